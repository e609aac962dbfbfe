/** Branches of pushes and pull requests, measured by the real gate over simulated slices, with their ledgers. */
import { changeOf } from '../../src/core/comparison/comparison.ts'
import { chainBetween, distanceIn } from '../../src/core/ledger/ledger.ts'
import { learnedStartSpread } from '../../src/core/ledger/priors.ts'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import { heldAgainstBaseline, makePlan, withoutBaseline } from '../../src/core/plan/plan.ts'
import { recordOf } from '../../src/core/result/make-record.ts'
import { RECORDED_PRECISION } from '../../src/gate/read-change.ts'
import { facts, option, scenario, suite } from '../builders.ts'
import { commitOf, record, recordedSetting } from '../core/ledger/records.ts'
import { fakeTestbed, type NoiseModel, type RecordedNoise } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

const FILE = 'my.cnf'
const BUDGET_SECONDS = 120
/** Runs from which the spread of starts is learned. */
const LEARNED = 10
/** Recordings have no more arms. */
const RECORDED_ARMS = 4

function at(value: string) {
  return [scenario(FILE, { options: [option('sort-buffer-size', value, { file: FILE, line: 3 })] })] as const
}

export class Branch {
  readonly #noise: NoiseModel | RecordedNoise
  readonly #records: LedgerRecord[] = [record({ commit: commitOf(0), twin: [] })]
  #baseline = commitOf(0)
  /** ln of QPS against the baseline. */
  #level = 0

  private constructor(noise: NoiseModel | RecordedNoise) {
    this.#noise = noise
  }

  /** A branch whose baseline is its last commit, with pushes of such changes in ln QPS since. */
  static async of(noise: NoiseModel | RecordedNoise, changes: readonly number[], seed: number): Promise<Branch> {
    const branch = new Branch(noise)
    for (let nth = 0; nth < LEARNED; nth++) await branch.push(0, 1000 * seed + nth)
    branch.#baseline = commitOf(LEARNED)
    for (const [nth, change] of changes.entries()) await branch.push(change, 1000 * seed + 500 + nth)
    return branch
  }

  /** Measures a pull request as the gate does. */
  async ask(change: number, seed: number) {
    const { measured } = await this.#measure(change, seed, true)
    return measured.result
  }

  /** Measures a change as a push does, and records it. */
  async push(change: number, seed: number): Promise<void> {
    const { measured } = await this.#measure(change, seed, false)
    const about = { branch: 'main', title: null, runUrl: null, toolVersion: '0.1.0', parentSuite: FILE }
    const number = this.#records.length
    this.#records.push({
      ...recordOf(measured.judgement, measured.run, { ...about, commit: commitOf(number) }),
      ...{ scenarios: record().scenarios, settings: [recordedSetting({ name: `setting_${number}` })] },
    })
    this.#level += change
  }

  /** Whether the true distance is in the interval of the chain, and in that of a measurement of its ends. */
  async holdsTruth(seed: number): Promise<readonly boolean[]> {
    const chain = distanceIn(this.#chain().steps, { scenario: FILE, workload: 'oltp_read_only', threads: 1 })
    const { measured } = await this.#measure(this.#level, seed, false)
    const intervals = [...(chain === undefined ? [] : [changeOf(chain)]), ...measured.result.comparisons]
    const truth = Math.expm1(this.#level)
    return intervals.map(({ low, high }) => low <= truth && truth <= high)
  }

  #chain() {
    const records = new Map(this.#records.map((each) => [each.commit, each]))
    const history = [...records.keys()].reverse()
    return chainBetween({ history, records, problems: new Map() }, history[0] ?? '', this.#baseline)
  }

  async #measure(change: number, seed: number, isHeld: boolean) {
    const held = { branch: 'main', name: 'v1', commit: this.#baseline, chain: this.#chain() }
    const asked = suite({
      ...{ name: FILE, file: FILE, control: FILE, scenarios: at('8M'), threads: [1], budgetSeconds: BUDGET_SECONDS },
      precision: isHeld ? undefined : RECORDED_PRECISION,
    })
    const { machine, scenarios } = record()
    const startSpread = learnedStartSpread(this.#records, {
      workloads: asked.workloads.map(({ name }) => name),
      servers: scenarios.map(({ server }) => server ?? ''),
      cpuModel: machine.cpuModel,
    })
    const mostServers = 'recorded' in this.#noise ? RECORDED_ARMS : undefined
    const against = { rules: ['base'], base: at('256K'), baseline: at('1M'), startSpread, mostServers } as const
    const plan = makePlan(asked, seed, against)
    const testbed = fakeTestbed({
      ...{ noise: this.#noise, seed, startSeconds: 3, rate: 900 },
      effect: ({ revision }) =>
        revision === 'baseline' ? -this.#level : revision === 'head' || revision === 'twin' ? change : 0,
    })
    const measured = await simulatedGate(asked, isHeld ? heldAgainstBaseline(plan) : withoutBaseline(plan), testbed, {
      held,
      own: facts({ names: [FILE], before: this.#records.at(-1)?.commit ?? null, fingerprints: { [FILE]: 'a' } }),
    })
    return { measured, seconds: testbed.now() }
  }
}
