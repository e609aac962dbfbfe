-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Many tables: each event is one query that reads a row by its key from each of several tables, which all have to be
-- open at once. The data set needs at least as many tables as the table cache holds.

require("oltp_common")

sysbench.cmdline.options.query_tables =
   {"Tables that each query reads", 10}

function prepare_statements()
end

function event()
   local tables, size = sysbench.opt.tables, sysbench.opt.table_size
   local first = sysbench.rand.uniform(0, tables - 1)
   local parts = {}

   for i = 1, math.min(sysbench.opt.query_tables, tables) do
      parts[i] = string.format("SELECT c FROM sbtest%u WHERE id = %u", (first + i) % tables + 1,
                               sysbench.rand.uniform(1, size))
   end

   con:query(table.concat(parts, " UNION ALL ")):free()
end
