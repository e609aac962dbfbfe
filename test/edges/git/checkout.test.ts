import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkedOut, findCheckout, refusalOf } from '../../../src/edges/git/checkout.ts'
import { checkoutEnvironment } from '../../../src/edges/git/git-environment.ts'
import { openBase } from '../../../src/edges/git/open-base.ts'
import { commitIn, openRevision, repositoryOf } from '../../../src/edges/git/revision.ts'
import { Repository } from './git-repository.ts'

const MISSING = 'a'.repeat(40)

afterEach(() => vi.unstubAllEnvs())

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

describe('what is checked out', () => {
  it('is a commit, and whether files that git follows were changed since', async () => {
    using repository = new Repository()
    repository.write('my.cnf', 'a')
    const sha = repository.commit()
    expect(await checkedOut(repository.at('my.cnf'))).toEqual({ sha, isDirty: false })
    repository.write('qpsgate-out/result.json', '{}')
    expect(await checkedOut(repository.path)).toEqual({ sha, isDirty: false })
    repository.write('my.cnf', 'b')
    expect(await checkedOut(repository.path)).toEqual({ sha, isDirty: true })
    repository.git('add', 'my.cnf')
    expect(await checkedOut(repository.path)).toEqual({ sha, isDirty: true })
  })

  it('is nothing before the first commit, and outside of repositories', async () => {
    using repository = new Repository()
    expect(await checkedOut(repository.path)).toBeNull()
    expect(await checkedOut(tmpdir())).toBeNull()
  })
})

describe('the checkout around a path', () => {
  it('begins at the nearest folder with .git, be it a folder or a file', () => {
    using repository = new Repository()
    repository.write('deep/er/suite.yml', '')
    repository.commit()
    expect(findCheckout(repository.at('deep/er/suite.yml'))?.top).toBe(repository.path)
    repository.git('worktree', 'add', '--quiet', 'tree')
    expect(findCheckout(repository.at('tree/deep/er/gone.yml'))?.top).toBe(repository.at('tree'))
  })

  it('is no repository in a folder of it, and none around it', async () => {
    using repository = new Repository()
    const inner = new Repository()
    repository.write('x', '')
    const commit = repository.commit()
    execFileSync('git', ['init', '--quiet', '--bare', repository.at('perf')])
    expect(findCheckout(repository.at('perf/suite.yml'))?.top).toBe(repository.path)
    expect(await commitIn(repository.at('perf'), 'HEAD')).toBe(commit)
    mkdirSync(repository.at('broken/.git'), { recursive: true })
    expect(await commitIn(repository.at('broken'), 'HEAD')).toBeUndefined()
    expect(await repositoryOf(repository.at('broken'))).toBeUndefined()
    inner[Symbol.dispose]()
  })

  it('is none where there is no git', () => {
    using repository = new Repository()
    const folder = mkdtempSync(join(tmpdir(), 'qn-'))
    expect(findCheckout(folder)).toBeUndefined()
    rmSync(folder, { recursive: true })
    expect(findCheckout(repository.path)).toBeDefined()
  })
})

describe('git at a checkout', () => {
  const sprung = (repository: Repository) => existsSync(repository.at('sprung'))

  it.each([
    ['ssh', (trap: string) => ({ url: 'ssh://git.example/x', command: trap })],
    ['ext', (trap: string) => ({ url: `ext::${trap.replace(';', '')}`, command: 'false' })],
    ['git of this machine', (trap: string, path: string) => ({ url: path, command: 'false', uploadpack: trap })],
  ])('fetches nothing that is missing, by %s, also where git is too old to be told so', (_, remote) => {
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

  it('runs no hook, no monitor and no program that shows differences', async () => {
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
    const revision = await openRevision(first, repository.path)
    expect(await revision.formerPath(repository.at('b'))).toBeUndefined()
    expect(sprung(repository)).toBe(false)
  })

  it('takes the user’s configuration, wherever they say it is, and nothing else of their environment', () => {
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

  it('says of a partial clone that it lacks files, and never that they did not exist', async () => {
    using origin = new Repository()
    const { clone, first } = partialClone(origin)
    using _clone = clone
    const revision = await openRevision(first, clone.path)
    await expect(revision.file(clone.at('my.cnf'))).rejects.toThrow(
      /this clone is partial and lacks files of it, which are not fetched here \(.*\); give actions\/checkout no filter/,
    )
    clone.git('fetch', '--quiet', '--refetch', '--no-filter', 'origin')
    expect(await revision.file(clone.at('my.cnf'))).toEqual({ kind: 'text', text: '[mysqld]\na=1\n' })
  })

  it.runIf(process.getuid?.() === 0)(
    'is not trusted where it is somebody else’s, unless the user says so',
    async () => {
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
        await expect(ask()).rejects.toThrow(advice)
      execFileSync('git', ['config', '--global', '--add', 'safe.directory', repository.path])
      expect(await commitIn(repository.path, 'HEAD')).toBeDefined()
      const checkout = findCheckout(repository.path)
      expect(checkout && (await refusalOf(checkout))).toBeUndefined()
      rmSync(home, { recursive: true })
    },
  )
})
