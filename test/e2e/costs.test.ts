/** Costs other than QPS, on real servers: pages that are written twice cost almost no QPS. */
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const TIMES = 3
/** Makes servers write pages soon after they change, so that a run is long enough to show it. */
const SOON = 'innodb_max_dirty_pages_pct_lwm: 0, innodb_max_dirty_pages_pct: 1'

async function measure(gate: string, budget: string) {
  using place = new Workplace()
  const suite = `name: written
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_update_non_index]
threads: [4]
control: off
scenarios:
  off: { options: { innodb_doublewrite: OFF, ${SOON} } }
  on: { options: { innodb_doublewrite: ON, ${SOON} } }
gate: ${gate}
`
  place.write('suite.yml', suite)
  const flags = ['--quiet', '--verbose', '--budget', budget, '--explain', 'never', '--server', 'local', '--out', 'out']
  const { code, stdout } = await place.run(['run', 'suite.yml', ...flags])
  const { verdict, comparisons } = resultSchema.parse(place.result())
  const [found] = comparisons
  const written = found?.costs?.find(({ cost }) => cost === 'written')
  return { code, stdout, verdict, found, written }
}

describe.runIf(IS_NIGHTLY)('a change that doubles the bytes written to disk', () => {
  test(
    `is red in ${TIMES} of ${TIMES} runs if written bytes have a limit, although QPS stays within its own`,
    async () => {
      for (let nth = 0; nth < TIMES; nth++) {
        const { code, stdout, verdict, found, written } = await measure(
          '{ tolerance: 90%, costs: { written: 20% } }',
          '180s',
        )
        expect({ code, verdict }).toEqual({ code: 1, verdict: 'regressed' })
        expect(found?.verdict).not.toBe('regressed')
        expect(stdout).toMatch(
          /\nregressed: on writes [\d.]+ × as many KB per transaction \(limit 20%\)\n.*, confirmed on restarted servers/,
        )
        expect(written).toMatchObject({ differs: true, gated: { verdict: 'regressed', confirmed: true } })
        // The interval holds twice as much, however wide a slow disk makes it.
        expect(written?.low).toBeLessThan(1.2)
        expect(written?.high).toBeGreaterThan(0.8)
      }
    },
    TIMES * 300_000,
  )

  test('passes if only QPS has a limit, and the output shows the written bytes', async () => {
    // The precision lets the run use its time: the server writes pages long after they change, so one second would not
    // show it.
    const { code, stdout, verdict, written } = await measure('{ tolerance: 30% }\nprecision: 1%', '40s')
    expect({ code, verdict }).toEqual({ code: 0, verdict: 'pass' })
    expect(stdout).toMatch(/\nOther costs\n(?:.*\n)*?written to disk /)
    expect(written?.gated).toBeUndefined()
  })
})
