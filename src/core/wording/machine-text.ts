/** What disturbed the machine. */
import { share } from '../figures.ts'
import type { Result } from '../result/result.ts'

/** Said even without disturbances, because readers want to know that the machine was watched; empty if it was not. */
export function disturbedText({ disturbance: { blocks, disturbed, dropped } }: Result): string {
  if (blocks === 0) return ''
  if (disturbed === 0) return 'The machine was quiet.'
  const left = dropped === 0 ? 'none of it was left out' : `${share(dropped / blocks)} was left out`
  return `The machine was disturbed for ${share(disturbed / blocks)} of the time, and ${left}.`
}
