-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because sysbench loads it together with its own scripts.

-- Runs a user's own workload: chooses transactions at random, gives parameters their values, and runs statements.
-- script.ts puts the table `workload` before this text. After each statement, this calls qpsgate_statement(index, from,
-- rows), where `from` is what qpsgate_served() returned before the statement. For a statement that the server refused,
-- it calls qpsgate_statement_failed(index) instead. Either function may be missing. Suites cannot name this file as a
-- workload.

local ffi = require "ffi"
ffi.cdef [[
typedef struct { long seconds; long micros; } qpsgate_moment;
int qpsgate_setenv(const char *name, const char *value, int overwrite) __asm__("setenv");
char *qpsgate_getenv(const char *name) __asm__("getenv");
long long qpsgate_strtoll(const char *text, char **end, int base) __asm__("strtoll");
int qpsgate_gettimeofday(qpsgate_moment *now, void *zone) __asm__("gettimeofday");
]]

local floor, format, concat, uniform = math.floor, string.format, table.concat, sysbench.rand.uniform
local CHANCES = 1000000000      -- chances are drawn as whole numbers below this
local HALF = 67108864           -- larger numbers are made of two draws below this, as a draw is limited to 2^31
local NEW_A_SECOND = 262144     -- at up to this many new values a second, no later run on the same data repeats one
local PLACE_DIGITS = 10         -- digits of the offset of a row in the text of a sample
local FILLER, STARTS = workload.filler, #workload.filler / 2

local own = 0       -- number of this thread
local course = 0    -- number of the transaction, for parameters that keep their value within a transaction

local function whole_below(count)
   if count <= 1 then return 0 end
   if count <= 2147483647 then return uniform(0, count - 1) end
   return floor((uniform(0, HALF - 1) * HALF + uniform(0, HALF - 1)) / (HALF * HALF) * count)
end

-- Forms of values: read(text) parses a value from a row, literal(value) spells it in SQL, bound(value) converts it for
-- prepared statements, and fresh(number) makes a new value.

local function quoted(text)
   return "'" .. text .. "'"
end

local function same(value)
   return value
end

local spelled = {
   date = function(day) return os.date("!%Y-%m-%d", day * 86400) end,
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

-- Values as whole numbers in units of 10^-scale, days or seconds. Integers too large for a double stay texts.
local function line(as, scale, most)
   local form = {is_line = true, unit = 10 ^ scale, most = most, fresh = same}
   form.read = function(text)
      if as == "number" and scale == 0 and #text > 15 then return text end
      return tonumber(text) or 0
   end
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

-- Spells a text from a column, which may hold anything. As in sql-text.ts, a text with a backslash or a control
-- character is in hexadecimal. Control characters beyond ASCII have two bytes.
local function sql_text(text)
   if text:find("[\\%c]") or text:find("\194[\128-\159]") then return "CONVERT(0x" .. hex_of(text):lower() .. " USING utf8mb4)" end
   return quoted((text:gsub("'", "''")))
end

local function text(as, size, length)
   local form = {kind = "text", size = size, literal = sql_text, bound = same, read = bytes_of_hex}
   form.fresh = function(number)
      if as == "uuid" then return format("%08x-7e57-4000-9000-%012x", number % 4294967296, number) end
      local start = number % STARTS
      return (format("%X", number):reverse() .. "_" .. FILLER:sub(start + 1, start + length)):sub(1, length)
   end
   if as == "bytes" then form.literal = function(value) return "x'" .. hex_of(value) .. "'" end end
   return form
end

local function form_of(column)
   if column.size then return text(column.as, column.size, column.length) end
   return line(column.as, column.scale, column.most)
end

-- Parameters take their values from samples of the rows that exist. Samples are kept in environment variables, because
-- all threads share these.

local function environment(sample, what)
   return "QPSGATE_SAMPLE_" .. sample .. what
end

-- Keeps a range of whole numbers if most of them exist, otherwise the rows of the sample without duplicates.
local function keep_samples(con)
   for _, one in ipairs(workload.sampled) do
      local kept = {}
      for _, sample in ipairs(one.samples) do
         local row = sample.range and con:query(sample.range):fetch_row()
         local low, high = row and tonumber(row[1]), row and tonumber(row[2])
         if low and #row[2] <= 15 and one.rows > (high - low + 1) / 2 then
            ffi.C.qpsgate_setenv(environment(sample.number, "_RANGE"), format("%.0f %.0f", low, high), 1)
         else
            kept[#kept + 1] = {number = sample.number, places = sample.places, seen = {}, texts = {}, index = {}, length = 0}
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
               sample.index[#sample.index + 1] = format("%010d", sample.length)
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

local function read_sample(number)
   local low, high = (os.getenv(environment(number, "_RANGE")) or ""):match("^(%-?%d+) (%-?%d+)$")
   if low then return {count = high - low + 1, at = function(place) return {format("%.0f", low + place)} end} end
   local text = ffi.C.qpsgate_getenv(environment(number, ""))
   local index = ffi.C.qpsgate_getenv(environment(number, "_INDEX"))
   local count = #ffi.string(index) / PLACE_DIGITS
   return {count = count, at = function(place)
      local values = {}
      local from = tonumber(ffi.string(index + PLACE_DIGITS * place, PLACE_DIGITS))
      local to = place + 1 < count and tonumber(ffi.string(index + PLACE_DIGITS * (place + 1), PLACE_DIGITS))
      local row = to and ffi.string(text + from, to - from) or ffi.string(text + from)
      for value in row:gmatch("([^,]*),") do values[#values + 1] = value end
      return values
   end}
end

-- A random rank by Zipf's law with this exponent, from 0; the formula is the integral form of row-numbers.ts.
local function rank_below(count, skew)
   if skew == 0 or count <= 1 then return whole_below(count) end
   local rest = skew == 1 and 1e-6 or 1 - skew
   local start = 0.5 ^ rest
   local rank = (start + ((count + 0.5) ^ rest - start) * uniform(0, CHANCES - 1) / CHANCES) ^ (1 / rest)
   return math.min(floor(rank - 0.5), count - 1)
end

-- One value of the row that this execution of a statement has drawn. If the sample has no rows, it is an empty text,
-- which numbers read as 0.
local function value_in(row, place)
   if row.values == nil then
      local sample = samples[row.sample]
      row.values = sample.count == 0 and {} or sample.at(rank_below(sample.count, row.skew) * 7919 % sample.count)
   end
   return row.values[place] or ""
end

-- New values, which no row has. Each of n threads takes every n-th value, from a start that init() finds for all.
local fresh_columns = {}

-- All parameters of a column share a counter. With a counter each, they would give the same values.
local function fresh_column(column, largest)
   local shared = fresh_columns[column]
   if shared == nil then
      shared = {largest = largest, taken = 0, name = "QPSGATE_NEW_" .. #fresh_columns + 1}
      fresh_columns[column], fresh_columns[#fresh_columns + 1] = shared, shared
   end
   return shared
end

local function value_of(parameter)
   local value = parameter.draw()
   parameter.value, parameter.course = value, course
   return value
end

-- `kinds` makes a parameter of each kind: its form, and a function that draws a value. `known` has the made parameters
-- by the name of their statement and their number in it.
local kinds, known = {}, {}

function kinds.value(of)
   local form = form_of(of.form)
   return form, function() return form.read(value_in(of.row, of.place)) end
end

kinds["new"] = function(of)
   local form = form_of(of.form)
   local shared = fresh_column(of.column, of.largest)
   return form, function()
      local number = own + shared.taken * sysbench.opt.threads
      shared.taken = shared.taken + 1
      local room = form.is_line and form.most - shared.start
      if room and room <= 0 then return form.fresh(1 + number % form.most) end
      return form.fresh(shared.start + (room and number % (room + 1) or number))
   end
end

function kinds.same(of)
   local other = known[of.as]
   return other.form, function()
      local value = other.value
      if other.course ~= course then value = value_of(other) end
      if of.plus == 0 or type(value) ~= "number" then return value end
      return value + floor(of.plus * other.form.unit + 0.5)
   end
end

function kinds.number(of)
   local unit = 10 ^ of.digits
   local from, to = floor(of.from * unit + 0.5), floor(of.to * unit + 0.5)
   return line("number", of.digits), function() return from + whole_below(to - from + 1) end
end

function kinds.text(of)
   local filler = FILLER:rep(floor(of.length / #FILLER) + 2)
   return text("text", of.length, of.length), function()
      local start = uniform(1, #FILLER)
      return filler:sub(start, start + of.length - 1)
   end
end

kinds["null"] = function()
   return {kind = "integer", literal = function() return "NULL" end, bound = function() return nil end}, function() return false end
end

workload.statements = {}
for _, transaction in ipairs(workload.transactions) do
   for _, statement in ipairs(transaction.statements) do
      statement.index, statement.parts = #workload.statements, {}
      workload.statements[#workload.statements + 1] = statement
      for _, row in ipairs(statement.rows) do
         for place, number in ipairs(row.places) do
            local parameter = statement.parameters[number]
            parameter.row, parameter.place = row, place
         end
      end
      for number, parameter in ipairs(statement.parameters) do
         parameter.form, parameter.draw = kinds[parameter.kind](parameter)
         known[statement.name .. ":" .. number] = parameter
      end
   end
end

local function run_text(statement)
   local parts, pieces = statement.parts, statement.pieces
   for index, parameter in ipairs(statement.parameters) do
      parts[2 * index - 1] = pieces[index]
      parts[2 * index] = parameter.form.literal(value_of(parameter))
   end
   parts[2 * #statement.parameters + 1] = pieces[#pieces]
   return con:query(concat(parts))
end

local function bind(parameter, bound, form)
   local value = form.bound(value_of(parameter))
   if value == nil then
      bound.is_null[0] = 1
   elseif form.kind == "text" then
      bound:set(value)
   else
      -- Not by set(), which writes a double to the wrong place.
      bound.is_null[0], bound.buffer[0] = 0, value
   end
end

local function run_prepared(statement)
   -- When preparing failed, the server said why, and sysbench printed it.
   if statement.prepared == nil then error({sql_errno = 0}, 0) end
   for index, parameter in ipairs(statement.parameters) do
      bind(parameter, statement.bound[index], parameter.form)
   end
   return statement.prepared:execute()
end

local TYPES = {integer = sysbench.sql.type.BIGINT, double = sysbench.sql.type.DOUBLE, text = sysbench.sql.type.VARCHAR}

local function prepare(statement)
   local ok, prepared = pcall(con.prepare, con, concat(statement.pieces, "?"))
   if not ok then return end
   statement.bound = {}
   for index, parameter in ipairs(statement.parameters) do
      local form = parameter.form
      statement.bound[index] = prepared:bind_create(TYPES[form.kind], form.size)
   end
   if #statement.bound > 0 then prepared:bind_param(unpack(statement.bound)) end
   statement.prepared = prepared
end

-- The server's number of an error. An error without one is a bug of qpsgate.
local function mistake_of(failure)
   if type(failure) == "table" then return failure.sql_errno end
   return tonumber(tostring(failure):match("SQL error, errno = (%d+)"))
end

-- Errors after which a transaction is tried again: a changed row, a lock wait timeout, a deadlock.
local RETRIED = {[1020] = true, [1205] = true, [1213] = true}

-- Runs one statement. If the server refuses it, that is counted, and the transaction goes on. Errors in RETRIED end the
-- transaction, which is tried again. Errors of the client library, such as a lost connection, end the thread.
local function execute(statement, run)
   local from = qpsgate_served and qpsgate_served()
   for _, row in ipairs(statement.rows) do row.values = nil end
   local ok, result = pcall(run, statement)
   if ok then
      if qpsgate_statement then qpsgate_statement(statement.index, from, result ~= nil and result.nrows or 0) end
      return
   end
   local number = mistake_of(result)
   if number == nil or RETRIED[number] or (number >= 2000 and number <= 2999) then error(result, 0) end
   if qpsgate_statement_failed then qpsgate_statement_failed(statement.index) end
end

local commit = {index = #workload.statements, rows = {}}

local function run_commit()
   return con:query("COMMIT")
end

local function how_often(times)
   local whole = floor(times)
   if times > whole and uniform(0, CHANCES - 1) < (times - whole) * CHANCES then return whole + 1 end
   return whole
end

local function run_transaction(transaction, run)
   course = course + 1
   if transaction.isExplicit then con:query("BEGIN") end
   local steps, first = transaction.statements, 1
   while first <= #steps do
      -- Neighbours that run equally often are a loop: each round runs all of them, with new values.
      local times, last = steps[first].times, first
      while times ~= 1 and last < #steps and steps[last + 1].times == times do last = last + 1 end
      for _ = 1, how_often(times) do
         for at = first, last do execute(steps[at], run) end
      end
      first = last + 1
   end
   if transaction.isExplicit then execute(commit, run_commit) end
end

local run = workload.prepared and run_prepared or run_text
local all = 0
for _, transaction in ipairs(workload.transactions) do all = all + transaction.share end

local function any_transaction()
   local at = uniform(0, CHANCES - 1) / CHANCES * all
   for _, transaction in ipairs(workload.transactions) do
      at = at - transaction.share
      if at < 0 then return transaction end
   end
   return workload.transactions[#workload.transactions]
end

-- Finds the starts of new values and the samples once, and puts them into the environment, which all threads share.
function init()
   local con = sysbench.sql.driver():connect()
   local now = ffi.new("qpsgate_moment")
   ffi.C.qpsgate_gettimeofday(now, nil)
   local moment = floor((tonumber(now.seconds) + tonumber(now.micros) / 1e6) * NEW_A_SECOND)
   for _, made in ipairs(fresh_columns) do
      local row = made.largest and con:query(made.largest):fetch_row()
      -- Values of columns without a largest value start at the time, so that they differ from those of other runs.
      local start = made.largest and (row and tonumber(row[1]) or 0) + 1 or moment
      ffi.C.qpsgate_setenv(made.name, format("%.0f", start), 1)
   end
   keep_samples(con)
   con:disconnect()
end

function thread_init(thread_id)
   own = thread_id
   drv = sysbench.sql.driver()
   con = drv:connect()
   for _, made in ipairs(fresh_columns) do made.start = tonumber(os.getenv(made.name)) end
   for _, one in ipairs(workload.sampled) do
      for _, sample in ipairs(one.samples) do samples[sample.number] = read_sample(sample.number) end
   end
   if workload.prepared then prepare_statements() end
end

if workload.prepared then
   function prepare_statements()
      for _, one in ipairs(workload.statements) do prepare(one) end
   end

   function close_statements()
      for _, one in ipairs(workload.statements) do
         if one.prepared then one.prepared:close() end
         one.prepared = nil
      end
   end
end

function thread_done()
   if workload.prepared then close_statements() end
   con:disconnect()
end

local unfinished -- a failed transaction, which is tried again: otherwise it would run less often than its share

function event()
   local transaction = unfinished or any_transaction()
   unfinished = transaction
   local ok, failure = pcall(run_transaction, transaction, run)
   if not ok then
      -- Releases its locks, whether or not the connection is used again.
      if transaction.isExplicit then pcall(con.query, con, "ROLLBACK") end
      error(failure, 0)
   end
   unfinished = nil
end
