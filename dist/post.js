import { o as notice, t as debug } from "./core.js";
import { S as ZodError, _ as string, l as looseObject, n as array, s as int } from "./schemas.js";
import { i as checkFailure, t as allRegressions } from "./gated-costs.js";
import { r as sleep } from "./clock.js";
import { c as escapeInvisible, t as escapeMarkdown } from "./escape.js";
import { r as maskValue } from "./masking.js";
import { c as nameKey } from "./comparison.js";
import { r as decodeUri } from "./endpoint.js";
import { n as codeBlock, o as paragraphs } from "./markdown-parts.js";
import { p as MODIFIER_PREFIXES } from "./setting.js";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";

// src/edges/github/api/client.ts
/** The client of the forge's REST API. It repeats failed requests, but only as long as a job may wait for a comment. */
const MOST_RETRIES = 3;
/**
* Maximum seconds for all failed requests and the waits after them. They suffice to outlast a rate limit of a minute.
*/
const MOST_SECONDS = 65;
const REQUEST_SECONDS = 15;
const SECOND = 1e3;
/**
* Repeats failed requests. Octokit's own plugins cannot do it: they have no limit for all requests together, wait even
* after the run has ended, ignore `retry-after` of a server error, and delay every comment by seconds.
*/
var Retries = class {
	#limits;
	#spentSeconds = 0;
	constructor(limits) {
		this.#limits = limits;
	}
	async send(attempt, options) {
		const { signal, wait } = this.#limits;
		for (let failures = 1;; failures++) {
			const began = performance.now();
			options.request = {
				...options.request,
				signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)])
			};
			try {
				return await attempt(options);
			} catch (error) {
				this.#spentSeconds += (performance.now() - began) / SECOND;
				const seconds = failures <= (options.request.retries ?? 3) && !signal.aborted ? waitAfter(error, failures) : void 0;
				if (seconds === void 0 || this.#spentSeconds + seconds > this.#limits.seconds) throw error;
				this.#spentSeconds += seconds;
				await wait(seconds * SECOND, signal);
			}
		}
	}
};
/**
* A client of the API, which has not sent any request yet.
*
* @param token not empty
* @param signal ends requests, and the waits between them
* @param seconds maximum for all failed requests and the waits after them
*/
async function connect(apiUrl, token, signal, seconds = MOST_SECONDS, wait = sleep) {
	const { getOctokit } = await import("./github.js");
	const tell = (message) => debug(message);
	const log = {
		debug: tell,
		info: tell,
		warn: tell,
		error: tell
	};
	const retries = new Retries({
		signal,
		seconds,
		wait
	});
	return getOctokit(token, {
		baseUrl: apiUrl,
		userAgent: "qpsgate",
		log
	}, (octokit) => {
		octokit.hook.wrap("request", (attempt, options) => retries.send(attempt, options));
		octokit.hook.before("request", (options) => {
			Object.assign(options.request ?? {}, { log });
			const { url: _url, baseUrl: _baseUrl, headers: _headers, request: _request, ...parameters } = options;
			Object.assign(options, maskValue(parameters));
		});
		return {};
	});
}
/** HTTP status of an error of the API; undefined for any other error. */
function statusOf(error) {
	if (!(error instanceof Error) || !("status" in error)) return void 0;
	return typeof error.status === "number" ? error.status : void 0;
}
/** Seconds until a failed request may succeed; undefined if repeating it is useless. */
function waitAfter(error, failures) {
	const status = statusOf(error) ?? 0;
	const headers = error.response?.headers ?? {};
	const retryAfter = Number(headers["retry-after"]);
	if (status >= 500) return Math.max(failures ** 2, retryAfter || 0);
	if (status !== 429 && status !== 403) return void 0;
	if (headers["x-ratelimit-remaining"] === "0") {
		const reset = Number(headers["x-ratelimit-reset"] ?? Number.POSITIVE_INFINITY);
		return Math.max(0, reset - Date.now() / SECOND);
	}
	return status === 429 ? retryAfter || failures ** 2 : retryAfter || void 0;
}

// src/edges/github/api/api.ts
/** Reads lists from the forge's API, and describes its failures in sentences for notices. */
const PAGE = 100;
/** Maximum number of entries that Gitea and Forgejo put on a page. */
const COUNTED_PAGE = 50;
/** Maximum number of pages to read of a list, so that no list delays the job for long: 10,000 entries on GitHub. */
const MOST_PAGES = 100;
const LONGEST_WORDS = 200;
const COMMENTING = "for comments the job needs `permissions: pull-requests: write`";
const USED_UP = "the API's rate limit is used up";
const HINTS = {
	401: "the token is not valid (any more); check the input github-token",
	404: "with this token it does not exist; check the permissions of the job",
	429: USED_UP
};
const BY_WORDS = [[/rate limit/i, USED_UP], [/\blocked\b/i, "the conversation is locked; unlock it, or read the result in the summary of the job"]];
function inRepository({ owner, name }) {
	return {
		owner,
		repo: name
	};
}
/**
* Every entry of a list, in the API's order, up to ten thousand.
*
* @throws as octokit does, and a ZodError if an entry does not match the schema
*/
async function listAll(client, route, parameters, item) {
	const items = [];
	let pages = 0;
	const options = {
		...parameters,
		per_page: PAGE
	};
	for await (const page of pagesOf(client, route, options)) {
		items.push(...array(item).parse(page.data));
		pages += 1;
		if (pages === MOST_PAGES) break;
	}
	return items;
}
async function* pagesOf(client, route, options) {
	try {
		yield* client.paginate.iterator(route, options);
	} catch (error) {
		throw error instanceof TypeError ? new ZodError([]) : error;
	}
}
/**
* Every entry of a list on Gitea and Forgejo. Their answers do not name the next page, so pages are requested until one
* is empty.
*/
async function listPages(client, route, parameters, item) {
	const items = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const { data } = await client.request(route, {
			...parameters,
			page,
			limit: COUNTED_PAGE
		});
		const more = array(item).parse(data);
		if (more.length === 0) break;
		items.push(...more);
	}
	return items;
}
/**
* Reason why a request to the API failed, on one line, for a notice.
*
* @param needed advice for the workflow if the token lacks a permission
* @throws the error itself if it does not come from the API, because then it is a bug
*/
function describeTrouble(error, needed = COMMENTING) {
	if (error instanceof ZodError) return "the API answered with something that is not its own form";
	const status = statusOf(error);
	if (status === void 0 || !(error instanceof Error)) throw error;
	const words = oneLine(error.message);
	if (!("response" in error) || error.response === void 0) return `the API could not be reached (${words})`;
	const forbidden = status === 403 ? `the token has no permission for it; ${needed}` : HINTS[status];
	const [, hint = forbidden] = BY_WORDS.find(([pattern]) => pattern.test(words)) ?? [];
	return `the API answered ${status} (${words})${hint === void 0 ? "" : `: ${hint}`}`;
}
/**
* A text in a form for comparisons, because forges change line ends and trailing white space when they store a text.
*/
function asStored(body) {
	return body.replaceAll("\r\n", "\n").trimEnd();
}
function oneLine(text) {
	const line = escapeInvisible(text.replace(/\s+/g, " ").trim());
	return line.length > LONGEST_WORDS ? `${line.slice(0, 199)}…` : line;
}

// src/edges/github/api/author.ts
/**
* Finds the comments on a forge that qpsgate wrote. Anybody can copy qpsgate's marker into a comment, so the author of
* a comment decides.
*/
/**
* Logins under which tokens of workflows write. Nobody can register GitHub's, because a person's login has no brackets.
* Gitea and Forgejo each reserve only their own, so a login counts only on its own forge.
*/
const WORKFLOW_LOGINS = {
	github: "github-actions[bot]",
	gitea: "gitea-actions",
	forgejo: "forgejo-actions"
};
/** Address that exists only on Forgejo, relative to the address of its API. */
const OF_FORGEJO = "/../forgejo/v1/version";
/** Author of a comment or an issue; null if the account was deleted. */
const authorSchema = looseObject({
	login: string(),
	type: string().nullish()
}).nullish();
const userSchema = looseObject({ login: string() });
function authorOf(user) {
	return user === null || user === void 0 ? void 0 : {
		author: user.login,
		isBot: user.type === "Bot"
	};
}
/**
* The texts that were written with this run's token, or with the token of a workflow.
*
* @throws as octokit does
*/
async function oursAmong(client, forge, marked) {
	if (marked.length === 0) return [];
	const workflow = WORKFLOW_LOGINS[forge === "gitea" && await isForgejo(client) ? "forgejo" : forge];
	const byWorkflow = marked.filter(({ author }) => author === workflow);
	if (marked.length === byWorkflow.length) return byWorkflow;
	const isMe = await identity(client);
	return marked.filter((each) => byWorkflow.includes(each) || isMe(each));
}
/**
* Whether the forge is Forgejo, and not Gitea. Only the forge itself can tell, because either one's runner works with
* both.
*/
async function isForgejo(client) {
	try {
		await client.request(`GET ${OF_FORGEJO}`);
		return true;
	} catch (error) {
		if (statusOf(error) === 404) return false;
		throw error;
	}
}
/**
* A check whether the account of this token wrote a text. Tokens of apps, such as that of a workflow, must not ask for
* their account. With such a token, any bot counts, because only apps that the repository's owners installed can write
* as bots.
*/
async function identity(client) {
	try {
		const { login } = userSchema.parse((await client.request("GET /user")).data);
		return ({ author }) => author === login;
	} catch (error) {
		const status = statusOf(error);
		if (status !== 403 && status !== 404) throw error;
		return ({ isBot }) => isBot;
	}
}

// src/edges/github/comments/comment-regressions.ts
/**
* Regressions that qpsgate's comment has shown. The comment's first line stores them, because the label accepts only
* what people could see in the comment.
*/
/**
* Factor by which a slowdown may exceed the accepted one, such as −7.5% after −5%. The slowdown must also lie in the
* interval that the comment showed.
*/
const MOST_BEYOND = 1.5;
/**
* Maximum number of regressions that the first line stores, so that the report also fits into the comment. Others count
* as not shown.
*/
const MOST = 100;
const DIGEST_CHARACTERS = 24;
const ENTRY = /^([\da-f]{24}):(\d{1,5})$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
function commentRegressions(regressions) {
	const worst = regressions.toSorted((left, right) => lowOf(left) - lowOf(right)).slice(0, MOST);
	return {
		since: null,
		slowdowns: new Map(worst.map((each) => [nameDigest(each), Math.ceil(-1e4 * lowOf(each))]))
	};
}
/** Whether each regression was shown, and is at most as large as an acceptance of the shown one covers. */
function covers({ slowdowns }, regressions) {
	return regressions.every((each) => {
		const shown = slowdowns.get(nameDigest(each));
		return shown !== void 0 && -1e4 * each.change <= shown;
	});
}
/**
* Regressions as fields of a marker. They contain no text of a user, because it could end the marker's HTML comment.
*/
function renderShown({ since, slowdowns }) {
	const entries = [...slowdowns].map(([digest, slowdown]) => `${digest}:${slowdown}`);
	return `${since === null ? "" : ` since=${since}`} shown=${entries.join(",")}`;
}
/** Regressions in a text of `renderShown`; undefined for any other text. */
function parseShown(since, text) {
	if (since !== void 0 && !TIME.test(since)) return void 0;
	const entries = text === "" ? [] : text.split(",").map((entry) => ENTRY.exec(entry));
	const slowdowns = entries.flatMap((entry) => entry === null ? [] : [[entry[1] ?? "", Number(entry[2])]]);
	return slowdowns.length < entries.length ? void 0 : {
		since: since ?? null,
		slowdowns: new Map(slowdowns)
	};
}
/**
* Largest slowdown that an acceptance covers, as a negative change: the low end of the interval or `MOST_BEYOND` times
* the change, whichever loses less.
*/
function lowOf({ low, change }) {
	return Math.max(low, MOST_BEYOND * change);
}
function nameDigest(regression) {
	return createHash("sha256").update(nameKey(regression)).digest("hex").slice(0, DIGEST_CHARACTERS);
}

// src/edges/github/comments/marker.ts
/**
* The first line of qpsgate's comments: an HTML comment by which later runs find them. It also stores the regressions
* that the comment has shown, and since when.
*/
/** Maximum number of characters of a key. A key may come from a stranger, and be of any length. */
const LONGEST_KEY = 1e3;
const FORM = /^<!-- qpsgate:(comment|suggestion) v1 key=(\S*) head=([\da-f]{40,64}) run=(\d{1,16}) attempt=(\d{1,16})(?:(?: since=(\S+))? shown=(\S*))? -->$/;
/**
* The key as a marker stores it. A long key is cut, then followed by a digest of the whole key, so that different keys
* stay different.
*/
function keyInMarker(key) {
	if (key.length <= LONGEST_KEY) return key.toWellFormed();
	return `${key.slice(0, LONGEST_KEY).toWellFormed()}… ${createHash("sha256").update(key).digest("hex")}`;
}
function renderMarker({ key, headSha, runId, attempt, shown }, kind = "comment") {
	return `<!-- qpsgate:${kind} v1 ${`key=${encodeURIComponent(keyInMarker(key)).replaceAll("--", "-%2D").replaceAll("!", "%21")} head=${headSha.toLowerCase()} run=${runId} attempt=${attempt}`}${shown === void 0 ? "" : renderShown(shown)} -->`;
}
/**
* The marker in the first line of a comment; undefined if there is none. Other lines do not count, because they may
* quote texts of strangers.
*/
function parseMarker(body, kind = "comment") {
	const [line = ""] = body.split(/\r?\n/, 1);
	const [, markerKind, key, headSha, runId, attempt, since, regressions] = FORM.exec(line) ?? [];
	if (markerKind !== kind || key === void 0 || headSha === void 0) return void 0;
	const decoded = decodeUri(key);
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
function isNewer(one, other) {
	return one.runId === other.runId ? one.attempt > other.attempt : one.runId > other.runId;
}

// src/edges/github/comments/comment.ts
/**
* Writes one comment for each subject that a pull request is judged by, such as a suite. Later runs recognise the
* comment by marker and author, and update it, so that comments do not pile up.
*/
/** Maximum number of characters of a comment. GitHub refuses longer ones. */
const MOST_CHARACTERS = 65536;
const SERVER_ERRORS = 500;
const createdSchema = looseObject({ html_url: string() });
const commentSchema$1 = looseObject({
	id: int(),
	html_url: string(),
	updated_at: string(),
	body: string().nullish(),
	user: authorSchema
});
/**
* Writes the comment, unless a newer run has already commented. A failure of the API is a value, because it changes no
* verdict.
*
* @throws Error if the body is too long, which is a bug, because the renderer keeps to the limit
*/
async function upsertComment(client, place, content) {
	try {
		const [existing, ...others] = await findOurs$1(client, place, content.key);
		if (existing === void 0) {
			const body = bodyOf(content, commentRegressions(content.regressions));
			return content.isNews ? await create(client, place, content.key, body) : { kind: "none" };
		}
		const { id, url, marker } = existing;
		if (isNewer(marker, content)) return {
			kind: "older",
			url
		};
		for (const other of others) await remove(client, place, other);
		if (asStored(existing.body) === asStored(bodyOf(content, marker.shown))) return {
			kind: "unchanged",
			url
		};
		const seen = seenIn(existing, content.headSha);
		const body = bodyOf(content, seen !== void 0 && covers(seen, content.regressions) ? seen : commentRegressions(content.regressions));
		try {
			const where = {
				...inRepository(place.repository),
				comment_id: id
			};
			await client.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
				...where,
				body
			});
			return {
				kind: "updated",
				url
			};
		} catch (error) {
			if (statusOf(error) !== 404) throw error;
			return await create(client, place, content.key, body);
		}
	} catch (error) {
		return {
			kind: "refused",
			why: `the comment could not be posted: ${describeTrouble(error)}`
		};
	}
}
/**
* Regressions that qpsgate's comment has shown for a commit; undefined if there is no such comment, or it is about
* another commit.
*
* @throws as octokit does
*/
async function findShown(client, place, key, headSha) {
	const [existing] = await findOurs$1(client, place, key);
	return existing === void 0 ? void 0 : seenIn(existing, headSha);
}
function seenIn({ marker, updatedAt }, headSha) {
	const { shown } = marker;
	if (shown === void 0 || marker.headSha !== headSha.toLowerCase()) return void 0;
	return {
		...shown,
		since: shown.since ?? updatedAt
	};
}
function bodyOf(content, shown) {
	const body = `${renderMarker({
		...content,
		shown
	})}\n${content.body.toWellFormed()}`;
	if (body.length > 65536) throw new Error(`a comment of ${body.length} characters; the limit is ${MOST_CHARACTERS}`);
	return body;
}
/**
* Creates the comment. A server that reports an error may have stored it nevertheless. Therefore, each repetition first
* looks for the comment, so that the pull request does not get two.
*/
async function create(client, place, key, body) {
	for (let attempt = 1;; attempt++) try {
		const where = {
			...inRepository(place.repository),
			issue_number: place.issue
		};
		const { data } = await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			...where,
			body,
			request: { retries: 0 }
		});
		return {
			kind: "created",
			url: createdSchema.parse(data).html_url
		};
	} catch (error) {
		if ((statusOf(error) ?? 0) < SERVER_ERRORS || attempt > 3) throw error;
		await sleep(1e3 * attempt ** 2);
		const [stored] = await findOurs$1(client, place, key);
		if (stored !== void 0 && asStored(stored.body) === asStored(body)) return {
			kind: "created",
			url: stored.url
		};
	}
}
async function remove(client, place, { id }) {
	try {
		const where = {
			...inRepository(place.repository),
			comment_id: id
		};
		await client.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", where);
	} catch (error) {
		describeTrouble(error);
	}
}
/** qpsgate's comments about a subject. The newest comes first, because it is the one to keep. */
async function findOurs$1(client, place, key) {
	return await findAllOurs(client, place, (marker) => marker.key === keyInMarker(key));
}
async function findAllOurs(client, place, isWanted) {
	const where = {
		...inRepository(place.repository),
		issue_number: place.issue
	};
	const marked = (await listAll(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/comments", where, commentSchema$1)).flatMap(({ id, html_url: url, updated_at: updatedAt, body, user }) => {
		const text = body ?? "";
		const marker = parseMarker(text);
		const author = authorOf(user);
		return marker !== void 0 && author !== void 0 && isWanted(marker) ? [{
			id,
			url,
			body: text,
			updatedAt,
			marker,
			...author
		}] : [];
	});
	return (await oursAmong(client, place.forge, marked)).toSorted((left, right) => right.id - left.id);
}
/**
* Writes into all comments about older commits that the present commit could not be judged. Otherwise, readers could
* take their verdicts for verdicts about the present commit.
*/
async function replaceEarlier(client, place, { body, ...run }) {
	const isEarlier = (marker) => marker.headSha !== run.headSha.toLowerCase() && !isNewer(marker, run);
	try {
		const earlier = await findAllOurs(client, place, isEarlier);
		for (const { marker } of earlier) await upsertComment(client, place, {
			...run,
			key: marker.key,
			body,
			isNews: true,
			regressions: []
		});
		const [first] = earlier;
		return first === void 0 ? { kind: "none" } : {
			kind: "updated",
			url: first.url
		};
	} catch (error) {
		return {
			kind: "refused",
			why: `the comment could not be posted: ${describeTrouble(error)}`
		};
	}
}

// src/edges/github/context/workspace.ts
/** Paths of files as the forge names them: relative to the workspace. */
/**
* Path relative to the workspace, with slashes; undefined for a file outside it, and for a name with control
* characters.
*
* @param file path as messages name it: relative to the current folder, or otherwise to the workspace
*/
function insideWorkspace(file, workspace) {
	const path = [resolve(file), resolve(workspace, file)].map((whole) => relative(workspace, whole)).find((each) => each !== "" && each !== ".." && !each.startsWith(`..${sep}`) && !isAbsolute(each));
	return path === void 0 || /\p{Cc}/u.test(path) ? void 0 : path.split(sep).join("/");
}

// src/edges/github/comments/patch.ts
/**
* Finds a setting's line in the forge's diff of a file, because the forge allows suggestions only there. Also finds the
* text that takes the setting back.
*/
function changesOf(patch) {
	const changes = [];
	let [before, now] = [0, 0];
	let isOpen = false;
	for (const row of patch.split("\n")) {
		const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
		const [sign, text] = [row.charAt(0), row.slice(1)];
		if (sign === "\\") continue;
		const isChange = start === null && (sign === "-" || sign === "+");
		if (isChange && !isOpen) changes.push({
			removed: [],
			added: []
		});
		isOpen = isChange;
		if (start !== null) [before, now] = [Number(start[1]), Number(start[2])];
		else if (sign === "-") changes.at(-1)?.removed.push({
			line: before++,
			text
		});
		else if (sign === "+") changes.at(-1)?.added.push({
			line: now++,
			text
		});
		else [before, now] = [before + 1, now + 1];
	}
	return changes;
}
/**
* The line to replace so that the setting is taken back, with its former text. Undefined unless the diff adds the
* setting as a whole line, or replaces one line of the same form. The text identifies the line, because the run may
* have measured a merge, in which lines have other numbers.
*/
function replacementIn(patch, { name, value, place, before }) {
	const changes = changesOf(patch);
	const isNow = ({ text }) => isOf(text, name) && (value === null || text.includes(value));
	const matches = changes.flatMap((change) => change.added.filter(isNow).map((now) => ({
		now,
		change
	})));
	const { now, change } = matches.find((each) => each.now.line === place.line) ?? (matches.length === 1 ? matches[0] : void 0) ?? {};
	if (now === void 0 || change === void 0) return void 0;
	if (before === null) return isWhole(now.text, name) ? {
		line: now.line,
		text: []
	} : void 0;
	const old = change.removed.filter(({ text }) => isOf(text, name) && keyOf(text) === keyOf(now.text));
	const [only] = old;
	return only === void 0 || old.length > 1 || isUnseen(only.text) ? void 0 : {
		line: now.line,
		text: [only.text]
	};
}
/**
* Whether a line names a setting, with dashes or underscores, and with any prefix such as `loose-`. Comments do not
* count, because servers ignore them.
*/
function isOf(text, name) {
	const [option = name] = plain(name).split(" ");
	const literal = option.replaceAll(/[^a-z0-9-]/g, "\\$&");
	const named = new RegExp(`(?:^|[^a-z0-9-]|--)${MODIFIER_PREFIXES}${literal}(?![a-z0-9-])`);
	return !/^\s*(?:[#;]|\/\/)/.test(text) && named.test(plain(text));
}
/**
* Whether a line of an option file, a list or a mapping has nothing but one setting, so that the file stays valid
* without it.
*/
function isWhole(text, name) {
	const [option = name] = name.split(" ");
	const [, key] = /^\s*(?:-\s+)?["']?(?:--)?([\w.-]+)\s*(?:[=:].*)?$/.exec(text) ?? [];
	return key !== void 0 && plain(key).endsWith(plain(option));
}
function keyOf(text) {
	return plain(text.split(/[=:]/, 1)[0] ?? "").trimEnd();
}
function plain(text) {
	return text.toLowerCase().replaceAll("_", "-");
}
/**
* Whether a line has invisible characters, or some that end a line. A reviewer could not see what such a suggestion
* does. Tabs, and a carriage return at the end, are allowed.
*/
function isUnseen(text) {
	return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replace(/\r$/, "").replaceAll("	", ""));
}

// src/edges/github/comments/suggestion.ts
/**
* Suggests a change of the line to blame, so that one click takes it back. A pull request has at most one suggestion
* for each judged subject, such as a suite. Each run replaces the suggestion of the run before.
*/
const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const COMMENT = "/repos/{owner}/{repo}/pulls/comments/{comment_id}";
const commentSchema = looseObject({
	id: int(),
	path: string(),
	/** Line of the suggestion; missing once the suggestion is outdated. */
	line: int().nullish(),
	body: string(),
	user: authorSchema
});
const fileSchema = looseObject({
	filename: string(),
	status: string(),
	patch: string().optional()
});
/** States of files that may have a line to take back. A file in another state has moved or is gone. */
const KEPT = [
	"added",
	"modified",
	"changed"
];
/**
* Writes or updates the suggestion, and removes those of older runs. A failure of the API is a value, because it
* changes no verdict.
*/
async function upsertSuggestion(client, place, suggestion) {
	try {
		const ours = await findOurs(client, place, suggestion.key);
		if (ours.some(({ marker }) => isNewer(marker, suggestion))) return { kind: "older" };
		const wanted = await wantedOf(client, place, suggestion);
		const isSame = (each) => each.path === wanted?.path && each.line === wanted.line && each.marker.headSha === suggestion.headSha.toLowerCase();
		const kept = ours.find(isSame);
		const where = inRepository(place.repository);
		for (const { id } of ours.filter((each) => each !== kept)) await client.request(`DELETE ${COMMENT}`, {
			...where,
			comment_id: id
		});
		if (wanted === void 0) return { kind: "none" };
		const { body } = wanted;
		if (kept !== void 0) {
			if (asStored(kept.body) !== asStored(body)) await client.request(`PATCH ${COMMENT}`, {
				...where,
				comment_id: kept.id,
				body
			});
			return { kind: "updated" };
		}
		const at = {
			commit_id: suggestion.headSha,
			path: wanted.path,
			line: wanted.line,
			side: "RIGHT"
		};
		const request = { retries: 0 };
		await client.request(`POST ${COMMENTS}`, {
			...where,
			pull_number: place.issue,
			...at,
			body,
			request
		});
		return { kind: "created" };
	} catch (error) {
		return {
			kind: "refused",
			why: `no change is suggested on the line: ${describeTrouble(error)}`
		};
	}
}
async function wantedOf(client, place, { line: taken, workspace, ...about }) {
	const path = taken && insideWorkspace(taken.place.file, workspace);
	if (taken === void 0 || path === void 0) return void 0;
	const where = {
		...inRepository(place.repository),
		pull_number: place.issue
	};
	const file = (await listAll(client, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", where, fileSchema)).find(({ filename, status }) => filename === path && KEPT.includes(status));
	const replacement = file?.patch === void 0 ? void 0 : replacementIn(file.patch, taken);
	if (replacement === void 0) return void 0;
	const block = codeBlock(replacement.text, "suggestion");
	const body = `${renderMarker(about, "suggestion")}\n${paragraphs(escapeMarkdown(taken.gain), block)}`;
	return {
		path,
		line: replacement.line,
		body
	};
}
async function findOurs(client, place, key) {
	const where = {
		...inRepository(place.repository),
		pull_number: place.issue
	};
	const marked = (await listAll(client, `GET ${COMMENTS}`, where, commentSchema)).flatMap(({ id, path, line, body, user }) => {
		const marker = parseMarker(body, "suggestion");
		const author = authorOf(user);
		return marker?.key === keyInMarker(key) && author !== void 0 ? [{
			id,
			path,
			line,
			body,
			marker,
			...author
		}] : [];
	});
	return await oursAmong(client, place.forge, marked);
}

// src/edges/github/comments/post.ts
/** Decides whether a run comments on its pull request, and says why a comment could not be written. */
/** Writes the comment, or a notice if that fails; null if no comment is wanted, or there is no pull request. */
async function postComment(result, body, publication) {
	const outcome = await writeComment(result, body, publication);
	if (outcome?.kind === "refused") notice(`no comment on the pull request: ${outcome.why}; everything is in the job's summary`);
	if (outcome?.kind === "older") notice("a newer run of this pull request has commented already; its comment stays");
	return outcome;
}
/**
* Writes the comment without a notice. The result may still be incomplete, and `postComment` reports a failure later.
*/
function writeComment(result, body, publication) {
	const { comparisons, verdict, coverage } = result;
	const isTold = comparisons.length > 0 || verdict !== "pass" || coverage.some(({ status }) => status !== "no-effect");
	const isNews = publication.inputs.comment === "on-fail" ? checkFailure(result) !== void 0 : isTold;
	return upsert({
		key: result.suite.name,
		body,
		isNews,
		regressions: allRegressions(result)
	}, publication);
}
/**
* Suggests taking back the line to blame. Only GitHub can show such a suggestion. Without a line, the suggestion of an
* older run is removed.
*/
async function suggest(key, line, publication) {
	const { context, inputs, client, target } = publication;
	if (client === void 0 || target === void 0 || inputs.comment === "never" || context.forge !== "github") return;
	const { pullRequest: issue, ...run } = target;
	const { workspace } = context;
	const outcome = await upsertSuggestion(client, {
		...context,
		issue
	}, {
		...run,
		key,
		line,
		workspace
	});
	if (outcome.kind === "refused") notice(outcome.why);
}
/**
* Comments that a run has no verdict, and so replaces an older verdict, which does not hold for this commit. If that
* fails, no notice follows, because the job's summary reports the run's failure, too.
*
* @param key undefined if the run failed before it knew what to judge; then all verdicts on other commits are replaced
*/
async function postFailure(key, body, publication) {
	const { context, inputs, client, target } = publication;
	if (key === void 0) {
		if (inputs.comment === "never" || target === void 0 || client === void 0) return;
		const { pullRequest: issue, ...run } = target;
		await replaceEarlier(client, {
			...context,
			issue
		}, {
			...run,
			body
		});
		return;
	}
	if ((await upsert({
		key,
		body,
		isNews: true,
		regressions: []
	}, publication))?.kind === "updated") await suggest(key, void 0, publication);
}
async function upsert(message, { context, inputs, client, target }) {
	if (inputs.comment === "never" || target === void 0) return null;
	if (client === void 0) return {
		kind: "refused",
		why: "there is no token to comment with"
	};
	const { pullRequest: issue, ...run } = target;
	return await upsertComment(client, {
		...context,
		issue
	}, {
		...message,
		...run
	});
}

export { insideWorkspace as a, describeTrouble as c, listPages as d, connect as f, writeComment as i, inRepository as l, postFailure as n, findShown as o, suggest as r, covers as s, postComment as t, listAll as u };