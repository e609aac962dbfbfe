/**
 * Flags of commands: an entry in a command's table defines a flag's name, value, meaning and result. The parser,
 * `--help`, docs/command-line.md and, for an `input`, action.yml and docs/action.md are made from it. Light: loaded
 * before anything else is known.
 */
import { parseArgs } from 'node:util'
import { nearest } from '../../core/suite/problems.ts'
import { UserError } from '../../errors.ts'

/** Help for a flag. In all texts code is between backticks. */
export interface FlagDescription {
  /** Its name in requests, where that of the flag in camelCase would not tell the unit. */
  readonly key?: string
  /** Name of its value, such as `FILE`; a switch has none. */
  readonly value?: string
  readonly meaning: string
  /** The default, if it is worth mentioning. */
  readonly otherwise?: string
  /** The action has it as an input, too; missing parts are those of the flag. */
  readonly input?: FlagInput
  /** Whether the figures of a run are the same without it. */
  readonly isForViews?: boolean
}

export interface FlagInput {
  readonly meaning?: string
  readonly otherwise?: string
  readonly default?: string
}

/** A flag in the form of `parseArgs`, and the parser of its texts. */
export interface Flag<T> extends FlagDescription {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** @returns undefined, after a complaint, if a text is no value of it */
  readonly read: (texts: readonly string[], complain: (found: string, allowed: string) => undefined) => T | undefined
  /** The value where it is not given. */
  readonly unset: T
}

export type Flags = Readonly<Record<string, Flag<unknown>>>

type CamelCase<Name> = Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Name
type KeyOf<F, Name> = F extends { readonly key: infer Key extends string } ? Key : CamelCase<Name>

/** The part of a request that a table's flags give. */
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F & string as KeyOf<F[Name], Name> & string]: F[Name]['unset']
}

/** Form of a text. */
export interface Form<T> {
  /** @returns undefined if the text does not have the form */
  readonly read: (text: string) => T | undefined
  /** Half a sentence, for errors. */
  readonly allowed: string
  /** The text as an error shows it. */
  readonly shown?: (text: string) => string
}

export const TEXT: Form<string> = { read: (text) => text, allowed: 'a text' }

export function oneOf<const T extends string>(...allowed: readonly T[]): Form<T> {
  return { read: (text) => allowed.find((value) => value === text), allowed: allowed.join(', ') }
}

/** From 1 on. */
export function wholeNumber(most: number): Form<number> {
  const read = (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return number >= 1 && number <= most ? number : undefined
  }
  return { read, allowed: `a whole number from 1 to ${most}` }
}

export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Names between commas. */
export const NAMES: Form<readonly string[]> = { read: namesIn, allowed: 'names' }

/** A flag with one value. */
export function flag<T, const D extends FlagDescription>(described: D, form: Form<T>): D & Flag<T | undefined>
export function flag<T, const D extends FlagDescription, U>(described: D, form: Form<T>, unset: U): D & Flag<T | U>
export function flag<T>(described: FlagDescription, { read, allowed, shown = String }: Form<T>, unset?: T) {
  return {
    ...described,
    type: 'string' as const,
    unset,
    read: ([text = '']: readonly string[], complain: Complaint) => read(text) ?? complain(shown(text), allowed),
  }
}

/** A flag that may be given several times. */
export function flags<T, const D extends FlagDescription>(
  described: D,
  { read, allowed, shown = String }: Form<readonly T[]>,
): D & Flag<readonly T[]> {
  return {
    ...described,
    type: 'string',
    multiple: true,
    unset: [],
    read: (texts, complain) => {
      const wanted = texts.map((text) => read(text))
      if (wanted.every((each) => each !== undefined)) return [...new Set(wanted.flat())]
      return complain(texts.map((text) => shown(text)).join(','), allowed)
    },
  }
}

/** A flag without a value, off where it is not given. */
export function toggle<const D extends FlagDescription>(described: D): D & Flag<boolean> {
  return { ...described, type: 'boolean', unset: false, read: () => true }
}

type Complaint = (found: string, allowed: string) => undefined
/** Collects problems instead of stopping at the first. */
export type Complain = (flag: string, found: string, allowed: string) => undefined

export interface ParsedFlags<F extends Flags> {
  /** Wrong flags count as missing. */
  readonly values: FlagValues<F>
  /** The text of each flag as written: the last one, or true. */
  readonly written: { readonly [Name in keyof F]?: string | boolean }
  readonly positionals: readonly string[]
  readonly complain: Complain
  /** @throws UserError with one line for everything that is wrong */
  readonly check: () => void
}

/**
 * @param takesMore whether anything but flags may follow the command
 * @throws UserError if a flag is unknown, or lacks its value
 */
export function parseFlags<F extends Flags>(
  command: string,
  table: F,
  args: readonly string[],
  takesMore = true,
): ParsedFlags<F> {
  const { values, positionals } = parseOr(command, table, () =>
    parseArgs({ args: [...args], options: table, allowPositionals: takesMore, strict: true }),
  )
  const given = values as Readonly<Record<string, boolean | string | readonly string[] | undefined>>
  const problems: string[] = []
  const complain: Complain = (name, found, allowed) => {
    problems.push(
      found === 'nothing' ? `${name} is missing: give ${allowed}` : `${name}: found ${found}; allowed: ${allowed}`,
    )
    return undefined
  }
  const read = Object.entries(table).map(([name, { read, unset, key = camelCase(name) }]) => {
    const texts = given[name]
    if (texts === undefined) return [key, unset]
    return [key, read([texts].flat().map(String), (found, allowed) => complain(`--${name}`, found, allowed)) ?? unset]
  })
  const written = Object.entries(given).map(([name, texts]) => [name, [texts].flat().at(-1)])
  return {
    values: Object.fromEntries(read),
    written: Object.fromEntries(written),
    positionals,
    complain,
    check: () => {
      if (problems.length > 0) throw new UserError(problems.join('\n'))
    },
  }
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function parseOr<T>(command: string, table: Flags, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    const [said = ''] = (error as Error).message.split('. To specify')
    const unknown = /^Unknown option '--([^']+)'/.exec(said)?.[1]
    const meant = unknown === undefined ? undefined : nearest(unknown, Object.keys(table))
    const hint = meant === undefined ? '' : ` (did you mean --${meant}?)`
    throw new UserError(`${said}${hint}; see qpsgate ${command} --help`)
  }
}
