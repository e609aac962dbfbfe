/** The tables of docs/evidence/detection.md. */
import { upperRate } from '../../../src/core/stats/binomial.ts'
import { spread, table } from '../figures.ts'
import {
  type Curve,
  type Kind,
  neededByRuns,
  type OwnRuns,
  type Replayed,
  SIZES,
  TIMES,
  toleranceFor,
} from './curves.ts'

const SHOWN_TIMES = [5, 20, 80, 320]

/** Seconds that ours, and the best of the others, need for the same errors on all recordings. */
export function summaryTable(replayed: readonly Replayed[], curves: readonly Curve[]): string[] {
  const [own] = curves.filter(({ kind }) => kind === 'own')
  const withStarts = SIZES.map((_, size) =>
    neededByRuns(
      replayed.flatMap((one) => one.own.flatMap(({ slower }) => slower[size] ?? [])),
      ({ secondsWithStarts }) => secondsWithStarts,
    ),
  )
  const best = (kind: Kind) => SIZES.map((_, size) => bestOf(curves, kind, size))
  const line = (name: string, values: readonly string[]) => [name, ...values]
  const ratios = (kind: Kind) => best(kind).map(({ seconds }, size) => ratioText(seconds, own?.needed[size] ?? NaN))
  const ownText = (own?.needed ?? []).map((value) => secondsText(value))
  return table(
    ['seconds for each comparison', ...SIZES.map((size) => `${percent(size)}`)],
    [
      line('qpsgate', ownText),
      line('qpsgate, with server starts', withStarts.map(secondsText)),
      line('best published rule', best('published').map(bestText)),
      line('best published rule, times as long', ratios('published')),
      line('best method of the literature or test on turns', best('studied').map(bestText)),
      line('best method or test, times as long', ratios('studied')),
      line('best order of runs, with the best threshold', best('tuned').map(bestText)),
      line('best order, times as long', ratios('tuned')),
    ],
  )
}

/** The cost of each tolerance if nothing is slower. */
export function ownTable(replayed: readonly Replayed[]): string[] {
  const tolerances = replayed[0]?.own.map(({ tolerance }) => tolerance) ?? []
  const rows = tolerances.map((tolerance) => {
    const own = replayed.flatMap((one) => one.own.filter((each: OwnRuns) => each.tolerance === tolerance))
    const unchanged = own.flatMap((each) => each.unchanged)
    const failed = unchanged.filter(({ isFailed }) => isFailed).length
    const seconds = spread(
      unchanged.map((run) => run.seconds),
      0,
    )
    const sizes = SIZES.filter((size) => toleranceFor(size) === tolerance).map(percent)
    const limit = `${(100 * upperRate(failed, unchanged.length)).toFixed(2)} %`
    return [percent(tolerance), sizes.join(', '), `${failed} of ${unchanged.length}`, limit, seconds]
  })
  const head = ['tolerance', 'looks for', 'unchanged pull requests failed', 'upper 95 % limit']
  return table([...head, 'seconds per comparison if unchanged, median (min … max)'], rows)
}

/** Shares of unchanged pull requests that were failed. */
export function falseAlarmTable(curves: readonly Curve[]): string[] {
  const shown = curves.filter(({ kind }) => kind !== 'tuned')
  const rows = shown.map(({ name, points }) => [
    name,
    ...SHOWN_TIMES.map((time) => share(at(points, time)?.falseAlarms)),
  ])
  return table(['failed of unchanged pull requests, %', ...SHOWN_TIMES.map((time) => `${time} s`)], rows)
}

/** Shares of slower pull requests that were found. */
export function detectionTable(curves: readonly Curve[]): string[] {
  const found = ({ points }: Curve, size: number) => {
    const shares = SHOWN_TIMES.map((time) => share(at(points, time)?.found[size]))
    return shares.every((one) => one === '') ? '' : shares.map((one) => one || '–').join(' / ')
  }
  const rows = curves.map((curve) => [curve.name, ...SIZES.map((_, size) => found(curve, size))])
  const head = `found after ${SHOWN_TIMES.join(' / ')} s, %`
  return table([head, ...SIZES.map((size) => `${percent(size)}`)], rows)
}

function at(points: Curve['points'], time: number) {
  return points.find((point) => point.time === time)
}

interface Best {
  readonly name: string
  readonly seconds: number
}

function bestOf(curves: readonly Curve[], kind: Kind, size: number): Best {
  const own = curves.filter((curve) => curve.kind === kind)
  const all = own.map(({ name, needed }) => ({ name, seconds: needed[size] ?? Number.NaN }))
  return all.reduce((best, one) => (one.seconds < best.seconds ? one : best), { name: '', seconds: Infinity })
}

function bestText({ name, seconds }: Best): string {
  return Number.isFinite(seconds)
    ? `${secondsText(seconds)} (${name.replace(', best threshold', '')})`
    : secondsText(seconds)
}

function secondsText(seconds: number): string {
  if (Number.isNaN(seconds)) return ''
  return Number.isFinite(seconds) ? seconds.toFixed(1) : 'never'
}

/** For a time that was never reached, only that it is longer than all that was tried. */
function ratioText(seconds: number, own: number): string {
  if (!Number.isFinite(own)) return '–'
  const longest = TIMES.at(-1) ?? 0
  return Number.isFinite(seconds) ? (seconds / own).toFixed(1) : `> ${Math.floor(longest / own)}`
}

function percent(value: number): string {
  return `${Number((100 * value).toFixed(1))} %`
}

function share(value = Number.NaN): string {
  return Number.isNaN(value) ? '' : (100 * value).toFixed(value > 0 && value < 0.0995 ? 1 : 0)
}
