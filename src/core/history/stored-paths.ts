/** Paths of stored runs, and the series they belong to: the runs of one branch and suite in the order they started. */

import type { RunRecord } from './run-record.ts'

/** The layout: branch, suite, year, month, and a name that begins with the time of start. */
const RUN = /^(v1\/[^/]+\/[^/]+)\/\d{4}\/\d{2}\/[^/]+\.json$/
/** Folder of all runs. */
export const RUNS = 'v1/'

/** Whether a file in the folder of runs is one, by its name. */
export function isRun(path: string): boolean {
  return RUN.test(path)
}

/** The last runs of each branch and suite, up to this number; all in the order they started. */
export function newestOfEach(runs: readonly string[], most = runs.length): string[] {
  const kept = [...Map.groupBy(runs.toSorted(byStart), folderOf).values()].flatMap((series) => series.slice(-most))
  return kept.sort(byStart)
}

/** Folder of the run's branch and suite. */
function folderOf(run: string): string {
  return RUN.exec(run)?.[1] ?? ''
}

/** Order by names, which begin with the time; by folders where these are equal. */
function byStart(one: string, other: string): number {
  return order(nameOf(one), nameOf(other)) || order(one, other)
}

function order(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const SHORT_COMMIT = 7

/** "v1/main/suite/2026/01/20260102T030405678Z-0123456-ID.json". */
export function pathOf({ branch, suite, recordedAt, commit, id }: RunRecord): string {
  const timestamp = recordedAt.replaceAll(/[-:.]/g, '')
  const name = `${timestamp}-${segment(commit.slice(0, SHORT_COMMIT))}-${segment(id)}.json`
  return `${suiteFolder(branch, suite.name)}${recordedAt.slice(0, 4)}/${recordedAt.slice(5, 7)}/${name}`
}

/** Prefix of the paths of all runs of a branch, with a slash at its end. */
export function branchFolder(branch: string): string {
  return `${RUNS}${segment(branch)}/`
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

/** Folder of pictures that comments show. */
export const CHARTS = 'charts/'
/** The day a chart was made on is a folder of its path: `charts/2026-01-31/…`. */
const CHART = /^charts\/(\d{4}-\d{2}-\d{2})\/./

/** The charts of days before that one, YYYY-MM-DD, UTC. */
export function chartsBefore(firstKept: string, paths: readonly string[]): string[] {
  return paths.filter((path) => (CHART.exec(path)?.[1] ?? firstKept) < firstKept)
}
