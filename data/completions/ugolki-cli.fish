# fish completion for ugolki-cli
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options are read from what --help prints, so that they are always true.

function __ugolki_cli_command
    set -l words (commandline -opc)
    test (count $words) -gt 1; and echo $words[2]
end

function __ugolki_cli_commands
    ugolki-cli --help 2>/dev/null | string replace -fr '^  ([a-z]+)  +(.*)$' '$1\t$2'
end

function __ugolki_cli_options
    ugolki-cli (__ugolki_cli_command) --help 2>/dev/null |
        string replace -fr '^  (?:-[a-z], )?(--[a-z-]+)(?:=\S+)?  +(.*)$' '$1\t$2'
end

function __ugolki_cli_has_theme
    contains -- (__ugolki_cli_command) convert generate sheet
end

function __ugolki_cli_themes
    if test (__ugolki_cli_command) = generate
        ugolki-cli generate --list 2>/dev/null | string split -f2 ' '
    else
        printf '%s\n' walnut slate paper high-contrast
    end
end

complete -c ugolki-cli -n 'not __ugolki_cli_command' -f -a '(__ugolki_cli_commands)'
complete -c ugolki-cli -n '__ugolki_cli_command >/dev/null' -a '(__ugolki_cli_options)'
complete -c ugolki-cli -n 'test "$(__ugolki_cli_command)" = convert' -l to -x -a 'ugn svg png pdf'
complete -c ugolki-cli -n 'test "$(__ugolki_cli_command)" = generate' -l game -x -a 'ugolki gyges'
complete -c ugolki-cli -n '__ugolki_cli_has_theme' -l theme -x -a '(__ugolki_cli_themes)'
