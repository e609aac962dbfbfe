/** Parts of the report about the servers: memory, diagnostics for users, versions and variables. */

import { ABILITIES } from '../../performance-schema/insight.ts'
import type { Result, ResultComparison, ResultScenario } from '../../result/result.ts'
import { DECISIVE_VARIABLES } from '../../suite/fairness.ts'
import { ABILITY_TITLES } from '../../wording/abilities.ts'
import type { ArmKey } from '../../wording/arm-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { bytes, change, count, fineShare, range, rate } from '../../wording/figures.ts'
import { armLabels, mainRule, referenceArm, sameArm, shownArms } from '../cells.ts'
import {
  type Block,
  center,
  figure,
  type Inline,
  left,
  name,
  paragraph,
  right,
  type Span,
  table,
  UNKNOWN,
} from './report.ts'

const MARKS = { full: '●', partial: '◐', none: '○' } as const
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60
const MOST_CALLED_OUT = 5
/** Hashes a second, the unit of the published study of managed services. */
const CAPACITY_UNIT = 10_000
/** Prefix of the Performance Schema's variables. */
const ITS_VARIABLES = 'performance_schema'

export function memorySection(result: Result): Block[] {
  const scenarios = shownScenarios(result)
  const known = scenarios.some(
    ({ memory, pageMisses }) =>
      memory.residentBytes !== null || memory.performanceSchemaBytes !== null || pageMisses !== null,
  )
  if (!known) return []
  const rows = scenarios.map((scenario) => [
    label(result, scenario),
    scenario.role,
    amount(scenario.memory.residentBytes),
    difference(scenario, referenceOf(result, scenario)),
    amount(scenario.memory.performanceSchemaBytes),
    figure(scenario.pageMisses, fineShare),
    figure(scenario.startSeconds, (seconds) => seconds.toFixed(2)),
  ])
  const columns = [
    left('scenario'),
    // Before and now are no candidates for anything.
    left('role', mainRule(result) === 'base' ? [] : ['html']),
    ...[
      'resident',
      mainRule(result) === 'control' ? 'against control' : 'against before',
      'Performance Schema',
      'pages read from disk',
    ].map((title) => right(title)),
    right('start s', ['html']),
  ]
  return table('Memory', columns, rows)
}

function amount(value: number | null): Span {
  return figure(value, bytes)
}

function difference(own: ResultScenario, other: ResultScenario | undefined): Span {
  if (other === undefined) return ''
  const [mine, reference] = [own.memory.residentBytes, other.memory.residentBytes]
  if (mine === null || reference === null || reference === 0) return UNKNOWN
  return figure(mine / reference - 1, change)
}

export function insightSection(result: Result): Block[] {
  const probed = shownScenarios(result).filter(isProbed)
  if (probed.length === 0) return []
  const columns = [left('shows'), ...probed.map((scenario) => center(label(result, scenario)))]
  const rows = ABILITIES.map(({ key }) => [
    ABILITY_TITLES[key],
    ...probed.map(({ insight }) => (insight[key] === undefined ? '' : MARKS[insight[key]])),
  ])
  return [...paragraph('● full, ◐ partial, ○ none'), ...table('Diagnostic abilities', columns, rows)]
}

/**
 * A sentence for every scenario that was shown to be slower without offering any diagnostics in return. Only if it
 * differs in nothing but the Performance Schema: the abilities do not cover the benefits of a log or another cache.
 */
export function nothingGained(result: Result): string[] {
  const idle = shownScenarios(result).filter((scenario) => {
    const reference = referenceOf(result, scenario)
    if (reference === undefined || !isProbed(scenario) || !showsNothing(scenario)) return false
    return differsInPerformanceSchema(scenario, reference)
  })
  const sentences = idle.flatMap((scenario) => {
    const slower = result.comparisons.filter((each) => each.rule === mainRule(result) && isSlower(each, scenario))
    const [worst] = slower.toSorted((a, b) => a.change - b.change)
    if (worst === undefined) return []
    return `${shorten(labelOf(result, scenario))} is slower (up to ${change(worst.change)}, ${range(worst)}) and shows nothing for it: none of ${ABILITIES.length} abilities.`
  })
  return sentences.slice(0, MOST_CALLED_OUT)
}

function showsNothing({ insight }: ResultScenario): boolean {
  return ABILITIES.every(({ key }) => (insight[key] ?? 'none') === 'none')
}

/**
 * Whether only the Performance Schema differs, by variables, or, if none differs, by the diagnostics of the control.
 */
function differsInPerformanceSchema(scenario: ResultScenario, control: ResultScenario): boolean {
  if (serverName(scenario) !== serverName(control)) return false
  const names = Object.keys({ ...control.variables, ...scenario.variables })
  const differing = names.filter((name) => scenario.variables[name] !== control.variables[name])
  return differing.length === 0 ? !showsNothing(control) : differing.every((name) => name.startsWith(ITS_VARIABLES))
}

function serverName({ server }: ResultScenario): string {
  return `${server.product} ${server.version}`
}

function isSlower({ scenario, high }: ResultComparison, { name, revision }: ResultScenario): boolean {
  return scenario === name && revision === 'head' && high !== null && high < 0
}

function isProbed({ insight }: ResultScenario): boolean {
  return Object.keys(insight).length > 0
}

export function serversSection(result: Result): Block[] {
  if (result.imported !== null) return []
  const scenarios = shownScenarios(result)
  return [...versions(result, scenarios), ...variables(result, scenarios)]
}

/** QPS relative to each server's computing capacity, and to its price, if these differ or are known. */
export function valueSection(result: Result): Block[] {
  const scenarios = shownScenarios(result).filter(({ cpuCapacity, price }) => cpuCapacity !== null || price !== null)
  if (scenarios.length === 0) return []
  const rows = result.cells.flatMap((cell) => {
    const scenario = scenarios.find((each) => sameArm(armOf(each), cell))
    if (scenario === undefined) return []
    const { cpuCapacity, price } = scenario
    return [
      [
        label(result, scenario),
        ...[name(cell.workload), String(cell.threads), rate(cell.qps)],
        ...[perUnit(cell.qps, cpuCapacity && cpuCapacity / CAPACITY_UNIT), perUnit(cell.qps, price)],
      ],
    ]
  })
  const servers = scenarios.map(({ cpuCapacity, price, ...scenario }) => [
    label(result, scenario),
    cpuCapacity === null ? UNKNOWN : (cpuCapacity / CAPACITY_UNIT).toFixed(1),
    price === null ? UNKNOWN : String(price),
  ])
  const note =
    'The speed of a server was measured inside it: one unit is 10,000 hashes per second with all its CPUs busy.'
  return [
    ...paragraph(note),
    ...table('Servers', [left('scenario'), right('units'), right('price an hour')], servers),
    ...table(
      'QPS for what a server computes and costs',
      [
        left('scenario'),
        left('workload'),
        right('threads'),
        right('QPS'),
        right('QPS per unit'),
        right('QPS per price'),
      ],
      rows,
    ),
  ]
}

function perUnit(qps: number, units: number | null): string {
  return units === null || units === 0 ? UNKNOWN : rate(qps / units)
}

function versions(result: Result, scenarios: readonly ResultScenario[]): Block[] {
  const texts = scenarios.map(({ server }) => `${shorten(server.product)} ${shorten(server.version)}`)
  const [first] = texts
  if (first === undefined) return []
  if (texts.every((text) => text === first)) return paragraph(`${first} in every scenario.`)
  const rows = scenarios.map((scenario, index) => [label(result, scenario), texts[index] ?? ''])
  return table('Servers', [left('scenario'), left('server')], rows)
}

function variables(result: Result, scenarios: readonly ResultScenario[]): Block[] {
  const differing = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario.variables)))].sort()
  // Variables that decide speed come first: between two products hundreds differ.
  const decisive = DECISIVE_VARIABLES.filter((one) => differing.includes(one))
  const names = [...decisive, ...differing.filter((one) => !decisive.includes(one))]
  if (names.length === 0) return []
  const columns = [left('variable'), ...scenarios.map((scenario) => left(label(result, scenario)))]
  const rows = names.map((one) => [
    name(one),
    ...scenarios.map(
      (scenario): Inline => (Object.hasOwn(scenario.variables, one) ? name(scenario.variables[one] ?? '') : UNKNOWN),
    ),
  ])
  const rest = (more: number) => (more > 0 ? `${count(more, 'more variable')} in result.json.` : '')
  return [
    ...paragraph('System variables in which they differ:'),
    ...table('System variables', columns, rows, { most: MOST_VARIABLES, rest }),
  ]
}

/** Scenarios in the order of the arms. */
function shownScenarios(result: Result): ResultScenario[] {
  return shownArms(result).flatMap((arm) => result.scenarios.find((scenario) => sameArm(armOf(scenario), arm)) ?? [])
}

function referenceOf(result: Result, scenario: ResultScenario): ResultScenario | undefined {
  const reference = referenceArm(result, armOf(scenario))
  return reference && result.scenarios.find((each) => sameArm(armOf(each), reference))
}

function labelOf(result: Result, scenario: Pick<ResultScenario, 'name' | 'revision'>): string {
  return armLabels(result)(armOf(scenario))
}

function label(result: Result, scenario: Pick<ResultScenario, 'name' | 'revision'>): Span {
  return name(labelOf(result, scenario))
}

function armOf({ name, revision }: Pick<ResultScenario, 'name' | 'revision'>): ArmKey {
  return { scenario: name, revision }
}
