import { q as nearest } from "./suite.js";
import { u as UserError } from "./errors.js";
import { n as shellWord } from "./escape.js";
import { parseArgs } from "node:util";
import { basename } from "node:path";

// src/edges/terminal/flags.ts
/**
* Flags of commands: an entry in a command's table defines a flag's name, value, meaning and result. The parser,
* `--help`, docs/command-line.md and, for an `input`, action.yml and docs/action.md are made from it. Light: loaded
* before anything else is known.
*/
const TEXT = {
	read: (text) => text,
	allowed: "a text"
};
function oneOf(...allowed) {
	return {
		read: (text) => allowed.find((value) => value === text),
		allowed: allowed.join(", ")
	};
}
/** From 1 on. */
function wholeNumber(most) {
	const read = (text) => {
		const number = /^\d+$/.test(text) ? Number(text) : NaN;
		return number >= 1 && number <= most ? number : void 0;
	};
	return {
		read,
		allowed: `a whole number from 1 to ${most}`
	};
}
function namesIn(text) {
	return text.split(",").map((name) => name.trim()).filter((name) => name !== "");
}
/** Names between commas. */
const NAMES = {
	read: namesIn,
	allowed: "names"
};
/**
* @param takesMore whether anything but flags may follow the command
* @throws UserError if a flag is unknown, or lacks its value
*/
function parseFlags(command, table, args, takesMore = true) {
	const { values: given, positionals } = parseOr(command, table, () => parseArgs({
		args: [...args],
		options: optionsOf(table),
		allowPositionals: takesMore,
		strict: true
	}));
	const problems = [];
	const complain = (name, found, allowed) => {
		problems.push(found === "nothing" ? `${name} is missing: give ${allowed}` : `${name}: found ${found}; allowed: ${allowed}`);
	};
	const valueFor = (name, { form, multiple, unset }) => {
		const texts = [given[name] ?? []].flat().map(String);
		if (form === void 0) return texts.length > 0;
		const read = texts.map((text) => form.read(text));
		const { allowed, shown = String } = form;
		if (read.includes(void 0)) complain(`--${name}`, texts.map((text) => shown(text)).join(","), allowed);
		const found = [...new Set(read.filter((value) => value !== void 0))];
		return multiple ? found : found[0] ?? unset;
	};
	const read = Object.entries(table).map(([name, flag]) => [flag.key ?? camelCase(name), valueFor(name, flag)]);
	const written = Object.entries(given).map(([name, texts]) => [name, [texts].flat().at(-1)]);
	return {
		/** Wrong flags count as missing. */
		values: Object.fromEntries(read),
		/** The text of each flag as written: the last one, or true. */
		written: Object.fromEntries(written),
		positionals,
		complain,
		/** @throws UserError with one line for everything that is wrong */
		check: () => {
			if (problems.length > 0) throw new UserError(problems.join("\n"));
		}
	};
}
/** The table as `parseArgs` takes it. */
function optionsOf(table) {
	const options = Object.entries(table).map(([name, { form, multiple = false }]) => {
		return [name, {
			type: form === void 0 ? "boolean" : "string",
			multiple
		}];
	});
	return Object.fromEntries(options);
}
function camelCase(name) {
	return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function parseOr(command, table, parse) {
	try {
		return parse();
	} catch (error) {
		const [said = ""] = error.message.split(". To specify");
		const unknown = /^Unknown option '--([^']+)'/.exec(said)?.[1];
		const meant = unknown === void 0 ? void 0 : nearest(unknown, Object.keys(table));
		const hint = meant === void 0 ? "" : ` (did you mean --${meant}?)`;
		throw new UserError(`${said}${hint}; see qpsgate ${command} --help`);
	}
}

// src/edges/terminal/output.ts
/** The standard output, for a command's result, and the standard error, for other messages to people. */
function print(text) {
	process.stdout.write(withoutCommands(text));
}
/** In a step of a workflow the runner takes lines that begin so for commands; a name from outside may. */
function withoutCommands(text) {
	return text.replaceAll(/^(?=[^\S\n]*(?:::|##\[))/gm, "· ");
}
/** A line that is no part of the command's result. */
function say(text) {
	process.stderr.write(withoutCommands(`${text}\n`));
}
/** Whether somebody reads it who takes colours. */
function takesColour() {
	const { NO_COLOR, TERM } = process.env;
	return process.stdout.isTTY === true && NO_COLOR === void 0 && TERM !== "dumb";
}
/** The program's start as shell words: `qpsgate` if it is installed, else with its interpreter. */
function programWords([, script = ""] = process.argv) {
	return basename(script) === "qpsgate" ? "qpsgate" : `node ${shellWord(script)}`;
}

export { NAMES as a, oneOf as c, wholeNumber as d, takesColour as i, optionsOf as l, programWords as n, TEXT as o, say as r, namesIn as s, print as t, parseFlags as u };