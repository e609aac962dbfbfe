/** Requests for each command of the action, made from the arguments that its inputs stand for. */
import type { ReportRequest } from '../../core/request/report-request.ts'
import type { RunRequest } from '../../core/request/run-request.ts'
import { targetHistory } from '../../edges/github/context/branch-history.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { ActionCommand, ActionInputs } from '../../edges/github/context/inputs.ts'
import { parseReportFlags } from '../../edges/terminal/report-flags.ts'
import { parseRunFlags } from '../../edges/terminal/run-flags.ts'
import { randomSeed } from '../../edges/terminal/shared-flags.ts'
import { toolVersion } from '../../version.ts'

/** A change is measured, or judged by slices that were measured elsewhere. */
export type GateRequest =
  | { readonly kind: 'run'; readonly request: RunRequest }
  | { readonly kind: 'report'; readonly request: ReportRequest }

export type ActionRequest =
  | GateRequest
  | { readonly kind: 'record'; readonly paths: readonly string[] }
  | { readonly kind: 'ask' }

/** @throws UserError with one line for every wrong argument */
export function parseActionRequest(command: ActionCommand, args: readonly string[]): ActionRequest {
  switch (command) {
    case 'run':
      return { kind: 'run', request: parseRunFlags(args, randomSeed(), toolVersion()).request }
    case 'report':
      return { kind: 'report', request: parseReportFlags(args).request }
    case 'ask':
      return { kind: 'ask' }
    case 'record':
      return { kind: 'record', paths: parseReportFlags(args).request.paths }
  }
}

/** The request, marked as a stranger's if a pull request from a fork brings it. */
export function markedForeign(request: RunRequest, { event }: Pick<GitHubContext, 'event'>): RunRequest {
  const { subject } = request
  const isForeign = event.kind === 'pull_request' && event.fromFork
  return isForeign ? { ...request, subject: { ...subject, isForeign } } : request
}

/**
 * The request with the history to compare with, if there is a control; history decides only if it was asked for. Stored
 * runs are never from one of several machines.
 */
export function heldAgainstHistory(
  request: RunRequest,
  context: Pick<GitHubContext, 'serverUrl' | 'repository' | 'event' | 'defaultBranch'>,
  inputs: Pick<ActionInputs, 'baselineBranch' | 'token'>,
): RunRequest {
  // Ratios to a control are stored; option files have none.
  const hasControl = request.subject.kind === 'suite' && request.rules.includes('control')
  const mode = request.history === undefined ? 'warn' : 'fail'
  return {
    ...request,
    history: hasControl && request.machine === undefined ? targetHistory(context, inputs, mode) : undefined,
  }
}
