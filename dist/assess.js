import { M as USUAL_PRODUCTS, N as familyOf, b as isIdleOption, g as OptionIndex, l as shownState, m as FORKS, n as isExercise, s as numberOf, t as EXERCISES, x as removalOf } from "./exercises.js";
import { _ as string, d as number, f as object, n as array, s as int, u as m } from "./schemas.js";
import { r as sum } from "./vectors.js";
import { c as isOwnScript, l as isOwnWorkload, s as exercisesOf, v as workloadFor } from "./workloads.js";
import { a as affectsEveryStatement, d as keepsRows, f as knowledgeOf, g as speedOf, i as optionReach, n as isBinaryLog, r as isCertificate, s as isOfMissingPlugin } from "./reach.js";
import { O as variableForms, S as namesOf, b as isSameName } from "./setting.js";

// src/core/setting/assess.ts
/**
* Assesses a changed setting: whether the loads exercise it on servers that have it, and if not, why not. This file
* alone decides whether a change is worth measuring, so that the plan and the report agree. Sentences are in
* assessment-text.ts.
*/
/**
* Exercised: a cell does the work that the setting is for. Not reached: a cell does that work, but no server came to
* the limit or threshold, neither before the change nor after it. No difference: servers do the same before and after.
* No effect: the value does not affect how any statement runs. Not measured: no cell is known to use the setting, or no
* server got it, for the reason in `why`.
*/
const STATUSES = [
	"exercised",
	"not-reached",
	"no-difference",
	"no-effect",
	"not-measured"
];
/**
* Reasons why no cell uses a setting, or no server got it. Other workload: another workload, or other data, would show
* it. No load: no load on a single machine shows it. Switched off: another setting that it needs is off. Made equal:
* qpsgate gave both servers one value, to fit this machine. Isolated: it would reach out of the test servers.
* Container: it limits the container, and what it slows down is not measured. Not on server: the test server lacks it.
* Other group: the test server does not read its group. Other program: its group is for another program. Not applied:
* it is unknown what the server gets from it. Derived: a Kubernetes operator derives the server's settings from it.
* Other load: the load itself changed. Page cache: the servers share the page cache of the machine, so that the setting
* does not act as it does in production. No time: the budget did not suffice for its server. Unknown: the table of
* options says nothing about it.
*/
const WHYS = [...[
	"other-workload",
	"no-load",
	"switched-off",
	"made-equal",
	"isolated",
	"container"
], ...[
	"not-on-server",
	"other-group",
	"other-program",
	"not-applied",
	"derived",
	"other-load",
	"page-cache",
	"no-time",
	"unknown"
]];
/** Growth per transaction of a counter of SHOW GLOBAL STATUS, as proof that a load exercises a setting. */
const growthSchema = object({
	counter: string(),
	/** Growth before the change; null if no server of the base was measured in the cell. */
	before: number().nonnegative().nullable(),
	after: number().nonnegative()
});
const assessmentSchema = object({
	status: m(STATUSES),
	/**
	* Reason; null if the effect was measured, or if there is nothing to measure. With `no-difference` the only possible
	* reason is that servers ignore the setting.
	*/
	why: m(WHYS).nullable(),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** The counter in the first of these cells; null if no counter exists, so that the workload alone is the proof. */
	shownBy: growthSchema.nullable(),
	/**
	* Counters that hardly grew. They would have grown if a cell had done the work or reached the limit, so they are the
	* evidence that none did.
	*/
	still: array(string()).readonly(),
	/**
	* What keeps the setting from showing: exercises that are missing, by their names in the documentation; variables
	* that are off, although it needs them; or the variable that caps it.
	*/
	needs: array(string()).readonly()
});
/**
* Minimum growth of a counter per transaction that proves something. `doesItsWork`: an event seldom takes longer than a
* transaction, so fewer than one event in twenty transactions cost less than the usual limit of 5%. `happens`: a
* single wait may last as long as many transactions, and a limit matters as soon as it is reached once.
*/
const LEAST = {
	doesItsWork: .05,
	happens: .001
};
/**
* Minimum relative difference between the sides that counts, for a counter that grows by the same amount in every
* transaction. Smaller differences come from transactions that the end of a turn cuts off.
*/
const LEAST_DIFFERENCE = .03;
const NOTHING = {
	why: null,
	cells: [],
	shownBy: null,
	still: [],
	needs: []
};
function unmeasured(why, needs = [], still = []) {
	return {
		...NOTHING,
		status: "not-measured",
		why,
		needs,
		still
	};
}
function exercised(cells, shownBy = null) {
	return {
		...NOTHING,
		status: "exercised",
		cells,
		shownBy
	};
}
function pointless(status, needs = []) {
	return {
		...NOTHING,
		status,
		needs
	};
}
const CONDITIONS = new OptionIndex((row) => row.needs || row.cappedBy || row.isLimit || row.isOfTables || row.isSwitch || row.isScalable || row.isOfCache ? row : void 0);
/**
* Values that mean off, besides OFF and its synonyms. NONE may stand anywhere in the list of log_output, because it
* overrides all other words.
*/
const OFF = /^(?:enabled=off.*|one-thread-per-connection)$|\bNONE\b/i;
/** Options that exist although no server lists them among its variables, so their absence proves nothing. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/**
* Whether the change may matter to a server, judged before a server runs. Moving data or logs may matter, because a
* server is faster or slower in memory or on another device.
*/
function mayMatter(change) {
	const { kind, name, after } = change;
	const isRemoved = () => variableForms(name).some((form) => FORKS.some((fork) => removalOf(form, fork) !== void 0));
	if (kind === "option" && after !== null && isRemoved()) return true;
	return mayCost(change);
}
/** Whether the change may cost speed on a server that takes the option, or that refused it before. */
function mayCost({ kind, name, variable, before, after }) {
	if (kind !== "option" || variable === void 0) return true;
	if (isSameName(name, "log-bin")) {
		const [was, is] = [before, after].map((side) => side !== null && isBinaryLog({
			variable: "log_bin",
			value: side.value
		}));
		return was !== is || before === null || after === null || folderOf(before) !== folderOf(after);
	}
	return mayAffectSpeed({ name });
}
function mayAffectSpeed({ name }) {
	return speedOf(name) !== "no effect";
}
/** Folder of the binary log. It is empty for a name without a path, which means the data directory. */
function folderOf({ text = "" }) {
	return text.slice(0, text.lastIndexOf("/") + 1);
}
/**
* Reasons for which a measurement cannot show the change: both sides get the same value, other statements run, the page
* cache differs from production's, or there was no time.
*/
const NOT_IN_SERVERS = /* @__PURE__ */ new Set([...[
	"made-equal",
	"isolated",
	"container",
	"not-on-server"
], ...[
	"other-group",
	"other-program",
	"not-applied",
	"derived",
	"other-load",
	"page-cache",
	"no-time"
]]);
/** Whether a measurement could show the change. It may do so even if no load is known to exercise the setting. */
function reachesServers({ status, why }) {
	return status !== "no-difference" && status !== "no-effect" && !NOT_IN_SERVERS.has(why);
}
const NO_TIME = unmeasured("no-time");
/**
* Whether the change may cost something under any load, judged before the measurement, so that servers without such a
* change are not measured.
*/
function isWorthMeasuring(change, answers, loads) {
	return (answers.product === void 0 ? mayMatter(change) : mayCost(change)) && reachesServers(assess(change, answers, loads));
}
/**
* Whether the loads show the cost of the setting, or may show it. A user's own load may do any work, so it may show any
* setting.
*/
function isShown({ status, why, needs }, loads) {
	if (status === "no-difference") return false;
	if (why === null || why === "unknown") return true;
	const isOwn = loads.some(({ script }) => isOwnLoad(script));
	const isDone = (need) => isExercise(need) && workloadFor(need) !== void 0;
	if (why === "other-workload") return isOwn || needs.some(isDone);
	return isOwn && why === "no-load";
}
/**
* Assesses a change by the variables of its servers and the work of its loads. Without a server, the change is assessed
* for every usual product. If the loads may show the setting on one of them, or if nothing is known about it on any,
* the reason is `unknown`. Otherwise the first product that the setting matters to decides.
*/
function assess(change, answers, loads) {
	if (change.isOfOtherGroup) return unmeasured("other-group");
	const { product } = answers;
	if (product !== void 0) return assessOn(product, change, answers, loads);
	const telling = USUAL_PRODUCTS.map((each) => assessOn(each, change, answers, loads)).filter(({ status, why }) => status !== "no-effect" && why !== "unknown");
	const [first] = telling;
	return first === void 0 || telling.some((each) => isShown(each, loads)) ? unmeasured("unknown") : first;
}
function assessOn(product, change, { states, isStarted, sharesCache }, loads) {
	const all = loads.map(keyOf);
	const { kind, name, variable } = change;
	if (kind === "mix") return unmeasured("other-load");
	const { value } = change.after ?? change.before ?? {};
	if (value?.kind === "expression") return unmeasured(value.why);
	if (variable === void 0) return exercised(all);
	const [before, after] = [change.before?.assigned, change.after?.assigned];
	const speed = speedOf(variable);
	if (isReplacedOnServers(change) && speed !== "no effect") return unmeasured("isolated");
	const { fork } = familyOf(product);
	const ownStates = kind === "sql" && !isStarted ? [] : states;
	const plugin = {
		name: variable,
		texts: [change.before?.text, change.after?.text]
	};
	if (ownStates.some(({ lacked = [] }) => isOfMissingPlugin(plugin, lacked))) return unmeasured("not-on-server");
	if (isIgnored(variable, fork, ownStates)) return {
		...pointless("no-difference"),
		why: "not-on-server"
	};
	if (isMissing(change, variable, ownStates, isStarted)) return unmeasured("not-on-server");
	if (affectsEveryStatement(plugin)) return exercised(all);
	const knowledge = knowledgeOf(variable, product);
	if (knowledge === void 0 && speed === "no effect") return pointless("no-effect");
	if (knowledge === void 0) return unmeasured("unknown");
	const row = CONDITIONS.find(...variableForms(variable));
	const isOnAll = (is) => ownStates.length > 0 && ownStates.every(({ variables }) => is(variables));
	if (isOnAll((variables) => isIdleOption(variable, (other) => variables[other]))) return pointless("no-effect");
	const isOff = (one) => isOnAll((variables) => isShownOff(variables[one] ?? "ON"));
	const idle = row?.needs?.find((switches) => switches.split("|").every(isOff));
	if (idle !== void 0) return unmeasured("switched-off", idle.split("|"));
	if (ownStates.some(({ unmatched = [] }) => unmatched.includes(name))) return pointless("no-difference");
	const values = valuesIn(variable, ownStates);
	const isSame = values !== void 0 && values.before === values.after && (isStarted || row?.isSwitch);
	const isOther = (text) => text !== void 0 && numberOf(text) !== Number(values?.after);
	const isChanged = isOther(before) || isOther(after);
	const isMadeEqual = row?.isScalable && isChanged && numberOf(before) !== numberOf(after);
	if (isSame) return isMadeEqual ? unmeasured("made-equal") : pointless("no-difference");
	const cap = row?.cappedBy?.[fork];
	if (cap !== void 0 && isCapped(values, valuesIn(cap, ownStates))) return pointless("no-difference", [cap]);
	if (row?.isOfCache && sharesCache) return unmeasured("page-cache");
	const isWithoutTables = kind === "sql" || !keepsRows(before) || !keepsRows(after);
	if (row?.isOfTables && isWithoutTables) return unmeasured("no-load", ["other-engine"]);
	return assessIn(loads, knowledge, row?.isLimit === true);
}
function assessIn(loads, knowledge, isLimit) {
	const { counters, exercisedBy, isDifference } = knowledge;
	const isOfAny = exercisedBy.includes("any-statement");
	const shown = isOfAny ? exercised(loads.map(keyOf)) : byWork(loads, knowledge);
	const isThreshold = isOfAny && counters.length > 0;
	const isUnreached = isLimit && shown.still.length > 0;
	if (!isMeasured(loads) || !(isThreshold || isUnreached)) return shown;
	const reached = loads.flatMap((load) => shownIn(load, {
		counters,
		isWait: true,
		isDifference
	}));
	const [first] = reached;
	if (first === void 0) return {
		...NOTHING,
		status: "not-reached",
		still: isDifference ? [] : counters
	};
	const here = reached.map(({ cell }) => cell);
	return isUnreached ? shown : exercised(here, first.shownBy);
}
function isMeasured(loads) {
	return loads.some(({ counts }) => counts.length > 0);
}
function isShownOff(value) {
	return shownState(value) === false || OFF.test(value);
}
function isAbsent(variable, states) {
	const forms = variableForms(variable);
	return states.length > 0 && states.every(({ variables }) => forms.every((form) => !(form in variables))) && !LISTED_NOWHERE.test(variable);
}
/** Whether the servers are of versions that no longer have the variable, so that they ignore it. */
function isIgnored(variable, fork, states) {
	return isAbsent(variable, states) && variableForms(variable).some((form) => removalOf(form, fork) !== void 0);
}
/**
* Whether the servers lack the variable of an option with loose-. A production server that has the variable may still
* become slower. Only a started server proves the lack, because `--verbose --help` prints no variables of plugins.
*/
function isMissing({ before, after }, variable, states, isStarted) {
	return isStarted && isAbsent(variable, states) && [before, after].every((side) => side === null || side.isLoose);
}
/**
* Whether test servers get qpsgate's value in place of both values of the change. The binary log is on or off as
* written, but in a folder of the test server; a certificate is one that qpsgate made, or missing.
*/
function isReplacedOnServers({ kind, name, variable = "", before, after }) {
	if (kind !== "option" && variable === "") return false;
	const sides = [before, after].filter((one) => one !== null);
	const isPlaced = ({ value }) => isBinaryLog({
		variable,
		value
	}) || isCertificate({ variable });
	if (sides.length === 2 && sides.every(isPlaced)) return true;
	return sides.every((side) => !isPlaced(side) && optionReach({
		...side,
		name
	}) !== void 0);
}
/**
* Effective values: they may differ from the written ones, because qpsgate scales some and servers correct some.
* Undefined if one of them is unknown.
*/
function valuesIn(variable, states) {
	const valueIn = (wanted) => {
		const variables = states.find(({ revision }) => revision === wanted)?.variables ?? {};
		return namesOf(variable).flatMap((name) => variables[name] ?? [])[0];
	};
	const [before, after] = [valueIn("base"), valueIn("head")];
	return before === void 0 || after === void 0 ? void 0 : {
		before,
		after
	};
}
/** Whether both values are at or above a cap that did not change, so that servers cut them to the same value. */
function isCapped(values, cap) {
	if (values === void 0 || cap === void 0 || cap.before !== cap.after) return false;
	return [values.before, values.after].every((value) => Number(value) >= Number(cap.before));
}
/**
* Assesses a setting by the work of the cells. Its own counters are the best proof, but only in a cell that does work
* for which the setting matters, because some counters grow a little anyway. Without counters, that work is the proof.
*/
function byWork(loads, knowledge) {
	const { counters, exercisedBy } = knowledge;
	const shown = loads.flatMap((load) => {
		if (counters.length > 0) return doesAny(load, exercisedBy) ? shownIn(load, knowledge) : [];
		return exercisedBy.filter((exercise) => does(load, exercise) || EXERCISES[exercise].isDifference && isOwnLoad(load.script)).flatMap((exercise) => {
			const proving = EXERCISES[exercise];
			return proving.counters === void 0 ? [{
				cell: keyOf(load),
				shownBy: null
			}] : shownIn(load, proving);
		}).slice(0, 1);
	});
	const [first] = shown;
	if (first !== void 0) return exercised(shown.map(({ cell }) => cell), first.shownBy);
	const isTried = loads.some((load) => isOwnLoad(load.script) || exercisedBy.some((exercise) => does(load, exercise)));
	const isSame = exercisedBy.some((exercise) => EXERCISES[exercise].isDifference);
	if (isTried && isSame && isMeasured(loads)) return unmeasured("no-load", ["own-load"]);
	const still = isTried && isMeasured(loads) ? counters : [];
	return unmeasured(exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere) ? "other-workload" : "no-load", exercisedBy, still);
}
function isOwnLoad(script) {
	return isOwnScript(script) || isOwnWorkload(script);
}
function does({ script, threads }, exercise) {
	return exercisesOf(script, threads).includes(exercise);
}
/**
* Whether a load may do the work of one of the exercises. A user's own script or workload may do any work. A shipped
* script may do other work than usual if its options differ, which its counters show.
*/
function doesAny(load, exercises) {
	return isOwnLoad(load.script) || exercises.some((one) => does(load, one) || shownIn(load, EXERCISES[one]).length > 0);
}
function shownIn(load, { counters = [], isWait, isDifference }) {
	const least = isWait ? LEAST.happens : LEAST.doesItsWork;
	return counters.map((counter) => ({
		counter,
		before: perTransaction(load, counter, "base"),
		after: perTransaction(load, counter, "head") ?? 0
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= least).filter(({ before, after }) => !isDifference || before === null || isDifferent(before, after)).map((shownBy) => ({
		cell: keyOf(load),
		shownBy
	})).slice(0, 1);
}
function perTransaction({ counts }, counter, wanted) {
	const revisionCounts = counts.filter(({ revision }) => revision === wanted);
	const transactions = sum(revisionCounts.map((each) => each.transactions));
	return transactions === 0 ? null : sum(revisionCounts.map((each) => each.counters?.[counter] ?? 0)) / transactions;
}
function isDifferent(before, after) {
	return Math.abs(after - before) > LEAST_DIFFERENCE * Math.max(before, after) + LEAST.doesItsWork;
}
function keyOf({ workload, threads }) {
	return {
		workload,
		threads
	};
}

export { isReplacedOnServers as a, mayAffectSpeed as c, valuesIn as d, assessmentSchema as i, mayMatter as l, STATUSES as n, isShown as o, assess as r, isWorthMeasuring as s, NO_TIME as t, reachesServers as u };