// src/core/stats/vectors.ts
/** Sums and means of lists of numbers. */
/** Value at an index that the list certainly has, so that callers need not check for undefined. */
function at(values, index) {
	return values[index];
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** NaN for an empty list, so that no figure hides that nothing was measured. */
function mean(values) {
	return sum(values) / values.length;
}

export { mean as n, sum as r, at as t };