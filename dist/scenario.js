import { $ as isReadBy } from "./workloads.js";

// src/core/scenario/scenario.ts
/** The name of an image. No leading dash: such a name would be taken for an option of docker. */
const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/;
/** The scenario with only the options that the server reads, as if they were in a group for all servers. */
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