import { i as chartsBefore, r as CHARTS, t as storeOpener } from "./open-store.js";
import { i as renderHistory, t as historyJson } from "./history-text.js";
import { i as count } from "./figures.js";
import { i as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, t as print } from "./output.js";
import { a as EXIT } from "./errors.js";
import { join } from "node:path";

// src/commands/history.ts
/** `qpsgate history`: the ledger is listed or drawn, and what comments left beside it is removed. */
const DAY_MS = 864e5;
async function historyCommand(args) {
	const request = parseHistoryFlags(args);
	using interrupt = interruptible();
	print(await history(request, interrupt.signal));
	return EXIT.pass;
}
/**
* @returns the printed text
* @throws UserError if there is no store, StoreError if it cannot be read or written
*/
async function history(request, signal) {
	await using store = await storeOpener({ near: process.cwd() })(request.store, signal);
	switch (request.kind) {
		case "list": return await list(store, request);
		case "dashboard": return await dashboard(store, request);
		case "prune": return await prune(store, request);
	}
}
/** Records that are listed of each ledger. */
const DEFAULT_LAST = 20;
async function list(store, { selection, last = DEFAULT_LAST, json }) {
	const found = await selected(store, selection);
	return json ? historyJson(found, last) : renderHistory(found, last, takesColour());
}
async function selected(store, { branch, suite }) {
	const { ledgers, unreadable } = await store.ledgers();
	const isWanted = (own) => own.branch === (branch ?? own.branch) && own.suite === (suite ?? own.suite);
	return {
		store: store.name,
		ledgers: ledgers.filter(isWanted),
		unreadable
	};
}
async function dashboard(store, { selection, dashboard: folder = "" }) {
	const { ledgers, unreadable } = await selected(store, selection);
	const { dashboardFiles } = await import("./dashboard.js");
	for (const [path, content] of await dashboardFiles(ledgers)) writeWhole(folder, path, content);
	const written = ledgers.flatMap(({ records }) => records).length;
	return [
		`wrote ${join(folder, "index.html")}: ${count(written, "record")} of ${store.name}`,
		...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
		""
	].join("\n");
}
/** Charts of comments pile up; the branch becomes small only without its earlier states, which still have them. */
async function prune(store, { olderThanDays }) {
	const firstKept = (/* @__PURE__ */ new Date(Date.now() - olderThanDays * DAY_MS)).toISOString().slice(0, 10);
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