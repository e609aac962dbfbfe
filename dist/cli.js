#!/usr/bin/env node
import { o as describeUnknown } from "./escape.js";
import { t as BASELINE_HELP } from "./baseline-flags.js";
import { t as DOCTOR_HELP } from "./doctor-flags.js";
import { t as HISTORY_HELP } from "./history-flags.js";
import { t as INIT_HELP } from "./init-flags.js";
import { i as say, n as print } from "./output.js";
import { t as PLAN_HELP } from "./plan-flags.js";
import { t as PROVE_HELP } from "./prove-flags.js";
import { t as RECORD_HELP } from "./record-flags.js";
import { t as REPORT_HELP } from "./report-flags.js";
import { n as RUN_HELP } from "./run-flags.js";
import { t as WORKLOAD_HELP } from "./workload-flags.js";
import { _ as describeError, d as EXIT, h as UserError, v as exitCodeOf } from "./paths.js";
import { c as toolVersion } from "./output-directory.js";
import { n as maskOutput } from "./masking.js";

// src/edges/terminal/help-text.ts
const WIDTH = 120;
const GAP = 2;
const DESCRIPTION = "measures the cost of a MySQL or MariaDB configuration change in queries per second";
function overviewText(commands) {
	const rows = commands.map(({ name, takes, summary }) => [`${name} ${takes}`.trim(), summary]);
	return plain(`qpsgate ${DESCRIPTION}

usage: qpsgate COMMAND [ARGUMENTS]

commands:
${columns(rows)}
  qpsgate COMMAND --help    explains a command
  qpsgate --version         prints the version

example:
  qpsgate run scenarios/quickstart.yml

${exitsText(commands.find(({ name }) => name === "run")?.exits ?? {})}`);
}
function helpText(help) {
	return [
		`usage: ${callsOf(help).join("\n       ")}\n`,
		...help.about.map((part) => typeof part === "string" ? paragraph(part) : columns(part)),
		flagsText(help),
		...(help.notes ?? []).map(paragraph),
		exitsText(help.exits),
		`${help.examples.length === 1 ? "example" : "examples"}:\n${columns(help.examples)}`
	].map(plain).join("\n");
}
function callsOf({ name, takes, usage = [`${takes} [FLAGS]`.trim()] }) {
	return usage.map((form) => `qpsgate ${name} ${form}`);
}
function flagForm(name, { value }) {
	return value === void 0 ? `--${name}` : `--${name} ${value}`;
}
function flagsText({ groups }) {
	const rows = (flags) => Object.entries(flags).map(([name, flag]) => [flagForm(name, flag), flagMeaning(flag)]);
	const width = widest(groups.flatMap(({ flags }) => rows(flags)));
	return groups.map(({ title, flags }) => `${title === "" ? "" : `${title}:\n`}${columns(rows(flags), width)}`).join("\n");
}
function flagMeaning({ meaning, otherwise }) {
	return otherwise === void 0 ? meaning : `${meaning} (default: ${otherwise})`;
}
/** Exit codes on one line if they fit, otherwise each on its own line. */
function exitsText(exits) {
	const rows = Object.entries(exits);
	const line = `exit codes: ${rows.map((row) => row.join(" ")).join(" · ")}`;
	return line.length <= WIDTH ? `${line}\n` : `exit codes:\n${columns(rows)}`;
}
function paragraph(text) {
	return `${textLines(text, WIDTH).join("\n")}\n`;
}
function columns(rows, width = widest(rows)) {
	const indent = " ".repeat(GAP + width + GAP);
	return rows.map(([first, second = ""]) => {
		const [line = "", ...more] = textLines(second, WIDTH - indent.length);
		return `${[`  ${first}${" ".repeat(width - plain(first).length + GAP)}${line}`, ...more.map((next) => indent + next)].map((each) => each.trimEnd()).join("\n")}\n`;
	}).join("");
}
function widest(rows) {
	return Math.max(...rows.map(([first]) => plain(first).length));
}
function textLines(text, width) {
	return text.split(" ").reduce((lines, word) => {
		const last = lines[lines.length - 1];
		const joined = `${last} ${word}`;
		if (last === void 0 || plain(joined).length > width) lines.push(word);
		else lines[lines.length - 1] = joined;
		return lines;
	}, []);
}
/** Removes the backticks around code, because a terminal does not render them. */
function plain(text) {
	return text.replace(/`/g, "");
}

// src/commands/command-line.ts
/**
* Chooses the command that is called. This file imports little, and older versions of Node can read it, because it is
* loaded before the version of Node is checked.
*/
const COMMANDS = /* @__PURE__ */ new Map([
	["init", {
		help: INIT_HELP,
		load: async () => (await import("./init.js")).initCommand
	}],
	["run", {
		help: RUN_HELP,
		load: async () => (await import("./run.js")).runCommand
	}],
	["prove", {
		help: PROVE_HELP,
		load: async () => (await import("./prove.js")).proveCommand
	}],
	["workload", {
		help: WORKLOAD_HELP,
		load: async () => (await import("./workload.js")).workloadCommand
	}],
	["plan", {
		help: PLAN_HELP,
		load: async () => (await import("./plan2.js")).planCommand
	}],
	["report", {
		help: REPORT_HELP,
		load: async () => (await import("./report2.js")).reportCommand
	}],
	["record", {
		help: RECORD_HELP,
		load: async () => (await import("./record2.js")).recordCommand
	}],
	["history", {
		help: HISTORY_HELP,
		load: async () => (await import("./history.js")).historyCommand
	}],
	["baseline", {
		help: BASELINE_HELP,
		load: async () => (await import("./baseline.js")).baselineCommand
	}],
	["doctor", {
		help: DOCTOR_HELP,
		load: async () => (await import("./doctor.js")).doctorCommand
	}]
]);
function commandHelps() {
	return [...COMMANDS.values()].map(({ help }) => help);
}
/**
* @returns the exit code
* @throws UserError if there is no such command, and the errors of the command
*/
async function callCommand([name, ...args]) {
	if (name === void 0 || ["--help", "-h"].includes(name)) return explain(overviewText(commandHelps()));
	if ([
		"--version",
		"-v",
		"version"
	].includes(name)) return explain(`qpsgate ${toolVersion()}\n`);
	if (name === "help") return await callCommand(args.length === 0 ? ["--help"] : [...args, "--help"]);
	const command = COMMANDS.get(name);
	if (command === void 0) {
		const names = [...COMMANDS.keys()];
		throw new UserError(`unknown command ${describeUnknown(name, names)}; allowed: ${names.join(", ")} (see qpsgate --help)`);
	}
	if (args.includes("--help") || args.includes("-h")) return explain(helpText(command.help));
	return (await command.load())(args);
}
function explain(text) {
	print(text);
	return EXIT.pass;
}

// src/cli.ts
/**
* Entry of the command line. Modules that are heavy, or written for Node 24, are loaded only when a command needs them,
* so that older versions of Node can run this file and print a message.
*/
const LEAST_NODE = 24;
async function main(args) {
	try {
		if (Number(process.versions.node.split(".")[0]) < LEAST_NODE) throw new UserError(`Node ${LEAST_NODE} or newer is needed, this is ${process.version}; try: npx --package=node@24 -- node ${process.argv[1]}`);
		requireDirectory();
		return await callCommand(args);
	} catch (thrown) {
		say(`qpsgate: ${describeError(thrown)}`);
		return exitCodeOf(thrown);
	}
}
/** @throws UserError if the current directory was removed, in which no program can start */
function requireDirectory() {
	try {
		process.cwd();
	} catch {
		throw new UserError("the current directory was removed; change to one that exists");
	}
}
/** If the program that reads the output stops early, as `head` does, the verdict still decides the exit code. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
maskOutput();
process.exitCode = await main(process.argv.slice(2));

export {  };