import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerChoice } from '../../../src/core/request/measured-request.ts'
import type { ServerProgram } from '../../../src/core/scenario/scenario.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { areOfImages, chooseLauncher, launcherAtHand } from '../../../src/edges/servers/choose.ts'
import { UserError } from '../../../src/errors.ts'
import { scenario, suite } from '../../builders.ts'

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

const asked = (path: string) => ({
  ...{ runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal, note: () => {} },
  ...{ server: at(path) as ServerChoice, source: { kind: 'auto' } as const },
})

const chosen = async (path: string) => (await chooseLauncher(asked(path))).build.product

describe('the server program that a path leads to', () => {
  it('is the path itself, or lies in that directory or its bin', async () => {
    expect(await chosen('both/bin/mysqld')).toBe('MySQL')
    expect(await chosen('both/bin/mariadbd')).toBe('MariaDB')
    expect(await chosen('mysql')).toBe('MySQL')
    expect(await chosen('mysql/bin')).toBe('MySQL')
  })

  it('is found in sbin, where it has two names', async () => {
    expect(await chosen('mariadb')).toBe('MariaDB')
  })

  it('is an error if it does not exist', async () => {
    await expect(chosen('empty')).rejects.toThrow(/^--server: found the directory .*empty; allowed: /)
    await expect(chosen('gone/mysqld')).rejects.toThrow(/gone\/mysqld does not exist or cannot be executed/)
  })
})

it('a path with servers of both products is refused, and the error asks for one of them', async () => {
  const choosing = chosen('both')
  await expect(choosing).rejects.toBeInstanceOf(UserError)
  const question =
    /There is MariaDB 10\.11\.19\S* \(.*\) and MySQL 8\.0\.40 \(.*\/mysqld\); give --server with the path/
  await expect(choosing).rejects.toThrow(question)
  await expect(launcherAtHand(asked('both'))).rejects.toThrow(question)
})

describe('the servers of a run', () => {
  const image = { kind: 'image', name: 'mysql:8.4' } as const
  const own = (program?: ServerProgram) => [scenario('now', { program }), scenario('before', { program })] as const
  it.each<readonly [boolean, string, Suite, ServerChoice, string | undefined]>([
    [true, 'of the image that a flag names', suite(), 'auto', 'mysql:8.4'],
    [true, 'of the image of the suite', suite({ server: image }), 'docker', undefined],
    [true, 'of images of their own', suite({ scenarios: own(image) }), 'local', undefined],
    [false, 'of this machine', suite(), 'auto', undefined],
    [false, 'of this machine in place of an image', suite({ server: image }), 'local', undefined],
    [false, 'of a path in place of an image', suite(), '/opt/mysql', 'mysql:8.4'],
    [
      false,
      'of which one is of an image and one of this machine',
      suite({ scenarios: [own(image)[0], own()[1]] }),
      'auto',
      undefined,
    ],
    [false, 'that run already', suite(), 'external', 'mysql:8.4'],
  ])('all come from images: %s, for servers %s', (isContained, _, asked, server, named) => {
    expect(areOfImages(asked, asked.scenarios, { server, image: named })).toBe(isContained)
  })
})
