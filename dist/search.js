import { F as OptionIndex, P as OPTIONS, k as stateOf, lt as performanceSchemaOf, u as isSingleStatement, z as isIdleOption } from "./workloads.js";
import { t as CONFIDENCE } from "./comparison.js";
import { D as variableOf, a as isOn, b as namesOf, h as canonicalName, n as consumerOf } from "./setting.js";
import { a as settingChanges, c as resolveBoth, d as subjectOf, i as isSameProgram, t as changedStatements, u as settingIdentity } from "./changes.js";
import { r as sum, t as at } from "./vectors.js";
import { c as mayAffectSpeed } from "./assess.js";
import { c as lowerBound, d as upperBound, i as combine, s as interval } from "./random-effects.js";
import { t as datasetBytes } from "./dataset.js";
import { r as isOfTables } from "./initial-data.js";
import { a as switchKey } from "./switchable-settings.js";

// src/core/comparison/fairness.ts
/**
* Rules of a fair comparison between servers. Settings that decide speed, although few comparisons are about them, are
* shown beside the figures. So are settings of durability, because a server that promises less answers a commit sooner.
* Warnings name what else makes servers unequal, or their load unlike that of applications.
*/
/** Variables that decide speed, so that published studies list them, in the order of the report. */
const DECISIVE_VARIABLES = rankedNames(({ decisive }) => decisive);
/** Variables that decide what a server has promised once it confirms a commit. */
const DURABILITY = rankedNames(({ answersSooner }) => answersSooner);
function rankedNames(rankOf) {
	return OPTIONS.filter((row) => rankOf(row) !== void 0).toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0)).map(({ name }) => name);
}
/**
* Settings of durability in which two servers differ although neither scenario sets them. What a scenario sets is the
* subject of the comparison, so it needs no warning.
*/
function unevenDurability(control, other) {
	const subjects = /* @__PURE__ */ new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)]);
	return DURABILITY.flatMap((name) => {
		const isIdleIn = ({ variables }) => isIdleOption(name, (one) => variables[one]);
		if (subjects.has(variableOf(name)) || isIdleIn(control) || isIdleIn(other)) return [];
		const reference = control.variables[name];
		const value = other.variables[name];
		if (reference === void 0 || value === void 0 || same(reference, value)) return [];
		return [{
			name,
			value,
			reference
		}];
	});
}
/** Largest ratio of buffer pools that rounding can explain. */
const MOST_UNEVEN = 1.1;
/** Least size of the data, as a share of the buffer pool, that still resembles production. */
const LEAST_FILLED = .001;
/**
* Whether these are two servers, not two configurations of one: by program and version if qpsgate started both, else by
* host.
*/
function areDifferentServers(one, other) {
	const isSameProgram = one.server.product === other.server.product && one.server.version === other.server.version;
	if (one.isOurs && other.isOurs) return !isSameProgram;
	return one.host === void 0 || one.host !== other.host;
}
/** Warns of inequalities that neither scenario asks for, because they may be the reason why one server is faster. */
function unevenServers(control, other) {
	if (!areDifferentServers(control, other)) return [];
	const about = {
		scenario: other.scenario.name,
		control: control.scenario.name
	};
	const subjects = /* @__PURE__ */ new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)]);
	const valuesOf = (name) => {
		const [value, reference] = [other.variables[name], control.variables[name]];
		return subjects.has(name) || value === void 0 || reference === void 0 ? void 0 : {
			value,
			reference
		};
	};
	const warnings = [];
	const pools = valuesOf("innodb_buffer_pool_size");
	const [poolBytes, controlBytes] = [Number(pools?.value), Number(pools?.reference)];
	if (Math.max(poolBytes, controlBytes) > MOST_UNEVEN * Math.min(poolBytes, controlBytes)) warnings.push({
		code: "uneven-memory",
		...about,
		poolBytes,
		controlBytes
	});
	const threads = valuesOf("thread_handling");
	if (threads !== void 0 && !same(threads.reference, threads.value)) warnings.push({
		code: "uneven-threads",
		...about,
		...threads
	});
	if (!namesProgram(control) && !namesProgram(other) && seriesOf(control) !== seriesOf(other)) {
		const [server, reference] = [other, control].map((one) => `${one.server.product} ${one.server.version}`);
		warnings.push({
			code: "uneven-version",
			...about,
			server,
			reference
		});
	}
	const [quorum, semiSynchronous] = isQuorum(other) ? [other, control] : [control, other];
	if (isQuorum(quorum) && !isQuorum(semiSynchronous) && isSemiSynchronous(semiSynchronous)) warnings.push({
		code: "uneven-replication",
		quorum: quorum.scenario.name,
		semiSynchronous: semiSynchronous.scenario.name
	});
	return warnings;
}
function unlikeProduction({ workloads, dataset }, servers) {
	const [first] = servers;
	if (first === void 0 || !servers.some((other) => areDifferentServers(first, other))) return [];
	const hasOwnLoad = servers.some(({ scenario }) => scenario.own !== void 0);
	const pools = servers.map(({ variables }) => Number(variables.innodb_buffer_pool_size ?? 0));
	const [bytes, poolBytes] = [datasetBytes(dataset), Math.max(...pools)];
	return [...workloads.every(isSingleStatement) ? [{
		code: "single-statement",
		workloads: workloads.map(({ name }) => name)
	}] : [], ...!hasOwnLoad && bytes < LEAST_FILLED * poolBytes ? [{
		code: "tiny-dataset",
		bytes,
		poolBytes
	}] : []];
}
/** Whether a configuration chooses the program, which is then the subject of the comparison. */
function namesProgram({ scenario }) {
	return scenario.program !== void 0;
}
/** Product and series, such as "MySQL 8.0", so that patch releases of a series count as equal. */
function seriesOf({ server }) {
	const [series = server.version] = /^\d+\.\d+/.exec(server.version) ?? [];
	return `${server.product} ${series}`;
}
function isQuorum({ variables }) {
	return variables.group_replication_consistency !== void 0 && variables.group_replication_group_name !== "" || isSwitchedOn(variables.wsrep_on);
}
function isSemiSynchronous({ variables }) {
	return isSwitchedOn(variables.rpl_semi_sync_source_enabled) || isSwitchedOn(variables.rpl_semi_sync_master_enabled);
}
function isSwitchedOn(value) {
	return value !== void 0 && stateOf(value) === true;
}
/** Variables that a scenario sets by its options, or by statements such as `SET GLOBAL name = 1`. */
function variablesIn({ options, sql }) {
	const set = sql.flatMap(({ value }) => [...value.matchAll(/\b\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()));
	return [...options.map(({ variable }) => variable), ...set.map(variableOf)];
}
function same(one, other) {
	const state = stateOf(one);
	return one.toUpperCase() === other.toUpperCase() || state !== void 0 && state === stateOf(other);
}

// src/core/attribution/figures.ts
/** Makes the figures of causes from effects, and says which cost is large enough to matter. */
/** Widest figures, from a thousandth to a thousand times, because few measurements may give an infinite interval. */
const WIDEST = Math.log(1e3);
function causeFigures(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	const changeOf = (log) => Math.expm1(within(log));
	return {
		change: changeOf(effect.mean),
		low: changeOf(low),
		high: changeOf(high)
	};
}
/**
* Cost or gain of a line as a share of the QPS before the change: the change leaves e^w of that QPS, and without the
* line it leaves e^s times as much.
*
* @param saving s: ln QPS of the change without the line, against the whole change
* @param whole w: ln QPS of the change against before
*/
function costFigures(saving, whole) {
	const { low, high } = interval(saving, CONFIDENCE);
	const shareOf = (log) => -Math.exp(within(whole)) * Math.expm1(within(log));
	return {
		change: shareOf(saving.mean),
		low: shareOf(high),
		high: shareOf(low)
	};
}
function within(log) {
	return Math.min(WIDEST, Math.max(-WIDEST, log));
}
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** The least cost that matters, as −ln(1 − share). */
function relevantCost(whole) {
	return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)));
}
/** Least share that matters: 0.01, or a tenth of the whole if that is more. @param whole change of QPS */
function relevantShareOf(whole) {
	return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole);
}
/** Change of QPS that undoes another: +0.25 for −0.2. */
function wayBackOf(change) {
	return 1 / (1 + change) - 1;
}

// src/core/performance-schema/performance-schema.ts
/**
* Parts of Performance Schema, which are consumers and classes of instruments, and what each depends on (MySQL manual,
* "Performance Schema Consumer Configurations").
*/
function consumersOf(server) {
	return performanceSchemaOf(server).consumers;
}
function isEnabledByDefault(server, consumer) {
	return performanceSchemaOf(server).enabled.includes(consumer);
}
/** Consumers that must be enabled for this one to do anything, the nearest first. */
function consumersAbove(consumer) {
	const parent = parentOf(consumer);
	return parent === void 0 ? [] : [parent, ...consumersAbove(parent)];
}
function parentOf(consumer) {
	if (consumer === "global_instrumentation") return void 0;
	const [, kind, table] = /^events_(statements|transactions|stages|waits)_(current|history|history_long)$/.exec(consumer) ?? [consumer];
	if (kind === void 0) return "global_instrumentation";
	return table === "current" ? "thread_instrumentation" : `events_${kind}_current`;
}
/** Prefix of the instruments whose events the consumer keeps or counts; undefined: all. */
function sourceOf(consumer) {
	if (consumer === "statements_digest") return "statement/";
	const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1];
	return kind === void 0 || kind === "transaction" ? kind : `${kind}/`;
}
/** Prefix that a pattern stands for; undefined if the pattern is not `prefix/%`, `%` or a plain name. */
function prefixOf(pattern) {
	const [, prefix = "", wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [
		pattern,
		void 0,
		void 0
	];
	if (wildcard === void 0) return void 0;
	if (wildcard === "%") return prefix === "" || prefix.endsWith("/") ? prefix : void 0;
	return prefix === "" || prefix.endsWith("/") ? void 0 : prefix;
}
/** Whether some instrument can belong to both prefixes. */
function overlaps(prefix, other) {
	return prefix.startsWith(other) || other.startsWith(prefix);
}

// src/core/performance-schema/setup-state.ts
/** @returns whether each consumer is on; no entry for a consumer for which the configuration leaves this open */
function consumerStates({ options, sql }, server) {
	const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]));
	for (const option of options) {
		const name = consumerOf(option) ?? "";
		if (!states.has(name)) continue;
		if (isForAll(option)) states.set(name, isOn(option));
		else states.delete(name);
	}
	for (const { value } of sql) {
		const statement = parseSetupStatement(value, server);
		if (statement?.kind === "consumers") for (const name of statement.names) states.set(name, statement.enabled);
		else if (statement === void 0 && touchesSetup(value)) return /* @__PURE__ */ new Map();
	}
	return states;
}
function isForAll({ group }) {
	return group === void 0 || group === "mysqld" || group === "server";
}
const UPDATE = /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i;
/** Any statement about the setup tables. If such a statement cannot be parsed, it is unknown which consumers are on. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/**
* Rows that a statement sets: all of a table, one by its name, or those whose names begin alike; undefined for any
* other statement.
*/
function parseSetupStatement(sql, server) {
	const [, table, isOn = "", isTimed, operator = "", condition = "%"] = UPDATE.exec(sql.replaceAll("`", "").replaceAll("\"", "'")) ?? [];
	const isConsumers = table?.toLowerCase() === "consumers";
	if (table === void 0 || operator === "=" && condition.endsWith("%") || isConsumers && isTimed) return void 0;
	const pattern = condition.toLowerCase().replaceAll("\\_", "_");
	const enabled = isOn.toLowerCase() === "yes";
	if (isConsumers) {
		const [start = "", wildcard] = pattern.split("%");
		return {
			kind: "consumers",
			names: consumersOf(server).filter((name) => wildcard === void 0 ? name === start : name.startsWith(start)),
			enabled
		};
	}
	const prefix = prefixOf(pattern);
	if (prefix === void 0) return void 0;
	return {
		kind: "instruments",
		prefix,
		enabled
	};
}
function touchesSetup(sql) {
	return TOUCHES.test(sql);
}

// src/core/attribution/lines.ts
/**
* Splits a change into lines, so that `mix` of all lines is head (see isSameScenario), and `mix` of none is the
* reference.
*/
function splitDifference(reference, head, server) {
	const parts = [
		...optionParts(reference.options, head.options),
		...statementParts(reference, head, server),
		programPart(reference, head),
		...ownParts(reference, head)
	];
	const drafts = parts.flatMap(({ line }) => line ?? []);
	const needs = needsAmong(drafts);
	return {
		reference,
		head,
		parts,
		lines: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
function isProgram({ name }) {
	return name === "image" || name === "binary";
}
/**
* Indices of the lines that may be a cause. Lines that both servers show alike cannot be one, nor can those that slow
* down no statement.
*
* @param started settings of both servers after their start; undefined if unknown
*/
function linesThatDiffer({ lines }, [before, now]) {
	return lines.flatMap((line, index) => {
		const keys = now === void 0 ? [] : keysOf(line, now);
		const isAlike = keys.length > 0 && keys.every((key) => before?.get(key) === now?.get(key));
		const isIdle = line.variable !== void 0 && !mayAffectSpeed(line);
		return isAlike || isIdle ? [] : [index];
	});
}
/**
* Keys under which a server shows what a line sets; empty if it does not show all of it, so that the line cannot count
* as equal on both servers.
*/
function keysOf({ name, variable, pieces }, settings) {
	const allKeys = [...settings.keys()];
	const keysOfPiece = (piece) => {
		if (piece.kind === "consumer") return allKeys.filter((key) => key === switchKey("consumer", piece.name));
		const prefix = switchKey("instrument", piece.prefix);
		return allKeys.filter((key) => key === prefix || isOfMany(piece) && key.startsWith(prefix));
	};
	const parts = pieces.map(keysOfPiece);
	if (pieces.length > 0) return parts.every((keys) => keys.length > 0) ? parts.flat() : [];
	return (variable === void 0 ? [name] : namesOf(variable)).map((each) => switchKey("variable", each)).filter((key) => settings.has(key));
}
function isOfMany({ prefix }) {
	return prefix === "" || prefix.endsWith("/");
}
/** The configuration before the change, with the given lines taken from the one after it. */
function mix({ reference, head, lines, parts }, included, name) {
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === lines.length) return {
		...head,
		name
	};
	let next = 0;
	const fragments = parts.map(({ line, before, after }) => line && chosen.has(next++) ? after : before);
	const { workload, data } = Object.assign({}, ...fragments.map(({ own }) => own));
	return {
		name,
		options: fragments.flatMap(({ options }) => options ?? []),
		sql: fragments.flatMap(({ sql }) => sql ?? []),
		program: fragments.find(({ program }) => program !== void 0)?.program,
		...workload !== void 0 && data !== void 0 && { own: {
			workload,
			data
		} },
		place: head.place,
		memoryLimit: head.memoryLimit
	};
}
function optionParts(reference, head) {
	const [before, after] = resolveBoth(reference, head);
	const identityOf = (settings) => JSON.stringify(settings?.map(settingIdentity));
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)));
	const same = { options: reference.filter((option) => !changed.includes(subjectOf(option))) };
	return [{
		before: same,
		after: same
	}, ...changed.map((subject) => {
		const of = (options) => options.filter((option) => subjectOf(option) === subject);
		return {
			line: optionLine(before.get(subject)?.at(-1), after.get(subject)?.at(-1)),
			before: { options: of(reference) },
			after: { options: of(head) }
		};
	})];
}
function optionLine(old, current) {
	const last = current ?? old;
	return {
		name: last?.value.kind === "expression" ? canonicalName(last.name) : last?.key ?? "",
		variable: last?.value.kind === "expression" ? void 0 : last?.variable,
		before: old?.text ?? null,
		after: current?.text ?? null,
		place: current === void 0 ? null : {
			file: current.file,
			line: current.line
		},
		pieces: last === void 0 ? [] : optionPieces(last),
		switchesOn: current !== void 0 && isOn(current)
	};
}
/**
* Consumers or instruments of Performance Schema that a setting switches; none for a pattern other than `prefix/%`, `%`
* or a plain name.
*/
function optionPieces(setting) {
	const consumer = consumerOf(setting);
	if (consumer !== void 0) return [{
		kind: "consumer",
		name: consumer
	}];
	const prefix = setting.value.kind === "instruments" ? prefixOf(setting.value.pattern) : void 0;
	return prefix === void 0 ? [] : [{
		kind: "instruments",
		prefix
	}];
}
/**
* Statements as parts, so that a mix keeps their order: one part for those that both sides begin with, one for each in
* between, and one for those that both end with.
*/
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	const shared = (sql) => ({
		before: { sql },
		after: { sql }
	});
	return [
		shared(reference.sql.slice(0, start)),
		...changed.map(({ name, before: old, after: current }) => {
			const statement = parseSetupStatement((current ?? old)?.value ?? "", server);
			return {
				line: {
					name,
					variable: void 0,
					before: old?.value ?? null,
					after: current?.value ?? null,
					place: current === void 0 ? null : {
						file: current.file,
						line: current.line
					},
					pieces: statement?.kind === "instruments" ? [{
						kind: "instruments",
						prefix: statement.prefix
					}] : (statement?.names ?? []).filter((each) => before.get(each) === void 0 || before.get(each) !== after.get(each)).map((each) => ({
						kind: "consumer",
						name: each
					})),
					switchesOn: current !== void 0 && (statement?.enabled ?? false)
				},
				before: { sql: old === void 0 ? [] : [old] },
				after: { sql: current === void 0 ? [] : [current] }
			};
		}),
		shared(reference.sql.slice(reference.sql.length - end))
	];
}
function programPart(reference, head) {
	const [before, after] = [reference.program, head.program];
	const kind = (after ?? before)?.kind;
	const ends = {
		before: { program: before },
		after: { program: after }
	};
	if (kind === void 0 || isSameProgram(reference, head)) return ends;
	const place = after === void 0 ? null : head.programPlace ?? head.place;
	return {
		line: {
			name: kind,
			variable: void 0,
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			pieces: [],
			switchesOn: false
		},
		...ends
	};
}
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingChanges(reference, head);
	const part = (kinds, of) => {
		const change = changed.find(({ kind }) => kinds.includes(kind));
		if (change === void 0) return {
			before: { own: of(after) },
			after: { own: of(after) }
		};
		const values = {
			before: change.before?.text ?? null,
			after: change.after?.text ?? null
		};
		const switchesOn = change.kind === "schema";
		return {
			line: {
				name: change.name,
				variable: void 0,
				...values,
				place: change.after,
				pieces: [],
				switchesOn
			},
			before: { own: of(before) },
			after: { own: of(after) }
		};
	};
	return [part(["schema"], ({ data }) => ({ data })), part(["workload", "mix"], ({ workload }) => ({ workload }))];
}
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Indices of the lines that each line needs, directly or not. Only a line that switches something on can be needed. */
function needsAmong(lines) {
	return lines.map((line) => lines.flatMap((other, index) => other !== line && other.switchesOn && isNeeded(other, line) ? [index] : []));
}
function isNeeded(other, line) {
	if (other.name === "schema") return line.name === "workload" || line.name === "mix";
	const [piece, ...more] = other.pieces;
	if (piece === void 0) {
		const isStatementOnIt = line.name.startsWith("sql[") && /performance_schema/i.test(line.after ?? line.before ?? "");
		const switches = line.variable === "performance_schema_instrument" || isStatementOnIt ? ["performance_schema"] : line.variable && NEEDED.find(line.variable);
		return other.variable !== void 0 && switches?.includes(other.variable) || false;
	}
	return more.length === 0 && line.pieces.some((dependent) => isPieceNeeded(piece, dependent));
}
function isPieceNeeded(other, piece) {
	if (piece.kind === "instruments") return other.kind === "consumer" && other.name === "global_instrumentation";
	if (other.kind === "consumer") return consumersAbove(piece.name).includes(other.name);
	const source = sourceOf(piece.name);
	return source !== void 0 && overlaps(other.prefix, source);
}
/**
* Finds a smallest set of lines with which something fails: without any one of them it succeeds. The shortest beginning
* of the list that fails ends with a line of the set; with that line kept, the search goes on among the lines before
* it.
*
* @param lines with all of them it fails, without any it does not
* @param fails whether it fails with this part of the lines
*/
async function smallestFailingSet(lines, fails) {
	let tail = [];
	let candidates = lines;
	do {
		let [good, bad] = [0, candidates.length];
		while (bad - good > 1) {
			const middle = Math.floor((good + bad) / 2);
			if (await fails([...candidates.slice(0, middle), ...tail])) bad = middle;
			else good = middle;
		}
		tail = [...candidates.slice(bad - 1, bad), ...tail];
		candidates = candidates.slice(0, bad - 1);
	} while (candidates.length > 0 && !await fails(tail));
	return tail;
}

// src/core/attribution/search.ts
/**
* Search for the lines to blame for a cost, or to thank for a gain: a server without a line shows what taking it back
* regains. Many lines begin in groups, and a group that regains something is split. If no line regains anything alone,
* pairs of groups are taken back.
*/
/** Chance that any innocent line is blamed, over all lines and looks. */
const FALSE_BLAME = .03;
/** Share of FALSE_BLAME that one look may spend. It is large, because estimates of successive looks are similar. */
const PER_LOOK = .5;
/** Chance that a line with the least cost that matters is called innocent. */
const FALSE_ACQUITTAL = .03;
/** One-sided error at which a group is split, or an effect believed. */
const SHOWN = .02;
/** One-sided error at which a line stays a suspect. */
const SUSPECTED = .1;
/** Least cost, as ln of QPS, that is worth a further search once some lines are to blame. */
const WORTH_MORE = .02;
/** Share of the whole that several lines must each regain alone, so that taking back any one of them suffices. */
const ALIKE = 2 / 3;
const PAIRED_PARTS = 4;
/** Least trials to blame a line, because after one slow start of the whole change every line seems to be to blame. */
const LEAST_TRIALS = 2;
/**
* With more undecided lines, or groups of lines, than this, a trial measures only the suspected ones until one is to
* blame, because fewer servers in a trial confirm a suspicion sooner.
*/
const FEW_ITEMS = 4;
/** Most trials of a line; if it is still open then, it stays inconclusive. */
const MOST_TRIALS = 12;
/**
* @param candidates indices of the lines that may be to blame
* @param room number of suspects whose servers can run at once
*/
function startSearch(lines, candidates, whole, room) {
	const isTogether = (line) => isOfTables({ bare: at(lines, line).variable ?? "" });
	const tables = candidates.filter(isTogether);
	const programs = candidates.filter((line) => isProgram(at(lines, line)));
	const others = candidates.filter((line) => !tables.includes(line) && !programs.includes(line));
	const single = [tables, programs].filter((each) => each.length > 0);
	const groups = neighbourGroups(others, Math.max(1, room - single.length));
	const error = FALSE_BLAME * PER_LOOK / (single.length + groups.length);
	return {
		lines,
		whole,
		items: [...single.map((each) => itemOf(each, error, "whole")), ...groups.map((each) => itemOf(each, error))],
		total: void 0,
		isPaired: false
	};
}
function itemOf(lines, error, form = "group") {
	return {
		lines,
		state: "open",
		error,
		form: lines.length === 1 ? "whole" : form,
		trials: 0
	};
}
function neighbourGroups(lines, most) {
	const count = Math.min(lines.length, most);
	const bound = (nth) => Math.round(nth * lines.length / count);
	return Array.from({ length: count }, (_, nth) => lines.slice(bound(nth), bound(nth + 1)));
}
/** Suspects of the next trial, the least measured first; empty if another trial would decide nothing. */
function nextItems(search, room) {
	return openItems(search).toSorted((one, other) => one.trials - other.trials).slice(0, room);
}
function openItems(search) {
	const open = search.items.filter(({ state, trials }) => state === "open" && trials < MOST_TRIALS);
	const least = Math.max(relevantOf(search), WORTH_MORE);
	const suspected = open.filter(({ saving }) => saving !== void 0 && regainsAtLeast(search, saving, least, SUSPECTED));
	if (!search.items.some(isBlamed)) return suspected.length > 0 && open.length > FEW_ITEMS ? suspected : open;
	if (unexplainedPart(search).mean > least) return open;
	const parts = open.filter((item) => item.trials < LEAST_TRIALS && (needsBlamed(search, item) || isImplied(search, item)));
	return [.../* @__PURE__ */ new Set([...suspected, ...parts])];
}
function isBlamed({ state }) {
	return state === "to blame";
}
function signOf({ whole }) {
	return whole.mean > 0 ? -1 : 1;
}
function relevantOf({ whole }) {
	return relevantCost({
		...whole,
		mean: -Math.abs(whole.mean)
	});
}
/** ln QPS that taking back a suspect regains, or loses if the search is for gains; positive if it is to blame. */
function regainOf(search, saving) {
	return {
		...saving,
		mean: signOf(search) * saving.mean
	};
}
function regainsAtLeast(search, saving, least, error) {
	const regained = regainOf(search, saving);
	return regained.mean >= least && lowerBound(regained, error) > 0;
}
/**
* ln QPS that taking back the whole change regains: as measured on the search's own servers, or else by the run's
* comparison.
*/
function totalOf(search) {
	return regainOf(search, search.total ?? {
		...search.whole,
		mean: -search.whole.mean
	});
}
function unexplainedPart(search) {
	const blamed = search.items.filter(isBlamed);
	const savings = blamed.filter((item) => !blamed.some((other) => isNeeding(search, item, other))).flatMap(({ saving }) => saving ? [regainOf(search, saving)] : []);
	const all = [totalOf(search), ...savings];
	return combine(at(all, 0).mean - sum(savings.map(({ mean }) => mean)), all.map((effect) => ({
		effect,
		slope: 1
	})));
}
/**
* Judges the measured suspects after a trial, and splits groups that regain something.
*
* @param tried the suspects of that trial
* @param room number of suspects whose servers can run at once
*/
function learn(search, tried, { total, savingOf }, room) {
	const measured = search.items.map((item) => tried.includes(item) ? countTrial(item, savingOf(item)) : item);
	let after = {
		...search,
		total: total ?? search.total,
		items: measured
	};
	for (const _ of [1, 2]) after = {
		...after,
		items: after.items.flatMap((item) => item.state === "open" && item.trials > 0 ? judgeItem(after, item, room) : [item])
	};
	return searchInPairs({
		...after,
		items: [...new Map(after.items.map((item) => [item.lines.join(), item])).values()]
	});
}
/** Adds a trial to a suspect. A trial that measured nothing of the suspect does not count. */
function countTrial(item, saving) {
	return saving === void 0 ? item : {
		...item,
		saving,
		trials: item.trials + 1
	};
}
function judgeItem(search, item, room) {
	const { saving, error, form } = item;
	if (saving === void 0) return [item];
	const relevant = relevantOf(search);
	if (form !== "whole" && regainsAtLeast(search, saving, relevant, SHOWN)) return partsOf(item, room);
	const permitted = needsBlamed(search, item) ? SHOWN : error;
	const isShown = isImplied(search, item) ? regainOf(search, saving).mean >= relevant : regainsAtLeast(search, saving, relevant, permitted);
	if (item.trials >= LEAST_TRIALS && isShown) return [{
		...item,
		state: "to blame"
	}];
	const isInnocent = upperBound(regainOf(search, saving), FALSE_ACQUITTAL) < relevant;
	return [{
		...item,
		state: isInnocent ? "innocent" : "open"
	}];
}
function partsOf({ lines, error, form }, room) {
	if (form === "pairs") return pairsOf(lines, error);
	const parts = neighbourGroups(lines, Math.max(2, room));
	return parts.map((part) => itemOf(part, error / parts.length));
}
/**
* Takes back pairs of parts if no line regains anything alone: any two lines are in one of the pairs. If no pair
* regains anything, all lines together are the cause.
*/
function searchInPairs(search) {
	const { items, total } = search;
	const isOver = items.every((item) => isGivenUp(search, item));
	const lines = [...new Set(items.flatMap((item) => item.lines))].toSorted((one, other) => one - other);
	if (!isOver || lines.length < 2 || total === void 0 || !regainsAtLeast(search, total, relevantOf(search), SHOWN)) return search;
	const error = FALSE_BLAME * PER_LOOK;
	const isWhole = lines.length === 2 || search.isPaired;
	const root = lines.filter((line) => lines.every((other) => other === line || at(search.lines, other).needs.includes(line)));
	const whole = root.length === 1 ? root : lines;
	const pairs = isWhole ? [{
		...itemOf(whole, error, "whole"),
		state: "to blame",
		saving: total
	}] : pairsOf(lines, error);
	const others = items.filter((item) => !pairs.some((pair) => pair.lines.join() === item.lines.join()));
	return {
		...search,
		items: [...others, ...pairs],
		isPaired: true
	};
}
function isGivenUp(search, { state, saving, trials }) {
	if (state === "innocent" || state === "needed") return true;
	return trials > LEAST_TRIALS && saving !== void 0 && !regainsAtLeast(search, saving, relevantOf(search), SUSPECTED);
}
function pairsOf(lines, error) {
	const parts = neighbourGroups(lines, PAIRED_PARTS);
	const pairs = parts.flatMap((one, nth) => parts.slice(nth + 1).map((other) => [...one, ...other]));
	return pairs.map((pair) => itemOf(pair, error / pairs.length, pair.length === 2 ? "whole" : "pairs"));
}
/**
* Search after servers failed to start without some suspects. Several that failed are then taken back together, because
* they may need each other; a group is split, because perhaps only some of its lines are needed.
*/
function searchAfterFailures(search, failing, room) {
	const others = search.items.filter((item) => !failing.includes(item));
	if (failing.length > 1 && failing.every(({ form }) => form === "whole")) {
		const lines = [...new Set(failing.flatMap((item) => item.lines))].toSorted((one, other) => one - other);
		return {
			...search,
			items: [...others, itemOf(lines, sum(failing.map(({ error }) => error)), "whole")]
		};
	}
	const items = failing.flatMap((item) => item.form === "group" ? partsOf(item, room) : [{
		...item,
		state: "needed"
	}]);
	return {
		...search,
		items: [...others, ...items]
	};
}
/** Lines of all causes to blame; empty if taking back a single one of these causes suffices. */
function linesBlamedTogether(search) {
	const blamed = search.items.filter(isBlamed);
	const isNeededByOthers = (one) => blamed.every((other) => other === one || isNeeding(search, other, one));
	return blamed.some(isNeededByOthers) || alikeOf(search, blamed).length === blamed.length ? [] : blamed.flatMap(({ lines }) => lines);
}
/**
* Causes, with every line in exactly one of them: first the causes to blame, by their cost, then the others in line
* order.
*/
function causesOf(search) {
	const blamed = search.items.filter(isBlamed);
	const alike = alikeOf(search, blamed);
	const apart = blamed.filter((item) => !alike.includes(item));
	const isLeft = ({ lines }) => !search.items.some((each) => lines.some((line) => each.lines.includes(line)) && (isBlamed(each) || each.lines.length < lines.length));
	const others = search.items.filter((item) => !isBlamed(item) && isLeft(item));
	const dearest = ({ change }) => signOf(search) * (change ?? 0);
	return [...[...apart.map((item) => [item]), ...alike.length > 0 ? [alike] : []].map((items) => causeOf(search, items)).sort((one, other) => dearest(one) - dearest(other)), ...others.toSorted((one, other) => at(one.lines, 0) - at(other.lines, 0)).map((item) => causeOf(search, [item]))];
}
/** Single lines that each regain the whole, although none is known to need another; empty if there is only one. */
function alikeOf(search, blamed) {
	const least = ALIKE * totalOf(search).mean;
	const alike = blamed.filter((item) => item.lines.length === 1 && item.saving !== void 0 && regainOf(search, item.saving).mean >= least && !blamed.some((other) => isNeeding(search, item, other) || isNeeding(search, other, item)));
	return alike.length < 2 ? [] : alike;
}
function needsBlamed(search, item) {
	return search.items.some((each) => isBlamed(each) && isNeeding(search, item, each));
}
/** Whether a blamed line needs the suspect: taking the suspect back also undoes that line's cost. */
function isImplied(search, item) {
	return item.form === "whole" && search.items.some((each) => isBlamed(each) && isNeeding(search, each, item));
}
function isNeeding(search, one, other) {
	return needsOf(search, one).some((line) => other.lines.includes(line));
}
function needsOf({ lines }, item) {
	return item.lines.flatMap((line) => at(lines, line).needs);
}
/** @param items several if each of them regains the whole */
function causeOf(search, items) {
	const { lines, whole } = search;
	const first = at(items, 0);
	const indices = items.flatMap((item) => item.lines);
	const searched = new Set(search.items.flatMap((item) => item.lines));
	const needed = [...new Set(items.flatMap((item) => needsOf(search, item)))];
	const ofOne = indices.length === 1 ? "one" : first.form === "whole" ? "all" : "group";
	return {
		settings: indices.map((index) => {
			const { name, before, after, place } = at(lines, index);
			return {
				name,
				before,
				after,
				place
			};
		}),
		verdict: causeVerdict(search, first),
		kind: items.length > 1 ? "either" : ofOne,
		...first.saving === void 0 ? {
			change: null,
			low: null,
			high: null
		} : costFigures(first.saving, whole.mean),
		needs: needed.filter((line) => searched.has(line) && !indices.includes(line)).map((line) => at(lines, line).name)
	};
}
function causeVerdict(search, { state, saving }) {
	if (state !== "open") return state;
	if (saving === void 0) return "not measured";
	const relevant = relevantOf(search);
	return !search.items.some(isBlamed) || upperBound(unexplainedPart(search), FALSE_ACQUITTAL) >= relevant || regainsAtLeast(search, saving, relevant, SHOWN) ? "inconclusive" : "innocent";
}

export { unevenDurability as _, nextItems as a, isProgram as c, smallestFailingSet as d, splitDifference as f, DECISIVE_VARIABLES as g, wayBackOf as h, linesBlamedTogether as i, linesThatDiffer as l, relevantShareOf as m, causesOf as n, searchAfterFailures as o, causeFigures as p, learn as r, startSearch as s, FALSE_BLAME as t, mix as u, unevenServers as v, unlikeProduction as y };