import { o as worstOf } from "./ledger.js";
import { x as changeName } from "./services.js";
import { d as SERIES_SHAPES, h as pageOf, l as COLOURS, y as printable } from "./plot.js";
import { i as wayPanel, n as newsOf, t as ledgerSections } from "./history-text.js";
import { i as sectionsMarkup, r as renderPage, t as asAddresses } from "./html.js";
import { n as html, t as figureMarkup } from "./markup.js";
import { n as specToSvg } from "./chart2.js";

// src/core/views/history-page.ts
/** The page about the ledger: for each branch a chart of its distance from the baseline, and a table of its records. */
const MOST_SCENARIOS = SERIES_SHAPES.length;
const WIDTH = 560;
function ledgersToDraw(ledgers) {
	return ledgers.slice(-12).reverse();
}
/**
* The chart of the page, as a specification for Vega. It contains names from outside only as data and titles, never in
* expressions, because Vega evaluates expressions.
*/
function historySpec(ledgers, theme) {
	const panels = ledgersToDraw(ledgers).flatMap((ledger) => panel(ledger, theme));
	return pageOf(panels, historyText(ledgers), theme);
}
function panel({ branch, suite, records }, theme) {
	const points = pointsOf(records);
	if (points.length === 0) return [];
	const drawn = {
		scenarios: [...new Set(points.flatMap(({ figures }) => figures.map(({ scenario }) => scenario)))].slice(0, MOST_SCENARIOS),
		points,
		width: WIDTH
	};
	return {
		title: {
			text: printable(`${branch} · ${suite}`),
			anchor: "start"
		},
		...wayPanel({
			...drawn,
			colours: COLOURS[theme].series.slice(1)
		}, theme)
	};
}
/**
* One point for each record with a baseline: the slowest cell of each scenario. Points get another `part` with each new
* baseline, so that no line joins distances from different baselines, which cannot be compared.
*/
function pointsOf(records) {
	const baselines = /* @__PURE__ */ new Set();
	return newsOf(records).flatMap((record) => {
		const since = record.comparisons.filter(({ rule }) => rule === "baseline");
		const figures = [...Map.groupBy(since, ({ scenario }) => scenario).values()].flatMap((cells) => worstOf(cells) ?? []);
		if (figures.length === 0) return [];
		const part = baselines.add(record.baseline ?? "").size;
		return {
			name: changeName(record),
			part,
			figures
		};
	});
}
function historyText(ledgers) {
	return `Change in QPS against the baseline, commit by commit. The newest of each: ${ledgersToDraw(ledgers).map(({ branch, suite, records }) => `${printable(`${branch} · ${suite}`)}: ${records.at(-1)?.verdict}`).join("; ")}`;
}
/** @param pictures addresses of the chart for light and dark pages; undefined if no baseline was measured */
function historyBody(ledgers, pictures) {
	return html`<header>
<h1>Since the baseline</h1>
<p class="faint">Change in QPS of each configuration against the baseline of its branch, as the run of the commit measured it in its slowest load, with the 95% interval; below 0% is slower. Another baseline begins a new line.</p>
</header>
<main>
${ledgers.length === 0 ? html`<p>Nothing is recorded yet.</p>` : ""}${pictures === void 0 ? "" : figureMarkup(pictures, historyText(ledgers))}${sectionsMarkup(ledgerSections(ledgersToDraw(ledgers)))}</main>
`;
}

// src/edges/chart/history-page.ts
/** Page of ledgers. Equal ledgers make equal pages, so that a page changes only together with its ledgers. */
async function historyPage(ledgers) {
	const [light, dark] = [historySpec(ledgers, "light"), historySpec(ledgers, "dark")];
	const pictures = light.vconcat.length === 0 ? void 0 : asAddresses({
		light: await specToSvg(light),
		dark: await specToSvg(dark)
	});
	return renderPage("Since the baseline", historyBody(ledgers, pictures));
}

export { historyPage };