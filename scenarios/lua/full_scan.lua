-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A scan without an index: each event reads a table from its beginning and checks every row, until scan_rows match.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("scan_rows", "Rows that each query reads", 10000)

function event()
   -- All rows match, but the server has to read each of them to know that.
   ask("SELECT id, c FROM sbtest%u WHERE c LIKE '%%-%%' LIMIT %u, 1", random_table(), sysbench.opt.scan_rows - 1)
end
