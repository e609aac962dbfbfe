/** Reads lists from the forge's API, and describes its failures in sentences for notices. */
import { z } from 'zod'
import { escapeInvisible } from '../../../core/problems.ts'
import type { Repository } from '../context/repository.ts'
import { type GitHubClient, statusOf } from './client.ts'

const PAGE = 100
/** Maximum number of entries that Gitea and Forgejo put on a page. */
const COUNTED_PAGE = 50
/** Maximum number of pages to read of a list, so that no list delays the job for long: 10,000 entries on GitHub. */
const MOST_PAGES = 100
const LONGEST_WORDS = 200

const COMMENTING = 'for comments the job needs `permissions: pull-requests: write`'
const USED_UP = "the API's rate limit is used up"
const HINTS: Readonly<Record<number, string>> = {
  401: 'the token is not valid (any more); check the input github-token',
  404: 'with this token it does not exist; check the permissions of the job',
  429: USED_UP,
}
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/rate limit/i, USED_UP],
  [/\blocked\b/i, 'the conversation is locked; unlock it, or read the result in the summary of the job'],
]

export function inRepository({ owner, name }: Repository): { owner: string; repo: string } {
  return { owner, repo: name }
}

/**
 * Every entry of a list, in the API's order, up to ten thousand.
 *
 * @throws as octokit does, and a ZodError if an entry does not match the schema
 */
export async function listAll<T>(
  client: GitHubClient,
  route: string,
  parameters: Readonly<Record<string, string | number>>,
  item: z.ZodType<T>,
): Promise<T[]> {
  const items: T[] = []
  let pages = 0
  const options = { ...parameters, per_page: PAGE }
  for await (const page of pagesOf(client, route, options)) {
    items.push(...z.array(item).parse(page.data))
    pages += 1
    if (pages === MOST_PAGES) break
  }
  return items
}

async function* pagesOf(client: GitHubClient, route: string, options: Readonly<Record<string, string | number>>) {
  try {
    yield* client.paginate.iterator<unknown>(route, options)
  } catch (error) {
    // For an answer of another form, such as a proxy's page, octokit throws a TypeError. A ZodError takes its place,
    // because notices have a sentence for it.
    throw error instanceof TypeError ? new z.ZodError([]) : error
  }
}

/**
 * Every entry of a list on Gitea and Forgejo. Their answers do not name the next page, so pages are requested until one
 * is empty.
 */
export async function listPages<T>(
  client: GitHubClient,
  route: string,
  parameters: Readonly<Record<string, string | number>>,
  item: z.ZodType<T>,
): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await client.request(route, { ...parameters, page, limit: COUNTED_PAGE })
    const more = z.array(item).parse(data)
    if (more.length === 0) break
    items.push(...more)
  }
  return items
}

/**
 * Reason why a request to the API failed, on one line, for a notice.
 *
 * @param needed advice for the workflow if the token lacks a permission
 * @throws the error itself if it does not come from the API, because then it is a bug
 */
export function describeTrouble(error: unknown, needed = COMMENTING): string {
  if (error instanceof z.ZodError) return 'the API answered with something that is not its own form'
  const status = statusOf(error)
  if (status === undefined || !(error instanceof Error)) throw error
  const words = oneLine(error.message)
  // Octokit gives network errors the status 500, too, but no response.
  if (!('response' in error) || error.response === undefined) return `the API could not be reached (${words})`
  const forbidden = status === 403 ? `the token has no permission for it; ${needed}` : HINTS[status]
  const [, hint = forbidden] = BY_WORDS.find(([pattern]) => pattern.test(words)) ?? []
  return `the API answered ${status} (${words})${hint === undefined ? '' : `: ${hint}`}`
}

/**
 * A text in a form for comparisons, because forges change line ends and trailing white space when they store a text.
 */
export function asStored(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd()
}

function oneLine(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/g, ' ').trim())
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 1)}…` : line
}
