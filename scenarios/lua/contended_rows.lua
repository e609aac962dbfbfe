-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Contended rows: each event is a transaction that reads one of a few rows that all connections update, updates it, and
-- reads another row before it commits. They wait for each other, and never in a circle, as each has one lock.

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
