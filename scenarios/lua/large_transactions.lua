-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Large transactions: each event changes a range of rows of a table in a few statements, and commits them all at
-- once. By default, about 400 KB of old rows and as much of new rows are logged, more than the binary log's cache holds
-- in a server with default settings.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("transaction_rows", "Rows that each transaction changes, of about 190 bytes", 2000)

-- Each statement has a LIMIT, with which servers that choose between logging statements and rows log rows.
local STATEMENTS = 4

function event()
   local tab, first, last = random_table(), random_stretch(sysbench.opt.transaction_rows)
   local step = math.ceil((last - first + 1) / STATEMENTS)
   local value = get_c_value()

   con:query("BEGIN")
   -- In the order of ids, so that transactions that change the same rows do not deadlock.
   for from = first, last, step do
      con:query(string.format("UPDATE sbtest%u SET c = '%s' WHERE id BETWEEN %u AND %u LIMIT %u", tab, value, from,
                              math.min(last, from + step - 1), step))
   end
   con:query("COMMIT")
end
