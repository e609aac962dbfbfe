/** The first release as users meet it: from an empty registry and a repository without a tag, both real. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ROOT } from './cli.ts'

const REGISTRY = { verdaccio: '6.5.0' }
/** The registry's program asks for a version by a tag that not every mirror has, so the version is named here. */
const OVERRIDES = { 'node-fetch': '2.7.0' }
const START_SECONDS = 60

class Rehearsal implements AsyncDisposable {
  readonly path = mkdtempSync(join(tmpdir(), 'qpsgate-release-'))
  readonly checkout = join(this.path, 'checkout')
  readonly remote = join(this.path, 'remote.git')
  #registry: ReturnType<typeof spawn> | undefined
  #url = ''

  constructor() {
    this.git(this.path, 'clone', '--quiet', '--no-local', ROOT, this.checkout)
    this.git(this.path, 'init', '--quiet', '--bare', this.remote)
    this.git(this.checkout, 'remote', 'set-url', 'origin', this.remote)
  }

  git(folder: string, ...args: readonly string[]): string {
    const who = ['-c', 'user.name=Octo Cat', '-c', 'user.email=octocat@example.org', '-c', 'safe.directory=*']
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  }

  /** Makes a folder with these files. */
  folder(name: string, files: Readonly<Record<string, string>> = {}): string {
    const path = join(this.path, name)
    mkdirSync(path, { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
    return path
  }

  /** Runs npm as a user who has no configuration, and takes packages from the registry once it runs. */
  npm(folder: string, ...args: readonly string[]): string {
    const registry = this.#url === '' ? {} : { npm_config_registry: this.#url }
    const home = this.folder('home')
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: home, npm_config_audit: 'false' }
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', env: { ...env, ...registry }, stdio: [...stdio] })
  }

  async startRegistry(): Promise<void> {
    const manifest = JSON.stringify({ private: true, dependencies: REGISTRY, overrides: OVERRIDES })
    const folder = this.folder('registry', {
      'package.json': manifest,
      'config.yaml': [
        'storage: ./storage',
        "packages: { '**': { access: $all, publish: $anonymous, unpublish: $anonymous } }",
        'log: { type: stdout, level: error }\n',
      ].join('\n'),
    })
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
    const port = await freePort()
    const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
    this.#registry = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`], {
      cwd: folder,
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}/`
    for (let waited = 0; waited < START_SECONDS; waited += 0.2) {
      const answer = await fetch(`${url}-/ping`).catch(() => undefined)
      if (answer?.ok === true) break
      await sleep(200)
    }
    // Anybody may publish to this registry, but npm wants a token all the same.
    this.folder('home', { '.npmrc': `//127.0.0.1:${port}/:_authToken=nobody\n` })
    this.#url = url
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#registry?.kill('SIGKILL')
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.runIf(IS_NIGHTLY)('the first release', () => {
  test('can be installed from a registry that was empty, and has the tag that documents name for the action', async () => {
    await using rehearsal = new Rehearsal()
    const { checkout, remote } = rehearsal
    const script = (...args: readonly string[]) =>
      execFileSync(process.execPath, ['scripts/release.ts', ...args], {
        cwd: checkout,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    await rehearsal.startRegistry()
    expect(() => rehearsal.npm(checkout, 'view', 'qpsgate', 'version')).toThrow(/E404/)

    for (const [version, channel] of [
      ['1.0.0-rc.1', 'next'],
      ['1.0.0', 'latest'],
    ] as const) {
      const changelog = readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8')
      if (channel === 'latest')
        writeFileSync(
          join(checkout, 'CHANGELOG.md'),
          changelog.replace('## Unreleased\n', '## Unreleased\n\n- Final.\n'),
        )
      script('prepare', version)
      expect(script('notes', version).length).toBeGreaterThan(5)
      rehearsal.git(checkout, 'commit', '--quiet', '--all', '--message', `chore: release ${version}`)
      rehearsal.git(checkout, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main')
      rehearsal.npm(checkout, 'pack')
      const file = `./qpsgate-${version}.tgz`
      expect(rehearsal.npm(checkout, 'publish', file, '--dry-run', '--tag', channel)).toContain(`qpsgate@${version}`)
      rehearsal.npm(checkout, 'publish', file, '--access', 'public', '--tag', channel)
      if (channel === 'next') expect(() => script('tag', version)).toThrow(/is for trial/)
      else script('tag', version)
    }

    expect(JSON.parse(rehearsal.npm(checkout, 'view', 'qpsgate', 'dist-tags', '--json'))).toEqual({
      latest: '1.0.0',
      next: '1.0.0-rc.1',
    })
    const user = rehearsal.folder('user', { 'package.json': '{ "private": true }' })
    rehearsal.npm(user, 'install', 'qpsgate')
    expect(rehearsal.npm(user, 'exec', '--', 'qpsgate', '--version')).toBe('qpsgate 1.0.0\n')
    for (const name of ['dist/licenses.txt', 'dist/COPYING', 'scenarios/lua/COPYING', 'LICENSE'])
      expect(readFileSync(join(user, 'node_modules/qpsgate', name), 'utf8').length).toBeGreaterThan(1000)

    const [, tag = ''] = /uses: qpsgate\/qpsgate@(\S+)/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
    const fresh = join(rehearsal.path, 'action')
    rehearsal.git(rehearsal.path, 'clone', '--quiet', '--depth=1', '--branch', tag, `file://${remote}`, fresh)
    expect(rehearsal.git(fresh, 'rev-parse', 'HEAD')).toBe(rehearsal.git(checkout, 'rev-parse', 'HEAD'))
    const [, main = ''] = /^ {2}main: (\S+)$/m.exec(readFileSync(join(fresh, 'action.yml'), 'utf8')) ?? []
    expect(readFileSync(join(fresh, main), 'utf8').length).toBeGreaterThan(1000)
  }, 300_000)
})
