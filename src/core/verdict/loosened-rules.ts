/** What a change does to the rules that it is judged by: a suite of a pull request names its own tolerances and cells. */
import type { Adjustments } from '../suite/adjust.ts'
import type { Dataset, GatePolicy, Rule, Suite, Workload } from '../suite/suite.ts'
import type { LoosenedRule, RuleChange } from '../warnings/warning.ts'
import { type Tolerance, toleranceOf } from './tolerance.ts'

/** Flags, which are of whoever runs the gate, decide before any suite does. */
export type DecidedByFlags = Pick<
  Adjustments,
  'tolerance' | 'onInconclusive' | 'budgetSeconds' | 'threads' | 'workloads' | 'scenarios'
>

const RULES: readonly Rule[] = ['control', 'base', 'history']
/** What cannot be measured by the rules of the base, as the suite does not have it any more. */
const TAKEN_AWAY: readonly RuleChange['what'][] = ['control', 'workload', 'threads', 'scenario']

/** Every rule by which less is found out than before, the gravest first; stricter rules are none. */
export function loosenedRules(base: Suite, head: Suite, flags: DecidedByFlags): LoosenedRule[] {
  const at = (key: string) => ({ file: head.file, line: head.ruleLines?.[key] ?? 1 })
  return [
    ...(flags.tolerance === undefined ? raisedTolerances(base, head) : []),
    ...changeOf(flags.onInconclusive === undefined && onInconclusive(base.gate, head.gate)),
    ...changeOf(base.control !== head.control && { what: 'control', before: base.control, after: head.control }),
    ...lostWorkloads(base, head, flags),
    ...lostThreads(base, head, flags),
    ...lostScenarios(base, head, flags),
    ...changeOf(
      isSmaller(head.dataset, base.dataset) && { what: 'dataset', before: base.dataset, after: head.dataset },
    ),
    ...changeOf(flags.budgetSeconds === undefined && budget(base, head)),
    ...changeOf(precision(base, head)),
  ].map((change) => ({ ...change, ...at(keyOf(change)) }))
}

/** Whether a change takes something away that only the suite of before could measure. */
export function takesAway({ what }: RuleChange): boolean {
  return TAKEN_AWAY.includes(what)
}

/** The suite by its own rules, or by those of the base where they are stricter. */
export function byStricterRules(base: Suite, suite: Suite, loosened: readonly RuleChange[]): Suite {
  const isLoosened = (what: RuleChange['what']) => loosened.some((change) => change.what === what)
  const { tolerance, toleranceFrom, byScenario, byWorkload } = base.gate
  const atMost = { tolerance, toleranceFrom, byScenario, byWorkload }
  return {
    ...suite,
    gate: {
      ...suite.gate,
      ...(isLoosened('tolerance') && { atMost }),
      ...(isLoosened('on-inconclusive') && { onInconclusive: base.gate.onInconclusive }),
    },
    ...(isLoosened('dataset') && { dataset: base.dataset }),
    ...(isLoosened('budget') && { budgetSeconds: base.budgetSeconds }),
    ...(isLoosened('precision') && { precision: base.precision }),
  }
}

function changeOf(change: RuleChange | false): RuleChange[] {
  return change === false ? [] : [change]
}

/** Key of the suite at which a change stands. */
function keyOf(change: RuleChange): string {
  switch (change.what) {
    case 'tolerance':
      return change.of === null ? `gate.tolerance.${change.rule}` : `gate.${change.of.replace(' ', 's.')}`
    case 'on-inconclusive':
      return 'gate.on-inconclusive'
    case 'workload':
    case 'scenario':
      return `${change.what}s`
    default:
      return change.what
  }
}

/** Those of every comparison that there may be, as one may be set in three places; told once for each place. */
function raisedTolerances(base: Suite, head: Suite): RuleChange[] {
  const found = RULES.flatMap((rule) =>
    namesOf(base.scenarios, head.scenarios).flatMap((scenario) =>
      [undefined, ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
        const name =
          workload === undefined ? ({ scope: 'mean' } as const) : ({ scope: 'cell', workload, threads: 1 } as const)
        const [before, after] = [base, head].map(({ gate }) => toleranceOf({ ...name, rule, scenario }, gate))
        if (before === undefined || after === undefined || after.share <= before.share) return []
        return [
          { what: 'tolerance', rule, of: placeOf(after, before), before: before.share, after: after.share } as const,
        ]
      }),
    ),
  )
  return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()]
}

/** The nearest place that says it: "scenario on"; null for what holds everywhere. */
function placeOf(...tolerances: readonly Tolerance[]): string | null {
  return tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from)) ?? null
}

function namesOf(...lists: readonly (readonly { readonly name: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ name }) => name))]
}

function onInconclusive(
  { onInconclusive: before }: GatePolicy,
  { onInconclusive: after }: GatePolicy,
): RuleChange | false {
  return before === 'fail' && after === 'pass' && { what: 'on-inconclusive', before, after }
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

/** What it does, whatever it is called. */
function textOf({ script, options, source }: Workload): string {
  return JSON.stringify([script, Object.entries(options).sort(), source ?? null])
}

function lostThreads(base: Suite, head: Suite, { threads }: DecidedByFlags): RuleChange[] {
  if (threads !== undefined) return []
  const lost = base.threads.filter((level) => !head.threads.includes(level))
  return lost.map((before) => ({ what: 'threads', before, after: null }))
}

function lostScenarios(base: Suite, head: Suite, { scenarios: wanted }: DecidedByFlags): RuleChange[] {
  const lost = base.scenarios.filter(
    ({ name }) => wanted?.includes(name) !== false && !head.scenarios.some((scenario) => scenario.name === name),
  )
  return lost.map(({ name }) => ({ what: 'scenario', before: name, after: null }))
}

function isSmaller(one: Dataset, other: Dataset): boolean {
  if (one.tpch !== undefined || other.tpch !== undefined)
    return (one.tpch ?? 0) < (other.tpch ?? Number.POSITIVE_INFINITY)
  const isOfPool = one.timesThePool !== undefined || other.timesThePool !== undefined
  const hasLess = isOfPool
    ? other.timesThePool !== undefined && (one.timesThePool ?? 0) < other.timesThePool
    : one.rows < other.rows
  return one.tables < other.tables || hasLess
}

function budget({ budgetSeconds: before }: Suite, { budgetSeconds: after }: Suite): RuleChange | false {
  return after < before && { what: 'budget', before, after }
}

function precision({ precision: before }: Suite, { precision: after }: Suite): RuleChange | false {
  if (before === undefined || (after !== undefined && after <= before)) return false
  return { what: 'precision', before, after: after ?? null }
}
