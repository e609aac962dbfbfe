import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblems, parseSuite } from '../src/core/suite/parse.ts'
import {
  DOCTOR_FLAGS,
  DOCTOR_HELP,
  PLAN_FLAGS,
  PLAN_HELP,
  REPORT_FLAGS,
  REPORT_HELP,
  RUN_FLAGS,
  RUN_HELP,
} from '../src/edges/terminal/help.ts'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')

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

  test('refuses in core an import from outside it', () => {
    const probe = mkdtempSync(join(tmpdir(), 'qpsgate-lint-'))
    try {
      cpSync(join(ROOT, 'biome.json'), join(probe, 'biome.json'))
      mkdirSync(join(probe, 'src/core/plan'), { recursive: true })
      writeFileSync(
        join(probe, 'src/core/plan/probe.ts'),
        "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
      )
      const { status, stderr } = spawnSync(join(BIN, 'biome'), ['lint', '--vcs-enabled=false', '.'], {
        cwd: probe,
        encoding: 'utf8',
      })
      expect(stderr).toContain('core is pure')
      expect(status).not.toBe(0)
    } finally {
      rmSync(probe, { recursive: true, force: true })
    }
  })

  test('begins with what an older Node can read, so that it can say what it needs', () => {
    expect(readFileSync(join(ROOT, 'dist/cli.js'), 'utf8')).not.toMatch(/^\s*(?:await )?using \w+ =/m)
  })

  test('has the same version everywhere', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    expect(execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), '--version'], { encoding: 'utf8' })).toBe(
      `qpsgate ${manifest.version}\n`,
    )
  })
})

describe('the documents', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

  test('show only suites that are valid', () => {
    const all = [...readme.matchAll(/```ya?ml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
    // Workflows are linted by a test of their own.
    const blocks = all.filter((block) => !/^jobs:/m.test(block))
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) {
      const parsed = parseSuite(block, 'README.md', () => '[mysqld]\n')
      expect(parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)).toBe('')
    }
  })

  test.each(Object.keys(RUN_FLAGS))('describe --%s in the help and in the README', (flag) => {
    expect(RUN_HELP).toContain(`--${flag}`)
    expect(readme).toContain(`--${flag}`)
  })

  test.each(Object.keys(PLAN_FLAGS))('describe --%s of plan', (flag) => {
    expect(PLAN_HELP).toContain(`--${flag}`)
    expect(readme).toContain(`--${flag}`)
  })

  test.each(Object.keys(DOCTOR_FLAGS))('describe --%s of doctor', (flag) => {
    expect(DOCTOR_HELP).toContain(`--${flag}`)
    expect(readme).toContain(`--${flag}`)
  })

  test.each(Object.keys(REPORT_FLAGS))('describe --%s of report', (flag) => {
    expect(REPORT_HELP).toContain(`--${flag}`)
    expect(readme).toContain(`--${flag}`)
  })

  test('link only to files that exist', () => {
    for (const document of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']) {
      const text = readFileSync(join(ROOT, document), 'utf8')
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '')
      for (const link of links)
        expect(() => readFileSync(join(ROOT, link)), `${document}: ${link}`).not.toThrow(/ENOENT/)
    }
  })
})

describe('the command line', () => {
  const help = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { encoding: 'utf8' })

  test('explains itself with examples', () => {
    expect(help('--help')).toMatch(/example:\n +qpsgate run/)
    expect(help('run', '--help')).toMatch(/examples:\n +qpsgate run/)
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
