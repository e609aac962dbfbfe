import { h as UserError, p as MeasurementError, x as isFailure, y as firstLine } from "./paths.js";
import { h as isEarlier } from "./suite.js";
import { j as numberOf } from "./dsn.js";
import { E as ROWS, L as familyOf, _ as namesOf, a as optionToArgument, r as canonicalOptionName, x as variableOf } from "./option-file.js";
import { _ as instrumentRule, c as dataIdentity, y as resolveSettings } from "./option-reach.js";
import { l as armName } from "./changed-settings.js";
import { t as USUAL_DATA } from "./initial-data.js";
import { n as judgeInsight } from "./insight.js";
import { r as settingsOf } from "./switchable-settings.js";
import { u as hasRoom } from "./docker-client.js";
import { C as seedArguments, i as launcherAtHand, n as chooseLauncher } from "./choose.js";
import { c as lockFile } from "./scope.js";
import { i as cacheDirectory } from "./program.js";
import { _ as sizeOf, h as giveTo, i as isLacking, l as isWhole, m as copyTree, n as makeSeed, r as neededBytes, u as markUsed } from "./make-seed.js";
import { i as placeCertificate } from "./certificate.js";
import { l as migrating, o as MAKE_ORDINARY, s as OWN_SCHEMA, t as Session, u as ordinary } from "./connection.js";
import { join } from "node:path";
import { mkdirSync } from "node:fs";
import { hash } from "node:crypto";

// src/edges/machine/at-most.ts
/** Work with a limit for parallel tasks; the others wait, and begin in their order. */
function atMost(most) {
	const waiting = [];
	let free = most;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free++;
			else next();
		}
	};
}

// src/edges/servers/seed.ts
/**
* The seed data directory: made once per server build, dataset and seed options, kept in a cache between runs, copied
* for every arm of every trial. Two runs at once share it: the second waits for the first.
*/
/** Raise when the way seeds are made changes. */
const SEED_LAYOUT = 3;
const MOST_AT_ONCE = 2;
async function openSeed(request) {
	const path = join(cacheDirectory("seeds"), seedKey(request));
	const lockPath = `${path}.lock`;
	if (!isWhole(path)) {
		await using _building = await lockFile(lockPath, "exclusive", {
			wait: true,
			signal: request.signal
		});
		if (!isWhole(path)) await makeSeed(request, path);
	}
	const lock = await lockFile(lockPath, "shared", {
		wait: true,
		signal: request.signal
	});
	if (!isWhole(path)) {
		await lock?.[Symbol.asyncDispose]();
		return openSeed(request);
	}
	markUsed(path);
	return {
		path: join(path, "data"),
		bytes: sizeOf(path),
		[Symbol.asyncDispose]: async () => lock?.[Symbol.asyncDispose]()
	};
}
/**
* Copies a seed's data into `directory` (made here, with tmp/ next to data/), owned by the server's account.
*
* @param certificate directory of one that the server gets too
*/
async function copySeed(seed, directory, account, within, certificate) {
	mkdirSync(directory, { mode: 448 });
	mkdirSync(join(directory, "tmp"));
	await copyTree(seed.path, join(directory, "data"), within, "copy seed data directory");
	if (certificate !== void 0) placeCertificate(certificate, directory);
	if (account !== void 0) await giveTo(account, directory, within);
}
/** Two, because loading takes a CPU; one where there may be no room to make two of them, and to keep them. */
function seedsAtOnce(dataset, runDirectory) {
	const most = 4 * neededBytes(dataset);
	return [runDirectory, cacheDirectory("seeds")].every((path) => hasRoom(path, most)) ? MOST_AT_ONCE : 1;
}
function seedKey({ launcher, dataset, initial = USUAL_DATA }) {
	const { build, kind } = launcher;
	const { tables, rows, tpch, own, hasRelayLog } = dataset;
	const server = [
		kind,
		build.identity,
		build.version,
		seedArguments(build, hasRelayLog)
	];
	const options = initial.options.map(optionToArgument);
	const data = [
		tables,
		rows,
		tpch,
		{
			...initial,
			options
		},
		own && dataIdentity(own)
	];
	return hash("sha256", JSON.stringify([
		SEED_LAYOUT,
		MAKE_ORDINARY,
		server,
		data
	])).slice(0, 20);
}

// src/edges/servers/try-statements.ts
/** Statements that applications and their migrations use, tried by ordinary clients before anything is measured. */
const TABLE = `${OWN_SCHEMA}.qpsgate_tried`;
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`;
/** A statement that waits for another client's lock then fails within a second or two. */
const SOON = "SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1";
const MAKE_TABLE = `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`;
/** Statements of two clients, in this order: the second meets what the first has left. */
const TRIED = [
	[0, MAKE_TABLE],
	[0, `INSERT INTO ${TABLE} VALUES (1, 0), (2, 0)`],
	[0, `SELECT n FROM ${TABLE} WHERE id = 1`],
	[0, ADD],
	[1, ADD],
	[1, "BEGIN"],
	[1, `SELECT n FROM ${TABLE} WHERE id = 1 FOR UPDATE`],
	[1, ADD],
	[1, "COMMIT"],
	[1, `DELETE FROM ${TABLE} WHERE id = 2`],
	[0, `DROP TABLE ${TABLE}`]
];
/** Applications send larger ones, and the smallest default of a server is 1 MiB. */
const LARGE_BYTES = 65536;
const MADE = [
	1,
	2,
	3,
	4,
	5,
	6,
	7
].map((nth) => `${TABLE}_${nth}`);
/** What migrations make, on a table that is there, each by itself. */
const MIGRATIONS = [
	`CREATE TABLE ${MADE[0]} (n INT) ENGINE = InnoDB`,
	`CREATE TABLE ${MADE[1]} (id INT PRIMARY KEY) ENGINE = MyISAM`,
	`CREATE TABLE ${MADE[2]} (id INT PRIMARY KEY) ENGINE = MEMORY`,
	`CREATE TABLE ${MADE[3]} (id INT PRIMARY KEY, CONSTRAINT qpsgate_fk FOREIGN KEY (id) REFERENCES ${TABLE} (id))`,
	`CREATE TABLE ${MADE[4]} (id INT PRIMARY KEY, twice INT AS (2 * id) STORED)`,
	`CREATE TABLE ${MADE[5]} (id INT PRIMARY KEY) PARTITION BY HASH (id) PARTITIONS 2`,
	`CREATE TABLE ${MADE[6]} (PRIMARY KEY (id)) SELECT id FROM ${TABLE}`,
	`CREATE VIEW ${TABLE}_view AS SELECT n FROM ${TABLE}`,
	`CREATE TRIGGER ${TABLE}_trigger BEFORE INSERT ON ${TABLE} FOR EACH ROW SET NEW.n = 1`,
	`CREATE FUNCTION ${TABLE}_function () RETURNS INT DETERMINISTIC NO SQL RETURN 1`
];
const UNMADE = [
	`DROP FUNCTION IF EXISTS ${TABLE}_function`,
	`DROP VIEW IF EXISTS ${TABLE}_view`,
	`DROP TABLE IF EXISTS ${[...MADE, TABLE].join(", ")}`
];
/** Error of a server that lets nobody write, as replicas of a production do. */
const READ_ONLY = 1290;
/**
* The first statement of applications that the server refuses; if there is none, what it refuses of migrations.
*
* @param migrates whether these are tried; default: they are
*/
async function tryStatements({ address, session }, migrates = true) {
	const refused = await firstRefused(address);
	const others = migrates && refused === void 0 ? await refusedMigrations(address) : [];
	const all = refused === void 0 ? others : [refused];
	if (refused?.code !== READ_ONLY) for (const sql of UNMADE) await session.execute(sql).catch(() => {});
	return all;
}
/** Lets clients write, where they may not before and now alike. */
async function letWrite({ session }, refused) {
	if (refused.some(({ code }) => code === READ_ONLY)) await session.execute("SET GLOBAL read_only = OFF");
}
function isMigration({ what }) {
	return MIGRATIONS.includes(what);
}
/** Whether two refusals are one: of applications by the error, of migrations by the statement as well. */
function isRefusedAlike(one, other) {
	return one.code === other.code && (one.what === other.what || !isMigration(one));
}
/**
* What fails that did not before.
*
* @param isSameScenario whether it was tried of the same scenario: another may forbid other migrations, and always did
*/
function newlyRefused(now, before, isSameScenario = true) {
	const tellsOfMigrations = isSameScenario && before.every(isMigration);
	return now.filter((refused) => (tellsOfMigrations || !isMigration(refused)) && !before.some((former) => isRefusedAlike(refused, former)));
}
async function firstRefused(address) {
	let what = "a connection";
	try {
		await using one = await Session.open(ordinary(address));
		await using other = await Session.open(ordinary(address));
		const clients = [one, other];
		for (const client of clients) await client.execute(SOON);
		for (const [client, sql] of TRIED) {
			what = sql;
			await clients[client]?.execute(sql);
		}
		what = "a statement of 64 KiB";
		await other.execute(`SELECT LENGTH('${"x".repeat(LARGE_BYTES)}')`);
		return;
	} catch (error) {
		return refusalIn(error, what);
	}
}
async function refusedMigrations(address) {
	await using client = await Session.open(migrating(address));
	const refused = [];
	for (const sql of [MAKE_TABLE, ...MIGRATIONS]) await client.execute(sql).catch((error) => refused.push(refusalIn(error, sql)));
	return refused;
}
/** @throws the error, if it is no refusal */
function refusalIn(error, what) {
	const { errno: code = 0 } = error;
	if (error instanceof MeasurementError || code === 0 || isLacking(code)) throw error;
	return {
		code,
		says: error.message,
		what
	};
}

// src/edges/servers/verify.ts
/**
* A server's real settings, compared with those that were asked for; a scenario that did not take effect is refused.
* Also the diagnostics that the configuration offers.
*/
/** Sizes are rounded by the server: up to whole chunks (buffer pool: 128 MiB and more), down by less. */
const ROUNDING_BYTES = 128 * 1024 ** 2;
const ROUNDING_SHARE = .1;
const LEAST_ROUNDED = 1024;
/** A percentage of 100 becomes 99.999. */
const DECIMAL_ROUNDING_SHARE = .001;
const SHOWN_NAMES = 5;
/** The built-in memory instruments of Performance Schema itself cannot be switched off (MySQL manual, 29.2.2). */
const ALWAYS_ON = "memory/performance_schema/";
/**
* A value before the change that is out of range is measured as the server corrects it: production did the same. A mix
* of both is measured so, too. If all arms of the trial ask for the same value and no server takes it, the value is no
* part of the comparison, and a warning names it.
*
* @throws UserError naming every value that is out of range, MeasurementError every other setting that did not take
* effect
*/
async function verify(session, { build, arm, applied, settings, together }) {
	const variables = settingsOf("variable", settings);
	const { wrong } = comparePatterns(settingsOf("instrument", settings), applied);
	const differences = differencesOf(applied, variables, settingsOf("consumer", settings));
	const isOfAll = ({ option }) => together.every((each) => asksFor(each, option));
	const others = differences.filter((each) => !isOfAll(each) && !(arm.isMixed && /^loose[-_]/i.test(each.option.name)));
	const outside = others.length === 0 ? [] : await outOfRange(session, build, others);
	if (outside.length === 0) requireEffect(arm, [...others.map((each) => differenceText(each, variables)), ...wrong]);
	else if (!isEarlier(arm) && !arm.isMixed) throw outsideError(outside);
	return {
		/** Memory that Performance Schema holds; null if the server does not show it. */
		performanceSchemaBytes: await performanceSchemaBytes(session),
		/** Names of settings whose pattern no instrument of the server matches. */
		unmatched: unmatchedPatterns(settings, applied),
		warnings: differences.filter(isOfAll).map(({ option: { name, file, line }, asked, actual }) => {
			return {
				code: "option-adjusted",
				option: canonicalOptionName(name),
				file,
				line,
				asked,
				actual
			};
		})
	};
}
function asksFor({ scenario: { options } }, { name, value }) {
	return options.some((each) => each.value === value && canonicalOptionName(each.name) === canonicalOptionName(name));
}
/** @throws MeasurementError naming what did not take effect, if there is anything */
function requireEffect(arm, differences) {
	if (differences.length === 0) return;
	throw new MeasurementError(`scenario ${armName(arm)} did not take effect on the running server, so it is not measured:\n${differences.map((line) => `  ${line}`).join("\n")}`, {
		step: "verify scenario",
		arm: armName(arm)
	});
}
async function performanceSchemaBytes(session) {
	const total = (await session.rows("SHOW ENGINE PERFORMANCE_SCHEMA STATUS")).find((row) => row.Name === "performance_schema.memory");
	return total === void 0 ? null : Number(total.Status);
}
/** Options with which the server has other values than it was given. */
function differencesOf(applied, variables, consumers) {
	const winners = winnersOf(applied, variables);
	const alsoSet = new Set(winners.flatMap(({ name }) => ROWS.get(variableOf(name))?.alsoSets ?? []));
	return winners.filter(({ name }) => !alsoSet.has(variableOf(name))).flatMap((option) => optionDifference(option, variables, consumers) ?? []);
}
/** Among several options for one variable the last whose name the server knows: it takes that one. */
function winnersOf(options, variables) {
	const isKnown = ({ bareName }) => variables.has(bareName.replaceAll("-", "_"));
	return [...resolveSettings(options).values()].flatMap((settings) => settings.findLast(isKnown) ?? settings.at(-1) ?? []).flatMap(({ index }) => options[index] ?? []);
}
/** Variables that a server lowers where the machine lets it open too few files. */
const BOUND_BY_FILES = /* @__PURE__ */ new Set([
	"max_connections",
	"table_open_cache",
	"innodb_open_files"
]);
/** Some servers take 256MB for 256M, some for 256. */
const UNIT_OF_BYTES = /^(\d+[kmgt])i?b$/i;
function optionDifference(option, variables, consumers) {
	const name = canonicalOptionName(option.name);
	const consumer = /^performance-schema-consumer-(.+)$/.exec(name)?.[1]?.replaceAll("-", "_");
	if (consumer !== void 0) {
		const actual = consumers.get(consumer);
		const wanted = isOn(option.value ?? "ON");
		if (actual === void 0 || actual === "YES" === wanted) return void 0;
		return {
			option,
			asked: onOff(wanted),
			actual: onOff(!wanted)
		};
	}
	const variable = namesOf(name).find((each) => variables.has(each));
	const actual = variable === void 0 ? void 0 : variables.get(variable);
	if (variable === void 0 || actual === void 0 || option.value === void 0) return void 0;
	const isOff = ROWS.get(variable)?.isSwitch && !isSwitch(option.value) && /^(?:off|0)$/i.test(actual);
	const stepBytes = variable === "innodb_buffer_pool_size" ? poolStepBytes(variables) : void 0;
	return isOff || sameValue(option.value, actual, stepBytes) ? void 0 : {
		option,
		asked: option.value,
		actual,
		variable
	};
}
/** Every instance of the pool has whole chunks: MySQL makes 4 GiB of 3.5, for its eight. */
function poolStepBytes(variables) {
	const [chunk = 0, instances = 1] = ["chunk_size", "instances"].map((name) => {
		const value = variables.get(`innodb_buffer_pool_${name}`);
		return value === void 0 ? void 0 : Number(value);
	});
	return Math.max(ROUNDING_BYTES, chunk * instances);
}
function differenceText(difference, variables) {
	const { option, asked, actual, variable = "" } = difference;
	const size = UNIT_OF_BYTES.exec(asked)?.[1];
	const reason = BOUND_BY_FILES.has(variable) ? [`it may open ${variables.get("open_files_limit") ?? "?"} files`] : [];
	const instead = size === void 0 ? [] : [`write ${size}`];
	return [
		`${`${option.file}:${option.line}`}: ${option.name}: asked for ${asked}, the server has ${actual}`,
		...reason,
		...instead
	].join("; ");
}
/** Other differences may only follow from these: more connections leave fewer tables open. */
async function outOfRange(session, { product }, differences) {
	const rows = await session.rows(familyOf(product).rangesQuery);
	const ranges = new Map(rows.map((row) => [String(row.name).toLowerCase(), row]));
	return differences.flatMap((difference) => {
		const { least, most } = ranges.get(difference.variable ?? "") ?? {};
		const asked = numberOf(difference.asked) ?? NaN;
		return Number(most) > Number(least) && (asked < Number(least) || asked > Number(most)) ? [{
			...difference,
			least: String(least),
			most: String(most)
		}] : [];
	});
}
function outsideError(outside) {
	const lines = outside.map(({ option: { file, line, name }, asked, actual, least, most }, index) => {
		return `${index === 0 ? "" : `${file}:${line}: `}${name}: found ${asked}; allowed: ${least} to ${most}; the server would run with ${actual}`;
	});
	return new UserError(lines.join("\n"), { place: outside[0]?.option });
}
/**
* Whether a value of a file and the value that the server shows mean the same.
*
* @param stepBytes how far the server may round up a large size
*/
function sameValue(asked, actual, stepBytes = ROUNDING_BYTES) {
	if (asked.toLowerCase() === actual.toLowerCase()) return true;
	if (isSwitch(asked) && isSwitch(actual)) return isOn(asked) === isOn(actual);
	if (isSwitch(actual) && numberOf(asked) === void 0) return isOn(actual);
	if (DECIMAL.test(asked) && DECIMAL.test(actual) && `${asked}${actual}`.includes(".")) return Math.abs(Number(actual) - Number(asked)) <= Number(asked) * DECIMAL_ROUNDING_SHARE;
	const wanted = numberOf(asked);
	const got = numberOf(actual);
	if (/^-\d+$/.test(asked)) return true;
	if (got === void 0) return true;
	if (isSwitch(asked)) return isOn(asked) === (got !== 0);
	if (wanted === void 0) return false;
	if (wanted < LEAST_ROUNDED) return got === wanted;
	const up = Math.max(wanted * ROUNDING_SHARE, wanted >= ROUNDING_BYTES ? stepBytes : 0);
	return got >= wanted * .9 && got <= wanted + up;
}
const DECIMAL = /^\d+(?:\.\d+)?$/;
function isSwitch(value) {
	return /^(?:on|off|yes|no|true|false|0|1)$/i.test(value);
}
function isOn(value) {
	return /^(?:on|yes|true|1)$/i.test(value);
}
function onOff(value) {
	return value ? "ON" : "OFF";
}
/** Names of settings whose pattern no instrument of the server matches; none if Performance Schema is off. */
function unmatchedPatterns(settings, applied) {
	return settingsOf("variable", settings).get("performance_schema") === "ON" ? comparePatterns(settingsOf("instrument", settings), applied).unmatched : [];
}
/** An instrument has the state of the longest pattern that it matches, and among those the last. */
function comparePatterns(instruments, options) {
	const byLength = options.flatMap((option) => {
		if (canonicalOptionName(option.name) !== "performance-schema-instrument") return [];
		const { pattern, state = "" } = instrumentRule(option.value);
		const isCounted = /^counted$/i.test(state);
		return pattern !== "" && (isSwitch(state) || isCounted) ? [{
			pattern,
			wanted: isCounted || isOn(state),
			option
		}] : [];
	}).toSorted((one, other) => one.pattern.length - other.pattern.length);
	const ruled = /* @__PURE__ */ new Set();
	const differences = [];
	const unmatched = [];
	for (const { pattern, wanted, option } of byLength.toReversed()) {
		const like = likePattern(pattern);
		const matching = [...instruments].filter(([name]) => like.test(name));
		if (matching.length === 0) unmatched.push(`performance-schema-instrument ${pattern}`);
		const decided = matching.filter(([name]) => !(ruled.has(name) || name.startsWith(ALWAYS_ON)));
		for (const [name] of decided) ruled.add(name);
		const wrong = decided.flatMap(([name, value]) => value.startsWith("YES") === wanted ? [] : name);
		if (wrong.length === 0) continue;
		const which = `${option.file}:${option.line}: ${option.name}=${option.value}`;
		differences.push(`${which}: asked for ${onOff(wanted)}, but ${shortened(wrong, onOff(!wanted))}`);
	}
	return {
		wrong: differences,
		unmatched
	};
}
/**
* Matches as LIKE does. A text between two wildcards matches only where it first occurs, because a pull request may bring
* patterns with any number of wildcards, and a search that goes back would take too long.
*/
function likePattern(pattern) {
	const parts = [""];
	for (const [part] of pattern.matchAll(/\\?./gs)) if (part === "%") parts.push("");
	else parts[parts.length - 1] += part === "_" ? "." : part.replace(/^\\/, "").replaceAll(/[^\w]/g, "\\$&");
	const [first = "", ...others] = parts;
	const last = others.pop();
	const between = others.map((part, at) => `(?=(.*?${part}))\\${at + 1}`);
	return new RegExp(`^${first}${between.join("")}${last === void 0 ? "" : `.*${last}`}$`, "is");
}
function shortened(wrong, state) {
	const shown = wrong.slice(0, SHOWN_NAMES).map((name) => `${name} is ${state}`);
	const more = wrong.length > SHOWN_NAMES ? [`and ${wrong.length - SHOWN_NAMES} more`] : [];
	return [...shown, ...more].join(", ");
}
/**
* Ability by ability, see core's insight.ts.
*
* @param session opened after the scenario's SQL has run, because that may concern new connections only
*/
async function probeInsight(session, product, settings) {
	const tables = await session.rows("SELECT OBJECT_SCHEMA, ENABLED FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE'");
	const [thread] = await session.rows("SELECT INSTRUMENTED, HISTORY FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()");
	const variables = settingsOf("variable", settings);
	const hasDigests = variables.get("performance_schema_digests_size") !== "0";
	return judgeInsight({
		consumers: [...settingsOf("consumer", settings)].flatMap(([name, value]) => value === "YES" && (name !== "statements_digest" || hasDigests) ? name : []),
		instruments: [...settingsOf("instrument", settings)].map(([name, value]) => {
			const [enabled, timed] = value.split(",");
			return {
				name,
				enabled: enabled === "YES",
				timed: timed === "YES"
			};
		}),
		tables: tables.map((row) => ({
			schema: String(row.OBJECT_SCHEMA),
			enabled: row.ENABLED === "YES"
		})),
		filePerTable: variables.get("innodb_file_per_table") !== "OFF",
		thread: {
			instrumented: thread?.INSTRUMENTED === "YES",
			history: thread?.HISTORY === "YES"
		},
		countsPrepared: familyOf(product).countsPrepared
	});
}

// src/edges/servers/programs.ts
/** The server programs of a run: images that were pulled, or programs of this machine. */
/** The provider for each kind of program. */
const PROVIDERS = {
	image: "docker",
	binary: "local"
};
/** Programs by the text of their name. */
var Programs = class Programs {
	#request;
	#launchers;
	/** Why programs that only the baseline has cannot be had, by the text of their name. */
	#missing;
	constructor(request, launchers, missing) {
		this.#request = request;
		this.#launchers = launchers;
		this.#missing = missing;
	}
	/**
	* Images are pulled side by side.
	*
	* @param arms whose programs are wanted; empty: only those at hand are used
	* @throws UserError or MeasurementError where one of them cannot be had, unless only the baseline has it
	*/
	static async open(request, arms) {
		const { server, signal } = request;
		const missing = /* @__PURE__ */ new Map();
		for (const { scenario, revision } of arms) {
			const { name, program, place } = scenario;
			if (server === "auto" || program === void 0 || PROVIDERS[program.kind] === server) continue;
			const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${server} cannot start`;
			if (revision !== "baseline") throw new UserError(why, { place });
			missing.set(keyOf(program), why);
		}
		const opened = await openTogether([...Map.groupBy(arms, ({ scenario }) => keyOf(scenario.program))].filter(([key]) => !missing.has(key)), signal, async ([key, users], either) => {
			try {
				return [key, await openProgram(users, {
					...request,
					signal: either
				})];
			} catch (error) {
				if (!isFailure(error) || users.some(({ revision }) => revision !== "baseline")) throw error;
				missing.set(key, firstLine(error));
				return;
			}
		});
		return new Programs(request, new Map(opened.filter((each) => each !== void 0)), missing);
	}
	/** Undefined if the scenario's program is not at hand. */
	async atHand({ program }) {
		const opened = this.#launchers.get(keyOf(program));
		if (opened !== void 0 || this.#missing.has(keyOf(program))) return opened;
		return launcherAtHand({
			...this.#request,
			...chosen(program, this.#request)
		});
	}
	/** Why the program of a scenario of the baseline cannot be had; undefined if it can. */
	whyMissing({ program }) {
		return this.#missing.get(keyOf(program));
	}
	launcherOf({ name, program }) {
		const launcher = this.#launchers.get(keyOf(program));
		if (launcher === void 0) throw new Error(`no server program was opened for ${name}`);
		return launcher;
	}
	buildOf(scenario) {
		return this.launcherOf(scenario).build;
	}
};
/** A scenario that names its program is not measured on anything else. */
async function openProgram(users, request) {
	const heads = users.filter((arm) => !isEarlier(arm));
	const scenario = (heads[0] ?? users[0])?.scenario;
	const program = scenario?.program;
	const named = program && {
		place: scenario.programPlace ?? scenario.place,
		isBefore: heads.length === 0
	};
	return chooseLauncher({
		...request,
		...chosen(program, request),
		named
	});
}
function chosen(program, { suite, base = [], image, server }) {
	const common = image === void 0 ? suite.server : {
		kind: "image",
		name: image
	};
	const options = [...base, ...suite.scenarios].flatMap((scenario) => scenario.options);
	return {
		source: program ?? common,
		server: program === void 0 ? server : PROVIDERS[program.kind],
		options
	};
}
/** "image mysql:9.7"; undefined for the program of the suite. */
function keyOf(program) {
	return program && `${program.kind} ${program.name}`;
}
/**
* If one cannot be opened, the others are aborted, awaited, and closed.
*
* @param open gets a signal that also fires when another could not be opened
* @returns the opened ones, in the order of the items
* @throws the first error
*/
async function openTogether(items, signal, open) {
	const failed = new AbortController();
	const either = AbortSignal.any([signal, failed.signal]);
	const opening = items.map(async (item) => open(item, either));
	try {
		return await Promise.all(opening);
	} catch (error) {
		failed.abort(error);
		for (const result of await Promise.allSettled(opening)) if (result.status === "fulfilled") await close(result.value);
		throw error;
	}
}
async function close(opened) {
	if (typeof opened === "object" && opened !== null && Symbol.asyncDispose in opened) await opened[Symbol.asyncDispose]();
}

export { unmatchedPatterns as a, letWrite as c, copySeed as d, openSeed as f, probeInsight as i, newlyRefused as l, atMost as m, keyOf as n, verify as o, seedsAtOnce as p, openTogether as r, isRefusedAlike as s, Programs as t, tryStatements as u };