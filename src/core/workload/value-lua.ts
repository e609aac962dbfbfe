/** Values of columns in Lua, from their numbers. */
import { FILLER, FILLER_STARTS } from './filler.ts'
import { sqlText } from './sql-text.ts'
import { CODE_BYTES, FIRST_DAY, FIRST_DAY_NUMBER, SHORT_TEXT, TEXT_AROUND, type ValueForm } from './value-forms.ts'
import { HASH, LENGTH_MIX, MIX_MODULUS, repeatsOf, SHORT_FILLER, START_MIX, UUID_MIDDLE } from './value-sql.ts'

/** A text as Lua spells it, with any content: bytes of UTF-8, written only as letters, digits or marks. */
export function luaText(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const spelled = bytes.map((byte) => {
    const character = String.fromCharCode(byte)
    return /[\w .,:;=()<>*@+/?!$%&|`~^{}#'[\]-]/.test(character) ? character : `\\${String(byte).padStart(3, '0')}`
  })
  return `"${spelled.join('')}"`
}

/** The call that makes a form of values. */
export function formLua(form: ValueForm): string {
  switch (form.kind) {
    case 'line':
      return `line("${form.as}", ${form.scale}, ${form.first}, ${form.step})`
    case 'enum':
    case 'set':
      return `${form.kind}_of({${form.members.map(luaText).join(', ')}})`
    case 'text':
    case 'bytes':
    case 'json':
      return `${form.kind}_of(${form.low}, ${form.high}, ${repeatsOf(form.high)})`
    case 'uuid':
    case 'inet4':
    case 'inet6':
      return `${form.kind}_form`
    case 'geometry':
      return `geometry_of(${luaText(form.pattern)})`
  }
}

/** A value that was kept: as a bound value, which may have to be a text, and as a literal. */
export function keptLua(value: string | number, isText: boolean): string {
  const literal = typeof value === 'string' ? sqlText(value) : String(value)
  return `{${isText ? luaText(String(value)) : literal}, ${luaText(literal)}}`
}

/** Functions that expressions of forms and of numbers use. */
export const VALUES_LUA = `local floor, format, concat = math.floor, string.format, table.concat
local FILLER = "${FILLER}"

-- Forms of values: at(number) gives a value; literal(value) spells it in SQL, bound(value) as prepared statements take it.

local function padded(number, digits)
   return format("%0" .. digits .. "X", number)
end

local function quoted(text)
   return "'" .. text .. "'"
end

local function same(value)
   return value
end

-- Civil date of a day, counted from ${FIRST_DAY}; after the rule of leap years, by eras of 400 years from the first of March.
local function date_text(day)
   local days = day + ${FIRST_DAY_NUMBER} + 719468
   local era = floor(days / 146097)
   local of_era = days - era * 146097
   local year = floor((of_era - floor(of_era / 1460) + floor(of_era / 36524) - floor(of_era / 146096)) / 365)
   local of_year = of_era - (365 * year + floor(year / 4) - floor(year / 100))
   local month = floor((5 * of_year + 2) / 153)
   local day_of_month = of_year - floor((153 * month + 2) / 5) + 1
   month = month < 10 and month + 3 or month - 9
   return format("%04d-%02d-%02d", year + era * 400 + (month <= 2 and 1 or 0), month, day_of_month)
end

local function clock_text(seconds)
   return format("%02d:%02d:%02d", floor(seconds / 3600), floor(seconds / 60) % 60, seconds % 60)
end

local spelled = {
   date = date_text,
   datetime = function(seconds)
      return date_text(floor(seconds / 86400)) .. " " .. clock_text(seconds % 86400)
   end,
   time = clock_text
}

local function decimal_text(scale)
   if scale == 0 then return function(at) return format("%.0f", at) end end
   local unit, pattern = 10 ^ scale, "%s%.0f.%0" .. scale .. ".0f"
   return function(at)
      local size = at < 0 and -at or at
      local whole = floor(size / unit)
      return format(pattern, at < 0 and "-" or "", whole, size - whole * unit)
   end
end

local function line(as, scale, first, step)
   local form = {unit = 10 ^ scale, at = function(number) return first + step * number end}
   if as == "number" then
      form.kind = scale == 0 and "integer" or "double"
      form.literal = decimal_text(scale)
      form.bound = function(at) return at / form.unit end
   else
      form.kind, form.size, form.bound = "text", 20, spelled[as]
      form.literal = function(at) return quoted(spelled[as](at)) end
   end
   form.first, form.step = first, step
   return form
end

local function text_form(at, size, literal)
   return {kind = "text", size = size, at = at, literal = literal or quoted, bound = same}
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

local function enum_of(members)
   return text_form(function(number) return members[number + 1] or "" end, 1024, sql_text)
end

local function set_of(members)
   return text_form(function(number)
      local chosen = {}
      for index, member in ipairs(members) do
         if floor((number + 1) / 2 ^ (index - 1)) % 2 == 1 then chosen[#chosen + 1] = member end
      end
      return concat(chosen, ",")
   end, 4096, sql_text)
end

local function hash_of(number)
   return padded(number % 2147483648 * ${HASH} % 4294967296, 8)
end

local function filler_of(filler, number, length)
   local start = number % ${MIX_MODULUS} * ${START_MIX} % ${FILLER_STARTS}
   return filler:sub(start + 1, start + length)
end

local function length_of(low, high, number)
   return low + number % ${MIX_MODULUS} * ${LENGTH_MIX} % (high - low + 1)
end

local function text_maker(low, high, times)
   local filler = FILLER:rep(times)
   return function(number)
      local code = format("%X", number):reverse()
      if high < ${SHORT_TEXT} then return (code .. "${SHORT_FILLER}"):sub(1, high) end
      return code .. " " .. filler_of(filler, number, length_of(low, high, number) - ${TEXT_AROUND}) .. "."
   end
end

local function text_of(low, high, times)
   return text_form(text_maker(low, high, times), high + 16)
end

local function json_of(low, high, times)
   local maker = text_maker(low, high, times)
   return text_form(function(number) return format('{"id": %.0f, "text": "%s"}', number, maker(number)) end, high + 64)
end

local function bytes_of(low, high, times)
   local filler = FILLER:rep(times)
   return text_form(function(number)
      if low < ${CODE_BYTES} then return bytes_of_hex(padded(number, 2 * low)) end
      local rest = filler_of(filler, number, length_of(low, high, number) - ${CODE_BYTES})
      return bytes_of_hex(hash_of(number) .. padded(number, 12)) .. rest
   end, high + ${CODE_BYTES}, function(text) return "x'" .. hex_of(text) .. "'" end)
end

local uuid_form = text_form(function(number)
   return (hash_of(number) .. "${UUID_MIDDLE}" .. padded(number, 12)):lower()
end, 36)

local inet4_form = text_form(function(number)
   return format("%d.%d.%d.%d", floor(number / 16777216) % 256, floor(number / 65536) % 256, floor(number / 256) % 256, number % 256)
end, 15)

local inet6_form = text_form(function(number)
   return format("fd00::%x:%x", floor(number / 65536), number % 65536)
end, 40)

local function geometry_of(pattern)
   return text_form(function(number)
      return (pattern:gsub("x", format("%d", number % 10000)):gsub("y", format("%d", floor(number / 10000))))
   end, 200)
end

local function in_buckets(buckets, at)
   local low, high = 1, #buckets
   while low < high do
      local middle = floor((low + high + 1) / 2)
      if buckets[middle][1] <= at then low = middle else high = middle - 1 end
   end
   local bucket = buckets[low]
   return bucket[3] + floor((at - bucket[1]) * bucket[4] / bucket[2])
end

local function skewed(at, distinct, buckets)
   if at < distinct then return at end
   return in_buckets(buckets, at - distinct)
end
`
