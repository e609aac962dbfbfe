import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { writeViews } from '../../../src/edges/files/write-views.ts'
import { sweepResult } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

const ALWAYS = ['chart.png', 'chart.svg', 'chart.vl.json', 'report.html', 'report.md', 'result.json']
const TIMELINE = ['timeline.png', 'timeline.svg', 'timeline.vl.json']

type ViewChoice = Parameters<typeof writeViews>[2]

async function written(result: Result, choice?: ViewChoice): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  await writeViews(result, { write: (name, content) => void files.set(name, String(content)) }, choice)
  return files
}

describe('the views of a result', () => {
  it('have pictures of where the time went only if these are asked for, and report.html always', async () => {
    const result = withTimeline(sweepResult())
    const [usual, asked] = [await written(result), await written(result, { drawsTimeline: true })]
    expect([...usual.keys()].sort()).toEqual(ALWAYS)
    expect([...asked.keys()].sort()).toEqual([...ALWAYS, ...TIMELINE])
    expect(usual.get('report.html')).toBe(asked.get('report.html'))
    expect(usual.get('report.html')).toContain('<figure id="timeline"')
    expect(asked.get('timeline.svg')).toContain('starting servers')
  })

  it('have no pictures where nothing was measured', async () => {
    const unchanged = { ...sweepResult(), cells: [], comparisons: [] }
    expect([...(await written(unchanged)).keys()].sort()).toEqual(['report.html', 'report.md', 'result.json'])
  })

  it('are for other programs those that are asked for', async () => {
    const files = await written(sweepResult(), { formats: ['sarif', 'openmetrics'] })
    expect([...files.keys()].sort()).toEqual([...ALWAYS, 'metrics.txt', 'qpsgate.sarif'].sort())
    expect(JSON.parse(files.get('qpsgate.sarif') ?? '')).toMatchObject({
      runs: [{ tool: { driver: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) } } }],
    })
    expect(files.get('metrics.txt')).toMatch(/^# TYPE qpsgate_verdict gauge\n/)
  })

  it('have none of a result that does not know', async () => {
    const files = await written(sweepResult(), { drawsTimeline: true })
    expect([...files.keys()].sort()).toEqual(ALWAYS)
    expect(files.get('report.html')).not.toContain('id="timeline"')
  })
})
