// src/core/views/cells.ts
/** The arms that people ask about, the control first: all but the twin. */
function shownArms({ scenarios }) {
	const shown = scenarios.filter(({ revision }) => revision !== "twin");
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")].map(armOf);
}
/** The arm that the others of the run are compared with. */
function controlArm({ scenarios }) {
	const controls = scenarios.filter(({ role, revision }) => role === "control" && revision !== "twin");
	const control = controls.find(({ revision }) => revision === "head") ?? controls[0];
	return control && armOf(control);
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}
function sameArm(left, right) {
	return left.scenario === right.scenario && left.revision === right.revision;
}
/** "pfsoff", "pfsoff (base)". */
function armLabel({ scenario, revision }) {
	return revision === "head" ? scenario : `${scenario} (${revision})`;
}
/** In the order in which they were measured. */
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
/** Ascending. */
function levelsOf({ cells }, workload) {
	return [...new Set(cells.filter((cell) => cell.workload === workload).map(({ threads }) => threads))].sort((left, right) => left - right);
}
function cellFinder({ cells }) {
	const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]));
	return (arm, place) => found.get(keyOf(arm, place));
}
/** Comparisons with the control, cell by cell. */
function costFinder({ comparisons }) {
	const found = new Map(comparisons.filter(({ rule, scope }) => rule === "control" && scope === "cell").map((comparison) => [keyOf({
		scenario: comparison.scenario,
		revision: "head"
	}, comparison), comparison]));
	return (arm, place) => found.get(keyOf(arm, place));
}
function keyOf({ scenario, revision }, { workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

export { levelsOf as a, workloadsOf as c, costFinder as i, cellFinder as n, sameArm as o, controlArm as r, shownArms as s, armLabel as t };