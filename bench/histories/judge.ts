/** Compares what qpsgate says about a commit with what the list expects. */
import { matchesGlob } from 'node:path'
import { readOptionName } from '../../src/core/setting/option-name.ts'
import { type ExpectedChange, expectedChange, type LineRange, type ListedCommit, lineRange, UNSET } from './list.ts'

/** A line of a source. */
export interface SaidLine {
  readonly file: string
  readonly line: number
}

/** A setting or an image that changes, according to qpsgate. */
export interface SaidSetting extends SaidLine {
  readonly name: string
  /** Value; null: not set. */
  readonly before: string | null
  readonly now: string | null
  /** Whether both values are known, so that qpsgate would measure the change. */
  readonly isMeasured: boolean
}

export type Said =
  | {
      readonly kind: 'read'
      readonly settings: readonly SaidSetting[]
      /** Changed lines whose effect on the server qpsgate cannot tell. */
      readonly lines: readonly SaidLine[]
    }
  | { readonly kind: 'refused'; readonly why: string }

/** What qpsgate says, whatever the list expects. */
export type Outcome = 'settings' | 'settings-and-lines' | 'lines' | 'nothing' | 'refused'

export function outcomeOf(said: Said): Outcome {
  if (said.kind === 'refused') return 'refused'
  const { settings, lines } = said
  if (settings.length > 0) return lines.length > 0 ? 'settings-and-lines' : 'settings'
  return lines.length > 0 ? 'lines' : 'nothing'
}

/**
 * How well qpsgate reads a commit. `right`: it says every expected change with its line, and nothing else. `drowned`:
 * the same, but with further lines. `mentioned`: it names the line of every change, but not all values. `partial`: some
 * changes are missing. `silent`: it says nothing. `wrong`: it says that a setting changed that did not, or gives wrong
 * values. An unrelated commit is `right` if qpsgate says nothing.
 */
export type Verdict = 'right' | 'drowned' | 'mentioned' | 'partial' | 'silent' | 'wrong' | 'refused'

export interface Judgement {
  readonly verdict: Verdict
  /** Expected changes that qpsgate does not give with their values. */
  readonly missing: readonly string[]
  /** Settings and lines that qpsgate gives, and the list does not expect. */
  readonly surplus: readonly string[]
}

export function judge(commit: ListedCommit, said: Said): Judgement {
  if (said.kind === 'refused') return { verdict: 'refused', missing: [], surplus: [said.why] }
  const expected = commit.kind === 'database' ? commit.changes.map(expectedChange) : []
  const allowed = (commit.kind === 'database' ? (commit.may ?? []) : []).map(lineRange)
  const all = [...expected.flatMap(({ places }) => places), ...allowed]
  const wrong = said.settings.filter((setting) => !isExpected(setting, expected, allowed))
  const strays = said.lines.filter((line) => !all.some((range) => isAmong(line, range)))
  const missing = expected.filter((change) => !isSaid(change, said.settings, said.lines))
  const isMentioned = (change: ExpectedChange) =>
    [...said.settings, ...said.lines].some((line) => isAtPlace(line, change))
  const isAnyMissing = !missing.every(isMentioned)
  const verdict = (): Verdict => {
    if (expected.length > 0 && said.settings.length + said.lines.length === 0) return 'silent'
    if (wrong.length > 0) return 'wrong'
    if (isAnyMissing) return 'partial'
    if (missing.length > 0) return 'mentioned'
    return strays.length > 0 ? 'drowned' : 'right'
  }
  return {
    verdict: verdict(),
    missing: missing.map(({ text }) => text),
    surplus: [...wrong.map(settingText), ...strays.map(({ file, line }) => `${file}:${line}`)],
  }
}

/** Whether qpsgate gives an expected change: with its values, unless it has none, or an expression decides them. */
function isSaid(change: ExpectedChange, settings: readonly SaidSetting[], lines: readonly SaidLine[]): boolean {
  const isOpen = change.values?.before === undefined || change.values.now === undefined
  if (isOpen) return [...settings, ...lines].some((line) => isAtPlace(line, change))
  return settings.some((setting) => isAsExpected(setting, change))
}

/**
 * Whether the list expects what qpsgate says about a setting. If qpsgate knows no values, only the name must be right.
 */
function isExpected(setting: SaidSetting, expected: readonly ExpectedChange[], allowed: readonly LineRange[]): boolean {
  if (allowed.some((range) => isAmong(setting, range))) return true
  const here = expected.filter((change) => isAtPlace(setting, change))
  if (here.some(({ values }) => values === undefined)) return true
  if (!setting.isMeasured) return here.some(({ name }) => isSameName(setting.name, name))
  return expected.some((change) => isAsExpected(setting, change))
}

function isAsExpected(setting: SaidSetting, change: ExpectedChange): boolean {
  const { name, values } = change
  if (values === undefined || !isSameName(setting.name, name)) return false
  const isHere = isAtPlace(setting, change)
  if (!setting.isMeasured) return false
  const isSame = name === 'version' ? isSameVersion : isSameValue
  const isBefore = isSide(setting.before, values.before, isSame)
  const isNow = isSide(setting.now, values.now, isSame)
  // The list may name a new image as one change, or as the end of one image and the start of another.
  if (isProgram(name) && values.now === UNSET) return isBefore
  if (isProgram(name) && values.before === UNSET) return isHere && isNow
  return isHere && isBefore && isNow
}

const PROGRAM = /^(?:image|version|engine)$/

/** Whether a name stands for the program of a server: its image, version or engine. */
function isProgram(name: string): boolean {
  return PROGRAM.test(name)
}

function isSameName(said: string, expected: string): boolean {
  if (isProgram(expected)) return isProgram(said)
  const plain = (name: string) => readOptionName(name.replace(/^\[[^\]]*\] | .*$/g, '').toLowerCase()).variable
  return plain(said) === plain(expected)
}

/**
 * @param said null: not set
 * @param expected undefined: any value
 */
function isSide(
  said: string | null,
  expected: string | undefined,
  isSame: (said: string, expected: string) => boolean,
): boolean {
  if (expected === undefined) return true
  if (said === null || expected === UNSET) return said === null && expected === UNSET
  return isSame(plainValue(said), plainValue(expected))
}

function isSameValue(said: string, expected: string): boolean {
  return said === expected
}

/**
 * Whether two versions are the same. qpsgate gives a version with its image, and with suffixes that only a package has.
 */
function isSameVersion(said: string, expected: string): boolean {
  const number = versionIn(expected)
  return said === expected || (number === undefined ? said.endsWith(`:${expected}`) : versionIn(said) === number)
}

function versionIn(text: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(text)?.[0]
}

function plainValue(text: string): string {
  return text
    .trim()
    .replaceAll(/^["']|["'];?$/g, '')
    .toLowerCase()
}

function isAtPlace(line: SaidLine, { places }: ExpectedChange): boolean {
  return places.some((range) => isAmong(line, range))
}

function isAmong({ file, line }: SaidLine, range: LineRange): boolean {
  return line >= range.first && line <= range.last && (file === range.file || matchesGlob(file, range.file))
}

function settingText({ file, line, name, before, now }: SaidSetting): string {
  return `${file}:${line} ${name} ${before ?? UNSET}→${now ?? UNSET}`
}
