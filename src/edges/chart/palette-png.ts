/** Pictures of few colours as PNG with a palette: a third as large as with four bytes a pixel. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256
const [EIGHT_BITS, PALETTE] = [8, 3]

export interface Pixels {
  /** Red, green, blue and opacity of each pixel, by rows. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * The same picture; of more colours than a palette has, the rarest become the nearest of the others. undefined if it is
 * not opaque everywhere. PNG, third edition, section 11.
 */
export function palettePng({ pixels, width, height }: Pixels): Buffer | undefined {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const indexes = paletteOf(view)
  if (indexes === undefined) return undefined
  // Each row begins with its filter, 0: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const colour = view.getUint32(4 * (row * width + column))
      rows[row * (width + 1) + column + 1] = indexes.get(colour) ?? 0
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([EIGHT_BITS, PALETTE], 8)
  const palette = Buffer.from([...indexes.keys()].slice(0, MOST_COLOURS).flatMap((colour) => channelsOf(colour)))
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')])
}

/** The index of each colour, those of the palette first and in its order; undefined if something shines through. */
function paletteOf(view: DataView): ReadonlyMap<number, number> | undefined {
  const counts = new Map<number, number>()
  for (let at = 0; at < view.byteLength; at += 4) {
    const colour = view.getUint32(at)
    if ((colour & 0xff) !== 0xff) return undefined
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  const palette = byCount.slice(0, MOST_COLOURS)
  return new Map(byCount.map((colour, nth) => [colour, nth < MOST_COLOURS ? nth : nearest(colour, palette)]))
}

function nearest(colour: number, palette: readonly number[]): number {
  const own = channelsOf(colour)
  const distances = palette.map((other) =>
    channelsOf(other).reduce((sum, channel, nth) => sum + (channel - (own[nth] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Red, green and blue. */
function channelsOf(colour: number): [number, number, number] {
  return [colour >>> 24, (colour >>> 16) & 0xff, (colour >>> 8) & 0xff]
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
