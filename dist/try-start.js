import { a as splitDifference, i as smallestFailingSet, r as mix } from "./lines.js";
import { L as killRefusal, b as formerRefusal, w as refusesChange, x as looseFault, y as doesNotStart } from "./sql-refusal.js";
import { n as scenarioForServer } from "./scenario.js";
import { a as failingTitle, i as failingText, n as newRefusal, r as tryStatements } from "./try-statements.js";
import { p as MeasurementError } from "./paths.js";
import { n as onLoneServer, r as redoNames } from "./lone-server.js";
import { p as ServerRefusal } from "./load-dump.js";

// src/edges/servers/try-start.ts
/**
* Starts a server with a changed configuration on data that were made before the change, as production will. A server
* that takes each option may still refuse the options together, or data that were made with other values.
*/
function isOfChange(error) {
	if (error instanceof ServerRefusal) return true;
	if (!(error instanceof MeasurementError)) return false;
	const { endedItself, memoryLimit, refused } = error.failure;
	return endedItself === true || memoryLimit !== void 0 || refused !== void 0;
}
/**
* Tries whether the server starts with the change and takes statements of applications.
*
* @returns the server's refusal since the change, with the lines to blame; undefined if it runs, or ran no better
*   before the change
* @throws UserError if it starts neither before nor after; MeasurementError if this machine lacks what it needs
*/
async function tryStart(request) {
	const { launcher, after } = request;
	const difference = splitDifference(scenarioForServer(request.before, launcher.build), scenarioForServer(after, launcher.build), launcher.build);
	const changed = new Set(difference.parts.flatMap(({ line, after: ofHead }) => (line && ofHead.options) ?? []));
	const isOfLog = ({ option }) => redoNames(launcher.build).includes(option);
	const options = difference.head.options.filter((option) => changed.has(option) || !isOfLog(option));
	const isChanged = (option) => changed.has(option);
	const now = await attempt(request, {
		...difference.head,
		options
	}, isChanged, request.look);
	if (now.failure === void 0 && now.refused.length === 0) return void 0;
	const former = await attempt(request, difference.reference, () => true);
	if (former.failure !== void 0 && now.failure === void 0) return void 0;
	if (former.failure !== void 0) throw formerRefusal(former.failure);
	const refused = newRefusal(now.refused, former.refused);
	const failure = now.failure ?? (refused && refusing(after.name, refused));
	if (failure === void 0) return void 0;
	if (failure instanceof ServerRefusal) return failure.refusal;
	return refusalOfChange(failure, difference, launcher.build, async (set) => {
		const outcome = await attempt(request, mix(difference, set, after.name), () => false);
		const alike = outcome.refused.find(({ code }) => code === refused?.code);
		return alike ? refusing(after.name, alike) : outcome.failure;
	});
}
function refusing(arm, refused) {
	return new MeasurementError(refused.says, {
		step: "try statements",
		arm,
		refused
	});
}
/**
* Refusal for a failure that names no option, with the smallest set of changed lines that causes the failure. The set
* is found by halving, because each attempt costs the start of a server.
*
* @param failureWith starts a server with the configuration before the change and with these of the changed lines
*/
async function refusalOfChange(failure, { lines, parts, head }, server, failureWith) {
	const { refused } = failure.failure;
	let last = failure;
	const culprits = await smallestFailingSet([...lines.keys()], async (set) => {
		const ended = await failureWith(set);
		if (ended instanceof MeasurementError) last = ended;
		return ended !== void 0 && codeOf(ended) === refused?.code;
	});
	const partOfLine = parts.filter(({ line }) => line !== void 0);
	const placed = culprits.flatMap((index) => {
		const line = lines[index];
		const place = line?.place ?? partOfLine[index]?.before.options?.at(-1);
		if (line === void 0 || place === void 0) return [];
		const { file, line: number } = place;
		return [{
			name: line.name,
			after: line.after,
			place: {
				file,
				line: number
			},
			isRemoved: line.place === null
		}];
	});
	if (placed.length === 0) return void 0;
	const { memoryLimit: limit } = last.failure;
	const blamed = placed.map(({ name, place }) => ({
		name,
		...place
	}));
	if (limit !== void 0) return killRefusal(limit, {
		scenario: head.name,
		server,
		lines: blamed
	});
	if (refused === void 0) return refusesChange(server, head.name, placed, last.failure.says);
	const changed = culprits.flatMap((index) => lines[index] ?? []);
	return {
		kind: "statements",
		scenario: head.name,
		server: {
			product: server.product,
			version: server.version
		},
		title: failingTitle(refused),
		message: failingText(refused, server, changed, lines.length),
		lines: placed.map(({ name, place }) => ({
			name,
			...place
		})),
		isMeasured: false
	};
}
function codeOf(error) {
	return error instanceof MeasurementError ? error.failure.refused?.code : void 0;
}
/** @param mayBlame whether an option may be to blame if the start fails */
async function attempt({ launcher, seed, runDirectory, signal }, scenario, mayBlame, look) {
	const lone = {
		scenario,
		launcher,
		seed,
		mayBlame,
		extra: look === void 0 ? [] : ["--performance-schema=ON"],
		hasRedoSize: true
	};
	try {
		return await onLoneServer(lone, {
			runDirectory,
			signal
		}, async (server, applied) => {
			const bad = looseFault(await server.process.output(), applied, launcher.build);
			if (bad !== void 0) return {
				failure: doesNotStart(scenario.name, launcher.build, [bad]),
				refused: []
			};
			await look?.(server);
			return {
				failure: void 0,
				refused: await tryStatements(server)
			};
		});
	} catch (error) {
		if (isOfChange(error)) return {
			failure: error,
			refused: []
		};
		throw error;
	}
}

export { refusalOfChange as n, tryStart as r, isOfChange as t };