-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A connection for every transaction, as in applications without a connection pool: each event connects, reads one row
-- by its key, and disconnects. Nothing is prepared, because each connection runs only one statement.

require("oltp_common")

function prepare_statements()
end

function event()
   con:disconnect()
   con = drv:connect()
   con:query(string.format("SELECT c FROM sbtest%u WHERE id = %u", sysbench.rand.uniform(1, sysbench.opt.tables),
                           sysbench.rand.uniform(1, sysbench.opt.table_size)))
end
