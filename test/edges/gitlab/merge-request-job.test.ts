import { describe, expect, it } from 'vitest'
import { readMergeRequestJob } from '../../../src/edges/gitlab/merge-request-job.ts'
import { UserError } from '../../../src/errors.ts'

const HEAD = 'a'.repeat(40)
const MERGED = 'b'.repeat(40)

/** Variables that GitLab's runner sets in a pipeline of a merge request. */
const environment = {
  CI_API_V4_URL: 'https://gitlab.example/git/api/v4',
  CI_PROJECT_ID: '12',
  CI_MERGE_REQUEST_PROJECT_ID: '12',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '12',
  CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example/git/acme/databases',
  CI_MERGE_REQUEST_IID: '3',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
  CI_COMMIT_SHA: HEAD,
  CI_PIPELINE_ID: '500',
  CI_JOB_ID: '9000',
  GITLAB_TOKEN: 'glpat-secret',
}

describe("a merge request's job", () => {
  it('is read from what the runner sets', () =>
    expect(readMergeRequestJob(environment)).toEqual({
      apiUrl: 'https://gitlab.example/git/api/v4',
      project: '12',
      iid: 3,
      pageUrl: 'https://gitlab.example/git/acme/databases/-/merge_requests/3',
      headSha: HEAD,
      pipelineId: 500,
      jobId: 9000,
      isFromFork: false,
      token: 'glpat-secret',
      authorities: undefined,
    }))

  it('is about the newest commit, where a trial merge is checked out', () => {
    const merged = { CI_COMMIT_SHA: MERGED, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD }
    expect(readMergeRequestJob({ ...environment, ...merged }).headSha).toBe(HEAD)
  })

  it("writes to the merge request's project, where the pipeline runs in the fork", () => {
    const fork = { CI_PROJECT_ID: '77', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77' }
    expect(readMergeRequestJob({ ...environment, ...fork })).toMatchObject({ project: '12', isFromFork: true })
  })

  it('counts as from a fork where the source is gone', () =>
    expect(readMergeRequestJob({ ...environment, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '' }).isFromFork).toBe(true))

  it('takes the token that is meant for it first, without blanks around it', () => {
    const token = { QPSGATE_GITLAB_TOKEN: ' glpat-own\n' }
    expect(readMergeRequestJob({ ...environment, ...token }).token).toBe('glpat-own')
    expect(readMergeRequestJob({ ...environment, GITLAB_TOKEN: '' }).token).toBeUndefined()
    // The token that every job has may not write notes.
    expect(readMergeRequestJob({ ...environment, GITLAB_TOKEN: '', CI_JOB_TOKEN: 'x' }).token).toBeUndefined()
  })

  it('says nothing of a token that cannot be one but where it stands', () => {
    const read = () => readMergeRequestJob({ ...environment, GITLAB_TOKEN: 'two words' })
    expect(read).toThrow(UserError)
    expect(read).toThrow(/^GITLAB_TOKEN holds blanks(?!.*two words)/)
  })

  it.each(['http://127.0.0.1:8080/api/v4', 'http://[::1]/api/v4', 'http://localhost:3000/api/v4'])(
    'may be of a server on this machine: %s',
    (url) => expect(readMergeRequestJob({ ...environment, CI_API_V4_URL: `${url}/` }).apiUrl).toBe(url),
  )

  it.each([
    ['CI_API_V4_URL', 'http://gitlab.example/api/v4', 'token would be sent in the clear'],
    ['CI_API_V4_URL', 'http://127.0.0.1.example/api/v4', 'token would be sent in the clear'],
    ['CI_API_V4_URL', 'https://me@gitlab.example', 'an address without a user'],
    ['CI_API_V4_URL', 'ftp://gitlab.example', 'an address that begins with https://'],
    ['CI_API_V4_URL', undefined, 'an address that begins with https://'],
    ['CI_MERGE_REQUEST_IID', '3/../4', 'a whole number above zero'],
    ['CI_MERGE_REQUEST_IID', '0', 'a whole number above zero'],
    ['CI_MERGE_REQUEST_PROJECT_ID', 'acme/databases', 'a whole number above zero'],
    ['CI_COMMIT_SHA', 'HEAD', 'a commit id'],
    ['CI_PIPELINE_ID', '', 'a whole number above zero'],
  ])('is refused where %s is %s', (name, value, allowed) => {
    const read = () => readMergeRequestJob({ ...environment, [name]: value })
    expect(read).toThrow(UserError)
    expect(read).toThrow(
      `${name}: found ${value === undefined ? 'nothing' : JSON.stringify(value).replace('me@', '***@')}; allowed: `,
    )
    expect(read).toThrow(allowed)
  })

  it('is refused with all that is wrong at once, and without credentials of an address', () => {
    const wrong = { CI_API_V4_URL: 'http://me:secret@gitlab.example', CI_JOB_ID: '-1' }
    expect(() => readMergeRequestJob({ ...environment, ...wrong })).toThrow(/\*\*\*@gitlab.*CI_JOB_ID: found "-1"/s)
  })

  it.each(['', undefined])('is none where the number of a merge request is %j', (iid) =>
    expect(() => readMergeRequestJob({ ...environment, CI_MERGE_REQUEST_IID: iid })).toThrow(
      /^CI_MERGE_REQUEST_IID is not set.*merge_request_event/,
    ),
  )
})
