/** The workflow that `qpsgate init` writes. A test keeps it equal to the README's, except for the files to gate. */

import { stringify } from 'yaml'
import { HOME } from '../names.ts'
import { escapeInvisible } from '../problems.ts'

/** The action as a workflow names it. */
export const ACTION = 'qpsgate/qpsgate@v1'

export const WORKFLOW_PATH = '.github/workflows/qpsgate.yml'

/**
 * @param configs files to gate; none: those of each change
 * @param migrations folder of the repository's migrations; undefined: it has none that can be tried
 */
export function workflowText(configs: readonly string[], image: string | undefined, migrations?: string): string {
  const inputs: string[] = []
  const [first, ...others] = configs
  // An input is one text, so several files are lines of it.
  if (others.length > 0) inputs.push('config: |', ...configs.map((path) => `  ${path}`))
  else if (first !== undefined) inputs.push(`config: ${scalar(first)}`)
  if (image !== undefined) inputs.push(`image: ${scalar(image)}`)
  if (migrations !== undefined) inputs.push(`migrations: ${scalar(migrations)}`)
  const inputsText = inputs.length === 0 ? '' : `        with:\n${inputs.map((line) => `          ${line}\n`).join('')}`
  return `# Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.
# Written by qpsgate init; documentation: ${HOME}
name: qpsgate
on: pull_request # without paths: a required check that never starts blocks the pull request
permissions: {}
concurrency:
  group: \${{ github.workflow_ref }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true # only runs of the same pull request, else of the same commit
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: read # checkout; with write, the comment has a chart
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the base of the change
          persist-credentials: false
      - uses: ${ACTION}
${inputsText}`
}

/** Folders in which tools keep migrations as files of SQL: Flyway, dbmate, golang-migrate, goose and sql-migrate. */
export const MIGRATION_FOLDERS = [
  'src/main/resources/db/migration',
  'db/migrations',
  'db/migration',
  'database/migrations',
  'sql/migrations',
  'migrations',
] as const

/** Quotes text where YAML needs it, because a path may have characters that mean something else in YAML. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd()
}

/** Why a path cannot be in a workflow, or would mean something else there; undefined if it can. */
export function whyUnwritable(path: string): string | undefined {
  if (path.includes('${{')) return 'has ${{, which GitHub would replace; rename it'
  if (escapeInvisible(path) !== path) return 'has invisible characters or line breaks; rename it'
  if (path.includes(',')) return 'has a comma, which separates paths in the input; rename it'
  return path.trim() === path && path !== '' ? undefined : 'begins or ends in a blank; rename it'
}
