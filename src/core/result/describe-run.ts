/** The parts of a result about the run itself, independent of any judgement. */

import type { RunComparisons } from '../comparison/compare.ts'
import { costEffects } from '../comparison/cost-effects.ts'
import { knownServer } from '../families/families.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import {
  type ArmState,
  armStatesOf,
  type CellTotals,
  type Line,
  type Measurement,
  totalsOf,
} from '../measurement/measurement.ts'
import { isIdle } from '../options/option-table.ts'
import type { ChangedSetting } from '../plan/changed-settings.ts'
import { type Arm, armName, type Plan } from '../plan/plan.ts'
import { dangersOf } from '../settings/dangers.ts'
import { type SettingValues, variableValue, variableValues } from '../settings/variable-values.ts'
import { mean } from '../stats/vectors.ts'
import { unevenDurability } from '../suite/fairness.ts'
import type { Suite } from '../suite/suite.ts'
import { isOwnToServer } from '../switching/scope.ts'
import { droppedAtOnce, told, type Warning } from '../warnings/warnings.ts'
import { dangerText } from '../wording/advice-text.ts'
import { agreeingRates, cellWarnings, describeCells, othersWarnings } from './describe-cells.ts'
import { describeStatements } from './describe-statements.ts'
import type { RunDescription } from './make-result.ts'
import { type Advice, type Environment, type Result, type ResultScenario, SCHEMA_VERSION } from './result.ts'

/** Facts that no measurement holds. */
export interface RunFacts extends Pick<Result, 'startedAt' | 'commit' | 'before' | 'reproduce'> {
  readonly environment: Environment
  readonly suiteFingerprint: string
  /** Fingerprint of each arm's scenario, by the arm's name; also of scenarios without an arm. */
  readonly fingerprints: Readonly<Record<string, string>>
  /** Names of all scenarios. */
  readonly names: readonly string[]
  /** Differences between scenarios and their base, as their servers read them. */
  readonly settings: readonly ChangedSetting[]
  /** Memory of the production machines; undefined if unknown. */
  readonly memoryBytes: number | undefined
  /** Servers of scenarios that no trial may have started. */
  readonly asked?: Advised['scenarios']
  readonly warnings: readonly Warning[]
}

/** The planned and the actual measurements. */
export interface MeasuredRun {
  readonly suite: Pick<Suite, 'name' | 'gate' | 'precision'>
  readonly plan: Plan
  /** How many trials the budget was split into. */
  readonly trials: number
  readonly measurement: Measurement
  readonly compared: Pick<RunComparisons, 'comparisons'>
}

export function describeRun(run: MeasuredRun, facts: RunFacts): RunDescription {
  const { suite, plan, trials, measurement, compared } = run
  const scenarios = resultScenarios(plan, measurement.lines, facts)
  const measured = new MeasuredBlocks(measurement.lines)
  const cells = agreeingRates(describeCells(plan, measurement, facts.environment), plan, compared.comparisons)
  const { startedAt, commit, before, reproduce, settings } = facts
  return {
    ...{ schemaVersion: SCHEMA_VERSION, startedAt, commit, before, reproduce, settings },
    fingerprints: Object.fromEntries(facts.names.map((name) => [name, facts.fingerprints[name] ?? ''])),
    suite: { name: suite.name, fingerprint: facts.suiteFingerprint, precision: suite.precision },
    measuredSeconds: measurement.measuredSeconds,
    seed: plan.seed,
    plan: { ...plan, trials, policy: suite.gate },
    environment: facts.environment,
    scenarios,
    cells,
    advice: adviceOf({
      memoryBytes: facts.memoryBytes,
      plan,
      scenarios: [...scenarios, ...(facts.asked ?? [])],
      settings: facts.settings,
    }),
    costs: costEffects(plan, measured),
    statements: describeStatements(plan, measured, measurement.lines),
    warnings: droppedAtOnce([
      ...facts.warnings,
      // The outcome of a changed setting is reported with its coverage.
      ...measurement.warnings.filter(
        (warning) => warning.code !== 'option-scaled' || !facts.settings.some(({ name }) => name === warning.option),
      ),
      ...cellWarnings(cells, measurement),
      ...othersWarnings(measurement),
      // If nothing is compared with the control, it need not be like it.
      ...(plan.rules.includes('control') ? fairnessWarnings(plan, measurement.lines) : []),
    ]).map(told),
  }
}

function resultScenarios(plan: Plan, lines: readonly Line[], facts: RunFacts): ResultScenario[] {
  const states = armStatesOf(lines)
  const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)))
  const isDiffering = (name: string) => new Set(states.map(({ variables }) => variables[name])).size > 1
  const differing = [...names].filter((name) => !isOwnToServer(name) && isDiffering(name)).sort()
  const totals = totalsOf(lines)
  return plan.arms.flatMap((arm) => {
    const own = states.filter((state) => isOf(state, arm))
    const [first] = own
    if (first === undefined) return []
    const shares = totals.flatMap((total) => (isOf(total, arm) ? (total.pageMisses ?? []) : []))
    return {
      name: arm.scenario.name,
      revision: arm.revision,
      role: arm.role,
      server: first.server,
      place: arm.scenario.place,
      fingerprint: facts.fingerprints[armName(arm)] ?? '',
      variables: Object.fromEntries(
        differing.flatMap((name) => (first.variables[name] === undefined ? [] : [[name, first.variables[name]]])),
      ),
      memory: { residentBytes: first.residentBytes, performanceSchemaBytes: first.performanceSchemaBytes },
      insight: first.insight,
      startSeconds: mean(own.map((state) => state.startSeconds)),
      host: first.host ?? null,
      /** Over all its cells; null if nobody has counted. */
      pageMisses: shares.length === 0 ? null : Math.max(...shares),
    }
  })
}

/** Scenarios whose servers promise less, or more, for a commit than the control's, though nobody has asked for that. */
function fairnessWarnings({ arms: [control, , ...others] }: Plan, lines: readonly Line[]): Warning[] {
  const states = armStatesOf(lines)
  const serverOf = (arm: Arm) => {
    const state = states.find((each) => isOf(each, arm))
    return state && { scenario: arm.scenario, variables: state.variables }
  }
  const known = serverOf(control)
  return others
    .filter(({ revision }) => revision === 'head')
    .flatMap((arm): Warning[] => {
      const server = serverOf(arm)
      const settings = known && server ? unevenDurability(known, server) : []
      const about = { scenario: arm.scenario.name, control: control.scenario.name }
      return settings.length === 0 ? [] : [{ code: 'uneven-durability', ...about, settings }]
    })
}

function isOf(state: ArmState | CellTotals, arm: Arm): boolean {
  return state.scenario === arm.scenario.name && state.revision === arm.revision
}

export interface Advised {
  readonly settings: readonly ChangedSetting[]
  readonly plan: Pick<Plan, 'arms'>
  /** Scenarios whose servers were started or asked; nothing is known about others. */
  readonly scenarios: readonly Pick<ResultScenario, 'name' | 'revision' | 'server'>[]
  /** Memory of the machines that the configuration is for; undefined if not given. */
  readonly memoryBytes: number | undefined
}

/** One for each danger of a changed variable, in the order in which the files have them. */
export function adviceOf({ settings, plan, scenarios, memoryBytes }: Advised): Advice[] {
  const groups = Map.groupBy(settings, ({ scenario }) => scenario)
  return [...groups].flatMap(([scenario, own]): Advice[] => {
    const found = scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.server
    const server = found && knownServer(found)
    if (server === undefined) return []
    const [before, after] = [valuesOf(plan, scenario, 'base'), valuesOf(plan, scenario, 'head')]
    const context = { ...server, memoryBytes }
    return [...placesOf(own)].flatMap(([variable, { before: old, after: now }]) => {
      if (isIdle(variable, (other) => after[other])) return []
      const change = { variable, before: before[variable], after: after[variable] }
      // A setting that is gone has no line any more: the file's first stands for it.
      const place = { file: now?.file ?? old?.file ?? scenario, line: now?.line ?? 1 }
      return dangersOf(change, context).map((danger) => {
        return { ...danger, scenario, ...place, message: dangerText(danger) }
      })
    })
  })
}

function valuesOf({ arms }: Advised['plan'], scenario: string, revision: Arm['revision']): SettingValues {
  const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario)
  return variableValues(arm?.scenario.options ?? [])
}

/**
 * The difference of each variable; if there are two, the one that has a line in the file now: `skip-x` in place of `x`
 * is one that came and one that went. For settings that add up, for statements and images nothing is known.
 */
function placesOf(settings: readonly ChangedSetting[]): ReadonlyMap<string, ChangedSetting> {
  const places = new Map<string, ChangedSetting>()
  for (const setting of settings) {
    const { kind, name, before, after } = setting
    if (kind !== 'option' || name.includes(' ')) continue
    const { variable } = variableValue(name, (after ?? before)?.value)
    if (after !== null || !places.has(variable)) places.set(variable, setting)
  }
  return places
}
