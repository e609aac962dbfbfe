/** The suite that `qpsgate init --suite` writes: what is found, with a word on what may be changed. */
import { Document } from 'yaml'
import { HOME } from '../names.ts'
import type { Findings, GatedConfig } from './findings.ts'
import { folderOf, pathTo } from './paths.ts'
import { commentBefore, inOneLine, textOfDocument } from './yaml-text.ts'

/** In no folder of an option file, of which there may be several, but where the recipes have suites. */
export const SUITE_PATH = 'perf/qpsgate.yml'

const SCHEMA = 'https://raw.githubusercontent.com/qpsgate/qpsgate/v1/schemas/suite.schema.json'

/** Scenario that the others are compared with: what the server is without any configuration. */
const CONTROL = 'defaults'
/** Name of the scenario where there is one option file; its own says which it is. */
const ONLY_SCENARIO = 'configured'
/** Room for a number below the 64 characters that names may have. */
const LONGEST_NAME = 56

/** What one may want to know of a setting, where no option file says what is. */
const EXAMPLE = { options: { slow_query_log: 'ON', long_query_time: 0 } }

const EXAMPLE_NAME = 'log_all'

export function suiteText({ configs, image, forge }: Findings): string {
  const hasImage = image !== undefined && forge.forge === 'github'
  const isExample = configs.length === 0
  const document = new Document({
    name: 'configuration',
    ...(hasImage ? { server: { image: image.image } } : {}),
    dataset: { tables: 10, rows: 25_000 },
    workloads: ['oltp_read_only', 'oltp_read_write'],
    threads: [8],
    budget: '5m',
    // A configuration may well be slower than the defaults on purpose, by its durability above all.
    gate: { tolerance: { control: isExample ? '30%' : '90%', base: '5%' } },
    control: CONTROL,
    scenarios: { [CONTROL]: {}, ...(isExample ? { [EXAMPLE_NAME]: EXAMPLE } : scenariosOf(configs)) },
  })
  document.commentBefore =
    ' What is measured on pull requests, and how it is judged.\n' +
    ` Written by qpsgate init; all keys: ${HOME}/blob/v1/docs/suite.md`
  for (const [key, comment] of Object.entries({ ...COMMENTS, ...(isExample ? EXAMPLE_COMMENTS : FILE_COMMENTS) }))
    commentBefore(document, [key], comment)
  for (const path of [['server'], ['dataset'], ['gate', 'tolerance'], ['scenarios', EXAMPLE_NAME, 'options']])
    inOneLine(document, path)
  return `# yaml-language-server: $schema=${SCHEMA}\n${textOfDocument(document, { isPadded: true })}`
}

const COMMENTS = {
  server: 'Image that all servers run in: best that of production, by a tag that does not move.',
  dataset: 'The data, made once. With times-the-pool: 3 in place of rows they do not fit into the buffer pool.',
  workloads: 'Scripts that drive the load. More of them see more settings, and need more time.',
  threads: 'Connections at once; several levels, such as 1 and 32, are measured one after the other.',
  budget: 'Time for measuring. It ends as soon as everything is decided.',
}

const FILE_COMMENTS = {
  gate:
    'Slowdown that is tolerated: hardly limited against the defaults, as a configuration may cost speed on purpose;\n' +
    'and against the same scenario before the change.',
  control: 'What the other scenarios are compared with, on every pull request.',
  scenarios:
    'Configurations, one server each. Option files are named from the folder of this suite.\n' +
    'Those that a pull request changes are compared with themselves before it as well.',
}

const EXAMPLE_COMMENTS = {
  gate: 'Slowdown that is tolerated against the control, and against the same scenario before the change.',
  control: 'What the other scenarios are compared with.',
  scenarios:
    'Configurations, one server each. This one is an example: put your own settings in its place, as in my.cnf, or\n' +
    'an option file with config: ../config/my.cnf, named from the folder of this suite.',
}

/** A scenario of everything that is gated, by names that say which file it is. */
function scenariosOf(configs: readonly GatedConfig[]): Readonly<Record<string, { readonly config: unknown }>> {
  const scenarios = new Map<string, { readonly config: unknown }>()
  for (const config of configs)
    scenarios.set(newName(configs.length === 1 ? ONLY_SCENARIO : config.path, scenarios), { config: filesOf(config) })
  return Object.fromEntries(scenarios)
}

function filesOf({ files }: GatedConfig): string | readonly string[] {
  const paths = files.map((file) => pathTo(file, folderOf(SUITE_PATH)))
  const [path] = paths
  return paths.length === 1 && path !== undefined ? path : paths
}

/** Letters, digits and dashes of the path, and a number where another has the same. */
function newName(path: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = path
    .replace(/\.(?:cnf|ini|conf|cfg)$/i, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(-LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  const name = plain === '' ? ONLY_SCENARIO : plain
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}-${number}`
    if (numbered !== CONTROL && !taken.has(numbered)) return numbered
  }
}
