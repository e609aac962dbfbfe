import { u as writtenKey } from "./setting.js";
import { C as bothSides, D as serverWord, T as isCertain, _ as neighboursOf, a as isSourcePath, b as compareServers, h as selected, l as unreadableAmong, s as strayLines, v as NO_STRAYS, w as identifiersOf, y as assignmentsFor } from "./revision.js";

// src/core/sources/pair-servers.ts
/** The servers of all named paths, before and now, with everything that the change says about them. */
function pairServers(change) {
	const { sources, others, texts, changed, memoryBytes } = change;
	const areNamed = others !== void 0;
	const all = sources.flatMap((source) => pairsOf(source).map((pair) => ({
		...pair,
		source
	})));
	const files = new Set(sources.flatMap(({ read }) => [...read.before.files, ...read.after.files]));
	const paths = [...files, ...changed.map(({ path }) => path).filter(isSourcePath)];
	const assigned = assignmentsFor(all.flatMap(({ servers }) => [servers.before ?? [], servers.after ?? []].flat()), (names, side) => [...texts[side].mentioning(names, [...paths, ...neighboursOf(files, texts[side].reader)]), ...sources.flatMap(({ printed }) => printed?.[side].all() ?? [])]);
	const pairs = effectivePairs(all.filter(({ servers }) => areNamed || servers.before?.isSure === true || servers.after?.isSure === true), assigned, areNamed ? () => true : isCertain);
	const compare = (strays) => pairs.map(({ name, servers, source }, index) => {
		const compared = compareServers(servers, assigned, index === 0 ? strays : NO_STRAYS, memoryBytes);
		return {
			name,
			source,
			exists: bothSides((side) => servers[side] !== void 0),
			...compared
		};
	});
	const gated = compare(NO_STRAYS);
	if (!areNamed) return gated.filter(isChanged);
	const lookedAt = new Set(all.flatMap(({ servers: { before, after } }) => [...before?.files ?? [], ...after?.files ?? []]));
	const rest = others.filter(({ path }) => !lookedAt.has(path));
	const elsewhere = pairServers({
		...change,
		sources: rest,
		others: void 0
	});
	const strays = strayLines({
		changed,
		texts,
		lookedAt,
		assigned,
		gated,
		others: elsewhere
	});
	return strays.before.length + strays.after.length === 0 ? gated : compare(strays);
}
/** Changed files that may hold settings, and that nobody can read. */
function unreadFiles({ changed, texts, others }) {
	return unreadableAmong(changed, texts, others !== void 0).map((file) => ({
		code: "file-unread",
		file,
		line: 1,
		directive: "this file"
	}));
}
/** Servers without settings that are only values for another one's, and with those that count. */
function effectivePairs(pairs, assigned, isCounting) {
	const all = bothSides((side) => pairs.flatMap(({ servers }) => servers[side]?.settings ?? []));
	const values = bothSides((side) => {
		const places = new Set(all[side].flatMap((each) => valuesFor(each, assigned[side])));
		return all[side].filter(({ name, file, line }) => places.has(`${name} ${file}:${line.number}`));
	});
	const keyOf = ({ name, file, value }) => `${name} ${file} ${value.text}`;
	const keys = new Set([...values.before, ...values.after].map(keyOf));
	return pairs.map((pair) => {
		const servers = bothSides((side) => {
			const server = pair.servers[side];
			if (server === void 0) return void 0;
			const settings = server.settings.filter((each) => isCounting(each) && !keys.has(keyOf(each)));
			const isServer = settings.length + server.exact.length > 0;
			return {
				...server,
				settings,
				images: isServer ? server.images : server.images.filter(isCounting)
			};
		});
		return {
			...pair,
			servers
		};
	});
}
/** Places of settings that give another one its value. */
function valuesFor(setting, assigned) {
	return (setting.value.kind === "reference" ? identifiersOf(setting.value.text ?? "") : []).flatMap((name) => (assigned.get(name) ?? []).filter(({ file, line }) => file !== setting.file || line !== setting.line.number).map(({ file, line }) => `${serverWord(name)?.name} ${file}:${line}`));
}
function isChanged({ servers: { before, after } }) {
	const textOf = (server) => JSON.stringify([server?.image?.value, server?.options.map(writtenKey)]);
	return textOf(before) !== textOf(after);
}
function pairsOf({ argument, path, at, read }) {
	const before = selected(read.before.servers, at);
	const after = selected(read.after.servers, at);
	if (Math.max(after.length, before.length) === 1) return [{
		name: argument,
		servers: {
			before: before[0],
			after: after[0]
		}
	}];
	const formers = formerServers(before, after);
	const paired = new Set(formers.values());
	const nameOf = (server) => server.at === "" ? path : `${path}#${server.at}`;
	return [...after.map((server) => ({
		name: nameOf(server),
		servers: {
			before: formers.get(server),
			after: server
		}
	})), ...before.filter((server) => !paired.has(server)).map((server) => ({
		name: nameOf(server),
		servers: {
			before: server,
			after: void 0
		}
	}))];
}
/**
* What each server was before: that of its name, the first of namesakes. One with a new name was the one at its place,
* behind the same other server, if as many have gone there as have come.
*/
function formerServers(before, after) {
	const names = {
		before: new Set(before.map(({ at }) => at)),
		after: new Set(after.map(({ at }) => at))
	};
	const byName = new Map(before.toReversed().map((server) => [server.at, server]));
	const formers = new Map(after.map((server) => [server, byName.get(server.at)]));
	const gone = unnamedByPlace(before, names.after);
	for (const [place, come] of unnamedByPlace(after, names.before)) {
		const went = gone.get(place) ?? [];
		if (went.length === come.length) for (const [index, server] of come.entries()) formers.set(server, went[index]);
	}
	return formers;
}
/** Servers whose name the other side lacks, by the name of the server before them that it has. */
function unnamedByPlace(servers, others) {
	const unnamed = /* @__PURE__ */ new Map();
	let place = "";
	for (const server of servers) if (others.has(server.at)) place = server.at;
	else unnamed.set(place, [...unnamed.get(place) ?? [], server]);
	return unnamed;
}

export { unreadFiles as n, pairServers as t };