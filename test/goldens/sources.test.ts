/** What qpsgate reads from the files in test/fixtures/sources: every server with its facts, and their lines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { factsIn, isOptionFile } from '../../src/core/sources/read-file.ts'

const FIXTURES = resolve(import.meta.dirname, '../fixtures/sources')
const FOLDER = resolve(import.meta.dirname, 'sources')
const KINDS = readdirSync(FIXTURES).filter((name) => name !== 'corpus')

function shown(path: string): string[] {
  const text = readFileSync(join(FIXTURES, path), 'utf8')
  if (isOptionFile(path, text)) return []
  return factsIn(text, path).servers.flatMap(({ at, line, facts }) => [
    `${path}:${line} ${at === '' ? 'the file' : at}`,
    ...facts.map((fact) => {
      const value =
        fact.value.kind === 'expression'
          ? `(${fact.value.text?.replace(/not shown \(\d+\)/, 'not shown')})`
          : (fact.value.text ?? 'on')
      return `  ${fact.line} ${fact.kind === 'setting' ? '' : `${fact.kind}: `}${fact.name} ${value}`
    }),
  ])
}

describe('the settings and images that are read from the fixtures', () => {
  it.each(KINDS)('"%s" equal those in their golden file', async (kind) => {
    const entries = readdirSync(join(FIXTURES, kind), { recursive: true, withFileTypes: true })
    const paths = entries.flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(FIXTURES.length + 1)] : [],
    )
    const lines = paths.toSorted().flatMap(shown)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${kind}.txt`))
  })
})
