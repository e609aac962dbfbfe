/** The workflow that `qpsgate init` writes: that of the README, with what was found. */
import { Document, Scalar } from 'yaml'
import { HOME } from '../names.ts'
import { usualImage } from './database-image.ts'
import type { Findings, Runner } from './findings.ts'
import { mayBeOwn } from './runners.ts'
import { commentBefore, commentOn, inOneLine, textOfDocument } from './yaml-text.ts'

export const WORKFLOW_FILE = 'qpsgate.yml'

/** The same commit as in every documented workflow; a test compares them. */
const CHECKOUT = { action: 'actions/checkout', commit: '3d3c42e5aac5ba805825da76410c181273ba90b1', version: 'v7.0.1' }
const ACTION = 'qpsgate/qpsgate@v1'
/** Before actions where their short names mean another server. */
const WHOLE_ADDRESS = 'https://github.com/'

/** Pull requests of strangers do not run on one's own machines. */
const NO_FORKS = 'github.event.pull_request.head.repo.full_name == github.repository'

/** A suite takes longer: its budget, and half as much to confirm. So do jobs that install a server first. */
const TIMEOUT_MINUTES = { usual: 20, longer: 30 } as const

const CHECKOUT_STEP = ['jobs', 'gate', 'steps', 0]
const ACTION_STEP = ['jobs', 'gate', 'steps', 1]

/** @param suite path of the suite; undefined: the option files are gated without one */
export function workflowText(findings: Findings, suite: string | undefined): string {
  const { runner, forge } = findings
  const isGitHub = forge.forge === 'github'
  const prefix = isGitHub ? '' : WHOLE_ADDRESS
  const isGuarded = isGitHub && mayBeOwn(runner)
  const document = new Document({
    name: 'qpsgate',
    on: 'pull_request',
    permissions: {},
    jobs: {
      gate: {
        ...(isGuarded ? { if: NO_FORKS } : {}),
        'runs-on': runsOn(runner),
        'timeout-minutes': TIMEOUT_MINUTES[suite === undefined && isGitHub ? 'usual' : 'longer'],
        permissions: { contents: 'read', 'pull-requests': 'write' },
        steps: [
          {
            uses: `${prefix}${CHECKOUT.action}@${CHECKOUT.commit}`,
            with: { 'fetch-depth': 0, 'persist-credentials': false },
          },
          { uses: `${prefix}${ACTION}`, with: inputsOf(findings, suite) },
        ],
      },
    },
  })
  const { configs } = findings
  document.commentBefore =
    ' Tells on every pull request what a change of the MySQL or MariaDB configuration costs in queries per second.\n' +
    ` Written by qpsgate init; what else there is: ${HOME}`
  commentBefore(document, ['on'], 'Always, without paths: a required check that never starts blocks the pull request.')
  commentOn(document, ['jobs', 'gate', 'permissions', 'contents'], 'checkout')
  commentOn(document, ['jobs', 'gate', 'permissions', 'pull-requests'], 'the comment')
  commentOn(document, [...CHECKOUT_STEP, 'uses'], CHECKOUT.version)
  commentOn(document, [...CHECKOUT_STEP, 'with', 'fetch-depth'], 'the base of the change')
  if (isGuarded) commentOn(document, ['jobs', 'gate', 'if'], 'no pull requests of strangers on our machines')
  if (suite === undefined && configs.length > 1) blockOfLines(document, [...ACTION_STEP, 'with', 'config'])
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
  return {
    ...(suite === undefined ? { config: configs.map(({ path }) => path).join('\n') } : { suite }),
    ...(suite === undefined && isGitHub && image !== undefined ? { image: image.image } : {}),
    ...(isGitHub ? {} : { server: 'local' }),
  }
}

function commentInputs(document: Document, { image, isForMariaDb, forge }: Findings, suite: string | undefined): void {
  const inputs = [...ACTION_STEP, 'with']
  if (forge.forge !== 'github')
    commentOn(document, [...inputs, 'server'], 'jobs have no docker; with one, name an image instead')
  else if (suite === undefined && image?.source.kind === 'usual')
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
