// src/core/switching/switchable-settings.ts
/** An actor is named by host, user and role, an object by type, schema and name; everything else by one word. */
function keyOf(kind, ...name) {
	return `${kind}:${name.length === 1 ? name[0] : JSON.stringify(name)}`;
}
/** The kind and the name that `keyOf` made the key of. */
function partsOf(key) {
	const at = key.indexOf(":");
	const [kind, text] = [key.slice(0, at), key.slice(at + 1)];
	return {
		kind,
		name: kind === "actor" || kind === "object" ? JSON.parse(text) : [text]
	};
}
/** Settings of `to` that differ from `from`; a row that `to` lacks has the value `''`. */
function settingsThatDiffer(from, to) {
	const changed = [...to].filter(([key, value]) => from.get(key) !== value);
	const gone = [...from.keys()].filter((key) => !to.has(key) && isRow(key)).map((key) => [key, ""]);
	return new Map([...changed, ...gone]);
}
/** Value of an actor or an object whose row is not there. */
const GONE = "";
/** Whether rows of its kind come and go; a variable that one server lacks is no difference that could be switched. */
function isRow(key) {
	return key.startsWith("actor:") || key.startsWith("object:");
}
/** Settings with some of them changed. */
function withSettings(settings, changes) {
	return new Map([...settings, ...changes]);
}

export { withSettings as i, partsOf as n, settingsThatDiffer as r, keyOf as t };