import { s as nearest } from "./problems.js";
import { D as string, T as record, p as _enum } from "./figures.js";
import { f as includesReaders, i as isExercise, m as readersOf, n as EXERCISE_COUNTERS, o as canonicalOptionName } from "./exercises.js";

// src/core/performance-schema/insight.ts
/**
* What a configuration lets its users find out: the other side of what it costs. The fourteen abilities are those of the
* published Performance Schema studies; what each needs follows from the MySQL manual, "Performance Schema Event
* Filtering" and "Consumer Configurations".
*/
/** How far an ability is provided: for everything, for a part of it, not at all. */
const provided = _enum([
	"full",
	"partial",
	"none"
]);
/** Key of each diagnostic ability → whether a server provides it; empty where it was not probed. */
const insightSchema = record(string(), provided);
/** A share of a class that counts as the whole: classes hold instruments of parts that nobody runs. */
const NEARLY_ALL = .9;
const ORDER = [
	"none",
	"partial",
	"full"
];
const OWN_SCHEMAS = [
	"mysql",
	"performance_schema",
	"information_schema"
];
/** What every statement is until it has been read; what is not measured then, or not timed, is not later either. */
const UNREAD_STATEMENTS = ["statement/abstract/new_packet", "statement/abstract/Query"];
const SQL_COMMANDS = [
	"select",
	"insert",
	"update",
	"delete"
].map((command) => `statement/sql/${command}`);
const LOCKS = ["wait/lock/metadata/sql/mdl", "wait/lock/table/sql/handler"];
/** Judged one by one: of all waits together six in seven are synchronisation, and those of tables but two or three. */
const WAIT_CLASSES = [
	"io/file",
	"io/table",
	"io/socket",
	"lock/table",
	"lock/metadata",
	"synch"
].map((name) => `wait/${name}/`);
const collected = all(consumers("global_instrumentation"), threadSeen);
const sqlCounted = all(collected, consumers("statements_digest"), statements("enabled"), digestsCount);
const sqlTimed = all(sqlCounted, statements("timed"));
const tablesCounted = all(collected, instruments(["wait/io/table/sql/handler"], "enabled"), tablesObserved);
const filesCounted = all(collected, instruments(["wait/io/file/innodb/innodb_data_file"], "enabled"), filesPerTable);
const stagesTimed = classes(["stage/"], "timed");
const waitsTimed = classes(WAIT_CLASSES, "timed");
/** Abilities in the order of the studies. */
const ABILITIES = [
	{
		key: "most-executed-sql",
		judge: sqlCounted
	},
	{
		key: "response-time",
		judge: sqlTimed
	},
	{
		key: "sorted-rows",
		judge: sqlCounted
	},
	{
		key: "scanned-rows",
		judge: sqlCounted
	},
	{
		key: "temporary-tables",
		judge: sqlCounted
	},
	{
		key: "returned-rows",
		judge: sqlCounted
	},
	{
		key: "physical-io",
		judge: filesCounted
	},
	{
		key: "logical-io",
		judge: tablesCounted
	},
	{
		key: "index-use",
		judge: tablesCounted
	},
	{
		key: "unused-indexes",
		judge: tablesCounted
	},
	{
		key: "wait-events",
		judge: all(collected, waitsTimed)
	},
	{
		key: "statement-profile",
		judge: completedBy(all(kept("statements"), statements("timed"), classes(["statement/"], "timed")), all(kept("stages"), stagesTimed), all(kept("waits"), waitsTimed))
	},
	{
		key: "stage-times",
		judge: all(collected, stagesTimed)
	},
	{
		key: "lock-waits",
		judge: completedBy(all(kept("stages"), kept("waits"), stagesTimed, instruments(LOCKS, "timed")), classes(["wait/synch/"], "timed"))
	}
];
/** What a server provides, by ability key. */
function judgeInsight(facts) {
	return Object.fromEntries(ABILITIES.map(({ key, judge }) => [key, judge(facts)]));
}
/** The rule of what needs all of these: as far as the least of them is provided. */
function all(...needs) {
	return (facts) => least(needs.map((need) => need(facts)));
}
/** Nothing without the basis; partial until the rest is there as well. */
function completedBy(basis, ...rest) {
	return (facts) => {
		const provided = basis(facts);
		return provided === "full" ? most([least(rest.map((rule) => rule(facts))), "partial"]) : provided;
	};
}
function consumers(...names) {
	return (facts) => fully(names.every((name) => facts.consumers.includes(name)));
}
/** Single events of that kind are kept: the chain down to a history table, and a thread that is in it. */
function kept(kind) {
	const chain = consumers("global_instrumentation", "thread_instrumentation", `events_${kind}_current`);
	const [short, long] = [consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)];
	return (facts) => {
		const { instrumented, history } = facts.thread;
		return least([
			fully(instrumented && history),
			chain(facts),
			most([short(facts), long(facts)])
		]);
	};
}
/** Where threads are told apart, one that is not instrumented adds nothing to any total either. */
function threadSeen(facts) {
	return fully(facts.thread.instrumented || !facts.consumers.includes("thread_instrumentation"));
}
/** MariaDB counts no execution of a prepared statement, so there it shows only the SQL that is sent as text. */
function digestsCount({ digests }) {
	return together([fully(digests.text), fully(digests.prepared)]);
}
function filesPerTable({ filePerTable }) {
	return fully(filePerTable);
}
function tablesObserved({ tables }) {
	const own = tables.filter(({ schema }) => !OWN_SCHEMAS.includes(schema));
	const enabled = own.filter((row) => row.enabled);
	if (enabled.length === 0) return "none";
	return enabled.some(({ schema }) => schema === "%") && enabled.length === own.length ? "full" : "partial";
}
function statements(level) {
	return all(instruments(UNREAD_STATEMENTS, level), instruments(SQL_COMMANDS, level));
}
/** The rule of single instruments; one that the server does not have is not enabled. */
function instruments(names, level) {
	return (facts) => {
		const enabled = facts.instruments.filter((instrument) => reaches(instrument, level)).map(({ name }) => name);
		return together(names.map((name) => fully(enabled.includes(name))));
	};
}
/** The rule of classes, by what their names begin with; one that the server does not have is not missed. */
function classes(prefixes, level) {
	return (facts) => {
		return together(prefixes.map((prefix) => facts.instruments.filter(({ name }) => name.startsWith(prefix))).filter((own) => own.length > 0).map((own) => ofClass(own, level)));
	};
}
function ofClass(members, level) {
	const share = members.filter((instrument) => reaches(instrument, level)).length / members.length;
	if (share === 0) return "none";
	return share > NEARLY_ALL ? "full" : "partial";
}
/** TIMED may stay set on what is not enabled. */
function reaches({ enabled, timed }, level) {
	return enabled && (level === "enabled" || timed);
}
function fully(yes) {
	return yes ? "full" : "none";
}
/** The parts of a whole: full if all are, none if none is anything. */
function together(parts) {
	if (parts.every((part) => part === "none")) return "none";
	return parts.every((part) => part === "full") ? "full" : "partial";
}
function least(grades) {
	return ORDER.find((grade) => grades.includes(grade)) ?? "full";
}
function most(grades) {
	return ORDER.findLast((grade) => grades.includes(grade)) ?? "none";
}

// src/core/suite/on-off.ts
/**
* Options that are on or off. To them ON, TRUE and 1 mean the same, and so do OFF, FALSE and 0, in capitals or not; without a
* value they are on (mysys/my_getopt.c). To others a word is a word: 1 of gtid_mode is OFF_PERMISSIVE, and a file may be called ON.
*/
/** Variables of MySQL 8.0 to 9 and MariaDB 10.6 to 12 that their lists of variables and types call switches. */
const SWITCHES = new Set(words$2(`
    activate-all-roles-on-login activate-mandatory-roles allow-suspicious-udfs aria-encrypt-tables
    aria-page-checksum autocommit automatic-sp-privileges avoid-temporal-upgrade big-tables
    binlog-alter-two-phase binlog-annotate-row-events binlog-direct-non-transactional-updates binlog-encryption
    binlog-expire-logs-auto-purge binlog-gtid-index binlog-gtid-simple-recovery
    binlog-optimize-thread-scheduling binlog-order-commits binlog-rotate-encryption-master-key-at-startup
    binlog-rows-query-log-events binlog-transaction-compression caching-sha2-password-proxy-users
    check-proxy-users column-compression-zlib-wrap core-file default-table-encryption
    disconnect-on-expired-password enable-secondary-engine-statistics encrypt-binlog encrypt-tmp-disk-tables
    encrypt-tmp-files end-markers-in-json explicit-defaults-for-timestamp flush general-log
    global-connection-memory-tracking gtid-ignore-duplicates gtid-strict-mode innodb-adaptive-flushing
    innodb-adaptive-hash-index innodb-alter-copy-bulk innodb-api-disable-rowlock innodb-api-enable-binlog
    innodb-api-enable-mdl innodb-buffer-pool-dump-at-shutdown innodb-buffer-pool-in-core-file
    innodb-buffer-pool-load-at-startup innodb-checksums innodb-cmp-per-index-enabled innodb-compression-default
    innodb-data-file-buffering innodb-data-file-write-through innodb-deadlock-detect innodb-dedicated-server
    innodb-defragment innodb-disable-sort-file-cache innodb-doublewrite innodb-encrypt-log
    innodb-encrypt-temporary-tables innodb-extend-and-initialize innodb-file-per-table innodb-flush-sync
    innodb-force-primary-key innodb-ft-enable-diag-print innodb-ft-enable-stopword
    innodb-immediate-scrub-data-uncompressed innodb-large-prefix innodb-log-checksums
    innodb-log-compressed-pages innodb-log-file-buffering innodb-log-file-mmap innodb-log-file-write-through
    innodb-log-optimize-ddl innodb-log-writer-threads innodb-numa-interleave innodb-optimize-fulltext-only
    innodb-prefix-index-cluster-optimization innodb-print-all-deadlocks innodb-print-ddl-logs
    innodb-random-read-ahead innodb-read-only innodb-read-only-compressed innodb-redo-log-encrypt
    innodb-rollback-on-timeout innodb-snapshot-isolation innodb-stats-auto-recalc
    innodb-stats-include-delete-marked innodb-stats-on-metadata innodb-stats-persistent innodb-stats-traditional
    innodb-status-output innodb-status-output-locks innodb-strict-mode innodb-support-xa innodb-table-locks
    innodb-undo-log-encrypt innodb-undo-log-truncate innodb-use-atomic-writes innodb-use-fdatasync
    innodb-use-native-aio innodb-validate-tablespace-paths keep-files-on-create large-pages local-infile
    log-bin-compress log-bin-trust-function-creators log-queries-not-using-indexes log-raw log-replica-updates
    log-slave-updates log-slow-admin-statements log-slow-extra log-slow-query log-slow-replica-statements
    log-slow-slave-statements log-statements-unsafe-for-binlog low-priority-updates master-verify-checksum
    myisam-use-mmap mysql-native-password-proxy-users mysql56-temporal-format offline-mode partial-revokes
    password-require-current performance-schema performance-schema-show-processlist persisted-globals-load
    print-identified-with-as-hex query-cache-strip-comments query-cache-wlock-invalidate read-only
    relay-log-purge relay-log-recovery replica-allow-batching replica-compressed-protocol
    replica-preserve-commit-order replica-sql-verify-checksum replicate-annotate-row-events
    replication-optimize-for-static-plugin-config replication-sender-observe-commit-only
    require-secure-transport restrict-fk-on-non-standard-key rpl-semi-sync-master-enabled
    rpl-semi-sync-master-wait-no-slave rpl-semi-sync-replica-enabled rpl-semi-sync-slave-enabled
    rpl-semi-sync-source-enabled rpl-semi-sync-source-wait-no-replica secure-auth select-into-disk-sync
    session-track-schema session-track-state-change sha256-password-proxy-users show-create-table-verbosity
    show-gipk-in-create-table-and-information-schema skip-name-resolve skip-networking skip-replica-start
    skip-show-database skip-slave-start slave-allow-batching slave-compressed-protocol
    slave-preserve-commit-order slave-sql-verify-checksum slow-query-log source-verify-checksum
    sql-generate-invisible-primary-key sql-require-primary-key sql-safe-updates standard-compliant-cte
    strict-password-validation super-read-only sync-frm system-versioning-insert-history
    table-encryption-privilege-check tcp-nodelay temptable-use-mmap thread-pool-dedicated-listener
    thread-pool-exact-stats tls-certificates-enforced-validation transaction-read-only userstat
    windowing-use-high-precision xa-detach-on-prepare
  `));
/** Each of them is an option of its own. */
const CONSUMER = /^performance-schema-consumer-/;
/**
* What a setting of a switch says: of `skip-x` and `disable-x` the opposite of x, unless `skip-x` is an option itself, as
* skip-name-resolve. Of these a value counts only if it is 0, and says the opposite once more.
*
* @param name canonical
* @returns undefined for other options, and for values that servers do not know
*/
function onOffOf(name, value) {
	if (isSwitch(name)) {
		const isOn = value === void 0 ? true : stateOf(value);
		return isOn === void 0 ? void 0 : {
			option: name,
			isOn
		};
	}
	const [, word, option = ""] = /^(skip|disable|enable)-(.+)$/.exec(name) ?? [];
	return isSwitch(option) ? {
		option,
		isOn: word === "enable" !== (value === "0")
	} : void 0;
}
function isSwitch(name) {
	return SWITCHES.has(name) || CONSUMER.test(name);
}
function stateOf(value) {
	if (/^(?:on|true|1)$/i.test(value)) return true;
	return /^(?:off|false|0)$/i.test(value) ? false : void 0;
}
function words$2(text) {
	return text.trim().split(/\s+/);
}

// src/core/suite/settings.ts
/** From options as they were written to the settings that are left of them. */
/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = /* @__PURE__ */ new Set([
	...[
		"optimizer-switch",
		"optimizer-trace",
		"optimizer-trace-features",
		"plugin-load-add",
		"ignore-db-dir"
	],
	...[
		"binlog-do-db",
		"binlog-ignore-db",
		"replicate-do-db",
		"replicate-do-table",
		"replicate-ignore-db"
	],
	...[
		"replicate-ignore-table",
		"replicate-rewrite-db",
		"replicate-wild-do-table",
		"replicate-wild-ignore-table"
	]
]);
/**
* The settings by what they are about, in the order in which the servers apply them. Mostly that is one for each option,
* the last; more where a group that only some servers read overrides another that more of them read.
*/
function resolveSettings(options) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of options.entries()) {
		const { subject, ...setting } = describe(option, index);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers);
		const isAdded = ADDING_UP.has(setting.name);
		const kept = isAdded ? before.filter((other) => other !== same) : before.filter(({ readers }) => !includesReaders(setting.readers, readers));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? addUp(same, setting) : setting]);
	}
	return resolved;
}
/** What a setting is compared by: equal for those that mean the same to every server that reads them. */
function settingIdentity({ sets, meaning, readers }) {
	return readers === "all" ? [sets, meaning] : [
		sets,
		meaning,
		readers
	];
}
function addUp(before, after) {
	const join = (parts, separator) => parts.map((part) => part ?? "").join(separator);
	return {
		...after,
		value: join([before.value, after.value], ","),
		meaning: join([before.meaning, after.meaning], "\0")
	};
}
function describe({ name, value, group, file, line }, index) {
	const canonical = canonicalOptionName(name);
	const setting = {
		value,
		readers: readersOf(group),
		file,
		line,
		index
	};
	if (canonical === "performance-schema-instrument") {
		const [pattern = "", ...state] = value?.split("=") ?? [];
		const full = `${canonical} ${pattern}`;
		const meaning = state.length === 0 ? null : instrumentMeaning(state.join("="));
		return {
			...setting,
			subject: full,
			name: full,
			sets: full,
			meaning
		};
	}
	const own = {
		...setting,
		subject: subjectOf(canonical),
		name: canonical
	};
	const onOff = onOffOf(canonical, value);
	if (onOff === void 0) return {
		...own,
		sets: canonical,
		meaning: meaningOf(value)
	};
	return {
		...own,
		sets: onOff.option,
		meaning: onOff.isOn ? "ON" : "OFF"
	};
}
/** Equal for options that override each other: the server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function subjectOf(name) {
	if (name === "plugin-load-add") return "plugin-load";
	return name.replace(/^(?:(?:skip|disable|enable|autoset)-)+/, "");
}
const SIZE = /^(\d+)([KMGTPE])$/i;
const SIZE_UNITS = "KMGTPE";
const WORD = /^(?:on|off|true|false|yes|no)$/i;
/** What a size with a unit is without one, as servers read it: 67108864 of "64M"; undefined of anything else. */
function sizeOf(value) {
	const [, digits, unit = ""] = SIZE.exec(value) ?? [];
	return digits === void 0 ? void 0 : BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1));
}
/**
* What the value of an option that is no switch is compared by. 64M is 67108864 and on is ON wherever they may stand. 1 and ON
* are not the same: the name of a file may be ON.
*/
function meaningOf(value) {
	if (value === void 0) return null;
	return sizeOf(value)?.toString() ?? (WORD.test(value) ? value.toUpperCase() : value);
}
/** Instruments take YES and NO as well. */
function instrumentMeaning(state) {
	if (/^(?:on|true|yes|1)$/i.test(state)) return "ON";
	return /^(?:off|false|no|0)$/i.test(state) ? "OFF" : meaningOf(state);
}

// src/core/settings/memory-need.ts
/** How much memory a configuration may come to need. */
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const CONNECTIONS$1 = "max_connections";
/** Defaults of what each connection may take, where it needs all of it at once: bytes, of MySQL 9.7 and MariaDB 10.11. */
const OF_A_CONNECTION = {
	mysql: {
		sort_buffer_size: 262144,
		join_buffer_size: 262144,
		read_buffer_size: 131072,
		read_rnd_buffer_size: 262144,
		thread_stack: MIB,
		binlog_cache_size: 32768,
		binlog_stmt_cache_size: 32768,
		net_buffer_length: 16384
	},
	mariadb: {
		sort_buffer_size: 2 * MIB,
		join_buffer_size: 262144,
		read_buffer_size: 131072,
		read_rnd_buffer_size: 262144,
		thread_stack: 299008,
		binlog_cache_size: 32768,
		binlog_stmt_cache_size: 32768,
		net_buffer_length: 16384,
		tmp_table_size: 16 * MIB
	}
};
const OF_THE_SERVER = {
	[POOL]: 128 * MIB,
	[CONNECTIONS$1]: 151
};
function memoryNeed(settings, fork) {
	const perConnection = Object.entries(OF_A_CONNECTION[fork]);
	return {
		poolBytes: settingOf(settings, POOL, OF_THE_SERVER[POOL]),
		connections: settingOf(settings, CONNECTIONS$1, OF_THE_SERVER[CONNECTIONS$1]),
		bytesPerConnection: perConnection.reduce((sum, [name, usual]) => sum + settingOf(settings, name, usual), 0)
	};
}
/** Bytes in all. */
function totalBytes({ poolBytes, connections, bytesPerConnection }) {
	return poolBytes + connections * bytesPerConnection;
}
function settingOf(settings, name, usual) {
	return numberOf(settings[name]) ?? usual;
}
/** A whole number or a size as servers read it; undefined for anything else. */
function numberOf(text) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text)) return Number(text);
	const size = sizeOf(text);
	return size === void 0 ? void 0 : Number(size);
}

// src/core/settings/binary-log.ts
const BOTH$7 = `
log_bin | start | binary-log-commits, point-writes | Binlog_cache_use
  whether changes are also written to a binary log, which every commit then waits for
sync_binlog | live | binary-log-commits | Binlog_cache_use
  after how many commits the binary log is synchronized; 0 leaves it to the operating system
binlog_format | live | binary-log-commits | Binlog_cache_use
  whether rows or statements are logged
binlog_row_image | live | binary-log-commits, large-rows | Binlog_cache_use
  whether all columns of a changed row are logged
binlog_row_metadata | live | binary-log-commits
  how much is logged of the columns of a table
binlog_cache_size | live | large-transactions, binary-log-commits | Binlog_cache_disk_use
  memory of a connection for what its transaction logs
binlog_stmt_cache_size | live | other-engine | Binlog_stmt_cache_disk_use
  memory of a connection for what its statements on other tables log
max_binlog_cache_size | live | large-transactions | Binlog_cache_disk_use
  most that one transaction may log
max_binlog_stmt_cache_size | live | other-engine | Binlog_stmt_cache_disk_use
  most that one statement may log
max_binlog_size | live | binary-log-commits
  size at which a new file of the binary log begins
binlog_checksum | live | binary-log-commits
  whether events of the binary log have checksums
binlog_direct_non_transactional_updates | live | other-engine
  whether changes of tables without transactions are logged at once
expire_logs_days | live | binary-log-commits
  age at which files of the binary log are deleted, when a new one begins
binlog_expire_logs_seconds | live | binary-log-commits
  age at which files of the binary log are deleted, when a new one begins
log_bin_basename | start | other-device
  where the binary log lies
log_slave_updates | start | replica
  whether a replica writes what it applies to its own binary log
master_verify_checksum | live | replica
  whether a source verifies checksums when it sends
`;
const MYSQL$11 = `
binlog_group_commit_sync_delay | live | binary-log-commits | Binlog_cache_use
  how long a commit waits for others before they are synchronized together
binlog_group_commit_sync_no_delay_count | live | binary-log-commits | Binlog_cache_use
  number of waiting commits that ends the wait
binlog_order_commits | live | binary-log-commits
  whether commits are done in the order of the binary log
binlog_max_flush_queue_time | live | binary-log-commits
  a time that has had no effect since 5.7.9
binlog_row_event_max_size | start | binary-log-commits, large-transactions
  size at which rows of one statement begin another event
binlog_row_value_options | live | binary-log-commits, large-rows
  whether only the changed parts of JSON documents are logged
binlog_rows_query_log_events | live | binary-log-commits
  whether the statement is logged beside its rows
binlog_transaction_compression | live | binary-log-commits, large-transactions
  whether transactions are compressed in the binary log
binlog_transaction_compression_level_zstd | live | binary-log-commits, large-transactions
  effort for compressing them
binlog_transaction_dependency_history_size | live | binary-log-commits
  rows that are remembered to find out which transactions replicas may apply in parallel
binlog_transaction_dependency_tracking | live | binary-log-commits, replica
  how transactions are found that replicas may apply in parallel
binlog_encryption | live | encryption, binary-log-commits
  whether the binary log is encrypted
binlog_expire_logs_auto_purge | live | binary-log-commits
  whether old files of the binary log are deleted
log_replica_updates | start | replica
  whether a replica writes what it applies to its own binary log
source_verify_checksum | live | replica
  whether a source verifies checksums when it sends
`;
const MARIADB$10 = `
log_bin_compress_min_len | live | binary-log-commits, large-rows
  length from which on an event is compressed
log_bin_compress | live | binary-log-commits, large-rows
  whether events of the binary log are compressed
binlog_commit_wait_count | live | binary-log-commits | Binlog_group_commits
  number of commits that a commit waits for, so that they are synchronized together
binlog_commit_wait_usec | live | binary-log-commits | Binlog_group_commit_trigger_timeout
  longest such wait
binlog_optimize_thread_scheduling | start | binary-log-commits, high-concurrency
  whether one thread does the fast part of the commits of a group
binlog_annotate_row_events | live | binary-log-commits
  whether the statement is logged beside its rows
binlog_file_cache_size | live | replica
  memory for reading files of the binary log
binlog_alter_two_phase | live | ddl, replica
  whether ALTER TABLE is logged when it begins
binlog_large_commit_threshold | live | large-transactions | | since 11.7
  size from which on what a transaction logged becomes a file of the binary log
encrypt_binlog | start | encryption, binary-log-commits
  whether the binary log is encrypted
read_binlog_speed_limit | live | replica
  kilobytes a second that are read of the source’s binary log
sql_log_bin | live | binary-log-commits
  whether a connection writes to the binary log
binlog_gtid_index | live | binary-log-commits, replica | | since 11.4
  whether an index of identifiers is written beside the binary log
binlog_gtid_index_* | live | binary-log-commits, replica | | since 11.4
  how dense that index is
`;
const GTID = `
gtid_mode | live | binary-log-commits, replica
  whether transactions have global identifiers
enforce_gtid_consistency | live | binary-log-commits
  whether only statements are allowed that can be logged with such an identifier
gtid_executed_compression_period | live | replica
  after how many transactions the table of identifiers is compressed
binlog_gtid_simple_recovery | start | startup, crash-recovery
  whether few files of the binary log are read at start
`;
const MARIADB_GTID = `
gtid_strict_mode | live | binary-log-commits, replica
  whether identifiers out of order are refused
gtid_cleanup_batch_size | live | replica
  rows that are deleted at once from the table of identifiers
gtid_pos_auto_engines | live | replica, other-engine
  engines that have a table of positions of their own
`;
const BINARY_LOG = [
	{
		page: "binary-log",
		text: BOTH$7
	},
	{
		page: "binary-log",
		fork: "mysql",
		text: MYSQL$11
	},
	{
		page: "binary-log",
		fork: "mariadb",
		text: MARIADB$10
	},
	{
		page: "gtid",
		fork: "mysql",
		text: GTID
	},
	{
		page: "gtid",
		fork: "mariadb",
		text: MARIADB_GTID
	}
];

// src/core/settings/caches.ts
const BOTH$6 = `
table_open_cache | live | many-tables, high-concurrency | Table_open_cache_misses, Opened_tables
  how many open tables are kept for the next statement
table_open_cache_instances | start | high-concurrency | Table_open_cache_hits, mariadb:Table_open_cache_active_instances
  parts of the cache of open tables, each with a lock of its own
table_definition_cache | live | many-tables | Opened_table_definitions
  how many definitions of tables are kept
open_files_limit | start | many-tables, connecting | Open_files
  how many files the server may have open
stored_program_cache | live | stored-programs
  how many stored programs each connection keeps
`;
const MYSQL$10 = `
table_open_cache_triggers | live | many-tables, stored-programs | Table_open_cache_triggers_misses | since 9.7
  how many open tables with their triggers are kept
schema_definition_cache | live | many-tables, metadata-reads
  how many definitions of databases are kept
tablespace_definition_cache | live | many-tables
  how many definitions of tablespaces are kept
stored_program_definition_cache | live | stored-programs
  how many definitions of stored programs are kept
`;
const MARIADB$9 = `
query_cache_type | live | reads-in-memory, high-concurrency | Qcache_hits, Qcache_not_cached
  whether results are kept for the next equal statement
query_cache_size | live | reads-in-memory, high-concurrency | Qcache_hits, Qcache_lowmem_prunes
  memory for results of statements
query_cache_limit | live | reads-in-memory, large-rows | Qcache_not_cached
  largest result that is kept
query_cache_min_res_unit | live | reads-in-memory | Qcache_free_blocks
  unit in which memory for results is allocated
query_cache_strip_comments | live | reads-in-memory | Qcache_hits
  whether statements that differ in comments are equal
query_cache_wlock_invalidate | live | contended-rows, other-engine | Qcache_hits
  whether a kept result of a table that is locked for writing is used
`;
const LOGGING = `
general_log | live | any-statement
  whether every statement is written to a log
slow_query_log | live | any-statement | Slow_queries
  whether slow statements are written to a log
long_query_time | live | any-statement | Slow_queries
  time from which on a statement is slow: at 0 all are
log_output | live | any-statement
  whether those logs are files or tables, of which tables are much slower
log_queries_not_using_indexes | live | full-scans, joins | Slow_queries
  whether statements without an index count as slow
min_examined_row_limit | live | full-scans | Slow_queries
  rows that a slow statement must have read to be written to the log
log_slow_admin_statements | live | ddl
  whether ALTER TABLE and the like can be slow statements
log_slow_slave_statements | live | replica
  whether what a replica applies can be a slow statement
sql_log_off | live | any-statement
  whether a connection is left out of the general log
`;
const MYSQL_LOGGING = `
log_slow_extra | live | any-statement | Slow_queries
  whether the slow query log tells more of each statement
log_slow_replica_statements | live | replica
  whether what a replica applies can be a slow statement
log_throttle_queries_not_using_indexes | live | full-scans | Slow_queries
  how many statements without an index are written to the log in a minute
log_error_verbosity | live | connecting
  whether warnings and notes are written to the error log
log_raw | live | any-statement
  whether the general log has statements as they came, passwords included
`;
const MARIADB_LOGGING = `
log_slow_query | live | any-statement | Slow_queries
  whether slow statements are written to a log
log_slow_query_time | live | any-statement | Slow_queries
  time from which on a statement is slow: at 0 all are
log_slow_always_query_time | live | any-statement | Slow_queries | since 11.7
  time from which on a slow statement is written to the log whatever else is said
log_slow_rate_limit | live | any-statement | Slow_queries
  one of how many slow statements is written to the log
log_slow_verbosity | live | any-statement | Slow_queries
  what the slow query log tells of each statement
log_slow_filter | live | any-statement | Slow_queries
  for what reasons a statement is written to the slow query log
log_slow_disabled_statements | live | stored-programs, ddl | Slow_queries
  which kinds of statements are left out of the slow query log
log_slow_min_examined_row_limit | live | full-scans | Slow_queries
  rows that a slow statement must have read to be written to the log
log_slow_max_warnings | live | any-statement | Slow_queries
  warnings of a slow statement that are written to the log
log_disabled_statements | live | any-statement
  which kinds of statements are left out of the general log
log_warnings | live | connecting
  how much beside errors is written to the error log
userstat | live | any-statement | Rows_read
  whether work is counted for each account, client, table and index
`;
const CACHES = [
	{
		page: "server",
		text: BOTH$6
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL$10
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$9
	}
];
const LOGS = [
	{
		page: "server",
		text: LOGGING
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL_LOGGING
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB_LOGGING
	}
];

// src/core/settings/connections.ts
const BOTH$5 = `
max_connections | live | high-concurrency, connecting | Max_used_connections, Connection_errors_max_connections
  how many clients may be connected at once
max_user_connections | live | high-concurrency, connecting
  how many connections one account may have
back_log | start | connecting
  connections that may wait to be accepted
thread_cache_size | live | connecting | Threads_created
  threads that are kept for the next client
thread_stack | start | high-concurrency, stored-programs
  memory of the stack of each thread
host_cache_size | live | connecting, over-network
  clients whose name and errors are remembered
skip_name_resolve | start | connecting, over-network
  whether the names of clients are not asked for
connect_timeout | live | connecting | Aborted_connects
  how long a client may take to say who it is
wait_timeout | live | long-idle | Aborted_clients
  how long a connection may stand idle
interactive_timeout | live | long-idle | Aborted_clients
  how long an interactive connection may stand idle
net_buffer_length | live | large-rows, connecting
  first size of the buffer of a connection
max_allowed_packet | live | large-rows
  largest packet, row or statement
net_read_timeout | live | over-network
  how long the server waits for more of a statement
net_write_timeout | live | over-network
  how long the server waits until a client takes more of a result
net_retry_count | live | over-network
  how often an interrupted read is tried again
max_prepared_stmt_count | live | high-concurrency | Prepared_stmt_count
  how many prepared statements there may be at once
init_connect | live | connecting
  statements that every client runs when it connects
large_pages | start | reads-in-memory
  whether large pages of memory are used
locked_in_memory | start | reads-in-memory
  whether the server’s memory is kept out of swap
query_alloc_block_size | live | planning
  unit in which memory is allocated while a statement is parsed
query_prealloc_size | live | planning
  memory for parsing that a connection keeps
transaction_alloc_block_size | live | large-transactions
  unit in which memory is allocated for a transaction
transaction_prealloc_size | live | large-transactions
  memory for transactions that a connection keeps
session_track_schema | live | any-statement
  whether a client is told when its default database changes
session_track_state_change | live | any-statement
  whether a client is told when the state of its session changes
session_track_system_variables | live | any-statement
  changes of which variables a client is told
session_track_transaction_info | live | any-statement
  whether a client is told the state of its transaction
require_secure_transport | live | over-network, connecting
  whether connections have to be encrypted
tls_version | live/start | over-network, connecting | Ssl_accepts
  versions of TLS, which handshakes differ in
ssl_cipher | live/start | over-network | Ssl_accepts
  ciphers of encrypted connections
autocommit | live | point-writes | Handler_commit
  whether every statement is a transaction of its own
completion_type | live | point-writes
  whether a transaction begins where another ended, or the connection ends
low_priority_updates | live | other-engine
  whether writes wait until nobody reads the table
flush | live | other-engine
  whether changes of tables are synchronized after each statement
flush_time | live | many-tables
  after how many seconds all tables are closed
lock_wait_timeout | live | ddl, contended-rows
  how long a statement waits for the lock of a table’s definition
max_write_lock_count | live | ddl, other-engine
  after how many write locks read locks are let through
datadir | start | other-device
  where all data lie
basedir | start | startup
  where the server’s own files lie
time_zone | live | any-statement
  time zone of a connection: SYSTEM asks the operating system for every conversion, under a lock
max_digest_length | start | any-statement
  bytes of a statement that are read to normalize it
`;
const MYSQL$9 = `
connection_memory_chunk_size | live | any-statement
  unit in which the memory of connections is counted
connection_memory_limit | live | large-rows, sorts | Count_hit_query_past_connection_memory_status_limit
  most memory of one connection
global_connection_memory_limit | live | high-concurrency | Count_hit_query_past_global_connection_memory_status_limit
  most memory of all connections
global_connection_memory_tracking | live | any-statement | Global_connection_memory
  whether the memory of connections is counted
create_admin_listener_thread | start | connecting
  whether administrators’ connections are accepted by a thread of their own
ssl_session_cache_mode | live | connecting, over-network | Ssl_session_cache_hits
  whether encrypted sessions can be taken up again
ssl_session_cache_timeout | live | connecting, over-network | Ssl_session_cache_hits
  how long they can
ssl_fips_mode | start | over-network
  whether only ciphers of the FIPS standard are used
protocol_compression_algorithms | live | over-network, large-rows
  how the protocol may be compressed
caching_sha2_password_digest_rounds | live | connecting
  rounds of hashing when a password is checked for the first time
transaction_isolation | live | contended-rows, long-idle
  what a transaction sees of others, and what it locks for that
transaction_read_only | live | reads-in-memory
  whether transactions only read, which saves their bookkeeping
offline_mode | live | connecting
  whether only administrators may connect
parser_max_mem_size | live | planning
  most memory for parsing one statement
replication_optimize_for_static_plugin_config | live | any-statement, high-concurrency
  whether locks for plugins that could be unloaded are saved
container_aware | start | startup | | since 9.7
  whether limits of a container are taken for the size of the machine
server_memory | start | startup | | since 9.4
  memory that the server takes itself to have
default_authentication_plugin | start | connecting
  how new accounts prove who they are, some ways costlier than others
authentication_policy | live | connecting
  how new accounts prove who they are, some ways costlier than others
session_track_gtids | live | point-writes
  whether a client is told the identifier of its transaction
xa_detach_on_prepare | live | large-transactions
  whether other connections may finish a prepared XA transaction
rbr_exec_mode | live | replica
  whether a connection passes over rows that are there or missing
`;
const MARIADB$8 = `
idle_transaction_timeout | live | long-idle
  how long a transaction may stand idle
idle_readonly_transaction_timeout | live | long-idle
  how long a transaction that has only read may stand idle
idle_write_transaction_timeout | live | long-idle
  how long a transaction that has written may stand idle
max_session_mem_used | live | large-rows, sorts | Memory_used
  most memory of one connection
max_password_errors | live | connecting | Access_denied_errors
  after how many wrong passwords an account is blocked
tcp_nodelay | live | over-network
  whether small packets are sent at once
tx_isolation | live | contended-rows, long-idle
  what a transaction sees of others, and what it locks for that
transaction_isolation | live | contended-rows, long-idle | | since 11.1
  what a transaction sees of others, and what it locks for that
tx_read_only | live | reads-in-memory
  whether transactions only read, which saves their bookkeeping
transaction_read_only | live | reads-in-memory | | since 11.1
  whether transactions only read, which saves their bookkeeping
deadlock_search_depth_short | live | other-engine
  how far Aria looks for deadlocks first
deadlock_search_depth_long | live | other-engine
  how far Aria looks for deadlocks later
deadlock_timeout_short | live | other-engine
  how long Aria waits before it looks farther
deadlock_timeout_long | live | other-engine
  how long Aria waits before it gives up
progress_report_time | live | ddl
  how often a client is told how far a long statement is
skip_grant_tables | start | connecting
  whether privileges are not checked
log_tc_size | start | other-engine
  size of the log that coordinates engines where there is no binary log
`;
const THREADS = `
thread_handling | start | high-concurrency, connecting | Threads_running
  whether each connection has a thread, or a pool of threads serves all
`;
const THREAD_POOL = `
thread_pool_size | live | high-concurrency | Threadpool_threads
  groups of threads in the pool, about as many as statements that run at once
thread_pool_max_threads | live | high-concurrency | Threadpool_threads
  most threads in the pool
thread_pool_idle_timeout | live | long-idle | Threadpool_idle_threads
  after how long a thread that has nothing to do ends
thread_pool_stall_limit | live | high-concurrency | Threadpool_threads
  after how long a statement counts as stalled and another thread is started
thread_pool_oversubscribe | live | high-concurrency | Threadpool_threads
  how many more threads of a group may be active
thread_pool_* | live | high-concurrency
  how a pool of threads serves connections
extra_max_connections | live | connecting
  how many clients may be connected to the extra port
`;
const MYSQL_THREAD_POOL = `
thread_pool_* | start | plugin, high-concurrency
  how a pool of threads serves connections, in MySQL a plugin of its commercial editions
`;
const CONNECTIONS = [
	{
		page: "server",
		text: BOTH$5
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL$9
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$8
	},
	{
		page: "thread-pool",
		text: THREADS
	},
	{
		page: "thread-pool",
		fork: "mysql",
		text: MYSQL_THREAD_POOL
	},
	{
		page: "thread-pool",
		fork: "mariadb",
		text: THREAD_POOL
	}
];

// src/core/settings/innodb.ts
const BOTH$4 = `
innodb_buffer_pool_size | live | reads-beyond-pool | Innodb_buffer_pool_reads
  memory in which pages of tables and indexes are kept
innodb_buffer_pool_chunk_size | start | startup
  unit in which the buffer pool is resized
innodb_buffer_pool_dump_at_shutdown | live | startup
  whether the server notes at its end which pages were in the buffer pool
innodb_buffer_pool_dump_now | live | startup
  notes at once which pages are in the buffer pool
innodb_buffer_pool_dump_pct | live | startup
  share of the most recently used pages that is noted for the next start
innodb_buffer_pool_load_at_startup | start | startup
  whether the server reads the noted pages when it starts, instead of warming up by use
innodb_buffer_pool_load_now | live | startup
  reads the noted pages at once
innodb_buffer_pool_load_abort | live | startup
  stops reading the noted pages
innodb_old_blocks_pct | live | reads-beyond-pool, full-scans | mariadb:Innodb_buffer_pool_pages_made_young
  share of the buffer pool for pages that were read only once
innodb_old_blocks_time | live | reads-beyond-pool, full-scans | mariadb:Innodb_buffer_pool_pages_made_young
  how long a page has to stay before another access makes it a young one, which protects the pool from scans
innodb_random_read_ahead | live | reads-beyond-pool | Innodb_buffer_pool_read_ahead_rnd
  whether a whole extent is read when many of its pages are in the pool
innodb_read_ahead_threshold | live | reads-beyond-pool, full-scans | Innodb_buffer_pool_read_ahead
  how many pages of an extent have to be read in a row before the next extent is read ahead
innodb_lru_scan_depth | live | reads-beyond-pool | Innodb_buffer_pool_wait_free
  how many pages the page cleaner looks at to keep some free
innodb_read_io_threads | start/live | reads-beyond-pool | Innodb_data_reads
  threads, or requests in flight, for reading ahead
innodb_use_native_aio | start | reads-beyond-pool, sustained-writes | Innodb_data_reads
  whether files are read and written by the kernel’s asynchronous input and output
innodb_numa_interleave | start | reads-in-memory
  whether the buffer pool is spread over all nodes of memory
innodb_open_files | start | many-tables | Innodb_num_open_files
  how many files InnoDB keeps open
innodb_page_size | start | reads-beyond-pool, point-writes
  size of a page, which is fixed when the data directory is made
innodb_checksum_algorithm | live | reads-beyond-pool, sustained-writes
  checksum by which pages that were read are verified
innodb_adaptive_hash_index | live | reads-in-memory | mariadb:Innodb_adaptive_hash_hash_searches
  whether rows that are often looked up are also found by a hash index
innodb_adaptive_hash_index_parts | start | high-concurrency
  parts of that hash index, each with a latch of its own
innodb_sync_spin_loops | live | high-concurrency
  how often a thread asks for a latch before it sleeps
innodb_spin_wait_delay | live | high-concurrency
  pause between two questions for a latch
innodb_deadlock_detect | live | contended-rows, high-concurrency | Innodb_row_lock_waits
  whether deadlocks are found at once, which costs time where many wait for one row
innodb_lock_wait_timeout | live | contended-rows | Innodb_row_lock_waits
  how long a transaction waits for a row before its statement fails
innodb_rollback_on_timeout | start | contended-rows
  whether a wait that was too long ends the whole transaction
innodb_print_all_deadlocks | live | contended-rows
  whether every deadlock is written to the error log
innodb_table_locks | live | contended-rows
  whether LOCK TABLES also locks within InnoDB
innodb_autoinc_lock_mode | start | auto-increment
  how long the counter of an AUTO_INCREMENT key is locked
innodb_stats_persistent | live | planning, metadata-reads
  whether statistics of indexes survive a restart
innodb_stats_auto_recalc | live | sustained-writes, planning
  whether statistics are made again when a tenth of a table has changed
innodb_stats_persistent_sample_pages | live | planning, metadata-reads
  pages that are read for persistent statistics: more are more exact
innodb_stats_transient_sample_pages | live | planning, metadata-reads
  pages that are read for statistics that are not kept
innodb_stats_include_delete_marked | live | planning
  whether deleted rows that are not yet purged count in statistics
innodb_stats_method | live | planning
  whether NULL values are taken for equal in statistics
innodb_stats_on_metadata | live | metadata-reads
  whether asking for metadata makes statistics again
innodb_fill_factor | live | ddl, bulk-load
  how full pages are made when an index is built
innodb_file_per_table | live | ddl
  whether a new table has a file of its own
innodb_default_row_format | live | ddl, large-rows
  how rows of new tables lie in pages
innodb_online_alter_log_max_size | live | ddl
  largest log of changes to a table that is being altered
innodb_sort_buffer_size | start | ddl
  memory in which rows are sorted when an index is built
innodb_disable_sort_file_cache | live | ddl
  whether files for building indexes bypass the file system’s cache
innodb_autoextend_increment | live | sustained-writes
  by how much the system tablespace grows
innodb_compression_level | live | compressed-tables
  effort for compressing pages
innodb_compression_failure_threshold_pct | live | compressed-tables
  share of failures from which on pages are filled less
innodb_compression_pad_pct_max | live | compressed-tables
  largest share of a page that is left free so that it compresses
innodb_cmp_per_index_enabled | live | compressed-tables
  whether compression is counted for each index, which is slow
innodb_ft_cache_size | start/live | fulltext
  memory for words of one full-text index that are not written yet
innodb_ft_total_cache_size | start/live | fulltext
  memory for such words of all tables
innodb_ft_result_cache_limit | live | fulltext
  memory for the result of one full-text search
innodb_ft_num_word_optimize | live | fulltext, ddl
  words that one OPTIMIZE TABLE merges
innodb_ft_sort_pll_degree | start | fulltext, ddl
  threads that build a full-text index
innodb_ft_enable_stopword | live | fulltext
  whether stop words are left out of a full-text index
innodb_ft_max_token_size | start | fulltext
  longest word in a full-text index
innodb_ft_min_token_size | start | fulltext
  shortest word in a full-text index
innodb_optimize_fulltext_only | live | fulltext, ddl
  whether OPTIMIZE TABLE only works on full-text indexes
innodb_monitor_enable | live | any-statement
  counters of INNODB_METRICS that are switched on
innodb_monitor_disable | live | any-statement
  counters of INNODB_METRICS that are switched off
innodb_status_output | live | any-statement
  whether InnoDB writes its state to the error log every 15 s
innodb_status_output_locks | live | any-statement
  whether locks are part of that
innodb_force_recovery | start | crash-recovery
  how much InnoDB leaves out to get up with damaged data
innodb_fast_shutdown | live | startup
  how much is still purged and written when the server stops
innodb_tmpdir | live | ddl, other-device
  where files for building indexes lie
innodb_ft_server_stopword_table | live | fulltext
  table of the words that are left out of full-text indexes
innodb_ft_user_stopword_table | live | fulltext
  table of such words of one connection
`;
const MYSQL$8 = `
innodb_change_buffering | live | reads-beyond-pool, point-writes
  which changes of secondary indexes wait until their page is read
innodb_change_buffer_max_size | live | reads-beyond-pool, point-writes
  share of the buffer pool for changes that wait
innodb_buffer_pool_instances | start | high-concurrency, reads-beyond-pool
  parts of the buffer pool, each with latches of its own
innodb_dedicated_server | start | reads-beyond-pool, sustained-writes
  whether buffer pool and redo log are sized by the machine
innodb_thread_concurrency | live | high-concurrency
  how many threads are let into InnoDB at once; 0 is any number
innodb_concurrency_tickets | live | high-concurrency
  how often a thread that was let in may enter again
innodb_thread_sleep_delay | live | high-concurrency
  how long a thread sleeps before it queues for InnoDB
innodb_adaptive_max_sleep_delay | live | high-concurrency
  longest such sleep, where it adapts to the load
innodb_commit_concurrency | live | high-concurrency, point-writes
  how many threads may commit at once; 0 is any number
innodb_spin_wait_pause_multiplier | live | high-concurrency
  length of the pause between two questions for a latch
innodb_sync_array_size | start | high-concurrency
  parts of the list of threads that wait for latches
innodb_parallel_read_threads | live | full-scans, ddl
  threads that read the primary key for COUNT(*), CHECK TABLE and building indexes
innodb_ddl_threads | live | ddl
  threads that build an index
innodb_ddl_buffer_size | live | ddl
  memory for building indexes
innodb_rollback_segments | live | high-concurrency, point-writes
  places for undo logs, which bounds how many transactions can write at once
innodb_segment_reserve_factor | live | sustained-writes
  share of pages of a tablespace that is kept free for growing
innodb_extend_and_initialize | live | sustained-writes
  whether new pages of a file are written with zeros
innodb_fsync_threshold | live | ddl, startup
  after how many bytes a new file is synchronized while it is written
innodb_validate_tablespace_paths | start | startup
  whether the places of all files are checked at start
innodb_native_foreign_keys | start | point-writes | | since 9.7
  whether InnoDB itself checks foreign keys, and not the server
innodb_api_* | live | plugin
  how plugins use InnoDB without SQL
innodb_replication_delay | live | replica
  how long a replica waits where innodb_thread_concurrency is reached
`;
const MARIADB$7 = `
innodb_change_buffering | live | reads-beyond-pool, point-writes | Innodb_ibuf_merges
  which changes of secondary indexes wait until their page is read
innodb_change_buffer_max_size | live | reads-beyond-pool, point-writes | Innodb_ibuf_merges
  share of the buffer pool for changes that wait
innodb_compression_algorithm | live | compressed-tables | Innodb_num_pages_page_compressed
  how pages of tables with page compression are compressed
innodb_compression_default | live | compressed-tables, ddl
  whether new tables have page compression
innodb_stats_modified_counter | live | sustained-writes, planning
  changed rows after which statistics are made again
innodb_stats_traditional | live | planning
  whether the number of sampled pages is fixed
innodb_snapshot_isolation | live | contended-rows
  whether a transaction that would overwrite a change it cannot see fails
innodb_deadlock_report | live | contended-rows | Innodb_deadlocks
  how much of a deadlock is reported
innodb_alter_copy_bulk | live | ddl
  whether ALTER TABLE that copies inserts its rows in bulk
innodb_buffer_pool_size_auto_min | live | reads-beyond-pool
  size to which the buffer pool shrinks where memory is short
innodb_buffer_pool_size_max | start | startup
  largest size that the buffer pool can be given while the server runs
innodb_linux_aio | start | reads-beyond-pool, sustained-writes
  which of the kernel’s asynchronous interfaces is used
innodb_encrypt_tables | live | encryption
  whether new tables are encrypted
innodb_encrypt_log | start | encryption
  whether the redo log is encrypted
innodb_encrypt_temporary_tables | start | encryption, temporary-tables
  whether temporary tables are encrypted
innodb_encryption_threads | live | encryption
  threads that encrypt pages in the background
innodb_encryption_rotation_iops | live | encryption
  writes a second that they may cause
innodb_encryption_rotate_key_age | live | encryption
  age of a key from which on pages are encrypted again
innodb_immediate_scrub_data_uncompressed | live | sustained-writes
  whether freed pages are overwritten
innodb_defragment | live | ddl
  whether OPTIMIZE TABLE defragments in place
innodb_defragment_* | live | ddl
  how defragmenting in place goes on
innodb_instant_alter_column_allowed | live | ddl | Innodb_instant_alter_column
  which changes of columns need no copy of the table
`;
const INNODB = [
	{
		page: "innodb",
		text: BOTH$4
	},
	{
		page: "innodb",
		fork: "mysql",
		text: MYSQL$8
	},
	{
		page: "innodb",
		fork: "mariadb",
		text: MARIADB$7
	}
];

// src/core/settings/innodb-writes.ts
const BOTH$3 = `
innodb_flush_log_at_trx_commit | live | point-writes, binary-log-commits | Innodb_log_writes, mysql:Innodb_os_log_fsyncs
  whether a commit is written and synchronized at once (1), only written (2), or neither (0)
innodb_flush_log_at_timeout | live | point-writes | Innodb_log_writes
  after how many seconds commits are synchronized where that is not done at once
innodb_log_buffer_size | live/start | large-transactions, sustained-writes, large-rows | Innodb_log_waits
  memory for redo log that is not written yet
innodb_log_write_ahead_size | live/start | point-writes
  block in which redo log is written, so that the file system need not read before
innodb_flush_method | start | point-writes, sustained-writes, reads-beyond-pool | Innodb_data_fsyncs
  whether files bypass the file system’s cache, and how they are synchronized
innodb_doublewrite | live/start | sustained-writes | Innodb_dblwr_pages_written
  whether pages are written twice, so that a crash leaves no half page
innodb_io_capacity | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  pages a second that the background writes
innodb_io_capacity_max | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  pages a second that it may write when it falls behind
innodb_max_dirty_pages_pct | live | sustained-writes | Innodb_buffer_pool_pages_dirty
  share of dirty pages that is not to be exceeded
innodb_max_dirty_pages_pct_lwm | live | sustained-writes | Innodb_buffer_pool_pages_dirty
  share of dirty pages from which on pages are written ahead
innodb_adaptive_flushing | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  whether the rate of writing pages follows that of the redo log
innodb_adaptive_flushing_lwm | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  how full the redo log has to be for that
innodb_flushing_avg_loops | live | sustained-writes
  over how many rounds the rate of writing pages is averaged
innodb_flush_neighbors | live | sustained-writes | Innodb_buffer_pool_pages_flushed
  whether dirty pages of the same extent are written along
innodb_flush_sync | live | sustained-writes
  whether a checkpoint may exceed innodb_io_capacity
innodb_write_io_threads | start/live | sustained-writes | Innodb_data_writes
  threads, or requests in flight, for writing pages
innodb_purge_threads | start/live | sustained-writes | mariadb:Innodb_history_list_length
  threads that remove deleted rows and undo log
innodb_purge_batch_size | live | sustained-writes | mariadb:Innodb_history_list_length
  pages of undo log that one round of purging takes
innodb_purge_rseg_truncate_frequency | live | sustained-writes
  after how many rounds of purging undo log is freed
innodb_max_purge_lag | live | sustained-writes | mariadb:Innodb_history_list_length
  length of the undo log from which on writes are delayed
innodb_max_purge_lag_delay | live | sustained-writes
  longest such delay
innodb_max_undo_log_size | live | sustained-writes, large-transactions
  size from which on an undo tablespace is truncated
innodb_undo_log_truncate | live | sustained-writes | mariadb:Innodb_undo_truncations
  whether undo tablespaces are truncated
innodb_temp_data_file_path | start | temporary-tables
  files for temporary tables, their first size and their growth
innodb_data_file_path | start | other-device
  files of the system tablespace
innodb_data_home_dir | start | other-device
  where the system tablespace lies
innodb_log_group_home_dir | start | other-device
  where the redo log lies
innodb_undo_directory | start | other-device
  where undo tablespaces lie
`;
const MYSQL$7 = `
innodb_redo_log_capacity | live | sustained-writes, large-transactions | Innodb_redo_log_logical_size | since 8.0.30
  size of the redo log, which decides how long dirty pages may stay in memory
innodb_log_file_size | start | sustained-writes, large-transactions, crash-recovery
  size of one file of the redo log; innodb_redo_log_capacity takes its place since 8.0.30
innodb_log_files_in_group | start | sustained-writes, large-transactions, crash-recovery
  files of the redo log; innodb_redo_log_capacity takes its place since 8.0.30
innodb_log_writer_threads | live | point-writes, high-concurrency | Innodb_os_log_fsyncs
  whether threads of their own write the redo log
innodb_log_spin_cpu_abs_lwm | live | point-writes
  least use of CPUs at which a commit spins while it waits for the redo log
innodb_log_spin_cpu_pct_hwm | live | point-writes
  greatest use of CPUs at which it still does
innodb_log_wait_for_flush_spin_hwm | live | point-writes
  average time of a synchronization up to which it does
innodb_log_checksums | live | point-writes
  whether blocks of the redo log have checksums
innodb_log_compressed_pages | live | compressed-tables
  whether pages that are compressed again go to the redo log
innodb_use_fdatasync | live | point-writes, sustained-writes | Innodb_data_fsyncs
  whether files are synchronized without their metadata
innodb_doublewrite_files | start | sustained-writes | Innodb_dblwr_writes
  files of the doublewrite buffer
innodb_doublewrite_pages | start | sustained-writes | Innodb_dblwr_writes
  pages of the doublewrite buffer for each thread
innodb_doublewrite_batch_size | start | sustained-writes | Innodb_dblwr_writes
  pages that are written to it at once
innodb_page_cleaners | start | sustained-writes, reads-beyond-pool | Innodb_buffer_pool_wait_free
  threads that write dirty pages
innodb_idle_flush_pct | live | long-idle
  share of innodb_io_capacity at which pages are written while nothing is asked
innodb_undo_tablespaces | start | sustained-writes
  number of undo tablespaces; without effect since 8.0.14, when CREATE UNDO TABLESPACE took its place
innodb_redo_log_encrypt | live | encryption, point-writes
  whether the redo log is encrypted
innodb_undo_log_encrypt | live | encryption, point-writes
  whether undo logs are encrypted
innodb_doublewrite_dir | start | other-device
  where the doublewrite buffer lies
innodb_temp_tablespaces_dir | start | other-device
  where the files of temporary tables lie
innodb_directories | start | startup
  directories that are searched for tablespaces at start
`;
const MARIADB$6 = `
innodb_log_file_size | live | sustained-writes, large-transactions, crash-recovery | Innodb_checkpoint_age
  size of the redo log, which decides how long dirty pages may stay in memory
innodb_log_file_buffering | live | point-writes
  whether the redo log goes through the file system’s cache
innodb_log_file_mmap | start | crash-recovery
  whether the redo log is mapped into memory when it is read
innodb_log_file_write_through | live | point-writes | | since 11.0
  whether each write of the redo log is durable by itself
innodb_log_spin_wait_delay | live | high-concurrency, point-writes
  pause between two tries for the lock of the redo log
innodb_data_file_buffering | live | reads-beyond-pool, sustained-writes | | since 11.0
  whether data files go through the file system’s cache
innodb_data_file_write_through | live | sustained-writes | | since 11.0
  whether each write of a data file is durable by itself
innodb_log_checkpoint_now | live | sustained-writes
  writes all dirty pages at once
innodb_max_purge_lag_wait | live | sustained-writes | Innodb_history_list_length
  waits until the undo log is as short
innodb_undo_tablespaces | start | sustained-writes
  number of undo tablespaces, between which purging can alternate
innodb_use_atomic_writes | start | sustained-writes
  whether the doublewrite buffer is left out where the device writes pages whole
`;
const INNODB_WRITES = [
	{
		page: "innodb",
		text: BOTH$3
	},
	{
		page: "innodb",
		fork: "mysql",
		text: MYSQL$7
	},
	{
		page: "innodb",
		fork: "mariadb",
		text: MARIADB$6
	}
];

// src/core/settings/manual-pages.ts
const MYSQL$6 = "https://dev.mysql.com/doc/refman";
const MARIADB$5 = "https://mariadb.com/kb/en";
/** What Percona Server adds; its paragraphs are spread over the manual. */
const PERCONA$1 = "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html";
/** Pages by what they are about. Where a manual has no such page, its list of all variables stands in. */
const PAGES = {
	innodb: {
		mysql: "innodb-parameters",
		mariadb: "innodb-system-variables"
	},
	server: {},
	"server-options": {
		mysql: "server-options",
		mariadb: "mariadbd-options"
	},
	"binary-log": {
		mysql: "replication-options-binary-log",
		mariadb: "replication-and-binary-log-system-variables"
	},
	replica: {
		mysql: "replication-options-replica",
		mariadb: "replication-and-binary-log-system-variables"
	},
	source: {
		mysql: "replication-options-source",
		mariadb: "replication-and-binary-log-system-variables"
	},
	gtid: {
		mysql: "replication-options-gtids",
		mariadb: "gtid"
	},
	"semi-synchronous": {
		mysql: "replication-semisync",
		mariadb: "semisynchronous-replication"
	},
	"performance-schema": {
		mysql: "performance-schema-system-variables",
		mariadb: "performance-schema-system-variables"
	},
	"performance-schema-options": {
		mysql: "performance-schema-options",
		mariadb: "performance-schema-system-variables"
	},
	myisam: { mariadb: "myisam-system-variables" },
	aria: { mariadb: "aria-system-variables" },
	"thread-pool": { mariadb: "thread-pool-system-status-variables" },
	"group-replication": { mysql: "group-replication-system-variables" },
	galera: { mariadb: "galera-cluster-system-variables" },
	"x-plugin": { mysql: "x-plugin-options-system-variables" },
	ndb: { mysql: "mysql-cluster-options-variables" },
	audit: {
		mysql: "audit-log-reference",
		mariadb: "mariadb-audit-plugin-options-and-system-variables"
	},
	myrocks: { mariadb: "myrocks-system-variables" },
	spider: { mariadb: "spider-system-variables" },
	vector: { mariadb: "vector-system-variables" },
	percona: {}
};
const ALL_VARIABLES = "server-system-variables";
/** Versions of MySQL’s reference manual: each describes what its server has. */
const MANUALS$1 = {
	old: "8.0",
	longTerm: "8.4",
	newest: "9.7"
};
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *), for options that are none, and
* for variables of Percona Server.
*/
function manualPage(page, name, fork, lifetime = {}) {
	if (page === "percona") return PERCONA$1;
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	const isPage = name.includes("*") || page.endsWith("-options");
	if (fork === "mariadb") return `${MARIADB$5}/${file}/${isPage ? "" : `#${name}`}`;
	return `${MYSQL$6}/${manualOf(lifetime)}/en/${file}.html${isPage ? "" : `#sysvar_${name}`}`;
}
function manualOf({ since, removed }) {
	if (removed !== void 0 && Number.parseFloat(removed) <= Number(MANUALS$1.longTerm)) return MANUALS$1.old;
	return Number.parseFloat(since ?? "0") >= 9 ? MANUALS$1.newest : MANUALS$1.longTerm;
}

// src/core/settings/other-engines.ts
const MYISAM = `
key_buffer_size | live | other-engine | Key_reads
  memory for indexes of MyISAM
key_cache_* | live | other-engine | Key_reads
  how that memory is divided and what stays in it
myisam_sort_buffer_size | live | other-engine, ddl
  memory for building indexes of MyISAM
myisam_max_sort_file_size | live | other-engine, ddl
  largest file for building them by sorting
myisam_use_mmap | live | other-engine
  whether tables of MyISAM are mapped into memory
myisam_mmap_size | start | other-engine
  most memory for that
myisam_stats_method | live | other-engine, planning
  whether NULL values are taken for equal in statistics
myisam_recover_options | start | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
myisam_data_pointer_size | live | other-engine
  bytes of the place of a row
myisam_repair_threads | live | other-engine, ddl
  threads that build indexes of MyISAM
`;
const MARIADB_MYISAM = `
key_cache_segments | live | other-engine, high-concurrency
  parts of the cache of indexes, each with a lock of its own
myisam_block_size | start | other-engine
  size of a block of an index of MyISAM
`;
const ARIA = `
aria_pagecache_buffer_size | start | temporary-tables, other-engine | Aria_pagecache_reads
  memory for tables of Aria, temporary ones on disk among them
aria_pagecache_* | live | temporary-tables, other-engine | Aria_pagecache_reads
  how that memory is divided and what stays in it
aria_pagecache_file_hash_size | start | many-tables, other-engine
  buckets for finding the pages of a file
aria_used_for_temp_tables | start | temporary-tables | Created_tmp_disk_tables
  whether temporary tables on disk are of Aria
aria_block_size | start | other-engine
  size of a page
aria_checkpoint_interval | live | other-engine
  after how many seconds a checkpoint is made
aria_checkpoint_log_activity | live | other-engine
  how much log there has to be for one
aria_group_commit | live | other-engine | Aria_transaction_log_syncs
  whether commits of Aria wait for each other
aria_group_commit_interval | live | other-engine | Aria_transaction_log_syncs
  how long they do
aria_log_file_size | live | other-engine
  size at which a new log begins
aria_log_purge_type | live | other-engine
  when old logs are deleted
aria_max_sort_file_size | live | other-engine, ddl
  largest file for building indexes by sorting
aria_page_checksum | live | other-engine
  whether pages have checksums
aria_encrypt_tables | live | encryption, other-engine
  whether tables of Aria are encrypted
aria_repair_threads | live | other-engine, ddl
  threads that build indexes
aria_sort_buffer_size | live | other-engine, ddl
  memory for building indexes
aria_stats_method | live | other-engine, planning
  whether NULL values are taken for equal in statistics
aria_sync_log_dir | live | other-engine
  whether the directory is synchronized when a log begins
aria_recover_options | live | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
aria_log_dir_path | start | other-device
  where logs of Aria lie
`;
const MARIADB$4 = `
alter_algorithm | live | ddl
  how ALTER TABLE goes about it
column_compression_* | live | compressed-tables
  how columns are compressed
encrypt_tmp_disk_tables | live | encryption, temporary-tables
  whether temporary tables on disk are encrypted
encrypt_tmp_files | start | encryption, sorts
  whether temporary files are encrypted
system_versioning_* | live | ddl
  how tables with history are altered and read
storage_engine | live | other-engine, ddl
  engine of new tables
enforce_storage_engine | live | other-engine, ddl
  the one engine of new tables
sync_frm | live | ddl
  whether the definition of a new table is synchronized
`;
const MYSQL$5 = `
ngram_token_size | start | fulltext
  letters of a part of a word in full-text indexes that cut words up
default_table_encryption | live | encryption, ddl
  whether new tables are encrypted
sql_generate_invisible_primary_key | live | ddl
  whether new tables without a primary key are given one
`;
const SHARED = `
default_storage_engine | live | other-engine, ddl
  engine of new tables
event_scheduler | live | stored-programs
  whether events run beside the load
old_alter_table | live | ddl
  whether ALTER TABLE copies the table
concurrent_insert | live | other-engine
  whether rows are added to MyISAM while others read
delay_key_write | live | other-engine
  whether indexes of MyISAM are written when a table is closed
bulk_insert_buffer_size | live | other-engine, bulk-load
  memory for sorting the keys of many new rows
preload_buffer_size | live | other-engine
  memory for loading indexes into their cache
delayed_* | live | other-engine
  how inserts that do not wait are queued; MySQL does them like others
max_delayed_threads | live | other-engine
  threads for inserts that do not wait
max_insert_delayed_threads | live | other-engine
  threads for inserts that do not wait
skip_external_locking | start | other-engine
  whether files of MyISAM are not locked against other programs
ft_* | start | fulltext, other-engine
  which words full-text indexes of MyISAM have, and how far a search is widened
`;
/** Families of engines and plugins: which of their variables matter is theirs to say. */
const FAMILIES = [
	{
		page: "x-plugin",
		fork: "mysql",
		text: `
mysqlx_* | live | x-protocol
  how clients of the X Protocol are served
`
	},
	{
		page: "audit",
		text: "audit_log* | live | plugin\n  what an audit log keeps of statements and connections"
	},
	{
		page: "audit",
		fork: "mariadb",
		text: "server_audit* | live | plugin\n  what an audit log keeps of statements and connections"
	},
	{
		page: "myrocks",
		text: "rocksdb_* | live | other-engine\n  how MyRocks keeps tables"
	},
	{
		page: "spider",
		fork: "mariadb",
		text: "spider_* | live | other-engine\n  how Spider spreads tables over servers"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "columnstore_* | live | other-engine\n  how ColumnStore keeps tables"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "mroonga_* | live | other-engine, fulltext\n  how Mroonga searches texts"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "connect_* | live | other-engine\n  how CONNECT reads other data"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "s3_* | live | other-engine\n  how tables are kept in an object store"
	},
	{
		page: "vector",
		fork: "mariadb",
		text: "mhnsw_* | live | vector-search | | since 11.7\n  how vectors are searched by an index"
	},
	{
		page: "server",
		fork: "mysql",
		text: "telemetry.* | live | plugin\n  what is told of statements to an observer"
	},
	{
		page: "server",
		text: "connection_control_* | live | plugin, connecting\n  how long wrong passwords delay a connection"
	},
	{
		page: "server",
		fork: "mysql",
		text: "version_tokens_* | live | plugin\n  which versions of data a client may ask for"
	},
	{
		page: "server",
		fork: "mysql",
		text: "rewriter_* | live | plugin\n  whether statements are rewritten"
	},
	{
		page: "server",
		fork: "mysql",
		text: "clone_* | live | plugin\n  how all data are copied to another server"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "file_key_management_* | start | encryption, plugin\n  where the keys of encrypted data come from"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "sql_error_log_* | live | plugin\n  what a log keeps of statements that failed"
	},
	{
		page: "server",
		fork: "mariadb",
		text: "query_response_time_* | live | plugin, any-statement\n  whether, and how finely, statements are counted by their time"
	}
];
const OTHER_ENGINES = [
	{
		page: "myisam",
		text: MYISAM
	},
	{
		page: "myisam",
		fork: "mariadb",
		text: MARIADB_MYISAM
	},
	{
		page: "aria",
		fork: "mariadb",
		text: ARIA
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$4
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL$5
	},
	{
		page: "server",
		text: SHARED
	},
	...FAMILIES
];

// src/core/settings/percona.ts
const VARIABLES$2 = `
log_slow_filter | live | any-statement | Slow_queries
  for what reasons a statement is written to the slow query log
log_slow_rate_limit | live | any-statement | Slow_queries
  one of how many statements, or connections, is written to the slow query log
log_slow_rate_type | live | any-statement | Slow_queries
  whether that limit counts statements or connections
log_slow_sp_statements | live | stored-programs | Slow_queries
  whether statements within stored programs are written to the slow query log
log_slow_verbosity | live | any-statement | Slow_queries
  what the slow query log tells of each statement
slow_query_log_always_write_time | live | any-statement | Slow_queries
  time from which on a statement is written to the slow query log whatever its limits are
slow_query_log_use_global_control | live | any-statement | Slow_queries
  for which variables of the slow query log a connection follows the global value at once
max_slowlog_size | live | any-statement | Slow_queries
  size at which a new file of the slow query log begins
max_slowlog_files | live | any-statement | Slow_queries
  files of the slow query log that are kept
userstat | live | any-statement
  whether work is counted for each account, client, table and index
thread_statistics | live | any-statement
  whether that work is also counted for each thread
query_response_time_* | live | plugin, any-statement
  whether, and how finely, statements are counted by their time
extra_max_connections | live | connecting
  how many clients may be connected to the extra port
innodb_cleaner_lsn_age_factor | live | sustained-writes
  how fast dirty pages are written as the redo log fills
innodb_empty_free_list_algorithm | live | reads-beyond-pool
  whether threads wait for free pages, or look for some themselves
innodb_track_changed_pages | start | sustained-writes
  whether changed pages are noted for incremental backups
innodb_max_bitmap_file_size | live | sustained-writes
  size at which a new file of those notes begins
innodb_print_lock_wait_timeout_info | live | contended-rows
  whether a wait for a row that was too long is described in the error log
innodb_encrypt_online_alter_logs | live | encryption, ddl
  whether the log of changes to a table that is being altered is encrypted
innodb_temp_tablespace_encrypt | start | encryption, temporary-tables
  whether temporary tables are encrypted
innodb_records_in_range | live | planning
  number of rows that every range is taken to have, so that no index is asked
innodb_force_index_records_in_range | live | planning
  the same, where the statement names the index
encrypt_tmp_files | start | encryption, sorts
  whether temporary files are encrypted
binlog_space_limit | start | binary-log-commits
  most that all files of the binary log may take
expand_fast_index_creation | live | ddl
  whether ALTER TABLE that copies builds secondary indexes last
enforce_storage_engine | start | other-engine, ddl
  the one engine of new tables
kill_idle_transaction | live | long-idle
  how long a transaction may stand idle
innodb_kill_idle_transaction | live | long-idle
  how long a transaction may stand idle
tokudb_* | live | other-engine
  how TokuDB keeps tables
`;
const PERCONA = [{
	page: "percona",
	fork: "mysql",
	text: VARIABLES$2
}];

// src/core/settings/performance-schema.ts
const VARIABLES$1 = `
performance_schema | start | any-statement
  whether what the server does is observed and counted
performance_schema_digests_size | start | any-statement | Performance_schema_digest_lost
  how many kinds of statements are told apart
performance_schema_max_digest_length | start | any-statement
  bytes of a normalized statement that are kept
performance_schema_max_sql_text_length | start | any-statement
  bytes of a statement’s text that are kept
performance_schema_max_table_instances | start | many-tables | Performance_schema_table_instances_lost
  how many tables are observed
performance_schema_max_table_handles | start | many-tables | Performance_schema_table_handles_lost
  how many open tables are observed
performance_schema_max_table_lock_stat | start | many-tables | Performance_schema_table_lock_stat_lost
  how many tables have their locks counted
performance_schema_max_index_stat | start | many-tables | Performance_schema_index_stat_lost
  how many indexes have their use counted
performance_schema_max_metadata_locks | start | many-tables, high-concurrency | Performance_schema_metadata_lock_lost
  how many locks of definitions are observed
performance_schema_max_thread_instances | start | high-concurrency | Performance_schema_thread_instances_lost
  how many threads are observed
performance_schema_max_mutex_instances | start | high-concurrency | Performance_schema_mutex_instances_lost
  how many mutexes are observed
performance_schema_max_rwlock_instances | start | high-concurrency | Performance_schema_rwlock_instances_lost
  how many read-write locks are observed
performance_schema_max_cond_instances | start | high-concurrency | Performance_schema_cond_instances_lost
  how many conditions are observed
performance_schema_max_file_instances | start | many-tables | Performance_schema_file_instances_lost
  how many files are observed
performance_schema_max_socket_instances | start | connecting | Performance_schema_socket_instances_lost
  how many sockets are observed
performance_schema_max_prepared_statements_instances | start | high-concurrency | Performance_schema_prepared_statements_lost
  how many prepared statements are observed
performance_schema_max_program_instances | start | stored-programs | Performance_schema_program_lost
  how many stored programs are observed
performance_schema_max_statement_stack | start | stored-programs | Performance_schema_nested_statement_lost
  how deep statements within statements are observed
performance_schema_accounts_size | start | connecting | Performance_schema_accounts_lost
  how many accounts are told apart
performance_schema_hosts_size | start | connecting | Performance_schema_hosts_lost
  how many hosts are told apart
performance_schema_users_size | start | connecting | Performance_schema_users_lost
  how many users are told apart
performance_schema_session_connect_attrs_size | start | connecting | Performance_schema_session_connect_attrs_lost
  memory for what clients say of themselves
performance_schema_setup_actors_size | start | connecting
  how many rules say which accounts are observed
performance_schema_setup_objects_size | start | many-tables
  how many rules say which tables are observed
performance_schema_events_*_history_size | start | any-statement
  how many past events of each thread are kept
performance_schema_events_*_history_long_size | start | any-statement
  how many past events of all threads are kept
performance_schema_max_*_classes | start | any-statement
  how many kinds of instruments there may be
performance_schema_max_*_handles | start | many-tables
  how many open files are observed
`;
const MYSQL$4 = `
performance_schema_error_size | start | any-statement
  how many errors are told apart
performance_schema_max_digest_sample_age | live | any-statement
  after how many seconds a new example of a kind of statement is kept
performance_schema_show_processlist | live | metadata-reads
  whether SHOW PROCESSLIST asks Performance Schema, without a lock for all
`;
const OPTIONS = `
performance_schema_consumer_* | start | any-statement
  whether events of a kind are kept
performance_schema_instrument | start | any-statement
  which instruments are switched on
performance_schema_meter | start | any-statement
  which meters are switched on
performance_schema_logger | start | any-statement
  which loggers are switched on
`;
const PERFORMANCE_SCHEMA = [
	{
		page: "performance-schema",
		text: VARIABLES$1
	},
	{
		page: "performance-schema",
		fork: "mysql",
		text: MYSQL$4
	},
	{
		page: "performance-schema-options",
		text: OPTIONS
	}
];

// src/core/settings/queries.ts
const BOTH$2 = `
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
`;
const MYSQL$3 = `
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
`;
const MARIADB$3 = `
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
`;
const QUERIES = [
	{
		page: "server",
		text: BOTH$2
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL$3
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$3
	}
];

// src/core/settings/versions.ts
/** Versions of servers, by number: 8.0.30, 10.11.19-MariaDB-0+deb12u1. */
/** Whether `version` is `other` or later. What a version leaves out is 0: 9.7 is 9.7.0. */
function isAtLeast(version, other) {
	const [own, wanted] = [partsOf(version), partsOf(other)];
	const index = own.findIndex((part, place) => part !== wanted[place]);
	return index < 0 || (own[index] ?? 0) > (wanted[index] ?? 0);
}
function partsOf(version) {
	const [, major, minor, patch] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? [];
	return [
		Number(major ?? 0),
		Number(minor ?? 0),
		Number(patch ?? 0)
	];
}

// src/core/settings/removed-options.ts
/** Name, and behind an equals sign what took its place. */
function removedIn(fork, removed, consequence, text) {
	return pairs(text).map(([name, instead]) => ({
		name,
		fork,
		removed,
		consequence,
		instead
	}));
}
function deprecatedIn(fork, since, text) {
	return pairs(text).map(([name, instead]) => ({
		name,
		fork,
		since,
		instead
	}));
}
function pairs(text) {
	return text.trim().split(/\s+/).map((entry) => {
		const [name = "", instead = null] = entry.split("=");
		return [name, instead];
	});
}
const MYSQL$2 = [
	...removedIn("mysql", "5.7", "no-start", `storage_engine=default_storage_engine table_cache=table_open_cache log_slow_queries=slow_query_log thread_concurrency
    timed_mutexes innodb_additional_mem_pool_size innodb_use_sys_malloc innodb_mirrored_log_groups
    innodb_file_io_threads=innodb_read_io_threads`),
	...removedIn("mysql", "5.7", "no-start", "key_buffer=key_buffer_size myisam_recover=myisam_recover_options thread_cache=thread_cache_size"),
	...removedIn("mysql", "8.0", "no-start", `innodb_file_format innodb_file_format_check innodb_file_format_max innodb_large_prefix
    innodb_checksums=innodb_checksum_algorithm innodb_support_xa innodb_locks_unsafe_for_binlog=transaction_isolation
    innodb_stats_sample_pages=innodb_stats_transient_sample_pages innodb_undo_logs=innodb_rollback_segments sync_frm
    ignore_db_dirs metadata_locks_cache_size metadata_locks_hash_instances old_passwords
    internal_tmp_disk_storage_engine`),
	...removedIn("mysql", "8.0.3", "no-start", `query_cache_type query_cache_size query_cache_limit query_cache_min_res_unit query_cache_wlock_invalidate
    have_crypt tx_isolation=transaction_isolation tx_read_only=transaction_read_only log_warnings=log_error_verbosity
    secure_auth max_tmp_tables multi_range_count date_format datetime_format time_format show_compatibility_56`),
	...removedIn("mysql", "8.0.13", "no-start", `log_syslog=log_error_services log_syslog_facility log_syslog_include_pid log_syslog_tag
    log_builtin_as_identified_by_password`),
	...removedIn("mysql", "8.2", "no-start", "expire_logs_days=binlog_expire_logs_seconds"),
	...removedIn("mysql", "8.3", "no-start", `master_info_repository relay_log_info_repository slave_rows_search_algorithms transaction_write_set_extraction
    log_bin_use_v1_row_events character_set_client_handshake`),
	...removedIn("mysql", "8.4", "no-start", `default_authentication_plugin=authentication_policy binlog_transaction_dependency_tracking have_ssl have_openssl
    avoid_temporal_upgrade show_old_temporals new old`),
	...removedIn("mysql", "9.0", "no-start", "mysql_native_password=authentication_policy"),
	...removedIn("mysql", "9.7", "no-start", `innodb_log_file_size=innodb_redo_log_capacity innodb_log_files_in_group=innodb_redo_log_capacity
    innodb_undo_tablespaces replica_parallel_type slave_parallel_type myisam_repair_threads temptable_use_mmap=temptable_max_mmap`)
];
const MARIADB$2 = [
	...removedIn("mariadb", "10.6", "ignored", `innodb_buffer_pool_instances innodb_page_cleaners innodb_log_files_in_group=innodb_log_file_size
    innodb_thread_concurrency=thread_handling innodb_commit_concurrency innodb_concurrency_tickets
    innodb_thread_sleep_delay innodb_adaptive_max_sleep_delay innodb_large_prefix innodb_file_format
    innodb_log_optimize_ddl innodb_undo_logs innodb_log_checksums innodb_log_compressed_pages innodb_rollback_segments
    innodb_replication_delay innodb_background_scrub_data_compressed innodb_scrub_log innodb_sync_array_size
    innodb_idle_flush_pct innodb_locks_unsafe_for_binlog=tx_isolation
    innodb_stats_sample_pages=innodb_stats_transient_sample_pages multi_range_count thread_concurrency timed_mutexes`),
	...removedIn("mariadb", "10.6", "no-start", `innodb_checksums=innodb_checksum_algorithm innodb_support_xa innodb_buffer_pool_populate innodb_use_fallocate
    innodb_use_mtflush innodb_mtflush_threads innodb_use_trim`),
	...removedIn("mariadb", "11.0", null, "innodb_change_buffering innodb_change_buffer_max_size"),
	...removedIn("mariadb", "11.1", null, `innodb_defragment innodb_defragment_n_pages innodb_defragment_stats_accuracy innodb_defragment_fill_factor
    innodb_defragment_fill_factor_n_recs innodb_defragment_frequency`)
];
const REMOVED_OPTIONS = [...MYSQL$2, ...MARIADB$2];
const DEPRECATED_OPTIONS = [
	...deprecatedIn("mysql", "8.0.3", "expire_logs_days=binlog_expire_logs_seconds"),
	...deprecatedIn("mysql", "8.0.30", "innodb_log_file_size=innodb_redo_log_capacity innodb_log_files_in_group=innodb_redo_log_capacity"),
	...deprecatedIn("mysql", "8.0.34", "binlog_format"),
	...deprecatedIn("mysql", "8.0.27", "default_authentication_plugin=authentication_policy"),
	...deprecatedIn("mariadb", "11.0", "innodb_flush_method"),
	...deprecatedIn("mariadb", "11.1", "tx_isolation=transaction_isolation tx_read_only=transaction_read_only")
];
/** What is known of the removal of an option; undefined where servers still have it, or never had. */
function removalOf(name, fork) {
	return REMOVED_OPTIONS.find((option) => option.name === name && option.fork === fork);
}
/** Whether any server has removed it. */
function isEverRemoved(name) {
	return REMOVED_OPTIONS.some((option) => option.name === name);
}
/** The same, where it was before the given version. */
function removedOption(name, fork, version) {
	const removal = removalOf(name, fork);
	return removal !== void 0 && isAtLeast(version, removal.removed) ? removal : void 0;
}
/** Whether and since when servers of a fork warn of an option that they still have, at the given version. */
function deprecatedOption(name, fork, version) {
	if (removedOption(name, fork, version) !== void 0) return void 0;
	return DEPRECATED_OPTIONS.find((option) => option.name === name && option.fork === fork && isAtLeast(version, option.since));
}
const MANUALS = "https://dev.mysql.com/doc";
/** The version reference does not date what this version was found not to have. */
const UNDATED = "9.7";
/** Page of the manual on the removal; undefined where that is the paragraph on the variable, as in MariaDB's. */
function removalPage({ fork, removed }) {
	if (fork === "mariadb") return void 0;
	if (removed === UNDATED) return `${MANUALS}/refman/${UNDATED}/en/server-system-variable-reference.html`;
	const [major = "", minor = ""] = removed.split(".");
	return `${MANUALS}/mysqld-version-reference/en/optvar-changes-${major}-${minor}.html`;
}

// src/core/settings/replication.ts
const BOTH$1 = `
slave_compressed_protocol | live | replica, over-network
  whether a replica gets changes compressed
slave_parallel_workers | live | replica
  threads that apply changes
slave_max_allowed_packet | live | replica, large-rows
  largest event that a replica takes
slave_net_timeout | live | replica
  how long a replica waits before it takes its source for gone
slave_sql_verify_checksum | live | replica
  whether a replica verifies checksums when it applies
slave_transaction_retries | live | replica, contended-rows
  how often a replica tries a transaction again
slave_exec_mode | live | replica
  whether a replica passes over rows that are there or missing
slave_skip_errors | start | replica
  errors that a replica passes over
slave_type_conversions | live | replica
  how a replica may convert columns
sync_relay_log | live | replica
  after how many events a replica synchronizes its relay log
sync_relay_log_info | live | replica
  after how many transactions a replica notes how far it is
sync_master_info | live | replica
  after how many events a replica notes what it has got
relay_log_recovery | start/live | replica, crash-recovery
  whether a replica gets changes again after a crash
relay_log_space_limit | start | replica
  most that relay logs may take
relay_log_purge | live | replica
  whether relay logs are deleted when they are applied
max_relay_log_size | live | replica
  size at which a new relay log begins
`;
const MYSQL$1 = `
replica_compressed_protocol | live | replica, over-network
  whether a replica gets changes compressed
replica_parallel_workers | live | replica
  threads that apply changes
replica_parallel_type | live | replica
  which transactions a replica may apply in parallel
slave_parallel_type | live | replica
  which transactions a replica may apply in parallel
slave_rows_search_algorithms | live | replica
  how a replica finds the rows that it changes
master_info_repository | live | replica
  whether a replica notes what it has got in a table or a file
relay_log_info_repository | live | replica
  whether a replica notes how far it is in a table or a file
transaction_write_set_extraction | live | binary-log-commits, replica
  how rows are remembered to find out which transactions replicas may apply in parallel
replica_preserve_commit_order | live | replica
  whether a replica commits in the order of its source
slave_preserve_commit_order | live | replica
  whether a replica commits in the order of its source
replica_pending_jobs_size_max | live | replica, large-transactions
  memory for changes that wait to be applied
slave_pending_jobs_size_max | live | replica, large-transactions
  memory for changes that wait to be applied
replica_checkpoint_* | live | replica
  how often a replica notes how far it is
slave_checkpoint_* | live | replica
  how often a replica notes how far it is
replica_allow_batching | live | replica, cluster
  whether changes of NDB are applied in batches
slave_allow_batching | live | replica, cluster
  whether changes of NDB are applied in batches
replica_max_allowed_packet | live | replica, large-rows
  largest event that a replica takes
replica_net_timeout | live | replica
  how long a replica waits before it takes its source for gone
replica_sql_verify_checksum | live | replica
  whether a replica verifies checksums when it applies
replica_transaction_retries | live | replica, contended-rows
  how often a replica tries a transaction again
replica_exec_mode | live | replica
  whether a replica passes over rows that are there or missing
replica_skip_errors | start | replica
  errors that a replica passes over
replica_type_conversions | live | replica
  how a replica may convert columns
sync_source_info | live | replica
  after how many events a replica notes what it has got
rpl_read_size | live | replica
  bytes that are read of binary and relay logs at once
replication_sender_observe_commit_only | live | replica
  whether plugins are only told of commits, as semi-synchronous replication needs
`;
const MARIADB$1 = `
slave_parallel_threads | live | replica
  threads that apply changes
slave_parallel_mode | live | replica | Slave_retried_transactions
  which transactions a replica may apply in parallel
slave_parallel_max_queued | live | replica
  memory for changes that wait to be applied
slave_domain_parallel_threads | live | replica
  threads that one replication domain may use
slave_run_triggers_for_rbr | live | replica, stored-programs
  whether a replica runs triggers for rows
slave_max_statement_time | live | replica
  how long a statement may take on a replica
slave_transaction_retry_* | start/live | replica
  when a replica tries a transaction again
slave_ddl_exec_mode | live | replica, ddl
  whether a replica passes over tables that are there or missing
replicate_annotate_row_events | start | replica
  whether a replica logs the statements that its source has logged beside rows
replicate_* | live | replica
  which databases and tables a replica applies
slave_abort_blocking_timeout | live | replica | | since 11.7
  after how long a statement that holds up a replica is ended
`;
const SEMI_SYNCHRONOUS = `
rpl_semi_sync_* | live | replica
  whether a commit waits until a replica has got it, and how long
`;
const CLUSTERS = [
	{
		page: "group-replication",
		fork: "mysql",
		text: "group_replication_* | live | cluster\n  how a group of servers agrees on commits"
	},
	{
		page: "ndb",
		fork: "mysql",
		text: "ndb* | live | cluster, other-engine\n  how the server works with NDB Cluster"
	},
	{
		page: "galera",
		fork: "mariadb",
		text: "wsrep_* | live | cluster\n  how servers of a Galera cluster agree on commits"
	}
];
const REPLICATION = [
	{
		page: "replica",
		text: BOTH$1
	},
	{
		page: "replica",
		fork: "mysql",
		text: MYSQL$1
	},
	{
		page: "replica",
		fork: "mariadb",
		text: MARIADB$1
	},
	{
		page: "semi-synchronous",
		text: SEMI_SYNCHRONOUS
	},
	...CLUSTERS
];

// src/core/settings/setting-table.ts
/** How the knowledge of settings is written down, so that it reads as a table: two lines for each variable. */
/** Throws where the text is not a table: that is a mistake of ours. */
function rowsOf({ page, fork, text }) {
	return text.trim().split(/\n(?! )/).map((entry) => {
		const [head = "", ...purpose] = entry.split("\n");
		const [name = "", when = "", exercises = "", counters = "", since = ""] = head.split("|").map((cell) => cell.trim());
		const [first, ...rest] = listed(exercises).map((word) => {
			if (!isExercise(word)) throw new Error(`${name}: found ${word}; allowed: an exercise`);
			return word;
		});
		if (first === void 0 || purpose.length !== 1) throw new Error(`found ${entry}; allowed: two lines`);
		return {
			name,
			page,
			fork,
			takesEffect: readWhen(name, when),
			exercisedBy: [first, ...rest],
			counters: {
				mysql: countersOf("mysql", counters),
				mariadb: countersOf("mariadb", counters)
			},
			since: /^since ([\d.]+)$/.exec(since)?.[1],
			purpose: purpose.join("").trim()
		};
	});
}
function readWhen(name, when) {
	const [mysql, mariadb = mysql] = when.split("/");
	if (!isWhen(mysql) || !isWhen(mariadb)) throw new Error(`${name}: found ${when}; allowed: live, start or both`);
	return {
		mysql,
		mariadb
	};
}
function isWhen(word) {
	return word === "live" || word === "start";
}
function countersOf(fork, cell) {
	return listed(cell).flatMap((counter) => {
		const [owner, name] = counter.includes(":") ? counter.split(":") : [fork, counter];
		return owner === fork && name !== void 0 ? [name] : [];
	});
}
function listed(cell) {
	return cell.split(/[,\s]+/).filter((word) => word !== "");
}

// src/core/settings/start-options.ts
const BOTH = `
ansi | start | any-statement
  whether SQL is taken as the standard says, by sql_mode and transaction_isolation
default_time_zone | start | any-statement
  time zone of connections: SYSTEM asks the operating system for every conversion, under a lock
memlock | start | reads-in-memory
  whether the server’s memory is kept out of swap
external_locking | start | other-engine
  whether files of MyISAM are locked against other programs
symbolic_links | start | other-device, other-engine
  whether files of tables may lie elsewhere
sysdate_is_now | start | any-statement
  whether SYSDATE() is the time at which its statement began, so that an index can be used
plugin_load | start | plugin
  plugins that are loaded at start
plugin_load_add | start | plugin
  more plugins that are loaded at start
binlog_do_db | start | binary-log-commits
  the only databases whose changes are logged
binlog_ignore_db | start | binary-log-commits
  databases whose changes are not logged
host_cache | start | connecting, over-network
  whether the names of clients are remembered
innodb_status_file | start | any-statement
  whether InnoDB writes its state into a file every 15 s
log_tc | start | other-engine
  log that coordinates engines where there is no binary log
upgrade | start | startup
  whether system tables are upgraded at start
master_retry_count | start | replica
  how often a replica tries to reach its source
`;
const MYSQL = `
mysqlx | start | x-protocol
  whether the X Protocol is spoken
early_plugin_load | start | plugin
  plugins that are loaded before all others
super_large_pages | start | reads-in-memory
  whether the largest pages of memory are used
mysql_native_password | start | connecting
  whether accounts may still prove who they are as before MySQL 8.0
replicate_* | start | replica
  which databases and tables a replica applies
`;
/** Beginnings of names are options as well where only one name begins so: old files have some. */
const MARIADB = `
debug_no_sync | start | point-writes, sustained-writes, binary-log-commits
  whether nothing is synchronized at all
partition | start | partitioning
  whether tables may have partitions
table_cache | start | many-tables | Opened_tables
  how many open tables are kept for the next statement
key_buffer | start | other-engine | Key_reads
  memory for indexes of MyISAM
myisam_recover | start | other-engine, crash-recovery
  whether damaged tables are repaired when they are opened
thread_cache | start | connecting | Threads_created
  threads that are kept for the next client
`;
const START_OPTIONS = [
	{
		page: "server-options",
		text: BOTH
	},
	{
		page: "server-options",
		fork: "mysql",
		text: MYSQL
	},
	{
		page: "server-options",
		fork: "mariadb",
		text: MARIADB
	}
];

// src/core/suite/option-reach.ts
/** Options that are left out, by why. */
const REFUSED = new Map([
	...named("place", "basedir datadir tmpdir socket pid-file secure-file-priv log-error console"),
	...named("file", `general-log-file slow-query-log-file log-slow-query-file log-basename log-bin-index log-isam log-tc log-ddl-recovery
    relay-log relay-log-index relay-log-info-file master-info-file init-file core-file debug des-key-file
    innodb-buffer-pool-filename innodb-data-file-path innodb-temp-data-file-path
    ssl-ca ssl-cert ssl-crl ssl-key admin-ssl-ca admin-ssl-cert admin-ssl-crl admin-ssl-key
    mysqlx-ssl-ca mysqlx-ssl-cert mysqlx-ssl-crl mysqlx-ssl-key
    caching-sha2-password-private-key-path caching-sha2-password-public-key-path
    sha256-password-private-key-path sha256-password-public-key-path
    defaults-file defaults-extra-file login-path wsrep-dbug-option wsrep-status-file`),
	...named("directory", `character-sets-dir lc-messages-dir language chroot aria-log-dir-path replica-load-tmpdir slave-load-tmpdir
    innodb-data-home-dir innodb-log-group-home-dir innodb-undo-directory innodb-directories innodb-doublewrite-dir
    innodb-redo-log-archive-dirs innodb-temp-tablespaces-dir innodb-tmpdir
    ssl-capath ssl-crlpath admin-ssl-capath admin-ssl-crlpath mysqlx-ssl-capath mysqlx-ssl-crlpath
    ndb-tls-search-path wsrep-data-home-dir`),
	...named("library", `plugin-dir plugin-load plugin-load-add early-plugin-load plugin-maturity allow-suspicious-udfs log-error-services
    wsrep-provider wsrep-provider-options`),
	...named("program", "wsrep-notify-cmd wsrep-sst-method"),
	...named("address", "port extra-port bind-address skip-networking create-admin-listener-thread federated ndb-connectstring ndb-mgmd-host"),
	...named("user", "user"),
	...named("access", `skip-grant-tables local-infile unix-socket authentication-policy validate-user-plugins proxy-protocol-networks
    check-proxy-users caching-sha2-password-proxy-users sha256-password-proxy-users persist-only-admin-x509-subject
    wsrep-sst-auth`),
	...named("instance", `help verbose version no-defaults print-defaults no-login-paths getopt-prefix-matching daemonize bootstrap
    initialize initialize-insecure validate-config upgrade innodb-page-size innodb-undo-tablespaces
    lower-case-table-names read-only super-read-only innodb-read-only`),
	...named("replication", "server-id init-rpl-role")
]);
/** Beginnings of names whose options are all left out, later ones too; an entry above says more exactly why. */
const REFUSED_FAMILIES = new Map([
	...named("address", "admin mysqlx feedback telemetry"),
	...named("library", "keyring"),
	...named("instance", "defaults"),
	...named("replication", "wsrep ndb ndbcluster ndbinfo group-replication report")
]);
/** Options that reach nothing although their names look like it. */
const HARMLESS$1 = new Set(words$1(`
    aria-log-file-size aria-max-sort-file-size aria-pagecache-file-hash-size aria-sync-log-dir auto-generate-certs
    automatic-sp-privileges binlog-file-cache-size binlog-rotate-encryption-master-key-at-startup
    caching-sha2-password-auto-generate-rsa-keys delay-key-write encrypt-tmp-files ft-stopword-file host-cache-size
    ignore-db-dirs innodb-buffer-pool-in-core-file innodb-default-encryption-key-id innodb-disable-sort-file-cache
    innodb-doublewrite-files innodb-encryption-rotate-key-age innodb-file-per-table innodb-force-primary-key
    innodb-log-file-buffering innodb-log-file-mmap innodb-log-file-size innodb-native-foreign-keys innodb-open-files
    innodb-status-file innodb-validate-tablespace-paths keep-files-on-create key-buffer-size key-cache-age-threshold
    key-cache-block-size key-cache-division-limit key-cache-file-hash-size key-cache-segments large-files-support
    lower-case-file-system max-seeks-for-key max-user-connections myisam-max-sort-file-size old-style-user-limits
    open-files-limit optimizer-adjust-secondary-key-costs performance-schema-hosts-size
    performance-schema-max-file-classes performance-schema-max-file-handles performance-schema-max-file-instances
    performance-schema-max-program-instances performance-schema-max-socket-classes
    performance-schema-max-socket-instances performance-schema-users-size port-open-timeout
    replication-optimize-for-static-plugin-config restrict-fk-on-non-standard-key safe-user-create
    sha256-password-auto-generate-rsa-keys skip-host-cache sql-generate-invisible-primary-key sql-require-primary-key
    ssl ssl-cipher ssl-fips-mode ssl-session-cache-mode ssl-session-cache-timeout stored-program-cache
    stored-program-definition-cache table-encryption-privilege-check thread-pool-dedicated-listener
    tls-certificates-enforced-validation tls-ciphersuites tls-version user-variables version-malloc-library
    version-ssl-library
  `));
/** Options whose values have slashes that lead nowhere: names of instruments, tables and time zones, SQL, formats. */
const FREE_TEXT = new Set(words$1(`
    performance-schema-instrument performance-schema-logger performance-schema-meter default-time-zone
    innodb-ft-aux-table innodb-ft-server-stopword-table innodb-ft-user-stopword-table
    init-connect init-replica init-slave ft-boolean-syntax date-format datetime-format time-format
  `));
/** Parts of names that say what an option takes. */
const LOOKS = new Map([
	...named("directory", "dir dirs directory directories path paths home chroot"),
	...named("file", "file files filename filenames basename ssl tls cert certs certificate certificates ca crl"),
	...named("file", "key keys keyring"),
	...named("address", "socket sockets port ports address addresses addr host hosts url uri listen listener bind"),
	...named("address", "network networks networking connectstring"),
	...named("user", "user users"),
	...named("library", "plugin plugins library libraries lib provider component components"),
	...named("program", "init script scripts command commands cmd program programs"),
	...named("access", "grant grants privilege privileges authentication proxy infile")
]);
/** What servers take off a name before they look it up again (MySQL manual, "Program Option Modifiers"). MariaDB adds autoset. */
const MODIFIER = /^(?:loose|skip|disable|enable|maximum|autoset)-/;
/** The name of a key cache. MariaDB passes over one before any other option too: --x.datadir is --datadir (mysys/my_getopt.c). */
const KEY_CACHE = /^[^.]+\./;
/** The names that a server may take the option for, the name as written first: lower case, with dashes. */
function optionForms(name) {
	const forms = /* @__PURE__ */ new Set([name.toLowerCase().replaceAll("_", "-")]);
	for (const form of forms) for (const prefix of [MODIFIER, KEY_CACHE]) forms.add(form.replace(prefix, ""));
	return [...forms];
}
/** Why the option is left out; undefined where it reaches nothing, and so is given to the server. */
function optionReach({ name, value }) {
	const forms = optionForms(name);
	const refused = forms.map(refusal).find((why) => why !== void 0);
	if (refused !== void 0 || forms.some((form) => FREE_TEXT.has(form))) return refused;
	return valueReach(value ?? "") ?? (forms.some((form) => HARMLESS$1.has(form)) ? void 0 : nameReach(name));
}
/** SQL that the server runs for others: for every client that connects, or for its replication. */
const RUN_FOR_OTHERS = /* @__PURE__ */ new Set([
	"init-connect",
	"init-replica",
	"init-slave"
]);
const ASSIGNMENT = /([\w.`@]+)\s*:?=\s*('(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|[^,\s]+)/g;
/** A variable that a SET would make a server that is not ours reach out with, and why; undefined where there is none. */
function assignmentReach(sql) {
	if (!/^\s*set\b/i.test(sql)) return void 0;
	return [...sql.matchAll(ASSIGNMENT)].map(([, target = "", value = ""]) => {
		const name = target.replaceAll("`", "").replace(/^.*\./, "").replaceAll("@", "");
		const why = RUN_FOR_OTHERS.has(name.toLowerCase().replaceAll("_", "-")) ? "program" : optionReach({
			name,
			value: value.replaceAll(/^['"]|['"]$/g, "")
		});
		return why === void 0 ? void 0 : {
			name,
			why
		};
	}).find((found) => found !== void 0);
}
function refusal(form) {
	return REFUSED.get(form) ?? [...REFUSED_FAMILIES].find(([family]) => isOf(family, form))?.[1];
}
function isOf(family, form) {
	return form === family || form.startsWith(`${family}-`) || form.startsWith(`${family}.`);
}
/** What a value leads to, whatever option it is for. */
function valueReach(value) {
	if (/\.so(?:\b|$)/i.test(value)) return "library";
	return /[/\\]/.test(value) ? "path" : void 0;
}
/** What an option takes by the look of its name. */
function nameReach(name) {
	return (optionForms(name)[0]?.split(/[-.]/) ?? []).map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? "directory" : void 0)).find((why) => why !== void 0);
}
function named(why, text) {
	return words$1(text).map((name) => [name, why]);
}
function words$1(text) {
	return text.trim().split(/\s+/);
}

// src/core/settings/variable-names.ts
/** Names of variables and options as people and files write them, brought to the form in which servers list variables. */
/**
* The variables that a name may stand for, likeliest first: `loose-skip-log-bin` may be skip_log_bin, log_bin and others. What
* stands behind a blank, as the pattern of performance-schema-instrument does in settings, is no part of the name.
*/
function variableForms(name) {
	return optionForms(name.split(" ")[0] ?? name).map((form) => form.replaceAll("-", "_"));
}
/** Finds what is known by name: by whole names first, then by patterns in which * stands for any letters. */
var NameIndex = class {
	#whole = /* @__PURE__ */ new Map();
	#patterns = [];
	constructor(entries) {
		for (const [name, known] of entries) if (name.includes("*")) this.#patterns.push({
			pattern: patternOf(name),
			known
		});
		else this.#whole.set(name, [...this.#whole.get(name) ?? [], known]);
	}
	/** What is known of the first form of a name of which anything is. */
	find(name) {
		const forms = variableForms(name);
		const whole = forms.map((form) => this.#whole.get(form)).find((known) => known !== void 0);
		if (whole !== void 0) return whole;
		return forms.map((form) => this.#matching(form)).find((known) => known.length > 0) ?? [];
	}
	#matching(form) {
		return this.#patterns.filter(({ pattern }) => pattern.test(form)).map(({ known }) => known);
	}
};
function patternOf(name) {
	return new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[\\w.]*")}$`);
}

// src/core/settings/without-effect.ts
/**
* Variables that have nothing to do with speed, each after a look: names, addresses, accounts, certificates, versions, states
* that are only shown, how values are written, and what statements are allowed. Where a directory lies is no such thing, as it
* may be on another device. A name that stands among those with effect has effect whatever pattern it matches here.
*/
/** In a pattern * stands for any letters; only names that are of one kind throughout have one. */
const WITHOUT_EFFECT = words(`
  hostname server_id server_id_bits server_uid server_uuid license protocol_version version version_* build_id
  have_* large_files_support large_page_size lower_case_file_system system_time_zone innodb_version

  port extra_port socket bind_address proxy_protocol_networks skip_networking report_* tcp_keepalive_*
  admin_* ssl_* tls_* max_connect_errors slow_launch_time

  authentication_* auto_generate_certs
  caching_sha2_password_* sha256_password_* check_proxy_users proxy_user
  external_user mysql_native_password_proxy_users mandatory_roles default_password_lifetime
  disconnect_on_expired_password generated_random_password_length
  password_history password_require_current password_reuse_interval validate_password* strict_password_validation
  simple_password_check_* cracklib_password_check_* password_reuse_check_* old_passwords secure_auth
  print_identified_with_as_hex automatic_sp_privileges skip_show_database local_infile secure_file_priv secure_timestamp
  table_encryption_privilege_check persist_only_admin_x509_subject persist_sensitive_variables_in_plaintext
  keyring_* feedback_* binlog_rotate_encryption_master_key_at_startup innodb_default_encryption_key_id

  pid_file init_file general_log_file slow_query_log_file log_slow_query_file log_error log_basename log_bin_index
  relay_log relay_log_basename relay_log_index relay_log_info_file innodb_buffer_pool_filename plugin_dir plugin_maturity
  lc_messages lc_messages_dir lc_time_names character_sets_dir replica_load_tmpdir slave_load_tmpdir
  innodb_redo_log_archive_dirs log_error_services log_error_suppression_list log_timestamps

  core_file debug debug_no_thread_alarm innodb_buffer_pool_in_core_file innodb_buffer_pool_in_core_dump
  innodb_buf_dump_status_frequency innodb_fatal_semaphore_wait_threshold innodb_force_load_corrupted
  innodb_ft_aux_table innodb_ft_enable_diag_print innodb_monitor_reset innodb_monitor_reset_all innodb_print_ddl_logs
  aria_force_start_after_recovery_failures allow_suspicious_udfs ignore_builtin_innodb ignore_db_dirs

  csv_mode innodb_corrupt_table_action innodb_max_changed_pages innodb_show_locks_held log_warnings_suppress

  innodb_lru_flush_size innodb_prefix_index_cluster_optimization max_tmp_tables metadata_locks_cache_size
  metadata_locks_hash_instances date_format datetime_format time_format

  default_week_format default_regex_flags end_markers_in_json explain_format explain_json_format_version
  explicit_defaults_for_timestamp mysql56_temporal_format note_verbosity show_create_table_verbosity
  show_gipk_in_create_table_and_information_schema sql_notes sql_quote_show_create sql_warnings terminology_use_previous
  sql_auto_is_null sql_if_exists sql_require_primary_key innodb_force_primary_key innodb_strict_mode
  innodb_read_only_compressed keep_files_on_create lower_case_table_names disabled_storage_engines
  restrict_fk_on_non_standard_key updatable_views_with_limit max_points_in_geometry max_sp_recursion_depth
  auto_increment_increment auto_increment_offset block_encryption_mode log_bin_trust_function_creators
  log_statements_unsafe_for_binlog read_only super_read_only innodb_read_only

  gtid_binlog_pos gtid_binlog_state gtid_current_pos gtid_domain_id gtid_executed gtid_ignore_duplicates gtid_owned
  gtid_purged gtid_seq_no gtid_slave_pos binlog_error_action init_replica init_slave skip_replica_start skip_slave_start
  sql_replica_skip_counter sql_slave_skip_counter rpl_stop_replica_timeout rpl_stop_slave_timeout
  replica_allow_higher_version_source skip_replication skip_parallel_replication default_master_connection

  help verbose print_defaults validate_config validate_user_plugins
  initialize initialize_insecure bootstrap daemonize console chroot user gdb debug_gdb exit_info debug_exit_info
  getopt_prefix_matching stack_trace silent_startup language port_open_timeout unix_socket safe_user_create
  log_short_format log_isam show_slave_auth_info show_replica_auth_info master_info_file check_table_functions
  max_binlog_dump_events sporadic_binlog_dump_fail debug_max_binlog_dump_events debug_sporadic_binlog_dump_fail
  debug_abort_slave_event_count debug_disconnect_slave_event_count des_key_file old_style_user_limits feedback

  avoid_temporal_upgrade show_old_temporals log_bin_use_v1_row_events new

  connection_memory_status_limit global_connection_memory_status_limit
  error_count warning_count identity insert_id last_insert_id last_gtid in_transaction pseudo_slave_mode pseudo_thread_id
  rand_seed1 rand_seed2 timestamp
`);
function words(text) {
	return text.trim().split(/\s+/);
}

// src/core/settings/settings-knowledge.ts
const SETTING_ROWS = [
	...INNODB,
	...INNODB_WRITES,
	...BINARY_LOG,
	...CONNECTIONS,
	...QUERIES,
	...CACHES,
	...LOGS,
	...PERFORMANCE_SCHEMA,
	...REPLICATION,
	...OTHER_ENGINES,
	...PERCONA,
	...START_OPTIONS
].flatMap(rowsOf);
const KNOWN = {
	mysql: indexOf("mysql"),
	mariadb: indexOf("mariadb")
};
const HARMLESS_NAMES = WITHOUT_EFFECT.map((name) => ({ name }));
const HARMLESS = new NameIndex(WITHOUT_EFFECT.map((name) => [name, name]));
function indexOf(fork) {
	const rows = SETTING_ROWS.filter((row) => row.fork === void 0 || row.fork === fork);
	return new NameIndex(rows.map((row) => [row.name, row]));
}
function forkOf(product) {
	return product === "MariaDB" ? "mariadb" : "mysql";
}
/** What is known of a variable or option, however it is written; undefined where it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const fork = forkOf(product);
	const [row] = KNOWN[fork].find(variable);
	if (row === void 0) return void 0;
	const { name, purpose, exercisedBy, since } = row;
	const removed = variableForms(variable).map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	const page = manualPage(row.page, name, fork, {
		since,
		removed
	});
	const [counters, takesEffect] = [row.counters[fork], row.takesEffect[fork]];
	return {
		purpose,
		exercisedBy,
		counters,
		takesEffect,
		page,
		since,
		removed
	};
}
/** Names that are known are many, and some are alike. */
const MISTYPED = .15;
/** The variable that a mistyped option probably means, of those that the server's version has; written as the option is. */
function settingLike(option, { product, version }) {
	const fork = forkOf(product);
	const known = [...SETTING_ROWS.filter((row) => row.fork === void 0 || row.fork === fork), ...HARMLESS_NAMES].map(({ name }) => name).filter((name) => !name.includes("*") && removedOption(name, fork, version) === void 0);
	const [, prefix = "", name = ""] = /^((?:loose[-_])?)(.*)$/i.exec(option) ?? [];
	const meant = nearest(name, known, MISTYPED);
	if (meant === void 0) return void 0;
	return `${prefix}${name.includes("-") ? meant.replaceAll("_", "-") : meant}`;
}
function classOf(variable) {
	if (Object.values(KNOWN).some((index) => index.find(variable).length > 0)) return "speed";
	return HARMLESS.find(variable).length > 0 ? "no effect" : "unknown";
}

// src/core/suite/binary-log.ts
/** A key cache's name stands before any option of MariaDB's, see option-reach.ts. */
const SWITCHES_ON = /^(?:loose-|\w+\.)*(enable-)?log-bin$/;
/** Whether servers log with it, whatever stands in front of its name; `enable-log-bin=0` is off (mysys/my_getopt.c). */
function isBinaryLog({ name, value }) {
	const [found, enable] = SWITCHES_ON.exec(name.toLowerCase().replaceAll("_", "-")) ?? [];
	return found !== void 0 && (enable === void 0 || value !== "0");
}

// src/core/settings/variable-values.ts
/** Options as files write them, as the values of the variables that they set. */
const VARIABLES = new Set(SETTING_ROWS.map(({ name }) => name));
/**
* `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have a
* variable of that name.
*
* @param value null or undefined for a bare flag
*/
function variableValue(option, value) {
	const name = option.replaceAll("-", "_").toLowerCase().replace(/^loose_/, "");
	const [, word, rest] = /^(skip|disable|enable)_(.+)$/.exec(name) ?? [];
	if (rest !== void 0 && !VARIABLES.has(name) && VARIABLES.has(rest)) return {
		variable: rest,
		value: isOff(value) === (word === "enable") ? "OFF" : "ON"
	};
	return {
		variable: name,
		value: value ?? "ON"
	};
}
function isOff(value) {
	return /^(?:0|off|false|no)$/i.test(value ?? "");
}
/** All values that options set, the last of each variable. */
function variableValues(options) {
	const settings = [...resolveSettings(options).values()].flat();
	return Object.fromEntries(settings.map(({ name, value }) => entry(variableValue(name, value))));
}
function entry({ variable, value }) {
	return [variable, value];
}

// src/core/coverage/changed-variables.ts
/** Changed settings as the variables that they set. */
/** The variable of a changed option; undefined of statements and images. */
function changedVariable(setting) {
	const { kind, name, before, after } = setting;
	if (kind !== "option") return void 0;
	const [option = name] = name.split(" ");
	const { variable } = variableValue(option, (after ?? before)?.value);
	return {
		variable,
		before: writtenValue(option, before),
		after: writtenValue(option, after),
		setting
	};
}
function writtenValue(option, written) {
	return written === null ? void 0 : variableValue(option, written.value).value;
}

// src/core/coverage/counters.ts
/** Counters of SHOW GLOBAL STATUS that tell what a load made a server do. */
/** What stands beside counters and only says how something is at the moment: it grows or shrinks whatever is done. */
const GAUGES = /* @__PURE__ */ new Set([
	...[
		"Global_connection_memory",
		"Innodb_buffer_pool_pages_dirty",
		"Innodb_checkpoint_age",
		"Memory_used"
	],
	...[
		"Innodb_history_list_length",
		"Innodb_num_open_files",
		"Innodb_redo_log_logical_size",
		"Max_used_connections"
	],
	...[
		"Open_files",
		"Prepared_stmt_count",
		"Qcache_free_blocks",
		"Table_open_cache_active_instances"
	],
	...[
		"Threadpool_idle_threads",
		"Threadpool_threads",
		"Threads_running"
	]
]);
/** Counters that grow where a variable matters; none where only its workload tells. */
function countersOfSetting(variable, product) {
	return (knowledgeOf(variable, product)?.counters ?? []).filter((counter) => !GAUGES.has(counter));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const fork = forkOf(product);
	return new Set([...SETTING_ROWS.flatMap(({ counters }) => counters[fork]), ...Object.values(EXERCISE_COUNTERS).flat()].filter((counter) => !GAUGES.has(counter)));
}

// src/core/request/shard.ts
const MOST_SHARDS = 9999;
const SHARD_FORM = "a part of the plan such as 1/3";
function parseShard(text) {
	const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
	const [index, of] = [Number(match?.[1]), Number(match?.[2])];
	return index >= 1 && index <= of ? {
		index,
		of
	} : void 0;
}
function shardText({ index, of }) {
	return `${index}/${of}`;
}

export { ABILITIES as A, manualPage as C, resolveSettings as D, totalBytes as E, judgeInsight as M, settingIdentity as O, removedOption as S, numberOf as T, optionForms as _, countersOfSetting as a, isEverRemoved as b, variableValue as c, classOf as d, forkOf as f, assignmentReach as g, variableForms as h, shardText as i, insightSchema as j, sizeOf as k, variableValues as l, settingLike as m, SHARD_FORM as n, tellingCounters as o, knowledgeOf as p, parseShard as r, changedVariable as s, MOST_SHARDS as t, isBinaryLog as u, optionReach as v, memoryNeed as w, removalPage as x, deprecatedOption as y };