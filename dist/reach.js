import { f as nearest } from "./escape.js";
import { B as isAtLeast, N as familyOf, S as removedOption, g as OptionIndex, h as OPTIONS, m as FORKS, t as EXERCISES, x as removalOf, y as factsFor } from "./exercises.js";
import { C as optionOf, D as variableByAbbreviation, E as strictName, O as variableForms, c as settingOf, g as canonicalName, o as looseSetting } from "./setting.js";

// src/core/families/manual-pages.json
var manual_pages_default = {
	innodb: {
		"mysql": "innodb-parameters",
		"mariadb": "innodb-system-variables"
	},
	server: {},
	"server-options": {
		"mysql": "server-options",
		"mariadb": "mariadbd-options"
	},
	"binary-log": {
		"mysql": "replication-options-binary-log",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	replica: {
		"mysql": "replication-options-replica",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	source: {
		"mysql": "replication-options-source",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	gtid: {
		"mysql": "replication-options-gtids",
		"mariadb": "gtid"
	},
	"semi-synchronous": {
		"mysql": "replication-semisync",
		"mariadb": "semisynchronous-replication"
	},
	"performance-schema": {
		"mysql": "performance-schema-system-variables",
		"mariadb": "performance-schema-system-variables"
	},
	"performance-schema-options": {
		"mysql": "performance-schema-options",
		"mariadb": "performance-schema-system-variables"
	},
	myisam: { "mariadb": "myisam-system-variables" },
	aria: { "mariadb": "aria-system-variables" },
	"thread-pool": { "mariadb": "thread-pool-system-status-variables" },
	"group-replication": { "mysql": "group-replication-system-variables" },
	galera: { "mariadb": "galera-cluster-system-variables" },
	"x-plugin": { "mysql": "x-plugin-options-system-variables" },
	ndb: { "mysql": "mysql-cluster-options-variables" },
	audit: {
		"mysql": "audit-log-reference",
		"mariadb": "mariadb-audit-plugin-options-and-system-variables"
	},
	myrocks: { "mariadb": "myrocks-system-variables" },
	spider: { "mariadb": "spider-system-variables" },
	vector: { "mariadb": "vector-system-variables" },
	percona: { "mysql": "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html" }
};

// src/core/families/manual-page.ts
const PAGES = manual_pages_default;
const ALL_VARIABLES = "server-system-variables";
/**
* Address of the paragraph on a variable. Names with * and options without a variable get the address of the page,
* because no paragraph is about them. So do variables of Percona Server, whose paragraphs are spread over its manual.
*/
function manualPage({ fork, manual }, page, name, lifetime = {}) {
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	if (file.startsWith("https:")) return file;
	return manual.addressOf(file, name.includes("*") || page.endsWith("-options") ? void 0 : name, lifetime);
}

// src/core/setting/knowledge.ts
/** What the table of options says about a variable in one family, above all whether it affects speed. */
const KNOWN = Object.fromEntries(FORKS.map((fork) => [fork, new OptionIndex((row) => affectsSpeed(row, fork) ? row : void 0)]));
const SPEED = new OptionIndex(({ speed }) => speed);
const PURPOSES = new OptionIndex(({ speed, purpose }) => speed === "none" ? purpose : void 0);
const WITHOUT_SPEED = new OptionIndex((row) => row.speed === void 0 ? void 0 : row);
function affectsSpeed(row, fork) {
	return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== void 0;
}
/** Facts about a variable or option in any spelling; undefined if it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const family = familyOf(product);
	const { fork } = family;
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms);
	if (row === void 0) return void 0;
	const facts = factsFor(row, fork);
	const { purpose = "", exercisedBy, counters = [], isWait = false, isDifference = false, page = "server" } = facts;
	const { since } = facts;
	if (exercisedBy === void 0) return void 0;
	const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	return {
		purpose,
		exercisedBy,
		counters,
		isWait,
		isDifference,
		page: manualPage(family, page, row.name, {
			since,
			removed
		}),
		since,
		removed
	};
}
function purposeOf(variable) {
	return PURPOSES.find(...variableForms(variable));
}
/**
* Counters that may prove that a setting of the product, or an exercise, was at work. Only these are stored, because a
* server has hundreds.
*/
function proofCounters(product) {
	const { fork } = familyOf(product);
	const facts = [...OPTIONS.map((row) => factsFor(row, fork)), ...Object.values(EXERCISES)];
	return new Set(facts.flatMap(({ counters = [] }) => counters));
}
/** Whether a new value takes effect while a server runs, or only when it starts; undefined for an unknown variable. */
function takesEffect(variable, { product, version }) {
	const { fork } = familyOf(product);
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms) ?? WITHOUT_SPEED.find(...forms);
	if (row === void 0) return void 0;
	const { takesEffect: when = "live", liveSince, liveUntil } = factsFor(row, fork);
	if (liveSince !== void 0) return isAtLeast(version, liveSince) ? "live" : "start";
	if (liveUntil !== void 0) return isAtLeast(version, liveUntil) ? "start" : "live";
	return when;
}
/** Share of a name's letters that may be mistyped. It is small, because many variables have similar names. */
const MISTYPED = .15;
/**
* Variable that a mistyped option probably means, in the option's spelling; undefined if none is near.
*
* @param server whose version must have the variable; undefined: any
*/
function nearestSetting(option, server) {
	const forks = server === void 0 ? FORKS : [familyOf(server.product).fork];
	const isThere = (name) => server === void 0 || removedOption(name, familyOf(server.product).fork, server.version) === void 0;
	const names = OPTIONS.filter((row) => row.speed !== void 0 || forks.some((fork) => affectsSpeed(row, fork))).map(({ name }) => name).filter((name) => !name.includes("*") && isThere(name));
	const name = strictName(option);
	const meant = nearest(name, names, MISTYPED);
	if (meant === void 0 || optionOf(meant) === optionOf(name)) return void 0;
	return option.slice(0, -name.length) + (name.includes("-") ? optionOf(meant) : meant);
}
/**
* Maximum length of a name that is looked up, so that no text takes long. No name of a variable is longer, even with
* all its prefixes.
*/
const LONGEST_NAME = 200;
/**
* Effect of a variable on speed: `speed` if it has one in some product; `no effect` if it certainly has none;
* `unlikely` if nobody expects one; `unknown` if the table of options lacks the variable.
*/
function speedOf(variable) {
	if (variable.length > LONGEST_NAME) return "unknown";
	const forms = variableForms(variable);
	if (Object.values(KNOWN).some((index) => index.find(...forms) !== void 0)) return "speed";
	const speed = SPEED.find(...forms);
	if (speed === "unlikely") return "unlikely";
	return speed === void 0 ? "unknown" : "no effect";
}
/** Engines whose tables are empty in a copy of the data, so that queries would find no rows. */
const WITHOUT_ROWS = /^(?:memory|heap|blackhole|csv|example|federated(?:x)?|archive|null)$/i;
/**
* Whether tables of an engine can be copied with their rows.
*
* @param value the engine; undefined: the server's default
*/
function keepsRows(value) {
	return !WITHOUT_ROWS.test(value ?? "");
}

// src/core/setting/plugins.ts
const OUTSIDE = /^(?:keyring|component_keyring|.*key_management|group_replication|wsrep)/;
const OF_STATEMENTS = new Set("adt_null audit_log ddl_rewriter query_response_time rewriter server_audit thread_pool".split(" "));
const NOT_LOADED = /Couldn't load plugins? (?:from|named '[^'\n]*' with soname) '([^'\n]+)'/g;
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
/**
* Prefixes of the options of plugins and components that an administrator installs once by a statement. The server then
* loads them itself, so no line of its files does.
*/
const INSTALLED = [
	"server-audit-",
	"validate-password.",
	"validate-password-",
	"connection-control-"
];
const COMPONENTS = /* @__PURE__ */ new Map([["validate-password.", "file://component_validate_password"]]);
function librariesOf(name, text) {
	if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return void 0;
	return text.split(";").map((item) => item.trim().replace(/^[^=]*=/, "")).filter((item) => item !== "").map((item) => item.replace(/\.so$/i, ""));
}
function missingLibraries(output) {
	return [...output.matchAll(NOT_LOADED)].map(([, library = ""]) => library.replace(/\.so$/i, ""));
}
function loadedLibraries(options) {
	return options.flatMap(({ name, text = "" }) => librariesOf(name, text) ?? []);
}
function concernedLibraries({ name, texts }, libraries) {
	const [before = [], after = []] = texts.map((text) => librariesOf(name, text ?? ""));
	const changed = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
	return changed.length > 0 ? changed : libraries.filter((library) => isOfLibrary(name, library));
}
/** Whether the change is only about plugins that the server lacks. @param lacked names of their libraries */
function isOfMissingPlugin(change, lacked) {
	const libraries = concernedLibraries(change, lacked);
	return libraries.length > 0 && libraries.every((library) => lacked.includes(library));
}
function affectsEveryStatement(change) {
	return concernedLibraries(change, []).some((library) => OF_STATEMENTS.has(library));
}
/**
* Whether an option loads a library that works only together with other parts of production, such as a key server or a
* cluster.
*/
function needsProduction(name, text) {
	return librariesOf(name, text)?.some((library) => OUTSIDE.test(library)) ?? false;
}
function componentsOf(options) {
	return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? []);
}
function beginningOf(library) {
	return `${BEGINNINGS.get(library) ?? library.replace(/^ha_/, "").replaceAll("_", "-")}-`;
}
/**
* Whether the setting is an option of the library's plugin. The bare name of the plugin counts, too, because it
* switches the plugin on.
*/
function isOfLibrary(name, library) {
	return `${optionOf(name)}-`.startsWith(beginningOf(library));
}
function installedBy(options) {
	return INSTALLED.filter((beginning) => options.some(({ bare }) => optionOf(bare).startsWith(beginning)));
}
/**
* Settings, with loose- in front of the options of plugins. If an option before the change belongs to a plugin that no
* line of the files loads, a line that loads the plugin is added, because the server must have had it.
*
* @param before the settings before the change
* @param place where messages say that such a plugin is loaded
*/
function tolerantOptions(options, before, place) {
	const installed = installedBy(before);
	const named = loadedLibraries(options);
	const beginnings = [...installed, ...named.map(beginningOf)];
	const isOfPlugin = ({ bare }) => beginnings.some((beginning) => `${optionOf(bare)}-`.startsWith(beginning));
	return [...installed.filter((beginning) => !COMPONENTS.has(beginning)).map((beginning) => beginning.slice(0, -1).replaceAll("-", "_")).filter((library) => !named.includes(library)).map((library) => settingOf({
		...place,
		name: "plugin-load-add",
		text: `${library}.so`,
		group: void 0
	})), ...options.map((option) => isOfPlugin(option) && !option.isLoose ? {
		...looseSetting(option),
		isLoosened: true
	} : option)];
}

// src/core/setting/reach.ts
/**
* What server options reach in production: files, networks and other servers, which a test server does not have. It
* tells a reader why a test server does not get an option. It does not protect the machine; the server's sandbox does.
*/
const REACH = new OptionIndex(({ reach }) => reach);
const IS_LISTED = new OptionIndex(() => true);
/**
* Statements that only set variables. Others may need tables, routines or accounts of production, so test servers do
* not get them.
*/
const ONLY_SETS = /^["']?\s*(?:set\s[^;]*(?:;\s*|(?=["']?$)))*["']?$/i;
/** Reason why a test server does not get the option; undefined if it gets it. */
function optionReach({ name, text = "", value }) {
	if (value?.kind === "expression") return "path";
	const reach = REACH.find(...allForms(name));
	if (reach === "statement") return ONLY_SETS.test(text) ? void 0 : reach;
	if (reach !== void 0) return reach === "text" ? void 0 : reach;
	if (/[/\\]/.test(text)) return "path";
	return needsProduction(name, text) ? "library" : void 0;
}
function allForms(name) {
	const forms = variableForms(name);
	return [...forms, ...forms.flatMap((form) => variableByAbbreviation(form) ?? [])];
}
const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach);
/**
* Parts of names of options that may reach out of a server. If the table has no row for such an option, nobody has
* checked it, so qpsgate does not set it.
*/
const LOOKS = /(?:^|[-_.])(?:\w*dir|\w*path|home|chroot|files?|filenames?|cert\w*|ca|crl|keyring|sockets?|ports?|addr\w*|hosts?|urls?|bind|plugins?|librar\w+|components?|init|scripts?|cmd|commands?|programs?|users?|grants?)(?:$|[-_.])/i;
/**
* Reason why a variable must not be set on an external server, which runs outside of a sandbox: the value would reach
* out of the server, or could not be undone. Undefined if the variable may be set.
*/
function assignmentReach(assigned) {
	const { name } = assigned;
	const listed = LIVE_REACH.find(name, name.replace(/^.*\./, "")) ?? optionReach(assigned);
	if (listed !== void 0 || IS_LISTED.find(...allForms(name))) return listed;
	return LOOKS.test(name) ? "unknown" : void 0;
}
/** Whether a setting switches the binary log on. Its text names a file, so even the text OFF switches the log on. */
function isBinaryLog({ variable, value }) {
	return variable === "log_bin" && (value.kind !== "switch" || value.isOn);
}
/**
* Whether a setting names a certificate or its key. Test servers get others instead, because their sandbox lacks
* production's files.
*/
function isCertificate({ variable }) {
	return variable === "ssl_cert" || variable === "ssl_key";
}

export { takesEffect as _, affectsEveryStatement as a, loadedLibraries as c, keepsRows as d, knowledgeOf as f, speedOf as g, purposeOf as h, optionReach as i, missingLibraries as l, proofCounters as m, isBinaryLog as n, componentsOf as o, nearestSetting as p, isCertificate as r, isOfMissingPlugin as s, assignmentReach as t, tolerantOptions as u, manualPage as v };