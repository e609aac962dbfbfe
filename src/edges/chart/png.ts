/** An SVG picture as PNG, drawn with our own fonts: the same picture on every machine. The only importer of resvg. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readAsset } from './assets.ts'
import { type Pixels, pngFile } from './png-file.ts'

let initialized: Promise<Buffer[]> | undefined

/** Begins to load what drawing takes, which goes on beside other work. */
export function prepareDrawing(): void {
  // Whoever draws is told.
  ready().catch(() => {})
}

/** @param svg covers all of its area: pixels that one can see through would come out darker */
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
