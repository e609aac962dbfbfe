/**
 * Draws an SVG picture as PNG. Its fonts ship with qpsgate, so that it looks the same on every machine. No other file
 * imports resvg, because it is heavy.
 */

import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readAsset } from '../files/assets.ts'
import { palettePng } from './palette-png.ts'

/** PNG pixels for each pixel of the SVG, in width and in height. Many displays have this density. */
const PIXEL_RATIO = 2

/** Fonts. They are kept until the process ends, because a WebAssembly module may be initialized only once. */
let initialized: Promise<Buffer[]> | undefined

/** @param svg must cover its whole area, because transparent pixels would become darker */
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
  // V8 compiles WebAssembly without optimisation, because optimised code would come too late for the run's only
  // picture.
  setFlagsFromString('--liftoff-only')
  await initWasm(wasm)
  return fonts
}
