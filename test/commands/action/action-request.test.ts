import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputsOfEvent, parseActionRequest, requestOfEvent } from '../../../src/commands/action/action-request.ts'
import type { RunRequest } from '../../../src/core/request/run-request.ts'
import { type GitHubContext, parseContext } from '../../../src/edges/github/context/context.ts'
import { type ActionCommand, INPUT_NAMES, type RawInputs } from '../../../src/edges/github/context/inputs.ts'
import { Repository } from '../../edges/git/git-repository.ts'
import { TOKEN } from '../../edges/github/api/connected.ts'
import { ACTION_INPUTS } from '../../edges/github/publications.ts'

const INPUTS = { ...ACTION_INPUTS, token: undefined }
const PLACE = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' }
const RUN = { GITHUB_REPOSITORY: 'acme/databases', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' }

function runRequest(...args: string[]): RunRequest {
  const parsed = parseActionRequest('run', args)
  if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
  return parsed.request
}

describe('a request of the action', () => {
  it('takes suite and budget from the arguments of the command line', () => {
    expect(runRequest('--budget=1m', '--', 'my.yml')).toMatchObject({
      subject: { kind: 'suite', file: 'my.yml' },
      adjustments: { budgetSeconds: 60 },
    })
  })

  it.each<[ActionCommand, object]>([
    ['report', { kind: 'report', request: { paths: ['one', 'two'], out: 'joined' } }],
    ['record', { kind: 'record', paths: ['one', 'two'] }],
  ])('takes the paths of the results from the arguments of %s', (command, request) => {
    expect(parseActionRequest(command, ['--out=joined', '--', 'one', 'two'])).toEqual(request)
  })
})

describe('a change that the action measures', () => {
  const event = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/release/8.4', GITHUB_SHA: 'a'.repeat(40) }
  const context = parseContext(
    { ...event, ...PLACE, ...RUN, GITHUB_WORKSPACE: '.' },
    { repository: { default_branch: 'main' } },
  )
  const allowed = (token: string | undefined, ...args: string[]) =>
    requestOfEvent(runRequest(...args), context, { ...INPUTS, token })

  it('is compared with the baseline of its branch, which the ledger of the repository holds', () => {
    const ledger = {
      store: { kind: 'remote', remote: 'https://github.com/acme/databases.git', branch: 'qpsgate-data' },
      ...{ branch: 'release/8.4', baseline: undefined, isRequired: false },
    }
    expect(allowed(TOKEN, 'my.yml').ledger).toEqual(ledger)
    expect(allowed(TOKEN, '--config=a.cnf', '--base=x').ledger).toEqual(ledger)
    expect(allowed(undefined, 'my.yml').ledger).toBeUndefined()
  })

  it('is compared with the baseline that the input baseline names, and with none if that is "none"', () => {
    const held = (baseline: string) =>
      requestOfEvent(runRequest('my.yml'), context, { ...INPUTS, token: TOKEN, baseline }).ledger
    expect(held('v*')).toMatchObject({ baseline: 'v*', isRequired: true })
    expect(held('none')).toBeUndefined()
  })

  it('has no token in its request, because requests may be printed', () => {
    const request = allowed(TOKEN, 'my.yml')
    expect(JSON.stringify(request)).not.toContain(TOKEN)
    expect(structuredClone(request)).toEqual(request)
  })
})

let work: Repository
let before: string
let head: string
beforeEach(() => {
  work = new Repository()
  work.write('my.yml', 'name: my')
  before = work.commit()
  work.write('new.yml', 'name: new')
  head = work.commit()
})
afterEach(() => work[Symbol.dispose]())

describe('the limits that the action applies to a suite', () => {
  function contextOf(name: string, payload: object = {}): GitHubContext {
    const event = { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/main', GITHUB_SHA: head }
    return parseContext({ ...event, ...PLACE, ...RUN, GITHUB_WORKSPACE: work.path }, payload)
  }
  const pull = () => {
    const side = (sha: string, ref: string) => ({ sha, ref, repo: { full_name: 'acme/databases' } })
    return contextOf('pull_request', {
      pull_request: { number: 1, head: side(head, 'change'), base: side(before, 'main') },
    })
  }
  const group = () =>
    contextOf('merge_group', { merge_group: { base_sha: before, head_sha: head, base_ref: 'refs/heads/main' } })

  function rulesOf(context: GitHubContext, suite: string, base?: string) {
    const args = [...(base === undefined ? [] : [`--base=${base}`]), '--', work.at(suite)]
    const { subject } = requestOfEvent(runRequest(...args), context, INPUTS)
    return subject.kind === 'suite' ? subject.ruledBy : undefined
  }

  it.each([
    ['a pull request', pull],
    ['a merge group', group],
  ])('come from the branch that %s is merged into, whatever it is compared with', (_, context) => {
    for (const base of [undefined, work.at('new.yml'), head]) expect(rulesOf(context(), 'my.yml', base)).toBe(before)
  })

  it('come from the base of the comparison if the suite is new, or if nothing is merged', () => {
    expect(rulesOf(pull(), 'new.yml')).toBeUndefined()
    for (const name of ['workflow_dispatch', 'push', 'schedule'])
      expect(rulesOf(contextOf(name), 'my.yml', before)).toBeUndefined()
  })

  it('are taken from no suite if option files are compared', () => {
    const request = runRequest(`--base=${before}`, '--config=my.cnf')
    const { subject } = requestOfEvent(request, pull(), INPUTS)
    expect(subject).toEqual({ ...request.subject, isForeign: false })
  })
})

const EMPTY = Object.fromEntries(INPUT_NAMES.map((name) => [name, ''])) as RawInputs

describe('the base that the action finds', () => {
  let context: GitHubContext
  let log: string[]
  const filled = (inputs: Partial<RawInputs>) => inputsOfEvent({ ...EMPTY, ...inputs }, context)
  const baseOf = (inputs: Partial<RawInputs>) => filled(inputs).base

  const pushed = (ref: string, sha: string, payload: object) => {
    const event = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: ref, GITHUB_SHA: sha }
    return parseContext({ ...event, ...PLACE, ...RUN, GITHUB_WORKSPACE: work.path }, payload)
  }

  beforeEach(() => {
    context = pushed('refs/heads/main', head, { before })
    log = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('is the commit that the branch had before the push, and the log says so', () => {
    expect(baseOf({ suite: work.at('my.yml') })).toBe(before)
    expect(baseOf({ config: work.at('my.cnf') })).toBe(before)
    expect(log[0]).toBe(`compared with main before this push (${before})\n`)
  })

  it.each(['refs/tags/v1', 'refs/heads/new'])('is the parent of the pushed commit for %s at the tip of main', (ref) => {
    const sha = work.git('rev-parse', 'HEAD').trim()
    work.git('update-ref', 'refs/remotes/origin/main', sha)
    context = pushed(ref, sha, { before: '0'.repeat(40), repository: { default_branch: 'main' } })
    expect(baseOf({ suite: work.at('my.yml') })).toBe(before)
  })

  it('does not affect the name of the run, which is the input name, or else the job and the image', () => {
    const job = { ...context, job: 'gate' }
    const nameOf = (inputs: Partial<RawInputs>, of: GitHubContext = job) =>
      inputsOfEvent({ ...EMPTY, ...inputs }, of).name
    expect(nameOf({ image: 'mysql:9.7' })).toBe('gate, mysql:9.7')
    expect(nameOf({ image: 'mysql:9.7' }, context)).toBe('mysql:9.7')
    expect(nameOf({ image: 'mysql:9.7', name: 'fleet' })).toBe('fleet')
    expect([nameOf({}), nameOf({}, context)]).toEqual(['gate', ''])
  })

  it('is empty for a suite that a push adds, and a notice says so', () => {
    work.write('new.yml', '')
    expect(baseOf({ suite: work.at('new.yml') })).toBe('')
    expect(log).toEqual([
      expect.stringMatching(/^::notice::.*new\.yml is new: main before this push \([\da-f]{7}\) does/),
    ])
  })

  it('is empty for a suite that comes with the action, without a notice', () => {
    expect(baseOf({ suite: work.at('quickstart') })).toBe('')
    expect(log).toEqual([])
  })

  it.each<[string, Partial<RawInputs>]>([
    ['if they name one', { suite: 'my.yml', base: 'v1.0' }],
    ['if nothing is compared with a base', { suite: 'my.yml', against: 'control,history' }],
    ['for a report', { command: 'report' }],
    ['for a record', { command: 'record' }],
  ])('is exactly what the inputs say, and nothing is logged, %s', (_, inputs) => {
    expect(filled(inputs)).toEqual({ ...EMPTY, ...inputs })
    expect(log).toEqual([])
  })

  it('is, on a schedule, empty for a suite and the parent commit for option files', () => {
    context = { ...context, event: { kind: 'manual', name: 'schedule', branch: 'main' } }
    expect(baseOf({ suite: work.at('my.yml') })).toBe('')
    expect(baseOf({ config: work.at('my.cnf') })).toBe(before)
  })

  it('is the commit before the push if no input names a file', () => {
    expect(baseOf({})).toBe(before)
  })
})

it('measuring in a workflow_run is refused, because that event checks out the default branch', () => {
  const run = { runId: 1, runAttempt: 1, startedBy: 'push', headSha: 'a'.repeat(40) }
  const event = { kind: 'workflow_run', ...run, headBranch: null, headRepository: null, pullRequests: [] } as const
  const context = { event } as unknown as GitHubContext
  expect(() => inputsOfEvent({ ...EMPTY, suite: 'my.yml' }, context)).toThrow('give this one `command: report`')
})
