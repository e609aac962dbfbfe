-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Contended rows: all connections update the same few rows. Each event is a transaction that reads one of them, updates
-- it, and reads another row before it commits. Transactions wait for each other, but never deadlock, because each locks
-- only one row.

require("oltp_common")

sysbench.cmdline.options.hot_rows =
   {"Rows that all connections update", 4}

function prepare_statements()
end

function event()
   local size = sysbench.opt.table_size
   local hot = sysbench.rand.uniform(1, math.min(sysbench.opt.hot_rows, size))

   con:query("BEGIN")
   con:query(string.format("SELECT c FROM sbtest1 WHERE id = %u", hot)):free()
   con:query(string.format("UPDATE sbtest1 SET c = '%s' WHERE id = %u", get_c_value(), hot))
   con:query(string.format("SELECT c FROM sbtest1 WHERE id = %u", sysbench.rand.uniform(1, size))):free()
   con:query("COMMIT")
end
