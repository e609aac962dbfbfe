/**
 * Slices read in the exact form in which they are written: a file has hundreds of thousands, and a pattern takes a
 * fifth of the schema's time.
 */
import type { Revision } from '../names.ts'
import { MOST_TRIALS, type Slice } from './measurement.ts'

const NAME = String.raw`"([^"\\\p{Cc}]*)"`
const WHOLE = String.raw`(0|[1-9]\d{0,9})`
/** Without an exponent: a figure that needs one is left to the schema. */
const FIGURE = String.raw`((?:0|[1-9]\d{0,15})(?:\.\d{1,25})?)`

/** A slice of an arm's own server without statement counts, its fields in the order in which they are written. */
const WRITTEN = new RegExp(
  `^\\{"kind":"slice","trial":${WHOLE},"workload":${NAME},"threads":${WHOLE},"scenario":${NAME},` +
    `"revision":"(head|base|twin|base-twin)","block":${WHOLE},"at":${FIGURE},"seconds":${FIGURE},` +
    `"transactions":${FIGURE}(?:,"cpuSeconds":${FIGURE})?(,"computes":true)?\\}$`,
  'u',
)

type Writable = { -readonly [Field in keyof Slice]: Slice[Field] }

/**
 * @returns the slice as the schema reads it; undefined if the schema has to be asked: for all other lines, and for
 * wrong ones
 */
export function readSlice(row: string): Slice | undefined {
  const [, trial, workload, threads, scenario, revision, block, at, seconds, transactions, cpuSeconds, computes] =
    WRITTEN.exec(row) ?? []
  if (workload === undefined || scenario === undefined) return undefined
  const slice: Writable = {
    kind: 'slice',
    trial: Number(trial),
    workload,
    threads: Number(threads),
    scenario,
    revision: revision as Revision,
    block: Number(block),
    at: Number(at),
    seconds: Number(seconds),
    transactions: Number(transactions),
  }
  // Assigned, not spread: there are so many that intermediate objects would double the time.
  if (cpuSeconds !== undefined) slice.cpuSeconds = Number(cpuSeconds)
  if (computes !== undefined) slice.computes = true
  const isInRange = slice.trial > 0 && slice.trial <= MOST_TRIALS && slice.threads > 0 && slice.seconds > 0
  return isInRange ? slice : undefined
}
