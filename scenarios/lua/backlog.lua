-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Transactions that a source writes for replicas to apply. They are as short as can be, each giving a new value to a
-- row, so that waiting for the disk at commits counts, which several threads share. There are so few rows that each is
-- written several times: a replica that applies all of it again never finds the value already there, which it would not
-- write. Not a workload itself.

require("oltp_common")

local ROWS, VALUES = 1500, 1000000000

function prepare_statements()
end

function event()
   con:query(string.format("UPDATE sbtest%u SET k = %u WHERE id = %u", sysbench.rand.uniform(1, sysbench.opt.tables),
                           sysbench.rand.uniform(1, VALUES),
                           sysbench.rand.uniform(1, math.min(ROWS, sysbench.opt.table_size))))
end
