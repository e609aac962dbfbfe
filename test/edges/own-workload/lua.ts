/** Lua as sysbench runs it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptOf } from '../../../src/core/own-workload/script.ts'
import { sysbenchProgram } from '../../../src/edges/sysbench/program.ts'
import { ownWorkload } from '../../builders.ts'

const MOST_BYTES = 64 * 1024 ** 2
const OWN_WORKLOAD = readFileSync(join(import.meta.dirname, '../../../scenarios/lua/own_workload.lua'), 'utf8')

/** The whole script of a workload; without one, of a workload that does nothing. */
export function ownScript(lua = scriptOf({ ...ownWorkload(), transactions: [] as never }, []).lua): string {
  return `${lua}${OWN_WORKLOAD}`
}

/** Lines that Lua of ours prints beside such a script, of which no thread begins. */
export function runBeside(script: string, functions: string): string[] {
  return runLua(`${script}\n${functions}\nfunction init() end function thread_init() end function thread_done() end`)
}

/** Lines that a script prints, each after a mark. */
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
