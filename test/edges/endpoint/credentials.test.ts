import { mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDsn } from '../../../src/core/scenario/endpoint.ts'
import { certificatesOf, passwordOf } from '../../../src/edges/endpoint/credentials.ts'

const PARSED = parseDsn('mysql://bench@db.example:3307/load?tls=verify&ca=ca.pem&cert=cert.pem&key=key.pem')
if (PARSED.kind === 'problem') throw new Error(PARSED.allowed)
const ENDPOINT = PARSED.endpoint

describe('the password of an endpoint', () => {
  it('is absent if no environment variable holds it', () => expect(passwordOf(ENDPOINT, {})).toBeUndefined())
  it('is read from QPSGATE_PASSWORD', () =>
    expect(passwordOf(ENDPOINT, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_HOSTS: 'db.example' })).toBe('a'))
  it('is read from QPSGATE_PASSWORD_AT_HOST in preference to QPSGATE_PASSWORD', () => {
    const passwords = { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_AT_DB_EXAMPLE: 'b' }
    expect(passwordOf(ENDPOINT, { ...passwords, QPSGATE_PASSWORD_HOSTS: 'db.example' })).toBe('b')
  })

  it.each([
    'db.example',
    'DB.Example',
    'other.example db.example:3307',
    'other.example,db.example',
    'bench@db.example:3307',
  ])('is sent to an endpoint that the list of hosts %j includes', (hosts) =>
    expect(passwordOf(ENDPOINT, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_HOSTS: hosts })).toBe('a'),
  )

  it.each([
    ['db.example:3306', ENDPOINT, 'db.example:3307'],
    ['other.example', ENDPOINT, 'db.example:3307'],
    ['example', ENDPOINT, 'db.example:3307'],
  ])('is not sent to an endpoint that the list of hosts "%s" lacks', (hosts, endpoint, named) => {
    const environment = { QPSGATE_PASSWORD: 'hunter2', QPSGATE_PASSWORD_HOSTS: hosts }
    const send = () => passwordOf(endpoint, environment)
    expect(send).toThrow(`the suite would have the password sent to ${named}`)
    expect(send).not.toThrow('hunter2')
  })

  it.each([undefined, '', ' ', ','])('is sent to no endpoint if the list of hosts is %j', (hosts) => {
    for (const host of ['db.example', '127.0.0.1', 'localhost'])
      for (const variable of ['QPSGATE_PASSWORD', `QPSGATE_PASSWORD_AT_${host.toUpperCase().replaceAll('.', '_')}`])
        expect(() => passwordOf({ ...ENDPOINT, host }, { [variable]: 'a', QPSGATE_PASSWORD_HOSTS: hosts })).toThrow(
          'which QPSGATE_PASSWORD_HOSTS does not name',
        )
  })

  it('is not sent for a user whom the list of hosts does not name', () =>
    expect(() => passwordOf(ENDPOINT, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_HOSTS: 'admin@db.example' })).toThrow(
      'the suite would have the password sent to db.example:3307 for bench, for whom QPSGATE_PASSWORD_HOSTS does not name it',
    ))

  it('is sent only over verified TLS, unless its owner allows less or the endpoint is on this machine', () => {
    const send = (hosts: string, endpoint: Partial<typeof ENDPOINT>) =>
      passwordOf({ ...ENDPOINT, ...endpoint }, { QPSGATE_PASSWORD: 'a', QPSGATE_PASSWORD_HOSTS: hosts })
    for (const tls of ['verify', 'verify-ca'] as const) expect(send('db.example', { tls })).toBe('a')
    expect(() => send('db.example', { tls: 'off' })).toThrow('with tls=off, so that others could read it on the way')
    expect(send('db.example?tls=off', { tls: 'off' })).toBe('a')
    expect(send('localhost', { tls: 'off', host: 'localhost' })).toBe('a')
  })
})

describe('the certificates of an endpoint', () => {
  const named = (ca: string) => ({ ...ENDPOINT, ca, cert: undefined, key: undefined })

  it('are read from the repository, and from folders that an environment variable names', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-certificates-'))
    const path = join(folder.path, 'ca.pem')
    writeFileSync(path, 'a certificate')
    expect(certificatesOf(named(path), { QPSGATE_CERTIFICATES: `/nowhere:${folder.path}` }).ca).toBe('a certificate')
    expect(certificatesOf(named('LICENSE'), {}).ca).toContain('Apache License')
  })

  it('are refused outside of the allowed folders, with the same error whether they exist or not', () => {
    const refused = (path: string) => {
      try {
        return certificatesOf(named(path), {})
      } catch (error) {
        return (error as Error).message.replace(path, 'PATH')
      }
    }
    expect(refused('/etc/passwd')).toBe(
      'the dsn names PATH, which lies outside of the repository; put its folder into QPSGATE_CERTIFICATES if it is yours',
    )
    expect(refused('/etc/no-such-file')).toBe(refused('/etc/passwd'))
    expect(refused('.git/config')).toBe(refused('/etc/passwd'))
    using folder = mkdtempDisposableSync(join(process.cwd(), 'qpsgate-certificates-'))
    const link = join(folder.path, 'ca.pem')
    symlinkSync('/etc/passwd', link)
    expect(refused(link)).toBe(refused('/etc/passwd'))
  })

  it.each([
    ['a terminal', '/dev/ptmx', 'it is no regular file'],
    ['a directory', '/dev', 'illegal operation on a directory'],
    ['nothing', '/dev/no-such-file', 'there is no such file or directory'],
  ])('are refused at once if their path leads to %s', (_, path, why) =>
    expect(() => certificatesOf(named(path), { QPSGATE_CERTIFICATES: '/dev' })).toThrow(
      new RegExp(`the dsn names ${path}, which cannot be read: .*(?:${why}|no regular file)`),
    ),
  )
})
