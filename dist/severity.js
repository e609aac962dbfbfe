// src/core/verdict/severity.ts
/** Slowdown beyond the tolerance, in parts of one; negative within it. */
function excess({ change, tolerance }) {
	return -change - tolerance;
}
/** Worst first: by how far the estimate is beyond its tolerance. */
function bySeverity(comparisons) {
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}

export { bySeverity as t };