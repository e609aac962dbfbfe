/** Rows that parameters take their values from: samples of those that are there. */
import type { Statement } from '../suite/own-workload.ts'
import { sqlName } from './sql-text.ts'
import { type Column, findColumn, type Table } from './tables.ts'
import { columnForm, isInteger, luaText } from './value-lua.ts'

/** Rows of a sample, about; fewer where values may be long. */
const [SAMPLE, LONG_SAMPLE, LONG] = [10_000, 1000, /text|blob|json/]
/** A sample has the same rows each time. */
const SEED = 7
/** Digits of a place in the text of a sample. */
const PLACE_DIGITS = 10

/** Parameters of a statement whose values are of one row. */
export interface RowGroup {
  readonly table: Table
  readonly columns: readonly Column[]
  /** Places of the parameters, one for each column. */
  readonly members: readonly number[]
  /** The largest among them. */
  readonly skew: number
}

/**
 * Values that are drawn separately for each column of a key seldom belong to a row, so the values that a statement
 * looks a row up by are drawn together. Inserted values are no row yet. Other values are groups of their own.
 */
export function rowGroups({ sql, parameters }: Statement, tables: readonly Table[]): RowGroup[] {
  const found = parameters.flatMap((parameter, place) =>
    parameter.kind === 'value' ? [{ place, skew: parameter.skew, ...findColumn(parameter.column, tables) }] : [],
  )
  const groups: (typeof found)[] = []
  const isFree = ({ place }: { place: number }) => !groups.some((group) => group.some((one) => one.place === place))
  const keys = /^\s*(?:insert|replace)\b/i.test(sql) ? [] : [...new Set(found.map(({ table }) => table))]
  for (const table of keys)
    for (const { isUnique, columns } of table.keys) {
      if (!isUnique || columns.length < 2) continue
      const own = found.filter((one) => one.table === table && columns.includes(one.column.name) && isFree(one))
      // The first of each column, the second of each, and so on: both columns ask for two rows.
      const nth = (one: (typeof own)[number]) =>
        own.filter(({ column, place }) => column === one.column && place < one.place).length
      groups.push(...[...Map.groupBy(own, nth).values()].filter((members) => members.length > 1))
    }
  return [...groups, ...found.filter(isFree).map((one) => [one])].flatMap((members) =>
    members.slice(0, 1).map(({ table }) => ({
      table,
      columns: members.map(({ column }) => column),
      members: members.map(({ place }) => place),
      skew: Math.max(...members.map(({ skew }) => skew)),
    })),
  )
}

interface Sampled {
  readonly table: Table
  /** Rows to read, about. */
  readonly most: number
  /** Columns of each sample, by its number. */
  readonly samples: Map<number, readonly Column[]>
}

/** Samples of a workload, by their tables and columns. */
export class Samples {
  readonly #numbers = new Map<string, number>()
  readonly #sampled = new Map<string, Sampled>()

  /** Number of the sample, from 1. */
  add({ table, columns }: Pick<RowGroup, 'table' | 'columns'>): number {
    const key = JSON.stringify([table.name, ...columns.map(({ name }) => name)])
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#numbers.size + 1
    this.#numbers.set(key, number)
    const most = columns.some(({ type }) => LONG.test(type)) ? LONG_SAMPLE : SAMPLE
    const sampled = this.#sampled.get(`${most} ${table.name}`) ?? { table, most, samples: new Map() }
    sampled.samples.set(number, columns)
    this.#sampled.set(`${most} ${table.name}`, sampled)
    return number
  }

  /** Definitions of the tables with their samples. */
  get lua(): string {
    const sampled = [...this.#sampled.values()].map(({ table, most, samples }) => {
      const from = `FROM ${sqlName(table.name)}`
      const columns = [...new Set([...samples.values()].flat())]
      const values = columns.map((column) => columnForm(column).sql(sqlName(column.name))).join(', ')
      const share = Math.min(1, most / Math.max(1, table.rows))
      const chosen = share === 1 ? '' : ` WHERE RAND(${SEED}) < ${share.toFixed(9)}`
      const own = [...samples].map(([number, used]) => {
        const range = isCounted(table, used) ? `SELECT MIN(${nameOf(used)}), MAX(${nameOf(used)}) ${from}` : undefined
        const places = used.map((column) => columns.indexOf(column) + 1).join(', ')
        return `{${number}, {${places}}, ${range === undefined ? 'nil' : luaText(range)}}`
      })
      const query = `SELECT ${values} ${from}${chosen} LIMIT ${2 * most}`
      return `   {rows = ${table.rows}, query = ${luaText(query)}, samples = {${own.join(', ')}}}`
    })
    return `sampled = {\n${sampled.join(',\n')}\n}\nsample_count = ${this.#numbers.size}`
  }
}

function nameOf([column]: readonly Column[]): string {
  return sqlName(column?.name ?? '')
}

/** Whether it is a single whole number that is different in each row. */
function isCounted({ keys }: Table, [column, second]: readonly Column[]): boolean {
  if (column === undefined || second !== undefined || !isInteger(column.type)) return false
  return keys.some(({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0] === column.name)
}

/** Reading of rows, and values of them. A sample is kept in the environment, which all threads share. */
export const SAMPLES_LUA = `local sampled, sample_count

-- Rank by Zipf's law with this exponent, in the form of its integral, as zipf.ts has it.
local function rank_below(count, skew)
   if skew == 0 or count <= 1 then return whole_below(count) end
   local from, to, at = 0.5, count + 0.5, uniform(0, CHANCES - 1) / CHANCES
   local rank
   if skew == 1 then
      rank = from * (to / from) ^ at
   else
      local start = from ^ (1 - skew)
      rank = (start + (to ^ (1 - skew) - start) * at) ^ (1 / (1 - skew))
   end
   return math.min(floor(rank - 0.5), count - 1)
end

local function environment(sample, what)
   return "QPSGATE_SAMPLE_" .. sample .. what
end

-- A range of whole numbers where most of them are there, else rows of the sample, each once.
local function keep_samples(con)
   for _, one in ipairs(sampled) do
      local kept = {}
      for _, sample in ipairs(one.samples) do
         local number, places, range = unpack(sample, 1, 3)
         local row = range and con:query(range):fetch_row()
         local low, high = row and tonumber(row[1]), row and tonumber(row[2])
         if low and #row[2] <= 15 and one.rows > (high - low + 1) / 2 then
            ffi.C.qpsgate_setenv(environment(number, "_RANGE"), format("%.0f %.0f", low, high), 1)
         else
            kept[#kept + 1] = {number = number, places = places, seen = {}, texts = {}, index = {}, length = 0}
         end
      end
      local result = #kept > 0 and con:query(one.query) or {nrows = 0}
      for _ = 1, result.nrows do
         local row = result:fetch_row()
         for _, sample in ipairs(kept) do
            local values = {}
            for _, place in ipairs(sample.places) do
               if row[place] then values[#values + 1] = row[place] .. "," end
            end
            local text = concat(values)
            if #values == #sample.places and not sample.seen[text] then
               sample.seen[text] = true
               sample.index[#sample.index + 1] = format("%0${PLACE_DIGITS}d", sample.length)
               sample.texts[#sample.texts + 1], sample.length = text, sample.length + #text
            end
         end
      end
      for _, sample in ipairs(kept) do
         ffi.C.qpsgate_setenv(environment(sample.number, ""), concat(sample.texts), 1)
         ffi.C.qpsgate_setenv(environment(sample.number, "_INDEX"), concat(sample.index), 1)
      end
   end
end

local samples = {}

local function read_samples()
   for sample = 1, sample_count do
      local low, high = (os.getenv(environment(sample, "_RANGE")) or ""):match("^(%-?%d+) (%-?%d+)$")
      if low then
         samples[sample] = {count = high - low + 1, at = function(number) return {format("%.0f", low + number)} end}
      else
         local text = ffi.C.qpsgate_getenv(environment(sample, ""))
         local index = ffi.C.qpsgate_getenv(environment(sample, "_INDEX"))
         local count = #ffi.string(index) / ${PLACE_DIGITS}
         samples[sample] = {count = count, at = function(number)
            local values = {}
            local from = tonumber(ffi.string(index + ${PLACE_DIGITS} * number, ${PLACE_DIGITS}))
            local to = number + 1 < count and tonumber(ffi.string(index + ${PLACE_DIGITS} * (number + 1), ${PLACE_DIGITS}))
            local row = to and ffi.string(text + from, to - from) or ffi.string(text + from)
            for value in row:gmatch("([^,]*),") do values[#values + 1] = value end
            return values
         end}
      end
   end
end

-- The row of one execution of a statement. A sample without rows has no values: 0, or none.
local function row_of(sample, skew)
   local row = {}
   row.reset = function() row.values = nil end
   row.at = function(place)
      if row.values == nil then
         local own = samples[sample]
         row.values = own.count == 0 and {} or own.at(rank_below(own.count, skew) * 7919 % own.count)
      end
      return row.values[place] or ""
   end
   return row
end

local function existing(form, row, place)
   return source(form, function() return form.read(row.at(place)) end)
end
`
