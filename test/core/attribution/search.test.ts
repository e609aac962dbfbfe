import { describe, expect, it } from 'vitest'
import type { ChangedLine } from '../../../src/core/attribution/lines.ts'
import {
  causesOf,
  learn,
  nextItems,
  type Search,
  type Suspect,
  searchAfterFailures,
  startSearch,
} from '../../../src/core/attribution/search.ts'
import { effect } from '../../builders.ts'

/** ln QPS of a server with some lines. */
type Speed = (has: (line: number) => boolean) => number

const MOST_TRIALS = 60

/** Every line adds its share of time to a query. */
function adding(costs: Readonly<Record<number, number>>): Speed {
  return (has) => {
    const extra = Object.entries(costs).map(([line, cost]) => (has(Number(line)) ? cost : 0))
    return -Math.log(extra.reduce((sum, each) => sum + each, 1))
  }
}

/** Lines by the names of their indices, and those that each needs. */
function linesOf(needs: readonly (readonly number[])[]): ChangedLine[] {
  const draft = { variable: undefined, before: null, after: 'ON', place: null, pieces: [], switchesOn: true }
  return needs.map((needed, line) => ({ ...draft, name: String(line), needs: needed }))
}

const independent = (count: number) => Array.from({ length: count }, () => [] as number[])

/** Any one of the lines costs all there is. */
const anyAlone =
  (count: number): Speed =>
  (has) =>
    independent(count).some((_, line) => has(line)) ? -0.2 : 0

interface World {
  readonly room?: number
  /** Whether no server starts without some of the lines. */
  readonly fails?: (without: readonly number[]) => boolean
}

/** The search to its end. */
function explain(needs: readonly (readonly number[])[], speed: Speed, { room = 10, fails = () => false }: World = {}) {
  const known = (mean: number) => effect({ mean, standardError: 0.0005 })
  const withoutLines = (gone: readonly number[]) =>
    speed((line) => !gone.includes(line) && (needs[line] ?? []).every((needed) => !gone.includes(needed)))
  const all = needs.map((_, line) => line)
  const [head, before] = [withoutLines([]), withoutLines(all)]
  let search = startSearch(linesOf(needs), all, known(head - before), room)
  const tried: string[][] = []
  while (tried.length < MOST_TRIALS) {
    const items = nextItems(search, room)
    if (items.length === 0) return { search, tried }
    tried.push(items.map(({ lines }) => lines.join('+')))
    const failing = items.filter(({ lines }) => fails(lines))
    const shown = { total: known(before - head), savingOf: ({ lines }: Suspect) => known(withoutLines(lines) - head) }
    search = failing.length > 0 ? searchAfterFailures(search, failing, room) : learn(search, items, shown, room)
  }
  throw new Error('the search does not end')
}

/** `lines verdict kind cost`, with the lines that they need. */
function shown({ search }: { readonly search: Search }) {
  return causesOf(search).map(({ settings, verdict, kind, change, needs }) => {
    const cost = change === null ? '' : ` ${Math.round(100 * change)}%`
    const needed = needs.length === 0 ? '' : `, needs ${needs.join()}`
    return `${settings.map(({ name }) => name).join('+')} ${verdict} ${kind}${cost}${needed}`
  })
}

const blamed = (found: { readonly search: Search }) => shown(found).filter((text) => text.includes(' to blame '))

describe('the search for causes', () => {
  it('starts one server without each line, and blames the line without which a server regains QPS', () => {
    const found = explain(independent(3), adding({ 1: 0.25 }))
    expect(found.tried[0]).toEqual(['0', '1', '2'])
    expect(found.tried.length).toBe(2)
    expect(shown(found)).toEqual(['1 to blame one -20%', '0 innocent one 0%', '2 innocent one 0%'])
  })

  it('blames two lines, the costliest first, with the QPS that leaving out each regains', () => {
    expect(blamed(explain(independent(10), adding({ 3: 0.1, 8: 0.3 })))).toEqual([
      '8 to blame one -19%',
      '3 to blame one -5%',
    ])
  })

  it('blames the line to which a gain in QPS is due', () => {
    const found = explain(independent(3), (has) => (has(0) ? 0.1 : 0))
    expect(blamed(found)).toEqual(['0 to blame one 11%'])
  })

  it.each([1, 4, 10])(
    'halves a group of forty lines, with at most %i servers at once, until the costly line is alone',
    (room) => {
      const found = explain(independent(40), adding({ 17: 0.2 }), { room })
      expect(Math.max(...found.tried.map(({ length }) => length))).toBeLessThanOrEqual(room)
      expect(blamed(found)).toEqual(['17 to blame one -17%'])
    },
  )

  it('says which line a blamed line needs', () => {
    const found = explain([[], [0], []], adding({ 1: 0.25 }))
    expect(blamed(found)).toEqual(['0 to blame one -20%', '1 to blame one -20%, needs 0'])
    const parted = explain([[], [0], []], adding({ 0: 0.1, 1: 0.15 }))
    expect(blamed(parted)).toEqual(['0 to blame one -20%', '1 to blame one -11%, needs 0'])
  })

  it.each([2, 3, 6])('blames two of %i lines as one cause if they cost something only together', (count) => {
    const both: Speed = (has) => (has(0) && has(1) ? -0.2 : 0)
    expect(blamed(explain(independent(count), both))).toEqual(['0+1 to blame either -18%'])
  })

  it.each([2, 3, 6, 9])('blames two of %i lines as one cause if either costs as much as both', (count) => {
    const either: Speed = (has) => (has(0) || has(1) ? -0.2 : 0)
    expect(blamed(explain(independent(count), either))).toEqual(['0+1 to blame all -18%'])
  })

  it('blames nothing if no line regains QPS', () => {
    expect(blamed(explain(independent(4), () => 0))).toEqual([])
  })
})

describe('a server that does not start', () => {
  it('without a line shows that the line is needed, and does not stop the search', () => {
    const found = explain(independent(12), adding({ 4: 0.2 }), { fails: (without) => without.includes(7) })
    expect(blamed(found)).toEqual(['4 to blame one -17%'])
    expect(shown(found)).toContain('7 needed one')
  })

  it('without either of two lines is tried without both', () => {
    const isOne = (without: readonly number[]) => without.includes(1) !== without.includes(2)
    expect(blamed(explain(independent(4), adding({ 1: 0.2 }), { fails: isOne }))).toEqual(['1+2 to blame all -17%'])
  })

  it('without a line that another line needs is tried without both lines', () => {
    const isNeeded = (without: readonly number[]) => without.includes(1) && !without.includes(2)
    const found = explain(independent(4), adding({ 1: 0.2 }), { fails: isNeeded })
    expect(blamed(found)).toEqual(['1+2 to blame all -17%'])
  })
})

it.each([2, 3, 4, 5, 14])('%d lines, any one of which costs the whole change, are blamed as one cause', (count) => {
  const { search } = explain(independent(count), anyAlone(count))
  const [cause, ...others] = causesOf(search)
  expect(cause).toMatchObject({ verdict: 'to blame', kind: 'all' })
  expect(cause?.settings).toHaveLength(count)
  expect(others).toEqual([])
})
