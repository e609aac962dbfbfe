import "./suite.js";
import { M as quote, T as MISSING } from "./schemas.js";

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

// src/core/suite/option-groups.ts
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
/** The scenario with only the options that the server reads, as if they were in a group for all servers. */
function asReadBy(scenario, server) {
	const read = scenario.options.filter((option) => isReadBy(option, server));
	return {
		...scenario,
		options: read.map((option) => ({
			...option,
			group: void 0
		}))
	};
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

// src/core/suite/option-file.ts
/** One option file, line by line, and the names of options. Includes are the subject of option-includes.ts. */
/** Names that a server option can have; dots are in those of components and key caches. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
const OPTION_NAME_FORM = "an option name: letters, digits, - _ and .";
/** The correct form of a wrong option name. */
function fixOptionName(name) {
	const bare = name.replace(/^-+/, "");
	return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM;
}
/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
function canonicalOptionName(name) {
	return name.toLowerCase().replaceAll("_", "-").replace(/^(?:loose-)+/, "");
}
/** The name by which a server that does not know the option starts without it. */
function asLoose(name) {
	return name.replace(/^(?!loose[-_])/i, "loose-");
}
/** The option as an argument of the server: `--name` or `--name=value`. */
function optionToArgument(option) {
	return option.value === void 0 ? `--${option.name}` : `--${option.name}=${option.value}`;
}
/**
* Parses an option file: the options of every group that some server reads, see isReadBy, and its directives. Lines of
* other programs' groups are skipped. Problems are what servers stop at, or surely misread.
*/
function parseOptionFile(text, file) {
	const items = [];
	const problems = [];
	const report = (line, complaint) => problems.push({
		file,
		line,
		...complaint
	});
	if (text.startsWith(BYTE_ORDER_MARK)) report(1, {
		path: "",
		...WITH_BYTE_ORDER_MARK
	});
	const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text).split("\n");
	let group;
	for (const [index, raw] of lines.entries()) {
		const line = index + 1;
		const read = readOptionFileLine(raw, line === lines.length);
		if (read.kind === "group") {
			group = read.name;
			if (isLikeServerGroup(group)) items.push({
				...read,
				line
			});
		}
		const isSkipped = group !== void 0 && !isServerGroup(group) && (read.kind === "option" || read.kind === "empty");
		const complaint = checkLength(raw) ?? (isSkipped ? void 0 : checkLine(read, group));
		if (complaint !== void 0) report(line, complaint);
		else if (read.kind === "option" && (!isSkipped || isLikeServerGroup(group ?? ""))) {
			const option = {
				name: isSkipped ? `${"!"}[${group}] ${read.name}` : read.name,
				value: read.value,
				group: isSkipped ? void 0 : group,
				file,
				line
			};
			items.push({
				kind: "option",
				option
			});
		} else if (read.kind === "include") items.push({
			...read,
			line
		});
	}
	return {
		items,
		problems
	};
}
const BYTE_ORDER_MARK = "﻿";
const WITH_BYTE_ORDER_MARK = {
	actual: "a byte order mark",
	allowed: "a file without one; the server takes it for an option outside of any group"
};
function checkLength(raw) {
	if (raw.length * 3 <= 4094) return void 0;
	const bytes = new TextEncoder().encode(raw).length;
	if (bytes <= 4094) return void 0;
	const allowed = `at most ${LONGEST_LINE_BYTES}; the server takes the rest for a line of its own`;
	return {
		path: "",
		actual: `a line of ${bytes} bytes`,
		allowed
	};
}
function checkLine(line, group) {
	if (line.kind === "open-group") return {
		path: "",
		actual: "a line with [ and no ]",
		allowed: "a group in brackets, such as [mysqld]"
	};
	if (line.kind === "include" && line.path === "") return {
		path: "",
		actual: `a directive whose path is ${MISSING}`,
		allowed: "!include FILE or !includedir DIRECTORY"
	};
	if (line.kind !== "option") return void 0;
	const { name, rawValue } = line;
	if (group === void 0) {
		const actual = `${shownName(name)} outside of any group`;
		return {
			path: OPTION_NAME.test(name) ? name : "",
			actual,
			allowed: "options below a group such as [mysqld]"
		};
	}
	if (name === "") return {
		path: "",
		actual: `an option name that is ${MISSING}`,
		allowed: OPTION_NAME_FORM
	};
	if (!OPTION_NAME.test(name)) return {
		path: "",
		actual: shownName(name),
		allowed: fixOptionName(name)
	};
	if (rawValue?.includes("�")) return {
		path: name,
		actual: quote(rawValue),
		allowed: "text in UTF-8"
	};
}
/** Only the beginning of a line that is not understood, because it may hold a password. */
function shownName(name) {
	const [start = ""] = /^(?:-*[A-Za-z0-9][A-Za-z0-9_.-]*|.)/u.exec(name) ?? [];
	return start === name ? quote(name) : `a line that begins with ${quote(start)}`;
}
/**
* Longest line, UTF-8 bytes without the line break. The server's buffer ends there, the rest would be the next line.
*/
const LONGEST_LINE_BYTES = 4094;
/** Takes a line without its line break apart; `isUnended` when the file ends here without one. */
function readOptionFileLine(raw, isUnended) {
	const text = trim(raw);
	if (text === "" || text.startsWith("#") || text.startsWith(";")) return { kind: "empty" };
	if (text.startsWith("!")) return readDirective(isUnended ? raw : `${raw}\n`);
	if (text.startsWith("[")) {
		const end = text.indexOf("]");
		return end < 0 ? {
			kind: "open-group",
			text
		} : {
			kind: "group",
			name: trimEnd(text.slice(1, end)).toLowerCase()
		};
	}
	const content = withoutEndComment(text);
	const equals = content.indexOf("=");
	if (equals < 0) return {
		kind: "option",
		name: trim(content),
		value: void 0,
		rawValue: void 0
	};
	const rawValue = trim(content.slice(equals + 1));
	return {
		kind: "option",
		name: trim(content.slice(0, equals)),
		value: unquote(rawValue),
		rawValue
	};
}
/**
* Comments end no directive and quotes are part of the path. The server takes the last character for the line break,
* even if the file ends without one.
*/
function readDirective(text) {
	const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text);
	if (match === null) return { kind: "empty" };
	const [, isDirectory, path = ""] = match;
	return {
		kind: "include",
		of: isDirectory === void 0 ? "file" : "directory",
		path: trim(path.slice(0, -1))
	};
}
/** Blanks as the server's isspace() has them; JavaScript's trim takes more. */
function trim(text) {
	return trimEnd(text.replace(/^[ \t\r\v\f\n]+/, ""));
}
function trimEnd(text) {
	let end = text.length;
	while (end > 0 && " 	\r\v\f\n".includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
/** Cuts from the first # that is not inside quotes; it needs no blank before it. */
function withoutEndComment(text) {
	let open;
	let isEscaped = false;
	for (let index = 0; index < text.length; index++) {
		const character = text[index];
		if ((character === "\"" || character === "'") && !isEscaped) {
			if (open === void 0) open = character;
			else if (open === character) open = void 0;
		}
		if (open === void 0 && character === "#") return text.slice(0, index);
		isEscaped = open !== void 0 && character === "\\" && !isEscaped;
	}
	return text;
}
const ESCAPES = new Map(Object.entries({
	b: "\b",
	t: "	",
	n: "\n",
	r: "\r",
	s: " ",
	"\\": "\\",
	"\"": "\"",
	"'": "'"
}));
/** Takes off one pair of quotes around the whole value and resolves escapes; unknown ones stay as they are. */
function unquote(text) {
	const first = text[0];
	return (text.length > 1 && (first === "\"" || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text).replace(/\\(.)/gs, (both, escaped) => ESCAPES.get(escaped) ?? both);
}

export { isAtLeast as C, performanceSchemaOf as S, USUAL_FAMILY as _, optionToArgument as a, identifyServer as b, asReadBy as c, isReadBy as d, isServerGroup as f, SERVER_PROGRAMS as g, MANUAL_ADDRESS as h, fixOptionName as i, includesReaders as l, FAMILIES as m, asLoose as n, parseOptionFile as o, readersOf as p, canonicalOptionName as r, readOptionFileLine as s, OPTION_NAME as t, isLikeServerGroup as u, USUAL_PRODUCTS as v, knownServer as x, familyOf as y };