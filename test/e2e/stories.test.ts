/**
 * Changes that people made, and what a DBA expects of each: a row of stories.json each, on a real server. One alone, in
 * its turn: QPSGATE_FC_SEED=1 QPSGATE_NIGHTLY=1 npx vitest run test/e2e/stories.test.ts -t 'snapshot isolation'
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
  /** Who told of it; undefined: everybody knows such changes. */
  told: z.string().optional(),
  /** Version, of MariaDB by default. */
  server: z.string().default('11.4.5'),
  /** Lines of the file: unchanged, and before and after the change, which begin at line 2 if there are no others. */
  both: lines,
  before: lines,
  after: lines,
  /** What it may end as. */
  ends: z.array(z.enum(Object.keys(EXITS) as [End, ...End[]])).default(['pass', 'regressed', 'inconclusive']),
  /** Pattern of what is printed. */
  says: z.string().default(''),
})
const { stories, everyday } = z.strictObject({ stories: z.array(rowSchema), everyday: z.array(rowSchema) }).parse(table)
type Row = z.infer<typeof rowSchema>

/** Answers that need no measurement come at once. */
const MOST_UNMEASURED_SECONDS = 10
/**
 * Where a run may end without an answer, a night need not wait for one. Loads that fill the redo log need this much at
 * least.
 */
const OPEN_BUDGET = '90s'
/** In so many nights each row has its turn. */
const NIGHTS = 3
const seconds = new Map<string, number>()
const engine = inject('engine')

async function serverOf(version: string): Promise<readonly string[]> {
  if (version === '9.7') return ['--image', engine.kind === 'ready' ? engine.image : '']
  return ['--server', await ensureOldServerOf(version)]
}

interface Told extends Outcome {
  readonly end: End
  /** All that it printed and reported. */
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

describe.runIf(IS_NIGHTLY && process.arch === 'x64')('on a real server', { timeout: 1_200_000 }, () => {
  it.for(tonight(stories.filter(isHere), NIGHTS))('$name', noisyVerdict(expectTold))
  it.for(tonight(everyday, NIGHTS))('$name', noisyVerdict(expectTold))

  // How fast it is depends on the machine, so nothing is expected of it.
  afterAll(() => {
    const sorted = everyday.flatMap(({ name }) => seconds.get(name) ?? []).toSorted((one, other) => one - other)
    say(`half of ${sorted.length} measured everyday changes took at most ${sorted[Math.floor(sorted.length / 2)]} s`)
  })
})

it('each row has a name of its own', () => {
  const names = [...stories, ...everyday].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
