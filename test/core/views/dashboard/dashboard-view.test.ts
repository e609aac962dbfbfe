import { describe, expect, it } from 'vitest'
import type { ChangeMark, Chunk, ChunkRun } from '../../../../src/core/views/dashboard/dashboard-format.ts'
import {
  type HistoryView,
  makeView,
  markedDifferences,
  usualDifferences,
} from '../../../../src/core/views/dashboard/dashboard-view.ts'

const CELL = { workload: 'read', threads: 8 }

function run(day: number, overrides: Partial<ChunkRun> = {}): ChunkRun {
  return {
    time: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    commit: `commit${day}`,
    url: null,
    verdict: 0,
    isDisturbed: false,
    machine: 0,
    tool: 0,
    control: 0,
    arms: [
      [0, 0, 0],
      [1, 0, 1],
    ],
    values: [[1000], [900, -10_000, -11_000, -9000]],
    ...overrides,
  }
}

function chunkOf(runs: readonly ChunkRun[], overrides: Partial<Chunk> = {}): Chunk {
  return {
    scenarios: ['off', 'on'],
    servers: ['MySQL 8.4.5', 'MySQL 8.4.6'],
    configurations: ['a', 'b', 'c'],
    machines: ['small', 'large'],
    tools: ['qpsgate 0.1.0', 'qpsgate 0.2.0'],
    cells: [
      ['read', 8, 0],
      ['read', 8, 1],
    ],
    runs,
    ...overrides,
  }
}

function mark(overrides: Partial<ChangeMark> = {}): ChangeMark {
  const level = { change: -0.05, low: -0.06, high: -0.04, before: 'a', after: 'b' }
  return { scenario: 'on', ...CELL, time: run(2).time, ...level, ...overrides }
}

function viewOf(runs: readonly ChunkRun[], changes: readonly ChangeMark[] = [], most = 100): HistoryView {
  return makeView([chunkOf(runs)], changes, CELL, most)
}

function differencesOf(before: Partial<ChunkRun>, after: Partial<ChunkRun>): string[] {
  return viewOf([run(1, before), run(2, after)]).runs[1]?.differences.map(({ text }) => text) ?? []
}

describe('the view', () => {
  it('has the numbers of its cell, and no others', () => {
    const cells = [...chunkOf([]).cells, ['read', 4, 1], ['write', 8, 1]] as const
    const values = [...run(1).values, [4], [5]] as const
    const view = makeView([chunkOf([run(1, { values })], { cells })], [], CELL, 100)
    expect(view.runs).toEqual([
      {
        time: '2026-01-01T00:00:00.000Z',
        commit: 'commit1',
        url: null,
        verdict: 'pass',
        isDisturbed: false,
        machine: 'small',
        tool: 'qpsgate 0.1.0',
        control: 'off',
        values: [
          { scenario: 'off', server: 'MySQL 8.4.5', configuration: 'a', qps: 1000, ratio: null },
          {
            scenario: 'on',
            server: 'MySQL 8.4.5',
            configuration: 'b',
            qps: 900,
            ratio: { change: -0.1, low: -0.11, high: -0.09 },
          },
        ],
        differences: [],
      },
    ])
  })

  it('joins chunks, whose names have places of their own', () => {
    const other = chunkOf(
      [
        run(2, {
          control: 1,
          arms: [
            [0, 0, 1],
            [1, 0, 0],
          ],
        }),
      ],
      { scenarios: ['on', 'off'] },
    )
    const view = makeView([chunkOf([run(1)]), other], [], CELL, 100)
    expect(view.runs.map(({ control }) => control)).toEqual(['off', 'off'])
    expect(view.runs[1]?.values.map(({ scenario }) => scenario)).toEqual(['on', 'off'])
    expect(view.scenarios).toEqual(['off', 'on'])
  })

  it('takes exactly so many of the newest stored runs, and of those the ones that measured the cell', () => {
    const days = (most: number) =>
      viewOf([run(1), run(2), run(3, { values: [] }), run(4)], [], most).runs.map(({ commit }) => commit)
    expect(days(4)).toEqual(['commit1', 'commit2', 'commit4'])
    expect(days(3)).toEqual(['commit2', 'commit4'])
    expect(days(1)).toEqual(['commit4'])
    expect(days(Number.POSITIVE_INFINITY)).toEqual(['commit1', 'commit2', 'commit4'])
  })

  it('is empty where no run measured the cell', () => {
    expect(makeView([chunkOf([run(1)])], [mark()], { workload: 'read', threads: 9 }, 100)).toEqual({
      control: null,
      scenarios: [],
      runs: [],
      changes: [],
    })
  })

  it('has the change points of its cell after its first run up to its last', () => {
    const times = [1, 2, 3, 4].map((day) => mark({ time: run(day).time }))
    const strangers = [mark({ threads: 4 }), mark({ workload: 'write' })]
    const view = viewOf([run(1), run(2), run(3)], [...times, ...strangers])
    expect(view.changes.map(({ time }) => time.slice(8, 10))).toEqual(['02', '03'])
  })
})

describe('differences to the run before', () => {
  it('are none where nothing changed', () => {
    expect(differencesOf({}, {})).toEqual([])
  })

  it('name what was and what is', () => {
    expect(differencesOf({}, { machine: 1, tool: 1 })).toEqual([
      'tool: qpsgate 0.1.0 → qpsgate 0.2.0',
      'machine: small → large',
    ])
  })

  it('name the server once where all scenarios have it, else by scenario', () => {
    expect(
      differencesOf(
        {},
        {
          arms: [
            [0, 1, 0],
            [1, 1, 1],
          ],
        },
      ),
    ).toEqual(['server: MySQL 8.4.5 → MySQL 8.4.6'])
    expect(
      differencesOf(
        {},
        {
          arms: [
            [0, 0, 0],
            [1, 1, 1],
          ],
        },
      ),
    ).toEqual(['server of on: MySQL 8.4.5 → MySQL 8.4.6'])
  })

  it('name scenarios whose configuration is another, and a new control', () => {
    expect(
      differencesOf(
        {},
        {
          arms: [
            [0, 0, 0],
            [1, 0, 2],
          ],
        },
      ),
    ).toEqual(['configuration of on'])
    expect(differencesOf({}, { control: 1 })).toEqual(['control: off → on'])
  })

  it('name a control that was not there before', () => {
    expect(differencesOf({ control: -1 }, {})).toEqual(['control: none → off'])
    expect(differencesOf({}, { control: -1 })).toEqual(['control: off → none'])
  })

  it('say nothing of a scenario that only one of them measured', () => {
    expect(
      differencesOf(
        { values: [[1000]] },
        {
          arms: [
            [0, 0, 0],
            [1, 1, 2],
          ],
        },
      ),
    ).toEqual([])
  })

  it('are worth a mark up to eight times, and the usual from nine on', () => {
    const flipping = (changes: number) =>
      viewOf(Array.from({ length: changes + 1 }, (_, at) => run(at + 1, { machine: at % 2, tool: at === 3 ? 1 : 0 })))
    expect(markedDifferences(flipping(8)).length).toBe(8)
    expect(usualDifferences(flipping(8)).size).toBe(0)
    expect(markedDifferences(flipping(9)).map((one) => one.run)).toEqual([3, 4])
    expect([...usualDifferences(flipping(9))]).toEqual([['machine', 9]])
  })
})
