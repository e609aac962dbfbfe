import { s as nearest } from "./problems.js";
import { a as UserError } from "./errors.js";

// src/core/request/result-format.ts
/** Views of a result for other programs, which are written where they are asked for, and the files that they are. */
const FORMAT_FILES = {
	sarif: "qpsgate.sarif",
	junit: "junit.xml",
	openmetrics: "metrics.txt"
};
const RESULT_FORMATS = Object.keys(FORMAT_FILES);

// src/edges/terminal/flag-values.ts
/** Reads the values of flags; what is wrong is collected, so that everything is reported at once. */
/** What scenarios can be compared with, in the order shown. */
const RULES = [
	"control",
	"base",
	"history"
];
const SERVERS = [
	"auto",
	"docker",
	"local",
	"external"
];
/** Directory for what is written. */
const DEFAULT_OUT = "qpsgate-out";
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;
const MOST_THREADS = 1024;
function complaints() {
	const problems = [];
	return {
		problems,
		complain: (flag, found, allowed) => {
			problems.push(`${flag}: found ${found}; allowed: ${allowed}`);
		}
	};
}
/** @param flags those that the command has */
function parseOr(command, flags, parse) {
	try {
		return parse();
	} catch (error) {
		const [said = ""] = error.message.split(". To specify");
		const unknown = /^Unknown option '--([^']+)'/.exec(said)?.[1];
		const meant = unknown === void 0 ? void 0 : nearest(unknown, Object.keys(flags));
		const hint = meant === void 0 ? "" : ` (did you mean --${meant}?)`;
		throw new UserError(`${said}${hint}; see qpsgate ${command} --help`);
	}
}
function optional(text, parse) {
	return text === void 0 ? void 0 : parse(text);
}
function oneOf(flag, allowed, complain) {
	return (text) => allowed.find((value) => value === text) ?? complain(flag, text, allowed.join(", "));
}
function names(text) {
	return text?.split(",").map((name) => name.trim()).filter((name) => name !== "");
}
function threadList(text, complain) {
	const numbers = text.split(",").map((part) => /^\s*\d+\s*$/.test(part) ? Number(part) : NaN);
	const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right);
	return numbers.every((number) => number >= 1 && number <= MOST_THREADS) && first !== void 0 ? [first, ...rest] : complain("--threads", text, `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`);
}
function ruleList(text, complain) {
	const wanted = names(text) ?? [];
	const known = RULES.filter((rule) => wanted.includes(rule));
	return known.length > 0 && known.length === new Set(wanted).size ? known : complain("--against", text, `one or more of ${RULES.join(", ")}`);
}
/** @param texts one for each time that the flag was given */
function formatList(texts, complain) {
	const wanted = texts.flatMap((text) => text.split(",").map((name) => name.trim()));
	const known = RESULT_FORMATS.filter((format) => wanted.includes(format));
	if (known.length === new Set(wanted).size) return known;
	complain("--format", texts.join(","), `one or more of ${RESULT_FORMATS.join(", ")}`);
	return [];
}
function wholeNumber(flag, text, most, complain) {
	const number = /^\d+$/.test(text) ? Number(text) : NaN;
	return number >= 1 && number <= most ? number : complain(flag, text, `a whole number from 1 to ${most}`);
}
/** A seed for who names none. It is reported with the result, so that the run can be repeated. */
function randomSeed() {
	return Math.floor(Math.random() * SEEDS);
}
function seedOf(text, complain) {
	const seed = /^\d+$/.test(text) ? Number(text) : NaN;
	return seed < SEEDS ? seed : complain("--seed", text, `a whole number below ${SEEDS}`);
}

export { names as a, parseOr as c, seedOf as d, threadList as f, formatList as i, randomSeed as l, FORMAT_FILES as m, SERVERS as n, oneOf as o, wholeNumber as p, complaints as r, optional as s, DEFAULT_OUT as t, ruleList as u };