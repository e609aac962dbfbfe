import { c as combine } from "./comparison.js";
import { a as studentTCdf } from "./special-functions.js";
import { c as sum, i as at } from "./disturbance.js";
import { f as comparePairs } from "./decide.js";

// src/core/stats/multiplicity.ts
/** Several tests at once: adjusted p-values. */
/**
* Holm's step-down adjustment (Holm 1979): with p₍₁₎ ≤ … ≤ p₍ₘ₎, p̃₍ᵢ₎ = max over j ≤ i of min(1, (m − j + 1) · p₍ⱼ₎).
* Rejecting where p̃ ≤ α makes any false rejection among all of them at most as probable as α, however they depend.
*
* @param p p-values, each in 0…1, in any order; may be empty
* @returns adjusted p-values in the order of `p`
* @throws RangeError for a value outside 0…1
*/
function holm(p) {
	const wrong = p.find((value) => !(value >= 0 && value <= 1));
	if (wrong !== void 0) throw new RangeError(`a p-value must be in 0…1, got ${wrong}`);
	const ascending = p.map((value, index) => ({
		value,
		index
	})).sort((left, right) => left.value - right.value);
	const adjusted = Array.from(p);
	let largest = 0;
	for (const [rank, { value, index }] of ascending.entries()) {
		largest = Math.max(largest, Math.min(1, (p.length - rank) * value));
		adjusted[index] = largest;
	}
	return adjusted;
}

// src/core/comparison/ranking.ts
/** Probability that any two equal scenarios are called different, over all pairs of the cell. */
const ALPHA = .05;
/** Error of each of the two one-sided tests of equivalence (Schuirmann 1987). */
const EQUIVALENCE_ALPHA = .05;
/** Scenarios that differ by less are equivalent when choosing between them. */
const DEFAULT_DELTA = .03;
/**
* Ranks scenarios by their mean log-ratio to all others. Pairs differ if Student's two-sided t-test, Holm-adjusted over
* all pairs, is at most 5 %; neighbours are equivalent if two one-sided t-tests show |ln ratio| < −ln(1 − δ).
*/
function rankScenarios(input) {
	const names = [...input.scenarios].sort(byText);
	const indices = names.map((_, index) => index);
	const tested = testPairs(names, input.effect);
	const scores = indices.map((index) => sum(indices.map((other) => tested(index, other).effect.mean)));
	const order = indices.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b);
	const letters = lettersOf(order, (a, b) => tested(a, b).different);
	const control = names.indexOf(input.control);
	const entries = order.map((index, place) => ({
		scenario: at(names, index),
		letters: at(letters, place),
		change: Math.expm1(tested(index, control).effect.mean)
	}));
	const limit = -Math.log1p(-(input.delta ?? DEFAULT_DELTA));
	const relations = order.slice(1).map((index, place) => relation(tested(at(order, place), index), limit));
	return {
		entries,
		relations,
		text: chain(entries, relations)
	};
}
function testPairs(names, effect) {
	const pairs = names.flatMap((first, a) => names.slice(a + 1).map((second, offset) => ({
		a,
		b: a + 1 + offset,
		effect: effect(first, second)
	})));
	const adjusted = holm(pairs.map((pair) => differenceP(pair.effect)));
	const key = (a, b) => a * names.length + b;
	const results = new Map(pairs.flatMap((pair, index) => {
		const different = at(adjusted, index) <= ALPHA;
		const reversed = {
			...pair.effect,
			mean: -pair.effect.mean
		};
		return [[key(pair.a, pair.b), {
			effect: pair.effect,
			different
		}], [key(pair.b, pair.a), {
			effect: reversed,
			different
		}]];
	}));
	const itself = {
		effect: {
			mean: 0,
			standardError: 0,
			df: 1
		},
		different: false
	};
	return (a, b) => results.get(key(a, b)) ?? itself;
}
/** Two-sided p of "no difference". */
function differenceP({ mean, standardError, df }) {
	if (mean === 0) return 1;
	return Math.min(1, 2 * studentTCdf(-Math.abs(mean) / standardError, df));
}
/** One-sided p of "the difference is at least `limit`", the larger of both sides. */
function equivalenceP({ mean, standardError, df }, limit) {
	const room = limit - Math.abs(mean);
	return room > 0 ? studentTCdf(-room / standardError, df) : 1;
}
function relation({ effect, different }, limit) {
	if (different) return ">";
	return equivalenceP(effect, limit) <= EQUIVALENCE_ALPHA ? "≈" : "~";
}
/**
* Letters by insert-and-absorb with sweep (Piepho 2004): columns of members of which no two differ, such that every
* pair that does not differ is together in one. Their number can grow exponentially for arbitrary relations, but stays
* near the number of scenarios for differences that follow an order.
*
* @param order indices, best first
* @returns the letters of each place of `order`
*/
function lettersOf(order, differ) {
	const places = order.map((_, place) => place);
	let columns = [places];
	for (const a of places) for (const b of places.slice(a + 1)) if (differ(at(order, a), at(order, b))) columns = absorb(insert(columns, a, b));
	const named = sweep(columns).toSorted((x, y) => at(x, 0) - at(y, 0) || at(x, x.length - 1) - at(y, y.length - 1)).map((column, index) => ({
		members: new Set(column),
		letter: letter(index)
	}));
	return places.map((place) => named.filter(({ members }) => members.has(place)).map((column) => column.letter).join(""));
}
/** Splits every column that holds both: once without the one, once without the other. */
function insert(columns, a, b) {
	return columns.flatMap((column) => column.includes(a) && column.includes(b) ? [column.filter((member) => member !== a), column.filter((member) => member !== b)] : [column]);
}
/** Drops every column that is part of another, and all but one of equal ones. */
function absorb(columns) {
	const sets = columns.map((column) => new Set(column));
	return columns.filter((column, own) => !sets.some((other, index) => index !== own && (other.size > column.length || other.size === column.length && index < own) && column.every((member) => other.has(member))));
}
/** Drops columns whose members and pairs are all in other columns as well. */
function sweep(columns) {
	let kept = columns;
	for (const column of columns) {
		const others = kept.filter((other) => other !== column);
		const sets = others.map((other) => new Set(other));
		const together = (a, b) => sets.some((set) => set.has(a) && set.has(b));
		if (column.every((a) => column.every((b) => together(a, b)))) kept = others;
	}
	return kept;
}
/** a … z, A … Z, then a1, b1, … */
function letter(index) {
	const place = index % 52;
	const round = Math.floor(index / 52);
	const character = String.fromCharCode(place < 26 ? 97 + place : 65 + place - 26);
	return round === 0 ? character : `${character}${round}`;
}
function chain(entries, relations) {
	return entries.map(({ scenario, letters }, place) => `${place === 0 ? "" : ` ${relations[place - 1]} `}${scenario} (${letters})`).join("");
}
/** Order by code units, so that no locale has a say. */
function byText(left, right) {
	return left < right ? -1 : left > right ? 1 : 0;
}
/**
* Cells in which two scenarios or more were measured; unmeasured scenarios are left out. Two that were measured in
* different groups, and so never in the same trial, are compared over the controls of their groups.
*/
function rankCells(plan, measured) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	const pairsIn = comparePairs(plan, measured);
	return plan.cells.flatMap((cell) => {
		const pair = pairsIn(cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => pair(first, second) ?? difference(pair(first, control), pair(second, control));
		return [{
			workload: cell.workload.name,
			threads: cell.threads,
			...rankScenarios({
				scenarios,
				control,
				effect
			})
		}];
	});
}
/** Difference between two scenarios that were measured with different servers of the control. */
function difference(first, second) {
	if (first === void 0 || second === void 0) throw new RangeError("a ranked scenario has no effect");
	return combine(first.mean - second.mean, [{
		effect: first,
		slope: 1
	}, {
		effect: second,
		slope: 1
	}]);
}

export { rankScenarios as n, rankCells as t };