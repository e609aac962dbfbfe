import { _ as ROWS, a as isSwitch, c as readValue, f as textBehindPrefix, g as OptionIndex, h as OPTIONS, l as shownState, m as FORKS, x as removalOf } from "./exercises.js";

// src/core/setting/option-name.ts
/** A name that a server option can have. It may contain dots, because names of components and key caches do. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
const OPTION_NAME_FORM = "an option name: letters, digits, - _ and .";
function fixOptionName(name) {
	const bare = name.replace(/^-+/, "");
	return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM;
}
/**
* Prefixes that servers strip from a name that they do not know, one after the other. Of several prefixes the innermost
* counts (MySQL manual, "Program Option Modifiers"). Only MariaDB has autoset.
*/
const MODIFIERS = "loose|skip|disable|enable|maximum|autoset";
const MODIFIER = new RegExp(`^(${MODIFIERS})-(?=.)`);
/** Source of a pattern for the prefixes of a name that is in lower case and has dashes. */
const MODIFIER_PREFIXES = `(?:(?:${MODIFIERS})-)*`;
const PREFIXES = {
	skip: "off",
	disable: "off",
	enable: "on"
};
const OTHERS = /* @__PURE__ */ new Set(["maximum", "autoset"]);
/**
* Name of a key cache, with its dot. MariaDB also ignores it before options that have nothing to do with key caches:
* --x.datadir is --datadir (mysys/my_getopt.c).
*/
const KEY_CACHE = /^[^.]+\./;
const LOOSE = /^loose[-_]/i;
function readOptionName(spelling) {
	const canonical = canonicalName(spelling);
	const option = hasCapitals(spelling) ? optionOf(spelling) : canonical;
	let isLoose = LOOSE.test(spelling);
	let innermost = "";
	let cache = "";
	for (let name = canonical;;) {
		const listed = listedName(name);
		const rowVariable = ROWS.get(listed)?.variable ?? variableByAbbreviation(listed);
		const [modifier = "", word = ""] = rowVariable === void 0 && MODIFIER.exec(name) || [];
		const ofCache = modifier === "" && rowVariable === void 0 ? cacheOf(name) : "";
		if (modifier === "" && ofCache === "") {
			const isOther = OTHERS.has(innermost);
			return {
				option,
				bare: isOther ? `${innermost}_${listed}` : `${listedName(cache)}${listed}`,
				variable: rowVariable ?? listed,
				prefix: isOther ? "other" : PREFIXES[innermost],
				isLoose
			};
		}
		innermost = word;
		isLoose ||= word === "loose";
		cache = `${cache}${ofCache}`;
		name = name.slice(modifier.length + ofCache.length);
	}
}
/**
* Whether the name has capitals. If so, it depends on the server whether it knows the option, because only some
* servers, such as MariaDB 10.11, ignore case.
*/
function hasCapitals(name) {
	return /[A-Z]/.test(name);
}
/**
* Form in which all spellings of one option are equal, so that they can be compared: lower case, dashes, without
* `loose-`.
*/
function canonicalName(name) {
	return name.toLowerCase().replaceAll("_", "-").replace(/^(?:loose-)+/, "");
}
/** Whether two spellings are one name, such as log-bin and log_bin. */
function isSameName(one, other) {
	return canonicalName(one) === canonicalName(other);
}
function strictName(name) {
	return name.replace(LOOSE, "");
}
/** Name with which a server starts even if it does not know the option. */
function looseName(name) {
	return LOOSE.test(name) ? name : `loose-${name}`;
}
function optionOf(variable) {
	return variable.replaceAll("_", "-");
}
function listedName(option) {
	return option.replaceAll("-", "_");
}
/**
* Variables for which some server may take a name, the likeliest first: `skip-log-bin` may be skip_log_bin or log_bin.
* Text after a blank, such as the pattern of performance-schema-instrument, is not part of the name.
*/
function variableForms(name) {
	const forms = /* @__PURE__ */ new Set([listedName((name.split(" ", 1)[0] ?? name).toLowerCase())]);
	for (const form of forms) for (const shorter of [optionOf(form).replace(MODIFIER, ""), form.replace(KEY_CACHE, "")]) forms.add(listedName(shorter));
	return [...forms];
}
/**
* Key cache of a name, `x.` of `x.general-log`. Empty if the dot is part of the option's own name, as with components.
*/
function cacheOf(name) {
	return DOTTED.find(name) === void 0 ? KEY_CACHE.exec(name)?.[0] ?? "" : "";
}
const DOTTED = new OptionIndex(({ name }) => /[.]|validate_password/.test(name) ? name : void 0);
const NAMES = Map.groupBy(OPTIONS, ({ variable }) => variable);
/** The only fork that ever had the option. Undefined if both had it, or if `loose-` lets any server ignore it. */
function ownerOf(name) {
	if (LOOSE.test(name)) return void 0;
	const [row] = variableForms(name).flatMap((form) => ROWS.get(form) ?? []);
	return FORKS.some((fork) => fork !== row?.family && row !== void 0 && removalOf(row.name, fork) !== void 0) ? void 0 : row?.family;
}
/**
* Variable that a name in a server's list stands for, because a variable may have several names: log_slow_query_time is
* long_query_time. Without a row it is the name itself.
*/
function variableOf(listed) {
	return ROWS.get(listed)?.variable ?? listed;
}
/** All names of the variable that has the given name, because servers differ in the name that they list. */
function namesOf(listed) {
	const variable = variableOf(listed);
	return NAMES.get(variable)?.map((row) => row.name) ?? [variable];
}
/**
* Variables that an abbreviation may stand for; none if the name is a variable itself. MariaDB takes `sort_buffer` for
* sort_buffer_size, because no other option begins with it (mysys/my_getopt.c). All matches in the table count, because
* a server may have only one of them, and MariaDB has options that it does not list as variables.
*/
function variablesByAbbreviation(name) {
	const listed = listedName(name);
	if (listed === "" || ROWS.has(listed)) return [];
	const expansions = /* @__PURE__ */ new Set();
	for (let at = firstAtLeast(listed); SORTED[at]?.name.startsWith(listed) === true; at += 1) expansions.add(SORTED[at]?.variable ?? "");
	return [...expansions];
}
const SORTED = [...ROWS.values()].sort((one, other) => one.name < other.name ? -1 : 1);
function firstAtLeast(name) {
	let low = 0;
	let high = SORTED.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((SORTED[middle]?.name ?? "") < name) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** Variable that an abbreviation stands for on every server; undefined if it is ambiguous, or no abbreviation. */
function variableByAbbreviation(name) {
	const [variable, ...others] = variablesByAbbreviation(name);
	return others.length === 0 ? variable : void 0;
}
function isEverywhere(listed) {
	const row = ROWS.get(listed);
	if (row === void 0 || (row.family ?? row.since) !== void 0) return false;
	return FORKS.every((fork) => (row[fork]?.since ?? row[fork]?.removed) === void 0);
}

// src/core/setting/deriving.ts
/**
* Keys in a server's files from which its Kubernetes operator derives settings. No file has those settings, so qpsgate
* cannot measure them.
*/
/** Keys in lower case, without dashes and underscores. Percona's operator has had `mysql.autoConfig` since 1.3.0. */
const DERIVING = [
	"autoconfig",
	"autotune",
	"autotuning"
];
/** Whether settings derive from a key, or from one around it. @param path such as `autoConfig.enabled` */
function derivesSettings(path) {
	return path.split(".").some((key) => DERIVING.includes(key.toLowerCase().replaceAll(/[-_]/g, "")));
}

// src/core/setting/setting.ts
function settingOf(source) {
	const name = readOptionName(source.name);
	return {
		...source,
		...name,
		value: readValue(name, source.text)
	};
}
/** Setting whose value on the server is unknown. Its name is only for people, because no server gets it. */
function expressionOf(source, why = derivesSettings(source.name) ? "derived" : "not-applied") {
	const option = `!${canonicalName(source.name)}`;
	const named = {
		option,
		bare: option,
		variable: option,
		prefix: void 0,
		isLoose: false
	};
	return {
		...source,
		...named,
		value: {
			kind: "expression",
			why
		}
	};
}
function isExpression({ value }) {
	return value.kind === "expression";
}
/** Key that is the same for all settings with the same text and the same readers, whatever their lines. */
function writtenKey({ group, name, text, value }) {
	return JSON.stringify([
		group,
		name,
		text,
		value.kind === "expression"
	]);
}
/**
* The setting with another name or text, at the same line. An expression stays as it is, because its value is unknown.
*/
function rewrite(setting, change) {
	if (isExpression(setting)) return setting;
	const { name, text, group, form, file, line, isLoosened } = {
		...setting,
		...change
	};
	return {
		...settingOf({
			name,
			text,
			group,
			form,
			file,
			line
		}),
		...isLoosened && { isLoosened }
	};
}
function looseSetting(setting) {
	return rewrite(setting, { name: looseName(setting.name) });
}
function argumentOf({ name, text }) {
	return text === void 0 ? `--${name}` : `--${name}=${text}`;
}
/** Value of the variable as text: as written, ON for a bare flag, or ON or OFF by a prefix such as skip-. */
function variableText(setting) {
	const { prefix, text, value } = setting;
	if (prefix !== void 0 && value.kind === "switch") return value.isOn ? "ON" : "OFF";
	return textBehindPrefix(setting, text) ?? "ON";
}
/**
* Whether the setting switches something on. A file name does, unless it is a word for off. The binary log takes even
* such a word for a file name, so any text switches it on. A switch with an unknown word stays off.
*/
function isOn(setting) {
	const { variable, value, text } = setting;
	if (value.kind === "switch") return value.isOn;
	if (value.kind === "instruments") return value.state === "on" || value.state === "counted";
	const word = textBehindPrefix(setting, text);
	return variable === "log_bin" || !isSwitch(setting) && (word === void 0 || shownState(word) !== false);
}
/** Name as people wrote it, without loose-, so that a search finds the line; behind it, the pattern of instruments. */
function writtenName({ name, value }) {
	return value.kind === "instruments" ? `${strictName(name)} ${value.pattern}` : strictName(name);
}
const CONSUMER = "performance_schema_consumer_";
function consumerOf({ variable }) {
	return variable.startsWith(CONSUMER) ? variable.slice(28) : void 0;
}

export { variablesByAbbreviation as A, optionOf as C, variableByAbbreviation as D, strictName as E, variableForms as O, namesOf as S, readOptionName as T, fixOptionName as _, isOn as a, isSameName as b, settingOf as c, writtenName as d, derivesSettings as f, canonicalName as g, OPTION_NAME_FORM as h, isExpression as i, variableOf as k, variableText as l, OPTION_NAME as m, consumerOf as n, looseSetting as o, MODIFIER_PREFIXES as p, expressionOf as r, rewrite as s, argumentOf as t, writtenKey as u, hasCapitals as v, ownerOf as w, looseName as x, isEverywhere as y };