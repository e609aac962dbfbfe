/** Turns the action's inputs into arguments of the command line, so that one parser checks both. */
import { getInput, setSecret } from '@actions/core'
import { describeValue } from '../../../core/problems.ts'
import { DEFAULT_DATA_BRANCH } from '../../../core/request/ledger-request.ts'
import { isCommand } from '../../../core/sources/rendered.ts'
import { UserError } from '../../../errors.ts'
import { isBranchName } from '../../store/branch-names.ts'
import type { Flag } from '../../terminal/flags.ts'
import { RUN_FLAGS } from '../../terminal/run-flags.ts'

const BOOLEANS = ['true', 'false'] as const

/** An input of the action. action.yml and docs/action.md are generated from it. */
interface Input {
  /** Half a sentence for action.yml and the docs, with code between backticks. */
  readonly meaning: string
  readonly otherwise?: string | undefined
  readonly default?: string
  /** All allowed values; undefined: any value. */
  readonly allowed?: readonly string[] | undefined
}

/**
 * Inputs that are no flags of the command line, because only the action has them, or because they name files, which
 * become arguments without a flag.
 */
const ACTION_INPUTS = {
  command: {
    meaning:
      '`run` measures and judges, `report` joins and judges results of other jobs, `record` stores them in the ledger, `canary` fails ' +
      'unless a change that is known to be slow is red',
    default: 'run',
    allowed: ['run', 'report', 'record', 'canary'],
  },
  suite: { meaning: 'suite to measure' },
  results: {
    meaning: 'output directories of other jobs for `report` and `record`, one per line',
  },
  password: {
    meaning: 'password of a server that already runs, from a secret of the repository',
  },
  'password-hosts': {
    meaning:
      'hosts that may get the password, one per line, such as `bench@db.example:3306`; required with a password, because a ' +
      'pull request can name any host. A host needs verified TLS, unless it ends in `?tls=off`',
  },
  comment: {
    meaning:
      '`auto` comments on the pull request if the token allows it, `on-fail` comments only once the step has failed, and then keeps its ' +
      'comment up to date, `never` writes no comment',
    default: 'auto',
    allowed: ['auto', 'on-fail', 'never'],
  },
  chart: {
    meaning:
      '`auto` adds a chart to comments with several comparisons, if the job has `contents: write`; `none` draws no chart',
    default: 'auto',
    allowed: ['auto', 'none'],
  },
  'baseline-branch': {
    meaning: 'branch for the ledger, which shares no commits with other branches',
    default: DEFAULT_DATA_BRANCH,
  },
  'record-branches': {
    meaning: 'branches whose commits are recorded in the ledger, one per line',
    otherwise: 'the default branch; `none` stores nothing',
  },
  'github-token': {
    meaning: 'token for the comment, the chart and the ledger: keep the default, and grant permissions to the job',
    // The runner replaces this expression by the job's token.
    default: `\${{ github.token }}`,
  },
} as const satisfies Readonly<Record<string, Input>>

type ActionInputName = keyof typeof ACTION_INPUTS
type FlagName = {
  [Name in keyof typeof RUN_FLAGS]: (typeof RUN_FLAGS)[Name] extends { input: object } ? Name : never
}[keyof typeof RUN_FLAGS]
export type InputName = ActionInputName | FlagName

const FLAG_INPUTS = Object.fromEntries(
  Object.entries<Flag>(RUN_FLAGS).flatMap(([name, { meaning, otherwise, value, input }]) => {
    const allowed = value === undefined ? BOOLEANS : undefined
    return input === undefined ? [] : [[name, { meaning, otherwise, allowed, ...input }]]
  }),
) as Readonly<Record<string, Input>> as Record<FlagName, Input>

const { command: COMMAND, suite: SUITE, ...OTHERS } = ACTION_INPUTS

export const INPUTS: Readonly<Record<InputName, Input>> = { command: COMMAND, suite: SUITE, ...FLAG_INPUTS, ...OTHERS }

export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[]
/** Inputs as the workflow sets them, without white space around them. An input that is not set is empty. */
export type RawInputs = Readonly<Record<InputName, string>>

export type ActionCommand = Choice<'command'>

type Choice<Name extends ActionInputName> = (typeof ACTION_INPUTS)[Name] extends { allowed: readonly (infer Allowed)[] }
  ? Allowed
  : never

export interface ActionInputs {
  readonly command: ActionCommand
  readonly comment: Choice<'comment'>
  readonly chart: Choice<'chart'>
  readonly token: string | undefined
  /** A commit, a tag, or a pattern of tags; "none" for no baseline. */
  readonly baseline: string | undefined
  readonly baselineBranch: string | undefined
  /** Branches that have a history; empty for the default branch alone. */
  readonly recordBranches: readonly string[]
}

const PASSWORDS = /^QPSGATE_PASSWORD(?!_HOSTS$)/

/**
 * Reads every input once. From then on, the runner hides the token and the passwords in its log. The password moves
 * from its input to the environment variable in which the command line looks for it.
 *
 * @throws UserError if there is a password, even if only in the environment, but no list of hosts that may get it: the
 *   suite may come from a pull request, which could name any host
 */
export function readInputs(): RawInputs {
  const entries = INPUT_NAMES.map((name) => [name, getInput(name)] as const)
  const inputs = Object.fromEntries(entries) as Record<InputName, string>
  const token = inputs['github-token']
  if (token !== '') setSecret(token)
  const variables = { QPSGATE_PASSWORD: inputs.password, QPSGATE_PASSWORD_HOSTS: inputs['password-hosts'] }
  const additions = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const environment: NodeJS.ProcessEnv = { ...process.env, ...additions }
  const passwords = Object.entries(environment).flatMap(([name, value]) => (PASSWORDS.test(name) && value) || [])
  for (const password of passwords) setSecret(password)
  if (passwords.length > 0 && (environment.QPSGATE_PASSWORD_HOSTS ?? '').trim() === '')
    throw new UserError(
      problem(
        'password-hosts',
        '',
        'the hosts that the password may be sent to, one a line, because a pull request may name any',
      ),
    )
  Object.assign(process.env, additions)
  return { ...inputs, password: '' }
}

/**
 * Checks all inputs at once, so that the author of a workflow sees all problems in one run.
 *
 * @param parse the command line's parser for this command; throws a UserError with one line for each problem
 * @returns the inputs that only the action has, and the parser's result for the rest
 * @throws UserError with one line for every wrong input
 */
export function parseInputs<T>(
  raw: RawInputs,
  parse: (command: ActionCommand, args: readonly string[]) => T,
): { readonly inputs: ActionInputs; readonly parsed: T } {
  const problems: string[] = []
  const inputs = parseActionInputs(raw, problems)
  try {
    const parsed = parse(inputs.command, toArguments(raw, inputs.command))
    if (problems.length === 0) return { inputs, parsed }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    problems.push(inWordsOfInputs(error.message))
  }
  throw new UserError(problems.join('\n'))
}

function parseActionInputs(raw: RawInputs, problems: string[]): ActionInputs {
  const choose = <Name extends ActionInputName>(name: Name): Choice<Name> => {
    const { default: usual = '', allowed = [] }: Input = ACTION_INPUTS[name]
    return (allowed.includes(raw[name]) ? raw[name] : usual) as Choice<Name>
  }
  for (const [name, { allowed }] of Object.entries<Input>(INPUTS)) {
    const text = raw[name as InputName]
    if (text !== '' && allowed?.includes(text) === false) problems.push(problem(name, text, allowed.join(', ')))
  }
  const textOf = (name: InputName) => (raw[name] === '' ? undefined : raw[name])
  const branch = (name: InputName) => {
    if (raw[name] !== '' && !isBranchName(raw[name]))
      problems.push(problem(name, raw[name], 'a name that git takes for a branch'))
    return textOf(name)
  }
  return {
    command: choose('command'),
    comment: choose('comment'),
    chart: choose('chart'),
    token: textOf('github-token'),
    baseline: raw.against !== '' && !raw.against.includes('baseline') ? 'none' : textOf('baseline'),
    baselineBranch: branch('baseline-branch'),
    recordBranches: inputItems(raw['record-branches']),
  }
}

/**
 * Arguments of the command line. A `=` binds each value to its flag, and files come last, so that no value can pass for
 * a flag.
 *
 * @throws UserError if a command that reads results gets none
 */
export function toArguments(raw: RawInputs, command: ActionCommand): string[] {
  const results = inputItems(raw.results)
  if (command === 'run')
    return [...toFlags(raw, Object.keys(FLAG_INPUTS) as FlagName[]), ...(raw.suite === '' ? [] : ['--', raw.suite])]
  if (command === 'canary') return toFlags(raw, ['server', 'image', 'trust-configuration', 'install'])
  if (results.length === 0)
    throw new UserError(problem('results', '', `result.json or its directory, one per line, for command: ${command}`))
  return [...(command === 'report' ? toFlags(raw, ['out']) : []), '--', ...results]
}

function toFlags(raw: RawInputs, names: readonly FlagName[]): string[] {
  return names.flatMap((name) => {
    const { value, multiple }: Flag = RUN_FLAGS[name]
    const text = raw[name]
    if (text === '') return []
    if (value === undefined) return text === 'true' ? [`--${name}`] : []
    return (multiple ? inputItems(text) : [text]).map((each) => `--${name}=${each}`)
  })
}

/** Rewords a message about flags for the author of a workflow: "--budget: found …" becomes "input budget: found …". */
export function inWordsOfInputs(message: string): string {
  const names = Object.keys(FLAG_INPUTS).join('|')
  const text = message.replace(new RegExp(`--(${names})(?![\\w-])`, 'g'), 'input $1')
  return text.replace(/^SUITE:/gm, 'input suite:').replace(/; see qpsgate \w+ --help$/gm, '')
}

/** Entries of an input, separated by line ends or commas. A command is a whole line, because it may contain commas. */
export function inputItems(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const items = lines.flatMap((line) => (isCommand(line) ? line : line.split(',').map((item) => item.trim())))
  return [...new Set(items.filter((item) => item !== ''))]
}

function problem(name: string, value: string, allowed: string): string {
  return `input ${name}: found ${value === '' ? 'nothing' : describeValue(value)}; allowed: ${allowed}`
}
