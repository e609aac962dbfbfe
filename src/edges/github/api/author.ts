/**
 * Finds the comments on a forge that qpsgate wrote. Anybody can copy qpsgate's marker into a comment, so the author of
 * a comment decides.
 */
import { z } from 'zod'
import type { ForgeKind } from '../context/context.ts'
import { type GitHubClient, statusOf } from './client.ts'

/**
 * Logins under which tokens of workflows write. Nobody can register GitHub's, because a person's login has no brackets.
 * Gitea and Forgejo each reserve only their own, so a login counts only on its own forge.
 */
const WORKFLOW_LOGINS = { github: 'github-actions[bot]', gitea: 'gitea-actions', forgejo: 'forgejo-actions' } as const
/** Address that exists only on Forgejo, relative to the address of its API. */
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
  // Most texts were written with a workflow's token. For them, no request for the account of this token is necessary.
  const workflow = WORKFLOW_LOGINS[forge === 'gitea' && (await isForgejo(client)) ? 'forgejo' : forge]
  const byWorkflow = marked.filter(({ author }) => author === workflow)
  if (marked.length === byWorkflow.length) return byWorkflow
  const isMe = await identity(client)
  return marked.filter((each) => byWorkflow.includes(each) || isMe(each))
}

/**
 * Whether the forge is Forgejo, and not Gitea. Only the forge itself can tell, because either one's runner works with
 * both.
 */
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
 * A check whether the account of this token wrote a text. Tokens of apps, such as that of a workflow, must not ask for
 * their account. With such a token, any bot counts, because only apps that the repository's owners installed can write
 * as bots.
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
