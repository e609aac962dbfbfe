-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- A mix of single statements: each event is one random statement, a point select with the given probability and
-- otherwise an update of an indexed column. There are no transactions, so --skip-trx makes no difference.

require("oltp_common")

sysbench.cmdline.options.read_percent =
   {"Share of reads among all statements, in percent (0-100)", 80}

function prepare_statements()
   local percent = sysbench.opt.read_percent

   if percent < 0 or percent > 100 then
      error("--read-percent must be from 0 to 100, found " .. percent)
   end

   -- oltp_common repeats a statement this many times per call
   sysbench.opt.point_selects = 1
   sysbench.opt.index_updates = 1

   prepare_point_selects()
   prepare_index_updates()
end

function event()
   if sysbench.rand.uniform(1, 100) <= sysbench.opt.read_percent then
      execute_point_selects()
   else
      execute_index_updates()
   end
end
