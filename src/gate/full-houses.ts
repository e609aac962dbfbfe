/** Measures the memory of both sides of a change with few and with many clients, if a changed setting may take some. */
import { ROWS } from '../core/options/option-table.ts'
import type { HouseOfServer } from '../core/result/describe-run.ts'
import type { SettingChange } from '../core/setting/setting-change.ts'
import type { Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'

/** Most servers that are started for their memory, because each takes seconds. */
const MOST_CHANGED = 2

export async function fullHouses({ change, coverage }: RunPlan, servers: Servers): Promise<HouseOfServer[]> {
  const { suite, before, request } = change
  if (request.subject.kind !== 'config') return []
  const grown = new Set(coverage.settings.filter(mayTakeMemory).map(({ scenario }) => scenario))
  const changed = suite.scenarios.filter(({ name }) => grown.has(name)).slice(0, MOST_CHANGED)
  const houses: HouseOfServer[] = []
  for (const after of changed) {
    const former = before.find(({ name }) => name === after.name)
    if (former === undefined) continue
    // One after the other, so that neither takes the memory or the CPUs of the other.
    for (const [revision, side] of [
      ['base', former],
      ['head', after],
    ] as const) {
      const house = await servers.measureMemory(side)
      if (house !== undefined) houses.push({ scenario: after.name, revision, house })
    }
  }
  return houses
}

function mayTakeMemory({ variable, kind }: SettingChange): boolean {
  return kind === 'image' || (variable !== undefined && ROWS.get(variable)?.takesMemory === true)
}
