/** Runs on an orphan branch of a git repository. */

import { shownRemote } from './branch-names.ts'
import { type DataBranchRequest, openDataBranch } from './data-branch.ts'
import { RunStore } from './run-store.ts'

/**
 * Fetches the newest state of the branch; a branch that does not exist holds no runs, and the first one makes it.
 *
 * @throws UserError where a name is wrong, StoreError where the remote cannot be read
 */
export async function openBranchStore(request: DataBranchRequest): Promise<RunStore> {
  const branch = await openDataBranch(request)
  return new RunStore({
    name: `branch ${request.branch} of ${shownRemote(request.remote)}`,
    list: async (prefix) => (await branch.list(prefix)).map(({ path }) => path),
    read: (paths) => branch.read(paths),
    commit: async (changes) => {
      await branch.commit(changes)
    },
    squash: async (message) => {
      await branch.squash(message)
    },
    [Symbol.asyncDispose]: () => branch[Symbol.asyncDispose](),
  })
}
