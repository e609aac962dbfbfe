import { controlServer, serverName } from '../ledger/priors.ts'
import { type LedgerRecord, RECORD_VERSION } from '../ledger/record.ts'
import { isRefused, type Judgement, verdictOf } from '../verdict/judgement.ts'
import type { RunDescription } from './make-result.ts'

type RecordSource = Pick<LedgerRecord, 'branch' | 'commit' | 'depth' | 'title' | 'runUrl' | 'toolVersion'>

export function recordOf(judgement: Judgement, run: RunDescription, about: RecordSource): LedgerRecord {
  const { blocks, disturbed } = judgement.disturbance
  const { cpuModel, cpus, runner } = run.environment
  const heads = run.scenarios.filter(({ revision }) => revision === 'head')
  const headOf = (name: string) => heads.find((each) => each.name === name)
  return {
    schemaVersion: RECORD_VERSION,
    ...about,
    recordedAt: run.startedAt.replace(
      /(?:\.(\d+))?Z$/,
      (_, decimals = '') => `.${decimals.slice(0, 3).padEnd(3, '0')}Z`,
    ),
    suite: run.suite.name,
    baseline: judgement.baseline?.commit ?? null,
    settings: run.settings.flatMap(({ scenario, name, before, after }) => {
      const place = after ?? before
      if (place === null) return []
      const { file, line } = place
      return { scenario, name, before: valueOn(before), after: valueOn(after), file, line }
    }),
    comparisons: comparisonsOf(judgement),
    control: controlOf(run, judgement),
    verdict: verdictOf(judgement),
    acceptedBy: judgement.accepted?.by ?? null,
    scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
      const { server, cpuCapacity = null } = headOf(name) ?? {}
      return {
        name,
        fingerprint,
        server: server === undefined ? null : serverName(server),
        cpuCapacity: cpuCapacity === null ? undefined : roundTo(cpuCapacity, 1),
      }
    }),
    qps: run.cells
      .filter(({ revision }) => revision === 'head')
      .map(({ scenario, workload, threads, qps }) => ({ scenario, workload, threads, qps: roundTo(qps, 1) })),
    machine: { cpuModel, cpus, runner },
    disturbed: blocks === 0 ? 0 : roundTo(disturbed / blocks, 4),
    // If one running server is switched between scenarios, these share its start, so they do not show how much starts
    // differ.
    twin: run.scenarios.some(({ host }) => host !== null)
      ? []
      : judgement.twin.map(({ workload, threads, effect, trials }) => {
          const noise = Math.sqrt(effect.within.variance)
          return { workload, threads, mean: roundTo(effect.mean, 6), noise: roundTo(noise, 6), trials }
        }),
  }
}

/** Value of a setting on one side; null if it was not set there. An option without a value has an empty text. */
function valueOn(side: RunDescription['settings'][number]['before']): string | null {
  return side === null ? null : (side.value ?? '')
}

/** Comparisons to record. If the base equals the baseline, one measurement is recorded twice, once for each of them. */
function comparisonsOf({ comparisons, baseline }: Judgement): LedgerRecord['comparisons'] {
  return comparisons.flatMap((comparison) => {
    const { rule, scenario, workload, threads, change, low, high } = comparison
    if (rule === 'control' || isRefused(comparison)) return []
    const figures = { scenario, workload, threads, change, low, high }
    const isBoth = rule === 'base' && baseline?.unchanged.includes(scenario)
    return [{ rule, ...figures }, ...(isBoth ? [{ rule: 'baseline' as const, ...figures }] : [])]
  })
}

function controlOf(
  { plan, scenarios, ownDefaults = null }: RunDescription,
  { comparisons }: Judgement,
): LedgerRecord['control'] {
  if (!plan.rules.includes('control')) return null
  const control = scenarios.find(({ role, revision }) => role === 'control' && revision === 'head')
  if (control === undefined) return null
  const ratios = comparisons
    .filter((each) => each.rule === 'control' && !isRefused(each))
    .map(({ scenario, workload, threads, effect }) => ({
      ...{ scenario, workload, threads, mean: roundTo(effect.mean, 6) },
      variance: Number((effect.standardError ** 2).toPrecision(4)),
      df: roundTo(Math.max(1, effect.df), 1),
    }))
  return { fingerprint: control.fingerprint, server: controlServer(control.server, ownDefaults), ratios }
}

/** Adding 0 turns −0 into 0, because JSON does not have −0. */
function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}
