import { l as keyOf } from "./comparison.js";
import { a as told, n as heaviestFirst } from "./warnings.js";
import { a as coverageText } from "./arm-wording.js";
import { r as renderMarkdown, t as renderComment } from "./markdown.js";
import { b as verdictOf, g as resultSchema, v as accept, y as regressionsOf } from "./describe-statements.js";

// src/core/result/make-result.ts
/**
* The result: a run described, and the judgement of it. Made before causes are searched for and when nothing more is
* found out.
*/
/** @throws when a value does not fit the schema: the result is checked before it is written */
function makeResult(judgement, { statements, costs, ...run }, time) {
	const gated = new Map(judgement.costs.map((each) => [keyOf(each), each]));
	return resultSchema.parse({
		...run,
		...time,
		...judgement,
		verdict: verdictOf(judgement),
		comparisons: judgement.comparisons.map((found) => ({
			...found,
			statements: statements?.get(keyOf(found)),
			costs: costs?.get(keyOf(found))?.map((known) => ({
				...known,
				gated: gated.get(keyOf({
					...found,
					cost: known.cost
				}))
			}))
		})),
		coverage: judgement.coverage.map((covered) => ({
			...covered,
			message: coverageText(covered)
		})),
		warnings: heaviestFirst([...run.warnings, ...judgement.warnings.map(told)])
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
/** Without measurements there is nothing to draw, so the drawing code is not loaded. */
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

// src/gate/ask-acceptance.ts
/** Whether somebody takes responsibility for a regression; asked only if there is one. */
/** @param find default: nobody did */
async function askAcceptance(judgement, suite, find = async () => null) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { makeResult as i, writeTexts as n, writeViews as r, askAcceptance as t };