/** Lua as sysbench runs it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sysbenchProgram } from '../../../src/edges/sysbench/program.ts'

const MOST_BYTES = 64 * 1024 ** 2

/** Lines that a script prints, each after a mark of its own. */
export function runLua(script: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-lua-'))
  try {
    const path = join(folder, 'script.lua')
    writeFileSync(path, `local function say(text) io.write("@", text, "\\n") end\n${script}\nfunction event() end\n`)
    const printed = execFileSync(sysbenchProgram(), [path, '--events=1', '--time=0', 'run'], {
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
    })
    // Loaded once by the process, and once more by its thread.
    const lines = [...printed.matchAll(/^@(.*)$/gm)].map(([, text = '']) => text)
    return lines.slice(0, lines.length / 2)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
