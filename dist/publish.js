import { c as keyOf } from "./comparison.js";
import { i as coverageText } from "./arm-wording.js";
import { _ as regressionsOf, c as accept, v as verdictOf } from "./attribution.js";
import { n as heaviestFirst, o as withMessage } from "./warnings.js";
import { g as resultSchema } from "./describe-statements.js";
import { r as renderMarkdown, t as renderComment } from "./markdown.js";

// src/core/result/make-result.ts
/** The result: a run described, and its judgement. It is made before causes are searched for, and again at the end. */
/** @throws when a value does not fit the schema */
function makeResult(judgement, { statements, costs, ...run }, time) {
	const gated = new Map(judgement.costs.map((each) => [keyOf(each), each]));
	return resultSchema.parse({
		...run,
		...time,
		...judgement,
		verdict: verdictOf(judgement),
		comparisons: judgement.comparisons.map((comparison) => ({
			...comparison,
			statements: statements?.get(keyOf(comparison)),
			costs: costs?.get(keyOf(comparison))?.map((cost) => ({
				...cost,
				gated: gated.get(keyOf({
					...comparison,
					cost: cost.cost
				}))
			}))
		})),
		coverage: judgement.coverage.map((covered) => ({
			...covered,
			message: coverageText(covered)
		})),
		warnings: heaviestFirst([...run.warnings, ...judgement.warnings.map(withMessage)])
	});
}

// src/edges/files/write-views.ts
/** The views without pictures, which cost almost nothing. */
function writeTexts(result, output) {
	output.write("result.json", `${JSON.stringify(result, null, 2)}\n`);
	output.write("comment.md", renderComment(result));
	output.write("report.md", renderMarkdown(result));
}
/**
* Drawing is heavy and is loaded only here, when nothing is measured any more; of large results one view is held at a
* time.
*/
async function writeViews(result, output) {
	writeTexts(result, output);
	const { renderHtml } = await import("./html2.js");
	output.write("report.html", await renderHtml(result, await drawPictures(result, output)));
}
/** The drawing code is loaded only if something was measured. */
async function drawPictures(result, output) {
	if (result.cells.length === 0) return void 0;
	const [{ drawChart }, { svgToPng }] = await Promise.all([import("./chart.js"), import("./png.js")]);
	const { spec, svg } = await drawChart(result, "light");
	output.write("chart.vl.json", spec);
	output.write("chart.svg", svg);
	output.write("chart.png", await svgToPng(svg));
	return {
		light: svg,
		dark: (await drawChart(result, "dark")).svg
	};
}

// src/gate/publish.ts
/** The result of a run: written in every view, and shown to those who follow the run. */
/** @returns the result of the whole run */
async function publish(judged, run) {
	run.timeline.enter({ step: "judge" });
	const result = await resultOf(judged, run);
	run.edges.tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await writeViews(result, run.output);
	return result;
}
/** Shows a verdict whose causes are still sought: that may take longer than measuring, and a waiting user may cancel it. */
async function announce(judged, run) {
	const result = await resultOf(judged, run);
	writeTexts(result, run.output);
	await run.edges.showVerdict?.(result);
	run.timeline.enter({ step: "search" });
}
async function resultOf({ judgement, plan, description }, run) {
	const accepted = await askAcceptance(judgement, plan.suite.name, run.edges.findAcceptance);
	return makeResult(accepted, description, run.timeline.wallTime());
}
/** Whether somebody takes responsibility for a regression; asked only if there is one. @param find default: nobody does */
async function askAcceptance(judgement, suite, find = async () => null) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { makeResult as a, writeViews as i, askAcceptance as n, publish as r, announce as t };