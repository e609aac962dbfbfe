/** Turns the last words of a server that did not come up into an error that names the option at fault. */

import { familyOf } from '../../core/families/families.ts'
import { isAtLeast, type ServerVersion } from '../../core/families/family.ts'
import { variableForms } from '../../core/options/option-names.ts'
import { type RemovedOption, removedOption } from '../../core/settings/removed-options.ts'
import { knowledgeOf, mistypedOptions, settingLike } from '../../core/settings/settings-knowledge.ts'
import { canonicalOptionName } from '../../core/suite/option-file.ts'
import type { ServerOption } from '../../core/suite/suite.ts'
import { mistypedText } from '../../core/wording/wording.ts'
import { DoesNotStart, MeasurementError } from '../../errors.ts'

const UNKNOWN = /unknown (?:variable|option) '(?:--)?(?<option>[^'=]+)(?:=[^']*)?'/
const COMPLAINTS = [
  UNKNOWN,
  /ambiguous option '(?:--)?(?<option>[^'=]+)/,
  /option '(?:--)?(?<option>[^'=]+)' requires an argument/,
  /option '(?:--)?(?<option>[^'=]+)' cannot take an argument/,
  /Error while setting value '[^']*' to '(?:--)?(?<option>[^']+)'/,
  /(?:Unknown|unknown) suffix '[^']*' used for variable '(?<option>[^']+)'/,
  /Wrong value for option '(?<option>[^']+)'/i,
]

const LOOSE = /^loose[-_]/i
const SHOWN_LINES = 12
/** 128 + 9 in containers. */
const KILLED = /^(?:signal SIGKILL|exit code 137)$/

export interface FailedStart {
  readonly arm: string
  readonly command: readonly string[]
  readonly ended: string
  readonly output: string
  readonly options: readonly ServerOption[]
  readonly server: ServerVersion
  /** The place that lacked space; undefined if there is some. */
  readonly room?: string | undefined
}

/**
 * Options with which no server of the version starts, known without a start.
 *
 * @param options as a server of the version reads them
 * @throws DoesNotStart with all of them, and the replacement of each
 */
export function requireStartable(scenario: string, options: readonly ServerOption[], server: ServerVersion): void {
  const removed = options.filter((option) => preventsStart(option, server))
  const [first] = removed
  if (first === undefined) return
  const lines = removed.map((option) => `\n  ${option.file}:${option.line}: ${unknownText(option, server)}`)
  throw doesNotStart(
    scenario,
    first,
    server,
    `it has no ${removed.map(({ name }) => name).join(', ')}${lines.join('')}`,
  )
}

function doesNotStart(arm: string, option: ServerOption, server: ServerVersion, why: string): DoesNotStart {
  const { name, file, line } = option
  const message = `${server.product} ${server.version} does not start with the configuration of ${arm}: ${why}`
  return new DoesNotStart(message, { place: { file, line }, option: name })
}

export function startFailure(failed: FailedStart): Error {
  const lines = failed.output.trimEnd().split('\n')
  // If it was killed, or has no space, none of its earlier messages is the reason.
  const isItsOwnEnd = failed.room === undefined && !KILLED.test(failed.ended)
  const blamed = refused(lines, failed.options) ?? (isItsOwnEnd ? named(lines, failed.options) : undefined)
  if (blamed !== undefined) {
    const { option, line, isUnknown } = blamed
    const advice = isUnknown ? unknownText(option, failed.server) : 'correct its value'
    const why = `it does not accept the option ${option.name}, and says: ${spoken(line)}\n  ${advice}`
    return doesNotStart(
      failed.arm,
      option,
      failed.server,
      `${why}${alsoTooNew(option, failed)}${alsoMistyped(option, failed)}`,
    )
  }
  const why = failed.room === undefined ? ownWords(lines) : `: ${failed.room}`
  return new MeasurementError(`the server of ${failed.arm} ended while starting (${failed.ended})${why}`, {
    step: 'start server',
    arm: failed.arm,
    command: failed.command,
    output: lines.slice(-SHOWN_LINES).join('\n'),
  })
}

/** An option of the user's that the server ended for, and the line in which it says so. */
interface Blamed {
  readonly option: ServerOption
  readonly line: string
  readonly isUnknown: boolean
}

/** The option that the server itself says it does not take. */
function refused(lines: readonly string[], options: readonly ServerOption[]): Blamed | undefined {
  // It may also complain about options other than the user's, such as loose ones that it skips.
  for (const pattern of COMPLAINTS)
    for (const line of lines) {
      const name = pattern.exec(line)?.groups?.option
      if (name === undefined) continue
      const option = options.findLast((each) => canonicalOptionName(each.name) === canonicalOptionName(name))
      if (option !== undefined) return { option, line, isUnknown: pattern === UNKNOWN }
    }
  return undefined
}

/** The option whose name or value is in the first complaint that has one: "Unknown collation: 'latin1_swedish_x'". */
function named(lines: readonly string[], options: readonly ServerOption[]): Blamed | undefined {
  for (const line of lines.filter(isComplaint)) {
    const said = spoken(line)
    const option =
      options.findLast(({ name }) => isNamed(canonicalOptionName(name), said)) ??
      options.findLast(({ value }) => value !== undefined && isQuoted(value, said))
    if (option !== undefined) return { option, line, isUnknown: false }
  }
  return undefined
}

/** Names of one word are words of the language as well. */
function isNamed(name: string, said: string): boolean {
  const words = said
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/[^\w-]+/)
  return name.includes('-') && words.includes(name)
}

/** Whether a value is in quotes, or at the end after a colon. Messages about other failures name an engine too. */
function isQuoted(value: string, said: string): boolean {
  const isTelling = /[a-z]{3}/i.test(value) && !/^(?:innodb|on|off|yes|true|false)$/i.test(value)
  return isTelling && (said.includes(`'${value}'`) || said.endsWith(`: ${value}`))
}

/** A line in which the server, or the program around it, reports the problem; not a mere consequence. */
function isComplaint(line: string): boolean {
  return (/\[ERROR\]/i.test(line) || /^\S*(?:mysqld|mariadbd): /.test(line)) && !CONSEQUENCES.test(line)
}

const CONSEQUENCES =
  /\b(?:Aborting|Shutdown complete|Parsing options for plugin|Failed to initialize builtin plugins)\b/

/** The first complaint, in the server's own words. */
function ownWords(lines: readonly string[]): string {
  const line = lines.find(isComplaint)
  return line === undefined ? '' : `: ${spoken(line)}`
}

/** Advice on an option that the server does not know. */
function unknownText({ name }: ServerOption, server: ServerVersion): string {
  const loosely = `loose-${name} if only some servers know it`
  const removal = removalOf(name, server)
  if (removal === undefined) {
    const since = tooNew(name, server)
    if (since !== undefined) return `${server.product} has it since ${since}; take it out, or write ${loosely}`
    const meant = settingLike(name, server)
    return meant === undefined ? `correct its name, or write ${loosely}` : `did you mean ${meant}? Or write ${loosely}`
  }
  const { removed, instead } = removal
  const successor = instead === null ? 'and nothing took its place' : `${instead} took its place`
  return `${server.product} has not had it since ${removed}, ${successor}; take it out, or write ${loosely}`
}

/** Version that first had the option, where the server is an earlier one. */
function tooNew(name: string, { product, version }: ServerVersion): string | undefined {
  const since = knowledgeOf(name, product)?.since
  return since === undefined || isAtLeast(version, since) ? undefined : since
}

/** The server names the first option that it does not know, and ends: people want to know all at once. */
function alsoTooNew({ name }: ServerOption, { options, server }: FailedStart): string {
  return options
    .filter((option) => option.name !== name && !LOOSE.test(option.name) && tooNew(option.name, server) !== undefined)
    .map((option) => `\n  ${option.file}:${option.line}: ${option.name}: ${unknownText(option, server)}`)
    .join('')
}

/** The same for options that look mistyped. */
function alsoMistyped({ name }: ServerOption, { options, server }: FailedStart): string {
  return mistypedOptions(options, server)
    .filter(({ option }) => option.name !== name)
    .map(({ option, meant }) => `\n  ${mistypedText(option, meant)}`)
    .join('')
}

function preventsStart({ name }: ServerOption, server: ServerVersion): boolean {
  return !LOOSE.test(name) && removalOf(name, server)?.consequence === 'no-start'
}

function removalOf(name: string, { product, version }: ServerVersion): RemovedOption | undefined {
  return variableForms(name)
    .map((form) => removedOption(form, familyOf(product).fork, version))
    .find((removal) => removal !== undefined)
}

/** A log line without its time stamp, thread and subsystem. */
function spoken(line: string): string {
  return line
    .replace(/^.*?\[(?:ERROR|Error)\]\s*/, '')
    .replace(/^(?:\[[^\]]*\]\s*)+/, '')
    .replace(/^Buffered error: /, '')
    .replace(/^\S*(?:mysqld|mariadbd): /, '')
    .trim()
}
