import { r as renderMarkdown, t as renderComment } from "./markdown2.js";

// src/edges/files/write-views.ts
/** Writes only the views without pictures, which take almost no time. */
function writeTexts(result, output) {
	output.write("result.json", `${JSON.stringify(result, null, 2)}\n`);
	output.write("comment.md", renderComment(result));
	output.write("report.md", renderMarkdown(result));
}
/**
* Writes every view. The code that draws is loaded only now, after all measurements, because it is heavy. Views of a
* large result are large, so only one is in memory at a time.
*/
async function writeViews(result, output) {
	writeTexts(result, output);
	const { renderHtml } = await import("./html2.js");
	output.write("report.html", await renderHtml(result, await drawPictures(result, output)));
}
/** Pictures for the report; undefined if nothing was measured. In that case the code that draws is not even loaded. */
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

export { writeViews as n, writeTexts as t };