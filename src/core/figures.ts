/** Numbers as people read them, the same in every view. */

const KIBI = 1024
const MINUTE = 60
const HOUR = 3600
/** Change from which a sentence has no decimals: with one, 9.95 % would be 10.0 %. */
const WHOLE_PERCENT = 0.0995
/** Largest end of an interval, a hundred times as fast: beyond it anything is possible. */
const MOST_SHOWN = 99
const BEYOND = 'over +9,900'

/** "−19.6 %", with a real minus sign and a plus where it is faster. */
export function change(value: number, decimals = 1): string {
  return `${points(value, decimals)} %`
}

interface IntervalEnds {
  readonly low: number
  readonly high: number
}

/** "−21.0 … −18.2": an interval in per cent, without the sign of per cent. */
export function range({ low, high }: IntervalEnds): string {
  return `${points(low, 1)} … ${points(high, 1)}`
}

export interface Figures extends IntervalEnds {
  readonly change: number
}

/** "−19.6 % (−21.0 … −18.2)". */
export function changeAndRange(figures: Figures): string {
  return `${change(figures.change)} (${range(figures)})`
}

/** "−19.4 to −12.6 %": an interval in a sentence. */
export function fromTo({ low, high }: IntervalEnds): string {
  return `${points(low, 1)} to ${change(high)}`
}

/** "16 %", "5.3 %": a change without its sign. */
export function sizeOf(value: number): string {
  const size = Math.abs(value)
  return `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} %`
}

function points(value: number, decimals: number): string {
  if (value > MOST_SHOWN) return BEYOND
  const text = (100 * Math.abs(value)).toFixed(decimals)
  const sign = Number(text) === 0 ? '' : value < 0 ? '−' : '+'
  return `${sign}${text}`
}

/** "5 %", "7.5 %": a share without a sign and without needless zeros. */
export function share(value: number): string {
  return `${Number((100 * value).toFixed(1))} %`
}

/** "0 %", "0.03 %", "12 %": a share of which even a little matters, such as errors. */
export function fineShare(value: number): string {
  return `${Number((100 * value).toPrecision(2))} %`
}

/** "47,176"; below 100 with one decimal, below 1 with three figures. */
export function rate(value: number): string {
  if (value > 0 && value < 1) return value.toPrecision(3)
  if (Math.abs(value) < 99.95) return value.toFixed(1)
  return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Milliseconds with three significant figures where they matter. */
export function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

/** "412 MiB". */
export function bytes(value: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  const size = Math.abs(value)
  const power = size < KIBI ? 0 : Math.min(units.length - 1, Math.floor(Math.log(size) / Math.log(KIBI)))
  const scaled = value / KIBI ** power
  return `${scaled.toFixed(power === 0 || Math.abs(scaled) >= 99.95 ? 0 : 1).replace('-', '−')} ${units[power]}`
}

/** "45 s", "4 min", "1.5 h". */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds.toFixed(0)} s`
  if (seconds < 2 * HOUR) return `${(seconds / MINUTE).toFixed(0)} min`
  return `${Number((seconds / HOUR).toFixed(1))} h`
}

/** "a, b and 2 more": the first of some names. */
export function firstOf(names: readonly string[], most: number, between = ', '): string {
  const more = names.length - most
  const last = between === '; ' ? '; and' : ' and'
  return `${names.slice(0, most).join(between)}${more > 0 ? `${last} ${more} more` : ''}`
}

/** The texts that are not empty, with a separator between them. */
export function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator)
}

/** "1 comparison", "3 comparisons". */
export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}
