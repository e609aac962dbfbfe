import { F as OptionIndex } from "./workloads.js";
import { E as variableForms, S as optionOf, c as settingOf, g as canonicalName, m as begunVariable, o as looseSetting } from "./setting.js";

// src/core/setting/plugins.ts
const LOADED = new Set("auth_ed25519 auth_socket connection_control ddl_rewriter metadata_lock_info mysql_no_login password_reuse_check provider_bzip2 provider_lz4 provider_lzma provider_lzo provider_snappy query_response_time rewriter semisync_master semisync_replica semisync_slave semisync_source server_audit simple_password_check sql_errlog thread_pool validate_password adt_null audit_log".split(" "));
/** Libraries that every statement passes through. */
const OF_STATEMENTS = new Set("adt_null audit_log ddl_rewriter query_response_time rewriter server_audit thread_pool".split(" "));
/** Message of a server that cannot load a plugin, as MariaDB and MySQL write it. */
const NOT_LOADED = /Couldn't load plugins? (?:from|named '[^'\n]*' with soname) '([^'\n]+)'/g;
/** Prefixes of the options of libraries, where they differ from the name of the library. */
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
/** Prefixes of the options of plugins and components that a statement installs once, and that the server then loads itself. */
const INSTALLED = [
	"server-audit-",
	"validate-password.",
	"validate-password-",
	"connection-control-"
];
const COMPONENTS = /* @__PURE__ */ new Map([["validate-password.", "file://component_validate_password"]]);
/** The libraries that an option loads, without the names of their plugins; undefined if the option loads none. */
function librariesOf(name, text) {
	if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return void 0;
	return text.split(";").map((item) => item.trim().replace(/^[^=]*=/, "")).filter((item) => item !== "").map((item) => item.replace(/\.so$/i, ""));
}
/** Libraries that a server said it could not load. */
function lackedLibraries(output) {
	return [...output.matchAll(NOT_LOADED)].map(([, library = ""]) => library.replace(/\.so$/i, ""));
}
/** Libraries of plugins that these settings load, without the names of the plugins. */
function loadedLibraries(options) {
	return options.flatMap(({ name, text = "" }) => librariesOf(name, text) ?? []);
}
/** Libraries that a change adds, removes or needs; empty if it is about no plugin that is loaded by its library. */
function concernedLibraries({ name, texts }, libraries) {
	const [before = [], after = []] = texts.map((text) => librariesOf(name, text ?? ""));
	const changed = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
	return changed.length > 0 ? changed : libraries.filter((library) => isOfLibrary(name, library));
}
/** Whether the change is about plugins alone that the server lacks. @param lacked names of their libraries */
function isOfLacked(change, lacked) {
	const libraries = concernedLibraries(change, lacked);
	return libraries.length > 0 && libraries.every((library) => lacked.includes(library));
}
/** Whether every statement passes through a plugin that the change loads or unloads. */
function isOfStatements(change) {
	return concernedLibraries(change, []).some((library) => OF_STATEMENTS.has(library));
}
/** Whether all libraries that an option loads are on our list of permitted ones. */
function loadsOnlyKnown(name, text) {
	return librariesOf(name, text)?.every((library) => LOADED.has(library)) ?? false;
}
/** URNs of components that a server has, if it starts with these settings. */
function componentsOf(options) {
	return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? []);
}
/** The beginning of the options of a library's plugin. */
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
* The settings, with loose- before those of plugins, and with the plugins that the server must have had before the change:
* those whose settings it started with, although no line of its files loads them.
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
* The reach of server options. Strangers configure our servers by pull requests, so a server may touch nothing but its
* directory and its socket. The table of options has each option of MySQL 5.7 to 9.7 and MariaDB 10.11 and 11.4 that reaches
* further, and tests ask the servers themselves whether one is missing; any other option is judged by its form.
*/
const REACH = new OptionIndex(({ reach }) => reach);
/** Parts of names that reveal what kind of value an option has. */
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
const CHARSET = `names\\s+['"]?\\w+['"]?(?:\\s+collate\\s+['"]?\\w+['"]?)?`;
/** No value is computed, and no variable of other sessions or password is set. */
const ASSIGNED = `(?:session\\s+|local\\s+|@@(?:session\\.|local\\.)?|@)?(?!password\\b)\\w+\\s*:?=\\s*(?:-?[\\w.]+|'[^'"\\\\]*'|"[^'"\\\\]*")`;
const SET_SESSION = `set\\s+(?:${CHARSET}|${ASSIGNED}(?:\\s*,\\s*${ASSIGNED})*)`;
/** Statements that change nothing but the client's own session. */
const OF_SESSION = new RegExp(`^["']?\\s*(?:${SET_SESSION}\\s*(?:;\\s*|(?=["']?$)))*["']?$`, "i");
/** Why the server does not get the option; undefined if it gets it, because the option reaches nothing outside. */
function optionReach({ name, text = "", value }) {
	if (value?.kind === "expression") return "path";
	if (loadsOnlyKnown(name, text)) return void 0;
	const reaches = listedReaches(name);
	const refused = reaches.find((reach) => reach !== "nothing" && reach !== "text");
	if (refused === "statement") return OF_SESSION.test(text) ? void 0 : refused;
	if (refused !== void 0 || reaches.includes("text")) return refused;
	if (/\.so(?:\b|$)/i.test(text)) return "library";
	if (/[/\\]/.test(text)) return "path";
	return reaches.includes("nothing") ? void 0 : nameReach(name);
}
/** The rows of all names for which a server may take this one. */
function listedReaches(name) {
	const forms = variableForms(name);
	return [...forms, ...forms.flatMap((form) => begunVariable(form) ?? [])].flatMap((form) => REACH.find(form) ?? []);
}
const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach);
/**
* Why a variable must not be set on an external server: it would reach out of the server, or could not be undone there;
* undefined if it may be set.
*/
function assignmentReach(assigned) {
	const { name } = assigned;
	return LIVE_REACH.find(name, name.replace(/^.*\./, "")) ?? optionReach(assigned);
}
/** The reach that an option's name suggests. */
function nameReach(name) {
	return name.toLowerCase().split(/[-_.]/).map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? "directory" : void 0)).find((why) => why !== void 0);
}
function named(why, names) {
	return names.split(" ").map((name) => [name, why]);
}
/** Whether it switches the binary log on: its text is a file name, even the text OFF. */
function isBinaryLog({ variable, value }) {
	return variable === "log_bin" && (value.kind !== "switch" || value.isOn);
}
/** Whether it names a certificate or its key, in place of which servers get ours. */
function isCertificate({ variable }) {
	return variable === "ssl_cert" || variable === "ssl_key";
}

export { componentsOf as a, lackedLibraries as c, optionReach as i, loadedLibraries as l, isBinaryLog as n, isOfLacked as o, isCertificate as r, isOfStatements as s, assignmentReach as t, tolerantOptions as u };