import { y as unexercisedSettings } from "./comparison.js";
import { i as changesWithoutEffect, r as changesBetween } from "./changed-settings.js";
import { a as duration, i as count, s as firstOf, t as bytes } from "./figures.js";
import { T as isCopy } from "./workloads.js";
import { n as baseOptionsOf } from "./base-options.js";
import { m as timelyGroups, o as firstShare, s as groupSeconds, u as leastBudgetSeconds } from "./random.js";
import "./group.js";
import { i as isUnchanged, p as wholePlan } from "./plan.js";
import { i as isStudy } from "./gate-policy.js";
import { c as escapeInvisible } from "./escape.js";
import { i as shardText } from "./shard.js";
import { t as datasetBytes } from "./dataset.js";
import { i as assessmentText } from "./dangers.js";
import { s as isUntold } from "./changes.js";
import { r as sum } from "./vectors.js";
import { E as LONGEST_SHARE } from "./join-runs.js";
import { a as resultWarning, r as noEffectText } from "./warnings.js";
import { Et as lineOf, p as armNamer } from "./services.js";
import { n as ownDefaultsText } from "./make-report.js";
import { i as comparedNames, o as studyReachText, r as planChange } from "./gate.js";
import { t as alignedRows } from "./text-table.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { i as say, n as print } from "./output.js";
import { n as parsePlanFlags } from "./plan-flags.js";
import { i as roomProblem } from "./memory.js";
import { d as EXIT } from "./paths.js";
import { n as planningMachine } from "./real-machine.js";

// src/core/views/plan-text.ts
function renderPlan(shown) {
	const { suite, plan, withoutEffect = [], warnings = [], changes = [], unseen = [], refusals = [], isMeasured = true } = shown;
	const { rules, cells } = plan;
	const whole = wholePlan(plan);
	const plans = (shown.groups ?? []).map((group) => group.plan);
	const texts = warnings.map((each) => ({
		code: each.code,
		text: escapeInvisible(resultWarning(each).message)
	}));
	const warned = texts.filter(({ code }) => code !== "files-looked-at").map(({ text }) => `warning: ${text}`);
	const refused = refusals.filter(({ isMeasured }) => !isMeasured);
	if (refused.length > 0) {
		const lines = refused.flatMap(({ message }) => message.split("\n").map(escapeInvisible));
		const does = refused.every(({ kind }) => kind === "value") ? "reads a changed value as another one" : "refuses the change";
		return linesText([
			`${suite.name}: the server ${does}, so a run is red and measures nothing`,
			"",
			...changeLines(changes),
			...lines,
			...warned
		]);
	}
	if (isUnchanged(plan)) {
		const looked = texts.filter(({ code }) => code === "files-looked-at").map(({ text }) => text);
		return linesText([
			`${suite.name}: ${unchangedText(withoutEffect)}, so nothing is started and nothing measured`,
			...looked,
			...changeLines(changes),
			...warned
		]);
	}
	if (plan.shard !== null && cells.length === 0) return linesText([
		`${suite.name}, shard ${shardText(plan.shard)}: no load is left for it, so nothing is started and nothing measured`,
		...changeLines(changes),
		...warned
	]);
	const unseenLines = [...new Set(unseen.map((covered) => escapeInvisible(unseenText(covered))))];
	if (!isMeasured) return linesText([
		`${suite.name}: test servers show nothing of this change, so the server is started once and nothing measured`,
		"",
		...changeLines(changes),
		...unseenLines,
		...warned
	]);
	return linesText([
		`${suite.name}${plan.shard === null ? "" : `, shard ${shardText(plan.shard)}`}: ${count(cells.length, "load")}, ${count(whole.arms.length, "server")}, compared with: ${rules.map((rule) => RULE_TEXTS[rule]).join(", ")}`,
		"",
		...changeLines(changes),
		...paragraphLines(unseenLines),
		...paragraphLines(unaskedLines(shown)),
		...armLines(whole, shown),
		...withoutEffect.length === 0 ? [] : [`not against before: ${unchangedText(withoutEffect)}`],
		"",
		...cellLines(shown),
		"",
		...paragraphLines(alikeLines(shown)),
		...paragraphLines(groupLines(shown)),
		...paragraphLines(warned),
		...paragraphLines(shown.problem === void 0 ? [] : [`a run ends before it measures: ${shown.problem}`]),
		...timeLines(plan, suite, plans.slice(1)),
		...fullLines(suite)
	]);
}
function linesText(lines) {
	return `${lines.join("\n")}\n`;
}
function paragraphLines(lines) {
	return lines.length === 0 ? [] : [...lines, ""];
}
function unseenText(covered) {
	return `${covered.name} ${assessmentText(covered)}`;
}
/** Names the changes that only a run can check, because their server is not at hand. */
function unaskedLines({ unasked = [] }) {
	if (unasked.length === 0) return [];
	return [`not checked, because no server for ${firstOf(unasked.map(escapeInvisible), MOST_ALIKE)} is here yet: whether it knows these settings; a run asks it first`];
}
function cellLines({ suite: { dataset, preconditions = [] }, plan, reasons = [] }) {
	const { ownDefaults } = baseOptionsOf(plan);
	const rows = [...Map.groupBy(plan.cells, ({ workload }) => workload.name)].map(([workload, cells]) => [
		`  ${workload}`,
		cells.map(({ threads }) => threads).join(" "),
		reasonText(workload, reasons)
	]);
	return [
		`loads: workload and threads${reasons.length === 0 ? "" : ", chosen by what changed"}`,
		...alignedRows(rows),
		...preconditions.map((precondition) => `  ${PRECONDITION_TEXTS[precondition](dataset)}`),
		...ownDefaults === null ? [] : [`  ${ownDefaultsText(ownDefaults)}`]
	];
}
function alikeLines({ alike = [] }) {
	const kinds = [...Map.groupBy(alike, ({ scenario }) => scenario)].map(([scenario, others]) => {
		const names = others.map(({ name }) => escapeInvisible(name));
		return `  ${escapeInvisible(scenario)}: ${firstOf(names, MOST_ALIKE)}`;
	});
	return kinds.length === 0 ? [] : ["measured for others that are alike before and now", ...shownOf(kinds, "kind")];
}
/** Shows the servers and the time of each group, so that users see how many groups the budget suffices for. */
function groupLines({ groups = [], plan: { budgetSeconds } }) {
	const plans = groups.map(({ plan }) => plan);
	const [first] = plans;
	if (first === void 0 || groups.length < 2) return [];
	const needs = Math.ceil(sum(plans.map(groupSeconds)));
	const timely = [.../* @__PURE__ */ new Set([first, ...timelyGroups(plans, budgetSeconds)])];
	const lines = groups.map(({ names, plan }, nth) => {
		const others = timely.filter((each) => each !== plan);
		const time = timely.includes(plan) ? `at most ${duration(firstShare([plan, ...others], budgetSeconds))}` : "no time";
		const shown = firstOf(names.map(escapeInvisible), MOST_ALIKE);
		return `  ${nth + 1}: ${count(plan.arms.length, "server")}, ${time}: ${shown}`;
	});
	const isEnough = timely.length === groups.length;
	const all = isEnough || groups.length > 20 ? "" : `; --budget ${needs}s suffices for all`;
	const control = first.whole === void 0 ? "" : ", each with the control";
	const time = isEnough ? "" : ", as far as the budget goes";
	return [`${count(groups.length, "group")} of servers, measured one after the other${control}${time}${all}`, ...shownOf(lines, "group")];
}
function shownOf(lines, what) {
	const more = lines.length - MOST_LINES;
	return [...lines.slice(0, MOST_LINES), ...more > 0 ? [`  and ${count(more, `more ${what}`)}`] : []];
}
const MOST_ALIKE = 6;
const MOST_LINES = 20;
function timeLines(plan, { gate }, later) {
	const { budgetSeconds } = plan;
	const least = plan.whole === void 0 ? leastBudgetSeconds(plan) : sum([plan, ...later].map(groupSeconds));
	const confirming = (LONGEST_SHARE - 1) * budgetSeconds;
	const hasLimits = !isStudy(gate, plan.rules) || plan.gatedCosts.length > 0;
	const time = (enough) => `time: at most ${duration(budgetSeconds)} of measuring (${plan.shard === null ? "--budget" : "its part of --budget"}), less as soon as ${enough}; at least ${duration(least)} are needed`;
	if (!hasLimits) return [
		time("every figure is precise"),
		studyReachText(plan, later),
		`no limit is set, so nothing has to be confirmed and no cause is sought: ${duration(budgetSeconds)} at the most in all`
	];
	return [time("everything is decided"), `a suspected slowdown may take ${duration(confirming)} more to be confirmed, and the search for its causes ${duration(120)} (--explain-budget): ${duration(budgetSeconds + confirming + 120)} at the most in all`];
}
const AND = new Intl.ListFormat("en-GB");
/** Says how long the full study would take, of which the suite is only a part. */
function fullLines({ full, workloads, scenarios }) {
	if (full === void 0) return [];
	const { tables, rows, threads, seconds } = full;
	const times = tables.length * workloads.length * threads.length * scenarios.length;
	const counts = [
		`${AND.format(tables.map(String))} tables of ${rows.toLocaleString("en-US")} rows`,
		count(workloads.length, "workload"),
		count(threads.length, "thread count"),
		count(scenarios.length, "server")
	];
	const minutes = Math.ceil(times * seconds / 60).toLocaleString("en-US");
	return [`in full: ${counts.join(", ")}, ${duration(seconds)} each: ${minutes} min of measuring`];
}
/** Changes whose value on the server is unknown come last, because qpsgate does not apply them. */
function changeLines(changes) {
	const text = (side) => side === null ? "unset" : side.text ?? "on";
	const valuesOf = ({ before, after }) => `${text(before)} → ${text(after)}`;
	const rows = (some) => alignedRows([...Map.groupBy(some, (each) => `${each.name} ${valuesOf(each)}`).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const all = [first, ...others];
		const places = all.map(({ scenario, before, after }) => lineOf(after ?? before ?? {
			file: scenario,
			line: 1
		}));
		const servers = [...new Set(all.map(({ scenario }) => scenario))];
		return [[
			`  ${escapeInvisible(first.name)}`,
			escapeInvisible(valuesOf(first).slice(0, LONGEST_SHOWN)),
			escapeInvisible(firstOf([...new Set(places)], MOST_PLACES)),
			servers.length > 1 ? count(servers.length, "server") : escapeInvisible(first.scenario)
		]];
	}));
	const part = (title, some) => some.length === 0 ? [] : [
		title,
		...rows(some),
		""
	];
	return [...part("changed: setting, before and now, line, server", changes.filter((each) => !isUntold(each))), ...part("changed, and not applied, because it is unknown what the server gets", changes.filter(isUntold))];
}
const LONGEST_SHOWN = 120;
const MOST_PLACES = 3;
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
	const ofWorkload = reasons.filter((reason) => reason.workload === workload);
	if (ofWorkload.length === 0) return "";
	const variables = [...new Set(ofWorkload.flatMap((reason) => reason.variables))];
	return variables.length === 0 ? "for every change" : `for ${variables.join(", ")}`;
}
function unchangedText(withoutEffect) {
	return withoutEffect.length === 0 ? "configuration unchanged" : noEffectText(withoutEffect);
}
function armLines(plan, { programs = [] }) {
	const { arms, rules } = plan;
	const nameOf = armNamer(plan);
	const differ = new Set(arms.map(({ scenario }) => scenario.program?.name)).size > 1;
	const lines = arms.map((arm) => {
		const { name, program } = arm.scenario;
		const server = differ && program !== void 0 ? `, with ${program.name}` : "";
		return `  ${escapeInvisible(nameOf({
			scenario: name,
			revision: arm.revision
		}))}${server}${arm === arms[0] && rules.includes("control") ? ": the control" : roleOf(arm)}`;
	});
	return [`servers${programs.length === 0 ? "" : `: ${escapeInvisible(firstOf(programs, MOST_ALIKE))}`}`, ...lines];
}
function roleOf({ role, revision }) {
	if (role === "control" && revision === "twin") return ": the same once more, for the A/A check";
	return isCopy({ revision }) ? ": the same once more, because two starts differ" : "";
}

// src/commands/plan.ts
/** `qpsgate plan`: shows the plan of a run, and what an installed server refuses; no server is started. */
/**
* @returns 1 if the server refuses the change, because a run is then red
* @throws UserError if the input is wrong
*/
async function planCommand(args) {
	const request = parsePlanFlags(args);
	using interrupt = interruptible();
	const tell = (event) => event.kind === "note" ? say(event.text) : void 0;
	const machine = planningMachine({
		tell,
		signal: interrupt.signal,
		openStore: storeOpener({ near: process.cwd() })
	});
	const plan = await planChange(request, machine);
	print(renderPlan(shownPlan(plan)));
	return plan.refusals.some(({ isMeasured }) => !isMeasured) ? EXIT.regressed : EXIT.pass;
}
function shownPlan(whole) {
	const { change, suite, compared, measured, isMeasured, refusals, answers, warnings, later } = whole;
	const { request, before, reasons } = change;
	const all = [whole, ...later];
	return {
		suite,
		plan: isMeasured ? measured : compared,
		isMeasured,
		refusals,
		unasked: answers.unasked,
		programs: serverNames(whole),
		reasons,
		withoutEffect: changesWithoutEffect(compared, suite.scenarios, before).map(({ name }) => name),
		unseen: all.flatMap((each) => unexercisedSettings(each.coverage)),
		warnings: [...change.warnings, ...warnings],
		changes: request.subject.kind === "config" ? [...all.flatMap((each) => changesBetween(each.change.before, each.suite.scenarios)), ...change.alike.flatMap(({ changes }) => changes)] : [],
		alike: change.alike,
		groups: all.map(({ measured: plan }) => ({
			names: comparedNames(plan),
			plan
		})),
		problem: all.flatMap(({ measured: plan }) => roomProblem(plan) ?? [])[0]
	};
}
/** Names of the servers that a run starts, such as "MySQL 8.4.3 (mysql:8.4)"; of one that is not at hand, its image alone. */
function serverNames({ change, suite, answers }) {
	const names = suite.scenarios.flatMap(({ name, program }) => {
		const server = answers.servers.get(name);
		const build = server && `${server.product} ${server.version}`;
		const origin = program?.name ?? change.request.image;
		return build !== void 0 && origin !== void 0 ? `${build} (${origin})` : build ?? origin ?? [];
	});
	return [...new Set(names)];
}

export { planCommand };