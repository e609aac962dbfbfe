import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  LARGEST_OPTION_FILE_BYTES,
  type OptionFileReader,
  readOptionFile,
} from '../../../src/core/suite/option-includes.ts'
import { told } from '../../../src/core/wording/warnings.ts'
import { openBase } from '../../../src/edges/git/open-base.ts'
import {
  firstParent,
  gatherAtRevision,
  mergeBase,
  openRevision,
  repositoryOf,
} from '../../../src/edges/git/revision.ts'
import { Repository } from './git-repository.ts'

describe('files of a commit', () => {
  it('are those of the commit, whatever is there now', async () => {
    using repository = new Repository()
    repository.write('conf/my.cnf', '[mysqld]\na=1\n')
    repository.write('conf/möglich.cnf', 'é\n')
    repository.commit()
    repository.write('conf/my.cnf', '[mysqld]\na=2\n')
    repository.remove('conf/möglich.cnf')
    repository.write('conf/new.cnf', '')
    const revision = await openRevision('HEAD', repository.at('conf/my.cnf'))
    expect(await revision.file(repository.at('conf/my.cnf'))).toEqual({ kind: 'text', text: '[mysqld]\na=1\n' })
    expect(await revision.file(repository.at('conf/möglich.cnf'))).toEqual({ kind: 'text', text: 'é\n' })
    expect(await revision.directory(repository.at('conf'))).toEqual({ kind: 'names', names: ['my.cnf', 'möglich.cnf'] })
    for (const path of ['conf/new.cnf', 'conf', 'conf/my.cnf/x', 'conf\nx'])
      expect(await revision.file(repository.at(path))).toEqual({ kind: 'absent' })
    for (const path of ['gone', 'conf/my.cnf'])
      expect(await revision.directory(repository.at(path))).toEqual({ kind: 'absent' })
    expect(await revision.directory(repository.path)).toEqual({ kind: 'names', names: ['conf'] })
  })

  it('are found through the links of their time, inside of the repository', async () => {
    using repository = new Repository()
    repository.write('shared/a.cnf', 'a\n')
    repository.link('conf/a.cnf', '../shared/a.cnf')
    repository.link('linked', 'shared')
    repository.link('out.cnf', '/etc/passwd')
    repository.link('up', '../..')
    repository.link('dangling', 'nowhere')
    repository.link('loop', 'loop')
    repository.commit()
    for (const path of ['conf/a.cnf', 'linked', 'out.cnf', 'up']) repository.remove(path)
    const revision = await openRevision('HEAD', repository.path)
    const file = (path: string) => revision.file(repository.at(path))
    expect(await file('conf/a.cnf')).toEqual({ kind: 'text', text: 'a\n' })
    expect(await file('linked/a.cnf')).toEqual({ kind: 'text', text: 'a\n' })
    expect(await file('out.cnf')).toEqual({ kind: 'outside' })
    expect(await file('../x.cnf')).toEqual({ kind: 'outside' })
    expect(await revision.directory(repository.at('up'))).toEqual({ kind: 'outside' })
    expect(await file('dangling')).toEqual({ kind: 'absent' })
    expect(await file('loop')).toEqual({ kind: 'absent' })
  })

  it('are found by a path that leads to the repository over a link', async () => {
    using repository = new Repository()
    repository.write('my.cnf', 'a\n')
    repository.commit()
    const folder = mkdtempSync(join(tmpdir(), 'ql-'))
    symlinkSync(repository.path, join(folder, 'link'))
    const revision = await openRevision('HEAD', join(folder, 'link/my.cnf'))
    expect(await revision.file(join(folder, 'link/my.cnf'))).toEqual({ kind: 'text', text: 'a\n' })
    expect(await revision.directory(join(folder, 'link/gone/deep'))).toEqual({ kind: 'absent' })
    rmSync(folder, { recursive: true })
  })

  it('are text of at most exactly 1 MiB', async () => {
    using repository = new Repository()
    repository.write('fits', '\n'.repeat(LARGEST_OPTION_FILE_BYTES))
    repository.write('large', '\n'.repeat(LARGEST_OPTION_FILE_BYTES + 1))
    repository.write('binary', 'a\0b')
    repository.write('latin1', Buffer.from('\xfc', 'latin1'))
    repository.commit()
    const revision = await openRevision('HEAD', repository.path)
    const kinds = await Promise.all(['fits', 'large', 'binary'].map((path) => revision.file(repository.at(path))))
    expect(kinds.map(({ kind }) => kind)).toEqual(['text', 'too-large', 'binary'])
    expect(await revision.file(repository.at('latin1'))).toEqual({ kind: 'text', text: '\uFFFD' })
  })

  it('can be read with everything they include', async () => {
    using repository = new Repository()
    repository.write('conf/my.cnf', '[mysqld]\na\n!includedir conf.d\n!include ../../x.cnf\n')
    repository.write('conf/conf.d/b.cnf', '[mysqld]\nb\n!include ../../c.cnf\n')
    repository.write('c.cnf', '[mysqld]\nc\n')
    repository.commit()
    repository.remove('conf')
    const revision = await openRevision('HEAD', repository.at('conf/my.cnf'))
    const read = (reader: OptionFileReader) => readOptionFile('my.cnf', reader)
    const result = read(await gatherAtRevision(revision, repository.at('conf'), read))
    if (result.kind !== 'read') throw new Error(result.kind)
    expect(result.options.map(({ name, file }) => `${name} ${file}`)).toEqual([
      'a my.cnf',
      'b conf.d/b.cnf',
      'c ../c.cnf',
      '!include ../../x.cnf my.cnf',
    ])
    expect(result.warnings.map((warning) => told(warning).message)).toEqual([
      'my.cnf:4: !include ../../x.cnf is outside the repository and was not read',
    ])
    expect(result.problems).toEqual([])
  })
})

describe('renaming', () => {
  it('tells the former path of a file and of a directory, and none for what is new', async () => {
    using repository = new Repository()
    repository.write('old/a.cnf', '[mysqld]\nmax_connections=100\nsort_buffer_size=1M\n')
    repository.write('old/b.cnf', '[mysqld]\njoin_buffer_size=2M\nthread_cache_size=9\n')
    repository.commit()
    repository.git('mv', 'old', 'new')
    repository.write('added/c.cnf', '[mysqld]\nx\n')
    repository.git('add', '.')
    const revision = await openRevision('HEAD', repository.path)
    expect(await revision.formerPath(repository.at('new/a.cnf'))).toBe(repository.at('old/a.cnf'))
    expect(await revision.formerPath(repository.at('new'))).toBe(repository.at('old'))
    expect(await revision.formerPath(repository.at('added/c.cnf'))).toBeUndefined()
    expect(await revision.formerPath(repository.at('added'))).toBeUndefined()
    expect(await revision.formerPath(repository.at('../x'))).toBeUndefined()
    expect(await revision.laterPath(repository.at('old/a.cnf'))).toBe(repository.at('new/a.cnf'))
    expect(await revision.laterPath(repository.at('old'))).toBe(repository.at('new'))
    expect(await revision.laterPath(repository.at('new/a.cnf'))).toBeUndefined()
  })

  it('tells no directory whose files came from two', async () => {
    using repository = new Repository()
    repository.write('one/a.cnf', '[mysqld]\nmax_connections=100\nsort_buffer_size=1M\n')
    repository.write('two/b.cnf', '[mysqld]\njoin_buffer_size=2M\nthread_cache_size=9\n')
    repository.commit()
    repository.write('both/x', '')
    repository.git('mv', 'one/a.cnf', 'two/b.cnf', 'both')
    const revision = await openRevision('HEAD', repository.path)
    expect(await revision.formerPath(repository.at('both'))).toBeUndefined()
  })
})

describe('commits', () => {
  it('are found by branch, tag and abbreviation, as they are opened', async () => {
    using repository = new Repository()
    repository.write('a', '1')
    const first = repository.commit()
    repository.git('tag', 'v1')
    repository.write('a', '2')
    repository.commit()
    for (const ref of ['v1', 'main~1', first.slice(0, 10), 'refs/tags/v1', first]) {
      const revision = await openRevision(ref, repository.at('a'))
      expect(await revision.file(repository.at('a'))).toEqual({ kind: 'text', text: '1' })
    }
  })

  it.each(['nope', '--help', '', 'HEAD:a', 'main..main', '-1', '@{99}'])('%j is none', async (ref) => {
    using repository = new Repository()
    repository.write('a', '1')
    repository.commit()
    await expect(openRevision(ref, repository.path)).rejects.toThrow('found no such commit, branch or tag')
  })

  it('that a shallow clone lacks come with what to do', async () => {
    using origin = new Repository()
    origin.write('a', '1')
    const first = origin.commit()
    origin.write('a', '2')
    origin.commit()
    using clone = new Repository({ url: `file://${origin.path}`, depth: 1 })
    const missing = `--base ${first}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0`
    await expect(openRevision(first, clone.path)).rejects.toThrow(missing)
    await expect(openRevision('origin/release', clone.path)).rejects.toThrow(/, or run git fetch origin release$/)
    expect(await firstParent(clone.path, 'HEAD')).toBeUndefined()
    expect(await mergeBase(clone.path, 'HEAD', first)).toBeUndefined()
  })

  it('know their first parent and what they have in common', async () => {
    using repository = new Repository()
    repository.write('a', '1')
    const root = repository.commit()
    repository.git('checkout', '--quiet', '-b', 'side')
    repository.write('b', '1')
    const side = repository.commit()
    repository.git('checkout', '--quiet', 'main')
    repository.write('c', '1')
    const main = repository.commit()
    repository.git('merge', '--quiet', '--message=x', 'side')
    expect(await firstParent(repository.path, 'HEAD')).toBe(main)
    expect(await firstParent(repository.at('gone/x'), root)).toBeUndefined()
    expect(await mergeBase(repository.path, main, 'side')).toBe(root)
    expect(await mergeBase(repository.path, 'HEAD', side)).toBe(side)
    expect(await mergeBase(repository.path, '--all', 'side')).toBeUndefined()
    repository.git('checkout', '--quiet', '--orphan', 'alone')
    expect(await mergeBase(repository.path, repository.commit(), 'side')).toBeUndefined()
  })

  it('are those of a repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qn-'))
    expect(await repositoryOf(folder)).toBeUndefined()
    await expect(openRevision('HEAD', folder)).rejects.toThrow('is in no git repository; give a file instead')
    rmSync(folder, { recursive: true })
    using repository = new Repository()
    expect(await repositoryOf(repository.at('gone/x.cnf'))).toBe(repository.path)
  })
})

describe('a base', () => {
  it('is a file or directory, or a commit', async () => {
    using repository = new Repository()
    repository.write('old.cnf', '')
    repository.commit()
    const [file, folder] = [repository.at('old.cnf'), repository.path]
    expect(await openBase(file, folder)).toEqual({ kind: 'disk', path: file })
    expect(await openBase(folder, folder)).toEqual({ kind: 'disk', path: folder })
    expect(await openBase('main', folder)).toMatchObject({ kind: 'commit', revision: { name: 'main' } })
  })

  it('is never guessed where both exist', async () => {
    using repository = new Repository()
    repository.commit()
    // The current directory of the tests is within this folder.
    repository.git('branch', 'test')
    await expect(openBase('test', repository.path)).rejects.toThrow(
      '--base test: there is a file and there is a commit, branch or tag of this name; write ./test for the file',
    )
    expect(await openBase('./test', repository.path)).toEqual({ kind: 'disk', path: './test' })
    expect(await openBase('refs/heads/test', repository.path)).toMatchObject({ kind: 'commit' })
  })
})
