// src/core/warnings/distinct.ts
/** Each value once; values with the same JSON are equal. */
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

export { distinct as t };