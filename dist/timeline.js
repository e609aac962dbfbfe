import { C as int, D as number, E as m, M as string, O as object, p as REVISIONS, x as discriminatedUnion } from "./suite.js";

// src/core/result/timeline.ts
/** Wall time of a run: every step of it, and the steps of each server meanwhile. */
/** Seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** The run's step; at every moment exactly one of these. */
const runSpanSchema = discriminatedUnion("step", [
	object({
		step: m([
			"prepare",
			"data",
			"wait",
			"judge",
			"search"
		]),
		...time
	}),
	object({
		step: m(["start", "stop"]),
		...trial,
		...time
	}),
	object({
		step: m([
			"connect",
			"warm-up",
			"measure",
			"end"
		]),
		...trial,
		workload: string(),
		threads: int().positive(),
		...time
	})
]);
/** A step of one server, parallel to others and perhaps to a step of the run. */
const armSpanSchema = object({
	step: m([
		"copy",
		"launch",
		"set-up"
	]),
	...trial,
	scenario: string(),
	revision: m(REVISIONS),
	...time
});
const spanSchema = discriminatedUnion("step", [runSpanSchema, armSpanSchema]);
const ACTIVITIES = {
	wait: "waiting",
	prepare: "starting",
	data: "starting",
	start: "starting",
	connect: "starting",
	"warm-up": "starting",
	measure: "measuring",
	end: "measuring",
	stop: "measuring",
	judge: "measuring",
	search: "searching",
	copy: null,
	launch: null,
	"set-up": null
};
/** Seconds of each activity, which are the wall time all together. Drawing comes after the end of the wall time. */
function timesOf(timeline) {
	const times = /* @__PURE__ */ new Map([
		["waiting", 0],
		["starting", 0],
		["measuring", 0],
		["searching", 0]
	]);
	for (const { step, from, to } of timeline) {
		const activity = ACTIVITIES[step];
		if (activity !== null) times.set(activity, (times.get(activity) ?? 0) + to - from);
	}
	return times;
}

export { timesOf as n, spanSchema as t };