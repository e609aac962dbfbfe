/** Standings as looks leave them. */
import type { Standing } from '../../../src/core/verdict/decision-state.ts'

type Kind<K extends Standing['kind']> = Extract<Standing, { kind: K }>

/** Open, last looked at with so many blocks. */
export function openAfter(blocks: number): Kind<'open'> {
  return { kind: 'open', blocks }
}

/** Suspected in a trial, which nothing was measured after. */
export function suspected(given: Pick<Kind<'suspected'>, 'trial'> & Partial<Kind<'suspected'>>): Kind<'suspected'> {
  return { kind: 'suspected', blocks: 0, looks: 0, exhaustedBy: given.trial, ...given }
}
