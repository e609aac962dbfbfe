import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDsn } from '../../../src/core/suite/dsn.ts'
import { passwordOf } from '../../../src/edges/endpoint/credentials.ts'
import { UserError } from '../../../src/errors.ts'

const PARSED = parseDsn('mysql://bench@db.example:3307/load?tls=off')
if (PARSED.kind === 'problem') throw new Error(PARSED.allowed)
const ENDPOINT = PARSED.endpoint

describe('the password of an endpoint', () => {
  it('is undefined where none is given', () => expect(passwordOf('off', ENDPOINT, {})).toBeUndefined())
  it('is the one of all', () => expect(passwordOf('off', ENDPOINT, { QPSGATE_PASSWORD: 'a' })).toBe('a'))
  it('is the scenario’s own before that', () =>
    expect(passwordOf('pfs-on.1', ENDPOINT, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_PFS_ON_1: 'b' })).toBe('b'))

  it('may stand in a file, whose last end of line is none of it', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-password-'))
    const path = join(folder.path, 'password')
    writeFileSync(path, 'from a file\n')
    expect(passwordOf('off', ENDPOINT, { QPSGATE_PASSWORD_FILE: path })).toBe('from a file')
  })

  it('is asked for where its file cannot be read', () =>
    expect(() => passwordOf('off', ENDPOINT, { QPSGATE_PASSWORD_FILE: '/no/such/file' })).toThrow(
      new UserError(
        'QPSGATE_PASSWORD_FILE names /no/such/file, which cannot be read: there is no such file or directory',
      ),
    ))

  it.each(['db.example', 'other.example db.example:3307', 'other.example,db.example'])(
    'is sent to hosts of %j',
    (hosts) => expect(passwordOf('off', ENDPOINT, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_HOSTS: hosts })).toBe('a'),
  )

  it.each([
    ['db.example:3306', ENDPOINT, 'db.example:3307'],
    ['other.example', ENDPOINT, 'db.example:3307'],
    ['example', ENDPOINT, 'db.example:3307'],
    ['db.example', { ...ENDPOINT, replicas: [{ host: 'theirs.example', port: 3307 }] }, 'theirs.example:3307'],
  ])('is not sent to others than %s', (hosts, endpoint, named) => {
    const environment = { QPSGATE_PASSWORD: 'hunter2', QPSGATE_PASSWORD_HOSTS: hosts }
    const send = () => passwordOf('off', endpoint, environment)
    expect(send).toThrow(`the suite would have the password sent to ${named}`)
    expect(send).not.toThrow('hunter2')
  })
})
