// src/core/policy/fail-on.ts
/** Outcomes that fail the check of a run, as users write them. Wrong input always fails it. */
/** Outcomes that may fail the check. `error` means that the run could not measure. */
const FAILURES = [
	"regressed",
	"inconclusive",
	"not-measured",
	"error"
];
const DEFAULT_FAIL_ON = ["regressed", "error"];
const NONE = "none";
const FAIL_ON_FORM = `${NONE}, or some of ${FAILURES.join(" ")}`;
/** Pattern for the JSON Schema of suites, so that editors check the words. */
const FAIL_ON_PATTERN = `^(${NONE}|(${FAILURES.join("|")})([ ,]+(${FAILURES.join("|")}))*)$`;
/** Reads "regressed error", also with commas, or "none"; undefined if a word is no outcome. */
function parseFailOn(text) {
	const words = text.split(/[\s,]+/).filter((word) => word !== "");
	if (words.join() === NONE) return [];
	const failOn = FAILURES.filter((failure) => words.includes(failure));
	return failOn.length > 0 && words.every((word) => failOn.some((failure) => failure === word)) ? failOn : void 0;
}
function failOnText(failOn) {
	return failOn.length === 0 ? NONE : failOn.join(" ");
}

export { failOnText as a, FAIL_ON_PATTERN as i, FAILURES as n, parseFailOn as o, FAIL_ON_FORM as r, DEFAULT_FAIL_ON as t };