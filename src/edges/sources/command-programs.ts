/** Programs of a repository that a command starts, and the code that these load. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { codeName, isCode, namesIn, programsOf } from '../../core/sources/rendered.ts'
import type { OptionFileReader } from '../../core/suite/option-includes.ts'
import { UserError } from '../../errors.ts'
import { diskOptionFiles } from '../files/option-files.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import type { Revision } from '../git/revision.ts'

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
 * Changed code that a command runs: its programs, and what they name, from file to file. Changed code counts wherever its
 * name stands, because a line may put the path together; other code only where it is loaded.
 */
export function touchedPrograms(command: string, programs: readonly string[], revision: Revision): string[] {
  const changed = new Set(revision.changes().flatMap(({ path }) => (existsSync(path) ? realPathOf(path) : [])))
  const byName = Map.groupBy([...revision.tracked(), ...changed].filter(isCode), codeName)
  const reader = diskOptionFiles('.')
  const textOf = (path: string) => {
    const reading = reader.file(path, '.')
    return reading.kind === 'text' ? reading.text : ''
  }
  const reached = new Set(programs.map((path) => realPathOf(path)))
  const texts = [command, ...[...reached].map(textOf)]
  for (const text of texts) {
    const { words, loaded } = namesIn(text)
    for (const word of words)
      for (const path of byName.get(word) ?? []) {
        const real = realPathOf(path)
        if (reached.has(real) || !(changed.has(real) || loaded.has(word))) continue
        reached.add(real)
        texts.push(textOf(real))
      }
  }
  return [...reached].filter((path) => changed.has(path))
}

/**
 * Refuses programs that are not those of the base. A command runs isolated, yet a stranger's program could still print
 * harmless settings.
 *
 * @param argument the source as the user spelled it
 */
export function refuseStrange(
  programs: readonly string[],
  { argument, top, base }: { readonly argument: string; readonly top: string; readonly base: OptionFileReader },
): void {
  for (const path of programs) {
    const before = base.file(path, path)
    if (before.kind === 'text' && before.text === readFileSync(path, 'utf8')) continue
    throw new UserError(
      `--config ${argument}: ${relative(top, path)} of a pull request from a fork is not run, because it is not that of the base; ` +
        'a maintainer can add it in a change of its own',
    )
  }
}
