/** Parts of the report about the servers: memory, what they let their users find out, versions and variables. */

import { ABILITIES } from '../../performance-schema/insight.ts'
import type { Result, ResultComparison, ResultScenario } from '../../result/result.ts'
import { DECISIVE_VARIABLES } from '../../suite/fairness.ts'
import { ABILITY_TITLES } from '../../wording/abilities.ts'
import type { ArmKey } from '../../wording/arm-names.ts'
import { markdownName } from '../../wording/escape.ts'
import { bytes, change, count, fineShare, range, rate } from '../../wording/figures.ts'
import { armLabels, mainRule, referenceArm, sameArm, shownArms } from '../cells.ts'
import { center, left, paragraphs, right, table } from './markdown-parts.ts'

const UNKNOWN = '–'
const MARKS = { full: '●', partial: '◐', none: '○' } as const
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60
const MOST_CALLED_OUT = 5
/** Hashes a second, the unit of the published study of managed services. */
const CAPACITY_UNIT = 10_000
/** What the names of the Performance Schema's variables begin with. */
const ITS_VARIABLES = 'performance_schema'

export function memorySection(result: Result): string {
  const scenarios = shownScenarios(result)
  const known = scenarios.some(
    ({ memory, pageMisses }) =>
      memory.residentBytes !== null || memory.performanceSchemaBytes !== null || pageMisses !== null,
  )
  if (!known) return ''
  const rows = scenarios.map((scenario) => [
    labelOf(result, scenario),
    amount(scenario.memory.residentBytes),
    difference(scenario, referenceOf(result, scenario)),
    amount(scenario.memory.performanceSchemaBytes),
    scenario.pageMisses === null ? UNKNOWN : fineShare(scenario.pageMisses),
  ])
  const columns = [
    left('scenario'),
    ...[
      'resident',
      mainRule(result) === 'control' ? 'against control' : 'against before',
      'Performance Schema',
      'pages read from disk',
    ].map((title) => right(title)),
  ]
  return table(columns, rows)
}

function amount(value: number | null): string {
  return value === null ? UNKNOWN : bytes(value)
}

function difference(own: ResultScenario, other: ResultScenario | undefined): string {
  if (other === undefined) return ''
  const [mine, reference] = [own.memory.residentBytes, other.memory.residentBytes]
  if (mine === null || reference === null || reference === 0) return UNKNOWN
  return change(mine / reference - 1)
}

export function insightSection(result: Result): string {
  const probed = shownScenarios(result).filter(isProbed)
  if (probed.length === 0) return ''
  const columns = [left('shows'), ...probed.map((scenario) => center(labelOf(result, scenario)))]
  const rows = ABILITIES.map(({ key }) => [
    ABILITY_TITLES[key],
    ...probed.map(({ insight }) => (insight[key] === undefined ? '' : MARKS[insight[key]])),
  ])
  return paragraphs('● full, ◐ partial, ○ none', table(columns, rows))
}

/**
 * A sentence for every scenario that was shown to be slower and lets nobody find out anything for it. Only where the
 * Performance Schema is all that it differs in: the abilities say nothing of what a log or another cache is good for.
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
    return `${labelOf(result, scenario)} is slower (up to ${change(worst.change)}, ${range(worst)}) and shows nothing for it: none of ${ABILITIES.length} abilities.`
  })
  return sentences.slice(0, MOST_CALLED_OUT)
}

function showsNothing({ insight }: ResultScenario): boolean {
  return ABILITIES.every(({ key }) => (insight[key] ?? 'none') === 'none')
}

/** Whether it is Performance Schema alone that differs, by variables, or where none differs by what the control shows. */
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

export function serversSection(result: Result): string {
  if (result.imported !== null) return ''
  const scenarios = shownScenarios(result)
  return paragraphs(versions(result, scenarios), variables(result, scenarios))
}

/** QPS for what each server can compute, and for what it costs, where they differ in that or it is known. */
export function valueSection(result: Result): string {
  const scenarios = shownScenarios(result).filter(({ cpuCapacity, price }) => cpuCapacity !== null || price !== null)
  if (scenarios.length === 0) return ''
  const rows = result.cells.flatMap((cell) => {
    const scenario = scenarios.find((each) => sameArm(armOf(each), cell))
    if (scenario === undefined) return []
    const { cpuCapacity, price } = scenario
    return [
      [
        labelOf(result, scenario),
        ...[markdownName(cell.workload), String(cell.threads), rate(cell.qps)],
        ...[perUnit(cell.qps, cpuCapacity && cpuCapacity / CAPACITY_UNIT), perUnit(cell.qps, price)],
      ],
    ]
  })
  const servers = scenarios.map(({ cpuCapacity, price, ...scenario }) => [
    labelOf(result, scenario),
    cpuCapacity === null ? UNKNOWN : (cpuCapacity / CAPACITY_UNIT).toFixed(1),
    price === null ? UNKNOWN : String(price),
  ])
  return paragraphs(
    'What a server computes was measured inside of it: 10,000 hashes a second with all of its CPUs busy are one unit.',
    table([left('scenario'), right('units'), right('price an hour')], servers),
    table(
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
  )
}

function perUnit(qps: number, units: number | null): string {
  return units === null || units === 0 ? UNKNOWN : rate(qps / units)
}

function versions(result: Result, scenarios: readonly ResultScenario[]): string {
  const texts = scenarios.map(({ server }) => `${markdownName(server.product)} ${markdownName(server.version)}`)
  const [first] = texts
  if (first === undefined) return ''
  if (texts.every((text) => text === first)) return `${first} in every scenario.`
  const rows = scenarios.map((scenario, index) => [labelOf(result, scenario), texts[index] ?? ''])
  return table([left('scenario'), left('server')], rows)
}

function variables(result: Result, scenarios: readonly ResultScenario[]): string {
  const differing = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario.variables)))].sort()
  // What decides over speed comes first: of two products hundreds differ.
  const decisive = DECISIVE_VARIABLES.filter((name) => differing.includes(name))
  const names = [...decisive, ...differing.filter((name) => !decisive.includes(name))]
  if (names.length === 0) return ''
  const columns = [left('variable'), ...scenarios.map((scenario) => left(labelOf(result, scenario)))]
  const rows = names
    .slice(0, MOST_VARIABLES)
    .map((name) => [
      markdownName(name),
      ...scenarios.map((scenario) =>
        Object.hasOwn(scenario.variables, name) ? markdownName(scenario.variables[name] ?? '') : UNKNOWN,
      ),
    ])
  const more = names.length - rows.length
  return paragraphs(
    'System variables in which they differ:',
    table(columns, rows),
    more > 0 ? `${count(more, 'more variable')} in result.json.` : '',
  )
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
  return markdownName(armLabels(result)(armOf(scenario)))
}

function armOf({ name, revision }: Pick<ResultScenario, 'name' | 'revision'>): ArmKey {
  return { scenario: name, revision }
}
