import { f as quote } from "./escape.js";
import { h as UserError, n as existingFolder } from "./paths.js";
import { $ as isLikeServerGroup, A as shownState, E as isSwitch, F as OPTIONS, I as OptionIndex, L as ROWS, j as stateOf, ot as USUAL_FAMILY, rt as FAMILIES, tt as isServerGroup, w as addsUp } from "./workloads.js";
import { E as variableForms, c as settingOf, g as canonicalName, i as isExpression, r as expressionOf, w as readOptionName } from "./setting.js";
import { l as mayAffectSpeed } from "./assess.js";
import { t as nonEmpty } from "./lists.js";
import { c as MOST_SETTINGS, d as largestBytes, g as readOptionFileLine, h as parseOptionFile, l as TOO_MANY_SETTINGS, m as whyUnusable, n as asReading, p as readOptionPath, t as REPOSITORY, u as joinPath } from "./option-files.js";
import { O as findProgram } from "./tool.js";
import { a as findCheckout, d as isShallowClone, g as pathInRepository, l as isRepository, m as outputOf, n as commitIn, r as commitOf, y as RepositoryObjects } from "./checkout.js";
import { dirname, join, resolve } from "node:path";
import { existsSync } from "node:fs";

// node_modules/string-argv/index.js
function e(e, t, n) {
	let r = [];
	t && r.push(t), n && r.push(n);
	let i = ``, a = null, o = !1, s = 0;
	for (; s < e.length;) {
		let t = e[s];
		a ? t === a ? a = null : i += t : t === `"` || t === `'` ? (a = t, o = !0) : /\s/.test(t) ? o &&= (r.push(i), i = ``, !1) : (i += t, o = !0), s++;
	}
	return o && r.push(i), r;
}

// src/core/sources/rendered.ts
/** Option files that a command of the repository prints, on the lines of the repository that they came from. */
/** Beginning of a source that names a command. */
const RENDER = /^render:\s*/;
/** Whether a source names a command, not a file. */
function isCommand(source) {
	return RENDER.test(source);
}
/** Program and arguments of a source that names a command, not split by a shell; undefined for other sources. */
function renderCommand(source) {
	return isCommand(source) ? e(source.replace(RENDER, "")) : void 0;
}
/** An option file, or one with a placeholder for a program to fill. */
const OPTION_FILE$4 = /\.cnf(?:\.(?:in|j2|tmpl|tpl))?$/i;
/** Expressions of shells, templates, cpp and m4, whose values may depend on where a program runs. */
const EXPRESSION$2 = /[$`]|\{\{|\{%|<%|^[^#;\n]*\(|^\s*#\s*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include)\b/m;
/** Whether a file is an option file of plain values, of which every program reads the same wherever it runs. */
function isPlainOptionFile(path, text) {
	return OPTION_FILE$4.test(path) && !EXPRESSION$2.test(text) && parseOptionFile(text, path).problems.length === 0;
}
/** Beginning of a line that can set an option: its name ends at a blank, at `=`, `:` or a quote, or with the line. */
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/;
/** Beginning of an unread option whose group only some servers read, see option-file.ts. */
const GROUP_MARK = /^\[[^\]]*\] /;
/**
* Moves each option to the line of the repository that it surely came from: the only one in all templates that begins
* with its name, in any spelling. Other options belong to the command, with their line in its output.
*
* @param options as read from the command's output
* @param templates each file once
* @param command text that takes the place of a file's path
*/
function placeRendered(options, templates, command) {
	const places = placesOf(templates, new Set(options.map(spellingOf)));
	return options.map((option) => ({
		...option,
		...places.get(spellingOf(option)) ?? { file: command }
	}));
}
/** Lines by the names that they begin with; names that begin several lines are omitted. */
function placesOf(templates, wanted) {
	const places = /* @__PURE__ */ new Map();
	const ambiguous = /* @__PURE__ */ new Set();
	for (const { file, text } of templates) for (const [index, raw] of text.split("\n").entries()) {
		const name = canonicalName(NAMED_LINE.exec(raw)?.[1] ?? "");
		if (!wanted.has(name)) continue;
		if (places.has(name)) ambiguous.add(name);
		places.set(name, {
			file,
			line: index + 1
		});
	}
	for (const name of ambiguous) places.delete(name);
	return places;
}
function spellingOf({ name }) {
	return canonicalName(name.replace(GROUP_MARK, ""));
}

// src/core/sources/source-path.ts
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
function shortText(text, most) {
	return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`;
}

// src/core/sources/images.ts
/** Names of images: those that hold a server, that move, and that are private. */
/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//;
const PUBLIC_REGISTRIES = new Set("docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com mirror.gcr.io container-registry.oracle.com".split(" "));
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
/** Whether a tag names another version tomorrow, perhaps of a kind: latest-slim. */
function isMoving(tag) {
	return MOVING.has(tag.replace(/-.*$/, ""));
}
/** Whether a repository with a tag is an image of a server, and no host with a port or user with a group. */
function isTaggedServer(repository, tag) {
	return holdsServer(repository) && !/^\d{4,5}$/.test(tag) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag));
}
/** Versions that a product has or had, by its fork. */
const VERSIONS = {
	mysql: /^(?:5\.[567]|[89])(?:\.|$)/,
	mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/
};
/** Whether a number may be the version of a server. */
function mayBeVersion(fork, version) {
	return VERSIONS[fork].test(version);
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

// src/core/sources/values.ts
/** Values as texts have them: literals, and expressions that other places decide over. */
/** The value of a bare flag. */
const BARE = {
	kind: "literal",
	text: void 0
};
/** Calls that only give their argument a type, such as `pulumi.String("OFF")`. */
const TYPED = /^(?:\w+\.)*(?:String|Int|Float64|Bool|Number|str|int|tostring|tonumber|mkDefault|mkForce)\((["'`][^"'`]*["'`])\)/;
/** The priority of a value in Nix, and the call by which CloudFormation fills in a text. */
const PREFIX$1 = /^(?:(?:lib\.)?mk(?:Default|Force|Override\s+\d+)\s+(?=["\d]|true|false)|!Sub\s+(?=["']))/;
const LONGEST_PREFIX = 40;
/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(text, place, how) {
	const start = place + (PREFIX$1.exec(text.slice(place, place + LONGEST_PREFIX))?.[0].length ?? 0);
	const rest = text.slice(start);
	const [typed, inside] = TYPED.exec(rest) ?? [];
	if (typed !== void 0 && inside !== void 0) return {
		value: classified(inside, false),
		to: start + typed.length
	};
	const quote = /^["'`]/.exec(rest)?.[0];
	if (quote !== void 0 && quote !== how.quote) {
		const end = rest.indexOf(quote, 1);
		const inner = end < 0 ? rest.slice(1) : rest.slice(1, end);
		const isJoined = inner.includes("\\") || /^\s*[+.%]\s/.test(end < 0 ? "" : rest.slice(end + 1));
		const expression = isJoined || end < 0 || !isClosed(inner) ? rest.trim() : rest.slice(0, end + 1);
		return {
			value: isJoined || hasExpression(inner) ? {
				kind: "reference",
				text: expression
			} : {
				kind: "literal",
				text: inner
			},
			to: end < 0 ? text.length : start + end + 1
		};
	}
	const to = start + unquotedEnd(rest, how.isFlag, how.quote);
	const whole = text.slice(start, to).replace(/\*\/$/, "").trim().replace(/(?<![,;])[,;]+$/, "");
	const bare = how.isFlag ? whole : whole.replace(/^(\d+)_(\d+)$/, "$1$2");
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
/** Whether each bracket of a text is closed in it. */
function isClosed(text) {
	return (text.match(/[{(]/g)?.length ?? 0) === (text.match(/[})]/g)?.length ?? 0);
}
const EXPRESSION$1 = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/;
/** Whether a text has parts that something replaces. */
function hasExpression(text) {
	return EXPRESSION$1.test(text);
}
/** A text as a value. */
function classified(text, isCode) {
	const isWord = /^[+-]?\d[\w.]*$/.test(text) || shownState(text) !== void 0;
	if (hasExpression(text) || /^\[|^- /.test(text) || /^["'`].*["'`]\s*[+.%?|]/.test(text) || isCode && !isWord && !/^["'`].*["'`]$/.test(text)) return {
		kind: "reference",
		text: text.includes("{{") ? text.replaceAll(/\{\{\s*/g, "{{ ").replaceAll(/\s*\}\}/g, " }}") : text
	};
	return {
		kind: "literal",
		text: text.replace(/^(["'`])(.*)\1$/, "$2")
	};
}
/** Whether a text without quotes is no value, in some language. */
function isNothing({ text = "" }) {
	return /^(?:nil|null|undef|undefined|~|omit)$/i.test(text);
}

// src/core/sources/image-names.ts
/** Images, versions and products of servers that the lines of any text name. */
const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|\$\(\w+\)|\$\w+|<%(?:(?!<%).)*?%>`;
/** A key for images, and the first line of a Dockerfile. */
const IMAGE_KEY = new RegExp(String.raw`(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:${EXPRESSION}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)`);
/** The name of an image with a tag, anywhere. */
const IMAGE_WORD = new RegExp(String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]+(?::\d+)?/)*[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`, "gi");
/** The version of a product in a name of AWS, Google, Azure and others: mysql8.0, aurora-mysql5.7, MYSQL_8_0. */
const FAMILY = /(?:^(?:-\s+)?|[{,]\s*)["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|db_parameter_group|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?\s*(?:[,}]|$)/i;
/** A version of CDK: MysqlEngineVersion.VER_8_0_35, MariaDbEngineVersion.of('10.11.6', '10.11'); Aurora has its own numbers. */
const CONSTANT = /\b(Aurora)?(Mysql|MariaDb)EngineVersion\.(?:VER_(\d[\d_]*)|of\(\s*["'`](\d[^"'`]*))/i;
/** Packages and their repositories, such as mariadb-server-10.11, mysql57-server, pkgs.mariadb_1011, /mariadb/repo/10.11/. */
const PACKAGES = [
	/(?<!doc\/)\b(mysql|mariadb|percona)(?:-community)?-server(?:-server)?(?:-\d+\.\d+=|[-=])(?:\d+:)?(\d+\.\d+(?:\.\d+)?)\b/i,
	/\b(mysql|mariadb|percona-server)-?(\d{2,4})-(?:community-)?(?:server|release)\b/i,
	/(?:\bpkgs\.|\bpackage\s*(?:=>|[=:])\s*["']?(?:[a-z]+-)?)(mysql|mariadb|percona)(?:-server)?_?(\d{2,4}|\d_\d)\b/,
	/\b(mysql|mariadb|percona)(?:-server|-community)*-(\d+\.\d+\.\d+)[\w.-]*\.(?:tar|tgz|zip|deb|rpm)\b/,
	/\/\/(?:[\w.-]+\/)*?[\w.]*(mariadb)[\w.]*\/(?:repo\/)?(?:mariadb-)?(\d+\.\d+(?:\.\d+)?)\//i
];
/** Repositories, from which a server is installed, or only its client. */
const REPOSITORIES = [
	/--mariadb-server-version[= ]["']?(mariadb)-(\d+\.\d+)/i,
	/\b(percona)-release\s+.*?\bp(?:s|xc|dps|dpxc)-?(\d{2})\b/i,
	/(?:repo\.mysql\.com\b.*|\bselect-server\s.*|--enable[= ])\b(mysql)-?(\d\.?\d)\b/i
];
const INSTALLED = /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b/;
/** A package, and a repository of packages, whose version stands elsewhere. */
const OPEN_PACKAGES = [/\b(mysql|mariadb|percona)(?:-\w+){0,2}-server(?:-\w+){0,2}[-=]["']?(\$\{?\w+\}?)/i, /\b(mariadb)[\w.-]*\/(?:repo\/)?(?:mariadb-)?((?:\.?(?:\{\{[^{}]*\}\}|\$\{?\w+\}?))+)\//i];
/** A key that is the name of a product, or one for its version. */
const VERSION_KEY = /(?<![\w-])((?:::|[\w.'"[\]-]){0,60}(?:mysql|mariadb|percona|galera)(?:::|[\w.'"[\]-]){0,60}?)["']?\s*(?:=>|\?=|:=|[:=]|\s)\s*(?:\$\{\w+:?-["']?)?(?=["'[]*(?:\d|latest|lts))/i;
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)["'\]]*$/i;
/** The last number of a version, whose first ones stand elsewhere. */
const PART_OF_VERSION = /(?<!major[_-]?)(?:minor|patch)[_-]?version["'\]]*$/i;
const PRODUCT = /^(?:-\s+)?["']?(mysql|mariadb|percona)["']?/i;
/** Programs beside a server that have versions too. */
const BESIDE$1 = /client|connector|exporter|driver|shell|router|proxy|operator|admin|php|backup|toolkit|tuner|minor|patch|revision|python|gem|chart|jdbc|module|plugin|schema|protocol|mysql2/i;
/** A key whose value only looks like an image: the revision of a task of ECS. */
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i;
/** A key of which the image is that of a server, whatever its name. */
const SERVER_KEY = /^["']?(?:pxc|mysqld?|mariadbd?|percona)["']?\s*:/;
/** The tag of an image beside its name. */
const TAG = /^["']?(?:image_?)?(?:tag|newTag)["']?\s*[:=]\s*(\S+)$/i;
/** A chart's version of what it installs. */
const APP_VERSION = /^appVersion:\s*["']?v?(\S+)$/;
/** Products, and their versions, which stand near them. */
const SPLIT = [
	{
		product: /^name:\s*["']?(mysql|mariadb|percona)["']?$/,
		version: APP_VERSION
	},
	{
		product: /^(mysql|mariadb|percona)_(?:service|server_install)\s.*\bdo$/,
		version: /^version\s+["']([\d.]+)["']$/
	},
	{
		product: /["']?(?:\b|_)engine(?:_?[nN]ame)?["']?(?:: str)?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb|aurora)["']?,?$|["']?\btype["']?\s*[:=]\s*["']?(mysql|mariadb)["']?,?$/i,
		version: /^["']?(?:engine_?(?:major_?)?version|version)["']?(?:: [\w |]+(?==))?\s*[:=]\s*(\S.*?),?$/i
	},
	{
		product: /^kind:\s*(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@/,
		version: /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*(["']?[^\s"',]+["']?,?)$/
	},
	{
		product: /^(?:-\s+)?["']?(?:repository|name|newName|image(?:_?[nN]ame)?)["']?\s*[:=]\s*["']?([\w./-]+)["']?,?$/,
		version: TAG
	}
];
/** Lines between both. */
const FAR = 20;
/** Reads the images of one outline. */
var ImageReader = class {
	#lines;
	#isInstalled;
	constructor(lines) {
		this.#lines = lines;
		this.#isInstalled = lines.some(({ text }) => INSTALLED.test(text));
	}
	/** What a line says; nothing on most lines. */
	read(line) {
		const { text } = line;
		const keyed = IMAGE_KEY.exec(text);
		const name = keyed?.[1] ?? keyed?.[2] ?? "";
		if (keyed !== null && name !== "" && !/^[{&*|>]/.test(name) && !this.#hasTagBeside(name, line)) {
			const isOpen = hasExpression(name);
			const isServer = SERVER_KEY.test(line.parent?.text ?? "") && !BESIDE$1.test(name.replace("-operator", "")) || (isOpen ? mayHoldServer(name) : holdsServer(name));
			return [{
				image: {
					kind: isOpen ? "reference" : "literal",
					text: name
				},
				isServer,
				line,
				from: keyed.index,
				to: keyed.index + keyed[0].length
			}];
		}
		if (!/mysql|mariadb|percona|aurora|innodb|repository|newName|image|version/i.test(text)) return [];
		const words = [...text.matchAll(IMAGE_WORD)].flatMap(({ 0: whole, 1: repository = "", 2: tag, 3: digest = "", index }) => {
			const image = {
				kind: hasExpression(whole) ? "reference" : "literal",
				text: whole
			};
			return isTaggedServer(repository, tag ?? digest) && !TASK.test(text.slice(0, index)) ? [{
				image,
				isServer: true,
				line,
				from: index,
				to: index + whole.length
			}] : [];
		});
		return words.length > 0 ? words : this.#readVersion(line);
	}
	#readVersion(line) {
		const { text } = line;
		const whole = {
			line,
			isServer: true,
			from: 0,
			to: text.length
		};
		const [, family, ofFamily = ""] = FAMILY.exec(text) ?? [];
		if (family !== void 0) return [{
			...whole,
			image: versionOf(family, ofFamily.replaceAll("_", "."))
		}];
		const [, aurora, product, constant, number = constant?.replaceAll("_", ".")] = CONSTANT.exec(text) ?? [];
		if (product !== void 0 && number !== void 0) return [{
			...whole,
			image: versionOf(product, aurora === void 0 ? number : `${aurora} ${number}`)
		}];
		for (const { product, version } of SPLIT) {
			const match = product.exec(text);
			const name = match?.slice(1).find((each) => each !== void 0) ?? "";
			const isTag = version === TAG;
			if (match === null || isTag && !holdsServer(name)) continue;
			const near = this.#near(line, version);
			if (near === void 0 && version === APP_VERSION) continue;
			const place = {
				isServer: true,
				from: match.index,
				to: text.length
			};
			if (near === void 0 && isTag) return [];
			if (near === void 0) return [{
				...place,
				image: void 0,
				line
			}];
			const image = isTag ? {
				kind: hasExpression(near.text) ? "reference" : "literal",
				text: `${name}:${near.text}`
			} : versionOf(familyOfImage(name).fork, /aurora/i.test(match[0]) && !/^\d/.test(near.text) ? `Aurora ${near.text}` : near.text);
			return [{
				...place,
				image,
				line: near.line
			}];
		}
		const image = packagedVersion(text, this.#isInstalled) ?? keyedVersion(line);
		return image === void 0 ? [] : [{
			...whole,
			image
		}];
	}
	/** Whether a key for a tag beside that for the image gives its version. */
	#hasTagBeside(name, line) {
		return holdsServer(name) && !name.includes(":") && this.#near(line, TAG) !== void 0;
	}
	/** The version of an image: beside the line of its product, or in a block there. */
	#near(line, pattern) {
		for (let away = 0; away <= FAR; away += 1) for (const other of [this.#lines[line.index + away], this.#lines[line.index - away]]) {
			if (other === void 0 || other.document !== line.document) continue;
			if (![other.parent, other.parent?.parent].includes(line.parent) && other.parent !== line) continue;
			const text = pattern.exec(other.text)?.[1];
			if (text !== void 0) return {
				text: text.replace(/^["']|["'],?$/g, ""),
				line: other
			};
		}
	}
};
/** The image of a version; of one that is no number an expression. */
function versionOf(product, version) {
	const fork = familyOfImage(product.toLowerCase()).fork;
	if (isMoving(version)) return {
		kind: "literal",
		text: `${fork}:${version}`
	};
	const number = /^(?:\d+:)?(\d+(?:\.\d+)*)/.exec(version)?.[1];
	if (number === void 0) return {
		kind: "reference",
		text: `${fork}:${referenceTo(version)}`
	};
	return mayBeVersion(fork, number) ? {
		kind: "literal",
		text: `${fork}:${number}`
	} : void 0;
}
function referenceTo(version) {
	return /^(?:\$|\{\{)/.test(version) ? version : `\${${/^!Ref\s+["']?([\w.:-]+)["']?$/.exec(version)?.[1] ?? version}}`;
}
/** The version that a key gives: `MYSQL_VERSION 5.7.25`, `mariadb::version: '10.11'`, `mysql: ["8.0", "8.4"]`. */
function keyedVersion({ text, parent }) {
	const keyed = VERSION_KEY.exec(text);
	const below = /^["']?(?:engine_?(?:major_?)?)?version["']?\s*[:=]\s*/i.exec(text);
	const product = (/^["']?engine/i.test(text) ? /(mysql|mariadb)/i : PRODUCT).exec(parent?.text ?? "")?.[1];
	const name = keyed?.[1] ?? (below === null ? void 0 : product);
	const match = keyed ?? below;
	const part = PART_OF_VERSION.exec(keyed?.[1] ?? "");
	if (match === null || name === void 0 || BESIDE$1.test(name.slice(0, part?.index))) return void 0;
	const isOnlyProduct = keyed !== null && !IS_VERSION.test(name);
	if (isOnlyProduct && (PRODUCT.exec(name)?.[0] !== name || !/(?::\s|=)\s*$/.test(match[0]))) return void 0;
	const { kind, text: version = "" } = valueAt(text, match.index + match[0].length, {
		isFlag: keyed !== null,
		isCode: false
	})?.value ?? {};
	if (version === "" || version.startsWith("[") || isOnlyProduct && !version.includes(".")) return void 0;
	const fork = /mariadb|galera/i.test(name) ? "mariadb" : "mysql";
	if (part !== null) return {
		kind: "hidden",
		text: `${fork}:….${version}`
	};
	return kind === "literal" ? versionOf(fork, version) : {
		kind: "reference",
		text: `${fork}:${referenceTo(version)}`
	};
}
/** @param isInstalled whether a server is installed from a repository */
function packagedVersion(text, isInstalled) {
	for (const pattern of OPEN_PACKAGES) {
		const [, product, expression] = pattern.exec(text) ?? [];
		if (product !== void 0 && expression !== void 0) return versionOf(product, expression);
	}
	for (const pattern of isInstalled ? [...PACKAGES, ...REPOSITORIES] : PACKAGES) {
		const [, product, version = ""] = pattern.exec(text) ?? [];
		if (product === void 0) continue;
		const major = product.toLowerCase() === "mariadb" ? /^\d\d(?!\.)/ : /^\d(?!\.)/;
		return versionOf(product, version.replace("_", ".").replace(major, "$&."));
	}
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

// src/core/sources/outline.ts
/** The lines of any text as its indentation nests them, without comments, whatever its syntax. */
const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl|template|in|dist|example)$/i;
/** The name of the file that a template makes; of other files their name. */
function madeFrom(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(TEMPLATE, "");
}
const CODE = /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|tf|hcl|nomad|nix|py|rb|pp|php|star|libsonnet|jsonnet)$/i;
/** Files with comments behind two slashes, and those of them in which a hash begins one too. */
const SLASHES = /\.(?:tsx?|[cm]?jsx?|json5|go|java|kts?|cs|scala|bicep|groovy|swift|rs|c|cc|h|php|tf|hcl|nomad)$/i;
const HASHES_TOO = /\.(?:tf|hcl|nomad|php)$/i;
const DASHES = /\.(?:sql|lua|hs)$/i;
const SEMICOLONS = /\.(?:cnf|ini|conf|cfg|service|container|pod|socket|toml)$/i;
const REMARKS = /\.(?:bat|cmd)$/i;
/** Other files with comments between slashes and asterisks. */
const ASTERISKS = /\.(?:nix|sql|css)$/i;
const LONGEST_LINE = 4e3;
/** Longer lines are cut, at a blank if there is one. */
const PARTS$1 = /[\s\S]{1,4000}(?=\s|$)|[\s\S]{1,4000}/g;
/** Deeper nesting is an attack. */
const DEEPEST$2 = 200;
/** @param isPrinted whether a tool has made it, so that no template does */
function outlineOf(text, file, isPrinted = false) {
	const isPlan = text.trimStart().startsWith("{") && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text);
	return {
		file,
		lines: new Nesting(madeFrom(file), spread(text, isPlan), isPrinted || OPTION_FILE$3.test(file)).lines(),
		isCode: CODE.test(madeFrom(file)),
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
		return (isString ? line.split(/(?:\\r)?\\n/) : [line]).flatMap((part) => part.match(PARTS$1) ?? [""]).map((part, nth) => ({
			number,
			text: nth === 0 ? part : `${indent}    ${part}`
		}));
	});
}
/** Nests lines one after the other. */
var Nesting = class {
	#lines = [];
	#raw;
	/** The last line of each text that may end a heredoc. */
	#lastOf;
	#comments;
	/** Whether it makes a file of nothing but sections. */
	#isOptions;
	#isRead;
	/** Whether it is the configuration of another program, which may have a section of this name too. */
	#isOther;
	/** Lines around the next one, from the outermost to the innermost. */
	#open = [];
	/** Statements of a template that are open, from the outermost to the innermost. */
	#statements = [];
	#document = 0;
	#heredoc;
	#section;
	#isInStatement = false;
	/** Whether the latest statement only prints a value, and so opens nothing. */
	#isPrinted = false;
	/** @param isRead whether a server may read the file as it is, so that only its own comments count */
	constructor(name, raw, isRead) {
		this.#raw = raw;
		this.#isRead = isRead;
		this.#comments = new Comments(name, raw, isRead);
		this.#isOptions = /\.(?:cnf|ini|conf|cfg)$/i.test(name);
		this.#isOther = this.#isOptions && !/\.cnf$/i.test(name) && !raw.some(({ text }) => GROUP_OF_SERVER.test(text));
		this.#lastOf = new Map(raw.map(({ text }, index) => [heredocEnd(text), index]));
	}
	lines() {
		for (const at of this.#raw.keys()) this.#add(at);
		return this.#lines;
	}
	#add(at) {
		const rest = writtenText(plainTags(this.#comments.contentAt(at)));
		const text = rest.trim();
		if (text === "" || this.#beginsDocument(rest, text) || this.#endsHeredoc(text)) return;
		const isText = this.#heredoc !== void 0;
		const indent = this.#heredoc === void 0 ? indentOf(rest) : Math.max(indentOf(rest), this.#heredoc.indent + 2);
		const isHeader = this.#beginsSection(text, indent, at);
		const isInside = this.#isInStatement;
		const isStatement = isInside || /^(?:\{[{%]|<%)/.test(text);
		const isMargin = isStatement && !isInside && CONTROLS.test(text);
		while (!isMargin && this.#open.length > 0 && (this.#open.at(-1)?.indent ?? 0) >= indent) this.#open.pop();
		const index = this.#lines.length;
		const line = {
			number: this.#raw[at]?.number ?? 1,
			index,
			end: index + 1,
			text,
			indent,
			parent: this.#open.at(-1),
			document: this.#document,
			group: isHeader ? "" : isInside ? void 0 : this.#section?.name,
			isText,
			statement: this.#statements.at(-1)?.line,
			isStatement
		};
		for (const around of this.#open) around.end = index + 1;
		this.#lines.push(line);
		if (this.#open.length < DEEPEST$2 && !isMargin && !/^[}\])]+[,;]?$/.test(text)) this.#open.push(line);
		if (isStatement) this.#followStatement(line, isInside);
		if (!this.#isOptions && /^[^"']*["'][);]*$/.test(text)) this.#section = void 0;
		const end = isText || !text.includes("<<") ? void 0 : HEREDOC.exec(text)?.slice(1).find(Boolean);
		if (end !== void 0 && (this.#lastOf.get(end) ?? 0) > at) this.#heredoc = {
			end,
			indent
		};
	}
	/** Opens and closes what the statements of a line open and close. */
	#followStatement(line, isInside) {
		this.#isInStatement = !/[%}]\}|%>/.test(line.text);
		if (!isInside) this.#isPrinted = /^(?:\{\{|<%=)/.test(line.text) && !CONTROLS.test(line.text);
		if (isInside && !this.#isPrinted) this.#openStatement(line, true);
		if (!isInside) for (const [, body = ""] of line.text.matchAll(/(?:\{[{%]|<%)[-+~=#]?\s*((?:(?![-+~]?(?:[%}]\}|%>)).)*)/g)) {
			const isBranch = BRANCH.test(body);
			if (!isBranch && ENDS.test(body)) this.#closeStatement();
			else if (isBranch ? this.#statements.length > 0 : OPENS$2.test(body)) this.#openStatement(line, isBranch);
		}
	}
	#openStatement(line, isBranch) {
		if (this.#statements.length < DEEPEST$2) this.#statements.push({
			line,
			isBranch
		});
	}
	#closeStatement() {
		while (this.#statements.pop()?.isBranch === true);
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
		if (heredocEnd(text) !== this.#heredoc?.end) return false;
		this.#heredoc = void 0;
		this.#section = void 0;
		return true;
	}
	/** Whether the line is the header of a section of an option file. */
	#beginsSection(text, indent, at) {
		if (this.#section !== void 0 && indent < this.#section.indent) this.#section = void 0;
		const name = text.includes("[") ? sectionOf(text) : void 0;
		if (name === void 0 || !(this.#section !== void 0 || isGroup(name.trim()) && !this.#isOther)) return false;
		const isOfPackages = (this.#isRead ? [] : this.#raw.slice(at + 1, at + 1 + NEAR$1)).some((line) => OF_PACKAGES.test(line.text));
		this.#section = isOfPackages ? void 0 : {
			indent: isInString(text) ? indent + 1 : indent,
			name: name.toLowerCase()
		};
		return !isOfPackages;
	}
};
/** The beginning of a statement that prints nothing. */
const CONTROLS = /^(?:\{%|<%(?!=)|\{\{\s*(?:if|with|range|else|end)\b)/;
/** Marks by which a template leaves blanks out. */
function plainTags(text) {
	return /[{<]%|\{\{/.test(text) ? text.replace(/(<%|\{%|\{\{)[-+~]/g, "$1").replace(/[-+~](%>|%\}|\}\})/g, "$1") : text;
}
/** Commands of sed that substitute, append, insert and change; of each what it writes. */
const SUBSTITUTES = /(["'\s;])s([/|#,@])(?:\\.|(?!\2)[^\\])*\2((?:\\.|(?!\2)[^\\])*)\2[gIiEe\d]*/g;
const APPENDS = /\/(?:\\.|[^/\\])*\/\s?[aic](?:\\|\s)\s?/g;
/** What sed looks for is nothing that it writes. */
function writtenText(text) {
	if (!/\bsed\b|^\s*-e\s/.test(text)) return text;
	return text.replace(SUBSTITUTES, (_, before, _mark, written) => `${before}"${written}"`).replace(APPENDS, "");
}
/** The word at which a heredoc ends; a blank before it is an operator's, but for shells. */
const HEREDOC = /<<[-~]?["'`]?([A-Za-z_]\w*)|<<[-~]?\s+["'`]?([A-Z][A-Z_\d]*)\b/;
/** The text of a line as the end of a heredoc. */
function heredocEnd(text) {
	return text.trim().replace(/^["'`]|(?<!["',;)])["',;)]+$/g, "");
}
/** Statements of templates: another branch of an open one, the end of one, and the beginning. */
const BRANCH = /^(?:\}\s*)?(?:else|elif|elsif|elseif|when)\b/;
const ENDS = /^(?:end\w*\b|\/\w+|\}\s*$)/;
const OPENS$2 = /^(?:if|unless|for|foreach|with|range|case|while|macro|block|define|call|filter|raw)\b|\bdo\b(?:\s*\|[^|]*\|)?\s*$|\{\s*$/;
/** Numbers for the lines around a line: the same for both sides of a change. */
const numberOf = numbering();
/** A number for a line and those that each leads to. */
function pathNumbers(next) {
	const paths = /* @__PURE__ */ new WeakMap();
	return function pathOf(line) {
		if (line === void 0) return 0;
		const path = paths.get(line) ?? numberOf(`${pathOf(next(line))} ${line.text}`);
		paths.set(line, path);
		return path;
	};
}
const nestingOf = pathNumbers(({ parent }) => parent);
const statementsOf = pathNumbers(({ statement }) => statement);
/** The lines that it is nested in, and the statements of a template that are open there: equal where those are. */
function aroundOf({ parent, statement }) {
	return `${nestingOf(parent)} ${statementsOf(statement)}`;
}
/** From the outermost line to the line itself. */
function ancestorsOf(line) {
	const path = [];
	for (let at = line; at !== void 0; at = at.parent) path.push(at);
	return path.reverse();
}
/**
* The name of the section of an option file that begins on a line, also inside a string. As servers have it, a blank before
* the name is a part of it, and what follows the bracket counts for nothing.
*/
function sectionOf(text) {
	const begun = text.replace(/^.*(?:[:=]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*["'`]\s*(?=\[)/, "");
	const [, name, rest = ""] = /^["'`|>+-]*\s*\[(\s*[\w.-]+)\s*\](.*)$/.exec(begun) ?? [];
	return /^["'`,]*$/.test(rest) || name !== void 0 && isGroup(name) && /^\s*[#;\w]/.test(rest) ? name : void 0;
}
/** A section that begins inside a string ends with it: its next lines are deeper. */
function isInString(text) {
	return /(?:[:=(]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*["'`]\s*\[/.test(text);
}
/** A file that a server reads as it is, unless a template makes it. */
const OPTION_FILE$3 = /\.cnf$/i;
/** A line of a repository of packages, whose section may have the name of a product. */
const OF_PACKAGES = /^\s*(?:baseurl|mirrorlist|gpgkey|gpgcheck)\s*=/;
const NEAR$1 = 5;
const GROUP_OF_SERVER = /^\s*\[(?:mysqld?|mariadbd?|galera|client)[\w.-]*\]/i;
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
/** Where comments of some language begin and end, over lines as well. */
const BLOCKS = [
	{
		begins: /(?<!\$)\{#(?!\w)/,
		ends: "#}"
	},
	{
		begins: /\{\{-?\s*\/\*/,
		ends: "}}"
	},
	{
		begins: /^\s*<!--/,
		ends: "-->"
	},
	{
		begins: /<%#/,
		ends: "%>"
	}
];
/** Servers run what is in a comment with an exclamation mark. */
const ASTERISK_BLOCK = {
	begins: /^\s*\/\*(?!M?[!+])/,
	ends: "*/"
};
/** Comments of one file. */
var Comments = class {
	#marks;
	#blocks;
	#raw;
	#last = /* @__PURE__ */ new Map();
	/** Text at which an open comment ends. */
	#end;
	/** @param name of the file that a template makes */
	constructor(name, raw, isRead) {
		const hasSlashes = SLASHES.test(name);
		const marks = {
			"//": hasSlashes,
			"#": !hasSlashes || HASHES_TOO.test(name),
			"-- ": DASHES.test(name)
		};
		const atStart = {
			";": SEMICOLONS.test(name),
			"REM ": REMARKS.test(name)
		};
		this.#marks = Object.entries({
			...marks,
			...atStart
		}).flatMap(([mark, isOne]) => isOne ? mark : []);
		const blocks = isRead ? [] : BLOCKS;
		this.#blocks = hasSlashes || ASTERISKS.test(name) ? [...blocks, ASTERISK_BLOCK] : blocks;
		this.#raw = raw;
	}
	/** A line without its comments. */
	contentAt(at) {
		const { text } = this.#raw[at] ?? { text: "" };
		const start = this.#end === void 0 ? 0 : text.indexOf(this.#end);
		if (start < 0) return "";
		const rest = text.slice(start + (this.#end?.length ?? 0));
		this.#end = void 0;
		return this.#beforeLineComment(/\{#|\/\*|<!--|<%#/.test(rest) ? this.#outsideBlocks(rest, at) : rest);
	}
	#outsideBlocks(text, at) {
		let rest = text;
		for (const { begins, ends } of this.#blocks) for (let from = rest.search(begins); from >= 0; from = rest.search(begins)) {
			const end = rest.indexOf(ends, from + 2);
			if (end < 0) {
				if (this.#lastWith(ends) <= at) break;
				this.#end = ends;
			}
			rest = rest.slice(0, from) + (end < 0 ? "" : rest.slice(end + ends.length));
		}
		return rest;
	}
	/** Index of the last line that has a text. */
	#lastWith(text) {
		const last = this.#last.get(text) ?? this.#raw.findLastIndex((line) => line.text.includes(text));
		this.#last.set(text, last);
		return last;
	}
	#beforeLineComment(text) {
		if (!this.#marks.some((mark) => text.includes(mark))) return text;
		let quote;
		for (let at = 0; at < text.length; at += 1) {
			const character = text[at] ?? "";
			if (quote === void 0 && this.#beginsComment(text, at)) return beforeComment(text, at);
			if (character === "\\") at += 1;
			else if (quote === character) quote = void 0;
			else if (quote === void 0 && /["']/.test(character) && !/\w/.test(text[at - 1] ?? "")) quote = character;
		}
		return text;
	}
	/** A comment begins behind a blank: elsewhere its mark is a part of a word. */
	#beginsComment(text, at) {
		if (at > 0 && !/\s/.test(text[at - 1] ?? "")) return false;
		const mark = this.#marks.find((each) => text.startsWith(each, at));
		if (mark === void 0) return false;
		if (!(text.slice(0, at).trim() === "")) return !/^[;R]/.test(mark);
		return !/^#(?:!|cloud-config|\s*(?:syntax|escape)\s*=)/.test(text.slice(at));
	}
};
/** Statements of templates. */
const STATEMENTS = [
	{
		begins: /\{%/,
		ends: "%}"
	},
	{
		begins: /\{\{-?\s*(?:if|with|range|else|end)\b/,
		ends: "}}"
	},
	{
		begins: /<%(?!=)/,
		ends: "%>"
	}
];
/** A comment may hold a statement of a template, which runs. */
function beforeComment(text, at) {
	const comment = text.slice(at);
	const statements = STATEMENTS.map(({ begins, ends }) => {
		const from = comment.search(begins);
		return from < 0 ? "" : comment.slice(from, comment.lastIndexOf(ends) + ends.length);
	});
	return text.slice(0, at) + (statements.find((statement) => statement !== "") ?? "");
}

// src/core/sources/rds-formulas.ts
/**
* Formulas in parameter groups of Amazon RDS, such as `{DBInstanceClassMemory*3/4}`.
*
* https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/USER_ParamValuesRef.html
*/
/** Longer texts are no formulas. */
const LONGEST$1 = 1e3;
const DEEPEST$1 = 50;
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
		let value = depth > DEEPEST$1 ? NaN : factor(isExact);
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
const VARIABLES$1 = new OptionIndex(({ name }) => !DECIDES_MORE.test(name) && (!name.includes("*") || OF_COMPONENTS.test(name)) ? name : void 0);
/** Options that decide which others count, or whether the server serves at all: nothing that can be measured. */
const DECIDES_MORE = /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/;
const OF_COMPONENTS = /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]/;
/** Names of components, which are the server's behind any prefix. */
const COMPONENT = /_((?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$/;
/** Words that roles, images and charts put before the name of a variable. */
const PREFIX = /^(?:mysql|mysqld|mariadb|mariadbd|percona|galera|pxc|rds|aurora|cloudsql|db|database|my|cnf|config)_/;
/** Behind the name of what a role switches on. */
const SWITCH = /_enabled$/;
/** Names that other programs use as well: of everything, and of other databases. */
const EVERYDAY$1 = new Set("bind_address build_id completion_type connect_timeout core_file date_format datetime_format debug_gdb error_count exit_info extra_port have_crypt have_openssl have_ssl host_cache identity in_transaction insert_id lc_messages log_error log_output log_raw log_syslog log_warnings login_path master_connect_retry master_heartbeat_period master_retry_count master_ssl master_use_gtid no_defaults pid_file plugin_dir plugin_load print_defaults protocol_version proxy_user read_only redirect_url report_host report_port report_user report_password server_id server_uid server_uuid ssl_ca ssl_cert ssl_cipher ssl_crl ssl_key stack_trace tcp_nodelay time_format time_zone tls_version unix_socket user_variables version_comment warning_count".split(" "));
const LIKELY = new Set("admin_port interactive_timeout max_connections max_execution_time max_user_connections net_read_timeout net_write_timeout offline_mode open_files_limit require_secure_transport temp_table_size thread_stack wait_timeout work_mem log_bin max_allowed_packet transaction_isolation old_mode defaults_file".split(" "));
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
	if (plain !== last && SWITCH.test(plain)) candidates.push(plain.replace(SWITCH, ""));
	for (const name of candidates) {
		const forms = variableForms(name);
		if (VARIABLES$1.find(...forms) === void 0) continue;
		if (/^[A-Z_\d]+$/.test(word) && !forms.some((form) => ROWS.has(form))) continue;
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
	if (!bare.includes("_") || EVERYDAY$1.has(bare)) return isProduct && ROWS.get(bare)?.speed !== "none" ? "sure" : "everyday";
	return LIKELY.has(bare) && !isProduct ? "likely" : "sure";
}

// src/core/sources/fragments.ts
/**
* Fragments of any text: variables of a server with their values, and images. Nothing is evaluated: both branches of a
* condition are fragments, and a loop is read once.
*/
/** Whether a fragment is surely about a server, whatever stands around it. */
function isCertain({ certainty, form }) {
	return certainty === "sure" || form === "option";
}
/** Everyday words do not count by themselves. */
function isCounting({ certainty }) {
	return certainty !== "everyday";
}
const WORD$2 = /[A-Za-z_][\w-]*(?:\.[A-Za-z][\w-]*)*/g;
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY = /(?:^|[\s{,(["'-])(?:name|Name|key|k|opt|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:|(?<=["']),)\s*(?:[\w.]+\()?(?:["'`](?:(?:\[|\$\{)[^"]{0,80}\/)?)?$|\s--name\s+$/;
const VALUE_KEY = /(?:^|[\s{,("'-])(?:[vV]alue|val|v|[dD]efault|DefaultValue|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:|(?<=["']),)\s*|\s--value\s+/;
const VALUE_LINE = /^["']?(?:[vV]alue|[dD]efault|content)["']?\s*[:=]\s*(.+?),?$/;
const JOINT = /^["'`]?\]?\)?\s*(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s*["'`\d]))\s*/;
/** The end of a line whose value stands below it. */
const OPENS$1 = /^(?:(?:lib\.)?mkOption \{$|$|[&!][\w:.-]+$|[|>][+-]?\d?$|[{[(]$)/;
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
/** A key of a map with its value, and lines of a map that are read. */
const MAP_VALUE = /(?:^|[{,\s])["']?[\w.-]+["']?\s*(?:=>|[:=])\s*("[^"]*"|'[^']*'|[\w.-]+)/g;
const MOST_VALUES = 100;
/** Keys of programs that are no servers, and have options of the same names. */
const OTHER_PROGRAM = /^(?:-\s+)?["']?(?:client|mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlhotcopy|myisamchk|isamchk|xtrabackup|mariabackup|mariadb-dump|sst|(?:community\.mysql\.)?mysql_(?:replication|query|info|user|role))["']?\s*(?:=>|[:={])/;
/** Names of products and their files: what is nested in a key with one is about a server. */
const OF_SERVER$1 = /mysql|mariadb|percona|galera|my_?cnf/i;
/** An option file of a server in a command that writes to it. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i;
const KEY_OF_SERVER = /^(?:-\s+)?["']?[\w.:-]*(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*["']?\s*(?:=>|[:={])/i;
/** Lines with a text for people. */
const TITLE = /^(?:-\s+)?(?:name|description|title)\b/;
/** Variables whose names are those of a client's account, or of a file, too. */
const OF_OTHERS$1 = /^(?:user|host|hostname|port|socket|password|protocol|path)$/;
/** Keys of groups of parameters: all names in them are variables. */
const PARAMETERS = /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)/i;
/** Commands of clients, whose flags are their own, and those that make the data of a server. */
const CLIENT = /\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/;
/** What a variable that is a number may have too. */
const WORD_OF_NUMBER = /^(?:on|off|true|false|yes|no|auto(?:size)?|default|max(?:imum)?|min(?:imum)?)$/i;
/** What stands between two commands of a shell. */
const NEXT_COMMAND = /;|&&|\|\|?/;
/** A command that starts a server. */
const SERVER_COMMAND = /(?:^|[\s"'/=])(?:mysqld(?:_safe)?|mariadbd(?:-safe)?)(?:["'\s,]|$)/;
/** A statement that sets a variable of one connection. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i;
/** The name of a product before its variable, as Hiera and Chef have it. */
const NAMESPACE = /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i;
/** What stands before a variable that a command sets, and a blank before its value. */
const SET_BY_COMMAND = /\b(?:crudini|openstack-config|iniset)\b.*\s["']?(?:mysqld|mariadbd?|server|galera)["']?\s+["']?$|\bset\s+\S*(?:mysqld|mariadbd?|my\.cnf)\S*\/$/i;
const SET_GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i;
/** A statement by which a variable has the server's default after the next start. */
const RESET = /\breset\s+persist\s+(?:if\s+exists\s+)?[`"]?$/i;
const GLOBAL = /\bglobal\b|\bpersist(?:_only)?\b/i;
/** The section of an option file that a task names beside an option. */
const SECTION_KEY = /^(?:-\s+)?["']?section["']?\s*(?:=>|[:=])\s*["']?(?:mysqld|mariadbd?|server|galera)\b/;
function scan(outline) {
	const scanner = new Scanner(outline);
	for (const line of outline.lines) scanner.readLine(line);
	const { images, products, left } = scanner;
	const settings = asPlaced(scanner.settings, images, outline);
	const counting = new Set([...settings.filter(isCounting), ...images].map(({ line }) => line));
	for (const { line } of settings) if (!counting.has(line)) left.delete(line);
	return {
		...outline,
		settings,
		images,
		products,
		left
	};
}
/**
* Settings with the certainty that their places give them. A word that other programs use too is surely a setting below a
* key of a product. An everyday word is one among parameters, directly below the key of a product, and beside a setting.
*/
function asPlaced(settings, images, { file, lines }) {
	const places = /* @__PURE__ */ new Map();
	const placeOf = (line) => {
		if (line === void 0) return "unknown";
		const { text, parent, index } = line;
		const hasType = lines[index + 1]?.parent === line && PARAMETERS.test(lines[index + 1]?.text ?? "");
		const isOfServer = OF_SERVER$1.test(text) && !TITLE.test(text);
		const own = hasType || PARAMETERS.test(text) ? "parameters" : isOfServer ? "server" : void 0;
		const place = places.get(line) ?? (OTHER_PROGRAM.test(text) ? "other" : own ?? placeOf(parent));
		places.set(line, place);
		return place;
	};
	const isFileOfServer = OF_SERVER$1.test(file);
	const containers = new Set(images.map(({ line }) => line.parent));
	const likelier = settings.flatMap((fragment) => {
		const { certainty, form, line } = fragment;
		const place = form === "option" ? "unknown" : placeOf(line.parent);
		if (place === "other") return [];
		const isLikely = certainty === "likely" && (place !== "unknown" || isFileOfServer || FILE_OF_SERVER.test(line.text));
		const isInMap = KEY_OF_SERVER.test(line.parent?.text ?? "") && !containers.has(line.parent);
		return [certainty === "sure" || isLikely || place === "parameters" || form !== "option" && isInMap && !OF_OTHERS$1.test(fragment.name) ? {
			...fragment,
			certainty: "sure"
		} : fragment];
	});
	const parents = new Set(likelier.filter(({ certainty }) => certainty === "sure").map(({ line }) => line.parent));
	return likelier.map((fragment) => {
		const { certainty, form, line } = fragment;
		const hasSetting = line.parent !== void 0 && parents.has(line.parent);
		if (certainty === "likely" && hasSetting) return {
			...fragment,
			certainty: "sure"
		};
		return certainty === "everyday" && (form === "option" || hasSetting) ? {
			...fragment,
			certainty: "likely"
		} : fragment;
	});
}
/** A file with nothing but sections of options, or one that a template makes. */
const OPTION_FILE$2 = /\.cnf$/i;
/** Places that give one of these names a value, in the same spellings, or one of these maps a value of a key. */
function assignmentsIn(outline, names, maps) {
	const scanner = new Scanner(outline, names, maps);
	const isOptionFile = OPTION_FILE$2.test(madeFrom(outline.file));
	for (const line of outline.lines) if (!isOptionFile || line.group === void 0 || line.isStatement) scanner.readWords(line);
	return scanner.settings;
}
/** Groups of programs that start the server. */
const STARTERS = /^(?:mysqld_safe|safe_mysqld|mariadbd?-safe)$/;
/** A statement of a template. */
const STATEMENT = /\{%.*?%\}|<%(?![=]).*?%>/g;
var Scanner = class {
	settings = [];
	images = [];
	products = [];
	left = /* @__PURE__ */ new Map();
	#outline;
	#names;
	#maps;
	#isOfServer;
	#isSql;
	#isRuby;
	/** Whether a variable has a $ where it gets its value. */
	#isPuppet;
	#isShell;
	#lastStage;
	#imageReader;
	/** @param names whose values are read; undefined: those of a server's variables */
	constructor(outline, names, maps = /* @__PURE__ */ new Set()) {
		this.#outline = outline;
		this.#names = names;
		this.#maps = maps;
		this.#isOfServer = names === void 0;
		const name = madeFrom(outline.file);
		this.#isSql = /\.sql$/i.test(name);
		this.#isRuby = /\.rb$/i.test(name);
		this.#isPuppet = /\.pp$/i.test(name);
		this.#isShell = /\.(?:ba|da)?sh$|^(?!Docker|Make)[^.]+$/i.test(name);
		this.#lastStage = outline.lines.findLast(({ text }) => /^FROM\s/.test(text));
		this.#imageReader = new ImageReader(outline.lines);
	}
	readLine(line) {
		if (line.group === void 0) {
			if (!this.#isSql) this.#readImages(line);
			this.readWords(line);
		} else if (line.group !== "") this.#readOption(line);
	}
	readWords(line) {
		let after = 0;
		for (const { 0: text, index } of line.text.matchAll(WORD$2)) {
			const isOwn = this.#isOfServer && line.isStatement && isInStatement(line.text.slice(0, index));
			const word = index < after || isOwn ? void 0 : this.#wordOf(text);
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
		if (form === "key" && (isNothing(value) || !isPlan && isLabel(name, value))) return;
		this.settings.push({
			name,
			certainty,
			value: isPlan ? publicValue(value) : value,
			file,
			line,
			form
		});
	}
	/** A line of an option file: read as servers do, unless a template makes it. */
	#readOption(line) {
		const { group = "", text: whole } = line;
		const text = whole.replaceAll(STATEMENT, "").trim();
		const isOfStarter = STARTERS.test(group);
		if (!(isServerGroup(group) || isOfStarter) || text === "") return;
		const end = /["'`]?[,;]?$|\\$/.exec(text)?.[0] ?? "";
		const isQuoted = /^["'`]/.test(end) && text.slice(0, -end.length).includes(end[0] ?? "\"");
		const read = readOptionFileLine(isQuoted ? text : text.slice(0, text.length - end.length), false);
		if (read.kind !== "option" || !/^[A-Za-z][\w.-]*$/.test(read.name)) return;
		if ((isOfStarter || group === "server") && serverWord(read.name) === void 0) return;
		this.#take(line);
		const value = read.value === void 0 ? BARE : classified(read.value, false);
		this.#add({
			name: read.name,
			certainty: serverWord(read.name)?.certainty ?? "likely"
		}, value, line, "option");
	}
	#readImages(line) {
		const { file } = this.#outline;
		for (const { image, isServer, line: place, from, to } of this.#imageReader.read(line)) {
			if (image === void 0) {
				this.products.push(line);
				continue;
			}
			if (isServer || line !== this.#lastStage) this.#take(line, from, to);
			const certainty = isServer ? "sure" : "everyday";
			this.images.push({
				name: "image",
				certainty,
				value: image,
				file,
				line: place,
				form: "key"
			});
		}
	}
	/** Reads the value that a word has. @returns its end on the line, or that of the word */
	#readWord(word, line, from, to) {
		const { text } = line;
		const isOfServer = this.#isOfServer;
		const before = text.slice(Math.max(0, from - LONGEST_KEY), from);
		if (/(?:^|[^\w-])--$/.test(before)) {
			const command = commandAt(line, from);
			if (!isOfServer || CLIENT.test(command)) return to;
			const isSure = SERVER_COMMAND.test(command);
			return this.#readFlag(isSure ? {
				...word,
				certainty: "sure"
			} : word, line, from - 2, to);
		}
		if (isOfServer && RESET.test(before)) {
			this.#take(line, from, to);
			this.#add({
				...word,
				certainty: "sure"
			}, classified("DEFAULT", false), line, "key");
			return to;
		}
		if (isOfServer && this.#isOfSession(line, from)) return to;
		const isSet = isOfServer && SET_BY_COMMAND.test(before);
		const isGlobal = isOfServer && (isSet || SET_GLOBAL.test(before) || NAMESPACE.test(before));
		const key = NAME_KEY.exec(before);
		if (key !== null) {
			const read = this.#valueNear(line, to);
			if (read === void 0) return to;
			this.#take(line, from - before.length + key.index, to);
			this.#add(this.#isInSection(line) ? {
				...word,
				certainty: "sure"
			} : word, read.value, read.line, "key");
			return read.line === line ? read.to : to;
		}
		const isVariable = this.#isPuppet && word.certainty === "sure" && /(?:^|[\s(])\$$/.test(before);
		if (isOfServer && !isSet && !isVariable && NO_KEY.test(before) && !KEY_DESPITE_DOT.test(before)) return to;
		if (!isOfServer && /(?:[\w/]|[$#%{]\{)$/.test(before)) return to;
		const rest = text.slice(to, to + 80);
		const isBlank = isSet || isOfServer && from === 0 && this.#isRuby || before === "ENV ";
		const [joint] = JOINT.exec(rest) ?? (isBlank ? /^["']?\s+(?=["'\w])/ : isOfServer ? /^(?!)/ : /^["']?\s*(?=\{)/).exec(rest) ?? [];
		const start = to + (joint ?? "").length;
		if (joint === void 0 || !isOfServer && /^:\S|^\W*,/.test(joint + text.slice(start, start + 1))) return to;
		if (this.#maps.has(word.name) && /^(?:(?:[\w<>[\], |]+=\s*)?\{(?!\{)|$)/.test(text.slice(start))) {
			this.#addValues(word, line, start);
			return text.length;
		}
		if (OPENS$1.test(text.slice(start))) {
			const child = this.#childValue(line, word.certainty === "sure");
			if (child === void 0) return text.length;
			this.#take(line, from);
			this.#add(word, child.value, child.line, "key");
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
			isFlag: isSet || joint === "=" && (isOfServer || from > 0),
			isCode,
			quote
		});
		if (value === void 0 || joint.includes(",") && isName(value.value)) return to;
		const isOfShell = this.#isShell && joint === "=" && from === 0 && !line.isText || value.value.text?.startsWith("$(") === true;
		if (isOfServer && isOfShell && !ROWS.has(word.name.replaceAll("-", "_"))) return to;
		this.#take(line, from, value.to);
		this.#add(isGlobal ? {
			...word,
			certainty: "sure"
		} : word, value.value, line, "key");
		return value.to;
	}
	/** The values that a map has, on its line and below it. */
	#addValues(word, line, start) {
		const below = this.#outline.lines.slice(line.index + 1, line.end);
		for (const each of [line, ...below.slice(0, MOST_VALUES)]) {
			const text = each === line ? line.text.slice(start) : each.text;
			for (const [, value = ""] of text.matchAll(MAP_VALUE)) this.#add(word, classified(value, false), each, "key");
		}
	}
	/** Whether a statement sets the variable of one connection alone. */
	#isOfSession({ text, index }, from) {
		const before = text.slice(0, from);
		if (!this.#isSql) return SESSION.test(before.slice(-80));
		const above = this.#outline.lines.slice(Math.max(0, index - NEAR), index).map((line) => line.text);
		const start = above.findLastIndex((line) => line.includes(";")) + 1;
		return !GLOBAL.test([...above.slice(start), before].join(" "));
	}
	/** Whether a line beside names the section of an option file. */
	#isInSection(line) {
		return this.#outline.lines.slice(Math.max(0, line.index - NEAR), line.index + NEAR).some(({ text, parent }) => parent === line.parent && SECTION_KEY.test(text));
	}
	/** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
	#readFlag({ name, certainty: usual }, line, from, to) {
		const { text } = line;
		const row = ROWS.get(name.replaceAll("-", "_"));
		const certainty = usual !== "everyday" ? usual : row?.speed === "none" ? "everyday" : "likely";
		const push = (value, at) => {
			this.#take(line, from, at);
			this.#add({
				name,
				certainty
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
		const named = readOptionName(name);
		if (isSwitch(named) || named.prefix !== void 0) return push(BARE, to);
		const next = this.#outline.lines[line.index + 1];
		const isContinued = /^\s*\\$/.test(text.slice(to)) && /^[^-\s]/.test(next?.text ?? "");
		const below = next && isContinued ? valueAt(next.text, 0, how) : void 0;
		if (next !== void 0 && below !== void 0) {
			this.#take(next, 0, below.to);
			return push(below.value, to);
		}
		const [gap = ""] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? [];
		const read = gap === "" ? void 0 : valueAt(text, to + gap.length, how);
		if (read !== void 0) return push(read.value, read.to);
		const [, item = ""] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? "") ?? [];
		if (!(next?.indent === line.indent && /^(?:-\s|["'])/.test(text) && /^["']?,?$/.test(text.slice(to)) && item !== "") || /[:={[(]\s/.test(`${item} `)) return push(BARE, to);
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
		const isBelow = start >= text.length || /^(?:[|>!][-+]?|<<-?\w+)$/.test(text.slice(start));
		const how = {
			isFlag: /\w=$/.test(key[0]),
			isCode: this.#isCode(line)
		};
		const below = isBelow ? this.#childValue(line) : void 0;
		const read = isBelow ? below : valueAt(text, start, how);
		if (read === void 0) return void 0;
		const to = isBelow ? text.length : read.to;
		this.#take(line, from + key.index, to);
		return {
			value: read.value,
			line: below?.line ?? line,
			to
		};
	}
	/** The value that the lines below a key have: of a key for values, one scalar, or anything else as an expression. */
	#childValue(line, isSure = false) {
		const below = this.#outline.lines.slice(line.index + 1, line.end);
		const isOther = ({ text }) => text.match(WORD$2)?.some((each) => serverWord(each)?.certainty === "sure");
		if (below.length === 0 || below.length > MOST_CHILDREN || below.some(isOther)) return void 0;
		const keyed = below.filter(({ text }) => !/^[}\])]/.test(text));
		const [only = line, other] = keyed;
		const valued = keyed.find(({ parent, text }) => parent === line && VALUE_LINE.test(text));
		const isScalar = below.every(({ isText }) => isText) || other === void 0 && !/[:=]/.test(only.text);
		if (valued === void 0 && !isScalar && !isSure) return void 0;
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
		if (!isScalar && !this.#isOfServer) return void 0;
		return {
			value: isScalar ? classified(keyed.map((each) => each.text.replace(/^-\s+/, "")).join(" "), isCode && !only.isText) : {
				kind: "reference",
				text: keyed.map(({ text }) => text).join(" ")
			},
			line: only,
			to: 0
		};
	}
};
/** The command around a flag; it may begin on a line before. */
function commandAt(line, at) {
	const start = [...ancestorsOf(line).filter((each) => each !== line && each.text.endsWith("\\")).map(({ text }) => text), line.text.slice(0, at)].join(" ");
	const [rest = ""] = line.text.slice(at).split(NEXT_COMMAND);
	return `${start.split(NEXT_COMMAND).at(-1)}${rest}`;
}
/** Whether a value is a text for people, such as a translation: that of a number has a digit, or is one of a few words. */
function isLabel(name, { kind, text = "" }) {
	const row = ROWS.get(name.replaceAll("-", "_"));
	const isNumber = row?.isLimit === true || typeof row?.usual === "string" && /^\d/.test(row.usual);
	return kind === "literal" && isNumber && /^[^\d$]{2,}$/.test(text) && !WORD_OF_NUMBER.test(text);
}
function isInStatement(before) {
	return before.lastIndexOf("{%") > before.lastIndexOf("%}") || /<%(?!=)(?!.*%>)/.test(before);
}
function isName({ kind, text = "" }) {
	return kind === "literal" && serverWord(text) !== void 0;
}
/** Shows only numbers, words and formulas of a plan of Terraform, because its secrets are in plain text. */
function publicValue(value) {
	if (value.text === void 0 || value.text === "") return value;
	if (value.text === "known after apply") return {
		kind: "hidden",
		text: OPEN_VALUE
	};
	return /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(value.text) || stateOf(value.text) !== void 0 || isRdsFormula(value.text) ? value : {
		kind: "hidden",
		text: hidden(value.text)
	};
}
/** The quote around a flag, which ends its value. */
function quoteBefore(text, from) {
	const before = text.slice(0, from);
	const last = before.at(-1) ?? "";
	if (/["'`]/.test(last)) return last;
	for (const quote of ["\"", "'"]) if ((before.split(quote).length - 1) % 2 === 1) return quote;
}

// src/core/sources/identifiers.ts
/** Names that expressions read. */
/** Words of expressions that name no value. */
const KEYWORDS = new Set("var local locals Values each value key self this props config ref Ref Fn FindInMap GetAtt Sub If AWS default omit if else then end for in lookup env ENV get require requireNumber require_number tostring tonumber int string bool number true false null nil none None hiera include toString quote squote nindent indent not and or process os environ node scope facts pillar salt lib mkDefault mkForce mkIf Release Chart data module d parameters name item id type title state description host hosts loop last first groups hostvars inventory_hostname eq ne gt lt ge le range with length join map list dict set is defined undef unless elsif elif case when msg stdout stdout_lines stderr rc results stat ansible_facts".split(" "));
/** Parts of a text that stand for values. */
const REFERENCE = /\$\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{(?:(?!\{\{).)*?\}\}|<%(?:(?!<%).)*?%>|\$\(\w+\)|\$\w+/g;
/** Names that an expression reads: in a text with expressions, only those read anything. */
function identifiersOf(text) {
	const names = ((text.match(REFERENCE)?.join(" ") ?? text).match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []).map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? "");
	return [...new Set(names.filter((name) => name.length > 1))];
}
/** Expressions that choose one of a map's values, by a key that is no literal. */
const CHOICES = [
	/^(?:\$\{|\{\{-?\s*)?(?:[\w$]+\.)*\$?([A-Za-z_]\w*)\[[^\][]*[\w)]\](?:\s*-?\}\}|\})?$/,
	/^(?:\$\{)?lookup\(\s*(?:\w+\.)*(\w+)\s*,[^()]*\)\}?$/,
	/^\$\{(?:[\w:]+\.)+(\w+)\.\$\{[^{}]*\}\}$/,
	/^\{\{-?\s*(?:index|get)\s+[\w.$]*?(\w+)\s+[\w.$]+\s*(?:\|[^}]*)?\}\}$/
];
/** The same, of the values that one key has in several maps. */
const CHOICES_OF_KEY = [/^(?:!|["']?Fn::)FindInMap["']?:?\s*\[.*["'\s,](\w+)["']?[\s\]]*$/, /^(?:\$\{|\{\{-?\s*)?[\w$.]+\[[^\][]*\]\.(\w+)(?:\s*-?\}\}|\})?$/];
/** The map of which an expression chooses a value; undefined if it does not. */
function chosenMap(expression) {
	return firstMatch(CHOICES, expression);
}
/** The name of the values among which an expression chooses; undefined if it does not. */
function chosenName(expression) {
	return chosenMap(expression) ?? firstMatch(CHOICES_OF_KEY, expression);
}
function firstMatch(patterns, text) {
	return patterns.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== void 0);
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
	for (const key of there.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
	return here.filter((each) => {
		const key = keyOf(each);
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count <= 0;
	});
}

// src/core/sources/assignments.ts
/** An expression that is nothing but a name, with a default at most. */
const PLAIN = /^["'`]?(?:\$\{(?:toString\s)?[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{[^{}?*+([]*(?:\|[^{}?*+]*)?\}\}|<%[^%?*+]*%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/;
/** A call that looks a name up, with a default: `hiera('name', 'OFF')`, `lookup('name', {'default_value' => 1})`. */
const LOOKUP = /^(?:\{\{\s*)?[\w.:]+(?:\[["'][\w.]+["']\])?\(\s*["'][\w.:-]+["']\s*,(?:[^()]*\bdefault\w*["']?\s*(?:=>|[:=]))?\s*["']?([\w.-]+)["']?\s*\}?\s*\)(?:\s*\}\})?$/;
function isPlain(expression) {
	return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression);
}
/** The value of `${NAME:-value}`, `default(value)`, and of a call that looks a name up. */
function defaultOf(expression) {
	const looked = LOOKUP.exec(expression.trim())?.[1];
	if (looked !== void 0) return /^(?:undef|nil|null|none|undefined)$/i.test(looked) ? void 0 : looked;
	const [, shell, piped, word] = /\$\{\w+:?-([^${}]*)\}|default\(([^()]*)\)|(?:\|\s*default|\{\{-?\s*(?:getv|getenv|env|default)\s+[\w."/]+)\s+["']?([^"'|}\s]*)/.exec(expression) ?? [];
	return shell ?? /^["']?([^"']*)["']?$/.exec(piped?.trim() ?? "\"-\"-")?.[1] ?? word;
}
/** The key at the beginning of a line. */
const KEY$2 = /^["']?[\w.-]+/;
/**
* All assignments to these names in the texts.
*
* @param maps those whose values are the values of a map
*/
function assignmentsTo(names, maps, texts) {
	const assignments = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	for (const outline of names.size === 0 ? [] : texts.filter(({ isPlan }) => !isPlan)) for (const { name, value, line } of assignmentsIn(outline, names, maps)) {
		const expression = value.text?.replace(/-?%$/, "").trimEnd() ?? "";
		if (expression === "" || /^[[(|>&]/.test(expression)) continue;
		const isOfItself = value.kind !== "literal" && identifiersOf(expression).includes(name);
		const text = isOfItself ? defaultOf(expression) : expression;
		if (text === void 0) continue;
		const isLiteral = isOfItself || value.kind === "literal";
		const where = `${outline.file} ${name} ${KEY$2.exec(line.text)} ${aroundOf(line)}`;
		const count = (counts.get(where) ?? 0) + 1;
		counts.set(where, count);
		const places = assignments.get(name) ?? [];
		places.push({
			name,
			text,
			isLiteral,
			place: `${where} ${count}`,
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
/** Remembers the answer about each name and each expression of a file, whatever number of fragments refers to it. */
function remembering(look) {
	const answersFor = /* @__PURE__ */ new WeakMap();
	return (question, file, assigned) => {
		const answers = answersFor.get(assigned.here) ?? /* @__PURE__ */ new Map();
		answersFor.set(assigned.here, answers);
		const key = `${file}\0${question}`;
		const answer = answers.get(key) ?? look(question, file, assigned);
		answers.set(key, answer);
		return answer;
	};
}
const valuesOf = remembering((name, file, { here, there }) => {
	const [all, others] = [here.get(name) ?? [], there.get(name) ?? []];
	const isInFile = (place) => place.file === file;
	const isOwn = all.some(isInFile) || others.some(isInFile);
	const places = isOwn ? all.filter(isInFile) : all;
	const formers = isOwn ? others.filter(isInFile) : others;
	const changed = surplus(places, formers, ({ place, text }) => `${place}\0${text}`);
	const counting = changed.length > 0 ? changed : places;
	const textsOf = (some) => [...new Set(some.map(({ text }) => text))].toSorted();
	const texts = textsOf(places);
	const shown = changed.length > 0 && formers.length > 0 && texts.length > 1 ? [
		...texts,
		"changed:",
		...changed.map(({ text }) => text)
	] : texts;
	return {
		counting,
		isChanged: changed.length > 0,
		shown: shortText(shown.join(" | "), MOST_SHOWN$1)
	};
});
/** The values that these names have for a file, as a text that differs where they do, and the first place that changed. */
function valuesShown(names, file, assigned) {
	const values = names.filter((name) => assigned.here.has(name)).map((name) => valuesOf(name, file, assigned));
	const changed = values.find(({ isChanged }) => isChanged)?.counting[0];
	return {
		text: values.map(({ shown }) => shown).join(" | "),
		changed
	};
}
/** Values that may be a part of another one. */
const SIMPLE = /^[\w.:/@+~-]*$/;
/**
* The value of a name is the one that the change assigns to it, else the one that all places assign. If there are
* several, or none, it is unknown.
*
* @param file that has the value, whose own assignments come first
*/
function resolve$1({ kind, text }, file, assigned, depth = 0) {
	if (kind === "literal") return {
		kind,
		text
	};
	const unknown = {
		kind: "unknown",
		text: text ?? ""
	};
	return kind === "hidden" ? unknown : resolveAtDepth[depth]?.(unknown.text, file, assigned) ?? unknown;
}
/** References are followed from value to value this often. */
const resolveAtDepth = [
	0,
	1,
	2,
	3,
	4
].map((depth) => remembering((text, file, assigned) => resolveReference(text, file, assigned, depth)));
function resolveReference(expression, file, assigned, depth) {
	const isLookup = LOOKUP.test(expression.trim());
	const isName = (name) => assigned.here.has(name) && (!isLookup || name.includes("_"));
	const names = identifiersOf(expression).filter(isName);
	const most = Math.ceil(MOST_SHOWN$1 / names.length);
	const all = names.map((name) => valuesOf(name, file, assigned));
	const values = all.map(({ shown }) => shortText(shown, most));
	const changed = all.find(({ isChanged }) => isChanged)?.counting[0];
	const unknown = {
		kind: "unknown",
		text: [expression, ...values].join(" | "),
		changed
	};
	if (expression.length > LONGEST) return unknown;
	const bare = expression.trim().replace(/^(["'`])(.*)\1$/, "$2");
	const parts = bare.match(REFERENCE) ?? [bare];
	if (parts[0] !== bare) return resolveParts(bare, parts, (part) => resolve$1(part, file, assigned, depth + 1)) ?? unknown;
	const chosen = names.indexOf(chosenName(bare) ?? "");
	const name = all[Math.max(0, chosen)];
	const isOpen = all.some((each) => each !== name && (chosen < 0 || each.isChanged));
	if (!(isLookup || chosen >= 0 || isPlain(expression)) || isOpen) return unknown;
	const [first, ...others] = name?.counting ?? [];
	if (first === void 0) {
		const usual = defaultOf(expression);
		return usual === void 0 ? {
			...unknown,
			isUnset: true
		} : {
			kind: "literal",
			text: usual
		};
	}
	if (others.some(({ text }) => text !== first.text)) return {
		...unknown,
		choices: [first, ...others].filter(({ isLiteral }) => isLiteral)
	};
	const { text, isLiteral } = first;
	if (isLiteral) return {
		kind: "literal",
		text,
		place: first,
		isChanged: name?.isChanged === true
	};
	if (identifiersOf(text).some((each) => names.includes(each))) return unknown;
	const further = resolve$1({
		kind: "reference",
		text
	}, first.file, assigned, depth + 1);
	return further.kind === "unknown" ? {
		...further,
		text: `${expression} | ${further.text}`
	} : further;
}
/** A text with the value of each of its references; undefined if one of them is unknown. */
function resolveParts(text, references, resolvePart) {
	let whole = text;
	let place;
	let isChanged = false;
	for (const reference of references) {
		const value = resolvePart({
			kind: "reference",
			text: reference
		});
		if (value.kind === "unknown" || !SIMPLE.test(value.text ?? "")) return void 0;
		if (!isChanged) place = value.place ?? place;
		isChanged ||= value.isChanged === true;
		whole = whole.replace(reference, () => value.text ?? "");
		if (whole.length > LONGEST) return void 0;
	}
	return /[${}]/.test(whole) ? void 0 : {
		kind: "literal",
		text: whole,
		place,
		isChanged
	};
}

// src/core/sources/container-limits.ts
/** `mem_limit: 768m`, `limits: › memory: 1Gi` of two lines, and `limits: { memory: 1Gi }`. */
const LIMIT$1 = /(?:\bmem_limit|\blimits["']?\s*:\s*(?:›\s*|\{[^}]{0,200}?)["']?\bmemory)["']?\s*:\s*["']?(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?\b/i;
/** Keys by which files limit a container. */
const KEY$1 = /^(?:mem(?:ory)?(?:[_-](?:limit|reservation))?|cpus?(?:[_-]\w+)?|ulimits?|limits|resources|requests|reservations|shm[_-]size)(?: \d+)?$/i;
const POWERS = [
	"",
	"k",
	"m",
	"g",
	"t"
];
/** Whether a key beside a server, such as `mem_limit` or `cpus 2`, limits its container. */
function limitsContainer(key) {
	return KEY$1.test(key);
}
/**
* The largest limit of memory, because one may be that of a program beside the server. Units are powers of 1024, as in
* compose files: those of Kubernetes without an i are up to a tenth smaller, which blames nobody.
*
* @returns bytes; undefined if no line limits it
*/
function memoryLimitIn(lines) {
	return lines.flatMap(({ key, file, line }) => {
		const [, amount, unit = ""] = LIMIT$1.exec(key) ?? [];
		return amount === void 0 ? [] : {
			file,
			line,
			value: Number(amount) * 1024 ** POWERS.indexOf(unit.toLowerCase())
		};
	}).toSorted((one, other) => other.value - one.value)[0];
}

// src/core/sources/ways.ts
/** What a server gets by a line. `choice`: one of several values, which something else decides over. */
const WAY_KINDS = [
	"file",
	"command",
	"environment",
	"machine",
	"choice"
];
/** Between a line and the one that it is nested in. */
const NESTED = " › ";
/** Keys in lower case, without dashes and underscores. What is nested in them is of the same kind. */
const KEYS = {
	file: "volume volumes volumemount volumemounts mount mounts configs secrets configmap configmapref secretref tmpfs build additionalcontexts driveropts include envfile environmentfile initdbscripts volumeclaimtemplates persistence provider files patches patchesstrategicmerge bases components context dockerfile target device file src dest source workdir configmapname configfile configurationconfigmap existingconfigmap initdbscriptsconfigmap storageclass values storageclassname defaultsfile parametergroup optiongroup parametergroupname dbparametergroup valuefiles from dbparametergroupname dbclusterparametergroup dbclusterparametergroupname optiongroupname optionname optionsettings engine engineversion digest registry imageregistry configurationid bindpaths bindreadonlypaths chartversion maintenanceversion volumeattributesclassname packageensure",
	command: "command args entrypoint exec execstart execstartpre execstartpost lifecycle extraflags extraargs mysqldargs podmanargs initcontainers userdata poststartcommand",
	environment: "env environment envfrom extraenv extraenvvars extraenvvarscm",
	machine: "memlimit memreservation memswaplimit resources requests reservations resourcespreset ulimit ulimits shmsize instanceclass dbinstanceclass dbclusterinstanceclass instancetype machinetype nodetype tier skuname sku vmsize size shape shapename plan edition allocatedstorage maxallocatedstorage storagetype storagethroughput iops disksize disktype sizegb datastoragesizeingb mincapacity maxcapacity scalingconfiguration serverlessv2scalingconfiguration enginemode architecture runtimeplatform linuxparameters runtime runtimeclassname blkioconfig blockioweight nodeselector nodename tolerations placement multiaz availabilitytype highavailability ishighlyavailable nice numapolicy numamask pidslimit tasksmax storageopt storageencrypted sysctl sysctls slice cgroupparent networkmode hostnetwork capadd capdrop privileged securityopt performanceinsightsenabled databaseinsightsmode queryinsightsenabled monitoringinterval dedicatedlogvolume backupretentionperiod backtrackwindow binarylogenabled logondisk logondiskenabled datacacheenabled autoioscaling ioscalingenabled crashrecovery",
	choice: "extends << when condition profile profiles foreach count enabled state"
};
/** Instructions of Dockerfiles. */
const INSTRUCTIONS = {
	file: "COPY ADD WORKDIR FROM",
	command: "RUN CMD ENTRYPOINT",
	environment: "ENV"
};
const FORMS = new Map([...formsOf(KEYS), ...formsOf(INSTRUCTIONS)].map((form) => [form.key, form]));
function formsOf(keys) {
	return WAY_KINDS.flatMap((kind) => (keys[kind]?.split(" ") ?? []).map((key) => ({
		kind,
		key
	})));
}
/** Beginnings of the keys of limits, mostly those of systemd. */
const LIMIT = {
	kind: "machine",
	key: "limit"
};
const LIMIT_KEY = /^(?:cpu|memory|limits|limit[a-z]|io[a-z]|allowed|systemcall|unsetenvironment)/;
/** Keys of machines that other things have too. */
const EVERYDAY = /^(?:size|plan|edition|shape|slice|placement|architecture|network\w*|sku|tier)$/;
/** Lines that have no key. */
const OPTION_LINE = {
	kind: "file",
	key: ""
};
const COMMAND_LINE = {
	kind: "command",
	key: ""
};
const VERSION_LINE = {
	kind: "file",
	key: "version"
};
const CHOICE_LINE = {
	kind: "choice",
	key: ""
};
/** Keys whose values count in their order. */
const ORDERED = /^(?:envfile|environmentfile|include|<<|FROM|COPY)$/;
/** A key at the beginning of a line, or of a part of it. */
const KEY = /(?:^(?:-\s+)?|[{,]\s*)["']?([A-Za-z][\w.-]*|<<)["']?(?:\s*(?::(?=[\s"'[{\d]|$)|=>|:=|=(?!=))|\s+(?=\{))\s*/g;
const INSTRUCTION = /^([A-Z]+)\s+/;
/** Keys below which nothing reaches the server: checks, names, and programs beside it. */
const APART = /^(?:-\s+)?["']?(?:healthcheck|\w*[pP]robe|labels|annotations|logging|ports|tags|metrics|\w*exporter|\w*backup|haproxy|proxysql|pmm|router|toolkit|logcollector)["']?\s*[:={]/;
/** Variables of accounts and of the shell, which change no work. */
const ACCOUNTS = "(?:(?:MYSQL|MARIADB)_(?:\\w*ROOT_\\w+|\\w*PASSWORD\\w*|(?:\\w+_)?(?:DATABASE|USER|HOST|PORT))(?:_FILE|_HASH|_NUMBER)?|TZ|LANG|LC_\\w+|P[UG]ID)";
const ACCOUNT = new RegExp(`\\b${ACCOUNTS}["']?\\s*[:=]\\s*(?:"[^"]*"|'[^']*'|[^\\s,}]*)`, "g");
const ACCOUNT_NAME = new RegExp(`^(?:-\\s*)?(?:name:\\s*)?["']?${ACCOUNTS}["']?:?$`);
/** A place from which servers read options. */
const OPTION_PLACE = String.raw`(?:\/etc\/(?:my\.cnf|mysql|mariadb)|\.cnf)\b`;
/** What RUN executes without anybody seeing it, or does to option files. */
const UNSEEN = new RegExp(String.raw`\|\s*(?:ba|da)?sh\b|\b(?:rm|mv|cp|install|find|tee|ch(?:mod|own)|ln|truncate|patch|perl|crudini|sed\b[^;&|]*\/d)\b[^;&|]*${OPTION_PLACE}`);
const OF_OPTIONS = new RegExp(OPTION_PLACE);
/** Commands that write into such a place. */
const WRITES = new RegExp(String.raw`(?:>|\btee(?:\s+-\w+)*)\s*["']?[^\s;&|]*${OPTION_PLACE}`);
/** Variables of the environment that servers, or their memory, depend on, by their names; and files of variables. */
const OF_SERVER = /^[^:=]*(?:mysql|mariadb|percona|galera|wsrep|innodb|rocksdb|LD_PRELOAD|MALLOC|GLIBC_TUNABLES)|^-?\s*(?:FLAGS|ARGS|OPTS|EXTRA_\w+)\b|\.env\b|[cC]onfigMap/i;
/** Files of programs beside it. */
const FILE_OF_OTHERS = /logrotate|\bcron\b|\bmonit\b|munin|nagios|apparmor|sudoers|yum\.repos|\bapt\//i;
/** Variables of programs beside it. */
const OF_OTHERS = /^[^:=]*(?:tuner|client|exporter|backup|router|admin)/i;
const STARTS = /(?:^|[;&|(]\s*|\b(?:exec|sudo|nohup|gosu|su-exec|taskset|nice|ionice|numactl|chrt|prlimit|env|timeout|eatmydata|cgexec|runuser|setpriv|systemd-run)\s(?:[^;&|]*\s)?)(?:[\w./-]*\/)?(?:mysqld|mariadbd|mysqld_safe|mariadbd-safe|docker-entrypoint\.sh)(?=\s|$)/;
/** What a script that starts a server gives it besides, and what a file of variables does. */
const LIMITS = /^(?:ulimit\s|sysctl\s|echo\s.*>\s*\/(?:sys|proc)\/|(?:export\s+)?(?:LD_PRELOAD|MALLOC_\w+|GLIBC_TUNABLES|INIT_ROCKSDB|INIT_TOKUDB)\s*=)/;
/** A file of statements: only those that install something are ways. */
const SQL = /\.sql$/i;
/** Statements by which a server gets another program. */
const INSTALLS = /(?:^|[;"'(/!\d]\s*|-e\s*)(?:UN)?INSTALL\s+(?:PLUGIN|COMPONENT|SONAME)\b|\bSONAME\s+['"]/i;
/** Words that stand around settings: keys, and programs that are servers anyway. */
const AROUND = /(?:(?<![\w./-])[\w./-]*\/)?\b(?:mysqld|mariadbd|docker-entrypoint\.sh)\b|\b(?:exec|name|value|key|apply_method|parameter|set|global|persist)\b/gi;
/** A line that only opens what is nested in it. */
const OPENS = /^(?:-\s+)?["']?[\w.-]+["']?\s*(?:=>|[:=])?\s*[:{[|>&][\w+-]*$/;
/** The beginning of a statement that decides. */
const DECIDES = /^(?:[}\])]\s*)*(?:if|unless|els?if|elsif|else if|case|when|switch)\b/;
const ELSE = /^\W*else\W*$/;
/** A chart or a module, beside which stands its version. */
const PACKAGE = /^(?:-\s+)?["']?(?:chart|source|repo)["']?\s*[:=]\s*\S/;
/** An item of a list, or a line that Ansible writes, that is nothing but a name. */
const LISTED = /^(?:(?:-\s+)+|(?:line|option):\s*)["']?([\w-]+)["']?$/;
/** An output of a template, which may be any option. */
const INCLUDES = /^\{%-?\s*(?:include|import|from|extends)\b/;
const OUTPUT = /^(?:\{%-?\s*(?:include|import|from|extends)\b|\{\{-?\s*(?![-\s]|(?:if|with|range|else|end|define|block|template)\b|\/|\$\w+\s*:?=)|<%=)/;
const SPEAKS$1 = /mysql|mariadb|percona|innodb|my\.cnf/i;
const SERVER = /mysqld|mariadbd/;
/** Lines without those below keys from which nothing reaches a server. @param header of the server, whatever its name */
function relevantLines(lines, header) {
	const apart = /* @__PURE__ */ new Set();
	return lines.filter((line) => {
		const isApart = line !== header && (apart.has(line.parent) || APART.test(line.text) || ACCOUNT_NAME.test(line.text));
		if (isApart) apart.add(line);
		return !isApart;
	});
}
/** The ways to one server. */
function waysIn(text, question) {
	return new WayFinder(text, question).ways();
}
var WayFinder = class {
	#text;
	#question;
	#ways = [];
	#instructions = /* @__PURE__ */ new Map();
	/** Forms of lines in which others are nested. */
	#forms = /* @__PURE__ */ new Map();
	/** Lines around the fragments, and around the whole. */
	#around;
	#isDockerfile;
	/** Lines around, or at the beginning of, what names a chart or a module. */
	#packages;
	/** Whether its lines are a script that starts a server. */
	#isStart;
	constructor(text, question) {
		this.#text = text;
		this.#question = question;
		this.#around = /* @__PURE__ */ new Set([question.header, ...question.fragments.flatMap((line) => ancestorsOf(line).slice(0, -1))]);
		this.#isDockerfile = isDockerfile(question.lines);
		const packages = question.lines.filter((line) => PACKAGE.test(line.text));
		this.#packages = new Set(packages.flatMap((line) => [line, line.parent]));
		this.#isStart = question.lines.some((line) => STARTS.test(line.text));
	}
	ways() {
		for (const line of this.#question.lines) this.#read(line);
		for (const [line, within] of this.#choices()) {
			const statements = this.#text.left.has(line) ? line.text.match(STATEMENT)?.join(" ") ?? "" : line.text;
			if (!this.#forms.has(line) && !ELSE.test(statements)) this.#add(CHOICE_LINE, line, statements, "", within);
		}
		return this.#ways;
	}
	/** Statements and conditions around the fragments, each with what stands around one of those. */
	#choices() {
		const choices = /* @__PURE__ */ new Map();
		for (const line of this.#question.fragments) {
			const around = aroundOf(line);
			if (line.isStatement) choices.set(line, void 0);
			for (let at = line.statement; at !== void 0 && !choices.has(at); at = at.statement) choices.set(at, around);
			for (const each of ancestorsOf(line).slice(0, -1)) if (DECIDES.test(each.text)) choices.set(each, around);
		}
		const { header } = this.#question;
		if (header !== void 0 && DECIDES.test(header.text)) choices.set(header, void 0);
		return choices;
	}
	#read(line) {
		const { text, parent, group } = line;
		const form = parent && parent !== this.#question.header ? this.#forms.get(parent) : void 0;
		if (INSTALLS.test(text)) this.#add(CHOICE_LINE, line, text);
		else if ((this.#isStart || this.#question.isOfVariables) && LIMITS.test(text)) this.#add(CHOICE_LINE, line, text);
		else if (this.#question.isOfVariables || SQL.test(this.#text.file)) return;
		else if (group !== void 0) this.#readOptionLine(line, group);
		else if (INCLUDES.test(text)) this.#add(OPTION_LINE, line, text);
		else if (form !== void 0) this.#readNested(line, form);
		else if (this.#isDockerfile) this.#readInstruction(line);
		else if (STARTS.test(text) || writesOption(text)) this.#add(COMMAND_LINE, line, this.#rest(line));
		else this.#readKeys(line);
	}
	/** A line of a section: what is no readable option may be any. */
	#readOptionLine(line, group) {
		if ((isServerGroup(group) && group !== "server" || STARTERS.test(group)) && (!line.isStatement || OUTPUT.test(line.text)) && !this.#text.left.has(line)) this.#add(OPTION_LINE, line, line.text);
	}
	#readNested(line, form) {
		this.#forms.set(line, form);
		const { parent } = line;
		const outer = parent === void 0 || parent.text.endsWith("\\") ? "" : `${this.#rest(parent)}${NESTED}`;
		if (!OPENS.test(line.text)) this.#add(form, line, this.#rest(line), outer);
	}
	#readInstruction(line) {
		const [whole, name = ""] = INSTRUCTION.exec(line.text) ?? [];
		const form = FORMS.get(name);
		if (whole === void 0 || form === void 0) return;
		this.#forms.set(line, form);
		this.#add(form, line, this.#rest(line).slice(whole.length), `${name} `);
	}
	#readKeys(line) {
		const { text, parent } = line;
		const listed = LISTED.exec(text)?.[1];
		if (listed !== void 0 && serverWord(listed)?.certainty === "sure") this.#add(CHOICE_LINE, line, text);
		let from = 0;
		for (const { 0: whole, 1: name = "", index } of text.matchAll(KEY)) {
			const form = this.#formOf(name, line);
			if (form === void 0 || index < from || form.kind === "choice" && !this.#around.has(parent)) continue;
			const start = index + whole.length;
			if (name === "file" && start === text.length) continue;
			from = start + lengthOfValue(text.slice(start));
			this.#forms.set(line, form);
			if (!/^(?:[{[(|>&!][\w+-]*)?$/.test(text.slice(start))) this.#add(form, line, this.#rest(line).slice(start, from), `${name}: `);
		}
	}
	#formOf(name, line) {
		if (/[.-]cnf$/.test(name)) return OPTION_LINE;
		if (name === "version" && (this.#packages.has(line) || this.#packages.has(line.parent))) return VERSION_LINE;
		const key = name.toLowerCase().replaceAll(/[-_]/g, "");
		if (this.#question.isLoose && EVERYDAY.test(key)) return void 0;
		return FORMS.get(key) ?? (LIMIT_KEY.test(key) ? LIMIT : void 0);
	}
	/** An instruction with all lines that it goes on in. */
	#whole(line) {
		const [top = line] = ancestorsOf(line);
		const whole = this.#instructions.get(top) ?? this.#text.lines.slice(top.index, top.end).map(({ text }) => text).join(" ");
		this.#instructions.set(top, whole);
		return whole;
	}
	#rest(line) {
		return this.#text.left.get(line) ?? line.text;
	}
	#add({ kind, key }, line, text, outer = "", within) {
		const { file, isCode, isPlan } = this.#text;
		const rest = text.replaceAll("\0", "").replace(ACCOUNT, "").replace(/\s+/g, " ").trim();
		if (!/[\p{L}\d]/u.test(rest.replace(AROUND, ""))) return;
		if (key === "RUN" && !UNSEEN.test(rest) && !(hasOption(rest) && writes(this.#whole(line))) || kind === "environment" && (!OF_SERVER.test(rest) || OF_OTHERS.test(rest))) return;
		if (key === "engine" && !this.#text.products.includes(line)) return;
		if (key === "engineversion" && !/aurora|^["']?[1-3]\./.test(rest)) return;
		const isSure = line.group !== void 0 || kind === "choice" || !this.#question.isLoose;
		if (!isSure && !ancestorsOf(line).some((each) => SPEAKS$1.test(each.text))) return;
		if (!isSure && kind === "command" && !SERVER.test(rest) && !writesOption(rest)) return;
		if (kind === "file" && FILE_OF_OTHERS.test(rest) && !OF_OPTIONS.test(rest)) return;
		const isRead = isCode || hasExpression(rest) || kind === "choice" && !rest.includes("/");
		this.#ways.push({
			kind,
			key: outer.replaceAll("\0", "") + (isPlan ? hidden(rest) : rest),
			names: isRead ? identifiersOf(rest) : [],
			isOrdered: ORDERED.test(key),
			within,
			file,
			line: line.number
		});
	}
};
/** Whether a file holds nothing but variables of the environment. */
function isOfVariables(file) {
	return /env|^makefile$/i.test(madeFrom(file));
}
/** Whether a command writes an option without a value for servers. */
function writesOption(text) {
	return writes(text) && hasOption(text);
}
/** Whether a command writes into a place of options. */
function writes(text) {
	return WRITES.test(text) || /\bsed\s/.test(text) && OF_OPTIONS.test(text);
}
/** Whether a command has the name of an option. */
function hasOption(text) {
	return (text.replaceAll("\\n", " ").match(/[a-z][\w-]+/gi) ?? []).some((word) => (serverWord(word)?.certainty ?? "everyday") !== "everyday");
}
/** Whether lines are those of a file that builds an image. */
function isDockerfile(lines) {
	return lines.some(({ text }) => /^FROM\s/.test(text));
}
/** Characters of a value at the beginning of a text: up to the bracket, or the next key, that ends it. */
function lengthOfValue(text) {
	let depth = 0;
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at] ?? "";
		if (/[{([]/.test(character)) depth += 1;
		if (/[})\]]/.test(character)) depth -= 1;
		const isNext = depth === 0 && character === "," && /^\s*["']?[\w-]+["']?\s*[:=]/.test(text.slice(at + 1, at + 80));
		if (depth < 0 || isNext) return at;
	}
	return text.length;
}

// src/core/sources/compare-servers.ts
/**
* Assignments of both sides to everything that the fragments and ways of these servers refer to.
*
* @param texts that may assign to these names
*/
function assignmentsFor(servers, texts) {
	const [names, maps] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	const read = (expression) => {
		for (const name of identifiersOf(expression)) names.add(name);
		const map = chosenMap(expression.trim());
		if (map !== void 0) maps.add(map);
	};
	for (const { settings, images, ways } of servers) {
		for (const { value } of [...settings, ...images]) if (value.kind === "reference") read(value.text ?? "");
		for (const way of ways) for (const name of way.names) names.add(name);
	}
	const assigned = bothSides((side) => assignmentsTo(names, maps, texts(names, side)));
	const count = names.size;
	for (const { text, isLiteral } of [...assigned.before.values(), ...assigned.after.values()].flat()) if (!isLiteral) read(text);
	return names.size === count ? assigned : bothSides((side) => assignmentsTo(names, maps, texts(names, side)));
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
	const resolved = bothSides((side) => settingsOf$1(sources[side], assignedSides[side], memoryBytes));
	const settings = bothSides((side, other) => {
		const others = indexOf(resolved[other]);
		return atChanges(resolved[side], resolved[other]).flatMap((each) => narrowed(each, others));
	});
	const isNew = sources.before === void 0 || sources.after === void 0;
	const allWays = bothSides((side, other) => {
		const isOfBoth = ({ file }) => file === sources[side]?.file || sources[other]?.files.has(file) === true;
		return resolvedWays(isNew ? [] : sources[side]?.ways.filter(isOfBoth) ?? [], assignedSides[side]);
	});
	const ways = bothSides((side, other) => atChanges(allWays[side], allWays[other]));
	const images = imagesOf(sources, assignedSides);
	const measured = bothSides((side) => {
		const values = [...settings[side], ...images[side] === void 0 ? [] : [images[side]]];
		return new Set(values.filter(({ value }) => value.kind === "literal").map(addressOf));
	});
	const isNamed = (way, side) => way.values === "" || !measured[side].has(addressOf(way));
	const lines = bothSides((side, other) => [
		...surplus(ways[side], ways[other], textOfWay).filter((way) => isNamed(way, side) && isNews(way, ways[other], sources[other])),
		...reordered(ways[side], ways[other]),
		...strays[side].map((line) => ({
			...line,
			written: "",
			values: "",
			changed: void 0,
			isOrdered: false
		}))
	]);
	const servers = bothSides((side, other) => {
		const source = sources[side];
		if (source === void 0 && lines[side].length === 0) return void 0;
		const { at = "", file = "", line = 1 } = source ?? sources[other] ?? {};
		const image = images[side];
		const options = [
			...source?.exact ?? [],
			...inOrder(settings[side], settings[other]),
			...movedAmong(side, settings, sources),
			...image?.value.kind === "unknown" && sources.before !== void 0 ? [unread("image", image.value.text, image)] : [],
			...lines[side].map((each) => unread(labelOf(each), each.values === "" ? each.key : textOfWay(each), each))
		];
		const memoryLimit = memoryLimitIn(source?.ways ?? []);
		return {
			at,
			file,
			line,
			options: numbered(options),
			image: image && literalOf(image),
			memoryLimit
		};
	});
	const addresses = new Set(lines.after.map(addressOf));
	const keys = new Set(lines.after.map(keyOfLine));
	const gone = lines.before.filter((each) => !addresses.has(addressOf(each)) && !keys.has(each.key));
	return {
		servers,
		warnings: [...[...lines.after, ...gone].filter((each) => !limitsContainer(labelOf(each))).slice(0, MOST_WARNINGS).map(({ key, kind, file, line }) => {
			return {
				code: "line-unaccounted",
				file,
				line,
				directive: `${quote(innermost(key)).slice(1, -1)} (${MEANINGS[kind]})`
			};
		}), ...storageOf(sources.after)]
	};
}
function addressOf({ file, line }) {
	return `${line} ${file}`;
}
/** What a line is, that is named. */
const MEANINGS = {
	file: "a file of the server",
	command: "its command",
	environment: "its environment",
	machine: "its machine",
	choice: "which values count",
	elsewhere: "a setting of no server that is gated"
};
/** A condition without a setting on the other side may stand there all the same. */
function isNews({ within, key }, others, source) {
	return !(within !== void 0 && source?.arounds.has(within) === true) || others.some((other) => other.key === key);
}
function textOfWay({ key, values }) {
	return `${key} | ${values}`;
}
/** Ways with the values that they refer to. */
function resolvedWays(ways, assigned) {
	return ways.map(({ names, ...way }) => {
		const { text, changed } = valuesShown(names, way.file, assigned);
		return {
			...way,
			written: way.key,
			values: text,
			changed
		};
	});
}
/** What stays as it is written, and gets another value, is placed where that changed. */
function atChanges(here, there) {
	const others = new Map(there.map((each) => [each.written, each]));
	return here.map((each) => {
		const other = others.get(each.written);
		const place = each.changed ?? other?.changed;
		return other === void 0 || place === void 0 ? each : {
			...each,
			file: place.file,
			line: place.line
		};
	});
}
/** The first of the ways that count in their order, where both sides have the same in another one. */
function reordered(here, there) {
	const one = here.filter(({ isOrdered }) => isOrdered);
	const other = there.filter(({ isOrdered }) => isOrdered);
	if (surplus(one, other, keyOfLine).length + surplus(other, one, keyOfLine).length > 0) return [];
	return one.filter(({ key }, index) => key !== other[index]?.key).slice(0, 1).map((way) => ({
		...way,
		key: `order${NESTED}${way.key}`
	}));
}
/** What the name of an image may leave out. */
const USUAL_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;
/** The image of each side: the first that changed, else the likeliest. */
function imagesOf(sources, assigned) {
	const all = bothSides((side) => (sources[side]?.images ?? []).map((image) => placed(asImage(resolve$1(image.value, image.file, assigned[side])), image)));
	const images = bothSides((side, other) => atChanges(all[side], all[other]));
	const textOf = ({ value }) => JSON.stringify([value.kind, value.text?.replace(USUAL_REGISTRY, "")]);
	const changed = bothSides((side, other) => {
		const values = surplus(images[side], images[other], textOf);
		return values.find(({ value }) => value.kind === "literal") ?? values[0];
	});
	const areBoth = changed.before !== void 0 && changed.after !== void 0;
	const { before, after } = bothSides((side) => areBoth ? changed[side] : images[side][0]);
	return {
		before: before !== void 0 && after !== void 0 && textOf(before) === textOf(after) ? {
			...before,
			value: after.value
		} : before,
		after
	};
}
/** Versions of packages have parts that no tag of an image has, and Aurora has no image. */
function asImage(value) {
	if (value.kind === "unknown" || value.text === void 0) return value;
	if (/^mysql:.*aurora/.test(value.text)) return {
		kind: "unknown",
		text: value.text
	};
	return {
		...value,
		text: value.text.replace(/^(mysql|mariadb):(?:\d+:)?(\d+(?:\.\d+)+)[+~].*$/, "$1:$2")
	};
}
/** Servers as they are, compared with nothing. */
function configured(servers, texts, memoryBytes) {
	const assigned = assignmentsFor(servers, (_, side) => side === "after" ? texts : []);
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
function placed(value, { name, value: own, file, line }) {
	const changed = value.kind === "literal" ? value.place : value.changed;
	return {
		value,
		written: `${name} ${own.text}`,
		changed,
		file,
		line: line.number
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
	const [image] = server?.images ?? [];
	if (image === void 0 || !/aurora/i.test(image.line.text)) return [];
	const { file, line } = image;
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
	const written = {
		name,
		text: text && shortText(text, MOST_SHOWN),
		group: void 0,
		file,
		line
	};
	return expressionOf(written, limitsContainer(name) ? "container" : "not-applied");
}
/** Gives unread options distinct names. */
function numbered(options) {
	const counts = /* @__PURE__ */ new Map();
	return options.map((option) => {
		if (!isExpression(option)) return option;
		const count = (counts.get(option.name) ?? 0) + 1;
		counts.set(option.name, count);
		return count === 1 ? option : {
			...expressionOf({
				...option,
				name: `${option.name} ${count}`
			}),
			value: option.value
		};
	});
}
/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF = { "time-zone": "default-time-zone" };
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/;
function settingsOf$1(server, assigned, memoryBytes) {
	return (server?.settings ?? []).map((fragment) => {
		const { form, line: fragmentLine } = fragment;
		const isKey = form === "key";
		const name = isKey ? OPTION_OF[fragment.name] ?? fragment.name : fragment.name;
		const value = computed(resolve$1(fragment.value, fragment.file, assigned), memoryBytes);
		return {
			...placed(value, fragment),
			name,
			...readOptionName(name),
			group: STARTERS.test(fragmentLine.group ?? "") ? void 0 : fragmentLine.group,
			value: isKey && NO_OPTION.test(name) ? {
				kind: "unknown",
				text: value.text ?? ""
			} : value,
			form: form === "option" ? void 0 : form,
			around: aroundOf(isOfCommand(fragmentLine.parent) ? fragmentLine.parent : fragmentLine)
		};
	});
}
/** Whether a line only begins a command, whose flags stand below it: as well they could stand on the line. */
function isOfCommand(line) {
	return /^["']?(?:command|args|cmd|entrypoint)["']?\s*:\s*(?:[[|>][-+]?)?$/i.test(line?.text ?? "");
}
function indexOf(settings) {
	const literals = settings.filter(({ value }) => value.kind === "literal");
	const backwards = settings.toReversed();
	return {
		first: new Map(backwards.map((each) => [each.variable, each])),
		lastLiteral: new Map(literals.map((each) => [each.variable, each])),
		firstWritten: new Map(backwards.map((each) => [writtenKey(each), each])),
		literalWritten: new Set(literals.map(writtenKey))
	};
}
function writtenKey({ variable, written }) {
	return JSON.stringify([variable, written]);
}
/**
* The one of several values that count which the server did not have before: others are no change. None, if the name that
* it reads gets a value on the other side only.
*/
function narrowed(setting, others) {
	const { value, variable } = setting;
	const key = writtenKey(setting);
	if (value.kind === "unknown" && value.isUnset === true) return others.literalWritten.has(key) ? [] : setting;
	const branch = changedBranch(setting, others.firstWritten.get(key) ?? others.first.get(variable));
	if (branch !== void 0) return {
		...setting,
		value: {
			kind: "literal",
			text: branch
		}
	};
	const former = others.lastLiteral.get(variable)?.value;
	if (value.kind !== "unknown" || value.choices === void 0 || former === void 0) return setting;
	const [first = value.choices[0], ...further] = value.choices.filter(({ text }) => text !== former.text);
	if (first === void 0 || further.some(({ text }) => text !== first.text)) return setting;
	const { text, file, line } = first;
	return {
		...setting,
		value: {
			kind: "literal",
			text
		},
		file,
		line
	};
}
/** A literal, and two of them between which a condition decides. */
const LITERAL = String.raw`(?:"[\w.-]*"|'[\w.-]*'|\d[\w.]*|true|false)`;
const CONDITIONS = [new RegExp(`\\?\\s*(${LITERAL})\\s*:\\s*(${LITERAL})`), new RegExp(`(${LITERAL})\\s+if\\s[^{}]*\\selse\\s+(${LITERAL})`)];
/** The value of the only branch of a condition that is another one than on the other side; undefined if there is none. */
function changedBranch({ value }, other) {
	if (value.kind !== "unknown" || other?.value.kind !== "unknown") return void 0;
	const branchesOf = (text) => CONDITIONS.flatMap((condition) => condition.exec(text)?.slice(1) ?? []);
	const formers = branchesOf(other.value.text);
	const changed = branchesOf(value.text).filter((text, index) => formers[index] !== void 0 && formers[index] !== text);
	return changed.length === 1 ? changed[0]?.replaceAll(/["']/g, "") : void 0;
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
function keyOf$1({ name, group, value }) {
	return JSON.stringify([
		name,
		group,
		value.kind,
		value.text ?? null
	]);
}
function placeOf(setting) {
	return `${setting.around} ${setting.form === "key"} ${keyOf$1(setting)}`;
}
/** Settings that the other side lacks: what stayed where it was is no change, then what only moved. */
function changedAmong(here, there) {
	return surplus(surplus(here, there, placeOf), surplus(there, here, placeOf), keyOf$1);
}
/**
* Unchanged values of a variable, then changed ones. Of several changed ones the last counts, and the others are unread. A value is
* unread too if the other side has an expression in its place, because measuring would take the expression for the default.
*/
function inOrder(here, there) {
	const changed = new Set(changedAmong(here, there));
	const others = Map.groupBy(changedAmong(there, here), ({ variable }) => variable);
	const variables = /* @__PURE__ */ new Set([...[...changed].map(({ variable }) => variable), ...others.keys()]);
	const isReplaced = (each) => changed.has(each) && others.get(each.variable)?.every(({ value }) => value.kind === "unknown") === true;
	const last = new Map([...changed].map((each) => [each.variable, each]));
	const comesFirst = (each) => !changed.has(each) || !variables.has(each.variable);
	return [...here.filter(comesFirst), ...here.filter((each) => !comesFirst(each))].map((each) => {
		const isOneOfMany = addsUp(each) || each.variable === "performance_schema_instrument";
		const isOverridden = changed.has(each) && !isOneOfMany && keyOf$1(last.get(each.variable) ?? each) !== keyOf$1(each);
		const { name, value, group, form, file, line } = each;
		if (value.kind === "unknown" || isOverridden || isReplaced(each)) return unread(name, value.text, each);
		return settingOf({
			name,
			text: value.text,
			group,
			file,
			line,
			...form && { form }
		});
	});
}
/**
* Settings that moved between blocks which both sides have, or became flags, or that this side repeats. Which server gets
* them depends on the blocks, and nobody evaluates those. A setting that moved is listed after the change only.
*/
function movedAmong(side, settings, sources) {
	const other = side === "before" ? "after" : "before";
	const [here, there] = [settings[side], settings[other]];
	const changed = new Set(changedAmong(here, there));
	const replaced = new Set(changedAmong(there, here).map(({ variable }) => variable));
	const keys = new Set(there.map(keyOf$1));
	const places = new Set(there.map(placeOf));
	const isRepeated = (each) => changed.has(each) && keys.has(keyOf$1(each)) && !places.has(placeOf(each)) && !replaced.has(each.variable);
	const left = Map.groupBy(surplus(there, here, placeOf), keyOf$1);
	const hasMoved = (each) => {
		const former = changed.has(each) ? [] : left.get(keyOf$1(each)) ?? [];
		const isLeft = former.some(({ around }) => sources[side]?.arounds.has(around));
		return former.length > 0 && former.every(({ form }) => form === "key" !== (each.form === "key")) || isLeft || former.length > 0 && sources[other]?.arounds.has(each.around) === true;
	};
	return surplus(here, there, placeOf).filter((each) => isRepeated(each) || side === "after" && hasMoved(each)).map((each) => unread(each.name, `${shortText(each.value.text ?? "on", MOST_SHOWN)}, in another block`, each));
}

// src/core/sources/neighbours.ts
/** Files beside others, as a reader of one side lists them. */
/** Files of variables that stand next to a file, and may hold its values. */
const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i;
const MOST_NEIGHBOURS = 200;
/** Files of variables in the folders of these files. */
function neighboursOf(files, reader) {
	return [...new Set([...files].map(folderOf))].flatMap((folder) => namesIn(folder, reader).filter((name) => VARIABLES.test(name)).map((name) => folder + name)).slice(0, MOST_NEIGHBOURS);
}
/** @param folders relative to that of the path, with a slash at their end; empty: that one itself */
function filesBeside(path, folders, reader) {
	return folders.flatMap((folder) => namesIn(joinPath(path, folder || "."), reader).map((name) => joinPath(path, folder + name))).slice(0, MOST_NEIGHBOURS);
}
/** Names in a folder; none if there is no such folder. */
function namesIn(folder, reader) {
	const listing = reader.directory(folder === "" ? "." : folder, ".");
	return listing.kind === "names" ? listing.names : [];
}
/** The folder of a file, with a slash at its end; empty: the current one. */
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

// src/core/sources/option-folders.ts
/** Option files among others: which folders servers read whole, what includes a file, and what a move takes from servers. */
/** Folders that servers read whole, and nothing below them. */
const WHOLE = /(?:conf|cnf|mysqld?|mariadbd?)\.d\/?$/i;
const OPTION_FILE$1 = /\.cnf$/i;
/** Names of templates that somebody copies by hand. */
const EXAMPLE = /\.(?:dist|example)$/i;
/** Whether servers read all option files in a folder. */
function isReadWhole(folder) {
	return WHOLE.test(folder);
}
function hasOptionFiles(folder, reader) {
	return namesIn(folder, reader).some((name) => OPTION_FILE$1.test(name));
}
/** Whether servers that read a file where it was do not read it where it is. @param reader of the files as they are */
function isTakenAway(former, path, reader) {
	const isOption = (each) => OPTION_FILE$1.test(madeFrom(each)) && !EXAMPLE.test(each);
	if (isOption(former) && !isOption(path)) return true;
	const [folder, now] = [folderOf(former), folderOf(path)];
	return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, reader));
}
/** Whether another file of the folder has an option of this one, so that their order counts. */
function isOneOfMany(path, reader) {
	const options = new Set(optionsIn(path, reader));
	return filesBeside(path, [""], reader).filter((each) => each !== path && OPTION_FILE$1.test(each)).some((each) => optionsIn(each, reader).some((name) => options.has(name)));
}
function optionsIn(path, reader) {
	const reading = reader.file(path, ".");
	if (reading.kind !== "text") return [];
	const { items } = parseOptionFile(reading.text, path);
	return items.flatMap((item) => item.kind === "option" ? [item.option.option] : []);
}

// src/core/sources/containers.ts
/** The servers of a file: blocks of lines, by indentation, that hold the image of a server, or variables. */
/** Servers of a file; one with more is read as one server. */
const MOST_SERVERS = 300;
/** Lines that the servers of a file may be linked to, in sum; one with more is read as one server. */
const MOST_LINKED = 5e4;
/** Objects of which the block around them is the server. */
const PART = /^["']?(?:images?|tags|engine|build|config|[pP]roperties)["']?\s*[:={]|^\[(?:build|image)\]$/;
/** Lists whose blocks are servers. */
const LIST = /^["']?(?:services|[rR]esources|releases|jobs)["']?:(?:\s*\{)?$/;
/** Containers of a task of ECS. */
const CONTAINERS = /^["']?container_?definitions["']?\s*[:=]/i;
/** Objects of Kubernetes that no server reads, though they have its name. */
const BESIDE = /^kind:\s*(?:NetworkPolicy|(?:Cluster)?Role(?:Binding)?|Service(?:Account|Monitor)?|PodMonitor|PrometheusRule|PodDisruptionBudget)$/;
/** Services of compose files, and their keys for what other files say. */
const SERVICES = /^["']?services["']?:/;
const BUILD = /^["']?(?:build|extends)["']?\s*:/;
/** Blocks of Terraform. */
const RESOURCE = /^(?:resource|module|data)\s+"/;
/** Resources of Terraform of which each is a parameter of a server, and the lines that name that server. */
const PARAMETER = /(?:^|\.)(\w*(?:mysql|mariadb)\w*_(?:configuration|(?:global_)?variable|parameter|setting))\.[\w-]+(?:\[.*\])?$/;
const PARAMETER_OF = /^["']?(?:server_name|server_id|instance_id|instance_name|cluster_id|provider)["']?\s*[:=]\s*(.+?),?$/;
/** A condition or a loop of a shell, which is around a part of a server. */
const SHELL_BLOCK = /^(?:if|elif|else|for|while|until|case)(?=\s|$)/;
/** An exporter’s image: it reads metrics from a server in another container, and contains no server. */
const EXPORTER = /exporter/i;
/** Units of systemd, whose lines are all about one server. */
const UNIT$1 = /\.(?:service|container|pod)$|\.service\.d\//;
/** Keys of images: others are those of programs beside the server. */
const IMAGE_OF_SERVER = /^(?:-\s+)?["']?(?:\w*image|from|mysql|mariadb|percona|db|database|server|type|name)\b/i;
const COMMON = new Set("name value data default services spec metadata env environment command args image volumes configs parameters resources variables vars tasks description type locals variable".split(" "));
/** A file without a server, which may lead to one. */
function wholeOf(text) {
	const { file, lines } = text;
	const settings = text.settings.filter(isCounting);
	const fragments = settings.map(({ line }) => line);
	return {
		name: "",
		isServer: false,
		file,
		line: 1,
		images: [],
		settings,
		ways: waysIn(text, {
			lines,
			header: void 0,
			fragments,
			isLoose: false,
			isOfVariables: isOfVariables(file)
		}),
		arounds: new Set(lines.map(aroundOf))
	};
}
function containersIn(text) {
	return new FileBlocks(text).containers();
}
var FileBlocks = class {
	#text;
	#lines;
	/** Each document as a block; the name of an object of Kubernetes is its name. */
	#documents;
	/** Documents that are objects of Kubernetes, whose parts belong together. */
	#objects;
	#settings;
	/** Whether it builds an image, as a whole. */
	#isBuild;
	/** Lines around the images of other programs that get no flag of a server. */
	#others;
	constructor(text) {
		this.#text = text;
		this.#lines = text.lines;
		this.#settings = text.settings.filter(isCounting);
		this.#isBuild = isDockerfile(text.lines);
		const versions = text.lines.filter((line) => line.parent === void 0 && line.text.startsWith("apiVersion:"));
		this.#objects = new Set(versions.map(({ document }) => document));
		this.#documents = new Map([...Map.groupBy(text.lines, ({ document }) => document)].map(([document, lines]) => {
			const name = this.#objects.has(document) ? lines.map(objectName).find((each) => each !== void 0) : void 0;
			const [from, to] = [lines[0]?.index ?? 0, (lines.at(-1)?.index ?? -1) + 1];
			return [document, {
				from,
				to,
				header: void 0,
				document,
				name: name ?? ""
			}];
		}));
		const started = new Set(this.#flags().flatMap(({ line }) => ancestorsOf(line)));
		const others = text.images.filter(({ certainty }) => certainty !== "sure").map(({ line }) => headerOf(line));
		this.#others = new Set(others.filter((line) => line !== void 0 && !started.has(line)));
	}
	/** Outermost lines around servers that stand side by side: several of them give one variable a value. */
	#sideBySide(blocks) {
		const tops = /* @__PURE__ */ new Map();
		for (const { name, line } of this.#settings) {
			const around = ancestorsOf(line);
			const [top = line] = around;
			if (!(around.every((each) => !blocks.has(each)) && !this.#objects.has(line.document)) || this.#text.isCode || top === line || LIST.test(top.text) || SHELL_BLOCK.test(top.text)) continue;
			const key = `${line.document} ${name}`;
			tops.set(key, (tops.get(key) ?? /* @__PURE__ */ new Set()).add(top));
		}
		return new Set([...tops.values()].flatMap((lines) => lines.size > 1 ? [...lines] : []));
	}
	#flags() {
		return this.#settings.filter(({ form, certainty }) => form === "flag" && certainty === "sure");
	}
	containers() {
		const blocks = /* @__PURE__ */ new Map();
		const add = (block) => blocks.set(block.header ?? block.document, block);
		for (const block of this.#blocksOfImages()) add(block);
		for (const top of this.#sideBySide(blocks)) add(this.#blockFrom(top, top.document));
		for (const block of this.#blocksOfReferences()) if (!blocks.has(block.header ?? block.document)) add(block);
		const taken = new Set(this.#linesOf(blocks)?.flatMap(({ lines, linked }) => [...lines, ...linked]));
		for (const { line } of this.#settings) if (!taken.has(line)) add(this.#unitOf(line));
		const section = this.#lines.find(({ group }) => group !== void 0 && isServerGroup(group));
		if (blocks.size === 0 && section !== void 0) add(this.#document(section.document));
		const all = this.#linesOf(blocks);
		if (all === void 0) return [wholeOf(this.#text)];
		const counts = /* @__PURE__ */ new Map();
		const found = all.flatMap((blockLines) => {
			const { name } = blockLines.block;
			const count = (counts.get(name) ?? 0) + 1;
			counts.set(name, count);
			const container = this.#containerOf(blockLines, count === 1 ? name : `${name}-${count}`);
			return container === void 0 ? [] : [{
				container,
				server: serverOfParameter(blockLines)
			}];
		});
		return [...Map.groupBy(found, ({ server, container }) => server ?? container).values()].map((own) => joined(nonEmpty(own)));
	}
	/** Blocks around images and products of servers, and around other images that are started with flags of a server. */
	#blocksOfImages() {
		const { images, products } = this.#text;
		const around = new Map(images.map(({ line }) => this.#blockOf(line)).map((block) => [block.header ?? block.document, block]));
		const started = this.#flags().flatMap(({ line }) => [line.document, ...ancestorsOf(line)].flatMap((each) => around.get(each) ?? []));
		return [...images.filter(({ certainty }) => certainty === "sure").map(({ line }) => line), ...products].map((line) => this.#blockOf(line)).concat(started);
	}
	/** Services of which other files tell whether they are servers. */
	#blocksOfReferences() {
		return this.#lines.filter(({ text }) => BUILD.test(text)).flatMap((line) => {
			const [list, service] = ancestorsOf(line);
			return list !== void 0 && SERVICES.test(list.text) && service !== void 0 ? [this.#blockFrom(service, line.document)] : [];
		});
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
			const queue = relevantLines(lines, block.header);
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
			if (COMMON.has(name) || spans.length >= MOST_SERVERS) return;
			spans.push(span);
			targets.set(name, spans);
		};
		const spanOf = ({ index, end }) => ({
			from: index,
			to: end
		});
		const besides = new Set(this.#lines.filter(({ text }) => BESIDE.test(text)).map(({ document }) => document));
		const extended = new Set(this.#lines.flatMap(({ text }) => /\bservice:\s*["']?([\w-]+)/.exec(text)?.[1] ?? []));
		for (const line of free) {
			const { text, parent, index, end } = line;
			for (const [, mark, anchor = ""] of /[&*]/.test(text) ? text.matchAll(/([&*])([\w-]+)/g) : []) if (mark === "&") put(anchor, spanOf(line));
			else put(`&${anchor}`, spanOf(text.startsWith("<<") ? parent ?? line : line));
			if (end > index + 1 && parent !== void 0 && parent.parent === void 0 && !this.#objects.has(line.document) && (!LIST.test(parent.text) || extended.has(keyOf(text)))) put(keyOf(text), spanOf(line));
			const object = objectName(line);
			if (object !== void 0 && !besides.has(line.document)) put(object, this.#document(line.document));
		}
		return targets;
	}
	/** Undefined: its server is another product. */
	#containerOf({ block, lines, linked }, name) {
		const { file } = this.#text;
		const content = lines.map(({ text }) => text).join("\n");
		if (/postgres|sqlserver|oracle-|mongo|docdb|neptune/i.test(content) && !/mysql|mariadb|percona/i.test(content)) return void 0;
		const all = [...linked, ...lines];
		const within = new Set(all);
		const images = this.#imagesOf(lines);
		const isServer = images[0]?.certainty === "sure";
		const settings = this.#text.settings.filter(({ line }) => within.has(line)).map((each) => isServer && each.form === "flag" ? {
			...each,
			certainty: "sure"
		} : each).filter(isCounting);
		const isUnit = isDockerfile(lines) || UNIT$1.test(file) || this.#objects.has(block.document);
		const isLoose = block.header === void 0 && images.length === 0 && !isUnit;
		const reached = relevantLines(all, block.header).filter((line) => !this.#isOfOther(line, block));
		const fragments = [...settings.filter(mayAffectSpeed), ...images].map(({ line }) => line);
		const isProduct = lines.some((line) => this.#text.products.includes(line));
		return {
			name,
			isServer: isServer || isProduct,
			file,
			line: block.header?.number ?? lines[0]?.number ?? 1,
			images,
			settings,
			ways: waysIn(this.#text, {
				lines: reached,
				header: block.header,
				fragments,
				isLoose,
				isOfVariables: false
			}),
			arounds: new Set(all.map(aroundOf))
		};
	}
	/** Images in these lines, the likeliest first; of a Dockerfile, the last. */
	#imagesOf(lines) {
		const within = new Set(lines);
		const images = this.#text.images.filter(({ line, value }) => within.has(line) && !EXPORTER.test(value.text ?? ""));
		const sure = images.filter(({ certainty }) => certainty === "sure");
		const ofServer = sure.filter(({ line }) => IMAGE_OF_SERVER.test(line.text));
		const isBuild = isDockerfile(lines);
		const [first] = isBuild ? ofServer.toReversed() : ofServer;
		const others = sure.length > 0 ? sure : isBuild ? images.slice(-1) : images;
		return [.../* @__PURE__ */ new Set([...first === void 0 ? [] : [first], ...others])];
	}
	/** Whether a line is about another container in the block, which has its own image and does not prepare the server. */
	#isOfOther(line, { header }) {
		const around = ancestorsOf(line);
		const other = around.findIndex((each) => each !== header && this.#others.has(each));
		return other >= 0 && !around.slice(0, other).some(({ text }) => /^["']?initContainers\b/.test(text));
	}
	/** The block around the line of an image. */
	#blockOf(line) {
		return this.#blockFrom(this.#isBuild ? void 0 : taskOf(line) ?? headerOf(line), line.document);
	}
	/** The part of a file that is about one server: a document, a resource, an item of a list of servers. */
	#unitOf(line) {
		const path = ancestorsOf(line);
		const list = path.findLastIndex(({ text }) => LIST.test(text));
		const isTop = this.#text.isPlan || RESOURCE.test(path[0]?.text ?? "");
		return this.#blockFrom(isTop ? path[0] : list < 0 ? void 0 : path[list + 1], line.document);
	}
	#blockFrom(header, document) {
		if (header === void 0 || this.#objects.has(document)) return this.#document(document);
		const [address] = this.#text.isPlan ? /^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ["\"\""] : [];
		const name = address === void 0 ? keyOf(header.text) : String(JSON.parse(address));
		return {
			from: header.index,
			to: header.end,
			header,
			document,
			name
		};
	}
	#document(document) {
		return this.#documents.get(document) ?? {
			from: 0,
			to: 0,
			header: void 0,
			document,
			name: ""
		};
	}
};
/** Parameters of one server, each of which has a block of its own. */
function joined(parts) {
	const [{ container: first, server }] = parts;
	if (server === void 0) return first;
	const all = parts.map(({ container }) => container);
	return {
		...first,
		name: server,
		settings: all.flatMap(({ settings }) => settings),
		ways: all.flatMap(({ ways }) => ways),
		arounds: new Set(all.flatMap(({ arounds }) => [...arounds]))
	};
}
/** `azurerm_mysql_flexible_server.main` of a resource that is one of its parameters; where none is named, what it is. */
function serverOfParameter({ block: { name }, lines }) {
	const kind = PARAMETER.exec(name)?.[1];
	const named = lines.flatMap(({ text }) => PARAMETER_OF.exec(text)?.[1] ?? []);
	return kind && (named.length === 0 ? kind : named.map(serverNamed).join(" "));
}
function serverNamed(value) {
	return value.replace(/^["'](.*)["']$/, "$1").replace(/\.(?:name|id)$/, "");
}
/** The line of the task of ECS that a container is in, whose memory and files stand beside its containers. */
function taskOf(line) {
	const path = ancestorsOf(line);
	return path[path.findIndex(({ text }) => CONTAINERS.test(text)) - 1];
}
/** The line of the block that an image, or a product, is in. */
function headerOf(line) {
	const image = line.text.toLowerCase().lastIndexOf("image");
	if (line.text.startsWith("- ") || RESOURCE.test(line.text) || /[^{]\{/.test(line.text.slice(0, Math.max(0, image)))) return line;
	let header = line.parent;
	while (header !== void 0 && PART.test(header.text)) header = header.parent;
	return header;
}
/** The name of an object of Kubernetes, where a line gives it. */
function objectName({ text, parent }) {
	const [, name] = /^metadata:\s*\{.*?\bname:\s*["']?([\w.-]+)/.exec(text) ?? [];
	return name ?? (parent?.text === "metadata:" ? /^name:\s*["']?([\w.-]+)/.exec(text)?.[1] : void 0);
}
/** `db` of `db:`, `aws_db_parameter_group.main` of a resource, the name of an item. */
function keyOf(text) {
	const [, kind, name] = /^(?:resource|data|module)\s+"([\w-]+)"(?:\s+"([\w-]+)")?/.exec(text) ?? [];
	if (kind !== void 0) return name === void 0 ? kind : `${kind}.${name}`;
	const item = /^-\s+(?:name|alias):\s*["']?([\w./-]+)/.exec(text)?.[1];
	if (item !== void 0) return item;
	return (/^(?:-\s+)?["']?([\w][\w.:/-]*?)["']?\s*(?:[:={(]|=>|$)/.exec(text)?.[1] ?? text.replace(/[^\w.-]+/g, " ").trim()).slice(0, 60);
}

// src/core/sources/read-source.ts
/** The servers at a place; undefined: all of them. */
function selected(servers, at) {
	return at === void 0 ? servers : servers.filter((server) => server.at === at);
}
const OPTION_FILE = /(?<!mysqld-auto)\.cnf$/i;
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|d\/[^/]*)$|(?:^|\/)[^./]+$/i;
/** Units of systemd. */
const UNIT = /\.(?:service|container|pod)$/;
/** A part of a unit that a package brings. */
const ADDS_TO_SERVER = /(?:^|\/)(?:mysqld?|mariadbd?|percona\w*)(?:@[^/]*)?\.service\.d\/[^/]+$/;
/** Files that build an image. */
const BUILDS = /(?:Docker|Container)file[^/]*$/;
const SERVER_GROUP = /^[ \t]*\[(?:mysqld?|mariadbd?|galera|client)[\w.@-]*[ \t]*\]/im;
/** The first line that is no comment. */
const FIRST_LINE = /^(?:[ \t]*(?:[#;].*)?\r?\n)*[ \t]*(?:\[|!include)/;
/** A line of a template that is no comment. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m;
/** Files in a folder, and files that a server refers to. */
const MOST_FILES = 1e3;
/** Files that lead to files. */
const DEEPEST = 4;
const DEEPEST_FOLDER = 12;
/** Files of data, which hold no settings even if they were read. */
const NO_TEXT = /\.(?:sql|dump|gz|zip|tar|tgz|bz2|xz|png|jpe?g|gif|pdf|jar)$/i;
const PROSE$1 = /\.(?:md|markdown|rst|adoc|lock|png|jpe?g|gif|svg|pdf|zip|gz)$/i;
/** A way into the configuration of a server, in an image that does not name it. */
const TO_SERVER = /\/(?:my\.cnf|mysql|mariadb|percona)\b|mysqld|mariadbd/;
/** Ways whose files a server sees: they are copied or mounted. */
const CONTENT = /^(?:COPY|ADD)\b|:\/(?!\/)/;
/** Files in a folder of those that may hold settings. */
const MAYBE_CONTENT = /\.(?:cnf|ini|conf|cfg|inc|env|sh|sql|j2|erb|tpl|tmpl)$|(?:^|\/)\.?[^./]+$/i;
/** Files without a server that may lead to one. */
const LEADS = /\.(?:sql|ya?ml|tf|hcl|sh|service|container|conf)$|(?:^|\/)[^./]+$|docker|compose/i;
/** Whether a file is read as servers read it: its name says so, or its first group does, and no template makes it. */
function isOptionFile(path, text) {
	if (isCommand(path)) return ofServers(text) && FIRST_LINE.test(text);
	if (isTemplate(text) || text.trimStart().startsWith("{")) return false;
	return OPTION_FILE.test(path) || MAYBE_OPTION_FILE.test(path) && FIRST_LINE.test(text) && SERVER_GROUP.test(text);
}
/** Servers pass over what looks like a template in groups of other programs. */
function isTemplate(text) {
	if (!TEMPLATE_LINE.test(text)) return false;
	let isOfServers = true;
	return text.split("\n").some((line) => {
		const read = readOptionFileLine(line, false);
		if (read.kind === "group") isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name);
		return (read.kind === "group" || isOfServers) && TEMPLATE_LINE.test(line);
	});
}
/** Whether a text has a group of servers or of their clients, or includes another file. */
function ofServers(text) {
	return /^[ \t]*(?:\[(?:(?:mysql|mariadb|galera)[\w.@-]*|server|client[\w-]*)[ \t]*\]|!include)/im.test(text);
}
const NAME = /[A-Za-z_][\w-]*/g;
/** Texts of one side, each scanned once. */
var SideTexts = class {
	reader;
	/** What each path that was read configures. */
	readings = /* @__PURE__ */ new Map();
	#outlines = /* @__PURE__ */ new Map();
	#scanned = /* @__PURE__ */ new Map();
	#containers = /* @__PURE__ */ new Map();
	#names = /* @__PURE__ */ new Map();
	constructor(reader) {
		this.reader = reader;
	}
	/** The text of a file; undefined if there is none, or it cannot be read. */
	of(path, top = path) {
		const outline = this.#outlineOf(path, top);
		if (outline === void 0) return void 0;
		const text = this.#scanned.get(outline) ?? scan(outline);
		this.#scanned.set(outline, text);
		return text;
	}
	/** The servers of a text. */
	containersOf(text) {
		const containers = this.#containers.get(text) ?? containersIn(text);
		this.#containers.set(text, containers);
		return containers;
	}
	/** Whether there may be something at a path: each folder is listed once, because hostile files have many words. */
	isListed(path, top) {
		const folder = folderOf(path);
		const name = path.slice(folder.length);
		if (path.startsWith("/") || /^\.{0,2}$/.test(name)) return true;
		const parent = folder === "" ? "." : folder.slice(0, -1);
		if (!this.isListed(parent, top)) return false;
		if (!this.#names.has(parent)) {
			const listing = this.reader.directory(parent, top);
			this.#names.set(parent, listing.kind === "names" ? new Set(listing.names) : void 0);
		}
		return this.#names.get(parent)?.has(name) ?? true;
	}
	/** Files in which one of these names stands. */
	mentioning(names, paths) {
		if (names.size === 0) return [];
		return [...new Set(paths)].flatMap((path) => {
			const reading = this.reader.file(path, ".");
			return (reading.kind === "text" && reading.text.match(NAME)?.some((name) => names.has(name)) ? this.#outlineOf(path, ".") : void 0) ?? [];
		});
	}
	all() {
		return [...this.#scanned.values()];
	}
	#outlineOf(path, top) {
		if (!this.#outlines.has(path)) {
			const reading = this.reader.file(path, top);
			this.#outlines.set(path, reading.kind === "text" ? outlineOf(reading.text, path) : void 0);
		}
		return this.#outlines.get(path);
	}
};
/** All servers that a path configures. */
function readSource(path, texts) {
	const reading = texts.readings.get(path) ?? readAnew(path, texts);
	texts.readings.set(path, reading);
	return reading;
}
function readAnew(path, texts) {
	const { reader } = texts;
	const listing = reader.directory(path, path);
	if (listing.kind === "names") return listing.names.some((name) => OPTION_FILE.test(name)) ? readOptions(path, reader) : notAsIs(readTexts(filesIn(path, path, reader), path, texts), path, "without option files");
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind === "text" ? isOptionFile(path, reading.text) : OPTION_FILE.test(path)) return readOptions(path, reader);
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path), "a file")
	};
	const read = readTexts([path], path, texts);
	if (isCommand(path)) return notAsIs(read, path, "no option file");
	return OPTION_FILE.test(path) ? notAsIs(read, path, "made by a template") : read;
}
/** What a server would read as it is, but for its present form. */
function notAsIs(reading, path, form) {
	return reading.kind === "read" ? readingInForm(reading, path, form) : reading;
}
/** A change from one form to another is named, since nothing tells that both mean the same. @param form "made by a template" */
function readingInForm(reading, path, form) {
	const way = {
		kind: "file",
		key: `${path} is ${form}`,
		file: path,
		line: 1,
		names: [],
		isOrdered: false
	};
	return {
		...reading,
		servers: reading.servers.map((server) => ({
			...server,
			ways: [...server.ways, way]
		}))
	};
}
function readOptions(path, reader) {
	const read = readOptionPath(path, reader);
	if (read.kind !== "read") return read;
	const { options: exact, problems, warnings } = read;
	const files = /* @__PURE__ */ new Set([path, ...exact.map(({ file }) => file)]);
	return {
		kind: "read",
		servers: [{
			at: "",
			isSure: true,
			file: path,
			line: 1,
			files,
			exact,
			images: [],
			settings: [],
			ways: [],
			arounds: /* @__PURE__ */ new Set()
		}],
		problems,
		warnings,
		files
	};
}
/** Files in a folder and its folders, in the order of their paths; a submodule is one file. */
function filesIn(folder, top, reader, depth = 0) {
	const listing = reader.directory(folder, top);
	if (listing.kind !== "names" || depth > DEEPEST_FOLDER) return [];
	if (depth > 0 && (listing.names.length === 0 || listing.names.includes(".git"))) return [folder];
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
		const containers = texts.containersOf(text);
		const isOther = text.settings.some(({ certainty }) => certainty !== "everyday");
		return (containers.length === 0 && paths.length === 1 && !isOther ? [wholeOf(text)] : containers).map((container) => ({
			container,
			path
		}));
	});
	const names = namesOf(places.map(({ container, path }) => ({
		name: container.name,
		path
	})));
	return {
		kind: "read",
		servers: places.flatMap(({ container }, index) => {
			const { file, line } = container;
			const gathered = new ContainerFiles(container, top, texts);
			if (!container.isServer && !gathered.isServer) return [];
			for (const each of gathered.files) files.add(each);
			problems.push(...gathered.problems);
			warnings.push(...gathered.warnings);
			const { exact, settings, ways, arounds } = gathered;
			if (settings.length > 2e3) problems.push({
				file,
				line,
				path: "",
				...TOO_MANY_SETTINGS
			});
			const images = container.images.length > 0 ? container.images : gathered.images;
			const isSure = container.isServer || gathered.isStarted || exact.length > 0 || [...gathered.images, ...settings].some(isCertain);
			return [{
				at: names[index] ?? "",
				isSure,
				file,
				line,
				files: gathered.files,
				images,
				exact,
				settings,
				ways,
				arounds
			}];
		}),
		problems,
		warnings,
		files
	};
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
/** Words of a way that may be paths, also quoted ones with blanks. */
const QUOTED = /"([^"]*)"|'([^']*)'/g;
const WORD$1 = /[\p{L}\p{N}_.@$~+%/{}-]+/gu;
/** Ways whose words are paths, whatever they look like. */
const NAMES_PATH = /^(?:COPY|ADD|file|src|source|path|env_file)\b/;
const CONTEXT = /(?:^|[ {])(?:build|context):\s*["']?([^\s"',}{›]+)/;
const BUILT_BY = /(?:^|[ {])dockerfile:\s*["']?([^\s"',}]+)/;
/** A container with the files that it refers to: option files, files of variables, scripts, what an image is built of. */
var ContainerFiles = class {
	exact = [];
	settings = [];
	ways = [];
	arounds = /* @__PURE__ */ new Set();
	problems = [];
	warnings = [];
	files = /* @__PURE__ */ new Set();
	images = [];
	#texts;
	#top;
	#container;
	#isWhole;
	constructor(container, top, texts) {
		const { file, ways } = container;
		this.#texts = texts;
		this.#top = top;
		this.#container = container;
		this.#isWhole = container.name === "";
		this.files.add(file);
		this.#follow(ways, file, 0);
		const [, stem = "", ending] = /^(.*?)(\.ya?ml)$/i.exec(file) ?? [];
		if (ending !== void 0 && /compose/i.test(stem)) for (const end of [".override.yml", ".override.yaml"]) this.#addFile(`${stem}${end}`, 0, false);
		if (UNIT.test(file)) this.#add(`${file}.d`, 0, false);
		if (BUILDS.test(file)) for (const ignore of [joinPath(file, ".dockerignore"), `${file}.dockerignore`]) this.#ignore(ignore);
		this.#take(container);
	}
	/** Whether it is a unit that starts a server. */
	get isStarted() {
		const { file } = this.#container;
		return UNIT.test(file) && this.ways.some(({ key }) => SERVER_COMMAND.test(key)) || ADDS_TO_SERVER.test(file);
	}
	/** Whether it leads to a server: an image that is built of one, or settings. */
	get isServer() {
		const isOption = this.exact.length > 0 && (this.#isWhole || this.ways.some(({ key }) => TO_SERVER.test(key)));
		const { settings } = this.#isWhole ? this : this.#container;
		return this.isStarted || settings.length > 0 || isOption || this.images.some(({ certainty }) => certainty === "sure");
	}
	/** @param from a path in the folder at which relative paths start */
	#follow(ways, from, depth) {
		if (depth > DEEPEST) return;
		for (const { key: whole, kind } of ways) {
			if (kind === "environment" && !whole.includes("/")) continue;
			const key = whole.replace(/^((?:COPY|ADD)\s.*)\s\S+$/, "$1");
			const quoted = [...key.matchAll(QUOTED)].flatMap(([, double, single = ""]) => (double ?? single).split(":"));
			for (const word of /* @__PURE__ */ new Set([...quoted, ...key.match(WORD$1) ?? []])) this.#followWord(word, key, from, depth);
		}
		this.#build(ways, from, depth);
	}
	#followWord(word, key, from, depth) {
		const path = word.replace(/^\$\{?[\w.]+\}?\//, "").replace(/(?<=\/)[^/]*\$.*$/, "").replace(/(?<!\/)\/+$/, "");
		if (path === "" || !(/[./]/.test(word) || NAMES_PATH.test(key)) || path.startsWith("/") || path.includes("$")) return;
		if (path.length > 300 || /^[\d.]+$/.test(path.replace(/^\.+$/, ""))) return;
		if (!(path === "." || path === "..") || CONTENT.test(key)) this.#add(joinPath(from, path), depth, CONTENT.test(key));
	}
	/** The files that build an image: paths in them start at the context. */
	#build(ways, from, depth) {
		const contexts = ways.flatMap(({ key }) => CONTEXT.exec(key)?.[1] ?? []);
		const named = ways.flatMap(({ key }) => BUILT_BY.exec(key)?.[1] ?? []);
		for (const context of contexts.length > 0 || named.length === 0 ? contexts : ["."]) {
			const folder = `${joinPath(from, context)}/`;
			for (const name of named.length > 0 ? named : ["Dockerfile", "Containerfile"]) this.#addFile(joinPath(folder, name), depth, false, folder);
			this.#ignore(joinPath(folder, ".dockerignore"));
		}
	}
	/** Lines of a file that keeps others out of an image. */
	#ignore(file) {
		this.files.add(file);
		for (const { text, number: line } of this.#texts.of(file, this.#top)?.lines ?? []) this.ways.push({
			kind: "file",
			key: `.dockerignore ${text}`,
			names: [],
			isOrdered: false,
			file,
			line
		});
	}
	/** @param isContent whether servers see it, so that nothing in it is started */
	#add(path, depth, isContent) {
		if (this.files.size > MOST_FILES || !this.#texts.isListed(path, this.#top)) return;
		const listing = this.#texts.reader.directory(path, this.#top);
		if (listing.kind !== "names") this.#addFile(path, depth, isContent);
		else if (listing.names.includes(".git") || listing.names.length === 0) this.files.add(path);
		else if (isReadWhole(path)) {
			const names = listing.names.filter((name) => OPTION_FILE.test(madeFrom(name)));
			for (const name of names.toSorted()) this.#addFile(joinPath(`${path}/`, name), depth, isContent);
		} else for (const file of filesIn(path, this.#top, this.#texts.reader)) if (!isContent || MAYBE_CONTENT.test(file)) this.#addFile(file, depth, isContent);
	}
	/** @param from where its own relative paths start; default: its folder */
	#addFile(path, depth, isContent, from = path) {
		if (this.files.has(path)) return;
		const reading = this.#texts.reader.file(path, this.#top);
		if (reading.kind === "absent" || reading.kind === "outside") return;
		this.files.add(path);
		if (reading.kind !== "text") {
			if (NO_TEXT.test(path)) return;
			const bytes = "bytes" in reading ? reading.bytes : "";
			const key = `${path} ${reading.kind} ${bytes}`;
			this.ways.push({
				kind: "file",
				key,
				names: [],
				isOrdered: false,
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
		const text = PROSE$1.test(path) ? void 0 : this.#texts.of(path, this.#top);
		if (text === void 0) return;
		const containers = isContent ? [] : this.#texts.containersOf(text);
		const whole = LEADS.test(path) || isOfVariables(path) ? [wholeOf(text)] : [{
			...wholeOf(text),
			ways: []
		}];
		for (const container of containers.length > 0 ? containers : whole) {
			this.#take(container);
			this.#follow(container.ways, from, depth + 1);
		}
	}
	#take({ settings, ways, arounds, images }) {
		for (const setting of settings) this.settings.push(setting);
		for (const way of ways) this.ways.push(way);
		for (const around of arounds) this.arounds.add(around);
		if (this.images.length === 0) this.images = images;
	}
};

// src/core/sources/changed-files.ts
const BOTH = ["before", "after"];
/** Documents describe settings, and set none. */
const PROSE = /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|log|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i;
/** Tests, copies that are kept, and programs in languages in which nobody writes configuration. */
const NO_SOURCE = /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|node_modules|vendor|releasenotes|docs?)\/|[._-](?:test|spec)s?\.\w+$|_test\.\w+$|\.(?:go|cs|fs|vb|php|java|kts?|scala|swift|rs|c|cc|cpp|h|hpp|m|pl|pm|lua|css|scss|vue|svelte|proto|sum|xml|csproj|props|ipynb|bib|tex|bak|orig|old|off|disabled|save|rej)$|~$|(?:^|\/)(?:package(?:-lock)?|composer|tsconfig)\.json$|(?:^|\/)(?:Gemfile|requirements[\w.-]*|pubspec\.yaml|Cargo\.toml|pyproject\.toml)$/i;
/** Files that start a server wherever they are. */
const STARTS_SERVERS = /(?:^|\/)(?:[\w.-]*(?:compose|stack)[\w.-]*\.ya?ml|[\w.-]*(?:Docker|Container)file[\w.-]*)$/i;
/** Programs in other languages, and texts in them that make servers. */
const PROGRAM = /\.(?:tsx?|[cm]?jsx?|py|rb)$/i;
const MAKES_SERVERS = /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i;
const SPEAKS = /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i;
/** Each character is looked at once: a word may be a megabyte long. */
const WORD = /[A-Za-z][\w-]*/g;
const PARTS = /[_-]/;
const MY_CNF = /(?:^|\/)\.?my[\w.-]*\.cnf$/i;
/** Whether a changed file may configure a server although nobody named it, by its path. */
function isSourcePath(path) {
	return !PROSE.test(path) && (!NO_SOURCE.test(path) || STARTS_SERVERS.test(path));
}
/** The same, by its texts too. */
function mayBeSource(path, texts) {
	if (!isSourcePath(path)) return false;
	return [texts.before, texts.after].some(({ reader }) => {
		const reading = reader.file(path, ".");
		if (reading.kind === "absent") return hasOptionFiles(path, reader);
		if (reading.kind !== "text") return OPTION_FILE$1.test(path);
		if (STARTS_SERVERS.test(path) || ADDS_TO_SERVER.test(path)) return true;
		if (isOptionFile(path, reading.text)) return MY_CNF.test(path) || ofServers(reading.text);
		if (PROGRAM.test(path)) return MAKES_SERVERS.test(reading.text);
		const isSure = (name) => PARTS.test(name) && serverWord(name)?.certainty === "sure";
		return SPEAKS.test(reading.text) || (reading.text.match(WORD)?.some(isSure) ?? false);
	});
}
/**
* The sources of a change for which nobody named any: changed files about servers, and files beside changed files of
* variables that read one of those.
*
* @param formers the former paths of files that were renamed
*/
function sourcesOfDiff(changed, texts, formers) {
	const moved = new Map([...formers].filter(([path, former]) => isStillRead(path, former, texts.after)));
	const gone = new Set(moved.values());
	const paths = changed.map(({ path }) => path).filter((path) => !gone.has(path) && mayBeSource(path, texts));
	const isOrdered = (path) => BOTH.some((side) => isOneOfMany(path, texts[side].reader));
	const ordered = changed.filter(({ path }) => isReadWhole(folderOf(path)) && isOrdered(path));
	const folders = new Set(ordered.map(({ path }) => folderOf(path).slice(0, -1)));
	const readers = [
		...changed.flatMap(({ path }) => readersOf(path, texts)),
		...leadersToParts(changed, texts),
		...folders
	];
	const sources = [.../* @__PURE__ */ new Set([...paths, ...readers])].flatMap((path) => {
		const former = moved.get(path);
		const read = serversOfSides(path, bothSides((side) => readSource(side === "before" ? former ?? path : path, texts[side])));
		const isAny = read.before.servers.length + read.after.servers.length > 0;
		const isWrong = !paths.includes(path) && read.before.problems.length + read.after.problems.length > 0;
		return isAny && !isWrong ? [{
			argument: path,
			path,
			at: void 0,
			former,
			read
		}] : [];
	});
	return sources.filter((source, index) => {
		const isPart = (other, at) => at !== index && !folders.has(other.path) && reads(other, source) && (at < index || !reads(source, other));
		return !sources.some(isPart);
	});
}
/** Whether a moved file may still reach a server, or is deleted as far as servers know. */
function isStillRead(path, former, { reader }) {
	return !isSourcePath(former) || isSourcePath(path) && !isTakenAway(former, path, reader);
}
/** Whether a source reads the file of another one, on each side where that configures a server. */
function reads(source, { path, former = path, read }) {
	return BOTH.every((side) => {
		return read[side].servers.length === 0 || source.read[side].files.has(side === "before" ? former : path);
	});
}
/** What both sides configure. Of a side that cannot be read, nobody knows more than that it may be another. */
function serversOfSides(path, readings) {
	return bothSides((side, other) => {
		const [reading, otherReading] = [readings[side], readings[other]];
		if (reading.kind === "read") return reading;
		if (reading.kind === "absent" && otherReading.kind === "unusable") return readServers([unreadServer(path)]);
		if (reading.kind === "absent") return readServers([]);
		const servers = otherReading.kind === "read" && otherReading.servers.length > 0 ? otherReading.servers : [unreadServer(path)];
		const unread = {
			kind: "file",
			key: unreadKey(path, side),
			file: path,
			line: 1,
			names: [],
			isOrdered: false
		};
		return readServers(servers.map((server) => ({
			...server,
			ways: [...server.ways, unread]
		})));
	});
}
function readServers(servers) {
	return {
		servers,
		problems: [],
		warnings: [],
		files: /* @__PURE__ */ new Set()
	};
}
/** A server of which only the file is known. */
function unreadServer(path) {
	return {
		at: "",
		isSure: true,
		file: path,
		line: 1,
		files: /* @__PURE__ */ new Set([path]),
		images: [],
		exact: [],
		settings: [],
		ways: [],
		arounds: /* @__PURE__ */ new Set()
	};
}
function unreadKey(path, side) {
	return `${path}, unreadable ${side === "before" ? "before" : "now"}`;
}
/** A name that gets a value in a file of variables, and that of a variable of Terraform, whose default stands below. */
const ASSIGNED = /\b[\d_]*([A-Za-z]\w+)["']?\s*[:=]|^variable\s+"(\w+)"/g;
/** Folders beside a file of variables in which templates read them. */
const READING_FOLDERS = [
	"",
	"templates/",
	"../templates/",
	"../templates/default/"
];
/** Files of nothing but variables. */
const ONLY_VARIABLES = /(?:^|\/)\.env[\w.]*$|\.env\.\w+$|\.(?:env|tf|tfvars|properties)$|(?:^|\/)Pulumi\.[\w.-]+$|(?:^|[/_.-])(?:values?|vars?|envs?|params?|parameters|settings|defaults?|variables)[\w.-]*\.(?:ya?ml|json|toml)$|(?:^|\/)(?:defaults|vars|group_vars|host_vars|hieradata|environments?)\/[^.]*(?:\.ya?ml)?$|(?:^|\/)(?:attributes\/[^.]*\.rb|manifests\/[^.]*\.pp)$|\.(?:sh|jinja)$/i;
/** A part of a unit of systemd. */
const DROP_IN = /^(.*\.(?:service|container|pod))\.d\/[^/]*$/;
/** Files that decide over others when servers are built or composed. */
const OF_BUILDS = /(?:^|\/)\.env$|\.dockerignore$/;
/** Files that refer to others by paths. */
const LEADER = /(?:^|\/)kustomization(?:\.ya?ml)?$|\.(?:service|container)$/i;
/** Files about servers that refer to a changed file which is none by itself. */
function leadersToParts(changed, texts) {
	const isServer = (path) => BOTH.some((side) => {
		const reading = readSource(path, texts[side]);
		return reading.kind === "unusable" || reading.kind === "read" && reading.servers.length > 0;
	});
	const isHidden = ({ path, modes }) => modes.includes(SUBMODULE) || !mayBeSource(path, texts) || !isServer(path);
	const hidden = changed.filter(isHidden).map(({ path }) => path);
	const mayLead = (path) => [
		OPTION_FILE$1,
		STARTS_SERVERS,
		LEADER
	].some((each) => each.test(path));
	return BOTH.flatMap((side) => [...leadersTo(hidden, texts[side], mayLead), ...leadersTo(changed.map(({ path }) => path).filter((path) => OPTION_FILE$1.test(path)), texts[side], (path) => OPTION_FILE$1.test(path))]);
}
/** Files in the folders above others that read one of those. */
function leadersTo(paths, texts, mayLead) {
	return [...new Set(paths.flatMap(foldersAbove))].flatMap((folder) => namesIn(folder, texts.reader).flatMap((name) => mayLead(folder + name) ? [folder + name] : [])).filter((leader) => {
		const reading = readSource(leader, texts);
		return reading.kind === "read" && paths.some((path) => path !== leader && reading.files.has(path));
	});
}
/** The folder of a file and those around it, with a slash at their ends; empty: the current one. */
function foldersAbove(path) {
	const folder = folderOf(path);
	return folder === "" ? [folder] : [folder, ...foldersAbove(folder.slice(0, -1))];
}
/** Files about servers that read a variable which a changed file of variables gives another value. */
function readersOf(path, texts) {
	if (!isSourcePath(path)) return [];
	if (OF_BUILDS.test(path)) return filesBeside(path, ["", "../"], texts.after.reader).filter((each) => STARTS_SERVERS.test(each));
	const [, unit] = DROP_IN.exec(path) ?? [];
	if (unit !== void 0) return [unit];
	if (!ONLY_VARIABLES.test(path) || NO_SOURCE.test(path)) return [];
	const before = new Set(texts.before.of(path, ".")?.lines.map(({ text }) => text));
	const names = (texts.after.of(path, ".")?.lines.filter(({ text }) => !before.has(text)) ?? []).flatMap(ancestorsOf).flatMap(({ text }) => [...text.matchAll(ASSIGNED)].map(([, key, variable = ""]) => key ?? variable));
	const isReader = (each) => each !== path && mayBeSource(each, texts);
	return texts.after.mentioning(new Set(names), filesBeside(path, READING_FOLDERS, texts.after.reader)).map(({ file }) => file).filter(isReader);
}
/** Files of variables that may name other files. */
const LOADS = /(?:^|\/)\.env[\w.]*$/;
/** More lines that nobody can account for tell nothing more. */
const MOST_STRAYS = 500;
/** Settings that change in servers of other files, and files of gated servers that changed in another way. */
function strayLines(question) {
	const files = bothSides((side) => strangeFiles(question, side));
	return bothSides((side, other) => [...settingsElsewhere(question, side, other), ...surplus(files[side], files[other], keyOfLine)].slice(0, MOST_STRAYS));
}
function settingsElsewhere({ assigned, gated, others }, side, other) {
	const placeOf = ({ file, line }) => `${file}:${line}`;
	const used = new Set([...assigned[side].values()].flat().map(placeOf));
	const changesOf = ({ servers: { before, after } }) => {
		const [former, now] = [settingsOf(before), settingsOf(after)];
		return [...surplus(former, now, settingKey), ...surplus(now, former, settingKey)];
	};
	const measured = new Set(gated.flatMap(changesOf).map(settingKey));
	return others.flatMap(({ servers }) => surplus(settingsOf(servers[side]), settingsOf(servers[other]), settingKey).filter((setting) => !used.has(placeOf(setting)) && !measured.has(settingKey(setting))).map(({ file, line, ...setting }) => ({
		kind: "elsewhere",
		key: settingKey(setting),
		file,
		line
	})));
}
/** Settings of a server that may change how fast it is, and its image. */
function settingsOf(server) {
	const options = server?.options ?? [];
	const isServers = ({ name, group }) => group !== void 0 || serverWord(name) !== void 0;
	const settings = options.filter((option) => option.name === "image" || isServers(option) && mayAffectSpeed(option));
	return server?.image === void 0 ? settings : [...settings, {
		...server.image,
		name: "image",
		text: server.image.value
	}];
}
/** A key by which settings of different files are compared. */
function settingKey({ name, text }) {
	return `${name.toLowerCase().replaceAll("_", "-")}: ${text ?? ""}`;
}
/** Files that a server refers to, and that cannot be read, or have another mode than on the other side; and others. */
function strangeFiles({ changed, texts, lookedAt }, side) {
	const paths = changed.filter(({ path }) => lookedAt.has(path));
	const unreadable = paths.filter(({ path }) => isUnreadable(path, texts[side]));
	const submodules = paths.filter(({ modes }) => modes.includes(SUBMODULE));
	const changedModes = paths.filter(({ modes: [before, now] }) => before !== now && ![before, now].includes("000000"));
	const lineOf = (file, key, line = 1) => ({
		kind: "file",
		key,
		file,
		line
	});
	const loading = changed.flatMap(({ path }) => {
		return (LOADS.test(path) ? texts[side].of(path, ".")?.lines ?? [] : []).filter(({ text }) => /^COMPOSE_FILE\b/.test(text)).map(({ text, number }) => lineOf(path, text, number));
	});
	return [
		...[...unreadable, ...submodules].map(({ path }) => lineOf(path, unreadKey(path, side))),
		...changedModes.map(({ path, modes: [before, now] }) => lineOf(path, `mode ${side === "before" ? before : now}`)),
		...loading
	];
}
/** Git's modes of a file that does not exist, and of a submodule. */
const ABSENT = "000000";
const SUBMODULE = "160000";
/** Changed submodules, of whose files the diff says nothing. */
function submodulesAmong(changed) {
	return changed.flatMap(({ path, modes }) => modes.includes(SUBMODULE) ? [path] : []);
}
/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i;
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i;
/** Changed files that could hold a setting, and cannot be read. @param isAny whether their names may say nothing of a server */
function unreadableAmong(changed, texts, isAny) {
	return changed.flatMap(({ path, modes }) => {
		const couldHold = (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path) && (isAny || SPEAKS.test(path));
		if (modes.includes(SUBMODULE)) return SPEAKS.test(path) ? [path] : [];
		if (!couldHold) return [];
		return path.includes("�") || isUnreadable(path, texts.before) || isUnreadable(path, texts.after) ? [path] : [];
	});
}
/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnreadable(path, texts) {
	return texts.of(path, ".") === void 0 && texts.reader.file(path, ".").kind !== "absent";
}

// src/edges/git/revision.ts
/** The repository at a commit: files, directories and names as they were. */
/** Whether a path was there at a commit, in the repository that holds it. */
function existsAt(commit, path) {
	return openRevision(commit, path).files(".").file(path, path).kind !== "absent";
}
/**
* Opens a base; refs are those of the repository that holds `near`.
*
* @throws UserError if it names nothing, or two things
*/
function openBase(base, near) {
	if (!existsSync(base)) return {
		kind: "commit",
		revision: openRevision(base, near)
	};
	if (commitIn(near, base) === void 0) return {
		kind: "disk",
		path: base
	};
	throw new UserError(`--base ${base}: there is a file and there is a commit, branch or tag of this name; write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`);
}
/**
* Opens a git ref of the repository that holds a path; a branch is opened where the checked-out commit left it.
*
* @throws UserError if there is no git, no repository, or no such ref
*/
function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const checkout = findCheckout(near);
	if (checkout === void 0 || !isRepository(checkout)) throw new UserError(`--base ${ref}: ${existingFolder(near)} is in no git repository; give a file instead`);
	const tip = commitOf(checkout, ref);
	if (tip === void 0) throw noSuchCommit(ref, checkout);
	const commit = forkPoint(checkout, ref, tip) ?? {
		commit: tip,
		note: void 0
	};
	return new GitRevision(new RepositoryObjects(checkout, ref), ref, commit);
}
function noSuchCommit(ref, checkout) {
	if (!isShallowClone(checkout)) return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
/**
* The commit that is meant by the tip of a branch: where the checked-out commit left it, so that what others did there
* since is no change. Undefined if the name is that of no branch, or of what is checked out.
*/
function forkPoint(checkout, ref, tip) {
	const { git } = checkout;
	const name = git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--symbolic-full-name",
		"--end-of-options",
		ref
	]);
	const here = commitOf(checkout, "HEAD");
	if (here === void 0 || here === tip || !/^refs\/(?:heads|remotes)\//.test(outputOf(name) ?? "")) return void 0;
	const fork = outputOf(git([
		"merge-base",
		here,
		tip
	]));
	const commit = fork ?? tip;
	const why = fork === void 0 ? "its tip: this clone has no commit of both" : "where this branch left it";
	return {
		commit,
		note: `base ${ref} at ${commit.slice(0, 7)}, ${why}`
	};
}
/** As the kernel has it, see path_resolution(7). */
const MOST_LINKS = 40;
/** Git does not look into submodules: only their commits count. */
const DIFF = [
	"diff",
	"--no-ext-diff",
	"--no-textconv",
	"--ignore-submodules=dirty"
];
/** The repository at a commit. Paths are those of files in the work tree, existing or possible. */
var GitRevision = class {
	/** The ref, for messages. */
	name;
	commit;
	note;
	#objects;
	#top;
	/** Files that have been read, by their paths. */
	#files;
	#renamings;
	constructor(objects, name, { commit, note }, files = /* @__PURE__ */ new Map()) {
		this.#objects = objects;
		this.#top = objects.checkout.top;
		this.#files = files;
		this.name = name;
		this.commit = commit;
		this.note = note;
	}
	/**
	* Reads files as they were, each once; relative paths start at the folder. Symbolic links are followed as they were.
	* `outside`: they left the repository.
	*/
	files(folder) {
		return {
			rootOf: () => REPOSITORY,
			file: (path) => this.#file(resolve(folder, path)),
			directory: (path) => this.#directory(resolve(folder, path))
		};
	}
	/** Files of a folder, or the file that an absolute path is, as they were; undefined if something else was there. */
	stored(path) {
		const target = this.#find(path);
		if (target.kind === "commit") throw new UserError(`found ${path} in a submodule; allowed: files of the repository itself, whose changes are seen`);
		if (!("id" in target)) return void 0;
		const { id, bytes } = target;
		const repository = this.#top;
		if (target.kind === "blob") return {
			path,
			files: [{
				name: "",
				id,
				bytes
			}],
			repository
		};
		const entries = [...this.#objects.folder(id)];
		if (entries.some(([, { kind }]) => kind !== "blob")) return void 0;
		return {
			path,
			files: entries.map(([name, entry]) => ({
				name,
				id: entry.id,
				bytes: entry.bytes
			})),
			repository
		};
	}
	/** The folder of the repository. */
	get top() {
		return this.#top;
	}
	/** Files that differ between the commit and the work tree, by their absolute paths. */
	changes() {
		const changes = recordsOf(this.#objects.print([
			...DIFF,
			"--no-renames",
			"--raw",
			"-z",
			this.commit,
			"--"
		]).split("\0"), 2).flatMap(([status = "", path]) => {
			const [, before, now, id] = /^:(\d+) (\d+) ([0-9a-f]+) /.exec(status) ?? [];
			if (before === void 0 || now === void 0 || id === void 0 || path === void 0) return [];
			return [{
				path: join(this.#top, path),
				modes: [before, now],
				id
			}];
		});
		this.#readChanged(changes);
		return changes;
	}
	/** Absolute paths of the files that git tracks now. */
	tracked() {
		return this.#objects.print(["ls-files", "-z"]).split("\0").slice(0, -1).map((path) => join(this.#top, path));
	}
	/** The path in the commit of a file or directory that was renamed since; undefined if git finds no renaming. */
	formerPath(path) {
		return this.#renamed(path, "now", "before");
	}
	/** The path in the work tree of a file or directory of the commit that was renamed since; undefined likewise. */
	laterPath(path) {
		return this.#renamed(path, "before", "now");
	}
	/** Files that were renamed since the commit. */
	renamings() {
		if (this.#renamings !== void 0) return this.#renamings;
		const renames = [
			"--find-renames",
			"--diff-filter=R",
			"--name-status",
			"-z",
			this.commit,
			"--"
		];
		const parts = this.#objects.print([...DIFF, ...renames]).split("\0");
		this.#renamings = recordsOf(parts, 3).map(([, before = "", now = ""]) => ({
			before: join(this.#top, before),
			now: join(this.#top, now)
		}));
		return this.#renamings;
	}
	/** A path's name on the other side. A directory was renamed if all its renamed files have one other directory there. */
	#renamed(path, here, there) {
		const inside = pathInRepository(this.#top, path);
		if (inside === void 0) return void 0;
		const whole = join(this.#top, inside);
		const file = this.renamings().find((renaming) => renaming[here] === whole)?.[there];
		if (file !== void 0) return file;
		const moved = this.renamings().filter((renaming) => dirname(renaming[here]) === whole);
		const [folder, another] = new Set(moved.map((renaming) => dirname(renaming[there])));
		return folder === whole || another !== void 0 ? void 0 : folder;
	}
	#file(path) {
		const changed = this.#files.get(resolve(path));
		if (changed !== void 0) return changed;
		const target = this.#find(path);
		if (target.kind !== "blob") return { kind: target.kind === "outside" ? "outside" : "absent" };
		const most = largestBytes(path);
		return target.bytes > most ? {
			kind: "too-large",
			bytes: target.bytes,
			most
		} : asReading(this.#objects.text(target.id, target.folder));
	}
	#directory(path) {
		const changed = this.#files.get(resolve(path));
		if (changed !== void 0 && changed.kind !== "absent") return { kind: "absent" };
		const target = this.#find(path);
		if (target.kind !== "tree") return { kind: target.kind === "outside" ? "outside" : "absent" };
		return {
			kind: "names",
			names: [...this.#objects.folder(target.id).keys()]
		};
	}
	#find(path) {
		const inside = pathInRepository(this.#top, path);
		if (inside === void 0) return { kind: "outside" };
		const root = {
			kind: "tree",
			id: this.commit,
			bytes: 0,
			folder: void 0
		};
		const around = [];
		let left = inside.split("/");
		for (let links = 0; left.length > 0;) {
			const [step = "", ...rest] = left;
			left = rest;
			const { kind, id } = around.at(-1) ?? root;
			if (kind === "commit") break;
			if (kind !== "tree") return { kind: "absent" };
			if (step === ".." && around.pop() === void 0) return { kind: "outside" };
			if (/^\.{0,2}$/.test(step)) continue;
			const folder = this.#objects.folder(id);
			const entry = folder.get(step);
			if (entry === void 0) return { kind: "absent" };
			if (entry.kind !== "link") around.push({
				kind: entry.kind,
				id: entry.id,
				bytes: entry.bytes,
				folder
			});
			else if (entry.target.startsWith("/")) return { kind: "outside" };
			else {
				links += 1;
				if (links > MOST_LINKS) return { kind: "absent" };
				left = [...entry.target.split("/"), ...left];
			}
		}
		return around.at(-1) ?? root;
	}
	/** Reads the former texts of changed files at once. */
	#readChanged(files) {
		for (const { path, modes } of files) if (modes[0] === "000000") this.#files.set(path, { kind: "absent" });
		const regular = files.filter(({ modes }) => modes[0].startsWith("100"));
		const texts = this.#objects.texts(regular.map(({ path, id }) => ({
			id,
			mostBytes: largestBytes(path)
		})));
		for (const { path, id } of regular) {
			const text = texts.get(id);
			if (text !== void 0) this.#files.set(path, asReading(text));
		}
	}
};
/** What git lists, by its status and paths: a path may look like a status. */
function recordsOf(parts, width) {
	return Array.from({ length: Math.floor(parts.length / width) }, (_, nth) => parts.slice(nth * width, (nth + 1) * width));
}

export { privateRegistry as A, bothSides as C, serverWord as D, scan as E, renderCommand as F, isCommand as M, isPlainOptionFile as N, outlineOf as O, placeRendered as P, assignmentsTo as S, isCertain as T, neighboursOf as _, isSourcePath as a, compareServers as b, submodulesAmong as c, isOptionFile as d, ofServers as f, filesBeside as g, selected as h, ABSENT as i, splitSource as j, isFloating as k, unreadableAmong as l, readingInForm as m, existsAt as n, sourcesOfDiff as o, readSource as p, openBase as r, strayLines as s, GitRevision as t, SideTexts as u, NO_STRAYS as v, identifiersOf as w, configured as x, assignmentsFor as y };