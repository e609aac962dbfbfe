/** Turns the last output of a server that did not start into an error that names the option at fault. */

import { familyOf } from '../../core/families/families.ts'
import { isAtLeast, type ServerVersion } from '../../core/families/family.ts'
import type { LineValue, SourceLine } from '../../core/names.ts'
import { ROWS, removedOption } from '../../core/options/option-table.ts'
import { memoryLimitText } from '../../core/plan/memory-need.ts'
import { quoteAtMost } from '../../core/problems.ts'
import { knowledgeOf, nearestSetting, speedOf } from '../../core/setting/knowledge.ts'
import { canonicalName, looseName, ownerOf, strictName } from '../../core/setting/option-name.ts'
import type { Refusal } from '../../core/setting/refusal.ts'
import { isExpression, type Setting } from '../../core/setting/setting.ts'
import { shownState } from '../../core/setting/value.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { ServerRefusal } from './server-refusal.ts'
import type { Misreading } from './verify.ts'

const UNKNOWN = /unknown (?:variable|option) '(?:--)?(?<option>[^'=]+)(?:=[^']*)?'/
const COMPLAINTS = [
  /ambiguous option '(?:--)?(?<option>[^'=]+)/,
  /option '(?:--)?(?<option>[^'=]+)' requires an argument/,
  /option '(?:--)?(?<option>[^'=]+)' cannot take an argument/,
  /Error while setting value '[^']*' to '(?:--)?(?<option>[^']+)'/,
  /(?:Unknown|unknown) suffix '[^']*' used for variable '(?<option>[^']+)'/,
  /Wrong value for option '(?<option>[^']+)'/i,
  // This pattern comes last, because MySQL reports an option as unknown even if it has only refused the option's value.
  UNKNOWN,
]

/** Messages of a server that lacks memory or disk space, for which no option is to blame. */
const LACKS =
  /(?:cannot|could not|failed to|unable to|can't) (?:\w+ ){0,3}allocate|out of memory|no space left|errno: 12\b/i
/** End of a server by SIGKILL; containers report it as exit code 128 + 9. */
export const KILLED = /^(?:signal SIGKILL|exit code 137)\b/

export const OUT_OF_MEMORY = 'the kernel killed it, because it wanted more memory than its container may take'

/**
 * End of a server that exceeded a limit set by qpsgate (its pool and some more), so no line of a configuration is to
 * blame.
 */
export const OUT_OF_GIVEN_MEMORY = 'the kernel killed it, because it wanted more memory than the test gives each server'

/**
 * Line with the memory limit for which the kernel killed a container's server; undefined if the server ended otherwise.
 */
export function killedWithin(limit: LineValue<number> | undefined, ended: string): LineValue<number> | undefined {
  return ended.includes(OUT_OF_MEMORY) ? limit : undefined
}

export interface FailedStart {
  readonly arm: string
  readonly command: readonly string[]
  readonly ended: string
  readonly output: string
  readonly options: readonly Setting[]
  readonly server: ServerVersion
  readonly memoryLimit?: LineValue<number> | undefined
  /** Message about a full disk; undefined if there is space. */
  readonly room?: string | undefined
}

const EXAMPLES = {
  mysql: 'MySQL’s: name yours, such as --image mysql:9.7 or --server /path/to/mysqld',
  mariadb: 'MariaDB’s: name yours, such as --image mariadb:11.4 or --server /path/to/mariadbd',
}

/**
 * Refuses options that only the other product has, because they show that the installed server is not the kind that the
 * user runs in production.
 *
 * @throws UserError with the first such option
 */
export function requireProduct(options: readonly Setting[], { product, version }: ServerVersion): void {
  for (const option of options) {
    const { name, file, line } = option
    const family = isExpression(option) ? undefined : ownerOf(name)
    if (family === undefined || family === familyOf(product).fork) continue
    const why = `the server that is installed here is ${product} ${version}, and ${name} is ${EXAMPLES[family]}`
    throw new UserError(why, { place: { file, line } })
  }
}

/**
 * Maximum number of further options whose fault a message explains. The message only names the rest, so that it stays
 * short.
 */
const MOST_ADVISED = 10
/** Longest part of a value that a message quotes, characters. */
const MOST_VALUE = 40

export function doesNotStart(
  arm: string,
  { product, version }: ServerVersion,
  [first, ...others]: readonly [Fault, ...Fault[]],
): ServerRefusal {
  // The error is shown with the place of its first option, so the message gives only the places of further options.
  const at = ({ option }: Fault) => `${option.file}:${option.line}`
  const [detailedFaults, rest] = [others.slice(0, MOST_ADVISED), others.slice(MOST_ADVISED)]
  const more = rest.map((other) => `${at(other)} ${other.option.name}`)
  const why = [
    first.why,
    ...detailedFaults.map((other) => `${at(other)}: ${other.why}`),
    ...(more.length === 0 ? [] : [`and ${more.length} more: ${more.join(', ')}`]),
  ]
  const message = `${product} ${version} does not start with the configuration of ${arm}: ${why.join('\n  ')}`
  return new ServerRefusal({
    kind: 'start',
    scenario: arm,
    server: { product, version },
    title: DOES_NOT_START,
    message,
    lines: [first, ...others].map(({ option: { name, file, line } }) => ({ name, file, line })),
    isMeasured: false,
  })
}

/** Refusal of changed values that the server reads as other values, because they are misspelt. */
export function readsOtherwise(
  scenario: string,
  { product, version }: ServerVersion,
  [first, ...others]: readonly [Misreading, ...Misreading[]],
): Refusal {
  const all = [first, ...others]
  const texts = all.map(({ option, asked, actual }) => `${strictName(option.name)} = ${asked} as ${actual}`)
  return {
    kind: 'value',
    scenario,
    server: { product, version },
    title: `The server reads ${texts[0]}`,
    message: `${product} ${version} reads ${texts.join(', ')}\n  ${first.actual === 'OFF' ? 'write ON or OFF' : 'correct the value'}`,
    lines: all.map(({ option: { name, file, line } }) => ({ name, file, line })),
    isMeasured: false,
  }
}

export const DOES_NOT_START = 'The server does not start with this configuration'

/** Error for a server that refused the same before the change. The change is then not to blame. */
export function formerRefusal(refused: ServerRefusal | MeasurementError): UserError {
  const { message } = refused
  const place = refused instanceof ServerRefusal ? refused.place : undefined
  const why = 'it did not before the change either, so the change is not to blame: name the server that production has'
  return new UserError(`${message}\n  ${why}, such as --image mysql:9.7`, { place })
}

/** A changed line. `place` of a removed line is its place before the change. */
export interface LineChange {
  readonly name: string
  readonly after: string | null
  readonly place: SourceLine
  readonly isRemoved: boolean
}

/**
 * Refusal of a server that ended without naming a line. The `lines` come from a search, which starts the server with
 * parts of the change.
 */
export function refusesChange(
  { product, version }: ServerVersion,
  scenario: string,
  lines: readonly LineChange[],
  says: string | undefined,
): Refusal {
  const texts = lines.map(({ name, after, isRemoved }) =>
    isRemoved ? `without ${name}, which is removed,` : `with ${name}${after === null ? '' : ` = ${after}`}`,
  )
  const message = `${product} ${version} does not start with the configuration of ${scenario}: ${texts.join(' and ')} it ends`
  return {
    kind: 'start',
    scenario,
    server: { product, version },
    title: DOES_NOT_START,
    message: says === undefined ? message : `${message}, and says: ${says}`,
    lines: lines.map(({ name, place }) => ({ name, ...place })),
    isMeasured: false,
  }
}

export function startFailure(failed: FailedStart): Error {
  const lines = failed.output.trimEnd().split('\n')
  const [blamed, ...others] = optionsToBlame(failed)
  if (blamed !== undefined) return doesNotStart(failed.arm, failed.server, [blamed, ...others])
  const complaint = lines.find(isComplaint)
  const memoryLimit = failed.room === undefined ? killedWithin(failed.memoryLimit, failed.ended) : undefined
  const spokenWhy = complaint === undefined ? undefined : messageOf(complaint)
  const why = failed.room ?? (memoryLimit === undefined ? spokenWhy : memoryLimitText(memoryLimit))
  const how = `the server of ${failed.arm} ended while starting (${failed.ended})`
  const isLack = failed.room !== undefined || KILLED.test(failed.ended) || LACKS.test(failed.output)
  return new MeasurementError(why === undefined ? how : `${how}: ${why}`, {
    step: 'start server',
    arm: failed.arm,
    endedItself: !isLack,
    memoryLimit,
    says: why,
    command: failed.command,
    output: failed.output,
  })
}

/**
 * The first option whose value the server refuses although it starts. It can start, because qpsgate has given the
 * option the prefix loose-.
 */
export function looseFault(output: string, options: readonly Setting[], server: ServerVersion): Fault | undefined {
  const loosened = options.filter(({ isLoosened }) => isLoosened)
  return optionsToBlame({ output, options: loosened, server, ended: 'exit code 0' })[0]
}

export function unknownOptionFault(server: ServerVersion, option: Setting): Fault {
  return { option, why: `it does not know the option ${option.name}\n  ${unknownText(option, server)}` }
}

/** Faults of the user's options that the server's output names as the reason for its end. */
export function optionsToBlame({
  output,
  options,
  room,
  ended,
  server,
}: Omit<FailedStart, 'arm' | 'command' | 'memoryLimit'>): readonly Fault[] {
  const lines = output.trimEnd().split('\n')
  const complaints: OptionComplaint[] = []
  // MariaDB complains about the value of a loose option, but goes on without the option.
  const isTaken = ({ isLoose, isLoosened }: Setting) => ended === 'exit code 0' && isLoosened !== true && isLoose
  const blamable = options.filter((option) => !isTaken(option))
  for (
    let next = nextComplaint(lines, blamable, complaints);
    next !== undefined;
    next = nextComplaint(lines, blamable, complaints)
  )
    complaints.push(next)
  // Other messages give no reason for the end if the server was killed, lacked disk space, or did not fail.
  const isItsOwnEnd = room === undefined && !KILLED.test(ended) && ended !== 'exit code 0'
  const all = complaints.length === 0 && isItsOwnEnd ? [likelyComplaint(lines, options)] : complaints
  return all.flatMap((complaint) => {
    if (complaint === undefined) return []
    const { option, line, isUnknown } = complaint
    const isFixed = ROWS.get(option.bare)?.isOfData
    const hint = isFixed ? 'its value is that with which the data were made' : 'correct its value'
    const advice = isUnknown ? unknownText(option, server) : hint
    const name = strictName(option.name)
    const value =
      option.text === undefined ? `the option ${name}` : `the value ${quoteAtMost(MOST_VALUE, option.text)} of ${name}`
    const fault = isUnknown ? `does not know the option ${name}` : `does not accept ${value}`
    return { option, why: `it ${fault}, and says: ${messageOf(line)}\n  ${advice}` }
  })
}

export interface Fault {
  readonly option: Setting
  /** The server's words, and on the next line what the user can do. */
  readonly why: string
}

interface OptionComplaint {
  readonly option: Setting
  readonly line: string
  readonly isUnknown: boolean
}

function nextComplaint(
  lines: readonly string[],
  options: readonly Setting[],
  complaints: readonly OptionComplaint[],
): OptionComplaint | undefined {
  const isOpen = (option: Setting) => !complaints.some((each) => each.option === option)
  // Warnings do not count, because a server warns of loose options that it skips. Options that the user has not set do
  // not count either.
  for (const pattern of COMPLAINTS)
    for (const line of lines.filter((each) => !each.includes('[Warning]'))) {
      const name = pattern.exec(line)?.groups?.option
      if (name === undefined) continue
      const namesakes = options.filter((each) => canonicalName(each.name) === canonicalName(name))
      const isUnknown = pattern === UNKNOWN
      // Several lines of the files may set the same option, so the line to blame is the one with the value in the
      // complaint. An option that lacks its value takes the next argument as the value, which the complaint may quote.
      const isBare = /value '--|requires an argument/.test(line)
      const isMeant = ({ text }: Setting) => (isBare ? text === undefined : line.includes(`${text}'`))
      // An unknown name is wrong on every line that sets it; any other message is about one line.
      const candidates = isUnknown ? namesakes.filter(isOpen) : namesakes
      const option = candidates.findLast(isMeant) ?? candidates.at(-1)
      if (option !== undefined && isOpen(option)) return { option, line, isUnknown }
    }
  return undefined
}

/** The first complaint that contains an option's name or value, such as "Unknown collation: 'latin1_swedish_x'". */
function likelyComplaint(lines: readonly string[], options: readonly Setting[]): OptionComplaint | undefined {
  // A message about a lack of memory or disk space names whichever option was read last, which is not to blame.
  for (const line of lines.filter((each) => isComplaint(each) && !LACKS.test(each))) {
    const message = messageOf(line)
    const option =
      options.findLast(({ option }) => isNamed(option, message)) ??
      options.findLast(({ text }) => text !== undefined && isQuoted(text, message))
    if (option !== undefined) return { option, line, isUnknown: false }
  }
  return undefined
}

/**
 * Whether a message names an option. A name of one word, such as port, does not count, because it is also an English
 * word.
 */
function isNamed(name: string, message: string): boolean {
  const words = message
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/[^\w-]+/)
  return name.includes('-') && words.includes(name)
}

/**
 * Whether a message has the value in quotes, or at its end after a colon. The value InnoDB does not count, because
 * messages about other failures name it, too.
 */
function isQuoted(value: string, message: string): boolean {
  const isTelling = /[a-z]{3}/i.test(value) && !/^innodb$/i.test(value) && shownState(value) === undefined
  return isTelling && (message.includes(`'${value}'`) || message.endsWith(`: ${value}`))
}

/** Whether a line of output reports the problem itself, not a mere consequence such as "Aborting". */
function isComplaint(line: string): boolean {
  return (/\[ERROR\]/i.test(line) || /^\S*(?:mysqld|mariadbd): /.test(line)) && !CONSEQUENCES.test(line)
}

const CONSEQUENCES =
  /\b(?:Aborting|Shutdown complete|Can't open shared library|Couldn't load plugin|Parsing options for plugin|Failed to initialize builtin plugins)\b/

function unknownText({ name, bare }: Setting, server: ServerVersion): string {
  const loosely = `${looseName(name)} if only some servers know it`
  const removal = removedOption(bare, familyOf(server.product).fork, server.version)
  if (removal === undefined) {
    const since = tooNew(name, server)
    if (since !== undefined) return `${server.product} has it since ${since}; take it out, or write ${loosely}`
    const meant = nearestSetting(name, server)
    if (meant !== undefined) return `did you mean ${meant}? Or write ${loosely}`
    return `${speedOf(bare) === 'unknown' ? 'correct its name' : 'take it out'}, or write ${loosely}`
  }
  const { removed, instead } = removal
  const successor = instead === undefined ? 'and nothing took its place' : `${instead} took its place`
  return `${server.product} has not had it since ${removed}, ${successor}; take it out, or write ${loosely}`
}

/** First version that has the option; undefined if the server is new enough, or that version is unknown. */
function tooNew(name: string, { product, version }: ServerVersion): string | undefined {
  const since = knowledgeOf(name, product)?.since
  return since === undefined || isAtLeast(version, since) ? undefined : since
}

/** A log line without its time stamp, thread and subsystem. */
function messageOf(line: string): string {
  return line
    .replace(/^.*?\[(?:ERROR|Error)\]\s*/, '')
    .replace(/^(?:\[[^\]]*\]\s*)+/, '')
    .replace(/^Buffered error: /, '')
    .replace(/^\S*(?:mysqld|mariadbd): /, '')
    .trim()
}
