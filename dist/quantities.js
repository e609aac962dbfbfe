// src/core/suite/quantities.ts
/** Durations and percentages as people write them, in suites and on the command line. */
const SECONDS_PER = {
	h: 3600,
	m: 60,
	s: 1
};
const DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;
const FRACTION = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** How a duration is written, for messages. */
const DURATION_FORM = "a duration such as 45s, 5m or 1h30m";
/** Seconds of "45s", "5m" or "1h30m"; undefined for anything else, also for a number without its unit. */
function parseDuration(text) {
	const match = DURATION.exec(text.trim());
	if (match === null || match[0] === "") return void 0;
	const [, hours, minutes, seconds] = match;
	return Number(hours ?? 0) * SECONDS_PER.h + Number(minutes ?? 0) * SECONDS_PER.m + Number(seconds ?? 0) * SECONDS_PER.s;
}
/** How a tolerance is written, for messages. */
const PERCENTAGE_FORM = "a percentage such as 5% or 0.05, more than 0% and less than 100%";
/**
* The fraction of "5%", "0.05" or 0.05; undefined for anything else. 100 % and more are refused: no slowdown exceeds
* them, and whoever writes `5` means 5 %, not 500 %.
*/
function parsePercentage(written) {
	const fraction = typeof written === "number" ? written : fractionOf(written.trim());
	return fraction !== void 0 && fraction > 0 && fraction < 1 ? fraction : void 0;
}
function fractionOf(text) {
	const percent = PERCENTAGE.exec(text)?.[1];
	if (percent !== void 0) return Number(percent) / 100;
	return FRACTION.test(text) ? Number(text) : void 0;
}

export { parsePercentage as i, PERCENTAGE_FORM as n, parseDuration as r, DURATION_FORM as t };