/** Our reading of option files against the program that comes with every server: it prints what the server would take. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { optionToArgument } from '../../../src/core/suite/option-file.ts'
import { DEEPEST_INCLUDE, readOptionFile } from '../../../src/core/suite/option-includes.ts'
import { LONGEST_LINE_BYTES } from '../../../src/core/suite/option-line.ts'
import { diskOptionFiles } from '../../../src/edges/files/option-files.ts'
import { findProgram } from '../../../src/edges/machine/processes.ts'

/** MySQL and MariaDB call it by the first name, some packages of MariaDB by another one as well. */
const PROGRAM = ['my_print_defaults', 'mariadb-print-defaults', 'mariadb-my_print_defaults']
  .map(findProgram)
  .find((path) => path !== undefined)

/** Of one of them each option is printed, so one start of the program serves many files. */
const GROUPS = ['mysqld', 'server', 'mariadb', 'mariadbd', 'mysqld-10.11', 'mariadb-11.8', 'client-server']
const FILES_PER_START = 150
const STARTS = 30

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qo-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Arguments that the program takes from a file of the folder. */
function printed(name: string): string {
  const args = [`--defaults-file=${join(folder, name)}`, ...GROUPS]
  // Relative includes start at the working directory there, at the file that names them here: both are the folder.
  return execFileSync(PROGRAM ?? '', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** The same from us. */
function read(name: string): string {
  const result = readOptionFile(name, diskOptionFiles(folder))
  if (result.kind !== 'read') throw new Error(`${name} is ${result.kind}`)
  if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems))
  const known = result.options.filter(({ group: own }) => own !== undefined && GROUPS.includes(own))
  return known.map((option) => `${optionToArgument(option)}\n`).join('')
}

const blank = fc.stringMatching(/^[ \t]{0,3}$/)
const eol = fc.constantFrom('\n', '\r\n', ' \n', '\t\r\n', '\v\n', '\f\n')
const optionName = fc.constantFrom('a', 'max_connections', 'skip-log-bin', 'loose_x-Y', 'performance.schema', 'A1')
const piece = fc.constantFrom(
  ...['"', "'", '\\', '\\\\', '\\n', '\\t', '\\s', '\\b', '\\r', '\\"', "\\'", '\\x', '#', ';', '=', ' ', '\t'],
  ...['x', 'y%', '[a]', '!', 'é', '\u{1F600}', '"x"', "'x # y'", ',', '1G'],
)
const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const setting = fc
  .tuple(blank, optionName, blank, fc.option(value, { nil: undefined }), blank)
  .map(([before, name, between, text, after]) =>
    text === undefined ? `${before}${name}${between}` : `${before}${name}${between}=${after}${text}${between}`,
  )
const groupName = fc.constantFrom(
  ...GROUPS,
  'MySQLd',
  'SERVER',
  'mysqld ',
  ' mysqld',
  'client',
  'mysqldump',
  'mysqld-1.1',
)
const group = fc
  .tuple(blank, groupName, fc.constantFrom('', ' x', '# x'))
  .map(([b, name, rest]) => `${b}[${name}]${rest}`)
const comment = fc.constantFrom('# x', '; y', ' #', '', '  ', '#[server]', '!unknown', '! x', '#!include b.cnf')
const include = fc.constantFrom(
  '!include b.cnf',
  ' !include  b.cnf\t',
  '! includedir d',
  '!includedir d/ ',
  '!include none',
)
const line = fc.oneof({ weight: 6, arbitrary: setting }, group, comment, { weight: 1, arbitrary: include })
const lines = fc.array(fc.tuple(line, eol), { maxLength: 12 }).map((all) => all.map((parts) => parts.join('')).join(''))

describe.skipIf(PROGRAM === undefined)('my_print_defaults', () => {
  it('prints for any option files what we read', () => {
    writeFileSync(join(folder, 'b.cnf'), '[server]\nb=1\n[client]\nx\n')
    mkdirSync(join(folder, 'd'))
    writeFileSync(join(folder, 'd', 'z.cnf'), '[mysqld]\nz\n')
    writeFileSync(join(folder, 'd', 'Y.cnf'), '[mariadb]\nY="q#"\n!include b.cnf\n')
    writeFileSync(join(folder, 'd', 'b.cnf'), '[server]\nb=1\n[client]\nx\n')
    writeFileSync(join(folder, 'd', 'z.txt'), '[mysqld]\nno\n')
    const seed = Math.trunc(Math.random() * 2 ** 31)
    const texts = fc.sample(lines, { numRuns: STARTS * FILES_PER_START, seed })
    for (let start = 0; start < texts.length; start += FILES_PER_START) {
      const batch = texts.slice(start, start + FILES_PER_START)
      // Every file is included in its turn; its first option tells where it begins.
      for (const [index, text] of batch.entries())
        writeFileSync(join(folder, `${index}.cnf`), `[mysqld]\nfile=${index}\n${text}`)
      writeFileSync(join(folder, 'all.cnf'), batch.map((_, index) => `!include ${index}.cnf\n`).join(''))
      const [ours, theirs] = [read('all.cnf'), printed('all.cnf')].map((all) => all.split(/^--file=\d+$/m))
      const shown = (parts: readonly string[] | undefined) => batch.map((text, index) => [text, parts?.[index + 1]])
      expect(theirs).toHaveLength(batch.length + 1)
      expect({ seed, read: shown(ours) }).toEqual({ seed, read: shown(theirs) })
    }
  })

  it.each([
    ['a last line that is cut', '[mysqld]\na\n!include b.cnfx'],
    ['a last line that is an option', '[mysqld]\na = 1 '],
    ['a last line that is a keyword alone', '[mysqld]\na\n!include'],
    ['a carriage return inside', '[mysqld]\na=1\r[server]\rb=2\n'],
    ['the longest line', `[mysqld]\na=${'é'.repeat((LONGEST_LINE_BYTES - 2) / 2)}\nb\n`],
  ])('agrees on %s', (_, text) => {
    writeFileSync(join(folder, 'b.cnf'), '[server]\nb=1\n')
    writeFileSync(join(folder, 'my.cnf'), text)
    expect(read('my.cnf')).toBe(printed('my.cnf'))
  })

  it('agrees on how deep includes go', () => {
    for (let depth = 0; depth <= DEEPEST_INCLUDE + 2; depth++)
      writeFileSync(
        join(folder, `deep${depth}.cnf`),
        `[mysqld]\nin=${depth}\n!include deep${depth + 1}.cnf\nout=${depth}\n`,
      )
    expect(read('deep0.cnf')).toBe(printed('deep0.cnf'))
    expect(printed('deep0.cnf')).toContain(`--in=${DEEPEST_INCLUDE}\n--out=${DEEPEST_INCLUDE}\n`)
  })

  it.each([
    ['an option outside of any group', 'a=1\n'],
    ['a byte order mark', '\uFEFF[mysqld]\na=1\n'],
    ['an open group', '[mysqld\na=1\n'],
    ['a directory that is not there', '[mysqld]\n!includedir nowhere\n'],
    ['an include of nothing', '[mysqld]\n!include  \n'],
  ])('stops where we report %s', (_, text) => {
    writeFileSync(join(folder, 'my.cnf'), text)
    expect(() => read('my.cnf')).toThrow('"line":')
    expect(() => printed('my.cnf')).toThrow('Command failed')
  })

  it.each([
    ['a line that is too long', `[mysqld]\na=${'x'.repeat(LONGEST_LINE_BYTES - 1)}\n`, '\n--x\n'],
    ['a last byte that is taken for a blank', '[mysqld]\na=voilà\n', '--a=voil\uFFFD\n'],
  ])('misreads %s, which we report', (_, text, end) => {
    writeFileSync(join(folder, 'my.cnf'), text)
    expect(() => read('my.cnf')).toThrow('"line":2')
    expect(printed('my.cnf').endsWith(end)).toBe(true)
  })
})
