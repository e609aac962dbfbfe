import { n as combine } from "./random-effects.js";
import { a as sum, r as mean } from "./vectors.js";

// src/core/ledger/ledger.ts
/**
* The ledger of a branch: what every recorded commit changed against its parent. Ratios multiply along the chain, so their
* logarithms add, and so do the variances.
*/
const NO_CHANGE = effectOf({
	mean: 0,
	variance: 0,
	df: 1
});
const WHOLE = {
	kind: "whole",
	steps: []
};
/** The newest commits of the branch first that have a record, whether or not it can be read. */
function recordedCommits({ history, records, problems }) {
	return history.filter((commit) => records.has(commit) || problems.has(commit));
}
/**
* The baseline of a branch: what somebody named, or the first recorded commit. A regression that somebody accepted later is
* the new one, until somebody names another.
*/
function baselineOf(ledger, named) {
	const recorded = recordedCommits(ledger);
	const accepted = recorded.find((commit) => typeof ledger.records.get(commit)?.acceptedBy === "string");
	if (named === void 0) return accepted ?? recorded.at(-1);
	return accepted !== void 0 && wasAcceptedLater(ledger, accepted, named) ? accepted : named.commit;
}
function wasAcceptedLater({ history, records }, accepted, { commit, setAt }) {
	if (setAt !== void 0) return (records.get(accepted)?.recordedAt ?? "") > setAt;
	return history.includes(commit) && history.indexOf(accepted) < history.indexOf(commit);
}
/**
* The commit that somebody made the baseline of a branch, or of the nearest branch that it comes from.
*
* @param set baselines by branch
*/
function namedFor(branch, { history, records }, set) {
	const inherited = [...new Set(history.flatMap((commit) => records.get(commit)?.branch ?? []))].flatMap((each) => set.get(each) ?? []);
	return set.get(branch) ?? inherited.find(({ commit }) => history.includes(commit));
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
	const known = steps.flatMap(({ record, sign }) => {
		const effect = effectIn(record, place);
		return effect === void 0 ? [] : [{
			...effect,
			mean: sign * effect.mean
		}];
	});
	return known.length < steps.length ? void 0 : added(...known);
}
/**
* The ledgers in records, the one that was recorded last at the end. A renamed file has one with its records by both names.
*
* @param records in the order of time: a record counts from its parent, as far as that is before it
* @param set the baselines that somebody set, by branch
*/
function branchLedgers(records, set = /* @__PURE__ */ new Map()) {
	const byCommit = /* @__PURE__ */ new Map();
	const ledgers = /* @__PURE__ */ new Map();
	const keyOf = (...names) => JSON.stringify(names);
	for (const record of records) {
		const { branch, suite, commit, parent } = record;
		const from = parent !== null && "commit" in parent ? parent : void 0;
		const placed = placedAfter(from && byCommit.get(keyOf(from.suite, from.commit)), record);
		byCommit.set(keyOf(suite, commit), placed);
		const [name, former] = [keyOf(branch, suite), keyOf(branch, from?.suite ?? suite)];
		const own = [...ledgers.get(former) ?? ledgers.get(name) ?? [], placed];
		for (const key of [former, name]) ledgers.delete(key);
		ledgers.set(name, own);
	}
	return [...ledgers.values()].flatMap((own) => {
		const newest = own.at(-1)?.record;
		if (newest === void 0) return [];
		const { branch, suite } = newest;
		const ledger = lineageOf(own, (from) => byCommit.get(keyOf(from.suite, from.commit)));
		return [{
			branch,
			suite,
			baseline: baselineOf(ledger, namedFor(branch, ledger, set)) ?? newest.commit,
			records: own
		}];
	});
}
/** The records of a branch, and those of others that it comes from. */
function lineageOf(own, find) {
	const records = new Map(own.toReversed().map(({ record }) => [record.commit, record]));
	for (const { parent } of records.values()) {
		const before = parent !== null && "commit" in parent ? find(parent)?.record : void 0;
		if (before !== void 0 && !records.has(before.commit)) records.set(before.commit, before);
	}
	return {
		history: [...records.keys()],
		records,
		problems: /* @__PURE__ */ new Map()
	};
}
function placedAfter(parent, record) {
	const [only] = parent?.ways.size === 1 && record.scenarios.length === 1 ? parent.ways.values() : [];
	const begins = record.parent === null || "control" in record.parent;
	const ways = record.scenarios.map(({ name }) => {
		const own = effectIn(record, {
			scenario: name,
			workload: "*",
			threads: 0
		}) ?? NO_CHANGE;
		const way = parent?.ways.get(name) ?? only;
		const before = way === void 0 ? begins || parent !== void 0 ? NO_CHANGE : null : way.since;
		return [name, {
			own,
			before,
			since: before && added(before, own)
		}];
	});
	return {
		record,
		ways: new Map(ways)
	};
}
/** Whether a record has something to show: a commit that changed nothing is no news. */
function isNews({ parent, settings, changes }) {
	return parent === null || settings.length > 0 || changes.length > 0;
}
/** Independent effects, one after the other. */
function added(...effects) {
	const parts = effects.map((effect) => ({
		effect,
		slope: 1
	}));
	return combine(sum(effects.map(({ mean }) => mean)), parts);
}
/**
* What a record says of a cell, or with the workload "*" of the mean over those that it measured; undefined if it did not
* measure the cell. Nothing was measured of a scenario that did not change.
*/
function effectIn({ scenarios, changes }, place) {
	const [only, ...others] = scenarios;
	const name = scenarios.find(({ name: own }) => own === place.scenario) ?? (others.length === 0 ? only : void 0);
	if (name === void 0) return void 0;
	const own = changes.filter(({ scenario }) => scenario === name.name);
	if (own.length === 0) return NO_CHANGE;
	if (place.workload !== "*") {
		const exact = own.find(({ workload, threads }) => workload === place.workload && threads === place.threads);
		return exact && effectOf(exact);
	}
	return effectOf({
		mean: mean(own.map((each) => each.mean)),
		variance: mean(own.map((each) => each.variance)),
		df: Math.min(...own.map((each) => each.df))
	});
}
function effectOf(change) {
	const { mean, variance, df } = change;
	return {
		mean,
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

export { chainBetween as a, namedFor as c, branchLedgers as i, recordedCommits as l, added as n, distanceIn as o, baselineOf as r, isNews as s, WHOLE as t };