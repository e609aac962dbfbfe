/**
 * Parameters of a workload whose rows come from a dump: they are a sample of its values, as it is unknown how those
 * were made.
 */
import { CHANCES } from './course-lua.ts'
import type { PlannedTable } from './plan-tables.ts'
import { sqlName } from './sql-text.ts'
import type { Column } from './tables.ts'
import { FIRST_DAY, formOf, type LineKind, type ValueForm } from './value-forms.ts'
import { luaText } from './value-lua.ts'

/** Rows of a sample, at most; and rows to look for, as some of them are equal. */
const SAMPLE = 10_000
const SOUGHT = 3 * SAMPLE
/** The same rows each time. */
const SEED = 7

/** Form in which a column is read: points on a line as numbers, anything else in hexadecimal. */
interface DumpedColumn {
  readonly form: ValueForm
  /** SQL of the value. */
  readonly sql: string
}

function dumpedColumn(column: Column): DumpedColumn {
  const name = sqlName(column.name)
  const { form } = formOf(column, 1)
  if (form.kind === 'line' && column.type !== 'float' && column.type !== 'double')
    return { form: { ...form, scale: scaleOf(column) }, sql: pointSql(form.as, scaleOf(column), name) }
  if (form.kind === 'geometry') return { form, sql: `HEX(ST_AsText(${name}))` }
  if (column.isBinary) return { form: { kind: 'bytes', low: 1, high: column.maxLength ?? 1 }, sql: `HEX(${name})` }
  const high = 4 * (column.maxLength ?? SHORTEST_ROOM)
  return { form: { kind: 'text', low: 1, high }, sql: `HEX(CONVERT(${name} USING utf8mb4))` }
}

/** All its digits, even if generated values have fewer. */
function scaleOf({ type, scale = 0 }: Column): number {
  return type === 'decimal' || type === 'numeric' ? scale : 0
}

/** A value as a point on its line. */
function pointSql(as: LineKind, scale: number, value: string): string {
  switch (as) {
    case 'number':
      return scale === 0 ? `${value} + 0` : `TRUNCATE(${value} * ${10 ** scale}, 0)`
    case 'time':
      return `TIME_TO_SEC(${value})`
    case 'date':
      return `DATEDIFF(${value}, '${FIRST_DAY}')`
    case 'datetime':
      return `TIMESTAMPDIFF(SECOND, '${FIRST_DAY}', ${value})`
  }
}

/** The query for the largest value of a column, as a point on its line. */
export function largestSql(table: string, column: string, { as, scale }: ValueForm & { kind: 'line' }): string {
  return `SELECT ${pointSql(as, scale, `MAX(${sqlName(column)})`)} FROM ${sqlName(table)}`
}

/** The call that reads rows of these columns. */
export function dumpedRowsLua({ table }: PlannedTable, columns: readonly Column[], skew: number): string {
  const from = `FROM ${sqlName(table.name)}`
  const values = columns.map((column) => dumpedColumn(column).sql).join(', ')
  const there = columns.map(({ name }) => `${sqlName(name)} IS NOT NULL`).join(' AND ')
  const share = Math.min(1, SOUGHT / Math.max(1, table.rows))
  const chosen = share === 1 ? '' : ` AND RAND(${SEED}) < ${share.toFixed(9)}`
  const sample = `SELECT DISTINCT ${values} ${from} WHERE ${there}${chosen} LIMIT ${SAMPLE}`
  const name = sqlName(columns[0]?.name ?? '')
  const range = isCounted(table.keys, columns) ? luaText(`SELECT MIN(${name}), MAX(${name}) ${from}`) : 'nil'
  return `dumped_rows(${luaText(sample)}, ${range}, ${table.rows}, ${skew})`
}

/** Whether it is a single whole number that is different in each row. */
function isCounted(keys: PlannedTable['table']['keys'], [column, second]: readonly Column[]): boolean {
  if (column === undefined || second !== undefined || !/int$/.test(column.type)) return false
  return keys.some(({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0] === column.name)
}

/** The call that draws values of the n-th column of the rows, from 1. */
export function dumpedLua(column: Column, rows: string, place: number): string {
  return `dumped(${dumpedFormLua(dumpedColumn(column).form)}, ${rows}, ${place})`
}

function dumpedFormLua(form: ValueForm): string {
  if (form.kind === 'line')
    return form.as === 'number' && form.scale === 0 ? 'long_integer' : `line("${form.as}", ${form.scale}, 0, 1)`
  if (form.kind === 'bytes') return `bytes_of(1, ${Math.min(form.high, MOST_BOUND)}, 1)`
  return `text_form(same, ${'high' in form ? Math.min(form.high, MOST_BOUND) : MOST_BOUND}, sql_text)`
}

/** Bytes of a dump's text that a prepared statement takes; longer ones are cut. */
const MOST_BOUND = 65_536
/** For types without a length, such as JSON. */
const SHORTEST_ROOM = 16_384

/** Reading of rows, and values of them. */
export const DUMPED_LUA = `ffi.cdef [[ long long qpsgate_strtoll(const char *text, char **end, int base) __asm__("strtoll"); ]]

local samples = {}

-- Whole numbers; those that a double does not hold are texts.
local long_integer = line("number", 0, 0, 1)
local short_literal = long_integer.literal
long_integer.literal = function(at) return type(at) == "string" and at or short_literal(at) end
long_integer.bound = function(at) return type(at) == "string" and ffi.C.qpsgate_strtoll(at, nil, 10) or at end

-- Rank by Zipf's law with this exponent; by the law of its integral, as ranks are many.
local function power_rank(count, skew)
   local at = uniform(0, ${CHANCES - 1}) / ${CHANCES}
   local rank = count * at
   if skew == 1 then
      rank = (count + 1) ^ at - 1
   elseif skew > 0 then
      rank = (((count + 1) ^ (1 - skew) - 1) * at + 1) ^ (1 / (1 - skew)) - 1
   end
   return math.min(floor(rank), count - 1)
end

local function dumped_rows(query, range, estimate, skew)
   local made = {query = query, range = range, estimate = estimate}
   made.reset = function() made.row = nil end
   made.at = function()
      if made.row == nil then made.row = made.pick() end
      return made.row
   end
   made.read = function(text)
      local low, high = text:match("^range (%-?%d+) (%-?%d+)$")
      if low then
         local count = high - low + 1
         made.pick = function() return {low + power_rank(count, skew) * 7919 % count} end
         return
      end
      local rows = {}
      for line in text:gmatch("[^;]+") do
         local row = {}
         for value in line:gmatch("[^,]+") do row[#row + 1] = value:sub(2) end
         rows[#rows + 1] = row
      end
      made.pick = function()
         if #rows == 0 then return {} end
         return rows[power_rank(#rows, skew) + 1]
      end
   end
   samples[#samples + 1] = made
   made.name = "QPSGATE_SAMPLE_" .. #samples
   return made
end

-- A table without rows has no values: 0, or none.
local function dumped(form, rows, place)
   return source(form, function()
      local value = rows.at()[place]
      if form == long_integer and type(value) == "string" and #value > 15 then return value end
      if form.unit then return tonumber(value or 0) end
      return bytes_of_hex(value or "")
   end)
end

-- A range of whole numbers where most of them are there, else rows of a sample; each value after a mark, as texts may be empty.
local function sample_text(con, made)
   if made.range then
      local row = con:query(made.range):fetch_row()
      local low, high = tonumber(row[1]), tonumber(row[2])
      if low and made.estimate > (high - low + 1) / 2 then return format("range %.0f %.0f", low, high) end
   end
   local result, lines = con:query(made.query), {}
   for _ = 1, result.nrows do
      local row, values = result:fetch_row(), {}
      for place = 1, result.nfields do values[place] = "=" .. (row[place] or "") end
      lines[#lines + 1] = concat(values, ",")
   end
   return concat(lines, ";")
end
`
