import { parseEndpointStatement } from './endpoint-statement.ts'
import {
  describeUnknown,
  describeValue,
  type KeyPath,
  listNames,
  MISSING,
  nearest,
  type ProblemDraft,
} from './problems.ts'
import { SCRIPT_FORM } from './schema.ts'
import {
  canonicalScriptOption,
  describeScriptOption,
  isOwnScript,
  isOwnWorkload,
  OWN_OPTION_FORM,
  ownOptionText,
  SCRIPTS,
  type Script,
  scriptName,
  scriptOptionText,
  whyOwned,
} from './workloads.ts'
import type { YamlTree } from './yaml-tree.ts'

/**
 * Checks that no single value allows: does the control exist, is a name taken, does the script know the option. Reads
 * the raw values and skips those of a wrong type, which the schema reports; so one run shows both.
 */
export function checkConsistency(tree: YamlTree): ProblemDraft[] {
  const suite = tree.value
  if (!isMap(suite)) return []
  return [
    ...checkControl(suite, tree),
    ...checkServer(suite, tree),
    ...checkEndpoints(suite, tree),
    ...checkThreads(suite.threads, tree),
    ...checkWorkloads(suite.workloads, tree),
    ...checkAnalytical(suite, tree),
    ...checkOwnWorkload(suite, tree),
    ...checkDataset(suite, tree),
    ...checkGate(suite, tree),
  ]
}

type YamlMap = Readonly<Record<string, unknown>>

/** Whether a raw value is a map of the text. */
export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function draft(tree: YamlTree, path: KeyPath, found: string, allowed: string): ProblemDraft {
  return { path, position: tree.positionOf(path), found, allowed }
}

/** The draft of a problem; none if there is no problem. */
function draftIf(isWrong: boolean, ...of: Parameters<typeof draft>): ProblemDraft[] {
  return isWrong ? [draft(...of)] : []
}

function checkControl(suite: YamlMap, tree: YamlTree): ProblemDraft[] {
  const { control, scenarios } = suite
  if (!isMap(scenarios)) return []
  const names = Object.keys(scenarios)
  if (names.length === 0) return [draft(tree, ['scenarios'], 'an empty map', 'at least one scenario')]
  if (control === undefined)
    return names.length === 1 ? [] : [draft(tree, ['control'], MISSING, `one of the scenarios: ${listNames(names)}`)]
  if (typeof control !== 'string' || names.includes(control)) return []
  return [draft(tree, ['control'], describeUnknown(control, names), `one of the scenarios: ${listNames(names)}`)]
}

function checkServer(suite: YamlMap, tree: YamlTree): ProblemDraft[] {
  const { server, scenarios } = suite
  const given = isMap(server) ? ['image', 'binary', 'dsn'].filter((key) => server[key] !== undefined) : []
  const several = 'one of image, binary, dsn'
  if (given.length > 1) return [draft(tree, ['server'], given.join(' and '), several)]
  if (!isMap(scenarios)) return []
  const [common] = given
  return Object.entries(scenarios).flatMap(([name, scenario]) => {
    if (!isMap(scenario)) return []
    const path = ['scenarios', name] as const
    const own = ['image', 'binary'].filter((key) => scenario[key] !== undefined)
    if (own.length > 1) return [draft(tree, [...path, 'binary'], own.join(' and '), several)]
    return own
      .filter((key) => common !== undefined && key !== common)
      .map((key) => {
        const allowed = `no ${key}, as the suite has server.${common}`
        return draft(tree, [...path, key], describeValue(scenario[key]), allowed)
      })
  })
}

function checkEndpoints({ server, scenarios }: YamlMap, tree: YamlTree): ProblemDraft[] {
  if (!isMap(scenarios)) return []
  const isExternal = isMap(server) && server.dsn !== undefined
  return Object.entries(scenarios).flatMap(([name, scenario]) => {
    if (!isMap(scenario) || !(isExternal || scenario.dsn !== undefined)) return []
    const path = ['scenarios', name] as const
    const statements = Array.isArray(scenario.sql) ? scenario.sql : []
    const others = isMap(server) && (server.image !== undefined || server.binary !== undefined)
    return [
      ...draftIf(
        scenario.dsn !== undefined && (scenario.image !== undefined || scenario.binary !== undefined || others),
        tree,
        [...path, 'dsn'],
        'a dsn beside an image or a binary',
        'one of them: a server runs already, or is started',
      ),
      ...draftIf(
        Array.isArray(scenario.dsn) && scenario.dsn.length > 1 && statements.length > 0,
        tree,
        [...path, 'sql'],
        'statements beside replicas',
        'none: replicas would not get them',
      ),
      ...statements.flatMap((statement: unknown, index) =>
        draftIf(
          typeof statement === 'string' && parseEndpointStatement(statement) === undefined,
          tree,
          [...path, 'sql', index],
          describeValue(statement),
          'SET GLOBAL, SET SESSION, or UPDATE performance_schema.setup_…, with constants alone, no comments and one statement each, on a server that is not ours',
        ),
      ),
    ]
  })
}

function checkThreads(threads: unknown, tree: YamlTree): ProblemDraft[] {
  if (!Array.isArray(threads)) return []
  return threads.flatMap((level, index) =>
    typeof level === 'number' && threads.indexOf(level) < index
      ? [draft(tree, ['threads', index], `a second ${level}`, 'every level once')]
      : [],
  )
}

function checkWorkloads(workloads: unknown, tree: YamlTree): ProblemDraft[] {
  if (!Array.isArray(workloads)) return []
  const taken = new Set<string>()
  return workloads.flatMap((workload: unknown, index) => {
    const path: KeyPath = ['workloads', index]
    const { script, name = nameOf(script), options } = isMap(workload) ? workload : { script: workload }
    const drafts = [...checkScript(script, path, tree), ...checkScriptOptions(script, options, path, tree)]
    if (typeof name !== 'string') return drafts
    if (taken.has(name)) {
      const allowed = 'every workload name once; give this one a name of its own'
      drafts.push(draft(tree, path, `a second ${describeValue(name)}`, allowed))
    }
    taken.add(name)
    return drafts
  })
}

/** TPC-H's tables and its queries belong together; a user's own scripts may use any tables. */
function checkAnalytical({ dataset, workloads }: YamlMap, tree: YamlTree): ProblemDraft[] {
  if (!Array.isArray(workloads)) return []
  const hasTables = isMap(dataset) && dataset.tpch !== undefined
  return workloads.flatMap((workload: unknown, index) => {
    const script = isMap(workload) ? workload.script : workload
    const known = typeof script === 'string' ? SCRIPTS.get(script) : undefined
    if (known === undefined || (known.isAnalytical ?? false) === hasTables) return []
    const allowed = hasTables
      ? 'the script tpch or one of your own, as dataset.tpch has other tables than sysbench’s'
      : 'a script on sysbench’s tables; for this one give dataset: { tpch: 0.01 }'
    return [draft(tree, ['workloads', index], describeValue(script), allowed)]
  })
}

/** A user's own workload has its own tables, which other scripts do not know. */
function checkOwnWorkload({ dataset, workloads, server, scenarios }: YamlMap, tree: YamlTree): ProblemDraft[] {
  const scripts = (Array.isArray(workloads) ? workloads : []).map((one: unknown) => (isMap(one) ? one.script : one))
  const own = scripts.findIndex((script) => typeof script === 'string' && isOwnWorkload(script))
  if (own === -1) return []
  const all = [server, ...(isMap(scenarios) ? Object.values(scenarios) : [])]
  const isRunning = all.some((one) => isMap(one) && one.dsn !== undefined)
  const here: KeyPath = ['workloads', own]
  return [
    ...draftIf(
      scripts.length > 1,
      tree,
      here,
      `${describeValue(scripts[own])} beside others`,
      'one workload with tables of its own',
    ),
    ...draftIf(
      isMap(dataset),
      tree,
      ['dataset'],
      'a dataset',
      `none, as ${String(scripts[own])} has tables of its own`,
    ),
    ...draftIf(isRunning, tree, here, describeValue(scripts[own]), 'servers that qpsgate starts, with image or binary'),
  ]
}

/** Data that exceed the pool by a factor have as many rows as that takes. */
function checkDataset({ dataset, server, scenarios }: YamlMap, tree: YamlTree): ProblemDraft[] {
  if (!isMap(dataset) || dataset['times-the-pool'] === undefined) return []
  const all = isMap(scenarios) ? Object.values(scenarios) : []
  const isRunning = [server, ...all].some((one) => isMap(one) && one.dsn !== undefined)
  const times = ['dataset', 'times-the-pool']
  return [
    ...draftIf(
      isRunning,
      tree,
      times,
      describeValue(dataset['times-the-pool']),
      'rows, as the pool of a server that runs already is not ours',
    ),
    ...['rows', 'tpch']
      .filter((key) => dataset[key] !== undefined)
      .map((key) => draft(tree, ['dataset', key], describeValue(dataset[key]), 'nothing beside times-the-pool')),
  ]
}

/** Tolerances of their own belong to scenarios and workloads that exist. */
function checkGate({ gate, scenarios, workloads }: YamlMap, tree: YamlTree): ProblemDraft[] {
  if (!isMap(gate)) return []
  const workloadNames = Array.isArray(workloads) ? workloads.map(workloadName).filter((name) => name !== undefined) : []
  const known = { scenarios: isMap(scenarios) ? Object.keys(scenarios) : [], workloads: workloadNames }
  return (['scenarios', 'workloads'] as const).flatMap((kind) => {
    const own = gate[kind]
    if (!isMap(own)) return []
    const unknown = Object.keys(own).filter((name) => !known[kind].includes(name))
    const allowed = `one of the ${kind}: ${listNames(known[kind])}`
    return unknown.map((name) => draft(tree, ['gate', kind, name], describeUnknown(name, known[kind]), allowed))
  })
}

function workloadName(workload: unknown): string | undefined {
  const { script, name = nameOf(script) } = isMap(workload) ? workload : { script: workload }
  return typeof name === 'string' ? name : undefined
}

function nameOf(script: unknown): unknown {
  return typeof script === 'string' ? scriptName(script) : script
}

function checkScript(script: unknown, path: KeyPath, tree: YamlTree): ProblemDraft[] {
  if (typeof script !== 'string' || SCRIPTS.has(script) || isOwnScript(script) || isOwnWorkload(script)) return []
  const known = [...SCRIPTS.keys()]
  const here = tree.has([...path, 'script']) ? [...path, 'script'] : path
  return [draft(tree, here, describeUnknown(script, known), SCRIPT_FORM)]
}

function checkScriptOptions(script: unknown, options: unknown, path: KeyPath, tree: YamlTree): ProblemDraft[] {
  const known = typeof script === 'string' ? SCRIPTS.get(script) : undefined
  const isOwn = typeof script === 'string' && isOwnScript(script)
  if ((known === undefined && !isOwn) || !isMap(options)) return []
  const seen = new Set<string>()
  return Object.entries(options).flatMap(([name, value]) => {
    const canonical = canonicalScriptOption(name)
    const here: KeyPath = [...path, 'options', name]
    if (seen.has(canonical)) return [draft(tree, here, `a second ${canonical}`, 'every option once')]
    seen.add(canonical)
    return known === undefined
      ? checkOwnOption(name, value, here, tree)
      : checkScriptOption(known, name, value, here, tree)
  })
}

/** Only sysbench knows the options of a user's own script. */
function checkOwnOption(name: string, value: unknown, path: KeyPath, tree: YamlTree): ProblemDraft[] {
  const allowed = whyOwned(name) ?? (ownOptionText(name, value) === undefined ? OWN_OPTION_FORM : undefined)
  return allowed === undefined ? [] : [draft(tree, path, describeValue(value), allowed)]
}

function checkScriptOption(
  script: Script,
  name: string,
  value: unknown,
  path: KeyPath,
  tree: YamlTree,
): ProblemDraft[] {
  const owned = whyOwned(name)
  if (owned !== undefined) return [draft(tree, path, describeValue(value), owned)]
  const option = script.options.get(canonicalScriptOption(name))
  if (option !== undefined) {
    const isRight = scriptOptionText(option, value) !== undefined
    return isRight ? [] : [draft(tree, path, describeValue(value), describeScriptOption(option))]
  }
  const known = [...script.options.keys()]
  return [unknownKey(tree, path, nearest(name, known), listNames(known))]
}

/** The draft for a key that is not known where it stands. */
export function unknownKey(
  tree: YamlTree,
  path: KeyPath,
  suggestion: string | undefined,
  allowed: string,
): ProblemDraft {
  const found = `unknown key ${describeValue(path.at(-1))}`
  if (suggestion === undefined) return { path, position: tree.keyPositionOf(path), found, allowed }
  const meant = [...path.slice(0, -1), suggestion]
  return { path, position: tree.keyPositionOf(path), found: `${found} (did you mean "${suggestion}"?)`, allowed, meant }
}
