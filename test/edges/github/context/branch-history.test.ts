import { describe, expect, it } from 'vitest'
import {
  ledgerOfTarget,
  recordedBranch,
  repositoryStore,
  whyNotOfBranch,
} from '../../../../src/edges/github/context/branch-history.ts'
import type { Event } from '../../../../src/edges/github/context/event.ts'
import { REPOSITORY } from '../api/connected.ts'
import { ACTION_INPUTS } from '../publications.ts'

const SHA = 'a'.repeat(40)
const FORGE = { serverUrl: 'https://git.example', repository: REPOSITORY, forge: 'github' } as const

const at = (event: Event) => ({ ...FORGE, event, sha: SHA, workspace: '.', defaultBranch: 'main' })

const push = (branch: string | null): Event => ({ kind: 'push', before: null, branch })
const schedule = (branch: string | null): Event => ({ kind: 'manual', name: 'schedule', branch })
const manual = (name: string): Event => ({ kind: 'manual', name, branch: 'main' })
const GROUP: Event = { kind: 'merge_group', baseSha: SHA, headSha: SHA, baseRef: 'release/8.4' }
const PULL: Event = {
  ...{ kind: 'pull_request', number: 7, fromFork: false },
  ...{ headSha: SHA, baseRef: 'release/8.4', baseSha: SHA, mergeSha: SHA },
}
const OTHER_RUN: Event = {
  ...{ kind: 'workflow_run', runId: 1, runAttempt: 1, startedBy: 'push', pullRequests: [] },
  ...{ headSha: SHA, headBranch: 'main', headRepository: REPOSITORY },
}

it('records of a repository are on its branch qpsgate-data, or on the branch in the input baseline-branch', () => {
  const remote = 'https://git.example/acme/databases.git'
  expect(repositoryStore(FORGE, { ...ACTION_INPUTS, baselineBranch: undefined })).toEqual({
    kind: 'remote',
    remote,
    branch: 'qpsgate-data',
  })
  expect(repositoryStore(FORGE, { ...ACTION_INPUTS, baselineBranch: 'runs' })).toEqual({
    kind: 'remote',
    remote,
    branch: 'runs',
  })
})

describe('the branch of the ledger that a change is compared with', () => {
  const branchOf = (event: Event) => ledgerOfTarget(at(event), ACTION_INPUTS)?.branch

  it.each<[string, Event, string | undefined]>([
    ['a pull request', PULL, 'release/8.4'],
    ['a merge group', GROUP, 'release/8.4'],
    ['a push', push('feature'), 'feature'],
    ['a tag', push(null), undefined],
    ['a schedule', schedule('main'), 'main'],
    ["another workflow's run", OTHER_RUN, undefined],
  ])('is, for %s, the target branch of the change: $2', (_, event, branch) => expect(branchOf(event)).toBe(branch))

  it('is not looked for without a token, or with the input baseline: none', () => {
    const asked = (own: { readonly baseline?: string; readonly token?: undefined }) =>
      ledgerOfTarget(at(PULL), { ...ACTION_INPUTS, ...own })
    expect(asked({ token: undefined })).toBeUndefined()
    expect(asked({ baseline: 'none' })).toBeUndefined()
  })
})

it.each<[Event, string[], recorded: string | null]>([
  [push('main'), [], 'main'],
  [schedule('main'), [], 'main'],
  [push('feature'), [], null],
  [push('release/8.4'), ['release/8.4'], 'release/8.4'],
  [push('main'), ['release/8.4'], null],
  [push('main'), ['none'], null],
  [push('none'), ['none'], null],
  [push(null), [], null],
  [PULL, ['release/8.4'], null],
  [GROUP, ['release/8.4'], null],
  [OTHER_RUN, [], null],
  [manual('workflow_dispatch'), [], 'main'],
  [manual('issue_comment'), [], null],
  [manual('repository_dispatch'), ['main'], null],
])('a run of %j with the input record-branches %j is recorded on the branch %j', (event, recordBranches, recorded) => {
  expect(recordedBranch(at(event), { ...ACTION_INPUTS, recordBranches })).toBe(recorded)
})

describe('a reason not to record a run', () => {
  const main = { sha: SHA, isDirty: false }
  const other = { sha: 'b'.repeat(40), isDirty: false }
  const why = (event: Event, checkedOut: string | undefined, ...measured: Parameters<typeof whyNotOfBranch>[2]) =>
    whyNotOfBranch(at(event), checkedOut, measured)

  it.each<[string, string | null]>([
    ['a push', why(push('main'), SHA, main)],
    ['a push whose job has only the results and no checkout', why(push('main'), undefined, main, null)],
    ['a schedule', why(schedule('main'), SHA, null)],
    ['a dispatch', why(manual('workflow_dispatch'), SHA, main)],
  ])('is not found for %s', (_, found) => expect(found).toBeNull())

  it.each<[string, string | null]>([
    ['another commit is checked out', why(push('main'), other.sha, main)],
    ['another commit was measured', why(schedule('main'), SHA, main, other)],
  ])('names both commits if %s', (_, found) =>
    expect(found).toBe('what was checked out is bbbbbbb, and this workflow runs for aaaaaaa; check out no other ref'),
  )

  it('is found for a workflow_dispatch whose measured commit is unknown', () => {
    expect(why(manual('workflow_dispatch'), SHA, null)).toContain('a workflow_dispatch may measure anything')
  })
})
