/** Exchange with the remote: the tip of the branch, contents of files, a push. */

import { type Git, type GitAnswer, type GitExchange, NETWORK_SECONDS, REMOTE } from '../git/git.ts'
import { sleep } from '../machine/clock.ts'
import { remoteError, remoteFailure } from './remote-failures.ts'
import { checkVersion, local } from './temporary-git.ts'

/** A bare repository of ours, and the branch of the remote that it follows. */
export interface Clone {
  readonly git: Git
  readonly exchange: GitExchange
  readonly directory: string
  readonly remote: string
  readonly branch: string
  readonly signal: AbortSignal
}

/** Tries with a server that does not answer properly, before we give up; fewer if each takes long. */
export const NETWORK_ATTEMPTS = 4
/** Objects that one command can name. */
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

/** Makes the empty repository and fetches the tip. */
export async function openClone(clone: Clone): Promise<string | undefined> {
  await checkVersion(clone.git)
  await local(clone.git, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1'])
  return fetchTip(clone)
}

/** Commit of the branch, with its folders but not its files; undefined if the remote has no such branch. */
export async function fetchTip(clone: Clone): Promise<string | undefined> {
  const args = [...FETCH, '--depth=1', REMOTE, `+refs/heads/${clone.branch}:${TIP}`]
  const answer = await exchange(clone, args, (printed) => /couldn't find remote ref/.test(printed))
  if (!answer.succeeded) return undefined
  return (await local(clone.git, ['rev-parse', '--verify', `${TIP}^{commit}`])).toString().trim()
}

export async function fetchObjects(clone: Clone, objects: readonly string[]): Promise<void> {
  // The fetch negotiates nothing, because our objects tell nothing about those that we lack.
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...FETCH, REMOTE]
  for (let first = 0; first < objects.length; first += MOST_NAMED)
    await exchange(clone, [...args, ...objects.slice(first, first + MOST_NAMED)])
}

/**
 * Moves the branch from one commit to another, or makes it if there was none: only if nobody moved, made or removed it
 * meanwhile, so nothing is lost even if the new commit does not follow the old. Undefined when done.
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

/** Waits; throws the signal's reason once that fires. */
export async function pause(clone: Clone, milliseconds: number): Promise<void> {
  await sleep(milliseconds, clone.signal).catch(() => clone.signal.throwIfAborted())
}

/**
 * Runs an exchange, again while the server does not answer properly; returns `expected` failures, and throws others.
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
