/** ARCHITECTURE.md is true: its table of folders is the order of imports, and the files that it names are there. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SCRIPTS } from '../src/core/workloads/workloads.ts'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

const map = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
/** Folders and files of the table, from the entries down. */
const order = foldersIn(map)
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name))

function foldersIn(document: string, heading = 'Folders'): string[] {
  return [...sectionOf(document, heading).matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, column = '']) => namesIn(column))
}

function sectionOf(document: string, heading: string): string {
  return new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(document)?.[1] ?? ''
}

function namesIn(column: string): string[] {
  return [...column.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** Lines of a file without imports and comments. */
function codeLines(file: string): number {
  const text = readFileSync(join(SRC, file), 'utf8')
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^import [\s\S]*?'.*$/gm, '')
  return code.split('\n').filter((line) => /^\s*(?!\/\/)\S/.test(line)).length
}

/** Place in the order; edges are one, because servers, loads and testbeds know each other. */
function placeOf(file: string): number {
  const place = order.findIndex((folder) => file.startsWith(folder))
  return file.startsWith('edges/') ? order.findIndex((folder) => folder.startsWith('edges/')) : place
}

/** Files of src that a file imports, at once or on demand. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8')
  const imported = [...text.matchAll(/\b(?:from|import) ?\(?'(\.[^']+\.(?:[jt]s|json))'/g)].map(([, path = '']) => path)
  return imported.map((path) => join(file, '..', path))
}

it('the table of folders in ARCHITECTURE.md names every folder of src, and no other', () => {
  const unnamed = files.filter((file) => !order.some((folder) => file.startsWith(folder)))
  expect(unnamed).toEqual([])
  expect(order.filter((folder) => !files.some((file) => file.startsWith(folder)))).toEqual([])
})

it('the table of lines in ARCHITECTURE.md names every folder of src, and no other', () => {
  const folders = files.flatMap((file) => /^(?:(?:core|edges)\/[\w-]+|(?!core|edges)[\w-]+)\//.exec(file)?.[0] ?? [])
  expect(foldersIn(map, 'Lines').sort()).toEqual([...new Set(folders)].sort())
})

it('ARCHITECTURE.md gives the lines of code of each folder to within a tenth', () => {
  const rows = [...sectionOf(map, 'Lines').matchAll(/^\| (`[^|]+) \| *([\d,]+) \|/gm)]
  const wrong = rows.flatMap(([, column = '', written = '']) => {
    const own = files.filter((file) => namesIn(column).some((folder) => file.startsWith(folder)))
    const lines = own.reduce((sum, file) => sum + codeLines(file), 0)
    return Math.abs(Number(written.replaceAll(',', '')) / lines - 1) < 0.1 ? [] : [`${column}: ${lines}`]
  })
  expect(wrong).toEqual([])
  expect(rows.flatMap(([, column = '']) => namesIn(column))).toEqual(foldersIn(map, 'Lines'))
})

it('each folder of src imports only from folders below it in the table of ARCHITECTURE.md', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => placeOf(imported) < placeOf(file))
      .map((imported) => `${file} imports ${imported}`),
  )
  expect(upwards).toEqual([])
})

it('only the list of scripts, and three files that use a single script, name sysbench scripts', () => {
  // Other names are words of everything.
  const scripts = [...SCRIPTS.keys()].filter((script) => script.includes('_'))
  const naming = files.flatMap((file) => {
    if (file.startsWith('core/workloads/')) return []
    const text = readFileSync(join(SRC, file), 'utf8')
    return scripts.filter((script) => text.includes(`'${script}'`)).map((script) => `${file}: ${script}`)
  })
  expect(naming.sort()).toEqual([
    'commands/doctor/canary.ts: oltp_point_select',
    'commands/doctor/noise.ts: oltp_read_only',
    'edges/sysbench/prepare.ts: oltp_read_write',
  ])
})

it('no file of src imports cli.ts, action.ts or cleanup.ts', () => {
  const entries = ['cli.ts', 'action.ts', 'cleanup.ts']
  expect(files.filter((file) => importsOf(file).some((imported) => entries.includes(imported)))).toEqual([])
})

it('ARCHITECTURE.md has at most 2,000 words', () =>
  expect(map.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length).toBeLessThanOrEqual(2000))

it('every file that ARCHITECTURE.md names exists', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const named = [...map.matchAll(/`([\w./-]+\.(?:ts|json|lua|md))`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([])
})
