/** Workflows of GitHub, Gitea and Forgejo: the runners of their jobs, and names that are known only at run time. */

import { speaksOfServer } from '../sources/images.ts'
import { asList, asMap, type Values } from '../sources/yaml-source.ts'
import { isMap } from '../suite/consistency.ts'
import { readYaml } from '../suite/yaml-tree.ts'
import type { FoundRunner, OpenName, Runner } from './findings.ts'

export interface WorkflowFindings {
  /** Images of service containers that are known only at run time. */
  readonly openImages: readonly OpenName[]
  /** One for each job, and for each value of a matrix that names a runner. */
  readonly runners: readonly Runner[]
  /** Runners of jobs that are known only at run time. */
  readonly openRunners: readonly OpenName[]
  readonly runsQpsgate: boolean
}

/** @returns undefined if it is not readable YAML */
export function readWorkflow(text: string, path: string): WorkflowFindings | undefined {
  const read = readYaml(text)
  if ('drafts' in read) return undefined
  const jobs = Object.entries(asMap(asMap(read.tree.value).jobs)).map(([name, job]) => jobIn(path, name, asMap(job)))
  return {
    openImages: jobs.flatMap(({ openImages }) => openImages),
    runners: jobs.flatMap(({ runners }) => runners),
    openRunners: jobs.flatMap(({ openRunners }) => openRunners),
    runsQpsgate: jobs.some(({ runsQpsgate }) => runsQpsgate),
  }
}

function jobIn(path: string, name: string, job: Values): WorkflowFindings {
  const matrix = asMap(asMap(job.strategy).matrix)
  const images = Object.values(asMap(job.services)).map((service) => (isMap(service) ? service.image : service))
  const runners = runnersOf(job['runs-on'], matrix)
  const runsOn = job['runs-on'] ?? ''
  const openName = (value: unknown): OpenName[] => {
    const written = typeof value === 'string' ? value : JSON.stringify(value)
    return written.includes('${{') ? [{ written, path, job: name }] : []
  }
  return {
    openImages: images.flatMap((image) => (typeof image === 'string' && speaksOfServer(image) ? openName(image) : [])),
    runners,
    openRunners: runners.length === 0 ? openName(runsOn) : [],
    runsQpsgate: asList(job.steps).some((step) => /(?:^|\/)qpsgate\/qpsgate@/.test(String(asMap(step).uses ?? ''))),
  }
}

function runnersOf(written: unknown, matrix: Values): Runner[] {
  const { group, labels } = isMap(written) ? written : { group: undefined, labels: written }
  const isOne = typeof labels === 'string'
  const values = isOne ? ofMatrix(labels, matrix) : [labels]
  if (values === undefined) return []
  return values.flatMap((value) => {
    const own = (Array.isArray(value) ? value : [value]).filter((label) => label !== undefined)
    const isText = own.every((label): label is string => typeof label === 'string' && !label.includes('${{'))
    if (!isText || (own.length === 0 && typeof group !== 'string')) return []
    return [{ group: typeof group === 'string' ? group : undefined, labels: own }]
  })
}

/** The values of a text that takes at most one key of the matrix; undefined if it takes values known later. */
function ofMatrix(text: string, matrix: Values): string[] | undefined {
  const [expression, key, ...others] = [...text.matchAll(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g)].flat()
  if (expression === undefined || key === undefined) return text.includes('${{') ? undefined : [text]
  const values = others.length === 0 ? asList(matrix[key]) : []
  const isPlain = values.every((value) => typeof value === 'string' || typeof value === 'number')
  const texts = values.map((value) => text.replace(expression, () => String(value)))
  return isPlain && texts.length > 0 && !texts.some((each) => each.includes('${{')) ? texts : undefined
}

/** The runner that the documents recommend; Gitea and Forgejo know no other name for it. */
const USUAL = { github: 'ubuntu-24.04', others: 'ubuntu-latest' } as const
/** Servers and sysbench are pinned, frozen and put into containers, which takes a whole Linux machine. */
const UNFIT = /^(?:macos|windows|ubuntu-slim)\b/i
const OF_GITHUB = /^ubuntu-/i

export interface OtherRunner {
  readonly runner: Runner
  readonly jobs: number
  readonly isUnfit: boolean
}

export function chooseRunner(
  runners: readonly Runner[],
  isGitHub: boolean,
): { readonly runner: FoundRunner; readonly others: readonly OtherRunner[] } {
  const counted = [...Map.groupBy(runners, ({ group, labels }) => JSON.stringify([group, labels])).values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ runner: own[0], jobs: own.length, isUnfit: isUnfit(own[0]) }]))
    .toSorted((one, other) => other.jobs - one.jobs)
  const most = counted.find((each) => !each.isUnfit)
  const usual = {
    group: undefined,
    labels: [isGitHub ? USUAL.github : USUAL.others],
    because: { kind: 'usual' },
  } as const
  const runner: FoundRunner =
    most === undefined ? usual : { ...most.runner, because: { kind: 'jobs', jobs: most.jobs, of: runners.length } }
  return { runner, others: counted.filter((each) => each !== most) }
}

function isUnfit({ labels }: Runner): boolean {
  return labels.some((label) => UNFIT.test(label))
}

/** Whether it may be a self-hosted machine, on which pull requests of strangers must not run. */
export function mayBeOwn({ labels }: Runner): boolean {
  return !labels.some((label) => OF_GITHUB.test(label)) || labels.some((label) => /^self-hosted$/i.test(label))
}
