import { a as duration, c as fromTo, i as count, n as change, s as firstOf, t as bytes } from "./figures.js";
import { x as COST_NAMES } from "./workloads.js";
import { m as quoteAtMost } from "./escape.js";

// src/core/warnings/warnings.ts
/**
* Warnings as codes with data. Each has a row under its weight (how much it matters to readers): a function that makes
* the warning's sentence from the data. Sentences are plain text, so views have to escape them.
*/
const MIB = 1024 ** 2;
/** Words for earlier revisions. The twin of a server has none, because no warning is about its errors. */
const MOMENTS = {
	base: " before the change",
	baseline: " at the baseline"
};
/** Why an option was left out, by what it would reach outside its test server. */
const REACHES = {
	place: "qpsgate chooses the place of every test server",
	file: "it names a file",
	directory: "it names a directory",
	library: "its library needs keys, files or other servers of production",
	address: "a test server is on no network",
	user: "qpsgate chooses the user that runs test servers",
	access: "it changes access rights",
	instance: "it changes how the server starts or how its data are made",
	replication: "it connects to other servers, and a test server is alone",
	schema: "it names schemas, and a test server has its own",
	statement: "its SQL may need tables and routines of production; allowed: SET",
	log: "it writes into the log of the machine",
	path: "its value is a path; a name without slashes would be a file in the server’s own directory"
};
/** @param why null if the option names the file of the binary log, which qpsgate chooses itself */
function reachText(why) {
	return why === null ? "qpsgate chooses the file of the binary log" : REACHES[why];
}
const MOST_NAMED = 10;
const MOST_SHOWN = 60;
/** Warnings by their weight, the heaviest first, because views show the warnings in this order. */
const WARNINGS = {
	/** Changes of the suite that judges the run. A change could loosen its own limits there, so readers must see them. */
	suite: {
		"limits-changed": ({ file, line }) => `${file}:${line}: the limits change; those of the base judge this change, and the new ones hold from the merge on`,
		"suite-reduced": ({ file, parts }) => `${file}: the base measures more: ${firstOf(parts, MOST_NAMED)}`
	},
	/** Why the verdict does not cover the whole change, or covers something other than what the change's files say. */
	verdict: {
		"sql-not-contained": ({ file, line }) => `${file}:${line}: SQL of a fork runs in boxes and containers only, and these servers are in none, so nothing was measured; see qpsgate doctor, give an image on a machine with Docker, or let a maintainer run it`,
		/** The command of a fork is not run, because the fork may have changed the command's program. */
		"render-of-fork": ({ command, files }) => `${command} was not run, because the fork changes more than option files: ${firstOf(files, MOST_NAMED)}`,
		/** The files were read as written, because the tool that renders them failed. */
		"tool-failed": ({ files, tool, why }) => `${firstOf(files, MOST_NAMED)} ${files.length === 1 ? "was" : "were"} read as written, because ${tool} did not render ${files.length === 1 ? "it" : "them"}: ${why}`,
		/** The files were read as written, because this machine lacks the tool that renders them. */
		"tool-missing": ({ tool, files }) => `${firstOf(files, MOST_NAMED)} ${files.length === 1 ? "was" : "were"} read as written: ${tool} would read ${files.length === 1 ? "it" : "them"} exactly, and is not installed here`,
		"file-unread": (warning) => `${directive(warning)} changed and was not read, because it is too large or not text`,
		/** Git knows only the commit of a submodule, so nobody can say here what changed inside. */
		"submodules-unread": ({ files }) => `${firstOf(files, MOST_NAMED)} ${files.length === 1 ? "is a submodule that points" : "are submodules that point"} to another commit: what changed inside was not compared; let the submodule’s own repository be gated`,
		/** The names of these files are not UTF-8, so the files cannot be found by name. */
		"names-unread": ({ files }) => `${firstOf(files, MOST_NAMED)} changed and ${files.length === 1 ? "was" : "were"} not read: the name is not UTF-8`,
		/** Files among the migrations or in a dump that were not run, because they are not SQL or undo another file. */
		"data-unread": ({ files }) => `${firstOf(files, MOST_NAMED)} ${files.length === 1 ? "was" : "were"} not run: qpsgate runs only files of SQL, and none that undoes another one`,
		"config-deleted": ({ scenario }) => `${scenario} sets nothing any more: it is measured as the server’s defaults`,
		"config-empty": ({ scenario }) => `${scenario} contains no option that a server reads`,
		"ledger-unreadable": ({ problem }) => `how far the branch has come since its baseline is unknown: ${problem}`,
		"ledger-shallow": ({ branch }) => `this clone is shallow, so how far ${branch} has come since its baseline is unknown; give actions/checkout fetch-depth: 0`,
		/** Nothing was compared with the baseline, so the baseline cannot make the run fail. */
		"baseline-not-measured": ({ name, why }) => `the configuration of the baseline ${name} was not measured, so how far the branch has come is unknown: ${why}`,
		"beyond-baseline": (warning) => `${warning.scenario}, ${cellText(warning)}: the branch is ${change(warning.change)} from its baseline, and this change was not shown to add to it`,
		"budget-too-small": ({ budgetSeconds, workloads }) => `a budget of ${duration(budgetSeconds)} is too small for ${workloads.join(", ")} as well; raise --budget to measure more`,
		/**
		* A change of many files left no time for these servers. `seconds` is a budget that suffices for all; null if none
		* does, or if another server does not run.
		*/
		"servers-not-measured": ({ servers, of, seconds }) => `${servers.length} of ${of} servers were not measured: ${firstOf(servers, MOST_NAMED)}` + (seconds === null ? "" : `; --budget ${seconds}s would suffice for all`),
		/**
		* The run ended early, because the rest of its budget would hardly decide the comparison. `seconds` is a budget
		* that probably decides; null if even a few times the budget would not.
		*/
		"budget-cannot-decide": ({ low, high, seconds, ...cell }) => `${cell.scenario}, ${cellText(cell)}: ${fromTo({
			low,
			high
		})} so far, which the rest of the budget would hardly decide, so the run ended early; what helps is a quieter machine${seconds === null ? "" : `, --budget ${seconds}s`} or a larger limit`,
		"scenario-not-measured": ({ scenario, why }) => `${scenario} was not measured: ${why}`,
		/** One scenario of a study cannot be measured under this load, but the study's other scenarios are. */
		"scenario-without-load": ({ scenario, why, ...cell }) => `${scenario} was not measured by ${cellText(cell)}: ${why}`,
		/** The load failed on one server, so it ended for all, because servers are compared only side by side. */
		"load-not-measured": ({ why, ...cell }) => `${cellText(cell)} was not measured to the end: ${why}`,
		/** `neededBytes` would hold the dataset, and `mostBytes` is what this machine can give each server. */
		"dataset-larger-than-memory": ({ neededBytes, mostBytes }) => `the dataset needs a buffer pool of ${mebibytes(neededBytes)}, but each server gets ${mebibytes(mostBytes)} on this machine: figures include disk reads`,
		"option-clamped": (warning) => `${warning.file}:${warning.line}: ${warning.option} was reduced (${warning.asked} → ${bytes(warning.mostBytes)}), because each server gets no more memory on this machine`,
		"option-adjusted": (warning) => `${warning.file}:${warning.line}: ${warning.option} asks for ${warning.asked}, but the server runs with ${warning.actual}`,
		/** `missing` has the numbers of the shards without a result, from 1 on. */
		"shards-missing": ({ missing, of }) => `shard ${missing.map((index) => `${index}/${of}`).join(", ")} is missing, so the run cannot pass; name the results of all shards`,
		"not-compared": (warning) => `${warning.scenario}, ${cellText(warning)}: too little was measured to compare it, so the run cannot pass`,
		"cost-unknown": (warning) => `${warning.scenario}, ${cellText(warning)}: ${COST_NAMES[warning.cost]} has a limit and could not be measured, so the run cannot pass`,
		"copies-differ": (warning) => `${cellText(warning)}: two servers with the same configuration differed by ${change(warning.change)}, so other changes of this size may be noise`,
		/** `share` is the part of all CPUs that other programs took before servers were started. */
		"machine-busy": ({ share }) => `other programs took ${percent(share)} of the CPUs when the run began; beside them settings seem to cost less than they do`,
		"machine-disturbed": ({ disturbed, blocks }) => `the machine was disturbed during ${percent(disturbed / blocks)} of the run (its CPU speed changed, or other programs took CPU time); the worst of it was left out, and a quieter machine decides sooner`
	},
	/** Reasons why a comparison may be unfair, such as servers that differ in more than what is compared. */
	unfair: {
		/** Other clients sent queries to a server that qpsgate did not start; `share` is their part of all queries. */
		"others-asked": (warning) => `other clients sent ${Math.round(warning.perSecond)} queries per second to the server at ${warning.endpoint} during the run, ${percent(warning.share)} of all queries, which affects the figures`,
		/** Servers differ in durability although no scenario asks for it, so one does less work for each commit. */
		"uneven-durability": (warning) => `${warning.scenario} and ${warning.control} differ in durability: ${warning.settings.map(({ name, value, reference }) => `${name} is ${value} against ${reference}`).join(", ")}; set them to equal values, or name them in the scenarios if you want to compare them`,
		/** Buffer pools differ although no scenario sets them, so the sizes are compared rather than the settings. */
		"uneven-memory": (warning) => `${warning.scenario} and ${warning.control} differ in size: innodb_buffer_pool_size is ${bytes(warning.poolBytes)} against ${bytes(warning.controlBytes)}; compare servers of the same size`,
		"uneven-threads": (warning) => `${warning.scenario} and ${warning.control} serve clients differently: thread_handling is ${warning.value} against ${warning.reference}, which decides over QPS at many threads`,
		"uneven-version": (warning) => `${warning.scenario} is ${warning.server}, and ${warning.control} is ${warning.reference}: part of the difference is that of the versions`,
		/**
		* One server waits for a replica at each commit, the other for a majority of servers, so their commits promise
		* different things.
		*/
		"uneven-replication": ({ quorum, semiSynchronous }) => `${semiSynchronous} is semi-synchronous, and ${quorum} waits for a quorum: a commit promises less on ${semiSynchronous}`,
		/**
		* A single statement, always repeated, is unlike any application, so it is no fair way to compare different
		* servers.
		*/
		"single-statement": ({ workloads }) => `${firstOf(workloads, MOST_NAMED)} ${workloads.length === 1 ? "runs" : "run"} a single statement each time, as no application does; add a workload such as oltp_read_write`,
		/**
		* The tables are small compared with the largest buffer pool. Those of production are not, so figures may not hold
		* there.
		*/
		"tiny-dataset": (warning) => `the tables have ${bytes(warning.bytes)} beside a buffer pool of ${bytes(warning.poolBytes)}, unlike production’s; make the dataset larger`,
		"client-saturated": (warning) => `${warning.scenario}, ${cellText(warning)}: sysbench used ${percent(warning.busy)} of its CPUs, so the server may have waited for sysbench`
	},
	/** Doubts about single figures, or about what they can be compared with. */
	figures: {
		"include-skipped": (warning) => `${directive(warning)} is outside ${warning.root} and was not read`,
		"include-missing": (warning) => `${directive(warning)} does not exist here, so its settings are unknown`,
		/** Servers read such a group only if they are started in a special way, so it was not measured. */
		"group-skipped": (warning) => `${directive(warning)} is read only by mysqld_safe or with a group suffix, so it was not measured; by itself, a server reads [mysqld]`,
		/** These settings did not change, but no file has their values, so servers were measured without them. */
		"settings-unknown": (warning) => `${directive(warning)}: no file of the repository has the value, so servers were measured without it`,
		"base-missing": ({ scenario }) => `${scenario} is new, so it has no old version to compare with`,
		"ledger-file-unreadable": ({ problem }) => problem,
		/**
		* The server ran already. `floorMs` is the median round trip of the smallest query, in milliseconds. `servers` and
		* `addresses` are the numbers of servers and addresses behind the endpoint, and are absent for a single server.
		*/
		"external-server": (warning) => ((warning.servers ?? 1) === 1 ? `the server at ${warning.endpoint} was` : `${warning.endpoint} ${warning.addresses === 1 ? "leads" : "lead"} to ${warning.servers} servers, which were`) + ` already running${warning.isElsewhere ? " on another machine than sysbench" : ""}; the smallest query takes ${warning.floorMs.toFixed(2)} ms round trip`,
		/** The search ran after the verdict, so its failure cannot change the verdict. */
		"causes-unknown": ({ why }) => `the search for the cause failed, but the verdict holds; run again to find the cause (${why})`,
		"one-cpu": () => "sysbench and the servers share one CPU, so figures vary more",
		/**
		* `written` is the text in the file. `value` is what the server got instead: bytes or a number of tables, divided
		* by the same factor on all servers, so that these stay comparable.
		*/
		"option-scaled": (warning) => `${warning.file}:${warning.line}: ${warning.option} = ${warning.written} was scaled to ${warning.value < MIB ? warning.value : mebibytes(warning.value)}, in the same proportion on all servers: the run measures a scale model of production`,
		errors: (warning) => `${warning.scenario}${MOMENTS[warning.revision] ?? ""}, ${cellText(warning)}: ${count(warning.errors, "statement")} failed in ${count(warning.transactions, "transaction")}, and the transactions were tried again` + (warning.last === void 0 ? "" : `; the last error was ${warning.last}`)
	},
	note: {
		"config-added": ({ scenario }) => `${scenario} set nothing before: it is compared with the server’s defaults`,
		"server-new": (warning) => `${warning.scenario} (${warning.file}:${warning.line}) is new, so there is nothing to compare it with`,
		"server-gone": (warning) => `${warning.scenario} (${warning.file}:${warning.line} before) is gone, so there is nothing to measure`,
		"lines-beside": ({ lines }) => `also changed beside the settings, and not measured: ${lines.map(({ file, line, key }) => `${file}:${line}${key === "" ? "" : ` (${quoteAtMost(MOST_SHOWN, key)})`}`).join("; ")}`,
		/**
		* Says that these files were read, because a run without any changed setting could look like an oversight. `others`
		* counts the files that are not named.
		*/
		"files-looked-at": ({ files, others }) => files.length === 0 && others === 0 ? "no tracked file differs from the base" : `looked at ${files.slice(0, MOST_NAMED).join(", ")}` + (files.length > MOST_NAMED ? `, ${files.length - MOST_NAMED} more` : "") + (files.length > 0 && others > 0 ? " and " : "") + (others === 0 ? "" : count(others, files.length > 0 ? "other changed file" : "changed file")),
		/** Servers ran without a sandbox, because the user trusts the configuration. They could reach the user's files. */
		"no-box": ({ why }) => `servers ran without a box, as --trust-configuration allows, so whatever the files set could reach this user's files: ${why}`,
		"files-excluded": ({ files }) => `left out, as .qpsgateignore of the base or exclude says: ${firstOf(files, MOST_NAMED)}`,
		"config-renamed": ({ scenario, former }) => `${scenario} was called ${former}, and is compared with it`,
		/** The old server does not start with this option, so it was measured without it. */
		"base-mended": ({ scenario, option, file, line }) => `the old ${scenario} does not start because the server does not accept ${option} (${file}:${line}): it was measured without this option`,
		/**
		* The scenario differs from its base only in settings without effect on speed, so comparing them would show
		* nothing.
		*/
		"base-without-effect": ({ scenario, settings }) => `${scenario} was not compared with its old version: ${noEffectText(settings)}`,
		/**
		* No available server starts with the old version of the scenario, so a failing start of the new version would
		* prove nothing.
		*/
		"start-unchecked": ({ scenario }) => `no installed server starts with ${scenario} as it was, so its start was not checked: an installed server is tried, or an image that is pulled already`,
		/** Forms of statements that the server refused before the change. */
		"statements-gained": ({ scenario, forms }) => `${scenario} accepts since the change: ${firstOf(forms, MOST_NAMED)}`,
		/** The server of one side failed while it tried statements of applications. */
		"statements-untried": ({ scenario, why }) => `whether ${scenario} refuses statements of applications is unknown: ${why}`,
		/** The migrations that `--migrations` names fail without the change, too. */
		"migrations-failed": ({ why }) => `the migrations do not show what the change does to them, because they fail before it as well or take too long: ${why}`,
		"options-dropped": ({ options }) => droppedText(options),
		"log-bin-moved": ({ option, file, line }) => `${file}:${line}: ${option} stays on, but in the test server’s own directory`
	}
};
const SENTENCES = {
	...WARNINGS.suite,
	...WARNINGS.verdict,
	...WARNINGS.unfair,
	...WARNINGS.figures,
	...WARNINGS.note
};
function resultWarning(warning) {
	const { code, ...data } = warning;
	return {
		code,
		message: SENTENCES[code](warning),
		...data
	};
}
const WEIGHTS = Object.keys(WARNINGS);
/** An unknown code may come from another version of qpsgate, so it counts as a doubt about figures. */
function weightOf({ code }) {
	return WEIGHTS.find((weight) => Object.hasOwn(WARNINGS[weight], code)) ?? "figures";
}
/** Sorts by weight, so that readers see first what matters most; warnings of the same weight keep their order. */
function heaviestFirst(warnings) {
	return warnings.toSorted((one, other) => WEIGHTS.indexOf(weightOf(one)) - WEIGHTS.indexOf(weightOf(other)));
}
/**
* Merges all warnings about options that were left out into the first, so that each option is named once with all its
* places.
*/
function mergeDroppedOptions(warnings) {
	const options = warnings.flatMap((warning) => warning.code === "options-dropped" ? warning.options : []);
	const first = warnings.findIndex(({ code }) => code === "options-dropped");
	return warnings.flatMap((warning, index) => {
		if (warning.code !== "options-dropped") return [warning];
		return index === first ? [{
			...warning,
			options: eachOnce(options)
		}] : [];
	});
}
function eachOnce(options) {
	return [...Map.groupBy(options, ({ option }) => option).values()].flatMap((same) => {
		const [first] = same;
		if (first === void 0) return [];
		const places = same.flatMap((each) => each.places).map((place) => [`${place.file}:${place.line}`, place]);
		return [{
			...first,
			places: [...new Map(places).values()]
		}];
	});
}
function droppedText(options) {
	return `ignored on the test servers, which run isolated: ${[...Map.groupBy(options, ({ why }) => why)].map(([why, same]) => `${same.map(({ option }) => option).join(", ")} (${REACHES[why]})`).join("; ")}`;
}
function directive(located) {
	if ("before" in located) return `--base ${located.base}: ${directive(located.before)}`;
	return `${located.file}:${located.line}: ${located.directive}`;
}
function cellText({ workload, threads }) {
	return `${workload} at ${count(threads, "thread")}`;
}
function percent(share) {
	return `${(100 * share).toFixed(0)}%`;
}
function mebibytes(bytes) {
	return `${Math.round(bytes / MIB)} MiB`;
}
const MOST_WITHOUT_EFFECT = 5;
function noEffectText(settings) {
	const names = [...new Set(settings)];
	const verb = names.length === 1 ? "does" : "do";
	return `only ${firstOf(names, MOST_WITHOUT_EFFECT)} changed, which ${verb} not affect speed`;
}

export { resultWarning as a, reachText as i, mergeDroppedOptions as n, weightOf as o, noEffectText as r, heaviestFirst as t };