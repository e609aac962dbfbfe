/** Promises of the page on security that need no run: each has its attack on the function that keeps it. */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { workflowText } from '../../../src/core/init/workflow.ts'
import { readSource, SideTexts } from '../../../src/core/sources/read-source.ts'
import { inferWorkload, understandLoad } from '../../../src/core/workload/infer-workload.ts'
import { neutralTable } from '../../../src/core/workload/neutral-schema.ts'
import { Observer } from '../../../src/core/workload/observe.ts'
import { encode } from '../../../src/core/workload/sql-scanner.ts'
import { renderWorkload } from '../../../src/core/workload/workload-file.ts'
import { writeAllNew } from '../../../src/edges/files/write-new.ts'
import { sweepAbandoned } from '../../../src/edges/machine/sweep.ts'
import { smallTable } from '../../core/workload/small-tables.ts'
import { filesBy } from '../../setup/option-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-promises-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a workload of a log has no literal and no comment of it', () => {
  const secret = 'tok_live_9f8e7d6c5b'
  const observer = new Observer()
  for (const sql of [
    `SELECT id FROM customer WHERE email = '${secret}' AND note = "${secret}" /* ${secret} */`,
    `SELECT id AS '${secret}' FROM customer # ${secret}`,
    `SELECT id FROM customer WHERE name = 'O'${secret} OR ${secret}`,
    `INSERT INTO customer (email) VALUES ('${secret}'), (x'${secret}', N'${secret}') -- ${secret}`,
    'SELECT id FROM customer WHERE id = 5',
  ])
    observer.execute(1, encode(sql))
  const [load, tables] = [observer.finish(), [smallTable('customer', 'id int !, email varchar #, name varchar')]]
  const { workload, leftOut } = inferWorkload({
    ...{ load, understood: understandLoad(load, tables), tables },
    ...{ name: 'app', file: 'workload.yml', rows: undefined },
    schema: { kind: 'schema', path: 'schema.sql' },
  })
  const text = `${workload && renderWorkload(workload)}${JSON.stringify(leftOut)}`
  expect(text).toContain('SELECT id FROM customer WHERE id = ?')
  expect(text).not.toMatch(/tok_live|9f8e7d6c5b/)
  const create = `CREATE TABLE \`t\` (\n  \`a\` varchar(60) DEFAULT '${secret}' COMMENT '${secret}'\n) COMMENT='${secret}'`
  expect(neutralTable(create)).not.toContain(secret)
})

describe('init', () => {
  const NAMES = ['a: b', '- x', '"', "'", '#', '{{', '*', '&a', '!x', '|', '%', 'a #b', 'on', '1', '@x', ' x ']
  test.each(NAMES)('keeps the name %j of a file and of an image one text of its workflow', (name) => {
    const workflow = parse(workflowText([name], name))
    expect(workflow.jobs.gate.steps[1].with).toEqual({ config: name, image: name })
    expect(Object.keys(workflow.jobs)).toEqual(['gate'])
  })

  test('overwrites nothing, and nothing behind a link', () => {
    writeFileSync(join(folder, 'mine.yaml'), 'mine')
    symlinkSync(join(folder, 'none'), join(folder, 'link.yml'))
    for (const path of ['mine.yml', 'mine.yaml', 'link.yml'])
      expect(() => writeAllNew(folder, [{ path, text: 'theirs' }])).toThrow()
    expect(readFileSync(join(folder, 'mine.yaml'), 'utf8')).toBe('mine')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})

test.each([2000, 2001])('a server is refused from one more than 2,000 settings on: %d', (count) => {
  const lines = Array.from({ length: count }, (_, index) => `x${index} = 1\n`).join('')
  const read = readSource('my.cnf', new SideTexts(filesBy(() => `[mysqld]\n${lines}`)))
  const problems = read.kind === 'read' ? read.problems.map(({ actual }) => actual) : []
  expect(problems).toEqual(count > 2000 ? ['more than 2000 settings'] : [])
})

test('directories of the names of runs that others could have made are not cleaned up', async () => {
  vi.stubEnv('TMPDIR', folder)
  const owner = JSON.stringify({ pid: 1, started: '0', namespace: 'none' })
  const make = (name: string) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'owner.json'), owner)
    return join(folder, name)
  }
  chmodSync(make('qpsgate-open'), 0o777)
  if (process.getuid?.() === 0) chownSync(make('qpsgate-other'), 12_345, 12_345)
  symlinkSync(make('elsewhere'), join(folder, 'qpsgate-link'))
  expect(await sweepAbandoned(() => Promise.reject(new Error('containers are removed')))).toEqual([])
})
