-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A bulk load: each event adds many rows in one statement to an InnoDB table, and the same rows to a MyISAM table. The
-- server collects the keys of the MyISAM table in a separate buffer. Each connection has two tables of its own, and
-- empties them before they get large.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/own_tables.lua")

sysbench.cmdline.options.load_rows =
   {"Rows that each statement adds, of about 190 bytes", 1000}

-- Maximum number of rows in a table: they take 40 MB with their keys, and a connection adds them in a few seconds.
local MOST_ROWS = 200000
-- Number of texts of rows, which each client makes once. If a client made one for each statement, that would take as
-- long as the server takes for the statement.
local TEXTS = 8

local function names(thread_id)
   return "sbtest0_i" .. thread_id, "sbtest0_m" .. thread_id
end

use_own_tables(function()
   local tables = {}
   for thread_id = 0, sysbench.opt.threads - 1 do
      local innodb, myisam = names(thread_id)
      -- InnoDB if a server does not allow MyISAM.
      tables[innodb], tables[myisam] = {"InnoDB"}, {"MyISAM", "InnoDB"}
   end
   return tables
end)

local connect = thread_init
local own, texts, loads

function thread_init(thread_id)
   connect(thread_id)
   own, texts, loads = {names(thread_id)}, {}, 0
   for i = 1, TEXTS do
      local rows = {}
      for j = 1, sysbench.opt.load_rows do rows[j] = random_row() end
      texts[i] = table.concat(rows, ",")
   end
end

function event()
   if loads * sysbench.opt.load_rows >= MOST_ROWS then
      for _, name in ipairs(own) do con:query("TRUNCATE TABLE " .. name) end
      loads = 0
   end
   loads = loads + 1
   for _, name in ipairs(own) do con:query(insert_into(name, texts[1 + loads % TEXTS])) end
end
