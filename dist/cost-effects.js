import { c as sum, n as findDisturbance } from "./disturbance.js";
import { t as COSTS } from "./names.js";
import { i as keyOf, l as interval, r as changeOf } from "./comparison.js";
import { S as numbersOf, _ as nameOf, g as estimateEffects, y as contrastsOf } from "./judgement.js";

// src/core/comparison/cost-blocks.ts
/**
* Weak priors, like that of QPS: a few starts teach another spread. They are as wide as equal servers were seen to
* differ.
*/
const PRIOR_DF = 3;
const BY_TRIAL = {
	written: {
		amountOf: ({ costs }) => costs?.writtenBytes,
		least: 64,
		startSpread: {
			sd: .05,
			df: PRIOR_DF
		}
	},
	read: {
		amountOf: ({ costs }) => costs?.readBytes,
		least: 64,
		startSpread: {
			sd: .05,
			df: PRIOR_DF
		}
	},
	switches: {
		amountOf: ({ costs }) => costs?.switches,
		least: .1,
		startSpread: {
			sd: .08,
			df: PRIOR_DF
		}
	},
	fsyncs: {
		amountOf: ({ costs }) => costs?.fsyncs,
		least: .001,
		startSpread: {
			sd: .08,
			df: PRIOR_DF
		}
	},
	network: {
		amountOf: ({ costs }) => costs?.networkBytes,
		least: 1
	},
	memory: {
		amountOf: ({ costs }) => costs?.residentBytes,
		least: null,
		startSpread: {
			sd: .03,
			df: PRIOR_DF
		}
	},
	p50: latency("p50", .03),
	p95: latency("p95", .05),
	p99: latency("p99", .1)
};
function latency(quantile, sd) {
	return {
		amountOf: ({ latencyMs }) => latencyMs?.[quantile],
		least: null,
		startSpread: {
			sd,
			df: PRIOR_DF
		}
	};
}
/** Whether it is known only after a cell is over. */
function isOfTrials(cost) {
	return cost !== "cpu";
}
/** How much a start alone moves it; undefined: as much as for QPS. */
function startSpreadOf(cost) {
	return cost === "cpu" ? void 0 : BY_TRIAL[cost].startSpread;
}
/** Work of the arms in the compared blocks, with a cost in place of the time. */
function blocksByCost(measured, isCompared) {
	const found = /* @__PURE__ */ new Map();
	const costedCell = (cell) => {
		const key = `${cell.threads} ${cell.workload}`;
		const known = found.get(key) ?? costedCellOf(measured.blocksIn(cell).filter(isCompared));
		found.set(key, known);
		return known;
	};
	return (cost) => ({
		arm: (scenario, revision) => measured.arm(scenario, revision),
		blocksIn: (cell) => {
			const { blocks, firsts, arms } = costedCell(cell);
			if (cost === "cpu") return blocks.map(({ works, ...block }) => ({
				...block,
				works: works.map(byCpu)
			}));
			const works = Array.from({ length: arms }, (_, arm) => measured.trialsIn(cell, arm));
			return firsts.map((first) => wholeTrial(first, works, BY_TRIAL[cost]));
		}
	});
}
function costedCellOf(blocks) {
	const firsts = /* @__PURE__ */ new Map();
	let arms = 0;
	for (const block of blocks) {
		if (!firsts.has(block.trial)) firsts.set(block.trial, block);
		arms = Math.max(arms, block.works.length);
	}
	return {
		blocks,
		firsts: [...firsts.values()],
		arms
	};
}
function byCpu(work) {
	return work?.cpuSeconds ? {
		transactions: work.transactions,
		seconds: work.cpuSeconds
	} : void 0;
}
/** @param works of each arm in all trials */
function wholeTrial(first, works, cost) {
	const costs = works.map((own) => {
		const work = own.find(({ trial }) => trial === first.trial);
		return work && costed(work, cost);
	});
	return {
		...first,
		works: costs
	};
}
/** Undefined if nothing is known about it. */
function costed(work, { amountOf, least }) {
	const amount = amountOf(work);
	const transactions = least === null ? 1 : work.transactions;
	const seconds = amount === void 0 ? 0 : Math.max(amount, (least ?? 0) * transactions);
	return amount === void 0 || transactions === 0 || seconds === 0 ? void 0 : {
		transactions,
		seconds
	};
}
/** Cost of some arms for each transaction, or on average over trials if it is no sum; null if it is unknown. */
function costOf(measured, cell, arms, cost) {
	const amounts = arms.flatMap((arm) => cost === "cpu" ? measured.blocksIn(cell).flatMap(({ works }) => works[arm] ?? []).map(cpuAmount) : measured.trialsIn(cell, arm).map((work) => ({
		amount: BY_TRIAL[cost].amountOf(work),
		transactions: BY_TRIAL[cost].least === null ? 1 : work.transactions
	})));
	const known = amounts.flatMap(({ amount }) => amount ?? []);
	const transactions = sum(amounts.map((one) => one.transactions));
	return known.length < amounts.length || transactions === 0 ? null : sum(known) / transactions;
}
function cpuAmount({ cpuSeconds, transactions }) {
	return {
		amount: cpuSeconds,
		transactions
	};
}

// src/core/comparison/cost-effects.ts
/** Chance that a run reports a changed cost in any comparison although none changed. */
const FALSE_COST = .05;
/** Smaller changes are not worth a row. */
const LEAST_COST_CHANGE = .05;
/** The known costs, on the logarithm of the work that a unit of the cost is enough for: as with QPS, less is worse. */
function compareCosts({ measured, isCompared, contrasts, costs, isAsked = () => true }, { startSpread, arms }) {
	const own = contrasts.filter((contrast) => !sharesServer(contrast, measured));
	const counts = new Map(own.map((contrast) => [keyOf(cellOf(contrast)), blocksIn(contrast, measured, isCompared)]));
	const blocksOf = blocksByCost(measured, isCompared);
	return costs.flatMap((cost) => {
		const compared = {
			measured: blocksOf(cost),
			isCompared: () => true,
			isAsked: (name) => isAsked({
				...name,
				cost
			}),
			areTrials: isOfTrials(cost)
		};
		const known = {
			startSpread: startSpreadOf(cost) ?? startSpread,
			...arms === void 0 ? {} : { arms }
		};
		return estimateEffects(own, compared, known).map((found) => {
			const blocks = counts.get(keyOf(found)) ?? 0;
			return {
				...found,
				byCpu: void 0,
				cost,
				blocks,
				...moreOf(found.effect)
			};
		});
	});
}
/** Change of the cost itself. */
function moreOf(effect) {
	return changeOf({
		...effect,
		mean: 0 - effect.mean
	});
}
function cellOf(contrast) {
	return {
		...nameOf(contrast),
		scope: "cell"
	};
}
/** A server that several arms share does not tell which work it did for which arm. */
function sharesServer({ arms, references }, measured) {
	return [...arms, ...references].some(({ scenario, revision }) => measured.arm(scenario.name, revision)?.host !== void 0);
}
/** Blocks in which all arms of the contrast were measured. */
function blocksIn({ arms, references, cell }, measured, isCompared) {
	const numbers = numbersOf(measured, [...arms, ...references]);
	return measured.blocksIn({
		workload: cell.workload.name,
		threads: cell.threads
	}).filter((block) => isCompared(block) && numbers.every((arm) => block.works[arm] !== void 0)).length;
}
/** All costs of all comparisons, for readers of a report. They decide nothing. */
function costEffects(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const contrasts = contrastsOf(plan);
	const found = compareCosts({
		measured,
		isCompared: (block) => !isDropped(block),
		contrasts,
		costs: COSTS
	}, plan);
	const confidence = 1 - FALSE_COST / (Math.max(1, found.length) * (plan.shard?.of ?? 1));
	const byContrast = Map.groupBy(found, (one) => keyOf({
		...one,
		cost: void 0
	}));
	return contrasts.map((contrast) => {
		const name = nameOf(contrast);
		const cell = {
			workload: name.workload,
			threads: name.threads
		};
		const figureOf = (arms, cost) => figure(costOf(measured, cell, numbersOf(measured, arms), cost), cost);
		return {
			...name,
			costs: (byContrast.get(keyOf(cellOf(contrast))) ?? []).map((one) => ({
				cost: one.cost,
				change: one.change,
				low: one.low,
				high: one.high,
				before: figureOf(contrast.references, one.cost),
				now: figureOf(contrast.arms, one.cost),
				differs: isSure(one, confidence)
			}))
		};
	});
}
/** Seconds of CPU time as microseconds. */
function figure(amount, cost) {
	return amount === null || cost !== "cpu" ? amount : 1e6 * amount;
}
function isSure({ effect, change }, confidence) {
	const { low, high } = interval(effect, confidence);
	return (change >= .05 || change <= 1 / 1.05 - 1) && (low > 0 || high < 0);
}

export { isOfTrials as a, costEffects as i, LEAST_COST_CHANGE as n, compareCosts as r, FALSE_COST as t };