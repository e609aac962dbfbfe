/**
 * Files of real shapes. Next to each is a table of the options that qpsgate must read in it, for a person to review.
 */

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isUnread, UNREAD_MARK } from '../../src/core/names.ts'
import { readSource } from '../../src/core/sources/read-source.ts'
import type { ConfiguredServer } from '../../src/core/sources/source.ts'
import type { Located, ServerOption } from '../../src/core/suite/suite.ts'
import { gatherConfig } from '../../src/gate/config-sources.ts'

const FOLDER = 'test/fixtures/sources'
const SUFFIX = '.expected.md'
const SHAPES = globSync(`**/*${SUFFIX}`, { cwd: FOLDER }).map((table) => table.slice(0, -SUFFIX.length))

/** Memory of the production machine, for formulas of clouds. */
const MEMORY_BYTES = 16 * 1024 ** 3

/** The table of a source, without its title. */
async function tableOf(shape: string): Promise<string> {
  const path = `${FOLDER}/${shape}`
  // Compared with itself: the file is enough, without a commit.
  const request = { kind: 'config', paths: [path], base: path, isForeign: false } as const
  const [source] = await gatherConfig(request, AbortSignal.timeout(60_000))
  const read = source && readSource(source.head, MEMORY_BYTES)
  if (read?.kind !== 'read') throw new Error(`${path} cannot be read: ${JSON.stringify(read)}`)
  const rows = [['server', 'setting', 'value', 'line'], Array(4).fill(':--'), ...read.servers.flatMap(rowsOf)]
  // Unknown options are in the table.
  const warnings = read.warnings.filter(({ code }) => code !== 'settings-unknown')
  const notes = [
    ...warnings.map(({ code, file, line, directive }) => `- ${file}:${line} ${code}: ${directive}`),
    ...read.problems.map(({ file, line, found, allowed }) => `- ${file}:${line} refused: ${found}; ${allowed}`),
  ]
  const text = [...rows.map((cells) => `| ${cells.join(' | ')} |`), ...(notes.length > 0 ? ['', ...notes] : []), '']
  return text.join('\n').replaceAll(`${path.slice(0, path.lastIndexOf('/'))}/`, '')
}

function rowsOf({ at, file, line, image, family, options }: ConfiguredServer): string[][] {
  const named = (name: string, text: Located<string> | undefined) =>
    text === undefined ? [] : [[at, `*${name}*`, cell(text.value), `${text.file}:${text.line}`]]
  return [
    [at, '*begins*', '', `${file}:${line}`],
    ...named('family', family),
    ...named('image', image),
    ...options.map((option) => [at, ...settingOf(option), `${option.file}:${option.line}`]),
  ]
}

function settingOf(option: ServerOption): [setting: string, value: string] {
  const value = cell(option.value ?? '')
  if (isUnread(option)) return [cell(option.name.slice(UNREAD_MARK.length)), `*unknown* ${value}`]
  return [`${option.group === undefined ? '' : `[${option.group}] `}${option.name}`, value]
}

function cell(text: string): string {
  return text.replaceAll('\n', '\\n').replaceAll('|', '\\|')
}

describe('files of real shapes', () => {
  it.each(SHAPES)('%s is read as the table beside it says', async (shape) => {
    const [, ...expected] = readFileSync(`${FOLDER}/${shape}${SUFFIX}`, 'utf8').split('\n\n')
    expect(await tableOf(shape)).toBe(expected.join('\n\n'))
  })

  it('show no secret', () => {
    const tables = SHAPES.map((shape) => readFileSync(`${FOLDER}/${shape}${SUFFIX}`, 'utf8')).join('')
    expect(tables).not.toMatch(/planted-secret|never-shown|topsecret/)
  })

  it('are at least 40', () => {
    expect(SHAPES.length).toBeGreaterThanOrEqual(40)
  })
})
