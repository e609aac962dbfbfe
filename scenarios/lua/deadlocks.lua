-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Deadlocks: each event is a transaction that updates two of a few rows in a random order. If two transactions wait for
-- each other, the server rolls one of them back, and sysbench runs its event again.

require("oltp_common")

sysbench.cmdline.options.hot_rows =
   {"Rows that all connections update: with these about one of a hundred transactions fails", 24}

function prepare_statements()
end

function event()
   local rows = math.min(sysbench.opt.hot_rows, sysbench.opt.table_size)
   local one = sysbench.rand.uniform(1, rows)
   local other = sysbench.rand.uniform(1, rows)

   con:query("BEGIN")
   for _, id in ipairs({one, other}) do
      con:query(string.format("UPDATE sbtest1 SET c = '%s' WHERE id = %u", get_c_value(), id))
   end
   con:query("COMMIT")
end
