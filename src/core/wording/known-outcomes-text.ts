/** Evidence for the promise from runs of known outcome, the same in the terminal and on the dashboard. */
import type { OutcomeCount } from '../history/known-outcomes.ts'
import { count, fineShare, share } from './figures.ts'

const TASKS: Readonly<Record<OutcomeCount['known'], string>> = { pass: 'pass', regressed: 'regress' }
const STANDINGS: Readonly<Record<OutcomeCount['standing'], string>> = {
  kept: 'kept',
  open: 'too few runs to show it',
  broken: 'not kept',
}

/** "60 runs known to pass: 58 did, 1 undecided, 1 false (1.7 %, 95 % limit 7.7 %); promised: below 1 %, too few …". */
export function outcomeSentence({ known, runs, right, undecided, ...others }: OutcomeCount): string {
  const { wrong, limit, promised, standing } = others
  const rate = `${fineShare(wrong / runs)}, 95 % limit ${fineShare(limit)}`
  const found = `${right} did, ${undecided} undecided, ${wrong} false (${rate})`
  return `${count(runs, 'run')} known to ${TASKS[known]}: ${found}; promised: below ${share(promised)}, ${standingWords(standing)}`
}

export function standingWords(standing: OutcomeCount['standing']): string {
  return STANDINGS[standing]
}
