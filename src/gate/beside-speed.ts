/**
 * Measures what a change does beside speed, on servers that are started for it: memory with many clients, and the times
 * of stops and starts. Each is measured only if a changed setting may matter to it.
 */
import { RESTART_KINDS, RESTART_ROUNDS, type RestartTimes } from '../core/measurement/restart-times.ts'
import { ROWS } from '../core/options/option-table.ts'
import type { SideFacts } from '../core/result/describe-run.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import type { SettingChange } from '../core/setting/setting-change.ts'
import type { Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'

/** Maximum number of changed configurations, because each takes seconds. */
const MOST_CHANGED = 2

/** A configuration before or after the change. */
type Side = Pick<SideFacts, 'scenario' | 'revision'> & { readonly configuration: Scenario }

export async function besideSpeed(plan: RunPlan, servers: Servers): Promise<SideFacts[]> {
  const facts: SideFacts[] = []
  // One server after the other, so that none takes the memory or the CPUs of another.
  for (const { configuration, ...side } of changedSides(plan, mayTakeMemory).flat()) {
    const house = await servers.measureMemory(configuration)
    if (house !== undefined) facts.push({ ...side, house })
  }
  for (const sides of changedSides(plan, mayTakeTime)) facts.push(...(await restartTimes(sides, servers)))
  return facts
}

/** Both sides of each configuration of which such a setting changes. */
function changedSides({ change, coverage }: RunPlan, matters: (setting: SettingChange) => boolean): Side[][] {
  const { suite, before, request } = change
  if (request.subject.kind !== 'config') return []
  const names = new Set(coverage.settings.filter(matters).map(({ scenario }) => scenario))
  const changed = suite.scenarios.filter(({ name }) => names.has(name)).slice(0, MOST_CHANGED)
  return changed.flatMap((after) => {
    const scenario = after.name
    const former = before.find(({ name }) => name === scenario)
    const head = { scenario, revision: 'head', configuration: after } as const
    return former === undefined ? [] : [[{ scenario, revision: 'base', configuration: former }, head]]
  })
}

function mayTakeMemory({ variable, kind }: SettingChange): boolean {
  return kind === 'image' || (variable !== undefined && ROWS.get(variable)?.takesMemory === true)
}

function mayTakeTime({ variable }: SettingChange): boolean {
  return variable !== undefined && ROWS.get(variable)?.movesRestarts === true
}

/** Rounds of the sides by turns, so that a machine that gets slower slows down both. */
async function restartTimes(sides: readonly Side[], servers: Servers): Promise<SideFacts[]> {
  await using stack = new AsyncDisposableStack()
  const opened = []
  for (const { configuration } of sides) {
    const restarts = await servers.openRestarts(configuration)
    if (restarts === undefined) return []
    opened.push(stack.use(restarts))
  }
  const rounds: { readonly [kind in keyof RestartTimes]: number }[][] = sides.map(() => [])
  for (let round = 0; round < RESTART_ROUNDS; round += 1)
    for (const [nth, restarts] of opened.entries()) {
      const times = await restarts.round()
      if (times === undefined) return []
      rounds[nth]?.push(times)
    }
  return sides.map(({ scenario, revision }, nth) => {
    const of = (kind: keyof RestartTimes) => (rounds[nth] ?? []).map((times) => times[kind])
    const restarts = Object.fromEntries(RESTART_KINDS.map((kind) => [kind, of(kind)])) as unknown as RestartTimes
    return { scenario, revision, restarts }
  })
}
