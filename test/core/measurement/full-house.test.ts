import { describe, expect, it } from 'vitest'
import { bytesAt, bytesOfClient, fullBytes } from '../../../src/core/measurement/full-house.ts'

const MIB = 1024 ** 2
const PEAKS = [
  { clients: 1, bytes: 110 * MIB },
  { clients: 50, bytes: 208 * MIB },
  { clients: 200, bytes: 508 * MIB },
]
const HOUSE = { restBytes: 100 * MIB, peaks: PEAKS, poolBytes: 1024 * MIB, mostClients: 300 }

describe('the memory of a server with all clients at work', () => {
  it('grows along the line through the two largest measured numbers of clients', () => {
    expect(bytesOfClient(HOUSE)).toBe(2 * MIB)
    expect(bytesAt(HOUSE, 300)).toBe(708 * MIB)
    expect(fullBytes(HOUSE)).toBe((708 + 1024) * MIB)
  })

  it('follows from a single measured number of clients, and is the memory at rest if none was measured', () => {
    expect(bytesAt({ restBytes: 100 * MIB, peaks: PEAKS.slice(0, 1) }, 3)).toBe(130 * MIB)
    expect(bytesAt({ restBytes: 100 * MIB, peaks: [] }, 3)).toBe(100 * MIB)
  })

  it('never shrinks with more clients', () => {
    const peaks = [PEAKS[1], { clients: 200, bytes: 200 * MIB }] as typeof PEAKS
    expect(bytesAt({ restBytes: 0, peaks }, 1000)).toBe(200 * MIB)
  })
})
