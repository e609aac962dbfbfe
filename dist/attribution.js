import { o as comparisonNameSchema } from "./comparison.js";
import { D as m, N as string, O as number, b as boolean, k as object, l as COSTS, w as int, y as array } from "./suite.js";
import { t as insightSchema } from "./insight.js";

// src/core/attribution/attribution.ts
/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
const share = number();
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** The cost of a changed setting, or of several that only work together. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null if it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: m([
		"to blame",
		"innocent",
		"inconclusive",
		"not reached"
	]),
	/**
	* The way that the figures were obtained: as a share of the whole, by switching (shapley.ts); added to only the
	* reference; taken out of only head; as factors no part of which costs anything; in a group that was not split; or
	* not at all, as no server starts with it or without it.
	*/
	kind: m([
		"share",
		"alone",
		"from the head",
		"together",
		"in a group",
		"does not start",
		"not measured"
	]),
	/** Change of QPS with its 95 % interval; null if nothing was measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** Savings from switching it back, or one of those that cost only together, while the rest stays; null if unknown. */
	removal: figuresSchema.nullable()
});
/**
* The comparison whose causes were looked for, and how they add up. Where a cost rose, figures are of the work that a
* unit of it is enough for.
*/
const explanationSchema = comparisonNameSchema.extend({
	/** The cost that rose; missing: QPS fell. */
	cost: m(COSTS).optional(),
	/** Whether settings were switched on a running server, or every configuration was started as a server of its own. */
	method: m(["switched", "started"]),
	/** All changed settings together, as the run has shown it: costs are shares of it. */
	whole: figuresSchema,
	/** The whole as it was switched on a running server; null if nothing was. */
	switched: figuresSchema.nullable(),
	/**
	* Whether switching showed another effect than starting: it then explained nothing, and separate servers were used.
	*/
	disagrees: boolean(),
	/** Settings that only count at start, or later than at once, and had a server of their own. */
	startOnly: array(string()).readonly(),
	/** Sum of the causes to blame. */
	sum: figuresSchema,
	/** The remainder after the sum. */
	interaction: figuresSchema,
	seconds: number(),
	/** If the version changed: variables that nobody sets and that differ between the two, as servers show them. */
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	/** False if the time was over before the blame was clear. */
	isComplete: boolean()
});
/**
* A cheaper Performance Schema that shows everything the explained scenario's shows; of a new version, lines that set
* back the changed defaults to blame. Both are measured before they are suggested.
*/
const suggestionSchema = figuresSchema.extend({
	/** The scenario whose settings it replaces. */
	scenario: string(),
	/**
	* Form of the replaced lines in the files: below [mysqld] of an option file, as flags, or in other ways. Missing: the
	* first.
	*/
	form: m([
		"option-file",
		"flags",
		"settings"
	]).optional(),
	/** Lines in that form; of other ways `name = value`. */
	lines: array(string()).min(1).readonly(),
	/** Lines that they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the scenario's abilities, which all stay. */
	keeps: array(string()).readonly(),
	/** Change against the scenario; its own change, with the rest of the change, is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** Order of causes: the dearest first, or those that gain most, and those without figures last. */
function byEffect(explanation) {
	const sign = isOfGain(explanation) ? -1 : 1;
	const placeOf = ({ change }) => change === null ? Number.MAX_VALUE : sign * change;
	return (left, right) => placeOf(left) - placeOf(right);
}
/** Whether lines were sought that make it faster. A new version is explained by its costs alone. */
function isOfGain(explanation) {
	const { whole, cost, defaults } = explanation ?? {};
	return whole !== void 0 && whole.change > 0 && cost === void 0 && defaults === void 0;
}

export { isOfGain as a, figuresSchema as i, causeSchema as n, suggestionSchema as o, explanationSchema as r, byEffect as t };