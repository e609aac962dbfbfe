import { i as changeOf } from "./comparison.js";
import { n as added } from "./ledger.js";
import { K as changeName } from "./cells.js";
import { a as COLOURS, d as printable, i as wayPanel, l as pageOf, o as SERIES_SHAPES } from "./way-panel.js";
import { n as newsOf, t as ledgerSections } from "./history-text.js";
import { i as sectionsMarkup, r as renderPage, t as asAddresses } from "./html.js";
import { n as html, t as figureMarkup } from "./markup.js";
import { n as specToSvg } from "./chart2.js";

// src/core/views/dashboard.ts
/** The page over the ledger: a chart for each branch of how far it has come, and the list of its records. */
const MOST_SCENARIOS = SERIES_SHAPES.length;
const WIDTH = 560;
function shown(ledgers) {
	return ledgers.slice(-12).reverse();
}
/** Names occur as values of data and as titles only, never in expressions. */
function dashboardSpec(ledgers, theme) {
	const panels = shown(ledgers).map((ledger) => panel(ledger, theme));
	return pageOf(panels, dashboardText(ledgers), theme);
}
function panel({ branch, suite, records }, theme) {
	const drawn = newsOf(records);
	const isSingle = drawn.every(({ ways }) => ways.size === 1);
	const scenarios = isSingle ? [suite] : [...new Set(drawn.flatMap(({ ways }) => [...ways.keys()]))];
	const points = pointsOf(drawn, new Set(records.map(({ record }) => record.commit)), (scenario) => isSingle ? suite : scenario);
	return {
		title: {
			text: printable(`${branch} · ${suite}`),
			anchor: "start"
		},
		...wayPanel({
			scenarios: scenarios.slice(0, MOST_SCENARIOS),
			points,
			width: WIDTH,
			colours: COLOURS[theme].series.slice(1)
		}, theme)
	};
}
/**
* A point for each record, and one where each line begins: at 0 % where the way to a record is unknown, because the
* record before it is missing.
*
* @param commits that are recorded on the branch, drawn or not
*/
function pointsOf(drawn, commits, nameOf) {
	const points = [];
	const sinceGap = /* @__PURE__ */ new Map();
	let part = 0;
	for (const [nth, placed] of drawn.entries()) {
		const { parent } = placed.record;
		const isAfterGap = isUnknown(placed) && parent !== null && "commit" in parent && !commits.has(parent.commit);
		if (isAfterGap && nth > 0) part++;
		if (isAfterGap) sinceGap.clear();
		const ways = [...placed.ways].map(([name, way]) => {
			const scenario = nameOf(name);
			const before = way.before ?? sinceGap.get(scenario) ?? added();
			const since = way.since ?? added(before, way.own);
			sinceGap.set(scenario, since);
			return {
				before: {
					scenario,
					...changeOf(before)
				},
				since: {
					scenario,
					...changeOf(since)
				}
			};
		});
		if (isAfterGap || nth === 0 && parent !== null) {
			const name = parent !== null && "commit" in parent ? parent.commit.slice(0, 7) : "control";
			points.push({
				name,
				part,
				figures: ways.map(({ before }) => before)
			});
		}
		points.push({
			name: changeName(placed.record),
			part,
			figures: ways.map(({ since }) => since)
		});
	}
	return points;
}
/** Whether an earlier record is missing, so that nobody knows how far the branch had come. */
function isUnknown({ ways }) {
	return [...ways.values()].some(({ before }) => before === null);
}
/** Text for people who do not see the chart. */
function dashboardText(ledgers) {
	return `Change in QPS since the first record, commit by commit. The newest of each: ${shown(ledgers).map(({ branch, suite, records }) => `${printable(`${branch} · ${suite}`)}: ${records.at(-1)?.record.verdict}`).join("; ")}`;
}
/** @param pictures addresses of the chart, in a light page and in a dark one; undefined if there are no records */
function dashboardBody(ledgers, pictures) {
	const hasGap = shown(ledgers).some(({ records }) => newsOf(records).some(isUnknown));
	return html`<header>
<h1>How far each branch has come</h1>
<p class="faint">Change in QPS of each configuration since the first record, as a mean over its workloads with the 95 % interval; below 0 % is slower. With a control, the change is against the control.${hasGap ? " Where an earlier record is missing, the line begins anew at 0 %." : ""}</p>
</header>
<main>
${pictures === void 0 ? html`<p>Nothing is recorded yet.</p>` : figureMarkup(pictures, dashboardText(ledgers))}${sectionsMarkup(ledgerSections(shown(ledgers)))}</main>
`;
}

// src/edges/dashboard/dashboard.ts
/** Contents by path; equal ledgers make equal files. */
async function dashboardFiles(ledgers) {
	const draw = (theme) => specToSvg(dashboardSpec(ledgers, theme));
	const pictures = ledgers.length === 0 ? void 0 : asAddresses({
		light: await draw("light"),
		dark: await draw("dark")
	});
	const page = await renderPage("How far each branch has come", dashboardBody(ledgers, pictures));
	return /* @__PURE__ */ new Map([[".nojekyll", ""], ["index.html", page]]);
}

export { dashboardFiles };