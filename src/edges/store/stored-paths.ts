/** Paths in a store: one record for each commit of a gated subject (such as a suite), and the baselines of branches. */
import { hash } from 'node:crypto'
import { RECORD_VERSION } from '../../core/ledger/record.ts'

export const LEDGER = 'ledger/'
export const BASELINES = 'baselines/'
/**
 * Folder of all records in this version's form. It has a folder for each suite, and in that a folder for the first two
 * digits of a commit's id, as in git's own store.
 */
export const RECORDS = `${LEDGER}v${RECORD_VERSION}/`
const RECORD = /^ledger\/(?:v\d+\/)?[\w.%-]+\/([0-9a-f]{2})\/([0-9a-f]{38}|[0-9a-f]{62})\.json$/

export function isOfOtherForm(path: string): boolean {
  return !path.startsWith(RECORDS) && RECORD.test(path)
}

/** The commit of the record at a path; undefined if no record has such a path. */
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

/** Maximum length of a name, so that file systems also take it with the endings of a record and an unfinished file. */
const MOST_CHARACTERS = 200

/**
 * Turns any text into one harmless part of a path, and different texts into different parts. It is escaped as in a URL,
 * and has no dot at its start. A part that would be too long for file systems is cut, and `%-` and its SHA-256 follow,
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
