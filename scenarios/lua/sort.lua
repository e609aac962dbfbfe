-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A sort: each event sorts a range of complete rows by a value that no index has. By default these rows are about
-- 2.3 MB, more than the sort buffer of a server with default settings, so it sorts them in parts on disk and merges
-- the parts.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("sort_rows", "Rows that each query sorts, of about 190 bytes", 12000)

function event()
   local first, last = random_stretch(sysbench.opt.sort_rows)
   ask("SELECT id, c, pad FROM sbtest%u WHERE id BETWEEN %u AND %u ORDER BY -k " .. NO_ROW, random_table(), first, last)
end
