import { A as shownState, B as isIdle, F as OPTIONS, H as removedOption, I as OptionIndex, O as numberOf, P as FORKS, S as isExercise, V as removalOf, ct as familyOf, d as isOwnWorkload, ht as isAtLeast, s as exercisesOf, st as USUAL_PRODUCTS, u as isOwnScript, x as EXERCISES, y as workloadFor, z as factsFor } from "./workloads.js";
import { r as sum } from "./vectors.js";
import { _ as string, d as number, f as object, n as array, s as int, u as m } from "./schemas.js";
import { d as nearest } from "./escape.js";
import { E as variableForms, S as optionOf, T as strictName, x as namesOf } from "./setting.js";
import { i as optionReach, n as isBinaryLog, o as isOfLacked, r as isCertificate, s as isOfStatements } from "./reach.js";

// src/core/families/manual-pages.json
var manual_pages_default = {
	innodb: {
		"mysql": "innodb-parameters",
		"mariadb": "innodb-system-variables"
	},
	server: {},
	"server-options": {
		"mysql": "server-options",
		"mariadb": "mariadbd-options"
	},
	"binary-log": {
		"mysql": "replication-options-binary-log",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	replica: {
		"mysql": "replication-options-replica",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	source: {
		"mysql": "replication-options-source",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	gtid: {
		"mysql": "replication-options-gtids",
		"mariadb": "gtid"
	},
	"semi-synchronous": {
		"mysql": "replication-semisync",
		"mariadb": "semisynchronous-replication"
	},
	"performance-schema": {
		"mysql": "performance-schema-system-variables",
		"mariadb": "performance-schema-system-variables"
	},
	"performance-schema-options": {
		"mysql": "performance-schema-options",
		"mariadb": "performance-schema-system-variables"
	},
	myisam: { "mariadb": "myisam-system-variables" },
	aria: { "mariadb": "aria-system-variables" },
	"thread-pool": { "mariadb": "thread-pool-system-status-variables" },
	"group-replication": { "mysql": "group-replication-system-variables" },
	galera: { "mariadb": "galera-cluster-system-variables" },
	"x-plugin": { "mysql": "x-plugin-options-system-variables" },
	ndb: { "mysql": "mysql-cluster-options-variables" },
	audit: {
		"mysql": "audit-log-reference",
		"mariadb": "mariadb-audit-plugin-options-and-system-variables"
	},
	myrocks: { "mariadb": "myrocks-system-variables" },
	spider: { "mariadb": "spider-system-variables" },
	vector: { "mariadb": "vector-system-variables" },
	percona: { "mysql": "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html" }
};

// src/core/families/manual-page.ts
const PAGES = manual_pages_default;
/** The page of all variables, where a manual has none of a subject. */
const ALL_VARIABLES = "server-system-variables";
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *), for options without a
* variable, and for variables of Percona Server, whose paragraphs are spread over its manual.
*/
function manualPage({ fork, manual }, page, name, lifetime = {}) {
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	if (file.startsWith("https:")) return file;
	return manual.addressOf(file, name.includes("*") || page.endsWith("-options") ? void 0 : name, lifetime);
}

// src/core/setting/knowledge.ts
/** The table's facts about a variable for one family, and the variables that affect speed. */
/** The rows, by family, of variables that affect speed. */
const KNOWN = Object.fromEntries(FORKS.map((fork) => [fork, new OptionIndex((row) => isKnownTo(row, fork) ? row : void 0)]));
const SPEED = new OptionIndex(({ speed }) => speed);
const PURPOSES = new OptionIndex(({ speed, purpose }) => speed === "none" ? purpose : void 0);
const WITHOUT_SPEED = new OptionIndex((row) => row.speed === void 0 ? void 0 : row);
/** Whether the variable exists in a family and affects speed there. */
function isKnownTo(row, fork) {
	return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== void 0;
}
/** Facts about a variable or option, in any spelling; undefined if it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const family = familyOf(product);
	const { fork } = family;
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms);
	if (row === void 0) return void 0;
	const facts = factsFor(row, fork);
	const { purpose = "", exercisedBy, counters = [], isWait = false, isDifference = false, page = "server" } = facts;
	const { since } = facts;
	if (exercisedBy === void 0) return void 0;
	const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	return {
		purpose,
		exercisedBy,
		counters,
		isWait,
		isDifference,
		page: manualPage(family, page, row.name, {
			since,
			removed
		}),
		since,
		removed
	};
}
/** What a variable without effect on speed is for; undefined if the table does not say. */
function purposeOf(variable) {
	return PURPOSES.find(...variableForms(variable));
}
/** All counters that may prove that a setting of the product, or an exercise, was at work. */
function tellingCounters(product) {
	const { fork } = familyOf(product);
	const facts = [...OPTIONS.map((row) => factsFor(row, fork)), ...Object.values(EXERCISES)];
	return new Set(facts.flatMap(({ counters = [] }) => counters));
}
/** When a new value takes effect; undefined for a variable without a row. */
function takesEffect(variable, { product, version }) {
	const { fork } = familyOf(product);
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms) ?? WITHOUT_SPEED.find(...forms);
	if (row === void 0) return void 0;
	const { takesEffect: when = "live", liveSince, liveUntil } = factsFor(row, fork);
	if (liveSince !== void 0) return isAtLeast(version, liveSince) ? "live" : "start";
	if (liveUntil !== void 0) return isAtLeast(version, liveUntil) ? "start" : "live";
	return when;
}
/** Greatest distance, as a share of the name's length: many names are similar. */
const MISTYPED = .15;
/**
* The variable that a mistyped option probably means, in the option's spelling.
*
* @param server whose version has the variable; undefined: any
*/
function settingLike(option, server) {
	const forks = server === void 0 ? FORKS : [familyOf(server.product).fork];
	const isThere = (name) => server === void 0 || removedOption(name, familyOf(server.product).fork, server.version) === void 0;
	const names = OPTIONS.filter((row) => row.speed !== void 0 || forks.some((fork) => isKnownTo(row, fork))).map(({ name }) => name).filter((name) => !name.includes("*") && isThere(name));
	const name = strictName(option);
	const meant = nearest(name, names, MISTYPED);
	if (meant === void 0 || optionOf(meant) === optionOf(name)) return void 0;
	return option.slice(0, -name.length) + (name.includes("-") ? optionOf(meant) : meant);
}
/** No variable has a longer name, with all prefixes. */
const LONGEST_NAME = 200;
/** Whether a variable affects speed in some product; certainly not; probably not; or unknown, without a row. */
function speedOf(variable) {
	if (variable.length > LONGEST_NAME) return "unknown";
	const forms = variableForms(variable);
	if (Object.values(KNOWN).some((index) => index.find(...forms) !== void 0)) return "speed";
	const speed = SPEED.find(...forms);
	if (speed === "unlikely") return "unlikely";
	return speed === void 0 ? "unknown" : "no effect";
}
/** Engines whose tables are empty in a copy of the data. */
const WITHOUT_ROWS = /^(?:memory|heap|blackhole|csv|example|federated(?:x)?|archive|null)$/i;
/** Whether tables that are made by the value can be copied, rows and all. @param value undefined: the server's own */
function keepsRows(value) {
	return !WITHOUT_ROWS.test(value ?? "");
}

// src/core/setting/assess.ts
/**
* What becomes of a changed setting: whether loads exercise it on servers that have it, and why not. The only place that
* decides whether a change is worth a measurement. Sentences are in assessment-text.ts.
*/
/**
* Exercised: a cell does the work that the setting is for. Not reached: a cell does that work, but no server came to the limit or
* threshold, before or now. No difference: the servers do the same before and now. No effect: its value changes no
* statement. Not measured: no cell is known to use it, or no server got it, for the reason in `why`.
*/
const STATUSES = [
	"exercised",
	"not-reached",
	"no-difference",
	"no-effect",
	"not-measured"
];
/**
* Why no cell uses a setting, or no server got it. Other workload: another one, or other data, would show it. No load: no
* load on a single machine does. Switched off: it needs another setting that is off. Made equal: both servers got one value
* from us, to fit this machine. Isolated: it would reach out of the test servers. Container: it limits the container, and
* what it slows down is not measured. Not on the server: the test server lacks it. Other group: the test server does not
* read its group. Other program: its group is for another program. Not applied: it is unknown what the server gets from it.
* Other load: the load itself changed. Page cache: the servers share the machine's, beside which it does something else than in
* production. No time: the budget did not suffice for its server. Unknown: our table of options says nothing about it.
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
	"other-load",
	"page-cache",
	"no-time",
	"unknown"
]];
/** A counter that shows that a setting was exercised: how much it grew for each transaction. */
const growthSchema = object({
	counter: string(),
	/** Null if no server of the base was measured in the cell. */
	before: number().nonnegative().nullable(),
	after: number().nonnegative()
});
const assessmentSchema = object({
	status: m(STATUSES),
	/** Null if the effect was measured, or there is nothing to measure; beside `no-difference` only that servers ignore it. */
	why: m(WHYS).nullable(),
	/** Cells that exercise it. */
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** The counter in the first of these cells; null if the workload alone is the proof. */
	shownBy: growthSchema.nullable(),
	/** Counters that hardly grew, although they would in a cell that does the work, or at the limit. */
	still: array(string()).readonly(),
	/** What it needs: exercises, by their names in the documentation; variables that must be on; or the variable that caps it. */
	needs: array(string()).readonly()
});
/**
* Least growth of a counter for each transaction. Does its work: an event seldom takes longer than a transaction, so fewer
* than one in twenty cost less than the usual limit, 5 %. Happens: a single wait may last as long as many transactions, and
* a limit matters as soon as it is reached once.
*/
const LEAST = {
	doesItsWork: .05,
	happens: .001
};
/** Least relative difference of a count that is equal for all transactions, except those that the end of a turn cuts off. */
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
/** Values that mean off, besides the words for it; log_output is off if NONE is in its list. */
const OFF = /^(?:enabled=off.*|one-thread-per-connection)$|\bNONE\b/i;
/** Options that exist although servers list them among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/**
* Whether the change may matter to a server, as far as is known before any server runs. A new place of data or logs does
* matter: in memory or on another device a server is faster or slower.
*/
function mayMatter(change) {
	const { kind, name, after } = change;
	const isRemoved = () => variableForms(name).some((form) => FORKS.some((fork) => removalOf(form, fork) !== void 0));
	if (kind === "option" && after !== null && isRemoved()) return true;
	return mayCost(change);
}
/** Whether the change may matter to a server that takes the option, or has refused it already. */
function mayCost({ kind, name, variable, before, after }) {
	if (kind !== "option" || variable === void 0) return true;
	if (name === "log-bin") {
		const [was, is] = [before, after].map((side) => side !== null && isBinaryLog({
			variable: "log_bin",
			value: side.value
		}));
		return was !== is || before === null || after === null || folderOf(before) !== folderOf(after);
	}
	return mayAffectSpeed({ name });
}
/** Whether a setting of that name may change how fast a server is. */
function mayAffectSpeed({ name }) {
	return speedOf(name) !== "no effect";
}
/** The folder of the binary log; without a path that is the data directory. */
function folderOf({ text = "" }) {
	return text.slice(0, text.lastIndexOf("/") + 1);
}
/** Reasons for which both sides of a measurement would get the same from the change, other statements, or another cache. */
const NOT_IN_SERVERS = /* @__PURE__ */ new Set([...[
	"made-equal",
	"isolated",
	"container",
	"not-on-server"
], ...[
	"other-group",
	"other-program",
	"not-applied",
	"other-load",
	"page-cache",
	"no-time"
]]);
/** Whether a measurement would find the change in its servers, whether or not a load of ours is known to exercise it. */
function isInServers({ status, why }) {
	return status !== "no-difference" && status !== "no-effect" && !NOT_IN_SERVERS.has(why);
}
/** What becomes of a setting whose server the budget did not suffice for. */
const UNTIMELY = unmeasured("no-time");
/** Whether the change may cost something under any load, as far as is known before the measurement. */
function isWorthMeasuring(change, answers, loads) {
	return (answers.product === void 0 ? mayMatter(change) : mayCost(change)) && isInServers(assess(change, answers, loads));
}
/** Whether the loads show the setting, or may. A user's own load may do any work. */
function isShown({ status, why, needs }, loads) {
	if (status === "no-difference") return false;
	if (why === null || why === "unknown") return true;
	const isOwn = loads.some(({ script }) => isOwnLoad(script));
	const isDone = (need) => isExercise(need) && workloadFor(need) !== void 0;
	if (why === "other-workload") return isOwn || needs.some(isDone);
	return isOwn && why === "no-load";
}
/**
* What becomes of a change, by the variables of its servers and the work of its loads. Without a server, the assessment on which
* all products that know the setting agree; `unknown` if they disagree, or none knows it.
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
	if (isKeptFromServers(change) && speed !== "no effect") return unmeasured("isolated");
	const { fork } = familyOf(product);
	const known = kind === "sql" && !isStarted ? [] : states;
	const plugin = {
		name: variable,
		texts: [change.before?.text, change.after?.text]
	};
	if (known.some(({ lacked = [] }) => isOfLacked(plugin, lacked))) return unmeasured("not-on-server");
	if (isIgnored(variable, fork, known)) return {
		...pointless("no-difference"),
		why: "not-on-server"
	};
	if (isMissing(change, variable, known, isStarted)) return unmeasured("not-on-server");
	if (isOfStatements(plugin)) return exercised(all);
	const knowledge = knowledgeOf(variable, product);
	if (knowledge === void 0 && speed === "no effect") return pointless("no-effect");
	if (knowledge === void 0) return unmeasured("unknown");
	const row = CONDITIONS.find(...variableForms(variable));
	const isOnAll = (is) => known.length > 0 && known.every(({ variables }) => is(variables));
	if (isOnAll((variables) => isIdle(variable, (other) => variables[other]))) return pointless("no-effect");
	const isOff = (one) => isOnAll((variables) => isShownOff(variables[one] ?? "ON"));
	const idle = row?.needs?.find((switches) => switches.split("|").every(isOff));
	if (idle !== void 0) return unmeasured("switched-off", idle.split("|"));
	if (known.some(({ unmatched = [] }) => unmatched.includes(name))) return pointless("no-difference");
	const values = valuesIn(variable, known);
	const isSame = values !== void 0 && values.before === values.after && (isStarted || row?.isSwitch);
	const isOther = (text) => text !== void 0 && numberOf(text) !== Number(values?.after);
	const isChanged = isOther(before) || isOther(after);
	const isMadeEqual = row?.isScalable && isChanged && numberOf(before) !== numberOf(after);
	if (isSame) return isMadeEqual ? unmeasured("made-equal") : pointless("no-difference");
	const cap = row?.cappedBy?.[fork];
	if (cap !== void 0 && isCapped(values, valuesIn(cap, known))) return pointless("no-difference", [cap]);
	if (row?.isOfCache && sharesCache) return unmeasured("page-cache");
	const isWithoutTables = kind === "sql" || !keepsRows(before) || !keepsRows(after);
	if (row?.isOfTables && isWithoutTables) return unmeasured("no-load", ["other-engine"]);
	return assessIn(loads, knowledge, row?.isLimit === true);
}
/** The assessment, by the loads, of a setting that the servers have. */
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
/** Whether no server lists the variable. */
function isAbsent(variable, known) {
	const forms = variableForms(variable);
	return known.length > 0 && known.every(({ variables }) => forms.every((form) => !(form in variables))) && !LISTED_NOWHERE.test(variable);
}
/** Whether the servers are of versions that no longer have the variable, and pass over it. */
function isIgnored(variable, fork, known) {
	return isAbsent(variable, known) && variableForms(variable).some((form) => removalOf(form, fork) !== void 0);
}
/**
* Whether the servers lack the variable of a loose option, which may slow a server in production that has it. Since
* `--verbose --help` prints no variables of plugins, only a started server is a proof.
*/
function isMissing({ before, after }, variable, known, isStarted) {
	return isStarted && isAbsent(variable, known) && [before, after].every((side) => side === null || side.isLoose);
}
/**
* Whether neither value reaches the server, because it gets ours: a binary log is on or off as written, but at our place;
* a certificate is ours or missing.
*/
function isKeptFromServers({ kind, name, variable = "", before, after }) {
	if (kind !== "option" && variable === "") return false;
	const written = [before, after].filter((one) => one !== null);
	const isPlaced = ({ value }) => isBinaryLog({
		variable,
		value
	}) || isCertificate({ variable });
	if (written.length === 2 && written.every(isPlaced)) return true;
	return written.every((side) => !isPlaced(side) && optionReach({
		...side,
		name
	}) !== void 0);
}
/** The effective values: as written, scaled by us, or corrected by the server; undefined if one of them is unknown. */
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
/** Whether both values are at least those of the cap, which did not change. */
function isCapped(own, cap) {
	if (own === void 0 || cap === void 0 || cap.before !== cap.after) return false;
	return [own.before, own.after].every((value) => Number(value) >= Number(cap.before));
}
/**
* The setting's own counters are the best proof, but only in a cell that does such work, because some grow a little in any
* case. If it has none, the work itself is the proof.
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
/** A user's own script or workload may do any work, and a script that ships may do more if its options are changed. */
function doesAny(load, exercises) {
	return isOwnLoad(load.script) || exercises.some((one) => does(load, one) || shownIn(load, EXERCISES[one]).length > 0);
}
/** The first of the counters that has grown enough, or differs; empty if none has. */
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
/** Mean over all trials; null if there was no transaction. */
function perTransaction({ counts }, counter, wanted) {
	const own = counts.filter(({ revision }) => revision === wanted);
	const transactions = sum(own.map((each) => each.transactions));
	return transactions === 0 ? null : sum(own.map((each) => each.counters?.[counter] ?? 0)) / transactions;
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

export { takesEffect as _, isInServers as a, isWorthMeasuring as c, valuesIn as d, keepsRows as f, speedOf as g, settingLike as h, assessmentSchema as i, mayAffectSpeed as l, purposeOf as m, UNTIMELY as n, isKeptFromServers as o, knowledgeOf as p, assess as r, isShown as s, STATUSES as t, mayMatter as u, tellingCounters as v, manualPage as y };