/**
 * Sources of the form `render: COMMAND`, whose command prints an option file. The printed options get the lines of the
 * repository that they came from.
 */

import parseWords from 'string-argv'
import type { SourceLine } from '../names.ts'
import { canonicalName } from '../setting/option-name.ts'
import type { Setting } from '../setting/setting.ts'
import { parseOptionFile } from './option-file.ts'

const RENDER = 'render:'

/** Whether a source names a command that prints an option file, instead of a file. */
export function isCommand(source: string): boolean {
  return source.startsWith(RENDER)
}

/** Program and arguments of a command, which run without a shell; undefined for a source that names a file. */
export function renderCommand(source: string): readonly string[] | undefined {
  return isCommand(source) ? parseWords(source.slice(RENDER.length)) : undefined
}

/** The name of an option file or of a template for one. */
const OPTION_FILE = /\.cnf(?:\.(?:in|j2|tmpl|tpl))?$/i
/** Matches expressions of shells, templates, cpp and m4, whose values may depend on where a program runs. */
const EXPRESSION =
  /[$`]|\{\{|\{%|<%|^[^#;\n]*\(|^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include)\b/m

/**
 * Whether an option file has only plain values, so that every program reads the same from it, wherever the program
 * runs.
 */
export function isPlainOptionFile(path: string, text: string): boolean {
  return OPTION_FILE.test(path) && !EXPRESSION.test(text) && parseOptionFile(text, path).problems.length === 0
}

export interface Template {
  readonly file: string
  readonly text: string
}

/**
 * Matches the beginning of a line that can set an option. The name ends at a blank, at `=`, `:` or a quote, or with the
 * line.
 */
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/
/**
 * Matches a group before an option's name, which option-file.ts puts there if only specially started servers read the
 * group.
 */
const GROUP_MARK = /^\[[^\]]*\] /

/**
 * Gives each option the line of the repository that it surely came from: the only line in all templates that begins
 * with the option's name, in any spelling. Other options keep their line in the command's output.
 *
 * @param options as read from the command's output
 * @param templates each file once
 * @param command text that takes the place of a file's path
 */
export function placeRendered(
  options: readonly Setting[],
  templates: readonly Template[],
  command: string,
): readonly Setting[] {
  const places = new Map<string, SourceLine[]>(options.map((option) => [spellingOf(option), []]))
  for (const { file, text } of templates)
    for (const [index, line] of text.split('\n').entries())
      places.get(canonicalName(NAMED_LINE.exec(line)?.[1] ?? ''))?.push({ file, line: index + 1 })
  return options.map((option) => {
    const [only, other] = places.get(spellingOf(option)) ?? []
    const place = only === undefined || other !== undefined ? { file: command } : only
    return { ...option, ...place }
  })
}

function spellingOf({ name }: Setting): string {
  return canonicalName(name.replace(GROUP_MARK, ''))
}
