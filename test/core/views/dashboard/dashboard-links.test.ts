import { describe, expect, it } from 'vitest'
import {
  commitAddress,
  compareAddress,
  httpAddress,
  shortCommit,
} from '../../../../src/core/views/dashboard/dashboard-links.ts'

const REPOSITORY = 'https://forge.example/owner/repository'
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

describe('addresses', () => {
  it.each(['javascript:alert(1)', ' data:text/html,x', 'file:///etc/passwd', '/path', '', 'ssh://git@forge.example/a'])(
    'are not made of %j',
    (text) => expect(httpAddress(text)).toBeNull(),
  )

  it('lose a user and a password', () => {
    expect(httpAddress('https://user:secret@forge.example/a?b#c')).toBe('https://forge.example/a?b#c')
  })

  it('lead to a commit, and to what changed between two', () => {
    expect(commitAddress(REPOSITORY, COMMIT)).toBe(`${REPOSITORY}/commit/${COMMIT}`)
    expect(compareAddress(REPOSITORY, COMMIT, 'abcdef0')).toBe(`${REPOSITORY}/compare/${COMMIT}...abcdef0`)
  })

  it('lead nowhere without a repository, and for what is no commit', () => {
    expect(commitAddress(null, COMMIT)).toBeNull()
    expect(commitAddress('javascript:alert(1)', COMMIT)).toBeNull()
    for (const name of ['012345', 'g123456', '../../evil', `${COMMIT} `, 'a'.repeat(65), '']) {
      expect(commitAddress(REPOSITORY, name)).toBeNull()
      expect(compareAddress(REPOSITORY, COMMIT, name)).toBeNull()
      expect(shortCommit(name)).toBe(name)
    }
  })

  it('of commits are shown by seven digits', () => {
    expect(shortCommit(COMMIT)).toBe('0123456')
  })
})
