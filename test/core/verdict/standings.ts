/** Standings as looks leave them. */
import type { Standing } from '../../../src/core/verdict/decision-state.ts'

type Kind<K extends Standing['kind']> = Extract<Standing, { kind: K }>

/** Open, with this share of the error spent. */
export function openAfter(spent: number): Kind<'open'> {
  return { kind: 'open', pass: { spent }, suspicion: { spent } }
}

/** Suspected in a trial, by about twice the usual tolerance, with nothing spent on confirming it. */
export function suspected(
  given: Pick<Kind<'suspected'>, 'trial' | 'since'> & Partial<Kind<'suspected'>>,
): Kind<'suspected'> {
  const { trial, since } = given
  return {
    ...{ kind: 'suspected', mean: -0.1, open: openAfter(since), confirmation: { spent: 0 } },
    ...{ toldBy: trial, isRepeated: false },
    ...given,
  }
}
