/** Option files that are gated without a suite. */
import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { configSuite, onlyChanged } from '../core/suite/config-suite.ts'
import {
  type OptionFileReader,
  type ReadOptions,
  readOptionDirectory,
  readOptionFile,
} from '../core/suite/option-includes.ts'
import { formatProblems } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warning.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { type Base, openBase } from '../edges/git/open-base.ts'
import { readAtRevision, repositoryOf } from '../edges/git/revision.ts'
import { UserError } from '../errors.ts'

/** The folder that relative paths start at: where one stands. */
const HERE = '.'

interface ConfigSubject {
  readonly suite: Suite
  readonly base: Suite
  readonly warnings: readonly Warning[]
  /** About what the files of the base hold. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

/**
 * Makes a scenario of every path, once as it is and once as it was.
 *
 * @throws UserError with everything that is wrong in the files, or where there is nothing to read
 */
export async function readConfigSubject(paths: readonly string[], baseName: string): Promise<ConfigSubject> {
  const [first, ...others] = distinct(paths)
  if (first === undefined) throw new UserError('--config names no option file; give the path of one')
  const own = [first, ...others]
  const repository = await commonRepository(own)
  if (repository === undefined && !existsSync(baseName)) {
    throw new UserError(
      `--config ${first} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, ` +
        'or give a file as the base',
    )
  }
  const before = await openBase(baseName, repository ?? first)
  if (before.kind === 'disk' && others.length > 0)
    throw new UserError(`--base ${baseName} can be only one of ${own.join(', ')} before the change; give a git ref`)
  const files: GatedFile[] = []
  for (const path of own) files.push(await readGated(path, before, baseName))
  const heads = files.map(({ head }) => head)
  const bases = files.map((file) => file.base)
  refuseProblems(heads, 'the option files are not valid')
  refuseProblems(bases, `--base ${baseName}: the option files were not valid there`)
  const name = others.length === 0 ? first : 'option files'
  const suiteOf = (side: 'head' | 'base') =>
    configSuite(
      files.map((file) => ({ path: file.path, options: file[side].options })),
      name,
    )
  const base = suiteOf('base')
  return {
    suite: onlyChanged(suiteOf('head'), base),
    base,
    warnings: [...files.flatMap(({ warnings }) => warnings), ...heads.flatMap(({ warnings }) => warnings)],
    baseWarnings: bases.flatMap(({ warnings }) => warnings),
  }
}

type ReadConfig = Extract<ReadOptions, { kind: 'read' }>

/** One path as it is and as it was; no options stand for the server's defaults. */
interface GatedFile {
  readonly path: string
  readonly head: ReadConfig
  readonly base: ReadConfig
  /** About the path, not about what it holds. */
  readonly warnings: readonly Warning[]
}

/** The paths without those that lead to the same file as an earlier one. */
function distinct(paths: readonly string[]): string[] {
  return paths.filter((path, index) => paths.findIndex((other) => resolve(other) === resolve(path)) === index)
}

/** The repository that holds all the paths; undefined where none does. */
async function commonRepository(paths: readonly string[]): Promise<string | undefined> {
  const roots = new Set<string | undefined>()
  for (const path of paths) roots.add(await repositoryHolding(path))
  const [root, other] = roots
  if (roots.size > 1)
    throw new UserError(
      `--config names files of ${root ?? 'no repository'} and of ${other ?? 'none'}; gate them one by one`,
    )
  return root
}

/** The repository one stands in if the path is written so, else the one around it. */
async function repositoryHolding(path: string): Promise<string | undefined> {
  const here = await repositoryOf(HERE)
  const root = here !== undefined && isInside(resolve(path), here) ? here : await repositoryOf(path)
  const real = realPathOf(resolve(path))
  if (root === undefined || isInside(real, root)) return root
  throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`)
}

async function readGated(path: string, base: Base, baseName: string): Promise<GatedFile> {
  const head = readConfig(path, diskOptionFiles(HERE))
  const { read, former } = await readBase(path, base)
  if (head.kind === 'absent' && (read.kind === 'absent' || base.kind === 'disk')) {
    const also = base.kind === 'disk' ? '' : `, also not at ${baseName}`
    throw new UserError(`--config ${path}: there is no such file or directory${also}`)
  }
  const warnings: Warning[] = []
  if (head.kind === 'absent') warnings.push({ code: 'config-deleted', scenario: path })
  if (read.kind === 'absent') warnings.push({ code: 'config-added', scenario: path })
  if (former !== undefined) warnings.push({ code: 'config-renamed', scenario: path, former })
  if (head.kind === 'read' && head.options.length + head.problems.length === 0)
    warnings.push({ code: 'config-empty', scenario: path })
  return { path, head: settled(path, head), base: settled(former ?? path, read), warnings }
}

/** What the path was before, and under which name where it had another one. */
async function readBase(path: string, base: Base): Promise<{ read: ReadOptions; former?: string }> {
  if (base.kind === 'disk') return { read: readConfig(base.path, diskOptionFiles(HERE)) }
  const { revision } = base
  const at = (where: string) => readAtRevision(revision, HERE, (reader) => readConfig(where, reader))
  const read = await at(path)
  const found = read.kind === 'absent' ? await revision.formerPath(path) : undefined
  if (found === undefined) return { read }
  const former = isAbsolute(path) ? found : relative(HERE, found)
  return { read: await at(former), former }
}

function readConfig(path: string, reader: OptionFileReader): ReadOptions {
  return reader.directory(path, path).kind === 'names'
    ? readOptionDirectory(path, reader)
    : readOptionFile(path, reader)
}

function settled(path: string, read: ReadOptions): ReadConfig {
  if (read.kind === 'read') return read
  const nothing = { kind: 'read', options: [], problems: [], warnings: [] } as const
  if (read.kind === 'absent') return nothing
  const { found, allowed } = read
  return { ...nothing, problems: [{ file: path, line: 1, path: '', found: `a file ${found}`, allowed }] }
}

function refuseProblems(files: readonly ReadConfig[], message: string): void {
  const problems = files.flatMap((file) => file.problems)
  if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`)
}
