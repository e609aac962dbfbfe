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
  const [, section = ''] = new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(document) ?? []
  const columns = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, column = '']) => column)
  return columns.flatMap((column) => [...column.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** Place in the order; edges are one, because servers, loads and testbeds know each other. */
function placeOf(file: string): number {
  const place = order.findIndex((folder) => file.startsWith(folder))
  return file.startsWith('edges/') ? order.findIndex((folder) => folder.startsWith('edges/')) : place
}

/** Files of src that a file imports, at once or on demand. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8')
  const imported = [...text.matchAll(/\b(?:from|import) ?\(?'(\.[^']+\.[jt]s)'/g)].map(([, path = '']) => path)
  return imported.map((path) => join(file, '..', path))
}

it('ARCHITECTURE.md places every folder of src in its order', () => {
  const unnamed = files.filter((file) => !order.some((folder) => file.startsWith(folder)))
  expect(unnamed).toEqual([])
  expect(order.filter((folder) => !files.some((file) => file.startsWith(folder)))).toEqual([])
})

it('ARCHITECTURE.md has every folder of src in its table of lines', () => {
  const folders = files.flatMap((file) => /^(?:(?:core|edges)\/[\w-]+|(?!core|edges)[\w-]+)\//.exec(file)?.[0] ?? [])
  expect(foldersIn(map, 'Lines').sort()).toEqual([...new Set(folders)].sort())
})

it('each folder of src imports only from folders further down', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => placeOf(imported) < placeOf(file))
      .map((imported) => `${file} imports ${imported}`),
  )
  expect(upwards).toEqual([])
})

it('no code names a script of ours outside the table of scripts, unless for sysbench or a command', () => {
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

it('no file imports an entry', () => {
  const entries = ['cli.ts', 'action.ts', 'cleanup.ts']
  expect(files.filter((file) => importsOf(file).some((imported) => entries.includes(imported)))).toEqual([])
})

it('ARCHITECTURE.md has at most 2,000 words', () =>
  expect(map.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length).toBeLessThanOrEqual(2000))

it('ARCHITECTURE.md names only files that exist', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const named = [...map.matchAll(/`([\w./-]+\.(?:ts|json|lua|md))`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([])
})
