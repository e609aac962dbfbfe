import { n as migrationOrder } from "./migration.js";
import { c as mayAffectSpeed } from "./assess.js";
import { i as isExpression, u as writtenKey } from "./setting.js";
import { B as isCommand, T as privateRegistry, c as livingFormers, f as SideFiles, i as ABSENT, s as isSourcePath, t as GitRevision, w as isFloating } from "./revision.js";
import { c as bothSides, n as readChangedServers, t as pathsToRead } from "./changed-servers.js";
import { a as require_dist } from "./yaml-tree.js";
import { C as HOME, S as DOCS } from "./workloads.js";
import { c as escapeInvisible, n as shellWord, p as quote } from "./escape.js";
import { t as IMAGE_NAME } from "./scenario.js";
import { g as splitSource, l as largestBytes, n as asReading } from "./option-files.js";
import { c as realPathOf, d as EXIT, h as UserError, l as unless, s as isInside } from "./paths.js";
import { n as refuseExisting, r as writeNew, t as existingYaml } from "./write-new.js";
import { b as RepositoryObjects, i as findCheckout, n as commitOf, o as gitRefusal } from "./checkout.js";
import { A as findProgram } from "./tool.js";
import { n as parseInitFlags } from "./init-flags.js";
import { n as print, r as programWords } from "./output.js";
import { join, relative, resolve } from "node:path";
import { existsSync, readdirSync } from "node:fs";

// src/core/init/past-servers.ts
/** Finds the servers that the gate would have measured for a past change. */
/** Servers whose image, or a setting that may affect speed, is different after the change. */
function measuredServers({ changed, formers: renamings, files: readers }) {
	const files = bothSides((side) => new SideFiles(readers[side]));
	const formers = livingFormers(renamings, files);
	const paths = pathsToRead({
		changed,
		formers,
		files
	});
	const { servers } = readChangedServers({
		paths,
		sources: [],
		changed,
		formers,
		files,
		memoryBytes: void 0
	});
	return servers.flatMap(({ servers: { before, after } }) => {
		return after !== void 0 && textOf(before) !== textOf(after) ? [after] : [];
	});
}
/** Image and settings of a server that may affect its speed, as one text to compare. */
function textOf(server) {
	const options = server?.options.filter((option) => !isExpression(option) && mayAffectSpeed(option)) ?? [];
	return JSON.stringify([server?.image?.value, options.map(writtenKey)]);
}

// src/core/init/workflow.ts
var import_dist = require_dist();
/** The action as a workflow names it. */
const ACTION = "qpsgate/qpsgate@v1";
const WORKFLOW_PATH = ".github/workflows/qpsgate.yml";
/**
* @param configs files to gate; none: those of each change
* @param migrations folder of the repository's migrations; undefined: it has none that can be tried
*/
function workflowText(configs, image, migrations) {
	const inputs = [];
	const [first, ...others] = configs;
	if (others.length > 0) inputs.push("config: |", ...configs.map((path) => `  ${path}`));
	else if (first !== void 0) inputs.push(`config: ${scalar(first)}`);
	if (image !== void 0) inputs.push(`image: ${scalar(image)}`);
	if (migrations !== void 0) inputs.push(`migrations: ${scalar(migrations)}`);
	const inputsText = inputs.length === 0 ? "" : `        with:\n${inputs.map((line) => `          ${line}\n`).join("")}`;
	return `# Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.
# Written by qpsgate init; documentation: ${HOME}
name: qpsgate
on: pull_request # without paths: a required check that never starts blocks the pull request
permissions: {}
concurrency:
  group: \${{ github.workflow_ref }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true # only runs of the same pull request, else of the same commit
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: read # checkout; with write, the comment has a chart
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the base of the change
          persist-credentials: false
      - uses: ${ACTION}
${inputsText}`;
}
/** Folders in which tools keep migrations as files of SQL: Flyway, dbmate, golang-migrate, goose and sql-migrate. */
const MIGRATION_FOLDERS = [
	"src/main/resources/db/migration",
	"db/migrations",
	"db/migration",
	"database/migrations",
	"sql/migrations",
	"migrations"
];
/** Quotes text where YAML needs it, because a path may have characters that mean something else in YAML. */
function scalar(text) {
	return (0, import_dist.stringify)(text, { lineWidth: 0 }).trimEnd();
}
/** Why a path cannot be in a workflow, or would mean something else there; undefined if it can. */
function whyUnwritable(path) {
	if (path.includes("${{")) return "has ${{, which GitHub would replace; rename it";
	if (escapeInvisible(path) !== path) return "has invisible characters or line breaks; rename it";
	if (path.includes(",")) return "has a comma, which separates paths in the input; rename it";
	return path.trim() === path && path !== "" ? void 0 : "begins or ends in a blank; rename it";
}

// src/edges/git/history.ts
/**
* Reads the latest changes of the checked-out branch, so that `init` can name one that the workflow would have
* measured.
*/
/** Maximum number of changed files. A commit with more imports or reformats files, and takes long to read. */
const MOST_FILES = 2e3;
const COMMIT_MARK = "";
/**
* The latest changes, newest first. A merge counts as one change, and its merged commits are no changes of their own.
* Commits with more than MOST_FILES changed files are left out.
*
* @param most maximum number of commits to look at
* @param isRead whether a changed file is read, by its path
*/
function pastChanges(checkout, most, isRead) {
	const objects = new RepositoryObjects(checkout, "HEAD");
	const form = `--format=${COMMIT_MARK}%H %P${COMMIT_MARK}%s`;
	const past = objects.print([
		"log",
		`--max-count=${most}`,
		...[
			"--first-parent",
			"--diff-merges=first-parent",
			"--find-renames",
			"--raw",
			"--no-abbrev"
		],
		"--no-ext-diff",
		"-z",
		form,
		"HEAD",
		"--"
	]).split(`${COMMIT_MARK}`).slice(1);
	const commits = past.flatMap((head, at) => {
		const [commit = "", parent] = head.split(" ");
		const [title = "", ...parts] = (past[at + 1] ?? "").split("\0");
		const files = rawFiles(parts).filter(({ path }) => isRead(path));
		return at % 2 === 0 && parent !== void 0 && parent !== "" && files.length <= MOST_FILES ? [{
			commit,
			parent,
			title,
			files
		}] : [];
	});
	const allFiles = commits.flatMap(({ files }) => files);
	const texts = objects.texts(allFiles.flatMap(({ path, modes, ids }) => [modes.before, modes.after].flatMap((mode, side) => {
		const id = side === 0 ? ids.before : ids.after;
		return mode.startsWith("100") ? [{
			id,
			mostBytes: largestBytes(path)
		}] : [];
	})));
	return commits.map(({ commit, parent, title, files }) => {
		const readerOf = (side) => {
			const at = side === "before" ? parent : commit;
			const readings = new Map(files.flatMap((file) => readingsOf(file, side, checkout.top, texts)));
			return new GitRevision(objects, at, {
				commit: at,
				note: void 0
			}, readings).files(checkout.top);
		};
		return {
			commit,
			title,
			changed: files.flatMap(changesOf),
			formers: new Map(files.flatMap(({ path, former }) => former === path ? [] : [[path, former]])),
			files: bothSides(readerOf)
		};
	});
}
function rawFiles(parts) {
	return parts.flatMap((part, at) => {
		const [, modeBefore, modeAfter, idBefore, idAfter, status = ""] = /:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(part) ?? [];
		const [first, second] = parts.slice(at + 1, at + 3);
		if (modeBefore === void 0 || modeAfter === void 0 || idBefore === void 0 || idAfter === void 0) return [];
		const path = status === "R" ? second : first;
		if (first === void 0 || path === void 0) return [];
		return [{
			path,
			former: first,
			modes: {
				before: modeBefore,
				after: modeAfter
			},
			ids: {
				before: idBefore,
				after: idAfter
			}
		}];
	});
}
/**
* Changes of a file. A rename counts as the removal of one file and the addition of another, as in
* `GitRevision.changes`.
*/
function changesOf({ path, former, modes }) {
	if (path === former) return [{
		path,
		modes: [modes.before, modes.after]
	}];
	return [{
		path: former,
		modes: [modes.before, ABSENT]
	}, {
		path,
		modes: [ABSENT, modes.after]
	}];
}
function readingsOf(file, side, top, texts) {
	const path = join(top, side === "before" ? file.former : file.path);
	if (file.modes[side] === "000000") return [[path, { kind: "absent" }]];
	const text = texts.get(file.ids[side]);
	return text === void 0 ? [] : [[path, asReading(text)]];
}

// src/commands/init.ts
/** `qpsgate init`: writes the workflow, and shows which past changes it would have measured, and the next steps. */
/** Maximum numbers of past changes that are read, so that the answer comes at once, and shown, so that it is short. */
const MOST_CHANGES = 100;
const MOST_SHOWN = 10;
/** Milliseconds for reading past changes, newest first. Those not read by then are left out, because the user waits. */
const MOST_MS = 1200;
/** Files by which other forges are recognised, and the page of documentation that has the job for each. */
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
* @throws UserError if the folder is in no git repository, or a workflow is there already
*/
async function initFrom(standing, { configs, image, isDryRun }) {
	const checkout = checkoutToGate(standing);
	const { top } = checkout;
	const paths = configs.map((argument) => pathFromTop(argument, realPathOf(standing), top));
	const text = workflowText(paths, image, migrationsIn(top));
	if (!isDryRun) refuseExisting(join(top, WORKFLOW_PATH));
	const past = paths.length === 0 ? lookBack(checkout) : NO_PAST;
	print(section("history", past.lines));
	print(section("note", notesOn(image, past)));
	if (isDryRun) {
		const isThere = existingYaml(join(top, WORKFLOW_PATH)) !== void 0;
		print(`${isThere ? "would keep the workflow that is there, in place of" : "would write"} ${WORKFLOW_PATH}\n\n${text}`);
	} else {
		writeNew(join(top, WORKFLOW_PATH), text);
		const hasInputs = text.lastIndexOf(" with:") > text.indexOf(ACTION);
		const here = (path) => shellWord(relative(realPathOf(standing), join(top, path)));
		print(`wrote ${WORKFLOW_PATH}\n\n${section("next", nextSteps(paths, image, here, hasInputs))}`);
	}
	return EXIT.pass;
}
/**
* The first folder in which a known tool keeps migrations as SQL files. Migrations in other languages do not count,
* because only their tool can run them.
*/
function migrationsIn(top) {
	return MIGRATION_FOLDERS.find((folder) => {
		const names = unless([
			"ENOENT",
			"ENOTDIR",
			"EACCES"
		], () => readdirSync(join(top, folder))) ?? [];
		return migrationOrder(names).length > 0;
	});
}
/**
* @param here turns a path of the repository into a word for the user's shell
* @param hasInputs whether the workflow gives the action any input
*/
function nextSteps(paths, image, here, hasInputs) {
	const flags = paths.map((source) => ` --config ${isCommand(source) ? shellWord(source) : here(source)}`);
	const imageFlag = image === void 0 ? "" : ` --image ${shellWord(image)}`;
	return [
		`1. nothing is released yet: push a copy of qpsgate, and write its name and a commit in place of ${ACTION}`,
		`2. to begin with a check that blocks nothing, add ${hasInputs ? "fail-on: none below the last with:" : "with: and, below it, fail-on: none to the last step"}`,
		`3. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost", on the default branch`,
		`4. change a setting${image === void 0 ? " or the tag of an image" : ""}, and open a pull request`,
		`   or ${whereToRun(image)}: ${programWords()} run${flags.join("")} --base HEAD${imageFlag}`
	];
}
function whereToRun(image) {
	if (image === void 0) return "here";
	return findProgram("docker") === void 0 ? "here, once docker is installed" : "here, with docker";
}
/** @throws UserError if git does not work there, or a forge other than GitHub runs the pipelines */
function checkoutToGate(standing) {
	const checkout = findCheckout(standing);
	if (checkout === void 0) throw new UserError(`${standing} is in no repository of git; run init in one`);
	const refusal = gitRefusal(checkout);
	if (refusal !== void 0) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`);
	const isThere = (path) => existsSync(join(checkout.top, path));
	const forge = isThere(".github") ? void 0 : Object.entries(OTHER_FORGES).find(([path]) => isThere(path));
	if (forge === void 0) return checkout;
	const [path, recipe] = forge;
	throw new UserError(`found ${path}, and no .github, so nothing was written; copy the job of ${DOCS}/recipes/${recipe}.md`);
}
function section(title, lines) {
	return lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
const NO_PAST = {
	lines: [],
	isMeasured: false,
	images: []
};
function lookBack(checkout) {
	if (commitOf(checkout, "HEAD") === void 0) return NO_PAST;
	const changes = pastChanges(checkout, MOST_CHANGES, isSourcePath);
	const until = performance.now() + MOST_MS;
	const measured = [];
	const images = /* @__PURE__ */ new Set();
	let count = 0;
	for (const change of changes) {
		if (count > 0 && performance.now() > until) break;
		count += 1;
		const servers = measuredServers(change);
		if (servers.length === 0) continue;
		measured.push(describeChange(change, [...new Set(servers.map(({ file }) => file))]));
		for (const { image } of servers) if (image !== void 0 && IMAGE_NAME.test(image.value)) images.add(image.value);
	}
	if (count === 0) return NO_PAST;
	const lines = [`in ${count === 1 ? "the last commit" : `the last ${count} commits`}, ${measured.length === 0 ? "none" : measured.length} would have been measured`];
	const more = measured.length > MOST_SHOWN ? [`and ${measured.length - MOST_SHOWN} others`] : [];
	return {
		lines: [
			...lines,
			...measured.slice(0, MOST_SHOWN),
			...more
		],
		isMeasured: measured.length > 0,
		images: [...images]
	};
}
/** A change in a line: "1a2b3c4 Raise the buffer pool: config/my.cnf". */
function describeChange({ commit, title }, [file = "", ...others]) {
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `${commit.slice(0, 7)} ${quote(title.slice(0, 72)).slice(1, -1)}: ${quote(file).slice(1, -1)}${more}`;
}
/** Path of a source from the top of the repository, because the workflow runs at the top. */
function pathFromTop(argument, standing, top) {
	const refuse = (why) => new UserError(`--config ${quote(argument)}: ${why}`);
	const { path: named, at } = existsSync(resolve(standing, argument)) ? {
		path: argument,
		at: void 0
	} : splitSource(argument);
	const path = relative(top, realPathOf(resolve(standing, named))) || ".";
	const source = isCommand(argument) ? argument : at === void 0 ? path : `${path}#${at}`;
	const why = whyUnwritable(source);
	if (why !== void 0) throw refuse(`its path ${why}`);
	if (isCommand(argument)) return argument;
	if (!isInside(join(top, path), top)) throw refuse(`it is not in ${top}, where the workflow finds its files`);
	if (!existsSync(join(top, path))) throw refuse("there is no such file");
	return source;
}
function notesOn(image, past) {
	const images = image === void 0 ? past.images : [image];
	const isUnnamed = image === void 0 && past.isMeasured && past.images.length === 0;
	const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []));
	return [
		...isUnnamed ? ["no file of these commits names an image: --image takes that of production"] : [],
		...image !== void 0 && past.images.length > 0 ? [`${image} replaces the images of the files, so a new tag there shows no cost`] : [],
		...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
		...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`)
	];
}

export { initCommand };