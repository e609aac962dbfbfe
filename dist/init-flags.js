import { c as quote, i as escapeInvisible } from "./problems.js";
import { t as IMAGE_NAME } from "./suite.js";
import { c as allUsed, d as namesIn, l as flag, m as toggle, p as parseFlags, u as flags } from "./output.js";

// src/core/init/repository-paths.ts
/** Paths from the top of a repository. */
function folderOf(path) {
	return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}
/** How a path is written from a folder, such as "../config/my.cnf" from "perf". */
function pathTo(path, folder) {
	const [from, to] = [folder === "" ? [] : folder.split("/"), path.split("/")];
	let shared = 0;
	while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
	return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

// src/core/init/file-kinds.ts
/** Files of a repository to read, known by only their paths, so that few of a million are opened. */
/** Files of each kind that are read. Beyond that, the user has to name the right ones. */
const MOST = {
	"option file": 400,
	template: 100,
	"compose file": 100,
	Dockerfile: 100,
	"Terraform file": 400,
	"YAML file": 400,
	"JSON file": 50,
	workflow: 100,
	"environment file": 50,
	"variable file": 50
};
const KINDS = Object.keys(MOST);
/** Longer paths are no one's; they would only fill a screen. */
const LONGEST_PATH = 512;
/** Folders whose files are for tests, development and readers, or are somebody else's. */
const SAMPLES = /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|molecule|dev|devel|development|local|\.devcontainer|\.ddev|\.lando|examples?|samples?|demos?|docs?|vendor|vendored|third[-_]?party|external)\//i;
/** Words in the names of such files. */
const SAMPLE_NAME = /(?:^|[/._-])(?:dev|devel|development|local|tests?|testing|ci|override|examples?|samples?)(?:[._-][^/]*)?$/i;
/** Folders that are filled by programs. */
const NOT_OURS = /(?:^|\/)(?:node_modules|\.git)\//;
const COMPOSE = /(?:^|\/)[^/]*compose[^/]*\.ya?ml$/i;
const DOCKERFILE = /(?:^|\/)(?:(?:Dockerfile|Containerfile)(?:\.[^/]+)?|[^/]+\.(?:Dockerfile|Containerfile))$/i;
const WORKFLOW_FOLDERS = [
	".github/workflows",
	".gitea/workflows",
	".forgejo/workflows"
];
const TEMPLATE = /\.(?:cnf|ini)\.(?:j2|jinja2?|erb|epp|tmpl|tpl|ctmpl|template)$/i;
/** Templates in languages that the gate does not read. */
const OTHER_LANGUAGE = /\.(?:erb|epp|ctmpl|template)$/i;
const VARIABLES = /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)$/;
/** Templates of CloudFormation: JSON is about everything else, so the path has to tell. */
const STACK = /(?:cloudformation|cfn|stack|template|rds|database|mysql|mariadb|aurora)[^/]*\.(?:json|template)$/i;
/** Other endings only where the path speaks of the product: thousands of files end so. */
const OTHER_ENDING = /\.(?:ini|conf|cfg)$/i;
const SPEAKS_OF_IT = /(?:^|[/_.-])(?:my|mysqld?|mariadbd?|percona)(?=[/_.-])/i;
function kindOf(path) {
	if (path.length > LONGEST_PATH || NOT_OURS.test(path)) return void 0;
	if (/\.cnf$/i.test(path) || OTHER_ENDING.test(path) && SPEAKS_OF_IT.test(path)) return "option file";
	if (TEMPLATE.test(path)) return "template";
	if (isWorkflow(path)) return "workflow";
	if (COMPOSE.test(path)) return "compose file";
	if (DOCKERFILE.test(path)) return "Dockerfile";
	if (/\.tf$/.test(path)) return "Terraform file";
	if (VARIABLES.test(path)) return "variable file";
	if (/(?:^|\/)\.env$/.test(path)) return "environment file";
	if (STACK.test(path)) return "JSON file";
	return /\.ya?ml$/i.test(path) && !path.startsWith(".github/") ? "YAML file" : void 0;
}
/** Whether it is a template that nothing reads before a program has made an option file of it. */
function needsRendering(path) {
	return OTHER_LANGUAGE.test(path);
}
/** Whether it is for tests, development or readers, or the code of others. */
function isSample(path) {
	return SAMPLES.test(path) || SAMPLE_NAME.test(path) && !isWorkflow(path);
}
function isWorkflow(path) {
	return WORKFLOW_FOLDERS.some((folder) => new RegExp(`^${folder.replace(".", "\\.")}/[^/]+\\.ya?ml$`).test(path));
}
function wantedFiles(paths) {
	const byKind = Map.groupBy(paths, kindOf);
	const foldersOf = (kind) => new Set(byKind.get(kind)?.map(folderOf));
	const readers = /* @__PURE__ */ new Map([["environment file", foldersOf("compose file")], ["variable file", foldersOf("Terraform file")]]);
	const kinds = KINDS.flatMap((kind) => {
		const folders = readers.get(kind);
		const own = (byKind.get(kind) ?? []).filter((path) => folders?.has(folderOf(path)) ?? true);
		return own.length === 0 ? [] : [{
			kind,
			own
		}];
	});
	return {
		wanted: new Map(kinds.map(({ kind, own }) => [kind, own.toSorted(byLikelihood).slice(0, MOST[kind])])),
		cut: kinds.flatMap(({ kind, own }) => own.length > MOST[kind] ? [{
			what: kind,
			most: MOST[kind]
		}] : [])
	};
}
function byLikelihood(one, other) {
	return rank(one) - rank(other) || (one < other ? -1 : 1);
}
function rank(path) {
	return (isSample(path) ? 2e3 : 0) + (SPEAKS_OF_IT.test(path) ? 0 : 1e3) + path.split("/").length;
}
/** Reason why a path or label cannot be in a workflow; undefined if it can. */
function whyUnwritable(text) {
	if (text.includes("${{")) return "expression";
	if (escapeInvisible(text) !== text) return "invisible";
	if (text.includes(",")) return "separator";
	if (text.trim() !== text || text === "") return "blank-ends";
	return text.length > LONGEST_PATH ? "too-long" : void 0;
}

// src/edges/terminal/init-flags.ts
/** `qpsgate init`: its flags, their help, and the request made from them. */
const PATHS = {
	read: (text) => text.trim() === "" ? void 0 : [text],
	allowed: "the path of a file that configures a server",
	shown: quote
};
const IMAGE = {
	read: (text) => IMAGE_NAME.test(text) ? text : void 0,
	allowed: "the name of an image, such as mysql:8.4",
	shown: quote
};
const LABELS = {
	read: (text) => {
		const labels = namesIn(text);
		return labels.length > 0 && labels.every((label) => whyUnwritable(label) === void 0) ? labels : void 0;
	},
	allowed: "a runner's label, or several separated by commas, without expressions",
	shown: quote
};
const INIT_FLAGS = {
	suite: toggle({ meaning: "also write `perf/qpsgate.yml`, a suite with workloads, threads and tolerance to change" }),
	config: flags({
		value: "PATH",
		meaning: "file or directory to gate, `FILE#SERVER`, or `render: COMMAND`; repeatable",
		otherwise: "the files found"
	}, PATHS),
	image: flag({
		value: "NAME",
		meaning: "image to measure",
		otherwise: "the images in the files, else an LTS image on GitHub runners"
	}, IMAGE),
	runner: flag({
		value: "LABEL",
		meaning: "label of the runner, or several labels separated by commas",
		otherwise: "the runner of other workflows, else `ubuntu-24.04` (Gitea, Forgejo: `ubuntu-latest`)"
	}, LABELS),
	"dry-run": toggle({ meaning: "show the files, and write nothing" })
};
const INIT_HELP = {
	name: "init",
	takes: "",
	summary: "write the workflow that measures every pull request",
	usage: ["[FLAGS]"],
	about: ["Writes `.github/workflows/qpsgate.yml`, the workflow that measures every pull request; on Gitea and Forgejo, it uses their folder. It finds the files that configure servers, their images and the runner in the repository. It asks nothing, lists its findings, and never overwrites a file."],
	groups: [{
		title: "",
		flags: INIT_FLAGS
	}],
	exits: [["0", "written, or shown"], ["2", "wrong input, nothing to gate, or a file that already exists"]],
	examples: [["qpsgate init --dry-run"], ["qpsgate init --config deploy/mysql/my.cnf --image mysql:8.4"]]
};
/** @throws UserError with one line for every wrong flag */
function parseInitFlags(args) {
	const { values, check } = parseFlags("init", INIT_FLAGS, args, false);
	check();
	const { config: configs, image, runner, suite: writesSuite, "dry-run": isDryRun, ...none } = values;
	/* @__PURE__ */ allUsed(none);
	return {
		configs,
		image,
		runner,
		writesSuite,
		isDryRun
	};
}

export { kindOf as a, whyUnwritable as c, isSample as i, folderOf as l, parseInitFlags as n, needsRendering as o, WORKFLOW_FOLDERS as r, wantedFiles as s, INIT_HELP as t, pathTo as u };