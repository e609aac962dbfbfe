/** What people call the servers of a run. Results and raw lines keep the codes head, base and twin. */
import { nameAt } from '../plan/plan.ts'
import type { ResultCell } from '../result/result.ts'
import type { Rule } from '../suite/suite.ts'

type Revision = ResultCell['revision']

/** A scenario at a revision. */
export interface ArmKey {
  readonly scenario: string
  readonly revision: Revision
}

const MOMENTS: Readonly<Record<Revision, string>> = { head: 'now', base: 'before', twin: 'now, second copy' }

/**
 * Beside a control "pfson", "pfson (before)" and "pfsoff (second copy)". Where configurations are compared with nothing but
 * themselves before the change, "now" and "before", of several "a.cnf, now".
 *
 * @param scenarios names of all that take part; may repeat
 */
export function armNamer(rules: readonly Rule[], scenarios: readonly string[]): (arm: ArmKey) => string {
  if (rules.includes('control')) return ({ scenario, revision }) => nameAt(scenario, revision)
  const isOne = new Set(scenarios).size === 1
  return ({ scenario, revision }) => (isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`)
}
