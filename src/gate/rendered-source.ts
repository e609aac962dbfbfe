/** An option file that a command of the repository prints, now and before. */

import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SourceFiles } from '../core/sources/read-source.ts'
import { programsOf } from '../core/sources/rendered.ts'
import type { OptionFileReader } from '../core/suite/option-includes.ts'
import { REPOSITORY } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import type { Base } from '../edges/git/open-base.ts'
import { commitIn, type GitRevision } from '../edges/git/revision.ts'
import { type RenderedFiles, renderAt } from '../edges/sources/render.ts'
import { UserError } from '../errors.ts'

export interface RenderedSource {
  /** As the user wrote it. */
  readonly written: string
  /** Program and arguments. */
  readonly command: readonly string[]
  readonly base: Base
  readonly isForeign: boolean
  /** The repository, where the command runs; undefined: there is none. */
  readonly from: string | undefined
}

/**
 * Runs the command on the work tree and on the files of the base. If the base lacks a program that the command names,
 * there was no option file.
 *
 * @throws UserError if it fails on either, or a stranger changed its program; the signal's reason
 */
export async function gatherRendered(
  source: RenderedSource,
  signal: AbortSignal,
): Promise<{ head: SourceFiles; base: SourceFiles }> {
  const { written, command, base, from } = source
  const [program, ...words] = command
  if (program === undefined)
    throw new UserError(`--config ${written}: found no command; allowed: render: and a program`)
  if (base.kind === 'disk' || from === undefined)
    throw new UserError(`--config ${written}: a command is run at two states of a repository; give --base a git ref`)
  const { revision } = base
  const top = realPathOf(from)
  const programs = ownPrograms(command, top)
  if (source.isForeign) await requireSame(written, programs, top, revision)
  const filesAt = async (state: RenderedFiles, where: string): Promise<SourceFiles> => {
    const rendered = await renderAt([program, ...words], state, signal)
    if (rendered.kind === 'failed') throw new UserError(`--config ${written} fails ${where}: ${rendered.why}`)
    const templates = rendered.templates.map(({ file, text }) => ({ file: relative('.', join(top, file)), text }))
    return { path: written, reader: printed(written, rendered.text), module: undefined, templates }
  }
  const head = await filesAt({ kind: 'work-tree', top }, 'on the work tree')
  for (const path of programs) if (!(await isThere(path, revision))) return { head, base: absent(written) }
  const commit = await commitIn(top, revision.name)
  if (commit === undefined) throw new UserError(`--base ${revision.name}: found no such commit; fetch it first`)
  return { head, base: await filesAt({ kind: 'commit', top, commit }, `at ${revision.name}`) }
}

/** Files of the repository that the command starts, by their paths; an argument may name the option file itself. */
function ownPrograms(command: readonly string[], top: string): string[] {
  const pathOf = (word: string) => join(top, word)
  const found = programsOf(command, (word) => isScript(pathOf(word))).map(pathOf)
  return [...new Set(found)].filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top))
}

function isScript(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return readFileSync(path).subarray(0, 2).toString() === '#!'
  } catch {
    return false
  }
}

async function isThere(path: string, revision: GitRevision): Promise<boolean> {
  return (await revision.file(path)).kind !== 'absent' || (await revision.directory(path)).kind !== 'absent'
}

/** The command runs isolated, yet a stranger's program could still print harmless settings. */
async function requireSame(
  written: string,
  programs: readonly string[],
  top: string,
  revision: GitRevision,
): Promise<void> {
  for (const path of programs) {
    const before = await revision.file(path)
    if (before.kind === 'text' && before.text === readFileSync(path, 'utf8')) continue
    throw new UserError(
      `--config ${written}: ${relative(top, path)} of a pull request from a fork is not run, as it is not that of the base; ` +
        'a maintainer can add it in a change of its own',
    )
  }
}

function absent(path: string): SourceFiles {
  const reader: OptionFileReader = {
    rootOf: () => REPOSITORY,
    file: () => ({ kind: 'absent' }),
    directory: () => ({ kind: 'absent' }),
  }
  return { path, reader, module: undefined, templates: [] }
}

function printed(written: string, text: string): OptionFileReader {
  const { reader } = absent(written)
  return { ...reader, file: (path) => (path === written ? { kind: 'text', text } : { kind: 'absent' }) }
}
