/** Files of a repository: git's, and those not yet added; without git, those of the folder. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GatheredRepository } from '../../core/init/findings.ts'
import { hostOf } from '../../core/init/forges.ts'
import { type Checkout, given, lastLine } from '../git/checkout.ts'

/** Paths that are looked at. The largest repositories that are known have as many. */
export const MOST_PATHS = 500_000
/** Without git: entries of folders, which may be those of a whole disk, and their depth. */
const MOST_WALKED = 50_000
const DEEPEST_FOLDER = 12
/** Filled by programs, and large. */
const PASSED_BY = new Set(['.git', 'node_modules'])

export interface Listing extends Pick<GatheredRepository, 'paths' | 'isCut' | 'git'> {
  /** Files that git does not have yet. */
  readonly untracked: ReadonlySet<string>
}

/** @param top without symbolic links */
export async function listFiles(top: string, checkout: Checkout | undefined): Promise<Listing> {
  if (checkout === undefined) return { ...walk(top), git: { kind: 'none' }, untracked: new Set() }
  const answer = await checkout.git(['ls-files', '-z', '-t', '--cached', '--others', '--exclude-standard'])
  if (!answer.succeeded)
    return { ...walk(top), git: { kind: 'refused', why: lastLine(answer.messages) }, untracked: new Set() }
  // "H config/my.cnf": a letter for files that git has, a question mark for others. Folders are repositories of others.
  const entries = answer.output
    .toString()
    .split('\0')
    .filter((entry) => entry !== '' && !entry.endsWith('/'))
  const paths = [...new Set(entries.map((entry) => entry.slice(2)))]
  return {
    paths: paths.slice(0, MOST_PATHS),
    isCut: paths.length > MOST_PATHS,
    git: { kind: 'works' },
    untracked: new Set(entries.filter((entry) => entry.startsWith('?')).map((entry) => entry.slice(2))),
  }
}

/** Hosts of the remotes, origin first; their addresses may hold passwords and go no further. */
export async function remoteHosts({ git }: Checkout): Promise<string[]> {
  const listed = given(await git(['config', '--local', '--null', '--get-regexp', '^remote\\..*\\.url$'])) ?? ''
  const remotes = listed.split('\0').map((entry) => entry.split('\n'))
  const isOrigin = ([key]: readonly string[]) => key === 'remote.origin.url'
  const sorted = [...remotes.filter(isOrigin), ...remotes.filter((remote) => !isOrigin(remote))]
  return sorted.flatMap(([, address = '']) => hostOf(address) ?? [])
}

/** Folder by folder, those near the top first; symbolic links are not followed. */
function walk(top: string): Pick<Listing, 'paths' | 'isCut'> {
  const paths: string[] = []
  let [ahead, left]: [string[], number] = [[''], MOST_WALKED]
  for (let depth = 0; depth < DEEPEST_FOLDER && ahead.length > 0 && left > 0; depth += 1) {
    const below: string[] = []
    for (const folder of ahead) {
      for (const entry of entriesOf(join(top, folder)).slice(0, left)) {
        left -= 1
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (entry.isFile()) paths.push(path)
        else if (entry.isDirectory() && !PASSED_BY.has(entry.name)) below.push(path)
      }
    }
    ahead = below
  }
  return { paths, isCut: left <= 0 || ahead.length > 0 }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // Not ours to read.
  }
}
