/**
 * Sizes that a change sets, in words for a title: how they were measured, and the disk space that they take. Texts are
 * plain, so views have to escape them.
 */
import type { SettingCoverage } from '../coverage/coverage.ts'
import { isScaled } from '../coverage/scaled.ts'
import { familyOf, serverOfResult } from '../families/families.ts'
import { bytes } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { numberOf } from '../setting/value.ts'

const MIB = 1024 ** 2
/** Redo logs take their whole size on disk from the first start, so the space is known without measuring. */
const REDO = ['innodb_redo_log_capacity', 'innodb_log_file_size']
/** Size of a redo log in bytes where nothing sets it. A title mentions growth only from LEAST_DISK_BYTES on. */
const USUAL_REDO_BYTES = 100 * MIB
const LEAST_DISK_BYTES = 1024 * MIB
/** Number of redo log files that `innodb_log_file_size` applies to, unless another setting changes it. */
const FILES = { mysql: 2, mariadb: 1 } as const

/**
 * Example: "measured 48 → 8 MiB in place of 190 → 2 GiB: the true effect may be larger or smaller". Empty if the
 * setting was not scaled down for this machine.
 */
export function scaledText(scaled: SettingCoverage | undefined): string {
  if (scaled === undefined || scaled.measured === null) return ''
  const { before, after, measured } = scaled
  return `measured ${fromTo(measured.before, measured.after)} in place of ${fromTo(before, after)}: the true effect may be larger or smaller`
}

/**
 * A setting of the scenario that was scaled down for this machine. If settings to blame are known, it is one of them,
 * because the title names them.
 *
 * @param names settings to blame; empty if they are unknown
 */
export function scaledSetting(
  { coverage }: Result,
  scenario: string,
  names: readonly string[],
): SettingCoverage | undefined {
  const isMeant = ({ name }: SettingCoverage) => names.length === 0 || names.includes(name)
  return coverage.find((each) => each.scenario === scenario && isScaled(each) && isMeant(each))
}

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
  return most < LEAST_DISK_BYTES ? '' : `takes ${short(most)} more disk space`
}

/** Two sizes, the first without its unit if both have the same: "2 → 190 GiB", but "64 MiB → 1 GiB". */
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
