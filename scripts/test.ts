/** `npm test`: installs the locked dependencies if they are missing, then runs every test. Run by Node 24. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const installed = resolve(root, 'node_modules/.package-lock.json')

function step(command: string, args: readonly string[]): void {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
}

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(resolve(root, 'package-lock.json')).mtimeMs) {
  process.stdout.write('installing the locked dependencies\n')
  step('npm', ['ci', '--no-audit', '--no-fund'])
}
step(process.execPath, [
  resolve(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-report.json',
  // This reporter comes last, so that the names of retried tests stand at the end of the output.
  '--reporter=./test/setup/retried-tests.ts',
  ...process.argv.slice(2),
])
