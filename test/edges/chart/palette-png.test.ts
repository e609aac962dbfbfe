import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { palettePng } from '../../../src/edges/chart/palette-png.ts'

/** A picture with this many colours, a pixel each. */
const coloured = (colours: number, opacity = 255) => {
  const pixels = Uint8Array.from({ length: 4 * colours }, (_, nth) =>
    nth % 4 === 3 ? opacity : (nth >> 2) >> (nth % 4),
  )
  return { pixels, width: colours / 2, height: 2 }
}

/** Pixels as another program reads them. */
function readBy(picture: ReturnType<typeof coloured>): number[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-png-'))
  const path = join(folder.path, 'x.png')
  writeFileSync(path, palettePng(picture) ?? '')
  const program = `
import sys, zlib, struct
data = open(sys.argv[1], 'rb').read(); at = 8; chunks = {}
while at < len(data):
    size, = struct.unpack('>I', data[at:at+4]); kind = data[at+4:at+8]; body = data[at+8:at+8+size]
    assert struct.unpack('>I', data[at+8+size:at+12+size])[0] == zlib.crc32(kind + body)
    chunks[kind] = body; at += size + 12
width, height, depth, colour = struct.unpack('>IIBB', chunks[b'IHDR'][:10]); assert (depth, colour) == (8, 3)
rows = zlib.decompress(chunks[b'IDAT']); p = chunks[b'PLTE']
print([list(p[3*i:3*i+3]) + [255] for y in range(height) for i in rows[y*(width+1)+1:(y+1)*(width+1)]])`
  const read: number[][] = JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8' }))
  return read.flat()
}

it('a PNG with a palette decodes to the pixels that it was made of', () => {
  const picture = coloured(256)
  expect(readBy(picture)).toEqual([...picture.pixels])
})

it('a PNG of more than 256 colours shows its rarest colours as the nearest of its frequent colours', () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255])
  const of = (...rare: number[][]) => ({ pixels: Uint8Array.from([...greys, ...rare].flat()), width: 129, height: 2 })
  const [black = [], white = []] = [greys[0], greys[255]]
  expect(readBy(of([0, 1, 0, 255], [255, 254, 255, 255]))).toEqual([...of(black, white).pixels])
})

it('a PNG with transparent pixels gets no palette', () => expect(palettePng(coloured(2, 254))).toBeUndefined())
