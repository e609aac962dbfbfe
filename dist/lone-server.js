import { N as familyOf } from "./exercises.js";
import { t as removeTree } from "./remove-tree.js";
import { M as scenarioArguments, N as seedArguments, O as SMALL, a as copySeed, h as startServer } from "./sql-refusal.js";
import { join } from "node:path";

// src/edges/servers/lone-server.ts
/**
* Starts a server alone, on data without tables, to learn one thing, such as whether it starts. It is not measured in
* turns.
*/
/**
* Arguments from `seedArguments` that a lone server does not get, because they hide what the configuration does: how
* much memory it takes, and which rights functions and triggers need with a binary log.
*/
const OF_DATA_ONLY = /^--(?:performance-schema|innodb-buffer-pool-size|skip-log-bin)/;
/** Arguments from `seedArguments` that would change how long stops and starts take. */
const OF_RESTARTS = /^--(?:innodb-(?:redo-log|log-file|buffer-pool-(?:dump|load)|doublewrite|flush-log)|sync-binlog)/;
/** Arguments of a lone server, and those of its options that may be to blame if the start fails. */
function loneArguments({ scenario, launcher: { build }, mayBlame = () => true, isTimed = false, hasRedoSize = isTimed, extra = [] }) {
	const isUsual = (argument) => !OF_DATA_ONLY.test(argument) && !(isTimed && OF_RESTARTS.test(argument));
	const usual = seedArguments(build).filter(isUsual);
	const sizes = hasRedoSize ? [] : redoNames(build);
	const options = scenario.options.filter(({ option }) => !sizes.includes(option));
	return {
		args: [
			...usual,
			...extra,
			...scenarioArguments(options, SMALL).arguments
		],
		applied: scenarioArguments(options.filter(mayBlame), SMALL).applied
	};
}
/** Options with the size of the redo log. MySQL before 8.0.30 writes all of it at its start, perhaps gigabytes. */
function redoNames({ product, version }) {
	return familyOf(product).redoArguments(version, 0).map((argument) => argument.replace(/^--|=.*$/g, ""));
}
let started = 0;
/**
* Starts the server, and stops it when `look` has ended. The server's directory is removed in any case.
*
* @param look gets the server, and those of its options that may be to blame
* @throws what starting the server or `look` throws
*/
async function onLoneServer(server, within, look) {
	started += 1;
	const { launcher, seed } = server;
	const directory = join(within.runDirectory, `lone${started}`);
	const { args, applied } = loneArguments(server);
	const spec = {
		name: server.scenario.name,
		directory,
		args,
		options: applied,
		cpus: []
	};
	try {
		await copySeed(seed, directory, launcher.account, within);
		await using running = await startServer(launcher, spec, within.signal);
		return await look(running, applied);
	} finally {
		await removeTree(directory);
	}
}

export { onLoneServer as n, redoNames as r, loneArguments as t };