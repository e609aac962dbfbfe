/** The npm package: packed, installed into an empty folder without network, and used there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ROOT, reportIn } from './cli.ts'

const MOST_PACKED_BYTES = 3_000_000
/** Options of a user who compiles with all checks. */
const STRICT = {
  compilerOptions: {
    ...{ module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: [] },
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  },
  files: ['consumer.ts'],
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }
let place: string
let packed: string
/** An empty folder of a user. */
let folder: string

/** Runs a program as somebody who has nothing but Node, and no cache of packages. */
function call(program: string, ...args: readonly string[]) {
  const outcome = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      // npx may run these tests, and would pass its own flags on.
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      npm_config_cache: join(place, 'cache'),
      npm_config_offline: 'true',
    },
  })
  // npm may warn about settings of this machine.
  return { ...outcome, stderr: outcome.stderr.replaceAll(/^npm warn .*\n/gm, '') }
}

const npx = (...args: readonly string[]) => call('npx', ...args)

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'qpsgate-package-'))
  folder = join(place, 'user')
  mkdirSync(folder)
  // Without this file, npm would install into a folder above that has one.
  writeFileSync(join(folder, 'package.json'), '{}')
  execFileSync('npm', ['pack', '--silent', '--pack-destination', place], { cwd: ROOT })
  packed = join(place, `qpsgate-${manifest.version}.tgz`)
  const { status, stderr } = call('npm', 'install', '--no-audit', '--no-fund', packed)
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the npm package', () => {
  test('has all files that its package.json names, and breaks no rule of publint', async () => {
    const { buffer: tarball } = new Uint8Array(readFileSync(packed))
    const { messages } = await publint({ pack: { tarball }, strict: true })
    expect(messages).toEqual([])
  })

  test('is smaller than its limit, and has no dependencies', () => {
    expect(readFileSync(packed).length).toBeLessThan(MOST_PACKED_BYTES)
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['qpsgate'])
  })

  test('prints its version, and plans a suite that it contains', () => {
    expect(npx('qpsgate', '--version').stdout).toBe(`qpsgate ${manifest.version}\n`)
    const plan = npx('qpsgate', 'plan')
    expect(plan.stderr).toMatch(/^suite: \/.*\/node_modules\/qpsgate\/scenarios\/quickstart\.yml, which comes with/)
    expect(plan.stdout).toMatch(/^quickstart: 1 load, 4 servers/)
  })

  test('exports the schemas of suites and results', () => {
    const script = (name: string) =>
      `import schema from 'qpsgate/schemas/${name}.schema.json' with { type: 'json' }; console.log(schema.type)`
    for (const name of ['result', 'suite']) {
      const { stdout } = call(process.execPath, '--input-type=module', '--eval', script(name))
      expect(stdout, name).toBe('object\n')
    }
  })
})

describe.runIf(IS_NIGHTLY)('npx qpsgate run', () => {
  test('measures a suite and a script of the installed package', () => {
    const part = ['--workloads', 'read-80', '--threads', '2', '--scenarios', 'relaxed']
    const flags = ['--server', 'local', '--budget', '15s', '--tolerance', '90%', '--explain', 'never', ...part]
    const { status, stdout, stderr } = npx('qpsgate', 'run', 'scenarios/read-write-mix.yml', ...flags)
    expect(stdout, stderr).toMatch(/^read-write-mix · /)
    expect([0, 1]).toContain(status)
    expect(stderr.endsWith(`\n${reportIn('qpsgate-out')}`)).toBe(true)
    expect(readFileSync(join(folder, 'qpsgate-out/.gitignore'), 'utf8')).toBe('*\n')
    const result = resultSchema.parse(JSON.parse(readFileSync(join(folder, 'qpsgate-out/result.json'), 'utf8')))
    expect(result.cells.length).toBeGreaterThan(0)
  })

  test('writes a result of the type that the package exports', () => {
    const result = readFileSync(join(folder, 'qpsgate-out/result.json'), 'utf8')
    const use = (text: string) => `import type { Comparison, Result, Verdict } from 'qpsgate'

export const result: Result = ${text}
export const verdict: Verdict = result.verdict
export const slowest: Comparison | undefined = result.comparisons[0]
`
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
    const complaints = (text: string) => {
      writeFileSync(join(folder, 'consumer.ts'), use(text))
      return call(join(ROOT, 'node_modules/.bin/tsc'), '--project', '.').stdout
    }
    expect(complaints(result)).toBe('')
    expect(complaints(result.replace('"verdict"', '"verdikt"'))).toContain("does not exist in type 'Result'")
  })
})
