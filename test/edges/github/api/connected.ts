/** A client that is connected to a fake of GitHub, both ended together. */
import { connect, type GitHubClient } from '../../../../src/edges/github/api/client.ts'
import type { Repository } from '../../../../src/edges/github/context/repository.ts'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../../../fakes/github-api.ts'

export const REPOSITORY: Repository = { owner: 'acme', name: 'databases' }
export const TOKEN = 'ghs_abcdefghijklmnopqrstuvwxyz0123456789'

export interface Connected extends AsyncDisposable {
  readonly fake: FakeGitHub
  readonly client: GitHubClient
  readonly cancel: AbortController
  /** Pauses before requests were sent again, seconds; nobody waits for them. */
  readonly waits: readonly number[]
}

export async function connected(options: FakeGitHubOptions = {}): Promise<Connected> {
  const fake = await startFakeGitHub(options)
  const cancel = new AbortController()
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds / 1000)
  const client = await connect(fake.url, TOKEN, cancel.signal, undefined, wait)
  return { fake, client, cancel, waits, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() }
}

/** Requests to the fake: "GET /user". */
export function asked({ requests }: FakeGitHub): string[] {
  return requests.map(({ method, path }) => `${method} ${path}`)
}
