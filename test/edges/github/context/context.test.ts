import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EnvironmentVariables, parseContext, readContext } from '../../../../src/edges/github/context/context.ts'
import { mistakeOf } from '../../../setup/messages.ts'

const SHA = 'a'.repeat(40)

function environment(overrides: EnvironmentVariables = {}): EnvironmentVariables {
  return {
    GITHUB_REPOSITORY: 'acme/databases',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_RUN_ID: '12345678901',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKSPACE: '/home/runner/work/databases/databases',
    GITHUB_SHA: SHA,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_ACTOR: 'octocat',
    ...overrides,
  }
}

function pullRequest(repo: string): object {
  const head = { sha: SHA, ref: 'change', repo: { full_name: repo } }
  return { pull_request: { number: 7, head, base: { sha: SHA, ref: 'main' } } }
}

describe('the context of a workflow', () => {
  it('takes repository, addresses and run from environment variables', () => {
    expect(parseContext(environment(), {})).toEqual({
      repository: { owner: 'acme', name: 'databases' },
      forge: 'github',
      defaultBranch: null,
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      runUrl: 'https://github.com/acme/databases/actions/runs/12345678901',
      runId: 12345678901,
      runAttempt: 2,
      workspace: '/home/runner/work/databases/databases',
      sha: SHA,
      event: { kind: 'manual', name: 'workflow_dispatch', branch: 'main' },
    })
  })

  it('has the addresses of a GitHub Enterprise Server without a slash at the end', () => {
    const addresses = { GITHUB_SERVER_URL: 'https://git.acme.test/', GITHUB_API_URL: 'https://git.acme.test/api/v3' }
    const context = parseContext(environment(addresses), {})
    expect(context).toMatchObject({ forge: 'github', apiUrl: 'https://git.acme.test/api/v3' })
    expect(context.runUrl).toBe('https://git.acme.test/acme/databases/actions/runs/12345678901')
  })

  it.each([
    ['the variable GITEA_ACTIONS', { GITEA_ACTIONS: 'true' }, 'gitea'],
    ['the variable FORGEJO_ACTIONS', { FORGEJO_ACTIONS: 'true' }, 'gitea'],
    ["the API's address", { GITHUB_API_URL: 'https://codeberg.test/api/v1' }, 'gitea'],
    ['GITEA_ACTIONS=false', { GITEA_ACTIONS: 'false' }, 'github'],
  ])('recognises by %s which forge runs the workflow', (_, overrides, forge) => {
    expect(parseContext(environment(overrides), {}).forge).toBe(forge)
  })

  it('has attempt 1 if the runner gives no attempt', () => {
    expect(parseContext(environment({ GITHUB_RUN_ATTEMPT: undefined }), {}).runAttempt).toBe(1)
    expect(parseContext(environment({ GITHUB_RUN_ATTEMPT: '' }), {}).runAttempt).toBe(1)
  })

  it('is refused with one error that names all missing and wrong variables', () => {
    const wrong = {
      GITHUB_REPOSITORY: 'databases',
      GITHUB_RUN_ID: '0',
      GITHUB_SHA: undefined,
      GITHUB_API_URL: 'ftp://x',
    }
    const lines = mistakeOf(() => parseContext(environment(wrong), {})).split('\n')
    expect(lines[0]).toContain('elsewhere use qpsgate run')
    expect(lines.slice(1)).toEqual([
      '  GITHUB_REPOSITORY: expected owner/name',
      '  GITHUB_API_URL: Invalid URL',
      '  GITHUB_RUN_ID: expected a whole number above zero',
      '  GITHUB_SHA: Invalid input: expected string, received undefined',
    ])
  })
})

describe('the event of a workflow', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-context-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const withFile = (text: string): EnvironmentVariables => {
    const path = join(folder, 'event.json')
    writeFileSync(path, text)
    return environment({ GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: 'pull_request' })
  }

  it('is read from the file that GITHUB_EVENT_PATH names', () => {
    const { event } = readContext(withFile(JSON.stringify(pullRequest('acme/databases'))))
    expect(event).toMatchObject({ kind: 'pull_request', number: 7 })
  })

  it.each([
    ['cut off', '{"pull_request":', 'JSON'],
    ['empty', '', 'JSON'],
    [
      'of another event',
      '{"schedule":"* * * * *"}',
      'pull_request: Invalid input: expected object, received undefined',
    ],
  ])('is refused, and the error says why, if its file is %s', (_, text, words) => {
    expect(mistakeOf(() => readContext(withFile(text)))).toContain(words)
  })

  it('is refused if its file is missing or not named', () => {
    const missing = environment({ GITHUB_EVENT_PATH: join(folder, 'nothing.json') })
    expect(mistakeOf(() => readContext(missing))).toContain(
      'nothing.json, which GITHUB_EVENT_PATH names: there is no such file',
    )
    expect(mistakeOf(() => readContext(environment()))).toContain('GITHUB_EVENT_PATH is not set')
  })
})
