/** Worth of each line of advice: a table for a terminal, and the option file of the lines that help. */

import { changeAndRange } from '../figures.ts'
import { escapeInvisible } from '../problems.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import type { Proposal } from '../sources/advice.ts'
import { isRefused } from '../verdict/judgement.ts'
import { alignedRows, type Paint } from './text-table.ts'

/** Name of the scenario that has all lines that help. */
export const TOGETHER = 'together'

/** A line of advice with its proof. */
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
  /** The comparison that shows most; undefined: the line was not measured. */
  readonly by: ResultComparison | undefined
  /** Losses in a crash that this line makes possible; empty if there are none. */
  readonly price: string
}

/** Gain that an interval must exclude before a line counts as one without effect. */
const LEAST_GAIN = 0.05

const TEXTS: Readonly<Record<Proof['finding'], string>> = {
  helps: 'helps',
  costs: 'costs',
  'helps and costs': 'helps here, and costs elsewhere',
  'not seen again': 'helped once, and not on fresh servers',
  'no difference': 'no difference seen',
  open: 'could not tell: raise --budget',
  'not shown': 'no measured workload shows it',
  refused: 'the server does not start with it',
}

/** The proof of a line by the run that measured it. */
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

/** A table for a terminal. @param together proof of all lines that help; undefined if fewer than two do */
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
 * An option file of lines that help, each below its figures.
 *
 * @param server on which they were measured, for the first line
 */
export function provenFile(proven: readonly (Proof & Proposal)[], server: string): string {
  const lines = proven.flatMap(({ by, price, option: { name, text } }) => [
    ...(by === undefined ? [] : [`# ${changeAndRange(by)} at ${placeOf(by)}`]),
    ...(price === '' ? [] : [`# ${escapeInvisible(price)}`]),
    text === undefined ? name : `${name} = ${/[#;'"\s]/.test(text) ? `'${text}'` : text}`,
  ])
  return `${[`# measured by qpsgate prove on ${server}`, '[mysqld]', ...lines].join('\n')}\n`
}
