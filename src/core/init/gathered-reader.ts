/** The files that were gathered of a repository, for the gate's own readers. */

import { joinPath, type OptionFileReader } from '../suite/option-includes.ts'
import type { GatheredFiles } from './findings.ts'
import { folderOf } from './repository-paths.ts'

/** A reader of only these files: all others are absent, and paths that lead out of the repository are outside. */
export function gatheredReader({ texts, unread }: GatheredFiles): OptionFileReader {
  const folders = foldersOf([...texts.keys(), ...unread.keys()])
  return {
    rootOf: () => 'the repository',
    file: (written) => {
      const path = pathOf(written)
      if (path === undefined) return { kind: 'outside' }
      const text = texts.get(path)
      return text === undefined ? { kind: 'absent' } : { kind: 'text', text }
    },
    directory: (written) => {
      const path = pathOf(written)
      if (path === undefined) return { kind: 'outside' }
      const names = folders.get(path)
      return names === undefined ? { kind: 'absent' } : { kind: 'names', names: [...names] }
    },
  }
}

/** From the top, without needless steps; undefined if it leads out. */
function pathOf(written: string): string | undefined {
  const path = joinPath('', written)
  if (/^(?:\/|~|\.\.(?:\/|$))/.test(path)) return undefined
  return path === '.' ? '' : path
}

/** Names of the files and folders in each folder. */
function foldersOf(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of paths) {
    for (let inner = path; inner !== ''; inner = folderOf(inner)) {
      const folder = folderOf(inner)
      const names = folders.get(folder) ?? new Set()
      names.add(folder === '' ? inner : inner.slice(folder.length + 1))
      folders.set(folder, names)
    }
  }
  return folders
}
