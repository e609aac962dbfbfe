import { expect, it } from 'vitest'
import { byEffect } from '../../../src/core/attribution/attribution.ts'
import { cause, causeSetting, explanation } from '../../builders.ts'

it('causes are sorted by their cost, the costliest first, and causes without figures last', () => {
  const changes = [null, 0.02, -0.1, -0.3, 0]
  const sorted = byEffect(
    changes.map((change) => cause({ change })),
    null,
  )
  expect(sorted.map(({ change }) => change)).toEqual([-0.3, -0.1, 0, 0.02, null])
})

it('causes of a gain are sorted by their gain, the largest first', () => {
  const whole = { change: 0.3, low: 0.28, high: 0.32 }
  const sorted = byEffect(
    [0, null, 0.2, 0.1].map((change) => cause({ change })),
    explanation({ whole }),
  )
  expect(sorted.map(({ change }) => change)).toEqual([0.2, 0.1, 0, null])
})

it('a line is listed before another line that needs it, even if that other line seems to cost more', () => {
  const parent = (change: number) => cause({ settings: [causeSetting({ name: 'a' })], change })
  const child = cause({ settings: [causeSetting({ name: 'b' })], change: -0.1, needs: ['a'] })
  const other = cause({ settings: [causeSetting({ name: 'c' })], change: -0.2 })
  for (const change of [-0.11, -0.1, -0.09]) {
    const sorted = byEffect([child, parent(change), other], null)
    expect(sorted.map(({ settings }) => settings[0]?.name)).toEqual(['c', 'a', 'b'])
  }
})
