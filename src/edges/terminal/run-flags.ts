/** The flags of `qpsgate run` into a request; every problem is reported at once. */
import { parseArgs } from 'node:util'
import {
  type BaselineRequest,
  EXPLAIN_SECONDS,
  type ExplainMode,
  type RunRequest,
} from '../../core/request/run-request.ts'
import { parseShard, SHARD_FORM } from '../../core/request/shard.ts'
import { DURATION_FORM, parseDuration } from '../../core/suite/quantities.ts'
import { sizeOf } from '../../core/suite/settings.ts'
import type { Rule } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import {
  type Complain,
  complaints,
  DEFAULT_OUT,
  formatList,
  oneOf,
  optional,
  parseOr,
  SERVERS,
  seedOf,
} from './flag-values.ts'
import { RUN_FLAGS } from './help.ts'
import { DEFAULT_SUITE, parseMeasured } from './measured-flags.ts'
import { parseStore } from './store-flags.ts'

const EXPLAIN: readonly ExplainMode[] = ['on-fail', 'always', 'never']
/** The branch whose history is meant where none is named. */
const DEFAULT_BRANCH = 'main'
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS: ReadonlySet<string> = new Set([
  ...['out', 'json', 'quiet', 'watch', 'install', 'seed', 'timeline', 'format', 'advice', 'memory'],
])
const ADVICE = ['on', 'off'] as const
const MEMORY_FORM = 'a size with a unit, such as 64G'

export interface RunFlags {
  readonly request: RunRequest
  readonly quiet: boolean
  /** Whether it is shown live in a browser. */
  readonly watch: boolean
  readonly json: boolean
}

type RunValues = ReturnType<typeof parseArgs<{ options: typeof RUN_FLAGS }>>['values']

/**
 * @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
 * @throws UserError with one line for every wrong flag
 */
export function parseRunFlags(args: readonly string[], randomSeed: number, toolVersion: string): RunFlags {
  const { values, positionals } = parseOr('run', RUN_FLAGS, () =>
    parseArgs({ args: [...args], options: RUN_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const measured = parseMeasured(values, positionals, complain)
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  const explanation = parseExplanation(values, complain)
  const advice = parseAdvice(values, complain)
  const history = parseHistory(values, measured.rules, complain)
  const shard = optional(values.shard, (text) => parseShard(text) ?? complain('--shard', text, SHARD_FORM))
  const formats = formatList(values.format ?? [], complain)
  const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const {
    out = DEFAULT_OUT,
    image,
    install = false,
    quiet = false,
    json = false,
    timeline = false,
    watch = false,
  } = values
  const reproduce = reproduction(args, seed)
  return {
    quiet,
    watch,
    json,
    request: {
      ...{ ...measured, ...explanation, ...advice, server, history, shard, seed },
      ...{
        out,
        drawsTimeline: timeline,
        formats,
        image,
        install,
        keepsData: values['keep-data'] ?? false,
        freeze: true,
        toolVersion,
        reproduce,
      },
    },
  }
}

function parseExplanation(values: RunValues, complain: Complain): Pick<RunRequest, 'explain' | 'explainSeconds'> {
  const explain = optional(values.explain, oneOf('--explain', EXPLAIN, complain)) ?? 'on-fail'
  const explainSeconds = optional(
    values['explain-budget'],
    (text) => parseDuration(text) || complain('--explain-budget', text, DURATION_FORM),
  )
  return { explain, explainSeconds: explainSeconds ?? EXPLAIN_SECONDS }
}

function parseAdvice(values: RunValues, complain: Complain): Pick<RunRequest, 'advises' | 'memoryBytes'> {
  const advice = optional(values.advice, oneOf('--advice', ADVICE, complain)) ?? 'on'
  const memory = optional(values.memory, (text) => sizeOf(text) ?? complain('--memory', text, MEMORY_FORM))
  return { advises: advice === 'on', memoryBytes: memory === undefined ? undefined : Number(memory) }
}

/** Who asks for history by name wants it to decide. */
function parseHistory(values: RunValues, rules: readonly Rule[], complain: Complain): BaselineRequest | undefined {
  const store = parseStore(values, complain)
  const isAsked = rules.includes('history')
  for (const name of ['branch', 'store', 'baseline-branch'] as const)
    if (values[name] !== undefined && !isAsked) complain(`--${name}`, values[name], 'it with --against control,history')
  if (!isAsked) return undefined
  return { store, branch: values.branch ?? DEFAULT_BRANCH, fallback: DEFAULT_BRANCH, mode: 'fail' }
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
