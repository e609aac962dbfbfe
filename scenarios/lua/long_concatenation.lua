-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A long text from many rows: each event joins a column of a range of rows into one text, of 1.2 MB unless the server
-- truncates it.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("concat_rows", "Rows whose text each query joins, 120 bytes each", 10000)

function event()
   local first, last = random_stretch(sysbench.opt.concat_rows)
   ask("SELECT LENGTH(GROUP_CONCAT(c SEPARATOR ' ')) FROM sbtest%u WHERE id BETWEEN %u AND %u", random_table(), first, last)
end
