import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Trial, withoutCopies } from '../../../src/core/plan/plan.ts'
import { planTrial } from '../../../src/core/plan/plan-trial.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { type Bed, openBed } from '../../setup/bed.ts'

const SUITE = `name: generations
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [1]
control: plain
scenarios:
  plain: { options: { performance_schema: OFF } }
  full: { options: { performance_schema: ON } }
`

describe('servers that are started ahead', () => {
  let bed: Bed
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qpsgate-generations-'))
    const suite = join(folder, 'suite.yml')
    writeFileSync(suite, SUITE)
    const opened = await openBed({ suite, mostAhead: 3 })
    bed = { ...opened, plan: withoutCopies(opened.plan) }
    rmSync(folder, { recursive: true })
  })
  afterAll(async () => {
    await bed?.[Symbol.asyncDispose]()
    expect(serverPids()).toEqual([])
  })

  async function trial(number: number, names = ['plain', 'full']): Promise<TrialRun> {
    const planned = planTrial(bed.plan, number, (arm) => names.includes(arm.scenario.name)) as Trial
    return bed.testbed.startTrial(planned, bed.plan)
  }

  /** Ours, in the order in which they were started. */
  function serverPids(): number[] {
    const { path } = bed.request.directory
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && commandOf(pid).includes(`${path}/t`) && commandOf(pid).startsWith('/usr/sbin'))
      .sort((one, other) => one - other)
  }

  function frozenPids(): number[] {
    return serverPids().filter((pid) => /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')))
  }

  it('wait frozen for the second trial, which has them at once', async () => {
    let waiting: number[] = []
    {
      await using first = await trial(1)
      expect([first.generations, serverPids().length, frozenPids().length]).toEqual([2, 6, 3])
      waiting = frozenPids()
    }
    await using second = await trial(2)
    expect([second.generations, serverPids(), frozenPids()]).toEqual([0, waiting, []])
    expect(second.arms.map(({ trial: number, scenario }) => `${number} ${scenario}`)).toEqual([
      '2 plain',
      '2 plain',
      '2 full',
    ])
  })

  it('are no more than a second trial needs', async () => {
    await using third = await trial(3)
    expect([third.generations, serverPids().length]).toEqual([1, 3])
  })

  it('end where their arm is not wanted any more', async () => {
    await (await trial(1))[Symbol.asyncDispose]()
    await using second = await trial(2, ['plain'])
    expect([second.generations, second.arms.length, serverPids().length]).toEqual([0, 2, 2])
  })

  it('are all started again where one of them has ended meanwhile', async () => {
    {
      await using _first = await trial(1)
      process.kill(frozenPids()[0] as number, 'SIGKILL')
    }
    await using second = await trial(2)
    expect([second.generations, serverPids().length, frozenPids()]).toEqual([1, 3, []])
    expect(await second.server(bed.plan.arms[0]).readBack()).toEqual([])
  })
})

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
