import type { DirectiveWarning } from '../warnings/warning.ts'
import { buildSuite, nonEmpty } from './build.ts'
import { checkConsistency, isMap } from './consistency.ts'
import { draftsOfIssue } from './form-problems.ts'
import { type OptionFileReader, type ReadOptions, readOptionFile, whyUnusable } from './option-includes.ts'
import { escapeInvisible, finishProblems, type KeyPath, type ProblemDraft, quote } from './problems.ts'
import { suiteSchema } from './schema.ts'
import type { Problem, ServerOption, Suite } from './suite.ts'
import { isOwnScript } from './workloads.ts'
import { readYaml, type YamlTree } from './yaml-tree.ts'

export type ParsedSuite =
  | { readonly kind: 'ok'; readonly suite: Suite; readonly warnings: readonly DirectiveWarning[] }
  | { readonly kind: 'problems'; readonly problems: readonly [Problem, ...Problem[]] }

/** Reads the file that a scenario's `config` names, by the path written. */
export type ReadConfig = (config: string, reader: OptionFileReader) => ReadOptions

/** Gives the text of an option file by the path written in the suite, or undefined when it cannot be read. */
export type ReadOptionFile = (path: string) => string | undefined

/**
 * Reads a suite file. All problems in it, and in the option files that it names or that they include, are reported at
 * once and in the order of the text. Throws for no text; only the reader's own errors come through, whose relative
 * paths start at the suite's folder.
 *
 * @param readConfig default: reads only option files
 */
export function parseSuite(
  text: string,
  file: string,
  reader: OptionFileReader | ReadOptionFile,
  readConfig: ReadConfig = readOptionFile,
): ParsedSuite {
  const read = readYaml(text)
  if ('drafts' in read) return { kind: 'problems', problems: nonEmpty(finishProblems(read.drafts, file)) }
  const { tree } = read
  const checked = suiteSchema.safeParse(tree.value)
  const files = typeof reader === 'function' ? withoutIncludes(reader) : reader
  const configs = readConfigs(tree, files, readConfig)
  const scripts = readScripts(tree, files)
  const drafts = [
    ...tree.drafts,
    ...(checked.error?.issues ?? []).flatMap((issue) => draftsOfIssue(issue, tree, HOMES)),
    ...checkConsistency(tree),
    ...configs.drafts,
    ...scripts.drafts,
  ]
  const problems = [...finishProblems(drafts, file), ...configs.problems]
  if (!checked.success || problems.length > 0) return { kind: 'problems', problems: nonEmpty(problems) }
  const suite = buildSuite(checked.data, { file, tree, optionFiles: configs.options, scripts: scripts.texts })
  return { kind: 'ok', suite, warnings: configs.warnings }
}

/**
 * One line per problem: `suite.yml:12: scenarios.pfson.optons: unknown key "optons"; allowed: options, sql, …`, with
 * file and line padded so that the texts begin in one column.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line }) => `${escapeInvisible(file)}:${line}:`)
  const width = Math.max(0, ...lines.map((line) => line.length))
  return problems
    .map(({ path, found, allowed }, index) => {
      const what = path === '' ? found : `${path}: ${found}`
      return `${(lines[index] ?? '').padEnd(width)} ${escapeInvisible(`${what}; allowed: ${allowed}`)}`
    })
    .join('\n')
}

/** Keys that people write at the top, and where they belong. */
const HOMES = new Map([
  ...['image', 'binary', 'dsn'].map((key) => [key, `server.${key}`] as const),
  ...['tables', 'rows', 'tpch'].map((key) => [key, `dataset.${key}`] as const),
  ...['tolerance', 'on-inconclusive'].map((key) => [key, `gate.${key}`] as const),
  ...['options', 'sql', 'config', 'expect'].map((key) => [key, `scenarios.NAME.${key}`] as const),
])

interface Configs {
  /** By the path written. */
  readonly options: ReadonlyMap<string, readonly ServerOption[]>
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
  readonly drafts: readonly ProblemDraft[]
}

/** Reads every file that a scenario names, each once. */
function readConfigs(tree: YamlTree, reader: OptionFileReader, readConfig: ReadConfig): Configs {
  const named = configPaths(tree.value)
  const files = new Map(named.map(({ config }) => [config, readConfig(config, reader)]))
  const read = [...files].flatMap(([config, file]) => (file.kind === 'read' ? [{ config, ...file }] : []))
  return {
    options: new Map(read.map(({ config, options }) => [config, options])),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings),
    drafts: named.flatMap(({ path, config }) => {
      const file = files.get(config)
      if (file === undefined || file.kind === 'read') return []
      const { found, allowed } = file.kind === 'absent' ? ABSENT_CONFIG : file
      return [{ path, position: tree.positionOf(path), found: `${quote(config)}, ${found}`, allowed }]
    }),
  }
}

interface Scripts {
  /** By the path written. */
  readonly texts: ReadonlyMap<string, string>
  readonly drafts: readonly ProblemDraft[]
}

/** Reads the user's own scripts that workloads name. Like option files, they are in the suite's repository. */
function readScripts(tree: YamlTree, reader: OptionFileReader): Scripts {
  const workloads = isMap(tree.value) && Array.isArray(tree.value.workloads) ? tree.value.workloads : []
  const texts = new Map<string, string>()
  const drafts = workloads.flatMap((workload: unknown, index): ProblemDraft[] => {
    const script = isMap(workload) ? workload.script : workload
    if (typeof script !== 'string' || !isOwnScript(script) || script.includes('\0')) return []
    const reading = reader.file(script, script)
    if (reading.kind === 'text') {
      texts.set(script, reading.text)
      return []
    }
    const here: KeyPath = isMap(workload) ? ['workloads', index, 'script'] : ['workloads', index]
    const { found, allowed } =
      reading.kind === 'absent' ? ABSENT_SCRIPT : whyUnusable(reading, reader.rootOf(script), 'a script')
    return [{ path: here, position: tree.positionOf(here), found: `${quote(script)}, ${found}`, allowed }]
  })
  return { texts, drafts }
}

const ABSENT_SCRIPT = {
  found: 'which cannot be read',
  allowed: 'the path of a sysbench script from the suite’s folder',
}
const ABSENT_CONFIG = { found: 'which cannot be read', allowed: 'the path of a readable option file' }

function withoutIncludes(read: ReadOptionFile): OptionFileReader {
  return {
    rootOf: () => 'the suite',
    file: (path) => {
      const text = read(path)
      return text === undefined ? { kind: 'absent' } : { kind: 'text', text }
    },
    directory: () => ({ kind: 'absent' }),
  }
}

function configPaths(suite: unknown): { path: KeyPath; config: string }[] {
  const scenarios = isMap(suite) ? suite.scenarios : undefined
  if (!isMap(scenarios)) return []
  return Object.entries(scenarios).flatMap(([name, scenario]) => {
    const written: unknown = isMap(scenario) ? scenario.config : undefined
    const isList = Array.isArray(written)
    return (isList ? written : [written]).flatMap((config: unknown, index) => {
      const path: KeyPath = ['scenarios', name, 'config', ...(isList ? [index] : [])]
      return typeof config === 'string' && config !== '' && !config.includes('\0') ? [{ path, config }] : []
    })
  })
}
