// src/core/stats/vectors.ts
/** Lists of numbers as vectors and matrices. Lengths that do not belong together give NaN, which no figure hides. */
/** The value at a place that the list has. */
function at(values, index) {
	return values[index];
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** NaN if there are none. */
function mean(values) {
	return sum(values) / values.length;
}

export { mean as n, sum as r, at as t };