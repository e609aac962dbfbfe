/**
 * Columns whose values belong together, and columns that keys make distinct. Rows are numbered, and the number is
 * written in digits, one for each unit of a key: the first changes slowest, so that rows come in the order of the key.
 */
import { ARGUMENT, type Numbers, scatter } from './numbers.ts'
import type { Key, Reference, Table } from './tables.ts'

/** A column, or the columns of a foreign key. */
export interface Unit {
  readonly columns: readonly string[]
  readonly reference: Reference | undefined
  /** Its numbering by a key; undefined: no key numbers it. */
  readonly numbered: Numbered | undefined
}

export interface Numbered {
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
  /** Keys of several units in which each number combines with each of the others. */
  readonly wholeKeys: readonly Key[]
}

export interface Known {
  readonly rowsOf: (table: string) => number
  /** Links of another table; undefined if they depend on this one's. */
  readonly linksOf: (table: string) => Links | undefined
  /** Number of values that a column shall have; undefined: not given. */
  readonly distinctOf: (column: string) => number | undefined
}

/** @param rows of the table, at least 1 */
export function linksOf(table: Table, rows: number, known: Known): Links {
  const unnumbered = unitsOf(table)
  let { units } = unnumbered
  let mayRepeat = false
  const wholeKeys: Key[] = []
  for (const key of uniqueKeys(table)) {
    const own = units.filter(({ columns }) => columns.some((name) => key.columns.includes(name)))
    if (own.some((unit) => isWithin(unit, key) && (unit.numbered?.distinct ?? 0) >= rows)) continue
    const free = inOrder(
      own.filter(({ numbered }) => numbered === undefined),
      key,
    )
    const digits = digitsOf(free, key, rows, known)
    if (free.length < own.length || !digits.areDistinct) mayRepeat = true
    else if (digits.areWhole) wholeKeys.push(key)
    units = units.map((unit) => {
      const numbered = digits.numbered.get(unit)
      return numbered === undefined ? unit : { ...unit, numbered }
    })
  }
  return { units, mayRepeat, wholeKeys, toMend: unnumbered.toMend }
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
    if (rest.length === reference.columns.length) units.push({ columns: rest, reference, numbered: undefined })
    else if (rest.length > 0) {
      toMend.push(reference)
      const toColumns = rest.map((name) => reference.toColumns[reference.columns.indexOf(name)] ?? '')
      units.push({ columns: rest, reference: { ...reference, columns: rest, toColumns }, numbered: undefined })
    }
    for (const name of rest) taken.add(name)
  }
  const others = columns.filter(({ name, isGenerated }) => !isGenerated && !taken.has(name))
  const single = others.map(({ name }) => ({ columns: [name], reference: undefined, numbered: undefined }))
  return { units: [...units, ...single], toMend }
}

function inOrder(units: readonly Unit[], key: Key): Unit[] {
  const place = ({ columns }: Unit) =>
    Math.min(...columns.map((name) => key.columns.indexOf(name)).filter((at) => at >= 0))
  return units.toSorted((a, b) => place(a) - place(b))
}

interface Digits {
  readonly numbered: ReadonlyMap<Unit, Numbered>
  readonly areDistinct: boolean
  readonly areWhole: boolean
}

/**
 * A key may have only some columns of a foreign key, such as the customer's shop in a key of shop and order. Rows then
 * refer to customers one after the other, so that those of a shop are adjacent, and the rest of the key numbers these.
 */
function digitsOf(units: readonly Unit[], key: Key, rows: number, known: Known): Digits {
  const wide = units.find((unit) => !isWithin(unit, key))
  if (wide === undefined) return plainDigits(units, rows, known)
  const parents = Math.max(1, known.rowsOf(wide.reference?.table ?? ''))
  const alike = alikeOf(wide, key, parents, known)
  const rest = plainDigits(
    units.filter((unit) => unit !== wide),
    Math.ceil((alike * rows) / parents),
    known,
  )
  const number: Numbers = parents === rows ? ARGUMENT : { kind: 'scale', of: ARGUMENT, times: parents, over: rows }
  return {
    numbered: new Map([...rest.numbered, [wide, { number, distinct: parents, over: undefined }]]),
    areDistinct: rest.areDistinct,
    areWhole: rest.areWhole && parents % alike === 0 && (alike * rows) % parents === 0,
  }
}

/**
 * Number of adjacent referenced rows, at most, with the same values in the columns that the key takes from the foreign
 * key; all of them, if such rows need not be adjacent.
 */
function alikeOf({ columns, reference }: Unit, key: Key, parents: number, known: Known): number {
  if (reference === undefined) return parents
  const names = columns.flatMap((name, index) => (key.columns.includes(name) ? [reference.toColumns[index] ?? ''] : []))
  const theirs = (known.linksOf(reference.table)?.units ?? []).filter((unit) =>
    unit.columns.some((name) => names.includes(name)),
  )
  const areWhole = theirs.every(({ columns: own }) => own.every((name) => names.includes(name)))
  const overs = theirs.map(({ numbered }) => numbered?.over)
  if (theirs.length === 0 || !areWhole || overs.includes(undefined)) return parents
  const over = Math.min(...overs.map((one) => one ?? 1))
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
  const numbered = units.map((unit, index): [Unit, Numbered] => {
    const radix = radices[index] ?? 1
    const before = over
    over /= radix
    return [unit, numberedBy(unit, { radix, before, over, isFirst: before === combinations, size: sizes[index] })]
  })
  const areAllDigits = numbered.every(([, one]) => one.over !== undefined)
  return {
    numbered: new Map(numbered),
    areDistinct: combinations >= rows,
    areWhole: areAllDigits && units.length > 1 && combinations === rows,
  }
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
  /** Numbers to choose from; undefined: any. */
  readonly size: number | undefined
}

/** If rows need fewer numbers than there are: evenly among them, or different ones for each of the digits before. */
function numberedBy({ columns, reference }: Unit, { radix, before, over, isFirst, size = radix }: Digit): Numbered {
  const digit: Numbers = { kind: 'digit', of: ARGUMENT, over, among: radix }
  if (radix === size || (isFirst && reference === undefined)) return { number: digit, distinct: radix, over }
  if (isFirst)
    return { number: { kind: 'scale', of: digit, times: size, over: radix }, distinct: radix, over: undefined }
  const prefix: Numbers = { kind: 'digit', of: ARGUMENT, over: before, among: size }
  const by = scatter(prefix, size, columns.join())
  return { number: { kind: 'shift', of: digit, by, among: size }, distinct: size, over: undefined }
}
