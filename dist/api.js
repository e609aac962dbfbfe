import { i as escapeInvisible } from "./problems.js";
import { i as array, w as ZodError } from "./schemas.js";

// src/edges/github/api/api.ts
/** Reading lists from the API, and reporting its failures. */
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
	const forbidden = status === 403 ? `the token has no permission for it; ${needed}` : void 0;
	const hint = /rate limit/i.test(words) ? HINTS[429] : forbidden ?? HINTS[status];
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

export { orTrouble as a, listAll as i, describeTrouble as n, statusOf as o, inRepository as r, asStored as t };