// src/core/stats/vectors.ts
/** Lists of numbers as vectors. Lengths that do not belong together give NaN, which no figure hides. */
/** Value at a place that the list certainly has. */
function at(values, index) {
	return values[index];
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** Mean; NaN of an empty list. */
function mean(values) {
	return sum(values) / values.length;
}

export { mean as n, sum as r, at as t };