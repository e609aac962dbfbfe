import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawChart } from '../../../src/edges/chart/chart.ts'
import { svgToPng } from '../../../src/edges/chart/png.ts'
import { comparisonOf, sweepOf, sweepResult } from '../../sweep-result.ts'

/** Twice the size of a drawing. */
function twice(svg: string) {
  const [width, height] = [/ width="([\d.]+)"/, / height="([\d.]+)"/].map((one) => 2 * Number(one.exec(svg)?.[1]))
  return { width, height }
}

/** Size, the first pixel, and the data as they are compressed: all zeros and one value for a picture of one colour. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  const filtered = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const [palette, index = 0] = [chunks.get('PLTE'), filtered[1]]
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    first: [...(palette?.subarray(3 * index, 3 * index + 3) ?? []), chunks.get('tRNS')?.[index] ?? 255],
    filtered,
  }
}

describe('the PNG chart', () => {
  it.each([
    ['light', [255, 255, 255, 255]],
    ['dark', [13, 17, 23, 255]],
  ] as const)('is opaque, and twice as large as its SVG, in the %s theme', async (theme, background) => {
    const { svg } = await drawChart(sweepResult(), theme)
    expect(decode(await svgToPng(svg))).toMatchObject({ ...twice(svg), first: background })
  })

  it('is drawn even if a change lies beyond its scale', async () => {
    const whole = sweepOf(['off', 'two', 'on'], ['oltp_read_only'], [4])
    const changes = [
      { change: -0.58, low: -0.9, high: 0.8 },
      { change: 0.082, low: 0.077, high: 0.087 },
    ]
    const comparisons = whole.comparisons.map((each, nth) => comparisonOf({ ...each, ...changes[nth], tolerance: 0.9 }))
    const { svg } = await drawChart({ ...whole, comparisons }, 'light')
    // A triangle at the left edge, where others are circles.
    expect(svg).toMatch(/aria-label="pass: −58\.0%[^>]* transform="translate\(0,[^>]* d="[^A"]*Z"/)
    expect(decode(await svgToPng(svg))).toMatchObject(twice(svg))
  })

  it("shows each special character of qpsgate's sentences", async () => {
    const drawn = async (text: string) => {
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#fff"/>` +
        `<text x="4" y="28" font-family="Nothing, Inter, sans-serif" font-size="20">${text}</text></svg>`
      return decode(await svgToPng(svg)).filtered
    }
    // A font has no letter for the second, and may draw a box in its place.
    const nothing = [await drawn(''), await drawn('\uf8ff')]
    const isNothing = (picture: Buffer) => nothing.some((each) => each.equals(picture))
    for (const character of '−×…µ≈±%') expect(isNothing(await drawn(character)), character).toBe(false)
  })
})
