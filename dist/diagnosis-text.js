import { _ as share, a as change, c as duration, h as range } from "./wording.js";

// src/core/views/diagnosis-text.ts
/** What `qpsgate doctor` found, and how it reads in a terminal. */
/** With more, what was measured says little of the machine at rest. */
const MUCH_DISTURBED = .5;
const MARKS = {
	ok: "✓",
	note: "·",
	missing: "✗"
};
function renderDiagnosis({ checks, noise }) {
	const width = Math.max(...checks.map(({ name }) => name.length));
	return `${[
		...checks.map(({ name, state, found }) => `${MARKS[state]} ${name.padEnd(width)}  ${found}`),
		"",
		...noise === null ? [unfit(checks)] : measured(noise)
	].join("\n")}\n`;
}
function unfit(checks) {
	return `not ready to measure: ${checks.filter(({ state }) => state === "missing").map(({ name }) => name).join(", ")}`;
}
function measured(noise) {
	return [
		`A/A: two equal servers (${noise.server}) differed by ${change(noise.change)} (${range(noise)} %), ${noise.blocks} blocks in ${duration(noise.measuredSeconds)}, servers started ${noise.trials} times`,
		`as it is now, this machine supports a tolerance of ${share(noise.tolerance)} in runs of this length: a slowdown of ${share(1.5 * noise.tolerance)} would be found, and an unchanged configuration passes; four times the time halves it at best`,
		...noise.disturbed > MUCH_DISTURBED ? [`the machine was disturbed during ${share(noise.disturbed)} of the blocks: stop what else runs on it and try again`] : []
	];
}

export { renderDiagnosis };