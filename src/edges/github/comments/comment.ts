/**
 * Writes one comment for each subject that a pull request is judged by, such as a suite. Later runs recognise the
 * comment by marker and author, and update it, so that comments do not pile up.
 */
import { z } from 'zod'
import type { Regression } from '../../../core/result/gated-costs.ts'
import { sleep } from '../../machine/clock.ts'
import { asStored, describeTrouble, inRepository, listAll } from '../api/api.ts'
import { type Authorship, authorOf, authorSchema, oursAmong } from '../api/author.ts'
import { type GitHubClient, MOST_RETRIES, statusOf } from '../api/client.ts'
import type { ForgeKind } from '../context/context.ts'
import type { Repository } from '../context/repository.ts'
import { type CommentRegressions, commentRegressions, covers } from './comment-regressions.ts'
import { isNewer, keyInMarker, type Marker, type MeasuringRun, parseMarker, renderMarker } from './marker.ts'

/** Maximum number of characters of a comment. GitHub refuses longer ones. */
export const MOST_CHARACTERS = 65_536

const SERVER_ERRORS = 500

export interface CommentPlace {
  readonly repository: Repository
  readonly forge: ForgeKind
  /**
   * Number of the pull request. It is called issue, because for the forge's API these comments are those of an issue.
   */
  readonly issue: number
}

export interface Message {
  /** Name of the judged subject, such as a suite. Each has a comment of its own. */
  readonly key: string
  readonly body: string
  /** Whether the result deserves a new comment. If not, only an existing comment is updated. */
  readonly isNews: boolean
  readonly regressions: readonly Regression[]
}

export interface CommentContent extends Message, MeasuringRun {}

export type CommentOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  | { readonly kind: 'older'; readonly url: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: string }

const createdSchema = z.looseObject({ html_url: z.string() })
const commentSchema = z.looseObject({
  id: z.int(),
  html_url: z.string(),
  updated_at: z.string(),
  body: z.string().nullish(),
  user: authorSchema,
})

interface OurComment extends Authorship {
  readonly id: number
  readonly url: string
  readonly body: string
  readonly updatedAt: string
  readonly marker: Marker
}

/** Regressions that were shown for a commit. A label that was set before `since` does not accept them. */
export type DatedRegressions = CommentRegressions & { readonly since: string }

/**
 * Writes the comment, unless a newer run has already commented. A failure of the API is a value, because it changes no
 * verdict.
 *
 * @throws Error if the body is too long, which is a bug, because the renderer keeps to the limit
 */
export async function upsertComment(
  client: GitHubClient,
  place: CommentPlace,
  content: CommentContent,
): Promise<CommentOutcome> {
  try {
    const [existing, ...others] = await findOurs(client, place, content.key)
    if (existing === undefined) {
      const body = bodyOf(content, commentRegressions(content.regressions))
      return content.isNews ? await create(client, place, content.key, body) : { kind: 'none' }
    }
    const { id, url, marker } = existing
    if (isNewer(marker, content)) return { kind: 'older', url }
    // Two runs at the same time may each have created a comment. Only one stays.
    for (const other of others) await remove(client, place, other)
    if (asStored(existing.body) === asStored(bodyOf(content, marker.shown))) return { kind: 'unchanged', url }
    // If the comment has already shown these regressions for this commit, their time stays, because a label that was
    // set since then must count.
    const seen = seenIn(existing, content.headSha)
    const isCovered = seen !== undefined && covers(seen, content.regressions)
    const body = bodyOf(content, isCovered ? seen : commentRegressions(content.regressions))
    try {
      const where = { ...inRepository(place.repository), comment_id: id }
      await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...where, body })
      return { kind: 'updated', url }
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      return await create(client, place, content.key, body) // Somebody has deleted the comment meanwhile.
    }
  } catch (error) {
    return { kind: 'refused', why: `the comment could not be posted: ${describeTrouble(error)}` }
  }
}

/**
 * Regressions that qpsgate's comment has shown for a commit; undefined if there is no such comment, or it is about
 * another commit.
 *
 * @throws as octokit does
 */
export async function findShown(
  client: GitHubClient,
  place: CommentPlace,
  key: string,
  headSha: string,
): Promise<DatedRegressions | undefined> {
  const [existing] = await findOurs(client, place, key)
  return existing === undefined ? undefined : seenIn(existing, headSha)
}

function seenIn({ marker, updatedAt }: OurComment, headSha: string): DatedRegressions | undefined {
  const { shown } = marker
  if (shown === undefined || marker.headSha !== headSha.toLowerCase()) return undefined
  return { ...shown, since: shown.since ?? updatedAt }
}

function bodyOf(content: CommentContent, shown: CommentRegressions | undefined): string {
  const body = `${renderMarker({ ...content, shown })}\n${content.body.toWellFormed()}`
  if (body.length > MOST_CHARACTERS)
    throw new Error(`a comment of ${body.length} characters; the limit is ${MOST_CHARACTERS}`)
  return body
}

/**
 * Creates the comment. A server that reports an error may have stored it nevertheless. Therefore, each repetition first
 * looks for the comment, so that the pull request does not get two.
 */
async function create(client: GitHubClient, place: CommentPlace, key: string, body: string): Promise<CommentOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      const where = { ...inRepository(place.repository), issue_number: place.issue }
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
      const { data } = await client.request(route, { ...where, body, request: { retries: 0 } })
      return { kind: 'created', url: createdSchema.parse(data).html_url }
    } catch (error) {
      if ((statusOf(error) ?? 0) < SERVER_ERRORS || attempt > MOST_RETRIES) throw error
      await sleep(1000 * attempt ** 2)
      const [stored] = await findOurs(client, place, key)
      if (stored !== undefined && asStored(stored.body) === asStored(body)) return { kind: 'created', url: stored.url }
    }
  }
}

async function remove(client: GitHubClient, place: CommentPlace, { id }: OurComment): Promise<void> {
  try {
    const where = { ...inRepository(place.repository), comment_id: id }
    await client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', where)
  } catch (error) {
    // If the forge refuses, or another run has removed the comment, nothing is lost, because only the newest comment
    // counts. `describeTrouble` throws all errors that do not come from the API.
    describeTrouble(error)
  }
}

/** qpsgate's comments about a subject. The newest comes first, because it is the one to keep. */
async function findOurs(client: GitHubClient, place: CommentPlace, key: string): Promise<readonly OurComment[]> {
  return await findAllOurs(client, place, (marker) => marker.key === keyInMarker(key))
}

async function findAllOurs(
  client: GitHubClient,
  place: CommentPlace,
  isWanted: (marker: Marker) => boolean,
): Promise<readonly OurComment[]> {
  const where = { ...inRepository(place.repository), issue_number: place.issue }
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
  const all = await listAll(client, route, where, commentSchema)
  const marked = all.flatMap(({ id, html_url: url, updated_at: updatedAt, body, user }) => {
    const text = body ?? ''
    const marker = parseMarker(text)
    const author = authorOf(user)
    const isOurs = marker !== undefined && author !== undefined && isWanted(marker)
    return isOurs ? [{ id, url, body: text, updatedAt, marker, ...author }] : []
  })
  const ours = await oursAmong(client, place.forge, marked)
  return ours.toSorted((left, right) => right.id - left.id)
}

/**
 * Writes into all comments about older commits that the present commit could not be judged. Otherwise, readers could
 * take their verdicts for verdicts about the present commit.
 */
export async function replaceEarlier(
  client: GitHubClient,
  place: CommentPlace,
  { body, ...run }: MeasuringRun & Pick<Message, 'body'>,
): Promise<CommentOutcome> {
  const isEarlier = (marker: Marker) => marker.headSha !== run.headSha.toLowerCase() && !isNewer(marker, run)
  try {
    const earlier = await findAllOurs(client, place, isEarlier)
    for (const { marker } of earlier)
      await upsertComment(client, place, { ...run, key: marker.key, body, isNews: true, regressions: [] })
    const [first] = earlier
    return first === undefined ? { kind: 'none' } : { kind: 'updated', url: first.url }
  } catch (error) {
    return { kind: 'refused', why: `the comment could not be posted: ${describeTrouble(error)}` }
  }
}
