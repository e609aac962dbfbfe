/** The record of a judged run in the ledger. */
import { added } from '../ledger/ledger.ts'
import { serverName } from '../ledger/priors.ts'
import { type LedgerRecord, RECORD_VERSION } from '../ledger/record.ts'
import { isRefused, type Judgement, verdictOf } from '../verdict/judgement.ts'
import type { RunDescription } from './make-result.ts'

export interface RecordSource {
  readonly branch: string
  readonly commit: string
  readonly title: string | null
  readonly runUrl: string | null
  readonly toolVersion: string
  /** The suite that the base of the run is recorded for; null if it is not. For runs without a control. */
  readonly parentSuite: string | null
}

export function recordOf(judgement: Judgement, run: RunDescription, about: RecordSource): LedgerRecord {
  const { blocks, disturbed } = judgement.disturbance
  const { parentSuite, ...source } = about
  const { cpuModel, cpus, runner } = run.environment
  const heads = run.scenarios.filter(({ revision }) => revision === 'head')
  const parent = parentOf(run, parentSuite)
  const serverOf = (name: string) => heads.find((each) => each.name === name)?.server
  const countsFor = scenariosOf(run)
  return {
    schemaVersion: RECORD_VERSION,
    ...source,
    parent,
    recordedAt: run.startedAt.replace(
      /(?:\.(\d+))?Z$/,
      (_, decimals = '') => `.${decimals.slice(0, 3).padEnd(3, '0')}Z`,
    ),
    suite: run.suite.name,
    settings: run.settings.flatMap((setting) => {
      const { name, before, after } = setting
      const place = after ?? before
      if (place === null) return []
      const { file, line } = place
      const values = { before: valueOn(before), after: valueOn(after) }
      return countsFor(setting.scenario).map((scenario) => ({ scenario, name, ...values, file, line }))
    }),
    changes: parent === null ? [] : changesOf(run, judgement),
    verdict: verdictOf(judgement),
    acceptedBy: judgement.accepted?.by ?? null,
    scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
      const server = serverOf(name)
      return { name, fingerprint, server: server === undefined ? null : serverName(server) }
    }),
    qps: run.cells
      .filter(({ revision, scenario }) => revision === 'head' && countsFor(scenario).includes(scenario))
      .map(({ scenario, workload, threads, qps }) => ({ scenario, workload, threads, qps: rounded(qps, 1) })),
    machine: { cpuModel, cpus, runner },
    disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
    // States of one server share its start, so they tell nothing about starts.
    twin: run.scenarios.some(({ host }) => host !== null)
      ? []
      : judgement.twin.map(({ workload, threads, effect, trials }) => {
          const noise = Math.sqrt(effect.within.variance)
          return { workload, threads, mean: rounded(effect.mean, 6), noise: rounded(noise, 6), trials }
        }),
  }
}

/** Value of a setting on one side; null if it was not set there. */
function valueOn(side: RunDescription['settings'][number]['before']): string | null {
  return side === null ? null : (side.value ?? '')
}

/** The control, if there is one, else the base. */
function parentOf(run: RunDescription, suite: string | null): LedgerRecord['parent'] {
  if (!run.plan.rules.includes('control'))
    return suite !== null && run.before !== null ? { commit: run.before, suite } : null
  const control = run.scenarios.find(({ role, revision }) => role === 'control' && revision === 'head')
  return control === undefined ? null : { control: controlIdentity(control.fingerprint, control.server) }
}

interface ControlServer {
  readonly product: string
  readonly version: string
}

/** A control that never changes: its configuration, and its server. */
function controlIdentity(fingerprint: string, { product, version }: ControlServer): string {
  return `${fingerprint} ${product} ${version}`
}

/** Whether a record's control is this one, whatever a server's build adds to its version. */
export function isControl(recorded: string, fingerprint: string, server: ControlServer): boolean {
  const [ofConfiguration = '', ...words] = recorded.split(' ')
  const version = words.at(-1) ?? ''
  const product = words.slice(0, -1).join(' ')
  return ofConfiguration === fingerprint && serverName({ product, version }) === serverName(server)
}

/** The scenarios for which a compared one stands: a workload that changed with its settings drives all of them. */
function scenariosOf({ plan, fingerprints }: RunDescription): (name: string) => readonly string[] {
  const [, ...others] = plan.arms.filter(({ revision }) => revision === 'head')
  const alone = others.find(({ role }) => role === 'control')?.scenario.name
  return (name) => (name === alone ? Object.keys(fingerprints) : [name])
}

function changesOf(run: RunDescription, { comparisons }: Judgement): LedgerRecord['changes'] {
  const rule = run.plan.rules.includes('control') ? 'control' : 'base'
  const countsFor = scenariosOf(run)
  const inCells = comparisons
    .filter((each) => each.rule === rule && !isRefused(each))
    .flatMap((each) => countsFor(each.scenario).map((scenario) => ({ ...each, scenario })))
  const cells = Map.groupBy(inCells, ({ scenario, workload, threads }) => JSON.stringify([scenario, workload, threads]))
  return [...cells.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { scenario, workload, threads } = first
    const effect = added(first.effect, ...others.map((each) => each.effect))
    return {
      scenario,
      workload,
      threads,
      mean: rounded(effect.mean, 6),
      variance: Number((effect.standardError ** 2).toPrecision(4)),
      df: rounded(Math.max(1, effect.df), 1),
    }
  })
}

/** Never −0, which JSON does not have. */
function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}
