import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = resolve(import.meta.dirname, '../../scripts/start.ts')
/** In place of the command line: it notes its folder and the change, and ends each of its turns as it is told. */
const COMMAND = `
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
const top = import.meta.dirname + '/../'
const [base, out] = ['--base', '--out'].map((flag) => process.argv[process.argv.indexOf(flag) + 1])
const diff = execFileSync('git', ['diff', '--unified=0', base], { encoding: 'utf8' })
const [{ code, result }, ...left] = JSON.parse(readFileSync(top + 'turns.json', 'utf8'))
writeFileSync(top + 'turns.json', JSON.stringify(left))
writeFileSync(top + 'asked.json', JSON.stringify({ cwd: process.cwd(), diff }))
if (result) writeFileSync(out + '/result.json', JSON.stringify(result))
process.exit(code)
`
const blaming = (line: number, verdict = 'to blame') => ({
  code: 1,
  result: { verdict: 'regressed', causes: [{ verdict, settings: [{ place: { file: 'my.cnf', line } }] }] },
})
const RED = blaming(6)
const [INCONCLUSIVE, PASS] = ['inconclusive', 'pass'].map((verdict) => ({ code: 0, result: { verdict, causes: [] } }))
const AS_IT_SHOULD = 'the check of this pull request is red, and names my.cnf:6'
const SHOULD = 'This should have been red, because of my.cnf:6'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'qpsgate-script-'))
  for (const folder of ['scripts', 'dist', 'qpsgate-out', 'tmp']) mkdirSync(join(top, folder))
  copyFileSync(SCRIPT, join(top, 'scripts/start.ts'))
  writeFileSync(join(top, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(top, 'dist/cli.js'), COMMAND)
  // A result of an earlier run, which counts for none of this one.
  writeFileSync(join(top, 'qpsgate-out/result.json'), JSON.stringify(RED.result))
})
afterEach(() => rmSync(top, { recursive: true }))

const read = (name: string) => JSON.parse(readFileSync(join(top, name), 'utf8'))

function start(turns: readonly unknown[]) {
  writeFileSync(join(top, 'turns.json'), JSON.stringify(turns))
  // What a hook of git has set must not lead into its repository.
  const env = { ...process.env, TMPDIR: join(top, 'tmp'), GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere/index' }
  return spawnSync(process.execPath, ['scripts/start.ts'], { cwd: top, env, encoding: 'utf8' })
}

test.each([
  ['a red run that names the line', 0, AS_IT_SHOULD, [RED]],
  ['an inconclusive run, then a red one', 0, AS_IT_SHOULD, [INCONCLUSIVE, RED]],
  ['a run that could not measure, then a red one', 0, AS_IT_SHOULD, [{ code: 3 }, RED]],
  ['two inconclusive runs', 1, SHOULD, [INCONCLUSIVE, INCONCLUSIVE]],
  ['a run that passes', 1, SHOULD, [PASS]],
  ['a red run that names another line', 1, SHOULD, [blaming(7)]],
  ['a red run without a cause, then one with a cause', 0, AS_IT_SHOULD, [blaming(6, 'undecided'), RED]],
  ['a server that does not start', 1, SHOULD, [{ code: 1 }]],
  ['a run with wrong input', 1, SHOULD, [{ code: 2 }]],
  ['an interrupted run', 130, '$ qpsgate run --config my.cnf --base main ', [{ code: 130 }]],
])('the demonstration exits, after %s, with %i', (_, code, says, turns) => {
  const { status, stdout } = start(turns)
  expect([status, read('turns.json')]).toEqual([code, []])
  expect(stdout).toContain(says)
  expect(stdout.includes('so once more')).toBe(turns.length > 1)
})

test('the demonstration changes one line, removes its repository, and keeps the report as a page', () => {
  const { stdout } = start([RED])
  const { cwd, diff } = read('asked.json')
  expect(diff).toMatch(/\n@@ -6 \+6 @@[^\n]*\n-performance_schema = OFF\n\+performance_schema = ON\n$/)
  expect(existsSync(cwd)).toBe(false)
  expect(stdout).toContain(
    'Its comment and the whole report, as a page to open: qpsgate-out/report.html\nNext: npm run sweep,',
  )
})
