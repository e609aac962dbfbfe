import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
}

describe('C7 packages and folders that the charter demands', () => {
  test.each(['@actions/core', '@actions/exec', 'mysql2', 'zod', 'vega-lite'])('C7 src imports %s', (name) => {
    const imported = new RegExp(`from '${name}(?:/[^']*)?'|import\\('${name}(?:/[^']*)?'\\)`)
    expect(sourcesIn('src').some((source) => imported.test(source))).toBe(true)
  })

  test('C7 tests import vitest', () => {
    expect(sourcesIn('test').some((source) => source.includes("from 'vitest'"))).toBe(true)
  })

  test.each(['action.yml', 'src', 'dist', 'scenarios', 'test', 'package.json', 'tsconfig.json', '.github'])(
    'C7%s exists',
    (path) => expect(existsSync(join(ROOT, path))).toBe(true),
  )
})
