/** A job of GitLab CI and the merge request that it runs for, from the environment that GitLab's runner sets. */
import { z } from 'zod'
import { quote } from '../../core/suite/problems.ts'
import { UserError } from '../../errors.ts'

export interface MergeRequestJob {
  /** Address of the API without a slash at the end; on some servers below a path. */
  readonly apiUrl: string
  /** Number of the project that the merge request is for, also where the pipeline runs in a fork. */
  readonly project: string
  /** Number of the merge request within its project. */
  readonly iid: number
  /** Address of the merge request's page. */
  readonly pageUrl: string
  /** Newest commit of the merge request, never that of a trial merge. */
  readonly headSha: string
  /** Grows with every pipeline of the server. */
  readonly pipelineId: number
  /** Grows with every job of the server, that of a retry included. */
  readonly jobId: number
  readonly isFromFork: boolean
  /** Undefined if there is none. */
  readonly token: string | undefined
  /** File with the certificates that the runner trusts, where it was given one. */
  readonly authorities: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** The first that is set is taken. */
export const TOKEN_VARIABLES = ['QPSGATE_GITLAB_TOKEN', 'GITLAB_TOKEN'] as const
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const number = z.string('a whole number above zero').regex(/^[1-9]\d{0,14}$/, 'a whole number above zero')
const sha = z.string('a commit id').regex(/^[\da-f]{40}(?:[\da-f]{24})?$/, 'a commit id')
const url = z
  .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
  .refine((address) => new URL(address).username === '', 'an address without a user')
  .transform((address) => address.replace(/\/+$/, ''))
/** Variables that mean nothing in this kind of pipeline are empty rather than unset. */
const orNone = <T>(schema: z.ZodType<T, string | undefined>) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())

const environmentSchema = z.looseObject({
  CI_API_V4_URL: url.refine(isPrivate, 'an address that begins with https://, as the token would be sent in the clear'),
  CI_MERGE_REQUEST_PROJECT_ID: number,
  CI_MERGE_REQUEST_IID: number.transform(Number),
  CI_MERGE_REQUEST_PROJECT_URL: url,
  CI_COMMIT_SHA: sha,
  CI_PIPELINE_ID: number.transform(Number),
  CI_JOB_ID: number.transform(Number),
  // In pipelines for merged results, where CI_COMMIT_SHA is a trial merge.
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: orNone(sha),
  // Empty if the fork is gone.
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: orNone(number),
  CI_SERVER_TLS_CA_FILE: orNone(z.string()),
})

/** @throws UserError outside a merge request's pipeline, and if anything is missing or broken */
export function readMergeRequestJob(environment: Environment): MergeRequestJob {
  if ((environment.CI_MERGE_REQUEST_IID ?? '') === '')
    throw new UserError(
      'CI_MERGE_REQUEST_IID is not set, so there is no merge request to write to; call qpsgate note in a job of ' +
        'GitLab CI that has `rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }]`',
    )
  const checked = environmentSchema.safeParse(environment)
  if (!checked.success) throw new UserError(describeProblems(checked.error, environment))
  const found = checked.data
  const { CI_MERGE_REQUEST_PROJECT_ID: project, CI_MERGE_REQUEST_IID: iid } = found
  return {
    apiUrl: found.CI_API_V4_URL,
    project,
    iid,
    pageUrl: `${found.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${iid}`,
    headSha: found.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA ?? found.CI_COMMIT_SHA,
    pipelineId: found.CI_PIPELINE_ID,
    jobId: found.CI_JOB_ID,
    isFromFork: found.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== project,
    token: tokenIn(environment),
    authorities: found.CI_SERVER_TLS_CA_FILE,
  }
}

/** Text that cannot be in a header is no token; it is never shown. */
function tokenIn(environment: Environment): string | undefined {
  const name = TOKEN_VARIABLES.find((variable) => (environment[variable]?.trim() ?? '') !== '')
  const token = name && environment[name]?.trim()
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return token
  throw new UserError(`${name} holds blanks or other characters that no token of GitLab has; set it to the token alone`)
}

function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.test(hostname)
}

function describeProblems(error: z.ZodError, environment: Environment): string {
  const lines = error.issues.map(({ path: [name], message }) => {
    const value = environment[String(name)]
    return `  ${String(name)}: found ${value === undefined ? 'nothing' : quote(value)}; allowed: ${message}`
  })
  return `the environment is not that of a job of GitLab CI for a merge request\n${lines.join('\n')}`
}
