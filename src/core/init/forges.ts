/** The forge of a repository, and its folder for workflows. */
import { WORKFLOW_FOLDERS } from './file-kinds.ts'
import type { Forge, FoundForge } from './findings.ts'

const [GITHUB, GITEA, FORGEJO] = WORKFLOW_FOLDERS

/** Configuration of Dependabot, and of Renovate at each of the places where it looks. */
const BOTS = /^(?:\.github\/dependabot\.ya?ml|(?:\.github\/)?renovate\.json5?|\.renovaterc(?:\.json5?)?)$/

/** Files that configure bots which open pull requests. */
export function botsIn(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => BOTS.test(path)).toSorted()
}

/** Parts of the names of hosts. */
const HOSTS: readonly (readonly [part: RegExp, forge: Forge])[] = [
  [/(?:^|[.-])github(?=[.-])/, 'github'],
  [/(?:^|[.-])gitlab(?=[.-])/, 'gitlab'],
  [/(?:^|\.)codeberg\.org$/, 'forgejo'],
  [/(?:^|[.-])forgejo(?=[.-])/, 'forgejo'],
  [/(?:^|[.-])gitea(?=[.-])/, 'gitea'],
]
/** Files or folders that repositories on each forge have; the first that exists counts. */
const PLACES: readonly (readonly [place: string, forge: Forge])[] = [
  ['.forgejo/', 'forgejo'],
  ['.gitea/', 'gitea'],
  ['.gitlab-ci.yml', 'gitlab'],
  ['.github/', 'github'],
]

/** @param hosts of the remotes, origin first */
export function forgeOf(hosts: readonly string[], paths: readonly string[]): FoundForge {
  for (const host of hosts) {
    const forge = HOSTS.find(([part]) => part.test(host.toLowerCase()))?.[1]
    if (forge !== undefined) return { forge, because: { kind: 'remote', host } }
  }
  for (const [place, forge] of PLACES) {
    const isThere = paths.some((path) => path === place || (place.endsWith('/') && path.startsWith(place)))
    if (isThere) return { forge, because: { kind: 'path', path: place } }
  }
  return { forge: 'github', because: { kind: 'usual' } }
}

/**
 * Each reads one folder alone, the first of its own that there is: a new one would hide the workflows of the others.
 * Gitea: modules/actions/workflows.go; Forgejo: the same, with a folder of its own before.
 */
const FOLDERS: Readonly<Record<Forge, readonly [string, ...string[]]>> = {
  github: [GITHUB],
  gitlab: [GITHUB],
  gitea: [GITEA, GITHUB],
  forgejo: [FORGEJO, GITEA, GITHUB],
}

export function workflowFolderOf(forge: Forge, paths: readonly string[]): string {
  const folders = FOLDERS[forge]
  return folders.find((folder) => paths.some((path) => path.startsWith(`${folder}/`))) ?? folders[0]
}

/** Host of a remote's address: of a URL, or of `user@host:path`. Undefined if it is a path. */
export function hostOf(address: string): string | undefined {
  const [, ofUrl] = /^[a-z+]+:\/\/(?:[^/@]*@)?([^/:@]+)/i.exec(address) ?? []
  const [, ofShort] = /^(?:[^/@:]+@)?([^/:@]+):(?!\/\/)/.exec(address) ?? []
  return ofUrl ?? ofShort
}
