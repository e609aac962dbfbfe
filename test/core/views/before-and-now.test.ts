/** An option file compared with its base: no view mentions a control, a base or a twin, which are codes of the result. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type Result, resultSchema } from '../../../src/core/result/result.ts'
import { chartSpec } from '../../../src/core/views/chart/chart-spec.ts'

const RUNS = resolve(import.meta.dirname, '../../goldens/runs')
/** Not within flags, or within codes of warnings, which have hyphens. */
const CODES = /(?<![\w-])(control|twin|base)(?![\w-])/i

const ofFiles = readdirSync(RUNS)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Result] => [name, resultSchema.parse(JSON.parse(readFileSync(resolve(RUNS, name), 'utf8')))])
  .filter(([, { plan: made }]) => made.rules.length === 1 && made.rules[0] === 'base')

it.each(ofFiles)('views of %s mention no control, no twin and no base', (name, result) => {
  const seen = readFileSync(resolve(RUNS, name.replace('.json', '.txt')), 'utf8')
  expect(seen).not.toMatch(CODES)
  if (result.cells.length > 0) expect(JSON.stringify(chartSpec(result, 'light'))).not.toMatch(/\(base\)|\btwin\b/)
})

const measured = ofFiles.filter(([, { cells }]) => cells.length > 0)

it.each(measured)('views of %s call both sides "before" and "now"', (name) => {
  const views = readFileSync(resolve(RUNS, name.replace('.json', '.txt')), 'utf8').split('=== ')
  for (const view of ['report', 'page'])
    expect(views.find((each) => each.startsWith(`${view}\n`))).toMatch(/\bbefore\b[\s\S]*\bnow\b/)
})
