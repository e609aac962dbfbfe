import { t as bytesAt } from "./full-house.js";
import { n as initialDataOf } from "./initial-data.js";
import { n as scenarioForServer } from "./scenario.js";
import { s as numberOf } from "./exercises.js";
import { S as isFailure, b as firstLine } from "./paths.js";
import { a as availableBytes } from "./disk-space.js";
import { C as residentBytesOf, v as peakBytesOf } from "./tool.js";
import { c as ordinaryAddress, d as Session, i as SERVER_SCHEMA } from "./server-address.js";
import { n as onLoneServer } from "./lone-server.js";
import { i as NO_TABLES, n as isRefusedSql, o as openSeed } from "./sql-refusal.js";
import { setTimeout } from "node:timers/promises";

// src/edges/servers/measure-memory.ts
/** Measures a server's memory at rest, and with many clients that work at once. The server is started only for this. */
/**
* Numbers of clients that work at once. The two largest give the memory per client. The first clients also take memory
* that all share, such as pools of the allocator, so 1 is one of the two only if a server takes few clients.
*/
const LEVELS = [
	1,
	25,
	50,
	200
];
/** Connections that clients cannot get, because servers keep some for administrators, and qpsgate holds its own. */
const SPARED = 3;
/** Maximum share of the free memory. If a number of clients is expected to take more, it is not tried. */
const MOST_SHARE = .6;
const TABLE = "qpsgate_memory";
const FEW = "qpsgate_few";
/** Statement that selects a schema, because MySQL makes no temporary table for a session without one. */
const USE = `USE ${SERVER_SCHEMA}`;
const MAKE_TABLE = [
	USE,
	`CREATE TABLE ${TABLE} (id INT PRIMARY KEY, word INT NOT NULL, body CHAR(250) NOT NULL) ENGINE = InnoDB CHARACTER SET latin1`,
	`INSERT INTO ${TABLE} VALUES (1, 1, 'a'), (2, 2, 'b'), (3, 3, 'c'), (4, 4, 'd'), (5, 5, 'e'), (6, 6, 'f'), (7, 7, 'g'), (8, 8, 'h')`,
	...Array.from({ length: 9 }, (_, nth) => `INSERT INTO ${TABLE} SELECT id + ${8 * 2 ** nth}, word, RPAD(LPAD(id * 7919 % 100003, 9, '0'), 250, 'x') FROM ${TABLE}`),
	`CREATE TABLE ${FEW} (n INT PRIMARY KEY) ENGINE = InnoDB`,
	`INSERT INTO ${FEW} VALUES (1), (2), (3), (4)`
];
/**
* Maximum seconds that a client sleeps in one of the last rows, so that its buffers stay full until the others have
* theirs.
*/
const LONGEST_HOLD_SECONDS = 8;
const HOLD = `IF(id = 4000, SLEEP(${LONGEST_HOLD_SECONDS}), 0)`;
const ASLEEP = "User sleep";
const INTERRUPTED = 1317;
const POLL_MS = 50;
const WORK = [
	`SELECT COUNT(*) FROM (SELECT id FROM ${TABLE} WHERE ${HOLD} = 0 ORDER BY CONCAT(body, body, body) LIMIT 1000000) sorted`,
	`SELECT COUNT(*), MAX(body), SUM(IF(n = 1, ${HOLD}, 0)) FROM ${TABLE} STRAIGHT_JOIN ${FEW} ON word <> n`,
	`SELECT MAX(word) FROM ${TABLE} GROUP BY body, id HAVING SUM(${HOLD}) < 0`
];
/** @returns undefined if this machine does not see the server's memory, or the server does not start here */
async function measureMemory(scenario, launcher, request) {
	const read = scenarioForServer(scenario, launcher.build);
	try {
		await using seed = await openSeed({
			...request,
			launcher,
			dataset: NO_TABLES,
			initial: initialDataOf(read)
		});
		const pool = read.options.findLast(({ variable }) => variable === "innodb_buffer_pool_size");
		return await onLoneServer({
			scenario: read,
			launcher,
			seed
		}, request, (server) => fillHouse(server, numberOf(pool?.text)));
	} catch (error) {
		if (!isFailure(error) && !isRefusedSql(error)) throw error;
		request.note(`memory with many clients is unknown: ${firstLine(error)}`);
		return;
	}
}
async function fillHouse({ process, session, address }, writtenPool) {
	const restBytes = residentBytesOf(process.pid);
	if (restBytes === void 0) return void 0;
	const mostClients = Number(await session.value("SELECT @@max_connections"));
	const pool = writtenPool ?? Number(await session.value("SELECT @@innodb_buffer_pool_size"));
	for (const sql of MAKE_TABLE) await session.execute(sql);
	const free = availableBytes();
	const peaks = [];
	for (const clients of LEVELS) {
		const needed = bytesAt({
			restBytes,
			peaks
		}, clients) - restBytes;
		if (clients > mostClients - SPARED || needed > MOST_SHARE * free) break;
		await workAtOnce({
			session,
			address
		}, clients);
		const bytes = peakBytesOf(process.pid);
		if (bytes === void 0) return void 0;
		peaks.push({
			clients,
			bytes
		});
	}
	const dataBytes = Number(await session.value(`SELECT SUM(variable_value) FROM performance_schema.global_status WHERE variable_name = 'Innodb_buffer_pool_bytes_data'`).catch(() => void 0) ?? 0);
	return {
		restBytes,
		peaks,
		poolBytes: Math.max(0, pool - dataBytes),
		mostClients
	};
}
async function workAtOnce({ session, address }, clients) {
	await using opened = new AsyncDisposableStack();
	const sessions = [];
	for (let nth = 0; nth < clients; nth += 1) {
		const client = opened.use(await Session.open(ordinaryAddress(address)));
		await client.execute(USE);
		sessions.push(client);
	}
	const work = Promise.all(sessions.map((client, nth) => sleepUntilWoken(client, WORK[nth % WORK.length] ?? "SELECT 1")));
	await Promise.race([work, wakeOnceAllSleep(session, clients)]);
	await work;
}
async function sleepUntilWoken(client, sql) {
	try {
		await client.execute(sql);
	} catch (error) {
		if (error.errno !== INTERRUPTED) throw error;
	}
}
/** Wakes the clients only when all of them sleep with full buffers, however long a busy machine takes until then. */
async function wakeOnceAllSleep(session, clients) {
	const latest = performance.now() + LONGEST_HOLD_SECONDS * 1e3;
	let asleep = [];
	while (asleep.length < clients && performance.now() < latest) {
		await setTimeout(POLL_MS);
		asleep = (await session.rows("SHOW PROCESSLIST")).filter(({ State }) => State === ASLEEP).map(({ Id }) => Number(Id));
	}
	for (const id of asleep) await session.execute(`KILL QUERY ${id}`).catch(() => {});
}

export { measureMemory };