import { _ as isUnread, o as nonEmpty } from "./suite.js";
import { a as optionForms, c as variableOf, f as OptionIndex, l as withoutKeyCache, n as begunVariables, p as ROWS, r as isEverywhere, s as variableForms, t as begunVariable } from "./option-names.js";
import { r as endpointName, s as countedStatements } from "./dsn.js";
import { l as includesReaders, p as readersOf, r as canonicalOptionName } from "./option-file.js";
import { k as parseSize } from "./workloads.js";

// src/core/suite/settings.ts
/** From the options of files to the settings that are left of them. */
/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = new OptionIndex(({ addsUp }) => addsUp);
const SETS = new OptionIndex(({ isSet }) => isSet);
/** Options of speed have numbers and keywords as values; names and paths of others may differ by case alone. */
const ANY_CASE = new OptionIndex(({ exercisedBy, reach, addsUp, isIdentity }) => exercisedBy !== void 0 && (reach ?? addsUp ?? isIdentity) === void 0 ? true : void 0);
/**
* The settings by the variable that they are about, in the order in which the servers apply them. Mostly that is one
* for each variable, the last. There are more where a group that only some servers read overrides another that more of
* them read, and where two names of a variable do not exist on every server.
*/
function resolveSettings(options) {
	const resolved = resolve(options);
	return withOrder(resolved, resolved);
}
/**
* The settings of two configurations. Patterns of instruments have an order among those that both have, and so have
* variables and other options that set them.
*/
function resolveBoth(before, after) {
	const earlier = resolve(before);
	const later = resolve(after);
	return [withOrder(earlier, later), withOrder(later, earlier)];
}
/**
* Adds to the meaning of each setting how many later ones may override it, so that settings in another order mean something
* else. A variable followed by an option that may also set it, such as ansi, means something else than one after it.
* Among the patterns that an instrument matches, the server takes the longest, and among those the last
* (storage/perfschema/pfs_instr_class.cc).
*
* @param compared only settings of subjects that are among these have an order
*/
function withOrder(resolved, compared) {
	const setters = /* @__PURE__ */ new Map();
	for (const [subject, settings] of resolved) for (const setting of compared.has(subject) ? settings : []) {
		const places = setBy(setting, subject);
		const isSetter = places.length > 1 || patternIn(setting) !== void 0;
		for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting));
	}
	if (setters.size === 0) return resolved;
	return new Map([...resolved].map(([subject, settings]) => [subject, settings.map((setting) => {
		const later = setBy(setting, subject).flatMap((place) => setters.get(place) ?? []).filter((other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other));
		return later.length === 0 ? setting : {
			...setting,
			meaning: [setting.meaning, later.length].join("\0")
		};
	})]));
}
/** The subjects that a setting is about, or the length of its pattern. */
function setBy(setting, subject) {
	const pattern = patternIn(setting);
	return pattern === void 0 ? [subject, ...alsoSetBy(setting.bareName)] : [`patterns of ${pattern.length}`];
}
/** Whether two settings may be about the same: patterns only if they have other meanings and an instrument may match both. */
function mayMeet(one, other) {
	const pattern = patternIn(one);
	const otherPattern = patternIn(other);
	if (pattern === void 0 || otherPattern === void 0) return true;
	const start = literalStart(pattern);
	const otherStart = literalStart(otherPattern);
	const isUnlike = (character, at) => {
		const beside = otherStart[at] ?? "_";
		return character !== beside && character !== "_" && beside !== "_";
	};
	return one.meaning !== other.meaning && ![...start].some(isUnlike);
}
function patternIn({ name }) {
	return /^performance-schema-instrument (.*)$/s.exec(name)?.[1];
}
/** The part of a pattern before its first wildcard. */
function literalStart(pattern) {
	return pattern.toLowerCase().split("%", 1)[0] ?? "";
}
const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets);
/** No server takes a name that so many variables begin with. */
const MOST_BEGUN = 10;
/** Variables that an option sets besides that of its name; for a prefix of several names, whichever of them the server has. */
function alsoSetBy(bareName) {
	const begun = begunVariables(bareName);
	return (ALSO_SETS.find(bareName) ?? (begun.length > 1 && begun.length < MOST_BEGUN ? begun : [])).map((variable) => subjectOf(variable.replaceAll("_", "-")));
}
function resolve(options) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of options.entries()) {
		const { subject, ...setting } = describe(option, index);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers);
		const isAdded = ADDING_UP.find(setting.name) ?? false;
		const kept = before.filter((other) => isAdded ? other !== same : !overrides(setting, other));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? addUp(same, setting) : setting]);
	}
	return resolved;
}
/** Whether every server that reads the later setting and the earlier one keeps the later one. */
function overrides(later, earlier) {
	const isKnown = () => later.name === earlier.name || variableForms(later.name).some((form) => ROWS.has(form));
	return includesReaders(later.readers, earlier.readers) && (later.bareName === earlier.bareName && isKnown() || [later, earlier].every(({ bareName }) => isEverywhere(bareName)));
}
/** The identity of a setting: equal for those that mean the same to every server that reads them. */
function settingIdentity({ sets, meaning, readers }) {
	return readers === "all" ? [sets, meaning] : [
		sets,
		meaning,
		readers
	];
}
function addUp(before, after) {
	const value = `${before.value ?? ""},${after.value ?? ""}`;
	const [former, later] = [flagsOf(before.meaning ?? ""), flagsOf(after.meaning ?? "")];
	const both = former && later && new Map([...later.has("default") ? [] : former, ...later]);
	return {
		...after,
		value,
		meaning: textOfFlags(both) ?? `${before.meaning ?? ""}\0${after.meaning ?? ""}`
	};
}
function describe({ name, value, group, file, line }, index) {
	const canonical = /[A-Z]/.test(name) && !name.startsWith("!") ? name.replaceAll("_", "-") : canonicalOptionName(name);
	const isLoose = /^loose[-_]/i.test(name) && { isLoose: true };
	const setting = {
		value,
		readers: readersOf(group),
		file,
		line,
		index,
		...isLoose
	};
	if (canonical === "performance-schema-instrument") {
		const { pattern, state } = instrumentRule(value);
		const full = `${canonical} ${pattern}`;
		const meaning = state === void 0 ? null : instrumentMeaning(state);
		return {
			...setting,
			subject: full,
			name: full,
			bareName: full,
			sets: full,
			meaning
		};
	}
	const bareName = bareNameOf(canonical);
	const named = {
		...setting,
		subject: subjectOf(canonical),
		name: canonical,
		bareName
	};
	const onOff = onOffOf(canonical, value);
	if (onOff === void 0) return {
		...named,
		sets: canonical,
		meaning: meaningFor(canonical, value)
	};
	return {
		...named,
		sets: onOff.option,
		meaning: onOff.isOn ? "ON" : "OFF"
	};
}
/** The server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function bareNameOf(name) {
	return name.replace(PREFIXES, "");
}
const PREFIXES = /^(?:(?:skip|disable|enable|autoset)-)+/;
/** Equal for all names of one variable. Some have such a prefix themselves: skip_slave_start is skip_replica_start. */
function subjectOf(name) {
	const variable = variableOf(withoutKeyCache(name)).replaceAll("_", "-");
	if (variable !== name) return bareNameOf(variable);
	const whole = begunVariable(name);
	if (whole !== void 0) return bareNameOf(whole.replaceAll("_", "-"));
	const shorter = name.replace(/^(?:skip|disable|enable|autoset)-/, "");
	return shorter === name ? name : subjectOf(shorter);
}
const WORD = /^(?:on|off|true|false|yes|no)$/i;
/**
* The comparable form of the value of an option that is no switch. 64M is 67108864 and on is ON for every option. 1 and
* ON are not the same: the name of a file may be ON.
*/
function meaningOf(value) {
	if (value === void 0) return null;
	return parseSize(value)?.toString() ?? (WORD.test(value) ? value.toUpperCase() : value);
}
function meaningFor(name, value) {
	if (value === void 0) return null;
	if (SETS.find(name)) return [...new Set(value.toUpperCase().split(","))].sort().join();
	if (ADDING_UP.find(name)) return textOfFlags(flagsOf(value)) ?? meaningOf(value);
	if (!ANY_CASE.find(name)) return meaningOf(value);
	return meaningOf(/^\d+\.\d+$/.test(value) ? String(Number(value)) : /^\w+$/.test(value) ? value.toUpperCase() : value);
}
/** Longer lists keep their order. */
const MOST_FLAGS = 5e3;
const FLAG = /^(?:\w+=(?:on|off|default)|default)$/;
/**
* Flags that are on or off, and `default`, from which servers start wherever it stands. Undefined for anything else: they
* refuse a flag that is there twice.
*/
function flagsOf(value) {
	if (value.length > MOST_FLAGS) return void 0;
	const flags = value.toLowerCase().split(",");
	const states = new Map(flags.map((flag) => [flag.split("=", 1).join(), flag]));
	return states.size === flags.length && flags.every((flag) => FLAG.test(flag)) ? states : void 0;
}
function textOfFlags(flags) {
	return flags && [...flags.values()].sort().join();
}
/**
* The pattern of performance-schema-instrument, and what its instruments are to be; the server removes quotes around
* the whole and blanks around both parts (sql/mysqld.cc).
*/
function instrumentRule(value = "") {
	const [pattern = "", ...state] = value.replace(/^'(.*)'$/s, "$1").split("=");
	return {
		pattern: pattern.trim(),
		state: state.length === 0 ? void 0 : state.join("=").trim()
	};
}
/** Instruments take YES and NO as well. */
function instrumentMeaning(state) {
	if (/^(?:on|true|yes|1)$/i.test(state)) return "ON";
	return /^(?:off|false|no|0)$/i.test(state) ? "OFF" : meaningOf(state);
}
/**
* Options that are on or off. To them ON, TRUE and 1 mean the same, and so do OFF, FALSE and 0, in capitals or not;
* without a value they are on (mysys/my_getopt.c). To others a word is a word: 1 of gtid_mode is OFF_PERMISSIVE, and a
* file may be called ON.
*/
const SWITCHES = new OptionIndex((row) => row.isSwitch);
/**
* The state that a setting gives a switch: for `skip-x` and `disable-x` the opposite of x, unless `skip-x` is an option
* itself, as skip-name-resolve. Their value counts only if it is 0, and then reverses the state again.
*
* @param name canonical
* @returns undefined for other options, and for values that servers do not know
*/
function onOffOf(name, value) {
	if (isSwitch(name)) {
		const isOn = value === void 0 ? true : stateOf(value);
		return isOn === void 0 ? void 0 : {
			option: name,
			isOn
		};
	}
	const [, word, option = ""] = /^(skip|disable|enable)-(.+)$/.exec(name) ?? [];
	return isSwitch(option) ? {
		option,
		isOn: word === "enable" !== (value === "0")
	} : void 0;
}
function isSwitch(name) {
	return SWITCHES.find(name) ?? false;
}
function stateOf(value) {
	if (/^(?:on|true|1)$/i.test(value)) return true;
	return /^(?:off|false|0)$/i.test(value) ? false : void 0;
}

// src/core/suite/differences.ts
/**
* The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
* none exactly where isSameScenario is true.
*/
function settingDifferences(before, after) {
	const all = [
		...optionDifferences(before, after),
		...changedStatements(before.sql, after.sql).changed.map((each) => differenceOf("sql", each.name, each.before, each.after)),
		...programDifference(before, after),
		...ownDifferences(before.own, after.own)
	];
	return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)];
}
function optionDifferences(before, after) {
	const [earlier, later] = resolveBoth(before.options, after.options);
	const changes = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = ({ before: old, after: setting }) => setting?.index ?? old?.index ?? 0;
	return changes.sort((left, right) => place(left) - place(right)).map(({ before: old, after: setting }) => differenceOf("option", (setting ?? old)?.name ?? "", old, setting));
}
function differenceOf(kind, name, before, after) {
	return {
		kind,
		name,
		before: placed(before),
		after: placed(after)
	};
}
/** Changes among the settings of one subject. */
function changesOf(before, after) {
	const names = new Map(before.toReversed().map((old) => [nameKey(old), old]));
	const kept = new Set(after.map(nameKey));
	const gone = before.filter((old) => !kept.has(nameKey(old)));
	const changed = after.filter((setting) => !before.some((old) => isSame(old, setting))).map((setting) => ({
		before: names.get(nameKey(setting)) ?? renamed(setting, gone),
		after: setting
	}));
	const removed = before.filter((old) => !after.some((setting) => isSame(old, setting)) && !changed.some((change) => change.before === old)).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((setting, index) => !isSame(setting, before[index] ?? setting)) ? [{
		before: before.find((old) => last !== void 0 && isSame(old, last)),
		after: last
	}] : [];
}
/** The setting that has become another one under another name of the same variable. */
function renamed(setting, gone) {
	return gone.find((old) => old.bareName !== setting.bareName && old.readers === setting.readers);
}
function isSame(one, other) {
	return one.sets === other.sets && one.meaning === other.meaning && one.readers === other.readers;
}
function nameKey({ name, readers }) {
	return JSON.stringify([name, readers]);
}
function placed(setting) {
	if (setting === void 0) return null;
	const { value, file, line, isLoose } = setting;
	return {
		value,
		file,
		line,
		...isLoose && { isLoose }
	};
}
function programDifference(before, after) {
	const kind = (after.program ?? before.program)?.kind;
	if (kind === void 0 || isSameProgram(before, after)) return [];
	const of = ({ program, programPlace, place }) => program === void 0 ? null : {
		value: program.name,
		...programPlace ?? place
	};
	return [{
		kind,
		name: kind,
		before: of(before),
		after: of(after)
	}];
}
/** The first line in which each part differs. Both sides have a load or none has. */
function ownDifferences(before, after) {
	if (before === void 0 || after === void 0) return [];
	return [
		...firstDifference("schema", tableLines(before), tableLines(after)),
		...firstDifference("workload", statementLines(before, after), statementLines(after, before)),
		...firstDifference("mix", mixLines(before), mixLines(after))
	];
}
function firstDifference(kind, before, after) {
	const [first] = changedStatements(before, after).changed;
	const shown = (line) => placed(line && {
		value: line.shown,
		file: line.file,
		line: line.line
	});
	return first === void 0 ? [] : [{
		kind,
		name: kind,
		before: shown(first.before),
		after: shown(first.after)
	}];
}
function tableLines({ data }) {
	return data.schema.flatMap(({ file, text }) => text.split("\n").map((line, index) => ownLine(line.trim(), {
		file,
		line: index + 1
	}))).filter(({ value }) => value !== "");
}
/** Statements that both sides have, by name. */
function statementLines({ workload }, other) {
	const names = new Set(countedStatements(other.workload).map(({ name }) => name));
	return workload.transactions.flatMap((transaction) => transaction.statements).filter(({ name }) => names.has(name)).map((statement) => ownLine(statement.sql, statement));
}
function mixLines({ workload: { transactions, protocol, file }, data }) {
	const first = {
		file,
		line: 1
	};
	return [
		...transactions.flatMap(({ name, share, isExplicit, statements }) => [ownLine(JSON.stringify([
			protocol,
			name,
			share,
			isExplicit
		]), statements[0], `share of ${name}`), ...statements.map((statement) => ownLine(JSON.stringify([
			statement.name,
			statement.times,
			statement.parameters
		]), statement, statement.name))]),
		...data.tables.map((table) => ownLine(JSON.stringify(table), first, `rows of ${table.name}`)),
		...(data.dump?.files ?? []).map(({ name, id }) => ownLine(`${name} ${id}`, first, `dump ${name}`.trim()))
	];
}
function ownLine(value, { file, line }, shown = value) {
	return {
		value,
		file,
		line,
		shown
	};
}
/** Whether servers get the same options, line by line, overridden ones included, from the same image or program. */
function isWrittenAlike(one, other) {
	const textOf = ({ options }) => JSON.stringify(options.map(({ name, value, group }) => [
		name,
		value,
		group
	]));
	return textOf(one) === textOf(other) && isSameProgram(one, other);
}
/** Whether the common program of a suite changed to another one, which is measured as a change of each scenario. */
function isOtherProgram(now, before) {
	return (now.kind === "image" || now.kind === "binary") && now.kind === before?.kind && now.name !== before.name;
}
/** Whether two scenarios are started from the same image or program. */
function isSameProgram({ program: one }, { program: other }) {
	return one?.kind === other?.kind && one?.name === other?.name;
}
/**
* How many statements both begin with, those between, one by one and named by their place in the longer list, and how
* many both end with.
*/
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

// src/core/suite/fingerprint.ts
/** The identity of two scenarios, or two suites: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration, whatever the order of different options. */
function scenarioIdentity(scenario) {
	const { endpoint } = scenario;
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(settingIdentity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		program: scenario.program ?? null,
		...endpoint === void 0 ? {} : { at: `${endpointName(endpoint)}/${endpoint.schema}` },
		...scenario.own === void 0 ? {} : { own: ownIdentity(scenario.own) }
	};
}
/** Tables and statements, wherever their files are. */
function ownIdentity({ data, workload: { name, file, schema, ...workload } }) {
	const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
		...transaction,
		statements: statements.map(({ file: _, line: __, ...statement }) => statement)
	}));
	return {
		...workload,
		transactions,
		...dataIdentity(data)
	};
}
/** What makes the tables, wherever it lies. */
function dataIdentity({ schema, dump, tables }) {
	return {
		schema: schema.map(({ text }) => text),
		dump: dump?.files.map(({ name, id }) => [name, id]),
		tables
	};
}
/** Whether two scenarios configure a server in the same way, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}
/** The measured part, whatever the rules of the gate. */
function suiteIdentity(suite) {
	const { tables, rows, tpch, poolBytes } = suite.dataset;
	return {
		server: suite.server.kind === "dsn" ? {
			kind: "dsn",
			at: endpointName(suite.server.endpoint)
		} : suite.server,
		dataset: tpch === void 0 ? [
			tables,
			rows,
			...poolBytes === void 0 ? [] : [poolBytes]
		] : { tpch },
		workloads: suite.workloads.map(({ name, script, options, source, threads }) => [
			name,
			script,
			Object.entries(options).sort(),
			...source === void 0 ? [] : [source],
			...threads === void 0 ? [] : [{ threads }]
		]),
		threads: suite.threads,
		...suite.preconditions === void 0 ? {} : { preconditions: suite.preconditions },
		control: suite.control,
		scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)])
	};
}

// src/core/suite/plugins.ts
/**
* Plugins that an option file loads, and whose options it has. A library comes from the server's folder, never from
* a path; those that are loaded reach nothing outside of the server. Servers that lack one start without it, and
* without its options: these are given loosely.
*/
const LOADED = new Set("auth_ed25519 auth_socket connection_control ddl_rewriter metadata_lock_info mysql_no_login password_reuse_check provider_bzip2 provider_lz4 provider_lzma provider_lzo provider_snappy query_response_time rewriter semisync_master semisync_replica semisync_slave semisync_source server_audit simple_password_check sql_errlog thread_pool validate_password".split(" "));
/** Beginnings of the options of libraries, where they are not called as the library is. */
const BEGINNINGS = /* @__PURE__ */ new Map([
	["auth_gssapi", "gssapi"],
	["auth_pam", "pam"],
	["mysql_clone", "clone"],
	["semisync_master", "rpl-semi-sync-master"],
	["semisync_replica", "rpl-semi-sync-replica"],
	["semisync_slave", "rpl-semi-sync-slave"],
	["semisync_source", "rpl-semi-sync-source"],
	["sql_errlog", "sql-error-log"]
]);
/** Plugins and components that are installed by a statement, and then load themselves, by the beginning of their options. */
const INSTALLED = [
	"server-audit-",
	"validate-password.",
	"validate-password-",
	"connection-control-"
];
const COMPONENTS = /* @__PURE__ */ new Map([["validate-password.", "file://component_validate_password"]]);
/** The libraries of an option that loads some, without what stands for their plugins; undefined if it loads none. */
function librariesOf({ name, value }) {
	const canonical = canonicalOptionName(name);
	if (canonical !== "plugin-load" && canonical !== "plugin-load-add") return void 0;
	return (value ?? "").split(";").map((item) => item.trim().replace(/^[^=]*=/, "")).filter((item) => item !== "").map((item) => item.replace(/\.so$/i, ""));
}
/** Whether an option loads libraries that may be loaded, and no others. */
function loadsOnlyKnown(option) {
	return librariesOf(option)?.every((library) => LOADED.has(library)) ?? false;
}
/** Statements' names of components that a server must have had, to have started with these options. */
function componentsOf(options) {
	return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? []);
}
function installedBy(options) {
	const names = options.map(({ name }) => canonicalOptionName(name));
	return INSTALLED.filter((beginning) => names.some((name) => name.startsWith(beginning)));
}
/**
* A suite with the options of plugins given loosely, and with the plugins that servers before the change must have had:
* they started with options of these, which no line of their files loads.
*/
function withPlugins(suite, base) {
	const scenarios = suite.scenarios.map((scenario) => {
		const before = base?.find(({ name }) => name === scenario.name);
		return withPluginsOf(scenario, before?.options ?? []);
	});
	return {
		...suite,
		scenarios: nonEmpty(scenarios)
	};
}
function withPluginsOf(scenario, before) {
	const installed = installedBy(before);
	const named = scenario.options.flatMap((option) => librariesOf(option) ?? []);
	const beginningOf = (library) => BEGINNINGS.get(library) ?? library.replace(/^ha_/, "").replaceAll("_", "-");
	const beginnings = [...installed, ...named.map((library) => `${beginningOf(library)}-`)];
	const isOfPlugin = ({ name }) => beginnings.some((beginning) => `${canonicalOptionName(name)}-`.startsWith(beginning));
	const options = scenario.options.map((option) => isOfPlugin(option) && !/^loose[-_]/i.test(option.name) ? {
		...option,
		name: `loose-${option.name}`,
		isLoosened: true
	} : option);
	const added = installed.filter((beginning) => !COMPONENTS.has(beginning)).map((beginning) => beginning.slice(0, -1).replaceAll("-", "_")).filter((library) => !named.includes(library)).map((library) => {
		return {
			...scenario.place,
			name: "plugin-load-add",
			value: `${library}.so`,
			group: void 0
		};
	});
	return {
		...scenario,
		options: [...added, ...options]
	};
}

// src/core/suite/option-reach.ts
/**
* The reach of server options: options come from a pull request, and a server that strangers configure may touch
* nothing but its directory and its socket. The table of options decides each option of MySQL 5.7 to 9.7 and
* MariaDB 10.11 and 11.4 that could, and tests ask the servers themselves whether one is missing; others are decided by
* their form.
*/
const REACH = new OptionIndex(({ reach }) => reach);
/** Parts of names that tell the kind of an option's value. */
const LOOKS = new Map([
	...named("directory", "dir dirs directory directories path paths home chroot"),
	...named("file", "file files filename filenames basename ssl tls cert certs certificate certificates ca crl"),
	...named("file", "key keys keyring"),
	...named("address", "socket sockets port ports address addresses addr host hosts url uri listen listener bind"),
	...named("address", "network networks networking connectstring"),
	...named("user", "user users"),
	...named("library", "plugin plugins library libraries lib provider component components"),
	...named("program", "init script scripts command commands cmd program programs"),
	...named("access", "grant grants privilege privileges authentication proxy infile")
]);
/** Statements that are the same for every client. */
const NAMES_CHARSET = /^["']?\s*(?:set\s+names\s+['"]?\w+['"]?(?:\s+collate\s+['"]?\w+['"]?)?\s*;?\s*)?["']?$/i;
/** Why the option is left out; undefined if it reaches nothing, and so is given to the server. */
function optionReach({ name, value }) {
	if (isUnread({ name })) return "path";
	if (loadsOnlyKnown({
		name,
		value
	})) return void 0;
	const reaches = listedReaches(name);
	const refused = reaches.find((reach) => reach !== "nothing" && reach !== "text");
	if (refused === "statement") return NAMES_CHARSET.test(value ?? "") ? void 0 : refused;
	if (refused !== void 0 || reaches.includes("text")) return refused;
	if (/\.so(?:\b|$)/i.test(value ?? "")) return "library";
	if (/[/\\]/.test(value ?? "")) return "path";
	return reaches.includes("nothing") ? void 0 : nameReach(name);
}
/** What the table says of every name that a server may take it for. */
function listedReaches(name) {
	const forms = optionForms(name.split(" ")[0] ?? name);
	return [...forms, ...forms.flatMap((form) => begunVariable(form) ?? [])].flatMap((form) => REACH.find(form) ?? []);
}
const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach);
/**
* Reason why a variable, once set, would reach out of an external server, or not be undone there; undefined if it would
* do neither.
*/
function assignmentReach({ name, value }) {
	return LIVE_REACH.find(name, name.replace(/^.*\./, "")) ?? optionReach({
		name,
		value
	});
}
/** The reach that an option's name suggests. */
function nameReach(name) {
	return (optionForms(name)[0]?.split(/[-.]/) ?? []).map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? "directory" : void 0)).find((why) => why !== void 0);
}
function named(why, names) {
	return names.split(" ").map((name) => [name, why]);
}
/**
* Options in which scenarios differ from the control, if they are left equal to it because no server gets their values:
* every option in which such a scenario differs, and why it is left out, null if the file that it names is ours.
*/
function lostOptions({ scenarios, control: name }) {
	const control = scenarios.find((scenario) => scenario.name === name);
	if (control === void 0) return [];
	return scenarios.filter((scenario) => isSameScenario(given(control), given(scenario))).flatMap((scenario) => settingDifferences(control, scenario).map(({ name: option, before, after }) => {
		const { file, line, value } = after ?? before ?? {
			...scenario.place,
			value: void 0
		};
		return {
			scenario: scenario.name,
			option,
			file,
			line,
			why: optionReach({
				name: option,
				value
			}) ?? null
		};
	}));
}
function given(scenario) {
	const options = scenario.options.flatMap((option) => {
		if (isBinaryLog(option)) return [{
			...option,
			name: "log-bin",
			value: void 0
		}];
		if (isCertificate(option)) return [{
			...option,
			value: void 0
		}];
		return optionReach(option) === void 0 ? [option] : [];
	});
	return {
		...scenario,
		options
	};
}
/** A key cache's name stands before any option of MariaDB's, see option-reach.ts. */
const SWITCHES_ON = /^(?:loose-|\w+\.)*(enable-)?log-bin$/;
/**
* Whether the option switches the binary log on: its value is the name of a file, even if that is OFF. Any prefix of
* its name counts; `enable-log-bin=0` is off (mysys/my_getopt.c).
*/
function isBinaryLog({ name, value }) {
	const match = SWITCHES_ON.exec(name.toLowerCase().replaceAll("_", "-"));
	return match !== null && (match[1] === void 0 || value !== "0");
}
/** Whether the option names a certificate or its key: where servers need them, they get ours in their place. */
function isCertificate({ name }) {
	return optionForms(name).some((form) => form === "ssl-cert" || form === "ssl-key");
}

export { instrumentRule as _, optionReach as a, settingIdentity as b, dataIdentity as c, suiteIdentity as d, changedStatements as f, settingDifferences as g, isWrittenAlike as h, lostOptions as i, isSameScenario as l, isSameProgram as m, isBinaryLog as n, componentsOf as o, isOtherProgram as p, isCertificate as r, withPlugins as s, assignmentReach as t, scenarioIdentity as u, resolveBoth as v, resolveSettings as y };