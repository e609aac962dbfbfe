import { c as keyOf } from "./comparison.js";
import "./run-record.js";
import { y as verdictOf } from "./describe-statements.js";

// src/core/result/make-record.ts
/** From a judged run to its stored record. */
/** @throws RangeError if the run's start is no UTC time of ISO 8601 */
function recordOf(judgement, run, about) {
	const { blocks, disturbed } = judgement.disturbance;
	return {
		schemaVersion: 1,
		id: about.id,
		recordedAt: withMilliseconds(run.startedAt),
		branch: about.branch,
		commit: about.commit,
		runUrl: about.runUrl,
		verdict: verdictOf(judgement),
		seed: run.seed,
		measuredSeconds: rounded(run.measuredSeconds, 1),
		...circumstancesOf(run, about.toolVersion),
		disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
		cells: recordedCells(run, judgement),
		twin: judgement.twin.map(({ workload, threads, effect, trials }) => {
			const noise = Math.sqrt(effect.within.variance);
			return {
				workload,
				threads,
				mean: rounded(effect.mean, 6),
				noise: rounded(noise, 6),
				trials
			};
		})
	};
}
/** Facts about a run that comparing it with others needs. */
function circumstancesOf({ suite, environment, scenarios }, toolVersion) {
	const { cpuModel, cpus, memoryBytes, kernel, runner, sysbench } = environment;
	return {
		suite,
		toolVersion,
		machine: {
			cpuModel,
			cpus,
			memoryBytes,
			kernel,
			runner
		},
		sysbench,
		scenarios: scenarios.filter(({ revision }) => revision === "head").map(({ name, role, fingerprint, server }) => ({
			name,
			role,
			fingerprint,
			server
		}))
	};
}
function recordedCells({ cells }, { comparisons }) {
	const effects = new Map(comparisons.map((found) => [keyOf(found), found.effect]));
	return cells.filter(({ revision }) => revision === "head").map(({ scenario, workload, threads, qps }) => {
		const effect = effects.get(keyOf({
			rule: "control",
			scenario,
			workload,
			threads
		}));
		const ratio = effect && {
			mean: rounded(effect.mean, 6),
			standardError: rounded(effect.standardError, 6)
		};
		return {
			scenario,
			workload,
			threads,
			qps: rounded(qps, 1),
			ratio: ratio ?? null
		};
	});
}
function withMilliseconds(time) {
	const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(time);
	if (parts === null) throw new RangeError(`a run's start must be a UTC time such as 2026-01-02T03:04:05.678Z, got ${time}`);
	return `${parts[1]}.${(parts[2] ?? "").slice(0, 3).padEnd(3, "0")}Z`;
}
/** Never −0, which JSON does not have. */
function rounded(value, decimals) {
	return Number(value.toFixed(decimals)) + 0;
}

export { recordOf as n, circumstancesOf as t };