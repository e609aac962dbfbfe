import { c as nameKey } from "./comparison.js";
import { i as assessmentText } from "./dangers.js";
import { A as resultSchema, S as studyOf } from "./join-runs.js";
import { E as regressionsOf, O as verdictOf, v as accept } from "./scaled.js";
import { a as resultWarning, t as heaviestFirst } from "./warnings.js";
import { r as maskValue } from "./masking.js";

// src/core/result/make-result.ts
/**
* Makes the result of a described run and its judgement. This happens twice: before causes are searched for, and at the
* end.
*/
/** @throws if a value does not fit the schema, because nobody could read the file back then */
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
		warnings: heaviestFirst([...run.warnings, ...unexplainedWarnings(judgement.warnings.map(resultWarning), run.warnings)])
	});
}
/**
* Drops each `not-compared` that another warning already explains: a scenario cannot be compared under a load that it,
* or every server, failed to run.
*/
function unexplainedWarnings(judged, others) {
	const explains = ({ code, scenario, workload, threads }, missing) => (code === "load-not-measured" || code === "scenario-without-load" && scenario === missing.scenario) && workload === missing.workload && threads === missing.threads;
	return judged.filter((warning) => warning.code !== "not-compared" || !others.some((other) => explains(other, warning)));
}

// src/gate/publish.ts
/** Turns a judged run into its result, writes it in every view, and shows it to the people who wait for it. */
async function requestAcceptance(outcome, { forge }) {
	const judgement = await askAcceptance(outcome.judgement, outcome.plan.suite.name, forge.findAcceptance);
	return {
		...outcome,
		judgement
	};
}
/**
* Writes every view, also the charts that `announce` leaves out.
*
* @returns the result of the whole run
*/
async function publish(outcome, { timeline, tell, output }) {
	timeline.enter({ step: "judge" });
	const result = resultOf(outcome, timeline);
	tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await output.writeViews(result);
	return result;
}
/** Shows a verdict before its causes are known, because a search may outlast measuring, and a user may cancel it. */
async function announce(outcome, { timeline, output, forge }) {
	const result = resultOf(outcome, timeline);
	output.writeTexts(result);
	await forge.showVerdict(result);
	timeline.enter({ step: "search" });
}
function resultOf({ judgement, description }, timeline) {
	return maskValue(makeResult(judgement, description, timeline.wallTime()));
}
/** Asks who takes responsibility for a regression. Other verdicts need nobody, so `find` is not called for them. */
async function askAcceptance(judgement, suite, find) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { makeResult as a, requestAcceptance as i, askAcceptance as n, publish as r, announce as t };