import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/report/result.ts'
import { Workplace } from './cli.ts'

const SETTINGS = ['max_connections = 500', 'general_log = ON', 'join_buffer_size = 512K', 'wait_timeout = 600']

test('of four settings that changed, the one that writes every statement to a file is to blame, and no other', async () => {
  using place = new Workplace()
  place.write('before.cnf', '[mysqld]\n')
  place.write('my.cnf', `[mysqld]\n${SETTINGS.join('\n')}\n`)
  const measured = [
    '--config',
    'my.cnf',
    '--base',
    './before.cnf',
    '--workloads',
    'oltp_point_select',
    '--server',
    'local',
  ]
  const { code, stdout, stderr } = await place.run([
    ...['run', ...measured, '--budget', '60s', '--explain-budget', '3m', '--out', 'out'],
  ])
  expect(code, `${stdout}\n${stderr}`).toBe(1)
  const { causes, explanation } = resultSchema.parse(place.result())
  const blamed = causes.filter(({ verdict }) => verdict === 'to blame')
  expect(blamed.flatMap(({ settings }) => settings.map(({ name, place: line }) => [name, line?.line]))).toEqual([
    ['general-log', 3],
  ])
  expect(blamed[0]?.change).toBeLessThan(-0.05)
  expect(causes.flatMap(({ settings }) => settings)).toHaveLength(SETTINGS.length)
  expect(explanation).toMatchObject({ rule: 'base', workload: 'oltp_point_select', isComplete: true })
  expect(stdout).toContain('general-log')
  expect(existsSync(join(place.out, 'causes.jsonl'))).toBe(true)
  expect(place.leftovers()).toEqual([])
}, 300_000)
