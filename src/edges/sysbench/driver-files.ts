/** The Lua files that drive sysbench. They lie beside this file in the source and beside the bundle in dist/. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** Full path of one of them, such as "turns.lua". */
export function besideUs(name: 'turns.lua' | 'rotor.lua'): string {
  return join(here, name)
}
