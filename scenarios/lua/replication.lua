-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Replication: the server applies a source's earlier writes from a relay log in its data directory, and starts again at
-- the log's beginning when it has applied most of it. There is no source and no network. Each event checks the server's
-- progress, and counts as the transactions applied since the previous check.

require("oltp_common")

sysbench.cmdline.options.lap_transactions =
   {"Transactions after which the server begins anew", 55000}

-- Name of the relay log in the seed. backlog.lua wrote its transactions.
local RELAY_LOG = "backlog.000002"
-- Each transaction updates one row, so updated rows count transactions. System tables are left out, because a replica
-- saves its position there.
local APPLIED = "SELECT SLEEP(%.3f), (SELECT VARIABLE_VALUE FROM %s WHERE VARIABLE_NAME = '%s')"
local LOOK_SECONDS, MOST_IDLE_LOOKS = 0.02, 750
-- A longer served time between two checks means that the client was paused in between, while its server went on.
local UNSEEN_NS = 5e8

local statements, is_counting
local seen, lap, idle, looked_at = nil, 0, 0, nil

function prepare_statements()
end

-- Servers since MySQL 8.0.23 speak of replicas and sources, all others of slaves and masters.
local function statements_of(con)
   local version = con:query_row("SELECT VERSION()")
   local is_mariadb = version:lower():find("mariadb") ~= nil
   local major, minor, patch = version:match("^(%d+)%.(%d+)%.(%d+)")
   local is_new = not is_mariadb and tonumber(major) * 10000 + tonumber(minor) * 100 + tonumber(patch) >= 80023
   local at = {string.format("RELAY_LOG_FILE = '%s', RELAY_LOG_POS = 4", RELAY_LOG)}
   -- The server never connects to this host, but replication does not start without one.
   if is_new then
      at[#at + 1] = "SOURCE_HOST = '127.0.0.1'"
      if con:query_row("SELECT @@GLOBAL.gtid_mode") == "ON" then at[#at + 1] = "ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL" end
   else
      at[#at + 1] = "MASTER_HOST = '127.0.0.1'"
      -- Without the name of a source's log, MariaDB 10.11 crashes when several threads apply transactions.
      if is_mariadb then at[#at + 1] = "MASTER_USE_GTID = no, MASTER_LOG_FILE = '" .. RELAY_LOG .. "', MASTER_LOG_POS = 4" end
   end
   local change = is_new and "CHANGE REPLICATION SOURCE TO " or "CHANGE MASTER TO "
   return {
      change = change .. table.concat(at, ", "),
      start = is_new and "START REPLICA SQL_THREAD" or "START SLAVE SQL_THREAD",
      stop = is_new and "STOP REPLICA" or "STOP SLAVE",
      look = string.format(APPLIED, LOOK_SECONDS, is_mariadb and "information_schema.GLOBAL_STATUS" or "performance_schema.global_status",
                           is_mariadb and "HANDLER_UPDATE" or "Innodb_rows_updated")
   }
end

local function begin(con, own)
   con:query(own.stop)
   con:query(own.change)
   con:query(own.start)
end

function init()
   local con = sysbench.sql.driver():connect()
   -- A purged log cannot be applied again.
   con:query("SET GLOBAL relay_log_purge = OFF")
   begin(con, statements_of(con))
   con:disconnect()
end

local connect = thread_init

function thread_init(thread_id)
   connect(thread_id)
   statements = statements_of(con)
   -- Only the first thread counts, because all threads read the same counter.
   is_counting = thread_id == 0
end

local function look()
   local _, rows = con:query_row(statements.look)
   return tonumber(rows)
end

function event()
   local served = qpsgate_served and qpsgate_served() or 0
   if seen == nil or served - looked_at > UNSEEN_NS then seen = look() end
   local now = look()
   local applied = now - seen
   seen, lap, idle = now, lap + applied, applied > 0 and 0 or idle + 1
   if is_counting then
      if idle > MOST_IDLE_LOOKS then error("the server applies nothing any more; its error log tells why") end
      if lap >= sysbench.opt.lap_transactions then
         begin(con, statements)
         lap = 0
      end
   end
   if qpsgate_completed then qpsgate_completed(is_counting and applied or 0) end
   looked_at = qpsgate_served and qpsgate_served() or 0
end

function done()
   local con = sysbench.sql.driver():connect()
   con:query(statements_of(con).stop)
   con:disconnect()
end
