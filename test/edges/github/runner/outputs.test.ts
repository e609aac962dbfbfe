import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setOutputs, worstChange } from '../../../../src/edges/github/runner/outputs.ts'
import { gatedCost, result, resultComparison, resultCost } from '../../../builders.ts'

describe('outputs of the action', () => {
  let folder = ''
  let path = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-outputs-'))
    path = join(folder, 'output')
    writeFileSync(path, '')
    vi.stubEnv('GITHUB_OUTPUT', path)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Outputs as the runner reads them: name<<delimiter, value, delimiter. */
  function outputs(): Record<string, string> {
    const found = readFileSync(path, 'utf8').matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n\2\n/gm)
    return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
  }

  it('are empty for missing values, and no value adds another output', () => {
    const out = 'a\nverdict<<x\npass\nx'
    setOutputs({ verdict: 'pass', 'worst-change': -0.196, out, 'comment-url': null })
    expect(outputs()).toEqual({ verdict: 'pass', 'worst-change': '-0.196', out, 'comment-url': '' })
  })
})

describe('the output worst-change of the action', () => {
  it('is the change furthest beyond its limit among the regressions', () => {
    const comparisons = [
      resultComparison({ change: -0.2, tolerance: 0.3, verdict: 'pass' }),
      resultComparison({ change: -0.08, tolerance: 0.05, verdict: 'regressed' }),
      resultComparison({ change: -0.12, tolerance: 0.1, verdict: 'regressed' }),
    ]
    expect(worstChange(result({ verdict: 'regressed', comparisons }))).toBe(-0.08)
  })

  it('is the accepted regression if one was accepted', () => {
    const comparisons = [
      resultComparison({ change: -0.01, verdict: 'pass' }),
      resultComparison({ change: -0.2, verdict: 'regressed' }),
    ]
    expect(worstChange(result({ verdict: 'pass', accepted: { by: 'octocat' }, comparisons }))).toBe(-0.2)
  })

  it('is the change in the title of the verdict, even if the run did not pursue it further', () => {
    const unpursued = { verdict: 'inconclusive', label: 'also slower, not pursued', workload: 'sort' } as const
    const red = [resultComparison({ change: -0.2 }), resultComparison({ ...unpursued, change: -0.3, high: -0.1 })]
    expect(worstChange(result({ verdict: 'regressed', comparisons: red }))).toBe(-0.3)
    const old = { rule: 'baseline', change: -0.3, label: 'not by this change' } as const
    const passed = [{ rule: 'base', change: 0.01, label: 'within the limit' } as const, old]
    const comparisons = passed.map((each) => resultComparison({ ...each, verdict: 'pass' }))
    expect(worstChange(result({ verdict: 'pass', comparisons }))).toBe(0.01)
  })

  it('is the change of a cost if that cost decided the verdict', () => {
    const costs = [{ ...resultCost({ change: 0.4 }), gated: gatedCost() }]
    const comparisons = [resultComparison({ change: -0.001, verdict: 'pass', costs })]
    expect(worstChange(result({ verdict: 'regressed', comparisons }))).toBe(0.4)
  })

  it('is the worst change if no comparison decided the verdict, and null without comparisons', () => {
    const comparisons = [resultComparison({ change: 0.02, verdict: 'pass' })]
    expect(worstChange(result({ verdict: 'inconclusive', comparisons }))).toBe(0.02)
    expect(worstChange(result({ verdict: 'pass', comparisons: [] }))).toBeNull()
  })
})
