/** From a judged run to its stored record. */
import { keyOf } from '../comparison/comparison.ts'
import type { Circumstances } from '../history/circumstances.ts'
import { RECORD_VERSION, type RunRecord } from '../history/run-record.ts'
import { type Judgement, verdictOf } from '../verdict/judgement.ts'
import type { RunDescription } from './make-result.ts'

export interface RecordSource {
  /** Tells runs of one moment apart, e.g. the CI's run number and attempt. */
  readonly id: string
  readonly branch: string
  readonly commit: string
  readonly runUrl: string | null
  readonly toolVersion: string
}

/** @throws RangeError if the run's start is no UTC time of ISO 8601 */
export function recordOf(judgement: Judgement, run: RunDescription, about: RecordSource): RunRecord {
  const { blocks, disturbed } = judgement.disturbance
  return {
    schemaVersion: RECORD_VERSION,
    id: about.id,
    recordedAt: withMilliseconds(run.startedAt),
    branch: about.branch,
    commit: about.commit,
    runUrl: about.runUrl,
    verdict: verdictOf(judgement),
    seed: run.seed,
    measuredSeconds: rounded(run.measuredSeconds, 1),
    ...circumstancesOf(run, about.toolVersion),
    disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
    cells: recordedCells(run, judgement),
    twin: judgement.twin.map(({ workload, threads, effect, trials }) => {
      const noise = Math.sqrt(effect.within.variance)
      return { workload, threads, mean: rounded(effect.mean, 6), noise: rounded(noise, 6), trials }
    }),
  }
}

/** Facts about a run that comparing it with others needs. */
export function circumstancesOf({ suite, environment, scenarios }: RunDescription, toolVersion: string): Circumstances {
  const { cpuModel, cpus, memoryBytes, kernel, runner, sysbench } = environment
  return {
    suite,
    toolVersion,
    machine: { cpuModel, cpus, memoryBytes, kernel, runner },
    sysbench,
    scenarios: scenarios
      .filter(({ revision }) => revision === 'head')
      .map(({ name, role, fingerprint, server }) => ({ name, role, fingerprint, server })),
  }
}

function recordedCells({ cells }: RunDescription, { comparisons }: Judgement): RunRecord['cells'] {
  const effects = new Map(comparisons.map((found) => [keyOf(found), found.effect]))
  return cells
    .filter(({ revision }) => revision === 'head')
    .map(({ scenario, workload, threads, qps }) => {
      const effect = effects.get(keyOf({ rule: 'control', scenario, workload, threads }))
      const ratio = effect && { mean: rounded(effect.mean, 6), standardError: rounded(effect.standardError, 6) }
      return { scenario, workload, threads, qps: rounded(qps, 1), ratio: ratio ?? null }
    })
}

function withMilliseconds(time: string): string {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(time)
  if (parts === null)
    throw new RangeError(`a run's start must be a UTC time such as 2026-01-02T03:04:05.678Z, got ${time}`)
  return `${parts[1]}.${(parts[2] ?? '').slice(0, 3).padEnd(3, '0')}Z`
}

/** Never −0, which JSON does not have. */
function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}
