// src/core/stats/vectors.ts
/** Lists of numbers as vectors and matrices. Lengths that do not belong together give NaN, which no figure hides. */
/** The value at a place that the list has. */
function at(values, index) {
	return values[index];
}
/** xᵀy. */
function dot(left, right) {
	let sum = 0;
	for (let index = 0; index < left.length; index++) sum += at(left, index) * at(right, index);
	return sum;
}
/** xᵀAx. */
function quadratic(vector, matrix) {
	return dot(vector, matrix.map((row) => dot(row, vector)));
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** NaN if there are none. */
function mean(values) {
	return sum(values) / values.length;
}

export { sum as a, quadratic as i, dot as n, mean as r, at as t };