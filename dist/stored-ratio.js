import { _ as string, d as number, g as strictObject, s as int } from "./schemas.js";

// src/core/plan/stored-ratio.ts
/** A ratio of QPS as the ledger stores it. */
/** ln of a ratio of QPS in a cell, with its variance and the degrees of freedom of that. */
const storedRatioSchema = strictObject({
	scenario: string(),
	workload: string(),
	threads: int().positive(),
	mean: number(),
	variance: number().nonnegative(),
	df: number().positive()
});

export { storedRatioSchema as t };