import { _ as string, d as number, f as object, s as int } from "./schemas.js";

// src/core/plan/stored-ratio.ts
/** A ratio of QPS as the ledger stores it, with its error, so that the error of later comparisons can include it. */
/**
* Limits far beyond the values of any run. They keep quantiles and long sums finite, because a stored file may come
* from anybody.
*/
const [MOST_DIFFERENCE, MOST_ERROR] = [100, 1e3];
const storedDifference = number().min(-MOST_DIFFERENCE).max(MOST_DIFFERENCE);
const storedError = number().nonnegative().max(MOST_ERROR);
/** ln of a ratio of QPS in a cell, with its variance and the variance's degrees of freedom. */
const storedRatioSchema = object({
	scenario: string(),
	workload: string(),
	threads: int().positive(),
	mean: storedDifference,
	variance: number().nonnegative().max(MOST_ERROR ** 2),
	df: number().min(.1).max(1e6)
});

export { storedError as n, storedRatioSchema as r, storedDifference as t };