/**
 * Changes that people made, and what a DBA expects of each: each row of stories.json runs on a real server. To run a
 * single row, with the seed of a night in which it runs:
 * QPSGATE_FC_SEED=1 QPSGATE_NIGHTLY=1 npx vitest run test/e2e/stories.test.ts -t 'snapshot isolation'
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { refusalsOf } from '../../src/core/result/refused-part.ts'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { say } from '../setup/command.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { ensureOldServerOf } from '../setup/old-servers.ts'
import { tonight } from '../setup/tonight.ts'
import { type Outcome, Workplace } from './cli.ts'
import table from './stories.json' with { type: 'json' }

const EXITS = { pass: 0, measured: 0, inconclusive: 0, 'not-measured': 0, regressed: 1, 'does not start': 1, error: 3 }
type End = keyof typeof EXITS
const lines = z.array(z.string()).default([])
const rowSchema = z.strictObject({
  name: z.string(),
  /** Who reported the change; undefined: it is a common one. */
  told: z.string().optional(),
  /** Version of the server; default: a MariaDB. */
  server: z.string().default('11.4.5'),
  /**
   * Lines of the option file: those that do not change, and those before and after the change. The latter come last,
   * and so begin at line 2 if there are no others.
   */
  both: lines,
  before: lines,
  after: lines,
  /** Permitted outcomes. */
  ends: z.array(z.enum(Object.keys(EXITS) as [End, ...End[]])).default(['pass', 'regressed', 'inconclusive']),
  /** Pattern of the output or the report. */
  says: z.string().default(''),
})
const { stories, everyday } = z.strictObject({ stories: z.array(rowSchema), everyday: z.array(rowSchema) }).parse(table)
type Row = z.infer<typeof rowSchema>

/** Maximum seconds for an answer that needs no measurement. */
const MOST_UNMEASURED_SECONDS = 10
/**
 * Budget of runs that may end without an answer, so that a night does not wait long for one. Loads that fill the redo
 * log need at least this much.
 */
const OPEN_BUDGET = '90s'
/** Number of nights in which each row runs once. */
const NIGHTS = 3
const seconds = new Map<string, number>()
const engine = inject('engine')

async function serverOf(version: string): Promise<readonly string[]> {
  if (version === '9.7') return ['--image', engine.kind === 'ready' ? engine.image : '']
  return ['--server', await ensureOldServerOf(version)]
}

interface Told extends Outcome {
  readonly end: End
  /** Everything that the run printed and reported. */
  readonly said: string
  readonly result: Result | undefined
}

async function told({ both, before, after, server, ends }: Row): Promise<Told> {
  using place = new Workplace()
  const file = (own: readonly string[]) => ['[mysqld]', ...both, ...own, ''].join('\n')
  place.write('before.cnf', file(before))
  place.write('my.cnf', file(after))
  const files = ['--config', 'my.cnf', '--base', './before.cnf', '--out', 'out']
  const budget = ends.includes('inconclusive') ? ['--budget', OPEN_BUDGET] : []
  const outcome = await place.run(['run', ...files, ...budget, ...(await serverOf(server))])
  expect(place.leftovers()).toEqual([])
  const result = existsSync(join(place.out, 'result.json')) ? resultSchema.parse(place.result()) : undefined
  const isStarted = result === undefined || refusalsOf(result).every(({ kind }) => kind !== 'start')
  const end = isStarted ? (result?.verdict ?? 'error') : 'does not start'
  const report = result === undefined ? '' : readFileSync(join(place.out, 'report.md'), 'utf8')
  return { ...outcome, end, said: [outcome.stdout, outcome.stderr, report].join('\n'), result }
}

async function expectTold(row: Row): Promise<void> {
  const began = performance.now()
  const { end, code, said, result } = await told(row)
  const took = (performance.now() - began) / 1000
  say(`${row.name}: ${end} after ${took.toFixed(0)} s`)
  expect(row.ends, said).toContain(end)
  expect(code).toBe(EXITS[end])
  expect(said).toMatch(new RegExp(row.says))
  if (end === 'not-measured') expect(said).toMatch(/not measured: |nothing here uses /)
  if (result?.comparisons.length === 0) expect(took).toBeLessThanOrEqual(MOST_UNMEASURED_SECONDS)
  else seconds.set(row.name, took)
}

const isHere = ({ server }: Row) => server !== '9.7' || engine.kind === 'ready'

describe.runIf(IS_NIGHTLY && process.arch === 'x64')('on a real server,', { timeout: 1_200_000 }, () => {
  it.for(tonight(stories.filter(isHere), NIGHTS))(
    'the change of the story $name gets the verdict and the sentence that the story promises',
    noisyVerdict(expectTold),
  )
  it.for(tonight(everyday, NIGHTS))(
    'the everyday change $name gets the verdict and the sentence that users should see',
    noisyVerdict(expectTold),
  )

  // Only printed, because the time depends on the machine.
  afterAll(() => {
    const sorted = everyday.flatMap(({ name }) => seconds.get(name) ?? []).toSorted((one, other) => one - other)
    say(`half of ${sorted.length} measured everyday changes took at most ${sorted[Math.floor(sorted.length / 2)]} s`)
  })
})

it('the names of all stories and everyday changes differ', () => {
  const names = [...stories, ...everyday].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
