/**
 * Files that code reads instead of importing them. They lie next to the bundle in dist/, or in their packages if
 * qpsgate runs from its source.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const CHART = join(import.meta.dirname, '../chart')
/** Files that dist/ has compressed by brotli. WebAssembly is large, and every user of the action downloads dist/. */
export const COMPRESSED = /\.wasm$/

/** Names in dist/, each with the file that the build copies there. */
export const ASSETS = {
  'resvg.wasm': () => require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
  'inter-regular.ttf': () => join(CHART, 'fonts/inter-regular.ttf'),
  'inter-bold.ttf': () => join(CHART, 'fonts/inter-bold.ttf'),
  'inter-license.txt': () => join(CHART, 'fonts/inter-license.txt'),
  'page-base.css': () => join(CHART, 'page-base.css'),
  'report-page.css': () => join(CHART, 'report-page.css'),
} as const

/** Bundle of vega and vega-lite in dist/. It is a file of its own, so that only runs that draw charts load it. */
export const DRAWING_SCRIPT = 'drawing.js'

export async function readAsset(name: keyof typeof ASSETS): Promise<Buffer> {
  const beside = join(import.meta.dirname, COMPRESSED.test(name) ? `${name}.br` : name)
  if (!existsSync(beside)) return readFile(ASSETS[name]())
  const content = await readFile(beside)
  return beside.endsWith('.br') ? brotliDecompressSync(content) : content
}
