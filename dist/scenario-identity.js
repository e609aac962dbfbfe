import { f as includesReaders, g as readersOf } from "./names.js";
import { n as parseSize } from "./size.js";
import { n as countedStatements } from "./own-load.js";
import { c as variableOf, f as OptionIndex, l as withoutKeyCache, n as begunVariables, p as ROWS, r as isEverywhere, s as variableForms, t as begunVariable } from "./option-names.js";
import { i as canonicalOptionName } from "./option-name.js";
import { r as endpointName } from "./endpoint.js";

// src/core/setting/resolve.ts
/** From the options of files to the settings that are left of them. */
/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = new OptionIndex(({ addsUp }) => addsUp);
const SETS = new OptionIndex(({ isSet }) => isSet);
/** Options of speed have numbers and keywords as values; names and paths of others may differ by case alone. */
const ANY_CASE = new OptionIndex(({ exercisedBy, reach, addsUp, isIdentity }) => exercisedBy !== void 0 && (reach ?? addsUp ?? isIdentity) === void 0 ? true : void 0);
/**
* The settings by the variable that they are about, in the order in which the servers apply them. Mostly that is one
* for each variable, the last. There are more where a group that only some servers read overrides another that more of
* them read, and where two names of a variable do not exist on every server.
*/
function resolveSettings(options) {
	const resolved = resolve(options);
	return withOrder(resolved, resolved);
}
/**
* The settings of two configurations. Patterns of instruments have an order among those that both have, and so have
* variables and other options that set them.
*/
function resolveBoth(before, after) {
	const earlier = resolve(before);
	const later = resolve(after);
	return [withOrder(earlier, later), withOrder(later, earlier)];
}
/**
* Adds to the meaning of each setting how many later ones may override it, so that settings in another order mean something
* else. A variable followed by an option that may also set it, such as ansi, means something else than one after it.
* Among the patterns that an instrument matches, the server takes the longest, and among those the last
* (storage/perfschema/pfs_instr_class.cc).
*
* @param compared only settings of subjects that are among these have an order
*/
function withOrder(resolved, compared) {
	const setters = /* @__PURE__ */ new Map();
	for (const [subject, settings] of resolved) for (const setting of compared.has(subject) ? settings : []) {
		const places = setBy(setting, subject);
		const isSetter = places.length > 1 || patternIn(setting) !== void 0;
		for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting));
	}
	if (setters.size === 0) return resolved;
	return new Map([...resolved].map(([subject, settings]) => [subject, settings.map((setting) => {
		const later = setBy(setting, subject).flatMap((place) => setters.get(place) ?? []).filter((other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other));
		return later.length === 0 ? setting : {
			...setting,
			meaning: [setting.meaning, later.length].join("\0")
		};
	})]));
}
/** The subjects that a setting is about, or the length of its pattern. */
function setBy(setting, subject) {
	const pattern = patternIn(setting);
	return pattern === void 0 ? [subject, ...alsoSetBy(setting.bareName)] : [`patterns of ${pattern.length}`];
}
/** Whether two settings may be about the same: patterns only if they have other meanings and an instrument may match both. */
function mayMeet(one, other) {
	const pattern = patternIn(one);
	const otherPattern = patternIn(other);
	if (pattern === void 0 || otherPattern === void 0) return true;
	const start = literalStart(pattern);
	const otherStart = literalStart(otherPattern);
	const isUnlike = (character, at) => {
		const beside = otherStart[at] ?? "_";
		return character !== beside && character !== "_" && beside !== "_";
	};
	return one.meaning !== other.meaning && ![...start].some(isUnlike);
}
function patternIn({ name }) {
	return /^performance-schema-instrument (.*)$/s.exec(name)?.[1];
}
/** The part of a pattern before its first wildcard. */
function literalStart(pattern) {
	return pattern.toLowerCase().split("%", 1)[0] ?? "";
}
const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets);
/** No server takes a name that so many variables begin with. */
const MOST_BEGUN = 10;
/** Variables that an option sets besides that of its name; for a prefix of several names, whichever of them the server has. */
function alsoSetBy(bareName) {
	const begun = begunVariables(bareName);
	return (ALSO_SETS.find(bareName) ?? (begun.length > 1 && begun.length < MOST_BEGUN ? begun : [])).map((variable) => subjectOf(variable.replaceAll("_", "-")));
}
function resolve(options) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of options.entries()) {
		const { subject, ...setting } = describe(option, index);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers);
		const isAdded = ADDING_UP.find(setting.name) ?? false;
		const kept = before.filter((other) => isAdded ? other !== same : !overrides(setting, other));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? addUp(same, setting) : setting]);
	}
	return resolved;
}
/** Whether every server that reads the later setting and the earlier one keeps the later one. */
function overrides(later, earlier) {
	const isKnown = () => later.name === earlier.name || variableForms(later.name).some((form) => ROWS.has(form));
	return includesReaders(later.readers, earlier.readers) && (later.bareName === earlier.bareName && isKnown() || [later, earlier].every(({ bareName }) => isEverywhere(bareName)));
}
/** The identity of a setting: equal for those that mean the same to every server that reads them. */
function settingIdentity({ sets, meaning, readers }) {
	return readers === "all" ? [sets, meaning] : [
		sets,
		meaning,
		readers
	];
}
function addUp(before, after) {
	const value = `${before.value ?? ""},${after.value ?? ""}`;
	const [former, later] = [flagsOf(before.meaning ?? ""), flagsOf(after.meaning ?? "")];
	const both = former && later && new Map([...later.has("default") ? [] : former, ...later]);
	return {
		...after,
		value,
		meaning: textOfFlags(both) ?? `${before.meaning ?? ""}\0${after.meaning ?? ""}`
	};
}
function describe({ name, value, group, file, line }, index) {
	const canonical = /[A-Z]/.test(name) && !name.startsWith("!") ? name.replaceAll("_", "-") : canonicalOptionName(name);
	const isLoose = /^loose[-_]/i.test(name) && { isLoose: true };
	const setting = {
		value,
		readers: readersOf(group),
		file,
		line,
		index,
		...isLoose
	};
	if (canonical === "performance-schema-instrument") {
		const { pattern, state } = instrumentRule(value);
		const full = `${canonical} ${pattern}`;
		const meaning = state === void 0 ? null : instrumentMeaning(state);
		return {
			...setting,
			subject: full,
			name: full,
			bareName: full,
			sets: full,
			meaning
		};
	}
	const bareName = bareNameOf(canonical);
	const named = {
		...setting,
		subject: subjectOf(canonical),
		name: canonical,
		bareName
	};
	const onOff = onOffOf(canonical, value);
	if (onOff === void 0) return {
		...named,
		sets: canonical,
		meaning: meaningFor(canonical, value)
	};
	return {
		...named,
		sets: onOff.option,
		meaning: onOff.isOn ? "ON" : "OFF"
	};
}
/** The server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function bareNameOf(name) {
	return name.replace(PREFIXES, "");
}
const PREFIXES = /^(?:(?:skip|disable|enable|autoset)-)+/;
/** Equal for all names of one variable. Some have such a prefix themselves: skip_slave_start is skip_replica_start. */
function subjectOf(name) {
	const variable = variableOf(withoutKeyCache(name)).replaceAll("_", "-");
	if (variable !== name) return bareNameOf(variable);
	const whole = begunVariable(name);
	if (whole !== void 0) return bareNameOf(whole.replaceAll("_", "-"));
	const shorter = name.replace(/^(?:skip|disable|enable|autoset)-/, "");
	return shorter === name ? name : subjectOf(shorter);
}
const WORD = /^(?:on|off|true|false|yes|no)$/i;
/**
* The comparable form of the value of an option that is no switch. 64M is 67108864 and on is ON for every option. 1 and
* ON are not the same: the name of a file may be ON.
*/
function meaningOf(value) {
	if (value === void 0) return null;
	return parseSize(value)?.toString() ?? (WORD.test(value) ? value.toUpperCase() : value);
}
function meaningFor(name, value) {
	if (value === void 0) return null;
	if (SETS.find(name)) return [...new Set(value.toUpperCase().split(","))].sort().join();
	if (ADDING_UP.find(name)) return textOfFlags(flagsOf(value)) ?? meaningOf(value);
	if (!ANY_CASE.find(name)) return meaningOf(value);
	return meaningOf(/^\d+\.\d+$/.test(value) ? String(Number(value)) : /^\w+$/.test(value) ? value.toUpperCase() : value);
}
/** Longer lists keep their order. */
const MOST_FLAGS = 5e3;
const FLAG = /^(?:\w+=(?:on|off|default)|default)$/;
/**
* Flags that are on or off, and `default`, from which servers start wherever it stands. Undefined for anything else: they
* refuse a flag that is there twice.
*/
function flagsOf(value) {
	if (value.length > MOST_FLAGS) return void 0;
	const flags = value.toLowerCase().split(",");
	const states = new Map(flags.map((flag) => [flag.split("=", 1).join(), flag]));
	return states.size === flags.length && flags.every((flag) => FLAG.test(flag)) ? states : void 0;
}
function textOfFlags(flags) {
	return flags && [...flags.values()].sort().join();
}
/**
* The pattern of performance-schema-instrument, and what its instruments are to be; the server removes quotes around
* the whole and blanks around both parts (sql/mysqld.cc).
*/
function instrumentRule(value = "") {
	const [pattern = "", ...state] = value.replace(/^'(.*)'$/s, "$1").split("=");
	return {
		pattern: pattern.trim(),
		state: state.length === 0 ? void 0 : state.join("=").trim()
	};
}
/** Instruments take YES and NO as well. */
function instrumentMeaning(state) {
	if (/^(?:on|true|yes|1)$/i.test(state)) return "ON";
	return /^(?:off|false|no|0)$/i.test(state) ? "OFF" : meaningOf(state);
}
/**
* Options that are on or off. To them ON, TRUE and 1 mean the same, and so do OFF, FALSE and 0, in capitals or not;
* without a value they are on (mysys/my_getopt.c). To others a word is a word: 1 of gtid_mode is OFF_PERMISSIVE, and a
* file may be called ON.
*/
const SWITCHES = new OptionIndex((row) => row.isSwitch);
/**
* The state that a setting gives a switch: for `skip-x` and `disable-x` the opposite of x, unless `skip-x` is an option
* itself, as skip-name-resolve. Their value counts only if it is 0, and then reverses the state again.
*
* @param name canonical
* @returns undefined for other options, and for values that servers do not know
*/
function onOffOf(name, value) {
	if (isSwitch(name)) {
		const isOn = value === void 0 ? true : stateOf(value);
		return isOn === void 0 ? void 0 : {
			option: name,
			isOn
		};
	}
	const [, word, option = ""] = /^(skip|disable|enable)-(.+)$/.exec(name) ?? [];
	return isSwitch(option) ? {
		option,
		isOn: word === "enable" !== (value === "0")
	} : void 0;
}
function isSwitch(name) {
	return SWITCHES.find(name) ?? false;
}
function stateOf(value) {
	if (/^(?:on|true|1)$/i.test(value)) return true;
	return /^(?:off|false|0)$/i.test(value) ? false : void 0;
}

// src/core/scenario/changes.ts
/**
* The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
* none exactly where isSameScenario is true.
*/
function settingDifferences(before, after) {
	const all = [
		...optionDifferences(before, after),
		...changedStatements(before.sql, after.sql).changed.map((each) => differenceOf("sql", each.name, each.before, each.after)),
		...programDifference(before, after),
		...ownDifferences(before.own, after.own)
	];
	return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)];
}
function optionDifferences(before, after) {
	const [earlier, later] = resolveBoth(before.options, after.options);
	const changes = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = ({ before: old, after: setting }) => setting?.index ?? old?.index ?? 0;
	return changes.sort((left, right) => place(left) - place(right)).map(({ before: old, after: setting }) => differenceOf("option", (setting ?? old)?.name ?? "", old, setting));
}
function differenceOf(kind, name, before, after) {
	return {
		kind,
		name,
		before: placed(before),
		after: placed(after)
	};
}
/** Changes among the settings of one subject. */
function changesOf(before, after) {
	const names = new Map(before.toReversed().map((old) => [nameKey(old), old]));
	const kept = new Set(after.map(nameKey));
	const gone = before.filter((old) => !kept.has(nameKey(old)));
	const changed = after.filter((setting) => !before.some((old) => isSame(old, setting))).map((setting) => ({
		before: names.get(nameKey(setting)) ?? renamed(setting, gone),
		after: setting
	}));
	const removed = before.filter((old) => !after.some((setting) => isSame(old, setting)) && !changed.some((change) => change.before === old)).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((setting, index) => !isSame(setting, before[index] ?? setting)) ? [{
		before: before.find((old) => last !== void 0 && isSame(old, last)),
		after: last
	}] : [];
}
/** The setting that has become another one under another name of the same variable. */
function renamed(setting, gone) {
	return gone.find((old) => old.bareName !== setting.bareName && old.readers === setting.readers);
}
function isSame(one, other) {
	return one.sets === other.sets && one.meaning === other.meaning && one.readers === other.readers;
}
function nameKey({ name, readers }) {
	return JSON.stringify([name, readers]);
}
function placed(setting) {
	if (setting === void 0) return null;
	const { value, file, line, isLoose } = setting;
	return {
		value,
		file,
		line,
		...isLoose && { isLoose }
	};
}
function programDifference(before, after) {
	const kind = (after.program ?? before.program)?.kind;
	if (kind === void 0 || isSameProgram(before, after)) return [];
	const of = ({ program, programPlace, place }) => program === void 0 ? null : {
		value: program.name,
		...programPlace ?? place
	};
	return [{
		kind,
		name: kind,
		before: of(before),
		after: of(after)
	}];
}
/** The first line in which each part differs. Both sides have a load or none has. */
function ownDifferences(before, after) {
	if (before === void 0 || after === void 0) return [];
	return [
		...firstDifference("schema", tableLines(before), tableLines(after)),
		...firstDifference("workload", statementLines(before, after), statementLines(after, before)),
		...firstDifference("mix", mixLines(before), mixLines(after))
	];
}
function firstDifference(kind, before, after) {
	const [first] = changedStatements(before, after).changed;
	const shown = (line) => placed(line && {
		value: line.shown,
		file: line.file,
		line: line.line
	});
	return first === void 0 ? [] : [{
		kind,
		name: kind,
		before: shown(first.before),
		after: shown(first.after)
	}];
}
function tableLines({ data }) {
	return data.schema.flatMap(({ file, text }) => text.split("\n").map((line, index) => ownLine(line.trim(), {
		file,
		line: index + 1
	}))).filter(({ value }) => value !== "");
}
/** Statements that both sides have, by name. */
function statementLines({ workload }, other) {
	const names = new Set(countedStatements(other.workload).map(({ name }) => name));
	return workload.transactions.flatMap((transaction) => transaction.statements).filter(({ name }) => names.has(name)).map((statement) => ownLine(statement.sql, statement));
}
function mixLines({ workload: { transactions, protocol, file }, data }) {
	const first = {
		file,
		line: 1
	};
	return [
		...transactions.flatMap(({ name, share, isExplicit, statements }) => [ownLine(JSON.stringify([
			protocol,
			name,
			share,
			isExplicit
		]), statements[0], `share of ${name}`), ...statements.map((statement) => ownLine(JSON.stringify([
			statement.name,
			statement.times,
			statement.parameters
		]), statement, statement.name))]),
		...data.tables.map((table) => ownLine(JSON.stringify(table), first, `rows of ${table.name}`)),
		...(data.dump?.files ?? []).map(({ name, id }) => ownLine(`${name} ${id}`, first, `dump ${name}`.trim()))
	];
}
function ownLine(value, { file, line }, shown = value) {
	return {
		value,
		file,
		line,
		shown
	};
}
/** Whether servers get the same options, line by line, overridden ones included, from the same image or program. */
function isWrittenAlike(one, other) {
	const textOf = ({ options }) => JSON.stringify(options.map(({ name, value, group }) => [
		name,
		value,
		group
	]));
	return textOf(one) === textOf(other) && isSameProgram(one, other);
}
/** Whether the common program of a suite changed to another one, which is measured as a change of each scenario. */
function isOtherProgram(now, before) {
	return (now.kind === "image" || now.kind === "binary") && now.kind === before?.kind && now.name !== before.name;
}
/** Whether two scenarios are started from the same image or program. */
function isSameProgram({ program: one }, { program: other }) {
	return one?.kind === other?.kind && one?.name === other?.name;
}
/**
* How many statements both begin with, those between, one by one and named by their place in the longer list, and how
* many both end with.
*/
function changedStatements(before, after) {
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	const of = (all, at) => at < all.length - end ? all[at] : void 0;
	const changed = Array.from({ length: count }, (_, index) => {
		const at = start + index;
		return {
			name: `sql[${at}]`,
			before: of(before, at),
			after: of(after, at)
		};
	});
	return {
		start,
		changed,
		end
	};
}

// src/core/scenario/scenario-identity.ts
/** The identity of two scenarios, or two suites: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration, whatever the order of different options. */
function scenarioIdentity(scenario) {
	const { endpoint } = scenario;
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(settingIdentity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		program: scenario.program ?? null,
		...endpoint === void 0 ? {} : { at: `${endpointName(endpoint)}/${endpoint.schema}` },
		...scenario.own === void 0 ? {} : { own: ownIdentity(scenario.own) }
	};
}
/** Tables and statements, wherever their files are. */
function ownIdentity({ data, workload: { name, file, schema, ...workload } }) {
	const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
		...transaction,
		statements: statements.map(({ file: _, line: __, ...statement }) => statement)
	}));
	return {
		...workload,
		transactions,
		...dataIdentity(data)
	};
}
/** What makes the tables, wherever it lies. */
function dataIdentity({ schema, dump, tables }) {
	return {
		schema: schema.map(({ text }) => text),
		dump: dump?.files.map(({ name, id }) => [name, id]),
		tables
	};
}
/** Whether two scenarios configure a server in the same way, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}

export { isOtherProgram as a, settingDifferences as c, resolveSettings as d, settingIdentity as f, changedStatements as i, instrumentRule as l, isSameScenario as n, isSameProgram as o, scenarioIdentity as r, isWrittenAlike as s, dataIdentity as t, resolveBoth as u };