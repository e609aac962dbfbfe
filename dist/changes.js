import { D as variableOf, O as variablesByAbbreviation, _ as hasCapitals, h as canonicalName, l as variableText, u as writtenKey, v as isEverywhere, x as optionOf } from "./setting.js";
import { A as sumOf, C as addsUp, F as OptionIndex, I as ROWS, T as meaningOf, Z as includesReaders, tt as readersOf, w as isSwitch } from "./workloads.js";
import { n as countedStatements } from "./own-load.js";

// src/core/setting/resolve.ts
/** Finds the settings that take effect, because later settings in files override earlier ones. */
/**
* Settings by their variable: mostly only the last one. There are more if some servers know only one of two names of
* the variable, or if a group overrides another that more servers read.
*/
function resolveSettings(settings) {
	const resolved = resolve(settings);
	return addOrder(resolved, resolved);
}
/**
* Settings of two configurations, to be compared. For settings that both have, the order counts only where it decides:
* for patterns of instruments, and for variables that another option sets as well.
*/
function resolveBoth(before, after) {
	const earlier = resolve(before);
	const later = resolve(after);
	return [addOrder(earlier, later), addOrder(later, earlier)];
}
function settingIdentity(setting) {
	const { meaning, readers } = setting;
	return readers === "all" ? [targetOf(setting), meaning] : [
		targetOf(setting),
		meaning,
		readers
	];
}
/** What a setting sets: for a switch its bare name, so that skip-x and x are one setting; otherwise its key. */
function targetOf(setting) {
	const { value, bare, option, key } = setting;
	return value.kind === "switch" && isSwitch(setting) && !hasCapitals(option) ? optionOf(bare) : key;
}
function subjectOf(setting) {
	return KEYED.has(setting.value.kind) ? keyOf(setting) : optionOf(setting.variable);
}
/** Kinds of values whose settings are told apart by their own key: patterns, and settings whose variable is unknown. */
const KEYED = /* @__PURE__ */ new Set(["instruments", "expression"]);
function keyOf({ option, value }) {
	return value.kind === "instruments" ? `${option} ${value.pattern}` : option;
}
/**
* Appends to the meaning of each setting the number of later ones that may override it, because the order then decides.
* For example, a variable may stand before or after an option that also sets it, such as ansi. If several patterns
* match an instrument, the server takes the longest, and of equally long ones the last
* (storage/perfschema/pfs_instr_class.cc).
*
* @param compared the order counts only for variables that this configuration has, too
*/
function addOrder(resolved, compared) {
	const setters = /* @__PURE__ */ new Map();
	for (const [subject, settings] of resolved) for (const setting of compared.has(subject) ? settings : []) {
		const places = placesOf(setting, subject);
		const isSetter = places.length > 1 || setting.value.kind === "instruments";
		for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting));
	}
	if (setters.size === 0) return resolved;
	return new Map([...resolved].map(([subject, settings]) => [subject, settings.map((setting) => {
		const later = placesOf(setting, subject).flatMap((place) => setters.get(place) ?? []).filter((other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other));
		return later.length === 0 ? setting : {
			...setting,
			meaning: [setting.meaning, later.length].join("\0")
		};
	})]));
}
/**
* What a setting may set: its variable and others. For instruments it is all patterns of the same length, because only
* among these does the order decide.
*/
function placesOf({ value, bare }, subject) {
	return value.kind === "instruments" ? [`patterns of ${value.pattern.length}`] : [subject, ...alsoSetBy(bare)];
}
/**
* Whether the order of two settings may matter. The order of two patterns matters only if they differ in meaning and
* may match the same instrument.
*/
function mayMeet(one, other) {
	if (one.value.kind !== "instruments" || other.value.kind !== "instruments") return true;
	const start = literalStart(one.value.pattern);
	const otherStart = literalStart(other.value.pattern);
	const isUnlike = (character, at) => {
		const beside = otherStart[at] ?? "_";
		return character !== beside && character !== "_" && beside !== "_";
	};
	return one.meaning !== other.meaning && ![...start].some(isUnlike);
}
function literalStart(pattern) {
	return pattern.toLowerCase().split("%", 1)[0] ?? "";
}
const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets);
/** With this many matches, an abbreviation is ambiguous on every server, so that none accepts it. */
const MOST_EXPANSIONS = 10;
function alsoSetBy(bare) {
	const expansions = variablesByAbbreviation(bare);
	return (ALSO_SETS.find(bare) ?? (expansions.length > 1 && expansions.length < MOST_EXPANSIONS ? expansions : [])).map((variable) => optionOf(variableOf(variable)));
}
function resolve(settings) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of settings.entries()) {
		const setting = effective(option, index);
		const subject = subjectOf(setting);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ key, readers }) => key === setting.key && readers === setting.readers);
		const isAdded = !KEYED.has(setting.value.kind) && addsUp(setting);
		const kept = before.filter((other) => isAdded ? other !== same : !overrides(setting, other));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? total(same, setting) : setting]);
	}
	return resolved;
}
function effective(setting, index) {
	const meaning = setting.value.kind === "expression" ? setting.text ?? null : meaningOf(setting.value);
	return {
		...setting,
		key: keyOf(setting),
		meaning,
		readers: readersOf(setting.group),
		index
	};
}
function overrides(later, earlier) {
	const both = [later, earlier];
	const isSame = later.bare === earlier.bare ? ROWS.has(later.bare) : both.every(({ bare }) => isEverywhere(bare));
	const isOdd = both.some(({ option }) => hasCapitals(option));
	return includesReaders(later.readers, earlier.readers) && (later.option === earlier.option || isSame && !isOdd);
}
function total(before, after) {
	const value = sumOf(before.value, after.value);
	return {
		...after,
		text: `${before.text ?? ""},${after.text ?? ""}`,
		value,
		meaning: meaningOf(value)
	};
}
/**
* Last value of each variable as text, under whichever of its names it was set. Variables at the server's default are
* missing, because no setting holds them.
*/
function variableTexts(settings) {
	const setters = [...resolveSettings(settings).values()].flat().filter(({ bare, variable, prefix }) => prefix !== "other" && !bare.endsWith(`.${variable}`));
	return Object.fromEntries(setters.map((setting) => [setting.variable, variableText(setting)]));
}

// src/core/setting/setting-change.ts
function isUntold({ before, after }) {
	return (after ?? before)?.value.kind === "expression";
}
function sideOf(setting) {
	const { text, value, file, line, isLoose } = setting;
	return {
		text,
		value,
		assigned: variableText(setting),
		file,
		line,
		...isLoose && { isLoose }
	};
}
function textSide(text, { file, line }, assigned) {
	return {
		text,
		value: {
			kind: "text",
			text
		},
		assigned,
		file,
		line
	};
}
const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is;
/**
* Variable that a statement sets globally, and its value as written. Undefined for statements that do more than that,
* because they may cost something else.
*/
function assignmentIn(sql) {
	const [, name, text] = ASSIGNMENT.exec(sql) ?? [];
	return name === void 0 || text === void 0 ? void 0 : {
		variable: name.toLowerCase(),
		text
	};
}

// src/core/scenario/changes.ts
/** Changes in the order of the later scenario, then the removed settings; empty exactly if isSameScenario is true. */
function settingChanges(before, after) {
	const changes = [
		...optionChanges(before, after),
		...changedStatements(before.sql, after.sql).changed.map(statementChange),
		...programChange(before, after),
		...ownChanges(before.own, after.own)
	].map((change) => ({
		scenario: after.name,
		...change
	}));
	return [...changes.filter((change) => change.after !== null), ...changes.filter((change) => change.after === null)];
}
function optionChanges(before, after) {
	const [earlier, later] = resolveBoth(before.options, after.options);
	const pairs = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => pairsOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = (pair) => pair.after?.index ?? pair.before?.index ?? 0;
	return pairs.sort((left, right) => place(left) - place(right)).flatMap((pair) => {
		const last = pair.after ?? pair.before;
		if (last === void 0) return [];
		const isUntold = last.value.kind === "expression";
		const name = isUntold ? canonicalName(last.name) : last.key;
		const variable = isUntold ? void 0 : last.bare;
		const before = pair.before && beforeSide(pair.before, last);
		const after = pair.after && sideOf(pair.after);
		return [{
			kind: "option",
			name,
			variable,
			before: before ?? null,
			after: after ?? null
		}];
	});
}
/**
* Side before the change, spelled as the setting is now, so that both values can be compared. For example, a setting
* that the prefix skip- switched off gets the value OFF.
*/
function beforeSide(before, now) {
	const side = sideOf(before);
	return before.prefix === now.prefix ? side : {
		...side,
		text: side.assigned
	};
}
function pairsOf(before, after) {
	const names = new Map(before.toReversed().map((old) => [subjectKey(old), old]));
	const kept = new Set(after.map(subjectKey));
	const gone = before.filter((old) => !kept.has(subjectKey(old)));
	const changed = after.filter((setting) => !before.some((old) => isSame(old, setting))).map((setting) => ({
		before: names.get(subjectKey(setting)) ?? predecessorOf(setting, gone),
		after: setting
	}));
	const removed = before.filter((old) => !after.some((setting) => isSame(old, setting)) && !changed.some((pair) => pair.before === old)).map((old) => ({
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
/** Removed setting that this one replaces under another name of the same variable, so that both are one change. */
function predecessorOf(setting, gone) {
	const isAlike = ({ prefix }) => setting.prefix === void 0 || setting.prefix === prefix;
	return gone.find((old) => isAlike(old) && old.readers === setting.readers);
}
function isSame(one, other) {
	return JSON.stringify(settingIdentity(one)) === JSON.stringify(settingIdentity(other));
}
function subjectKey({ key, readers }) {
	return JSON.stringify([key, readers]);
}
function statementChange({ name, before, after }) {
	const [oldAssignment, newAssignment] = [before, after].map((line) => line && assignmentIn(line.value));
	const variable = (newAssignment ?? oldAssignment)?.variable;
	const side = (line, assignment) => line === void 0 ? null : textSide(line.value, line, assignment?.variable === variable ? assignment?.text : void 0);
	return {
		kind: "sql",
		name,
		variable,
		before: side(before, oldAssignment),
		after: side(after, newAssignment)
	};
}
function programChange(before, after) {
	const kind = (after.program ?? before.program)?.kind;
	if (kind === void 0 || isSameProgram(before, after)) return [];
	const of = ({ program, programPlace, place }) => program && textSide(program.name, programPlace ?? place);
	return [{
		kind,
		name: kind,
		variable: void 0,
		before: of(before) ?? null,
		after: of(after) ?? null
	}];
}
/** First line that differs in each part of a user's own load. It is enough, because a part is measured as a whole. */
function ownChanges(before, after) {
	if (before === void 0 || after === void 0) return [];
	return [
		...firstChange("schema", tableLines(before), tableLines(after)),
		...firstChange("workload", statementLines(before, after), statementLines(after, before)),
		...firstChange("mix", mixLines(before), mixLines(after))
	];
}
function firstChange(kind, before, after) {
	const [first] = changedStatements(before, after).changed;
	const side = (line) => line === void 0 ? null : textSide(line.shown, line);
	if (first === void 0) return [];
	return [{
		kind,
		name: kind,
		variable: void 0,
		before: side(first.before),
		after: side(first.after)
	}];
}
function tableLines({ data }) {
	return data.schema.flatMap(({ file, text }) => text.split("\n").map((line, index) => ownLine(line.trim(), {
		file,
		line: index + 1
	}))).filter(({ value }) => value !== "");
}
/**
* Lines of statements that both sides have. A statement that one side lacks makes another mix, so it is left to
* mixLines().
*/
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
/**
* Whether two scenarios have the same settings line by line, overridden ones included, for servers of the same program,
* so that what a server prints for one scenario holds for the other.
*/
function hasSameLines(one, other) {
	const textOf = ({ options }) => options.map(writtenKey).join();
	return textOf(one) === textOf(other) && isSameProgram(one, other);
}
/** Whether a suite's common program changed, so that it has to be measured as a change of each scenario. */
function isOtherProgram(now, before) {
	return (now.kind === "image" || now.kind === "binary") && now.kind === before?.kind && now.name !== before.name;
}
function isSameProgram({ program: one }, { program: other }) {
	return one?.kind === other?.kind && one?.name === other?.name;
}
/**
* Finds the statements that differ: those between the common beginning and the common end, paired one by one. `name`
* gives the place of a pair in the longer list.
*
* @returns `start` and `end` are the numbers of statements in the common beginning and the common end
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

export { settingChanges as a, resolveBoth as c, subjectOf as d, variableTexts as f, isSameProgram as i, resolveSettings as l, hasSameLines as n, isUntold as o, isOtherProgram as r, sideOf as s, changedStatements as t, settingIdentity as u };