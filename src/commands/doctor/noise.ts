/** How much two equal servers seem to differ on this machine. */
import { armStatesOf } from '../../core/measurement/measurement.ts'
import { makePlan } from '../../core/plan/plan.ts'
import { type Tell, tellers } from '../../core/progress/progress-event.ts'
import type { DoctorRequest } from '../../core/request/set-up-requests.ts'
import { formatProblems, parseSuite } from '../../core/suite/parse.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { supportedTolerance } from '../../core/verdict/detectable.ts'
import type { MachineNoise } from '../../core/views/diagnosis-text.ts'
import { runClock } from '../../edges/machine/clock.ts'
import { Timekeeper } from '../../edges/machine/timekeeper.ts'
import { serversAtOnce } from '../../edges/testbed/memory.ts'
import { openTestbed } from '../../edges/testbed/open-testbed.ts'
import { UserError } from '../../errors.ts'
import { type MeasureOutcome, measureUntilDecided } from '../../gate/measure-until-decided.ts'

/** One scenario, which has a twin anyway, with the data of the quickstart: that is loaded only once. */
const SUITE = `
name: doctor
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_read_only]
threads: [4]
scenarios:
  pfsoff: { options: { performance_schema: OFF } }
`

/** @throws UserError where the budget is too short, and what opening a testbed and measuring throw */
export async function measureNoise(request: DoctorRequest, tell: Tell, signal: AbortSignal): Promise<MachineNoise> {
  const { server, image, install, budgetSeconds, seed } = request
  const suite = { ...doctorSuite(), budgetSeconds }
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

/** The noise of what was measured of control and twin; undefined where that is too little. */
export function noiseOf({
  measurement,
  compared,
}: Pick<MeasureOutcome, 'measurement' | 'compared'>): MachineNoise | undefined {
  const { twin, disturbance } = compared
  const [found] = twin
  const server = armStatesOf(measurement.lines)[0]?.server
  if (found === undefined || server === undefined) return undefined
  const { change, low, high, blocks, trials, effect } = found
  return {
    server: `${server.product} ${server.version}`,
    ...{ change, low, high, blocks, trials },
    measuredSeconds: measurement.measuredSeconds,
    disturbed: disturbance.blocks === 0 ? 0 : disturbance.disturbed / disturbance.blocks,
    // What equal servers differed by is no change that could be told, whatever the interval says.
    tolerance: Math.max(supportedTolerance(effect), Math.abs(change)),
  }
}

function doctorSuite(): Suite {
  const parsed = parseSuite(SUITE, 'doctor', () => undefined)
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return parsed.suite
}
