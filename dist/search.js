import { b as isIdleOption, h as OPTIONS, u as stateOf } from "./exercises.js";
import { u as isSingleStatement } from "./workloads.js";
import { t as CONFIDENCE } from "./comparison.js";
import { k as variableOf } from "./setting.js";
import { r as sum, t as at } from "./vectors.js";
import { c as lowerBound, d as upperBound, i as combine, s as interval } from "./random-effects.js";
import { t as datasetBytes } from "./dataset.js";
import { r as isOfTables } from "./initial-data.js";
import { t as isProgram } from "./lines.js";

// src/core/comparison/fairness.ts
/**
* Rules of a fair comparison between servers. Settings that decide speed, although few comparisons are about them, are
* shown beside the figures. So are settings of durability, because a server that promises less answers a commit sooner.
* Warnings name what else makes servers unequal, or their load unlike that of applications.
*/
/** Variables with a large effect on speed, which published studies therefore list; in the order of the report. */
const DECISIVE_VARIABLES = rankedNames(({ decisive }) => decisive);
/** Variables that decide what a server has made safe by the time it confirms a commit. */
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
/** Smallest size of the data, as a share of the buffer pool, that still resembles production. */
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
/** Limits of figures, from a thousandth to a thousand times, because few measurements may give an infinite interval. */
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
/** The smallest cost that matters, as −ln(1 − share). */
function relevantCost(whole) {
	return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)));
}
/** Smallest share that matters: 0.01, or a tenth of the whole if that is more. @param whole change of QPS */
function relevantShareOf(whole) {
	return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole);
}
/** Change of QPS that undoes another: +0.25 for −0.2. */
function wayBackOf(change) {
	return 1 / (1 + change) - 1;
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
/** Chance that a line with the smallest cost that matters is called innocent. */
const FALSE_ACQUITTAL = .03;
/** One-sided error at which a group is split, or an effect believed. */
const SHOWN = .02;
/** One-sided error at which a line stays a suspect. */
const SUSPECTED = .1;
/** Smallest cost, as ln of QPS, that is worth a further search once some lines are to blame. */
const WORTH_MORE = .02;
/**
* Share of the cost of the whole change that several lines must each regain alone, so that taking back any one of them
* suffices.
*/
const ALIKE = 2 / 3;
const PAIRED_PARTS = 4;
/**
* Minimum number of trials before a line is blamed, because after one slow start of the whole change every line seems
* to be to blame.
*/
const LEAST_TRIALS = 2;
/**
* If more lines, or groups of lines, than this are undecided, a trial measures only those that are suspected, until one
* is to blame: fewer servers in a trial confirm a suspicion sooner.
*/
const FEW_ITEMS = 4;
/** Maximum number of trials for a line. A line that is still open after them stays inconclusive. */
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

export { nextItems as a, causeFigures as c, DECISIVE_VARIABLES as d, unevenDurability as f, linesBlamedTogether as i, relevantShareOf as l, unlikeProduction as m, causesOf as n, searchAfterFailures as o, unevenServers as p, learn as r, startSearch as s, FALSE_BLAME as t, wayBackOf as u };