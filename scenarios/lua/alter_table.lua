-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A migration: each event changes the type of a column. For that, the server copies all rows into a new table with the
-- same indexes. Each connection has its own table.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/filled_tables.lua")

use_filled_tables("altered_rows", "Rows of the table that is copied, of about 190 bytes")

local types, at = {"BIGINT UNSIGNED NOT NULL", "INT UNSIGNED NOT NULL"}, 0

function event()
   at = at + 1
   con:query("ALTER TABLE " .. own .. " MODIFY k " .. types[1 + at % 2])
end
