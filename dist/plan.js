import { i as DEFAULT_START_SPREAD } from "./comparison.js";
import { D as resolveSettings, O as settingIdentity, b as isEverRemoved, d as classOf, h as variableForms, i as shardText } from "./shard.js";
import { i as endpointName, s as serversIn } from "./dsn.js";

// src/core/suite/changed-statements.ts
function changedStatements(before, after) {
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	const of = (all, at) => at < all.length - end ? all[at] : void 0;
	const changed = Array.from({ length: count }, (_, index) => {
		const at = start + index;
		return {
			name: `sql[${at}]`,
			before: of(before, at),
			after: of(after, at)
		};
	});
	return {
		start,
		changed,
		end
	};
}

// src/core/suite/differences.ts
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
	const changed = after.filter((own) => !before.some((old) => isSame(old, own))).map((own) => ({
		before: before.find((old) => isOfSameName(old, own)),
		after: own
	}));
	const removed = before.filter((old) => !after.some((own) => isSame(old, own)) && !changed.some((change) => change.before === old)).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((own, index) => !isSame(own, before[index] ?? own)) ? [{
		before: before.find((old) => last !== void 0 && isSame(old, last)),
		after: last
	}] : [];
}
function isSame(one, other) {
	return one.sets === other.sets && one.meaning === other.meaning && one.readers === other.readers;
}
function isOfSameName(one, other) {
	return one.name === other.name && one.readers === other.readers;
}
function written(setting) {
	return setting === void 0 ? null : {
		value: setting.value,
		file: setting.file,
		line: setting.line
	};
}
function sqlDifferences(before, after) {
	return changedStatements(before, after).changed.map((statement) => ({
		kind: "sql",
		name: statement.name,
		before: written(statement.before),
		after: written(statement.after)
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

// src/core/suite/fingerprint.ts
/** What makes two scenarios, or two suites, the same: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration, whatever the order in which different options were written. */
function scenarioIdentity(scenario) {
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(settingIdentity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		image: scenario.image ?? null,
		...placeOf(scenario)
	};
}
/** Where it runs already; who connects, and how, is no part of it. */
function placeOf({ endpoint }) {
	return endpoint === void 0 ? {} : { at: [...serversIn(endpoint).map(endpointName), endpoint.schema].join("/") };
}
/** Whether two scenarios configure a server alike, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}
function datasetIdentity({ tables, rows, tpch, timesThePool, poolBytes }) {
	if (tpch !== void 0) return { tpch };
	if (timesThePool !== void 0) return {
		tables,
		timesThePool
	};
	return poolBytes === void 0 ? [tables, rows] : [
		tables,
		rows,
		poolBytes
	];
}
/** What is measured, whatever it is gated with. */
function suiteIdentity(suite) {
	return {
		server: suite.server.kind === "dsn" ? {
			kind: "dsn",
			at: endpointName(suite.server.endpoint)
		} : suite.server,
		dataset: datasetIdentity(suite.dataset),
		workloads: suite.workloads.map(({ name, script, options, source, threads }) => [
			...[
				name,
				script,
				Object.entries(options).sort()
			],
			...source === void 0 ? [] : [source],
			...threads === void 0 ? [] : [{ threads }]
		]),
		threads: suite.threads,
		...suite.preconditions === void 0 ? {} : { preconditions: suite.preconditions },
		control: suite.control,
		...suite.isSwitched ? { switch: true } : {},
		scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)])
	};
}

// src/core/plan/shards.ts
/** A plan shared between machines: each measures all arms of its cells, so that no comparison crosses machines. */
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so that
* no shard gets all of those.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}
/** The matrix of a workflow that measures every shard in a job of its own; one line of JSON. */
function shardMatrix(of) {
	const include = Array.from({ length: of }, (_, place) => ({ shard: shardText({
		index: place + 1,
		of
	}) }));
	return JSON.stringify({ include });
}

// src/core/plan/without-effect.ts
/** Changes that no measurement here could tell from none: what has no effect on speed, and what qpsgate sets itself. */
/**
* Where servers live, which is the same for all that are measured. Other places stay changes of speed: with tmpdir or a log
* in memory or on another device a server is another one.
*/
const OWN_PLACES = /* @__PURE__ */ new Set(["datadir", "basedir"]);
/** Whether a server of ours is as fast with the setting as without. */
function isWithoutEffect({ kind, name, before, after }) {
	if (kind !== "option") return false;
	const forms = variableForms(name);
	if (after !== null && forms.some(isEverRemoved)) return false;
	if (name === "log-bin") return before !== null && after !== null;
	return forms.some((form) => OWN_PLACES.has(form)) || classOf(name) === "no effect";
}
/** Whether they may differ in speed; not where only settings without effect differ. */
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingDifferences(before, after);
	return differences.length === 0 || !differences.every(isWithoutEffect);
}

// src/core/plan/plan.ts
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/** The control, its twin, every other scenario that a rule asks for, and every scenario of the base that may differ in speed. */
function armsOf(suite, { rules, base } = AGAINST_CONTROL) {
	const control = suite.scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = rules.includes("base") ? changedSince(suite, base) : [];
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const others = suite.scenarios.filter((scenario) => scenario !== control && isAsked(scenario));
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...others.map((scenario) => ({
			scenario,
			revision: "head",
			role: "candidate"
		})),
		...changed.map((scenario) => ({
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		}))
	];
}
/** The base's scenarios that the head still has, with a configuration that may be faster or slower. */
function changedSince({ scenarios }, base) {
	return base.filter((before) => scenarios.some((after) => after.name === before.name && mayDifferInSpeed(before, after)));
}
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/** Scenarios that have nothing in the base to be compared with, or need not be. */
function baseWarnings({ scenarios }, base, { rules, arms }) {
	const compared = new Set(arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	const found = scenarios.map((scenario) => ({
		scenario,
		before: base.find(({ name }) => name === scenario.name)
	}));
	const isUnchanged = ({ scenario, before }) => before !== void 0 && (rules.includes("base") ? !compared.has(scenario.name) : isSameScenario(before, scenario));
	return [...found.filter(isUnchanged).map(({ scenario, before }) => unchangedWarning(scenario, before)), ...found.filter(({ before }) => before === void 0).map(({ scenario: { name } }) => ({
		code: "base-missing",
		scenario: name
	}))];
}
function unchangedWarning(scenario, before) {
	const changed = before === void 0 ? [] : settingDifferences(before, scenario).filter(isWithoutEffect);
	if (changed.length === 0) return {
		code: "base-unchanged",
		scenario: scenario.name
	};
	return {
		code: "base-without-effect",
		scenario: scenario.name,
		settings: changed.map(({ name }) => name)
	};
}
/** The plan with no more threads in a cell than that. */
function withinThreads(plan, most) {
	return {
		...plan,
		cells: plan.cells.filter(({ threads }) => threads <= most)
	};
}
const REVISIONS = {
	base: "before",
	twin: "second copy"
};
/** "my.cnf (before)": no other arm has it, and messages use it. */
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISIONS[revision]})`;
}
function cellName(cell) {
	return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? "thread" : "threads"}`;
}
function makePlan(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => (workload.threads ?? suite.threads).map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, startSpread = DEFAULT_START_SPREAD, mostServers = Number.POSITIVE_INFINITY } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
		startSpread,
		budgetSeconds: suite.budgetSeconds,
		isSwitched: suite.isSwitched,
		mostServers
	};
}

export { makePlan as a, isWithoutEffect as c, scenarioIdentity as d, suiteIdentity as f, isUnchanged as i, shardMatrix as l, changedStatements as m, baseWarnings as n, nameAt as o, settingDifferences as p, cellName as r, withinThreads as s, armName as t, isSameScenario as u };