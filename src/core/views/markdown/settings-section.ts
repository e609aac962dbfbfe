/** The settings that changed between base and head: what a reviewer holds the figures against. */

import type { Result } from '../../result/result.ts'
import { markdownName, shorten } from '../../wording/escape.ts'
import { count } from '../../wording/figures.ts'
import { settingLine } from '../../wording/wording.ts'
import { firstOf, left, paragraphs, table } from './markdown-parts.ts'

const MOST_ROWS = 20
const MOST_CHARACTERS = 6_000
const LONGEST_VALUE = 60

type ResultSetting = Result['settings'][number]

export function settingsTable({ settings }: Result): string {
  if (settings.length === 0) return ''
  const rows = settings.map((setting) => [
    markdownName(setting.name),
    shownValue(setting.before),
    shownValue(setting.after),
    markdownName(settingLine(setting)),
  ])
  const shown = firstOf(rows, MOST_ROWS, MOST_CHARACTERS, (row) => row.join(' | ').length)
  const more = rows.length - shown.length
  return paragraphs(
    table([left('changed setting'), left('before'), left('now'), left('where')], shown),
    more > 0 ? `${count(more, 'more setting')} changed, see result.json.` : '',
  )
}

function shownValue(written: ResultSetting['after']): string {
  if (written === null) return '*not set*'
  return written.value === null ? '*set*' : markdownName(shorten(written.value, LONGEST_VALUE))
}
