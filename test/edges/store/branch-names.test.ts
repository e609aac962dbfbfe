import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  absoluteRemote,
  checkBranch,
  checkPath,
  checkRemote,
  printableRemote,
} from '../../../src/edges/store/branch-names.ts'
import { StoreError, UserError } from '../../../src/errors.ts'

/** Names and addresses are the user's to correct, paths are our own. */
function accepts(check: (text: string) => void, text: string): boolean {
  try {
    check(text)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(check === checkPath ? StoreError : UserError)
    return false
  }
}

describe('the name of a data branch', () => {
  it.each(['qpsgate-data', 'a', 'release/8.4', 'größe/データ', 'a.b', 'a@b', 'a-', '@/a', "it's", 'a$(b)'])(
    'is accepted if it is %s',
    (name) => {
      expect(accepts(checkBranch, name)).toBe(true)
    },
  )

  it.each(['', '-a', '--force', 'HEAD', '@', 'a\nb', 'a\0b', '\ud800'])('is refused if it is %j', (name) => {
    expect(accepts(checkBranch, name)).toBe(false)
  })

  it('is accepted, whatever it is, exactly if git accepts it', () => {
    const piece = fc.constantFrom('.lock', ...'aB./-@{}~^:?*[\\ ü\u0001\u007f')
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const name = pieces.join('')
        fc.pre(!name.startsWith('-') && name !== '@')
        expect(accepts(checkBranch, name)).toBe(
          spawnSync('git', ['check-ref-format', `refs/heads/${name}`]).status === 0,
        )
      }),
      { numRuns: 150 },
    )
  })
})

describe('the path of a stored file', () => {
  it.each(['a', 'a/b.json', '.nojekyll', 'a/-b', 'größe/ä "b".json', 'a..b', '...'])(
    'is accepted if it is %s',
    (path) => {
      expect(accepts(checkPath, path)).toBe(true)
    },
  )

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    './a',
    'a\\b',
    'a\nb',
    'a\0b',
    '.git',
    'a/.GIT/config',
    '\udfff',
  ])('is refused if it is %j', (path) => {
    expect(accepts(checkPath, path)).toBe(false)
  })
})

describe('the remote of a store', () => {
  it.each([
    'https://github.com/owner/repository',
    'https://user@git.example:8443/a/b.git',
    'ssh://git@git.example/a.git',
    'git@git.example:a/b.git',
    '/srv/git/a.git',
    '../a.git',
  ])('is accepted if it is %s', (remote) => {
    expect(accepts(checkRemote, remote)).toBe(true)
  })

  it.each(['', '--upload-pack=touch x', 'https://', 'https://git.example/a\nb'])('is refused if it is %j', (remote) => {
    expect(accepts(checkRemote, remote)).toBe(false)
  })

  it('is refused if its address has a password, and the error does not repeat the password', () => {
    expect(() => checkRemote('https://user:geheim@git.example/a.git')).toThrow('has a password in it')
    expect(() => checkRemote('https://user:geheim@git.example/a.git')).not.toThrow('geheim')
  })
})

describe('the address of a remote', () => {
  it.each(['a.git', './a.git', '../a:b.git', '/srv/a:b.git'])(
    'becomes an absolute path if it is the relative or absolute path %s',
    (remote) => {
      expect(absoluteRemote(remote)).toBe(resolve(remote))
    },
  )

  it.each(['https://git.example/a', 'git@git.example:a/b.git', 'host:a'])('stays unchanged if it is %s', (remote) => {
    expect(absoluteRemote(remote)).toBe(remote)
  })
})

it.each([
  ['https://ghp_x@git.example/a@b.git', 'https://git.example/a@b.git'],
  ['https://a@b@git.example/a.git', 'https://git.example/a.git'],
  ['http://git.example/a.git?access_token=x#y', 'http://git.example/a.git'],
  ['ssh://token@git.example/a.git', 'ssh://git.example/a.git'],
  ['git@git.example:a.git', 'git@git.example:a.git'],
  ['/srv/a.git', '/srv/a.git'],
])('the part of the remote %s that may be a token is not shown', (remote, shown) =>
  expect(printableRemote(remote)).toBe(shown),
)
