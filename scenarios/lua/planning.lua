-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Planning: each event is a join of many tables, which the server may read in any order. No row of the first table
-- matches, whichever table that is, so the optimizer takes most of the time: it searches for the best order, and asks
-- an index how many rows each value of a list has.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("join_tables", "Tables that each query joins", 8)

local FEW_ROWS, VALUES = 2, 50

function event()
   local tables, first_table = sysbench.opt.tables, random_table()
   local from, where, values = {}, {}, {}

   for i = 1, sysbench.opt.join_tables do
      from[i] = string.format("sbtest%u t%u", (first_table + i) % tables + 1, i)
      -- No row has an empty c, but neither an index nor statistics show that.
      where[i] = string.format("t%u.c = '' AND t%u.k = t1.k", i, i)
   end
   for i = 1, VALUES do values[i] = sysbench.rand.uniform(1, sysbench.opt.table_size) end
   ask("SELECT COUNT(*) FROM " .. table.concat(from, ", ") .. " WHERE t1.id BETWEEN %u AND %u AND " ..
       table.concat(where, " AND ") .. " AND t1.k IN (" .. table.concat(values, ",") .. ")", random_stretch(FEW_ROWS))
end
