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

// src/core/suite/option-includes.ts
/** Largest option file, and largest sum of one with everything it includes. Real ones have some kilobytes. */
const LARGEST_OPTION_FILE_BYTES = 1024 ** 2;
/** Files that one option file may lead to. */
const MOST_INCLUDED_FILES = 1e3;
/** The server's max_recursion_level: directives in a file that is this many includes deep are passed over. */
const DEEPEST_INCLUDE = 10;
/** Longer lists are worked through by nobody. */
const MOST_PROBLEMS = 100;
/**
* Reads an option file, and what it includes at the place of the directive. A relative include starts at the file that
* names it; the server starts at its working directory, which a repository does not tell. Absolute includes, and those
* that lead out of the root, name places of the machine that the file is deployed to: they are not read, and a warning
* says so.
*/
function readOptionFile(path, reader) {
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path))
	};
	const walk = startWalk(path, reader);
	readText(reading.text, path, [], walk);
	return finishWalk(walk);
}
/** Reads a directory as `!includedir` does: the files whose names end in .cnf, in the order of their names. */
function readOptionDirectory(path, reader) {
	const listing = reader.directory(path, path);
	if (listing.kind === "absent") return { kind: "absent" };
	if (listing.kind !== "names") return {
		kind: "unusable",
		...whyUnusable(listing, reader.rootOf(path))
	};
	const walk = startWalk(path, reader);
	readListed(listing.names, path, {
		file: path,
		line: 1,
		text: "",
		chain: [path]
	}, walk);
	return finishWalk(walk);
}
/** Reads what a path names: a file, or a directory of them. */
function readConfig(path, reader) {
	return reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
}
function startWalk(top, reader) {
	return {
		reader,
		top,
		options: [],
		problems: /* @__PURE__ */ new Map(),
		warnings: /* @__PURE__ */ new Map(),
		filesLeft: MOST_INCLUDED_FILES,
		charactersLeft: LARGEST_OPTION_FILE_BYTES
	};
}
function finishWalk({ options, problems, warnings }) {
	return {
		kind: "read",
		options,
		problems: [...problems.values()],
		warnings: [...warnings.values()]
	};
}
function addProblem(walk, problem) {
	if (walk.problems.size < MOST_PROBLEMS) walk.problems.set(JSON.stringify(problem), problem);
}
function addProblemAt({ file, line }, walk, found, allowed) {
	addProblem(walk, {
		file,
		line,
		path: "",
		found,
		allowed
	});
}
function warn(warning, walk) {
	walk.warnings.set(JSON.stringify(warning), warning);
}
function directiveAt({ file, line, text }) {
	return {
		file,
		line,
		directive: text
	};
}
/** The user's text inside a sentence. */
function shown(text) {
	return quote(text).slice(1, -1);
}
function readText(text, file, parents, walk) {
	walk.charactersLeft -= text.length;
	const chain = [...parents, file];
	const { items, problems } = parseOptionFile(text, file);
	for (const problem of problems) addProblem(walk, problem);
	for (const item of items) if (item.kind === "option") walk.options.push(item.option);
	else follow(item.directive, {
		file,
		line: item.line,
		text: textOf(item.directive),
		chain
	}, walk);
}
function textOf(directive) {
	if (directive.kind === "unknown-directive") return shown(directive.text);
	return `!include${directive.of === "directory" ? "dir" : ""} ${shown(directive.path)}`;
}
function follow(directive, site, walk) {
	if (site.chain.length > 10) warn({
		code: "include-too-deep",
		...directiveAt(site),
		most: 10
	}, walk);
	else if (directive.kind === "include") include(directive, site, walk);
	else warn({
		code: "directive-unknown",
		...directiveAt(site)
	}, walk);
}
function include({ of, path, isCut }, site, walk) {
	if (isCut) warn({
		code: "include-cut",
		...directiveAt(site)
	}, walk);
	if (/^[/~]/.test(path)) warnOutside(site, walk);
	else if (of === "directory") includeDirectory(beside(site.file, path), site, walk);
	else if (!includeFile(beside(site.file, path), site, walk)) warn({
		code: "include-missing",
		...directiveAt(site)
	}, walk);
}
function includeDirectory(path, site, walk) {
	const listing = walk.reader.directory(path, walk.top);
	if (listing.kind === "outside") warnOutside(site, walk);
	else if (listing.kind === "names") readListed(listing.names, path, site, walk);
	else {
		const why = listing.kind === "absent" ? "does not exist" : `cannot be read (${listing.why})`;
		addProblemAt(site, walk, `${site.text}, which ${why}`, "a directory; the server does not start without it");
	}
}
function readListed(names, folder, site, walk) {
	for (const name of names.filter((candidate) => candidate.endsWith(".cnf")).toSorted()) {
		const path = beside(`${folder}/`, name);
		includeFile(path, {
			...site,
			text: site.text === "" ? shown(path) : `${site.text}: ${shown(path)}`
		}, walk);
	}
}
/** Whether there is such a file. */
function includeFile(path, site, walk) {
	if (walk.problems.has(TOO_MUCH)) return true;
	if (site.chain.includes(path)) {
		const cycle = [...site.chain.slice(site.chain.indexOf(path)), path].map(shown).join(" > ");
		addProblemAt(site, walk, `${site.text}, a cycle: ${cycle}`, "includes that do not lead back to themselves");
		return true;
	}
	const reading = walk.reader.file(path, walk.top);
	if (reading.kind === "absent") return false;
	walk.filesLeft -= 1;
	if (reading.kind === "outside") warnOutside(site, walk);
	else if (reading.kind !== "text") {
		const { found, allowed } = whyUnusable(reading, walk.reader.rootOf(walk.top));
		addProblemAt(site, walk, `${site.text}, ${found}`, allowed);
	} else if (walk.filesLeft < 0 || walk.charactersLeft < reading.text.length) {
		const allowed = `at most ${MOST_INCLUDED_FILES} files, and ${LARGEST_OPTION_FILE_BYTES} bytes in all of them`;
		const { file, line } = site;
		walk.problems.set(TOO_MUCH, {
			file,
			line,
			path: "",
			found: `${site.text}, which is too much`,
			allowed
		});
	} else readText(reading.text, path, site.chain, walk);
	return true;
}
/** Key of the problem after which no more files are read. */
const TOO_MUCH = "too much";
function warnOutside(site, walk) {
	warn({
		code: "include-skipped",
		...directiveAt(site),
		root: walk.reader.rootOf(walk.top)
	}, walk);
}
/** Why a file is none that can be used, and what is. @param what what it should be */
function whyUnusable(reading, root, what = "an option file") {
	if (reading.kind === "outside") return {
		found: `which is outside of ${root}`,
		allowed: `the path of ${what} inside of it`
	};
	if (reading.kind === "too-large") return {
		found: "which is too large",
		allowed: `${what} of at most ${LARGEST_OPTION_FILE_BYTES} bytes`
	};
	if (reading.kind === "binary") return {
		found: "which is binary (it has NUL characters)",
		allowed: `${what}, which is text`
	};
	return {
		found: `which cannot be read (${reading.why})`,
		allowed: `the path of ${what} that can be read`
	};
}
/** The path as it is seen from the file that names it, without needless steps. */
function beside(file, path) {
	const whole = file.slice(0, file.lastIndexOf("/") + 1) + path;
	const steps = [];
	for (const step of whole.split("/")) {
		if (step === "" || step === ".") continue;
		if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
		else steps.push(step);
	}
	return `${whole.startsWith("/") ? "/" : ""}${steps.join("/")}` || ".";
}

export { OPTION_NAME as a, optionToArgument as c, includesReaders as d, isReadBy as f, whyUnusable as i, readOptionFileLine as l, readConfig as n, canonicalOptionName as o, readersOf as p, readOptionFile as r, fixOptionName as s, LARGEST_OPTION_FILE_BYTES as t, asReadBy as u };