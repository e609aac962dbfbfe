import { describe, expect, it } from 'vitest'
import { type DashboardOptions, writeDashboard } from '../../../src/edges/dashboard/dashboard.ts'
import { history } from '../../core/views/dashboard/dashboard-runs.ts'

async function written(runs: number, options: Partial<DashboardOptions> = {}) {
  const files = new Map<string, string>()
  const write = (path: string, content: string) => void files.set(path, content)
  const paths = await writeDashboard(history({ runs }), [], {
    repositoryUrl: null,
    defaultBranch: null,
    write,
    ...options,
  })
  return { files, paths }
}

describe('writing the dashboard', () => {
  it('writes page, style, scripts and data, the page last, and says what it wrote', async () => {
    const { files, paths } = await written(120)
    expect([...files.keys()]).toEqual(paths)
    const data = paths.filter((path) => path.startsWith('data/'))
    expect(data.length).toBe(4)
    const fixed = ['.nojekyll', 'dashboard-page.css', 'drawing.js', 'dashboard-page.js']
    expect(paths).toEqual([...fixed, ...data, 'index.html'])
  })

  it('writes the same files for the same runs', async () => {
    expect((await written(3)).files).toEqual((await written(3)).files)
  })

  it('writes the same page for other runs, so that a branch holds it once', async () => {
    const [few, more] = [(await written(3)).files, (await written(4)).files]
    for (const path of ['index.html', 'dashboard-page.css', 'drawing.js', 'dashboard-page.js'])
      expect(more.get(path)).toBe(few.get(path))
  })

  it('waits for one file before the next', async () => {
    const events: string[] = []
    const write = async (path: string) => {
      events.push(`begin ${path}`)
      await Promise.resolve()
      events.push(`end ${path}`)
    }
    const { paths } = await written(1, { write })
    expect(events).toEqual(paths.flatMap((path) => [`begin ${path}`, `end ${path}`]))
  })

  it('fails where a file cannot be written, and writes no page', async () => {
    const seen: string[] = []
    const write = (path: string) => {
      seen.push(path)
      if (path === 'data/index.js') throw new Error('disk full')
    }
    await expect(written(1, { write })).rejects.toThrow('disk full')
    expect(seen).not.toContain('index.html')
  })
})
