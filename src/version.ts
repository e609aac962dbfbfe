/** The version of qpsgate: that of its package, next to source and bundle. */
import { readFileSync } from 'node:fs'

export function toolVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return (manifest as { version: string }).version
}
