/** Paths of stored runs, and the series they belong to: the runs of one branch and suite in the order they started. */

/** The layout of this version: branch, suite, year, month, and a name that begins with the time of start. */
const RUN = /^(v1\/[^/]+\/[^/]+)\/\d{4}\/\d{2}\/[^/]+\.json$/
/** Folders of runs, of any version. */
const VERSION = /^v\d+\//
const OURS = 'v1/'

export interface SortedPaths {
  /** Runs in the order they started, by the clocks of the machines that measured them. */
  readonly runs: readonly string[]
  /** Files in our folder that are no runs by their names. */
  readonly strange: readonly string[]
  /** Files where another version keeps runs. */
  readonly foreign: readonly string[]
}

/** Tells runs from other files in folders of runs; files anywhere else are left out. */
export function sortPaths(paths: readonly string[]): SortedPaths {
  const inFolders = paths.filter((path) => VERSION.test(path))
  const ours = inFolders.filter((path) => path.startsWith(OURS))
  return {
    runs: ours.filter((path) => RUN.test(path)).sort(byStart),
    strange: ours.filter((path) => !RUN.test(path)),
    foreign: inFolders.filter((path) => !path.startsWith(OURS)),
  }
}

/** The last of each branch and suite, at most so many; all in the order they started. */
export function newestOfEach(runs: readonly string[], most: number): string[] {
  const kept = [...Map.groupBy(runs.toSorted(byStart), folderOf).values()].flatMap((series) => series.slice(-most))
  return kept.sort(byStart)
}

/** The runs that started after that one. */
export function startedAfter(run: string, runs: readonly string[]): string[] {
  return runs.filter((other) => byStart(run, other) < 0)
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
