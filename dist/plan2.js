import { a as makePlan, i as leastBudgetSeconds, t as armName } from "./plan.js";
import { i as shardMatrix } from "./shards.js";
import { c as duration, s as count } from "./wording.js";
import { i as UserError } from "./errors.js";
import { t as readSubject } from "./subject.js";

// src/core/views/plan-text.ts
/** What `qpsgate plan` prints: servers, cells and time. */
function renderPlan(name, plan) {
	const { arms, cells, budgetSeconds, rules } = plan;
	const workloads = Map.groupBy(cells, ({ workload }) => workload.name);
	const width = Math.max(0, ...[...workloads.keys()].map((workload) => workload.length));
	return `${[
		`${name}: ${count(cells.length, "cell")}, ${count(arms.length, "server")}, compared with: ${rules.join(", ")}`,
		"",
		"servers, alive together in every cell",
		...arms.map((arm) => `  ${armName(arm)}${roleOf(arm)}`),
		"",
		"cells: workload and threads",
		...[...workloads].map(([workload, own]) => `  ${workload.padEnd(width)}  ${own.map(({ threads }) => threads).join(" ")}`),
		"",
		`time: at most ${duration(budgetSeconds)} of measuring (--budget), less as soon as everything is decided; at least ${duration(leastBudgetSeconds(plan))} are needed`
	].join("\n")}\n`;
}
function roleOf({ role, revision }) {
	if (revision === "twin") return ": the same once more, for the A/A check";
	return role === "control" && revision === "head" ? ": the control" : "";
}

// src/commands/plan.ts
/** `qpsgate plan`: what a run would measure, without starting anything. */
/**
* @returns text for people, or with `shards` the matrix of a workflow
* @throws UserError where the input is wrong, or there are more shards than cells
*/
async function describePlan({ subject, rules, adjust, shards }) {
	const { suite: read, base } = await readSubject(subject);
	const suite = adjust(read);
	const plan = makePlan(suite, 0, {
		rules,
		base: base?.scenarios ?? []
	});
	if (shards === void 0) return renderPlan(suite.name, plan);
	if (shards > plan.cells.length) throw new UserError(`--shards: found ${shards}; allowed: at most ${plan.cells.length}, one cell for each`);
	return `${shardMatrix(shards)}\n`;
}

export { describePlan };