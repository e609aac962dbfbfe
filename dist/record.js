import { i as shardText } from "./shard.js";
import { n as serverName, t as controlServer } from "./priors.js";
import "./ledger.js";
import { O as verdictOf, v as accept, x as isRefused } from "./scaled.js";
import { r as depthOf, t as commitIn, u as isShallow, y as titleOf } from "./checkout.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { n as print } from "./output.js";
import { n as parseRecordFlags } from "./record-flags.js";
import { d as EXIT, h as UserError, m as StoreError } from "./paths.js";
import { c as toolVersion } from "./output-directory.js";
import { t as readResults } from "./read-results.js";

// src/core/result/make-record.ts
function recordOf(judgement, run, about) {
	const { blocks, disturbed } = judgement.disturbance;
	const { cpuModel, cpus, runner } = run.environment;
	const heads = run.scenarios.filter(({ revision }) => revision === "head");
	const headOf = (name) => heads.find((each) => each.name === name);
	return {
		schemaVersion: 2,
		...about,
		recordedAt: run.startedAt.replace(/(?:\.(\d+))?Z$/, (_, decimals = "") => `.${decimals.slice(0, 3).padEnd(3, "0")}Z`),
		suite: run.suite.name,
		baseline: judgement.baseline?.commit ?? null,
		settings: run.settings.flatMap(({ scenario, name, before, after }) => {
			const place = after ?? before;
			if (place === null) return [];
			const { file, line } = place;
			return {
				scenario,
				name,
				before: valueOn(before),
				after: valueOn(after),
				file,
				line
			};
		}),
		comparisons: comparisonsOf(judgement),
		control: controlOf(run, judgement),
		verdict: verdictOf(judgement),
		acceptedBy: judgement.accepted?.by ?? null,
		scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
			const { server, cpuCapacity = null } = headOf(name) ?? {};
			return {
				name,
				fingerprint,
				server: server === void 0 ? null : serverName(server),
				cpuCapacity: cpuCapacity === null ? void 0 : roundTo(cpuCapacity, 1)
			};
		}),
		qps: run.cells.filter(({ revision }) => revision === "head").map(({ scenario, workload, threads, qps }) => ({
			scenario,
			workload,
			threads,
			qps: roundTo(qps, 1)
		})),
		machine: {
			cpuModel,
			cpus,
			runner
		},
		disturbed: blocks === 0 ? 0 : roundTo(disturbed / blocks, 4),
		twin: run.scenarios.some(({ host }) => host !== null) ? [] : judgement.twin.map(({ workload, threads, effect, trials }) => {
			const noise = Math.sqrt(effect.within.variance);
			return {
				workload,
				threads,
				mean: roundTo(effect.mean, 6),
				noise: roundTo(noise, 6),
				trials
			};
		})
	};
}
/** Value of a setting on one side; null if it was not set there. An option without a value has an empty text. */
function valueOn(side) {
	return side === null ? null : side.value ?? "";
}
/** Comparisons to record. If the base equals the baseline, one measurement is recorded twice, once for each of them. */
function comparisonsOf({ comparisons, baseline }) {
	return comparisons.flatMap((comparison) => {
		const { rule, scenario, workload, threads, change, low, high } = comparison;
		if (rule === "control" || isRefused(comparison)) return [];
		const figures = {
			scenario,
			workload,
			threads,
			change,
			low,
			high
		};
		const isBoth = rule === "base" && baseline?.unchanged.includes(scenario);
		return [{
			rule,
			...figures
		}, ...isBoth ? [{
			rule: "baseline",
			...figures
		}] : []];
	});
}
function controlOf({ plan, scenarios, ownDefaults = null }, { comparisons }) {
	if (!plan.rules.includes("control")) return null;
	const control = scenarios.find(({ role, revision }) => role === "control" && revision === "head");
	if (control === void 0) return null;
	const ratios = comparisons.filter((each) => each.rule === "control" && !isRefused(each)).map(({ scenario, workload, threads, effect }) => ({
		scenario,
		workload,
		threads,
		mean: roundTo(effect.mean, 6),
		variance: Number((effect.standardError ** 2).toPrecision(4)),
		df: roundTo(Math.max(1, effect.df), 1)
	}));
	return {
		fingerprint: control.fingerprint,
		server: controlServer(control.server, ownDefaults),
		ratios
	};
}
/** Adding 0 turns −0 into 0, because JSON does not have −0. */
function roundTo(value, decimals) {
	return Number(value.toFixed(decimals)) + 0;
}

// src/commands/record.ts
async function recordCommand(args) {
	const request = parseRecordFlags(args);
	using interrupt = interruptible();
	print(await record(request, storeOpener({ near: process.cwd() }), interrupt.signal));
	return EXIT.pass;
}
/**
* @returns where the record is stored, in a sentence for people
* @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails
*/
async function record(request, openStore, signal) {
	const { paths, branch, runUrl = null } = request;
	const { recorded, accepted, run, judgement } = readResults(paths);
	const [{ name }] = recorded;
	const { plan, cells } = run;
	if (plan.shard !== null) throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`);
	if (cells.length === 0 && plan.rules.includes("control")) throw new UserError(`${name}: nothing was measured, so there is nothing to store`);
	if (judgement.comparisons.some(({ refusal }) => refusal?.isMeasured === false)) throw new UserError(`${name}: a server refuses the change, so it was not measured; nothing is stored`);
	if (judgement.missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`);
	const here = process.cwd();
	const commit = commitOf(here, request.commit, run.commit);
	if (isShallow(here)) throw new StoreError("this clone is shallow, so the place of the commit in its history is unknown; give actions/checkout `fetch-depth: 0`");
	const about = {
		branch,
		commit,
		depth: depthOf(here, commit),
		title: titleOf(here, commit) ?? null,
		runUrl
	};
	const joining = recordOf(accept(judgement, accepted), run, {
		...about,
		toolVersion: toolVersion()
	});
	await using opened = await openStore(request.store, signal);
	const { path, isNew } = await opened.add(joining);
	return isNew ? `stored in ${opened.name}: ${path}\n${dirtyNote(request, run)}` : `the commit is already recorded in ${opened.name}: ${path}\n`;
}
function dirtyNote({ commit }, { commit: measured }) {
	if (commit !== void 0 || measured?.isDirty !== true) return "";
	return `note: what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored\n`;
}
/** Commit of a record: the named one, else the measured one, else the one that is checked out here. */
function commitOf(here, name, measured) {
	const commit = commitIn(here, name ?? measured?.sha ?? "HEAD");
	if (commit !== void 0) return commit;
	if (name !== void 0) throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit of this repository`);
	throw new UserError(`git does not know ${measured === null ? "what was measured" : `commit ${measured.sha}`} in ${here}; go into the repository that was measured, or name a commit with --commit`);
}

export { recordCommand as n, record as t };