import { DEFAULT_TOLERANCE, type ScenarioForm, type SuiteForm, type WorkloadForm } from './schema.ts'
import type {
  Dataset,
  Expectation,
  GatePolicy,
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

/** What building needs beside the checked form: where things stand, and the option files by the path written. */
export interface SuiteSources {
  readonly file: string
  readonly tree: YamlTree
  readonly optionFiles: ReadonlyMap<string, readonly ServerOption[]>
  /** Texts of scripts of the user's own by the path written. */
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

const RULE_KEYS = ['control', 'workloads', 'threads', 'scenarios', 'dataset', 'budget', 'precision']
const RULES: readonly Rule[] = ['control', 'base', 'history']

function ruleLines({ gate }: SuiteForm, tree: YamlTree): Record<string, number> {
  const paths = [
    ...RULE_KEYS.map((key) => [key]),
    ['gate', 'on-inconclusive'],
    ...RULES.map((rule) => ['gate', 'tolerance', rule]),
    ...Object.keys(gate.scenarios).map((name) => ['gate', 'scenarios', name]),
    ...Object.keys(gate.workloads).map((name) => ['gate', 'workloads', name]),
  ]
  return Object.fromEntries(paths.map((path) => [path.join('.'), tree.keyPositionOf(path).line]))
}

/** The policy of a form's gate, defaults filled in. */
export function buildPolicy({ tolerance, scenarios, workloads, ...gate }: SuiteForm['gate']): GatePolicy {
  const from = (rule: Rule) => (tolerance[rule] === undefined ? 'default' : 'suite')
  return {
    tolerance: { ...DEFAULT_TOLERANCE, ...given(tolerance) },
    toleranceFrom: { control: from('control'), base: from('base'), history: from('history') },
    byScenario: mapValues(scenarios, given),
    byWorkload: mapValues(workloads, given),
    onInconclusive: gate['on-inconclusive'],
  }
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

function buildServer({ image, binary, dsn }: SuiteForm['server']): ServerSource {
  if (image !== undefined) return { kind: 'image', image }
  if (binary !== undefined) return { kind: 'binary', binary }
  return dsn === undefined ? { kind: 'auto' } : { kind: 'dsn', endpoint: dsn }
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
    // What a script of one's own does is not known.
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
    options: [...fromFiles, ...own],
    sql,
    expect: buildExpectation(form.expect, (variable) => tree.textOf([...path, 'expect', 'variables', variable])),
    ...expectLines(form.expect, (keys) => tree.keyPositionOf([...path, 'expect', ...keys]).line),
    image: form.image,
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
