import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')
const MOST_DIST_BYTES = 10e6

function tool(name: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(BIN, name), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH}` },
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

describe('the repository', () => {
  test('has types that hold', () => expect(tool('tsc')).toBe(''))
  test('is formatted and linted, the import rule included', () =>
    expect(tool('biome', 'check', '--error-on-warnings', '.')).toBe(''))
  test('has no unused file, export or dependency', () => expect(tool('knip')).toBe(''))

  test('has in dist/ exactly what a fresh build makes', () => {
    const fresh = mkdtempSync(join(tmpdir(), 'qpsgate-dist-'))
    try {
      execFileSync(join(BIN, 'rolldown'), ['-c', '--logLevel', 'silent'], {
        cwd: ROOT,
        env: { ...process.env, PATH: `${BIN}:${process.env.PATH}`, QPSGATE_DIST: fresh },
      })
      const committed = join(ROOT, 'dist')
      expect(readdirSync(committed).sort()).toEqual(readdirSync(fresh).sort())
      for (const name of readdirSync(fresh)) {
        expect(readFileSync(join(committed, name)).equals(readFileSync(join(fresh, name))), name).toBe(true)
      }
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  })

  test('has a dist/ of at most 10 MB, which whoever uses the action downloads', () => {
    const sizes = readdirSync(join(ROOT, 'dist')).map((name) => statSync(join(ROOT, 'dist', name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_DIST_BYTES)
  })

  test('begins with what an older Node can read, so that it can say what it needs', () => {
    const loaded = loadedWith('cli.js')
    expect(loaded).toContain('run-flags.js')
    for (const name of loaded)
      expect(readFileSync(join(ROOT, 'dist', name), 'utf8'), name).not.toMatch(/^\s*(?:await )?using \w+ =/m)
  })

  test('has the same version everywhere', () => {
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

/** Names of the files of dist/ that are loaded at once with one of them, itself included. */
function loadedWith(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(join(ROOT, 'dist', name), 'utf8')
  for (const [, imported = ''] of text.matchAll(/^import .*"\.\/(.+)";$/gm)) loadedWith(imported, found)
  return found
}

/** Imports against the direction entries → commands → gate → edges → core, and against the order inside core. */
const BACKWARD: readonly (readonly [from: string, to: string, says: string])[] = [
  ['src/core/plan/probe.ts', 'node:fs', 'core is pure'],
  ['src/core/views/probe.ts', 'mysql2', 'core is pure'],
  ['src/core/views/chart/probe.ts', '../../../edges/files/paths.ts', 'core is pure'],
  ['src/core/views/probe.ts', '../../gate/gate.ts', 'core is pure'],
  ['src/core/views/probe.ts', '../../commands/report.ts', 'core is pure'],
  ['src/core/views/probe.ts', '../../errors.ts', 'core is pure'],
  ['src/core/views/probe.ts', '../../version.ts', 'core is pure'],
  ['src/core/views/probe.ts', '../../cli.ts', 'core is pure'],
  ['src/core/stats/probe.ts', '../suite/suite.ts', 'stats may import only what comes before it'],
  ['src/core/suite/probe.ts', '../plan/plan.ts', 'suite may import only what comes before it'],
  ['src/core/request/probe.ts', '../plan/plan.ts', 'request may import only what comes before it'],
  ['src/core/init/probe.ts', '../plan/plan.ts', 'init may import only what comes before it'],
  ['src/core/measurement/probe.ts', '../plan/plan.ts', 'measurement may import only what comes before it'],
  ['src/core/plan/probe.ts', '../comparison/compare.ts', 'plan may import only what comes before it'],
  ['src/core/comparison/probe.ts', '../verdict/decide.ts', 'comparison may import only what comes before it'],
  ['src/core/history/probe.ts', '../result/result.ts', 'history may import only what comes before it'],
  ['src/core/verdict/probe.ts', '../views/terminal.ts', 'verdict may import only what comes before it'],
  ['src/core/performance-schema/probe.ts', '../result/result.ts', 'performance-schema may import only what comes'],
  ['src/core/switching/probe.ts', '../attribution/search.ts', 'switching may import only what comes before it'],
  ['src/core/attribution/probe.ts', '../result/result.ts', 'attribution may import only what comes before it'],
  ['src/core/attribution/probe.ts', '../verdict/decide.ts', 'attribution may import only what comes before it'],
  ['src/core/imported/probe.ts', '../result/result.ts', 'imported may import only what comes before it'],
  ['src/core/result/probe.ts', '../views/terminal.ts', 'result may import only what comes before it'],
  ['src/core/result/probe.ts', '../wording/wording.ts', 'result may import only what comes before it'],
  ['src/core/wording/probe.ts', '../views/terminal.ts', 'wording may import only what comes before it'],
  ['src/edges/git/probe.ts', '../../gate/subject.ts', 'edges are used by gate and commands'],
  ['src/edges/github/context/probe.ts', '../../../commands/report.ts', 'edges are used by gate and commands'],
  ['src/edges/git/probe.ts', '../../action.ts', 'edges are used by gate and commands'],
  ['src/gate/probe.ts', '../commands/report.ts', 'gate is used by commands'],
  ['src/gate/probe.ts', '../cli.ts', 'gate is used by commands'],
  ['src/commands/probe.ts', '../cli.ts', 'entries are imported by nobody'],
  ['src/commands/action/probe.ts', '../../action.ts', 'entries are imported by nobody'],
  ['src/cli.ts', './cleanup.ts', 'entries are imported by nobody'],
  ['src/errors.ts', './core/stats/robust.ts', 'import nothing of ours'],
  ['src/version.ts', './errors.ts', 'import nothing of ours'],
]
const FORWARD: readonly (readonly [from: string, to: string])[] = [
  ['src/cli.ts', './commands/command-line.ts'],
  ['src/commands/action/probe.ts', './action.ts'],
  ['src/commands/probe.ts', '../gate/gate.ts'],
  ['src/gate/probe.ts', '../edges/testbed/testbed.ts'],
  ['src/edges/git/probe.ts', '../../core/suite/suite.ts'],
  ['src/edges/git/probe.ts', '../../errors.ts'],
  ['src/core/views/chart/probe.ts', '../../result/result.ts'],
  ['src/core/views/chart/probe.ts', '../markup.ts'],
  ['src/core/result/probe.ts', '../wording/warnings.ts'],
  ['src/core/result/probe.ts', '../imported/observation.ts'],
  ['src/core/suite/probe.ts', 'zod'],
  ['src/core/init/probe.ts', '../request/set-up-requests.ts'],
]

/** The linter's output for a project that has one file with one import. */
function lint(from: string, to: string): string {
  const probe = mkdtempSync(join(tmpdir(), 'qpsgate-lint-'))
  try {
    cpSync(join(ROOT, 'biome.json'), join(probe, 'biome.json'))
    mkdirSync(dirname(join(probe, from)), { recursive: true })
    writeFileSync(join(probe, from), `import { one } from '${to}'\n\nexport const two = one\n`)
    const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '.']
    const { status, stderr } = spawnSync(join(BIN, 'biome'), args, { cwd: probe, encoding: 'utf8' })
    return status === 0 ? '' : stderr
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

describe('the linter', () => {
  test.each(BACKWARD)('refuses in %s an import of %s', (from, to, says) => expect(lint(from, to)).toContain(says))
  test.each(FORWARD)('takes in %s an import of %s', (from, to) => expect(lint(from, to)).toBe(''))
})

/** All files and folders below src/; a folder ends in a slash. */
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).map(
  (entry) => `${join(entry.parentPath, entry.name)}${entry.isDirectory() ? '/' : ''}`,
)

/** Files and folders that a text names: its links, and words in backticks that end as files and folders do. */
function namedIn(text: string): string[] {
  const links = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  const quoted = text.matchAll(/`([^`\s]+(?:\.(?:ts|lua|yml|json|md)|\/))`/g)
  return [...new Set([...links, ...quoted].map(([, name = '']) => name))]
}

/** Targets of a name: a path from the top of the repository, or the end of paths below src/, which should be one. */
function placesOf(name: string): string[] {
  if (existsSync(join(ROOT, name))) return [name]
  return SOURCES.filter((path) => path.endsWith(`/${name}`))
}

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  const names = namedIn(text)

  test('has at most 150 lines', () => expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150))

  test('names files and folders', () =>
    expect(names).toEqual(expect.arrayContaining(['src/gate/gate.ts', 'core/stats/', 'turns.lua', 'biome.json'])))

  test.each(names)('names with %s exactly one file or folder', (name) => expect(placesOf(name)).toHaveLength(1))

  test('would not be allowed to name what is not there, or is there twice', () => {
    const wrong =
      'Of `src/run.ts`, `gone.ts`, `plan.ts` and `system/` see [there](docs/gone.md), not `edges/` nor `a b.ts`.'
    expect(namedIn(wrong)).toEqual(['docs/gone.md', 'src/run.ts', 'gone.ts', 'plan.ts', 'system/', 'edges/'])
    expect(namedIn(wrong).map((name) => placesOf(name).length)).toEqual([0, 0, 0, 2, 0, 1])
  })
})

describe('the command line', () => {
  const help = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { encoding: 'utf8' })

  test('explains itself with examples', () => {
    expect(help('--help')).toMatch(/example:\n +qpsgate run/)
    expect(help('run', '--help')).toMatch(/examples:\n +qpsgate run/)
  })

  test('ends as ever where its reader has seen enough', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), 'run', '--help'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const said = text(child.stderr)
    const [code] = await once(child, 'close')
    expect([code, await said]).toEqual([0, ''])
  })

  test('prints its help within 150 ms more than Node itself takes to start', () => {
    const time = (...args: readonly string[]) => {
      const began = performance.now()
      execFileSync(process.execPath, args)
      return performance.now() - began
    }
    const best = (...args: readonly string[]) => Math.min(...[1, 2, 3, 4, 5].map(() => time(...args)))
    expect(best(join(ROOT, 'dist/cli.js'), '--help') - best('-e', '')).toBeLessThan(150)
  })
})

describe('the action', () => {
  /** Resources that a program of ours has used when it ends. */
  function used(...args: readonly string[]): { cpuMs: number; megabytes: number } {
    const tell = 'const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()'
    const hook = `process.on('exit', () => { ${tell}; console.error('used', (userCPUTime + systemCPUTime) / 1e3, maxRSS / 1024) })`
    const { stderr } = spawnSync(
      process.execPath,
      [`--import=data:text/javascript,${encodeURIComponent(hook)}`, ...args],
      {
        encoding: 'utf8',
        // Without an event it ends as soon as it is loaded.
        env: { PATH: process.env.PATH },
      },
    )
    const [, cpuMs, megabytes] = /^used (\S+) (\S+)$/m.exec(stderr) ?? []
    return { cpuMs: Number(cpuMs), megabytes: Number(megabytes) }
  }

  test('is loaded in 80 MB, and in as much time as Node takes to start eight times', () => {
    // By turns, and the least of some, as others use the machine too.
    const rounds = Array.from({ length: 8 }, () => ({
      action: used(join(ROOT, 'dist/action.js')),
      node: used('-e', ''),
    }))
    expect(Math.min(...rounds.map(({ action }) => action.megabytes))).toBeLessThan(80)
    const [action, node] = (['action', 'node'] as const).map((name) =>
      Math.min(...rounds.map((each) => each[name].cpuMs)),
    )
    expect((action ?? Number.NaN) / (node ?? Number.NaN)).toBeLessThan(8)
  })

  test('loads nothing that starts servers, draws, or asks an API before it is needed', () => {
    const loaded = [...loadedWith('action.js')]
    expect(loaded).toContain('core.js')
    for (const name of ['gate.js', 'open-testbed.js', 'chart.js', 'drawing.js', 'undici.js', 'github.js', 'report.js'])
      expect(loaded).not.toContain(name)
  })
})
