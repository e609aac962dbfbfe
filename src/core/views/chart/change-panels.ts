/** Changes with their intervals against the tolerated slowdown: one block a rule, one panel a workload. */

import { hasInterval, type Result, type ResultComparison } from '../../result/result.ts'
import type { Rule } from '../../suite/suite.ts'
import { share } from '../../wording/figures.ts'
import { labelText } from '../../wording/labels.ts'
import { type ChangeBlock, layOut, numberOf, readingNotes, round } from './change-block.ts'
import {
  blockTitle,
  byWorst,
  type ChartSpace,
  distinct,
  GAP,
  keepWorst,
  leftOutNote,
  NARROW,
  nameAxis,
  panelLimit,
  panelTitle,
  type RowNames,
  rounded,
  scenarioOrder,
  type VegaPart,
  worseFirst,
} from './chart-layout.ts'
import { printable, textWidth } from './chart-text.ts'
import { FONT_SIZE, LINE_HEIGHT, VERDICT_SHAPES } from './chart-theme.ts'

const MAX_SCENARIOS = 40
const TICK_PIXELS = 48
/** Workload of a comparison that is a scenario's mean over its cells. */
const ALL_CELLS = '*'
const VERDICTS = ['pass', 'inconclusive', 'regressed'] as const

export function changeBlocks(result: Result, space: ChartSpace): VegaPart[] {
  return distinct(result.comparisons.map(({ rule }) => rule)).map((rule) => {
    const own = result.comparisons.filter((comparison) => comparison.rule === rule)
    return changeBlock(rule, own, scenarioOrder(result), space)
  })
}

function changeBlock(
  rule: Rule,
  comparisons: readonly ResultComparison[],
  order: readonly string[],
  space: ChartSpace,
): VegaPart {
  const all = order.filter((name) => comparisons.some(({ scenario }) => scenario === name))
  const scenarios = keepWorst(
    all,
    MAX_SCENARIOS,
    byWorst((name) => comparisons.filter(({ scenario }) => scenario === name)),
  )
  const block = layOut(
    comparisons.filter(({ scenario }) => scenarios.includes(scenario)),
    scenarios,
    space,
  )
  const ofWorkload = (name: string) => block.comparisons.filter(({ workload }) => workload === name)
  const workloads = distinct(comparisons.map(({ workload }) => workload))
  const limit = panelLimit(block.frame.columns, block.rowHeight * scenarios.length)
  const worse = byWorst(ofWorkload)
  // Where there is no room for every workload, the mean stands for those that are left out.
  const isMean = (name: string) => Number(name === ALL_CELLS)
  const shown = keepWorst(workloads, limit, (one, other) => isMean(other) - isMean(one) || worse(one, other))
  const notes = [
    ...readingNotes(block),
    ...leftOutNote('scenario', all, scenarios),
    ...leftOutNote('workload', workloads, shown),
  ]
  return {
    title: blockTitle(titleOf(rule, comparisons), notes, space),
    concat: shown.map((workload, index) =>
      panel(block, workload, ofWorkload(workload), index % block.frame.columns === 0),
    ),
    columns: block.frame.columns,
    spacing: GAP,
  }
}

function titleOf(rule: Rule, comparisons: readonly ResultComparison[]): string {
  const references = distinct(comparisons.map(({ reference }) => printable(reference)))
  const against = {
    control: `the control ${references.join(', ')}`,
    base: 'the same scenario before this change',
    history: 'earlier runs of the target branch',
  }
  return `Change in QPS against ${against[rule]}`
}

function panel(
  block: ChangeBlock,
  workload: string,
  comparisons: readonly ResultComparison[],
  first: boolean,
): VegaPart {
  const { density, space, scenarios, frame, rowHeight, right, levels } = block
  const byScenario = scenarios.map((name) => comparisons.filter(({ scenario }) => scenario === name))
  const worst = byScenario.flatMap((own) => own.toSorted(worseFirst).slice(0, 1))
  const drawn = density.drawn === 'all' ? comparisons : worst
  const labelled = density.labelled === 'all' ? comparisons : worst
  const height = rowHeight * scenarios.length
  const rows = { y: rowEncoding(scenarios.map(space.names.rowOf), first) }
  const numbers = labelled.map((comparison) => numberDatum(comparison, block))
  const isTall = numbers.some(({ number }) => number.includes('\n'))
  const several = density.drawn === 'all' && levels.length > 1 && workload !== ALL_CELLS
  const rowsAndLevels = several ? { ...rows, yOffset: levelEncoding(block) } : rows
  return {
    title: panelTitle(workload === ALL_CELLS ? 'mean of all cells' : workload, frame.plotWidth + right),
    width: frame.plotWidth,
    height,
    data: { values: drawn.map((comparison) => datumOf(comparison, space.names)) },
    layer: [
      ...toleranceLayers(byScenario, rows, block),
      {
        data: { values: [{ change: 0 }] },
        mark: { type: 'rule', color: block.colours.text },
        encoding: { x: changeEncoding(block) },
      },
      intervalLayer(rowsAndLevels, block),
      pointLayer(rowsAndLevels, block),
      {
        data: { values: numbers },
        mark: { type: 'text', align: 'left', baseline: 'middle', dx: 6, dy: isTall ? -LINE_HEIGHT / 2 : 0 },
        encoding: {
          ...(density.labelled === 'all' ? rowsAndLevels : rows),
          x: { value: 'width' },
          text: { field: 'number' },
        },
      },
    ],
  }
}

function datumOf(comparison: ResultComparison, { rowOf }: RowNames) {
  const { scenario, workload, threads, change, low, high, tolerance, verdict, label } = comparison
  return {
    row: rowOf(scenario),
    scenario: printable(scenario),
    workload: printable(workload),
    threads,
    change: round(change),
    low: low === null ? null : round(low),
    high: high === null ? null : round(high),
    tolerance: round(tolerance),
    verdict,
    label: printable(labelText(label)),
  }
}

function numberDatum(comparison: ResultComparison, { space, levels, density }: ChangeBlock) {
  const { scenario, threads } = comparison
  return { row: space.names.rowOf(scenario), threads, number: numberOf(comparison, levels, density) }
}

function rowEncoding(rows: readonly string[], labelled: boolean) {
  return {
    field: 'row',
    type: 'nominal',
    sort: null,
    scale: { type: 'band', domain: rows, paddingInner: 0, paddingOuter: 0 },
    axis: { ...nameAxis(labelled), grid: true, tickBand: 'extent' },
  }
}

/** The levels share the height of their scenario, less a gap to the next one. */
function levelEncoding({ levels, rowHeight, density }: ChangeBlock) {
  const gap = rowHeight - density.levelStep * levels.length
  const scale = { type: 'band', domain: levels, paddingInner: 0, paddingOuter: gap / 2 / density.levelStep }
  return { field: 'threads', type: 'ordinal', sort: null, scale }
}

function changeEncoding({ domain, frame }: ChangeBlock) {
  return {
    field: 'change',
    type: 'quantitative',
    scale: { domain, nice: false, zero: false },
    axis: {
      title: null,
      values: ticks(domain, frame.plotWidth / TICK_PIXELS),
      labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
      grid: true,
    },
  }
}

/** Multiples of 1, 2, 2.5 or 5 times a power of ten, at most so many of them. */
function ticks([low, high]: readonly [number, number], most: number): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / most))
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => (high - low) / one <= most) ?? high - low
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => rounded((first + index) * step, 6))
}

/** What is tolerated is shaded row by row, because scenarios may have tolerances of their own. */
function toleranceLayers(
  byScenario: readonly (readonly ResultComparison[])[],
  rows: { y: VegaPart },
  block: ChangeBlock,
): VegaPart[] {
  const { colours, space, frame, domain, rowHeight, right } = block
  const bands = byScenario.flatMap(([first]) =>
    first === undefined
      ? []
      : [{ row: space.names.rowOf(first.scenario), limit: -round(first.tolerance), tolerated: 0 }],
  )
  const limits = distinct(bands.map(({ limit }) => limit))
  const [limit] = limits
  const several = limits.length > 1
  const text = `tolerance ${distinct([Math.max(...limits), Math.min(...limits)])
    .map((one) => `−${share(-one)}`)
    .join(' to ')}`
  const x = { ...changeEncoding(block), field: 'limit' }
  // To the right of the limit where there is room, which there is not if losses are many times what is tolerated.
  const room = ((domain[1] - (limit ?? 0)) / (domain[1] - domain[0])) * frame.plotWidth
  const align = several || room + right + GAP > textWidth(text, FONT_SIZE) ? 'left' : 'right'
  return [
    {
      data: { values: bands },
      mark: { type: 'rect', color: colours.tolerated, clip: true },
      encoding: { ...rows, x, x2: { field: 'tolerated' } },
    },
    {
      data: { values: bands },
      mark: { type: 'tick', orient: 'vertical', color: colours.limit, thickness: 2, size: rowHeight, clip: true },
      encoding: { ...rows, x },
    },
    {
      data: { values: limit === undefined ? [] : [{ limit, text }] },
      mark: { type: 'text', align, baseline: 'bottom', dy: -4, color: colours.faintText },
      encoding: { x: several ? { value: 0 } : x, y: { value: 0 }, text: { field: 'text' } },
    },
  ]
}

function intervalLayer(rows: VegaPart, block: ChangeBlock): VegaPart {
  return {
    mark: { type: 'rule', strokeWidth: 2, clip: true },
    encoding: {
      ...rows,
      x: { ...changeEncoding(block), field: 'low' },
      x2: { field: 'high' },
      color: verdictEncoding(
        VERDICTS.map((verdict) => block.colours.verdict[verdict]),
        block,
      ),
    },
  }
}

function pointLayer(rows: VegaPart, block: ChangeBlock): VegaPart {
  // A limit that is not there would be shown as 0 %.
  const limits = block.comparisons.every(hasInterval) ? ['low', 'high'] : []
  return {
    mark: { type: 'point', filled: true, opacity: 1, size: block.density.symbolSize, clip: true },
    encoding: {
      ...rows,
      x: changeEncoding(block),
      color: verdictEncoding(
        VERDICTS.map((verdict) => block.colours.verdict[verdict]),
        block,
      ),
      shape: verdictEncoding(
        VERDICTS.map((verdict) => VERDICT_SHAPES[verdict]),
        block,
      ),
      tooltip: [
        { field: 'scenario' },
        { field: 'workload' },
        { field: 'threads' },
        ...['change', ...limits, 'tolerance'].map((field) => ({ field, type: 'quantitative', format: '.1%' })),
        { field: 'verdict' },
        { field: 'label' },
      ],
    },
  }
}

function verdictEncoding(range: readonly string[], { space }: ChangeBlock) {
  return {
    field: 'verdict',
    type: 'nominal',
    scale: { domain: VERDICTS, range },
    legend: { title: null, orient: 'top', direction: space.width < NARROW ? 'vertical' : 'horizontal', symbolSize: 90 },
  }
}
