/** Reads suite files and reports all their problems at once, so that a user need not mend them one by one. */
import type { z } from 'zod'
import { nonEmpty } from '../lists.ts'
import type { GatePolicy, Rule } from '../policy/gate-policy.ts'
import {
  type Complaint,
  describeValue,
  escapeInvisible,
  finishProblems,
  type KeyPath,
  nearest,
  type Problem,
  type ProblemDraft,
  quote,
} from '../problems.ts'
import type { Scenario, ServerProgram } from '../scenario/scenario.ts'
import { type Setting, settingOf } from '../setting/setting.ts'
import { type OptionFileReader, type ReadOptions, readOptionFile, whyUnusable } from '../sources/option-includes.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { isOwnScript, workloadOf } from '../workloads/workloads.ts'
import { isMap, type YamlTree } from '../yaml-tree.ts'
import { limitsOf } from './adjust.ts'
import { optionsBehind } from './all-consumers.ts'
import {
  DEFAULT_COSTS,
  DEFAULT_DATASET,
  DEFAULT_TOLERANCE,
  type SuiteForm,
  suiteSchema,
  UNKNOWN_KEY,
} from './schema.ts'
import type { Suite } from './suite.ts'
import { readSuiteText, type SuiteFinder, type SuiteText } from './suite-text.ts'

export type ParsedSuite =
  | { readonly kind: 'ok'; readonly suite: Suite; readonly warnings: readonly DirectiveWarning[] }
  | { readonly kind: 'problems'; readonly problems: readonly [Problem, ...Problem[]] }

export type ConfigReader = (config: string, reader: OptionFileReader) => ReadOptions

/**
 * Reads a suite file. All problems in it, and in the option files that it names or that they include, are reported at
 * once and in the order of the text. It never throws because of a text; only errors of the reader are thrown. The
 * reader's relative paths start at the suite's folder.
 *
 * @param readConfig default: reads only option files
 * @param shipped default: no suite comes with the program
 */
export function parseSuite(
  text: string,
  file: string,
  reader: OptionFileReader,
  readConfig: ConfigReader = readOptionFile,
  shipped: SuiteFinder = () => undefined,
): ParsedSuite {
  const read = readSuiteText({ file, text }, reader, shipped)
  if ('drafts' in read) return { kind: 'problems', problems: nonEmpty(finishProblems(read.drafts, read.file)) }
  const { tree, fileAt } = read
  const checked = suiteSchema.safeParse(tree.value)
  const configs = readNamed<Extract<ReadOptions, { kind: 'read' }>>(configsIn(tree.value), tree, (path) => {
    const options = readConfig(path, reader)
    if (options.kind === 'read') return { kind: 'read', content: options }
    return { ...(options.kind === 'absent' ? ABSENT_CONFIG : options), kind: 'unusable' }
  })
  // Scripts are read like option files, because both are in the suite's repository.
  const scripts = readNamed<string>(scriptsIn(tree.value), tree, (path) => {
    const reading = reader.file(path, path)
    if (reading.kind === 'text') return { kind: 'read', content: reading.text }
    const why = reading.kind === 'absent' ? ABSENT_SCRIPT : whyUnusable(reading, reader.rootOf(path), 'a script')
    return { ...why, kind: 'unusable' }
  })
  const drafts = [...draftsOf(tree, checked.error), ...configs.drafts, ...scripts.drafts]
  const options = [...configs.read.values()]
  const ofFiles = [...Map.groupBy(drafts, ({ path }) => fileAt(path))]
  const problems = [
    ...ofFiles.flatMap(([of, group]) => finishProblems(group, of)),
    ...options.flatMap((each) => each.problems),
  ]
  if (!checked.success || problems.length > 0) return { kind: 'problems', problems: nonEmpty(problems) }
  const optionFiles = new Map([...configs.read].map(([path, each]) => [path, each.options]))
  const suite = suiteOf(checked.data, { file, ...read, optionFiles, scripts: scripts.read })
  return { kind: 'ok', suite, warnings: options.flatMap((each) => each.warnings) }
}

/**
 * One line per problem: `suite.yml:12: scenarios.pfson.optons: unknown key "optons"; allowed: options, sql, …`. File
 * and line are padded, so that the texts begin in one column.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line }) => `${escapeInvisible(file)}:${line}:`)
  const width = Math.max(0, ...lines.map((line) => line.length))
  return problems
    .map(({ path, actual, allowed }, index) => {
      const what = path === '' ? actual : `${path}: ${actual}`
      return `${(lines[index] ?? '').padEnd(width)} ${escapeInvisible(`${what}; allowed: ${allowed}`)}`
    })
    .join('\n')
}

/**
 * A schema's objections to a text, with their places. The messages of the schema hold only the allowed values, so the
 * actual value is looked up.
 */
export function draftsOf(tree: YamlTree, error: z.ZodError | undefined): ProblemDraft[] {
  return (error?.issues ?? []).flatMap((issue): ProblemDraft[] => {
    const { path, value } = shownAt(issue.path, tree.value)
    const allowed = issue.message
    const actual: unknown = issue.code === 'custom' ? issue.params?.actual : undefined
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(tree, [...path, key], allowed))
    if (actual === UNKNOWN_KEY) return [unknownKey(tree, path, allowed)]
    if (issue.code !== 'invalid_key')
      return [{ path, position: tree.positionOf(path), actual: String(actual ?? describeValue(value)), allowed }]
    const form = issue.issues[0]?.message ?? allowed
    return [{ path, position: tree.keyPositionOf(path), actual: `key ${describeValue(path.at(-1))}`, allowed: form }]
  })
}

/**
 * Part of an issue's path that exists in the text, with the value there. The schema may have turned a single value into
 * a map or a list before it looked inside, and the user did not write such steps.
 */
function shownAt(issuePath: readonly PropertyKey[], root: unknown): { path: KeyPath; value: unknown } {
  const path: (string | number)[] = []
  let value = root
  for (const step of issuePath) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step]
    else if (isMap(value) && typeof step === 'string') value = value[step]
    else break
    path.push(step)
  }
  return { path, value }
}

function unknownKey(tree: YamlTree, path: KeyPath, allowed: string): ProblemDraft {
  const key = String(path.at(-1))
  const suggestion = nearest(key, allowed.split(', '))
  const draft = { path, position: tree.keyPositionOf(path), actual: `unknown key ${describeValue(key)}`, allowed }
  if (suggestion === undefined) return draft
  const actual = `${draft.actual} (did you mean "${suggestion}"?)`
  return { ...draft, actual, meant: [...path.slice(0, -1), suggestion] }
}

interface NamedFile {
  readonly place: KeyPath
  readonly path: string
}

function pathsAt(value: unknown, place: KeyPath): NamedFile[] {
  // A list in a list is not followed, because the schema refuses it.
  if (Array.isArray(value))
    return value.some(Array.isArray) ? [] : value.flatMap((each: unknown, index) => pathsAt(each, [...place, index]))
  const isPath = typeof value === 'string' && value !== '' && !value.includes('\0')
  return isPath ? [{ place, path: value }] : []
}

function configsIn(suite: unknown): NamedFile[] {
  const scenarios = isMap(suite) && isMap(suite.scenarios) ? Object.entries(suite.scenarios) : []
  return scenarios.flatMap(([name, scenario]) =>
    isMap(scenario) ? pathsAt(scenario.config, ['scenarios', name, 'config']) : [],
  )
}

function scriptsIn(suite: unknown): NamedFile[] {
  const workloads: readonly unknown[] = isMap(suite) && Array.isArray(suite.workloads) ? suite.workloads : []
  const named = workloads.flatMap((workload, index) =>
    isMap(workload)
      ? pathsAt(workload.script, ['workloads', index, 'script'])
      : pathsAt(workload, ['workloads', index]),
  )
  return named.filter(({ path }) => isOwnScript(path))
}

type NamedFileReading<T> = { readonly kind: 'read'; readonly content: T } | ({ readonly kind: 'unusable' } & Complaint)

/**
 * Contents of files by their paths in the suite, each read once. Every place that names an unusable file is reported,
 * because the user has to mend them all.
 */
function readNamed<T>(all: readonly NamedFile[], tree: YamlTree, read: (path: string) => NamedFileReading<T>) {
  const files = new Map([...new Set(all.map(({ path }) => path))].map((path) => [path, read(path)]))
  const contents = [...files].flatMap(([path, file]) => (file.kind === 'read' ? [[path, file.content] as const] : []))
  const drafts = all.flatMap(({ place, path }): ProblemDraft[] => {
    const file = files.get(path)
    if (file?.kind !== 'unusable') return []
    const { actual, allowed } = file
    return [{ path: place, position: tree.positionOf(place), actual: `${quote(path)}, ${actual}`, allowed }]
  })
  return { read: new Map(contents), drafts }
}

const ABSENT_SCRIPT = {
  actual: 'which cannot be read',
  allowed: 'the path of a sysbench script from the suite’s folder',
}
const ABSENT_CONFIG = { actual: 'which cannot be read', allowed: 'the path of a readable option file' }

interface SuiteSources extends SuiteText {
  readonly file: string
  readonly optionFiles: ReadonlyMap<string, readonly Setting[]>
  readonly scripts: ReadonlyMap<string, string>
}

const { tables: TABLES, rows: ROWS } = DEFAULT_DATASET

function suiteOf(form: SuiteForm, sources: SuiteSources): Suite {
  const { file, tree, fileAt } = sources
  const { dsn, ...program } = form.server
  const { tables = TABLES, rows = ROWS, tpch } = form.dataset ?? {}
  const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, each]) => scenarioOf(name, each, sources)))
  return {
    name: form.name,
    file,
    server: dsn === undefined ? (programOf(program) ?? { kind: 'auto' }) : { kind: 'dsn', endpoint: dsn },
    dataset: { tables, rows, tpch },
    workloads: nonEmpty(form.workloads.map((each) => workloadOf(each, sources.scripts.get(each.script)))),
    threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
    // Without a control there is one scenario, because the schema refuses several.
    control: form.control ?? scenarios[0].name,
    scenarios,
    gate: policyOf(form.gate),
    budgetSeconds: form.budget,
    precision: form.precision,
    full: form.full && { ...form.full, tables: nonEmpty(form.full.tables), threads: nonEmpty(form.full.threads) },
    ruleLines: Object.fromEntries(keyLines(tree.value, tree).filter(([path]) => fileAt(path.split('.')) === file)),
  }
}

/**
 * Line number of each key, so that messages about rules can name it. A key is named by its path, such as
 * `gate.tolerance`. No rule is deeper than three levels.
 */
function keyLines(map: unknown, tree: YamlTree, path: readonly string[] = []): [string, number][] {
  if (!isMap(map) || path.length === 3) return []
  return Object.entries(map).flatMap(([key, value]): [string, number][] => {
    const here = [...path, key]
    return [[here.join('.'), tree.keyPositionOf(here).line], ...keyLines(value, tree, here)]
  })
}

interface ProgramForm {
  readonly image?: string | undefined
  readonly binary?: string | undefined
}

function programOf({ image, binary }: ProgramForm): ServerProgram | undefined {
  if (image !== undefined) return { kind: 'image', name: image }
  return binary === undefined ? undefined : { kind: 'binary', name: binary }
}

function policyOf({ tolerance, scenarios, workloads, costs, ...gate }: SuiteForm['gate']): GatePolicy {
  const { control = DEFAULT_TOLERANCE.control, base = DEFAULT_TOLERANCE.base } = tolerance
  const { baseline = DEFAULT_TOLERANCE.baseline } = tolerance
  const from = (rule: Rule) => (tolerance[rule] === undefined ? 'default' : 'suite')
  return {
    tolerance: { control, base, baseline },
    toleranceFrom: { control: from('control'), base: from('base'), baseline: from('baseline') },
    byScenario: scenarios,
    byWorkload: workloads,
    costs: limitsOf(DEFAULT_COSTS, costs, 'suite'),
    failOn: gate['fail-on'],
  }
}

function scenarioOf(name: string, form: SuiteForm['scenarios'][string], sources: SuiteSources): Scenario {
  const { tree } = sources
  const path = ['scenarios', name]
  const file = sources.fileAt(path)
  const names = Object.keys(form.options)
  const options = Object.entries(form.options).flatMap(([option, values]) =>
    values.flatMap((value, index): Setting[] => {
      const here = [...path, 'options', option]
      const { line } = tree.keyPositionOf([...here, index])
      const text = optionText(value, tree.textOf([...here, index]) ?? tree.textOf(here))
      return optionsBehind(option, names).map((each) => settingOf({ name: each, text, group: undefined, file, line }))
    }),
  )
  return {
    name,
    config: form.config.length > 0 ? form.config : undefined,
    options: [...form.config.flatMap((config) => sources.optionFiles.get(config) ?? []), ...options],
    sql: form.sql.map((value, index) => ({ value, file, line: tree.positionOf([...path, 'sql', index]).line })),
    program: programOf(form),
    endpoint: form.dsn,
    place: { file, line: tree.keyPositionOf(path).line },
  }
}

/**
 * The value as MySQL writes it: ON and OFF for true and false, nothing for null, and numbers as the user wrote them,
 * because YAML would turn 1.10 into 1.1.
 */
function optionText(value: string | number | boolean | null, text: string | undefined): string | undefined {
  if (value === null) return undefined
  if (typeof value === 'boolean') return value ? 'ON' : 'OFF'
  return typeof value === 'number' ? (text ?? String(value)) : value
}
