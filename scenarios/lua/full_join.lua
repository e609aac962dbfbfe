-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A join without an index: each event joins a range of rows with 50 other rows by a value that no index has. The server
-- keeps the range in the join buffer while it reads the 50 rows. By default the range is about 380 KB, more than the
-- buffer of a server with default settings.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("join_rows", "Rows that each query keeps in the join buffer, of about 190 bytes", 2000)

-- The 50 rows are a derived table, which has no index, and whose size does not depend on the size of the tables.
local query = [[
SELECT COUNT(*), MAX(a.c), MAX(a.pad) FROM sbtest%u a STRAIGHT_JOIN (SELECT k FROM sbtest%u LIMIT 50) b
   ON a.k %% 100 = b.k %% 100 WHERE a.id BETWEEN %u AND %u]]

function event()
   ask(query, random_table(), random_table(), random_stretch(sysbench.opt.join_rows))
end
