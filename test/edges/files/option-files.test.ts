import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  LARGEST_OPTION_FILE_BYTES,
  readOptionDirectory,
  readOptionFile,
} from '../../../src/core/sources/option-includes.ts'
import { resultWarning } from '../../../src/core/warnings/warnings.ts'
import { diskOptionFiles, suiteOptionFiles } from '../../../src/edges/files/option-files.ts'
import { existingFolder, isInside, realPathOf } from '../../../src/edges/files/paths.ts'

/** A folder `own`, and a folder `other` next to it. */
let root = ''
let own = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'qo-')))
  own = join(root, 'own')
  write('other/x.cnf', '[mysqld]\nother\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Names of the options, and the texts of the warnings. */
function read(path: string) {
  const result = readOptionFile(path, diskOptionFiles(own))
  if (result.kind !== 'read') return result
  return {
    options: result.options.map(({ name }) => name),
    warnings: result.warnings.map((warning) => resultWarning(warning).message),
    problems: result.problems.map(({ actual }) => actual),
  }
}

describe('option files on disk', () => {
  it('are read with all includes inside of their folder', () => {
    write('own/my.cnf', '[mysqld]\na\n!includedir conf.d\n')
    write('own/conf.d/b.cnf', '[mysqld]\nb\n!include ../c.cnf\n')
    write('own/c.cnf', '[mysqld]\nc\n')
    expect(read('my.cnf')).toEqual({ options: ['a', 'b', 'c'], warnings: [], problems: [] })
    expect(read(join(own, 'my.cnf'))).toMatchObject({ options: ['a', 'b', 'c'] })
  })

  it('outside of any repository cannot include files of other folders, by path or by link', () => {
    write('own/my.cnf', '[mysqld]\n!include ../other/x.cnf\n!include link.cnf\n!includedir dir\n!include dir/x.cnf\n')
    symlinkSync('../other/x.cnf', join(own, 'link.cnf'))
    symlinkSync('../other', join(own, 'dir'))
    const says = (line: number, what: string) => `my.cnf:${line}: ${what} is outside ${own} and was not read`
    expect(read('my.cnf')).toEqual({
      options: ['!include ../other/x.cnf', '!include link.cnf', '!includedir dir', '!include dir/x.cnf'],
      problems: [],
      warnings: [
        says(2, '!include ../other/x.cnf'),
        says(3, '!include link.cnf'),
        says(4, '!includedir dir'),
        says(5, '!include dir/x.cnf'),
      ],
    })
  })

  it('in a repository are refused over a link that leaves it, but are read by a path that leaves it', () => {
    write('own/.git/HEAD', 'ref: refs/heads/main\n')
    symlinkSync('../other/x.cnf', join(own, 'my.cnf'))
    symlinkSync('../other', join(own, 'conf'))
    const outside = { kind: 'unusable', actual: 'which is outside of the repository' }
    for (const path of ['my.cnf', join(own, 'my.cnf'), 'conf/x.cnf']) expect(read(path)).toMatchObject(outside)
    write('own/real.cnf', '[mysqld]\na\n')
    symlinkSync('real.cnf', join(own, 'inside.cnf'))
    expect(read('inside.cnf')).toMatchObject({ options: ['a'] })
    for (const path of ['../other/x.cnf', join(root, 'other/x.cnf')])
      expect(read(path)).toMatchObject({ options: ['other'] })
  })

  it('are reported as outside, not as missing, if a link leads out to a target that does not exist', () => {
    write('own/my.cnf', '!include link.cnf\n!includedir conf.d\n')
    symlinkSync('/nowhere/at/all.cnf', join(own, 'link.cnf'))
    mkdirSync(join(own, 'conf.d'))
    symlinkSync('../../other/not-yet.cnf', join(own, 'conf.d/late.cnf'))
    expect(read('my.cnf')).toMatchObject({
      warnings: [
        `my.cnf:1: !include link.cnf is outside ${own} and was not read`,
        `my.cnf:2: !includedir conf.d: conf.d/late.cnf is outside ${own} and was not read`,
      ],
    })
  })

  it('in a repository may include any file of that repository', () => {
    execFileSync('git', ['init', '--quiet', root])
    write('own/my.cnf', '[mysqld]\n!include ../other/x.cnf\n!include /etc/my.cnf\n')
    expect(read('my.cnf')).toMatchObject({
      options: ['other', '!include /etc/my.cnf'],
      warnings: ['my.cnf:3: !include /etc/my.cnf is outside the repository and was not read'],
    })
  })

  it('in a repository may not include files of the .git folder', () => {
    execFileSync('git', ['init', '--quiet', root])
    symlinkSync('../.git', join(root, 'other/git'))
    write('own/my.cnf', '!include ../.git/config\n!includedir ../.git\n!include ../other/git/config\n')
    const says = (line: number, what: string) => `my.cnf:${line}: ${what} is outside the repository and was not read`
    expect(read('my.cnf')).toMatchObject({
      warnings: [
        says(1, '!include ../.git/config'),
        says(2, '!includedir ../.git'),
        says(3, '!include ../other/git/config'),
      ],
    })
  })

  it('outside of any repository may be links to anywhere', () => {
    write('own/my.cnf', '')
    symlinkSync('../other/x.cnf', join(own, 'link.cnf'))
    expect(read('link.cnf')).toMatchObject({ options: ['other'] })
  })

  it('are reported as missing if their links form a circle', () => {
    write('own/my.cnf', '[mysqld]\na\n!include one\n')
    symlinkSync('two', join(own, 'one'))
    symlinkSync('one', join(own, 'two'))
    expect(read('my.cnf')).toMatchObject({
      options: ['a', '!include one'],
      warnings: [expect.stringContaining('does not exist')],
    })
  })
})

describe('option files of a suite', () => {
  const readOfSuite = (path: string) => readOptionFile(path, suiteOptionFiles(join(own, 'suite.yml')))

  it('must lie in the folder or the repository of the suite, with all their includes', () => {
    write('own/my.cnf', '[mysqld]\na\n!include ../other/x.cnf\n')
    const outside = { kind: 'unusable', actual: `which is outside of ${own}` }
    expect(readOfSuite('my.cnf')).toMatchObject({ kind: 'read', warnings: [{ code: 'include-skipped' }] })
    expect(readOfSuite('../other/x.cnf')).toMatchObject(outside)
    expect(readOfSuite('/etc/passwd')).toMatchObject(outside)
    execFileSync('git', ['init', '--quiet', root])
    expect(readOfSuite('my.cnf')).toMatchObject({ kind: 'read', warnings: [] })
    expect(readOfSuite('../other/x.cnf')).toMatchObject({ kind: 'read', options: [{ name: 'other' }] })
    expect(readOfSuite('/etc/passwd')).toMatchObject({ actual: 'which is outside of the repository' })
  })
})

describe('the path of an option file', () => {
  it('is refused if the file has one byte more than 1 MiB', () => {
    write('own/fits.cnf', `[mysqld]\na\n${'\n'.repeat(LARGEST_OPTION_FILE_BYTES - 11)}`)
    write('own/large.cnf', `[mysqld]\na\n${'\n'.repeat(LARGEST_OPTION_FILE_BYTES - 10)}`)
    expect(read('fits.cnf')).toMatchObject({ options: ['a'] })
    expect(read('large.cnf')).toMatchObject({
      kind: 'unusable',
      actual: `which has ${LARGEST_OPTION_FILE_BYTES + 1} bytes`,
    })
  })

  it('is refused if the file is binary, but not if it is a text in another encoding', () => {
    write('own/binary.cnf', '[mysqld]\na=\0\n')
    write('own/latin1.cnf', Buffer.from('# Gr\xfc\xdfe\n[mysqld]\na\nb=\xfc\n', 'latin1'))
    expect(read('binary.cnf')).toMatchObject({ kind: 'unusable' })
    expect(read('latin1.cnf')).toMatchObject({ options: ['a'], problems: ['"\uFFFD"'] })
  })

  it('counts as absent if it leads to a directory, to a device or to something below a file', () => {
    write('own/my.cnf', '')
    symlinkSync('/dev/zero', join(own, 'zero'))
    expect(['.', 'zero', 'my.cnf/x', 'gone'].map(read)).toEqual(Array(4).fill({ kind: 'absent' }))
    expect(readOptionDirectory('my.cnf', diskOptionFiles(own))).toEqual({ kind: 'absent' })
  })

  it.skipIf(process.getuid?.() === 0)('is refused without permission to read the file', () => {
    write('own/secret.cnf', '')
    chmodSync(join(own, 'secret.cnf'), 0)
    expect(read('secret.cnf')).toMatchObject({ kind: 'unusable', actual: 'which cannot be read (EACCES)' })
  })
})

describe('paths of files', () => {
  it('count as inside a folder by whole segments, not by equal first letters', () => {
    expect(isInside('/a/b', '/a/b')).toBe(true)
    expect(isInside('/a/b/..c', '/a/b')).toBe(true)
    expect(isInside('/a/bc', '/a/b')).toBe(false)
    expect(isInside('/a', '/a/b')).toBe(false)
  })

  it('are resolved through links to missing targets', () => {
    mkdirSync(own)
    symlinkSync('../other', join(own, 'link'))
    symlinkSync('link/gone/deep', join(own, 'far'))
    expect(realPathOf(join(own, 'far/x.cnf'))).toBe(join(root, 'other/gone/deep/x.cnf'))
    expect(existingFolder(join(own, 'gone/deep/x.cnf'))).toBe(own)
    expect(existingFolder(own)).toBe(own)
  })
})
