/** Paths in a store: a record for each commit of a gated subject, such as a suite, and a baseline for each branch. */
import { hash } from 'node:crypto'
import { RECORD_VERSION } from '../../core/ledger/record.ts'

export const LEDGER = 'ledger/'
export const BASELINES = 'baselines/'
/**
 * Folder of all records in this version's format. Each suite has a folder in it. Like git's own store, that folder has
 * another for the first two digits of commit ids, because very full folders are slow.
 */
export const RECORDS = `${LEDGER}v${RECORD_VERSION}/`
const RECORD = /^ledger\/(?:v\d+\/)?[\w.%-]+\/([0-9a-f]{2})\/([0-9a-f]{38}|[0-9a-f]{62})\.json$/

export function isOfOtherForm(path: string): boolean {
  return !path.startsWith(RECORDS) && RECORD.test(path)
}

/** Commit of the record at a path; undefined if no record can have this path. */
export function commitAt(path: string): string | undefined {
  const [, first, rest] = RECORD.exec(path) ?? []
  return first === undefined || rest === undefined ? undefined : `${first}${rest}`
}

/** Path of a record, such as "ledger/v2/config%2Fmy.cnf/01/23456789….json". */
export function pathOf({ suite, commit }: { readonly suite: string; readonly commit: string }): string {
  return `${suiteFolder(suite)}${commit.slice(0, 2)}/${commit.slice(2)}.json`
}

export function suiteFolder(suite: string): string {
  return `${RECORDS}${segment(suite)}/`
}

export function baselinePath(branch: string): string {
  return `${BASELINES}${segment(branch)}.json`
}

/** Maximum length of a name. File systems allow 255 bytes, to which the endings of records and unfinished files add. */
const MOST_CHARACTERS = 200

/**
 * Turns any text into one harmless part of a path, and different texts into different parts. It is escaped as in a URL,
 * and never begins with a dot. If it is too long for file systems, it is cut, and followed by `%-` and its SHA-256,
 * because no escaped text contains `%-`.
 */
function segment(text: string): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  const whole = encodeURIComponent(text.toWellFormed()).replace(/^\.|[!~*'()]/g, escaped) || '%'
  if (whole.length <= MOST_CHARACTERS) return whole
  const end = `%-${hash('sha256', whole)}`
  return `${whole.slice(0, MOST_CHARACTERS - end.length)}${end}`
}

const OURS = /^(?:ledger|baselines)\//

export function isOurs(path: string): boolean {
  return OURS.test(path)
}
