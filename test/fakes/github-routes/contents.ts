/** Files and folders of a commit. */
import { type FakeTreeEntry, FOLDER_MODE } from '../git-objects.ts'
import { sample } from '../github-openapi.ts'
import { addCommit, type FakeGitHubState } from '../github-state.ts'
import { api, html } from './answers.ts'
import { base64 } from './git.ts'
import { gitCommitOf } from './git-commits.ts'
import { bodyOf, found, type Question, Refusal, type Routes } from './question.ts'
import { resolveRef } from './refs.ts'

/** Beyond it contents come as raw bytes only. */
const LARGEST_JSON_CONTENT = 1024 ** 2

export const contentRoutes: Routes = {
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

function entryAt(state: FakeGitHubState, tree: string | undefined, path: string): FakeTreeEntry | undefined {
  let entry: FakeTreeEntry | undefined = { name: '', mode: FOLDER_MODE, sha: tree ?? '' }
  for (const name of path.split('/').filter((segment) => segment !== ''))
    entry = state.trees.get(entry?.sha ?? '')?.find((one) => one.name === name)
  return entry
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

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder.replace(/\/$/, '')}/${name}`
}
