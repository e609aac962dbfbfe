/** Finds in git's output why an exchange with a remote failed, and tells the user what to do next. */

import { StoreError } from '../../errors.ts'
import { printableRemote } from './branch-names.ts'

/**
 * Signs of failures in git's output, and their messages. The first match counts, because one failure may show several
 * signs: for a protected branch, git also prints "failed to push", for a denied push also "RPC failed". Only after a
 * race or a failure of the network is another attempt worthwhile.
 */
const FAILURES = {
  blocked: {
    sign: /exists; cannot create/,
    says: () => 'cannot be created, because a branch stands in the way whose name begins the same; choose another name',
  },
  protected: {
    sign: /\bGH0\d\d\b|protected (?:branch|ref)|is protected|hook declined|remote rejected\] \(non-fast-forward\)/i,
    says: ({ step }: RemoteExchange) =>
      `the server refused the ${step}, because a rule protects the branch; exempt the branch from the rule, or choose another (charts also need leave to force-push)`,
  },
  denied: {
    sign: /returned error: 40[13]|authentication failed|could not read (?:username|password)|permission (?:to .*)?denied|(?:access|push).* (?:denied|not granted|not allowed)|insufficient permission|host key verification failed/i,
    says: ({ step }: RemoteExchange) =>
      `no permission to ${step}; give a token that may write contents (\`contents: write\` in a workflow), or credentials that git finds by itself`,
  },
  missing: {
    sign: /repository .*not found|not appear to be a git repository|returned error: 404|repository .*does not exist/i,
    says: () => 'there is no such repository, or the token may not see it; check the address and the token',
  },
  sha256: {
    sign: /mismatched algorithms|hash algorithm/,
    says: () =>
      'the repository names its objects by SHA-256, which is not supported; store in another one, or in a directory',
  },
  race: {
    sign: /\[rejected\] \((?:fetch first|non-fast-forward|stale info|already exists)\)|is at [0-9a-f]+ but expected|failed to update ref|reference already exists|incorrect old value|\.lock': File exists/,
    says: ({ step, attempts }: RemoteExchange) =>
      `${attempts} attempts to ${step} all lost against other writers; try again when fewer write at once`,
  },
  network: {
    sign: /could not resolve|failed to connect|couldn't connect|connection (?:was )?(?:refused|reset|closed|timed out)|timed out|too slow|early eof|unexpected disconnect|hung up|empty reply|network is unreachable|rpc failed|returned error: (?:429|5\d\d)|internal server error|unable to access/i,
    says: ({ step, attempts }: RemoteExchange) =>
      `cannot ${step}, the server did not answer properly ${attempts} times; check the network and the address, and try again`,
  },
  other: { sign: /(?:)/, says: ({ step }: RemoteExchange) => `git could not ${step}` },
}

export type RemoteFailure = keyof typeof FAILURES
const KINDS = Object.keys(FAILURES) as RemoteFailure[]

export function remoteFailure(printed: string): RemoteFailure {
  return KINDS.find((kind) => FAILURES[kind].sign.test(printed)) ?? 'other'
}

export interface RemoteExchange {
  readonly step: string
  readonly remote: string
  readonly branch: string
  readonly attempts: number
}

export function remoteError(failure: RemoteFailure, exchange: RemoteExchange, printed: string): StoreError {
  const { remote, branch } = exchange
  const shown = printableRemote(remote)
  const what = `branch ${branch} of ${shown}: ${FAILURES[failure].says(exchange)}`
  return new StoreError(`${what}${quotation(printed.replaceAll(remote, shown))}`)
}

const QUOTED_LINES = 12
/** Lines of git that give no reason, and would only lengthen the message. */
const NOISE = /^(?:hint:|To |Done$|error: failed to push some refs)/

/**
 * Quotes the last lines that git printed, without control characters. A mark before each line shows that they are not
 * qpsgate's words.
 */
function quotation(printed: string): string {
  return printed
    .split('\n')
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '' && line !== 'remote:' && !NOISE.test(line))
    .slice(-QUOTED_LINES)
    .map((line) => `\n  | ${line}`)
    .join('')
}
