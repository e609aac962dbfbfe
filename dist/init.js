import { J as quote, W as escapeInvisible, _ as isUnread, d as DOCS, f as HOME, t as IMAGE_NAME } from "./suite.js";
import { _ as privateRegistry, c as readSource, f as configured, g as isMariaDb, h as isFloating, l as splitSource, m as holdsServer, n as neighboursOf, o as SideTexts, v as speaksOfServer, y as usualImage } from "./stray-lines.js";
import { p as readersOf } from "./option-file.js";
import { t as require_dist } from "./dist.js";
import { s as renderCommand } from "./rendered.js";
import { n as shellWord } from "./escape.js";
import { o as suiteOptionFiles } from "./option-files.js";
import { c as realPathOf, s as isInside } from "./paths.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { f as refusalOf, i as findCheckout, o as given } from "./checkout.js";
import { n as parseInitFlags } from "./init-flags.js";
import { n as programWords, t as print } from "./output.js";
import { a as EXIT, u as UserError } from "./errors.js";
import { join, relative, resolve } from "node:path";
import { existsSync } from "node:fs";

// src/core/init/find-sources.ts
/** Files of a repository that configure servers: which ones are opened, and which ones the workflow names. */
/** Limit for opened files: a parser of YAML takes a while for each. Beyond that, the user has to name the right ones. */
const MOST_FILES = 2e3;
/** Longer paths are no one's; they would only fill a screen. */
const LONGEST_PATH = 512;
const OPTION_FILE = /\.(?:cnf|cnf\.(?:j2|jinja2?|tmpl|tpl|template))$/i;
/** Thousands of files end so; one that is an option file has the product in its path. */
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
/** The servers of a file without those that a reader of option files makes of any text with groups. */
function serversIn({ path, servers }) {
	const isServer = ({ options, image }) => isOptionFile(path) ? options.some(({ group }) => group !== void 0 && (group !== "server" || SPEAKS_OF_SERVER.test(path))) : options.length > 0 || image !== void 0;
	return {
		path,
		servers: servers.filter(isServer)
	};
}
/**
* Every source that no other one reads as a whole, as a compose file reads the option file that it mounts, those with
* most settings first. One for tests or development is taken only where it alone has settings, and else aside.
*/
function chooseSources(found) {
	const unwritable = found.flatMap(({ path }) => {
		const why = whyUnwritable(path);
		return why === void 0 ? [] : [{
			path,
			why
		}];
	});
	const sound = found.filter(({ path, servers }) => servers.length > 0 && whyUnwritable(path) === void 0);
	const own = withoutRead(sound.filter(({ path }) => !ASIDE.test(path))).toSorted((one, other) => settingsIn(other) - settingsIn(one));
	const aside = withoutRead(sound).filter(({ path }) => ASIDE.test(path));
	const [only, ...others] = own.some(hasSettings) ? [] : aside.filter(hasSettings);
	return only === void 0 || others.length > 0 ? {
		taken: own,
		aside,
		unwritable
	} : {
		taken: [only, ...own],
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
function withoutRead(sources) {
	const reads = sources.map(({ servers }) => new Set(servers.flatMap(({ options }) => options.map(({ file }) => file))));
	return sources.filter(({ path }, own) => !sources.some((other, index) => index !== own && reads[index]?.has(path) === true && (index < own || reads[own]?.has(other.path) !== true)));
}
/** Reason why a path cannot be in a workflow, or would mean something else there; undefined if it can. */
function whyUnwritable(path) {
	if (path.includes("${{")) return "has ${{, which GitHub would replace; rename it";
	if (escapeInvisible(path) !== path) return "has invisible characters or line breaks; rename it";
	if (path.includes(",")) return "has a comma, which separates paths in the input; rename it";
	return path.trim() === path && path !== "" ? void 0 : "begins or ends in a blank; rename it";
}
function chooseImage(asked, taken, aside) {
	if (asked !== void 0) return {
		kind: "flag",
		image: asked
	};
	const images = imagesOf(taken);
	if (images.length > 0) return {
		kind: "of-files",
		images
	};
	const [image, ...others] = imagesOf(aside);
	if (image !== void 0 && others.length === 0 && holdsServer(image)) return {
		kind: "found",
		image
	};
	return {
		kind: "usual",
		image: usualImage(taken.some(isForMariaDb))
	};
}
/** Each image once, where a server can be started from it. */
function imagesOf(sources) {
	const images = sources.flatMap(({ servers }) => servers.flatMap(({ image }) => image?.value ?? []));
	return [...new Set(images.filter((image) => IMAGE_NAME.test(image)))];
}
/** Whether MariaDB alone reads all of its groups, or its image is one of MariaDB, as far as names tell. */
function isForMariaDb({ servers }) {
	const groups = servers.flatMap(({ options }) => options.flatMap(({ group }) => group ?? []));
	return groups.length > 0 && groups.every((group) => /^(?:mariadb|galera)/.test(readersOf(group))) || servers.some(({ image }) => isMariaDb(image?.value ?? ""));
}
/** A source in a line: "config/my.cnf: 2 settings". */
function describeSource(source) {
	const many = settingsIn(source);
	const parts = [...imagesOf([source]), ...many === 0 ? [] : [many === 1 ? "1 setting" : `${many} settings`]];
	return [quote(source.path).slice(1, -1), parts.join(", ")].filter((part) => part !== "").join(": ");
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
async function initFrom(standing, { configs, image: asked, isDryRun }) {
	const checkout = findCheckout(standing);
	if (checkout === void 0) throw new UserError(`${standing} is in no repository of git; run init in one`);
	const refusal = await refusalOf(checkout);
	if (refusal !== void 0) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`);
	const { top } = checkout;
	const forge = (existsSync(join(top, ".github")) ? [] : Object.entries(OTHER_FORGES)).find(([path]) => existsSync(join(top, path)));
	if (forge !== void 0) {
		const recipe = `${DOCS}/recipes/${forge[1]}.md`;
		throw new UserError(`found ${forge[0]}, and no .github, so nothing was written; copy the job of ${recipe}`);
	}
	const { found, left } = await findIn(checkout);
	const named = configs.map((written) => namedSource(written, realPathOf(standing), top));
	const { taken, aside, unwritable } = chooseSources(found);
	const paths = (configs.length > 0 ? named : taken.map(({ path }) => path)).slice(0, 20);
	const sources = paths.map((path) => readFound(path, top));
	const image = chooseImage(asked, sources, found);
	const passedOver = [
		...aside.map((source) => `${describeSource(source)} (for tests, development or readers)`),
		...unwritable.map(({ path, why }) => `${quote(path)} ${why}`),
		...left,
		...taken.length > 20 ? [`more than ${20} files`] : []
	];
	const leftOut = configs.length > 0 ? [] : passedOver;
	print(section("found", sources.map(describeSource)));
	print(section("left out; --config takes one", leftOut.slice(0, MOST_LEFT_OUT)));
	if (paths.length === 0) throw new UserError("found no file that configures a server, so nothing was written; looked for option files with a group such as [mysqld], and for MySQL or MariaDB in compose files, Dockerfiles, YAML, Terraform and CloudFormation. Name one with --config PATH, or what a program makes of a template with --config \"render: COMMAND\"");
	print(section("note", notesOn(image, sources)));
	const text = workflowText(paths, image);
	if (isDryRun) {
		refuseExisting(top, [{
			path: WORKFLOW_PATH,
			text
		}]);
		print(`would write ${WORKFLOW_PATH}\n\n${text}`);
		return EXIT.pass;
	}
	writeAllNew(top, [{
		path: WORKFLOW_PATH,
		text
	}]);
	const here = (path) => shellWord(relative(realPathOf(standing), join(top, path)));
	const config = renderCommand(paths[0] ?? "") === void 0 ? here(paths[0] ?? "") : shellWord(paths[0] ?? "");
	const pinned = image.kind === "of-files" ? "" : ` --image ${shellWord(image.image)}`;
	print(`wrote ${WORKFLOW_PATH}\n\n` + section("next", [
		`1. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost"`,
		`2. change a setting${image.kind === "of-files" ? " or the tag of an image" : ""}, and open a pull request`,
		`   or, with docker here: ${programWords()} run --config ${config} --base HEAD${pinned}`
	]));
	return EXIT.pass;
}
function section(title, lines) {
	return lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
/** Every file that the gate's own readers find servers in, and those that could not be read, with the reason. */
async function findIn({ top, git }) {
	const listed = given(await git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])) ?? "";
	const depth = (path) => path.split("/").length;
	const paths = [...new Set(listed.split("\0"))].filter(mayBeSource).toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
	const found = [];
	const left = paths.length > 2e3 ? [`all but ${MOST_FILES} of ${paths.length} files`] : [];
	const reader = readerAt(top);
	for (const path of paths.slice(0, MOST_FILES)) {
		const reading = reader.file(path, path);
		if (reading.kind !== "text" || !isWorthReading(path, reading.text)) continue;
		try {
			const source = readFound(path, top);
			if (source.servers.length > 0) found.push(source);
		} catch (thrown) {
			if (!(thrown instanceof UserError)) throw thrown;
			left.push(thrown.message);
		}
	}
	return {
		found,
		left
	};
}
/** A pull request's author may have written a link: nothing outside the repository is read. */
function readerAt(top) {
	return suiteOptionFiles(join(top, "qpsgate.yml"));
}
/** @throws UserError if the gate would refuse it */
function readFound(written, top) {
	if (renderCommand(written) !== void 0) return {
		path: written,
		servers: []
	};
	const { path, at } = existsSync(join(top, written)) ? {
		path: written,
		at: void 0
	} : splitSource(written);
	const texts = new SideTexts(readerAt(top));
	const reading = readSource(path, texts);
	const [problem] = reading.kind === "read" ? reading.problems : [];
	if (problem !== void 0) throw new UserError(`${quote(problem.file)}:${problem.line}: found ${problem.found}; allowed: ${problem.allowed}`);
	if (reading.kind === "unusable") throw new UserError(`${quote(path)}: ${reading.found}; allowed: ${reading.allowed}`);
	if (reading.kind === "read") for (const file of neighboursOf([...reading.files], texts)) texts.of(file, path);
	const meant = reading.kind === "read" ? reading.servers.filter((server) => at === void 0 || server.at === at) : [];
	const servers = configured(meant, texts.all(), void 0);
	return {
		...serversIn({
			path,
			servers
		}),
		path: written
	};
}
/** The path from the top for one that the user gave. */
function namedSource(written, standing, top) {
	const refuse = (why) => new UserError(`--config ${quote(written)}: ${why}`);
	const source = existsSync(resolve(standing, written)) ? {
		path: written,
		at: void 0
	} : splitSource(written);
	const path = relative(top, realPathOf(resolve(standing, source.path))) || ".";
	const isRendered = renderCommand(written) !== void 0;
	const whole = isRendered ? written : source.at === void 0 ? path : `${path}#${source.at}`;
	const why = whyUnwritable(whole);
	if (why !== void 0) throw refuse(`its path ${why}`);
	if (isRendered) return whole;
	if (!isInside(join(top, path), top)) throw refuse(`it is not in ${top}, where the workflow finds its files`);
	if (!existsSync(join(top, path))) throw refuse("there is no such file");
	return whole;
}
/** What the person who commits the workflow should know. */
function notesOn(image, sources) {
	const images = image.kind === "of-files" ? image.images : [image.image];
	const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []));
	const hides = image.kind === "flag" && imagesOf(sources).length > 0;
	return [
		"no release has qpsgate/qpsgate@v1 yet: push a copy of qpsgate, and write its name and a commit there",
		...image.kind === "found" ? [`${image.image} is measured, the only image that a file names`] : [],
		...hides ? [`${image.image} replaces the images of the files, so a new tag there shows no cost`] : [],
		...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
		...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`)
	];
}

export { initCommand };