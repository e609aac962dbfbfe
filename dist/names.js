// src/core/names.ts
/** What figures and messages are about, by name: for every folder of core, so it imports nothing. */
/** The project's page. */
const HOME = "https://github.com/qpsgate/qpsgate";
/** Of a scenario: as it is, as it was, and a second server of each, which tells how much two starts differ. */
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
* What a transaction costs beside time, in the order in which it is told: CPU time, context switches, bytes written to disk and
* read from it, syncs of files, bytes on the network; the server's resident memory; and percentiles of the latency.
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
/** Begins what stands for a directive or a group that is not read: no name of an option does. */
const UNREAD_MARK = "!";
/** Whether it stands for what is not read, see option-includes.ts, and so may be anything. */
function isUnread({ name }) {
	return name.startsWith("!");
}

export { isOfBase as a, isCopy as i, HOME as n, isUnread as o, REVISIONS as r, COSTS as t };