/** Values of columns in Lua: as rows have them, and new ones. */
import { FILLER, FILLER_STARTS } from './filler.ts'
import { sqlName } from './sql-text.ts'
import type { Column } from './tables.ts'
import { valuesOf } from './value-sql.ts'

/** A text as Lua spells it, with any content: bytes of UTF-8, written only as letters, digits or marks. */
export function luaText(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const spelled = bytes.map((byte) => {
    const character = String.fromCharCode(byte)
    return /[\w .,:;=()<>*@+/?!$%&|`~^{}#'[\]-]/.test(character) ? character : `\\${String(byte).padStart(3, '0')}`
  })
  return `"${spelled.join('')}"`
}

/** The form of a column's values. */
export interface ColumnForm {
  /** The call that makes it. */
  readonly lua: string
  /** SQL of a value as it is read: points on a line as whole numbers, anything else in hexadecimal. */
  readonly sql: (name: string) => string
  /** Whether values are points on a line, so that one is larger than all others. */
  readonly isLine: boolean
}

/** Bytes that a prepared statement takes; longer ones are cut. */
const MOST_BOUND = 65_536
const DAY_SECONDS = 86_400
/** Points on a line that has no end of its own. */
const MOST_POINTS = 2 ** 48
/** Digits after the point of values whose type has no number of them, or more digits than a double. */
const [CENTS, EXACT_DIGITS] = [2, 15]
/** For types without a length, such as JSON. */
const [USUAL_ROOM, USUAL_TEXT] = [16_384, 32]

export function columnForm(column: Column): ColumnForm {
  const { type, precision = 0, maxLength, isBinary } = column
  const scale = Math.min(column.scale ?? 0, precision > EXACT_DIGITS ? CENTS : precision)
  const line = (as: string, digits: number, sql: ColumnForm['sql']) => {
    const most = as !== 'number' || digits > 0 ? MOST_POINTS : valuesOf(column, 1).capacity
    return { lua: `line("${as}", ${digits}, ${most})`, sql, isLine: true }
  }
  const text = (kind: string, sql: ColumnForm['sql'], bytes = USUAL_ROOM) => {
    const length = type === 'binary' ? maxLength : Math.min(maxLength ?? USUAL_TEXT, USUAL_TEXT)
    return { lua: `${kind}_form(${Math.min(bytes, MOST_BOUND)}, ${length})`, sql, isLine: false }
  }
  switch (type) {
    case 'date':
      return line(type, 0, (name) => `TIMESTAMPDIFF(DAY, '1970-01-01', ${name})`)
    case 'datetime':
    case 'timestamp':
      return line('datetime', 0, (name) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`)
    case 'time':
      return line(type, 0, (name) => `TIME_TO_SEC(${name})`)
    case 'float':
    case 'double':
      return line('number', CENTS, (name) => `TRUNCATE(${name} * ${10 ** CENTS}, 0)`)
    case 'decimal':
    case 'numeric':
      return line('number', scale, (name) => (scale === 0 ? `${name} + 0` : `TRUNCATE(${name} * ${10 ** scale}, 0)`))
  }
  if (isInteger(type) || type === 'bit' || type === 'year') return line('number', 0, (name) => `${name} + 0`)
  if (isGeometry(type)) return text('text', (name) => `HEX(ST_AsText(${name}))`)
  if (isBinary) return text('bytes', (name) => `HEX(${name})`, maxLength)
  const sql = (name: string) => `HEX(CONVERT(${name} USING utf8mb4))`
  return type === 'uuid' || maxLength === 36 ? text('uuid', sql, 144) : text('text', sql, 4 * (maxLength ?? USUAL_ROOM))
}

export function isInteger(type: string): boolean {
  return /^(?:tiny|small|medium|big)?int$/.test(type)
}

export function isGeometry(type: string): boolean {
  return /^(?:geometry|point|polygon|linestring|multi\w+|geom\w*collection)$/.test(type)
}

/** The query for the largest value of a column, as a point on its line. */
export function largestSql(table: string, column: string, { sql }: ColumnForm): string {
  return `SELECT ${sql(`MAX(${sqlName(column)})`)} FROM ${sqlName(table)}`
}

/**
 * Forms of values: read(text) gives the value of a row, literal(value) spells it in SQL, bound(value) as prepared
 * statements take it, and fresh(number) is a new one.
 */
export const VALUES_LUA = `local ffi = require "ffi"
local floor, format, concat = math.floor, string.format, table.concat
local FILLER = "${FILLER}"

local function quoted(text)
   return "'" .. text .. "'"
end

local function same(value)
   return value
end

local spelled = {
   date = function(day) return os.date("!%Y-%m-%d", day * ${DAY_SECONDS}) end,
   datetime = function(seconds) return os.date("!%Y-%m-%d %H:%M:%S", seconds) end,
   time = function(seconds) return format("%02d:%02d:%02d", floor(seconds / 3600), floor(seconds / 60) % 60, seconds % 60) end
}

local function decimal_text(scale)
   if scale == 0 then return function(at) return type(at) == "string" and at or format("%.0f", at) end end
   local unit, pattern = 10 ^ scale, "%s%.0f.%0" .. scale .. ".0f"
   return function(at)
      local size = at < 0 and -at or at
      local whole = floor(size / unit)
      return format(pattern, at < 0 and "-" or "", whole, size - whole * unit)
   end
end

-- Points on a line: whole numbers, in units of 10^-scale, days or seconds. Those that a double does not hold are texts.
local function line(as, scale, most)
   local form = {is_line = true, unit = 10 ^ scale, most = most}
   form.read = function(text)
      if as == "number" and scale == 0 and #text > 15 then return text end
      return tonumber(text) or 0
   end
   form.fresh = same
   if as == "number" then
      form.kind = scale == 0 and "integer" or "double"
      form.literal = decimal_text(scale)
      form.bound = function(at) return type(at) == "string" and ffi.C.qpsgate_strtoll(at, nil, 10) or at / form.unit end
   else
      form.kind, form.size, form.bound = "text", 20, spelled[as]
      form.literal = function(at) return quoted(spelled[as](at)) end
   end
   return form
end

local function hex_of(text)
   return (text:gsub(".", function(character) return format("%02X", character:byte()) end))
end

local function bytes_of_hex(hex)
   return (hex:gsub("%x%x", function(byte) return string.char(tonumber(byte, 16)) end))
end

-- A text of a column's own, which may hold anything: in hexadecimal where it has a backslash, as sql-text.ts spells it.
local function sql_text(text)
   if text:find("[\\\\%z]") then return "CONVERT(0x" .. hex_of(text):lower() .. " USING utf8mb4)" end
   return quoted((text:gsub("'", "''")))
end

local function text_form(size, length)
   return {kind = "text", size = size, literal = sql_text, bound = same, read = bytes_of_hex, fresh = function(number)
      local start = number % ${FILLER_STARTS}
      return (format("%X", number):reverse() .. "_" .. FILLER:sub(start + 1, start + length)):sub(1, length)
   end}
end

local function bytes_form(size, length)
   local form = text_form(size, length)
   form.literal = function(text) return "x'" .. hex_of(text) .. "'" end
   return form
end

local function uuid_form(size)
   local form = text_form(size, 36)
   form.fresh = function(number) return format("%08x-7e57-4000-9000-%012x", number % 4294967296, number) end
   return form
end
`
