-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Transactions that a source writes for replicas to apply. Each is as short as possible: it gives one row a new value.
-- So a replica mostly waits for the disk at commits, a wait that several of its threads can share. There are so few
-- rows that each is written several times. Therefore a replica that applies the log again never finds a row that
-- already has the value to be written; it would skip that write. Not a workload itself.

require("oltp_common")

local ROWS, VALUES = 1500, 1000000000

function prepare_statements()
end

function event()
   con:query(string.format("UPDATE sbtest%u SET k = %u WHERE id = %u", sysbench.rand.uniform(1, sysbench.opt.tables),
                           sysbench.rand.uniform(1, VALUES),
                           sysbench.rand.uniform(1, math.min(ROWS, sysbench.opt.table_size))))
end
