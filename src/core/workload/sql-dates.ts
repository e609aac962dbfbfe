/** Dates as literals of SQL: `2026-01-31`, with or without `12:30:00`. */

const [DASH, COLON, ZERO, NINE] = [0x2d, 0x3a, 0x30, 0x39]
const DATE_LENGTH = 10
const TIME_LENGTH = 19
/** With microseconds. */
const MOST_LENGTH = 26
const SECONDS_A_DAY = 86_400
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Seconds since the year 0; NaN if the text is no date. */
export function secondsOf(bytes: Uint8Array, from: number, to: number): number {
  const length = to - from
  if (length < DATE_LENGTH || length > MOST_LENGTH || bytes[from + 4] !== DASH || bytes[from + 7] !== DASH)
    return Number.NaN
  const [year, month, day] = [numberAt(bytes, from, 4), numberAt(bytes, from + 5, 2), numberAt(bytes, from + 8, 2)]
  const before = DAYS_BEFORE_MONTH[month - 1]
  if (before === undefined) return Number.NaN
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const leapDays = Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400)
  const days = year * 365 + leapDays + before + day + (isLeap && month > 2 ? 1 : 0)
  const seconds = days * SECONDS_A_DAY
  if (length === DATE_LENGTH) return seconds
  if (length < TIME_LENGTH || bytes[from + 13] !== COLON || bytes[from + 16] !== COLON) return Number.NaN
  const [hours, minutes] = [numberAt(bytes, from + 11, 2), numberAt(bytes, from + 14, 2)]
  return seconds + (hours * 60 + minutes) * 60 + numberAt(bytes, from + 17, 2)
}

function numberAt(bytes: Uint8Array, from: number, digits: number): number {
  let number = 0
  for (let at = from; at < from + digits; at++) {
    const byte = bytes[at] ?? 0
    if (byte < ZERO || byte > NINE) return Number.NaN
    number = number * 10 + byte - ZERO
  }
  return number
}
