/** Paths in a store: a record for each commit of a gated subject, and baselines of branches. */
import { hash } from 'node:crypto'
import { RECORD_VERSION } from '../../core/ledger/record.ts'

export const LEDGER = 'ledger/'
export const BASELINES = 'baselines/'
/** Folder of all records of our form: of a suite, then by the first digits of the commit, as in git. */
export const RECORDS = `${LEDGER}v${RECORD_VERSION}/`
const RECORD = /^ledger\/(?:v\d+\/)?[\w.%-]+\/([0-9a-f]{2})\/([0-9a-f]{38}|[0-9a-f]{62})\.json$/

/** Whether a path is that of a record which another version wrote. */
export function isOfOtherForm(path: string): boolean {
  return !path.startsWith(RECORDS) && RECORD.test(path)
}

/** The commit of a record, by its path; undefined if no record has such a path. */
export function commitAt(path: string): string | undefined {
  const [, first, rest] = RECORD.exec(path) ?? []
  return first === undefined || rest === undefined ? undefined : `${first}${rest}`
}

/** "ledger/v2/config%2Fmy.cnf/01/23456789….json". */
export function pathOf({ suite, commit }: { readonly suite: string; readonly commit: string }): string {
  return `${suiteFolder(suite)}${commit.slice(0, 2)}/${commit.slice(2)}.json`
}

/** Prefix of the paths of all records of a suite, with a slash at its end. */
export function suiteFolder(suite: string): string {
  return `${RECORDS}${segment(suite)}/`
}

export function baselinePath(branch: string): string {
  return `${BASELINES}${segment(branch)}.json`
}

/** Longest segment of a path: with its ending, and that of a file being written, it still fits into file systems. */
const MOST_CHARACTERS = 200

/**
 * Any text as one harmless segment of a path, different for different texts: escaped as in addresses, and without a dot
 * at its start. A segment that would be too long for file systems becomes its beginning and its SHA-256, joined by
 * `%-`, which no escaped text contains.
 */
function segment(text: string): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  const whole = encodeURIComponent(text.toWellFormed()).replace(/^\.|[!~*'()]/g, escaped) || '%'
  if (whole.length <= MOST_CHARACTERS) return whole
  const end = `%-${hash('sha256', whole)}`
  return `${whole.slice(0, MOST_CHARACTERS - end.length)}${end}`
}

const OURS = /^(?:ledger|baselines)\//

/** Whether a file may be one of a ledger. */
export function isOurs(path: string): boolean {
  return OURS.test(path)
}
