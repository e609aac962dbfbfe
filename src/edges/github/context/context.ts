/** Reads the context of an action (repository, run and event) from the environment that the forge's runner sets. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { reasonOf, UserError } from '../../../errors.ts'
import { branchSchema, type Event, parseEvent, problemsIn, repositorySchema, shaSchema } from './event.ts'
import { fullName, type Repository } from './repository.ts'

/** Dialect of GitHub's API that the forge speaks. That of Gitea and Forgejo differs a little. */
export type ForgeKind = 'github' | 'gitea'

export interface RepositoryAddress {
  readonly repository: Repository
  readonly forge: ForgeKind
  /** Address of the forge, without a slash at the end. */
  readonly serverUrl: string
}

export interface Trigger {
  readonly event: Event
  readonly sha: string
  readonly workspace: string
  /** Null if the event does not name it. */
  readonly defaultBranch: string | null
}

export interface GitHubContext extends RepositoryAddress, Trigger {
  readonly apiUrl: string
  readonly runUrl: string
  /** Grows with every run of a repository, so that the newer one of two runs has the larger id. */
  readonly runId: number
  readonly runAttempt: number
  /** Name of the job in its workflow, without values of a matrix; undefined if the runner does not set it. */
  readonly job: string | undefined
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

const GITEA_API = /\/api\/v1$/

const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'expected a whole number above zero')
  .transform(Number)
const url = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

const environmentSchema = z.looseObject({
  GITHUB_REPOSITORY: repositorySchema,
  GITHUB_SERVER_URL: url,
  GITHUB_API_URL: url,
  GITHUB_RUN_ID: number,
  // Older runners of other forges do not count attempts, so a missing number means the first attempt.
  GITHUB_RUN_ATTEMPT: z.preprocess((text) => text || '1', number),
  GITHUB_WORKSPACE: z.string().min(1),
  GITHUB_SHA: shaSchema,
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_REF: z.string().default(''),
  GITHUB_JOB: z.string().optional(),
})

/** @throws UserError outside a workflow, and if something is missing or broken */
export function readContext(environment: EnvironmentVariables): GitHubContext {
  const path = environment.GITHUB_EVENT_PATH
  if (path === undefined || path === '')
    throw new UserError('GITHUB_EVENT_PATH is not set; the action runs in a workflow only, elsewhere use qpsgate run')
  return parseContext(environment, readPayload(path))
}

/** @throws UserError if something is missing or broken */
export function parseContext(environment: EnvironmentVariables, payload: unknown): GitHubContext {
  const checked = environmentSchema.safeParse(environment)
  if (!checked.success)
    throw new UserError(
      `the environment is not that of a workflow's run; elsewhere use qpsgate run\n${problemsIn(checked.error)}`,
    )
  const variables = checked.data
  const repository = variables.GITHUB_REPOSITORY
  const facts = { name: variables.GITHUB_EVENT_NAME, sha: variables.GITHUB_SHA, ref: variables.GITHUB_REF, repository }
  const event = parseEvent(payload, facts)
  const isSet = (name: string) => ![undefined, '', 'false'].includes(environment[name])
  const gitea = isSet('GITEA_ACTIONS') || isSet('FORGEJO_ACTIONS') || GITEA_API.test(variables.GITHUB_API_URL)
  return {
    repository,
    forge: gitea ? 'gitea' : 'github',
    serverUrl: variables.GITHUB_SERVER_URL,
    apiUrl: variables.GITHUB_API_URL,
    runUrl: `${variables.GITHUB_SERVER_URL}/${fullName(repository)}/actions/runs/${variables.GITHUB_RUN_ID}`,
    runId: variables.GITHUB_RUN_ID,
    runAttempt: variables.GITHUB_RUN_ATTEMPT,
    job: variables.GITHUB_JOB || undefined,
    workspace: variables.GITHUB_WORKSPACE,
    sha: variables.GITHUB_SHA,
    defaultBranch: ofRepository.safeParse(payload).data?.repository.default_branch ?? null,
    event,
  }
}

const ofRepository = z.looseObject({ repository: z.looseObject({ default_branch: branchSchema }) })

function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const message = `cannot read the event's payload ${path}, which GITHUB_EVENT_PATH names: ${reasonOf(cause)}`
    throw new UserError(message, { cause })
  }
}
