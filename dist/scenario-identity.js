import { n as resolveSettings, r as settingIdentity } from "./resolve.js";
import { c as serviceName } from "./endpoint.js";

// src/core/scenario/scenario-identity.ts
/**
* Identity of a scenario, to be hashed. Scenarios with the same identity are measured in the same way. Names, files and
* line numbers are left out, so that moving a line is no change.
*/
/** Resolved configuration. The order of different settings is no part of it, so that sorting a file is no change. */
function scenarioIdentity(scenario) {
	const { endpoint } = scenario;
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(settingIdentity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		program: scenario.program ?? null,
		...endpoint === void 0 ? {} : { at: `${serviceName(endpoint)}/${endpoint.schema}` },
		...scenario.own === void 0 ? {} : { own: ownIdentity(scenario.own) }
	};
}
function ownIdentity({ data, workload: { name, file, schema, ...workload } }) {
	const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
		...transaction,
		statements: statements.map(({ file: _, line: __, ...statement }) => statement)
	}));
	return {
		...workload,
		transactions,
		...dataIdentity(data)
	};
}
/** Content of the tables' sources. Paths are left out, because moving a file changes no table. */
function dataIdentity({ schema, dump, tables }) {
	return {
		schema: schema.map(({ text }) => text),
		dump: dump?.files.map(({ name, id }) => [name, id]),
		tables
	};
}
/** Whether two scenarios configure a server in the same way, so that measuring both would find nothing. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}

export { isSameScenario as n, scenarioIdentity as r, dataIdentity as t };