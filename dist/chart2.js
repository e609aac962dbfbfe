import { l as joinTexts } from "./figures.js";
import { At as measuredPart, b as baselineText, f as worstFirst, it as comparisonText } from "./services.js";
import { n as html, r as chartSpec } from "./markup.js";
import { S as textWidth } from "./plot.js";
import * as vega from "./drawing.js";
import { compile } from "./drawing.js";

// src/edges/chart/chart.ts
/**
* The chart of a result, as specification and as SVG. No other file imports vega or vega-lite, because they are heavy.
*/
/** @param theme colour scheme of the page that shows the chart */
async function drawChart(result, theme) {
	const spec = chartSpec(result, theme);
	const compared = worstFirst(measuredPart(result).comparisons).map((comparison) => comparisonText(comparison));
	const sentences = joinTexts([...compared, baselineText(result)], ". ");
	const { markup } = html`<title>${String(spec.description)}</title><desc>${sentences}</desc>`;
	const svg = (await specToSvg(spec)).replace(/^<svg\b[^>]*/, (tag) => `${tag} role="img"`).replace(">", () => `>${markup}`);
	return {
		spec: `${JSON.stringify(spec, null, 2)}\n`,
		svg
	};
}
/** @throws if vega logs an error, because the picture would then lack something */
async function specToSvg(spec) {
	const { textMetrics, resetSVGDefIds } = vega;
	textMetrics.width = ({ fontSize = 15 }, text) => textWidth(String(text ?? ""), fontSize);
	resetSVGDefIds();
	const problems = [];
	const logger = vega.logger(vega.Error);
	logger.error = (...messages) => {
		problems.push(...messages);
		return logger;
	};
	const view = new vega.View(vega.parse(compile(spec).spec), {
		renderer: "none",
		logger
	});
	using drawn = new DisposableStack();
	drawn.defer(() => view.finalize());
	const svg = await view.toSVG();
	if (problems.length > 0) throw new Error("the chart could not be drawn", { cause: problems[0] });
	return svg;
}

export { specToSvg as n, drawChart as t };