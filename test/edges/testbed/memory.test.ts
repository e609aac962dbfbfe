import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/core/plan/plan.ts'
import { memoryLimits, requireRoomFor, serversAtOnce } from '../../../src/edges/testbed/memory.ts'
import { UserError } from '../../../src/errors.ts'
import { plan, scenario, suite } from '../../builders.ts'

const MIB = 1024 ** 2
const PLAN = plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })

function refusal(of: Partial<Plan>): unknown {
  try {
    requireRoomFor({ ...PLAN, ...of })
    return undefined
  } catch (error) {
    return error
  }
}

describe('the servers of a plan', () => {
  it('are accepted if they are exactly as many as fit into memory', () =>
    expect(refusal({ mostServers: 4 })).toBeUndefined())

  it('are refused if they are one more than fit into memory', () => {
    const refused = refusal({ mostServers: 3 })
    expect(refused).toBeInstanceOf(UserError)
    expect(String(refused)).toMatch(/4 servers at once are asked for .*, and 3 fit into 60% of the /)
    expect(String(refused)).toContain('measure at most 1 beside the control at once, in 2 runs with other --scenarios')
  })
})

describe('the number of servers at once', () => {
  it('is unlimited for servers that run already', () =>
    expect(serversAtOnce(suite(), 'external')).toBe(Number.POSITIVE_INFINITY))
})

describe('the memory limit of a server', () => {
  // 60% of it hold exactly three servers of 384 MiB.
  const THREE = (3 * 384 * MIB) / 0.6

  it('is at least 384 MiB for three servers', () => {
    expect(memoryLimits(3, THREE / 2).memoryBytes).toBe(384 * MIB)
  })

  it('is more than the planned memory, because clients take some, and less than its share of the machine', () => {
    const { bufferPoolBytes, memoryBytes } = memoryLimits(3, THREE)
    expect(bufferPoolBytes).toBeLessThan(384 * MIB)
    expect(memoryBytes).toBeGreaterThan(384 * MIB)
    expect(3 * memoryBytes).toBeLessThan(0.9 * THREE)
  })
})
