import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const REAL = { timeout: 90_000 }
const RECIPE = readFileSync(join(import.meta.dirname, '../../docs/workloads.md'), 'utf8')
const [, DOCUMENTED = ''] = /```lua\n([\s\S]*?)```/.exec(RECIPE) ?? []

function suiteOf(script: string, options = '{}'): string {
  return `name: own
dataset: { tables: 1, rows: 1000 }
workloads: [{ script: ${script}, options: ${options} }]
threads: [2]
control: shipped
gate: { tolerance: 90% }
scenarios:
  shipped: {}
  slow: { options: { general_log: ON } }
`
}

const ARGS = ['run', 'suite.yml', '--server', 'local', '--explain', 'never', '--budget', '12s', '--out', 'out']

it('a script beside the suite is measured as a workload whose queries are counted', REAL, async () => {
  using place = new Workplace()
  place.write('transfer.lua', DOCUMENTED)
  place.write('suite.yml', suiteOf('transfer.lua', '{ amount: 5 }'))
  const { code, stdout, stderr } = await place.run(ARGS)
  expect(code, `${stdout}\n${stderr}`).toBe(0)
  const { cells } = resultSchema.parse(place.result())
  expect(cells.map(({ workload }) => workload)).toEqual(['transfer', 'transfer', 'transfer'])
  for (const { qps, tps, latencyMs } of cells) {
    expect(qps / (tps ?? 0)).toBeCloseTo(4, 6)
    expect(latencyMs.p95).toBeGreaterThan(0)
  }
  expect(place.leftovers()).toEqual([])
})

// By day, only the message of the script that looks around is tested, below.
it.runIf(IS_NIGHTLY).each([
  ['fails', 'function event() error("out of accounts") end', 'out of accounts'],
  ['has no such option', 'function event() end', 'invalid option: --amount=5'],
  ['is no Lua', 'function (', 'transfer.lua'],
  // The run waits for this script until it counts as hung.
  ['never ends', 'function event() while true do end end', 'no thread completed a transaction'],
])("a script that %s ends the run with the script's message", REAL, async (what, source, says) => {
  using place = new Workplace()
  place.write('transfer.lua', `require("oltp_common")\nfunction prepare_statements() end\n${source}\n`)
  place.write('suite.yml', suiteOf('transfer.lua', what === 'has no such option' ? '{ amount: 5 }' : '{}'))
  const { code, stderr } = await place.run(ARGS)
  expect(code).toBe(3)
  expect(stderr).toContain(says)
  expect(stderr).not.toContain('this is a bug')
  expect(place.leftovers()).toEqual([])
})

it('a script can reach its server, but no environment, files or network of the run', REAL, async () => {
  using place = new Workplace()
  const secret = place.write('secret', 'x')
  const looks = [
    `test -e ${secret} && echo a file`,
    'test -e /etc/passwd && echo a file of the machine',
    'grep -qsa CANARY /proc/[0-9]*/environ && echo the environment',
    'touch /server/x 2>/dev/null && echo a place in its server',
    'ls /sys/class/net 2>/dev/null',
    'test -S /server/s || echo no server',
    'test "$(id -u)" = 0 && echo root',
  ]
  const script = `function event() error("it sees: " .. io.popen([[${looks.join('; ')}]]):read("*a"):gsub("\\n", ", ") .. ".") end`
  place.write('transfer.lua', `require("oltp_common")\nfunction prepare_statements() end\n${script}\n`)
  place.write('suite.yml', suiteOf('transfer.lua'))
  const { code, stderr } = await place.run(ARGS, { CANARY: 'x' })
  expect(stderr).toContain('it sees: .')
  expect(code).toBe(3)
  expect(place.leftovers()).toEqual([])
})

it.each([
  ['does not exist', 'missing.lua', 'suite.yml:3:'],
  ['lies outside of the repository', '/etc/passwd.lua', 'suite.yml:3:'],
])('a script that %s is refused with its line of the suite', async (_, script, says) => {
  using place = new Workplace()
  place.write('suite.yml', suiteOf(script))
  const { code, stderr } = await place.run(ARGS)
  expect(code).toBe(2)
  expect(stderr).toContain(says)
})

const UPTIME = "(SELECT VARIABLE_VALUE FROM information_schema.global_status WHERE VARIABLE_NAME = 'UPTIME')"

describe.runIf(IS_NIGHTLY)('statements of a script that fail', { timeout: 180_000 }, () => {
  it.each([
    [
      'now and then, but only after the change, are a cost',
      '@@sort_buffer_size = 262144 AND RAND() < 0.05',
      1,
      'errors per transaction (error 1242), none before',
    ],
    [
      'once in ten thousand, but only after the change, are no cost',
      '@@sort_buffer_size = 262144 AND RAND() < 0.0001',
      0,
      '',
    ],
    ['on both sides alike are no change', 'RAND() < 0.05', 0, ' statements failed in '],
    ['while servers warm up, on both sides, are no change', `${UPTIME} < 3`, 0, ''],
  ])('%s', async (_, fails, expected, says) => {
    using place = new Workplace()
    const query = `SELECT c, (SELECT 1 UNION SELECT IF(${fails}, 2, 1)) FROM sbtest1 WHERE id = `
    const event = `function event() con:query("${query}" .. sysbench.rand.uniform(1, 1000)) end`
    place.write('fails.lua', `require("oltp_common")\nfunction prepare_statements() end\n${event}\n`)
    const off = 'options: { sort_buffer_size: 2M }'
    const suite = suiteOf('fails.lua').replace('shipped: {}', `shipped: { ${off} }`)
    place.write('suite.yml', suite.replace('general_log: ON', 'sort_buffer_size: 256K'))
    const { code, stdout, stderr } = await place.run(ARGS)
    expect(code, `${stdout}\n${stderr}`).toBe(expected)
    expect(stdout).toContain(says)
    expect(place.leftovers()).toEqual([])
  })
})
