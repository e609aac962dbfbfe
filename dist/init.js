import { i as USUAL_FAMILY } from "./families.js";
import { _ as isUnread, d as DOCS, f as HOME, t as IMAGE_NAME } from "./suite.js";
import { _ as familyOfImage, b as privateRegistry, c as readSource, l as selected, m as configured, n as neighboursOf, o as SideTexts, u as splitSource, v as holdsServer, x as speaksOfServer, y as isFloating } from "./stray-lines.js";
import { l as familyReading } from "./option-file.js";
import { M as quote, O as escapeInvisible } from "./schemas.js";
import { h as require_dist, o as suiteOptionFiles } from "./option-files.js";
import { r as isCommand } from "./rendered.js";
import { n as shellWord } from "./escape.js";
import { c as realPathOf, d as EXIT, h as UserError, s as isInside } from "./paths.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { f as outputOf, i as findCheckout, m as refusalOf } from "./checkout.js";
import { n as parseInitFlags } from "./init-flags.js";
import { n as programWords, t as print } from "./output.js";
import { join, relative, resolve } from "node:path";
import { existsSync } from "node:fs";

// src/core/init/find-sources.ts
/** Files of a repository that configure servers: which ones are opened, and which ones the workflow names. */
/** Limit for opened files: a parser of YAML takes a while for each. Beyond that, the user has to name the right ones. */
const MOST_FILES = 2e3;
/** Longer paths are no one's; they would only fill a screen. */
const LONGEST_PATH = 512;
const OPTION_FILE = /\.(?:cnf|cnf\.(?:j2|jinja2?|tmpl|tpl|template))$/i;
/** Thousands of files have these endings; one that is an option file has the product in its path. */
const OTHER_OPTION_FILE = /\.(?:ini|conf|cfg)(?:\.(?:j2|jinja2?|tmpl|tpl|template))?$/i;
const SPEAKS_OF_SERVER = /(?:^|[/_.-])(?:my|mysqld?|mariadbd?|percona)(?=[/_.-])/i;
const OTHER_SOURCE = /(?:\.(?:ya?ml|tf|json|template)|(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[^/]+)?|\.dockerfile)$/i;
/** Folders that programs fill, and settings of certificates. */
const NOT_OURS = /(?:^|\/)(?:node_modules|\.git)\/|(?:openssl|x509|easy-?rsa)[^/]*$/i;
/** Files for tests, development and readers, or of others: their servers are not those of production. */
const ASIDE = /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|molecule|dev|devel|development|local|\.devcontainer|\.ddev|\.lando|examples?|samples?|demos?|docs?|vendor|vendored|third[-_]?party|external|\.(?:github|gitea|forgejo)\/workflows)\/|(?:^|[/._-])(?:dev|devel|development|local|tests?|testing|ci|override|examples?|samples?)(?:[._-][^/]*)?$/i;
/** Whether it is to be opened, by its path. */
function mayBeSource(path) {
	if (path.length > LONGEST_PATH || NOT_OURS.test(path)) return false;
	return isOptionFile(path) || OTHER_SOURCE.test(path);
}
/** Whether it is to be parsed: most YAML is about something else. */
function isWorthReading(path, text) {
	if (isOptionFile(path)) return true;
	return (speaksOfServer(text) || /innodb|db_parameter_group/i.test(text)) && (!path.endsWith(".json") || /"Resources"\s*:/.test(text));
}
function isOptionFile(path) {
	return OPTION_FILE.test(path) || OTHER_OPTION_FILE.test(path) && SPEAKS_OF_SERVER.test(path);
}
/** Leaves out the servers that a reader of option files makes of any text with groups. */
function realServers(path, servers) {
	if (!isOptionFile(path)) return servers.filter(({ options, image }) => options.length > 0 || image !== void 0);
	const isServers = (group) => group !== "server" || SPEAKS_OF_SERVER.test(path);
	return servers.filter(({ options }) => options.some(({ group }) => group !== void 0 && isServers(group)));
}
/**
* Every source that no other one reads as a whole, as a compose file reads the option file that it mounts. One for tests
* or development is taken only where it alone has settings, and else left aside.
*/
function chooseSources(sources) {
	const unwritable = sources.filter(({ path }) => whyUnwritable(path) !== void 0);
	const writable = sources.filter((source) => source.servers.length > 0 && !unwritable.includes(source));
	const taken = notReadByOthers(writable.filter(({ path }) => !ASIDE.test(path))).toSorted((one, other) => settingsIn(other) - settingsIn(one));
	const aside = notReadByOthers(writable).filter(({ path }) => ASIDE.test(path));
	if (taken.some(hasSettings)) return {
		taken,
		aside,
		unwritable
	};
	const [only, another] = aside.filter(hasSettings);
	if (only === void 0 || another !== void 0) return {
		taken,
		aside,
		unwritable
	};
	return {
		taken: [only, ...taken],
		aside: aside.filter((source) => source !== only),
		unwritable
	};
}
function hasSettings({ servers }) {
	return servers.some(({ options }) => !options.every(isUnread));
}
function settingsIn({ servers }) {
	return servers.reduce((sum, { options }) => sum + options.length, 0);
}
/** The first of several sources that read each other stays. */
function notReadByOthers(sources) {
	const reads = sources.map(({ servers }) => new Set(servers.flatMap(({ options }) => options.map(({ file }) => file))));
	return sources.filter(({ path }, index) => {
		const isReader = (other, at) => at !== index && reads[at]?.has(path) === true && (at < index || reads[index]?.has(other.path) !== true);
		return !sources.some(isReader);
	});
}
/** Reason why a path cannot be in a workflow, or would mean something else there; undefined if it can. */
function whyUnwritable(path) {
	if (path.includes("${{")) return "has ${{, which GitHub would replace; rename it";
	if (escapeInvisible(path) !== path) return "has invisible characters or line breaks; rename it";
	if (path.includes(",")) return "has a comma, which separates paths in the input; rename it";
	return path.trim() === path && path !== "" ? void 0 : "begins or ends in a blank; rename it";
}
/** @param flag the image that the user named */
function chooseImage(flag, taken, others) {
	if (flag !== void 0) return {
		kind: "flag",
		image: flag
	};
	const images = imagesOf(taken);
	if (images.length > 0) return {
		kind: "of-files",
		images
	};
	const [image, another] = imagesOf(others);
	if (image !== void 0 && another === void 0 && holdsServer(image)) return {
		kind: "only",
		image
	};
	return {
		kind: "usual",
		image: familyOfSources(taken).usualImage
	};
}
/** Each image once, where a server can be started from it. */
function imagesOf(sources) {
	const images = sources.flatMap(({ servers }) => servers.flatMap(({ image }) => image?.value ?? []));
	return [...new Set(images.filter((image) => IMAGE_NAME.test(image)))];
}
/** The first family but the usual one that a source is for, by groups that it alone reads, or by an image's name. */
function familyOfSources(sources) {
	return sources.flatMap(({ servers }) => {
		const groups = servers.flatMap(({ options }) => options.flatMap(({ group }) => group ?? []));
		return [familyReading(groups) ?? [], ...servers.map(({ image }) => familyOfImage(image?.value ?? ""))].flat();
	}).find((family) => family !== USUAL_FAMILY) ?? USUAL_FAMILY;
}
/** A source in a line: "config/my.cnf: 2 settings". */
function describeSource(source) {
	const parts = imagesOf([source]);
	const settings = settingsIn(source);
	if (settings > 0) parts.push(settings === 1 ? "1 setting" : `${settings} settings`);
	const path = quote(source.path).slice(1, -1);
	return parts.length === 0 ? path : `${path}: ${parts.join(", ")}`;
}

// src/core/init/workflow.ts
var import_dist = require_dist();
const WORKFLOW_PATH = ".github/workflows/qpsgate.yml";
function workflowText(configs, image) {
	const [first = "", ...others] = configs;
	const config = others.length === 0 ? scalar(first) : `|\n${configs.map((path) => `            ${path}`).join("\n")}`;
	const why = image.kind === "usual" ? " # no file names one that is known: put that of production" : "";
	const pinned = image.kind === "of-files" ? "" : `          image: ${scalar(image.image)}${why}\n`;
	return `# Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.
# Written by qpsgate init; documentation: ${HOME}
name: qpsgate
on: pull_request # without paths: a required check that never starts blocks the pull request
permissions: {}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: write # the chart, on the branch qpsgate-data
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the base of the change
          persist-credentials: false
      - uses: qpsgate/qpsgate@v1
        with:
          config: ${config}
${pinned}`;
}
/** On one line, quoted where YAML needs it. */
function scalar(text) {
	return (0, import_dist.stringify)(text, { lineWidth: 0 }).trimEnd();
}

// src/commands/init.ts
/** `qpsgate init`: the files that configure servers → the workflow → the findings and the next steps. */
/** Limit for the files that are shown as left out. */
const MOST_LEFT_OUT = 20;
/** Files of other forges, and their recipe. */
const OTHER_FORGES = {
	".gitlab-ci.yml": "gitlab",
	".gitea": "other-forges",
	".forgejo": "other-forges"
};
function initCommand(args) {
	return initFrom(process.cwd(), parseInitFlags(args));
}
/**
* @param standing the current folder
* @throws UserError if there is nothing to gate, no repository of git, or a workflow is there already
*/
async function initFrom(standing, { configs, image: flag, isDryRun }) {
	const checkout = checkoutToGate(standing);
	const { top } = checkout;
	const { sources, leftOut } = searchFiles(checkout);
	const chosen = chooseSources(sources);
	const isNamed = configs.length > 0;
	const named = configs.map((argument) => pathFromTop(argument, realPathOf(standing), top));
	const paths = (isNamed ? named : chosen.taken.map(({ path }) => path)).slice(0, 20);
	const gated = paths.map((path) => readFile(path, top));
	const image = chooseImage(flag, gated, sources);
	print(section("found", gated.map(describeSource)));
	const passedOver = isNamed ? [] : [...passedOverText(chosen), ...leftOut];
	if (!isNamed && chosen.taken.length > 20) passedOver.push(`more than ${20} files`);
	print(section("left out; --config takes one", passedOver.slice(0, MOST_LEFT_OUT)));
	const [first] = paths;
	if (first === void 0) throw new UserError("found no file that configures a server, so nothing was written; looked for option files with a group such as [mysqld], and for MySQL or MariaDB in compose files, Dockerfiles, YAML, Terraform and CloudFormation. Name one with --config PATH, or what a program makes of a template with --config \"render: COMMAND\"");
	print(section("note", notesOn(image, gated)));
	const workflow = {
		path: WORKFLOW_PATH,
		text: workflowText(paths, image)
	};
	if (isDryRun) {
		refuseExisting(top, [workflow]);
		print(`would write ${WORKFLOW_PATH}\n\n${workflow.text}`);
	} else {
		writeAllNew(top, [workflow]);
		const here = (path) => shellWord(relative(realPathOf(standing), join(top, path)));
		print(`wrote ${WORKFLOW_PATH}\n\n${section("next", nextSteps(first, image, here))}`);
	}
	return EXIT.pass;
}
/** @param here a path of the repository as a word for the user's shell */
function nextSteps(source, image, here) {
	const config = isCommand(source) ? shellWord(source) : here(source);
	const isOfFiles = image.kind === "of-files";
	const pinned = isOfFiles ? "" : ` --image ${shellWord(image.image)}`;
	return [
		`1. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost"`,
		`2. change a setting${isOfFiles ? " or the tag of an image" : ""}, and open a pull request`,
		`   or, with docker here: ${programWords()} run --config ${config} --base HEAD${pinned}`
	];
}
/** @throws UserError if git does not work there, or another forge than GitHub runs the pipelines */
function checkoutToGate(standing) {
	const checkout = findCheckout(standing);
	if (checkout === void 0) throw new UserError(`${standing} is in no repository of git; run init in one`);
	const refusal = refusalOf(checkout);
	if (refusal !== void 0) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`);
	const isThere = (path) => existsSync(join(checkout.top, path));
	const forge = isThere(".github") ? void 0 : Object.entries(OTHER_FORGES).find(([path]) => isThere(path));
	if (forge === void 0) return checkout;
	const [path, recipe] = forge;
	throw new UserError(`found ${path}, and no .github, so nothing was written; copy the job of ${DOCS}/recipes/${recipe}.md`);
}
function passedOverText({ aside, unwritable }) {
	return [...aside.map((source) => `${describeSource(source)} (for tests, development or readers)`), ...unwritable.map(({ path }) => `${quote(path)} ${whyUnwritable(path)}`)];
}
function section(title, lines) {
	return lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
/** Every file in which the gate's readers see servers. */
function searchFiles({ top, git }) {
	const listed = outputOf(git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])) ?? "";
	const depth = (path) => path.split("/").length;
	const paths = [...new Set(listed.split("\0"))].filter(mayBeSource).toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
	const sources = [];
	const leftOut = paths.length > 2e3 ? [`all but ${MOST_FILES} of ${paths.length} files`] : [];
	const reader = readerAt(top);
	for (const path of paths.slice(0, MOST_FILES)) {
		const reading = reader.file(path, path);
		if (reading.kind !== "text" || !isWorthReading(path, reading.text)) continue;
		try {
			const source = readFile(path, top);
			if (source.servers.length > 0) sources.push(source);
		} catch (thrown) {
			if (!(thrown instanceof UserError)) throw thrown;
			leftOut.push(thrown.message);
		}
	}
	return {
		sources,
		leftOut
	};
}
/** A pull request may bring a link: nothing outside the repository is read. */
function readerAt(top) {
	return suiteOptionFiles(join(top, "qpsgate.yml"));
}
/** @throws UserError if the gate would refuse it */
function readFile(source, top) {
	if (isCommand(source)) return {
		path: source,
		servers: []
	};
	const { path, at } = splitExisting(source, top);
	const texts = new SideTexts(readerAt(top));
	const reading = readSource(path, texts);
	if (reading.kind === "absent") return {
		path: source,
		servers: []
	};
	if (reading.kind === "unusable") throw new UserError(`${quote(path)}: ${reading.actual}; allowed: ${reading.allowed}`);
	const [problem] = reading.problems;
	if (problem !== void 0) throw new UserError(`${quote(problem.file)}:${problem.line}: found ${problem.actual}; allowed: ${problem.allowed}`);
	for (const file of neighboursOf(reading.files, texts)) texts.of(file, path);
	const servers = configured(selected(reading.servers, at), texts.all(), void 0);
	return {
		path: source,
		servers: realServers(path, servers)
	};
}
/** A file may have a `#` in its name. */
function splitExisting(source, folder) {
	return existsSync(resolve(folder, source)) ? {
		path: source,
		at: void 0
	} : splitSource(source);
}
/** The source as the workflow names it, from the top, for one that the user named. */
function pathFromTop(argument, standing, top) {
	const refuse = (why) => new UserError(`--config ${quote(argument)}: ${why}`);
	const { path: named, at } = splitExisting(argument, standing);
	const path = relative(top, realPathOf(resolve(standing, named))) || ".";
	const source = isCommand(argument) ? argument : at === void 0 ? path : `${path}#${at}`;
	const why = whyUnwritable(source);
	if (why !== void 0) throw refuse(`its path ${why}`);
	if (isCommand(argument)) return argument;
	if (!isInside(join(top, path), top)) throw refuse(`it is not in ${top}, where the workflow finds its files`);
	if (!existsSync(join(top, path))) throw refuse("there is no such file");
	return source;
}
/** Notes for the person who commits the workflow. */
function notesOn(image, sources) {
	const images = image.kind === "of-files" ? image.images : [image.image];
	const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []));
	const hides = image.kind === "flag" && imagesOf(sources).length > 0;
	return [
		"no release has qpsgate/qpsgate@v1 yet: push a copy of qpsgate, and write its name and a commit there",
		...image.kind === "only" ? [`${image.image} is measured, the only image that a file names`] : [],
		...hides ? [`${image.image} replaces the images of the files, so a new tag there shows no cost`] : [],
		...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
		...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`)
	];
}

export { initCommand };