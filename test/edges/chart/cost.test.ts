import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configuration, { drawingOnce } from '../../../rolldown.config.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MOST_SECONDS = 3
const MOST_MEGABYTES = 400

const PROGRAM = `
import { readFileSync, writeFileSync } from 'node:fs'
const result = JSON.parse(readFileSync('result.json', 'utf8'))
const began = performance.now()
const [{ renderChart }, { renderHtml }] = await Promise.all([import('./chart.js'), import('./html.js')])
const { spec, svg, png } = await renderChart(result)
const html = await renderHtml(result)
const seconds = (performance.now() - began) / 1000
writeFileSync('figures.json', JSON.stringify({
  seconds,
  megabytes: process.resourceUsage().maxRSS / 1024,
  bytes: [spec, svg, png, html].map((view) => view.length),
}))
`

describe('the bundle', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-chart-'))
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('renders a full sweep with nothing but its own folder, in 3 seconds and 400 MB', async () => {
    execFileSync(join(ROOT, 'node_modules/.bin/rolldown'), ['-c', '--logLevel', 'silent'], {
      cwd: ROOT,
      env: { ...process.env, QPSGATE_DIST: folder },
    })
    const [program] = configuration
    await build({
      ...program,
      plugins: [drawingOnce],
      input: { chart: join(ROOT, 'src/edges/chart/chart.ts'), html: join(ROOT, 'src/edges/chart/html.ts') },
      output: { dir: folder, format: 'esm' },
    })
    const sweep = { scenarios: scenarioNames(7), workloads: workloadNames(3), threads: levels(11) }
    writeFileSync(join(folder, 'result.json'), JSON.stringify(sweepResult(sweep)))
    writeFileSync(join(folder, 'program.js'), PROGRAM)
    execFileSync(process.execPath, ['program.js'], { cwd: folder, stdio: 'inherit' })
    const figures = JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')) as {
      seconds: number
      megabytes: number
      bytes: number[]
    }
    expect(figures.seconds).toBeLessThan(MOST_SECONDS)
    expect(figures.megabytes).toBeLessThan(MOST_MEGABYTES)
    for (const bytes of figures.bytes) expect(bytes).toBeGreaterThan(10_000)
  })
})
