// src/core/switching/switchable-settings.ts
function switchKey(kind, name) {
	return `${kind}:${name}`;
}
function splitSwitchKey(key) {
	const at = key.indexOf(":");
	return {
		kind: key.slice(0, at),
		name: key.slice(at + 1)
	};
}
function settingsOfKind(kind, settings) {
	const ofKind = [...settings].filter(([key]) => splitSwitchKey(key).kind === kind);
	return new Map(ofKind.map(([key, value]) => [splitSwitchKey(key).name, value]));
}
/**
* Settings of `to` that differ from `from`. A setting that `to` lacks does not count, because there is no value to
* switch it to.
*/
function settingsThatDiffer(from, to) {
	return new Map([...to].filter(([key, value]) => from.get(key) !== value));
}
function settingsAfter(settings, changes) {
	return new Map([...settings, ...changes]);
}

export { switchKey as a, splitSwitchKey as i, settingsOfKind as n, settingsThatDiffer as r, settingsAfter as t };