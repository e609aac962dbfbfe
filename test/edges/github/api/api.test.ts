import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeTrouble, listAll } from '../../../../src/edges/github/api/api.ts'
import { statusOf } from '../../../../src/edges/github/api/client.ts'
import { addComment, addPull } from '../../../fakes/github-state.ts'
import { connected } from './connected.ts'

const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
const WHERE = { owner: 'acme', repo: 'databases', issue_number: 1 }

function apiError(message: string, status: number): Error {
  return Object.assign(new Error(message), { status, response: {} })
}

describe('the reader of lists from the API', () => {
  it.each([
    [100, 1],
    [101, 2],
  ])('reads %i items with %i requests for a hundred each', async (count, requests) => {
    await using github = await connected()
    addPull(github.fake.state)
    for (let index = 0; index < count; index += 1) addComment(github.fake.state, 1, { body: `${index}` })
    const found = await listAll(github.client, COMMENTS, WHERE, z.looseObject({ body: z.string() }))
    expect(found.map(({ body }) => Number(body))).toEqual(Array.from({ length: count }, (_, index) => index))
    expect(github.fake.requests).toHaveLength(requests)
    expect(github.fake.violations).toEqual([])
  })

  it('refuses an answer whose items are not of the expected form', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    addComment(github.fake.state, 1)
    const asked = listAll(github.client, COMMENTS, WHERE, z.looseObject({ body: z.number() }))
    const trouble = await asked.catch(describeTrouble)
    expect(trouble).toBe('the API answered with something that is not its own form')
  })
})

describe('the description of a failure of the API', () => {
  it.each([
    [apiError('Bad credentials', 401), 'the API answered 401 (Bad credentials): the token is not valid'],
    [apiError('API rate limit exceeded', 403), "(API rate limit exceeded): the API's rate limit is used up"],
    [
      apiError('Unable to create comment because issue is locked.', 403),
      'issue is locked.): the conversation is locked; unlock it',
    ],
    [apiError('Validation Failed', 422), 'the API answered 422 (Validation Failed)'],
    [Object.assign(new Error('ECONNREFUSED'), { status: 500 }), 'the API could not be reached (ECONNREFUSED)'],
  ])('names the failure and its remedy: $1', (error, words) => {
    expect(describeTrouble(error)).toContain(words)
  })

  it("shows a server's answer as one short line without control characters", () => {
    const text = describeTrouble(apiError(`<html>\n\u001b[31m::error::${'x'.repeat(5000)}`, 502))
    expect(text).not.toMatch(/\p{Cc}/u)
    expect(text.length).toBeLessThan(260)
  })

  it('is not made for an error from elsewhere, which is thrown unchanged', () => {
    const bug = new TypeError('bug')
    expect(() => describeTrouble(bug)).toThrow(bug)
    expect(statusOf(bug)).toBeUndefined()
  })
})
