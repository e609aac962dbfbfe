-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Rows that are read after sorting: each event sorts rows that are too wide to sort with all their columns. So the
-- server sorts their keys on disk, and then reads the rows through a cache. MySQL since 8.0.20 always sorts complete
-- rows.

local folder = debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or "."
dofile(folder .. "/rows.lua")
dofile(folder .. "/own_tables.lua")

-- A row may be wider than the widest rows that servers sort complete: 1024 bytes in MariaDB and MySQL 5.7.
local ROWS, WIDTH, ROWS_AT_ONCE = 20000, 1500, 1000

local function make_table(one)
   one:query("DROP TABLE IF EXISTS sbtest0_wide")
   one:query(string.format([[CREATE TABLE sbtest0_wide (id INT NOT NULL PRIMARY KEY, c CHAR(120) NOT NULL,
pad VARCHAR(%d) NOT NULL) ENGINE = InnoDB]], WIDTH))
   for first = 1, ROWS, ROWS_AT_ONCE do
      local rows = {}
      for id = first, first + ROWS_AT_ONCE - 1 do
         rows[#rows + 1] = string.format("(%d, '%s', '%s')", id, get_c_value(), get_pad_value())
      end
      one:query("INSERT INTO sbtest0_wide VALUES " .. table.concat(rows, ","))
   end
end

function init()
   ask_once(make_table)
end

function done()
   ask_once(function(one) one:query("DROP TABLE IF EXISTS sbtest0_wide") end)
end

function event()
   local first = sysbench.rand.uniform(1, ROWS / 4)
   ask("SELECT id, pad FROM sbtest0_wide WHERE id BETWEEN %d AND %d ORDER BY c " .. NO_ROW, first, first + ROWS * 3 / 4)
end
