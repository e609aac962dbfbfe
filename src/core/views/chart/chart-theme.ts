import type { VerdictKind } from '../../verdict/judgement.ts'

/** A specification for Vega-Lite. It has no exact type, because the tests check it against the schema of Vega-Lite. */
export type ChartSpec = Readonly<Record<string, unknown>>
export type ChartTheme = 'light' | 'dark'

/** Size of text in pixels. A phone that is 390 pixels wide scales it down to 9 pixels. */
export const FONT_SIZE = 15
export const LINE_HEIGHT = 18
/** Width of all panels together in pixels, without the padding of the page. */
export const WIDTH = 608
/** Characters that fit on a line as wide as the picture. */
export const NOTE_CHARACTERS = 76
export const TITLE = { size: 19, line: 24, characters: 56, most: 3 } as const
/** Pictures are drawn with the first font. The others are for pages, because not every machine has Inter. */
const FONT = 'Inter, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

/**
 * Readers with any colour vision can tell the colours of verdicts apart. The style sheets of the pages use the same
 * values, so change both. A series begins with the colour of the control and has no colour of a pass or a regression,
 * so that no scenario looks judged.
 */
export const COLOURS = {
  light: {
    background: '#ffffff',
    text: '#1f2328',
    faintText: '#59636e',
    line: '#818b98',
    grid: '#e3e7eb',
    tolerated: '#e4ecf5',
    limit: '#6f8199',
    verdict: { pass: '#1e7346', inconclusive: '#59636e', regressed: '#c2390a', measured: '#0072b2' },
    series: ['#1f2328', '#7b4fc9', '#0072b2', '#a67c00', '#c2388f', '#6b8e23', '#7a5230', '#2f9fc4'],
  },
  dark: {
    background: '#0d1117',
    text: '#f0f6fc',
    faintText: '#9198a1',
    line: '#656c76',
    grid: '#262c36',
    tolerated: '#1b2838',
    limit: '#7d8fa8',
    verdict: { pass: '#4bdc91', inconclusive: '#9198a1', regressed: '#ff8552', measured: '#4aa8e0' },
    series: ['#f0f6fc', '#b79cf5', '#4aa8e0', '#e3b341', '#f285c8', '#a3c95a', '#c9a27e', '#8be9f5'],
  },
} as const satisfies Readonly<Record<ChartTheme, Readonly<Record<string, unknown>>>>

/** Shapes of verdicts, for readers and prints without colours. */
export const VERDICT_SHAPES: Readonly<Record<VerdictKind, string>> = {
  pass: 'circle',
  inconclusive: 'diamond',
  regressed: 'triangle-down',
  measured: 'square',
}

export const SERIES_SHAPES = [
  'square',
  'circle',
  'triangle-up',
  'diamond',
  'cross',
  'triangle-down',
  'triangle-right',
  'triangle-left',
] as const

/** Space in pixels: `room` is the height for all panels, `left` the width beside them for the labels of their axis. */
export interface Room {
  readonly room: number
  readonly left: number
}

/**
 * Panels below each other, with notes about them; empty notes are left out. `left` is the width in pixels that names or
 * labels take beside the plots, so titles start that much further left.
 */
export interface Panels {
  readonly panels: readonly ChartSpec[]
  readonly notes: readonly string[]
  readonly left: number
}

export const PAGE = { padding: 16, spacing: 18 } as const

/**
 * A picture of panels below each other. Each panel has its own scales of colours and shapes, because panels give these
 * to different names.
 */
export function pageOf<Panel>(panels: readonly Panel[], description: string, theme: ChartTheme, title?: object) {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description,
    background: COLOURS[theme].background,
    ...PAGE,
    ...(title === undefined ? {} : { title }),
    vconcat: panels,
    resolve: { scale: { color: 'independent', shape: 'independent' } },
    config: chartConfig(theme),
  }
}

export function quantitative<Rest extends object>(field: string, rest: Rest) {
  return { field, type: 'quantitative', ...rest }
}

export function nominal<Rest extends object>(field: string, rest: Rest) {
  return { field, type: 'nominal', ...rest }
}

export function chartConfig(theme: ChartTheme) {
  const colours = COLOURS[theme]
  const text = { labelFontSize: FONT_SIZE, titleFontSize: FONT_SIZE, labelLimit: 0, titleLimit: 0 }
  return {
    font: FONT,
    lineBreak: '\n',
    view: { stroke: colours.line },
    axis: {
      ...text,
      labelColor: colours.text,
      titleColor: colours.faintText,
      titleFontWeight: 'normal',
      domainColor: colours.line,
      tickColor: colours.line,
      gridColor: colours.grid,
    },
    legend: { ...text, offset: 8, labelColor: colours.text, titleColor: colours.faintText, titleFontWeight: 'normal' },
    header: {
      labelFontSize: FONT_SIZE,
      labelColor: colours.text,
      labelAnchor: 'start',
      labelFontWeight: 'bold',
      labelLimit: 0,
    },
    title: {
      anchor: 'start',
      frame: 'group',
      offset: 10,
      fontSize: FONT_SIZE,
      fontWeight: 'bold',
      color: colours.text,
      lineHeight: LINE_HEIGHT,
      subtitleFontSize: FONT_SIZE,
      subtitleColor: colours.faintText,
      subtitleLineHeight: LINE_HEIGHT + 1,
      subtitlePadding: 5,
    },
    text: { fontSize: FONT_SIZE, color: colours.text, lineHeight: LINE_HEIGHT },
  }
}
