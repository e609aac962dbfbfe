/** What the fake of GitHub answers, by operation of GitHub's description; requests come checked against it. */
import { sample } from './github-openapi.ts'
import {
  addBlob,
  addComment,
  addCommit,
  addIssue,
  addTree,
  type FakeArtifact,
  type FakeComment,
  type FakeCommit,
  type FakeGitHubState,
  type FakeIssue,
  type FakeLabelEvent,
  type FakePull,
  type FakePullFile,
  type FakeStatus,
  type FakeTreeEntry,
  findIssue,
  flattenTree,
  history,
  resolveRef,
  setLabel,
  tick,
} from './github-state.ts'

export interface Question {
  readonly state: FakeGitHubState
  /** Base address of the API. */
  readonly url: string
  /** Base address of the storage that artifacts are downloaded from. */
  readonly storage: string
  /** Of the token's identity. */
  readonly login: string
  /** Those of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** Bytes are wanted instead of JSON. */
  readonly raw: boolean
  /** A folder is wanted as an object instead of a list. */
  readonly object: boolean
}

export type Answer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** Gets cut into pages; `envelope` puts a page into its body. */
  | { readonly list: readonly unknown[]; readonly envelope?: (page: readonly unknown[]) => unknown }
  | { readonly bytes: Buffer }

/** GitHub says no. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly unknown[] | undefined

  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Of a comment or the text of an issue, characters. */
const LONGEST_BODY = 65_536
/** Of a commit status, characters. */
const LONGEST_DESCRIPTION = 140
/** Beyond it contents come as raw bytes only. */
const LARGEST_JSON_CONTENT = 1024 ** 2
const GITHUB = 'https://github.com'
const FOLDER_MODE = '040000'

type Route = (question: Question) => Answer
type Text = string | { readonly name?: string }

const repository: Readonly<Record<string, Route>> = {
  'users/get-authenticated': (question) => {
    if (question.login.endsWith('[bot]')) throw new Refusal(403, 'Resource not accessible by integration')
    return { body: sample('private-user', userOf(question, question.login)) }
  },
  'repos/get': (question) => ({ body: repositoryOf(question, question.state.repository.fullName, 'full-repository') }),
  'repos/create-commit-status': (question) => {
    const { state, login } = question
    const sha = question.parameters.sha ?? ''
    const given = bodyOf<Pick<FakeStatus, 'state'> & Partial<Record<'context' | 'description' | 'target_url', string>>>(
      question,
    )
    if (!state.commits.has(sha)) throw new Refusal(422, `No commit found for SHA: ${sha}`)
    if (length(given.description) > LONGEST_DESCRIPTION)
      throw invalid('Status', 'description', `description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`)
    const status: FakeStatus = {
      id: state.nextId++,
      sha,
      state: given.state,
      context: given.context ?? 'default',
      description: given.description ?? null,
      targetUrl: given.target_url ?? null,
      login,
      createdAt: tick(state),
    }
    state.statuses.push(status)
    return { status: 201, body: statusOf(question, status) }
  },
  'actions/list-workflow-run-artifacts': (question) => {
    const runId = numberIn(question, 'run_id')
    const name = question.query.get('name')
    const artifacts = found(question.state.artifacts.get(runId)).filter((one) => name === null || one.name === name)
    return {
      list: artifacts.map((artifact) => artifactOf(question, runId, artifact)).reverse(),
      envelope: (page) => ({ total_count: artifacts.length, artifacts: page }),
    }
  },
  'actions/download-artifact': (question) => {
    const artifact = artifactIn(question)
    if (question.parameters.archive_format !== 'zip') throw new Refusal(404, 'Not Found')
    if (artifact.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: `${question.storage}/${artifact.id}.zip?sig=secret` } }
  },
}

const issues: Readonly<Record<string, Route>> = {
  'issues/list-for-repo': (question) => {
    const { state, query } = question
    const labels = query.get('labels')?.split(',') ?? []
    const wanted = query.get('state') ?? 'open'
    const creator = query.get('creator')
    const issues = [...state.issues.values(), ...state.pulls.values()].filter(
      (issue) =>
        (wanted === 'all' || issue.state === wanted) &&
        labels.every((label) => issue.labels.includes(label)) &&
        (creator === null || issue.login === creator) &&
        isSince(question, issue.updatedAt),
    )
    return { list: newestFirst(question, issues).map((issue) => issueOf(question, issue)) }
  },
  'issues/create': (question) => {
    const given = bodyOf<{ title: string | number; body?: string; labels?: Text[] }>(question)
    checkLength('Issue', given.body)
    const title = String(given.title)
    const issue = addIssue(question.state, { title, body: given.body ?? '', login: question.login })
    for (const label of namesOf(given.labels)) setLabel(question.state, issue.number, label, question.login)
    return { status: 201, body: issueOf(question, issue) }
  },
  'issues/get': (question) => ({ body: issueOf(question, issueIn(question)) }),
  'issues/update': (question) => {
    const issue = issueIn(question)
    const given = bodyOf<{ title?: string; body?: string | null; state?: FakeIssue['state']; labels?: Text[] }>(
      question,
    )
    checkLength('Issue', given.body)
    if (given.title !== undefined) issue.title = String(given.title)
    if (given.body !== undefined) issue.body = given.body ?? ''
    issue.state = given.state ?? issue.state
    if (given.labels !== undefined) replaceLabels(question, issue, namesOf(given.labels))
    issue.updatedAt = tick(question.state)
    return { body: issueOf(question, issue) }
  },
  'issues/list-comments': (question) => {
    const issue = issueIn(question)
    const comments = issue.comments.filter(({ updatedAt }) => isSince(question, updatedAt))
    return { list: comments.map((comment) => commentOf(question, issue, comment)) }
  },
  'issues/create-comment': (question) => {
    const issue = issueIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment(body)
    const comment = addComment(question.state, issue.number, { body, login: question.login })
    return { status: 201, body: commentOf(question, issue, comment) }
  },
  'issues/get-comment': (question) => {
    const { issue, comment } = commentIn(question)
    return { body: commentOf(question, issue, comment) }
  },
  'issues/update-comment': (question) => {
    const { issue, comment } = commentIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment(body)
    Object.assign(comment, { body, updatedAt: tick(question.state) })
    return { body: commentOf(question, issue, comment) }
  },
  'issues/delete-comment': (question) => {
    const { issue, comment } = commentIn(question)
    issue.comments.splice(issue.comments.indexOf(comment), 1)
    return { status: 204 }
  },
  'issues/list-labels-on-issue': (question) => ({ list: labelsOf(question, issueIn(question)) }),
  'issues/add-labels': (question) => {
    const issue = issueIn(question)
    for (const label of namesOf(bodyOf<{ labels?: Text[] }>(question).labels))
      setLabel(question.state, issue.number, label, question.login)
    return { body: labelsOf(question, issue) }
  },
  'issues/remove-label': (question) => {
    const issue = issueIn(question)
    const name = question.parameters.name ?? ''
    if (!issue.labels.includes(name)) throw new Refusal(404, 'Label does not exist')
    setLabel(question.state, issue.number, name, question.login, false)
    return { body: labelsOf(question, issue) }
  },
  'issues/list-events': (question) => ({
    list: issueIn(question).labelEvents.map((event) => labelEventOf(question, event)),
  }),
  // As GitHub's, it mixes kinds: commits have neither an actor nor a date of their own.
  'issues/list-events-for-timeline': (question) => {
    const issue = issueIn(question)
    const { state } = question
    const pull = state.pulls.get(issue.number)
    const commits = pull === undefined ? [] : commitsBetween(state, pull.base.sha, pull.head.sha)
    const happened = [
      ...commits.map((sha) => ({ at: state.commits.get(sha)?.date ?? '', event: committedEventOf(question, sha) })),
      ...issue.labelEvents.map((event) => ({ at: event.createdAt, event: labelEventOf(question, event) })),
      ...issue.comments.map((one) => ({ at: one.createdAt, event: commentedEventOf(question, issue, one) })),
    ]
    return { list: happened.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ event }) => event) }
  },
}

const pulls: Readonly<Record<string, Route>> = {
  'pulls/list': (question) => {
    const head = question.query.get('head')
    const base = question.query.get('base')
    const wanted = question.query.get('state') ?? 'open'
    const pulls = [...question.state.pulls.values()].filter(
      (pull) =>
        (wanted === 'all' || pull.state === wanted) &&
        (base === null || pull.base.ref === base) &&
        // GitHub does not filter by a head without its owner.
        (!head?.includes(':') || head === labelOfHead(pull)),
    )
    return { list: newestFirst(question, pulls).map((pull) => pullOf(question, pull, 'pull-request-simple')) }
  },
  'pulls/get': (question) => ({ body: pullOf(question, pullIn(question), 'pull-request') }),
  'pulls/list-files': (question) => {
    const pull = pullIn(question)
    return { list: pull.files.map((file) => fileOf(question, pull.head.sha, file)) }
  },
}

const commits: Readonly<Record<string, Route>> = {
  'repos/get-commit': (question) => ({ body: commitOf(question, commitAt(question, 'ref')) }),
  'repos/compare-commits-with-basehead': (question) => {
    const { state } = question
    const [base, head] = (question.parameters.basehead ?? '').split('...').map((side) => sideOf(state, side))
    if (base === undefined || head === undefined) throw new Refusal(404, 'Not Found')
    const behind = commitsBetween(state, head, base)
    const ahead = commitsBetween(state, base, head)
    const ofBase = history(state, base)
    const mergeBase = [...history(state, head)].find((sha) => ofBase.has(sha))
    if (mergeBase === undefined) throw new Refusal(404, `No common ancestor between ${base} and ${head}.`)
    const oneSided = behind.length > 0 ? 'behind' : 'identical'
    const body = sample('commit-comparison', {
      base_commit: commitOf(question, base),
      merge_base_commit: commitOf(question, mergeBase),
      status: ahead.length === 0 ? oneSided : behind.length > 0 ? 'diverged' : 'ahead',
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: ahead.map((sha) => commitOf(question, sha)),
    })
    return { body }
  },
  'repos/get-content': (question) => {
    const { state, query, raw } = question
    const ref = query.get('ref')
    const sha = resolveRef(state, ref ?? 'HEAD')
    if (sha === undefined) throw new Refusal(404, `No commit found for the ref ${ref}`)
    const path = question.parameters.path ?? ''
    const entry = found(entryAt(state, state.commits.get(sha)?.tree, path))
    const content = state.blobs.get(entry.sha)
    if (content !== undefined && raw) return { bytes: content }
    if (content !== undefined) return { body: { ...entryOf(question, path, entry), ...contentOf(content) } }
    const inside = found(state.trees.get(entry.sha)).map((one) => entryOf(question, join(path, one.name), one))
    return {
      body: question.object ? sample('content-tree', { ...entryOf(question, path, entry), entries: inside }) : inside,
    }
  },
  'repos/create-or-update-file-contents': (question) => {
    const { state, login } = question
    const given = bodyOf<{ message: string; content: string; sha?: string; branch?: string }>(question)
    const branch = given.branch ?? state.repository.defaultBranch
    const tip = state.refs.get(`heads/${branch}`)
    if (tip === undefined) throw new Refusal(404, `Branch ${branch} not found`)
    const path = question.parameters.path ?? ''
    const before = entryAt(state, state.commits.get(tip)?.tree, path)
    if (before !== undefined && given.sha === undefined)
      throw new Refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.')
    if (before?.sha !== given.sha) throw new Refusal(409, `${path} does not match ${given.sha}`)
    const content = Buffer.from(given.content, 'base64')
    const made = addCommit(state, { branch, message: given.message, login, files: { [path]: content } })
    const entry = found(entryAt(state, state.commits.get(made)?.tree, path))
    const body = { content: entryOf(question, path, entry), commit: gitCommitOf(question, made) }
    return { status: before === undefined ? 201 : 200, body }
  },
}

const git: Readonly<Record<string, Route>> = {
  'git/create-blob': (question) => {
    const { content, encoding } = bodyOf<{ content: string; encoding?: string }>(question)
    const sha = addBlob(question.state, encoding === 'base64' ? Buffer.from(content, 'base64') : content)
    return { status: 201, body: { sha, url: api(question, `/git/blobs/${sha}`) } }
  },
  'git/get-blob': (question) => {
    const sha = question.parameters.file_sha ?? ''
    const bytes = found(question.state.blobs.get(sha))
    if (question.raw) return { bytes }
    const content = { content: base64(bytes), encoding: 'base64', size: bytes.length }
    return { body: sample('blob', { sha, url: api(question, `/git/blobs/${sha}`), ...content }) }
  },
  'git/create-tree': (question) => {
    const { state } = question
    const given = bodyOf<{ tree: GivenEntry[]; base_tree?: string }>(question)
    if (given.base_tree !== undefined && !state.trees.has(treeAt(state, given.base_tree)))
      throw new Refusal(422, 'base_tree is not a valid tree oid')
    const flat = flattenTree(state, treeAt(state, given.base_tree ?? ''))
    for (const { path, mode, sha, content } of given.tree) {
      if (path === undefined || mode === undefined)
        throw new Refusal(422, 'Must supply a valid tree.path and tree.mode')
      for (const old of flat.keys()) if (old === path || old.startsWith(`${path}/`)) flat.delete(old)
      if (sha === null) continue
      const object = sha ?? addBlob(state, content ?? '')
      if (mode === FOLDER_MODE) {
        for (const [inner, file] of flattenTree(state, object, `${path}/`)) flat.set(inner, file)
      } else if (state.blobs.has(object)) flat.set(path, { mode, sha: object })
      else throw new Refusal(422, `tree.sha ${object} is not a valid blob`)
    }
    return { status: 201, body: treeOf(question, addTree(state, flat), false) }
  },
  'git/get-tree': (question) => {
    const sha = treeAt(question.state, question.parameters.tree_sha ?? '')
    if (!question.state.trees.has(sha)) throw new Refusal(404, 'Not Found')
    return { body: treeOf(question, sha, question.query.has('recursive')) }
  },
  'git/create-commit': (question) => {
    const { state, login } = question
    const given = bodyOf<{ message: string; tree: string; parents?: string[]; author?: { date?: string } }>(question)
    if (!state.trees.has(given.tree)) throw new Refusal(422, 'Tree SHA does not exist')
    const parents = given.parents ?? []
    if (!parents.every((sha) => state.commits.has(sha)))
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object')
    const date = given.author?.date ?? tick(state)
    const sha = addCommit(state, { message: given.message, tree: given.tree, parents, login, date })
    return { status: 201, body: gitCommitOf(question, sha) }
  },
  'git/get-commit': (question) => {
    const sha = question.parameters.commit_sha ?? ''
    if (!question.state.commits.has(sha)) throw new Refusal(404, 'Not Found')
    return { body: gitCommitOf(question, sha) }
  },
  'git/get-ref': (question) => {
    const ref = question.parameters.ref ?? ''
    found(question.state.refs.get(ref))
    return { body: refOf(question, ref) }
  },
  'git/create-ref': (question) => {
    const { state } = question
    const { ref, sha } = bodyOf<{ ref: string; sha: string }>(question)
    const name = ref.replace(/^refs\//, '')
    if (!/^refs\/[^/]+\/./.test(ref)) throw new Refusal(422, `${ref} is not a valid ref name.`)
    if (state.refs.has(name)) throw new Refusal(422, 'Reference already exists')
    if (!state.commits.has(sha)) throw new Refusal(422, 'Object does not exist')
    state.refs.set(name, sha)
    return { status: 201, body: refOf(question, name) }
  },
  'git/update-ref': (question) => {
    const { state } = question
    const ref = question.parameters.ref ?? ''
    const { sha, force } = bodyOf<{ sha: string; force?: boolean }>(question)
    const before = state.refs.get(ref)
    if (before === undefined) throw new Refusal(422, 'Reference does not exist')
    if (!state.commits.has(sha)) throw new Refusal(422, 'Object does not exist')
    if (force !== true && !history(state, sha).has(before)) throw new Refusal(422, 'Update is not a fast forward')
    state.refs.set(ref, sha)
    return { body: refOf(question, ref) }
  },
}

/** By the operation's id in the description. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries({ ...repository, ...issues, ...pulls, ...commits, ...git }),
)

interface GivenEntry {
  readonly path?: string
  readonly mode?: string
  readonly sha?: string | null
  readonly content?: string
}

// From here on: what was asked for …

/** The body, which fits the operation's schema by now. */
function bodyOf<Body>({ body }: Question): Body {
  return (body ?? {}) as Body
}

function numberIn({ parameters }: Question, name: string): number {
  return Number(parameters[name])
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, 'Not Found')
  return value
}

function issueIn(question: Question): FakeIssue {
  return found(findIssue(question.state, numberIn(question, 'issue_number')))
}

function pullIn(question: Question): FakePull {
  return found(question.state.pulls.get(numberIn(question, 'pull_number')))
}

function commentIn(question: Question): { issue: FakeIssue; comment: FakeComment } {
  const id = numberIn(question, 'comment_id')
  const { issues, pulls } = question.state
  const pairs = [...issues.values(), ...pulls.values()].flatMap((issue) =>
    issue.comments.map((comment) => ({ issue, comment })),
  )
  return found(pairs.find(({ comment }) => comment.id === id))
}

function artifactIn(question: Question): FakeArtifact {
  const id = numberIn(question, 'artifact_id')
  return found([...question.state.artifacts.values()].flat().find((artifact) => artifact.id === id))
}

function commitAt({ state, parameters }: Question, name: string): string {
  const ref = parameters[name] ?? ''
  const sha = resolveRef(state, ref)
  if (sha === undefined || !state.commits.has(sha)) throw new Refusal(422, `No commit found for SHA: ${ref}`)
  return sha
}

/** One side of a comparison, "ref" or "owner:ref". */
function sideOf(state: FakeGitHubState, side: string): string | undefined {
  const fork = [...state.pulls.values()].find((pull) => labelOfHead(pull) === side)
  return fork?.head.sha ?? resolveRef(state, side.replace(/^[^:]+:/, ''))
}

function treeAt(state: FakeGitHubState, name: string): string {
  return state.commits.get(resolveRef(state, name) ?? '')?.tree ?? name
}

function entryAt(state: FakeGitHubState, tree: string | undefined, path: string): FakeTreeEntry | undefined {
  let entry: FakeTreeEntry | undefined = { name: '', mode: FOLDER_MODE, sha: tree ?? '' }
  for (const name of path.split('/').filter((segment) => segment !== ''))
    entry = state.trees.get(entry?.sha ?? '')?.find((one) => one.name === name)
  return entry
}

/** Those of `head` that `base` lacks, oldest first. */
function commitsBetween(state: FakeGitHubState, base: string, head: string): string[] {
  const known = history(state, base)
  return [...history(state, head)].filter((sha) => !known.has(sha)).reverse()
}

function newestFirst<T extends FakeIssue>({ query }: Question, issues: readonly T[]): T[] {
  const sorted = issues.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return query.get('direction') === 'asc' ? sorted.reverse() : sorted
}

function isSince({ query }: Question, time: string): boolean {
  return Date.parse(time) >= Date.parse(query.get('since') ?? '1970-01-01T00:00:00Z')
}

function namesOf(labels: readonly Text[] = []): string[] {
  return labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
}

function replaceLabels({ state, login }: Question, issue: FakeIssue, wanted: readonly string[]): void {
  for (const label of issue.labels) if (!wanted.includes(label)) setLabel(state, issue.number, label, login, false)
  for (const label of wanted) setLabel(state, issue.number, label, login)
}

/** Counted as GitHub counts: a character beyond the basic plane is one. */
function length(text: string | null | undefined): number {
  return [...(text ?? '')].length
}

function checkLength(resource: string, body: string | null | undefined): void {
  if (length(body) > LONGEST_BODY)
    throw invalid(resource, 'body', `body is too long (maximum is ${LONGEST_BODY} characters)`)
}

function checkComment(body: string): void {
  if (body.trim() === '') throw invalid('IssueComment', 'body', "body can't be blank")
  checkLength('IssueComment', body)
}

function invalid(resource: string, field: string, message: string): Refusal {
  return new Refusal(422, 'Validation Failed', [{ resource, field, code: 'custom', message }])
}

// … and what is answered: complete values, in GitHub's words.

function api({ url, state }: Question, path: string): string {
  return `${url}/repos/${state.repository.fullName}${path}`
}

function html({ state }: Question, path: string): string {
  return `${GITHUB}/${state.repository.fullName}${path}`
}

function userOf({ url }: Pick<Question, 'url'>, login: string): Record<string, unknown> {
  return sample('simple-user', {
    login,
    // The same login always has the same number.
    id: [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007, 7),
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    url: `${url}/users/${login}`,
    html_url: `${GITHUB}/${login}`,
  })
}

function repositoryOf(question: Question, fullName: string, schema: 'repository' | 'full-repository') {
  const [owner = '', name = ''] = fullName.split('/')
  const { state, url } = question
  return sample(schema, {
    id: 1,
    name,
    full_name: fullName,
    private: state.repository.private,
    visibility: state.repository.private ? 'private' : 'public',
    fork: fullName !== state.repository.fullName,
    owner: userOf(question, owner),
    url: `${url}/repos/${fullName}`,
    html_url: `${GITHUB}/${fullName}`,
    default_branch: state.repository.defaultBranch,
  })
}

function labelsOf(question: Question, issue: FakeIssue): Record<string, unknown>[] {
  return issue.labels.map((name) =>
    sample('label', {
      name,
      color: 'ededed',
      description: '',
      url: api(question, `/labels/${encodeURIComponent(name)}`),
    }),
  )
}

function issueOf(question: Question, issue: FakeIssue): Record<string, unknown> {
  const { number, title, body, state, createdAt, updatedAt } = issue
  const isPull = question.state.pulls.has(number)
  const page = html(question, `/${isPull ? 'pull' : 'issues'}/${number}`)
  const links = { url: api(question, `/pulls/${number}`), html_url: page }
  return sample('issue', {
    id: number,
    number,
    title,
    body,
    state,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: page,
    url: api(question, `/issues/${number}`),
    user: userOf(question, issue.login),
    labels: labelsOf(question, issue),
    comments: issue.comments.length,
    ...(isPull && { pull_request: { ...links, diff_url: `${page}.diff`, patch_url: `${page}.patch` } }),
  })
}

function commentOf(question: Question, issue: FakeIssue, comment: FakeComment): Record<string, unknown> {
  const { id, body, createdAt, updatedAt, login } = comment
  const folder = question.state.pulls.has(issue.number) ? 'pull' : 'issues'
  return sample('issue-comment', {
    id,
    body,
    created_at: createdAt,
    updated_at: updatedAt,
    user: userOf(question, login),
    url: api(question, `/issues/comments/${id}`),
    issue_url: api(question, `/issues/${issue.number}`),
    html_url: html(question, `/${folder}/${issue.number}#issuecomment-${id}`),
  })
}

function labelEventOf(question: Question, { id, event, label, login, createdAt }: FakeLabelEvent) {
  return sample('labeled-issue-event', {
    id,
    event,
    created_at: createdAt,
    label: { name: label, color: 'ededed' },
    actor: userOf(question, login),
    url: api(question, `/issues/events/${id}`),
  })
}

function commentedEventOf(question: Question, issue: FakeIssue, comment: FakeComment): Record<string, unknown> {
  const actor = userOf(question, comment.login)
  return sample('timeline-comment-event', { ...commentOf(question, issue, comment), event: 'commented', actor })
}

function committedEventOf(question: Question, sha: string): Record<string, unknown> {
  return sample('timeline-committed-event', { ...gitCommitOf(question, sha), event: 'committed' })
}

function labelOfHead({ head }: FakePull): string {
  return `${head.repo?.split('/')[0] ?? 'unknown'}:${head.ref}`
}

function pullOf(question: Question, pull: FakePull, schema: 'pull-request' | 'pull-request-simple') {
  const { number, head, base, mergeCommitSha } = pull
  const { fullName } = question.state.repository
  const { comments, pull_request: _, ...issue } = issueOf(question, pull)
  const sides = {
    head: { ...head, label: labelOfHead(pull), user: userOf(question, (head.repo ?? pull.login).split('/')[0] ?? '') },
    base: {
      ...base,
      label: `${fullName.split('/')[0]}:${base.ref}`,
      user: userOf(question, fullName.split('/')[0] ?? ''),
    },
  }
  const known = {
    ...pickFrom(issue, ['id', 'number', 'title', 'body', 'state', 'labels', 'user', 'created_at', 'updated_at']),
    url: api(question, `/pulls/${number}`),
    html_url: html(question, `/pull/${number}`),
    issue_url: api(question, `/issues/${number}`),
    head: { ...sides.head, repo: head.repo === null ? null : repositoryOf(question, head.repo, 'repository') },
    base: { ...sides.base, repo: repositoryOf(question, fullName, 'repository') },
    merge_commit_sha: mergeCommitSha,
    draft: pull.draft,
  }
  if (schema === 'pull-request-simple') return sample(schema, known)
  return sample(schema, { ...known, comments, changed_files: pull.files.length, mergeable: mergeCommitSha !== null })
}

function pickFrom(value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, value[name]]))
}

function fileOf(question: Question, sha: string, file: FakePullFile): Record<string, unknown> {
  const { filename, status, previousFilename, additions = 1, deletions = 0, patch } = file
  return sample('diff-entry', {
    filename,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    ...(previousFilename !== undefined && { previous_filename: previousFilename }),
    ...(patch !== undefined && { patch }),
    contents_url: api(question, `/contents/${encodeURI(filename)}?ref=${sha}`),
  })
}

function gitCommitOf(question: Question, sha: string): Record<string, unknown> {
  const commit = knownCommit(question, sha)
  const { message, tree, parents } = commit
  return sample('git-commit', {
    sha,
    message,
    author: personOf(commit),
    committer: personOf(commit),
    url: api(question, `/git/commits/${sha}`),
    html_url: html(question, `/commit/${sha}`),
    tree: { sha: tree, url: api(question, `/git/trees/${tree}`) },
    parents: parents.map((parent) => parentOf(question, '/git/commits/', parent)),
    verification: verification(),
  })
}

function commitOf(question: Question, sha: string): Record<string, unknown> {
  const commit = knownCommit(question, sha)
  const user = commit.login === null ? null : userOf(question, commit.login)
  const { message, tree, author, committer, url } = gitCommitOf(question, sha)
  return sample('commit', {
    sha,
    author: user,
    committer: user,
    url: api(question, `/commits/${sha}`),
    html_url: html(question, `/commit/${sha}`),
    parents: commit.parents.map((parent) => parentOf(question, '/commits/', parent)),
    commit: { message, tree, author, committer, url, comment_count: 0, verification: verification() },
  })
}

/** A test that sets a SHA without its commit meets 404, as one who asks GitHub for a commit never pushed. */
function knownCommit({ state }: Question, sha: string): FakeCommit {
  return found(state.commits.get(sha))
}

function personOf({ login, date }: FakeCommit) {
  return { name: login ?? 'nobody', email: `${login ?? 'nobody'}@example.com`, date }
}

function parentOf(question: Question, folder: string, sha: string) {
  return { sha, url: api(question, `${folder}${sha}`), html_url: html(question, `/commit/${sha}`) }
}

function verification(): Record<string, unknown> {
  return sample('verification', { reason: 'unsigned' })
}

function entryOf(question: Question, path: string, { name, mode, sha }: FakeTreeEntry): Record<string, unknown> {
  const isFolder = mode === FOLDER_MODE
  const encoded = encodeURI(path)
  const url = api(question, `/contents/${encoded}`)
  const page = html(question, `/${isFolder ? 'tree' : 'blob'}/HEAD/${encoded}`)
  const object = api(question, `/git/${isFolder ? 'trees' : 'blobs'}/${sha}`)
  return {
    name,
    path,
    sha,
    url,
    type: isFolder ? 'dir' : 'file',
    html_url: page,
    git_url: object,
    size: question.state.blobs.get(sha)?.length ?? 0,
    download_url: isFolder
      ? null
      : `https://raw.githubusercontent.com/${question.state.repository.fullName}/HEAD/${encoded}`,
    _links: { self: url, git: object, html: page },
  }
}

function contentOf(bytes: Buffer) {
  if (bytes.length > LARGEST_JSON_CONTENT) return { content: '', encoding: 'none' }
  return { content: base64(bytes), encoding: 'base64' }
}

/** In lines, as GitHub sends it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n')
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder.replace(/\/$/, '')}/${name}`
}

function treeOf(question: Question, sha: string, recursive: boolean): Record<string, unknown> {
  const entries = (tree: string, folder: string): Record<string, unknown>[] =>
    (question.state.trees.get(tree) ?? []).flatMap(({ name, mode, sha }) => {
      const isFolder = mode === FOLDER_MODE
      const type = isFolder ? 'tree' : 'blob'
      const url = api(question, `/git/${type}s/${sha}`)
      const size = question.state.blobs.get(sha)?.length
      const entry = { path: `${folder}${name}`, mode, type, sha, url, ...(size !== undefined && { size }) }
      return isFolder && recursive ? [entry, ...entries(sha, `${folder}${name}/`)] : [entry]
    })
  return sample('git-tree', { sha, url: api(question, `/git/trees/${sha}`), tree: entries(sha, '') })
}

function refOf(question: Question, name: string): Record<string, unknown> {
  const sha = question.state.refs.get(name) ?? ''
  const object = { type: 'commit', sha, url: api(question, `/git/commits/${sha}`) }
  return sample('git-ref', { ref: `refs/${name}`, url: api(question, `/git/refs/${name}`), object })
}

function statusOf(question: Question, status: FakeStatus): Record<string, unknown> {
  const { id, sha, state, context, description, targetUrl, login, createdAt } = status
  return sample('status', {
    id,
    state,
    context,
    description,
    target_url: targetUrl,
    created_at: createdAt,
    updated_at: createdAt,
    creator: userOf(question, login),
    url: api(question, `/statuses/${sha}`),
  })
}

function artifactOf(question: Question, runId: number, artifact: FakeArtifact): Record<string, unknown> {
  const { id, name, zip, expired, headSha, headBranch, createdAt } = artifact
  const url = api(question, `/actions/artifacts/${id}`)
  return sample('artifact', {
    id,
    name,
    expired,
    url,
    size_in_bytes: zip.length,
    created_at: createdAt,
    updated_at: createdAt,
    archive_download_url: `${url}/zip`,
    workflow_run: { id: runId, repository_id: 1, head_repository_id: 1, head_branch: headBranch, head_sha: headSha },
  })
}
