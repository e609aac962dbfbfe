import { F as OptionIndex } from "./workloads.js";
import { E as variableForms, T as variableByAbbreviation, c as settingOf, h as canonicalName, o as looseSetting, x as optionOf } from "./setting.js";

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
* Whether an option loads a library that works only beside other parts of production, such as a key server or a
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
* Parts of names of options that may reach out of a server. Without a row in the table nobody has checked such an
* option, so it is not set.
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
/** Whether a setting switches the binary log on. Its text names a file, so even the text OFF does. */
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

export { affectsEveryStatement as a, loadedLibraries as c, optionReach as i, missingLibraries as l, isBinaryLog as n, componentsOf as o, isCertificate as r, isOfMissingPlugin as s, assignmentReach as t, tolerantOptions as u };