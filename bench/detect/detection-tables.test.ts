import { describe, expect, test } from 'vitest'
import { specToSvg } from '../../src/edges/chart/chart.ts'
import { detectionChart } from './chart.ts'
import { type Curve, pooled, type Replayed, SIZES, TIMES } from './curves.ts'
import { detectionTable, ownTable, summaryTable } from './detection-tables.ts'
import { GATES } from './gates.ts'
import type { OwnRun } from './replay.ts'

const run = (seconds: number, isFound: boolean): OwnRun => ({
  isFailed: isFound,
  isFound,
  seconds,
  secondsWithStarts: seconds + 1,
})
const ten = (secondsOf: (nth: number) => number, isFound: boolean) =>
  Array.from({ length: 10 }, (_, nth) => run(secondsOf(nth), isFound))

/** Found from this many seconds on, at all sizes but the first. */
const curve = (name: string, kind: Curve['kind'], from: number): Curve => ({
  name,
  kind,
  points: TIMES.map((time) => ({
    time,
    seconds: time,
    falseAlarms: 0,
    found: SIZES.map((_, size) => (size === 0 ? 0 : Number(time >= from))),
  })),
  needed: [],
})

const replayed: Replayed = {
  name: 'mariadb',
  own: [
    {
      tolerance: 0.05,
      unchanged: ten(() => 4, false),
      slower: SIZES.map((_, size) => (size === 0 ? [] : ten((nth) => nth + 1, true))),
    },
  ],
  curves: [
    ...GATES.map(({ name }, index) => curve(name, 'published', 40 * (index + 1))),
    curve('two blocks, best threshold', 'tuned', 20),
  ],
}

describe('the tables of detection', () => {
  const curves = pooled([replayed])

  test('show how many seconds qpsgate and the fastest other gate need to find slowdowns of each size', () => {
    const lines = summaryTable([replayed], curves)
    // The last of ten runs is found after 10 s; between 20 and 40 s nothing but a step.
    expect(lines[2]).toBe('| qpsgate |  | 10.0 | 10.0 | 10.0 | 10.0 |')
    expect(lines[3]).toContain('| 11.0 |')
    expect(lines[4]).toContain(`38.6 (${GATES[0]?.name})`)
    expect(lines[5]).toContain('| 3.9 |')
    expect(lines[8]).toContain('19.3 (two blocks)')
  })

  test('show the percentage of slowdowns of each size that qpsgate finds', () => {
    expect(detectionTable(curves)[2]).toBe('| qpsgate | 0 / 0 |  | 100 / 100 | 100 / 100 | 100 / 100 | 100 / 100 |')
  })

  test('show how many unchanged runs raised a false alarm', () => {
    expect(ownTable([replayed])[2]).toContain('| 0 of 10 |')
  })

  test('have a chart that names qpsgate, another gate and a size of slowdown', async () => {
    const svg = await specToSvg(detectionChart(curves))
    for (const name of ['qpsgate', 'Otava', 'About 5% slower, found, %']) expect(svg).toContain(name)
  })
})
