import { M as quote } from "./schemas.js";
import { _ as isUnread } from "./suite.js";
import { i as USUAL_FAMILY, t as FAMILIES } from "./families.js";
import { D as ROWS, E as OptionIndex, S as variableOf, T as OPTIONS, d as isLikeServerGroup, p as isServerGroup, s as readOptionFileLine, x as variableForms } from "./option-file.js";
import { n as memoryLimitIn, t as limitsContainer } from "./container-limits.js";
import { c as MOST_SETTINGS, l as TOO_MANY_SETTINGS, m as whyUnusable, p as readOptionPath, u as joinPath } from "./option-files.js";
import { r as isCommand } from "./rendered.js";

// src/core/sources/hidden-texts.ts
/** Numbers in the place of texts that nobody may see, or that are too long to read: they show which texts are equal. */
/** Numbers texts in the order in which they first appear; equal texts have one number. */
function numbering() {
	const numbers = /* @__PURE__ */ new Map();
	return (text) => {
		const number = numbers.get(text) ?? numbers.size + 1;
		numbers.set(text, number);
		return number;
	};
}
const hiddenNumber = numbering();
/** A label that tells only whether two texts are equal. */
function hidden(text) {
	return `a value that is not shown (${hiddenNumber(text)})`;
}
/** The beginning of a long text; texts that differ only behind it stay different. */
function shortened(text, most) {
	return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`;
}

// src/core/sources/words.json
var everyday = [
	"bind_address",
	"build_id",
	"completion_type",
	"connect_timeout",
	"core_file",
	"date_format",
	"datetime_format",
	"debug_gdb",
	"error_count",
	"extra_port",
	"have_crypt",
	"have_openssl",
	"have_ssl",
	"host_cache",
	"identity",
	"in_transaction",
	"insert_id",
	"lc_messages",
	"log_error",
	"log_output",
	"log_raw",
	"log_syslog",
	"log_warnings",
	"login_path",
	"no_defaults",
	"pid_file",
	"plugin_dir",
	"plugin_load",
	"print_defaults",
	"protocol_version",
	"proxy_user",
	"read_only",
	"redirect_url",
	"report_host",
	"report_port",
	"report_user",
	"report_password",
	"server_id",
	"server_uid",
	"server_uuid",
	"ssl_ca",
	"ssl_cert",
	"ssl_cipher",
	"ssl_crl",
	"ssl_key",
	"stack_trace",
	"tcp_nodelay",
	"time_format",
	"time_zone",
	"tls_version",
	"unix_socket",
	"user_variables",
	"version_comment",
	"warning_count"
];
var likely = [
	"admin_port",
	"interactive_timeout",
	"max_connections",
	"max_execution_time",
	"max_user_connections",
	"net_read_timeout",
	"net_write_timeout",
	"offline_mode",
	"open_files_limit",
	"require_secure_transport",
	"temp_table_size",
	"thread_stack",
	"wait_timeout",
	"work_mem",
	"log_bin",
	"max_allowed_packet",
	"transaction_isolation",
	"old_mode",
	"defaults_file"
];
var harmless = [
	"ports?",
	"expose",
	"labels?",
	"annotations",
	"healthcheck",
	"restart",
	"container_?name",
	"hostname",
	"domainname",
	"networks?",
	"depends_on",
	"logging",
	"stop_grace_period",
	"stop_signal",
	"profiles",
	"pull_policy",
	"imagePullPolicy",
	"imagePullSecrets",
	"(?:readiness|liveness|startup)Probe",
	"containerPort",
	"targetPort",
	"nodePort",
	"protocol",
	"terminationGracePeriodSeconds",
	"replicaCount",
	"replicas",
	"namespace",
	"selector",
	"matchLabels",
	"serviceName",
	"service",
	"metrics",
	"networkPolicy",
	"ingress",
	"podAnnotations",
	"podLabels",
	"updateStrategy",
	"revisionHistoryLimit",
	"serviceAccount\\w*",
	"description",
	"tags",
	"Tags",
	"(?:preferred_)?(?:maintenance|backup)_window",
	"Preferred(?:Maintenance|Backup)Window",
	"backup_retention_period",
	"BackupRetentionPeriod",
	"deletion_protection",
	"DeletionProtection",
	"skip_final_snapshot",
	"copy_tags_to_snapshot",
	"final_snapshot_identifier",
	"apply_immediately",
	"apply_method",
	"ApplyMethod",
	"DeletionPolicy",
	"UpdateReplacePolicy",
	"Description",
	"vpc_security_group_ids",
	"db_subnet_group_name",
	"publicly_accessible",
	"identifier",
	"db_name",
	"username",
	"password",
	"auth",
	"provider",
	"LABEL",
	"EXPOSE",
	"MAINTAINER",
	"HEALTHCHECK",
	"STOPSIGNAL",
	"PublishPort",
	"Label",
	"Restart",
	"RestartSec",
	"WantedBy",
	"After",
	"Wants",
	"Requires",
	"Documentation",
	"ContainerName",
	"HostName",
	"Network",
	"TimeoutStartSec",
	"TimeoutStopSec",
	"Health\\w+",
	"AutoUpdate",
	"comment",
	"notes",
	"become",
	"when_changed",
	"(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER|HOST|PORT)(?:_FILE|_HASH)?",
	"(?:MYSQL|MARIADB)_\\w*ROOT_(?:PASSWORD|HOST)(?:_FILE)?",
	"(?:MYSQL|MARIADB)_(?:ALLOW_EMPTY|RANDOM_ROOT|ALLOW_EMPTY_ROOT)_PASSWORD"
];
var holders = [
	"name",
	"Name",
	"key",
	"value",
	"Value",
	"apply_method",
	"command",
	"args",
	"parameter",
	"set",
	"SET",
	"GLOBAL",
	"PERSIST",
	"CMD",
	"Exec",
	"environment",
	"ENV"
];
var common = [
	"name",
	"value",
	"data",
	"default",
	"services",
	"spec",
	"metadata",
	"env",
	"environment",
	"command",
	"args",
	"image",
	"volumes",
	"configs",
	"parameters",
	"resources",
	"variables",
	"vars",
	"tasks",
	"description",
	"type",
	"locals",
	"variable"
];
var keywords = [
	"var",
	"local",
	"locals",
	"Values",
	"each",
	"value",
	"key",
	"self",
	"this",
	"props",
	"config",
	"ref",
	"Ref",
	"Fn",
	"FindInMap",
	"GetAtt",
	"Sub",
	"If",
	"AWS",
	"default",
	"omit",
	"if",
	"else",
	"then",
	"end",
	"for",
	"in",
	"lookup",
	"env",
	"ENV",
	"get",
	"require",
	"requireNumber",
	"require_number",
	"tostring",
	"tonumber",
	"int",
	"string",
	"bool",
	"number",
	"true",
	"false",
	"null",
	"nil",
	"none",
	"None",
	"hiera",
	"include",
	"toString",
	"quote",
	"squote",
	"nindent",
	"indent",
	"not",
	"and",
	"or",
	"process",
	"os",
	"environ",
	"node",
	"scope",
	"facts",
	"pillar",
	"salt",
	"lib",
	"mkDefault",
	"mkForce",
	"mkIf",
	"Release",
	"Chart",
	"data",
	"module",
	"d",
	"parameters",
	"name",
	"item",
	"id",
	"type",
	"title",
	"state",
	"description"
];
var publicRegistries = [
	"docker.io",
	"index.docker.io",
	"registry-1.docker.io",
	"quay.io",
	"ghcr.io",
	"public.ecr.aws",
	"mcr.microsoft.com",
	"mirror.gcr.io",
	"container-registry.oracle.com"
];
var movingTags = [
	"latest",
	"lts",
	"innovation",
	"stable",
	"edge",
	"rolling",
	"verylatest"
];

// src/core/sources/images.ts
/** Names of images: those that hold a server, that move, and that are private. */
/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//;
const PUBLIC_REGISTRIES = new Set(publicRegistries);
/** Tags that name another version tomorrow. */
const MOVING = new Set(movingTags);
function partsOf(image) {
	const [name = "", digest] = image.split("@");
	const [, repository = name, tag] = /^(.*):([^:/]*)$/.exec(name) ?? [];
	return {
		repository,
		tag,
		digest
	};
}
function lastPart(image) {
	return partsOf(image).repository.split("/").at(-1) ?? "";
}
/** Whether an image holds a server, as far as its name tells. */
function holdsServer(image) {
	return FAMILIES.some(({ images }) => images.test(lastPart(image)));
}
/** Family of the server in an image, or of a product, as far as the name tells. */
function familyOfImage(image) {
	const name = lastPart(image).toLowerCase();
	return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY;
}
/** Whether it may be another version tomorrow: with no tag, or one that moves, and no digest. */
function isFloating(image) {
	const { tag, digest } = partsOf(image);
	return digest === void 0 && (tag === void 0 || MOVING.has(tag));
}
/** The registry of the image, unless everybody may pull from it. */
function privateRegistry(image) {
	const registry = REGISTRY.exec(image)?.[0].slice(0, -1);
	return registry === void 0 || PUBLIC_REGISTRIES.has(registry) ? void 0 : registry;
}
/** Whether an image that contains an expression may hold a server: often only its tag is one. */
function mayHoldServer(image) {
	const [literal = ""] = image.split(/\$|\{\{|<%/, 1);
	const colon = literal.lastIndexOf(":");
	return colon > literal.lastIndexOf("/") ? holdsServer(literal.slice(0, colon)) : speaksOfServer(image);
}
/** Whether a text names a product whose servers we measure. */
function speaksOfServer(text) {
	return FAMILIES.some(({ imageWords }) => imageWords.some((word) => text.toLowerCase().includes(word)));
}

// src/core/sources/rds-formulas.ts
/**
* Formulas in parameter groups of Amazon RDS, such as `{DBInstanceClassMemory*3/4}`.
*
* https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/USER_ParamValuesRef.html
*/
/** Longer texts are no formulas. */
const LONGEST$1 = 1e3;
const DEEPEST$2 = 50;
const TOKEN = /\d+|[A-Za-z]+|[^\s]/g;
const FUNCTIONS = /* @__PURE__ */ new Map([
	["GREATEST", Math.max],
	["LEAST", Math.min],
	["SUM", (...values) => values.reduce((a, b) => a + b)]
]);
/** Whether a value is a formula, also one that cannot be computed here. */
function isRdsFormula(text) {
	return text.length <= LONGEST$1 && /^\s*(?:\{|(?:GREATEST|LEAST|SUM|IF)\s*\()/.test(text);
}
/**
* The whole number that a formula gives for an instance; quotients are cut, as RDS cuts them. Undefined if a needed
* fact is unknown, or it is no formula.
*
* @param memory bytes that the server may use: those of the instance class, less the part that RDS itself takes;
*   undefined: not given
*/
function computeRdsFormula(text, memory) {
	if (!isRdsFormula(text)) return void 0;
	const tokens = text.match(TOKEN) ?? [];
	let depth = 0;
	const take = (token) => tokens[0] === token && tokens.shift() !== void 0;
	const closed = (value, mark) => take(mark) ? value : NaN;
	/** @param isExact whether quotients are not cut, as inside a logarithm */
	const product = (isExact) => {
		depth += 1;
		let value = depth > DEEPEST$2 ? NaN : factor(isExact);
		while (!Number.isNaN(value) && (tokens[0] === "*" || tokens[0] === "/")) {
			value = tokens.shift() === "/" ? value / factor(isExact) : value * factor(isExact);
			if (!isExact) value = Math.trunc(value);
		}
		depth -= 1;
		return value;
	};
	const factor = (isExact) => {
		if (take("{")) return closed(product(isExact), "}");
		if (take("(")) return closed(product(isExact), ")");
		const sign = take("-") ? -1 : 1;
		const token = tokens.shift();
		if (/^\d+$/.test(token ?? "")) return sign * Number(token);
		if (sign > 0 && take("(")) return token === "log" ? logarithm(closed(product(true), ")")) : call(token);
		return sign > 0 && token === "DBInstanceClassMemory" ? memory ?? NaN : NaN;
	};
	const call = (name) => {
		const values = [product(false)];
		while (take(",")) values.push(product(false));
		return closed(FUNCTIONS.get(name)?.(...values) ?? NaN, ")");
	};
	const value = product(false);
	return tokens.length === 0 && Number.isSafeInteger(value) ? value : void 0;
}
/**
* To the base of 2, rounded: so Aurora's table of max_connections has 6000 for a db.r5.12xlarge, whose ratio is 50, and
* 7000 for a db.r5.24xlarge, whose ratio is 100.
*/
function logarithm(value) {
	return value > 0 ? Math.round(Math.log2(value)) : NaN;
}

// src/core/sources/server-words.ts
/** Words of any file that name a variable of a server, in any of the spellings that people use. */
/** Variables by their whole names, and by the patterns of components that no other program has. */
const VARIABLES$2 = new OptionIndex(({ name }) => !DECIDES_MORE.test(name) && (!name.includes("*") || OF_COMPONENTS.test(name)) ? name : void 0);
/** Options that decide which others count, or whether the server serves at all: nothing that can be measured. */
const DECIDES_MORE = /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/;
const OF_COMPONENTS = /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]/;
/** Names of components, which are the server's behind any prefix. */
const COMPONENT = /_((?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$/;
/** Words that roles, images and charts put before the name of a variable. */
const PREFIX = /^(?:mysql|mysqld|mariadb|mariadbd|percona|galera|pxc|rds|aurora|cloudsql|db|database|my|cnf|config)_/;
/** Names that other programs use as well: of everything, and of other databases. */
const EVERYDAY = new Set(everyday);
const LIKELY = new Set(likely);
/** Words that names begin with: most words of any text have none of them. */
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)));
const ONE_PART = /^[a-z]+$/;
const LONGEST_WORD = 128;
/** Answers for words that were looked up already. */
const answers = /* @__PURE__ */ new Map();
/** Hostile files have more words than these. */
const MOST_ANSWERS = 5e4;
/** The variable that a word names; undefined: none. */
function serverWord(word) {
	if (word.length > LONGEST_WORD || ONE_PART.test(word) && !FIRST_WORDS.has(word)) return void 0;
	if (answers.has(word)) return answers.get(word);
	if (answers.size >= MOST_ANSWERS) answers.clear();
	const answer = lookUp(word);
	answers.set(word, answer);
	return answer;
}
function lookUp(word) {
	const snake = (/[a-z][A-Z]/.test(word) && !/[_-]/.test(word) ? word.replace(/([a-z\d])([A-Z])/g, "$1_$2") : word).toLowerCase().replaceAll("-", "_");
	if (!snake.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return void 0;
	const last = snake.slice(snake.lastIndexOf(".") + 1);
	const plain = last.replace(PREFIX, "");
	const candidates = [
		last,
		plain,
		plain.replace(PREFIX, "")
	];
	if (ROWS.has(snake)) candidates.unshift(snake);
	const component = COMPONENT.exec(last)?.[1];
	if (component !== void 0) candidates.push(component);
	for (const name of candidates) {
		const forms = variableForms(name);
		if (VARIABLES$2.find(...forms) === void 0) continue;
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
/** Terraform's words for an open value. */
const OPEN_VALUE = "known after apply";
/**
* Resources of a plan or state by their addresses; undefined: the value is no plan. A text stands for each value that is
* sensitive, or open until Terraform applies the plan.
*/
function resourcesOf(plan) {
	const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan);
	const root = fieldsOf(planned ?? values).root_module;
	if (!Array.isArray(changes) && root === void 0) return void 0;
	const resources = /* @__PURE__ */ new Map();
	const modules = [root];
	for (const module of modules) {
		modules.push(...listOf(fieldsOf(module).child_modules));
		for (const resource of listOf(fieldsOf(module).resources)) resources.set(String(resource.address), shown(resource.values, void 0, resource.sensitive_values));
	}
	for (const { address, change, deposed } of listOf(changes)) {
		if (deposed !== void 0) continue;
		const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change);
		if (after === null) resources.delete(String(address));
		else resources.set(String(address), shown(after, unknown, sensitive));
	}
	return resources;
}
function shown(value, unknown, sensitive) {
	if (unknown === true) return OPEN_VALUE;
	if (sensitive === true) return value === null || value === void 0 ? value : hidden(JSON.stringify(value));
	if (!isNested(value) && !isNested(unknown)) return value;
	const fields = fieldsOf(value);
	const open = fieldsOf(unknown);
	const secret = fieldsOf(sensitive);
	const entries = [.../* @__PURE__ */ new Set([...Object.keys(fields), ...Object.keys(open)])].map((key) => [key, shown(fields[key], open[key], secret[key])]);
	return Array.isArray(value) || Array.isArray(unknown) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
/** A list counts too: its fields are its items, by their numbers. */
function isNested(value) {
	return typeof value === "object" && value !== null;
}
function fieldsOf(value) {
	return isNested(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value.map(fieldsOf) : [];
}

// src/core/sources/fragments.ts
/**
* Fragments of any text: variables of a server with their values, and images. Nothing is evaluated: both branches of a
* condition are fragments, and a loop is read once.
*/
const WORD = /[A-Za-z_][\w-]*(?:\.[A-Za-z][\w-]*)*/g;
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY = /(?:^|[\s{,(["'-])(?:name|Name|key|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:)\s*(?:[\w.]+\()?["'`]?$/;
const VALUE_KEY = /(?:^|[\s{,("'-])(?:[vV]alue|val|[dD]efault|DefaultValue|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:)\s*/;
const VALUE_LINE = /^["']?(?:[vV]alue|[dD]efault|content)["']?\s*[:=]\s*(.+?),?$/;
const JOINT = /^["'`]?\]?\)?\s*(?:=>|:=|\?=|\|\|=|[:=](?![:=])|,(?=\s*["'`\d]))\s*/;
/** The end of a line whose value stands below it. */
const OPENS = /^(?:$|[&!][\w:.-]+$|[|>][+-]?\d?$|[{[(]$)/;
/** Text before a word that is no key: a part of a path, or the variable in an expression. */
const NO_KEY = /(?:[$@.\w/]|[$#%{]\{)$/;
/** Text before a word that is a key although it ends in a dot or @. */
const KEY_DESPITE_DOT = /(?:@@(?:global\.|session\.)?|[a-z]\.)$/i;
/** Lines between the name and the value of one variable. */
const NEAR = 4;
/** Characters of a line between them. */
const FAR_ON_LINE = 300;
const LONGEST_KEY = 80;
/** Lines that the value of one key may have. */
const MOST_CHILDREN = 20;
function scan(outline) {
	const scanner = new Scanner(outline);
	for (const line of outline.lines) scanner.readLine(line);
	const left = new Map([...scanner.left].map(([line, rest]) => [line, rest.replaceAll("\0", "").replace(/\s+/g, " ").trim()]));
	return {
		...outline,
		settings: scanner.settings,
		images: scanner.images,
		left
	};
}
/** Places that give one of these names a value, in the same spellings. */
function assignmentsIn(outline, names) {
	const scanner = new Scanner(outline, names);
	for (const line of outline.lines) scanner.readWords(line);
	return scanner.settings;
}
var Scanner = class {
	settings = [];
	images = [];
	/** Lines with fragments, which are blacked out. */
	left = /* @__PURE__ */ new Map();
	#outline;
	#names;
	#isOfServer;
	/** @param names whose values are read; undefined: those of a server's variables */
	constructor(outline, names) {
		this.#outline = outline;
		this.#names = names;
		this.#isOfServer = names === void 0;
	}
	readLine(line) {
		if (line.group === void 0) {
			this.#readImage(line);
			this.readWords(line);
		} else if (line.group !== "") this.#readOption(line);
	}
	readWords(line) {
		let after = 0;
		for (const { 0: text, index } of line.text.matchAll(WORD)) {
			const word = index < after ? void 0 : this.#wordOf(text);
			if (word !== void 0) after = this.#readWord(word, line, index, index + text.length);
		}
	}
	#wordOf(text) {
		if (this.#names === void 0) return serverWord(text);
		const name = text.slice(text.lastIndexOf(".") + 1);
		return this.#names.has(name) ? {
			name,
			certainty: "sure"
		} : void 0;
	}
	#isCode(line) {
		return this.#outline.isCode && !line.isText;
	}
	#take(line, from = 0, to = line.text.length) {
		const rest = this.left.get(line) ?? line.text;
		this.left.set(line, rest.slice(0, from) + "\0".repeat(to - from) + rest.slice(to));
	}
	#add({ name, certainty }, value, line, form) {
		const { file, isPlan } = this.#outline;
		this.settings.push({
			name,
			certainty,
			value: isPlan ? withoutSecret(value) : value,
			file,
			line,
			form
		});
	}
	/** A line of an option file: read as servers do, unless a template makes it. */
	#readOption(line) {
		const { group = "", text } = line;
		if (!isServerGroup(group)) {
			if (!/^(?:mysqld|mariadbd?|server)/.test(group)) this.#take(line);
			return;
		}
		const end = /["'`]?[,;]?$|\\$/.exec(text)?.[0] ?? "";
		const isQuoted = /^["'`]/.test(end) && text.slice(0, -end.length).includes(end[0] ?? "\"");
		const read = readOptionFileLine(isQuoted ? text : text.slice(0, text.length - end.length), false);
		if (read.kind !== "option" || !/^[A-Za-z][\w.-]*$/.test(read.name)) return;
		this.#take(line);
		const value = read.value === void 0 ? BARE : classified(read.value, false);
		this.#add({
			name: read.name,
			certainty: serverWord(read.name)?.certainty ?? "likely"
		}, value, line, "option");
	}
	#readImage(line) {
		const { text } = line;
		if (!/image|FROM|kind|family|version|engine|repository|^- |azurerm/i.test(text)) return;
		const named = IMAGE.exec(text) ?? (line.parent?.text === "services:" ? SERVICE.exec(text) : null);
		const image = named?.[1] ?? named?.[2] ?? "";
		if (named !== null && image !== "" && !/^[{&*|>]/.test(image)) {
			this.#addImage(image, line, named.index, named.index + named[0].length);
			return;
		}
		const [, product, version = ""] = FAMILY.exec(text) ?? [];
		if (product !== void 0) this.#addImage(`${product.toLowerCase()}:${version.replaceAll("_", ".")}`, line);
		for (const { product: productPattern, version: versionPattern } of SPLIT_IMAGES) {
			const match = productPattern.exec(text);
			const name = match?.[1] ?? match?.[2] ?? "";
			const isTag = versionPattern === TAG;
			const near = match === null || isTag && !holdsServer(name) ? void 0 : this.#near(line, versionPattern);
			if (match === null || near === void 0) continue;
			this.#take(line, match.index, match.index + match[0].length);
			const number = /^\d+(?:\.\d+)*/.exec(near.text)?.[0] ?? `\${${near.text}}`;
			const managed = familyOfImage(name).fork;
			this.#addImage(isTag ? `${name}:${near.text}` : `${managed}:${number}`, near.line);
		}
	}
	#addImage(text, line, from, to) {
		const isOpen = isExpression(text);
		const isServer = isOpen ? mayHoldServer(text) : holdsServer(text);
		this.#take(line, from, to);
		const value = {
			kind: isOpen ? "reference" : "literal",
			text
		};
		const certainty = isServer ? "sure" : "everyday";
		this.images.push({
			name: "image",
			certainty,
			value,
			file: this.#outline.file,
			line,
			form: "key"
		});
	}
	/** The version of an image: beside the line of its product, or in a block there. */
	#near(line, pattern) {
		for (let away = 0; away <= FAR; away += 1) for (const other of [this.#outline.lines[line.index + away], this.#outline.lines[line.index - away]]) {
			if (other === void 0 || other.document !== line.document) continue;
			if (![other.parent, other.parent?.parent].includes(line.parent) && other.parent !== line) continue;
			const text = pattern.exec(other.text)?.[1];
			if (text !== void 0) return {
				text: text.replace(/^["']|["'],?$/g, ""),
				line: other
			};
		}
	}
	/** Reads the value that a word has. @returns its end on the line, or that of the word */
	#readWord(word, line, from, to) {
		const { text } = line;
		const isOfServer = this.#isOfServer;
		const before = text.slice(Math.max(0, from - LONGEST_KEY), from);
		if (/(?:^|[^\w-])--$/.test(before)) return isOfServer ? this.#readFlag(word, line, from - 2, to) : to;
		const key = NAME_KEY.exec(before);
		if (key !== null) {
			const read = this.#valueNear(line, to);
			if (read === void 0) return to;
			this.#take(line, from - before.length + key.index, to);
			const isEveryday = word.certainty === "everyday" && !word.name.includes("-");
			this.#add({
				...word,
				certainty: isEveryday ? "everyday" : "sure"
			}, read.value, read.line, "key");
			return read.line === line ? read.to : to;
		}
		if (isOfServer && NO_KEY.test(before) && !KEY_DESPITE_DOT.test(before)) return to;
		if (!isOfServer && /(?:[\w/]|[$#%{]\{)$/.test(before)) return to;
		const rest = text.slice(to, to + 80);
		const [joint] = JOINT.exec(rest) ?? (isOfServer ? [] : /^["']?\s*(?=\{)/.exec(rest) ?? []);
		const start = to + (joint ?? "").length;
		if (joint === void 0 || !isOfServer && /^:\S|^\W*,/.test(joint + text.slice(start, start + 1))) return to;
		if (OPENS.test(text.slice(start))) {
			const child = this.#childValue(line);
			if (child === void 0) return text.length;
			this.#take(line, from);
			this.#add(word, child.value, isOfServer ? line : child.line, "key");
			return text.length;
		}
		if (/^\{[^{]/.test(text.slice(start))) {
			const inside = this.#valueOn(line, start);
			if (inside === void 0) return isOfServer ? start : to;
			this.#take(line, from, start);
			this.#add(word, inside.value, line, "key");
			return inside.to;
		}
		const quote = /^["'`]/.test(rest) ? void 0 : quoteBefore(text, from);
		const isCode = this.#isCode(line) || joint.includes(",");
		const value = valueAt(text, start, {
			isFlag: joint === "=" && (isOfServer || from > 0),
			isCode,
			quote
		});
		if (value === void 0 || joint.includes(",") && isName(value.value)) return to;
		this.#take(line, from, value.to);
		this.#add(word, value.value, line, "key");
		return value.to;
	}
	/** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
	#readFlag({ name, certainty }, line, from, to) {
		const { text } = line;
		const push = (value, at) => {
			this.#take(line, from, at);
			this.#add({
				name,
				certainty: certainty === "everyday" ? "likely" : "sure"
			}, value, line, "flag");
			return at;
		};
		const how = {
			isFlag: true,
			isCode: false,
			quote: quoteBefore(text, from)
		};
		if (text[to] === "=") {
			const read = valueAt(text, to + 1, how);
			return read === void 0 ? push({
				kind: "literal",
				text: ""
			}, to + 1) : push(read.value, read.to);
		}
		if (ROWS.get(name.replaceAll("-", "_"))?.isSwitch === true || /^(?:skip|enable|disable)-/.test(name)) return push(BARE, to);
		const [gap = ""] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? [];
		const read = gap === "" ? void 0 : valueAt(text, to + gap.length, how);
		if (read !== void 0) return push(read.value, read.to);
		const next = this.#outline.lines[line.index + 1];
		const [, item = ""] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? "") ?? [];
		if (!(next?.indent === line.indent && /^["']?,?$/.test(text.slice(to)) && item !== "") || /[:={[(]\s/.test(`${item} `)) return push(BARE, to);
		this.#take(next);
		return push(classified(item, false), to);
	}
	/** The value of the variable that a line names: on the line, else on one near it. */
	#valueNear(line, to) {
		const beside = this.#valueOn(line, to);
		if (beside !== void 0) return beside;
		for (const step of [1, -1]) for (let away = step; Math.abs(away) <= NEAR; away += step) {
			const other = this.#outline.lines[line.index + away];
			const text = other?.text ?? "";
			const isOfAnother = NAME_KEY.test(text.slice(-160).replace(/["'`]?[\w.-]+["'`]?,?$/, "")) || /^[}\])]/.test(text);
			if (other === void 0 || isOfAnother || step < 0 && /[[{(]$/.test(text)) break;
			const value = this.#valueOn(other, 0);
			if (value !== void 0) return value;
		}
	}
	/** The value of a key that stands for values, behind a place of a line. */
	#valueOn(line, from) {
		const { text } = line;
		const key = VALUE_KEY.exec(text.slice(from, from + FAR_ON_LINE));
		if (key === null) return void 0;
		const start = from + key.index + key[0].length;
		const isBelow = start >= text.length || /^[|>!][-+]?$/.test(text.slice(start));
		const read = isBelow ? this.#childValue(line) : valueAt(text, start, {
			isFlag: false,
			isCode: this.#isCode(line)
		});
		if (read === void 0) return void 0;
		const to = isBelow ? text.length : read.to;
		this.#take(line, from + key.index, to);
		return {
			value: read.value,
			line,
			to
		};
	}
	/** The value that the lines below a key have: of a key for values, one scalar, or anything else as an expression. */
	#childValue(line) {
		const below = this.#outline.lines.slice(line.index + 1, line.end);
		const isOther = ({ text }) => text.match(WORD)?.some((each) => serverWord(each)?.certainty === "sure");
		if (below.length === 0 || below.length > MOST_CHILDREN || below.some(isOther)) return void 0;
		const keyed = below.filter(({ text }) => !/^[}\])]/.test(text));
		const [only = line, other] = keyed;
		const valued = keyed.find(({ parent, text }) => parent === line && VALUE_LINE.test(text));
		for (const each of valued === void 0 ? below : [valued]) this.#take(each);
		const isCode = this.#isCode(line);
		const read = valueAt(VALUE_LINE.exec(valued?.text ?? "")?.[1] ?? "", 0, {
			isFlag: false,
			isCode
		});
		if (valued !== void 0 && read !== void 0) return {
			...read,
			line: valued
		};
		const isScalar = other === void 0 && !/[:=]/.test(only.text);
		if (!isScalar && !this.#isOfServer) return void 0;
		return {
			value: isScalar ? classified(only.text.replace(/^-\s+/, ""), isCode) : {
				kind: "reference",
				text: keyed.map(({ text }) => text).join(" ")
			},
			line: only,
			to: 0
		};
	}
};
const BARE = {
	kind: "literal",
	text: void 0
};
const IMAGE = /(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:\$?\{\{.*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)/;
const SERVICE = /^-\s+["']?([\w./-]+:[\w.-]+)["']?$/;
const FAMILY = /^(?:-\s+)?["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?,?\s*$/i;
const TAG = /^["']?tag["']?\s*[:=]\s*(\S+)$/;
/** Products, and their versions, which stand near them. */
const SPLIT_IMAGES = [
	{
		product: /^["']?[eE]ngine["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)["']?,?$/,
		version: /^["']?(?:engine_?[vV]ersion|EngineVersion)["']?\s*[:=]\s*(\S+)$/
	},
	{
		product: /^kind:\s*(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b/,
		version: /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*(["']?[^\s"',]+["']?,?)$/
	},
	{
		product: /^["']?repository["']?\s*[:=]\s*["']?([^\s"',]+)/,
		version: TAG
	}
];
/** Lines between both. */
const FAR = 20;
function isName({ kind, text = "" }) {
	return kind === "literal" && serverWord(text) !== void 0;
}
/** Shows only numbers, words and formulas of a plan of Terraform, because its secrets are in plain text. */
function withoutSecret(value) {
	if (value.text === void 0 || value.text === "") return value;
	if (value.text === "known after apply") return {
		kind: "hidden",
		text: OPEN_VALUE
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
	const bare = text.slice(start, to).trim().replace(/(?<![,;])[,;]+$/, "");
	return bare === "" ? void 0 : {
		value: classified(bare, how.isCode),
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
function classified(text, isCode) {
	const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no|null|nil)$/i.test(text);
	if (isExpression(text) || isCode && !isWord && !/^["'`].*["'`]$/.test(text)) return {
		kind: "reference",
		text
	};
	return {
		kind: "literal",
		text: text.replace(/^(["'`])(.*)\1$/, "$2").replace(/^(\d+)_(\d+)$/, "$1$2")
	};
}

// src/core/sources/assignments.ts
/** Words of expressions that name no value. */
const KEYWORDS = new Set(keywords);
/** Names that an expression reads. */
function identifiersOf(expression) {
	const names = (expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []).map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? "");
	return [...new Set(names.filter((name) => name.length > 1))];
}
/** An expression that is nothing but a name, with a default at most. */
const PLAIN = /^["'`]?(?:\$\{[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{[^{}?*+]*\}\}|<%[^%?*+]*%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/;
function isPlain(expression) {
	return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression);
}
/** The value of `${NAME:-value}`, `default(value)`. */
function defaultOf(expression) {
	const [, shell, piped, word] = /\$\{\w+:?-([^${}]*)\}|default\(([^()]*)\)|\|\s*default\s+["']?([^"'|}\s]*)/.exec(expression) ?? [];
	return shell ?? /^["']?([^"']*)["']?$/.exec(piped?.trim() ?? "\"-\"-")?.[1] ?? word;
}
/** All assignments to these names in the texts. */
function assignmentsTo(names, texts) {
	const assignments = /* @__PURE__ */ new Map();
	for (const outline of names.size === 0 ? [] : texts.filter(({ isPlan }) => !isPlan)) for (const { name, value, line } of assignmentsIn(outline, names)) {
		const text = value.text?.replace(/-?%$/, "").trimEnd() ?? "";
		if (text === "" || /^[[(|>&]/.test(text)) continue;
		const isLiteral = value.kind === "literal";
		if (!isLiteral && identifiersOf(text).includes(name)) continue;
		const places = assignments.get(name) ?? [];
		places.push({
			text,
			isLiteral,
			file: outline.file,
			line: line.number
		});
		assignments.set(name, places);
	}
	return assignments;
}
/** Characters of the values that an expression may have. */
const MOST_SHOWN$1 = 1e3;
/** Characters of an expression, or of its value; longer ones are unknown. */
const LONGEST = 2e3;
/** Remembers the answer about each name and each expression, whatever number of fragments refers to it. */
function remembering(look) {
	const answersFor = /* @__PURE__ */ new WeakMap();
	return (question, assigned) => {
		const answers = answersFor.get(assigned.here) ?? /* @__PURE__ */ new Map();
		answersFor.set(assigned.here, answers);
		const answer = answers.get(question) ?? look(question, assigned);
		answers.set(question, answer);
		return answer;
	};
}
const valuesOf = remembering((name, { here, there }) => {
	const places = here.get(name) ?? [];
	const keyOf = ({ file, text }) => `${file}\0${text}`;
	const former = new Set(there.get(name)?.map(keyOf));
	const changed = places.filter((place) => !former.has(keyOf(place)));
	const counting = changed.length > 0 ? changed : places;
	const [first] = counting;
	const values = [...new Set(places.map(({ text }) => text))].toSorted();
	return {
		first,
		isOne: counting.every(({ text }) => text === first?.text),
		shown: shortened(values.join(" | "), MOST_SHOWN$1)
	};
});
/** Values that may be a part of another one. */
const SIMPLE = /^[\w.:/@+-]*$/;
/** Parts of a text that stand for values. */
const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g;
/**
* The value of a name is the one that the change assigns to it, else the one that all places assign. If there are
* several, or none, it is unknown.
*/
function resolve({ kind, text }, assigned, depth = 0) {
	if (kind === "literal") return {
		kind,
		text
	};
	const unknown = {
		kind: "unknown",
		text: text ?? ""
	};
	return kind === "hidden" ? unknown : resolveAtDepth[depth]?.(unknown.text, assigned) ?? unknown;
}
/** References are followed from value to value this often. */
const resolveAtDepth = [
	0,
	1,
	2,
	3,
	4
].map((depth) => remembering((text, assigned) => resolveReference(text, assigned, depth)));
function resolveReference(expression, assigned, depth) {
	const names = identifiersOf(expression).filter((name) => assigned.here.has(name));
	const most = Math.ceil(MOST_SHOWN$1 / names.length);
	const unknown = {
		kind: "unknown",
		text: [expression, ...names.map((name) => shortened(valuesOf(name, assigned).shown, most))].join(" | ")
	};
	if (expression.length > LONGEST) return unknown;
	const bare = expression.trim().replace(/^(["'`])(.*)\1$/, "$2");
	const parts = bare.match(REFERENCE) ?? [bare];
	if (parts[0] !== bare) return resolveParts(bare, parts, assigned, depth) ?? unknown;
	const [name, another] = names;
	if (!isPlain(expression) || another !== void 0) return unknown;
	const { first, isOne } = name === void 0 ? NO_VALUES : valuesOf(name, assigned);
	if (first === void 0) {
		const usual = defaultOf(expression);
		return usual === void 0 ? unknown : {
			kind: "literal",
			text: usual
		};
	}
	if (!isOne) return unknown;
	const { text, isLiteral, file, line } = first;
	if (isLiteral) return {
		kind: "literal",
		text,
		place: {
			file,
			line
		}
	};
	if (identifiersOf(text).some((each) => names.includes(each))) return unknown;
	const further = resolve({
		kind: "reference",
		text
	}, assigned, depth + 1);
	return further.kind === "unknown" ? {
		...further,
		text: `${expression} | ${further.text}`
	} : further;
}
const NO_VALUES = {
	first: void 0,
	isOne: true
};
/** A text with the value of each of its references; undefined if one of them is unknown. */
function resolveParts(text, references, assigned, depth) {
	let whole = text;
	let place;
	for (const reference of references) {
		const value = resolve({
			kind: "reference",
			text: reference
		}, assigned, depth + 1);
		if (value.kind === "unknown" || !SIMPLE.test(value.text ?? "")) return void 0;
		place = value.place ?? place;
		whole = whole.replace(reference, () => value.text ?? "");
		if (whole.length > LONGEST) return void 0;
	}
	return /[${}]/.test(whole) ? void 0 : {
		kind: "literal",
		text: whole,
		place
	};
}

// src/core/sources/outline.ts
/** The lines of any text as its indentation nests them, without comments, whatever its syntax. */
const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl|template|in|dist|example)$/i;
/** The name of the file that a template makes; of other files their name. */
function madeFrom(name) {
	return name.replace(TEMPLATE, "");
}
/** Files whose comments are of C. */
const SLASHES = /\.(?:tsx?|[cm]?jsx?|json5|go|java|kts?|cs|scala|bicep|groovy|swift|rs|c|cc|h|php|tf|hcl|nomad|nix)$/i;
const HASHES_TOO = /\.(?:tf|hcl|nomad|nix|php)$/i;
const CODE = /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|tf|hcl|nomad|nix|py|rb|pp|php|star|libsonnet|jsonnet)$/i;
const SEMICOLONS = /\.(?:cnf|ini|conf|cfg|service|container|pod|socket|toml)$/i;
const LONGEST_LINE = 4e3;
/** Longer lines are cut, at a blank if there is one. */
const PARTS = /[\s\S]{1,4000}(?=\s|$)|[\s\S]{1,4000}/g;
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
	const nesting = new Nesting(syntax);
	for (const line of spread(text, isPlan)) nesting.add(line);
	return {
		file,
		lines: nesting.lines,
		isCode: CODE.test(made),
		isPlan
	};
}
/** Spreads JSON on one line over several, and leaves only the resources of a plan. */
function spread(text, isPlan) {
	const isOneLine = text.trimEnd().split("\n", 3).length < 3;
	if (isPlan || isOneLine && /^\s*[[{]./s.test(text)) try {
		const parsed = JSON.parse(text);
		const resources = isPlan ? resourcesOf(parsed) : void 0;
		if (resources === void 0) return rawLines(JSON.stringify(parsed, null, 2), () => 1);
		let from = 0;
		let number = 1;
		return [...resources].flatMap(([address, values]) => {
			const at = text.indexOf(JSON.stringify(address), from);
			if (at >= 0) number += text.slice(from, at).split("\n").length - 1;
			from = Math.max(from, at);
			const first = number;
			return rawLines(`${JSON.stringify(address)}: ${JSON.stringify(values, null, 2)}`, () => first);
		});
	} catch {}
	return rawLines(text, (index) => index + 1);
}
/** A string may hold the lines of an option file. */
function rawLines(text, lineNumber) {
	return text.split("\n").flatMap((line, index) => {
		const number = lineNumber(index);
		const isString = /["']/.test(line.slice(0, Math.max(0, line.lastIndexOf("\\n"))));
		if (line.length <= LONGEST_LINE && !isString) return {
			number,
			text: line
		};
		const indent = /^\s{0,200}/.exec(line)?.[0] ?? "";
		return (isString ? line.split(/(?:\\r)?\\n/) : [line]).flatMap((part) => part.match(PARTS) ?? [""]).map((part, nth) => ({
			number,
			text: nth === 0 ? part : `${indent}    ${part}`
		}));
	});
}
/** Numbers for the lines and statements around a line: the same for both sides of a change. */
const numberOf = numbering();
/** Nests lines one after the other. */
var Nesting = class {
	lines = [];
	#syntax;
	/** Lines around the next one, from the outermost to the innermost. */
	#open = [];
	#document = 0;
	#heredoc;
	#section;
	#isInComment = false;
	#isInStatement = false;
	#condition = 0;
	#statement = "";
	constructor(syntax) {
		this.#syntax = syntax;
	}
	add({ number, text: whole }) {
		const rest = this.#withoutBlockComment(whole);
		const text = withoutComment(rest, this.#syntax).trim();
		if (text === "" || this.#beginsDocument(rest, text) || this.#endsHeredoc(text)) return;
		const isText = this.#heredoc !== void 0;
		const indent = this.#heredoc === void 0 ? indentOf(rest) : Math.max(indentOf(rest), this.#heredoc.indent + 2);
		const isHeader = this.#beginsSection(text, indent);
		const isInside = this.#isInStatement;
		const isStatement = isInside || beginsStatement(text);
		if (isStatement) {
			this.#condition = numberOf(`${this.#condition} ${text}`);
			this.#isInStatement = !/[%}]\}|%>/.test(text);
		}
		while (this.#open.length > 0 && (this.#open.at(-1)?.indent ?? 0) >= indent) this.#open.pop();
		const index = this.lines.length;
		const line = {
			number,
			index,
			end: index + 1,
			text,
			indent,
			parent: this.#open.at(-1),
			document: this.#document,
			group: isHeader ? "" : isInside ? void 0 : this.#section?.name,
			isText,
			condition: this.#condition,
			statement: this.#statement
		};
		for (const around of this.#open) around.end = index + 1;
		this.lines.push(line);
		if (this.#open.length < DEEPEST$1 && !/^[}\])]+[,;]?$/.test(text)) this.#open.push(line);
		if (isStatement) this.#statement = text;
		const [, end] = isText || !text.includes("<<") ? [] : HEREDOC.exec(text) ?? [];
		if (end !== void 0) this.#heredoc = {
			end,
			indent
		};
	}
	#withoutBlockComment(text) {
		const begins = this.#syntax.slash && text.trimStart().startsWith("/*");
		if (!this.#isInComment && !begins) return text;
		const end = text.indexOf("*/", this.#isInComment ? 0 : text.indexOf("/*") + 2);
		this.#isInComment = end < 0;
		return end < 0 ? "" : text.slice(end + 2);
	}
	/** @returns whether the line is nothing else */
	#beginsDocument(whole, text) {
		if (!/^---(?:\s|$)/.test(whole)) return false;
		this.#document += 1;
		this.#open.length = 0;
		this.#section = void 0;
		return text === "---";
	}
	#endsHeredoc(text) {
		if (this.#heredoc === void 0) return false;
		if (text.replace(/^["'`]|(?<!["',;)])["',;)]+$/g, "") !== this.#heredoc.end) return false;
		this.#heredoc = void 0;
		this.#section = void 0;
		return true;
	}
	/** Whether the line is the header of a section of an option file. */
	#beginsSection(text, indent) {
		if (this.#section !== void 0 && indent < this.#section.indent) this.#section = void 0;
		const name = text.includes("[") ? sectionOf(text) : void 0;
		if (name === void 0 || !(isGroup(name) || this.#section !== void 0)) return false;
		this.#section = {
			indent: isInString(text) ? indent + 1 : indent,
			name: name.toLowerCase()
		};
		return true;
	}
};
const HEREDOC = /<<[-~]?\s*["'`]?([A-Za-z_]\w*)["'`]?\s*\\?$/;
const paths = /* @__PURE__ */ new WeakMap();
function pathOf(line) {
	if (line === void 0) return 0;
	const path = paths.get(line) ?? numberOf(`${pathOf(line.parent)} ${line.text}`);
	paths.set(line, path);
	return path;
}
/** The lines that it is nested in, and the statements of a template before it: equal where those are. */
function aroundOf({ parent, condition }) {
	return `${pathOf(parent)} ${condition}`;
}
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
	return 2 * blanks + (text[at] === "-" && /\s|^$/.test(text.slice(at + 1, at + 2)) ? 1 : 0);
}
/** A comment of a template's language may hold code that runs. */
const RUNS = /\{[{%]|<%|\$\{/;
/** The beginning of a comment inside a line: only behind a blank. */
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

// src/core/sources/containers.ts
/** Between a line and the one that it is nested in. */
const NESTED = " › ";
/** Keys that cannot reach a server. Limits of CPU and memory, volumes and users of the system are not among them. */
const HARMLESS = new RegExp(`^(?:[-\\s"']*)(?:${harmless.join("|")})["']?\\s*(?:[:={ ]|=>|$)`);
/** Accounts of a server, within a line. */
const ACCOUNT = /\b(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^\s,}]*)/g;
/** The name of an environment variable, whose value is on the next line. */
const HARMLESS_NAME = /^-?\s*name:\s*["']?(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?$/;
/** Servers of a file; one with more is read as one server. */
const MOST_SERVERS = 300;
/** Lines that the servers of a file may be linked to, in sum; one with more is read as one server. */
const MOST_LINKED = 5e4;
/** Objects of which the block around them is the server. */
const PART = /^["']?(?:image|engine|build|[pP]roperties)["']?\s*[:={]/;
/** Lists whose blocks are servers. */
const LIST = /^["']?(?:services|[rR]esources|releases|jobs)["']?:(?:\s*\{)?$/;
/** A file of values may configure several servers: each block with such a name is one. */
const ROLE = /^["']?(?:primary|secondary|master|slave|replicas?|source|reader|writer)["']?\s*[:={]/;
/** Files of variables: a line is about a server only if its name says so. */
const VARIABLES$1 = /(?:\.(?:ya?ml|json|tfvars|env|properties|toml)|(?:^|\/)[\w.-]*env(?:\.\w+)?)$/i;
/** The rest of a line beside a setting: keys that hold it. */
const KEYS_ALONE = new RegExp(`^(?:\\b(?:${holders.join("|")})\\b|[\\s{}()[\\],;"'\`=>:|-])*$`);
const SPEAKS = /mysql|mariadb|percona|innodb/i;
const COMMON = new Set(common);
/** Files whose words may be paths of others. */
const LEADS = /\.(?:ya?ml|json|tf|hcl)$|file$/i;
/** A file without a server, which may lead to one. */
function wholeOf(text) {
	const { file, lines } = text;
	const settings = counting(text.settings);
	const isVariables = /env/i.test(madeFrom(file.slice(file.lastIndexOf("/") + 1)));
	return {
		name: "",
		file,
		line: 1,
		image: void 0,
		settings,
		others: isVariables ? [] : lines.map((line) => ({
			key: leftIn(line, text),
			file,
			line: line.number
		})),
		words: wordsOf(LEADS.test(madeFrom(file)) && !isVariables ? lines : []),
		arounds: aroundsOf(lines)
	};
}
function aroundsOf(lines) {
	return new Set(lines.map(aroundOf));
}
/** The rest of a line without its fragments. */
function leftIn(line, text) {
	const left = (line && text.left.get(line)) ?? line?.text ?? "";
	return text.isPlan ? withoutSecrets(left) : left;
}
function containersIn(text) {
	return new FileBlocks(text).containers();
}
var FileBlocks = class {
	#text;
	#lines;
	#documents;
	/** Documents that are objects of Kubernetes, whose parts belong together. */
	#objects;
	constructor(text) {
		this.#text = text;
		this.#lines = text.lines;
		this.#documents = Map.groupBy(text.lines, ({ document }) => document);
		const versions = text.lines.filter((line) => line.parent === void 0 && line.text.startsWith("apiVersion:"));
		this.#objects = new Set(versions.map(({ document }) => document));
	}
	containers() {
		const settings = counting(this.#text.settings);
		const blocks = /* @__PURE__ */ new Map();
		const add = (block) => blocks.set(block.header ?? block.document, block);
		for (const block of this.#blocksOfImages(settings)) add(block);
		for (const { line } of settings) {
			const [top = line] = ancestorsOf(line);
			if (blocks.has(line.document) && !this.#objects.has(line.document) && ROLE.test(top.text)) add(this.#blockFrom(top, line.document));
		}
		const taken = new Set(this.#linesOf(blocks)?.flatMap(({ lines, linked }) => [...lines, ...linked]));
		const left = settings.filter(({ line }) => !taken.has(line));
		for (const unit of Map.groupBy(left, ({ line }) => this.#unitOf(line)).values()) if (unit.some(({ certainty }) => certainty !== "everyday")) add(this.#around(unit));
		const section = this.#lines.find(({ group }) => group !== void 0 && isServerGroup(group));
		if (blocks.size === 0 && section !== void 0) add(this.#document(section.document));
		const all = this.#linesOf(blocks);
		if (all === void 0) return [wholeOf(this.#text)];
		const counts = /* @__PURE__ */ new Map();
		return all.flatMap((blockLines) => {
			const { name } = blockLines.block;
			const count = (counts.get(name) ?? 0) + 1;
			counts.set(name, count);
			return this.#containerOf(blockLines, count === 1 ? name : `${name}-${count}`, settings) ?? [];
		});
	}
	/** Blocks around images of servers, and around others that are started with flags of a server. */
	#blocksOfImages(settings) {
		const { images } = this.#text;
		const blocks = images.map(({ line }) => this.#blockOf(line));
		const around = new Map(blocks.map((block) => [block.header ?? block.document, block]));
		const started = settings.filter(({ form }) => form !== "key").flatMap(({ line }) => [line.document, ...ancestorsOf(line)].flatMap((each) => around.get(each) ?? []));
		return [...blocks.filter((_, index) => images[index]?.certainty === "sure"), ...started];
	}
	/** The lines of each block; of several around a line, the innermost has it. Undefined: they are too many. */
	#linesOf(byKey) {
		if (byKey.size > MOST_SERVERS) return void 0;
		const blocks = [...byKey.values()].sort((one, other) => one.from - other.from || other.to - one.to);
		const blockAt = new Array(this.#lines.length);
		for (const block of blocks) blockAt.fill(block, block.from, block.to);
		const free = this.#lines.filter(({ index }) => blockAt[index] === void 0);
		const targets = this.#linkTargets(this.#text.isPlan ? [] : free);
		let linkedLines = 0;
		const all = blocks.map((block) => {
			const lines = this.#lines.slice(block.from, block.to).filter(({ index }) => blockAt[index] === block);
			const linked = /* @__PURE__ */ new Set();
			const seen = /* @__PURE__ */ new Set();
			const queue = this.#felt(lines, block);
			for (const line of queue) for (const word of line.text.match(/&?[A-Za-z_][\w-]*/g) ?? []) {
				if (seen.has(word)) continue;
				seen.add(word);
				for (const { from, to } of targets.get(word) ?? []) {
					linkedLines += to - from;
					if (linkedLines > MOST_LINKED) break;
					for (const other of this.#lines.slice(from, to)) {
						if (blockAt[other.index] !== void 0 || linked.has(other)) continue;
						linked.add(other);
						queue.push(other);
					}
				}
			}
			return {
				block,
				lines,
				linked: [...linked]
			};
		});
		return linkedLines > MOST_LINKED ? void 0 : all;
	}
	/** Spans without a server by the names that servers call them, or by the anchor, as `&name`, that they merge. */
	#linkTargets(free) {
		const targets = /* @__PURE__ */ new Map();
		const put = (name, span) => {
			const spans = targets.get(name) ?? [];
			if (name.length < 3 || COMMON.has(name) || spans.length >= MOST_SERVERS) return;
			spans.push(span);
			targets.set(name, spans);
		};
		const spanOf = ({ index, end }) => ({
			from: index,
			to: end
		});
		for (const line of free) {
			const { text, parent, index, end, indent } = line;
			for (const [, mark, anchor = ""] of /[&*]/.test(text) ? text.matchAll(/([&*])([\w-]+)/g) : []) if (mark === "&") put(anchor, spanOf(line));
			else put(`&${anchor}`, spanOf(text.startsWith("<<") ? parent ?? line : line));
			if (end > index + 1 && parent !== void 0 && indent <= 8) put(keyOf$1(text), spanOf(line));
			const object = objectName(line);
			if (object !== void 0) put(object, this.#document(line.document));
		}
		return targets;
	}
	/** Undefined: its server is another product. */
	#containerOf({ block, lines, linked }, name, settings) {
		const { file, left } = this.#text;
		const content = lines.map(({ text }) => text).join("\n");
		if (/postgres|sqlserver|oracle-|mongo/i.test(content) && !/mysql|mariadb|percona/i.test(content)) return void 0;
		const inBlock = new Set(lines);
		const images = this.#text.images.filter(({ line }) => inBlock.has(line));
		const image = images.find(({ certainty }) => certainty === "sure") ?? images[0];
		const all = [...linked, ...lines];
		const within = new Set(all);
		const felt = this.#felt(all, block);
		const further = new Set(images.filter((each) => each !== image).map(({ line }) => line));
		const isLoose = block.header === void 0 && image === void 0 && !this.#objects.has(block.document);
		const others = felt.flatMap((line) => {
			const { text, parent, statement, number } = line;
			const rest = (further.has(line) ? text : left.get(line) ?? text).replace(ACCOUNT, "");
			if (!/\w/.test(rest) || rest !== text && KEYS_ALONE.test(rest) || endsStatement(text)) return [];
			if (isLoose && VARIABLES$1.test(file) && !SPEAKS.test(text)) return [];
			const key = this.#text.isPlan ? withoutSecrets(rest) : rest;
			const outer = beginsStatement(text) ? statement : parent === block.header ? "" : leftIn(parent, this.#text);
			return [{
				key: outer === "" ? key : outer + NESTED + key,
				file,
				line: number
			}];
		});
		return {
			name,
			file,
			line: block.header?.number ?? lines[0]?.number ?? 1,
			image,
			settings: settings.filter(({ line }) => within.has(line)),
			others,
			words: wordsOf(felt),
			arounds: aroundsOf(all)
		};
	}
	/** Lines that a server may feel: without keys that cannot reach it, and what is nested in them. */
	#felt(lines, { header }) {
		const harmless = /* @__PURE__ */ new Set();
		return lines.filter((line) => {
			const isInside = line.parent !== void 0 && line.parent !== header && harmless.has(line.parent);
			const isKey = line !== header && !PART.test(line.text) && HARMLESS.test(line.text);
			if (isInside || isKey || HARMLESS_NAME.test(line.text)) harmless.add(line);
			return !harmless.has(line);
		});
	}
	/** The block around the line of an image. */
	#blockOf(line) {
		let header = line;
		const image = line.text.toLowerCase().lastIndexOf("image");
		if (!line.text.startsWith("- ") && !/[^{]\{/.test(line.text.slice(0, Math.max(0, image)))) header = line.parent;
		while (header !== void 0 && header !== line && PART.test(header.text)) header = header.parent;
		return this.#blockFrom(header, line.document);
	}
	/** The largest part of a file that is about one server: a document, a resource, the outermost line. */
	#unitOf(line) {
		if (this.#objects.has(line.document)) return line.document;
		const path = ancestorsOf(line);
		return path[this.#text.isPlan ? 0 : path.findLastIndex(({ text }) => LIST.test(text)) + 1] ?? line.document;
	}
	/** The block around several settings: the nearest that holds them all, and the one around it. */
	#around(settings) {
		const [first] = settings.map(({ line }) => line);
		if (first === void 0) return this.#document(0);
		const unit = this.#unitOf(first);
		if (typeof unit === "number") return this.#document(unit);
		if (this.#text.isPlan || unit.parent !== void 0) return this.#blockFrom(unit, unit.document);
		const [path = [], ...others] = settings.map(({ line }) => ancestorsOf(line).slice(0, -1));
		const shared = path.filter((line, at) => others.every((each) => each[at] === line));
		return this.#blockFrom(shared.at(-2) ?? shared[0], first.document);
	}
	#blockFrom(header, document) {
		if (header === void 0 || this.#objects.has(document)) return this.#document(document);
		const [address] = this.#text.isPlan ? /^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ["\"\""] : [];
		const name = address === void 0 ? keyOf$1(header.text) : String(JSON.parse(address));
		return {
			from: header.index,
			to: header.end,
			header,
			document,
			name
		};
	}
	#document(document) {
		const lines = this.#documents.get(document) ?? [];
		return {
			from: lines[0]?.index ?? 0,
			to: (lines.at(-1)?.index ?? -1) + 1,
			header: void 0,
			document,
			name: (this.#objects.has(document) ? lines.map(objectName).find((each) => each !== void 0) : void 0) ?? ""
		};
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
/** Settings that count in a file that is named: everyday words only next to others, or in the form of option files. */
function counting(settings) {
	const parents = new Set(settings.filter(({ certainty }) => certainty === "sure").map(({ line }) => line.parent));
	return settings.filter(({ certainty, form, line }) => certainty !== "everyday" || form === "option" || parents.has(line.parent));
}
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

// src/core/sources/sides.ts
/** Makes one value a side, from the names of this side and the other. */
function bothSides(make) {
	return {
		before: make("before", "after"),
		after: make("after", "before")
	};
}
/** Items that the other side lacks, each as often as it is missing there. */
function surplus(here, there, keyOf) {
	const left = /* @__PURE__ */ new Map();
	for (const each of there) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1);
	return here.filter((each) => {
		const count = left.get(keyOf(each)) ?? 0;
		left.set(keyOf(each), count - 1);
		return count <= 0;
	});
}

// src/core/sources/compare-servers.ts
/** A server before and now as two lists of options: changes count, whatever stands around them. */
/** Assignments of both sides to everything that the fragments of these servers refer to. */
function assignmentsFor(servers, texts) {
	const names = /* @__PURE__ */ new Set();
	for (const { settings, image } of servers) for (const { value } of image === void 0 ? settings : [...settings, image]) if (value.kind === "reference") for (const name of identifiersOf(value.text ?? "")) names.add(name);
	const assigned = bothSides((side) => assignmentsTo(names, texts[side]));
	const count = names.size;
	for (const { text, isLiteral } of [...assigned.before.values(), ...assigned.after.values()].flat()) if (!isLiteral) for (const name of identifiersOf(text)) names.add(name);
	return names.size === count ? assigned : bothSides((side) => assignmentsTo(names, texts[side]));
}
const NO_STRAYS = {
	before: [],
	after: []
};
/**
* Both sides of one server. Values of a variable that changed count after those that did not, because they may stand in
* the branches of a condition.
*
* @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not given
*/
function compareServers(sources, assigned, strays, memoryBytes) {
	const assignedSides = bothSides((side, other) => ({
		here: assigned[side],
		there: assigned[other]
	}));
	const settings = bothSides((side) => settingsOf(sources[side], assignedSides[side], memoryBytes));
	const isNew = sources.before === void 0 || sources.after === void 0;
	const lines = bothSides((side) => isNew ? strays[side] : [...sources[side]?.others ?? [], ...strays[side]]);
	const unaccounted = bothSides((side, other) => surplus(lines[side], lines[other], keyOfLine));
	const servers = bothSides((side, other) => {
		const source = sources[side];
		if (source === void 0 && unaccounted[side].length === 0) return void 0;
		const { at = "", file = "", line = 1 } = source ?? sources[other] ?? {};
		const image = source?.image && placed(resolve(source.image.value, assignedSides[side]), source.image);
		const options = [
			...source?.exact ?? [],
			...inOrder(settings[side], settings[other]),
			...movedAmong(side, settings, sources),
			...image?.value.kind === "unknown" ? [unread("image", image.value.text, image)] : [],
			...unaccounted[side].map((each) => unread(labelOf(each), each.key, each))
		];
		const memoryLimit = memoryLimitIn(source?.others ?? []);
		return {
			at,
			file,
			line,
			options: numbered(options),
			image: image && literalOf(image),
			memoryLimit
		};
	});
	const placeOf = ({ file, line }) => `${line} ${file}`;
	const places = new Set(unaccounted.after.map(placeOf));
	return {
		servers,
		warnings: [...[...unaccounted.after, ...unaccounted.before.filter((each) => !places.has(placeOf(each)))].filter((each) => !limitsContainer(labelOf(each))).slice(0, MOST_WARNINGS).map(({ key, file, line }) => {
			return {
				code: "line-unaccounted",
				file,
				line,
				directive: quote(innermost(key)).slice(1, -1)
			};
		}), ...storageOf(sources.after)]
	};
}
/** Servers as they are, compared with nothing. */
function configured(servers, texts, memoryBytes) {
	const assigned = assignmentsFor(servers, {
		before: [],
		after: texts
	});
	return servers.flatMap((after) => compareServers({
		before: void 0,
		after
	}, assigned, NO_STRAYS, memoryBytes).servers.after ?? []);
}
function keyOfLine({ key }) {
	return key;
}
/** The line itself, without the line that it is nested in. */
function innermost(key) {
	const mark = key.lastIndexOf(NESTED);
	return mark < 0 ? key : key.slice(mark + NESTED.length);
}
function labelOf({ key }) {
	return /[A-Za-z_][\w.-]*/.exec(innermost(key))?.[0].slice(0, 60) ?? "line";
}
function placed(value, { file, line }) {
	const place = value.kind === "literal" ? value.place : void 0;
	return {
		value,
		file: place?.file ?? file,
		line: place?.line ?? line.number
	};
}
function literalOf({ value, file, line }) {
	return value.kind === "unknown" || value.text === void 0 ? void 0 : {
		value: value.text,
		file,
		line
	};
}
function storageOf(server) {
	if (server?.image === void 0 || !/aurora/i.test(server.image.line.text)) return [];
	const { file, line } = server.image;
	return [{
		code: "managed-storage",
		file,
		line: line.number,
		directive: "Aurora"
	}];
}
const MOST_WARNINGS = 20;
/** Characters of a line, or of an expression, that are shown. */
const MOST_SHOWN = 500;
/** An option whose value nobody can read. */
function unread(name, text, { file, line }) {
	const value = text === void 0 ? void 0 : shortened(text, MOST_SHOWN);
	return {
		name: `${"!"}${name}`,
		value,
		group: void 0,
		file,
		line
	};
}
/** Gives unread options distinct names. */
function numbered(options) {
	const counts = /* @__PURE__ */ new Map();
	return options.map((option) => {
		const count = (counts.get(option.name) ?? 0) + 1;
		counts.set(option.name, count);
		return count === 1 || !isUnread(option) ? option : {
			...option,
			name: `${option.name} ${count}`
		};
	});
}
/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF = { "time-zone": "default-time-zone" };
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/;
function settingsOf(server, assigned, memoryBytes) {
	return (server?.settings ?? []).map((fragment) => {
		const { form, line: fragmentLine } = fragment;
		const isKey = form === "key";
		const name = isKey ? OPTION_OF[fragment.name] ?? fragment.name : fragment.name;
		const { value, file, line } = placed(computed(resolve(fragment.value, assigned), memoryBytes), fragment);
		return {
			name,
			variable: variableOf(variableForms(name).at(-1) ?? name),
			group: fragmentLine.group,
			value: isKey && NO_OPTION.test(name) ? {
				kind: "unknown",
				text: value.text ?? ""
			} : value,
			form: form === "option" ? void 0 : form,
			around: aroundOf(fragmentLine),
			file,
			line
		};
	});
}
/** Computes formulas of Amazon RDS, if the memory of its machines is given. */
function computed(value, memoryBytes) {
	if (value.kind !== "literal" || !isRdsFormula(value.text ?? "")) return value;
	const result = computeRdsFormula(value.text ?? "", memoryBytes);
	return result === void 0 ? {
		kind: "unknown",
		text: value.text ?? ""
	} : {
		...value,
		text: String(result)
	};
}
function keyOf({ name, group, value }) {
	return JSON.stringify([
		name,
		group,
		value.kind,
		value.text ?? null
	]);
}
/**
* Unchanged values of a variable, then changed ones. Of several changed ones the last counts, and the others are unread.
*/
function inOrder(here, there) {
	const changed = new Set(surplus(here, there, keyOf));
	const variables = new Set([...changed, ...surplus(there, here, keyOf)].map(({ variable }) => variable));
	const last = new Map([...changed].map((each) => [each.variable, each]));
	const comesFirst = (each) => !changed.has(each) || !variables.has(each.variable);
	return [...here.filter(comesFirst), ...here.filter((each) => !comesFirst(each))].map((each) => {
		const addsUp = ROWS.get(each.variable)?.addsUp === true || each.variable === "performance_schema_instrument";
		const isOverridden = changed.has(each) && !addsUp && keyOf(last.get(each.variable) ?? each) !== keyOf(each);
		const { name, value, group, form, file, line } = each;
		if (value.kind === "unknown" || isOverridden) return unread(name, value.text, each);
		const option = {
			name,
			value: value.text,
			group,
			file,
			line
		};
		return form === void 0 ? option : {
			...option,
			form
		};
	});
}
/**
* Settings that moved between blocks which both sides have, or that this side repeats. Which server gets them depends on
* the blocks, and nobody evaluates those. A setting that moved is listed after the change only.
*/
function movedAmong(side, settings, sources) {
	const other = side === "before" ? "after" : "before";
	const others = Map.groupBy(settings[other], keyOf);
	return [...Map.groupBy(settings[side], keyOf)].flatMap(([key, here]) => {
		const there = others.get(key) ?? [];
		const isRepeated = here.length > there.length;
		const mayHaveMoved = here.length === there.length && side === "after";
		if (there.length === 0 || !(isRepeated || mayHaveMoved)) return [];
		const isLeft = surplus(there, here, ({ around }) => around).some(({ around }) => sources[side]?.arounds.has(around));
		return surplus(here, there, ({ around }) => around).filter(({ around }) => isRepeated || isLeft || sources[other]?.arounds.has(around)).map((each) => unread(each.name, `${shortened(each.value.text ?? "on", MOST_SHOWN)}, in another block`, each));
	});
}

// src/core/sources/read-source.ts
/** The servers that a path configures on one side of a change, with every file that they refer to. */
/** Splits `FILE#PLACE`. */
function splitSource(source) {
	const mark = source.indexOf("#");
	return mark < 1 ? {
		path: source,
		at: void 0
	} : {
		path: source.slice(0, mark),
		at: source.slice(mark + 1)
	};
}
/** The servers at a place; undefined: all of them. */
function selected(servers, at) {
	return at === void 0 ? servers : servers.filter((server) => server.at === at);
}
const OPTION_FILE = /\.cnf$/i;
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|d\/[^/]*)$|(?:^|\/)[^./]+$/i;
const SERVER_GROUP = /^\[(?:mysqld?|mariadbd?|server|galera|client)[\w.-]*\]/m;
/** Files in a folder, and files that a server refers to. */
const MOST_FILES = 1e3;
/** Files that lead to files. */
const DEEPEST = 4;
const PROSE$1 = /\.(?:md|markdown|rst|adoc|lock|png|jpe?g|gif|svg|pdf|zip|gz)$/i;
/** Whether a file is read as servers read it: its name says so, or its groups do and no template makes it. */
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
	if (listing.kind === "names") return listing.names.some((name) => OPTION_FILE.test(name)) ? readOptions(path, reader) : readTexts(filesIn(path, path, reader), path, texts);
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind === "text" ? isOptionFile(path, reading.text) : OPTION_FILE.test(path)) return readOptions(path, reader);
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path), "a file")
	};
	return readTexts([path], path, texts);
}
function readOptions(path, reader) {
	const read = readOptionPath(path, reader);
	if (read.kind !== "read") return read;
	const { options: exact, problems, warnings } = read;
	return {
		kind: "read",
		servers: [{
			at: "",
			file: path,
			line: 1,
			exact,
			image: void 0,
			settings: [],
			others: [],
			arounds: /* @__PURE__ */ new Set()
		}],
		problems,
		warnings,
		files: /* @__PURE__ */ new Set([path, ...exact.map(({ file }) => file)])
	};
}
/** Files in a folder and its folders, in the order of their paths. */
function filesIn(folder, top, reader, depth = 0) {
	const listing = reader.directory(folder, top);
	if (listing.kind !== "names" || depth > DEEPEST) return [];
	const files = [];
	for (const name of listing.names.toSorted()) {
		if (name.startsWith(".git") || name === "node_modules" || PROSE$1.test(name)) continue;
		const path = joinPath(`${folder}/`, name);
		const below = filesIn(path, top, reader, depth + 1);
		files.push(...below.length > 0 ? below : [path]);
		if (files.length > MOST_FILES) return files.slice(0, MOST_FILES);
	}
	return files;
}
function readTexts(paths, top, texts) {
	const files = /* @__PURE__ */ new Set();
	const problems = [];
	const warnings = [];
	const places = paths.flatMap((path) => {
		const text = texts.of(path, top);
		if (text === void 0) return [];
		files.add(path);
		const containers = containersIn(text);
		const isWhole = containers.length === 0 && paths.length === 1;
		const nearby = commonImage(containers);
		return (isWhole ? [wholeOf(text)] : containers).map((container) => ({
			container,
			path,
			isWhole,
			nearby
		}));
	});
	const names = namesOf(places.map(({ container, path }) => ({
		name: container.name,
		path
	})));
	return {
		kind: "read",
		servers: places.flatMap(({ container, isWhole, nearby }, index) => {
			const { file, line } = container;
			const gathered = new Gathered(container, top, texts);
			for (const each of gathered.files) files.add(each);
			problems.push(...gathered.problems);
			warnings.push(...gathered.warnings);
			const { exact, settings, others, arounds } = gathered;
			if (settings.length > 2e3) problems.push({
				file,
				line,
				path: "",
				...TOO_MANY_SETTINGS
			});
			if (isWhole && exact.length + settings.length === 0 && gathered.image === void 0) return [];
			const image = container.image ?? gathered.image ?? nearby;
			return [{
				at: names[index] ?? "",
				file,
				line,
				image,
				exact,
				settings,
				others,
				arounds
			}];
		}),
		problems,
		warnings,
		files
	};
}
/** The one image that servers of a file name: a resource of parameters belongs to the server beside it. */
function commonImage(containers) {
	const [first, ...others] = containers.flatMap(({ image }) => image ?? []);
	const textOf = ({ value }) => JSON.stringify(value);
	return first !== void 0 && others.every((each) => textOf(each) === textOf(first)) ? first : void 0;
}
/** Names that no two servers share. */
function namesOf(places) {
	const namesakes = Map.groupBy(places, ({ name }) => name);
	const isFolder = new Set(places.map(({ path }) => path)).size > 1;
	return places.map(({ name, path }) => {
		if (!isFolder || name !== "" && namesakes.get(name)?.length === 1) return name;
		return name === "" ? path : `${path}:${name}`;
	});
}
/** A container with the files that it refers to: option files, files of variables, scripts, what an image is built of. */
var Gathered = class {
	exact = [];
	settings = [];
	others = [];
	arounds = /* @__PURE__ */ new Set();
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
		const [, stem = "", ending] = /^(.*?)(\.ya?ml)$/i.exec(container.file) ?? [];
		if (ending !== void 0 && /compose/i.test(stem)) for (const end of [".override.yml", ".override.yaml"]) this.#addFile(`${stem}${end}`, 0);
		this.#take(container);
	}
	#follow(words, file, depth) {
		if (depth > DEEPEST) return;
		for (const word of words) {
			const path = word.replace(/^\$\{?[\w.]+\}?\//, "").replace(/(?<!\/)\/+$/, "");
			if (path === "" || !/[./]/.test(word) || path.startsWith("/") || path.includes("$")) continue;
			if (path.length > 300 || /^[\d.]+$/.test(path.replace(/^\.+$/, ""))) continue;
			if (path === "." || path === "..") this.#addFile(joinPath(file, `${path}/Dockerfile`), depth);
			else this.#add(joinPath(file, path), depth);
		}
	}
	#add(path, depth) {
		if (this.files.size > MOST_FILES) return;
		if (this.#texts.reader.directory(path, this.#top).kind !== "names") this.#addFile(path, depth);
		else for (const file of filesIn(path, this.#top, this.#texts.reader)) this.#addFile(file, depth);
	}
	#addFile(path, depth) {
		if (this.files.has(path)) return;
		const reading = this.#texts.reader.file(path, this.#top);
		if (reading.kind === "absent") return;
		this.files.add(path);
		if (reading.kind !== "text") {
			const bytes = "bytes" in reading ? reading.bytes : "";
			this.others.push({
				key: `${path} ${reading.kind} ${bytes}`,
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
		for (const container of containers.length > 0 ? containers : [wholeOf(text)]) {
			this.#take(container);
			this.#follow(container.words, path, depth + 1);
		}
	}
	#take({ settings, others, arounds, image }) {
		this.settings.push(...settings);
		this.others.push(...others);
		for (const around of arounds) this.arounds.add(around);
		this.image ??= image;
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
	return [...new Set([...files].map(folderOf))].flatMap((folder) => {
		const listing = reader.directory(folder === "" ? "." : folder, ".");
		return (listing.kind === "names" ? listing.names : []).filter((name) => VARIABLES.test(name)).map((name) => folder + name);
	}).slice(0, MOST_NEIGHBOURS);
}
/** A key by which settings of different files are compared. */
function settingKey({ name, value }) {
	return `${name.toLowerCase().replaceAll("_", "-")}: ${value ?? ""}`;
}
const NO_EFFECT = new OptionIndex(({ speed }) => speed === "none" ? true : void 0);
/** Settings in changed files of no gated server, and gated files whose mode changed. */
function strayLines(question) {
	const lines = bothSides((side) => [...strangeSettings(question, side), ...strangeFiles(question, side)]);
	return bothSides((side, other) => surplus(lines[side], lines[other], keyOfLine).filter(({ isMeasured }) => isMeasured !== true));
}
function strangeSettings({ changed, texts, lookedAt, assigned, measured }, side) {
	const placeOf = (file, line) => `${file}:${line}`;
	const used = new Set([...assigned[side].values()].flat().map(({ file, line }) => placeOf(file, line)));
	const folders = new Set([...lookedAt].map(folderOf));
	return changed.flatMap(({ path }) => {
		const text = lookedAt.has(path) || PROSE.test(path) ? void 0 : texts[side].of(path, ".");
		if (text === void 0) return [];
		const settings = text.settings.filter(({ name }) => NO_EFFECT.find(...variableForms(name)) === void 0);
		const images = folders.has(folderOf(path)) ? text.images : [];
		const fragments = [...settings, ...images].filter(({ certainty, line }) => certainty === "sure" && !used.has(placeOf(path, line.number))).map(({ name, value, line }) => {
			const setting = settingKey({
				name,
				value: value.text
			});
			const isMeasured = measured[side].has(setting) || measured.after.has(setting);
			return {
				key: `${line.group ?? ""}${NESTED}${setting}`,
				file: path,
				line: line.number,
				isMeasured
			};
		});
		const loading = text.lines.filter((line) => /^COMPOSE_FILE\b/.test(line.text));
		return [...fragments, ...loading.map((line) => ({
			key: line.text,
			file: path,
			line: line.number
		}))];
	});
}
/** Files that a server refers to, and that cannot be read, or have another mode than on the other side. */
function strangeFiles({ changed, texts, lookedAt }, side) {
	const paths = changed.filter(({ path }) => lookedAt.has(path));
	const unreadable = paths.filter(({ path }) => isUnreadable(path, texts[side]));
	const changedModes = paths.filter(({ modes: [before, now] }) => before !== now && ![before, now].includes(ABSENT));
	return [...unreadable.map(({ path }) => ({
		key: `unread ${side} ${path}`,
		file: path,
		line: 1
	})), ...changedModes.map(({ path, modes: [before, now] }) => {
		return {
			key: `mode ${side === "before" ? before : now}`,
			file: path,
			line: 1
		};
	})];
}
/** Git's mode of a file that does not exist. */
const ABSENT = "000000";
/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i;
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i;
/** Changed files that could hold a setting, and cannot be read. */
function unreadableAmong(changed, texts) {
	return changed.flatMap(({ path }) => {
		return (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path) && (isUnreadable(path, texts.before) || isUnreadable(path, texts.after)) ? [path] : [];
	});
}
/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnreadable(path, texts) {
	return texts.of(path, ".") === void 0 && texts.reader.file(path, ".").kind !== "absent";
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

export { familyOfImage as _, unreadableAmong as a, privateRegistry as b, readSource as c, NO_STRAYS as d, assignmentsFor as f, serverWord as g, bothSides as h, strayLines as i, selected as l, configured as m, neighboursOf as n, SideTexts as o, compareServers as p, settingKey as r, isOptionFile as s, PROSE as t, splitSource as u, holdsServer as v, speaksOfServer as x, isFloating as y };