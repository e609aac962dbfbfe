import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Dump } from '../../../src/core/scenario/own-load.ts'
import { openRevision } from '../../../src/edges/git/revision.ts'
import { bytesOf, dumpBefore, dumpOnDisk } from '../../../src/edges/own-workload/dump-files.ts'
import { Repository } from '../git/git-repository.ts'

let repository: Repository
beforeEach(() => {
  repository = new Repository()
  repository.write('one.sql', 'SELECT 1;\n')
  repository.write('many/p.t-schema.sql', 'CREATE TABLE t (id INT);\n')
  repository.write('many/p.t.00000.sql', 'INSERT INTO t VALUES (1);\n')
  repository.commit()
})
afterEach(() => repository[Symbol.dispose]())

const before = (path: string) => dumpBefore(openRevision('HEAD', repository.path), path, repository.path)
const now = (path: string) => dumpOnDisk(path, repository.path)
const contents = (dump: Dump) => Promise.all(dump.files.map((file) => text(bytesOf(dump, file))))

describe('a dump before the change', () => {
  it.each(['one.sql', 'many'])('equals the dump on disk if the change did not touch it: %s', (path) => {
    expect(before(path)).toEqual(now(path))
  })

  it('has its former content if the change edited it', async () => {
    repository.write('one.sql', 'SELECT 2;\n')
    repository.write('many/p.t.00000.sql', 'INSERT INTO t VALUES (2);\n')
    repository.write('many/p.t.00001.sql', 'INSERT INTO t VALUES (3);\n')
    expect(await contents(before('one.sql'))).toEqual(['SELECT 1;\n'])
    expect(await contents(before('many'))).toEqual(['CREATE TABLE t (id INT);\n', 'INSERT INTO t VALUES (1);\n'])
    expect(await contents(now('one.sql'))).toEqual(['SELECT 2;\n'])
    expect(before('many').files[0]).toEqual(now('many').files[0])
    expect(before('many').files[1]).not.toEqual(now('many').files[1])
  })

  it('has its former content even if the change turned it into a link', async () => {
    rmSync(join(repository.path, 'one.sql'))
    symlinkSync('many/p.t.00000.sql', join(repository.path, 'one.sql'))
    expect(await contents(before('one.sql'))).toEqual(['SELECT 1;\n'])
  })

  it('equals the dump on disk if the change only renamed it', () => {
    repository.git('mv', 'one.sql', 'two.sql')
    expect(before('one.sql').files).toEqual(now('two.sql').files)
  })

  it('is the dump on disk if the repository does not have it', () => {
    repository.write('new.sql', 'SELECT 3;\n')
    expect(before('new.sql')).toEqual(now('new.sql'))
  })

  it('is refused in a submodule, because git would not show its changes', () => {
    const head = repository.git('rev-parse', 'HEAD').trim()
    repository.git('update-index', '--add', '--cacheinfo', `160000,${head},sub`)
    repository.git('commit', '--quiet', '--message=submodule')
    repository.write('sub/many/p.t-schema.sql', 'CREATE TABLE t (id INT);\n')
    for (const path of ['sub', 'sub/many'])
      expect(() => before(path)).toThrow(/found .*sub.* in a submodule; allowed: files of the repository itself/)
  })

  it('is an error if git has lost its content', async () => {
    const [file] = now('one.sql').files
    const lost = { path: 'one.sql', files: [], repository: repository.path }
    const reading = text(bytesOf(lost, { ...file, name: '', id: 'f'.repeat(40), bytes: 1 }))
    await expect(reading).rejects.toThrow('git has no object ffff')
  })
})
