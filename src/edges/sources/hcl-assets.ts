/**
 * WebAssembly that reads the language of Terraform: next to the bundle in dist/, or in its package when run from the
 * source.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Name in dist/ → the file that the build copies. */
export const HCL_ASSETS = {
  'web-tree-sitter.wasm': () => require.resolve('web-tree-sitter/web-tree-sitter.wasm'),
  'tree-sitter-hcl.wasm': () => require.resolve('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm'),
} as const

export function readHclAsset(name: keyof typeof HCL_ASSETS): Promise<Buffer> {
  const beside = join(import.meta.dirname, name)
  return readFile(existsSync(beside) ? beside : HCL_ASSETS[name]())
}
