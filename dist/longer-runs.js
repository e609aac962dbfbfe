import { d as looseObject, i as array, l as int, v as string } from "./schemas.js";
import { i as listAll, o as statusOf, r as inRepository } from "./api.js";

// src/edges/github/api/longer-runs.ts
/** Longer runs that people ask for: who may, and how one is started. */
/** The label of pull requests whose runs are longer; only people with triage rights can set labels. */
const LONGER_LABEL = "qpsgate: longer";
/** The API tells "maintain" as "write", and "triage" as "read". */
const WRITING = ["admin", "write"];
const permissionSchema = looseObject({ permission: string() });
const pullSchema = looseObject({
	state: string(),
	head: looseObject({ sha: string() })
});
const runsSchema = looseObject({ workflow_runs: array(looseObject({
	id: int(),
	status: string().nullish()
})) });
const labelSchema = looseObject({ name: string() });
/** Whether a person may write to the repository, as the forge says now; throws as octokit does. */
async function mayWrite(client, repository, login) {
	try {
		const where = {
			...inRepository(repository),
			username: login
		};
		const { data } = await client.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", where);
		return WRITING.includes(permissionSchema.parse(data).permission);
	} catch (error) {
		if (statusOf(error) === 404) return false;
		throw error;
	}
}
/** Whether the pull request has the label now; throws as octokit does. */
async function isLonger(client, repository, pullRequest) {
	const where = {
		...inRepository(repository),
		issue_number: pullRequest
	};
	return (await listAll(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/labels", where, labelSchema)).some(({ name }) => name.toLowerCase() === LONGER_LABEL);
}
/**
* Sets the label and has the workflow of the pull request measure its head again. That run gets the token that it had,
* so for a fork one that may only read; the pull request's code cannot reach ours. Throws as octokit does.
*
* @param workflow file name of the workflow that measures
*/
async function startLonger(client, repository, pullRequest, workflow) {
	const where = inRepository(repository);
	const found = await client.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
		...where,
		pull_number: pullRequest
	});
	const { state, head } = pullSchema.parse(found.data);
	if (state !== "open") return {
		kind: "none",
		why: `pull request #${pullRequest} is not open`
	};
	await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
		...where,
		issue_number: pullRequest,
		labels: [LONGER_LABEL]
	});
	const { data } = await client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		...where,
		workflow_id: workflow,
		event: "pull_request",
		head_sha: head.sha,
		per_page: 1
	});
	const [run] = runsSchema.parse(data).workflow_runs;
	const short = head.sha.slice(0, 7);
	if (run === void 0) return {
		kind: "none",
		why: `${workflow} has no run of commit ${short}; push, or reopen the pull request`
	};
	if (run.status !== "completed") return {
		kind: "none",
		why: `${workflow} still measures commit ${short}; ask again when it is over`
	};
	await client.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun", {
		...where,
		run_id: run.id
	});
	return {
		kind: "started",
		run: run.id
	};
}

export { startLonger as i, isLonger as n, mayWrite as r, LONGER_LABEL as t };