import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withBase } from '../../../src/commands/action/base.ts'
import { type GitHubContext, parseContext } from '../../../src/edges/github/context/context.ts'
import { INPUT_NAMES, type RawInputs } from '../../../src/edges/github/context/inputs.ts'
import { Repository } from '../../edges/git/git-repository.ts'

const EMPTY = Object.fromEntries(INPUT_NAMES.map((name) => [name, ''])) as RawInputs

describe('the base of a push', () => {
  let work: Repository
  let before: string
  let context: GitHubContext
  let log: string[]
  const filled = (inputs: Partial<RawInputs>) => withBase({ ...EMPTY, ...inputs }, context)
  const baseOf = async (inputs: Partial<RawInputs>) => (await filled(inputs)).base

  beforeEach(() => {
    work = new Repository()
    work.write('my.yml', 'name: my')
    before = work.commit()
    work.write('new.yml', 'name: new')
    const sha = work.commit()
    const event = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha }
    const place = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' }
    const run = { GITHUB_REPOSITORY: 'acme/databases', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' }
    context = parseContext({ ...event, ...place, ...run, GITHUB_WORKSPACE: work.path }, { before })
    log = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    work[Symbol.dispose]()
  })

  it('is what was pushed onto, which is said', async () => {
    expect(await baseOf({ suite: work.at('my.yml') })).toBe(before)
    expect(await baseOf({ config: work.at('my.cnf') })).toBe(before)
    expect(log[0]).toBe(`compared with main before this push (${before})\n`)
  })

  it('is none for a suite that is new, with a notice', async () => {
    work.write('new.yml', '')
    expect(await baseOf({ suite: work.at('new.yml') })).toBe('')
    expect(log).toEqual([
      expect.stringMatching(/^::notice::.*new\.yml is new: main before this push \([\da-f]{7}\) does/),
    ])
  })

  it('is none for a suite that comes with the action, without one', async () => {
    expect(await baseOf({ suite: work.at('quickstart') })).toBe('')
    expect(log).toEqual([])
  })

  it.each<[string, Partial<RawInputs>]>([
    ['that is named', { suite: 'my.yml', base: 'v1.0' }],
    ['that nothing is to be compared with', { suite: 'my.yml', against: 'control,history' }],
    ['of a report', { command: 'report' }],
    ['of what is recorded', { command: 'record' }],
  ])('%s is left as it is', async (_, inputs) => {
    expect(await filled(inputs)).toEqual({ ...EMPTY, ...inputs })
    expect(log).toEqual([])
  })

  it('is none where no change is known, but of option files, which have no control', async () => {
    context = { ...context, event: { kind: 'manual', name: 'schedule', branch: 'main' } }
    expect(await baseOf({ suite: work.at('my.yml') })).toBe('')
    expect(await baseOf({ config: work.at('my.cnf') })).toBe(before)
  })

  it('is not looked for where there is nothing to measure', async () => {
    await expect(filled({})).rejects.toThrow('inputs config and suite: found neither')
  })
})

describe('a workflow_run', () => {
  it('cannot measure, as it has the default branch checked out', async () => {
    const run = { runId: 1, runNumber: 1, runAttempt: 1, startedBy: 'push', headSha: 'a'.repeat(40) }
    const event = { kind: 'workflow_run', ...run, headBranch: null, headRepository: null, pullRequests: [] } as const
    const context = { event } as unknown as GitHubContext
    await expect(withBase({ ...EMPTY, suite: 'my.yml' }, context)).rejects.toThrow('give this one `command: report`')
  })
})
