import { describe, expect, it } from 'vitest'
import {
  type ActionRequest,
  heldAgainstHistory,
  parseActionRequest,
} from '../../../src/commands/action/action-request.ts'
import type { RunRequest } from '../../../src/core/request/run-request.ts'
import type { Event } from '../../../src/edges/github/context/event.ts'
import { TOKEN } from '../../edges/github/api/connected.ts'

function runRequest(...args: string[]): RunRequest {
  const parsed = parseActionRequest('run', args)
  if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
  return parsed.request
}

describe('parseActionRequest', () => {
  it('takes what is measured from the arguments of the command line', () => {
    expect(runRequest('--budget=1m', '--', 'my.yml')).toMatchObject({
      subject: { kind: 'suite', file: 'my.yml' },
      adjustments: { budgetSeconds: 60 },
    })
  })

  it.each<[ActionRequest['kind'], object]>([
    [
      'report',
      {
        kind: 'report',
        request: { paths: ['one', 'two'], out: 'qpsgate-out', drawsTimeline: false, formats: [] },
      },
    ],
    ['record', { kind: 'record', paths: ['one', 'two'] }],
  ])('takes the results of %s', (command, request) => {
    expect(parseActionRequest(command, ['--', 'one', 'two'])).toEqual(request)
  })
})

describe('what the action measures', () => {
  const event: Event = { kind: 'push', before: null, branch: 'release/8.4', defaultBranch: 'main' }
  const repository = { owner: 'acme', name: 'databases' }
  const context = { event, defaultBranch: 'main', serverUrl: 'https://git.example', repository }
  const held = (token: string | undefined, ...args: string[]) =>
    heldAgainstHistory(runRequest(...args), context, { baselineBranch: undefined, token }).history

  it('is held against the history of its branch, as a warning', () => {
    expect(held(TOKEN, 'my.yml')).toEqual({
      store: { kind: 'remote', remote: 'https://git.example/acme/databases.git', branch: 'qpsgate-data' },
      branch: 'release/8.4',
      fallback: 'main',
      mode: 'warn',
    })
  })

  it('may fail by history where that is asked for', () => {
    expect(held(TOKEN, 'my.yml', '--against=control,history')).toMatchObject({ branch: 'release/8.4', mode: 'fail' })
  })

  it.each([
    ['without a token', undefined, ['my.yml']],
    ['without a control', TOKEN, ['my.yml', '--base=x', '--against=base']],
    ['of option files', TOKEN, ['--config=a.cnf', '--base=x']],
  ])('is held against no history %s', (_, token, args) => expect(held(token, ...args)).toBeUndefined())

  it('has no token in what may be printed', () => {
    const request = heldAgainstHistory(runRequest('my.yml'), context, { baselineBranch: undefined, token: TOKEN })
    expect(JSON.stringify(request)).not.toContain(TOKEN)
    expect(structuredClone(request)).toEqual(request)
  })
})
