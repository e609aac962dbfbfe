import { describe, expect, it } from 'vitest'
import { nonEmpty } from '../../../src/core/lists.ts'
import {
  addressesOf,
  endpointName,
  isLoopback,
  joinAddresses,
  parseDsn,
  serviceName,
} from '../../../src/core/scenario/endpoint.ts'
import { connectionArguments } from '../../../src/edges/sysbench/arguments.ts'

const NOTHING = { ca: undefined, cert: undefined, key: undefined }
const FILES = 'ca=ca.pem&cert=cert.pem&key=key.pem'

describe('a dsn', () => {
  it('of only a user and a host has port 3306, the schema qpsgate and, on the loopback, no TLS', () =>
    expect(parseDsn('mysql://bench@127.0.0.1')).toEqual({
      kind: 'ok',
      endpoint: { host: '127.0.0.1', port: 3306, user: 'bench', schema: 'qpsgate', tls: 'off', ...NOTHING },
    }))

  it('has TLS with verification for other hosts', () =>
    expect(parseDsn(`mysql://bench%40team@db.example:3307/load?${FILES}`)).toEqual({
      kind: 'ok',
      endpoint: {
        ...{ host: 'db.example', port: 3307, user: 'bench@team', schema: 'load', tls: 'verify' },
        ...{ ca: 'ca.pem', cert: 'cert.pem', key: 'key.pem' },
      },
    }))

  it('has its host in lower case', () => {
    const hostOf = (text: string) => {
      const parsed = parseDsn(text)
      return parsed.kind === 'ok' ? parsed.endpoint.host : parsed.allowed
    }
    expect(hostOf('mysql://Bench@DB.Example/Load?tls=off')).toBe('db.example')
    expect(hostOf('mysql://bench@LOCALHOST')).toBe('localhost')
    expect(hostOf('mysql://bench@[FE80::1]?tls=off')).toBe('fe80::1')
  })

  it.each([
    ['postgres://bench@db', /^an address such as/],
    ['not an address', /^an address such as/],
    ['mysql://db.example', /with a user/],
    ['mysql://bench:secret@db.example', /QPSGATE_PASSWORD/],
    ['mysql://bench@db.example', /client certificate only; or tls=off/],
    ['mysql://bench@db.example?tls=off&user=x', /no parameters but tls, ca, cert, key/],
    ['mysql://bench@db.example?tls=maybe', /tls=verify, tls=verify-ca, tls=off/],
    ['mysql://bench@127.0.0.1/mysql', /a schema of letters/],
    ['mysql://bench@127.0.0.1/a;b', /a schema of letters/],
  ])('is refused if it reads %s', (text, allowed) => {
    const parsed = parseDsn(text)
    expect(parsed).toEqual({ kind: 'problem', allowed: expect.stringMatching(allowed) })
    expect(JSON.stringify(parsed)).not.toContain('secret')
  })
})

describe('the loopback', () => {
  it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1'])('includes %s', (host) => expect(isLoopback(host)).toBe(true))
  it.each(['db.example', '128.0.0.1', '127.0.0.1.example'])('does not include %s', (host) =>
    expect(isLoopback(host)).toBe(false),
  )
})

it('the name of an endpoint is its host and port', () => {
  expect(endpointName({ host: 'db.example', port: 3306 })).toBe('db.example:3306')
  expect(endpointName({ host: '::1', port: 3307 })).toBe('[::1]:3307')
})

describe('several addresses of one service', () => {
  const endpointAt = (place: string, user = 'bench') => {
    const parsed = parseDsn(`mysql://${user}@${place}/qpsgate?tls=off`)
    if (parsed.kind === 'problem') throw new Error(parsed.allowed)
    return parsed.endpoint
  }
  const join = (...places: readonly string[]) => joinAddresses(nonEmpty(places.map((place) => endpointAt(place))))

  it('are one endpoint with the names of all addresses', () => {
    for (const places of [['a:3306', 'b:3306'], ['a:3306', 'a:3307'], ['a:1', 'a:2', 'b:1', 'b:2'], ['a:3306']]) {
      const joined = join(...places)
      expect(joined.kind).toBe('ok')
      if (joined.kind !== 'ok') return
      expect(serviceName(joined.endpoint)).toBe(places.join(', '))
      expect(addressesOf(joined.endpoint)).toEqual(places.map((place) => endpointAt(place)))
    }
  })

  it.each([
    ['every address once', () => join('a:3306', 'b:3306', 'a:3306')],
    ['not in both', () => join('a:3306', 'b:3307')],
    ['with the same user', () => joinAddresses([endpointAt('a:3306'), endpointAt('b:3306', 'other')])],
  ])('are refused with the rule that they break: "%s"', (allowed, joining) => {
    expect(joining()).toEqual({ kind: 'problem', allowed: expect.stringContaining(allowed) })
  })

  it("become lists in sysbench's arguments", () => {
    const joined = join('localhost:3306', 'b:3306')
    if (joined.kind !== 'ok') throw new Error(joined.allowed)
    const certificates = { ca: undefined, cert: undefined, key: undefined }
    const address = { kind: 'endpoint', endpoint: joined.endpoint, password: undefined, certificates } as const
    expect(connectionArguments(address)).toEqual(
      expect.arrayContaining(['--mysql-host=127.0.0.1,b', '--mysql-port=3306']),
    )
  })
})
