/**
 * The result as one Vega-Lite specification. A study is drawn as the change in QPS of each scenario against the
 * control, by threads, or as bars if each workload has one number of threads. A gate is drawn as a row for each
 * comparison, with its limit. The title is the finding; servers, machine and date stand at the bottom, so that the
 * picture can be published alone.
 */

import { joinTexts, rate, share } from '../../figures.ts'
import { measuredPart } from '../../result/refused-part.ts'
import type { Result, ResultComparison } from '../../result/result.ts'
import { armNamer } from '../../wording/arm-wording.ts'
import { changeTitle, comparisonText } from '../../wording/comparison-text.ts'
import { setupParts } from '../../wording/machine-text.ts'
import { comparesServers } from '../../wording/services.ts'
import { headline, verdictText } from '../../wording/verdict-text.ts'
import { cellText, upstreamVersions } from '../../wording/wording.ts'
import { armOf, sameArm, shownScenarios } from '../cells.ts'
import { barPanels } from './bar-panels.ts'
import { printable, wrapText } from './chart-text.ts'
import {
  type ChartSpec,
  type ChartTheme,
  COLOURS,
  LINE_HEIGHT,
  NOTE_CHARACTERS,
  PAGE,
  pageOf,
  type Room,
  TITLE,
  WIDTH,
} from './chart-theme.ts'
import { leftOf, linePanels, mostStyles, type SeriesStyles } from './line-panels.ts'
import { changeGauge, costliestFirst, type Plot, type PlotPoint, plotOf, qpsGauge, threadLevels } from './plot.ts'
import { rowPanel } from './row-panel.ts'

/** Maximum height of a picture in pixels, because a higher one does not fit on a screen. */
const MOST_HEIGHT = 900
const MOST_NOTE_LINES = 4
const NOTES = { around: 10 + PAGE.spacing, line: LINE_HEIGHT }
const AROUND = 2 * PAGE.padding + 14 + 8

/**
 * What a picture of a study shows. It is independent of `Result`, so that figures from elsewhere can be drawn as well.
 */
export interface StudyPicture {
  readonly title: string
  readonly caption: readonly string[]
  /** Alternative text, for people who do not see the picture. */
  readonly description: string
  readonly plots: readonly Plot[]
}

export function chartSpec(whole: Result, theme: ChartTheme): ChartSpec {
  const result = measuredPart(whole)
  const byRule = [...Map.groupBy(result.comparisons, ({ rule }) => rule)]
  // Only several comparisons with the control make a study; all others are rows of a gate.
  const isStudy = ([rule, { length }]: (typeof byRule)[number]) => rule === 'control' && length > 1
  const studied = byRule.find(isStudy)?.[1]
  const study = {
    title: verdictText(whole).title,
    caption: setupParts(result),
    description: pictureText(whole),
    plots: studied === undefined && byRule.length > 0 ? [] : plotsOf(result, studied ?? []),
  }
  const rows = byRule
    .filter((each) => !isStudy(each))
    .map((each) => (room: Room) => rowPanel(result, each, theme, room))
  return studySpec(study, theme, rows)
}

/** @param others draw panels below the study, such as the rows of a gate; each gets its share of the height */
export function studySpec(
  { title, caption, description, plots }: StudyPicture,
  theme: ChartTheme,
  others: readonly ((room: Room) => ChartSpec)[] = [],
): ChartSpec {
  const titleLines = wrapText(title, TITLE.characters, TITLE.most)
  const captionLines = joinedLines(caption)
  const fixed = AROUND + titleLines.length * TITLE.line + captionLines.length * LINE_HEIGHT
  const room = (MOST_HEIGHT - fixed) / Math.max(1, plots.length + others.length)
  const drawn = drawPlots(plots, theme, room)
  const left = Math.max(0, ...drawn.map((each) => each.left))
  const panels = [...drawn.map(({ panel }) => panel), ...others.map((draw) => draw({ room, left }))]
  const head = {
    ...{ text: titleLines, fontSize: TITLE.size, lineHeight: TITLE.line },
    ...{ anchor: 'start', frame: 'bounds', offset: 14 },
  }
  return pageOf([...panels, captionPanel(captionLines, left, theme)], description, theme, head)
}

/** Alternative text, for people who do not see the picture. */
export function pictureText(result: Result): string {
  return printable(`${result.suite.name}, ${result.verdict}: ${headline(result)}`)
}

/**
 * Plots the change of each scenario against the control. If different servers are compared, a plot of QPS stands above
 * it. Without any comparison, the plot of QPS is the only one.
 */
function plotsOf(result: Result, comparisons: readonly ResultComparison[]): Plot[] {
  const labelOf = armNamer(result.plan)
  const arms = shownScenarios(result).map(armOf)
  const named = new Map(arms.map((arm) => [labelOf(arm), arm]))
  const servers = new Map(
    result.scenarios.map(({ name, server }) => [name, upstreamVersions(`${server.product} ${server.version}`)]),
  )
  const isMixed = new Set(servers.values()).size > 1
  const nameOf = (name: string) => {
    const server = servers.get(named.get(name)?.scenario ?? name)
    return isMixed && server !== undefined ? `${name} (${server})` : name
  }
  const changes = comparisons.length === 0 ? [] : [changePlot(result, comparisons, nameOf)]
  if (comparisons.length > 0 && !comparesServers(result)) return changes
  const points = [...named].flatMap(([scenario, arm]) =>
    result.cells
      .filter((cell) => sameArm(cell, arm))
      .map(({ workload, threads, qps }): PlotPoint => {
        const text = `${scenario}: ${rate(qps)} QPS in ${cellText({ workload, threads })}`
        return { scenario, workload, threads, value: qps, said: text }
      }),
  )
  const qps = plotOf(points, { title: 'QPS by threads', gauge: qpsGauge(points), origin: '', nameOf })
  return points.length === 0 ? changes : [qps, ...changes]
}

function changePlot({ study }: Result, comparisons: readonly ResultComparison[], nameOf: Plot['nameOf']): Plot {
  const points = comparisons.map((comparison): PlotPoint => {
    const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
    const limit = tolerance === null ? {} : { limit: -tolerance }
    const figures = { value: change, low, high, ...limit, tone: verdict, said: comparisonText(comparison) }
    return { scenario, workload, threads, ...figures }
  })
  const [{ reference, confidence } = { reference: '', confidence: 0.95 }] = comparisons
  const measured = costliestFirst(points, 'scenario')
  const ranked = (study?.ranking ?? []).map(({ scenario }) => scenario).toReversed()
  const saturated = (study?.levels ?? []).filter(({ isSaturated }) => isSaturated === true)
  return plotOf(points, {
    title: `${changeTitle('control', comparisons)}, with ${share(confidence)} intervals`,
    ...{ gauge: changeGauge(points), origin: reference, nameOf },
    // The order is that of the title and the tables. The ranking covers one load of each workload, so scenarios that it
    // lacks follow.
    ranked: [...new Set([...ranked.filter((name) => measured.includes(name)), ...measured])],
    saturated: new Map(saturated.map(({ workload, threads }) => [workload, threads])),
  })
}

/**
 * Styles of scenarios, the same in all plots. Only the costliest scenarios get a style, because readers cannot tell
 * more of them apart.
 */
function stylesOf(plots: readonly Plot[], room: number): SeriesStyles {
  const main = plots.at(-1)
  if (main === undefined) return new Map()
  const costly = main.ranked.slice(0, mostStyles(main, room))
  // The control always has the first style, so that it looks the same in the plot of QPS, which has no zero line.
  const names = [
    ...(main.origin === '' ? [] : [main.origin]),
    ...main.scenarios.filter((name) => costly.includes(name)),
  ]
  return new Map(names.map((name, nth) => [name, nth]))
}

function drawPlots(plots: readonly Plot[], theme: ChartTheme, room: number, noteLines = 1): readonly PlotDrawing[] {
  const plotRoom = room - NOTES.around - NOTES.line * noteLines
  const looks = stylesOf(plots, plotRoom)
  const left = Math.max(0, ...plots.map(leftOf))
  const drawn = plots.map((plot) => drawPlot(plot, looks, theme, { room: plotRoom, left }))
  const needed = Math.max(0, ...drawn.map(({ noteLines: lines }) => lines))
  return needed <= noteLines ? drawn : drawPlots(plots, theme, room, needed)
}

interface PlotDrawing {
  readonly panel: ChartSpec
  readonly noteLines: number
  readonly left: number
}

function drawPlot(plot: Plot, looks: SeriesStyles, theme: ChartTheme, room: Room): PlotDrawing {
  const byWorkload = [...Map.groupBy(plot.points, ({ workload }) => workload).values()]
  const isSwept = byWorkload.some((points) => threadLevels(points).length > 1)
  const { panels, notes, left } = isSwept ? linePanels(plot, looks, theme, room) : barPanels(plot, theme, room.room)
  const text = wrapText(joinTexts([`${plot.title}.`, ...notes], ' '), NOTE_CHARACTERS, MOST_NOTE_LINES)
  const title = {
    ...{ text, fontWeight: 'normal', color: COLOURS[theme].faintText },
    ...{ anchor: 'start', frame: 'group', offset: 10, dx: -left },
  }
  return { panel: { title, vconcat: panels, spacing: PAGE.spacing }, noteLines: text.length, left }
}

/** Breaks lines between parts, so that a part is split only if it is longer than a line. */
function joinedLines(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const joined = joinTexts([lines.pop() ?? '', part], ' · ')
    if (joined.length <= NOTE_CHARACTERS) lines.push(joined)
    else lines.push(joined.slice(0, -` · ${part}`.length), ...wrapText(part, NOTE_CHARACTERS, 2))
  }
  return lines.filter((line) => line !== '')
}

function captionPanel(lines: readonly string[], left: number, theme: ChartTheme): ChartSpec {
  return {
    data: { values: [{ text: lines.join('\n') }] },
    width: WIDTH - left,
    height: LINE_HEIGHT * lines.length + 6,
    view: { stroke: null },
    layer: [
      {
        mark: { type: 'rule', color: COLOURS[theme].grid, aria: false },
        encoding: { x: { value: -left }, x2: { value: WIDTH - left }, y: { value: 0 } },
      },
      {
        mark: { type: 'text', align: 'left', baseline: 'top', color: COLOURS[theme].faintText, aria: false },
        encoding: { x: { value: -left }, y: { value: 8 }, text: { field: 'text' } },
      },
    ],
  }
}
