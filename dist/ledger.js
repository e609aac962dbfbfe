import { C as _isoDateTime, _ as string, c as literal, d as number, f as object, n as array, s as int, t as ZodISODateTime, u as m } from "./schemas.js";
import { n as storedError, r as storedRatioSchema, t as storedDifference } from "./stored-ratio.js";
import { t as parseVersioned } from "./stored-json.js";

// node_modules/zod/v4/classic/iso.js
function datetime(t) {
	return _isoDateTime(ZodISODateTime, t);
}

// src/core/ledger/record.ts
/** Record of a commit on a recorded branch: its QPS, and its comparisons with the commit before and the baseline. */
/**
* Version of records; a store has records of one version only. A field that older versions of qpsgate may ignore needs
* no new version, because they read such records too.
*/
const RECORD_VERSION = 2;
const commitSchema = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const cell = {
	workload: string(),
	threads: int().positive()
};
/** A value is null where the setting was not set. */
const settingSchema = object({
	scenario: string(),
	name: string(),
	before: string().nullable(),
	after: string().nullable(),
	file: string(),
	line: int().positive()
});
const storedChange = number().min(-1);
/** Far more than any run has. The limits are there because files may come from anybody. */
const [MOST_SCENARIOS, MOST_COMPARISONS] = [5e3, 4e3];
const recordSchema = object({
	schemaVersion: literal(2),
	/** Start of the run: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
	recordedAt: datetime({ precision: 3 }),
	branch: string(),
	commit: commitSchema,
	/**
	* Number of commits in the history of this commit, itself included. It orders records: an ancestor has a lower
	* number, whenever its run began.
	*/
	depth: int().positive(),
	/** First line of the commit's message, in which forges name the pull request; null if it is unknown. */
	title: string().nullable(),
	runUrl: string().nullable(),
	suite: string(),
	/** The commit that was the baseline of the branch; null if there was none. */
	baseline: commitSchema.nullable(),
	/** Settings that differ from those of the commit that this one was compared with. */
	settings: array(settingSchema).readonly(),
	/** Comparisons with the commit before, and with the baseline, in each cell. */
	comparisons: array(object({
		rule: m(["base", "baseline"]),
		scenario: string(),
		...cell,
		change: storedChange,
		low: storedChange,
		high: storedChange
	})).max(MOST_COMPARISONS).readonly(),
	/**
	* Control of the run. QPS is stored as ratios to the control's QPS, because machines differ, and later runs compare
	* their ratios with these; null: nothing was stored.
	*/
	control: object({
		fingerprint: string(),
		server: string(),
		ratios: array(storedRatioSchema).readonly()
	}).nullable(),
	verdict: m([
		"pass",
		"regressed",
		"inconclusive",
		"not-measured",
		"measured"
	]),
	/** Account that accepted a regression; null if nobody did, or if nothing regressed. */
	acceptedBy: string().nullable(),
	scenarios: array(object({
		name: string(),
		fingerprint: string(),
		/** Program and version; null if no server was started. */
		server: string().nullable(),
		/** Computing power, in units of 10,000 checksums a second with all CPUs busy; absent if it was unknown. */
		cpuCapacity: number().nonnegative().optional()
	})).max(MOST_SCENARIOS).readonly(),
	/** For people only: no run compares with it, because machines differ. */
	qps: array(object({
		scenario: string(),
		...cell,
		qps: number().nonnegative()
	})).readonly(),
	machine: object({
		cpuModel: string(),
		cpus: int().nonnegative(),
		runner: string()
	}),
	toolVersion: string(),
	/** Share of the probed blocks that the machine disturbed, 0…1. */
	disturbed: number().min(0).max(1),
	/** Comparison of two servers of one configuration, which shows how much starts differ. */
	twin: array(object({
		...cell,
		mean: storedDifference,
		/** Standard error of `mean` from the noise of the blocks alone, without the spread of server starts. */
		noise: storedError,
		trials: int().positive()
	})).readonly()
});
const baselineChoiceSchema = object({
	schemaVersion: literal(2),
	commit: commitSchema,
	setAt: datetime({ precision: 3 })
});
/** @throws if a value does not fit the schema */
function recordFile(record) {
	return `${JSON.stringify(recordSchema.parse(record))}\n`;
}
/**
* Never throws, so that each file that cannot be read is named.
*
* @param path names the file in the problem
*/
function parseRecord(text, path) {
	return parse(recordSchema, text, path);
}
function baselineFile({ commit, setAt }) {
	return `${JSON.stringify(baselineChoiceSchema.parse({
		schemaVersion: 2,
		commit,
		setAt
	}))}\n`;
}
function parseBaseline(text, path) {
	return parse(baselineChoiceSchema, text, path);
}
function parse(schema, text, path) {
	const parsed = parseVersioned(schema, 2, text);
	return parsed.kind === "read" ? parsed : {
		...parsed,
		problem: `${path} ${parsed.problem}`
	};
}

// src/core/ledger/ledger.ts
function recordedCommits({ history, records, unreadable }) {
	return history.filter((commit) => records.has(commit) || unreadable.has(commit));
}
/**
* Baseline of a branch: the commit that somebody chose, or else the first recorded one. If somebody accepted a
* regression later, that commit is the baseline until somebody chooses another.
*/
function baselineOf(ledger, choice) {
	const recorded = recordedCommits(ledger);
	const accepted = recorded.find((commit) => typeof ledger.records.get(commit)?.acceptedBy === "string");
	if (choice === void 0) return accepted ?? recorded.at(-1);
	return accepted !== void 0 && wasAcceptedLater(ledger, accepted, choice) ? accepted : choice.commit;
}
function wasAcceptedLater({ history, records }, accepted, { commit, setAt }) {
	if (setAt !== void 0) return (records.get(accepted)?.recordedAt ?? "") > setAt;
	return history.includes(commit) && history.indexOf(accepted) < history.indexOf(commit);
}
/**
* Baseline that somebody chose for a branch, or for the nearest branch that it comes from.
*
* @param set choices by branch
*/
function baselineChoiceFor(branch, { history, records }, set) {
	const inherited = [...new Set(history.flatMap((commit) => records.get(commit)?.branch ?? []))].flatMap((each) => set.get(each) ?? []);
	return set.get(branch) ?? inherited.find(({ commit }) => history.includes(commit));
}
/**
* Changes of settings in the records after a commit of the branch, the oldest first, each with the figures of its own
* run.
*/
function changesSince({ history, records }, baseline) {
	return history.slice(0, Math.max(0, history.indexOf(baseline))).toReversed().flatMap((sha) => {
		const record = records.get(sha);
		if (record === void 0) return [];
		const { commit, title, settings, comparisons } = record;
		return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, ofScenario]) => {
			const worst = worstOf(comparisons.filter((each) => each.rule === "base" && each.scenario === scenario));
			const figures = worst && {
				change: worst.change,
				low: worst.low,
				high: worst.high
			};
			return figures === void 0 ? [] : {
				scenario,
				commit,
				title,
				settings: ofScenario,
				...figures
			};
		});
	});
}
function worstOf(all) {
	return all.toSorted((one, other) => one.change - other.change)[0];
}
/**
* Splits records into the ledgers of branches and suites; the one with the newest record comes last.
*
* @param records in the order of time
* @param set baselines that somebody chose, by branch
*/
function branchLedgers(records, set = /* @__PURE__ */ new Map()) {
	return [...Map.groupBy(records.toReversed(), ({ branch, suite }) => JSON.stringify([branch, suite])).values()].reverse().flatMap((group) => {
		const inOrder = group.toReversed().sort((one, other) => one.depth - other.depth);
		const [first, newest] = [inOrder[0], inOrder.at(-1)];
		if (first === void 0 || newest === void 0) return [];
		const { branch, suite } = newest;
		const byCommit = new Map(inOrder.map((each) => [each.commit, each]));
		const ledger = {
			history: [...byCommit.keys()].reverse(),
			records: byCommit,
			unreadable: /* @__PURE__ */ new Set()
		};
		const last = inOrder.findLast((each) => each.baseline !== null)?.baseline;
		return {
			branch,
			suite,
			baseline: baselineOf(ledger, baselineChoiceFor(branch, ledger, set) ?? (last == null ? void 0 : { commit: last })) ?? first.commit,
			records: inOrder
		};
	});
}
/** False for a commit that changed nothing, because it has nothing to show. */
function isNews({ settings, qps }) {
	return settings.length > 0 || qps.length > 0;
}

export { isNews as a, parseBaseline as c, settingSchema as d, datetime as f, changesSince as i, parseRecord as l, baselineOf as n, worstOf as o, branchLedgers as r, baselineFile as s, baselineChoiceFor as t, recordFile as u };