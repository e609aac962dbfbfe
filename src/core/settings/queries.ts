/** Variables of how queries are planned, sorted, joined and put into temporary tables. */
import type { SettingTable } from './setting-table.ts'

const BOTH = `
sort_buffer_size | live | sorts | Sort_merge_passes
  memory of a connection for sorting
max_sort_length | live | sorts, large-rows | Sort_rows
  bytes of a value that are sorted by
max_length_for_sort_data | live | sorts | Sort_rows
  length of a row up to which whole rows are sorted; without effect in MySQL since 8.0.20
read_rnd_buffer_size | live | sorts | Handler_mrr_init
  memory for reading rows in the order in which they were sorted, and for multi-range reads
read_buffer_size | live | full-scans, bulk-load, other-engine
  memory for reading tables of MyISAM one after the other, for bulk inserts and for sorted files
join_buffer_size | live | joins | Select_full_join
  memory for each join without an index
tmp_table_size | live | temporary-tables | Created_tmp_disk_tables
  size from which on a temporary table is no longer held in memory
max_heap_table_size | live | temporary-tables, other-engine | Created_tmp_disk_tables
  largest table of the engine MEMORY, also of temporary ones
big_tables | live | temporary-tables | Created_tmp_disk_tables
  whether temporary tables are on disk from the beginning
default_tmp_storage_engine | live | ddl
  engine of tables that are created as temporary ones
sql_buffer_result | live | temporary-tables | Created_tmp_tables
  whether every result first goes into a temporary table
max_seeks_for_key | live | planning
  most seeks that a lookup by index is taken to cost
optimizer_switch | live | planning, joins, full-scans, temporary-tables
  which ways of executing statements the optimizer may choose
optimizer_search_depth | live | planning, joins
  how many tables a search for the best order of a join looks ahead
optimizer_prune_level | live | planning, joins
  whether orders of a join that look bad are left out
optimizer_trace | live | planning
  whether what the optimizer considers is written down
optimizer_trace_max_mem_size | live | planning
  most memory for that
eq_range_index_dive_limit | live | planning
  number of values up to which the index itself is asked how many rows they have
range_alloc_block_size | live | planning
  unit in which memory is allocated for ranges
group_concat_max_len | live | temporary-tables, large-rows
  longest result of GROUP_CONCAT
max_join_size | live | joins
  rows from which on a join is refused
sql_big_selects | live | joins
  whether joins larger than that are allowed
sql_select_limit | live | full-scans
  most rows of a result
sql_safe_updates | live | point-writes
  whether updates without an index are refused
sql_mode | live | any-statement
  how strictly SQL is taken
foreign_key_checks | live | point-writes, bulk-load
  whether foreign keys are checked
unique_checks | live | bulk-load
  whether unique keys are checked at once
div_precision_increment | live | any-statement
  decimals that a division adds
profiling | live | any-statement
  whether the steps of statements are timed
profiling_history_size | live | any-statement
  statements whose steps are remembered
max_error_count | live | any-statement
  messages that are kept of a statement
character_set_* | live | any-statement
  encoding of texts, which may have to be converted
collation_* | live | sorts, any-statement
  order of texts, some of which are costlier to compare
tmpdir | start | sorts, temporary-tables, ddl | Created_tmp_files
  where temporary files lie
`

const MYSQL = `
internal_tmp_mem_storage_engine | live | temporary-tables | Created_tmp_tables
  engine of temporary tables that are in memory
temptable_max_ram | live | temporary-tables | TempTable_count_hit_max_ram
  memory of all temporary tables, above which files take over
temptable_max_mmap | live | temporary-tables | TempTable_count_hit_max_ram
  memory for temporary tables that is mapped from files
temptable_use_mmap | live | temporary-tables | TempTable_count_hit_max_ram
  whether memory for temporary tables is mapped from files
set_operations_buffer_size | live | temporary-tables | | since 8.2
  memory for hashing in INTERSECT and EXCEPT
range_optimizer_max_mem_size | live | planning
  memory for the ranges of one condition, above which the table is scanned
optimizer_max_subgraph_pairs | live | planning, joins
  how many parts of a join the hypergraph optimizer looks at
optimizer_trace_features | live | planning
  which parts of its work the optimizer writes down
optimizer_trace_limit | live | planning
  how many statements it is written down for
optimizer_trace_offset | live | planning
  from which statement on it is written down
max_execution_time | live | full-scans | Max_execution_time_exceeded
  how long a SELECT may take
windowing_use_high_precision | live | temporary-tables
  whether window functions compute frames without loss of precision
cte_max_recursion_depth | live | temporary-tables
  how deep a common table expression may recur
histogram_generation_max_mem_size | live | metadata-reads
  memory for making a histogram
information_schema_stats_expiry | live | metadata-reads
  age up to which statistics of tables are shown as they were
select_into_buffer_size | live | full-scans
  memory for writing a result into a file
select_into_disk_sync | live | full-scans
  whether such a file is synchronized while it is written
select_into_disk_sync_delay | live | full-scans
  pause after each such synchronization
regexp_stack_limit | live | full-scans
  most memory for matching a regular expression
regexp_time_limit | live | full-scans
  most steps for matching a regular expression
secondary_engine_cost_threshold | live | plugin
  cost from which on a statement goes to a secondary engine
enable_secondary_engine_statistics | live | plugin | | since 9.3
  whether the optimizer asks a secondary engine for statistics
default_collation_for_utf8mb4 | live | sorts, ddl
  order of texts in utf8mb4 where none is named
enable_cascade_triggers | live | point-writes | | since 9.7
  whether foreign keys that cascade make triggers run
`

const MARIADB = `
join_buffer_space_limit | live | joins | Select_full_join
  memory for all join buffers of one statement
join_cache_level | live | joins | Select_full_join
  which ways of joining through a buffer may be chosen, hash joins among them
mrr_buffer_size | live | joins, full-scans | Handler_mrr_init
  memory for reading rows in the order in which they are stored
max_rowid_filter_size | live | joins
  largest filter of row numbers that one index makes for another
rowid_merge_buff_size | live | temporary-tables
  memory for subqueries with NULL values
tmp_memory_table_size | live | temporary-tables | Created_tmp_disk_tables
  size from which on a temporary table is no longer held in memory
tmp_disk_table_size | live | temporary-tables | Created_tmp_disk_tables
  most that a temporary table may take on disk
max_tmp_session_space_usage | live | temporary-tables, sorts | | since 11.5
  most that the temporary files of a connection may take
max_tmp_total_space_usage | live | temporary-tables, sorts | | since 11.5
  most that all temporary files may take
max_statement_time | live | full-scans | Max_statement_time_exceeded
  how long a statement may take
max_recursive_iterations | live | temporary-tables
  how deep a common table expression may recur
expensive_subquery_limit | live | planning
  rows up to which a subquery is executed while the statement is planned
in_predicate_conversion_threshold | live | planning
  number of values from which on an IN list becomes a join
optimizer_use_condition_selectivity | live | planning, joins
  which statistics tell how many rows a condition leaves
optimizer_selectivity_sampling_limit | live | planning
  rows that are looked at to guess that
optimizer_extra_pruning_depth | live | planning, joins
  number of tables from which on more orders of a join are left out
optimizer_max_sel_args | live | planning
  ranges from which on an index is not used for them
optimizer_max_sel_arg_weight | live | planning
  weight of ranges from which on they are simplified
optimizer_join_limit_pref_ratio | live | planning, joins
  how much better an order of a join has to be that allows to stop at a LIMIT
optimizer_adjust_secondary_key_costs | live | planning
  how costs of secondary indexes are corrected
optimizer_*_cost | live | planning | | since 11.0
  what the optimizer takes one step of execution to cost
optimizer_disk_read_ratio | live | planning | | since 11.0
  share of pages that the optimizer takes to be read from disk
use_stat_tables | live | planning, metadata-reads
  whether statistics that no engine keeps are used
histogram_size | live | metadata-reads
  bytes of a histogram
histogram_type | live | metadata-reads
  how histograms are made
analyze_sample_percentage | live | metadata-reads
  share of a table that ANALYZE reads
analyze_max_length | live | metadata-reads
  longest column of which ANALYZE makes statistics
standard_compliant_cte | live | temporary-tables
  whether common table expressions may only recur as the standard says
check_constraint_checks | live | point-writes
  whether CHECK constraints are checked
`

export const QUERIES: readonly SettingTable[] = [
  { page: 'server', text: BOTH },
  { page: 'server', fork: 'mysql', text: MYSQL },
  { page: 'server', fork: 'mariadb', text: MARIADB },
]
