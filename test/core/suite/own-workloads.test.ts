/** The scripts in scenarios/lua, the facts about them, and their description in docs/workloads.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalScriptOption, SCRIPTS } from '../../../src/core/workloads/workloads.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'scenarios/lua')
/** Scripts that others load. */
const SHARED = ['rows.lua', 'own_tables.lua', 'filled_tables.lua', 'backlog.lua', 'own_workload.lua']

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.lua'))
const texts = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]))
const recipe = readFileSync(join(ROOT, 'docs/workloads.md'), 'utf8')

/** Options that a script declares, with their defaults. */
function declared(text: string): [name: string, value: string][] {
  const own = text.matchAll(/cmdline\.options\.(\w+) =\s*\{"[^"]*", (\d+)\}/g)
  const rows = text.matchAll(/declare_rows\("(\w+)", "[^"]*", (\d+)\)/g)
  return [...own, ...rows].map(([, name = '', value = '']) => [canonicalScriptOption(name), value])
}

describe('the qpsgate script', () => {
  it.each(files)('%s names its licence, and says why it is GPL', (file) =>
    expect(texts.get(file)).toMatch(
      /^-- SPDX-License-Identifier: GPL-2\.0-or-later\n-- GPL, unlike the rest of qpsgate/,
    ),
  )

  it.each(files.filter((file) => !SHARED.includes(file)))('%s may be named by suites', (file) =>
    expect([...SCRIPTS.keys()]).toContain(file.replace('.lua', '')),
  )

  const sized = files
    .map((file) => [file, declared(texts.get(file) ?? '')] as const)
    .filter(([, own]) => own.length > 0)
  it.each(sized)('%s declares exactly the options that suites may set, with allowed defaults', (file, own) => {
    const known = SCRIPTS.get(file.replace('.lua', ''))?.options ?? new Map()
    expect(own.map(([name]) => name)).toEqual([...known.keys()])
    for (const [name, value] of own) {
      expect(Number(value)).toBeGreaterThanOrEqual(known.get(name)[0])
      expect(Number(value)).toBeLessThanOrEqual(known.get(name)[1])
    }
  })

  it('of each workload is in docs/workloads.md with its options and defaults', () => {
    const rows = recipe.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:-|the change)/.test(line))
    const shown = rows.map((row) => row.split('|').map((column) => column.trim().replaceAll('`', '')))
    const own = sized.filter(([file]) => file !== 'read_write_pct.lua')
    for (const [file, options] of own)
      expect(
        shown.filter(([, , script]) => script === file.replace('.lua', '')).map((row) => row.slice(4, 6)),
        file,
      ).toEqual(options)
    for (const [, , script = ''] of shown) expect(SCRIPTS.has(script), script).toBe(true)
    expect(own.length).toBeGreaterThan(6)
  })
})
