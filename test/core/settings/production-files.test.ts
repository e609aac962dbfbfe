/** Option files as they are in production, and all those in the project's documents: is every setting in them known? */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { familyOf } from '../../../src/core/families/families.ts'
import type { Product, ServerVersion } from '../../../src/core/families/family.ts'
import { variableForms } from '../../../src/core/options/option-names.ts'
import { removalOf } from '../../../src/core/settings/removed-options.ts'
import { classOf, knowledgeOf } from '../../../src/core/settings/settings-knowledge.ts'
import { parseOptionFile } from '../../../src/core/suite/option-file.ts'
import { isReadBy } from '../../../src/core/suite/option-groups.ts'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const PRODUCTION = join(ROOT, 'test/fixtures/production')

/** The server that each file is for. */
const FILES: Readonly<Record<string, ServerVersion>> = {
  'mariadb-10.11-web-shop.cnf': { product: 'MariaDB', version: '10.11.19' },
  'mariadb-11-galera-node.cnf': { product: 'MariaDB', version: '11.4.5' },
  'mariadb-wordpress-host.cnf': { product: 'MariaDB', version: '10.11.19' },
  'mysql-5.7-carried-along.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.0-reporting-replica.cnf': { product: 'MySQL', version: '8.0.40' },
  'mysql-8.4-analytics.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.4-container.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.4-oltp-64g.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-9-small-vm.cnf': { product: 'MySQL', version: '9.7.4' },
  'percona-server-8.4-tuned.cnf': { product: 'Percona Server', version: '8.4.3' },
}

/** The options of a file that some server reads however it is started; fails where servers would not take it. */
function optionsOf(text: string, file: string): ServerOption[] {
  const { items, problems } = parseOptionFile(text, file)
  expect(problems).toEqual([])
  return items.flatMap((item) => (item.kind === 'option' && item.option.group !== undefined ? [item.option] : []))
}

/** Whether anything is known about the option: in servers of the product, if one is given. */
function isKnown({ name }: ServerOption, product?: Product): boolean {
  const forks = product === undefined ? (['mysql', 'mariadb'] as const) : [familyOf(product).fork]
  const isRemoved = variableForms(name).some((form) => forks.some((fork) => removalOf(form, fork) !== undefined))
  if (isRemoved || ['no effect', 'unlikely'].includes(classOf(name))) return true
  return product === undefined ? classOf(name) === 'speed' : knowledgeOf(name, product) !== undefined
}

/** Options that nobody has looked at, as `file:line: option`. */
function unknownIn(options: readonly ServerOption[], product?: Product): string[] {
  const unknown = options.filter((option) => !isKnown(option, product))
  return unknown.map(({ file, line, name }) => `${file}:${line}: ${name}`)
}

describe('option files as they are in production', () => {
  it('are ten, of all products', () => {
    expect(Object.keys(FILES)).toEqual(readdirSync(PRODUCTION).toSorted())
    expect(new Set(Object.values(FILES).map(({ product }) => product)).size).toBe(3)
  })

  it.each(Object.entries(FILES))('%s has no setting that is unknown', (file, server) => {
    const options = optionsOf(readFileSync(join(PRODUCTION, file), 'utf8'), file)
    const read = options.filter((option) => isReadBy(option, server))
    expect(read.length).toBeGreaterThanOrEqual(30)
    expect(unknownIn(read, server.product)).toEqual([])
    expect(unknownIn(options)).toEqual([])
  })

  it('have options that their servers no longer know, where they were carried along', () => {
    const file = 'mysql-5.7-carried-along.cnf'
    const options = optionsOf(readFileSync(join(PRODUCTION, file), 'utf8'), file)
    const removed = options.filter(({ name }) => variableForms(name).some((form) => removalOf(form, 'mysql')))
    expect(removed.length).toBeGreaterThan(20)
  })

  it('would be told by file, line and name', () => {
    const text = '[mysqld]\nmax_connections = 9\n\ninnodb_flush_log_at_trx_comit = 2\njoin_cache_level = 4\n'
    const options = optionsOf(text, 'my.cnf')
    expect(unknownIn(options)).toEqual(['my.cnf:4: innodb_flush_log_at_trx_comit'])
    expect(unknownIn(options, 'MySQL')).toEqual([
      'my.cnf:4: innodb_flush_log_at_trx_comit',
      'my.cnf:5: join_cache_level',
    ])
  })
})

/** Files of the project below a folder, by their paths from the top. */
function filesBelow(folder: string, ending: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .toSorted()
}

interface Block {
  readonly kind: 'option file' | 'suite'
  readonly text: string
  readonly file: string
  /** Lines above its first. */
  readonly offset: number
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  ini: 'option file',
  cnf: 'option file',
  yaml: 'suite',
  yml: 'suite',
}

/** The option files and suites that a page shows. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(/^```(ini|cnf|ya?ml)\n([\s\S]*?)^```$/gm)].flatMap(
    ({ index, 1: language = '', 2: content = '' }) => {
      const kind = KINDS[language]
      if (kind === undefined || (kind === 'suite' && !isSuite(content))) return []
      return [{ kind, text: content, file: page, offset: text.slice(0, index).split('\n').length }]
    },
  )
}

/** Not a workflow, nor a part of one. */
function isSuite(text: string): boolean {
  const content: unknown = parse(text)
  return typeof content === 'object' && content !== null && 'scenarios' in content
}

function optionsOfBlock({ kind, text, file, offset }: Block): ServerOption[] {
  const options = kind === 'suite' ? suiteOptions(text, file) : optionsOf(text, file)
  return options.map((option) => ({ ...option, line: option.line + offset }))
}

/** The options of all scenarios; those in option files that a suite names are not the page's. */
function suiteOptions(text: string, file: string): ServerOption[] {
  const parsed = parseSuite(text, file, () => '[mysqld]\n')
  expect(parsed.kind === 'ok' ? [] : parsed.problems).toEqual([])
  return parsed.kind === 'ok' ? parsed.suite.scenarios.flatMap(({ options }) => options) : []
}

const pages = ['README.md', ...filesBelow('docs', '.md')]
const shown = pages.flatMap(blocksOf)
const suites = ['scenarios', 'docs'].flatMap((folder) => filesBelow(folder, '.yml'))

describe('what the project shows', () => {
  it('is found', () => {
    expect(shown.filter(({ kind }) => kind === 'suite').map(({ file }) => file)).toEqual(
      expect.arrayContaining(['docs/suites.md', 'docs/workloads.md']),
    )
    expect(shown.filter(({ kind }) => kind === 'option file').map(({ file }) => file)).toContain('docs/coverage.md')
    expect(suites.length).toBeGreaterThan(10)
    const [first] = shown.flatMap(optionsOfBlock)
    const line = readFileSync(join(ROOT, first?.file ?? ''), 'utf8').split('\n')[(first?.line ?? 0) - 1]
    expect(line).toContain(first?.name)
  })

  it.each(pages.filter((page) => shown.some(({ file }) => file === page)))('%s: no setting is unknown', (page) => {
    const options = shown.filter(({ file }) => file === page).flatMap(optionsOfBlock)
    expect(unknownIn(options)).toEqual([])
  })

  it.each(suites)('%s: no setting is unknown', (file) => {
    expect(unknownIn(suiteOptions(readFileSync(join(ROOT, file), 'utf8'), file))).toEqual([])
  })
})
