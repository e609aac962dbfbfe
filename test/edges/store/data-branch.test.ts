import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { createRepository, startGitServer } from '../../setup/git-server.ts'
import { BRANCH, change, commitsIn, type Folders, inspect, makeFolders, open, pathsIn, store } from './git-fixture.ts'

let folders: Folders
let repository: string
beforeEach(async () => {
  folders = makeFolders()
  repository = await createRepository(folders.root, 'store.git')
})
afterEach(() => folders[Symbol.dispose]())

describe('a commit to the data branch', () => {
  it('creates the branch, without any other history, in an empty repository', async () => {
    await using branch = await open(repository)
    expect(branch.tip).toBeUndefined()
    expect(await branch.list('')).toEqual([])
    const commit = await branch.commit(change({ 'runs/1.json': '{}' }))
    expect(branch.tip).toBe(commit)
    expect(inspect(repository, 'for-each-ref', '--format=%(refname) %(objectname)')).toBe(
      `refs/heads/${BRANCH} ${commit}`,
    )
    expect(inspect(repository, 'log', '--format=%P|%an <%ae>|%cn <%ce>|%B', BRANCH)).toBe(
      '|qpsgate <qpsgate@users.noreply.github.com>|qpsgate <qpsgate@users.noreply.github.com>|store runs/1.json',
    )
  })

  it('adds, replaces and removes files, and leaves the others unchanged', async () => {
    await using branch = await open(repository)
    await branch.commit(change({ 'a/1': 'one', 'a/2': 'two', b: 'three' }))
    const commit = await branch.commit(change({ 'a/2': 'TWO', 'c/d/e': 'new' }, ['b', 'never/there']))
    expect(pathsIn(repository)).toEqual(['a/1', 'a/2', 'c/d/e'])
    expect(inspect(repository, 'show', `${commit}:a/1`)).toBe('one')
    expect(inspect(repository, 'show', `${commit}:a/2`)).toBe('TWO')
    expect(commitsIn(repository)).toBe(2)
  })

  it('keeps a file that it both removes and writes', async () => {
    await using branch = await open(repository)
    await branch.commit(change({ a: 'old', b: 'old' }))
    await branch.commit(change({ a: 'new' }, ['a', 'b']))
    expect(pathsIn(repository)).toEqual(['a'])
  })

  it('keeps files of the branch that were never fetched', async () => {
    await store(repository, 'first')
    await store(repository, 'second')
    await store(repository, 'first', 'replaced')
    expect(pathsIn(repository)).toEqual(['first', 'second'])
    expect(commitsIn(repository)).toBe(3)
    inspect(repository, 'fsck', '--strict')
  })

  it('is not made if no file changes', async () => {
    const commit = await store(repository, 'same')
    expect(await store(repository, 'same')).toBe(commit)
    expect(commitsIn(repository)).toBe(1)
  })

  it('stores each byte unchanged, whatever line ends git is configured for', async () => {
    execFileSync('git', ['config', '--global', 'core.autocrlf', 'input'])
    const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256)
    await using branch = await open(repository)
    await branch.commit(change({ 'chart.png': bytes, 'lines.txt': 'a\r\nb\n' }))
    const stored = execFileSync('git', ['--git-dir', repository, 'cat-file', 'blob', `${BRANCH}:chart.png`])
    expect(Uint8Array.from(stored)).toEqual(bytes)
    expect((await branch.read(['lines.txt'])).get('lines.txt')).toBe('a\r\nb\n')
  })

  it('is read back even if branch and path have slashes, quotes, spaces and letters beyond ASCII', async () => {
    const name = 'qpsgate/größe/データ'
    await using branch = await open(repository, { branch: name })
    await branch.commit(change({ 'release/8.4/größe "1".json': 'x' }))
    await using again = await open(repository, { branch: name })
    expect((await again.read(['release/8.4/größe "1".json'])).size).toBe(1)
  })

  it('reaches a repository that is named by a relative path', async () => {
    await store(relative(process.cwd(), repository), 'a')
    expect(pathsIn(repository)).toEqual(['a'])
  })
})

describe('several writers of the data branch', () => {
  const MANY = 4

  it(`lose no file if ${MANY} of them push to a new branch at once`, async () => {
    await using server = await startGitServer({ root: folders.root })
    const paths = Array.from({ length: MANY }, (_, index) => `runs/${String(index).padStart(2, '0')}.json`)
    const commits = await Promise.all(paths.map((path) => store(server.url('store.git'), path)))
    expect(pathsIn(repository)).toEqual(paths)
    expect(commitsIn(repository)).toBe(MANY)
    expect(new Set(commits).size).toBe(MANY)
  }, 120_000)
})

describe('lists and reads of files on the data branch', () => {
  it('find files by the first characters of their paths', async () => {
    await using branch = await open(repository)
    await branch.commit(change({ 'main/a': '1', 'main/b': '2', 'maintenance/a': '1', z: '' }))
    const all = await branch.list('')
    expect(all).toEqual(['main/a', 'main/b', 'maintenance/a', 'z'])
    expect(await branch.list('main/')).toEqual(['main/a', 'main/b'])
  })

  it('leave out missing paths, and keep empty files', async () => {
    await store(repository, 'empty', '')
    await using branch = await open(repository)
    expect(await branch.read(['empty', 'never'])).toEqual(new Map([['empty', '']]))
  })

  it('include links and submodules, but never the files that they lead to', async () => {
    await store(repository, 'file', 'x')
    const target = inspect(repository, 'rev-parse', `${BRANCH}:file`).trim()
    const entry = (mode: string, object: string, path: string) => ['--cacheinfo', `${mode},${object},${path}`]
    const index = join(folders.temporary, 'index')
    vi.stubEnv('GIT_INDEX_FILE', index)
    inspect(
      repository,
      'update-index',
      '--add',
      ...entry('120000', target, 'link'),
      ...entry('160000', '1'.repeat(40), 'module'),
    )
    const tree = inspect(repository, 'write-tree').trim()
    vi.stubEnv('GIT_INDEX_FILE', undefined)
    const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.com']
    const commit = inspect(repository, ...identity, 'commit-tree', '-m', 'x', tree).trim()
    inspect(repository, 'update-ref', `refs/heads/${BRANCH}`, commit)
    await using branch = await open(repository)
    expect(await branch.list('')).toEqual(['link', 'module'])
    expect(await branch.read(['link', 'module'])).toEqual(
      new Map([
        ['link', 'x'],
        ['module', ''],
      ]),
    )
  })

  it('fetch 300 of 400 files in as many requests as one file', async () => {
    await using server = await startGitServer({ root: folders.root })
    const remote = server.url('store.git')
    const files = Array.from({ length: 400 }, (_, index): [string, string] => [
      `runs/${index}.json`,
      `${index}:${Math.random().toString(36).repeat(50)}`,
    ])
    await using writer = await open(remote)
    await writer.commit(change(Object.fromEntries(files)))
    const before = { requests: server.requests.length, bytes: server.bytesSent }
    await using reader = await open(remote)
    expect(await reader.list('')).toHaveLength(400)
    const opened = { requests: server.requests.length, bytes: server.bytesSent }
    // Names of 400 files take their 20 bytes each; their contents would take more than 100 each.
    expect(opened.bytes - before.bytes).toBeLessThan(400 * 50)
    const wanted = new Map(files.slice(0, 300))
    expect(await reader.read([...wanted.keys()])).toEqual(wanted)
    expect(opened.requests - before.requests).toBeLessThanOrEqual(3)
    expect(server.requests.length - opened.requests).toBeLessThanOrEqual(3)
    await reader.read([...wanted.keys()])
    expect(server.requests.length - opened.requests).toBeLessThanOrEqual(3)
  })

  it('are complete even if the server allows no partial clones', async () => {
    inspect(repository, 'config', 'uploadpack.allowFilter', 'false')
    await store(repository, 'a', 'content')
    await using branch = await open(repository)
    expect(await branch.read(['a'])).toEqual(new Map([['a', 'content']]))
  })
})

describe('a commit that replaces the history of the data branch', () => {
  it('holds the files of the branch with their changes, and has no parent', async () => {
    await using branch = await open(repository)
    await branch.replace(() => change({ a: 'a' }))
    await store(repository, 'b')
    await using later = await open(repository)
    const commit = await later.replace((paths) => {
      expect(paths).toEqual(['a', 'b'])
      return change({ c: 'c' }, ['a'])
    })
    expect(later.tip).toBe(commit)
    expect(commitsIn(repository)).toBe(1)
    expect(pathsIn(repository)).toEqual(['b', 'c'])
    expect(await later.read(['b'])).toEqual(new Map([['b', 'b']]))
    inspect(repository, 'fsck', '--strict')
  })

  it('keeps the files that another writer pushed meanwhile', async () => {
    await store(repository, 'a')
    await using one = await open(repository)
    await using other = await open(repository)
    await one.replace(() => change({ b: 'b' }))
    await other.replace(() => change({ c: 'c' }))
    expect(pathsIn(repository)).toEqual(['a', 'b', 'c'])
    expect(commitsIn(repository)).toBe(1)
  })
})

it('a data branch is no longer written to after somebody has pushed code to it', async () => {
  const isOurs = (path: string) => path.startsWith('runs/')
  await using branch = await open(repository, { isOurs })
  await branch.commit(change({ 'runs/1': '1' }))
  const theirs = await store(repository, 'main.c')
  const late = branch.replace(() => change({ 'runs/2': '2' }))
  await expect(late).rejects.toThrow('it holds main.c, which qpsgate does not write there')
  expect(inspect(repository, 'rev-parse', BRANCH)).toBe(theirs)
})

describe('the temporary directory of a data branch', () => {
  it('cannot be entered by others, and is removed at the end', async () => {
    {
      await using branch = await open(repository)
      await branch.commit(change({ a: 'a' }))
      const [run = '', ...others] = readdirSync(folders.temporary)
      expect(others).toEqual([])
      expect(statSync(join(folders.temporary, run, 'data.git')).mode & 0o077).toBe(0)
    }
    expect(readdirSync(folders.temporary)).toEqual([])
  })

  it('is removed if the branch could not be opened', async () => {
    await expect(open(`${repository}-not`)).rejects.toThrow(StoreError)
    expect(readdirSync(folders.temporary)).toEqual([])
  })
})
