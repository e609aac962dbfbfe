import { _ as suiteIdentity, a as makePlan, g as scenarioIdentity, h as isSameScenario, i as leastBudgetSeconds, n as cellName, o as notAgainstBase, t as armName, v as resolveSettings, w as isReadBy } from "./plan.js";
import { a as openBed, d as readEnvironment, f as layoutCpus, p as readCores, r as resultWithoutMeasuring, t as gate } from "./gate.js";
import { n as OutputDirectory, t as writeViews } from "./views.js";
import { i as UserError } from "./errors.js";
import { t as readSubject } from "./subject.js";
import { createHash } from "node:crypto";

// src/core/suite/differences.ts
/** What differs between the resolved configurations of two scenarios. */
/**
* The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
* none exactly where isSameScenario is true.
*/
function settingDifferences(before, after) {
	const all = [
		...optionDifferences(before, after),
		...sqlDifferences(before.sql, after.sql),
		...imageDifference(before, after)
	];
	return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)];
}
function optionDifferences(before, after) {
	const [earlier, later] = [resolveSettings(before.options), resolveSettings(after.options)];
	const changes = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = ({ before: old, after: own }) => own?.index ?? old?.index ?? 0;
	return changes.sort((left, right) => place(left) - place(right)).map(({ before: old, after: own }) => ({
		kind: "option",
		name: (own ?? old)?.name ?? "",
		before: written(old),
		after: written(own)
	}));
}
/** Changes among the settings of one subject. */
function changesOf(before, after) {
	const changed = after.flatMap((own) => {
		const old = before.find((candidate) => isSameSetting(candidate, own));
		return old?.meaning === own.meaning ? [] : [{
			before: old,
			after: own
		}];
	});
	const removed = before.filter((old) => !after.some((own) => isSameSetting(old, own))).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((own, index) => !isSameSetting(own, before[index] ?? own)) ? [{
		before: before.find((old) => last !== void 0 && isSameSetting(old, last)),
		after: last
	}] : [];
}
function isSameSetting(one, other) {
	return one.name === other.name && one.readers === other.readers;
}
function written(setting) {
	return setting === void 0 ? null : {
		value: setting.value,
		file: setting.file,
		line: setting.line
	};
}
/** Statements between those that both have at the start and at the end, compared one by one. */
function sqlDifferences(before, after) {
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	return Array.from({ length: count }, (_, index) => start + index).map((index) => ({
		kind: "sql",
		name: `sql[${index}]`,
		before: index < before.length - end ? written(before[index]) : null,
		after: index < after.length - end ? written(after[index]) : null
	}));
}
function imageDifference(before, after) {
	if (before.image === after.image) return [];
	const of = ({ image, place }) => image === void 0 ? null : {
		value: image,
		...place
	};
	return [{
		kind: "image",
		name: "image",
		before: of(before),
		after: of(after)
	}];
}

// src/edges/system/digest.ts
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

// src/run.ts
async function run(request, screen, signal, conclude = async (result) => result) {
	const startedAt = /* @__PURE__ */ new Date();
	const began = performance.now();
	const subject = onlyChanged(request, await readSubject(request.subject));
	const suite = request.adjust(subject.suite);
	const plan = requireBudget(makePlan(suite, request.seed, {
		...request,
		base: subject.base?.scenarios ?? []
	}));
	const facts = (bed) => ({
		startedAt: startedAt.toISOString(),
		seconds: (performance.now() - began) / 1e3,
		environment: readEnvironment(bed?.cpus ?? layoutCpus(readCores()), bed?.sysbench ?? "not needed"),
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		settings: settingsOf(plan, bed),
		warnings: [
			...subject.warnings,
			...bed?.warnings ?? [],
			...baseWarnings(suite, subject.base)
		]
	});
	using output = new OutputDirectory(request.out);
	if (isUnchanged(plan)) return finish(resultWithoutMeasuring(suite, plan, facts()));
	await using bed = await openBed({
		...request,
		suite,
		plan,
		signal,
		note: screen.note,
		phase: screen.phase
	});
	if (isUnread(plan, bed)) return finish(resultWithoutMeasuring(suite, plan, facts(bed)));
	const edges = {
		testbed: bed.testbed,
		save: output.appendLines,
		progress: screen,
		facts: () => facts(bed)
	};
	return finish(await gate(suite, plan, edges));
	async function finish(decided) {
		const result = await conclude(decided);
		screen.phase("drawing");
		await writeViews(result, output);
		return result;
	}
}
/** Of option files, those that did not change have nothing to be compared with; the first that did is the control. */
function onlyChanged({ subject: { kind } }, subject) {
	const { suite, base } = subject;
	if (kind !== "config" || base === void 0) return subject;
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? subject : {
		...subject,
		suite: {
			...suite,
			control: first.name,
			scenarios: [first, ...others]
		}
	};
}
/** Compared with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/** What changed stands in groups of option files that these servers do not read, such as [mysqld-5.7]. */
function isUnread(plan, bed) {
	return !plan.rules.includes("control") && settingsOf(plan, bed).length === 0;
}
/** What differs from the base; of what the servers read, once they are known. */
function settingsOf({ arms }, bed) {
	const readFrom = (scenario) => {
		const build = bed?.buildOf(scenario);
		return build === void 0 ? scenario : {
			...scenario,
			options: scenario.options.filter((option) => isReadBy(option, build))
		};
	};
	return arms.flatMap(({ scenario: before, revision }) => {
		if (revision !== "base") return [];
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (head === void 0) return [];
		return settingDifferences(readFrom(before), readFrom(head.scenario)).map((difference) => ({
			scenario: before.name,
			...difference
		}));
	});
}
function requireBudget(plan) {
	const { cells, shard } = plan;
	if (cells.length === 0 && shard !== null) throw new UserError(`--shard: found ${shard.index}/${shard.of}, but the plan has fewer cells than that`);
	const least = leastBudgetSeconds(plan);
	if (plan.budgetSeconds >= least) return plan;
	throw new UserError(`a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${cells.map(cellName).slice(0, 4).join(", ")}${cells.length > 4 ? ", …" : ""}) with ${plan.arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}
/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite, base) {
	if (base === void 0) return [];
	const { unchanged, added } = notAgainstBase(suite, base.scenarios);
	return [...unchanged.map((scenario) => ({
		code: "base-unchanged",
		message: `${scenario} is configured as in the base, so it was not measured against it`,
		scenario
	})), ...added.map((scenario) => ({
		code: "base-missing",
		message: `${scenario} is new, the base does not have it`,
		scenario
	}))];
}

export { run as t };