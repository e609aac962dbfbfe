// src/core/warnings/distinct.ts
/**
* Values without repetitions. Values are equal if their JSON is, because joined results hold copies of the same value.
*/
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

export { distinct as t };