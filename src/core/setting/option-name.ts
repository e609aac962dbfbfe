/** Names of options as users write them. */

import type { ServerOption } from './setting.ts'

/** Names that a server option can have; dots are in those of components and key caches. */
export const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/

/** For messages. */
export const OPTION_NAME_FORM = 'an option name: letters, digits, - _ and .'

/** The correct form of a wrong option name. */
export function fixOptionName(name: string): string {
  const bare = name.replace(/^-+/, '')
  return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM
}

/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
export function canonicalOptionName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:loose-)+/, '')
}

/** The name by which a server that does not know the option starts without it. */
export function asLoose(name: string): string {
  return name.replace(/^(?!loose[-_])/i, 'loose-')
}

/** The option as an argument of the server: `--name` or `--name=value`. */
export function optionToArgument(option: ServerOption): string {
  return option.value === undefined ? `--${option.name}` : `--${option.name}=${option.value}`
}
