/** Commits, and how two of them differ. */
import { commitsBetween, history } from '../git-objects.ts'
import { sample } from '../github-openapi.ts'
import type { FakeGitHubState } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { gitCommitOf, knownCommit, parentOf, verification } from './git-commits.ts'
import { labelOfHead } from './pulls.ts'
import { type Question, Refusal, type Routes } from './question.ts'
import { resolveRef } from './refs.ts'

export const commitRoutes: Routes = {
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
