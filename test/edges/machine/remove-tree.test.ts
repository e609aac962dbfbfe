import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReadableCopy } from '../../setup/readable-copy.ts'

const IS_ROOT = process.getuid?.() === 0
const USER = 12_345
const AS_USER = IS_ROOT ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'] : []

let copy: ReadableCopy
beforeAll(() => {
  copy = new ReadableCopy()
})
afterAll(() => copy[Symbol.dispose]())

let temporary: string
beforeEach(() => {
  temporary = mkdtempSync('/tmp/qg-remove-')
  chmodSync(temporary, 0o777)
})
afterEach(() => {
  spawnSync('chmod', ['-R', 'u+rwX', temporary])
  spawnSync('rm', ['-rf', temporary])
})

/** What an ordinary user's program prints that has the exports of the run directory. */
function asUser(program: string, ...args: string[]) {
  const module = JSON.stringify(`${copy.source}/edges/machine/run-directory.ts`)
  const source = `const { RunDirectory, sweepRun } = await import(${module})\n${program}`
  const [first = '', ...others] = [...AS_USER, copy.node, '--input-type=module', '-e', source, ...args]
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TMPDIR: temporary }
  const { status, stdout, stderr } = spawnSync(first, others, { cwd: '/', env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return { stdout: stdout.trim(), stderr }
}

/** A run in whose directory a script does as it likes. */
function runWith(script: string) {
  const program = `
    const { execFileSync } = await import('node:child_process')
    using run = new RunDirectory()
    execFileSync('sh', ['-c', process.argv[1]], { cwd: run.make('server') })
    console.log(run.path)`
  const { stdout, stderr } = asUser(program, script)
  return { path: stdout, stderr }
}

describe("the directory of an ordinary user's run", () => {
  const name = 'd'.repeat(200)
  it.each([
    ['folders that nobody may enter', 'mkdir -p a/b && touch a/b/c && chmod 0 a/b && chmod 0 a'],
    [
      'folders nested deeper than any path reaches',
      `for i in $(seq 1500); do mkdir ${name} && cd -P ${name}; done 2>/dev/null; true`,
    ],
  ])('is removed even if it holds %s', (_, script) => {
    const { path, stderr } = runWith(script)
    expect(existsSync(path)).toBe(false)
    expect(stderr).toBe('')
  })

  it('is removed, while the targets of its links stay', () => {
    const outside = join(temporary, 'outside')
    mkdirSync(join(outside, 'deep'), { recursive: true })
    writeFileSync(join(outside, 'deep/file'), 'kept', { mode: 0o644 })
    chmodSync(outside, 0o755)
    const { path } = runWith(`ln -s ${outside} link && mkdir closed && ln -s ${outside} closed/link && chmod 0 closed`)
    expect(existsSync(path)).toBe(false)
    expect(readFileSync(join(outside, 'deep/file'), 'utf8')).toBe('kept')
  })
})

it.runIf(IS_ROOT)(
  'a run directory with a file that cannot be removed is named in a warning, and stays marked with its owner',
  () => {
    const { stdout: path } = asUser('console.log(new RunDirectory().path)')
    mkdirSync(join(path, 'of-root/kept'), { recursive: true })
    const { stderr } = asUser('sweepRun(process.argv[1])', path)
    expect(readdirSync(path)).toEqual(['of-root', 'owner.json'])
    expect(stderr).toBe(`warning: ${path} cannot be removed (${reason(path)}); remove it yourself\n`)
  },
)

const reason = (path: string) => `rm: cannot remove '${path}/of-root/kept': Permission denied`
