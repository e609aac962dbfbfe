import { i as count } from "./figures.js";
import { r as renderHistory } from "./history-text.js";
import { s as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { n as CHARTS, r as chartsBefore, t as storeOpener } from "./open-store.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, n as print } from "./output.js";
import { d as EXIT } from "./paths.js";
import { join } from "node:path";

// src/commands/history.ts
/** `qpsgate history`: the ledger is listed or drawn, and what comments left beside it is removed. */
const DAY_MS = 864e5;
/** Charts of comments on older pull requests go. */
const KEPT_DAYS = 90;
/**
* @throws UserError if there is no store, StoreError if it cannot be read or written
*/
async function historyCommand(args) {
	const { action, store: choice, branch, suite, dashboard } = parseHistoryFlags(args);
	using interrupt = interruptible();
	await using store = await storeOpener({ near: process.cwd() })(choice, interrupt.signal);
	if (action === "prune") print(await prune(store));
	else {
		const { ledgers: all, unreadable } = await store.ledgers();
		const ofBranch = branch === void 0 ? all : all.filter((ledger) => ledger.branch === branch);
		const ledgers = suite === void 0 ? ofBranch : ofBranch.filter((ledger) => ledger.suite === suite);
		const shown = {
			store: store.name,
			ledgers,
			unreadable
		};
		print(dashboard === void 0 ? renderHistory(shown, takesColour()) : await writeDashboard(shown, dashboard));
	}
	return EXIT.pass;
}
async function writeDashboard({ store, ledgers, unreadable }, folder) {
	const { dashboardFiles } = await import("./dashboard.js");
	for (const [path, content] of await dashboardFiles(ledgers)) writeWhole(folder, path, content);
	const shown = ledgers.flatMap(({ records }) => records).length;
	return [
		`wrote ${join(folder, "index.html")}: ${count(shown, "record")} of ${store}`,
		...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
		""
	].join("\n");
}
/** Charts of comments pile up; the branch becomes small only without its earlier states, which still have them. */
async function prune(store) {
	const firstKept = (/* @__PURE__ */ new Date(Date.now() - KEPT_DAYS * DAY_MS)).toISOString().slice(0, 10);
	const gone = chartsBefore(firstKept, await store.files.list(CHARTS));
	const what = count(gone.length, "chart");
	if (gone.length > 0) await store.files.commit({
		write: /* @__PURE__ */ new Map(),
		remove: gone,
		message: `remove ${what}`
	});
	await store.files.squash("earlier states given up");
	return `removed ${what} and the earlier states of ${store.name}\n`;
}

export { historyCommand };