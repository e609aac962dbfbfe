import { T as isReadBy } from "./exercises.js";

// src/core/scenario/scenario.ts
/**
* Names of images: a registry with its port, a path, a tag and a digest, of which only the path must be there. None
* begins with a dash, because docker would take it for an option.
*/
const IMAGE_NAME = /^[A-Za-z0-9][\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*(?::[\w.-]+)?(?:@[\w.:+-]+)?$/;
/**
* Scenario with only the settings that the server reads. Their option groups are removed, so that no later step has to
* know groups.
*/
function scenarioForServer(scenario, server) {
	const read = scenario.options.filter((option) => isReadBy(option, server));
	return {
		...scenario,
		options: read.map((option) => ({
			...option,
			group: void 0
		}))
	};
}

export { scenarioForServer as n, IMAGE_NAME as t };