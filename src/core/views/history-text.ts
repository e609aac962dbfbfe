/** The ledger as tables, for a terminal or a page. */

import { change, count, range, rate } from '../figures.ts'
import { type BranchLedger, isNews, worstOf } from '../ledger/ledger.ts'
import type { LedgerRecord } from '../ledger/record.ts'
import type { CellKey } from '../names.ts'
import { changeName } from '../wording/baseline-text.ts'
import { shorten } from '../wording/escape.ts'
import { MOST_POINTS } from './chart/way-panel.ts'
import { figure, left, list, name, right, type Section, type Span, section, table, UNKNOWN } from './report/report.ts'
import { sectionsText } from './terminal.ts'

const NOT_SET = 'not set'

export interface HistoryContent {
  readonly store: string
  readonly ledgers: readonly BranchLedger[]
  readonly unreadable: readonly { readonly path: string; readonly problem: string }[]
}

export function renderHistory({ store, ledgers, unreadable }: HistoryContent, colour: boolean): string {
  const all = ledgers.flatMap(({ records }) => records).length
  const shown = ledgers.flatMap(({ records }) => newsOf(records)).length
  const total = all === 0 ? 'no records' : count(all, 'record')
  const part = shown === all ? '' : `${shown} of `
  const why = shown === all ? '' : '; the others are older, or changed nothing'
  return sectionsText(
    [
      ...ledgerSections(ledgers),
      ...section('unreadable', 'Left out, because it cannot be read', list(unreadable.map(({ problem }) => problem))),
      { title: `${part}${total} in ${store}${why}`, blocks: [] },
    ],
    colour,
  )
}

/** The newest of the records in which something changed. A chart has no room for older ones. */
export function newsOf(records: readonly LedgerRecord[]): LedgerRecord[] {
  return records.filter(isNews).slice(-MOST_POINTS)
}

/**
 * One scenario of one record. It shows the load that is slowest against the baseline; without a baseline, the load with
 * the highest QPS.
 */
interface HistoryRow {
  readonly record: LedgerRecord
  readonly scenario: string
  readonly since: LedgerRecord['comparisons'][number] | undefined
  readonly load: LedgerRecord['qps'][number] | undefined
  /** QPS of the commit divided by QPS of the control, in the same load; undefined without a control. */
  readonly ofControl: number | undefined
  /** Computing power of the server in units of 10,000 CRC32 checksums a second; undefined if it is unknown. */
  readonly capacity: number | undefined
}

/**
 * A table for each ledger. A record has a row for each scenario that was compared with base or baseline, so that
 * readers see changes. If there is no such scenario, it has a row for each scenario that was compared with the control,
 * else one for its first scenario.
 */
export function ledgerSections(ledgers: readonly BranchLedger[]): Section[] {
  return ledgers.flatMap(({ branch, suite, baseline, records }, at) => {
    const rows = newsOf(records).flatMap(rowsOf)
    const differ = (value: (row: HistoryRow) => string) => new Set(rows.map(value)).size > 1
    return section(
      `ledger-${at}`,
      `${branch} · ${suite} · baseline ${baseline.slice(0, 7)}`,
      table(`${branch} · ${suite}`, rows, [
        left('commit', ({ record }) => [...new Set([record.commit.slice(0, 7), changeName(record)])].join(' ')),
        right('date', ({ record }) => record.recordedAt.slice(0, 10)),
        differ(({ scenario }) => scenario) && left('scenario', (row) => name(row.scenario)),
        right('since', ({ record, since }) => (since === undefined ? UNKNOWN : (record.baseline ?? '').slice(0, 7))),
        right('change', ({ since }) => (since === undefined ? UNKNOWN : change(since.change))),
        right('95% interval', ({ since }) => (since === undefined ? UNKNOWN : range(since))),
        left('verdict', ({ record }) => verdictSpan(record)),
        right('QPS', ({ load }) => (load === undefined ? UNKNOWN : load.qps.toFixed(0))),
        rows.some(({ ofControl }) => ofControl !== undefined) &&
          right('of control', ({ ofControl }) => figure(ofControl, (part) => `${(100 * part).toFixed(1)}%`)),
        rows.some(({ capacity }) => capacity !== undefined) &&
          right('CPU capacity', ({ capacity }) => figure(capacity, rate)),
        differ(({ load }) => loadText(load)) && left('load', ({ load }) => name(loadText(load))),
        left('settings', settingsText),
      ]),
    )
  })
}

function rowsOf(record: LedgerRecord): HistoryRow[] {
  const { comparisons, control, scenarios, qps } = record
  const ratios = control?.ratios ?? []
  const compared = [comparisons, ratios].map((all) => [...new Set(all.map(({ scenario }) => scenario))])
  const all = compared.find(({ length }) => length > 0) ?? scenarios.slice(0, 1).map((each) => each.name)
  return all.map((scenario) => {
    const since = worstOf(comparisons.filter((each) => each.rule === 'baseline' && each.scenario === scenario))
    const loads = qps.filter((each) => each.scenario === scenario).sort((one, other) => other.qps - one.qps)
    const isOf = (cell: CellKey | undefined) => (load: CellKey) =>
      load.workload === cell?.workload && load.threads === cell.threads
    const load = loads.find(isOf(since)) ?? loads[0]
    const ratio = ratios.filter((each) => each.scenario === scenario).find(isOf(load))
    const ofControl = ratio && Math.exp(ratio.mean)
    const capacity = scenarios.find((each) => each.name === scenario)?.cpuCapacity
    return { record, scenario, since, load, ofControl, capacity }
  })
}

function loadText(load: HistoryRow['load']): string {
  return load === undefined ? UNKNOWN : `${load.workload} at ${count(load.threads, 'thread')}`
}

function verdictSpan({ acceptedBy, verdict }: LedgerRecord): Span {
  const text = acceptedBy === null ? verdict.replace('-', ' ') : `accepted by ${shorten(acceptedBy)}`
  return { kind: 'verdict', verdict, text }
}

/** Names every setting in full, because no other view shows the settings of a record. */
function settingsText({ record, scenario }: HistoryRow): string {
  return record.settings
    .filter((setting) => setting.scenario === scenario)
    .map(({ name: setting, before, after }) => `${setting} ${before ?? NOT_SET} → ${after ?? NOT_SET}`)
    .join('; ')
}
