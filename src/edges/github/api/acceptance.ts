/** An expected regression that somebody took responsibility for: by a label on the pull request, or in the commit. */
import { z } from 'zod'
import type { Acceptance } from '../../../core/verdict/judgement.ts'
import type { Repository } from '../context/repository.ts'
import { inRepository, listAll, orTrouble } from './api.ts'
import type { GitHubClient } from './client.ts'
import { parseTrailers } from './trailers.ts'

export const ACCEPTED_LABEL = 'qpsgate: accepted'
export const ACCEPTED_TRAILER = 'Qpsgate-accepted'

const UNKNOWN = 'somebody with the right to set labels'

export interface AcceptanceFound {
  readonly acceptance: Acceptance | null
  /** Sentences for notices: what could not be looked up, what did not count. */
  readonly notes: readonly string[]
}

/** A commit that is to be merged, or was. */
export interface ProposedChange {
  readonly repository: Repository
  readonly headSha: string
  /** Undefined for a commit outside pull requests, which has no labels. */
  readonly pullRequest: { readonly number: number; readonly fromFork: boolean } | undefined
}

const person = z.looseObject({ login: z.string() }).nullish()
const labelSchema = z.looseObject({ name: z.string() })
const eventSchema = z.looseObject({ event: z.string().nullish(), actor: person, label: labelSchema.nullish() })
const commitSchema = z.looseObject({
  // A commit by nobody the forge knows has no author, or an empty one.
  author: z.looseObject({ login: z.string().nullish() }).nullish(),
  commit: z.looseObject({
    message: z.string(),
    author: z.looseObject({ name: z.string().nullish() }).nullish(),
  }),
})

/** Looks for the label, then for the trailer. Where the API is in trouble nothing is accepted, and a note says so. */
export async function findAcceptance(client: GitHubClient, change: ProposedChange): Promise<AcceptanceFound> {
  const byLabel = await labelled(client, change)
  if (byLabel.acceptance !== null) return byLabel
  const byTrailer = await trailed(client, change)
  return { acceptance: byTrailer.acceptance, notes: [...byLabel.notes, ...byTrailer.notes] }
}

/** The labels of now, not those of the event: it may have been a re-run that followed the label. */
async function labelled(client: GitHubClient, { repository, pullRequest }: ProposedChange): Promise<AcceptanceFound> {
  if (pullRequest === undefined) return { acceptance: null, notes: [] }
  const where = { ...inRepository(repository), issue_number: pullRequest.number }
  const labels = await orTrouble(
    () => listAll(client, 'GET /repos/{owner}/{repo}/issues/{issue_number}/labels', where, labelSchema),
    'could not look up the labels of the pull request',
  )
  if (labels.kind === 'trouble') return { acceptance: null, notes: [labels.why] }
  if (!labels.value.some(isAccepted)) return { acceptance: null, notes: [] }
  // Only people with triage rights can set labels, on pull requests from forks too.
  const events = await orTrouble(
    () => listAll(client, 'GET /repos/{owner}/{repo}/issues/{issue_number}/events', where, eventSchema),
    'could not look up who set the label',
  )
  const set = events.kind === 'trouble' ? [] : events.value.filter(({ event }) => event === 'labeled')
  const last = set.findLast(({ label }) => label !== null && label !== undefined && isAccepted(label))
  return {
    acceptance: { by: last?.actor?.login || UNKNOWN, how: 'label', reason: null },
    notes: events.kind === 'trouble' ? [events.why] : [],
  }
}

async function trailed(client: GitHubClient, change: ProposedChange): Promise<AcceptanceFound> {
  const { repository, headSha, pullRequest } = change
  const commit = await orTrouble(async () => {
    const where = { ...inRepository(repository), ref: headSha }
    return commitSchema.parse((await client.request('GET /repos/{owner}/{repo}/commits/{ref}', where)).data)
  }, "could not look up the head commit's message")
  if (commit.kind === 'trouble') return { acceptance: null, notes: [commit.why] }
  const { author, commit: content } = commit.value
  const wanted = ACCEPTED_TRAILER.toLowerCase()
  const trailer = parseTrailers(content.message).findLast(({ key }) => key.toLowerCase() === wanted)
  if (trailer === undefined) return { acceptance: null, notes: [] }
  if (pullRequest?.fromFork) return refused('does not count on a pull request from a fork, where anybody can write it')
  if (trailer.value === '') return refused('has no reason; write one behind the colon')
  const by = author?.login || content.author?.name || 'an unknown author'
  return { acceptance: { by, how: 'trailer', reason: trailer.value }, notes: [] }
}

function isAccepted({ name }: { readonly name: string }): boolean {
  return name.toLowerCase() === ACCEPTED_LABEL
}

function refused(why: string): AcceptanceFound {
  return { acceptance: null, notes: [`the trailer ${ACCEPTED_TRAILER} of the head commit ${why}`] }
}
