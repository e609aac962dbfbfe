import { F as OptionIndex } from "./workloads.js";
import { E as variableForms, T as variableByAbbreviation, c as settingOf, h as canonicalName, o as looseSetting, x as optionOf } from "./setting.js";

// src/core/setting/plugins.ts
const OUTSIDE = /^(?:keyring|component_keyring|.*key_management|group_replication|wsrep)/;
const OF_STATEMENTS = new Set("adt_null audit_log ddl_rewriter query_response_time rewriter server_audit thread_pool".split(" "));
/** Message of a server that cannot load a plugin, as MariaDB and MySQL write it. */
const NOT_LOADED = /Couldn't load plugins? (?:from|named '[^'\n]*' with soname) '([^'\n]+)'/g;
/** Prefixes of the options of libraries, where they differ from the library's name. */
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
* Prefixes of the options of plugins and components that a statement installs once, and that the server then loads
* itself.
*/
const INSTALLED = [
	"server-audit-",
	"validate-password.",
	"validate-password-",
	"connection-control-"
];
const COMPONENTS = /* @__PURE__ */ new Map([["validate-password.", "file://component_validate_password"]]);
/** Libraries that an option loads, without the names of their plugins; undefined if it loads none. */
function librariesOf(name, text) {
	if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return void 0;
	return text.split(";").map((item) => item.trim().replace(/^[^=]*=/, "")).filter((item) => item !== "").map((item) => item.replace(/\.so$/i, ""));
}
/** Libraries that a server says it could not load. */
function missingLibraries(output) {
	return [...output.matchAll(NOT_LOADED)].map(([, library = ""]) => library.replace(/\.so$/i, ""));
}
/** Libraries of plugins that these settings load, without the names of the plugins. */
function loadedLibraries(options) {
	return options.flatMap(({ name, text = "" }) => librariesOf(name, text) ?? []);
}
/** Libraries that a change adds, removes or needs; empty if it is about no plugin with a library. */
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
/** Whether an option loads a library that works only with production around it. */
function needsProduction(name, text) {
	return librariesOf(name, text)?.some((library) => OUTSIDE.test(library)) ?? false;
}
/** URNs of components that a server with these settings has. */
function componentsOf(options) {
	return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? []);
}
function beginningOf(library) {
	return `${BEGINNINGS.get(library) ?? library.replace(/^ha_/, "").replaceAll("_", "-")}-`;
}
/** Whether the setting is an option of the library's plugin, whose name alone switches it on. */
function isOfLibrary(name, library) {
	return `${optionOf(name)}-`.startsWith(beginningOf(library));
}
function installedBy(options) {
	return INSTALLED.filter((beginning) => options.some(({ bare }) => optionOf(bare).startsWith(beginning)));
}
/**
* Settings with loose- before those of plugins. Lines are added that load plugins which the server must have had: it
* started with their settings before the change, although no line of its files loads them.
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
* Reach of server options, which tells a reader why a test server does not get what production has. Files, networks and
* other servers of production are not in a test server's box. The box guards the machine; nothing here does.
*/
const REACH = new OptionIndex(({ reach }) => reach);
const IS_LISTED = new OptionIndex(() => true);
/** Statements that only set variables. Others may need tables, routines or accounts of production. */
const ONLY_SETS = /^["']?\s*(?:set\s[^;]*(?:;\s*|(?=["']?$)))*["']?$/i;
/** Reason why the server does not get the option; undefined if it gets it. */
function optionReach({ name, text = "", value }) {
	if (value?.kind === "expression") return "path";
	const reach = REACH.find(...allForms(name));
	if (reach === "statement") return ONLY_SETS.test(text) ? void 0 : reach;
	if (reach !== void 0) return reach === "text" ? void 0 : reach;
	if (/[/\\]/.test(text)) return "path";
	return needsProduction(name, text) ? "library" : void 0;
}
/** Names for which a server may take the given one. */
function allForms(name) {
	const forms = variableForms(name);
	return [...forms, ...forms.flatMap((form) => variableByAbbreviation(form) ?? [])];
}
const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach);
/** Parts of names of options that may reach out of a server: without a row in the table, these are not set. */
const LOOKS = /(?:^|[-_.])(?:\w*dir|\w*path|home|chroot|files?|filenames?|cert\w*|ca|crl|keyring|sockets?|ports?|addr\w*|hosts?|urls?|bind|plugins?|librar\w+|components?|init|scripts?|cmd|commands?|programs?|users?|grants?)(?:$|[-_.])/i;
/**
* Reason why a variable must not be set on an external server, which is in no box of ours: it would reach out of the
* server, or could not be undone there; undefined if it may be set.
*/
function assignmentReach(assigned) {
	const { name } = assigned;
	const listed = LIVE_REACH.find(name, name.replace(/^.*\./, "")) ?? optionReach(assigned);
	if (listed !== void 0 || IS_LISTED.find(...allForms(name))) return listed;
	return LOOKS.test(name) ? "unknown" : void 0;
}
/** Whether a setting switches the binary log on: its text is a file name, even the text OFF. */
function isBinaryLog({ variable, value }) {
	return variable === "log_bin" && (value.kind !== "switch" || value.isOn);
}
/** Whether a setting names a certificate or its key, in place of which servers get ours. */
function isCertificate({ variable }) {
	return variable === "ssl_cert" || variable === "ssl_key";
}

export { affectsEveryStatement as a, loadedLibraries as c, optionReach as i, missingLibraries as l, isBinaryLog as n, componentsOf as o, isCertificate as r, isOfMissingPlugin as s, assignmentReach as t, tolerantOptions as u };