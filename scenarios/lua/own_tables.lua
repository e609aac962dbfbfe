-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Functions shared by workloads that add rows to tables of their own. These tables have the columns of the data set's
-- tables. They are named sbtest0 with a suffix, because the data set's tables start at sbtest1. They are made before
-- the first transaction and dropped after the last, so that the data set does not change. Not a workload itself.

require("oltp_common")

local COLUMNS = [[(id INT UNSIGNED NOT NULL AUTO_INCREMENT, k INT UNSIGNED NOT NULL, c CHAR(120) NOT NULL, pad CHAR(60) NOT NULL,
PRIMARY KEY (id), KEY k (k)) ENGINE = ]]

function prepare_statements()
end

function ask_once(ask)
   local one = sysbench.sql.driver():connect()
   ask(one)
   one:disconnect()
end

-- Makes a table with the first of these engines that the server has and allows.
local function make_table(one, name, engines)
   one:query("DROP TABLE IF EXISTS " .. name)
   for i, engine in ipairs(engines) do
      local make = function() one:query("CREATE TABLE " .. name .. COLUMNS .. engine) end
      if i == #engines then make() elseif pcall(make) then return end
   end
end

-- Makes and drops the tables that tables() returns: their names, each with possible engines, the preferred one first.
function use_own_tables(tables)
   function init()
      ask_once(function(one) for name, engines in pairs(tables()) do make_table(one, name, engines) end end)
   end

   function done()
      ask_once(function(one) for name in pairs(tables()) do one:query("DROP TABLE " .. name) end end)
   end
end

function insert_into(name, rows)
   return "INSERT INTO " .. name .. " (k, c, pad) VALUES " .. rows
end

function random_row()
   return string.format("(%u, '%s', '%s')", sysbench.rand.uniform(1, sysbench.opt.table_size), get_c_value(),
                        get_pad_value())
end
