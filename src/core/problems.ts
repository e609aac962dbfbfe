import type { SourceLine } from './names.ts'

export interface Complaint {
  readonly actual: string
  readonly allowed: string
}

export interface Problem extends SourceLine, Complaint {
  readonly path: string
}

export type KeyPath = readonly (string | number)[]

/**
 * Position in the text of a suite or workload: the line counts from 1, the offset in characters from 0. Two problems
 * with the same offset are about the same piece of text.
 */
export interface TextPosition {
  readonly line: number
  readonly offset: number
}

export interface ProblemDraft extends Complaint {
  readonly path: KeyPath
  readonly position: TextPosition
  /** Key that the user probably meant by an unknown one, so that it is not reported as missing, too. */
  readonly meant?: KeyPath | undefined
}

export const MISSING = 'missing'

const LONGEST_QUOTE = 80
const MOST_NAMES_LISTED = 40
/** Maximum length of a word that is compared. A longer word is no typing error, and comparing it would take long. */
const LONGEST_COMPARED = 64

/**
 * A path such as `scenarios.pfson.options[0]`. Keys that are not plain words are quoted, because they may hold
 * anything.
 */
export function renderPath(path: KeyPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (/^[\w%-]+$/.test(step) && step.length <= LONGEST_QUOTE) text += text === '' ? step : `.${step}`
    else text += `[${quote(step)}]`
  }
  return text
}

export function describeValue(value: unknown): string {
  if (value === undefined) return MISSING
  if (value === null) return 'nothing'
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'an empty map' : 'a map'
  return String(value)
}

/**
 * Text in quotes, at most 80 characters. Credentials in addresses are masked, and invisible characters escaped, because
 * messages end up in logs.
 */
export function quote(text: string): string {
  return quoteAtMost(LONGEST_QUOTE, text)
}

export function quoteAtMost(most: number, text: string): string {
  const hidden = text.replace(/\/\/[^/@\s]*@/g, '//***@')
  const cut = hidden.length > most ? `${hidden.slice(0, most - 1)}…` : hidden
  return escapeInvisible(JSON.stringify(cut))
}

/**
 * Shows control, formatting and unpaired surrogate characters as \uXXXX, so that no input can drive a terminal or a
 * log.
 */
export function escapeInvisible(text: string): string {
  const escapeOf = (character: string) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('')
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escapeOf)
}

export function listNames(names: readonly string[]): string {
  const texts = names.slice(0, MOST_NAMES_LISTED).map((name) => (/^[\w.%-]+$/.test(name) ? name : quote(name)))
  return names.length > MOST_NAMES_LISTED ? `${texts.join(', ')}, …` : texts.join(', ')
}

/**
 * Share of letters that may be wrong if a word has few candidates. Among many candidates, so large a share would match
 * wrong names.
 */
const MISTYPED = 1 / 3

/**
 * Candidate that a mistyped word most probably means; undefined if none is near.
 *
 * @param mistyped share of letters that may be wrong, 0 … 1; smaller for many candidates, which are more alike
 */
export function nearest(word: string, candidates: readonly string[], mistyped = MISTYPED): string | undefined {
  if (word.length > LONGEST_COMPARED) return undefined
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '-')
  const scored = candidates
    .filter((candidate) => candidate.length <= LONGEST_COMPARED)
    .map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length * mistyped)))
    .sort((a, b) => a.distance - b.distance)
  return scored[0]?.candidate
}

/**
 * Levenshtein distance: the fewest insertions, deletions and replacements between two words, as typing errors make
 * them.
 */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous[to.length] ?? 0
}

/** Letters from which a name is long enough to be taken for a mistyped one. */
const SHORTEST_MISTYPED = 4

/** A hint behind a mistyped name, such as " (did you mean pfs?)"; empty if no candidate is near. */
export function meantText(mistyped: string, candidates: readonly string[]): string {
  const meant = mistyped.length < SHORTEST_MISTYPED ? undefined : nearest(mistyped, candidates)
  return meant === undefined ? '' : ` (did you mean ${meant}?)`
}

export function describeUnknown(word: string, candidates: readonly string[]): string {
  const suggestion = nearest(word, candidates)
  return suggestion === undefined ? quote(word) : `${quote(word)} (did you mean ${quote(suggestion)}?)`
}

/** Problems in the order of the text, each once. A key that is only missing because it was mistyped is left out. */
export function finishProblems(drafts: readonly ProblemDraft[], file: string): Problem[] {
  const meant = new Set(drafts.flatMap((draft) => (draft.meant === undefined ? [] : [renderPath(draft.meant)])))
  const seen = new Set<string>()
  const distinctDrafts: ProblemDraft[] = []
  for (const draft of drafts) {
    const path = renderPath(draft.path)
    if (draft.actual === MISSING && meant.has(path)) continue
    // A YAML alias repeats a text under a second path, but the user has only one problem to correct.
    const marks = [`${draft.position.line} ${path}`, `${draft.position.offset} ${draft.path.at(-1)} ${draft.actual}`]
    if (!marks.some((mark) => seen.has(mark))) distinctDrafts.push(draft)
    for (const mark of marks) seen.add(mark)
  }
  return distinctDrafts
    .sort((a, b) => a.position.offset - b.position.offset)
    .map(({ path, position, actual, allowed }) => ({
      file,
      line: position.line,
      path: renderPath(path),
      actual,
      allowed,
    }))
}
