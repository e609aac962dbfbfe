-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Many tables: each event is one query over several random tables, a row of each by its key, which all have to be open
-- at once. It needs a data set of many tables: as many as the table cache holds, or more.

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
