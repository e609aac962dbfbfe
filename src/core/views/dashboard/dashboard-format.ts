/** Contents of the dashboard's data files. Writer and page have the same version, so nothing else reads them. */

import type { OutcomeCount } from '../../history/known-outcomes.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'

/** The global with the content of a data file: `qpsgateData[path]`. */
export const DATA_GLOBAL = 'qpsgateData'
export const INDEX_PATH = 'data/index.js'
/** Rises with every change of the types below; a page of another version says that it cannot read the data. */
export const DATA_FORMAT = 2
export const VERDICTS: readonly VerdictKind[] = ['pass', 'inconclusive', 'regressed']

export interface DashboardIndex {
  readonly format: number
  /** http or https, without a slash at its end; null where commits cannot be linked. */
  readonly repositoryUrl: string | null
  /** One for each branch and suite; the one that is shown first comes first. */
  readonly histories: readonly IndexedHistory[]
}

export interface IndexedHistory {
  readonly branch: string
  readonly suite: string
  readonly runs: number
  /** Workloads, those of the newest run first. */
  readonly workloads: readonly IndexedWorkload[]
  readonly latest: LatestRun
  /** Runs whose verdict was known beforehand, by known verdict; empty for suites with an open question. */
  readonly outcomes: readonly OutcomeCount[]
  /** Oldest first; together they have every run once. */
  readonly chunks: readonly IndexedChunk[]
  readonly changes: DataFile
}

export interface IndexedWorkload {
  readonly name: string
  /** Ascending. */
  readonly threads: readonly number[]
}

export interface LatestRun {
  readonly time: string
  readonly commit: string
  readonly url: string | null
  readonly verdict: VerdictKind
}

export interface DataFile {
  readonly path: string
  /** Changes with the content, so that no browser takes an old copy for the new one. */
  readonly version: string
  readonly bytes: number
}

export interface IndexedChunk extends DataFile {
  readonly runs: number
}

/** Some runs of one branch and suite. Names occur once, and as indices in these lists from then on. */
export interface Chunk {
  readonly scenarios: readonly string[]
  /** "MySQL 8.4.2". */
  readonly servers: readonly string[]
  /** Fingerprints of scenarios. */
  readonly configurations: readonly string[]
  readonly machines: readonly string[]
  /** "qpsgate 0.1.0, sysbench 1.0.20". */
  readonly tools: readonly string[]
  /** Cells for the columns of a run's values. */
  readonly cells: readonly ChunkCell[]
  /** Oldest first. */
  readonly runs: readonly ChunkRun[]
}

export type ChunkCell = readonly [workload: string, threads: number, scenario: number]

export interface ChunkRun {
  readonly time: string
  readonly commit: string
  readonly url: string | null
  /** Index in {@link VERDICTS}. */
  readonly verdict: number
  /** The machine was so busy with other things that the run is no part of a baseline. */
  readonly isDisturbed: boolean
  readonly machine: number
  readonly tool: number
  /** The scenario that the others are compared with; −1 if there is none. */
  readonly control: number
  readonly arms: readonly ChunkArm[]
  /** Values in the order of `cells`, which may have more at the end; null if nothing was measured. */
  readonly values: readonly (ChunkValue | null)[]
}

export type ChunkArm = readonly [scenario: number, server: number, configuration: number]

/** QPS, and the change against the control with its interval in hundred-thousandths (−19,600 is 19.6 % slower). */
export type ChunkValue = readonly [qps: number] | readonly [qps: number, change: number, low: number, high: number]

/** All change points of one branch and suite. */
export interface ChangesData {
  readonly changes: readonly ChangeMark[]
}

export interface ChangeMark {
  readonly scenario: string
  readonly workload: string
  readonly threads: number
  /** Time of the first run after the change. */
  readonly time: string
  /** Change of the level of the series, with its 95 % interval: −0.05 is 5 % slower than before. */
  readonly change: number
  readonly low: number
  readonly high: number
  /** Commits of the last run before the change and the first after it. */
  readonly before: string
  readonly after: string
}
