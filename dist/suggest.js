import { m as familyOf, n as canonicalOptionName } from "./option-file.js";
import { r as judgeInsight } from "./insight.js";
import { a as INSTRUMENT_LEVELS, c as consumersOf, d as patternOf, i as touchesSetup, l as isEnabledByDefault, o as classesOf, p as shippedLevel, r as setupOf, u as overlaps } from "./setup-state.js";

// src/core/attribution/suggest.ts
/** A cheaper Performance Schema that shows everything head's shows: lines in the form of the file. */
const GRADES = [
	"none",
	"partial",
	"full"
];
/**
* The smallest setup that keeps every ability at head's level: each part that head changed, the most expensive first,
* is switched back as far as no ability suffers; unchanged parts stay. Null if no costly part can go, or head is not
* understood.
*
* @param insight head's abilities by key
* @param costs all parts that head changed
*/
function suggest(head, server, insight, costs) {
	const setup = setupOf(head, server);
	if (setup === void 0 || !costs.some(({ isCostly }) => isCostly)) return null;
	if (Object.values(insight).every((grade) => grade === "none")) return written([{
		name: "performance_schema",
		value: "OFF"
	}], null, formOf(head));
	const keeps = (some) => isEnough(judgeInsight(factsOf(some, server)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(server, costs).reduce((kept, piece) => cheaper(kept, piece, server).find(keeps) ?? kept, setup);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(setup, least, piece)) ? written(optionsFor(least, server), least, formOf(head)) : null;
}
/** Head with the suggestion in place of its own options for Performance Schema. */
function suggestedScenario(head, { options }, name) {
	const { place } = head;
	return {
		...head,
		name,
		expect: {},
		options: [...head.options.filter((option) => !isPerformanceSchemaOption(option.name)), ...options.map((option) => ({
			...option,
			...place,
			group: void 0
		}))],
		sql: head.sql.filter(({ value }) => !touchesSetup(value))
	};
}
/** Lines of head that the suggestion replaces: its options, then its statements. */
function replacedLines(head) {
	const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name));
	const statements = head.sql.filter(({ value }) => touchesSetup(value));
	return [...options, ...statements].map(({ file, line }) => ({
		file,
		line
	}));
}
/** Whether a suggestion replaces options of this name. */
function isPerformanceSchemaOption(name) {
	return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name));
}
function written(options, setup, form) {
	return {
		options,
		setup,
		form,
		lines: options.map(WRITERS[form])
	};
}
const WRITERS = {
	"option-file": ({ name, value }) => `${name} = ${/[%=]/.test(value) ? `'${value}'` : value}`,
	flags: ({ name, value }) => `--${name.replaceAll("_", "-")}=${value}`,
	settings: ({ name, value }) => `${name} = ${value}`
};
/** A suite has the lines of an option file, as its options are for one. */
function formOf({ options }) {
	const forms = new Set(options.filter(({ name }) => isPerformanceSchemaOption(name)).map(({ form }) => form));
	if (forms.size > 1 || forms.has("key")) return "settings";
	return forms.has("flag") ? "flags" : "option-file";
}
function isEnough(provided, wanted) {
	const grade = (insight, key) => GRADES.indexOf(insight[key] ?? "none");
	return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key));
}
/** Such a server with this setup. */
function factsOf({ consumers, levels }, server) {
	return {
		consumers,
		instruments: classesOf(server).flatMap(({ prefix, members }) => {
			const level = levels.get(prefix);
			return members.map((member, index) => {
				const enabled = level === "shipped" ? index === 0 : level !== "OFF";
				return {
					name: `${prefix}${member}`,
					enabled,
					timed: enabled && level !== "COUNTED"
				};
			});
		}),
		tables: [{
			schema: "%",
			enabled: true
		}],
		filePerTable: true,
		thread: {
			instrumented: true,
			history: true
		},
		digests: {
			text: true,
			prepared: familyOf(server.product).countsPrepared
		}
	};
}
/**
* Parts that head changed, the most expensive first; at equal costs long histories before short ones, children before
* parents.
*/
function piecesByCost(server, costs) {
	return [...consumersOf(server).toReversed().map((name) => ({
		kind: "consumer",
		name
	})), ...classesOf(server).map(({ prefix }) => ({
		kind: "instruments",
		prefix
	}))].flatMap((piece) => {
		const known = costs.filter((cost) => isOf(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf(one, other) {
	if (one.kind === "consumer" || other.kind === "consumer") return one.kind === "consumer" && other.kind === "consumer" && one.name === other.name;
	return overlaps(one.prefix, other.prefix);
}
/** The setup with less of the piece, the least first. */
function cheaper(setup, piece, server) {
	if (piece.kind === "consumer") return [{
		...setup,
		consumers: setup.consumers.filter((name) => name !== piece.name)
	}];
	const own = classesOf(server).find(({ prefix }) => prefix === piece.prefix);
	const isShippedInParts = own !== void 0 && shippedLevel(own, server) === "shipped";
	return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
		...setup,
		levels: new Map(setup.levels).set(piece.prefix, level)
	}));
}
function isReduced(before, after, piece) {
	if (piece.kind === "consumer") return before.consumers.includes(piece.name) && !after.consumers.includes(piece.name);
	return [...before.levels].some(([prefix, level]) => overlaps(prefix, piece.prefix) && after.levels.get(prefix) !== level);
}
function optionsFor({ consumers, levels }, server) {
	return [
		{
			name: "performance_schema",
			value: "ON"
		},
		...instrumentValues(levels, server).map((value) => ({
			name: "performance-schema-instrument",
			value
		})),
		...consumersOf(server).filter((name) => consumers.includes(name) !== isEnabledByDefault(server, name)).map((name) => ({
			name: `performance-schema-consumer-${name.replaceAll("_", "-")}`,
			value: consumers.includes(name) ? "ON" : "OFF"
		}))
	];
}
/**
* Either the differences from the server's shipped state, or everything off and the exceptions: whichever is shorter.
*/
function instrumentValues(levels, server) {
	const all = classesOf(server);
	const levelOf = ({ prefix }) => levels.get(prefix) ?? "OFF";
	const value = (own) => `${patternOf(own.prefix)}=${levelOf(own)}`;
	const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, server)).map(value);
	if (all.some((own) => levelOf(own) === "shipped")) return differing;
	const others = ["%=OFF", ...all.filter((own) => levelOf(own) !== "OFF").map(value)];
	return others.length < differing.length ? others : differing;
}

export { suggestedScenario as i, replacedLines as n, suggest as r, isPerformanceSchemaOption as t };