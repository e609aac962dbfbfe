/** Promises of the page on security that need no run: each is attacked in the function that keeps it. */
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
import { WorkloadDrafter } from '../../../src/core/own-workload/draft-workload.ts'
import { schemaTables } from '../../../src/core/own-workload/schema-tables.ts'
import { SideFiles } from '../../../src/core/sources/read-file.ts'
import { readSource } from '../../../src/core/sources/source-servers.ts'
import { writeNew } from '../../../src/edges/files/write-new.ts'
import { sweepAbandoned } from '../../../src/edges/machine/sweep.ts'
import { filesBy } from '../../setup/option-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-promises-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a workload drafted from a log has no comment of it, and no literal compared with or stored in a column', () => {
  const secret = 'tok_live_9f8e7d6c5b'
  const schema = 'CREATE TABLE customer (id INT PRIMARY KEY, email VARCHAR(90) UNIQUE, note TEXT);'
  const drafter = new WorkloadDrafter(schemaTables([{ file: 'schema.sql', text: schema }]))
  for (const sql of [
    `SELECT id FROM customer WHERE email = '${secret}' AND note = "${secret}" /* ${secret} */`,
    `SELECT id FROM customer WHERE email IN ('${secret}', '${secret}') # ${secret}`,
    `SELECT id FROM customer WHERE (email, note) = ('${secret}', '${secret}')`,
    `SELECT id FROM customer WHERE LOWER(email) = '${secret}' OR CONCAT(note, 'x') = '${secret}'`,
    `SELECT id FROM customer WHERE note LIKE '%${secret}%' OR '${secret}' = email`,
    `INSERT INTO customer (email) VALUES ('${secret}'), (x'${secret}', N'${secret}') -- ${secret}`,
    `UPDATE customer SET note = '${secret}' WHERE email BETWEEN '${secret}' AND '${secret}'`,
    'SELECT id FROM customer WHERE id = 5',
  ])
    drafter.add(sql, false)
  const { text } = drafter.finish({ kind: 'schema', path: 'schema.sql' })
  expect(text).toContain('SELECT id FROM customer WHERE id = ?')
  expect(text).not.toMatch(/tok_live|9f8e7d6c5b/)
})

describe('qpsgate init', () => {
  const NAMES = ['a: b', '- x', '"', "'", '#', '{{', '*', '&a', '!x', '|', '%', 'a #b', 'on', '1', '@x', ' x ']
  test.each(NAMES)('writes the name %j of a file or an image as plain text into the workflow', (name) => {
    const workflow = parse(workflowText([name], name))
    expect(workflow.jobs.gate.steps[1].with).toEqual({ config: name, image: name })
    expect(Object.keys(workflow.jobs)).toEqual(['gate'])
  })

  test('overwrites no existing file, and no target of a link', () => {
    writeFileSync(join(folder, 'mine.yaml'), 'mine')
    symlinkSync(join(folder, 'none'), join(folder, 'link.yml'))
    for (const path of ['mine.yml', 'mine.yaml', 'link.yml'])
      expect(() => writeNew(join(folder, path), 'theirs')).toThrow()
    expect(readFileSync(join(folder, 'mine.yaml'), 'utf8')).toBe('mine')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})

test.each([2000, 2001])('an option file is accepted up to 2,000 settings, and refused with one more: %d', (count) => {
  const lines = Array.from({ length: count }, (_, index) => `x${index} = 1\n`).join('')
  const { problems } = readSource('my.cnf', new SideFiles(filesBy(() => `[mysqld]\n${lines}`)))
  expect(problems.map(({ actual }) => actual)).toEqual(count > 2000 ? ['more than 2000 settings'] : [])
})

test("a directory with the name of a run's directory stays if somebody else could have made it", async () => {
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
