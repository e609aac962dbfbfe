/**
 * Finds the files of a repository that a command may depend on: files that it names, and changed files that may be part
 * of a program that it runs.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ABSENT, type ChangedFile } from '../../core/sources/changed-files.ts'
import { isPlainOptionFile } from '../../core/sources/rendered.ts'
import { diskOptionFiles } from '../files/option-files.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import type { GitRevision } from '../git/revision.ts'

/** Git's mode of a file that is no link and cannot be executed. */
const PLAIN = '100644'
const NOTHING = { kind: 'text', text: '' } as const

export function filesNamedBy(command: readonly string[], top: string): string[] {
  const paths = command.map((word) => join(top, word))
  return paths.filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top))
}

/** Paths, in the repository, of changed files other than plain option files. Any of them may be part of a program. */
export function otherThanOptionFiles(top: string, revision: GitRevision): string[] {
  const now = diskOptionFiles(top)
  const isPlain = ({ path, modes }: ChangedFile) => {
    const reading = modes[1] === ABSENT ? NOTHING : now.file(path, path)
    const areFiles = modes.every((mode) => mode === PLAIN || mode === ABSENT)
    return areFiles && reading.kind === 'text' && isPlainOptionFile(path, reading.text)
  }
  return revision.changes().flatMap((file) => (isPlain(file) ? [] : [relative(top, file.path)]))
}
