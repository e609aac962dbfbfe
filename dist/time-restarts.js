import { n as initialDataOf } from "./initial-data.js";
import { n as scenarioForServer } from "./scenario.js";
import { s as numberOf } from "./exercises.js";
import { S as isFailure, b as firstLine, p as MeasurementError } from "./paths.js";
import { i as SERVER_SCHEMA, p as orAborted } from "./server-address.js";
import { n as hasRoom } from "./disk-space.js";
import { t as removeTree } from "./remove-tree.js";
import { r as redoNames, t as loneArguments } from "./lone-server.js";
import { a as copySeed, h as startServer, i as NO_TABLES, n as isRefusedSql, o as openSeed } from "./sql-refusal.js";
import { join } from "node:path";

// src/edges/servers/time-restarts.ts
/** Times how long a server takes to stop, to start, and to recover from a crash, in rounds on data of its own. */
/** Maximum seconds of a stop. A server that takes longer is ended, and its times are unknown. */
const STOP_SECONDS = 60;
/** Maximum size of one redo log file, because a test with a larger one takes too much disk space. */
const MOST_REDO_BYTES = 2 * 1024 ** 3;
/** Free disk space, in bytes, that both sides need. */
const ROOM_BYTES = 6 * MOST_REDO_BYTES;
const TABLE = `${SERVER_SCHEMA}.qpsgate_restarts`;
const MAKE_TABLE = [
	`CREATE TABLE ${TABLE} (id INT PRIMARY KEY AUTO_INCREMENT, n INT NOT NULL, body CHAR(250) NOT NULL, KEY (n)) ENGINE = InnoDB CHARACTER SET latin1`,
	`INSERT INTO ${TABLE} (n, body) VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'd'), (5, 'e'), (6, 'f'), (7, 'g'), (8, 'h')`,
	...Array.from({ length: 13 }, (_, nth) => `INSERT INTO ${TABLE} (n, body) SELECT n + ${8 * 2 ** nth}, body FROM ${TABLE}`)
];
/** Leaves work for a stop or a recovery: changed pages, former versions of rows, and their redo log. */
const CHANGE_ALL = `UPDATE ${TABLE} SET n = n + 1, body = REPEAT(CHAR(97 + n MOD 26), 250)`;
/** @returns undefined, with a note, if the server does not start here, or its redo log is too large for a test */
async function openRestarts(scenario, launcher, request) {
	const { runDirectory, note } = request;
	const read = scenarioForServer(scenario, launcher.build);
	const sizes = [...redoNames(launcher.build), "innodb-log-file-size"];
	const isHuge = ({ option, text }) => sizes.includes(option) && (numberOf(text) ?? 0) > MOST_REDO_BYTES;
	const why = read.options.some(isHuge) ? "the redo log is too large for a test" : hasRoom(runDirectory, ROOM_BYTES) ? void 0 : "the disk has too little room";
	if (why === void 0) return Restarted.open(read, launcher, request);
	note(`times of stops and starts are unknown: ${why}`);
}
let opened = 0;
var Restarted = class Restarted {
	#directory;
	#start;
	#request;
	#server;
	constructor(directory, start, request) {
		this.#directory = directory;
		this.#start = start;
		this.#request = request;
	}
	static async open(scenario, launcher, request) {
		opened += 1;
		const { runDirectory, signal } = request;
		const directory = join(runDirectory, `restarts${opened}`);
		const { args, applied } = loneArguments({
			scenario,
			launcher,
			isTimed: true
		});
		const spec = {
			name: scenario.name,
			directory,
			args,
			options: applied,
			cpus: []
		};
		const restarted = new Restarted(directory, () => startServer(launcher, spec, signal), request);
		await using undone = new AsyncDisposableStack();
		undone.use(restarted);
		if (await restarted.#unlessFails(async () => {
			await using seed = await openSeed({
				...request,
				launcher,
				dataset: NO_TABLES,
				initial: initialDataOf(scenario)
			});
			await copySeed(seed, directory, launcher.account, {
				runDirectory,
				signal
			});
			await restarted.#startAgain();
			for (const sql of MAKE_TABLE) await restarted.#running.session.execute(sql);
			return true;
		}) === void 0) return void 0;
		undone.move();
		return restarted;
	}
	round() {
		return this.#unlessFails(async () => {
			await this.#running.session.execute(CHANGE_ALL);
			const shutdown = await timed(() => this.#stop());
			const start = await timed(() => this.#startAgain());
			await this.#running.session.execute(CHANGE_ALL);
			await this.#running[Symbol.asyncDispose]();
			return {
				shutdown,
				start,
				recovery: await timed(() => this.#startAgain())
			};
		});
	}
	get #running() {
		if (this.#server === void 0) throw new Error("the server was not started");
		return this.#server;
	}
	/** What the work returns; undefined, with a note, if the server fails or refuses a statement. */
	async #unlessFails(work) {
		const { signal, note } = this.#request;
		try {
			return await work();
		} catch (error) {
			signal.throwIfAborted();
			if (!isFailure(error) && !isRefusedSql(error)) throw error;
			note(`times of stops and starts are unknown: ${firstLine(error)}`);
			return;
		}
	}
	async #stop() {
		const { process, session } = this.#running;
		await session.execute("SHUTDOWN", STOP_SECONDS).catch(() => {});
		const late = AbortSignal.timeout(1e3 * STOP_SECONDS);
		try {
			await orAborted(process.ended, AbortSignal.any([this.#request.signal, late]));
		} catch (error) {
			if (!late.aborted) throw error;
			throw new MeasurementError(`the server does not stop within ${STOP_SECONDS} s`, { step: "stop server" });
		} finally {
			await this.#running[Symbol.asyncDispose]();
		}
	}
	async #startAgain() {
		this.#server = await this.#start();
	}
	async [Symbol.asyncDispose]() {
		await this.#server?.[Symbol.asyncDispose]();
		await removeTree(this.#directory);
	}
};
async function timed(work) {
	const began = performance.now();
	await work();
	return (performance.now() - began) / 1e3;
}

export { openRestarts };