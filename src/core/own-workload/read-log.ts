/**
 * Reads the statements of general and slow logs of MySQL, Percona Server and MariaDB, line by line, because logs are
 * large.
 */

/** Longer statements are not read, so that memory suffices for any log. */
const MOST_CHARACTERS = 1024 ** 2
/**
 * The beginning of an entry in a general log, up to what the client does, such as `Query` or `Init DB`. MySQL writes
 * the time as ISO 8601. MariaDB writes `YYMMDD HH:MM:SS`, or only tabs if the time is the same as in the entry before.
 */
const GENERAL = /^(?:\t\t|\d[-+.:TZ \d]{14,39}\t) *\d+ ([A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}) *(?:\t|$)/
const SLOW = /^# (?:User@Host|Time): /
/**
 * Lines before the statement in an entry of a slow log. An administrator's command counts as such a line, because it is
 * no SQL.
 */
const BEFORE_STATEMENT = /^(?:#|use .*;$|SET (?:timestamp|(?:last_)?insert_id)=[^;]*;$)/
/** The first line that a server writes when it starts. It ends the entry before it. */
const BANNER = /started with:$/

/** Receives each statement as the client sent it, or an empty text if the statement is too long to be read. */
type Take = (sql: string, isPrepared: boolean) => void

export class LogReader {
  /** Kind of the log; undefined until a line shows it. */
  kind: 'general' | 'slow' | undefined
  readonly #take: Take
  #lines: string[] | undefined
  #characters = 0
  #isPrepared = false

  constructor(take: Take) {
    this.#take = take
  }

  /** @param line without its line end */
  push(line: string): void {
    const [head, command = ''] = (this.kind !== 'slow' && GENERAL.exec(line)) || []
    if (head !== undefined) {
      this.#begin('general')
      this.#isPrepared = command === 'Execute'
      if (command === 'Query' || this.#isPrepared) this.#lines = [line.slice(head.length)]
    } else if (this.kind !== 'general' && SLOW.test(line)) {
      this.#begin('slow')
      this.#lines = []
    } else if (BANNER.test(line)) this.end()
    else if (
      this.#lines !== undefined &&
      !(this.kind === 'slow' && this.#lines.length === 0 && BEFORE_STATEMENT.test(line))
    ) {
      this.#characters += line.length
      if (this.#characters <= MOST_CHARACTERS) this.#lines.push(line)
    }
  }

  end(): void {
    const sql = this.#lines?.join('\n') ?? ''
    if (sql !== '') this.#take(Math.max(this.#characters, sql.length) > MOST_CHARACTERS ? '' : sql, this.#isPrepared)
    this.#lines = undefined
    this.#characters = 0
  }

  #begin(kind: 'general' | 'slow'): void {
    this.end()
    this.kind = kind
  }
}
