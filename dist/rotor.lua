-- SPDX-License-Identifier: GPL-2.0-or-later
-- sysbench loads this file, because every machine that measures has sysbench, and its Lua has a precise clock and
-- system calls without a compiler. The rest of qpsgate is Apache-2.0.
--
-- The rotor lets servers alternate in turns of a few milliseconds. It freezes one and thaws the next, in random order,
-- and sums up the work of their loads at the end of every window. Clients never stop: those of a frozen server wait for
-- its answer. See rotor.ts for the layout of the rotor's file, and board.ts for that of the loads' boards. A user's
-- script can write to its board, so no size is taken from a board.

local ffi = require("ffi")

ffi.cdef [[
typedef struct { long tv_sec; long tv_nsec; } qpsgate_timespec;
typedef struct { int priority; } qpsgate_sched_param;
int qpsgate_clock_gettime(int clock, qpsgate_timespec *now) __asm__("clock_gettime");
int qpsgate_clock_nanosleep(int clock, int flags, const qpsgate_timespec *until, qpsgate_timespec *left) __asm__("clock_nanosleep");
int qpsgate_open(const char *path, int flags, ...) __asm__("open");
int qpsgate_close(int fd) __asm__("close");
long qpsgate_lseek(int fd, long offset, int whence) __asm__("lseek");
void *qpsgate_mmap(void *address, size_t length, int protection, int flags, int fd, long offset) __asm__("mmap");
int qpsgate_kill(int pid, int signal) __asm__("kill");
int qpsgate_sched_setscheduler(int pid, int policy, const qpsgate_sched_param *parameters) __asm__("sched_setscheduler");
int qpsgate_setpriority(int which, int who, int nice) __asm__("setpriority");
]]

local C = ffi.C
local CLOCK_MONOTONIC, TIMER_ABSTIME = 1, 1
local O_RDWR, SEEK_END, PROT_READ_WRITE, MAP_SHARED = 2, 2, 3, 1
local SIGCONT, SIGSTOP, SCHED_FIFO, PRIO_PROCESS = 18, 19, 1, 0

-- Layout of the loads' boards; must agree with board.ts.
local HEADER, HEAD = 16, 8
local H_GO, H_CLOCK = 2, 6
local T_EVENTS, T_SERVED = 1, 4
local STATEMENT, S_EXECUTIONS, S_SERVED = 3, 0, 1
-- Layout of the rotor's file; must agree with rotor.ts.
local MAGIC, R_HEADER, R_WINDOW, R_ARM, R_STATEMENT = 20261129, 16, 2, 4, 2
local R_MAGIC, R_CAPACITY, R_WANTED, R_DONE, R_ENDED, R_TURN_NS, R_ROUNDS, R_SEED, R_READY = 0, 2, 3, 4, 5, 6, 7, 8, 9

local POLL_NS = 5e5

local spec = ffi.new("qpsgate_timespec")

-- Time of a clock, in nanoseconds; nil for the CPU clock of a process that has ended.
local function clock(id)
   if C.qpsgate_clock_gettime(id, spec) ~= 0 then return nil end
   return tonumber(spec.tv_sec) * 1e9 + tonumber(spec.tv_nsec)
end

local function sleep_until(ns)
   local seconds = math.floor(ns / 1e9)
   spec.tv_sec, spec.tv_nsec = seconds, ns - seconds * 1e9
   while C.qpsgate_clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, spec, nil) == 4 do end -- 4 is EINTR
end

local function map(path, doubles)
   local fd = C.qpsgate_open(path, O_RDWR)
   if fd < 0 then error("qpsgate: cannot open " .. path) end
   local bytes = C.qpsgate_lseek(fd, 0, SEEK_END)
   if bytes < ffi.sizeof("double") * doubles then error("qpsgate: " .. path .. " is too short") end
   local base = C.qpsgate_mmap(nil, bytes, PROT_READ_WRITE, MAP_SHARED, fd, 0)
   C.qpsgate_close(fd)
   if ffi.cast("intptr_t", base) == -1 then error("qpsgate: cannot map " .. path) end
   return ffi.cast("double *", base)
end

local rotor, arms, order
local width -- number of doubles in a window's row

-- Reads a line for each arm: its process, and the threads, statements and board of its load.
local function read_arms()
   local found = {}
   width = R_WINDOW
   for line in io.lines(os.getenv("QPSGATE_ARMS")) do
      local pid, threads, statements, path = line:match("^(%d+) (%d+) (%d+) (.+)$")
      threads, statements = tonumber(threads), tonumber(statements)
      local arm = {
         pid = tonumber(pid), on = 1, started = 0,
         board = map(path, HEADER + threads * (HEAD + STATEMENT * statements)),
         events = 0, served = 0, cpu = 0, total_on = 0,
         -- The arm's position in a window's row, and the sums of each statement.
         at = width, threads = threads, statements = statements,
         seen = ffi.new("double[?]", R_STATEMENT * statements), sums = ffi.new("double[?]", R_STATEMENT * statements),
         -- CPU clock of another process, see clock_getcpuclockid(3).
         cpu_clock = (-tonumber(pid) - 1) * 8 + 2,
      }
      -- Served time begins with the arm's first turn, so that it does not count how long clients wait for that turn.
      arm.board[H_CLOCK] = -arm.on
      width = width + R_ARM + R_STATEMENT * statements
      found[#found + 1] = arm
   end
   return found
end

-- A process that has ended gets no more signals, because another process may get its id.
local function signal(arm, number)
   if not arm.has_ended and C.qpsgate_kill(arm.pid, number) ~= 0 then arm.has_ended = true end
end

local function thaw(arm)
   arm.started = clock(CLOCK_MONOTONIC)
   -- Served time of its clients continues. It is the monotonic clock less this value.
   arm.board[H_CLOCK] = arm.started - arm.on
   signal(arm, SIGCONT)
end

local function freeze(arm)
   signal(arm, SIGSTOP)
   if arm.started == 0 then return end
   arm.on = arm.on + clock(CLOCK_MONOTONIC) - arm.started
   arm.started = 0
   -- Served time stands still. It is this value, negated.
   arm.board[H_CLOCK] = -arm.on
end

local function shuffle()
   for last = #order, 2, -1 do
      local other = math.random(last)
      order[last], order[other] = order[other], order[last]
   end
end

-- Runs each arm once. Returns the time at which the last turn should have ended.
local function round(from, turn_ns)
   shuffle()
   for _, index in ipairs(order) do
      local arm = arms[index]
      thaw(arm)
      from = from + turn_ns
      sleep_until(from)
      local late = clock(CLOCK_MONOTONIC) - from
      freeze(arm)
      -- After a wake-up that is late by more than a turn, later turns keep their length instead of catching up.
      if late > turn_ns then from = from + late end
   end
   return from
end

local function totals(arm)
   local events, served = 0, 0
   local head = arm.board + HEADER
   for _ = 1, arm.threads do
      events, served = events + head[T_EVENTS], served + head[T_SERVED]
      head = head + HEAD
   end
   -- A server that has ended has no CPU clock, and has used no more CPU time than before.
   return events, served, clock(arm.cpu_clock) or arm.cpu, arm.on
end

-- Sums up each statement of a load over its threads, and keeps the earlier sums in `seen`.
local function sum_statements(arm)
   local many = arm.statements
   if many == 0 then return end
   local sums = arm.seen
   arm.seen, arm.sums = arm.sums, sums
   ffi.fill(sums, ffi.sizeof("double") * R_STATEMENT * many)
   local from = arm.board + HEADER + HEAD * arm.threads
   for _ = 1, arm.threads do
      for at = 0, many - 1 do
         sums[R_STATEMENT * at] = sums[R_STATEMENT * at] + from[STATEMENT * at + S_EXECUTIONS]
         sums[R_STATEMENT * at + 1] = sums[R_STATEMENT * at + 1] + from[STATEMENT * at + S_SERVED]
      end
      from = from + STATEMENT * many
   end
end

local function remember()
   for _, arm in ipairs(arms) do
      arm.events, arm.served, arm.cpu, arm.total_on = totals(arm)
      sum_statements(arm)
   end
end

local function write_window(from)
   local row = rotor + R_HEADER + width * (rotor[R_DONE] % rotor[R_CAPACITY])
   row[0], row[1] = from, clock(CLOCK_MONOTONIC)
   for _, arm in ipairs(arms) do
      local at = row + arm.at
      local events, served, cpu, on = totals(arm)
      at[0], at[1], at[2], at[3] = events - arm.events, served - arm.served, cpu - arm.cpu, on - arm.total_on
      arm.events, arm.served, arm.cpu, arm.total_on = events, served, cpu, on
      sum_statements(arm)
      for nth = 0, R_STATEMENT * arm.statements - 1 do at[R_ARM + nth] = arm.sums[nth] - arm.seen[nth] end
   end
   rotor[R_DONE] = rotor[R_DONE] + 1
end

-- Runs the requested windows without pauses in between. Afterwards, all servers are frozen.
local function run()
   order = {}
   for index, arm in ipairs(arms) do
      freeze(arm)
      -- An arm whose clients rest has no turn.
      if arm.board[H_GO] ~= 0 then order[#order + 1] = index end
   end
   remember()
   local turn_ns, from = rotor[R_TURN_NS], clock(CLOCK_MONOTONIC)
   while rotor[R_DONE] < rotor[R_WANTED] and rotor[R_ENDED] == 0 do
      local began = from
      for _ = 1, rotor[R_ROUNDS] do from = round(from, turn_ns) end
      write_window(began)
   end
end

function thread_init()
   rotor = map(os.getenv("QPSGATE_ROTOR"), R_HEADER)
   if rotor[R_MAGIC] ~= MAGIC then error("qpsgate: the rotor's file has another layout") end
   arms = read_arms()
   math.randomseed(rotor[R_SEED])
   -- If the rotor may not run in real time, it runs at the highest priority that it may have.
   local first = ffi.new("qpsgate_sched_param", 1)
   if C.qpsgate_sched_setscheduler(0, SCHED_FIFO, first) ~= 0 then C.qpsgate_setpriority(PRIO_PROCESS, 0, -20) end
   rotor[R_READY] = 1
end

function event()
   while rotor[R_DONE] >= rotor[R_WANTED] do
      if rotor[R_ENDED] ~= 0 then return true end
      sleep_until(clock(CLOCK_MONOTONIC) + POLL_NS)
   end
   if rotor[R_ENDED] ~= 0 then return true end
   run()
end
