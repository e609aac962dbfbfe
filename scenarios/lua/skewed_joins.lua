-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, unlike the rest of qpsgate, because it loads sysbench's oltp_common.lua, which is under the GPL.

-- Statements for which several plans compete: each event reads orders and their customers. A few customers have many
-- orders, and some states of orders are rare. Whichever values an event asks for, the same plans read the same number
-- of rows, so counts of rows differ only if plans differ.

dofile((debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or ".") .. "/own_tables.lua")

local ORDERS, CUSTOMERS, HOT, CITIES = 10000, 1010, 10, 50
local PER_DAY, REGIONS = 20, 25
local ROWS_AT_ONCE = 1000

-- Statistics sample all pages, and only once: otherwise plans would differ from start to start.
local STATISTICS = " ENGINE = InnoDB STATS_PERSISTENT = 1, STATS_AUTO_RECALC = 0, STATS_SAMPLE_PAGES = 60000"

-- Ten customers have a hundred orders each, all others nine; a tenth of the orders is in the second state, and a
-- hundredth in the third.
local function order(id)
   local is_hot = id % 10 == 0
   local customer = is_hot and 1 + id / 10 % HOT or 1 + HOT + (id - math.floor(id / 10)) % (CUSTOMERS - HOT)
   local state = id % 100 == 50 and 3 or id % 10 == 5 and 2 or 1
   return string.format("(%d, %d, %d, %d, %d, '%s')", id, customer, state, math.floor(id / PER_DAY), id % REGIONS,
                        get_c_value())
end

local function customer(id)
   return string.format("(%d, %d, %d, '%s')", id, id % CITIES, id % 100 == 7 and 2 or 1, get_pad_value())
end

local function fill(one, name, count, row, columns)
   for first = 1, count, ROWS_AT_ONCE do
      local rows = {}
      for id = first, math.min(first + ROWS_AT_ONCE - 1, count) do rows[#rows + 1] = row(id) end
      one:query("INSERT INTO " .. name .. " VALUES " .. table.concat(rows, ","))
   end
   local version = one:query_row("SELECT VERSION()")
   one:query("ANALYZE TABLE " .. name .. (version:find("MariaDB") and " PERSISTENT FOR ALL" or "")):free()
   -- Makes histograms of the columns. MySQL 5.7 has none.
   if not version:find("MariaDB") and tonumber(version:match("^%d+")) >= 8 then
      one:query("ANALYZE TABLE " .. name .. " UPDATE HISTOGRAM ON " .. columns):free()
   end
end

local function drop_tables(one)
   one:query("DROP TABLE IF EXISTS sbtest0_orders, sbtest0_customers")
end

function init()
   ask_once(function(one)
      drop_tables(one)
      one:query([[CREATE TABLE sbtest0_orders (id INT NOT NULL PRIMARY KEY, customer INT NOT NULL, state INT NOT NULL,
day INT NOT NULL, region INT NOT NULL, c CHAR(120) NOT NULL, KEY (customer), KEY (state), KEY (day), KEY (region, day))]]
                   .. STATISTICS)
      one:query([[CREATE TABLE sbtest0_customers (id INT NOT NULL PRIMARY KEY, city INT NOT NULL, segment INT NOT NULL,
pad CHAR(60) NOT NULL, KEY (city))]] .. STATISTICS)
      fill(one, "sbtest0_orders", ORDERS, order, "state, region")
      fill(one, "sbtest0_customers", CUSTOMERS, customer, "segment")
   end)
end

function done()
   ask_once(drop_tables)
end

function event()
   local function ask(query, ...) con:query(string.format(query, ...)):free() end
   local function sum_of_orders(condition, ...)
      ask("SELECT SUM(LENGTH(c)) FROM sbtest0_orders WHERE " .. condition, ...)
   end

   local day = sysbench.rand.uniform(10, ORDERS / PER_DAY - 110)
   local region = sysbench.rand.uniform(10, REGIONS - 1)
   local city = sysbench.rand.uniform(11, CITIES - 1)
   local cold = sysbench.rand.uniform(HOT + 1, CUSTOMERS)

   -- By a list of customers with many orders, or by days.
   sum_of_orders("customer IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) AND day BETWEEN %d AND %d", day, day + 10)
   -- Two indexes, or the whole table.
   sum_of_orders("customer = %d OR day = %d", cold, day)
   -- One of two indexes, neither of which leaves few rows.
   sum_of_orders("state = 2 AND day BETWEEN %d AND %d", day, day + 50)
   -- The first column of an index, and a condition on its second column.
   sum_of_orders("region = %d AND day %% 10 = 3", region)
   -- Many rows by an index.
   sum_of_orders("day BETWEEN %d AND %d", day, day + 20)
   -- Customers of the rare segment first, or some days first.
   ask([[SELECT COUNT(*) FROM sbtest0_orders o JOIN sbtest0_customers p ON o.customer = p.id
WHERE p.segment = 2 AND o.day BETWEEN %d AND %d]], day, day + 60)
   -- A join by columns without an index.
   ask([[SELECT COUNT(*) FROM sbtest0_customers a JOIN sbtest0_customers b ON a.pad = b.pad
WHERE a.city = %d AND b.segment = 2]], city)
   -- Subqueries.
   ask([[SELECT COUNT(*) FROM sbtest0_customers
WHERE city = %d AND id IN (SELECT customer FROM sbtest0_orders WHERE state = 1)]], city)
   ask([[SELECT COUNT(*) FROM sbtest0_orders
WHERE day = %d AND customer NOT IN (SELECT id FROM sbtest0_customers WHERE segment = 2)]], day)
   -- Derived tables.
   ask([[SELECT COUNT(*) FROM (SELECT customer, c FROM sbtest0_orders WHERE region < 5) d WHERE d.customer = %d]], cold)
   ask([[SELECT n FROM (SELECT city, COUNT(*) n FROM sbtest0_customers GROUP BY city) d WHERE city = %d]], city)
   -- The index of the rare state, whose rows are in the order of ids, or the primary key.
   ask("SELECT id, c FROM sbtest0_orders WHERE state = 3 AND region < 20 ORDER BY id LIMIT 10")
end
