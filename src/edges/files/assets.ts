/**
 * Files that are read, not imported. They lie next to the bundle in dist/, or in their packages if qpsgate runs from
 * the source.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const CHART = join(import.meta.dirname, '../chart')
/** WebAssembly is stored in dist/ compressed by brotli, because every user of the action downloads it. */
export const COMPRESSED = /\.wasm$/

/** Name in dist/, and the file that the build copies there. */
export const ASSETS = {
  'resvg.wasm': () => require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
  'inter-regular.ttf': () => join(CHART, 'fonts/inter-regular.ttf'),
  'inter-bold.ttf': () => join(CHART, 'fonts/inter-bold.ttf'),
  'inter-license.txt': () => join(CHART, 'fonts/inter-license.txt'),
  'page-base.css': () => join(CHART, 'page-base.css'),
  'report-page.css': () => join(CHART, 'report-page.css'),
} as const

/** vega and vega-lite, which the build bundles into dist/. */
export const DRAWING_SCRIPT = 'drawing.js'

export async function readAsset(name: keyof typeof ASSETS): Promise<Buffer> {
  const beside = join(import.meta.dirname, COMPRESSED.test(name) ? `${name}.br` : name)
  if (!existsSync(beside)) return readFile(ASSETS[name]())
  const content = await readFile(beside)
  return beside.endsWith('.br') ? brotliDecompressSync(content) : content
}
