import { h as UserError, l as unless, m as StoreError, n as existingFolder, p as MeasurementError, w as reasonOf } from "./paths.js";
import { h as outputOf, i as findCheckout, o as gitRefusal, x as contentsIn } from "./checkout.js";
import { A as findProgram, D as RUN_LABEL } from "./tool.js";
import { i as checkRemote, n as checkBranch, o as printableRemote, r as checkPath, s as DEFAULT_DATA_BRANCH, t as absoluteRemote } from "./branch-names.js";
import { n as shellWord, u as listNames } from "./escape.js";
import { a as remoteEnvironment, i as gitIn, r as gitExchangeIn, t as REMOTE } from "./git.js";
import { t as RunDirectory } from "./run-directory.js";
import { r as sleep } from "./clock.js";
import { t as makeDirectory } from "./make-directory.js";
import { a as putInPlace, o as putUnlessThere, t as UNFINISHED } from "./write-whole.js";
import { c as parseBaseline, l as parseRecord, r as branchLedgers, s as baselineFile, u as recordFile } from "./ledger.js";
import { dirname, join, resolve } from "node:path";
import { lstatSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { hash } from "node:crypto";

// src/edges/store/remote-failures.ts
/** Finds in git's output why an exchange with a remote failed, and tells the user what to do next. */
/**
* Signs of failures in git's output, and their messages. The first match counts, because one failure may show several
* signs: for a protected branch, git also prints "failed to push", for a denied push also "RPC failed". Only after a
* race or a failure of the network is another attempt worthwhile.
*/
const FAILURES = {
	blocked: {
		sign: /exists; cannot create/,
		says: () => "cannot be created, because a branch stands in the way whose name begins the same; choose another name"
	},
	protected: {
		sign: /\bGH0\d\d\b|protected (?:branch|ref)|is protected|hook declined|remote rejected\] \(non-fast-forward\)/i,
		says: ({ step }) => `the server refused the ${step}, because a rule protects the branch; exempt the branch from the rule, or choose another (charts also need leave to force-push)`
	},
	denied: {
		sign: /returned error: 40[13]|authentication failed|could not read (?:username|password)|permission (?:to .*)?denied|(?:access|push).* (?:denied|not granted|not allowed)|insufficient permission|host key verification failed/i,
		says: ({ step }) => `no permission to ${step}; give a token that may write contents (\`contents: write\` in a workflow), or credentials that git finds by itself`
	},
	missing: {
		sign: /repository .*not found|not appear to be a git repository|returned error: 404|repository .*does not exist/i,
		says: () => "there is no such repository, or the token may not see it; check the address and the token"
	},
	sha256: {
		sign: /mismatched algorithms|hash algorithm/,
		says: () => "the repository names its objects by SHA-256, which is not supported; store in another one, or in a directory"
	},
	race: {
		sign: /\[rejected\] \((?:fetch first|non-fast-forward|stale info|already exists)\)|is at [0-9a-f]+ but expected|failed to update ref|reference already exists|incorrect old value|\.lock': File exists/,
		says: ({ step, attempts }) => `${attempts} attempts to ${step} all lost against other writers; try again when fewer write at once`
	},
	network: {
		sign: /could not resolve|failed to connect|couldn't connect|connection (?:was )?(?:refused|reset|closed|timed out)|timed out|too slow|early eof|unexpected disconnect|hung up|empty reply|network is unreachable|rpc failed|returned error: (?:429|5\d\d)|internal server error|unable to access/i,
		says: ({ step, attempts }) => `cannot ${step}, the server did not answer properly ${attempts} times; check the network and the address, and try again`
	},
	other: {
		sign: /(?:)/,
		says: ({ step }) => `git could not ${step}`
	}
};
const KINDS = Object.keys(FAILURES);
function remoteFailure(printed) {
	return KINDS.find((kind) => FAILURES[kind].sign.test(printed)) ?? "other";
}
function remoteError(failure, exchange, printed) {
	const { remote, branch } = exchange;
	const shown = printableRemote(remote);
	const what = `branch ${branch} of ${shown}: ${FAILURES[failure].says(exchange)}`;
	return new StoreError(`${what}${quotation(printed.replaceAll(remote, shown))}`);
}
/** Lines of git that give no reason, and would only lengthen the message. */
const NOISE = /^(?:hint:|To |Done$|error: failed to push some refs)/;
/**
* Quotes the last lines that git printed, without control characters. A mark before each line shows that they are not
* qpsgate's words.
*/
function quotation(printed) {
	return printed.split("\n").map((line) => line.replace(/\p{Cc}/gu, " ").trim()).filter((line) => line !== "" && line !== "remote:" && !NOISE.test(line)).slice(-12).map((line) => `\n  | ${line}`).join("");
}

// src/edges/store/temporary-git.ts
/**
* Runs git in a temporary repository of qpsgate. Except in exchanges with a remote, a failure is one of this machine,
* not of the user's input.
*/
/** First version of git with GIT_CONFIG_COUNT, by which settings pass through the environment. */
const OLDEST = [2, 31];
/**
* Output of a command that uses no remote. @throws StoreError if the command fails, which is a failure of this machine
*/
async function local(git, args, call) {
	const { succeeded, output, messages } = git(args, call);
	if (!succeeded) throw new StoreError(`\`git ${args[0]}\` failed in a temporary directory: ${messages.trim()}`);
	return output;
}
/**
* @throws StoreError if there is no git, or a version that cannot take settings, such as the token, from its
*   environment
*/
async function checkVersion(git) {
	if (findProgram("git") === void 0) throw new StoreError("storing on a branch needs git; install it");
	const version = (await local(git, ["version"])).toString().trim();
	const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(version) ?? [];
	if (Number(major) < OLDEST[0] || Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]) throw new StoreError(`storing on a branch needs git ${OLDEST.join(".")} or later, this is ${version}; install one`);
}

// src/edges/store/remote.ts
/** Exchanges data with a remote: fetches the tip of a branch and contents of files, and pushes commits. */
/**
* Maximum attempts with a server that does not answer properly. There are fewer if they take longer than
* NETWORK_SECONDS.
*/
const NETWORK_ATTEMPTS = 4;
/** Maximum number of objects that one command names, because the length of a command line is limited. */
const MOST_NAMED = 1e4;
const FIRST_PAUSE_MS = 500;
const TIP$1 = "refs/qpsgate/tip";
const FETCH = [
	"fetch",
	"--quiet",
	"--no-tags",
	"--no-write-fetch-head",
	"--recurse-submodules=no",
	"--filter=blob:none"
];
async function openClone(clone) {
	await checkVersion(clone.git);
	await local(clone.git, [
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--object-format=sha1"
	]);
	return fetchTip(clone);
}
/** The branch's commit, with its folders but without its files; undefined if the remote has no such branch. */
async function fetchTip(clone) {
	if (!(await exchange(clone, [
		...FETCH,
		"--depth=1",
		"qpsgate",
		`+refs/heads/${clone.branch}:${TIP$1}`
	], (printed) => /couldn't find remote ref/.test(printed))).succeeded) return void 0;
	return (await local(clone.git, [
		"rev-parse",
		"--verify",
		`${TIP$1}^{commit}`
	])).toString().trim();
}
async function fetchObjects(clone, objects) {
	const args = [
		"-c",
		"fetch.negotiationAlgorithm=noop",
		...FETCH,
		REMOTE
	];
	for (let first = 0; first < objects.length; first += MOST_NAMED) await exchange(clone, [...args, ...objects.slice(first, first + MOST_NAMED)]);
}
/**
* Moves the branch from one commit to another, or creates it. The remote refuses if somebody has moved, created or
* removed the branch meanwhile. So nobody's commit is lost, even if the new commit does not follow the old one.
*
* @returns undefined if it succeeded
*/
async function push(clone, from, to) {
	const ref = `refs/heads/${clone.branch}`;
	const args = [
		"push",
		...[
			"--porcelain",
			"--no-verify",
			"--no-signed",
			"--recurse-submodules=no"
		],
		`--force-with-lease=${ref}:${from ?? ""}`,
		REMOTE,
		`${to}:${ref}`
	];
	const answer = await clone.exchange(args);
	if (answer.succeeded) return void 0;
	const printed = `${answer.messages}\n${answer.output.toString()}`;
	return {
		failure: remoteFailure(printed),
		printed
	};
}
async function pause(clone, milliseconds) {
	await sleep(milliseconds, clone.signal).catch(() => clone.signal.throwIfAborted());
}
/**
* Runs an exchange, and repeats it while the server does not answer properly.
*
* @returns git's answer, also if it failed in an `expected` way
* @throws StoreError for any other failure
*/
async function exchange(clone, args, expected = () => false) {
	const started = performance.now();
	for (let attempts = 1;; attempts++) {
		const answer = await clone.exchange(args);
		if (answer.succeeded || expected(answer.messages)) return answer;
		const failure = remoteFailure(answer.messages);
		const isLate = performance.now() - started > 60 * 1e3;
		if (failure !== "network" || attempts === 4 || isLate) throw remoteError(failure, {
			...clone,
			step: "fetch",
			attempts
		}, answer.messages);
		await pause(clone, FIRST_PAUSE_MS * 2 ** (attempts - 1) * (.5 + Math.random()));
	}
}

// src/edges/store/tree.ts
/** Reads the files of a commit, and commits changes to them, without an exchange with the remote. */
const TIP = "refs/qpsgate/made";
/**
* All files of a commit. A link has its target as content, and a submodule has no content, so neither is a valid
* record. Both are listed, because their records would otherwise seem never to have existed.
*/
async function filesOf(git, commit) {
	const listing = (await local(git, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	])).toString();
	return new Map(listing.split("\0").flatMap((entry) => {
		const [, kind, object, path] = /^\d{6} (\w+) ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
		return object === void 0 || path === void 0 ? [] : [[path, kind === "blob" ? object : ""]];
	}));
}
function objectOf(git, content) {
	return lineOf(git, ["hash-object", "--stdin"], { input: content });
}
/** Contents of objects in the order of their ids. All objects must have been fetched before. */
async function contentsOf(git, objects) {
	const output = await local(git, ["cat-file", "--batch"], { input: objects.map((object) => `${object}\n`).join("") });
	const contents = contentsIn(output, objects.length);
	if (contents.length < objects.length) throw new StoreError(`the data branch is damaged: content ${objects[contents.length]} is missing`);
	return contents;
}
/**
* Commits changes on top of another commit, or as a first commit. Git needs only the other commit's folders, not its
* files.
*
* @returns the other commit if it has all changes already
*/
async function commitChanges(git, base, changes) {
	const { write, remove = [], message } = changes;
	const lines = [
		`commit ${TIP}`,
		`author ${await lineOf(git, ["var", "GIT_AUTHOR_IDENT"])}`,
		`committer ${await lineOf(git, ["var", "GIT_COMMITTER_IDENT"])}`,
		`data ${Buffer.byteLength(message)}\n${message}`,
		...base === void 0 ? [] : [`from ${base}`],
		...remove.map((path) => `D ${path}`)
	];
	const files = [...write].flatMap(([path, content]) => {
		const bytes = Buffer.from(content);
		return [
			Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`),
			bytes,
			Buffer.from("\n")
		];
	});
	const input = Buffer.concat([Buffer.from(`${lines.join("\n")}\n`), ...files]);
	await local(git, [
		"fast-import",
		"--quiet",
		"--force"
	], { input });
	return base !== void 0 && await lineOf(git, [
		"diff-tree",
		"--name-only",
		base,
		TIP
	]) === "" ? base : lineOf(git, ["rev-parse", TIP]);
}
/** Makes a commit that has the files of another one, but no parent, so that older commits can be dropped. */
function commitAlone(git, commit, message) {
	return lineOf(git, [
		"commit-tree",
		`${commit}^{tree}`,
		"-m",
		message
	]);
}
async function lineOf(git, args, call) {
	return (await local(git, args, call)).toString().trim();
}

// src/edges/store/data-branch.ts
/** Stores small files on an orphan branch of any git repository. Such a branch shares no commit with others. */
/** Number of lost races against other writers after which a commit is given up, but not before RACE_SECONDS. */
const RACE_ATTEMPTS = 20;
const RACE_SECONDS = 60;
const LONGEST_PAUSE_MS = 1e4;
const PAUSE_DOUBLINGS = 4;
/**
* Fetches the newest commit of the branch, without its files, into a temporary directory. The branch need not exist.
*
* @throws UserError if a name is wrong, StoreError if the remote cannot be read
*/
async function openDataBranch(request) {
	checkRemote(request.remote);
	checkBranch(request.branch);
	return guarded$1("cannot copy the data branch", async () => {
		using stack = new DisposableStack();
		const run = stack.use(new RunDirectory());
		const directory = join(run.path, "data.git");
		mkdirSync(directory, { mode: 448 });
		const { branch, token, isOurs, signal } = request;
		const remote = absoluteRemote(request.remote);
		const environment = {
			...remoteEnvironment({
				directory,
				remote,
				token
			}),
			[RUN_LABEL]: run.path
		};
		const clone = {
			git: gitIn(directory, environment),
			exchange: gitExchangeIn(directory, environment, signal),
			directory,
			remote,
			branch,
			signal
		};
		const opened = new DataBranch({
			clone,
			isOurs
		}, await openClone(clone), run);
		stack.move();
		return opened;
	});
}
/** The branch as last fetched or pushed. Calls must not overlap, neither with each other nor with the disposal. */
var DataBranch = class {
	#clone;
	#isOurs;
	#temporary;
	#tip;
	#files;
	#fetched = /* @__PURE__ */ new Set();
	constructor({ clone, isOurs }, tip, temporary) {
		this.#clone = clone;
		this.#isOurs = isOurs;
		this.#tip = tip;
		this.#temporary = temporary;
	}
	get name() {
		return `branch ${this.#clone.branch} of ${printableRemote(this.#clone.remote)}`;
	}
	get removal() {
		const [remote, branch] = [printableRemote(this.#clone.remote), this.#clone.branch].map(shellWord);
		return `git push ${remote} --delete ${branch}`;
	}
	/** The branch's commit as last fetched or pushed; undefined if the branch does not exist. */
	get tip() {
		return this.#tip;
	}
	/** Paths of the files that begin with `prefix`, ordered by their bytes; all files for ''. */
	list(prefix) {
		return guarded$1("cannot list the data branch", async () => [...(await this.#listed()).keys()].filter((path) => path.startsWith(prefix)));
	}
	/**
	* Texts of files by path. One exchange fetches them all, because each exchange waits for the network. A path without
	* a file is left out.
	*/
	read(paths) {
		return guarded$1("cannot read the data branch", async () => {
			const files = await this.#listed();
			const entries = [...new Set(paths)].flatMap((path) => {
				const object = files.get(path);
				return object === void 0 ? [] : [{
					path,
					object
				}];
			});
			const objects = [...new Set(entries.map(({ object }) => object))].filter((object) => object !== "");
			const contents = await this.#contents(objects);
			return new Map(entries.map(({ path, object }) => [path, contents.get(object)?.toString() ?? ""]));
		});
	}
	/**
	* Pushes one commit with the changes. If another writer was faster, the same changes go on top of that writer's
	* commit.
	*
	* @returns the commit that has the changes, which may be an older one if it had them already
	* @throws StoreError for a wrong path or branch, if the remote refuses, or if others were faster for too long
	*/
	commit(changes) {
		return guarded$1("cannot write the data branch", async () => {
			for (const path of [...changes.write.keys(), ...changes.remove ?? []]) checkPath(path);
			return this.#publish((tip) => commitChanges(this.#clone.git, tip, changes));
		});
	}
	/**
	* Adds a file. A file that the path already has stays, even if another writer has only just added it.
	*
	* @returns whether the file on the branch has this content
	*/
	create(path, content, message) {
		return guarded$1("cannot write the data branch", async () => {
			checkPath(path);
			const { git } = this.#clone;
			const changes = {
				write: /* @__PURE__ */ new Map([[path, content]]),
				message
			};
			await this.#publish(async (tip) => tip !== void 0 && (await this.#listed()).has(path) ? tip : commitChanges(git, tip, changes));
			return (await this.#listed()).get(path) === await objectOf(git, content);
		});
	}
	/**
	* Replaces all commits of the branch by a single one with the current files and the changes, so that removed files
	* take no space. If another writer was faster, that writer's commits are replaced, too.
	*
	* @returns the new commit
	* @throws StoreError if the branch holds somebody's work, or the server accepts no forced push
	*/
	replace(changesOf) {
		const { git } = this.#clone;
		return guarded$1("cannot write the data branch", () => this.#publish(async (tip) => {
			const changes = changesOf([...(await this.#listed()).keys()]);
			return commitAlone(git, await commitChanges(git, tip, changes), changes.message);
		}));
	}
	async [Symbol.asyncDispose]() {
		this.#temporary[Symbol.dispose]();
	}
	/** Makes a commit on the tip and pushes it. If another writer was faster, it starts again from the new tip. */
	async #publish(make) {
		const started = performance.now();
		let unanswered = 0;
		for (let attempts = 1;; attempts++) {
			const began = performance.now();
			await this.#requireOurs();
			const commit = await make(this.#tip);
			const rejected = commit === this.#tip ? void 0 : await push(this.#clone, this.#tip, commit);
			if (rejected === void 0) {
				this.#move(commit);
				return commit;
			}
			const { failure, printed } = rejected;
			if (failure === "network") unanswered++;
			const seconds = (performance.now() - started) / 1e3;
			if (!(failure === "race" && (attempts < RACE_ATTEMPTS || seconds < RACE_SECONDS)) && !(failure === "network" && unanswered < 4)) throw remoteError(failure, {
				...this.#clone,
				step: "push",
				attempts
			}, printed);
			await pause(this.#clone, pauseMs(attempts, performance.now() - began));
			this.#move(await fetchTip(this.#clone));
		}
	}
	/**
	* Refuses a branch that holds somebody's work, so that qpsgate neither adds a commit to it nor replaces its history.
	*/
	async #requireOurs() {
		const others = [...(await this.#listed()).keys()].filter((path) => !this.#isOurs(path));
		if (others.length === 0) return;
		const names = listNames([...new Set(others.map((path) => path.replace(/\/.*/s, "")))]);
		throw new StoreError(`${this.name}: it holds ${names}, which qpsgate does not write there, so it is left as it is; move them to another branch, or name a branch that only the ledger is on, such as ${DEFAULT_DATA_BRANCH} (baseline-branch)`);
	}
	#move(tip) {
		if (tip !== this.#tip) this.#files = void 0;
		this.#tip = tip;
	}
	async #listed() {
		if (this.#tip === void 0) return /* @__PURE__ */ new Map();
		this.#files ??= await filesOf(this.#clone.git, this.#tip);
		return this.#files;
	}
	async #contents(objects) {
		const missing = objects.filter((object) => !this.#fetched.has(object));
		if (missing.length > 0) await fetchObjects(this.#clone, missing);
		for (const object of missing) this.#fetched.add(object);
		const contents = await contentsOf(this.#clone.git, objects);
		return new Map(contents.map((content, index) => [objects[index] ?? "", content]));
	}
};
async function guarded$1(doing, work) {
	try {
		return await work();
	} catch (thrown) {
		throw thrown instanceof MeasurementError || thrown instanceof Error && "syscall" in thrown ? new StoreError(`${doing}: ${thrown.message}`, { cause: thrown }) : thrown;
	}
}
/**
* Random pause in milliseconds. Its maximum grows with each lost race, so that many writers spread over more time than
* few.
*/
function pauseMs(attempts, attemptMs) {
	return Math.random() * Math.min(LONGEST_PAUSE_MS, attemptMs * 2 ** Math.min(attempts, PAUSE_DOUBLINGS));
}

// src/edges/store/stored-paths.ts
/** Paths in a store: a record for each commit of a gated subject, such as a suite, and a baseline for each branch. */
const LEDGER = "ledger/";
const BASELINES = "baselines/";
/**
* Folder of all records in this version's format. Each suite has a folder in it. Like git's own store, that folder has
* another for the first two digits of commit ids, because very full folders are slow.
*/
const RECORDS = `${LEDGER}v${2}/`;
const RECORD = /^ledger\/(?:v\d+\/)?[\w.%-]+\/([0-9a-f]{2})\/([0-9a-f]{38}|[0-9a-f]{62})\.json$/;
function isOfOtherForm(path) {
	return !path.startsWith(RECORDS) && RECORD.test(path);
}
/** Commit of the record at a path; undefined if no record can have this path. */
function commitAt(path) {
	const [, first, rest] = RECORD.exec(path) ?? [];
	return first === void 0 || rest === void 0 ? void 0 : `${first}${rest}`;
}
/** Path of a record, such as "ledger/v2/config%2Fmy.cnf/01/23456789….json". */
function pathOf({ suite, commit }) {
	return `${suiteFolder(suite)}${commit.slice(0, 2)}/${commit.slice(2)}.json`;
}
function suiteFolder(suite) {
	return `${RECORDS}${segment(suite)}/`;
}
function baselinePath(branch) {
	return `${BASELINES}${segment(branch)}.json`;
}
/** Maximum length of a name. File systems allow 255 bytes, to which the endings of records and unfinished files add. */
const MOST_CHARACTERS = 200;
/**
* Turns any text into one harmless part of a path, and different texts into different parts. It is escaped as in a URL,
* and never begins with a dot. If it is too long for file systems, it is cut, and followed by `%-` and its SHA-256,
* because no escaped text contains `%-`.
*/
function segment(text) {
	const escaped = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
	const whole = encodeURIComponent(text.toWellFormed()).replace(/^\.|[!~*'()]/g, escaped) || "%";
	if (whole.length <= MOST_CHARACTERS) return whole;
	const end = `%-${hash("sha256", whole)}`;
	return `${whole.slice(0, MOST_CHARACTERS - end.length)}${end}`;
}
const OURS = /^(?:ledger|baselines)\//;
function isOurs(path) {
	return OURS.test(path);
}

// src/edges/store/ledger-store.ts
/**
* The ledger as files, on a branch or in a directory. There is one file for each commit of a gated subject, such as a
* suite.
*/
/**
* A store of records. Every answer names the files that cannot be read. They are neither replaced nor removed, because
* they may be records. All methods throw a StoreError if files cannot be read or written.
*/
var LedgerStore = class {
	files;
	constructor(files) {
		this.files = files;
	}
	/** Name for messages, such as "directory /srv/runs". */
	get name() {
		return this.files.name;
	}
	/**
	* @param suite records of this suite; undefined: of all suites
	* @param isWanted whether to read the record of a commit
	*/
	async read(suite, isWanted = () => true) {
		await this.#requireOurForm();
		const paths = await this.files.list(suite === void 0 ? RECORDS : suiteFolder(suite));
		const wanted = paths.filter((path) => {
			const commit = commitAt(path);
			return commit !== void 0 && isWanted(commit);
		});
		const read = [...await this.files.read(wanted)].map(([path, text]) => ({
			path,
			parsed: readRecord(text, path)
		}));
		const strange = paths.filter((path) => commitAt(path) === void 0);
		return {
			records: read.flatMap(({ parsed }) => parsed.kind === "read" ? [parsed.value] : []).sort((one, other) => order(one.recordedAt, other.recordedAt) || order(one.commit, other.commit)),
			unreadable: [...strange.map((path) => ({
				path,
				commit: void 0,
				problem: `${path} is among the records and has no name of one; move it elsewhere`
			})), ...read.flatMap(({ path, parsed }) => parsed.kind === "problem" ? [{
				path,
				commit: commitAt(path),
				problem: parsed.problem
			}] : [])]
		};
	}
	async #has(path) {
		return (await this.files.list(path)).includes(path);
	}
	/**
	* @throws StoreError if another version of qpsgate wrote records here, because two formats must not mix in one ledger
	*/
	async #requireOurForm() {
		const other = (await this.files.list(LEDGER)).find(isOfOtherForm);
		if (other === void 0) return;
		throw new StoreError(`${this.name}: another version of qpsgate wrote its records, such as ${other}, and this one cannot read them; use that version, or start a new ledger after: ${this.files.removal}`);
	}
	/**
	* Stores a record, unless the commit has one already. If several writers store one at the same time, the first one
	* stays.
	*/
	async add(record) {
		await this.#requireOurForm();
		const path = pathOf(record);
		if (await this.#has(path)) return {
			path,
			isNew: false
		};
		return {
			path,
			isNew: await this.files.create(path, recordFile(record), `record ${path}`)
		};
	}
	async ledgers() {
		const { records, unreadable } = await this.read();
		return {
			ledgers: branchLedgers(records, await this.baselines(records.map(({ branch }) => branch))),
			unreadable
		};
	}
	async baselines(branches) {
		const paths = new Map(branches.map((branch) => [baselinePath(branch), branch]));
		const texts = await this.files.read([...paths.keys()]);
		return new Map([...texts].map(([path, text]) => {
			const parsed = parseBaseline(text, path);
			if (parsed.kind === "problem") throw new StoreError(`${this.name}: ${parsed.problem}; set it again`);
			const { commit, setAt } = parsed.value;
			return [paths.get(path) ?? "", {
				commit,
				setAt
			}];
		}));
	}
	/** @param setAt ISO 8601, UTC, with milliseconds */
	async setBaseline(branch, commit, setAt = (/* @__PURE__ */ new Date()).toISOString()) {
		const write = /* @__PURE__ */ new Map([[baselinePath(branch), baselineFile({
			commit,
			setAt
		})]]);
		await this.files.commit({
			write,
			message: `baseline of ${branch}: ${commit}`
		});
	}
	[Symbol.asyncDispose]() {
		return this.files[Symbol.asyncDispose]();
	}
};
/** Compares by code units, because the order must not depend on a locale. */
function order(left, right) {
	return left === right ? 0 : left < right ? -1 : 1;
}
function readRecord(text, path) {
	const parsed = parseRecord(text, path);
	if (parsed.kind === "problem" || pathOf(parsed.value) === path) return parsed;
	return {
		kind: "problem",
		problem: `${path} holds the record that belongs to ${pathOf(parsed.value)}; move it there`
	};
}

// src/edges/store/directory-store.ts
/** Keeps the ledger in a directory, for local use and for runners that keep their disk. */
/** Opens a store in a directory. A directory that does not exist has no records, and the first record creates it. */
function openDirectoryStore(path) {
	const root = resolve(path);
	const name = `directory ${root}`;
	return new LedgerStore({
		name,
		removal: `rm -rf ${[LEDGER, BASELINES].map((folder) => shellWord(join(root, folder))).join(" ")}`,
		list: async (prefix) => guarded("read", name, () => filesBelow(root, "", prefix)),
		read: async (paths) => guarded("read", name, () => readFiles(root, paths)),
		commit: async (changes) => guarded("write to", name, () => commit(root, changes)),
		create: async (path, content) => guarded("write to", name, () => create(root, path, content)),
		[Symbol.asyncDispose]: async () => {}
	});
}
/** Paths of files below a folder. Folders in which no path can have the prefix are skipped. */
function filesBelow(root, folder, prefix) {
	return (unless("ENOENT", () => readdirSync(join(root, folder), { withFileTypes: true })) ?? []).sort((one, other) => one.name < other.name ? -1 : 1).flatMap((entry) => {
		const path = `${folder}${entry.name}`;
		if (!entry.isDirectory()) return path.startsWith(prefix) && !path.endsWith(".unfinished") ? [path] : [];
		const inside = `${path}/`;
		return inside.startsWith(prefix) || prefix.startsWith(inside) ? filesBelow(root, inside, prefix) : [];
	});
}
function readFiles(root, paths) {
	return new Map(paths.flatMap((path) => {
		checkPath(path);
		const text = unless(["ENOENT", "ENAMETOOLONG"], () => textOf(join(root, path)));
		return text === void 0 ? [] : [[path, text]];
	}));
}
/** Maximum size of a file that is read, bytes. Every record is far smaller. */
const MOST_BYTES = 64 * 1024 ** 2;
/**
* Text of a file. It is empty, which is no valid record, if the file is too large, or is a link, whose target might be
* endless.
*/
function textOf(path) {
	const stats = lstatSync(path);
	return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, "utf8") : "";
}
function commit(root, { write }) {
	for (const path of write.keys()) checkPath(path);
	for (const [path, content] of write) {
		makeDirectory(dirname(join(root, path)));
		putInPlace(join(root, path), content);
	}
}
function create(root, path, content) {
	checkPath(path);
	const whole = join(root, path);
	makeDirectory(dirname(whole));
	putUnlessThere(whole, content);
	return textOf(whole) === content;
}
function guarded(doing, name, work) {
	try {
		return work();
	} catch (thrown) {
		if (!(thrown instanceof Error) || !("syscall" in thrown)) throw thrown;
		const what = `cannot ${doing} ${name}: ${reasonOf(thrown)}; mend that, or choose another directory`;
		throw new StoreError(what, { cause: thrown });
	}
}

// src/edges/store/open-store.ts
function storeOpener({ near, token }) {
	return async (choice, signal) => {
		if (choice.kind === "directory") return openDirectoryStore(choice.path);
		const { branch } = choice;
		const isNamed = choice.kind === "remote";
		const remote = isNamed ? choice.remote : originOf(near, branch);
		return new LedgerStore(await openDataBranch({
			remote,
			branch,
			token: isNamed ? token : void 0,
			isOurs,
			signal
		}));
	};
}
/**
* Address of the remote `origin` of the repository that holds a path.
*
* @throws UserError if there is no such repository or remote
*/
function originOf(near, branch) {
	const refusal = (why) => new UserError(`the runs are kept on branch ${branch} of the remote origin, but ${why}; go into a repository that has one, or name a directory with --store`);
	if (findProgram("git") === void 0) throw refusal("git is not installed");
	const checkout = findCheckout(near);
	const problem = checkout === void 0 ? "" : gitRefusal(checkout);
	if (checkout === void 0 || problem !== void 0) throw refusal(`git finds no repository in ${existingFolder(near)}${problem === "" ? "" : ` (${problem})`}`);
	const remote = outputOf(checkout.git([
		"config",
		"--get",
		"remote.origin.url"
	]));
	if (remote === void 0 || remote === "") throw refusal(`${checkout.top} has no such remote`);
	return absoluteRemote(remote, checkout.top);
}

export { openDataBranch as n, storeOpener as t };