/**
 * Whole numbers as functions of another, from 0: the value of a row, or the one that is drawn. Each is spelled in SQL,
 * in Lua and in TypeScript, and is the same in all three: no step is larger than 2^53, none is a fraction.
 */

export type Numbers =
  /** The argument itself. */
  | { readonly kind: 'argument' }
  /** All numbers below `among`, each once, in a random-looking order: (of · times + plus) mod among. */
  | {
      readonly kind: 'scatter'
      readonly of: Numbers
      readonly times: number
      readonly plus: number
      readonly among: number
    }
  /** A digit: (of div over) mod among. */
  | { readonly kind: 'digit'; readonly of: Numbers; readonly over: number; readonly among: number }
  /** Numbers below `over`, evenly among those below `times`: of · times div over. */
  | { readonly kind: 'scale'; readonly of: Numbers; readonly times: number; readonly over: number }
  /** (of + by) mod among. */
  | { readonly kind: 'shift'; readonly of: Numbers; readonly by: Numbers; readonly among: number }
  /** Each number below `distinct` once, then by their frequencies. */
  | { readonly kind: 'skew'; readonly of: Numbers; readonly distinct: number; readonly buckets: readonly Bucket[] }

/** `size` numbers from `base`, which stand for `count` arguments from `from`. */
export interface Bucket {
  readonly from: number
  readonly count: number
  readonly base: number
  readonly size: number
}

export const ARGUMENT: Numbers = { kind: 'argument' }

/** Ranks with a bucket each; each next bucket grows by a fixed share of the ranks before it. */
const HEAD = 16
const GROWTH = 0.3

/**
 * Zipf's law in whole numbers: rank k of `distinct` has a share of arguments in proportion to (k + 1)^-skew, in buckets
 * of neighbours with equal shares.
 *
 * @param among arguments, from 0
 */
export function zipfBuckets(distinct: number, skew: number, among: number): Bucket[] {
  const parts: { base: number; size: number; weight: number }[] = []
  for (let base = 0; base < distinct; ) {
    const size = base < HEAD ? 1 : Math.min(distinct - base, Math.ceil(base * GROWTH))
    parts.push({ base, size, weight: size === 1 ? (base + 1) ** -skew : integral(base + 0.5, base + size + 0.5, skew) })
    base += size
  }
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  return parts.flatMap(({ base, size, weight }) => {
    const from = Math.round((among * sum) / total)
    sum += weight
    const count = Math.round((among * sum) / total) - from
    return count === 0 ? [] : [{ from, count, base, size }]
  })
}

function integral(from: number, to: number, skew: number): number {
  return skew === 1 ? Math.log(to / from) : (to ** (1 - skew) - from ** (1 - skew)) / (1 - skew)
}

/**
 * All numbers below `among` in a random-looking order, a different one for each name.
 *
 * Multiples of a number that is far from every small fraction are spread evenly everywhere, and so are those of two
 * such numbers together; quotients of Euclid's algorithm tell how near fractions are.
 */
export function scatter(of: Numbers, among: number, name: string): Numbers {
  if (among <= 1) return { kind: 'digit', of, over: 1, among: 1 }
  const hash = hashOf(name)
  // Products stay below 2^53.
  const most = Math.min(among, Math.floor(2 ** 52 / among))
  let times = 1 + (hash % most)
  for (let tries = 0; tries < MOST_TRIES && !isScattering(times, among); tries++) times = 1 + (times % most)
  if (!isScattering(times, among)) times = 1
  return { kind: 'scatter', of, times, plus: hash % among, among }
}

const MOST_TRIES = 2000
const LARGEST_QUOTIENT = 12

function isScattering(times: number, among: number): boolean {
  let [a, b, largest] = [among, times % among, 0]
  while (b > 0) {
    // The last quotient is at least 2 for any number.
    if (a % b !== 0) largest = Math.max(largest, Math.floor(a / b))
    ;[a, b] = [b, a % b]
  }
  return a === 1 && largest <= LARGEST_QUOTIENT
}

/** FNV-1a of 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The function of a function: `inner` as the argument of `outer`. */
export function after(outer: Numbers, inner: Numbers): Numbers {
  if (outer.kind === 'argument') return inner
  const of = after(outer.of, inner)
  return outer.kind === 'shift' ? { ...outer, of, by: after(outer.by, inner) } : { ...outer, of }
}

/** @param argument SQL of a whole number */
export function numberSql(numbers: Numbers, argument: string): string {
  if (numbers.kind === 'argument') return argument
  const of = numberSql(numbers.of, argument)
  switch (numbers.kind) {
    case 'scatter':
      return `((${of} * ${numbers.times} + ${numbers.plus}) MOD ${numbers.among})`
    case 'digit':
      return `(${of}${numbers.over === 1 ? '' : ` DIV ${numbers.over}`} MOD ${numbers.among})`
    case 'scale':
      return `(${of} * ${numbers.times} DIV ${numbers.over})`
    case 'shift':
      return `((${of} + ${numberSql(numbers.by, argument)}) MOD ${numbers.among})`
    case 'skew':
      return `IF(${of} < ${numbers.distinct}, ${of}, ${bucketSql(numbers.buckets, `(${of} - ${numbers.distinct})`)})`
  }
}

/** By halves, as there are a hundred of them. */
function bucketSql(buckets: readonly Bucket[], of: string): string {
  const [first, second] = buckets
  if (first === undefined) return '0'
  if (second === undefined) return `${first.base} + (${of} - ${first.from}) * ${first.size} DIV ${first.count}`
  const middle = Math.ceil(buckets.length / 2)
  const from = buckets[middle]?.from ?? 0
  return `IF(${of} < ${from}, ${bucketSql(buckets.slice(0, middle), of)}, ${bucketSql(buckets.slice(middle), of)})`
}

/**
 * Needs `floor` and `skewed` of value-lua.ts.
 *
 * @param argument Lua of a whole number
 * @param keep gives the name of a variable that holds buckets, so that they are not made again at each call
 */
export function numberLua(numbers: Numbers, argument: string, keep: (buckets: string) => string): string {
  if (numbers.kind === 'argument') return argument
  const of = numberLua(numbers.of, argument, keep)
  switch (numbers.kind) {
    case 'scatter':
      return `((${of} * ${numbers.times} + ${numbers.plus}) % ${numbers.among})`
    case 'digit':
      return `(floor(${of} / ${numbers.over}) % ${numbers.among})`
    case 'scale':
      return `floor(${of} * ${numbers.times} / ${numbers.over})`
    case 'shift':
      return `((${of} + ${numberLua(numbers.by, argument, keep)}) % ${numbers.among})`
    case 'skew':
      return `skewed(${of}, ${numbers.distinct}, ${keep(bucketsLua(numbers.buckets))})`
  }
}

export function bucketsLua(buckets: readonly Bucket[]): string {
  return `{${buckets.map(({ from, count, base, size }) => `{${from},${count},${base},${size}}`).join(',')}}`
}

export function numberOf(numbers: Numbers, argument: number): number {
  if (numbers.kind === 'argument') return argument
  const of = numberOf(numbers.of, argument)
  switch (numbers.kind) {
    case 'scatter':
      return (of * numbers.times + numbers.plus) % numbers.among
    case 'digit':
      return Math.floor(of / numbers.over) % numbers.among
    case 'scale':
      return Math.floor((of * numbers.times) / numbers.over)
    case 'shift':
      return (of + numberOf(numbers.by, argument)) % numbers.among
    case 'skew':
      return of < numbers.distinct ? of : inBuckets(numbers.buckets, of - numbers.distinct)
  }
}

/** The number that an argument stands for. */
export function inBuckets(buckets: readonly Bucket[], argument: number): number {
  const bucket = buckets.findLast(({ from }) => from <= argument)
  return bucket === undefined ? 0 : bucket.base + Math.floor(((argument - bucket.from) * bucket.size) / bucket.count)
}
