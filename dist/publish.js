import { l as nameKey } from "./comparison.js";
import { i as assessmentText } from "./dangers.js";
import { T as resultSchema, _ as studyOf } from "./join-runs.js";
import { D as regressionsOf, O as verdictOf, v as accept } from "./scaled.js";
import { a as resultWarning, n as heaviestFirst } from "./warnings.js";
import { r as maskedValue } from "./masking.js";

// src/core/result/make-result.ts
/** The result: a run described, and its judgement. It is made before causes are searched for, and again at the end. */
/** @throws when a value does not fit the schema */
function makeResult(judgement, { statements, costs, pairEffects = () => void 0, ...run }, time) {
	const gated = new Map(judgement.costs.map((each) => [nameKey(each), each]));
	return resultSchema.parse({
		...run,
		...time,
		...judgement,
		verdict: verdictOf(judgement),
		study: studyOf({
			...run,
			...judgement
		}, pairEffects),
		comparisons: judgement.comparisons.map((comparison) => ({
			...comparison,
			statements: statements?.get(nameKey(comparison)),
			costs: costs?.get(nameKey(comparison))?.map((cost) => ({
				...cost,
				gated: gated.get(nameKey({
					...comparison,
					cost: cost.cost
				}))
			}))
		})),
		coverage: judgement.coverage.map((covered) => ({
			...covered,
			message: assessmentText(covered)
		})),
		warnings: heaviestFirst([...run.warnings, ...unexplained(judgement.warnings.map(resultWarning), run.warnings)])
	});
}
/** Without those that say that a scenario was not compared by a load that it does not take. */
function unexplained(judged, others) {
	const keyOf = ({ scenario, workload, threads }) => JSON.stringify([
		scenario,
		workload,
		threads
	]);
	const told = new Set(others.filter(({ code }) => code === "scenario-without-load").map(keyOf));
	return judged.filter((warning) => warning.code !== "not-compared" || !told.has(keyOf(warning)));
}

// src/gate/publish.ts
/** The result of a run: written in every view, and shown to those who follow the run. */
/** What was judged, with the person who takes responsibility for a regression; asked only if there is one. */
async function accepted(judged, { forge }) {
	const judgement = await askAcceptance(judged.judgement, judged.plan.suite.name, forge.findAcceptance);
	return {
		...judged,
		judgement
	};
}
/** @returns the result of the whole run */
async function publish(judged, { timeline, tell, output }) {
	timeline.enter({ step: "judge" });
	const result = resultOf(judged, timeline);
	tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await output.writeViews(result);
	return result;
}
/** Shows a verdict whose causes are still sought: that may take longer than measuring, and a waiting user may cancel it. */
async function announce(judged, { timeline, output, forge }) {
	const result = resultOf(judged, timeline);
	output.writeTexts(result);
	await forge.showVerdict(result);
	timeline.enter({ step: "search" });
}
function resultOf({ judgement, description }, timeline) {
	return maskedValue(makeResult(judgement, description, timeline.wallTime()));
}
/** The judgement, accepted if it regressed and somebody answers for it. */
async function askAcceptance(judgement, suite, find) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { makeResult as a, publish as i, announce as n, askAcceptance as r, accepted as t };