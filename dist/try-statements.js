import { f as rate, i as count, s as firstOf } from "./figures.js";
import { r as refusalIn, t as SOON } from "./sql-refusal.js";
import { c as ordinaryAddress, d as Session, i as SERVER_SCHEMA } from "./server-address.js";

// src/core/wording/failing-text.ts
const MOST_OTHERS = 8;
/** Code for statements that do not end. It cannot clash with a server's error, because no server has an error 0. */
const ENDLESS = 0;
function failingTitle({ code, perSecond, form, others = [] }) {
	if (code === 0) return "statements do not end";
	if (form !== void 0) return `the server refuses ${form}${others.length === 0 ? "" : ` and ${count(others.length, "more statement")}`}`;
	return `statements fail with error ${code}${perSecond === void 0 ? "" : `, ${rate(perSecond)} a second`}`;
}
/** @param changed number of all changed lines. If there are more than `lines`, the text says how many. */
function failingText(failing, { product, version }, lines, changed) {
	const texts = lines.map(({ name, before, after }) => {
		const value = `${name}${after === null ? "" : ` = ${after}`}`;
		return after === null && before !== null ? `without ${name} = ${before}` : `with ${value}`;
	});
	const what = texts.length === 0 ? "with the change" : texts.join(" and ");
	const which = changed <= lines.length ? "" : `; ${count(changed, "line")} changed in all`;
	const error = failing.form === void 0 ? "" : ` with error ${failing.code}`;
	const says = failing.code === 0 ? `: ${failing.says}` : `; ${product} ${version} says: ${failing.says}`;
	const { whom, others = [] } = failing;
	return [
		`${failingTitle(failing)}${error}${says}`,
		`  ${failing.what} succeeds before the change, and fails ${what}${which}`,
		...whom === void 0 ? [] : [`  it matters to ${whom}`],
		...others.length === 0 ? [] : [`  also failing: ${firstOf(others, MOST_OTHERS)}`]
	].join("\n");
}

// src/edges/servers/try-statements.ts
const TABLE = `${SERVER_SCHEMA}.qpsgate_tried`;
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`;
/** Statements of two clients, in this order: the second client meets the rows and locks that the first has left. */
const TRIED = [
	[0, `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`],
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
/**
* Size of a large statement in bytes. Applications send larger ones, and no server's default limit is below 1 MiB, so a
* server refuses this size only if its limit was changed.
*/
const LARGE_BYTES = 65536;
/** Error number of a server that lets no client write, such as a replica in production. */
const READ_ONLY = 1290;
/** Tries the statements of applications, up to the first that the server refuses, because later ones build on it. */
async function tryStatements({ address, session }) {
	const refused = await firstRefusal(address);
	if (refused !== void 0 && refused.code !== READ_ONLY) await session.execute(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => {});
	return refused === void 0 ? [] : [refused];
}
/**
* Switches read_only off if the server refused statements because of it; otherwise no workload that writes could run.
*/
async function letWrite({ session }, refused) {
	if (refused.some(({ code }) => code === READ_ONLY)) await session.execute("SET GLOBAL read_only = OFF");
}
/** The first refusal with an error that `before` lacks, because only such a refusal may be due to the change. */
function newRefusal(now, before) {
	return now.find((refused) => !before.some(({ code }) => code === refused.code));
}
async function firstRefusal(address) {
	let what = "a connection";
	try {
		await using one = await Session.open(ordinaryAddress(address));
		await using other = await Session.open(ordinaryAddress(address));
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

export { failingTitle as a, failingText as i, newRefusal as n, tryStatements as r, letWrite as t };