import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseActionRequest } from '../../../src/commands/action/action-request.ts'
import { underRules } from '../../../src/commands/action/rules.ts'
import { type GitHubContext, parseContext } from '../../../src/edges/github/context/context.ts'
import { Repository } from '../../edges/git/git-repository.ts'

const RUN = { GITHUB_REPOSITORY: 'acme/databases', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' }
const PLACE = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' }

describe('the rules of a suite in the action', () => {
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

  async function rulesOf(context: GitHubContext, suite: string, base?: string, allowRuleChanges = false) {
    const args = [...(base === undefined ? [] : [`--base=${base}`]), '--', work.at(suite)]
    const parsed = parseActionRequest('run', args)
    if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
    const { subject } = await underRules(parsed.request, context, { allowRuleChanges })
    return subject.kind === 'suite' ? subject.rules : undefined
  }

  it.each([
    ['a pull request', pull],
    ['a merge group', group],
  ])('are on %s those of what it is merged into, whatever it is compared with', async (_, context) => {
    for (const base of [undefined, work.at('new.yml'), head])
      expect(await rulesOf(context(), 'my.yml', base)).toEqual({ from: before, holds: 'base' })
    expect(await rulesOf(context(), 'my.yml', undefined, true)).toEqual({ from: before, holds: 'head' })
  })

  it('are its own where it is new', async () => {
    expect(await rulesOf(pull(), 'new.yml')).toEqual({ from: undefined, holds: 'base' })
  })

  it('are those of a base that is named where anything may be checked out', async () => {
    for (const name of ['issue_comment', 'workflow_dispatch'])
      expect(await rulesOf(contextOf(name), 'my.yml', before)).toEqual({ from: before, holds: 'base' })
  })

  it('are its own on a branch that has let them in', async () => {
    for (const name of ['push', 'schedule'])
      expect(await rulesOf(contextOf(name), 'my.yml', before)).toEqual({ from: before, holds: 'head' })
  })

  it('are none of option files', async () => {
    const parsed = parseActionRequest('run', [`--base=${before}`, '--config=my.cnf'])
    if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
    expect(await underRules(parsed.request, pull(), { allowRuleChanges: false })).toBe(parsed.request)
  })
})
