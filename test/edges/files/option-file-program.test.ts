/**
 * Our reading of option files compared with the program that comes with every server: it prints the options that the
 * server would take.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_LINE_BYTES } from '../../../src/core/sources/option-file.ts'
import { DEEPEST_INCLUDE } from '../../../src/core/sources/option-includes.ts'
import { OptionFolder, optionFiles, PROGRAM } from './print-defaults.ts'

const FILES_PER_START = 150
const STARTS = 30

let folder: OptionFolder
beforeAll(() => {
  folder = new OptionFolder()
})
afterAll(() => folder[Symbol.dispose]())

describe.skipIf(PROGRAM === undefined)('my_print_defaults', () => {
  it('prints the same options as qpsgate reads from arbitrary option files', () => {
    const texts = fc.sample(optionFiles, STARTS * FILES_PER_START)
    for (let start = 0; start < texts.length; start += FILES_PER_START) {
      const batch = texts.slice(start, start + FILES_PER_START)
      const { ours, theirs } = folder.readAll(batch)
      const shown = (parts: readonly string[]) => batch.map((text, index) => [text, parts[index]])
      expect(theirs).toHaveLength(batch.length)
      expect(shown(ours)).toEqual(shown(theirs))
    }
  })

  it.each([
    ['a last line that is cut', '[mysqld]\na\n!include b.cnfx'],
    ['a last line that is an option', '[mysqld]\na = 1 '],
    ['a last line that is a keyword alone', '[mysqld]\na\n!include'],
    ['a carriage return inside a line', '[mysqld]\na=1\r[server]\rb=2\n'],
    ['the longest allowed line', `[mysqld]\na=${'é'.repeat((LONGEST_LINE_BYTES - 2) / 2)}\nb\n`],
  ])('prints the same options as qpsgate reads from a file with %s', (_, text) => {
    folder.write('b.cnf', '[server]\nb=1\n')
    folder.write('my.cnf', text)
    expect(folder.read('my.cnf')).toBe(folder.printed('my.cnf'))
  })

  it('follows includes exactly as deep as qpsgate does', () => {
    for (let depth = 0; depth <= DEEPEST_INCLUDE + 2; depth++)
      folder.write(`deep${depth}.cnf`, `[mysqld]\nin=${depth}\n!include deep${depth + 1}.cnf\nout=${depth}\n`)
    expect(folder.read('deep0.cnf')).toBe(folder.printed('deep0.cnf'))
    expect(folder.printed('deep0.cnf')).toContain(`--in=${DEEPEST_INCLUDE}\n--out=${DEEPEST_INCLUDE}\n`)
  })

  it.each([
    ['an option outside of any group', 'a=1\n'],
    ['a byte order mark', '\uFEFF[mysqld]\na=1\n'],
    ['a group without a closing bracket', '[mysqld\na=1\n'],
    ['an included directory that does not exist', '[mysqld]\n!includedir nowhere\n'],
    ['an include without a path', '[mysqld]\n!include  \n'],
  ])('stops with an error at %s, which qpsgate reports as well', (_, text) => {
    folder.write('my.cnf', text)
    expect(() => folder.read('my.cnf')).toThrow('"line":')
    expect(() => folder.printed('my.cnf')).toThrow('Command failed')
  })

  it('misreads a line beyond its limit of length, which qpsgate refuses for that reason', () => {
    folder.write('my.cnf', `[mysqld]\na=${'x'.repeat(LONGEST_LINE_BYTES - 1)}\n`)
    expect(() => folder.read('my.cnf')).toThrow('"line":2')
    expect(folder.printed('my.cnf').endsWith('\n--x\n')).toBe(true)
  })
})
