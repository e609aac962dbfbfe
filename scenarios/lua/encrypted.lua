-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Encrypted connections: each event connects, reads rows by their key, and disconnects. The client encrypts if the
-- server offers it. About half of the time goes to the handshake, the other half to encrypted statements and rows.

require("oltp_common")

local READS = 50

function prepare_statements()
end

function event()
   con:disconnect()
   con = drv:connect()
   for _ = 1, READS do
      con:query(string.format("SELECT c FROM sbtest%u WHERE id = %u", sysbench.rand.uniform(1, sysbench.opt.tables),
                              sysbench.rand.uniform(1, sysbench.opt.table_size)))
   end
end
