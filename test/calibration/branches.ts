/** Branches and their pull requests, measured by the real gate over simulated slices. */
import { startSpreadOfLedger } from '../../src/core/ledger/priors.ts'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import { planAgainstBaseline, planOf, planWithoutBaseline } from '../../src/core/plan/plan.ts'
import { recordOf } from '../../src/core/result/make-record.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import { option, policy, scenario, suite } from '../builders.ts'
import { record } from '../core/ledger/records.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, type NoiseModel, type RecordedNoise } from '../fakes/fake-testbed.ts'

type Noise = NoiseModel | RecordedNoise

const FILE = 'my.cnf'
const BUDGET_SECONDS = 120
/** Number of runs from which the spread of starts is learned. */
const LEARNED = 10
/** Maximum number of arms with recorded noise, because recordings have no more. */
const RECORDED_ARMS = 4
const ABOUT = { branch: 'main', commit: '0'.repeat(40), depth: 1, title: null, runUrl: null, toolVersion: '0.1.0' }

function at(value: string) {
  return [scenario(FILE, { options: [option('sort-buffer-size', value, { file: FILE, line: 3 })] })] as const
}

/** The ledger's record of a run, made from the run's files. */
function recorded({ result, machine }: Awaited<ReturnType<typeof walkPlan>>): LedgerRecord {
  const { judgement, run } = joinResults([replayResult(result, machine.lines)])
  return recordOf(judgement, run, ABOUT)
}

/** A branch of option files, whose baseline is a side of each run. */
export class FileBranch {
  readonly #noise: Noise
  readonly #records: LedgerRecord[] = []
  /** ln of QPS against the baseline. */
  level = 0

  private constructor(noise: Noise) {
    this.#noise = noise
  }

  /** Makes a branch with recorded runs that changed nothing. */
  static async of(noise: Noise, seed: number): Promise<FileBranch> {
    const branch = new FileBranch(noise)
    for (let nth = 0; nth < LEARNED; nth++) {
      const own = recorded(await branch.#measure(0, 1000 * seed + nth, false))
      branch.#records.push({ ...own, scenarios: record().scenarios })
    }
    return branch
  }

  /** Measures a pull request that changes ln QPS by this much. */
  async ask(change: number, seed: number): Promise<Result> {
    return (await this.#measure(change, seed, true)).result
  }

  #measure(change: number, seed: number, isHeld: boolean) {
    const about = { name: FILE, file: FILE, control: FILE, scenarios: at('8M'), threads: [1] } as const
    const asked = suite({ ...about, budgetSeconds: BUDGET_SECONDS })
    const mostServers = 'recorded' in this.#noise ? RECORDED_ARMS : undefined
    const { machine, scenarios } = record()
    const startSpread = startSpreadOfLedger(this.#records, {
      workloads: asked.workloads.map(({ name }) => name),
      servers: scenarios.map(({ server }) => server ?? ''),
      cpuModel: machine.cpuModel,
    })
    const against = { rules: ['base'], base: at('256K'), baseline: at('1M'), startSpread, mostServers } as const
    const plan = planOf(asked, seed, against)
    const testbed = fakeTestbed({
      ...{ noise: this.#noise, seed, startSeconds: 3, rate: 900 },
      effect: ({ revision }) =>
        revision === 'baseline' ? -this.level : revision === 'head' || revision === 'twin' ? change : 0,
    })
    return walkPlan(runPlan(asked, isHeld ? planAgainstBaseline(plan) : planWithoutBaseline(plan)), { testbed })
  }
}

/** A branch of a suite, whose baseline is one stored ratio to the control that all of its pull requests share. */
export class SuiteBranch {
  readonly #noise: Noise
  readonly #ratios: NonNullable<LedgerRecord['control']>['ratios']

  private constructor(noise: Noise, ratios: NonNullable<LedgerRecord['control']>['ratios']) {
    this.#noise = noise
    this.#ratios = ratios
  }

  /** Makes a branch with its first record. */
  static async of(noise: Noise, seed: number): Promise<SuiteBranch> {
    const first = await measureSuite(noise, seed, { rules: ['control'], base: [] }, 0)
    return new SuiteBranch(noise, recorded(first).control?.ratios ?? [])
  }

  /**
   * Measures a pull request.
   *
   * @param level ln of QPS of the branch against its baseline
   * @param rules what the change is compared with; without the base, the run cannot tell whether the change itself is
   *   slower
   */
  async ask(level: number, seed: number, rules: readonly ('control' | 'base')[]): Promise<Result> {
    const base = [scenario('on', { options: [option('sort-buffer-size', '256K')] })]
    return (await measureSuite(this.#noise, seed, { rules, base }, level, this.#ratios)).result
  }
}

function measureSuite(
  noise: Noise,
  seed: number,
  {
    rules,
    base,
  }: { readonly rules: readonly ('control' | 'base')[]; readonly base: readonly ReturnType<typeof scenario>[] },
  level: number,
  ratios?: NonNullable<LedgerRecord['control']>['ratios'],
) {
  const scenarios = [scenario('off'), scenario('on', { options: [option('sort-buffer-size', '8M')] })] as const
  // The limit against the control is so wide that only the baseline can make the run fail.
  const gate = policy({ tolerance: { control: 0.5, base: 0.05, baseline: 0.1 } })
  const asked = suite({ scenarios, threads: [1], budgetSeconds: BUDGET_SECONDS, gate })
  const plan = planOf(asked, seed, { rules, base })
  const effect = ({ scenario: { name } }: (typeof plan.arms)[number]) => (name === 'on' ? -0.2 + level : 0)
  const testbed = fakeTestbed({ noise, seed, startSeconds: 3, rate: 900, effect })
  return walkPlan(runPlan(asked, ratios === undefined ? plan : planAgainstBaseline(plan, ratios)), { testbed })
}
