/** Meaning of a setting's text to the servers, as far as the variable is known. */

import { OptionIndex } from '../options/option-table.ts'
import type { OptionName } from './option-name.ts'

export type Value =
  | { readonly kind: 'switch'; readonly isOn: boolean }
  /**
   * Whole number, or size with its unit multiplied out. It is kept as digits, because servers take numbers that are too
   * large for a number in JavaScript.
   */
  | { readonly kind: 'number'; readonly digits: string }
  /** Words in capitals whose order does not matter; or flags that are on or off. */
  | { readonly kind: 'set'; readonly words: readonly string[] }
  /** Rule for the instruments that match a pattern. `state` is one of INSTRUMENT_STATES, or as written. */
  | { readonly kind: 'instruments'; readonly pattern: string; readonly state: string | undefined }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'default' }
  /**
   * Unknown value: it comes from another place, or from a part of a file that is not read; or the line is for another
   * program or for the container; or a Kubernetes operator derives settings from it.
   */
  | { readonly kind: 'expression'; readonly why: 'not-applied' | 'other-program' | 'container' | 'derived' }

export const INSTRUMENT_STATES: ReadonlySet<string> = new Set(['on', 'off', 'counted'])

const PATTERNS = 'performance_schema_instrument'
/** Variable for which every text, even OFF, is the name of a file, so that OFF does not switch the binary log off. */
const FILE_OR_OFF = 'log_bin'

/**
 * Options that are on or off. They take ON, TRUE and 1 for on, and OFF, FALSE and 0 for off, in capitals or not.
 * Without a value they are on (mysys/my_getopt.c). For other options such a text may mean something else: 1 of
 * gtid_mode is OFF_PERMISSIVE, and a file may be called ON.
 */
const SWITCHES = new OptionIndex((row) => row.isSwitch)
/** Options of which a later one does not override an earlier one, because they are lists, or sets of flags. */
const ADDING_UP = new OptionIndex(({ addsUp }) => addsUp)
const STUCK = new OptionIndex(({ isStuckOn }) => isStuckOn)
const DECIMALS = new OptionIndex(({ isDecimal }) => isDecimal)
/**
 * Options whose values stay texts, because they are names of places, addresses and users, or statements, even if they
 * look like numbers.
 */
const TEXTS = new OptionIndex(({ isText, reach }) => isText ?? (reach === undefined ? undefined : true))
const SETS = new OptionIndex(({ isSet }) => isSet)
/**
 * Options whose values mean the same in capitals or not. Values of options that affect speed are numbers and keywords,
 * whereas other options have names and paths, which may differ by case alone.
 */
const ANY_CASE = new OptionIndex(({ exercisedBy, reach, addsUp, isIdentity }) =>
  exercisedBy !== undefined && (reach ?? addsUp ?? isIdentity) === undefined ? true : undefined,
)

export function readValue(name: OptionName, rawText: string | undefined): Value {
  const { bare, variable } = name
  if (variable === PATTERNS) return readInstrumentRule(rawText)
  if (name.prefix === 'other') return { kind: 'text', text: rawText ?? '' }
  const text = textBehindPrefix(name, rawText)
  const isOn = isSwitch(name) || (variable === FILE_OR_OFF && name.prefix) ? stateOf(text ?? 'ON') : undefined
  if (isOn === true || (isOn === false && !STUCK.find(bare, variable))) return { kind: 'switch', isOn }
  if (text === undefined) return { kind: 'default' }
  if (SETS.find(bare, variable)) return { kind: 'set', words: [...new Set(text.toUpperCase().split(','))].sort() }
  const flags = addsUp(name) ? flagsOf(text) : undefined
  if (flags !== undefined) return { kind: 'set', words: [...flags.values()].sort() }
  if (TEXTS.find(bare, variable)) return { kind: 'text', text }
  return readNumber(name, text) ?? readText(text, ANY_CASE.find(bare, variable) === true && !addsUp(name))
}

/** Text that the server gives to the option. A prefix such as skip- replaces the written text by 0 or 1. */
export function textBehindPrefix(
  { prefix }: Pick<OptionName, 'prefix'>,
  rawText: string | undefined,
): string | undefined {
  if (prefix === undefined || prefix === 'other') return rawText
  return (prefix === 'on') === (rawText === '0') ? '0' : '1'
}

function readNumber({ bare, variable }: NameParts, text: string): Value | undefined {
  const form = DECIMALS.find(bare, variable) ? WHOLE : COMMON_SIZE
  const digits = form.test(text) ? wholeNumber(text)?.toString() : undefined
  return digits === undefined ? undefined : { kind: 'number', digits }
}

function readText(text: string, isAnyCase: boolean): Value {
  if (isAnyCase && DECIMAL.test(text)) return { kind: 'text', text: String(Number(text)) }
  return { kind: 'text', text: (isAnyCase && WORD.test(text)) || SWITCH_WORD.test(text) ? text.toUpperCase() : text }
}

/**
 * Forms of numbers that all servers take. Other forms stay texts: MySQL 5.7 refuses units larger than G, and leading
 * zeros matter where the value is a text.
 */
const WHOLE = /^(?:0|[1-9]\d*)$/
const COMMON_SIZE = /^(?:0|[1-9]\d*)(?:[KMG](?:i?B)?)?$/i
const DECIMAL = /^\d+\.\d+$/
const WORD = /^\w+$/
const SWITCH_WORD = /^(?:on|off|true|false|yes|no)$/i

type NameParts = Pick<OptionName, 'bare' | 'variable'>

export function isSwitch({ bare, variable }: NameParts): boolean {
  return SWITCHES.find(bare, variable) ?? false
}

export function addsUp({ bare, variable }: NameParts): boolean {
  return ADDING_UP.find(bare, variable) ?? false
}

/**
 * State that a word gives to a switch. Undefined for other words, even for yes: with these, servers leave the switch
 * off.
 */
export function stateOf(word: string): boolean | undefined {
  if (/^(?:on|true|1)$/i.test(word)) return true
  return /^(?:off|false|0)$/i.test(word) ? false : undefined
}

/** Like `stateOf`, but with yes and no, because servers print these and instruments take them. */
export function shownState(word: string): boolean | undefined {
  if (/^yes$/i.test(word)) return true
  return /^no$/i.test(word) ? false : stateOf(word)
}

/**
 * Text that is equal for values with the same meaning for their variable. Only a switch has the same text for 1 and ON,
 * because elsewhere ON may be the name of a file. Null if no text can express the meaning.
 */
export function meaningOf(value: Value): string | null {
  switch (value.kind) {
    case 'switch':
      return value.isOn ? 'ON' : 'OFF'
    case 'number':
      return value.digits
    case 'set':
      return value.words.join()
    case 'instruments':
      return value.state === undefined ? null : value.state.toUpperCase()
    case 'text':
      return value.text
    default:
      return null
  }
}

export function sumOf(before: Value, after: Value): Value {
  if (before.kind === 'set' && after.kind === 'set') {
    const [former, later] = [before, after].map(({ words }) => flagsOf(words.join().toLowerCase()))
    if (former && later) {
      const both = new Map([...(later.has('default') ? [] : former), ...later])
      return { kind: 'set', words: [...both.values()].sort() }
    }
  }
  // NUL separates the values, because a value may contain commas but no NUL.
  return { kind: 'text', text: `${meaningOf(before) ?? ''}\0${meaningOf(after) ?? ''}` }
}

/**
 * Maximum length, in characters, of a text of flags that is compared as a set. In a longer text the order of the flags
 * counts, as in any text.
 */
const MOST_FLAGS = 5000
const FLAG = /^(?:\w+=(?:on|off|default)|default)$/

/**
 * Flags that are on or off, and `default`, which servers apply first wherever it stands. Undefined for anything else,
 * also if a flag occurs twice, because servers refuse that.
 */
function flagsOf(text: string): ReadonlyMap<string, string> | undefined {
  if (text.length > MOST_FLAGS) return undefined
  const flags = text.toLowerCase().split(',')
  const states = new Map(flags.map((flag) => [flag.split('=', 1).join(), flag]))
  return states.size === flags.length && flags.every((flag) => FLAG.test(flag)) ? states : undefined
}

/**
 * Reads the pattern of performance-schema-instrument, and the state of its instruments. Like the server, it removes
 * quotes around the whole text and blanks around both parts (sql/mysqld.cc).
 */
function readInstrumentRule(text = ''): Value {
  const [pattern = '', ...rest] = text.replace(/^'(.*)'$/s, '$1').split('=')
  const word = rest.length === 0 ? undefined : rest.join('=').trim()
  return { kind: 'instruments', pattern: pattern.trim(), state: word && instrumentState(word) }
}

function instrumentState(word: string): string {
  if (/^counted$/i.test(word)) return 'counted'
  const isOn = shownState(word)
  return isOn === undefined ? word : isOn ? 'on' : 'off'
}

/** Servers read only the first letter of a unit: 64MB is 64M. */
const SIZE = /^(\d+)(?:([KMGTPE])(?:i?B)?)?$/i
const SIZE_UNITS = 'KMGTPE'
/**
 * Largest number that servers take. Larger ones have no certain meaning, because some servers refuse them and others
 * wrap them.
 */
const LARGEST = 2n ** 64n - 1n

/** A whole number, or a size with its unit, as servers read it: 67108864 for "64M"; undefined for anything else. */
export function wholeNumber(text: string): bigint | undefined {
  const [, digits, unit = ''] = SIZE.exec(text) ?? []
  const power = unit === '' ? 0 : SIZE_UNITS.indexOf(unit.toUpperCase()) + 1
  const whole = digits === undefined ? undefined : BigInt(digits) << BigInt(10 * power)
  return whole === undefined || whole > LARGEST ? undefined : whole
}

/** Like `wholeNumber`, but inexact above 2^53, because the result is a number of JavaScript. */
export function numberOf(text: string | undefined): number | undefined {
  const whole = text === undefined ? undefined : wholeNumber(text)
  return whole === undefined ? undefined : Number(whole)
}
