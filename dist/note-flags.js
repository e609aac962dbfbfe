import { c as UserError } from "./errors.js";
import { p as parseFlags } from "./output.js";
import { t as DEFAULT_OUT } from "./shared-flags.js";

// src/edges/terminal/note-flags.ts
/** `qpsgate note`: its help, and its arguments. */
const NOTE_HELP = {
	name: "note",
	takes: "[RESULT]",
	summary: "write a result as a note of a GitLab merge request",
	usage: ["[RESULT]"],
	about: ["Writes the report of a result as a note of the merge request, or updates the note of an earlier pipeline. Each suite or option file has one note. Default: `qpsgate-out`.", "The merge request comes from the environment of the job, such as `CI_MERGE_REQUEST_IID`. The token comes from `QPSGATE_GITLAB_TOKEN` or `GITLAB_TOKEN`, and needs the scope api and the role Reporter. `CI_JOB_TOKEN` cannot write notes. If a merge request from a fork has no token, qpsgate writes no note. qpsgate also trusts the certificates of `CI_SERVER_TLS_CA_FILE`."],
	groups: [],
	exits: [
		["0", "written, or nothing to write"],
		["2", "wrong input, or no token"],
		["3", "GitLab refused the note"]
	],
	examples: [["qpsgate note qpsgate-out"]]
};
/**
* @returns path of the result
* @throws UserError if there is a flag, or more than one result
*/
function parseNoteFlags(args) {
	const { positionals } = parseFlags("note", {}, args);
	const [path = DEFAULT_OUT, ...more] = positionals;
	if (more.length > 0) throw new UserError("note takes one result; qpsgate report joins several of one plan, and note takes what it writes");
	return path;
}

export { parseNoteFlags as n, NOTE_HELP as t };