-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Sustained writes: each event updates rows all over a table, and with them entries all over its index, in one
-- statement. The redo log fills within seconds, and from then on the server must write changed pages to free space in
-- it. With a small log it writes a page often, with a large log rarely, because most pages change again before that.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("update_rows", "Rows that each statement updates", 20)

function event()
   local size = sysbench.opt.table_size
   local ids = {}
   for i = 1, sysbench.opt.update_rows do ids[i] = sysbench.rand.uniform(1, size) end
   con:query(string.format("UPDATE sbtest%u SET k = 1 + (k + %u) %% %u WHERE id IN (%s)", random_table(),
                           sysbench.rand.uniform(1, size - 1), size, table.concat(ids, ",")))
end
