/** Results for the thirty changes as Markdown: for one server, and for all in docs/evidence/coverage.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSection } from '../document-section.ts'
import { signed, table } from '../figures.ts'
import { CHANGES, type Change, type ChangedServer, changesFor } from './changes.ts'
import { isEmptyPass, type Outcome, outcomeFor, storedOutcomes } from './outcomes.ts'

export const COVERAGE_DOCUMENT = join(import.meta.dirname, '../../docs/evidence/coverage.md')

const SERVERS: Readonly<Record<ChangedServer, string>> = { mariadb: 'MariaDB', mysql: 'MySQL' }

export type OutcomesByServer = Readonly<Partial<Record<ChangedServer, readonly Outcome[]>>>

/** A row for each change of a server, and last how many were as expected. */
export function outcomeTable(server: ChangedServer, outcomes: readonly Outcome[]): string[] {
  const measured = changesFor(server).flatMap((change) => {
    const outcome = outcomeFor(change, outcomes)
    return outcome === undefined ? [] : [{ change, outcome }]
  })
  const rows = measured.map(({ change: { name, expected }, outcome }) => [
    ...[name, expected, outcome.said, worstText(outcome), outcome.seconds.toFixed(0)],
    outcome.said === expected ? 'yes' : 'no',
  ])
  const right = measured.filter(({ change, outcome }) => outcome.said === change.expected).length
  const empty = measured.filter(({ change, outcome }) => isEmptyPass(outcome, change.expected)).length
  return [
    ...table(['change', 'expected', 'said', 'worst comparison, % (95% interval)', 'wall time, s', 'as expected'], rows),
    '',
    `${right} of ${measured.length} as expected; passes of settings that were not measured: ${empty}`,
  ]
}

/** "−12.31 (−13.02 … −11.60), sort at 1". */
function worstText({ worst }: Outcome): string {
  if (worst === null) return '–'
  const { change, low, high, workload, threads } = worst
  return `${signed(change)} (${signed(low)} … ${signed(high)}), ${workload} at ${threads}`
}

/**
 * A row for each change, with the expectation, and the worst comparison on each measured server; without it if nothing
 * was to show the setting.
 */
export function documentTable(outcomes: OutcomesByServer): string[] {
  const measured = (['mariadb', 'mysql'] as const).filter((server) => outcomes[server] !== undefined)
  const rows = CHANGES.map((change) => [
    ...[`\`${change.name}\``, change.expected],
    ...measured.map((server) => saidText(change, outcomeFor(change, outcomes[server]))),
  ])
  return table(['change', 'expected', ...measured.map((server) => SERVERS[server])], rows)
}

function saidText({ expected }: Change, outcome: Outcome | undefined): string {
  if (outcome === undefined) return ''
  const shown = expected === 'not measured' || outcome.worst === null ? '' : worstText(outcome)
  if (outcome.said !== expected) return [outcome.said, shown].filter((part) => part !== '').join(': ')
  return shown || 'yes'
}

/** The page with this table between its marks. */
export function withChanges(page: string, outcomes: OutcomesByServer): string {
  return withSection(page, 'changes', documentTable(outcomes))
}

/** The stored outcomes of all servers. */
export function allOutcomes(): OutcomesByServer {
  const [mariadb, mysql] = [storedOutcomes('mariadb'), storedOutcomes('mysql')]
  return { ...(mariadb && { mariadb }), ...(mysql && { mysql }) }
}

export function writeCoverageDocument(): void {
  writeFileSync(COVERAGE_DOCUMENT, withChanges(readFileSync(COVERAGE_DOCUMENT, 'utf8'), allOutcomes()))
}

if (import.meta.main) writeCoverageDocument()
