import { B as isAtLeast, N as familyOf, S as removedOption, _ as ROWS, n as isExercise, s as numberOf, t as EXERCISES, u as stateOf, y as factsFor } from "./exercises.js";
import { v as workloadFor } from "./workloads.js";
import { f as knowledgeOf, i as optionReach, n as isBinaryLog, v as manualPage } from "./reach.js";
import { u as reachesServers } from "./assess.js";
import { i as count, s as firstOf, t as bytes } from "./figures.js";
import { i as reachText } from "./warnings.js";

// src/core/setting/assessment-text.ts
/**
* Sentences about the assessments of changed settings (assess.ts). They are plain text, because each view escapes for
* itself.
*/
const MIB = 1024 ** 2;
const MOST_CELLS = 2;
function assessmentText(finding) {
	return `${statusText(finding)}${measuredText(finding)}`;
}
function statusText(finding) {
	const { status, why, cells, shownBy, still, needs, measured } = finding;
	switch (status) {
		case "exercised": return `exercised by ${cellsText(cells)}${shownBy === null ? "" : `: ${counterText(shownBy)}`}`;
		case "not-reached": return `never reached: no statement in this run reached it, before or after${stillText(still, "did not grow")}`;
		case "no-difference": return `makes no difference: ${why === null ? sameText(needs, measured) : "the server ignores it"}`;
		case "no-effect": return "has no effect on speed";
		case "not-measured": return `${reachesServers(finding) ? "not exercised" : "not measured"}: ${whyText(finding)}`;
	}
}
/** Reason why no measurement shows the setting, as half a sentence: "matters when connections sit idle for long". */
function whyText({ name, why, still, needs, before, after, measured }) {
	switch (why) {
		case "other-workload": return `matters when ${needsText(needs)}${stillText(still, "hardly grew")}${otherText(needs, still)}`;
		case "no-load": return needs.includes("limit-reached") ? `the load never reaches ${[before, after].filter((value) => value !== null).join(" or ")}` : `matters when ${needsText(needs)}${needs.includes("own-load") ? "" : ", which no load here does"}`;
		case "switched-off": return `matters only when ${needsText(needs)}`;
		case "made-equal": return `both test servers have ${sizeText(measured?.after ?? "")}, to fit this machine`;
		case "isolated": return `test servers run isolated, and ${reachText(optionReach({
			name,
			text: after ?? before ?? ""
		}) ?? null)}`;
		case "container": return "limits the container, and what it slows down is not measured";
		case "not-on-server": return "the test server does not have it";
		case "other-group": return "the test server is of a version that does not read the group of this line";
		case "other-program": return "a program other than the server reads this group";
		case "not-applied": return "it is unknown what the server gets from this line";
		case "derived": return "the settings that production derives from it were not measured";
		case "other-load": return "with other shares, parameters or rows it is another load";
		case "no-time": return "the budget was too short for its server";
		case "page-cache": return "test servers share the page cache of this machine, beside which it does not do what it does in production; root, or an image with Docker, limits both";
		default: return "no workload is known to use it";
	}
}
function sameText([cap], measured) {
	if (cap !== void 0) return `capped by ${cap}, which is lower and did not change`;
	return measured === null ? "no instrument of the servers has such a name" : `both servers have ${sizeText(measured.after)}`;
}
function cellsText(cells) {
	const names = cells.map(({ workload, threads }) => `${workload} at ${count(threads, "thread")}`);
	return firstOf(names, MOST_CELLS, " and ");
}
function counterText({ counter, before, after }) {
	return `${counter} ${before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`} a transaction`;
}
function perTransaction(value) {
	return value === 0 ? "0" : String(Number(value.toPrecision(2)));
}
function stillText(still, grew) {
	return still.length === 0 ? "" : `, and ${still.join(", ")} ${grew}`;
}
function needsText(needs) {
	return needs.map((need) => isExercise(need) ? clauseOf(EXERCISES[need].meaning) : `${need} is on`).join(", or ");
}
function clauseOf(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
}
/**
* Names a workload that would have shown the setting. None is named if a workload that does such work was measured
* already.
*/
function otherText(needs, still) {
	if (still.length > 0 || !needs.every(isExercise)) return "";
	const workload = needs.filter((need) => isExercise(need) && !EXERCISES[need].isElsewhere).map(workloadFor).find((script) => script !== void 0);
	return workload === void 0 ? "; no workload here does this" : `; the workload ${workload} does this`;
}
/**
* Names the sizes that qpsgate gave to the servers in place of the written sizes: "; 64G → 32G was measured as 192 MiB
* → 96 MiB with 576 MiB of data".
*/
function measuredText({ status, why, before, after, measured }) {
	if (measured === null || status === "no-difference" || why === "made-equal") return "";
	return `; ${`${before ?? "not set"} → ${after ?? "not set"}`} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`;
}
function sizeText(value) {
	return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value;
}

// src/core/setting/dangers.ts
/**
* Known dangers of a changed setting besides speed, and the safety that it brings: a faster server may lose commits,
* and a slower one may keep them. Sentences are in danger-text.ts.
*/
/**
* Dangers and gains that the change brings. Those that existed before are left out, because the change is not to blame.
*/
function dangersOf(change, context) {
	const { product, version } = context;
	const { variable } = change;
	if (variable === void 0) return [];
	const [before, after] = [textOf(change.before, variable), textOf(change.after, variable)];
	const family = familyOf(product);
	const { fork, manual } = family;
	const unlisted = manualPage(family, variable.startsWith("innodb_") ? "innodb" : "server", variable);
	const page = knowledgeOf(variable, product)?.page ?? unlisted;
	const removal = removedOption(variable, fork, version);
	if (removal !== void 0 && after !== void 0) {
		const { removed, onceRemoved: consequence = null, instead = null } = removal;
		return [{
			code: "option-removed",
			variable,
			page: manual.removals ?? page,
			removed,
			consequence,
			instead
		}];
	}
	const { deprecated: since, instead = null } = ROWS.get(variable)?.[fork] ?? {};
	const isDeprecated = after !== void 0 && before === void 0 && since !== void 0 && isAtLeast(version, since);
	const subject = {
		variable,
		before,
		after,
		family,
		version,
		page
	};
	return [
		isDeprecated ? {
			code: "option-deprecated",
			variable,
			page,
			since,
			instead
		} : void 0,
		durabilityDanger(subject),
		accessDanger(subject),
		memoryDanger(subject, context)
	].filter((danger) => danger !== void 0);
}
function memoryDanger({ variable, before, after, page }, { memoryBytes = Number.POSITIVE_INFINITY }) {
	const isBeyond = (value) => (numberOf(value) ?? 0) > memoryBytes;
	if (variable !== "innodb_buffer_pool_size" || !isBeyond(after) || isBeyond(before)) return void 0;
	return {
		code: "pool-beyond-memory",
		variable,
		page,
		poolBytes: numberOf(after) ?? 0,
		memoryBytes
	};
}
const DURABILITY = {
	"commits-not-synced": {
		risk: (value, { durableCommits }) => durableCommits.includes(Number(value) > 3 ? "3" : value) ? 0 : Number(value) >= 2 ? 1 : 2,
		gain: "commits-synced"
	},
	"binary-log-not-synced": {
		risk: (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1,
		gain: "binary-log-synced"
	},
	"no-binary-log": {
		risk: (value) => value === NO_BINARY_LOG ? 1 : 0,
		gain: "binary-log-kept"
	},
	"torn-pages": {
		risk: (value) => stateOf(value) === false ? 2 : /^detect_only$/i.test(value) ? 1 : 0,
		gain: "pages-written-twice"
	},
	"nothing-synced": {
		risk: (value) => /^nosync$/i.test(value) ? 2 : /^littlesync$/i.test(value) || stateOf(value) ? 1 : 0,
		gain: "files-synced"
	}
};
const GAINS = new Set(Object.values(DURABILITY).map(({ gain }) => gain));
function isDurabilityCode(code) {
	return Object.hasOwn(DURABILITY, code);
}
/** Whether a code stands for safety that a change brings, so that it is not listed among the risks. */
function isGainCode(code) {
	return GAINS.has(code);
}
const NO_BINARY_LOG = "OFF";
/** Text of a value. The text of log_bin names a file, even the text OFF, so any text stands for on. */
function textOf(side, variable) {
	if (side === null || variable !== "log_bin") return side?.assigned;
	return isBinaryLog({
		variable,
		value: side.value
	}) ? "ON" : NO_BINARY_LOG;
}
/**
* Danger of a value with which a crash may do more damage than before, or the gain of a value with which a crash no
* longer does damage. The server's default stands for an undefined value.
*/
function durabilityDanger({ variable, before, after, family, version, page }) {
	const row = ROWS.get(variable);
	if (row?.durability === void 0) return void 0;
	const { durability: code } = row;
	const { usual = "" } = factsFor(row, family.fork, version);
	const { risk, gain } = DURABILITY[code];
	const value = after ?? usual;
	const [was, is] = [risk(before ?? usual, family), risk(value, family)];
	if (is > was) return {
		code,
		value,
		variable,
		page
	};
	return is === 0 && was > 0 ? {
		code: gain,
		value,
		variable,
		page
	} : void 0;
}
/** Degree to which a value endangers access to a server. Degrees compare only within one variable. */
const ACCESS = {
	"no-privileges": (value) => stateOf(value) ? 1 : 0,
	"no-network": (value) => stateOf(value) ? 1 : 0,
	"no-client-files": (value) => stateOf(value) === false ? 1 : 0,
	"fewer-server-files": (value) => value === "" ? 0 : /^null$/i.test(value) ? 2 : 1
};
function accessDanger({ variable, before, after, family, version, page }) {
	const row = ROWS.get(variable);
	if (row?.access === void 0) return void 0;
	const { access: code } = row;
	const { usual = "" } = factsFor(row, family.fork, version);
	const [was, is] = [before ?? usual, after ?? usual];
	return ACCESS[code](is) > ACCESS[code](was) ? {
		code,
		value: is,
		variable,
		page
	} : void 0;
}

export { whyText as a, assessmentText as i, isDurabilityCode as n, isGainCode as r, dangersOf as t };