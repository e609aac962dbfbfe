import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderChart } from '../../../src/edges/chart/chart.ts'
import { pngFile, svgToPng } from '../../../src/edges/chart/png.ts'
import { levels, sweepResult, workloadNames } from '../../sweep-result.ts'

interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of every pixel, row by row. */
  readonly pixels: Uint8Array
}

/** Only the form of our pictures: 8 bits, RGBA, not interlaced (PNG specification, sections 5.3, 7.2 and 9). */
function decode(png: Uint8Array): Picture {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  expect([...bytes.subarray(24, 29)]).toEqual([8, 6, 0, 0, 0])
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(data)), width * 4, height) }
}

function unfilter(filtered: Buffer, stride: number, height: number): Uint8Array {
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = filtered[row * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x
      const left = x < 4 ? 0 : (pixels[at - 4] ?? 0)
      const up = row === 0 ? 0 : (pixels[at - stride] ?? 0)
      const corner = x < 4 || row === 0 ? 0 : (pixels[at - stride - 4] ?? 0)
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      pixels[at] = (filtered[row * (stride + 1) + 1 + x] ?? 0) + predicted
    }
  }
  return pixels
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

describe('the picture as PNG', () => {
  it('is 1600 pixels wide, as high as the drawing asks for, and opaque everywhere', async () => {
    const { svg, png } = await renderChart(sweepResult())
    const { width, height, pixels } = decode(png)
    const [svgWidth, svgHeight] = [/ width="([\d.]+)"/, / height="([\d.]+)"/].map((one) => Number(one.exec(svg)?.[1]))
    expect(width).toBe(1600)
    expect(Math.abs(height - (1600 * (svgHeight ?? 0)) / (svgWidth ?? 1))).toBeLessThan(2)
    expect(pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
    expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  })

  it('is half as wide where it is as high as several screens, so that it takes no hundreds of megabytes', async () => {
    const tall = await renderChart(sweepResult({ workloads: workloadNames(50), threads: levels(4) }))
    const height = Number(/ height="([\d.]+)"/.exec(tall.svg)?.[1])
    expect(height).toBeGreaterThan(3200)
    expect(decode(tall.png)).toMatchObject({ width: 800 })
  })

  it('is dark for dark pages', async () => {
    const { pixels } = decode((await renderChart(sweepResult(), 'dark')).png)
    expect([...pixels.subarray(0, 4)]).toEqual([13, 17, 23, 255])
  })

  it('has every pixel in its place, as a file of whole chunks', async () => {
    const pixels = Uint8Array.from({ length: 4 * 3 * 2 }, (_, index) => 10 * index)
    const png = Buffer.from(await pngFile({ width: 3, height: 2, pixels }))
    expect(decode(png)).toEqual({ width: 3, height: 2, pixels })
    const types: string[] = []
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
      const end = at + 8 + png.readUInt32BE(at)
      types.push(png.toString('latin1', at + 4, at + 8))
      expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
    }
    expect(types).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  it('has its text drawn, with no font of the machine', async () => {
    const svgWith = (text: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><rect width="200" height="40" fill="#fff"/>` +
      `<text x="4" y="28" font-family="Nothing, Inter, sans-serif" font-size="20">${text}</text></svg>`
    const dark = async (text: string) => {
      const { pixels } = decode(await svgToPng(svgWith(text), 200))
      return pixels.filter((value, index) => index % 4 === 0 && value < 128).length
    }
    expect(await dark('')).toBe(0)
    for (const character of '−×…µ≈±%') expect(await dark(character), character).toBeGreaterThan(5)
  })

  it('comes with its specification as JSON', async () => {
    expect(JSON.parse((await renderChart(sweepResult())).spec)).toMatchObject({
      $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    })
  })
})
