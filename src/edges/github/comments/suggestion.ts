/**
 * Suggests a change of the line to blame, so that one click takes it back. A pull request has at most one suggestion
 * for each judged subject, such as a suite. Each run replaces the suggestion of the run before.
 */
import { z } from 'zod'
import { codeBlock, paragraphs } from '../../../core/views/markdown/markdown-parts.ts'
import type { LineToTakeBack } from '../../../core/views/suggestion.ts'
import { escapeMarkdown } from '../../../core/wording/escape.ts'
import { asStored, describeTrouble, inRepository, listAll } from '../api/api.ts'
import { type Authorship, authorOf, authorSchema, oursAmong } from '../api/author.ts'
import type { GitHubClient } from '../api/client.ts'
import { insideWorkspace } from '../context/workspace.ts'
import type { CommentPlace } from './comment.ts'
import { isNewer, keyInMarker, type Marker, type MeasuringRun, parseMarker, renderMarker } from './marker.ts'
import { replacementIn } from './patch.ts'

export interface Suggestion extends MeasuringRun {
  readonly key: string
  /** Undefined if no line is to blame. Then the suggestion of an older run is removed. */
  readonly line: LineToTakeBack | undefined
  /** Folder of the checkout, because the forge names files relative to it. */
  readonly workspace: string
}

export type SuggestionOutcome =
  | { readonly kind: 'created' | 'updated' | 'older' | 'none' }
  | { readonly kind: 'refused'; readonly why: string }

const COMMENTS = '/repos/{owner}/{repo}/pulls/{pull_number}/comments'
const COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}'

const commentSchema = z.looseObject({
  id: z.int(),
  path: z.string(),
  /** Line of the suggestion; missing once the suggestion is outdated. */
  line: z.int().nullish(),
  body: z.string(),
  user: authorSchema,
})
const fileSchema = z.looseObject({ filename: z.string(), status: z.string(), patch: z.string().optional() })
/** States of files that may have a line to take back. A file in another state has moved or is gone. */
const KEPT = ['added', 'modified', 'changed']

interface OurSuggestion extends Authorship, Spot {
  readonly id: number
  readonly marker: Marker
  readonly body: string
}

interface Spot {
  readonly path: string
  readonly line: number | null | undefined
}

/**
 * Writes or updates the suggestion, and removes those of older runs. A failure of the API is a value, because it
 * changes no verdict.
 */
export async function upsertSuggestion(
  client: GitHubClient,
  place: CommentPlace,
  suggestion: Suggestion,
): Promise<SuggestionOutcome> {
  try {
    const ours = await findOurs(client, place, suggestion.key)
    if (ours.some(({ marker }) => isNewer(marker, suggestion))) return { kind: 'older' }
    const wanted = await wantedOf(client, place, suggestion)
    const isSame = (each: OurSuggestion) =>
      each.path === wanted?.path &&
      each.line === wanted.line &&
      each.marker.headSha === suggestion.headSha.toLowerCase()
    const kept = ours.find(isSame)
    const where = inRepository(place.repository)
    for (const { id } of ours.filter((each) => each !== kept))
      await client.request(`DELETE ${COMMENT}`, { ...where, comment_id: id })
    if (wanted === undefined) return { kind: 'none' }
    const { body } = wanted
    if (kept !== undefined) {
      if (asStored(kept.body) !== asStored(body))
        await client.request(`PATCH ${COMMENT}`, { ...where, comment_id: kept.id, body })
      return { kind: 'updated' }
    }
    const at = { commit_id: suggestion.headSha, path: wanted.path, line: wanted.line, side: 'RIGHT' as const }
    // The request is not repeated. A server that reports an error may have stored the suggestion nevertheless, and two
    // would be worse than none.
    const request = { retries: 0 }
    await client.request(`POST ${COMMENTS}`, { ...where, pull_number: place.issue, ...at, body, request })
    return { kind: 'created' }
  } catch (error) {
    return { kind: 'refused', why: `no change is suggested on the line: ${describeTrouble(error)}` }
  }
}

async function wantedOf(client: GitHubClient, place: CommentPlace, { line: taken, workspace, ...about }: Suggestion) {
  const path = taken && insideWorkspace(taken.place.file, workspace)
  if (taken === undefined || path === undefined) return undefined
  const where = { ...inRepository(place.repository), pull_number: place.issue }
  const files = await listAll(client, 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files', where, fileSchema)
  const file = files.find(({ filename, status }) => filename === path && KEPT.includes(status))
  const replacement = file?.patch === undefined ? undefined : replacementIn(file.patch, taken)
  if (replacement === undefined) return undefined
  const block = codeBlock(replacement.text, 'suggestion')
  const body = `${renderMarker(about, 'suggestion')}\n${paragraphs(escapeMarkdown(taken.gain), block)}`
  return { path, line: replacement.line, body }
}

async function findOurs(client: GitHubClient, place: CommentPlace, key: string): Promise<readonly OurSuggestion[]> {
  const where = { ...inRepository(place.repository), pull_number: place.issue }
  const all = await listAll(client, `GET ${COMMENTS}`, where, commentSchema)
  const marked = all.flatMap(({ id, path, line, body, user }) => {
    const marker = parseMarker(body, 'suggestion')
    const author = authorOf(user)
    return marker?.key === keyInMarker(key) && author !== undefined ? [{ id, path, line, body, marker, ...author }] : []
  })
  return await oursAmong(client, place.forge, marked)
}
