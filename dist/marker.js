import { i as keyOf } from "./comparison.js";
import { createHash } from "node:crypto";

// src/edges/github/comments/shown-regressions.ts
/** Regressions that a comment of ours has shown, as its marker holds them: the label accepts no worse ones. */
/** Acceptance of −5 % covers −7.5 % if the interval does: more is another change, however wide the interval is. */
const MOST_BEYOND = 1.5;
/** More do not fit with the report: the others count as not shown. */
const MOST = 100;
const DIGEST_CHARACTERS = 24;
const ENTRY = /^([\da-f]{24}):(\d{1,5})$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** The worst first, as many as fit. */
function shownNow(regressions) {
	const worst = regressions.toSorted((left, right) => lowOf(left) - lowOf(right)).slice(0, MOST);
	return {
		since: null,
		slowdowns: new Map(worst.map((each) => [digestOf(each), Math.ceil(-1e4 * lowOf(each))]))
	};
}
/** Whether each of the regressions was shown, and is not worse than the worst that was shown to be possible. */
function covers({ slowdowns }, regressions) {
	return regressions.every((each) => {
		const shown = slowdowns.get(digestOf(each));
		return shown !== void 0 && -1e4 * each.change <= shown;
	});
}
/** The fields of a marker, without anything that could end an HTML comment. */
function renderShown({ since, slowdowns }) {
	const entries = [...slowdowns].map(([digest, slowdown]) => `${digest}:${slowdown}`);
	return `${since === null ? "" : ` since=${since}`} shown=${entries.join(",")}`;
}
/** The rendered regressions; undefined for any other text. */
function parseShown(since, text) {
	if (since !== void 0 && !TIME.test(since)) return void 0;
	const entries = text === "" ? [] : text.split(",").map((entry) => ENTRY.exec(entry));
	const slowdowns = entries.flatMap((entry) => entry === null ? [] : [[entry[1] ?? "", Number(entry[2])]]);
	return slowdowns.length < entries.length ? void 0 : {
		since: since ?? null,
		slowdowns: new Map(slowdowns)
	};
}
/** The worst value that was shown as possible. */
function lowOf({ low, change }) {
	return Math.max(low ?? change, MOST_BEYOND * change);
}
function digestOf(regression) {
	return createHash("sha256").update(keyOf(regression)).digest("hex").slice(0, DIGEST_CHARACTERS);
}

// src/edges/github/comments/marker.ts
/**
* The first line of our comments: an HTML comment by which later runs find them and know which results were shown when.
*/
const FORM = /^<!-- qpsgate:(comment|suggestion) v1 key=(\S*) head=([\da-f]{40,64}) run=(\d{1,16}) attempt=(\d{1,16})(?:(?: since=(\S+))? shown=(\S*))? -->$/;
/** The marker as one line that ends only at its end, whatever the key holds. */
function renderMarker({ key, headSha, runId, attempt, shown }, kind = "comment") {
	return `<!-- qpsgate:${kind} v1 ${`key=${encodeKey(key)} head=${headSha.toLowerCase()} run=${runId} attempt=${attempt}`}${shown === void 0 ? "" : renderShown(shown)} -->`;
}
/** The marker of a comment; undefined if its first line is none: the text below may be anybody's. */
function parseMarker(body, kind = "comment") {
	const [line = ""] = body.split(/\r?\n/, 1);
	const [, what, key, headSha, runId, attempt, since, regressions] = FORM.exec(line) ?? [];
	if (what !== kind || key === void 0 || headSha === void 0) return void 0;
	const decoded = decodeKey(key);
	if (decoded === void 0) return void 0;
	const shown = regressions === void 0 ? void 0 : parseShown(since, regressions);
	const marker = {
		key: decoded,
		headSha,
		runId: Number(runId),
		attempt: Number(attempt)
	};
	return shown === void 0 ? marker : {
		...marker,
		shown
	};
}
/** Whether the first was written by a later run, or by a later attempt of the same. */
function isNewer(one, other) {
	return one.runId === other.runId ? one.attempt > other.attempt : one.runId > other.runId;
}
/** The key in a form without two dashes or anything else that could end an HTML comment. */
function encodeKey(key) {
	return encodeURIComponent(key.toWellFormed()).replaceAll("--", "-%2D").replaceAll("!", "%21");
}
/** The key that was encoded; undefined if it was not encoded so. */
function decodeKey(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}

export { renderMarker as a, parseMarker as i, encodeKey as n, covers as o, isNewer as r, shownNow as s, decodeKey as t };