/** Names of options as people and files write them, brought to the form in which servers list variables. */
import type { Fork } from '../families/family.ts'
import { FORKS, OPTIONS, OptionIndex, ROWS, removalOf } from '../options/option-table.ts'

/**
 * Prefixes that servers remove from a name before they look it up again (MySQL manual, "Program Option Modifiers").
 * MariaDB adds autoset.
 */
const MODIFIER = /^(?:loose|skip|disable|enable|maximum|autoset)-/
/**
 * The name of a key cache. MariaDB passes over one before any other option too: --x.datadir is --datadir
 * (mysys/my_getopt.c).
 */
const KEY_CACHE = /^[^.]+\./

/** The names that a server may take the option for, the name itself first: lower case, with dashes. */
export function optionForms(name: string): readonly string[] {
  const forms = new Set([name.toLowerCase().replaceAll('_', '-')])
  // Forms that are added are looked at in their turn: --loose-x.skip-datadir is --datadir.
  for (const form of forms) for (const prefix of [MODIFIER, KEY_CACHE]) forms.add(form.replace(prefix, ''))
  return [...forms]
}

/**
 * The variables that a name may stand for, likeliest first: `loose-skip-log-bin` may be skip_log_bin, log_bin and
 * others. Text after a blank, such as the pattern of performance-schema-instrument in settings, is not part of the
 * name.
 */
export function variableForms(name: string): readonly string[] {
  return optionForms(name.split(' ')[0] ?? name).map((form) => form.replaceAll('-', '_'))
}

/** The only family that ever had an option, in any spelling; undefined if both had it, or may pass over it. */
export function ownerOf(name: string): Fork | undefined {
  if (/^loose[-_]/i.test(name)) return undefined
  const [row] = variableForms(name).flatMap((form) => ROWS.get(form) ?? [])
  const wasOfOther = FORKS.some(
    (fork) => fork !== row?.family && row !== undefined && removalOf(row.name, fork) !== undefined,
  )
  return wasOfOther ? undefined : row?.family
}

/** `general-log` for `x.general-log`; names that have a dot themselves, such as those of components, stay. */
export function withoutKeyCache(name: string): string {
  return DOTTED.find(name) === undefined ? name.replace(KEY_CACHE, '') : name
}

const DOTTED = new OptionIndex(({ name }) => (/[.]|validate_password/.test(name) ? name : undefined))
const NAMES = Map.groupBy(OPTIONS, ({ variable }) => variable)

/**
 * The one variable that a name stands for, as long_query_time of log_slow_query_time; the name itself where no row
 * says.
 */
export function variableOf(name: string): string {
  const listed = name.replaceAll('-', '_')
  return ROWS.get(listed)?.variable ?? listed
}

/**
 * The variables that begin with the name, if it is none itself. MariaDB takes `sort_buffer` for sort_buffer_size, as no
 * other option begins with it (mysys/my_getopt.c). A server may have only one of several that we know; and some that
 * MariaDB does not list as variables are options of it.
 */
export function begunVariables(name: string): readonly string[] {
  const listed = name.replaceAll('-', '_')
  if (listed === '' || ROWS.has(listed)) return []
  const begun = new Set<string>()
  for (let at = firstAtLeast(listed); SORTED[at]?.name.startsWith(listed) === true; at += 1)
    begun.add(SORTED[at]?.variable ?? '')
  return [...begun]
}

const SORTED = [...ROWS.values()].sort((one, other) => (one.name < other.name ? -1 : 1))

function firstAtLeast(name: string): number {
  let low = 0
  let high = SORTED.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((SORTED[middle]?.name ?? '') < name) low = middle + 1
    else high = middle
  }
  return low
}

/** The variable that a begun name stands for on every server. */
export function begunVariable(name: string): string | undefined {
  const [variable, ...others] = begunVariables(name)
  return others.length === 0 ? variable : undefined
}

/** All names of a variable that a name is one of. */
export function namesOf(name: string): readonly string[] {
  const variable = variableOf(name)
  return NAMES.get(variable)?.map((row) => row.name) ?? [variable]
}

/** Whether every supported server has a variable of that name. */
export function isEverywhere(name: string): boolean {
  const row = ROWS.get(name.replaceAll('-', '_'))
  if (row === undefined || (row.family ?? row.since) !== undefined) return false
  return FORKS.every((fork) => (row[fork]?.since ?? row[fork]?.removed) === undefined)
}
