import { describe, expect, it } from 'vitest'
import { type RemoteFailure, remoteError, remoteFailure } from '../../../src/edges/store/remote-failures.ts'

/** Failures as git and the hosts print them. */
const PRINTED: readonly (readonly [RemoteFailure, string])[] = [
  ['race', '!\tabc:refs/heads/d\t[rejected] (fetch first)'],
  ['race', '!\tabc:refs/heads/d\t[rejected] (non-fast-forward)'],
  ['race', '!\tabc:refs/heads/d\t[rejected] (stale info)'],
  [
    'race',
    "remote: error: cannot lock ref 'refs/heads/d': is at 1f2e but expected 3c4d\n!\tabc:refs/heads/d\t[remote rejected] (failed to update ref)",
  ],
  ['race', '!\tabc:refs/heads/d\t[remote rejected] (incorrect old value provided)'],
  ['race', '!\tabc:refs/heads/d\t[remote rejected] (reference already exists)'],
  ['race', "remote: error: cannot lock ref 'refs/heads/d': Unable to create '/srv/d.lock': File exists."],
  ['protected', 'remote: error: GH006: Protected branch update failed for refs/heads/d.'],
  ['protected', 'remote: error: GH013: Repository rule violations found for refs/heads/d.'],
  ['protected', '!\tabc:refs/heads/d\t[remote rejected] (protected branch hook declined)'],
  ['protected', '!\tabc:refs/heads/d\t[remote rejected] (pre-receive hook declined)'],
  ['protected', '!\tabc:refs/heads/d\t[remote rejected] (non-fast-forward)'],
  [
    'denied',
    "remote: Permission to o/r.git denied to github-actions[bot].\nfatal: unable to access 'https://git.example/o/r.git/': The requested URL returned error: 403",
  ],
  ['denied', 'error: RPC failed; HTTP 403 curl 22 The requested URL returned error: 403'],
  ['denied', "fatal: could not read Username for 'https://git.example': terminal prompts disabled"],
  ['denied', 'git@git.example: Permission denied (publickey).\nfatal: Could not read from remote repository.'],
  ['denied', 'remote: Write access to repository not granted.'],
  ['missing', "remote: Repository not found.\nfatal: repository 'https://git.example/o/r.git/' not found"],
  [
    'missing',
    "fatal: '/srv/none.git' does not appear to be a git repository\nfatal: Could not read from remote repository.",
  ],
  [
    'blocked',
    "remote: error: cannot lock ref 'refs/heads/a/b': 'refs/heads/a' exists; cannot create 'refs/heads/a/b'\n! [remote rejected] (failed to update ref)",
  ],
  ['network', "fatal: unable to access 'https://git.example/': Could not resolve host: git.example"],
  ['network', 'ssh: connect to host git.example port 22: Connection refused'],
  ['network', 'error: RPC failed; HTTP 502 curl 22 The requested URL returned error: 502'],
  ['network', '!\tabc:refs/heads/d\t[remote rejected] (Internal Server Error)'],
  ['network', '\ntimed out after 60 s'],
  ['sha256', 'fatal: mismatched algorithms: client sha1; server sha256'],
  ['other', 'fatal: something nobody has seen before'],
  ['other', ''],
]

it.each(PRINTED)('the failure "%s" is recognised in git\'s output %j', (failure, printed) => {
  expect(remoteFailure(printed)).toBe(failure)
})

describe('the error about a remote', () => {
  const exchange = { step: 'push', remote: 'https://ghp_x@git.example/a.git', branch: 'd', attempts: 3 }

  it('quotes the last lines that git printed, each marked and without control characters', () => {
    const printed = Array.from({ length: 20 }, (_, index) => `remote: line ${index}`).join('\n')
    const lines = remoteError('other', exchange, `${printed}\n::error::\u001b[31mred\r\nhint: no\n\n`).message.split(
      '\n',
    )
    expect(lines).toHaveLength(1 + 12)
    expect(lines[0]).toBe('branch d of https://git.example/a.git: git could not push')
    expect(lines.slice(1).every((line) => line.startsWith('  | '))).toBe(true)
    expect(lines.at(-1)).toBe('  | ::error:: [31mred')
  })

  it('does not show the user in an address that git printed', () => {
    const { message } = remoteError('network', exchange, `fatal: unable to access '${exchange.remote}/'`)
    expect(message).toContain("unable to access 'https://git.example/a.git/'")
    expect(message).not.toContain('ghp_x')
  })
})
