/** An SVG picture as PNG, drawn with our own fonts: the same picture on every machine. The only importer of resvg. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readAsset } from './assets.ts'

let initialized: Promise<Buffer[]> | undefined

export async function svgToPng(svg: string, width: number): Promise<Uint8Array> {
  // The WebAssembly module may be initialized only once in a process.
  initialized ??= initialize()
  const fontBuffers = await initialized
  const font = { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' }
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } })
  try {
    const image = resvg.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
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
