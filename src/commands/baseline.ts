/** `qpsgate baseline`: makes a commit the baseline of a branch. */
import { commitIn } from '../edges/git/checkout.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { parseBaselineFlags } from '../edges/terminal/baseline-flags.ts'
import { print } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

export async function baselineCommand(args: readonly string[]): Promise<number> {
  const { commit: name, branch, store } = parseBaselineFlags(args)
  using interrupt = interruptible()
  const near = process.cwd()
  const commit = commitIn(near, name)
  if (commit === undefined)
    throw new UserError(`COMMIT: found ${name}, which git does not know here; allowed: a commit, a tag or a branch`)
  await using opened = await storeOpener({ near })(store, interrupt.signal)
  await opened.setBaseline(branch, commit)
  print(`baseline of ${branch} in ${opened.name}: ${commit}\n`)
  return EXIT.pass
}
