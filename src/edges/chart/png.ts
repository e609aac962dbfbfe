/** An SVG picture as PNG, drawn with our own fonts: the same picture on every machine. The only importer of resvg. */

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readAsset } from './assets.ts'

let initialized: Promise<Buffer[]> | undefined

/** Begins to load the drawing code, in parallel to other work. */
export function prepareDrawing(): void {
  // The drawing code gets the error.
  ready().catch(() => {})
}

/** @param svg covers all of its area: transparent pixels would come out darker */
export async function svgToPng(svg: string, width: number): Promise<Uint8Array> {
  return pngFile(pixelsOf(svg, width, await ready()))
}

function pixelsOf(svg: string, width: number, fontBuffers: Buffer[]): Pixels {
  const font = { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' }
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } })
  try {
    const image = resvg.render()
    try {
      return { width: image.width, height: image.height, pixels: image.pixels }
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}

/** The WebAssembly module may be initialized only once in a process. */
function ready(): Promise<Buffer[]> {
  initialized ??= initialize()
  return initialized
}

async function initialize(): Promise<Buffer[]> {
  const [wasm, ...fonts] = await Promise.all([
    readAsset('resvg.wasm'),
    readAsset('inter-regular.ttf'),
    readAsset('inter-bold.ttf'),
  ])
  await initWasm(wasm)
  return fonts
}

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
/** Bits of a channel; red, green, blue and alpha; the only compression and kinds of filters; not interlaced. */
const FORMAT = [8, 6, 0, 0, 0]
const CHANNELS = 4
const ROWS_AT_A_TIME = 256

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha, row by row. */
  readonly pixels: Uint8Array
}

/** Compressed on another thread; lines and areas of few colours become no smaller by filters. */
export async function pngFile({ width, height, pixels }: Pixels): Promise<Buffer> {
  const header = Buffer.concat([wholeNumber(width), wholeNumber(height), Buffer.from(FORMAT)])
  const data = await buffer(Readable.from(filteredRows({ width, height, pixels })).pipe(createDeflate()))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Each row begins with its filter: none. Many at a time, but never the whole of a large picture once more. */
function* filteredRows({ width, height, pixels }: Pixels): Generator<Buffer> {
  const stride = CHANNELS * width
  for (let from = 0; from < height; from += ROWS_AT_A_TIME) {
    const count = Math.min(ROWS_AT_A_TIME, height - from)
    const rows = Buffer.alloc(count * (1 + stride))
    for (let row = 0; row < count; row++)
      rows.set(pixels.subarray((from + row) * stride, (from + row + 1) * stride), row * (1 + stride) + 1)
    yield rows
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([wholeNumber(data.length), named, wholeNumber(crc32(named))])
}

function wholeNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
