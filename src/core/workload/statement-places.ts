/**
 * Makes a statement that a server takes from a digest, and reads what each `?` of it stands for. Servers resolve names
 * only in SELECT, and drop literals, so the columns come from the text; a server says whether every name is right.
 */
import { type LiteralShape, UNKNOWN_LITERAL } from './literal-sketch.ts'
import type { Digest } from './observe.ts'
import { NO_ALIASES, NO_FUNCTIONS } from './sql-words.ts'
import type { Table, TableColumn } from './tables.ts'

interface Role {
  /**
   * How it is compared with a column; the new value of a column, in a new row or one that is there; a number of rows to
   * return or to skip, or a length of time; the amount by which a value is changed; an argument of a function, part of
   * the answer, or anything else.
   */
  readonly role: Comparison | 'assigned' | 'limit' | 'offset' | 'interval' | 'step' | 'other'
  /** The column that it is compared with, or assigned to. */
  readonly of?: TableColumn | undefined
}

/** What a `?` stands for. */
export interface Place extends Role {
  /** Number of the digest's slot; larger numbers stand for elements of a list that the digest leaves out. */
  readonly slot: number
  readonly literal: LiteralShape
}

type Comparison = 'equality' | 'least' | 'most'
type Tables = ReadonlyMap<string, Table>

/** A statement with its tables and columns. */
export interface UnderstoodStatement {
  /** Number of its digest. */
  readonly digest: number
  /** Mean rows returned. */
  readonly rows: number
  /** With `?` for each parameter. */
  readonly sql: string
  /** "insert". */
  readonly verb: string
  /** Tables that it names. */
  readonly tables: readonly Table[]
  /** One for each `?`. */
  readonly places: readonly Place[]
}

/** A SELECT, or the statement, with its tables by alias or name in lower case. */
interface Select {
  readonly outer: Select | undefined
  readonly tables: Map<string, Table>
}

/** A mark in the text, with the SELECT that it is in. */
interface Mark {
  readonly at: number
  readonly mark: string
  readonly select: Select
  /** Whether columns before `=` are assigned to. */
  readonly isAssigned: boolean
  /** The column of a new row whose whole value it is. */
  readonly inserted: TableColumn | undefined
}

/** Elements of a list whose length no source gives. */
const USUAL_LIST = 3
const LONGEST_LIST = 100
/** Characters before a place that are examined: a longer expression is no comparison of a column. */
const FAR = 300

const NAME = '(?:`(?:[^`]|``)+`|[\\w$\\u0080-\\uffff]+)'
const COLUMN = `${NAME}(?:\\.${NAME})*`
/** A literal or a list of them, and the beginning and end of rows, with the number of the slot. */
const PLACE = '(?:\\{\\d+\\}|\\[\\d+\\])'
const ROW_MARKS = /\{\d+(?=\()|(?<=\))\}/g
const OPEN_ROW = /\{\d+\(((?:(?!\)\}).)*)$/s
const matching = (pattern: string, flags = 'i') => new RegExp(pattern, flags)

/** Constants where the grammar allows no `?`: sizes of types, digits of a time, the number of a column after BY. */
const CONSTANTS: readonly (readonly [RegExp, string])[] = [
  [
    matching(`\\b((?:now|sysdate|curtime|(?:utc_|current_)?time(?:stamp)?|localtime(?:stamp)?) ?\\()${PLACE}\\)`, 'gi'),
    '$1)',
  ],
  [matching(`\\b(as decimal) ?\\(${PLACE}(?:, ${PLACE})?\\)`, 'gi'), '$1(20, 4)'],
  [matching(`\\b(as \\w+) ?\\(${PLACE}\\)`, 'gi'), '$1'],
  [matching(`\\b(by) ${PLACE}`, 'gi'), '$1 1'],
  [matching(`\\b(separator) ${PLACE}`, 'gi'), "$1 ','"],
  [matching(`\\b(escape) ${PLACE}`, 'gi'), "$1 '|'"],
]
/** Names of schemas, which are those of the log; what comes before one, and whether a column follows. */
const SCHEMAS = matching(`(?<![\\w$.\`])(?<=(\\S*) ?)(${NAME})\\.(?=(${NAME})(\\.)?)`, 'gi')
const BEFORE_SCHEMA = /(?:^|\W)(?:from|join|into|update|table)$|[,(]$/i
/** Words after a literal that may be a piece of it, but for units of time. */
const BEHIND = matching(`(interval )?${PLACE} (${NAME})`, 'gi')
const INSERTED = matching(
  `^(?:insert|replace)(?: (?:ignore|into|low_priority|delayed|high_priority))* (${COLUMN})(?: ?\\(([^)]*)\\))?`,
)
const PIECES = matching(`${PLACE}|\\{\\d+(?=\\()|${COLUMN}|[(),]`, 'gi')
const BEFORE_TABLE = /^(?:from|(?:straight_)?join|into|update|insert|replace|ignore|only|low_priority|delayed|quick)$/
const AFTER_TABLES = /^(?:select|where|set|group|order|having|limit|values?|window|for|returning)$/

const OPERATORS = '<=>|<>|!=|<=|>=|=|<|>|like|regexp|rlike|in|against|between (?:(?! and ).)+ and|between'
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT =
  '(?:lower|upper|lcase|ucase|trim|binary|cast|convert|date|timestamp|coalesce|ifnull|concat|from_unixtime|unix_timestamp|match)'
const IS_TRANSPARENT = matching(`^${TRANSPARENT}$`)
/** A function, its columns or those of a row, else a column; an operator, and the elements of a row before the place. */
const LEFT = matching(
  `(?:(?:\\b(\\w+) ?)?\\((${COLUMN}(?:, ${COLUMN})*)(?: as \\w+|, [^()]*)?\\)+|(${COLUMN})) (?:not )?(${OPERATORS}) ?(?:${TRANSPARENT} ?\\(|\\(|binary )*((?:[^(),]+, )*)$`,
)
/** A column behind the place. */
const RIGHT = matching(`^ (?:${OPERATORS}) (?:${TRANSPARENT}\\()?(${COLUMN})`)
const ARITHMETIC = /(?:[-+*/%]| div| mod) \(*$/i
/** Arithmetic whose result is assigned or compared. */
const STEP = /[=<>] (?:(?! and | or |, ).)*$/i

/** @returns undefined if a word may be a piece of a literal that was not properly quoted */
export function placeStatement(digest: Digest, tables: Tables): UnderstoodStatement | undefined {
  const text = completed(digest, tables)
  for (const [, isTime, word = ''] of text.matchAll(BEHIND))
    if (isTime === undefined && !NO_ALIASES.has(word.toLowerCase())) return undefined
  const { marks, named } = marksIn(text, tables)
  const roles = new Map(marks.map((mark) => [Number(mark.mark.slice(1, -1)), roleOf(mark, text, named)]))
  const places: Place[] = []
  const sql = text
    .replaceAll(/\{(\d+)(\(.*?\))\}/gs, (_, slot: string, row: string) => repeated(row, digest.sets[Number(slot)]))
    .replaceAll(/\[(\d+)\]/g, (_, slot: string) => repeated(`{${slot}}`, digest.lists[Number(slot)]))
    .replaceAll(/\{(\d+)\}/g, (_, slot: string) => {
      const literal = digest.literals[Number(slot)] ?? UNKNOWN_LITERAL
      places.push({ role: 'other', ...roles.get(Number(slot)), slot: Number(slot), literal })
      return '?'
    })
  const [verb = ''] = /\w+/.exec(text.toLowerCase()) ?? []
  return { digest: digest.number, rows: digest.rows, sql, verb, tables: [...named], places }
}

function repeated(text: string, times = 1): string {
  return `${text}, `.repeat(Math.max(1, Math.round(times))).slice(0, -2)
}

/** The template with the number of its slot in each mark, and with constants and elements that it does not have. */
function completed({ template, rows }: Digest, tables: Tables): string {
  let slot = 0
  let text = template.replaceAll(/\{\}|\[\]|\{(?=\()/g, ([open, close = '']) =>
    close === '' ? `${open}${slot}` : `${open}${slot++}${close}`,
  )
  for (const [place, constant] of CONSTANTS) text = text.replaceAll(place, constant)
  text = text.replaceAll(SCHEMAS, (all, before: string, schema: string, table: string, column?: string) => {
    const isTable = tables.has(plain(table)) && BEFORE_SCHEMA.test(before) && !tables.has(plain(schema))
    return isTable || (column !== undefined && tables.has(plain(table))) ? '' : all
  })
  return text.replaceAll('...', (_, at: number) =>
    Array.from({ length: severalAt(text, at, rows, tables) }, () => `{${slot++}}`).join(', '),
  )
}

/** Elements that `...` stands for. */
function severalAt(text: string, at: number, rows: number, tables: Tables): number {
  const row = OPEN_ROW.exec(text.slice(0, at))
  if (row !== null && /\bvalues? $/i.test(text.slice(0, row.index))) {
    const others = row[1] + text.slice(at, text.indexOf(')}', at))
    return Math.max(1, insertedColumns(text, tables).length - (others.split(',').length - 1))
  }
  if (text.endsWith(', ', at)) return 1
  return /^select/i.test(text) && rows >= 1 ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST
}

/** Columns that get the values of an INSERT or REPLACE. */
function insertedColumns(text: string, tables: Tables): TableColumn[] {
  const [, name = '', named] = INSERTED.exec(text) ?? []
  const table = tables.get(plain(name))
  const names = named?.match(matching(COLUMN, 'g'))?.map(plain)
  const columns = names?.map((wanted) => table?.columns.find((column) => column.name.toLowerCase() === wanted))
  return (columns ?? table?.columns ?? []).flatMap((column) => (table && column ? [{ table, column }] : []))
}

/** The last part of a name in lower case, without quotes. */
function plain(name: string): string {
  const [last = ''] = name.match(matching(`${NAME}$`)) ?? []
  return (last.startsWith('`') ? last.slice(1, -1).replaceAll('``', '`') : last).toLowerCase()
}

/** All marks, and all tables of the statement: those of a SELECT may come after its marks. */
function marksIn(text: string, schema: Tables): { marks: Mark[]; named: Set<Table> } {
  const pieces = [...text.matchAll(PIECES)]
  const columns = insertedColumns(text, schema)
  const named = new Set<Table>()
  const marks: Mark[] = []
  const begin = (outer?: Select): Select => ({ outer, tables: new Map() })
  // The column is that of a value in the parentheses of a new row.
  const frames = [{ select: begin(), isFrom: false, isSet: false, column: Number.NaN }]
  for (const [at, { 0: piece, index }] of pieces.entries()) {
    const [beforeThat = '', before = '', word = '', next = ''] = [-2, -1, 0, 1].map((by) =>
      pieces[at + by]?.[0].toLowerCase(),
    )
    const frame = frames.at(-1)
    if (frame === undefined) break
    if (/^(?:\{.*\}|\[.*\])$/.test(word)) {
      const isWhole = /^[(,]$/.test(before) && /^[,)]$/.test(next)
      const inserted = isWhole ? columns[frame.column] : undefined
      marks.push({ at: index, mark: piece, select: frame.select, isAssigned: frame.isSet, inserted })
    } else if (word === '(') {
      const isSelect = next === 'select' || next === 'with'
      const isFrom = !isSelect && frame.isFrom && /^(?:from|(?:straight_)?join|[,(])$/.test(before)
      const column = /^\{\d+$/.test(before) && beforeThat !== '(' ? 0 : Number.NaN
      const select = isSelect ? begin(frame.select) : frame.select
      frames.push({ select, isFrom, isSet: !isSelect && frame.isSet, column })
    } else if (word === ')') frames.pop()
    else if (BEFORE_TABLE.test(before) || (frame.isFrom && /^[,(]$/.test(before))) {
      const table = schema.get(plain(piece))
      const alias = pieces[next === 'as' ? at + 2 : at + 1]?.[0] ?? ''
      const isAlias = /^[`\w$\u0080-\uffff]/.test(alias) && !NO_ALIASES.has(alias.toLowerCase())
      if (table !== undefined) {
        named.add(table)
        frame.select.tables.set(plain(isAlias ? alias : piece), table)
      }
    }
    if (word === ',') frame.column++
    if (/^(?:union|except|intersect)$/.test(word) || (word === 'select' && frame.select.tables.size > 0))
      frame.select = begin(frame.select.outer)
    if (/^(?:from|join|straight_join|into|update)$/.test(word)) frame.isFrom = true
    else if (AFTER_TABLES.test(word)) frame.isFrom = false
    if (word === 'set' || (word === 'update' && before === 'key')) frame.isSet = true
    else if (/^(?:where|order|limit|select|returning)$/.test(word)) frame.isSet = false
  }
  return { marks, named }
}

/** A column of the innermost SELECT that has it; one of a SELECT's rows comes from one of its tables. */
function columnIn(name: string | undefined, select: Select, named: Iterable<Table>): TableColumn | undefined {
  const [, qualifier, last = ''] = matching(`^(?:(.*)\\.)?(${NAME})$`, 'is').exec(name ?? '') ?? []
  const wanted = plain(last)
  const candidates: Table[] = []
  for (let each: Select | undefined = select; each !== undefined; each = each.outer)
    for (const [alias, table] of each.tables)
      if (qualifier === undefined || plain(qualifier) === alias) candidates.push(table)
  for (const table of [...candidates, ...named]) {
    const column = table.columns.find((each) => each.name.toLowerCase() === wanted)
    if (column !== undefined) return { table, column }
  }
  return undefined
}

function roleOf({ at, mark, select, isAssigned, inserted }: Mark, text: string, named: Iterable<Table>): Role {
  if (inserted !== undefined) return { role: 'assigned', of: inserted }
  const before = text.slice(Math.max(0, at - FAR), at).replaceAll(ROW_MARKS, '')
  const after = text.slice(at + mark.length, at + mark.length + FAR)
  const word = /\b(limit|offset|interval) $/i.exec(before)?.[1]?.toLowerCase()
  if (word !== undefined) return { role: after.startsWith(',') ? 'offset' : (word as 'limit' | 'offset' | 'interval') }
  if (/\blimit \S+, $/i.test(before)) return { role: 'limit' }
  if (ARITHMETIC.test(before)) return { role: STEP.test(before) ? 'step' : 'other' }
  const left = LEFT.exec(before)
  const [, called = '', columns, column = '', operator = '', elements = ''] = left ?? []
  const isOther = called !== '' && !NO_FUNCTIONS.has(called.toLowerCase()) && !IS_TRANSPARENT.test(called)
  const element = (columns ?? column).split(', ')[elements.split(', ').length - 1]
  const of = isOther ? undefined : columnIn(left === null ? RIGHT.exec(after)?.[1] : element, select, named)
  if (of === undefined) return { role: 'other' }
  return { role: isAssigned && operator === '=' ? 'assigned' : comparisonOf(operator), of }
}

function comparisonOf(operator: string): Comparison {
  if (/^(?:>=?|between)$/i.test(operator)) return 'least'
  return /^<=?$| and$/i.test(operator) ? 'most' : 'equality'
}
