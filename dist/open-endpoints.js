import { J as isEarlier, i as appliesRelayLog } from "./workloads.js";
import { i as isLoopback, r as endpointName } from "./endpoint.js";
import { h as UserError } from "./paths.js";
import { a as watchOthers, f as passwordOf, n as openEndpoint, o as sessionVariables, t as eachOrRefused } from "./open-endpoint.js";
import { t as isOwnToServer } from "./scope.js";
import { i as settingsThatDiffer, r as settingsOf, t as partsOf } from "./switchable-settings.js";

// src/edges/testbed/endpoint-arms.ts
/** Program of an external server: nobody may stop it, and it reveals nothing about itself. */
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
	/** The endpoint of a scenario. */
	#endpointOf;
	/** Settings of its endpoint in each scenario. */
	#settings = /* @__PURE__ */ new Map();
	constructor(endpointOf) {
		this.#endpointOf = endpointOf;
	}
	buildOf = (scenario) => {
		const { product, version, endpoint } = this.#endpointOf(scenario).server;
		return {
			product,
			version,
			identity: endpointName(endpoint),
			sharesCache: true,
			origin: `the server at ${endpointName(endpoint)}`
		};
	};
	/**
	* Every arm as a state of its endpoint, in their order.
	*
	* @throws UserError if an endpoint refuses statements
	*/
	async start({ arms, number }) {
		await eachOrRefused(arms, async ({ scenario }) => {
			if (!this.#settings.has(scenario)) this.#settings.set(scenario, await this.#endpointOf(scenario).stateOf(scenario));
		});
		return Promise.all(arms.map((arm) => this.#running(arm, arms, number)));
	}
	async #running(arm, arms, trial) {
		const { scenario, revision } = arm;
		const opened = this.#endpointOf(scenario);
		const { product, version, endpoint, address, session, original } = opened.server;
		const settings = this.#settingsIn(arm);
		const state = stateAmong(settings, [...arms.filter((other) => this.#endpointOf(other.scenario) === opened).map((other) => this.#settingsIn(other)), original]);
		const host = endpointName(endpoint);
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
				host,
				variables: Object.fromEntries(settingsOf("variable", settings))
			},
			settings,
			warnings: [],
			shared: {
				host,
				switched: opened.switched,
				state,
				sessionVariables: await sessionVariables(opened.switched, state.keys()),
				watchOthers: () => watchOthers(session)
			}
		};
	}
	#settingsIn({ scenario }) {
		return this.#settings.get(scenario) ?? /* @__PURE__ */ new Map();
	}
};
/** The arm's value of every setting in which any of them differ. */
function stateAmong(settings, all) {
	const keys = all.flatMap((other) => [...settingsThatDiffer(settings, other).keys()].filter((key) => {
		const { kind, name } = partsOf(key);
		return kind !== "variable" || !isOwnToServer(name);
	}));
	return new Map([...new Set(keys)].map((key) => [key, settings.get(key) ?? ""]));
}

// src/edges/testbed/open-endpoints.ts
/** Servers that run already, as the suite names them. */
/** Connections to an external server besides those of the load: ours, and one that asks as a newcomer. */
const OWN_CONNECTIONS = 2;
/** Parts of an address that do not tell servers apart, but decide how one is opened. */
const PARTS = [
	"user",
	"schema",
	"tls",
	"ca",
	"cert",
	"key"
];
/** @throws UserError or MeasurementError if one cannot be measured on */
async function openEndpoints(asked) {
	const { suite, plan, server } = asked;
	await using opened = new AsyncDisposableStack();
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	if (server !== "auto" && server !== "external") throw new UserError(`--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`);
	if (plan.cells.some(({ workload }) => appliesRelayLog(workload.script))) throw new UserError("the workload replication needs servers that qpsgate starts; name an image or a binary, no dsn");
	const nameOf = (scenario) => endpointName(endpointIn(suite, scenario));
	for (const scenario of scenarios) passwordOf(endpointIn(suite, scenario));
	for (const own of Map.groupBy(plan.arms, ({ scenario }) => nameOf(scenario)).values()) requireOneAddress(suite, own);
	const endpoints = /* @__PURE__ */ new Map();
	for (const [name, own] of Map.groupBy(scenarios, nameOf)) {
		const [first] = own;
		const endpoint = endpointIn(suite, first);
		endpoints.set(name, opened.use(await openEndpoint({
			...asked,
			endpoint,
			dataset: suite.dataset,
			scenarios: own
		})));
	}
	const arms = new EndpointArms((scenario) => endpoints.get(nameOf(scenario)));
	const warnings = [...endpoints.values()].map((endpoint) => endpointWarning(endpoint, plan));
	const kept = opened.move();
	return {
		arms,
		warnings,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/**
* A server is opened once, with one account and one schema. A change may give it others: both sides have the present
* ones.
*
* @throws UserError if scenarios name the same server with different ones
*/
function requireOneAddress(suite, arms) {
	const [first, ...others] = arms.flatMap((arm) => isEarlier(arm) ? [] : [arm.scenario]);
	if (first === void 0) return;
	const endpoint = endpointIn(suite, first);
	for (const other of others) {
		const own = endpointIn(suite, other);
		const parts = PARTS.filter((part) => own[part] !== endpoint[part]);
		if (parts.length === 0) continue;
		throw new UserError(`scenario ${other.name} names ${endpointName(own)} with another ${parts.join(", ")} than scenario ${placed(first)}, and a server is opened once; give both the same dsn`, { place: other.place });
	}
}
function placed({ name, place: { file, line } }) {
	return `${name} (${file}:${line})`;
}
/** @throws UserError if it has no connection for each thread, besides our own */
function endpointWarning({ server }, { cells }) {
	const endpoint = endpointName(server.endpoint);
	const { spareConnections: spare, floorMs } = server.facts;
	const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS;
	if (needed > spare) throw new UserError(`${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; measure with fewer --threads`);
	return {
		code: "external-server",
		endpoint,
		floorMs,
		isElsewhere: !isLoopback(server.endpoint.host)
	};
}
function endpointIn({ server }, { name, endpoint, place }) {
	const found = endpoint ?? (server.kind === "dsn" ? server.endpoint : void 0);
	if (found !== void 0) return found;
	throw new UserError(`--server external: scenario ${name} has no server that is running; give server.dsn in the suite, or the scenario a dsn`, { place });
}

export { openEndpoints };