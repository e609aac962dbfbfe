/** Files of a repository to read, known by only their paths, so that few of a million are opened. */

import { escapeInvisible } from '../suite/problems.ts'
import { folderOf } from './repository-paths.ts'

export type FileKind =
  | 'option file'
  | 'template'
  | 'compose file'
  | 'Dockerfile'
  | 'Terraform file'
  | 'YAML file'
  | 'JSON file'
  | 'workflow'
  | 'environment file'
  | 'variable file'

/** Files of each kind that are read. Beyond that, the user has to name the right ones. */
const MOST: Readonly<Record<FileKind, number>> = {
  'option file': 400,
  template: 100,
  'compose file': 100,
  Dockerfile: 100,
  'Terraform file': 400,
  'YAML file': 400,
  'JSON file': 50,
  workflow: 100,
  'environment file': 50,
  'variable file': 50,
}

const KINDS = Object.keys(MOST) as readonly FileKind[]

/** Longer paths are no one's; they would only fill a screen. */
const LONGEST_PATH = 512

/** Folders whose files are for tests, development and readers, or are somebody else's. */
const SAMPLES =
  /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|molecule|dev|devel|development|local|\.devcontainer|\.ddev|\.lando|examples?|samples?|demos?|docs?|vendor|vendored|third[-_]?party|external)\//i
/** Words in the names of such files. */
const SAMPLE_NAME =
  /(?:^|[/._-])(?:dev|devel|development|local|tests?|testing|ci|override|examples?|samples?)(?:[._-][^/]*)?$/i
/** Folders that are filled by programs. */
const NOT_OURS = /(?:^|\/)(?:node_modules|\.git)\//

const COMPOSE = /(?:^|\/)[^/]*compose[^/]*\.ya?ml$/i
const DOCKERFILE = /(?:^|\/)(?:(?:Dockerfile|Containerfile)(?:\.[^/]+)?|[^/]+\.(?:Dockerfile|Containerfile))$/i
export const WORKFLOW_FOLDERS = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'] as const
const TEMPLATE = /\.(?:cnf|ini)\.(?:j2|jinja2?|erb|epp|tmpl|tpl|ctmpl|template)$/i
/** Templates in languages that the gate does not read. */
const OTHER_LANGUAGE = /\.(?:erb|epp|ctmpl|template)$/i
const VARIABLES = /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)$/
/** Templates of CloudFormation: JSON is about everything else, so the path has to tell. */
const STACK = /(?:cloudformation|cfn|stack|template|rds|database|mysql|mariadb|aurora)[^/]*\.(?:json|template)$/i
/** Other endings only where the path speaks of the product: thousands of files end so. */
const OTHER_ENDING = /\.(?:ini|conf|cfg)$/i
const SPEAKS_OF_IT = /(?:^|[/_.-])(?:my|mysqld?|mariadbd?|percona)(?=[/_.-])/i

export function kindOf(path: string): FileKind | undefined {
  if (path.length > LONGEST_PATH || NOT_OURS.test(path)) return undefined
  if (/\.cnf$/i.test(path) || (OTHER_ENDING.test(path) && SPEAKS_OF_IT.test(path))) return 'option file'
  if (TEMPLATE.test(path)) return 'template'
  if (isWorkflow(path)) return 'workflow'
  if (COMPOSE.test(path)) return 'compose file'
  if (DOCKERFILE.test(path)) return 'Dockerfile'
  if (/\.tf$/.test(path)) return 'Terraform file'
  if (VARIABLES.test(path)) return 'variable file'
  if (/(?:^|\/)\.env$/.test(path)) return 'environment file'
  if (STACK.test(path)) return 'JSON file'
  return /\.ya?ml$/i.test(path) && !path.startsWith('.github/') ? 'YAML file' : undefined
}

/** Whether it is a template that nothing reads before a program has made an option file of it. */
export function needsRendering(path: string): boolean {
  return OTHER_LANGUAGE.test(path)
}

/** Whether it is for tests, development or readers, or the code of others. */
export function isSample(path: string): boolean {
  // Workflows are for testing, whatever their names.
  return SAMPLES.test(path) || (SAMPLE_NAME.test(path) && !isWorkflow(path))
}

function isWorkflow(path: string): boolean {
  return WORKFLOW_FOLDERS.some((folder) => new RegExp(`^${folder.replace('.', '\\.')}/[^/]+\\.ya?ml$`).test(path))
}

export interface WantedFiles {
  /**
   * By kind, the most informative first; for each the likeliest first: no samples, named after the product, near the
   * top.
   */
  readonly wanted: ReadonlyMap<FileKind, readonly string[]>
  /** Kinds with more files than are read. */
  readonly cut: readonly { readonly what: FileKind; readonly most: number }[]
}

export function wantedFiles(paths: readonly string[]): WantedFiles {
  const byKind = Map.groupBy(paths, kindOf)
  const foldersOf = (kind: FileKind) => new Set(byKind.get(kind)?.map(folderOf))
  // Files of variables hold passwords: only those are opened that compose or Terraform reads.
  const readers = new Map<FileKind, ReadonlySet<string>>([
    ['environment file', foldersOf('compose file')],
    ['variable file', foldersOf('Terraform file')],
  ])
  const kinds = KINDS.flatMap((kind) => {
    const folders = readers.get(kind)
    const own = (byKind.get(kind) ?? []).filter((path) => folders?.has(folderOf(path)) ?? true)
    return own.length === 0 ? [] : [{ kind, own }]
  })
  return {
    wanted: new Map(kinds.map(({ kind, own }) => [kind, own.toSorted(byLikelihood).slice(0, MOST[kind])])),
    cut: kinds.flatMap(({ kind, own }) => (own.length > MOST[kind] ? [{ what: kind, most: MOST[kind] }] : [])),
  }
}

function byLikelihood(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1)
}

function rank(path: string): number {
  return (isSample(path) ? 2000 : 0) + (SPEAKS_OF_IT.test(path) ? 0 : 1000) + path.split('/').length
}

/** Reason why a text cannot be in a workflow's input, or would mean something else there. */
export type Unwritable = 'expression' | 'invisible' | 'separator' | 'blank-ends' | 'too-long'

/** Reason why a path or label cannot be in a workflow; undefined if it can. */
export function whyUnwritable(text: string): Unwritable | undefined {
  // GitHub would replace it, even if a stranger wrote it.
  if (text.includes('${{')) return 'expression'
  if (escapeInvisible(text) !== text) return 'invisible'
  // The action takes several paths, one a line or separated by commas, without blanks around.
  if (text.includes(',')) return 'separator'
  if (text.trim() !== text || text === '') return 'blank-ends'
  return text.length > LONGEST_PATH ? 'too-long' : undefined
}
