/** The ledger as tables for a terminal or a page, and as JSON. */

import { changeOf } from '../comparison/comparison.ts'
import { change, count, firstOf, range } from '../figures.ts'
import { type BranchLedger, isNews, type PlacedRecord, type Way } from '../ledger/ledger.ts'
import type { LedgerRecord } from '../ledger/record.ts'
import type { Effect } from '../stats/random-effects.ts'
import { changeName } from '../wording/baseline-text.ts'
import { shorten } from '../wording/escape.ts'
import { MOST_POINTS } from './chart/way-panel.ts'
import { left, list, name, right, type Section, type Span, section, table, UNKNOWN } from './report/report.ts'
import { sectionsText } from './terminal.ts'

const MOST_SETTINGS = 2
const LONGEST_SETTING = 48
const NOT_SET = 'not set'

export interface ShownHistory {
  /** Name of the store for messages, e.g. "directory /srv/runs". */
  readonly store: string
  readonly ledgers: readonly BranchLedger[]
  readonly unreadable: readonly { readonly path: string; readonly problem: string }[]
}

export function renderHistory({ store, ledgers, unreadable }: ShownHistory, colour: boolean): string {
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

/** The newest records that changed something. */
export function newsOf(records: readonly PlacedRecord[]): PlacedRecord[] {
  return records.filter(({ record }) => isNews(record)).slice(-MOST_POINTS)
}

/** A scenario in a record, with its way. */
interface Row {
  readonly record: LedgerRecord
  readonly scenario: string
  readonly way: Way
}

/** A table for each ledger, with a row for each scenario that a record changed. */
export function ledgerSections(ledgers: readonly BranchLedger[]): Section[] {
  return ledgers.flatMap(({ branch, suite, baseline, records }, at) => {
    const rows = newsOf(records).flatMap(rowsOf)
    const isSingle = rows.every(({ record }) => record.scenarios.length === 1)
    return section(
      `ledger-${at}`,
      `${branch} · ${suite} · baseline ${baseline.slice(0, 7)}`,
      table(`${branch} · ${suite}`, rows, [
        left('commit', ({ record }) => [...new Set([record.commit.slice(0, 7), changeName(record)])].join(' ')),
        right('date', ({ record }) => record.recordedAt.slice(0, 10)),
        !isSingle && left('scenario', (row) => name(row.scenario)),
        right('change', ({ record, way }) => (record.parent === null ? 'begins' : change(Math.expm1(way.own.mean)))),
        right('so far', ({ way }) => distanceText(way.since)),
        right('95 % interval', ({ way }) => intervalText(way.since)),
        left('verdict', ({ record }) => verdictSpan(record)),
        left('settings', settingsText),
      ]),
    )
  })
}

function rowsOf({ record, ways }: PlacedRecord): Row[] {
  const rows = [...ways].map(([scenario, way]) => ({ record, scenario, way }))
  const changed = rows.filter(({ scenario }) => record.changes.some((each) => each.scenario === scenario))
  return changed.length === 0 ? rows.slice(0, 1) : changed
}

/** @param since null: a record between the beginning and this one is missing, or cannot be read */
function distanceText(since: Effect | null): string {
  return since === null ? 'unknown: an earlier record is missing' : change(changeOf(since).change)
}

function intervalText(since: Effect | null): string {
  return since === null ? UNKNOWN : range(changeOf(since))
}

function verdictSpan({ acceptedBy, verdict }: LedgerRecord): Span {
  const text = acceptedBy === null ? verdict.replace('-', ' ') : `accepted by ${shorten(acceptedBy)}`
  return { kind: 'verdict', verdict, text }
}

/** "sync_binlog 0 → 1". */
function settingsText({ record, scenario }: Row): string {
  const texts = record.settings
    .filter((setting) => setting.scenario === scenario)
    .map(({ name: setting, before, after }) => `${setting} ${before ?? NOT_SET} → ${after ?? NOT_SET}`)
  return firstOf(
    texts.map((text) => shorten(text, LONGEST_SETTING)),
    MOST_SETTINGS,
  )
}
