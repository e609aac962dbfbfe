/** Changes that a pull request makes to the rules that judge it: its suite names its own tolerances and cells. */
import { ALL_WORKLOADS } from '../comparison/comparison.ts'
import { COSTS, isUnread } from '../names.ts'
import type { Adjustments } from '../suite/adjust.ts'
import { endpointName } from '../suite/dsn.ts'
import { isSameScenario } from '../suite/fingerprint.ts'
import {
  type CostLimits,
  type GatePolicy,
  nonEmpty,
  RULES,
  type Rule,
  ruleLine,
  type Scenario,
  type ServerOption,
  type ServerSource,
  type Suite,
  type Workload,
} from '../suite/suite.ts'
import type { LoosenedRule, RuleChange } from '../warnings/warnings.ts'
import { type Tolerance, toleranceOf } from './tolerance.ts'

/** Flags, which belong to the person running the gate, decide before any suite does. */
export type DecidedByFlags = Pick<
  Adjustments,
  'tolerance' | 'costs' | 'onInconclusive' | 'budgetSeconds' | 'threads' | 'workloads' | 'scenarios'
>

/** A change that adds more cells than this makes a run no longer. */
const MOST_TIMES_LONGER = 4
/** Parts that the rules of the base need and the suite no longer has. */
const TAKEN_AWAY: readonly RuleChange['what'][] = ['control', 'workload', 'threads', 'scenario', 'config']

/**
 * Every rule that now finds out less than before, the gravest first; stricter rules do not count. Other data, another
 * server or another way to measure can hide a cost as well, whichever way they differ.
 */
export function loosenedRules(
  base: Suite,
  head: Suite,
  flags: DecidedByFlags,
  rules: readonly Rule[] = RULES,
): LoosenedRule[] {
  const pairs = pairsOf(base, head)
  const scenarios = (
    what: 'control-settings' | 'config' | 'beside-files',
    differ: (before: Scenario, now: Scenario) => boolean,
  ) => pairs.filter((pair) => differ(...pair)).map(([{ name }]): RuleChange => ({ what, before: name, after: name }))
  const changes: readonly (RuleChange | false)[] = [
    ...raisedTolerances(base, head, flags),
    ...raisedCosts(base.gate, head.gate, flags),
    flags.onInconclusive === undefined &&
      base.gate.onInconclusive === 'fail' &&
      head.gate.onInconclusive === 'pass' && { what: 'on-inconclusive', before: 'fail', after: 'pass' },
    base.control !== head.control && { what: 'control', before: base.control, after: head.control },
    ...scenarios(
      'control-settings',
      (before, now) =>
        !rules.includes('base') &&
        [base, head].every(({ control }) => control === now.name) &&
        !isSameScenario(before, now),
    ),
    ...lostWorkloads(base, head, flags),
    ...base.threads
      .filter((level) => flags.threads === undefined && !head.threads.includes(level))
      .map((level) => ({ what: 'threads', before: level, after: null }) as const),
    ...base.scenarios
      .filter(
        ({ name }) => flags.scenarios?.includes(name) !== false && !head.scenarios.some((each) => each.name === name),
      )
      .map(({ name }) => ({ what: 'scenario', before: name, after: null }) as const),
    !isSame(base.dataset, head.dataset) && { what: 'dataset', before: base.dataset, after: head.dataset },
    ...changedServers(base, head, pairs),
    base.name !== head.name && { what: 'name', before: base.name, after: head.name },
    // A scenario that named option files before says which it names now, and what it sets beside them.
    ...scenarios('config', (before, now) => before.config !== undefined && !isSame(before.config, now.config)),
    ...scenarios('beside-files', hidesFiles),
    moreCells(base, head, flags),
    flags.budgetSeconds === undefined &&
      head.budgetSeconds < base.budgetSeconds && {
        what: 'budget',
        before: base.budgetSeconds,
        after: head.budgetSeconds,
      },
    base.precision !== undefined &&
      (head.precision === undefined || head.precision > base.precision) && {
        what: 'precision',
        before: base.precision,
        after: head.precision ?? null,
      },
  ]
  return changes
    .filter((change) => change !== false)
    .map((change) => ({ ...change, file: head.file, line: ruleLine(head, keyOf(change)) }))
}

/** Whether a change takes something away that only the suite of before could measure. */
export function takesAway({ what }: RuleChange): boolean {
  return TAKEN_AWAY.includes(what)
}

/** The suite by its own rules, or by those of the base if they are stricter. */
export function byStricterRules(base: Suite, suite: Suite, loosened: readonly RuleChange[]): Suite {
  const isLoosened = (what: RuleChange['what']) => loosened.some((change) => change.what === what)
  const { tolerance, toleranceFrom, byScenario, byWorkload } = base.gate
  const atMost = { tolerance, toleranceFrom, byScenario, byWorkload }
  return {
    ...suite,
    gate: {
      ...suite.gate,
      ...(isLoosened('tolerance') && { atMost }),
      ...(isLoosened('cost') && { costs: stricterCosts(base.gate, suite.gate) }),
      ...(isLoosened('on-inconclusive') && { onInconclusive: base.gate.onInconclusive }),
    },
    ...(isLoosened('dataset') && { dataset: base.dataset }),
    scenarios: heldScenarios(base, suite, isLoosened('server'), isLoosened('beside-files')),
    ...(isLoosened('server') && { server: base.server }),
    ...(isLoosened('name') && { name: base.name }),
    ...(isLoosened('budget') && { budgetSeconds: base.budgetSeconds }),
    ...(isLoosened('precision') && { precision: base.precision }),
  }
}

/**
 * The suite with the base's time in proportion for the cells that a change adds, so that those of the base keep theirs.
 */
export function withTimeForCells(base: Suite, suite: Suite, loosened: readonly RuleChange[]): Suite {
  const added = loosened.find((change) => change.what === 'cells')
  if (added === undefined) return suite
  const share = Math.min(MOST_TIMES_LONGER, added.after / added.before)
  return { ...suite, budgetSeconds: Math.max(suite.budgetSeconds, Math.ceil(share * base.budgetSeconds)) }
}

/** Changes that the base cannot decide: the settings of its control, and how long the caller waits for more cells. */
export function isOnlyTold({ what }: RuleChange): boolean {
  return what === 'cells' || what === 'control-settings'
}

/** Key of the suite at which a change stands. */
function keyOf(change: RuleChange): string {
  switch (change.what) {
    case 'tolerance':
      return change.of === null ? `gate.tolerance.${change.rule}` : `gate.${change.of.replace(' ', 's.')}`
    case 'cost':
      return `gate.costs.${change.cost}`
    case 'control-settings':
    case 'config':
    case 'beside-files':
      return `scenarios.${change.after}`
    default:
      return KEYS[change.what] ?? change.what
  }
}

const KEYS: Readonly<Record<string, string>> = {
  'on-inconclusive': 'gate.on-inconclusive',
  workload: 'workloads',
  scenario: 'scenarios',
  cells: 'workloads',
}

/** Changes for every possible comparison, as one may be set in three places; reported once for each place. */
function raisedTolerances(base: Suite, head: Suite, { tolerance = {} }: DecidedByFlags): RuleChange[] {
  const found = RULES.filter((rule) => tolerance[rule] === undefined).flatMap((rule) =>
    namesOf(base.scenarios, head.scenarios).flatMap((scenario) =>
      [ALL_WORKLOADS, ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
        const name = { rule, scenario, workload, threads: 0 }
        const [before, after] = [base, head].map(({ gate }) => toleranceOf(name, gate))
        if (before === undefined || after === undefined || after.share <= before.share) return []
        // That of the base is wider, and reported.
        if (rule === 'baseline' && after.share === toleranceOf({ ...name, rule: 'base' }, head.gate).share) return []
        return [
          { what: 'tolerance', rule, of: placeOf(after, before), before: before.share, after: after.share } as const,
        ]
      }),
    ),
  )
  return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()]
}

/** Limits of costs that are wider, or removed. */
function raisedCosts(base: GatePolicy, head: GatePolicy, { costs: given = {} }: DecidedByFlags): RuleChange[] {
  return COSTS.flatMap((cost): RuleChange[] => {
    const [before, after] = [base.costs?.[cost]?.share, head.costs?.[cost]?.share]
    if (given[cost] !== undefined || before === undefined || (after !== undefined && after <= before)) return []
    return [{ what: 'cost', cost, before, after: after ?? null }]
  })
}

/** The lower of the two limits for every cost. */
function stricterCosts({ costs: base = {} }: GatePolicy, { costs: head = {} }: GatePolicy): CostLimits {
  const limits = COSTS.flatMap((cost) => {
    const [before, after] = [base[cost], head[cost]]
    const isStricter = before !== undefined && (after === undefined || before.share < after.share)
    const limit = isStricter ? { ...before, from: `${before.from}, of the base` } : after
    return limit === undefined ? [] : [[cost, limit] as const]
  })
  return Object.fromEntries(limits)
}

/** The nearest place of the rule: "scenario on"; null for a rule that holds everywhere. */
function placeOf(...tolerances: readonly Tolerance[]): string | null {
  return tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from)) ?? null
}

function namesOf(...lists: readonly (readonly { readonly name: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ name }) => name))]
}

function lostWorkloads(base: Suite, head: Suite, { workloads: wanted }: DecidedByFlags): RuleChange[] {
  return base.workloads.flatMap((workload): RuleChange[] => {
    const { name } = workload
    if (wanted?.includes(name) === false) return []
    const now = head.workloads.find((each) => each.name === name)
    if (now !== undefined && textOf(now) === textOf(workload)) return []
    return [{ what: 'workload', before: name, after: now?.name ?? null }]
  })
}

/** Its work, whatever its name. */
function textOf({ script, options, source }: Workload): string {
  return JSON.stringify([script, Object.entries(options).sort(), source ?? null])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The scenarios that both have, before and now. */
function pairsOf(base: Suite, head: Suite): (readonly [before: Scenario, now: Scenario])[] {
  return base.scenarios.flatMap((before) => {
    const now = head.scenarios.find(({ name }) => name === before.name)
    return now === undefined ? [] : [[before, now] as const]
  })
}

/** The common program of all, and servers of scenarios that run already: a change may not choose its own. */
function changedServers(base: Suite, head: Suite, pairs: ReturnType<typeof pairsOf>): RuleChange[] {
  const ofScenario = ({ endpoint }: Scenario) => (endpoint === undefined ? 'any' : `dsn ${endpointName(endpoint)}`)
  const all = [
    { changed: !isSame(base.server, head.server), before: sourceText(base.server), after: sourceText(head.server) },
    ...pairs.map(([before, now]) => {
      const changed = !isSame(before.endpoint, now.endpoint)
      return { changed, before: ofScenario(before), after: ofScenario(now) }
    }),
  ]
  return all.flatMap(({ changed, ...sides }) => (changed ? [{ what: 'server', ...sides } as const] : []))
}

/** The scenarios of head on the base's servers, or with the base's other options besides their option files. */
function heldScenarios(base: Suite, { scenarios }: Suite, isServer: boolean, isBeside: boolean): Suite['scenarios'] {
  return nonEmpty(
    scenarios.map((scenario) => {
      const before = base.scenarios.find(({ name }) => name === scenario.name)
      if (before === undefined) return scenario
      const beside = isBeside &&
        hidesFiles(before, scenario) && {
          options: [...fromFiles(scenario), ...fromSuite(before)],
          sql: before.sql,
          program: before.program,
        }
      return { ...scenario, ...beside, ...(isServer && { endpoint: before.endpoint }) }
    }),
  )
}

function isFromFile(option: ServerOption): boolean {
  return option.group !== undefined || isUnread(option)
}

function fromFiles({ options }: Scenario): Scenario['options'] {
  return options.filter(isFromFile)
}

function fromSuite({ options }: Scenario): Scenario['options'] {
  return options.filter((option) => !isFromFile(option))
}

/** Whether its option files change together with its other options in the suite. */
function hidesFiles(before: Scenario, now: Scenario): boolean {
  const ofFiles = (scenario: Scenario) => ({ ...scenario, options: fromFiles(scenario), sql: [], program: undefined })
  const beside = (scenario: Scenario) => ({ ...scenario, options: fromSuite(scenario) })
  return (
    fromFiles(before).length + fromFiles(now).length > 0 &&
    !isSameScenario(ofFiles(before), ofFiles(now)) &&
    !isSameScenario(beside(before), beside(now))
  )
}

function sourceText(source: ServerSource): string {
  if (source.kind === 'auto') return 'any'
  return source.kind === 'dsn' ? `dsn ${endpointName(source.endpoint)}` : `${source.kind} ${source.name}`
}

/** More cells in the same time, so that each of them is measured for less. */
function moreCells(base: Suite, head: Suite, flags: DecidedByFlags): RuleChange | false {
  const [before, after] = [base, head].map((suite) => cellsOf(suite, flags))
  if (before === undefined || after === undefined) return false
  return after * base.budgetSeconds > before * head.budgetSeconds && after > before && { what: 'cells', before, after }
}

function cellsOf({ workloads, threads, scenarios }: Suite, flags: DecidedByFlags): number {
  const chosen = (all: readonly { readonly name: string }[], wanted: readonly string[] | undefined) =>
    all.filter(({ name }) => wanted?.includes(name) !== false).length
  return chosen(workloads, flags.workloads) * chosen(scenarios, flags.scenarios) * (flags.threads ?? threads).length
}
