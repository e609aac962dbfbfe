/** Context of an action: repository, run and event, from the environment that the forge's runner sets. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { quote } from '../../../core/suite/problems.ts'
import { reasonOf, UserError } from '../../../errors.ts'
import { type Event, parseEvent, shaSchema } from './event.ts'
import { fullName, parseRepository } from './repository.ts'

export type GitHubContext = ReturnType<typeof parseContext>

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** Login whose runs get a read-only token, like those of forks. */
const DEPENDABOT = 'dependabot[bot]'
const GITEA_API = /\/api\/v1$/
/** The forge's events are far smaller. */
const LARGEST_PAYLOAD_BYTES = 64 * 1024 ** 2

const number = z.string('a whole number').regex(/^[1-9]\d{0,14}$/, 'a whole number above zero')
const url = z
  .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
  .transform((address) => address.replace(/\/+$/, ''))
const filled = (what: string) => z.string(what).min(1, what)

const environmentSchema = z.looseObject({
  GITHUB_REPOSITORY: z.string('owner/name').transform((text, context) => {
    const repository = parseRepository(text)
    if (repository !== undefined) return repository
    context.addIssue({ code: 'custom', message: 'owner/name' })
    return z.NEVER
  }),
  GITHUB_SERVER_URL: url,
  GITHUB_API_URL: url,
  GITHUB_RUN_ID: number.transform(Number),
  // Older runners of other forges know no attempts.
  GITHUB_RUN_ATTEMPT: z.preprocess((text) => text || '1', number.transform(Number)),
  GITHUB_WORKSPACE: filled('the directory of the checked-out repository'),
  GITHUB_SHA: shaSchema,
  GITHUB_EVENT_NAME: filled("the event's name"),
  GITHUB_REF: z.string().default(''),
})

/**
 * Reads the environment and the event's file.
 *
 * @throws UserError outside a workflow, and where something is missing or broken
 */
export function readContext(environment: EnvironmentVariables): GitHubContext {
  const path = environment.GITHUB_EVENT_PATH
  if (path === undefined || path === '')
    throw new UserError('GITHUB_EVENT_PATH is not set; the action runs in a workflow only, elsewhere use qpsgate run')
  return parseContext(environment, parsePayload(readPayload(path), path))
}

/** @throws UserError if something is missing or broken */
export function parseContext(environment: EnvironmentVariables, payload: unknown) {
  const checked = environmentSchema.safeParse(environment)
  if (!checked.success) throw new UserError(describeProblems(checked.error, environment))
  const found = checked.data
  const repository = found.GITHUB_REPOSITORY
  const facts = { name: found.GITHUB_EVENT_NAME, sha: found.GITHUB_SHA, ref: found.GITHUB_REF, repository }
  const event = parseEvent(payload, facts)
  const isSet = (name: string) => ![undefined, '', 'false'].includes(environment[name])
  const gitea = isSet('GITEA_ACTIONS') || isSet('FORGEJO_ACTIONS') || GITEA_API.test(found.GITHUB_API_URL)
  return {
    repository,
    /** Gitea and Forgejo speak a dialect of GitHub's API. */
    forge: gitea ? ('gitea' as const) : ('github' as const),
    /** Without a slash at the end. */
    serverUrl: found.GITHUB_SERVER_URL,
    apiUrl: found.GITHUB_API_URL,
    runUrl: `${found.GITHUB_SERVER_URL}/${fullName(repository)}/actions/runs/${found.GITHUB_RUN_ID}`,
    /** Grows with every run of a repository. */
    runId: found.GITHUB_RUN_ID,
    runAttempt: found.GITHUB_RUN_ATTEMPT,
    workspace: found.GITHUB_WORKSPACE,
    sha: found.GITHUB_SHA,
    /** Null if the event does not tell. */
    defaultBranch: defaultBranchOf(payload),
    /** Why the token of this run cannot write, where that is known beforehand. */
    readOnlyReason: readOnlyReason(event, environment),
    event,
  }
}

const ofRepository = z.looseObject({ repository: z.looseObject({ default_branch: z.string().min(1) }) })

function defaultBranchOf(payload: unknown): string | null {
  return ofRepository.safeParse(payload).data?.repository.default_branch ?? null
}

function readOnlyReason(event: Event, environment: EnvironmentVariables): string | null {
  if (event.kind === 'pull_request' && event.fromFork)
    return 'the pull request comes from a fork, so the token of this run may only read'
  const dependabot = environment.GITHUB_ACTOR === DEPENDABOT
  if (dependabot && (event.kind === 'pull_request' || event.kind === 'push'))
    return 'Dependabot started this run, so its token may only read'
  return null
}

function readPayload(path: string): string {
  try {
    const text = readFileSync(path)
    if (text.length <= LARGEST_PAYLOAD_BYTES) return text.toString('utf8')
  } catch (cause) {
    const message = `cannot read the event's payload ${path}, which GITHUB_EVENT_PATH names: ${reasonOf(cause)}`
    throw new UserError(message, { cause })
  }
  throw new UserError(`the event's payload ${path} is larger than ${LARGEST_PAYLOAD_BYTES} bytes; it is no payload`)
}

function parsePayload(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UserError(`the event's payload ${path}, which GITHUB_EVENT_PATH names, is not JSON`, { cause })
  }
}

function describeProblems(error: z.ZodError, environment: EnvironmentVariables): string {
  const lines = error.issues.map(({ path: [name], message }) => {
    const value = environment[String(name)]
    return `  ${String(name)}: found ${value === undefined ? 'nothing' : quote(value)}; allowed: ${message}`
  })
  return `the environment is not that of a workflow's run; elsewhere use qpsgate run\n${lines.join('\n')}`
}
