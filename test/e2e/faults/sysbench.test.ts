import { describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite } from '../cli.ts'
import { FaultyRun, hold } from './faulty-run.ts'

describe('a sysbench that is killed', () => {
  test.each([
    ...(IS_NIGHTLY
      ? [
          { phase: 'loading the seed', says: /sysbench could not load the tables[\s\S]*exit code: SIGKILL/ } as const,
          { phase: 'connecting', says: /sysbench could not connect \((?:off|off \(second copy\)|on)\)/ } as const,
        ]
      : []),
    { phase: 'turns', says: /sysbench ended during its turns \((?:off|off \(second copy\)|on)\)/ } as const,
  ])('ends the run with an error that names its server, in the phase $phase', async ({ phase, says }) => {
    using run = new FaultyRun()
    await run.startInto(phase)
    process.kill(run.loads()[0] ?? 0, 'SIGKILL')
    await run.endsWith(3, says, 6)
  })
})

describe('a sysbench that hangs', () => {
  test.runIf(IS_NIGHTLY)('during turns ends the run within 45 s with an error about sysbench', async () => {
    using run = new FaultyRun()
    await run.startInto('turns')
    using _held = hold(run.loads().slice(0, 1))
    await run.endsWith(3, /sysbench hangs/, 45)
  })

  test.skipIf(!IS_NIGHTLY)('while it connects ends the run within a minute with an error about sysbench', async () => {
    using run = new FaultyRun()
    await run.startInto('connecting')
    using _held = hold(run.loads().slice(0, 1))
    await run.endsWith(3, /sysbench did not connect within 60 s/, 70)
  })
})

test.skipIf(!IS_NIGHTLY)(
  "a server that drops idle connections ends the run with sysbench's error, or is measured",
  async () => {
    using run = new FaultyRun()
    const on = '{ sql: ["SET GLOBAL wait_timeout = 1", "SET GLOBAL interactive_timeout = 1"] }'
    run.start({ suite: smallSuite({ on }), args: ['--threads', '32'], budget: '15s' })
    // Clients may be idle between turns for longer than the timeout. Then the loss is reported; otherwise, the run is
    // measured.
    const { code, stderr } = await run.endsWith([0, 3], undefined, 60)
    if (code === 3) expect(stderr).toMatch(/sysbench (?:ended|failed|could not)/)
    else expect(run.place.result().cells).toHaveLength(3)
  },
)
