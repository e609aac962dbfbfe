/** Addresses that the dashboard links to: only http and https, whatever the stored runs say. */

const COMMIT = /^[0-9a-f]{7,64}$/i
const SHORT_COMMIT = 7

/** The address without a user and password in it; null for any other kind of address. */
export function httpAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  url.username = ''
  url.password = ''
  return url.href
}

/** @param repositoryUrl without a slash at its end */
export function commitAddress(repositoryUrl: string | null, commit: string): string | null {
  return COMMIT.test(commit) ? below(repositoryUrl, `commit/${commit}`) : null
}

/** The changes from one commit to the other. */
export function compareAddress(repositoryUrl: string | null, before: string, after: string): string | null {
  return COMMIT.test(before) && COMMIT.test(after) ? below(repositoryUrl, `compare/${before}...${after}`) : null
}

function below(repositoryUrl: string | null, path: string): string | null {
  return repositoryUrl === null ? null : httpAddress(`${repositoryUrl}/${path}`)
}

/** "1a2b3c4"; anything but a commit's name stays as it is. */
export function shortCommit(commit: string): string {
  return COMMIT.test(commit) ? commit.slice(0, SHORT_COMMIT) : commit
}
