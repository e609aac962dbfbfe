import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const VITEST = resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
const REPORTER = join(import.meta.dirname, 'retried-tests.ts')
const TESTS = `
let tries = 0
test('steady', () => {})
test('noisy', { retry: 1 }, () => expect(++tries).toBe(2))
describe('docker', () => {
  test.skip('is absent', () => {})
})
`

/** Runs tests with this reporter only. */
function run(...args: readonly string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-retried-'))
  writeFileSync(join(folder.path, 'some.test.js'), TESTS)
  const all = [VITEST, 'run', '--root', folder.path, '--globals', '--reporter', REPORTER, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('npm test, at its end,', () => {
  it('names each test that passed only at its second try', () =>
    expect(run()).toEqual({ status: 0, stdout: 'retried: 1\n  some.test.js > noisy\n', stderr: '' }))

  it('fails if no test has the name after -t, so that a mistyped name does not look like a pass', () => {
    const { status, stderr } = run('-t', 'no such name')
    expect(status).toBe(1)
    expect(stderr).toContain('No test ran: no name of a test matches /no such name/.')
  })

  it('fails if no test file has the named path, and its last line says so', () => {
    const { status, stderr } = run('no-such-file')
    expect(status).toBe(1)
    expect(stderr).toMatch(/No test ran: no test file has this path\.\n$/)
  })

  it('passes if all tests of that name are skipped on this machine, and says so', () => {
    const { status, stdout } = run('-t', 'docker > is absent')
    expect(status).toBe(0)
    expect(stdout).toContain('No test ran, skipped: 1.')
  })
})
