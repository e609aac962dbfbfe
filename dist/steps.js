import { a as duration } from "./figures.js";

// src/core/wording/steps.ts
/** The steps of a chart. */
const STEP_NAMES = {
	prepare: "preparing",
	data: "image and data",
	wait: "waiting for another run",
	start: "starting servers",
	copy: "copying data",
	launch: "starting servers",
	"set-up": "setting up",
	connect: "connecting",
	"warm-up": "warming up",
	measure: "measuring",
	end: "ending the load",
	stop: "stopping servers",
	judge: "judging",
	search: "looking for causes"
};
/** The same where what was measured is told from what measuring took beside. */
function shareName({ step }) {
	if (step === "counted") return "measured";
	return step === "measure" ? "between measured turns" : STEP_NAMES[step];
}
/** "77 % of 45 s measured". */
function measuredShare({ seconds, measuredSeconds }) {
	return `${(100 * (measuredSeconds / seconds)).toFixed(0)} % of ${duration(seconds)} measured`;
}

export { measuredShare as n, shareName as r, STEP_NAMES as t };