import { f as serversAtOnce, g as changesWithoutEffect, m as groupsOf } from "./turns.js";
import { a as jobMatrix, i as isUnchanged, o as makePlan } from "./plan.js";
import { r as mistypedOptions } from "./settings-knowledge.js";
import { i as isCopy } from "./names.js";
import { n as leastBudgetSeconds } from "./budget.js";
import { i as escapeInvisible } from "./problems.js";
import { r as datasetBytes } from "./suite.js";
import { i as LONGEST_SHARE } from "./alpha.js";
import { t as armNamer } from "./arm-wording.js";
import { a as duration, i as count, t as bytes } from "./figures.js";
import { o as told } from "./warnings.js";
import { n as asItIs, p as withoutEffectText, u as mistypedText } from "./wording.js";
import { i as say, t as print } from "./output.js";
import { n as parsePlanFlags } from "./plan-flags.js";
import { c as UserError, i as EXIT } from "./errors.js";
import { n as adjusted, t as withChosenCells } from "./chosen-cells.js";
import { a as sourceFacts, r as readSubject } from "./subject.js";

// src/core/views/plan-text.ts
/**
* @param reasons why workloads were chosen; none: they were named
* @param withoutEffect names of settings that changed since the base and have no effect on speed
* @param mistyped options with which servers probably do not start
* @param warnings that a run would also give
*/
function renderPlan({ name, dataset, preconditions = [] }, plan, reasons = [], withoutEffect = [], mistyped = [], warnings = []) {
	const warned = warnings.map((warning) => `warning: ${escapeInvisible(told(warning).message)}`);
	if (isUnchanged(plan)) return `${[`${name}: ${unchangedText(withoutEffect)}, so nothing is started and nothing measured`, ...warned].join("\n")}\n`;
	const { arms, cells, budgetSeconds, rules } = plan;
	const confirming = (LONGEST_SHARE - 1) * budgetSeconds;
	const levels = [...Map.groupBy(cells, ({ workload }) => workload.name)].map(([workload, own]) => ({
		workload,
		threads: own.map(({ threads }) => threads).join(" ")
	}));
	const width = Math.max(0, ...levels.map(({ workload }) => workload.length));
	const threadsWidth = Math.max(0, ...levels.map(({ threads }) => threads.length));
	return `${[
		`${name}: ${count(cells.length, "cell")}, ${plan.isSwitched ? `${count(arms.length, "state")} of shared servers` : count(arms.length, "server")}, compared with: ${rules.map((rule) => RULE_TEXTS[rule]).join(", ")}`,
		"",
		...armLines(plan),
		...withoutEffect.length === 0 ? [] : [`not against before: ${unchangedText(withoutEffect)}`],
		"",
		`cells: workload and threads${reasons.length === 0 ? "" : ", chosen by what changed"}`,
		...levels.map(({ workload, threads }) => `  ${workload.padEnd(width)}  ${threads.padEnd(threadsWidth)}  ${reasonText(workload, reasons)}`.trimEnd()),
		...preconditions.map((precondition) => `  ${PRECONDITION_TEXTS[precondition](dataset)}`),
		"",
		...mistyped.length === 0 ? [] : [
			"no server that is known has these options:",
			...mistyped.map(({ option, meant }) => `  ${mistypedText(option, meant)}`),
			""
		],
		...warned.length === 0 ? [] : [...warned, ""],
		`time: at most ${duration(budgetSeconds)} of measuring (--budget), less as soon as everything is decided; at least ${duration(leastBudgetSeconds(plan))} are needed`,
		`a suspected slowdown may take ${duration(confirming)} more to be confirmed, and the search for its causes ${duration(120)} (--explain-budget): ${duration(budgetSeconds + confirming + 120)} at the most in all`
	].join("\n")}\n`;
}
const RULE_TEXTS = {
	control: "control",
	base: "before",
	history: "earlier runs"
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
	return withoutEffectText(withoutEffect, asItIs);
}
function armLines(plan) {
	const groups = groupsOf(plan);
	const names = plan.arms.map(({ scenario }) => scenario.name);
	const nameOf = armNamer(plan.rules, names);
	const differ = new Set(plan.arms.map(({ scenario }) => scenario.program?.name)).size > 1;
	const lines = (arms) => arms.map((arm) => {
		const { name, program } = arm.scenario;
		const server = differ && program !== void 0 ? `, with ${asItIs(program.name)}` : "";
		return `  ${nameOf({
			scenario: name,
			revision: arm.revision
		})}${server}${roleOf(arm, plan.rules)}`;
	});
	if (plan.isSwitched) return ["scenarios; those that differ only in what can be switched share a running server", ...lines(plan.arms)];
	if (groups.length === 1) return ["servers, alive together in every cell", ...lines(plan.arms)];
	const [control, twin] = plan.arms;
	return [
		`servers, in ${count(groups.length, "group")}, as the memory of this machine holds ${plan.mostServers} at once; in every group`,
		...lines([control, twin]),
		...groups.flatMap(([, , ...own], nth) => [`and in group ${nth + 1}`, ...lines(own)])
	];
}
function roleOf({ role, revision }, rules) {
	if (role === "control" && revision === "twin") return ": the same once more, for the A/A check";
	if (isCopy({ revision })) return ": the same once more, as two starts differ";
	return role === "control" && revision === "head" && rules.includes("control") ? ": the control" : "";
}

// src/commands/plan.ts
/** `qpsgate plan`: the plan of a run, without starting anything. */
async function planCommand(args) {
	print(await describePlan(parsePlanFlags(args)));
	return EXIT.pass;
}
/**
* @returns text for people, or with `shards` or `machines` the matrix of a workflow
* @throws UserError if the input is wrong, or there are more shards than cells
*/
async function describePlan(request) {
	const { subject, rules, adjustments, shards, machines, server, image } = request;
	const { suite: read, base, warnings } = await readSubject(subject, say, sourceFacts(request));
	const { suite, reasons } = withChosenCells(adjusted(read, adjustments), base, subject, adjustments);
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
	const withoutEffect = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? []);
	if (shards === void 0 && machines === void 0) return renderPlan(suite, plan, reasons, withoutEffect.map(({ name }) => name), mistypedOptions(suite.scenarios.flatMap(({ options }) => options)), warnings);
	if (shards !== void 0 && shards > plan.cells.length) throw new UserError(`--shards: found ${shards}; allowed: at most ${plan.cells.length}, one cell for each`);
	return `${jobMatrix({
		shards,
		machines
	})}\n`;
}

export { planCommand };