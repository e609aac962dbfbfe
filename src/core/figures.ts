/** Numbers as people read them. All views use these functions, so that a figure looks the same everywhere. */

const KIBI = 1024
const MINUTE = 60
const HOUR = 3600
/**
 * Smallest change that is shown in whole per cent. Smaller changes have one decimal. It is 9.95% and not 10%, because
 * 9.95% with one decimal would be 10.0%.
 */
const WHOLE_PERCENT = 0.0995
/**
 * Largest change that is shown as a figure: 99 is +9,900%, a hundred times as fast. An interval that reaches further
 * says no more than that anything is possible.
 */
const MOST_SHOWN = 99
const BEYOND = 'over +9,900'

/** A change such as "−19.6%", with a real minus sign. @param value fraction: −0.196; greater than 0 is faster */
export function change(value: number, decimals = 1): string {
  return `${points(value, decimals)}%`
}

interface IntervalEnds {
  readonly low: number
  readonly high: number
}

/** An interval of fractions in per cent, without the sign "%": "−21.0 … −18.2". */
export function range({ low, high }: IntervalEnds): string {
  return `${points(low, 1)} … ${points(high, 1)}`
}

export interface Figures extends IntervalEnds {
  readonly change: number
}

export function changeAndRange(figures: Figures): string {
  return `${change(figures.change)} (${range(figures)})`
}

export function fromTo({ low, high }: IntervalEnds): string {
  return `${points(low, 1)} to ${change(high)}`
}

/** A change without its sign, such as "5.3%", for sentences whose words give the direction: "5.3% less". */
export function sizeOf(value: number): string {
  const size = Math.abs(value)
  return `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)}%`
}

function points(value: number, decimals: number): string {
  if (value > MOST_SHOWN) return BEYOND
  const text = (100 * Math.abs(value)).toFixed(decimals)
  const sign = Number(text) === 0 ? '' : value < 0 ? '−' : '+'
  return `${sign}${text}`
}

export function share(value: number): string {
  return `${Number((100 * value).toFixed(1))}%`
}

/** A share with two significant figures, such as "0.03%", because even few errors matter. */
export function fineShare(value: number): string {
  return `${Number((100 * value).toPrecision(2))}%`
}

/**
 * QPS such as "47,176"; below 100 with one decimal and below 1 with three figures, so that small rates stay distinct.
 */
export function rate(value: number): string {
  if (value > 0 && value < 1) return value.toPrecision(3)
  if (Math.abs(value) < 99.95) return value.toFixed(1)
  return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')
}

export function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

export function bytes(value: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  const size = Math.abs(value)
  const power = size < KIBI ? 0 : Math.min(units.length - 1, Math.floor(Math.log(size) / Math.log(KIBI)))
  const scaled = value / KIBI ** power
  return `${scaled.toFixed(power === 0 || Math.abs(scaled) >= 99.95 ? 0 : 1).replace('-', '−')} ${units[power]}`
}

export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds.toFixed(0)} s`
  if (seconds < 2 * HOUR) return `${(seconds / MINUTE).toFixed(0)} min`
  return `${Number((seconds / HOUR).toFixed(1))} h`
}

/** The first names of a list and the number of the others, "a, b and 2 more", so that a sentence stays short. */
export function firstOf(names: readonly string[], most: number, between = ', '): string {
  const more = names.length - most
  const last = between === '; ' ? '; and' : ' and'
  return `${names.slice(0, most).join(between)}${more > 0 ? `${last} ${more} more` : ''}`
}

/** Joins texts and skips empty ones, so that no separator stands at an end or twice. */
export function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator)
}

export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}
