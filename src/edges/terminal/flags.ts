/**
 * Tables of flags. One entry defines a flag's name, value, meaning and result. The parser, `--help` and
 * docs/command-line.md are made from the entry, and so are action.yml and docs/action.md if it has an `input`. This
 * file imports little, because the command line loads it before it knows the version of Node.
 */
import { parseArgs } from 'node:util'
import { nearest } from '../../core/problems.ts'
import { UserError } from '../../errors.ts'

/** Help for a flag. All texts put code between backticks, because the documentation is Markdown. */
export interface FlagDescription {
  /** Placeholder for the flag's value in help texts, such as `FILE`. A switch such as `--quiet` has no value. */
  readonly value?: string
  readonly meaning: string
  readonly otherwise?: string
  /**
   * The action's input that sets this flag, so that both are documented in one place. A text that is missing here is
   * the same as the flag's.
   */
  readonly input?: { readonly meaning?: string; readonly otherwise?: string; readonly default?: string }
}

export interface Flag extends FlagDescription {
  /** Field of the request that holds the value; default: the flag's name in camelCase. */
  readonly key?: string
  /** Reads and checks the value. A switch has no form: its value is true if it is given. */
  readonly form?: Form<unknown>
  /** Whether the flag may be given several times. Its value is then a list without duplicates. */
  readonly multiple?: true
  readonly unset?: unknown
  /**
   * Whether the flag changes no figure of a run. The command that a report names for repeating the run omits such
   * flags.
   */
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
  /** @returns undefined if the text does not have this form */
  readonly read: (text: string) => T | undefined
  readonly allowed: string
  /**
   * Makes the text readable in an error, such as by quotes around a text with spaces, or "nothing" for an empty one.
   */
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

/** Reports a problem without throwing, so that the user gets all problems at once. */
export type Complain = (flag: string, value: string, allowed: string) => undefined

/**
 * @param takesMore whether arguments other than flags may follow the command
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
    /** Value of each flag. A wrong value counts as missing, so that the caller can still check the other flags. */
    values: Object.fromEntries(read) as FlagValues<F>,
    positionals: positionals as readonly string[],
    complain,
    /** @throws UserError with one line for each problem, if there is any */
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
    // Node has two messages of up to four lines for a flag without a value: one if the flag is the last argument, and
    // one if a word with a dash follows it. One short message takes their place.
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
