/** Review comments: those on lines of a pull request's diff. */
import { findInDiff, hunksOf, type Side } from '../diff-hunks.ts'
import { sample } from '../github-openapi.ts'
import { addReviewComment, type FakePull, type FakeReviewComment, tick } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { commitsBetween } from './commits.ts'
import {
  type Answer,
  bodyOf,
  found,
  isSince,
  numberIn,
  pullIn,
  type Question,
  type Refusal,
  type Routes,
} from './question.ts'
import { checkComment, invalid } from './written-text.ts'

interface GivenComment {
  readonly body: string
  readonly commit_id: string
  readonly path: string
  readonly line?: number
  readonly side?: Side
  readonly start_line?: number
  readonly start_side?: string
  readonly in_reply_to?: number
  readonly position?: number
  readonly subject_type?: 'line' | 'file'
}

const RESOURCE = 'PullRequestReviewComment'

export const reviewCommentRoutes: Routes = {
  'pulls/list-review-comments': (question) => {
    const pull = pullIn(question)
    const comments = pull.reviewComments.filter(({ updatedAt }) => isSince(question, updatedAt))
    return { list: inOrder(question, comments).map((comment) => reviewCommentOf(question, pull, comment)) }
  },
  'pulls/create-review-comment': (question) => {
    const pull = pullIn(question)
    const given = bodyOf<GivenComment>(question)
    checkComment(RESOURCE, given.body)
    // GitHub then ignores all other fields.
    if (given.in_reply_to !== undefined) return reply(question, pull, given.in_reply_to, given.body)
    checkKnown(given)
    const { commit_id: commitId, side = 'RIGHT', start_line: startLine = null, body, path } = given
    if (!commitsBetween(question.state, pull.base.sha, pull.head.sha).includes(commitId))
      throw invalid(RESOURCE, 'commit_id', 'commit_id is not part of the pull request')
    const line = checkedLine(pull, given, side)
    const { login, state } = question
    const place = { path, commitId, line, startLine, side }
    const comment = addReviewComment(state, pull.number, { ...place, body, login })
    return { status: 201, body: reviewCommentOf(question, pull, comment) }
  },
  'pulls/create-reply-for-review-comment': (question) => {
    const pull = pullIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment(RESOURCE, body)
    return reply(question, pull, numberIn(question, 'comment_id'), body)
  },
  'pulls/get-review-comment': (question) => {
    const { pull, comment } = reviewCommentIn(question)
    return { body: reviewCommentOf(question, pull, comment) }
  },
  'pulls/update-review-comment': (question) => {
    const { pull, comment } = reviewCommentIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment(RESOURCE, body)
    Object.assign(comment, { body, updatedAt: tick(question.state) })
    return { body: reviewCommentOf(question, pull, comment) }
  },
  // Replies stay, and go on naming the comment that is gone.
  'pulls/delete-review-comment': (question) => {
    const { pull, comment } = reviewCommentIn(question)
    pull.reviewComments.splice(pull.reviewComments.indexOf(comment), 1)
    return { status: 204 }
  },
}

function reviewCommentIn(question: Question): { pull: FakePull; comment: FakeReviewComment } {
  const id = numberIn(question, 'comment_id')
  const pairs = [...question.state.pulls.values()].flatMap((pull) =>
    pull.reviewComments.map((comment) => ({ pull, comment })),
  )
  return found(pairs.find(({ comment }) => comment.id === id))
}

/** The direction counts only with something to sort by. */
function inOrder({ query }: Question, comments: readonly FakeReviewComment[]): readonly FakeReviewComment[] {
  const sort = query.get('sort')
  if (sort === null) return comments
  const time = sort === 'updated' ? 'updatedAt' : 'createdAt'
  const sorted = comments.toSorted((a, b) => Date.parse(a[time]) - Date.parse(b[time]))
  return query.get('direction') === 'desc' ? sorted.reverse() : sorted
}

function reply(question: Question, pull: FakePull, parentId: number, body: string): Answer {
  // A reply cannot be answered, only the comment that began the thread.
  const parent = found(pull.reviewComments.find(({ id, inReplyTo }) => id === parentId && inReplyTo === null))
  const given = { inReplyTo: parent.id, body, login: question.login }
  const comment = addReviewComment(question.state, pull.number, given)
  return { status: 201, body: reviewCommentOf(question, pull, comment) }
}

/** Fields that GitHub takes and the fake does not: a failure of the fake, which tests see as a violation. */
function checkKnown({ position, subject_type = 'line', side = 'RIGHT', start_side = side }: GivenComment): void {
  if (position !== undefined || subject_type !== 'line') throw new Error('the fake knows comments on lines only')
  if (start_side !== side) throw new Error('the fake knows comments on lines of one side only')
}

/** Held against the patch that the pull request has now, also for an earlier commit: the fake keeps no other. */
function checkedLine(pull: FakePull, { path, line, start_line: startLine }: GivenComment, side: Side): number {
  const hunks = hunksOf(patchOf(pull, path))
  const end = line === undefined ? undefined : findInDiff(hunks, side, line)
  if (line === undefined || end === undefined) throw invalidThread('line', 'must be part of the diff')
  if (startLine === undefined) return line
  if (startLine >= line) throw invalidThread('start_line', 'must precede the end line.')
  if (findInDiff(hunks, side, startLine)?.hunk !== end.hunk)
    throw invalidThread('start_line', 'must be part of the same hunk as the line.')
  return line
}

function invalidThread(field: string, message: string): Refusal {
  const name = `pull_request_review_thread.${field}`
  return invalid(RESOURCE, name, `${name} ${message}`)
}

function patchOf(pull: FakePull, path: string): string | undefined {
  return pull.files.find(({ filename }) => filename === path)?.patch
}

/**
 * Outdated is a comment once the head has moved on and the diff no longer has the same text at its line; of several
 * lines, the last one counts. GitHub moreover follows a line to its new number, which here makes it outdated.
 */
function isOutdated(pull: FakePull, { commitId, path, side, line, diffHunk }: FakeReviewComment): boolean {
  if (pull.head.sha === commitId) return false
  const now = findInDiff(hunksOf(patchOf(pull, path)), side, line)
  const shownThen = diffHunk.slice(diffHunk.lastIndexOf('\n') + 1)
  return now?.text !== shownThen.slice(1)
}

function reviewCommentOf(question: Question, pull: FakePull, comment: FakeReviewComment): Record<string, unknown> {
  const { id, body, path, side, line, startLine, commitId, diffHunk, inReplyTo } = comment
  const outdated = isOutdated(pull, comment)
  const url = api(question, `/pulls/comments/${id}`)
  const page = html(question, `/pull/${pull.number}#discussion_r${id}`)
  const pullUrl = api(question, `/pulls/${pull.number}`)
  return sample('pull-request-review-comment', {
    id,
    body,
    path,
    side,
    url,
    html_url: page,
    pull_request_url: pullUrl,
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pullUrl } },
    user: userOf(question, comment.login),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    diff_hunk: diffHunk,
    subject_type: 'line',
    // GitHub carries a comment along with the head for as long as its line is there.
    commit_id: outdated ? commitId : pull.head.sha,
    original_commit_id: commitId,
    line: outdated ? null : line,
    original_line: line,
    start_line: outdated ? null : startLine,
    original_start_line: startLine,
    start_side: startLine === null ? null : side,
    ...(inReplyTo !== null && { in_reply_to_id: inReplyTo }),
  })
}
