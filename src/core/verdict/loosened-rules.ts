/** Changes that a pull request makes to the rules that judge it: its suite names its own tolerances and cells. */
import { ALL_WORKLOADS } from '../comparison/comparison.ts'
import { COSTS, isUnread } from '../names.ts'
import type { Adjustments } from '../suite/adjust.ts'
import { isOtherProgram } from '../suite/differences.ts'
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
  type ServerSource,
  type Suite,
  type Workload,
} from '../suite/suite.ts'
import type { LoosenedRule, RuleChange } from '../warnings/warnings.ts'
import { type Tolerance, toleranceOf } from './tolerance.ts'

/** Flags, which belong to the person running the gate, decide before any suite does. */
export type DecidedByFlags = Omit<Adjustments, 'takesAnyScript'>

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
  const scenarios = (what: RuleChange['what'], differ: (before: Scenario, now: Scenario) => boolean) =>
    pairs.flatMap(([before, now]) => when(differ(before, now), what, before.name, now.name, `scenarios.${now.name}`))
  const [cellsBefore, cells] = [cellsOf(base, flags), cellsOf(head, flags)]
  const isMoreCells = cells > cellsBefore && cells * base.budgetSeconds > cellsBefore * head.budgetSeconds
  const isShorter = flags.budgetSeconds === undefined && head.budgetSeconds < base.budgetSeconds
  const isLessPrecise = (head.precision ?? Number.POSITIVE_INFINITY) > (base.precision ?? Number.POSITIVE_INFINITY)
  const isPassing = (rule: 'onInconclusive' | 'onNotMeasured') =>
    flags[rule] === undefined && base.gate[rule] === 'fail' && head.gate[rule] === 'pass'
  const isControl = ({ name }: Scenario) => !rules.includes('base') && base.control === name && head.control === name
  const lostThreads = base.threads.filter((level) => flags.threads === undefined && !head.threads.includes(level))
  const kept = namesOf(head.scenarios)
  const lostScenarios = namesOf(base.scenarios).filter(
    (name) => flags.scenarios?.includes(name) !== false && !kept.includes(name),
  )
  const changes = [
    ...raisedTolerances(base, head, flags),
    ...raisedCosts(base.gate, head.gate, flags),
    ...when(isPassing('onInconclusive'), 'on-inconclusive', 'fail', 'pass', 'gate.on-inconclusive'),
    ...when(isPassing('onNotMeasured'), 'on-not-measured', 'fail', 'pass', 'gate.on-not-measured'),
    ...when(base.control !== head.control, 'control', base.control, head.control),
    ...scenarios('control-settings', (before, now) => isControl(now) && !isSameScenario(before, now)),
    ...lostWorkloads(base, head, flags),
    ...lostThreads.flatMap((level) => when(true, 'threads', level, null, `threads.${level}`)),
    ...lostScenarios.flatMap((name) => when(true, 'scenario', name, null, `scenarios.${name}`)),
    ...when(!isSame(base.dataset, head.dataset), 'dataset', base.dataset, head.dataset),
    ...changedServers(base, head, pairs),
    ...when(base.name !== head.name, 'name', base.name, head.name),
    // A scenario that named option files before says which it names now, and what it sets beside them.
    ...scenarios('config', (before, now) => before.config !== undefined && !isSame(before.config, now.config)),
    ...scenarios('beside-files', hidesFiles),
    // More cells in the same time, so that each of them is measured for less.
    ...when(isMoreCells, 'cells', cellsBefore, cells, 'workloads'),
    ...when(isShorter, 'budget', base.budgetSeconds, head.budgetSeconds),
    ...when(isLessPrecise, 'precision', base.precision ?? 0, head.precision ?? null),
  ]
  return changes.map((change) => ({ ...change, file: head.file, line: ruleLine(head, change.key) }))
}

/** The change, if it loosens the rule. */
function when(
  isLooser: boolean,
  what: RuleChange['what'],
  before: RuleChange['before'],
  after: RuleChange['after'],
  key: string = what,
): RuleChange[] {
  return isLooser ? [{ what, key, before, after }] : []
}

/** Whether a change takes something away that only the suite of before could measure. */
export function takesAway({ what }: Pick<RuleChange, 'what'>): boolean {
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
      ...(isLoosened('on-not-measured') && { onNotMeasured: base.gate.onNotMeasured }),
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
  const share = Math.min(MOST_TIMES_LONGER, Number(added.after) / Number(added.before))
  return { ...suite, budgetSeconds: Math.max(suite.budgetSeconds, Math.ceil(share * base.budgetSeconds)) }
}

/** Changes that the base cannot decide: the settings of its control, and how long the caller waits for more cells. */
export function isOnlyTold({ what }: RuleChange): boolean {
  return what === 'cells' || what === 'control-settings'
}

/** Changes for every possible comparison, because one may be set in three places; reported once for each place. */
function raisedTolerances(base: Suite, head: Suite, { tolerance = {} }: DecidedByFlags): RuleChange[] {
  const found = RULES.filter((rule) => tolerance[rule] === undefined).flatMap((rule) =>
    namesOf(base.scenarios, head.scenarios).flatMap((scenario) =>
      [ALL_WORKLOADS, ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
        const name = { rule, scenario, workload, threads: 0 }
        const [before, after] = [base, head].map(({ gate }) => toleranceOf(name, gate))
        if (before === undefined || after === undefined || after.share <= before.share) return []
        // That of the base is wider, and reported.
        if (rule === 'baseline' && after.share === toleranceOf({ ...name, rule: 'base' }, head.gate).share) return []
        const key = `${placeOf(after, before)}.${rule}`
        return [{ what: 'tolerance', key, before: before.share, after: after.share } as const]
      }),
    ),
  )
  return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()]
}

/** Limits of costs that are wider, or removed. */
function raisedCosts(base: GatePolicy, head: GatePolicy, { costs: given = {} }: DecidedByFlags): RuleChange[] {
  return COSTS.flatMap((cost) => {
    const [before, after = null] = [base.costs?.[cost]?.share, head.costs?.[cost]?.share]
    if (given[cost] !== undefined || before === undefined) return []
    return when(after === null || after > before, 'cost', before, after, `gate.costs.${cost}`)
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

/** The nearest place of the rule, "gate.scenarios.on"; that of a rule that holds everywhere is "gate.tolerance". */
function placeOf(...tolerances: readonly Tolerance[]): string {
  const own = tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from))
  return own === undefined ? 'gate.tolerance' : `gate.${own.replace(' ', 's.')}`
}

function namesOf(...lists: readonly (readonly { readonly name: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ name }) => name))]
}

function lostWorkloads(base: Suite, head: Suite, { workloads: wanted }: DecidedByFlags): RuleChange[] {
  const named = base.workloads.filter(({ name }) => wanted?.includes(name) !== false)
  return named.flatMap((workload) => {
    const { name } = workload
    const now = head.workloads.find((each) => each.name === name)
    const isOther = now === undefined || textOf(now) !== textOf(workload)
    return when(isOther, 'workload', name, now?.name ?? null, `workloads.${name}`)
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

/** The source of all, unless it is another program of its kind, and servers of scenarios that run already: a change may not choose its own. */
function changedServers(base: Suite, head: Suite, pairs: ReturnType<typeof pairsOf>): RuleChange[] {
  const ofScenario = ({ endpoint }: Scenario) => sourceText(endpoint ? { kind: 'dsn', endpoint } : { kind: 'auto' })
  const isOtherKind = !isSame(base.server, head.server) && !isOtherProgram(head.server, base.server)
  return [
    ...when(isOtherKind, 'server', sourceText(base.server), sourceText(head.server)),
    ...pairs.flatMap(([before, now]) => {
      const isOther = !isSame(before.endpoint, now.endpoint)
      return when(isOther, 'server', ofScenario(before), ofScenario(now), `scenarios.${now.name}.dsn`)
    }),
  ]
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

function fromFiles({ options }: Scenario): Scenario['options'] {
  return options.filter((option) => option.group !== undefined || isUnread(option))
}

function fromSuite(scenario: Scenario): Scenario['options'] {
  const ofFiles = fromFiles(scenario)
  return scenario.options.filter((option) => !ofFiles.includes(option))
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

function cellsOf({ workloads, threads, scenarios }: Suite, flags: DecidedByFlags): number {
  const chosen = (all: readonly { readonly name: string }[], wanted: readonly string[] | undefined) =>
    all.filter(({ name }) => wanted?.includes(name) !== false).length
  return chosen(workloads, flags.workloads) * chosen(scenarios, flags.scenarios) * (flags.threads ?? threads).length
}
