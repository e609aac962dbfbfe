import { describe, expect, it } from 'vitest'
import { chooseWorkloads } from '../../../src/core/coverage/choose-cells.ts'
import { EXERCISES, type Exercise } from '../../../src/core/options/exercises.ts'
import { SCRIPTS } from '../../../src/core/workloads/workloads.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

/** Exercises that one of our workloads performs. */
const ALL = (Object.keys(EXERCISES) as Exercise[]).filter(
  (exercise) =>
    exercise === 'high-concurrency' || [...SCRIPTS.values()].some(({ exercises }) => exercises.includes(exercise)),
)

/** The choice, as `script@threads: exercises`. */
function shown(exercises: readonly Exercise[]): string[] {
  return chooseWorkloads(exercises).map(
    ({ workload, threads, covers }) => `${workload.script}@${threads}: ${covers.join(' ')}`,
  )
}

function uncoveredBy(chosen: ReturnType<typeof chooseWorkloads>, wanted: readonly Exercise[]): Exercise[] {
  return wanted.filter((one) => !chosen.some(({ covers }) => covers.includes(one)))
}

const MOST_ALIKE = 4

/**
 * Exercises of workloads that have no others are equivalent: more of them at once than can be chosen add no new case.
 */
function distinct(): Exercise[] {
  const isAlike = (exercise: Exercise) => {
    const own = [...SCRIPTS.values()].filter(({ exercises }) => exercises.includes(exercise))
    return own.length === 1 && own[0]?.exercises.length === 1
  }
  const [alike, others] = [ALL.filter(isAlike), ALL.filter((one) => !isAlike(one))]
  return ALL.filter((one) => others.includes(one) || alike.slice(0, MOST_ALIKE).includes(one))
}

/** Sets of exercises: all at night, one of so many by day. */
const STRIDE = IS_NIGHTLY ? 1 : 29

function* everySet(): Generator<Exercise[]> {
  const all = distinct()
  for (let bits = 0; bits < 2 ** all.length; bits += STRIDE) yield all.filter((_, at) => (bits >> at) % 2 === 1)
}

describe('the chosen workloads', () => {
  it.each<[string, Exercise[], string[]]>([
    ['no known exercise', [], ['oltp_read_only@8: ', 'oltp_read_write@8: ']],
    [
      'an exercise that the control performs',
      ['reads-in-memory'],
      ['oltp_read_only@8: reads-in-memory', 'oltp_read_write@8: reads-in-memory'],
    ],
    ['sorts', ['sorts'], ['oltp_read_only@8: ', 'sort@1: sorts']],
    [
      'two exercises that one workload performs',
      ['binary-log-commits', 'point-writes'],
      ['oltp_read_only@8: ', 'oltp_update_non_index@8: binary-log-commits point-writes'],
    ],
    [
      'three exercises that one workload performs',
      ['point-writes', 'contended-rows', 'binary-log-commits'],
      ['oltp_read_only@8: ', 'contended_rows@16: point-writes contended-rows binary-log-commits'],
    ],
    ['reads beyond the pool', ['reads-beyond-pool'], ['oltp_read_only@8: ', 'oltp_point_select@8: reads-beyond-pool']],
    [
      'reads beyond the pool by many clients',
      ['reads-beyond-pool', 'high-concurrency'],
      ['oltp_read_only@8: ', 'oltp_point_select@64: reads-beyond-pool high-concurrency'],
    ],
  ])('for %s, %j, are %j', (_, exercises, choice) => expect(shown(exercises)).toEqual(choice))

  it('cover the first exercises if there are too many, and report the others as uncovered', () => {
    const wanted: Exercise[] = ['full-scans', 'joins', 'connecting', 'sorts', 'large-rows']
    const chosen = chooseWorkloads(wanted)
    const uncovered = uncoveredBy(chosen, wanted)
    expect(chosen.map(({ workload }) => workload.script)).toEqual([
      'oltp_read_only',
      'full_scan',
      'full_join',
      'connect',
    ])
    expect(uncovered).toEqual(['sorts', 'large-rows'])
  })

  it('are two to four different loads, beginning with oltp_read_only at 8 threads', () => {
    for (const wanted of everySet()) {
      const chosen = chooseWorkloads(wanted)
      expect([2, 3, 4]).toContain(chosen.length)
      expect(chosen[0]).toMatchObject({ workload: { script: 'oltp_read_only' }, threads: 8 })
      expect(new Set(chosen.map(({ workload, threads }) => `${workload.name} ${threads}`)).size).toBe(chosen.length)
      expect(chosen.flatMap(({ covers }) => covers).every((one) => wanted.includes(one))).toBe(true)
    }
  })

  it('cover as many exercises as any other choice, with the fewest workloads', () => {
    const [control, ...others] = candidates()
    const setsOf = [0, 1, 2, 3].map((most) => combinations(others, most).map((set) => set | control))
    for (const wanted of everySet()) {
      const chosen = chooseWorkloads(wanted)
      const uncovered = uncoveredBy(chosen, wanted)
      const want = bitsOf(wanted)
      const bests = setsOf.map((sets) => Math.max(...sets.map((set) => countBits(set & want))))
      const best = Math.max(...bests)
      expect(wanted.length - uncovered.length, wanted.join(' ')).toBe(best)
      expect(chosen.length, wanted.join(' ')).toBe(1 + Math.max(1, bests.indexOf(best)))
    }
  })
})

/** Exercises of each workload that is ever chosen, as bits; the control's first. */
function candidates(): [number, ...number[]] {
  const cells = new Map<string, number>()
  for (const wanted of everySet())
    for (const { workload, threads, covers } of chooseWorkloads(wanted)) {
      const cell = `${workload.name} ${threads}`
      cells.set(cell, (cells.get(cell) ?? 0) | bitsOf(covers))
    }
  const [control = 0, ...others] = [...cells.values()]
  return [control, ...others]
}

/** Unions of this many of them. */
function combinations(bits: readonly number[], most: number): number[] {
  if (most === 0) return [0]
  return bits.flatMap((own, at) => combinations(bits.slice(at + 1), most - 1).map((rest) => own | rest))
}

function bitsOf(exercises: readonly Exercise[]): number {
  return exercises.reduce((bits, one) => bits | (1 << ALL.indexOf(one)), 0)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}
