/**
 * SQL that computes one whole number from another, such as the number of a value from the number of its row. Both count
 * from 0. No step exceeds 2^53, because doubles are exact only up to there.
 */

export type Numbers = (of: string) => string

/** SQL for one digit of a number in base `among`; `over` is the place value of the digit, such as among². */
export function digit(over: number, among: number): Numbers {
  return (of) => `(${of}${over === 1 ? '' : ` DIV ${over}`} MOD ${among})`
}

/** Maps numbers below `over` evenly to numbers below `times`. */
export function scaledNumbers(times: number, over: number): Numbers {
  return (of) => (times === over ? of : `(${of} * ${times} DIV ${over})`)
}

export function composition(outer: Numbers, inner: Numbers): Numbers {
  return (of) => outer(inner(of))
}

/**
 * Zipf's law by integrals: the frequency of rank r, counted from 0, is proportional to the integral of x^-skew from
 * r + ½ to r + 1½. For u from 0 to 1, the rank is (start + scale · u) ^ power − ½, rounded down.
 */
export function powerLaw(distinct: number, skew: number) {
  // At a skew of 1 the formula would be e ^ u. A skew near 1 gives nearly the same, so one formula is enough.
  const rest = skew === 1 ? 1e-6 : 1 - skew
  const start = 0.5 ** rest
  return { power: 1 / rest, start, scale: (distinct + 0.5) ** rest - start }
}

/** Maps numbers below `rows` to numbers below `distinct`: to each of these once, then as often as Zipf's law says. */
export function skewedNumbers(distinct: number, skew: number, rows: number): Numbers {
  const { power, scale, start } = powerLaw(distinct, skew)
  return (of) => {
    const rank = `POW(${start} + ${scale} * (${of} - ${distinct} + 0.5) / ${rows - distinct}, ${power})`
    return `IF(${of} < ${distinct}, ${of}, LEAST(FLOOR(${rank} - 0.5), ${distinct - 1}))`
  }
}

/**
 * All numbers below `among` in an order that looks random and differs by name.
 *
 * The numbers are multiples of a factor, modulo `among`. If factor / among is far from every small fraction, they are
 * spread evenly everywhere, and so are pairs of such numbers. The quotients of Euclid's algorithm show how near small
 * fractions are.
 */
export function scatteredNumbers(among: number, name: string): Numbers {
  const hash = hashOf(name)
  // The factor is limited, because products must stay below 2^53.
  const most = Math.min(among, Math.floor(2 ** 52 / among))
  let times = 1 + (hash % most)
  for (let tries = 0; tries < MOST_TRIES && !isScattering(times, among); tries++) times = 1 + (times % most)
  if (!isScattering(times, among)) times = 1
  return (of) => `((${of} * ${times} + ${hash % among}) MOD ${among})`
}

const MOST_TRIES = 2000
const LARGEST_QUOTIENT = 12

function isScattering(times: number, among: number): boolean {
  let divisor = among
  let rest = times % among
  while (rest > 0) {
    const next = divisor % rest
    // The last quotient shows nothing, because it is at least 2 for any number.
    if (next !== 0 && Math.floor(divisor / rest) > LARGEST_QUOTIENT) return false
    divisor = rest
    rest = next
  }
  return divisor === 1
}

/** FNV-1a, 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
