/** Blobs, trees and refs of git's data. */
import { addBlob, addTree, FOLDER_MODE, flattenTree, history } from '../git-objects.ts'
import { sample } from '../github-openapi.ts'
import type { FakeGitHubState } from '../github-state.ts'
import { api } from './answers.ts'
import { bodyOf, found, type Question, Refusal, type Routes } from './question.ts'
import { resolveRef } from './refs.ts'

export const gitRoutes: Routes = {
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

interface GivenEntry {
  readonly path?: string
  readonly mode?: string
  readonly sha?: string | null
  readonly content?: string
}

function treeAt(state: FakeGitHubState, name: string): string {
  return state.commits.get(resolveRef(state, name) ?? '')?.tree ?? name
}

/** In lines, as GitHub sends it. */
export function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n')
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
