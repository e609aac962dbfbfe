/**
 * Columns whose values belong together, and columns that keys make distinct. Rows are numbered, and the number is
 * written in digits, one for each unit of a key: the first changes slowest, so that rows come in the order of the key.
 */
import { digit, type Numbers, scaled, scatter, shifted } from './row-numbers.ts'
import type { Key, Reference, Table } from './tables.ts'

/** A column, or the columns of a foreign key. */
export interface Unit {
  readonly columns: readonly string[]
  readonly reference: Reference | undefined
  /** Its numbering by a key; undefined: no key numbers it. */
  readonly numbered?: Numbered
}

interface Numbered {
  /** Number of the value, or of the referenced row, by the row's number. */
  readonly number: Numbers
  /** Number of different numbers. */
  readonly distinct: number
  /** Rows in sequence with the same number; undefined: it is no digit, or does not combine with all others. */
  readonly over: number | undefined
}

export interface Links {
  readonly units: readonly Unit[]
  /** Whether rows may be equal in a key. */
  readonly mayRepeat: boolean
  /** References that share columns with others, and so hold only after they are mended. */
  readonly toMend: readonly Reference[]
}

export interface Known {
  readonly rowsOf: (table: string) => number
  /** Units of another table; none if they depend on this one's. */
  readonly unitsOf: (table: string) => readonly Unit[]
  /** Number of values that a column shall have; undefined: not given. */
  readonly distinctOf: (column: string) => number | undefined
}

/** @param rows of the table, at least 1 */
export function linksOf(table: Table, rows: number, known: Known): Links {
  const unnumbered = unitsOf(table)
  let { units } = unnumbered
  let mayRepeat = false
  for (const key of uniqueKeys(table)) {
    const own = units.filter(({ columns }) => columns.some((name) => key.columns.includes(name)))
    if (own.some((unit) => isWithin(unit, key) && (unit.numbered?.distinct ?? 0) >= rows)) continue
    const place = ({ columns }: Unit) => key.columns.findIndex((name) => columns.includes(name))
    const free = own.filter(({ numbered }) => numbered === undefined).toSorted((a, b) => place(a) - place(b))
    const { numbered, areDistinct } = digitsOf(free, key, rows, known)
    mayRepeat ||= free.length < own.length || !areDistinct
    units = units.map((unit) => numbered.get(unit) ?? unit)
  }
  return { units, mayRepeat, toMend: unnumbered.toMend }
}

function isWithin({ columns }: Unit, key: Key): boolean {
  return columns.every((name) => key.columns.includes(name))
}

function uniqueKeys({ keys, columns }: Table): Key[] {
  const isOurs = (name: string) => columns.some((column) => column.name === name && !column.isGenerated)
  return keys
    .filter(({ isUnique, columns: names }) => isUnique && names.every(isOurs))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

/**
 * The widest foreign keys first: narrower ones within them hold as their tables refer to each other. One that shares
 * some of its columns with another has values of its own in the rest of them.
 */
function unitsOf({ columns, references }: Table): { units: readonly Unit[]; toMend: readonly Reference[] } {
  const units: Unit[] = []
  const toMend: Reference[] = []
  const taken = new Set<string>()
  for (const reference of references.toSorted((a, b) => b.columns.length - a.columns.length)) {
    const rest = reference.columns.filter((name) => !taken.has(name))
    const toColumns = rest.map((name) => reference.toColumns[reference.columns.indexOf(name)] ?? '')
    if (rest.length > 0) units.push({ columns: rest, reference: { ...reference, columns: rest, toColumns } })
    if (rest.length > 0 && rest.length < reference.columns.length) toMend.push(reference)
    for (const name of rest) taken.add(name)
  }
  const others = columns.filter(({ name, isGenerated }) => !isGenerated && !taken.has(name))
  return { units: [...units, ...others.map(({ name }) => ({ columns: [name], reference: undefined }))], toMend }
}

interface Digits {
  readonly numbered: ReadonlyMap<Unit, Unit>
  readonly areDistinct: boolean
}

/**
 * A key may have only some columns of a foreign key, such as the customer's shop in a key of shop and order. Rows then
 * refer to customers one after the other, so that those of a shop are adjacent, and the rest of the key numbers these.
 */
function digitsOf(units: readonly Unit[], key: Key, rows: number, known: Known): Digits {
  const wide = units.find((unit) => !isWithin(unit, key))
  if (wide === undefined) return plainDigits(units, rows, known)
  const parents = Math.max(1, known.rowsOf(wide.reference?.table ?? ''))
  const others = units.filter((unit) => unit !== wide)
  const rest = plainDigits(others, Math.ceil((alikeOf(wide, key, parents, known) * rows) / parents), known)
  const numbered = { number: scaled(parents, rows), distinct: parents, over: undefined }
  return { ...rest, numbered: new Map([...rest.numbered, [wide, { ...wide, numbered }]]) }
}

/**
 * Number of adjacent referenced rows, at most, with the same values in the columns that the key takes from the foreign
 * key; all of them, if such rows need not be adjacent.
 */
function alikeOf({ columns, reference }: Unit, key: Key, parents: number, known: Known): number {
  const names = columns.flatMap((name, at) => (key.columns.includes(name) ? [reference?.toColumns[at] ?? ''] : []))
  const units = known.unitsOf(reference?.table ?? '')
  const theirs = units.filter((unit) => unit.columns.some((name) => names.includes(name)))
  const areWhole = theirs.every(({ columns: own }) => own.every((name) => names.includes(name)))
  const overs = theirs.flatMap(({ numbered }) => numbered?.over ?? [])
  if (theirs.length === 0 || !areWhole || overs.length < theirs.length) return parents
  const over = Math.min(...overs)
  const combinations = theirs.reduce((product, { numbered }) => product * (numbered?.distinct ?? 1), 1)
  return Math.ceil(parents / over) <= combinations ? over : parents
}

function plainDigits(units: readonly Unit[], rows: number, known: Known): Digits {
  const sizes = units.map(({ reference, columns: [name = ''] }) =>
    reference === undefined ? known.distinctOf(name) : Math.max(1, known.rowsOf(reference.table)),
  )
  const radices = radicesOf(sizes, rows)
  const combinations = radices.reduce((product, radix) => product * radix, 1)
  let over = combinations
  const numbered = units.map((unit, index): [Unit, Unit] => {
    const [radix = 1, before] = [radices[index], over]
    over /= radix
    return [unit, { ...unit, numbered: numberedBy(unit, { radix, before, over, isFirst: index === 0 }, sizes[index]) }]
  })
  return { numbered: new Map(numbered), areDistinct: combinations >= rows }
}

/** From the left as many as there are, as long as rows need them; sizes that are not given share the rest. */
function radicesOf(sizes: readonly (number | undefined)[], rows: number): number[] {
  let left = rows
  return sizes.map((size, index) => {
    const later = sizes.slice(index + 1)
    const unknown = later.filter((one) => one === undefined).length
    const wanted = later.reduce<number>((product, one) => product * (one ?? 1), 1)
    const radix = size ?? Math.ceil((left / wanted) ** (1 / (1 + unknown)))
    const chosen = Math.max(1, Math.min(radix, left))
    left = Math.ceil(left / chosen)
    return chosen
  })
}

interface Digit {
  readonly radix: number
  /** Adjacent rows that agree in the digits before, and up to this one. */
  readonly before: number
  readonly over: number
  readonly isFirst: boolean
}

/**
 * If rows need fewer numbers than there are: evenly among them, or different ones for each of the digits before.
 *
 * @param size numbers to choose from
 */
function numberedBy({ columns, reference }: Unit, { radix, before, over, isFirst }: Digit, size = radix): Numbered {
  const number = digit(over, radix)
  if (radix === size || (isFirst && reference === undefined)) return { number, distinct: radix, over }
  if (isFirst) return { number: (of) => scaled(size, radix)(number(of)), distinct: radix, over: undefined }
  const by: Numbers = (of) => scatter(size, columns.join())(digit(before, size)(of))
  return { number: shifted(number, by, size), distinct: size, over: undefined }
}
