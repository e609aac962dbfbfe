/** From a judged run to its record in the ledger. */
import { serverName } from '../ledger/priors.ts'
import { type LedgerRecord, RECORD_VERSION } from '../ledger/record.ts'
import { type Judgement, verdictOf } from '../verdict/judgement.ts'
import type { RunDescription } from './make-result.ts'

export interface RecordSource extends Pick<LedgerRecord, 'branch' | 'commit' | 'title' | 'runUrl' | 'toolVersion'> {
  /** The suite that the base of the run is recorded for; null if it is not. For runs without a control. */
  readonly parentSuite: string | null
}

/** @throws RangeError if the run's start is no UTC time of ISO 8601 */
export function recordOf(judgement: Judgement, run: RunDescription, about: RecordSource): LedgerRecord {
  const { blocks, disturbed } = judgement.disturbance
  const { parentSuite, ...source } = about
  const { cpuModel, cpus, runner } = run.environment
  const heads = run.scenarios.filter(({ revision }) => revision === 'head')
  const parent = parentOf(run, parentSuite)
  const serverOf = (name: string) => heads.find((each) => each.name === name)?.server
  return {
    schemaVersion: RECORD_VERSION,
    ...source,
    parent,
    recordedAt: withMilliseconds(run.startedAt),
    suite: run.suite.name,
    settings: run.settings.flatMap(({ scenario, name, before, after }) => {
      const place = after ?? before
      const valueIn = (written: typeof place) => written && (written.value ?? '')
      return place === null
        ? []
        : [{ scenario, name, before: valueIn(before), after: valueIn(after), file: place.file, line: place.line }]
    }),
    changes: parent === null ? [] : changesOf(run, judgement),
    verdict: verdictOf(judgement),
    acceptedBy: judgement.accepted?.by ?? null,
    scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
      const server = serverOf(name)
      return { name, fingerprint, server: server === undefined ? null : serverName(server) }
    }),
    qps: run.cells
      .filter(({ revision }) => revision === 'head')
      .map(({ scenario, workload, threads, qps }) => ({ scenario, workload, threads, qps: rounded(qps, 1) })),
    machine: { cpuModel, cpus, runner },
    disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
    twin: judgement.twin.map(({ workload, threads, effect, trials }) => {
      const noise = Math.sqrt(effect.within.variance)
      return { workload, threads, mean: rounded(effect.mean, 6), noise: rounded(noise, 6), trials }
    }),
  }
}

/** The control, if there is one, else the base. */
function parentOf(run: RunDescription, suite: string | null): LedgerRecord['parent'] {
  if (!run.plan.rules.includes('control'))
    return suite !== null && run.before !== null ? { commit: run.before, suite } : null
  const control = run.scenarios.find(({ role, revision }) => role === 'control' && revision === 'head')
  return control === undefined
    ? null
    : { control: `${control.fingerprint} ${control.server.product} ${control.server.version}` }
}

function changesOf({ plan }: RunDescription, { comparisons }: Judgement): LedgerRecord['changes'] {
  const rule = plan.rules.includes('control') ? 'control' : 'base'
  return comparisons
    .filter((found) => found.rule === rule && found.scope === 'cell')
    .map(({ scenario, workload, threads, effect }) => ({
      ...{ scenario, workload, threads, mean: rounded(effect.mean, 6) },
      variance: Number((effect.standardError ** 2).toPrecision(4)),
      df: rounded(Math.max(1, effect.df), 1),
    }))
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
