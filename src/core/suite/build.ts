/** Suites: from the checked form of a suite file, or from option files alone. */

import { COSTS, type Cost, type SourceLine } from '../names.ts'
import { isSameScenario } from './fingerprint.ts'
import { DEFAULT_TOLERANCE, type ScenarioForm, type SuiteForm, suiteSchema, type WorkloadForm } from './schema.ts'
import type {
  Dataset,
  Expectation,
  GatePolicy,
  Located,
  Rule,
  Scenario,
  ServerOption,
  ServerSource,
  Suite,
  Tolerances,
  Workload,
} from './suite.ts'
import { canonicalScriptOption, ownOptionText, SCRIPTS, scriptName, scriptOptionText } from './workloads.ts'
import type { YamlTree } from './yaml-tree.ts'

/** Sources for building, besides the checked form: the places of values, and the option files by the path written. */
export interface SuiteSources {
  readonly file: string
  readonly tree: YamlTree
  readonly optionFiles: ReadonlyMap<string, readonly ServerOption[]>
  /** Texts of the user's own scripts by the path written. */
  readonly scripts: ReadonlyMap<string, string>
}

/** The suite of a form in which no problem was found. */
export function buildSuite(form: SuiteForm, sources: SuiteSources): Suite {
  const scenarios = nonEmpty(
    Object.entries(form.scenarios).map(([name, scenario]) => buildScenario(name, scenario, sources)),
  )
  return {
    name: form.name,
    file: sources.file,
    server: buildServer(form.server),
    dataset: buildDataset(form.dataset),
    workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload, sources.scripts))),
    threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
    // Only a suite of one scenario may leave it out.
    control: form.control ?? scenarios[0].name,
    scenarios,
    gate: buildPolicy(form.gate),
    budgetSeconds: form.budget,
    precision: form.precision,
    isSwitched: form.switch,
    known: form.known,
    ruleLines: ruleLines(form, sources.tree),
  }
}

function buildDataset({ 'times-the-pool': timesThePool, ...dataset }: SuiteForm['dataset']): Dataset {
  return { ...dataset, ...(timesThePool === undefined ? {} : { timesThePool }) }
}

const RULE_KEYS = [
  'control',
  'workloads',
  'threads',
  'scenarios',
  'dataset',
  'server',
  'name',
  'switch',
  'budget',
  'precision',
]
const RULES: readonly Rule[] = ['control', 'base', 'history']

function ruleLines({ gate, scenarios }: SuiteForm, tree: YamlTree): Record<string, number> {
  const paths = [
    ...RULE_KEYS.map((key) => [key]),
    ['gate', 'on-inconclusive'],
    ...COSTS.map((cost) => ['gate', 'costs', cost]),
    ...RULES.map((rule) => ['gate', 'tolerance', rule]),
    ...Object.keys(scenarios).flatMap((name) => [
      ['scenarios', name],
      ['scenarios', name, 'expect'],
    ]),
    ...Object.keys(gate.scenarios).map((name) => ['gate', 'scenarios', name]),
    ...Object.keys(gate.workloads).map((name) => ['gate', 'workloads', name]),
  ]
  return Object.fromEntries(paths.map((path) => [path.join('.'), tree.keyPositionOf(path).line]))
}

/** The policy of a form's gate, defaults filled in. */
export function buildPolicy({
  tolerance,
  costs,
  scenarios,
  workloads,
  ...gate
}: Omit<SuiteForm['gate'], 'costs'> & Partial<Pick<SuiteForm['gate'], 'costs'>>): GatePolicy {
  const from = (rule: Rule) => (tolerance[rule] === undefined ? 'default' : 'suite')
  return {
    tolerance: { ...DEFAULT_TOLERANCE, ...given(tolerance) },
    toleranceFrom: { control: from('control'), base: from('base'), history: from('history') },
    byScenario: mapValues(scenarios, given),
    byWorkload: mapValues(workloads, given),
    ...costLimits(costs ?? {}, 'suite'),
    onInconclusive: gate['on-inconclusive'],
  }
}

/** The named limits of costs; none for an empty map. */
export function costLimits(
  shares: { readonly [cost in Cost]?: number | undefined },
  from: string,
): Pick<GatePolicy, 'costs'> {
  const limits = COSTS.flatMap((cost) => {
    const share = shares[cost]
    return share === undefined ? [] : [[cost, { share, from }] as const]
  })
  return limits.length === 0 ? {} : { costs: Object.fromEntries(limits) }
}

/** The tolerances without the rules that are not named. */
function given(tolerance: SuiteForm['gate']['tolerance']): Partial<Tolerances> {
  return Object.fromEntries(Object.entries(tolerance).filter(([, share]) => share !== undefined))
}

function mapValues<From, To>(map: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
}

/** Lists that the schema has found not to be empty, as a type that says so. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('an empty list passed the checks')
  return [first, ...rest]
}

/** @param form with one of the two at most */
function programOf({ image, binary }: { image?: string | undefined; binary?: string | undefined }) {
  if (image !== undefined) return { kind: 'image', name: image } as const
  return binary === undefined ? undefined : ({ kind: 'binary', name: binary } as const)
}

function buildServer({ dsn, ...program }: SuiteForm['server']): ServerSource {
  if (dsn !== undefined) return { kind: 'dsn', endpoint: dsn }
  return programOf(program) ?? { kind: 'auto' }
}

/** Every script without options, as a workload of its own name. */
export function plainWorkloads(): Workload[] {
  const plain = [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical)
  return plain.map(([script]) => buildWorkload({ script, options: {} }))
}

/** The workload of a form, its options written as sysbench takes them. */
export function buildWorkload(
  { name, script, options }: WorkloadForm,
  scripts: SuiteSources['scripts'] = new Map(),
): Workload {
  const known = SCRIPTS.get(script)
  const texts = Object.entries(options).flatMap(([option, value]) => {
    const rule = known?.options.get(canonicalScriptOption(option))
    const text = known === undefined ? ownOptionText(option, value) : rule && scriptOptionText(rule, value)
    return text === undefined ? [] : [[canonicalScriptOption(option), text] as const]
  })
  const source = scripts.get(script)
  return {
    ...{ name: name ?? scriptName(script), script, options: Object.fromEntries(texts) },
    ...(source === undefined ? {} : { source }),
    ...(known?.isAnalytical ? { isAnalytical: true } : {}),
    ...(known?.threads === undefined ? {} : { threads: [known.threads] as const }),
    // The effects of a user's own script are unknown.
    writes: known?.writes ?? true,
  }
}

function buildScenario(name: string, form: ScenarioForm, { file, tree, optionFiles }: SuiteSources): Scenario {
  const path = ['scenarios', name] as const
  const fromFiles = form.config.flatMap((config) => optionFiles.get(config) ?? [])
  const own = Object.entries(form.options).flatMap(([option, values]) =>
    values.map((value, index): ServerOption => {
      const here = [...path, 'options', option]
      // The line to blame is the list's item where there is a list, else the line of the key.
      const { line } = tree.keyPositionOf([...here, index])
      const text = tree.textOf([...here, index]) ?? tree.textOf(here)
      return { name: option, value: optionText(value, text), group: undefined, file, line }
    }),
  )
  const sql = form.sql.map((value, index) => ({ value, file, line: tree.positionOf([...path, 'sql', index]).line }))
  return {
    name,
    ...(form.config.length > 0 && { config: form.config }),
    options: [...fromFiles, ...own],
    sql,
    expect: buildExpectation(form.expect, (variable) => tree.textOf([...path, 'expect', 'variables', variable])),
    ...expectLines(form.expect, (keys) => tree.keyPositionOf([...path, 'expect', ...keys]).line),
    program: programOf(form),
    ...(form.dsn === undefined ? {} : { endpoint: form.dsn }),
    ...(form.price === undefined ? {} : { price: form.price }),
    place: { file, line: tree.keyPositionOf(path).line },
  }
}

/** The value as MySQL writes it: ON and OFF for true and false, numbers as the user wrote them, nothing for null. */
function optionText(value: string | number | boolean | null, written: string | undefined): string | undefined {
  if (value === null) return undefined
  if (typeof value === 'boolean') return value ? 'ON' : 'OFF'
  return typeof value === 'number' ? (written ?? String(value)) : value
}

function expectLines(
  { consumers, instruments, variables }: ScenarioForm['expect'],
  lineOf: (keys: readonly string[]) => number,
): Pick<Scenario, 'expectLines'> {
  const sets = Object.entries({ consumers, instruments }).filter(([, expected]) => expected !== undefined)
  const lines = [
    ...sets.map(([set]) => [set, lineOf([set])] as const),
    ...Object.keys(variables).map((name) => [`variables.${variableName(name)}`, lineOf(['variables', name])] as const),
  ]
  return lines.length === 0 ? {} : { expectLines: Object.fromEntries(lines) }
}

/** A variable's name as servers list it. */
function variableName(written: string): string {
  return written.toLowerCase().replaceAll('-', '_')
}

function buildExpectation(
  { consumers, instruments, variables }: ScenarioForm['expect'],
  written: (variable: string) => string | undefined,
): Expectation {
  const texts = Object.entries(variables).map(([variable, value]) => [
    variableName(variable),
    optionText(value, written(variable)) ?? '',
  ])
  return { consumers, instruments, variables: texts.length === 0 ? undefined : Object.fromEntries(texts) }
}

/** A server that a file configures, which becomes a scenario. */
export interface ConfigServer {
  /** Path as the user wrote it, with the server after a `#` if the file has several; the scenario's name. */
  readonly path: string
  readonly options: readonly ServerOption[]
  /** Image that its file names. */
  readonly image?: Located<string> | undefined
  /** Default: the first line of the path. */
  readonly place?: SourceLine | undefined
}

/** The form of a suite of option files; everything else is a suite's default. */
const FORM = {
  workloads: ['oltp_read_only', 'oltp_read_write'],
  threads: [8],
  scenarios: {},
  budget: '2m',
}

/** The name of sources that are gated as one, from their paths as written. */
export function configName([only, ...others]: readonly string[]): string {
  return only === undefined || others.length > 0 ? 'option files' : only
}

/** One scenario for each of the files, of which there is at least one; the first is the control. */
export function configSuite(files: readonly ConfigServer[], name: string): Suite {
  // The schema wants a plain word for a name, which paths are not.
  const form = suiteSchema.parse({ name: 'config', ...FORM })
  const scenarios = nonEmpty(files.map(scenarioOf))
  return {
    name,
    file: scenarios[0].name,
    server: { kind: 'auto' },
    dataset: { tables: form.dataset.tables, rows: form.dataset.rows },
    workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload))),
    threads: nonEmpty(form.threads),
    control: scenarios[0].name,
    scenarios,
    gate: buildPolicy(form.gate),
    budgetSeconds: form.budget,
    precision: form.precision,
    isSwitched: form.switch,
  }
}

/** The suite of only those files that changed since the base, the first of them the control; all if none did. */
export function onlyChanged(suite: Suite, base: Suite): Suite {
  const [first, ...others] = suite.scenarios.filter((scenario) =>
    base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)),
  )
  return first === undefined ? suite : { ...suite, control: first.name, scenarios: [first, ...others] }
}

function scenarioOf({ path, options, image, place = { file: path, line: 1 } }: ConfigServer): Scenario {
  return {
    name: path,
    options,
    sql: [],
    expect: {},
    program: programOf({ image: image?.value }),
    programPlace: image && { file: image.file, line: image.line },
    place,
  }
}
