/** The studies' loads, by the real sysbench on real servers. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { pidsOf, ROOT, Workplace } from '../../e2e/cli.ts'
import { ensureGenerator, expectAlive, REAL } from '../../e2e/suites/shipped-suites.ts'
import { serverForAll } from '../../edges/servers/study-servers.ts'
import { drive, status } from '../../edges/sysbench/drive.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

/** Enough for a share to be within a hundredth of its truth: four standard errors at a half. */
const STATEMENTS = 40_000

describe('of the statements that read_write_pct sends,', () => {
  const server = serverForAll('pfson_default', 'local')
  const dataset = { tables: 2, rows: 2000 }

  test.each([{ reads: 80 }, { reads: 50 }, { reads: 20 }])(
    'M11 $reads of 100 are point selects, and all others updates of an index',
    async ({ reads }) => {
      await server.session.execute('SET GLOBAL innodb_flush_log_at_trx_commit = 0')
      const mix = { script: 'read_write_pct', threads: 8, dataset, options: { 'read-percent': reads } }
      const counted = await drive(server, { ...mix, transactions: STATEMENTS }, status)
      const [all = Number.NaN, updates = Number.NaN] = ['Com_stmt_execute', 'Com_update'].map((name) =>
        counted.grown(name),
      )
      expect(all).toBeGreaterThanOrEqual(STATEMENTS)
      expect(Math.abs(updates / all - (1 - reads / 100))).toBeLessThan(0.01)
    },
  )
})

describe('the recipe of the white paper', () => {
  /** Arguments of the real sysbench, in a trimmed run of the suite that ships. */
  async function argumentsOf(place: Workplace): Promise<string[][]> {
    const trimmed = ['--workloads', 'read-only', '--threads', '2', '--budget', '30s', '--explain', 'never']
    const running = place.start(['run', 'oltp-whitepaper', ...trimmed, '--server', 'local', '--out', 'out'])
    await running.says('measuring · trial')
    let found: string[][] = []
    while (found.length === 0 && running.child.exitCode === null) {
      const commands = pidsOf(place.tmp, /^sysbench/).map((pid) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
      )
      found = commands.filter((words) => words.some((word) => word.startsWith('--range-selects')))
      await sleep(20)
    }
    running.child.kill('SIGINT')
    await running.ended
    return found
  }

  let commands: string[][]
  beforeAll(async () => {
    using place = new Workplace()
    commands = await argumentsOf(place)
  })

  test('M19 passes its options to sysbench', () => {
    expect(commands.length).toBeGreaterThan(0)
    for (const words of commands)
      expect(words).toEqual(
        expect.arrayContaining(['--range-selects=off', '--skip-trx=on', '--tables=10', '--table-size=25000']),
      )
  })

  test('M19 prepares no statements', () => {
    for (const words of commands) expect(words).toContain('--db-ps-mode=disable')
  })

  test('M19 has a plan that names the time of the full recipe', async () => {
    using place = new Workplace()
    const { stdout } = await place.run(['plan', 'oltp-whitepaper'])
    expect(stdout).toMatch(/in full: .*\b\d+ (?:min|h)\b/)
  })
})

describe('the sweep of the charter', () => {
  const SECONDS = /(?:(\d+) min)? ?(?:(\d+) s)?/
  const secondsOf = (text = '') => {
    const [, minutes = '0', seconds = '0'] = SECONDS.exec(text) ?? []
    return 60 * Number(minutes) + Number(seconds)
  }
  const planOf = async (suite: string) => {
    using place = new Workplace()
    const { stdout } = await place.run(['plan', suite])
    const [, measuring] = /^time: at most (.+?) of measuring/m.exec(stdout) ?? []
    const [, confirming] = /^a suspected slowdown may take (.+?) more/m.exec(stdout) ?? []
    const [, all] = /: ([^:]+) at the most in all$/m.exec(stdout) ?? []
    return { measuring: secondsOf(measuring), confirming: secondsOf(confirming), all: secondsOf(all) }
  }

  test('C2 is one command that measures for at most a minute and a half, confirmations included', async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { sweep: string } }
    expect(scripts.sweep).toContain('run scenarios/quickstart.yml')
    const { measuring, confirming } = await planOf('quickstart')
    expect(measuring).toBeGreaterThan(0)
    expect(measuring + confirming).toBeLessThanOrEqual(90)
  })

  test('C2 takes at most 90 s in all', async () => {
    expect((await planOf('quickstart')).all).toBeLessThanOrEqual(90)
  })

  test('C2 has a full plan of 56 minutes of measurement', async () => {
    const { measuring, all } = await planOf('pfs-full')
    expect(measuring).toBe(56 * 60)
    // It has no limits, so nothing comes after it.
    expect(all).toBe(measuring)
  })

  test('C2 runs on MariaDB in a trimmed form', REAL, () => expectAlive('quickstart.yml'))
})

describe.runIf(IS_NIGHTLY)('analytical queries', () => {
  beforeAll(ensureGenerator, 300_000)

  test('M21 are driven, three of them, once all servers have given the known answers to all', REAL, () =>
    expectAlive('tpch.yml'),
  )
})
