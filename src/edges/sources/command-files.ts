/** Files of a repository that a command names, and changed files that may be programs. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isCode, statesOnlyValues } from '../../core/sources/rendered.ts'
import { UNDECODED } from '../../core/suite/option-includes.ts'
import { diskOptionFiles } from '../files/option-files.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import type { Revision } from '../git/revision.ts'

/** Git's modes of a file that can be executed, of a link and of a submodule. */
const EXECUTABLE = '100755'
const LINK = '120000'
const SUBMODULE = '160000'

/** Paths of a repository's files that a command names. */
export function filesNamedBy(command: readonly string[], top: string): string[] {
  const paths = command.map((word) => join(top, word))
  return paths.filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top))
}

/**
 * Changed files that must not count as data when a command opens them, by their paths in the repository: programs. Of a
 * stranger, all files of which more than stated values changed, because what they make of them could depend on where they
 * are read.
 */
export function suspectFiles(top: string, revision: Revision, isForeign: boolean): string[] {
  const [before, now] = [revision.files(top), diskOptionFiles(top)]
  return revision.changes().flatMap(({ path, modes }) => {
    const inside = relative(top, path)
    if (modes.includes(SUBMODULE) || modes.includes(LINK)) return isForeign ? [inside] : []
    const isProgram = isCode(inside) || modes.includes(EXECUTABLE)
    if (isProgram || !isForeign) return isProgram ? [inside] : []
    const texts = [before, now].map((reader) => reader.file(path, path))
    const areTexts = !inside.includes(UNDECODED) && texts.every(({ kind }) => kind === 'text' || kind === 'absent')
    const [former, present] = texts.map((reading) => (reading.kind === 'text' ? reading.text : undefined))
    return areTexts && statesOnlyValues(inside, former, present) ? [] : [inside]
  })
}
