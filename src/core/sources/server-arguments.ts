/** Options on the command line of a server. */

import parseWords from 'string-argv'
import { variableForms } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import { isOpen } from './embedded-options.ts'
import { unknownOption } from './source.ts'

/** Shells, whose words are scripts. */
const SHELL = /(?:^|\/)(?:ba|da|a)?sh$/
/** Longer command lines are no one's. */
const LONGEST_COMMAND = 100_000

const SWITCHES = new OptionIndex(({ isSwitch }) => isSwitch)
/** Prefixes of an option's name, with which it takes no value of its own. */
const PREFIXED = /^(?:skip|enable|disable)[-_]/i

/** The words of a command in one text, as a shell splits them. Nothing is run or filled in. */
export function wordsOf(text: string): string[] {
  return text.length > LONGEST_COMMAND ? [text] : parseWords(text)
}

/**
 * The server options among the words of a command. A shell script is one unknown option, since its effect is unknown.
 * Short options are unknown too, as they have no names.
 *
 * @param words a program first or none, with the place of each word
 */
export function optionsOfArguments(words: readonly Located<string>[]): ServerOption[] {
  const [first] = words
  if (first === undefined) return []
  if (SHELL.test(first.value)) return [unknownOption('command', words.map(({ value }) => value).join(' '), first)]
  const options: ServerOption[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]
    if (word === undefined) break
    const next = words[index + 1]
    const read = optionOf(word, next)
    if (read === undefined) continue
    options.push(read.option)
    if (read.takesNext) index += 1
  }
  return options
}

function optionOf(
  { value: word, file, line }: Located<string>,
  next: Located<string> | undefined,
): { readonly option: ServerOption; readonly takesNext: boolean } | undefined {
  const place = { file, line }
  const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
  if (name === undefined) {
    if (/^-[A-Za-z]/.test(word)) return { option: unknownOption(word, word, place), takesNext: false }
    // A word that is one variable may hold options.
    return isOpen(word) ? { option: unknownOption('command', word, place), takesNext: false } : undefined
  }
  const takesNext = value === undefined && next !== undefined && !next.value.startsWith('-') && takesValue(name)
  const own = takesNext ? next.value : value
  const isUnknown = isOpen(word) || (takesNext && isOpen(next.value))
  if (isUnknown) return { option: unknownOption(isOpen(name) ? 'command' : name, own ?? word, place), takesNext }
  return { option: { name, value: own, group: undefined, form: 'flag', ...place }, takesNext }
}

/** Whether the word after an option is its value: not for a switch, which takes none or one after `=`. */
function takesValue(name: string): boolean {
  return !PREFIXED.test(name) && SWITCHES.find(...variableForms(name)) === undefined
}
