import { i as changeOf } from "./comparison.js";
import { o as placed } from "./ledger.js";
import { t as printable } from "./chart-text.js";
import { a as wayPanel, c as chartConfig, n as html, o as COLOURS, s as SERIES_SHAPES, t as figureMarkup } from "./markup.js";
import { n as renderHistory } from "./history-text.js";
import { n as specToSvg } from "./chart2.js";
import { r as renderPage, t as asAddresses } from "./html.js";

// src/core/views/dashboard.ts
/** The page over the ledger: a chart for each branch of how far it has come, and the list of its records. */
/** More histories make a page that nobody reads; those recorded last are shown. */
const MOST_HISTORIES = 12;
const MOST_SCENARIOS = SERIES_SHAPES.length;
const PANEL = {
	width: 560,
	height: 200
};
/** The histories that the page shows, the one recorded last first. Commits that changed nothing are no news. */
function shownHistories(records) {
	const news = placed(records).filter(({ record }) => record.parent === null || record.settings.length > 0);
	const groups = Map.groupBy(news, ({ record: { branch, suite } }) => `${branch} · ${suite}`);
	const newest = ({ records: own }) => own.at(-1)?.record.recordedAt ?? "";
	return [...groups].map(([name, own]) => ({
		name,
		records: own.slice(-100)
	})).sort((one, other) => newest(one) < newest(other) ? 1 : -1).slice(0, MOST_HISTORIES);
}
/** Names occur as values of data and as titles only, never in expressions. */
function dashboardSpec(records, theme) {
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: dashboardText(records),
		background: COLOURS[theme].background,
		padding: 16,
		spacing: 28,
		vconcat: shownHistories(records).map((history) => panel(history, theme)),
		resolve: { scale: {
			color: "independent",
			shape: "independent"
		} },
		config: chartConfig(theme)
	};
}
function panel({ name, records }, theme) {
	const scenarios = [...new Set(records.flatMap(({ since }) => [...since.keys()]))].slice(0, MOST_SCENARIOS);
	const values = records.flatMap(({ record, since }) => scenarios.flatMap((scenario) => {
		const effect = since.get(scenario);
		if (effect === void 0) return [];
		const { change, low, high } = changeOf(effect);
		return [{
			time: record.recordedAt,
			scenario: printable(scenario),
			change,
			low,
			high
		}];
	}));
	const legend = {
		title: null,
		orient: "bottom",
		columns: 4,
		symbolOpacity: 1
	};
	const x = {
		field: "time",
		type: "temporal",
		scale: { type: "utc" },
		axis: {
			title: null,
			format: "%d %b %Y"
		}
	};
	return {
		title: {
			text: printable(name),
			anchor: "start"
		},
		...PANEL,
		...wayPanel({
			scenarios,
			values,
			x,
			colours: COLOURS[theme].series.slice(1),
			legend
		}, theme)
	};
}
/** For people who do not see the chart. */
function dashboardText(records) {
	return `Change in QPS since the first record, commit by commit. The newest of each: ${shownHistories(records).map(({ name, records: own }) => `${printable(name)}: ${own.at(-1)?.record.verdict}`).join("; ")}`;
}
/** @param pictures addresses of the chart, in a light page and in a dark one; undefined if there are no records */
function dashboardBody(records, pictures) {
	const list = renderHistory("the ledger", {
		records,
		unreadable: []
	}, 100, false);
	return html`<header>
<h1>How far each branch has come</h1>
<p class="faint">Change in QPS of each configuration since the first record, as a mean over its workloads with the 95 % interval; below 0 % is slower. With a control, the change is against the control.</p>
</header>
<main>
${pictures === void 0 ? html`` : figureMarkup(pictures, dashboardText(records))}<div class="scroll" tabindex="0" role="group" aria-label="Records"><pre>${list}</pre></div>
</main>
`;
}

// src/edges/dashboard/dashboard.ts
/** Contents by path; equal records make equal files. */
async function dashboardFiles(records) {
	const draw = (theme) => specToSvg(dashboardSpec(records, theme));
	const pictures = records.length === 0 ? void 0 : asAddresses({
		light: await draw("light"),
		dark: await draw("dark")
	});
	const page = await renderPage("How far each branch has come", dashboardBody(records, pictures));
	return /* @__PURE__ */ new Map([[".nojekyll", ""], ["index.html", page]]);
}

export { dashboardFiles };