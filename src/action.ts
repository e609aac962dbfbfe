/** Entry of the action: inputs → run or report → summary, comment, annotations, outputs. */

import { info, notice, saveState, setFailed, warning } from '@actions/core'
import { publishHistory } from './commands/publish-history.ts'
import { record } from './commands/record.ts'
import { report } from './commands/report.ts'
import { describeOutcome } from './commands/store-or-keep.ts'
import type { MeasuredSource } from './core/request/record-request.ts'
import type { ReportRequest } from './core/request/report-request.ts'
import type { RunRequest } from './core/request/run-request.ts'
import type { Result } from './core/result/result.ts'
import type { Acceptance } from './core/verdict/judgement.ts'
import { renderTerminal } from './core/views/terminal.ts'
import { headline } from './core/wording/wording.ts'
import { existsAt } from './edges/git/revision.ts'
import { findAcceptance } from './edges/github/api/acceptance.ts'
import { connect, type GitHubClient } from './edges/github/api/client.ts'
import { findPullRequest } from './edges/github/api/pull-request.ts'
import { findBaseCommit } from './edges/github/context/base-commit.ts'
import { type GitHubContext, readContext } from './edges/github/context/context.ts'
import {
  type ActionInputs,
  type Command,
  inWordsOfInputs,
  parseInputs,
  type RawInputs,
  readInputs,
} from './edges/github/context/inputs.ts'
import { withoutCommands } from './edges/github/context/log.ts'
import { type Publication, publish, type Target } from './edges/github/publish.ts'
import { baselineOf, recordedBranch, repositoryStore } from './edges/github/stored-runs.ts'
import { interruptible } from './edges/machine/interrupt.ts'
import { storeOpener } from './edges/store/open-store.ts'
import { randomSeed } from './edges/terminal/flag-values.ts'
import { progressScreen } from './edges/terminal/progress.ts'
import { parseReportFlags } from './edges/terminal/report-flags.ts'
import { parseRunFlags } from './edges/terminal/run-flags.ts'
import { describeError, exitCodeOf, exitCodeOfVerdict, UserError } from './errors.ts'
import { gate } from './gate/gate.ts'
import { toolVersion } from './version.ts'

async function main(): Promise<number> {
  // Before anything is started: the step that cleans up must know whom to end.
  saveState('pid', process.pid)
  const context = readContext(process.env)
  const raw = readInputs()
  const inputs = parseInputs(await withBase(raw, context), parse)
  using interrupt = interruptible()
  const { signal } = interrupt
  const { parsed } = inputs
  if (parsed.kind === 'record') return store(parsed.paths, { context, inputs, signal })
  const client = inputs.token === undefined ? undefined : await connect(context, inputs.token, signal)
  const change = await findChange(context, client)
  const ask = () => acceptanceOf(change, context, client)
  const result = await shown(() => measured(parsed, { context, inputs, signal, findAcceptance: ask }))
  const code = exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
  const publication: Publication = { context, inputs, client, target: change.target, out: parsed.request.out, signal }
  await publish(result, publication, code !== 0)
  if (parsed.kind === 'run' && recordedBranch(context, inputs) !== null && result.cells.length > 0)
    await store([parsed.request.out], { context, inputs, signal })
  if (code !== 0) setFailed(`${result.verdict}: ${headline(result, (text) => text)}`)
  return code
}

/** What each command needs of its inputs. */
type Parsed =
  | { readonly kind: 'run'; readonly request: RunRequest }
  | { readonly kind: 'report'; readonly request: ReportRequest }
  | { readonly kind: 'record'; readonly paths: readonly string[] }

function parse(command: Command, args: readonly string[]): Parsed {
  if (command === 'record') return { kind: 'record', paths: parseReportFlags(args).request.paths }
  if (command === 'report') return { kind: 'report', request: parseReportFlags(args).request }
  return { kind: 'run', request: parseRunFlags(args, randomSeed(), toolVersion()).request }
}

type FindAcceptance = () => Promise<Acceptance | null>

interface Step {
  readonly context: GitHubContext
  readonly inputs: Omit<ActionInputs, 'command'>
  readonly signal: AbortSignal
}

async function measured(
  parsed: Exclude<Parsed, { kind: 'record' }>,
  { context, inputs, signal, findAcceptance: ask }: Step & { readonly findAcceptance: FindAcceptance },
): Promise<Result> {
  if (parsed.kind === 'report') return report(parsed.request, ask)
  const { request } = parsed
  // Ratios to a control are stored; option files have none.
  const isHeld = request.subject.kind === 'suite' && request.rules.includes('control')
  const history = isHeld ? baselineOf(context, inputs, request.history === undefined ? 'warn' : 'fail') : undefined
  using screen = progressScreen(process.stdout)
  const openStore = storeOpener({ near: process.cwd(), token: inputs.token })
  return gate({ ...request, history }, { screen, signal, openStore, findAcceptance: ask })
}

/** Stores results in the history of the branch and shows it; what could not be stored is kept, and changes no verdict. */
async function store(paths: readonly string[], { context, inputs, signal }: Step): Promise<number> {
  const branch = recordedBranch(context, { ...inputs, recordBranches: [] }) ?? recordedBranch(context, inputs)
  const [first, ...others] = paths
  if (branch === null || first === undefined) {
    throw new UserError(
      'command record stores runs of branches, not of pull requests: use it on push, to the default branch or one of record-branches',
    )
  }
  const { sha: commit, runUrl } = context
  const source: MeasuredSource = { kind: 'results', paths: [first, ...others], branch, commit, runUrl }
  const openStore = storeOpener({ near: process.cwd(), token: inputs.token })
  const outcome = await record({ source, store: repositoryStore(context, inputs) }, openStore, signal)
  const said = describeOutcome(outcome)
  if (outcome.kind === 'unstored') {
    warning(said)
    return 0
  }
  info(said)
  await publishHistory({ branch, ...outcome }, { context, inputs, signal })
  return 0
}

/** Shows what happens, and in the end the table, as text in which no commands are looked for. */
async function shown(measure: () => Promise<Result>): Promise<Result> {
  using _plain = withoutCommands()
  const result = await measure()
  info(renderTerminal(result, { colour: false }))
  return result
}

/**
 * Fills in the base that the event has.
 *
 * @throws UserError where a workflow_run would measure, or there is nothing to measure
 */
async function withBase(raw: RawInputs, context: GitHubContext): Promise<RawInputs> {
  if (raw.command === 'report' || raw.command === 'record') return raw
  if (context.event.kind === 'workflow_run') {
    throw new UserError(
      'a workflow that runs on workflow_run has the default branch checked out, not the change; measure in the other ' +
        'workflow, and give this one `command: report`',
    )
  }
  if (raw.config === '' && raw.suite === '')
    throw new UserError('inputs config and suite: found neither; allowed: one of them, the file to gate')
  const isOwn = raw.against !== '' && !raw.against.includes('base')
  if (raw.base !== '' || isOwn) return raw
  if (raw.config === '' && context.event.kind === 'manual') return raw
  const base = await findBaseCommit(context)
  if (raw.config === '' && !(await existsAt(base.sha, raw.suite))) {
    notice(
      `${raw.suite} is new: ${base.text} (${base.sha.slice(0, 7)}) does not have it, so nothing is compared with it`,
    )
    return raw
  }
  info(`compared with ${base.text} (${base.sha})`)
  return { ...raw, base: base.sha }
}

/** Whose change was measured. */
interface Change {
  readonly headSha: string
  readonly pullRequest: { readonly number: number; readonly fromFork: boolean } | undefined
  readonly target: Target | undefined
}

async function findChange(
  { event, repository, sha, runId, runAttempt }: GitHubContext,
  client: GitHubClient | undefined,
): Promise<Change> {
  if (event.kind === 'pull_request') {
    const { headSha, number, fromFork } = event
    const target = { pullRequest: number, headSha, runId, attempt: runAttempt }
    return { headSha, pullRequest: { number, fromFork }, target }
  }
  if (event.kind === 'merge_group') return { headSha: event.headSha, pullRequest: undefined, target: undefined }
  if (event.kind !== 'workflow_run') return { headSha: sha, pullRequest: undefined, target: undefined }
  const { headSha, startedBy } = event
  const nobody = { headSha, pullRequest: undefined, target: undefined }
  if (client === undefined || startedBy !== 'pull_request') return nobody
  const found = await findPullRequest(client, repository, event)
  if (found.kind === 'none') {
    notice(found.why)
    return nobody
  }
  const target = { pullRequest: found.number, headSha, runId: event.runId, attempt: event.runAttempt }
  return { headSha, pullRequest: found, target }
}

async function acceptanceOf(
  { headSha, pullRequest }: Change,
  { repository }: GitHubContext,
  client: GitHubClient | undefined,
): Promise<Acceptance | null> {
  if (client === undefined) return null
  const { acceptance, notes } = await findAcceptance(client, { repository, headSha, pullRequest })
  for (const note of notes) notice(note)
  return acceptance
}

/** A step fails with what went wrong, in the words of a workflow. */
function fail(thrown: unknown): number {
  setFailed(inWordsOfInputs(describeError(thrown)))
  return exitCodeOf(thrown)
}

process.exitCode = await main().catch(fail)
// Requests that wait to be tried again must not keep the step.
process.exit()
