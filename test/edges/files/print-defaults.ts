/**
 * The program that comes with every server and prints the options that the server would take from a file, for
 * comparison with our reading.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { argumentOf } from '../../../src/core/setting/setting.ts'
import { readOptionFile } from '../../../src/core/sources/option-includes.ts'
import { diskOptionFiles } from '../../../src/edges/files/option-files.ts'
import { findProgram } from '../../../src/edges/machine/processes.ts'

/** MySQL and MariaDB call it by the first name, some packages of MariaDB by another one as well. */
export const PROGRAM = ['my_print_defaults', 'mariadb-print-defaults', 'mariadb-my_print_defaults']
  .map((name) => findProgram(name))
  .find((path) => path !== undefined)

/** Each option of one of them is printed, so one start of the program serves many files. */
const GROUPS = ['mysqld', 'server', 'mariadb', 'mariadbd', 'mysqld-10.11', 'mariadb-11.8', 'client-server']

/** A folder of option files, some of which others include. */
export class OptionFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'qo-'))

  constructor() {
    this.write('b.cnf', '[server]\nb=1\n[client]\nx\n')
    mkdirSync(join(this.path, 'd'))
    this.write('d/z.cnf', '[mysqld]\nz\n')
    this.write('d/Y.cnf', '[mariadb]\nY="q#"\n!include b.cnf\n')
    this.write('d/b.cnf', '[server]\nb=1\n[client]\nx\n')
    this.write('d/z.txt', '[mysqld]\nno\n')
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text)
  }

  /** Arguments that the program takes from a file of the folder. */
  printed(name: string): string {
    const args = [`--defaults-file=${join(this.path, name)}`, ...GROUPS]
    // Relative includes start at the working directory there, at the file that names them here: both are the folder.
    return execFileSync(PROGRAM ?? '', args, { cwd: this.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  }

  /** The same from us. @throws Error with the problems, where there are any */
  read(name: string): string {
    const result = readOptionFile(name, diskOptionFiles(this.path))
    if (result.kind !== 'read') throw new Error(`${name} is ${result.kind}`)
    if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems))
    const known = result.options.filter(({ group: own }) => own !== undefined && GROUPS.includes(own))
    return known.map((option) => `${argumentOf(option)}\n`).join('')
  }

  /**
   * Both readings of each text, by one start of the program: every file is included in its turn, recognised by its
   * first option.
   */
  readAll(texts: readonly string[]): { readonly ours: readonly string[]; readonly theirs: readonly string[] } {
    for (const [index, text] of texts.entries()) this.write(`${index}.cnf`, `[mysqld]\nfile=${index}\n${text}`)
    this.write('all.cnf', texts.map((_, index) => `!include ${index}.cnf\n`).join(''))
    const [ours = [], theirs = []] = [this.read('all.cnf'), this.printed('all.cnf')].map((all) =>
      all.split(/^--file=\d+$/m).slice(1),
    )
    return { ours, theirs }
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
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
/** Option files without anything that a server stops at. */
export const optionFiles = fc
  .array(fc.tuple(line, eol), { maxLength: 12 })
  .map((all) => all.map((parts) => parts.join('')).join(''))
