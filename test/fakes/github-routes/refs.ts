/** Names of commits. */
import type { FakeGitHubState } from '../github-state.ts'

/** SHA of a branch, tag, full name ("heads/main", "refs/…", "pull/7/head", "HEAD") or a commit itself. */
export function resolveRef(state: FakeGitHubState, ref: string): string | undefined {
  const name = ref.replace(/^refs\//, '')
  const [, number, side] = /^pull\/(\d+)\/(head|merge)$/.exec(name) ?? []
  const pull = state.pulls.get(Number(number))
  if (pull !== undefined) return side === 'head' ? pull.head.sha : (pull.mergeCommitSha ?? undefined)
  if (name === 'HEAD') return state.refs.get(`heads/${state.repository.defaultBranch}`)
  const moving = state.refs.get(name) ?? state.refs.get(`heads/${name}`) ?? state.refs.get(`tags/${name}`)
  return moving ?? (state.commits.has(name) ? name : undefined)
}
