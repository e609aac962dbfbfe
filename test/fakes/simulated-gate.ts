/** A run on a fake testbed, measured and judged as the gate does it; without files and servers. */
import type { Line } from '../../src/core/measurement/measurement.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { Tell } from '../../src/core/progress/progress-event.ts'
import { describeRun, type RunFacts } from '../../src/core/result/describe-run.ts'
import { makeResult, type RunDescription } from '../../src/core/result/make-result.ts'
import type { Result } from '../../src/core/result/result.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { decide } from '../../src/core/verdict/decide.ts'
import type { BaselineResult, Judgement } from '../../src/core/verdict/judgement.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { measureUntilDecided } from '../../src/gate/measure.ts'
import { facts } from '../builders.ts'

/** Wall time of every such run. */
export const SECONDS = 61

export interface SimulatedRun {
  readonly run: RunDescription
  readonly judgement: Judgement
  readonly result: Result
}

export async function simulatedGate(
  suite: Suite,
  plan: Plan,
  testbed: Testbed,
  {
    save = () => {},
    tell = () => {},
    own = facts(),
    held,
  }: { save?: (lines: readonly Line[]) => void; tell?: Tell; own?: RunFacts; held?: BaselineResult | undefined } = {},
): Promise<SimulatedRun> {
  const measured = await measureUntilDecided(plan, suite, { testbed, save, tell }, held?.name)
  const run = describeRun({ suite, ...measured }, own)
  const judged = decide(measured.compared, measured.standings, suite.gate)
  const judgement = { ...judged, baseline: held ?? null }
  return { run, judgement, result: makeResult(judgement, run, { seconds: SECONDS, timeline: null }) }
}
