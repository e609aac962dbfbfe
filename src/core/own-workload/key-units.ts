/**
 * Numbers the values of columns so that keys are distinct. The number of a row has one digit for each part of a key.
 * The first digit changes slowest, so that rows come in the order of the key.
 */
import { composition, digit, type Numbers, scaledNumbers, scatteredNumbers } from './row-numbers.ts'
import type { Key, Reference, Table } from './tables.ts'

/** A column, or the columns of a foreign key, whose values belong together. */
export interface Unit {
  readonly columns: readonly string[]
  readonly reference: Reference | undefined
  /**
   * Computes the number of the value, or of the referenced row, from the row's number; undefined if no key numbers it.
   */
  number?: Numbers
  distinct?: number
  /**
   * How many adjacent rows have the same number; undefined if the number is not one digit of the row's number, or does
   * not occur together with every number of the other units.
   */
  over?: number
}

export interface Links {
  readonly units: readonly Unit[]
  readonly mayRepeat: boolean
  /**
   * References that share columns with others, so that they hold only after further statements have corrected the rows.
   */
  readonly toMend: readonly Reference[]
}

/**
 * Numbers the units of a table (its columns, or groups of them) so that keys are distinct and references hold.
 *
 * @param rows of the table, at least 1
 * @param sizeOf number of values that a unit should have; undefined if any number will do
 * @param unitsOfOther units of another table; none if they depend on those of this table
 */
export function linksOf(
  table: Table,
  rows: number,
  sizeOf: (unit: Unit) => number | undefined,
  unitsOfOther: (table: string) => readonly Unit[],
): Links {
  const { units, toMend } = unitsOf(table)
  let mayRepeat = false
  const isOurs = (name: string) => table.columns.some((column) => column.name === name && !column.isGenerated)
  for (const key of table.keys) {
    if (!key.isUnique || !key.columns.every(isOurs)) continue
    const isWithin = ({ columns }: Unit) => columns.every((name) => key.columns.includes(name))
    const parts = units.filter(({ columns }) => columns.some((name) => key.columns.includes(name)))
    if (parts.some((unit) => isWithin(unit) && (unit.distinct ?? 0) >= rows)) continue
    const place = ({ columns }: Unit) => key.columns.findIndex((name) => columns.includes(name))
    const free = parts.filter(({ number }) => number === undefined).toSorted((a, b) => place(a) - place(b))
    // A key may contain only some columns of a foreign key, such as the shop of a customer in a key of shop and order.
    // Rows then refer to one customer after the other, so that the rows of a shop are adjacent, and the rest of the key
    // numbers these.
    const wide = free.find((unit) => !isWithin(unit))
    let most = rows
    if (wide !== undefined) {
      const parents = sizeOf(wide) ?? 1
      wide.number = scaledNumbers(parents, rows)
      wide.distinct = parents
      most = Math.ceil((alikeOf(wide, key, parents, unitsOfOther(wide.reference?.table ?? '')) * rows) / parents)
    }
    const rest = free.filter((unit) => unit !== wide)
    const areDistinct = numberByDigits(rest, most, sizeOf)
    mayRepeat ||= free.length < parts.length || !areDistinct
  }
  return { units, mayRepeat, toMend }
}

/**
 * The units of a table. The foreign keys with the most columns come first: narrower ones within them then hold as well,
 * because the tables that they lead to refer to each other. If a foreign key shares columns with a wider one, its unit
 * has only the other columns, and its rows are corrected later.
 */
function unitsOf({ columns, references }: Table) {
  const units: Unit[] = []
  const toMend: Reference[] = []
  const isTaken = (name: string) => units.some((unit) => unit.columns.includes(name))
  for (const reference of references.toSorted((a, b) => b.columns.length - a.columns.length)) {
    const rest = reference.columns.filter((name) => !isTaken(name))
    if (rest.length === 0) continue
    const toColumns = rest.map((name) => reference.toColumns[reference.columns.indexOf(name)] ?? '')
    units.push({ columns: rest, reference: { ...reference, columns: rest, toColumns } })
    if (rest.length < reference.columns.length) toMend.push(reference)
  }
  for (const { name, isGenerated } of columns)
    if (!isGenerated && !isTaken(name)) units.push({ columns: [name], reference: undefined })
  return { units, toMend }
}

/**
 * Largest number of adjacent referenced rows that have the same values in the columns that the key takes from the
 * foreign key. If rows with the same values need not be adjacent, it is the number of all referenced rows.
 */
function alikeOf({ columns, reference }: Unit, key: Key, parents: number, units: readonly Unit[]): number {
  const names = columns.flatMap((name, at) => (key.columns.includes(name) ? [reference?.toColumns[at] ?? ''] : []))
  const theirs = units.filter((unit) => unit.columns.some((name) => names.includes(name)))
  const areDigits = theirs.every(
    (unit) => unit.over !== undefined && unit.columns.every((name) => names.includes(name)),
  )
  const over = Math.min(parents, ...theirs.map((unit) => unit.over ?? parents))
  const combinations = theirs.reduce((product, { distinct = 1 }) => product * distinct, 1)
  return areDigits && Math.ceil(parents / over) <= combinations ? over : parents
}

/**
 * Gives each unit one digit of the row's number, as hours and minutes are digits of a time. From the left, a digit has
 * as many values as its unit, as long as there are rows for them; units without a size share the rest.
 *
 * @returns whether all rows differ
 */
function numberByDigits(units: readonly Unit[], rows: number, sizeOf: (unit: Unit) => number | undefined): boolean {
  const sizes = units.map(sizeOf)
  let left = rows
  const radices = sizes.map((size, index) => {
    const later = sizes.slice(index + 1)
    const free = later.filter((one) => one === undefined).length
    const wanted = later.reduce<number>((product, one) => product * (one ?? 1), 1)
    const radix = Math.max(1, Math.min(size ?? Math.ceil((left / wanted) ** (1 / (1 + free))), left))
    left = Math.ceil(left / radix)
    return radix
  })
  const combinations = radices.reduce((product, radix) => product * radix, 1)
  let over = combinations
  for (const [index, unit] of units.entries()) {
    const radix = radices[index] ?? 1
    const before = over
    const size = sizes[index] ?? radix
    over /= radix
    const number = digit(over, radix)
    // If there are more numbers than rows need, the first digit takes numbers at even distances, and a later one takes
    // different numbers for each value of the digits before it.
    const isPlain = radix === size || (index === 0 && unit.reference === undefined)
    const by = composition(scatteredNumbers(size, unit.columns.join()), digit(before, size))
    const shifted: Numbers = (of) => `((${number(of)} + ${by(of)}) MOD ${size})`
    const spread = index === 0 ? composition(scaledNumbers(size, radix), number) : shifted
    unit.number = isPlain ? number : spread
    unit.distinct = isPlain || index === 0 ? radix : size
    if (isPlain) unit.over = over
  }
  return combinations >= rows
}
