-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Huge transactions: each event changes many rows in one statement, and by default writes 2 MB of redo log.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("transaction_rows", "Rows that each transaction changes, with about 400 bytes of redo log each", 5000)

function event()
   local tab, first, last = random_table(), random_stretch(sysbench.opt.transaction_rows)

   con:query(string.format("UPDATE sbtest%u SET c = '%s' WHERE id BETWEEN %u AND %u", tab, get_c_value(), first, last))
end
