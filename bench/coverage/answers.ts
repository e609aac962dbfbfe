/**
 * The gate's answers to changes that people committed: `npm run bench answers`. Writes the table of
 * docs/evidence/coverage.md, and a row for each change to answers.tsv.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureOldServerOf } from '../../test/setup/old-servers.ts'
import { withSection } from '../document-section.ts'
import { spread, table, tsv } from '../figures.ts'
import { readLists } from '../histories/list.ts'
import { COVERAGE_DOCUMENT } from './change-tables.ts'
import { gate } from './coverage.ts'
import { type Outcome, SAID } from './outcomes.ts'
import { type RealChange, realChanges } from './real-changes.ts'

const ANSWERS = join(import.meta.dirname, 'answers.tsv')
/** Of the commits that are kept back, and of the others. */
const MOST_CHANGES = 40

export async function benchAnswers(): Promise<string[]> {
  const server = { MariaDB: 'local', MySQL: await ensureOldServerOf('5.7.22') }
  const answers = realChanges(readLists(), MOST_CHANGES).map((change) => ({
    change,
    outcome: gate(change, ['--server', server[change.server]]),
  }))
  const counts = countTable(answers)
  const rows = answerRows(answers)
  writeFileSync(COVERAGE_DOCUMENT, withSection(readFileSync(COVERAGE_DOCUMENT, 'utf8'), 'commits', counts))
  writeFileSync(ANSWERS, tsv(rows))
  return [...counts, '', ...rows.map((row) => row.join(', '))]
}

interface Answer {
  readonly change: RealChange
  readonly outcome: Outcome
}

/** How many changes have each answer, and how long they took. */
function countTable(answers: readonly Answer[]): string[] {
  const outcomesOf = (those: readonly Answer[]) => those.map(({ outcome }) => outcome)
  const groups = [
    outcomesOf(answers),
    outcomesOf(answers.filter(({ change }) => !change.isKeptBack)),
    outcomesOf(answers.filter(({ change }) => change.isKeptBack)),
  ]
  const sum = (outcomes: readonly Outcome[], said: Outcome['said']) =>
    String(outcomes.filter((outcome) => outcome.said === said).length)
  const seconds = (outcomes: readonly Outcome[]) =>
    spread(
      outcomes.map((outcome) => outcome.seconds),
      0,
    )
  const isMeasured = ({ worst }: Outcome) => worst !== null
  return table(
    ['answer', ...['all', 'open', 'kept back'].map((name, index) => `${name} (${groups[index]?.length})`)],
    [
      ...SAID.map((said) => [said, ...groups.map((outcomes) => sum(outcomes, said))]),
      ['seconds with measuring', ...groups.map((outcomes) => seconds(outcomes.filter(isMeasured)))],
      ['seconds without', ...groups.map((outcomes) => seconds(outcomes.filter((one) => !isMeasured(one))))],
    ],
  )
}

/** A row for each change, below a head. */
function answerRows(answers: readonly Answer[]): string[][] {
  const rows = answers.map(({ change, outcome }) => {
    const group = change.isKeptBack ? 'kept back' : 'open'
    return [change.name, group, change.server, outcome.said, outcome.seconds.toFixed(0)]
  })
  return [['commit', 'group', 'server', 'answer', 'wall time, s'], ...rows]
}
