/** Pixels as a PNG file (PNG specification, third edition): 8 bits of each colour, neither filtered nor interlaced. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
/** Bits of a channel; red, green, blue and alpha; the only compression and kinds of filters; not interlaced. */
const FORMAT = [8, 6, 0, 0, 0]
const CHANNELS = 4

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha, row by row. */
  readonly pixels: Uint8Array
}

/** Compressed on another thread; lines and areas of few colours become no smaller by filters. */
export async function pngFile({ width, height, pixels }: Pixels): Promise<Buffer> {
  const stride = CHANNELS * width
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (1 + stride))
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * stride, (row + 1) * stride), row * (1 + stride) + 1)
  const header = Buffer.concat([wholeNumber(width), wholeNumber(height), Buffer.from(FORMAT)])
  const data = await promisify(deflate)(rows)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
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
