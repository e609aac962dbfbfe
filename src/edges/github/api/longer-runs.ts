/** Longer runs that people ask for: who may, and how one is started. */
import { z } from 'zod'
import type { Repository } from '../context/repository.ts'
import { inRepository, listAll, statusOf } from './api.ts'
import type { GitHubClient } from './client.ts'

/** The label of pull requests whose runs are longer; only people with triage rights can set labels. */
export const LONGER_LABEL = 'qpsgate: longer'

/** The API tells "maintain" as "write", and "triage" as "read". */
const WRITING: readonly string[] = ['admin', 'write']

const permissionSchema = z.looseObject({ permission: z.string() })
const pullSchema = z.looseObject({ state: z.string(), head: z.looseObject({ sha: z.string() }) })
const runsSchema = z.looseObject({
  workflow_runs: z.array(z.looseObject({ id: z.int(), status: z.string().nullish() })),
})
const labelSchema = z.looseObject({ name: z.string() })

/** Whether a person may write to the repository, as the forge says now; throws as octokit does. */
export async function mayWrite(client: GitHubClient, repository: Repository, login: string): Promise<boolean> {
  try {
    const where = { ...inRepository(repository), username: login }
    const { data } = await client.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', where)
    return WRITING.includes(permissionSchema.parse(data).permission)
  } catch (error) {
    // Nobody of the repository.
    if (statusOf(error) === 404) return false
    throw error
  }
}

/** Whether the pull request has the label now; throws as octokit does. */
export async function isLonger(client: GitHubClient, repository: Repository, pullRequest: number): Promise<boolean> {
  const where = { ...inRepository(repository), issue_number: pullRequest }
  const labels = await listAll(client, 'GET /repos/{owner}/{repo}/issues/{issue_number}/labels', where, labelSchema)
  return labels.some(({ name }) => name.toLowerCase() === LONGER_LABEL)
}

/** A run that was started again; `none`: why not, a sentence. */
export type StartedAgain =
  | { readonly kind: 'started'; readonly run: number }
  | { readonly kind: 'none'; readonly why: string }

/**
 * Sets the label and has the workflow of the pull request measure its head again. That run gets the token that it had,
 * so for a fork one that may only read; the pull request's code cannot reach ours. Throws as octokit does.
 *
 * @param workflow file name of the workflow that measures
 */
export async function startLonger(
  client: GitHubClient,
  repository: Repository,
  pullRequest: number,
  workflow: string,
): Promise<StartedAgain> {
  const where = inRepository(repository)
  const found = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    ...where,
    pull_number: pullRequest,
  })
  const { state, head } = pullSchema.parse(found.data)
  if (state !== 'open') return { kind: 'none', why: `pull request #${pullRequest} is not open` }
  await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
    ...where,
    issue_number: pullRequest,
    labels: [LONGER_LABEL],
  })
  const { data } = await client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
    ...where,
    ...{ workflow_id: workflow, event: 'pull_request', head_sha: head.sha, per_page: 1 },
  })
  const [run] = runsSchema.parse(data).workflow_runs
  const short = head.sha.slice(0, 7)
  if (run === undefined)
    return { kind: 'none', why: `${workflow} has no run of commit ${short}; push, or reopen the pull request` }
  if (run.status !== 'completed')
    return { kind: 'none', why: `${workflow} still measures commit ${short}; ask again when it is over` }
  await client.request('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', { ...where, run_id: run.id })
  return { kind: 'started', run: run.id }
}
