/** Stored runs for tests of the dashboard: complete and valid, with the changes that a history has. */
import { RECORD_VERSION, type RunRecord } from '../../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../../src/core/plan/random.ts'
import { scenarioNames, workloadNames } from '../../../sweep-result.ts'

const ALONE_QPS = 14_321
const DAY_SECONDS = 86_400
const START = Date.UTC(2026, 0, 2, 3, 4, 5)

export function runRecord(overrides: Partial<RunRecord> = {}): RunRecord {
  return {
    schemaVersion: RECORD_VERSION,
    id: '1-1',
    recordedAt: '2026-01-02T03:04:05.678Z',
    branch: 'main',
    commit: '0123456789abcdef0123456789abcdef01234567',
    runUrl: 'https://forge.example/owner/repository/actions/runs/1',
    verdict: 'pass',
    suite: { name: 'pfs-overhead', fingerprint: '0123456789abcdef' },
    toolVersion: '0.1.0',
    seed: 7,
    measuredSeconds: 300.2,
    machine: {
      cpuModel: 'AMD EPYC 7763 64-Core Processor',
      cpus: 4,
      memoryBytes: 16 * 1024 ** 3,
      kernel: '6.11.0-1018-azure',
      runner: 'GitHub Actions 2',
      cpuCapacity: 1_000_000,
    },
    sysbench: '1.0.20',
    disturbed: 0.01,
    scenarios: [arm('off', 'control'), arm('on', 'candidate')],
    cells: [
      cell('off', { qps: 10_000 }),
      cell('on', { qps: 9_000, ratio: { mean: Math.log(0.9), standardError: 0.004 } }),
    ],
    twin: [],
    ...overrides,
  }
}

export function arm(
  name: string,
  role: 'control' | 'candidate',
  overrides: Partial<RunRecord['scenarios'][number]> = {},
): RunRecord['scenarios'][number] {
  return { name, role, fingerprint: `${name}-a`, server: { product: 'MySQL', version: '8.4.6' }, ...overrides }
}

export function cell(
  scenario: string,
  overrides: Partial<RunRecord['cells'][number]> = {},
): RunRecord['cells'][number] {
  return {
    scenario,
    workload: 'oltp_read_only',
    threads: 8,
    qps: 10_000,
    p95Ms: 1.5,
    cpuMicrosPerQuery: 100,
    ratio: null,
    ...overrides,
  }
}

export interface HistoryShape {
  readonly runs: number
  readonly branch?: string
  readonly suite?: string
  readonly scenarios?: readonly string[]
  readonly workloads?: readonly string[]
  readonly threads?: readonly number[]
  /** Changes of the last scenario's level, by the share of the runs that are before them. */
  readonly steps?: readonly { readonly after: number; readonly change: number }[]
  readonly seed?: number
}

/** Runs some hours apart on machines of two kinds, with a new server version after a third of them. */
export function history(shape: HistoryShape): RunRecord[] {
  const { runs, branch = 'main', suite = 'pfs-overhead', seed = 1 } = shape
  const random = seededRandom(seed)
  const normal = () => {
    const sum = Array.from({ length: 6 }, () => random()).reduce((total, one) => total + one, 0)
    return (sum - 3) * Math.SQRT2
  }
  const hexadecimal = () => Array.from({ length: 40 }, () => Math.floor(random() * 16).toString(16)).join('')
  let seconds = 0
  return Array.from({ length: runs }, (_, index) => {
    seconds += Math.round((0.1 + 0.8 * random()) * DAY_SECONDS)
    const isNew = index >= runs / 3
    const isFast = random() < 0.3
    return runRecord({
      id: `${4_000_000_000 + index}-1`,
      recordedAt: new Date(START + 1000 * seconds).toISOString(),
      branch,
      commit: hexadecimal(),
      runUrl: `https://forge.example/owner/repository/actions/runs/${4_000_000_000 + index}`,
      verdict: random() < 0.05 ? 'inconclusive' : random() < 0.03 ? 'regressed' : 'pass',
      suite: { name: suite, fingerprint: '0123456789abcdef' },
      machine: { ...runRecord().machine, ...(isFast ? { cpuModel: 'INTEL(R) XEON(R) PLATINUM 8573C' } : {}) },
      disturbed: random() < 0.03 ? 0.6 : 0.01,
      ...measured(shape, { index, isNew, isFast }, normal),
    })
  })
}

interface Moment {
  readonly index: number
  readonly isNew: boolean
  readonly isFast: boolean
}

function measured(shape: HistoryShape, { index, isNew, isFast }: Moment, normal: () => number) {
  const { runs, scenarios = scenarioNames(3), workloads = workloadNames(1), threads = [8], steps = [] } = shape
  const server = { product: 'MySQL', version: isNew ? '8.4.6' : '8.4.5' }
  const stepped = steps.filter(({ after }) => index >= after * runs).reduce((sum, { change }) => sum + change, 0)
  return {
    scenarios: scenarios.map((name, place) => arm(name, place === 0 ? 'control' : 'candidate', { server })),
    cells: scenarios.flatMap((scenario, place) =>
      workloads.flatMap((workload, w) =>
        threads.map((level) => {
          const step = place === scenarios.length - 1 ? stepped : 0
          const mean = place === 0 ? 0 : -0.028 * place + step + 0.008 * normal()
          const alone = (ALONE_QPS * level) / (1 + level / 9) / (1 + w)
          const qps = alone * (isFast ? 1.2 : 1) * Math.exp(mean + 0.02 * normal())
          const ratio =
            place === 0 ? null : { mean: digits(mean), standardError: digits(0.004 + 0.002 * Math.abs(normal())) }
          return cell(scenario, { workload, threads: level, qps: Number(qps.toFixed(1)), ratio })
        }),
      ),
    ),
  }
}

function digits(value: number): number {
  return Number(value.toFixed(6))
}
