// src/core/performance-schema/collection.ts
/**
* Prefix of instruments that are left out, because no server lets anybody switch them off (MySQL manual, "The
* setup_instruments Table").
*/
const ALWAYS_ON = "memory/performance_schema/";
/** Number of leading words of an instrument's name that form its class: 2 for "wait/io". */
const WORDS_OF_CLASS = 2;
/**
* @param consumers YES or NO by name
* @param instruments whether each is enabled and timed, as "YES,NO", by name
*/
function collectionOf(consumers, instruments) {
	const classes = /* @__PURE__ */ new Map();
	for (const [name, value] of instruments) {
		if (name.startsWith(ALWAYS_ON)) continue;
		const key = name.split("/").slice(0, WORDS_OF_CLASS).join("/");
		const [on, all] = classes.get(key) ?? [0, 0];
		classes.set(key, [on + (value.startsWith("YES") ? 1 : 0), all + 1]);
	}
	return {
		consumers: [...consumers].flatMap(([name, value]) => value === "YES" ? name : []),
		allConsumers: consumers.size,
		instruments: Object.fromEntries([...classes].sort(([one], [other]) => one < other ? -1 : 1))
	};
}

export { collectionOf as t };