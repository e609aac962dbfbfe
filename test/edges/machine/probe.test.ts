import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { busyShare } from '../../../src/edges/machine/probe.ts'

it('the share of busy CPUs includes the CPU that a program keeps busy', async () => {
  using busy = new DisposableStack()
  const program = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  busy.defer(() => program.kill('SIGKILL'))
  await new Promise((started) => program.once('spawn', started))
  // It may have to share its CPU with other tests.
  expect(await busyShare(500)).toBeGreaterThan(0.4 / availableParallelism())
})
