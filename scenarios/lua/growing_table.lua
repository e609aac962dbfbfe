-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A growing table, such as one of orders: each event adds a row at the end of a table that all connections share, and
-- reads the newest rows.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/own_tables.lua")

sysbench.cmdline.options.newest_rows =
   {"Newest rows that each transaction reads", 20}

use_own_tables(function() return {sbtest0 = {"InnoDB"}} end)

function event()
   con:query(insert_into("sbtest0", random_row()))
   con:query(string.format("SELECT id, k, c FROM sbtest0 ORDER BY id DESC LIMIT %u", sysbench.opt.newest_rows)):free()
end
