/** The complete action on other kinds of runners: jobs in containers, and jobs that are cancelled. */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startFakeGitHub } from '../fakes/github-api.ts'
import { ensureAct, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureRunnerImage, RUNNER_USER } from '../setup/runner-image.ts'
import { type Acting, gatedBy, PLAIN, type Runner, runWorkflow, SETTINGS, settingsTo, THIS_MACHINE } from './act-run.ts'

const engine = inject('engine')
const COSTLY = `${PLAIN}      - --general-log=ON\n`
const RED = /Cause: general-log \(compose\.yml:6\)[\s\S]*verdict=regressed/
let acting: Acting

beforeAll(async () => {
  acting = { act: await toolOrWhy(ensureAct), github: await startFakeGitHub() }
}, 900_000)
afterAll(() => acting.github[Symbol.asyncDispose]())

/** A workflow with the step twice in one workspace; the second runs whatever the first finds. */
const TWICE = SETTINGS.replace(/( +)- id: gate\n[\s\S]*?(?=\n +- if: always)/, (step) => {
  const goesOn = step.replace(/( +)- id: gate\n/, (line, indent) => `${line}${indent}  continue-on-error: true\n`)
  return [goesOn, goesOn.replace('id: gate', 'id: again')].join('\n')
}).replace('echo "verdict=', `echo "again=\${{ steps.again.outcome }} verdict=`)

async function inContainer(...options: readonly string[]): Promise<Runner> {
  return { platform: await ensureRunnerImage(), args: ['--container-options', options.join(' ')] }
}

function containers(): string {
  return execFileSync('docker', ['ps', '--all', '--quiet'], { encoding: 'utf8' })
}

describe.runIf(IS_NIGHTLY && engine.kind === 'ready')('a job in a container without docker', () => {
  test.for([
    { who: 'root', options: ['--privileged'] },
    { who: 'a user with sudo', options: ['--privileged', '--user', RUNNER_USER] },
  ])(
    'is red with the line of a costly change if it runs as $who',
    { timeout: 900_000 },
    async ({ options }, context) => {
      const before = containers()
      const done = await runWorkflow(acting, context, settingsTo(COSTLY), await inContainer(...options))
      expect(done?.log).toMatch(RED)
      expect(done?.code).not.toBe(0)
      expect(containers()).toBe(before)
    },
  )
})

describe.runIf(IS_NIGHTLY)('a job on this machine', () => {
  test('measures twice in one workspace, and does not continue the first run', {
    timeout: 900_000,
  }, async (context) => {
    const done = await runWorkflow(acting, context, settingsTo(COSTLY, gatedBy(TWICE)))
    expect(done?.log).toContain('again=failure verdict=regressed')
    expect(done?.left).toEqual([])
  })

  test.for([/starting \d servers/, /measuring · trial 1/, /measuring · trial 2/])(
    'that is cancelled at the output %s leaves no process and no file',
    { timeout: 900_000 },
    async (cancelledAt, context) => {
      const done = await runWorkflow(acting, context, settingsTo(COSTLY), { ...THIS_MACHINE, cancelledAt })
      expect(done?.log).toMatch(cancelledAt)
      expect(done?.log).not.toContain('verdict=regressed')
      expect(done?.left).toEqual([])
    },
  )
})
