/**
 * Units are columns whose values belong together, and keys make them distinct. The number of a row has digits, one for
 * each unit of a key: the first changes slowest, so that rows come in the order of the key.
 */
import { composition, digit, type Numbers, scaledNumbers, scatteredNumbers } from './row-numbers.ts'
import type { Key, Reference, Table } from './tables.ts'

/** Column, or the columns of a foreign key, whose values belong together. */
export interface Unit {
  readonly columns: readonly string[]
  readonly reference: Reference | undefined
  /** Number of the value, or of the referenced row, by the row's number; undefined: no key numbers it. */
  number?: Numbers
  distinct?: number
  /** How many adjacent rows have the same number; undefined if it is no digit, or does not combine with all others. */
  over?: number
}

export interface Links {
  readonly units: readonly Unit[]
  readonly mayRepeat: boolean
  /** References that share columns with others, and so hold only after they are mended. */
  readonly toMend: readonly Reference[]
}

/**
 * Units of a table with their numbers, by its keys and references.
 *
 * @param rows of the table, at least 1
 * @param sizeOf number of values that a unit shall have; undefined: any
 * @param unitsOfOther units of another table; none if they depend on this one's
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
    // A key may have only some columns of a foreign key, such as the customer's shop in a key of shop and order. Rows
    // then refer to customers one after the other, so that those of a shop are adjacent, and the rest numbers these.
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
 * Units of a table, those of the widest foreign keys first: narrower keys within them then hold, as their tables refer
 * to each other. Of a foreign key that shares columns with a wider one, the unit has the others, and the key is mended
 * later.
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
 * Number of adjacent referenced rows, at most, with the same values in the columns that the key takes from the foreign
 * key; all of them, if such rows need not be adjacent.
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
 * Gives each unit a digit of the row's number. From the left, a digit has as many values as its unit, as long as
 * rows need them; units without a size share the rest.
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
  /** Adjacent rows that agree in the digits so far. */
  let over = combinations
  for (const [index, unit] of units.entries()) {
    const radix = radices[index] ?? 1
    const before = over
    const size = sizes[index] ?? radix
    over /= radix
    const number = digit(over, radix)
    // Rows that need fewer numbers than there are take them evenly, or different ones for each of the digits before.
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
