/**
 * Tests the promises of the gate on simulated slices with realistic noise. Each rate is compared with the limit that a
 * binomial count sets, so a rate that just keeps its promise fails by chance at most once in a thousand runs. By day, a
 * count stops as soon as it tells the promised rate from a multiple of it.
 */
import { describe, expect, test } from 'vitest'
import { startSpreadOfLedger } from '../../src/core/ledger/priors.ts'
import { seededRandom } from '../../src/core/plan/random.ts'
import type { StartSpread } from '../../src/core/stats/random-effects.ts'
import { FALSE_ALARM_PER_RUN, FALSE_PASS } from '../../src/core/verdict/alpha.ts'
import { normal } from '../builders.ts'
import { record } from '../core/ledger/records.ts'
import { NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { lowerRate } from './binomial.ts'
import { MODELS } from './models.ts'
import { verdicts } from './rates.ts'

const TOLERANCE = 0.05
/**
 * Maximum share of the 95% intervals that miss the truth. It is above 5%, because a run decides by its intervals when
 * to stop.
 */
const MOST_UNCOVERED = 0.07
const NO_FALSE_ALARMS = { promised: FALSE_ALARM_PER_RUN, broken: 0.2 }

/** The only model by day, with recorded noise. */
const BY_DAY = 'recorded: mysql-oltp_write_only-usual'
const CHOSEN = Object.entries(MODELS).filter(([name]) => IS_NIGHTLY || name === BY_DAY)

/**
 * There are so few runs that they show only a broken promise. `npm run bench calibration` shows how well each promise
 * is kept.
 */
describe.each(CHOSEN)('with the noise "%s"', (_, noise) => {
  // The promise holds up to this change, so this test covers smaller changes, and no change, as well.
  test('fewer than one run in a hundred fails if each of eight cells is slower by half of the limit', async () => {
    const setting = { noise, cells: 8, tolerance: TOLERANCE, budgetSeconds: 96, change: -TOLERANCE / 2 }
    const promises = { regressed: NO_FALSE_ALARMS, uncovered: { promised: 0.05, broken: 0.2 } }
    const { runs, regressed, uncovered } = await verdicts(setting, 80, promises)
    expect(lowerRate(regressed, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    expect(lowerRate(uncovered, runs)).toBeLessThan(MOST_UNCOVERED)
  })

  test('fewer than one in twenty slowdowns of exactly the limit pass, and intervals hold the true change', async () => {
    const setting = { noise, cells: 1, tolerance: TOLERANCE, budgetSeconds: 60, change: -TOLERANCE }
    const promises = { pass: { promised: FALSE_PASS, broken: 0.2 }, uncovered: { promised: 0.05, broken: 0.2 } }
    const { runs, pass, coverage } = await verdicts(setting, 120, promises)
    expect(lowerRate(pass, runs)).toBeLessThan(FALSE_PASS)
    expect(coverage).toBeGreaterThanOrEqual(0.88)
  })
})

describe('a slowdown by waiting, without more CPU time,', () => {
  const recorded = Object.entries(MODELS).filter(([name]) => name.startsWith('recorded: ') && !name.includes(','))
  const chosen = recorded.filter(([name]) => IS_NIGHTLY || name.endsWith('oltp_read_only-usual'))

  test.each(chosen)(
    'passes in fewer than one of twenty runs if it is exactly the limit, with the noise "%s"',
    async (_, noise) => {
      const setting = { noise, waits: true, cells: 1, tolerance: TOLERANCE, budgetSeconds: 60, change: -TOLERANCE }
      const { runs, pass } = await verdicts(setting, 120, { pass: { promised: FALSE_PASS, broken: 0.2 } })
      expect(lowerRate(pass, runs)).toBeLessThan(FALSE_PASS)
    },
  )

  test.each(chosen)(
    'of 1% lies within the interval of a study with a precision of 1%, with the noise "%s"',
    async (_, noise) => {
      const setting = {
        noise,
        isStudy: true,
        waits: true,
        cells: 1,
        tolerance: TOLERANCE,
        budgetSeconds: 60,
        change: -0.01,
      }
      // The rates by CPU time and by time served differ by exactly the precision here, and one look in ten takes them as
      // equal.
      const { runs, uncovered } = await verdicts(setting, 120, { uncovered: { promised: 0.15, broken: 0.4 } })
      expect(lowerRate(uncovered, runs)).toBeLessThan(0.15)
    },
  )
})

describe('a study of six scenarios, which together show how much starts differ,', () => {
  const models = ['typical', 'starts of two kinds', 'starts differ by 2%', 'starts differ by 1%', 'quiet', 'drifting']
  test.each(fewerByDay(models, 2))('has intervals that hold the true change, with the noise "%s"', async (name) => {
    const setting = { ...{ noise: noiseOf(name), isStudy: true, candidates: 6 }, cells: 1, tolerance: TOLERANCE }
    const { coverage } = await verdicts({ ...setting, budgetSeconds: 90, change: -0.1 }, 60)
    expect(coverage).toBeGreaterThanOrEqual(0.93)
  })
})

describe('a run of two minutes without a change', () => {
  const machines = [
    { start: 0.005, least: 0.98 },
    { start: 0.016, least: 0.95 },
    { start: 0.025, least: 0.85 },
  ]
  test.each(fewerByDay(machines, machines.length))(
    'passes in at least a share of $least of runs if starts differ by $start',
    async ({ start, least }) => {
      const noise = { ...noiseOf('quiet'), start }
      const setting = { noise, cells: 2, tolerance: TOLERANCE, budgetSeconds: 120, change: 0 }
      const promises = IS_NIGHTLY ? {} : { unpassed: { promised: 1 - least, broken: Math.min(0.5, 4 * (1 - least)) } }
      const { runs, pass, inconclusive } = await verdicts(setting, 200, promises)
      expect(lowerRate(runs - pass, runs)).toBeLessThan(1 - least)
      expect(pass + inconclusive).toBe(runs)
    },
  )
})

describe('false alarms of the gate', () => {
  test.runIf(IS_NIGHTLY).each(['starts of two kinds', 'typical', 'starts differ by 2%'])(
    'occur in fewer than one of a hundred runs of 24 cells if nothing is slower, with the noise "%s"',
    async (name) => {
      const setting = { noise: noiseOf(name), cells: 24, tolerance: TOLERANCE, budgetSeconds: 288, change: 0 }
      const { runs, regressed } = await verdicts(setting, 40, { regressed: NO_FALSE_ALARMS })
      expect(lowerRate(regressed, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    },
  )
})

/** The spread of starts that the gate learns from ten stored runs, if starts follow this model. */
function taughtBy({ start, kinds = { share: 0, slower: 0 } }: NoiseModel): (seed: number) => StartSpread {
  const noise = 0.005
  return (seed) => {
    const random = seededRandom(seed, 98)
    const started = () => start * normal(random) - (random() < kinds.share ? kinds.slower : 0)
    const twinOf = () => ({ mean: started() - started() + noise * normal(random), noise, trials: 1 })
    const records = Array.from({ length: 10 }, () =>
      record({ twin: [{ workload: 'oltp_read_only', threads: 1, ...twinOf() }] }),
    )
    const { machine, scenarios } = record()
    const servers = scenarios.map(({ server }) => server ?? '')
    return startSpreadOfLedger(records, { workloads: ['oltp_read_only'], servers, cpuModel: machine.cpuModel })
  }
}

test.each(IS_NIGHTLY ? Object.keys(NOISE) : ['starts differ by 1%'])(
  'a history of ten stored runs causes no more false passes and false alarms than promised, with the noise "%s"',
  async (name) => {
    const noise = noiseOf(name)
    const setting = { noise, startSpread: taughtBy(noise), cells: 1, tolerance: TOLERANCE, budgetSeconds: 60 }
    const atTolerance = await verdicts({ ...setting, change: -TOLERANCE }, 120, {
      pass: { promised: FALSE_PASS, broken: 0.2 },
    })
    expect(lowerRate(atTolerance.pass, atTolerance.runs)).toBeLessThan(FALSE_PASS)
    const harmless = await verdicts({ ...setting, change: -TOLERANCE / 2 }, 120, { regressed: NO_FALSE_ALARMS })
    expect(lowerRate(harmless.regressed, harmless.runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
  },
)

describe('under conditions that are worse than what the promise covers', () => {
  const setting = { cells: 1, tolerance: TOLERANCE, budgetSeconds: 60 }
  const taught = { sd: 0.01, df: 6 }

  const worlds = [
    { what: 'a budget for one start', noise: noiseOf('starts differ by 2%'), budgetSeconds: 8 },
    { what: 'stored runs that taught half the spread', noise: noiseOf('starts differ by 1.8%'), startSpread: taught },
  ]
  test.each(fewerByDay(worlds, 2))(
    'at most 7.5% of slowdowns of exactly the limit pass, and at most 1% of half of it fail: $what',
    async (world) => {
      const hardlyMore = { promised: 1.2 * FALSE_PASS, broken: 0.16 }
      const atTolerance = await verdicts({ ...setting, ...world, change: -TOLERANCE }, 120, { pass: hardlyMore })
      expect(lowerRate(atTolerance.pass, atTolerance.runs)).toBeLessThan(1.5 * FALSE_PASS)
      const harmless = await verdicts({ ...setting, ...world, change: -TOLERANCE / 2 }, 120, {
        regressed: NO_FALSE_ALARMS,
      })
      expect(lowerRate(harmless.regressed, harmless.runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    },
  )

  test('no unchanged run fails if starts differ by 5%, and over 70% of slowdowns of the limit are inconclusive', async () => {
    const noise = { ...noiseOf('starts differ by 2%'), start: 0.05 }
    expect((await verdicts({ ...setting, noise, change: 0 }, 120, { regressed: NO_FALSE_ALARMS })).regressed).toBe(0)
    const { inconclusive, runs } = await verdicts({ ...setting, noise, change: -TOLERANCE }, IS_NIGHTLY ? 120 : 30)
    expect(inconclusive / runs).toBeGreaterThan(0.7)
  })
})

/** Rates of undetected drops, for drops that must be found in at least 95%, and 97%, of the runs. */
const [FEW, HARDLY_ANY] = [
  { promised: 0.025, broken: 0.08 },
  { promised: 0.012, broken: 0.055 },
]

describe('the detection of slowdowns', () => {
  test.each([
    { drop: '5%', machine: 'quiet', tolerance: 0.025, change: -0.05, least: 0.95, undetected: FEW },
    { drop: '10%', machine: 'typical', tolerance: 0.05, change: -0.1, least: 0.97, undetected: HARDLY_ANY },
  ])(
    'a drop of $drop, twice the limit, is red within 60 s on a $machine machine in at least $least of runs',
    async ({ machine, tolerance, change, least, undetected }) => {
      const setting = { noise: noiseOf(machine), cells: 1, tolerance, budgetSeconds: 60, change }
      const { runs, regressed } = await verdicts(setting, 320, { undetected })
      expect(regressed / runs).toBeGreaterThanOrEqual(least)
    },
  )

  test('a drop of 12% is red in at least 93% of runs although more than half of the blocks are disturbed', async () => {
    const setting = { noise: noiseOf('disturbed'), cells: 1, tolerance: 0.05, budgetSeconds: 60, change: -0.12 }
    const { runs, regressed, disturbed } = await verdicts(setting, 320, {
      undetected: { promised: 0.06, broken: 0.15 },
    })
    expect(disturbed / runs).toBeGreaterThan(0.6)
    expect(regressed / runs).toBeGreaterThanOrEqual(0.93)
  })

  test.runIf(IS_NIGHTLY)('a run without a change passes on a quiet machine in at least 97% of 200 runs', async () => {
    const runs = 200
    const { pass } = await verdicts(
      { noise: noiseOf('quiet'), cells: 1, tolerance: 0.05, budgetSeconds: 60, change: 0 },
      runs,
    )
    expect(pass / runs).toBeGreaterThanOrEqual(0.97)
  })

  test.each(['quiet', 'noisy'])(
    'a drop of 3%, within the limit, is red in at most 2% of runs on a %s machine',
    async (name) => {
      const setting = { noise: noiseOf(name), cells: 1, tolerance: 0.05, budgetSeconds: 40, change: -0.03 }
      const { runs, regressed } = await verdicts(setting, 200, { regressed: { promised: 0.005, broken: 0.04 } })
      expect(regressed / runs).toBeLessThanOrEqual(0.02)
    },
  )
})

function noiseOf(name: string): NoiseModel {
  const noise = NOISE[name]
  if (noise === undefined) throw new Error(`no noise model ${name}`)
  return noise
}
