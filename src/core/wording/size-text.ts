/**
 * Sizes that a change sets, in words for a title: how they were measured, and the disk that they take. Plain text: the
 * view escapes.
 */
import type { SettingCoverage } from '../coverage/coverage.ts'
import { isScaled } from '../coverage/scaled.ts'
import { familyOf, serverOfResult } from '../families/families.ts'
import { bytes } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { numberOf } from '../setting/value.ts'

const MIB = 1024 ** 2
/** Settings of redo logs, which take their whole size on disk from the first start. */
const REDO = ['innodb_redo_log_capacity', 'innodb_log_file_size']
/** Bytes of a redo log by default, and least growth on disk that a title tells. */
const USUAL_REDO_BYTES = 100 * MIB
const LEAST_DISK_BYTES = 1024 * MIB
/** Redo log files of the size that `innodb_log_file_size` sets, where nothing else is set. */
const FILES = { mysql: 2, mariadb: 1 } as const

/** "measured 48 → 8 MiB in place of 190 → 2 GiB: only the direction holds"; empty if the setting was not scaled. */
export function scaledText(scaled: SettingCoverage | undefined): string {
  if (scaled === undefined || scaled.measured === null) return ''
  const { before, after, measured } = scaled
  return `measured ${fromTo(measured.before, measured.after)} in place of ${fromTo(before, after)}: only the direction holds`
}

/**
 * A setting that was scaled, in a scenario; if settings to blame are known, one of these.
 *
 * @param names of the settings to blame; empty if they are unknown
 */
export function scaledSetting(
  { coverage }: Result,
  scenario: string,
  names: readonly string[],
): SettingCoverage | undefined {
  const isMeant = ({ name }: SettingCoverage) => names.length === 0 || names.includes(name)
  return coverage.find((each) => each.scenario === scenario && isScaled(each) && isMeant(each))
}

/** "takes 188 GiB more disk", of a redo log; empty if none grows by much. */
export function diskTitle({ coverage, scenarios }: Result): string {
  const grown = coverage.flatMap(({ variable, scenario, before, after }) => {
    const program = scenarios.find(({ name }) => name === scenario)?.server
    const server = program && serverOfResult(program)
    if (!REDO.includes(variable) || server === undefined) return []
    const files = variable === 'innodb_log_file_size' ? FILES[familyOf(server.product).fork] : 1
    const sizeOf = (text: string | null) => numberOf(text ?? undefined) ?? USUAL_REDO_BYTES / files
    return files * (sizeOf(after) - sizeOf(before))
  })
  const most = Math.max(0, ...grown)
  return most < LEAST_DISK_BYTES ? '' : `takes ${short(most)} more disk`
}

/** "2 → 190 GiB", "64 MiB → 1 GiB", "default → 190 GiB". */
function fromTo(before: string | null, after: string | null): string {
  const [from, to] = [before, after].map((text) => (text === null ? 'default' : sizeText(text))) as [string, string]
  const unit = / \wiB$/.exec(to)?.[0] ?? ' '
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} → ${to}`
}

function sizeText(text: string): string {
  const size = numberOf(text)
  return size === undefined || size < MIB ? text : short(size)
}

function short(size: number): string {
  return bytes(size).replace('.0 ', ' ')
}
