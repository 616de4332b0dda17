/* ugo-lesson.h: a lesson, read from its file and never changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * data/lessons/README.md describes the files. Texts are kept as they are in English, which is what
 * message catalogues go by: whoever shows one translates it with gettext.
 */
#pragma once

#include "ugo-condition.h"

G_BEGIN_DECLS

#define UGO_LESSON_HINTS 3
#define UGO_LESSON_MAX_MOVES 20

#define UGO_LESSON_ERROR (ugo_lesson_error_quark ())

typedef enum
{
  UGO_LESSON_ERROR_XML,
  UGO_LESSON_ERROR_CONTENT,
} UgoLessonError;

/* What a step asks for. */
typedef enum
{
  UGO_LESSON_GOAL_READ,     /* nothing: it is read */
  UGO_LESSON_GOAL_MOVE,     /* a move */
  UGO_LESSON_GOAL_SELECT,   /* squares to be chosen */
  UGO_LESSON_GOAL_COUNT,    /* a number */
  UGO_LESSON_GOAL_SEQUENCE, /* several moves */
  UGO_LESSON_GOAL_WIN,      /* a win within some moves, whatever the other side does */
  UGO_LESSON_GOAL_DEFEND,   /* a move after which the other side cannot force a win */
} UgoLessonGoal;

/* What the other side does between the moves of a sequence when the lesson does not say. */
typedef enum
{
  UGO_REPLIES_STAY,  /* nothing: one side moves alone */
  UGO_REPLIES_FIRST, /* its first legal move in the order of squares */
} UgoReplies;

typedef enum
{
  UGO_MARK_LOOK, /* here */
  UGO_MARK_GOOD, /* this is right */
  UGO_MARK_BAD,  /* this is not */
} UgoMarkKind;

typedef struct
{
  UgoMarkKind kind;
  uint64_t squares;
} UgoLessonMark;

typedef struct
{
  UgoSquare from;
  UgoSquare to;
} UgoLessonArrow;

/*
 * UgoLessonHint:
 * @squares: the squares it points at
 * @text: what it says
 */
typedef struct
{
  uint64_t squares;
  char *text;
} UgoLessonHint;

/*
 * UgoLessonWrong:
 * @when: (nullable): the tries it is for, %NULL for all that are left
 * @text: what is said to them
 */
typedef struct
{
  UgoCondition *when;
  char *text;
} UgoLessonWrong;

/*
 * UgoLessonReply:
 * @to: (nullable): the moves it answers, %NULL for all that are left
 * @move: the text of the move
 * @text: (nullable): what is said with it
 */
typedef struct
{
  UgoCondition *to;
  char *move;
  char *text;
} UgoLessonReply;

/*
 * UgoLessonStep:
 * @id: its name, stable, of its own in the lesson
 * @line: where it begins in its file
 * @goal: what it asks for
 * @position: where it begins, after the moves that were played before it
 * @keys: (element-type guint64): keys of the positions that led there, itself included, for the
 *   rule of repetition
 * @text: what it says
 * @praise: (nullable): what it says when it is solved
 * @marks: (element-type UgoLessonMark): marks on the board
 * @arrows: (element-type UgoLessonArrow): arrows on the board
 * @wrongs: (element-type UgoLessonWrong): the first that fits a refused try answers it
 * @replies: (element-type UgoLessonReply): the first that fits a move is played after it
 * @hints: where to look, which piece, which move
 * @n_hints: 3, or 0 for a step that is read
 * @solution: (nullable) (array zero-terminated=1): the texts of moves that solve it
 * @words: (array zero-terminated=1): names in the glossary
 * @accept: (nullable): what each move must fulfil
 * @until: (nullable): what solves a sequence
 * @moves: how many moves a sequence, a win or a threat has
 * @par: how many moves a good player needs; 0 where that is not said
 * @policy: what the other side does in a sequence
 * @squares: the squares to be chosen
 * @answer: the number asked for
 */
typedef struct
{
  char *id;
  guint line;
  UgoLessonGoal goal;
  UgoPosition position;
  GArray *keys;
  char *text;
  char *praise;
  GArray *marks;
  GArray *arrows;
  GArray *wrongs;
  GArray *replies;
  UgoLessonHint hints[UGO_LESSON_HINTS];
  guint n_hints;
  char **solution;
  char **words;
  UgoCondition *accept;
  UgoCondition *until;
  guint moves;
  guint par;
  UgoReplies policy;
  uint64_t squares;
  int answer;
} UgoLessonStep;

typedef struct UgoLesson UgoLesson;

/**
 * ugo_lesson_error_quark:
 *
 * Returns: the domain of #UgoLessonError
 */
GQuark ugo_lesson_error_quark (void);

/**
 * ugo_lesson_new:
 * @name: the name of the file, for errors
 * @text: what it holds
 * @length: its length in bytes
 * @error: (nullable): the place of an error, whose message begins with the file and the line
 *
 * Returns: (transfer full) (nullable): the lesson, or %NULL
 */
UgoLesson *ugo_lesson_new (const char *name, const char *text, gsize length, GError **error);

/**
 * ugo_lesson_ref:
 * @self: a lesson
 *
 * Returns: (transfer full): the same
 */
UgoLesson *ugo_lesson_ref (UgoLesson *self);

/**
 * ugo_lesson_unref:
 * @self: (transfer full): a lesson
 */
void ugo_lesson_unref (UgoLesson *self);

/**
 * ugo_lesson_get_id:
 * @self: a lesson
 *
 * Returns: its name: stable, unique, what progress is kept by
 */
const char *ugo_lesson_get_id (const UgoLesson *self);

/**
 * ugo_lesson_get_course:
 * @self: a lesson
 *
 * Returns: the game whose course it belongs to
 */
const UgoRules *ugo_lesson_get_course (const UgoLesson *self);

/**
 * ugo_lesson_get_title:
 * @self: a lesson
 *
 * Returns: its title, in English
 */
const char *ugo_lesson_get_title (const UgoLesson *self);

/**
 * ugo_lesson_get_n_steps:
 * @self: a lesson
 *
 * Returns: how many steps it has, at least 1
 */
guint ugo_lesson_get_n_steps (const UgoLesson *self);

/**
 * ugo_lesson_get_step:
 * @self: a lesson
 * @index: the number of a step, from 0
 *
 * Returns: (transfer none): the step
 */
const UgoLessonStep *ugo_lesson_get_step (const UgoLesson *self, guint index);

/**
 * ugo_lesson_get_texts:
 * @self: a lesson
 *
 * Returns: (transfer container) (element-type utf8): every text in it that is to be translated
 */
GPtrArray *ugo_lesson_get_texts (const UgoLesson *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoLesson, ugo_lesson_unref)

G_END_DECLS
