/** What `qpsgate plan` says about the change of a checkout, in a form that can be judged. */
import { shownPlan } from '../../src/commands/plan.ts'
import { isUntold, type SettingChange, type SettingSide } from '../../src/core/setting/setting-change.ts'
import { serverWord } from '../../src/core/sources/server-words.ts'
import type { Warning } from '../../src/core/warnings/warnings.ts'
import { storeOpener } from '../../src/edges/store/open-store.ts'
import { parsePlanFlags } from '../../src/edges/terminal/plan-flags.ts'
import { UserError } from '../../src/errors.ts'
import { planChange } from '../../src/gate/gate.ts'
import { planningMachine } from '../../src/gate/real-machine.ts'
import type { Said, SaidLine, SaidSetting } from './judge.ts'

const { signal } = new AbortController()
const openStore = storeOpener({ near: '.' })

/** @param flags of `plan`, which starts at the current folder */
export async function saidOf(flags: readonly string[]): Promise<Said> {
  try {
    const { changes = [], warnings = [] } = shownPlan(
      await planChange(parsePlanFlags(flags), planningMachine({ tell: () => {}, signal, openStore })),
    )
    const lines = warnings.flatMap(linesIn)
    const places = new Set(lines.map(placeOf))
    const said = changes.map(saidSetting)
    // A line that qpsgate does not understand is among the changes as well, under its first word.
    const isSetting = (setting: SaidSetting) =>
      setting.isMeasured || (isVariable(setting.name) && !places.has(placeOf(setting)))
    const others = said.filter((setting) => !isSetting(setting))
    return {
      kind: 'read',
      settings: distinct(said.filter(isSetting)),
      lines: distinct([...lines, ...others].map(lineOf)),
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'refused', why: error.message }
  }
}

function linesIn(warning: Warning): SaidLine[] {
  const codes = ['file-unread', 'server-new', 'server-gone']
  return codes.includes(warning.code) && 'file' in warning ? [lineOf(warning as SaidLine)] : []
}

function lineOf({ file, line }: SaidLine): SaidLine {
  return { file, line }
}

function placeOf({ file, line }: SaidLine): string {
  return `${file}:${line}`
}

function saidSetting(change: SettingChange): SaidSetting {
  const { name, before, after } = change
  const { file, line } = after ?? before ?? { file: change.scenario, line: 1 }
  const shownName = name.replace(/ \d+$/, '')
  return {
    file,
    line,
    name: shownName,
    before: writtenValue(before),
    now: writtenValue(after),
    isMeasured: !isUntold(change),
  }
}

function writtenValue(side: SettingSide | null): string | null {
  return side === null ? null : (side.text ?? 'on')
}

function isVariable(name: string): boolean {
  return name === 'image' || serverWord(name.replace(/^\[[^\]]*\] /, '')) !== undefined
}

/** Removes repetitions, because servers that share a file have the same changes. */
function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
