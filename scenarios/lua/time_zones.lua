-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Conversions of times: for each row of a range, an event converts a time to the time zone of the connection and back,
-- as the server does for every value of a TIMESTAMP column.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/rows.lua")

declare_rows("time_rows", "Rows of which each query converts a time", 5000)

function event()
   local first, last = random_stretch(sysbench.opt.time_rows)
   -- Some in summer and some in winter, over twenty years.
   ask("SELECT SUM(UNIX_TIMESTAMP(FROM_UNIXTIME(1000000000 + 977 * id %% 600000000))) FROM sbtest%u WHERE id BETWEEN %u AND %u",
       random_table(), first, last)
end
