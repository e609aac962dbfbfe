import { B as quote } from "./names.js";
import { d as isServerGroup, l as isLikeServerGroup, o as readOptionFileLine, v as MYSQL_FAMILY, y as MARIADB_FAMILY } from "./option-file.js";
import { c as variableOf, d as OPTIONS, f as OptionIndex, p as ROWS, s as variableForms } from "./option-names.js";
import { t as isCommand } from "./rendered.js";
import { a as whyUnusable, i as readOptionPath, t as joinPath } from "./option-includes.js";

// src/core/sources/images.ts
/** Names of images: those that hold a server, that move, and that are private. */
/** Last part of the names of images that hold a server. Exporters, clients, proxies and backups have others. */
const SERVERS = /^(?:mysql|mariadb|percona|(?:mysql|percona|mariadb|community|enterprise)-server|percona-xtradb-cluster|mariadb-galera|mysql-ndb-cluster|(?:mysql|mariadb)-\d[\w.-]*)$/i;
/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/]*[.:][^/]*)\//;
const PUBLIC_REGISTRIES = /* @__PURE__ */ new Set([
	"docker.io",
	"index.docker.io",
	"registry-1.docker.io",
	"quay.io",
	"ghcr.io",
	"public.ecr.aws",
	"mcr.microsoft.com",
	"mirror.gcr.io",
	"container-registry.oracle.com"
]);
/** Tags that name another version tomorrow. */
const MOVING = /* @__PURE__ */ new Set([
	"latest",
	"lts",
	"innovation",
	"stable",
	"edge",
	"rolling",
	"verylatest"
]);
function partsOf$1(image) {
	const [name = "", digest] = image.split("@");
	const [, repository = name, tag] = /^(.*):([^:/]*)$/.exec(name) ?? [];
	return {
		repository,
		tag,
		digest
	};
}
function lastPart(image) {
	return partsOf$1(image).repository.split("/").at(-1) ?? "";
}
/** Whether an image holds a server, as far as its name tells. */
function holdsServer(image) {
	return SERVERS.test(lastPart(image));
}
/** Whether it holds MariaDB, as far as its name tells. */
function isMariaDb(image) {
	return lastPart(image).toLowerCase().startsWith("mariadb");
}
/** Whether it may be another version tomorrow: with no tag, or one that moves, and no digest. */
function isFloating(image) {
	const { tag, digest } = partsOf$1(image);
	return digest === void 0 && (tag === void 0 || MOVING.has(tag));
}
/** The registry of the image, unless everybody may pull from it. */
function privateRegistry(image) {
	const registry = REGISTRY.exec(image)?.[0].slice(0, -1);
	return registry === void 0 || PUBLIC_REGISTRIES.has(registry) ? void 0 : registry;
}
/** Image to propose if none was found: an LTS version of the family. */
function usualImage(isForMariaDb) {
	return (isForMariaDb ? MARIADB_FAMILY : MYSQL_FAMILY).usualImage;
}
/** Whether an image that is not yet known may hold a server: often only its tag is unknown. */
function mayHoldServer(written) {
	const [known = ""] = written.split(/\$|\{\{|<%/, 1);
	const colon = known.lastIndexOf(":");
	return colon > known.lastIndexOf("/") ? holdsServer(known.slice(0, colon)) : speaksOfServer(written);
}
/** Whether a text that is not yet known is probably the image of a server. */
function speaksOfServer(text) {
	return /mysql|mariadb|percona/i.test(text);
}

// src/core/sources/hidden-texts.ts
/** Texts that nobody may see, and long ones that nobody reads: shown is only which of them are equal. */
const known = /* @__PURE__ */ new Map();
/** Says of a text only whether it is that of another place: its number is that of its first appearance. */
function hidden(text) {
	const number = known.get(text) ?? known.size + 1;
	known.set(text, number);
	return `a value that is not shown (${number})`;
}
/** The beginning of a long text; texts that differ only behind it stay different. */
function shortened(text, most) {
	return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`;
}

// src/core/sources/rds-formulas.ts
/** Longer texts are no formulas. */
const LONGEST = 1e3;
/** Whether a value is a formula, also one that cannot be computed here. */
function isRdsFormula(text) {
	return text.length <= LONGEST && /^\s*(?:\{|(?:GREATEST|LEAST|SUM|IF)\s*\()/.test(text);
}
/**
* The whole number that a formula gives for an instance; quotients are cut, as RDS cuts them. Undefined if a needed
* fact is unknown, or it is no formula.
*/
function computeRdsFormula(text, instance) {
	if (!isRdsFormula(text)) return void 0;
	const reading = {
		tokens: text.match(TOKEN) ?? [],
		next: 0,
		depth: 0,
		instance
	};
	const value = product(reading);
	return reading.next === reading.tokens.length && value?.denominator === 1n ? value.numerator : void 0;
}
const TOKEN = /\d+|[A-Za-z]+|[^\s]/g;
function whole(numerator) {
	return {
		numerator,
		denominator: 1n
	};
}
const DEEPEST$3 = 50;
function take(reading, token) {
	if (reading.tokens[reading.next] !== token) return false;
	reading.next += 1;
	return true;
}
function product(reading, isExact = false) {
	if (reading.depth > DEEPEST$3) return void 0;
	reading.depth += 1;
	let value = factor(reading, isExact);
	while (value !== void 0) {
		const isQuotient = reading.tokens[reading.next] === "/";
		if (!isQuotient && reading.tokens[reading.next] !== "*") break;
		reading.next += 1;
		const other = factor(reading, isExact);
		value = other === void 0 ? void 0 : combine(value, other, isQuotient, isExact);
	}
	reading.depth -= 1;
	return value;
}
function combine(a, b, isQuotient, isExact) {
	const [over, under] = isQuotient ? [b.denominator, b.numerator] : [b.numerator, b.denominator];
	const [numerator, denominator] = [a.numerator * over, a.denominator * under];
	if (denominator === 0n) return void 0;
	return isExact ? {
		numerator,
		denominator
	} : whole(numerator / denominator);
}
function factor(reading, isExact) {
	if (take(reading, "{")) return closed(product(reading, isExact), "}", reading);
	if (take(reading, "(")) return closed(product(reading, isExact), ")", reading);
	const sign = take(reading, "-") ? -1n : 1n;
	const token = reading.tokens[reading.next] ?? "";
	reading.next += 1;
	if (/^\d{1,25}$/.test(token)) return whole(sign * BigInt(token));
	if (sign < 0n) return void 0;
	if (take(reading, "(")) return call(token, reading);
	const value = Object.hasOwn(VARIABLES$2, token) ? VARIABLES$2[token]?.(reading.instance) : void 0;
	return value === void 0 ? void 0 : whole(value);
}
function closed(value, mark, reading) {
	return take(reading, mark) ? value : void 0;
}
/** Names differ by their case, as they do for RDS. */
const VARIABLES$2 = {
	DBInstanceClassMemory: ({ memory }) => memory,
	DBInstanceVCPU: ({ cpus }) => cpus
};
const FUNCTIONS = {
	GREATEST: (values) => ascending(values).at(-1) ?? 0n,
	LEAST: (values) => ascending(values)[0] ?? 0n,
	SUM: (values) => values.reduce((a, b) => a + b)
};
function ascending(values) {
	return [...values].sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
}
function call(name, reading) {
	if (name === "log") return logarithm(closed(product(reading, true), ")", reading));
	const values = [];
	do {
		const value = product(reading);
		if (value === void 0) return void 0;
		values.push(value.numerator);
	} while (take(reading, ","));
	const value = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(values) : void 0;
	return closed(value === void 0 ? void 0 : whole(value), ")", reading);
}
/**
* To the base of 2, rounded: so Aurora's table of max_connections has 6000 for a db.r5.12xlarge, whose ratio is 50, and
* 7000 for a db.r5.24xlarge, whose ratio is 100.
*/
function logarithm(value) {
	if (value === void 0 || value.numerator <= 0n || value.denominator <= 0n) return void 0;
	return whole(BigInt(Math.round(Math.log2(Number(value.numerator)) - Math.log2(Number(value.denominator)))));
}

// src/core/sources/server-words.ts
/** Words of any file that name a variable of a server, in any of the spellings that people use. */
/** By whole names, and by the patterns of components that no other program has. */
const KNOWN = new OptionIndex(({ name }) => !DECIDES_MORE.test(name) && (!name.includes("*") || OF_COMPONENTS.test(name)) ? name : void 0);
/** Options that decide which others count, or whether the server serves at all: nothing that can be measured. */
const DECIDES_MORE = /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/;
const OF_COMPONENTS = /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]/;
/** Beginnings of names that are the server's behind any prefix. */
const COMPONENT = /_((?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$/;
/** What roles, images and charts put before the name of a variable. */
const PREFIX = /^(?:mysql|mysqld|mariadb|mariadbd|percona|galera|pxc|rds|aurora|cloudsql|db|database|my|cnf|config)_/;
/** Names that other programs use as well: of everything, and of other databases. */
const EVERYDAY = new Set("bind_address build_id completion_type connect_timeout core_file date_format datetime_format debug_gdb error_count extra_port have_crypt have_openssl have_ssl host_cache identity in_transaction insert_id lc_messages log_error log_output log_raw log_syslog log_warnings login_path no_defaults pid_file plugin_dir plugin_load print_defaults protocol_version proxy_user read_only redirect_url report_host report_port report_user report_password server_id server_uid server_uuid ssl_ca ssl_cert ssl_cipher ssl_crl ssl_key stack_trace tcp_nodelay time_format time_zone tls_version unix_socket user_variables version_comment warning_count".split(" "));
const LIKELY = new Set("admin_port interactive_timeout max_connections max_execution_time max_user_connections net_read_timeout net_write_timeout offline_mode open_files_limit require_secure_transport temp_table_size thread_stack wait_timeout work_mem log_bin max_allowed_packet transaction_isolation old_mode defaults_file".split(" "));
/** Words that names begin with: most words of any text have none of them. */
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)));
const ONE_PART = /^[a-z]+$/;
const LONGEST_WORD = 128;
const remembered$1 = /* @__PURE__ */ new Map();
/** Words that are remembered; hostile files have more of them. */
const MOST_REMEMBERED = 5e4;
/** The variable that a word names; undefined: none. */
function serverWord(word) {
	if (word.length > LONGEST_WORD || ONE_PART.test(word) && !FIRST_WORDS.has(word)) return void 0;
	if (remembered$1.has(word)) return remembered$1.get(word);
	if (remembered$1.size >= MOST_REMEMBERED) remembered$1.clear();
	const found = lookUp(word);
	remembered$1.set(word, found);
	return found;
}
function lookUp(word) {
	const written = (/[a-z][A-Z]/.test(word) && !/[_-]/.test(word) ? word.replace(/([a-z\d])([A-Z])/g, "$1_$2") : word).toLowerCase().replaceAll("-", "_");
	if (!written.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return void 0;
	const last = written.slice(written.lastIndexOf(".") + 1);
	const candidates = [
		...ROWS.has(written) ? [written] : [],
		last,
		last.replace(PREFIX, ""),
		last.replace(PREFIX, "").replace(PREFIX, "")
	];
	const component = COMPONENT.exec(last)?.[1];
	for (const name of component === void 0 ? candidates : [...candidates, component]) {
		const forms = variableForms(name);
		if (KNOWN.find(...forms) === void 0) continue;
		const bare = forms.at(-1) ?? name;
		const isProduct = name !== last && /^(?:mysqld?|mariadbd?|percona|galera)_/.test(last);
		return {
			name: name.replaceAll("_", "-"),
			certainty: certaintyOf(bare, isProduct)
		};
	}
}
/** @param isProduct whether the product's name stands before it */
function certaintyOf(bare, isProduct) {
	if (!bare.includes("_") || EVERYDAY.has(bare)) return "everyday";
	return LIKELY.has(bare) && !isProduct ? "likely" : "sure";
}

// src/core/sources/terraform-plan.ts
/** Plans and states of Terraform (`terraform show -json`): the resources as they will be, by their addresses. */
const NOT_YET_KNOWN = "known after apply";
/** Resources of a plan or state; undefined: the value is none. */
function resourcesOf(plan) {
	const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan);
	const root = fieldsOf(planned ?? values).root_module;
	if (!Array.isArray(changes) && root === void 0) return void 0;
	const found = /* @__PURE__ */ new Map();
	for (const module of modulesIn(root)) for (const resource of listOf(fieldsOf(module).resources)) {
		const { values: own, sensitive_values: sensitive } = fieldsOf(resource);
		found.set(addressOf(resource), shown(own, void 0, sensitive));
	}
	for (const resource of listOf(changes)) {
		if (fieldsOf(resource).deposed !== void 0) continue;
		const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(fieldsOf(resource).change);
		if (after === null) found.delete(addressOf(resource));
		else found.set(addressOf(resource), shown(after, unknown, sensitive));
	}
	return [...found].map(([address, own]) => ({
		address,
		values: own
	}));
}
function modulesIn(root) {
	const modules = [root];
	for (const module of modules) for (const child of listOf(fieldsOf(module).child_modules)) modules.push(child);
	return modules;
}
function addressOf(resource) {
	const { address, type } = fieldsOf(resource);
	return String(address ?? type);
}
function shown(value, unknown, sensitive) {
	if (unknown === true) return NOT_YET_KNOWN;
	if (sensitive === true) return value === null || value === void 0 ? value : hidden(JSON.stringify(value));
	if (Array.isArray(value) || Array.isArray(unknown)) {
		const [items, open, secret] = [
			listOf(value),
			listOf(unknown),
			listOf(sensitive)
		];
		return Array.from({ length: Math.max(items.length, open.length) }, (_, nth) => shown(items[nth], open[nth], secret[nth]));
	}
	if (!isObject(value) && !isObject(unknown)) return value;
	const [fields, open, secret] = [
		fieldsOf(value),
		fieldsOf(unknown),
		fieldsOf(sensitive)
	];
	const keys = /* @__PURE__ */ new Set([...Object.keys(fields), ...Object.keys(open)]);
	return Object.fromEntries([...keys].map((key) => [key, shown(fields[key], open[key], secret[key])]));
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
	return isObject(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}

// src/core/sources/fragments.ts
/**
* Fragments of any text: variables of a server with their values, and images, as they stand in it. Nothing is
* evaluated: of a condition both branches are fragments, of a loop its literal.
*/
const WORD = /[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*/g;
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY = /(?:^|[\s{,(["'-])(?:name|Name|key|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:)\s*(?:[\w.]+\()?["'`]?$/;
const VALUE_KEY = /(?:^|[\s{,("'-])(?:value|Value|val|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:)\s*/;
/** Lines between the name and the value of one variable. */
const NEAR$1 = 4;
/** Lines that the value of one key may have. */
const MOST_CHILDREN = 20;
function scan(outline) {
	const scanner = new Scanner(outline);
	for (const index of outline.lines.keys()) scanner.readLine(index);
	return {
		...outline,
		fragments: scanner.fragments,
		residues: scanner.residues()
	};
}
var Scanner = class {
	fragments = [];
	#outline;
	/** The object of Kubernetes that is being read. */
	#kind;
	/** Consumed parts of lines, by index. */
	#consumed = /* @__PURE__ */ new Map();
	constructor(outline) {
		this.#outline = outline;
	}
	readLine(index) {
		const line = this.#outline.lines[index];
		if (line === void 0 || line.group === "") return;
		if (line.group !== void 0) {
			this.#readOption(line, index);
			return;
		}
		this.#readImage(line, index);
		const { text } = line;
		let after = 0;
		for (const match of text.matchAll(WORD)) {
			if (match.index < after) continue;
			const word = serverWord(match[0]);
			if (word !== void 0) after = this.#readWord(word, {
				from: match.index,
				to: match.index + match[0].length
			}, index);
		}
	}
	#isCode(line) {
		return this.#outline.isCode && !line.isText;
	}
	residues() {
		const residues = /* @__PURE__ */ new Map();
		for (const [index, spans] of this.#consumed) {
			const line = this.#outline.lines[index];
			if (line !== void 0) residues.set(line, without(line.text, spans));
		}
		return residues;
	}
	#consume(index, from, to) {
		const spans = this.#consumed.get(index) ?? [];
		spans.push({
			from,
			to
		});
		this.#consumed.set(index, spans);
	}
	#add(fragment) {
		const value = this.#outline.isPlan ? withoutSecret(fragment.value) : fragment.value;
		this.fragments.push({
			kind: "setting",
			group: void 0,
			...fragment,
			value
		});
	}
	/** A line of an option file: read as servers do, unless a template makes it. */
	#readOption(line, index) {
		const { group = "" } = line;
		const read = readOptionFileLine(line.text.replace(/["'`]?[,;]?$|\s*\\$/, (end) => /^["'`]/.test(end) && hasQuote(line.text, end) ? end : ""), false);
		if (!isServerGroup(group)) {
			if (!/^(?:mysqld|mariadbd?|server)/.test(group)) this.#consume(index, 0, line.text.length);
			return;
		}
		if (read.kind !== "option" || !/^[A-Za-z][\w.-]*$/.test(read.name)) return;
		const { name, value: text } = read;
		const value = text === void 0 ? { kind: "bare" } : classified(text, false);
		this.#consume(index, 0, line.text.length);
		this.#add({
			name,
			value,
			line,
			form: "option",
			group,
			certainty: serverWord(name)?.certainty ?? "likely"
		});
	}
	#readImage(line, index) {
		const { text } = line;
		if (!/image|FROM|kind|family|version|engine|repository|^- /i.test(text)) return;
		const found = IMAGE.exec(text) ?? (line.parent?.text === "services:" ? SERVICE.exec(text) : null);
		const named = found?.[1] ?? found?.[2] ?? "";
		if (found !== null && named !== "" && !/^[{&*|>]/.test(named)) {
			this.#image(named, line, index, {
				from: found.index,
				to: found.index + found[0].length
			});
			return;
		}
		const kind = line.parent === void 0 ? /^kind:\s*(\S+)$/.exec(text)?.[1] : void 0;
		if (kind !== void 0) this.#kind = {
			name: kind,
			document: line.document
		};
		const [, bare] = VERSION.exec(text) ?? [];
		const managed = bare === void 0 ? void 0 : this.#productOf(line);
		if (bare !== void 0 && managed !== void 0) {
			this.#image(`${managed}:${/^\d/.test(bare) ? bare : `\${${bare}}`}`, line, index, {
				from: 0,
				to: text.length
			});
			return;
		}
		const [family, product, version] = FAMILY.exec(text) ?? [];
		if (family !== void 0 && product !== void 0) {
			const image = `${product.toLowerCase()}:${(version ?? "").replaceAll("_", ".")}`;
			this.#image(image, line, index, {
				from: 0,
				to: text.length
			});
			return;
		}
		const engine = ENGINE.exec(text)?.[1];
		if (engine !== void 0) {
			const near = this.#near(index, ENGINE_VERSION);
			if (near === void 0) return;
			const [, of = ""] = /^(\d+(?:\.\d+)*)/.exec(near.found) ?? [];
			this.#consume(index, 0, text.length);
			const at = this.#outline.lines[near.index] ?? line;
			this.#image(of === "" ? `${engine}:\${${near.found}}` : `${engine}:${of}`, at, near.index, {
				from: 0,
				to: at.text.length
			});
			return;
		}
		const repository = REPOSITORY.exec(text)?.[1];
		if (repository !== void 0 && holdsServer(repository)) {
			const near = this.#near(index, TAG);
			if (near === void 0) return;
			this.#consume(index, 0, text.length);
			const at = this.#outline.lines[near.index] ?? line;
			this.#image(`${repository}:${near.found}`, at, near.index, {
				from: 0,
				to: at.text.length
			});
		}
	}
	/** The product whose version a line gives without naming it: by the object, or the resource, around it. */
	#productOf({ parent, document }) {
		if (parent === void 0) return void 0;
		const named = parent.text === "spec:" && this.#kind?.document === document ? KIND.exec(this.#kind?.name ?? "") : AZURE.exec(parent.text);
		return named === null ? void 0 : isMariaDb((named[1] ?? "").toLowerCase()) ? "mariadb" : "mysql";
	}
	#image(written, line, index, { from, to }) {
		const isOpen = isExpression(written);
		const isServer = isOpen ? mayHoldServer(written) : holdsServer(written);
		const value = isOpen ? {
			kind: "reference",
			text: written
		} : {
			kind: "literal",
			text: written
		};
		this.#consume(index, from, to);
		this.fragments.push({
			kind: "image",
			name: "image",
			value,
			line,
			form: "key",
			group: void 0,
			certainty: isServer ? "sure" : "everyday"
		});
	}
	/** @returns the end of what was read */
	#readWord(word, { from, to }, index) {
		const line = this.#outline.lines[index];
		if (line === void 0) return to;
		const { text } = line;
		const before = text.slice(Math.max(0, from - 80), from);
		const rest = text.slice(to, to + 80);
		const { name, certainty } = word;
		if (/(?:^|[^\w-])--$/.test(before)) return this.#readFlag(word, {
			from: from - 2,
			to
		}, index);
		if (NAME_KEY.test(before)) {
			const read = this.#valueNear(index, to);
			if (read === void 0) return to;
			this.#consume(index, from - before.length + (NAME_KEY.exec(before)?.index ?? 0), to);
			this.#add({
				name,
				certainty: certainty === "everyday" && !name.includes("-") ? certainty : "sure",
				value: read.value,
				line: read.line,
				form: "key"
			});
			return read.index === index ? read.to : to;
		}
		if (/[$@{.\w/]$/.test(before) && !/(?:@@(?:global\.|session\.)?|[a-z]\.)$/i.test(before)) return to;
		const [joint] = /^["'`]?\]?\)?\s*(?:=>|:=|[:=](?![:=])|,(?=\s*["'`\d]))\s*/.exec(rest) ?? [];
		if (joint === void 0) return to;
		const start = to + joint.length;
		if (start >= text.length || /^(?:[&!][\w:.-]+|[|>][+-]?\d?)$/.test(text.slice(start)) || /^[{[(]$/.test(text.slice(start))) {
			const child = this.#childValue(index);
			if (child === void 0) return text.length;
			this.#consume(index, from, text.length);
			this.#add({
				name,
				certainty,
				value: child,
				line,
				form: "key"
			});
			return text.length;
		}
		const isTight = joint === "=";
		const quote = /^["'`]/.test(rest) ? void 0 : quoteBefore(text, from);
		const value = valueAt(text, start, {
			isFlag: isTight,
			isCode: this.#isCode(line) || joint.includes(","),
			quote
		});
		if (value === void 0 || joint.includes(",") && isName(value.value)) return to;
		this.#consume(index, from, value.to);
		this.#add({
			name,
			certainty,
			value: value.value,
			line,
			form: "key"
		});
		return value.to;
	}
	/** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
	#readFlag({ name, certainty }, { from, to }, index) {
		const { lines } = this.#outline;
		const line = lines[index];
		if (line === void 0) return to;
		const { text } = line;
		const push = (value, at) => {
			this.#consume(index, from, at);
			this.#add({
				name,
				certainty: certainty === "everyday" ? "likely" : "sure",
				value,
				line,
				form: "flag"
			});
			return at;
		};
		if (text[to] === "=") {
			const read = valueAt(text, to + 1, {
				isFlag: true,
				isCode: false,
				quote: quoteBefore(text, from)
			});
			return read === void 0 ? push({
				kind: "literal",
				text: ""
			}, to + 1) : push(read.value, read.to);
		}
		const isSwitch = ROWS.get(name.replaceAll("-", "_"))?.isSwitch === true || /^(?:skip|enable|disable)-/.test(name);
		const [gap = ""] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? [];
		if (!isSwitch && gap !== "") {
			const read = valueAt(text, to + gap.length, {
				isFlag: true,
				isCode: false,
				quote: quoteBefore(text, from)
			});
			if (read !== void 0) return push(read.value, read.to);
		}
		const next = lines[index + 1];
		const [, item] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? "") ?? [];
		const isItem = next !== void 0 && next.indent === line.indent && /^["']?,?$/.test(text.slice(to)) && item !== void 0;
		if (!isSwitch && isItem && !/[:={[(]\s/.test(`${item} `)) {
			this.#consume(index + 1, 0, next.text.length);
			return push(classified(item, false), to);
		}
		return push({ kind: "bare" }, to);
	}
	/** The value of the variable that a line names: on the line, else on one near it. */
	#valueNear(index, to) {
		const { lines } = this.#outline;
		const of = (at, from) => {
			const line = lines[at];
			const found = line && VALUE_KEY.exec(line.text.slice(from));
			if (line === void 0 || found === null || found === void 0) return void 0;
			const start = from + found.index + found[0].length;
			if (start >= line.text.length || /^[|>!][-+]?$/.test(line.text.slice(start))) {
				const child = this.#childValue(at);
				if (child !== void 0) this.#consume(at, from + found.index, line.text.length);
				return child && {
					value: child,
					line,
					index: at,
					to: line.text.length
				};
			}
			const read = valueAt(line.text, start, {
				isFlag: false,
				isCode: this.#isCode(line)
			});
			if (read === void 0) return void 0;
			this.#consume(at, from + found.index, read.to);
			return {
				value: read.value,
				line,
				index: at,
				to: read.to
			};
		};
		const own = of(index, to);
		if (own !== void 0) return own;
		for (const step of [1, -1]) for (let away = step; Math.abs(away) <= NEAR$1; away += step) {
			const text = lines[index + away]?.text ?? "";
			if (NAME_KEY.test(text.replace(/["'`]?[\w.-]+["'`]?,?$/, "")) || /^[}\])]/.test(text) || step < 0 && /[[{(]$/.test(text)) break;
			const found = of(index + away, 0);
			if (found !== void 0) return found;
		}
	}
	/** The value that the lines below a key have: one scalar, or anything else as an expression. */
	#childValue(index) {
		const { lines } = this.#outline;
		const line = lines[index];
		if (line === void 0) return void 0;
		const isCode = this.#isCode(line);
		const below = [];
		for (let at = index + 1; at < lines.length; at += 1) {
			const next = lines[at];
			if (next === void 0 || next.indent <= line.indent || next.document !== line.document) break;
			below.push(next);
			if (below.length > MOST_CHILDREN) return void 0;
		}
		const [first] = below;
		if (first === void 0) return void 0;
		if (below.some(({ text }) => [...text.matchAll(WORD)].some((each) => serverWord(each[0])?.certainty === "sure"))) return void 0;
		for (const at of below.keys()) this.#consume(index + 1 + at, 0, below[at]?.text.length ?? 0);
		const keyed = below.filter(({ text }) => !/^[}\])]/.test(text)).map(({ text }) => text);
		const [, value] = /^["']?(?:value|Value|default|content)["']?\s*[:=]\s*(.*?),?$/.exec(keyed[0] ?? "") ?? [];
		if (keyed.length === 1 && value !== void 0) return valueAt(value, 0, {
			isFlag: false,
			isCode
		})?.value;
		if (keyed.length === 1 && !/[:=]/.test(first.text)) return classified(first.text.replace(/^-\s+/, ""), isCode);
		return {
			kind: "reference",
			text: keyed.join(" ")
		};
	}
	#near(index, pattern) {
		const { lines } = this.#outline;
		const line = lines[index];
		for (const away of [
			0,
			1,
			-1,
			2,
			-2,
			3,
			-3,
			4,
			-4,
			5,
			-5,
			6
		]) {
			const other = lines[index + away];
			if (other === void 0 || line === void 0 || other.document !== line.document) continue;
			if (other.parent !== line.parent && other.parent !== line && line.parent !== other) continue;
			const found = pattern.exec(other.text)?.[1];
			if (found !== void 0) return {
				found: found.replace(/^["']|["'],?$/g, ""),
				index: index + away
			};
		}
	}
};
const IMAGE = /(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:\$?\{\{.*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)/;
const SERVICE = /^-\s+["']?([\w./-]+:[\w.-]+)["']?$/;
const FAMILY = /^(?:-\s+)?["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?,?\s*$/i;
const ENGINE = /^["']?(?:engine|Engine)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)["']?,?$/;
const ENGINE_VERSION = /^["']?(?:engine_?[vV]ersion|EngineVersion)["']?\s*[:=]\s*(\S+)$/;
/** A version without its product. */
const VERSION = /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*["']?([^\s"',]+)["']?,?$/;
const KIND = /^(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$/;
const AZURE = /\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b/;
const REPOSITORY = /^["']?repository["']?\s*[:=]\s*["']?([^\s"',]+)/;
const TAG = /^["']?tag["']?\s*[:=]\s*(\S+)$/;
function isName(value) {
	return value.kind === "literal" && serverWord(value.text) !== void 0;
}
function hasQuote(text, end) {
	return text.slice(0, -end.length).includes(end[0] ?? "\"");
}
/** A plan of Terraform holds secrets as they are: only numbers, words and formulas are shown. */
function withoutSecret(value) {
	if (value.kind === "bare" || value.text === "") return value;
	if (value.text === "known after apply") return {
		kind: "hidden",
		text: NOT_YET_KNOWN
	};
	return /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(value.text) || /^(?:on|off|true|false)$/i.test(value.text) || isRdsFormula(value.text) ? value : {
		kind: "hidden",
		text: hidden(value.text)
	};
}
/** A line of a plan without the values in it. */
function withoutSecrets(text) {
	const [, key = "", value = ""] = /^("[\w.-]+": )?(.*)$/s.exec(text) ?? [];
	return /^[\s{}[\],]*$/.test(value) ? text : `${key}${hidden(value.replace(/,$/, ""))}`;
}
/** The quote around a flag, which ends its value. */
function quoteBefore(text, from) {
	const before = text.slice(0, from);
	const last = before.at(-1) ?? "";
	if (/["'`]/.test(last)) return last;
	for (const quote of ["\"", "'"]) if ((before.split(quote).length - 1) % 2 === 1) return quote;
}
/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(text, start, how) {
	const rest = text.slice(start);
	const [wrapped, inside] = /^[\w.]+\((["'`][^"'`]*["'`])\)/.exec(rest) ?? [];
	if (wrapped !== void 0 && inside !== void 0) return {
		value: classified(inside, false),
		to: start + wrapped.length
	};
	const [, quote = ""] = /^(["'`])/.exec(rest) ?? [];
	if (quote !== "" && quote !== how.quote) {
		const end = rest.indexOf(quote, 1);
		const inner = end < 0 ? rest.slice(1) : rest.slice(1, end);
		return {
			value: isExpression(inner) || inner.includes("\\") || /^\s*[+.%]\s/.test(end < 0 ? "" : rest.slice(end + 1)) ? {
				kind: "reference",
				text: rest.trim()
			} : {
				kind: "literal",
				text: inner
			},
			to: end < 0 ? text.length : start + end + 1
		};
	}
	const to = start + unquotedEnd(rest, how.isFlag, how.quote);
	const written = text.slice(start, to).trim().replace(/[,;]+$/, "");
	return written === "" ? void 0 : {
		value: classified(written, how.isCode),
		to
	};
}
/** Where a value without quotes ends: expressions keep their brackets. */
function unquotedEnd(rest, isFlag, quote) {
	let depth = 0;
	for (let at = 0; at < rest.length; at += 1) {
		const character = rest[at] ?? "";
		if (/[{([]/.test(character)) depth += 1;
		if (/[})\]]/.test(character)) {
			depth -= 1;
			if (depth < 0) return at;
		}
		if (depth > 0) continue;
		if (quote !== void 0 && character === quote) return at;
		if (isFlag && (/[\s"'`;|&]/.test(character) || /^,[\w-]+=/.test(rest.slice(at, at + 80)))) return at;
		if (character === "," && /^[\s"'`]|^$/.test(rest.slice(at + 1))) return at;
		if (character === ";") return at;
	}
	return rest.length;
}
const EXPRESSION = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/;
function isExpression(text) {
	return EXPRESSION.test(text);
}
function classified(written, isCode) {
	const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no|null|nil)$/i.test(written);
	if (isExpression(written) || isCode && !isWord && !/^["'`].*["'`]$/.test(written)) return {
		kind: "reference",
		text: written
	};
	return {
		kind: "literal",
		text: written.replace(/^(["'`])(.*)\1$/, "$2").replace(/^(\d+)_(\d+)$/, "$1$2")
	};
}
function without(text, spans) {
	let left = "";
	let at = 0;
	for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
		left += text.slice(at, Math.max(at, from));
		at = Math.max(at, to);
	}
	return (left + text.slice(at)).replace(/\s+/g, " ").trim();
}

// src/core/sources/assignments.ts
/** Words of expressions that name no value. */
const KEYWORDS = new Set("var local locals Values each value key self this props config ref Ref Fn FindInMap GetAtt Sub If If AWS default omit if else then end for in lookup env ENV get require requireNumber require_number tostring tonumber int string bool number true false null nil none None hiera include toString quote squote nindent indent not and or process os environ node scope facts pillar salt lib mkDefault mkForce mkIf Release Chart data module d parameters name item id type title state description".split(" "));
/** Names that an expression reads. */
function identifiersOf(expression) {
	const last = (expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []).map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? "");
	return [...new Set(last.filter((name) => name.length > 1))];
}
/** An expression that is nothing but a name, with a default at most. */
const PLAIN = /^["'`]?(?:\$\{[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{-?[^{}?*+]*-?\}\}|<%[=-]*[^%?*+]*-?%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/;
function isPlain(expression) {
	return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression);
}
/** The value of `${NAME:-value}`, `default(value)`. */
function defaultOf(expression) {
	const [, shell, piped, word] = /\$\{\w+:?-([^${}]*)\}|default\(\s*["']?([^"'()]*)["']?\s*\)|\|\s*default\s+["']?([^"'|}\s]*)/.exec(expression) ?? [];
	return shell ?? piped ?? word;
}
const KEY = /^(?:-\s+|export\s+|set\s+|local\s+|readonly\s+|ARG\s+|ENV\s+|let\s+|const\s+|var\s+|final\s+|-\s*-\s+)*["'`$@]?([A-Za-z_][\w.:-]*?)["'`]?\s*(?:=>|:=|\?=|\|\|=|:(?!:)|=(?!=)|(?<=^ENV \S+)\s)\s*(.*)$/;
const DECLARED = /^(?:variable|parameter|output|param|input|ARG)\s+["']?([\w-]+)["']?/;
const NAMED = /(?:^|[\s{,])["']?(?:name|Name|key|ParameterKey)["']?\s*[:=]\s*["']?([\w.-]+)["']?,?/;
const VALUE = /(?:^|[\s{,])["']?(?:value|Value|ParameterValue|default|Default|DefaultValue)["']?\s*[:=]\s*(.*?)\s*[},]*$/;
/** How many lines below its head a declaration may name its default. */
const NEAR = 8;
/** All assignments to these names in the texts. */
function assignmentsTo(names, texts) {
	const found = /* @__PURE__ */ new Map();
	if (names.size === 0) return found;
	const put = (name, value, { file }, line, isCode) => {
		const raw = value.trim();
		const text = raw.replace(/[,;]$/, "").replace(/^(["'`])(.*)\1$/, "$2");
		if (text === "" || /^[{[(|>&]/.test(raw)) return;
		const isQuoted = /^["'`]/.test(value.trim());
		const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no)$/i.test(text);
		const isLiteral = !isExpression(text) && (!isCode || isQuoted || isWord);
		if (!isLiteral && identifiersOf(text).includes(name)) return;
		const known = found.get(name) ?? [];
		known.push({
			text,
			isLiteral,
			file,
			line
		});
		found.set(name, known);
	};
	for (const outline of texts) {
		if (outline.isPlan) continue;
		for (const [index, line] of outline.lines.entries()) {
			for (const part of partsOf(line.text)) {
				const [, key = "", value = ""] = KEY.exec(part) ?? [];
				const name = key.slice(key.lastIndexOf(".") + 1).split("::").at(-1) ?? "";
				if (name !== "" && names.has(name) && !/^[\w-]+\($/.test(value)) put(name, value, outline, line.number, outline.isCode);
			}
			const head = DECLARED.exec(line.text)?.[1] ?? headOf(line.text, names);
			const declared = head ?? NAMED.exec(line.text)?.[1];
			if (declared === void 0 || !names.has(declared)) continue;
			for (let at = index; at < Math.min(index + NEAR, outline.lines.length); at += 1) {
				const other = outline.lines[at];
				if (other === void 0) break;
				const isOutside = head === void 0 ? other.indent < line.indent : other.indent <= line.indent;
				if (at > index && (isOutside || head === void 0 && NAMED.test(other.text))) break;
				const value = VALUE.exec(at === index ? other.text.replace(NAMED, " ") : other.text)?.[1];
				if (value === void 0) continue;
				put(declared, value, outline, other.number, outline.isCode);
				break;
			}
		}
	}
	return found;
}
/** Flow maps have several keys on a line. */
function partsOf(text) {
	return /[{,]/.test(text) && text.length < 2e3 ? [text, ...text.split(/(?<![$#%{])\{\s*|,\s+/).slice(1)] : [text];
}
function headOf(text, names) {
	const [, head] = /^["']?([\w-]+)["']?\s*[:=]?\s*\{?$/.exec(text) ?? [];
	return head !== void 0 && names.has(head) ? head : void 0;
}
const DEEPEST$2 = 4;
/** Characters of the values of one name. */
const MOST_SHOWN$1 = 1e3;
const remembered = /* @__PURE__ */ new WeakMap();
/** Each name is looked at once, whatever number of fragments refers to it. */
function sayingsOf(name, assigned) {
	const known = remembered.get(assigned.own) ?? /* @__PURE__ */ new Map();
	remembered.set(assigned.own, known);
	const sayings = known.get(name) ?? sayingsIn(assigned.own.get(name) ?? [], assigned.other.get(name) ?? []);
	known.set(name, sayings);
	return sayings;
}
function sayingsIn(own, other) {
	const former = new Set(other.map(({ file, text }) => `${file}\0${text}`));
	const changed = own.filter(({ file, text }) => !former.has(`${file}\0${text}`));
	const [first, ...rest] = changed.length > 0 ? changed : own;
	const values = [...new Set(own.map(({ text }) => text))].toSorted();
	return {
		meant: first && [first, ...rest],
		isOne: rest.every(({ text }) => text === first?.text),
		shown: shortened(values.join(" | "), MOST_SHOWN$1)
	};
}
/**
* What the change assigns to a name is its value; else the one value that everything assigns. Several, or none, are
* unknown.
*/
function resolve(value, assigned, depth = 0) {
	if (value.kind === "bare") return value;
	if (value.kind === "hidden") return {
		kind: "unknown",
		text: value.text
	};
	if (value.kind === "literal") return {
		...value,
		place: void 0
	};
	const expression = value.text;
	const names = identifiersOf(expression);
	const known = names.filter((name) => assigned.own.has(name));
	const unknown = {
		kind: "unknown",
		text: [expression, ...known.map((name) => sayingsOf(name, assigned).shown)].join(" | ")
	};
	const [name, another] = known;
	if (!isPlain(expression) || another !== void 0 || depth > DEEPEST$2) return unknown;
	const { meant: [only] = [], isOne } = name === void 0 ? { isOne: true } : sayingsOf(name, assigned);
	if (only === void 0) {
		const usual = defaultOf(expression);
		return usual === void 0 ? unknown : {
			kind: "literal",
			text: usual,
			place: void 0
		};
	}
	if (!isOne) return unknown;
	if (only.isLiteral) return {
		kind: "literal",
		text: only.text,
		place: {
			file: only.file,
			line: only.line
		}
	};
	if (identifiersOf(only.text).some((each) => names.includes(each))) return unknown;
	const further = resolve({
		kind: "reference",
		text: only.text
	}, assigned, depth + 1);
	return further.kind === "unknown" ? {
		...further,
		text: `${expression} | ${further.text}`
	} : further;
}

// src/core/sources/containers.ts
/** Between a line and the one that it is nested in. */
const NESTED = " › ";
/**
* Keys that cannot reach a server: names, ports, labels, checks of its health, restarts, accounts, and how a service
* is kept up. Limits of CPU and memory, volumes and users of the system are not among them.
*/
const HARMLESS = new RegExp(`^(?:[-\\s"']*)(?:${[
	"ports?|expose|labels?|annotations|healthcheck|restart|container_?name|hostname|domainname|networks?|depends_on|logging",
	"stop_grace_period|stop_signal|profiles|pull_policy|imagePullPolicy|imagePullSecrets|(?:readiness|liveness|startup)Probe",
	"containerPort|targetPort|nodePort|protocol|terminationGracePeriodSeconds|replicaCount|replicas|namespace|selector|matchLabels",
	"serviceName|service|metrics|networkPolicy|ingress|podAnnotations|podLabels|updateStrategy|revisionHistoryLimit|serviceAccount\\w*",
	"description|tags|Tags|(?:preferred_)?(?:maintenance|backup)_window|Preferred(?:Maintenance|Backup)Window",
	"backup_retention_period|BackupRetentionPeriod|deletion_protection|DeletionProtection|skip_final_snapshot|copy_tags_to_snapshot",
	"final_snapshot_identifier|apply_immediately|apply_method|ApplyMethod|DeletionPolicy|UpdateReplacePolicy|Description",
	"vpc_security_group_ids|db_subnet_group_name|publicly_accessible|identifier|db_name|username|password|auth|provider",
	"LABEL|EXPOSE|MAINTAINER|HEALTHCHECK|STOPSIGNAL|PublishPort|Label|Restart|RestartSec|WantedBy|After|Wants|Requires|Documentation",
	"ContainerName|HostName|Network|TimeoutStartSec|TimeoutStopSec|Health\\w+|AutoUpdate|comment|notes|become|tags|when_changed",
	"(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER|HOST|PORT)(?:_FILE|_HASH)?|(?:MYSQL|MARIADB)_\\w*ROOT_(?:PASSWORD|HOST)(?:_FILE)?",
	"(?:MYSQL|MARIADB)_(?:ALLOW_EMPTY|RANDOM_ROOT|ALLOW_EMPTY_ROOT)_PASSWORD"
].join("|")})["']?\\s*(?:[:={ ]|=>|$)`);
/** The same within a line. */
const ACCOUNT = /\b(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^\s,}]*)/g;
/** The name of an environment variable, whose value is on the next line. */
const HARMLESS_NAME = /^-?\s*name:\s*["']?(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?$/;
/** Blocks that stand for a role of a server in one file of values. */
const ROLE = /^["']?(?:primary|secondary|master|slave|replicas?|source|reader|writer)["']?\s*[:={]/;
/** A file of more servers is read as one. */
const MOST_SERVERS = 300;
/** Lines that one server may be linked to. */
const MOST_LINKED = 2e4;
/** Objects of which the block around them is the server. */
const PART = /^["']?(?:image|engine|build)["']?\s*[:={]/;
/** A resource of CloudFormation is the block around its type. */
const RESOURCE = /^["']?Type["']?:\s*["']?AWS::/;
/** Files of variables: a line is about a server only if its name says so. */
const VARIABLES$1 = /(?:\.(?:ya?ml|json|tfvars|env|properties|toml)|(?:^|\/)[\w.-]*env(?:\.\w+)?)$/i;
/** What is left of a line beside a setting: keys that hold it. */
const KEYS_ALONE = /^[\s{}()[\],;"'`=>:|-]*(?:(?:name|Name|key|value|Value|apply_method|command|args|parameter|set|SET|GLOBAL|PERSIST|CMD|Exec|environment|ENV)["']?[\s{}()[\],;"'`=>:|-]*)*$/;
const SPEAKS = /mysql|mariadb|percona|innodb/i;
function containersIn(text) {
	return new FileBlocks(text).containers();
}
/** A file without a server of its own, which may lead to one. */
function wholeOf(text) {
	const others = text.lines.map((line) => ({
		key: text.isPlan ? withoutSecrets(line.text) : line.text,
		file: text.file,
		line: line.number
	}));
	return {
		name: "",
		file: text.file,
		line: 1,
		image: void 0,
		settings: [],
		others,
		words: wordsOf(text.lines)
	};
}
var FileBlocks = class {
	#text;
	#lines;
	#indexOf;
	/** Index after the last line that is nested in a line. */
	#ends;
	/** First and last index, and whether it is an object of Kubernetes, by number of the document. */
	#documents = /* @__PURE__ */ new Map();
	/** Heads of resources of CloudFormation. */
	#resources;
	/** How many settings before each line are written as servers read them. */
	#direct;
	constructor(text) {
		this.#text = text;
		this.#lines = text.lines;
		this.#indexOf = new Map(text.lines.map((line, index) => [line, index]));
		this.#ends = endsOf(text.lines);
		for (const [index, line] of text.lines.entries()) {
			const known = this.#documents.get(line.document) ?? {
				from: index,
				to: index,
				isObject: false
			};
			known.to = index + 1;
			known.isObject ||= line.parent === void 0 && line.text.startsWith("apiVersion:");
			this.#documents.set(line.document, known);
		}
		const direct = new Set(text.fragments.flatMap(({ kind, form, line }) => kind === "setting" && form !== "key" ? [line] : []));
		this.#resources = new Set(text.lines.flatMap(({ text: written, parent }) => parent !== void 0 && RESOURCE.test(written) ? [parent] : []));
		let count = 0;
		this.#direct = [0, ...text.lines.map((line) => direct.has(line) ? ++count : count)];
	}
	containers() {
		const settings = counting(this.#text.fragments);
		const images = this.#text.fragments.filter(({ kind }) => kind === "image");
		const blocks = /* @__PURE__ */ new Map();
		const add = (block) => {
			if (!blocks.has(block.from) || !block.isLoose) blocks.set(block.from, block);
		};
		for (const image of images) {
			const block = this.#blockOf(image.line);
			const holdsFlags = (this.#direct[block.to] ?? 0) > (this.#direct[block.from] ?? 0);
			if (image.certainty === "sure" || holdsFlags) add(block);
		}
		const whole = new Set([...blocks.values()].filter(({ header }) => header === void 0).map(({ from }) => from));
		for (const { line } of settings) {
			const top = this.#topOf(line);
			const document = this.#documents.get(line.document);
			if (document !== void 0 && whole.has(document.from) && !document.isObject && ROLE.test(top.text)) add(this.#blockFrom(top));
		}
		const covered = this.#coveredBy([...blocks.values()]);
		const owner = this.#ownersIn([...blocks.values()]);
		const heads = this.#heads(owner);
		for (const block of blocks.values()) {
			const own = this.#lines.slice(block.from, block.to);
			if (blocks.size <= MOST_SERVERS) for (const line of this.#linkedTo(this.#felt(own, block), owner, heads)) covered[this.#indexOf.get(line) ?? 0] = true;
		}
		const left = settings.filter(({ line }) => covered[this.#indexOf.get(line) ?? 0] !== true);
		const byTop = Map.groupBy(left, ({ line }) => this.#isObject(line.document) ? line.document : this.#resourceOf(line) ?? this.#topOf(line));
		for (const own of byTop.values()) if (own.some(({ certainty }) => certainty !== "everyday")) add(this.#around(own));
		const section = this.#lines.find(({ group }) => group !== void 0 && isServerGroup(group));
		if (blocks.size === 0 && section !== void 0) add(this.#document(section.document));
		const all = [...blocks.values()].sort((one, other) => one.from - other.from);
		const [first] = all;
		if (first !== void 0 && all.length > MOST_SERVERS) {
			const everything = {
				...first,
				from: 0,
				to: this.#lines.length,
				header: void 0,
				name: "",
				isLoose: false
			};
			return this.#filled([everything], settings, images);
		}
		return this.#filled(all, settings, images);
	}
	/** The innermost block of each line. */
	#ownersIn(blocks) {
		const owner = new Array(this.#lines.length);
		const ordered = blocks.toSorted((one, other) => one.from - other.from);
		for (const block of ordered.length > MOST_SERVERS ? [] : ordered) owner.fill(block, block.from, block.to);
		return owner;
	}
	/** Whether a line is in one of the blocks, by its index. */
	#coveredBy(blocks) {
		const edges = new Int32Array(this.#lines.length + 1);
		for (const { from, to } of blocks) {
			edges[from] = (edges[from] ?? 0) + 1;
			edges[to] = (edges[to] ?? 0) - 1;
		}
		let depth = 0;
		return this.#lines.map((_, index) => {
			depth += edges[index] ?? 0;
			return depth > 0;
		});
	}
	#filled(blocks, settings, images) {
		const owner = this.#ownersIn(blocks);
		const ownerOf = ({ line }) => owner[this.#indexOf.get(line) ?? -1];
		const keys = /* @__PURE__ */ new Map();
		const heads = this.#heads(owner);
		return blocks.flatMap((block) => {
			const lines = [];
			for (let at = block.from; at < block.to; at += 1) {
				const line = this.#lines[at];
				if (line !== void 0 && owner[at] === block) lines.push(line);
			}
			const text = lines.map((line) => line.text).join("\n");
			if (/postgres|sqlserver|oracle-|mongo/i.test(text) && !/mysql|mariadb|percona/i.test(text)) return [];
			const own = images.filter((each) => ownerOf(each) === block);
			const image = own.find(({ certainty }) => certainty === "sure") ?? own[0];
			const count = (keys.get(block.name) ?? 0) + 1;
			keys.set(block.name, count);
			const placed = (fragment) => ({
				fragment,
				file: this.#text.file
			});
			const all = [...this.#linkedTo(this.#felt(lines, block), owner, heads), ...lines];
			const within = new Set(all);
			const felt = this.#felt(all, block);
			return [{
				name: count === 1 ? block.name : `${block.name}-${count}`,
				file: this.#text.file,
				line: block.header?.number ?? lines[0]?.number ?? 1,
				image: image && placed(image),
				settings: settings.filter(({ line }) => within.has(line)).map(placed),
				others: this.#others(felt, block, new Set(image === void 0 ? [] : own.filter((each) => each !== image).map(({ line }) => line))),
				words: wordsOf(felt)
			}];
		});
	}
	/** Lines of blocks that no server owns, and that these lines name: anchors, volumes, values. */
	#linkedTo(lines, owner, heads) {
		const linked = /* @__PURE__ */ new Set();
		if (this.#text.isPlan) return [];
		const seen = /* @__PURE__ */ new Set();
		const queue = [...lines];
		for (const line of queue) for (const word of line.text.match(/[A-Za-z_][\w-]*/g) ?? []) {
			if (seen.has(word)) continue;
			seen.add(word);
			for (const { from, to } of heads.get(word) ?? []) for (let at = from; at < to && linked.size < MOST_LINKED; at += 1) {
				const other = this.#lines[at];
				if (other === void 0 || owner[at] !== void 0 || linked.has(other)) continue;
				linked.add(other);
				queue.push(other);
			}
		}
		return [...linked];
	}
	/** Blocks without a server, by the names that others can call them. */
	#heads(owner) {
		const heads = /* @__PURE__ */ new Map();
		const put = (name, at) => {
			if (name.length < 3 || COMMON.has(name)) return;
			const known = heads.get(name);
			if (known === void 0) heads.set(name, [at]);
			else if (known.length < MOST_SERVERS) known.push(at);
		};
		for (const [at, line] of this.#lines.entries()) {
			if (owner[at] !== void 0) continue;
			const block = {
				from: at,
				to: this.#ends[at] ?? at + 1
			};
			if (line.text.includes("&")) for (const [, anchor = ""] of line.text.matchAll(/&([\w-]+)/g)) put(anchor, block);
			if ((this.#ends[at] ?? 0) > at + 1 && line.parent !== void 0 && line.indent <= 8) put(keyOf$1(line.text), block);
			const object = objectName(line);
			if (object !== void 0) put(object, this.#document(line.document));
		}
		return heads;
	}
	#others(lines, block, extraImages) {
		return lines.flatMap((line) => {
			const left = (extraImages.has(line) ? line.text : this.#text.residues.get(line) ?? line.text).replace(ACCOUNT, "");
			if (!/\w/.test(left) || left !== line.text && KEYS_ALONE.test(left)) return [];
			if (block.isLoose && !SPEAKS.test(line.text)) return [];
			const { parent } = line;
			const path = parent !== void 0 && parent !== block.header ? [this.#text.residues.get(parent) ?? parent.text, left] : [left];
			return [{
				key: (this.#text.isPlan ? path.map(withoutSecrets) : path).join(NESTED),
				file: this.#text.file,
				line: line.number
			}];
		});
	}
	/** Lines that a server may feel: without keys that cannot reach it, and what is nested in them. */
	#felt(lines, block) {
		const harmless = /* @__PURE__ */ new Set();
		return lines.filter((line) => {
			const isHarmless = line.parent !== void 0 && line.parent !== block.header && harmless.has(line.parent) || line !== block.header && !PART.test(line.text) && HARMLESS.test(line.text) || HARMLESS_NAME.test(line.text);
			if (isHarmless) harmless.add(line);
			return !isHarmless;
		});
	}
	/** The block around the line of an image. */
	#blockOf(line) {
		if (this.#isObject(line.document)) return this.#document(line.document);
		if (line.text.startsWith("- ") || /\{.*image/i.test(line.text)) return this.#blockFrom(line);
		let header = line.parent;
		while (header !== void 0 && (PART.test(header.text) || /^["']?properties["']?:/i.test(header.text))) header = header.parent;
		return header === void 0 ? this.#document(line.document) : this.#blockFrom(header);
	}
	/** The block around several settings: the nearest that holds them all, and the one around it. */
	#around(settings) {
		const [first] = settings;
		if (first === void 0) return this.#document(0);
		if (this.#isObject(first.line.document)) return this.#document(first.line.document);
		const resource = this.#resourceOf(first.line);
		if (resource !== void 0) return this.#blockFrom(resource);
		const paths = settings.map(({ line }) => ancestorsOf(line));
		const [path = []] = paths;
		const isShared = (line) => paths.every((each) => each.includes(line));
		const shared = path.findLast((line) => isShared(line) && !settings.some((each) => each.line === line && settings.length === 1));
		const around = shared?.parent ?? shared;
		return around === void 0 ? this.#document(first.line.document) : this.#blockFrom(around);
	}
	#blockFrom(header) {
		const from = this.#indexOf.get(header) ?? 0;
		const [address] = this.#text.isPlan ? /^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ["\"\""] : [];
		const name = address === void 0 ? keyOf$1(header.text) : String(JSON.parse(address));
		return {
			from,
			to: this.#ends[from] ?? from + 1,
			header,
			name,
			isLoose: false
		};
	}
	#document(number) {
		const { from, to, isObject } = this.#documents.get(number) ?? {
			from: 0,
			to: this.#lines.length,
			isObject: false
		};
		const isLoose = !isObject && VARIABLES$1.test(this.#text.file) && !this.#lines.slice(from, to).some(({ parent, text }) => parent === void 0 && (PART.test(text) || /^FROM\s/.test(text)));
		return {
			from,
			to,
			header: void 0,
			name: (isObject ? this.#lines.slice(from, to).map(objectName).find((each) => each !== void 0) : void 0) ?? "",
			isLoose
		};
	}
	/** Whether a document is an object of Kubernetes, whose parts belong together. */
	#isObject(document) {
		return this.#documents.get(document)?.isObject === true;
	}
	/** The resource of CloudFormation or of a plan around a line. */
	#resourceOf(line) {
		const path = ancestorsOf(line);
		return this.#text.isPlan ? path[0] : path.findLast((each) => this.#resources.has(each));
	}
	#topOf(line) {
		return ancestorsOf(line)[0] ?? line;
	}
};
/** The name of an object of Kubernetes, where a line gives it. */
function objectName({ text, parent }) {
	const [, name] = /^metadata:\s*\{.*?\bname:\s*["']?([\w.-]+)/.exec(text) ?? [];
	return name ?? (parent?.text === "metadata:" ? /^name:\s*["']?([\w.-]+)/.exec(text)?.[1] : void 0);
}
/** From the outermost line to the line itself. */
function ancestorsOf(line) {
	const path = [];
	for (let at = line; at !== void 0; at = at.parent) path.unshift(at);
	return path;
}
function endsOf(lines) {
	const ends = lines.map(() => lines.length);
	const open = [];
	for (const [index, line] of lines.entries()) {
		while (open.length > 0) {
			const last = open.at(-1) ?? 0;
			const other = lines[last];
			if (other !== void 0 && other.indent < line.indent && other.document === line.document) break;
			ends[last] = index;
			open.pop();
		}
		open.push(index);
	}
	return ends;
}
/** Settings that count in a file that is named: everyday words next to others, or written as the server reads them. */
function counting(fragments) {
	const parents = new Set(fragments.filter(({ kind, certainty }) => kind === "setting" && certainty === "sure").map(({ line }) => line.parent));
	return fragments.filter(({ kind, certainty, form, line }) => kind === "setting" && (certainty !== "everyday" || form === "option" || parents.has(line.parent)));
}
/** Words that are keys of everything. */
const COMMON = new Set("name value data default services spec metadata env environment command args image volumes configs parameters resources variables vars tasks description type locals variable".split(" "));
/** `db` of `db:`, `aws_db_parameter_group.main` of a resource, the name of an item. */
function keyOf$1(text) {
	const [, kind, name] = /^(?:resource|data|module)\s+"([\w-]+)"(?:\s+"([\w-]+)")?/.exec(text) ?? [];
	if (kind !== void 0) return name === void 0 ? kind : `${kind}.${name}`;
	const item = /^-\s+(?:name|alias):\s*["']?([\w./-]+)/.exec(text)?.[1];
	if (item !== void 0) return item;
	return (/^(?:-\s+)?["']?([\w][\w.:/-]*?)["']?\s*(?:[:={(]|=>|$)/.exec(text)?.[1] ?? text.replace(/[^\w.-]+/g, " ").trim()).slice(0, 60);
}
function wordsOf(lines) {
	const words = /* @__PURE__ */ new Set();
	for (const { text } of lines) {
		for (const word of text.match(/[\w.@${}/-]+/g) ?? []) words.add(word);
		const [, folder] = /^(?:build|context):\s*["']?([\w-]+)["']?$/.exec(text) ?? [];
		if (folder !== void 0) words.add(`./${folder}`);
	}
	return words;
}

// src/core/sources/outline.ts
/** The lines of any text as its indentation nests them, without comments. Nothing else of its syntax is known. */
const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl|template|in|dist|example)$/i;
/** The name of the file that a template makes; otherwise the file's own name. */
function madeFrom(name) {
	return name.replace(TEMPLATE, "");
}
/** Files whose comments are of C. */
const SLASHES = /\.(?:tsx?|[cm]?jsx?|json5|go|java|kts?|cs|scala|bicep|groovy|swift|rs|c|cc|h|php|tf|hcl|nomad|nix)$/i;
const HASHES_TOO = /\.(?:tf|hcl|nomad|nix|php)$/i;
const CODE = /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|tf|hcl|nomad|nix|py|rb|pp|php|star|libsonnet|jsonnet)$/i;
const SEMICOLONS = /\.(?:cnf|ini|conf|cfg|service|container|pod|socket|toml)$/i;
/** Lines that are longer hold data. */
const LONGEST_LINE = 2e4;
/** Deeper nesting is an attack. */
const DEEPEST$1 = 200;
function outlineOf(text, file) {
	const made = madeFrom(file.slice(file.lastIndexOf("/") + 1));
	const slash = SLASHES.test(made);
	const isPlan = text.trimStart().startsWith("{") && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text);
	const syntax = {
		slash,
		hash: !slash || HASHES_TOO.test(made),
		semicolon: SEMICOLONS.test(made)
	};
	return {
		file,
		lines: nested(linesOf(spread(text, isPlan)), syntax),
		isCode: CODE.test(made),
		isPlan
	};
}
/** JSON on one line is read as if it had been written on several; of a plan only the resources. */
function spread(text, isPlan) {
	const isOneLine = text.trimEnd().split("\n", 3).length < 3;
	if (!/^\s*[[{]./s.test(text) || !(isOneLine || isPlan)) return text;
	try {
		const parsed = JSON.parse(text);
		const resources = isPlan ? resourcesOf(parsed) : void 0;
		if (resources === void 0) return rawLines(JSON.stringify(parsed, null, 2), 1);
		const numbers = numbersOf(resources, text);
		return resources.flatMap(({ address, values }, nth) => rawLines(`${JSON.stringify(address)}: ${JSON.stringify(values, null, 2)}`, numbers[nth] ?? 1));
	} catch {
		return text;
	}
}
function rawLines(text, number) {
	return text.split("\n").map((line) => ({
		number,
		text: line
	}));
}
/** Lines of the plan at which resources begin. */
function numbersOf(resources, text) {
	let at = 0;
	let number = 1;
	return resources.map(({ address }) => {
		const found = text.indexOf(JSON.stringify(address), at);
		if (found < 0) return number;
		number += text.slice(at, found).split("\n").length - 1;
		at = found;
		return number;
	});
}
function linesOf(text) {
	return (typeof text === "string" ? text.split("\n").map((line, index) => ({
		number: index + 1,
		text: line
	})) : text).flatMap(({ number, text: line }) => segmentsOf(line).map((part) => ({
		number,
		text: part
	})));
}
/** A string may hold the lines of an option file. */
function segmentsOf(line) {
	if (line.length > LONGEST_LINE) return line.match(/[\s\S]{1,20000}/g) ?? [];
	if (!line.includes("\\n") || !/["'].*\\n/.test(line)) return [line];
	const indent = /^\s*/.exec(line)?.[0] ?? "";
	return line.split(/\\r?\\n|\\n/).map((part, nth) => nth === 0 ? part : `${indent}    ${part}`);
}
function nested(raw, syntax) {
	const lines = [];
	const open = [];
	let document = 0;
	let heredoc;
	let section;
	let isInComment = false;
	const statements = new Statements();
	for (const { number, text: whole } of raw) {
		const opens = isInComment || syntax.slash && whole.trimStart().startsWith("/*");
		const closed = opens ? whole.indexOf("*/", isInComment ? 0 : whole.indexOf("/*") + 2) : -1;
		isInComment = opens && closed < 0;
		const rest = opens ? closed < 0 ? "" : whole.slice(closed + 2) : whole;
		const text = withoutComment(rest, syntax).trim();
		if (text === "") continue;
		if (rest.startsWith("---") && /^---(?:\s|$)/.test(rest)) {
			document += 1;
			open.length = 0;
			section = void 0;
			if (text === "---") continue;
		}
		const own = indentOf(rest);
		if (heredoc !== void 0 && text.replace(/^["'`]|["',;)]+$/g, "") === heredoc.end) {
			heredoc = void 0;
			section = void 0;
			continue;
		}
		const indent = heredoc === void 0 ? own : Math.max(own, heredoc.indent + 2);
		if (section !== void 0 && indent < section.indent) section = void 0;
		const name = text.includes("[") ? sectionOf(text) : void 0;
		const isHeader = name !== void 0 && (isGroup(name) || section !== void 0);
		if (isHeader) section = {
			indent: isInString(text) ? indent + 1 : indent,
			name: name.toLowerCase()
		};
		while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
		const isInside = statements.read(text);
		const group = isHeader || isInside || section === void 0 ? void 0 : section.name;
		const line = {
			number,
			text,
			indent,
			parent: open.at(-1),
			document,
			group: group ?? (isHeader ? "" : void 0),
			isText: heredoc !== void 0,
			condition: statements.around
		};
		lines.push(line);
		if (open.length < DEEPEST$1) open.push(line);
		const [, end] = heredoc === void 0 && text.includes("<<") ? /<<[-~]?\s*["'`]?([A-Za-z_]\w*)["'`]?\s*\\?$/.exec(text) ?? [] : [];
		if (end !== void 0) heredoc = {
			end,
			indent
		};
	}
	return lines;
}
const STATEMENT = /^(?:\{%|\{\{|<%)[-+~=]?\s*(?:(\/|end)|(el(?:se|s?if)|when\b)|#?(?:if|unless|for|each|range|with|case)\b)?/;
/** Inside of a line, of a statement that it opens. */
const CLOSED = /(?:%|<%|\{)[-+~]?\s*(?:\/|end)/;
const EACH = /\bdo\s*(?:\|[^|]*\|)?\s*-?%>$/;
/** Follows statements of templates, each of which has a line, or several, of its own. */
var Statements = class {
	#open = [];
	#isInside = false;
	get around() {
		return this.#open.join("\n");
	}
	/** @returns whether the line goes on with a statement that began before it */
	read(text) {
		if (this.#isInside) {
			this.#isInside = !/[%}]\}|%>/.test(text);
			return true;
		}
		if (!beginsStatement(text)) return false;
		const [opened = "", ends, follows] = STATEMENT.exec(text) ?? [];
		this.#isInside = !/[%}]\}|%>/.test(text);
		if (ends !== void 0) this.#open.pop();
		else if (follows !== void 0) this.#open.push(`${this.#open.pop() ?? ""} ${text}`);
		else if ((/\w$/.test(opened) || EACH.test(text)) && !CLOSED.test(text.slice(opened.length))) this.#open.push(text);
		if (this.#open.length > DEEPEST$1) this.#open.length = DEEPEST$1;
		return false;
	}
};
/** Whether a line begins with a statement or an expression of a template. */
function beginsStatement(text) {
	return /^(?:\{[{%]|<%)/.test(text);
}
/** Whether a line only continues or ends a statement of a template. */
function endsStatement(text) {
	return /^(?:\{%|\{\{|<%)[-+~]?\s*(?:end\w*|else|\/\w+)\s*[-+~]?(?:%\}|\}\}|%>)$/.test(text);
}
/** The name of the section of an option file that begins on a line, also inside a string. */
function sectionOf(text) {
	return /^["'`|>+-]*\s*\[([\w.-]+)\]["'`,]*$/.exec(text.replace(/^.*[:=]\s*["'`]\s*(?=\[)/, ""))?.[1];
}
/** A section that begins inside a string ends with it: its next lines are deeper. */
function isInString(text) {
	return /[:=(]\s*["'`]\s*\[/.test(text);
}
function isGroup(name) {
	const group = name.toLowerCase();
	return isServerGroup(group) || isLikeServerGroup(group) || /^(?:client|mysql|mysqldump|mysqld_safe|sst|xtrabackup)/.test(group);
}
function indentOf(text) {
	let at = 0;
	let blanks = 0;
	for (; text[at] === " " || text[at] === "	"; at += 1) blanks += text[at] === " " ? 1 : 8;
	const next = text[at + 1];
	return 2 * blanks + (text[at] === "-" && (next === void 0 || next === " " || next === "	") ? 1 : 0);
}
/** A comment of a template's language may hold code that runs. */
const RUNS = /\{[{%]|<%|\$\{/;
/** Only behind a blank a comment begins. */
const BLANK_BEFORE = /(?:^|\s)(?:#|\/\/)/;
function withoutComment(text, { hash, slash, semicolon }) {
	const mayEnd = hash && text.includes("#") || slash && text.includes("//");
	const start = text.trimStart();
	if (!mayEnd && !/^[;<{\-rR]/.test(start)) return text;
	if (hash && start.startsWith("#") && !/^#(?:!|cloud-config|\s*(?:syntax|escape)\s*=)/.test(start) || slash && start.startsWith("//") || semicolon && start.startsWith(";") || /^(?:<!--.*-->|\{#.*#\}|\{\{-?\s*\/\*.*\*\/\s*-?\}\}|--\s.*|REM\s.*)$/i.test(start)) return RUNS.test(start) && !start.startsWith("{") ? text : "";
	if (!mayEnd || !BLANK_BEFORE.test(text)) return text;
	let quote;
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at] ?? "";
		if (character === "\\") at += 1;
		else if (quote === character) quote = void 0;
		else if (quote === void 0 && (character === "\"" || character === "'") && !/\w/.test(text[at - 1] ?? "")) quote = character;
		if ((hash && character === "#" || slash && character === "/" && text[at + 1] === "/") && quote === void 0 && (at === 0 || /\s/.test(text[at - 1] ?? ""))) return RUNS.test(text.slice(at)) ? text : text.slice(0, at);
	}
	return text;
}

// src/core/sources/compare-servers.ts
/** A server before and now as two lists of options: what changed counts, whatever stands around it. */
/** Assignments of both sides to everything that the fragments of these servers refer to. */
function assignmentsFor(servers, texts) {
	const names = /* @__PURE__ */ new Set();
	const add = (value) => {
		if (value.kind === "reference") for (const name of identifiersOf(value.text ?? "")) names.add(name);
	};
	for (const { settings, image } of servers) {
		for (const { fragment } of settings) add(fragment.value);
		if (image !== void 0) add(image.fragment.value);
	}
	const found = {
		before: assignmentsTo(names, texts.before),
		after: assignmentsTo(names, texts.after)
	};
	for (const side of Object.values(found)) for (const each of side.values()) for (const { text, isLiteral } of each) if (!isLiteral) for (const name of identifiersOf(text)) names.add(name);
	return {
		before: assignmentsTo(names, texts.before),
		after: assignmentsTo(names, texts.after)
	};
}
/**
* Both sides of one server. Values of a variable that changed count after those that did not, as they may stand in the
* branches of a condition.
*
* @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
*/
function compareServers(servers, assigned, strays, memoryBytes) {
	const isNew = servers.before === void 0 || servers.after === void 0;
	const of = (side) => ({
		own: assigned[side],
		other: assigned[side === "before" ? "after" : "before"]
	});
	const resolved = {
		before: settingsOf(servers.before, of("before"), memoryBytes),
		after: settingsOf(servers.after, of("after"), memoryBytes)
	};
	const linesOf = (side) => [...isNew ? [] : servers[side]?.others ?? [], ...strays[side]];
	const lines = {
		before: linesOf("before"),
		after: linesOf("after")
	};
	const unaccounted = {
		before: withoutEnds(surplus(lines.before, lines.after)),
		after: withoutEnds(surplus(lines.after, lines.before))
	};
	const side = (at, other) => {
		const server = servers[at];
		const left = linesAsOptions(unaccounted[at]);
		if (server === void 0 && left.length === 0) return void 0;
		const ordered = inOrder(resolved[at], resolved[other]);
		const image = server?.image && imageOf(server.image, of(at));
		const place = server ?? servers[other];
		return {
			at: place?.at ?? "",
			file: place?.file ?? "",
			line: place?.line ?? 1,
			options: [
				...server?.exact ?? [],
				...ordered,
				...movedAmong(resolved[at], resolved[other], at === "after"),
				...image?.kind === "unknown" ? [image.option] : [],
				...left
			],
			image: image?.kind === "known" ? image.image : void 0
		};
	};
	const isGone = ({ file, line }) => !unaccounted.after.some((each) => each.file === file && each.line === line);
	const shown = [...unaccounted.after, ...unaccounted.before.filter(isGone)];
	return {
		before: side("before", "after"),
		after: side("after", "before"),
		warnings: [...shown.slice(0, MOST_WARNINGS).map(({ key, file, line }) => {
			return {
				code: "line-unaccounted",
				file,
				line,
				directive: quote(ownPart(key)).slice(1, -1)
			};
		}), ...storageOf(servers.after)]
	};
}
/** Servers as they are, compared with nothing. */
function configured(servers, texts, memoryBytes) {
	const assigned = assignmentsFor(servers, {
		before: [],
		after: texts
	});
	const none = {
		before: [],
		after: []
	};
	return servers.flatMap((after) => compareServers({
		before: void 0,
		after
	}, assigned, none, memoryBytes).after ?? []);
}
/** What a line says itself, without the line that it is nested in. */
function ownPart(key) {
	const mark = key.lastIndexOf(NESTED);
	return mark < 0 ? key : key.slice(mark + NESTED.length);
}
function storageOf(server) {
	if (server?.image === void 0 || !/aurora/i.test(server.image.fragment.line.text)) return [];
	const { file, fragment } = server.image;
	return [{
		code: "managed-storage",
		file,
		line: fragment.line.number,
		directive: "Aurora"
	}];
}
const MOST_WARNINGS = 20;
/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF = { "time-zone": "default-time-zone" };
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/;
function settingsOf(server, assigned, memoryBytes) {
	return (server?.settings ?? []).map(({ fragment, file }) => {
		const { group, line, form, value } = fragment;
		const name = form === "key" ? OPTION_OF[fragment.name] ?? fragment.name : fragment.name;
		const resolved = computed(resolve(value, assigned), memoryBytes);
		const found = form === "key" && NO_OPTION.test(name) ? {
			kind: "unknown",
			text: "text" in resolved ? resolved.text : ""
		} : resolved;
		const place = found.kind === "literal" ? found.place : void 0;
		return {
			name,
			variable: variableOf(variableForms(name).at(-1) ?? name),
			group,
			value: found,
			form: form === "option" ? void 0 : form,
			around: `${line.condition}\n${/[{([]$/.test(line.parent?.text ?? "") ? line.parent?.text : ""}`,
			...place ?? {
				file,
				line: line.number
			}
		};
	});
}
/** Formulas of Amazon RDS, if the memory of its machines is known. */
function computed(value, memoryBytes) {
	if (value.kind !== "literal" || !isRdsFormula(value.text)) return value;
	const memory = memoryBytes === void 0 ? void 0 : BigInt(memoryBytes);
	const found = computeRdsFormula(value.text, { memory });
	return found === void 0 ? {
		kind: "unknown",
		text: value.text
	} : {
		...value,
		text: String(found)
	};
}
const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g;
function imageOf({ fragment, file }, assigned) {
	const { value, line } = fragment;
	const place = {
		file,
		line: line.number
	};
	if (value.kind === "literal") return {
		kind: "known",
		image: {
			value: value.text,
			...place
		}
	};
	const written = value.kind === "reference" ? value.text : "";
	const references = written.match(REFERENCE) ?? [written];
	const found = references.map((text) => resolve({
		kind: "reference",
		text
	}, assigned));
	let whole = written;
	for (const [index, each] of found.entries()) if (each.kind === "literal") whole = whole.replace(references[index] ?? "", () => each.text);
	if (!/[${}]/.test(whole) && found.every(({ kind }) => kind === "literal")) {
		const [{ place: assignedAt } = {}] = found.flatMap((each) => each.kind === "literal" ? [each] : []).reverse();
		return {
			kind: "known",
			image: {
				value: whole,
				...assignedAt ?? place
			}
		};
	}
	const unknown = found.flatMap((each, index) => each.kind === "unknown" && each.text !== references[index] ? [each.text] : []);
	const text = shortened([written, ...unknown].join(" | "), MOST_SHOWN);
	return {
		kind: "unknown",
		option: {
			name: `${"!"}image`,
			value: text,
			group: void 0,
			...place
		}
	};
}
function keyOf({ name, group, value }) {
	return JSON.stringify([
		name,
		group,
		value.kind,
		value.kind === "bare" ? "" : value.text
	]);
}
/** Unchanged values of a variable before changed ones; of several changed ones the last, and the others are unknown. */
function inOrder(own, other) {
	const isChanged = changedAmong(own, other);
	const isChangedThere = changedAmong(other, own);
	const variables = new Set([...own.filter(isChanged), ...other.filter(isChangedThere)].map(({ variable }) => variable));
	const last = new Map(own.filter(isChanged).map((each) => [each.variable, each]));
	const first = own.filter((each) => !isChanged(each) || !variables.has(each.variable));
	const counts = /* @__PURE__ */ new Map();
	return [...first, ...own.filter((each) => !first.includes(each))].map((each) => {
		const addsUp = ROWS.get(each.variable)?.addsUp === true || each.variable === "performance_schema_instrument";
		const meant = last.get(each.variable);
		const isOverridden = isChanged(each) && meant !== void 0 && meant !== each && !addsUp && keyOf(meant) !== keyOf(each);
		const { name, value, group, form, file, line } = each;
		if (value.kind !== "unknown" && !isOverridden) return {
			name,
			value: value.kind === "bare" ? void 0 : value.text,
			group,
			file,
			line,
			...form && { form }
		};
		const nth = (counts.get(name) ?? 0) + 1;
		counts.set(name, nth);
		const text = value.kind === "bare" ? void 0 : shortened(value.text, MOST_SHOWN);
		return {
			name: `${"!"}${name}${nth === 1 ? "" : ` ${nth}`}`,
			value: text,
			group: void 0,
			file,
			line
		};
	});
}
function changedAmong(own, other) {
	const left = /* @__PURE__ */ new Map();
	for (const each of other) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1);
	const changed = /* @__PURE__ */ new Set();
	for (const each of own) {
		const count = left.get(keyOf(each)) ?? 0;
		if (count === 0) changed.add(each);
		else left.set(keyOf(each), count - 1);
	}
	return (each) => changed.has(each);
}
/**
* Settings that moved between blocks which both sides have, or that this side repeats. Which server gets them depends on
* the blocks, and nobody evaluates those.
*
* @param isNow whether `own` are the settings after the change, as a setting that moved is named there only
*/
function movedAmong(own, other, isNow) {
	const there = Map.groupBy(other, keyOf);
	const stays = /* @__PURE__ */ new Set([NOWHERE, ...other.map(({ around }) => around)]);
	const here = /* @__PURE__ */ new Set([NOWHERE, ...own.map(({ around }) => around)]);
	return [...Map.groupBy(own, keyOf)].flatMap(([key, mine]) => {
		const theirs = (there.get(key) ?? []).map(({ around }) => around);
		if (theirs.length === 0 || theirs.length > mine.length || theirs.length === mine.length && !isNow) return [];
		const left = [...theirs];
		const elsewhere = mine.filter(({ around }) => {
			const at = left.indexOf(around);
			if (at >= 0) left.splice(at, 1);
			return at < 0;
		});
		const isMoved = ({ around }) => mine.length > theirs.length || stays.has(around) || left.some((each) => here.has(each));
		return elsewhere.filter(isMoved).map(({ name, value, file, line }, nth) => {
			const text = value.kind === "bare" ? "on" : shortened(value.text, MOST_SHOWN);
			return {
				name: `${"!"}${name}${nth === 0 ? "" : ` ${nth + 1}`}`,
				value: `${text}, in another block`,
				group: void 0,
				file,
				line
			};
		});
	});
}
const NOWHERE = "\n";
/** The end of a statement of a template comes and goes with its beginning, which is named already. */
function withoutEnds(lines) {
	const isEnd = ({ key }) => endsStatement(ownPart(key));
	return lines.some((line) => beginsStatement(ownPart(line.key)) && !isEnd(line)) ? lines.filter((line) => !isEnd(line)) : lines;
}
/** Lines that the other side does not have, each as often as it is missing there. */
function surplus(own, other) {
	const left = /* @__PURE__ */ new Map();
	for (const { key } of other) left.set(key, (left.get(key) ?? 0) + 1);
	return own.filter(({ key }) => {
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count <= 0;
	});
}
/** Characters of a line that are shown. */
const MOST_SHOWN = 500;
function linesAsOptions(lines) {
	const counts = /* @__PURE__ */ new Map();
	return lines.map(({ key, file, line }) => {
		const own = ownPart(key);
		const label = /[A-Za-z_][\w.-]*/.exec(own)?.[0].slice(0, 60) ?? "line";
		const nth = (counts.get(label) ?? 0) + 1;
		counts.set(label, nth);
		return {
			name: `${"!"}${label}${nth === 1 ? "" : ` ${nth}`}`,
			value: shortened(own, MOST_SHOWN),
			group: void 0,
			file,
			line
		};
	});
}

// src/core/sources/read-source.ts
/** The servers that a path configures on one side of a change, with every file that they refer to. */
/** `FILE#PATH`: a file, and one server in it; undefined: all of them. */
function splitSource(written) {
	const mark = written.indexOf("#");
	return mark < 1 ? {
		path: written,
		at: void 0
	} : {
		path: written.slice(0, mark),
		at: written.slice(mark + 1)
	};
}
const OPTION_FILE = /\.cnf$/i;
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|d\/[^/]*)$|(?:^|\/)[^./]+$/i;
const SERVER_GROUP = /^\[(?:mysqld?|mariadbd?|server|galera|client)[\w.-]*\]/m;
/** Files in a folder, and files that a server refers to. */
const MOST_FILES = 1e3;
/** Files that lead to files. */
const DEEPEST = 4;
const PROSE$1 = /\.(?:md|markdown|rst|adoc|lock|png|jpe?g|gif|svg|pdf|zip|gz)$/i;
/** Whether a file is read as servers read it: by its name, or by its groups if no template makes it. */
function isOptionFile(path, text) {
	if (isCommand(path)) return SERVER_GROUP.test(text) && !/^(?:apiVersion|services):/m.test(text);
	if (OPTION_FILE.test(path)) return true;
	return MAYBE_OPTION_FILE.test(path) && SERVER_GROUP.test(text) && !/\{\{|\{%|<%/.test(text);
}
/** Texts of one side, each scanned once. */
var SideTexts = class {
	reader;
	#scanned = /* @__PURE__ */ new Map();
	constructor(reader) {
		this.reader = reader;
	}
	/** The text of a file; undefined if there is none, or it cannot be read. */
	of(path, top = path) {
		if (!this.#scanned.has(path)) {
			const reading = this.reader.file(path, top);
			this.#scanned.set(path, reading.kind === "text" ? scan(outlineOf(reading.text, path)) : void 0);
		}
		return this.#scanned.get(path);
	}
	all() {
		return [...this.#scanned.values()].flatMap((text) => text ?? []);
	}
};
/** All servers that a path configures. */
function readSource(path, texts) {
	const { reader } = texts;
	const listing = reader.directory(path, path);
	if (listing.kind === "names") return listing.names.some((name) => OPTION_FILE.test(name)) ? readOptions(path, texts) : readFolder(path, texts);
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind === "text" ? isOptionFile(path, reading.text) : OPTION_FILE.test(path)) return readOptions(path, texts);
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path), "a file")
	};
	return readTexts([path], path, texts);
}
function readOptions(path, { reader }) {
	const read = readOptionPath(path, reader);
	if (read.kind !== "read") return read;
	const { options: exact, problems, warnings } = read;
	const files = /* @__PURE__ */ new Set([path, ...exact.map(({ file }) => file)]);
	return {
		kind: "read",
		servers: [{
			at: "",
			file: path,
			line: 1,
			image: void 0,
			exact,
			settings: [],
			others: []
		}],
		problems,
		warnings,
		files
	};
}
function readFolder(path, texts) {
	return readTexts(filesIn(path, path, texts.reader), path, texts);
}
/** Files in a folder and its folders, in the order of their paths. */
function filesIn(folder, top, reader, depth = 0) {
	const listing = reader.directory(folder, top);
	if (listing.kind !== "names" || depth > DEEPEST) return [];
	const found = [];
	for (const name of listing.names.toSorted()) {
		if (name.startsWith(".git") || name === "node_modules" || PROSE$1.test(name)) continue;
		const path = joinPath(`${folder}/`, name);
		const below = filesIn(path, top, reader, depth + 1);
		found.push(...below.length > 0 ? below : [path]);
		if (found.length > 1e3) return found.slice(0, MOST_FILES);
	}
	return found;
}
function readTexts(paths, top, texts) {
	const files = /* @__PURE__ */ new Set();
	const problems = [];
	const warnings = [];
	const found = paths.flatMap((path) => {
		const text = texts.of(path, top);
		if (text === void 0) return [];
		files.add(path);
		const containers = containersIn(text);
		return (containers.length > 0 || paths.length > 1 ? containers : [wholeOf(text)]).map((container) => ({
			container,
			path,
			isWhole: containers.length === 0,
			nearby: onlyImage(containers)
		}));
	});
	const names = namesOf(found.map(({ container, path }) => ({
		name: container.name,
		path
	})));
	return {
		kind: "read",
		servers: found.flatMap(({ container, isWhole, nearby }, index) => {
			const { file, line, image } = container;
			const gathered = new Gathered(container, top, texts);
			for (const each of gathered.files) files.add(each);
			problems.push(...gathered.problems);
			warnings.push(...gathered.warnings);
			const { exact, settings, others } = gathered;
			if (isWhole && exact.length + settings.length === 0 && gathered.image === void 0) return [];
			return [{
				at: names[index] ?? "",
				file,
				line,
				image: image ?? gathered.image ?? nearby,
				exact,
				settings,
				others
			}];
		}),
		problems,
		warnings,
		files
	};
}
/** The image that all servers of a file have which name one: a resource of parameters is of the server beside it. */
function onlyImage(containers) {
	const [first, ...others] = containers.flatMap(({ image }) => image ?? []);
	const textOf = ({ fragment: { value } }) => JSON.stringify(value);
	return first !== void 0 && others.every((each) => textOf(each) === textOf(first)) ? first : void 0;
}
/** Names that no two servers share. */
function namesOf(found) {
	const count = Map.groupBy(found, ({ name }) => name);
	const several = new Set(found.map(({ path }) => path)).size > 1;
	return found.map(({ name, path }) => {
		if (found.length === 1) return name;
		if (name !== "" && count.get(name)?.length === 1) return name;
		return several ? `${path}${name === "" ? "" : `:${name}`}` : name;
	});
}
/** A container with the files that it refers to: option files, files of variables, scripts, what an image is built of. */
var Gathered = class {
	exact = [];
	settings = [];
	others = [];
	problems = [];
	warnings = [];
	files = /* @__PURE__ */ new Set();
	image;
	#texts;
	#top;
	constructor(container, top, texts) {
		this.#texts = texts;
		this.#top = top;
		this.files.add(container.file);
		this.#follow(container.words, container.file, 0);
		const override = /^(.*?)(\.ya?ml)$/i.exec(container.file);
		if (override !== null && /compose/i.test(override[1] ?? "")) for (const end of [".override.yml", ".override.yaml"]) this.#addFile(`${override[1]}${end}`, 0);
		this.settings.push(...container.settings);
		this.others.push(...container.others);
	}
	#follow(words, file, depth) {
		if (depth > DEEPEST) return;
		for (const word of words) {
			const path = word.replace(/^\$\{?[\w.]+\}?\//, "").replace(/\/+$/, "");
			if (path === "" || !/[./]/.test(word) || path.startsWith("/") || path.includes("$")) continue;
			if (path.length > 300 || /^[\d.]+$/.test(path.replace(/^\.+$/, ""))) continue;
			if (path === "." || path === "..") this.#addFile(joinPath(file, `${path}/Dockerfile`), depth);
			else this.#add(joinPath(file, path), depth);
		}
	}
	#add(path, depth) {
		if (this.files.size > 1e3) return;
		if (this.#texts.reader.directory(path, this.#top).kind !== "names") this.#addFile(path, depth);
		else for (const file of filesIn(path, this.#top, this.#texts.reader)) this.#addFile(file, depth);
	}
	#addFile(path, depth) {
		if (this.files.has(path)) return;
		const reading = this.#texts.reader.file(path, this.#top);
		if (reading.kind === "absent") return;
		this.files.add(path);
		if (reading.kind !== "text") {
			this.others.push({
				key: `${path} ${reading.kind}${"bytes" in reading ? ` ${reading.bytes}` : ""}`,
				file: path,
				line: 1
			});
			return;
		}
		if (isOptionFile(path, reading.text)) {
			const read = readOptionPath(path, this.#texts.reader);
			if (read.kind !== "read") return;
			this.exact.push(...read.options);
			this.problems.push(...read.problems);
			this.warnings.push(...read.warnings);
			return;
		}
		const text = this.#texts.of(path, this.#top);
		if (text === void 0 || PROSE$1.test(path)) return;
		const containers = containersIn(text);
		for (const { settings, others, image, words } of containers) {
			this.settings.push(...settings);
			this.others.push(...others);
			this.image ??= image;
			this.#follow(words, path, depth + 1);
		}
		if (containers.length > 0) return;
		this.settings.push(...counting(text.fragments).map((fragment) => ({
			fragment,
			file: path
		})));
		if (/env/i.test(madeFrom(path.slice(path.lastIndexOf("/") + 1)))) return;
		const whole = wholeOf(text);
		if (/\.(?:ya?ml|json|tf|hcl)$|file$/i.test(madeFrom(path))) this.#follow(whole.words, path, depth + 1);
		for (const line of text.lines) this.others.push({
			key: text.residues.get(line) ?? line.text,
			file: path,
			line: line.number
		});
	}
};

// src/core/sources/stray-lines.ts
/** Changed lines of a pull request outside of every server that it gates: they may be about one all the same. */
/** Documents describe settings, and set none. */
const PROSE = /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|csv|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i;
/** Files of variables that stand next to a file, and may hold its values. */
const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i;
const MOST_NEIGHBOURS = 200;
/** Files of variables in the folders of these files. */
function neighboursOf(files, { reader }) {
	return [...new Set(files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)))].flatMap((folder) => {
		const listing = reader.directory(folder === "" ? "." : folder, ".");
		return listing.kind === "names" ? listing.names.filter((name) => VARIABLES.test(name)).map((name) => folder + name) : [];
	}).slice(0, MOST_NEIGHBOURS);
}
/** A setting as it is compared with those of other files. */
function writtenAs({ name, value }) {
	return `${name.toLowerCase().replaceAll("_", "-")}: ${value ?? ""}`;
}
const NO_EFFECT = new OptionIndex(({ speed }) => speed === "none" ? true : void 0);
/** Settings in changed files of no gated server, and gated files that became links, or may be executed or written. */
function strayLines({ changed, texts, lookedAt, assigned, measured }) {
	const others = changed.filter(({ path }) => !lookedAt.has(path) && !PROSE.test(path));
	const folders = new Set([...lookedAt].map(folderOf));
	const of = (side) => {
		const used = new Set([...assigned[side].values()].flatMap((each) => each.map(({ file, line }) => `${file}:${line}`)));
		const settings = others.flatMap(({ path }) => {
			const text = texts[side].of(path, ".");
			const counted = text?.fragments.filter(({ kind, name, certainty }) => kind === "image" ? certainty === "sure" && folders.has(folderOf(path)) : certainty === "sure" && NO_EFFECT.find(...variableForms(name)) === void 0);
			const loading = text?.lines.filter((line) => /^COMPOSE_FILE\b/.test(line.text)) ?? [];
			return [...(counted ?? []).filter(({ line }) => !used.has(`${path}:${line.number}`)).map(({ name, value, group, line }) => {
				const written = writtenAs({
					name,
					value: value.kind === "bare" ? void 0 : value.text
				});
				const isMeasured = measured[side].has(written) || measured.after.has(written);
				return {
					key: `${group ?? ""}${NESTED}${written}`,
					file: path,
					line: line.number,
					isMeasured
				};
			}), ...loading.map((line) => ({
				key: line.text,
				file: path,
				line: line.number
			}))];
		});
		const unread = changed.flatMap(({ path }) => lookedAt.has(path) && isUnread(path, texts[side]) ? [{
			key: `unread ${side} ${path}`,
			file: path,
			line: 1
		}] : []);
		const modes = changed.flatMap(({ path, modes: [before, now] }) => {
			return before !== now && ![before, now].includes("000000") && lookedAt.has(path) ? [{
				key: `mode ${side === "before" ? before : now}`,
				file: path,
				line: 1
			}] : [];
		});
		return [
			...settings,
			...unread,
			...modes
		];
	};
	const all = {
		before: of("before"),
		after: of("after")
	};
	const open = (own, other) => surplus(own, other).filter(({ isMeasured }) => isMeasured !== true);
	return {
		before: open(all.before, all.after),
		after: open(all.after, all.before)
	};
}
/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i;
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i;
/** Changed files that could hold a setting, and that nobody looked at. */
function unreadAmong(changed, texts) {
	return changed.flatMap(({ path }) => {
		return (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path) && (isUnread(path, texts.before) || isUnread(path, texts.after)) ? [path] : [];
	});
}
/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnread(path, texts) {
	return texts.of(path, ".") === void 0 && texts.reader.file(path, ".").kind !== "absent";
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

export { isMariaDb as _, writtenAs as a, usualImage as b, readSource as c, compareServers as d, configured as f, isFloating as g, holdsServer as h, unreadAmong as i, splitSource as l, serverWord as m, neighboursOf as n, SideTexts as o, madeFrom as p, strayLines as r, isOptionFile as s, PROSE as t, assignmentsFor as u, privateRegistry as v, speaksOfServer as y };