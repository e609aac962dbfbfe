import { a as speaksOfServer, c as interpolate, d as asMap, i as privateRegistry, l as readVariables, n as isFloating, o as usualImage, r as isMariaDb, t as holdsServer, u as asList } from "./images.js";
import { t as IMAGE_NAME } from "./suite.js";
import { a as isMap$1, r as require_dist, t as readYaml } from "./yaml-tree.js";
import { a as isSample, c as whyUnwritable, d as isServersPlace, f as pathFrom, i as hasUsualName, l as folderOf, n as parseInitFlags, o as kindOf, p as pathTo, r as WORKFLOW_FOLDERS, s as wantedFiles, u as isIncludedFolder } from "./init-flags.js";
import { a as parseOptionFile, b as HOME, d as readersOf } from "./option-file.js";
import { c as quote, i as escapeInvisible } from "./problems.js";
import { i as shorten, r as shellWord } from "./escape.js";
import { i as count } from "./figures.js";
import { t as LARGEST_OPTION_FILE_BYTES } from "./option-includes.js";
import { n as EXIT, o as UserError } from "./errors.js";
import { c as realPathOf, o as isDirectory, r as foldersAround, s as isInside } from "./paths.js";
import { i as lastLine, n as findCheckout, r as given } from "./checkout.js";
import { n as makeOwnDirectory, t as cannotWrite } from "./write-whole.js";
import { r as programWords, t as print } from "./output.js";
import { dirname, join, relative, resolve } from "node:path";
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readdirSync, realpathSync, rmSync, rmdirSync, writeFileSync } from "node:fs";

// src/core/init/yaml-values.ts
/** Names and paths in YAML files that may have any form. */
/** Longer names and paths are no one's, and expressions that take texts apart would take their time for them. */
const LONGEST_TEXT$1 = 1e3;
/** A name or path; undefined where it is something else. */
function asText(value) {
	return typeof value === "string" && value.length <= LONGEST_TEXT$1 ? value : void 0;
}

// src/core/init/container-files.ts
/**
* docker compose, Dockerfiles, and manifests of Kubernetes with the values of Helm’s charts: images of servers, and the option
* files that are mounted or copied into them.
*/
/**
* @param variables those of the environment file beside it
* @returns undefined where it is no YAML that can be read
*/
function readCompose(text, path, variables) {
	const read = readYaml(text);
	if ("drafts" in read) return void 0;
	const file = {
		path,
		folder: folderOf(path),
		root: asMap(read.tree.value),
		variables: new Map([...variables, ["PWD", "."]])
	};
	const services = Object.entries(servicesOf(file.root)).map(([name, service]) => serviceIn(file, name, asMap(service)));
	return {
		images: services.flatMap(({ images }) => images),
		open: services.flatMap(({ open }) => open),
		uses: services.flatMap(({ uses }) => uses),
		builds: services.flatMap(({ builds }) => builds)
	};
}
/** Without `services` it is of the first version, whose services stand at the top. */
function servicesOf(root) {
	return isMap$1(root.services) ? root.services : root;
}
function serviceIn(file, service, { image, build, volumes, configs }) {
	const source = {
		kind: "compose",
		path: file.path,
		service
	};
	const mounts = [...asList(volumes).map(mountOf), ...asList(configs).map((config) => configOf(file.root, config))];
	return {
		...imageIn(file, source, image),
		uses: mounts.flatMap((mount) => useOf(file, source, mount)),
		builds: buildIn(file, source, build)
	};
}
function imageIn({ variables }, source, value) {
	const written = asText(value);
	if (written === void 0) return {
		images: [],
		open: []
	};
	const image = interpolate(written, variables);
	if (image !== void 0) return {
		images: holdsServer(image) ? [{
			image,
			source
		}] : [],
		open: []
	};
	return {
		images: [],
		open: speaksOfServer(written) ? [{
			written,
			source
		}] : []
	};
}
function buildIn({ folder, variables }, source, build) {
	const { context, dockerfile } = isMap$1(build) ? build : {
		context: build,
		dockerfile: void 0
	};
	const [around, name] = [asText(context) ?? "", asText(dockerfile) ?? "Dockerfile"].map((text) => interpolate(text, variables));
	const base = around === void 0 ? void 0 : pathFrom(folder, around);
	const path = base === void 0 || name === void 0 ? void 0 : pathFrom(base, name);
	return path === void 0 ? [] : [{
		source,
		dockerfile: path
	}];
}
/** `./my.cnf:/etc/mysql/conf.d/my.cnf:ro`, or a map. */
function mountOf(volume) {
	if (isMap$1(volume)) return {
		from: volume.source,
		target: volume.target
	};
	const [from, target] = (asText(volume) ?? "").match(/(?:\$\{[^}]*\}|[^:$]|\$)+/g) ?? [];
	return {
		from,
		target
	};
}
/** A config of the file's own, by its name. */
function configOf(root, config) {
	const { source, target } = isMap$1(config) ? config : {
		source: config,
		target: void 0
	};
	return {
		from: asMap(asMap(root.configs)[asText(source) ?? ""]).file,
		target
	};
}
function useOf({ folder, variables }, source, { from, target }) {
	const [written, place] = [from, target].map((value) => interpolate(asText(value) ?? "", variables));
	if (written === void 0 || place === void 0 || !/^\.|\//.test(written) || !isServersPlace(place)) return [];
	const path = pathFrom(folder, written);
	return path === void 0 ? [] : [{
		source,
		candidates: [path],
		target: place
	}];
}
/** More instructions than anybody writes. */
const MOST_INSTRUCTIONS = 2e3;
const LONGEST_LINE = 1e4;
function readDockerfile(text, path) {
	const source = {
		kind: "dockerfile",
		path
	};
	const variables = /* @__PURE__ */ new Map();
	const images = [];
	const open = [];
	const uses = [];
	for (const { name, rest } of instructionsOf(text)) if (name === "ARG") {
		const [, variable, value] = /^([A-Za-z_]\w*)=["']?(.*?)["']?$/.exec(rest) ?? [];
		if (variable !== void 0 && value !== void 0) variables.set(variable, value);
	} else if (name === "FROM") {
		const written = wordsOf(rest)[0] ?? "";
		const image = interpolate(written, variables);
		if (image === void 0 && speaksOfServer(written)) open.push({
			written,
			source
		});
		else if (image !== void 0 && holdsServer(image)) images.push({
			image,
			source
		});
	} else if (name === "COPY" || name === "ADD") uses.push(...usesOf$1(rest, folderOf(path), source));
	return {
		images,
		open,
		uses
	};
}
function instructionsOf(text) {
	return text.replace(/^[ \t]*#.*\n?/gm, "").replace(/\\[ \t]*\r?\n/g, " ").split("\n").slice(0, MOST_INSTRUCTIONS).flatMap((line) => {
		const [, name, rest] = (line.length <= LONGEST_LINE ? /^([A-Za-z]+)\s+(\S.*)$/.exec(line.trim()) : null) ?? [];
		return name === void 0 || rest === void 0 ? [] : [{
			name: name.toUpperCase(),
			rest
		}];
	});
}
/** Without flags such as --chown; as words, or as a list in brackets. */
function wordsOf(rest) {
	const words = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
	return words[0]?.startsWith("[") ? [...rest.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word) : words;
}
function usesOf$1(rest, folder, source) {
	if (/(?:^|\s)--from=/.test(rest)) return [];
	const words = wordsOf(rest);
	const target = words.at(-1) ?? "";
	if (!isServersPlace(target)) return [];
	return words.slice(0, -1).map((written) => {
		const from = written.replace(/\/\*[^/]*$/, "").replace(/^\//, "");
		return {
			source,
			candidates: [pathFrom(folder, from), pathFrom("", from)].filter((path) => path !== void 0),
			target
		};
	});
}
/** Documents of one file that are looked at. */
const MOST_DOCUMENTS = 50;
/** What is no YAML, such as a chart's template, has none. */
function readManifest(text, path) {
	if (!speaksOfServer(text) || !/image/i.test(text)) return [];
	const source = {
		kind: "manifest",
		path
	};
	return text.split(/^---.*$/m).slice(0, MOST_DOCUMENTS).flatMap((document) => {
		const read = readYaml(document);
		return "drafts" in read ? [] : imagesIn(read.tree.value, [], read.tree);
	}).filter(holdsServer).map((image) => ({
		image,
		source
	}));
}
/** Whether it holds an option file as a text, as ConfigMaps do. */
function holdsOptions(text) {
	return /^[ \t]+\[(?:mysqld|mariadbd?)\][ \t]*$/m.test(text);
}
function imagesIn(value, path, tree) {
	if (Array.isArray(value)) return value.flatMap((item, index) => imagesIn(item, [...path, index], tree));
	if (!isMap$1(value)) return [];
	return Object.entries(value).flatMap(([key, each]) => {
		const here = [...path, key];
		if (key === "image" && typeof each === "string") return asText(each) ?? [];
		const named = key === "image" && isMap$1(each) ? imageOf(each, tree.textOf([...here, "tag"])) : void 0;
		return named === void 0 ? imagesIn(each, here, tree) : [named];
	});
}
/** An image in parts: `{ registry, repository, tag, digest }`. @param tag as it is written: 8.0 is no 8 */
function imageOf({ registry, repository, digest }, tag = "") {
	const [host, path, hash] = [
		registry,
		repository,
		digest
	].map((part) => asText(part) ?? "");
	if (path === "") return void 0;
	return [
		host === "" ? "" : `${host}/`,
		path,
		tag === "" ? "" : `:${tag}`,
		hash === "" ? "" : `@${hash}`
	].join("");
}

// src/core/init/database-image.ts
/** Which of several images of servers a repository uses. */
/** Places that name images, the one that is likeliest that of production first. */
const ORDER = [
	"flag",
	"compose",
	"dockerfile",
	"manifest",
	"workflow"
];
/** The image that reads what is gated, else the likeliest one; and all others, each once. */
function chooseImage(images, configs) {
	const users = configs.flatMap(({ because }) => because.kind === "flag" || !because.use ? [] : [because.use.source]);
	const isOfUser = ({ source }) => users.some((user) => isSame(user, source));
	const image = images.find(isOfUser) ?? images.toSorted((one, other) => rank(one) - rank(other))[0];
	return {
		image,
		others: [...Map.groupBy(images.filter((found) => found.image !== image?.image), (found) => found.image)].map(([name, found]) => ({
			image: name,
			sources: found.map(({ source }) => source)
		}))
	};
}
function isSame(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
function rank({ source }) {
	const isLast = source.kind !== "flag" && source.kind !== "workflow" && isSample(source.path);
	return ORDER.indexOf(source.kind) + (isLast ? ORDER.length : 0);
}

// src/core/init/forges.ts
/** Which forge a repository is on, and from which folder that reads workflows. */
const [GITHUB, GITEA, FORGEJO] = WORKFLOW_FOLDERS;
/** Parts of the names of hosts. */
const HOSTS = [
	[/(?:^|[.-])github(?=[.-])/, "github"],
	[/(?:^|[.-])gitlab(?=[.-])/, "gitlab"],
	[/(?:^|\.)codeberg\.org$/, "forgejo"],
	[/(?:^|[.-])forgejo(?=[.-])/, "forgejo"],
	[/(?:^|[.-])gitea(?=[.-])/, "gitea"]
];
/** What lies in a repository of each; the first that is there counts. */
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
/** Host of a remote's address: of a URL, or of `user@host:path`. Undefined where it is a path. */
function hostOf(address) {
	const [, ofUrl] = /^[a-z+]+:\/\/(?:[^/@]*@)?([^/:@]+)/i.exec(address) ?? [];
	const [, ofShort] = /^(?:[^/@:]+@)?([^/:@]+):(?!\/\/)/.exec(address) ?? [];
	return ofUrl ?? ofShort;
}

// src/core/init/findings.ts
/**
* How likely an option file is that of the servers that matter, the likeliest first. `used`: a container gets it;
* `usual-name`: it is called, or lies, as such files do; `plain`: it ends in .cnf; `other-ending`: it does not;
* `development`: a container gets it, for tests or development; `sample`: it is for these or for readers, or the code of others.
*/
const STANDINGS = [
	"used",
	"usual-name",
	"plain",
	"other-ending",
	"development",
	"sample"
];

// src/core/init/server-files.ts
/** Option files of servers among the files of a repository, and which of them are gated. */
/** Other programs have groups of this name as well. */
const COMMON_GROUP = "server";
/** Such as openssl.cnf, whose groups may be called as a server's. */
const CERTIFICATES = /(?:ssl|x509|cert|easy-?rsa)/i;
/** The file as one of a server's; undefined where none of its settings is. */
function readServerFile(path, text) {
	const groups = parseOptionFile(text, path).items.flatMap((item) => item.kind === "option" ? item.option.group ?? [] : []);
	const isCommon = !/\.cnf$/i.test(path) || CERTIFICATES.test(path);
	const own = groups.filter((group) => !(isCommon && group === COMMON_GROUP));
	if (own.length === 0) return void 0;
	return { isForMariaDb: own.every((group) => /^(?:mariadb|galera)/.test(readersOf(group))) };
}
function describeOptionFile(path, text, uses) {
	const read = readServerFile(path, text);
	return read === void 0 ? void 0 : {
		path,
		standing: standingOf(path, uses),
		uses,
		...read
	};
}
function standingOf(path, uses) {
	if (isSample(path)) return uses.length > 0 ? "development" : "sample";
	if (uses.some(({ source }) => source.kind !== "flag" && !isSample(source.path))) return "used";
	if (!/\.cnf$/i.test(path)) return "other-ending";
	return hasUsualName(path) ? "usual-name" : "plain";
}
/** The uses that give a container this file, by itself or with its folder. */
function usesOf(path, uses) {
	return uses.filter(({ candidates }) => candidates.some((from) => from === path || isIn(path, from)));
}
function isIn(path, folder) {
	return folder === "" || path.startsWith(`${folder}/`);
}
/** The likeliest files, all that are as likely; and those that are less so. Of several samples none is likelier than the others. */
function chooseConfigs(files) {
	const best = STANDINGS.find((standing) => files.some((file) => file.standing === standing));
	const likeliest = files.filter(({ standing }) => standing === best);
	const chosen = best === "sample" && likeliest.length > 1 ? [] : likeliest;
	return {
		configs: inFolders(chosen),
		others: files.filter((file) => !chosen.includes(file))
	};
}
/** Files of a folder that a server reads as a whole are gated as one. */
function inFolders(files) {
	return [...Map.groupBy(files, (file) => includedFolder(file) ?? file.path)].flatMap(([path, own]) => {
		const [first] = own;
		if (first === void 0) return [];
		return {
			path,
			isFolder: path !== first.path,
			files: own.map((file) => file.path).toSorted(),
			because: {
				kind: first.standing,
				use: first.uses[0]
			},
			isForMariaDb: own.every(({ isForMariaDb }) => isForMariaDb)
		};
	});
}
/** The folder of a file that is given to a server with all that it holds. */
function includedFolder({ path, uses }) {
	const folder = folderOf(path);
	const isWhole = ({ candidates, target }) => candidates.includes(folder) && isIncludedFolder(target);
	return path.endsWith(".cnf") && folder !== "" && uses.some(isWhole) ? folder : void 0;
}

// src/core/init/workflow.ts
/** Workflows of GitHub, Gitea and Forgejo: what their jobs run on, and the servers beside them. */
/** @returns undefined where it is no YAML that can be read */
function readWorkflow(text, path) {
	const read = readYaml(text);
	if ("drafts" in read) return void 0;
	const jobs = Object.entries(asMap(asMap(read.tree.value).jobs)).map(([name, job]) => jobIn(path, name, asMap(job)));
	return {
		images: jobs.flatMap(({ images }) => images),
		open: jobs.flatMap(({ open }) => open),
		runners: jobs.flatMap(({ runners }) => runners),
		openRunners: jobs.flatMap(({ openRunners }) => openRunners),
		runsQpsgate: jobs.some(({ runsQpsgate }) => runsQpsgate)
	};
}
function jobIn(path, name, job) {
	const source = {
		kind: "workflow",
		path,
		job: name
	};
	const matrix = asMap(asMap(job.strategy).matrix);
	const written = Object.values(asMap(job.services)).flatMap((service) => {
		return asText(isMap$1(service) ? service.image : service) ?? [];
	});
	const runners = runnersOf(job["runs-on"], matrix);
	const runsOn = asText(job["runs-on"]) ?? JSON.stringify(job["runs-on"] ?? "");
	const named = written.map((image) => ({
		image,
		values: ofMatrix(image, matrix)
	}));
	return {
		images: named.flatMap(({ values = [] }) => values.filter(holdsServer).map((image) => ({
			image,
			source
		}))),
		open: named.flatMap(({ image, values }) => values === void 0 && speaksOfServer(image) ? [{
			written: image,
			source
		}] : []),
		runners,
		openRunners: runners.length === 0 && runsOn.includes("${{") ? [{
			written: runsOn,
			source
		}] : [],
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
/** The values of a text that takes at most one key of the matrix; undefined where it takes what is known later. */
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
/** Whether it may be a machine of one's own, on which pull requests of strangers must not run. */
function mayBeOwn({ labels }) {
	return !labels.some((label) => OF_GITHUB.test(label)) || labels.some((label) => /^self-hosted$/i.test(label));
}

// src/core/init/find-out.ts
/** Files and folders that a workflow names; more of one standing are for whoever knows them to choose from. */
const MOST_CONFIGS = 20;
function findOut(repository, request, mostPaths) {
	const { wanted, cut } = wantedFiles(repository.paths);
	const servers = serversIn(repository, wanted);
	const forge = forgeOf(repository.hosts, repository.paths);
	const workflowFolder = workflowFolderOf(forge.forge, repository.paths);
	const files = optionFilesIn(repository, wanted, servers.uses);
	const options = request.configs.length > 0 ? named(repository, files) : chooseConfigs(writableOnly(files));
	const configs = options.configs.slice(0, 20);
	const images = imagesFor(request.image, servers.images);
	const chosen = chooseImage(images.usable, configs);
	const ran = [...servers.workflows].filter(([path]) => folderOf(path) === workflowFolder).map(([, found]) => found);
	const running = runnerFor(request.runner, ran, forge.forge === "github");
	const isForMariaDb = configs.some((config) => config.isForMariaDb) || servers.open.some(({ written }) => isMariaDb(written));
	const found = {
		configs,
		image: chosen.image ?? usualFor(isForMariaDb, running.runner, forge),
		isForMariaDb,
		runner: running.runner,
		forge,
		workflowFolder
	};
	return {
		...found,
		passedOver: [
			...optionFilesPassedOver(repository, wanted, files, options),
			...images.refused,
			...chosen.others.map((other) => ({
				code: "image",
				...other
			})),
			...servers.open.map((open) => ({
				code: "open-image",
				...open
			})),
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
			...servers.broken.map((path) => ({
				code: "unread",
				path,
				why: "not-yaml"
			})),
			...cut.map(({ what, most }) => ({
				code: "too-many",
				what: `${what}s`,
				most
			})),
			...repository.isCut ? [{
				code: "too-many",
				what: "files",
				most: mostPaths
			}] : []
		],
		cautions: cautionsOf(found, repository, [...servers.workflows])
	};
}
function serversIn({ texts }, wanted) {
	const readAll = (kind, read) => (wanted.get(kind) ?? []).flatMap((path) => {
		const text = texts.get(path);
		return text === void 0 ? [] : [{
			path,
			found: read(text, path)
		}];
	});
	const composed = readAll("compose file", (text, path) => readCompose(text, path, variablesBeside(path, texts)));
	const run = readAll("workflow", readWorkflow);
	const copied = readAll("Dockerfile", readDockerfile);
	const deployed = readAll("YAML file", readManifest);
	const services = composed.flatMap(({ found }) => found ?? []);
	const dockerfiles = new Map(copied.map(({ path, found }) => [path, found.images]));
	const workflows = run.flatMap(({ path, found }) => found === void 0 ? [] : [[path, found]]);
	const tellers = [
		...services,
		...copied.map(({ found }) => found),
		...workflows.map(([, found]) => ({
			...found,
			uses: []
		}))
	];
	return {
		images: [
			...services.flatMap((service) => [...service.images, ...builtImages(service, dockerfiles)]),
			...copied.flatMap(({ found }) => found.images),
			...deployed.flatMap(({ found }) => found),
			...workflows.flatMap(([, { images }]) => images)
		],
		open: tellers.flatMap(({ open }) => open),
		uses: tellers.flatMap(({ uses }) => uses),
		workflows: new Map(workflows),
		broken: [...composed, ...run].flatMap(({ path, found }) => found === void 0 ? [path] : [])
	};
}
function variablesBeside(path, texts) {
	const folder = folderOf(path);
	return readVariables(texts.get(folder === "" ? ".env" : `${folder}/.env`) ?? "");
}
/** A service that is built has the image that its Dockerfile begins with. */
function builtImages({ builds }, dockerfiles) {
	return builds.flatMap(({ source, dockerfile }) => (dockerfiles.get(dockerfile) ?? []).slice(-1).map(({ image }) => ({
		image,
		source
	})));
}
function optionFilesIn({ texts }, wanted, uses) {
	return (wanted.get("option file") ?? []).flatMap((path) => {
		const text = texts.get(path);
		return text === void 0 ? [] : describeOptionFile(path, text, usesOf(path, uses)) ?? [];
	});
}
function writableOnly(files) {
	return files.filter(({ path }) => whyUnwritable(path) === void 0);
}
/** What was named, whatever is found beside it. */
function named(repository, files) {
	const configs = repository.named.map(({ path, isFolder, files: own }) => {
		const read = own.flatMap((file) => readServerFile(file, repository.texts.get(file) ?? "") ?? []);
		return {
			path,
			isFolder,
			files: own,
			because: { kind: "flag" },
			isForMariaDb: read.length > 0 && read.every((file) => file.isForMariaDb)
		};
	});
	const isNamed = (path) => configs.some((config) => config.path === path || isIn(path, config.path));
	return {
		configs,
		others: writableOnly(files).filter(({ path }) => !isNamed(path))
	};
}
function optionFilesPassedOver({ texts }, wanted, files, { configs, others }) {
	const holders = (wanted.get("YAML file") ?? []).filter((path) => holdsOptions(texts.get(path) ?? ""));
	return [
		...files.flatMap(({ path }) => unwritableOf(path)),
		...others.map(({ path, standing }) => ({
			code: "option-file",
			path,
			standing
		})),
		...configs.length > 20 ? [{
			code: "too-many",
			what: "option files",
			most: 20
		}] : [],
		...(wanted.get("template") ?? []).map((path) => ({
			code: "template",
			path
		})),
		...holders.map((path) => ({
			code: "inline-options",
			path
		}))
	];
}
function unwritableOf(text) {
	const why = whyUnwritable(text);
	return why === void 0 ? [] : [{
		code: "unwritable",
		text,
		why
	}];
}
/** Of files that are only looked into for images it does not matter. */
function unreadOf(path, why) {
	const kind = kindOf(path);
	return kind === "YAML file" || kind === "environment file" || kind === "template" ? [] : [{
		code: "unread",
		path,
		why
	}];
}
/**
* Where no file names an image that can be told: one of long support for runners of GitHub's, whose own server changes with them and is MySQL
* whatever is gated; elsewhere nobody knows whether there is docker.
*/
function usualFor(isForMariaDb, runner, { forge }) {
	if (forge !== "github" || mayBeOwn(runner)) return void 0;
	return {
		image: usualImage(isForMariaDb),
		source: { kind: "usual" }
	};
}
function imagesFor(asked, found) {
	const all = asked === void 0 ? found : [{
		image: asked,
		source: {
			kind: "flag",
			flag: "--image"
		}
	}, ...found];
	const isUsable = ({ image }) => IMAGE_NAME.test(image);
	return {
		usable: all.filter(isUsable),
		refused: all.filter((each) => !isUsable(each)).map((each) => ({
			code: "open-image",
			written: each.image,
			source: each.source
		}))
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
function cautionsOf({ configs, image, isForMariaDb, runner, forge, workflowFolder }, { git, paths, texts, named: asked }, workflows) {
	const isGitHub = forge.forge === "github";
	const known = new Set(asked.length === 0 || git.kind !== "works" ? [] : paths);
	const strays = git.kind === "works" ? asked.flatMap(({ files }) => files).filter((path) => !known.has(path)) : [];
	const empty = asked.filter(({ files }) => files.every((file) => !readServerFile(file, texts.get(file) ?? "")));
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
		...empty.map(({ path }) => ({
			code: "no-settings",
			path
		})),
		...enterpriseCaution(forge),
		...forge.forge === "gitlab" ? [{ code: "no-workflow" }] : [],
		...isGitHub ? imageCautions(image, isForMariaDb, configs) : withoutDocker(image),
		...isGitHub && mayBeOwn(runner) ? [{ code: "own-runner" }] : []
	];
}
/** A server of GitHub's that is somebody's own gets actions from elsewhere. */
function enterpriseCaution({ forge, because }) {
	return forge === "github" && because.kind === "remote" && !/(?:^|\.)github\.com$/i.test(because.host) ? [{
		code: "enterprise-server",
		host: because.host
	}] : [];
}
/** Jobs of other forges run in containers, as a rule without docker. */
function withoutDocker(image) {
	return image === void 0 ? [] : [{
		code: "image-without-docker",
		image: image.image
	}];
}
function imageCautions(found, isForMariaDb, configs) {
	if (found === void 0) return [{
		code: "no-image",
		isForMariaDb
	}];
	const { image } = found;
	if (found.source.kind === "usual") return [{
		code: "usual-image",
		image
	}];
	const registry = privateRegistry(image);
	const isOther = holdsServer(image) && !isMariaDb(image);
	return [
		...isFloating(image) ? [{
			code: "floating-image",
			image
		}] : [],
		...registry === void 0 ? [] : [{
			code: "private-registry",
			registry
		}],
		...configs.filter((config) => config.isForMariaDb && isOther).map(({ path }) => ({
			code: "wrong-product",
			path,
			image
		}))
	];
}

// src/core/init/starter.ts
var import_dist = require_dist();
function starterOf(findings, { writesSuite }) {
	const { configs, forge, workflowFolder } = findings;
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
	return {
		kind: "files",
		files: writesSuite ? [workflow, suite] : [workflow]
	};
}
/** A comment behind a value, or below a map. */
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
/** In no folder of an option file, of which there may be several, but where the recipes have suites. */
const SUITE_PATH = "perf/qpsgate.yml";
const SCHEMA = "https://raw.githubusercontent.com/qpsgate/qpsgate/v1/schemas/suite.schema.json";
/** Scenario that the others are compared with: what the server is without any configuration. */
const CONTROL = "defaults";
/** Name of the scenario where there is one option file; its own says which it is. */
const ONLY_SCENARIO = "configured";
/** What one may want to know of a setting, where no option file says what is. */
const EXAMPLE = { options: {
	slow_query_log: "ON",
	long_query_time: 0
} };
const EXAMPLE_NAME = "log_all";
function suiteText({ configs, image, forge }) {
	const hasImage = image !== void 0 && forge.forge === "github";
	const isExample = configs.length === 0;
	const document = new import_dist.Document({
		name: "configuration",
		...hasImage ? { server: { image: image.image } } : {},
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
			...isExample ? { [EXAMPLE_NAME]: EXAMPLE } : scenariosOf(configs)
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
	scenarios: "Configurations, one server each. Option files are named from the folder of this suite.\nA scenario that a pull request changes is also compared with its old version."
};
const EXAMPLE_COMMENTS = {
	gate: "Slowdown that is tolerated against the control, and against the same scenario before the change.",
	control: "The scenario that all others are compared with.",
	scenarios: "Configurations, one server each. This one is an example: put your own settings in its place, as in my.cnf, or\nan option file with config: ../config/my.cnf, named from the folder of this suite."
};
/** A scenario of everything that is gated, by names that say which file it is. */
function scenariosOf(configs) {
	const scenarios = /* @__PURE__ */ new Map();
	for (const config of configs) scenarios.set(newName(configs.length === 1 ? ONLY_SCENARIO : config.path, scenarios), { config: filesOf(config) });
	return Object.fromEntries(scenarios);
}
function filesOf({ files }) {
	const paths = files.map((file) => pathTo(file, folderOf(SUITE_PATH)));
	const [path] = paths;
	return paths.length === 1 && path !== void 0 ? path : paths;
}
/** Letters, digits and dashes of the path, and a number where another has the same. */
function newName(path, taken) {
	const plain = path.replace(/\.(?:cnf|ini|conf|cfg)$/i, "").replace(/[^A-Za-z0-9]+/g, "-").slice(-56).replace(/^-+|-+$/g, "");
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
const ACTION = "qpsgate/qpsgate@v1";
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
			steps: [{
				uses: `${prefix}${CHECKOUT.action}@${CHECKOUT.commit}`,
				with: {
					"fetch-depth": 0,
					"persist-credentials": false
				}
			}, {
				uses: `${prefix}${ACTION}`,
				with: inputsOf(findings, suite)
			}]
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
	return {
		...suite === void 0 ? { config: configs.map(({ path }) => path).join("\n") } : { suite },
		...suite === void 0 && isGitHub && image !== void 0 ? { image: image.image } : {},
		...isGitHub ? {} : { server: "local" }
	};
}
function commentInputs(document, { image, isForMariaDb, forge }, suite) {
	const inputs = [...ACTION_STEP, "with"];
	if (forge.forge !== "github") commentOn(document, [...inputs, "server"], "jobs have no docker; with one, name an image instead");
	else if (suite === void 0 && image?.source.kind === "usual") commentOn(document, [...inputs, "image"], "no file names one that is known: put that of production");
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

// src/core/views/init-text.ts
/** Longer names and paths are cut; nobody reads them. */
const LONGEST_TEXT = 120;
/** What is passed over is shown up to here. */
const MOST_PASSED_OVER = 20;
const GITLAB_RECIPE = `${HOME}/blob/v1/docs/recipes/gitlab.md`;
/** Wider values push their reasons out of sight. */
const WIDEST_VALUE = 44;
const FORGES = {
	github: "GitHub",
	gitlab: "GitLab",
	gitea: "Gitea",
	forgejo: "Forgejo"
};
/** Everything that was found, and what of it is not used. */
function renderFindings(findings) {
	const { configs, image, runner, forge, passedOver, cautions } = findings;
	const found = [
		...configs.map((config) => [
			config.isFolder ? "folder" : "option file",
			config.path,
			configWhy(config)
		]),
		...configs.length === 0 ? [[
			"option file",
			"none",
			noConfigWhy(passedOver)
		]] : [],
		image === void 0 ? [
			"image",
			"none",
			"no file names one that is known"
		] : [
			"image",
			image.image,
			sourceText(image.source)
		],
		[
			"runner",
			runnerText(runner),
			runnerWhy(runner)
		],
		[
			"forge",
			FORGES[forge.forge],
			forgeWhy(forge)
		]
	];
	const left = passedOver.map(passedOverRow);
	return [
		section("found", table(found)),
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
/** What to do now, as commands that work where one stands. */
function renderNextSteps({ configs, image, forge }, files, { here, untracked, isInGit, program }) {
	const word = (path) => shellWord(pathTo(path, here));
	const added = [...files.map(({ path }) => path), ...untracked].map(word).join(" ");
	const suite = files.find(({ what }) => what === "suite");
	const run = suite === void 0 ? [
		"run",
		...configs.flatMap(({ path }) => ["--config", word(path)]),
		"--base HEAD",
		...imageFlag(image, forge)
	] : [
		"run",
		word(suite.path),
		...configs.length === 0 ? [] : ["--base HEAD"]
	];
	const first = configs[0]?.files[0];
	const change = first === void 0 ? "" : `change a setting in ${shown(pathTo(first, here))}, then `;
	return section("next", [`  1. commit: ${isInGit ? "" : "git init && "}git add ${added} && git commit -m "ci: measure what configuration changes cost"`, `  2. try it here${image !== void 0 && forge.forge === "github" ? ", with docker" : ""}: ${change}${program} ${run.join(" ")}`]);
}
function imageFlag(image, { forge }) {
	return image === void 0 || forge !== "github" ? [] : ["--image", shellWord(image.image)];
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
/** Text of the repository's, which may hold anything. */
function shown(text) {
	return shorten(escapeInvisible(text), LONGEST_TEXT);
}
function fileRow({ path, what }) {
	return [
		what,
		path,
		what === "workflow" ? "measures each pull request" : "what is measured, and how it is judged"
	];
}
function configWhy({ because, isFolder, files }) {
	const whole = isFolder ? `${count(files.length, "file")}, read as one; ` : "";
	if (because.kind === "flag") return `${whole}named by --config`;
	if (because.use === void 0) return `${whole}${STANDING_TEXTS[because.kind]}`;
	const { source, target } = because.use;
	const does = source.kind === "dockerfile" ? "copies it to" : "mounts it at";
	return `${whole}${sourceText(source)} ${does} ${shown(target)}`;
}
const SAMPLE = "for tests, development or readers, or the code of others";
function noConfigWhy(passedOver) {
	return passedOver.some(({ code }) => code === "option-file" || code === "unwritable") ? "none that is likely, see below" : "no file has settings of a server";
}
const STANDING_TEXTS = {
	used: "a container gets it",
	"usual-name": "has settings of a server, and a usual name or folder",
	plain: "has settings of a server",
	"other-ending": "has settings of a server",
	development: "a container for tests or development gets it",
	sample: `has settings of a server, but is ${SAMPLE}`
};
function sourceText(source) {
	if (source.kind === "usual") return "no file names one that is known";
	if (source.kind === "flag") return `named by ${source.flag}`;
	const path = shown(source.path);
	if (source.kind === "compose") return `service ${shown(source.service)} of ${path}`;
	return source.kind === "workflow" ? `job ${shown(source.job)} of ${path}` : path;
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
		case "option-file": return [
			"option file",
			passed.path,
			`${otherStanding(passed.standing)}; --config takes it`
		];
		case "template": return [
			"template",
			passed.path,
			"name it with --config to gate it: values of expressions are unknown"
		];
		case "inline-options": return [
			"YAML file",
			passed.path,
			"configures a server; name it with --config to gate it"
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
		case "image": return [
			"image",
			passed.image,
			passed.sources.slice(0, 3).map(sourceText).join(", ")
		];
		case "open-image": return [
			"image",
			passed.written,
			`${sourceText(passed.source)}: not known before it is used; --image names one`
		];
		case "open-runner": return [
			"runner",
			passed.written,
			`${sourceText(passed.source)}: not known before it runs; --runner names one`
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
function otherStanding(standing) {
	return standing === "sample" || standing === "development" ? SAMPLE : "not as likely";
}
const UNWRITABLE_TEXTS = {
	expression: "has ${{, which GitHub would replace; rename it",
	invisible: "has invisible characters or line breaks; rename it",
	separator: "has a comma, which separates paths in the input; rename it",
	"blank-ends": "begins or ends in a blank; rename it",
	"too-long": "is too long; rename it"
};
function unwritableText(why) {
	return UNWRITABLE_TEXTS[why];
}
const UNREAD_TEXTS = {
	link: "a symbolic link, which is not followed; name what it leads to",
	"too-large": "too large, not looked at",
	binary: "has NUL characters, so it is no text",
	"not-yaml": "no YAML that can be read, so nothing was taken from it",
	unreadable: "cannot be read"
};
function unreadText(why) {
	return UNREAD_TEXTS[why];
}
/** Why nothing was written, and what to do. */
function nothingWrittenText(kind, { configs }) {
	if (kind === "nothing-to-gate") return "found no option file to gate, so nothing was written; looked for *.cnf, and *.ini and *.conf of MySQL or MariaDB, with a group such as [mysqld]. Name one with --config PATH, or write a suite of your own settings with --suite";
	const named = configs.length === 0 ? "" : `; what to gate there: ${configs.map(({ path }) => shown(path)).join(", ")}`;
	return `GitLab reads no workflow, so nothing was written; copy the job of ${GITLAB_RECIPE}${named}`;
}
function cautionText(caution) {
	switch (caution.code) {
		case "floating-image": return `${shown(caution.image)} is another version tomorrow: pin the tag of production, such as ${usualImage(isMariaDb(caution.image))}`;
		case "private-registry": return `${shown(caution.registry)} may want a login: add docker/login-action before qpsgate`;
		case "usual-image": return `no file names an image that is known, so ${caution.image} is measured; put that of production in its place, or name it with --image`;
		case "no-image": return `no image is named, so the server of the runner is measured; name that of production, such as --image ${usualImage(caution.isForMariaDb)}`;
		case "wrong-product": return `${shown(caution.path)} has groups that only MariaDB reads, but ${shown(caution.image)} is not MariaDB: set --image`;
		case "image-without-docker": return `${shown(caution.image)} is not used: jobs there have no docker as a rule, so the server of the job is measured`;
		case "enterprise-server": return `${shown(caution.host)} must reach the action: by GitHub Connect, or as a copy`;
		case "own-runner": return "the runner may be your own machine: pull requests from forks are left out, take away the line with if: where they may run";
		case "runs-already": return `${shown(caution.path)} runs qpsgate already`;
		case "not-in-git": return `${shown(caution.path)} is ignored by git, so no pull request carries it`;
		case "no-settings": return `${shown(caution.path)} has no settings of a server, in groups such as [mysqld]`;
		case "no-workflow": return `GitLab reads no workflow, so none is written; its job is in ${GITLAB_RECIPE}`;
		case "no-git": return caution.why === void 0 ? "this is no git repository, so the files of the folder were looked through" : `git does not work here (${shown(caution.why)}), so the files of the folder were looked through`;
	}
}

// src/edges/init/listing.ts
/** Which files a repository has: those of git's, and those that it does not have yet; without git, those of the folder. */
/** Paths that are looked at. The largest repositories that are known have as many. */
const MOST_PATHS = 5e5;
/** Without git: entries of folders, which may be those of a whole disk, and how deep they lie. */
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
/** Of all files together; a parser of YAML takes a second for each of them. */
const MOST_BYTES = 16 * 1024 ** 2;
/** Their names tell enough. */
const NOT_READ = ["template"];
/**
* @param configs what the user named, from where they stand
* @throws UserError where that is not there, lies outside, or cannot be written into a workflow
*/
async function gatherRepository(standing, configs) {
	const checkout = findCheckout(standing);
	const real = realPathOf(standing);
	const top = checkout?.top ?? real;
	const { paths, isCut, git, untracked } = await listFiles(top, checkout);
	const named = configs.map((written) => namedConfig(written, resolve(real, written), top));
	const kinds = [...wantedFiles(paths).wanted].filter(([kind]) => !NOT_READ.includes(kind));
	const { texts, unread } = readTexts(top, [...named.flatMap(({ files }) => files), ...kinds.flatMap(([, own]) => own)]);
	refuseUnread(named, {
		texts,
		unread
	});
	return {
		repository: {
			paths,
			isCut,
			texts,
			unread,
			hosts: checkout === void 0 ? [] : await remoteHosts(checkout),
			git,
			named
		},
		top,
		here: relative(top, real),
		untracked
	};
}
function namedConfig(written, whole, top) {
	const real = realPathOf(whole);
	const path = relative(top, real) || ".";
	const refuse = (why) => new UserError(`--config ${quote(written)}: ${why}`);
	if (!isInside(real, top)) throw refuse(`it is not in ${top}, where the workflow finds its files`);
	const why = whyUnwritable(path);
	if (why !== void 0) throw refuse(`its path ${unwritableText(why)}`);
	if (!isDirectory(real)) return {
		path,
		isFolder: false,
		files: [path]
	};
	const names = readdirSync(real, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".cnf"));
	if (names.length === 0) throw refuse("the directory has no files that end in .cnf");
	return {
		path,
		isFolder: true,
		files: names.map(({ name }) => relative(top, join(real, name))).toSorted()
	};
}
function refuseUnread(named, { texts, unread }) {
	for (const path of named.flatMap(({ files }) => files)) {
		if (texts.has(path)) continue;
		const why = unread.get(path);
		throw new UserError(`--config ${quote(path)}: ${why === void 0 ? "there is no such file" : unreadText(why)}`);
	}
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
* Nothing but a regular file is read, and only where no link leads to it: what it led to might be anything of this machine.
* Undefined where there is none: git may have one that was deleted here.
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

// src/edges/init/write-new.ts
/** Files that are written all or none, and never over others. */
/** @throws UserError where one of them is there already, by either ending that workflows may have */
function refuseExisting(top, files) {
	const there = files.flatMap(({ path }) => [path, path.replace(/\.yml$/, ".yaml")]).filter((path) => isThere(join(top, path)));
	if (there.length === 0) return;
	const verb = there.length === 1 ? "is" : "are";
	throw new UserError(`${there.join(" and ")} ${verb} there already, so nothing was written; remove or rename ${there.length === 1 ? "it" : "them"} first`);
}
/** @throws UserError as above, and where a link leads elsewhere; MeasurementError where they cannot be written */
function writeAllNew(top, files) {
	refuseExisting(top, files);
	const folders = files.flatMap(({ path }) => newFolders(dirname(join(top, path)), top));
	const written = [];
	try {
		for (const { path, text } of files) {
			const whole = join(top, path);
			makeOwnDirectory(dirname(whole));
			writeFileSync(whole, text, { flag: "wx" });
			written.push(whole);
		}
	} catch (thrown) {
		for (const path of written) rmSync(path);
		for (const folder of folders) removeEmpty(folder);
		throw thrown instanceof UserError ? thrown : cannotWrite(files.map(({ path }) => path).join(", "), thrown);
	}
}
/** Folders that are not there yet, from the inside out. */
function newFolders(folder, top) {
	return foldersAround(folder).filter((each) => isInside(each, top) && !isThere(each));
}
function isThere(path) {
	try {
		lstatSync(path);
		return true;
	} catch {
		return false;
	}
}
function removeEmpty(folder) {
	try {
		rmdirSync(folder);
	} catch {}
}

// src/commands/init.ts
/** `qpsgate init`: what the repository tells → the workflow, and a suite if wanted → what was found and what comes next. */
function initCommand(args) {
	return initFrom(process.cwd(), parseInitFlags(args));
}
/**
* @param standing the folder that one stands in
* @throws UserError where there is nothing to write, or it is there already
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