/**
 * Finds the comments on a forge that qpsgate wrote. Anybody can copy its marker into a comment, so the author decides.
 */
import { z } from 'zod'
import type { ForgeKind } from '../context/context.ts'
import { type GitHubClient, statusOf } from './client.ts'

/**
 * Logins that a workflow's token writes as. No person can register GitHub's, because a person's login has no brackets.
 * Gitea and Forgejo each reserve only their own, so a login counts on its own forge alone.
 */
const WORKFLOW_LOGINS = { github: 'github-actions[bot]', gitea: 'gitea-actions', forgejo: 'forgejo-actions' } as const
/** Only Forgejo answers at this address, which is relative to that of its API. */
const OF_FORGEJO = '/../forgejo/v1/version'

export interface Authorship {
  readonly author: string
  readonly isBot: boolean
}

/** Author of a comment or an issue; null if the account was deleted. */
export const authorSchema = z.looseObject({ login: z.string(), type: z.string().nullish() }).nullish()
const userSchema = z.looseObject({ login: z.string() })

export function authorOf(user: z.output<typeof authorSchema>): Authorship | undefined {
  return user === null || user === undefined ? undefined : { author: user.login, isBot: user.type === 'Bot' }
}

/**
 * The texts that were written with this run's token, or with the token of a workflow.
 *
 * @throws as octokit does
 */
export async function oursAmong<T extends Authorship>(
  client: GitHubClient,
  forge: ForgeKind,
  marked: readonly T[],
): Promise<readonly T[]> {
  if (marked.length === 0) return []
  // Most texts were written with a workflow's token. For them, no request for the account of this token is needed.
  const workflow = WORKFLOW_LOGINS[forge === 'gitea' && (await isForgejo(client)) ? 'forgejo' : forge]
  const byWorkflow = marked.filter(({ author }) => author === workflow)
  if (marked.length === byWorkflow.length) return byWorkflow
  const isMe = await identity(client)
  return marked.filter((each) => byWorkflow.includes(each) || isMe(each))
}

/** Asks the forge itself whether it is Forgejo or Gitea, because the runner of either can serve the other. */
async function isForgejo(client: GitHubClient): Promise<boolean> {
  try {
    await client.request(`GET ${OF_FORGEJO}`)
    return true
  } catch (error) {
    if (statusOf(error) === 404) return false
    throw error
  }
}

/**
 * A check whether the account of this token wrote a text. Tokens of apps, including the workflow's, may not ask for
 * their account. For them any bot counts, because only an app that the repository's owners installed can write as one.
 */
async function identity(client: GitHubClient): Promise<(text: Authorship) => boolean> {
  try {
    const { login } = userSchema.parse((await client.request('GET /user')).data)
    return ({ author }) => author === login
  } catch (error) {
    const status = statusOf(error)
    if (status !== 403 && status !== 404) throw error
    return ({ isBot }) => isBot
  }
}
