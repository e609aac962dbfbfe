/**
 * The result as one Vega-Lite specification: changes against their tolerance above, their causes, QPS below where it is
 * the subject.
 */

import type { Result } from '../../result/result.ts'
import { originText } from '../../wording/imported.ts'
import { headline } from '../../wording/verdict-text.ts'
import { armLabels, shownArms } from '../cells.ts'
import { changeBlocks, changeMargin, changesSaid } from './change-panels.ts'
import { type ChartSpace, distinct, layOutNames, scenarioOrder, type VegaPart } from './chart-layout.ts'
import { printable, wrapName, wrapWords } from './chart-text.ts'
import { type ChartTheme, COLOURS, chartConfig, FONT_SIZE } from './chart-theme.ts'
import { qpsMargin, qpsPart } from './qps-panels.ts'
import { waterfallBlocks, waterfallMargin } from './waterfall-panel.ts'

const PADDING = 16
const TITLE_SIZE = 16

export type ChartSpec = VegaPart

export interface ChartOptions {
  /** Width of the picture, in pixels; from about 320 on. */
  readonly width: number
  readonly theme?: ChartTheme
  /** Whether its page already says what was measured. */
  readonly isInPage?: boolean
}

/**
 * Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
 * inline and rounded: changes to a hundredth of a per cent, QPS to whole queries.
 */
export function chartSpec(result: Result, { width, theme = 'light', isInPage = false }: ChartOptions): ChartSpec {
  const names = layOutNames([...scenarioOrder(result), ...shownArms(result).map(armLabels(result))], width)
  const inside = width - 2 * PADDING
  const left = Math.max(changeMargin(result, inside), qpsMargin(result, names, inside), waterfallMargin(result, inside))
  const space: ChartSpace = { width: inside, theme, names, left }
  const qps = qpsPart(result, space)
  const blocks = [...changeBlocks(result, space), ...waterfallBlocks(result, space), ...qps.blocks]
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: pictureText(result),
    usermeta: { said: changesSaid(result) },
    background: COLOURS[theme].background,
    padding: PADDING,
    ...(isInPage ? {} : { title: titleOf(result, space) }),
    params: qps.params,
    spacing: 28,
    vconcat: blocks.length === 0 ? [nothingMeasured()] : blocks,
    // Verdicts in one block and scenarios in the other: their colours have nothing to do with each other.
    resolve: { scale: { color: 'independent', shape: 'independent' } },
    config: chartConfig(theme),
  }
}

function titleOf(result: Result, { width }: ChartSpace): VegaPart {
  const title = `${result.suite.name}: ${result.verdict}`
  return {
    text: wrapName(title, Math.floor(width / (0.62 * TITLE_SIZE)), 3).split('\n'),
    subtitle: wrapWords(subtitle(result), width, FONT_SIZE),
    fontSize: TITLE_SIZE,
    offset: 18,
  }
}

function subtitle(result: Result): string {
  if (result.imported !== null) return originText(result)
  const { scenarios, environment, startedAt } = result
  const servers = distinct(scenarios.map(({ server }) => printable(`${server.product} ${server.version}`)))
  return [...servers, printable(environment.cpuModel), minuteOf(startedAt)].filter((part) => part !== '').join(' · ')
}

/** "2026-01-02 03:04 UTC". */
function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}

/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
export function pictureText(result: Result): string {
  return `${printable(result.suite.name)}, ${result.verdict}: ${headline(result, printable)}`
}

function nothingMeasured(): VegaPart {
  return {
    data: { values: [{ text: 'Nothing was measured.' }] },
    mark: { type: 'text', align: 'left' },
    encoding: { text: { field: 'text' }, x: { value: 0 } },
  }
}
