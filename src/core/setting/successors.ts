/** Options that a new version refuses, and their successors, so that the rest of a change can be measured. */
import { familyOf } from '../families/families.ts'
import type { ServerVersion } from '../families/family.ts'
import { removedOption } from '../options/option-table.ts'
import { variableOf } from './option-name.ts'
import type { Refusal } from './refusal.ts'
import { rewrite, type Setting } from './setting.ts'
import { numberOf } from './value.ts'

type ValueOf = (name: string) => number | undefined

/** Conversions of the values of options whose successors have another meaning or unit. */
const VALUES: Readonly<Record<string, (value: number, of: ValueOf) => number>> = {
  expire_logs_days: (days) => 86_400 * days,
  innodb_log_file_size: (bytes, of) => bytes * (of('innodb_log_files_in_group') ?? 2),
}

export function successorSettings(options: readonly Setting[], refusal: Refusal): readonly Setting[] {
  const isRefused = (option: Setting) =>
    refusal.lines.some((each) => each.name === option.name && each.file === option.file && each.line === option.line)
  return options.flatMap((option) =>
    isRefused(option)
      ? ((refusal.server && successorOf(option, options, refusal.server as ServerVersion)) ?? [])
      : option,
  )
}

/**
 * Setting that takes the place of another. Undefined if there is none, if it is already set, or if the value cannot be
 * converted.
 */
export function successorOf(
  option: Setting,
  options: readonly Setting[],
  { product, version }: ServerVersion,
): Setting | undefined {
  const { instead } = removedOption(option.bare, familyOf(product).fork, version) ?? {}
  // The successor must not be set twice. With a prefix such as skip-, the text is not the value.
  if (instead === undefined || option.prefix !== undefined || options.some(({ bare }) => bare === instead))
    return undefined
  const textOf = (variable: string) => options.findLast((each) => each.variable === variable)?.text
  if (variableOf(instead) === option.variable) return rewrite(option, { name: instead })
  const value = numberOf(option.text)
  const successor = value && VALUES[option.variable]?.(value, (variable) => numberOf(textOf(variable)))
  return successor === undefined ? undefined : rewrite(option, { name: instead, text: String(successor) })
}
