import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerChoice } from '../../../src/core/request/measured-request.ts'
import type { ServerProgram, Suite } from '../../../src/core/suite/suite.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { areOfImages, chooseLauncher, launcherAtHand } from '../../../src/edges/servers/choose.ts'
import { UserError } from '../../../src/errors.ts'
import { optionLines, scenario, suite } from '../../builders.ts'

const directory = new RunDirectory()
const at = (path: string) => join(directory.path, path)
afterAll(() => directory[Symbol.dispose]())

const VERSIONS = {
  mysqld: 'Ver 8.0.40 for Linux on x86_64 (MySQL Community Server - GPL)',
  mariadbd: 'Ver 10.11.19-MariaDB for debian-linux-gnu on x86_64 (Debian 12)',
}

function install(folder: string, ...names: readonly (keyof typeof VERSIONS)[]): void {
  mkdirSync(at(folder), { recursive: true })
  for (const name of names) {
    writeFileSync(at(join(folder, name)), `#!/bin/sh\necho '${name}  ${VERSIONS[name]}'\n`)
    chmodSync(at(join(folder, name)), 0o755)
  }
}

beforeAll(() => {
  install('both/bin', 'mysqld', 'mariadbd')
  install('mysql/bin', 'mysqld')
  install('mariadb/sbin', 'mariadbd')
  symlinkSync('mariadbd', at('mariadb/sbin/mysqld'))
  mkdirSync(at('empty'))
})

interface Asked {
  readonly product?: 'mysql' | 'mariadb'
  readonly options?: readonly string[]
  readonly group?: string
}

const asked = (path: string, { product, options = [], group = 'mysqld' }: Asked = {}) => ({
  ...{ runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal, note: () => {} },
  ...{ server: at(path) as ServerChoice, source: { kind: 'auto' } as const, product },
  options: optionLines(...options).map((option) => ({ ...option, group })),
})

const chosen = async (path: string, about?: Asked) => (await chooseLauncher(asked(path, about))).build.product

describe('a server of a path', () => {
  it('is a program, or the one that a directory has in bin, in sbin, or in itself', async () => {
    expect(await chosen('both/bin/mysqld')).toBe('MySQL')
    expect(await chosen('both/bin/mariadbd', { options: ['innodb_dedicated_server'] })).toBe('MariaDB')
    expect(await chosen('mysql')).toBe('MySQL')
    expect(await chosen('mysql/bin')).toBe('MySQL')
  })

  it('may have two names', async () => {
    expect(await chosen('mariadb')).toBe('MariaDB')
  })

  it('must be there', async () => {
    await expect(chosen('empty')).rejects.toThrow(/^--server: found the directory .*empty; allowed: /)
    await expect(chosen('gone/mysqld')).rejects.toThrow(/gone\/mysqld does not exist or cannot be executed/)
  })
})

describe('of both products', () => {
  it.each<[string, Asked, string]>([
    ['MySQL for options of its own', { options: ['max_connections=9', 'innodb-redo-log-capacity=1G'] }, 'MySQL'],
    ['MariaDB for options of its own', { options: ['skip-aria_encrypt_tables', 'port=1'] }, 'MariaDB'],
    ['MariaDB for a group of its own', { options: ['port=1'], group: 'mariadb-10.11' }, 'MariaDB'],
    ['not that of what may be passed over', { options: ['loose_aria_block_size=1', 'mysqlx=OFF'] }, 'MySQL'],
  ])('takes %s', async (_, about, product) => {
    expect(await chosen('both', about)).toBe(product)
  })

  it.each<[string, Asked, RegExp]>([
    [
      'no option tells',
      { options: ['max_connections=9'] },
      /and no option belongs to one of them only; give --server with/,
    ],
    [
      'each product had the options once',
      { options: ['query_cache_size=16M', 'innodb_buffer_pool_instances=8'] },
      /and no option belongs to one of them only; give/,
    ],
    [
      'the options contradict each other',
      { options: ['innodb_dedicated_server', 'port=1', 'aria_block_size=1'] },
      /and innodb_dedicated_server \(my\.cnf:1\) belongs to MySQL and aria_block_size \(my\.cnf:3\) belongs to MariaDB; give/,
    ],
  ])('asks which is meant where %s', async (_, about, question) => {
    const choosing = chosen('both', about)
    await expect(choosing).rejects.toBeInstanceOf(UserError)
    await expect(choosing).rejects.toThrow(/There is MariaDB 10\.11\.19\S* \(.*\) and MySQL 8\.0\.40 \(.*\/mysqld\), /)
    await expect(choosing).rejects.toThrow(question)
    await expect(launcherAtHand(asked('both', about))).rejects.toThrow(question)
  })
})

describe('servers of images', () => {
  const image = { kind: 'image', name: 'mysql:8.4' } as const
  const own = (program?: ServerProgram) => [scenario('now', { program }), scenario('before', { program })] as const
  it.each<readonly [boolean, string, Suite, ServerChoice, string | undefined]>([
    [true, 'of the image that a flag names', suite(), 'auto', 'mysql:8.4'],
    [true, 'of the image of the suite', suite({ server: image }), 'docker', undefined],
    [true, 'of images of their own', suite({ scenarios: own(image) }), 'local', undefined],
    [false, 'of this machine', suite(), 'auto', undefined],
    [false, 'of this machine in place of an image', suite({ server: image }), 'local', undefined],
    [false, 'of a path in place of an image', suite(), '/opt/mysql', 'mysql:8.4'],
    [false, 'of which one is a program', suite({ scenarios: [own(image)[0], own()[1]] }), 'auto', undefined],
    [false, 'that run already', suite(), 'external', 'mysql:8.4'],
  ])('are %s: those %s', (isContained, _, asked, server, named) => {
    expect(areOfImages(asked, asked.scenarios, { server, image: named })).toBe(isContained)
  })
})
