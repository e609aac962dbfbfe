/** Command-line flags into a typed request; every problem is reported at once. */
import { parseArgs } from 'node:util'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from '../../core/suite/quantities.ts'
import type { GatePolicy, Rule, Suite } from '../../core/suite/suite.ts'
import type { DoctorRequest } from '../../doctor.ts'
import { UserError } from '../../errors.ts'
import type { RunRequest } from '../../run.ts'
import type { ServerChoice } from '../servers/choose.ts'
import { DOCTOR_FLAGS, REPORT_FLAGS, RUN_FLAGS } from './help.ts'

const SERVERS: readonly ServerChoice[] = ['auto', 'docker', 'local', 'external']
const ON_INCONCLUSIVE: readonly Suite['gate']['onInconclusive'][] = ['pass', 'fail']
const RULES: readonly Rule[] = ['control', 'base']
const DEFAULT_SUITE = 'scenarios/quickstart.yml'
const DOCTOR_BUDGET_SECONDS = 30
const DEFAULT_OUT = 'qpsgate-out'
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS: ReadonlySet<string> = new Set(['out', 'json', 'quiet', 'install', 'seed'])
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32
const MOST_THREADS = 1024

export interface RunFlags {
  readonly request: RunRequest
  readonly quiet: boolean
  readonly json: boolean
}

/** Collects what is wrong instead of stopping at the first. */
type Complain = (flag: string, found: string, allowed: string) => undefined

/**
 * @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
 * @throws UserError with one line for every wrong flag
 */
export function parseRunFlags(args: readonly string[], randomSeed: number): RunFlags {
  const { values, positionals } = parseKnown(args)
  const { problems, complain } = complaints()
  const [suite = DEFAULT_SUITE, ...more] = positionals
  if (more.length > 0) complain('SUITE', [suite, ...more].join(' '), 'one suite file')
  const budget = optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM))
  const tolerance = optional(
    values.tolerance,
    (text) => parsePercentage(text) ?? complain('--tolerance', text, PERCENTAGE_FORM),
  )
  const onInconclusive = optional(values['on-inconclusive'], oneOf('--on-inconclusive', ON_INCONCLUSIVE, complain))
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  const threads = optional(values.threads, (text) => threadList(text, complain))
  const rules = optional(values.against, (text) => ruleList(text, complain)) ?? usualRules(values.base)
  if (rules.includes('base') && values.base === undefined) complain('--against', 'base', 'base with --base REF_OR_FILE')
  const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const changes = {
    budget,
    tolerance,
    onInconclusive,
    threads,
    workloads: names(values.workloads),
    scenarios: names(values.scenarios),
  }
  return {
    quiet: values.quiet ?? false,
    json: values.json ?? false,
    request: {
      suite,
      server,
      seed,
      out: values.out ?? DEFAULT_OUT,
      image: values.image,
      base: values.base,
      rules,
      install: values.install ?? false,
      freeze: true,
      reproduce: reproduction(args, seed),
      adjust: (loaded) => adjustSuite(loaded, changes),
    },
  }
}

/** What was measured, without where it is written to and how it is shown. */
function reproduction(args: readonly string[], seed: number): string[] {
  const { tokens } = parseArgs({ args: [...args], options: RUN_FLAGS, allowPositionals: true, tokens: true })
  const measured = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value]
    if (token.kind !== 'option' || UNMEASURED_FLAGS.has(token.name)) return []
    return [`--${token.name}`, ...(token.value === undefined ? [] : [token.value])]
  })
  return [...(measured.length > 0 ? measured : [DEFAULT_SUITE]), '--seed', String(seed)]
}

export interface ReportFlags {
  readonly paths: readonly string[]
  readonly out: string
  readonly json: boolean
}

/** @throws UserError where a flag is unknown or no result is named */
export function parseReportFlags(args: readonly string[]): ReportFlags {
  const { values, positionals } = parseOr('report', () =>
    parseArgs({ args: [...args], options: REPORT_FLAGS, allowPositionals: true, strict: true }),
  )
  if (positionals.length === 0) throw new UserError('report needs at least one result; see qpsgate report --help')
  return { paths: positionals, out: values.out ?? DEFAULT_OUT, json: values.json ?? false }
}

export interface DoctorFlags {
  readonly request: DoctorRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseDoctorFlags(args: readonly string[], seed: number): DoctorFlags {
  const { values } = parseOr('doctor', () => parseArgs({ args: [...args], options: DOCTOR_FLAGS, strict: true }))
  const { problems, complain } = complaints()
  const budget = optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM))
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const budgetSeconds = budget ?? DOCTOR_BUDGET_SECONDS
  const { image, install = false, json = false } = values
  return { json, request: { server, image, install, budgetSeconds, seed } }
}

function complaints(): { problems: string[]; complain: Complain } {
  const problems: string[] = []
  return {
    problems,
    complain: (flag, found, allowed) => {
      problems.push(`${flag}: found ${found}; allowed: ${allowed}`)
      return undefined
    },
  }
}

function parseOr<T>(command: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. To specify')[0]}; see qpsgate ${command} --help`)
  }
}

function parseKnown(args: readonly string[]) {
  return parseOr('run', () => parseArgs({ args: [...args], options: RUN_FLAGS, allowPositionals: true, strict: true }))
}

interface Changes {
  readonly budget: number | undefined
  readonly tolerance: number | undefined
  readonly onInconclusive: Suite['gate']['onInconclusive'] | undefined
  readonly threads: Suite['threads'] | undefined
  readonly workloads: readonly string[] | undefined
  readonly scenarios: readonly string[] | undefined
}

function adjustSuite(suite: Suite, changes: Changes): Suite {
  const { budget, threads, workloads, scenarios } = changes
  const chosenScenarios =
    scenarios === undefined ? undefined : [suite.control, ...scenarios.filter((name) => name !== suite.control)]
  return {
    ...suite,
    budgetSeconds: budget ?? suite.budgetSeconds,
    threads: threads ?? suite.threads,
    workloads: pick('--workloads', suite.workloads, workloads),
    scenarios: pick('--scenarios', suite.scenarios, chosenScenarios),
    gate: adjustPolicy(suite.gate, changes),
  }
}

/** A tolerance on the command line holds for everything, whatever the suite says. */
function adjustPolicy(policy: GatePolicy, { tolerance, onInconclusive }: Changes): GatePolicy {
  const changed = { ...policy, onInconclusive: onInconclusive ?? policy.onInconclusive }
  if (tolerance === undefined) return changed
  const everywhere = <T>(value: T) => ({ control: value, base: value, history: value })
  return {
    ...changed,
    tolerance: everywhere(tolerance),
    toleranceFrom: everywhere('--tolerance'),
    byScenario: {},
    byWorkload: {},
  }
}

/** The named items, in the suite's order. */
function pick<T extends { readonly name: string }>(
  flag: string,
  items: readonly [T, ...T[]],
  wanted: readonly string[] | undefined,
): readonly [T, ...T[]] {
  if (wanted === undefined) return items
  const known = items.map(({ name }) => name)
  const unknown = wanted.filter((name) => !known.includes(name))
  const [first, ...rest] = items.filter(({ name }) => wanted.includes(name))
  if (unknown.length > 0 || first === undefined) {
    throw new UserError(`${flag}: found ${unknown.join(', ') || 'no name'}; allowed: ${known.join(', ')}`)
  }
  return [first, ...rest]
}

function optional<T>(text: string | undefined, parse: (text: string) => T): T | undefined {
  return text === undefined ? undefined : parse(text)
}

function oneOf<T extends string>(flag: string, allowed: readonly T[], complain: Complain) {
  return (text: string): T | undefined =>
    allowed.find((value) => value === text) ?? complain(flag, text, allowed.join(', '))
}

function names(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function threadList(text: string, complain: Complain): Suite['threads'] | undefined {
  const numbers = text.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN))
  const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right)
  const valid = numbers.every((number) => number >= 1 && number <= MOST_THREADS)
  return valid && first !== undefined
    ? [first, ...rest]
    : complain('--threads', text, `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`)
}

function usualRules(base: string | undefined): readonly Rule[] {
  return base === undefined ? ['control'] : RULES
}

function ruleList(text: string, complain: Complain): Rule[] | undefined {
  const wanted = names(text) ?? []
  const known = RULES.filter((rule) => wanted.includes(rule))
  const isRight = known.length > 0 && known.length === new Set(wanted).size
  return isRight ? known : complain('--against', text, `one or more of ${RULES.join(', ')}`)
}

function seedOf(text: string, complain: Complain): number | undefined {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return seed < SEEDS ? seed : complain('--seed', text, `a whole number below ${SEEDS}`)
}
