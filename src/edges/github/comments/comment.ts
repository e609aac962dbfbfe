/** The one comment per pull request and key: recognised by marker and author, updated in place. */
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

/** GitHub's limit for a comment. */
export const MOST_CHARACTERS = 65_536

const SERVER_ERRORS = 500

export interface CommentPlace {
  readonly repository: Repository
  readonly forge: ForgeKind
  /** Number of the pull request. */
  readonly issue: number
}

export interface Message {
  /** Name of the gated subject. */
  readonly key: string
  /** Markdown, without the marker. */
  readonly body: string
  /** Whether the result is worth a new comment; if not, only an older comment is brought up to date. */
  readonly isNews: boolean
  /** Comparisons that the comment shows to be slower than tolerated. */
  readonly regressions: readonly Regression[]
}

export interface CommentContent extends Message, MeasuringRun {}

export type CommentOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** A newer run has commented already; its comment stays. */
  | { readonly kind: 'older'; readonly url: string }
  /** Nothing new to say, and no comment to bring up to date. */
  | { readonly kind: 'none' }
  /** `why` is a sentence for a notice. */
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

/** Regressions shown for a commit, and the latest time at which they became readable. */
export type DatedRegressions = CommentRegressions & { readonly since: string }

/**
 * Writes the comment, or leaves it if a newer run was faster. Trouble with the API is a value: a comment that cannot be
 * posted changes no verdict.
 *
 * @throws Error if the body is too long, which is a bug: the renderer keeps the limit
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
    // Two runs at once may have made a comment each.
    for (const other of others) await remove(client, place, other)
    if (asStored(existing.body) === asStored(bodyOf(content, marker.shown))) return { kind: 'unchanged', url }
    // If those shown before for this commit cover the new ones, their time stays: a label set since then still counts.
    const seen = seenIn(existing, content.headSha)
    const isCovered = seen !== undefined && covers(seen, content.regressions)
    const body = bodyOf(content, isCovered ? seen : commentRegressions(content.regressions))
    try {
      const where = { ...inRepository(place.repository), comment_id: id }
      await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...where, body })
      return { kind: 'updated', url }
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      return await create(client, place, content.key, body) // Somebody deleted it meanwhile.
    }
  } catch (error) {
    return { kind: 'refused', why: `the comment could not be posted: ${describeTrouble(error)}` }
  }
}

/**
 * Regressions that our comment has shown for a commit; undefined if there is no such comment, or it is about another
 * commit. Throws as octokit does.
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

/** A server that fails may have stored the comment all the same, so it is looked for before it is sent again. */
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
    // Another run was faster, or the forge keeps the comment: the newest counts all the same.
    describeTrouble(error)
  }
}

/** Our comments with this key, the newest first. */
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
 * Says in each of our comments about another commit, of whatever subject, that this commit could not be judged: their
 * verdicts are on a commit that is no longer the head of the pull request.
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
