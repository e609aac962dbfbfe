/** Why the remote refused something, from git's output, and the user's next step. */

import { StoreError } from '../../errors.ts'
import { shownRemote } from './branch-names.ts'

/**
 * `race` and `network` are worth another attempt, the others are not: `blocked` by a branch whose name is the start of
 * ours, `protected` by a rule or hook, `denied` for want of permission, `missing` repository, `sha256` as its format.
 */
export type RemoteFailure = 'race' | 'network' | 'blocked' | 'protected' | 'denied' | 'missing' | 'sha256' | 'other'

/** The first that matches counts: a protected branch also prints "failed to push", a denied push also "RPC failed". */
const SIGNS: readonly (readonly [RemoteFailure, RegExp])[] = [
  ['blocked', /exists; cannot create/],
  [
    'protected',
    /\bGH0\d\d\b|protected (?:branch|ref)|is protected|hook declined|remote rejected\] \(non-fast-forward\)/i,
  ],
  [
    'denied',
    /returned error: 40[13]|authentication failed|could not read (?:username|password)|permission (?:to .*)?denied|(?:access|push).* (?:denied|not granted|not allowed)|insufficient permission|host key verification failed/i,
  ],
  [
    'missing',
    /repository .*not found|not appear to be a git repository|returned error: 404|repository .*does not exist/i,
  ],
  ['sha256', /mismatched algorithms|hash algorithm/],
  [
    'race',
    /\[rejected\] \((?:fetch first|non-fast-forward|stale info|already exists)\)|is at [0-9a-f]+ but expected|failed to update ref|reference already exists|incorrect old value|\.lock': File exists/,
  ],
  [
    'network',
    /could not resolve|failed to connect|couldn't connect|connection (?:was )?(?:refused|reset|closed|timed out)|timed out|too slow|early eof|unexpected disconnect|hung up|empty reply|network is unreachable|rpc failed|returned error: (?:429|5\d\d)|internal server error|unable to access/i,
  ],
]

export function failureOf(printed: string): RemoteFailure {
  return SIGNS.find(([, sign]) => sign.test(printed))?.[0] ?? 'other'
}

/** Whether git fetched a branch that does not exist. */
export function isNoSuchBranch(printed: string): boolean {
  return /couldn't find remote ref/.test(printed)
}

/** An exchange with the remote that was given up. */
export interface RemoteExchange {
  /** The current step, e.g. "push". */
  readonly step: string
  readonly remote: string
  readonly branch: string
  /** How often it was tried. */
  readonly attempts: number
}

export function remoteError(failure: RemoteFailure, exchange: RemoteExchange, printed: string): StoreError {
  const { remote } = exchange
  const shown = { ...exchange, remote: shownRemote(remote) }
  return new StoreError(`${explanation(failure, shown)}${quotation(printed.replaceAll(remote, shown.remote))}`)
}

function explanation(failure: RemoteFailure, { step, remote, branch, attempts }: RemoteExchange): string {
  const place = `branch ${branch} of ${remote}`
  switch (failure) {
    case 'race':
      return `${place}: ${attempts} attempts to ${step} all lost against other writers; try again when fewer write at once`
    case 'network':
      return `${place}: cannot ${step}, the server did not answer properly ${attempts} times; check the network and the address, and try again`
    case 'blocked':
      return `${place}: cannot be created, because a branch stands in the way whose name begins the same; choose another name`
    case 'protected':
      return `${place}: the server refused the ${step}, because a rule protects the branch; exempt the branch from the rule, or choose another (squashing also needs leave to force-push)`
    case 'denied':
      return `${place}: no permission to ${step}; give a token that may write contents (\`contents: write\` in a workflow), or credentials that git finds by itself`
    case 'missing':
      return `${place}: there is no such repository, or the token may not see it; check the address and the token`
    case 'sha256':
      return `${place}: the repository names its objects by SHA-256, which is not supported; store in another one, or in a directory`
    case 'other':
      return `${place}: git could not ${step}`
  }
}

const QUOTED_LINES = 12
/** Lines that git prints besides the reason. */
const NOISE = /^(?:hint:|To |Done$|error: failed to push some refs)/

/** The last lines that git printed, marked, so that none passes for a line of ours; control characters left out. */
function quotation(printed: string): string {
  return printed
    .split('\n')
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '' && line !== 'remote:' && !NOISE.test(line))
    .slice(-QUOTED_LINES)
    .map((line) => `\n  | ${line}`)
    .join('')
}
