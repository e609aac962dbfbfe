/** A sweep as its author publishes it: what each scenario costs in each workload, at the load at which they are ranked. */
import { bytes, change, count, milliseconds, range, rate } from '../../figures.ts'
import { ABILITIES } from '../../performance-schema/abilities.ts'
import type { Result, ResultCell, ResultScenario } from '../../result/result.ts'
import type { Level, Study } from '../../study/study.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { levelComparisons, partingTexts, rankingParts, saturationText } from '../../wording/study-text.ts'
import { cellText } from '../../wording/wording.ts'
import {
  below,
  figure,
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

const MOST_ROWS = 20
const MOST_PARTINGS = 6

/** The order of scenarios, the loads that it holds for, and the matrix: above the chart. */
export function studyEvidence(result: Result): Part[] {
  return result.verdict === 'measured' ? studyParts(result) : []
}

/** The same where limits decide, of several scenarios. */
export function studySection(result: Result): Section[] {
  const isShown = result.verdict !== 'measured' && hasOrder(result)
  return isShown ? section('study', 'The order of scenarios', studyParts(result)) : []
}

/** Whether there is more than one scenario against its control. */
function hasOrder({ study }: Result): boolean {
  return (study?.ranking.length ?? 0) > 2
}

function studyParts(result: Result): Part[] {
  const { study } = result
  const order = rankingParts(result).flatMap(({ name: scenario, sign }): Span[] => [name(scenario), sign])
  return [
    ...(order.length === 0 ? [] : paragraph([strong('Order:'), ' ', ...order])),
    ...paragraph(saturationText(result)),
    ...list(
      partingTexts(result).map((text) => sentence(text)),
      { most: MOST_PARTINGS, what: 'scenario' },
    ),
    ...(study === null ? [] : below(strong(`${titleOf(study)}:`), matrix(result, study))),
  ]
}

/** What servers gave and took at the loads of the matrix. */
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

/** "Change in QPS against off, at 8 threads", "…, where its QPS no longer grows". */
function titleOf({ control, levels }: Study): string {
  const [first, ...others] = [...new Set(levels.map(({ threads }) => threads))]
  const grows = levels.some(({ isSaturated }) => isSaturated === false)
    ? 'grows no more, or at the highest load'
    : 'grows no more'
  const isKnown = levels.some(({ isSaturated }) => isSaturated !== null)
  const at = first === undefined || others.length > 0 ? '' : `, at ${count(first, 'thread')}`
  return `Change in QPS against ${control}${at}${isKnown ? `, where its QPS ${grows}` : ''}`
}

/** A row a scenario, a column a workload, and what the scenario takes and shows besides. */
function matrix(result: Result, { levels, ranking, control }: Study): Part[] {
  const compared = levelComparisons(result)
  const ranked = ranking.map(({ scenario }) => scenario)
  const scenarios = [...ranked, ...compared.map(({ scenario }) => scenario), control]
  const rows = [...new Set(scenarios)].toReversed()
  const serverOf = (scenario: string) =>
    result.scenarios.find((each) => each.name === scenario && each.revision === 'head')
  const isKnown = (of: (server: ResultScenario) => unknown) =>
    rows.some((row) => of(serverOf(row) ?? ({} as ResultScenario)) !== undefined)
  const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1
  return table(
    'Change in QPS by workload',
    rows,
    [
      left('scenario', (scenario) => name(scenario)),
      ...levels.map((level) =>
        right<string>(
          isOneLevel ? name(level.workload) : [name(level.workload), ` at ${level.threads}`],
          (scenario) => {
            if (scenario === control) return 'control'
            const found = compared.find((each) => each.scenario === scenario && isAt(level, each))
            return found === undefined ? UNKNOWN : [strong(change(found.change)), ` (${range(found)})`]
          },
        ),
      ),
      isKnown(({ memory }) => memory?.residentBytes ?? undefined) &&
        right('memory', (scenario) => figure(serverOf(scenario)?.memory.residentBytes, bytes)),
      isKnown(({ insight }) => (Object.keys(insight ?? {}).length === 0 ? undefined : insight)) &&
        left('shows', (scenario) => abilitiesText(serverOf(scenario))),
    ],
    { most: MOST_ROWS, what: 'scenario' },
  )
}

/** "9 ● 2 ◐": of the fourteen abilities to diagnose. */
function abilitiesText(server: ResultScenario | undefined): string {
  const extents = ABILITIES.map(({ key }) => server?.insight[key] ?? 'none')
  const [full, partial] = (['full', 'partial'] as const).map((of) => extents.filter((extent) => extent === of).length)
  return full === 0 && partial === 0
    ? '○'
    : [full === 0 ? '' : `${full} ●`, partial === 0 ? '' : `${partial} ◐`].join(' ').trim()
}

function absolute(result: Result, cells: readonly ResultCell[]): Part[] {
  const rows = cells.toSorted((one, other) => orderOf(result, one) - orderOf(result, other))
  return table<ResultCell>('QPS, latency and CPU', rows, [
    left('scenario', ({ scenario }) => name(scenario)),
    left('load', (cell) => name(cellText(cell))),
    right('QPS', ({ qps }) => rate(qps)),
    right('p95 ms', ({ latencyMs }) => figure(latencyMs.p95, milliseconds)),
    right('p99 ms', ({ latencyMs }) => figure(latencyMs.p99, milliseconds)),
    right('CPU µs a query', ({ cpuMicrosPerQuery }) => figure(cpuMicrosPerQuery, rate)),
  ])
}

/** By workload, and then as they are ranked. */
function orderOf({ study }: Result, { workload, scenario }: ResultCell): number {
  const levels = study?.levels ?? []
  const ranking = study?.ranking ?? []
  const place = ranking.findIndex((each) => each.scenario === scenario)
  return levels.findIndex((level) => level.workload === workload) * (ranking.length + 1) + place
}
