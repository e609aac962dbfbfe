import { et as isReadBy } from "./workloads.js";

// src/core/scenario/scenario.ts
/** No leading dash: docker would take such a name for an option. */
const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/;
/** The scenario with only the settings that the server reads, as if their groups were those of all servers. */
function asReadBy(scenario, server) {
	const read = scenario.options.filter((option) => isReadBy(option, server));
	return {
		...scenario,
		options: read.map((option) => ({
			...option,
			group: void 0
		}))
	};
}

export { asReadBy as n, IMAGE_NAME as t };