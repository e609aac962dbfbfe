import { describe, expect, it } from 'vitest'
import { type Plan, planOf } from '../../../src/core/plan/plan.ts'
import type { Refusal } from '../../../src/core/setting/refusal.ts'
import { type SettingChange, sideOf } from '../../../src/core/setting/setting-change.ts'
import { renderPlan } from '../../../src/core/views/plan-text.ts'
import { coveredSetting, MYSQL, option, plan, policy, scenario, suite, workload } from '../../builders.ts'

const BOTH_SIDES = planOf(suite({ scenarios: [scenario('my.cnf')], control: 'my.cnf' }), 1, {
  rules: ['base'],
  base: [scenario('my.cnf', { options: [option('kill-idle-transaction', '1')] })],
})

it('the text of a plan shows servers, loads and time', () => {
  const made = plan({ workloads: [workload('reads'), workload('a')], threads: [1, 8], budgetSeconds: 300 })
  const shown = renderPlan({ suite: suite({ name: 'my' }), plan: made })
  expect(shown).toBe(`my: 4 loads, 4 servers, compared with: control

servers
  off: the control
  off (second copy): the same once more, for the A/A check
  on
  on (second copy): the same once more, because two starts differ

loads: workload and threads
  reads  1 8
  a      1 8

time: at most 5 min of measuring (--budget), less as soon as everything is decided; at least 22 s are needed
a suspected slowdown may take 3 min more to be confirmed, and the search for its causes 2 min (--explain-budget): 10 min at the most in all
`)
})

it('the text of a plan adds no time for confirmation and causes if no limit is set', () => {
  const gate = policy({ tolerance: { control: null, base: 0.05, baseline: 0.1 } })
  const study: Plan = { ...plan(), gatedCosts: [] }
  const shown = (made = study) => renderPlan({ suite: suite({ gate }), plan: made })
  expect(shown()).toMatch(
    /\ntime: at most 60 s of measuring \(--budget\), less as soon as every figure is precise; at least \d+ s are needed\neach server gets about .*\nno limit is set, so nothing has to be confirmed and no cause is sought: 60 s at the most in all\n$/,
  )
  expect(shown({ ...study, gatedCosts: ['written'] })).toContain('a suspected slowdown may take')
})

it('the text of a plan says how long the full measurement would take of which the suite is a part', () => {
  const full = { tables: [25, 250], rows: 250_000, threads: [64, 128, 256], seconds: 600 } as const
  const trimmed = suite({ workloads: [workload('reads'), workload('writes')], full })
  expect(renderPlan({ suite: trimmed, plan: plan() })).toMatch(
    /\nin full: 25 and 250 tables of 250,000 rows, 2 workloads, 3 thread counts, 2 servers, 10 min each: 240 min of measuring\n$/,
  )
})

it('the text of a plan has the warnings of a run, with control characters as escapes', () => {
  const warning = { code: 'config-added', scenario: 'my\u001b[2J.cnf' } as const
  expect(renderPlan({ suite: suite({ name: 'my' }), plan: plan(), warnings: [warning] })).toContain(
    '\nwarning: my\\u001b[2J.cnf set nothing before: it is compared with the server’s defaults\n\ntime:',
  )
})

it('the text of a plan names the image of each side if the images differ', () => {
  const at = (name: string) => scenario('db', { program: { kind: 'image', name } })
  const now = suite({ scenarios: [at('mysql:8.4')], control: 'db' })
  const made = planOf(now, 1, { rules: ['base'], base: [at('mysql:8.0')] })
  expect(renderPlan({ suite: suite({ name: 'my' }), plan: made })).toMatch(
    /^ {2}now, with mysql:8\.4\n.*^ {2}before, with mysql:8\.0\n/ms,
  )
})

it('the text of a plan names changed settings without effect on speed, and says that nothing is measured', () => {
  const made = { ...plan({ scenarios: [scenario('my.cnf')], control: 'my.cnf' }), rules: ['base'] as const }
  expect(
    renderPlan({
      suite: suite({ name: 'my.cnf' }),
      plan: made,
      withoutEffect: ['datadir', 'a', 'b', 'c', 'd', 'e', 'datadir'],
    }),
  ).toBe(
    'my.cnf: only datadir, a, b, c, d and 1 more changed, which do not affect speed, ' +
      'so nothing is started and nothing measured\n',
  )
})

it('the text of a plan has the reasons for its workloads, and what their data and servers need', () => {
  const preconditions = ['data-beyond-pool', 'binary-log', 'tables-beyond-cache'] as const
  const dataset = { tables: 200, rows: 9000, poolBytes: 192 * 1024 ** 2 }
  const workloads = [workload('oltp_read_only'), workload('oltp_point_select', { threads: [8, 64] })] as const
  const reasons = [
    { workload: 'oltp_read_only', variables: [] },
    { workload: 'oltp_point_select', variables: ['innodb_buffer_pool_size'] },
    { workload: 'oltp_point_select', variables: ['table_open_cache', 'innodb_buffer_pool_size'] },
  ]
  const made = plan({ workloads, threads: [4], dataset, preconditions })
  expect(renderPlan({ suite: suite({ dataset, preconditions }), plan: made, reasons })).toContain(`
loads: workload and threads, chosen by what changed
  oltp_read_only     4     for every change
  oltp_point_select  8 64  for innodb_buffer_pool_size, table_open_cache
  data: 549 MiB, with a largest buffer pool of 192 MiB; larger ones are made smaller in proportion
  servers: the binary log is on
  data: 200 tables, more than the table cache holds in proportion

time:`)
})

it('the text of a plan has the reason why servers keep their own defaults', () => {
  const of = (text: string) => scenario('off', { options: [option('sync_binlog', text)] })
  const made = suite({ scenarios: [of('1')] })
  const planned = planOf(made, 1, { rules: ['base'], base: [of('0')] })
  expect(renderPlan({ suite: made, plan: planned })).toContain(
    'servers: their own defaults where files are silent, because the change concerns what a commit promises\n',
  )
  expect(renderPlan({ suite: suite(), plan: plan({}) })).not.toContain('own defaults')
})

describe('a changed setting that no workload shows', () => {
  const changed = (name: string): SettingChange => {
    const setting = option(name, '9', { file: 'my.cnf', line: 2 })
    return { scenario: 'my.cnf', kind: 'option', name, variable: setting.bare, before: null, after: sideOf(setting) }
  }
  const unseen = [
    coveredSetting({ name: 'kill-idle-transaction', status: 'not-measured', why: 'no-load', needs: ['idle'] }),
  ]
  const shown = (isMeasured: boolean) =>
    renderPlan({
      ...{ suite: suite(), plan: BOTH_SIDES, isMeasured, unseen },
      changes: ['kill-idle-transaction', 'sort-buffer-size'].map(changed),
    })
  const why = 'kill-idle-transaction not exercised: '

  it('is reported by the text of a plan, which says that nothing is measured if nothing else changed', () =>
    expect(shown(false)).toMatch(
      new RegExp(
        `: test servers show nothing of this change, so the server is started once and nothing measured\n.*${why}`,
        's',
      ),
    ))

  it('is reported by the text of a plan above its servers and loads', () =>
    expect(shown(true)).toMatch(new RegExp(`${why}.*\n\nservers.*loads`, 's')))
})

it('the text of a plan reports what an installed server refuses', () => {
  const refusals: Refusal[] = [
    {
      kind: 'start',
      scenario: 'my.cnf',
      server: MYSQL,
      title: 'does not start',
      message: 'MySQL 9.7.4 does not know expire_logs_days',
      lines: [],
      isMeasured: false,
    },
  ]
  const alone = planOf(suite({ scenarios: [scenario('my.cnf')], control: 'my.cnf' }), 1, { rules: ['base'], base: [] })
  // Also of a setting without effect on speed.
  for (const plan of [BOTH_SIDES, alone])
    expect(renderPlan({ suite: suite({ name: 'my.cnf' }), plan, refusals, isMeasured: false })).toBe(
      'my.cnf: the server refuses the change, so a run is red and measures nothing\n\nMySQL 9.7.4 does not know expire_logs_days\n',
    )
  const misread = refusals.map((refusal) => ({ ...refusal, kind: 'value' as const }))
  expect(renderPlan({ suite: suite({ name: 'my.cnf' }), plan: alone, refusals: misread, isMeasured: false })).toContain(
    'my.cnf: the server reads a changed value as another one, so a run is red and measures nothing\n',
  )
})
