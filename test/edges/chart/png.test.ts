import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawChart } from '../../../src/edges/chart/chart.ts'
import { svgToPng } from '../../../src/edges/chart/png.ts'
import { comparisonOf, sweepOf, sweepResult } from '../../sweep-result.ts'

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
    first: [...(palette?.subarray(3 * index, 3 * index + 3) ?? []), 255],
    filtered,
  }
}

describe('the picture as PNG', () => {
  it.each([
    ['light', [255, 255, 255, 255]],
    ['dark', [13, 17, 23, 255]],
  ] as const)('is twice as large as the %s drawing, and opaque', async (theme, background) => {
    const { svg } = await drawChart(sweepResult(), theme)
    const [width, height] = [/ width="([\d.]+)"/, / height="([\d.]+)"/].map((one) => Number(one.exec(svg)?.[1]))
    expect(decode(await svgToPng(svg))).toMatchObject({
      ...{ width: 2 * (width ?? 0), height: 2 * (height ?? 0) },
      first: background,
    })
  })

  it('is drawn with a change that lies beyond the scale', async () => {
    const whole = sweepOf(['off', 'two', 'on'], ['oltp_read_only'], [4])
    const changes = [
      { change: -0.58, low: -0.9, high: 0.8 },
      { change: 0.082, low: 0.077, high: 0.087 },
    ]
    const comparisons = whole.comparisons.map((each, nth) => comparisonOf({ ...each, ...changes[nth], tolerance: 0.9 }))
    const { svg } = await drawChart({ ...whole, comparisons }, 'light')
    expect(decode(await svgToPng(svg)).width).toBeGreaterThan(0)
  })

  it('draws each special character of our texts', async () => {
    const drawn = async (text: string) => {
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#fff"/>` +
        `<text x="4" y="28" font-family="Nothing, Inter, sans-serif" font-size="20">${text}</text></svg>`
      return decode(await svgToPng(svg)).filtered
    }
    const empty = await drawn('')
    for (const character of '−×…µ≈±%') expect((await drawn(character)).equals(empty), character).toBe(false)
  })
})
