// src/core/families/family.ts
const ALWAYS_ENABLED = [
	"global_instrumentation",
	"thread_instrumentation",
	"statements_digest"
];
const COMMON_CONSUMERS = [...ALWAYS_ENABLED, ...[
	"statements",
	"transactions",
	"stages",
	"waits"
].flatMap((kind) => [
	"current",
	"history",
	"history_long"
].map((table) => `events_${kind}_${table}`))];
const LATER_CONSUMERS = ["events_statements_cpu"];
/** Whether `version` is `other` or later. Missing parts are 0: 9.7 is 9.7.0. */
function isAtLeast(version, other) {
	const parts = partsOf(version);
	const others = partsOf(other);
	const index = parts.findIndex((part, place) => part !== others[place]);
	return index < 0 || (parts[index] ?? 0) > (others[index] ?? 0);
}
function partsOf(version) {
	const [, major, minor, patch] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? [];
	return [
		Number(major ?? 0),
		Number(minor ?? 0),
		Number(patch ?? 0)
	];
}

// src/core/families/mariadb.ts
/** MariaDB, from 10.6 on. */
const GROUPS = [
	"mariadb",
	"mariadbd",
	"client-server"
];
/** Groups of builds with Galera. qpsgate counts them for every MariaDB, because on Linux nearly all builds have it. */
const BUILD_GROUPS = ["galera"];
/**
* First version that reads groups of a major version alone, such as mariadb-11: 11.4 does not know them yet, 11.8 lists
* them under "The following groups are read".
*/
const MAJOR_ONLY_SINCE = "11.8";
const MANUAL$1 = "https://mariadb.com/kb/en";
const MARIADB_FAMILY = {
	fork: "mariadb",
	products: ["MariaDB"],
	manual: {
		homes: [MANUAL$1],
		removals: void 0,
		addressOf: (page, variable) => `${MANUAL$1}/${page}/${variable === void 0 ? "" : `#${variable}`}`
	},
	imageWords: ["mariadb"],
	images: /^mariadb(?:-server|-galera|-\d[\w.-]*)?$/i,
	groups: GROUPS,
	buildGroups: BUILD_GROUPS,
	versionGroup: /^mariadbd?-([1-9]\d*\.(?:0|[1-9]\d*)|1[1-9]|[2-9]\d)$/,
	suffixedGroup: /^mariadb(?!-)/,
	durableCommits: ["1", "3"],
	program: "mariadbd",
	oldest: "10.6",
	whyNotOlder: "MariaDB no longer maintains them and qpsgate was never run on one",
	hasHandlesOfConnections: false,
	countsPrepared: false,
	productOf: (version) => /-mariadb\b/i.test(version) ? "MariaDB" : void 0,
	optionGroups: (version) => {
		const [, major = "", minor = ""] = /^(\d+)\.(\d+)/.exec(version) ?? [];
		const suffixes = [`${major}.${minor}`, ...isAtLeast(version, MAJOR_ONLY_SINCE) ? [major] : []];
		return [
			...GROUPS,
			...BUILD_GROUPS,
			...suffixes.flatMap((suffix) => [`mariadb-${suffix}`, `mariadbd-${suffix}`])
		];
	},
	initialisation: (directory) => ({
		program: "install",
		args: [
			"--no-defaults",
			`--datadir=${directory}/data`,
			"--auth-root-authentication-method=normal",
			"--skip-test-db",
			"--skip-name-resolve",
			"--force",
			`--tmpdir=${directory}/tmp`
		]
	}),
	placeArguments: [
		"--secure-file-priv=/dev/null",
		"--loose-getopt-prefix-matching=OFF",
		"--ssl=OFF"
	],
	quietArguments: ["--log-warnings=1"],
	makesCertificate: (version) => isAtLeast(version, "11.4"),
	redoArguments: (_, bytes) => [`--innodb-log-file-size=${bytes}`],
	outlivesFreezing: () => true,
	timeLimitVariable: "max_statement_time",
	timeLimit: (seconds) => `SET SESSION max_statement_time = ${seconds}`,
	rangesQuery: "SELECT VARIABLE_NAME AS name, NUMERIC_MIN_VALUE AS least, NUMERIC_MAX_VALUE AS most FROM information_schema.SYSTEM_VARIABLES",
	performanceSchema: () => ({
		consumers: COMMON_CONSUMERS,
		enabled: ALWAYS_ENABLED
	})
};

// src/core/families/mysql.ts
/** MySQL and Percona Server, from 5.7 on. */
/**
* Values of version_comment: of Oracle's builds, of plain builds from source, and of distributions and clouds that
* package MySQL.
*/
const MYSQL = /^(?:mysql\b|source distribution$|\(?(?:debian|ubuntu|gentoo|opensuse|suse|arch|homebrew|google)\b)/i;
const PERCONA = /^percona (?:server|xtradb cluster)\b/i;
/**
* Maximum size of the redo log, in bytes, for versions before 8.0.30. They write all of it when they start: a gigabyte
* took each of four servers 10 s.
*/
const MOST_WRITTEN_BYTES = 256 * 1024 ** 2;
const ENABLED_BY_5_7 = [
	...ALWAYS_ENABLED,
	"events_statements_current",
	"events_statements_history"
];
const MANUAL = "https://dev.mysql.com/doc/refman";
const VERSIONS = "https://dev.mysql.com/doc/mysqld-version-reference/en";
/**
* Versions of the manual. Each describes one version of servers only, so an option needs the manual of a version that
* has it.
*/
const MANUALS = {
	old: "8.0",
	longTerm: "8.4",
	newest: "9.7"
};
function addressOf(page, variable, { since, removed }) {
	const isOld = removed !== void 0 && Number.parseFloat(removed) <= Number(MANUALS.longTerm);
	const later = Number.parseFloat(since ?? "0") >= 9 ? MANUALS.newest : MANUALS.longTerm;
	return `${MANUAL}/${isOld ? MANUALS.old : later}/en/${page}.html${variable === void 0 ? "" : `#sysvar_${variable}`}`;
}
const MYSQL_FAMILY = {
	fork: "mysql",
	products: ["MySQL", "Percona Server"],
	manual: {
		homes: [
			MANUAL,
			VERSIONS,
			"https://docs.percona.com/percona-server"
		],
		removals: `${VERSIONS}/`,
		addressOf
	},
	imageWords: ["mysql", "percona"],
	images: /^(?:mysql|percona|(?:mysql|percona|community|enterprise)-server|percona-xtradb-cluster|mysql-ndb-cluster|mysql-\d[\w.-]*)$/i,
	groups: [],
	buildGroups: [],
	versionGroup: void 0,
	suffixedGroup: /^(?:mysqld(?!ump)|server)/,
	durableCommits: ["1"],
	program: "mysqld",
	oldest: "5.7",
	whyNotOlder: "they have no --initialize-insecure and an older Performance Schema",
	hasHandlesOfConnections: true,
	countsPrepared: true,
	productOf: (_, comment) => PERCONA.test(comment) ? "Percona Server" : MYSQL.test(comment) ? "MySQL" : void 0,
	optionGroups: () => [],
	initialisation: (directory) => ({
		program: "server",
		args: [
			"--no-defaults",
			`--datadir=${directory}/data`,
			"--initialize-insecure",
			"--secure-file-priv=NULL",
			"--skip-log-bin"
		]
	}),
	placeArguments: [
		"--loose-mysqlx=OFF",
		"--secure-file-priv=NULL",
		"--lc-messages=en_US"
	],
	quietArguments: ["--log-error-verbosity=2", "--loose-innodb-dedicated-server=OFF"],
	makesCertificate: () => true,
	redoArguments: (version, bytes) => isAtLeast(version, "8.0.30") ? [`--innodb-redo-log-capacity=${bytes}`] : ["--innodb-log-files-in-group=2", `--innodb-log-file-size=${Math.min(bytes, MOST_WRITTEN_BYTES) / 2}`],
	outlivesFreezing: (version) => !isAtLeast(version, "8.0") || isAtLeast(version, "8.0.15"),
	timeLimitVariable: "max_execution_time",
	timeLimit: (seconds) => `SET SESSION max_execution_time = ${1e3 * seconds}`,
	rangesQuery: "SELECT VARIABLE_NAME AS name, MIN_VALUE AS least, MAX_VALUE AS most FROM performance_schema.variables_info",
	performanceSchema
};
/** Sources: servers of 5.7.22, 8.0.12, 8.0.15 and 9.7; events_statements_cpu came with 8.0.28 (MySQL manual). */
function performanceSchema(version) {
	if (!isAtLeast(version, "8.0")) return {
		consumers: COMMON_CONSUMERS,
		enabled: ENABLED_BY_5_7
	};
	return {
		consumers: isAtLeast(version, "8.0.28") ? [...COMMON_CONSUMERS, ...LATER_CONSUMERS] : COMMON_CONSUMERS,
		enabled: [
			...ENABLED_BY_5_7,
			"events_transactions_current",
			"events_transactions_history"
		]
	};
}

// src/core/families/families.ts
/** Finds the family of a server by its product, its image, or the version and comment that it reports. */
/** MariaDB comes first, because its packages have a mysqld as well. */
const FAMILIES = [MARIADB_FAMILY, MYSQL_FAMILY];
/** Family of a server that nothing identifies. */
const USUAL_FAMILY = MYSQL_FAMILY;
const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.products.map((product) => [product, family])));
const USUAL_PRODUCTS = FAMILIES.map(({ products }) => products[0]).toReversed();
const SERVER_PROGRAMS = FAMILIES.map(({ program }) => program);
function familyOf(product) {
	return FAMILY_OF.get(product) ?? USUAL_FAMILY;
}
const MANUAL_ADDRESS = new RegExp(`^(?:${FAMILIES.flatMap(({ manual }) => manual.homes.map((home) => home.replaceAll(".", "\\."))).join("|")})/[\\w./#-]*$`);
function performanceSchemaOf({ product, version }) {
	return familyOf(product).performanceSchema(version);
}
function productOfImage(image) {
	return FAMILIES.flatMap(({ products }) => products.toReversed().map((product) => [product, firstWord(product)])).find(([, word = ""]) => image.toLowerCase().includes(word))?.[0];
}
function firstWord(product) {
	return product.split(" ")[0]?.toLowerCase() ?? "";
}
/**
* Server that a result names. Undefined for a product that qpsgate does not measure, which a result can name because
* its figures may come from elsewhere.
*/
function serverOfResult({ product, version }) {
	return FAMILY_OF.has(product) ? {
		product,
		version
	} : void 0;
}
/**
* Says whether a program can be measured, is too old, or is something else. Many programs speak MySQL's protocol. A
* program that no family claims is something else.
*/
function identifyServer(version, comment) {
	for (const family of FAMILIES) {
		const product = family.productOf(version, comment);
		if (product === void 0) continue;
		const server = {
			product,
			version
		};
		return isAtLeast(version, family.oldest) ? {
			kind: "server",
			server
		} : {
			kind: "too-old",
			server,
			family
		};
	}
	return { kind: "other" };
}

// src/core/setting/groups.ts
/**
* Groups of an option file that a server reads. Settings in other groups must not count, because the server never gets
* them.
*/
const EVERY_SERVER = ["mysqld", "server"];
const VERSIONED = /^mysqld-[1-9]\d*\.(?:0|[1-9]\d*)$/;
/** Whether any server at all reads the group. @param group in lower case */
function isServerGroup(group) {
	return EVERY_SERVER.includes(group) || VERSIONED.test(group) || FAMILIES.some((family) => isOfFamily(group, family));
}
function isOfFamily(group, { groups, buildGroups, versionGroup }) {
	return groups.includes(group) || buildGroups.includes(group) || versionGroup?.test(group) === true;
}
/**
* Whether a server reads the group only if it is started in a special way, such as with `--defaults-group-suffix`.
* Files do not show how production starts its servers.
*/
function isLikeServerGroup(group) {
	return FAMILIES.some(({ suffixedGroup }) => suffixedGroup.test(group)) && !isServerGroup(group);
}
/** Whether the server reads the setting's group. Settings in a suite's YAML have none, and every server gets them. */
function isReadBy(option, server) {
	if (option.group === void 0) return true;
	const [majorMinor = ""] = /^\d+\.\d+/.exec(server.version) ?? [];
	return [
		...EVERY_SERVER,
		`mysqld-${majorMinor}`,
		...familyOf(server.product).optionGroups(server.version)
	].includes(option.group);
}
/**
* A word for the servers that read a group, equal for groups with the same readers: "all"; a fork; a fork with a
* version, such as "mariadb-10.11"; or, if no such word fits, the group itself.
*/
function readersOf(group) {
	if (group === void 0 || EVERY_SERVER.includes(group)) return "all";
	const family = FAMILIES.find((each) => isOfFamily(group, each));
	if (family === void 0 || family.buildGroups.includes(group)) return group;
	const version = family.versionGroup?.exec(group)?.[1];
	return version === void 0 ? family.fork : `${family.fork}-${version}`;
}
/**
* Whether all servers of `others` are among `readers`; false if that is not certain, so that no setting is taken for
* overridden by mistake.
*/
function includesReaders(readers, others) {
	return readers === "all" || readers === others || FAMILIES.some(({ fork }) => readers === fork && others.startsWith(`${fork}-`));
}

// src/core/options/options.json
var options_default = [
	{
		"name": "activate_all_roles_on_login",
		"speed": "unlikely",
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "activate_mandatory_roles",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "admin_*",
		"speed": "none",
		"reason": "address",
		"reach": "address"
	},
	{
		"name": "admin_address",
		"speed": "none",
		"reason": "address",
		"reach": "address",
		"takesEffect": "start"
	},
	{
		"name": "admin_port",
		"speed": "none",
		"reason": "address",
		"reach": "address",
		"takesEffect": "start"
	},
	{
		"name": "admin_ssl_ca",
		"reach": "file"
	},
	{
		"name": "admin_ssl_capath",
		"reach": "directory"
	},
	{
		"name": "admin_ssl_cert",
		"reach": "file"
	},
	{
		"name": "admin_ssl_crl",
		"reach": "file"
	},
	{
		"name": "admin_ssl_crlpath",
		"reach": "directory"
	},
	{
		"name": "admin_ssl_key",
		"reach": "file"
	},
	{
		"name": "allow_suspicious_udfs",
		"speed": "unlikely",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "alter_algorithm",
		"alsoSets": ["old_alter_table"],
		"family": "mariadb",
		"purpose": "how ALTER TABLE goes about it",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "analyze_max_length",
		"family": "mariadb",
		"purpose": "longest column of which ANALYZE makes statistics",
		"exercisedBy": ["metadata-reads"]
	},
	{
		"name": "analyze_sample_percentage",
		"isDecimal": true,
		"family": "mariadb",
		"purpose": "share of a table that ANALYZE reads",
		"exercisedBy": ["metadata-reads"]
	},
	{
		"name": "ansi",
		"alsoSets": ["sql_mode", "transaction_isolation"],
		"purpose": "whether SQL is taken as the standard says, by sql_mode and transaction_isolation",
		"exercisedBy": ["functions"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "aria_block_size",
		"family": "mariadb",
		"purpose": "size of a page",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"page": "aria"
	},
	{
		"name": "aria_checkpoint_interval",
		"family": "mariadb",
		"purpose": "after how many seconds a checkpoint is made",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_checkpoint_log_activity",
		"family": "mariadb",
		"purpose": "how much log there has to be for one",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_encrypt_tables",
		"family": "mariadb",
		"purpose": "whether tables of Aria are encrypted",
		"exercisedBy": ["encryption", "other-engine"],
		"page": "aria",
		"isSwitch": true
	},
	{
		"name": "aria_force_start_after_recovery_failures",
		"speed": "none",
		"reason": "startup",
		"takesEffect": "start"
	},
	{
		"name": "aria_group_commit",
		"family": "mariadb",
		"purpose": "whether commits of Aria wait for each other",
		"exercisedBy": ["other-engine"],
		"counters": ["Aria_transaction_log_syncs"],
		"isWait": true,
		"page": "aria"
	},
	{
		"name": "aria_group_commit_interval",
		"family": "mariadb",
		"purpose": "how long they do",
		"exercisedBy": ["other-engine"],
		"counters": ["Aria_transaction_log_syncs"],
		"isWait": true,
		"page": "aria"
	},
	{
		"name": "aria_log_dir_path",
		"family": "mariadb",
		"purpose": "where logs of Aria lie",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "aria",
		"reach": "directory"
	},
	{
		"name": "aria_log_file_size",
		"family": "mariadb",
		"purpose": "size at which a new log begins",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_log_purge_type",
		"family": "mariadb",
		"purpose": "when old logs are deleted",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_max_sort_file_size",
		"family": "mariadb",
		"purpose": "largest file for building indexes by sorting",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "aria"
	},
	{
		"name": "aria_page_checksum",
		"family": "mariadb",
		"purpose": "whether pages have checksums",
		"exercisedBy": ["other-engine"],
		"page": "aria",
		"isSwitch": true
	},
	{
		"name": "aria_pagecache_*",
		"family": "mariadb",
		"purpose": "how that memory is divided and what stays in it",
		"exercisedBy": ["other-engine"],
		"counters": ["Aria_pagecache_reads"],
		"page": "aria"
	},
	{ "name": "aria_pagecache_age_threshold" },
	{
		"name": "aria_pagecache_buffer_size",
		"takesMemory": true,
		"family": "mariadb",
		"purpose": "memory for tables of Aria, temporary ones on disk among them",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Aria_pagecache_reads"],
		"takesEffect": "start",
		"page": "aria"
	},
	{ "name": "aria_pagecache_division_limit" },
	{
		"name": "aria_pagecache_file_hash_size",
		"family": "mariadb",
		"purpose": "buckets for finding the pages of a file",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"page": "aria"
	},
	{
		"name": "aria_recover_options",
		"isSet": true,
		"family": "mariadb",
		"purpose": "whether damaged tables are repaired when they are opened",
		"exercisedBy": ["other-engine", "crash-recovery"],
		"page": "aria"
	},
	{
		"name": "aria_repair_threads",
		"family": "mariadb",
		"purpose": "threads that build indexes",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "aria"
	},
	{
		"name": "aria_sort_buffer_size",
		"takesMemory": true,
		"family": "mariadb",
		"purpose": "memory for building indexes",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "aria"
	},
	{
		"name": "aria_stats_method",
		"family": "mariadb",
		"purpose": "whether NULL values are taken for equal in statistics",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_sync_log_dir",
		"family": "mariadb",
		"purpose": "whether the directory is synchronized when a log begins",
		"exercisedBy": ["other-engine"],
		"page": "aria"
	},
	{
		"name": "aria_used_for_temp_tables",
		"family": "mariadb",
		"purpose": "whether temporary tables on disk are of Aria",
		"exercisedBy": ["other-engine"],
		"counters": ["Created_tmp_disk_tables"],
		"takesEffect": "start",
		"page": "aria"
	},
	{
		"name": "audit_log*",
		"purpose": "what an audit log keeps of statements and connections",
		"exercisedBy": ["any-statement"],
		"page": "audit"
	},
	{
		"name": "audit_log_handler",
		"speed": "unlikely",
		"reach": "log"
	},
	{
		"name": "audit_log_syslog_*",
		"speed": "none",
		"reason": "log",
		"reach": "log"
	},
	{
		"name": "authentication_*",
		"purpose": "how accounts of the plugin are checked",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "authentication_policy",
		"family": "mysql",
		"purpose": "how new accounts prove who they are, some ways costlier than others",
		"exercisedBy": ["over-network"],
		"reach": "access",
		"since": "8.0.27"
	},
	{
		"name": "auto_generate_certs",
		"isSwitch": true,
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "auto_increment_increment",
		"speed": "unlikely"
	},
	{
		"name": "auto_increment_offset",
		"speed": "unlikely"
	},
	{
		"name": "autocommit",
		"purpose": "whether every statement is a transaction of its own",
		"exercisedBy": ["point-writes"],
		"counters": ["Handler_commit"],
		"isSwitch": true
	},
	{
		"name": "automatic_sp_privileges",
		"speed": "unlikely",
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "avoid_temporal_upgrade",
		"speed": "unlikely",
		"isSwitch": true,
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "back_log",
		"purpose": "connections that may wait to be accepted",
		"exercisedBy": ["limit-reached"],
		"takesEffect": "start",
		"isLimit": true
	},
	{
		"name": "basedir",
		"purpose": "where the server’s own files lie",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"reach": "place"
	},
	{
		"name": "big_tables",
		"purpose": "whether temporary tables are on disk from the beginning",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_disk_tables"],
		"isSwitch": true,
		"mariadb": { "removed": "12.0" }
	},
	{
		"name": "bind_address",
		"speed": "none",
		"reason": "address",
		"reach": "address",
		"takesEffect": "start"
	},
	{
		"name": "binlog_alter_two_phase",
		"family": "mariadb",
		"purpose": "whether ALTER TABLE is logged when it begins",
		"exercisedBy": ["ddl", "replica"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_annotate_row_events",
		"family": "mariadb",
		"purpose": "whether the statement is logged beside its rows",
		"exercisedBy": ["binary-log-commits"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_cache_size",
		"takesMemory": true,
		"purpose": "memory of a connection for what its transaction logs",
		"exercisedBy": ["large-transactions"],
		"counters": ["Binlog_cache_disk_use"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"cappedBy": {
			"mysql": "max_binlog_cache_size",
			"mariadb": "max_binlog_cache_size"
		}
	},
	{
		"name": "binlog_checksum",
		"purpose": "whether events of the binary log have checksums",
		"exercisedBy": ["binary-log-commits"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_commit_wait_count",
		"family": "mariadb",
		"purpose": "number of commits that a commit waits for, so that they are synchronized together",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_group_commits"],
		"isWait": true,
		"page": "binary-log",
		"needs": ["log_bin", "binlog_commit_wait_usec"]
	},
	{
		"name": "binlog_commit_wait_usec",
		"family": "mariadb",
		"purpose": "longest such wait",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_group_commit_trigger_timeout"],
		"isWait": true,
		"page": "binary-log",
		"needs": ["log_bin", "binlog_commit_wait_count"]
	},
	{
		"name": "binlog_direct_non_transactional_updates",
		"purpose": "whether changes of tables without transactions are logged at once",
		"exercisedBy": ["other-engine"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_directory",
		"family": "mariadb",
		"purpose": "where the files of such a binary log lie",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "binary-log",
		"since": "12.3",
		"reach": "directory",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_do_db",
		"reach": "schema",
		"purpose": "the only databases whose changes are logged",
		"exercisedBy": ["other-schemas"],
		"takesEffect": "start",
		"page": "server-options",
		"addsUp": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_encryption",
		"family": "mysql",
		"purpose": "whether the binary log is encrypted",
		"exercisedBy": ["encryption"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"],
		"since": "8.0"
	},
	{
		"name": "binlog_error_action",
		"speed": "unlikely",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_expire_logs_auto_purge",
		"family": "mysql",
		"purpose": "whether old files of the binary log are deleted",
		"exercisedBy": ["own-load"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"],
		"since": "8.0.29",
		"liveReach": "logs"
	},
	{
		"name": "binlog_expire_logs_seconds",
		"alsoSets": ["expire_logs_days"],
		"purpose": "age at which files of the binary log are deleted, when a new one begins",
		"speed": "none",
		"reason": "retention",
		"page": "binary-log",
		"needs": ["log_bin"],
		"mysql": { "since": "8.0" },
		"liveReach": "logs"
	},
	{
		"name": "binlog_file_cache_size",
		"family": "mariadb",
		"purpose": "memory for reading files of the binary log",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_format",
		"purpose": "whether rows or statements are logged",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"mysql": { "deprecated": "8.0.34" }
	},
	{
		"name": "binlog_group_commit_sync_delay",
		"family": "mysql",
		"purpose": "how long a commit waits for others before they are synchronized together",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_group_commit_sync_no_delay_count",
		"family": "mysql",
		"purpose": "number of waiting commits that ends the wait",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"page": "binary-log",
		"needs": ["log_bin", "binlog_group_commit_sync_delay"]
	},
	{
		"name": "binlog_gtid_index",
		"family": "mariadb",
		"purpose": "whether an index of identifiers is written beside the binary log",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"since": "11.4",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_gtid_index_*",
		"family": "mariadb",
		"purpose": "how dense that index is",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"since": "11.4",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_gtid_simple_recovery",
		"family": "mysql",
		"purpose": "whether few files of the binary log are read at start",
		"exercisedBy": ["startup", "crash-recovery"],
		"takesEffect": "start",
		"page": "gtid",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_ignore_db",
		"reach": "schema",
		"purpose": "databases whose changes are not logged",
		"exercisedBy": ["other-schemas"],
		"takesEffect": "start",
		"page": "server-options",
		"addsUp": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_large_commit_threshold",
		"family": "mariadb",
		"purpose": "size from which on what a transaction logged becomes a file of the binary log",
		"exercisedBy": ["transactions-of-100-mb"],
		"page": "binary-log",
		"since": "11.7",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_legacy_event_pos",
		"purpose": "whether each event tells where the next begins, which takes longer under the log’s latch",
		"exercisedBy": ["many-cpus"],
		"since": "11.4",
		"isSwitch": true,
		"needs": ["log_bin"],
		"family": "mariadb",
		"page": "binary-log"
	},
	{
		"name": "binlog_max_flush_queue_time",
		"family": "mysql",
		"purpose": "a time that has had no effect since 5.7.9",
		"exercisedBy": ["own-load"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_optimize_thread_scheduling",
		"family": "mariadb",
		"purpose": "whether one thread does the fast part of the commits of a group",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_order_commits",
		"family": "mysql",
		"purpose": "whether commits are done in the order of the binary log",
		"exercisedBy": ["binary-log-commits"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_rotate_encryption_master_key_at_startup",
		"speed": "none",
		"reason": "startup",
		"isSwitch": true,
		"needs": ["log_bin"],
		"takesEffect": "start"
	},
	{
		"name": "binlog_row_event_fragment_threshold",
		"purpose": "size from which on an event of rows is written in pieces",
		"exercisedBy": ["transactions-of-100-mb"],
		"since": "12.3",
		"needs": ["log_bin"],
		"family": "mariadb",
		"page": "binary-log"
	},
	{
		"name": "binlog_row_event_max_size",
		"purpose": "size at which rows of one statement begin another event",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "binary-log",
		"needs": ["log_bin"],
		"mariadb": {
			"usual": {
				"10.6": "8192",
				"12.3": "65536"
			},
			"page": "server-options"
		}
	},
	{
		"name": "binlog_row_image",
		"purpose": "whether all columns of a changed row are logged",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_row_metadata",
		"purpose": "how much is logged of the columns of a table",
		"exercisedBy": ["binary-log-commits"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"mysql": { "since": "8.0" }
	},
	{
		"name": "binlog_row_value_options",
		"family": "mysql",
		"purpose": "whether only the changed parts of JSON documents are logged",
		"exercisedBy": ["functions"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"since": "8.0"
	},
	{
		"name": "binlog_rows_query_log_events",
		"family": "mysql",
		"purpose": "whether the statement is logged beside its rows",
		"exercisedBy": ["binary-log-commits"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_space_limit",
		"aliases": { "max_binlog_total_size": {
			"family": "mariadb",
			"since": "11.4"
		} },
		"purpose": "most that all files of the binary log may take",
		"exercisedBy": ["own-load"],
		"needs": ["log_bin"],
		"page": "binary-log",
		"mysql": {
			"takesEffect": "start",
			"page": "percona"
		},
		"mariadb": { "since": "11.4" },
		"liveReach": "logs"
	},
	{
		"name": "binlog_stmt_cache_size",
		"takesMemory": true,
		"purpose": "memory of a connection for what its statements on other tables log",
		"exercisedBy": ["other-engine"],
		"counters": ["Binlog_stmt_cache_disk_use"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_storage_engine",
		"family": "mariadb",
		"purpose": "engine whose files hold the binary log: with InnoDB a commit needs one synchronization instead of two",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"takesEffect": "start",
		"page": "binary-log",
		"since": "12.3",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_transaction_compression",
		"family": "mysql",
		"purpose": "whether transactions are compressed in the binary log",
		"exercisedBy": ["binary-log-commits", "large-transactions"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"],
		"since": "8.0.20"
	},
	{
		"name": "binlog_transaction_compression_level_zstd",
		"family": "mysql",
		"purpose": "effort for compressing them",
		"exercisedBy": ["large-transactions"],
		"page": "binary-log",
		"needs": ["log_bin", "binlog_transaction_compression"],
		"since": "8.0.20"
	},
	{
		"name": "binlog_transaction_dependency_history_size",
		"family": "mysql",
		"purpose": "rows that are remembered to find out which transactions replicas may apply in parallel",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"needs": ["log_bin"]
	},
	{
		"name": "binlog_transaction_dependency_tracking",
		"family": "mysql",
		"purpose": "how transactions are found that replicas may apply in parallel",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "block_encryption_mode",
		"speed": "unlikely"
	},
	{
		"name": "bootstrap",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "build_id",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "bulk_insert_buffer_size",
		"purpose": "memory for sorting the keys of many new rows",
		"exercisedBy": ["bulk-load"],
		"mysql": { "exercisedBy": ["other-engine"] }
	},
	{
		"name": "caching_sha2_password_*",
		"purpose": "how passwords are hashed and cached",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "caching_sha2_password_auto_generate_rsa_keys",
		"isSwitch": true
	},
	{
		"name": "caching_sha2_password_digest_rounds",
		"family": "mysql",
		"purpose": "rounds of hashing when a password is checked for the first time",
		"exercisedBy": ["over-network"],
		"since": "8.0.24"
	},
	{
		"name": "caching_sha2_password_private_key_path",
		"reach": "file"
	},
	{
		"name": "caching_sha2_password_proxy_users",
		"reach": "access",
		"isSwitch": true
	},
	{
		"name": "caching_sha2_password_public_key_path",
		"reach": "file"
	},
	{
		"name": "character_set_*",
		"purpose": "encoding of texts, which may have to be converted",
		"exercisedBy": ["charsets"]
	},
	{ "name": "character_set_client" },
	{
		"name": "character_set_client_handshake",
		"isSwitch": true,
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start"
		}
	},
	{ "name": "character_set_connection" },
	{ "name": "character_set_database" },
	{ "name": "character_set_filesystem" },
	{ "name": "character_set_results" },
	{
		"name": "character_set_server",
		"purpose": "character set of new schemas",
		"exercisedBy": ["sorts"],
		"isOfTables": true,
		"decisive": 18,
		"mysql": { "usual": {
			"5.7": "latin1",
			"8.0": "utf8mb4"
		} },
		"mariadb": { "usual": {
			"10.6": "latin1",
			"11.6": "utf8mb4"
		} }
	},
	{ "name": "character_set_system" },
	{
		"name": "character_sets_dir",
		"speed": "unlikely",
		"reach": "directory",
		"takesEffect": "start"
	},
	{
		"name": "check_constraint_checks",
		"family": "mariadb",
		"purpose": "whether CHECK constraints are checked",
		"exercisedBy": ["functions"]
	},
	{
		"name": "check_proxy_users",
		"speed": "unlikely",
		"reach": "access",
		"isSwitch": true
	},
	{
		"name": "check_table_functions",
		"speed": "unlikely"
	},
	{
		"name": "chroot",
		"speed": "unlikely",
		"reach": "directory",
		"takesEffect": "start"
	},
	{
		"name": "clone_*",
		"family": "mysql",
		"purpose": "how all data are copied to another server",
		"exercisedBy": ["plugin"]
	},
	{
		"name": "collation_*",
		"purpose": "order of texts, some of which are costlier to compare",
		"exercisedBy": ["charsets"]
	},
	{ "name": "collation_connection" },
	{ "name": "collation_database" },
	{
		"name": "collation_server",
		"purpose": "order and equality of text in new schemas",
		"exercisedBy": ["sorts"],
		"isOfTables": true,
		"mysql": { "usual": {
			"5.7": "latin1_swedish_ci",
			"8.0": "utf8mb4_0900_ai_ci"
		} },
		"mariadb": { "usual": {
			"10.6": "latin1_swedish_ci",
			"11.6": "utf8mb4_uca1400_ai_ci"
		} }
	},
	{
		"name": "column_compression_*",
		"family": "mariadb",
		"purpose": "how columns are compressed",
		"exercisedBy": ["compressed-tables"]
	},
	{
		"name": "column_compression_zlib_wrap",
		"isSwitch": true
	},
	{
		"name": "columnstore_*",
		"family": "mariadb",
		"purpose": "how ColumnStore keeps tables",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "completion_type",
		"purpose": "whether a transaction begins where another ended, or the connection ends",
		"exercisedBy": ["functions"]
	},
	{
		"name": "concurrent_insert",
		"purpose": "whether rows are added to MyISAM while others read",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "connect_*",
		"family": "mariadb",
		"purpose": "how CONNECT reads other data",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "connect_timeout",
		"purpose": "how long a client may take to say who it is",
		"exercisedBy": ["limit-reached"],
		"counters": ["Aborted_connects"],
		"isLimit": true
	},
	{
		"name": "connection_control_*",
		"purpose": "how long wrong passwords delay a connection",
		"exercisedBy": ["plugin"]
	},
	{
		"name": "connection_memory_chunk_size",
		"family": "mysql",
		"purpose": "unit in which the memory of connections is counted",
		"exercisedBy": ["own-load"],
		"needs": ["global_connection_memory_tracking"],
		"since": "8.0.28"
	},
	{
		"name": "connection_memory_limit",
		"family": "mysql",
		"purpose": "most memory of one connection",
		"exercisedBy": ["limit-reached"],
		"counters": ["Count_hit_query_past_connection_memory_status_limit"],
		"needs": ["global_connection_memory_tracking"],
		"isLimit": true,
		"since": "8.0.28"
	},
	{
		"name": "connection_memory_status_limit",
		"speed": "unlikely"
	},
	{
		"name": "console",
		"speed": "none",
		"reason": "log",
		"reach": "place"
	},
	{
		"name": "container_aware",
		"family": "mysql",
		"purpose": "whether limits of a container are taken for the size of the machine",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"since": "9.7"
	},
	{
		"name": "core_file",
		"speed": "none",
		"reason": "crash",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "cracklib_password_check_*",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "create_admin_listener_thread",
		"isSwitch": true,
		"family": "mysql",
		"purpose": "whether administrators’ connections are accepted by a thread of their own",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"reach": "address",
		"since": "8.0"
	},
	{
		"name": "create_tmp_table_binlog_formats",
		"purpose": "formats of the binary log in which temporary tables are logged",
		"exercisedBy": ["ddl"],
		"since": "12.1",
		"isSet": true,
		"needs": ["log_bin"],
		"family": "mariadb",
		"page": "binary-log"
	},
	{
		"name": "csv_mode",
		"speed": "unlikely"
	},
	{
		"name": "cte_max_recursion_depth",
		"family": "mysql",
		"purpose": "how deep a common table expression may recur",
		"exercisedBy": ["functions"],
		"since": "8.0"
	},
	{
		"name": "daemonize",
		"speed": "none",
		"reason": "process",
		"reach": "instance"
	},
	{
		"name": "datadir",
		"purpose": "where all data lie",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"reach": "place"
	},
	{
		"name": "date_format",
		"speed": "none",
		"reason": "unused",
		"reach": "text",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "datetime_format",
		"speed": "none",
		"reason": "unused",
		"reach": "text",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "deadlock_search_depth_long",
		"family": "mariadb",
		"purpose": "how far Aria looks for deadlocks later",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "deadlock_search_depth_short",
		"family": "mariadb",
		"purpose": "how far Aria looks for deadlocks first",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "deadlock_timeout_long",
		"family": "mariadb",
		"purpose": "how long Aria waits before it gives up",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "deadlock_timeout_short",
		"family": "mariadb",
		"purpose": "how long Aria waits before it looks farther",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "debug",
		"isText": true,
		"speed": "unlikely"
	},
	{
		"name": "debug_abort_slave_event_count",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "debug_disconnect_slave_event_count",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "debug_exit_info",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "debug_gdb",
		"speed": "none",
		"reason": "crash"
	},
	{
		"name": "debug_max_binlog_dump_events",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "debug_no_sync",
		"isSwitch": true,
		"family": "mariadb",
		"purpose": "whether nothing is synchronized at all",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "server-options",
		"durability": "nothing-synced",
		"usual": "OFF"
	},
	{
		"name": "debug_no_thread_alarm",
		"isSwitch": true,
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "debug_sporadic_binlog_dump_fail",
		"isSwitch": true,
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "default_authentication_plugin",
		"family": "mysql",
		"purpose": "how new accounts prove who they are, some ways costlier than others",
		"exercisedBy": ["over-network"],
		"takesEffect": "start",
		"reach": "access",
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start",
			"instead": "authentication_policy",
			"deprecated": "8.0.27",
			"usual": {
				"5.7": "mysql_native_password",
				"8.0": "caching_sha2_password"
			}
		}
	},
	{
		"name": "default_collation_for_utf8mb4",
		"family": "mysql",
		"purpose": "order of texts in utf8mb4 where none is named",
		"exercisedBy": ["charsets"]
	},
	{
		"name": "default_master_connection",
		"speed": "none",
		"reason": "identity"
	},
	{
		"name": "default_password_lifetime",
		"speed": "unlikely",
		"liveReach": "access"
	},
	{
		"name": "default_regex_flags",
		"speed": "unlikely"
	},
	{
		"name": "default_storage_engine",
		"isText": true,
		"aliases": { "storage_engine": {
			"family": "mariadb",
			"mysql": {
				"removed": "5.7",
				"onceRemoved": "no-start",
				"instead": "default_storage_engine"
			},
			"mariadb": {
				"removed": "12.0",
				"instead": "default_storage_engine"
			}
		} },
		"purpose": "engine of new tables",
		"exercisedBy": ["any-statement"],
		"isOfTables": true
	},
	{
		"name": "default_table_encryption",
		"family": "mysql",
		"purpose": "whether new tables are encrypted",
		"exercisedBy": ["encryption", "ddl"],
		"isSwitch": true,
		"since": "8.0.16"
	},
	{
		"name": "default_time_zone",
		"purpose": "time zone of connections: SYSTEM asks the operating system for every conversion, under a lock",
		"exercisedBy": ["time-conversions"],
		"takesEffect": "start",
		"page": "server-options",
		"reach": "text"
	},
	{
		"name": "default_tmp_storage_engine",
		"isText": true,
		"purpose": "engine of tables that are created as temporary ones",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "default_week_format",
		"speed": "unlikely"
	},
	{
		"name": "defaults_*",
		"reach": "instance"
	},
	{
		"name": "defaults_extra_file",
		"reach": "file"
	},
	{
		"name": "defaults_file",
		"reach": "file"
	},
	{
		"name": "delay_key_write",
		"purpose": "whether indexes of MyISAM are written when a table is closed",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "delayed_*",
		"purpose": "how inserts that do not wait are queued; MySQL does them like others",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "des_key_file",
		"speed": "unlikely",
		"reach": "file"
	},
	{
		"name": "disable_partition_engine_check",
		"speed": "unlikely",
		"isSwitch": true,
		"family": "mysql"
	},
	{
		"name": "disabled_storage_engines",
		"purpose": "which engines new tables may have",
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "disconnect_on_expired_password",
		"speed": "none",
		"reason": "access",
		"isSwitch": true,
		"mysql": { "takesEffect": "start" },
		"liveReach": "access"
	},
	{
		"name": "div_precision_increment",
		"purpose": "decimals that a division adds",
		"exercisedBy": ["functions"]
	},
	{
		"name": "early_plugin_load",
		"family": "mysql",
		"purpose": "plugins that are loaded before all others",
		"exercisedBy": ["plugin"],
		"takesEffect": "start",
		"page": "server-options",
		"reach": "library"
	},
	{
		"name": "enable_cascade_triggers",
		"isSwitch": true,
		"family": "mysql",
		"purpose": "whether foreign keys that cascade make triggers run",
		"exercisedBy": ["functions"],
		"since": "9.7"
	},
	{
		"name": "enable_secondary_engine_statistics",
		"family": "mysql",
		"purpose": "whether the optimizer asks a secondary engine for statistics",
		"exercisedBy": ["plugin"],
		"since": "9.3",
		"isSwitch": true
	},
	{
		"name": "encrypt_binlog",
		"family": "mariadb",
		"purpose": "whether the binary log is encrypted",
		"exercisedBy": ["encryption"],
		"takesEffect": "start",
		"page": "binary-log",
		"isSwitch": true
	},
	{
		"name": "encrypt_tmp_disk_tables",
		"family": "mariadb",
		"purpose": "whether temporary tables on disk are encrypted",
		"exercisedBy": ["encryption"],
		"isSwitch": true
	},
	{
		"name": "encrypt_tmp_files",
		"purpose": "whether temporary files are encrypted",
		"exercisedBy": ["encryption"],
		"takesEffect": "start",
		"page": "percona",
		"isSwitch": true,
		"mariadb": { "page": "server" }
	},
	{
		"name": "end_markers_in_json",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "enforce_gtid_consistency",
		"family": "mysql",
		"purpose": "whether only statements are allowed that can be logged with such an identifier",
		"exercisedBy": ["functions"],
		"page": "gtid",
		"usual": {
			"5.7": "OFF",
			"9.7": "ON"
		}
	},
	{
		"name": "enforce_storage_engine",
		"isText": true,
		"purpose": "the one engine of new tables",
		"exercisedBy": ["other-engine", "ddl"],
		"takesEffect": "start",
		"page": "percona",
		"mariadb": {
			"takesEffect": "live",
			"page": "server"
		}
	},
	{
		"name": "eq_range_index_dive_limit",
		"purpose": "number of values up to which the index itself is asked how many rows they have",
		"exercisedBy": ["plan-choice"],
		"isPrepared": true
	},
	{
		"name": "error_count",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "event_scheduler",
		"purpose": "whether events run beside the load",
		"exercisedBy": ["stored-programs"],
		"mysql": { "usual": {
			"5.7": "OFF",
			"8.0": "ON"
		} },
		"liveReach": "program"
	},
	{
		"name": "exit_info",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "expand_fast_index_creation",
		"family": "mysql",
		"purpose": "whether ALTER TABLE that copies builds secondary indexes last",
		"exercisedBy": ["ddl"],
		"page": "percona"
	},
	{
		"name": "expensive_subquery_limit",
		"family": "mariadb",
		"purpose": "rows up to which a subquery is executed while the statement is planned",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "expire_logs_days",
		"isDecimal": true,
		"alsoSets": ["binlog_expire_logs_seconds"],
		"purpose": "age at which files of the binary log are deleted, when a new one begins",
		"speed": "none",
		"reason": "retention",
		"page": "binary-log",
		"mysql": {
			"removed": "8.2",
			"onceRemoved": "no-start",
			"instead": "binlog_expire_logs_seconds",
			"deprecated": "8.0.3"
		},
		"liveReach": "logs"
	},
	{
		"name": "explain_format",
		"speed": "unlikely"
	},
	{
		"name": "explain_json_format_version",
		"speed": "unlikely"
	},
	{
		"name": "explicit_defaults_for_timestamp",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "external_locking",
		"isSwitch": true,
		"purpose": "whether files of MyISAM are locked against other programs",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "external_table_secondary_storage_engine",
		"speed": "unlikely"
	},
	{
		"name": "external_table_storage_engine",
		"speed": "unlikely"
	},
	{
		"name": "external_user",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "extra_max_connections",
		"purpose": "how many clients may be connected to the extra port",
		"exercisedBy": ["limit-reached"],
		"page": "percona",
		"mariadb": { "page": "thread-pool" },
		"isLimit": true
	},
	{
		"name": "extra_port",
		"speed": "none",
		"reason": "address",
		"reach": "address",
		"takesEffect": "start"
	},
	{
		"name": "federated",
		"reach": "address"
	},
	{
		"name": "feedback",
		"speed": "unlikely",
		"reach": "address"
	},
	{
		"name": "feedback_*",
		"speed": "unlikely",
		"reach": "address"
	},
	{
		"name": "file_key_management_*",
		"family": "mariadb",
		"purpose": "where the keys of encrypted data come from",
		"exercisedBy": ["encryption", "plugin"],
		"takesEffect": "start"
	},
	{
		"name": "flush",
		"purpose": "whether changes of tables are synchronized after each statement",
		"exercisedBy": ["other-engine"],
		"isSwitch": true
	},
	{
		"name": "flush_time",
		"purpose": "after how many seconds all tables are closed",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "foreign_key_checks",
		"purpose": "whether foreign keys are checked",
		"exercisedBy": ["functions"]
	},
	{
		"name": "ft_*",
		"purpose": "which words full-text indexes of MyISAM have, and how far a search is widened",
		"exercisedBy": ["fulltext", "other-engine"],
		"takesEffect": "start"
	},
	{
		"name": "ft_boolean_syntax",
		"reach": "text"
	},
	{
		"name": "ft_stopword_file",
		"isText": true
	},
	{
		"name": "gdb",
		"speed": "none",
		"reason": "crash"
	},
	{
		"name": "general_log",
		"purpose": "whether every statement is written to a log",
		"exercisedBy": ["any-statement"],
		"isSwitch": true,
		"needs": ["log_output"],
		"reach": "text"
	},
	{
		"name": "general_log_file",
		"isText": true,
		"speed": "unlikely",
		"isIdentity": true,
		"liveReach": "logs"
	},
	{
		"name": "generated_random_password_length",
		"speed": "none",
		"reason": "access"
	},
	{
		"name": "getopt_prefix_matching",
		"speed": "none",
		"reason": "startup",
		"reach": "instance"
	},
	{
		"name": "global_connection_memory_limit",
		"family": "mysql",
		"purpose": "most memory of all connections",
		"exercisedBy": ["limit-reached"],
		"counters": ["Count_hit_query_past_global_connection_memory_status_limit"],
		"needs": ["global_connection_memory_tracking"],
		"isLimit": true,
		"since": "8.0.28"
	},
	{
		"name": "global_connection_memory_status_limit",
		"speed": "unlikely"
	},
	{
		"name": "global_connection_memory_tracking",
		"family": "mysql",
		"purpose": "whether the memory of connections is counted",
		"exercisedBy": ["any-statement"],
		"isSwitch": true,
		"since": "8.0.28"
	},
	{
		"name": "group_concat_max_len",
		"purpose": "longest result of GROUP_CONCAT",
		"exercisedBy": ["long-concatenation"]
	},
	{
		"name": "group_replication",
		"reach": "replication"
	},
	{
		"name": "group_replication_*",
		"family": "mysql",
		"purpose": "how a group of servers agrees on commits",
		"exercisedBy": ["cluster"],
		"page": "group-replication",
		"reach": "replication"
	},
	{
		"name": "gtid_binlog_pos",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "gtid_binlog_state",
		"speed": "unlikely",
		"liveReach": "replication"
	},
	{
		"name": "gtid_cleanup_batch_size",
		"family": "mariadb",
		"purpose": "rows that are deleted at once from the table of identifiers",
		"exercisedBy": ["replica"],
		"page": "gtid"
	},
	{
		"name": "gtid_current_pos",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "gtid_domain_id",
		"speed": "unlikely",
		"liveReach": "replication"
	},
	{
		"name": "gtid_executed",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "gtid_executed_compression_period",
		"family": "mysql",
		"purpose": "after how many transactions the table of identifiers is compressed",
		"exercisedBy": ["replica"],
		"page": "gtid",
		"usual": {
			"5.7": "1000",
			"8.0.23": "0"
		}
	},
	{
		"name": "gtid_ignore_duplicates",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "gtid_mode",
		"family": "mysql",
		"purpose": "whether transactions have global identifiers",
		"exercisedBy": ["binary-log-commits"],
		"page": "gtid",
		"usual": {
			"5.7": "OFF",
			"9.7": "ON"
		},
		"liveReach": "replication"
	},
	{
		"name": "gtid_owned",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "gtid_pos_auto_engines",
		"isText": true,
		"family": "mariadb",
		"purpose": "engines that have a table of positions of their own",
		"exercisedBy": ["replica", "other-engine"],
		"page": "gtid"
	},
	{
		"name": "gtid_purged",
		"speed": "unlikely",
		"liveReach": "replication"
	},
	{
		"name": "gtid_seq_no",
		"speed": "none",
		"reason": "session"
	},
	{
		"name": "gtid_slave_pos",
		"speed": "unlikely",
		"liveReach": "replication"
	},
	{
		"name": "gtid_strict_mode",
		"family": "mariadb",
		"purpose": "whether identifiers out of order are refused",
		"exercisedBy": ["replica"],
		"page": "gtid",
		"isSwitch": true
	},
	{
		"name": "have_*",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "have_crypt",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "have_openssl",
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "have_ssl",
		"decisive": 2,
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "help",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "histogram_generation_max_mem_size",
		"family": "mysql",
		"purpose": "memory for making a histogram",
		"exercisedBy": ["metadata-reads"],
		"isPrepared": true,
		"since": "8.0"
	},
	{
		"name": "histogram_size",
		"family": "mariadb",
		"purpose": "bytes of a histogram",
		"exercisedBy": ["metadata-reads"],
		"isPrepared": true
	},
	{
		"name": "histogram_type",
		"family": "mariadb",
		"purpose": "how histograms are made",
		"exercisedBy": ["metadata-reads"],
		"isPrepared": true,
		"usual": {
			"10.6": "DOUBLE_PREC_HB",
			"11.0": "JSON_HB"
		}
	},
	{
		"name": "host_cache",
		"purpose": "whether the names of clients are remembered",
		"exercisedBy": ["over-network"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "host_cache_size",
		"purpose": "clients whose name and errors are remembered",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "hostname",
		"speed": "none",
		"reason": "identity",
		"isIdentity": true,
		"takesEffect": "start"
	},
	{
		"name": "identity",
		"speed": "none",
		"reason": "session"
	},
	{
		"name": "idle_readonly_transaction_timeout",
		"family": "mariadb",
		"purpose": "how long a transaction that has only read may sit idle",
		"exercisedBy": ["long-idle"]
	},
	{
		"name": "idle_transaction_timeout",
		"family": "mariadb",
		"purpose": "how long a transaction may sit idle",
		"exercisedBy": ["long-idle"]
	},
	{
		"name": "idle_write_transaction_timeout",
		"family": "mariadb",
		"purpose": "how long a transaction that has written may sit idle",
		"exercisedBy": ["long-idle"]
	},
	{
		"name": "ignore_builtin_innodb",
		"isSwitch": true,
		"speed": "none",
		"reason": "startup",
		"takesEffect": "start"
	},
	{
		"name": "ignore_db_dir",
		"addsUp": true
	},
	{
		"name": "ignore_db_dirs",
		"speed": "unlikely",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "in_predicate_conversion_threshold",
		"family": "mariadb",
		"purpose": "number of values from which on an IN list becomes a join",
		"exercisedBy": ["planning"]
	},
	{
		"name": "in_transaction",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "information_schema_stats_expiry",
		"family": "mysql",
		"purpose": "age up to which statistics of tables are shown as they were",
		"exercisedBy": ["metadata-reads"],
		"since": "8.0"
	},
	{
		"name": "init_connect",
		"purpose": "statements that every client runs when it connects",
		"exercisedBy": ["connecting"],
		"reach": "statement",
		"liveReach": "program"
	},
	{
		"name": "init_file",
		"speed": "unlikely",
		"reach": "file",
		"takesEffect": "start"
	},
	{
		"name": "init_replica",
		"aliases": { "init_slave": {} },
		"speed": "unlikely",
		"reach": "statement",
		"liveReach": "program"
	},
	{
		"name": "init_rpl_role",
		"reach": "replication"
	},
	{
		"name": "initialize",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "initialize_insecure",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "innodb_adaptive_flushing",
		"purpose": "whether the rate of writing pages follows that of the redo log",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_adaptive_flushing_lwm",
		"isDecimal": true,
		"purpose": "how full the redo log has to be for that",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb"
	},
	{
		"name": "innodb_adaptive_hash_index",
		"purpose": "whether rows that are often looked up are also found by a hash index",
		"exercisedBy": ["reads-in-memory"],
		"page": "innodb",
		"isSwitch": true,
		"mariadb": { "counters": ["Innodb_adaptive_hash_hash_searches", "Innodb_adaptive_hash_non_hash_searches"] },
		"mysql": {
			"counters": ["adaptive_hash_searches"],
			"usual": {
				"5.7": "ON",
				"8.4": "OFF"
			}
		}
	},
	{
		"name": "innodb_adaptive_hash_index_cells",
		"family": "mariadb",
		"purpose": "cells of the hash of hot rows",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb",
		"since": "11.8.4",
		"needs": ["innodb_adaptive_hash_index"]
	},
	{
		"name": "innodb_adaptive_hash_index_parts",
		"purpose": "parts of that hash index, each with a latch of its own",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"page": "innodb",
		"needs": ["innodb_adaptive_hash_index"]
	},
	{
		"name": "innodb_adaptive_max_sleep_delay",
		"family": "mysql",
		"purpose": "longest such sleep, where it adapts to the load",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		},
		"needs": ["innodb_thread_concurrency"]
	},
	{
		"name": "innodb_additional_mem_pool_size",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_alter_copy_bulk",
		"family": "mariadb",
		"purpose": "whether ALTER TABLE that copies inserts its rows in bulk",
		"exercisedBy": ["table-copies", "ddl"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_api_*",
		"family": "mysql",
		"purpose": "how plugins use InnoDB without SQL",
		"exercisedBy": ["plugin"],
		"page": "innodb"
	},
	{
		"name": "innodb_api_disable_rowlock",
		"isSwitch": true
	},
	{
		"name": "innodb_api_enable_binlog",
		"isSwitch": true
	},
	{
		"name": "innodb_api_enable_mdl",
		"isSwitch": true
	},
	{
		"name": "innodb_autoextend_increment",
		"purpose": "by how much the system tablespace grows",
		"speed": "unlikely",
		"page": "innodb"
	},
	{
		"name": "innodb_autoinc_lock_mode",
		"purpose": "how long the counter of an AUTO_INCREMENT key is locked",
		"exercisedBy": ["auto-increment"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": { "exercisedBy": ["own-load"] },
		"mysql": { "usual": {
			"5.7": "1",
			"8.0": "2"
		} }
	},
	{
		"name": "innodb_background_scrub_data_compressed",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_binlog_state_interval",
		"family": "mariadb",
		"purpose": "after how many bytes InnoDB writes the state of GTIDs into the binary log",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "innodb",
		"since": "12.3",
		"needs": ["log_bin"]
	},
	{
		"name": "innodb_buf_dump_status_frequency",
		"speed": "unlikely"
	},
	{
		"name": "innodb_buffer_pool_chunk_size",
		"purpose": "unit in which the buffer pool is resized",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_dump_at_shutdown",
		"movesRestarts": true,
		"purpose": "whether the server notes at its end which pages were in the buffer pool",
		"exercisedBy": ["startup"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_buffer_pool_dump_now",
		"isSwitch": true,
		"purpose": "notes at once which pages are in the buffer pool",
		"exercisedBy": ["startup"],
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_dump_pct",
		"movesRestarts": true,
		"purpose": "share of the most recently used pages that is noted for the next start",
		"exercisedBy": ["startup"],
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_filename",
		"isText": true,
		"speed": "none",
		"reason": "file",
		"mariadb": { "takesEffect": "start" },
		"liveReach": "logs"
	},
	{
		"name": "innodb_buffer_pool_in_core_dump",
		"isSwitch": true,
		"speed": "none",
		"reason": "crash"
	},
	{
		"name": "innodb_buffer_pool_in_core_file",
		"speed": "none",
		"reason": "crash",
		"isSwitch": true
	},
	{
		"name": "innodb_buffer_pool_instances",
		"family": "mysql",
		"purpose": "parts of the buffer pool, each with latches of its own",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_buffer_pool_load_abort",
		"isSwitch": true,
		"purpose": "stops reading the noted pages",
		"exercisedBy": ["startup"],
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_load_at_startup",
		"movesRestarts": true,
		"purpose": "whether the server reads the noted pages when it starts, instead of warming up by use",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_buffer_pool_load_now",
		"isSwitch": true,
		"purpose": "reads the noted pages at once",
		"exercisedBy": ["startup"],
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_populate",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_buffer_pool_size",
		"takesMemory": true,
		"isScalable": true,
		"purpose": "memory in which pages of tables and indexes are kept",
		"exercisedBy": ["reads-beyond-pool"],
		"counters": ["Innodb_buffer_pool_reads"],
		"page": "innodb",
		"decisive": 3,
		"usual": "134217728"
	},
	{
		"name": "innodb_buffer_pool_size_auto_min",
		"family": "mariadb",
		"purpose": "size to which the buffer pool shrinks where memory is short",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_buffer_pool_size_max",
		"family": "mariadb",
		"purpose": "largest size that the buffer pool can be given while the server runs",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_change_buffer_max_size",
		"purpose": "share of the buffer pool for changes that wait",
		"exercisedBy": ["index-writes-beyond-pool"],
		"page": "innodb",
		"mariadb": {
			"counters": ["Innodb_ibuf_merges"],
			"removed": "11.0"
		},
		"mysql": {
			"counters": ["ibuf_merges"],
			"usual": {
				"5.7": "25",
				"9.7": "5"
			}
		},
		"needs": ["innodb_change_buffering"]
	},
	{
		"name": "innodb_change_buffering",
		"purpose": "which changes of secondary indexes wait until their page is read",
		"exercisedBy": ["index-writes-beyond-pool"],
		"page": "innodb",
		"mariadb": {
			"counters": ["Innodb_ibuf_merges"],
			"removed": "11.0"
		},
		"mysql": {
			"counters": ["ibuf_merges"],
			"usual": {
				"5.7": "all",
				"8.4": "none"
			}
		}
	},
	{
		"name": "innodb_checksum_algorithm",
		"purpose": "checksum by which pages that were read are verified",
		"exercisedBy": ["reads-beyond-pool"],
		"isOfTables": true,
		"page": "innodb"
	},
	{
		"name": "innodb_checksums",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start",
			"instead": "innodb_checksum_algorithm"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start",
			"instead": "innodb_checksum_algorithm"
		}
	},
	{
		"name": "innodb_cleaner_lsn_age_factor",
		"family": "mysql",
		"purpose": "how fast dirty pages are written as the redo log fills",
		"exercisedBy": ["own-load"],
		"page": "percona"
	},
	{
		"name": "innodb_cmp_per_index_enabled",
		"purpose": "whether compression is counted for each index, which is slow",
		"exercisedBy": ["compressed-tables"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_commit_concurrency",
		"family": "mysql",
		"purpose": "how many threads may commit at once; 0 is any number",
		"exercisedBy": ["point-writes"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_compression_algorithm",
		"family": "mariadb",
		"purpose": "how pages of tables with page compression are compressed",
		"exercisedBy": ["compressed-tables"],
		"counters": ["Innodb_num_pages_page_compressed"],
		"page": "innodb"
	},
	{
		"name": "innodb_compression_default",
		"family": "mariadb",
		"purpose": "whether new tables have page compression",
		"exercisedBy": ["reads-beyond-pool"],
		"isOfTables": true,
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_compression_failure_threshold_pct",
		"purpose": "share of failures from which on pages are filled less",
		"exercisedBy": ["compressed-tables"],
		"page": "innodb"
	},
	{
		"name": "innodb_compression_level",
		"purpose": "effort for compressing pages",
		"exercisedBy": ["compressed-tables"],
		"page": "innodb"
	},
	{
		"name": "innodb_compression_pad_pct_max",
		"purpose": "largest share of a page that is left free so that it compresses",
		"exercisedBy": ["compressed-tables"],
		"page": "innodb"
	},
	{
		"name": "innodb_concurrency_tickets",
		"family": "mysql",
		"purpose": "how often a thread that was let in may enter again",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		},
		"needs": ["innodb_thread_concurrency"]
	},
	{
		"name": "innodb_corrupt_table_action",
		"speed": "unlikely"
	},
	{
		"name": "innodb_data_file_buffering",
		"family": "mariadb",
		"purpose": "whether data files go through the file system’s cache",
		"exercisedBy": ["reads-beyond-pool"],
		"page": "innodb",
		"since": "11.0",
		"isSwitch": true,
		"isOfCache": true
	},
	{
		"name": "innodb_data_file_path",
		"isText": true,
		"purpose": "files of the system tablespace",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"isOfData": true
	},
	{
		"name": "innodb_data_file_write_through",
		"family": "mariadb",
		"purpose": "whether each write of a data file is durable by itself",
		"exercisedBy": ["other-device"],
		"page": "innodb",
		"since": "11.0",
		"isSwitch": true
	},
	{
		"name": "innodb_data_home_dir",
		"purpose": "where the system tablespace lies",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory"
	},
	{
		"name": "innodb_ddl_buffer_size",
		"family": "mysql",
		"purpose": "memory for building indexes",
		"exercisedBy": ["index-builds", "ddl"],
		"page": "innodb",
		"since": "8.0.27"
	},
	{
		"name": "innodb_ddl_threads",
		"family": "mysql",
		"purpose": "threads that build an index",
		"exercisedBy": ["index-builds", "ddl"],
		"page": "innodb",
		"since": "8.0.27"
	},
	{
		"name": "innodb_deadlock_detect",
		"purpose": "whether deadlocks are found at once, which costs time where many wait for one row",
		"exercisedBy": ["deadlocks"],
		"counters": ["Innodb_row_lock_waits"],
		"isWait": true,
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_deadlock_report",
		"family": "mariadb",
		"purpose": "how much of a deadlock is reported",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_deadlocks"],
		"page": "innodb"
	},
	{
		"name": "innodb_dedicated_server",
		"family": "mysql",
		"purpose": "whether buffer pool and redo log are sized by the machine",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true,
		"since": "8.0"
	},
	{
		"name": "innodb_default_encryption_key_id",
		"speed": "unlikely"
	},
	{
		"name": "innodb_default_row_format",
		"purpose": "how rows of new tables lie in pages",
		"exercisedBy": ["reads-beyond-pool"],
		"isOfTables": true,
		"page": "innodb"
	},
	{
		"name": "innodb_defragment",
		"family": "mariadb",
		"purpose": "whether OPTIMIZE TABLE defragments in place",
		"exercisedBy": ["ddl"],
		"page": "innodb",
		"isSwitch": true,
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_defragment_*",
		"family": "mariadb",
		"purpose": "how defragmenting in place goes on",
		"exercisedBy": ["ddl"],
		"page": "innodb"
	},
	{
		"name": "innodb_defragment_fill_factor",
		"isDecimal": true,
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_defragment_fill_factor_n_recs",
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_defragment_frequency",
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_defragment_n_pages",
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_defragment_stats_accuracy",
		"mariadb": { "removed": "11.1" }
	},
	{
		"name": "innodb_directories",
		"family": "mysql",
		"purpose": "directories that are searched for tablespaces at start",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory",
		"since": "8.0"
	},
	{
		"name": "innodb_disable_sort_file_cache",
		"purpose": "whether files for building indexes bypass the file system’s cache",
		"exercisedBy": ["ddl"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_doublewrite",
		"purpose": "whether pages are written twice, so that a crash leaves no torn page",
		"exercisedBy": ["sustained-writes"],
		"counters": ["Innodb_dblwr_pages_written"],
		"page": "innodb",
		"isSwitch": true,
		"decisive": 4,
		"answersSooner": 4,
		"durability": "torn-pages",
		"usual": "ON",
		"mysql": { "liveSince": "8.0.30" },
		"mariadb": { "liveSince": "11.4" }
	},
	{
		"name": "innodb_doublewrite_batch_size",
		"family": "mysql",
		"purpose": "pages that are written to it at once",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_dblwr_writes"],
		"takesEffect": "start",
		"page": "innodb",
		"needs": ["innodb_doublewrite"],
		"since": "8.0.20"
	},
	{
		"name": "innodb_doublewrite_dir",
		"family": "mysql",
		"purpose": "where the doublewrite buffer lies",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory",
		"since": "8.0.20"
	},
	{
		"name": "innodb_doublewrite_files",
		"family": "mysql",
		"purpose": "files of the doublewrite buffer",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_dblwr_writes"],
		"takesEffect": "start",
		"page": "innodb",
		"needs": ["innodb_doublewrite"],
		"since": "8.0.20"
	},
	{
		"name": "innodb_doublewrite_pages",
		"family": "mysql",
		"purpose": "pages of the doublewrite buffer for each thread",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_dblwr_writes"],
		"takesEffect": "start",
		"page": "innodb",
		"needs": ["innodb_doublewrite"],
		"usual": {
			"8.0.20": "4",
			"8.4": "128"
		},
		"since": "8.0.20"
	},
	{
		"name": "innodb_empty_free_list_algorithm",
		"family": "mysql",
		"purpose": "whether threads wait for free pages, or look for some themselves",
		"exercisedBy": ["reads-beyond-pool"],
		"page": "percona"
	},
	{
		"name": "innodb_encrypt_log",
		"family": "mariadb",
		"purpose": "whether the redo log is encrypted",
		"exercisedBy": ["encryption"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_encrypt_online_alter_logs",
		"family": "mysql",
		"purpose": "whether the log of changes to a table that is being altered is encrypted",
		"exercisedBy": ["encryption", "ddl"],
		"page": "percona"
	},
	{
		"name": "innodb_encrypt_tables",
		"family": "mariadb",
		"purpose": "whether new tables are encrypted",
		"exercisedBy": ["encryption"],
		"page": "innodb"
	},
	{
		"name": "innodb_encrypt_temporary_tables",
		"family": "mariadb",
		"purpose": "whether temporary tables are encrypted",
		"exercisedBy": ["encryption"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_encryption_rotate_key_age",
		"family": "mariadb",
		"purpose": "age of a key from which on pages are encrypted again",
		"exercisedBy": ["encryption"],
		"page": "innodb"
	},
	{
		"name": "innodb_encryption_rotation_iops",
		"family": "mariadb",
		"purpose": "writes a second that they may cause",
		"exercisedBy": ["encryption"],
		"page": "innodb"
	},
	{
		"name": "innodb_encryption_threads",
		"family": "mariadb",
		"purpose": "threads that encrypt pages in the background",
		"exercisedBy": ["encryption"],
		"page": "innodb"
	},
	{
		"name": "innodb_extend_and_initialize",
		"family": "mysql",
		"purpose": "whether new pages of a file are written with zeros",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true,
		"since": "8.0.22"
	},
	{
		"name": "innodb_fast_shutdown",
		"movesRestarts": true,
		"purpose": "how much is still purged and written when the server stops",
		"exercisedBy": ["startup"],
		"page": "innodb"
	},
	{
		"name": "innodb_fatal_semaphore_wait_threshold",
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "innodb_file_format",
		"isText": true,
		"purpose": "which row formats new tables may have",
		"speed": "unlikely",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_file_format_check",
		"isSwitch": true,
		"purpose": "whether a server starts on tables of a newer format",
		"speed": "none",
		"reason": "startup",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_file_format_max",
		"isText": true,
		"purpose": "the newest format of tables that a server starts on",
		"speed": "none",
		"reason": "startup",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_file_io_threads",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start",
			"instead": "innodb_read_io_threads"
		}
	},
	{
		"name": "innodb_file_per_table",
		"purpose": "whether a new table has a file of its own",
		"exercisedBy": ["point-writes"],
		"isOfTables": true,
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_fill_factor",
		"purpose": "how full pages are made when an index is built",
		"exercisedBy": ["index-builds", "ddl"],
		"page": "innodb"
	},
	{
		"name": "innodb_flush_log_at_timeout",
		"purpose": "after how many seconds commits are synchronized where that is not done at once",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_log_writes"],
		"page": "innodb"
	},
	{
		"name": "innodb_flush_log_at_trx_commit",
		"purpose": "whether a commit is written and synchronized at once (1), only written (2), or neither (0)",
		"exercisedBy": ["point-writes"],
		"page": "innodb",
		"decisive": 5,
		"answersSooner": 1,
		"durability": "commits-not-synced",
		"usual": "1",
		"isWait": true,
		"mysql": { "counters": ["Innodb_log_writes", "Innodb_os_log_fsyncs"] },
		"mariadb": { "counters": ["Innodb_log_writes"] }
	},
	{
		"name": "innodb_flush_method",
		"purpose": "whether files bypass the file system’s cache, and how they are synchronized",
		"exercisedBy": ["reads-beyond-pool"],
		"counters": ["Innodb_buffer_pool_reads"],
		"takesEffect": "start",
		"page": "innodb",
		"decisive": 6,
		"durability": "nothing-synced",
		"isOfCache": true,
		"mariadb": {
			"deprecated": "11.0",
			"usual": "O_DIRECT"
		},
		"mysql": { "usual": {
			"5.7": "fsync",
			"8.4": "O_DIRECT"
		} }
	},
	{
		"name": "innodb_flush_neighbors",
		"purpose": "whether dirty pages of the same extent are written along",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb",
		"mysql": { "usual": {
			"5.7": "1",
			"8.0": "0"
		} }
	},
	{
		"name": "innodb_flush_sync",
		"purpose": "whether a checkpoint may exceed innodb_io_capacity",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_flushing_avg_loops",
		"purpose": "over how many rounds the rate of writing pages is averaged",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_force_index_records_in_range",
		"family": "mysql",
		"purpose": "the same, where the statement names the index",
		"exercisedBy": ["own-load"],
		"page": "percona"
	},
	{
		"name": "innodb_force_load_corrupted",
		"isSwitch": true,
		"speed": "none",
		"reason": "startup",
		"takesEffect": "start"
	},
	{
		"name": "innodb_force_primary_key",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "innodb_force_recovery",
		"purpose": "how much InnoDB leaves out to get up with damaged data",
		"exercisedBy": ["crash-recovery"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_fsync_threshold",
		"family": "mysql",
		"purpose": "after how many bytes a new file is synchronized while it is written",
		"exercisedBy": ["ddl", "startup"],
		"page": "innodb",
		"since": "8.0"
	},
	{
		"name": "innodb_ft_aux_table",
		"speed": "unlikely",
		"reach": "text"
	},
	{
		"name": "innodb_ft_cache_size",
		"purpose": "memory for words of one full-text index that are not written yet",
		"exercisedBy": ["fulltext"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": { "takesEffect": "live" }
	},
	{
		"name": "innodb_ft_enable_diag_print",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "innodb_ft_enable_stopword",
		"purpose": "whether stop words are left out of a full-text index",
		"exercisedBy": ["fulltext"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_ft_max_token_size",
		"purpose": "longest word in a full-text index",
		"exercisedBy": ["fulltext"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_ft_min_token_size",
		"purpose": "shortest word in a full-text index",
		"exercisedBy": ["fulltext"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_ft_num_word_optimize",
		"purpose": "words that one OPTIMIZE TABLE merges",
		"exercisedBy": ["fulltext", "ddl"],
		"page": "innodb"
	},
	{
		"name": "innodb_ft_result_cache_limit",
		"purpose": "memory for the result of one full-text search",
		"exercisedBy": ["fulltext"],
		"page": "innodb"
	},
	{
		"name": "innodb_ft_server_stopword_table",
		"isText": true,
		"purpose": "table of the words that are left out of full-text indexes",
		"exercisedBy": ["fulltext"],
		"page": "innodb",
		"reach": "text"
	},
	{
		"name": "innodb_ft_sort_pll_degree",
		"purpose": "threads that build a full-text index",
		"exercisedBy": ["fulltext", "ddl"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_ft_total_cache_size",
		"purpose": "memory for such words of all tables",
		"exercisedBy": ["fulltext"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": { "takesEffect": "live" }
	},
	{
		"name": "innodb_ft_user_stopword_table",
		"isText": true,
		"purpose": "table of such words of one connection",
		"exercisedBy": ["fulltext"],
		"page": "innodb",
		"reach": "text"
	},
	{
		"name": "innodb_idle_flush_pct",
		"family": "mysql",
		"purpose": "share of innodb_io_capacity at which pages are written while nothing is asked",
		"exercisedBy": ["long-idle"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		},
		"since": "8.0.18"
	},
	{
		"name": "innodb_immediate_scrub_data_uncompressed",
		"family": "mariadb",
		"purpose": "whether freed pages are overwritten",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_instant_alter_column_allowed",
		"family": "mariadb",
		"purpose": "which changes of columns need no copy of the table",
		"exercisedBy": ["ddl"],
		"counters": ["Innodb_instant_alter_column"],
		"page": "innodb"
	},
	{
		"name": "innodb_io_capacity",
		"purpose": "pages a second that the background writes",
		"exercisedBy": ["sustained-writes"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb",
		"decisive": 7,
		"cappedBy": {
			"mysql": "innodb_io_capacity_max",
			"mariadb": "innodb_io_capacity_max"
		},
		"mysql": { "usual": {
			"5.7": "200",
			"8.4": "10000"
		} }
	},
	{
		"name": "innodb_io_capacity_max",
		"purpose": "pages a second that it may write when it falls behind",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb"
	},
	{
		"name": "innodb_kill_idle_transaction",
		"family": "mysql",
		"purpose": "how long a transaction may sit idle",
		"exercisedBy": ["long-idle"],
		"page": "percona"
	},
	{
		"name": "innodb_large_prefix",
		"purpose": "how long a key of an index may be",
		"speed": "unlikely",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_linux_aio",
		"family": "mariadb",
		"purpose": "which of the kernel’s asynchronous interfaces is used",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_lock_wait_timeout",
		"purpose": "how long a transaction waits for a row before its statement fails",
		"exercisedBy": ["contended-rows"],
		"counters": ["lock_timeouts"],
		"isWait": true,
		"isLimit": true,
		"page": "innodb"
	},
	{
		"name": "innodb_locks_unsafe_for_binlog",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start",
			"instead": "transaction_isolation"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored",
			"instead": "tx_isolation"
		}
	},
	{
		"name": "innodb_log_archive",
		"family": "mariadb",
		"purpose": "whether old redo logs are kept as files of their own",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"since": "13.0",
		"isSwitch": true
	},
	{
		"name": "innodb_log_buffer_size",
		"takesMemory": true,
		"purpose": "memory for redo log that is not written yet",
		"exercisedBy": ["redo-bursts"],
		"page": "innodb",
		"mysql": {
			"liveSince": "8.0",
			"usual": {
				"5.7": "16777216",
				"8.4": "67108864"
			}
		},
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "innodb_log_checkpoint_now",
		"isSwitch": true,
		"family": "mariadb",
		"purpose": "writes all dirty pages at once",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_log_checksums",
		"family": "mysql",
		"purpose": "whether blocks of the redo log have checksums",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true,
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_log_compressed_pages",
		"family": "mysql",
		"purpose": "whether pages that are compressed again go to the redo log",
		"exercisedBy": ["compressed-tables"],
		"page": "innodb",
		"isSwitch": true,
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_log_file_buffering",
		"family": "mariadb",
		"purpose": "whether the redo log goes through the file system’s cache",
		"exercisedBy": ["other-device"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_log_file_mmap",
		"family": "mariadb",
		"purpose": "whether the redo log is mapped into memory when it is read",
		"exercisedBy": ["crash-recovery"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_log_file_size",
		"movesRestarts": true,
		"isScalable": true,
		"purpose": "size of one file of the redo log; innodb_redo_log_capacity takes its place since 8.0.30",
		"exercisedBy": ["sustained-writes"],
		"takesEffect": "start",
		"page": "innodb",
		"decisive": 9,
		"mysql": {
			"removed": "9.7",
			"onceRemoved": "no-start",
			"instead": "innodb_redo_log_capacity",
			"deprecated": "8.0.30"
		},
		"mariadb": {
			"purpose": "size of the redo log, which decides how long dirty pages may stay in memory",
			"counters": ["Innodb_buffer_pool_pages_flushed"],
			"takesEffect": "live"
		}
	},
	{
		"name": "innodb_log_file_write_through",
		"family": "mariadb",
		"purpose": "whether each write of the redo log is durable by itself",
		"exercisedBy": ["other-device"],
		"page": "innodb",
		"since": "11.0",
		"isSwitch": true
	},
	{
		"name": "innodb_log_files_in_group",
		"movesRestarts": true,
		"family": "mysql",
		"purpose": "files of the redo log; innodb_redo_log_capacity takes its place since 8.0.30",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb",
		"mysql": {
			"removed": "9.7",
			"onceRemoved": "no-start",
			"instead": "innodb_redo_log_capacity",
			"deprecated": "8.0.30"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored",
			"instead": "innodb_log_file_size"
		}
	},
	{
		"name": "innodb_log_group_home_dir",
		"purpose": "where the redo log lies",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory"
	},
	{
		"name": "innodb_log_optimize_ddl",
		"isSwitch": true,
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_log_spin_cpu_abs_lwm",
		"family": "mysql",
		"purpose": "least use of CPUs at which a commit spins while it waits for the redo log",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"since": "8.0"
	},
	{
		"name": "innodb_log_spin_cpu_pct_hwm",
		"family": "mysql",
		"purpose": "greatest use of CPUs at which it still does",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"since": "8.0"
	},
	{
		"name": "innodb_log_spin_wait_delay",
		"family": "mariadb",
		"purpose": "pause between two tries for the lock of the redo log",
		"exercisedBy": ["many-cpus"],
		"page": "innodb"
	},
	{
		"name": "innodb_log_wait_for_flush_spin_hwm",
		"family": "mysql",
		"purpose": "average time of a synchronization up to which it does",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"since": "8.0"
	},
	{
		"name": "innodb_log_write_ahead_size",
		"purpose": "block in which redo log is written, so that the file system need not read before",
		"exercisedBy": ["other-device"],
		"page": "innodb",
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "innodb_log_writer_threads",
		"family": "mysql",
		"purpose": "whether threads of their own write the redo log",
		"exercisedBy": ["point-writes"],
		"counters": ["Innodb_os_log_fsyncs"],
		"isWait": true,
		"page": "innodb",
		"since": "8.0.22"
	},
	{
		"name": "innodb_lru_flush_size",
		"speed": "unlikely"
	},
	{
		"name": "innodb_lru_scan_depth",
		"purpose": "how many pages the page cleaner looks at to keep some free",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_reads"],
		"page": "innodb"
	},
	{
		"name": "innodb_max_bitmap_file_size",
		"family": "mysql",
		"purpose": "size at which a new file of those notes begins",
		"exercisedBy": ["own-load"],
		"page": "percona"
	},
	{
		"name": "innodb_max_changed_pages",
		"speed": "unlikely"
	},
	{
		"name": "innodb_max_dirty_pages_pct",
		"movesRestarts": true,
		"isDecimal": true,
		"purpose": "share of dirty pages that is not to be exceeded",
		"exercisedBy": ["sustained-writes"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"isDifference": true,
		"isLimit": true,
		"page": "innodb",
		"mysql": { "usual": {
			"5.7": "75",
			"8.0": "90"
		} }
	},
	{
		"name": "innodb_max_dirty_pages_pct_lwm",
		"movesRestarts": true,
		"isDecimal": true,
		"purpose": "share of dirty pages from which on pages are written ahead",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb",
		"cappedBy": {
			"mysql": "innodb_max_dirty_pages_pct",
			"mariadb": "innodb_max_dirty_pages_pct"
		},
		"mysql": { "usual": {
			"5.7": "0",
			"8.0": "10"
		} }
	},
	{
		"name": "innodb_max_purge_lag",
		"purpose": "length of the undo log from which on writes are delayed",
		"exercisedBy": ["limit-reached"],
		"page": "innodb",
		"needs": ["innodb_max_purge_lag_delay"],
		"mariadb": { "counters": [] }
	},
	{
		"name": "innodb_max_purge_lag_delay",
		"purpose": "longest such delay",
		"exercisedBy": ["limit-reached"],
		"page": "innodb",
		"needs": ["innodb_max_purge_lag"]
	},
	{
		"name": "innodb_max_purge_lag_wait",
		"family": "mariadb",
		"purpose": "waits until the undo log is as short",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_max_undo_log_size",
		"purpose": "size from which on an undo tablespace is truncated",
		"exercisedBy": ["undo-truncation"],
		"page": "innodb"
	},
	{
		"name": "innodb_mirrored_log_groups",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_monitor_disable",
		"isText": true,
		"purpose": "counters of INNODB_METRICS that are switched off",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_monitor_enable",
		"isText": true,
		"purpose": "counters of INNODB_METRICS that are switched on",
		"exercisedBy": ["any-statement"],
		"page": "innodb",
		"mariadb": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "innodb_monitor_reset",
		"isText": true,
		"speed": "none",
		"reason": "statistics"
	},
	{
		"name": "innodb_monitor_reset_all",
		"isText": true,
		"speed": "none",
		"reason": "statistics"
	},
	{
		"name": "innodb_mtflush_threads",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_native_foreign_keys",
		"isSwitch": true,
		"family": "mysql",
		"purpose": "whether InnoDB itself checks foreign keys, and not the server",
		"exercisedBy": ["functions"],
		"takesEffect": "start",
		"page": "innodb",
		"since": "9.7"
	},
	{
		"name": "innodb_numa_interleave",
		"purpose": "whether the buffer pool is spread over all nodes of memory",
		"exercisedBy": ["numa"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true,
		"mysql": { "usual": {
			"5.7": "OFF",
			"8.4": "ON"
		} }
	},
	{
		"name": "innodb_old_blocks_pct",
		"purpose": "share of the buffer pool for pages that were read only once",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"mariadb": { "counters": ["Innodb_buffer_pool_pages_made_young"] },
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "innodb_old_blocks_time",
		"purpose": "how long a page has to stay before another access makes it a young one, which protects the pool from scans",
		"exercisedBy": ["reads-beyond-pool"],
		"page": "innodb",
		"mariadb": { "counters": ["Innodb_buffer_pool_pages_made_young"] },
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "innodb_online_alter_log_max_size",
		"purpose": "largest log of changes to a table that is being altered",
		"exercisedBy": ["ddl"],
		"page": "innodb"
	},
	{
		"name": "innodb_open_files",
		"purpose": "how many files InnoDB keeps open",
		"exercisedBy": ["limit-reached"],
		"takesEffect": "start",
		"page": "innodb",
		"isLimit": true
	},
	{
		"name": "innodb_optimize_fulltext_only",
		"purpose": "whether OPTIMIZE TABLE only works on full-text indexes",
		"exercisedBy": ["fulltext", "ddl"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_page_cleaners",
		"family": "mysql",
		"purpose": "threads that write dirty pages",
		"exercisedBy": ["many-cpus"],
		"counters": ["Innodb_buffer_pool_wait_free"],
		"isWait": true,
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_page_size",
		"purpose": "size of a page, which is fixed when the data directory is made",
		"exercisedBy": ["ddl"],
		"takesEffect": "start",
		"page": "innodb",
		"isOfData": true
	},
	{
		"name": "innodb_parallel_read_threads",
		"family": "mysql",
		"purpose": "threads that read the primary key for COUNT(*), CHECK TABLE and building indexes",
		"exercisedBy": ["ddl"],
		"page": "innodb",
		"since": "8.0"
	},
	{
		"name": "innodb_prefix_index_cluster_optimization",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "innodb_print_all_deadlocks",
		"purpose": "whether every deadlock is written to the error log",
		"exercisedBy": ["deadlocks"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_print_ddl_logs",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "innodb_print_lock_wait_timeout_info",
		"family": "mysql",
		"purpose": "whether a wait for a row that was too long is described in the error log",
		"exercisedBy": ["own-load"],
		"page": "percona"
	},
	{
		"name": "innodb_purge_batch_size",
		"purpose": "pages of undo log that one round of purging takes",
		"exercisedBy": ["purging"],
		"page": "innodb",
		"mariadb": { "counters": [] }
	},
	{
		"name": "innodb_purge_rseg_truncate_frequency",
		"purpose": "after how many rounds of purging undo log is freed",
		"exercisedBy": ["own-load"],
		"page": "innodb"
	},
	{
		"name": "innodb_purge_threads",
		"purpose": "threads that remove deleted rows and undo log",
		"exercisedBy": ["purging"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": {
			"counters": [],
			"takesEffect": "live"
		}
	},
	{
		"name": "innodb_random_read_ahead",
		"purpose": "whether a whole extent is read when many of its pages are in the pool",
		"exercisedBy": ["read-ahead"],
		"counters": ["Innodb_buffer_pool_read_ahead_rnd"],
		"page": "innodb",
		"isSwitch": true,
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "innodb_read_ahead_threshold",
		"purpose": "how many pages of an extent have to be read in a row before the next extent is read ahead",
		"exercisedBy": ["read-ahead"],
		"counters": ["Innodb_buffer_pool_read_ahead"],
		"page": "innodb"
	},
	{
		"name": "innodb_read_io_threads",
		"purpose": "threads, or requests in flight, for reading ahead",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_data_reads"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": { "takesEffect": "live" }
	},
	{
		"name": "innodb_read_only",
		"speed": "unlikely",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "innodb_read_only_compressed",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "innodb_records_in_range",
		"family": "mysql",
		"purpose": "number of rows that every range is taken to have, so that no index is asked",
		"exercisedBy": ["own-load"],
		"page": "percona"
	},
	{
		"name": "innodb_redo_log_archive_dirs",
		"speed": "none",
		"reason": "file",
		"reach": "directory"
	},
	{
		"name": "innodb_redo_log_capacity",
		"movesRestarts": true,
		"isScalable": true,
		"family": "mysql",
		"purpose": "size of the redo log, which decides how long dirty pages may stay in memory",
		"exercisedBy": ["sustained-writes"],
		"counters": ["Innodb_buffer_pool_pages_flushed"],
		"page": "innodb",
		"since": "8.0.30",
		"decisive": 8
	},
	{
		"name": "innodb_redo_log_encrypt",
		"family": "mysql",
		"purpose": "whether the redo log is encrypted",
		"exercisedBy": ["encryption"],
		"page": "innodb",
		"isSwitch": true,
		"since": "8.0"
	},
	{
		"name": "innodb_replication_delay",
		"family": "mysql",
		"purpose": "how long a replica waits where innodb_thread_concurrency is reached",
		"exercisedBy": ["replica"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_rollback_on_timeout",
		"purpose": "whether a wait that was too long ends the whole transaction",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_rollback_segments",
		"family": "mysql",
		"purpose": "places for undo logs, which bounds how many transactions can write at once",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_scrub_log",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_segment_reserve_factor",
		"isDecimal": true,
		"family": "mysql",
		"purpose": "share of pages of a tablespace that is kept free for growing",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"since": "8.0.26"
	},
	{
		"name": "innodb_show_locks_held",
		"speed": "unlikely"
	},
	{
		"name": "innodb_snapshot_isolation",
		"family": "mariadb",
		"purpose": "whether a transaction that would overwrite a change it cannot see fails",
		"exercisedBy": ["contended-rows"],
		"page": "innodb",
		"isSwitch": true,
		"usual": {
			"10.6": "OFF",
			"11.6": "ON"
		}
	},
	{
		"name": "innodb_sort_buffer_size",
		"takesMemory": true,
		"purpose": "memory in which rows are sorted when an index is built",
		"exercisedBy": ["index-builds", "ddl"],
		"mysql": { "exercisedBy": ["ddl", "fulltext"] },
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_spin_wait_delay",
		"purpose": "pause between two questions for a latch",
		"exercisedBy": ["many-cpus"],
		"page": "innodb"
	},
	{
		"name": "innodb_spin_wait_pause_multiplier",
		"family": "mysql",
		"purpose": "length of the pause between two questions for a latch",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"since": "8.0.16"
	},
	{
		"name": "innodb_stats_auto_recalc",
		"purpose": "whether statistics are made again when a tenth of a table has changed",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_stats_include_delete_marked",
		"purpose": "whether deleted rows that are not yet purged count in statistics",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_stats_method",
		"purpose": "whether NULL values are taken for equal in statistics",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb"
	},
	{
		"name": "innodb_stats_modified_counter",
		"family": "mariadb",
		"purpose": "changed rows after which statistics are made again",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb"
	},
	{
		"name": "innodb_stats_on_metadata",
		"purpose": "whether asking for metadata makes statistics again",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_stats_persistent",
		"purpose": "whether statistics of indexes survive a restart",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_stats_persistent_sample_pages",
		"purpose": "pages that are read for persistent statistics: more are more exact",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb"
	},
	{
		"name": "innodb_stats_sample_pages",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start",
			"instead": "innodb_stats_transient_sample_pages"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored",
			"instead": "innodb_stats_transient_sample_pages"
		}
	},
	{
		"name": "innodb_stats_traditional",
		"family": "mariadb",
		"purpose": "whether the number of sampled pages is fixed",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_stats_transient_sample_pages",
		"purpose": "pages that are read for statistics that are not kept",
		"exercisedBy": ["metadata-reads"],
		"page": "innodb"
	},
	{
		"name": "innodb_status_file",
		"isSwitch": true,
		"purpose": "whether InnoDB writes its state into a file every 15 s",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "innodb_status_output",
		"purpose": "whether InnoDB writes its state to the error log every 15 s",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_status_output_locks",
		"purpose": "whether locks are part of that",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true,
		"needs": ["innodb_status_output"]
	},
	{
		"name": "innodb_strict_mode",
		"purpose": "whether statements that create tables fail in place of a warning",
		"exercisedBy": ["ddl"],
		"isSwitch": true
	},
	{
		"name": "innodb_support_xa",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_sync_array_size",
		"family": "mysql",
		"purpose": "parts of the list of threads that wait for latches",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_sync_spin_loops",
		"purpose": "how often a thread asks for a latch before it sleeps",
		"exercisedBy": ["many-cpus"],
		"page": "innodb"
	},
	{
		"name": "innodb_table_locks",
		"purpose": "whether LOCK TABLES also locks within InnoDB",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_temp_data_file_path",
		"isText": true,
		"purpose": "files for temporary tables, their first size and their growth",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb"
	},
	{
		"name": "innodb_temp_tablespace_encrypt",
		"family": "mysql",
		"purpose": "whether temporary tables are encrypted",
		"exercisedBy": ["encryption"],
		"takesEffect": "start",
		"page": "percona"
	},
	{
		"name": "innodb_temp_tablespaces_dir",
		"family": "mysql",
		"purpose": "where the files of temporary tables lie",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory",
		"since": "8.0"
	},
	{
		"name": "innodb_thread_concurrency",
		"family": "mysql",
		"purpose": "how many threads are let into InnoDB at once; 0 is any number",
		"exercisedBy": ["many-cpus"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored",
			"instead": "thread_handling"
		}
	},
	{
		"name": "innodb_thread_sleep_delay",
		"family": "mysql",
		"purpose": "how long a thread sleeps before it queues for InnoDB",
		"exercisedBy": ["own-load"],
		"page": "innodb",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		},
		"needs": ["innodb_thread_concurrency"]
	},
	{
		"name": "innodb_tmpdir",
		"purpose": "where files for building indexes lie",
		"exercisedBy": ["ddl", "other-device"],
		"page": "innodb",
		"reach": "directory"
	},
	{
		"name": "innodb_track_changed_pages",
		"family": "mysql",
		"purpose": "whether changed pages are noted for incremental backups",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "percona"
	},
	{
		"name": "innodb_undo_directory",
		"purpose": "where undo tablespaces lie",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "innodb",
		"reach": "directory"
	},
	{
		"name": "innodb_undo_log_encrypt",
		"family": "mysql",
		"purpose": "whether undo logs are encrypted",
		"exercisedBy": ["encryption"],
		"page": "innodb",
		"isSwitch": true,
		"since": "8.0"
	},
	{
		"name": "innodb_undo_log_truncate",
		"purpose": "whether undo tablespaces are truncated",
		"exercisedBy": ["undo-truncation"],
		"page": "innodb",
		"isSwitch": true,
		"mariadb": { "counters": ["Innodb_undo_truncations"] },
		"mysql": { "usual": {
			"5.7": "OFF",
			"8.0": "ON"
		} }
	},
	{
		"name": "innodb_undo_logs",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start",
			"instead": "innodb_rollback_segments"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "innodb_undo_tablespaces",
		"purpose": "number of undo tablespaces; without effect since 8.0.14, when CREATE UNDO TABLESPACE took its place",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb",
		"isOfData": true,
		"mysql": {
			"liveSince": "8.0",
			"removed": "9.7",
			"onceRemoved": "no-start",
			"usual": {
				"5.7": "0",
				"8.0": "2"
			}
		},
		"mariadb": {
			"purpose": "number of undo tablespaces, between which purging can alternate",
			"usual": {
				"10.6": "0",
				"11.0": "3"
			}
		}
	},
	{
		"name": "innodb_use_atomic_writes",
		"family": "mariadb",
		"purpose": "whether the doublewrite buffer is left out where the device writes pages whole",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_use_fallocate",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_use_fdatasync",
		"family": "mysql",
		"purpose": "whether files are synchronized without their metadata",
		"exercisedBy": ["other-device"],
		"counters": ["Innodb_data_fsyncs"],
		"isWait": true,
		"page": "innodb",
		"isSwitch": true,
		"usual": {
			"8.0.26": "OFF",
			"8.4": "ON"
		},
		"since": "8.0.26"
	},
	{
		"name": "innodb_use_mtflush",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_use_native_aio",
		"purpose": "whether files are read and written by the kernel’s asynchronous input and output",
		"exercisedBy": ["other-device"],
		"counters": ["Innodb_data_reads"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true
	},
	{
		"name": "innodb_use_sys_malloc",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_use_trim",
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "innodb_validate_tablespace_paths",
		"movesRestarts": true,
		"family": "mysql",
		"purpose": "whether the places of all files are checked at start",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "innodb",
		"isSwitch": true,
		"since": "8.0.21"
	},
	{
		"name": "innodb_version",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "innodb_write_io_threads",
		"purpose": "threads, or requests in flight, for writing pages",
		"exercisedBy": ["own-load"],
		"counters": ["Innodb_data_writes"],
		"takesEffect": "start",
		"page": "innodb",
		"mariadb": { "takesEffect": "live" }
	},
	{
		"name": "insert_id",
		"speed": "none",
		"reason": "session"
	},
	{
		"name": "interactive_timeout",
		"purpose": "how long an interactive connection may sit idle",
		"exercisedBy": ["long-idle"]
	},
	{
		"name": "internal_tmp_disk_storage_engine",
		"family": "mysql",
		"purpose": "engine of temporary tables on disk",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_disk_tables"],
		"mysql": {
			"removed": "8.0.16",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "internal_tmp_mem_storage_engine",
		"takesMemory": true,
		"family": "mysql",
		"purpose": "engine of temporary tables that are in memory",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_tables"],
		"since": "8.0"
	},
	{
		"name": "join_buffer_size",
		"takesMemory": true,
		"purpose": "memory for each join without an index",
		"exercisedBy": ["joins"],
		"counters": ["Select_full_join"],
		"cappedBy": { "mariadb": "join_buffer_space_limit" }
	},
	{
		"name": "join_buffer_space_limit",
		"takesMemory": true,
		"family": "mariadb",
		"purpose": "memory for all join buffers of one statement",
		"exercisedBy": ["own-load"],
		"counters": ["Select_full_join"]
	},
	{
		"name": "join_cache_level",
		"family": "mariadb",
		"purpose": "which ways of joining through a buffer may be chosen, hash joins among them",
		"exercisedBy": ["joins"],
		"counters": ["Select_full_join"],
		"isPrepared": true
	},
	{
		"name": "keep_files_on_create",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "key_buffer_size",
		"takesMemory": true,
		"aliases": { "key_buffer": {
			"family": "mariadb",
			"takesEffect": "start",
			"page": "server-options",
			"mysql": {
				"removed": "5.7",
				"onceRemoved": "no-start",
				"instead": "key_buffer_size"
			}
		} },
		"purpose": "memory for indexes of MyISAM",
		"exercisedBy": ["other-engine"],
		"counters": ["Key_reads"],
		"page": "myisam"
	},
	{
		"name": "key_cache_*",
		"purpose": "how that memory is divided and what stays in it",
		"exercisedBy": ["other-engine"],
		"counters": ["Key_reads"],
		"page": "myisam"
	},
	{ "name": "key_cache_age_threshold" },
	{ "name": "key_cache_block_size" },
	{ "name": "key_cache_division_limit" },
	{ "name": "key_cache_file_hash_size" },
	{
		"name": "key_cache_segments",
		"family": "mariadb",
		"purpose": "parts of the cache of indexes, each with a lock of its own",
		"exercisedBy": ["other-engine"],
		"page": "myisam"
	},
	{
		"name": "keyring",
		"reach": "library"
	},
	{
		"name": "keyring_*",
		"speed": "unlikely",
		"reach": "library"
	},
	{
		"name": "kill_idle_transaction",
		"family": "mysql",
		"purpose": "how long a transaction may sit idle",
		"exercisedBy": ["long-idle"],
		"page": "percona"
	},
	{
		"name": "language",
		"speed": "unlikely",
		"reach": "directory",
		"takesEffect": "start"
	},
	{
		"name": "large_files_support",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "large_page_size",
		"speed": "none",
		"reason": "read-only",
		"mariadb": { "removed": "12.0" },
		"takesEffect": "start"
	},
	{
		"name": "large_pages",
		"purpose": "whether large pages of memory are used",
		"exercisedBy": ["huge-pages"],
		"takesEffect": "start",
		"isSwitch": true
	},
	{
		"name": "last_gtid",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "last_insert_id",
		"speed": "none",
		"reason": "session"
	},
	{
		"name": "lc_messages",
		"speed": "unlikely"
	},
	{
		"name": "lc_messages_dir",
		"speed": "unlikely",
		"reach": "directory",
		"takesEffect": "start"
	},
	{
		"name": "lc_time_names",
		"speed": "unlikely"
	},
	{
		"name": "license",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "local_infile",
		"access": "no-client-files",
		"usual": "ON",
		"mysql": { "usual": {
			"5.7": "ON",
			"8.0": "OFF"
		} },
		"purpose": "whether clients may send files",
		"speed": "unlikely",
		"reach": "access",
		"isSwitch": true
	},
	{
		"name": "lock_wait_timeout",
		"purpose": "how long a statement waits for the lock of a table’s definition",
		"exercisedBy": ["ddl"],
		"isLimit": true
	},
	{
		"name": "locked_in_memory",
		"purpose": "whether the server’s memory is kept out of swap",
		"exercisedBy": ["memory-pressure"],
		"takesEffect": "start"
	},
	{
		"name": "log_basename",
		"speed": "unlikely",
		"reach": "place",
		"isIdentity": true
	},
	{
		"name": "log_bin",
		"isText": true,
		"purpose": "whether changes are also written to a binary log, which every commit then waits for",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"takesEffect": "start",
		"page": "binary-log",
		"decisive": 10,
		"answersSooner": 3,
		"durability": "no-binary-log",
		"usual": "OFF",
		"mysql": { "usual": {
			"5.7": "OFF",
			"8.0": "ON"
		} }
	},
	{
		"name": "log_bin_basename",
		"purpose": "where the binary log lies",
		"exercisedBy": ["other-device"],
		"takesEffect": "start",
		"page": "binary-log"
	},
	{
		"name": "log_bin_compress",
		"family": "mariadb",
		"purpose": "whether events of the binary log are compressed",
		"exercisedBy": ["large-rows"],
		"page": "binary-log",
		"isSwitch": true,
		"needs": ["log_bin"]
	},
	{
		"name": "log_bin_compress_min_len",
		"family": "mariadb",
		"purpose": "length from which on an event is compressed",
		"exercisedBy": ["own-load"],
		"page": "binary-log",
		"needs": ["log_bin", "log_bin_compress"]
	},
	{
		"name": "log_bin_index",
		"isText": true,
		"speed": "none",
		"reason": "file",
		"takesEffect": "start"
	},
	{
		"name": "log_bin_trust_function_creators",
		"purpose": "who may create functions while the binary log is on",
		"exercisedBy": ["stored-programs"],
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "log_bin_use_v1_row_events",
		"isSwitch": true,
		"speed": "unlikely",
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "log_builtin_as_identified_by_password",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.13",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "log_ddl_recovery",
		"isText": true
	},
	{
		"name": "log_disabled_statements",
		"family": "mariadb",
		"purpose": "which kinds of statements are left out of the general log",
		"exercisedBy": ["stored-programs"],
		"needs": ["general_log"]
	},
	{
		"name": "log_error",
		"speed": "none",
		"reason": "log",
		"reach": "place",
		"takesEffect": "start"
	},
	{
		"name": "log_error_services",
		"isText": true,
		"speed": "none",
		"reason": "log"
	},
	{
		"name": "log_error_suppression_list",
		"speed": "none",
		"reason": "log"
	},
	{
		"name": "log_error_verbosity",
		"family": "mysql",
		"speed": "unlikely"
	},
	{
		"name": "log_isam",
		"isText": true,
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "log_output",
		"isSet": true,
		"purpose": "whether those logs are files or tables, of which tables are much slower",
		"exercisedBy": ["any-statement"],
		"needs": ["general_log|slow_query_log"]
	},
	{
		"name": "log_queries_not_using_indexes",
		"alsoSets": ["log_slow_filter"],
		"purpose": "whether statements without an index count as slow",
		"exercisedBy": ["full-scans", "joins"],
		"counters": ["Slow_queries"],
		"isSwitch": true,
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_raw",
		"family": "mysql",
		"purpose": "whether the general log has statements as they came, passwords included",
		"exercisedBy": ["functions"],
		"isSwitch": true,
		"needs": ["general_log"]
	},
	{
		"name": "log_replica_updates",
		"aliases": { "log_slave_updates": {} },
		"family": "mysql",
		"purpose": "whether a replica writes what it applies to its own binary log",
		"exercisedBy": ["replication-apply"],
		"takesEffect": "start",
		"page": "binary-log",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "log_short_format",
		"isSwitch": true,
		"speed": "unlikely"
	},
	{
		"name": "log_slow_admin_statements",
		"alsoSets": ["log_slow_disabled_statements"],
		"purpose": "whether ALTER TABLE and the like can be slow statements",
		"exercisedBy": ["ddl"],
		"isSwitch": true,
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_always_query_time",
		"family": "mariadb",
		"purpose": "time from which on a slow statement is written to the log whatever else is said",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"since": "11.7",
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_disabled_statements",
		"alsoSets": ["log_slow_admin_statements", "log_slow_replica_statements"],
		"family": "mariadb",
		"purpose": "which kinds of statements are left out of the slow query log",
		"exercisedBy": ["stored-programs", "ddl"],
		"counters": ["Slow_queries"],
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_extra",
		"family": "mysql",
		"purpose": "whether the slow query log tells more of each statement",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"isSwitch": true,
		"needs": ["slow_query_log", "log_output"],
		"since": "8.0"
	},
	{
		"name": "log_slow_filter",
		"isSet": true,
		"alsoSets": ["log_queries_not_using_indexes"],
		"purpose": "for what reasons a statement is written to the slow query log",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona",
		"needs": ["slow_query_log", "log_output"],
		"mariadb": { "page": "server" }
	},
	{
		"name": "log_slow_max_warnings",
		"family": "mariadb",
		"purpose": "warnings of a slow statement that are written to the log",
		"exercisedBy": ["functions"],
		"counters": ["Slow_queries"],
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_queries",
		"needs": ["slow_query_log"],
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start",
			"instead": "slow_query_log"
		}
	},
	{
		"name": "log_slow_rate_limit",
		"purpose": "one of how many statements, or connections, is written to the slow query log",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona",
		"needs": ["slow_query_log", "log_output"],
		"mariadb": {
			"purpose": "one of how many slow statements is written to the log",
			"page": "server"
		}
	},
	{
		"name": "log_slow_rate_type",
		"family": "mysql",
		"purpose": "whether that limit counts statements or connections",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona",
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_replica_statements",
		"alsoSets": ["log_slow_disabled_statements"],
		"aliases": { "log_slow_slave_statements": {} },
		"family": "mysql",
		"purpose": "whether what a replica applies can be a slow statement",
		"exercisedBy": ["replica"],
		"isSwitch": true,
		"needs": ["slow_query_log", "log_output"],
		"since": "8.0.26"
	},
	{
		"name": "log_slow_sp_statements",
		"family": "mysql",
		"purpose": "whether statements within stored programs are written to the slow query log",
		"exercisedBy": ["stored-programs"],
		"counters": ["Slow_queries"],
		"page": "percona",
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "log_slow_verbosity",
		"isSet": true,
		"purpose": "what the slow query log tells of each statement",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona",
		"needs": ["slow_query_log", "log_output"],
		"mariadb": { "page": "server" }
	},
	{
		"name": "log_statements_unsafe_for_binlog",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "log_syslog",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.13",
			"onceRemoved": "no-start",
			"instead": "log_error_services"
		}
	},
	{
		"name": "log_syslog_facility",
		"isText": true,
		"mysql": {
			"removed": "8.0.13",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "log_syslog_include_pid",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.13",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "log_syslog_tag",
		"isText": true,
		"mysql": {
			"removed": "8.0.13",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "log_tc",
		"isText": true,
		"purpose": "log that coordinates engines where there is no binary log",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "log_tc_size",
		"purpose": "size of the log that coordinates engines where there is no binary log",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"mysql": { "page": "server-options" }
	},
	{
		"name": "log_throttle_queries_not_using_indexes",
		"family": "mysql",
		"purpose": "how many statements without an index are written to the log in a minute",
		"exercisedBy": ["full-scans"],
		"counters": ["Slow_queries"],
		"needs": [
			"slow_query_log",
			"log_queries_not_using_indexes",
			"log_output"
		]
	},
	{
		"name": "log_timestamps",
		"speed": "unlikely"
	},
	{
		"name": "log_warnings",
		"family": "mariadb",
		"speed": "unlikely",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start",
			"instead": "log_error_verbosity"
		}
	},
	{
		"name": "log_warnings_suppress",
		"speed": "none",
		"reason": "log"
	},
	{
		"name": "login_path",
		"reach": "file"
	},
	{
		"name": "long_query_time",
		"isDecimal": true,
		"aliases": { "log_slow_query_time": { "family": "mariadb" } },
		"purpose": "time from which on a statement is slow: at 0 all are",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "low_priority_updates",
		"purpose": "whether writes wait until nobody reads the table",
		"exercisedBy": ["other-engine"],
		"isSwitch": true
	},
	{
		"name": "lower_case_file_system",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "lower_case_table_names",
		"speed": "unlikely",
		"isOfData": true,
		"takesEffect": "start"
	},
	{
		"name": "mandatory_roles",
		"isText": true,
		"speed": "unlikely",
		"liveReach": "access"
	},
	{
		"name": "master_connect_retry",
		"family": "mariadb",
		"speed": "unlikely",
		"since": "12.3"
	},
	{
		"name": "master_heartbeat_period",
		"family": "mariadb",
		"speed": "unlikely",
		"since": "12.3"
	},
	{
		"name": "master_info_file",
		"speed": "none",
		"reason": "file",
		"reach": "place"
	},
	{
		"name": "master_info_repository",
		"family": "mysql",
		"purpose": "whether a replica notes what it has got in a table or a file",
		"exercisedBy": ["replica"],
		"page": "replica",
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "master_retry_count",
		"purpose": "how often a replica tries to reach its source",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "master_ssl",
		"family": "mariadb",
		"speed": "unlikely",
		"since": "12.3"
	},
	{
		"name": "master_ssl_*",
		"family": "mariadb",
		"speed": "unlikely",
		"since": "12.3",
		"reach": "file"
	},
	{
		"name": "master_use_gtid",
		"family": "mariadb",
		"speed": "unlikely",
		"since": "12.3"
	},
	{
		"name": "max_allowed_packet",
		"purpose": "largest packet, row or statement",
		"exercisedBy": ["large-rows"],
		"counters": ["Aborted_clients"],
		"isWait": true,
		"isLimit": true,
		"mysql": { "usual": {
			"5.7": "4194304",
			"8.0": "67108864"
		} }
	},
	{
		"name": "max_binlog_cache_size",
		"purpose": "most that one transaction may log",
		"exercisedBy": ["large-transactions"],
		"counters": ["Binlog_cache_disk_use"],
		"page": "binary-log",
		"isLimit": true
	},
	{
		"name": "max_binlog_dump_events",
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "max_binlog_size",
		"purpose": "size at which a new file of the binary log begins",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Opened_files"],
		"isWait": true,
		"isLimit": true,
		"page": "binary-log",
		"liveReach": "logs"
	},
	{
		"name": "max_binlog_stmt_cache_size",
		"purpose": "most that one statement may log",
		"exercisedBy": ["other-engine"],
		"counters": ["Binlog_stmt_cache_disk_use"],
		"page": "binary-log"
	},
	{
		"name": "max_connect_errors",
		"speed": "unlikely"
	},
	{
		"name": "max_connections",
		"takesMemory": true,
		"purpose": "how many clients may be connected at once",
		"exercisedBy": ["limit-reached"],
		"counters": ["Connection_errors_max_connections"],
		"isLimit": true
	},
	{
		"name": "max_delayed_threads",
		"purpose": "threads for inserts that do not wait",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "max_digest_length",
		"takesMemory": true,
		"purpose": "bytes of a statement that are read to normalize it",
		"exercisedBy": ["own-load"],
		"takesEffect": "start"
	},
	{
		"name": "max_error_count",
		"purpose": "messages that are kept of a statement",
		"exercisedBy": ["functions"]
	},
	{
		"name": "max_execution_time",
		"family": "mysql",
		"purpose": "how long a SELECT may take",
		"exercisedBy": ["full-scans"],
		"counters": ["Max_execution_time_exceeded"],
		"isWait": true,
		"isLimit": true
	},
	{
		"name": "max_heap_table_size",
		"takesMemory": true,
		"purpose": "largest table of the engine MEMORY, also of temporary ones",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_disk_tables"],
		"isLimit": true,
		"mysql": { "exercisedBy": ["other-engine"] }
	},
	{
		"name": "max_insert_delayed_threads",
		"purpose": "threads for inserts that do not wait",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "max_join_size",
		"purpose": "rows from which on a join is refused",
		"exercisedBy": ["joins"],
		"isLimit": true
	},
	{
		"name": "max_length_for_sort_data",
		"takesMemory": true,
		"purpose": "length of a row up to which whole rows are sorted; without effect in MySQL since 8.0.20",
		"exercisedBy": ["sorts"],
		"counters": ["Sort_rows"],
		"mysql": {
			"exercisedBy": ["own-load"],
			"usual": {
				"5.7": "1024",
				"8.0": "4096"
			}
		}
	},
	{
		"name": "max_open_cursors",
		"family": "mariadb",
		"purpose": "most cursors that a connection may have open",
		"exercisedBy": ["stored-programs"],
		"since": "12.1",
		"isLimit": true
	},
	{
		"name": "max_password_errors",
		"family": "mariadb",
		"purpose": "after how many wrong passwords an account is blocked",
		"exercisedBy": ["limit-reached"],
		"counters": ["Access_denied_errors"],
		"isLimit": true,
		"liveReach": "access"
	},
	{
		"name": "max_points_in_geometry",
		"speed": "unlikely"
	},
	{
		"name": "max_prepared_stmt_count",
		"purpose": "how many prepared statements there may be at once",
		"exercisedBy": ["high-concurrency"],
		"isLimit": true
	},
	{
		"name": "max_recursive_iterations",
		"family": "mariadb",
		"purpose": "how deep a common table expression may recur",
		"exercisedBy": ["functions"]
	},
	{
		"name": "max_relay_log_size",
		"purpose": "size at which a new relay log begins",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "max_rowid_filter_size",
		"family": "mariadb",
		"purpose": "largest filter of row numbers that one index makes for another",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "max_seeks_for_key",
		"purpose": "most seeks that a lookup by index is taken to cost",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "max_session_mem_used",
		"family": "mariadb",
		"purpose": "most memory of one connection",
		"exercisedBy": ["limit-reached"],
		"isLimit": true
	},
	{
		"name": "max_slowlog_files",
		"family": "mysql",
		"purpose": "files of the slow query log that are kept",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona"
	},
	{
		"name": "max_slowlog_size",
		"family": "mysql",
		"purpose": "size at which a new file of the slow query log begins",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona"
	},
	{
		"name": "max_sort_length",
		"takesMemory": true,
		"purpose": "bytes of a value that are sorted by",
		"exercisedBy": ["functions"],
		"counters": ["Sort_rows"]
	},
	{
		"name": "max_sp_recursion_depth",
		"speed": "unlikely"
	},
	{
		"name": "max_statement_time",
		"isDecimal": true,
		"family": "mariadb",
		"purpose": "how long a statement may take",
		"exercisedBy": ["full-scans"],
		"counters": ["Max_statement_time_exceeded"],
		"isWait": true,
		"isLimit": true
	},
	{
		"name": "max_tmp_session_space_usage",
		"family": "mariadb",
		"purpose": "most that the temporary files of a connection may take",
		"exercisedBy": ["limit-reached"],
		"since": "11.5",
		"isLimit": true
	},
	{
		"name": "max_tmp_tables",
		"speed": "none",
		"reason": "unused",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "max_tmp_total_space_usage",
		"family": "mariadb",
		"purpose": "most that all temporary files may take",
		"exercisedBy": ["limit-reached"],
		"since": "11.5",
		"isLimit": true
	},
	{
		"name": "max_user_connections",
		"purpose": "how many connections one account may have",
		"exercisedBy": ["connecting"],
		"counters": ["Aborted_connects"],
		"isWait": true,
		"isLimit": true
	},
	{
		"name": "max_write_lock_count",
		"purpose": "after how many write locks read locks are let through",
		"exercisedBy": ["ddl", "other-engine"]
	},
	{
		"name": "memlock",
		"isSwitch": true,
		"purpose": "whether the server’s memory is kept out of swap",
		"exercisedBy": ["memory-pressure"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "metadata_locks_cache_size",
		"speed": "none",
		"reason": "unused",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "metadata_locks_hash_instances",
		"speed": "none",
		"reason": "unused",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "metadata_locks_instances",
		"family": "mariadb",
		"purpose": "parts of the hash of metadata locks, each with a latch of its own",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"since": "12.1"
	},
	{
		"name": "mhnsw_*",
		"family": "mariadb",
		"purpose": "how vectors are searched by an index",
		"exercisedBy": ["vector-search"],
		"page": "vector",
		"since": "11.7"
	},
	{
		"name": "min_examined_row_limit",
		"aliases": { "log_slow_min_examined_row_limit": { "family": "mariadb" } },
		"purpose": "rows that a slow statement must have read to be written to the log",
		"exercisedBy": ["full-scans"],
		"counters": ["Slow_queries"],
		"needs": ["slow_query_log", "log_output"]
	},
	{
		"name": "mroonga_*",
		"family": "mariadb",
		"purpose": "how Mroonga searches texts",
		"exercisedBy": ["other-engine", "fulltext"]
	},
	{
		"name": "mrr_buffer_size",
		"takesMemory": true,
		"family": "mariadb",
		"purpose": "memory for reading rows in the order in which they are stored",
		"exercisedBy": ["own-load"],
		"counters": ["Handler_mrr_init"]
	},
	{
		"name": "multi_range_count",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "myisam_block_size",
		"purpose": "size of a block of an index of MyISAM",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"mariadb": { "page": "myisam" },
		"mysql": { "page": "server-options" }
	},
	{
		"name": "myisam_data_pointer_size",
		"purpose": "bytes of the place of a row",
		"exercisedBy": ["other-engine"],
		"page": "myisam"
	},
	{
		"name": "myisam_max_sort_file_size",
		"purpose": "largest file for building them by sorting",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "myisam"
	},
	{
		"name": "myisam_mmap_size",
		"purpose": "most memory for that",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start",
		"page": "myisam"
	},
	{
		"name": "myisam_recover_options",
		"isSet": true,
		"aliases": { "myisam_recover": {
			"family": "mariadb",
			"page": "server-options",
			"mysql": {
				"removed": "5.7",
				"onceRemoved": "no-start",
				"instead": "myisam_recover_options"
			}
		} },
		"purpose": "whether damaged tables are repaired when they are opened",
		"exercisedBy": ["other-engine", "crash-recovery"],
		"takesEffect": "start",
		"page": "myisam"
	},
	{
		"name": "myisam_repair_threads",
		"purpose": "threads that build indexes of MyISAM",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "myisam",
		"mysql": {
			"removed": "9.7",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "myisam_sort_buffer_size",
		"purpose": "memory for building indexes of MyISAM",
		"exercisedBy": ["other-engine", "ddl"],
		"page": "myisam"
	},
	{
		"name": "myisam_stats_method",
		"purpose": "whether NULL values are taken for equal in statistics",
		"exercisedBy": ["other-engine"],
		"page": "myisam"
	},
	{
		"name": "myisam_use_mmap",
		"purpose": "whether tables of MyISAM are mapped into memory",
		"exercisedBy": ["other-engine"],
		"page": "myisam",
		"isSwitch": true
	},
	{
		"name": "mysql56_temporal_format",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "mysql_native_password",
		"family": "mysql",
		"purpose": "whether accounts may still prove who they are as before MySQL 8.0",
		"speed": "unlikely",
		"takesEffect": "start",
		"page": "server-options",
		"mysql": {
			"removed": "9.0",
			"onceRemoved": "no-start",
			"instead": "authentication_policy"
		}
	},
	{
		"name": "mysql_native_password_proxy_users",
		"speed": "unlikely",
		"reach": "access",
		"isSwitch": true
	},
	{
		"name": "mysqlx",
		"family": "mysql",
		"purpose": "whether the X Protocol is spoken",
		"exercisedBy": ["x-protocol"],
		"takesEffect": "start",
		"page": "server-options",
		"reach": "address"
	},
	{
		"name": "mysqlx_*",
		"family": "mysql",
		"purpose": "how clients of the X Protocol are served",
		"exercisedBy": ["x-protocol"],
		"page": "x-plugin",
		"reach": "address"
	},
	{
		"name": "mysqlx_ssl_ca",
		"reach": "file"
	},
	{
		"name": "mysqlx_ssl_capath",
		"reach": "directory"
	},
	{
		"name": "mysqlx_ssl_cert",
		"reach": "file"
	},
	{
		"name": "mysqlx_ssl_crl",
		"reach": "file"
	},
	{
		"name": "mysqlx_ssl_crlpath",
		"reach": "directory"
	},
	{
		"name": "mysqlx_ssl_key",
		"reach": "file"
	},
	{
		"name": "ndb*",
		"family": "mysql",
		"purpose": "how the server works with NDB Cluster",
		"exercisedBy": ["cluster", "other-engine"],
		"page": "ndb",
		"reach": "replication"
	},
	{
		"name": "ndb_connectstring",
		"reach": "address"
	},
	{
		"name": "ndb_mgmd_host",
		"reach": "address"
	},
	{
		"name": "ndb_tls_search_path",
		"reach": "directory"
	},
	{
		"name": "net_buffer_length",
		"takesMemory": true,
		"purpose": "first size of the buffer of a connection",
		"exercisedBy": ["large-rows"],
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "net_read_timeout",
		"purpose": "how long the server waits for more of a statement",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "net_retry_count",
		"purpose": "how often an interrupted read is tried again",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "net_write_timeout",
		"purpose": "how long the server waits until a client takes more of a result",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "new",
		"isSwitch": true,
		"alsoSets": [
			"delay_key_write",
			"concurrent_insert",
			"automatic_sp_privileges"
		],
		"speed": "unlikely",
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "ngram_token_size",
		"family": "mysql",
		"purpose": "letters of a part of a word in full-text indexes that cut words up",
		"exercisedBy": ["fulltext"],
		"takesEffect": "start"
	},
	{
		"name": "no_defaults",
		"reach": "instance"
	},
	{
		"name": "no_login_paths",
		"reach": "instance"
	},
	{
		"name": "note_verbosity",
		"speed": "unlikely"
	},
	{
		"name": "offline_mode",
		"family": "mysql",
		"purpose": "whether only administrators may connect",
		"exercisedBy": ["connecting"],
		"isSwitch": true,
		"liveReach": "clients"
	},
	{
		"name": "old",
		"isSwitch": true,
		"alsoSets": ["old_mode"],
		"speed": "unlikely",
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "old_alter_table",
		"alsoSets": ["alter_algorithm"],
		"purpose": "whether ALTER TABLE copies the table",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "old_mode",
		"isSet": true,
		"speed": "unlikely"
	},
	{
		"name": "old_passwords",
		"speed": "unlikely",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		},
		"liveReach": "access"
	},
	{
		"name": "old_style_user_limits",
		"isSwitch": true,
		"speed": "unlikely"
	},
	{
		"name": "open_files_limit",
		"takesMemory": true,
		"purpose": "how many files the server may have open",
		"exercisedBy": ["limit-reached"],
		"takesEffect": "start",
		"isLimit": true
	},
	{
		"name": "optimizer_*_cost",
		"isDecimal": true,
		"family": "mariadb",
		"purpose": "what the optimizer takes one step of execution to cost",
		"exercisedBy": ["own-load"],
		"since": "11.0",
		"isPrepared": true
	},
	{
		"name": "optimizer_adjust_secondary_key_costs",
		"family": "mariadb",
		"purpose": "how costs of secondary indexes are corrected",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_disk_read_ratio",
		"isDecimal": true,
		"family": "mariadb",
		"purpose": "share of pages that the optimizer takes to be read from disk",
		"exercisedBy": ["own-load"],
		"since": "11.0",
		"isPrepared": true
	},
	{
		"name": "optimizer_extra_pruning_depth",
		"family": "mariadb",
		"purpose": "number of tables from which on more orders of a join are left out",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_join_limit_pref_ratio",
		"family": "mariadb",
		"purpose": "how much better an order of a join has to be that allows to stop at a LIMIT",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_key_compare_cost",
		"isDecimal": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_key_copy_cost",
		"isDecimal": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_key_lookup_cost",
		"isDecimal": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_key_next_find_cost",
		"isDecimal": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_max_sel_arg_weight",
		"family": "mariadb",
		"purpose": "weight of ranges from which on they are simplified",
		"exercisedBy": ["planning"],
		"isPrepared": true
	},
	{
		"name": "optimizer_max_sel_args",
		"family": "mariadb",
		"purpose": "ranges from which on an index is not used for them",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_max_subgraph_pairs",
		"family": "mysql",
		"purpose": "how many parts of a join the hypergraph optimizer looks at",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_prune_level",
		"purpose": "whether orders of a join that look bad are left out",
		"exercisedBy": ["planning"],
		"isPrepared": true,
		"mysql": { "exercisedBy": ["own-load"] },
		"mariadb": { "usual": {
			"10.6": "1",
			"10.10": "2"
		} }
	},
	{
		"name": "optimizer_record_context",
		"family": "mariadb",
		"purpose": "whether the trace also has what the optimizer knew of tables and indexes",
		"exercisedBy": ["own-load"],
		"since": "12.1",
		"isSwitch": true,
		"needs": ["optimizer_trace"]
	},
	{
		"name": "optimizer_search_depth",
		"purpose": "how many tables a search for the best order of a join looks ahead",
		"exercisedBy": ["planning"],
		"isPrepared": true,
		"mariadb": {
			"counters": ["Optimizer_join_prefixes_check_calls"],
			"isDifference": true
		},
		"isLimit": true
	},
	{
		"name": "optimizer_selectivity_sampling_limit",
		"family": "mariadb",
		"purpose": "rows that are looked at to guess that",
		"exercisedBy": ["own-load"],
		"isPrepared": true
	},
	{
		"name": "optimizer_switch",
		"purpose": "which ways of executing statements the optimizer may choose",
		"exercisedBy": ["plan-choice"],
		"addsUp": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_trace",
		"purpose": "whether what the optimizer considers is written down",
		"exercisedBy": ["planning"],
		"addsUp": true,
		"isPrepared": true
	},
	{
		"name": "optimizer_trace_features",
		"family": "mysql",
		"purpose": "which parts of its work the optimizer writes down",
		"exercisedBy": ["planning"],
		"addsUp": true,
		"isPrepared": true,
		"needs": ["optimizer_trace"]
	},
	{
		"name": "optimizer_trace_limit",
		"family": "mysql",
		"purpose": "how many statements it is written down for",
		"exercisedBy": ["own-load"],
		"isPrepared": true,
		"needs": ["optimizer_trace"]
	},
	{
		"name": "optimizer_trace_max_mem_size",
		"purpose": "most memory for that",
		"exercisedBy": ["planning"],
		"isPrepared": true,
		"needs": ["optimizer_trace"]
	},
	{
		"name": "optimizer_trace_offset",
		"family": "mysql",
		"purpose": "from which statement on it is written down",
		"exercisedBy": ["planning"],
		"isPrepared": true,
		"needs": ["optimizer_trace"]
	},
	{
		"name": "optimizer_use_condition_selectivity",
		"family": "mariadb",
		"purpose": "which statistics tell how many rows a condition leaves",
		"exercisedBy": ["plan-choice"],
		"isPrepared": true
	},
	{
		"name": "parser_max_mem_size",
		"family": "mysql",
		"purpose": "most memory for parsing one statement",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "partial_revokes",
		"speed": "unlikely",
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "partition",
		"purpose": "whether tables may have partitions",
		"exercisedBy": ["partitioning"],
		"takesEffect": "start",
		"page": "server-options",
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "password_history",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "password_require_current",
		"speed": "none",
		"reason": "access",
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "password_reuse_check_*",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "password_reuse_interval",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "path",
		"family": "mariadb",
		"purpose": "schemas in which stored programs are looked for",
		"exercisedBy": ["stored-programs"],
		"since": "12.3"
	},
	{
		"name": "performance_schema",
		"takesMemory": true,
		"purpose": "whether what the server does is observed and counted",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema",
		"isSwitch": true,
		"decisive": 16
	},
	{
		"name": "performance_schema_*",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_accounts_size",
		"purpose": "how many accounts are told apart",
		"exercisedBy": ["connecting"],
		"counters": ["Performance_schema_accounts_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_consumer_*",
		"purpose": "whether events of a kind are kept",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema-options",
		"isSwitch": true,
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_digests_size",
		"takesMemory": true,
		"purpose": "how many kinds of statements are told apart",
		"exercisedBy": ["any-statement"],
		"counters": ["Performance_schema_digest_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_error_size",
		"family": "mysql",
		"purpose": "how many errors are told apart",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"],
		"since": "8.0"
	},
	{
		"name": "performance_schema_events_*_history_long_size",
		"purpose": "how many past events of all threads are kept",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_events_*_history_size",
		"purpose": "how many past events of each thread are kept",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_hosts_size",
		"purpose": "how many hosts are told apart",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_hosts_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_instrument",
		"purpose": "which instruments are switched on",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema-options",
		"reach": "text",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_logger",
		"purpose": "which loggers are switched on",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "performance-schema-options",
		"reach": "text",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_*_classes",
		"purpose": "how many kinds of instruments there may be",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_*_handles",
		"purpose": "how many open files are observed",
		"exercisedBy": ["many-tables"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_cond_instances",
		"purpose": "how many conditions are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_cond_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_digest_length",
		"takesMemory": true,
		"purpose": "bytes of a normalized statement that are kept",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"],
		"cappedBy": {
			"mysql": "max_digest_length",
			"mariadb": "max_digest_length"
		}
	},
	{
		"name": "performance_schema_max_digest_sample_age",
		"family": "mysql",
		"purpose": "after how many seconds a new example of a kind of statement is kept",
		"exercisedBy": ["own-load"],
		"page": "performance-schema",
		"needs": ["performance_schema"],
		"since": "8.0"
	},
	{
		"name": "performance_schema_max_file_classes",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_file_handles",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_file_instances",
		"purpose": "how many files are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_file_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_index_stat",
		"purpose": "how many indexes have their use counted",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_index_stat_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_metadata_locks",
		"purpose": "how many locks of definitions are observed",
		"exercisedBy": ["many-tables"],
		"counters": ["Performance_schema_metadata_lock_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_mutex_instances",
		"purpose": "how many mutexes are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_mutex_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_prepared_statements_instances",
		"purpose": "how many prepared statements are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_prepared_statements_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_program_instances",
		"purpose": "how many stored programs are observed",
		"exercisedBy": ["stored-programs"],
		"counters": ["Performance_schema_program_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_rwlock_instances",
		"purpose": "how many read-write locks are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_rwlock_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_socket_classes",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_socket_instances",
		"purpose": "how many sockets are observed",
		"exercisedBy": ["connecting"],
		"counters": ["Performance_schema_socket_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_sql_text_length",
		"takesMemory": true,
		"purpose": "bytes of a statement’s text that are kept",
		"exercisedBy": ["any-statement"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_statement_stack",
		"purpose": "how deep statements within statements are observed",
		"exercisedBy": ["stored-programs"],
		"counters": ["Performance_schema_nested_statement_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_table_handles",
		"purpose": "how many open tables are observed",
		"exercisedBy": ["many-tables"],
		"counters": ["Performance_schema_table_handles_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_table_instances",
		"purpose": "how many tables are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_table_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_table_lock_stat",
		"purpose": "how many tables have their locks counted",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_table_lock_stat_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_max_thread_instances",
		"purpose": "how many threads are observed",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_thread_instances_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_meter",
		"purpose": "which meters are switched on",
		"exercisedBy": ["plugin"],
		"takesEffect": "start",
		"page": "performance-schema-options",
		"reach": "text",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_session_connect_attrs_size",
		"purpose": "memory for what clients say of themselves",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_session_connect_attrs_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_setup_actors_size",
		"purpose": "how many rules say which accounts are observed",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_setup_objects_size",
		"purpose": "how many rules say which tables are observed",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "performance_schema_show_processlist",
		"family": "mysql",
		"purpose": "whether SHOW PROCESSLIST asks Performance Schema, without a lock for all",
		"exercisedBy": ["metadata-reads"],
		"page": "performance-schema",
		"isSwitch": true,
		"needs": ["performance_schema"],
		"since": "8.0.22"
	},
	{
		"name": "performance_schema_users_size",
		"purpose": "how many users are told apart",
		"exercisedBy": ["own-load"],
		"counters": ["Performance_schema_users_lost"],
		"takesEffect": "start",
		"page": "performance-schema",
		"needs": ["performance_schema"]
	},
	{
		"name": "persist_only_admin_x509_subject",
		"speed": "none",
		"reason": "access",
		"reach": "access",
		"takesEffect": "start"
	},
	{
		"name": "persist_sensitive_variables_in_plaintext",
		"isSwitch": true,
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "persisted_globals_load",
		"speed": "unlikely",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "pid_file",
		"speed": "none",
		"reason": "file",
		"reach": "place",
		"takesEffect": "start"
	},
	{
		"name": "plugin_dir",
		"purpose": "where libraries lie that the server loads",
		"exercisedBy": ["plugin"],
		"takesEffect": "start",
		"reach": "library"
	},
	{
		"name": "plugin_load",
		"isText": true,
		"aliases": { "plugin_load_add": {
			"purpose": "more plugins that are loaded at start",
			"addsUp": true
		} },
		"purpose": "plugins that are loaded at start",
		"exercisedBy": ["plugin"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "plugin_maturity",
		"isText": true,
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "port",
		"speed": "none",
		"reason": "address",
		"reach": "address",
		"takesEffect": "start"
	},
	{
		"name": "port_open_timeout",
		"speed": "none",
		"reason": "startup",
		"takesEffect": "start"
	},
	{
		"name": "preload_buffer_size",
		"purpose": "memory for loading indexes into their cache",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "print_defaults",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "print_identified_with_as_hex",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "profiling",
		"purpose": "whether the steps of statements are timed",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "profiling_history_size",
		"purpose": "statements whose steps are remembered",
		"exercisedBy": ["own-load"],
		"needs": ["profiling"]
	},
	{
		"name": "progress_report_time",
		"family": "mariadb",
		"purpose": "how often a client is told how far a long statement is",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "protocol_compression_algorithms",
		"family": "mysql",
		"purpose": "how the protocol may be compressed",
		"exercisedBy": ["over-network"],
		"since": "8.0.18"
	},
	{
		"name": "protocol_version",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "proxy_protocol_networks",
		"speed": "unlikely",
		"reach": "access"
	},
	{
		"name": "proxy_user",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "pseudo_slave_mode",
		"speed": "unlikely"
	},
	{
		"name": "pseudo_thread_id",
		"speed": "none",
		"reason": "identity",
		"isIdentity": true
	},
	{
		"name": "query_alloc_block_size",
		"takesMemory": true,
		"purpose": "unit in which memory is allocated while a statement is parsed",
		"exercisedBy": ["planning"],
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "query_cache_limit",
		"purpose": "largest result that is kept",
		"exercisedBy": ["reads-in-memory"],
		"counters": ["Qcache_not_cached"],
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"needs": ["query_cache_type", "query_cache_size"]
	},
	{
		"name": "query_cache_min_res_unit",
		"purpose": "unit in which memory for results is allocated",
		"exercisedBy": ["own-load"],
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"needs": ["query_cache_type", "query_cache_size"]
	},
	{
		"name": "query_cache_size",
		"takesMemory": true,
		"purpose": "memory for results of statements",
		"alsoSets": ["query_cache_type"],
		"exercisedBy": ["reads-in-memory"],
		"counters": [
			"Qcache_hits",
			"Qcache_inserts",
			"Qcache_lowmem_prunes"
		],
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"needs": ["query_cache_type"]
	},
	{
		"name": "query_cache_strip_comments",
		"family": "mariadb",
		"purpose": "whether statements that differ in comments are equal",
		"exercisedBy": ["functions"],
		"counters": ["Qcache_hits"],
		"isSwitch": true,
		"needs": ["query_cache_type", "query_cache_size"]
	},
	{
		"name": "query_cache_type",
		"purpose": "whether results are kept for the next equal statement",
		"exercisedBy": ["reads-in-memory"],
		"counters": [
			"Qcache_hits",
			"Qcache_inserts",
			"Qcache_not_cached"
		],
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"needs": ["query_cache_size"]
	},
	{
		"name": "query_cache_wlock_invalidate",
		"purpose": "whether a kept result of a table that is locked for writing is used",
		"exercisedBy": ["own-load"],
		"counters": ["Qcache_hits"],
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"needs": ["query_cache_type", "query_cache_size"]
	},
	{
		"name": "query_prealloc_size",
		"takesMemory": true,
		"purpose": "memory for parsing that a connection keeps",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "query_response_time_*",
		"purpose": "whether, and how finely, statements are counted by their time",
		"exercisedBy": ["plugin"],
		"page": "percona",
		"mariadb": { "page": "server" }
	},
	{
		"name": "rand_seed1",
		"speed": "unlikely"
	},
	{
		"name": "rand_seed2",
		"speed": "unlikely"
	},
	{
		"name": "range_alloc_block_size",
		"purpose": "unit in which memory is allocated for ranges",
		"exercisedBy": ["planning"],
		"mysql": { "exercisedBy": ["own-load"] }
	},
	{
		"name": "range_optimizer_max_mem_size",
		"family": "mysql",
		"purpose": "memory for the ranges of one condition, above which the table is scanned",
		"exercisedBy": ["plan-choice"]
	},
	{
		"name": "rbr_exec_mode",
		"family": "mysql",
		"purpose": "whether a connection passes over rows that are there or missing",
		"exercisedBy": ["replica"]
	},
	{
		"name": "read_binlog_speed_limit",
		"family": "mariadb",
		"purpose": "kilobytes a second that are read of the source’s binary log",
		"exercisedBy": ["replica"],
		"page": "binary-log"
	},
	{
		"name": "read_buffer_size",
		"takesMemory": true,
		"purpose": "memory for reading tables of MyISAM one after the other, for bulk inserts and for sorted files",
		"exercisedBy": ["bulk-load"],
		"mysql": { "exercisedBy": ["other-engine"] }
	},
	{
		"name": "read_only",
		"speed": "unlikely",
		"isSwitch": true,
		"liveReach": "clients"
	},
	{
		"name": "read_rnd_buffer_size",
		"takesMemory": true,
		"purpose": "memory for reading rows in the order in which they were sorted, and for multi-range reads of MySQL",
		"exercisedBy": ["sorted-reads"],
		"mysql": {
			"exercisedBy": ["own-load"],
			"counters": ["Handler_mrr_init"]
		}
	},
	{
		"name": "redirect_url",
		"reach": "address"
	},
	{
		"name": "regexp_stack_limit",
		"family": "mysql",
		"purpose": "most memory for matching a regular expression",
		"exercisedBy": ["functions"],
		"since": "8.0"
	},
	{
		"name": "regexp_time_limit",
		"family": "mysql",
		"purpose": "most steps for matching a regular expression",
		"exercisedBy": ["functions"],
		"since": "8.0"
	},
	{
		"name": "relay_log",
		"purpose": "where a replica writes what it receives",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "replica",
		"reach": "place",
		"isIdentity": true
	},
	{
		"name": "relay_log_basename",
		"speed": "none",
		"reason": "read-only",
		"isIdentity": true,
		"takesEffect": "start"
	},
	{
		"name": "relay_log_index",
		"speed": "none",
		"reason": "file",
		"reach": "place",
		"isIdentity": true,
		"takesEffect": "start"
	},
	{
		"name": "relay_log_info_file",
		"speed": "none",
		"reason": "file",
		"reach": "place",
		"isIdentity": true,
		"takesEffect": "start"
	},
	{
		"name": "relay_log_info_repository",
		"family": "mysql",
		"purpose": "whether a replica notes how far it is in a table or a file",
		"exercisedBy": ["replica"],
		"page": "replica",
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "relay_log_purge",
		"purpose": "whether relay logs are deleted when they are applied",
		"exercisedBy": ["replica"],
		"page": "replica",
		"isSwitch": true,
		"liveReach": "logs"
	},
	{
		"name": "relay_log_recovery",
		"purpose": "whether a replica gets changes again after a crash",
		"exercisedBy": ["replica", "crash-recovery"],
		"takesEffect": "start",
		"page": "replica",
		"isSwitch": true,
		"mariadb": { "takesEffect": "live" }
	},
	{
		"name": "relay_log_space_limit",
		"purpose": "most that relay logs may take",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "replica"
	},
	{
		"name": "replica_allow_batching",
		"aliases": { "slave_allow_batching": { "family": "mysql" } },
		"family": "mysql",
		"purpose": "whether changes of NDB are applied in batches",
		"exercisedBy": ["replica", "cluster"],
		"page": "replica",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "replica_allow_higher_version_source",
		"isSwitch": true,
		"speed": "unlikely"
	},
	{
		"name": "replica_checkpoint_group",
		"aliases": { "slave_checkpoint_group": { "family": "mysql" } },
		"family": "mysql",
		"purpose": "how often a replica notes how far it is",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_checkpoint_period",
		"aliases": { "slave_checkpoint_period": { "family": "mysql" } },
		"family": "mysql",
		"purpose": "how often a replica notes how far it is",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_compressed_protocol",
		"aliases": { "slave_compressed_protocol": {} },
		"family": "mysql",
		"purpose": "whether a replica gets changes compressed",
		"exercisedBy": ["replica", "over-network"],
		"page": "replica",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "replica_exec_mode",
		"aliases": { "slave_exec_mode": {} },
		"family": "mysql",
		"purpose": "whether a replica passes over rows that are there or missing",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26",
		"liveReach": "replication"
	},
	{
		"name": "replica_load_tmpdir",
		"aliases": { "slave_load_tmpdir": {} },
		"family": "mysql",
		"speed": "unlikely",
		"reach": "directory",
		"takesEffect": "start"
	},
	{
		"name": "replica_max_allowed_packet",
		"aliases": { "slave_max_allowed_packet": {} },
		"family": "mysql",
		"purpose": "largest event that a replica takes",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_net_timeout",
		"aliases": { "slave_net_timeout": {} },
		"family": "mysql",
		"purpose": "how long a replica waits before it takes its source for gone",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_parallel_type",
		"aliases": { "slave_parallel_type": {
			"family": "mysql",
			"mysql": {
				"removed": "9.7",
				"onceRemoved": "no-start"
			}
		} },
		"family": "mysql",
		"purpose": "which transactions a replica may apply in parallel",
		"exercisedBy": ["replication-apply"],
		"page": "replica",
		"mysql": {
			"removed": "9.7",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "replica_parallel_workers",
		"aliases": {
			"slave_parallel_workers": {},
			"slave_parallel_threads": { "family": "mariadb" }
		},
		"family": "mysql",
		"purpose": "threads that apply changes",
		"exercisedBy": ["replication-apply"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_pending_jobs_size_max",
		"aliases": { "slave_pending_jobs_size_max": { "family": "mysql" } },
		"family": "mysql",
		"purpose": "memory for changes that wait to be applied",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_preserve_commit_order",
		"aliases": { "slave_preserve_commit_order": { "family": "mysql" } },
		"family": "mysql",
		"purpose": "whether a replica commits in the order of its source",
		"exercisedBy": ["replication-apply"],
		"page": "replica",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "replica_skip_errors",
		"isText": true,
		"aliases": { "slave_skip_errors": {} },
		"family": "mysql",
		"purpose": "errors that a replica passes over",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_sql_verify_checksum",
		"aliases": { "slave_sql_verify_checksum": {} },
		"family": "mysql",
		"purpose": "whether a replica verifies checksums when it applies",
		"exercisedBy": ["replica"],
		"page": "replica",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "replica_transaction_retries",
		"aliases": { "slave_transaction_retries": {} },
		"family": "mysql",
		"purpose": "how often a replica tries a transaction again",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replica_type_conversions",
		"isSet": true,
		"aliases": { "slave_type_conversions": {} },
		"family": "mysql",
		"purpose": "how a replica may convert columns",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "replicate_*",
		"purpose": "which databases and tables a replica applies",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "server-options",
		"mariadb": {
			"takesEffect": "live",
			"page": "replica"
		},
		"liveReach": "replication"
	},
	{
		"name": "replicate_annotate_row_events",
		"family": "mariadb",
		"purpose": "whether a replica logs the statements that its source has logged beside rows",
		"exercisedBy": ["replica"],
		"takesEffect": "start",
		"page": "replica",
		"isSwitch": true
	},
	{
		"name": "replicate_do_db",
		"addsUp": true
	},
	{
		"name": "replicate_do_table",
		"addsUp": true
	},
	{
		"name": "replicate_ignore_db",
		"addsUp": true
	},
	{
		"name": "replicate_ignore_table",
		"addsUp": true
	},
	{
		"name": "replicate_rewrite_db",
		"addsUp": true
	},
	{
		"name": "replicate_wild_do_table",
		"addsUp": true
	},
	{
		"name": "replicate_wild_ignore_table",
		"addsUp": true
	},
	{
		"name": "replication_optimize_for_static_plugin_config",
		"family": "mysql",
		"purpose": "whether locks for plugins that could be unloaded are saved",
		"exercisedBy": ["many-cpus"],
		"isSwitch": true,
		"since": "8.0.23"
	},
	{
		"name": "replication_sender_observe_commit_only",
		"family": "mysql",
		"purpose": "whether plugins are only told of commits, as semi-synchronous replication needs",
		"exercisedBy": ["replica"],
		"page": "replica",
		"isSwitch": true,
		"since": "8.0.23"
	},
	{
		"name": "report_*",
		"speed": "none",
		"reason": "identity",
		"reach": "replication",
		"takesEffect": "start"
	},
	{
		"name": "report_host",
		"isText": true,
		"isIdentity": true
	},
	{
		"name": "require_secure_transport",
		"purpose": "whether connections that are not encrypted are refused",
		"exercisedBy": ["over-network"],
		"isSwitch": true,
		"liveReach": "clients"
	},
	{
		"name": "restrict_fk_on_non_standard_key",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "rewriter_*",
		"family": "mysql",
		"purpose": "whether statements are rewritten",
		"exercisedBy": ["plugin"]
	},
	{
		"name": "rocksdb_*",
		"purpose": "how MyRocks keeps tables",
		"exercisedBy": ["other-engine"],
		"page": "myrocks"
	},
	{
		"name": "rowid_merge_buff_size",
		"family": "mariadb",
		"purpose": "memory for subqueries with NULL values",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "rpl_read_size",
		"family": "mysql",
		"purpose": "bytes that are read of binary and relay logs at once",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0"
	},
	{
		"name": "rpl_semi_sync_*",
		"purpose": "whether a commit waits until a replica has got it, and how long",
		"exercisedBy": ["replica"],
		"page": "semi-synchronous"
	},
	{
		"name": "rpl_semi_sync_master_enabled",
		"isSwitch": true,
		"decisive": 13,
		"answersSooner": 6
	},
	{
		"name": "rpl_semi_sync_master_wait_no_slave",
		"isSwitch": true
	},
	{
		"name": "rpl_semi_sync_replica_enabled",
		"isSwitch": true
	},
	{
		"name": "rpl_semi_sync_slave_enabled",
		"isSwitch": true
	},
	{
		"name": "rpl_semi_sync_source_enabled",
		"isSwitch": true,
		"decisive": 12,
		"answersSooner": 5
	},
	{
		"name": "rpl_semi_sync_source_wait_no_replica",
		"isSwitch": true
	},
	{
		"name": "rpl_stop_replica_timeout",
		"aliases": { "rpl_stop_slave_timeout": {} },
		"family": "mysql",
		"speed": "unlikely"
	},
	{
		"name": "s3_*",
		"family": "mariadb",
		"purpose": "how tables are kept in an object store",
		"exercisedBy": ["other-engine"]
	},
	{
		"name": "safe_user_create",
		"isSwitch": true,
		"speed": "unlikely"
	},
	{
		"name": "schema_definition_cache",
		"family": "mysql",
		"purpose": "how many definitions of databases are kept",
		"exercisedBy": ["own-load"],
		"since": "8.0"
	},
	{
		"name": "secondary_engine_cost_threshold",
		"isDecimal": true,
		"family": "mysql",
		"purpose": "cost from which on a statement goes to a secondary engine",
		"exercisedBy": ["plugin"],
		"since": "8.0.16"
	},
	{
		"name": "secure_auth",
		"speed": "unlikely",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"liveReach": "access"
	},
	{
		"name": "secure_file_priv",
		"access": "fewer-server-files",
		"speed": "unlikely",
		"reach": "place",
		"takesEffect": "start"
	},
	{
		"name": "secure_timestamp",
		"speed": "unlikely",
		"takesEffect": "start"
	},
	{
		"name": "select_into_buffer_size",
		"family": "mysql",
		"purpose": "memory for writing a result into a file",
		"exercisedBy": ["functions"],
		"since": "8.0.22"
	},
	{
		"name": "select_into_disk_sync",
		"family": "mysql",
		"purpose": "whether such a file is synchronized while it is written",
		"exercisedBy": ["functions"],
		"isSwitch": true,
		"since": "8.0.22"
	},
	{
		"name": "select_into_disk_sync_delay",
		"family": "mysql",
		"purpose": "pause after each such synchronization",
		"exercisedBy": ["functions"],
		"since": "8.0.22"
	},
	{
		"name": "server_audit*",
		"family": "mariadb",
		"purpose": "what an audit log keeps of statements and connections",
		"exercisedBy": ["any-statement"],
		"page": "audit"
	},
	{
		"name": "server_audit_output_type",
		"family": "mariadb",
		"speed": "unlikely",
		"reach": "log"
	},
	{
		"name": "server_audit_syslog_*",
		"family": "mariadb",
		"speed": "none",
		"reason": "log",
		"reach": "log"
	},
	{
		"name": "server_id",
		"speed": "none",
		"reason": "identity",
		"liveReach": "replication"
	},
	{
		"name": "server_id_bits",
		"speed": "none",
		"reason": "identity"
	},
	{
		"name": "server_memory",
		"family": "mysql",
		"purpose": "memory that the server takes itself to have",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"since": "9.4"
	},
	{
		"name": "server_uid",
		"speed": "none",
		"reason": "identity",
		"takesEffect": "start"
	},
	{
		"name": "server_uuid",
		"speed": "none",
		"reason": "identity",
		"isIdentity": true,
		"takesEffect": "start"
	},
	{
		"name": "session_track_gtids",
		"family": "mysql",
		"purpose": "whether a client is told the identifier of its transaction",
		"exercisedBy": ["point-writes"]
	},
	{
		"name": "session_track_schema",
		"purpose": "whether a client is told when its default database changes",
		"exercisedBy": ["functions"],
		"isSwitch": true
	},
	{
		"name": "session_track_state_change",
		"purpose": "whether a client is told when the state of its session changes",
		"exercisedBy": ["functions"],
		"isSwitch": true
	},
	{
		"name": "session_track_system_variables",
		"purpose": "changes of which variables a client is told",
		"exercisedBy": ["functions"]
	},
	{
		"name": "session_track_transaction_info",
		"purpose": "whether a client is told the state of its transaction",
		"exercisedBy": ["functions"]
	},
	{
		"name": "set_operations_buffer_size",
		"takesMemory": true,
		"family": "mysql",
		"purpose": "memory for hashing in INTERSECT and EXCEPT",
		"exercisedBy": ["functions"],
		"since": "8.2"
	},
	{
		"name": "sha256_password_*",
		"purpose": "how passwords are hashed",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "sha256_password_auto_generate_rsa_keys",
		"isSwitch": true
	},
	{
		"name": "sha256_password_private_key_path",
		"reach": "file"
	},
	{
		"name": "sha256_password_proxy_users",
		"reach": "access",
		"isSwitch": true
	},
	{
		"name": "sha256_password_public_key_path",
		"reach": "file"
	},
	{
		"name": "show_compatibility_56",
		"isSwitch": true,
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "show_create_table_verbosity",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "show_gipk_in_create_table_and_information_schema",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "show_old_temporals",
		"isSwitch": true,
		"speed": "unlikely",
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "show_replica_auth_info",
		"isSwitch": true,
		"aliases": { "show_slave_auth_info": {} },
		"family": "mysql",
		"speed": "unlikely"
	},
	{
		"name": "silent_startup",
		"speed": "none",
		"reason": "log"
	},
	{
		"name": "simple_password_check_*",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "skip_external_locking",
		"isSwitch": true,
		"purpose": "whether files of MyISAM are not locked against other programs",
		"exercisedBy": ["other-engine"],
		"takesEffect": "start"
	},
	{
		"name": "skip_grant_tables",
		"isSwitch": true,
		"access": "no-privileges",
		"purpose": "whether privileges are not checked",
		"exercisedBy": ["own-load"],
		"takesEffect": "start",
		"reach": "access",
		"mysql": { "page": "server-options" }
	},
	{
		"name": "skip_host_cache",
		"isSwitch": true
	},
	{
		"name": "skip_name_resolve",
		"isSwitch": true,
		"isStuckOn": true,
		"purpose": "whether the names of clients are not asked for",
		"exercisedBy": ["over-network"],
		"takesEffect": "start"
	},
	{
		"name": "skip_networking",
		"access": "no-network",
		"speed": "unlikely",
		"reach": "address",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "skip_parallel_replication",
		"isSwitch": true,
		"speed": "unlikely"
	},
	{
		"name": "skip_replica_start",
		"aliases": { "skip_slave_start": {} },
		"family": "mysql",
		"speed": "unlikely",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "skip_replication",
		"isSwitch": true,
		"speed": "none",
		"reason": "session"
	},
	{
		"name": "skip_show_database",
		"speed": "unlikely",
		"isSwitch": true,
		"takesEffect": "start"
	},
	{
		"name": "slave_abort_blocking_timeout",
		"family": "mariadb",
		"purpose": "after how long a statement that holds up a replica is ended",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "11.7"
	},
	{
		"name": "slave_connections_needed_for_purge",
		"purpose": "how many replicas must be connected before binary logs are deleted",
		"exercisedBy": ["replica"],
		"since": "11.4",
		"needs": ["log_bin"],
		"family": "mariadb",
		"page": "binary-log",
		"liveReach": "logs"
	},
	{
		"name": "slave_ddl_exec_mode",
		"family": "mariadb",
		"purpose": "whether a replica passes over tables that are there or missing",
		"exercisedBy": ["replica", "ddl"],
		"page": "replica",
		"liveReach": "replication"
	},
	{
		"name": "slave_domain_parallel_threads",
		"family": "mariadb",
		"purpose": "threads that one replication domain may use",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "slave_max_statement_time",
		"isDecimal": true,
		"family": "mariadb",
		"purpose": "how long a statement may take on a replica",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "slave_parallel_max_queued",
		"family": "mariadb",
		"purpose": "memory for changes that wait to be applied",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "slave_parallel_mode",
		"family": "mariadb",
		"purpose": "which transactions a replica may apply in parallel",
		"exercisedBy": ["replication-apply"],
		"page": "replica"
	},
	{
		"name": "slave_rows_search_algorithms",
		"family": "mysql",
		"purpose": "how a replica finds the rows that it changes",
		"exercisedBy": ["replica"],
		"page": "replica",
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "slave_run_triggers_for_rbr",
		"family": "mariadb",
		"purpose": "whether a replica runs triggers for rows",
		"exercisedBy": ["replica", "stored-programs"],
		"page": "replica",
		"liveReach": "replication"
	},
	{
		"name": "slave_transaction_retry_*",
		"family": "mariadb",
		"purpose": "when a replica tries a transaction again",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "slow_launch_time",
		"speed": "none",
		"reason": "statistics"
	},
	{
		"name": "slow_query_log",
		"aliases": { "log_slow_query": { "family": "mariadb" } },
		"purpose": "whether slow statements are written to a log",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"isSwitch": true,
		"needs": ["log_output"],
		"reach": "text"
	},
	{
		"name": "slow_query_log_always_write_time",
		"family": "mysql",
		"purpose": "time from which on a statement is written to the slow query log whatever its limits are",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona"
	},
	{
		"name": "slow_query_log_file",
		"isText": true,
		"aliases": { "log_slow_query_file": {
			"needs": ["slow_query_log"],
			"family": "mariadb"
		} },
		"speed": "unlikely",
		"isIdentity": true,
		"liveReach": "logs"
	},
	{
		"name": "slow_query_log_use_global_control",
		"family": "mysql",
		"purpose": "for which variables of the slow query log a connection follows the global value at once",
		"exercisedBy": ["any-statement"],
		"counters": ["Slow_queries"],
		"page": "percona"
	},
	{
		"name": "socket",
		"speed": "none",
		"reason": "address",
		"reach": "place",
		"takesEffect": "start"
	},
	{
		"name": "sort_buffer_size",
		"takesMemory": true,
		"purpose": "memory of a connection for sorting",
		"exercisedBy": ["sorts"],
		"counters": ["Sort_merge_passes"]
	},
	{
		"name": "source_verify_checksum",
		"aliases": { "master_verify_checksum": {} },
		"family": "mysql",
		"purpose": "whether a source verifies checksums when it sends",
		"exercisedBy": ["replica"],
		"page": "binary-log",
		"isSwitch": true,
		"since": "8.0.26"
	},
	{
		"name": "spider_*",
		"family": "mariadb",
		"purpose": "how Spider spreads tables over servers",
		"exercisedBy": ["other-engine"],
		"page": "spider"
	},
	{
		"name": "sporadic_binlog_dump_fail",
		"isSwitch": true,
		"speed": "none",
		"reason": "debugging"
	},
	{
		"name": "sql_auto_is_null",
		"speed": "unlikely"
	},
	{
		"name": "sql_big_selects",
		"purpose": "whether joins larger than that are allowed",
		"exercisedBy": ["functions"]
	},
	{
		"name": "sql_buffer_result",
		"purpose": "whether every result first goes into a temporary table",
		"exercisedBy": ["own-load"],
		"counters": ["Created_tmp_tables"]
	},
	{
		"name": "sql_error_log_*",
		"family": "mariadb",
		"purpose": "what a log keeps of statements that failed",
		"exercisedBy": ["plugin"]
	},
	{
		"name": "sql_generate_invisible_primary_key",
		"family": "mysql",
		"purpose": "whether new tables without a primary key are given one",
		"exercisedBy": ["ddl"],
		"isSwitch": true,
		"since": "8.0.30"
	},
	{
		"name": "sql_if_exists",
		"speed": "unlikely"
	},
	{
		"name": "sql_log_bin",
		"family": "mariadb",
		"purpose": "whether a connection writes to the binary log",
		"exercisedBy": ["functions"],
		"page": "binary-log"
	},
	{
		"name": "sql_log_off",
		"purpose": "whether a connection is left out of the general log",
		"exercisedBy": ["own-load"],
		"needs": ["general_log"]
	},
	{
		"name": "sql_mode",
		"isSet": true,
		"purpose": "decides which statements fail, and what they mean",
		"exercisedBy": ["functions"],
		"isPrepared": true
	},
	{
		"name": "sql_notes",
		"speed": "unlikely"
	},
	{
		"name": "sql_quote_show_create",
		"speed": "unlikely"
	},
	{
		"name": "sql_replica_skip_counter",
		"aliases": { "sql_slave_skip_counter": {} },
		"family": "mysql",
		"speed": "unlikely",
		"liveReach": "replication"
	},
	{
		"name": "sql_require_primary_key",
		"purpose": "whether tables may lack a primary key",
		"speed": "unlikely",
		"isSwitch": true
	},
	{
		"name": "sql_safe_updates",
		"purpose": "whether updates without an index are refused",
		"exercisedBy": ["functions"],
		"isSwitch": true
	},
	{
		"name": "sql_select_limit",
		"purpose": "most rows of a result",
		"exercisedBy": ["functions"]
	},
	{
		"name": "sql_warnings",
		"speed": "unlikely"
	},
	{
		"name": "ssl",
		"purpose": "whether connections may be encrypted",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"takesEffect": "start",
		"page": "server-options",
		"isSwitch": true,
		"mysql": {
			"removed": "8.4",
			"onceRemoved": "no-start",
			"instead": "tls_version"
		}
	},
	{
		"name": "ssl_*",
		"purpose": "keys and certificates of encrypted connections",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "ssl_ca",
		"reach": "file"
	},
	{
		"name": "ssl_capath",
		"reach": "directory"
	},
	{
		"name": "ssl_cert",
		"purpose": "the certificate, without which some servers encrypt nothing",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"reach": "file",
		"mysql": { "liveSince": "8.0.16" },
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "ssl_cipher",
		"isText": true,
		"purpose": "ciphers of encrypted connections",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"mysql": { "liveSince": "8.0.16" },
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "ssl_crl",
		"reach": "file"
	},
	{
		"name": "ssl_crlpath",
		"reach": "directory"
	},
	{
		"name": "ssl_fips_mode",
		"family": "mysql",
		"purpose": "whether only ciphers of the FIPS standard are used",
		"exercisedBy": ["encrypted-connections"],
		"liveUntil": "8.4",
		"since": "8.0"
	},
	{
		"name": "ssl_key",
		"purpose": "key of the certificate",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"reach": "file",
		"mysql": { "liveSince": "8.0.16" },
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "ssl_session_cache_mode",
		"family": "mysql",
		"purpose": "whether encrypted sessions can be taken up again",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_session_cache_hits"],
		"since": "8.0.29"
	},
	{
		"name": "ssl_session_cache_timeout",
		"family": "mysql",
		"purpose": "how long they can",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_session_cache_hits"],
		"since": "8.0.29"
	},
	{
		"name": "stack_trace",
		"speed": "none",
		"reason": "crash"
	},
	{
		"name": "standard_compliant_cte",
		"family": "mariadb",
		"purpose": "whether common table expressions may only recur as the standard says",
		"exercisedBy": ["functions"],
		"isSwitch": true
	},
	{
		"name": "stored_program_cache",
		"purpose": "how many stored programs each connection keeps",
		"exercisedBy": ["stored-programs"]
	},
	{
		"name": "stored_program_definition_cache",
		"family": "mysql",
		"purpose": "how many definitions of stored programs are kept",
		"exercisedBy": ["stored-programs"],
		"since": "8.0"
	},
	{
		"name": "strict_password_validation",
		"speed": "none",
		"reason": "access",
		"isSwitch": true,
		"liveReach": "access"
	},
	{
		"name": "super_large_pages",
		"isSwitch": true,
		"family": "mysql",
		"purpose": "whether the largest pages of memory are used",
		"exercisedBy": ["huge-pages"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "super_read_only",
		"speed": "unlikely",
		"isSwitch": true,
		"liveReach": "clients"
	},
	{
		"name": "symbolic_links",
		"isSwitch": true,
		"purpose": "whether files of tables may lie elsewhere",
		"speed": "unlikely",
		"takesEffect": "start",
		"page": "server-options",
		"reach": "directory"
	},
	{
		"name": "sync_binlog",
		"purpose": "after how many commits the binary log is synchronized; 0 leaves it to the operating system",
		"exercisedBy": ["binary-log-commits"],
		"counters": ["Binlog_cache_use"],
		"page": "binary-log",
		"needs": ["log_bin"],
		"decisive": 11,
		"answersSooner": 2,
		"durability": "binary-log-not-synced",
		"usual": "1",
		"mariadb": { "usual": "0" },
		"idleWith": ["binlog_storage_engine"]
	},
	{
		"name": "sync_frm",
		"family": "mariadb",
		"purpose": "whether the definition of a new table is synchronized",
		"exercisedBy": ["ddl"],
		"isSwitch": true,
		"mysql": {
			"removed": "8.0",
			"onceRemoved": "no-start"
		}
	},
	{
		"name": "sync_relay_log",
		"purpose": "after how many events a replica synchronizes its relay log",
		"exercisedBy": ["replica"],
		"page": "replica"
	},
	{
		"name": "sync_relay_log_info",
		"purpose": "after how many transactions a replica notes how far it is",
		"exercisedBy": ["replication-apply"],
		"page": "replica"
	},
	{
		"name": "sync_source_info",
		"aliases": { "sync_master_info": {} },
		"family": "mysql",
		"purpose": "after how many events a replica notes what it has got",
		"exercisedBy": ["replica"],
		"page": "replica",
		"since": "8.0.26"
	},
	{
		"name": "sysdate_is_now",
		"isSwitch": true,
		"purpose": "whether SYSDATE() is the time at which its statement began, so that an index can be used",
		"exercisedBy": ["functions"],
		"takesEffect": "start",
		"page": "server-options"
	},
	{
		"name": "system_time_zone",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "system_versioning_*",
		"family": "mariadb",
		"purpose": "how tables with history are altered and read",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "system_versioning_insert_history",
		"isSwitch": true
	},
	{
		"name": "table_definition_cache",
		"takesMemory": true,
		"purpose": "how many definitions of tables are kept",
		"exercisedBy": ["limit-reached"],
		"counters": ["Opened_table_definitions"],
		"isLimit": true
	},
	{
		"name": "table_encryption_privilege_check",
		"speed": "none",
		"reason": "access",
		"isSwitch": true
	},
	{
		"name": "table_open_cache",
		"takesMemory": true,
		"isScalable": true,
		"aliases": { "table_cache": {
			"family": "mariadb",
			"exercisedBy": ["many-tables"],
			"counters": ["Opened_tables"],
			"takesEffect": "start",
			"page": "server-options",
			"mysql": {
				"removed": "5.7",
				"onceRemoved": "no-start",
				"instead": "table_open_cache"
			}
		} },
		"purpose": "how many open tables are kept for the next statement",
		"exercisedBy": ["many-tables", "high-concurrency"],
		"counters": ["Table_open_cache_misses", "Opened_tables"],
		"mysql": { "usual": {
			"5.7": "2000",
			"8.0": "4000"
		} },
		"mariadb": { "usual": "2000" },
		"isLimit": true
	},
	{
		"name": "table_open_cache_instances",
		"purpose": "parts of the cache of open tables, each with a lock of its own",
		"exercisedBy": ["many-cpus"],
		"takesEffect": "start",
		"mysql": { "counters": ["Table_open_cache_hits"] },
		"mariadb": { "counters": ["Table_open_cache_hits"] }
	},
	{
		"name": "table_open_cache_triggers",
		"family": "mysql",
		"purpose": "how many open tables with their triggers are kept",
		"exercisedBy": ["stored-programs"],
		"counters": ["Table_open_cache_triggers_misses"],
		"since": "9.7"
	},
	{
		"name": "tablespace_definition_cache",
		"family": "mysql",
		"purpose": "how many definitions of tablespaces are kept",
		"exercisedBy": ["own-load"],
		"since": "8.0"
	},
	{
		"name": "tcp_keepalive_*",
		"speed": "unlikely"
	},
	{
		"name": "tcp_nodelay",
		"family": "mariadb",
		"purpose": "whether small packets are sent at once",
		"exercisedBy": ["over-network"],
		"isSwitch": true
	},
	{
		"name": "telemetry",
		"reach": "address"
	},
	{
		"name": "telemetry.*",
		"family": "mysql",
		"purpose": "what is told of statements to an observer",
		"exercisedBy": ["plugin"],
		"reach": "address"
	},
	{
		"name": "telemetry_*",
		"reach": "address"
	},
	{
		"name": "temptable_max_mmap",
		"family": "mysql",
		"purpose": "memory for temporary tables that is mapped from files",
		"exercisedBy": ["temporary-tables"],
		"counters": ["TempTable_count_hit_max_ram"],
		"since": "8.0.23"
	},
	{
		"name": "temptable_max_ram",
		"takesMemory": true,
		"family": "mysql",
		"purpose": "memory of all temporary tables, above which files take over",
		"exercisedBy": ["temporary-tables"],
		"counters": ["TempTable_count_hit_max_ram"],
		"since": "8.0"
	},
	{
		"name": "temptable_use_mmap",
		"family": "mysql",
		"purpose": "whether memory for temporary tables is mapped from files",
		"exercisedBy": ["temporary-tables"],
		"counters": ["TempTable_count_hit_max_ram"],
		"isSwitch": true,
		"mysql": {
			"removed": "9.7",
			"onceRemoved": "no-start",
			"instead": "temptable_max_mmap",
			"usual": {
				"8.0.16": "ON",
				"8.4": "OFF"
			}
		},
		"since": "8.0.16"
	},
	{
		"name": "terminology_use_previous",
		"speed": "unlikely"
	},
	{
		"name": "thread_cache_size",
		"takesMemory": true,
		"aliases": { "thread_cache": {
			"family": "mariadb",
			"takesEffect": "start",
			"page": "server-options",
			"mysql": {
				"removed": "5.7",
				"onceRemoved": "no-start",
				"instead": "thread_cache_size"
			}
		} },
		"purpose": "threads that are kept for the next client",
		"exercisedBy": ["connecting"],
		"counters": ["Threads_created"],
		"isLimit": true
	},
	{
		"name": "thread_concurrency",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "thread_handling",
		"takesMemory": true,
		"purpose": "whether each connection has a thread, or a pool of threads serves all",
		"exercisedBy": ["high-concurrency", "connecting"],
		"takesEffect": "start",
		"page": "thread-pool",
		"decisive": 14,
		"mysql": { "exercisedBy": ["plugin"] }
	},
	{
		"name": "thread_pool_*",
		"purpose": "how a pool of threads serves connections, in MySQL a plugin of its commercial editions",
		"exercisedBy": ["high-concurrency"],
		"takesEffect": "start",
		"page": "thread-pool",
		"mariadb": {
			"purpose": "how a pool of threads serves connections",
			"exercisedBy": ["own-load"],
			"takesEffect": "live"
		},
		"mysql": { "exercisedBy": ["plugin"] }
	},
	{
		"name": "thread_pool_dedicated_listener",
		"isSwitch": true
	},
	{
		"name": "thread_pool_exact_stats",
		"isSwitch": true
	},
	{
		"name": "thread_pool_idle_timeout",
		"family": "mariadb",
		"purpose": "after how long a thread that has nothing to do ends",
		"exercisedBy": ["long-idle"],
		"page": "thread-pool",
		"needs": ["thread_handling"]
	},
	{
		"name": "thread_pool_max_threads",
		"family": "mariadb",
		"purpose": "most threads in the pool",
		"exercisedBy": ["own-load"],
		"page": "thread-pool",
		"needs": ["thread_handling"]
	},
	{
		"name": "thread_pool_oversubscribe",
		"family": "mariadb",
		"purpose": "how many more threads of a group may be active",
		"exercisedBy": ["own-load"],
		"page": "thread-pool",
		"needs": ["thread_handling"]
	},
	{ "name": "thread_pool_prio_kickup_timer" },
	{ "name": "thread_pool_priority" },
	{
		"name": "thread_pool_size",
		"takesMemory": true,
		"family": "mariadb",
		"purpose": "groups of threads in the pool, about as many as statements that run at once",
		"exercisedBy": ["high-concurrency"],
		"page": "thread-pool",
		"decisive": 15,
		"needs": ["thread_handling"]
	},
	{
		"name": "thread_pool_stall_limit",
		"family": "mariadb",
		"purpose": "after how long a statement counts as stalled and another thread is started",
		"exercisedBy": ["own-load"],
		"page": "thread-pool",
		"needs": ["thread_handling"]
	},
	{
		"name": "thread_stack",
		"takesMemory": true,
		"speed": "unlikely",
		"takesEffect": "start",
		"mysql": { "usual": {
			"5.7": "262144",
			"8.0": "286720",
			"8.0.27": "1048576"
		} }
	},
	{
		"name": "thread_statistics",
		"family": "mysql",
		"purpose": "whether that work is also counted for each thread",
		"exercisedBy": ["any-statement"],
		"page": "percona"
	},
	{
		"name": "time_format",
		"speed": "none",
		"reason": "unused",
		"reach": "text",
		"mysql": {
			"removed": "8.0.3",
			"onceRemoved": "no-start"
		},
		"takesEffect": "start"
	},
	{
		"name": "time_zone",
		"purpose": "time zone of a connection: SYSTEM asks the operating system for every conversion, under a lock",
		"exercisedBy": ["functions"]
	},
	{
		"name": "timed_mutexes",
		"mysql": {
			"removed": "5.7",
			"onceRemoved": "no-start"
		},
		"mariadb": {
			"removed": "10.6",
			"onceRemoved": "ignored"
		}
	},
	{
		"name": "timestamp",
		"speed": "unlikely",
		"isIdentity": true
	},
	{
		"name": "tls_*",
		"purpose": "how connections are encrypted",
		"exercisedBy": ["over-network"]
	},
	{
		"name": "tls_certificates_enforced_validation",
		"isSwitch": true
	},
	{
		"name": "tls_ciphersuites",
		"family": "mysql",
		"purpose": "ciphers of TLS 1.3",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"since": "8.0.16"
	},
	{
		"name": "tls_version",
		"isText": true,
		"isSet": true,
		"purpose": "versions of TLS, which handshakes differ in",
		"exercisedBy": ["encrypted-connections"],
		"counters": ["Ssl_accepts"],
		"mysql": { "liveSince": "8.0.16" },
		"mariadb": { "takesEffect": "start" }
	},
	{
		"name": "tmp_disk_table_size",
		"family": "mariadb",
		"purpose": "most that a temporary table may take on disk",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_disk_tables"]
	},
	{
		"name": "tmp_table_size",
		"takesMemory": true,
		"aliases": { "tmp_memory_table_size": { "family": "mariadb" } },
		"purpose": "size from which on a temporary table is no longer held in memory",
		"exercisedBy": ["temporary-tables"],
		"counters": ["Created_tmp_disk_tables"],
		"cappedBy": { "mariadb": "max_heap_table_size" },
		"isLimit": true
	},
	{
		"name": "tmpdir",
		"purpose": "where temporary files lie",
		"exercisedBy": ["other-device"],
		"counters": ["Created_tmp_files"],
		"takesEffect": "start",
		"reach": "place"
	},
	{
		"name": "tokudb_*",
		"family": "mysql",
		"purpose": "how TokuDB keeps tables",
		"exercisedBy": ["other-engine"],
		"page": "percona"
	},
	{
		"name": "transaction_alloc_block_size",
		"purpose": "unit in which memory is allocated for a transaction",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "transaction_isolation",
		"aliases": { "tx_isolation": {
			"family": "mariadb",
			"mysql": {
				"removed": "8.0.3",
				"onceRemoved": "no-start",
				"instead": "transaction_isolation"
			},
			"mariadb": {
				"deprecated": "11.1",
				"instead": "transaction_isolation"
			}
		} },
		"purpose": "what a transaction sees of others, and what it locks for that",
		"exercisedBy": ["contended-rows"],
		"decisive": 17,
		"mariadb": { "since": "11.1" }
	},
	{
		"name": "transaction_prealloc_size",
		"takesMemory": true,
		"purpose": "memory for transactions that a connection keeps",
		"exercisedBy": ["own-load"]
	},
	{
		"name": "transaction_read_only",
		"aliases": { "tx_read_only": {
			"family": "mariadb",
			"mysql": {
				"removed": "8.0.3",
				"onceRemoved": "no-start",
				"instead": "transaction_read_only"
			},
			"mariadb": {
				"deprecated": "11.1",
				"instead": "transaction_read_only"
			}
		} },
		"purpose": "whether transactions only read, which saves their bookkeeping",
		"exercisedBy": ["point-writes"],
		"isSwitch": true,
		"mariadb": { "since": "11.1" }
	},
	{
		"name": "transaction_write_set_extraction",
		"family": "mysql",
		"purpose": "how rows are remembered to find out which transactions replicas may apply in parallel",
		"exercisedBy": ["replica"],
		"page": "replica",
		"mysql": {
			"removed": "8.3",
			"onceRemoved": "no-start",
			"usual": {
				"5.7": "OFF",
				"8.0": "XXHASH64"
			}
		}
	},
	{
		"name": "unique_checks",
		"purpose": "whether unique keys are checked at once",
		"exercisedBy": ["ddl"]
	},
	{
		"name": "unix_socket",
		"speed": "unlikely",
		"reach": "access"
	},
	{
		"name": "updatable_views_with_limit",
		"speed": "unlikely"
	},
	{
		"name": "upgrade",
		"purpose": "whether system tables are upgraded at start",
		"exercisedBy": ["startup"],
		"takesEffect": "start",
		"page": "server-options",
		"reach": "instance"
	},
	{
		"name": "use_stat_tables",
		"family": "mariadb",
		"purpose": "whether statistics that no engine keeps are used",
		"exercisedBy": ["plan-choice", "metadata-reads"],
		"isPrepared": true
	},
	{
		"name": "user",
		"speed": "none",
		"reason": "process",
		"reach": "user",
		"takesEffect": "start"
	},
	{ "name": "user_variables" },
	{
		"name": "userstat",
		"purpose": "whether work is counted for each account, client, table and index",
		"exercisedBy": ["any-statement"],
		"page": "percona",
		"isSwitch": true,
		"mariadb": {
			"counters": ["Rows_read"],
			"page": "server"
		}
	},
	{
		"name": "validate_config",
		"speed": "unlikely",
		"reach": "instance"
	},
	{
		"name": "validate_password*",
		"speed": "none",
		"reason": "access",
		"liveReach": "access"
	},
	{
		"name": "validate_user_plugins",
		"isSwitch": true,
		"speed": "none",
		"reason": "access",
		"reach": "access"
	},
	{
		"name": "verbose",
		"speed": "none",
		"reason": "process",
		"reach": "instance"
	},
	{
		"name": "version",
		"speed": "unlikely",
		"reach": "instance",
		"decisive": 1,
		"takesEffect": "start"
	},
	{
		"name": "version_*",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{ "name": "version_malloc_library" },
	{ "name": "version_ssl_library" },
	{
		"name": "version_tokens_*",
		"family": "mysql",
		"purpose": "which versions of data a client may ask for",
		"exercisedBy": ["plugin"]
	},
	{
		"name": "wait_timeout",
		"purpose": "how long a connection may sit idle",
		"exercisedBy": ["long-idle"]
	},
	{
		"name": "warning_count",
		"speed": "none",
		"reason": "read-only",
		"takesEffect": "start"
	},
	{
		"name": "windowing_use_high_precision",
		"family": "mysql",
		"purpose": "whether window functions compute frames without loss of precision",
		"exercisedBy": ["functions"],
		"isSwitch": true,
		"since": "8.0"
	},
	{
		"name": "wsrep_*",
		"family": "mariadb",
		"purpose": "how servers of a Galera cluster agree on commits",
		"exercisedBy": ["cluster"],
		"page": "galera",
		"reach": "replication"
	},
	{
		"name": "wsrep_data_home_dir",
		"reach": "directory"
	},
	{
		"name": "wsrep_sst_auth",
		"reach": "access"
	},
	{
		"name": "xa_detach_on_prepare",
		"family": "mysql",
		"purpose": "whether other connections may finish a prepared XA transaction",
		"speed": "unlikely",
		"isSwitch": true
	}
];

// src/core/options/option-table.ts
/**
* All knowledge of server options and variables by name: one row for each in options.json, from the manuals and from
* asking servers. It covers MySQL 5.7 to 9.7, Percona Server 8.4 and MariaDB 10.6 to 12.3.
*/
const FORKS = FAMILIES.map(({ fork }) => fork);
const FORK_NAMES = new Set(FORKS);
const OPTIONS = options_default.flatMap(({ aliases = {}, ...row }) => {
	const { family: _, since: __, ...whole } = row;
	const shared = Object.fromEntries(Object.entries(whole).filter(([trait]) => !FORK_NAMES.has(trait)));
	const others = Object.entries(aliases).map(([name, traits]) => ({
		...shared,
		...traits,
		name,
		variable: row.name
	}));
	return [{
		...row,
		variable: row.name
	}, ...others];
});
const ROWS = new Map(OPTIONS.map((row) => [row.name, row]));
/**
* Facts about the removal of an option; undefined if servers still have it, or never had it. MySQL does not start with
* a removed option, whereas MariaDB ignores most. Sources: the manuals ("Option and Variable Changes" of the MySQL
* Server Version Reference; "System Variables" of the MariaDB knowledge base), and answers of MySQL 9.7.4 and MariaDB
* 10.11.19.
*/
function removalOf(name, fork) {
	const { removed, ...facts } = ROWS.get(name)?.[fork] ?? {};
	return removed === void 0 ? void 0 : {
		...facts,
		removed
	};
}
/** Removal of an option in or before the given version; undefined if that version still has it, or never had it. */
function removedOption(name, fork, version) {
	const removal = removalOf(name, fork);
	return removal !== void 0 && isAtLeast(version, removal.removed) ? removal : void 0;
}
/** A row's facts for one family, with the default of a version. @param version default: the newest */
function factsFor(row, fork, version) {
	const { usual, ...facts } = {
		...row,
		...row[fork]
	};
	const value = Object.entries(typeof usual === "object" ? usual : { "0": usual }).findLast(([first]) => version === void 0 || isAtLeast(version, first))?.[1];
	return value === void 0 ? facts : {
		...facts,
		usual: value
	};
}
/** Default of an option as a number. The row of the option must have one, otherwise the result is NaN. */
function defaultOf(name, fork, version) {
	return Number(factsFor(ROWS.get(name) ?? {
		name,
		variable: name
	}, fork, version).usual);
}
/** Whether another setting of the server leaves the option nothing to do. @param read the value of another setting */
function isIdleOption(name, read) {
	return ROWS.get(name)?.idleWith?.some((other) => (read(other) ?? "") !== "") ?? false;
}
/**
* Finds one fact about an option by its names: first in the row of a name, then in the rows whose name is a pattern.
* Longer patterns come first, because they say more about a name.
*/
var OptionIndex = class {
	#factOf;
	#patterns;
	constructor(factOf) {
		this.#factOf = factOf;
	}
	find(...names) {
		const listed = names.map((name) => name.replaceAll("-", "_"));
		return listed.map((name) => this.#whole(name)).find((fact) => fact !== void 0) ?? listed.map((name) => this.#matching(name)).find((fact) => fact !== void 0);
	}
	#whole(name) {
		const row = name.includes("*") ? void 0 : ROWS.get(name);
		return row && this.#factOf(row);
	}
	#matching(name) {
		this.#patterns ??= PATTERNS$1.flatMap((row) => {
			const fact = this.#factOf(row);
			const pattern = new RegExp(`^${row.name.replaceAll(".", "\\.").replaceAll("*", "[\\w.]*")}$`);
			return fact === void 0 ? [] : [{
				pattern,
				fact
			}];
		});
		return this.#patterns.find(({ pattern }) => pattern.test(name))?.fact;
	}
};
const PATTERNS$1 = OPTIONS.filter(({ name }) => name.includes("*")).toSorted((one, other) => other.name.length - one.name.length);

// src/core/setting/value.ts
/** Meaning of a setting's text to the servers, as far as the variable is known. */
const INSTRUMENT_STATES = /* @__PURE__ */ new Set([
	"on",
	"off",
	"counted"
]);
const PATTERNS = "performance_schema_instrument";
/** Variable for which every text, even OFF, is the name of a file, so that OFF does not switch the binary log off. */
const FILE_OR_OFF = "log_bin";
/**
* Options that are on or off. They take ON, TRUE and 1 for on, and OFF, FALSE and 0 for off, in capitals or not.
* Without a value they are on (mysys/my_getopt.c). For other options such a text may mean something else: 1 of
* gtid_mode is OFF_PERMISSIVE, and a file may be called ON.
*/
const SWITCHES = new OptionIndex((row) => row.isSwitch);
/** Options of which a later one does not override an earlier one, because they are lists, or sets of flags. */
const ADDING_UP = new OptionIndex(({ addsUp }) => addsUp);
const STUCK = new OptionIndex(({ isStuckOn }) => isStuckOn);
const DECIMALS = new OptionIndex(({ isDecimal }) => isDecimal);
/**
* Options whose values stay texts, because they are names of places, addresses and users, or statements, even if they
* look like numbers.
*/
const TEXTS = new OptionIndex(({ isText, reach }) => isText ?? (reach === void 0 ? void 0 : true));
const SETS = new OptionIndex(({ isSet }) => isSet);
/**
* Options whose values mean the same in capitals or not. Values of options that affect speed are numbers and keywords,
* whereas other options have names and paths, which may differ by case alone.
*/
const ANY_CASE = new OptionIndex(({ exercisedBy, reach, addsUp, isIdentity }) => exercisedBy !== void 0 && (reach ?? addsUp ?? isIdentity) === void 0 ? true : void 0);
function readValue(name, rawText) {
	const { bare, variable } = name;
	if (variable === PATTERNS) return readInstrumentRule(rawText);
	if (name.prefix === "other") return {
		kind: "text",
		text: rawText ?? ""
	};
	const text = textBehindPrefix(name, rawText);
	const isOn = isSwitch(name) || variable === FILE_OR_OFF && name.prefix ? stateOf(text ?? "ON") : void 0;
	if (isOn === true || isOn === false && !STUCK.find(bare, variable)) return {
		kind: "switch",
		isOn
	};
	if (text === void 0) return { kind: "default" };
	if (SETS.find(bare, variable)) return {
		kind: "set",
		words: [...new Set(text.toUpperCase().split(","))].sort()
	};
	const flags = addsUp(name) ? flagsOf(text) : void 0;
	if (flags !== void 0) return {
		kind: "set",
		words: [...flags.values()].sort()
	};
	if (TEXTS.find(bare, variable)) return {
		kind: "text",
		text
	};
	return readNumber(name, text) ?? readText(text, ANY_CASE.find(bare, variable) === true && !addsUp(name));
}
/** Text that the server gives to the option. A prefix such as skip- replaces the written text by 0 or 1. */
function textBehindPrefix({ prefix }, rawText) {
	if (prefix === void 0 || prefix === "other") return rawText;
	return prefix === "on" === (rawText === "0") ? "0" : "1";
}
function readNumber({ bare, variable }, text) {
	const digits = (DECIMALS.find(bare, variable) ? WHOLE : COMMON_SIZE).test(text) ? wholeNumber(text)?.toString() : void 0;
	return digits === void 0 ? void 0 : {
		kind: "number",
		digits
	};
}
function readText(text, isAnyCase) {
	if (isAnyCase && DECIMAL.test(text)) return {
		kind: "text",
		text: String(Number(text))
	};
	return {
		kind: "text",
		text: isAnyCase && WORD.test(text) || SWITCH_WORD.test(text) ? text.toUpperCase() : text
	};
}
/**
* Forms of numbers that all servers take. Other forms stay texts: MySQL 5.7 refuses units larger than G, and leading
* zeros matter where the value is a text.
*/
const WHOLE = /^(?:0|[1-9]\d*)$/;
const COMMON_SIZE = /^(?:0|[1-9]\d*)(?:[KMG](?:i?B)?)?$/i;
const DECIMAL = /^\d+\.\d+$/;
const WORD = /^\w+$/;
const SWITCH_WORD = /^(?:on|off|true|false|yes|no)$/i;
function isSwitch({ bare, variable }) {
	return SWITCHES.find(bare, variable) ?? false;
}
function addsUp({ bare, variable }) {
	return ADDING_UP.find(bare, variable) ?? false;
}
/**
* State that a word gives to a switch. Undefined for other words, even for yes: with these, servers leave the switch
* off.
*/
function stateOf(word) {
	if (/^(?:on|true|1)$/i.test(word)) return true;
	return /^(?:off|false|0)$/i.test(word) ? false : void 0;
}
/** Like `stateOf`, but with yes and no, because servers print these and instruments take them. */
function shownState(word) {
	if (/^yes$/i.test(word)) return true;
	return /^no$/i.test(word) ? false : stateOf(word);
}
/**
* Text that is equal for values with the same meaning for their variable. Only a switch has the same text for 1 and ON,
* because elsewhere ON may be the name of a file. Null if no text can express the meaning.
*/
function meaningOf(value) {
	switch (value.kind) {
		case "switch": return value.isOn ? "ON" : "OFF";
		case "number": return value.digits;
		case "set": return value.words.join();
		case "instruments": return value.state === void 0 ? null : value.state.toUpperCase();
		case "text": return value.text;
		default: return null;
	}
}
function sumOf(before, after) {
	if (before.kind === "set" && after.kind === "set") {
		const [former, later] = [before, after].map(({ words }) => flagsOf(words.join().toLowerCase()));
		if (former && later) return {
			kind: "set",
			words: [...new Map([...later.has("default") ? [] : former, ...later]).values()].sort()
		};
	}
	return {
		kind: "text",
		text: `${meaningOf(before) ?? ""}\0${meaningOf(after) ?? ""}`
	};
}
/**
* Maximum length, in characters, of a text of flags that is compared as a set. In a longer text the order of the flags
* counts, as in any text.
*/
const MOST_FLAGS = 5e3;
const FLAG = /^(?:\w+=(?:on|off|default)|default)$/;
/**
* Flags that are on or off, and `default`, which servers apply first wherever it stands. Undefined for anything else,
* also if a flag occurs twice, because servers refuse that.
*/
function flagsOf(text) {
	if (text.length > MOST_FLAGS) return void 0;
	const flags = text.toLowerCase().split(",");
	const states = new Map(flags.map((flag) => [flag.split("=", 1).join(), flag]));
	return states.size === flags.length && flags.every((flag) => FLAG.test(flag)) ? states : void 0;
}
/**
* Reads the pattern of performance-schema-instrument, and the state of its instruments. Like the server, it removes
* quotes around the whole text and blanks around both parts (sql/mysqld.cc).
*/
function readInstrumentRule(text = "") {
	const [pattern = "", ...rest] = text.replace(/^'(.*)'$/s, "$1").split("=");
	const word = rest.length === 0 ? void 0 : rest.join("=").trim();
	return {
		kind: "instruments",
		pattern: pattern.trim(),
		state: word && instrumentState(word)
	};
}
function instrumentState(word) {
	if (/^counted$/i.test(word)) return "counted";
	const isOn = shownState(word);
	return isOn === void 0 ? word : isOn ? "on" : "off";
}
/** Servers read only the first letter of a unit: 64MB is 64M. */
const SIZE = /^(\d+)(?:([KMGTPE])(?:i?B)?)?$/i;
const SIZE_UNITS = "KMGTPE";
/**
* Largest number that servers take. Larger ones have no certain meaning, because some servers refuse them and others
* wrap them.
*/
const LARGEST = 2n ** 64n - 1n;
/** A whole number, or a size with its unit, as servers read it: 67108864 for "64M"; undefined for anything else. */
function wholeNumber(text) {
	const [, digits, unit = ""] = SIZE.exec(text) ?? [];
	const power = unit === "" ? 0 : SIZE_UNITS.indexOf(unit.toUpperCase()) + 1;
	const whole = digits === void 0 ? void 0 : BigInt(digits) << BigInt(10 * power);
	return whole === void 0 || whole > LARGEST ? void 0 : whole;
}
/** Like `wholeNumber`, but inexact above 2^53, because the result is a number of JavaScript. */
function numberOf(text) {
	const whole = text === void 0 ? void 0 : wholeNumber(text);
	return whole === void 0 ? void 0 : Number(whole);
}

// src/core/options/exercises.json
var exercises_default = {
	"any-statement": { "meaning": "Any statement runs." },
	"reads-in-memory": {
		"meaning": "All rows that are read are in the buffer pool.",
		"counters": ["Innodb_buffer_pool_read_requests"]
	},
	"reads-beyond-pool": {
		"meaning": "Rows are read from data that are larger than the buffer pool.",
		"precondition": "data-beyond-pool",
		"counters": ["Innodb_buffer_pool_reads"]
	},
	"full-scans": {
		"meaning": "Statements read whole tables, or large parts of them.",
		"counters": ["Handler_read_rnd_next"]
	},
	"read-ahead": {
		"meaning": "Whole tables larger than the buffer pool are read, so that pages are read ahead.",
		"precondition": "data-beyond-pool",
		"counters": ["Innodb_buffer_pool_read_ahead", "Innodb_buffer_pool_reads"]
	},
	"point-writes": {
		"meaning": "Single rows are inserted, updated or deleted, and committed.",
		"counters": [
			"Com_update",
			"Com_insert",
			"Com_delete"
		]
	},
	"sustained-writes": {
		"meaning": "Rows are written for so long that the server has to catch up with dirty pages, the redo log or the undo log.",
		"precondition": "redo-in-scale"
	},
	purging: {
		"meaning": "Rows and their index entries change so fast that removing old versions takes noticeable time.",
		"counters": ["Com_update"]
	},
	"large-transactions": {
		"meaning": "One transaction changes many rows before it commits.",
		"precondition": "binary-log",
		"counters": ["Binlog_cache_disk_use"]
	},
	"redo-bursts": { "meaning": "One transaction writes megabytes of redo log before it commits." },
	"binary-log-commits": {
		"meaning": "Changes are committed while the binary log is on.",
		"precondition": "binary-log",
		"counters": ["Binlog_cache_use"]
	},
	"contended-rows": {
		"meaning": "Several transactions want the same rows, and wait for locks.",
		"counters": ["Innodb_row_lock_waits"],
		"isWait": true
	},
	deadlocks: {
		"meaning": "Transactions wait for each other in a circle, and the server fails one of them.",
		"counters": ["Innodb_deadlocks", "lock_deadlocks"],
		"isWait": true
	},
	"bulk-load": {
		"meaning": "Statements load many rows at once.",
		"counters": ["Handler_write"]
	},
	"index-builds": {
		"meaning": "An index is built over the rows of a table.",
		"counters": ["Com_create_index"]
	},
	"table-copies": {
		"meaning": "ALTER TABLE copies all rows into a new table.",
		"counters": ["Com_alter_table"]
	},
	"large-rows": { "meaning": "Rows or results contain many kilobytes in BLOB or TEXT columns." },
	sorts: {
		"meaning": "Statements sort more rows than an index delivers in order.",
		"counters": ["Sort_rows"]
	},
	joins: {
		"meaning": "Statements join tables, with and without an index.",
		"counters": ["Select_full_join"]
	},
	"temporary-tables": {
		"meaning": "Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables.",
		"counters": ["Created_tmp_tables"]
	},
	"long-concatenation": { "meaning": "GROUP_CONCAT joins a text of more than a kilobyte." },
	"time-conversions": { "meaning": "Times are converted to the time zone of a connection, as in TIMESTAMP columns." },
	planning: { "meaning": "Statements take long to plan, because they have many tables, conditions or list values." },
	"auto-increment": {
		"meaning": "Several connections insert into one table with an AUTO_INCREMENT key.",
		"counters": ["Com_insert"]
	},
	connecting: {
		"meaning": "Clients connect and disconnect again and again.",
		"counters": ["Connections"]
	},
	"encrypted-connections": {
		"meaning": "Clients connect, read and disconnect, over TLS if the server offers it.",
		"counters": ["Ssl_accepts"]
	},
	"many-tables": {
		"meaning": "Statements use more tables than the table caches hold.",
		"precondition": "tables-beyond-cache",
		"counters": ["Opened_tables"]
	},
	"high-concurrency": { "meaning": "Many more connections are active than there are CPUs." },
	"index-writes-beyond-pool": {
		"meaning": "Statements change indexes that are mostly outside the buffer pool.",
		"isElsewhere": true
	},
	"transactions-of-100-mb": {
		"meaning": "One transaction writes a hundred megabytes to a log before it commits.",
		"isElsewhere": true
	},
	"undo-truncation": {
		"meaning": "Undo tablespaces have grown so large that they are truncated.",
		"isElsewhere": true
	},
	"plan-choice": {
		"meaning": "Several plans compete for a statement.",
		"counters": [
			"Handler_read_first",
			"Handler_read_key",
			"Handler_read_next",
			"Handler_read_rnd",
			"Handler_read_rnd_next",
			"Handler_icp_attempts",
			"Handler_mrr_init",
			"Handler_tmp_write",
			"Select_full_join",
			"Select_range",
			"Select_scan",
			"Created_tmp_tables"
		],
		"isDifference": true
	},
	"sorted-reads": { "meaning": "Rows are too wide to sort, so the server sorts their positions and then reads them." },
	"replication-apply": {
		"meaning": "A replica applies what its source has written.",
		"precondition": "relay-log",
		"counters": ["Handler_update"]
	},
	replica: {
		"meaning": "Another server sends changes, or waits for them.",
		"isElsewhere": true
	},
	cluster: {
		"meaning": "Several servers agree on each commit: Galera, Group Replication, NDB.",
		"isElsewhere": true
	},
	fulltext: {
		"meaning": "Full-text indexes are searched or maintained.",
		"isElsewhere": true
	},
	partitioning: {
		"meaning": "Tables have partitions.",
		"isElsewhere": true
	},
	"vector-search": {
		"meaning": "Vectors are searched by an index.",
		"isElsewhere": true
	},
	"other-engine": {
		"meaning": "Tables use a storage engine other than InnoDB.",
		"isElsewhere": true
	},
	"compressed-tables": {
		"meaning": "Tables or columns are compressed.",
		"isElsewhere": true
	},
	encryption: {
		"meaning": "Tables, logs or temporary files are encrypted.",
		"isElsewhere": true
	},
	"stored-programs": {
		"meaning": "Stored procedures, functions or triggers run.",
		"isElsewhere": true
	},
	"metadata-reads": {
		"meaning": "Statements read INFORMATION_SCHEMA or statistics, or ANALYZE runs.",
		"isElsewhere": true
	},
	"over-network": {
		"meaning": "Clients are on other machines.",
		"isElsewhere": true
	},
	"x-protocol": {
		"meaning": "Clients speak MySQL’s X Protocol.",
		"isElsewhere": true
	},
	plugin: {
		"meaning": "An additional plugin or component is installed.",
		"isElsewhere": true
	},
	startup: {
		"meaning": "The server starts or stops, and its caches are cold.",
		"isElsewhere": true
	},
	"crash-recovery": {
		"meaning": "The server starts after a crash.",
		"isElsewhere": true
	},
	ddl: {
		"meaning": "Tables are created, altered or dropped.",
		"isElsewhere": true
	},
	"other-device": {
		"meaning": "Files are on another device or file system.",
		"isElsewhere": true
	},
	"long-idle": {
		"meaning": "Connections or transactions are idle for a long time.",
		"isElsewhere": true
	},
	charsets: {
		"meaning": "Connections and statements use another character set or collation than the tables.",
		"isElsewhere": true
	},
	functions: {
		"meaning": "Statements use the functions, types or clauses that the setting concerns.",
		"isElsewhere": true
	},
	"huge-pages": {
		"meaning": "The machine has huge pages set aside.",
		"isElsewhere": true
	},
	numa: {
		"meaning": "The machine has several memory nodes.",
		"isElsewhere": true
	},
	"memory-pressure": {
		"meaning": "The machine is short of memory.",
		"isElsewhere": true
	},
	"many-cpus": {
		"meaning": "Dozens of CPUs want the same latches at once.",
		"isElsewhere": true
	},
	"limit-reached": {
		"meaning": "A workload reaches the lower of the two limits.",
		"isElsewhere": true
	},
	"other-schemas": {
		"meaning": "Statements use the schemas that the setting names.",
		"isElsewhere": true
	},
	"own-load": {
		"meaning": "Your own workload depends on the setting, although qpsgate’s workloads did the same work with very different values.",
		"isElsewhere": true
	}
};

// src/core/options/exercises.ts
/**
* Kinds of work that make a setting matter: if no cell does the work of a setting's exercise, the run cannot see its
* cost. core/workloads/workloads.ts has the exercises of each workload, options.json those that each setting needs, and
* exercises.json the facts about each.
*/
const EXERCISES = exercises_default;
function isExercise(word) {
	return Object.hasOwn(EXERCISES, word);
}

export { SERVER_PROGRAMS as A, isAtLeast as B, includesReaders as C, readersOf as D, isServerGroup as E, performanceSchemaOf as F, productOfImage as I, serverOfResult as L, USUAL_PRODUCTS as M, familyOf as N, FAMILIES as O, identifyServer as P, COMMON_CONSUMERS as R, removedOption as S, isReadBy as T, ROWS as _, isSwitch as a, isIdleOption as b, readValue as c, sumOf as d, textBehindPrefix as f, OptionIndex as g, OPTIONS as h, addsUp as i, USUAL_FAMILY as j, MANUAL_ADDRESS as k, shownState as l, FORKS as m, isExercise as n, meaningOf as o, wholeNumber as p, INSTRUMENT_STATES as r, numberOf as s, EXERCISES as t, stateOf as u, defaultOf as v, isLikeServerGroup as w, removalOf as x, factsFor as y, LATER_CONSUMERS as z };