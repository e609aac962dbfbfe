/**
 * Finds a setting's line in the forge's diff of a file, because the forge allows suggestions only there. Also finds the
 * text that takes the setting back.
 */

import { MODIFIER_PREFIXES } from '../../../core/setting/option-name.ts'
import type { LineToTakeBack } from '../../../core/views/suggestion.ts'

interface PatchLine {
  /** Number of the line: in the file before the change if the line was removed, otherwise in the file after it. */
  readonly line: number
  readonly text: string
}

interface PatchChange {
  readonly removed: readonly PatchLine[]
  readonly added: readonly PatchLine[]
}

export interface Replacement {
  readonly line: number
  /** Lines that replace it, as they were before the change; empty if the change added the line. */
  readonly text: readonly string[]
}

export function changesOf(patch: string): PatchChange[] {
  const changes: { removed: PatchLine[]; added: PatchLine[] }[] = []
  let [before, now] = [0, 0]
  let isOpen = false
  for (const row of patch.split('\n')) {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row)
    const [sign, text] = [row.charAt(0), row.slice(1)]
    // "\ No newline at end of file" is a remark of the diff, not a line of the file.
    if (sign === '\\') continue
    const isChange = start === null && (sign === '-' || sign === '+')
    if (isChange && !isOpen) changes.push({ removed: [], added: [] })
    isOpen = isChange
    if (start !== null) [before, now] = [Number(start[1]), Number(start[2])]
    else if (sign === '-') changes.at(-1)?.removed.push({ line: before++, text })
    else if (sign === '+') changes.at(-1)?.added.push({ line: now++, text })
    else [before, now] = [before + 1, now + 1]
  }
  return changes
}

/**
 * The line to replace so that the setting is taken back, with its former text. Undefined unless the diff adds the
 * setting as a whole line, or replaces one line of the same form. The text identifies the line, because the run may
 * have measured a merge, in which lines have other numbers.
 */
export function replacementIn(patch: string, { name, value, place, before }: LineToTakeBack): Replacement | undefined {
  const changes = changesOf(patch)
  const isNow = ({ text }: PatchLine) => isOf(text, name) && (value === null || text.includes(value))
  const matches = changes.flatMap((change) => change.added.filter(isNow).map((now) => ({ now, change })))
  const { now, change } =
    matches.find((each) => each.now.line === place.line) ?? (matches.length === 1 ? matches[0] : undefined) ?? {}
  if (now === undefined || change === undefined) return undefined
  if (before === null) return isWhole(now.text, name) ? { line: now.line, text: [] } : undefined
  const old = change.removed.filter(({ text }) => isOf(text, name) && keyOf(text) === keyOf(now.text))
  const [only] = old
  return only === undefined || old.length > 1 || isUnseen(only.text) ? undefined : { line: now.line, text: [only.text] }
}

/**
 * Whether a line names a setting, with dashes or underscores, and with any prefix such as `loose-`. Comments do not
 * count, because servers ignore them.
 */
function isOf(text: string, name: string): boolean {
  const [option = name] = plain(name).split(' ')
  const literal = option.replaceAll(/[^a-z0-9-]/g, '\\$&')
  const named = new RegExp(`(?:^|[^a-z0-9-]|--)${MODIFIER_PREFIXES}${literal}(?![a-z0-9-])`)
  return !/^\s*(?:[#;]|\/\/)/.test(text) && named.test(plain(text))
}

/**
 * Whether a line of an option file, a list or a mapping has nothing but one setting, so that the file stays valid
 * without it.
 */
function isWhole(text: string, name: string): boolean {
  const [option = name] = name.split(' ')
  const [, key] = /^\s*(?:-\s+)?["']?(?:--)?([\w.-]+)\s*(?:[=:].*)?$/.exec(text) ?? []
  return key !== undefined && plain(key).endsWith(plain(option))
}

function keyOf(text: string): string {
  return plain(text.split(/[=:]/, 1)[0] ?? '').trimEnd()
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('_', '-')
}

/**
 * Whether a line has invisible characters, or some that end a line. A reviewer could not see what such a suggestion
 * does. Tabs, and a carriage return at the end, are allowed.
 */
function isUnseen(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replace(/\r$/, '').replaceAll('\t', ''))
}
