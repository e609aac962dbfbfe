import { d as warning, o as notice } from "./core.js";
import { t as allRegressions } from "./gated-costs.js";
import { C as int, L as ZodError, M as string, T as looseObject, U as escapeInvisible, v as array } from "./suite.js";
import { i as insideWorkspace, o as parseRepository, r as oneLine$1, s as sameRepository } from "./write-annotations.js";
import { t as isPerformanceSchemaOption } from "./suggest.js";
import { o as readOptionFileLine } from "./option-file.js";
import { n as fenced } from "./markdown-parts.js";
import { n as suggestionPromise } from "./suggestion-section.js";
import { t as escapeMarkdown } from "./escape.js";
import { r as sleep } from "./clock.js";
import { c as keyOf } from "./comparison.js";
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";

// src/edges/github/api/retry-budget.ts
/** Limit for the delay by the API: a comment on a pull request must not cost minutes when the API is ill. */
/** Retries of each request. */
const MOST_RETRIES = 3;
/**
* Budget of all requests together, for waiting between attempts and for attempts that failed: a rate limit's minute
* fits in.
*/
const MOST_SECONDS = 65;
const REQUEST_SECONDS = 15;
/** So long a forge that was given up is taken to be down. */
const DOWN_SECONDS = 60;
const SECOND = 1e3;
/** Statuses from this on say that something is wrong with the forge, not with the request. */
const SERVER_ERRORS$1 = 500;
var RetryBudget = class {
	#signal;
	#mostSeconds;
	#failures = /* @__PURE__ */ new WeakMap();
	#spentSeconds = 0;
	/** When a request was last given up after all its attempts; undefined once one has succeeded. */
	#givenUpAt;
	/** @param mostSeconds budget of all requests together */
	constructor(signal, mostSeconds = MOST_SECONDS) {
		this.#signal = signal;
		this.#mostSeconds = mostSeconds;
	}
	/** Whether to try again after this many seconds; yes at most three times for a request. */
	mayRetry(request, waitSeconds) {
		if ((this.#failures.get(request) ?? 0) > 3 || this.#signal.aborted) return false;
		if (this.#spentSeconds + waitSeconds > this.#mostSeconds) return false;
		this.#spentSeconds += waitSeconds;
		return true;
	}
	/** One attempt: bounded in time, its failure prepared for the plugins that decide about the next. */
	attempt = async (send, options) => {
		const began = performance.now();
		const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]);
		const { retries } = options.request ?? {};
		options.request = {
			...options.request,
			signal
		};
		try {
			const answer = await send(options);
			this.#givenUpAt = void 0;
			return answer;
		} catch (error) {
			this.#spentSeconds += (performance.now() - began) / SECOND;
			const failures = (this.#failures.get(options) ?? 0) + 1;
			this.#failures.set(options, failures);
			if (isFailedAttempt(error)) await this.#prepare(error, options, failures, retries);
			throw error;
		}
	};
	/** A host that has just failed four times is asked once. */
	#isDown() {
		return this.#givenUpAt !== void 0 && performance.now() - this.#givenUpAt < DOWN_SECONDS * SECOND;
	}
	async #prepare(error, options, failures, retries) {
		if (isLimit(error)) error.message = withLimitWords(error.message);
		if (typeof error.status !== "number" || error.status < SERVER_ERRORS$1 || retries === 0) return;
		if (failures > 3) this.#givenUpAt = performance.now();
		const usual = failures ** 2;
		const wait = Math.max(usual, retryAfter(error) ?? 0);
		if (this.#isDown() || !this.mayRetry(options, wait)) options.request = {
			...options.request,
			retries: 0
		};
		else if (wait > usual) await setTimeout((wait - usual) * SECOND, void 0, { signal: this.#signal }).catch(() => {});
	}
};
function isFailedAttempt(error) {
	return error instanceof Error && "status" in error;
}
/** Limits in other words than GitHub's: those of other forges and of their proxies. */
function isLimit(error) {
	if (error.response?.headers?.["x-ratelimit-remaining"] === "0") return false;
	return error.status === 429 || error.status === 403 && retryAfter(error) !== void 0;
}
/** The throttling plugin knows a limit that asks to wait by these words alone. */
function withLimitWords(message) {
	return /\bsecondary rate\b/i.test(message) ? message : `secondary rate limit: ${message}`;
}
/** Seconds that the forge asks to wait; undefined if it asks for none. */
function retryAfter({ response }) {
	const seconds = Number(response?.headers?.["retry-after"] ?? NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? seconds : void 0;
}

// src/edges/github/api/api.ts
/** Reading lists from the API, and reporting its failures. */
const PAGE = 100;
/** Ten thousand items: a list longer than that is not read to its end. */
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
/** Parameters that name a repository in a route's path. */
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
* The reason for an API failure, in words for a notice; one line.
*
* @param needed permission to grant if the token lacks it
* @throws the error itself if it does not come from the API
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
* Asks the API and returns its trouble as a value.
*
* @param failure consequence of the trouble, put before the reason
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
/** Text in a form to compare with a forge's copy: forges may change line ends and trailing white space. */
function asStored(body) {
	return body.replaceAll("\r\n", "\n").trimEnd();
}
function oneLine(text) {
	const line = escapeInvisible(text.replace(/\s+/g, " ").trim());
	return line.length > LONGEST_WORDS ? `${line.slice(0, 199)}…` : line;
}

// src/edges/github/api/pull-request.ts
/**
* The pull request that a completed run of another workflow belongs to, from the forge alone, never from an artifact.
*/
const pullSchema = looseObject({
	number: int(),
	head: looseObject({
		sha: string(),
		repo: looseObject({ full_name: string() }).nullish()
	})
});
const fileSchema = looseObject({
	filename: string(),
	patch: string().optional()
}).transform(({ filename: path, patch }) => ({
	path,
	patch
}));
/** The files that a pull request changes; throws as octokit does. */
function listChangedFiles(client, repository, pullRequest) {
	const parameters = {
		...inRepository(repository),
		pull_number: pullRequest
	};
	return listAll(client, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", parameters, fileSchema);
}
/** Finds the open pull request whose newest commit is the one that the run measured. */
async function findPullRequest(client, repository, run) {
	const { headRepository, headBranch, headSha } = run;
	if (headRepository === null || headBranch === null) return none("the repository or branch that it came from is gone, so no comment is written");
	try {
		const head = `${headRepository.owner}:${headBranch}`;
		const parameters = {
			...inRepository(repository),
			state: "open",
			head
		};
		const ofBranch = (await listAll(client, "GET /repos/{owner}/{repo}/pulls", parameters, pullSchema)).filter(({ head }) => isFrom(head.repo?.full_name, headRepository));
		return choose(ofBranch.filter(({ head }) => head.sha === headSha), run, ofBranch.length > 0, !sameRepository(headRepository, repository));
	} catch (error) {
		return none(`could not look up the pull request: ${describeTrouble(error)}`);
	}
}
const commitSchema = looseObject({ parents: array(looseObject({ sha: string() })) });
/** Whether a commit is a merge of another into something; not where the forge does not know it. */
async function isMergeOf(client, repository, sha, merged) {
	try {
		const parameters = {
			...inRepository(repository),
			ref: sha
		};
		const { data } = await client.request("GET /repos/{owner}/{repo}/commits/{ref}", parameters);
		return commitSchema.parse(data).parents.some((parent) => parent.sha === merged);
	} catch {
		return false;
	}
}
function choose(current, { headSha, headBranch, pullRequests }, movedOn, fromFork) {
	const named = current.filter(({ number }) => pullRequests.includes(number));
	const [one, ...more] = named.length > 0 ? named : current;
	if (one !== void 0 && more.length === 0) return {
		kind: "found",
		number: one.number,
		fromFork
	};
	const short = headSha.slice(0, 7);
	if (one !== void 0) return none(`several open pull requests have ${short} as their head (${[one, ...more].map(({ number }) => number).sort((left, right) => left - right).map((number) => `#${number}`).join(", ")}), so no comment is written`);
	if (movedOn) return none(`the pull request has newer commits than the measured ${short}, so no comment is written`);
	return none(`no open pull request has the head ${short} of ${headBranch}, so no comment is written`);
}
function isFrom(name, repository) {
	const parsed = name === void 0 ? void 0 : parseRepository(name);
	return parsed !== void 0 && sameRepository(parsed, repository);
}
function none(why) {
	return {
		kind: "none",
		why
	};
}

// src/edges/github/comments/code-suggestion.ts
/** Each comment is a notification. */
const MOST_COMMENTS = 5;
/**
* The suggested lines replace the first of the replaced lines; the others are removed, lines in between stay. It is all
* or nothing: a suggestion that leaves some of the replaced lines would not be the measured one.
*/
function codeSuggestion(result, files, workspace) {
	const { suggestion } = result;
	if (suggestion === null) return {
		kind: "ready",
		comments: []
	};
	const format = FORMATS[suggestion.form ?? "option-file"];
	if (format === void 0) return impossible("each file has its settings in a form of its own");
	const shown = files.map(({ path, patch }) => ({
		path,
		hunks: newSideOf(patch ?? "")
	}));
	const found = suggestion.replaces.map((place) => replacedLines(place, shown, workspace, format));
	const missing = found.find((place) => typeof place === "string");
	if (missing !== void 0) return impossible(missing);
	const places = byHunk(found.filter((place) => typeof place !== "string"));
	if (places.length === 0) return impossible(`no ${format.name} has it`);
	if (places.length > MOST_COMMENTS) return impossible(`its lines stand in ${places.length} places`);
	const lines = suggestion.lines.map(format.write);
	if (!lines.every(format.isReplaced)) return impossible(`its lines are no ${format.name}`);
	const promise = escapeMarkdown(suggestionPromise(result));
	return {
		kind: "ready",
		comments: places.map((place, index) => {
			const part = places.length === 1 ? "" : `\n\nPart ${index + 1} of ${places.length}, which belong together.`;
			return commentOn(place, index === 0 ? lines : [], `${promise}${part}`);
		})
	};
}
/** Lines of one hunk joined, in the order of their first lines as given. */
function byHunk(places) {
	return [...Map.groupBy(places, ({ hunk }) => hunk).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = [first, ...others].flatMap((place) => place.lines);
		return {
			...first,
			lines: lines.sort((left, right) => left - right)
		};
	});
}
/** The line as it is in the pull request, or why it cannot be replaced there. */
function replacedLines({ file, line }, shown, workspace, { name, isReplaced }) {
	const path = insideWorkspace(file, workspace);
	const hunk = hunkWith(shown.find((each) => each.path === path)?.hunks ?? [], line);
	if (path === void 0 || hunk === void 0) return `${file}:${line} is not among the lines that the pull request shows`;
	if (!linesOf(hunk, line, line).every(isReplaced)) return `${file}:${line} is, in the pull request, no ${name} about Performance Schema`;
	return {
		path,
		hunk,
		lines: [line]
	};
}
const FORMATS = {
	"option-file": {
		name: "line of an option file",
		isReplaced: isOptionLine,
		write: (line) => line
	},
	flags: {
		name: "flag on a line of its own",
		isReplaced: isFlagLine,
		write: (line) => `- ${line}`
	},
	settings: void 0
};
function isOptionLine(text) {
	const line = readOptionFileLine(text, false);
	return line.kind === "option" && isPerformanceSchemaOption(line.name) && isPlain(text);
}
/** An item of a list in YAML, whose value needs no quotes. */
const FLAG_LINE = /^\s*- (["']?)--([\w-]+)(?:=[\w%/=.-]*)?\1\s*(?:#.*)?$/;
function isFlagLine(text) {
	const [, , name] = FLAG_LINE.exec(text) ?? [];
	return name !== void 0 && isPerformanceSchemaOption(name) && isPlain(text);
}
function isPlain(text) {
	return !/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll("	", " "));
}
function commentOn({ path, hunk, lines }, inserted, words) {
	const [startLine = 0] = lines;
	const line = lines.at(-1) ?? startLine;
	const written = linesOf(hunk, startLine, line).flatMap((text, index) => {
		if (!lines.includes(startLine + index)) return [text];
		const [indent = ""] = /^\s*/.exec(text) ?? [];
		return index === 0 ? inserted.map((option) => `${indent}${option}`) : [];
	});
	return {
		path,
		startLine,
		line,
		body: `${words}\n\n${fenced(written, "suggestion")}`
	};
}
function impossible(why) {
	return {
		kind: "impossible",
		why: `the suggestion is only in the report: ${why}`
	};
}
const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
const NEW_SIDE = /^[+ ]/;
/** The hunks of one file's patch, as the API gives it; lines that are gone are in none. */
function newSideOf(patch) {
	const hunks = [];
	for (const line of patch.split("\n")) {
		const header = HEADER.exec(line);
		if (header !== null) hunks.push({
			first: Number(header[1]),
			lines: []
		});
		else if (NEW_SIDE.test(line)) hunks.at(-1)?.lines.push(line.slice(1).replace(/\r$/, ""));
	}
	return hunks;
}
/** The hunk that shows the line of the new file. */
function hunkWith(hunks, line) {
	return hunks.find(({ first, lines }) => line >= first && line < first + lines.length);
}
/** Lines of the new file within the hunk, from `first` up to and including `last`. */
function linesOf(hunk, first, last) {
	return hunk.lines.slice(first - hunk.first, last - hunk.first + 1);
}

// src/edges/github/api/author.ts
/** Our own texts on the forge: anybody may write a marker, so its author decides. */
/** Logins that a workflow's token writes as. Brackets cannot occur in a person's login; the others are reserved. */
const WORKFLOW_LOGINS = {
	github: ["github-actions[bot]"],
	gitea: ["gitea-actions", "forgejo-actions"]
};
/** Author of a comment or an issue; null if the account is gone. */
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
/** Texts that this run's token, or a workflow's, has written; throws as octokit does. */
async function oursAmong(client, forge, marked) {
	const workflows = WORKFLOW_LOGINS[forge];
	const byWorkflow = marked.filter(({ author }) => workflows.includes(author));
	if (marked.length === byWorkflow.length) return byWorkflow;
	const isMe = await identity(client);
	return marked.filter((each) => byWorkflow.includes(each) || isMe(each));
}
/**
* The account of the token. Tokens of apps, including the workflow's own, may not ask: for them any bot counts, because
* only an app that the repository's owners installed can write as one.
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
	return Math.max(low, MOST_BEYOND * change);
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

// src/edges/github/comments/comment.ts
/** The one comment per pull request and key: found again by marker and author, updated in place. */
/** GitHub's limit for a comment. */
const MOST_CHARACTERS = 65536;
const SERVER_ERRORS = 500;
const writtenSchema = looseObject({ html_url: string() });
const commentSchema$1 = looseObject({
	id: int(),
	html_url: string(),
	updated_at: string(),
	body: string().nullish(),
	user: authorSchema
});
/**
* Writes the comment, or leaves it if a newer run was faster. Trouble with the API is a value: a comment that cannot be
* posted changes no verdict.
*
* @throws Error if the body is too long, which is a bug: the renderer keeps the limit
*/
async function upsertComment(client, place, content) {
	try {
		const existing = await findOurs(client, place, content.key);
		if (existing === void 0) {
			const body = bodyOf(content, shownNow(content.regressions));
			return content.isNews ? await create(client, place, content.key, body) : { kind: "none" };
		}
		return await update(client, place, existing, content);
	} catch (error) {
		return {
			kind: "refused",
			why: `the comment could not be posted: ${describeTrouble(error)}`
		};
	}
}
/**
* Regressions that our comment has shown for a commit; undefined if there is no such comment, or it is about another
* commit. Throws as octokit does.
*/
async function findShown(client, place, { key, headSha }) {
	const existing = await findOurs(client, place, key);
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
/** Repeated runs of one commit do not accept regressions that nobody has seen: only worse ones are shown again. */
function shownAfter(existing, { regressions, headSha }) {
	const seen = seenIn(existing, headSha);
	return seen !== void 0 && covers(seen, regressions) ? seen : shownNow(regressions);
}
async function update(client, place, existing, content) {
	const { id, url, marker } = existing;
	if (isNewer(marker, content)) return {
		kind: "older",
		url
	};
	if (asStored(existing.body) === asStored(bodyOf(content, marker.shown))) return {
		kind: "unchanged",
		url
	};
	const body = bodyOf(content, shownAfter(existing, content));
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
}
/** A server that fails may have stored the comment all the same: it is looked for each time before it is sent again. */
async function create(client, place, key, body) {
	for (let attempt = 1;; attempt++) try {
		return await post(client, place, body);
	} catch (error) {
		if ((statusOf(error) ?? 0) < SERVER_ERRORS || attempt > 3) throw error;
		await sleep(1e3 * attempt ** 2);
		const stored = await findOurs(client, place, key);
		if (stored !== void 0 && asStored(stored.body) === asStored(body)) return {
			kind: "created",
			url: stored.url
		};
	}
}
async function post(client, { repository, issue }, body) {
	const where = {
		...inRepository(repository),
		issue_number: issue
	};
	const { data } = await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...where,
		body,
		request: { retries: 0 }
	});
	return {
		kind: "created",
		url: writtenSchema.parse(data).html_url
	};
}
/** The newest of our comments with this key; two runs at once may have made two. */
async function findOurs(client, place, key) {
	const where = {
		...inRepository(place.repository),
		issue_number: place.issue
	};
	const marked = (await listAll(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/comments", where, commentSchema$1)).flatMap(({ id, html_url: url, updated_at: updatedAt, body, user }) => {
		const text = body ?? "";
		const marker = parseMarker(text);
		const author = authorOf(user);
		if (marker?.key !== key || author === void 0) return [];
		return [{
			id,
			url,
			body: text,
			updatedAt,
			marker,
			...author
		}];
	});
	return newest(await oursAmong(client, place.forge, marked));
}
function newest(comments) {
	return comments.toSorted((left, right) => right.id - left.id)[0];
}

// src/edges/github/comments/line-comments.ts
/** Our comments on lines of the pull request, brought up to date: valid ones are kept, the others withdrawn. */
const ALL = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const ONE = "/repos/{owner}/{repo}/pulls/comments/{comment_id}";
/** The new text of a withdrawn comment that somebody has answered. */
const WITHDRAWN = "The suggestion that stood here does not hold any more.";
const createdSchema = looseObject({ id: int() });
const commentSchema = looseObject({
	id: int(),
	body: string(),
	path: string(),
	line: int().nullish(),
	start_line: int().nullish(),
	in_reply_to_id: int().nullish(),
	user: authorSchema
});
/** Writes all of them or none: if one cannot be written, new ones are withdrawn. Trouble changes no verdict. */
async function upsertLineComments(client, place, content) {
	const api = new LineCommentApi(client, place);
	try {
		const existing = await api.listOurs(content.key);
		if (existing.some(({ marker }) => isNewer(marker, content))) return { kind: "older" };
		const wanted = content.comments.map((comment) => ({
			...comment,
			body: marked(content, comment.body)
		}));
		const isWanted = (old) => wanted.some((comment) => isSamePlace(old, comment));
		await createAll(api, content.headSha, wanted.filter((comment) => !existing.some((old) => isSamePlace(old, comment))));
		for (const old of existing) {
			const comment = wanted.find((each) => isSamePlace(old, each));
			if (comment !== void 0) await api.update(old, comment.body);
		}
		for (const old of existing.filter((each) => !isWanted(each))) if (!old.isAnswered) await api.remove(old.id);
		else if (!asStored(old.body).endsWith(WITHDRAWN)) await api.update(old, marked(content, WITHDRAWN));
		return { kind: "written" };
	} catch (error) {
		return {
			kind: "refused",
			why: `the suggestion could not be put on its lines: ${describeTrouble(error)}`
		};
	}
}
async function createAll(api, commit, comments) {
	const created = [];
	try {
		for (const comment of comments) created.push(await api.create(commit, comment));
	} catch (error) {
		for (const id of created) await api.remove(id);
		throw error;
	}
}
function marked(marker, body) {
	return `${renderMarker(marker, "suggestion")}\n${body.toWellFormed()}`;
}
function isSamePlace(one, other) {
	return one.path === other.path && one.line === other.line && one.startLine === other.startLine;
}
/** Review comments of one pull request; every method throws as octokit does. */
var LineCommentApi = class {
	#client;
	#place;
	constructor(client, place) {
		this.#client = client;
		this.#place = place;
	}
	/** Our comments with this key that are not outdated. */
	async listOurs(key) {
		const all = await listAll(this.#client, `GET ${ALL}`, this.#pull, commentSchema);
		const answered = new Set(all.map(({ in_reply_to_id: id }) => id));
		const candidates = all.flatMap(({ id, path, line, start_line: startLine, body, user }) => {
			const marker = parseMarker(body, "suggestion");
			const author = authorOf(user);
			if (marker?.key !== key || author === void 0 || line === null || line === void 0) return [];
			return [{
				id,
				path,
				line,
				startLine: startLine ?? line,
				body,
				marker,
				isAnswered: answered.has(id),
				...author
			}];
		});
		return oursAmong(this.#client, this.#place.forge, candidates);
	}
	/** @returns number of the comment */
	async create(commit, { path, startLine, line, body }) {
		const from = startLine < line ? {
			start_line: startLine,
			start_side: "RIGHT"
		} : {};
		const { data } = await this.#client.request(`POST ${ALL}`, {
			...this.#pull,
			commit_id: commit,
			path,
			side: "RIGHT",
			line,
			body,
			...from,
			request: { retries: 0 }
		});
		return createdSchema.parse(data).id;
	}
	async update({ id, body: stored }, body) {
		if (asStored(stored) === asStored(body)) return;
		await this.#client.request(`PATCH ${ONE}`, {
			...this.#repository,
			comment_id: id,
			body
		});
	}
	async remove(id) {
		await this.#client.request(`DELETE ${ONE}`, {
			...this.#repository,
			comment_id: id
		});
	}
	get #repository() {
		return inRepository(this.#place.repository);
	}
	get #pull() {
		return {
			...this.#repository,
			pull_number: this.#place.issue
		};
	}
};

// src/edges/github/comments/post.ts
/** Comments on the pull request, where there is one and the token may write: the result's, and its suggestion's. */
/** @returns the comment's address, where there is one */
async function postComment(result, body, publication) {
	const outcome = await writeComment(result, body, publication);
	if (outcome === null || outcome.kind === "none") return null;
	if (outcome.kind === "refused") {
		(publication.inputs.comment === "always" ? warning : notice)(`no comment on the pull request: ${outcome.why}; everything is in the job's summary`);
		return null;
	}
	if (outcome.kind === "older") notice("a newer run of this pull request has commented already; its comment stays");
	return outcome.url;
}
/** Writes the comment and tells nothing of it; null if none is wanted, or there is nothing to comment on. */
async function writeComment(result, body, publication) {
	const access = mayComment(publication);
	if (access?.kind !== "allowed") return access;
	const { client, place, run } = access;
	const isNews = result.comparisons.length > 0;
	const regressions = allRegressions(result);
	return await upsertComment(client, place, {
		key: result.suite.name,
		body,
		...run,
		isNews,
		regressions
	});
}
/**
* Takes the place of an older verdict, which does not hold for this commit; trouble with it is in the job's summary.
*/
async function postFailure(key, body, publication) {
	const access = mayComment(publication);
	if (access?.kind !== "allowed") return;
	const { client, place, run } = access;
	await upsertComment(client, place, {
		key,
		body,
		...run,
		isNews: true,
		regressions: []
	});
}
/** The suggestion on its lines; outdated ones from earlier runs are withdrawn. */
async function postSuggestion(result, publication) {
	const access = mayComment(publication);
	if (access?.kind !== "allowed") return;
	const { client, place, run } = access;
	if (place.forge !== "github") {
		if (result.suggestion !== null) notice("the suggestion is only in the report: this forge has no suggestions on lines");
		return;
	}
	try {
		const files = result.suggestion === null ? [] : await listChangedFiles(client, place.repository, place.issue);
		const suggestion = codeSuggestion(result, files, publication.context.workspace);
		if (suggestion.kind === "impossible") notice(oneLine$1(suggestion.why));
		const comments = suggestion.kind === "ready" ? suggestion.comments : [];
		const outcome = await upsertLineComments(client, place, {
			key: result.suite.name,
			...run,
			comments
		});
		if (outcome.kind === "refused") notice(outcome.why);
	} catch (error) {
		notice(`the suggestion is only in the report: ${describeTrouble(error)}`);
	}
}
/** Whether the run may comment; null if no comment is wanted, or there is nothing to comment on. */
function mayComment(publication) {
	const { context, inputs, client, target } = publication;
	if (inputs.comment === "never" || target === void 0) return null;
	if (client === void 0) return {
		kind: "refused",
		why: "there is no token to comment with"
	};
	if (context.readOnlyReason !== null) return {
		kind: "refused",
		why: context.readOnlyReason
	};
	const { pullRequest: issue, ...run } = target;
	return {
		kind: "allowed",
		client,
		place: {
			repository: context.repository,
			forge: context.forge,
			issue
		},
		run
	};
}

export { findShown as a, isMergeOf as c, orTrouble as d, RetryBudget as f, writeComment as i, inRepository as l, postFailure as n, covers as o, postSuggestion as r, findPullRequest as s, postComment as t, listAll as u };