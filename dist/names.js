// src/core/families/family.ts
/** The consumers that every server has and enables. */
const ALWAYS_ENABLED = [
	"global_instrumentation",
	"thread_instrumentation",
	"statements_digest"
];
/** The consumers that all supported versions have. */
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
/** Read by builds with Galera, which on Linux nearly all are. */
const BUILD_GROUPS = ["galera"];
/**
* MariaDB 11.4 does not know groups of a major version alone yet, 11.8 lists them under "The following groups are
* read".
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
	timeLimit: (seconds) => `SET SESSION max_statement_time = ${seconds}`,
	rangesQuery: "SELECT VARIABLE_NAME AS name, NUMERIC_MIN_VALUE AS least, NUMERIC_MAX_VALUE AS most FROM information_schema.SYSTEM_VARIABLES",
	performanceSchema: () => ({
		consumers: COMMON_CONSUMERS,
		enabled: ALWAYS_ENABLED
	})
};

// src/core/families/mysql.ts
/** MySQL and Percona Server, from 5.7 on. */
/** Comments of Oracle's builds, of plain builds from source, and of distributions and clouds that package MySQL. */
const MYSQL = /^(?:mysql\b|source distribution$|\(?(?:debian|ubuntu|gentoo|opensuse|suse|arch|homebrew|google)\b)/i;
const PERCONA = /^percona (?:server|xtradb cluster)\b/i;
/** Before 8.0.30 a server writes its whole redo log when it starts: a gigabyte took each of four servers 10 s. */
const MOST_WRITTEN_BYTES = 256 * 1024 ** 2;
const ENABLED_BY_5_7 = [
	...ALWAYS_ENABLED,
	"events_statements_current",
	"events_statements_history"
];
const MANUAL = "https://dev.mysql.com/doc/refman";
/** The manual that lists which version added or removed each option. */
const VERSIONS = "https://dev.mysql.com/doc/mysqld-version-reference/en";
/** Versions of the manual, of which each describes one version of servers. */
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
	timeLimit: (seconds) => `SET SESSION max_execution_time = ${1e3 * seconds}`,
	rangesQuery: "SELECT VARIABLE_NAME AS name, MIN_VALUE AS least, MAX_VALUE AS most FROM performance_schema.variables_info",
	performanceSchema
};
/** Read from servers of 5.7.22, 8.0.12, 8.0.15 and 9.7; events_statements_cpu came with 8.0.28 (MySQL manual). */
function performanceSchema(version) {
	if (!isAtLeast(version, "8.0")) return {
		consumers: COMMON_CONSUMERS,
		enabled: ENABLED_BY_5_7
	};
	return {
		consumers: isAtLeast(version, "8.0.28") ? [...COMMON_CONSUMERS, "events_statements_cpu"] : COMMON_CONSUMERS,
		enabled: [
			...ENABLED_BY_5_7,
			"events_transactions_current",
			"events_transactions_history"
		]
	};
}

// src/core/families/families.ts
/** The family of a server, and the servers that are refused. */
/** MariaDB first: its packages have a mysqld as well. */
const FAMILIES = [MARIADB_FAMILY, MYSQL_FAMILY];
/** The family where nothing tells another. */
const USUAL_FAMILY = MYSQL_FAMILY;
const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.products.map((product) => [product, family])));
/** The usual product of each family, MySQL first. */
const USUAL_PRODUCTS = FAMILIES.map(({ products }) => products[0]).toReversed();
/** Names of server programs, in the order in which they are looked for. */
const SERVER_PROGRAMS = FAMILIES.map(({ program }) => program);
function familyOf(product) {
	return FAMILY_OF.get(product) ?? USUAL_FAMILY;
}
/** Addresses that are pages of the manuals. */
const MANUAL_ADDRESS = new RegExp(`^(?:${FAMILIES.flatMap(({ manual }) => manual.homes.map((home) => home.replaceAll(".", "\\."))).join("|")})/[\\w./#-]*$`);
function performanceSchemaOf({ product, version }) {
	return familyOf(product).performanceSchema(version);
}
/** A server as a result has it; undefined if it cannot have been measured, as in figures from elsewhere. */
function knownServer({ product, version }) {
	return FAMILY_OF.has(product) ? {
		product,
		version
	} : void 0;
}
/**
* Identity of a program: a server that can be measured, one that is too old, or something else. Many servers speak
* MySQL's protocol and are something else: one that no family claims is other.
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
/** The groups of an option file that a server reads. They depend on product and version, which only a started server tells. */
const EVERY_SERVER = ["mysqld", "server"];
/** Groups that every server of one version reads. */
const VERSIONED = /^mysqld-[1-9]\d*\.(?:0|[1-9]\d*)$/;
/** Whether there is any server that reads the group, given in lower case. */
function isServerGroup(group) {
	return EVERY_SERVER.includes(group) || VERSIONED.test(group) || FAMILIES.some((family) => isOfFamily(group, family));
}
/** Whether servers of the family read the group, and no others do. */
function isOfFamily(group, { groups, buildGroups, versionGroup }) {
	return groups.includes(group) || buildGroups.includes(group) || versionGroup?.test(group) === true;
}
/**
* Whether a server reads the group if it is started in a special way, such as with a suffix of groups; none does
* otherwise.
*/
function isLikeServerGroup(group) {
	return FAMILIES.some(({ suffixedGroup }) => suffixedGroup.test(group)) && !isServerGroup(group);
}
/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
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
* The readers of a group, as a word that is equal for groups with the same readers: "all", a fork, or the group itself
* if only some versions or builds read it.
*/
function readersOf(group) {
	if (group === void 0 || EVERY_SERVER.includes(group)) return "all";
	const family = FAMILIES.find((each) => isOfFamily(group, each));
	if (family === void 0 || family.buildGroups.includes(group)) return group;
	const version = family.versionGroup?.exec(group)?.[1];
	return version === void 0 ? family.fork : `${family.fork}-${version}`;
}
/** Whether everybody among `others` is surely among `readers`; when in doubt, not. */
function includesReaders(readers, others) {
	return readers === "all" || readers === others || FAMILIES.some(({ fork }) => readers === fork && others.startsWith(`${fork}-`));
}

// src/core/names.ts
/** Names that figures and messages refer to: for every folder of core, so it imports nothing. */
/** The project's page. */
const HOME = "https://github.com/qpsgate/qpsgate";
/** Its documents, in the newest state: no release has its own yet. */
const DOCS = `${HOME}/blob/main/docs`;
/** Line of a changed setting in the files as they are now; the first of its file for one that is gone. */
function presentLine({ scenario, before, after }) {
	return {
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1
	};
}
/**
* A scenario's revisions: now, before, a second server of each, which tells how much two starts differ, and as it was at
* the baseline.
*/
const REVISIONS = [
	"head",
	"base",
	"twin",
	"base-twin",
	"baseline"
];
/** Whether an arm is of a scenario as it was before the change. */
function isOfBase({ revision }) {
	return revision === "base" || revision === "base-twin";
}
/** Whether an arm is of a scenario as it was at any time. */
function isEarlier(arm) {
	return isOfBase(arm) || arm.revision === "baseline";
}
/** Whether an arm is a second server of another, which is shown in its place. */
function isCopy({ revision }) {
	return revision === "twin" || revision === "base-twin";
}
/** A transaction's costs other than time, in the order shown, by their names in a table. */
const COST_NAMES = {
	errors: "errors",
	cpu: "server CPU time",
	switches: "context switches",
	written: "written to disk",
	read: "read from disk",
	fsyncs: "fsyncs of InnoDB",
	network: "network",
	memory: "resident memory",
	p50: "p50 latency",
	p95: "p95 latency",
	p99: "p99 latency"
};
const COSTS = Object.keys(COST_NAMES);
/** First character of the name that stands for an unread part of a file: no name of an option begins with it. */
const UNREAD_MARK = "!";
/** The name for people: without the mark. */
function plainName(name) {
	return name.startsWith("!") ? name.slice(1) : name;
}
/** Whether it stands for a part of a file that nobody can read, and so may be anything: see option-includes.ts. */
function isUnread({ name }) {
	return name.startsWith("!");
}

export { identifyServer as C, isAtLeast as E, familyOf as S, performanceSchemaOf as T, FAMILIES as _, REVISIONS as a, USUAL_FAMILY as b, isOfBase as c, presentLine as d, includesReaders as f, readersOf as g, isServerGroup as h, HOME as i, isUnread as l, isReadBy as m, COST_NAMES as n, isCopy as o, isLikeServerGroup as p, DOCS as r, isEarlier as s, COSTS as t, plainName as u, MANUAL_ADDRESS as v, knownServer as w, USUAL_PRODUCTS as x, SERVER_PROGRAMS as y };