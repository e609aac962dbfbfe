import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const VITEST = resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
const REPORTER = join(import.meta.dirname, 'retried-tests.ts')
const TESTS = `
let tries = 0
test('steady', () => {})
test('noisy', { retry: 1 }, () => expect(++tries).toBe(2))
`

test('the end of a run names each test that passed only at its second try', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-retried-'))
  writeFileSync(join(folder.path, 'some.test.js'), TESTS)
  const args = ['run', '--root', folder.path, '--globals', '--reporter', REPORTER]
  const output = execFileSync(process.execPath, [VITEST, ...args], { encoding: 'utf8' })
  expect(output).toBe('retried: 1\n  some.test.js > noisy\n')
})
