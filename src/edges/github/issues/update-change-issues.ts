/** One issue for each lasting slowdown: opened once, brought up to date, closed when the level is back. */
import { z } from 'zod'
import type { RunRecord } from '../../../core/history/run-record.ts'
import { type ChangeKey, type IssueEdit, issueEdits, type KnownIssue } from '../../../core/views/change-issues.ts'
import type { IssueText } from '../../../core/views/markdown/change-issue-text.ts'
import { asStored, inRepository, listAll, orTrouble, statusOf } from '../api/api.ts'
import { type Authored, authorOf, authorSchema, oursAmong } from '../api/author.ts'
import type { GitHubClient } from '../api/client.ts'
import { decodeKey, encodeKey } from '../comments/marker.ts'
import type { GitHubContext } from '../context/context.ts'
import { fullName } from '../context/repository.ts'

/** Label that finds our issues again; if it is removed, another issue is opened. */
const LABEL = 'qpsgate'
const NEEDED = 'for issues the job needs `permissions: issues: write`'
const SERVER_ERRORS = 500

/** Tells which change an issue is about. */
const MARKER = /^<!-- qpsgate:change v1 key=(\S*) -->$/
const MARKED_THREADS = /^[1-9]\d{0,14}$/
const MARKER_PARTS = 5

export type IssuePlace = Pick<GitHubContext, 'repository' | 'serverUrl'>

const issueSchema = z.looseObject({
  number: z.int(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.string(),
  user: authorSchema,
  pull_request: z.unknown().optional(),
})

interface OurIssue extends KnownIssue, IssueText, Authored {}

/**
 * Brings the issues about a branch in line with its history.
 *
 * @param records history of that branch, the run in it
 * @returns sentences for notices where the API did not do something; the next run tries again
 */
export async function updateChangeIssues(
  client: GitHubClient,
  place: IssuePlace,
  records: readonly RunRecord[],
  run: RunRecord,
): Promise<readonly string[]> {
  const known = await orTrouble(() => ourIssues(client, place), 'the issues about slowdowns could not be read', NEEDED)
  if (known.kind === 'trouble') return [known.why]
  const repositoryUrl = `${place.serverUrl}/${fullName(place.repository)}`
  const notes = new Set<string>()
  for (const edit of issueEdits(records, run, known.value, repositoryUrl)) {
    const failure = edit.kind === 'open' ? 'an issue could not be opened' : `issue ${edit.number} could not be changed`
    const done = await orTrouble(() => apply(client, place, edit, known.value), failure, NEEDED)
    if (done.kind === 'trouble') notes.add(done.why)
  }
  return [...notes]
}

async function apply(
  client: GitHubClient,
  place: IssuePlace,
  edit: IssueEdit,
  known: readonly OurIssue[],
): Promise<void> {
  if (edit.kind === 'open') return open(client, place, edit)
  const where = { ...inRepository(place.repository), issue_number: edit.number }
  if (edit.kind === 'update') {
    const text = withMarker(edit)
    const issue = known.find(({ number }) => number === edit.number)
    if (issue !== undefined && issue.title === text.title && asStored(issue.body) === asStored(text.body)) return
    await client.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...where, ...text })
    return
  }
  // First closed, then explained: an explanation that fails is not repeated with every run.
  await client.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...where, state: 'closed' })
  const body = edit.comment
  await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...where, body })
}

/** A server that fails may have opened the issue all the same: it is looked for before it is asked again. */
async function open(
  client: GitHubClient,
  place: IssuePlace,
  edit: { readonly key: ChangeKey; readonly text: IssueText },
): Promise<void> {
  const text = withMarker(edit)
  const post = (request: { readonly retries?: number }) =>
    client.request('POST /repos/{owner}/{repo}/issues', {
      ...inRepository(place.repository),
      ...text,
      labels: [LABEL],
      request,
    })
  try {
    await post({ retries: 0 })
  } catch (error) {
    if ((statusOf(error) ?? 0) < SERVER_ERRORS) throw error
    const marker = renderChangeMarker(edit.key)
    const there = await ourIssues(client, place)
    if (!there.some(({ key }) => renderChangeMarker(key) === marker)) await post({})
  }
}

async function ourIssues(client: GitHubClient, { repository }: IssuePlace): Promise<readonly OurIssue[]> {
  const where = { ...inRepository(repository), labels: LABEL, state: 'all' }
  const all = await listAll(client, 'GET /repos/{owner}/{repo}/issues', where, issueSchema)
  const marked = all.flatMap(({ number, title, body, state, user, pull_request: pull }): OurIssue[] => {
    const key = parseChangeMarker(body ?? '')
    const author = authorOf(user)
    // Pull requests are listed as well.
    if (key === undefined || author === undefined || (pull !== undefined && pull !== null)) return []
    return [{ number, isOpen: state === 'open', key, title, body: body ?? '', ...author }]
  })
  return oursAmong(client, 'github', marked)
}

function withMarker({ key, text }: { readonly key: ChangeKey; readonly text: IssueText }): IssueText {
  return { title: text.title, body: `${renderChangeMarker(key)}\n${text.body.toWellFormed()}` }
}

/** The first line of our issues, an HTML comment: suite, scenario, workload, threads and first commit. */
export function renderChangeMarker({ suite, scenario, workload, threads, commit }: ChangeKey): string {
  const parts = [suite, scenario, workload, String(threads), commit]
  return `<!-- qpsgate:change v1 key=${parts.map(encodeKey).join('/')} -->`
}

/** The change that an issue is about; undefined if its first line is no marker: the text below may be anybody's. */
export function parseChangeMarker(body: string): ChangeKey | undefined {
  const [line = ''] = body.split(/\r?\n/, 1)
  const parts = MARKER.exec(line)?.[1]?.split('/').map(decodeKey) ?? []
  const [suite, scenario, workload, threads, commit] = parts
  if (parts.length !== MARKER_PARTS || suite === undefined || scenario === undefined) return undefined
  if (workload === undefined || commit === undefined || !MARKED_THREADS.test(threads ?? '')) return undefined
  return { suite, scenario, workload, threads: Number(threads), commit }
}
