/** Commits, and how two of them differ. */
import { sample } from '../github-openapi.ts'
import type { FakeCommit, FakeGitHubState } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { labelOfHead } from './pulls.ts'
import { found, type Question, Refusal, type Routes } from './question.ts'
import { resolveRef } from './refs.ts'

export const commitRoutes: Routes = {
  'git/get-commit': (question) => ({ body: gitCommitOf(question, question.parameters.commit_sha ?? '') }),
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

/** SHA of one side of a comparison, which is given as "ref" or "owner:ref". */
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

/** A commit as the git data API answers it. */
export function gitCommitOf(question: Question, sha: string): Record<string, unknown> {
  const commit = knownCommit(question, sha)
  const { message, parents } = commit
  return sample('git-commit', {
    sha,
    message,
    author: personOf(commit),
    committer: personOf(commit),
    url: api(question, `/git/commits/${sha}`),
    html_url: html(question, `/commit/${sha}`),
    tree: { sha, url: api(question, `/git/trees/${sha}`) },
    parents: parents.map((parent) => parentOf(question, '/git/commits/', parent)),
    verification: verification(),
  })
}

/** If a test sets a SHA without its commit, the answer is 404, as GitHub's for a commit that was never pushed. */
function knownCommit({ state }: Question, sha: string): FakeCommit {
  return found(state.commits.get(sha))
}

function personOf({ login, date }: FakeCommit) {
  return { name: login ?? 'nobody', email: `${login ?? 'nobody'}@example.com`, date }
}

/** A parent of a commit; `folder` is where the API has commits. */
function parentOf(question: Question, folder: string, sha: string) {
  return { sha, url: api(question, `${folder}${sha}`), html_url: html(question, `/commit/${sha}`) }
}

/** No commit of the fake is signed. */
function verification(): Record<string, unknown> {
  return sample('verification', { reason: 'unsigned' })
}

/** The commit and all before it. */
function history(state: FakeGitHubState, sha: string): Set<string> {
  // A set also visits entries that are added during the loop.
  const seen = new Set([sha])
  for (const one of seen) for (const parent of state.commits.get(one)?.parents ?? []) seen.add(parent)
  return seen
}

/** Commits of `head` that `base` lacks, oldest first. */
export function commitsBetween(state: FakeGitHubState, base: string, head: string): string[] {
  const known = history(state, base)
  return [...history(state, head)].filter((sha) => !known.has(sha)).reverse()
}
