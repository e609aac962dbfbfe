import { describe, expect, it } from 'vitest'
import { type MachineNoise, renderDiagnosis } from '../../../src/core/views/diagnosis-text.ts'

const CHECKS = [
  { name: 'CPUs', state: 'ok', found: 'servers on 1, sysbench on 0' },
  { name: 'docker', state: 'note', found: 'docker is not installed' },
] as const
const NOISE: MachineNoise = {
  server: 'MariaDB 10.11.6',
  change: 0.004,
  low: -0.006,
  high: 0.014,
  blocks: 120,
  trials: 3,
  measuredSeconds: 24,
  disturbed: 0.5,
  tolerance: 0.02,
}

describe('renderDiagnosis', () => {
  it('says how much equal servers differed and which limit that supports', () => {
    const text = renderDiagnosis({ checks: CHECKS, noise: NOISE })
    expect(text).toContain('MariaDB 10.11.6')
    expect(text).toContain('+0.4 % (−0.6 … +1.4 %)')
    expect(text).toContain('a limit of 2 % is safe')
    expect(text).toContain('5 % in 2 min, fit this machine')
    expect(text).toContain('a slowdown of 3 %')
  })

  it('says which budget or tolerance suits a machine that the defaults do not', () => {
    const text = renderDiagnosis({ checks: CHECKS, noise: { ...NOISE, tolerance: 0.1, measuredSeconds: 60 } })
    expect(text).toContain('do not fit this machine: expect inconclusive runs, or set --budget 8m or --tolerance 10%')
  })

  it('names what is missing where nothing could be measured', () => {
    const missing = { name: 'sysbench', state: 'missing', found: 'sysbench is not installed' } as const
    const text = renderDiagnosis({ checks: [...CHECKS, missing], noise: null })
    expect(text).toContain('✗ sysbench')
    expect(text).toContain('not ready to measure: sysbench')
  })
})
