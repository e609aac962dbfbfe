-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Building an index: each event makes an index over the wide columns of a table, and drops it. The server reads the
-- table, sorts the entries in buffers and files, and loads them. Each connection has its own table.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/filled_tables.lua")

use_filled_tables("index_rows", "Rows of the table whose index is built, of about 190 bytes")

function event()
   con:query("CREATE INDEX built ON " .. own .. " (c, pad)")
   con:query("DROP INDEX built ON " .. own)
end
