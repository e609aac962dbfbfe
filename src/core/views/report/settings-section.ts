/** The settings that changed between base and head: a reviewer compares the figures with them. */

import type { Result } from '../../result/result.ts'
import { count } from '../../wording/figures.ts'
import { settingLine } from '../../wording/wording.ts'
import { type Block, type Inline, left, name, section, table } from './report.ts'

const MOST_ROWS = 20
const MOST_CHARACTERS = 6_000
const LONGEST_VALUE = 60

type ResultSetting = Result['settings'][number]

export function settingsTable({ settings }: Result): Block[] {
  const rows = settings.map((setting) => [
    name(setting.name),
    shownValue(setting.before),
    shownValue(setting.after),
    name(settingLine(setting)),
  ])
  const columns = [left('changed setting'), left('before'), left('now'), left('where')]
  const rest = (more: number) => (more > 0 ? `${count(more, 'more setting')} changed, see result.json.` : '')
  return section(
    { id: 'settings', title: 'Changed settings', inMarkdown: 'folded', priority: 0 },
    table('Settings before and now', columns, rows, { most: MOST_ROWS, room: MOST_CHARACTERS, rest }),
  )
}

function shownValue(written: ResultSetting['after']): Inline {
  if (written === null) return { kind: 'emphasis', text: 'not set' }
  return written.value === null ? { kind: 'emphasis', text: 'set' } : name(written.value, LONGEST_VALUE)
}
