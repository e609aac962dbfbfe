import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const CORE = join(import.meta.dirname, '../../src/core')
/** Libraries without side effects. */
const PACKAGES = ['zod', 'yaml', 'string-argv']
/** At the start of a line, or a call; the word "from" in a text is neither. */
const IMPORT =
  /(?:^(?:import|export)\b[^'"`\n=]*?\bfrom\s*|^import\s*|^\}\s*from\s*|\b(?:import|require)\s*\(\s*)(['"`])(?<target>.+?)\1/gm
const IMPURE =
  /\bprocess\.|\bDate\b|\bMath\.random\b|\bperformance\.|\bfetch\s*\(|\bconsole\.|\bset(?:Timeout|Interval|Immediate)\b|\bglobalThis\b|\bcrypto\b|\bimport\.meta\b/

describe('the purity of src/core', () => {
  const files = globSync('**/*.ts', { cwd: CORE })

  it('is checked for a list of files that includes stats/robust.ts', () =>
    expect(files).toContain(join('stats', 'robust.ts')))

  it.each(files)('%s imports nothing but other parts of the core and pure libraries', (file) => {
    const targets = [...codeOf(file).matchAll(IMPORT)].map(({ groups }) => groups?.target ?? '')
    const foreign = targets.filter((target) => !PACKAGES.includes(target) && !isInCore(file, target))
    expect(foreign).toEqual([])
  })

  it.each(files)('%s uses no clock, randomness, process or network', (file) => {
    expect(codeOf(file).match(IMPURE)?.[0]).toBeUndefined()
  })

  it('is checked by patterns that find imports and impure calls', () => {
    const found = (code: string) => [...code.matchAll(IMPORT)].map(({ groups }) => groups?.target)
    expect(found("import { run } from 'node:fs'\nconst x = await import('mysql2')")).toEqual(['node:fs', 'mysql2'])
    expect(isInCore(join('plan', 'plan.ts'), '../../edges/x.ts')).toBe(false)
    expect(['new Date()', 'Math.random()', 'process.env'].every((code) => IMPURE.test(code))).toBe(true)
  })
})

/** The file without its comments, which may speak of anything. */
function codeOf(file: string): string {
  const text = readFileSync(join(CORE, file), 'utf8')
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '')
}

function isInCore(file: string, target: string): boolean {
  return target.startsWith('.') && !relative(CORE, join(CORE, dirname(file), target)).startsWith('..')
}
