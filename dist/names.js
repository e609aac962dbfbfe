// src/core/names.ts
/** Names that figures and messages refer to: for every folder of core, so it imports nothing. */
/** The project's page. */
const HOME = "https://github.com/qpsgate/qpsgate";
/** A scenario's revisions: now, before, and a second server of each, which tells how much two starts differ. */
const REVISIONS = [
	"head",
	"base",
	"twin",
	"base-twin"
];
/** Whether an arm is of a scenario as it was. */
function isOfBase({ revision }) {
	return revision === "base" || revision === "base-twin";
}
/** Whether an arm is a second server of another, which is shown in its place. */
function isCopy({ revision }) {
	return revision === "twin" || revision === "base-twin";
}
/**
* A transaction's costs other than time, in the order shown: CPU time, context switches, bytes written to disk and read
* from it, syncs of files, bytes on the network; the server's resident memory; and percentiles of the latency.
*/
const COSTS = [...[
	"cpu",
	"switches",
	"written",
	"read",
	"fsyncs",
	"network",
	"memory"
], ...[
	"p50",
	"p95",
	"p99"
]];
/** First character of an entry for an unread directive or group: no name of an option begins with it. */
const UNREAD_MARK = "!";
/** Whether it stands for an unread part, see option-includes.ts, and so may be anything. */
function isUnread({ name }) {
	return name.startsWith("!");
}

export { isOfBase as a, isCopy as i, HOME as n, isUnread as o, REVISIONS as r, COSTS as t };