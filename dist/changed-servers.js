import { T as readOptionName, c as settingOf, i as isExpression, r as expressionOf, u as writtenKey$1 } from "./setting.js";
import { A as isNothing, D as assignmentsOf, E as VALUE, F as folderOf, I as variablesBeside, M as oncePerNode, N as filesAround, O as EXPRESSION, P as filesBeside, R as childOf, S as headText, _ as computeRdsFormula, a as foldersToRead, b as memoryLimitIn, j as unquoted, k as hasExpression, l as mayBeSource, o as isOfVariables, s as isSourcePath, v as isRdsFormula, x as FROM, y as limitsContainer, z as nodesIn } from "./revision.js";
import { r as words, t as mentions } from "./lists.js";
import { c as joinPath } from "./option-files.js";
import { i as addsUp } from "./exercises.js";

// src/core/sources/owners.ts
/**
* Finds the server that a part belongs to. A part is an option file that the server mounts, or a parameter group or
* ConfigMap that the server names.
*/
/** Folders in which the file that starts the server may lie, relative to the file of a part. */
const AROUND = [
	"",
	"../",
	"../../"
];
const MAY_OWN = /\.(?:ya?ml|tf|json|hcl|nomad|container)$|(?:Docker|Container)file[^/]*$/i;
/** Address of a Terraform resource, such as aws_db_parameter_group.main. */
const ADDRESS = /^[\w-]+\.[\w-]+$/;
/** Kinds of Kubernetes objects that a server mounts. */
const MOUNTED = words("ConfigMap Secret");
/** Maximum number of files that are read to find the parts or the owner of one server. */
const MOST = 100;
const PATH$1 = /[\p{L}\p{N}_.@~+%/-]+/gu;
/**
* Joins each part, such as a ConfigMap, to the server that names it. A part that several servers name stays apart,
* because its owner is unclear.
*/
function joined(servers) {
	const owners = /* @__PURE__ */ new Map();
	for (const part of servers.filter((server) => !hasImage$1(server))) {
		const [only, other] = servers.filter((server) => owns(server, part));
		if (only !== void 0 && other === void 0) owners.set(part, only);
	}
	return servers.flatMap((server) => {
		if (owners.has(server)) return [];
		const parts = servers.filter((part) => owners.get(part) === server);
		const facts = parts.flatMap((part) => part.facts.filter(({ kind }) => kind !== "image"));
		return [parts.length === 0 ? server : {
			...server,
			facts: [...facts, ...server.facts]
		}];
	});
}
/** The server in a nearby file that names this part; undefined if none does, or if several with different images do. */
function ownerOf(part, files) {
	if (hasImage$1(part)) return void 0;
	const [first, ...others] = serversAround(part, files).filter((server) => owns(server, part));
	return others.some((other) => imageOf(other) !== imageOf(first)) ? void 0 : first;
}
/** Adds to a server the option files that it mounts or copies, and the parts in other files that it names. */
function serverWithParts(server, files) {
	const { block, file } = server;
	if (block === void 0 || !hasImage$1(server)) return server;
	const mounted = [...new Set(wordsOf(block).flatMap((word) => isPath(word) ? [joinPath(file, word)] : []))].slice(0, MOST).flatMap((path) => {
		const read = files.namedBy(file, path);
		return read?.kind === "options" ? [{
			path,
			options: read.options
		}] : [];
	});
	const parts = (childOf(block, "apiVersion") !== void 0 || ADDRESS.test(server.at) ? serversAround(server, files) : []).filter((part) => !hasImage$1(part) && owns(server, part));
	return {
		...server,
		exact: [...server.exact, ...mounted.flatMap(({ options }) => options)],
		facts: [...server.facts, ...parts.flatMap(({ facts }) => facts)],
		files: /* @__PURE__ */ new Set([
			...server.files,
			...mounted.map(({ path }) => path),
			...parts.map((part) => part.file)
		])
	};
}
/** Whether a word may be a path in the repository, rather than a number or a name. */
function isPath(word) {
	return /[./]/.test(word) && /[A-Za-z]/.test(word) && !word.startsWith("/");
}
function serversAround({ file }, files) {
	return [...new Set(filesAround(file, AROUND, files))].filter((path) => path !== file && MAY_OWN.test(path)).slice(0, MOST).flatMap((path) => {
		const read = files.of(path);
		return read?.kind === "facts" ? read.servers : [];
	});
}
/**
* Whether the facts name the program that runs. The family of a parameter group, such as mysql8.0, does not, because it
* runs nothing.
*/
function hasImage$1({ facts }) {
	return facts.some(({ kind, certainty }) => kind === "image" && certainty === "sure");
}
function imageOf(server) {
	return server?.facts.find(({ kind }) => kind === "image")?.value.text;
}
/**
* Whether a server names a part: a Kubernetes object or a Terraform resource by its name, an option file by its path.
*/
function owns(server, part) {
	const { block, file } = server;
	if (block === void 0 || !hasImage$1(server)) return false;
	if (part.block !== void 0) return part.at !== "" && isNamed(part.at, part.block) && hasWord(textOf$1(block), part.at);
	return wordsOf(block).some((word) => leadsTo(joinPath(file, word), part.file));
}
const textOf$1 = oncePerNode((block) => [...nodesIn(block)].map(headText).join("\n"));
function wordsOf(block) {
	return textOf$1(block).match(PATH$1) ?? [];
}
/** Whether a text has a name as a whole word, because names such as `db` are parts of many words. */
function hasWord(text, name) {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) if (!/[\w.-]/.test(text[at - 1] ?? "") && !/[\w-]/.test(text[at + name.length] ?? "")) return true;
	return false;
}
/**
* Whether other blocks refer to a part by its name. That is so for a ConfigMap or Secret, and for a Terraform resource
* with an address.
*/
function isNamed(name, block) {
	return MOUNTED.has(childOf(block, "kind")?.text ?? "") || ADDRESS.test(name);
}
/** Whether a path is a file or a folder around it. The repository's top does not count, because all files are in it. */
function leadsTo(path, file) {
	return path === file || path !== "." && /[\w]/.test(path) && folderOf(file).startsWith(`${path}/`);
}

// src/core/sources/sides.ts
/** Makes a value for each side. `make` gets the name of the side, then the name of the other side. */
function bothSides(make) {
	return {
		before: make("before", "after"),
		after: make("after", "before")
	};
}
/** Items of `here` that `there` lacks. Equal items are counted: if `here` has three and `there` one, two are left. */
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

// src/core/sources/references.ts
/**
* Resolves names that stand for values, such as `${POOL_SIZE}`. If files give a name only one literal value, that is
* its value.
*/
/** Parts of a text that a tool replaces by values, including `!Ref Name`. */
const REFERENCE = new RegExp(String.raw`${EXPRESSION}|![A-Z]\w* .*$`, "g");
/** Matches a name in an expression. A name before a bracket does not match, because it is a function. */
const PATH = /["'/]?[@$.]?([A-Za-z_][\w-]*(?:(?:\.|::)\$?[A-Za-z_][\w-]*)*)(?![\w(-])/g;
/** Keywords and functions of templates, which are not names of values. */
const WORDS = words("name item key host var local locals Values each value key self Ref GetAtt Sub FindInMap If if else default omit lookup hiera env process include quote toString int float string bool true false null nil none undef upper lower required not and or eq ne");
/** Matches an expression that computes or decides something, so that its result is unknown here. */
const COMPUTES = /[\w)]\s*[+*]\s*[\w(]|\s[/%~-]\s|==|!=|\s\?\s|&&|\sif\s/;
/** Matches a function of CloudFormation whose result is unknown here: any but `!Ref` and `!FindInMap`. */
const CALL = /^!(?!Ref\b|FindInMap\b)/;
/** Matches an expression that chooses a value of a map by a key that is itself a variable. */
const CHOICE = /\[[^\][]*\w[^\][]*\]|\blookup\(|\bindex\s|\bget\s|FindInMap|\$\{[^{}]*\$\{/;
/** Patterns for the default that an expression gives for a name without a value, as in `${NAME:-default}`. */
const DEFAULTS = [
	/\b(?:hiera|lookup)\(\s*['"][^'"]*['"]\s*,\s*["']?([\w.]+)["']?\s*\)/,
	/^\$\{\w+:?-["']?([^}"']*)["']?\}$/,
	/\bgetv\s+\S+\s+["']([^"']*)["']/,
	/\bdefault[(\s]\s*["']?([\w.%-]+)/
];
const DEEPEST = 4;
/** Words in names of secrets, whose values no report may show. */
const SECRET = words("passw secret token credential");
var References = class {
	#documents;
	#literals = {
		before: /* @__PURE__ */ new Map(),
		after: /* @__PURE__ */ new Map()
	};
	/** Literals in maps, by the name of the map. */
	#maps = {
		before: /* @__PURE__ */ new Map(),
		after: /* @__PURE__ */ new Map()
	};
	#indexed = false;
	/** @param documents in which values of names are searched for */
	constructor(documents) {
		this.#documents = documents;
	}
	/**
	* Replaces the names in a value by their literals. If a name has no literal, the value stays an expression.
	*
	* @param file of the value: if a name has literals in this file, those of other files do not count
	*/
	resolve(value, side, file, depth = 0) {
		const literals = [];
		if (value.kind === "literal" || value.text === void 0 || depth > DEEPEST) return {
			value,
			literals
		};
		let isOpen = false;
		const replaced = (part) => {
			const literal = this.#literalOf(part, side, file);
			if (literal === void 0) isOpen = true;
			else if (literal.file !== "") literals.push(literal);
			return literal?.text ?? part;
		};
		const template = value.text.replace(/^!Sub /, "");
		const text = hasExpression(template) || template !== value.text ? template.replace(REFERENCE, replaced) : replaced(template);
		const place = literals.find(({ isChanged, isNew }) => isChanged === true || isNew === true);
		if (isOpen) return {
			value,
			place,
			literals
		};
		const plain = unquoted(text);
		if (!hasExpression(plain)) return {
			value: {
				kind: "literal",
				text: plain
			},
			place,
			literals
		};
		const inner = this.resolve({
			kind: "expression",
			text: plain
		}, side, file, depth + 1);
		return {
			value: inner.value,
			place: place ?? inner.place,
			literals: [...literals, ...inner.literals]
		};
	}
	/**
	* Changed literals of the names in an expression that could not be resolved, because its value may have changed with
	* them. Names of secrets are left out.
	*/
	changedIn({ kind, text = "" }, side, file) {
		if (kind !== "expression") return [];
		this.#index();
		return namesIn(text).filter((name) => !mentions(name, SECRET)).flatMap((name) => surplusOf(this.#literalsFor(name, file))[side]);
	}
	/** Names whose literals differ between the sides, so that the settings that use them change. */
	changedNames() {
		this.#index();
		const names = /* @__PURE__ */ new Set([...this.#literals.before.keys(), ...this.#literals.after.keys()]);
		const textOf = (name, side) => JSON.stringify(this.#literals[side].get(name)?.map(({ text }) => text));
		return new Set([...names].filter((name) => textOf(name, "before") !== textOf(name, "after")));
	}
	/**
	* Literal for an expression with one name: the name's changed literal, else its only literal, else the default that
	* the expression gives.
	*/
	#literalOf(reference, side, file) {
		this.#index();
		const expression = dotted(reference);
		if (COMPUTES.test(expression) || CALL.test(expression)) return void 0;
		const names = namesIn(expression);
		if (CHOICE.test(expression)) return this.#chosenLiteral(names, side);
		const [name, other] = names.filter((each) => this.#literals[side].has(each));
		if (name !== void 0) return other === void 0 ? this.#literalNamed(name, side, file) : void 0;
		const text = DEFAULTS.map((pattern) => pattern.exec(expression)?.[1]).find((each) => each !== void 0 && !isNothing(each));
		return text === void 0 ? void 0 : {
			text,
			file: "",
			line: 0
		};
	}
	/** Literals of a name. If the file that uses the name has some, those of other files do not count. */
	#literalsFor(name, file) {
		const all = literalsNamed(this.#literals, name);
		const locals = bothSides((each) => all[each].filter((literal) => literal.file === file));
		return locals.before.length + locals.after.length > 0 ? locals : all;
	}
	#literalNamed(name, side, file) {
		const literals = this.#literalsFor(name, file);
		const only = changedAmong(literals, side) ?? onlyLiteral(literals[side]);
		const isNew = literals.before.length === 0 || literals.after.length === 0;
		return only && isNew ? {
			...only,
			isNew
		} : only;
	}
	/**
	* Literal for an expression that chooses a value from a map by an unknown key, so only a changed literal can be
	* meant. It is the only changed literal in the maps that the expression names. If these have none, it is the only
	* changed literal of the keys that it names, among the keys that occur more than once.
	*/
	#chosenLiteral(names, side) {
		const changedOf = (literals, some) => some.flatMap((name) => changedAmong(literalsNamed(literals, name), side) ?? []);
		const ofMaps = changedOf(this.#maps, names);
		const ofKeys = names.filter((name) => (this.#literals[side].get(name)?.length ?? 0) > 1);
		const [one, other] = ofMaps.length > 0 ? ofMaps : changedOf(this.#literals, ofKeys);
		return other === void 0 ? one : void 0;
	}
	#index() {
		if (this.#indexed) return;
		this.#indexed = true;
		for (const side of ["before", "after"]) for (const { file, root } of this.#documents[side]) for (const node of nodesIn(root)) for (const { name, text, line } of literalsOf(node)) {
			if (node.syntax === "data" && isGivenAgain(node)) continue;
			put(this.#literals[side], name.slice(name.lastIndexOf(".") + 1), {
				text,
				file,
				line
			});
			put(this.#maps[side], mapAround(node, name), {
				text,
				file,
				line
			});
		}
	}
};
const lastOfKeys = oncePerNode((node) => new Map(node.children.map((child) => [child.key, child])));
/** Whether a later key of the same map has the same name. */
function isGivenAgain(node) {
	return node.key !== "" && node.parent !== void 0 && lastOfKeys(node.parent).get(node.key) !== node;
}
/** Name of the map around a key; empty if the key is in no map. */
function mapAround(node, name) {
	const inline = node.syntax === "data" ? void 0 : /^(?:const |let |local )?["'$]?(\w+)["']?.{0,80}?[=:]\s*\{/.exec(node.text)?.[1];
	if (inline !== void 0 && inline !== name) return inline;
	if (VALUE.has(name)) return "";
	const parent = VALUE.has(node.parent?.key ?? "") ? node.parent?.parent : node.parent;
	return (parent === void 0 || assignmentsOf(parent).some(({ value }) => value.kind === "literal" && value.text !== parent.key)) && !/^variable\s/.test(parent?.text ?? "") ? "" : parent?.key.split(/[.:]/).at(-1) ?? "";
}
function put(literals, name, literal) {
	const all = literals.get(name) ?? [];
	all.push(literal);
	literals.set(name, all);
}
function literalsNamed(literals, name) {
	return bothSides((side) => literals[side].get(name) ?? []);
}
/** The literals of each side that the other side lacks. */
function surplusOf(all) {
	return bothSides((side, other) => surplus(all[side], all[other], ({ text }) => text));
}
/**
* The only literal that the other side lacks, if the other side also has exactly one such literal. One then replaced
* the other. A literal that was only added is no change.
*/
function changedAmong(all, side) {
	const changed = surplusOf(all);
	const [literal] = changed[side];
	const isOne = changed.before.length === 1 && changed.after.length === 1;
	return literal !== void 0 && isOne ? {
		...literal,
		isChanged: true
	} : void 0;
}
function onlyLiteral([first, ...others]) {
	return others.every(({ text }) => text === first?.text) ? first : void 0;
}
function literalsOf(node) {
	if (node.group !== void 0 && !node.text.includes("{%") || FROM.test(node.text)) return [];
	const literals = (node.children.length > 0 && node.children.every(({ key }) => key === "") && node.syntax === "data" ? [] : assignmentsOf(node)).flatMap(({ name, value, line }) => {
		return value.kind === "literal" && value.text !== void 0 && !hasExpression(value.text) ? [{
			name,
			text: value.text,
			line
		}] : [];
	});
	const named = /^variable\s+["']([\w-]+)["']/.exec(node.text)?.[1];
	if (named === void 0) return literals;
	const below = childOf(node, VALUE);
	const values = literals.filter(({ name }) => VALUE.has(name)).concat(below === void 0 ? [] : literalsOf(below));
	return [...literals, ...values.map((each) => ({
		...each,
		name: named
	}))];
}
/** Writes all references alike: `node['mysql']['flush']` as `node.mysql.flush`, `config.get("a")` as `config.a`. */
function dotted(expression) {
	return expression.replaceAll(/\[["']([\w-]+)["']\]|\.(?:get|require)\w{0,20}\(["']([\w-]+)["']\)/g, ".$1$2");
}
/**
* Names whose values an expression uses. Of a path such as `.Values.mysql.flush` only the last part counts, because
* files define it under that name.
*/
function namesIn(expression) {
	const names = [...dotted(expression).matchAll(PATH)].flatMap(({ 0: whole, 1: path = "" }) => {
		if (whole.startsWith("\"") || whole.startsWith("'")) return [];
		return path.replaceAll("$", "").split(/\.|::/).findLast((part) => !WORDS.has(part)) ?? [];
	});
	return [...new Set(names)].filter((name) => name.length > 1);
}

// src/core/sources/server-change.ts
/**
* Turns the facts of a server into its options and image before and after a change. References such as `${POOL_SIZE}`
* are replaced by their values.
*/
/** Names of options that set a variable of another name. Variables in NO_OPTION have no option at all. */
const OPTION_OF = { "time-zone": "default-time-zone" };
const NO_OPTION = words("character-set-client character-set-connection character-set-database character-set-results collation-connection collation-database");
/** Matches Docker's usual registry. An image's name with it and one without it mean the same image. */
const USUAL_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;
/**
* Reads the configuration of a server on both sides, so that they can be compared.
*
* @param memoryBytes memory of the production machines, for formulas of Amazon RDS; undefined: not given
*/
function configuredServers(servers, references, memoryBytes) {
	const resolved = bothSides((side, other) => {
		const former = new Set(servers[other]?.facts.map(writtenKey));
		return resolvedFacts(servers[side]?.facts ?? [], references, side, memoryBytes).map((each) => former.has(writtenKey(each.fact)) ? each : {
			...each,
			file: each.fact.file,
			line: each.fact.line
		});
	});
	const ofKind = (kind) => bothSides((side) => resolved[side].filter(({ fact }) => fact.kind === kind));
	const settings = ofKind("setting");
	const machine = ofKind("machine");
	const images = imagesOf(ofKind("image"));
	const values = bothSides((side) => [...settings[side], ...images[side] === void 0 ? [] : [images[side]]]);
	const isNew = servers.before === void 0 || servers.after === void 0;
	return bothSides((side, other) => {
		const server = servers[side];
		if (server === void 0) return void 0;
		const { file, line } = server;
		const image = images[side];
		const unmeasured = isNew ? [] : [
			...image?.value.kind === "expression" ? [notMeasured("image", image)] : [],
			...surplus(machine[side], machine[other], keyOf).map((each) => notMeasured(each.name, each)),
			...changedLiterals(values[side], values[other], references, side)
		];
		const options = numbered([
			...server.exact,
			...inOrder(settings[side], settings[other]),
			...unmeasured
		]);
		const named = image?.value.kind === "literal" ? image.value.text : void 0;
		return {
			file,
			line,
			options,
			memoryLimit: memoryLimitIn(server.facts),
			image: image && named !== void 0 ? {
				value: named,
				file: image.file,
				line: image.line
			} : void 0
		};
	});
}
function writtenKey({ name, value, file }) {
	return JSON.stringify([
		name,
		value.text,
		file
	]);
}
function resolvedFacts(facts, references, side, memoryBytes) {
	const other = side === "before" ? "after" : "before";
	return facts.flatMap((fact) => {
		const { value: resolved, place } = references.resolve(fact.value, side, fact.file);
		const there = resolved.kind === "expression" ? references.resolve(fact.value, other, fact.file) : void 0;
		if (fact.kind === "setting" && there?.value.kind === "literal" && there.literals.some(({ isNew }) => isNew)) return [];
		const name = fact.form === "key" ? OPTION_OF[fact.name] ?? fact.name : fact.name;
		const isNone = fact.form === "key" && NO_OPTION.has(name);
		const value = fact.kind === "setting" ? computed(resolved, memoryBytes) : resolved;
		const { file, line } = place ?? fact;
		return [{
			fact,
			name,
			value: isNone ? {
				kind: "expression",
				text: value.text
			} : value,
			file,
			line
		}];
	});
}
/** Computes a formula of Amazon RDS. Without the memory of its machines, the value stays unknown. */
function computed(value, memoryBytes) {
	if (value.kind !== "literal" || !isRdsFormula(value.text ?? "")) return value;
	const result = computeRdsFormula(value.text ?? "", memoryBytes);
	return result === void 0 ? {
		kind: "expression",
		text: value.text
	} : {
		kind: "literal",
		text: String(result)
	};
}
/** The image of each side: the first changed literal, else the first changed expression, else the first image. */
function imagesOf(all) {
	const named = bothSides((side) => all[side].map((each) => ({
		...each,
		value: asImage(each.value)
	})));
	const changed = bothSides((side, other) => {
		const changes = surplus(named[side], named[other], ({ value }) => imageText(value));
		return changes.find(({ value }) => value.kind === "literal") ?? changes[0];
	});
	const areBoth = changed.before !== void 0 && changed.after !== void 0;
	const { before, after } = bothSides((side) => areBoth ? changed[side] : named[side][0]);
	return {
		before: before !== void 0 && after !== void 0 && imageText(before.value) === imageText(after.value) ? {
			...before,
			value: after.value
		} : before,
		after
	};
}
function imageText({ kind, text }) {
	return `${kind} ${text?.replace(USUAL_REGISTRY, "")}`;
}
/** Cuts off suffixes that only packages have, such as `+deb12`. Aurora is an expression, because no image has it. */
function asImage(value) {
	if (value.kind === "expression" || value.text === void 0) return value;
	return {
		...value,
		text: value.text.replace(/^(mysql|mariadb):(?:\d+:)?(\d+(?:\.\d+)+)[+~].*$/, "$1:$2")
	};
}
/**
* Puts unchanged values first and changed values last, because the server takes the last one. In the file a changed
* value may come before an unchanged one, in another branch of a condition. A change from an expression to a value, or
* back, is not measured, because the test server would run with the default in place of the expression.
*/
function inOrder(here, there) {
	const changed = new Set(surplus(here, there, keyOf));
	const others = Map.groupBy(surplus(there, here, keyOf), variableOf);
	const isReplaced = (each) => changed.has(each) && others.get(variableOf(each))?.every(({ value }) => value.kind === "expression") === true;
	const last = new Map([...changed].map((each) => [variableOf(each), each]));
	return [...here.filter((each) => !changed.has(each)), ...changed].map((each) => {
		const { fact, name, value, file, line } = each;
		const isOneOfMany = addsUp(readOptionName(name)) || variableOf(each) === "performance_schema_instrument";
		const isOverridden = changed.has(each) && !isOneOfMany && keyOf(last.get(variableOf(each)) ?? each) !== keyOf(each);
		if (value.kind === "expression" || isReplaced(each) || isOverridden) return notMeasured(name, each);
		const form = fact.form === "option" ? {} : { form: fact.form };
		return settingOf({
			name,
			text: value.text,
			group: fact.group,
			file,
			line,
			...form
		});
	});
}
/**
* Changed values of names in expressions that stayed the same, because the server's own value may have changed with
* them.
*/
function changedLiterals(here, there, references, side) {
	const changed = new Set(surplus(here, there, keyOf));
	return here.filter((each) => !changed.has(each)).flatMap(({ name, value, fact }) => references.changedIn(value, side, fact.file).map(({ text, file, line }) => notMeasured(name, {
		value: {
			kind: "expression",
			text
		},
		file,
		line
	})));
}
function variableOf({ name }) {
	return readOptionName(name).variable;
}
function keyOf({ name, value, fact }) {
	return JSON.stringify([
		readOptionName(name).option,
		fact.group,
		value.kind,
		value.text ?? null
	]);
}
/** Makes an option that reports list as not measured, because no test server can get it. */
function notMeasured(name, { value, file, line }) {
	return expressionOf({
		name,
		text: value.text,
		group: void 0,
		file,
		line
	}, limitsContainer(name) ? "container" : void 0);
}
/** Gives expressions distinct names, because of several with one name only the last would remain. */
function numbered(options) {
	const counts = /* @__PURE__ */ new Map();
	return options.map((option) => {
		if (!isExpression(option)) return option;
		const count = (counts.get(option.name) ?? 0) + 1;
		counts.set(option.name, count);
		if (count === 1) return option;
		return {
			...expressionOf({
				...option,
				name: `${option.name} ${count}`
			}),
			value: option.value
		};
	});
}

// src/core/sources/source-servers.ts
const NOTHING = {
	servers: [],
	problems: [],
	warnings: [],
	documents: []
};
/**
* Maximum number of servers in a file. A file with more is read as a single server, because `joined` compares each
* server with all others.
*/
const MOST_SERVERS = 300;
function readSource(path, files) {
	const file = files.of(path);
	if (file === void 0) return NOTHING;
	if (file.kind === "options") {
		const { options, problems, warnings } = file;
		return {
			servers: [optionServer(path, options)],
			problems,
			warnings,
			documents: []
		};
	}
	const { servers, documents } = file;
	const facts = servers.flatMap((server) => server.facts);
	return {
		...NOTHING,
		servers: servers.length > MOST_SERVERS ? [optionServer(path, [], facts)] : joined(servers),
		documents
	};
}
function optionServer(path, exact, facts = []) {
	return {
		at: "",
		file: path,
		line: 1,
		files: /* @__PURE__ */ new Set([path, ...exact.map(({ file }) => file)]),
		exact,
		facts,
		block: void 0
	};
}

// src/core/sources/changed-servers.ts
function readChangedServers(change) {
	const { files } = change;
	const sources = [...change.sources, ...change.paths.map((path) => sourceAt(path, change))];
	const references = referencesFor(sources, change);
	const pairs = sources.flatMap((source) => pairsOf(source).map((pair) => ({
		...pair,
		source
	})));
	const users = usersOfLiterals(pairs, references);
	const all = pairs.map(({ at, name, servers: both, source }) => {
		const isOfOther = (fact) => {
			const sourcesOfUsers = users.get(placeOf(fact));
			return sourcesOfUsers?.size === 1 && !sourcesOfUsers.has(source);
		};
		const facts = [...both.before?.facts ?? [], ...both.after?.facts ?? []];
		const kept = new Set(facts.filter((fact) => !isOfOther(fact)).map((fact) => fact.name));
		const full = bothSides((side) => {
			const server = both[side];
			if (server === void 0) return void 0;
			return joinedWith({
				...server,
				facts: server.facts.filter((fact) => kept.has(fact.name))
			}, ownerOf(server, files[side]), files[side]);
		});
		const compared = configuredServers(full, references, change.memoryBytes);
		const exists = bothSides((side) => both[side] !== void 0);
		const read = bothSides((side) => [...full[side]?.files ?? [], ...(compared[side]?.options ?? []).map(({ file }) => file)]);
		return {
			name,
			at,
			source,
			files: /* @__PURE__ */ new Set([...read.before, ...read.after]),
			servers: compared,
			exists
		};
	});
	const lasting = all.filter(isLasting);
	return {
		servers: onlyOnce(lasting.filter(isChanged)),
		comings: all.filter((server) => !isLasting(server)),
		unchanged: lasting.filter((server) => !isChanged(server)),
		sources,
		problems: bothSides((side) => sources.flatMap(({ read }) => read[side].problems)),
		warnings: bothSides((side) => sources.flatMap(({ read }) => read[side].warnings)),
		beside: linesBeside(lasting.filter(({ exists }) => exists.before && exists.after))
	};
}
function placeOf({ file, line }) {
	return `${file}:${line}`;
}
/**
* Joins a server with its parts, such as option files that it mounts. If `server` is itself a part, such as a
* ConfigMap, the result is its owner with all parts, under the name and line of this part, because this part changed.
*/
function joinedWith(server, owner, files) {
	if (owner === void 0) return serverWithParts(server, files);
	const whole = serverWithParts(owner, files);
	const places = new Set([...whole.exact, ...whole.facts].map(placeOf));
	const isNew = (each) => !places.has(placeOf(each));
	return {
		...server,
		exact: [...whole.exact, ...server.exact.filter(isNew)],
		facts: [...whole.facts, ...server.facts.filter(isNew)],
		files: /* @__PURE__ */ new Set([...server.files, ...whole.files])
	};
}
/**
* Whether a server can be compared: with its other side, or with the defaults if its file has no server on that side.
*/
function isLasting({ exists, source: { read } }) {
	return exists.before && exists.after || read.before.servers.length === 0 || read.after.servers.length === 0;
}
function isChanged({ servers: { before, after } }) {
	return textOf(before) !== textOf(after);
}
function textOf(server) {
	return JSON.stringify([server?.image?.value, server?.options.map(writtenKey$1)]);
}
/** Paths to read: changed files that may configure servers, and files that use a variable whose value changed. */
function pathsToRead({ changed, files, formers }) {
	const gone = new Set(formers.values());
	const sources = changed.map(({ path }) => path).filter((path) => !gone.has(path) && mayBeSource(path, files));
	const folders = foldersToRead(sources, files);
	const others = sources.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
	return [.../* @__PURE__ */ new Set([
		...others,
		...folders,
		...readersOfChanges(changed, files)
	])];
}
function sourceAt(path, { files, formers }) {
	const former = formers.get(path);
	return {
		path,
		former,
		read: bothSides((side) => readSource(side === "before" ? former ?? path : path, files[side]))
	};
}
/**
* Files near a changed file of variables that use a variable whose value changed, because their servers change with it.
*/
function readersOfChanges(changed, files) {
	const variables = changed.map(({ path }) => path).filter(isOfVariables);
	const documents = bothSides((side) => variables.flatMap((path) => documentsOf(path, files[side])));
	const names = new References(documents).changedNames();
	if (names.size === 0) return [];
	const isUsed = ({ value }) => value.kind === "expression" && namesIn(value.text ?? "").some((name) => names.has(name));
	return [...new Set(variables.flatMap((path) => filesBeside(path, files.after)))].filter((path) => {
		if (variables.includes(path) || !isSourcePath(path)) return false;
		const file = files.after.of(path);
		return file?.kind === "facts" && file.facts.some(isUsed);
	});
}
function documentsOf(path, files) {
	const file = files.of(path);
	return file?.kind === "facts" ? file.documents : [];
}
/**
* Prepares the search for values of names in the sources, in changed files, and in files of variables near these. No
* file is read if no server has an expression, because only expressions have names.
*/
function referencesFor(sources, { changed, files }) {
	const isOpen = sources.flatMap(({ read }) => [...read.before.servers, ...read.after.servers]).some(({ facts }) => facts.some(({ value }) => value.kind === "expression"));
	const changedFiles = changed.filter(({ path }) => isSourcePath(path));
	const near = new Set(isOpen ? [...sources, ...changedFiles].map(({ path }) => path) : []);
	const paths = /* @__PURE__ */ new Set([...near, ...[...near].flatMap((path) => variablesBeside(path, files.after))]);
	return new References(bothSides((side) => [...paths].flatMap((path) => documentsOf(path, files[side]))));
}
/** Sources whose expressions take a literal as their value, by the line of the literal. */
function usersOfLiterals(pairs, references) {
	const users = /* @__PURE__ */ new Map();
	for (const { servers, source } of pairs) for (const side of ["before", "after"]) for (const fact of servers[side]?.facts ?? []) {
		if (fact.kind === "machine" || fact.value.kind !== "expression") continue;
		const places = references.resolve(fact.value, side, fact.file).literals.map(placeOf);
		for (const place of places.filter((each) => each !== placeOf(fact))) users.set(place, (users.get(place) ?? /* @__PURE__ */ new Set()).add(source));
	}
	return users;
}
/**
* Pairs the servers of both sides: first those with equal content, then those with equal names, then the rest by their
* place in the file, if as many are gone as are new. Content comes first, because servers in a list are named by their
* numbers, which shift when one is added.
*/
function pairsOf({ path, read }) {
	const [before, after] = [read.before.servers, read.after.servers];
	if (Math.max(after.length, before.length) === 1) return [{
		at: after[0]?.at ?? before[0]?.at ?? "",
		name: path,
		servers: {
			before: before[0],
			after: after[0]
		}
	}];
	const formers = /* @__PURE__ */ new Map();
	const gone = new Set(before);
	const isNew = (server) => !formers.has(server);
	const pair = (server, former) => {
		if (former === void 0) return;
		formers.set(server, former);
		gone.delete(former);
	};
	const pairBy = (keyOf) => {
		const left = Map.groupBy(gone, keyOf);
		for (const server of after.filter(isNew)) pair(server, left.get(keyOf(server))?.shift());
	};
	const contentOf = ({ facts }) => JSON.stringify(facts.map(({ name, value, group }) => [
		name,
		value.kind,
		value.text,
		group
	]));
	const listOf = ({ at }) => at.replace(/-\d+$/, "");
	pairBy((server) => `${server.at} ${contentOf(server)}`);
	pairBy((server) => `${listOf(server)} ${contentOf(server)}`);
	pairBy(({ at }) => at);
	const goneByPlace = byPlace(before, (server) => gone.has(server));
	for (const [place, come] of byPlace(after, isNew)) {
		const went = goneByPlace.get(place) ?? [];
		if (went.length === come.length) for (const [index, server] of come.entries()) pair(server, went[index]);
	}
	const pairOf = (server, servers) => {
		const { at } = server;
		return {
			at,
			name: at === "" ? path : `${path}#${at}`,
			servers
		};
	};
	return [...after.map((server) => pairOf(server, {
		before: formers.get(server),
		after: server
	})), ...[...gone].map((server) => pairOf(server, {
		before: server,
		after: void 0
	}))];
}
/** Servers without a pair, grouped by the name of the last server with a pair above them in the file. */
function byPlace(servers, isUnpaired) {
	const unpaired = /* @__PURE__ */ new Map();
	let place = "";
	for (const server of servers) if (isUnpaired(server)) unpaired.set(place, [...unpaired.get(place) ?? [], server]);
	else place = server.at;
	return unpaired;
}
/** Maximum number of servers with the same changed line that `onlyOnce` compares with each other, to limit its time. */
const MOST_SHARING = 50;
/**
* Leaves out a server if another one has all its changed lines. It is then a part of the other server, or the same one,
* and would be measured twice.
*/
function onlyOnce(servers) {
	const changes = new Map(servers.map((server) => [server, changedPlaces(server)]));
	const byChange = /* @__PURE__ */ new Map();
	for (const [server, places] of changes) for (const place of places) byChange.set(place, [...byChange.get(place) ?? [], server].slice(0, MOST_SHARING));
	return servers.filter((server) => {
		const places = changes.get(server) ?? /* @__PURE__ */ new Set();
		const [first = ""] = places;
		return !(byChange.get(first) ?? []).some((other) => {
			const others = changes.get(other) ?? /* @__PURE__ */ new Set();
			if (other === server || ![...places].every((place) => others.has(place))) return false;
			if (others.size > places.size) return true;
			if (hasImage(server)) return hasImage(other) && isOptionFile(server) && !isOptionFile(other);
			return hasImage(other) || servers.indexOf(other) < servers.indexOf(server);
		});
	});
}
function isOptionFile({ source: { read } }) {
	return [...read.before.servers, ...read.after.servers].every(({ block }) => block === void 0);
}
function hasImage({ servers: { after, before } }) {
	return (after ?? before)?.image !== void 0;
}
function changedPlaces({ servers: { before, after } }) {
	const linesOf = (server) => (server?.options ?? []).map((option) => `${placeOf(option)} ${writtenKey$1(option)}`);
	const [former, present] = [linesOf(before), linesOf(after)];
	const image = before?.image?.value === after?.image?.value ? [] : [`image ${after?.image?.file}:${after?.image?.line}`];
	return /* @__PURE__ */ new Set([
		...surplus(former, present, String),
		...surplus(present, former, String),
		...image
	]);
}
/** Maximum number of lines that the report names, because a longer list would not help its reader. */
const MOST_BESIDE = 20;
/** Changed lines in the blocks of servers. The result has only their keys, because a value may be a secret. */
function linesBeside(servers) {
	return servers.flatMap(({ source, at, servers: { after } }) => {
		const all = bothSides((side) => {
			const { servers, documents } = source.read[side];
			const server = servers.find((each) => each.at === at);
			if (server?.block === void 0 || documents.length === 0) return [];
			return [...nodesIn(server.block)].map((node) => ({
				file: server.file,
				line: node.line,
				key: node.key,
				text: headText(node)
			}));
		});
		const image = after?.image === void 0 ? [] : [after.image];
		const named = new Set([...after?.options ?? [], ...image].map(placeOf));
		return surplus(all.after, all.before, ({ text }) => text.replaceAll(/\s+/g, " ")).filter((line) => line.text !== "" && !line.text.endsWith(": ") && !named.has(placeOf(line)));
	}).slice(0, MOST_BESIDE).map(({ file, line, key }) => ({
		file,
		line,
		key
	}));
}

export { readSource as a, bothSides as c, optionServer as i, joined as l, readChangedServers as n, configuredServers as o, NOTHING as r, References as s, pathsToRead as t };