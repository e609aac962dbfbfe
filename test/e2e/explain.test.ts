import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { Workplace } from './cli.ts'

const SETTINGS = ['max_connections = 500', 'general_log = ON', 'wait_timeout = 600']
/** No server starts with one of these and the other as it was. */
const PAIR = { before: ['utf8mb4', 'utf8mb4_bin'], after: ['latin1', 'latin1_bin'] }

function file(settings: readonly string[], [characters, collation]: readonly string[]): string {
  const pair = [`character_set_server = ${characters}`, `collation_server = ${collation}`]
  return `[mysqld]\n${[...settings, ...pair].join('\n')}\n`
}

const DISTURBED_SHARE = 0.25

// On real servers: by what a search may permit itself, an innocent setting is named in one of thirty.
const REAL = { retry: 1, timeout: 300_000 }

test(
  'of five settings, the one that writes every statement to a file is to blame, and two belong together',
  REAL,
  async () => {
    using place = new Workplace()
    place.write('before.cnf', file([], PAIR.before))
    place.write('my.cnf', file(SETTINGS, PAIR.after))
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
      ...['run', ...measured, '--tolerance', '3%', '--budget', '60s', '--explain-budget', '3m', '--out', 'out'],
    ])
    expect(code, `${stdout}\n${stderr}`).toBe(1)
    const { causes, explanation, disturbance } = resultSchema.parse(place.result())
    const blamed = causes.filter(({ verdict }) => verdict === 'to blame')
    const named = blamed.flatMap(({ settings }) => settings.map(({ name, place: line }) => [name, line?.line]))
    // With neighbours that take the CPU in a quarter of the blocks and more the time may not suffice to name anything.
    const isRestless = disturbance.disturbed > DISTURBED_SHARE * disturbance.blocks
    if (!isRestless || named.length > 0) {
      expect(named).toEqual([['general-log', 3]])
      expect(blamed[0]?.change).toBeLessThan(-0.03)
    }
    expect(causes.flatMap(({ settings }) => settings)).toHaveLength(SETTINGS.length + 2)
    const together = causes.filter(({ kind }) => kind === 'together')
    expect(together.map(({ settings }) => settings.map(({ name }) => name))).toEqual([
      ['character-set-server', 'collation-server'],
    ])
    expect(explanation).toMatchObject({ rule: 'base', workload: 'oltp_point_select' })
    expect(stdout).toContain('general-log')
    expect(existsSync(join(place.out, 'causes.jsonl'))).toBe(true)
    expect(place.leftovers()).toEqual([])
  },
)
