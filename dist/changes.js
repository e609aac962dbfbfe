import { C as optionOf, d as writtenName, l as variableText, u as writtenKey } from "./setting.js";
import { r as settingIdentity, t as resolveBoth } from "./resolve.js";
import { n as countedStatements } from "./own-load.js";

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
	return pairs.sort((left, right) => place(left) - place(right)).map(({ before, after }) => ({
		kind: "option",
		...optionChange(before, after)
	}));
}
/**
* Both sides of an option. If only one of them has a prefix such as skip-, both are written without it, so that their
* values can be compared: `log-bin` with x and OFF.
*/
function optionChange(before, after) {
	const last = after ?? before;
	const isRespelled = before !== void 0 && after !== void 0 && before.prefix !== after.prefix;
	const side = (setting) => {
		if (setting === void 0) return null;
		const written = sideOf(setting);
		return isRespelled ? {
			...written,
			text: written.assigned
		} : written;
	};
	const sides = {
		before: side(before),
		after: side(after)
	};
	const bare = isRespelled ? [after, before].find(({ prefix }) => prefix === void 0) : last;
	return {
		name: bare === void 0 ? optionOf(last?.bare ?? "") : writtenName(bare),
		variable: last?.value.kind === "expression" ? void 0 : last?.bare,
		...sides
	};
}
function pairsOf(before, after) {
	const names = new Map(before.toReversed().map((old) => [subjectKey(old), old]));
	const kept = new Set(after.map(subjectKey));
	const gone = before.filter((old) => !kept.has(subjectKey(old)));
	const changed = after.filter((setting) => !before.some((old) => isSame(old, setting))).map((setting) => ({
		before: names.get(subjectKey(setting)) ?? gone.find(({ readers }) => readers === setting.readers),
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
* Lines of statements that both sides have. A statement that one side lacks changes the mix, so it is left to
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
* Whether two scenarios have the same lines of settings, including overridden ones, and the same server program. What a
* server prints for one of them then also holds for the other.
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

export { optionChange as a, sideOf as c, isSameProgram as i, hasSameLines as n, settingChanges as o, isOtherProgram as r, isUntold as s, changedStatements as t };