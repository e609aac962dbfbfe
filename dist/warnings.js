import { c as quote } from "./problems.js";
import { a as duration, d as threadsText, i as count, n as change, o as fineShare, t as bytes, u as share } from "./figures.js";
import { g as withoutEffectText, n as asItIs } from "./wording.js";

// src/core/wording/warnings.ts
const MIB = 1024 ** 2;
/** Why an option was left out, and in a list what those were about that were left out for it. */
const REACHES = {
	place: {
		why: "it names where the server lives, which qpsgate sets itself, the same for every arm",
		about: "where the server lives"
	},
	file: {
		why: "it names a file",
		about: "files"
	},
	directory: {
		why: "it names a directory",
		about: "directories"
	},
	library: {
		why: "it names a library, or has one loaded",
		about: "libraries"
	},
	program: {
		why: "it names a program",
		about: "programs"
	},
	address: {
		why: "it is about addresses and ports, and a measured server is on no network",
		about: "addresses and ports"
	},
	user: {
		why: "it names a user, and qpsgate decides as whom servers run",
		about: "users"
	},
	access: {
		why: "it decides who may do what on the server",
		about: "who may do what"
	},
	instance: {
		why: "it decides how the server starts or how its data were made, which is the same for every arm",
		about: "how it starts and its data were made"
	},
	replication: {
		why: "it makes the server one of several, and a measured one is alone",
		about: "other servers"
	},
	path: {
		why: "its value is a path; a name without slashes would be a file in the server’s own directory",
		about: "values that are paths"
	}
};
/** "it names a file": why an option was left out; null where the file that it names is ours. */
function reachText(why) {
	return why === null ? "it names the file of the binary log, which is the same for every arm" : REACHES[why].why;
}
const SENTENCES = {
	"rules-loosened": (warning) => `${warning.file}:${warning.line}: ${ruleChangeText(warning)}; ` + (warning.holds === "base" ? "what was before holds" : "what is now holds"),
	"include-skipped": (warning) => `${directive(warning)} is outside of ${warning.root}, it was not read`,
	"include-missing": (warning) => `${directive(warning)} does not exist here, so its settings are unknown`,
	"include-cut": (warning) => `${directive(warning)} has no line break behind it, so the server has cut off its last character`,
	"include-too-deep": (warning) => `${directive(warning)} is more than ${warning.most} deep, the server passes over it`,
	"group-skipped": (warning) => `${directive(warning)} is read only by servers that are started for it (as mysqld_safe, or with a suffix), it was not measured`,
	"directive-unknown": (warning) => `${directive(warning)} is unknown, the server passes over it`,
	"config-deleted": ({ scenario }) => `${scenario} was deleted: the server’s defaults take its place`,
	"config-added": ({ scenario }) => `${scenario} is new: before, the server’s defaults held`,
	"config-renamed": ({ scenario, former }) => `${scenario} was ${former} before, and is compared with that`,
	"config-empty": ({ scenario }) => `${scenario} has no option that a server reads`,
	"base-mended": ({ scenario, option, file, line }) => `${scenario} did not start before the change, as the server does not know ${option} (${file}:${line} there): it was measured without that`,
	"base-unchanged": ({ scenario }) => `${scenario} is configured as before, so it was not measured against that`,
	"base-without-effect": ({ scenario, settings }) => `${scenario} was not measured against what it was before: ${withoutEffectText(settings, asItIs)}`,
	"base-missing": ({ scenario }) => `${scenario} is new, so there is no before to compare it with`,
	"history-of-other-branch": ({ branch, suite, fallback }) => `branch ${branch} has no stored run of suite ${suite}; held against those of ${fallback}`,
	"history-unreadable": ({ problem }) => `held against no history: ${problem}`,
	"history-file-unreadable": ({ problem }) => problem,
	"no-baseline": (warning) => `${noBaselineText(warning)}: ${warning.scenarios.join(", ")}`,
	"slower-than-history": (warning) => `${warning.scenario}, ${warning.scope === "mean" ? "mean of all cells" : cellText(warning)}: costs more than in the stored runs (${(100 * warning.change).toFixed(1)} %); history only warns here`,
	"machine-changed": (warning) => "change" in warning ? `the machine computes ${speed(warning.change)} than in the last stored run` : changed("the machine", warning),
	"kernel-changed": (warning) => changed("the kernel", warning),
	"server-changed": (warning) => changed("the server", warning),
	"tool-changed": (warning) => changed("qpsgate", warning),
	"sysbench-changed": (warning) => changed("sysbench", warning),
	"control-changed": () => "the control has another configuration than in the last stored run",
	"settings-changed": ({ scenarios }) => `the settings of ${scenarios.join(", ")} have changed since the last stored run: what history says of them is what that costs`,
	"suite-changed": () => "the suite measures something else than in the last stored run: its dataset, workloads or scenarios",
	"external-server": ({ endpoint, floorMs, isElsewhere, othersPerSecond, lagSeconds }) => [
		`the server at ${endpoint} was running already${isElsewhere ? ", on another machine than sysbench" : ""}`,
		`the smallest query takes ${floorMs.toFixed(2)} ms there and back`,
		othersPerSecond < 1 ? "nobody else was asking it anything" : `others asked it ${Math.round(othersPerSecond)} queries a second before we began, which is in the figures`,
		...lagSeconds === null || lagSeconds === 0 ? [] : [`it is ${duration(lagSeconds)} behind its source`]
	].join("; "),
	"others-asked": ({ endpoint, perSecond, share }) => `others asked the server at ${endpoint} ${Math.round(perSecond)} queries a second while we measured, ${percent(share)} of all that it was asked: figures vary with what they do`,
	"connection-limit": ({ endpoint, spare, threads }) => `the server at ${endpoint} has room for ${spare} connections: not measured with ${threadsText(threads)}`,
	"server-lost": ({ scenarios, why }) => `${scenarios.join(", ")}: the server was lost, and nothing was measured there since; the others went on (${why})`,
	"causes-unknown": ({ why }) => `which setting is to blame is not known, as the search for it failed; the verdict holds, measure again for the causes (${why})`,
	"cell-lost": ({ why, ...cell }) => `${cellText(cell)} was not measured, the others were: ${why}`,
	"uneven-durability": ({ scenario, control, settings }) => `${scenario} is not as durable as ${control}, or more so: ${settings.map(({ name, value, reference }) => `${name} is ${value} against ${reference}`).join(", ")}; set them alike, or name them in the scenarios if they are what is compared`,
	"uneven-replicas": ({ scenario, control, replicas, reference }) => `${scenario} reads from ${count(replicas, "replica")}, ${control} from ${count(reference, "replica")}: figures are those of clusters that are not equally large`,
	"uneven-misses": ({ scenario, control, share, reference }) => `${scenario} read ${fineShare(share)} of its pages from disk, ${control} ${fineShare(reference)}: caches were not equally warm; give both the same innodb_buffer_pool_size and data that fit, or name it in the scenario if it is what is compared`,
	"uneven-distance": ({ nearest, farthest }) => `the smallest query takes ${nearest.floorMs.toFixed(2)} ms to ${nearest.endpoint} and back, and ${farthest.floorMs.toFixed(2)} ms to ${farthest.endpoint}: with few threads that is what is compared; measure from where both are equally near`,
	"one-cpu": () => "there is only one CPU: sysbench and the servers share it, so figures are less steady",
	"arms-in-groups": ({ mostServers, groups }) => `memory holds ${count(mostServers, "server")} at once, so scenarios were measured in ${count(groups.length, "group")}, each with two servers of its own that are the same in all: ${groups.map((names) => names.join(", ")).join("; ")}; those of different groups are compared with each other over these, less precisely than within one`,
	"dataset-larger-than-memory": ({ neededBytes, mostBytes }) => `the dataset wants a buffer pool of ${mebibytes(neededBytes)}, this machine can give each server ${mebibytes(mostBytes)}: figures include reading from disk`,
	"options-dropped": ({ options }) => droppedText(options),
	"option-clamped": ({ option, file, line, asked, mostBytes }) => `${file}:${line}: ${option} was reduced (${asked} → ${bytes(mostBytes)}), this machine can give each server no more`,
	"log-bin-moved": ({ option, file, line }) => `${file}:${line}: ${option} stays on, in a file of the server’s own directory and not where its value says`,
	"option-scaled": ({ option, file, line, written, value }) => `${file}:${line}: ${option} = ${written} was made ${value < MIB ? value : mebibytes(value)}, and in the same proportion for all servers: what is measured is a model of production in scale`,
	"client-saturated": (warning) => `${warning.scenario}, ${cellText(warning)}: sysbench used ${percent(warning.busy)} of its CPUs, so the server may have been waiting for it`,
	errors: (warning) => `${warning.scenario}, ${cellText(warning)}: ${warning.errors} transactions had to be retried (deadlocks or lock time-outs)`,
	"shards-missing": ({ missing, of }) => `this is a part of the plan: shard ${missing.map((index) => `${index}/${of}`).join(", ")} is not in it, so it cannot pass; name the results of all shards`,
	"not-compared": (warning) => `${warning.scenario}, ${cellText(warning)}: too few blocks were measured to compare it, so the run cannot pass`,
	"twin-differs": (warning) => `${cellText(warning)}: two servers with the same configuration differed by ${change(warning.change)}, so other changes of this size mean nothing`,
	"cpu-differs": (warning) => `${warning.scenario}, ${cellText(warning)}: QPS changed by ${change(warning.change)}, the server's CPU time per query by ${change(warning.cpu)}; the difference is time in which the server waits`,
	"machine-disturbed": ({ disturbed, blocks }) => `the machine was disturbed during ${percent(disturbed / blocks)} of the blocks (its own speed changed, or time was taken from it), so only what the others show by themselves is called a regression; a quieter machine decides more`
};
/** The warning with its sentence, in the form in which results have it. */
function told(warning) {
	const { code, ...data } = warning;
	return {
		code,
		message: sentenceOf(warning),
		...data
	};
}
function sentenceOf(warning) {
	return SENTENCES[warning.code](warning);
}
/** "conf/my.cnf:12: port was left out: …"; of several "3 options were left out, …: datadir, socket (where …); port (…)". */
function droppedText(options) {
	const [only, ...others] = options;
	const [place] = only?.places ?? [];
	if (only !== void 0 && place !== void 0 && others.length === 0) return `${place.file}:${place.line}: ${only.option} was left out: ${REACHES[only.why].why}`;
	const groups = [...Map.groupBy(options, ({ why }) => why)].map(([why, own]) => `${own.map(({ option }) => option).join(", ")} (${REACHES[why].about})`);
	return `${options.length} options were left out, alike in every arm, as a measured server reaches nothing but itself: ${groups.join("; ")}`;
}
/** "no baseline yet (3 of 8)", "no baseline yet (0 of 8 since the server version changed)". */
function noBaselineText({ have, need, since }) {
	return `no baseline yet (${have} of ${need}${since === null ? "" : ` since the ${since} changed`})`;
}
/** "conf/my.cnf:5: !include /etc/x.cnf"; of a base with its name in front. */
function directive(located) {
	if ("before" in located) return `--base ${located.base}: ${directive(located.before)}`;
	return `${quote(located.file).slice(1, -1)}:${located.line}: ${located.directive}`;
}
function cellText({ workload, threads }) {
	return `${workload} at ${count(threads, "thread")}`;
}
function changed(what, { before, after }) {
	return `${what} is ${after}, in the last stored run it was ${before}`;
}
/** "25 % faster". */
function speed(value) {
	return `${percent(Math.abs(value))} ${value < 0 ? "slower" : "faster"}`;
}
function percent(share) {
	return `${(100 * share).toFixed(0)} %`;
}
function mebibytes(bytes) {
	return `${Math.round(bytes / MIB)} MiB`;
}
const CODE = "rules-loosened";
const LOOSENED_TITLE = "The change loosens the rules that it is judged by";
/** Belongs to the first lines of every view: whoever reads a verdict must know by what it was reached. */
function loosenedWarnings({ warnings }) {
	return warnings.filter(({ code }) => code === CODE);
}
/** "tolerance against base of scenario on: 5 % before, 30 % now". */
function ruleChangeText(change) {
	const { what, before, after } = change;
	switch (what) {
		case "tolerance": return `tolerance against ${change.rule}${change.of === null ? "" : ` of ${change.of}`}: ${share(before)} before, ${share(after)} now`;
		case "on-inconclusive": return `on-inconclusive: ${before} before, ${after} now`;
		case "control": return `control: ${before} before, ${after} now`;
		case "control-settings": return `the control ${after} is configured otherwise now, which no comparison shows`;
		case "workload": return after === null ? `workload ${before} is not measured any more` : `workload ${before} measures something else now`;
		case "threads": return `${count(before, "thread")}: not measured any more`;
		case "scenario": return `scenario ${before} is not measured any more`;
		case "dataset": return `dataset: ${datasetText(before)} before, ${datasetText(after)} now`;
		case "server": return `server: ${before} before, ${after} now`;
		case "name": return `name: ${before} before, ${after} now`;
		case "switch": return `switch: ${before} before, ${after} now`;
		case "config": return `scenario ${after} names other option files now`;
		case "beside-files": return `scenario ${after} has other options, SQL or image beside its option files now, which change as well`;
		case "expect": return `scenario ${after} expects something else now`;
		case "cells": return `${count(before, "cell")} shared the budget before, ${after} now`;
		case "budget": return `budget: ${duration(before)} before, ${duration(after)} now`;
		case "precision": return `precision: ${share(before)} before, ${after === null ? "none" : share(after)} now`;
	}
}
function datasetText({ tables, rows, tpch, timesThePool }) {
	if (timesThePool !== void 0) return `${count(tables, "table")}, ${timesThePool} times the pool`;
	return tpch === void 0 ? `${count(tables, "table")} of ${count(rows, "row")}` : `TPC-H at scale ${tpch}`;
}
const UNFAIR = [
	"uneven-durability",
	"uneven-distance",
	"uneven-misses",
	"uneven-replicas",
	"client-saturated",
	"others-asked"
];
/** Warnings that belong beside the figures, as what they say is in them. */
function unfairWarnings({ warnings }) {
	return warnings.filter(({ code }) => UNFAIR.some((unfair) => unfair === code));
}
/** Those that stand nowhere else. */
function otherWarnings(result) {
	const elsewhere = [...unfairWarnings(result), ...loosenedWarnings(result)];
	return result.warnings.filter((warning) => !elsewhere.includes(warning));
}

export { ruleChangeText as a, reachText as i, loosenedWarnings as n, told as o, otherWarnings as r, unfairWarnings as s, LOOSENED_TITLE as t };