/** A repository's name as the forge writes it: "owner/name". */

/** Characters that GitHub, Gitea and Forgejo allow in the name of an owner or a repository. */
const PART = /^[\w.-]+$/
/** Names that stand for folders in a URL, so that they would lead to another place of the forge. */
const FOLDERS = ['.', '..']

export interface Repository {
  readonly owner: string
  readonly name: string
}

/** The repository that "owner/name" stands for; undefined for any other text. */
export function parseRepository(fullName: string): Repository | undefined {
  const [owner, name, ...more] = fullName.split('/')
  if (owner === undefined || name === undefined || more.length > 0) return undefined
  const valid = [owner, name].every((part) => PART.test(part) && !FOLDERS.includes(part))
  return valid ? { owner, name } : undefined
}

export function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`
}

/** Whether two names mean the same repository. Forges ignore the case of names. */
export function sameRepository(one: Repository, other: Repository): boolean {
  return fullName(one).toLowerCase() === fullName(other).toLowerCase()
}
