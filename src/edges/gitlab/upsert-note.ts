/** The one note per merge request and key: found again by marker and author, updated in place. */
import { z } from 'zod'
import { asStored } from '../github/api/api.ts'
import { isNewer, type Marker, parseMarker, renderMarker } from '../github/comments/marker.ts'
import { type GitLabApi, GitLabTrouble } from './gitlab-api.ts'
import type { MergeRequestJob } from './merge-request-job.ts'

/** GitLab's limit for a note. */
export const MOST_CHARACTERS = 1_000_000
const PAGE = 100
/** Ten thousand notes: a longer discussion is not read to its end. */
const MOST_PAGES = 100
const NOT_FOUND = 404

export type NotePlace = Pick<MergeRequestJob, 'project' | 'iid' | 'pageUrl'>

export interface NoteContent extends Omit<Marker, 'shown'> {
  /** Markdown, without the marker. */
  readonly body: string
  /** Whether it is worth a note of its own; else only an older one is brought up to date. */
  readonly isNews: boolean
}

export type NoteOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** A newer pipeline has written already; its note stays. */
  | { readonly kind: 'older'; readonly url: string }
  /** There is no note, and nothing new to say. */
  | { readonly kind: 'none' }
  /** `why` is a sentence. */
  | { readonly kind: 'refused'; readonly why: string }

const userSchema = z.looseObject({ id: z.int() })
const writtenSchema = z.looseObject({ id: z.int() })
const noteSchema = z.looseObject({
  id: z.int(),
  body: z.string().nullish(),
  // For a deleted account GitLab names a ghost, or nobody.
  author: userSchema.nullish(),
  system: z.boolean().nullish(),
})

interface OurNote {
  readonly id: number
  readonly body: string
  readonly marker: Marker
}

/**
 * Writes the note, or leaves it if a newer pipeline was faster. Trouble with the API is a value.
 *
 * @throws Error if the body is too long, which is a bug: the renderer keeps the limit
 */
export async function upsertNote(api: GitLabApi, place: NotePlace, content: NoteContent): Promise<NoteOutcome> {
  const body = `${renderMarker(content)}\n${withoutQuickActions(content.body.toWellFormed())}`
  if (body.length > MOST_CHARACTERS)
    throw new Error(`a note of ${body.length} characters; the limit is ${MOST_CHARACTERS}`)
  const notes = new Notes(api, place)
  try {
    const existing = await notes.findOurs(content.key)
    if (existing === undefined) return content.isNews ? await create(notes, content.key, body) : { kind: 'none' }
    const url = notes.url(existing.id)
    if (isNewer(existing.marker, content)) return { kind: 'older', url }
    if (asStored(existing.body) === asStored(body)) return { kind: 'unchanged', url }
    return await update(notes, existing, content.key, body)
  } catch (error) {
    if (!(error instanceof GitLabTrouble)) throw error
    return { kind: 'refused', why: error.message }
  }
}

/**
 * The text without any line that is a command: GitLab executes lines that begin with a slash, such as `/merge`, with
 * the rights of the token. Markdown and shells do not mind the blank.
 */
export function withoutQuickActions(markdown: string): string {
  return markdown.replaceAll(/(?<=^|[\r\n])\//g, ' /')
}

async function update(notes: Notes, { id }: OurNote, key: string, body: string): Promise<NoteOutcome> {
  try {
    await notes.update(id, body)
    return { kind: 'updated', url: notes.url(id) }
  } catch (error) {
    if (!(error instanceof GitLabTrouble) || error.status !== NOT_FOUND) throw error
    return await create(notes, key, body) // Somebody deleted it meanwhile.
  }
}

/** A server that fails may have stored the note all the same: it is looked for before it is sent again. */
async function create(notes: Notes, key: string, body: string): Promise<NoteOutcome> {
  try {
    return { kind: 'created', url: notes.url(await notes.create(body, { isRepeatable: false })) }
  } catch (error) {
    if (!(error instanceof GitLabTrouble) || !error.isUncertain) throw error
    const stored = await notes.findOurs(key)
    if (stored !== undefined && asStored(stored.body) === asStored(body))
      return { kind: 'created', url: notes.url(stored.id) }
    return { kind: 'created', url: notes.url(await notes.create(body, { isRepeatable: true })) }
  }
}

/** Notes of one merge request; every method throws as the API does. */
class Notes {
  readonly #api: GitLabApi
  readonly #path: string
  readonly #pageUrl: string

  constructor(api: GitLabApi, { project, iid, pageUrl }: NotePlace) {
    this.#api = api
    this.#path = `/projects/${project}/merge_requests/${iid}/notes`
    this.#pageUrl = pageUrl
  }

  url(id: number): string {
    return `${this.#pageUrl}#note_${id}`
  }

  /** The newest of our notes with this key; two jobs at once may have made two. Anybody may write a marker. */
  async findOurs(key: string): Promise<OurNote | undefined> {
    const marked = await this.#listMarked(key)
    if (marked.length === 0) return undefined
    const { value: me } = await this.#api.ask({ method: 'GET', path: '/user' }, userSchema)
    return marked.filter(({ author }) => author === me.id).toSorted((left, right) => right.id - left.id)[0]
  }

  async create(body: string, { isRepeatable }: { readonly isRepeatable: boolean }): Promise<number> {
    const request = { method: 'POST', path: this.#path, body: { body }, isRepeatable } as const
    return (await this.#api.ask(request, writtenSchema)).value.id
  }

  async update(id: number, body: string): Promise<void> {
    await this.#api.ask({ method: 'PUT', path: `${this.#path}/${id}`, body: { body } }, writtenSchema)
  }

  async #listMarked(key: string): Promise<readonly (OurNote & { readonly author: number | undefined })[]> {
    const found: (OurNote & { readonly author: number | undefined })[] = []
    let page = '1'
    for (let pages = 0; page !== '' && pages < MOST_PAGES; pages += 1) {
      const query = { order_by: 'created_at', sort: 'desc', per_page: String(PAGE), page }
      const { value, headers } = await this.#api.ask({ method: 'GET', path: this.#path, query }, z.array(noteSchema))
      for (const { id, body, author, system } of value) {
        const marker = parseMarker(body ?? '')
        if (marker?.key === key && system !== true) found.push({ id, body: body ?? '', marker, author: author?.id })
      }
      page = headers.get('x-next-page') ?? ''
    }
    return found
  }
}
