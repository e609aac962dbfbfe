import { l as resolveSettings, u as settingIdentity } from "./changes.js";
import { r as endpointName } from "./endpoint.js";

// src/core/scenario/scenario-identity.ts
/** The identity of two scenarios, or two suites: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration, whatever the order of different options. */
function scenarioIdentity(scenario) {
	const { endpoint } = scenario;
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(settingIdentity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		program: scenario.program ?? null,
		...endpoint === void 0 ? {} : { at: `${endpointName(endpoint)}/${endpoint.schema}` },
		...scenario.own === void 0 ? {} : { own: ownIdentity(scenario.own) }
	};
}
/** Tables and statements, wherever their files are. */
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
/** What makes the tables, wherever it lies. */
function dataIdentity({ schema, dump, tables }) {
	return {
		schema: schema.map(({ text }) => text),
		dump: dump?.files.map(({ name, id }) => [name, id]),
		tables
	};
}
/** Whether two scenarios configure a server in the same way, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}

export { isSameScenario as n, scenarioIdentity as r, dataIdentity as t };