import { describe, expect, it } from 'vitest'
import { parseServerVersion } from '../../../src/edges/servers/launcher.ts'
import { UserError } from '../../../src/errors.ts'

const parsed = (line: string) => parseServerVersion(line, '/opt/server')

describe('the version that a server program prints', () => {
  it.each([
    ['mysqld  Ver 5.7.22 for linux-glibc2.12 on x86_64 (MySQL Community Server (GPL))', 'MySQL', '5.7.22'],
    ['/opt/bin/mysqld  Ver 9.7.4-2 for Linux on x86_64 ((Debian))', 'MySQL', '9.7.4-2'],
    ['mysqld  Ver 8.0.36-28 for Linux on x86_64 (Percona Server (GPL), Release 28)', 'Percona Server', '8.0.36-28'],
    [
      '/usr/sbin/mysqld  Ver 10.11.19-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)',
      'MariaDB',
      '10.11.19-MariaDB-0+deb12u1',
    ],
  ])('is read as product and version: %s', (line, product, version) => {
    expect(parsed(`a warning (of no matter)\n${line}\n`)).toEqual({ product, version })
  })

  it('is not found in a text that has no version', () => expect(parsed('usage: true')).toBeUndefined())

  it.each([
    [
      'tidb  Ver 8.0.11-TiDB-v7.5.0 for Linux on x86_64 (TiDB Server)',
      '/opt/server calls itself "TiDB Server", version 8.0.11-TiDB-v7.5.0, which is neither MySQL',
    ],
    ['mysqld  Ver 8.4.0 for Linux on x86_64', '/opt/server calls itself "", version 8.4.0, which is neither MySQL'],
    [
      'mysqld  Ver 5.6.51 for Linux on x86_64 (MySQL Community Server (GPL))',
      '/opt/server is MySQL 5.6.51; versions before 5.7 are not measured, as they have no --initialize-insecure',
    ],
  ])('is refused if it is too old, or of another product: %s', (line, message) => {
    expect(() => parsed(line)).toThrow(UserError)
    expect(() => parsed(line)).toThrow(message)
  })
})
