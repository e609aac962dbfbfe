import { a as boolean, f as number, i as array, l as int, n as _enum, p as object, v as string } from "./schemas.js";
import { n as insightSchema } from "./insight.js";

// src/core/attribution/attribution.ts
/** What each changed setting cost: the outcome of the search for causes, as result.json holds it. */
const share = number();
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** What a setting that changed, or several that only work together, cost by themselves. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null where it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: _enum([
		"to blame",
		"innocent",
		"undecided",
		"not reached"
	]),
	/**
	* How the figures came about: as a share of the whole, by switching (shapley.ts); added to the reference alone; taken out of
	* head alone; as factors no part of which costs anything; in a group that was not taken apart; or not at all, as no server
	* starts with it or without it.
	*/
	kind: _enum([
		"share",
		"alone",
		"from the head",
		"together",
		"in a group",
		"does not start",
		"not measured"
	]),
	/** Change of QPS with its 95 % interval; null where nothing was measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** What it costs head where the rest stays, where that was asked as well: what taking the line back saves. */
	removal: figuresSchema.nullable(),
	/** Names of the settings without which it costs nothing, nor they without it; empty where it costs by itself. */
	together: array(string()).readonly()
});
/** A new version, taken apart in each of its cells: the new program alone, and what all else changes of that. */
const splitSchema = object({
	/** What all else is. */
	rest: _enum(["changed defaults", "changed defaults and settings"]),
	cells: array(object({
		workload: string(),
		threads: int().positive(),
		program: figuresSchema,
		rest: figuresSchema
	})).readonly()
});
/** The comparison whose causes were looked for, and how they add up. */
const explanationSchema = object({
	rule: _enum([
		"control",
		"base",
		"history"
	]),
	scenario: string(),
	reference: string(),
	/** A mean is of all cells: workload "*" at 0 threads. */
	workload: string(),
	threads: int().nonnegative(),
	/** Whether settings were switched on a running server, or every configuration was started as a server of its own. */
	method: _enum(["switched", "started"]),
	/** All changed settings together: what the costs add up to. */
	whole: figuresSchema,
	/** The whole as it was switched on a running server; null where nothing was. */
	switched: figuresSchema.nullable(),
	/** The whole as servers that were started with it show it; null where none were. */
	started: figuresSchema.nullable(),
	/** Whether switching showed something else than starting: it did not explain it, and servers of their own were used. */
	disagrees: boolean(),
	/** Settings that only count at start, or later than at once, and had a server of their own. */
	startOnly: array(string()).readonly(),
	/** Sum of the causes to blame. */
	sum: figuresSchema,
	/** What the sum leaves over. */
	interaction: figuresSchema,
	seconds: number(),
	/** Where the version changed: variables that nobody sets and that differ between the two, as servers show them. */
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	/** Where the version changed: the cells in which QPS did, the worst first, as far as the time sufficed. */
	split: splitSchema.optional(),
	/** False where the time was over before the blame was clear. */
	isComplete: boolean()
});
/** A cheaper Performance Schema that shows all that the explained scenario's shows; measured before it is suggested. */
const suggestionSchema = figuresSchema.extend({
	/** The scenario whose settings it replaces. */
	scenario: string(),
	/** How the files have what it replaces: below [mysqld] of an option file, as flags, or in other ways. Missing: the first. */
	form: _enum([
		"option-file",
		"flags",
		"settings"
	]).optional(),
	/** Lines in that form; of other ways `name = value`. */
	lines: array(string()).min(1).readonly(),
	/** Lines of what they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the abilities that the scenario provides, all of which stay. */
	keeps: array(string()).readonly(),
	/** Change against the scenario; its own change is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** Order of causes: the dearest first, those without figures last. */
function byCost(left, right) {
	return (left.change ?? Number.MAX_VALUE) - (right.change ?? Number.MAX_VALUE);
}

export { suggestionSchema as i, causeSchema as n, explanationSchema as r, byCost as t };