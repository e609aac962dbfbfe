import { a as splitDifference, r as mix } from "./lines.js";
import { n as initialDataOf } from "./initial-data.js";
import { n as scenarioForServer } from "./scenario.js";
import { t as distinct } from "./distinct.js";
import { a as failingTitle, i as failingText, r as tryStatements } from "./try-statements.js";
import { S as isFailure, b as firstLine, p as MeasurementError } from "./paths.js";
import { t as runScenarioSql } from "./arms.js";
import { n as onLoneServer } from "./lone-server.js";
import { n as openTogether } from "./programs.js";
import { f as supervise, i as NO_TABLES, n as isRefusedSql, o as openSeed, r as refusalIn, t as SOON } from "./sql-refusal.js";
import { i as shorten } from "./escape.js";
import { a as catalogueAddress, d as Session, f as TooLongError, r as MIGRATION_SCHEMA, s as migratingAddress, t as CATALOGUE_SCHEMA } from "./server-address.js";
import { n as refusalOfChange } from "./try-start.js";

// src/edges/servers/try-catalogue.ts
/**
* Name of all migrations of the user together. They count as one, because after a failed statement the next ones lack
* its tables.
*/
const MIGRATIONS = "the migrations of the repository";
const SHOWN_SQL = 120;
/** Maximum seconds for the catalogue on one server, which usually takes two. */
const CATALOGUE_SECONDS = 60;
/** Maximum seconds for all migrations on one server. */
const MIGRATION_SECONDS = 60;
const LEAST_SECONDS = .01;
/**
* One refusal for each row of the catalogue with a statement that the server refuses, and one for the migrations.
*
* @throws MeasurementError if the connection is lost, or the catalogue takes too long
*/
async function refusedForms(server, { rows, migrations }) {
	const until = performance.now() + 1e3 * CATALOGUE_SECONDS;
	const refused = [];
	for (const sql of [SOON, ...[CATALOGUE_SCHEMA, MIGRATION_SCHEMA].map(dropping)]) await server.session.execute(sql);
	for (const row of rows) {
		if (performance.now() > until) throw new MeasurementError(`the catalogue of statements takes more than ${CATALOGUE_SECONDS} s`, { step: "try statements" });
		refused.push(...await refusedRow(server, row));
	}
	if (migrations.length > 0) refused.push(...await refusedMigrations(server, migrations));
	return refused;
}
async function refusedRow({ address, session }, row) {
	await session.execute(`CREATE DATABASE ${CATALOGUE_SCHEMA}`);
	const refused = await refusalOfRow(catalogueAddress(address), row);
	await session.execute(dropping(CATALOGUE_SCHEMA));
	return refused === void 0 ? [] : [refused];
}
async function refusalOfRow(address, { form, whom, sql }) {
	await using client = await Session.open(address);
	let what = "";
	try {
		for (const statement of [
			SOON,
			`USE ${CATALOGUE_SCHEMA}`,
			...sql
		]) {
			what = `${form} (${shorten(statement, SHOWN_SQL)})`;
			await client.execute(statement);
		}
		return;
	} catch (error) {
		return {
			...refusalIn(error, what, true),
			form,
			whom
		};
	}
}
async function refusedMigrations({ address, session }, migrations) {
	await session.execute(`CREATE DATABASE ${MIGRATION_SCHEMA}`);
	const refused = await refusalOfMigrations({
		address: migratingAddress(address),
		session
	}, migrations);
	await session.execute(dropping(MIGRATION_SCHEMA));
	return refused === void 0 ? [] : [{
		...refused,
		form: MIGRATIONS,
		whom: "this repository"
	}];
}
async function refusalOfMigrations({ address, session }, migrations) {
	const until = performance.now() + 1e3 * MIGRATION_SECONDS;
	await using client = await Session.open(address);
	const id = Number(await client.value("SELECT CONNECTION_ID()"));
	let what = MIGRATIONS;
	try {
		for (const statement of [SOON, `USE ${MIGRATION_SCHEMA}`]) await client.execute(statement);
		for (const { path, statements } of migrations) for (const { sql, line } of statements) {
			what = `${path}:${line}: ${shorten(sql, SHOWN_SQL)}`;
			await client.execute(sql, Math.max(LEAST_SECONDS, (until - performance.now()) / 1e3));
		}
		return;
	} catch (error) {
		if (!(error instanceof TooLongError)) return refusalIn(error, what, true);
		await session.execute(`KILL ${id}`).catch(() => {});
		return {
			code: 0,
			says: error.message,
			what
		};
	}
}
function isOfMigrations({ form }) {
	return form === MIGRATIONS;
}
/** Drops a schema, so that a row or a migration meets nothing that an earlier one has left. */
function dropping(schema) {
	return `DROP DATABASE IF EXISTS ${schema}`;
}

// src/edges/servers/compare-statements.ts
/** Tries statements of applications (the catalogue) and the user's migrations on servers before and after a change. */
const NO_STATEMENT_CHANGE = {
	refusal: void 0,
	warnings: []
};
/** Maximum number of error numbers whose lines to blame are searched for, because each search starts servers. */
const MOST_SEARCHES = 3;
/** @throws the signal's reason */
async function compareStatements({ before, after }, request) {
	const { programs, tries, signal } = request;
	const { name } = after;
	const [former, now] = await openTogether([before, after], signal, (side, either) => refusedBy(side, tries, {
		...request,
		signal: either
	}));
	const launcher = await programs.atHand(after);
	if (former?.refused === void 0 || now?.refused === void 0 || launcher === void 0) {
		const why = now?.why ?? former?.why;
		return why === void 0 ? NO_STATEMENT_CHANGE : {
			refusal: void 0,
			warnings: [{
				code: "statements-untried",
				scenario: name,
				why
			}]
		};
	}
	const lost = formsMissing(now.refused, former.refused);
	const sides = {
		before,
		after,
		build: launcher.build
	};
	return {
		refusal: lost.length === 0 ? void 0 : await refusalOf(lost, sides, request),
		warnings: warningsOf(name, former.refused, now.refused)
	};
}
function warningsOf(scenario, former, now) {
	const forms = formsMissing(former, now).flatMap(({ form }) => form ?? []);
	const vain = now.find((each) => isOfMigrations(each) && (each.code === 0 || former.some(isOfMigrations)));
	return [...forms.length === 0 ? [] : [{
		code: "statements-gained",
		scenario,
		forms
	}], ...vain === void 0 ? [] : [{
		code: "migrations-failed",
		why: `${vain.what}: ${vain.says}`
	}]];
}
/** Refusal of the catalogue's statements in `lost`, with the changed lines to blame for each error. */
async function refusalOf(lost, { before, after, build }, request) {
	const { name } = after;
	const { rows, migrations } = request.tries;
	const [reference, head] = [scenarioForServer(before, build), scenarioForServer(after, build)];
	const difference = splitDifference(reference, head, build);
	const forms = lost.flatMap(({ form }) => form ?? []);
	const whole = {
		...lost[0],
		others: forms.slice(1)
	};
	const firstOfErrors = [...new Map(lost.toReversed().map((each) => [each.code, each])).values()].toReversed();
	const found = [];
	for (const one of firstOfErrors.slice(0, MOST_SEARCHES)) {
		const again = {
			rows: rows.filter(({ form }) => form === one.form),
			migrations: isOfMigrations(one) ? migrations : []
		};
		const refused = one === lost[0] ? whole : one;
		const refusal = await refusalOfChange(failureBy(refused, name), difference, build, async (set) => {
			const alike = (await refusedBy(mix(difference, set, name), again, request)).refused?.find((each) => isSameForm(each, one));
			return alike && failureBy(alike, name);
		});
		if (refusal !== void 0) found.push(refusal);
	}
	const lines = distinct(found.flatMap((refusal) => refusal.lines));
	const message = found[0]?.message ?? failingText(whole, build, [], difference.lines.length);
	return {
		kind: "statements",
		scenario: name,
		title: failingTitle(whole),
		message,
		isMeasured: true,
		server: {
			product: build.product,
			version: build.version
		},
		lines: lines.length > 0 ? lines : [{
			name,
			...head.programPlace ?? head.place
		}]
	};
}
function failureBy(refused, arm) {
	return new MeasurementError(refused.says, {
		step: "try statements",
		arm,
		refused
	});
}
async function refusedBy(scenario, tries, request) {
	const launcher = await request.programs.atHand(scenario);
	if (launcher === void 0) return {};
	const read = scenarioForServer(scenario, launcher.build);
	const { name } = read;
	const { signal } = request;
	try {
		await using seed = await openSeed({
			...request,
			launcher,
			dataset: NO_TABLES,
			initial: initialDataOf(read)
		});
		return await onLoneServer({
			scenario: read,
			launcher,
			seed
		}, request, (server) => supervise({
			name,
			server,
			doing: "statements of applications were tried",
			signal
		}, async () => {
			await runScenarioSql(server.session, { scenario: read }, signal);
			return (await tryStatements(server)).length === 0 ? { refused: await refusedForms(server, tries) } : {};
		}));
	} catch (error) {
		signal.throwIfAborted();
		if (!isFailure(error) && !isRefusedSql(error)) throw error;
		return { why: firstLine(error) };
	}
}
/**
* Refusals of statements that the other side takes. A timeout does not count, because the other side is nearly as slow.
*/
function formsMissing(refused, other) {
	return refused.filter((each) => each.code !== 0 && !other.some((another) => isSameForm(each, another)));
}
function isSameForm(one, other) {
	return one.form === other.form;
}

export { compareStatements };