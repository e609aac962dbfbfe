/**
 * What each line of a tuning tool's advice is worth: a table for a terminal, and an option file with the lines that
 * help.
 */

import { changeAndRange } from '../figures.ts'
import { escapeInvisible } from '../problems.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import type { Proposal } from '../sources/advice.ts'
import { isRefused } from '../verdict/judgement.ts'
import { alignedRows, type Paint } from './text-table.ts'

export const TOGETHER = 'together'

export interface Proof {
  readonly name: string
  readonly finding:
    | 'helps'
    | 'costs'
    | 'helps and costs'
    | 'not seen again'
    | 'no difference'
    | 'open'
    | 'not shown'
    | 'refused'
    | 'unknown'
    | 'no value'
  readonly by: ResultComparison | undefined
  /** What a crash may lose with this line, as a sentence; empty if nothing. */
  readonly price: string
}

/** Gain as a share of QPS. A line counts as "no difference" only if its interval excludes a larger gain. */
const LEAST_GAIN = 0.05

const TEXTS: Readonly<Record<Proof['finding'], string>> = {
  helps: 'helps',
  costs: 'costs',
  'helps and costs': 'helps here, and costs elsewhere',
  'not seen again': 'helped once, and not on restarted servers',
  'no difference': 'no difference seen',
  open: 'could not tell: raise --budget',
  'not shown': 'no measured workload shows it',
  refused: 'the server does not start with it',
  unknown: 'no server has this setting',
  'no value': 'not measured: the line has no value',
}

/**
 * What the measurement found about a line of advice. A line that gains in one workload and costs in another has a
 * finding of its own, because users must weigh the two themselves.
 */
export function proofOf(name: string, { comparisons }: Result, price = ''): Proof {
  const cells = comparisons.filter((each) => each.scenario === name && !isRefused(each))
  const best = cells.filter(isFaster).toSorted((one, other) => other.low - one.low)[0]
  const worst = cells.filter(isSlower).toSorted((one, other) => one.high - other.high)[0]
  const widest = cells.toSorted((one, other) => other.high - one.high)[0]
  const isOpen = widest !== undefined && widest.high > LEAST_GAIN
  const unchanged = isOpen ? 'open' : 'no difference'
  const finding = best === undefined ? (worst ? 'costs' : unchanged) : worst ? 'helps and costs' : 'helps'
  return { name, finding, by: best ?? worst ?? widest, price }
}

const FASTER: readonly ResultComparison['label'][] = ['improved', 'faster']
const SLOWER: readonly ResultComparison['label'][] = [
  'regressed',
  'slower',
  'slower within the limit',
  'leaning regressed',
]

function isFaster({ label }: ResultComparison): boolean {
  return FASTER.includes(label)
}

function isSlower({ label }: ResultComparison): boolean {
  return SLOWER.includes(label)
}

/** @param together the proof of all lines that help, in one server; undefined if fewer than two help */
export function renderProofs(proofs: readonly Proof[], together: Proof | undefined, paint: Paint): string {
  const all = [...proofs, ...(together === undefined ? [] : [{ ...together, name: 'those that help, together' }])]
  const rows = all.map(({ name, finding, by }) => [
    escapeInvisible(name),
    by === undefined ? '–' : changeAndRange(by),
    by === undefined ? '–' : placeOf(by),
    TEXTS[finding],
  ])
  const [title = '', ...lines] = alignedRows([['advice', 'change in QPS', 'at', 'finding'], ...rows])
  const priced = proofs.filter(({ price, finding }) => price !== '' && finding.startsWith('helps'))
  return `${[
    paint(title, 'faint'),
    ...lines.map((line, at) => paint(line, all[at]?.finding === 'costs' ? 'slower' : 'plain')),
    ...(priced.length === 0 ? [] : ['', ...priced.map(({ price }) => `the price: ${escapeInvisible(price)}`)]),
  ].join('\n')}\n`
}

function placeOf({ workload, threads }: ResultComparison): string {
  return `${workload}, ${threads} ${threads === 1 ? 'thread' : 'threads'}`
}

/**
 * Option file with the lines that help. A comment above each line has its figures, so that they stay with the line.
 *
 * @param server product and version that the lines were measured on, which the first line of the file names
 */
export function provenFile(proven: readonly (Proof & Proposal)[], server: string): string {
  const lines = proven.flatMap(({ by, price, option: { name, text } }) => [
    ...(by === undefined ? [] : [`# ${changeAndRange(by)} at ${placeOf(by)}`]),
    ...(price === '' ? [] : [`# ${escapeInvisible(price)}`]),
    text === undefined ? name : `${name} = ${/[#;'"\s]/.test(text) ? `'${text}'` : text}`,
  ])
  return `${[`# measured by qpsgate prove on ${server}`, '[mysqld]', ...lines].join('\n')}\n`
}
