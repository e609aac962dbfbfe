import { C as changesBetween, M as isWithoutEffect, N as makePlan, a as unseenAnywhere, j as isUnchanged, o as wasMissed, w as changesWithoutEffect } from "./coverage.js";
import { W as escapeInvisible, _ as isUnread, m as isCopy, r as datasetBytes } from "./suite.js";
import { i as leastBudgetSeconds, x as serversAtOnce } from "./budget.js";
import { i as LONGEST_SHARE } from "./alpha.js";
import { a as told, s as withoutEffectText } from "./warnings.js";
import { o as dependsText, s as harmlessText, t as armNamer } from "./arm-wording.js";
import { i as count, o as duration, t as bytes } from "./figures.js";
import { t as alignedRows } from "./text-table.js";
import { r as say, t as print } from "./output.js";
import { n as parsePlanFlags } from "./plan-flags.js";
import { a as EXIT } from "./errors.js";
import { i as sourceFacts, n as readSubject } from "./subject.js";
import { t as applyRules } from "./rules.js";

// src/core/views/plan-text.ts
/**
* @param reasons why workloads were chosen; none: they were named
* @param withoutEffect names of settings that changed since the base and have no effect on speed
* @param warnings that a run would also give
* @param changes of settings since the base, also of those that are not measured
*/
function renderPlan({ name, dataset, preconditions = [] }, plan, reasons = [], withoutEffect = [], warnings = [], changes = []) {
	const texts = warnings.map((warning) => ({
		code: warning.code,
		text: escapeInvisible(told(warning).message)
	}));
	const warned = texts.flatMap(({ code, text }) => code === "files-looked-at" ? [] : [`warning: ${text}`]);
	if (isUnchanged(plan)) {
		const looked = texts.flatMap(({ code, text }) => code === "files-looked-at" ? [text] : []);
		return `${[
			`${name}: ${unchangedText(withoutEffect)}, so nothing is started and nothing measured`,
			...looked,
			...changeLines(changes),
			...warned
		].join("\n")}\n`;
	}
	const { arms, cells, budgetSeconds, rules } = plan;
	const unseen = unseenAnywhere(changes, cells);
	const unseenLines = unseen.map((covered) => escapeInvisible(wasMissed(covered) ? `cannot be measured: ${dependsText(covered, covered.name)}` : harmlessText(covered, covered.name)));
	const isAnySeen = changes.filter((change) => !isWithoutEffect(change)).length > unseen.length;
	if (unseen.length > 0 && !isAnySeen && !rules.includes("control")) return `${[
		`${name}: no workload shows what changed, so the server is started once and nothing measured`,
		"",
		...changeLines(changes),
		...unseenLines,
		...warned
	].join("\n")}\n`;
	const confirming = (LONGEST_SHARE - 1) * budgetSeconds;
	const levels = [...Map.groupBy(cells, ({ workload }) => workload.name)].map(([workload, own]) => [
		`  ${workload}`,
		own.map(({ threads }) => threads).join(" "),
		reasonText(workload, reasons)
	]);
	return `${[
		`${name}: ${count(cells.length, "cell")}, ${count(arms.length, "server")}, compared with: ${rules.map((rule) => RULE_TEXTS[rule]).join(", ")}`,
		"",
		...changeLines(changes),
		...unseenLines.length === 0 ? [] : [...unseenLines, ""],
		...armLines(plan),
		...withoutEffect.length === 0 ? [] : [`not against before: ${unchangedText(withoutEffect)}`],
		"",
		`cells: workload and threads${reasons.length === 0 ? "" : ", chosen by what changed"}`,
		...alignedRows(levels),
		...preconditions.map((precondition) => `  ${PRECONDITION_TEXTS[precondition](dataset)}`),
		"",
		...warned.length === 0 ? [] : [...warned, ""],
		`time: at most ${duration(budgetSeconds)} of measuring (--budget), less as soon as everything is decided; at least ${duration(leastBudgetSeconds(plan))} are needed`,
		`a suspected slowdown may take ${duration(confirming)} more to be confirmed, and the search for its causes ${duration(120)} (--explain-budget): ${duration(budgetSeconds + confirming + 120)} at the most in all`
	].join("\n")}\n`;
}
/** Changes as they were read, those that nobody can account for last. */
function changeLines(changes) {
	if (changes.length === 0) return [];
	const value = (setting) => setting === null ? "unset" : setting.value ?? "on";
	const rows = (own) => alignedRows(own.map(({ scenario, name, before, after }) => {
		const { file, line } = after ?? before ?? {
			file: scenario,
			line: 1
		};
		const shown = `${value(before)} → ${value(after)}`;
		return [
			`  ${escapeInvisible(name.replace("!", ""))}`,
			escapeInvisible(shown.slice(0, LONGEST_SHOWN)),
			escapeInvisible(`${file}:${line}`),
			escapeInvisible(scenario)
		];
	}));
	const unread = changes.filter(isUnread);
	const read = changes.filter((each) => !isUnread(each));
	return [...read.length === 0 ? [] : [
		"changed: setting, before and now, line, server",
		...rows(read),
		""
	], ...unread.length === 0 ? [] : [
		"changed, and not applied, as nobody can tell what the server gets from it",
		...rows(unread),
		""
	]];
}
const LONGEST_SHOWN = 120;
const RULE_TEXTS = {
	control: "control",
	base: "before",
	baseline: "the baseline"
};
const PRECONDITION_TEXTS = {
	"data-beyond-pool": (dataset) => `data: ${bytes(datasetBytes(dataset))}, with a largest buffer pool of ${bytes(dataset.poolBytes ?? 0)}; larger ones are made smaller in proportion`,
	"binary-log": () => "servers: the binary log is on",
	"redo-in-scale": () => "servers: redo logs are so small that they fill within seconds",
	"relay-log": () => "servers: each has a relay log of 60,000 transactions",
	"tables-beyond-cache": ({ tables }) => `data: ${count(tables, "table")}, more than the table cache holds in proportion`
};
function reasonText(workload, reasons) {
	const own = reasons.filter((reason) => reason.workload === workload);
	if (own.length === 0) return "";
	const variables = [...new Set(own.flatMap((reason) => reason.variables))];
	return variables.length === 0 ? "for every change" : `for ${variables.join(", ")}`;
}
function unchangedText(withoutEffect) {
	if (withoutEffect.length === 0) return "configuration unchanged";
	return withoutEffectText(withoutEffect);
}
function armLines(plan) {
	const { arms, rules } = plan;
	const nameOf = armNamer(plan);
	const differ = new Set(arms.map(({ scenario }) => scenario.program?.name)).size > 1;
	return ["servers, alive together in every cell", ...arms.map((arm) => {
		const { name, program } = arm.scenario;
		const server = differ && program !== void 0 ? `, with ${program.name}` : "";
		return `  ${nameOf({
			scenario: name,
			revision: arm.revision
		})}${server}${arm === arms[0] && rules.includes("control") ? ": the control" : roleOf(arm)}`;
	})];
}
function roleOf({ role, revision }) {
	if (role === "control" && revision === "twin") return ": the same once more, for the A/A check";
	return isCopy({ revision }) ? ": the same once more, as two starts differ" : "";
}

// src/commands/plan.ts
/** `qpsgate plan`: the plan of a run, without starting anything. */
/** @throws UserError if the input is wrong */
async function planCommand(args) {
	const request = parsePlanFlags(args);
	const { subject, rules, server, image } = request;
	const read = await readSubject(subject, say, sourceFacts(request));
	const { base, warnings } = read;
	const { suite, reasons } = applyRules(read, request);
	const started = image === void 0 ? suite : {
		...suite,
		server: {
			kind: "image",
			name: image
		}
	};
	const mostServers = serversAtOnce(started, server);
	const plan = makePlan(suite, 0, {
		rules,
		base: base?.scenarios ?? [],
		mostServers
	});
	const effectless = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? []).map(({ name }) => name);
	const changes = subject.kind === "config" ? changesBetween(base?.scenarios ?? [], suite.scenarios) : [];
	print(renderPlan(suite, plan, reasons, effectless, warnings, changes));
	return EXIT.pass;
}

export { planCommand };