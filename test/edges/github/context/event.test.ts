import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EventFacts, parseEvent } from '../../../../src/edges/github/context/event.ts'
import { UserError } from '../../../../src/errors.ts'
import { mistakeOf } from '../../../setup/messages.ts'

const HEAD = 'a'.repeat(40)
const BASE = 'b'.repeat(40)
const MERGE = 'c'.repeat(40)
const NONE = '0'.repeat(40)

function facts(overrides: Partial<EventFacts> = {}): EventFacts {
  return {
    name: 'pull_request',
    repository: { owner: 'acme', name: 'databases' },
    sha: MERGE,
    ref: 'refs/pull/7/merge',
    ...overrides,
  }
}

function pull(overrides: object = {}, head: object = {}): object {
  return {
    pull_request: {
      number: 7,
      head: { sha: HEAD, ref: 'more-consumers', repo: { full_name: 'acme/databases' }, ...head },
      base: { sha: BASE, ref: 'main', repo: { full_name: 'acme/databases' } },
      ...overrides,
    },
  }
}

function workflowRun(overrides: object = {}): object {
  return {
    workflow_run: {
      id: 99,
      run_attempt: 2,
      event: 'pull_request',
      head_sha: HEAD,
      head_branch: 'more-consumers',
      head_repository: { full_name: 'stranger/databases' },
      pull_requests: [],
      ...overrides,
    },
  }
}

const messageOf = (payload: unknown, overrides: Partial<EventFacts> = {}) =>
  mistakeOf(() => parseEvent(payload, facts(overrides)))

describe('the event of a pull request', () => {
  it('names its commits, its base branch and its trial merge', () => {
    expect(parseEvent(pull(), facts())).toEqual({
      kind: 'pull_request',
      number: 7,
      headSha: HEAD,
      baseRef: 'main',
      baseSha: BASE,
      mergeSha: MERGE,
      fromFork: false,
    })
  })

  it.each([
    ['another repository', { repo: { full_name: 'stranger/databases' } }, true],
    ['a deleted fork', { repo: null }, true],
    ['an unnamed repository', { repo: undefined }, true],
    ['the same repository in another case', { repo: { full_name: 'Acme/Databases' } }, false],
  ])('counts as from a fork if its head is in %s: $2', (_, head, fromFork) => {
    expect(parseEvent(pull({}, head), facts())).toMatchObject({ fromFork })
  })

  it('has no trial merge if the forge gives the head instead, as Gitea does', () => {
    expect(parseEvent(pull(), facts({ sha: HEAD, ref: 'refs/pull/7/head' }))).toMatchObject({ mergeSha: null })
    expect(parseEvent(pull(), facts({ sha: HEAD }))).toMatchObject({ mergeSha: null })
  })

  it('from a fork is refused under pull_request_target, and the error names the event to use', () => {
    const message = messageOf(pull({}, { repo: { full_name: 'stranger/databases' } }), { name: 'pull_request_target' })
    for (const part of ['pull_request_target', '#7', 'fork', 'stranger wrote', 'may write', 'on: pull_request'])
      expect(message).toContain(part)
    expect(message).toContain('workflow_run')
  })

  it.each(['pull_request_review', 'pull_request_review_comment'])(
    'from a fork is recognised as from a fork under %s',
    (name) => {
      const event = parseEvent(pull({}, { repo: { full_name: 'stranger/databases' } }), facts({ name }))
      expect(event).toMatchObject({ kind: 'pull_request', number: 7, mergeSha: MERGE, fromFork: true })
    },
  )

  it('from the repository itself is accepted under pull_request_target', () => {
    const event = parseEvent(pull(), facts({ name: 'pull_request_target', sha: BASE, ref: 'refs/heads/main' }))
    expect(event).toMatchObject({ kind: 'pull_request', mergeSha: null })
  })

  it('is refused with one error that names all missing and wrong fields', () => {
    const message = messageOf({ pull_request: { number: 0, head: { sha: 'HEAD', ref: '-x' }, base: null } })
    const lines = message.split('\n').slice(1)
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
      'pull_request.number',
      'pull_request.head.sha',
      'pull_request.base',
    ])
    expect(lines[1]).toBe('  pull_request.head.sha: expected a commit id')
  })

  it.each(['--upload-pack=x', 'a..b', 'a b', 'a\nb', '/a', 'a@{1}', 'a:b', ''])(
    'is refused if its base branch is called %j',
    (ref) => {
      expect(messageOf(pull({ base: { sha: BASE, ref } }))).toContain('pull_request.base.ref')
    },
  )
})

describe('events other than pull requests', () => {
  it('a merge group names its base, its head and its base branch', () => {
    const payload = { merge_group: { base_sha: BASE, head_sha: HEAD, base_ref: 'refs/heads/main' } }
    const event = parseEvent(payload, facts({ name: 'merge_group' }))
    expect(event).toEqual({ kind: 'merge_group', baseSha: BASE, headSha: HEAD, baseRef: 'main' })
  })

  it('a push names the former tip of its branch, unless the branch is new', () => {
    const push = (before: string) => parseEvent({ before }, facts({ name: 'push', ref: 'refs/heads/release/8.4' }))
    expect(push(BASE)).toEqual({ kind: 'push', before: BASE, branch: 'release/8.4' })
    expect(push(NONE)).toMatchObject({ before: null })
  })

  it('a push of a tag names no branch', () => {
    expect(parseEvent({ before: NONE }, facts({ name: 'push', ref: 'refs/tags/v1' }))).toMatchObject({ branch: null })
  })

  it('a workflow_run names the head that was measured, not the commit of its own workflow', () => {
    expect(parseEvent(workflowRun(), facts({ name: 'workflow_run' }))).toEqual({
      kind: 'workflow_run',
      runId: 99,
      runAttempt: 2,
      startedBy: 'pull_request',
      headSha: HEAD,
      headBranch: 'more-consumers',
      headRepository: { owner: 'stranger', name: 'databases' },
      pullRequests: [],
    })
  })

  it('a workflow_run for a deleted fork names no repository', () => {
    const payload = workflowRun({ head_repository: null, pull_requests: [{ number: 3, extra: true }] })
    const event = parseEvent(payload, facts({ name: 'workflow_run' }))
    expect(event).toMatchObject({ headRepository: null, pullRequests: [3] })
  })

  it.each(['acme', 'a/b/c', 'a/..', 'a b/c', ''])('a workflow_run for the repository %j is refused', (full_name) => {
    const message = messageOf(workflowRun({ head_repository: { full_name } }), { name: 'workflow_run' })
    expect(message).toContain('workflow_run.head_repository.full_name')
  })

  it.each(['workflow_dispatch', 'schedule'])('%s counts as a manual event on its branch', (name) => {
    const event = parseEvent({}, facts({ name, ref: 'refs/heads/main' }))
    expect(event).toEqual({ kind: 'manual', name, branch: 'main' })
  })
})

describe('an event whose content is any JSON', () => {
  const names = fc.constantFrom(
    'pull_request',
    'pull_request_target',
    'merge_group',
    'push',
    'workflow_run',
    'schedule',
  )
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(HEAD, NONE, 'main', 'acme/databases', 7, null, { full_name: 'a/b' }, [{ name: 'x' }]),
  )
  const keys = ['number', 'title', 'head', 'base', 'sha', 'ref', 'repo', 'full_name', 'head_sha', 'base_sha']
  const more = ['base_ref', 'before', 'repository', 'id', 'run_number', 'event', 'head_repository', 'pull_requests']
  const object = (inner: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom(...keys, ...more), inner)
  const payload = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('pull_request', 'merge_group', 'workflow_run', ...more), object(object(value))),
  )

  it('is read or refused as wrong input, and never causes another error', () => {
    fc.assert(
      fc.property(names, payload, fc.string(), (name, given, ref) => {
        try {
          expect(parseEvent(given, facts({ name, ref })).kind).toBeTypeOf('string')
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is quoted in error messages as one line without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const message = messageOf(pull({}, { sha: `${text}!` }))
        expect(message.split('\n')).toHaveLength(2)
        expect(message.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
