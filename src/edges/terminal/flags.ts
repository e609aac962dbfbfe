/**
 * Tables of flags. One entry defines a flag's name, value, meaning and result. The parser, `--help` and
 * docs/command-line.md are made from it. If the flag has an `input`, action.yml and docs/action.md are, too. This file
 * imports little, because it is loaded before anything else.
 */
import { parseArgs } from 'node:util'
import { nearest } from '../../core/problems.ts'
import { UserError } from '../../errors.ts'

/** Help for a flag. In all texts, code stands between backticks. */
export interface FlagDescription {
  /** Placeholder for the flag's value in help texts, such as `FILE`; a switch has none. */
  readonly value?: string
  readonly meaning: string
  readonly otherwise?: string
  /** The action's input that sets this flag. A text that is not given here is taken from the flag. */
  readonly input?: { readonly meaning?: string; readonly otherwise?: string; readonly default?: string }
}

export interface Flag extends FlagDescription {
  /** Name of the field in requests, if it is not the flag's name in camelCase. */
  readonly key?: string
  /** How the value is read and checked. A switch has none, because it is on if it is given. */
  readonly form?: Form<unknown>
  /** The flag may be given several times: its value is a list without duplicates. */
  readonly multiple?: true
  readonly unset?: unknown
  /** Whether the flag changes no figure of a run, so that the command that reproduces the run leaves it out. */
  readonly isForViews?: true
}

export type Flags = Readonly<Record<string, Flag>>

type CamelCase<Name> = Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Name
type KeyOf<F, Name> = F extends { readonly key: infer Key extends string } ? Key : CamelCase<Name>
type ValueOf<F> = F extends { readonly form: Form<infer T> }
  ? F extends { readonly multiple: true }
    ? readonly T[]
    : T | (F extends { readonly unset: infer U } ? U : undefined)
  : boolean

export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F & string as KeyOf<F[Name], Name> & string]: ValueOf<F[Name]>
}

export interface Form<T> {
  /** @returns undefined if the text does not have the form */
  readonly read: (text: string) => T | undefined
  readonly allowed: string
  /** The text as an error shows it: some texts need quotes, or are empty. */
  readonly shown?: (text: string) => string
}

export const TEXT: Form<string> = { read: (text) => text, allowed: 'a text' }

export function oneOf<const T extends string>(...allowed: readonly T[]): Form<T> {
  return { read: (text) => allowed.find((value) => value === text), allowed: allowed.join(', ') }
}

export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

export const NAMES: Form<readonly string[]> = { read: splitNames, allowed: 'names' }

/** Reports a problem without throwing, so that all problems are shown at once. */
export type Complain = (flag: string, value: string, allowed: string) => undefined

/**
 * @param takesMore whether anything but flags may follow the command
 * @throws UserError if a flag is unknown, or lacks its value
 */
export function parseFlags<F extends Flags>(command: string, table: F, args: readonly string[], takesMore = true) {
  const { values: texts, positionals } = parseOr(command, table, args, () =>
    parseArgs({ args: [...args], options: optionsOf(table), allowPositionals: takesMore, strict: true }),
  )
  const problems: string[] = []
  const complain: Complain = (name, value, allowed) => {
    problems.push(
      value === 'nothing' ? `${name} is missing: give ${allowed}` : `${name}: found ${value}; allowed: ${allowed}`,
    )
    return undefined
  }
  const valueFor = (name: string, { form, multiple, unset }: Flag) => {
    const ofFlag = [texts[name] ?? []].flat().map(String)
    if (form === undefined) return ofFlag.length > 0
    const read = ofFlag.map((text) => form.read(text))
    const { allowed, shown = String } = form
    if (read.includes(undefined)) complain(`--${name}`, ofFlag.map((text) => shown(text)).join(','), allowed)
    const valid = [...new Set(read.filter((value) => value !== undefined))]
    return multiple ? valid : (valid[0] ?? unset)
  }
  const read = Object.entries<Flag>(table).map(([name, flag]) => [flag.key ?? camelCase(name), valueFor(name, flag)])
  return {
    /** A wrong flag counts as missing, so that the others can still be checked. */
    values: Object.fromEntries(read) as FlagValues<F>,
    positionals: positionals as readonly string[],
    complain,
    /** @throws UserError with one line for everything that is wrong */
    check: () => {
      if (problems.length > 0) throw new UserError(problems.join('\n'))
    },
  }
}

export function flagValues<F extends Flags>(table: F, values: FlagValues<F>): FlagValues<F> {
  const keys = Object.entries<Flag>(table).map(([name, flag]) => flag.key ?? camelCase(name))
  return Object.fromEntries(keys.map((key) => [key, values[key as keyof typeof values]])) as FlagValues<F>
}

export function optionsOf(table: Flags) {
  const options = Object.entries(table).map(([name, { form, multiple = false }]) => {
    const type = form === undefined ? ('boolean' as const) : ('string' as const)
    return [name, { type, multiple }] as const
  })
  return Object.fromEntries(options)
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function parseOr<T>(command: string, table: Flags, args: readonly string[], parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. To specify')
    // Node says the same of a flag at the end, and of one before a word with a dash, in four lines.
    const name = /^Option '(?:-\w, )?--([\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(problem)?.[1]
    if (name !== undefined) {
      const next = args[args.indexOf(`--${name}`) + 1]
      const what = next === undefined ? 'nothing' : `${next}, which begins with a dash`
      throw new UserError(
        `--${name}: found ${what}; allowed: ${table[name]?.form?.allowed ?? ''}; see qpsgate ${command} --help`,
      )
    }
    const unknown = /^Unknown option '--([^']+)'/.exec(problem)?.[1]
    const meant = unknown === undefined ? undefined : nearest(unknown, Object.keys(table))
    const hint = meant === undefined ? '' : ` (did you mean --${meant}?)`
    throw new UserError(`${problem}${hint}; see qpsgate ${command} --help`)
  }
}
