-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A join without an index: each event joins a stretch of rows with a few others by a value that no index has. The rows
-- wait in the join buffer until those others have been read; by default they are about 380 KB, more than it holds in a
-- server as shipped.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("join_rows", "Rows that each query keeps in the join buffer, of about 190 bytes", 2000)

-- The others are a table of the query's own, as that has no index, and is the same however large the tables are.
local query = [[
SELECT COUNT(*), MAX(a.c), MAX(a.pad) FROM sbtest%u a STRAIGHT_JOIN (SELECT k FROM sbtest%u LIMIT 50) b
   ON a.k %% 100 = b.k %% 100 WHERE a.id BETWEEN %u AND %u]]

function event()
   ask(query, random_table(), random_table(), random_stretch(sysbench.opt.join_rows))
end
