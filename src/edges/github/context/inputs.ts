/** The action's inputs, into the arguments of the command line: one parser checks both. */
import { getInput, setSecret } from '@actions/core'
import { describeValue } from '../../../core/suite/problems.ts'
import { UserError } from '../../../errors.ts'
import { isBranchName } from '../../store/branch-names.ts'

const COMMANDS = ['run', 'report', 'record'] as const
const COMMENT = ['auto', 'always', 'never'] as const
const CHART = ['auto', 'png', 'text', 'none'] as const
const BOOLEANS = ['true', 'false'] as const

/** Inputs that are flags of `qpsgate run` with one value. */
const FLAGS = [
  'base',
  'image',
  'server',
  'budget',
  'tolerance',
  'against',
  'on-inconclusive',
  'explain',
  'explain-budget',
  'advice',
  'memory',
  'shard',
  'threads',
  'workloads',
  'scenarios',
  'seed',
  'out',
] as const
/** Inputs with a meaning of their own: files, several files, a flag without value, and what only the action has. */
const OTHERS = [
  'suite',
  'config',
  'results',
  'formats',
  'install',
  'switch',
  'keep-data',
  'allow-rule-changes',
  'password',
  'password-hosts',
  'command',
  'comment',
  'chart',
  'baseline-branch',
  'record-branches',
  'dashboard',
  'change-issues',
  'github-token',
] as const

export const INPUT_NAMES = [...FLAGS, ...OTHERS] as const
export type InputName = (typeof INPUT_NAMES)[number]
/** Inputs as written in the workflow, without white space around; empty where one was not given. */
export type RawInputs = Readonly<Record<InputName, string>>

export type ActionCommand = (typeof COMMANDS)[number]

/** Inputs that only the action has. */
export interface ActionInputs {
  readonly command: ActionCommand
  readonly comment: (typeof COMMENT)[number]
  readonly chart: (typeof CHART)[number]
  readonly token: string | undefined
  readonly baselineBranch: string | undefined
  /** Branches that have a history; empty: the default branch. */
  readonly recordBranches: readonly string[]
  /** Whether a stored run also brings the dashboard on the data branch up to date. */
  readonly dashboard: boolean
  /** Whether lasting slowdowns of the default branch get issues. */
  readonly changeIssues: boolean
  /** Whether a change may loosen the rules of the suite that it is judged by. */
  readonly allowRuleChanges: boolean
}

/** Inputs that are flags of `qpsgate run` without a value. */
const SWITCHES = ['install', 'switch', 'keep-data'] as const

/**
 * Reads every input once. From here on the runner hides token and password wherever they would be printed; the password is
 * where the command line looks for it, and is no input any more.
 *
 * @throws UserError where a password is given and not where it may be sent: the suite may be that of a pull request
 */
export function readInputs(): RawInputs {
  const entries = INPUT_NAMES.map((name) => [name, getInput(name)] as const)
  const inputs = Object.fromEntries(entries) as Record<InputName, string>
  const token = inputs['github-token']
  if (token !== '') setSecret(token)
  const { password, 'password-hosts': hosts } = inputs
  if (password === '') return inputs
  setSecret(password)
  if (hosts === '')
    throw new UserError(
      problem(
        'password-hosts',
        '',
        'the hosts that the password may be sent to, one a line, as a pull request may name any',
      ),
    )
  process.env.QPSGATE_PASSWORD = password
  process.env.QPSGATE_PASSWORD_HOSTS = hosts
  return { ...inputs, password: '' }
}

/**
 * @param parse the command line's parser for this command; throws a UserError with one line per problem
 * @returns the inputs that only the action has, and what the parser made of the rest
 * @throws UserError with one line for every wrong input
 */
export function parseInputs<T>(
  raw: RawInputs,
  parse: (command: ActionCommand, args: readonly string[]) => T,
): ActionInputs & { readonly parsed: T } {
  const problems: string[] = []
  const own = parseOwn(raw, problems)
  const parsed = collect(problems, () => parse(own.command, toArguments(raw, own.command)))
  if (parsed === undefined || problems.length > 0) throw new UserError(problems.join('\n'))
  return { ...own, parsed: parsed.value }
}

function parseOwn(raw: RawInputs, problems: string[]): ActionInputs {
  const choose = <V extends string>(name: InputName, allowed: readonly V[], otherwise: V): V => {
    const found = raw[name] === '' ? otherwise : allowed.find((value) => value === raw[name])
    if (found === undefined) problems.push(problem(name, raw[name], allowed.join(', ')))
    return found ?? otherwise
  }
  for (const name of SWITCHES) choose(name, BOOLEANS, 'false')
  const given = (name: InputName) => (raw[name] === '' ? undefined : raw[name])
  const branch = (name: InputName) => {
    if (raw[name] !== '' && !isBranchName(raw[name]))
      problems.push(problem(name, raw[name], 'a name that git takes for a branch'))
    return given(name)
  }
  return {
    command: choose('command', COMMANDS, 'run'),
    comment: choose('comment', COMMENT, 'auto'),
    chart: choose('chart', CHART, 'auto'),
    token: given('github-token'),
    baselineBranch: branch('baseline-branch'),
    recordBranches: listed(raw['record-branches']),
    dashboard: choose('dashboard', BOOLEANS, 'true') === 'true',
    changeIssues: choose('change-issues', BOOLEANS, 'false') === 'true',
    allowRuleChanges: choose('allow-rule-changes', BOOLEANS, 'false') === 'true',
  }
}

/**
 * Every value is bound to its flag, and files come last, so that no input can be taken for a flag.
 *
 * @throws UserError where a command that reads results is given none
 */
export function toArguments(raw: RawInputs, command: ActionCommand): string[] {
  if (command === 'run') return toRunArguments(raw)
  if (listed(raw.results).length === 0)
    throw new UserError(problem('results', '', `result.json or its directory, one per line, for command: ${command}`))
  const written = command === 'report' ? [...(raw.out === '' ? [] : [`--out=${raw.out}`]), ...formatArguments(raw)] : []
  return [...written, '--', ...listed(raw.results)]
}

export function toRunArguments(raw: RawInputs): string[] {
  return [
    ...FLAGS.filter((name) => raw[name] !== '').map((name) => `--${name}=${raw[name]}`),
    ...listed(raw.config).map((file) => `--config=${file}`),
    ...formatArguments(raw),
    ...SWITCHES.filter((name) => raw[name] === 'true').map((name) => `--${name}`),
    ...(raw.suite === '' ? [] : ['--', raw.suite]),
  ]
}

function formatArguments(raw: RawInputs): string[] {
  return listed(raw.formats).map((format) => `--format=${format}`)
}

/** A message about flags, in the words of a workflow: "--budget: found …" becomes "input budget: found …". */
export function inWordsOfInputs(message: string): string {
  const flags = [...FLAGS, 'config', ...SWITCHES].join('|')
  return message
    .replace(new RegExp(`--(${flags})(?![\\w-])`, 'g'), 'input $1')
    .replace(/--format(?![\w-])/g, 'input formats')
    .replace(/^SUITE:/gm, 'input suite:')
    .replace(/; see qpsgate \w+ --help$/gm, '')
}

/** Items of an input, one per line, or separated by commas. */
function listed(text: string): string[] {
  const items = text.split(/[\n,]/).map((item) => item.trim())
  return [...new Set(items.filter((item) => item !== ''))]
}

function collect<T>(problems: string[], parse: () => T): { readonly value: T } | undefined {
  try {
    return { value: parse() }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    problems.push(inWordsOfInputs(error.message))
    return undefined
  }
}

function problem(name: InputName, found: string, allowed: string): string {
  return `input ${name}: found ${found === '' ? 'nothing' : describeValue(found)}; allowed: ${allowed}`
}
