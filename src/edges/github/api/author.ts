/** Our texts on the forge. Anybody may write a marker, so its author decides whether a text is ours. */
import { z } from 'zod'
import type { ForgeKind } from '../context/context.ts'
import { type GitHubClient, statusOf } from './client.ts'

/**
 * Logins that a workflow's token writes as. Brackets cannot occur in a person's login; each of the others is reserved
 * by its own forge, and anybody may register it on the other one.
 */
const WORKFLOW_LOGINS = { github: 'github-actions[bot]', gitea: 'gitea-actions', forgejo: 'forgejo-actions' } as const
/** An address that only Forgejo has, beside that of its API. */
const OF_FORGEJO = '/../forgejo/v1/version'

export interface Authorship {
  readonly author: string
  readonly isBot: boolean
}

/** Author of a comment or an issue; null if the account is gone. */
export const authorSchema = z.looseObject({ login: z.string(), type: z.string().nullish() }).nullish()
const userSchema = z.looseObject({ login: z.string() })

export function authorOf(user: z.output<typeof authorSchema>): Authorship | undefined {
  return user === null || user === undefined ? undefined : { author: user.login, isBot: user.type === 'Bot' }
}

/** Texts written with this run's token, or a workflow's; throws as octokit does. */
export async function oursAmong<T extends Authorship>(
  client: GitHubClient,
  forge: ForgeKind,
  marked: readonly T[],
): Promise<readonly T[]> {
  if (marked.length === 0) return []
  // Most texts are by the workflow's token, which spares the request for our own account.
  const workflow = WORKFLOW_LOGINS[forge === 'gitea' && (await isForgejo(client)) ? 'forgejo' : forge]
  const byWorkflow = marked.filter(({ author }) => author === workflow)
  if (marked.length === byWorkflow.length) return byWorkflow
  const isMe = await identity(client)
  return marked.filter((each) => byWorkflow.includes(each) || isMe(each))
}

/** Whether a forge of Gitea's dialect is Forgejo, by its own answer: each forge may be served by the other's runner. */
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
 * The account of the token. Tokens of apps, including the workflow's, may not ask: for them any bot counts, because
 * only an app that the repository's owners installed can write as one.
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
