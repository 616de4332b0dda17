# bash completion for ugolki-cli                                           -*- shell-script -*-
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options are read from what --help prints, so that they are always true.

_ugolki_cli_commands ()
{
  "$1" --help 2>/dev/null | sed -n 's/^  \([a-z]\{1,\}\)  .*/\1/p'
}

_ugolki_cli_options ()
{
  "$1" "$2" --help 2>/dev/null | sed -nE 's/^  (-[a-z], )?(--[a-z-]+=?).*/\2/p'
}

# The words an option takes, where they are known.
_ugolki_cli_values ()
{
  case $2 in
    --to) echo ugn svg png pdf ;;
    --game) [ "$3" != generate ] || echo ugolki gyges ;;
    --theme)
      if [ "$3" = generate ]; then
        "$1" generate --list 2>/dev/null | cut -d' ' -f2
      else
        echo walnut slate paper high-contrast
      fi
      ;;
  esac
}

_ugolki_cli ()
{
  local program=$1 word=$2 option=$3 command=${COMP_WORDS[1]} words

  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="$(_ugolki_cli_commands "$program") --help --version"
  else
    # The shell takes “=” for a word of its own.
    if [ "$word" = = ]; then
      word=
    elif [ "$option" = = ]; then
      option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    words=$(_ugolki_cli_values "$program" "$option" "$command")
    if [ -z "$words" ] && [[ $word == -* ]]; then
      words=$(_ugolki_cli_options "$program" "$command")
    fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  [[ ${COMPREPLY[*]} != *= ]] || compopt -o nospace 2>/dev/null
}

complete -o default -F _ugolki_cli ugolki-cli
