import { l as plainWorkloads, o as costLimits } from "./build.js";

// src/core/suite/adjust.ts
/** A suite changed by flags: other times, tolerances and threads, fewer workloads and scenarios. */
function adjustSuite(suite, adjustments) {
	const { budgetSeconds = suite.budgetSeconds, threads = suite.threads } = adjustments;
	const times = {
		budgetSeconds,
		threads,
		isSwitched: adjustments.isSwitched ?? suite.isSwitched
	};
	const workloads = pick("workloads", offeredWorkloads(suite, adjustments), adjustments.workloads);
	const scenarios = pick("scenarios", suite.scenarios, withControl(suite, adjustments.scenarios));
	if (workloads.kind === "wrong" || scenarios.kind === "wrong") return {
		kind: "problems",
		problems: [workloads, scenarios].flatMap((each) => each.kind === "wrong" ? each.names : [])
	};
	const gate = adjustPolicy(suite.gate, adjustments);
	return {
		kind: "ok",
		suite: {
			...suite,
			...times,
			workloads: workloads.items,
			scenarios: scenarios.items,
			gate
		}
	};
}
/** The suite's come first: of the same name, those are meant. */
function offeredWorkloads({ workloads }, adjustments) {
	return adjustments.takesAnyScript && adjustments.workloads !== void 0 ? [...workloads, ...plainWorkloads()] : workloads;
}
function withControl({ control }, names) {
	return names && [control, ...names.filter((name) => name !== control)];
}
/** A given tolerance holds for everything, whatever the suite says. */
function adjustPolicy(policy, { tolerance, costs = {}, onInconclusive }) {
	const limits = {
		...policy.costs,
		...costLimits(costs, "--tolerance").costs
	};
	const changed = {
		...policy,
		onInconclusive: onInconclusive ?? policy.onInconclusive,
		...Object.keys(limits).length === 0 ? {} : { costs: limits }
	};
	if (tolerance === void 0) return changed;
	const everywhere = (value) => ({
		control: value,
		base: value,
		history: value
	});
	return {
		...changed,
		tolerance: everywhere(tolerance),
		toleranceFrom: everywhere("--tolerance"),
		byScenario: {},
		byWorkload: {}
	};
}
/** The named items, in the suite's order; all of them if none is named. */
function pick(list, items, wanted) {
	const known = [...new Set(items.map(({ name }) => name))];
	const unknown = (wanted ?? []).filter((name) => !known.includes(name));
	const [first, ...rest] = known.filter((name) => wanted === void 0 || wanted.includes(name)).flatMap((name) => items.find((item) => item.name === name) ?? []);
	if (unknown.length === 0 && first !== void 0) return {
		kind: "picked",
		items: [first, ...rest]
	};
	return {
		kind: "wrong",
		names: {
			list,
			found: unknown.join(", ") || "no name",
			allowed: known.join(", ")
		}
	};
}

export { adjustSuite as n, adjustPolicy as t };