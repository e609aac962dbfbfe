/** The tables of docs/evidence/detection.md. */
import { upperRate } from '../../test/calibration/binomial.ts'
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

const SHOWN_TIMES = [80, 320]

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
    const limit = `${(100 * upperRate(failed, unchanged.length)).toFixed(2)}%`
    return [percent(tolerance), sizes.join(', '), `${failed} of ${unchanged.length}`, limit, seconds]
  })
  const head = ['limit', 'looks for', 'unchanged pull requests failed', 'upper 95% limit']
  return table([...head, 'seconds per comparison if unchanged, median (min … max)'], rows)
}

/** The best of each gate; others are in the picture, and here would only repeat their neighbours. */
const UNLISTED = /hosted runners$|, 150%$|^Bencher, (?:10%|t-test 0\.95)$|^CockroachDB, 3%$|^bootstrap/

function isListed({ kind, name }: Curve): boolean {
  return kind !== 'tuned' && !UNLISTED.test(name)
}

/** Shares of pull requests that a gate fails, unchanged and slower ones. */
export function detectionTable(curves: readonly Curve[]): string[] {
  const overTimes = (points: Curve['points'], shareAt: (point: Curve['points'][number]) => number | undefined) => {
    const shares = SHOWN_TIMES.map((time) => points.find((point) => point.time === time))
    const texts = shares.map((point) => share(point && shareAt(point)))
    return texts.every((one) => one === '') ? '' : texts.map((one) => one || '–').join(' / ')
  }
  const rows = curves
    .filter(isListed)
    .map(({ name, points }) => [
      name,
      overTimes(points, ({ falseAlarms }) => falseAlarms),
      ...SIZES.map((_, size) => overTimes(points, ({ found }) => found[size])),
    ])
  const head = `failed after ${SHOWN_TIMES.join(' / ')} s, %`
  return table([head, 'unchanged', ...SIZES.map((size) => `${percent(size)}`)], rows)
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
  return `${Number((100 * value).toFixed(1))}%`
}

function share(value = Number.NaN): string {
  return Number.isNaN(value) ? '' : (100 * value).toFixed(value > 0 && value < 0.0995 ? 1 : 0)
}
