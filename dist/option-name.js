// src/core/setting/option-name.ts
/** Names that a server option can have; dots are in those of components and key caches. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
/** For messages. */
const OPTION_NAME_FORM = "an option name: letters, digits, - _ and .";
/** The correct form of a wrong option name. */
function fixOptionName(name) {
	const bare = name.replace(/^-+/, "");
	return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM;
}
/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
function canonicalOptionName(name) {
	return name.toLowerCase().replaceAll("_", "-").replace(/^(?:loose-)+/, "");
}
/** The name by which a server that does not know the option starts without it. */
function asLoose(name) {
	return name.replace(/^(?!loose[-_])/i, "loose-");
}
/** The option as an argument of the server: `--name` or `--name=value`. */
function optionToArgument(option) {
	return option.value === void 0 ? `--${option.name}` : `--${option.name}=${option.value}`;
}

export { fixOptionName as a, canonicalOptionName as i, OPTION_NAME_FORM as n, optionToArgument as o, asLoose as r, OPTION_NAME as t };