import { i as escapeInvisible } from "./problems.js";
import { i as array, w as ZodError } from "./schemas.js";
import { i as keyOf } from "./comparison.js";
import { createHash } from "node:crypto";

// src/edges/github/api/api.ts
/** Reading lists from the API, and saying what went wrong with it. */
const PAGE = 100;
/** Ten thousand items: a list longer than that is not read to its end. */
const MOST_PAGES = 100;
const LONGEST_WORDS = 200;
const COMMENTING = "for comments the job needs `permissions: pull-requests: write`";
const HINTS = {
	401: "the token is not valid (any more); check the input github-token",
	404: "with this token it does not exist; check the permissions of the job",
	429: "the API's rate limit is used up"
};
/** What a route's path names a repository by. */
function inRepository({ owner, name }) {
	return {
		owner,
		repo: name
	};
}
/** Every item of a list, in the API's order; throws as octokit does, and where an item is not as the schema says. */
async function listAll(client, route, parameters, item) {
	const found = [];
	let pages = 0;
	const options = {
		...parameters,
		per_page: PAGE
	};
	for await (const page of pagesOf(client, route, options)) {
		found.push(...array(item).parse(page.data));
		pages += 1;
		if (pages === MOST_PAGES) break;
	}
	return found;
}
async function* pagesOf(client, route, options) {
	try {
		yield* client.paginate.iterator(route, options);
	} catch (error) {
		throw error instanceof TypeError ? new ZodError([]) : error;
	}
}
/** The HTTP status of an API error, undefined for anything else. */
function statusOf(error) {
	if (!(error instanceof Error) || !("status" in error)) return void 0;
	return typeof error.status === "number" ? error.status : void 0;
}
/**
* Why the API did not do something, in words for a notice; one line.
*
* @param needed what to grant where the token may not
* @throws the error itself where it does not come from the API
*/
function describeTrouble(error, needed = COMMENTING) {
	if (error instanceof ZodError) return "the API answered with something that is not its own form";
	const status = statusOf(error);
	if (status === void 0 || !(error instanceof Error)) throw error;
	const words = oneLine(error.message);
	if (!("response" in error) || error.response === void 0) return `the API could not be reached (${words})`;
	const forbidden = status === 403 ? `the token has no permission for it; ${needed}` : void 0;
	const hint = /rate limit/i.test(words) ? HINTS[429] : forbidden ?? HINTS[status];
	return `the API answered ${status} (${words})${hint === void 0 ? "" : `: ${hint}`}`;
}
/**
* Asks the API, whose trouble is a value.
*
* @param failure what the trouble means, put before the reason
* @param needed as for describeTrouble
*/
async function orTrouble(work, failure, needed = COMMENTING) {
	try {
		return {
			kind: "answer",
			value: await work()
		};
	} catch (error) {
		return {
			kind: "trouble",
			why: `${failure}: ${describeTrouble(error, needed)}`
		};
	}
}
/** Text as it is compared with what a forge has: forges may change line ends and what stands at the end. */
function asStored(body) {
	return body.replaceAll("\r\n", "\n").trimEnd();
}
function oneLine(text) {
	const line = escapeInvisible(text.replace(/\s+/g, " ").trim());
	return line.length > LONGEST_WORDS ? `${line.slice(0, 199)}…` : line;
}

// src/edges/github/comments/shown-regressions.ts
/** Regressions that a comment of ours has shown, as its marker holds them: whoever sets the label accepts no worse ones. */
/** Who accepts −5 % accepts −7.5 % where the interval holds it: more is another change, however wide the interval is. */
const MOST_BEYOND = 1.5;
/** More do not fit beside the report: the others count as not shown. */
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
/** What was rendered; undefined for anything else. */
function parseShown(since, text) {
	if (since !== void 0 && !TIME.test(since)) return void 0;
	const entries = text === "" ? [] : text.split(",").map((entry) => ENTRY.exec(entry));
	const slowdowns = entries.flatMap((entry) => entry === null ? [] : [[entry[1] ?? "", Number(entry[2])]]);
	return slowdowns.length < entries.length ? void 0 : {
		since: since ?? null,
		slowdowns: new Map(slowdowns)
	};
}
/** The worst that whoever accepts it has seen to be possible. */
function lowOf({ low, change }) {
	return Math.max(low ?? change, MOST_BEYOND * change);
}
function digestOf(regression) {
	return createHash("sha256").update(keyOf(regression)).digest("hex").slice(0, DIGEST_CHARACTERS);
}

// src/edges/github/comments/marker.ts
/** The first line of our comments: an HTML comment by which later runs find them and see what was shown when. */
const FORM = /^<!-- qpsgate:(comment|suggestion) v1 key=(\S*) head=([\da-f]{40,64}) run=(\d{1,16}) attempt=(\d{1,16})(?:(?: since=(\S+))? shown=(\S*))? -->$/;
/** The marker as one line that ends nowhere before its end, whatever the key holds. */
function renderMarker({ key, headSha, runId, attempt, shown }, kind = "comment") {
	return `<!-- qpsgate:${kind} v1 ${`key=${encodeKey(key)} head=${headSha.toLowerCase()} run=${runId} attempt=${attempt}`}${shown === void 0 ? "" : renderShown(shown)} -->`;
}
/** The marker of a comment; undefined where its first line is none: what stands below may be anybody's. */
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
/** The key in a form that holds no two dashes, nor what else could end an HTML comment. */
function encodeKey(key) {
	return encodeURIComponent(key.toWellFormed()).replaceAll("--", "-%2D").replaceAll("!", "%21");
}
/** The key that was encoded; undefined where it was not encoded so. */
function decodeKey(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}

export { renderMarker as a, asStored as c, listAll as d, orTrouble as f, parseMarker as i, describeTrouble as l, encodeKey as n, covers as o, statusOf as p, isNewer as r, shownNow as s, decodeKey as t, inRepository as u };