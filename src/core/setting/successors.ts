/** Options that a new version refuses: what the server says of them, and the configuration with what it takes instead. */
import { familyOf } from '../families/families.ts'
import type { ServerVersion } from '../families/family.ts'
import { removedOption } from '../options/option-table.ts'
import { canonicalOptionName } from './option-name.ts'
import { variableForms, variableOf } from './option-names.ts'
import type { Refusal } from './refusal.ts'
import type { ServerOption } from './setting.ts'
import { numberOf } from './size.ts'

type ValueOf = (name: string) => number | undefined

/** Values of successors that are no other names of the same variable. */
const VALUES: Readonly<Record<string, (value: number, of: ValueOf) => number>> = {
  expire_logs_days: (days) => 86_400 * days,
  innodb_log_file_size: (bytes, of) => bytes * (of('innodb_log_files_in_group') ?? 2),
}

/** Options with what the server takes in the place of those that it refuses. */
export function succeeding(options: readonly ServerOption[], refusal: Refusal): readonly ServerOption[] {
  const isRefused = (option: ServerOption) =>
    refusal.lines.some((each) => each.name === option.name && each.file === option.file && each.line === option.line)
  return options.flatMap((option) =>
    isRefused(option)
      ? ((refusal.server && successorOf(option, options, refusal.server as ServerVersion)) ?? [])
      : option,
  )
}

/** The option that took the place of one; undefined if none did, it is set already, or the value does not tell its value. */
export function successorOf(
  option: ServerOption,
  options: readonly ServerOption[],
  { product, version }: ServerVersion,
): ServerOption | undefined {
  const variable = variableOf(canonicalOptionName(option.name))
  const { instead } =
    variableForms(option.name).flatMap((form) => removedOption(form, familyOf(product).fork, version) ?? [])[0] ?? {}
  const valueSet = (name: string) => options.findLast((each) => variableForms(each.name).includes(name))?.value
  if (instead === undefined || valueSet(instead) !== undefined) return undefined
  if (variableOf(instead) === variable) return { ...option, name: instead }
  const value = numberOf(option.value ?? '')
  const successor = value && VALUES[variable]?.(value, (name) => numberOf(valueSet(name) ?? ''))
  return successor === undefined ? undefined : { ...option, name: instead, value: String(successor) }
}
