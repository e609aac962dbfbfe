/** Option files that a command of the repository prints, on the lines of the repository that they came from. */

import parseWords from 'string-argv'
import { type SourceLine, UNREAD_MARK } from '../names.ts'
import { canonicalOptionName } from '../suite/option-file.ts'
import type { ServerOption } from '../suite/suite.ts'

/** Beginning of a source that names a command. */
const RENDER = /^render:\s*/

/** Whether a source names a command, not a file. */
export function isCommand(source: string): boolean {
  return RENDER.test(source)
}

/** Program and arguments of a source that names a command, not split by a shell; undefined for other sources. */
export function renderCommand(source: string): readonly string[] | undefined {
  return isCommand(source) ? parseWords(source.replace(RENDER, '')) : undefined
}

/** Interpreters, whose first file is a program. */
const INTERPRETER =
  /^(?:(?:ba|da|k|z|a)?sh|python[\d.]*|perl[\d.]*|ruby[\d.]*|node|nodejs|deno|bun|php[\d.]*|lua[\d.]*)$/
/** Files of tasks, by the programs that run them. */
const TASK_FILES: readonly (readonly [program: RegExp, files: readonly string[]])[] = [
  [/^g?make$/, ['GNUmakefile', 'makefile', 'Makefile']],
  [/^(?:npm|npx|yarn|pnpm|bunx?)$/, ['package.json']],
  [/^just$/, ['justfile', 'Justfile', '.justfile']],
  [/^rake$/, ['rakefile', 'Rakefile', 'rakefile.rb', 'Rakefile.rb']],
]

/**
 * Paths that can be programs of a command: its first word, those that an interpreter or `make` reads, scripts, and files of
 * tasks.
 *
 * @param isScript whether a path is a file that can be executed
 */
export function programsOf([program = '', ...words]: readonly string[], isScript: (path: string) => boolean): string[] {
  const name = program.slice(program.lastIndexOf('/') + 1)
  const tasks = TASK_FILES.flatMap(([runs, files]) => (runs.test(name) ? files : []))
  const isReader = INTERPRETER.test(name) || /^g?make$/.test(name)
  return [program, ...tasks, ...(isReader ? words : words.filter(isScript))]
}

/** Programs and libraries, by their names: scripts and makefiles often have no ending. */
const CODE = /\.(?:[a-z]?sh|py|pl|pm|rb|[cm]?[jt]s|php|lua|mk|jq|awk)$|(?:^|\/)(?:[^./]+|package\.json)$/
export function isCode(path: string): boolean {
  return CODE.test(path)
}

/** Beginnings of expressions and statements, in shells and in languages of templates, comments of other languages included. */
const EXPRESSION = /[`$]|\{\{|\{%|\{#|<%|<\?/
/** A variable of a template, which no condition can be made of. */
const VARIABLE = /\{\{-? *\w+ *-?\}\}|@\w+@/g
/**
 * Lines that state a value: a comment, a section, an item, a name or a key with its value. A shell takes what stands behind
 * the first word of NAME=VALUE for a command, so there the value is one word or quoted.
 */
const STATEMENT =
  /^\s*(?:[#;].*|\[[\w.-]+\]|-\s+[^()<>|&;!\\]*|["']?[\w.-]+["']?(?:\s*:[^()<>|&;!\\]*|\s+=[^()<>|&;!\\]*|=(?:[^()<>|&;!\\\s"']*|"[^"\\]*"|'[^'\\]*')(?:\s+#.*)?)?)?\s*$/

/**
 * Whether a file changed only in lines that state values, so that whoever reads it prints what stands there. Other lines
 * could depend on where the file is read.
 *
 * @param before its text, undefined if there was none
 */
export function statesOnlyValues(path: string, before: string | undefined, now: string | undefined): boolean {
  const othersIn = (text = '') =>
    text.split('\n').filter((line) => {
      const plain = line.replaceAll(VARIABLE, 'x')
      return EXPRESSION.test(plain) || !STATEMENT.test(plain)
    })
  return !isCode(path) && othersIn(before).join('\n') === othersIn(now).join('\n')
}

export interface Template {
  readonly file: string
  readonly text: string
}

/** Beginning of a line that can set an option: its name ends at a blank, at `=`, `:` or a quote, or with the line. */
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/
/** Beginning of an unread option whose group only some servers read, see option-file.ts. */
const GROUP_MARK = /^\[[^\]]*\] /

/**
 * Moves each option to the line of the repository that it surely came from: the only one in all templates that begins
 * with its name, in any spelling. Other options belong to the command, with their line in its output.
 *
 * @param options as read from the command's output
 * @param templates each file once
 * @param command text that takes the place of a file's path
 */
export function placeRendered(
  options: readonly ServerOption[],
  templates: readonly Template[],
  command: string,
): readonly ServerOption[] {
  const wanted = new Set(options.map(spellingOf))
  const places = placesOf(templates, wanted)
  return options.map((option) => ({ ...option, ...(places.get(spellingOf(option)) ?? { file: command }) }))
}

/** Lines by the names that they begin with; names that begin several lines are omitted. */
function placesOf(templates: readonly Template[], wanted: ReadonlySet<string>): ReadonlyMap<string, SourceLine> {
  const places = new Map<string, SourceLine>()
  const ambiguous = new Set<string>()
  for (const { file, text } of templates) {
    for (const [index, raw] of text.split('\n').entries()) {
      const name = canonicalOptionName(NAMED_LINE.exec(raw)?.[1] ?? '')
      if (!wanted.has(name)) continue
      if (places.has(name)) ambiguous.add(name)
      places.set(name, { file, line: index + 1 })
    }
  }
  for (const name of ambiguous) places.delete(name)
  return places
}

function spellingOf({ name }: ServerOption): string {
  const plain = name.startsWith(UNREAD_MARK) ? name.slice(UNREAD_MARK.length).replace(GROUP_MARK, '') : name
  return canonicalOptionName(plain)
}
