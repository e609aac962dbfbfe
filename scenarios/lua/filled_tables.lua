-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Functions shared by workloads whose statements change a complete table: each connection fills a table of its own
-- before its first transaction. Not a workload itself.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/own_tables.lua")

local DEFAULT_ROWS = 20000
local ROWS_AT_ONCE = 1000

local function name(thread_id)
   return "sbtest0_f" .. thread_id
end

function use_filled_tables(option, what)
   sysbench.cmdline.options[option] = {what, DEFAULT_ROWS}
   use_own_tables(function()
      local tables = {}
      for thread_id = 0, sysbench.opt.threads - 1 do tables[name(thread_id)] = {"InnoDB"} end
      return tables
   end)
   local connect = thread_init
   function thread_init(thread_id)
      connect(thread_id)
      own = name(thread_id)
      for from = 1, sysbench.opt[option], ROWS_AT_ONCE do
         local rows = {}
         for i = from, math.min(from + ROWS_AT_ONCE - 1, sysbench.opt[option]) do rows[#rows + 1] = random_row() end
         con:query(insert_into(own, table.concat(rows, ",")))
      end
   end
end
