import { _ as speaksOfServer, f as isRdsFormula, g as privateRegistry, h as isMariaDb, i as isTerraformFile, l as asList, m as isFloating, o as readSource, p as holdsServer, s as splitSource, t as withModule, u as asMap, v as usualImage } from "./terraform-files.js";
import { u as WORKLOAD_FILE } from "./dsn.js";
import { a as kindOf, c as whyUnwritable, i as isSample, l as folderOf, n as parseInitFlags, o as needsRendering, r as WORKFLOW_FOLDERS, s as wantedFiles, u as pathTo } from "./init-flags.js";
import { t as IMAGE_NAME } from "./suite.js";
import { n as HOME, o as isUnread } from "./names.js";
import { d as readersOf } from "./option-file.js";
import { n as joinPath, t as LARGEST_OPTION_FILE_BYTES } from "./option-includes.js";
import { a as require_dist, r as readYaml, s as isMap$1 } from "./yaml-tree.js";
import { i as shorten, r as shellWord } from "./escape.js";
import { c as quote, i as escapeInvisible } from "./problems.js";
import { i as count } from "./figures.js";
import { i as renderCommand } from "./rendered.js";
import { c as UserError, i as EXIT } from "./errors.js";
import { c as realPathOf, o as isDirectory, s as isInside } from "./paths.js";
import { i as lastLine, n as findCheckout, r as given } from "./checkout.js";
import { n as writeAllNew, t as refuseExisting } from "./write-new.js";
import { r as programWords, t as print } from "./output.js";
import { join, relative, resolve } from "node:path";
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readdirSync, realpathSync } from "node:fs";

// src/core/init/forges.ts
/** The forge of a repository, and its folder for workflows. */
const [GITHUB, GITEA, FORGEJO] = WORKFLOW_FOLDERS;
/** Configuration of Dependabot, and of Renovate at each of the places where it looks. */
const BOTS = /^(?:\.github\/dependabot\.ya?ml|(?:\.github\/)?renovate\.json5?|\.renovaterc(?:\.json5?)?)$/;
/** Files that configure bots which open pull requests. */
function botsIn(paths) {
	return paths.filter((path) => BOTS.test(path)).toSorted();
}
/** Parts of the names of hosts. */
const HOSTS = [
	[/(?:^|[.-])github(?=[.-])/, "github"],
	[/(?:^|[.-])gitlab(?=[.-])/, "gitlab"],
	[/(?:^|\.)codeberg\.org$/, "forgejo"],
	[/(?:^|[.-])forgejo(?=[.-])/, "forgejo"],
	[/(?:^|[.-])gitea(?=[.-])/, "gitea"]
];
/** Files or folders that repositories on each forge have; the first that exists counts. */
const PLACES = [
	[".forgejo/", "forgejo"],
	[".gitea/", "gitea"],
	[".gitlab-ci.yml", "gitlab"],
	[".github/", "github"]
];
/** @param hosts of the remotes, origin first */
function forgeOf(hosts, paths) {
	for (const host of hosts) {
		const forge = HOSTS.find(([part]) => part.test(host.toLowerCase()))?.[1];
		if (forge !== void 0) return {
			forge,
			because: {
				kind: "remote",
				host
			}
		};
	}
	for (const [place, forge] of PLACES) if (paths.some((path) => path === place || place.endsWith("/") && path.startsWith(place))) return {
		forge,
		because: {
			kind: "path",
			path: place
		}
	};
	return {
		forge: "github",
		because: { kind: "usual" }
	};
}
/**
* Each reads one folder alone, the first of its own that there is: a new one would hide the workflows of the others.
* Gitea: modules/actions/workflows.go; Forgejo: the same, with a folder of its own before.
*/
const FOLDERS = {
	github: [GITHUB],
	gitlab: [GITHUB],
	gitea: [GITEA, GITHUB],
	forgejo: [
		FORGEJO,
		GITEA,
		GITHUB
	]
};
function workflowFolderOf(forge, paths) {
	const folders = FOLDERS[forge];
	return folders.find((folder) => paths.some((path) => path.startsWith(`${folder}/`))) ?? folders[0];
}
/** Host of a remote's address: of a URL, or of `user@host:path`. Undefined if it is a path. */
function hostOf(address) {
	const [, ofUrl] = /^[a-z+]+:\/\/(?:[^/@]*@)?([^/:@]+)/i.exec(address) ?? [];
	const [, ofShort] = /^(?:[^/@:]+@)?([^/:@]+):(?!\/\/)/.exec(address) ?? [];
	return ofUrl ?? ofShort;
}

// src/core/init/server-facts.ts
/** Questions about servers that files configure. */
/** Stands for an image that is known only when it is used. */
const OPEN_IMAGE = `${"!"}image`;
function settingsOf({ options }) {
	return options.filter(({ name }) => name !== OPEN_IMAGE);
}
function unknownSettingsOf(server) {
	return settingsOf(server).filter(isUnread);
}
function hasSettings({ servers }) {
	return servers.some((server) => settingsOf(server).length > 0);
}
/** The image, where one can be started from it. */
function imageOf({ image }) {
	return image !== void 0 && IMAGE_NAME.test(image.value) ? image.value : void 0;
}
/** The image as it is written, where its name is known only when it is used. */
function openImageOf(server) {
	const written = server.options.find(({ name }) => name === OPEN_IMAGE)?.value ?? server.image?.value;
	return imageOf(server) === void 0 ? written : void 0;
}
/** Each image once. */
function imagesOf(sources) {
	return [...new Set(sources.flatMap(({ servers }) => servers.flatMap((server) => imageOf(server) ?? [])))];
}
/**
* Whether only MariaDB reads all of a source’s settings, or its image is one of MariaDB, as far as groups and names
* tell.
*/
function isForMariaDb({ servers }) {
	const groups = servers.flatMap(({ options }) => options.flatMap(({ group }) => group ?? []));
	return groups.length > 0 && groups.every((group) => /^(?:mariadb|galera)/.test(readersOf(group))) || servers.some((server) => isMariaDb(imageOf(server) ?? openImageOf(server) ?? ""));
}
/** Files other than its own that a source leads to. */
function otherFilesOf({ files, servers }) {
	const places = servers.flatMap(({ options, image, family }) => [
		...options,
		image ?? [],
		family ?? []
	].flat());
	return [...new Set(places.map(({ file }) => file))].filter((file) => !files.includes(file));
}

// src/core/init/gated-image.ts
/** The image for servers: that of the gated files, else the likeliest of a repository. */
/** Kinds that name images, the one that is likeliest that of production first. */
const ORDER = [
	"compose file",
	"Dockerfile",
	"YAML file",
	"workflow"
];
/**
* @param asked the value of --image
* @param found everything that configures servers, even if it is not gated
*/
function chooseImage(asked, configs, found) {
	if (asked !== void 0 && IMAGE_NAME.test(asked)) return {
		kind: "flag",
		image: asked
	};
	const images = imagesOf(configs);
	if (images.length > 0) return {
		kind: "of-files",
		images
	};
	const files = new Set(configs.flatMap((config) => config.files));
	const [first] = found.flatMap(({ path, kind, servers }) => servers.flatMap((server) => {
		const image = imageOf(server);
		const isUser = server.options.some(({ file }) => files.has(file));
		const rank = ORDER.indexOf(kind) + (isSample(path) ? ORDER.length : 0);
		return image === void 0 ? [] : [{
			image,
			path,
			at: server.at,
			rank: isUser ? -1 : rank
		}];
	})).toSorted((one, other) => one.rank - other.rank);
	return first && {
		kind: "found",
		image: first.image,
		path: first.path,
		at: first.at
	};
}
/** The image of servers that name none; undefined if several are named. */
function sharedImage(image) {
	if (image.kind !== "of-files") return image.image;
	return image.images.length === 1 ? image.images[0] : void 0;
}

// src/core/init/gathered-reader.ts
/** The files that were gathered of a repository, for the gate's own readers. */
/** A reader of only these files: all others are absent, and paths that lead out of the repository are outside. */
function gatheredReader({ texts, unread }) {
	const folders = foldersOf([...texts.keys(), ...unread.keys()]);
	return {
		rootOf: () => "the repository",
		file: (written) => {
			const path = pathOf(written);
			if (path === void 0) return { kind: "outside" };
			const text = texts.get(path);
			return text === void 0 ? { kind: "absent" } : {
				kind: "text",
				text
			};
		},
		directory: (written) => {
			const path = pathOf(written);
			if (path === void 0) return { kind: "outside" };
			const names = folders.get(path);
			return names === void 0 ? { kind: "absent" } : {
				kind: "names",
				names: [...names]
			};
		}
	};
}
/** From the top, without needless steps; undefined if it leads out. */
function pathOf(written) {
	const path = joinPath("", written);
	if (/^(?:\/|~|\.\.(?:\/|$))/.test(path)) return void 0;
	return path === "." ? "" : path;
}
/** Names of the files and folders in each folder. */
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths) for (let inner = path; inner !== ""; inner = folderOf(inner)) {
		const folder = folderOf(inner);
		const names = folders.get(folder) ?? /* @__PURE__ */ new Set();
		names.add(folder === "" ? inner : inner.slice(folder.length + 1));
		folders.set(folder, names);
	}
	return folders;
}

// src/core/init/server-sources.ts
/** Files of a repository that configure servers, as the gate’s own readers find them, and which of them are gated. */
/** Other programs have groups of this name as well. */
const COMMON_GROUP = "server";
/** Such as openssl.cnf, whose groups may be called as a server's. */
const CERTIFICATES = /(?:ssl|x509|cert|easy-?rsa)/i;
/** Files that only servers have, or whose subject another file may tell. */
const ALWAYS_READ = [
	"option file",
	"template",
	"compose file",
	"Terraform file"
];
/** Kinds that others read, and that configure nothing by themselves. */
const NO_SOURCE = ["environment file", "variable file"];
/** All sources among the files that are wanted, in their order. */
function findSources(repository, wanted) {
	const read = readerOf(repository);
	return [...wanted].flatMap(([kind, paths]) => NO_SOURCE.includes(kind) ? [] : paths.flatMap((path) => foundIn(repository, path, kind, read)));
}
const NOTHING = {
	servers: [],
	problems: []
};
function readerOf({ modules, ...files }) {
	const reader = gatheredReader(files);
	return (path) => {
		const isTerraform = isTerraformFile(path);
		const module = modules.get(isTerraform ? folderOf(path) : path.replace(/^\.$/, ""));
		if (isTerraform && module === void 0) return NOTHING;
		const reading = readSource({
			path,
			reader,
			module
		}, void 0);
		return reading.kind === "read" ? reading : NOTHING;
	};
}
function foundIn({ texts }, path, kind, read) {
	const text = texts.get(path);
	if (text === void 0 || kind === "template" && needsRendering(path)) return [];
	if (!ALWAYS_READ.includes(kind) && !speaksOfServer(text) && !/innodb/i.test(text)) return [];
	const { servers, problems } = read(path);
	const own = servers.filter((server) => isServer(server, path, kind));
	return own.length === 0 && problems.length === 0 ? [] : [{
		path,
		kind,
		servers: own,
		problems
	}];
}
function isServer(server, path, kind) {
	if (kind !== "option file" && kind !== "template") return hasContent(server);
	const isCommon = !/\.cnf\b/i.test(path) || CERTIFICATES.test(path);
	return server.options.some(({ group }) => group !== void 0 && !(isCommon && group === COMMON_GROUP));
}
function hasContent(server) {
	return server.options.length > 0 || imageOf(server) !== void 0;
}
/** Sources named with --config, whatever else is found. */
function namedSources(repository) {
	const read = readerOf(repository);
	return repository.named.map(({ written, path, at, isFolder, files }) => {
		const named = {
			written,
			path: path ?? written,
			files,
			isNamed: true
		};
		if (path === void 0) return {
			...named,
			kind: "command",
			servers: [],
			problems: []
		};
		const { servers, problems } = read(path);
		const isMeant = (server) => at === void 0 || server.at === at;
		const kind = isFolder ? "folder" : kindOf(path) ?? "file";
		return {
			...named,
			kind,
			servers: servers.filter((server) => isMeant(server) && hasContent(server)),
			problems
		};
	});
}
/**
* Every source that is read by no other one; for tests, development and readers only the likeliest one, and only where
* nothing else has settings.
*/
function chooseSources(found) {
	const sound = found.filter(({ path, problems }) => problems.length === 0 && whyUnwritable(path) === void 0);
	const samples = sound.filter(({ path }) => isSample(path));
	const own = uncovered(sound.filter((source) => !samples.includes(source)));
	const repeated = own.filter((source) => isRepeated(source, own));
	const firm = own.filter((source) => !repeated.includes(source));
	const taken = firm.some(hasSettings) ? firm : [...likeliest(uncovered(samples)), ...firm];
	return {
		taken,
		passedOver: [...uncovered([...taken, ...samples]).filter((source) => !taken.includes(source)).map((source) => leftOut(source, "sample")), ...repeated.map((source) => leftOut(source, "same-image"))]
	};
}
function leftOut({ kind, path }, why) {
	return {
		code: "source",
		kind,
		path,
		why
	};
}
/** Sources that no other one reads as a whole, as a compose file reads the option file that it mounts. */
function uncovered(sources) {
	const holdings = sources.map((source, index) => ({
		source,
		index,
		parts: new Set(partsOf(source))
	}));
	const byPart = /* @__PURE__ */ new Map();
	for (const holding of holdings) for (const part of holding.parts) {
		const holders = byPart.get(part) ?? [];
		holders.push(holding);
		byPart.set(part, holders);
	}
	const isCovered = ({ index, parts }) => {
		const [first = ""] = parts;
		return (byPart.get(first) ?? []).some((other) => other.index !== index && [...parts].every((part) => other.parts.has(part)) && (parts.size < other.parts.size || other.index < index));
	};
	return holdings.filter((holding) => !isCovered(holding)).map(({ source }) => source);
}
/** Settings and images by the places where they stand. */
function partsOf({ servers }) {
	return servers.flatMap(({ options, image }) => [...options.map(({ name, file, line }) => JSON.stringify([
		file,
		line,
		name
	])), ...image === void 0 ? [] : [JSON.stringify([image.file, image.line])]]);
}
/** Whether it has nothing but images of tests that other sources name: one is enough to measure. */
function isRepeated(source, own) {
	if (source.kind !== "workflow") return false;
	const others = imagesOf(own.filter(({ kind }) => kind !== "workflow"));
	return imagesOf([source]).every((image) => others.includes(image));
}
/** No sample is likelier than another, but a file that a container gets is likelier than one that none gets. */
function likeliest(samples) {
	const configured = samples.filter(hasSettings);
	return [configured.filter(({ kind }) => kind !== "option file" && kind !== "template"), configured].find(({ length }) => length === 1) ?? [];
}

// src/core/init/workflow.ts
/** Workflows of GitHub, Gitea and Forgejo: the runners of their jobs, and names that are known only at run time. */
/** @returns undefined if it is not readable YAML */
function readWorkflow(text, path) {
	const read = readYaml(text);
	if ("drafts" in read) return void 0;
	const jobs = Object.entries(asMap(asMap(read.tree.value).jobs)).map(([name, job]) => jobIn(path, name, asMap(job)));
	return {
		openImages: jobs.flatMap(({ openImages }) => openImages),
		runners: jobs.flatMap(({ runners }) => runners),
		openRunners: jobs.flatMap(({ openRunners }) => openRunners),
		runsQpsgate: jobs.some(({ runsQpsgate }) => runsQpsgate)
	};
}
function jobIn(path, name, job) {
	const matrix = asMap(asMap(job.strategy).matrix);
	const images = Object.values(asMap(job.services)).map((service) => isMap$1(service) ? service.image : service);
	const runners = runnersOf(job["runs-on"], matrix);
	const runsOn = job["runs-on"] ?? "";
	const openName = (value) => {
		const written = typeof value === "string" ? value : JSON.stringify(value);
		return written.includes("${{") ? [{
			written,
			path,
			job: name
		}] : [];
	};
	return {
		openImages: images.flatMap((image) => typeof image === "string" && speaksOfServer(image) ? openName(image) : []),
		runners,
		openRunners: runners.length === 0 ? openName(runsOn) : [],
		runsQpsgate: asList(job.steps).some((step) => /(?:^|\/)qpsgate\/qpsgate@/.test(String(asMap(step).uses ?? "")))
	};
}
function runnersOf(written, matrix) {
	const { group, labels } = isMap$1(written) ? written : {
		group: void 0,
		labels: written
	};
	const values = typeof labels === "string" ? ofMatrix(labels, matrix) : [labels];
	if (values === void 0) return [];
	return values.flatMap((value) => {
		const own = (Array.isArray(value) ? value : [value]).filter((label) => label !== void 0);
		if (!own.every((label) => typeof label === "string" && !label.includes("${{")) || own.length === 0 && typeof group !== "string") return [];
		return [{
			group: typeof group === "string" ? group : void 0,
			labels: own
		}];
	});
}
/** The values of a text that takes at most one key of the matrix; undefined if it takes values known later. */
function ofMatrix(text, matrix) {
	const [expression, key, ...others] = [...text.matchAll(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g)].flat();
	if (expression === void 0 || key === void 0) return text.includes("${{") ? void 0 : [text];
	const values = others.length === 0 ? asList(matrix[key]) : [];
	const isPlain = values.every((value) => typeof value === "string" || typeof value === "number");
	const texts = values.map((value) => text.replace(expression, () => String(value)));
	return isPlain && texts.length > 0 && !texts.some((each) => each.includes("${{")) ? texts : void 0;
}
/** The runner that the documents recommend; Gitea and Forgejo know no other name for it. */
const USUAL = {
	github: "ubuntu-24.04",
	others: "ubuntu-latest"
};
/** Servers and sysbench are pinned, frozen and put into containers, which takes a whole Linux machine. */
const UNFIT = /^(?:macos|windows|ubuntu-slim)\b/i;
const OF_GITHUB = /^ubuntu-/i;
function chooseRunner(runners, isGitHub) {
	const counted = [...Map.groupBy(runners, ({ group, labels }) => JSON.stringify([group, labels])).values()].flatMap((own) => own[0] === void 0 ? [] : [{
		runner: own[0],
		jobs: own.length,
		isUnfit: isUnfit(own[0])
	}]).toSorted((one, other) => other.jobs - one.jobs);
	const most = counted.find((each) => !each.isUnfit);
	const usual = {
		group: void 0,
		labels: [isGitHub ? USUAL.github : USUAL.others],
		because: { kind: "usual" }
	};
	return {
		runner: most === void 0 ? usual : {
			...most.runner,
			because: {
				kind: "jobs",
				jobs: most.jobs,
				of: runners.length
			}
		},
		others: counted.filter((each) => each !== most)
	};
}
function isUnfit({ labels }) {
	return labels.some((label) => UNFIT.test(label));
}
/** Whether it may be a self-hosted machine, on which pull requests of strangers must not run. */
function mayBeOwn({ labels }) {
	return !labels.some((label) => OF_GITHUB.test(label)) || labels.some((label) => /^self-hosted$/i.test(label));
}

// src/core/init/find-out.ts
/** Files and folders that a workflow names; among more, the user has to choose. */
const MOST_CONFIGS = 20;
function findOut(repository, request, mostPaths) {
	const { wanted, cut } = wantedFiles(repository.paths);
	const forge = forgeOf(repository.hosts, repository.paths);
	const workflowFolder = workflowFolderOf(forge.forge, repository.paths);
	const found = findSources(repository, wanted);
	const named = namedSources(repository);
	const others = found.filter((source) => !isNamed(source, named));
	const chosen = chooseSources(others);
	const all = named.length > 0 ? named : chosen.taken.map(asGated);
	const configs = all.slice(0, 20);
	const workflows = workflowsIn(repository, wanted.get("workflow") ?? []);
	const ran = [...workflows].filter(([path]) => folderOf(path) === workflowFolder).map(([, own]) => own);
	const running = runnerFor(request.runner, ran, forge.forge === "github");
	const isOfMariaDb = configs.some(isForMariaDb);
	const image = chooseImage(request.image, configs, found) ?? usualFor(isOfMariaDb, running.runner, forge);
	const bots = forge.forge === "github" ? botsIn(repository.paths) : [];
	const findings = {
		configs,
		image,
		isForMariaDb: isOfMariaDb,
		runner: running.runner,
		forge,
		workflowFolder,
		bots
	};
	const templates = wanted.get("template") ?? [];
	return {
		...findings,
		passedOver: [
			...(named.length > 0 ? chosen.taken : []).map((source) => leftOut(source, "not-named")),
			...chosen.passedOver,
			...tooMany(all.length > 20, "files that configure servers", 20),
			...found.flatMap(({ path }) => unwritableOf(path)),
			...[...named, ...others.filter(({ path }) => !isSample(path))].flatMap(brokenOf),
			...templates.filter(needsRendering).map((path) => ({
				code: "template",
				path
			})),
			...[...workflows.values()].flatMap(({ openImages }) => openImages.map((open) => ({
				code: "open-image",
				...open
			}))),
			...ran.flatMap(({ openRunners }) => openRunners.map((open) => ({
				code: "open-runner",
				...open
			}))),
			...running.refused,
			...running.others.map((other) => ({
				code: "runner",
				...other
			})),
			...[...repository.unread].flatMap(([path, why]) => unreadOf(path, why)),
			...cut.flatMap(({ what, most }) => tooMany(true, `${what}s`, most)),
			...tooMany(repository.isCut, "files", mostPaths)
		],
		cautions: [...cautionsOf(findings, repository, [...workflows]), ...testsWithServer(found, repository)]
	};
}
function asGated(source) {
	return {
		...source,
		written: source.path,
		files: [source.path],
		isNamed: false
	};
}
function isNamed({ path }, named) {
	return named.some((config) => [
		config.path,
		...config.files,
		...otherFilesOf(config)
	].includes(path) || path.startsWith(`${config.path}/`));
}
function workflowsIn({ texts }, paths) {
	const read = paths.map((path) => [path, readWorkflow(texts.get(path) ?? "", path)]);
	return new Map(read.flatMap(([path, own]) => own === void 0 ? [] : [[path, own]]));
}
function tooMany(isSo, what, most) {
	return isSo ? [{
		code: "too-many",
		what,
		most
	}] : [];
}
function brokenOf({ kind, problems }) {
	return problems.slice(0, 1).map((problem) => ({
		code: "broken",
		kind,
		problem
	}));
}
function unwritableOf(text) {
	const why = whyUnwritable(text);
	return why === void 0 ? [] : [{
		code: "unwritable",
		text,
		why
	}];
}
/** Files that may well be about something else do not matter. */
function unreadOf(path, why) {
	const kind = kindOf(path);
	return kind === "YAML file" || kind === "JSON file" || kind === "environment file" || kind === "variable file" ? [] : [{
		code: "unread",
		path,
		why
	}];
}
/**
* If no file names a known image: an LTS image for GitHub's runners, whose own server changes with them and is MySQL
* whatever is gated; elsewhere it is unknown whether there is docker.
*/
function usualFor(isOfMariaDb, runner, { forge }) {
	if (forge !== "github" || mayBeOwn(runner)) return void 0;
	return {
		kind: "usual",
		image: usualImage(isOfMariaDb)
	};
}
function runnerFor(asked, workflows, isGitHub) {
	const runners = workflows.flatMap((workflow) => workflow.runners);
	const unwritable = (runner) => [runner.group ?? [], runner.labels].flat().flatMap(unwritableOf);
	const refused = runners.flatMap(unwritable);
	return asked === void 0 ? {
		...chooseRunner(runners.filter((each) => unwritable(each).length === 0), isGitHub),
		refused
	} : {
		runner: {
			group: void 0,
			labels: asked ?? [],
			because: { kind: "flag" }
		},
		others: [],
		refused
	};
}
function cautionsOf(found, { git, paths, named: asked }, workflows) {
	const { configs, runner, forge, workflowFolder } = found;
	const isGitHub = forge.forge === "github";
	const known = new Set(asked.length === 0 || git.kind !== "works" ? [] : paths);
	const strays = git.kind === "works" ? asked.flatMap(({ files }) => files).filter((path) => !known.has(path)) : [];
	const empty = configs.filter(({ kind, servers }) => kind !== "command" && servers.length === 0);
	const computed = configs.filter(({ servers }) => servers.some((server) => server.family !== void 0 && unknownSettingsOf(server).some(({ value = "" }) => isRdsFormula(value))));
	return [
		...git.kind === "works" ? [] : [{
			code: "no-git",
			why: git.kind === "refused" ? git.why : void 0
		}],
		...workflows.filter(([path, { runsQpsgate }]) => runsQpsgate && folderOf(path) === workflowFolder).map(([path]) => ({
			code: "runs-already",
			path
		})),
		...strays.map((path) => ({
			code: "not-in-git",
			path
		})),
		...empty.map(({ written }) => ({
			code: "no-settings",
			path: written
		})),
		...computed.map(({ path }) => ({
			code: "formulas",
			path
		})),
		...enterpriseCaution(forge),
		...forge.forge === "gitlab" ? [{ code: "no-workflow" }] : [],
		...isGitHub ? imageCautions(found) : withoutDocker(found),
		...isGitHub && mayBeOwn(runner) ? [{ code: "own-runner" }] : []
	];
}
/** Tests that have a server can log the application's own load. */
function testsWithServer(found, { paths }) {
	const tests = found.find(({ kind, servers }) => kind === "workflow" && servers.length > 0);
	const hasWorkload = paths.some((path) => path.endsWith(`/${WORKLOAD_FILE}`));
	return tests === void 0 || hasWorkload ? [] : [{
		code: "tests-with-server",
		path: tests.path
	}];
}
/** A server of GitHub's that is somebody's own gets actions from elsewhere. */
function enterpriseCaution({ forge, because }) {
	return forge === "github" && because.kind === "remote" && !/(?:^|\.)github\.com$/i.test(because.host) ? [{
		code: "enterprise-server",
		host: because.host
	}] : [];
}
function namesOf(image) {
	return image.kind === "of-files" ? image.images : [image.image];
}
/** Jobs of other forges run in containers, as a rule without docker. */
function withoutDocker({ image }) {
	return image === void 0 ? [] : [{
		code: "image-without-docker",
		image: namesOf(image).join(", ")
	}];
}
function imageCautions({ configs, image, isForMariaDb: isOfMariaDb }) {
	if (image === void 0) return [{
		code: "no-image",
		isForMariaDb: isOfMariaDb
	}];
	if (image.kind === "usual") return [{
		code: "usual-image",
		image: image.image
	}];
	const names = namesOf(image);
	const withoutOwn = configs.filter(({ servers }) => servers.some((server) => imageOf(server) === void 0));
	const replaced = image.kind === "flag" && configs.some(({ servers }) => servers.some(imageOf));
	return [
		...names.filter(isFloating).map((name) => ({
			code: "floating-image",
			image: name
		})),
		...[...new Set(names.flatMap((name) => privateRegistry(name) ?? []))].map((registry) => ({
			code: "private-registry",
			registry
		})),
		...replaced ? [{
			code: "image-replaces",
			image: image.image
		}] : [],
		...withoutOwn.flatMap((config) => withoutImage(config, sharedImage(image)))
	];
}
/** A source that names no image runs in that of the others. */
function withoutImage(config, image) {
	const { path } = config;
	if (image === void 0) return [{
		code: "several-images",
		path
	}];
	return holdsServer(image) && !isMariaDb(image) && isForMariaDb(config) ? [{
		code: "wrong-product",
		path,
		image
	}] : [];
}

// src/core/init/written-yaml.ts
var import_dist = require_dist();
/** A comment after a value, or below a map. */
function commentOn(document, path, comment) {
	const node = document.getIn(path, true);
	if ((0, import_dist.isNode)(node)) node.comment = ` ${comment}`;
}
/** A comment on lines of its own before a key of a map. */
function commentBefore(document, path, comment) {
	const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
	const pair = (0, import_dist.isMap)(map) ? map.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === path.at(-1)) : void 0;
	if (pair !== void 0 && (0, import_dist.isScalar)(pair.key)) pair.key.commentBefore = comment.replace(/^/gm, " ");
}
/** A map or list in one line. */
function inOneLine(document, path) {
	const node = document.getIn(path, true);
	if ((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) node.flow = true;
}
/**
* Long values stay on one line: a folded one is another text for those who read it by line.
*
* @param isPadded whether brackets of maps and lists in one line have blanks inside
*/
function textOfDocument(document, { isPadded }) {
	return document.toString({
		lineWidth: 0,
		flowCollectionPadding: isPadded
	});
}

// src/core/init/comment-workflow.ts
/**
* The second workflow of a pair: it comments on pull requests of bots and of forks, whose own runs get a token that may
* only read. It starts from the default branch, and neither checks out nor runs anything of the pull request.
*/
const ACTION = "qpsgate/qpsgate@v1";
const COMMENT_FILE = "qpsgate-comment.yml";
/** Name of the workflow that measures, and of its artifact. */
const NAME = "qpsgate";
/** The same commits as in the documented pair; a test compares them. */
const UPLOAD = {
	action: "actions/upload-artifact",
	commit: "043fb46d1a93c77aae656e7c1c64a875d1fc6a0a",
	version: "v7.0.1"
};
const DOWNLOAD = {
	action: "actions/download-artifact",
	commit: "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c",
	version: "v8.0.1"
};
/** Runs that could not comment themselves: those of Dependabot, and of forks. */
const READ_ONLY_RUNS = "github.event.workflow_run.event == 'pull_request' && (github.event.workflow_run.actor.login == 'dependabot[bot]' || github.event.workflow_run.head_repository.full_name != github.repository)";
const TRIGGER = "  workflow_run:";
const WHY_TRIGGERED = "zizmor: ignore[dangerous-triggers] nothing of the pull request is checked out or run";
/** The step by which the first workflow hands on its results. */
function uploadStep() {
	return {
		if: "always()",
		uses: `${UPLOAD.action}@${UPLOAD.commit}`,
		with: {
			name: NAME,
			path: "qpsgate-out",
			"if-no-files-found": "ignore",
			overwrite: true
		}
	};
}
/** @param step its place in the document */
function commentUpload(document, step) {
	commentOn(document, [...step, "uses"], UPLOAD.version);
	commentOn(document, [
		...step,
		"with",
		"name"
	], "for qpsgate-comment, where this token may only read");
	commentOn(document, [
		...step,
		"with",
		"overwrite"
	], "when the job runs again");
}
/** @param runsOn as the first workflow names its runner */
function commentWorkflowText(runsOn) {
	const document = new import_dist.Document({
		name: `${NAME}-comment`,
		on: { workflow_run: {
			workflows: [NAME],
			types: ["completed"]
		} },
		permissions: {},
		jobs: { comment: {
			if: READ_ONLY_RUNS,
			"runs-on": runsOn,
			"timeout-minutes": 5,
			permissions: {
				actions: "read",
				contents: "read",
				"pull-requests": "write"
			},
			steps: [{
				uses: `${DOWNLOAD.action}@${DOWNLOAD.commit}`,
				with: {
					pattern: NAME,
					"merge-multiple": true,
					path: "results",
					"run-id": expression("github.event.workflow_run.id"),
					"github-token": expression("github.token")
				}
			}, {
				if: "hashFiles('results/**') != ''",
				uses: ACTION,
				with: {
					command: "report",
					results: "results"
				}
			}]
		} }
	});
	document.commentBefore = ` Comments on pull requests of bots and of forks, whose own runs may only read.
 Written by qpsgate init; documentation: ${HOME}/blob/v1/docs/recipes/forks.md`;
	const job = ["jobs", "comment"];
	commentOn(document, [
		...job,
		"permissions",
		"actions"
	], "the artifact of the other run");
	commentOn(document, [
		...job,
		"permissions",
		"contents"
	], "the commit that accepts a regression");
	commentOn(document, [
		...job,
		"permissions",
		"pull-requests"
	], "the comment");
	commentOn(document, [
		...job,
		"steps",
		0,
		"uses"
	], DOWNLOAD.version);
	commentOn(document, [
		...job,
		"steps",
		0,
		"with",
		"pattern"
	], "unlike name, a pattern may find nothing");
	inOneLine(document, [
		"on",
		"workflow_run",
		"workflows"
	]);
	inOneLine(document, [
		"on",
		"workflow_run",
		"types"
	]);
	inOneLine(document, [...job, "runs-on"]);
	return textOfDocument(document, { isPadded: false }).replace(TRIGGER, `${TRIGGER} # ${WHY_TRIGGERED}`);
}
function expression(text) {
	return `\${{ ${text} }}`;
}

// src/core/init/starter.ts
/** Findings → the files to write; or why there are none. */
function starterOf(findings, { writesSuite }) {
	const { configs, forge, workflowFolder, bots } = findings;
	const suite = {
		path: SUITE_PATH,
		text: suiteText(findings),
		what: "suite"
	};
	if (forge.forge === "gitlab") return writesSuite ? {
		kind: "files",
		files: [suite]
	} : { kind: "other-forge" };
	if (configs.length === 0 && !writesSuite) return { kind: "nothing-to-gate" };
	const workflow = {
		path: `${workflowFolder}/${WORKFLOW_FILE}`,
		text: workflowText(findings, writesSuite ? SUITE_PATH : void 0),
		what: "workflow"
	};
	const commenter = {
		path: `${workflowFolder}/${COMMENT_FILE}`,
		text: commentWorkflowText(runsOn(findings.runner)),
		what: "comments"
	};
	return {
		kind: "files",
		files: [
			workflow,
			...bots.length > 0 ? [commenter] : [],
			...writesSuite ? [suite] : []
		]
	};
}
/** In no folder of an option file, as there may be several, but where the recipes have suites. */
const SUITE_PATH = "perf/qpsgate.yml";
const SCHEMA = "https://raw.githubusercontent.com/qpsgate/qpsgate/v1/schemas/suite.schema.json";
/** Scenario that the others are compared with: the server without any configuration. */
const CONTROL = "defaults";
/** Name of the scenario where there is one option file; its own says which it is. */
const ONLY_SCENARIO = "configured";
/** An example of a setting whose cost may be of interest, if there is no option file. */
const EXAMPLE = { options: {
	slow_query_log: "ON",
	long_query_time: 0
} };
const EXAMPLE_NAME = "log_all";
function suiteText({ configs, image, forge }) {
	const named = image?.kind === "of-files" ? image.images[0] : image?.image;
	const hasImage = named !== void 0 && forge.forge === "github";
	const scenarios = scenariosOf(configs);
	const isExample = Object.keys(scenarios).length === 0;
	const document = new import_dist.Document({
		name: "configuration",
		...hasImage ? { server: { image: named } } : {},
		dataset: {
			tables: 10,
			rows: 25e3
		},
		workloads: ["oltp_read_only", "oltp_read_write"],
		threads: [8],
		budget: "5m",
		gate: { tolerance: {
			control: isExample ? "30%" : "90%",
			base: "5%"
		} },
		control: CONTROL,
		scenarios: {
			[CONTROL]: {},
			...isExample ? { [EXAMPLE_NAME]: EXAMPLE } : scenarios
		}
	});
	document.commentBefore = ` What is measured on pull requests, and how it is judged.
 Written by qpsgate init; all keys: ${HOME}/blob/v1/docs/suite.md`;
	for (const [key, comment] of Object.entries({
		...COMMENTS,
		...isExample ? EXAMPLE_COMMENTS : FILE_COMMENTS
	})) commentBefore(document, [key], comment);
	for (const path of [
		["server"],
		["dataset"],
		["gate", "tolerance"],
		[
			"scenarios",
			EXAMPLE_NAME,
			"options"
		]
	]) inOneLine(document, path);
	return `# yaml-language-server: $schema=${SCHEMA}\n${textOfDocument(document, { isPadded: true })}`;
}
const COMMENTS = {
	server: "Image that all servers run in: best that of production, by a tag that does not move.",
	dataset: "The data, made once. With times-the-pool: 3 in place of rows they do not fit into the buffer pool.",
	workloads: "Scripts that drive the load. More of them see more settings, and need more time.",
	threads: "Connections at once; several levels, such as 1 and 32, are measured one after the other.",
	budget: "Time for measuring. It ends as soon as everything is decided."
};
const FILE_COMMENTS = {
	gate: "Slowdown that is tolerated: hardly limited against the defaults, as a configuration may cost speed on purpose;\nand against the same scenario before the change.",
	control: "The scenario that all others are compared with, on every pull request.",
	scenarios: "Configurations, one server each. Files are named from the folder of this suite.\nA scenario that a pull request changes is also compared with its old version."
};
const EXAMPLE_COMMENTS = {
	gate: "Slowdown that is tolerated against the control, and against the same scenario before the change.",
	control: "The scenario that all others are compared with.",
	scenarios: "Configurations, one server each. This one is an example: put your own settings in its place, as in my.cnf, or\nan option file with config: ../config/my.cnf, named from the folder of this suite."
};
/** A scenario of every server that a suite can name, by names that say which one it is. */
function scenariosOf(configs) {
	const sources = configs.flatMap(suiteSources);
	const scenarios = /* @__PURE__ */ new Map();
	for (const { name, config } of sources) scenarios.set(newName(sources.length === 1 ? ONLY_SCENARIO : name, scenarios), { config });
	return Object.fromEntries(scenarios);
}
/** A suite takes options alone, and neither Terraform nor commands. */
function suiteSources({ path, kind, files, servers }) {
	if (kind === "command" || files.some((file) => file.endsWith(".tf"))) return [];
	const paths = files.map((file) => pathTo(file, folderOf(SUITE_PATH)));
	const [file = "", ...others] = paths;
	if (others.length > 0) return [{
		name: path,
		config: paths
	}];
	const configured = servers.filter((server) => settingsOf(server).length > 0);
	const name = path.replace(/\.\w+$/, "");
	return configured.map(({ at }) => at === "" ? {
		name,
		config: file
	} : {
		name: `${name}-${at}`,
		config: `${file}#${at}`
	});
}
/** Letters, digits and dashes, and a number where another has the same. */
function newName(text, taken) {
	const plain = text.replace(/[^A-Za-z0-9]+/g, "-").slice(-56).replace(/^-+|-+$/g, "");
	const name = plain === "" ? ONLY_SCENARIO : plain;
	for (let number = 1;; number += 1) {
		const numbered = number === 1 ? name : `${name}-${number}`;
		if (numbered !== CONTROL && !taken.has(numbered)) return numbered;
	}
}
const WORKFLOW_FILE = "qpsgate.yml";
/** The same commit as in every documented workflow; a test compares them. */
const CHECKOUT = {
	action: "actions/checkout",
	commit: "3d3c42e5aac5ba805825da76410c181273ba90b1",
	version: "v7.0.1"
};
/** Before actions where their short names mean another server. */
const WHOLE_ADDRESS = "https://github.com/";
/** Pull requests of strangers do not run on one's own machines. */
const NO_FORKS = "github.event.pull_request.head.repo.full_name == github.repository";
/** A suite takes longer: its budget, and half as much to confirm. So do jobs that install a server first. */
const TIMEOUT_MINUTES = {
	usual: 20,
	longer: 30
};
const CHECKOUT_STEP = [
	"jobs",
	"gate",
	"steps",
	0
];
const ACTION_STEP = [
	"jobs",
	"gate",
	"steps",
	1
];
/** @param suite path of the suite; undefined: the option files are gated without one */
function workflowText(findings, suite) {
	const { runner, forge } = findings;
	const isGitHub = forge.forge === "github";
	const prefix = isGitHub ? "" : WHOLE_ADDRESS;
	const isPaired = findings.bots.length > 0;
	const isGuarded = isGitHub && mayBeOwn(runner);
	const document = new import_dist.Document({
		name: "qpsgate",
		on: isGitHub ? {
			pull_request: null,
			push: { branches: ["main", "master"] }
		} : "pull_request",
		permissions: {},
		jobs: { gate: {
			...isGuarded ? { if: NO_FORKS } : {},
			"runs-on": runsOn(runner),
			"timeout-minutes": TIMEOUT_MINUTES[suite === void 0 && isGitHub ? "usual" : "longer"],
			permissions: {
				contents: isGitHub ? "write" : "read",
				"pull-requests": "write"
			},
			steps: [
				{
					uses: `${prefix}${CHECKOUT.action}@${CHECKOUT.commit}`,
					with: {
						"fetch-depth": 0,
						"persist-credentials": false
					}
				},
				{
					uses: `${prefix}${ACTION}`,
					with: inputsOf(findings, suite)
				},
				...isPaired ? [uploadStep()] : []
			]
		} }
	});
	const { configs } = findings;
	document.commentBefore = ` Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.
 Written by qpsgate init; documentation: ${HOME}`;
	commentBefore(document, ["on"], "No paths: a required check that never starts blocks the pull request.");
	commentOn(document, [
		"jobs",
		"gate",
		"permissions",
		"contents"
	], isGitHub ? "the chart and the history, on the branch qpsgate-data" : "checkout");
	commentOn(document, [
		"jobs",
		"gate",
		"permissions",
		"pull-requests"
	], "the comment");
	commentOn(document, [...CHECKOUT_STEP, "uses"], CHECKOUT.version);
	commentOn(document, [
		...CHECKOUT_STEP,
		"with",
		"fetch-depth"
	], "the base of the change");
	if (isGuarded) commentOn(document, [
		"jobs",
		"gate",
		"if"
	], "no pull requests from forks on our own machines");
	if (suite === void 0 && configs.length > 1) blockOfLines(document, [
		...ACTION_STEP,
		"with",
		"config"
	]);
	if (isPaired) commentUpload(document, [
		"jobs",
		"gate",
		"steps",
		2
	]);
	inOneLine(document, [
		"jobs",
		"gate",
		"runs-on"
	]);
	commentInputs(document, findings, suite);
	return textOfDocument(document, { isPadded: false });
}
function runsOn({ group, labels }) {
	const [label, ...more] = labels;
	const named = more.length === 0 ? label : labels;
	if (group === void 0) return named;
	return label === void 0 ? { group } : {
		group,
		labels: named
	};
}
function inputsOf({ configs, image, forge }, suite) {
	const isGitHub = forge.forge === "github";
	const isPinned = suite === void 0 && isGitHub && image !== void 0 && image.kind !== "of-files";
	return {
		...suite === void 0 ? { config: configs.map(({ written }) => written).join("\n") } : { suite },
		...isPinned ? { image: image.image } : {},
		...isGitHub ? {} : { server: "local" }
	};
}
function commentInputs(document, { image, isForMariaDb, forge }, suite) {
	const inputs = [...ACTION_STEP, "with"];
	if (forge.forge !== "github") commentOn(document, [...inputs, "server"], "jobs have no docker; with one, name an image instead");
	else if (suite === void 0 && image?.kind === "usual") commentOn(document, [...inputs, "image"], "no file names one that is known: put that of production");
	else if (suite === void 0 && image === void 0) commentOn(document, inputs, `image: ${usualImage(isForMariaDb)}, to measure in an image in place of the server of the runner`);
}
/** One path a line, as the input takes them. */
function blockOfLines(document, path) {
	const lines = document.getIn(path, true);
	if (lines instanceof import_dist.Scalar) {
		lines.value = `${String(lines.value)}\n`;
		lines.type = import_dist.Scalar.BLOCK_LITERAL;
	}
}

// src/core/views/init-rows.ts
/** Longer names and paths are cut; nobody reads them. */
const LONGEST_TEXT = 120;
/** Text of the repository's, which may hold anything. */
function shown(text) {
	return shorten(escapeInvisible(text), LONGEST_TEXT);
}
const FORGES = {
	github: "GitHub",
	gitlab: "GitLab",
	gitea: "Gitea",
	forgejo: "Forgejo"
};
/** Everything that the workflow is made of. */
function foundRows({ configs, image, runner, forge, bots, passedOver }) {
	return [
		...configs.map((config) => [
			config.kind,
			config.written,
			configWhy(config)
		]),
		...configs.length === 0 ? [[
			"configuration",
			"none",
			noConfigWhy(passedOver)
		]] : [],
		imageRow(image),
		[
			"runner",
			runnerText(runner),
			runnerWhy(runner)
		],
		[
			"forge",
			FORGES[forge.forge],
			forgeWhy(forge)
		],
		...bots.slice(0, 1).map((path) => [
			"bot",
			path,
			"its pull requests may get a token that only reads, so a second workflow comments"
		])
	];
}
const RENDER = "--config \"render: COMMAND\" gates what a program makes of it";
/** Servers, settings and files are shown up to here. */
const MOST_SHOWN = 3;
function configWhy(config) {
	const { kind, files, servers, isNamed } = config;
	const about = [
		...isNamed ? ["named by --config"] : [],
		...kind === "folder" ? [`${count(files.length, "file")}, read as one`] : [],
		...servers.length === 0 ? [] : [serversText(servers)]
	];
	const others = otherFilesOf(config);
	const also = others.length === 0 ? "" : `, with ${firstOf(others.map(shown), "file")}`;
	const hasUnknown = servers.some((server) => unknownSettingsOf(server).length > 0);
	const render = kind === "template" && hasUnknown ? `; ${RENDER}` : "";
	return about.join("; ") + also + render;
}
function serversText(servers) {
	return firstOf(servers.map(serverText), "server", "; ");
}
function serverText(server) {
	const [settings, unknown] = [settingsOf(server).length, unknownSettingsOf(server).length];
	const [image, open] = [imageOf(server), openImageOf(server)];
	const about = [
		...image === void 0 ? [] : [shown(image)],
		...open === void 0 ? [] : [`image ${shown(open)}, which is known only when it is used`],
		...settings === 0 ? [] : [count(settings, "setting")],
		...unknown === 0 ? [] : [`${unknown} of unknown value`]
	];
	return `${server.at === "" ? "" : `${shown(server.at)}: `}${about.join(", ")}`;
}
/** The first texts of a list, and how many more there are. */
function firstOf(texts, what, separator = ", ") {
	const more = texts.length - MOST_SHOWN;
	return [...texts.slice(0, MOST_SHOWN), ...more > 0 ? [`${count(more, `more ${what}`)}`] : []].join(separator);
}
function noConfigWhy(passedOver) {
	return passedOver.some(({ code }) => [
		"source",
		"broken",
		"unwritable",
		"template"
	].includes(code)) ? "none that is taken by itself, see below" : "no file configures a server";
}
function imageRow(image) {
	switch (image?.kind) {
		case void 0: return [
			"image",
			"none",
			"no file names one that is known"
		];
		case "of-files": return [
			"image",
			image.images.join(", "),
			"read from the files, so that a new tag is measured too"
		];
		case "found": return [
			"image",
			image.image,
			`${image.at === "" ? "" : `${shown(image.at)} of `}${shown(image.path)}`
		];
		case "flag": return [
			"image",
			image.image,
			"named by --image"
		];
		case "usual": return [
			"image",
			image.image,
			"no file names one that is known"
		];
	}
}
function jobText({ path, job }) {
	return `job ${shown(job)} of ${shown(path)}`;
}
function runnerText({ group, labels }) {
	return [...group === void 0 ? [] : [`group ${group}`], ...labels].join(", ");
}
function runnerWhy({ because }) {
	if (because.kind === "flag") return "named by --runner";
	return because.kind === "usual" ? "no other workflow tells" : `used by ${because.jobs} of ${count(because.of, "job")}`;
}
function forgeWhy({ because }) {
	if (because.kind === "remote") return `a remote is on ${shown(because.host)}`;
	return because.kind === "path" ? `there is ${because.path}` : "neither a remote nor a folder tells";
}
function passedOverRow(passed) {
	switch (passed.code) {
		case "source": return [
			passed.kind,
			passed.path,
			LEFT_TEXTS[passed.why]
		];
		case "broken": return [
			passed.kind,
			`${passed.problem.file}:${passed.problem.line}`,
			`the gate refuses it: found ${shown(passed.problem.found)}`
		];
		case "template": return [
			"template",
			passed.path,
			RENDER
		];
		case "unwritable": return [
			"name",
			passed.text,
			UNWRITABLE_TEXTS[passed.why]
		];
		case "unread": return [
			"file",
			passed.path,
			UNREAD_TEXTS[passed.why]
		];
		case "open-image": return [
			"image",
			passed.written,
			`${jobText(passed)}: not known before it runs`
		];
		case "open-runner": return [
			"runner",
			passed.written,
			`${jobText(passed)}: not known before it runs; --runner names one`
		];
		case "runner": return [
			"runner",
			runnerText(passed.runner),
			passed.isUnfit ? "no whole Linux machine" : count(passed.jobs, "job")
		];
		case "too-many": return [
			passed.what,
			`more than ${passed.most}`,
			"the rest was not looked at; --config and --image name what is meant"
		];
	}
}
const LEFT_TEXTS = {
	sample: "for tests, development or readers, or the code of others; --config takes it",
	"not-named": "--config names others",
	"same-image": "has only images that another file names, where they are gated"
};
const UNWRITABLE_TEXTS = {
	expression: "has ${{, which GitHub would replace; rename it",
	invisible: "has invisible characters or line breaks; rename it",
	separator: "has a comma, which separates paths in the input; rename it",
	"blank-ends": "begins or ends in a blank; rename it",
	"too-long": "is too long; rename it"
};
const UNREAD_TEXTS = {
	link: "a symbolic link, which is not followed; name what it leads to",
	"too-large": "too large, not looked at",
	binary: "has NUL characters, so it is no text",
	unreadable: "cannot be read"
};

// src/core/views/init-text.ts
/** Limit for the skipped files shown. */
const MOST_PASSED_OVER = 20;
const GITLAB_RECIPE = `${HOME}/blob/v1/docs/recipes/gitlab.md`;
/** Wider values push their reasons out of sight. */
const WIDEST_VALUE = 44;
/** All findings, and those that are not used. */
function renderFindings(findings) {
	const { passedOver, cautions } = findings;
	const left = passedOver.map(passedOverRow);
	return [
		section("found", table(foundRows(findings))),
		section("passed over", [...table(left.slice(0, MOST_PASSED_OVER)), ...moreThan(left.length)]),
		section("note", cautions.map((caution) => `  ${cautionText(caution)}`))
	].join("");
}
/** @param isDryRun whether they are only shown */
function renderFiles(files, isDryRun) {
	if (!isDryRun) return section("wrote", table(files.map(fileRow)));
	const texts = files.map(({ path, text }) => `--- ${shown(path)}\n${text}\n`);
	return `${section("would write", table(files.map(fileRow)))}${texts.join("")}nothing was written, as --dry-run asks\n`;
}
/** Next steps, as commands that work in the current directory. */
function renderNextSteps({ configs, image, forge }, files, { here, untracked, isInGit, program }) {
	const word = (path) => shellWord(pathTo(path, here));
	const added = [...files.map(({ path }) => path), ...untracked].map(word).join(" ");
	const suite = files.find(({ what }) => what === "suite");
	const run = suite === void 0 ? [
		"run",
		...configs.flatMap((each) => ["--config", configWord(each, here)]),
		"--base HEAD",
		...imageFlag(image, forge)
	] : [
		"run",
		word(suite.path),
		...configs.length === 0 ? [] : ["--base HEAD"]
	];
	const [first] = configs;
	const file = first?.files[0];
	const what = first !== void 0 && !first.isNamed && !hasSettings(first) ? "the tag of an image" : "a setting";
	const change = file === void 0 ? "" : `change ${what} in ${shown(pathTo(file, here))}, then `;
	return section("next", [`  1. commit: ${isInGit ? "" : "git init && "}git add ${added} && git commit -m "ci: measure what configuration changes cost"`, `  2. try it here${image !== void 0 && forge.forge === "github" ? ", with docker" : ""}: ${change}${program} ${run.join(" ")}`]);
}
/** Commands are run from the top, wherever one stands. */
function configWord({ written, kind }, here) {
	return shellWord(kind === "command" ? written : pathTo(written, here));
}
function imageFlag(image, { forge }) {
	return image !== void 0 && image.kind !== "of-files" && forge === "github" ? ["--image", shellWord(image.image)] : [];
}
function section(title, lines) {
	return lines.length === 0 ? "" : `${title}\n${lines.join("\n")}\n\n`;
}
function table(rows) {
	const cells = rows.map(([what, value, why]) => [
		what,
		shown(value),
		why
	]);
	const width = (column) => Math.min(WIDEST_VALUE, Math.max(0, ...cells.map((row) => row[column].length)));
	return cells.map(([what, value, why]) => `  ${what.padEnd(width(0))}  ${value.padEnd(width(1))}  ${why}`.trimEnd());
}
function moreThan(rows) {
	return rows > MOST_PASSED_OVER ? [`  and ${rows - MOST_PASSED_OVER} more`] : [];
}
function fileRow({ path, what }) {
	return [
		what === "suite" ? what : "workflow",
		path,
		FILE_TEXTS[what]
	];
}
const FILE_TEXTS = {
	workflow: "measures each pull request",
	comments: "comments where the token of the first may only read",
	suite: "what is measured, and how it is judged"
};
/** Why nothing was written, and the next step. */
function nothingWrittenText(kind, { configs }) {
	if (kind === "nothing-to-gate") return "found no configuration to gate, so nothing was written; looked for option files with a group such as [mysqld], compose files, Dockerfiles, manifests, Helm values, Terraform, CloudFormation and workflows with a MySQL or MariaDB server. Name one with --config PATH, or write a suite of your own settings with --suite";
	const named = configs.length === 0 ? "" : `; what to gate there: ${configs.map(({ written }) => shown(written)).join(", ")}`;
	return `GitLab reads no workflow, so nothing was written; copy the job of ${GITLAB_RECIPE}${named}`;
}
function cautionText(caution) {
	switch (caution.code) {
		case "floating-image": return `${shown(caution.image)} is another version tomorrow: pin the tag of production, such as ${usualImage(isMariaDb(caution.image))}`;
		case "private-registry": return `${shown(caution.registry)} may want a login: add docker/login-action before qpsgate`;
		case "usual-image": return `no file names an image that is known, so ${caution.image} is measured; put that of production in its place, or name it with --image`;
		case "no-image": return `no image is named, so the server of the runner is measured; name that of production, such as --image ${usualImage(caution.isForMariaDb)}`;
		case "image-replaces": return `${shown(caution.image)} replaces the images of the files, so a new tag there shows no cost: without --image, they are measured`;
		case "several-images": return `${shown(caution.path)} names no image that is known, and the others name several: the server of the runner reads it`;
		case "formulas": return `${shown(caution.path)} has values that depend on the memory of the instance: add memory: 64G, or what it has, below config`;
		case "wrong-product": return `${shown(caution.path)} is for MariaDB, but ${shown(caution.image)} is not MariaDB: set --image`;
		case "image-without-docker": return `${shown(caution.image)} is not used: jobs there have no docker as a rule, so the server of the job is measured`;
		case "enterprise-server": return `${shown(caution.host)} must reach the action: by GitHub Connect, or as a copy`;
		case "own-runner": return "the runner may be your own machine: pull requests from forks are left out, take away the line with if: where they may run";
		case "runs-already": return `${shown(caution.path)} runs qpsgate already`;
		case "tests-with-server": return `the tests of ${shown(caution.path)} have a server: qpsgate workload makes your own load of their general log`;
		case "not-in-git": return `${shown(caution.path)} is ignored by git, so no pull request carries it`;
		case "no-settings": return `${shown(caution.path)} configures no server that can be read`;
		case "no-workflow": return `GitLab reads no workflow, so none is written; its job is in ${GITLAB_RECIPE}`;
		case "no-git": return caution.why === void 0 ? "this is no git repository, so the files of the folder were looked through" : `git does not work here (${shown(caution.why)}), so the files of the folder were looked through`;
	}
}

// src/edges/init/listing.ts
/** Files of a repository: git's, and those not yet added; without git, those of the folder. */
/** Paths that are looked at. The largest repositories that are known have as many. */
const MOST_PATHS = 5e5;
/** Without git: entries of folders, which may be those of a whole disk, and their depth. */
const MOST_WALKED = 5e4;
const DEEPEST_FOLDER = 12;
/** Filled by programs, and large. */
const PASSED_BY = /* @__PURE__ */ new Set([".git", "node_modules"]);
/** @param top without symbolic links */
async function listFiles(top, checkout) {
	if (checkout === void 0) return {
		...walk(top),
		git: { kind: "none" },
		untracked: /* @__PURE__ */ new Set()
	};
	const answer = await checkout.git([
		"ls-files",
		"-z",
		"-t",
		"--cached",
		"--others",
		"--exclude-standard"
	]);
	if (!answer.succeeded) return {
		...walk(top),
		git: {
			kind: "refused",
			why: lastLine(answer.messages)
		},
		untracked: /* @__PURE__ */ new Set()
	};
	const entries = answer.output.toString().split("\0").filter((entry) => entry !== "" && !entry.endsWith("/"));
	const paths = [...new Set(entries.map((entry) => entry.slice(2)))];
	return {
		paths: paths.slice(0, MOST_PATHS),
		isCut: paths.length > MOST_PATHS,
		git: { kind: "works" },
		untracked: new Set(entries.filter((entry) => entry.startsWith("?")).map((entry) => entry.slice(2)))
	};
}
/** Hosts of the remotes, origin first; their addresses may hold passwords and go no further. */
async function remoteHosts({ git }) {
	const remotes = (given(await git([
		"config",
		"--local",
		"--null",
		"--get-regexp",
		"^remote\\..*\\.url$"
	])) ?? "").split("\0").map((entry) => entry.split("\n"));
	const isOrigin = ([key]) => key === "remote.origin.url";
	return [...remotes.filter(isOrigin), ...remotes.filter((remote) => !isOrigin(remote))].flatMap(([, address = ""]) => hostOf(address) ?? []);
}
/** Folder by folder, those near the top first; symbolic links are not followed. */
function walk(top) {
	const paths = [];
	let [ahead, left] = [[""], MOST_WALKED];
	for (let depth = 0; depth < DEEPEST_FOLDER && ahead.length > 0 && left > 0; depth += 1) {
		const below = [];
		for (const folder of ahead) for (const entry of entriesOf(join(top, folder)).slice(0, left)) {
			left -= 1;
			const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
			if (entry.isFile()) paths.push(path);
			else if (entry.isDirectory() && !PASSED_BY.has(entry.name)) below.push(path);
		}
		ahead = below;
	}
	return {
		paths,
		isCut: left <= 0 || ahead.length > 0
	};
}
function entriesOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}

// src/edges/init/gather.ts
/** A repository for `qpsgate init`: the files that may tell something, read with limits and without following links. */
/** Limit for all files together; a parser of YAML takes a second for each of them. */
const MOST_BYTES = 16 * 1024 ** 2;
/**
* @param configs paths from the user, relative to the current directory
* @throws UserError if one does not exist, is outside, or cannot be written into a workflow
*/
async function gatherRepository(standing, configs) {
	const checkout = findCheckout(standing);
	const real = realPathOf(standing);
	const top = checkout?.top ?? real;
	const { paths, isCut, git, untracked } = await listFiles(top, checkout);
	const named = configs.map((written) => namedConfig(written, real, top));
	const wanted = [...wantedFiles(paths).wanted.values()].flat().filter((path) => !needsRendering(path));
	const files = readTexts(top, [...named.flatMap((config) => config.files), ...wanted]);
	refuseUnread(named, files);
	const hosts = checkout === void 0 ? [] : await remoteHosts(checkout);
	const modules = await modulesIn(files);
	return {
		repository: {
			paths,
			isCut,
			...files,
			modules,
			hosts,
			git,
			named
		},
		top,
		here: relative(top, real),
		untracked
	};
}
/** @param standing the folder that relative paths start at */
function namedConfig(written, standing, top) {
	const refuse = (why) => new UserError(`--config ${quote(written)}: ${why}`);
	const writable = (text) => {
		const why = whyUnwritable(text);
		if (why !== void 0) throw refuse(`its path ${UNWRITABLE_TEXTS[why]}`);
		return text;
	};
	if (renderCommand(written) !== void 0) return {
		written: writable(written),
		path: void 0,
		at: void 0,
		isFolder: false,
		files: []
	};
	const source = existsSync(resolve(standing, written)) ? {
		path: written,
		at: void 0
	} : splitSource(written);
	const real = realPathOf(resolve(standing, source.path));
	const path = relative(top, real) || ".";
	if (!isInside(real, top)) throw refuse(`it is not in ${top}, where the workflow finds its files`);
	const named = {
		written: writable(source.at === void 0 ? path : `${path}#${source.at}`),
		path,
		at: source.at
	};
	if (!isDirectory(real)) return {
		...named,
		isFolder: false,
		files: [path]
	};
	const names = readdirSync(real, { withFileTypes: true }).flatMap((entry) => entry.isFile() ? entry.name : []);
	const own = [".cnf", ".tf"].map((ending) => names.filter((name) => name.endsWith(ending))).find(isFilled);
	if (own === void 0) throw refuse("the directory has no files that end in .cnf or .tf");
	return {
		...named,
		isFolder: true,
		files: own.map((name) => relative(top, join(real, name))).toSorted()
	};
}
function isFilled(list) {
	return list.length > 0;
}
function refuseUnread(named, { texts, unread }) {
	for (const path of named.flatMap(({ files }) => files)) {
		if (texts.has(path)) continue;
		const why = unread.get(path);
		throw new UserError(`--config ${quote(path)}: ${why === void 0 ? "there is no such file" : UNREAD_TEXTS[why]}`);
	}
}
/** Only those that name our servers, as the parser takes its time. */
async function modulesIn(files) {
	const reader = gatheredReader(files);
	const paths = [...files.texts].flatMap(([path, text]) => path.endsWith(".tf") && speaksOfServer(text) ? [path] : []);
	const modules = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const folder = folderOf(path);
		const isWhole = ![...files.unread.keys()].some((other) => folderOf(other) === folder && other.endsWith(".tf"));
		if (modules.has(folder) || !isWhole) continue;
		const { module } = await withModule({
			path,
			reader
		});
		if (module !== void 0) modules.set(folder, module);
	}
	return modules;
}
function readTexts(top, paths) {
	const texts = /* @__PURE__ */ new Map();
	const unread = /* @__PURE__ */ new Map();
	let bytesLeft = MOST_BYTES;
	for (const path of new Set(paths)) {
		const read = readText(top, path, Math.min(bytesLeft, LARGEST_OPTION_FILE_BYTES));
		if (read === void 0) continue;
		if ("why" in read) unread.set(path, read.why);
		else {
			bytesLeft -= Buffer.byteLength(read.text);
			texts.set(path, read.text);
		}
	}
	return {
		texts,
		unread
	};
}
/**
* Only regular files are read, and only if no link leads to them: its target might be any file of this machine.
* Undefined if there is none: git may have one that was deleted here.
*/
function readText(top, path, mostBytes) {
	const whole = join(top, path);
	let file;
	try {
		if (realpathSync(whole) !== whole) return { why: "link" };
		file = openSync(whole, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const found = fstatSync(file);
		if (!found.isFile()) return { why: "unreadable" };
		if (found.size > mostBytes) return { why: "too-large" };
		const text = readFileSync(file, "utf8");
		return text.includes("\0") ? { why: "binary" } : { text };
	} catch (error) {
		return error.code === "ENOENT" ? void 0 : { why: "unreadable" };
	} finally {
		if (file !== void 0) closeSync(file);
	}
}

// src/commands/init.ts
/**
* `qpsgate init`: facts about the repository → the workflow, and a suite if wanted → the findings and the next steps.
*/
function initCommand(args) {
	return initFrom(process.cwd(), parseInitFlags(args));
}
/**
* @param standing the current folder
* @throws UserError if there is nothing to write, or it is there already
*/
async function initFrom(standing, request) {
	const { repository, top, here, untracked } = await gatherRepository(standing, request.configs);
	const findings = findOut(repository, request, MOST_PATHS);
	const starter = starterOf(findings, request);
	print(renderFindings(findings));
	if (starter.kind !== "files") throw new UserError(nothingWrittenText(starter.kind, findings));
	const { files } = starter;
	if (request.isDryRun) refuseExisting(top, files);
	else writeAllNew(top, files);
	print(renderFiles(files, request.isDryRun));
	if (request.isDryRun) return EXIT.pass;
	const isInGit = repository.git.kind === "works";
	const added = findings.configs.flatMap((config) => config.files).filter((path) => !isInGit || untracked.has(path));
	print(renderNextSteps(findings, files, {
		here,
		untracked: added,
		isInGit,
		program: programWords()
	}));
	return EXIT.pass;
}

export { initCommand };