import { i as count } from "./figures.js";
import { r as renderHistory } from "./history-text.js";
import { s as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, n as print } from "./output.js";
import { d as EXIT, h as UserError } from "./paths.js";
import { join } from "node:path";

// src/commands/history.ts
/** `qpsgate history`: lists the ledger, or draws it as a page. */
/**
* @throws UserError if there is no store, or no record of the branch or suite; StoreError if the store cannot be read
*/
async function historyCommand(args) {
	const { store: choice, branch, suite, page } = parseHistoryFlags(args);
	using interrupt = interruptible();
	await using store = await storeOpener({ near: process.cwd() })(choice, interrupt.signal);
	const { ledgers: all, unreadable } = await store.ledgers();
	const isAsked = (ledger) => (branch ?? ledger.branch) === ledger.branch && (suite ?? ledger.suite) === ledger.suite;
	const ledgers = all.filter(isAsked);
	if (all.length > 0 && ledgers.length === 0) {
		const flags = [...branch === void 0 ? [] : ["--branch"], ...suite === void 0 ? [] : ["--suite"]].join(" and ");
		const names = all.map((ledger) => `${ledger.branch} · ${ledger.suite}`).join(", ");
		throw new UserError(`${flags}: nothing is recorded of that in ${store.name}; recorded: ${names}`);
	}
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