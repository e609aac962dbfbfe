import { n as nonEmpty } from "./lists.js";
import { E as isEarlier, d as needs } from "./workloads.js";
import { a as isLoopback, c as serviceName, i as endpointName, n as addressesOf } from "./endpoint.js";
import { h as UserError } from "./paths.js";
import { n as openEndpoint, o as watchOthers, p as passwordOf, s as requireSameData, t as eachOrRefused } from "./open-endpoint.js";
import { t as collectionOf } from "./collection.js";
import { n as isServerSpecific } from "./scope.js";
import { i as splitSwitchKey, n as settingsOfKind, r as settingsThatDiffer } from "./switchable-settings.js";
import { d as sessionVariables } from "./server-costs.js";

// src/edges/testbed/endpoint-arms.ts
/**
* Arms on servers that qpsgate does not start and cannot restart. Therefore, each scenario is a set of settings to
* which its running servers are switched.
*/
/** Process of an external server. qpsgate may not stop it, and knows nothing about it. */
const NOT_OURS = {
	ended: new Promise(() => {}),
	hasEnded: () => false,
	command: [],
	pid: void 0,
	isFreezable: false,
	freeze: () => {},
	thaw: () => {},
	pin: async () => {},
	companions: () => [],
	memory: void 0,
	output: async () => "",
	kill: async () => {}
};
var EndpointArms = class {
	#serviceOf;
	#settings = /* @__PURE__ */ new Map();
	constructor(serviceOf) {
		this.#serviceOf = serviceOf;
	}
	buildOf = (scenario) => {
		const { address, servers } = this.#serviceOf(scenario);
		const { product, version } = servers[0].server;
		const identity = serviceName(address.endpoint);
		return {
			product,
			version,
			identity,
			sharesCache: true,
			origin: `the server at ${identity}`
		};
	};
	/**
	* The arms with the settings to which the servers of their scenarios are switched, in the order of the arms.
	*
	* @throws UserError if an endpoint refuses statements of a scenario
	*/
	async start({ arms, number }) {
		await eachOrRefused(arms, async ({ scenario }) => {
			if (this.#settings.has(scenario)) return;
			const settings = /* @__PURE__ */ new Map();
			for (const server of this.#serviceOf(scenario).servers) settings.set(server, await server.stateOf(scenario));
			this.#settings.set(scenario, settings);
		});
		return Promise.all(arms.map((arm) => this.#running(arm, arms, number)));
	}
	async #running(arm, arms, trial) {
		const { scenario, revision } = arm;
		const { address, servers, sharesServers } = this.#serviceOf(scenario);
		const [first] = servers;
		const { product, version, session } = first.server;
		const settings = this.#settingsIn(arm, first);
		const states = nonEmpty(servers.map((server) => this.#stateOf(server, arm, arms)));
		const host = serviceName(address.endpoint);
		return {
			server: {
				process: NOT_OURS,
				address,
				session,
				[Symbol.asyncDispose]: async () => {}
			},
			build: this.buildOf(scenario),
			state: {
				kind: "arm",
				trial,
				scenario: scenario.name,
				revision,
				server: {
					product,
					version
				},
				startSeconds: 0,
				residentBytes: null,
				performanceSchemaBytes: null,
				insight: {},
				collected: collectionOf(settingsOfKind("consumer", settings), settingsOfKind("instrument", settings)),
				host,
				variables: Object.fromEntries(settingsOfKind("variable", settings))
			},
			settings,
			warnings: [],
			shared: {
				host,
				servers: states,
				sessionVariables: await sessionVariables(first.switched, states[0].state.keys()),
				watchOthers: sharesServers ? void 0 : () => watchOthers(states.map((state) => state.session))
			}
		};
	}
	/**
	* The arm's values of all settings in which arms on this server differ. A switch must also reset what another arm has
	* set.
	*/
	#stateOf(server, arm, arms) {
		const { session, original } = server.server;
		const all = [...arms.filter(({ scenario }) => this.#serviceOf(scenario).servers.includes(server)).map((other) => this.#settingsIn(other, server)), original];
		return {
			session,
			switched: server.switched,
			state: stateAmong(this.#settingsIn(arm, server), all)
		};
	}
	#settingsIn({ scenario }, server) {
		return this.#settings.get(scenario)?.get(server) ?? /* @__PURE__ */ new Map();
	}
};
/** The arm's values of settings in which any of the arms differ, without those that identify a server. */
function stateAmong(settings, all) {
	const keys = all.flatMap((other) => [...settingsThatDiffer(settings, other).keys()].filter((key) => {
		const { kind, name } = splitSwitchKey(key);
		return kind !== "variable" || !isServerSpecific(name);
	}));
	return new Map([...new Set(keys)].map((key) => [key, settings.get(key) ?? ""]));
}

// src/edges/testbed/open-endpoints.ts
/**
* Opens servers that already run, by their addresses in the suite. Each server is opened once, even if several
* scenarios use it.
*/
/** Connections to an external server besides those of the load: qpsgate's session, and one to try settings. */
const OWN_CONNECTIONS = 2;
/** Parts of an address that do not tell servers apart, but decide how a server is opened. */
const PARTS = [
	"user",
	"schema",
	"tls",
	"ca",
	"cert",
	"key"
];
/** @throws UserError or MeasurementError if a server cannot be used for measurements */
async function openEndpoints(asked) {
	const { suite, plan, server } = asked;
	await using opened = new AsyncDisposableStack();
	if (server !== "auto" && server !== "external") throw new UserError(`--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`);
	const replicated = plan.cells.find(({ workload }) => needs(workload, "relay-log"))?.workload;
	if (replicated !== void 0) throw new UserError(`the workload ${replicated.name} needs servers that qpsgate starts; name an image or a binary, no dsn`);
	const named = plan.arms.flatMap((arm) => addressesOf(endpointIn(suite, arm.scenario)).map((endpoint, nth) => ({
		arm,
		endpoint,
		isFurther: nth > 0
	})));
	for (const { endpoint } of named) passwordOf(endpoint);
	const byAddress = Map.groupBy(named, ({ endpoint }) => endpointName(endpoint));
	for (const group of byAddress.values()) requireOneAddress(group);
	const servers = /* @__PURE__ */ new Map();
	const isFurther = ([, group]) => group.some((each) => each.isFurther);
	for (const entry of [...byAddress].sort((one, other) => Number(isFurther(one)) - Number(isFurther(other)))) {
		const [name, group] = entry;
		const [{ endpoint }] = nonEmpty(group);
		const scenarios = [...new Set(group.map(({ arm }) => arm.scenario))];
		const about = {
			...asked,
			endpoint,
			dataset: suite.dataset,
			scenarios,
			isFurther: isFurther(entry)
		};
		const behind = await openEndpoint(about);
		for (const each of behind) opened.use(each);
		servers.set(name, behind);
	}
	const services = servicesOf(suite, plan, servers);
	const serviceIn = (scenario) => services.get(serviceName(endpointIn(suite, scenario)));
	for (const service of services.values()) await requireOneService(service, asked);
	const arms = new EndpointArms(serviceIn);
	const warnings = [...services.values()].map((service) => endpointWarning(service, plan));
	const kept = opened.move();
	return {
		arms,
		warnings,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/**
* @param servers by address
* @returns services by name
*/
function servicesOf(suite, { arms }, servers) {
	const endpoints = new Map(arms.map(({ scenario }) => endpointIn(suite, scenario)).map((each) => [serviceName(each), each]));
	const serversOf = (endpoint) => addressesOf(endpoint).flatMap((each) => servers.get(endpointName(each)) ?? []);
	const services = [...endpoints].map(([name, endpoint]) => {
		const ownServers = nonEmpty(serversOf(endpoint));
		const others = [...endpoints].filter(([other]) => other !== name).flatMap(([, other]) => serversOf(other));
		return [name, {
			address: {
				...ownServers[0].server.address,
				endpoint
			},
			servers: ownServers,
			sharesServers: ownServers.some((server) => others.includes(server))
		}];
	});
	return new Map(services);
}
/**
* @throws UserError if the addresses of a service need different passwords, or if a workload writes but the addresses
*   do not show the same data
*/
async function requireOneService({ address, servers }, { plan, signal }) {
	if (servers.some(({ server }) => server.address.password !== address.password)) throw new UserError(`the addresses ${serviceName(address.endpoint)} have several passwords, and sysbench connects to them with one; give the account the same one`);
	const writing = plan.cells.find(({ workload }) => workload.writes);
	if (writing === void 0 || address.endpoint.others === void 0) return;
	await requireSameData(nonEmpty(servers.map(({ server }) => server)), writing.workload.name, signal);
}
/**
* Checks that each server has one account and one schema, because it is opened once. If a change names another account
* or schema, both sides are measured with the new one.
*
* @throws UserError if scenarios name the same server with different accounts, schemas or TLS
*/
function requireOneAddress(named) {
	const [first, ...others] = named.filter(({ arm }) => !isEarlier(arm));
	if (first === void 0) return;
	for (const { arm, endpoint } of others) {
		const parts = PARTS.filter((part) => endpoint[part] !== first.endpoint[part]);
		if (parts.length === 0) continue;
		const { scenario } = arm;
		throw new UserError(`scenario ${scenario.name} names ${endpointName(endpoint)} with another ${parts.join(", ")} than scenario ${nameAndPlace(first.arm.scenario)}, and a server is opened once; give both the same dsn`, { place: scenario.place });
	}
}
function nameAndPlace({ name, place: { file, line } }) {
	return `${name} (${file}:${line})`;
}
/** @throws UserError if the service has too few connections for all threads and for qpsgate itself */
function endpointWarning({ address, servers }, { cells }) {
	const { endpoint: service } = address;
	const endpoint = serviceName(service);
	const facts = servers.map(({ server }) => server.facts);
	const floorMs = Math.max(...facts.map((each) => each.floorMs));
	const spare = servers.length * Math.min(...facts.map(({ spareConnections }) => spareConnections));
	const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS * servers.length;
	if (needed > spare) throw new UserError(`${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; measure with fewer --threads`);
	const isElsewhere = addressesOf(service).some(({ host }) => !isLoopback(host));
	const addresses = addressesOf(service).length;
	return {
		code: "external-server",
		endpoint,
		floorMs,
		isElsewhere,
		servers: servers.length,
		addresses
	};
}
function endpointIn({ server }, { name, endpoint, place }) {
	const service = endpoint ?? (server.kind === "dsn" ? server.endpoint : void 0);
	if (service !== void 0) return service;
	throw new UserError(`--server external: ${name} names no running server; write server.dsn in a suite, or dsn in the scenario, or leave --server out to start servers`, { place });
}

export { openEndpoints };