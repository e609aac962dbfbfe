import { c as quote, t as MISSING } from "./problems.js";

// src/core/suite/option-groups.ts
const EVERY_SERVER = ["mysqld", "server"];
/** `galera` is read by builds with Galera, which on Linux nearly all are. */
const EVERY_MARIADB = [
	"mariadb",
	"mariadbd",
	"client-server",
	"galera"
];
const VERSIONED = /^(?:mysqld|mariadbd?)-[1-9]\d*\.(?:0|[1-9]\d*)$/;
/** MariaDB 11.4 does not know these yet, 11.8 lists them under "The following groups are read". */
const MAJOR_ONLY = /^mariadbd?-(?:1[1-9]|[2-9]\d)$/;
const MAJOR_ONLY_SINCE = [11, 8];
/** Whether there is any MySQL, Percona or MariaDB server that reads the group, given in lower case. */
function isServerGroup(group) {
	return EVERY_SERVER.includes(group) || EVERY_MARIADB.includes(group) || VERSIONED.test(group) || MAJOR_ONLY.test(group);
}
/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
function isReadBy(option, server) {
	return option.group === void 0 || groupsOf(server).includes(option.group);
}
/** The scenario with no other options than those that the server reads, as if they stood in a group for all servers. */
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
/** MySQL and Percona Server: sql/mysqld.cc. MariaDB: include/mysqld_default_groups.h; `mariadbd --help --verbose` shows them. */
function groupsOf({ product, version }) {
	const [, major = "", minor = ""] = /^(\d+)\.(\d+)/.exec(version) ?? [];
	const mysqld = [...EVERY_SERVER, `mysqld-${major}.${minor}`];
	if (product !== "MariaDB") return mysqld;
	const mariadb = [
		...EVERY_MARIADB,
		`mariadb-${major}.${minor}`,
		`mariadbd-${major}.${minor}`
	];
	const [sinceMajor, sinceMinor] = MAJOR_ONLY_SINCE;
	const isRecent = Number(major) > sinceMajor || Number(major) === sinceMajor && Number(minor) >= sinceMinor;
	return [
		...mysqld,
		...mariadb,
		...isRecent ? [`mariadb-${major}`, `mariadbd-${major}`] : []
	];
}
/**
* Who reads a group, as a word that is equal for groups with the same readers: "all", "mariadb", or the group itself
* where only some versions or builds read it.
*/
function readersOf(group) {
	if (group === void 0 || EVERY_SERVER.includes(group)) return "all";
	if (group === "galera") return group;
	return EVERY_MARIADB.includes(group) ? "mariadb" : group.replace(/^mariadbd-/, "mariadb-");
}
/** Whether everybody among `others` is surely among `readers`; when in doubt, not. */
function includesReaders(readers, others) {
	return readers === "all" || readers === others || readers === "mariadb" && others.startsWith("mariadb-");
}

// src/core/suite/option-line.ts
/** Longest line, UTF-8 bytes without the line break. The server's buffer ends there, the rest would be the next line. */
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
		written: void 0
	};
	const written = trim(content.slice(equals + 1));
	return {
		kind: "option",
		name: trim(content.slice(0, equals)),
		value: unquote(written),
		written
	};
}
/**
* Comments end no directive and quotes are part of the path. The server takes the last byte for the line break, also
* where the file ends without one: what is left of a character that is longer names nothing.
*/
function readDirective(text) {
	const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text);
	if (match === null) return {
		kind: "unknown-directive",
		text: trim(text)
	};
	const rest = match[2] ?? "";
	const isCut = !/[ \t\r\v\f\n]$/.test(rest);
	const path = trim(new TextDecoder().decode(new TextEncoder().encode(rest).subarray(0, -1)));
	return {
		kind: "include",
		of: match[1] === void 0 ? "file" : "directory",
		path,
		isCut
	};
}
/** Blanks as the server's isspace() has them; JavaScript's own trim takes more. */
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
const ESCAPES = /* @__PURE__ */ new Map([
	["b", "\b"],
	["t", "	"],
	["n", "\n"],
	["r", "\r"],
	["s", " "],
	["\\", "\\"],
	["\"", "\""],
	["'", "'"]
]);
/** Takes off one pair of quotes around the whole value and resolves escapes; unknown ones stay as they are. */
function unquote(text) {
	const first = text[0];
	return (text.length > 1 && (first === "\"" || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text).replace(/\\(.)/gs, (both, escaped) => ESCAPES.get(escaped) ?? both);
}
/**
* Whether the text's last byte in UTF-8 is A0, as in "à" or a no-break space: the server takes bytes for Latin-1, where
* that is a blank, and cuts it off at the end of a value.
*/
function endsInBlankByte(text) {
	const last = text.codePointAt(text.length - (/[\uDC00-\uDFFF]$/.test(text) ? 2 : 1)) ?? 0;
	return last >= 128 && (last & 63) === 32;
}

// src/core/suite/option-file.ts
/** One option file, and the names of options. Which other files it leads to is the subject of option-includes.ts. */
/** Names that a server option can have; dots are in those of components and key caches. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
const OPTION_NAME_FORM = "an option name: letters, digits, - _ and .";
/** What would be right instead of a wrong option name. */
function fixOptionName(name) {
	const bare = name.replace(/^-+/, "");
	return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM;
}
/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
function canonicalOptionName(name) {
	return name.toLowerCase().replaceAll("_", "-").replace(/^(?:loose-)+/, "");
}
/** The option as an argument of the server: `--name` or `--name=value`. */
function optionToArgument(option) {
	return option.value === void 0 ? `--${option.name}` : `--${option.name}=${option.value}`;
}
/**
* Takes an option file apart: the options of every group that some server reads, see isReadBy, and its directives.
* Lines of other programs' groups are skipped. Problems are what servers stop at, or surely misread.
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
		if (read.kind === "group") group = read.name;
		const isSkipped = group !== void 0 && !isServerGroup(group) && (read.kind === "option" || read.kind === "empty");
		const complaint = checkLength(raw) ?? (isSkipped ? void 0 : checkLine(read, group));
		if (complaint !== void 0) report(line, complaint);
		else if (isSkipped) continue;
		else if (read.kind === "option") items.push({
			kind: "option",
			option: {
				name: read.name,
				value: read.value,
				group,
				file,
				line
			}
		});
		else if (read.kind === "include" || read.kind === "unknown-directive") items.push({
			kind: "directive",
			directive: read,
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
	found: "a byte order mark",
	allowed: "a file without one; the server takes it for an option outside of any group"
};
function checkLength(raw) {
	if (raw.length * 3 <= 4094) return void 0;
	const bytes = new TextEncoder().encode(raw).length;
	if (bytes <= 4094) return void 0;
	const allowed = `at most ${LONGEST_LINE_BYTES}; the server takes the rest for a line of its own`;
	return {
		path: "",
		found: `a line of ${bytes} bytes`,
		allowed
	};
}
function checkLine(line, group) {
	if (line.kind === "open-group") return {
		path: "",
		found: quote(line.text),
		allowed: "a group in brackets, such as [mysqld]"
	};
	if (line.kind === "include" && line.path === "") return {
		path: "",
		found: `a directive whose path is ${MISSING}`,
		allowed: "!include FILE or !includedir DIRECTORY"
	};
	if (line.kind !== "option") return void 0;
	const { name, written } = line;
	if (group === void 0) return {
		path: name,
		found: `${quote(name)} outside of any group`,
		allowed: "options below a group such as [mysqld]"
	};
	if (name === "") return {
		path: "",
		found: `an option name that is ${MISSING}`,
		allowed: OPTION_NAME_FORM
	};
	if (!OPTION_NAME.test(name)) return {
		path: "",
		found: quote(name),
		allowed: fixOptionName(name)
	};
	return written === void 0 ? void 0 : checkValue(name, written);
}
function checkValue(name, written) {
	if (written.includes("�")) return {
		path: name,
		found: quote(written),
		allowed: "text in UTF-8"
	};
	if (!endsInBlankByte(written)) return void 0;
	return {
		path: name,
		found: quote(written),
		allowed: "the value in quotes; without them the server cuts off its last byte"
	};
}

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
	"large-rows": load("Rows or results have many kilobytes, in BLOB or TEXT columns."),
	sorts: load("Statements sort more rows than an index delivers in order."),
	joins: load("Statements join tables, with and without an index."),
	"temporary-tables": load("Statements need a temporary table: GROUP BY, DISTINCT, UNION, derived tables."),
	planning: load("Plans of statements take long to find: many tables, conditions or values in a list."),
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
/** Exercises that a workload only is where this holds for every server that is compared; elsewhere it exercises less. */
const PRECONDITIONS = {
	"reads-beyond-pool": "data-beyond-pool",
	"binary-log-commits": "binary-log",
	"many-tables": "tables-beyond-cache"
};
/**
* Counters of SHOW GLOBAL STATUS by which a server shows that it did the work, one of them with every thousandth transaction
* at least. Of what is not in here the workload alone tells.
*/
const EXERCISE_COUNTERS = {
	"reads-in-memory": ["Innodb_buffer_pool_read_requests"],
	"reads-beyond-pool": ["Innodb_buffer_pool_reads"],
	"full-scans": ["Handler_read_rnd_next"],
	"point-writes": [
		"Com_update",
		"Com_insert",
		"Com_delete"
	],
	"binary-log-commits": ["Binlog_cache_use"],
	"contended-rows": ["Innodb_row_lock_waits"],
	sorts: ["Sort_rows"],
	joins: ["Select_full_join"],
	"temporary-tables": ["Created_tmp_tables"],
	"auto-increment": ["Com_insert"],
	connecting: ["Connections"],
	"many-tables": ["Opened_tables"]
};

export { OPTION_NAME as a, optionToArgument as c, asReadBy as d, includesReaders as f, isExercise as i, parseOptionFile as l, readersOf as m, EXERCISE_COUNTERS as n, canonicalOptionName as o, isReadBy as p, PRECONDITIONS as r, fixOptionName as s, EXERCISES as t, readOptionFileLine as u };