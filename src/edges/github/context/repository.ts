/** A repository's name as the forge writes it: "owner/name". */

/** Characters allowed in both halves of a repository's name, on GitHub, Gitea and Forgejo. */
const PART = /^[\w.-]+$/
/** Names that an address takes for folders: they would lead to another place of the forge. */
const FOLDERS = ['.', '..']

export interface Repository {
  readonly owner: string
  readonly name: string
}

/** The repository of a full name; undefined for any other text. */
export function parseRepository(fullName: string): Repository | undefined {
  const [owner, name, ...more] = fullName.split('/')
  if (owner === undefined || name === undefined || more.length > 0) return undefined
  const valid = [owner, name].every((part) => PART.test(part) && !FOLDERS.includes(part))
  return valid ? { owner, name } : undefined
}

export function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`
}

/** Forges write names in any case and mean the same repository. */
export function sameRepository(one: Repository, other: Repository): boolean {
  return fullName(one).toLowerCase() === fullName(other).toLowerCase()
}
