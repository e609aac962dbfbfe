-- Derived from TPC-H; results are not comparable with published TPC-H results.
--
-- The fourteen secondary indexes that studies of TPC-H on MySQL usually make: foreign keys and dates. One statement for
-- each table, because a table is read once for all the indexes of one statement. Without them Q20 takes some hundred
-- times as long, and in one product or the other so do Q13, Q17 and Q22.

ALTER TABLE nation
  ADD INDEX i_n_regionkey (n_regionkey);

ALTER TABLE supplier
  ADD INDEX i_s_nationkey (s_nationkey);

ALTER TABLE partsupp
  ADD INDEX i_ps_partkey (ps_partkey),
  ADD INDEX i_ps_suppkey (ps_suppkey);

ALTER TABLE customer
  ADD INDEX i_c_nationkey (c_nationkey);

ALTER TABLE orders
  ADD INDEX i_o_custkey (o_custkey),
  ADD INDEX i_o_orderdate (o_orderdate);

ALTER TABLE lineitem
  ADD INDEX i_l_orderkey (l_orderkey),
  ADD INDEX i_l_partkey (l_partkey),
  ADD INDEX i_l_suppkey (l_suppkey),
  ADD INDEX i_l_partkey_suppkey (l_partkey, l_suppkey),
  ADD INDEX i_l_shipdate (l_shipdate),
  ADD INDEX i_l_commitdate (l_commitdate),
  ADD INDEX i_l_receiptdate (l_receiptdate);

ANALYZE TABLE region, nation, part, supplier, partsupp, customer, orders, lineitem;
