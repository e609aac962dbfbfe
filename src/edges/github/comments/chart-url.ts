/** Address of a picture on the data branch. */
import type { GitHubContext } from '../context/context.ts'

/**
 * An address that shows the picture in comments of public and private repositories alike: it is fetched by the reader's
 * own browser. Names a commit, so neither the picture nor a cached copy ever goes stale.
 *
 * @param path in the repository, with slashes
 */
export function chartUrl(
  { serverUrl, repository }: Pick<GitHubContext, 'serverUrl' | 'repository'>,
  sha: string,
  path: string,
): string {
  const segments = [repository.owner, repository.name, 'blob', sha, ...path.split('/')]
  return `${serverUrl}/${segments.map(encodeURIComponent).join('/')}?raw=true`
}
