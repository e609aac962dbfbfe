-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A temporary table: each event groups a range of rows, each of which is its own group, and keeps a wide row for every
-- group. By default that is a table of about 3.6 MB; if temporary tables may not be that large, it goes to disk.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("group_rows", "Rows that each query groups, of about 730 bytes in the temporary table", 5000)

function event()
   local first, last = random_stretch(sysbench.opt.group_rows)
   ask("SELECT id + 0 AS one, MAX(c), MAX(pad) FROM sbtest%u WHERE id BETWEEN %u AND %u GROUP BY one ORDER BY NULL " .. NO_ROW,
       random_table(), first, last)
end
