/** Asking the fake of GitHub as a client would. */
import { expect } from 'vitest'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from './github-api.ts'
import { addPull } from './github-state.ts'

/** The path of the fake's usual repository. */
export const REPOSITORY = '/repos/acme/databases'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Read from JSON; every test reads fields that it knows to exist. */
  readonly json: Readonly<Record<string, unknown>> & readonly Readonly<Record<string, unknown>>[]
}

interface Sending {
  readonly body?: unknown
  readonly token?: string | undefined
  readonly accept?: string
}

/** Sends a request; a path without a slash before it is one of the repository's. */
export async function ask(github: FakeGitHub, method: string, path: string, sending: Sending = {}): Promise<Reply> {
  const { body, accept = 'application/vnd.github+json' } = sending
  const token = 'token' in sending ? sending.token : 'secret'
  const response = await fetch(`${github.url}${path.startsWith('/') ? path : `${REPOSITORY}/${path}`}`, {
    method,
    redirect: 'manual',
    headers: { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : [] }
}

/** A fake with pull request 1; its violations are asserted to be none unless the test is about them. */
export async function withPull<T>(
  use: (github: FakeGitHub) => Promise<T>,
  options: FakeGitHubOptions = {},
): Promise<T> {
  await using github = await startFakeGitHub(options)
  addPull(github.state)
  const result = await use(github)
  expect(github.violations).toEqual([])
  return result
}
