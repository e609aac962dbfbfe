-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Large rows: each event reads a long row and writes another. The rows are in a table that is made before the first
-- transaction and dropped after the last. It is named sbtest0, because the tables of the data set start at sbtest1.

require("oltp_common")

sysbench.cmdline.options.row_bytes =
   {"Bytes of each row", 32768}

local TABLE_BYTES, FEWEST_ROWS, MOST_ROWS = 16 * 1024 * 1024, 16, 1000
-- Each value begins with a random number, because a server does not write a value that equals the previous one.
local NUMBER = "%010u"
local rows, body

function prepare_statements()
end

local function row_count()
   return math.max(FEWEST_ROWS, math.min(MOST_ROWS, math.floor(TABLE_BYTES / sysbench.opt.row_bytes)))
end

function init()
   local con = sysbench.sql.driver():connect()

   con:query("DROP TABLE IF EXISTS sbtest0")
   con:query("CREATE TABLE sbtest0 (id INT NOT NULL PRIMARY KEY, body LONGBLOB NOT NULL) ENGINE = InnoDB")
   for id = 1, row_count() do
      con:query(string.format("INSERT INTO sbtest0 VALUES (%u, REPEAT('0', %u))", id, sysbench.opt.row_bytes))
   end
   con:disconnect()
end

local connect = thread_init

function thread_init()
   connect()
   rows = row_count()
   body = sysbench.rand.string(string.rep("#", sysbench.opt.row_bytes - #string.format(NUMBER, 0)))
end

function event()
   con:query(string.format("SELECT body FROM sbtest0 WHERE id = %u", sysbench.rand.uniform(1, rows))):free()
   con:query(string.format("UPDATE sbtest0 SET body = '" .. NUMBER .. "%s' WHERE id = %u",
                           sysbench.rand.uniform(0, 999999999), body, sysbench.rand.uniform(1, rows)))
end

function done()
   local con = sysbench.sql.driver():connect()
   con:query("DROP TABLE sbtest0")
   con:disconnect()
end
