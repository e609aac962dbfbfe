/**
 * An SVG picture as PNG, drawn with fonts that come with us, so that it is the same on every machine. The only importer
 * of resvg.
 */

import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readAsset } from '../files/assets.ts'
import { palettePng } from './palette-png.ts'

/** Pixels for each of the picture's, for displays that have twice as many. */
const PIXEL_RATIO = 2

/** The WebAssembly module may be initialized only once in a process. */
let initialized: Promise<Buffer[]> | undefined

/** @param svg covers all of its area: transparent pixels would come out darker */
export async function svgToPng(svg: string): Promise<Uint8Array> {
  initialized ??= initialize()
  const font = { fontBuffers: await initialized, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' }
  using drawn = new DisposableStack()
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: PIXEL_RATIO } })
  drawn.defer(() => resvg.free())
  const image = drawn.adopt(resvg.render(), (rendered) => rendered.free())
  return palettePng(image) ?? image.asPng()
}

async function initialize(): Promise<Buffer[]> {
  const [wasm, ...fonts] = await Promise.all([
    readAsset('resvg.wasm'),
    readAsset('inter-regular.ttf'),
    readAsset('inter-bold.ttf'),
  ])
  // A run draws one picture, so optimised code would come too late.
  setFlagsFromString('--liftoff-only')
  await initWasm(wasm)
  return fonts
}
