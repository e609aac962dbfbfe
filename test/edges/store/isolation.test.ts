import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepository, startGitServer } from '../../setup/git-server.ts'
import { change, type Folders, filesBelow, inspect, makeFolders, open, pathsIn, store } from './git-fixture.ts'

const TOKEN = 'ghs_aVerySecretToken0123456789'
const ENCODED = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')

let folders: Folders
beforeEach(() => {
  folders = makeFolders()
})
afterEach(() => folders[Symbol.dispose]())

/** Arguments of every process of the machine. */
function commandLines(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      } catch {
        return '' // It has just ended.
      }
    })
}

function globally(...setting: readonly string[]): void {
  execFileSync('git', ['config', '--global', ...setting])
}

/** A program that writes its request into a file, and fails. */
function makeTrap(name: string): { program: string; caught: () => string[] } {
  const program = join(folders.home, name)
  writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> ${folders.home}/caught-${name}\nexit 1\n`)
  chmodSync(program, 0o755)
  return { program, caught: () => readdirSync(folders.home).filter((file) => file === `caught-${name}`) }
}

describe('the token for the git server', () => {
  it('is sent in the Authorization header of each request, and is in no argument, file or message', async () => {
    const repository = await createRepository(folders.root, 'store.git', {
      hooks: { 'pre-receive': 'touch started; sleep 1' },
    })
    await using server = await startGitServer({ root: folders.root, credentials: `x-access-token:${TOKEN}` })
    await using branch = await open(server.url('store.git'), { token: TOKEN })
    const committed = branch.commit(change({ a: 'a' }))
    await expect.poll(() => readdirSync(repository), { timeout: 10_000 }).toContain('started')
    const running = commandLines()
    const files = filesBelow(folders.temporary)
    await committed
    await branch.read(['a'])

    expect(running.filter((line) => line.startsWith('git push'))).toHaveLength(1)
    expect(running.filter((line) => line.includes('remote-http'))).not.toEqual([])
    expect(running.filter((line) => line.includes(TOKEN) || line.includes(ENCODED))).toEqual([])
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const content = readFileSync(file, 'latin1')
      expect(content.includes(TOKEN) || content.includes(ENCODED), file).toBe(false)
    }
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(
      server.requests.map(() => `Basic ${ENCODED}`),
    )
    expect(server.requests.filter(({ url }) => url.includes(TOKEN))).toEqual([])
  })

  it("replaces the Authorization header that the user's git configuration has for that host", async () => {
    const repository = await createRepository(folders.root, 'store.git')
    await using server = await startGitServer({ root: folders.root, credentials: `x-access-token:${TOKEN}` })
    globally(`http.${server.url('')}.extraHeader`, 'Authorization: Basic b3RoZXI=')
    globally('http.extraHeader', 'Authorization: Basic b3RoZXI=')
    await using branch = await open(server.url('store.git'), { token: TOKEN })
    await branch.commit(change({ a: 'a' }))
    expect(pathsIn(repository)).toEqual(['a'])
  })

  it('is sent beside git settings in the environment, but not to an address that they substitute', async () => {
    await createRepository(folders.root, 'store.git')
    await using server = await startGitServer({ root: folders.root, credentials: `x-access-token:${TOKEN}` })
    vi.stubEnv('GIT_CONFIG_COUNT', '1')
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.${server.url('')}.insteadOf`)
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'http://git.example/')
    await using direct = await open(server.url('store.git'), { token: TOKEN })
    expect(direct.tip).toBeUndefined()
    // The token is for the address it was given for, not for a substitute.
    await expect(open('http://git.example/store.git', { token: TOKEN })).rejects.toThrow('no permission')
  })

  it("is refused without git asking the user's credential helpers, or making them forget a password", async () => {
    await createRepository(folders.root, 'store.git')
    await using server = await startGitServer({ root: folders.root, credentials: 'x-access-token:other' })
    const helper = makeTrap('helper')
    globally('credential.helper', helper.program)
    globally(`credential.${server.url('')}.helper`, helper.program)
    const askpass = makeTrap('askpass')
    globally('core.askPass', askpass.program)
    await expect(open(server.url('store.git'), { token: TOKEN })).rejects.toThrow('no permission')
    expect([...helper.caught(), ...askpass.caught()]).toEqual([])
  })

  it('is not needed if a credential helper of the user has the password', async () => {
    await createRepository(folders.root, 'store.git')
    await using server = await startGitServer({ root: folders.root, credentials: 'me:mine' })
    globally('credential.helper', '!f() { echo username=me; echo password=mine; }; f')
    await using branch = await open(server.url('store.git'))
    await branch.commit(change({ a: 'a' }))
    expect(branch.tip).toBeDefined()
  })
})

describe('the user’s repository, while qpsgate stores a run,', () => {
  /** Paths with digest, as the user left them. */
  function state(folder: string): string[] {
    return filesBelow(folder)
      .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
      .sort()
  }

  it('keeps its work tree, HEAD, index and configuration, even if environment variables name it', async () => {
    const repository = await createRepository(folders.root, 'store.git')
    const work = join(folders.root, 'work')
    mkdirSync(work)
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', work, '-c', 'user.name=a', '-c', 'user.email=b', ...args])
    git('init', '--quiet')
    writeFileSync(join(work, 'committed'), '1')
    git('add', '.')
    git('commit', '--quiet', '--message', 'first')
    writeFileSync(join(work, 'staged'), '2')
    git('add', '.')
    writeFileSync(join(work, 'committed'), 'changed')
    const before = state(work)

    vi.stubEnv('GIT_DIR', join(work, '.git'))
    vi.stubEnv('GIT_WORK_TREE', work)
    vi.stubEnv('GIT_INDEX_FILE', join(work, '.git/index'))
    vi.stubEnv('GIT_OBJECT_DIRECTORY', join(work, '.git/objects'))
    vi.stubEnv('GIT_TRACE', join(work, 'trace'))
    {
      await using branch = await open(repository)
      await branch.commit(change({ a: 'a' }))
      await branch.replace(() => change({ a: 'a' }))
      await branch.read(['a'])
    }
    vi.unstubAllEnvs()
    expect(state(work)).toEqual(before)
    expect(pathsIn(repository)).toEqual(['a'])
  })

  it("gives qpsgate's own repository no hooks, templates, signing or object format", async () => {
    const repository = await createRepository(folders.root, 'store.git')
    const trap = makeTrap('pre-push')
    const signer = makeTrap('signer')
    globally('core.hooksPath', folders.home)
    globally('init.templateDir', folders.home)
    globally('init.defaultObjectFormat', 'sha256')
    globally('commit.gpgSign', 'true')
    globally('push.gpgSign', 'true')
    globally('gpg.program', signer.program)
    globally('user.name', 'Somebody')
    globally('fetch.prune', 'true')
    globally('push.recurseSubmodules', 'only')
    await store(repository, 'a')
    expect([...trap.caught(), ...signer.caught()]).toEqual([])
    expect(inspect(repository, 'log', '--format=%an', 'qpsgate-data')).toBe('qpsgate')
  })

  it("gives qpsgate's commits the author that environment variables name", async () => {
    const repository = await createRepository(folders.root, 'store.git')
    vi.stubEnv('GIT_AUTHOR_NAME', 'Nightly')
    vi.stubEnv('GIT_AUTHOR_EMAIL', 'nightly@git.example')
    await store(repository, 'a')
    expect(inspect(repository, 'log', '--format=%an <%ae>, %cn', 'qpsgate-data')).toBe(
      'Nightly <nightly@git.example>, qpsgate',
    )
  })
})
