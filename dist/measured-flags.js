import { n as FAILURES, o as parseFailOn, r as FAIL_ON_FORM } from "./fail-on.js";
import { t as RULES } from "./gate-policy.js";
import { b as COSTS, l as isOwnWorkload, m as scriptName } from "./workloads.js";
import { o as parsePercentage } from "./quantities.js";
import { n as parseShard, t as SHARD_FORM } from "./shard.js";
import { s as numberOf } from "./exercises.js";
import { n as TEXT, s as splitNames, t as NAMES } from "./flags.js";
import { c as SERVER, n as DURATION } from "./shared-flags.js";

// src/core/policy/tolerance-line.ts
/** Tolerances in one line, as `--tolerance` takes them: of QPS, and of costs by their names. */
/** Costs that have a limit even if nobody sets one, so the line needs a word, "off", to remove it. */
const CAN_BE_OFF = ["errors", "deadlocks"];
const TOLERANCES_FORM = "a percentage below 100% such as 5%, or some by their names such as base=5%,baseline=10%,written=20%";
/**
* Reads "5%", "base=5%,baseline=10%", "5%,cpu=5%,written=20%" or "written=20%". Undefined for invalid or repeated
* parts: of a repeated part it would be unclear which value counts.
*/
function parseTolerances(text) {
	const parts = text.split(",").map((part) => {
		const [, name = "qps", share = ""] = /^\s*(?:([a-z0-9]+)\s*=)?([^=]*)$/.exec(part) ?? [];
		return [name, CAN_BE_OFF.includes(name) && share === "off" ? null : parsePercentage(share)];
	});
	const shares = new Map(parts);
	const isName = (name) => [
		"qps",
		...RULES,
		...COSTS
	].includes(name);
	if (shares.size < parts.length || parts.some(([name, share]) => share === void 0 || !isName(name))) return void 0;
	const all = shares.get("qps") ?? void 0;
	const usual = all === void 0 ? {} : {
		control: all,
		base: all
	};
	const byRule = RULES.flatMap((rule) => {
		const share = shares.get(rule);
		return typeof share === "number" ? [[rule, share]] : [];
	});
	const qps = {
		...usual,
		...Object.fromEntries(byRule)
	};
	return {
		qps: Object.keys(qps).length === 0 ? void 0 : qps,
		costs: Object.fromEntries(COSTS.flatMap((cost) => {
			const share = shares.get(cost);
			return share === void 0 ? [] : [[cost, share]];
		}))
	};
}

// src/edges/terminal/measured-flags.ts
/**
* Flags that say what is measured and by which rules. They are the same for `qpsgate run` and `qpsgate plan`, so that a
* plan shows what the run would do.
*/
const DEFAULT_SUITE = "scenarios/quickstart.yml";
const MOST_THREADS = 1024;
const THREADS = {
	read: (text) => {
		const numbers = text.split(",").map((part) => /^\s*\d+\s*$/.test(part) ? Number(part) : NaN);
		const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right);
		return numbers.every((number) => number >= 1 && number <= MOST_THREADS) && first !== void 0 ? [first, ...rest] : void 0;
	},
	allowed: `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`
};
const RULE_LIST = {
	read: (text) => {
		const wanted = splitNames(text);
		const rules = RULES.filter((rule) => wanted.includes(rule));
		return rules.length > 0 && rules.length === new Set(wanted).size ? rules : void 0;
	},
	allowed: `one or more of ${RULES.join(", ")}`
};
const CELL_FLAGS = {
	config: {
		key: "paths",
		value: "FILE",
		meaning: "file that configures servers, instead of a suite; repeatable: an option file, a directory of them, a compose file, a manifest, Terraform, CloudFormation or a Dockerfile. `FILE#SERVER` picks one server of a file, and `render: COMMAND` is a command that prints an option file",
		otherwise: "with `--base` and no suite, the changed files in which a setting or an image changes",
		input: {
			meaning: "files that configure servers, one per line: option files, compose files, manifests, Terraform and others, or `render: COMMAND`. Each server is compared with its version before the change",
			otherwise: "without a suite, the changed files in which a setting or an image changes"
		},
		multiple: true,
		form: TEXT
	},
	exclude: {
		value: "PATTERN",
		meaning: "changed files to leave out, as in a `.gitignore`; repeatable. Patterns in the `.qpsgateignore` of the base count as well",
		input: { meaning: "changed files to leave out, one pattern per line as in a `.gitignore`. Patterns in the `.qpsgateignore` of the base count as well" },
		multiple: true,
		form: TEXT
	},
	budget: {
		key: "budgetSeconds",
		value: "TIME",
		meaning: "time to start servers and measure, such as `45s`; confirming a slowdown can take half as much again",
		otherwise: "the suite's; for option files `2m`, or `4m` if redo logs have to fill",
		input: {},
		form: DURATION
	},
	threads: {
		value: "LIST",
		meaning: "thread counts, such as `1,8,32`",
		otherwise: "the suite's; for option files, qpsgate picks them",
		input: {},
		form: THREADS
	},
	workloads: {
		value: "LIST",
		meaning: "workloads to measure, or the folder of your own workload",
		otherwise: "the suite's; for option files, qpsgate picks them",
		input: {},
		form: NAMES
	},
	scenarios: {
		value: "LIST",
		meaning: "scenarios to compare with the control",
		otherwise: "all",
		form: NAMES
	},
	base: {
		value: "REF_OR_FILE",
		meaning: "git ref or file before the change, with which each changed scenario is compared; a branch counts from where yours left it",
		input: {
			meaning: "git ref or file that the change is compared with; a branch counts from where yours left it",
			otherwise: "the base of the pull request, merge group or push"
		},
		form: TEXT
	},
	against: {
		value: "LIST",
		meaning: "comparisons to make: `control`, `base`, `baseline`",
		otherwise: "`control`, and `base` with `--base`; for option files `base`",
		input: { otherwise: "`control`, and a known `base` with the `baseline` of its branch; for option files `base` and `baseline`" },
		form: RULE_LIST
	}
};
const JUDGED_FLAGS = {
	tolerance: {
		value: "LIMITS",
		meaning: "largest slowdown that passes, in percent of QPS, such as `5%`; `base=5%,baseline=10%` sets it for the change and for all changes since the baseline. Limits of other costs can follow: `5%,written=20%,memory=10%`",
		otherwise: "the suite's, or `5%` for option files",
		input: {},
		form: {
			read: parseTolerances,
			allowed: TOLERANCES_FORM
		}
	},
	"fail-on": {
		value: "LIST",
		meaning: `outcomes that fail the check: some of ${FAILURES.map((each) => `\`${each}\``).join(", ")}, or \`none\`; \`error\` is a run that could not measure. Wrong input always fails`,
		otherwise: "the suite's, or `regressed error`",
		input: {},
		form: {
			read: parseFailOn,
			allowed: FAIL_ON_FORM
		}
	}
};
const SHARD_FLAG = { shard: {
	value: "I/N",
	meaning: "part of the plan to measure, in its part of the budget, such as `1/3`",
	otherwise: "all",
	input: {},
	form: {
		read: parseShard,
		allowed: SHARD_FORM
	}
} };
const SERVER_FLAGS = {
	server: {
		value: "KIND",
		meaning: "`auto`, `docker`, `local`, `external` for a server that already runs, or the path of a `mysqld` or `mariadbd`, or of the directory where one is installed. `auto` is docker for an image, external for a dsn, else the server of this machine",
		otherwise: "`auto`",
		input: { default: "auto" },
		form: SERVER,
		unset: "auto"
	},
	image: {
		value: "NAME",
		meaning: "image with `mysqld` or `mariadbd`, such as `mysql:9.7`",
		otherwise: "the suite's, or the installed server",
		input: {},
		form: TEXT
	},
	"trust-configuration": {
		key: "trustsConfiguration",
		meaning: "start local servers even if no box can be made around them; the authors of the files can then reach your files",
		input: { default: "false" }
	}
};
/** Refuses an image together with a server that runs in no container, because the run would ignore the image. */
function checkImage({ server, image }, complain) {
	if (image !== void 0 && server !== "auto" && server !== "docker") complain("--image", `${image} with --server ${server}`, "an image with --server auto or docker");
}
const MEMORY = {
	read: (text) => /[a-z]/i.test(text) ? numberOf(text) : void 0,
	allowed: "a size with a unit, such as 64G"
};
const MEMORY_FLAG = { memory: {
	key: "memoryBytes",
	value: "SIZE",
	meaning: "memory of the production machines, such as `64G`, for memory risks and formulas of RDS",
	input: {},
	form: MEMORY
} };
const MEASURED_FLAGS = {
	...CELL_FLAGS,
	...JUDGED_FLAGS
};
/**
* Makes the request from these flags. Wrong combinations go to `complain`, so that the user gets all problems at once.
*/
function measuredRequest(values, positionals, complain) {
	const { workloads, tolerance } = values;
	const folder = workloads?.find(isOwnWorkload);
	if (folder !== void 0 && (workloads?.length ?? 0) > 1) complain("--workloads", workloads?.join(",") ?? "", `${folder} alone, because it has tables of its own`);
	const subject = subjectOf(values, folder, positionals, complain);
	return {
		subject,
		rules: rulesOf(values.against, subject, complain),
		adjustments: {
			budgetSeconds: values.budgetSeconds,
			threads: values.threads,
			scenarios: values.scenarios,
			failOn: values.failOn,
			tolerance: tolerance?.qps,
			costs: tolerance?.costs,
			workloads: folder === void 0 ? workloads : [scriptName(folder)],
			takesAnyScript: subject.kind === "config"
		}
	};
}
function subjectOf({ paths, base, exclude }, workload, positionals, complain) {
	const [file = DEFAULT_SUITE, ...more] = positionals;
	if (more.length > 0) complain("SUITE", positionals.join(" "), "one suite file");
	const isSuite = paths.length === 0 && (positionals.length > 0 || workload === void 0 && base === void 0);
	if (isSuite && workload !== void 0) complain("--workloads", workload, `the name of a workload of ${file}; name the folder in its workloads`);
	if (isSuite && /\.(?!ya?ml$)\w+$/i.test(file)) complain("SUITE", file, `a suite in YAML; a change of a configuration file is measured by --config ${file} --base REF`);
	if (isSuite && exclude.length > 0) complain("--exclude", exclude.join(" "), `scenarios of ${file} by --scenarios`);
	if (isSuite) return {
		kind: "suite",
		file,
		base
	};
	if (positionals.length > 0) complain("--config", `${paths.join(" ")} and the suite ${file}`, "one of the two");
	if (base === void 0) complain("--base", "nothing", "a git ref such as origin/main, or the old file");
	return {
		kind: "config",
		paths,
		base: base ?? "",
		workload,
		...exclude.length > 0 && { exclude }
	};
}
function rulesOf(asked, subject, complain) {
	const usual = subject.kind === "config" ? [] : ["control"];
	const rules = asked ?? (subject.kind === "config" || subject.base !== void 0 ? [...usual, "base"] : usual);
	if (rules.includes("base") && subject.base === void 0) complain("--against", "base", "base with --base REF_OR_FILE");
	if (subject.kind === "config" && rules.includes("control")) complain("--against", rules.join(","), "base or baseline, because an option file has no control");
	else if (subject.kind === "config" && rules.includes("baseline")) return [.../* @__PURE__ */ new Set(["base", ...rules])];
	else if (rules.includes("baseline") && !rules.includes("base")) complain("--against", rules.join(","), "baseline with base, because only a change can be held against it");
	return rules;
}

export { MEMORY_FLAG as a, checkImage as c, MEASURED_FLAGS as i, measuredRequest as l, DEFAULT_SUITE as n, SERVER_FLAGS as o, JUDGED_FLAGS as r, SHARD_FLAG as s, CELL_FLAGS as t };