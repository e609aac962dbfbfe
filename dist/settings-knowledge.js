import { s as nearest } from "./problems.js";
import { N as sizeOf } from "./dsn.js";
import { o as isUnread } from "./names.js";
import { p as familyOf, y as isAtLeast } from "./option-file.js";
import { d as factsFor, l as OPTIONS, o as variableForms, u as OptionIndex } from "./option-names.js";

// src/core/options/manual-pages.ts
const MYSQL = "https://dev.mysql.com/doc/refman";
const MARIADB = "https://mariadb.com/kb/en";
/** Percona Server's additions; their paragraphs are spread over the manual. */
const PERCONA = "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html";
/** Addresses that are pages of these manuals. */
const MANUAL_ADDRESS = /^https:\/\/(?:dev\.mysql\.com\/doc\/refman|mariadb\.com\/kb\/en|docs\.percona\.com\/percona-server)\/[\w./#-]*$/;
/** Pages by subject. If a manual has no such page, its list of all variables is used. */
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
/** Versions of MySQL’s reference manual: each describes its own server. */
const MANUALS$1 = {
	old: "8.0",
	longTerm: "8.4",
	newest: "9.7"
};
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *), for options without a
* variable, and for variables of Percona Server.
*/
function manualPage(page, name, fork, lifetime = {}) {
	if (page === "percona") return PERCONA;
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	const isPage = name.includes("*") || page.endsWith("-options");
	if (fork === "mariadb") return `${MARIADB}/${file}/${isPage ? "" : `#${name}`}`;
	return `${MYSQL}/${manualOf(lifetime)}/en/${file}.html${isPage ? "" : `#sysvar_${name}`}`;
}
function manualOf({ since, removed }) {
	if (removed !== void 0 && Number.parseFloat(removed) <= Number(MANUALS$1.longTerm)) return MANUALS$1.old;
	return Number.parseFloat(since ?? "0") >= 9 ? MANUALS$1.newest : MANUALS$1.longTerm;
}

// src/core/settings/memory-need.ts
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const CONNECTIONS = "max_connections";
/**
* Defaults of memory that each connection may take, if it needs all of it at once: bytes, in MySQL 9.7 and MariaDB
* 10.11.
*/
const OF_A_CONNECTION = {
	mysql: bytesByVariable("mysql"),
	mariadb: bytesByVariable("mariadb")
};
function bytesByVariable(fork) {
	const defaults = OPTIONS.map((row) => [row.name, factsFor(row, fork).bytesPerConnection]);
	return Object.fromEntries(defaults.flatMap(([name, bytes]) => bytes === void 0 ? [] : [[name, bytes]]));
}
const OF_THE_SERVER = {
	[POOL]: 128 * MIB,
	[CONNECTIONS]: 151
};
function memoryNeed(settings, fork) {
	const perConnection = Object.entries(OF_A_CONNECTION[fork]);
	return {
		poolBytes: settingOf(settings, POOL, OF_THE_SERVER[POOL]),
		connections: settingOf(settings, CONNECTIONS, OF_THE_SERVER[CONNECTIONS]),
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

// src/core/settings/removed-options.ts
/**
* Options that servers no longer have: MySQL does not start with one of them, MariaDB passes over most. By the manuals
* ("Option and Variable Changes" of the MySQL Server Version Reference; "System Variables" of the MariaDB knowledge
* base), and by asking MySQL 9.7.4 and MariaDB 10.11.19.
*/
const FORKS$1 = ["mysql", "mariadb"];
const REMOVED_OPTIONS = OPTIONS.flatMap((row) => FORKS$1.flatMap((fork) => {
	const { removed, onceRemoved: consequence = null, instead = null } = row[fork] ?? {};
	return removed === void 0 ? [] : [{
		name: row.name,
		fork,
		removed,
		consequence,
		instead
	}];
}));
const DEPRECATED_OPTIONS = OPTIONS.flatMap((row) => FORKS$1.flatMap((fork) => {
	const { deprecated: since, instead = null } = row[fork] ?? {};
	return since === void 0 ? [] : [{
		name: row.name,
		fork,
		since,
		instead
	}];
}));
/** Facts about the removal of an option; undefined if servers still have it, or never had. */
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
/** The version reference does not date options that were found missing in this version. */
const UNDATED = "9.7";
/** Page of the manual on the removal; undefined if that is the paragraph on the variable, as in MariaDB's. */
function removalPage({ fork, removed }) {
	if (fork === "mariadb") return void 0;
	if (removed === UNDATED) return `${MANUALS}/refman/${UNDATED}/en/server-system-variable-reference.html`;
	const [major = "", minor = ""] = removed.split(".");
	return `${MANUALS}/mysqld-version-reference/en/optvar-changes-${major}-${minor}.html`;
}

// src/core/settings/settings-knowledge.ts
/** The table's facts about a variable for one family, and the variables that affect speed. */
const KNOWN = {
	mysql: indexOf("mysql"),
	mariadb: indexOf("mariadb")
};
const FORKS = ["mysql", "mariadb"];
const SPEED = new OptionIndex(({ speed }) => speed);
function indexOf(fork) {
	return new OptionIndex((row) => isKnownTo(row, fork) ? row : void 0);
}
/** Whether a family has the variable, which has to do with speed there. */
function isKnownTo(row, fork) {
	return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== void 0;
}
/** Facts about a variable or option, in any spelling; undefined if it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const fork = familyOf(product).fork;
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms);
	if (row === void 0) return void 0;
	const { purpose = "", exercisedBy, counters = [], page = "server", since } = factsFor(row, fork);
	if (exercisedBy === void 0) return void 0;
	const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	return {
		purpose,
		exercisedBy,
		counters,
		page: manualPage(page, row.name, fork, {
			since,
			removed
		}),
		since,
		removed
	};
}
/** There are many known names, and some are similar. */
const MISTYPED = .15;
/**
* The variable that a mistyped option probably means, in the option's spelling.
*
* @param server whose version has the variable; undefined: any
*/
function settingLike(option, server) {
	const forks = server === void 0 ? FORKS : [familyOf(server.product).fork];
	const isThere = (name) => server === void 0 || removedOption(name, familyOf(server.product).fork, server.version) === void 0;
	const known = OPTIONS.filter((row) => row.speed !== void 0 || forks.some((fork) => isKnownTo(row, fork))).map(({ name }) => name).filter((name) => !name.includes("*") && isThere(name));
	const [, prefix = "", name = ""] = /^((?:loose[-_])?)(.*)$/i.exec(option) ?? [];
	const meant = nearest(name, known, MISTYPED);
	if (meant === void 0) return void 0;
	return `${prefix}${name.includes("-") ? meant.replaceAll("_", "-") : meant}`;
}
const MOST_MISTYPED = 20;
/**
* Options of whose names nothing is known while a known one is near; at most 20, each name once. `loose-` is left
* alone.
*/
function mistypedOptions(options, server) {
	const strange = options.filter((option) => !(/^loose[-_]/i.test(option.name) || isUnread(option)) && classOf(option.name) === "unknown");
	return [...new Map(strange.map((option) => [option.name, option])).values()].slice(0, MOST_MISTYPED).flatMap((option) => {
		const meant = settingLike(option.name, server);
		return meant === void 0 ? [] : [{
			option,
			meant
		}];
	});
}
function classOf(variable) {
	const forms = variableForms(variable);
	if (Object.values(KNOWN).some((index) => index.find(...forms) !== void 0)) return "speed";
	const speed = SPEED.find(...forms);
	if (speed === "unlikely") return "unlikely";
	return speed === void 0 ? "unknown" : "no effect";
}

export { deprecatedOption as a, removedOption as c, totalBytes as d, MANUAL_ADDRESS as f, settingLike as i, memoryNeed as l, knowledgeOf as n, isEverRemoved as o, manualPage as p, mistypedOptions as r, removalPage as s, classOf as t, numberOf as u };