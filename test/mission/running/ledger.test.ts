/** What the records of branches show over time, by the command line. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Workplace } from '../../e2e/cli.ts'
import { simulateRun } from '../../e2e/simulated-run.ts'

let place: Workplace
beforeEach(() => {
  place = new Workplace()
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => place[Symbol.dispose]())

const env = () => ({ HOME: place.path, XDG_CONFIG_HOME: place.path, GIT_CONFIG_NOSYSTEM: '1' })

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@git.example']
  return execFileSync('git', [...who, ...args], { cwd: place.path, env: { ...process.env, ...env() } })
    .toString()
    .trim()
}

/** A commit whose scenario `on` is slower than the control by as much, recorded for its branch. */
async function record(branch: string, month: number, slowdown: number, cpuCapacity?: number): Promise<string> {
  git('commit', '--quiet', '--allow-empty', '--message', `change (#${month})`)
  const commit = git('rev-parse', 'HEAD')
  await simulateRun(place.out, { startedAt: `2026-0${month}-01T00:00:00.000Z`, slowdown, cpuCapacity, commit })
  const { code, stderr } = await place.run(['record', 'out', '--branch', branch, '--store', 'runs'], env())
  expect(code, stderr).toBe(0)
  return commit.slice(0, 7)
}

const history = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await place.run(['history', '--store', 'runs', ...args], env())
  expect(code, stderr).toBe(0)
  return stdout
}

test('C6 qpsgate history and its page show the records of both branches, from their baselines on', async () => {
  const main = [await record('main', 1, 0), await record('main', 2, 0.01), await record('main', 3, 0.02)]
  git('switch', '--quiet', '--create', 'release')
  const release = [await record('release', 4, 0.03), await record('release', 5, 0.05)]
  const shown = await history()
  expect(shown).toContain(`main · suite · baseline ${main[0]}`)
  expect(shown).toMatch(/^release · suite · baseline [0-9a-f]{7}$/m)
  for (const commit of [...main, ...release]) expect(shown).toMatch(new RegExp(`^${commit} .*2026-0`, 'm'))
  await history('--page', 'site')
  const page = readFileSync(join(place.path, 'site/index.html'), 'utf8')
  for (const branch of ['main', 'release']) expect(page).toContain(`${branch} · suite · baseline `)
})

test('M17 the history of a service has its three records in their order', async () => {
  const commits = [await record('main', 1, 0.1), await record('main', 2, 0.1), await record('main', 3, 0.2)]
  const shown = await history()
  expect([...shown.matchAll(/^([0-9a-f]{7}) /gm)].map(([, commit]) => commit)).toEqual(commits)
})

test('M17 the history of a service has for each record its QPS relative to the control, and its computing power', async () => {
  const commits = [
    await record('main', 1, 0.1, 93.3),
    await record('main', 2, 0.1, 93.3),
    await record('main', 3, 0.2, 80.4),
    // An older version has not counted it.
    await record('main', 4, 0.2),
  ]
  const shown = await history()
  const [title = ''] = shown.split('\n').filter((line) => line.startsWith('commit'))
  expect(title).toMatch(/ of control {2}CPU capacity /)
  const rows = commits.map((commit) => new RegExp(`^${commit} .* (\\d+\\.\\d)% +(\\S+)`, 'm').exec(shown) ?? [])
  expect(rows.map(([, , capacity]) => capacity)).toEqual(['93.3', '93.3', '80.4', '–'])
  for (const [nth, percent] of [90, 90, 80, 80].entries())
    expect(Math.abs(Number(rows[nth]?.[1]) - percent)).toBeLessThan(2)
})
