-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Functions shared by workloads of one long query: each reads a random range of a fixed number of rows of a random
-- table. Their queries sort, join or group all of these rows and send almost none, so that the server does the work.
-- Not a workload itself.

require("oltp_common")

-- Skips more rows than any table has: the server does all the work of the query, and sends no row.
NO_ROW = "LIMIT 1000000000, 1"

function prepare_statements()
end

function declare_rows(option, what, default)
   sysbench.cmdline.options[option] = {what, default}
end

function random_table()
   return sysbench.rand.uniform(1, sysbench.opt.tables)
end

-- First and last id of a random range of this many rows, or of the complete table if it has fewer.
function random_stretch(rows)
   local count = math.min(rows, sysbench.opt.table_size)
   local first = sysbench.rand.uniform(1, sysbench.opt.table_size - count + 1)
   return first, first + count - 1
end

function ask(query, ...)
   con:query(string.format(query, ...)):free()
end
