/**
 * The course of a workload in Lua: parameters get their values, statements run, transactions follow each other at
 * random.
 */

/** Errors after which a transaction is tried again: changed rows, a lock wait that was too long, a deadlock. */
const RETRIED = [1020, 1205, 1213]
/** Errors of the client's library, such as a lost connection; they end the thread. */
const [CLIENT_ERRORS, LAST_CLIENT_ERROR] = [2000, 2999]

/** Random numbers are whole and below this. */
const CHANCES = 1_000_000_000
/** A random number is drawn in two parts of this size, as one draw is limited to 2^31. */
const HALF = 67_108_864
/** New values a second that no later run on the same data draws again. */
const NEW_A_SECOND = 262_144

export const COURSE_LUA = `ffi.cdef [[
typedef struct { long seconds; long micros; } qpsgate_moment;
int qpsgate_setenv(const char *name, const char *value, int overwrite) __asm__("setenv");
char *qpsgate_getenv(const char *name) __asm__("getenv");
long long qpsgate_strtoll(const char *text, char **end, int base) __asm__("strtoll");
int qpsgate_gettimeofday(qpsgate_moment *now, void *zone) __asm__("gettimeofday");
]]

local uniform = sysbench.rand.uniform
local CHANCES = ${CHANCES}
local own = 0       -- number of this thread
local course = 0    -- number of the transaction, for what is the same within one

-- Sources of parameters: draw() gives a value of the form.

local function whole_below(count)
   if count <= 1 then return 0 end
   if count <= 2147483647 then return uniform(0, count - 1) end
   return floor((uniform(0, ${HALF - 1}) * ${HALF} + uniform(0, ${HALF - 1})) / (${HALF} * ${HALF}) * count)
end

local function source(form, draw)
   return {form = form, draw = draw}
end

-- Values that no row has: each thread takes every so many-th, from a start that init() finds for all threads.
local fresh_columns = {}

-- All parameters of a column count on together: two that count alone would give the same values.
local function fresh(column, form, largest)
   local shared = fresh_columns[column]
   if shared == nil then
      shared = {form = form, largest = largest, taken = 0, name = "QPSGATE_NEW_" .. #fresh_columns + 1}
      fresh_columns[column], fresh_columns[#fresh_columns + 1] = shared, shared
   end
   return source(form, function()
      local number = own + shared.taken * sysbench.opt.threads
      shared.taken = shared.taken + 1
      local room = form.is_line and form.most - shared.start
      if room and room <= 0 then return form.fresh(1 + number % form.most) end
      return form.fresh(shared.start + (room and number % (room + 1) or number))
   end)
end

local function value_of(parameter)
   local value = parameter.draw()
   parameter.value, parameter.course = value, course
   return value
end

local function same_as(other, plus)
   return source(other.form, function()
      local value = other.value
      if other.course ~= course then value = value_of(other) end
      if plus == 0 or type(value) ~= "number" then return value end
      return value + floor(plus * other.form.unit + 0.5)
   end)
end

local function between(from, to, scale)
   return source(line("number", scale), function() return from + whole_below(to - from + 1) end)
end

local function any_text(length)
   local filler = FILLER:rep(floor(length / #FILLER) + 2)
   return source(text_form(length, length), function()
      local start = uniform(1, #FILLER)
      return filler:sub(start, start + length - 1)
   end)
end

local function nothing()
   return source({kind = "integer", literal = function() return "NULL" end, bound = function() return nil end}, function() return false end)
end

-- Statements

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
      -- Not by set(), which writes a double beside its place.
      bound.is_null[0], bound.buffer[0] = 0, value
   end
end

local function run_prepared(statement)
   -- The server said why when it was to be prepared, and sysbench printed it.
   if statement.prepared == nil then error({sql_errno = 0}, 0) end
   for index, parameter in ipairs(statement.parameters) do
      bind(parameter, statement.bound[index], parameter.form)
   end
   return statement.prepared:execute()
end

local function statement(index, pieces, parameters, rows)
   return {index = index, pieces = pieces, parameters = parameters, rows = rows, parts = {}}
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

-- The server's number for a mistake; nothing for any other, which is one of ours.
local function mistake_of(failure)
   if type(failure) == "table" then return failure.sql_errno end
   return tonumber(tostring(failure):match("SQL error, errno = (%d+)"))
end

local RETRIED = {${RETRIED.map((number) => `[${number}] = true`).join(', ')}}

-- Runs one statement. Mistakes are counted, and end nothing but those for which the transaction is tried again.
local function execute(statement, run)
   local from = qpsgate_served and qpsgate_served()
   for _, row in ipairs(statement.rows) do row.reset() end
   local ok, result = pcall(run, statement)
   if ok then
      if qpsgate_statement then qpsgate_statement(statement.index, from, result ~= nil and result.nrows or 0) end
      return
   end
   local number = mistake_of(result)
   if number == nil or RETRIED[number] or (number >= ${CLIENT_ERRORS} and number <= ${LAST_CLIENT_ERROR}) then error(result, 0) end
   if qpsgate_statement_failed then qpsgate_statement_failed(statement.index) end
end

local function run_begin()
   return con:query("BEGIN")
end

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
   if transaction.commit then run_begin() end
   local first = 1
   while first <= #transaction do
      -- Neighbours that run equally often are a loop: each turn has all of them, with values of its own.
      local times, last = transaction[first][2], first
      while times ~= 1 and last < #transaction and transaction[last + 1][2] == times do last = last + 1 end
      for _ = 1, how_often(times) do
         for at = first, last do execute(transaction[at][1], run) end
      end
      first = last + 1
   end
   if transaction.commit then execute(transaction.commit, run_commit) end
end
`

/** The end of a script, after its statements and transactions. */
export const EVENTS_LUA = `local run = IS_PREPARED and run_prepared or run_text
local all = 0
for _, transaction in ipairs(transactions) do all = all + transaction.share end

local function any_transaction()
   local at = uniform(0, CHANCES - 1) / CHANCES * all
   for _, transaction in ipairs(transactions) do
      at = at - transaction.share
      if at < 0 then return transaction end
   end
   return transactions[#transactions]
end

-- Once for all threads, which read it from the environment that they share.
function init()
   local con = sysbench.sql.driver():connect()
   local now = ffi.new("qpsgate_moment")
   ffi.C.qpsgate_gettimeofday(now, nil)
   local moment = floor((tonumber(now.seconds) + tonumber(now.micros) / 1e6) * ${NEW_A_SECOND})
   for _, made in ipairs(fresh_columns) do
      local row = made.largest and con:query(made.largest):fetch_row()
      -- What has no largest one is told from that of other runs by the time.
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
   read_samples()
   if IS_PREPARED then prepare_statements() end
end

if IS_PREPARED then
   function prepare_statements()
      for _, one in ipairs(statements) do prepare(one) end
   end

   function close_statements()
      for _, one in ipairs(statements) do
         if one.prepared then one.prepared:close() end
         one.prepared = nil
      end
   end
end

function thread_done()
   if IS_PREPARED then close_statements() end
   con:disconnect()
end

local unfinished -- a transaction that is tried again, which would be rarer otherwise

function event()
   local transaction = unfinished or any_transaction()
   unfinished = transaction
   local ok, failure = pcall(run_transaction, transaction, run)
   if not ok then
      -- What it holds is let go, whatever becomes of the connection.
      if transaction.commit then pcall(con.query, con, "ROLLBACK") end
      error(failure, 0)
   end
   unfinished = nil
end
`
