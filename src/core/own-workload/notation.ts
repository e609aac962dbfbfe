/**
 * Parameters and columns of a workload, each written on one line: `orders.id, skew 0.9`, `status, 5 distinct, 20%
 * null`.
 */
import type { ColumnShape, Parameter } from '../scenario/own-load.ts'

const MOST_PLACES = 12
const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`
const SAFE = Number.MAX_SAFE_INTEGER

const FIELDS: Readonly<Record<string, readonly [name: string, pattern: string, least?: number, most?: number]>> = {
  // A comma ends a name. Tables and columns whose names have a comma are refused before a workload is made.
  column: ['TABLE.COLUMN', '[^,.]+\\.[^,]+'],
  name: ['COLUMN', '[^,]+'],
  as: ['STATEMENT:NUMBER', '.+:[1-9]\\d{0,5}?'],
  plus: ['N', NUMBER, -Number.MAX_VALUE, Number.MAX_VALUE],
  from: ['N', NUMBER, -SAFE, SAFE],
  to: ['N', NUMBER, -SAFE, SAFE],
  skew: ['N', NUMBER, 0, 10],
  digits: ['N', '\\d', 0, 9],
  length: ['N', '\\d{1,7}', 0, 1_000_000],
  distinct: ['N', '\\d{1,9}', 1, 100_000_000],
  nulls: ['N%', '\\d+(?:\\.\\d+)?(?:e[+-]?\\d{1,3})?%', 0, 1],
}

/** Fields are in braces. A part in brackets may be missing, and its field then has its usual value. */
const TEMPLATES: Readonly<Record<Parameter['kind'], string>> = {
  value: '{column}[, skew {skew}]',
  new: '{column}, new',
  same: 'same as {as}[, plus {plus}]',
  number: 'number from {from} to {to}[, {digits} digits]',
  text: 'text of {length} characters',
  null: 'null',
}
/** Values of fields that a line leaves out. For a field that is not listed here, the column's type decides. */
const USUAL: Readonly<Record<string, number | undefined>> = { plus: 0, skew: 0, digits: 0, nulls: 0 }
const FIELD = /\{(\w+)\}/g

const PARAMETERS = Object.entries(TEMPLATES).map(([kind, template]) => ({
  kind,
  ...line<Parameter>(template, { kind }),
}))

export const COLUMN = line<ColumnShape>(
  '{name}[, {distinct} distinct][, skew {skew}][, {nulls} null][, {length} characters]',
)

export const PARAMETER = {
  form: PARAMETERS.map(({ form }) => form)
    .join(', ')
    .replace(/(?=null$)/, 'or '),
  pattern: PARAMETERS.map(({ pattern }) => pattern).join('|'),
  // The form of `value` may also fit lines of other kinds. It comes first, so the last form that fits counts.
  parse: (text: string) => PARAMETERS.map(({ parse }) => parse(text)).findLast((parameter) => parameter !== undefined),
}

/**
 * How a value is written on one line: its form for messages, its pattern, and its parser.
 *
 * @param constants fields that every parsed value has
 */
function line<Value extends object>(template: string, constants?: Partial<Record<string, string>>) {
  const parts = template.replaceAll('[', '(?:').replaceAll(']', ')?')
  const pattern = `^${parts.replaceAll(FIELD, (_, field: string) => `(${FIELDS[field]?.[1]})`)}$`
  const whole = new RegExp(pattern, 'u')
  const fields = [...template.matchAll(FIELD)].map(([, field = '']) => field)
  return {
    form: template.replaceAll(FIELD, (_, field: string) => FIELDS[field]?.[0] ?? ''),
    /** Pattern for the JSON Schema of workload files, by which editors check such files. */
    pattern,
    /** Undefined if the text does not have this form. */
    parse: (text: string): Value | undefined => {
      const match = whole.exec(text)
      const values = Object.fromEntries(fields.map((field, index) => [field, valueIn(field, match?.[index + 1])]))
      const isWrong = Object.values(values).some(Number.isNaN) || Number(values.from) > Number(values.to)
      return match === null || isWrong ? undefined : ({ ...constants, ...values } as Value)
    },
  }
}

/** The value of a field; NaN for a number outside the field's range. */
function valueIn(field: string, text: string | undefined): string | number | undefined {
  const [, , least, most] = FIELDS[field] ?? []
  if (text === undefined) return USUAL[field]
  if (least === undefined || most === undefined) return text
  const number = text.endsWith('%') ? (parsePercent(text) ?? Number.NaN) : Number(text)
  return number >= least && number <= most ? number : Number.NaN
}

export const PERCENT = /^(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)\s*%$/

/** The fraction that a percentage such as `45%` stands for; undefined for any other text. */
export function parsePercent(text: string): number | undefined {
  const [, percent] = PERCENT.exec(text) ?? []
  return percent === undefined ? undefined : Number((Number(percent) / 100).toPrecision(MOST_PLACES))
}
