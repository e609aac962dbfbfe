/** Reads the event that started a workflow, and keeps only those fields of the forge's JSON that a run needs. */

import { z } from 'zod'
import { quantity } from '../../../core/suite/schema.ts'
import { UserError } from '../../../errors.ts'
import { isBranchName } from '../../store/branch-names.ts'
import { parseRepository, type Repository, sameRepository } from './repository.ts'

export interface PullRequestEvent {
  readonly kind: 'pull_request'
  readonly number: number
  readonly headSha: string
  readonly baseRef: string
  /** Newest commit of the base branch at the time of the event. The branch may have moved since then. */
  readonly baseSha: string
  /** The trial merge of head and base, which the forge makes and a workflow checks out; null if there is none. */
  readonly mergeSha: string | null
  readonly fromFork: boolean
}

export interface MergeGroupEvent {
  readonly kind: 'merge_group'
  readonly headSha: string
  readonly baseSha: string
  readonly baseRef: string
}

export interface PushEvent {
  readonly kind: 'push'
  /** Newest commit of the branch before the push; null for a new branch. */
  readonly before: string | null
  /** Null for a tag. */
  readonly branch: string | null
}

/**
 * A run of another workflow has completed. Everything but `pullRequests` may come from a stranger, so the forge must
 * confirm it.
 */
export interface WorkflowRunEvent {
  readonly kind: 'workflow_run'
  readonly runId: number
  readonly runAttempt: number
  readonly startedBy: string
  readonly headSha: string
  readonly headBranch: string | null
  /** Null if the fork was deleted. */
  readonly headRepository: Repository | null
  /** Numbers of the run's pull requests; empty if it ran for a fork. */
  readonly pullRequests: readonly number[]
}

/** An event that belongs to no change, such as workflow_dispatch or schedule. */
export interface ManualEvent {
  readonly kind: 'manual'
  readonly name: string
  readonly branch: string | null
}

export type Event = PullRequestEvent | MergeGroupEvent | PushEvent | WorkflowRunEvent | ManualEvent

/** Values of the variables GITHUB_EVENT_NAME, GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_REF. */
export interface EventFacts {
  readonly name: string
  readonly repository: Repository
  readonly sha: string
  readonly ref: string
}

const NO_COMMIT = /^0+$/
const MERGE_REF = /^refs\/pull\/\d+\/merge$/

export const shaSchema = z.string().regex(/^(?:[\da-f]{40}|[\da-f]{64})$/i, 'expected a commit id')
export const repositorySchema = quantity(z.string(), 'expected owner/name', parseRepository)
const number = z.int().positive()
export const branchSchema = z.string().refine(isBranchName, "expected a branch's name")
const fork = z
  .looseObject({ full_name: repositorySchema })
  .transform(({ full_name }) => full_name)
  .nullish()

const pullRequestPayload = z.looseObject({
  pull_request: z.looseObject({
    number,
    head: z.looseObject({ sha: shaSchema, repo: fork }),
    base: z.looseObject({ sha: shaSchema, ref: branchSchema }),
  }),
})
const mergeGroupPayload = z.looseObject({
  merge_group: z.looseObject({ base_sha: shaSchema, head_sha: shaSchema, base_ref: z.string() }),
})
const pushPayload = z.looseObject({ before: shaSchema.nullish() })
const workflowRunPayload = z.looseObject({
  workflow_run: z.looseObject({
    id: number,
    run_attempt: number.nullish(),
    event: z.string(),
    head_sha: shaSchema,
    head_branch: branchSchema.nullish(),
    head_repository: fork,
    pull_requests: z.array(z.looseObject({ number })).nullish(),
  }),
})

/**
 * @throws UserError if the payload lacks something, and for a fork's pull request under pull_request_target, because a
 *   stranger's code would run in a job that has the repository's secrets
 */
export function parseEvent(payload: unknown, facts: EventFacts): Event {
  const { name, ref } = facts
  switch (name) {
    case 'pull_request':
    // A review counts as its pull request, because its workflow also runs that pull request's code, perhaps a
    // stranger's.
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return pullRequest(payload, facts)
    case 'pull_request_target':
      return refuseFork(pullRequest(payload, facts))
    case 'merge_group': {
      const { base_sha: baseSha, head_sha, base_ref } = check(mergeGroupPayload, payload, name).merge_group
      return { kind: 'merge_group', baseSha, headSha: head_sha, baseRef: branchOf(base_ref) ?? base_ref }
    }
    case 'push':
      return push(payload, facts)
    case 'workflow_run':
      return workflowRun(payload, name)
    default:
      return { kind: 'manual', name, branch: branchOf(ref) }
  }
}

function pullRequest(payload: unknown, { name, ref, sha, repository }: EventFacts): PullRequestEvent {
  const { number, head, base } = check(pullRequestPayload, payload, name).pull_request
  // GITHUB_SHA is the trial merge on GitHub, but the head on Gitea, and the base branch under pull_request_target.
  const isMerged = name !== 'pull_request_target' && MERGE_REF.test(ref) && sha !== head.sha
  return {
    kind: 'pull_request',
    number,
    headSha: head.sha,
    baseRef: base.ref,
    baseSha: base.sha,
    mergeSha: isMerged ? sha : null,
    // If the fork was deleted, the payload names no repository of the head.
    fromFork: !head.repo || !sameRepository(head.repo, repository),
  }
}

function push(payload: unknown, { name, ref }: EventFacts): PushEvent {
  const { before } = check(pushPayload, payload, name)
  return {
    kind: 'push',
    before: before && !NO_COMMIT.test(before) ? before : null,
    branch: branchOf(ref),
  }
}

function refuseFork(event: PullRequestEvent): PullRequestEvent {
  if (!event.fromFork) return event
  throw new UserError(
    `this workflow runs on pull_request_target, and pull request #${event.number} comes from a fork: the gate would ` +
      'start servers with configuration and scripts that a stranger wrote, beside a token that may write and the ' +
      "repository's secrets. Use `on: pull_request`, and to comment on pull requests from forks add a second workflow " +
      '`on: workflow_run` that runs this action with `command: report`; docs/recipes/forks.md has both',
  )
}

function workflowRun(payload: unknown, name: string): WorkflowRunEvent {
  const { workflow_run: run } = check(workflowRunPayload, payload, name)
  return {
    kind: 'workflow_run',
    runId: run.id,
    runAttempt: run.run_attempt ?? 1,
    startedBy: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? null,
    headRepository: run.head_repository ?? null,
    pullRequests: (run.pull_requests ?? []).map(({ number }) => number),
  }
}

/** Branch of a ref; null for a tag, and for the refs of a pull request. */
function branchOf(ref: string): string | null {
  const name = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : ''
  return isBranchName(name) ? name : null
}

function check<T>(schema: z.ZodType<T>, payload: unknown, name: string): T {
  const checked = schema.safeParse(payload)
  if (checked.success) return checked.data
  throw new UserError(
    `the payload of the ${name} event (the file that GITHUB_EVENT_PATH names) is not as it should be; ` +
      `run this action in a workflow of the forge\n${problemsIn(checked.error)}`,
  )
}

export function problemsIn({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `  ${path.map(String).join('.')}: ${message}`).join('\n')
}
