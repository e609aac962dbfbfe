import { d as compare, h as plannedComparisons, m as effectsSince, o as takeLook, p as compareSince, u as isUndecided } from "./decide.js";
import { i as keyOf } from "./comparison.js";
import { a as isOfTrials } from "./cost-effects.js";
import { s as quantilesMs } from "./counters.js";

// src/core/measurement/blocks.ts
/** All measurements so far; grows line by line. */
var MeasuredBlocks = class MeasuredBlocks {
	#cells = /* @__PURE__ */ new Map();
	/** The cell of the last line, as successive lines mostly share it. */
	#last;
	/** By scenario, then revision. */
	#arms = /* @__PURE__ */ new Map();
	constructor(lines = []) {
		for (const line of lines) this.add(line);
	}
	get cells() {
		return [...this.#cells.values()];
	}
	blocksIn(cell) {
		return this.#cells.get(cellKeyOf(cell))?.blocks ?? [];
	}
	/**
	* An arm's executions of each statement, over all trials, in the order in which its blocks have them; empty if they
	* were not counted.
	*/
	statementsIn(cell, arm) {
		return this.#cells.get(cellKeyOf(cell))?.statements.get(arm) ?? [];
	}
	/** An arm's work in each trial that it ended. */
	trialsIn(cell, arm) {
		return this.#cells.get(cellKeyOf(cell))?.totals.get(arm) ?? [];
	}
	/** A single cell, as if nothing else had been measured. */
	only(key) {
		const alone = new MeasuredBlocks();
		const cell = this.#cells.get(cellKeyOf(key));
		if (cell !== void 0) alone.#cells.set(cellKeyOf(key), cell);
		alone.#arms = this.#arms;
		return alone;
	}
	/** Undefined if nothing of it was measured. */
	arm(scenario, revision) {
		return this.#arms.get(scenario)?.get(revision);
	}
	add(line) {
		if (line.kind === "probe") this.#open(line).probes.push(line);
		if (line.kind === "cell") this.#addTotals(line);
		if (line.kind !== "slice") return;
		const { works } = blockOf(this.#open(line), line);
		const { number } = this.#seen(line);
		const { seconds, transactions, cpuSeconds, computes, statements } = line;
		works[number] ??= {
			seconds,
			transactions,
			cpuSeconds,
			computes,
			statements
		};
	}
	#addTotals({ workload, threads, scenario, revision, statements, ...totals }) {
		const number = this.arm(scenario, revision)?.number;
		if (number === void 0) return;
		const { totals: trials, statements: known } = this.#open({
			workload,
			threads
		});
		const { trial, transactions, costs, latency } = totals;
		trials.set(number, [...trials.get(number) ?? [], {
			trial,
			transactions,
			costs,
			latencyMs: latency.length === 0 ? void 0 : quantilesMs(latency)
		}]);
		if (statements === void 0) return;
		const before = known.get(number);
		known.set(number, before === void 0 ? statements : before.map((one, nth) => joined(one, statements[nth])));
	}
	#seen({ scenario, revision, host }) {
		const own = this.#arms.get(scenario) ?? /* @__PURE__ */ new Map();
		const known = own.get(revision);
		if (known !== void 0 && (host === void 0 || host === known.host)) return known;
		const others = [...this.#arms.values()].reduce((sum, { size }) => sum + size, 0);
		const arm = {
			number: known?.number ?? others,
			host
		};
		this.#arms.set(scenario, own.set(revision, arm));
		return arm;
	}
	#open({ workload, threads }) {
		const last = this.#last;
		if (last?.workload === workload && last.threads === threads) return last;
		this.#last = this.#find({
			workload,
			threads
		});
		return this.#last;
	}
	#find({ workload, threads }) {
		const key = cellKeyOf({
			workload,
			threads
		});
		const known = this.#cells.get(key);
		if (known !== void 0) return known;
		const cell = {
			workload,
			threads,
			blocks: [],
			probes: [],
			trials: /* @__PURE__ */ new Map(),
			statements: /* @__PURE__ */ new Map(),
			totals: /* @__PURE__ */ new Map()
		};
		this.#cells.set(key, cell);
		return cell;
	}
};
function blockOf({ blocks, trials }, { trial, block, at }) {
	const last = blocks.at(-1);
	if (last?.trial === trial && last.block === block) return last;
	const own = trials.get(trial) ?? /* @__PURE__ */ new Map();
	const known = own.get(block);
	if (known !== void 0) return known;
	const opened = {
		trial,
		block,
		at,
		works: []
	};
	blocks.push(opened);
	trials.set(trial, own.set(block, opened));
	return opened;
}
function cellKeyOf({ workload, threads }) {
	return `${threads} ${workload}`;
}
/** A script counts its statements in the same order in every trial. */
function joined(one, other) {
	if (other?.name !== one.name) return one;
	return {
		name: one.name,
		executions: one.executions + other.executions,
		seconds: one.seconds + other.seconds,
		failed: one.failed + other.failed
	};
}

// src/core/verdict/replay.ts
/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
/** Standings after a look, and its subject: the comparisons of a single cell, or all of them. */
function lookAt(standings, due) {
	const seen = seenBy(due);
	const compared = compare(seen.plan, seen.measured);
	const since = (trial) => compareSince(seen.plan, seen.measured, trial);
	const comparisons = [...compared.comparisons, ...compared.costs].filter(isDueAt(due.look));
	const request = {
		...requestOf(due, plannedComparisons(due.plan)),
		comparisons,
		since
	};
	return {
		standings: takeLook(standings, request),
		compared
	};
}
/** Values known only for whole trials do not change in the middle of one. */
function isDueAt({ workload }) {
	return (comparison) => workload === null || comparison.scope === "mean" || comparison.cost === void 0 || !isOfTrials(comparison.cost);
}
/** In the middle of a trial a look sees one cell, so that it costs the same however large the plan is. */
function seenBy({ plan, measured, look: { workload, threads } }) {
	if (workload === null) return {
		plan,
		measured
	};
	const cells = plan.cells.filter((cell) => cell.workload.name === workload && cell.threads === threads);
	return {
		plan: {
			...plan,
			cells
		},
		measured: measured.only({
			workload,
			threads: threads ?? 0
		})
	};
}
function requestOf({ look, policy }, family) {
	return {
		trial: look.trial,
		share: look.share,
		family,
		policy
	};
}
function replay({ plan, lines, trials, policy }) {
	const standings = /* @__PURE__ */ new Map();
	const family = plannedComparisons(plan);
	const measured = new MeasuredBlocks();
	let unseen = [];
	for (const line of lines) {
		if (line.kind === "look") {
			unseen = void 0;
			const decided = decidedBy(standings, {
				plan,
				measured,
				policy,
				look: line
			}, family);
			for (const [key, standing] of decided) standings.set(key, standing);
		}
		measured.add(line);
		unseen?.push(line);
	}
	return unseen === void 0 || unseen.length === 0 ? {
		standings,
		measured,
		compared: compare(plan, measured)
	} : replay({
		plan,
		lines: withLooks(unseen, trials),
		trials,
		policy
	});
}
/** The standings that a look changes. Its comparisons are not kept, so only undecided ones are compared. */
function decidedBy(standings, due, family) {
	const { plan, measured } = seenBy(due);
	const isAsked = (name) => isUndecided(standings.get(keyOf({
		...name,
		scope: "cell"
	})));
	const hasMeans = due.look.workload === null && plan.shard === null;
	const since = (trial) => hasMeans ? compareSince(plan, measured, trial) : effectsSince(plan, {
		measured,
		isAsked
	}, trial);
	const comparisons = since(0).filter(isDueAt(due.look));
	const own = comparisons.flatMap((each) => {
		const key = keyOf(each);
		const standing = standings.get(key);
		return standing === void 0 ? [] : [[key, standing]];
	});
	return takeLook(new Map(own), {
		...requestOf(due, family),
		comparisons,
		since
	});
}
/** Runs that recorded no looks took one after each trial. */
function withLooks(lines, trials) {
	const ends = new Map(lines.map(({ trial }, index) => [trial, index]));
	return lines.flatMap((line, index) => {
		const { trial } = line;
		const look = {
			kind: "look",
			trial,
			workload: null,
			threads: null,
			share: trial / trials
		};
		return ends.get(trial) === index ? [line, look] : [line];
	});
}

export { replay as n, MeasuredBlocks as r, lookAt as t };