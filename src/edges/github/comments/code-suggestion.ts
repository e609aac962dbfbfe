/** A suggestion as a change of the pull request's own lines, which its author takes over with a click. */

import type { Suggestion } from '../../../core/attribution/attribution.ts'
import { isPerformanceSchemaOption } from '../../../core/attribution/suggest.ts'
import type { Result } from '../../../core/result/result.ts'
import { readOptionFileLine } from '../../../core/suite/option-file.ts'
import { fenced } from '../../../core/views/markdown/markdown-parts.ts'
import { suggestionPromise } from '../../../core/views/report/suggestion-section.ts'
import { escapeMarkdown } from '../../../core/wording/escape.ts'
import type { ChangedFile } from '../api/pull-request.ts'
import { insideWorkspace } from '../context/workspace.ts'

/** A comment on lines of the new file, 1-based, both included. */
export interface LineComment {
  readonly path: string
  readonly startLine: number
  readonly line: number
  /** Markdown, without a marker. */
  readonly body: string
}

export type CodeSuggestion =
  | { readonly kind: 'ready'; readonly comments: readonly LineComment[] }
  /** `why` is a sentence for a notice; may hold text from outside. */
  | { readonly kind: 'impossible'; readonly why: string }

/** Each comment is a notification. */
const MOST_COMMENTS = 5

/** Lines that are replaced, within one hunk of one file. */
interface ReplacedLines {
  readonly path: string
  readonly hunk: Hunk
  /** Ascending, at least one. */
  readonly lines: readonly number[]
}

/**
 * The suggested lines replace the first of the replaced lines; the others are removed, lines in between stay. It is all
 * or nothing: a suggestion that leaves some of the replaced lines would not be the measured one.
 */
export function codeSuggestion(result: Result, files: readonly ChangedFile[], workspace: string): CodeSuggestion {
  const { suggestion } = result
  if (suggestion === null) return { kind: 'ready', comments: [] }
  const format = FORMATS[suggestion.form ?? 'option-file']
  if (format === undefined) return impossible('each file has its settings in a form of its own')
  const shown = files.map(({ path, patch }) => ({ path, hunks: newSideOf(patch ?? '') }))
  const found = suggestion.replaces.map((place) => replacedLines(place, shown, workspace, format))
  const missing = found.find((place) => typeof place === 'string')
  if (missing !== undefined) return impossible(missing)
  const places = byHunk(found.filter((place) => typeof place !== 'string'))
  if (places.length === 0) return impossible(`no ${format.name} has it`)
  if (places.length > MOST_COMMENTS) return impossible(`its lines stand in ${places.length} places`)
  const lines = suggestion.lines.map(format.write)
  if (!lines.every(format.isReplaced)) return impossible(`its lines are no ${format.name}`)
  const promise = escapeMarkdown(suggestionPromise(result))
  const comments = places.map((place, index) => {
    const part = places.length === 1 ? '' : `\n\nPart ${index + 1} of ${places.length}, which belong together.`
    return commentOn(place, index === 0 ? lines : [], `${promise}${part}`)
  })
  return { kind: 'ready', comments }
}

/** Lines of one hunk joined, in the order of their first lines as given. */
function byHunk(places: readonly ReplacedLines[]): readonly ReplacedLines[] {
  return [...Map.groupBy(places, ({ hunk }) => hunk).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const lines = [first, ...others].flatMap((place) => place.lines)
    return { ...first, lines: lines.sort((left, right) => left - right) }
  })
}

interface ShownFile {
  readonly path: string
  readonly hunks: readonly Hunk[]
}

/** The line as it is in the pull request, or why it cannot be replaced there. */
function replacedLines(
  { file, line }: Suggestion['replaces'][number],
  shown: readonly ShownFile[],
  workspace: string,
  { name, isReplaced }: Format,
): ReplacedLines | string {
  const path = insideWorkspace(file, workspace)
  const hunk = hunkWith(shown.find((each) => each.path === path)?.hunks ?? [], line)
  if (path === undefined || hunk === undefined)
    return `${file}:${line} is not among the lines that the pull request shows`
  // Another file's form, or the branch was measured together with commits of its base that moved the line.
  if (!linesOf(hunk, line, line).every(isReplaced))
    return `${file}:${line} is, in the pull request, no ${name} about Performance Schema`
  return { path, hunk, lines: [line] }
}

/** Lines that can be replaced one by one: settings in other places need forms of their own. */
interface Format {
  readonly name: string
  /** Whether a line is one option about Performance Schema and nothing else. */
  readonly isReplaced: (text: string) => boolean
  /** A suggested line without its indentation. */
  readonly write: (line: string) => string
}

const FORMATS: Readonly<Record<NonNullable<Suggestion['form']>, Format | undefined>> = {
  'option-file': { name: 'line of an option file', isReplaced: isOptionLine, write: (line) => line },
  flags: { name: 'flag on a line of its own', isReplaced: isFlagLine, write: (line) => `- ${line}` },
  settings: undefined,
}

function isOptionLine(text: string): boolean {
  const line = readOptionFileLine(text, false)
  return line.kind === 'option' && isPerformanceSchemaOption(line.name) && isPlain(text)
}

/** An item of a list in YAML, whose value needs no quotes. */
const FLAG_LINE = /^\s*- (["']?)--([\w-]+)(?:=[\w%/=.-]*)?\1\s*(?:#.*)?$/

function isFlagLine(text: string): boolean {
  const [, , name] = FLAG_LINE.exec(text) ?? []
  return name !== undefined && isPerformanceSchemaOption(name) && isPlain(text)
}

function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll('\t', ' '))
}

function commentOn({ path, hunk, lines }: ReplacedLines, inserted: readonly string[], words: string): LineComment {
  const [startLine = 0] = lines
  const line = lines.at(-1) ?? startLine
  const written = linesOf(hunk, startLine, line).flatMap((text, index) => {
    if (!lines.includes(startLine + index)) return [text]
    const [indent = ''] = /^\s*/.exec(text) ?? []
    return index === 0 ? inserted.map((option) => `${indent}${option}`) : []
  })
  return { path, startLine, line, body: `${words}\n\n${fenced(written, 'suggestion')}` }
}

function impossible(why: string): CodeSuggestion {
  return { kind: 'impossible', why: `the suggestion is only in the report: ${why}` }
}

/** A run of lines of the new file, changed ones and those around them. */
export interface Hunk {
  /** Number of its first line in the new file, 1-based. */
  readonly first: number
  /** Without line breaks. */
  readonly lines: readonly string[]
}

const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/
const NEW_SIDE = /^[+ ]/

/** The hunks of one file's patch, as the API gives it; lines that are gone are in none. */
export function newSideOf(patch: string): readonly Hunk[] {
  const hunks: { first: number; lines: string[] }[] = []
  for (const line of patch.split('\n')) {
    const header = HEADER.exec(line)
    if (header !== null) hunks.push({ first: Number(header[1]), lines: [] })
    else if (NEW_SIDE.test(line)) hunks.at(-1)?.lines.push(line.slice(1).replace(/\r$/, ''))
  }
  return hunks
}

/** The hunk that shows the line of the new file. */
export function hunkWith(hunks: readonly Hunk[], line: number): Hunk | undefined {
  return hunks.find(({ first, lines }) => line >= first && line < first + lines.length)
}

/** Lines of the new file within the hunk, from `first` up to and including `last`. */
export function linesOf(hunk: Hunk, first: number, last: number): readonly string[] {
  return hunk.lines.slice(first - hunk.first, last - hunk.first + 1)
}
