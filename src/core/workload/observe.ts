/** The work of a log's sessions, summed up as it is read: digests, their literals in numbers, and transactions. */
import { type Literal, type ReadStatement, readStatement, shownTemplate } from './digest-statement.ts'
import { type LiteralShape, LiteralSketch, PLACES, UNKNOWN_LITERAL } from './literal-sketch.ts'
import { hashOf } from './row-numbers.ts'
import { decode, encode } from './sql-scanner.ts'
import { type StatementKind, statementKind } from './statement-kinds.ts'
import { type ObservedTransaction, TransactionShapes } from './transaction-shapes.ts'

/** Digests that are counted; all further ones count as one, which no workload has. */
const MOST_DIGESTS = 20_000
const TOO_MANY = 'statements that were too many to be told apart'
/** Limit for sessions whose end is never logged. */
const MOST_SESSIONS = 20_000
/** Statements that a transaction may have; a longer one is a batch, and is cut. */
const MOST_STATEMENTS = 5000
/** Literals of a statement that are compared with those of its transaction. */
const MOST_COMPARED = 64
/** Values of a transaction that are remembered. */
const MOST_REMEMBERED = 2000
/** Places that may have the same value. */
const MOST_PLACES = 8
/** Modes and character sets in which a backslash may be no escape: a text could be taken for names. */
const UNREADABLE = /\bno_backslash_escapes\b|\b(?:big5|cp932|gb18030|gbk|sjis)\b/i
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/i
/** Characters of a SET that are read. */
const LONGEST_SET = 1000

/** Statements that differ only in literals. */
export interface Digest {
  readonly number: number
  /**
   * Normalised, without comments, `?` for each literal or list, identifiers unchanged; if the source does not say how
   * many literals a list has, it has `...`.
   */
  readonly sql: string
  readonly kind: StatementKind
  /** Its text with the marks of digest-statement.ts. */
  readonly template: string
  readonly executions: number
  /** Time in seconds, or executions if the source has no times. */
  readonly weight: number
  /** Mean rows returned; 0 if the source does not say. */
  readonly rows: number
  /** Mean literals of each list by its slot, and mean rows by the first slot in them. */
  readonly lists: readonly number[]
  readonly sets: readonly number[]
  /** One for each slot. */
  readonly literals: readonly LiteralShape[]
}

/** Load as a log or a server shows it: statements without their literals, and statistics of the literals. */
export interface ObservedLoad {
  /** In the order of their first appearance. */
  readonly digests: readonly Digest[]
  readonly transactions: readonly ObservedTransaction[]
  /** Whether most statements were executed as prepared ones. */
  readonly isPrepared: boolean
  readonly isTimed: boolean
  /** Lines that belong to no whole statement, such as those of a log that begins or ends in the middle of one. */
  readonly brokenLines: number
}

/** A digest while its executions are summed up. */
class DigestSums {
  readonly number: number
  readonly template: string
  readonly sql: string
  readonly kind: StatementKind
  /** A hash; digests that differ only in digits of names, such as those of shards, are one family. */
  readonly family: number
  readonly sketches: LiteralSketch[] = []
  readonly #lists: number[] = []
  readonly #sets: number[] = []
  #executions = 0
  #seconds = 0
  #rows = 0
  /** Executions outside of transactions. */
  alone = 0

  constructor(number: number, template: string, kind?: StatementKind) {
    this.number = number
    this.template = template
    this.sql = shownTemplate(template)
    this.kind = kind ?? statementKind(this.sql)
    this.family = hashOf(this.sql.replaceAll(/\d+/g, '#'))
  }

  add(read: ReadStatement, { executions = 1, seconds = 0, rows = 0 }: Executions): void {
    this.#executions += executions
    this.#seconds += seconds
    this.#rows += rows
    addTo(this.#lists, read.lists, executions)
    addTo(this.#sets, read.rows, executions)
  }

  digest(isTimed: boolean): Digest {
    const executions = this.#executions
    return {
      number: this.number,
      sql: this.sql,
      kind: this.kind,
      template: this.template,
      executions,
      weight: isTimed ? this.#seconds : executions,
      rows: this.#rows / executions,
      lists: this.#lists.map((sum) => sum / executions),
      sets: this.#sets.map((sum) => sum / executions),
      literals: Array.from(this.sketches, (sketch) => sketch?.shape() ?? UNKNOWN_LITERAL),
    }
  }
}

class OpenTransaction {
  /** Executions of each digest, in the order of their first appearance. */
  readonly counts = new Map<DigestSums, number>()
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

/** What a log may say about one execution of a statement, or a server about all of them. */
export interface Executions {
  /** Default: 1. */
  readonly executions?: number
  readonly seconds?: number
  /** Rows that the server returned. */
  readonly rows?: number | undefined
  readonly isPrepared?: boolean
}

export class Observer {
  brokenLines = 0
  /** Digests by their templates in lower case. */
  readonly #digests = new Map<string, DigestSums>()
  readonly #shapes = new TransactionShapes()
  readonly #clients = new Map<number, Client>()
  #places = 0
  /** Prepared statements minus others. */
  #prepared = 0
  #isTimed = false

  /** A session ends, or another begins under its number. */
  quit(session: number): void {
    const client = this.#clients.get(session)
    if (client !== undefined) this.#close(client)
    this.#clients.delete(session)
  }

  /** A statement of a session, with a character for each byte. */
  execute(session: number, sql: string, execution: Executions = {}): void {
    const client = this.#clientOf(session)
    const read = client.isUnreadable ? undefined : readStatement(sql)
    const digest = this.#add(read, execution)
    if (read === undefined || digest === undefined) return
    this.#act(client, digest, sql)
    if (digest.kind !== 'work') return
    this.#prepared += execution.isPrepared ? 1 : -1
    this.#sketchLiterals(digest, read, client.transaction)
    if (client.transaction === undefined) digest.alone++
  }

  /** A digest of which a server has counted the executions: without literals and sessions. */
  count(sql: string, executions: Executions): void {
    // Servers cut long ones.
    this.#add(/\.\.\.\s*$/.test(sql) ? undefined : readStatement(encode(sql)), executions)
  }

  /** @returns undefined if it cannot be read */
  #add(read: ReadStatement | undefined, executions: Executions): DigestSums | undefined {
    if ((executions.seconds ?? 0) > 0) this.#isTimed = true
    if (read === undefined) {
      this.brokenLines++
      return undefined
    }
    const digest = this.#digestOf(read)
    digest.add(read, executions)
    return digest
  }

  #digestOf(read: ReadStatement): DigestSums {
    const key = read.template.toLowerCase()
    const isRare = !this.#digests.has(key) && this.#digests.size >= MOST_DIGESTS
    const before = this.#digests.get(isRare ? TOO_MANY : key)
    if (before !== undefined) return before
    const number = this.#digests.size
    const digest = isRare ? new DigestSums(number, TOO_MANY, 'rare') : new DigestSums(number, decode(read.template))
    this.#digests.set(isRare ? TOO_MANY : key, digest)
    return digest
  }

  finish(): ObservedLoad {
    for (const client of this.#clients.values()) this.#close(client)
    this.#clients.clear()
    const digests = [...this.#digests.values()]
    const single = digests.filter(({ alone }) => alone > 0).map(({ number, alone }) => singleStatement(number, alone))
    return {
      digests: digests.map((digest) => digest.digest(this.#isTimed)),
      transactions: [...this.#shapes.finish(), ...single].sort((a, b) => b.executions - a.executions),
      isPrepared: this.#prepared > 0,
      isTimed: this.#isTimed,
      brokenLines: this.brokenLines,
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
  #act(client: Client, digest: DigestSums, text: string): void {
    const { kind, sql } = digest
    if (kind === 'work') {
      if (!client.isAutocommit) client.transaction ??= new OpenTransaction()
      const { transaction } = client
      if (transaction === undefined) return
      transaction.counts.set(digest, (transaction.counts.get(digest) ?? 0) + 1)
      if (++transaction.statements < MOST_STATEMENTS) return
      this.#close(client)
      client.transaction = new OpenTransaction()
    } else if (kind === 'begin') {
      this.#close(client)
      client.transaction = new OpenTransaction()
    } else if (kind === 'end') {
      // A commit without a begin means that the session switched autocommit off before the log began.
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
    if (transaction !== undefined && transaction.counts.size > 0) this.#shapes.add(transaction.counts)
  }

  #sketchLiterals(digest: DigestSums, { literals, slots }: ReadStatement, transaction?: OpenTransaction): void {
    const { sketches, number } = digest
    let before = { slot: -1, value: Number.NaN, isDate: false }
    for (const [each, literal] of literals.entries()) {
      const slot = slots[each] ?? 0
      const hash = hashOf(literal.text)
      const isDate = literal.kind === 'text' && DATE.test(literal.text)
      const value = isDate ? secondsOf(literal.text) : numberOf(literal)
      let sketch = sketches[slot]
      if (sketch === undefined) {
        sketch = new LiteralSketch(this.#places++)
        sketches[slot] = sketch
      }
      const isNext = before.slot === slot - 1 && before.isDate === isDate
      sketch.add(literal, hash, value, isNext ? value - before.value : Number.NaN)
      if (transaction !== undefined && each < MOST_COMPARED) compare(transaction, sketch, hash, number * PLACES + slot)
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
  const fromMarch = month < 3 ? year - 1 : year
  const days = Math.floor(365.25 * fromMarch) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day
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

/** A statement that is a transaction by itself. */
export function singleStatement(digest: number, executions: number): ObservedTransaction {
  return { isExplicit: false, executions, statements: [{ digest, times: 1 }] }
}

function addTo(sums: number[], more: readonly number[], times: number): void {
  for (const [at, each = 0] of more.entries()) sums[at] = (sums[at] ?? 0) + each * times
}
