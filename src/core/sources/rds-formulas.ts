/**
 * Formulas in parameter groups of Amazon RDS, such as `{DBInstanceClassMemory*3/4}`.
 *
 * https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/USER_ParamValuesRef.html
 */

/** Maximum length of a formula, in characters. A longer text is not taken for a formula. */
const LONGEST = 1000
const DEEPEST = 50
const TOKEN = /-?\d+|[A-Za-z]+|[^\s]/g
const FUNCTIONS = new Map<string, (...values: number[]) => number>([
  ['GREATEST', Math.max],
  ['LEAST', Math.min],
  ['SUM', (...values) => values.reduce((a, b) => a + b)],
])

/** Whether a value is a formula. Formulas that cannot be computed here, such as IF(…), count as well. */
export function isRdsFormula(text: string): boolean {
  return text.length <= LONGEST && /^\s*(?:\{|(?:GREATEST|LEAST|SUM|IF)\s*\()/.test(text)
}

/**
 * Computes the whole number that a formula gives for an instance. Quotients are truncated, because RDS truncates them.
 * The result is undefined if the formula needs memory that is not given, or the text is not a formula.
 *
 * @param memory bytes that the server may use: those of the instance class, less the part that RDS itself takes;
 *   undefined: not given
 */
export function computeRdsFormula(text: string, memory: number | undefined): number | undefined {
  if (!isRdsFormula(text)) return undefined
  const tokens: string[] = text.match(TOKEN) ?? []
  let depth = 0
  const take = (token: string) => tokens[0] === token && tokens.shift() !== undefined
  const closed = (value: number, mark: string) => (take(mark) ? value : Number.NaN)
  /** @param isExact whether quotients keep their fraction, as inside a logarithm */
  const product = (isExact: boolean): number => {
    depth += 1
    let value = depth > DEEPEST ? Number.NaN : factor(isExact)
    while (!Number.isNaN(value) && (tokens[0] === '*' || tokens[0] === '/')) {
      value = tokens.shift() === '/' ? value / factor(isExact) : value * factor(isExact)
      if (!isExact) value = Math.trunc(value)
    }
    depth -= 1
    return value
  }
  const factor = (isExact: boolean): number => {
    if (take('{')) return closed(product(isExact), '}')
    if (take('(')) return closed(product(isExact), ')')
    const token = tokens.shift() ?? ''
    if (/^-?\d+$/.test(token)) return Number(token)
    if (token === 'DBInstanceClassMemory') return memory ?? Number.NaN
    if (!take('(')) return Number.NaN
    if (token === 'log') return logarithm(closed(product(true), ')'))
    const values = [product(false)]
    while (take(',')) values.push(product(false))
    return closed(FUNCTIONS.get(token)?.(...values) ?? Number.NaN, ')')
  }
  const value = product(false)
  return tokens.length === 0 && Number.isSafeInteger(value) ? value : undefined
}

/**
 * The base is 2 and the result is rounded, because only that gives the numbers in Aurora's table of max_connections:
 * 6000 for a db.r5.12xlarge, where `value` is 50, and 7000 for a db.r5.24xlarge, where it is 100.
 */
function logarithm(value: number): number {
  return value > 0 ? Math.round(Math.log2(value)) : Number.NaN
}
