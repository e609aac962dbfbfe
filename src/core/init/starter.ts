/** Findings → the files to write; or why there are none. */

import { Document, Scalar } from 'yaml'
import { HOME } from '../names.ts'
import type { InitRequest } from '../request/set-up-requests.ts'
import { usualImage } from '../sources/images.ts'
import { ACTION, COMMENT_FILE, commentUpload, commentWorkflowText, uploadStep } from './comment-workflow.ts'
import type { Findings, GatedSource, Runner } from './findings.ts'
import { folderOf, pathTo } from './repository-paths.ts'
import { settingsOf } from './server-facts.ts'
import { mayBeOwn } from './workflow.ts'
import { commentBefore, commentOn, inOneLine, textOfDocument } from './written-yaml.ts'

export interface StarterFile {
  /** From the top of the repository. */
  readonly path: string
  readonly text: string
  /** `comments`: the workflow that comments where the token of the first may only read. */
  readonly what: 'workflow' | 'comments' | 'suite'
}

/**
 * `nothing-to-gate`: nothing that configures a server was found and no suite is wanted; `other-forge`: it reads no such
 * workflows.
 */
export type Starter =
  | { readonly kind: 'files'; readonly files: readonly [StarterFile, ...StarterFile[]] }
  | { readonly kind: 'nothing-to-gate' }
  | { readonly kind: 'other-forge' }

export function starterOf(findings: Findings, { writesSuite }: Pick<InitRequest, 'writesSuite'>): Starter {
  const { configs, forge, workflowFolder, bots } = findings
  const suite: StarterFile = { path: SUITE_PATH, text: suiteText(findings), what: 'suite' }
  if (forge.forge === 'gitlab') return writesSuite ? { kind: 'files', files: [suite] } : { kind: 'other-forge' }
  if (configs.length === 0 && !writesSuite) return { kind: 'nothing-to-gate' }
  const workflow: StarterFile = {
    path: `${workflowFolder}/${WORKFLOW_FILE}`,
    text: workflowText(findings, writesSuite ? SUITE_PATH : undefined),
    what: 'workflow',
  }
  const commenter: StarterFile = {
    path: `${workflowFolder}/${COMMENT_FILE}`,
    text: commentWorkflowText(runsOn(findings.runner)),
    what: 'comments',
  }
  const pair = bots.length > 0 ? [commenter] : []
  return { kind: 'files', files: [workflow, ...pair, ...(writesSuite ? [suite] : [])] }
}

/** In no folder of an option file, as there may be several, but where the recipes have suites. */
export const SUITE_PATH = 'perf/qpsgate.yml'

const SCHEMA = 'https://raw.githubusercontent.com/qpsgate/qpsgate/v1/schemas/suite.schema.json'

/** Scenario that the others are compared with: the server without any configuration. */
const CONTROL = 'defaults'
/** Name of the scenario where there is one option file; its own says which it is. */
const ONLY_SCENARIO = 'configured'
/** Room for a number below the 64 characters that names may have. */
const LONGEST_NAME = 56

/** An example of a setting whose cost may be of interest, if there is no option file. */
const EXAMPLE = { options: { slow_query_log: 'ON', long_query_time: 0 } }

const EXAMPLE_NAME = 'log_all'

function suiteText({ configs, image, forge }: Findings): string {
  const named = image?.kind === 'of-files' ? image.images[0] : image?.image
  const hasImage = named !== undefined && forge.forge === 'github'
  const scenarios = scenariosOf(configs)
  const isExample = Object.keys(scenarios).length === 0
  const document = new Document({
    name: 'configuration',
    ...(hasImage ? { server: { image: named } } : {}),
    dataset: { tables: 10, rows: 25_000 },
    workloads: ['oltp_read_only', 'oltp_read_write'],
    threads: [8],
    budget: '5m',
    // A configuration may well be slower than the defaults on purpose, by its durability above all.
    gate: { tolerance: { control: isExample ? '30%' : '90%', base: '5%' } },
    control: CONTROL,
    scenarios: { [CONTROL]: {}, ...(isExample ? { [EXAMPLE_NAME]: EXAMPLE } : scenarios) },
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
  control: 'The scenario that all others are compared with, on every pull request.',
  scenarios:
    'Configurations, one server each. Files are named from the folder of this suite.\n' +
    'A scenario that a pull request changes is also compared with its old version.',
}

const EXAMPLE_COMMENTS = {
  gate: 'Slowdown that is tolerated against the control, and against the same scenario before the change.',
  control: 'The scenario that all others are compared with.',
  scenarios:
    'Configurations, one server each. This one is an example: put your own settings in its place, as in my.cnf, or\n' +
    'an option file with config: ../config/my.cnf, named from the folder of this suite.',
}

/** A scenario of every server that a suite can name, by names that say which one it is. */
function scenariosOf(configs: readonly GatedSource[]): Readonly<Record<string, { readonly config: unknown }>> {
  const sources = configs.flatMap(suiteSources)
  const scenarios = new Map<string, { readonly config: unknown }>()
  for (const { name, config } of sources)
    scenarios.set(newName(sources.length === 1 ? ONLY_SCENARIO : name, scenarios), { config })
  return Object.fromEntries(scenarios)
}

/** A suite takes options alone, and neither Terraform nor commands. */
function suiteSources({ path, kind, files, servers }: GatedSource): { name: string; config: unknown }[] {
  if (kind === 'command' || files.some((file) => file.endsWith('.tf'))) return []
  const paths = files.map((file) => pathTo(file, folderOf(SUITE_PATH)))
  const [file = '', ...others] = paths
  if (others.length > 0) return [{ name: path, config: paths }]
  const configured = servers.filter((server) => settingsOf(server).length > 0)
  const name = path.replace(/\.\w+$/, '')
  return configured.map(({ at }) =>
    at === '' ? { name, config: file } : { name: `${name}-${at}`, config: `${file}#${at}` },
  )
}

/** Letters, digits and dashes, and a number where another has the same. */
function newName(text: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(-LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  const name = plain === '' ? ONLY_SCENARIO : plain
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}-${number}`
    if (numbered !== CONTROL && !taken.has(numbered)) return numbered
  }
}

export const WORKFLOW_FILE = 'qpsgate.yml'

/** The same commit as in every documented workflow; a test compares them. */
const CHECKOUT = { action: 'actions/checkout', commit: '3d3c42e5aac5ba805825da76410c181273ba90b1', version: 'v7.0.1' }
/** Before actions where their short names mean another server. */
const WHOLE_ADDRESS = 'https://github.com/'

/** Pull requests of strangers do not run on one's own machines. */
const NO_FORKS = 'github.event.pull_request.head.repo.full_name == github.repository'

/** A suite takes longer: its budget, and half as much to confirm. So do jobs that install a server first. */
const TIMEOUT_MINUTES = { usual: 20, longer: 30 } as const

const CHECKOUT_STEP = ['jobs', 'gate', 'steps', 0]
const ACTION_STEP = ['jobs', 'gate', 'steps', 1]

/** @param suite path of the suite; undefined: the option files are gated without one */
function workflowText(findings: Findings, suite: string | undefined): string {
  const { runner, forge } = findings
  const isGitHub = forge.forge === 'github'
  const prefix = isGitHub ? '' : WHOLE_ADDRESS
  const isPaired = findings.bots.length > 0
  const isGuarded = isGitHub && mayBeOwn(runner)
  const document = new Document({
    name: 'qpsgate',
    on: isGitHub ? { pull_request: null, push: { branches: ['main', 'master'] } } : 'pull_request',
    permissions: {},
    jobs: {
      gate: {
        ...(isGuarded ? { if: NO_FORKS } : {}),
        'runs-on': runsOn(runner),
        'timeout-minutes': TIMEOUT_MINUTES[suite === undefined && isGitHub ? 'usual' : 'longer'],
        permissions: { contents: isGitHub ? 'write' : 'read', 'pull-requests': 'write' },
        steps: [
          {
            uses: `${prefix}${CHECKOUT.action}@${CHECKOUT.commit}`,
            with: { 'fetch-depth': 0, 'persist-credentials': false },
          },
          { uses: `${prefix}${ACTION}`, with: inputsOf(findings, suite) },
          ...(isPaired ? [uploadStep()] : []),
        ],
      },
    },
  })
  const { configs } = findings
  document.commentBefore =
    ' Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.\n' +
    ` Written by qpsgate init; documentation: ${HOME}`
  commentBefore(document, ['on'], 'No paths: a required check that never starts blocks the pull request.')
  const contents = isGitHub ? 'the chart and the history, on the branch qpsgate-data' : 'checkout'
  commentOn(document, ['jobs', 'gate', 'permissions', 'contents'], contents)
  commentOn(document, ['jobs', 'gate', 'permissions', 'pull-requests'], 'the comment')
  commentOn(document, [...CHECKOUT_STEP, 'uses'], CHECKOUT.version)
  commentOn(document, [...CHECKOUT_STEP, 'with', 'fetch-depth'], 'the base of the change')
  if (isGuarded) commentOn(document, ['jobs', 'gate', 'if'], 'no pull requests from forks on our own machines')
  if (suite === undefined && configs.length > 1) blockOfLines(document, [...ACTION_STEP, 'with', 'config'])
  if (isPaired) commentUpload(document, ['jobs', 'gate', 'steps', 2])
  inOneLine(document, ['jobs', 'gate', 'runs-on'])
  commentInputs(document, findings, suite)
  return textOfDocument(document, { isPadded: false })
}

function runsOn({ group, labels }: Runner): unknown {
  const [label, ...more] = labels
  const named = more.length === 0 ? label : labels
  if (group === undefined) return named
  return label === undefined ? { group } : { group, labels: named }
}

function inputsOf({ configs, image, forge }: Findings, suite: string | undefined): Readonly<Record<string, string>> {
  const isGitHub = forge.forge === 'github'
  // A named image would replace those of the files, so that a new tag there would show nothing.
  const isPinned = suite === undefined && isGitHub && image !== undefined && image.kind !== 'of-files'
  return {
    ...(suite === undefined ? { config: configs.map(({ written }) => written).join('\n') } : { suite }),
    ...(isPinned ? { image: image.image } : {}),
    ...(isGitHub ? {} : { server: 'local' }),
  }
}

function commentInputs(document: Document, { image, isForMariaDb, forge }: Findings, suite: string | undefined): void {
  const inputs = [...ACTION_STEP, 'with']
  if (forge.forge !== 'github')
    commentOn(document, [...inputs, 'server'], 'jobs have no docker; with one, name an image instead')
  else if (suite === undefined && image?.kind === 'usual')
    commentOn(document, [...inputs, 'image'], 'no file names one that is known: put that of production')
  else if (suite === undefined && image === undefined)
    commentOn(
      document,
      inputs,
      `image: ${usualImage(isForMariaDb)}, to measure in an image in place of the server of the runner`,
    )
}

/** One path a line, as the input takes them. */
function blockOfLines(document: Document, path: readonly (string | number)[]): void {
  const lines = document.getIn(path, true)
  if (lines instanceof Scalar) {
    lines.value = `${String(lines.value)}\n`
    lines.type = Scalar.BLOCK_LITERAL
  }
}
