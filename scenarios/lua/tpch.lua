-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because sysbench loads it together with its own scripts, which are under the GPL.

-- One query derived from TPC-H: each event sends it once, with the specification's validation parameters, and receives
-- all its rows. Results are not comparable with published TPC-H results.

local here = debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or "."

sysbench.cmdline.options = {
   query =
      {"Number of the query (1-22)", 1},
   queries_dir =
      {"Directory of the queries, q01.sql to q22.sql", here .. "/../tpch/queries"},
   scale_factor =
      {"Scale factor of the data, which Q11 depends on", 1}
}

-- The query without comments and semicolon, as the server gets it.
local function read_query()
   local number, scale = sysbench.opt.query, sysbench.opt.scale_factor

   if number < 1 or number > 22 or number % 1 ~= 0 then
      error("--query must be an integer from 1 to 22, found " .. number)
   end
   if not (scale > 0) then
      error("--scale-factor must be more than 0, found " .. scale)
   end

   local path = string.format("%s/q%02d.sql", sysbench.opt.queries_dir, number)
   local file = assert(io.open(path))
   local text = file:read("*a")
   file:close()

   -- Not in exponent form, which would make it a floating-point number.
   local fraction = string.format("%.12f", 0.0001 / scale)
   text = text:gsub("%-%-[^\n]*", ""):gsub("{{fraction}}", fraction)
   return (text:gsub("^%s+", ""):gsub("[%s;]+$", ""))
end

local query

function thread_init()
   query = read_query()
   drv = sysbench.sql.driver()
   con = drv:connect()
end

function thread_done()
   con:disconnect()
end

function event()
   -- sysbench has received all rows when query() returns
   con:query(query):free()
end
