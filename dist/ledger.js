import { n as combine } from "./random-effects.js";
import { r as mean } from "./vectors.js";

// src/core/ledger/ledger.ts
/**
* The ledger of a branch: what every recorded commit changed against its parent. Ratios multiply along the chain, so their
* logarithms add, and so do the variances.
*/
const WHOLE = {
	kind: "whole",
	steps: []
};
/** The newest commits of the branch first that have a record, whether or not it can be read. */
function recordedCommits({ history, records, problems }) {
	return history.filter((commit) => records.has(commit) || problems.has(commit));
}
/**
* The baseline of a branch: what somebody named, or the first recorded commit. A regression that somebody accepted since
* is the new one.
*
* @param named a commit, of the branch or not
*/
function baselineOf(ledger, named) {
	const recorded = recordedCommits(ledger);
	const accepted = recorded.find((commit) => typeof ledger.records.get(commit)?.acceptedBy === "string");
	if (named === void 0) return accepted ?? recorded.at(-1);
	const age = (commit) => ledger.history.indexOf(commit) + 1 || Number.POSITIVE_INFINITY;
	return accepted !== void 0 && age(accepted) < age(named) ? accepted : named;
}
/** The records between two commits: from the later one up to the earlier one, or to a control that both have. */
function chainBetween({ history, records, problems }, later, earlier) {
	const steps = [];
	const broken = (why) => ({
		kind: "broken",
		steps,
		why
	});
	const ages = new Map(history.map((commit, age) => [commit, age]));
	for (let at = later; at !== earlier;) {
		const record = records.get(at);
		if (record === void 0) return broken(problems.get(at) ?? `commit ${short(at)} is not recorded`);
		const { parent } = record;
		if (parent === null) return broken(`a new chain begins at ${short(at)}`);
		steps.push({
			record,
			sign: 1
		});
		if ("control" in parent) {
			const other = records.get(earlier);
			const isSame = other?.parent && "control" in other.parent && other.parent.control === parent.control;
			if (!other || !isSame) return broken(problems.get(earlier) ?? `the control is another one since ${short(earlier)}`);
			steps.push({
				record: other,
				sign: -1
			});
			break;
		}
		if ((ages.get(parent.commit) ?? -1) <= (ages.get(at) ?? -1)) return broken(`the parent ${short(parent.commit)} of ${short(at)} is not a commit before it on this branch`);
		at = parent.commit;
	}
	return {
		kind: "whole",
		steps
	};
}
/** How far the later end of a whole chain is from the earlier one; undefined if that is unknown in this place. */
function distanceIn(steps, place) {
	const effects = steps.map(({ record, sign }) => ({
		effect: effectIn(record, place),
		slope: sign
	}));
	if (effects.some(({ effect }) => effect === void 0)) return void 0;
	return added(effects.flatMap(({ effect, slope }) => effect === void 0 ? [] : [{
		effect,
		slope
	}]));
}
/** @param records in the order of time: a record counts from its parent, as far as that is before it */
function placed(records) {
	const known = /* @__PURE__ */ new Map();
	return records.map((record) => {
		const { parent, scenarios, commit } = record;
		const before = parent !== null && "commit" in parent ? known.get(parent.commit) : void 0;
		const own = new Map(scenarios.flatMap(({ name }) => {
			const effect = effectIn(record, {
				scenario: name,
				workload: "*",
				threads: 0
			});
			return effect === void 0 ? [] : [[name, effect]];
		}));
		const since = new Map([...own].map(([name, effect]) => {
			const earlier = before?.get(name);
			return [name, added((earlier === void 0 ? [effect] : [earlier, effect]).map((step) => ({
				effect: step,
				slope: 1
			})))];
		}));
		known.set(commit, since);
		return {
			record,
			own,
			since
		};
	});
}
/** Independent effects, one after the other. */
function added(effects) {
	const total = effects.reduce((sum, { effect, slope }) => sum + slope * effect.mean, 0);
	return combine(total, effects);
}
/**
* What a record says of a cell. Cells are chosen by what changed, so each record has others: one that it did not measure
* is taken for the mean of those that it did. Nothing was measured of a scenario that did not change.
*/
function effectIn({ scenarios, changes }, place) {
	const [only, ...others] = scenarios;
	const name = scenarios.find(({ name: own }) => own === place.scenario) ?? (others.length === 0 ? only : void 0);
	if (name === void 0) return void 0;
	const own = changes.filter(({ scenario }) => scenario === name.name);
	if (own.length === 0) return effectOf({
		mean: 0,
		variance: 0,
		df: 1
	});
	return effectOf(own.find(({ workload, threads }) => workload === place.workload && threads === place.threads) ?? {
		mean: mean(own.map((each) => each.mean)),
		variance: mean(own.map((each) => each.variance)),
		df: Math.min(...own.map((each) => each.df))
	});
}
function effectOf({ mean: change, variance, df }) {
	return {
		mean: change,
		standardError: Math.sqrt(variance),
		df,
		within: {
			variance,
			df
		},
		between: {
			variance: 0,
			df: 1
		}
	};
}
function short(commit) {
	return commit.slice(0, 7);
}

export { distanceIn as a, chainBetween as i, added as n, placed as o, baselineOf as r, recordedCommits as s, WHOLE as t };