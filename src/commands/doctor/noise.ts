/** How much two equal servers seem to differ on this machine. */
import { armStatesOf } from '../../core/measurement/measurement.ts'
import { makePlan } from '../../core/plan/plan.ts'
import { type Tell, tellers } from '../../core/progress/progress-event.ts'
import { configSuite } from '../../core/suite/config-suite.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { workloadOf } from '../../core/suite/workloads.ts'
import { supportedTolerance } from '../../core/verdict/detectable.ts'
import type { MachineNoise } from '../../core/views/diagnosis-text.ts'
import { runClock } from '../../edges/machine/clock.ts'
import { Timekeeper } from '../../edges/machine/timekeeper.ts'
import type { DoctorRequest } from '../../edges/terminal/doctor-flags.ts'
import { serversAtOnce } from '../../edges/testbed/memory.ts'
import { openTestbed } from '../../edges/testbed/open-testbed.ts'
import { UserError } from '../../errors.ts'
import { type MeasureOutcome, measureUntilDecided } from '../../gate/measure-until-decided.ts'

/** A scenario twice, with the data of the quickstart, which is loaded only once. */
/** A setting that makes no difference, as all servers have it. */
const OFF = { name: 'performance_schema', value: 'OFF', group: undefined, file: 'doctor', line: 1 }
const SUITE: Suite = {
  ...configSuite(
    ['one', 'other'].map((path) => ({ path, options: [OFF] })),
    'doctor',
  ),
  dataset: { tables: 4, rows: 25_000 },
  workloads: [workloadOf({ script: 'oltp_read_only' })],
  threads: [4],
}

/** Half of an interval that no run reaches. */
const FINEST = 0.0001

/** @throws UserError if the budget is too short, and errors from opening a testbed and measuring */
export async function measureNoise(request: DoctorRequest, tell: Tell, signal: AbortSignal): Promise<MachineNoise> {
  const { server, image, install, budgetSeconds, seed } = request
  // Equal servers are decided soon; the noise is known better the longer they are measured.
  const suite = { ...SUITE, budgetSeconds, precision: FINEST }
  const plan = makePlan(suite, seed, { rules: ['control'], base: [], mostServers: serversAtOnce(suite, server) })
  await using opened = await openTestbed({
    server,
    image,
    install,
    freeze: true,
    keepsData: false,
    suite,
    plan,
    signal,
    ...tellers(tell),
    timeline: new Timekeeper(runClock()),
  })
  const edges = { testbed: opened.testbed, save: () => {}, tell }
  const noise = noiseOf(await measureUntilDecided(plan, suite, edges))
  if (noise !== undefined) return noise
  throw new UserError(`a budget of ${budgetSeconds} s is too short to tell the noise; raise --budget`)
}

/** The noise of two equal scenarios; undefined if too little was measured. */
export function noiseOf({
  measurement,
  compared,
}: Pick<MeasureOutcome, 'measurement' | 'compared'>): MachineNoise | undefined {
  const { comparisons, disturbance } = compared
  const found = comparisons.find(({ scope }) => scope === 'cell')
  const server = armStatesOf(measurement.lines)[0]?.server
  if (found === undefined || server === undefined) return undefined
  const { change, low, high, blocks, trials, effect } = found
  return {
    server: `${server.product} ${server.version}`,
    ...{ change, low, high, blocks, trials },
    measuredSeconds: measurement.measuredSeconds,
    disturbed: disturbance.blocks === 0 ? 0 : disturbance.disturbed / disturbance.blocks,
    // A difference between equal servers is too small to be detected, whatever the interval says.
    tolerance: Math.max(supportedTolerance(effect), Math.abs(change)),
  }
}
