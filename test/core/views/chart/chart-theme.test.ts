import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOURS, VERDICT_SHAPES } from '../../../../src/core/views/chart/chart-theme.ts'
import { contrast, DEFICIENCIES, type Deficiency, distance } from './colour-vision.ts'

const THEMES = ['light', 'dark'] as const
/** Far more than can be noticed. */
const APART = 20
/** WCAG 2.2, 1.4.3: text. */
const READABLE = 4.5
/** WCAG 2.2, 1.4.11: marks. */
const VISIBLE = 3

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))
}

it('the simulation of colour vision leaves colours as they are where there is no deficiency, and takes what a deficiency does not see', () => {
  expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 0)
  expect(distance('#ff0000', '#00a000')).toBeGreaterThan(120)
  expect(distance('#a06060', '#787840', 'protanopia')).toBeLessThan(0.7 * distance('#a06060', '#787840'))
  expect(distance('#d0d060', '#d0d0d0', 'tritanopia')).toBeLessThan(0.7 * distance('#d0d060', '#d0d0d0'))
})

describe.each(THEMES)('the %s colours', (theme) => {
  const { verdict, series, background, text, faintText } = COLOURS[theme]

  it.each(Object.keys(DEFICIENCIES) as Deficiency[])('tell verdicts apart with deficiency: %s', (deficiency) => {
    for (const [one, other] of pairs(Object.values(verdict)))
      expect(distance(one, other, deficiency)).toBeGreaterThan(APART)
  })

  it('of verdicts and of text can be read on the page, on its stripes too', () => {
    const stripe = theme === 'light' ? '#f6f8fa' : '#151b23'
    for (const colour of [...Object.values(verdict), text, faintText])
      for (const behind of [background, stripe]) expect(contrast(colour, behind)).toBeGreaterThanOrEqual(READABLE)
  })

  it('of scenarios can be seen, differ, and are none of a verdict', () => {
    for (const colour of series) {
      expect(contrast(colour, background)).toBeGreaterThanOrEqual(VISIBLE)
      for (const one of Object.values(verdict)) expect(distance(colour, one)).toBeGreaterThan(APART)
    }
    for (const [one, other] of pairs(series)) expect(distance(one, other)).toBeGreaterThan(APART)
  })

  it('of verdicts are those of the pages', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../../src/edges/chart/page-base.css'), 'utf8')
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    for (const [name, colour] of Object.entries(verdict))
      expect(theme === 'light' ? light : dark).toContain(`--${name}: ${colour};`)
  })
})

it('verdicts differ by shape, too', () => {
  expect(new Set(Object.values(VERDICT_SHAPES)).size).toBe(3)
})
