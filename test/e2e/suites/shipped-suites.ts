/** Runs every shipped suite on real servers for a moment, so that none stops working unnoticed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Slice } from '../../../src/core/measurement/measurement.ts'
import type { Arm } from '../../../src/core/plan/plan.ts'
import { planTrial } from '../../../src/core/plan/plan-trial.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import type { Workload } from '../../../src/core/workloads/workload.ts'
import { findGenerator, installGenerator } from '../../../src/edges/olap/generator.ts'
import { type Bed, openBed } from '../../setup/bed.ts'
import { filesBy } from '../../setup/option-files.ts'

const FOLDER = join(import.meta.dirname, '../../../scenarios')
/** Suites that are not run, by the name of the suite with the same scenarios that is. */
export const COPIES = new Map([['pfs-full.yml', 'pfs.yml']])
export const SUITES = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.yml') && !isExternal(name) && !COPIES.has(name),
)
/** Number of servers that run at the same time. */
const AT_ONCE = 6
const LEAST_TURN_MS = 60
const MOST_ANALYTICAL = 3
export const REAL = { timeout: 180_000 }

function isExternal(name: string): boolean {
  return readFileSync(join(FOLDER, name), 'utf8').includes('dsn: "mysql://')
}

/** The suite with few rows and threads, and with the test's server for all scenarios. */
function trimmed(suite: Suite): Suite {
  const [first, ...others] = suite.scenarios.map((scenario): Scenario => ({ ...scenario, program: undefined }))
  if (first === undefined) throw new Error('a suite has a scenario')
  const dataset = { ...suite.dataset, tables: 2, rows: 500 }
  return { ...suite, server: { kind: 'auto' }, dataset, threads: [2], scenarios: [first, ...others] }
}

async function runThrough(bed: Bed): Promise<Slice[]> {
  const slices: Slice[] = []
  const [control, twin, ...others] = bed.plan.arms
  const driven = new Set(drivenWorkloads(bed.suite))
  const groups: Arm[][] = chunks(others, AT_ONCE - 2)
  for (const [nth, group] of groups.entries()) {
    const arms = new Set([control, twin, ...group])
    const trial = planTrial(bed.plan, 1, (arm, cell) => {
      return arms.has(arm) && driven.has(cell.workload.name) && (nth === 0 || cell === bed.plan.cells[0])
    })
    if (trial === undefined) throw new Error('nothing to measure')
    await using run = await bed.testbed.startTrial(trial, bed.plan)
    for (const planned of trial.cells) {
      await using cell = await run.openCell(planned)
      const { p95Ms, switchMs } = await cell.warmUp()
      const turns = { turnMs: Math.max(LEAST_TURN_MS, 2 * p95Ms), rounds: 1, switchMs }
      await cell.runBlocks(2, turns, (lines) => {
        for (const line of lines) if (line.kind === 'slice') slices.push(line)
      })
      await cell.finish()
    }
  }
  return slices
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size))
}

/** @param image default: the installed server */
export async function expectAlive(name: string, image?: string): Promise<void> {
  const where = image === undefined ? {} : { image }
  await using bed = await openBed({ suite: join(FOLDER, name), change: trimmed, ...where })
  const slices = await runThrough(bed)
  const workloads = new Set(slices.map(({ workload }) => workload))
  expect(workloads).toEqual(new Set(drivenWorkloads(bed.suite)))
  for (const { scenario, revision } of bed.plan.arms) {
    const own = slices.filter((slice) => slice.scenario === scenario.name && slice.revision === revision)
    expect(own.length, scenario.name).toBeGreaterThan(0)
    // Slices are added up, because on a busy disk nothing may complete within a turn of a few milliseconds.
    const transactions = own.reduce((sum, slice) => sum + slice.transactions, 0)
    expect(transactions, scenario.name).toBeGreaterThan(0)
  }
}

/**
 * Workloads that are run. A few analytical ones suffice, because answers to all analytical queries are compared before
 * the first one runs.
 */
function drivenWorkloads({ workloads }: Suite): string[] {
  const isDriven = ({ isAnalytical }: Workload, index: number) => !isAnalytical || index < MOST_ANALYTICAL
  return workloads.filter(isDriven).map(({ name }) => name)
}

export function parsed(name: string): Suite {
  const path = join(FOLDER, name)
  const suite = parseSuite(readFileSync(path, 'utf8'), path, filesBy())
  if (suite.kind !== 'ok') throw new Error(`${name} does not parse`)
  return suite.suite
}

/** Installs the generator of tables for analytical suites if it is missing. */
export async function ensureGenerator(): Promise<void> {
  if (findGenerator() === undefined) await installGenerator(() => {}, new AbortController().signal)
}
