/**
 * Measures the noise of this machine: two equal servers show how small a slowdown it can find, and what disturbs it.
 */
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeAndRange, share } from '../../core/figures.ts'
import type { Result } from '../../core/result/result.ts'
import { disturbedText } from '../../core/wording/machine-text.ts'
import { MeasurementError } from '../../errors.ts'
import { type DoctorRun, type Finding, machineRun } from './machine-run.ts'

/** The shipped suite that has one configuration twice, under a usual load, for the time that a short run takes. */
const TWICE = ['a-a', '--workloads', 'oltp_read_only', '--threads', '8', '--budget', '60s', '--explain', 'never']

/**
 * @param flags of `qpsgate run` that name the server
 * @throws UserError if the flags are wrong, MeasurementError if nothing could be measured
 */
export async function measureNoise(flags: readonly string[], edges: DoctorRun): Promise<Finding> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-noise-'))
  return noiseOf(await machineRun([...TWICE, ...flags], folder.path, edges))
}

/** @throws MeasurementError if nothing was compared */
export function noiseOf(result: Result): Finding {
  const [comparison] = result.comparisons
  const { detectable = null } = comparison ?? {}
  if (comparison === undefined || detectable === null)
    throw new MeasurementError('nothing was compared', { step: 'measure two equal servers' })
  const isRight = comparison.verdict === 'pass'
  const trust = isRight
    ? `A minute here finds slowdowns from ${share(detectable)} in 95 of 100 runs.`
    : 'A minute here does not tell that two equal servers are equal: measure for longer, or on a quieter machine.'
  const equal = `Two equal servers differ by ${changeAndRange(comparison)}.`
  return { isRight, text: [trust, equal, disturbedText(result)].filter((text) => text !== '').join('\n') }
}
