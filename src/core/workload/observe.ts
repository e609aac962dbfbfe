/** The work of a log's sessions, summed up as it is read: digests, their literals in numbers, and transactions. */
import { type Literal, type ReadStatement, readStatement, shownTemplate } from './digest-statement.ts'
import { LiteralSketch, PLACES, UNKNOWN_LITERAL } from './literal-sketch.ts'
import type { Digest, ObservedLoad, ObservedTransaction } from './observed.ts'
import { hashOf } from './row-numbers.ts'
import { decode, encode } from './sql-scanner.ts'
import { statementKind } from './statement-kinds.ts'
import { TransactionShapes } from './transaction-shapes.ts'

/** Further ones are not distinguished. */
const MOST_DIGESTS = 20_000
/** Limit for sessions whose end is never logged. */
const MOST_SESSIONS = 20_000
/** Statements that a transaction may have; a longer one is a batch, and is cut. */
const MOST_STATEMENTS = 5000
/** Literals of a statement that are compared with those of its transaction, and values remembered for one. */
const [MOST_COMPARED, MOST_REMEMBERED] = [64, 2000]
/** Places that may have the same value. */
const MOST_PLACES = 8
/** In these modes and character sets a backslash may be no escape: a text could be taken for names. */
const UNREADABLE = /\bno_backslash_escapes\b|\b(?:big5|cp932|gb18030|gbk|sjis)\b/i
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/i
/** Characters of a SET that are read. */
const LONGEST_SET = 1000

interface Known extends Pick<Digest, 'sql' | 'kind' | 'template'> {
  readonly number: number
  /** Digests that differ only in digits of names, such as those of shards, are one family. */
  readonly family: number
  /** Sums of the lengths of its lists, and of its rows. */
  readonly lists: number[]
  readonly sets: number[]
  readonly sketches: LiteralSketch[]
  executions: number
  seconds: number
  rows: number
  rowsTold: number
  /** Executions that were transactions of their own. */
  alone: number
}

class OpenTransaction {
  /** Executions of each digest. */
  readonly counts = new Map<number, number>()
  readonly families = new Set<number>()
  statements = 0
  /** Places of literals by their hash. */
  readonly values = new Map<number, number[]>()
}

interface Client {
  isAutocommit: boolean
  /** Its statements are left out from here on. */
  isUnreadable: boolean
  transaction: OpenTransaction | undefined
}

/** Facts that a log may have about one execution. */
export interface Execution {
  readonly seconds?: number | undefined
  /** Returned or changed. */
  readonly rows?: number | undefined
  readonly isPrepared?: boolean
}

/** A digest with its executions, as servers count them. */
export interface DigestCount {
  readonly sql: string
  readonly executions: number
  readonly seconds: number
  /** Returned or changed by all executions; undefined: not known. */
  readonly rows: number | undefined
}

export class Observer {
  unreadLines = 0
  readonly #known = new Map<string, Known>()
  readonly #families = new Map<string, number>()
  readonly #shapes = new TransactionShapes()
  readonly #clients = new Map<number, Client>()
  #places = 0
  #others = 0
  /** Prepared statements more than others. */
  #prepared = 0
  #isTimed = false

  /** A session ends, or another begins under its number. */
  quit(session: number): void {
    const client = this.#clients.get(session)
    if (client !== undefined) this.#close(client)
    this.#clients.delete(session)
  }

  /** A statement of a session, with a character for each byte. */
  execute(session: number, sql: string, { seconds, rows, isPrepared = false }: Execution = {}): void {
    const client = this.#clientOf(session)
    const read = client.isUnreadable ? undefined : readStatement(sql)
    const known = this.#add(read, 1, seconds, rows)
    if (read === undefined || known === undefined) return
    this.#act(client, known, sql)
    if (known.kind !== 'work') return
    this.#prepared += isPrepared ? 1 : -1
    this.#sketchLiterals(known, read, client.transaction)
    if (client.transaction === undefined) known.alone++
  }

  /** A digest of which a server has counted the executions: without literals and sessions. */
  count({ sql, executions, seconds, rows }: DigestCount): void {
    // Servers cut long ones.
    const read = /\.\.\.\s*$/.test(sql) ? undefined : readStatement(encode(sql))
    this.#add(read, executions, seconds === 0 ? undefined : seconds, rows)
  }

  /** @returns undefined if it cannot be read, or there are too many */
  #add(read: ReadStatement | undefined, executions: number, seconds: number | undefined, rows: number | undefined) {
    if (seconds !== undefined) this.#isTimed = true
    const known = read && this.#knownAs(read)
    if (read === undefined) this.unreadLines++
    else if (known === undefined) this.#others += seconds ?? executions
    else {
      known.executions += executions
      known.seconds += seconds ?? 0
      if (rows !== undefined) {
        known.rows += rows
        known.rowsTold += executions
      }
      addTo(known.lists, read.lists, executions)
      addTo(known.sets, read.rows, executions)
    }
    return known
  }

  #knownAs({ template: bytes }: ReadStatement): Known | undefined {
    const key = bytes.toLowerCase()
    const before = this.#known.get(key)
    if (before !== undefined || this.#known.size >= MOST_DIGESTS) return before
    const template = decode(bytes)
    const sql = shownTemplate(template)
    const name = sql.replaceAll(/\d+/g, '#')
    const family = this.#families.get(name) ?? this.#families.size
    this.#families.set(name, family)
    const known: Known = {
      ...{ template, sql, kind: statementKind(sql), number: this.#known.size, family },
      ...{ lists: [], sets: [], sketches: [], executions: 0, seconds: 0, rows: 0, rowsTold: 0, alone: 0 },
    }
    this.#known.set(key, known)
    return known
  }

  finish(): ObservedLoad {
    for (const client of this.#clients.values()) this.#close(client)
    this.#clients.clear()
    const all = [...this.#known.values()]
    const digests = all.map(({ template, sql, kind, lists, sets, sketches, executions, ...known }): Digest => {
      const meanOf = (sum: number) => sum / executions
      return {
        ...{ template, sql, kind, executions, lists: lists.map(meanOf), sets: sets.map(meanOf) },
        weight: this.#isTimed ? known.seconds : executions,
        rows: known.rowsTold === 0 ? undefined : known.rows / known.rowsTold,
        literals: Array.from(sketches, (sketch) => sketch?.shape() ?? UNKNOWN_LITERAL),
      }
    })
    const single = all.flatMap(({ number: digest, alone }): ObservedTransaction[] =>
      alone === 0 ? [] : [{ isExplicit: false, executions: alone, statements: [{ digest, times: 1 }] }],
    )
    return {
      digests,
      transactions: [...this.#shapes.finish(), ...single].sort((a, b) => b.executions - a.executions),
      isPrepared: this.#prepared > 0,
      isTimed: this.#isTimed,
      unreadLines: this.unreadLines,
      otherWeight: this.#others,
    }
  }

  #clientOf(session: number): Client {
    const client = this.#clients.get(session) ?? { isAutocommit: true, isUnreadable: false, transaction: undefined }
    this.#clients.set(session, client)
    if (this.#clients.size <= MOST_SESSIONS) return client
    const [oldest = session] = this.#clients.keys()
    this.quit(oldest)
    return client
  }

  /** The statement's effect on its session and its transaction. */
  #act(client: Client, { kind, sql, number, family }: Known, text: string): void {
    if (kind === 'work') {
      if (!client.isAutocommit) client.transaction ??= new OpenTransaction()
      const { transaction } = client
      if (transaction === undefined) return
      transaction.counts.set(number, (transaction.counts.get(number) ?? 0) + 1)
      transaction.families.add(family)
      if (++transaction.statements < MOST_STATEMENTS) return
      this.#close(client)
      client.transaction = new OpenTransaction()
    } else if (kind === 'begin') {
      this.#close(client)
      client.transaction = new OpenTransaction()
    } else if (kind === 'end') {
      // A commit without a begin: the session has switched autocommit off before the log began.
      if (client.transaction === undefined) client.isAutocommit = false
      this.#close(client)
    } else if (kind === 'definition' || /^(?:un)?lock\b/i.test(sql)) this.#close(client)
    else if (/^set\b/i.test(sql)) {
      const set = decode(text.slice(0, LONGEST_SET))
      if (UNREADABLE.test(set)) client.isUnreadable = true
      const value = AUTOCOMMIT.exec(set)?.[1]
      if (value === undefined) return
      client.isAutocommit = !/^(?:0|off|false)$/i.test(value)
      if (client.isAutocommit) this.#close(client)
    }
  }

  #close(client: Client): void {
    const { transaction } = client
    client.transaction = undefined
    if (transaction !== undefined && transaction.counts.size > 0)
      this.#shapes.add(transaction.counts, transaction.families)
  }

  #sketchLiterals({ sketches, number: digest }: Known, read: ReadStatement, transaction?: OpenTransaction): void {
    const { literals, slots } = read
    let before = { slot: -1, value: Number.NaN, isDate: false }
    for (const [each, literal] of literals.entries()) {
      const [slot, hash] = [slots[each] ?? 0, hashOf(literal.text)]
      const isDate = literal.kind === 'text' && DATE.test(literal.text)
      const value = isDate ? secondsOf(literal.text) : numberOf(literal)
      let sketch = sketches[slot]
      if (sketch === undefined) {
        sketch = new LiteralSketch(this.#places++)
        sketches[slot] = sketch
      }
      const isNext = before.slot === slot - 1 && before.isDate === isDate
      sketch.add(literal, hash, value, isNext ? value - before.value : Number.NaN)
      if (transaction !== undefined && each < MOST_COMPARED) compare(transaction, sketch, hash, digest * PLACES + slot)
      before = { slot, value, isDate }
    }
  }
}

/** NaN if the literal is no number, or one too large to be exact. */
function numberOf({ kind, text }: Literal): number {
  return kind === 'decimal' || /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}

const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?)?$/

/** Seconds to a date or a date and time, from the same point in time. */
function secondsOf(date: string): number {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = date.split(/[^\d.]/).map(Number)
  // A year that begins in March ends with its leap day.
  const [from, months] = month < 3 ? [year - 1, month + 9] : [year, month - 3]
  const days = Math.floor(365.25 * from) + Math.floor((153 * months + 2) / 5) + day
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** Looks for the literal among the earlier ones of its transaction, and joins them. */
function compare({ values }: OpenTransaction, sketch: LiteralSketch, hash: number, place: number): void {
  if (values.size > 0) sketch.followed++
  const places = values.get(hash)
  if (places === undefined) {
    if (values.size < MOST_REMEMBERED) values.set(hash, [place])
    return
  }
  for (const other of places) if (other !== place) sketch.equalled(other)
  if (places.length < MOST_PLACES && !places.includes(place)) places.push(place)
}

function addTo(sums: number[], more: readonly number[], times: number): void {
  for (const [at, each = 0] of more.entries()) sums[at] = (sums[at] ?? 0) + each * times
}
