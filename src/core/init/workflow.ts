/** The workflow that `qpsgate init` writes: a test keeps it equal to that of the README, but for the files. */

import { stringify } from 'yaml'
import { HOME } from '../names.ts'
import type { ChosenImage } from './find-sources.ts'

export const WORKFLOW_PATH = '.github/workflows/qpsgate.yml'

export function workflowText(configs: readonly string[], image: ChosenImage): string {
  const [first = '', ...others] = configs
  // The input takes one in a line.
  const config = others.length === 0 ? scalar(first) : `|\n${configs.map((path) => `            ${path}`).join('\n')}`
  const why = image.kind === 'usual' ? ' # no file names one that is known: put that of production' : ''
  const pinned = image.kind === 'of-files' ? '' : `          image: ${scalar(image.image)}${why}\n`
  return `# Reports on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.
# Written by qpsgate init; documentation: ${HOME}
name: qpsgate
on: pull_request # without paths: a required check that never starts blocks the pull request
permissions: {}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: write # the chart, on the branch qpsgate-data
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the base of the change
          persist-credentials: false
      - uses: qpsgate/qpsgate@v1
        with:
          config: ${config}
${pinned}`
}

/** On one line, quoted where YAML needs it. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd()
}
