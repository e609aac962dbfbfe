-- SPDX-License-Identifier: GPL-2.0-or-later
-- This file is loaded by sysbench together with its GPL scripts and therefore carries their licence;
-- the rest of qpsgate is Apache-2.0.
--
-- Wraps an unmodified sysbench script. One sysbench process per server runs this file. Each process has a board, a
-- memory-mapped file with the layout in board.ts. On it, qpsgate says whether the clients may begin transactions, and
-- the threads write their completed work. The time for which the server was frozen does not count for transactions.
-- While clients are driven, this file sends, prints and allocates nothing.

local ffi = require("ffi")

-- The C functions get names of their own, because sysbench's internal scripts declare some of them already.
ffi.cdef [[
typedef struct { long tv_sec; long tv_nsec; } qpsgate_timespec;
int qpsgate_clock_gettime(int clock, qpsgate_timespec *now) __asm__("clock_gettime");
int qpsgate_clock_nanosleep(int clock, int flags, const qpsgate_timespec *until, qpsgate_timespec *left) __asm__("clock_nanosleep");
int qpsgate_open(const char *path, int flags, ...) __asm__("open");
int qpsgate_close(int fd) __asm__("close");
long qpsgate_lseek(int fd, long offset, int whence) __asm__("lseek");
void *qpsgate_mmap(void *address, size_t length, int protection, int flags, int fd, long offset) __asm__("mmap");
]]

local CLOCK_MONOTONIC, TIMER_ABSTIME = 1, 1
local O_RDWR, SEEK_END, PROT_READ_WRITE, MAP_SHARED = 2, 2, 3, 1

-- Layout of the board, in doubles; must agree with board.ts.
local HEADER, HEAD = 16, 8
local H_MAGIC, H_THREADS, H_GO, H_CLOSED, H_SESSION, H_POLL_NS, H_CLOCK, H_STATEMENTS = 0, 1, 2, 3, 4, 5, 6, 7
local T_READY, T_EVENTS, T_ERRORS, T_COMPLETED_AT, T_SERVED, T_BUSY, T_DEADLOCKS = 0, 1, 2, 3, 4, 5, 6
local STATEMENT, S_EXECUTIONS, S_SERVED, S_FAILED = 3, 0, 1, 2
local MAGIC, BUCKETS, BUCKETS_PER_E = 20261126, 2048, 100

local floor, log = math.floor, math.log

local header, head, buckets              -- pointers into the board; every thread has its own, in its own Lua state
local statements, known_statements = nil, 0 -- another such pointer, and the number of statements on the board
local spec = ffi.new("qpsgate_timespec")

local function now()
   ffi.C.qpsgate_clock_gettime(CLOCK_MONOTONIC, spec)
   return tonumber(spec.tv_sec) * 1e9 + tonumber(spec.tv_nsec)
end

-- Nanoseconds for which the server was not frozen; the time of the monotonic clock if nobody freezes it. If the server
-- was frozen or thawed meanwhile, the time is read again, because compiled code may read the board twice where the
-- source reads it once.
local function served()
   while true do
      local offset = header[H_CLOCK]
      if offset < 0 then
         local stood = -offset
         if stood > 0 then return stood end
      else
         local time = now()
         local ran = time - offset
         if header[H_CLOCK] == offset and ran <= time then return ran end
      end
   end
end

-- Position of a statement's counts; nil on a board without any, so that a script that counts also runs there.
local function statement_at(index)
   if known_statements == 0 then return nil end
   if not (index >= 0 and index < known_statements) then
      error("qpsgate: the script counts statement " .. index .. ", the board has " .. known_statements)
   end
   return STATEMENT * index
end

-- Scripts that count their statements call the functions below. Script and board number the statements in the same
-- order, from 0. The script is loaded after these functions, because it may use them at once.

qpsgate_served = served

-- Counts a statement that ended. `began` is the served time at its start.
function qpsgate_statement(index, began)
   local at = statement_at(index)
   if at == nil then return end
   statements[at + S_EXECUTIONS] = statements[at + S_EXECUTIONS] + 1
   statements[at + S_SERVED] = statements[at + S_SERVED] + served() - began
end

-- Counts a statement that the server refused, which is no execution and has no time.
function qpsgate_statement_failed(index)
   head[T_ERRORS] = head[T_ERRORS] + 1
   local at = statement_at(index)
   if at ~= nil then statements[at + S_FAILED] = statements[at + S_FAILED] + 1 end
end

-- Number of transactions that the current event counts as. It is one, unless the script calls the function, for example
-- to count transactions that a replica has applied.
local completed = 1
function qpsgate_completed(transactions)
   completed = transactions
end

local script = os.getenv("QPSGATE_SCRIPT")
if script:sub(1, 1) == "/" then dofile(script) else require(script) end

-- Every script gets the size of the tables, even if it does not declare these options.
local options = sysbench.cmdline.options or {}
for name, default in pairs({tables = 1, table_size = 10000, scale_factor = 1}) do
   if options[name] == nil then options[name] = {"Size of the tables", default} end
end
sysbench.cmdline.options = options
-- After this file, sysbench 1.0.20 reads the defaults from Lua's strings. If Lua frees these meanwhile, it takes 0.
collectgarbage("stop")

local workload_event, workload_thread_init = event, thread_init
local workload_restart = sysbench.hooks.before_restart_event

local from                               -- served time at the start of this thread's transaction; stays during retries
local session, session_statements = 0, {} -- state of this thread's connection; statements to enter each state

local function sleep_until(ns)
   local seconds = floor(ns / 1e9)
   spec.tv_sec, spec.tv_nsec = seconds, ns - seconds * 1e9
   while ffi.C.qpsgate_clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, spec, nil) == 4 do end -- 4 is EINTR
end

local function attach(thread_id)
   local fd = ffi.C.qpsgate_open(os.getenv("QPSGATE_BOARD"), O_RDWR)
   if fd < 0 then error("qpsgate: cannot open the board") end
   local size = ffi.C.qpsgate_lseek(fd, 0, SEEK_END)
   local base = ffi.C.qpsgate_mmap(nil, size, PROT_READ_WRITE, MAP_SHARED, fd, 0)
   ffi.C.qpsgate_close(fd)
   if ffi.cast("intptr_t", base) == -1 then error("qpsgate: cannot map the board") end
   header = ffi.cast("double *", base)
   if header[H_MAGIC] ~= MAGIC then error("qpsgate: the board has another layout") end
   local heads = header + HEADER
   head = heads + HEAD * thread_id
   known_statements = header[H_STATEMENTS]
   local all_statements = heads + HEAD * header[H_THREADS]
   statements = all_statements + STATEMENT * known_statements * thread_id
   local histograms = all_statements + STATEMENT * known_statements * header[H_THREADS]
   buckets = ffi.cast("uint32_t *", histograms) + BUCKETS * thread_id
end

-- Statements that set a connection's variables for a state, one line for each state, from 1. New lines are only
-- appended, and come before the turn that needs them.
local function read_session_statements()
   local lines = {}
   for line in io.lines(os.getenv("QPSGATE_SESSIONS")) do lines[#lines + 1] = line end
   return lines
end

-- Sets this connection's variables if its turn has another state than the last one. If a line begins with "*",
-- statements are prepared again, because a prepared statement may keep earlier decisions of the optimizer.
local function enter_session(state)
   if session_statements[state] == nil then session_statements = read_session_statements() end
   local statement = session_statements[state]
   if statement == nil then error("qpsgate: no statement for state " .. state) end
   session = state
   local prepared_again = statement:sub(1, 1) == "*"
   if prepared_again then statement = statement:sub(2) end
   if statement ~= "" then con:query(statement) end
   if prepared_again and prepare_statements and close_statements then
      close_statements()
      stmt, param = {}, {}
      for table_num = 1, sysbench.opt.tables do stmt[table_num], param[table_num] = {}, {} end
      prepare_statements()
   end
end

-- Waits until clients may continue, then enters the state of the turn. Returns false if clients must end.
local function await_go()
   if header[H_GO] == 0 or header[H_SESSION] ~= session then
      local waiting = served()
      head[T_BUSY] = 0
      while header[H_GO] == 0 and header[H_CLOSED] == 0 do sleep_until(now() + header[H_POLL_NS]) end
      head[T_BUSY] = 1
      if header[H_SESSION] ~= session then enter_session(header[H_SESSION]) end
      -- Waiting is not part of a latency, not even before a retry.
      from = (from or waiting) + served() - waiting
   end
   return header[H_CLOSED] == 0
end

local function record()
   local to = served()
   local took = to - from
   from = to
   head[T_SERVED] = head[T_SERVED] + took
   local transactions = completed
   completed = 1
   if transactions == 0 then return end
   head[T_EVENTS] = head[T_EVENTS] + transactions
   head[T_COMPLETED_AT] = now()
   local bucket = floor(log(took / 1e3 / transactions) * BUCKETS_PER_E)
   if not (bucket > 0) then bucket = 0 elseif bucket >= BUCKETS then bucket = BUCKETS - 1 end
   buckets[bucket] = buckets[bucket] + transactions
end

function thread_init(thread_id)
   collectgarbage("restart")
   attach(thread_id)
   if workload_thread_init then workload_thread_init(thread_id) end
   head[T_READY] = 1
end

function event(thread_id)
   if not await_go() then return true end -- true ends this thread
   from = from or served()
   local stop = workload_event(thread_id)
   record()
   return stop
end

local told = {} -- numbers of the errors that this thread has printed
local DEADLOCKS = {[1205] = true, [1213] = true} -- a lock wait timeout, a deadlock

-- Called when an error restarts the transaction. Its latency still counts from the first attempt.
function sysbench.hooks.before_restart_event(problem)
   head[T_ERRORS] = head[T_ERRORS] + 1
   local number = problem.sql_errno
   if DEADLOCKS[number] then head[T_DEADLOCKS] = head[T_DEADLOCKS] + 1 end
   if not told[number] then
      told[number] = true
      io.stderr:write("error ", number, ": ", problem.sql_errmsg, "\n")
   end
   if workload_restart then workload_restart(problem) end
end

function sysbench.hooks.report_cumulative(totals)
   print(string.format('@qpsgate {"events":%d,"reads":%d,"writes":%d,"other":%d,"errors":%d}',
      totals.events, totals.reads, totals.writes, totals.other, totals.errors))
end
