import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chainBetween } from '../../src/core/ledger/ledger.ts'
import { type Arm, heldAgainstBaseline, makePlan } from '../../src/core/plan/plan.ts'
import { option, scenario, suite } from '../builders.ts'
import { chain, commitOf } from '../core/ledger/records.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

const ROOT = join(import.meta.dirname, '../..')

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
}

describe('C3 a change against the stored baseline of its branch', () => {
  /** The branch has become 9 % slower in three recorded steps, and may become 10 % slower. */
  const STEPS = [-0.03, -0.032, -0.029]

  async function held(slowdown: number) {
    const now = scenario('my.cnf', { options: [option('sort-buffer-size', '2M')] })
    const before = [{ ...now, options: [option('sort-buffer-size', '1M')] }]
    const measured = suite({ scenarios: [now], control: 'my.cnf', name: 'my.cnf', budgetSeconds: 120 })
    const sides = { rules: ['base'], base: before, baseline: [{ ...now, options: [] }] } as const
    const plan = heldAgainstBaseline(makePlan(measured, 7, { ...sides, startSpread: { sd: 0.004, df: 10 } }))
    const records = new Map(chain(STEPS).map((record) => [record.commit, record]))
    const history = [...records.keys()].reverse()
    const commit = commitOf(0)
    const effect = ({ revision }: Arm) => {
      if (revision === 'baseline') return -STEPS.reduce((sum, step) => sum + step, 0)
      return revision === 'base' || revision === 'base-twin' ? 0 : Math.log1p(-slowdown)
    }
    const testbed = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed: 7, rate: 900 })
    const chained = chainBetween({ history, records, problems: new Map() }, history[0] ?? commit, commit)
    const baseline = { branch: 'main', name: 'v2026.3', commit, chain: chained }
    const { result } = await simulatedGate(measured, { ...plan, mostServers: 6 }, testbed, { held: baseline })
    return result
  }

  test('C3 one that is slower than its base and than the baseline is red, by the limit of the baseline', async () => {
    const { verdict, comparisons } = await held(0.03)
    expect(verdict).toBe('regressed')
    const against = (rule: string) => comparisons.find((each) => each.rule === rule)
    expect(against('baseline')).toMatchObject({ verdict: 'regressed', tolerance: 0.1 })
    expect(against('base')).toMatchObject({ verdict: 'pass', tolerance: 0.05 })
  })

  test('C3 one that changes nothing is green, however far the branch has come', async () => {
    expect((await held(0)).verdict).not.toBe('regressed')
  })
})

describe('C7 what the charter names', () => {
  test.each(['@actions/core', '@actions/exec', 'mysql2', 'zod', 'vega-lite'])('C7 %s is in use', (name) => {
    const imported = new RegExp(`from '${name}(?:/[^']*)?'|import\\('${name}(?:/[^']*)?'\\)`)
    expect(sourcesIn('src').some((source) => imported.test(source))).toBe(true)
  })

  test('C7 vitest runs the tests', () => {
    expect(sourcesIn('test').some((source) => source.includes("from 'vitest'"))).toBe(true)
  })

  test.each(['action.yml', 'src', 'dist', 'scenarios', 'test', 'package.json', 'tsconfig.json', '.github'])(
    'C7 %s is there',
    (path) => expect(existsSync(join(ROOT, path))).toBe(true),
  )
})
