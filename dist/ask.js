import { o as notice } from "./core.js";
import { c as quote } from "./problems.js";
import { n as describeTrouble } from "./api.js";
import { t as connect } from "./client.js";
import { i as startLonger, r as mayWrite } from "./longer-runs.js";
import { t as fullName } from "./repository.js";
import { c as UserError } from "./errors.js";

// src/commands/action/ask.ts
/** A comment that asks for a longer run. Nothing of the pull request is checked out, read or run here. */
const COMMAND = "/qpsgate";
const NEEDED = "the job needs `permissions: actions: write` and `pull-requests: write`";
/**
* Starts a longer run if a person who may write asks for one. Other comments get a notice and start nothing: otherwise
* strangers could make any workflow fail.
*
* @throws UserError if the workflow is not one for comments, or if the API fails, as the author's rights are then
* unknown
*/
async function ask({ context, inputs, signal }) {
	const { event, repository, forge } = context;
	if (forge !== "github") throw new UserError("command ask: found Gitea or Forgejo; allowed: GitHub, whose runs can be started again");
	if (event.kind !== "issue_comment") throw new UserError("command ask: found another event; allowed: a workflow `on: issue_comment`");
	if (inputs.token === void 0) throw new UserError("command ask: found no github-token; allowed: that of the job");
	if (!isAsked(event)) return notice(`no new comment on a pull request that begins with ${COMMAND}, so nothing was started`);
	const client = await connect(context, inputs.token, signal);
	try {
		if (!await mayWrite(client, repository, event.author)) return notice(`${quote(event.author)} may not write to ${fullName(repository)}, so nothing was started`);
		const started = await startLonger(client, repository, event.number, inputs.workflow);
		notice(started.kind === "started" ? `run ${started.run} measures pull request #${event.number} again, with the budget of the input asked-budget` : `nothing was started: ${started.why}`);
	} catch (error) {
		throw new UserError(`nothing was started: ${describeTrouble(error, NEEDED)}`, { cause: error });
	}
}
/** The command by itself on the first line. */
function isAsked({ isOfPullRequest, isNew, body }) {
	const [first = ""] = body.split("\n", 1);
	return isOfPullRequest && isNew && first.trim() === COMMAND;
}

export { ask };