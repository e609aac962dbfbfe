import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { passwordOf } from '../../../src/edges/endpoint/credentials.ts'
import { UserError } from '../../../src/errors.ts'

describe('the password of an endpoint', () => {
  it('is undefined where none is given', () => expect(passwordOf('off', {})).toBeUndefined())
  it('is the one of all', () => expect(passwordOf('off', { QPSGATE_PASSWORD: 'a' })).toBe('a'))
  it('is the scenario’s own before that', () =>
    expect(passwordOf('pfs-on.1', { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_PFS_ON_1: 'b' })).toBe('b'))

  it('may stand in a file, whose last end of line is none of it', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-password-'))
    const path = join(folder.path, 'password')
    writeFileSync(path, 'from a file\n')
    expect(passwordOf('off', { QPSGATE_PASSWORD_FILE: path })).toBe('from a file')
  })

  it('is asked for where its file cannot be read', () =>
    expect(() => passwordOf('off', { QPSGATE_PASSWORD_FILE: '/no/such/file' })).toThrow(
      new UserError(
        "QPSGATE_PASSWORD_FILE names /no/such/file, which cannot be read: ENOENT: no such file or directory, open '/no/such/file'",
      ),
    ))
})
