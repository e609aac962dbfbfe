import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, WITHOUT_BOX, Workplace } from '../cli.ts'
import { FaultyRun } from '../faults/faulty-run.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']

describe.runIf(process.getuid?.() === 0)('if no box can be made,', () => {
  test('no server of this machine starts, and the error names the remedy', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const { code, stderr } = await place.run(RUN, {}, WITHOUT_BOX)
    expect(stderr).toMatch(
      /^qpsgate: this machine makes no box for programs: .*; root needs the capability CAP_SYS_ADMIN/,
    )
    expect(stderr).toMatch(
      /^ {2}without one, .* give --image on a machine with Docker, or --trust-configuration if you trust whoever wrote/m,
    )
    expect(stderr).not.toContain('initialising')
    expect(code).toBe(2)
    expect(place.leftovers()).toEqual([])
  })

  test('qpsgate plan shows its plan without answers of a server', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ on: '{ options: { no_such_option: 1 } }' }))
    const { code, stdout, stderr } = await place.run(['plan', 'suite.yml', '--server', 'local'], {}, WITHOUT_BOX)
    expect(code, stderr).toBe(0)
    // A server would refuse the option.
    expect(stdout).toMatch(/^small: 1 load, 3 servers/)
  })

  test('qpsgate doctor reports the missing box', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor'], {}, WITHOUT_BOX)
    expect(stdout).toMatch(/^✗ box .*this machine makes no box for programs/m)
    expect(stdout).toContain('not ready to measure: box')
    expect(code).toBe(2)
  })

  test.runIf(IS_NIGHTLY)('servers start without a box with --trust-configuration, and the report says so', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 90% }' }))
    const { code, stdout, stderr } = await place.run([...RUN, '--trust-configuration'], {}, WITHOUT_BOX)
    expect(code, stderr).toBe(0)
    expect(resultSchema.parse(place.result()).warnings).toContainEqual(expect.objectContaining({ code: 'no-box' }))
    expect(stdout).toContain('servers ran without a box, as --trust-configuration allows')
    expect(place.leftovers()).toEqual([])
  })
})

test.runIf(IS_NIGHTLY)(
  'if a box can be made, no server starts outside of it, even with --trust-configuration',
  async () => {
    using run = new FaultyRun()
    run.start({ budget: '20s', args: ['--tolerance', '90%', '--trust-configuration'] })
    await run.reach('turns')
    // A process in a box has a number outside, and one inside.
    const numbers = run.servers().map((pid) => /^NSpid:.*/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[0])
    expect(numbers).toEqual(Array(3).fill(expect.stringMatching(/^NSpid:\t\d+\t\d+/)))
    await run.endsWith(0, undefined, 60)
    expect(resultSchema.parse(run.place.result()).warnings.map(({ code }) => code)).not.toContain('no-box')
  },
)
