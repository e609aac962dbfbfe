/** Exchanges data with a remote: fetches the tip of a branch and contents of files, and pushes commits. */

import { type Git, type GitAnswer, type GitExchange, NETWORK_SECONDS, REMOTE } from '../git/git.ts'
import { sleep } from '../machine/clock.ts'
import { remoteError, remoteFailure } from './remote-failures.ts'
import { checkVersion, local } from './temporary-git.ts'

export interface Clone {
  readonly git: Git
  readonly exchange: GitExchange
  readonly directory: string
  readonly remote: string
  readonly branch: string
  readonly signal: AbortSignal
}

/**
 * Maximum attempts with a server that does not answer properly. There are fewer if they take longer than
 * NETWORK_SECONDS.
 */
export const NETWORK_ATTEMPTS = 4
/** Maximum number of objects that one command names, because the length of a command line is limited. */
const MOST_NAMED = 10_000
const FIRST_PAUSE_MS = 500

const TIP = 'refs/qpsgate/tip'
const FETCH = [
  'fetch',
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--recurse-submodules=no',
  '--filter=blob:none',
]

export async function openClone(clone: Clone): Promise<string | undefined> {
  await checkVersion(clone.git)
  await local(clone.git, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1'])
  return fetchTip(clone)
}

/** The branch's commit, with its folders but without its files; undefined if the remote has no such branch. */
export async function fetchTip(clone: Clone): Promise<string | undefined> {
  const args = [...FETCH, '--depth=1', REMOTE, `+refs/heads/${clone.branch}:${TIP}`]
  const answer = await exchange(clone, args, (printed) => /couldn't find remote ref/.test(printed))
  if (!answer.succeeded) return undefined
  return (await local(clone.git, ['rev-parse', '--verify', `${TIP}^{commit}`])).toString().trim()
}

export async function fetchObjects(clone: Clone, objects: readonly string[]): Promise<void> {
  // Git's negotiation is off, because present objects say nothing about the missing ones.
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...FETCH, REMOTE]
  for (let first = 0; first < objects.length; first += MOST_NAMED)
    await exchange(clone, [...args, ...objects.slice(first, first + MOST_NAMED)])
}

/**
 * Moves the branch from one commit to another, or creates it. The remote refuses if somebody has moved, created or
 * removed the branch meanwhile. So nobody's commit is lost, even if the new commit does not follow the old one.
 *
 * @returns undefined if it succeeded
 */
export async function push(clone: Clone, from: string | undefined, to: string) {
  const ref = `refs/heads/${clone.branch}`
  const options = ['--porcelain', '--no-verify', '--no-signed', '--recurse-submodules=no']
  const args = ['push', ...options, `--force-with-lease=${ref}:${from ?? ''}`, REMOTE, `${to}:${ref}`]
  const answer = await clone.exchange(args)
  if (answer.succeeded) return undefined
  const printed = `${answer.messages}\n${answer.output.toString()}`
  return { failure: remoteFailure(printed), printed }
}

export async function pause(clone: Clone, milliseconds: number): Promise<void> {
  await sleep(milliseconds, clone.signal).catch(() => clone.signal.throwIfAborted())
}

/**
 * Runs an exchange, and repeats it while the server does not answer properly.
 *
 * @returns git's answer, also if it failed in an `expected` way
 * @throws StoreError for any other failure
 */
async function exchange(
  clone: Clone,
  args: readonly string[],
  expected: (printed: string) => boolean = () => false,
): Promise<GitAnswer> {
  const started = performance.now()
  for (let attempts = 1; ; attempts++) {
    const answer = await clone.exchange(args)
    if (answer.succeeded || expected(answer.messages)) return answer
    const failure = remoteFailure(answer.messages)
    const isLate = performance.now() - started > NETWORK_SECONDS * 1000
    if (failure !== 'network' || attempts === NETWORK_ATTEMPTS || isLate)
      throw remoteError(failure, { ...clone, step: 'fetch', attempts }, answer.messages)
    await pause(clone, FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.5 + Math.random()))
  }
}
