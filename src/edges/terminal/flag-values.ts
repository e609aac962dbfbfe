/** Reads the values of flags; what is wrong is collected, so that everything is reported at once. */
import { RESULT_FORMATS, type ResultFormat } from '../../core/request/result-format.ts'
import type { ServerChoice } from '../../core/request/server-choice.ts'
import { nearest } from '../../core/suite/problems.ts'
import type { Rule, Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'

/** What scenarios can be compared with, in the order shown. */
export const RULES: readonly Rule[] = ['control', 'base', 'history']
export const SERVERS: readonly ServerChoice[] = ['auto', 'docker', 'local', 'external']
/** Directory for what is written. */
export const DEFAULT_OUT = 'qpsgate-out'
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32
const MOST_THREADS = 1024

/** Collects what is wrong instead of stopping at the first. */
export type Complain = (flag: string, found: string, allowed: string) => undefined

export function complaints(): { problems: string[]; complain: Complain } {
  const problems: string[] = []
  return {
    problems,
    complain: (flag, found, allowed) => {
      problems.push(`${flag}: found ${found}; allowed: ${allowed}`)
      return undefined
    },
  }
}

/** @param flags those that the command has */
export function parseOr<T>(command: string, flags: Readonly<Record<string, unknown>>, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    const [said = ''] = (error as Error).message.split('. To specify')
    const unknown = /^Unknown option '--([^']+)'/.exec(said)?.[1]
    const meant = unknown === undefined ? undefined : nearest(unknown, Object.keys(flags))
    const hint = meant === undefined ? '' : ` (did you mean --${meant}?)`
    throw new UserError(`${said}${hint}; see qpsgate ${command} --help`)
  }
}

export function optional<T>(text: string | undefined, parse: (text: string) => T): T | undefined {
  return text === undefined ? undefined : parse(text)
}

export function oneOf<T extends string>(flag: string, allowed: readonly T[], complain: Complain) {
  return (text: string): T | undefined =>
    allowed.find((value) => value === text) ?? complain(flag, text, allowed.join(', '))
}

export function names(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

export function threadList(text: string, complain: Complain): Suite['threads'] | undefined {
  const numbers = text.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN))
  const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right)
  const valid = numbers.every((number) => number >= 1 && number <= MOST_THREADS)
  return valid && first !== undefined
    ? [first, ...rest]
    : complain('--threads', text, `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`)
}

export function ruleList(text: string, complain: Complain): Rule[] | undefined {
  const wanted = names(text) ?? []
  const known = RULES.filter((rule) => wanted.includes(rule))
  const isRight = known.length > 0 && known.length === new Set(wanted).size
  return isRight ? known : complain('--against', text, `one or more of ${RULES.join(', ')}`)
}

/** @param texts one for each time that the flag was given */
export function formatList(texts: readonly string[], complain: Complain): ResultFormat[] {
  const wanted = texts.flatMap((text) => text.split(',').map((name) => name.trim()))
  const known = RESULT_FORMATS.filter((format) => wanted.includes(format))
  if (known.length === new Set(wanted).size) return known
  complain('--format', texts.join(','), `one or more of ${RESULT_FORMATS.join(', ')}`)
  return []
}

export function wholeNumber(flag: string, text: string, most: number, complain: Complain): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return number >= 1 && number <= most ? number : complain(flag, text, `a whole number from 1 to ${most}`)
}

/** A seed for who names none. It is reported with the result, so that the run can be repeated. */
export function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}

export function seedOf(text: string, complain: Complain): number | undefined {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return seed < SEEDS ? seed : complain('--seed', text, `a whole number below ${SEEDS}`)
}
