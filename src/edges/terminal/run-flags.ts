/** The flags of `qpsgate run` and `qpsgate plan` into a typed request; every problem is reported at once. */
import { parseArgs } from 'node:util'
import type { RunRequest } from '../../commands/run.ts'
import { parseShard, SHARD_FORM } from '../../core/plan/shards.ts'
import { plainWorkloads } from '../../core/suite/build.ts'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from '../../core/suite/quantities.ts'
import type { GatePolicy, Rule, Suite, Workload } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import type { ExplainMode } from '../../gate/attribute.ts'
import type { HistoryRequest } from '../../gate/read-history.ts'
import type { SubjectRequest } from '../../gate/subject.ts'
import type { ServerChoice } from '../servers/choose.ts'
import { openStore } from '../store/open-store.ts'
import {
  type Complain,
  complaints,
  names,
  oneOf,
  optional,
  parseOr,
  ruleList,
  seedOf,
  threadList,
  wholeNumber,
} from './flag-values.ts'
import { type MEASURED_FLAGS, PLAN_FLAGS, RUN_FLAGS } from './help.ts'
import { parseStore } from './history-flags.ts'

/** As many jobs as a workflow's matrix may have. */
const MOST_SHARDS = 256
export const SERVERS: readonly ServerChoice[] = ['auto', 'docker', 'local', 'external']
const ON_INCONCLUSIVE: readonly Suite['gate']['onInconclusive'][] = ['pass', 'fail']
const EXPLAIN: readonly ExplainMode[] = ['on-fail', 'always', 'never']
const EXPLAIN_SECONDS = 120
/** Whose stored runs are meant where no branch is named. */
const DEFAULT_BRANCH = 'main'
const DEFAULT_SUITE = 'scenarios/quickstart.yml'
export const DEFAULT_OUT = 'qpsgate-out'
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS: ReadonlySet<string> = new Set(['out', 'json', 'quiet', 'install', 'seed'])

export interface RunFlags {
  readonly request: RunRequest
  readonly quiet: boolean
  readonly json: boolean
}

/**
 * @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
 * @throws UserError with one line for every wrong flag
 */
export function parseRunFlags(args: readonly string[], randomSeed: number, toolVersion: string): RunFlags {
  const { values, positionals } = parseOr('run', () =>
    parseArgs({ args: [...args], options: RUN_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const measured = parseMeasured(values, positionals, complain)
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  const explain = optional(values.explain, oneOf('--explain', EXPLAIN, complain)) ?? 'on-fail'
  const explainSeconds = optional(
    values['explain-budget'],
    (text) => parseDuration(text) || complain('--explain-budget', text, DURATION_FORM),
  )
  const history = parseHistory(values, measured.rules, complain)
  const shard = optional(values.shard, (text) => parseShard(text) ?? complain('--shard', text, SHARD_FORM))
  const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return {
    quiet: values.quiet ?? false,
    json: values.json ?? false,
    request: {
      ...measured,
      server,
      history,
      explain,
      explainSeconds: explainSeconds ?? EXPLAIN_SECONDS,
      shard,
      seed,
      out: values.out ?? DEFAULT_OUT,
      image: values.image,
      install: values.install ?? false,
      freeze: true,
      toolVersion,
      reproduce: reproduction(args, seed),
    },
  }
}

type RunValues = ReturnType<typeof parseArgs<{ options: typeof RUN_FLAGS }>>['values']

/** Who asks for history by name wants it to decide. */
function parseHistory(values: RunValues, rules: readonly Rule[], complain: Complain): HistoryRequest | undefined {
  const choice = parseStore(values, complain)
  const isAsked = rules.includes('history')
  for (const name of ['branch', 'store', 'baseline-branch'] as const)
    if (values[name] !== undefined && !isAsked) complain(`--${name}`, values[name], 'it with --against control,history')
  if (!isAsked) return undefined
  return {
    branch: values.branch ?? DEFAULT_BRANCH,
    fallback: DEFAULT_BRANCH,
    mode: 'fail',
    open: (signal) => openStore(choice, process.cwd(), signal),
  }
}

export interface PlanFlags extends Measured {
  /** How many machines are to share the plan; undefined: it is only shown. */
  readonly shards: number | undefined
}

/** @throws UserError with one line for every wrong flag */
export function parsePlanFlags(args: readonly string[]): PlanFlags {
  const { values, positionals } = parseOr('plan', () =>
    parseArgs({ args: [...args], options: PLAN_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const measured = parseMeasured(values, positionals, complain)
  const shards = optional(values.shards, (text) => wholeNumber('--shards', text, MOST_SHARDS, complain))
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return { ...measured, shards }
}

/** What is measured and how it is judged, wherever. */
export interface Measured {
  readonly subject: SubjectRequest
  /** What scenarios are compared with. */
  readonly rules: readonly Rule[]
  /** Applies the flags to the suite. */
  readonly adjust: (suite: Suite) => Suite
}

type MeasuredValues = ReturnType<typeof parseArgs<{ options: typeof MEASURED_FLAGS }>>['values']

function parseMeasured(values: MeasuredValues, positionals: readonly string[], complain: Complain): Measured {
  const subject = parseSubject(values, positionals, complain)
  const budget = optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM))
  const tolerance = optional(
    values.tolerance,
    (text) => parsePercentage(text) ?? complain('--tolerance', text, PERCENTAGE_FORM),
  )
  const onInconclusive = optional(values['on-inconclusive'], oneOf('--on-inconclusive', ON_INCONCLUSIVE, complain))
  const threads = optional(values.threads, (text) => threadList(text, complain))
  const usual = usualRules(subject)
  const rules = optional(values.against, (text) => ruleList(text, complain)) ?? usual
  if (rules.includes('base') && subject.base === undefined)
    complain('--against', 'base', 'base with --base REF_OR_FILE')
  if (subject.kind === 'config' && rules.some((rule) => rule !== 'base'))
    complain('--against', rules.join(','), 'base, as an option file has no control')
  else if (rules.includes('history') && !rules.includes('control'))
    complain('--against', rules.join(','), 'history with control, as stored are ratios to the control')
  const changes = {
    budget,
    tolerance,
    onInconclusive,
    threads,
    workloads: names(values.workloads),
    scenarios: names(values.scenarios),
  }
  // Without a suite that has workloads of its own, any script may be named.
  const offered = subject.kind === 'config' ? plainWorkloads() : []
  return { subject, rules, adjust: (suite) => adjustSuite(suite, changes, offered) }
}

function parseSubject(values: MeasuredValues, positionals: readonly string[], complain: Complain): SubjectRequest {
  const { config: paths = [], base } = values
  const [file = DEFAULT_SUITE, ...more] = positionals
  if (more.length > 0) complain('SUITE', positionals.join(' '), 'one suite file')
  if (paths.length === 0) return { kind: 'suite', file, base }
  if (positionals.length > 0) complain('--config', `${paths.join(' ')} and the suite ${file}`, 'one of the two')
  if (base === undefined)
    complain('--config', paths.join(' '), 'option files with --base REF_OR_FILE, such as --base origin/main')
  return { kind: 'config', paths, base: base ?? '' }
}

/** What there is to compare with; option files have no control. */
function usualRules({ kind, base }: SubjectRequest): readonly Rule[] {
  if (kind === 'config') return ['base']
  return base === undefined ? ['control'] : ['control', 'base']
}

/** What was measured, without where it is written to and how it is shown. */
function reproduction(args: readonly string[], seed: number): string[] {
  const { tokens } = parseArgs({ args: [...args], options: RUN_FLAGS, allowPositionals: true, tokens: true })
  const measured = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value]
    if (token.kind !== 'option' || UNMEASURED_FLAGS.has(token.name)) return []
    return [`--${token.name}`, ...(token.value === undefined ? [] : [token.value])]
  })
  const isNamed = tokens.some(
    (token) => token.kind === 'positional' || (token.kind === 'option' && token.name === 'config'),
  )
  return [...(isNamed ? [] : [DEFAULT_SUITE]), ...measured, '--seed', String(seed)]
}

interface Changes {
  readonly budget: number | undefined
  readonly tolerance: number | undefined
  readonly onInconclusive: Suite['gate']['onInconclusive'] | undefined
  readonly threads: Suite['threads'] | undefined
  readonly workloads: readonly string[] | undefined
  readonly scenarios: readonly string[] | undefined
}

function adjustSuite(suite: Suite, changes: Changes, offered: readonly Workload[]): Suite {
  const { budget, threads, workloads, scenarios } = changes
  const chosenScenarios =
    scenarios === undefined ? undefined : [suite.control, ...scenarios.filter((name) => name !== suite.control)]
  return {
    ...suite,
    budgetSeconds: budget ?? suite.budgetSeconds,
    threads: threads ?? suite.threads,
    workloads: pick(
      '--workloads',
      workloads === undefined ? suite.workloads : [...suite.workloads, ...offered],
      workloads,
    ),
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
  items: readonly T[],
  wanted: readonly string[] | undefined,
): readonly [T, ...T[]] {
  const known = [...new Set(items.map(({ name }) => name))]
  const unknown = (wanted ?? []).filter((name) => !known.includes(name))
  const chosen = known.filter((name) => wanted === undefined || wanted.includes(name))
  const [first, ...rest] = chosen.flatMap((name) => items.find((item) => item.name === name) ?? [])
  if (unknown.length > 0 || first === undefined) {
    throw new UserError(`${flag}: found ${unknown.join(', ') || 'no name'}; allowed: ${known.join(', ')}`)
  }
  return [first, ...rest]
}
