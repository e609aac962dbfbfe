/**
 * Names of options: from the spellings of people and files to the names that servers list, as my_getopt.c of MySQL and
 * MariaDB reads them. No other file knows of prefixes, so that all of qpsgate reads a name in the same way.
 */

import type { Fork } from '../families/family.ts'
import { FORKS, OPTIONS, OptionIndex, ROWS, removalOf } from '../options/option-table.ts'

/** A name that a server option can have. It may contain dots, because names of components and key caches do. */
export const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/

export const OPTION_NAME_FORM = 'an option name: letters, digits, - _ and .'

export function fixOptionName(name: string): string {
  const bare = name.replace(/^-+/, '')
  return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM
}

export interface OptionName {
  /**
   * Name that is equal for all spellings of one option: with dashes and without `loose-` in front. Other prefixes stay.
   */
  readonly option: string
  /**
   * Name behind the prefixes, with underscores: x of `skip-x`, unless skip-x is an option itself. A key cache's name
   * stays in front, because two caches are two settings.
   */
  readonly bare: string
  /** Variable that the option sets, by its name in the server's list; the bare name if the table has no row for it. */
  readonly variable: string
  /**
   * Prefix that replaces the value. Servers give the option 0 for `off` and 1 for `on`. A written value of 0 reverses
   * this; they ignore any other value. What `other` prefixes such as maximum- do depends on option and server.
   */
  readonly prefix: 'on' | 'off' | 'other' | undefined
  readonly isLoose: boolean
}

/**
 * Prefixes that servers strip from a name that they do not know, one after the other. Of several prefixes the innermost
 * counts (MySQL manual, "Program Option Modifiers"). Only MariaDB has autoset.
 */
const MODIFIERS = 'loose|skip|disable|enable|maximum|autoset'
const MODIFIER = new RegExp(`^(${MODIFIERS})-(?=.)`)
/** Source of a pattern for the prefixes of a name that is in lower case and has dashes. */
export const MODIFIER_PREFIXES = `(?:(?:${MODIFIERS})-)*`
const PREFIXES: Readonly<Record<string, OptionName['prefix']>> = { skip: 'off', disable: 'off', enable: 'on' }
const OTHERS: ReadonlySet<string> = new Set(['maximum', 'autoset'])
/**
 * Name of a key cache, with its dot. MariaDB also ignores it before options that have nothing to do with key caches:
 * --x.datadir is --datadir (mysys/my_getopt.c).
 */
const KEY_CACHE = /^[^.]+\./
const LOOSE = /^loose[-_]/i

export function readOptionName(spelling: string): OptionName {
  const canonical = canonicalName(spelling)
  const option = hasCapitals(spelling) ? optionOf(spelling) : canonical
  let isLoose = LOOSE.test(spelling)
  let innermost = ''
  let cache = ''
  for (let name = canonical; ; ) {
    const listed = listedName(name)
    const rowVariable = ROWS.get(listed)?.variable ?? variableByAbbreviation(listed)
    const [modifier = '', word = ''] = (rowVariable === undefined && MODIFIER.exec(name)) || []
    const ofCache = modifier === '' && rowVariable === undefined ? cacheOf(name) : ''
    if (modifier === '' && ofCache === '') {
      const isOther = OTHERS.has(innermost)
      const bare = isOther ? `${innermost}_${listed}` : `${listedName(cache)}${listed}`
      return { option, bare, variable: rowVariable ?? listed, prefix: isOther ? 'other' : PREFIXES[innermost], isLoose }
    }
    innermost = word
    isLoose ||= word === 'loose'
    cache = `${cache}${ofCache}`
    name = name.slice(modifier.length + ofCache.length)
  }
}

/**
 * Whether the name has capitals. If so, it depends on the server whether it knows the option, because only some
 * servers, such as MariaDB 10.11, ignore case.
 */
export function hasCapitals(name: string): boolean {
  return /[A-Z]/.test(name)
}

/**
 * Form in which all spellings of one option are equal, so that they can be compared: lower case, dashes, without
 * `loose-`.
 */
export function canonicalName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:loose-)+/, '')
}

/** Whether two spellings are one name, such as log-bin and log_bin. */
export function isSameName(one: string, other: string): boolean {
  return canonicalName(one) === canonicalName(other)
}

export function strictName(name: string): string {
  return name.replace(LOOSE, '')
}

/** Name with which a server starts even if it does not know the option. */
export function looseName(name: string): string {
  return LOOSE.test(name) ? name : `loose-${name}`
}

export function optionOf(variable: string): string {
  return variable.replaceAll('_', '-')
}

function listedName(option: string): string {
  return option.replaceAll('-', '_')
}

/**
 * Variables for which some server may take a name, the likeliest first: `skip-log-bin` may be skip_log_bin or log_bin.
 * Text after a blank, such as the pattern of performance-schema-instrument, is not part of the name.
 */
export function variableForms(name: string): readonly string[] {
  const forms = new Set([listedName((name.split(' ', 1)[0] ?? name).toLowerCase())])
  // The loop also visits the forms that it adds, because prefixes nest: --loose-x.skip-datadir is --datadir.
  for (const form of forms)
    for (const shorter of [optionOf(form).replace(MODIFIER, ''), form.replace(KEY_CACHE, '')])
      forms.add(listedName(shorter))
  return [...forms]
}

/**
 * Key cache of a name, `x.` of `x.general-log`. Empty if the dot is part of the option's own name, as with components.
 */
function cacheOf(name: string): string {
  return DOTTED.find(name) === undefined ? (KEY_CACHE.exec(name)?.[0] ?? '') : ''
}

const DOTTED = new OptionIndex(({ name }) => (/[.]|validate_password/.test(name) ? name : undefined))
const NAMES = Map.groupBy(OPTIONS, ({ variable }) => variable)

/** The only fork that ever had the option. Undefined if both had it, or if `loose-` lets any server ignore it. */
export function ownerOf(name: string): Fork | undefined {
  if (LOOSE.test(name)) return undefined
  const [row] = variableForms(name).flatMap((form) => ROWS.get(form) ?? [])
  const wasOfOther = FORKS.some(
    (fork) => fork !== row?.family && row !== undefined && removalOf(row.name, fork) !== undefined,
  )
  return wasOfOther ? undefined : row?.family
}

/**
 * Variable that a name in a server's list stands for, because a variable may have several names: log_slow_query_time is
 * long_query_time. Without a row it is the name itself.
 */
export function variableOf(listed: string): string {
  return ROWS.get(listed)?.variable ?? listed
}

/** All names of the variable that has the given name, because servers differ in the name that they list. */
export function namesOf(listed: string): readonly string[] {
  const variable = variableOf(listed)
  return NAMES.get(variable)?.map((row) => row.name) ?? [variable]
}

/**
 * Variables that an abbreviation may stand for; none if the name is a variable itself. MariaDB takes `sort_buffer` for
 * sort_buffer_size, because no other option begins with it (mysys/my_getopt.c). All matches in the table count, because
 * a server may have only one of them, and MariaDB has options that it does not list as variables.
 */
export function variablesByAbbreviation(name: string): readonly string[] {
  const listed = listedName(name)
  if (listed === '' || ROWS.has(listed)) return []
  const expansions = new Set<string>()
  for (let at = firstAtLeast(listed); SORTED[at]?.name.startsWith(listed) === true; at += 1)
    expansions.add(SORTED[at]?.variable ?? '')
  return [...expansions]
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

/** Variable that an abbreviation stands for on every server; undefined if it is ambiguous, or no abbreviation. */
export function variableByAbbreviation(name: string): string | undefined {
  const [variable, ...others] = variablesByAbbreviation(name)
  return others.length === 0 ? variable : undefined
}

export function isEverywhere(listed: string): boolean {
  const row = ROWS.get(listed)
  if (row === undefined || (row.family ?? row.since) !== undefined) return false
  return FORKS.every((fork) => (row[fork]?.since ?? row[fork]?.removed) === undefined)
}
