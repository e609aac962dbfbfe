/** A branch with a stored baseline, and changes that are held against it: the whole road, on a machine without servers. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { record } from '../../src/commands/record.ts'
import type { Arm } from '../../src/core/plan/plan.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import type { Result } from '../../src/core/result/result.ts'
import { storeOpener } from '../../src/edges/store/open-store.ts'
import { gate } from '../../src/gate/gate.ts'
import { MARIADB, resultScenario, runRequest } from '../builders.ts'
import { FakeMachine } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'

/** What each commit sets beside; what it costs is given. */
const SETTINGS = ['skip_name_resolve: ON', 'general_log: ON', 'general_log: ON, log_output: TABLE']
/** Loss of the scenario in the baseline. */
const FIRST = 0.05
const STORE = { kind: 'directory', path: 'runs' } as const

const home = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-baseline-'))
  process.chdir(folder)
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@git.example']
  return execFileSync('git', [...who, ...args], { encoding: 'utf8' }).trim()
}

/** A commit of a suite whose scenario is slower than the control by a share, and its run. */
async function run(nth: number, slower: number, rules: RunRequest['rules']) {
  writeFileSync(
    'suite.yml',
    `name: suite
workloads: [oltp_read_only]
threads: [8]
control: off
gate: { tolerance: { control: 90%, baseline: 10% } }
scenarios:
  off: { options: { performance_schema: OFF } }
  on: { options: { performance_schema: ON, ${SETTINGS[nth]} } }
`,
  )
  git('add', 'suite.yml')
  git('commit', '--quiet', '--message', `change (#${nth})`)
  const effect = ({ scenario, revision }: Arm) =>
    scenario.name === 'off' ? 0 : Math.log1p(revision === 'base' ? -FIRST : -slower)
  const testbed = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed: nth })
  const machine = new FakeMachine({ testbed, openStore: storeOpener({ near: '.' }) })
  const base = rules.includes('baseline') ? 'HEAD~1' : undefined
  const subject = { kind: 'suite', file: 'suite.yml', base } as const
  const ledger = {
    store: STORE,
    branch: 'main',
    baseline: undefined,
    isRequired: true,
    isRecorded: !rules.includes('baseline'),
  }
  const result = await gate(runRequest({ subject, rules, ledger, explain: 'never' }), machine)
  return { result, lines: machine.lines }
}

async function recordRun({ result, lines }: Awaited<ReturnType<typeof run>>): Promise<void> {
  mkdirSync('out', { recursive: true })
  // There was no server to ask.
  const scenarios = result.plan.arms.map(({ scenario: { name }, revision, role }) =>
    resultScenario({ name, revision, role, server: MARIADB, fingerprint: result.fingerprints[name] ?? '' }),
  )
  writeFileSync('out/result.json', JSON.stringify({ ...result, scenarios }))
  writeFileSync('out/slices.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const commit = git('rev-parse', 'HEAD')
  const signal = new AbortController().signal
  await record({ paths: ['out'], branch: 'main', store: STORE, commit }, storeOpener({ near: '.' }), signal)
}

test('C3 after a recorded run an equal change is green, and a slower one red by the limit against the baseline', async () => {
  const against = ({ comparisons }: Result) => comparisons.find(({ rule }) => rule === 'baseline')
  await recordRun(await run(0, FIRST, ['control']))
  const equal = await run(1, FIRST, ['control', 'base', 'baseline'])
  expect([equal.result.verdict, against(equal.result)?.verdict]).toEqual(['pass', 'pass'])
  const slower = await run(2, 0.25, ['control', 'base', 'baseline'])
  expect(slower.result.verdict).toBe('regressed')
  expect(against(slower.result)).toMatchObject({ verdict: 'regressed', tolerance: 0.1, scenario: 'on' })
})
