import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_RUN, GALLERY, resultOf } from '../scripts/gallery-docs.ts'
import { renderComment } from '../src/core/views/markdown/markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')
const MOST_DIST_BYTES = 6e6
const REBUILD = 'dist/ is not what src/ builds: run npm run bundle, and commit dist/'

function tool(name: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(BIN, name), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH}` },
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

describe('the repository', () => {
  test('passes tsc', () => expect(tool('tsc')).toBe(''))
  test('passes biome', () => expect(tool('biome', 'check', '--error-on-warnings', '.')).toBe(''))
  test('passes knip', () => expect(tool('knip')).toBe(''))

  test('has in dist/ exactly what a new build makes', () => {
    const fresh = mkdtempSync(join(tmpdir(), 'qpsgate-dist-'))
    try {
      execFileSync(join(BIN, 'rolldown'), ['-c', '--logLevel', 'silent'], {
        cwd: ROOT,
        env: { ...process.env, PATH: `${BIN}:${process.env.PATH}`, QPSGATE_DIST: fresh },
      })
      const committed = join(ROOT, 'dist')
      const names = readdirSync(fresh).sort()
      expect(readdirSync(committed).sort(), REBUILD).toEqual(names)
      const isStale = (name: string) => !contentOf(join(committed, name)).equals(contentOf(join(fresh, name)))
      expect(names.filter(isStale), REBUILD).toEqual([])
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  })

  test('has a dist/ of less than 6 MB', () => {
    const sizes = readdirSync(join(ROOT, 'dist')).map((name) => statSync(join(ROOT, 'dist', name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_DIST_BYTES)
  })

  test('names in dist/ each bundled package with its licence', () => {
    const names = readdirSync(join(ROOT, 'dist')).filter((name) => name.endsWith('.js'))
    const sources = names.flatMap((name) => [
      ...readFileSync(join(ROOT, 'dist', name), 'utf8').matchAll(
        /^\/\/ node_modules\/(?:.*\/node_modules\/)?((?:@[^/\n]+\/)?[^/\n]+)/gm,
      ),
    ])
    // What draws is minified, so it does not tell what it is made of.
    const found = new Set([
      ...sources.map(([, name = '']) => name),
      'vega',
      'vega-lite',
      'd3-scale',
      '@resvg/resvg-wasm',
    ])
    const bill: { components: { name: string; version: string }[] } = JSON.parse(
      readFileSync(join(ROOT, 'dist/sbom.cdx.json'), 'utf8'),
    )
    const named = new Set(bill.components.map(({ name }) => name))
    expect(found.size).toBeGreaterThan(20)
    expect([...found].filter((name) => !named.has(name))).toEqual([])
    const [, ...notices] = readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8').split(`\n${'-'.repeat(78)}\n\n`)
    expect(notices.map((notice) => notice.split(' (')[0])).toEqual(
      bill.components.map(({ name, version }) => `${name} ${version}`),
    )
    for (const notice of notices)
      expect(notice).toMatch(/^\S+ \S+ \(.+\)\nhttps:\S+\n\n[\s\S]*(?:copyright|licen[cs]e)/i)
  })

  test.each(['dist', 'scenarios/lua'])('has the GPL beside the scripts of %s that sysbench runs', (folder) => {
    for (const name of readdirSync(join(ROOT, folder)).filter((each) => each.endsWith('.lua')))
      expect(readFileSync(join(ROOT, folder, name), 'utf8'), name).toMatch(
        /^-- SPDX-License-Identifier: GPL-2.0-or-later\n/,
      )
    expect(readFileSync(join(ROOT, folder, 'COPYING'), 'utf8')).toContain('GNU GENERAL PUBLIC LICENSE')
  })

  test('has a command line that an older Node can read, so that it can say which Node it needs', () => {
    const loaded = loadedWith('cli.js')
    expect(loaded).toContain('run-flags.js')
    for (const name of loaded)
      expect(readFileSync(join(ROOT, 'dist', name), 'utf8'), name).not.toMatch(/^\s*(?:await )?using \w+ =/m)
  })

  test('has the same version in package.json, package-lock.json, dist/ and its documents', () => {
    const version = (path: string) =>
      (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { readonly version: string }).version
    const own = version('package.json')
    expect(version('package-lock.json')).toBe(own)
    expect(execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), '--version'], { encoding: 'utf8' })).toBe(
      `qpsgate ${own}\n`,
    )
    // Documents are those of the first release before there is one.
    const major = Math.max(1, Number(own.split('.')[0]))
    const documents = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    for (const name of ['README.md', ...documents.filter((each) => each.endsWith('.md')).map((each) => `docs/${each}`)])
      for (const [, named] of readFileSync(join(ROOT, name), 'utf8').matchAll(/qpsgate\/qpsgate@v(\d+)/g))
        expect(Number(named), name).toBe(major)
  })
})

test('the picture of a comment in the documents has the words that comments now have', () =>
  expect(readFileSync(join(GALLERY, 'pictured.md'), 'utf8'), 'run node scripts/comment-picture.ts').toBe(
    renderComment(resultOf('costs'), { runUrl: EXAMPLE_RUN }),
  ))

function contentOf(path: string): Buffer {
  const bytes = readFileSync(path)
  return path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
}

/** Names of the files of dist/ that are loaded at once with one of them, itself included. */
function loadedWith(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(join(ROOT, 'dist', name), 'utf8')
  for (const [, imported = ''] of text.matchAll(/^import .*"\.\/(.+)";$/gm)) loadedWith(imported, found)
  return found
}

const IMPURE: readonly (readonly [from: string, to: string])[] = [
  ['src/core/plan/probe.ts', 'node:fs'],
  ['src/core/views/probe.ts', 'mysql2'],
]

describe('the linter', () => {
  /** Each import in a file of its own, all linted at once. */
  const probes = IMPURE.map(([from, to], nth) => ({
    to,
    path: from.replace('probe', `probe-${nth}`),
  }))
  let said: ReadonlyMap<string, string>

  beforeAll(() => {
    using project = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-lint-'))
    cpSync(join(ROOT, 'biome.json'), join(project.path, 'biome.json'))
    for (const { path, to } of probes) {
      mkdirSync(dirname(join(project.path, path)), { recursive: true })
      writeFileSync(join(project.path, path), `import { one } from '${to}'\n\nexport const two = one\n`)
    }
    const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none', '.']
    const { stderr } = spawnSync(join(BIN, 'biome'), args, { cwd: project.path, encoding: 'utf8' })
    said = new Map(
      probes.map(({ path }) => [path, stderr.split(/^(?=src\/)/m).find((one) => one.startsWith(`${path}:`)) ?? '']),
    )
  })

  const sayings = (nth: number) => said.get(probes[nth]?.path ?? '')
  test.each(IMPURE.map((one, nth) => [...one, nth] as const))('refuses an import of $1 in $0', (_from, _to, nth) =>
    expect(sayings(nth)).toContain('core is pure'),
  )
})

describe('the built command line', () => {
  const help = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { encoding: 'utf8' })

  test('prints help with examples', () => {
    expect(help('--help')).toMatch(/example:\n +qpsgate run/)
    expect(help('run', '--help')).toMatch(/examples:\n +qpsgate run/)
  })

  test('exits with 0 if its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), 'run', '--help'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const said = text(child.stderr)
    const [code] = await once(child, 'close')
    expect([code, await said]).toEqual([0, ''])
  })

  test('is refused with one sentence in a directory that was removed', () => {
    const gone = 'cd "$1" && rmdir "$1" && exec "$2" "$3" plan'
    const words = ['-c', gone, 'sh', mkdtempSync(join(tmpdir(), 'gone-')), process.execPath, join(ROOT, 'dist/cli.js')]
    const { status, stderr } = spawnSync('sh', words, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'qpsgate: the current directory was removed; change to one that exists\n'])
  })

  test('prints its help in the CPU time of seven starts of Node', () =>
    expect(timesNode(join(ROOT, 'dist/cli.js'), '--help').cpu).toBeLessThan(7))
})

describe('the built action', () => {
  test('loads in less than 40 MB beside Node, and in the CPU time of twelve starts of Node', () => {
    const { cpu, megabytes } = timesNode(join(ROOT, 'dist/action.js'))
    expect(megabytes).toBeLessThan(40)
    expect(cpu).toBeLessThan(12)
  })

  test('loads code for servers, drawing or an API only when it is needed', () => {
    const loaded = [...loadedWith('action.js')]
    expect(loaded).toContain('core.js')
    for (const name of ['gate.js', 'open-testbed.js', 'chart.js', 'drawing.js', 'undici.js', 'github.js'])
      expect(loaded).not.toContain(name)
    // Several modules are called report.ts, and their pieces are numbered.
    const holdsCommand = (name: string) =>
      readFileSync(join(ROOT, 'dist', name), 'utf8').includes('// src/commands/report.ts')
    expect(readdirSync(join(ROOT, 'dist')).filter((name) => name.endsWith('.js') && holdsCommand(name))).toHaveLength(1)
    expect(loaded.filter(holdsCommand)).toEqual([])
  })
})

/** The least CPU time of a program of ours, in starts of Node right after it, and its least memory beside that of Node. */
function timesNode(...args: readonly string[]): { cpu: number; megabytes: number } {
  const rounds = Array.from({ length: 8 }, () => [used(...args), used('-e', '')] as const)
  const least = (values: readonly number[]) => Math.min(...values)
  return {
    cpu: least(rounds.map(([own, node]) => own.cpuMs / node.cpuMs)),
    megabytes: least(rounds.map(([own]) => own.megabytes)) - least(rounds.map(([, node]) => node.megabytes)),
  }
}

/** Resources that a program has used when it ends. */
function used(...args: readonly string[]): { cpuMs: number; megabytes: number } {
  const tell = 'const { userCPUTime, systemCPUTime } = process.resourceUsage()'
  // The maximum of resourceUsage() may be that of the process that started it.
  const status = "process.getBuiltinModule('fs').readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\\s+(\\d+)/)[1]"
  const hook = `process.on('exit', () => { ${tell}; console.error('used', (userCPUTime + systemCPUTime) / 1e3, ${status} / 1024) })`
  const program = [`--import=data:text/javascript,${encodeURIComponent(hook)}`, ...args]
  // Without an event the action ends as soon as it is loaded.
  const { stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env: { PATH: process.env.PATH } })
  const [, cpuMs, megabytes] = /^used (\S+) (\S+)$/m.exec(stderr) ?? []
  return { cpuMs: Number(cpuMs), megabytes: Number(megabytes) }
}
