import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  commitIn,
  findCheckout,
  gitRefusal,
  headCommit,
  mergeBase,
  repositoryOf,
} from '../../../src/edges/git/checkout.ts'
import { checkoutEnvironment } from '../../../src/edges/git/git.ts'
import { type GitRevision, openBase, openRevision } from '../../../src/edges/git/revision.ts'
import { Repository } from './git-repository.ts'

const MISSING = 'a'.repeat(40)

afterEach(() => vi.unstubAllEnvs())

const fileOf = (revision: GitRevision, path: string) => revision.files('.').file(path, path)
const namesAt = (revision: GitRevision, path: string) => revision.files('.').directory(path, path)

/** A clone without the files of the first commit, and the commit. */
function partialClone(origin: Repository): { clone: Repository; first: string } {
  origin.write('my.cnf', '[mysqld]\na=1\n')
  const first = origin.commit()
  origin.write('my.cnf', '[mysqld]\na=2\n')
  origin.commit()
  origin.git('config', 'uploadpack.allowFilter', 'true')
  const clone = new Repository()
  clone.git('remote', 'add', 'origin', `file://${origin.path}`)
  clone.git('fetch', '--quiet', '--filter=blob:none', 'origin')
  clone.git('checkout', '--quiet', 'origin/main')
  return { clone, first }
}

describe('the checked-out state', () => {
  it('names its commit, and says whether tracked files have uncommitted changes', () => {
    using repository = new Repository()
    repository.write('my.cnf', 'a')
    const sha = repository.commit()
    expect(headCommit(repository.at('my.cnf'))).toEqual({ sha, isDirty: false })
    repository.write('qpsgate-out/result.json', '{}')
    expect(headCommit(repository.path)).toEqual({ sha, isDirty: false })
    repository.write('my.cnf', 'b')
    expect(headCommit(repository.path)).toEqual({ sha, isDirty: true })
    repository.git('add', 'my.cnf')
    expect(headCommit(repository.path)).toEqual({ sha, isDirty: true })
  })

  it('is null before the first commit, and outside of a repository', () => {
    using repository = new Repository()
    expect(headCommit(repository.path)).toBeNull()
    expect(headCommit(tmpdir())).toBeNull()
  })
})

describe('the checkout around a path', () => {
  it('begins at the nearest folder that holds .git, as a folder or as a file', () => {
    using repository = new Repository()
    repository.write('deep/er/suite.yml', '')
    repository.commit()
    expect(findCheckout(repository.at('deep/er/suite.yml'))?.top).toBe(repository.path)
    repository.git('worktree', 'add', '--quiet', 'tree')
    expect(findCheckout(repository.at('tree/deep/er/gone.yml'))?.top).toBe(repository.at('tree'))
  })

  it('is neither a bare repository that was committed into it, nor a folder with a broken .git', () => {
    using repository = new Repository()
    const inner = new Repository()
    repository.write('x', '')
    const commit = repository.commit()
    execFileSync('git', ['init', '--quiet', '--bare', repository.at('perf')])
    expect(findCheckout(repository.at('perf/suite.yml'))?.top).toBe(repository.path)
    expect(commitIn(repository.at('perf'), 'HEAD')).toBe(commit)
    mkdirSync(repository.at('broken/.git'), { recursive: true })
    expect(commitIn(repository.at('broken'), 'HEAD')).toBeUndefined()
    expect(repositoryOf(repository.at('broken'))).toBeUndefined()
    inner[Symbol.dispose]()
  })
})

describe('git in a checkout', () => {
  const sprung = (repository: Repository) => existsSync(repository.at('sprung'))

  it.each([
    ['ssh', (trap: string) => ({ url: 'ssh://git.example/x', command: trap })],
    ['ext', (trap: string) => ({ url: `ext::${trap.replace(';', '')}`, command: 'false' })],
    ['a program of this machine', (trap: string, path: string) => ({ url: path, command: 'false', uploadpack: trap })],
  ])('fetches no missing object by %s, even in a version without GIT_NO_LAZY_FETCH', (_, remote) => {
    using repository = new Repository()
    repository.write('a', '1')
    repository.commit()
    const { url, command, uploadpack } = {
      uploadpack: 'false',
      ...remote(`touch ${repository.at('sprung')};`, repository.path),
    }
    const settings = {
      'core.repositoryFormatVersion': '1',
      'extensions.partialClone': 'promised',
      'remote.promised.promisor': 'true',
      'remote.promised.url': url,
      'remote.promised.uploadpack': uploadpack,
      'core.sshCommand': command,
      'protocol.allow': 'always',
      'protocol.ext.allow': 'always',
      'protocol.file.allow': 'always',
    }
    for (const [name, value] of Object.entries(settings)) repository.git('config', name, value)
    const look = (env: Record<string, string | undefined>) =>
      spawnSync('git', ['cat-file', '-e', MISSING], { cwd: repository.path, env, encoding: 'utf8' })
    const { GIT_NO_LAZY_FETCH, ...old } = checkoutEnvironment(repository.path)
    expect(GIT_NO_LAZY_FETCH).toBe('1')
    expect(look(old).status).not.toBe(0)
    expect(sprung(repository)).toBe(false)
    look({ PATH: process.env.PATH })
    expect(sprung(repository)).toBe(true)
  })

  it('runs no hook, no file monitor and no diff program', () => {
    using repository = new Repository()
    repository.write('a', '1')
    const first = repository.commit()
    repository.write('.gitattributes', '* diff=trap\n')
    repository.write('a', '2')
    repository.write('hooks/post-index-change', `#!/bin/sh\ntouch ${repository.at('sprung')}\n`)
    const trap = `touch ${repository.at('sprung')};`
    for (const name of ['core.fsmonitor', 'diff.external', 'diff.trap.command', 'diff.trap.textconv', 'core.pager'])
      repository.git('config', name, trap)
    repository.git('config', 'core.hooksPath', repository.at('hooks'))
    const revision = openRevision(first, repository.path)
    expect(revision.formerPath(repository.at('b'))).toBeUndefined()
    expect(sprung(repository)).toBe(false)
  })

  it("gets the user's git configuration, and no other variable of the environment", () => {
    vi.stubEnv('HOME', '/home/somebody')
    vi.stubEnv('XDG_CONFIG_HOME', '/home/somebody/.config')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/home/somebody/git')
    vi.stubEnv('GIT_CONFIG_COUNT', '1')
    vi.stubEnv('GIT_CONFIG_KEY_0', 'safe.directory')
    vi.stubEnv('GIT_CONFIG_VALUE_0', '*')
    vi.stubEnv('GIT_DIR', '/elsewhere/.git')
    vi.stubEnv('GIT_SSH_COMMAND', 'ssh -i key')
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    const environment = checkoutEnvironment('/srv/checkout')
    expect(environment).toMatchObject({
      HOME: '/home/somebody',
      XDG_CONFIG_HOME: '/home/somebody/.config',
      GIT_CONFIG_GLOBAL: '/home/somebody/git',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_KEY_1: 'core.hooksPath',
      GIT_CEILING_DIRECTORIES: '/srv',
    })
    for (const name of ['GIT_DIR', 'GIT_SSH_COMMAND', 'GITHUB_TOKEN']) expect(environment[name]).toBeUndefined()
  })

  it('reports files that a partial clone lacks as not fetched, and not as missing from the commit', () => {
    using origin = new Repository()
    const { clone, first } = partialClone(origin)
    using _clone = clone
    const revision = openRevision(first, clone.path)
    expect(() => fileOf(revision, clone.at('my.cnf'))).toThrow(
      /this clone is partial and lacks files of it, which are not fetched here \(.*\); give actions\/checkout no filter/,
    )
    clone.git('fetch', '--quiet', '--refetch', '--no-filter', 'origin')
    expect(fileOf(revision, clone.at('my.cnf'))).toEqual({ kind: 'text', text: '[mysqld]\na=1\n' })
  })

  it.runIf(process.getuid?.() === 0)(
    "is refused in somebody else's checkout, unless the user's configuration allows it",
    () => {
      using repository = new Repository()
      repository.write('a', '1')
      repository.commit()
      for (const path of ['.', '.git']) chownSync(repository.at(path), 12_345, 12_345)
      const home = mkdtempSync(join(tmpdir(), 'qh-'))
      vi.stubEnv('HOME', home)
      vi.stubEnv('XDG_CONFIG_HOME', home)
      const advice = `git does not trust ${repository.path}; run git config --global --add safe.directory ${repository.path}`
      // A file of the name must not pass for the branch because git would not say that there is one.
      const file = repository.at('a')
      for (const ask of [
        () => openRevision('HEAD', file),
        () => commitIn(file, 'x'),
        () => repositoryOf(file),
        () => openBase(file, file),
      ])
        expect(ask).toThrow(advice)
      execFileSync('git', ['config', '--global', '--add', 'safe.directory', repository.path])
      expect(commitIn(repository.path, 'HEAD')).toBeDefined()
      const checkout = findCheckout(repository.path)
      expect(checkout && gitRefusal(checkout)).toBeUndefined()
      rmSync(home, { recursive: true })
    },
  )
})

describe('files of a commit', () => {
  it('are read as they were committed, whatever the work tree has', () => {
    using repository = new Repository()
    repository.write('conf/my.cnf', '[mysqld]\na=1\n')
    repository.write('conf/möglich.cnf', 'é\n')
    repository.commit()
    repository.write('conf/my.cnf', '[mysqld]\na=2\n')
    repository.remove('conf/möglich.cnf')
    repository.write('conf/new.cnf', '')
    const revision = openRevision('HEAD', repository.at('conf/my.cnf'))
    expect(fileOf(revision, repository.at('conf/my.cnf'))).toEqual({ kind: 'text', text: '[mysqld]\na=1\n' })
    expect(fileOf(revision, repository.at('conf/möglich.cnf'))).toEqual({ kind: 'text', text: 'é\n' })
    expect(namesAt(revision, repository.at('conf'))).toEqual({ kind: 'names', names: ['my.cnf', 'möglich.cnf'] })
    for (const path of ['conf/new.cnf', 'conf', 'conf/my.cnf/x', 'conf\nx'])
      expect(fileOf(revision, repository.at(path))).toEqual({ kind: 'absent' })
    for (const path of ['gone', 'conf/my.cnf'])
      expect(namesAt(revision, repository.at(path))).toEqual({ kind: 'absent' })
    expect(namesAt(revision, repository.path)).toEqual({ kind: 'names', names: ['conf'] })
  })

  it('are read through links of the same commit, unless these lead out of the repository', async () => {
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
    const revision = openRevision('HEAD', repository.path)
    const file = (path: string) => fileOf(revision, repository.at(path))
    expect(await file('conf/a.cnf')).toEqual({ kind: 'text', text: 'a\n' })
    expect(await file('linked/a.cnf')).toEqual({ kind: 'text', text: 'a\n' })
    expect(await file('out.cnf')).toEqual({ kind: 'outside' })
    expect(await file('../x.cnf')).toEqual({ kind: 'outside' })
    expect(namesAt(revision, repository.at('up'))).toEqual({ kind: 'outside' })
    expect(await file('dangling')).toEqual({ kind: 'absent' })
    expect(await file('loop')).toEqual({ kind: 'absent' })
  })

  it('are read even if a link leads to the repository', () => {
    using repository = new Repository()
    repository.write('my.cnf', 'a\n')
    repository.commit()
    const folder = mkdtempSync(join(tmpdir(), 'ql-'))
    symlinkSync(repository.path, join(folder, 'link'))
    const revision = openRevision('HEAD', join(folder, 'link/my.cnf'))
    expect(fileOf(revision, join(folder, 'link/my.cnf'))).toEqual({ kind: 'text', text: 'a\n' })
    expect(namesAt(revision, join(folder, 'link/gone/deep'))).toEqual({ kind: 'absent' })
    rmSync(folder, { recursive: true })
  })
})

describe('a renamed directory', () => {
  it('has no former path if its files came from two different directories', () => {
    using repository = new Repository()
    repository.write('one/a.cnf', '[mysqld]\nmax_connections=100\nsort_buffer_size=1M\n')
    repository.write('two/b.cnf', '[mysqld]\njoin_buffer_size=2M\nthread_cache_size=9\n')
    repository.commit()
    repository.write('both/x', '')
    repository.git('mv', 'one/a.cnf', 'two/b.cnf', 'both')
    const revision = openRevision('HEAD', repository.path)
    expect(revision.formerPath(repository.at('both'))).toBeUndefined()
  })
})

describe('the commit that a name stands for', () => {
  it('is found by branch, tag and abbreviated hash', () => {
    using repository = new Repository()
    repository.write('a', '1')
    const first = repository.commit()
    repository.git('tag', 'v1')
    repository.write('a', '2')
    repository.commit()
    for (const ref of ['v1', 'main~1', first.slice(0, 10), 'refs/tags/v1', first]) {
      const revision = openRevision(ref, repository.at('a'))
      expect(fileOf(revision, repository.at('a'))).toEqual({ kind: 'text', text: '1' })
    }
  })

  it.each(['nope', '--help', '', 'HEAD:a', 'main..main', '-1', '@{99}'])('is not found under the name %j', (ref) => {
    using repository = new Repository()
    repository.write('a', '1')
    repository.commit()
    expect(() => openRevision(ref, repository.path)).toThrow('found no such commit, branch or tag')
  })

  it('is refused with the remedy if a shallow clone lacks it', () => {
    using origin = new Repository()
    origin.write('a', '1')
    const first = origin.commit()
    origin.write('a', '2')
    origin.commit()
    using clone = new Repository({ url: `file://${origin.path}`, depth: 1 })
    const missing = `--base ${first}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0`
    expect(() => openRevision(first, clone.path)).toThrow(missing)
    expect(() => openRevision('origin/release', clone.path)).toThrow(/, or run git fetch origin release$/)
    expect(commitIn(clone.path, 'HEAD^1')).toBeUndefined()
    expect(mergeBase(clone.path, 'HEAD', first)).toBeUndefined()
  })

  it('is found as a first parent and as a merge base', () => {
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
    expect(commitIn(repository.path, 'HEAD^1')).toBe(main)
    expect(commitIn(repository.at('gone/x'), `${root}^1`)).toBeUndefined()
    expect(mergeBase(repository.path, main, 'side')).toBe(root)
    expect(mergeBase(repository.path, 'HEAD', side)).toBe(side)
    expect(mergeBase(repository.path, '--all', 'side')).toBeUndefined()
    repository.git('checkout', '--quiet', '--orphan', 'alone')
    expect(mergeBase(repository.path, repository.commit(), 'side')).toBeUndefined()
  })

  it('is, for another branch, where the checked-out commit left that branch', () => {
    using repository = new Repository()
    repository.write('a', '1')
    const root = repository.commit()
    repository.git('checkout', '--quiet', '-b', 'side')
    expect(openRevision('main', repository.path)).toMatchObject({ commit: root, note: undefined })
    repository.write('b', '1')
    repository.commit()
    const note = `base main at ${root.slice(0, 7)}, where this branch left it`
    expect(openRevision('main', repository.path)).toMatchObject({ commit: root, note })
    repository.git('checkout', '--quiet', 'main')
    repository.write('a', '2')
    const tip = repository.commit()
    repository.git('tag', 'v2')
    repository.git('checkout', '--quiet', 'side')
    expect(openRevision('main', repository.path)).toMatchObject({ commit: root, note })
    for (const exact of ['v2', tip, tip.slice(0, 9)])
      expect(openRevision(exact, repository.path)).toMatchObject({ commit: tip, note: undefined })
    repository.git('checkout', '--quiet', '--orphan', 'alone')
    repository.commit()
    const alone = `base main at ${tip.slice(0, 7)}, its tip: this clone has no commit of both`
    expect(openRevision('main', repository.path)).toMatchObject({ commit: tip, note: alone })
  })
})

describe('the name of a base', () => {
  it('is refused as ambiguous if it is that of a git ref and of a path', () => {
    using repository = new Repository()
    repository.commit()
    // The current directory of the tests is within this folder.
    repository.git('branch', 'test')
    expect(() => openBase('test', repository.path)).toThrow(
      '--base test: there is a file and there is a commit, branch or tag of this name; write ./test for the file',
    )
    expect(openBase('./test', repository.path)).toEqual({ kind: 'disk', path: './test' })
    expect(openBase('refs/heads/test', repository.path)).toMatchObject({ kind: 'commit' })
  })
})

describe('a file whose name looks like a status line of git', () => {
  it.each(['R100', ':100644 100644 0000000 1111111 M'])('is recognised as a changed file: %j', async (name) => {
    using repository = new Repository()
    repository.write('a.cnf', `[mysqld]\n${'max_connections=100\n'.repeat(20)}a=1\n`)
    repository.write('b.txt', 'b\n')
    const commit = repository.commit()
    repository.git('mv', 'a.cnf', name)
    repository.write(name, `[mysqld]\n${'max_connections=100\n'.repeat(20)}a=2\n`)
    repository.git('mv', 'b.txt', 'c.txt')
    repository.commit()
    const revision = openRevision(commit, repository.path)
    expect(revision.renamings().map(({ before, now }) => [before, now].map((path) => basename(path)))).toEqual(
      expect.arrayContaining([
        ['a.cnf', name],
        ['b.txt', 'c.txt'],
      ]),
    )
    expect(
      revision
        .changes()
        .map(({ path }) => basename(path))
        .sort(),
    ).toEqual([name, 'a.cnf', 'b.txt', 'c.txt'].sort())
  })
})
