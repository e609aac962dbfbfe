/**
 * Formulas in parameter groups of Amazon RDS, such as `{DBInstanceClassMemory*3/4}`.
 *
 * https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/USER_ParamValuesRef.html
 */

/** Facts about an instance that RDS computes with; undefined if unknown here. */
export interface RdsInstance {
  /** Bytes that the server may use: those of the instance class, less the part that RDS itself takes. */
  readonly memory: bigint | undefined
  readonly cpus?: bigint | undefined
}

/** Longer texts are no formulas. */
const LONGEST = 1000

/** Whether a value is a formula, also one that cannot be computed here. */
export function isRdsFormula(text: string): boolean {
  return text.length <= LONGEST && /^\s*(?:\{|(?:GREATEST|LEAST|SUM|IF)\s*\()/.test(text)
}

/**
 * The whole number that a formula gives for an instance; quotients are cut, as RDS cuts them. Undefined if a needed
 * fact is unknown, or it is no formula.
 */
export function computeRdsFormula(text: string, instance: RdsInstance): bigint | undefined {
  if (!isRdsFormula(text)) return undefined
  const reading: Reading = { tokens: text.match(TOKEN) ?? [], next: 0, depth: 0, instance }
  const value = product(reading)
  return reading.next === reading.tokens.length && value?.denominator === 1n ? value.numerator : undefined
}

const TOKEN = /\d+|[A-Za-z]+|[^\s]/g

interface Reading {
  readonly tokens: readonly string[]
  next: number
  depth: number
  readonly instance: RdsInstance
}

/** Only inside a logarithm can a quotient be other than a whole number. */
interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

function whole(numerator: bigint): Fraction {
  return { numerator, denominator: 1n }
}

const DEEPEST = 50

function take(reading: Reading, token: string): boolean {
  if (reading.tokens[reading.next] !== token) return false
  reading.next += 1
  return true
}

function product(reading: Reading, isExact = false): Fraction | undefined {
  if (reading.depth > DEEPEST) return undefined
  reading.depth += 1
  let value = factor(reading, isExact)
  while (value !== undefined) {
    const isQuotient = reading.tokens[reading.next] === '/'
    if (!isQuotient && reading.tokens[reading.next] !== '*') break
    reading.next += 1
    const other = factor(reading, isExact)
    value = other === undefined ? undefined : combine(value, other, isQuotient, isExact)
  }
  reading.depth -= 1
  return value
}

function combine(a: Fraction, b: Fraction, isQuotient: boolean, isExact: boolean): Fraction | undefined {
  const [over, under] = isQuotient ? [b.denominator, b.numerator] : [b.numerator, b.denominator]
  const [numerator, denominator] = [a.numerator * over, a.denominator * under]
  if (denominator === 0n) return undefined
  return isExact ? { numerator, denominator } : whole(numerator / denominator)
}

function factor(reading: Reading, isExact: boolean): Fraction | undefined {
  if (take(reading, '{')) return closed(product(reading, isExact), '}', reading)
  if (take(reading, '(')) return closed(product(reading, isExact), ')', reading)
  const sign = take(reading, '-') ? -1n : 1n
  const token = reading.tokens[reading.next] ?? ''
  reading.next += 1
  // A number with more digits is larger than any setting.
  if (/^\d{1,25}$/.test(token)) return whole(sign * BigInt(token))
  if (sign < 0n) return undefined
  if (take(reading, '(')) return call(token, reading)
  const value = Object.hasOwn(VARIABLES, token) ? VARIABLES[token]?.(reading.instance) : undefined
  return value === undefined ? undefined : whole(value)
}

function closed(value: Fraction | undefined, mark: string, reading: Reading): Fraction | undefined {
  return take(reading, mark) ? value : undefined
}

/** Names differ by their case, as they do for RDS. */
const VARIABLES: Readonly<Record<string, (instance: RdsInstance) => bigint | undefined>> = {
  DBInstanceClassMemory: ({ memory }) => memory,
  DBInstanceVCPU: ({ cpus }) => cpus,
}

const FUNCTIONS: Readonly<Record<string, (values: readonly bigint[]) => bigint>> = {
  GREATEST: (values) => ascending(values).at(-1) ?? 0n,
  LEAST: (values) => ascending(values)[0] ?? 0n,
  SUM: (values) => values.reduce((a, b) => a + b),
}

function ascending(values: readonly bigint[]): bigint[] {
  return [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

function call(name: string, reading: Reading): Fraction | undefined {
  if (name === 'log') return logarithm(closed(product(reading, true), ')', reading))
  const values: bigint[] = []
  do {
    const value = product(reading)
    if (value === undefined) return undefined
    values.push(value.numerator)
  } while (take(reading, ','))
  const value = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(values) : undefined
  return closed(value === undefined ? undefined : whole(value), ')', reading)
}

/**
 * To the base of 2, rounded: so Aurora's table of max_connections has 6000 for a db.r5.12xlarge, whose ratio is 50, and
 * 7000 for a db.r5.24xlarge, whose ratio is 100.
 */
function logarithm(value: Fraction | undefined): Fraction | undefined {
  if (value === undefined || value.numerator <= 0n || value.denominator <= 0n) return undefined
  return whole(BigInt(Math.round(Math.log2(Number(value.numerator)) - Math.log2(Number(value.denominator)))))
}
