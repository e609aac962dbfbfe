import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configuration, { drawingApart } from '../../../rolldown.config.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** CPU time in sorts of a million texts on the same machine; about three times the usual. */
const MOST_SORTS = 12
const MOST_MEGABYTES = 400

const PROGRAM = `
import { readFileSync, writeFileSync } from 'node:fs'
const result = JSON.parse(readFileSync('result.json', 'utf8'))
const cpuSeconds = async (work) => {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return { made, seconds: (user + system) / 1e6 }
}
const sort = () => Array.from({ length: 1e6 }, (_, index) => String((index * 7919) % 1e6)).sort()
const sorted = await cpuSeconds(sort)
const rendered = await cpuSeconds(async () => {
const [{ drawChart }, { svgToPng }, { renderHtml }] = await Promise.all(
  ['chart', 'png', 'html'].map((name) => import('./' + name + '.js')),
)
const [{ spec, svg }, dark] = [await drawChart(result, 'light'), await drawChart(result, 'dark')]
const png = await svgToPng(svg)
return [spec, svg, png, await renderHtml(result, { light: svg, dark: dark.svg })]
})
writeFileSync('figures.json', JSON.stringify({
  sorts: rendered.seconds / sorted.seconds,
  seconds: [rendered.seconds, sorted.seconds],
  megabytes: process.resourceUsage().maxRSS / 1024,
  bytes: rendered.made.map((view) => view.length),
}))
`

describe.runIf(IS_NIGHTLY)('the bundle', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-chart-'))
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('renders a full sweep with nothing but its own folder, in little CPU time and 400 MB', async () => {
    execFileSync(join(ROOT, 'node_modules/.bin/rolldown'), ['-c', '--logLevel', 'silent'], {
      cwd: ROOT,
      env: { ...process.env, QPSGATE_DIST: folder },
    })
    const [program] = configuration
    await build({
      ...program,
      plugins: [drawingApart],
      input: Object.fromEntries(
        ['chart', 'png', 'html'].map((name) => [name, join(ROOT, `src/edges/chart/${name}.ts`)]),
      ),
      output: { dir: folder, format: 'esm' },
    })
    const sweep = { scenarios: scenarioNames(7), workloads: workloadNames(3), threads: levels(11) }
    writeFileSync(join(folder, 'result.json'), JSON.stringify(sweepResult(sweep)))
    writeFileSync(join(folder, 'program.js'), PROGRAM)
    execFileSync(process.execPath, ['program.js'], { cwd: folder, stdio: 'inherit' })
    const figures = JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')) as {
      sorts: number
      seconds: number[]
      megabytes: number
      bytes: number[]
    }
    expect(figures.sorts, `CPU seconds: ${figures.seconds}`).toBeLessThan(MOST_SORTS)
    expect(figures.megabytes).toBeLessThan(MOST_MEGABYTES)
    for (const bytes of figures.bytes) expect(bytes).toBeGreaterThan(10_000)
  })
})
