/** Content of a study's picture: figures by scenario, workload and threads, on one scale that all panels share. */

import { change, type Figures, rate } from '../../figures.ts'
import type { CellKey } from '../../names.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'

export interface PlotPoint extends CellKey {
  readonly scenario: string
  readonly value: number
  /** Lower end of the interval; absent for a figure without one. */
  readonly low?: number
  readonly high?: number
  /** The slowest allowed figure; absent if nothing is judged. */
  readonly limit?: number
  readonly tone?: VerdictKind
  /** The figure in words, for people who do not see the picture. */
  readonly said: string
}

export interface Plot {
  readonly title: string
  readonly gauge: Gauge
  /** Names in the order of their colours. */
  readonly scenarios: readonly string[]
  readonly workloads: readonly string[]
  readonly points: readonly PlotPoint[]
  /** Names by their cost, the costliest first. */
  readonly ranked: readonly string[]
  /** Threads from which on QPS of the control no longer grows, by workload. */
  readonly saturated: ReadonlyMap<string, number>
  /** Name of the scenario that changes are measured against, drawn at zero; empty if there is none. */
  readonly origin: string
  /** The label of a scenario's line: its name, with its server if servers differ. */
  readonly nameOf: (scenario: string) => string
}

/** Makes a plot of these points, with names in their order. By default, the costliest has the lowest mean change. */
export function plotOf(
  points: readonly PlotPoint[],
  about: Pick<Plot, 'title' | 'gauge' | 'origin'> & Partial<Plot>,
): Plot {
  const namesOf = (key: 'scenario' | 'workload') => [...new Set(points.map((point) => point[key]))]
  return {
    points,
    scenarios: namesOf('scenario'),
    workloads: namesOf('workload'),
    ranked: costliestFirst(points, 'scenario'),
    saturated: new Map(),
    nameOf: (scenario) => scenario,
    ...about,
  }
}

export interface Gauge {
  /** Names of the fields, in the data of a panel, that are on this scale. */
  readonly fields: Readonly<Record<keyof Figures, string>>
  /** Vega scale. It is clamped: what lies outside ends at its edge. */
  readonly scale: Readonly<Record<string, unknown>>
  readonly ticks: readonly number[]
  /** Vega expression for the labels of an axis. It holds no text from outside, because Vega evaluates it. */
  readonly labelExpr: string
  /** Widest label of the axis, for which room is left beside the plot. */
  readonly widest: string
  /** Place of a figure, from 0 to 1; less or more lies outside. */
  readonly shareOf: (value: number) => number
  /** Number on the scale for a figure; `placeAt` has that for a share of the scale. */
  readonly placeOf: (value: number) => number
  readonly placeAt: (share: number) => number
  readonly textOf: (value: number) => string
}

/** Largest half of an interval that says something: wider ones do not widen the scale, and are cut. */
export const MOST_HALF = 0.2
/** Largest gain on a scale of shares: beyond twice as fast, the scale is logarithmic, by factors. */
const MOST_GAIN = 1
/** Largest loss with a place on a scale of factors, because a factor of 0 has no logarithm. */
const MOST_LOSS = -0.9999
/** Room beyond the farthest change, and most room for intervals beyond it, as shares of the span of changes. */
const MARGIN = { change: 0.12, interval: 0.15 }
/** Narrowest scale, so that differences of a per cent do not fill the panel. */
const LEAST_SPAN = 0.04

export function isPrecise({ low = 0, high = 0 }: PlotPoint): boolean {
  return (high - low) / 2 <= MOST_HALF
}

/** Precise points, so that a wide interval does not stretch the scale; all points if none is precise. */
export function precisePart(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const precise = points.filter(isPrecise)
  return precise.length > 0 ? precise : points
}

/** Scale of changes, with zero always in sight. */
export function changeGauge(points: readonly PlotPoint[]): Gauge {
  const seen = precisePart(points)
  const isByFactor = seen.some(({ value }) => value > MOST_GAIN)
  const [from, back] = isByFactor ? [factorOf, Math.expm1] : [(value: number) => value, (place: number) => place]
  const values = [0, ...seen.map(({ value }) => from(value))]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(most - least, LEAST_SPAN)
  const lows = seen.map(({ low, value }) => from(low ?? value))
  const highs = seen.map(({ high, value }) => from(high ?? value))
  const bottom = Math.max(Math.min(...lows, least), least - MARGIN.interval * span) - MARGIN.change * span
  const top = Math.min(Math.max(...highs, most), most + MARGIN.interval * span) + MARGIN.change * span
  const shareOf = (value: number) => (from(value) - bottom) / (top - bottom)
  const placeAt = (share: number) => back(bottom + share * (top - bottom))
  if (!isByFactor) {
    const step = stepOf((top - bottom) / 6)
    const ticks = range(Math.ceil(bottom / step), Math.floor(top / step)).map((nth) => roundFigure(nth * step))
    return {
      fields: { change: 'change', low: 'low', high: 'high' },
      scale: { domain: [roundFigure(bottom), roundFigure(top)], nice: false, zero: false, clamp: true },
      ticks,
      labelExpr: "format(100 * datum.value, '.3~r') + ' %'",
      widest: longest(ticks.map((tick) => `${Number((100 * tick).toPrecision(3))} %`.replace('-', '−'))),
      ...{ shareOf, placeOf: roundFigure, placeAt, textOf: change },
    }
  }
  const every = Math.max(1, Math.ceil((top - bottom) / Math.LN2 / 5))
  const first = Math.ceil(bottom / Math.LN2 / every)
  const ticks = range(first, Math.floor(top / Math.LN2 / every)).map((nth) => 2 ** (nth * every))
  return {
    fields: { change: 'ratio', low: 'lowRatio', high: 'highRatio' },
    scale: { type: 'log', base: 2, domain: [Math.exp(bottom), Math.exp(top)], nice: false, clamp: true },
    ticks,
    labelExpr: "format(100 * (datum.value - 1), ',.3~r') + ' %'",
    widest: longest(ticks.map((tick) => `${100 * (tick - 1)} %`)),
    shareOf,
    placeOf: (value) => Math.max(1 + value, Number.MIN_VALUE),
    placeAt: (share) => 1 + placeAt(share),
    textOf: change,
  }
}

function factorOf(change: number): number {
  return Math.log1p(Math.max(MOST_LOSS, change))
}

/** Scale of QPS, which begins at zero. */
export function qpsGauge(points: readonly PlotPoint[]): Gauge {
  const top = Math.max(1, ...points.map(({ value }) => value)) * (1 + MARGIN.change)
  const step = stepOf(top / 4)
  const ticks = range(0, Math.floor(top / step)).map((nth) => nth * step)
  return {
    fields: { change: 'qps', low: 'low', high: 'high' },
    scale: { domain: [0, top], nice: false, clamp: true },
    ticks,
    labelExpr: "format(datum.value, '~s')",
    widest: '000k',
    shareOf: (value) => value / top,
    placeOf: (value) => (value < 1e5 ? Number(value.toPrecision(5)) : Math.round(value)),
    placeAt: (share) => share * top,
    textOf: rate,
  }
}

/** Change of +100 %, beyond which intervals are cut if they also reach farther than every change. */
export const BEYOND_MEANING = 1

/** The value, rounded to a hundredth of a per cent: a picture needs no more. */
export function roundFigure(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** The least of 1, 2 or 5 times a power of ten that is at least so large. */
function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => from + nth)
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '')
}

/** Scenarios or workloads by their mean change over precise points, the costliest first. */
export function costliestFirst(points: readonly PlotPoint[], key: 'scenario' | 'workload'): string[] {
  const means = [...Map.groupBy(points, (point) => point[key])].map(([name, group]) => {
    const values = precisePart(group).map(({ value }) => factorOf(value))
    return { name, mean: values.reduce((sum, value) => sum + value, 0) / values.length }
  })
  return means.toSorted((one, other) => one.mean - other.mean).map(({ name }) => name)
}

/** Levels of a workload that were measured. */
export function threadLevels(points: readonly PlotPoint[]): number[] {
  return [...new Set(points.map(({ threads }) => threads))].sort((one, other) => one - other)
}
