import { n as added, s as isNews } from "./ledger.js";
import { i as shardText } from "./shard.js";
import { n as serverName } from "./priors.js";
import "./record.js";
import { b as verdictOf, v as accept } from "./describe-statements.js";
import { a as formerNames, c as isShallow, m as titleOf, n as commitIn } from "./checkout.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { t as print } from "./output.js";
import { n as parseRecordFlags } from "./record-flags.js";
import { a as EXIT, l as StoreError, u as UserError } from "./errors.js";
import { t as toolVersion } from "./version.js";
import { t as readResults } from "./read-results.js";

// src/core/result/make-record.ts
/** From a judged run to its record in the ledger. */
function recordOf(judgement, run, about) {
	const { blocks, disturbed } = judgement.disturbance;
	const { parentSuite, ...source } = about;
	const { cpuModel, cpus, runner } = run.environment;
	const heads = run.scenarios.filter(({ revision }) => revision === "head");
	const parent = parentOf(run, parentSuite);
	const serverOf = (name) => heads.find((each) => each.name === name)?.server;
	const countsFor = scenariosOf(run);
	return {
		schemaVersion: 1,
		...source,
		parent,
		recordedAt: run.startedAt.replace(/(?:\.(\d+))?Z$/, (_, decimals = "") => `.${decimals.slice(0, 3).padEnd(3, "0")}Z`),
		suite: run.suite.name,
		settings: run.settings.flatMap(({ scenario: own, name, before, after }) => {
			const place = after ?? before;
			const valueIn = (written) => written && (written.value ?? "");
			if (place === null) return [];
			const { file, line } = place;
			return countsFor(own).map((scenario) => ({
				scenario,
				name,
				before: valueIn(before),
				after: valueIn(after),
				file,
				line
			}));
		}),
		changes: parent === null ? [] : changesOf(run, judgement),
		verdict: verdictOf(judgement),
		acceptedBy: judgement.accepted?.by ?? null,
		scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
			const server = serverOf(name);
			return {
				name,
				fingerprint,
				server: server === void 0 ? null : serverName(server)
			};
		}),
		qps: run.cells.filter(({ revision, scenario }) => revision === "head" && countsFor(scenario).includes(scenario)).map(({ scenario, workload, threads, qps }) => ({
			scenario,
			workload,
			threads,
			qps: rounded(qps, 1)
		})),
		machine: {
			cpuModel,
			cpus,
			runner
		},
		disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
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
/** The control, if there is one, else the base. */
function parentOf(run, suite) {
	if (!run.plan.rules.includes("control")) return suite !== null && run.before !== null ? {
		commit: run.before,
		suite
	} : null;
	const control = run.scenarios.find(({ role, revision }) => role === "control" && revision === "head");
	return control === void 0 ? null : { control: `${control.fingerprint} ${control.server.product} ${control.server.version}` };
}
/** The scenarios whose speed a compared one tells: a workload that changed with its settings drives all of them. */
function scenariosOf({ plan, fingerprints }) {
	const [, ...others] = plan.arms.filter(({ revision }) => revision === "head");
	const alone = others.find(({ role }) => role === "control")?.scenario.name;
	return (name) => name === alone ? Object.keys(fingerprints) : [name];
}
function changesOf(run, { comparisons }) {
	const rule = run.plan.rules.includes("control") ? "control" : "base";
	const countsFor = scenariosOf(run);
	const found = comparisons.filter((each) => each.rule === rule && each.scope === "cell").flatMap((each) => countsFor(each.scenario).map((scenario) => ({
		...each,
		scenario
	})));
	return [...Map.groupBy(found, ({ scenario, workload, threads }) => JSON.stringify([
		scenario,
		workload,
		threads
	])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { scenario, workload, threads } = first;
		const effect = added(first.effect, ...others.map((each) => each.effect));
		return {
			scenario,
			workload,
			threads,
			mean: rounded(effect.mean, 6),
			variance: Number((effect.standardError ** 2).toPrecision(4)),
			df: rounded(Math.max(1, effect.df), 1)
		};
	});
}
/** Never −0, which JSON does not have. */
function rounded(value, decimals) {
	return Number(value.toFixed(decimals)) + 0;
}

// src/commands/record.ts
/** `qpsgate record`: a result joins the ledger. */
const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
async function recordCommand(args) {
	const request = parseRecordFlags(args);
	using interrupt = interruptible();
	print((await record(request, storeOpener({ near: process.cwd() }), interrupt.signal)).text);
	return EXIT.pass;
}
/** @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails */
async function record(request, openStore, signal) {
	const { paths, branch, runUrl = null } = request;
	const { recorded, run, judgement } = readResults(paths);
	const [{ name, result: measured }] = recorded;
	const { plan, cells } = run;
	if (plan.shard !== null) throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`);
	if (cells.length === 0 && plan.rules.includes("control")) throw new UserError(`${name}: nothing was measured, so there is nothing to store`);
	if (judgement.missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`);
	const commit = commitOf(request.commit, run.commit);
	await using opened = await openStore(request.store, signal);
	const parentSuite = run.before === null ? null : await recordedAs(run.suite.name, run.before, opened);
	const about = {
		branch,
		commit,
		title: titleOf(process.cwd(), commit) ?? null,
		runUrl,
		parentSuite
	};
	const accepted = accept(judgement, measured.accepted);
	const found = recordOf(accepted, run, {
		...about,
		toolVersion: toolVersion()
	});
	const isBeginning = found.parent === null;
	if (isBeginning && isShallow(process.cwd())) throw new StoreError("this clone is shallow, so the last recorded commit is unknown; give actions/checkout `fetch-depth: 0`");
	const { path, isNew } = await opened.add(found);
	const begins = isBeginning ? ["a chain begins here: the commit it was compared with is not recorded"] : [];
	return {
		text: `${(isNew ? [`stored in ${opened.name}: ${path}`, ...[...notesOf(request, run, judgement), ...begins].map((text) => `note: ${text}`)] : [`the commit is already recorded in ${opened.name}: ${path}`]).join("\n")}\n`,
		isNews: isNew && isNews(found)
	};
}
/** The name by which a commit is recorded: of the suite, or what its file was called before; null if it is not. */
async function recordedAs(suite, commit, store) {
	for (const name of [suite, ...formerNames(suite, suite).map((former) => former.name)]) if (await store.has(name, commit)) return name;
	return null;
}
function notesOf({ commit }, { commit: measured, suite, plan, cells }, judgement) {
	const isEndedByVerdict = !plan.rules.includes("control") && cells.length > 0 && suite.precision === void 0 && verdictOf(judgement) !== "inconclusive";
	return [...commit === void 0 && measured?.isDirty === true ? [`what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`] : [], ...isEndedByVerdict ? ["the run ended with its verdict, at a lucky moment, and such errors add up; measure for the ledger with --recorded"] : []];
}
/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name, measured) {
	if (name === void 0 && measured !== null) return measured.sha;
	const here = process.cwd();
	const found = commitIn(here, name ?? "HEAD");
	if (found !== void 0) return found;
	if (name === void 0) throw new UserError(`${here} is in no git repository, or it has no commit yet; name what was measured with --commit`);
	if (FULL_COMMIT.test(name)) return name.toLowerCase();
	throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`);
}

export { recordCommand as n, record as t };