/** Programs of a repository that a command starts, and changed files that may be programs. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isCode, programsOf, statesOnlyValues } from '../../core/sources/rendered.ts'
import { diskOptionFiles } from '../files/option-files.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import type { Revision } from '../git/revision.ts'

/** Git's modes of a file that can be executed, of a link and of a submodule. */
const EXECUTABLE = '100755'
const LINK = '120000'
const SUBMODULE = '160000'

/** Paths of a repository's files that a command starts; an argument may name the option file itself. */
export function programsIn(top: string, command: readonly string[]): string[] {
  const isScript = (word: string) => {
    try {
      accessSync(join(top, word), constants.X_OK)
      return readFileSync(join(top, word)).subarray(0, 2).toString() === '#!'
    } catch {
      return false
    }
  }
  const paths = new Set(programsOf(command, isScript).map((word) => join(top, word)))
  return [...paths].filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top))
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
    if (modes.includes(SUBMODULE)) return isForeign ? [inside] : []
    const isProgram = isCode(inside) || modes.includes(EXECUTABLE)
    if (isProgram || !isForeign) return isProgram ? [inside] : []
    const texts = [before, now].map((reader) => reader.file(path, path))
    const areTexts = texts.every(({ kind }) => kind === 'text' || kind === 'absent')
    const [former, present] = texts.map((reading) => (reading.kind === 'text' ? reading.text : undefined))
    return areTexts && !modes.includes(LINK) && statesOnlyValues(inside, former, present) ? [] : [inside]
  })
}
