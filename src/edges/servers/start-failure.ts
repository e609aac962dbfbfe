/** Turns the last words of a server that did not come up into an error that names the option at fault. */
import { type RemovedOption, removedOption } from '../../core/settings/removed-options.ts'
import { forkOf } from '../../core/settings/settings-knowledge.ts'
import { variableForms } from '../../core/settings/variable-names.ts'
import { canonicalOptionName } from '../../core/suite/option-file.ts'
import type { ServerVersion } from '../../core/suite/option-groups.ts'
import type { ServerOption } from '../../core/suite/suite.ts'
import { MeasurementError, UserError } from '../../errors.ts'

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

const SHOWN_LINES = 12

export interface FailedStart {
  readonly arm: string
  readonly command: readonly string[]
  readonly ended: string
  readonly output: string
  readonly options: readonly ServerOption[]
  readonly server: ServerVersion
  /** Where it lacked room; undefined where there is some. */
  readonly room?: string | undefined
}

export function startFailure(failed: FailedStart): Error {
  const lines = failed.output.trimEnd().split('\n')
  for (const pattern of COMPLAINTS) {
    const line = lines.find((candidate) => pattern.test(candidate))
    const name = line === undefined ? undefined : pattern.exec(line)?.groups?.option
    const option = failed.options.findLast(
      (candidate) => name !== undefined && canonicalOptionName(candidate.name) === canonicalOptionName(name),
    )
    if (line !== undefined && option !== undefined) {
      return new UserError(
        `scenario ${failed.arm}: the server does not accept the option ${option.name}; it says: ${spoken(line)}\n` +
          `  ${pattern === UNKNOWN ? unknownText(option, failed.server) : 'correct its value'}`,
        { place: { file: option.file, line: option.line } },
      )
    }
  }
  const why = failed.room === undefined ? removedText(failed) : `: ${failed.room}`
  return new MeasurementError(`the server of ${failed.arm} ended while starting (${failed.ended})${why}`, {
    step: 'start server',
    arm: failed.arm,
    command: failed.command,
    output: lines.slice(-SHOWN_LINES).join('\n'),
  })
}

/** What to do about an option that the server does not know. */
function unknownText({ name }: ServerOption, server: ServerVersion): string {
  const loosely = `loose-${name} if only some servers know it`
  const removal = removalOf(name, server)
  if (removal === undefined) return `correct its name, or write ${loosely}`
  const { removed, instead } = removal
  const successor = instead === null ? 'and nothing took its place' : `${instead} took its place`
  return `${server.product} has not had it since ${removed}, ${successor}; take it out, or write ${loosely}`
}

/** Options that the server's version does not have, where it has not said what it ended for. */
function removedText({ options, server }: FailedStart): string {
  const found = options.flatMap(({ name, file, line }) => {
    const removal = /^loose[-_]/i.test(name) ? undefined : removalOf(name, server)
    return removal?.consequence === 'no-start' ? [`${name} (${file}:${line}) since ${removal.removed}`] : []
  })
  return found.length === 0 ? '' : `; ${server.product} has not had ${found.join(', ')}`
}

function removalOf(name: string, { product, version }: ServerVersion): RemovedOption | undefined {
  return variableForms(name)
    .map((form) => removedOption(form, forkOf(product), version))
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
