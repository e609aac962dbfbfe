/** Our comments on lines of the pull request, brought up to date: valid ones are kept, the others withdrawn. */
import { z } from 'zod'
import { asStored, describeTrouble, inRepository, listAll } from '../api/api.ts'
import { type Authored, authorOf, authorSchema, oursAmong } from '../api/author.ts'
import type { GitHubClient } from '../api/client.ts'
import type { LineComment } from './code-suggestion.ts'
import type { CommentPlace } from './comment.ts'
import { isNewer, type Marker, parseMarker, renderMarker } from './marker.ts'

export interface LineCommentContent extends Marker {
  /** All comments that shall exist; an empty list withdraws all. */
  readonly comments: readonly LineComment[]
}

export type LineCommentOutcome =
  | { readonly kind: 'written' }
  /** A newer run has written already; its comments stay. */
  | { readonly kind: 'older' }
  /** `why` is a sentence for a notice. */
  | { readonly kind: 'refused'; readonly why: string }

const ALL = '/repos/{owner}/{repo}/pulls/{pull_number}/comments'
const ONE = '/repos/{owner}/{repo}/pulls/comments/{comment_id}'
/** The new text of a withdrawn comment that somebody has answered. */
const WITHDRAWN = 'The suggestion that stood here does not hold any more.'

const createdSchema = z.looseObject({ id: z.int() })
const commentSchema = z.looseObject({
  id: z.int(),
  body: z.string(),
  path: z.string(),
  // Null where later commits have changed the line: the forge shows such a comment as outdated.
  line: z.int().nullish(),
  start_line: z.int().nullish(),
  in_reply_to_id: z.int().nullish(),
  user: authorSchema,
})

interface OurLineComment extends Authored, LineComment {
  readonly id: number
  readonly marker: Marker
  readonly isAnswered: boolean
}

/** Writes all of them or none: if one cannot be written, new ones are withdrawn. Trouble changes no verdict. */
export async function upsertLineComments(
  client: GitHubClient,
  place: CommentPlace,
  content: LineCommentContent,
): Promise<LineCommentOutcome> {
  const api = new LineCommentApi(client, place)
  try {
    const existing = await api.listOurs(content.key)
    if (existing.some(({ marker }) => isNewer(marker, content))) return { kind: 'older' }
    const wanted = content.comments.map((comment) => ({ ...comment, body: marked(content, comment.body) }))
    const isWanted = (old: OurLineComment) => wanted.some((comment) => isSamePlace(old, comment))
    await createAll(
      api,
      content.headSha,
      wanted.filter((comment) => !existing.some((old) => isSamePlace(old, comment))),
    )
    for (const old of existing) {
      const comment = wanted.find((each) => isSamePlace(old, each))
      if (comment !== undefined) await api.update(old, comment.body)
    }
    for (const old of existing.filter((each) => !isWanted(each))) {
      if (!old.isAnswered) await api.remove(old.id)
      else if (!asStored(old.body).endsWith(WITHDRAWN)) await api.update(old, marked(content, WITHDRAWN))
    }
    return { kind: 'written' }
  } catch (error) {
    return { kind: 'refused', why: `the suggestion could not be put on its lines: ${describeTrouble(error)}` }
  }
}

async function createAll(api: LineCommentApi, commit: string, comments: readonly LineComment[]): Promise<void> {
  const created: number[] = []
  try {
    for (const comment of comments) created.push(await api.create(commit, comment))
  } catch (error) {
    for (const id of created) await api.remove(id)
    throw error
  }
}

function marked(marker: Marker, body: string): string {
  return `${renderMarker(marker, 'suggestion')}\n${body.toWellFormed()}`
}

function isSamePlace(one: LineComment, other: LineComment): boolean {
  return one.path === other.path && one.line === other.line && one.startLine === other.startLine
}

/** Review comments of one pull request; every method throws as octokit does. */
class LineCommentApi {
  readonly #client: GitHubClient
  readonly #place: CommentPlace

  constructor(client: GitHubClient, place: CommentPlace) {
    this.#client = client
    this.#place = place
  }

  /** Our comments with this key that are not outdated. */
  async listOurs(key: string): Promise<readonly OurLineComment[]> {
    const all = await listAll(this.#client, `GET ${ALL}`, this.#pull, commentSchema)
    const answered = new Set(all.map(({ in_reply_to_id: id }) => id))
    const candidates = all.flatMap(({ id, path, line, start_line: startLine, body, user }): OurLineComment[] => {
      const marker = parseMarker(body, 'suggestion')
      const author = authorOf(user)
      if (marker?.key !== key || author === undefined || line === null || line === undefined) return []
      return [{ id, path, line, startLine: startLine ?? line, body, marker, isAnswered: answered.has(id), ...author }]
    })
    return oursAmong(this.#client, this.#place.forge, candidates)
  }

  /** @returns number of the comment */
  async create(commit: string, { path, startLine, line, body }: LineComment): Promise<number> {
    const from = startLine < line ? ({ start_line: startLine, start_side: 'RIGHT' } as const) : {}
    const { data } = await this.#client.request(`POST ${ALL}`, {
      ...this.#pull,
      ...{ commit_id: commit, path, side: 'RIGHT', line, body },
      ...from,
      // It may be stored although the server fails, and would then be there twice.
      request: { retries: 0 },
    })
    return createdSchema.parse(data).id
  }

  async update({ id, body: stored }: OurLineComment, body: string): Promise<void> {
    if (asStored(stored) === asStored(body)) return
    await this.#client.request(`PATCH ${ONE}`, { ...this.#repository, comment_id: id, body })
  }

  async remove(id: number): Promise<void> {
    await this.#client.request(`DELETE ${ONE}`, { ...this.#repository, comment_id: id })
  }

  get #repository() {
    return inRepository(this.#place.repository)
  }

  get #pull() {
    return { ...this.#repository, pull_number: this.#place.issue }
  }
}
