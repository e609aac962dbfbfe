import { u as RUN_FLAGS } from "./help.js";
import { a as UserError, i as StoreError, r as MeasurementError } from "./errors.js";
import { C as studentTCdf, f as count, l as bytes, w as studentTQuantile } from "./problems.js";
import { n as parseStore, s as inOrder } from "./store-flags.js";
import { _ as slicesOf, d as keyOf$1, h as armStatesOf, l as CONFIDENCE, u as changeOf$1, v as totalsOf, x as judgeInsight } from "./result.js";
import { a as randomEffects, c as SHARD_FORM, i as meanEffect, l as parseShard, n as interval, o as upperBound, r as lowerBound, t as DEFAULT_START_SPREAD } from "./random-effects.js";
import { A as remainderFigures, B as durabilityLoss, C as blamedGroups, D as agreed, E as unexplained, F as isShown, M as FALSE_ACQUITTAL, N as FALSE_BLAME, O as figures, P as isIndivisible, S as ROLES, T as stuckFactors, _ as learn, b as relevantCost, g as isDone, j as sumOfTimes, k as remainder, v as mixesOf, w as costsIn, x as startSearch, y as nextContrasts } from "./suggestion-section.js";
import { i as told, l as ruleChangeText, n as writeViews, o as isUnevenlyWarm, r as makeResult, s as unevenDurability } from "./show-result.js";
import { f as bySeverity } from "./wording.js";
import { t as combine } from "./combine.js";
import { n as runClock } from "./clock.js";
import { C as mix, D as quantileMs, E as mergeHistograms, F as overlaps, I as patternOf$1, L as INSTRUMENT_LEVELS, M as touchesSetup, N as consumersOf, O as isOwnToServer, P as isEnabledByDefault, R as classesOf, S as Trials, T as Timeline, _ as withAllInstruments, b as keyOf$2, h as measureOn, i as readEnvironment, j as setupOf, n as openTestbed, v as switchesOf, w as splitDifference, x as partsOf$1, y as variablesOf, z as shippedLevel } from "./open-testbed.js";
import { o as canonicalOptionName, u as asReadBy } from "./option-includes.js";
import { a as oneOf, n as SERVERS, o as optional, r as complaints, s as parseOr, t as DEFAULT_OUT, u as seedOf } from "./flag-values.js";
import { c as isSample, d as robustScale, l as median, s as huber } from "./write-whole.js";
import { i as DURATION_FORM, o as parseDuration } from "./parse.js";
import { $ as resolveSettings, B as groupsOf, G as cellName, H as optionForms, I as readNodes, J as withinThreads, K as isUnchanged, P as layoutCpus, Q as suiteIdentity, S as serversAtOnce, U as armName, W as baseWarnings, Z as scenarioIdentity, d as switchedTurnLengths, et as sizeOf, g as shuffled, h as seededRandom, i as searchShare, m as turnSeconds, n as leastBudgetSeconds, q as makePlan, r as leastSearchSeconds, z as groupWarnings } from "./budget.js";
import { a as scenarioMeans, d as toleranceOf, f as UNSEEN, g as HALF_MARGIN, o as decide, s as judged, v as alarmAlpha, x as moderateVariances, y as passAlpha } from "./compare.js";
import { n as comparePairs, t as rankCells } from "./rank.js";
import { i as transposed, n as dot, r as quadratic, t as at } from "./vectors.js";
import { r as MeasuredBlocks } from "./replay.js";
import { t as OutputDirectory } from "./output-directory.js";
import { t as askAcceptance } from "./ask-acceptance.js";
import { t as circumstancesOf } from "./make-record.js";
import { a as seriesOf, n as excludedBy, r as measuredPoints, t as changePoints } from "./change-points.js";
import { n as digestOf } from "./digest.js";
import { i as adjusted, n as parseMeasured, r as readSubject, t as DEFAULT_SUITE } from "./measured-flags.js";
import { parseArgs } from "node:util";

// src/core/attribution/suggest.ts
const GRADES = [
	"none",
	"partial",
	"full"
];
/**
* The least that keeps every ability at what head provides: each part that head changed, the dearest first, is taken
* back as far as no ability suffers; what head did not change stays. Null where nothing that was shown to cost something
* could go, or head is not understood.
*
* @param insight head's abilities by key
* @param costs all parts that head changed
*/
function suggest(head, product, insight, costs) {
	const setup = setupOf(head, product);
	if (setup === void 0 || !costs.some(({ isCostly }) => isCostly)) return null;
	if (Object.values(insight).every((grade) => grade === "none")) return written$2([{
		name: "performance_schema",
		value: "OFF"
	}], null);
	const keeps = (some) => isEnough(judgeInsight(factsOf$1(some, product)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(product, costs).reduce((kept, piece) => cheaper(kept, piece, product).find(keeps) ?? kept, setup);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(setup, least, piece)) ? written$2(optionsFor(least, product), least) : null;
}
/** Head with the suggestion in the place of what it says of Performance Schema. */
function suggestedScenario(head, { options }, name) {
	const { place } = head;
	return {
		...head,
		name,
		expect: {},
		options: [...head.options.filter((option) => !isPerformanceSchemaOption(option.name)), ...options.map((option) => ({
			...option,
			...place,
			group: void 0
		}))],
		sql: head.sql.filter(({ value }) => !touchesSetup(value))
	};
}
/** Lines on which head says what the suggestion replaces: its options, then its statements. */
function replacedLines(head) {
	const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name));
	const statements = head.sql.filter(({ value }) => touchesSetup(value));
	return [...options, ...statements].map(({ file, line }) => ({
		file,
		line
	}));
}
/** Whether a suggestion replaces options of this name. */
function isPerformanceSchemaOption(name) {
	return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name));
}
function written$2(options, setup) {
	const shown = (value) => /[%=]/.test(value) ? `'${value}'` : value;
	return {
		options,
		setup,
		lines: options.map(({ name, value }) => `${name} = ${shown(value)}`)
	};
}
function isEnough(provided, wanted) {
	const grade = (insight, key) => GRADES.indexOf(insight[key] ?? "none");
	return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key));
}
/** A server of the product with this setup. */
function factsOf$1({ consumers, levels }, product) {
	return {
		consumers,
		instruments: classesOf(product).flatMap(({ prefix, members }) => {
			const level = levels.get(prefix);
			return members.map((member, index) => {
				const enabled = level === "shipped" ? index === 0 : level !== "OFF";
				return {
					name: `${prefix}${member}`,
					enabled,
					timed: enabled && level !== "COUNTED"
				};
			});
		}),
		tables: [{
			schema: "%",
			enabled: true
		}],
		filePerTable: true,
		thread: {
			instrumented: true,
			history: true
		},
		digests: {
			text: true,
			prepared: product !== "MariaDB"
		}
	};
}
/** What head changed, the dearest first; of equal costs long histories before short ones, children before parents. */
function piecesByCost(product, costs) {
	return [...consumersOf(product).toReversed().map((name) => ({
		kind: "consumer",
		name
	})), ...classesOf(product).map(({ prefix }) => ({
		kind: "instruments",
		prefix
	}))].flatMap((piece) => {
		const known = costs.filter((cost) => isOf$3(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf$3(one, other) {
	if (one.kind === "consumer" || other.kind === "consumer") return one.kind === "consumer" && other.kind === "consumer" && one.name === other.name;
	return overlaps(one.prefix, other.prefix);
}
/** The setup with less of the piece, the least first. */
function cheaper(setup, piece, product) {
	if (piece.kind === "consumer") return [{
		...setup,
		consumers: setup.consumers.filter((name) => name !== piece.name)
	}];
	const own = classesOf(product).find(({ prefix }) => prefix === piece.prefix);
	const isShippedInParts = own !== void 0 && shippedLevel(own, product) === "shipped";
	return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
		...setup,
		levels: new Map(setup.levels).set(piece.prefix, level)
	}));
}
function isReduced(before, after, piece) {
	if (piece.kind === "consumer") return before.consumers.includes(piece.name) && !after.consumers.includes(piece.name);
	return [...before.levels].some(([prefix, level]) => overlaps(prefix, piece.prefix) && after.levels.get(prefix) !== level);
}
function optionsFor({ consumers, levels }, product) {
	return [
		{
			name: "performance_schema",
			value: "ON"
		},
		...instrumentValues(levels, product).map((value) => ({
			name: "performance-schema-instrument",
			value
		})),
		...consumersOf(product).filter((name) => consumers.includes(name) !== isEnabledByDefault(product, name)).map((name) => ({
			name: `performance-schema-consumer-${name.replaceAll("_", "-")}`,
			value: consumers.includes(name) ? "ON" : "OFF"
		}))
	];
}
/** Either what differs from what the server ships, or everything off and what is not: whichever is shorter. */
function instrumentValues(levels, product) {
	const all = classesOf(product);
	const levelOf = ({ prefix }) => levels.get(prefix) ?? "OFF";
	const value = (own) => `${patternOf$1(own.prefix)}=${levelOf(own)}`;
	const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, product)).map(value);
	if (all.some((own) => levelOf(own) === "shipped")) return differing;
	const others = ["%=OFF", ...all.filter((own) => levelOf(own) !== "OFF").map(value)];
	return others.length < differing.length ? others : differing;
}

// src/core/suite/differences.ts
/**
* The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
* none exactly where isSameScenario is true.
*/
function settingDifferences(before, after) {
	const all = [
		...optionDifferences(before, after),
		...sqlDifferences(before.sql, after.sql),
		...imageDifference(before, after)
	];
	return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)];
}
function optionDifferences(before, after) {
	const [earlier, later] = [resolveSettings(before.options), resolveSettings(after.options)];
	const changes = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = ({ before: old, after: own }) => own?.index ?? old?.index ?? 0;
	return changes.sort((left, right) => place(left) - place(right)).map(({ before: old, after: own }) => ({
		kind: "option",
		name: (own ?? old)?.name ?? "",
		before: written$1(old),
		after: written$1(own)
	}));
}
/** Changes among the settings of one subject. */
function changesOf(before, after) {
	const changed = after.flatMap((own) => {
		const old = before.find((candidate) => isSameSetting(candidate, own));
		return old?.meaning === own.meaning ? [] : [{
			before: old,
			after: own
		}];
	});
	const removed = before.filter((old) => !after.some((own) => isSameSetting(old, own))).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((own, index) => !isSameSetting(own, before[index] ?? own)) ? [{
		before: before.find((old) => last !== void 0 && isSameSetting(old, last)),
		after: last
	}] : [];
}
function isSameSetting(one, other) {
	return one.name === other.name && one.readers === other.readers;
}
function written$1(setting) {
	return setting === void 0 ? null : {
		value: setting.value,
		file: setting.file,
		line: setting.line
	};
}
/** Statements between those that both have at the start and at the end, compared one by one. */
function sqlDifferences(before, after) {
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	return Array.from({ length: count }, (_, index) => start + index).map((index) => ({
		kind: "sql",
		name: `sql[${index}]`,
		before: index < before.length - end ? written$1(before[index]) : null,
		after: index < after.length - end ? written$1(after[index]) : null
	}));
}
function imageDifference(before, after) {
	if (before.image === after.image) return [];
	const of = ({ image, place }) => image === void 0 ? null : {
		value: image,
		...place
	};
	return [{
		kind: "image",
		name: "image",
		before: of(before),
		after: of(after)
	}];
}

// src/core/plan/as-read.ts
/** A plan as its servers read it: without options in groups that they do not read, such as [mysqld-5.7]. */
/** The plan's scenarios with no other options than those that their servers read. */
function asRead(plan, serverOf) {
	const read = (arm) => ({
		...arm,
		scenario: asReadBy(arm.scenario, serverOf(arm.scenario))
	});
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base that its servers read as they read the head: what changed there stands in groups of
* option files that are none of theirs, or ends in the same settings.
*/
function withoutUnread(plan, serverOf) {
	const changed = new Set(changedSettings(asRead(plan, serverOf)).map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter(({ revision, scenario }) => revision !== "base" || changed.has(scenario.name));
	const isKept = (arm) => arm.role === "control" || plan.rules.includes("control") || changed.has(arm.scenario.name);
	const arms = [
		control,
		twin,
		...kept.filter(isKept)
	];
	const isEmpty = others.length > 0 && arms.length === 2;
	return {
		...plan,
		arms,
		rules: isEmpty ? plan.rules.filter((rule) => rule !== "control") : plan.rules
	};
}
/** What the scenarios of a plan differ in from their base. */
function changedSettings({ arms }) {
	return arms.flatMap(({ scenario: before, revision }) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (revision !== "base" || head === void 0) return [];
		return settingDifferences(before, head.scenario).map((each) => ({
			scenario: before.name,
			...each
		}));
	});
}

// src/core/settings/manual-pages.ts
const MYSQL$11 = "https://dev.mysql.com/doc/refman";
const MARIADB$10 = "https://mariadb.com/kb/en";
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
	vector: { mariadb: "vector-system-variables" }
};
const ALL_VARIABLES = "server-system-variables";
/** Versions of MySQL’s reference manual: each describes what its server has. */
const MANUALS$1 = {
	old: "8.0",
	longTerm: "8.4",
	newest: "9.7"
};
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *) and for options that are none.
*/
function manualPage(page, name, fork, lifetime = {}) {
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	const isPage = name.includes("*") || page.endsWith("-options");
	if (fork === "mariadb") return `${MARIADB$10}/${file}/${isPage ? "" : `#${name}`}`;
	return `${MYSQL$11}/${manualOf(lifetime)}/en/${file}.html${isPage ? "" : `#sysvar_${name}`}`;
}
function manualOf({ since, removed }) {
	if (removed !== void 0 && Number.parseFloat(removed) <= Number(MANUALS$1.longTerm)) return MANUALS$1.old;
	return Number.parseFloat(since ?? "0") >= 9 ? MANUALS$1.newest : MANUALS$1.longTerm;
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
const MYSQL$10 = [
	...removedIn("mysql", "5.7", "no-start", `storage_engine=default_storage_engine table_cache=table_open_cache log_slow_queries=slow_query_log thread_concurrency
    timed_mutexes innodb_additional_mem_pool_size innodb_use_sys_malloc innodb_mirrored_log_groups
    innodb_file_io_threads=innodb_read_io_threads`),
	...removedIn("mysql", "8.0", "no-start", `innodb_file_format innodb_file_format_check innodb_file_format_max innodb_large_prefix
    innodb_checksums=innodb_checksum_algorithm innodb_support_xa innodb_locks_unsafe_for_binlog=transaction_isolation
    innodb_stats_sample_pages=innodb_stats_transient_sample_pages innodb_undo_logs=innodb_rollback_segments sync_frm
    ignore_db_dirs metadata_locks_cache_size metadata_locks_hash_instances old_passwords
    internal_tmp_disk_storage_engine`),
	...removedIn("mysql", "8.0.3", "no-start", `query_cache_type query_cache_size query_cache_limit query_cache_min_res_unit query_cache_wlock_invalidate
    have_crypt tx_isolation=transaction_isolation tx_read_only=transaction_read_only log_warnings=log_error_verbosity
    secure_auth max_tmp_tables multi_range_count date_format datetime_format time_format`),
	...removedIn("mysql", "8.2", "no-start", "expire_logs_days=binlog_expire_logs_seconds"),
	...removedIn("mysql", "8.3", "no-start", `master_info_repository relay_log_info_repository slave_rows_search_algorithms transaction_write_set_extraction
    log_bin_use_v1_row_events character_set_client_handshake`),
	...removedIn("mysql", "8.4", "no-start", `default_authentication_plugin=authentication_policy binlog_transaction_dependency_tracking have_ssl have_openssl
    avoid_temporal_upgrade show_old_temporals new old`),
	...removedIn("mysql", "9.7", "no-start", `innodb_log_file_size=innodb_redo_log_capacity innodb_log_files_in_group=innodb_redo_log_capacity
    innodb_undo_tablespaces replica_parallel_type slave_parallel_type myisam_repair_threads temptable_use_mmap=temptable_max_mmap`)
];
const MARIADB$9 = [
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
const REMOVED_OPTIONS = [...MYSQL$10, ...MARIADB$9];
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

// src/core/settings/binary-log.ts
const BOTH$7 = `
log_bin | start | binary-log-commits, point-writes | Binlog_cache_use
  whether changes are also written to a binary log, which every commit then waits for
sync_binlog | live | binary-log-commits | Binlog_cache_use, Com_commit
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
const MYSQL$9 = `
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
const MARIADB$8 = `
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
		text: MYSQL$9
	},
	{
		page: "binary-log",
		fork: "mariadb",
		text: MARIADB$8
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
const MYSQL$8 = `
table_open_cache_triggers | live | many-tables, stored-programs | Table_open_cache_triggers_misses | since 9.7
  how many open tables with their triggers are kept
schema_definition_cache | live | many-tables, metadata-reads
  how many definitions of databases are kept
tablespace_definition_cache | live | many-tables
  how many definitions of tablespaces are kept
stored_program_definition_cache | live | stored-programs
  how many definitions of stored programs are kept
`;
const MARIADB$7 = `
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
		text: MYSQL$8
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$7
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
const MYSQL$7 = `
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
const MARIADB$6 = `
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
		text: MYSQL$7
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$6
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
const MYSQL$6 = `
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
const MARIADB$5 = `
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
		text: MYSQL$6
	},
	{
		page: "innodb",
		fork: "mariadb",
		text: MARIADB$5
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
const MYSQL$5 = `
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
const MARIADB$4 = `
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
		text: MYSQL$5
	},
	{
		page: "innodb",
		fork: "mariadb",
		text: MARIADB$4
	}
];

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
const MARIADB$3 = `
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
const MYSQL$4 = `
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
		text: MARIADB$3
	},
	{
		page: "server",
		fork: "mysql",
		text: MYSQL$4
	},
	{
		page: "server",
		text: SHARED
	},
	...FAMILIES
];

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
const MYSQL$3 = `
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
		text: MYSQL$3
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
const MYSQL$2 = `
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
const MARIADB$2 = `
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
		text: MYSQL$2
	},
	{
		page: "server",
		fork: "mariadb",
		text: MARIADB$2
	}
];

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

// src/core/suite/exercises.ts
function load(meaning) {
	return {
		meaning,
		isLoad: true
	};
}
function elsewhere(meaning) {
	return {
		meaning,
		isLoad: false
	};
}
/** Every exercise with what it is. */
const EXERCISES = {
	"any-statement": load("Any statement: each one pays."),
	"reads-in-memory": load("Rows are read that are all in the buffer pool."),
	"reads-beyond-pool": load("Rows are read from data that are larger than the buffer pool."),
	"full-scans": load("Statements read whole tables, or large parts of them."),
	"point-writes": load("Single rows are inserted, updated or deleted, and committed."),
	"sustained-writes": load("Rows are written for so long that dirty pages, redo log or undo log have to be caught up with."),
	"large-transactions": load("One transaction changes many rows before it commits."),
	"binary-log-commits": load("Changes are committed while the binary log is on."),
	"contended-rows": load("Several transactions want the same rows, so locks are waited for."),
	"large-rows": load("Rows or results of many kilobytes, with BLOB or TEXT columns."),
	sorts: load("Statements sort more rows than an index delivers in order."),
	joins: load("Statements join tables, with and without an index."),
	"temporary-tables": load("Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables."),
	planning: load("Statements whose plan takes long to find: many tables, conditions or values in a list."),
	"auto-increment": load("Several connections insert into one table with an AUTO_INCREMENT key."),
	connecting: load("Clients connect and disconnect again and again."),
	"many-tables": load("More tables are used than the caches of tables hold."),
	"high-concurrency": load("Many more connections are active than there are CPUs."),
	replica: elsewhere("Another server sends or applies changes."),
	cluster: elsewhere("Several servers agree on each commit: Galera, Group Replication, NDB."),
	"bulk-load": elsewhere("Many rows are loaded at once, by LOAD DATA, multi-row INSERT or into MyISAM."),
	fulltext: elsewhere("Full-text indexes are searched or maintained."),
	partitioning: elsewhere("Tables have partitions."),
	"vector-search": elsewhere("Vectors are searched by an index."),
	"other-engine": elsewhere("Tables are of another storage engine than InnoDB."),
	"compressed-tables": elsewhere("Tables or columns are compressed."),
	encryption: elsewhere("Tables, logs or temporary files are encrypted."),
	"stored-programs": elsewhere("Stored procedures, functions or triggers run."),
	"metadata-reads": elsewhere("INFORMATION_SCHEMA or statistics are asked for, or ANALYZE runs."),
	"over-network": elsewhere("Clients are on other machines, or their connections are encrypted."),
	"x-protocol": elsewhere("Clients speak MySQL’s X Protocol."),
	plugin: elsewhere("A plugin or component is installed that no server has by itself."),
	startup: elsewhere("The server starts or stops, and its caches are cold."),
	"crash-recovery": elsewhere("The server starts after a crash."),
	ddl: elsewhere("Tables are created, altered or dropped."),
	"other-device": elsewhere("Files lie on another device or file system."),
	"long-idle": elsewhere("Connections or transactions stand idle for long.")
};
function isExercise(word) {
	return Object.hasOwn(EXERCISES, word);
}

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
`;
const MARIADB = `
debug_no_sync | start | point-writes, sustained-writes, binary-log-commits
  whether nothing is synchronized at all
partition | start | partitioning
  whether tables may have partitions
table_cache | start | many-tables | Opened_tables
  how many open tables are kept for the next statement
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
	...START_OPTIONS
].flatMap(rowsOf);
const KNOWN = {
	mysql: indexOf("mysql"),
	mariadb: indexOf("mariadb")
};
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

// src/core/settings/dangers.ts
/** The dangers of a change, of which none is told where it was there before. */
function dangersOf(change, context) {
	const subject = subjectOf(change, context.product);
	const removal = removalDanger(subject, context);
	if (removal !== void 0) return [removal];
	return [
		deprecationDanger(subject, context),
		durabilityDanger(subject),
		queryCacheDanger(subject, context),
		memoryDanger(subject, context)
	].filter((danger) => danger !== void 0);
}
function subjectOf(change, product) {
	const fork = forkOf(product);
	const variable = variableForms(change.variable).find((form) => !form.startsWith("loose_")) ?? change.variable;
	const unknown = manualPage(variable.startsWith("innodb_") ? "innodb" : "server", variable, fork);
	return {
		...change,
		variable,
		fork,
		page: knowledgeOf(variable, product)?.page ?? unknown
	};
}
function removalDanger({ variable, after, fork, page }, { version }) {
	const option = removedOption(variable, fork, version);
	if (option === void 0 || after === void 0) return void 0;
	const { removed, consequence, instead } = option;
	return {
		code: "option-removed",
		variable,
		page: removalPage(option) ?? page,
		removed,
		consequence,
		instead
	};
}
function deprecationDanger(subject, { version }) {
	const { variable, before, after, fork, page } = subject;
	const option = deprecatedOption(variable, fork, version);
	if (option === void 0 || after === void 0 || before !== void 0) return void 0;
	return {
		code: "option-deprecated",
		variable,
		page,
		since: option.since,
		instead: option.instead
	};
}
function durabilityDanger({ variable, before, after, fork, page }) {
	const loss = durabilityLoss(variable, before, after, fork);
	return loss === void 0 ? void 0 : {
		...loss,
		variable,
		page
	};
}
const QUERY_CACHE = ["query_cache_type", "query_cache_size"];
function queryCacheDanger(subject, { settings }) {
	const { variable, before, after, fork, page } = subject;
	if (fork !== "mariadb" || !QUERY_CACHE.includes(variable)) return void 0;
	const isOn = (value) => isQueryCacheOn({
		...settings,
		[variable]: value
	});
	return isOn(after) && !isOn(before) ? {
		code: "query-cache",
		variable,
		page
	} : void 0;
}
/** A server that is started with a size of the cache switches it on, also where its type is said to be OFF. */
function isQueryCacheOn(settings) {
	const { query_cache_type: type, query_cache_size: size } = settings;
	if (numberOf(size) === 0) return false;
	return size !== void 0 || /^(?:1|2|on|demand)$/i.test(type ?? "");
}
function memoryDanger(subject, { memoryBytes, settings }) {
	const { variable, before, after, fork, page } = subject;
	if (memoryBytes === void 0) return void 0;
	const need = memoryNeed(withValue(settings, variable, after), fork);
	if (totalBytes(need) <= totalBytes(memoryNeed(withValue(settings, variable, before), fork))) return void 0;
	if (totalBytes(need) <= memoryBytes) return void 0;
	const { poolBytes } = need;
	if (poolBytes <= memoryBytes) return {
		code: "connections-beyond-memory",
		variable,
		page,
		...need,
		memoryBytes
	};
	if (variable !== "innodb_buffer_pool_size") return void 0;
	return {
		code: "pool-beyond-memory",
		variable,
		page,
		poolBytes,
		memoryBytes
	};
}
function withValue(settings, variable, value) {
	const others = Object.entries(settings).filter(([name]) => name !== variable);
	return Object.fromEntries(value === void 0 ? others : [...others, [variable, value]]);
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

// src/core/wording/dangers.ts
const SENTENCES = {
	"commits-not-synced": ({ variable, value }) => `${variable}=${value} means that commits are not synchronized: ` + (value === "2" ? "about a second of them is lost if the machine crashes" : "about a second of them is lost if the server or the machine crashes"),
	"binary-log-not-synced": ({ variable, value }) => `${variable}=${value} means that the binary log is ` + (Number(value) === 0 ? "not synchronized by the server" : `synchronized after ${count(Number(value), "commit")} only`) + ": if the machine crashes, replicas may have commits that the server has lost, or the other way round",
	"torn-pages": ({ variable, value }) => `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole`,
	"nothing-synced": ({ variable, value }) => `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests`,
	"query-cache": ({ variable }) => `${variable} switches the query cache on: all connections wait for its one mutex, so with many of them, or with writes, it may cost more than it saves`,
	"option-removed": ({ variable, removed, consequence, instead }) => `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? "unknown"]}${useInstead(instead)}`,
	"option-deprecated": ({ variable, since, instead }) => `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
	"pool-beyond-memory": ({ variable, poolBytes, memoryBytes }) => `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`,
	"connections-beyond-memory": ({ variable, poolBytes, connections, bytesPerConnection, memoryBytes }) => `with ${variable} so large, ${count(connections, "connection")} may take ${bytes(bytesPerConnection)} each, which with a buffer pool of ${bytes(poolBytes)} is more than the machine’s ${bytes(memoryBytes)} of memory`
};
const CONSEQUENCES = {
	ignored: ", and pass over it",
	"no-start": ", and do not start with it",
	unknown: ""
};
function dangerText(danger) {
	return SENTENCES[danger.code](danger);
}
function useInstead(instead) {
	return instead === null ? "" : `; ${instead} takes its place`;
}

// src/core/result/advice.ts
/** One for each danger of a changed variable, in the order in which the files have them. */
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, own]) => {
		const server = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		if (server === void 0) return [];
		const [before, after] = [valuesOf(plan, scenario, "base"), valuesOf(plan, scenario, "head")];
		const context = {
			product: server.product,
			version: server.version,
			memoryBytes,
			settings: after
		};
		return [...placesOf(own)].flatMap(([variable, setting]) => {
			const change = {
				variable,
				before: before[variable],
				after: after[variable]
			};
			return dangersOf(change, context).map((danger) => adviceOn(setting, danger));
		});
	});
}
function valuesOf({ arms }, scenario, revision) {
	const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario);
	return variableValues(arm?.scenario.options ?? []);
}
/**
* The difference of each variable, the one that has a line in the file now where there are two: `skip-x` in place of `x` is one
* that came and one that went. Of settings that add up, of statements and images nothing is known.
*/
function placesOf(settings) {
	const places = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const { kind, name, before, after } = setting;
		if (kind !== "option" || name.includes(" ")) continue;
		const { variable } = variableValue(name, (after ?? before)?.value);
		if (after !== null || !places.has(variable)) places.set(variable, setting);
	}
	return places;
}
function adviceOn({ scenario, before, after }, danger) {
	const { code, variable, page } = danger;
	const [file, line] = [after?.file ?? before?.file ?? scenario, after?.line ?? 1];
	return {
		scenario,
		code,
		variable,
		file,
		line,
		message: dangerText(danger),
		page
	};
}

// src/core/result/agreeing-rates.ts
/**
* Rates of which the changes can be read off. What arms did by themselves says something else where the machine drifted, as
* not every arm is measured in every block.
*/
/**
* The cells with the control's rate as that of its two servers together, and every other arm's as its reference's times the
* change. What was compared with nothing keeps its own.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [keyOf$1(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(keyOf$1({
		...place,
		rule,
		scope: "cell"
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const own = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base") {
			const effect = effectIn(place, "base");
			return effect === void 0 ? own : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (revision === "twin") return own;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? own : Math.sqrt(own * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? own : rateOf({
			...place,
			scenario: control.scenario.name
		}) * Math.exp(effect);
	};
	return cells.map((cell) => {
		const qps = rateOf(cell);
		return {
			...cell,
			qps,
			tps: cell.tps && cell.tps * (qps / cell.qps)
		};
	});
}
function placeKey({ scenario, revision, workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

// src/core/result/describe-cells.ts
/** What every arm did in every cell, as result.json has it. */
/** Above this share of its CPUs the client, not the server, may be what is measured. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, cpus) {
	const slices = slicesOf(measurement.lines);
	const totals = totalsOf(measurement.lines);
	const cells = plan.cells;
	return plan.arms.flatMap((arm) => cells.flatMap(({ workload, threads }) => {
		const here = (line) => isOf$2(line, arm) && line.workload === workload.name && line.threads === threads;
		const ownTotals = totals.filter(here);
		return ownTotals.length === 0 ? [] : [resultCell(slices.filter(here), ownTotals, cpus)];
	}));
}
function resultCell(slices, totals, cpus) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean$1(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum$1(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum$1(totals.map((total) => total.transactions)));
	const counted = sum$1(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum$1(totals.map((total) => total.turnSeconds));
	const turnQueries = counted * queriesPerTransaction * ratio(turnSeconds, sum$1(slices.map((slice) => slice.seconds)));
	const serverCpu = sumKnown(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumKnown(totals.map((total) => total.clientCpuSeconds));
	const busy = (cpu, { length }) => cpu === null ? null : ratio(cpu, turnSeconds * length);
	return {
		scenario,
		revision,
		workload,
		threads,
		qps: tps * queriesPerTransaction,
		tps,
		latencyMs: {
			avg: ratio(sum$1(slices.map((slice) => slice.latencySumMs)), counted),
			p50: quantileMs(latency, .5),
			p95: quantileMs(latency, .95),
			p99: quantileMs(latency, .99)
		},
		cpuMicrosPerQuery: serverCpu === null || turnQueries === 0 ? null : 1e6 * serverCpu / turnQueries,
		serverCpuBusy: busy(serverCpu, cpus.serverCpus),
		clientCpuBusy: busy(clientCpu, cpus.clientCpus),
		slices: slices.length,
		errors: sum$1(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	return isSample(rates) ? huber(rates).mean : 0;
}
function cellWarnings(cells, measurement) {
	const about = ({ scenario, revision, workload, threads }) => ({
		scenario,
		revision,
		workload,
		threads
	});
	const saturated = cells.flatMap((cell) => cell.clientCpuBusy === null ? [] : [{
		...about(cell),
		busy: cell.clientCpuBusy
	}]).filter(({ busy }) => busy > CLIENT_SATURATED).map((cell) => ({
		code: "client-saturated",
		...cell
	}));
	const failing = cells.filter((cell) => cell.errors > ERROR_SHARE * totalTransactions(cell, measurement)).map((cell) => ({
		code: "errors",
		...about(cell),
		errors: cell.errors
	}));
	return [...saturated, ...failing];
}
/** Servers that others have asked something while we measured. */
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const own = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = mean$1(own.flatMap((total) => total.othersPerSecond ?? []));
		const ours = mean$1(own.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
		return perSecond < 1 ? [] : [{
			code: "others-asked",
			endpoint,
			perSecond,
			share: ratio(perSecond, perSecond + ours)
		}];
	});
}
function armKey({ scenario, revision }) {
	return JSON.stringify([scenario, revision]);
}
function totalTransactions(cell, { lines }) {
	return sum$1(totalsOf(lines).filter((total) => total.scenario === cell.scenario && total.revision === cell.revision).filter((total) => total.workload === cell.workload && total.threads === cell.threads).map((total) => total.transactions));
}
function isOf$2(line, arm) {
	return line.scenario === arm.scenario.name && line.revision === arm.revision;
}
/** A cell in which nothing was counted reads 0 rather than not a number. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function sum$1(values) {
	return values.reduce((total, value) => total + value, 0);
}
function mean$1(values) {
	return ratio(sum$1(values), values.length);
}
/** Null where one is unknown. */
function sumKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : sum$1(known);
}

// src/core/result/describe-run.ts
function describeRun(run, facts) {
	const { suite, plan, trials, measurement, compared } = run;
	const scenarios = resultScenarios(plan, measurement.lines, facts);
	const cells = agreeingRates(describeCells(plan, measurement, facts.environment), plan, compared.comparisons);
	return {
		schemaVersion: 1,
		suite: suiteOf(suite, facts),
		commit: facts.commit,
		startedAt: facts.startedAt,
		imported: null,
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		reproduce: facts.reproduce,
		plan: resultPlan(plan, trials, suite.gate),
		environment: {
			...facts.environment,
			cpuCapacity: measurement.cpuCapacity
		},
		scenarios,
		cells,
		settings: facts.settings.map(({ before, after, ...setting }) => ({
			...setting,
			before: written(before),
			after: written(after)
		})),
		advice: facts.advice === void 0 ? [] : adviceOf({
			...facts.advice,
			plan,
			scenarios,
			settings: facts.settings
		}),
		ranking: rankCells(plan, new MeasuredBlocks(measurement.lines)),
		warnings: [
			...facts.warnings,
			...measurement.warnings,
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...fairnessWarnings(plan, armStatesOf(measurement.lines)),
			...missesWarnings(plan, measurement.lines)
		].map(told)
	};
}
function suiteOf({ name, known }, { suiteFingerprint }) {
	return {
		name,
		fingerprint: suiteFingerprint,
		...known === void 0 ? {} : { known }
	};
}
/** JSON has no undefined. */
function written(setting) {
	return setting === null ? null : {
		...setting,
		value: setting.value ?? null
	};
}
function resultPlan({ rules, arms, cells, shard, startSpread }, trials, policy) {
	return {
		rules,
		arms: arms.map(({ scenario, revision, role }) => ({
			scenario: scenario.name,
			revision,
			role
		})),
		cells: cells.map(({ workload, threads }) => ({
			workload: workload.name,
			threads
		})),
		shard,
		startSpread: {
			sd: startSpread.sd,
			df: startSpread.df
		},
		trials,
		policy
	};
}
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const differing = differingVariables(states.map((state) => state.variables));
	return plan.arms.flatMap((arm) => {
		const own = states.filter((state) => isOf$1(state, arm));
		const [first] = own;
		if (first === void 0) return [];
		return [{
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes
			},
			insight: first.insight,
			startSeconds: mean(own.map((state) => state.startSeconds)),
			host: first.host ?? null,
			cpuCapacity: own.flatMap((state) => state.cpuCapacity ?? [])[0] ?? null,
			price: arm.scenario.price ?? null,
			pageMisses: mostMisses(lines, arm)
		}];
	});
}
/** Scenarios whose servers promise less, or more, of a commit than the control's, though nobody has asked for that. */
function fairnessWarnings({ arms: [control, , ...others] }, states) {
	const serverOf = (arm) => {
		const state = states.find((each) => isOf$1(each, arm));
		return state && {
			scenario: arm.scenario,
			variables: state.variables
		};
	};
	const reference = serverOf(control);
	return others.flatMap((arm) => {
		const server = arm.revision === "head" ? serverOf(arm) : void 0;
		if (reference === void 0 || server === void 0) return [];
		const settings = unevenDurability(reference, server);
		if (settings.length === 0) return [];
		return [{
			code: "uneven-durability",
			scenario: arm.scenario.name,
			control: control.scenario.name,
			settings
		}];
	});
}
/** Scenarios whose servers read from disk what the control's had in memory, or the other way round. */
function missesWarnings({ arms: [control, , ...others] }, lines) {
	const reference = mostMisses(lines, control);
	return others.flatMap((arm) => {
		const share = arm.revision === "head" ? mostMisses(lines, arm) : null;
		if (share === null || reference === null || !isUnevenlyWarm(control.scenario, reference, arm.scenario, share)) return [];
		return [{
			code: "uneven-misses",
			scenario: arm.scenario.name,
			control: control.scenario.name,
			share,
			reference
		}];
	});
}
/** Of all its cells; null where nobody has counted. */
function mostMisses(lines, arm) {
	const shares = totalsOf(lines).flatMap((total) => isOf$1(total, arm) ? total.pageMisses ?? [] : []);
	return shares.length === 0 ? null : Math.max(...shares);
}
function differingVariables(all) {
	return [...new Set(all.flatMap((variables) => Object.keys(variables)))].filter((name) => !isOwnToServer(name) && new Set(all.map((variables) => variables[name])).size > 1).sort();
}
function isOf$1(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}
function mean(values) {
	return values.reduce((total, value) => total + value, 0) / values.length;
}

// src/core/attribution/causes.ts
/** What a search says of every factor, and how the causes add up; at any time, also before it is done. */
/** One-sided error at which what the causes leave over acquits the others. */
const ACQUITTAL = .05;
/** Every factor is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function causesOf(search) {
	const blamed = blamedGroups(search);
	const together = partnersOf(search);
	const named = new Set([...blamed, ...together].flatMap(({ factors }) => factors));
	const others = search.needs.flatMap((_, factor) => named.has(factor) ? [] : [causeOf(search, factor)]);
	return [...blamed.map((group) => toCause(search, group, group.factors, "to blame")).sort((left, right) => cost(left) - cost(right)), ...[...together.map((group) => toCause(search, group, group.factors, verdictOf(group))), ...others].sort((left, right) => (left.factors[0] ?? 0) - (right.factors[0] ?? 0))];
}
function balance(search) {
	const sum = sumOfTimes(costsIn(search, blamedGroups(search)));
	return {
		whole: figures(search.whole, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(search.whole, sum, CONFIDENCE)
	};
}
/** Groups of stuck factors that start together and are not blamed. */
function partnersOf(search) {
	const stuck = new Set(stuckFactors(search));
	const taken = new Set(blamedGroups(search).flatMap(({ factors }) => factors));
	return search.groups.filter(({ role, factors, effect }) => {
		const isNew = role === "together" && effect !== null && factors.every((factor) => stuck.has(factor) && !taken.has(factor));
		if (isNew) for (const factor of factors) taken.add(factor);
		return isNew;
	});
}
/** The cause of a factor that is not to blame: by what was measured of it alone, else in the smallest group. */
function causeOf(search, factor) {
	const [smallest] = search.groups.filter(({ role, factors, effect }) => role !== "together" && effect !== null && factors.includes(factor)).toSorted((left, right) => left.factors.length - right.factors.length || order(left) - order(right));
	const isStuck = stuckFactors(search).includes(factor);
	if (isStuck || smallest === void 0) return unmeasured(factor, isStuck);
	const verdict = verdictOf(smallest);
	const isAcquitted = verdict === "undecided" && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant;
	return toCause(search, smallest, [factor], isAcquitted ? "innocent" : verdict);
}
function unmeasured(factor, isStuck) {
	return {
		factors: [factor],
		verdict: isStuck ? "undecided" : "not reached",
		kind: isStuck ? "does not start" : "not measured",
		measured: [],
		change: null,
		low: null,
		high: null,
		removal: null,
		together: []
	};
}
/** A factor added says more than one taken out. */
function order({ role }) {
	return ROLES.indexOf(role);
}
/** A group that costs something holds a cause, but which of its factors that is was not reached. */
function verdictOf(group) {
	if (group.state === "to blame" || group.state === "innocent") return group.state;
	return !isIndivisible(group) && isShown(group) ? "not reached" : "undecided";
}
function toCause(search, group, factors, verdict) {
	const { effect, role } = group;
	const own = effect === null ? null : figures(effect, CONFIDENCE);
	const removed = role === "add" ? search.groups.find((other) => isRemoval(other, factors)) : void 0;
	return {
		factors,
		verdict,
		kind: kindOf(group),
		measured: group.factors,
		change: own?.change ?? null,
		low: own?.low ?? null,
		high: own?.high ?? null,
		removal: removed?.effect ? figures(removed.effect, CONFIDENCE) : null,
		together: []
	};
}
function isRemoval({ role, factors }, own) {
	return role === "remove" && factors.join() === own.join();
}
function kindOf(group) {
	if (!isIndivisible(group)) return "in a group";
	if (group.role === "together") return "together";
	return group.role === "add" ? "alone" : "from the head";
}
function cost({ change }) {
	return change ?? 0;
}

// src/gate/attribution/find-suggestion.ts
/** One-sided error at which the suggestion is said to cost less than head. */
const CHEAPER = .05;
/**
* Null where the costs lead to none, the time for its trial is over, its server does not start, or it does not turn out
* to show all that head shows for less.
*/
async function findSuggestion({ head, product, insight, costs }, tryOut) {
	if (Object.keys(insight).length === 0) return null;
	const suggested = suggest(head, product, insight, costs);
	const tried = suggested && await tryOut(suggested);
	if (!tried || lowerBound(tried.saved, CHEAPER) <= 0) return null;
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	if (!keeps.every((key) => tried.insight[key] === "full" || tried.insight[key] === insight[key])) return null;
	return {
		scenario: head.name,
		lines: suggested.lines,
		replaces: distinct(replacedLines(head)),
		keeps,
		...figures(tried.effect, CONFIDENCE),
		saved: figures(tried.saved, CONFIDENCE),
		insight: tried.insight
	};
}
/** Several settings may stand on one line. */
function distinct(places) {
	return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

// src/gate/attribution/found-causes.ts
function namedCause({ factors, measured, together, ...cause }, all) {
	const settings = all.map(({ name, before, after, place }) => ({
		name,
		before,
		after,
		place
	}));
	const namesOf = (some) => some.flatMap((factor) => settings[factor]?.name ?? []);
	return {
		...cause,
		settings: factors.flatMap((factor) => settings[factor] ?? []),
		measuredWith: namesOf(measured),
		together: namesOf(together)
	};
}
/** Costs of single pieces; those that were measured in a group only have the group's: enough to say what comes first. */
function costsOf(causes, all) {
	return causes.flatMap(({ factors, change, verdict }) => factors.flatMap((factor) => {
		const piece = all[factor]?.piece ?? null;
		return piece === null ? [] : [{
			piece,
			change,
			isCostly: verdict === "to blame" || verdict === "not reached" && change !== null
		}];
	}));
}
/** Which comparison it is; a mean is of no workload, "*", at no number of threads. */
function placeOf$1(found) {
	const { rule, scenario, reference } = found;
	return {
		rule,
		scenario,
		reference,
		...found.scope === "cell" ? {
			workload: found.workload,
			threads: found.threads
		} : {
			workload: "*",
			threads: 0
		}
	};
}

// src/gate/attribution/started-trials.ts
/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3;
/** A factor must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2;
/** Measures configurations between reference and head, trial after trial. */
var StartedTrials = class {
	#request;
	#edges;
	#trials;
	/** The reference and its twin, which every trial has. */
	#fixed;
	#head;
	#mixes = /* @__PURE__ */ new Map();
	#stuck = /* @__PURE__ */ new Set();
	#idle;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
		this.#trials = new Trials(edges);
		const reference = {
			...request.reference,
			name: "reference",
			expect: {}
		};
		this.#fixed = [{
			scenario: reference,
			revision: "head",
			role: "control"
		}, {
			scenario: reference,
			revision: "twin",
			role: "control"
		}];
		this.#head = {
			scenario: {
				...request.head,
				name: "head",
				expect: {}
			},
			revision: "head",
			role: "candidate"
		};
		this.#idle = {
			seconds: request.startSeconds,
			arms: Math.max(...groupsOf(request.plan).map(({ length }) => length))
		};
	}
	/** Servers that a trial may have besides those that it is for. */
	get always() {
		return this.#fixed.length + 1;
	}
	/** What the contrasts show, with all that was measured of them before; undefined where the time is over. */
	async measure(search, contrasts) {
		const arms = mixesOf(search, contrasts).map((set) => this.#armOf(set));
		const isHeadAsked = contrasts.some(({ with: one, against }) => [one, against].some((set) => isAll(search, set)));
		const hasHead = this.#trials.number === 0 || isHeadAsked;
		const kept = this.#request.keepsTimeToTryOut ? leastSearchSeconds(this.always + 1, this.#idle) + SPARE_SECONDS : 0;
		if (!await this.#trial({
			arms,
			hasHead,
			kept
		})) return void 0;
		const effects = this.#effects();
		return contrasts.flatMap((contrast) => {
			if (this.#isStuck(search, contrast)) return [{
				contrast,
				effect: "does not start"
			}];
			const effect = effects(this.#nameOf(search, contrast.with), this.#nameOf(search, contrast.against));
			return effect === void 0 ? [] : [{
				contrast,
				effect
			}];
		});
	}
	/** One more trial with this configuration; undefined where the time does not suffice, or a server fails. */
	async tryOut(scenario) {
		const arm = {
			scenario,
			revision: "head",
			role: "candidate"
		};
		this.#mixes.set(scenario.name, arm);
		try {
			if (!await this.#trial({
				arms: [arm],
				hasHead: true,
				kept: 0
			})) return void 0;
		} catch (error) {
			if (!isFailure(error)) throw error;
			return;
		}
		const effects = this.#effects();
		const [reference] = this.#fixed;
		const effect = effects(scenario.name, reference.scenario.name);
		const saved = effects(scenario.name, this.#head.scenario.name);
		const state = armStatesOf(this.#trials.measurement.lines).findLast((line) => line.scenario === scenario.name);
		return effect && saved && state && {
			effect,
			saved,
			insight: state.insight
		};
	}
	/** @returns false where the time does not suffice */
	async #trial(wanted) {
		const arms = wanted.arms.filter(({ scenario }) => !this.#stuck.has(scenario.name));
		if (arms.length === 0 && wanted.arms.length > 0) return true;
		const { now } = this.#edges.testbed;
		const chosen = [...wanted.hasHead ? [this.#head] : [], ...arms];
		const many = this.#fixed.length + chosen.length;
		const began = now();
		const seconds = searchShare(this.#request.deadline - began - wanted.kept, many, this.#idle);
		if (seconds === void 0) return false;
		const schedule = (_, number) => ({
			until: now() + seconds,
			trials: Math.max(LEAST_TRIALS, number)
		});
		try {
			await this.#trials.measure(this.#plan(), (arm) => chosen.includes(arm), schedule);
			this.#idle = {
				seconds: now() - began - seconds,
				arms: many
			};
			return true;
		} catch (error) {
			if (!isFailure(error) || !await this.#findStuck(arms)) throw error;
			return this.#trial(wanted);
		}
	}
	/** Starts each server by itself, and remembers those that do not start. @returns whether there is one */
	async #findStuck(arms) {
		let found = false;
		for (const arm of arms) try {
			await using _ = await this.#edges.testbed.startTrial({
				number: this.#trials.number,
				arms: [arm],
				cells: []
			}, this.#plan());
		} catch (error) {
			if (!isFailure(error)) throw error;
			this.#stuck.add(arm.scenario.name);
			found = true;
		}
		return found;
	}
	/** Effects in the cell; of several cells their mean. */
	#effects() {
		const { cells } = this.#request;
		const pairs = cells.map(comparePairs(this.#plan(), new MeasuredBlocks(this.#trials.measurement.lines)));
		return (first, second) => {
			const effects = pairs.flatMap((effectOf) => effectOf(first, second) ?? []);
			return effects.length === cells.length ? meanEffect(effects) : void 0;
		};
	}
	#plan() {
		const { plan, cells } = this.#request;
		const arms = [
			...this.#fixed,
			this.#head,
			...this.#mixes.values()
		];
		return {
			...plan,
			rules: ["control"],
			arms,
			cells,
			shard: null,
			mostServers: Number.POSITIVE_INFINITY
		};
	}
	#armOf(set) {
		const name = `with ${set.join("+")}`;
		const known = this.#mixes.get(name);
		if (known !== void 0) return known;
		const arm = {
			scenario: this.#request.configure(set, name),
			revision: "head",
			role: "candidate"
		};
		this.#mixes.set(name, arm);
		return arm;
	}
	#nameOf(search, set) {
		if (set.length === 0) return this.#fixed[0].scenario.name;
		return (isAll(search, set) ? this.#head : this.#armOf(set)).scenario.name;
	}
	#isStuck(search, contrast) {
		return [contrast.with, contrast.against].some((set) => this.#stuck.has(this.#nameOf(search, set)));
	}
};
/** Whether the reference with these factors is head. */
function isAll({ needs }, set) {
	return set.length === needs.length;
}
/** Whether a server failed, and neither we did nor a signal came. */
function isFailure(error) {
	return error instanceof UserError || error instanceof MeasurementError;
}

// src/gate/attribution/by-starting.ts
async function causesByStarting(explained, { began, switched }, edges) {
	const { found, reference, head, cells, plan, difference, startSeconds, insight, deadline } = explained;
	const { factors } = difference;
	const trials = new StartedTrials({
		reference,
		head,
		cells,
		plan,
		deadline,
		startSeconds,
		configure: (set, name) => mix(difference, set, name),
		keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null)
	}, edges);
	const search = await searched(firstSearch(explained, trials), trials);
	const seconds = edges.testbed.now() - began;
	const causes = causesOf(search);
	const sums = balance(search);
	return {
		causes: causes.map((cause) => namedCause(cause, factors)),
		explanation: {
			...placeOf$1(found),
			method: "started",
			seconds,
			isComplete: isDone(search),
			...sums,
			started: sums.whole,
			switched: switched ?? null,
			disagrees: switched !== void 0,
			startOnly: []
		},
		suggestion: await findSuggestion({
			head,
			product: explained.product,
			insight,
			costs: costsOf(causes, factors)
		}, (suggested) => trials.tryOut(suggestedScenario(head, suggested, "suggestion")))
	};
}
function firstSearch({ found, difference, mostServers }, trials) {
	const needs = difference.factors.map((factor) => factor.needs);
	return startSearch({
		needs,
		whole: found.effect,
		mostArms: Math.max(2, mostServers - trials.always)
	});
}
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start, trials) {
	let search = start;
	for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
		const measured = await trials.measure(search, contrasts);
		if (measured === void 0) break;
		search = learn(search, measured);
	}
	return search;
}

// src/core/stats/robust-regression.ts
/** Robust linear regression: Tukey's biweight, refined from Huber's M-estimate, for rows of which some are far off. */
/** Clipping constants: 95 % efficient where the noise is normal (Huber 1964; Beaton & Tukey 1974). */
const HUBER = 1.345;
const BIWEIGHT = 4.685;
const STEPS$1 = 20;
/** A step that moves no coefficient by more than this share of the scale is the last. */
const CONVERGED = 1e-6;
const MAD_TO_SD = 1.4826;
/** Below this mean slope of ψ the linearisation is not trusted further. */
const LEAST_SLOPE = .3;
/** Added to the diagonal, relative to it: keeps columns that cannot be told apart solvable, with a huge variance. */
const RIDGE = 1e-10;
/**
* M-estimate of y = Xβ + e: Σ ψ(rᵢ/s) xᵢ = 0 by iteratively reweighted least squares, the scale being 1.4826 · MAD ·
* √(n/(n − p)) of the residuals, and no more than that of y itself. Two fits, Huber's from least squares over all rows and
* the biweight's from rows whose value is not far off; that of smaller scale is refined by the biweight at this scale, which
* gives rows far off no weight at all (as MM-estimates are, Yohai 1987). The second fit matters where there are few rows a
* column, and what is far off hides by pulling the fit: 106 rows of which a tenth are off by ten scales, with 39 columns,
* have half the error. Covariance K² s² Σψ²/(n − p) / A² · (XᵀX)⁻¹ with A the mean of ψ′ and K = 1 + p/n · var(ψ′)/A²
* (Huber 1981, §7.6).
*
* @param rows X: n rows of p columns, p ≥ 1, n > p; a column of ones where there is to be an intercept
* @param values y: n finite values
* @throws RangeError where rows and values differ in number, or do not outnumber the columns
*/
function robustRegression(rows, values) {
	const [count, columns] = [rows.length, columnsOf(rows)];
	if (values.length !== count) throw new RangeError(`${count} rows, but ${values.length} values`);
	if (columns === 0 || count <= columns) throw new RangeError(`${count} rows do not suffice for ${columns} columns`);
	const { coefficients: start, scale } = firstFit(rows, values);
	const { coefficients } = reweighted(rows, values, start, biweightWeight, () => scale);
	const variance = noise(rows, values, coefficients, scale);
	return {
		coefficients,
		covariance: inverse(gram(rows)).map((row) => row.map((value) => value * variance)),
		df: count - columns
	};
}
function firstFit(rows, values) {
	const most = scaleOf(values, 0);
	const scaleAt = (residuals) => Math.min(most, scaleOf(residuals, columnsOf(rows)));
	const near = values.map((value) => biweightWeight(value / most));
	const all = reweighted(rows, values, leastSquares(rows, values), huberWeight, scaleAt);
	const some = reweighted(rows, values, leastSquares(rows, values, near), biweightWeight, scaleAt);
	return some.scale < all.scale ? some : all;
}
/** Ordinary least squares with optional weights of the rows; columns that cannot be told apart share what they explain. */
function leastSquares(rows, values, weights) {
	const columns = columnsOf(rows);
	const moments = new Array(columns).fill(0);
	for (const [index, row] of rows.entries()) {
		const value = at(values, index) * (weights?.[index] ?? 1);
		for (let column = 0; column < columns; column++) moments[column] = at(moments, column) + at(row, column) * value;
	}
	return solve(cholesky(gram(rows, weights)), moments);
}
function reweighted(rows, values, start, weight, scaleAt) {
	let coefficients = start;
	let scale = 0;
	for (let step = 0; step < STEPS$1; step++) {
		const residuals = residualsOf(rows, values, coefficients);
		scale = scaleAt(residuals);
		const next = leastSquares(rows, values, residuals.map((residual) => weight(residual / scale)));
		const moved = Math.max(...next.map((value, column) => Math.abs(value - at(coefficients, column))));
		coefficients = next;
		if (moved <= CONVERGED * scale) break;
	}
	return {
		coefficients,
		scale
	};
}
/** K² s² Σψ² / ((n − p) A²) of the biweight. */
function noise(rows, values, coefficients, scale) {
	const [count, columns] = [rows.length, coefficients.length];
	const standardized = residualsOf(rows, values, coefficients).map((residual) => residual / scale);
	const squares = standardized.reduce((sum, residual) => sum + (residual * biweightWeight(residual)) ** 2, 0);
	const slopes = standardized.map(biweightSlope);
	const slope = slopes.reduce((sum, each) => sum + each, 0) / count;
	const spread = slopes.reduce((sum, each) => sum + (each - slope) ** 2, 0) / count;
	const trusted = Math.max(LEAST_SLOPE, slope);
	return (1 + columns / count * spread / trusted ** 2) ** 2 * scale ** 2 * squares / ((count - columns) * trusted ** 2);
}
function huberWeight(residual) {
	return Math.min(1, HUBER / Math.abs(residual));
}
function biweightWeight(residual) {
	return Math.abs(residual) < BIWEIGHT ? (1 - (residual / BIWEIGHT) ** 2) ** 2 : 0;
}
/** ψ′(r) of ψ(r) = r (1 − (r/c)²)². */
function biweightSlope(residual) {
	const share = (residual / BIWEIGHT) ** 2;
	return share < 1 ? (1 - share) * (1 - 5 * share) : 0;
}
function residualsOf(rows, values, coefficients) {
	return rows.map((row, index) => at(values, index) - dot(row, coefficients));
}
function scaleOf(residuals, columns) {
	const sizes = residuals.map(Math.abs);
	const correction = Math.sqrt(residuals.length / (residuals.length - columns));
	return (isSample(sizes) ? MAD_TO_SD * median(sizes) : 0) * correction + 1e-9;
}
function columnsOf(rows) {
	return rows[0]?.length ?? 0;
}
/** XᵀWX. */
function gram(rows, weights) {
	const columns = columnsOf(rows);
	const products = Array.from({ length: columns }, () => new Array(columns).fill(0));
	for (const [index, row] of rows.entries()) {
		const weight = weights?.[index] ?? 1;
		for (let left = 0; left < columns; left++) {
			const product = at(products, left);
			const factor = weight * at(row, left);
			if (factor !== 0) for (let right = 0; right <= left; right++) product[right] = at(product, right) + factor * at(row, right);
		}
	}
	return products.map((product, left) => product.map((_, right) => at(at(products, Math.max(left, right)), Math.min(left, right))));
}
/** L with LLᵀ = A + ridge; A is symmetric and not negative. */
function cholesky(matrix) {
	const size = matrix.length;
	const ridge = RIDGE * Math.max(Number.MIN_VALUE, ...matrix.map((row, index) => at(row, index)));
	const lower = matrix.map(() => new Array(size).fill(0));
	for (let row = 0; row < size; row++) {
		const own = at(lower, row);
		for (let column = 0; column <= row; column++) {
			const other = at(lower, column);
			let rest = at(at(matrix, row), column) + (row === column ? ridge : 0);
			for (let before = 0; before < column; before++) rest -= at(own, before) * at(other, before);
			own[column] = row === column ? Math.sqrt(Math.max(rest, ridge)) : rest / at(other, column);
		}
	}
	return lower;
}
/** x with LLᵀx = b. */
function solve(lower, right) {
	const solution = [...right];
	for (let row = 0; row < solution.length; row++) {
		const own = at(lower, row);
		for (let before = 0; before < row; before++) solution[row] = at(solution, row) - at(own, before) * at(solution, before);
		solution[row] = at(solution, row) / at(own, row);
	}
	for (let row = solution.length - 1; row >= 0; row--) {
		for (let after = row + 1; after < solution.length; after++) solution[row] = at(solution, row) - at(at(lower, after), row) * at(solution, after);
		solution[row] = at(solution, row) / at(at(lower, row), row);
	}
	return solution;
}
function inverse(matrix) {
	const lower = cholesky(matrix);
	return matrix.map((_, column) => solve(lower, matrix.map((_, row) => row === column ? 1 : 0)));
}

// src/core/attribution/subsets.ts
/**
* Draws what is on in each pair of turns of a server whose settings are switched: in the first turn a random subset, in the
* second all the others (paired sampling, Covert & Lee 2021, "Improving KernelSHAP"). Pairs of all and none, the anchors,
* tell what all settings cost together; the others how that is shared.
*/
/** Whether a pair is an anchor, of as many pairs as have one. */
const KINDS = Array.from({ length: 3 }, (_, index) => index === 0);
/** Subsets of a size to choose from; one alone makes the errors of forty costs a tenth larger. */
const CANDIDATES = 16;
/** Step of the sequence that spreads best over 0…1, however long it is: the golden ratio (Kronecker sequence). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/**
* A pair's smaller side has h settings with probability ∝ 1/(h(k − h)), the kernel under which the costs of a regression
* are Shapley values (Lundberg & Lee 2017, theorem 2). Sizes come from a low-discrepancy sequence; members from candidates
* of which that is taken whose settings were on the same side least often, so that few pairs tell all settings apart: as
* no setting is treated otherwise than another, all subsets of a size stay equally probable. Which side comes first is
* random, as is the place of the anchor among every three pairs.
*
* @param settings k, at least 1; with one, every pair is an anchor
*/
function pairSource({ settings, random }) {
	const sizes = sizeSource(settings, random);
	const members = memberSource(settings, random);
	const all = Array.from({ length: settings }, () => true);
	let kinds = [];
	const next = () => {
		if (kinds.length === 0) kinds = shuffled(KINDS, random);
		const [isAnchored, ...later] = kinds;
		kinds = later;
		const subset = isAnchored || settings === 1 ? all : members(sizes());
		return random() < .5 ? subset : subset.map((isOn) => !isOn);
	};
	return (pairs) => Array.from({ length: pairs }, next);
}
/** Whether all settings are on in one turn of the pair, and none in the other. */
function isAnchor(on) {
	return on.every((isOn) => isOn === on[0]);
}
/** Sizes of the smaller side. */
function sizeSource(settings, random) {
	const weights = Array.from({ length: settings >> 1 }, (_, index) => {
		const size = index + 1;
		return (2 * size === settings ? .5 : 1) / (size * (settings - size));
	});
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	let position = random();
	return () => {
		position = (position + GOLDEN) % 1;
		let left = position * total;
		const index = weights.findIndex((weight) => {
			left -= weight;
			return left < 0;
		});
		return index < 0 ? weights.length : index + 1;
	};
}
/** Subsets of a given size that are spread as evenly as possible over pairs of settings. */
function memberSource(settings, random) {
	const indices = Array.from({ length: settings }, (_, index) => index);
	/** How often two settings were on the same side, less how often they were not. */
	const together = indices.map(() => new Array(settings).fill(0));
	return (size) => {
		const { signs } = Array.from({ length: CANDIDATES }, () => {
			const chosen = new Set(shuffled(indices, random).slice(0, size));
			const signs = indices.map((index) => chosen.has(index) ? 1 : -1);
			return {
				signs,
				repeats: quadratic(signs, together)
			};
		}).reduce((best, one) => one.repeats < best.repeats ? one : best);
		for (const [row, counts] of together.entries()) for (const column of indices) counts[column] = at(counts, column) + at(signs, row) * at(signs, column);
		return signs.map((sign) => sign > 0);
	};
}

// src/core/attribution/shapley.ts
/**
* What each setting costs that was switched on and off on a running server: Shapley values, which share what settings cost
* only together equally among them and add up to what all cost.
*
* KernelSHAP (Lundberg & Lee 2017, theorem 2) finds them as the φ that minimise Σ (v(S) − v(∅) − Σ_{j∈S} φⱼ)² over subsets
* S drawn with probability ∝ 1/(s(k − s)), held to Σφ = v(all) − v(∅). With sⱼ = ±1 for on and off, v(S) is an even part
* e(S) = (v(S) + v(Sᶜ))/2 and an odd part o(S) = (v(S) − v(Sᶜ))/2; the model's even part is (v(∅) + v(all))/2 whatever φ is,
* its odd part ½ Σ φⱼsⱼ. A pair S, Sᶜ adds (e − e′)² + (o − o′)² twice over, so only the odd part tells φ:
* v(S) − v(Sᶜ) = Σ φⱼsⱼ, fitted to the differences of pairs. What the two turns of a pair have in common, such as a burst
* of other work, has cancelled out by then; so have all interactions of two settings.
*/
/**
* Fewer pairs than these do not tell how much they spread: anchors; other pairs, so many and some for every setting. With
* two for every setting, intervals of 95 % covered 86 %, with these 92 %.
*/
const LEAST_ANCHORS = 7;
const LEAST_OTHERS = 6;
const OTHERS_PER_SETTING = 2.5;
/**
* Costs of all settings by robust regression held to the whole: φ = Δ/k + Bγ with B an orthonormal basis of what adds up
* to nothing. Their variance is B cov(γ) Bᵀ + var(Δ) · g gᵀ with g = ∂φ/∂Δ. Each cost then depends on the whole by about
* 1/k only; the whole itself is the robust mean of the anchors. As the order within pairs is random, so is the sign of a
* row, and rows may be taken as independent though noise of neighbours is not.
*
* @returns undefined where there are too few pairs to know how much they spread
*/
function estimateShares({ pairs, known }) {
	const settings = pairs[0]?.on.length ?? 0;
	const anchors = pairs.filter(({ on }) => isAnchor(on));
	const others = pairs.filter(({ on }) => !isAnchor(on));
	const needed = settings > 1 ? LEAST_OTHERS + OTHERS_PER_SETTING * settings : 0;
	if (anchors.length < LEAST_ANCHORS || others.length < needed) return void 0;
	const switched = wholeOf(anchors);
	const disagrees = known !== void 0 && isApart(known, switched);
	const whole = known === void 0 || disagrees ? switched : agreed(known, switched);
	const { offsets, ...shared } = sharedOut(others, settings, whole.mean);
	const { covariance, df } = shared.sharing;
	const costs = offsets.map((mean, index) => joined(mean, at(at(covariance, index), index), df, whole, at(shared.slopes, index)));
	return {
		pairs: pairs.length,
		switched,
		whole,
		disagrees,
		costs,
		...shared
	};
}
/** What some of the settings cost in sum; the whole where it is all of them. */
function sumOfCosts({ costs, sharing, slopes, whole }, settings) {
	const sum = (pick) => settings.reduce((total, setting) => total + pick(setting), 0);
	const variance = sum((row) => sum((column) => at(at(sharing.covariance, row), column)));
	return joined(sum((setting) => at(costs, setting).mean), Math.max(0, variance), sharing.df, whole, sum((setting) => at(slopes, setting)));
}
function wholeOf(anchors) {
	const signs = anchors.map(({ on }) => [on[0] === true ? 1 : -1]);
	const { coefficients, covariance, df } = robustRegression(signs, anchors.map(({ difference }) => difference));
	return effectOf$2(at(coefficients, 0), at(at(covariance, 0), 0), df);
}
/** Whether two effects differ beyond their joint 95 % interval. */
function isApart(known, switched) {
	const { low, high } = interval(remainder(known, switched), CONFIDENCE);
	return low > 0 || high < 0;
}
function sharedOut(others, settings, whole) {
	if (settings === 1) return {
		offsets: [whole],
		sharing: {
			covariance: [[0]],
			df: 1
		},
		slopes: [1]
	};
	const basis = helmert(settings);
	const signs = others.map(({ on }) => signsOf(on));
	const rows = signs.map((row) => basis.map((contrast) => dot(row, contrast)));
	/** What a whole of 1 in equal shares would show in each pair. */
	const equal = signs.map((row) => row.reduce((sum, sign) => sum + sign, 0) / settings);
	const values = others.map(({ difference }, index) => difference - whole * at(equal, index));
	const { coefficients, covariance, df } = robustRegression(rows, values);
	const taken = leastSquares(rows, equal);
	const bySetting = transposed(basis);
	const spread = (weights) => bySetting.map((contrasts) => dot(contrasts, weights));
	return {
		offsets: spread(coefficients).map((part) => whole / settings + part),
		sharing: {
			covariance: transposed(covariance.map(spread)).map(spread),
			df
		},
		slopes: spread(taken).map((part) => 1 / settings - part)
	};
}
/** k − 1 orthonormal contrasts of k settings: each setting against the mean of those before it (Helmert). */
function helmert(settings) {
	return Array.from({ length: settings - 1 }, (_, index) => {
		const before = index + 1;
		const length = Math.sqrt(before * (before + 1));
		return Array.from({ length: settings }, (_, setting) => {
			if (setting > before) return 0;
			return (setting === before ? -before : 1) / length;
		});
	});
}
function signsOf(on) {
	return on.map((isOn) => isOn ? 1 : -1);
}
function joined(mean, variance, df, whole, slope) {
	return combine(mean, [{
		effect: effectOf$2(0, variance, df),
		slope: 1
	}, {
		effect: whole,
		slope
	}]);
}
function effectOf$2(mean, variance, df) {
	return {
		mean,
		standardError: Math.sqrt(variance),
		df,
		within: {
			variance,
			df
		},
		between: {
			variance: 0,
			df
		}
	};
}

// src/core/attribution/removals.ts
/**
* What taking a blamed setting back saves while the rest stays, and which settings cost only together: a model of second
* order on turns. With sⱼ = ±1 for on and off, v(S) = c + Σ αⱼsⱼ + Σ αᵢⱼsᵢsⱼ, the second sum over pairs of blamed settings.
* The difference of two turns with complementary subsets holds 2 Σ αⱼsⱼ only, their mean only c + Σ αᵢⱼsᵢsⱼ: so the two
* parts are fitted apart, each with the noise that it really has, since what turns share for a moment cancels out of
* differences but not out of means; those have a level for every block of time. Interactions with settings that are not
* blamed are taken as none on average.
*/
/** Settings whose interactions are told apart; every pair of them is a figure to estimate. */
const MOST_REMOVED = 6;
/** Pairs of turns beyond the figures taken from them, below which nothing is said. */
const LEAST_SPARE = 12;
/** One-sided error at which a setting alone costs less than matters. */
const ALONE = .05;
/** One-sided error of any interaction that is none, over all pairs of blamed settings. */
const INTERACTING = .025;
/**
* Removal of j: 2 (αⱼ + Σᵢ αᵢⱼ) over the other blamed settings i; alone it costs 2 (αⱼ − Σᵢ αᵢⱼ), and what i and j cost
* only together is 4 αᵢⱼ. Two are together where each alone is shown to cost less than matters (5 % each), and their
* interaction matters and is shown to slow down (2.5 % over all pairs, Bonferroni).
*
* @returns one for each blamed setting, in their order; empty where the turns do not suffice
* @throws RangeError where two turns do not make a pair, or more settings are blamed than can be told apart
*/
function removals({ turns, blamed, relevant }) {
	if (blamed.length > 6) throw new RangeError(`${blamed.length} settings; at most ${6}`);
	const model = modelOf(pairsOf(turns), blamed);
	if (model === void 0) return [];
	const isNothing = blamed.map((_, nth) => corner(model, nth, -1)).map((effect) => lowerBound(effect, ALONE) > -relevant);
	const isShared = (one, other) => isNothing[one] === true && isNothing[other] === true && isInteracting(model, one, other, relevant);
	return blamed.map((setting, nth) => ({
		setting,
		effect: corner(model, nth, 1),
		together: blamed.filter((_, other) => other !== nth && isShared(nth, other))
	}));
}
function pairsOf(turns) {
	return turns.flatMap((first, index) => {
		if (index % 2 === 1) return [];
		const second = turns[index + 1];
		if (second === void 0 || first.on.some((isOn, setting) => isOn === second.on[setting])) throw new RangeError(`turn ${index} and the next are no pair of complementary subsets`);
		const [difference, mean] = [first.logRate - second.logRate, (first.logRate + second.logRate) / 2];
		return [{
			signs: signsOf(first.on),
			level: first.level,
			difference,
			mean
		}];
	});
}
function modelOf(turns, blamed) {
	const settings = turns[0]?.signs.length ?? 0;
	const pairs = blamed.flatMap((_, one) => blamed.slice(one + 1).map((_, nth) => [one, one + 1 + nth]));
	const levels = [...new Set(turns.map(({ level }) => level))];
	if (turns.length < Math.max(settings, levels.length + pairs.length) + LEAST_SPARE) return void 0;
	const odd = robustRegression(turns.map(({ signs }) => signs), turns.map(({ difference }) => difference));
	return {
		mains: blamed.map((setting) => sumOver(odd, (column) => column === setting ? 1 : 0)),
		interactions: pairs.length === 0 ? void 0 : evenPart(turns, blamed, pairs, levels),
		pairs
	};
}
/** Levels are told by their differences from the mean, so that what the values are about does not matter. */
function evenPart(turns, blamed, pairs, levels) {
	const rows = turns.map(({ signs, level }) => [...pairs.map(([one, other]) => at(signs, at(blamed, one)) * at(signs, at(blamed, other))), ...levels.map((each) => each === level ? 1 : 0)]);
	const center = turns.reduce((sum, { mean }) => sum + mean, 0) / turns.length;
	return robustRegression(rows, turns.map(({ mean }) => mean - center));
}
/** What a setting changes where all other blamed settings are on (1) or off (−1). */
function corner({ mains, interactions, pairs }, nth, side) {
	const main = at(mains, nth);
	if (interactions === void 0) return main;
	const shift = sumOver(interactions, (column) => pairs[column]?.includes(nth) ? 2 * side : 0);
	return combine(main.mean + shift.mean, [{
		effect: main,
		slope: 1
	}, {
		effect: shift,
		slope: 1
	}]);
}
function isInteracting({ interactions, pairs }, one, other, relevant) {
	if (interactions === void 0) return false;
	const own = sumOver(interactions, (column) => pairs[column]?.includes(one) && pairs[column]?.includes(other) ? 4 : 0);
	return own.mean <= -relevant && upperBound(own, INTERACTING / pairs.length) < 0;
}
/** A linear combination of a regression's coefficients. */
function sumOver({ coefficients, covariance, df }, factor) {
	const factors = coefficients.map((_, column) => factor(column));
	return effectOf$2(dot(factors, coefficients), quadratic(factors, covariance), df);
}

// src/core/attribution/start-costs.ts
/** What settings cost that only count at start: each on a server of its own, beside the reference and all of them. */
/** Two servers that were started once each. */
const STARTS$1 = 2;
/**
* Undefined with fewer than two rounds. With two settings the costs are Shapley values; with more an approximation of them
* that treats all interactions as if all settings took part.
*/
function costsAtStart({ all, singles }, startSpread) {
	const whole = effectOf$1(all, startSpread);
	const alone = singles.flatMap((values) => effectOf$1(values, startSpread) ?? []);
	if (whole === void 0 || alone.length < singles.length) return void 0;
	if (alone.length === 0) return {
		whole,
		costs: [whole]
	};
	const count = alone.length;
	const rest = whole.mean - alone.reduce((sum, { mean }) => sum + mean, 0);
	return {
		whole,
		costs: alone.map((own) => combine(own.mean + rest / count, [{
			effect: whole,
			slope: 1 / count
		}, ...alone.map((effect) => ({
			effect,
			slope: (effect === own ? 1 : 0) - 1 / count
		}))]))
	};
}
function effectOf$1(values, startSpread) {
	if (values.length < 2 || !isSample(values)) return void 0;
	return randomEffects([huber(values)], values.length - 1, STARTS$1, startSpread);
}

// src/core/attribution/switched-search.ts
/** Decides from what switching showed which settings are to blame, and when enough is known. */
/** Half of the 95 % interval, as ln, at which a cost and the whole are known well enough. */
const PRECISION = .01;
/** The same as a share of what matters, where that is more: of a whole of 30 % nobody needs costs to ±1 %. */
const RELEVANT_PRECISION = .5;
/** Part of that down to which a cost is followed that is suspect: twice the information. */
const CLOSER = .7;
/**
* Share of FALSE_BLAME until costs are known to ±1 %. The rest is for suspects, followed further, and for searches that end
* because the spread happens to look small: with all of it 4.7 % of runs in which nothing cost anything blamed a setting,
* with half of it 3.0 %.
*/
const UNTIL_KNOWN = .5;
/** Degrees of freedom at which Student's t is the normal distribution. */
const NORMAL = 1e6;
/** Errors below this are not told from it: the tail of no real noise is known so far out. */
const LEAST_ERROR = 1e-12;
/**
* Verdict on every setting. To blame: it costs what matters, and its upper bound shows that it costs something, at
* FALSE_BLAME over all settings (Bonferroni) and all looks. Innocent: its lower bound shows that it costs less than matters,
* at 5 % each over all looks. A gain is innocent.
*/
function judgeCosts({ costs, whole }) {
	const relevant = relevantCost(whole);
	const boundOf = (cost, error) => errorNow(cost, error, precisionFor(whole));
	return costs.map((cost) => {
		if (cost.mean <= -relevant && upperBound(cost, boundOf(cost, .03 * UNTIL_KNOWN / costs.length)) < 0) return "to blame";
		return lowerBound(cost, boundOf(cost, .05)) > -relevant ? "innocent" : "undecided";
	});
}
/** Half-width at which a search for the causes of this whole may end. */
function precisionFor(whole) {
	return Math.max(PRECISION, RELEVANT_PRECISION * relevantCost(whole));
}
/** Verdicts on settings that only count at start, whose costs are looked at once, in the end. */
function judgeStartCosts(costs, whole) {
	const relevant = relevantCost(whole);
	return costs.map((cost) => {
		if (cost.mean <= -relevant && upperBound(cost, .03 / costs.length) < 0) return "to blame";
		return lowerBound(cost, .05) > -relevant ? "innocent" : "undecided";
	});
}
/**
* Whether the noise of turns leaves an effect, a part of the whole, known well enough; more turns do not tell more of how
* starts differ.
*/
function isWellMeasured({ mean, within }, whole, measured = 1) {
	return halfWidth({
		mean,
		standardError: Math.sqrt(within.variance),
		df: within.df,
		within,
		between: within
	}) * Math.sqrt(measured) <= precisionFor(whole);
}
/**
* Whether every cost, and the whole as it was switched, is known to ±1 % or to half of what matters, if that is more; and
* to 0.7 times that where a cost that matters is shown by itself, but not yet over all settings. Clear verdicts alone do not end the search, as what is shown are the costs; other unclear ones do not
* prolong it: with ±1 % only costs of less than 2 % can be unclear.
*
* @param measured share of all that is going to be measured: half-widths shrink with its root
*/
function isSettled(shares, measured = 1) {
	const verdicts = judgeCosts(shares);
	const [relevant, precision] = [relevantCost(shares.whole), precisionFor(shares.whole)];
	const isSuspect = ({ mean }, verdict, width) => verdict === "undecided" && mean <= -relevant && mean + width < 0;
	const widthOf = (effect) => halfWidth(effect) * Math.sqrt(measured);
	return widthOf(shares.switched) <= precision && shares.costs.every((cost, setting) => {
		const width = widthOf(cost);
		return width <= (isSuspect(cost, verdicts[setting], width) ? CLOSER : 1) * precision;
	});
}
/** Causes of their costs and verdicts: to blame, dearest first; then the undecided, by cost; then the innocent. */
function switchedCauses(costs, verdicts, removals) {
	return verdicts.map((verdict, setting) => {
		const removal = verdict === "to blame" ? removals.find((one) => one.setting === setting) : void 0;
		return {
			factors: [setting],
			verdict,
			kind: "share",
			measured: [setting],
			...figures(costs[setting], CONFIDENCE),
			removal: removal === void 0 ? null : removalFigures(removal),
			together: removal?.together ?? []
		};
	}).toSorted((left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict) || (left.change ?? 0) - (right.change ?? 0));
}
const ORDER = [
	"to blame",
	"undecided",
	"innocent"
];
function removalFigures({ effect }) {
	return figures(effect, CONFIDENCE);
}
function halfWidth(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	return (high - low) / 2;
}
/**
* One-sided error allowed at this look, so that over all looks no more than `error` is spent however often one looks: the
* boundary of O'Brien & Fleming (1979). An estimate followed over its information t = (precision / half-width)², 1 where the search
* ends, moves as z√t does, as Brownian motion; that reaches b before t = 1 with probability 2(1 − Φ(b)) (reflection
* principle). So z ≥ b/√t is asked with 1 − Φ(b) = error/2, and z ≥ b beyond t = 1. Little is lost by looking early, where
* 1/(l(l + 1)) would leave a thousandth for the thirtieth look.
*/
function errorNow(effect, error, precision) {
	const boundary = studentTQuantile(1 - error / 2, NORMAL);
	const root = Math.min(1, precision / halfWidth(effect));
	return Math.max(LEAST_ERROR, studentTCdf(-boundary / root, NORMAL));
}

// src/gate/attribution/subset-search.ts
/** Whether what was measured says anything. */
function isAnything(batches, terms) {
	return sharesOf(batches, terms) !== void 0 && startCosts(batches, terms) !== void 0;
}
/**
* What is not known well enough yet; nothing where the search may end.
*
* @param measured share of all cells that has been measured: what is still to come makes figures better
*/
function wantedTurns(batches, terms, measured) {
	const hasRounds = terms.servers.reference !== null;
	const found = sharesOf(batches, terms);
	const atStart = startCosts(batches, terms);
	if (found === void 0 || atStart === void 0) return {
		pairs: true,
		rounds: hasRounds
	};
	const whole = added(atStart.whole, found.whole);
	return {
		pairs: !isSettled({
			...found,
			whole
		}, measured),
		rounds: hasRounds && !isWellMeasured(atStart.whole, whole, measured)
	};
}
/** Undefined where too little was measured to say anything. */
function outcomeOf(batches, terms) {
	const shares = sharesOf(batches, terms);
	const atStart = startCosts(batches, terms);
	if (shares === void 0 || atStart === void 0) return void 0;
	const { known, servers } = terms;
	const [whole, switched] = [added(atStart.whole, shares.whole), added(atStart.whole, shares.switched)];
	const costs = [...shares.costs, ...atStart.costs];
	const verdicts = [...judgeCosts({
		...shares,
		whole
	}), ...judgeStartCosts(atStart.costs, whole)];
	const blamed = verdicts.flatMap((verdict, place) => verdict === "to blame" ? [place] : []);
	const isSwitched = (place) => place < shares.costs.length;
	const removed = removalsOf(batches, suspectsOf(shares.costs, verdicts), relevantCost(whole));
	const factors = [...servers.switches.map(({ factor }) => [factor]), ...servers.startOnly];
	const ofStart = blamed.filter((place) => !isSwitched(place)).flatMap((place) => costs[place] ?? []);
	return {
		causes: switchedCauses(costs, verdicts, removed).map((cause) => byFactor(cause, factors)),
		whole,
		switched,
		disagrees: isApart(known, switched),
		sum: ofStart.reduce(added, sumOfCosts(shares, blamed.filter(isSwitched))),
		isComplete: isSettled({
			...shares,
			whole
		})
	};
}
function sharesOf(batches, { servers, known }) {
	const pairs = batches.flatMap((batch) => batch.pairs);
	return estimateShares({
		pairs,
		known: servers.reference === null ? known : void 0
	});
}
const NOTHING_AT_START = {
	whole: {
		mean: 0,
		standardError: 0,
		df: 1,
		within: {
			variance: 0,
			df: 1
		},
		between: {
			variance: 0,
			df: 1
		}
	},
	costs: []
};
function startCosts(batches, { servers, startSpread }) {
	if (servers.reference === null) return NOTHING_AT_START;
	const rounds = batches.flatMap((batch) => batch.rounds);
	const of = (arm) => rounds.flatMap((round) => round.get(arm) ?? []);
	return costsAtStart({
		all: of(servers.live),
		singles: servers.singles.map(of)
	}, startSpread);
}
/**
* Settings whose interactions are told apart: the dearest of those to blame and, as they may be partners of those, of the
* undecided.
*/
function suspectsOf(costs, verdicts) {
	const places = costs.map((_, place) => place).sort((one, other) => meanOf(costs, one) - meanOf(costs, other));
	const blamed = places.filter((place) => verdicts[place] === "to blame");
	const undecided = places.filter((place) => verdicts[place] === "undecided" && meanOf(costs, place) < 0);
	return blamed.length === 0 ? [] : [...blamed, ...undecided].slice(0, 6);
}
function meanOf(costs, place) {
	return costs[place]?.mean ?? 0;
}
function removalsOf(batches, blamed, relevant) {
	if (blamed.length === 0) return [];
	const turns = batches.flatMap((batch, level) => batch.turns.map((turn) => ({
		...turn,
		level
	})));
	return removals({
		turns,
		blamed,
		relevant
	});
}
function byFactor(cause, factors) {
	const of = (places) => places.flatMap((place) => factors[place] ?? []);
	const own = {
		factors: of(cause.factors),
		measured: of(cause.measured),
		together: of(cause.together)
	};
	return {
		...cause,
		...own,
		kind: own.factors.length > 1 ? "together" : cause.kind
	};
}
function added(one, other) {
	if (one.standardError === 0) return other;
	return combine(one.mean + other.mean, [{
		effect: one,
		slope: 1
	}, {
		effect: other,
		slope: 1
	}]);
}

// src/gate/attribution/subset-turns.ts
/** Looks at what was measured are taken about so often. */
const BATCH_SECONDS = 1.5;
/** Rounds of all servers in a batch. */
const ROUNDS = 3;
/** An open cell, driven batch after batch. */
var SubsetTurns = class SubsetTurns {
	#request;
	#cell;
	#lengths;
	#next;
	/** The arms of the cell, the live one first. */
	#arms;
	constructor(request, cell, lengths) {
		this.#request = request;
		this.#cell = cell;
		this.#lengths = lengths;
		this.#arms = armsOf(request.servers);
		this.#next = pairSource({
			settings: request.servers.switches.length,
			random: request.random
		});
	}
	static async open(request, opened) {
		const { servers, cell } = request;
		const arms = armsOf(servers).map((arm) => ({
			arm,
			sessionVariables: servers.sessionVariables
		}));
		const run = opened.use(await servers.run.openSwitchedCell(cell, arms));
		return new SubsetTurns(request, run, switchedTurnLengths(await run.warmUp()));
	}
	async batch(wanted) {
		const pairs = wanted.pairs ? this.#next(this.#pairsPerBatch()) : [];
		const many = wanted.pairs ? ROUNDS : this.#roundsPerBatch();
		const rounds = wanted.rounds ? Array.from({ length: many }, () => this.#round()) : [];
		const round = rounds.flat();
		const planned = [...round, ...pairs.flatMap((on) => [on, complementOf(on)]).map((on) => ({
			arm: 0,
			on
		}))];
		const counts = await this.#run(planned.map(({ arm, on }) => ({
			arm,
			settings: on && this.#stateOf(on)
		})));
		this.#request.save(planned.map(({ arm, on }, index) => this.#line(arm, on, counts[index])));
		const rates = counts.map(logRate);
		const own = rates.slice(round.length);
		return {
			pairs: pairs.map((on, nth) => ({
				on,
				difference: (own[2 * nth] ?? 0) - (own[2 * nth + 1] ?? 0)
			})),
			turns: planned.slice(round.length).map(({ on }, nth) => ({
				on: on ?? [],
				logRate: own[nth] ?? 0
			})),
			rounds: rounds.map((own, nth) => againstReference(this.#arms, own, rates.slice(nth * this.#arms.length)))
		};
	}
	/**
	* Measures two states of the live server in turns against everything off and everything on.
	*
	* @returns for each pair of turns ln QPS of the state less that of none, and of another pair less that of all
	*/
	async compare(state) {
		const { switches } = this.#request.servers;
		const [none, all] = [false, true].map((isOn) => this.#stateOf(switches.map(() => isOn)));
		const rounds = Math.max(1, Math.round(this.#pairsPerBatch() / 2));
		const orders = Array.from({ length: rounds }, () => shuffled([
			"none",
			"state",
			"all"
		], this.#request.random));
		const states = {
			none,
			all,
			state: new Map([...none, ...state])
		};
		const counts = await this.#run(orders.flat().map((name) => ({
			arm: 0,
			settings: states[name]
		})));
		return orders.map((order, nth) => {
			const of = (name) => logRate(counts[3 * nth + order.indexOf(name)]);
			return {
				againstNone: of("state") - of("none"),
				againstAll: of("state") - of("all")
			};
		});
	}
	finish() {
		return this.#cell.finish();
	}
	#run(turns) {
		return this.#cell.runTurns(turns, this.#lengths);
	}
	#pairsPerBatch() {
		return Math.max(2, Math.round(BATCH_SECONDS / (2 * turnSeconds(this.#lengths))));
	}
	#roundsPerBatch() {
		return Math.max(ROUNDS, Math.round(BATCH_SECONDS / (this.#arms.length * turnSeconds(this.#lengths))));
	}
	/** One turn of every server: those that are never switched as they are, the live one with everything off. */
	#round() {
		const none = this.#request.servers.switches.map(() => false);
		const turns = this.#arms.map((_, arm) => ({
			arm,
			on: arm === 0 ? none : void 0
		}));
		return shuffled(turns, this.#request.random);
	}
	#stateOf(on) {
		const { switches } = this.#request.servers;
		return new Map(switches.flatMap(({ states }, nth) => [...on[nth] ? states.on : states.off]));
	}
	#line(arm, on, count) {
		const { cell, servers } = this.#request;
		const factors = servers.switches.flatMap(({ factor }, nth) => on?.[nth] ? [factor] : []);
		return {
			kind: "switched",
			trial: 1,
			workload: cell.workload.name,
			threads: cell.threads,
			scenario: armName(this.#arms[arm]),
			on: on === void 0 ? null : factors,
			...count
		};
	}
};
function armsOf({ live, reference, singles }) {
	return [
		live,
		...reference === null ? [] : [reference],
		...singles
	];
}
function complementOf(on) {
	return on.map((isOn) => !isOn);
}
/** A turn in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm. */
function logRate({ transactions, seconds }) {
	return Math.log(Math.max(.5, transactions) / seconds);
}
/** The reference stands second among the arms. */
function againstReference(arms, round, rates) {
	const rateOf = (arm) => rates[round.findIndex((turn) => turn.arm === arm)] ?? 0;
	return new Map(arms.map((arm, index) => [arm, rateOf(index) - rateOf(1)]));
}

// src/gate/attribution/switched-servers.ts
/**
* The servers of a search by switching: one that is started with all that only counts at start and is switched between
* turns; beside it, where there is such a setting, the reference, and of several a server for each.
*/
/** Most settings that only count at start, each of which has a server of its own. */
const MOST_START_ONLY = 8;
/** Every try finds at least one more setting that cannot be switched. */
const MOST_TRIES = 4;
/** Undefined where nothing can be switched, or more only counts at start than there may be servers. */
async function openSwitchedServers(request) {
	const { difference, mostServers } = request;
	let { started } = request;
	const stuck = /* @__PURE__ */ new Set();
	for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
		const switches = switchesOf(difference.factors, started).map((each, factor) => stuck.has(factor) ? void 0 : each);
		const startOnly = switches.flatMap((each, factor) => each === void 0 ? [factor] : []);
		const many = startOnly.length === 0 ? 1 : 2 + (startOnly.length > 1 ? startOnly.length : 0);
		if (startOnly.length === switches.length || startOnly.length > MOST_START_ONLY || many > mostServers) return void 0;
		await using probed = new AsyncDisposableStack();
		const switched = {
			...request,
			started,
			switches,
			startOnly
		};
		const live = liveArm(switched, startOnly.length === 0);
		const run = probed.use(await startServers(request, [live]));
		const server = run.server(live);
		if (startOnly.length > 0) started = {
			...started,
			reference: server.settings
		};
		const states = startOnly.length === 0 ? switches : switchesOf(difference.factors, started);
		const found = await trySwitches(server, states);
		if (found.stuck.length > 0) {
			for (const factor of found.stuck) stuck.add(factor);
			continue;
		}
		if (startOnly.length === 0) {
			await server.switchTo(baseOf(switched));
			const kept = probed.move();
			return {
				...describe$1(switched, found.scopes, run, live),
				[Symbol.asyncDispose]: () => kept.disposeAsync()
			};
		}
		await probed.disposeAsync();
		return openWithReference({
			...switched,
			started,
			switches: switches.map((each, at) => each && states[at])
		}, found.scopes);
	}
}
async function openWithReference(request, scopes) {
	const { difference, startOnly } = request;
	const live = liveArm(request, true);
	const reference = armOf$1({
		...difference.reference,
		name: "reference",
		expect: {}
	});
	const singles = startOnly.map((factor) => armOf$1(mix(difference, [factor], `with ${factor}`)));
	await using opened = new AsyncDisposableStack();
	const { run, apart } = await startApart(request, [reference, live], singles);
	opened.use(run);
	await run.server(live).switchTo(baseOf(request));
	const kept = opened.move();
	return {
		...describe$1(request, scopes, run, live),
		...apart ? {
			singles,
			startOnly: startOnly.map((factor) => [factor])
		} : {
			singles: [],
			startOnly: [startOnly]
		},
		reference,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/** Servers with one setting each are left out where there is only one, or where one of them does not start. */
async function startApart(request, needed, singles) {
	if (singles.length === 1) return {
		run: await startServers(request, needed),
		apart: false
	};
	try {
		return {
			run: await startServers(request, [...needed, ...singles]),
			apart: true
		};
	} catch (error) {
		if (!(error instanceof UserError || error instanceof MeasurementError)) throw error;
		return {
			run: await startServers(request, needed),
			apart: false
		};
	}
}
function describe$1({ switches, started }, scopes, run, live) {
	const session = [...scopes].filter(([, scope]) => scope === "session").map(([name]) => keyOf$2("variable", name));
	return {
		run,
		live,
		reference: null,
		singles: [],
		startOnly: [],
		switches: switches.flatMap((states, factor) => states === void 0 ? [] : [{
			factor,
			states
		}]),
		sessionVariables: new Set(session),
		shipped: started.reference
	};
}
function startServers({ testbed, plan }, arms) {
	return testbed.startTrial({
		number: 1,
		arms,
		cells: []
	}, {
		...plan,
		rules: ["control"],
		shard: null
	});
}
/** The server to be switched; where instruments are, it starts with all of them, see method: mutexes made while off never count. */
function liveArm({ difference, switches, startOnly }, isToBeSwitched) {
	const scenario = mix(difference, startOnly, "switched");
	const hasInstruments = switches.some((each) => each !== void 0 && instrumentsOf(each.on).length > 0);
	return armOf$1(isToBeSwitched && hasInstruments ? withAllInstruments(scenario) : {
		...scenario,
		expect: {}
	});
}
function armOf$1(scenario) {
	return {
		scenario,
		revision: "head",
		role: "candidate"
	};
}
/** Everything off: what head has is switched to what the reference has, and all other instruments are as in the reference. */
function baseOf({ started, switches }) {
	const off = switches.flatMap((each) => [...each?.off ?? []]);
	const hasInstruments = switches.some((each) => each !== void 0 && instrumentsOf(each.on).length > 0);
	return new Map([...hasInstruments ? instrumentsOf(started.reference) : [], ...off]);
}
function instrumentsOf(settings) {
	return [...settings].filter(([key]) => partsOf$1(key).kind === "instrument");
}
/** Asks the server for the scope of every variable, switches everything on and off again, and reads both back. */
async function trySwitches(server, switches) {
	const variables = switches.flatMap((each) => each === void 0 ? [] : variablesOf(each));
	const scopes = await server.scopesOf(variables);
	const stuck = switches.flatMap((each, factor) => each !== void 0 && variablesOf(each).some((name) => scopes.get(name) === "start") ? [factor] : []);
	if (stuck.length > 0) return {
		scopes,
		stuck
	};
	const failed = /* @__PURE__ */ new Set();
	for (const side of ["on", "off"]) {
		const wanted = new Map(switches.flatMap((each) => [...each?.[side] ?? []]));
		for (const { key } of [...await server.switchTo(wanted), ...await server.readBack()]) failed.add(key);
	}
	return {
		scopes,
		stuck: switches.flatMap((each, factor) => isAmong(each, failed) ? [factor] : [])
	};
}
function isAmong(states, keys) {
	return states !== void 0 && [...states.on.keys()].some((key) => keys.has(key));
}

// src/core/switching/setup-settings.ts
/** A setup of Performance Schema, class by class, as settings of a running server. */
/** @param shipped settings of a server on which what is shipped in parts is as it is shipped */
function settingsOfSetup({ consumers, levels }, product, shipped) {
	const prefixes = classesOf(product).map(({ prefix }) => prefix);
	const instruments = [...shipped].flatMap(([key, value]) => {
		const { kind, name } = partsOf$1(key);
		const prefix = kind === "instrument" ? prefixes.find((each) => name[0]?.startsWith(each)) : void 0;
		const level = prefix === void 0 ? void 0 : levels.get(prefix);
		return level === void 0 ? [] : [[key, valueAt(level, value)]];
	});
	const enabled = consumersOf(product).map((name) => [keyOf$2("consumer", name), consumers.includes(name) ? "YES" : "NO"]).filter(([key]) => shipped.has(key));
	return new Map([...enabled, ...instruments]);
}
/** An instrument that is never timed has nothing behind the comma. */
function valueAt(level, shipped) {
	if (level === "shipped") return shipped;
	const timed = level === "ON" ? "YES" : "NO";
	return `${level === "OFF" ? "NO" : "YES"},${shipped.endsWith(",") ? "" : timed}`;
}

// src/gate/attribution/try-out.ts
/** What is suggested, measured where the causes were: as one more state of the running server. */
/** Time that its turns take: enough to tell about one per cent. */
const SECONDS = 12;
function tryOutBySwitching({ servers, turns, explained, testbed }) {
	const { deadline, product } = explained;
	return async ({ setup }) => {
		if (setup === null) return void 0;
		const live = servers.run.server(servers.live);
		const state = settingsOfSetup(setup, product, servers.shipped);
		const until = Math.min(deadline, testbed.now() + SECONDS);
		const rounds = [];
		while (testbed.now() < until) rounds.push(...await turns.compare(state));
		const effect = effectOf(rounds.map(({ againstNone }) => againstNone));
		const saved = effectOf(rounds.map(({ againstAll }) => againstAll));
		await live.switchTo(state);
		return effect && saved && {
			effect,
			saved,
			insight: await live.insight()
		};
	};
}
/** One running server: no start comes between. */
function effectOf(differences) {
	if (differences.length < 2 || !isSample(differences)) return void 0;
	return randomEffects([huber(differences)], differences.length - 1, 0);
}

// src/gate/attribution/by-switching.ts
/** Stream of chance of its own, beside those of trials and cells. */
const SALT = 7000001;
/** Kept for what is to be suggested: the turns that show what it saves. */
const SUGGESTION_SECONDS = 15;
/** Undefined where nothing can be switched, the time does not suffice, or a server fails. */
async function causesBySwitching(explained, edges) {
	const { difference, started, plan, mostServers } = explained;
	const { testbed } = edges;
	if (started === void 0) return void 0;
	const began = testbed.now();
	try {
		const opened = await openSwitchedServers({
			testbed,
			plan,
			difference,
			started,
			mostServers
		});
		if (opened === void 0) return void 0;
		await using servers = opened;
		return await searchOn(servers, explained, edges, began);
	} catch (error) {
		if (!(error instanceof UserError || error instanceof MeasurementError)) throw error;
		edges.progress.phase(`${error.message.split("\n")[0]}; looking for it with servers of their own`);
		return;
	}
}
async function searchOn(servers, explained, edges, began) {
	const { found, cells, deadline, plan } = explained;
	const { testbed, save } = edges;
	const terms = {
		servers,
		known: found.effect,
		startSpread: plan.startSpread
	};
	const random = seededRandom(plan.seed, SALT);
	const batches = [];
	for (const [index, cell] of cells.entries()) {
		await using opened = new AsyncDisposableStack();
		const turns = await SubsetTurns.open({
			servers,
			cell,
			random,
			save
		}, opened);
		const left = deadline - testbed.now() - keptSeconds(explained);
		const until = testbed.now() + left / (cells.length - index);
		const end = () => isAnything(batches, terms) ? until : deadline;
		const wanted = () => wantedTurns(batches, terms, (index + 1) / cells.length);
		for (let next = wanted(); testbed.now() < end() && (next.pairs || next.rounds); next = wanted()) batches.push(await turns.batch(next));
		if (index === cells.length - 1) return await concluded({
			servers,
			explained,
			edges,
			began,
			turns
		}, outcomeOf(batches, terms));
		await turns.finish();
	}
}
async function concluded({ servers, explained, edges, began, turns }, outcome) {
	if (outcome === void 0) return void 0;
	const seconds = edges.testbed.now() - began;
	await requireAsSet(servers);
	if (outcome.disagrees) return {
		kind: "disagrees",
		whole: figures(outcome.switched, CONFIDENCE)
	};
	const costs = costsOf(outcome.causes, explained.difference.factors);
	const tryOut = tryOutBySwitching({
		servers,
		turns,
		explained,
		testbed: edges.testbed
	});
	const suggestion = await findSuggestion({
		...explained,
		costs
	}, tryOut);
	await turns.finish();
	return {
		kind: "explained",
		attribution: {
			...attributionOf$1(explained, servers, outcome, seconds),
			suggestion
		}
	};
}
/** What was switched is read back in the end: a state that did not last explains nothing. */
async function requireAsSet({ run, live, switches }) {
	const own = new Set(switches.flatMap(({ states }) => [...states.on.keys()]));
	const unlike = (await run.server(live).readBack()).filter(({ key }) => own.has(key));
	if (unlike.length === 0) return;
	const lines = unlike.map(({ key, wanted, found }) => `  ${key}: set to ${wanted}, found ${found ?? "nothing"}`);
	throw new MeasurementError(`the switched server is not as it was set:\n${lines.join("\n")}`, { step: "switch settings" });
}
function keptSeconds({ insight, difference }) {
	return Object.keys(insight).length > 0 && difference.factors.some(({ piece }) => piece !== null) ? SUGGESTION_SECONDS : 0;
}
function attributionOf$1({ found, difference }, { startOnly }, { causes, whole, sum, switched, isComplete }, seconds) {
	const { factors } = difference;
	const explanation = {
		...placeOf$1(found),
		method: "switched",
		seconds,
		isComplete,
		disagrees: false,
		whole: figures(whole, CONFIDENCE),
		switched: figures(switched, CONFIDENCE),
		started: figures(found.effect, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(whole, sum, CONFIDENCE),
		startOnly: startOnly.flat().flatMap((factor) => factors[factor]?.name ?? [])
	};
	return {
		causes: causes.map((cause) => namedCause(cause, factors)),
		explanation
	};
}

// src/gate/attribution/explained.ts
/** What is to be explained: a comparison, the two configurations, and all that the run knows of them. */
/** Undefined where the plan has no such comparison. */
function explainedOf(found, { plan, lines, settings, product, mostServers }, deadline) {
	const reference = armOf(plan, found.reference, found.rule === "base" ? "base" : "head");
	const head = armOf(plan, found.scenario, "head");
	const cells = cellsOf(plan, found);
	if (reference === void 0 || head === void 0 || cells.length === 0) return void 0;
	const [before, after] = [settings.get(armName(reference)), settings.get(armName(head))];
	const states = armStatesOf(lines);
	return {
		found,
		reference: reference.scenario,
		head: head.scenario,
		cells,
		plan,
		product,
		mostServers,
		deadline,
		difference: splitDifference(reference.scenario, head.scenario, product),
		started: before && after && {
			reference: before,
			head: after
		},
		startSeconds: slowestStart(states),
		insight: states.find((state) => isOf(state, head))?.insight ?? {}
	};
}
function armOf({ arms }, name, revision) {
	return arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
}
function cellsOf({ cells }, found) {
	if (found.scope === "mean") return cells;
	return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads);
}
/** Of every arm the mean over its starts: one that was cold says nothing of those to come. */
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((own) => own.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / own.length);
	return Math.max(0, ...means);
}
function isOf(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}

// src/gate/attribution/attribute.ts
/** Takes what is left of the budget, and the time that is meant for the search. */
async function attributeRun(judgement, run) {
	const { request, plan, measured, testbed, save, screen } = run;
	if (testbed === null) return judgement;
	const seconds = measured.secondsLeft + request.explainSeconds;
	return attribute(judgement, {
		mode: request.explain,
		plan: {
			...asRead(plan, testbed.buildOf),
			budgetSeconds: Math.max(seconds, plan.budgetSeconds),
			isSwitched: false
		},
		lines: measured.measurement.lines,
		settings: measured.settings,
		product: testbed.buildOf(plan.arms[0].scenario).product,
		mostServers: testbed.mostServers,
		seconds
	}, {
		testbed: testbed.testbed,
		save,
		progress: screen
	});
}
/** The judgement with the causes of its worst regression, where they are asked for and can be told apart. */
async function attribute(judgement, request, edges) {
	const found = toBeAttributed(judgement, request.mode);
	if (found === void 0) return judgement;
	edges.progress.phase("looking for the setting to blame");
	return {
		...judgement,
		attribution: await attributionOf(found, request, edges)
	};
}
/**
* The comparison whose causes are looked for: the worst of the cells that regressed, else the worst of the means over
* cells that did; if `always`, where none did, the worst of all cells.
*/
function toBeAttributed({ comparisons }, mode) {
	if (mode === "never") return void 0;
	const measured = comparisons.filter(({ rule }) => rule !== "history");
	const isCell = ({ scope }) => scope === "cell";
	const regressed = bySeverity(measured.filter(({ verdict }) => verdict === "regressed"));
	return regressed.find(isCell) ?? regressed[0] ?? (mode === "always" ? bySeverity(measured.filter(isCell))[0] : void 0);
}
/** Null where the two configurations do not differ in anything that can be told apart. */
async function attributionOf(found, request, edges) {
	const explained = explainedOf(found, request, edges.testbed.now() + request.seconds);
	if (explained === void 0 || explained.difference.factors.length === 0) return null;
	const began = edges.testbed.now();
	const switched = await causesBySwitching(explained, edges);
	if (switched?.kind === "explained") return switched.attribution;
	return causesByStarting(explained, {
		began,
		switched: switched?.whole
	}, edges);
}

// src/core/history/circumstances.ts
/** Capacities that differ by more than this are of different machines, whatever they call themselves. */
const CAPACITY_CHANGE = .2;
/**
* Why the ratio of a scenario to its control cannot be compared between two runs; undefined where it can. Machines may
* differ: the control of the same run was measured on the same one.
*/
function cutBetween(one, other, scenario) {
	const [control, otherControl] = [controlOf(one), controlOf(other)];
	if (control?.fingerprint !== otherControl?.fingerprint) return "control";
	const versions = (run) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join();
	if (versions(one) !== versions(other)) return "server version";
	return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? void 0 : "tool version";
}
/** Whether a scenario has the same settings in both. */
function isSetAlike(one, other, scenario) {
	return scenarioOf(one, scenario)?.fingerprint === scenarioOf(other, scenario)?.fingerprint;
}
/** What changed from an earlier run to this one and could be mistaken for an effect of the configuration. */
function changedCircumstances(now, earlier) {
	const [control, earlierControl] = [controlOf(now), controlOf(earlier)];
	return [
		...machineChange(now, earlier),
		...ifAny({
			code: "kernel-changed",
			before: lineOf(earlier.machine.kernel),
			after: lineOf(now.machine.kernel)
		}),
		...ifAny({
			code: "server-changed",
			before: serversOf(earlier, now),
			after: serversOf(now, earlier)
		}),
		...ifAny({
			code: "tool-changed",
			before: earlier.toolVersion,
			after: now.toolVersion
		}),
		...ifAny({
			code: "sysbench-changed",
			before: earlier.sysbench,
			after: now.sysbench
		}),
		...warnIf("control-changed", earlierControl?.fingerprint !== control?.fingerprint),
		...warnIf("suite-changed", earlier.suite.fingerprint !== now.suite.fingerprint),
		...settingsChange(now, earlier)
	];
}
/** Scenarios that are set otherwise than in the earlier run: what history says of them is what that change costs. */
function settingsChange(now, earlier) {
	const changed = now.scenarios.filter(({ role, name, fingerprint }) => {
		const before = scenarioOf(earlier, name);
		return role === "candidate" && before !== void 0 && before.fingerprint !== fingerprint;
	});
	return changed.length === 0 ? [] : [{
		code: "settings-changed",
		scenarios: changed.map(({ name }) => name)
	}];
}
function warnIf(code, isChanged) {
	return isChanged ? [{ code }] : [];
}
function machineChange({ machine: now }, { machine: earlier }) {
	const [before, after] = [describe(earlier), describe(now)];
	if (before !== after) return [{
		code: "machine-changed",
		before,
		after
	}];
	const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0;
	return Math.abs(change) > CAPACITY_CHANGE ? [{
		code: "machine-changed",
		change
	}] : [];
}
function describe({ cpuModel, cpus }) {
	return `${cpuModel} with ${cpus} CPU${cpus === 1 ? "" : "s"}`;
}
function ifAny(change) {
	return change.before === change.after ? [] : [change];
}
/** Versions of the scenarios that both runs have. */
function serversOf(run, other) {
	const common = run.scenarios.filter(({ name }) => scenarioOf(other, name) !== void 0);
	return [...new Set(common.map(serverOf))].sort().join(", ");
}
function controlOf({ scenarios }) {
	return scenarios.find(({ role }) => role === "control");
}
function scenarioOf({ scenarios }, name) {
	return scenarios.find((scenario) => scenario.name === name);
}
function serverOf(scenario) {
	return scenario === void 0 ? "" : `${scenario.server.product} ${scenario.server.version}`;
}
/** "1" of 1.4.2; "0.3" of 0.3.1, as anything may change with the second number before version 1. */
function majorOf(version) {
	return /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;
}
/** "6.11" of 6.11.0-1018-azure. */
function lineOf(kernel) {
	return /^\d+\.\d+/.exec(kernel)?.[0] ?? kernel;
}

// src/core/history/baseline.ts
/**
* What stored runs lead one to expect of the next: a level, and how much runs scatter about it. A run differs from the
* runs before it by more than its own interval says (another machine, another day), so it is held against a prediction
* interval: with m the Huber mean of N runs, e² their mean squared error and s² their spread beyond that,
* T = (y₀ − m) / √(e₀² + s² (1 + 1/N) + e²/N) is Student's t.
*/
/** Runs that a baseline needs: fewer say too little of how much runs scatter. */
const LEAST_RUNS = 8;
/** A run further from the median than so many robust standard deviations counts as that far. */
const FAR = 4;
/** Variances are moderated across series from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/**
* A robust variance is known less well than a plain one, by so much of N − 1 degrees of freedom. With all of
* them, 1.4 % of runs of one cell were called regressed instead of 1 % (8 stored runs), with this share at most 1 %.
*/
const ROBUST_DF = .7;
/**
* Baselines of the cells of one run, in the order of their series. The spreads of four or more are moderated by each
* other.
*
* @param now the run that shall be held against them
*/
function baselines(all, now) {
	const found = all.map((series) => baselineOf(series, now));
	const levels = found.filter((each) => each.kind === "level");
	if (levels.length < LEAST_MODERATED) return found;
	const { moderated, priorDf } = moderateVariances(levels.map((level) => ({
		level,
		variance: level.spread,
		df: level.df
	})));
	const steadied = new Map(moderated.map(({ level, variance }) => [level, {
		...level,
		spread: variance,
		df: level.df + Math.min(priorDf, level.df)
	}]));
	return found.map((each) => steadied.get(each) ?? each);
}
/** Standard deviation between runs beyond their own errors, of ln QPS relative to the control's. */
function runSpread({ spread, noise }) {
	return Math.sqrt(Math.max(0, spread - noise));
}
/** How far a run is from its baseline. What runs scatter by counts as shared by all cells of a run. */
function departure(now, level) {
	const { mean, runs, noise } = level;
	const own = now.standardError ** 2;
	const scatter = runSpread(level) ** 2 * (1 + 1 / runs);
	const others = scatter + noise / runs;
	const welch = (own + others) ** 2 / (own ** 2 / now.df + others ** 2 / level.df);
	return {
		mean: now.mean - mean,
		standardError: Math.sqrt(own + others),
		df: Math.min(level.df, welch),
		within: {
			variance: now.within.variance + noise / runs,
			df: now.within.df
		},
		between: {
			variance: now.between.variance + scatter,
			df: level.df
		}
	};
}
function baselineOf(series, now) {
	const { runs, since } = comparableRuns(series, now);
	const [first, last] = [runs[0], runs.at(-1)];
	const values = runs.map(({ ratio }) => ratio.mean);
	if (first === void 0 || last === void 0 || runs.length < 8 || !isSample(values)) return {
		kind: "none",
		have: runs.length,
		need: 8,
		since
	};
	const { mean, variance, count } = huber(winsorised(values));
	return {
		kind: "level",
		mean,
		runs: count,
		spread: variance * count,
		df: ROBUST_DF * (count - 1),
		noise: runs.reduce((sum, { ratio }) => sum + ratio.standardError ** 2, 0) / count,
		first: first.point,
		last: last.point
	};
}
/** The newest runs since the level last changed, and since circumstances did that no ratio survives. */
function comparableRuns(series, now) {
	const { points, key } = series;
	const cutOf = (point) => cutBetween(point.circumstances, now, key.scenario);
	const lastCut = points.findLastIndex((point) => cutOf(point) !== void 0);
	const lastChange = changePoints(series).at(-1)?.index ?? 0;
	const cut = points[lastCut];
	const since = lastChange > lastCut + 1 ? "level" : (cut && cutOf(cut)) ?? null;
	const runs = measuredPoints(series).filter(({ index, point }) => index > lastCut && index >= lastChange && point.excluded === null);
	const own = runs.slice(1 + runs.findLastIndex(({ point }) => !isSetAlike(point.circumstances, now, key.scenario)));
	return {
		runs: (own.length < 8 ? runs : own).slice(-30),
		since
	};
}
function winsorised(values) {
	const center = median(values);
	const reach = FAR * robustScale(values);
	const [first, ...others] = values;
	const near = (value) => Math.min(center + reach, Math.max(center - reach, value));
	return [near(first), ...others.map(near)];
}

// src/core/history/compare-history.ts
/** The rule `history`: cells of a run against the stored runs of a branch. */
const NEVER_STORED = {
	kind: "none",
	have: 0,
	need: 8,
	since: null
};
/**
* @param now the run that is held against its history
* @param cells that it measures
* @param records of the branch, in any order; those of other suites are left out
*/
function historyOf(now, cells, records) {
	const own = records.filter(({ suite }) => suite.name === now.suite.name);
	const keys = now.scenarios.filter(({ role }) => role === "candidate").flatMap(({ name }) => cells.map(({ workload, threads }) => ({
		suite: now.suite.name,
		scenario: name,
		workload,
		threads
	})));
	const series = keys.map((key) => seriesOf(own, key));
	const found = baselines(series, now);
	const newest = inOrder(own).at(-1);
	return {
		baselines: new Map(keys.map((key, at) => [cellKey(key), found[at] ?? NEVER_STORED])),
		warnings: newest === void 0 ? [] : changedCircumstances(now, newest),
		runSd: typicalSpread(found)
	};
}
/** @param costs comparisons of a run's cells with the control */
function compareWithHistory(costs, history) {
	const held = costs.map((cost) => ({
		cost,
		baseline: history.baselines.get(cellKey(cost)) ?? NEVER_STORED
	}));
	const cells = held.flatMap(({ cost, baseline }) => baseline.kind === "level" ? [against(baseline, cost)] : []);
	const missing = held.flatMap(({ cost, baseline }) => baseline.kind === "none" ? [{
		...nameOf(cost),
		have: baseline.have,
		need: baseline.need,
		since: baseline.since
	}] : []);
	const incomplete = new Set(missing.map(({ scenario }) => scenario));
	return {
		cells,
		means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))),
		missing
	};
}
function against(level, cost) {
	const effect = departure(cost.effect, level);
	const { blocks, trials } = cost;
	return {
		...nameOf(cost),
		scope: "cell",
		effect,
		...changeOf$1(effect),
		blocks,
		trials
	};
}
/** A scenario is held against itself. */
function nameOf({ scenario, workload, threads }) {
	return {
		rule: "history",
		scenario,
		reference: scenario,
		workload,
		threads
	};
}
function cellKey({ scenario, workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}
function typicalSpread(all) {
	const spreads = all.flatMap((each) => each.kind === "level" ? [runSpread(each)] : []);
	return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null;
}

// src/core/verdict/judge-history.ts
/** The last look, with everything there is to spend. */
const ONLY_LOOK = {
	before: 0,
	now: 1
};
/** The judgement with the comparisons with history, where there is something that can be held against it. */
function judgeHistory(judgement, run, asked) {
	const { branch, records, mode, isUnknown } = asked;
	if (isUnknown) return {
		...judgement,
		history: {
			branch,
			mode,
			runs: 0,
			runSd: null,
			isUnknown
		}
	};
	const history = historyOf(run.circumstances, run.cells, records);
	const held = compareWithHistory(judgement.comparisons.filter(isCost), history);
	const found = judge(held, run);
	return {
		...judgement,
		comparisons: [...judgement.comparisons, ...found],
		history: {
			branch,
			mode,
			runs: records.length,
			runSd: history.runSd,
			isUnknown
		},
		warnings: [
			...judgement.warnings,
			...history.warnings,
			...notHeld(held),
			...mode === "warn" ? slower(found) : []
		]
	};
}
/** Stored are the costs of single cells. */
function isCost(comparison) {
	return comparison.rule === "control" && comparison.scope === "cell";
}
function judge({ cells, means }, { policy, measuredSeconds }) {
	const family = {
		cells: cells.length,
		means: means.length
	};
	return [...cells, ...means].map((comparison) => {
		const standing = standingOf(comparison, family, toleranceOf(comparison, policy).margin);
		return {
			...judged(comparison, standing, {
				family,
				policy,
				measuredSeconds
			}),
			confirmed: null
		};
	});
}
/** What an only look says, with nothing to confirm it: that takes the whole error of a false alarm. */
function standingOf({ effect, scope }, family, margin) {
	if (lowerBound(effect, passAlpha(ONLY_LOOK)) > -margin) return { kind: "passed" };
	const upper = upperBound(effect, alarmAlpha(scope, family));
	return effect.mean < -margin && upper < -.5 * margin ? { kind: "regressed" } : UNSEEN;
}
/** Cells without a baseline by what they lack; one warning for all that lack the same. */
function notHeld({ missing }) {
	return [...Map.groupBy(missing, ({ have, need, since }) => JSON.stringify([
		have,
		need,
		since
	])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { have, need, since } = first;
		return [{
			code: "no-baseline",
			scenarios: [...new Set([first, ...others].map(({ scenario }) => scenario))],
			have,
			need,
			since
		}];
	});
}
function slower(found) {
	return found.filter(({ verdict }) => verdict === "regressed").map((each) => {
		const { scope, scenario, change } = each;
		return {
			code: "slower-than-history",
			scenario,
			scope,
			...scope === "cell" ? {
				workload: each.workload,
				threads: each.threads
			} : {
				workload: "*",
				threads: 0
			},
			change
		};
	});
}

// src/gate/hold-against.ts
/** A judged run held against the stored runs that were read for it. */
/** Unchanged where no history was asked for, or nothing was measured that could be held against it. */
function holdAgainst(judgement, run, toolVersion, stored) {
	if (stored === void 0 || run.cells.length === 0) return judgement;
	const circumstances = circumstancesOf(run, toolVersion);
	const { cells, policy } = run.plan;
	return judgeHistory(judgement, {
		circumstances,
		cells,
		policy,
		measuredSeconds: run.measuredSeconds
	}, stored);
}

// src/core/history/priors.ts
/** What stored runs teach about the spread of server starts: in every run, control and twin should be equal. */
/** A difference counts as at most so many standard deviations, lest one bad run teach much. */
const CLIP = 2;
/** E min(Z², 4) of a standard normal Z. */
const CLIPPED_SQUARE = .920537;
/** Server starts' worth of variance in the difference of two servers. */
const STARTS = 2;
/** More degrees of freedom than this change nothing; keeps quantiles finite. */
const MOST_DF = 200;
/** A start does not move ln QPS by more. */
const MOST_SD = 1;
const STEPS = 60;
/**
* The spread of server starts, ln QPS, learned from the twins of stored runs and what was taken to be known before, by
* degrees of freedom. A twin's difference has the variance noise² + 2 sd²/trials; sd is the one for which the squares,
* each less than four variances, are on average what a normal distribution gives (Huber's proposal 2).
*/
function learnedStartSpread(records, prior = DEFAULT_START_SPREAD) {
	const runs = records.filter((record) => record.twin.length > 0 && excludedBy(record) !== "disturbed");
	const observed = observedSpread(runs.flatMap(({ twin }) => twin));
	const df = Math.min(MOST_DF, sum(runs.map(({ twin }) => information(twin, prior))));
	if (observed === null) return {
		...prior,
		observed,
		runs: 0
	};
	const variance = (prior.df * prior.sd ** 2 + df * observed ** 2) / (prior.df + df);
	return {
		sd: Math.sqrt(variance),
		df: Math.min(MOST_DF, prior.df + df),
		observed,
		runs: runs.length
	};
}
/** The spread by bisection: the larger sd is, the fewer standard deviations the differences are. */
function observedSpread(twins) {
	if (twins.length === 0) return null;
	const excess = (sd) => sum(twins.map((twin) => clippedSquare(twin, sd))) / twins.length - CLIPPED_SQUARE;
	if (excess(0) <= 0) return 0;
	let [low, high] = [0, MOST_SD];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (excess(middle) > 0) low = middle;
		else high = middle;
	}
	return high;
}
function clippedSquare({ mean, noise, trials }, sd) {
	const variance = noise ** 2 + STARTS * sd ** 2 / trials;
	if (variance === 0) return mean === 0 ? 0 : CLIP ** 2;
	return Math.min(CLIP ** 2, mean ** 2 / variance);
}
/**
* Degrees of freedom that a run has about the starts: at most one, as all its cells have the same servers, and the less
* the more of the difference is noise.
*/
function information(twin, prior) {
	const shares = twin.map(({ noise, trials }) => {
		const starts = STARTS * prior.sd ** 2 / trials;
		return (starts / (starts + noise ** 2)) ** 2;
	});
	return sum(shares) / Math.max(1, shares.length);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}

// src/gate/plan-run.ts
/** From what is gated to the plan of one run, and the testbed that it needs. */
/** Names of cells that an error shows. */
const SHOWN_CELLS = 4;
/**
* @param base the suite before the change
* @param request with the number of servers that may run at once, default: any
* @param records stored runs, which teach how much server starts differ
* @throws UserError where the budget does not suffice for the least that says something, or a shard has no cells
*/
function planRun(suite, base, { seed, rules, shard, mostServers }, records = []) {
	const startSpread = learnedStartSpread(records);
	const plan = makePlan(suite, seed, {
		rules,
		shard,
		startSpread,
		base: base?.scenarios ?? [],
		mostServers
	});
	if (plan.cells.length === 0 && plan.shard !== null) throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`);
	requireBudget(plan);
	return plan;
}
/** Null where nothing is to be compared, so nothing need be started. */
async function openTestbedFor(plan, suite, request, { screen, signal, timeline }) {
	if (isUnchanged(plan)) return null;
	const { server, image, install, freeze, keepsData } = request;
	return openTestbed({
		server,
		image,
		install,
		freeze,
		keepsData,
		suite,
		plan,
		signal,
		note: screen.note,
		phase: screen.phase,
		timeline
	});
}
function requireBudget(plan) {
	const { cells, arms, budgetSeconds } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least) return;
	const groups = groupsOf(plan).length;
	const inGroups = groups === 1 ? "" : ` in ${groups} groups, as memory holds ${plan.mostServers} at once`;
	const shown = cells.map(cellName).slice(0, SHOWN_CELLS).join(", ");
	throw new UserError(`a budget of ${budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${shown}${cells.length > SHOWN_CELLS ? ", …" : ""}) with ${arms.length} servers${inGroups}: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}

// src/gate/read-history.ts
/** The baseline holds the newest 30; as many again lie before a change point or were taken on other terms. */
const NEWEST = 60;
async function readHistory({ store: choice, branch, fallback, mode }, suite, openStore, signal) {
	try {
		await using store = await openStore(choice, signal);
		const own = await store.read({
			branch,
			suite
		}, NEWEST);
		if (own.records.length > 0 || own.unreadable.length > 0 || fallback === void 0 || fallback === branch) return {
			branch,
			mode,
			records: own.records,
			warnings: own.unreadable.map(unreadable),
			isUnknown: false
		};
		const other = await store.read({
			branch: fallback,
			suite
		}, NEWEST);
		const warnings = [{
			code: "history-of-other-branch",
			branch,
			suite,
			fallback
		}, ...other.unreadable.map(unreadable)];
		return {
			branch: fallback,
			mode,
			records: other.records,
			warnings,
			isUnknown: false
		};
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		return {
			branch,
			mode,
			records: [],
			warnings: [{
				code: "history-unreadable",
				problem: error.message
			}],
			isUnknown: true
		};
	}
}
function unreadable({ path, problem }) {
	return {
		code: "history-file-unreadable",
		path,
		problem
	};
}

// src/core/verdict/loosened-rules.ts
const RULES = [
	"control",
	"base",
	"history"
];
/** What cannot be measured by the rules of the base, as the suite does not have it any more. */
const TAKEN_AWAY = [
	"control",
	"workload",
	"threads",
	"scenario"
];
/** Every rule by which less is found out than before, the gravest first; stricter rules are none. */
function loosenedRules(base, head, flags) {
	const at = (key) => ({
		file: head.file,
		line: head.ruleLines?.[key] ?? 1
	});
	return [
		...flags.tolerance === void 0 ? raisedTolerances(base, head) : [],
		...changeOf(flags.onInconclusive === void 0 && onInconclusive(base.gate, head.gate)),
		...changeOf(base.control !== head.control && {
			what: "control",
			before: base.control,
			after: head.control
		}),
		...lostWorkloads(base, head, flags),
		...lostThreads(base, head, flags),
		...lostScenarios(base, head, flags),
		...changeOf(isSmaller(head.dataset, base.dataset) && {
			what: "dataset",
			before: base.dataset,
			after: head.dataset
		}),
		...changeOf(flags.budgetSeconds === void 0 && budget(base, head)),
		...changeOf(precision(base, head))
	].map((change) => ({
		...change,
		...at(keyOf(change))
	}));
}
/** Whether a change takes something away that only the suite of before could measure. */
function takesAway({ what }) {
	return TAKEN_AWAY.includes(what);
}
/** The suite by its own rules, or by those of the base where they are stricter. */
function byStricterRules(base, suite, loosened) {
	const isLoosened = (what) => loosened.some((change) => change.what === what);
	const { tolerance, toleranceFrom, byScenario, byWorkload } = base.gate;
	const atMost = {
		tolerance,
		toleranceFrom,
		byScenario,
		byWorkload
	};
	return {
		...suite,
		gate: {
			...suite.gate,
			...isLoosened("tolerance") && { atMost },
			...isLoosened("on-inconclusive") && { onInconclusive: base.gate.onInconclusive }
		},
		...isLoosened("dataset") && { dataset: base.dataset },
		...isLoosened("budget") && { budgetSeconds: base.budgetSeconds },
		...isLoosened("precision") && { precision: base.precision }
	};
}
function changeOf(change) {
	return change === false ? [] : [change];
}
/** Key of the suite at which a change stands. */
function keyOf(change) {
	switch (change.what) {
		case "tolerance": return change.of === null ? `gate.tolerance.${change.rule}` : `gate.${change.of.replace(" ", "s.")}`;
		case "on-inconclusive": return "gate.on-inconclusive";
		case "workload":
		case "scenario": return `${change.what}s`;
		default: return change.what;
	}
}
/** Those of every comparison that there may be, as one may be set in three places; told once for each place. */
function raisedTolerances(base, head) {
	const found = RULES.flatMap((rule) => namesOf(base.scenarios, head.scenarios).flatMap((scenario) => [void 0, ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
		const name = workload === void 0 ? { scope: "mean" } : {
			scope: "cell",
			workload,
			threads: 1
		};
		const [before, after] = [base, head].map(({ gate }) => toleranceOf({
			...name,
			rule,
			scenario
		}, gate));
		if (before === void 0 || after === void 0 || after.share <= before.share) return [];
		return [{
			what: "tolerance",
			rule,
			of: placeOf(after, before),
			before: before.share,
			after: after.share
		}];
	})));
	return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()];
}
/** The nearest place that says it: "scenario on"; null for what holds everywhere. */
function placeOf(...tolerances) {
	return tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from)) ?? null;
}
function namesOf(...lists) {
	return [...new Set(lists.flat().map(({ name }) => name))];
}
function onInconclusive({ onInconclusive: before }, { onInconclusive: after }) {
	return before === "fail" && after === "pass" && {
		what: "on-inconclusive",
		before,
		after
	};
}
function lostWorkloads(base, head, { workloads: wanted }) {
	return base.workloads.flatMap((workload) => {
		const { name } = workload;
		if (wanted?.includes(name) === false) return [];
		const now = head.workloads.find((each) => each.name === name);
		if (now !== void 0 && textOf(now) === textOf(workload)) return [];
		return [{
			what: "workload",
			before: name,
			after: now?.name ?? null
		}];
	});
}
/** What it does, whatever it is called. */
function textOf({ script, options, source }) {
	return JSON.stringify([
		script,
		Object.entries(options).sort(),
		source ?? null
	]);
}
function lostThreads(base, head, { threads }) {
	if (threads !== void 0) return [];
	return base.threads.filter((level) => !head.threads.includes(level)).map((before) => ({
		what: "threads",
		before,
		after: null
	}));
}
function lostScenarios(base, head, { scenarios: wanted }) {
	return base.scenarios.filter(({ name }) => wanted?.includes(name) !== false && !head.scenarios.some((scenario) => scenario.name === name)).map(({ name }) => ({
		what: "scenario",
		before: name,
		after: null
	}));
}
function isSmaller(one, other) {
	if (one.tpch !== void 0 || other.tpch !== void 0) return (one.tpch ?? 0) < (other.tpch ?? Number.POSITIVE_INFINITY);
	return one.tables < other.tables || one.rows < other.rows;
}
function budget({ budgetSeconds: before }, { budgetSeconds: after }) {
	return after < before && {
		what: "budget",
		before,
		after
	};
}
function precision({ precision: before }, { precision: after }) {
	if (before === void 0 || after !== void 0 && after <= before) return false;
	return {
		what: "precision",
		before,
		after: after ?? null
	};
}

// src/gate/ruled.ts
/** The suite's own, unless somebody asks for those of the base. */
function ruleChoiceOf(subject) {
	return subject.kind === "suite" ? subject.rules?.holds ?? "head" : "head";
}
/**
* @param before the suite whose rules are looked at; undefined where there was none, so that nothing can be loosened
* @throws UserError where a flag names what the suite does not have, or the suite lacks what it must still be judged by
*/
function ruled(head, before, holds, flags) {
	const suite = adjusted(head, flags);
	if (before === void 0) return {
		suite,
		warnings: []
	};
	const loosened = loosenedRules(before, head, flags);
	const warnings = loosened.map((change) => ({
		code: "rules-loosened",
		...change,
		holds
	}));
	if (holds === "head") return {
		suite,
		warnings
	};
	const lost = loosened.filter(takesAway);
	if (lost.length === 0) return {
		suite: byStricterRules(before, suite, loosened),
		warnings
	};
	const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`);
	throw new UserError(`${head.file} takes away what the base is measured by, so the change cannot be judged by the rules of the base; put it back, or have somebody who may change the workflow give the input allow-rule-changes: true\n${lines.join("\n")}`);
}

// src/gate/run-facts.ts
/** Facts of a run that no measurement holds. */
function factsOf(sources) {
	const { request, subject, suite, rules, planned, plan, testbed, stored, clock } = sources;
	const settings = changedSettings(testbed === null ? plan : asRead(plan, testbed.buildOf));
	return {
		startedAt: clock.startedAt,
		environment: readEnvironment(testbed?.cpus ?? layoutCpus(readNodes()), testbed?.sysbench ?? "not needed"),
		commit: subject.commit,
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(planned.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		settings,
		advice: request.advises ? { memoryBytes: request.memoryBytes } : void 0,
		warnings: [
			...rules,
			...subject.warnings,
			...stored?.warnings ?? [],
			...testbed?.warnings ?? [],
			...testbed === null ? [] : groupWarnings(plan),
			...subject.base === void 0 ? [] : baseWarnings(suite, subject.base.scenarios, plan)
		]
	};
}

// src/gate/gate.ts
/** One run on one screen, for the command line and the action alike. */
/**
* Measures a change, judges it, and writes every view of the result.
*
* @throws UserError where the input is wrong, MeasurementError where nothing could be measured
*/
async function gate(request, edges) {
	const { screen, signal } = edges;
	const clock = runClock();
	const timeline = new Timeline(clock);
	const subject = await readSubject(request.subject);
	const { suite, warnings } = ruled(subject.suite, subject.ruledBy, ruleChoiceOf(request.subject), request.adjustments);
	const stored = request.history && await readHistory(request.history, suite.name, edges.openStore, signal);
	const mostServers = serversAtOnce(suite, request.server);
	const planned = planRun(suite, subject.base, {
		...request,
		mostServers
	}, stored?.records);
	using output = new OutputDirectory(request.out);
	await using testbed = await openTestbedFor(planned, suite, request, {
		...edges,
		timeline
	});
	const plan = testbed === null ? planned : withinThreads(withoutUnread(planned, testbed.buildOf), testbed.mostThreads);
	const measured = await measureOn(testbed, plan, suite, {
		save: output.appendLines,
		progress: screen,
		timeline
	});
	const facts = factsOf({
		request,
		subject,
		suite,
		rules: warnings,
		planned,
		plan,
		testbed,
		stored,
		clock
	});
	const run = describeRun({
		suite,
		plan,
		...measured
	}, facts);
	const judged = decide(measured.compared, measured.standings, suite.gate, run.measuredSeconds);
	const held = holdAgainst(judged, run, request.toolVersion, stored);
	timeline.enter({ step: "search" });
	const attributed = await attributeRun(held, {
		request,
		plan,
		measured,
		testbed,
		save: output.appendCauses,
		screen
	});
	timeline.enter({ step: "judge" });
	const accepted = await askAcceptance(attributed, suite.name, edges.findAcceptance ?? (async () => null));
	const result = makeResult(accepted, run, timeline.end());
	screen.phase("drawing");
	await writeViews(result, output, request.drawsTimeline);
	return result;
}

// src/edges/terminal/run-flags.ts
/** The flags of `qpsgate run` into a request; every problem is reported at once. */
const EXPLAIN = [
	"on-fail",
	"always",
	"never"
];
const EXPLAIN_SECONDS = 120;
/** The branch whose history is meant where none is named. */
const DEFAULT_BRANCH = "main";
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS = /* @__PURE__ */ new Set([...[
	"out",
	"json",
	"quiet",
	"install",
	"seed",
	"timeline",
	"advice",
	"memory"
]]);
const ADVICE = ["on", "off"];
const MEMORY_FORM = "a size with a unit, such as 64G";
/**
* @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
* @throws UserError with one line for every wrong flag
*/
function parseRunFlags(args, randomSeed, toolVersion) {
	const { values, positionals } = parseOr("run", () => parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const measured = parseMeasured(values, positionals, complain);
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	const explanation = parseExplanation(values, complain);
	const advice = parseAdvice(values, complain);
	const history = parseHistory(values, measured.rules, complain);
	const shard = optional(values.shard, (text) => parseShard(text) ?? complain("--shard", text, "a part of the plan such as 1/3"));
	const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed;
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const { out = DEFAULT_OUT, image, install = false, quiet = false, json = false, timeline = false } = values;
	const reproduce = reproduction(args, seed);
	return {
		quiet,
		json,
		request: {
			...measured,
			...explanation,
			...advice,
			server,
			history,
			shard,
			seed,
			out,
			drawsTimeline: timeline,
			image,
			install,
			keepsData: values["keep-data"] ?? false,
			freeze: true,
			toolVersion,
			reproduce
		}
	};
}
function parseExplanation(values, complain) {
	return {
		explain: optional(values.explain, oneOf("--explain", EXPLAIN, complain)) ?? "on-fail",
		explainSeconds: optional(values["explain-budget"], (text) => parseDuration(text) || complain("--explain-budget", text, "a duration such as 45s, 5m or 1h30m")) ?? EXPLAIN_SECONDS
	};
}
function parseAdvice(values, complain) {
	const advice = optional(values.advice, oneOf("--advice", ADVICE, complain)) ?? "on";
	const memory = optional(values.memory, (text) => sizeOf(text) ?? complain("--memory", text, MEMORY_FORM));
	return {
		advises: advice === "on",
		memoryBytes: memory === void 0 ? void 0 : Number(memory)
	};
}
/** Who asks for history by name wants it to decide. */
function parseHistory(values, rules, complain) {
	const store = parseStore(values, complain);
	const isAsked = rules.includes("history");
	for (const name of [
		"branch",
		"store",
		"baseline-branch"
	]) if (values[name] !== void 0 && !isAsked) complain(`--${name}`, values[name], "it with --against control,history");
	if (!isAsked) return void 0;
	return {
		store,
		branch: values.branch ?? DEFAULT_BRANCH,
		fallback: DEFAULT_BRANCH,
		mode: "fail"
	};
}
/** What was measured, without where it is written to and how it is shown. */
function reproduction(args, seed) {
	const { tokens } = parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		tokens: true
	});
	const measured = tokens.flatMap((token) => {
		if (token.kind === "positional") return [token.value];
		if (token.kind !== "option" || UNMEASURED_FLAGS.has(token.name)) return [];
		return [`--${token.name}`, ...token.value === void 0 ? [] : [token.value]];
	});
	return [
		...tokens.some((token) => token.kind === "positional" || token.kind === "option" && token.name === "config") ? [] : [DEFAULT_SUITE],
		...measured,
		"--seed",
		String(seed)
	];
}

export { gate as n, isPerformanceSchemaOption as r, parseRunFlags as t };