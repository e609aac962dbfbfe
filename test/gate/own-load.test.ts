import { mkdirSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settingChanges } from '../../src/core/scenario/changes.ts'
import { readSubject, type Subject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { refusal } from '../setup/messages.ts'

const FOLDER = 'workloads/shop'
const FILE = `${FOLDER}/workload.yml`
const WORKLOAD = `protocol: text
schema: schema.sql
transactions:
  - name: look
    share: 100%
    statements:
      - name: select items
        sql: SELECT name FROM items WHERE id = ?
        parameters: ['items.id']
tables:
  - name: items
    rows: 100
`
const SCHEMA = 'CREATE TABLE items (\n  id INT PRIMARY KEY,\n  name VARCHAR(20),\n  KEY by_name (name)\n);\n'

let repository: Repository
const home = process.cwd()

beforeEach(() => {
  repository = new Repository()
  process.chdir(repository.path)
  repository.write(FILE, WORKLOAD)
  repository.write(`${FOLDER}/schema.sql`, SCHEMA)
  repository.write('my.cnf', '[mysqld]\nmax_connections = 100\n')
  repository.commit()
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
})

const driven = (paths: readonly string[] = [], base = 'HEAD') =>
  readSubject({ kind: 'config', paths, workload: FOLDER, base })

/** `name: before -> after file:line` of all differences from the base. */
function changesIn({ suite, base }: Subject): string[] {
  return suite.scenarios.flatMap((after) => {
    const before = base?.scenarios.find(({ name }) => name === after.name)
    return before === undefined
      ? ['no base']
      : settingChanges(before, after).map((each) => {
          const place = each.after ?? each.before
          return `${each.name}: ${each.before?.text} -> ${each.after?.text} ${place?.file}:${place?.line}`
        })
  })
}

describe('a workload of the user’s own', () => {
  it('is the load of both sides of changed option files, and does not count as changed itself', async () => {
    const subject = await driven(['my.cnf'])
    expect(subject.suite.workloads).toMatchObject([{ name: 'shop', script: FOLDER, writes: true }])
    expect(subject.suite.scenarios[0].own?.data.tables).toMatchObject([{ name: 'items', rows: 100 }])
    expect(changesIn(subject)).toEqual([])
    repository.write('my.cnf', '[mysqld]\nmax_connections = 200\n')
    expect(changesIn(await driven(['my.cnf']))).toEqual(['max_connections: 100 -> 200 my.cnf:2'])
  })

  it('is compared with its former state, on servers with default settings, if no option file is named', async () => {
    repository.write(`${FOLDER}/schema.sql`, SCHEMA.replace('VARCHAR(20),\n  KEY by_name (name)', 'VARCHAR(20)'))
    const subject = await driven()
    expect(subject.suite.scenarios.map(({ name }) => name)).toEqual([FOLDER])
    expect(changesIn(subject)).toEqual([`schema: name VARCHAR(20), -> name VARCHAR(20) ${FOLDER}/schema.sql:3`])
  })

  it('shows changed statements and row counts as changes, with their lines', async () => {
    repository.write(FILE, WORKLOAD.replace('SELECT name', 'SELECT id').replace('rows: 100', 'rows: 200'))
    expect(changesIn(await driven())).toEqual([
      `workload: SELECT name FROM items WHERE id = ? -> SELECT id FROM items WHERE id = ? ${FILE}:7`,
      `mix: rows of items -> rows of items ${FILE}:1`,
    ])
  })

  it('applies migrations in the order of their numbers, and leaves out down migrations', async () => {
    repository.write(FILE, WORKLOAD.replace('schema: schema.sql', 'migrations: ../../db/migrate'))
    for (const name of [
      'V10__c.sql',
      'V2__b.sql',
      'V1__a.sql',
      'U2__b.sql',
      'V12__slow_down.sql',
      'V1__a.down.sql',
      'note.txt',
    ])
      repository.write(`db/migrate/${name}`, `-- ${name}\n`)
    repository.commit()
    repository.write('db/migrate/V11__d.sql', 'ALTER TABLE items ADD KEY k (name);\n')
    const subject = await driven()
    const files = subject.suite.scenarios[0].own?.data.schema.map(({ file }) => file.replace(/^.*\//, ''))
    expect(files).toEqual(['V1__a.sql', 'V2__b.sql', 'V10__c.sql', 'V11__d.sql', 'V12__slow_down.sql'])
    expect(subject.warnings.filter(({ code }) => code === 'data-unread')).toEqual([])
    repository.write('db/migrate/V13__slow.sql', 'SELECT 1;\n')
    repository.write('db/migrate/V13__slow_down.sql', 'ALTER TABLE items DROP KEY k;\n')
    expect((await driven()).warnings).toContainEqual({ code: 'data-unread', files: ['db/migrate/V13__slow_down.sql'] })
    expect(changesIn(subject)).toEqual([
      'schema: undefined -> ALTER TABLE items ADD KEY k (name); db/migrate/V11__d.sql:1',
    ])
  })

  it('counts another dump as a change, but not a renamed one', async () => {
    const dumped = (path: string) => WORKLOAD.replace('schema: schema.sql', `dump: ${path}`)
    repository.write(FILE, dumped('a.sql'))
    repository.write(`${FOLDER}/a.sql`, SCHEMA)
    repository.commit()
    repository.git('mv', `${FOLDER}/a.sql`, `${FOLDER}/b.sql`)
    repository.write(FILE, dumped('b.sql'))
    expect(changesIn(await driven())).toEqual([])
    repository.write(`${FOLDER}/b.sql`, SCHEMA.replace('20', '30'))
    expect(changesIn(await driven())).toEqual([`mix: dump -> dump ${FILE}:1`])
  })

  it('is the same on both sides if the base does not have it', async () => {
    repository.git('mv', FOLDER, 'workloads/store')
    const subject = await readSubject({ kind: 'config', paths: ['my.cnf'], workload: 'workloads/store', base: 'HEAD' })
    expect(changesIn(subject)).toEqual([])
    expect(subject.base?.scenarios[0].own).toEqual(subject.suite.scenarios[0].own)
  })

  it('is compared with its former state at the base if a suite names it', async () => {
    repository.write('suite.yml', `name: s\nworkloads: [${FOLDER}]\nthreads: [2]\nscenarios:\n  now:\n`)
    repository.commit()
    repository.write(`${FOLDER}/schema.sql`, SCHEMA.replace('20', '30'))
    const subject = await readSubject({ kind: 'suite', file: 'suite.yml', base: 'HEAD' })
    expect(changesIn(subject)).toEqual([`schema: name VARCHAR(20), -> name VARCHAR(30), ${FOLDER}/schema.sql:3`])
  })

  it.each([
    ['has no SQL', '', '', SCHEMA, undefined],
    ['has the SQL of the base', 'SET GLOBAL a = 1', 'SET GLOBAL a = 1', SCHEMA, undefined],
    ['has other SQL', 'SET GLOBAL a = 1', 'SET GLOBAL a = 2', SCHEMA, { file: 'suite.yml', line: 5 }],
    ['has other tables', '', '', SCHEMA.replace('20', '30'), { file: FILE, line: 1 }],
  ])(
    'of a fork is reported with its first line of SQL that is not in the base: its suite %s',
    async (_, before, after, schema, place) => {
      const suite = (sql: string) =>
        `name: s\nworkloads: [${FOLDER}]\nthreads: [2]\nscenarios:\n  now: { sql: [${sql}] }\n`
      repository.write('suite.yml', suite(before))
      repository.commit()
      repository.write('suite.yml', suite(after))
      repository.write(`${FOLDER}/schema.sql`, schema)
      const asked = { kind: 'suite', file: 'suite.yml', base: 'HEAD' } as const
      const { strangeSql } = await readSubject({ ...asked, isForeign: true })
      expect(strangeSql && { file: strangeSql.file, line: strangeSql.line }).toEqual(place)
      expect((await readSubject(asked)).strangeSql).toBeUndefined()
    },
  )

  it.each([
    ['does not exist', 'workloads/none', 'there is no workloads/none/workload.yml; make one with qpsgate workload'],
    ['is not valid', 'bad', 'bad/workload.yml:1: transactions: missing'],
    [
      'names a schema that does not exist',
      'lost',
      'lost/workload.yml:1: schema: "lost/schema.sql", which is not there',
    ],
    ['names a schema outside of the repository', 'out', 'which is outside of the repository'],
    ['is a link to another file', 'linked', '"linked/workload.yml", which cannot be read (its path has a link)'],
    ['is in a folder that is a link', 'folder', '"folder/workload.yml", which cannot be read (its path has a link)'],
    ['names too much SQL', 'many', '"db" with more characters; allowed: at most 16777216 in all its files'],
    [
      'names a dump outside of the repository',
      'dump',
      'outside.sql, which is elsewhere; allowed: a file or folder inside of',
    ],
  ])('is refused if it %s', async (_, workload, message) => {
    repository.write('bad/workload.yml', 'protocol: text\nschema: schema.sql\n')
    repository.write('lost/workload.yml', WORKLOAD)
    repository.write('out/workload.yml', WORKLOAD.replace('schema.sql', '../../outside.sql'))
    repository.write('dump/workload.yml', WORKLOAD.replace('schema: schema.sql', 'dump: ../../../outside.sql'))
    repository.write('.npmrc', 'secret: canary\n')
    mkdirSync('linked')
    symlinkSync('../.npmrc', 'linked/workload.yml')
    symlinkSync('bad', 'folder')
    repository.write('many/workload.yml', WORKLOAD.replace('schema: schema.sql', 'migrations: ../db'))
    if (workload === 'many')
      for (let number = 1; number <= 17; number++) repository.write(`db/${number}.sql`, ' '.repeat(1024 ** 2))
    expect(await refusal(readSubject({ kind: 'config', paths: [], workload, base: 'HEAD' }))).toContain(message)
  })
})
