/** Option files that were gathered, as a suite: a scenario of every path, once as it is and once as it was. */
import { configSuite, onlyChanged } from '../core/suite/config-suite.ts'
import { type ReadOptions, readConfig } from '../core/suite/option-includes.ts'
import { formatProblems } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warning.ts'
import { UserError } from '../errors.ts'
import type { ConfigSource } from './config-sources.ts'

export interface ParsedConfig {
  readonly suite: Suite
  readonly base: Suite
  readonly warnings: readonly Warning[]
  /** About what the files of the base hold. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

/** @throws UserError with everything that is wrong in the files */
export function parseConfig(sources: readonly ConfigSource[], baseName: string): ParsedConfig {
  const files = sources.map(parseSource)
  const [heads, bases] = [files.map(({ head }) => head), files.map(({ base }) => base)]
  refuseProblems(heads, 'the option files are not valid')
  refuseProblems(bases, `--base ${baseName}: the option files were not valid there`)
  const [only, ...others] = files.map(({ path }) => path)
  const name = only === undefined || others.length > 0 ? 'option files' : only
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

type Parsed = Extract<ReadOptions, { kind: 'read' }>

/** One path as it is and as it was; no options stand for the server's defaults. */
interface ParsedFile {
  readonly path: string
  readonly head: Parsed
  readonly base: Parsed
  /** About the path, not about what it holds. */
  readonly warnings: readonly Warning[]
}

function parseSource({ path, head, base, former }: ConfigSource): ParsedFile {
  const [now, before] = [readConfig(head.path, head.reader), readConfig(base.path, base.reader)]
  const warnings: Warning[] = []
  if (now.kind === 'absent') warnings.push({ code: 'config-deleted', scenario: path })
  if (before.kind === 'absent') warnings.push({ code: 'config-added', scenario: path })
  if (former !== undefined) warnings.push({ code: 'config-renamed', scenario: path, former })
  if (now.kind === 'read' && now.options.length + now.problems.length === 0)
    warnings.push({ code: 'config-empty', scenario: path })
  return { path, head: settled(path, now), base: settled(former ?? path, before), warnings }
}

function settled(path: string, read: ReadOptions): Parsed {
  if (read.kind === 'read') return read
  const nothing = { kind: 'read', options: [], problems: [], warnings: [] } as const
  if (read.kind === 'absent') return nothing
  const { found, allowed } = read
  return { ...nothing, problems: [{ file: path, line: 1, path: '', found: `a file ${found}`, allowed }] }
}

function refuseProblems(files: readonly Parsed[], message: string): void {
  const problems = files.flatMap((file) => file.problems)
  if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`)
}
