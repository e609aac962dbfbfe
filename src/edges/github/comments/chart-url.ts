/** Address of a picture on the data branch. */
import type { GitHubContext } from '../context/context.ts'

/**
 * An address that shows the picture in comments of public and private repositories alike: it is fetched by the reader's
 * own browser. Names a commit, so neither the picture nor a cached copy ever goes stale.
 *
 * @param path in the repository, with slashes
 */
export function chartUrl(
  { serverUrl, repository, forge }: Pick<GitHubContext, 'serverUrl' | 'repository' | 'forge'>,
  sha: string,
  path: string,
): string {
  const folders = forge === 'gitea' ? ['raw', 'commit'] : ['blob']
  const segments = [repository.owner, repository.name, ...folders, sha, ...path.split('/')]
  return `${serverUrl}/${segments.map(encodeURIComponent).join('/')}${forge === 'gitea' ? '' : '?raw=true'}`
}
