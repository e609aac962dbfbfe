import { expect, it } from 'vitest'
import { renderPlan } from '../../../src/core/views/plan-text.ts'
import { plan, scenario, workload } from '../../builders.ts'

it('shows servers, cells and time', () => {
  const shown = renderPlan(
    'my',
    plan({ workloads: [workload('reads'), workload('a')], threads: [1, 8], budgetSeconds: 300 }),
  )
  expect(shown).toBe(`my: 4 cells, 3 servers, compared with: control

servers, alive together in every cell
  off: the control
  off (twin): the same once more, for the A/A check
  on

cells: workload and threads
  reads  1 8
  a      1 8

time: at most 5 min of measuring (--budget), less as soon as everything is decided; at least 22 s are needed
a suspected slowdown may take half as much more to be confirmed
`)
})

it('says that nothing changed, as a run does', () => {
  const made = { ...plan({ scenarios: [scenario('my.cnf')], control: 'my.cnf' }), rules: ['base'] as const }
  expect(renderPlan('my.cnf', made)).toBe(
    'my.cnf: configuration unchanged, so nothing is started and nothing measured\n',
  )
})

it('says which scenarios share servers', () => {
  expect(renderPlan('my', plan({ isSwitched: true }))).toContain(
    'my: 1 cell, 3 states of shared servers, compared with: control\n\n' +
      'scenarios; those that differ only in what can be switched share a running server\n',
  )
})
