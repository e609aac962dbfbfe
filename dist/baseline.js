import { t as commitIn } from "./checkout.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { n as parseBaselineFlags } from "./baseline-flags.js";
import { n as print } from "./output.js";
import { d as EXIT, h as UserError } from "./paths.js";

// src/commands/baseline.ts
/** `qpsgate baseline`: makes a commit the baseline of a branch. */
async function baselineCommand(args) {
	const { commit: name, branch, store } = parseBaselineFlags(args);
	using interrupt = interruptible();
	const near = process.cwd();
	const commit = commitIn(near, name);
	if (commit === void 0) throw new UserError(`COMMIT: found ${name}, which git does not know here; allowed: a commit, a tag or a branch`);
	await using opened = await storeOpener({ near })(store, interrupt.signal);
	await opened.setBaseline(branch, commit);
	print(`baseline of ${branch} in ${opened.name}: ${commit}\n`);
	return EXIT.pass;
}

export { baselineCommand };