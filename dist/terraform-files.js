import { o as isUnread } from "./names.js";
import { a as readOptionFile, c as within, i as readOptionDirectory, n as joinPath, o as readOptionPath, s as whyUnusable, t as LARGEST_OPTION_FILE_BYTES } from "./option-includes.js";
import { a as finishProblems, c as quote } from "./problems.js";
import { i as readYamlStream, s as isMap, t as LARGEST_YAML_CHARACTERS } from "./yaml-tree.js";
import { _ as MYSQL_FAMILY, o as readOptionFileLine, r as fixOptionName, t as OPTION_NAME, u as isServerGroup, v as MARIADB_FAMILY } from "./option-file.js";
import { a as optionForms, o as variableForms, u as OptionIndex } from "./option-names.js";
import { a as parseArgsStringToArgv, n as placeRendered } from "./rendered.js";
import { a as negated, c as wholeNumber, i as isHclNumber, n as compareNumbers, o as numberFromText, r as floorOf, s as numberToText, t as ARITHMETIC } from "./hcl-number.js";
import { c as UserError } from "./errors.js";

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
	const value = Object.hasOwn(VARIABLES, token) ? VARIABLES[token]?.(reading.instance) : void 0;
	return value === void 0 ? void 0 : whole(value);
}
function closed(value, mark, reading) {
	return take(reading, mark) ? value : void 0;
}
/** Names differ by their case, as they do for RDS. */
const VARIABLES = {
	DBInstanceClassMemory: ({ memory }) => memory,
	DBInstanceVCPU: ({ cpus }) => cpus
};
const FUNCTIONS$1 = {
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
	const value = Object.hasOwn(FUNCTIONS$1, name) ? FUNCTIONS$1[name]?.(values) : void 0;
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

// src/core/sources/source.ts
/**
* Servers that a file of any kind configures: a compose file, a manifest, a module of Terraform, a template of
* CloudFormation.
*/
/** No file has more; its servers may share options. */
const MOST_SERVERS = 1e3;
const MOST_OPTIONS = 2e5;
/** The refusal of a file with more than that. */
function tooManyServers(file) {
	return {
		servers: [],
		problems: [{
			file,
			line: 1,
			path: "",
			found: `more than ${MOST_SERVERS} servers, or ${MOST_OPTIONS} options of them`,
			allowed: "a file with fewer"
		}],
		warnings: []
	};
}
/**
* An option whose value no file gives, such as `var.pool_size` without a default: a setting whose changes cannot be
* seen.
*
* @param written the value as it stands in the file
*/
function unknownOption(name, written, { file, line }) {
	return {
		name: `${"!"}${name}`,
		value: written,
		group: void 0,
		file,
		line
	};
}

// src/core/sources/template-expressions.ts
const BRACKETS = {
	"{{": "}}",
	"{%": "%}",
	"{#": "#}",
	"<%": "%>"
};
const OPENING = /\{[{%#]|<%/g;
/** A name of an option may be such a word; nobody writes one. */
const WORD$1 = /zz-template-(\d+)-zz/g;
/** Whether a text has an expression outside quotes: a template is not yet YAML. */
function isTemplate(text) {
	const bare = text.replace(/"(?:[^"\\\n]|\\.)*\\?(?:"|$)|'[^'\n]*(?:'|$)/gm, "");
	return Object.entries(BRACKETS).some(([open, close]) => {
		const start = bare.indexOf(open);
		return start >= 0 && bare.includes(close, start);
	});
}
/**
* The text with words in place of its expressions, which are added to `expressions`. Lines stay where they are. A line
* that has only expressions becomes a comment, indented like the next line with content, so that it ends no block of
* text in YAML.
*/
function maskExpressions(text, expressions) {
	const words = withWords(text, expressions);
	return words === text ? text : withComments(words, expressions);
}
function withWords(text, expressions) {
	let result = "";
	let from = 0;
	for (;;) {
		const start = nextOpening(text, from);
		const end = start === void 0 ? -1 : text.indexOf(BRACKETS[text.slice(start, start + 2)] ?? "", start + 2);
		if (start === void 0 || end < 0) return result + text.slice(from);
		const expression = text.slice(start, end + 2);
		const breaks = expression.replace(/[^\n]/g, "");
		result += `${text.slice(from, start)}${wordOf(expressions.length)}${breaks}`;
		expressions.push(expression);
		from = end + 2;
	}
}
function nextOpening(text, from) {
	OPENING.lastIndex = from;
	return OPENING.exec(text)?.index;
}
function wordOf(index) {
	return `zz-template-${index}-zz`;
}
/** Begins the comment that a line of expressions becomes; comments of the text's own begin in other ways. */
const COMMENT = "#: ";
/** A line of words alone. */
const WORDS_ALONE = /^[ \t]*(?:zz-template-\d+-zz[ \t]*)+\r?$/;
/** A word that ends a line after a key, see `isIndenting`. */
const ENDING_WORD = /:([ \t]+)(zz-template-\d+-zz)([ \t]*\r?)$/;
function withComments(text, expressions) {
	const lines = text.split("\n");
	let indent = "";
	for (let index = lines.length - 1; index >= 0; index--) {
		const line = lines[index] ?? "";
		if (WORDS_ALONE.test(line)) lines[index] = indent + COMMENT + line.trim();
		else if (line.trim() !== "") {
			indent = /^ */.exec(line)?.[0] ?? "";
			lines[index] = line.replace(ENDING_WORD, (all, blanks, word, rest) => isIndenting(unmask(word, expressions)) ? `:${blanks}${COMMENT}${word}${rest}` : all);
		}
	}
	return lines.join("\n");
}
/** Whether it puts lines of its own below its key: others may follow. */
function isIndenting(expression) {
	return /\|\s*n?indent\b/.test(expression);
}
function isMasked(text) {
	return text.search(WORD$1) >= 0;
}
/** The text as it was written. */
function unmask(text, expressions) {
	return text.replace(WORD$1, (word, index) => expressions[Number(index)] ?? word);
}
/** The text without the words, for names made from it. */
function withoutMasks(text) {
	return text.replace(WORD$1, "");
}
/** The effects of a line that has only expressions, in order; undefined for all other lines. */
function controlsOf(line, expressions) {
	const words = wordsOf$1(line);
	return words === void 0 ? void 0 : [...words.matchAll(WORD$1)].map(([word]) => controlOf(unmask(word, expressions)));
}
/** The words of a line that has only expressions; undefined for all other lines. */
function wordsOf$1(line) {
	const text = line.trim();
	return text.startsWith(`${COMMENT}zz-template-`) ? text.slice(3) : void 0;
}
/** Number of conditions and loops around each line of a masked text, by its index. */
function depthsOf(lines, expressions) {
	let depth = 0;
	return lines.map((line) => {
		const around = depth;
		for (const control of controlsOf(line, expressions) ?? []) depth += control === "open" ? 1 : control === "close" && depth > 0 ? -1 : 0;
		return around;
	});
}
const CONTROLS = [
	[/^(?:if|range|with|for|block|define|macro|filter)\b/, "open"],
	[/^end(?:if|for|block|macro|filter)?\b/, "close"],
	[/^(?:\/\*|[#|]|\$[\w.]*\s*:?=|else\b|elif\b|set\b|break\b|continue\b)/, "nothing"]
];
function controlOf(expression) {
	if (expression.startsWith("{#")) return "nothing";
	const inside = expression.slice(2, 200).replace(/^-?\s*/, "");
	return CONTROLS.find(([form]) => form.test(inside))?.[1] ?? (expression.startsWith("<%") ? rubyOf(inside) : "insert");
}
/** In Ruby, only expressions that begin with `=` insert something; a block begins with `do` or a brace. */
function rubyOf(inside) {
	if (inside.startsWith("=")) return "insert";
	if (/^\}/.test(inside)) return "close";
	return /^(?:unless|case|while|until)\b|(?:\bdo|\{)\s*(?:\|[^|]*\|)?\s*-?%>$/.test(inside) ? "open" : "nothing";
}

// src/core/sources/embedded-options.ts
/** Option files that are a text inside another file, such as a ConfigMap, with the lines of that file. */
const GROUP_LINE = /^[ \t]*\[([^\]\n]*)\][ \t]*(?:[#;].*)?\r?$/gm;
/** Whether a text has a group of a server's. */
function hasServerGroup(text) {
	for (const [, group = ""] of text.matchAll(GROUP_LINE)) if (isServerGroup(group.trimEnd().toLowerCase())) return true;
	return false;
}
/** How an option file can begin, comments and expressions aside. Scripts and YAML that hold one begin in other ways. */
const BEGINNING = /^(?:\[|!|[\w.-]+[ \t]*(?:=|$))/;
const SAYS_NOTHING = /^(?:$|#|;|\{[{%#]|<%|zz-template-)/;
/**
* Whether a text is an option file with a group of a server's, and not a script or another format that has one inside.
*/
function isOptionText(text) {
	if (!hasServerGroup(text)) return false;
	const first = text.split("\n").find((line) => !SAYS_NOTHING.test(line.trim()));
	return first !== void 0 && BEGINNING.test(first.trim());
}
/** Texts that a shell writes into a file, by the words that end them. */
const HERE_DOCUMENT = /<<-?[ \t]*['"\\]?([A-Za-z_]\w{0,100})/g;
/**
* The option files that a script writes, on their lines and with all others empty. Only here documents are certain to
* be files; undefined if none has a group of a server's.
*/
function textOfScript(text) {
	if (!hasServerGroup(text)) return void 0;
	const ends = new Set([...text.matchAll(HERE_DOCUMENT)].map(([, word]) => word));
	if (ends.size === 0) return void 0;
	let isInside = false;
	return text.split("\n").map((line) => {
		const bare = line.trim();
		if (bare.startsWith("[")) isInside = true;
		else if (ends.has(bare) || !(SAYS_NOTHING.test(bare) || BEGINNING.test(bare))) isInside = false;
		return isInside ? line : "";
	}).join("\n");
}
/**
* Reads an option file that is a text inside another file. Includes lead to files of the target machine: each is an
* unread setting, with a warning. Values with expressions, and options under a condition of a template, are unknown.
*/
function readEmbeddedOptions(source) {
	const expressions = [...source.expressions ?? []];
	const template = readTemplate(maskExpressions(source.text, expressions), expressions);
	const read = readOptionFile(source.file, readerOf$1(template.text));
	if (read.kind !== "read") return {
		options: [],
		problems: [],
		warnings: []
	};
	const shifted = (item) => ({
		...item,
		line: source.lineOf(item.line)
	});
	const shown = (text) => unmask(text, expressions);
	const early = template.beforeGroups.map(({ line, written }) => unknownOption(source.key, written, {
		...source,
		line
	}));
	const isSure = ({ line }) => source.isWritten !== true && !template.conditional.has(line);
	const options = read.options.map((option) => asWritten(option, isSure(option), source.key, expressions));
	return {
		options: [...early, ...options].map(shifted),
		problems: read.problems.map((problem) => ({
			...shifted(problem),
			found: shown(problem.found)
		})),
		warnings: read.warnings.map((warning) => ({
			...shifted(warning),
			directive: shown(warning.directive)
		}))
	};
}
/** The one text, and nothing else. */
function readerOf$1(text) {
	return {
		rootOf: () => "this text",
		file: (path, top) => path === top ? {
			kind: "text",
			text
		} : { kind: "outside" },
		directory: () => ({ kind: "outside" })
	};
}
/** Variables that no file resolves: shells, Kubernetes and others fill them in. */
const VARIABLE$1 = /\$\{|\$\([A-Za-z_]|\{[{%]|<%/;
/** Whether a value is unknown until somebody fills it in. */
function isOpen$1(value) {
	return isMasked(value) || VARIABLE$1.test(value);
}
function asWritten(option, isSure, key, expressions) {
	const { name, value = "" } = option;
	if (isMasked(name) && option.group !== void 0) {
		const written = option.value === void 0 ? name : `${name}=${value}`;
		return unknownOption(key, unmask(written, expressions), option);
	}
	const own = unmask(name, expressions);
	if (option.group === void 0) return {
		...option,
		name: own,
		value: unmask(value, expressions)
	};
	return isOpen$1(value) || !isSure ? unknownOption(own, unmask(value, expressions), option) : option;
}
function readTemplate(masked, expressions) {
	const written = masked.split("\n");
	const depths = depthsOf(written, expressions);
	const conditional = new Set(depths.flatMap((depth, index) => depth > 0 ? [index + 1] : []));
	const beforeGroups = [];
	let hasGroup = false;
	return {
		text: written.map((text, index) => {
			const line = index + 1;
			hasGroup ||= text.trimStart().startsWith("[");
			const controls = controlsOf(text, expressions);
			if (controls === void 0) return text;
			if (!controls.includes("insert")) return "";
			const words = wordsOf$1(text) ?? "";
			if (hasGroup) return words;
			beforeGroups.push({
				line,
				written: unmask(words, expressions)
			});
			return "";
		}).join("\n"),
		conditional,
		beforeGroups
	};
}

// src/core/sources/manifest-kinds.ts
const SERVER_KINDS = [
	{
		kinds: ["InnoDBCluster"],
		api: /^mysql\.oracle\.com$/,
		texts: [["spec", "mycnf"]],
		version: {
			at: ["spec", "version"],
			image: "container-registry.oracle.com/mysql/community-server"
		},
		isServer: true
	},
	{
		kinds: ["MariaDB"],
		api: /^(?:k8s\.mariadb\.com|(?:enterprise|k8s)\.mariadb\.com|(?:mariadb|database)\.mmontes\.io)$/,
		texts: [["spec", "myCnf"]],
		image: [["spec"]],
		reads: [{
			kind: "ConfigMap",
			at: [
				"spec",
				"myCnfConfigMapKeyRef",
				"name"
			],
			key: [
				"spec",
				"myCnfConfigMapKeyRef",
				"key"
			]
		}],
		isServer: true
	},
	{
		kinds: ["PerconaXtraDBCluster"],
		api: /^pxc\.percona\.com$/,
		texts: [[
			"spec",
			"pxc",
			"configuration"
		]],
		image: [["spec", "pxc"]],
		reads: [{
			kind: "ConfigMap",
			at: ["metadata", "name"],
			suffix: "-pxc"
		}],
		isServer: true
	},
	{
		kinds: ["PerconaServerMySQL"],
		api: /^ps\.percona\.com$/,
		texts: [[
			"spec",
			"mysql",
			"configuration"
		]],
		image: [["spec", "mysql"]],
		reads: [{
			kind: "ConfigMap",
			at: ["metadata", "name"],
			suffix: "-mysql"
		}],
		isServer: true
	},
	{
		kinds: ["MySQLCluster"],
		api: /^moco\.cybozu\.com$/,
		image: [[
			"spec",
			"podTemplate",
			"spec",
			"containers",
			"*"
		]],
		reads: [{
			kind: "ConfigMap",
			at: ["spec", "mysqlConfigMapName"]
		}],
		isServer: true
	},
	{
		kinds: ["MysqlCluster"],
		api: /^mysql\.presslabs\.org$/,
		variables: [["spec", "mysqlConf"]],
		image: [["spec"]],
		version: {
			at: ["spec", "mysqlVersion"],
			image: "percona"
		},
		isServer: true
	},
	{
		kinds: ["MysqlCluster"],
		api: /^mysql\.radondb\.com$/,
		variables: [[
			"spec",
			"mysqlOpts",
			"mysqlConf"
		]],
		version: {
			at: ["spec", "mysqlVersion"],
			image: "percona/percona-server"
		},
		isServer: true
	},
	{
		kinds: ["MySQL"],
		api: /^kubedb\.com$/,
		version: {
			at: ["spec", "version"],
			image: "mysql"
		},
		reads: [{
			kind: "Secret",
			at: [
				"spec",
				"configSecret",
				"name"
			]
		}, {
			kind: "Secret",
			at: [
				"spec",
				"configuration",
				"secretName"
			]
		}],
		isServer: true
	},
	{
		kinds: ["MariaDB"],
		api: /^kubedb\.com$/,
		version: {
			at: ["spec", "version"],
			image: "mariadb"
		},
		reads: [{
			kind: "Secret",
			at: [
				"spec",
				"configSecret",
				"name"
			]
		}, {
			kind: "Secret",
			at: [
				"spec",
				"configuration",
				"secretName"
			]
		}],
		isServer: true
	},
	{
		kinds: ["MySQL"],
		api: /^aiven\.io$/,
		variables: [[
			"spec",
			"userConfig",
			"mysql"
		]],
		isServer: false
	},
	{
		kinds: ["DBParameterGroup", "DBClusterParameterGroup"],
		api: /^rds\.services\.k8s\.aws$/,
		variables: [["spec", "parameterOverrides"]],
		family: [["spec", "family"]],
		isServer: false
	},
	{
		kinds: [
			"ParameterGroup",
			"ClusterParameterGroup",
			"DBParameterGroup",
			"DBClusterParameterGroup"
		],
		api: /^rds\.aws\.(?:m\.)?(?:upbound|crossplane)\.io$/,
		variables: [[
			"spec",
			"forProvider",
			"parameter"
		], [
			"spec",
			"forProvider",
			"parameters"
		]],
		family: [[
			"spec",
			"forProvider",
			"family"
		], [
			"spec",
			"forProvider",
			"dbParameterGroupFamily"
		]],
		isServer: false
	},
	{
		kinds: ["SQLInstance"],
		api: /^sql\.cnrm\.cloud\.google\.com$/,
		variables: [[
			"spec",
			"settings",
			"databaseFlags"
		]],
		family: [["spec", "databaseVersion"]],
		isServer: false
	},
	{
		kinds: ["DatabaseInstance", "CloudSQLInstance"],
		api: /^(?:sql|database)\.gcp\.(?:m\.)?(?:upbound|crossplane)\.io$/,
		variables: [[
			"spec",
			"forProvider",
			"settings",
			"databaseFlags"
		], [
			"spec",
			"forProvider",
			"settings",
			"*",
			"databaseFlags"
		]],
		family: [[
			"spec",
			"forProvider",
			"databaseVersion"
		]],
		isServer: false
	}
];
const SETTING_KINDS = [{
	kinds: ["FlexibleServersConfiguration"],
	api: /^dbformysql\.azure\.com$/,
	name: [["spec", "azureName"], ["metadata", "name"]],
	value: ["spec", "value"],
	server: [[
		"spec",
		"owner",
		"name"
	], [
		"spec",
		"owner",
		"armId"
	]]
}, {
	kinds: ["FlexibleServerConfiguration"],
	api: /^dbformysql\.azure\.(?:m\.)?upbound\.io$/,
	name: [
		[
			"spec",
			"forProvider",
			"name"
		],
		[
			"metadata",
			"annotations",
			"crossplane.io/external-name"
		],
		["metadata", "name"]
	],
	value: [
		"spec",
		"forProvider",
		"value"
	],
	server: [[
		"spec",
		"forProvider",
		"serverName"
	], [
		"spec",
		"forProvider",
		"serverNameRef",
		"name"
	]]
}];
/** Names that clouds have for the families of our servers; other families begin differently. */
const OUR_FAMILY = /^(?:mysql|mariadb|aurora-mysql|aurora)[\d_]/i;
/** Kinds that run containers, with the path of their pod. Jobs run clients: their images are those of servers too. */
const POD_KINDS = {
	Pod: ["spec"],
	Deployment: [
		"spec",
		"template",
		"spec"
	],
	StatefulSet: [
		"spec",
		"template",
		"spec"
	],
	DaemonSet: [
		"spec",
		"template",
		"spec"
	],
	ReplicaSet: [
		"spec",
		"template",
		"spec"
	],
	ReplicationController: [
		"spec",
		"template",
		"spec"
	],
	DeploymentConfig: [
		"spec",
		"template",
		"spec"
	],
	Rollout: [
		"spec",
		"template",
		"spec"
	]
};
/** Kinds whose containers are not servers. */
const CLIENT_KINDS = ["Job", "CronJob"];
/** Kinds that hold files for others, by the keys below which these stand. */
const FILE_KINDS = {
	ConfigMap: ["data"],
	Secret: ["stringData"]
};
/** Keys at the top of a file for definitions that other keys use by anchors. */
const DEFINITIONS_KEY = /^(?:\.|x-)/;
/** A key among variables in a ConfigMap of MOCO, with the text of an option file without a group. */
const INCLUDE_KEY = "_include";
/** Keys of a chart's values under which the parts of a path that a person would write begin. */
const ENCLOSING_KEYS = [
	"spec",
	"values",
	"valuesObject",
	"data",
	"stringData",
	"forProvider"
];
/** Keys of maps, or lists, that may hold variables; the names in them tell whether they do. */
const VARIABLES_KEY = /^(?:mysqld?|mariadbd?|server|db|database|extra|custom|my)?[-_.]?(?:mysqld?|mariadbd?|cnf|conf|config|configs|configuration|variables|parameters?|parameterOverrides|settings|options|flags|databaseFlags|overrides)$/i;
/** Keys of texts that may be option files without a group; the names in them tell whether they are. */
const OPTIONS_KEY = /^(?:_include|configuration|my_?cnf|config_?overrides|.{0,200}\.cnf)$/i;
/** Keys of a map whose texts are files of one server, which reads all of them. */
const FILES_OF_ONE = ["configurationFiles"];
/** Keys of flags in one text, in the values of charts, next to the option file. */
const FLAGS_KEYS = ["extraFlags"];
/** Names of the keys of one variable in a list of them. */
const NAME_KEYS = [
	"name",
	"parameterName",
	"parameter_name",
	"ParameterName"
];
const VALUE_KEYS = [
	"value",
	"parameterValue",
	"parameter_value",
	"ParameterValue"
];
/** Lists of names and values that do not belong to a server, whatever the names. */
const OTHER_LISTS = [
	"env",
	"envVars",
	"extraEnv",
	"extraEnvVars"
];

// src/core/sources/variable-names.ts
/** Maps whose keys are variables of a server, recognised only by their names. */
const KNOWN = new OptionIndex(() => true);
/** Names, or beginnings of them, that only a server of MySQL's kind has. */
const UNMISTAKABLE = [
	/^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|mysqlx|group_replication|rpl_semi_sync)_/,
	/^(?:sql_mode|sync_binlog|log_bin|log_slave_updates|log_replica_updates|lower_case_table_names|max_allowed_packet)$/,
	/^(?:table_open_cache|table_definition_cache|tmp_table_size|max_heap_table_size|query_cache_(?:size|type|limit))$/,
	/^(?:slow_query_log|long_query_time|key_buffer_size|join_buffer_size|sort_buffer_size|read_rnd_buffer_size)$/,
	/^(?:character_set_server|collation_server|skip_name_resolve|explicit_defaults_for_timestamp|thread_cache_size)$/
];
function isUnmistakable(name) {
	return variableForms(name).some((form) => UNMISTAKABLE.some((names) => names.test(form)));
}
/** No name is longer. */
const LONGEST_NAME$1 = 128;
function isVariable(name) {
	if (name.length > LONGEST_NAME$1 || !/^[A-Za-z][\w.-]*$/.test(name)) return false;
	return KNOWN.find(...variableForms(name)) !== void 0 || isUnmistakable(name);
}
/** Whether all names are variables, and at least one belongs to no other program. */
function areServerVariables(names) {
	return names.every(isVariable) && names.some(isUnmistakable);
}

// src/core/sources/yaml-source.ts
/** Values of a YAML file with the lines of the file, including YAML that is a text inside another YAML file. */
function asMap(value) {
	return isMap(value) ? value : {};
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}
/** The value at a path, undefined if there is none. Inherited keys do not count. */
function valueAt(value, path) {
	return path.reduce((around, step) => {
		if (Array.isArray(around)) return around[Number(step)];
		return isMap(around) && Object.hasOwn(around, step) ? around[step] : void 0;
	}, value);
}
/** Paths that exist; a `*` stands for every item of a list. */
function pathsTo(value, pattern, from = []) {
	const [step, ...rest] = pattern;
	if (step === void 0) return [from];
	if (step === "*") return asList(value).flatMap((item, index) => pathsTo(item, rest, [...from, index]));
	return isMap(value) && Object.hasOwn(value, step) ? pathsTo(value[step], rest, [...from, step]) : [];
}
/** Line of the key that leads to a value; an item of a list has its own line. */
function keyLine({ tree, lineOf }, path) {
	return lineOf(tree.keyPositionOf(path).line);
}
/** Line on which a person would change a value: for an alias, that of its anchor. */
function valueLine({ tree, lineOf }, path) {
	return lineOf((tree.scalarOf(path)?.position ?? tree.keyPositionOf(path)).line);
}
/** A scalar as it is written, with its line; undefined if there is none, or its value must first be filled in. */
function knownText(source, path) {
	const text = writtenAt(source, path);
	return text === void 0 || isOpen$1(text) ? void 0 : located$1(text, source, path);
}
/** A scalar as it is written, with its expressions; undefined if there is none, or it is empty. */
function writtenAt({ tree, expressions }, path) {
	const text = tree.textOf(path);
	return text === void 0 || text === "" || valueAt(tree.value, path) === null ? void 0 : unmask(text, expressions);
}
/** The value at a path, with its line. */
function located$1(value, source, path) {
	return {
		value,
		file: source.file,
		line: valueLine(source, path)
	};
}
/**
* The line of the file for every line of a text in YAML. A quoted text spans few lines, so all have the line of the
* key.
*/
function textLines(source, path) {
	const scalar = source.tree.scalarOf(path);
	if (scalar === void 0 || scalar.style === "flow" && !scalar.isAlias) return () => keyLine(source, path);
	const start = scalar.position.line;
	if (scalar.style === "flow") return () => source.lineOf(start);
	if (scalar.style === "literal") return (line) => source.lineOf(start + line);
	const lines = unfolded(source.tree.textOf(path) ?? "", source.lines, start);
	return (line) => source.lineOf(lines[line - 1] ?? start);
}
/**
* The written line with which each line of a folded text begins: folding joins lines with a blank, and drops one line
* break.
*/
function unfolded(text, written, header) {
	let next = header;
	const lineAt = (index) => (written[index] ?? "").trim();
	return text.split("\n").map((line) => {
		let rest = line.trim();
		if (rest === "") return Math.min(next + 1, written.length);
		while (next < written.length && lineAt(next) === "") next += 1;
		const start = next + 1;
		while (rest !== "" && next < written.length && rest.startsWith(lineAt(next))) {
			rest = rest.slice(lineAt(next).length).trimStart();
			next += 1;
		}
		return start;
	});
}

// src/core/sources/manifest-parts.ts
/** Pieces of servers' configuration in an object of a manifest: option files as text, and variables as keys. */
/**
* The part that a value is, by its form alone: an option file, or a map or list of variables; undefined for all others.
*/
function partAt({ source }, path, value) {
	const key = String(path.findLast((step) => typeof step === "string") ?? "");
	if (typeof value === "string") return isOptionText(value) || isBareText(key, value) || textOfScript(value) !== void 0 ? textPart(source, path) : void 0;
	if (path.length > 0 && !VARIABLES_KEY.test(key) || OTHER_LISTS.includes(key)) return void 0;
	if (isMap(value)) return areServerVariables(Object.keys(value)) ? variablesPart(source, path) : void 0;
	if (typeof path.at(-1) !== "string" || !Array.isArray(value)) return void 0;
	const names = value.map((item) => namedIn(item)?.name ?? "");
	return areServerVariables(names) ? variablesPart(source, path) : void 0;
}
/** Whether a text has no group, and nothing but variables of a server. */
function isBareText(key, text) {
	return OPTIONS_KEY.test(key) && !hasGroup(text) && areServerVariables(namesIn$1(text));
}
function hasGroup(text) {
	return /^[ \t]*\[/m.test(text);
}
function namesIn$1(text) {
	return text.split("\n").flatMap((line) => {
		const read = readOptionFileLine(line, true);
		return read.kind === "option" ? [read.name] : [];
	});
}
/** An option file that is a text, or that a script writes; one without a group is the server's. */
function textPart(source, path) {
	const whole = source.tree.textOf(path) ?? "";
	const script = isOptionText(whole) ? void 0 : textOfScript(whole);
	const text = script ?? whole;
	const lineOf = textLines(source, path);
	const isBare = !hasGroup(text);
	const { file, expressions } = source;
	const key = String(path.findLast((step) => typeof step === "string") ?? "");
	const read = readEmbeddedOptions({
		text: isBare ? `[mysqld]\n${text}` : text,
		file,
		key,
		lineOf: isBare ? (line) => lineOf(Math.max(1, line - 1)) : lineOf,
		expressions,
		isWritten: script !== void 0
	});
	return {
		path,
		line: keyLine(source, path),
		...read
	};
}
/** Variables as the keys of a map, or as a list of names with values. @param isPassedOver keys that are no variables */
function variablesPart(source, path, isPassedOver = () => false) {
	const value = valueAt(source.tree.value, path);
	const options = Array.isArray(value) ? value.flatMap((item, index) => listedOption(source, [...path, index], item)) : Object.keys(asMap(value)).filter((name) => !isPassedOver(name)).map((name) => optionAt(source, [...path, name], name));
	return {
		path,
		line: keyLine(source, path),
		options,
		problems: [],
		warnings: []
	};
}
/** A name and a value under keys of their own; `value` is its path. */
function namedIn(item) {
	const nameKey = NAME_KEYS.find((key) => typeof asMap(item)[key] === "string");
	const valueKey = VALUE_KEYS.find((key) => Object.hasOwn(asMap(item), key));
	if (nameKey === void 0 || valueKey === void 0) return void 0;
	return {
		name: String(asMap(item)[nameKey]),
		nameKey,
		valueKey
	};
}
function listedOption(source, path, item) {
	const named = namedIn(item);
	if (named === void 0) {
		const key = String(path.at(-2) ?? "");
		return [unknownOption(key, describe(source, path), {
			file: source.file,
			line: keyLine(source, path)
		})];
	}
	return [optionAt(source, [...path, named.valueKey], named.name)];
}
/** The option of a name whose value is at a path. */
function optionAt(source, path, name) {
	const place = {
		file: source.file,
		line: valueLine(source, path)
	};
	const shown = unmask(name, source.expressions);
	if (valueAt(source.tree.value, path) === null) return {
		name: shown,
		value: void 0,
		group: void 0,
		...place
	};
	const text = source.tree.textOf(path);
	if (text === void 0 || isMasked(name) || isOpen$1(text)) return unknownOption(shown, describe(source, path), place);
	return {
		name: shown,
		value: text,
		group: void 0,
		...place
	};
}
/** A value as a person would write it on one line. */
function describe(source, path) {
	const value = valueAt(source.tree.value, path);
	const scalar = writtenAt(source, path);
	if (scalar !== void 0) return scalar;
	const [tag, ...others] = Object.keys(asMap(value));
	if (tag !== void 0 && others.length === 0 && /^!/.test(tag)) return `${tag} ${describe(source, [...path, tag])}`;
	if (Array.isArray(value)) return `[${value.map((_, index) => describe(source, [...path, index])).join(", ")}]`;
	if (!isMap(value)) return "";
	return `{${Object.keys(value).map((key) => `${key}: ${describe(source, [...path, key])}`).join(", ")}}`;
}
/** Paths and values of all maps, lists and texts of an object; `isPassedOver` names those to skip. */
function* valuesOf(value, path, isPassedOver) {
	if (isPassedOver(path, value)) return;
	yield {
		path,
		value
	};
	const entries = Array.isArray(value) ? value.entries() : Object.entries(asMap(value));
	for (const [step, item] of entries) if (typeof item === "string" || typeof item === "object") yield* valuesOf(item, [...path, step], isPassedOver);
}

// src/core/sources/server-names.ts
/** Distinct names for the servers of one file. */
/**
* The shortest name of each server that no other has.
*
* @param candidates names of each, the shortest first
*/
function chooseNames(candidates) {
	const levels = candidates.map(() => 0);
	const current = () => candidates.map((names, index) => names[levels[index] ?? 0] ?? "");
	for (let isChanged = true; isChanged;) {
		isChanged = false;
		const names = current();
		const taken = Map.groupBy(names.keys(), (index) => names[index] ?? "");
		for (const [index, name] of names.entries()) {
			const level = levels[index] ?? 0;
			if ((taken.get(name)?.length ?? 0) < 2 || level + 1 >= (candidates[index]?.length ?? 0)) continue;
			levels[index] = level + 1;
			isChanged = true;
		}
	}
	return numbered(current());
}
function numbered(names) {
	const taken = new Set(names);
	const seen = /* @__PURE__ */ new Set();
	return names.map((name) => {
		if (!seen.has(name)) {
			seen.add(name);
			return name;
		}
		let number = 2;
		while (taken.has(`${name}-${number}`)) number += 1;
		taken.add(`${name}-${number}`);
		return `${name}-${number}`;
	});
}

// src/core/sources/yaml-documents.ts
/** The documents of a YAML file of any kind, including templates of YAML. */
/**
* Reads a YAML file with any number of documents: anchors and merges resolved, unknown tags kept as in readYamlStream.
* A broken document is a problem, and the others are read; one of a template is left out without a word. At most 1 MB,
* 32 levels and 100,000 values, 150,000 words and marks. Throws for no text.
*/
function readYamlDocuments(text, file) {
	const read = readYamlStream(text);
	if (!read.some(isBroken) || text.length > LARGEST_YAML_CHARACTERS || !isTemplate(text)) return {
		...sortOut(read, file),
		text,
		templated: false,
		expressions: []
	};
	const expressions = [];
	const masked = maskExpressions(text, expressions);
	const { documents } = sortOut(readYamlStream(masked), file);
	return {
		documents,
		problems: [],
		text: masked,
		templated: true,
		expressions
	};
}
function isBroken(read) {
	return "drafts" in read;
}
function sortOut(read, file) {
	const documents = read.flatMap((each) => "tree" in each ? [each.tree] : []);
	const drafts = read.flatMap((each) => "tree" in each ? each.tree.drafts : each.drafts);
	return {
		documents,
		problems: finishProblems(drafts, file)
	};
}

// src/core/sources/cloudformation.ts
/**
* Templates of CloudFormation, in YAML or JSON: the parameter groups of RDS and Aurora that are MySQL's or MariaDB's.
*/
const GROUP_TYPES = ["AWS::RDS::DBParameterGroup", "AWS::RDS::DBClusterParameterGroup"];
/** Paths of the resources in templates: the usual one, and the one in a file of the Serverless Framework. */
const TOPS = [[], ["resources"]];
/**
* Reads the parameter groups of a template: each is a server, by its logical id. `Ref` and `Fn::Sub` of the template's
* parameters are their defaults, with the line of the default or of the text; all other functions are unknown. RDS's
* formulas, such as `{DBInstanceClassMemory*3/4}`, stay as they are written.
*/
const readCloudFormationServers = (text, file) => {
	const { documents, problems, text: read, expressions } = readYamlDocuments(text, file);
	const lines = read.split("\n");
	const servers = documents.flatMap((tree) => {
		const source = {
			tree,
			file,
			lines,
			lineOf: (line) => line,
			expressions
		};
		return TOPS.flatMap((top) => groupsIn(source, top));
	});
	const names = chooseNames(servers.map(({ at }) => [at]));
	return {
		servers: servers.map((server, index) => ({
			...server,
			at: names[index] ?? ""
		})),
		problems,
		warnings: []
	};
};
function groupsIn(source, top) {
	const template = {
		source,
		top
	};
	const resources = [...top, "Resources"];
	return Object.entries(asMap(valueAt(source.tree.value, resources))).flatMap(([id, resource]) => {
		return GROUP_TYPES.includes(String(asMap(resource).Type)) ? groupAt(template, id, [...resources, id]) : [];
	});
}
function groupAt(template, id, path) {
	const { source } = template;
	const family = resolve(template, [
		...path,
		"Properties",
		"Family"
	]);
	const here = [
		...path,
		"Properties",
		"Parameters"
	];
	const value = valueAt(source.tree.value, here);
	if (!(family === void 0 ? areServerVariables(Object.keys(asMap(value))) : OUR_FAMILY.test(family.value))) return [];
	const server = {
		at: id,
		file: source.file,
		line: keyLine(source, path),
		options: optionsAt(template, here, value),
		image: void 0
	};
	return [family === void 0 ? server : {
		...server,
		family
	}];
}
/** Keys and tags that mark a function in place of a value. */
const FUNCTION = /^(?:!|Fn::|Ref$)/;
function optionsAt(template, path, value) {
	const { source } = template;
	const names = Object.keys(asMap(value));
	if (names.some((name) => FUNCTION.test(name)) || value !== void 0 && value !== null && !isMap(value)) {
		const place = {
			file: source.file,
			line: keyLine(source, path)
		};
		return [unknownOption("Parameters", describe(source, path), place)];
	}
	return names.map((name) => {
		const here = [...path, name];
		const known = resolve(template, here);
		if (known !== void 0) return {
			name,
			value: known.value,
			group: void 0,
			file: known.file,
			line: known.line
		};
		return unknownOption(name, describe(source, here), {
			file: source.file,
			line: keyLine(source, here)
		});
	});
}
/** A value with its functions evaluated; undefined if that is impossible, or there is none. */
function resolve(template, path) {
	const { source } = template;
	const text = source.tree.textOf(path);
	if (text !== void 0) return isOpen$1(text) || valueAt(source.tree.value, path) === null ? void 0 : {
		value: text,
		file: source.file,
		line: valueLine(source, path)
	};
	const [name, ...others] = Object.keys(asMap(valueAt(source.tree.value, path)));
	if (name === void 0 || others.length > 0) return void 0;
	const inside = [...path, name];
	if (name === "Ref" || name === "!Ref") return defaultOf(template, source.tree.textOf(inside) ?? "");
	return name === "Fn::Sub" || name === "!Sub" ? substituted(template, inside) : void 0;
}
/** Types of parameters whose default is the name of a value elsewhere. */
const ELSEWHERE = /^AWS::SSM::/;
function defaultOf({ source, top }, name) {
	const path = [
		...top,
		"Parameters",
		name
	];
	const parameter = asMap(valueAt(source.tree.value, path));
	if (ELSEWHERE.test(String(parameter.Type)) || isSecret(parameter.NoEcho)) return void 0;
	const here = [...path, "Default"];
	const value = source.tree.textOf(here);
	if (value === void 0 || value.length > LONGEST_VALUE || isOpen$1(value)) return void 0;
	return {
		value,
		file: source.file,
		line: valueLine(source, here)
	};
}
function isSecret(noEcho) {
	return String(noEcho) === "true";
}
/**
* `${Name}` in a text, or in the first item of a list whose second item has more names. Texts longer than option values
* are not evaluated.
*/
function substituted(template, path) {
	const { source } = template;
	const isList = source.tree.textOf(path) === void 0;
	const at = isList ? [...path, 0] : path;
	const text = source.tree.textOf(at);
	if (text === void 0 || text.length > LONGEST_VALUE) return void 0;
	let isKnown = !text.includes("{{");
	const value = text.replace(/\$\{(!?)([^}]*)\}/g, (_, literal, name) => {
		if (literal !== "") return `\${${name}}`;
		const own = [
			...path,
			1,
			name
		];
		const found = isList && source.tree.has(own) ? simple(template, own) : defaultOf(template, name);
		isKnown &&= found !== void 0;
		return found?.value ?? "";
	});
	return isKnown && value.length <= LONGEST_VALUE ? {
		value,
		file: source.file,
		line: valueLine(source, at)
	} : void 0;
}
/** A value, or a reference to a parameter; no text in which others are put, as each could be in the next. */
function simple(template, path) {
	const [name = ""] = Object.keys(asMap(valueAt(template.source.tree.value, path)));
	return /Sub$/.test(name) ? void 0 : resolve(template, path);
}
const LONGEST_VALUE = 4096;

// src/core/sources/interpolation.ts
/** `$$`, `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME:+other}` and `$NAME`. */
const VARIABLE = /\$(?:(\$)|\{([A-Za-z_]\w*)(?:(:?[-?+])([^{}$]*))?\}|([A-Za-z_]\w*))/g;
/** A character that no file has: texts with it are binary. */
const DOLLAR = "\0";
/** No server has a longer command; a text could hold a long value many times. */
const LONGEST_FILLED = 1e5;
/**
* Fills in the variables of a text. `$$` becomes a dollar sign. Values that would make it too long are not filled in.
*/
function fillIn$1(text, variables) {
	let isOpen = false;
	let room = LONGEST_FILLED;
	const replaced = text.replace(VARIABLE, (_, dollar, braced, operator, operand, bare) => {
		if (dollar !== void 0) return DOLLAR;
		const found = replacement(variables.get(braced ?? bare), operator, operand);
		room -= found?.length ?? 0;
		const value = room < 0 ? void 0 : found;
		isOpen ||= value === void 0;
		return value ?? `\${${braced ?? bare}}`;
	});
	const hasOther = replaced.replace(/\$\{[A-Za-z_]\w*\}/g, "").includes("$");
	return {
		text: replaced.replaceAll(DOLLAR, "$"),
		isOpen: isOpen || hasOther
	};
}
/** The text with values in place of its variables; undefined if one has none, or is written in another way. */
function interpolate(text, variables) {
	const filled = fillIn$1(text, variables);
	return filled.isOpen ? void 0 : filled.text;
}
function replacement(value, operator, operand = "") {
	const isSet = value !== void 0 && !(operator?.startsWith(":") && value === "");
	if (operator?.endsWith("+")) return isSet ? operand : "";
	if (isSet) return value;
	return operator?.endsWith("-") ? operand : void 0;
}
/** The variables of an environment file. Lines that are not NAME=VALUE are passed over. */
function readVariables(text) {
	const lines = text.split("\n").map((line) => /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line.trim()));
	return new Map(lines.flatMap((line) => line === null ? [] : [[line[1] ?? "", unquoted(line[2]?.trim() ?? "")]]));
}
/** A value without its quotes, or without the comment after it. */
function unquoted(value) {
	const [, , quoted] = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value) ?? [];
	return quoted ?? value.replace(/\s#.*$/, "").trimEnd();
}

// src/core/sources/compose-file.ts
/** Services that may extend one another in a row. */
const DEEPEST_EXTENDS = 10;
/** The first document of a compose file; undefined if none can be read. */
function openCompose(text, file, reader, others = /* @__PURE__ */ new Map()) {
	const { documents, problems, text: read, expressions } = readYamlDocuments(text, file);
	const [tree] = documents;
	if (tree === void 0) return {
		file: void 0,
		problems
	};
	const source = {
		tree,
		file,
		lines: read.split("\n"),
		lineOf: (line) => line,
		expressions
	};
	const services = isMap(asMap(tree.value).services) ? ["services"] : [];
	const variables = variablesBeside(file, reader);
	return {
		file: {
			source,
			root: tree.value,
			services,
			variables,
			reader,
			others,
			commands: /* @__PURE__ */ new Map()
		},
		problems
	};
}
function variablesBeside(file, reader) {
	const path = joinPath(file, ".env");
	const read = reader.file(path, path);
	const lines = read.kind === "text" ? read.text.split("\n") : [];
	const places = /* @__PURE__ */ new Map();
	for (const [index, text] of lines.entries()) for (const name of readVariables(text).keys()) places.set(name, {
		file: path,
		line: index + 1
	});
	return {
		values: new Map([...readVariables(lines.join("\n")), ["PWD", "."]]),
		places
	};
}
function layersOf(name, file) {
	const layers = [];
	let next = {
		file,
		path: [...file.services, name]
	};
	while (next !== void 0 && layers.length < DEEPEST_EXTENDS) {
		layers.push(next);
		next = extendedBy(next);
	}
	return layers;
}
/** The file of a service that the last layer extends, if it cannot be read; undefined if there is none. */
function missingBase(layers) {
	const last = layers.at(-1);
	if (last === void 0 || extendedBy(last) !== void 0) return void 0;
	return filledAt(last, [
		...last.path,
		"extends",
		"file"
	]);
}
function extendedBy({ file, path }) {
	const here = valueAt(file.root, [...path, "extends"]);
	const { service, file: other } = isMap(here) ? here : {
		service: here,
		file: void 0
	};
	if (typeof service !== "string") return void 0;
	if (typeof other !== "string") return {
		file,
		path: [...file.services, service]
	};
	const opened = otherFile(joinPath(file.source.file, other), file);
	return opened && {
		file: opened,
		path: [...opened.services, service]
	};
}
function otherFile(path, { reader, others }) {
	if (others.has(path)) return others.get(path);
	const read = reader.file(path, path);
	const opened = read.kind === "text" ? openCompose(read.text, path, reader, others).file : void 0;
	others.set(path, opened);
	return opened;
}
/** The nearest service that has a key. */
function layerWith(layers, key) {
	return layers.find(({ file, path }) => (valueAt(file.root, [...path, key]) ?? null) !== null);
}
/**
* The text at a path; undefined if there is none.
*
* @param text the relevant part of the value, with its line
*/
function filledAt({ file }, path, text, line) {
	const written = text ?? file.source.tree.textOf(path);
	if (written === void 0) return void 0;
	const { source, variables } = file;
	const place = {
		file: source.file,
		line: line ?? valueLine(source, path)
	};
	const { used, ...filled } = fill(written, variables);
	return {
		value: unmask(filled.text, source.expressions),
		isOpen: filled.isOpen || isMasked(written),
		...used ?? place
	};
}
function fill(written, { values, places }) {
	const [, name] = /\$\{?([A-Za-z_]\w*)/.exec(written) ?? [];
	return {
		...fillIn$1(written, values),
		used: name === void 0 ? void 0 : places.get(name)
	};
}

// src/core/sources/mounted-files.ts
/** Option files of a repository that a container has in the places where its server looks for them. */
/** Files that a server reads first, and folders from which it reads all that end in .cnf, in its order. */
const MAIN_FILE = /^\/(?:etc\/(?:mysql\/)?my\.cnf|etc\/mysql\/mariadb\.cnf|opt\/bitnami\/(?:mysql|mariadb)\/conf\/my(?:_custom)?\.cnf)$/;
const FOLDERS = /^\/(?:etc\/(?:mysql\/(?:conf\.d|mysql\.conf\.d|mariadb\.conf\.d)|my\.cnf\.d|percona[\w.-]*))\/(?:[^/]+\.cnf)?$/;
const MAIN_FOLDER = /^\/etc\/mysql\/?$|^\/opt\/bitnami\/(?:mysql|mariadb)\/conf\/?$/;
/** Folders below one that holds all of a server's configuration. */
const BELOW = [
	"conf.d",
	"mysql.conf.d",
	"mariadb.conf.d"
];
/** Whether a server looks for option files at a place in its container. */
function isServersPlace(target) {
	return MAIN_FILE.test(target) || MAIN_FOLDER.test(target) || FOLDERS.test(asFolder(target)) || FOLDERS.test(target);
}
function asFolder(target) {
	return /\.cnf$|\/$/.test(target) ? target : `${target}/`;
}
/**
* Reads the files that a server finds in its places, in its order. Other files are skipped. One that the repository
* does not have is an unknown setting, with a warning.
*
* @param file the file that names them
* @param reader of the repository of that file, see `within`
*/
function readMountedFiles(mounts, file, reader) {
	const read = mounts.map((mount) => ({
		...mount,
		target: targetOf$1(mount)
	})).filter(({ target }) => isServersPlace(target)).toSorted((one, other) => orderOf$1(one.target) < orderOf$1(other.target) ? -1 : 1).map((mount) => readMount(mount, file, reader));
	return {
		options: read.flatMap(({ options }) => options.filter((option) => !isOwnInclude(option.name))),
		problems: read.flatMap(({ problems }) => problems),
		warnings: read.flatMap(({ warnings }) => warnings.filter(({ directive }) => !isOwnInclude(directive)))
	};
}
/** A file that goes into a folder keeps its name there. */
function targetOf$1({ from, target }) {
	if (!("path" in from && /\.cnf$/i.test(from.path)) || !target.endsWith("/")) return target;
	return target + from.path.slice(from.path.lastIndexOf("/") + 1);
}
/** Main files first. */
function orderOf$1(target) {
	return `${MAIN_FILE.test(target) || MAIN_FOLDER.test(target) ? 0 : 1}${target}`;
}
/** An include of the container's own folders, which are read as they are mounted. */
function isOwnInclude(directive) {
	return /^!include(?:dir)? +\/etc\/(?:mysql|my\.cnf\.d)(?:\/|$)/.test(directive);
}
function readMount(mount, file, reader) {
	const { from, target, line } = mount;
	if ("text" in from) return readEmbeddedOptions({
		...from,
		file,
		key: "content"
	});
	if ("path" in from) {
		const read = MAIN_FOLDER.test(target) ? readFolder(from.path, reader) : readPath(from.path, reader);
		if (read !== void 0) return read;
	}
	const name = "path" in from ? from.path : from.name;
	return {
		options: [unknownOption(name, target, {
			file,
			line
		})],
		problems: [],
		warnings: [{
			code: "include-missing",
			file,
			line,
			directive: `${name} at ${target}`
		}]
	};
}
function readFolder(path, reader) {
	const listing = reader.directory(path, path);
	if (listing.kind !== "names") return void 0;
	const read = [...listing.names.filter((name) => /^(?:my|mariadb|my_custom)\.cnf$/.test(name)).toSorted(), ...BELOW.filter((name) => listing.names.includes(name))].map((name) => `${path}/${name}`).flatMap((each) => readPath(each, reader) ?? []);
	return {
		options: read.flatMap(({ options }) => options),
		problems: read.flatMap(({ problems }) => problems),
		warnings: read.flatMap(({ warnings }) => warnings)
	};
}
/** Undefined if nothing there can be read. */
function readPath(path, reader) {
	const read = reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
	return read.kind === "read" ? read : void 0;
}

// src/core/sources/server-arguments.ts
/** Options on the command line of a server. */
/** Shells, whose words are scripts. */
const SHELL = /(?:^|\/)(?:ba|da|a)?sh$/;
/** Longer command lines are no one's. */
const LONGEST_COMMAND = 1e5;
const SWITCHES = new OptionIndex(({ isSwitch }) => isSwitch);
/** Prefixes of an option's name, with which it takes no value of its own. */
const PREFIXED = /^(?:skip|enable|disable)[-_]/i;
/** The words of a command in one text, as a shell splits them. Nothing is run or filled in. */
function wordsOf(text) {
	return text.length > LONGEST_COMMAND ? [text] : parseArgsStringToArgv(text);
}
/**
* The server options among the words of a command. A shell script is one unknown option, since its effect is unknown.
* Short options are unknown too, as they have no names.
*
* @param words a program first or none, with the place of each word
*/
function optionsOfArguments(words) {
	const [first] = words;
	if (first === void 0) return [];
	if (SHELL.test(first.value)) return [unknownOption("command", words.map(({ value }) => value).join(" "), first)];
	const options = [];
	for (let index = 0; index < words.length; index++) {
		const word = words[index];
		if (word === void 0) break;
		const next = words[index + 1];
		const read = optionOf(word, next);
		if (read === void 0) continue;
		options.push(read.option);
		if (read.takesNext) index += 1;
	}
	return options;
}
function optionOf({ value: word, file, line }, next) {
	const place = {
		file,
		line
	};
	const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
	if (name === void 0) {
		if (/^-[A-Za-z]/.test(word)) return {
			option: unknownOption(word, word, place),
			takesNext: false
		};
		return isOpen$1(word) ? {
			option: unknownOption("command", word, place),
			takesNext: false
		} : void 0;
	}
	const takesNext = value === void 0 && next !== void 0 && !next.value.startsWith("-") && takesValue(name);
	const own = takesNext ? next.value : value;
	if (isOpen$1(word) || takesNext && isOpen$1(next.value)) return {
		option: unknownOption(isOpen$1(name) ? "command" : name, own ?? word, place),
		takesNext
	};
	return {
		option: {
			name,
			value: own,
			group: void 0,
			form: "flag",
			...place
		},
		takesNext
	};
}
/** Whether the word after an option is its value: not for a switch, which takes none or one after `=`. */
function takesValue(name) {
	return !PREFIXED.test(name) && SWITCHES.find(...variableForms(name)) === void 0;
}

// src/core/sources/dockerfile.ts
/** Dockerfiles: the base image, the copied option files, and the flags of the command. */
/** More instructions than anybody writes. */
const MOST_INSTRUCTIONS = 2e3;
const LONGEST_LINE = 1e4;
/** Reads a Dockerfile that is no part of a compose file. Files that it copies are looked for from its own folder. */
const readDockerfileServers = (text, file, reader) => {
	const { image, options, flags, problems, warnings } = readDockerfile(text, file, {
		context: folderAt(file),
		reader: within(reader, file),
		variables: /* @__PURE__ */ new Map()
	});
	if (!(image !== void 0 && holdsServer(image.value))) return {
		servers: [],
		problems: [],
		warnings: []
	};
	return {
		servers: [{
			at: "",
			file,
			line: image.line,
			options: [...options, ...flags],
			image
		}],
		problems,
		warnings
	};
};
function folderAt(file) {
	return file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : ".";
}
/** Reads the last stage of a Dockerfile, or the stage that it begins with. */
function readDockerfile(text, file, { context, reader, variables }) {
	const stages = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	let stage = EMPTY;
	for (const instruction of instructionsOf(text)) {
		const { name, rest, line } = instruction;
		if (name === "ARG") {
			const [, variable = "", value] = /^([A-Za-z_]\w*)(?:=["']?(.*?)["']?)?$/.exec(rest) ?? [];
			const given = variables.get(variable) ?? value;
			if (given !== void 0) known.set(variable, given);
		} else if (name === "FROM") {
			const [written = "", as, alias] = argumentsOf(rest);
			const image = interpolate(written, known);
			stage = (image === void 0 ? void 0 : stages.get(image.toLowerCase())) ?? {
				...EMPTY,
				image: image === void 0 ? void 0 : {
					value: image,
					file,
					line
				}
			};
			if (as?.toLowerCase() === "as" && alias !== void 0) stages.set(alias.toLowerCase(), stage);
		} else {
			const next = stageAfter(stage, instruction, file);
			for (const [alias, held] of stages) if (held === stage) stages.set(alias, next);
			stage = next;
		}
	}
	const mounts = stage.copied.map((copy) => ({
		...copy,
		from: { path: joinPath(`${context}/`, copy.from) }
	}));
	return {
		...readMountedFiles(mounts, file, reader),
		image: stage.image,
		flags: optionsOfArguments([...stage.entrypoint, ...stage.command])
	};
}
const EMPTY = {
	image: void 0,
	copied: [],
	entrypoint: [],
	command: []
};
function stageAfter(stage, { name, rest, line }, file) {
	const located = () => commandOf$1(rest).map((value) => ({
		value,
		file,
		line
	}));
	if (name === "CMD") return {
		...stage,
		command: located()
	};
	if (name === "ENTRYPOINT") return {
		...stage,
		entrypoint: isPlain(rest) ? [] : located()
	};
	if (name !== "COPY" && name !== "ADD" || /(?:^|\s)--from=/.test(rest)) return stage;
	const words = argumentsOf(rest);
	const target = words.at(-1) ?? "";
	const copied = words.slice(0, -1).map((from) => ({
		from: from.replace(/\/\*[^/]*$/, ""),
		target,
		line
	}));
	return {
		...stage,
		copied: [...stage.copied, ...copied]
	};
}
/** An entry point of an image of servers, which passes the flags on. */
function isPlain(rest) {
	return /docker-entrypoint\.sh/.test(rest);
}
/** The words of `CMD ["mysqld", "--flag"]`, or of a command for the shell without anything of a script. */
function commandOf$1(rest) {
	if (rest.startsWith("[")) return listOf$1(rest);
	return /[;&|<>`$()]/.test(rest) ? [
		"sh",
		"-c",
		rest
	] : wordsOf(rest);
}
function listOf$1(rest) {
	return [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) => word.replace(/\\(.)/g, "$1"));
}
/** Without flags such as --chown; as words, or as a list in brackets. */
function argumentsOf(rest) {
	const words = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
	return words[0]?.startsWith("[") ? listOf$1(rest) : words;
}
/** Lines that end in a backslash go on; comments between them do not count. */
function instructionsOf(text) {
	const instructions = [];
	let [open, start] = ["", 0];
	for (const [index, raw] of text.split("\n").entries()) {
		if (instructions.length >= MOST_INSTRUCTIONS) break;
		const line = raw.trim();
		if (line.startsWith("#") || raw.length > LONGEST_LINE || open.length > LONGEST_LINE) continue;
		if (open === "") start = index + 1;
		open += line.endsWith("\\") ? `${line.slice(0, -1)} ` : line;
		if (line.endsWith("\\")) continue;
		const [, name, rest] = /^([A-Za-z]+)\s+(\S.*)$/.exec(open) ?? [];
		if (name !== void 0 && rest !== void 0) instructions.push({
			name: name.toUpperCase(),
			rest,
			line: start
		});
		open = "";
	}
	return instructions;
}

// src/core/sources/compose.ts
/**
* Servers that compose files configure: flags of a service's command, and the option files that are mounted into it.
*/
/** Variables of an image's environment that hold flags of its server. */
const FLAG_VARIABLES = ["MYSQL_EXTRA_FLAGS", "MARIADB_EXTRA_FLAGS"];
/**
* Reads a compose file: each service that is a server, with the option files that are mounted into it and then the
* flags of its command. Variables have the values of the file `.env` next to it, or their defaults; a shell's are
* unknown.
*/
const readComposeServers = (text, file, reader) => {
	const { file: compose, problems } = openCompose(text, file, within(reader, file));
	if (compose === void 0) return {
		servers: [],
		problems,
		warnings: []
	};
	const read = [];
	let [serversLeft, optionsLeft] = [MOST_SERVERS, MOST_OPTIONS];
	for (const name of Object.keys(asMap(valueAt(compose.root, compose.services)))) {
		const service = readService(name, compose);
		read.push(service);
		if (service.server === void 0) continue;
		serversLeft -= 1;
		optionsLeft -= service.server.options.length;
		if (serversLeft < 0 || optionsLeft < 0) return tooManyServers(file);
	}
	return {
		servers: read.flatMap(({ server }) => server ?? []),
		problems: [...problems, ...read.flatMap(({ problems }) => problems)],
		warnings: read.flatMap(({ warnings }) => warnings)
	};
};
const NO_SERVER = {
	server: void 0,
	problems: [],
	warnings: []
};
function readService(name, file) {
	const layers = layersOf(name, file);
	const built = buildOf(layers);
	const named = imageOf$1(layers);
	const begun = built?.image;
	const image = begun !== void 0 && holdsServer(begun.value) ? {
		...begun,
		isOpen: false
	} : named;
	const flags = [...commandOf(layers) ?? built?.flags ?? [], ...extraFlags(layers)];
	const isKnown = image !== void 0 && !image.isOpen && holdsServer(image.value);
	const mayBe = image?.isOpen === true && mayHoldServer(image.value);
	const names = flags.map((flag) => flag.name.startsWith("!") ? flag.name.slice(1) : flag.name);
	if (!isKnown && !mayBe && !(names.length > 0 && areServerVariables(names))) return NO_SERVER;
	const mounted = mountedIn(layers);
	const parts = [...built === void 0 ? [] : [built], mounted];
	const base = missingBase(layers);
	const unknown = [...base === void 0 ? [] : [unknownOption("extends", base.value, base)], ...image?.isOpen === true ? [unknownOption("image", image.value, image)] : []];
	const options = [
		...parts.flatMap((part) => part.options),
		...flags,
		...unknown
	];
	return {
		server: {
			at: unmask(name, file.source.expressions),
			file: file.source.file,
			line: keyLineOf(layers),
			options,
			image: image?.isOpen === true ? void 0 : image
		},
		problems: parts.flatMap(({ problems }) => problems),
		warnings: parts.flatMap(({ warnings }) => warnings)
	};
}
function keyLineOf([layer]) {
	return layer === void 0 ? 1 : layer.file.source.tree.keyPositionOf(layer.path).line;
}
function imageOf$1(layers) {
	const layer = layerWith(layers, "image");
	return layer && filledAt(layer, [...layer.path, "image"]);
}
function buildOf(layers) {
	const layer = layerWith(layers, "build");
	if (layer === void 0) return void 0;
	const { file, path } = layer;
	const here = [...path, "build"];
	const build = valueAt(file.root, here);
	const textAt = (key) => filledAt(layer, isMap(build) ? [...here, key] : key === "context" ? here : [...here, key]);
	const [context, name, target] = [
		"context",
		"dockerfile",
		"target"
	].map((key) => textAt(key));
	if (context?.isOpen === true || name?.isOpen === true || target?.isOpen === true) return void 0;
	const folder = joinPath(file.source.file, context?.value ?? ".");
	const dockerfile = joinPath(`${folder}/`, name?.value ?? "Dockerfile");
	const read = file.reader.file(dockerfile, dockerfile);
	if (read.kind !== "text") return void 0;
	return readDockerfile(read.text, dockerfile, {
		context: folder,
		reader: file.reader,
		variables: pairsAt(layer, [...here, "args"])
	});
}
/** Names and values of a map, or of a list of `NAME=VALUE`; open ones are left out. */
function pairsAt(layer, path) {
	return new Map([...locatedPairs(layer, path)].flatMap(([name, each]) => each.isOpen ? [] : [[name, each.value]]));
}
function locatedPairs(layer, path) {
	const value = valueAt(layer.file.root, path);
	const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(asMap(value));
	return new Map(keys.flatMap((key) => {
		const text = filledAt(layer, [...path, key]);
		if (text === void 0) return [];
		if (typeof key === "string") return [[key, text]];
		const [, name, own] = /^([^=]+)=(.*)$/s.exec(text.value) ?? [];
		return name === void 0 || own === void 0 ? [] : [[name, {
			...text,
			value: own
		}]];
	}));
}
function extraFlags(layers) {
	const found = layers.toReversed().map((layer) => locatedPairs(layer, [...layer.path, "environment"]));
	const variables = new Map(found.flatMap((pairs) => [...pairs]));
	return FLAG_VARIABLES.flatMap((name) => {
		const text = variables.get(name);
		return text === void 0 ? [] : optionsOfArguments(wordsOf(text.value).map((value) => ({
			...text,
			value
		})));
	});
}
/** Flags of the entry point and the command; undefined if the service has neither. */
function commandOf(layers) {
	const places = ["entrypoint", "command"].flatMap((key) => {
		const layer = layerWith(layers, key);
		return layer === void 0 ? [] : [{
			layer,
			path: [...layer.path, key]
		}];
	});
	const [first] = places;
	if (first === void 0) return void 0;
	const { commands } = first.layer.file;
	const key = JSON.stringify(places.map(({ layer, path }) => [layer.file.source.file, path]));
	const options = commands.get(key) ?? optionsOfArguments(places.flatMap(({ layer, path }) => wordsAt$1(layer, path)));
	commands.set(key, options);
	return options;
}
function wordsAt$1(layer, path) {
	const { source, root } = layer.file;
	const value = valueAt(root, path);
	if (Array.isArray(value)) return asList(value).flatMap((_, index) => filledAt(layer, [...path, index]) ?? []);
	const text = source.tree.textOf(path);
	if (text === void 0) return [];
	let line = valueLine(source, path);
	return rawWords(text).flatMap((word) => {
		line = lineWith(word, source.lines, line);
		const filled = filledAt(layer, path, word, line);
		if (filled === void 0) return [];
		return word.startsWith("$") ? wordsOf(filled.value).map((value) => ({
			...filled,
			value
		})) : [filled];
	});
}
/** A blank inside `${NAME:-two words}` separates nothing. */
function rawWords(text) {
	const joined = text.replace(/\$\{[^{}]*\}/g, (variable) => variable.replaceAll(" ", "\0"));
	return wordsOf(joined).map((word) => word.replaceAll("\0", " "));
}
/**
* The line of a word of a text, at or after that of the previous word; the previous line if no line has the word as it
* is.
*/
function lineWith(word, lines, from) {
	const [name = word] = word.split("=");
	for (let line = from; line <= lines.length && line < from + MOST_LINES; line++) if (lines[line - 1]?.includes(name) === true) return line;
	return from;
}
/** Between one word of a command and the next. */
const MOST_LINES = 100;
/** Mounts of the nearer service replace others at the same target. */
function mountedIn(layers) {
	const mounts = layers.toReversed().flatMap((layer) => [...mountsAt(layer, "volumes", mountOf), ...mountsAt(layer, "configs", configOf)]);
	const byTarget = new Map(mounts.map((mount) => [mount.target.replace(/\/$/, ""), mount]));
	const [layer] = layers;
	if (layer === void 0) return {
		options: [],
		problems: [],
		warnings: []
	};
	return readMountedFiles([...byTarget.values()], layer.file.source.file, layer.file.reader);
}
function mountsAt(layer, key, read) {
	const here = [...layer.path, key];
	return asList(valueAt(layer.file.root, here)).flatMap((_, index) => read(layer, [...here, index]) ?? []);
}
/** `./my.cnf:/etc/mysql/conf.d/my.cnf:ro`, or a map. A name without a slash is that of a volume. */
function mountOf(layer, path) {
	const isLong = isMap(valueAt(layer.file.root, path));
	const short = isLong ? void 0 : filledAt(layer, path);
	const [from, target] = isLong ? ["source", "target"].map((key) => filledAt(layer, [...path, key])?.value) : short?.value.split(":") ?? [];
	if (from === void 0 || target === void 0 || !/^[.~]|\//.test(from) || !isServersPlace(target)) return void 0;
	return {
		from: { path: placeOf$3(from, layer) },
		target,
		line: short?.line ?? valueLine(layer.file.source, path)
	};
}
function placeOf$3(path, { file }) {
	return /^[/~]/.test(path) ? path : joinPath(file.source.file, path);
}
/** A config of the file's own, by its name: a file or a text. */
function configOf(layer, path) {
	const { root, source } = layer.file;
	const value = valueAt(root, path);
	const name = isMap(value) ? value.source : value;
	if (typeof name !== "string") return void 0;
	const target = isMap(value) && typeof value.target === "string" ? value.target : `/${name}`;
	if (!isServersPlace(target)) return void 0;
	const here = ["configs", name];
	const line = valueLine(source, path);
	const from = filledAt(layer, [...here, "file"]);
	if (from !== void 0) return {
		from: { path: placeOf$3(from.value, layer) },
		target,
		line
	};
	const text = source.tree.textOf([...here, "content"]);
	if (text === void 0) return {
		from: { name },
		target,
		line
	};
	return {
		from: {
			text,
			lineOf: textLines(source, [...here, "content"])
		},
		target,
		line
	};
}

// src/core/sources/led-to.ts
/**
* Files that another file leads to, such as those that a compose file mounts: the limit for reading them, and failures.
*/
/** Limit for the characters of all files that one file leads to, counted at each read. */
const MOST_CHARACTERS_LED_TO = 2 * LARGEST_OPTION_FILE_BYTES;
/** @param top the file that leads to the others */
function limitReader(reader, top) {
	const problems = /* @__PURE__ */ new Map();
	let charactersLeft = MOST_CHARACTERS_LED_TO;
	const noted = (path, reading) => {
		if (reading.kind === "too-large" || reading.kind === "binary" || reading.kind === "unreadable") {
			const { found, allowed } = whyUnusable(reading, reader.rootOf(top), "a file");
			problems.set(path, {
				file: path,
				line: 1,
				path: "",
				found: `a file ${found}`,
				allowed
			});
		}
		if (reading.kind !== "text") return reading;
		charactersLeft -= reading.text.length;
		if (charactersLeft >= 0) return reading;
		const found = `files that it leads to, of more than ${MOST_CHARACTERS_LED_TO} characters`;
		problems.set("", {
			file: top,
			line: 1,
			path: "",
			found,
			allowed: "fewer, or smaller ones"
		});
		return { kind: "absent" };
	};
	return {
		reader: {
			...reader,
			file: (path, from) => noted(path, reader.file(path, from))
		},
		problems: () => [...problems.values()]
	};
}

// src/core/sources/managed-servers.ts
/** Managed servers: settings that only the cloud service has, formulas, and the version that a family names. */
/** Settings of a service. */
const SERVICE_SETTING = /^(?:rds|aurora|awsdms|cloudsql|azure|innodb_aurora|server_audit_events)[._]/i;
/** Variables that no server takes as an option of this name, with the option that sets them; undefined: none does. */
const OPTION_OF = {
	"time-zone": "default-time-zone",
	"character-set-client": void 0,
	"character-set-connection": void 0,
	"character-set-database": void 0,
	"character-set-results": void 0,
	"collation-connection": void 0,
	"collation-database": void 0
};
/**
* A cloud's server as one that we can start: its family becomes an image, its formulas become values, and settings of
* the service become unknown. A self-managed server stays as it is.
*/
function asManaged(server, memoryBytes) {
	const { family } = server;
	if (family === void 0) return {
		server,
		warnings: []
	};
	const warnings = server.options.filter(({ name }) => SERVICE_SETTING.test(name)).map(({ name, file, line }) => ({
		code: "managed-setting",
		file,
		line,
		directive: name
	}));
	if (/^aurora/i.test(family.value)) warnings.push({
		code: "managed-storage",
		...placeOf$2(family),
		directive: family.value
	});
	const options = server.options.map((option) => asOption(option, memoryBytes));
	return {
		server: {
			...server,
			options,
			image: server.image ?? imageOf(family)
		},
		warnings
	};
}
function placeOf$2({ file, line }) {
	return {
		file,
		line
	};
}
function asOption(option, memoryBytes) {
	const { name, value = "" } = option;
	if (isUnread(option)) return option;
	if (SERVICE_SETTING.test(name)) return unknownOption(name, value, option);
	const [form = name] = optionForms(name);
	if (Object.hasOwn(OPTION_OF, form)) {
		const other = OPTION_OF[form];
		return other === void 0 ? unknownOption(name, value, option) : {
			...option,
			name: other
		};
	}
	if (!isRdsFormula(value)) return option;
	const memory = memoryBytes === void 0 ? void 0 : BigInt(memoryBytes);
	const computed = computeRdsFormula(value, { memory });
	return computed === void 0 ? unknownOption(name, value, option) : {
		...option,
		value: String(computed)
	};
}
/** `mysql8.0`, `aurora-mysql5.7`, `MYSQL_8_0_36` or `mariadb10.11` as the image of that version. */
function imageOf({ value, file, line }) {
	const [, product, version] = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)/i.exec(value) ?? [];
	if (product === void 0 || version === void 0) return void 0;
	return {
		value: `${product.toLowerCase()}:${version.replaceAll("_", ".")}`,
		file,
		line
	};
}

// src/core/sources/manifest-objects.ts
/** All objects of the documents, including those in lists and in YAML that is a text inside them. */
function objectsOf(documents, file) {
	const lines = documents.text.split("\n");
	const { expressions } = documents;
	return documents.documents.flatMap((tree) => objectsIn({
		tree,
		file,
		lines,
		lineOf: (line) => line,
		expressions
	}, [], tree.value)).flatMap((top) => [top, ...textsOf(top).flatMap((path) => objectsInText(top, path))]);
}
/** Keys of lists of objects. */
const LISTS = ["items", "objects"];
function objectsIn(source, path, value) {
	const map = asMap(value);
	const [kind, api, name, namespace] = [
		["kind"],
		["apiVersion"],
		["metadata", "name"],
		["metadata", "namespace"]
	].map((keys) => asName(valueAt(map, keys)));
	const isObject = kind !== void 0 && api !== void 0;
	const key = isObject && /^(?:Template|\w*List)$/.test(kind) ? LISTS.find((list) => Array.isArray(map[list])) : void 0;
	if (key !== void 0) return asList(map[key]).flatMap((item, index) => objectsIn(source, [
		...path,
		key,
		index
	], item));
	const group = api?.includes("/") ? api.replace(/\/.*$/s, "") : "";
	return [{
		source,
		path,
		value: map,
		kind: isObject ? kind : void 0,
		api: group,
		name,
		namespace
	}];
}
const LONGEST_NAME = 300;
/** A word that names something, without expressions of a template. */
function asName(value) {
	if (typeof value !== "string" || value.length > LONGEST_NAME) return void 0;
	const name = withoutMasks(value).replace(/^[-.]+|[-.]+$/g, "");
	return name === "" ? void 0 : name;
}
/** Paths of all texts in an object. */
function* textPaths(value, path) {
	if (typeof value === "string") yield {
		path,
		text: value
	};
	else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textPaths(item, [...path, index]);
	else for (const [key, item] of Object.entries(asMap(value))) yield* textPaths(item, [...path, key]);
}
function textsOf({ value, path }) {
	return [...textPaths(value, path)].filter(({ text }) => hasServerGroup(text) && !isOptionText(text) && textOfScript(text) === void 0).map((each) => each.path);
}
/**
* Objects of a text that is YAML itself, such as the values of a chart in an application of Argo CD; none for all
* others.
*/
function objectsInText(around, path) {
	const text = around.source.tree.textOf(path) ?? "";
	const { documents, problems } = readYamlDocuments(text, around.source.file);
	if (problems.length > 0) return [];
	const lineOf = textLines(around.source, path);
	const { file, expressions } = around.source;
	return documents.map((tree) => ({
		tree,
		file,
		lines: text.split("\n"),
		lineOf,
		expressions
	})).flatMap((source) => objectsIn(source, [], source.tree.value)).map((object) => ({
		...object,
		name: object.name ?? around.name,
		namespace: object.namespace ?? around.namespace
	}));
}

// src/core/sources/manifest-files.ts
/** Objects that hold files for others, such as ConfigMaps: their files that configure a server. */
/** @param isRead whether a server of the file takes the object's keys for variables */
function filePartsOf(object, isRead) {
	return (FILE_KINDS[object.kind ?? ""] ?? []).flatMap((section) => partsIn(object, [...object.path, section], isRead));
}
function partsIn(object, path, isRead) {
	const data = asMap(valueAt(object.source.tree.value, path));
	const parts = Object.entries(data).flatMap(([key, value]) => {
		const part = typeof value === "string" && key !== "_include" ? partAt(object, [...path, key], value) : void 0;
		return part === void 0 ? [] : [{
			...part,
			object,
			key
		}];
	});
	if (parts.length > 0) return parts;
	const names = Object.keys(data).filter((key) => key !== INCLUDE_KEY);
	return areServerVariables(names) || isRead && names.every((name) => OPTION_NAME.test(name)) ? [variablesIn(object, path)] : [];
}
function variablesIn(object, path) {
	const { source } = object;
	const variables = variablesPart(source, path, (key) => key === INCLUDE_KEY);
	const include = [...path, INCLUDE_KEY];
	const parts = source.tree.textOf(include) === void 0 ? [variables] : [variables, textPart(source, include)];
	return {
		path,
		line: variables.line,
		options: parts.flatMap(({ options }) => options),
		problems: parts.flatMap(({ problems }) => problems),
		warnings: parts.flatMap(({ warnings }) => warnings),
		object,
		key: void 0
	};
}
/**
* Files that a server gets from other objects, in the order in which it reads them. `copied`: from another container.
*/
function mountedFiles(mounts, namespace, files) {
	const found = mounts.flatMap((mount) => files.filter((file) => isMounted(file, mount, namespace)).map((file) => ({
		file,
		target: targetOf(file, mount)
	})));
	const inOrder = found.flatMap(({ file, target }) => target === void 0 ? [] : [{
		file,
		target
	}]).toSorted((one, other) => compareWords(orderOf(one.target), orderOf(other.target)));
	return {
		read: [...new Set(inOrder.map(({ file }) => file))],
		copied: [...new Set(found.flatMap(({ file, target }) => target === void 0 ? [file] : []))]
	};
}
function isMounted({ object, key }, mount, namespace) {
	if (object.kind !== mount.kind || object.name !== mount.name) return false;
	if ((object.namespace ?? namespace) !== (namespace ?? object.namespace)) return false;
	return mount.keys === void 0 || key === void 0 || mount.keys.includes(key);
}
function targetOf({ key = "" }, { target }) {
	return target?.endsWith("/") ? target + key : target;
}
/** The main file comes first, as it includes the directories, whose files come by name. */
function orderOf(target) {
	return `${/\.d\/[^/]*$/.test(target) ? 1 : 0}${target.split("/").at(-1) ?? ""}`;
}
function compareWords(one, other) {
	return one < other ? -1 : one > other ? 1 : 0;
}

// src/core/sources/manifest-flags.ts
const COMMAND_KEYS = ["command", "args"];
/** Whether a map has a command or its arguments. */
function hasCommand(value) {
	return COMMAND_KEYS.some((key) => asMap(value)[key] !== void 0 && asMap(value)[key] !== null);
}
/** The flags of the container at a path: those of its command, and then of its arguments. */
function flagsOfContainer(source, path) {
	return part(source, COMMAND_KEYS.map((key) => [...path, key]).find((each) => source.tree.has(each)) ?? path, COMMAND_KEYS.flatMap((key) => wordsAt(source, [...path, key])));
}
/** Flags in one text next to an option file, by the keys that charts have for them. */
function flagsBeside(source, path) {
	const here = FLAGS_KEYS.map((key) => [...path, key]).find((each) => writtenAt(source, each) !== void 0);
	if (here === void 0) return void 0;
	const words = (writtenAt(source, here) ?? "").split(/\s+/).filter((word) => word !== "");
	const line = valueLine(source, here);
	return part(source, here, words.map((value) => ({
		value,
		file: source.file,
		line
	})));
}
/** The words of a list, or of a text; variables of the container's own environment are filled in. */
function wordsAt(source, path) {
	const value = valueAt(source.tree.value, path);
	const paths = Array.isArray(value) ? asList(value).map((_, index) => [...path, index]) : [path];
	const environment = environmentOf(source, path.slice(0, -1));
	return paths.flatMap((each) => {
		const word = writtenAt(source, each);
		if (word === void 0) return [];
		return [{
			value: fillIn(word, environment),
			file: source.file,
			line: valueLine(source, each)
		}];
	});
}
function environmentOf(source, path) {
	const here = [...path, "env"];
	const pairs = asList(valueAt(source.tree.value, here)).flatMap((_, index) => {
		const [name, value] = ["name", "value"].map((key) => knownText(source, [
			...here,
			index,
			key
		])?.value);
		return name === void 0 || value === void 0 ? [] : [[name, value]];
	});
	return new Map(pairs);
}
/** `$(NAME)` as Kubernetes replaces it, if the container defines it; `$$(NAME)` is no variable. */
function fillIn(word, environment) {
	let room = LONGEST_FILLED;
	return word.replace(/\$\$|\$\(([A-Za-z_][\w.-]*)\)/g, (written, name) => {
		if (name === void 0) return "$";
		const value = environment.get(name) ?? written;
		room -= value.length;
		return room < 0 ? written : value;
	});
}
function part(source, path, words) {
	return {
		path,
		line: keyLine(source, path),
		options: optionsOfArguments(words),
		problems: [],
		warnings: []
	};
}

// src/core/sources/manifest-images.ts
/** Images of servers in manifests and in the values of charts, as one text or in parts. */
/** The image that the map at a path names; undefined if it names none. */
function imageIn(source, path) {
	const here = [...path, "image"];
	const value = valueAt(source.tree.value, here);
	return isMap(value) ? imageOfParts(source, here) : value === void 0 ? void 0 : imageOfText(source, path, here);
}
function imageOfText(source, around, path) {
	return joined$1(source, [], path, [...around, "imageTag"], []);
}
function imageOfParts(source, path) {
	const [registry, repository, tag, digest] = [
		"registry",
		"repository",
		"tag",
		"digest"
	].map((key) => [...path, key]);
	const name = repository ?? path;
	if (writtenAt(source, name) === void 0) return void 0;
	return joined$1(source, registry ?? [], name, tag ?? [], digest ?? []);
}
function joined$1(source, registry, name, tag, digest) {
	const paths = [
		registry,
		name,
		tag,
		digest
	].map((path) => path.length === 0 ? void 0 : path);
	const written = paths.map((path) => path === void 0 ? void 0 : writtenAt(source, path));
	const known = paths.map((path) => path === void 0 ? void 0 : knownText(source, path));
	const join = ([host, path = "", version, hash]) => [
		host === void 0 ? "" : `${host}/`,
		path,
		version === void 0 ? "" : `:${version}`,
		hash ? `@${hash}` : ""
	].join("");
	const open = written.findIndex((text, index) => text !== void 0 && known[index] === void 0);
	if (open >= 0) return {
		kind: "open",
		image: located$1(join(written), source, paths[open] ?? name)
	};
	const image = join(known.map((text) => text?.value));
	const place = known[3] ?? known[2] ?? known[1];
	if (place === void 0 || !holdsServer(image)) return { kind: "other" };
	return {
		kind: "server",
		image: {
			...place,
			value: image
		}
	};
}
/** The image of the nearest map around a path that names a server's; undefined if none does. */
function imageAround(source, path, top) {
	for (let length = path.length - 1; length >= top.length; length--) {
		const named = imageIn(source, path.slice(0, length));
		if (named?.kind === "server") return named.image;
		if (named?.kind === "open" && mayHoldServer(named.image.value)) return named.image;
	}
}

// src/core/sources/manifest-pods.ts
/** Containers of a kind that runs pods, without those that end before the others start. */
function containersOf(object) {
	const spec = POD_KINDS[object.kind ?? ""];
	if (spec === void 0) return [];
	const path = [...object.path, ...spec];
	const pod = asMap(valueAt(object.source.tree.value, path));
	return asList(pod.containers).map((container, index) => ({
		path: [
			...path,
			"containers",
			index
		],
		name: textOf$2(asMap(container).name),
		mounts: asList(pod.volumes).flatMap((volume) => mountsOf(asMap(volume), asMap(container)))
	}));
}
function textOf$2(value) {
	return typeof value === "string" ? value : void 0;
}
/** Files from objects in a volume, at each place where the container has it. */
function mountsOf(volume, container) {
	const places = asList(container.volumeMounts).map(asMap).filter((mount) => textOf$2(mount.name) !== void 0 && mount.name === volume.name);
	return sourcesOf(volume).flatMap((source) => {
		if (places.length === 0) return [{
			...source,
			target: void 0
		}];
		return places.flatMap((place) => placed(source, place));
	});
}
function sourcesOf(volume) {
	return [volume, ...asList(asMap(volume.projected).sources).map(asMap)].flatMap((source) => [
		...filesOf("ConfigMap", source.configMap, "name"),
		...filesOf("Secret", source.secret, "secretName"),
		...filesOf("Secret", source.secret, "name")
	]);
}
function filesOf(kind, value, nameKey) {
	const name = textOf$2(asMap(value)[nameKey]);
	if (name === void 0 || !Object.hasOwn(FILE_KINDS, kind)) return [];
	const items = asMap(value).items;
	const pairs = asList(items).map((item) => [textOf$2(asMap(item).key) ?? "", textOf$2(asMap(item).path) ?? ""]);
	return [{
		kind,
		name,
		keys: Array.isArray(items) ? pairs.map(([key]) => key) : void 0,
		paths: new Map(pairs)
	}];
}
function placed({ kind, name, keys, paths }, place) {
	const target = textOf$2(place.mountPath) ?? "";
	const subPath = textOf$2(place.subPath);
	if (subPath === void 0) return [{
		kind,
		name,
		keys,
		target: `${target}/`
	}];
	const key = [...paths].find(([, path]) => path === subPath)?.[0] ?? subPath;
	return keys === void 0 || keys.includes(key) ? [{
		kind,
		name,
		keys: [key],
		target
	}] : [];
}

// src/core/sources/manifest-servers.ts
/** Servers of a file's objects, put together from their parts. */
/** Pods may mount the same files in any number, and each pod is a server with all their options. */
const MOST_USES = 2e3;
/** Servers in the order of their lines; undefined if there are implausibly many. */
function serversOf$1(objects) {
	const users = objects.flatMap((object) => [...usersInPod(object), ...usersOfKind(object)]);
	if (users.length > MOST_USES) return void 0;
	const readAsVariables = new Set(users.flatMap(({ takesVariables, mounts }) => takesVariables ? mounts.map(({ kind, name }) => `${kind}/${name}`) : []));
	const files = objects.flatMap((object) => filePartsOf(object, readAsVariables.has(`${object.kind}/${object.name}`)));
	const byObject = Map.groupBy(files, ({ object: { kind, name } }) => `${kind}/${name}`);
	const mounted = [];
	let optionsLeft = MOST_OPTIONS;
	for (const user of users) {
		const near = [...new Set(user.mounts.map(({ kind, name }) => `${kind}/${name}`))].flatMap((key) => byObject.get(key) ?? []);
		const { read, copied } = mountedFiles(user.mounts, user.object.namespace, near);
		for (const { options } of [
			...read,
			...copied,
			...user.own
		]) optionsLeft -= options.length + 1;
		if (optionsLeft < 0 || near.length * user.mounts.length > 2e5) return void 0;
		if (isServer(user, read)) mounted.push({
			user,
			read,
			copied
		});
	}
	const uses = usesOf(mounted);
	const used = new Set(mounted.flatMap(({ read, copied }) => [...read, ...copied]));
	return [
		...mounted.flatMap((each) => serversOfUser(each, uses)),
		...files.filter((file) => !used.has(file)).map((file) => ({
			...file,
			names: namesOfFile(file),
			image: void 0
		})),
		...objects.flatMap(otherServers),
		...serversOfSettings(objects)
	].toSorted((one, other) => one.line - other.line);
}
/** How many servers have files of an object. */
function usesOf(mounted) {
	const objects = mounted.flatMap(({ read, copied }) => [...new Set([...read, ...copied].map(({ object }) => object))]);
	return new Map([...Map.groupBy(objects, (object) => object)].map(([object, { length }]) => [object, length]));
}
function isServer({ isServer: isKnown, own }, read) {
	return isKnown || read.length > 0 || areServerVariables(own.flatMap(namesIn));
}
function namesIn({ options }) {
	return options.map(({ name }) => name.startsWith("!") ? name.slice("!".length) : name);
}
function usersInPod(object) {
	const { source } = object;
	return containersOf(object).flatMap(({ path, name, mounts }) => {
		const named = imageIn(source, path);
		if (named?.kind === "other") return [];
		const container = asMap(valueAt(source.tree.value, path));
		return [{
			object,
			names: namesOf(object, name === void 0 ? [] : [name]),
			line: keyLine(source, path),
			own: hasCommand(container) ? [flagsOfContainer(source, path)] : [],
			mounts,
			image: named?.image,
			isServer: named !== void 0 && holdsServer(named.image.value),
			takesVariables: false
		}];
	});
}
function ruleOf({ kind = "", api }) {
	return SERVER_KINDS.find((rule) => rule.kinds.includes(kind) && rule.api.test(api));
}
/** The first of several paths at which there is a text that is known. */
function firstText({ source, path, value }, patterns) {
	return patterns.flatMap((pattern) => pathsTo(value, pattern, path)).map((each) => knownText(source, each)).find((text) => text !== void 0);
}
function usersOfKind(object) {
	const rule = ruleOf(object);
	if (rule === void 0) return [];
	const family = firstText(object, rule.family ?? []);
	if (family !== void 0 && !OUR_FAMILY.test(family.value)) return [];
	const texts = handledPaths(object, rule.texts).filter((path) => typeof valueAt(object.source.tree.value, path) === "string");
	const own = [...texts.map((path) => textPart(object.source, path)), ...handledPaths(object, rule.variables).map((path) => variablesPart(object.source, path))];
	return [{
		object,
		names: namesOf(object, []),
		line: own[0]?.line ?? keyLine(object.source, [...object.path, "kind"]),
		own,
		mounts: texts.length > 0 ? [] : readsOf(object, rule),
		image: imageOfKind(object, rule),
		family,
		isServer: family !== void 0 || rule.family === void 0 && (rule.isServer || own.length > 0),
		takesVariables: rule.texts === void 0 && rule.variables === void 0
	}];
}
function handledPaths({ value, path }, patterns = []) {
	return patterns.flatMap((pattern) => pathsTo(value, pattern, path));
}
function readsOf(object, { reads = [] }) {
	return reads.flatMap(({ kind, at, key, suffix = "" }) => {
		const name = firstText(object, [at])?.value;
		const file = key === void 0 ? void 0 : firstText(object, [key])?.value;
		return name === void 0 ? [] : [{
			kind,
			name: name + suffix,
			keys: file === void 0 ? void 0 : [file],
			target: "/"
		}];
	});
}
function imageOfKind(object, { image, version }) {
	for (const path of handledPaths(object, image)) {
		const named = imageIn(object.source, path);
		if (named !== void 0 && named.kind !== "other") return named.image;
	}
	const written = version === void 0 ? void 0 : firstText(object, [version.at]);
	return version === void 0 || written === void 0 ? void 0 : {
		...written,
		value: `${version.image}:${written.value}`
	};
}
function serversOfUser({ user, read, copied }, uses) {
	const { image, family, own } = user;
	const whole = {
		...merged$1([...read, ...own], user.line),
		names: namesWith(user, read, uses),
		image,
		family
	};
	const parts = copied.map((file) => ({
		...merged$1([file, ...own], file.line),
		names: namesOfFile(file),
		image,
		family
	}));
	return read.length > 0 || copied.length === 0 ? [whole, ...parts] : parts;
}
/** @param line used if there is no part */
function merged$1(parts, line) {
	return {
		line: parts[0]?.line ?? line,
		options: parts.flatMap(({ options }) => options),
		problems: parts.flatMap(({ problems }) => problems),
		warnings: parts.flatMap(({ warnings }) => warnings)
	};
}
/** A server is named after the one object that only it reads, else after itself. */
function namesWith(user, read, uses) {
	const [first, ...others] = read;
	if (first === void 0 || others.some(({ object }) => object !== first.object) || uses.get(first.object) !== 1) return user.names;
	return others.length === 0 ? namesOfFile(first) : namesOf(first.object, []);
}
function namesOfFile({ object, key }) {
	return namesOf(object, key === void 0 ? [] : [key]);
}
/** Names of something in an object: the object's, with the inner one's if that is not enough. */
function namesOf({ kind, name, namespace }, inner) {
	const own = name ?? kind ?? "";
	const joined = inner.map((each) => own === "" ? each : `${own}.${each}`);
	const longest = joined.at(-1) ?? own;
	const names = [
		own,
		...joined,
		kind === void 0 ? longest : `${kind}/${longest}`
	];
	return namespace === void 0 ? names : [...names, `${namespace}/${kind ?? ""}/${longest}`];
}
/** Servers of an object besides that of its kind: parts anywhere in it. */
function otherServers(object) {
	const { kind = "", source, path, value } = object;
	const isOther = [POD_KINDS, FILE_KINDS].some((kinds) => Object.hasOwn(kinds, kind)) || CLIENT_KINDS.includes(kind);
	const rule = ruleOf(object);
	const family = firstText(object, rule?.family ?? []);
	if (isOther || family !== void 0 && !OUR_FAMILY.test(family.value)) return [];
	const handled = new Set([...handledPaths(object, rule?.texts), ...handledPaths(object, rule?.variables)].map((each) => each.join("\n")));
	const isDefinition = ([key]) => typeof key === "string" && DEFINITIONS_KEY.test(key);
	const isPassedOver = (each) => isDefinition(each.slice(path.length)) || handled.size > 0 && handled.has(each.join("\n"));
	const values = [...valuesOf(value, path, isPassedOver)];
	const configured = groupParts(values.flatMap((each) => partsOf(object, each)), object).map((part) => ({
		...merged$1([part], part.line),
		names: namesInside(object, part.path),
		image: imageAround(source, [...part.path, ""], path)
	}));
	const paths = rule === void 0 ? values.flatMap((each) => isMap(each.value) ? [each.path] : []) : [];
	return [...configured, ...serversOfImages(object, paths, new Set(configured.map(({ image }) => image?.line)))];
}
/** Servers for which a chart’s values give only the image. @param lines of images that other servers have */
function serversOfImages(object, paths, lines) {
	return paths.flatMap((path) => {
		const named = imageIn(object.source, path);
		if (named?.kind !== "server" || lines.has(named.image.line)) return [];
		const here = [...path, "image"];
		return {
			...merged$1([], keyLine(object.source, here)),
			names: namesInside(object, here),
			image: named.image
		};
	});
}
function partsOf(object, { path, value }) {
	const { source } = object;
	const part = partAt(object, path, value);
	if (part !== void 0) return [part];
	const map = asMap(value);
	if (hasCommand(map) && imageIn(source, path)?.kind === "server") return [{
		...flagsOfContainer(source, path),
		path
	}];
	const flags = flagsBeside(source, path);
	if (flags === void 0 || isBesideOptions(object, path, map)) return [];
	return areServerVariables(namesIn(flags)) || imageAround(source, flags.path, object.path) !== void 0 ? [flags] : [];
}
function isBesideOptions(object, path, map) {
	return Object.entries(map).some(([key, value]) => partAt(object, [...path, key], value) !== void 0);
}
/** Files of one server as one part, and flags after the options next to them. */
function groupParts(parts, { source }) {
	return [...Map.groupBy(parts, ({ path }) => {
		const around = path.slice(0, -1);
		return (FILES_OF_ONE.includes(String(around.at(-1))) ? around : path).join("\n");
	}).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const around = first.path.slice(0, -1);
		const isOfOne = FILES_OF_ONE.includes(String(around.at(-1)));
		const flags = isOfOne ? void 0 : flagsBeside(source, around);
		const isFlags = flags?.path.join("\n") === first.path.join("\n");
		return [{
			...merged$1(flags === void 0 || isFlags ? group : [...group, flags], first.line),
			path: isOfOne ? around : first.path
		}];
	});
}
function namesInside(object, path) {
	const inside = path.slice(object.path.length);
	const start = inside.findIndex((step) => !ENCLOSING_KEYS.includes(String(step)));
	const shown = dotted(start < 0 ? inside : inside.slice(start));
	if (object.name === void 0 && object.kind === void 0) return [shown, dotted(inside)];
	const key = String(inside.findLast((step) => typeof step === "string") ?? "");
	return namesOf(object, key === shown ? [shown] : [key, shown]);
}
function dotted(path) {
	return path.map((step, index) => typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`).join("");
}
/** Servers whose variables are each an object of its own. */
function serversOfSettings(objects) {
	const settings = objects.flatMap((object) => {
		const rule = SETTING_KINDS.find(({ kinds, api }) => kinds.includes(object.kind ?? "") && api.test(object.api));
		if (rule === void 0) return [];
		const name = firstText(object, rule.name);
		const server = firstText(object, rule.server)?.value ?? object.kind ?? "";
		if (name === void 0) return [];
		const option = optionAt(object.source, [...object.path, ...rule.value], name.value);
		return [{
			server: server.split("/").at(-1) ?? server,
			option,
			line: keyLine(object.source, [...object.path, "kind"]),
			kind: object.kind
		}];
	});
	return [...Map.groupBy(settings, ({ server }) => server)].map(([server, group]) => ({
		names: [server, `${group[0]?.kind}/${server}`],
		line: group[0]?.line ?? 1,
		options: group.map(({ option }) => option),
		problems: [],
		warnings: [],
		image: void 0
	}));
}

// src/core/sources/manifests.ts
/**
* Servers that YAML files configure: manifests of Kubernetes, objects of operators and of clouds' controllers, and the
* values of charts. manifest-kinds.ts has the kinds and keys.
*/
/**
* Reads the servers of a YAML file other than a compose file: option files as texts under any key, variables as keys,
* and flags of containers, with their image. A ConfigMap and the one pod of the file that mounts it are one server.
* Base64 in Secrets, and option files that a script writes, are not read.
*/
const readManifestServers = (text, file) => {
	const documents = readYamlDocuments(text, file);
	const drafts = serversOf$1(objectsOf(documents, file));
	if (drafts === void 0 || drafts.length > 1e3) return tooManyServers(file);
	const names = chooseNames(drafts.map((draft) => draft.names));
	return {
		servers: drafts.map((draft, index) => serverOf$1(draft, names[index] ?? "", file)),
		problems: unique([...documents.problems, ...drafts.flatMap(({ problems }) => problems)]),
		warnings: unique(drafts.flatMap(({ warnings }) => warnings))
	};
};
function serverOf$1({ line, options, image, family }, at, file) {
	return {
		at,
		file,
		line,
		options,
		image,
		...family === void 0 ? {} : { family }
	};
}
/** One text may be read twice through an alias, or for two servers. */
function unique(items) {
	return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

// src/core/sources/template-conditions.ts
/** Conditional options in YAML templates: a condition around them decides whether a server has them. */
/**
* The servers with such options as unknown. A condition that decides whether the server exists at all does not count.
*/
function withConditions(read, text, file) {
	if (read.servers.length === 0 || !isTemplate(text)) return read;
	const expressions = [];
	const depths = depthsOf(maskExpressions(text, expressions).split("\n"), expressions);
	const depthAt = (line) => depths[line - 1] ?? 0;
	const sure = (server) => ({
		...server,
		options: server.options.map((option) => {
			return isUnread(option) || option.file !== file || depthAt(option.line) <= depthAt(server.line) ? option : unknownOption(option.name, option.value ?? "", option);
		})
	});
	return {
		...read,
		servers: read.servers.map(sure)
	};
}

// src/core/sources/template-files.ts
/** Option files that are templates, such as `my.cnf.j2`: values of expressions are unknown, all others are read. */
const readTemplateServers = (text, file) => {
	const { options, problems, warnings } = readEmbeddedOptions({
		text,
		file,
		key: "template",
		lineOf: (line) => line
	});
	return {
		servers: [{
			at: "",
			file,
			line: 1,
			options,
			image: void 0
		}],
		problems,
		warnings
	};
};

// src/core/sources/hcl-value.ts
/** Text of a literal as Terraform converts it; undefined for null and for numbers whose digits go on. */
function literalText(value) {
	if (value === null) return void 0;
	return isHclNumber(value) ? numberToText(value) : String(value);
}
/** Text of a value; undefined if it is none, or unknown. */
function textOf$1(value) {
	return value?.kind === "scalar" ? literalText(value.value) : void 0;
}
function isNull(value) {
	return value.kind === "scalar" && value.value === null;
}
/** Keys and values in Terraform's order: maps in the order of their keys. Undefined if it is no collection. */
function elementsOf(value) {
	if (value.kind === "list") return value.items.map((item, index) => [String(index), item]);
	if (value.kind !== "map") return void 0;
	return [...value.entries].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
}
/** Number of elements; 1 if it is no collection. */
function sizeOf(value) {
	if (value.kind === "list") return value.items.length;
	return value.kind === "map" ? value.entries.size : 1;
}

// src/core/sources/hcl-functions.ts
/** Longer lists and maps are no settings. */
const MOST_ELEMENTS = 1e4;
/** Longer texts are none either; a file has at most this many characters. */
const LONGEST_TEXT = 1024 ** 2;
/** @returns undefined if the function is unknown, or its arguments do not fit it */
function callHcl(name, values, site, spend) {
	return spend(values.reduce((sum, value) => sum + sizeOf(value), 1)) && Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(values, site, spend) : void 0;
}
const FUNCTIONS = {
	tostring: converted((value) => value === null ? null : literalText(value)),
	tonumber: converted((value) => value === null ? null : toNumber(value)),
	tobool: converted((value) => value === null ? null : toBoolean(value)),
	lower: ofText((text) => text.toLowerCase()),
	upper: ofText((text) => text.toUpperCase()),
	trimspace: ofText((text) => text.trim()),
	chomp: ofText((text) => text.replace(/[\r\n]+$/, "")),
	floor: ofNumber(floorOf),
	ceil: ofNumber((number) => negated(floorOf(negated(number)))),
	abs: ofNumber((number) => number.numerator < 0n ? negated(number) : number),
	max: chosen((a, b) => compareNumbers(a, b) > 0),
	min: chosen((a, b) => compareNumbers(a, b) < 0),
	pow: power,
	format: formatted,
	split: splitText,
	slice: sliced,
	join: joined,
	concat: concatenated,
	merge: merged,
	tolist: asItIs("list"),
	toset: distinct,
	tomap: asItIs("map"),
	keys: ([map], site) => elementsAs(map, "map", site, ([key]) => ({
		kind: "scalar",
		value: key,
		...site
	})),
	values: ([map], site) => elementsAs(map, "map", site, ([, value]) => value),
	flatten: ([list], site, spend) => listOf(flat(list, 0, spend), site),
	length: ([value], site) => {
		const elements = value === void 0 ? void 0 : elementsOf(value);
		return elements === void 0 ? void 0 : {
			kind: "scalar",
			value: wholeNumber(elements.length),
			...site
		};
	},
	lookup: ([map, key, fallback]) => {
		const name = textOf$1(key);
		return map?.kind === "map" && name !== void 0 ? map.entries.get(name) ?? fallback : void 0;
	},
	coalesce: (values) => firstWhere(values, (value) => !isNull(value) && textOf$1(value) !== ""),
	try: (values) => firstWhere(values, (value) => value.kind !== "unknown" || value.isError !== true)
};
/** A function of one value; the result keeps the place of the argument, where a person would change it. */
function converted(convert) {
	return ([given]) => {
		const value = given?.kind === "scalar" ? convert(given.value) : void 0;
		if (given?.kind !== "scalar" || value === void 0) return void 0;
		return {
			kind: "scalar",
			value,
			place: given.place,
			written: given.written
		};
	};
}
function ofText(change) {
	return converted((value) => {
		const text = literalText(value);
		return text === void 0 ? void 0 : change(text);
	});
}
function ofNumber(change) {
	return converted((value) => {
		const number = toNumber(value);
		return number === void 0 ? void 0 : change(number);
	});
}
/** Texts of digits are numbers, as Terraform converts them. */
function toNumber(value) {
	if (isHclNumber(value)) return value;
	return typeof value === "string" ? numberFromText(value) : void 0;
}
function toBoolean(value) {
	if (value === true || value === "true") return true;
	return value === false || value === "false" ? false : void 0;
}
/** The number that wins against all others. */
function chosen(wins) {
	return (values, site) => {
		const numbers = values.map((value) => value.kind === "scalar" ? toNumber(value.value) : void 0);
		if (numbers.length === 0 || !numbers.every((number) => number !== void 0)) return void 0;
		return {
			kind: "scalar",
			value: numbers.reduce((best, each) => wins(each, best) ? each : best),
			...site
		};
	};
}
/** No setting has a larger exponent. */
const LARGEST_EXPONENT = 64;
function power(values, site) {
	const [base, exponent] = values.map(wholeOf);
	return base !== void 0 && exponent !== void 0 && exponent >= 0 && exponent <= LARGEST_EXPONENT ? {
		kind: "scalar",
		value: wholeNumber(BigInt(base) ** BigInt(exponent)),
		...site
	} : void 0;
}
/** A whole number that a text can have as its length. */
function wholeOf(value) {
	const text = textOf$1(value) ?? "";
	return /^-?\d{1,9}$/.test(text) ? Number(text) : void 0;
}
/** Pieces have the place of the text. */
function splitText([separator, value], site) {
	const [between, text] = [textOf$1(separator), textOf$1(value)];
	if (between === void 0 || text === void 0 || value === void 0) return void 0;
	const { place, written } = value;
	return listOf(text.split(between).map((piece) => ({
		kind: "scalar",
		value: piece,
		place,
		written
	})), site);
}
function sliced([list, first, end], site) {
	const [from, to] = [wholeOf(first), wholeOf(end)];
	if (list?.kind !== "list" || from === void 0 || to === void 0) return void 0;
	return from < 0 || to < from || to > list.items.length ? void 0 : listOf(list.items.slice(from, to), site);
}
/** Knows the verbs `%s`, `%d`, `%v` and `%%` only. */
function formatted([pattern, ...values], site) {
	const texts = values.map(textOf$1);
	if (isTooLong(texts, "")) return void 0;
	let used = 0;
	let isOpen = false;
	const text = textOf$1(pattern)?.replace(/%(.?)/gs, (_, verb) => {
		if (verb === "%") return "%";
		const value = "sdv".includes(verb) && verb !== "" ? texts[used] : void 0;
		used += 1;
		isOpen ||= value === void 0 || verb === "d" && !/^-?\d+$/.test(value);
		return value ?? "";
	});
	return text === void 0 || isOpen || used !== texts.length ? void 0 : {
		kind: "scalar",
		value: text,
		...site
	};
}
function joined([separator, ...lists], site) {
	const between = textOf$1(separator);
	const texts = lists.flatMap((list) => list.kind === "list" ? list.items.map(textOf$1) : [void 0]);
	if (between === void 0 || !texts.every((text) => text !== void 0)) return void 0;
	return isTooLong(texts, between) ? void 0 : {
		kind: "scalar",
		value: texts.join(between),
		...site
	};
}
function isTooLong(texts, between) {
	return texts.reduce((sum, text = "") => sum + text.length + between.length, 0) > LONGEST_TEXT;
}
function concatenated(lists, site) {
	const items = lists.map((list) => list.kind === "list" ? list.items : void 0);
	return items.every((each) => each !== void 0) ? listOf(items.flat(), site) : void 0;
}
function merged(maps, site) {
	const entries = /* @__PURE__ */ new Map();
	for (const map of maps) {
		if (isNull(map)) continue;
		if (map.kind !== "map") return void 0;
		for (const [key, value] of map.entries) entries.set(key, value);
	}
	return entries.size > MOST_ELEMENTS ? void 0 : {
		kind: "map",
		entries,
		...site
	};
}
function asItIs(kind) {
	return ([value]) => value?.kind === kind ? value : void 0;
}
/** A set of texts, in their order. */
function distinct([list], site) {
	if (list?.kind !== "list") return void 0;
	const texts = list.items.map((item) => [textOf$1(item), item]);
	if (texts.some(([text]) => text === void 0)) return list;
	return listOf((elementsOf({
		kind: "map",
		entries: new Map(texts.map(([text = "", item]) => [text, item])),
		...site
	}) ?? []).map(([, item]) => item), site);
}
function elementsAs(value, kind, site, pick) {
	const elements = value?.kind === kind ? elementsOf(value) : void 0;
	return elements === void 0 ? void 0 : listOf(elements.map(pick), site);
}
/** @returns undefined if something in it is no value, or lists are deeper than those of any setting */
function flat(value, depth, spend) {
	if (value?.kind !== "list" || depth > 10 || !spend(value.items.length + 1)) return void 0;
	const items = [];
	for (const item of value.items) {
		const inner = item.kind === "list" ? flat(item, depth + 1, spend) : [item];
		if (inner === void 0 || item.kind === "unknown" || items.length > MOST_ELEMENTS) return void 0;
		for (const each of inner) items.push(each);
	}
	return items;
}
function listOf(items, site) {
	return items === void 0 || items.length > MOST_ELEMENTS ? void 0 : {
		kind: "list",
		items,
		...site
	};
}
/** The first that fits, unless one before it is unknown. */
function firstWhere(values, fits) {
	const found = values.find((value) => fits(value));
	return found?.kind === "unknown" ? void 0 : found;
}

// src/core/sources/hcl-evaluate.ts
function startBudget() {
	return {
		steps: 5e5,
		depth: 400,
		characters: 32 * LONGEST_TEXT
	};
}
/** Written texts are cut here: a person reads them. */
const LONGEST_WRITTEN = 2e3;
/** The value of an expression. Never throws: a value that cannot be determined is unknown, with its text. */
function evaluateHcl(expression, scope) {
	const { budget } = scope;
	budget.steps -= 1;
	if (isSpent(budget) || budget.depth === 0) return unknownAt(expression, scope);
	budget.depth -= 1;
	const value = evaluateForm(expression, scope);
	budget.depth += 1;
	return value;
}
/** Whether nothing more is computed. */
function isSpent({ steps, characters }) {
	return steps < 0 || characters < 0;
}
function evaluateForm(expression, scope) {
	switch (expression.kind) {
		case "literal": return scalar(expression.value, expression, scope);
		case "template": return templateValue(expression, expression.parts, scope);
		case "reference": return referenceValue(expression, expression.root, expression.path, scope);
		case "access": return follow(evaluateHcl(expression.of, scope), expression.path, expression, scope);
		case "list": return listValue(expression, expression.items, scope);
		case "object": return objectValue(expression, expression.entries, scope);
		case "call": return callValue(expression, scope);
		case "conditional": return conditionalValue(expression, scope);
		case "operation": return operationValue(expression, expression.operator, expression.operands, scope);
		case "for": return forValue(expression, scope);
		case "other": return unknownAt(expression, scope);
	}
}
/** The scope with more names. */
function withNames(scope, names) {
	return {
		...scope,
		names: new Map([...scope.names, ...names])
	};
}
function placeOf$1({ line }, { file }) {
	return {
		file,
		line
	};
}
function cut(text) {
	return text.length > LONGEST_WRITTEN ? `${text.slice(0, LONGEST_WRITTEN)}…` : text;
}
function scalar(value, expression, scope) {
	return {
		kind: "scalar",
		value,
		place: placeOf$1(expression, scope),
		written: expression.written
	};
}
/** @param parts pieces of the expression and their values, in the order of the text */
function unknownAt(expression, scope, parts = []) {
	return {
		kind: "unknown",
		place: placeOf$1(expression, scope),
		written: written(expression, parts)
	};
}
/**
* The text of an expression with known values in place of names: a change of a local is then seen even if another part
* of the expression is unknown.
*/
function written(expression, parts) {
	const whole = expression.written;
	let text = "";
	let end = 0;
	for (const [part, value] of parts) {
		const start = whole.indexOf(part.written, end);
		if (start < 0 || text.length > LONGEST_WRITTEN) break;
		text += whole.slice(end, start) + (part.kind === "literal" ? part.written : shownValue(value, part.written));
		end = start + part.written.length;
	}
	return cut(text + whole.slice(end, end + LONGEST_WRITTEN + 1));
}
/** @param name the text that the value stands for */
function shownValue(value, name) {
	if (value.kind === "unknown") return value.written;
	if (value.kind !== "scalar") return isHarmless(value) ? value.written : name;
	if (value.value === null) return "null";
	const text = textOf$1(value);
	if (text === void 0) return value.written;
	return typeof value.value === "string" ? cut(JSON.stringify(text)) : text;
}
const MOST_SHOWN = 50;
/** Whether nothing in a list or map can be a secret: it holds numbers and booleans only. */
function isHarmless(value) {
	if (sizeOf(value) > MOST_SHOWN) return false;
	return (elementsOf(value) ?? []).every(([, { kind, ...each }]) => kind === "scalar" && "value" in each && typeof each.value !== "string");
}
function referenceValue(expression, root, path, scope) {
	const named = scope.names.get(root);
	if (named !== void 0) return follow(named, path, expression, scope);
	const [name, ...rest] = path;
	const value = typeof name === "string" ? scope.resolve(root, name) : void 0;
	return value === void 0 ? unknownAt(expression, scope) : follow(value, rest, expression, scope);
}
function follow(value, path, expression, scope) {
	let here = value;
	for (const [index, step] of path.entries()) {
		const key = typeof step === "string" ? step : textOf$1(evaluateHcl(step, scope));
		const rest = stepsOf(path.slice(index, index + MOST_STEPS$1));
		if (here.kind === "unknown") return {
			...here,
			pieces: void 0,
			written: cut(here.written + rest)
		};
		const next = key === void 0 ? void 0 : elementAt(here, key);
		if (next === void 0) {
			const unknown = unknownAt(expression, scope);
			if (key !== void 0) return {
				...unknown,
				isError: true
			};
			return isHarmless(here) ? {
				...unknown,
				written: cut(here.written + rest)
			} : unknown;
		}
		here = next;
	}
	return here;
}
/** Steps that are shown. */
const MOST_STEPS$1 = 10;
function stepsOf(path) {
	return path.map((step) => typeof step === "string" ? `.${step}` : `[${step.written}]`).join("");
}
function elementAt(value, key) {
	if (value.kind === "map") return value.entries.get(key);
	return value.kind === "list" && /^\d{1,9}$/.test(key) ? value.items[Number(key)] : void 0;
}
function templateValue(expression, parts, scope) {
	const [only] = parts;
	if (parts.length === 1 && only?.kind === "expression") return evaluateHcl(only.expression, scope);
	const values = [];
	const pieces = [];
	for (const part of parts) {
		if (part.kind === "text") {
			pieces.push({
				text: part.text,
				written: part.text,
				place: {
					file: scope.file,
					line: part.line
				}
			});
			continue;
		}
		const value = evaluateHcl(part.expression, scope);
		values.push([part.expression, value]);
		for (const piece of piecesOf(value)) pieces.push(piece);
	}
	scope.budget.steps -= pieces.length;
	const text = joinPieces(pieces, scope);
	const origin = {
		place: placeOf$1(expression, scope),
		written: written(expression, values),
		pieces
	};
	return text === void 0 ? {
		kind: "unknown",
		...origin
	} : {
		kind: "scalar",
		value: text,
		...origin
	};
}
/** The text of a value inside another text. */
function piecesOf(value) {
	if ((value.kind === "scalar" || value.kind === "unknown") && value.pieces !== void 0) return value.pieces;
	return [{
		text: textOf$1(value),
		place: value.place,
		written: `\${${value.written}}`,
		isInserted: true
	}];
}
function joinPieces(pieces, { budget }) {
	const length = pieces.reduce((sum, { text }) => sum + (text ?? "").length, 0);
	budget.characters -= length;
	if (length > LONGEST_TEXT || budget.characters < 0 || pieces.some(({ text }) => text === void 0)) return void 0;
	return pieces.map(({ text }) => text).join("");
}
function listValue(expression, items, scope) {
	const parts = items.map((item) => [item, evaluateHcl(item, scope)]);
	const origin = {
		place: placeOf$1(expression, scope),
		written: written(expression, parts)
	};
	return {
		kind: "list",
		items: parts.map(([, value]) => value),
		...origin
	};
}
function objectValue(expression, entries, scope) {
	const read = entries.map(({ key, value }) => [[key, evaluateHcl(key, scope)], [value, evaluateHcl(value, scope)]]);
	const origin = {
		place: placeOf$1(expression, scope),
		written: written(expression, read.flat())
	};
	const named = read.map(([key, value]) => [textOf$1(key?.[1]), value?.[1]]);
	const known = named.flatMap(([key, value]) => key === void 0 || value === void 0 ? [] : [[key, value]]);
	if (known.length < named.length) return {
		kind: "unknown",
		...origin
	};
	return {
		kind: "map",
		entries: new Map(known),
		...origin
	};
}
/** Functions whose arguments may be secrets, and their calls without those. */
const MASKED = {
	sensitive: () => "sensitive(…)",
	templatefile: ([path, variables]) => `templatefile(${path?.written ?? ""}, ${harmlessPart(variables)})`
};
/** The numbers and booleans of a map. */
function harmlessPart(map) {
	const elements = map === void 0 || sizeOf(map) > MOST_SHOWN ? [] : elementsOf(map) ?? [];
	const shown = elements.map(([key, value]) => {
		return `${key} = ${value.kind === "scalar" && typeof value.value !== "string" ? shownValue(value, "…") : "…"}`;
	});
	return elements.length === 0 ? "…" : `{ ${shown.join(", ")} }`;
}
function callValue(expression, scope) {
	const parts = expression.arguments.map((argument) => [argument, evaluateHcl(argument, scope)]);
	const values = parts.map(([, value]) => value);
	const last = values.at(-1);
	const isSpreadable = expression.isSpread && last?.kind === "list";
	const site = {
		place: placeOf$1(expression, scope),
		written: written(expression, parts)
	};
	const masked = Object.hasOwn(MASKED, expression.name) ? MASKED[expression.name]?.(values) : void 0;
	if (masked !== void 0) return {
		kind: "unknown",
		place: site.place,
		written: masked
	};
	if (expression.isSpread && !isSpreadable) return {
		kind: "unknown",
		...site
	};
	const given = isSpreadable ? [...values.slice(0, -1), ...last.items] : values;
	const spend = (steps) => {
		scope.budget.steps -= steps;
		return !isSpent(scope.budget);
	};
	const value = callHcl(expression.name, given, site, spend) ?? {
		kind: "unknown",
		...site
	};
	scope.budget.characters -= (textOf$1(value) ?? "").length;
	return value;
}
function conditionalValue(expression, scope) {
	const { condition, whenTrue, whenFalse } = expression;
	const tested = evaluateHcl(condition, scope);
	const isTrue = tested.kind === "scalar" ? toBoolean(tested.value) : void 0;
	if (isTrue !== void 0) return evaluateHcl(isTrue ? whenTrue : whenFalse, scope);
	const rest = [whenTrue, whenFalse].map((each) => [each, evaluateHcl(each, scope)]);
	return unknownAt(expression, scope, [[condition, tested], ...rest]);
}
function operationValue(expression, operator, operands, scope) {
	const parts = operands.map((operand) => [operand, evaluateHcl(operand, scope)]);
	const literals = parts.flatMap(([, value]) => value.kind === "scalar" ? [value.value] : []);
	const computed = literals.length === parts.length ? compute(operator, literals) : againstNull(operator, parts);
	const { place, written } = unknownAt(expression, scope, parts);
	return computed === void 0 ? {
		kind: "unknown",
		place,
		written
	} : {
		kind: "scalar",
		value: computed,
		place,
		written
	};
}
/** Lists and maps are not null. */
function againstNull(operator, parts) {
	if (!(parts.every(([, value]) => value.kind !== "unknown") && parts.some(([, value]) => isNull(value))) || operator !== "==" && operator !== "!=") return void 0;
	return operator === "!=";
}
const ORDER = {
	"<": (difference) => difference < 0,
	"<=": (difference) => difference <= 0,
	">": (difference) => difference > 0,
	">=": (difference) => difference >= 0
};
const LOGIC = {
	"&&": (a, b) => a && b,
	"||": (a, b) => a || b
};
function compute(operator, [a, b]) {
	if (a === void 0) return void 0;
	if (b === void 0) return computeOne(operator, a);
	if (operator === "==") return isSame(a, b);
	if (operator === "!=") return !isSame(a, b);
	const [booleans, numbers] = [[toBoolean(a), toBoolean(b)], [toNumber(a), toNumber(b)]];
	if (areKnown(booleans) && LOGIC[operator] !== void 0) return LOGIC[operator](...booleans);
	if (!areKnown(numbers)) return void 0;
	return ARITHMETIC[operator]?.(...numbers) ?? ORDER[operator]?.(compareNumbers(...numbers));
}
function areKnown(pair) {
	return pair[0] !== void 0 && pair[1] !== void 0;
}
function computeOne(operator, value) {
	if (operator === "!") {
		const boolean = toBoolean(value);
		return boolean === void 0 ? void 0 : !boolean;
	}
	const number = operator === "-" ? toNumber(value) : void 0;
	return number === void 0 ? void 0 : negated(number);
}
/** Values of two kinds are never the same, such as "1" and 1. */
function isSame(a, b) {
	if (isHclNumber(a) && isHclNumber(b)) return compareNumbers(a, b) === 0;
	return typeof a === typeof b && !isHclNumber(a) && !isHclNumber(b) && a === b;
}
function forValue(expression, scope) {
	const collection = evaluateHcl(expression.collection, scope);
	const elements = elementsOf(collection);
	const unknown = unknownAt(expression, scope, [[expression.collection, collection]]);
	if (elements === void 0) return unknown;
	const produced = elements.map((element) => produce(expression, element, collection, scope));
	if (!produced.every((each) => each !== void 0)) return unknown;
	const origin = {
		place: unknown.place,
		written: unknown.written
	};
	const kept = produced.flat();
	if (expression.key === void 0) return {
		kind: "list",
		items: kept.map(({ value }) => value),
		...origin
	};
	return mapOf$1(kept, expression.isGrouping, origin) ?? unknown;
}
/** The result of one element, empty if the condition leaves it out; undefined if it is unknown. */
function produce(expression, [key, value], { place }, scope) {
	const [first = "", second] = expression.names;
	const keyValue = {
		kind: "scalar",
		value: key,
		place,
		written: JSON.stringify(key)
	};
	const inner = withNames(scope, second === void 0 ? [[first, value]] : [[first, keyValue], [second, value]]);
	if (expression.condition !== void 0) {
		const condition = evaluateHcl(expression.condition, inner);
		const isKept = condition.kind === "scalar" ? toBoolean(condition.value) : void 0;
		if (isKept !== true) return isKept === false ? [] : void 0;
	}
	const name = expression.key === void 0 ? "" : textOf$1(evaluateHcl(expression.key, inner));
	return name === void 0 ? void 0 : [{
		key: name,
		value: evaluateHcl(expression.value, inner)
	}];
}
function mapOf$1(produced, isGrouping, origin) {
	const groups = Map.groupBy(produced, ({ key }) => key);
	const entries = [...groups].map(([key, same]) => {
		const values = same.map(({ value }) => value);
		return [key, isGrouping ? {
			kind: "list",
			items: values,
			...origin
		} : values[0] ?? {
			kind: "unknown",
			...origin
		}];
	});
	if (!isGrouping && groups.size < produced.length) return void 0;
	return {
		kind: "map",
		entries: new Map(entries),
		...origin
	};
}

// src/core/sources/terraform-module.ts
/** Steps from one local to the next. */
const MOST_STEPS = 100;
/**
* Meaning of a module's names: locals, and variables by their values in files of variables, else by their defaults. A
* sensitive variable is unknown, as its value would be shown.
*
* @param variables files of values, the one that wins last
*/
function scopeOf(blocks, variables) {
	const expressions = new Map([...defaultsOf(blocks, variables), ...localsOf(blocks)]);
	const known = /* @__PURE__ */ new Map();
	const open = /* @__PURE__ */ new Set();
	const budget = startBudget();
	const resolve = (root, name) => {
		const key = `${root}.${name}`;
		const found = known.get(key);
		const definition = expressions.get(key);
		if (found !== void 0 || definition === void 0 || open.has(key) || open.size > MOST_STEPS) return found;
		open.add(key);
		const value = evaluateHcl(definition.expression, {
			file: definition.file,
			names: /* @__PURE__ */ new Map(),
			resolve,
			budget
		});
		open.delete(key);
		known.set(key, value);
		return value;
	};
	return {
		file: "",
		names: /* @__PURE__ */ new Map(),
		resolve,
		budget
	};
}
function defaultsOf(blocks, variables) {
	const given = new Map(variables.flatMap(({ file, body }) => body.attributes.map(({ name, value }) => [name, {
		file,
		expression: value
	}])));
	return blocks.flatMap(({ file, block }) => {
		const [name] = block.labels;
		if (block.type !== "variable" || name === void 0 || isSensitive(block)) return [];
		const standard = attributeOf(block.body, "default");
		const definition = given.get(name) ?? (standard === void 0 ? void 0 : {
			file,
			expression: standard.value
		});
		return definition === void 0 ? [] : [[`var.${name}`, definition]];
	});
}
function isSensitive({ body }) {
	const value = attributeOf(body, "sensitive")?.value;
	return value !== void 0 && value.written !== "false";
}
function localsOf(blocks) {
	return blocks.filter(({ block }) => block.type === "locals").flatMap(({ file, block }) => block.body.attributes.map(({ name, value }) => [`local.${name}`, {
		file,
		expression: value
	}]));
}
function attributeOf({ attributes }, name) {
	return attributes.find((attribute) => attribute.name === name);
}
/** No resource has this many servers. */
const MOST_INSTANCES = 1e3;
/** Instances of a resource or a module: by `for_each`, or none if `count` is 0. Other counts do not matter. */
function instancesOf({ body }, scope) {
	if (attributeOf(body, "count")?.value.written === "0") return [];
	const each = attributeOf(body, "for_each")?.value;
	if (each === void 0) return [{
		suffix: "",
		scope
	}];
	const collection = evaluateHcl(each, scope);
	const all = elementsOf(collection);
	const elements = (all !== void 0 && all.length <= MOST_INSTANCES ? all : void 0)?.map(([key, value]) => elementOf(collection, key, value));
	const keys = elements?.map(({ key }) => textOf$1(key));
	if (elements === void 0 || !keys?.every((key) => key !== void 0)) return [{
		suffix: "",
		scope: withNames(scope, [["each", unknownElement("each", collection)]])
	}];
	return elements.map(({ value }, index) => ({
		suffix: `[${JSON.stringify(keys[index])}]`,
		scope: withNames(scope, [["each", value]])
	}));
}
/** The elements of a set are keys as well. */
function elementOf(collection, name, value) {
	const { place } = collection;
	const own = {
		kind: "scalar",
		value: name,
		place,
		written: JSON.stringify(name)
	};
	const key = collection.kind === "list" ? value : own;
	return {
		key,
		value: mapOf([["key", key], ["value", value]], value)
	};
}
function mapOf(entries, { place, written }) {
	return {
		kind: "map",
		entries: new Map(entries),
		place,
		written
	};
}
/** An element of an unknown collection. */
function unknownElement(name, { place, written }) {
	return mapOf([["key", {
		kind: "unknown",
		place,
		written: `${name}.key of ${written}`
	}], ["value", {
		kind: "unknown",
		place,
		written: `${written}[${name}.key]`
	}]], {
		place,
		written
	});
}
/** Settings are never nested deeper. */
const DEEPEST$2 = 20;
/**
* A block as a map: attributes by their names, blocks as lists by their types, with those that `dynamic` makes.
*
* @param names to look at; undefined: all
*/
function blockValue(block, scope, names) {
	return bodyValue(block.body, scope, {
		file: scope.file,
		line: block.line
	}, 0, names);
}
function bodyValue({ attributes, blocks }, scope, place, depth, names) {
	if (isSpent(scope.budget)) return tooMuch(place, names);
	const entries = /* @__PURE__ */ new Map();
	scope.budget.steps -= 1;
	for (const { name, value } of attributes) if (names === void 0 || names.has(name)) entries.set(name, evaluateHcl(value, scope));
	const groups = Map.groupBy(blocks, (block) => block.type === "dynamic" ? block.labels[0] ?? "" : block.type);
	for (const [type, same] of groups) {
		if (depth > DEEPEST$2 || names !== void 0 && !names.has(type)) continue;
		const items = same.flatMap((block) => {
			if (block.type === "dynamic") return dynamicValues(block, type, scope, depth);
			return [bodyValue(block.body, scope, {
				file: scope.file,
				line: block.line
			}, depth + 1)];
		});
		entries.set(type, {
			kind: "list",
			items,
			place,
			written: type
		});
	}
	return {
		kind: "map",
		entries,
		place,
		written: ""
	};
}
/** Stands for the rest of an implausibly large module. */
function tooMuch(place, names = /* @__PURE__ */ new Set()) {
	return mapOf([...names].map((name) => [name, {
		kind: "unknown",
		place,
		written: name
	}]), {
		place,
		written: ""
	});
}
/** The blocks that a dynamic one makes; one unknown value if its collection is unknown. */
function dynamicValues({ body, line }, type, scope, depth) {
	const each = attributeOf(body, "for_each")?.value;
	const content = body.blocks.find((block) => block.type === "content");
	const iterator = attributeOf(body, "iterator")?.value.written ?? type;
	if (each === void 0 || content === void 0) return [];
	const collection = evaluateHcl(each, scope);
	if (isNull(collection)) return [];
	const elements = elementsOf(collection);
	const unknown = {
		kind: "unknown",
		place: collection.place,
		written: collection.written
	};
	const made = [];
	for (const [key, value] of elements ?? []) {
		if (isSpent(scope.budget)) break;
		const inner = withNames(scope, [[iterator, elementOf(collection, key, value).value]]);
		made.push(bodyValue(content.body, inner, {
			file: scope.file,
			line
		}, depth + 1));
	}
	return made.length === elements?.length ? made : [unknown];
}

// src/core/sources/terraform-products.ts
const MYSQL = /^(?:mysql|mariadb|aurora-mysql|aurora5\.6|aurora$)/i;
const PARAMETER_GROUP = {
	settings: [{
		form: "pairs",
		path: ["parameter"],
		name: "name",
		value: "value"
	}],
	families: [{ product: ["family"] }],
	serves: MYSQL
};
function azureConfiguration(product) {
	return {
		settings: [{
			form: "pairs",
			path: [],
			name: "name",
			value: "value"
		}],
		families: [{ product }],
		serves: MYSQL,
		server: "server_name",
		host: {
			attribute: "server_name",
			version: ["version"]
		}
	};
}
const CONFIG_MAP = {
	settings: [{
		form: "texts",
		path: ["data"]
	}],
	families: [],
	serves: MYSQL
};
/** By the type of the resource, and for modules by the name of their source. */
const DATABASE_PRODUCTS = {
	aws_db_parameter_group: PARAMETER_GROUP,
	aws_rds_cluster_parameter_group: PARAMETER_GROUP,
	google_sql_database_instance: {
		settings: [{
			form: "pairs",
			path: ["settings", "database_flags"],
			name: "name",
			value: "value"
		}],
		families: [{ product: ["database_version"] }],
		serves: MYSQL
	},
	azurerm_mysql_flexible_server_configuration: azureConfiguration("mysql"),
	azurerm_mysql_server_configuration: azureConfiguration("mysql"),
	azurerm_mysql_configuration: azureConfiguration("mysql"),
	azurerm_mariadb_configuration: azureConfiguration("mariadb"),
	digitalocean_database_mysql_config: {
		settings: [{
			form: "attributes",
			path: [],
			except: [
				"cluster_id",
				"backup_hour",
				"backup_minute",
				"binlog_retention_period"
			]
		}],
		families: [{ product: "mysql" }],
		serves: MYSQL,
		host: {
			attribute: "cluster_id",
			version: ["version"]
		}
	},
	aiven_mysql: {
		settings: [{
			form: "attributes",
			path: ["mysql_user_config", "mysql"],
			except: []
		}],
		families: [{
			product: "mysql",
			version: ["mysql_user_config", "mysql_version"]
		}],
		serves: MYSQL
	},
	alicloud_db_instance: {
		settings: [{
			form: "pairs",
			path: ["parameters"],
			name: "name",
			value: "value"
		}],
		families: [{
			product: ["engine"],
			version: ["engine_version"]
		}],
		serves: MYSQL
	},
	kubernetes_config_map: CONFIG_MAP,
	kubernetes_config_map_v1: CONFIG_MAP,
	"terraform-aws-modules/rds": {
		settings: [{
			form: "pairs",
			path: ["parameters"],
			name: "name",
			value: "value"
		}],
		families: [{ product: ["family"] }, {
			product: ["engine"],
			version: ["engine_version"]
		}],
		serves: MYSQL
	},
	"terraform-aws-modules/rds-aurora": {
		settings: [
			["db_cluster_parameter_group_parameters"],
			["cluster_parameter_group", "parameters"],
			["db_parameter_group_parameters"],
			["db_parameter_group", "parameters"]
		].map((path) => ({
			form: "pairs",
			path,
			name: "name",
			value: "value"
		})),
		families: [
			{ product: ["db_cluster_parameter_group_family"] },
			{ product: ["cluster_parameter_group", "family"] },
			{ product: ["db_parameter_group_family"] },
			{ product: ["db_parameter_group", "family"] },
			{
				product: ["engine"],
				version: ["engine_version"]
			}
		],
		serves: MYSQL
	}
};
/** Sources of modules: in the registry, or in their repository. A part of it may follow after two slashes. */
const MODULE_SOURCE = /^(?:[^?]{0,200}[/:])?terraform-aws-modules\/(?:(rds|rds-aurora)\/aws|terraform-aws-(rds|rds-aurora)(?:\.git)?)(?:\/\/|\?|$)/;
/** The product of a module, by its source; undefined if it is another module. */
function moduleProduct(source) {
	const [, registered, repository] = MODULE_SOURCE.exec(source) ?? [];
	const name = registered ?? repository;
	return name === void 0 ? void 0 : `terraform-aws-modules/${name}`;
}
/** Attributes of the language itself, which any resource has. */
const META_ATTRIBUTES = [
	"id",
	"count",
	"for_each",
	"provider",
	"depends_on",
	"lifecycle",
	"timeouts",
	"connection",
	"provisioner"
];
/** The attributes and blocks of a resource to look at; undefined: all. */
function lookedAt(product) {
	const { settings, families, server, host } = product;
	if (settings.some(({ form, path }) => form === "attributes" && path.length === 0)) return void 0;
	const paths = families.flatMap((family) => [family.product, family.version].filter((path) => Array.isArray(path)));
	const first = [...settings.map(({ path }) => path), ...paths].flatMap(([name]) => name === void 0 ? [] : [name]);
	const own = settings.flatMap((place) => place.form === "pairs" && place.path.length === 0 ? [place.name, place.value] : []);
	return /* @__PURE__ */ new Set([
		...first,
		...own,
		...[server, host?.attribute].filter((name) => name !== void 0)
	]);
}

// src/core/sources/terraform-texts.ts
/**
* Reads a text as an option file. An option whose value is one expression has the place of that value. A wholly unknown
* text is one unknown option, if its name is that of an option file.
*
* @param key the name of the file that the text becomes
* @returns undefined if the text is no option file
*/
function readOptionText(value, key) {
	if (value.kind !== "scalar" && value.kind !== "unknown") return void 0;
	const lines = linesOf(value);
	const text = lines.map((line) => isOpen(line) ? "" : line.text).join("\n");
	if (!isOptionText(text)) return value.kind === "unknown" && OPTION_FILE.test(key) ? unknownText(value, key) : void 0;
	const read = readEmbeddedOptions({
		text,
		file: value.place.file,
		key,
		lineOf: (line) => line
	});
	const moved = (item) => ({
		...item,
		...placeOf(lines[item.line - 1], value.place)
	});
	const known = read.options.map((option) => ({
		...option,
		...valuePlace(lines[option.line - 1], value.place)
	}));
	const open = openLines(lines).map((line) => unknownOption(key, line.text.trim(), placeOf(line, value.place)));
	return {
		options: [...known, ...open],
		problems: read.problems.map(moved),
		warnings: read.warnings.map(moved)
	};
}
/** Names of files that servers, and few other programs, read. */
const OPTION_FILE = /^(?:my|mysql|mysqld|mariadb|server|\d\d-server|custom|primary|replica|master|slave)\.cnf$/i;
/** Shows only the unknown part: the rest may have passwords of clients. */
function unknownText({ pieces, written, place }, key) {
	const unknown = pieces?.filter(({ text }) => text === void 0).map((piece) => piece.written) ?? [written];
	return {
		options: [unknownOption(key, unknown.join(" "), place)],
		problems: [],
		warnings: []
	};
}
/** Expressions of unknown value are in the lines as they are written. */
function linesOf(value) {
	const text = value.kind === "scalar" && typeof value.value === "string" ? value.value : "";
	const pieces = value.pieces ?? [{
		text,
		written: value.written,
		place: value.place
	}];
	const lines = [[]];
	for (const piece of pieces) {
		const [first = "", ...rest] = (piece.text ?? piece.written.replace(/\s+/g, " ")).split("\n");
		lines.at(-1)?.push({
			...piece,
			written: first
		});
		for (const each of rest) lines.push([{
			...piece,
			written: each
		}]);
	}
	return lines.map((line) => ({
		text: line.map(({ written }) => written).join(""),
		pieces: line
	}));
}
/** Whether an expression of unknown value is outside comments and option values. */
function isOpen({ pieces }) {
	const unknown = pieces.findIndex(({ text }) => text === void 0);
	if (unknown < 0) return false;
	const before = pieces.slice(0, unknown).map(({ written }) => written);
	return !/^[ \t]*[#;]|=/.test(before.join(""));
}
/** Open lines, except in groups that no server reads: those have passwords. */
function openLines(lines) {
	let isRead = true;
	return lines.filter((line) => {
		const [, group] = /^[ \t]*\[([^\]]*)\]/.exec(line.text) ?? [];
		if (group !== void 0) isRead = isServerGroup(group.trim().toLowerCase());
		return isRead && isOpen(line);
	});
}
function placeOf(line, fallback) {
	const pieces = (line?.pieces ?? []).filter(({ written }) => written !== "");
	return (pieces.find(({ isInserted }) => isInserted !== true) ?? pieces[0])?.place ?? fallback;
}
/** The place of the option; if its value is exactly one expression, the place of that value. */
function valuePlace(line, fallback) {
	const [before, value, ...rest] = (line?.pieces ?? []).filter(({ written }) => written.trim() !== "");
	return before !== void 0 && /=[ \t]*$/.test(before.written) && rest.length === 0 && value?.isInserted === true && value.text !== void 0 ? value.place : placeOf(line, fallback);
}

// src/core/sources/terraform-options.ts
/** The servers of resources, without those of products that are not of MySQL's kind. */
function serversOf(resources, lookup) {
	const texts = { charactersLeft: MOST_CHARACTERS };
	const parts = resources.flatMap((resource) => partOf(resource, lookup, texts));
	const groups = [...Map.groupBy(parts, ({ server }) => server).values()];
	const taken = /* @__PURE__ */ new Set();
	return {
		servers: groups.map((group) => serverOf(group, taken)).filter((server) => server !== void 0),
		problems: parts.flatMap(({ read }) => read.problems),
		warnings: parts.flatMap(({ read }) => read.warnings)
	};
}
/** Texts of option files, which many resources may share. */
const MOST_CHARACTERS = 4 * 1024 ** 2;
function serverOf(parts, taken) {
	const [first] = parts;
	if (first === void 0) return void 0;
	let at = first.at;
	for (let number = 2; taken.has(at); number++) at = `${first.at}#${number}`;
	taken.add(at);
	const family = parts.find((part) => part.family !== void 0)?.family;
	const { file, line } = first.place;
	return {
		at,
		file,
		line,
		options: parts.flatMap(({ read }) => read.options),
		image: void 0,
		family
	};
}
function partOf(resource, lookup, texts) {
	const product = DATABASE_PRODUCTS[resource.product];
	if (product === void 0 || isForeign(product, resource.values)) return [];
	const reads = product.settings.flatMap((place) => readPlace(place, resource, texts));
	if (reads.length === 0 && product.settings.some(({ form }) => form === "texts")) return [];
	const { at, server } = nameOf$1(resource, product);
	const read = {
		options: reads.flatMap(({ options }) => options),
		problems: reads.flatMap(({ problems }) => problems),
		warnings: reads.flatMap(({ warnings }) => warnings)
	};
	return [{
		at,
		server,
		place: resource.place,
		read,
		family: familyOf(resource, product, lookup)
	}];
}
const RESOURCE_ADDRESS = /^((?:module\.[\w-]+\.)*[a-z]\w*\.[\w-]+(?:\["[^"\]]*"\])?)\.\w+$/;
/** A server that several resources configure has the name by which they refer to it. */
function nameOf$1({ address, product, values }, { server }) {
	const named = server === void 0 ? void 0 : values.entries.get(server);
	if (named === void 0) return {
		at: address,
		server: address
	};
	const [, host] = RESOURCE_ADDRESS.exec(named.written) ?? [];
	const at = named.kind === "unknown" ? host ?? addressWithoutKey(address, named) : textOf$1(named) ?? address;
	return {
		at,
		server: `${product} ${at}`
	};
}
/** Resources of one module share a server if its name is not known. */
function addressWithoutKey(address, { written }) {
	return /^[\w.[\]"-]+$/.test(written) ? written : address.replace(/\.[^.]*$/, "");
}
/** Longer lists are no settings. */
const MOST_VALUES = 2e4;
/**
* The values at a path: from all blocks, and all elements of lists. A null is no value. Too many become one unknown
* value.
*/
function valuesAt(value, path) {
	const found = [];
	const left = { visits: MOST_VALUES };
	collect(value, path, {
		found,
		left,
		depth: 0
	});
	if (left.visits >= 0) return found;
	const [name = ""] = path;
	const { place, written } = (value.kind === "map" ? value.entries.get(name) : void 0) ?? value;
	return [{
		kind: "unknown",
		place,
		written
	}];
}
/** Lists in lists are no settings. */
const DEEPEST_LIST = 5;
function collect(value, path, collection) {
	const { found, left, depth } = collection;
	const [name, ...rest] = path;
	left.visits -= 1;
	if (left.visits < 0) return;
	if (value.kind === "list" && depth < DEEPEST_LIST) for (const item of value.items) collect(item, path, {
		...collection,
		depth: depth + 1
	});
	else if (name === void 0 || value.kind === "unknown") {
		if (!isNull(value)) found.push(value);
	} else {
		const inner = value.kind === "map" ? value.entries.get(name) : void 0;
		if (inner !== void 0) collect(inner, rest, collection);
	}
}
const FOREIGN = /postgres|oracle|sqlserver|\bdb2\b/i;
/** Whether it surely belongs to another kind of server. */
function isForeign({ families, serves }, values) {
	return families.flatMap(({ product }) => typeof product === "string" ? [] : valuesAt(values, product)).some((product) => {
		const text = textOf$1(product);
		return text === void 0 ? FOREIGN.test(product.written) : !serves.test(text);
	});
}
function familyOf({ values, place }, { families, host }, lookup) {
	for (const { product, version } of families) {
		const own = typeof product === "string" ? void 0 : located(valuesAt(values, product)[0]);
		const name = typeof product === "string" ? product : own?.value;
		if (name === void 0) continue;
		const number = version === void 0 ? void 0 : located(valuesAt(values, version)[0]);
		const hosted = host === void 0 ? void 0 : hostVersion(values, host, lookup);
		const { file, line } = number ?? hosted ?? own ?? place;
		return {
			value: `${name}${number?.value ?? hosted?.value ?? ""}`,
			file,
			line
		};
	}
}
function located(value) {
	const text = textOf$1(value);
	return value === void 0 || text === void 0 ? void 0 : {
		value: text,
		...value.place
	};
}
/** The version of the resource that another one refers to. */
function hostVersion(values, { attribute, version }, lookup) {
	const [, address] = RESOURCE_ADDRESS.exec(values.entries.get(attribute)?.written ?? "") ?? [];
	const host = address === void 0 ? void 0 : lookup(address);
	return host === void 0 ? void 0 : located(valuesAt(host, version)[0]);
}
function readPlace(place, resource, texts) {
	const found = valuesAt(resource.values, place.path);
	const key = place.path.at(-1) ?? resource.product.replace(/^.*_/, "");
	if (place.form === "texts") return found.flatMap((value) => readTexts(value, texts));
	const isPairs = place.form === "pairs";
	return found.map((value) => {
		if (value.kind !== "map") return only(unknownOption(key, value.written, value.place));
		return isPairs ? readPair(value, place.name, place.value, key) : readAttributes(value, place.except);
	});
}
function only(option) {
	return {
		options: [option],
		problems: [],
		warnings: []
	};
}
function readTexts(map, texts) {
	return (map.kind === "map" ? elementsOf(map) ?? [] : []).flatMap(([key, text]) => {
		texts.charactersLeft -= text.kind === "scalar" ? (textOf$1(text) ?? "").length : text.written.length;
		return texts.charactersLeft < 0 ? [] : readOptionText(text, key) ?? [];
	});
}
function readPair(pair, nameKey, valueKey, key) {
	const [name, value] = [pair.entries.get(nameKey), pair.entries.get(valueKey)];
	const nameText = textOf$1(name);
	if (name === void 0 || nameText === void 0) {
		const written = [name, value].map((each) => each?.written ?? "").join(" = ");
		return only(unknownOption(key, written, name?.place ?? pair.place));
	}
	return readOption(nameText, value, value?.place ?? name.place);
}
function readAttributes(map, except) {
	const reads = [...map.entries].filter(([name, value]) => {
		return !except.includes(name) && !META_ATTRIBUTES.includes(name) && !isNull(value);
	}).map(([name, value]) => readOption(name, value, value.place));
	return {
		options: reads.flatMap(({ options }) => options),
		problems: reads.flatMap(({ problems }) => problems),
		warnings: []
	};
}
function readOption(name, value, place) {
	const { file, line } = place;
	if (!OPTION_NAME.test(name)) return {
		options: [],
		problems: [{
			file,
			line,
			path: "",
			found: quote(name),
			allowed: fixOptionName(name)
		}],
		warnings: []
	};
	const text = textOf$1(value);
	if (text === void 0) return only(unknownOption(name, value?.written ?? "", place));
	return only({
		name,
		value: text,
		group: void 0,
		file,
		line
	});
}

// src/core/sources/terraform.ts
/**
* The servers of the files of one folder, in the order of the files. An option has the file and the line of its value,
* which may be the default of a variable, a local or a file of variables. Other folders are not read: well-known
* modules are read by their arguments.
*
* @param files all `.tf` files of the folder
* @param variables its `terraform.tfvars` and `*.auto.tfvars`, in any order
*/
function readTerraformServers(files, variables = []) {
	const blocks = files.flatMap(({ file, body }) => body.blocks.map((block) => ({
		file,
		block
	})));
	const scope = scopeOf(blocks, inOrder(variables));
	const resources = blocks.flatMap((each) => declaredIn(each, {
		...scope,
		file: each.file
	}));
	return serversOf(resources, lookupIn(blocks, scope));
}
/** `terraform.tfvars` first, then the others by name: the last one wins. */
function inOrder(variables) {
	const key = ({ file }) => {
		const name = file.slice(file.lastIndexOf("/") + 1);
		return name === "terraform.tfvars" ? "" : name;
	};
	return [...variables].sort((a, b) => key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
function declaredIn({ file, block }, scope) {
	const named = block.type === "module" ? moduleIn(block, scope) : resourceIn(block);
	const product = named === void 0 ? void 0 : DATABASE_PRODUCTS[named.product];
	if (named === void 0 || product === void 0) return [];
	return instancesOf(block, scope).map((instance) => ({
		product: named.product,
		address: `${named.address}${instance.suffix}`,
		place: {
			file,
			line: block.line
		},
		values: blockValue(block, instance.scope, lookedAt(product))
	}));
}
function resourceIn({ type, labels: [kind = "", name = ""] }) {
	return type === "resource" && Object.hasOwn(DATABASE_PRODUCTS, kind) ? {
		product: kind,
		address: `${kind}.${name}`
	} : void 0;
}
function moduleIn({ labels: [name = ""], body }, scope) {
	const source = attributeOf(body, "source")?.value;
	const product = source === void 0 ? void 0 : moduleProduct(textOf$1(evaluateHcl(source, scope)) ?? "");
	return product === void 0 ? void 0 : {
		product,
		address: `module.${name}`
	};
}
/** Resources that others refer to: only their versions matter. */
function lookupIn(blocks, scope) {
	const resources = new Map(blocks.filter(({ block }) => block.type === "resource").map((each) => [each.block.labels.slice(0, 2).join("."), each]));
	return (address) => {
		const found = resources.get(address.replace(/\[.*$/, ""));
		return found === void 0 ? void 0 : blockValue(found.block, {
			...scope,
			file: found.file
		}, VERSIONS);
	};
}
const VERSIONS = /* @__PURE__ */ new Set(["version"]);

// src/core/sources/json-resources.ts
const PARTS = {
	top: {
		planned_values: "holder",
		values: "holder"
	},
	holder: { root_module: "module" },
	module: {
		resources: "resources",
		child_modules: "modules"
	},
	modules: { "": "module" },
	resources: { "": "resource" },
	resource: {}
};
/**
* The resources of a plan or a state, in the order of the text, in one pass.
*
* @param text JSON that was parsed before
*/
function findResources(text) {
	const found = [];
	const stack = [];
	let frame;
	for (let index = 0; index < text.length; index++) {
		const mark = text.charCodeAt(index);
		if (mark === QUOTE) {
			const end = endOfText(text, index);
			if (frame?.isObject === true && !frame.isValue) frame.key = frame.part === void 0 ? "" : text.slice(index + 1, end);
			else note(frame, index);
			index = end;
		} else if (mark === COLON && frame !== void 0) frame.isValue = true;
		else if (mark === COMMA && frame !== void 0) frame.isValue = !frame.isObject;
		else if (mark === OPEN_BRACE || mark === OPEN_BRACKET) {
			note(frame, index);
			if (frame !== void 0) stack.push(frame);
			frame = open(frame, index, mark === OPEN_BRACE);
		} else if (mark === CLOSE_BRACE || mark === CLOSE_BRACKET) {
			if (frame?.part === "resource") found.push(...resourceOf(frame, text));
			frame = stack.pop();
		}
	}
	return found;
}
const [QUOTE, COLON, COMMA] = [
	34,
	58,
	44
];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [
	123,
	125,
	91,
	93
];
function open(holder, start, isObject) {
	const part = holder === void 0 ? "top" : holder.part && PARTS[holder.part][holder.isObject ? holder.key : ""];
	return {
		part,
		isObject,
		start,
		key: "",
		isValue: !isObject,
		offsets: part === "resource" ? /* @__PURE__ */ new Map() : NONE
	};
}
const NONE = /* @__PURE__ */ new Map();
function note(frame, index) {
	if (frame?.part === "resource") frame.offsets.set(frame.key, index);
}
function resourceOf({ start, offsets }, text) {
	const [address, type, mode] = [
		"address",
		"type",
		"mode"
	].map((key) => textAt(text, offsets.get(key)));
	const [values, sensitive] = [offsets.get("values"), offsets.get("sensitive_values")];
	if (address === void 0 || type === void 0 || values === void 0 || mode === "data") return [];
	return [{
		address,
		type,
		start,
		values,
		sensitive
	}];
}
function textAt(text, offset) {
	return offset === void 0 || text.charCodeAt(offset) !== QUOTE ? void 0 : textFrom(text, offset);
}
function textFrom(text, offset) {
	return String(JSON.parse(text.slice(offset, endOfText(text, offset) + 1)));
}
/** Offset of the closing quotation mark. */
function endOfText(text, start) {
	let end = text.indexOf("\"", start + 1);
	while (end >= 0 && isEscaped(text, end)) end = text.indexOf("\"", end + 1);
	return end < 0 ? text.length : end;
}
function isEscaped(text, index) {
	let start = index;
	while (text.charAt(start - 1) === "\\") start -= 1;
	return (index - start) % 2 === 1;
}
/** Lines of offsets that only grow: each part of the text is gone through once. */
function lineCounter(text) {
	let [line, next] = [1, text.indexOf("\n")];
	return (offset) => {
		while (next >= 0 && next < offset) {
			line += 1;
			next = text.indexOf("\n", next + 1);
		}
		return line;
	};
}
/** Settings are never deeper. */
const DEEPEST$1 = 20;
/** The value at an offset. A setting that has a name has the place of its name. */
function readJsonValue(text, offset, placeOf) {
	return read({
		text,
		placeOf,
		next: offset
	}, 0);
}
/** A plain value at an offset. */
function jsonAt(text, offset) {
	const reading = {
		text,
		next: offset
	};
	skip(reading);
	return JSON.parse(text.slice(offset, reading.next));
}
function read(reading, depth) {
	const place = reading.placeOf(reading.next);
	const mark = reading.text.charCodeAt(reading.next);
	if (depth > DEEPEST$1 && (mark === OPEN_BRACE || mark === OPEN_BRACKET)) {
		skip(reading);
		return {
			kind: "unknown",
			place,
			written: ""
		};
	}
	if (mark === OPEN_BRACE) return readObject(reading, place, depth);
	if (mark === OPEN_BRACKET) return readList(reading, place, depth);
	if (mark !== QUOTE) return readWord(reading, place);
	const value = textFrom(reading.text, reading.next);
	reading.next = endOfText(reading.text, reading.next) + 1;
	return {
		kind: "scalar",
		value,
		place,
		written: JSON.stringify(value)
	};
}
const BLANKS = /[\s,:]*/y;
const WORD = /[^\s,:[\]{}]*/y;
function passOver(pattern, reading) {
	pattern.lastIndex = reading.next;
	const [passed = ""] = pattern.exec(reading.text) ?? [];
	reading.next += passed.length;
	return passed;
}
function readWord(reading, place) {
	const word = passOver(WORD, reading);
	if (word === "null") return {
		kind: "scalar",
		value: null,
		place,
		written: word
	};
	if (word === "true" || word === "false") return {
		kind: "scalar",
		value: word === "true",
		place,
		written: word
	};
	const number = numberFromText(word);
	if (number === void 0) return {
		kind: "unknown",
		place,
		written: word
	};
	return {
		kind: "scalar",
		value: number,
		place,
		written: word
	};
}
/** Whether another element follows; else the end is passed over. */
function hasNext(reading) {
	passOver(BLANKS, reading);
	const mark = reading.text.charCodeAt(reading.next);
	const isEnd = mark === CLOSE_BRACE || mark === CLOSE_BRACKET || Number.isNaN(mark);
	if (isEnd) reading.next += 1;
	return !isEnd;
}
function readList(reading, place, depth) {
	const items = [];
	reading.next += 1;
	while (hasNext(reading)) items.push(read(reading, depth + 1));
	return {
		kind: "list",
		items,
		place,
		written: ""
	};
}
function readObject(reading, place, depth) {
	const entries = /* @__PURE__ */ new Map();
	reading.next += 1;
	while (hasNext(reading)) {
		const key = textFrom(reading.text, reading.next);
		reading.next = endOfText(reading.text, reading.next) + 1;
		passOver(BLANKS, reading);
		entries.set(key, read(reading, depth + 1));
	}
	const [name, value] = [entries.get("name"), entries.get("value")];
	if (name?.kind === "scalar" && value !== void 0) entries.set("value", {
		...value,
		place: name.place
	});
	return {
		kind: "map",
		entries,
		place,
		written: ""
	};
}
/** Passes over a value without a call for each of its levels. */
function skip(reading) {
	let depth = 0;
	do {
		const mark = reading.text.charCodeAt(reading.next);
		if (mark === OPEN_BRACE || mark === OPEN_BRACKET) depth += 1;
		else if (mark === CLOSE_BRACE || mark === CLOSE_BRACKET) depth -= 1;
		else if (mark === QUOTE) reading.next = endOfText(reading.text, reading.next);
		reading.next += 1;
	} while (depth > 0 && reading.next < reading.text.length);
}

// src/core/sources/terraform-plan.ts
/**
* Reads the servers of a plan or a state. Both have secrets: only the settings of known products are taken, and none
* that Terraform calls sensitive. A setting that is known only after the change is applied is unknown.
*
* JSON that is neither a plan nor a state has no servers.
*/
const readPlanServers = (text, file) => {
	const plan = parse(text);
	if (plan === void 0) return unreadable(file);
	const [unknowns, configured] = [unknownsOf(plan), configuredOf(plan)];
	const lineOf = lineCounter(text);
	const placeOf = (offset) => ({
		file,
		line: lineOf(offset)
	});
	const resources = findResources(text).filter(({ type }) => Object.hasOwn(DATABASE_PRODUCTS, type)).flatMap((found) => declared(found, text, placeOf, {
		unknowns,
		configured
	}));
	return serversOf(resources, () => void 0);
};
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** The parser's error quotes the text, which may be a secret. */
function unreadable(file) {
	return {
		servers: [],
		problems: [{
			file,
			line: 1,
			path: "",
			found: "text that is no JSON",
			allowed: "the output of terraform show -json"
		}],
		warnings: []
	};
}
function declared({ address, type, start, values, sensitive }, text, placeOf, { unknowns, configured }) {
	const place = placeOf(start);
	const read = readJsonValue(text, values, placeOf);
	if (read.kind !== "map") return [];
	const own = configured.get(withoutKeys(address));
	const later = Object.entries(asMap(unknowns.get(address))).filter(([name]) => own === void 0 || own.has(name));
	const secret = sensitive === void 0 ? void 0 : asMap(jsonAt(text, sensitive));
	return [{
		product: type,
		address,
		place,
		values: maskMap(read, Object.fromEntries(later), secret)
	}];
}
/** Terraform itself writes these in place of such values. */
const LATER = "(known after apply)";
const SECRET = "(sensitive value)";
/**
* The value without its sensitive parts, and with its unknown parts marked. @param secret true for all of it, or by
* parts
*/
function mask(value, later, secret, place) {
	if (secret === true) return {
		kind: "unknown",
		place,
		written: SECRET
	};
	if (later === true) return {
		kind: "unknown",
		place,
		written: LATER
	};
	if (value === void 0) return holdsTrue(later) ? {
		kind: "unknown",
		place,
		written: LATER
	} : void 0;
	if (value.kind === "map") return maskMap(value, later, secret);
	if (value.kind !== "list") return value;
	const [laterItems, secretItems] = [asList(later), asList(secret)];
	const length = Math.max(value.items.length, laterItems.length);
	const items = Array.from({ length }, (_, index) => {
		const item = value.items[index];
		return mask(item, laterItems[index], secretItems[index], item?.place ?? place);
	});
	return {
		...value,
		items: items.filter((item) => item !== void 0)
	};
}
function maskMap(map, later, secret) {
	const [laterParts, secretParts] = [asMap(later), asMap(secret)];
	const entries = [.../* @__PURE__ */ new Set([...map.entries.keys(), ...Object.keys(laterParts)])].flatMap((name) => {
		const value = map.entries.get(name);
		const masked = mask(value, laterParts[name], secretParts[name], value?.place ?? map.place);
		return masked === void 0 ? [] : [[name, masked]];
	});
	return {
		...map,
		entries: new Map(entries)
	};
}
/** Whether something in it is marked. */
function holdsTrue(marks, depth = 0) {
	if (marks === true) return true;
	if (depth > 20) return false;
	return (isMap(marks) ? Object.values(marks) : asList(marks)).some((part) => holdsTrue(part, depth + 1));
}
function unknownsOf(plan) {
	const changes = asList(asMap(plan).resource_changes).map(asMap);
	return new Map(changes.flatMap(({ address, change }) => typeof address === "string" ? [[address, asMap(change).after_unknown]] : []));
}
/** Deeper modules call no others. */
const DEEPEST = 50;
/** An attribute that no file sets, and that is known only later, is filled in by the provider. */
function configuredOf(plan) {
	const found = /* @__PURE__ */ new Map();
	const collect = (module, prefix, depth) => {
		for (const { address, expressions } of asList(asMap(module).resources).map(asMap)) if (typeof address === "string") found.set(`${prefix}${address}`, new Set(Object.keys(asMap(expressions))));
		if (depth > DEEPEST) return;
		for (const [name, call] of Object.entries(asMap(asMap(module).module_calls))) collect(asMap(call).module, `${prefix}module.${name}.`, depth + 1);
	};
	collect(asMap(asMap(plan).configuration).root_module, "", 0);
	return found;
}
/** Keys and numbers of instances are in brackets. */
function withoutKeys(address) {
	return address.replace(/\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g, "");
}

// src/core/sources/workflow-services.ts
/** Service containers of a workflow's jobs. They have no server options: those of a job are for docker. */
/** Reads the images of a workflow's services. An expression stays as it is written. */
const readWorkflowServers = (text, file) => {
	const { documents, problems, text: read, expressions } = readYamlDocuments(text, file);
	const lines = read.split("\n");
	const found = documents.flatMap((tree) => serversIn({
		tree,
		file,
		lines,
		lineOf: (line) => line,
		expressions
	}));
	const names = chooseNames(found.map(({ names: own }) => own));
	return {
		servers: found.map(({ server }, index) => ({
			...server,
			at: names[index] ?? ""
		})),
		problems,
		warnings: []
	};
};
function serversIn(source) {
	const { value } = source.tree;
	return Object.keys(asMap(valueAt(value, ["jobs"]))).flatMap((job) => Object.keys(asMap(valueAt(value, [
		"jobs",
		job,
		"services"
	]))).flatMap((service) => {
		const path = [
			"jobs",
			job,
			"services",
			service
		];
		const here = isMap(valueAt(value, path)) ? [...path, "image"] : path;
		const written = writtenAt(source, here);
		if (written === void 0 || !(isOpen$1(written) ? mayHoldServer : holdsServer)(written)) return [];
		const image = located$1(written, source, here);
		const server = {
			at: service,
			file: source.file,
			line: keyLine(source, path),
			options: [],
			image
		};
		return [{
			names: [service, `${job}.${service}`],
			server
		}];
	}));
}

// src/core/sources/read-source.ts
/** Reads every kind of file that configures servers. The name and the content tell the kind. */
/** Limit for all files of a module together: they take less than a second to read. */
const LARGEST_MODULE_CHARACTERS = 524288;
const MOST_MODULE_FILES = 1e3;
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
const TERRAFORM_FILE = /\.tf$/;
const VARIABLE_FILE = /^terraform\.tfvars$|\.auto\.tfvars$/;
/** Paths of a Terraform module, if a path belongs to one: the folder, or a file of it. */
function terraformPaths(path, reader) {
	const folder = TERRAFORM_FILE.test(path) ? path.slice(0, path.lastIndexOf("/") + 1) : `${path.replace(/\/$/, "")}/`;
	const listing = reader.directory(folder === "" ? "." : folder, path);
	const names = listing.kind === "names" ? listing.names.toSorted() : [];
	const files = names.filter((name) => TERRAFORM_FILE.test(name));
	if (files.length === 0) return void 0;
	const within = (name) => folder + name;
	return {
		files: files.map(within),
		variables: names.filter((name) => VARIABLE_FILE.test(name)).map(within)
	};
}
/**
* All servers that a path configures.
*
* @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
*/
function readSource(files, memoryBytes) {
	const read = readServers(files);
	if (read.kind !== "read") return read;
	const managed = (files.module === void 0 && isOptionFile(files.path) ? read.servers : read.servers.map(withForms)).map((server) => asManaged(server, memoryBytes));
	const servers = managed.map(({ server }) => server);
	return {
		...read,
		servers,
		warnings: [
			...read.warnings,
			...managed.flatMap(({ warnings }) => warnings),
			...servers.flatMap(unknownOf)
		]
	};
}
/** Options that come neither from a text of options nor from flags are keys, or parameters. */
function withForms(server) {
	const isKey = (option) => option.group === void 0 && option.form === void 0 && !isUnread(option);
	return {
		...server,
		options: server.options.map((option) => isKey(option) ? {
			...option,
			form: "key"
		} : option)
	};
}
function readServers({ path, reader, module, templates }) {
	if (templates !== void 0) return readOptions(path, reader, (options) => placeRendered(options, templates, path));
	return module === void 0 ? readFile(path, reader) : readModule(path, module);
}
/** A file of a module stands for the servers that begin in it. */
function readModule(path, { files, variables }) {
	const trees = (readings) => readings.map(({ tree }) => tree);
	const { servers, problems, warnings } = readTerraformServers(trees(files), trees(variables));
	const isMeant = ({ file }) => !TERRAFORM_FILE.test(path) || file === path;
	const syntax = [...files, ...variables].flatMap((reading) => reading.problems);
	return {
		kind: "read",
		servers: servers.filter(isMeant),
		problems: [...syntax, ...problems.filter(isMeant)],
		warnings
	};
}
function readFile(path, reader) {
	const read = readerOf(path);
	if (read === void 0) return readOptions(path, reader);
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path), "a file")
	};
	const limited = limitReader(reader, path);
	const servers = read(reading.text, path, limited.reader);
	return {
		kind: "read",
		...servers,
		problems: [...servers.problems, ...limited.problems()]
	};
}
/** Whether a path is read as one of an option file, by its name. */
function isOptionFile(path) {
	return readerOf(path) === void 0 && !isTerraformFile(path);
}
function isTerraformFile(path) {
	return TERRAFORM_FILE.test(path);
}
/** By the last part of a path; undefined for option files. A template has the kind of the file that it makes. */
function readerOf(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const made = madeFrom(name);
	return READERS.find(({ names }) => names.test(made))?.read ?? (made === name ? void 0 : readTemplateServers);
}
/** The name of the file that a template makes; otherwise the file's own name. */
function madeFrom(name) {
	return name.replace(TEMPLATE, "");
}
const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl)$/i;
const READERS = [
	{
		names: /\.(?:cnf|ini)\.template$/i,
		read: readTemplateServers
	},
	{
		names: /\.ya?ml$/i,
		read: readYamlServers
	},
	{
		names: /\.(?:json|template)$/i,
		read: readJsonServers
	},
	{
		names: /^(?:Dockerfile|Containerfile)(?:\.|$)|\.[Dd]ockerfile$/,
		read: readDockerfileServers
	}
];
/** Beginning of the names of compose files. */
const COMPOSE_FILE = /^(?:docker-)?compose\b/i;
function readYamlServers(text, file, reader) {
	return withConditions(readYamlKind(text, file, reader), text, file);
}
/** By its keys at the top: parsing takes long for large files, and the reader parses again. */
function readYamlKind(text, file, reader) {
	const has = (key) => new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").test(text);
	if (COMPOSE_FILE.test(file.slice(file.lastIndexOf("/") + 1))) return readComposeServers(text, file, reader);
	if (has("services") && !has("apiVersion")) {
		const composed = readComposeServers(text, file, reader);
		if (composed.servers.length > 0) return composed;
	}
	if (has("jobs")) return readWorkflowServers(text, file, reader);
	return has("Resources") ? readCloudFormationServers(text, file, reader) : readManifestServers(text, file, reader);
}
function readJsonServers(text, file, reader) {
	return /"Resources"\s*:/.test(text) ? readCloudFormationServers(text, file, reader) : readPlanServers(text, file, reader);
}
function readOptions(path, reader, placed = (options) => options) {
	const read = readOptionPath(path, reader);
	if (read.kind !== "read") return read;
	const { options, problems, warnings } = read;
	return {
		kind: "read",
		servers: [{
			at: "",
			file: path,
			line: 1,
			options: placed(options),
			image: void 0
		}],
		problems,
		warnings
	};
}
/** Values that no file gives; directives of option files have warnings of their own. */
function unknownOf({ options }) {
	const unknown = options.filter((option) => isUnread(option) && !/^!include/.test(option.name));
	return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, own]) => ({
		code: "settings-unknown",
		file,
		line: own[0]?.line ?? 1,
		directive: quote([...new Set(own.map(nameOf))].join(", ")).slice(1, -1)
	}));
}
function nameOf({ name }) {
	return name.slice("!".length);
}

// src/edges/sources/terraform-files.ts
/** Modules of Terraform, parsed by a parser that is loaded only for them. */
/**
* Parses the files of Terraform if a path belongs to a module.
*
* @throws UserError if one of them cannot be read, or they are too many or too large
*/
async function withModule({ path, reader }) {
	const paths = terraformPaths(path, reader);
	if (paths === void 0) return {
		path,
		reader,
		module: void 0
	};
	const texts = moduleTexts([...paths.files, ...paths.variables], path, reader);
	const parse = async (files) => {
		const { parseHcl } = await import("./hcl-tree.js");
		return Promise.all(files.map(async (file) => parseHcl(texts.get(file) ?? "", file)));
	};
	return {
		path,
		reader,
		module: {
			files: await parse(paths.files),
			variables: await parse(paths.variables)
		}
	};
}
/** @throws UserError if they are more than can be read in reasonable time */
function moduleTexts(files, top, reader) {
	const refuse = (found, allowed) => new UserError(`--config ${top}: found ${found} in the folder; allowed: ${allowed}`);
	if (files.length > 1e3) throw refuse(`${files.length} files of Terraform`, `at most ${MOST_MODULE_FILES}`);
	const texts = new Map(files.map((file) => [file, textOf(file, top, reader)]));
	const characters = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
	if (characters > 524288) throw refuse(`${characters} characters of Terraform`, `at most ${LARGEST_MODULE_CHARACTERS}`);
	return texts;
}
/** @throws UserError if there is no text: a module is unknown without one of its files */
function textOf(file, top, reader) {
	const reading = reader.file(file, top);
	if (reading.kind === "text") return reading.text;
	const found = reading.kind === "absent" ? "which is no file" : whyUnusable(reading, reader.rootOf(top)).found;
	throw new UserError(`--config ${top}: found ${file}, ${found}; allowed: files of Terraform that can be read`);
}

export { speaksOfServer as _, madeFrom as a, terraformPaths as c, unknownOption as d, isRdsFormula as f, privateRegistry as g, isMariaDb as h, isTerraformFile as i, asList as l, isFloating as m, MOST_MODULE_FILES as n, readSource as o, holdsServer as p, isOptionFile as r, splitSource as s, withModule as t, asMap as u, usualImage as v };