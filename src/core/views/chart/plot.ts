/** Content of a study's picture: figures by scenario, workload and threads, on one scale that all panels share. */

import { change, type Figures, rate } from '../../figures.ts'
import type { CellKey } from '../../names.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'

export interface PlotPoint extends CellKey {
  readonly scenario: string
  readonly value: number
  /** Lower end of the interval; absent if the figure has no interval. */
  readonly low?: number
  readonly high?: number
  /** The slowest figure that the gate allows; absent if there is no limit. */
  readonly limit?: number
  readonly tone?: VerdictKind
  /** Sentence for people who do not see the picture. */
  readonly said: string
}

export interface Plot {
  readonly title: string
  readonly gauge: Gauge
  /** Their order decides which colour each has, so it must be the same in all plots of a picture. */
  readonly scenarios: readonly string[]
  readonly workloads: readonly string[]
  readonly points: readonly PlotPoint[]
  /** Scenarios, the costliest first. If there is no room for all, only the first ones are drawn. */
  readonly ranked: readonly string[]
  /** By workload, the number of threads from which on more threads no longer raise the QPS of the control. */
  readonly saturated: ReadonlyMap<string, number>
  /** Name of the scenario drawn at zero, because changes are measured against it; empty if there is none. */
  readonly origin: string
  readonly nameOf: (scenario: string) => string
}

/**
 * Makes a plot of points. Names keep the order in which they occur in the points. Unless `about` says otherwise, the
 * costliest scenario is the one with the lowest mean change.
 */
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
  readonly fields: Readonly<Record<keyof Figures, string>>
  /** The scale of Vega. It is clamped, so that figures outside are drawn at its edge. */
  readonly scale: Readonly<Record<string, unknown>>
  readonly ticks: readonly number[]
  /** Expression for the labels of the axis. It must hold no text from outside, because Vega evaluates it. */
  readonly labelExpr: string
  /** The widest label of the axis, because the plot has to leave room for it. */
  readonly widest: string
  /**
   * Position of a figure as a share of the scale: 0 and 1 are its ends, and figures outside have a share below 0 or
   * above 1.
   */
  readonly shareOf: (value: number) => number
  /** Turns a figure into a number on the scale; `placeAt` turns a share of the scale into such a number. */
  readonly placeOf: (value: number) => number
  readonly placeAt: (share: number) => number
  readonly textOf: (value: number) => string
}

/**
 * Largest half-width of a precise interval: ±20%. Wider intervals say little, so the scale does not grow to fit them.
 */
export const MOST_HALF = 0.2
/** A gain above +100% makes the scale logarithmic, so that small changes can still be seen. */
const MOST_GAIN = 1
/** The largest loss on a logarithmic scale, because a factor of 0 has no logarithm. */
const MOST_LOSS = -0.9999
/**
 * Empty part of the scale beyond the farthest change, and the maximum that intervals may add. Both are shares of the
 * span of all changes.
 */
const MARGIN = { change: 0.12, interval: 0.15 }
/** Minimum span of the scale, so that a difference of one per cent does not fill the panel. */
const LEAST_SPAN = 0.04

export function isPrecise({ low = 0, high = 0 }: PlotPoint): boolean {
  return (high - low) / 2 <= MOST_HALF
}

/** Points with precise intervals, because wide ones would stretch the scale; all points if none is precise. */
export function precisePart(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const precise = points.filter(isPrecise)
  return precise.length > 0 ? precise : points
}

/** Scale for changes. It always contains zero, so that readers see on which side of zero a change lies. */
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
      labelExpr: "format(100 * datum.value, '.3~r') + '%'",
      widest: longest(ticks.map((tick) => `${Number((100 * tick).toPrecision(3))}%`.replace('-', '−'))),
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
    labelExpr: "format(100 * (datum.value - 1), ',.3~r') + '%'",
    widest: longest(ticks.map((tick) => `${100 * (tick - 1)}%`)),
    shareOf,
    placeOf: (value) => Math.max(1 + value, Number.MIN_VALUE),
    placeAt: (share) => 1 + placeAt(share),
    textOf: change,
  }
}

function factorOf(change: number): number {
  return Math.log1p(Math.max(MOST_LOSS, change))
}

/** Scale for QPS. It begins at zero, so that the heights of points are proportional to QPS. */
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

/** Intervals are cut at +100%, or at the largest change if that is larger, because an end beyond it says little. */
export const BEYOND_MEANING = 1

/** Rounds to 0.01%, because a picture shows no finer differences. */
export function roundFigure(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** The smallest of 1, 2 or 5 times a power of ten that is at least `least`, so that ticks have round numbers. */
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

/**
 * Names by their mean change, the costliest first. The mean is of logarithms, so that twice and half as fast cancel
 * each other. Imprecise points do not count, unless there are no others.
 */
export function costliestFirst(points: readonly PlotPoint[], key: 'scenario' | 'workload'): string[] {
  const means = [...Map.groupBy(points, (point) => point[key])].map(([name, group]) => {
    const values = precisePart(group).map(({ value }) => factorOf(value))
    return { name, mean: values.reduce((sum, value) => sum + value, 0) / values.length }
  })
  return means.toSorted((one, other) => one.mean - other.mean).map(({ name }) => name)
}

export function threadLevels(points: readonly PlotPoint[]): number[] {
  return [...new Set(points.map(({ threads }) => threads))].sort((one, other) => one - other)
}
