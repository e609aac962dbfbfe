/** The base that --base names: a path on disk, or a commit. */
import { existsSync } from 'node:fs'
import { UserError } from '../../errors.ts'
import { type GitRevision, isCommit, openRevision } from './revision.ts'

export type Base =
  | { readonly kind: 'disk'; readonly path: string }
  | { readonly kind: 'commit'; readonly revision: GitRevision }

/**
 * Opens a base; refs are those of the repository that holds `near`.
 *
 * @throws UserError if it names nothing, or two things
 */
export async function openBase(base: string, near: string): Promise<Base> {
  if (!existsSync(base)) return { kind: 'commit', revision: await openRevision(base, near) }
  if (!(await isCommit(base, near))) return { kind: 'disk', path: base }
  throw new UserError(
    `--base ${base}: there is a file and there is a commit, branch or tag of this name; ` +
      `write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`,
  )
}
