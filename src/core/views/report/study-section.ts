/**
 * A sweep as an author would publish it: the cost of each scenario in each workload, at the load at which they are
 * ranked.
 */
import { bytes, change, count, milliseconds, range, rate } from '../../figures.ts'
import { ABILITIES } from '../../performance-schema/abilities.ts'
import type { Result, ResultCell, ResultScenario } from '../../result/result.ts'
import type { Level, Study } from '../../study/study.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { hasChain, levelComparisons, partingTexts, rankingParts, saturationText } from '../../wording/study-text.ts'
import { cellText } from '../../wording/wording.ts'
import {
  below,
  figure,
  type Inline,
  left,
  list,
  name,
  type Part,
  paragraph,
  right,
  type Section,
  type Span,
  section,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const MOST_ROWS = 24
const MOST_LOADS = 60
const MOST_PARTINGS = 6
/** Maximum number of columns with figures, because a page has no room for more. */
const MOST_COLUMNS = 6

/**
 * The order of scenarios, the loads that it holds for, and the matrix. Empty if the sweep has limits and so a verdict,
 * because `studySection` then shows all of this in a section of its own.
 */
export function studyEvidence(result: Result): Part[] {
  return result.verdict === 'measured' ? studyParts(result) : []
}

/** The order and the matrix for a sweep with limits. Empty if there are too few scenarios to order. */
export function studySection(result: Result): Section[] {
  const isShown = result.verdict !== 'measured' && hasOrder(result)
  return isShown ? section('study', 'The order of scenarios', studyParts(result)) : []
}

/**
 * Whether there are at least three scenarios, counting the control. With two, the comparison itself shows the order.
 */
function hasOrder({ study }: Result): boolean {
  return (study?.ranking.length ?? 0) > 2
}

function studyParts(result: Result): Part[] {
  const { study } = result
  // The evidence already has the figures of a single comparison, so a matrix would repeat them.
  const isOne = levelComparisons(result).length === 1
  return [
    ...(isOne ? [] : orderParts(result)),
    ...paragraph(saturationText(result)),
    ...list(
      partingTexts(result).map((text) => sentence(text)),
      { most: MOST_PARTINGS, what: 'finding' },
    ),
    ...(study === null || isOne ? [] : below(strong(`${titleOf(study)}:`), matrix(result, study))),
  ]
}

function orderParts(result: Result): Part[] {
  const order = rankingParts(result).flatMap(({ name: scenario, sign }): Span[] => [name(scenario), sign])
  if (order.length === 0) return []
  return paragraph([strong('Fastest first:'), ' ', ...order, hasChain(result) ? ' (≈ is between neighbours only)' : ''])
}

export function loadsSection(result: Result): Section[] {
  const { study } = result
  if (study === null || (result.verdict !== 'measured' && !hasOrder(result))) return []
  const cells = result.cells.filter(
    ({ revision, ...cell }) => revision === 'head' && study.levels.some((level) => isAt(level, cell)),
  )
  return section('loads', 'QPS, latency and CPU at these loads', absolute(result, cells))
}

function isAt(level: Level, { workload, threads }: Pick<ResultCell, 'workload' | 'threads'>): boolean {
  return workload === level.workload && threads === level.threads
}

/** The title names the threads if they are the same for all workloads; otherwise each column does. */
function titleOf({ control, levels: [first, ...others] }: Study): string {
  const isOneLevel = first !== undefined && others.every(({ threads }) => threads === first.threads)
  return `Change in QPS against ${control}${isOneLevel ? `, at ${count(first.threads, 'thread')}` : ''}`
}

/** Rows are scenarios and columns are workloads, unless a page has no room for that many columns. */
function matrix(result: Result, study: Study): Part[] {
  const { levels, ranking, control } = study
  const compared = levelComparisons(result)
  const scenarios = [...ranking, ...compared].map(({ scenario }) => scenario)
  const rows = [...new Set([...scenarios, control])].toReversed()
  const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1
  const titleAt = ({ workload, threads }: Level): Inline =>
    isOneLevel ? name(workload) : [name(workload), ` at ${threads}`]
  const cellAt = (scenario: string, level: Level): Inline => {
    if (scenario === control) return 'control'
    const cell = compared.find((each) => each.scenario === scenario && isAt(level, each))
    return cell === undefined ? UNKNOWN : [strong(change(cell.change)), ` (${range(cell)})`]
  }
  if (levels.length > MOST_COLUMNS) {
    const others = rows.filter((scenario) => scenario !== control)
    return [
      ...table(
        'Change in QPS by scenario',
        levels,
        [
          left<Level>('workload', titleAt),
          ...others.slice(0, MOST_COLUMNS).map((one) => right<Level>(name(one), (level) => cellAt(one, level))),
        ],
        { most: MOST_ROWS, what: 'workload' },
      ),
      ...paragraph(
        others.length > MOST_COLUMNS
          ? `${count(others.length - MOST_COLUMNS, 'more scenario')} in result.json, which cost less.`
          : '',
      ),
    ]
  }
  const serverOf = (scenario: string) =>
    result.scenarios.find((each) => each.name === scenario && each.revision === 'head')
  const servers = rows.flatMap((scenario) => serverOf(scenario) ?? [])
  return table(
    'Change in QPS by workload',
    rows,
    [
      left('scenario', (scenario) => name(scenario)),
      ...levels.map((level) => right<string>(titleAt(level), (scenario) => cellAt(scenario, level))),
      servers.some(({ memory }) => memory.residentBytes !== null) &&
        right('memory', (scenario) => figure(serverOf(scenario)?.memory.residentBytes, bytes)),
      servers.some(({ insight }) => Object.keys(insight).length > 0) &&
        left('shows', (scenario) => abilitiesText(serverOf(scenario))),
    ],
    { most: MOST_ROWS, what: 'scenario' },
  )
}

function abilitiesText(server: ResultScenario | undefined): string {
  const extents = ABILITIES.map(({ key }) => server?.insight[key] ?? 'none')
  const [full, partial] = (['full', 'partial'] as const).map((of) => extents.filter((extent) => extent === of).length)
  return full === 0 && partial === 0
    ? '○'
    : [full === 0 ? '' : `${full} ●`, partial === 0 ? '' : `${partial} ◐`].join(' ').trim()
}

function absolute(result: Result, cells: readonly ResultCell[]): Part[] {
  const rows = cells.toSorted((one, other) => orderOf(result, one) - orderOf(result, other))
  return table<ResultCell>(
    'QPS, latency and CPU',
    rows,
    [
      left('scenario', ({ scenario }) => name(scenario)),
      left('load', (cell) => name(cellText(cell))),
      right('QPS', ({ qps }) => rate(qps)),
      right('p95 ms', ({ latencyMs }) => figure(latencyMs.p95, milliseconds)),
      right('p99 ms', ({ latencyMs }) => figure(latencyMs.p99, milliseconds)),
      right('CPU µs a query', ({ cpuMicrosPerQuery }) => figure(cpuMicrosPerQuery, rate)),
    ],
    { most: MOST_LOADS, what: 'row' },
  )
}

/** Sort key: by workload, and within a workload by rank, so that rows have the order of the matrix. */
function orderOf({ study }: Result, { workload, scenario }: ResultCell): number {
  const levels = study?.levels ?? []
  const ranking = study?.ranking ?? []
  const place = ranking.findIndex((each) => each.scenario === scenario)
  return levels.findIndex((level) => level.workload === workload) * (ranking.length + 1) + place
}
