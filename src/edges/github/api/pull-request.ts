/**
 * Finds the pull request that a completed run of another workflow belongs to. Only the forge's answer counts, because
 * an artifact may come from a stranger, and could name any pull request.
 */
import { z } from 'zod'
import type { WorkflowRunEvent } from '../context/event.ts'
import { parseRepository, type Repository, sameRepository } from '../context/repository.ts'
import { describeTrouble, inRepository, listAll } from './api.ts'
import type { GitHubClient } from './client.ts'

export interface PullRequest {
  readonly number: number
  readonly fromFork: boolean
}

export type PullRequestSearch =
  | { readonly kind: 'found'; readonly pullRequest: PullRequest }
  | { readonly kind: 'none'; readonly why: string }

const pullSchema = z.looseObject({
  number: z.int(),
  head: z.looseObject({ sha: z.string(), repo: z.looseObject({ full_name: z.string() }).nullish() }),
})

/** The open pull request whose newest commit the run measured. A comment about an older commit would mislead. */
export async function findPullRequest(
  client: GitHubClient,
  repository: Repository,
  run: WorkflowRunEvent,
): Promise<PullRequestSearch> {
  const { headRepository, headBranch, headSha } = run
  if (headRepository === null || headBranch === null)
    return none('the repository or branch that it came from is gone, so no comment is written')
  try {
    const head = `${headRepository.owner}:${headBranch}`
    const parameters = { ...inRepository(repository), state: 'open', head }
    const open = await listAll(client, 'GET /repos/{owner}/{repo}/pulls', parameters, pullSchema)
    // The query names owner and branch, but an owner may have several forks with the same branch.
    const current = open.filter(({ head }) => head.sha === headSha && isFrom(head.repo?.full_name, headRepository))
    const named = current.filter(({ number }) => run.pullRequests.includes(number))
    const [one, ...more] = named.length > 0 ? named : current
    if (one === undefined || more.length > 0)
      return none(
        `${current.length} open pull requests have ${headSha.slice(0, 7)} as their head, so no comment is written`,
      )
    const fromFork = !sameRepository(headRepository, repository)
    return { kind: 'found', pullRequest: { number: one.number, fromFork } }
  } catch (error) {
    return none(`could not look up the pull request: ${describeTrouble(error)}`)
  }
}

const mergedSchema = pullSchema.extend({ merge_commit_sha: z.string().nullish(), merged_at: z.string().nullish() })

export interface MergedChange {
  readonly headSha: string
  readonly pullRequest: PullRequest
}

/** The pull request that a pushed commit merged; undefined if there is none, or the forge does not answer. */
export async function findMerged(
  client: GitHubClient,
  repository: Repository,
  sha: string,
): Promise<MergedChange | undefined> {
  try {
    const parameters = { ...inRepository(repository), commit_sha: sha }
    const pulls = await listAll(
      client,
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      parameters,
      mergedSchema,
    )
    const merged = pulls.find((pull) => typeof pull.merged_at === 'string' && pull.merge_commit_sha === sha)
    if (merged === undefined) return undefined
    const fromFork = !isFrom(merged.head.repo?.full_name, repository)
    return { headSha: merged.head.sha, pullRequest: { number: merged.number, fromFork } }
  } catch {
    return undefined
  }
}

const commitSchema = z.looseObject({ parents: z.array(z.looseObject({ sha: z.string() })) })

/**
 * Whether the commit `sha` merges the commit `merged` into another. False also if the forge does not answer, because
 * then nothing proves it.
 */
export async function isMergeOf(
  client: GitHubClient,
  repository: Repository,
  sha: string,
  merged: string,
): Promise<boolean> {
  try {
    const parameters = { ...inRepository(repository), ref: sha }
    const { data } = await client.request('GET /repos/{owner}/{repo}/commits/{ref}', parameters)
    return commitSchema.parse(data).parents.some((parent) => parent.sha === merged)
  } catch {
    return false
  }
}

function isFrom(name: string | undefined, repository: Repository): boolean {
  const parsed = name === undefined ? undefined : parseRepository(name)
  return parsed !== undefined && sameRepository(parsed, repository)
}

function none(why: string): PullRequestSearch {
  return { kind: 'none', why }
}
