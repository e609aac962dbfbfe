import { i as count } from "./figures.js";
import { r as renderHistory } from "./history-text.js";
import { s as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, n as print } from "./output.js";
import { d as EXIT } from "./paths.js";
import { join } from "node:path";

// src/commands/history.ts
/** `qpsgate history`: the ledger is listed or drawn. */
/**
* @throws UserError if there is no store, StoreError if it cannot be read
*/
async function historyCommand(args) {
	const { store: choice, branch, suite, page } = parseHistoryFlags(args);
	using interrupt = interruptible();
	await using store = await storeOpener({ near: process.cwd() })(choice, interrupt.signal);
	const { ledgers: all, unreadable } = await store.ledgers();
	const ofBranch = branch === void 0 ? all : all.filter((ledger) => ledger.branch === branch);
	const ledgers = suite === void 0 ? ofBranch : ofBranch.filter((ledger) => ledger.suite === suite);
	const shown = {
		store: store.name,
		ledgers,
		unreadable
	};
	print(page === void 0 ? renderHistory(shown, takesColour()) : await writePage(shown, page));
	return EXIT.pass;
}
async function writePage({ store, ledgers, unreadable }, folder) {
	const { historyPage } = await import("./history-page.js");
	writeWhole(folder, "index.html", await historyPage(ledgers));
	const shown = ledgers.flatMap(({ records }) => records).length;
	return [
		`wrote ${join(folder, "index.html")}: ${count(shown, "record")} of ${store}`,
		...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
		""
	].join("\n");
}

export { historyCommand };