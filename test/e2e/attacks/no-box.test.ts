import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, WITHOUT_BOX, Workplace } from '../cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']

describe.runIf(process.getuid?.() === 0)('where no box can be made', () => {
  test('no server of this machine starts, and the error has the remedy', async () => {
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

  test("a plan is shown without the server's answers", async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const { code, stderr } = await place.run(['plan', 'suite.yml', '--server', 'local'], {}, WITHOUT_BOX)
    expect(code, stderr).toBe(0)
  })

  test('the doctor reports the missing box', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor'], {}, WITHOUT_BOX)
    expect(stdout).toMatch(/^✗ box .*this machine makes no box for programs/m)
    expect(stdout).toContain('not ready to measure: box')
    expect(code).toBe(2)
  })

  test.runIf(IS_NIGHTLY)('servers start without one with --trust-configuration, and the report says so', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 90% }' }))
    const { code, stdout, stderr } = await place.run([...RUN, '--trust-configuration'], {}, WITHOUT_BOX)
    expect(code, stderr).toBe(0)
    expect(resultSchema.parse(place.result()).warnings).toContainEqual(expect.objectContaining({ code: 'no-box' }))
    expect(stdout).toContain('servers ran without a box, as --trust-configuration allows')
    expect(place.leftovers()).toEqual([])
  })
})

test.runIf(IS_NIGHTLY)('where a box can be made, no server starts without it', async () => {
  using place = new Workplace()
  place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 90% }' }))
  const { code, stderr } = await place.run([...RUN, '--trust-configuration'])
  expect(code, stderr).toBe(0)
  expect(resultSchema.parse(place.result()).warnings.map(({ code }) => code)).not.toContain('no-box')
})
