/**
 * Makes a request for each command of the action from its inputs. If the inputs name no base, the event gives it. The
 * branch that the change is for gives the limits.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { info, notice } from '@actions/core'
import type { ReportRequest, RunRequest } from '../../core/request/run-request.ts'
import { isCommand } from '../../core/sources/rendered.ts'
import { splitSource } from '../../core/sources/source-path.ts'
import { isInside, realPathOf } from '../../edges/files/paths.ts'
import { shippedSuite } from '../../edges/files/shipped.ts'
import { existsAt } from '../../edges/git/revision.ts'
import { findBaseCommit } from '../../edges/github/context/base-commit.ts'
import { ledgerOfTarget } from '../../edges/github/context/branch-history.ts'
import { checkoutOf, requireChange } from '../../edges/github/context/checked-out.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import { type ActionCommand, type ActionInputs, inputItems, type RawInputs } from '../../edges/github/context/inputs.ts'
import { parseReportFlags } from '../../edges/terminal/report-flags.ts'
import { parseRunFlags } from '../../edges/terminal/run-flags.ts'
import { DEFAULT_OUT, randomSeed } from '../../edges/terminal/shared-flags.ts'
import { UserError } from '../../errors.ts'

/** A change to gate: measured here (`run`), or judged by slices that another job measured (`report`). */
export type GateRequest =
  | { readonly kind: 'run'; readonly request: RunRequest }
  | { readonly kind: 'report'; readonly request: ReportRequest }

interface StoreRequest {
  readonly kind: 'record'
  readonly paths: readonly string[]
}

/** Measures a known slow change. It must be found, or no verdict of this machine can be trusted. */
interface CanaryRequest {
  readonly kind: 'canary'
  readonly flags: readonly string[]
}

/** @throws UserError with one line for every wrong argument */
export function parseActionRequest(
  kind: ActionCommand,
  args: readonly string[],
): GateRequest | StoreRequest | CanaryRequest {
  if (kind === 'canary') return { kind, flags: args }
  if (kind === 'run') return { kind, request: parseRunFlags(args, randomSeed()).request }
  const { request } = parseReportFlags(args)
  return kind === 'report' ? { kind, request } : { kind, paths: request.paths }
}

/**
 * Adds what the event says. A change from a fork is marked as foreign, because its scripts and commands may not be
 * trusted. A suite is judged by the limits of the branch that the change is for, and compared with the baseline of that
 * branch.
 *
 * @throws UserError if the clone lacks the base of a pull request
 */
export function requestOfEvent(request: RunRequest, context: GitHubContext, inputs: ActionInputs): RunRequest {
  const { event } = context
  const isForeign = event.kind === 'pull_request' && event.fromFork
  const ledger = ledgerOfTarget(context, inputs)
  // Only a suite has limits of its own, so for option files no commit is needed to read limits from.
  const { subject } = request
  if (subject.kind !== 'suite') return { ...request, subject: { ...subject, isForeign }, ledger }
  return { ...request, subject: { ...subject, isForeign, ruledBy: commitOfRules(subject.file, context) }, ledger }
}

/**
 * Where the limits are: in the suite at the commit that the change merges into, or in a suite that ships with the
 * action. The base of comparison does not decide the limits, because the input `base` may name another file. Undefined
 * for events other than pull requests and merge groups, and for a new suite that does not ship with the action.
 */
function commitOfRules(suite: string, context: GitHubContext): string | undefined {
  const { kind } = context.event
  if (kind !== 'pull_request' && kind !== 'merge_group') return undefined
  const { sha } = findBaseCommit(context)
  if (existsAt(sha, suite)) return sha
  // The limits come from the shipped suite, because a file of that name in the checkout is the pull request's own.
  return shippedSuite(suite)
}

/**
 * Finds the repository that was checked out, which may be a folder of the workspace. If the inputs name no existing
 * file, the repository's folder becomes the current folder. Before that, paths of results and of the output become
 * absolute, because they are relative to the former current folder.
 */
export function checkoutContext(context: GitHubContext, raw: RawInputs): { context: GitHubContext; raw: RawInputs } {
  const named = [...inputItems(raw.config), raw.suite, ...inputItems(raw.workloads)]
  const files = named.filter((path) => path !== '' && !isCommand(path) && existsSync(pathOf(path))).map(pathOf)
  const workspace = checkoutOf(context.workspace, files)
  if (workspace === undefined) return { context, raw }
  const isAround = !isInside(realPathOf('.'), realPathOf(workspace))
  if (files.length > 0 || !isAround) return { context: { ...context, workspace }, raw }
  const results = inputItems(raw.results).map((path) => resolve(path))
  const places = { out: resolve(raw.out || DEFAULT_OUT), results: results.join('\n') }
  process.chdir(workspace)
  return { context: { ...context, workspace }, raw: { ...raw, ...places } }
}

/** Path of a source without its server, such as `values.yml` of `values.yml#db`. */
function pathOf(source: string): string {
  return splitSource(source).path
}

/**
 * Adds the event's base to inputs that name none.
 *
 * @throws UserError if the checkout is not the change, if a workflow_run event or a comment asks to measure, or if the
 *   clone lacks the base
 */
export function inputsOfEvent(inputs: RawInputs, context: GitHubContext): RawInputs {
  if (inputs.command !== '' && inputs.command !== 'run') return inputs
  requireEvent(context)
  requireChange(context)
  // Jobs of a matrix share one name, so their image tells them apart.
  const raw = {
    ...inputs,
    name: inputs.name || [context.job ?? '', inputs.image].filter((part) => part !== '').join(', '),
  }
  const isUnwanted = raw.against !== '' && !raw.against.includes('base')
  // A suite compares with its control, so it needs no base if nobody asks for one, or if there is no change.
  if (raw.base !== '' || isUnwanted || (!isOfConfig(raw) && context.event.kind === 'manual')) return raw
  const base = findBaseCommit(context)
  if (!isOfConfig(raw) && !existsAt(base.sha, raw.suite)) {
    const sha = base.sha.slice(0, 7)
    // A suite without a file is one that ships with the action, and so is not new.
    if (existsSync(raw.suite))
      notice(`${raw.suite} is new: ${base.text} (${sha}) does not have it, so nothing is compared with it`)
    return raw
  }
  info(`compared with ${base.text} (${base.sha})`)
  return { ...raw, base: base.sha }
}

/**
 * Whether option files are gated: if `config` is given, or if neither input is, because then all changed files count.
 */
function isOfConfig({ config, suite }: RawInputs): boolean {
  return config !== '' || suite === ''
}

function requireEvent({ event }: GitHubContext): void {
  if (event.kind === 'workflow_run')
    throw new UserError(
      'a workflow that runs on workflow_run has the default branch checked out, not the change; measure in the other ' +
        'workflow, and give this one `command: report`',
    )
  if (event.kind === 'manual' && !BY_MEMBERS.has(event.name))
    throw new UserError(
      `${event.name} may start this workflow for a stranger, beside a token that may write; ` +
        'measure on pull_request, where a label can ask for a longer run',
    )
}

/** Events, besides pushes and pull requests, that only people who may write to the repository can start. */
const BY_MEMBERS = new Set([
  ...['create', 'deployment', 'release', 'repository_dispatch', 'schedule', 'workflow_call', 'workflow_dispatch'],
])
