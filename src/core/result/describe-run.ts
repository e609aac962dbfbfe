/** The parts of a result that describe the run itself, whatever its judgement is. */

import type { Comparison } from '../comparison/comparison.ts'
import { costEffects } from '../comparison/cost-effects.ts'
import { type ServerInComparison, unevenDurability, unevenServers, unlikeProduction } from '../comparison/fairness.ts'
import { serverOfResult } from '../families/families.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { FullHouse } from '../measurement/full-house.ts'
import {
  type ArmState,
  armStatesOf,
  type CellTotals,
  type Measurement,
  type RunLine,
  totalsOf,
} from '../measurement/measurement.ts'
import type { RestartTimes } from '../measurement/restart-times.ts'
import { presentLine, type Revision } from '../names.ts'
import type { AlikeServer } from '../plan/alike.ts'
import { baseOptionsOf } from '../plan/base-options.ts'
import { type Arm, armName, type Plan } from '../plan/plan.ts'
import { precisionOf } from '../policy/gate-policy.ts'
import { takesEffect } from '../setting/knowledge.ts'
import { isSameName, readOptionName } from '../setting/option-name.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import { mean } from '../stats/vectors.ts'
import { pairEffectsOf } from '../study/make-study.ts'
import type { Suite } from '../suite/suite.ts'
import { isServerSpecific } from '../switching/scope.ts'
import { mergeDroppedOptions, resultWarning, type Warning } from '../warnings/warnings.ts'
import { adviceOf, type ServerOfScenario } from './describe-advice.ts'
import { agreeingRates, cellWarnings, describeCells, othersWarnings } from './describe-cells.ts'
import { describeStatements } from './describe-statements.ts'
import type { RunDescription } from './make-result.ts'
import { type Commit, type Environment, type ResultScenario, type ResultSetting, SCHEMA_VERSION } from './result.ts'

/** What was measured of one side of a configuration beside speed. */
export interface SideFacts {
  readonly scenario: string
  readonly revision: Revision
  readonly house?: FullHouse
  readonly restarts?: RestartTimes
}

export interface RunFacts {
  readonly startedAt: string
  readonly commit: Commit | null
  readonly before: string | null
  readonly reproduce: readonly string[]
  readonly environment: Environment
  readonly suiteFingerprint: string
  /** Fingerprints of scenarios, keyed by the name of the arm; scenarios without an arm have one too. */
  readonly fingerprints: Readonly<Record<string, string>>
  readonly names: readonly string[]
  readonly settings: readonly SettingChange[]
  /** Servers that are left out because a measured one has the same configuration; default: none. */
  readonly alike?: readonly AlikeServer[]
  /** Memory of a production machine; undefined if it is unknown. */
  readonly memoryBytes: number | undefined
  /** Servers that only printed their variables. They give a version to scenarios that no trial started. */
  readonly asked?: readonly ServerOfScenario[]
  /** Memory of servers with many clients; default: unknown. */
  readonly sides?: readonly SideFacts[]
  readonly warnings: readonly Warning[]
}

export interface MeasurementFacts {
  readonly suite: Suite
  readonly plan: Plan
  /** Number of trials among which the budget was divided, even if fewer were needed. */
  readonly trials: number
  readonly measurement: Measurement
  readonly compared: { readonly comparisons: readonly Comparison[] }
}

export function describeRun(run: MeasurementFacts, facts: RunFacts): RunDescription {
  const { suite, plan, trials, measurement, compared } = run
  const scenarios = resultScenarios(plan, measurement.lines, facts)
  const measured = new MeasuredBlocks(measurement.lines)
  const cells = agreeingRates(describeCells(plan, measurement, facts.environment), plan, compared.comparisons)
  const { startedAt, commit, before, reproduce, settings, asked = [] } = facts
  const serverOf = (name: string) => [...scenarios, ...asked].find((each) => each.name === name)?.server
  return {
    schemaVersion: SCHEMA_VERSION,
    startedAt,
    commit,
    before,
    reproduce,
    settings: settings.map((setting) => ({
      ...resultSetting(setting, serverOf(setting.scenario)),
      got: valueGot(setting, measurement),
    })),
    alike: facts.alike?.length === 0 ? undefined : facts.alike?.map(resultAlike),
    fingerprints: Object.fromEntries(facts.names.map((name) => [name, facts.fingerprints[name] ?? ''])),
    suite: {
      name: suite.name,
      fingerprint: facts.suiteFingerprint,
      precision: precisionOf(suite.gate, plan.rules, suite.precision),
    },
    measuredSeconds: measurement.measuredSeconds,
    seed: plan.seed,
    plan: { ...plan, trials, policy: suite.gate },
    environment: facts.environment,
    ownDefaults: scenarios.some(({ testOptions }) => testOptions !== undefined)
      ? baseOptionsOf(plan).ownDefaults
      : undefined,
    scenarios,
    cells,
    advice: adviceOf({
      memoryBytes: facts.memoryBytes,
      plan,
      scenarios: [...scenarios, ...(facts.asked ?? [])],
      settings: facts.settings,
    }),
    costs: costEffects(plan, measured),
    pairEffects: pairEffectsOf(plan, measured),
    statements: describeStatements(plan, measured, measurement.lines),
    warnings: mergeDroppedOptions([
      ...facts.warnings,
      // The coverage already says that a changed setting was scaled down, so the warning would only repeat that.
      ...measurement.warnings.filter(
        (warning) =>
          warning.code !== 'option-scaled' ||
          !facts.settings.some(({ name }) => isSameName(name, String(warning.option))),
      ),
      ...cellWarnings(cells, measurement),
      ...othersWarnings(measurement),
      // If nothing is compared with the control, it may differ from other servers, because no figure depends on it.
      ...(plan.rules.includes('control') ? fairnessWarnings(suite, plan, measurement.lines) : []),
    ]).map(resultWarning),
  }
}

export function resultSetting(change: SettingChange, program: ResultScenario['server'] | undefined): ResultSetting {
  const { scenario, kind, name, variable } = change
  const server = program && serverOfResult(program)
  const [before, after] = [change.before, change.after].map(
    (side) => side && { value: side.text, file: side.file, line: side.line },
  )
  const when = server && variable ? takesEffect(variable, server) : undefined
  return { scenario, kind, name, before: before ?? null, after: after ?? null, takesEffect: when }
}

/**
 * The server's value of a numeric setting, if it differs from the value in the file. Undefined if it is equal or
 * unknown, or if qpsgate itself gave the server another value.
 */
function valueGot({ scenario, variable, after }: SettingChange, { lines, warnings }: Measurement): string | undefined {
  const isOurs = warnings.some(
    (warning) =>
      // A corrected number is the server's own doing.
      warning.code !== 'option-adjusted' && 'option' in warning && readOptionName(warning.option).variable === variable,
  )
  if (variable === undefined || after?.value.kind !== 'number' || isOurs) return undefined
  const state = armStatesOf(lines).find((each) => each.scenario === scenario && each.revision === 'head')
  const got = state?.variables[variable]
  return got === undefined || !/^\d+$/.test(got) || got === after.value.digits ? undefined : got
}

/** A removed setting has no line any more, so the first line of its file stands for it. */
function resultAlike({ name, scenario, changes }: AlikeServer) {
  return { name, scenario, settings: changes.map((change) => ({ name: change.name, ...presentLine(change) })) }
}

function resultScenarios(plan: Plan, lines: readonly RunLine[], facts: RunFacts): ResultScenario[] {
  const states = armStatesOf(lines)
  const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)))
  const isDiffering = (name: string) => new Set(states.map(({ variables }) => variables[name])).size > 1
  const differing = [...names].filter((name) => !isServerSpecific(name) && isDiffering(name)).sort()
  const totals = totalsOf(lines)
  return plan.arms.flatMap((arm) => {
    const statesOfArm = states.filter((state) => isOf(state, arm))
    const [first] = statesOfArm
    if (first === undefined) return []
    const sideFacts = (facts.sides ?? []).filter(
      ({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision,
    )
    const shares = totals.flatMap((total) => (isOf(total, arm) ? (total.pageMisses ?? []) : []))
    return {
      name: arm.scenario.name,
      revision: arm.revision,
      role: arm.role,
      server: first.server,
      place: arm.scenario.place,
      fingerprint: facts.fingerprints[armName(arm)] ?? '',
      testOptions: first.testOptions,
      variables: Object.fromEntries(
        differing.flatMap((name) => (first.variables[name] === undefined ? [] : [[name, first.variables[name]]])),
      ),
      memory: {
        residentBytes: first.residentBytes,
        performanceSchemaBytes: first.performanceSchemaBytes,
        limitBytes: arm.scenario.memoryLimit?.value,
        fullHouse: sideFacts.find(({ house }) => house !== undefined)?.house,
      },
      insight: first.insight,
      collected: first.collected,
      restarts: sideFacts.find(({ restarts }) => restarts !== undefined)?.restarts,
      startSeconds: mean(statesOfArm.map((state) => state.startSeconds)),
      host: first.host ?? null,
      cpuCapacity: first.cpuCapacity ?? null,
      // The largest share of any cell, because that load says most; null if no server counts the pages that it reads.
      pageMisses: shares.length === 0 ? null : Math.max(...shares),
    }
  })
}

/**
 * Warns of what makes figures unfair although no configuration asks for it: servers that differ from the control's, and
 * loads that no application has.
 */
function fairnessWarnings(suite: Suite, { arms: [control, , ...others] }: Plan, lines: readonly RunLine[]): Warning[] {
  const states = armStatesOf(lines)
  const serverOf = (arm: Arm): ServerInComparison | undefined => {
    const state = states.find((each) => isOf(each, arm))
    return state && { ...state, scenario: arm.scenario, isOurs: state.testOptions !== undefined }
  }
  const reference = serverOf(control)
  if (reference === undefined) return []
  const compared = others.filter(({ revision }) => revision === 'head').flatMap((arm) => serverOf(arm) ?? [])
  const pairs = compared.flatMap((server): Warning[] => {
    const settings = unevenDurability(reference, server)
    const about = { scenario: server.scenario.name, control: control.scenario.name }
    return [
      ...(settings.length === 0 ? [] : [{ code: 'uneven-durability', ...about, settings } as const]),
      ...unevenServers(reference, server),
    ]
  })
  return [...pairs, ...unlikeProduction(suite, [reference, ...compared])]
}

function isOf(state: ArmState | CellTotals, arm: Arm): boolean {
  return state.scenario === arm.scenario.name && state.revision === arm.revision
}
