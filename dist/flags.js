import { f as nearest } from "./escape.js";
import { h as UserError } from "./paths.js";
import { parseArgs } from "node:util";

// src/edges/terminal/flags.ts
/**
* Tables of flags. One entry defines a flag's name, value, meaning and result. The parser, `--help` and
* docs/command-line.md are made from the entry, and so are action.yml and docs/action.md if it has an `input`. This
* file imports little, because the command line loads it before it knows the version of Node.
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
function splitNames(text) {
	return text.split(",").map((name) => name.trim()).filter((name) => name !== "");
}
const NAMES = {
	read: splitNames,
	allowed: "names"
};
/**
* @param takesMore whether arguments other than flags may follow the command
* @throws UserError if a flag is unknown, or lacks its value
*/
function parseFlags(command, table, args, takesMore = true) {
	const { values: texts, positionals } = parseOr(command, table, args, () => parseArgs({
		args: [...args],
		options: optionsOf(table),
		allowPositionals: takesMore,
		strict: true
	}));
	const problems = [];
	const complain = (name, value, allowed) => {
		problems.push(value === "nothing" ? `${name} is missing: give ${allowed}` : `${name}: found ${value}; allowed: ${allowed}`);
	};
	const valueFor = (name, { form, multiple, unset }) => {
		const ofFlag = [texts[name] ?? []].flat().map(String);
		if (form === void 0) return ofFlag.length > 0;
		const read = ofFlag.map((text) => form.read(text));
		const { allowed, shown = String } = form;
		if (read.includes(void 0)) complain(`--${name}`, ofFlag.map((text) => shown(text)).join(","), allowed);
		const valid = [...new Set(read.filter((value) => value !== void 0))];
		return multiple ? valid : valid[0] ?? unset;
	};
	const read = Object.entries(table).map(([name, flag]) => [flag.key ?? camelCase(name), valueFor(name, flag)]);
	return {
		/** Value of each flag. A wrong value counts as missing, so that the caller can still check the other flags. */
		values: Object.fromEntries(read),
		positionals,
		complain,
		/** @throws UserError with one line for each problem, if there is any */
		check: () => {
			if (problems.length > 0) throw new UserError(problems.join("\n"));
		}
	};
}
function flagValues(table, values) {
	const keys = Object.entries(table).map(([name, flag]) => flag.key ?? camelCase(name));
	return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
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
function parseOr(command, table, args, parse) {
	try {
		return parse();
	} catch (error) {
		const [problem = ""] = error.message.split(". To specify");
		const name = /^Option '(?:-\w, )?--([\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(problem)?.[1];
		if (name !== void 0) {
			const next = args[args.indexOf(`--${name}`) + 1];
			const what = next === void 0 ? "nothing" : `${next}, which begins with a dash`;
			throw new UserError(`--${name}: found ${what}; allowed: ${table[name]?.form?.allowed ?? ""}; see qpsgate ${command} --help`);
		}
		const unknown = /^Unknown option '--([^']+)'/.exec(problem)?.[1];
		const meant = unknown === void 0 ? void 0 : nearest(unknown, Object.keys(table));
		const hint = meant === void 0 ? "" : ` (did you mean --${meant}?)`;
		throw new UserError(`${problem}${hint}; see qpsgate ${command} --help`);
	}
}

export { optionsOf as a, oneOf as i, TEXT as n, parseFlags as o, flagValues as r, splitNames as s, NAMES as t };