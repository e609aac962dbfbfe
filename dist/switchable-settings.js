// src/core/switching/switchable-settings.ts
function switchKey(kind, name) {
	return `${kind}:${name}`;
}
/** The kind and the name that `switchKey` made the key of. */
function partsOf(key) {
	const at = key.indexOf(":");
	return {
		kind: key.slice(0, at),
		name: key.slice(at + 1)
	};
}
/** The settings of a kind, by their names. */
function settingsOf(kind, settings) {
	const ofKind = [...settings].filter(([key]) => partsOf(key).kind === kind);
	return new Map(ofKind.map(([key, value]) => [partsOf(key).name, value]));
}
/** Settings of `to` that differ from `from`; one that `to` lacks is no difference that could be switched. */
function settingsThatDiffer(from, to) {
	return new Map([...to].filter(([key, value]) => from.get(key) !== value));
}
/** Settings with some of them changed. */
function settingsAfter(settings, changes) {
	return new Map([...settings, ...changes]);
}

export { switchKey as a, settingsThatDiffer as i, settingsAfter as n, settingsOf as r, partsOf as t };