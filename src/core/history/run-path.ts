/** Where a stored run lies: by branch and suite, then by time. Different names never share a folder. */
import type { RunRecord } from './run-record.ts'

/** Version of the layout of folders; the files have one of their own. */
const LAYOUT = 'v1'
const SHORT_COMMIT = 7

/** "v1/main/suite/2026/01/20260102T030405678Z-0123456-ID.json". */
export function pathOf({ branch, suite, recordedAt, commit, id }: RunRecord): string {
  const timestamp = recordedAt.replaceAll(/[-:.]/g, '')
  const name = `${timestamp}-${segment(commit.slice(0, SHORT_COMMIT))}-${segment(id)}.json`
  return `${suiteFolder(branch, suite.name)}${recordedAt.slice(0, 4)}/${recordedAt.slice(5, 7)}/${name}`
}

/** Prefix of the paths of all runs of a branch, with a slash at its end. */
export function branchFolder(branch: string): string {
  return `${LAYOUT}/${segment(branch)}/`
}

/** Prefix of the paths of all runs of a suite on a branch, with a slash at its end. */
export function suiteFolder(branch: string, suite: string): string {
  return `${branchFolder(branch)}${segment(suite)}/`
}

/**
 * Any text as one harmless segment of a path, and different texts as different ones: per cent and hexadecimal UTF-8 for
 * all but letters, digits, "-", "_", and dots that are not at the start.
 */
function segment(text: string): string {
  if (text === '') return '%'
  return Array.from(text, (character, index) => {
    if (/[A-Za-z0-9_-]/.test(character) || (character === '.' && index > 0)) return character
    // Half of a surrogate pair has no UTF-8; nothing else is written with a "u".
    if (!character.isWellFormed()) return `%u${character.charCodeAt(0).toString(16).toUpperCase()}`
    return character.charCodeAt(0) < 0x80 ? hexadecimal(character.charCodeAt(0)) : encodeURIComponent(character)
  }).join('')
}

function hexadecimal(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, '0')}`
}
