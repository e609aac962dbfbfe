import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOURS, VERDICT_SHAPES } from '../../../../src/core/views/chart/chart-theme.ts'

/** WCAG 2.2, 1.4.3: text. */
const READABLE = 4.5
/** WCAG 2.2, 1.4.11: marks. */
const VISIBLE = 3

/** Of sRGB, WCAG 2.2. */
function luminance(colour: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('the %s colours of a chart', (theme) => {
  const { verdict, series, background, text, faintText } = COLOURS[theme]

  it('of verdicts and text have enough contrast on the page and its stripes', () => {
    const stripe = theme === 'light' ? '#f6f8fa' : '#151b23'
    for (const colour of [...Object.values(verdict), text, faintText])
      for (const behind of [background, stripe]) expect(contrast(colour, behind)).toBeGreaterThanOrEqual(READABLE)
  })

  it('of scenarios have enough contrast, and differ from the colours of verdicts', () => {
    for (const colour of series) expect(contrast(colour, background)).toBeGreaterThanOrEqual(VISIBLE)
    expect(new Set([...series, ...Object.values(verdict)]).size).toBe(series.length + 3)
  })

  it('of verdicts are the same in pages and pictures', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../../src/edges/chart/page-base.css'), 'utf8')
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    for (const [name, colour] of Object.entries(verdict))
      expect(theme === 'light' ? light : dark).toContain(`--${name}: ${colour};`)
  })
})

it('verdicts differ by shape, so that no colour vision is needed', () => {
  const shapes = Object.values(VERDICT_SHAPES)
  expect(new Set(shapes).size).toBe(shapes.length)
})
