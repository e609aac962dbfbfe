import { j as nearest } from "./schemas.js";
import { T as EXERCISES, j as numberOf } from "./dsn.js";
import { A as removalOf, C as FORKS, D as defaultOf, H as isAtLeast, L as familyOf, O as factsFor, T as OptionIndex, b as variableForms, j as removedOption, w as OPTIONS, x as variableOf } from "./option-file.js";
import { y as resolveSettings } from "./option-reach.js";

// src/core/families/manual-pages.json
var manual_pages_default = {
	innodb: {
		"mysql": "innodb-parameters",
		"mariadb": "innodb-system-variables"
	},
	server: {},
	"server-options": {
		"mysql": "server-options",
		"mariadb": "mariadbd-options"
	},
	"binary-log": {
		"mysql": "replication-options-binary-log",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	replica: {
		"mysql": "replication-options-replica",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	source: {
		"mysql": "replication-options-source",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	gtid: {
		"mysql": "replication-options-gtids",
		"mariadb": "gtid"
	},
	"semi-synchronous": {
		"mysql": "replication-semisync",
		"mariadb": "semisynchronous-replication"
	},
	"performance-schema": {
		"mysql": "performance-schema-system-variables",
		"mariadb": "performance-schema-system-variables"
	},
	"performance-schema-options": {
		"mysql": "performance-schema-options",
		"mariadb": "performance-schema-system-variables"
	},
	myisam: { "mariadb": "myisam-system-variables" },
	aria: { "mariadb": "aria-system-variables" },
	"thread-pool": { "mariadb": "thread-pool-system-status-variables" },
	"group-replication": { "mysql": "group-replication-system-variables" },
	galera: { "mariadb": "galera-cluster-system-variables" },
	"x-plugin": { "mysql": "x-plugin-options-system-variables" },
	ndb: { "mysql": "mysql-cluster-options-variables" },
	audit: {
		"mysql": "audit-log-reference",
		"mariadb": "mariadb-audit-plugin-options-and-system-variables"
	},
	myrocks: { "mariadb": "myrocks-system-variables" },
	spider: { "mariadb": "spider-system-variables" },
	vector: { "mariadb": "vector-system-variables" },
	percona: { "mysql": "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html" }
};

// src/core/families/manual-page.ts
const PAGES = manual_pages_default;
/** The page of all variables, where a manual has none of a subject. */
const ALL_VARIABLES = "server-system-variables";
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *), for options without a
* variable, and for variables of Percona Server, whose paragraphs are spread over its manual.
*/
function manualPage({ fork, manual }, page, name, lifetime = {}) {
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	if (file.startsWith("https:")) return file;
	return manual.addressOf(file, name.includes("*") || page.endsWith("-options") ? void 0 : name, lifetime);
}

// src/core/settings/settings-knowledge.ts
/** The table's facts about a variable for one family, and the variables that affect speed. */
/** Rows of each family's variables that have to do with speed. */
const KNOWN = Object.fromEntries(FORKS.map((fork) => [fork, new OptionIndex((row) => isKnownTo(row, fork) ? row : void 0)]));
const SPEED = new OptionIndex(({ speed }) => speed);
const PURPOSES = new OptionIndex(({ speed, purpose }) => speed === "none" ? purpose : void 0);
const WITHOUT_SPEED = new OptionIndex((row) => row.speed === void 0 ? void 0 : row);
/** Whether a family has the variable, which has to do with speed there. */
function isKnownTo(row, fork) {
	return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== void 0;
}
/** Facts about a variable or option, in any spelling; undefined if it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const family = familyOf(product);
	const { fork } = family;
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms);
	if (row === void 0) return void 0;
	const { purpose = "", exercisedBy, counters = [], isWait = false, page = "server", since } = factsFor(row, fork);
	if (exercisedBy === void 0) return void 0;
	const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	return {
		purpose,
		exercisedBy,
		counters,
		isWait,
		page: manualPage(family, page, row.name, {
			since,
			removed
		}),
		since,
		removed
	};
}
/** What a variable without effect on speed is for; undefined if the table does not say. */
function purposeOf(variable) {
	return PURPOSES.find(...variableForms(variable));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const { fork } = familyOf(product);
	const facts = [...OPTIONS.map((row) => factsFor(row, fork)), ...Object.values(EXERCISES)];
	return new Set(facts.flatMap(({ counters = [] }) => counters));
}
/** When a new value counts; undefined of a variable that no row describes. */
function takesEffect(variable, { product, version }) {
	const { fork } = familyOf(product);
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms) ?? WITHOUT_SPEED.find(...forms);
	if (row === void 0) return void 0;
	const { takesEffect: when = "live", liveSince, liveUntil } = factsFor(row, fork);
	if (liveSince !== void 0) return isAtLeast(version, liveSince) ? "live" : "start";
	if (liveUntil !== void 0) return isAtLeast(version, liveUntil) ? "start" : "live";
	return when;
}
/** There are many names, and some are similar. */
const MISTYPED = .15;
/**
* The variable that a mistyped option probably means, in the option's spelling.
*
* @param server whose version has the variable; undefined: any
*/
function settingLike(option, server) {
	const forks = server === void 0 ? FORKS : [familyOf(server.product).fork];
	const isThere = (name) => server === void 0 || removedOption(name, familyOf(server.product).fork, server.version) === void 0;
	const names = OPTIONS.filter((row) => row.speed !== void 0 || forks.some((fork) => isKnownTo(row, fork))).map(({ name }) => name).filter((name) => !name.includes("*") && isThere(name));
	const [, prefix = "", name = ""] = /^((?:loose[-_])?)(.*)$/i.exec(option) ?? [];
	const meant = nearest(name, names, MISTYPED);
	if (meant === void 0) return void 0;
	return `${prefix}${name.includes("-") ? meant.replaceAll("_", "-") : meant}`;
}
function classOf(variable) {
	const forms = variableForms(variable);
	if (Object.values(KNOWN).some((index) => index.find(...forms) !== void 0)) return "speed";
	const speed = SPEED.find(...forms);
	if (speed === "unlikely") return "unlikely";
	return speed === void 0 ? "unknown" : "no effect";
}

// src/core/coverage/scales.ts
/**
* Production, scaled down: sizes that a machine cannot hold, or that would take too long, are divided by the same
* factor in every configuration. Such figures show only which is faster, and by about how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Servers keep a large part of a smaller pool free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Redo logs are files of their full size, one for every server. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** With a smaller one writing would be slower than it is in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
const FILLED_REDO_BYTES = 48 * MIB;
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** So that even the largest does not hold all tables. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, for all servers of a run equally. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/**
* With data of a fixed size a smaller pool would no longer hold them: there a pool that is too large is only cut off.
*/
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }) {
	if (poolBytes === void 0) return void 0;
	const pool = {
		variable: POOL,
		least: LEAST_POOL_BYTES,
		unit: MIB,
		usual: USUAL_POOL_BYTES
	};
	return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool);
}
function redoScale({ scenarios, fillsRedo }, variable) {
	const sizes = sizesIn(scenarios, variable);
	if (!fillsRedo) return scaleTo(MOST_REDO_BYTES, sizes, {
		variable,
		least: LEAST_REDO_BYTES,
		unit: MIB,
		usual: void 0
	});
	const usual = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0) ? USUAL_REDO_BYTES : void 0;
	return scaleTo(FILLED_REDO_BYTES, sizes, {
		variable,
		least: LEAST_FILLED_REDO_BYTES,
		unit: MIB,
		usual
	});
}
function tableCacheScale({ scenarios, openTables }) {
	if (openTables === void 0) return void 0;
	const { handles, usual } = openTables;
	const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual);
	return scaleTo(CACHED_SHARE * handles, sizes, {
		variable: TABLE_CACHE,
		least: LEAST_TABLES,
		unit: 1,
		usual
	});
}
function scaleTo(most, sizes, scale) {
	const divisor = Math.max(0, ...sizes) / most;
	return divisor <= 1 ? void 0 : {
		...scale,
		divisor
	};
}
/** Whether a run may give servers other sizes than the files do. */
function isScalable(variable) {
	return [
		POOL,
		...REDO,
		TABLE_CACHE
	].some((one) => isFor(variable, one));
}
/** The option with its value divided; undefined if it has no scale, or an unsuitable value. */
function scaledOption(option, scales) {
	const scale = scales.find(({ variable }) => isFor(option.name, variable));
	const size = numberOf(option.value?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** The largest buffer pool that any of them sets, or leaves to the server; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/** The largest that any server would read. */
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter(({ name }) => isFor(name, variable)).flatMap(({ value }) => numberOf(value?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}
/** A server may take the option for the variable, whatever prefix the name has. */
function isFor(name, variable) {
	return variableForms(name).map(variableOf).includes(variable);
}

export { scaledOption as a, classOf as c, settingLike as d, takesEffect as f, largestPool as i, knowledgeOf as l, manualPage as m, USUAL_POOL_BYTES as n, scaledValue as o, tellingCounters as p, isScalable as r, scalesOf as s, FILLED_REDO_BYTES as t, purposeOf as u };