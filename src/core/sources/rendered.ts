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

/** Programs and libraries, by their names: scripts and makefiles often have no ending. */
const CODE =
  /\.(?:[a-z]?sh|pyc?|pl|pm|rb|[cm]?[jt]s|php|lua|mk|jq|awk|so|jar|ps1|nix|m4|erb)$|(?:^|\/)(?:[^./]+|package\.json)$/
export function isCode(path: string): boolean {
  return CODE.test(path)
}

/** Files of nothing but values, and the templates of these. */
const DATA = /\.(?:cnf|cfg|conf|ini|env|ya?ml|json|toml|properties|vars|in|tmpl|tpl|j2|jinja2?)$|(?:^|\/)\.env$/i
/** A word, also in quotes: in no language it is more than a value. No variable, whose value may depend on the machine. */
const VALUE = /[\w.:/,+%-]*|"[\w.:/,+%-]*"|'[\w.:/,+%-]*'/.source
/** Without quotes and brackets it ends no string, and calls nothing, in whatever language. */
const COMMENT = /[#;][\w\s.,:/+%=*-]*/.source
/** Keys whose values tools run, or take as conditions; variables that programs take for theirs; files that are no files. */
const ACTING = [
  /^\s*(?:-\s+)?["']?(?:.*(?:when|with_|include|import)\w*|(?:\w+\.)*(?:shell|command|cmd|raw|script|run|exec|source))["']?\s*:/i,
  /^\s*(?:-\s+)?["']?(?:block|rescue|always|that|until|inventory|vault_password_file)["']?\s*[:=]/i,
  /^\s*#\s*(?:el|end)?(?:if|ifn?def|else|define|undef|include|for|set|macro)\b/,
  /^\s*(?:-\s+)?["']?(?:lookup|loop|pipe|action|args|creates|removes|query|expr)["']?\s*:/i,
  /^\s*(?:-\s+|export\s+)?["']?[A-Z_]*(?:PATH|PRELOAD|OPTIONS|OPTS|FLAGS|ENV|HOME|SHELL|STARTUP)["']?\s*[=:]/,
  /[=:"'\s]\/(?:proc|sys|dev|run)\//,
]
/** A list of maps, as that of tasks is, of which one may do anything. */
const TASKS = /^-\s+["']?[\w.]+["']?\s*:/m
/** An option that is switched on by its name, a section, a comment, or a name with its value. */
const STATEMENT = new RegExp(
  `^\\s*(?:${COMMENT}|\\[[\\w.-]+\\]|\\w+[_-][\\w-]+|(?:-\\s+)?["']?[\\w.-]+["']?\\s*[=:]\\s*(?:${VALUE})\\s*,?(?:\\s+${COMMENT})?|-\\s+(?:${VALUE}))?\\s*$`,
)
/** Longer lines state more than a value. */
const LONGEST_LINE = 500

/**
 * Whether only plain values changed in a file. Every program that reads it then gets the same values, wherever it runs; an
 * expression could give others.
 *
 * @param before its text, undefined if there was none
 */
export function statesOnlyValues(path: string, before: string | undefined, now: string | undefined): boolean {
  const others = (text = '') =>
    text
      .split('\n')
      .filter((line) => !isStatement(line))
      .join('\n')
  const areTasks = [before, now].some((text = '') => /\.ya?ml$/i.test(path) && TASKS.test(text))
  return DATA.test(path) && !isCode(path) && !areTasks && others(before) === others(now)
}

function isStatement(line: string): boolean {
  if (line.length > LONGEST_LINE || line.trimEnd().includes('\r')) return false
  return STATEMENT.test(line) && !ACTING.some((form) => form.test(line))
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
