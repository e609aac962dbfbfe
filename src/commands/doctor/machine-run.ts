/** Runs the gate to measure this machine, not a change. */
import type { Tell } from '../../core/progress/progress-event.ts'
import type { Result } from '../../core/result/result.ts'
import { storeOpener } from '../../edges/store/open-store.ts'
import { parseRunFlags } from '../../edges/terminal/run-flags.ts'
import { randomSeed } from '../../edges/terminal/shared-flags.ts'
import { gate } from '../../gate/gate.ts'
import { RealMachine } from '../../gate/real-machine.ts'

export interface DoctorRun {
  readonly tell: Tell
  readonly signal: AbortSignal
}

export interface Finding {
  /** Whether the verdict was the expected one: a slow change regressed, or two equal servers passed. */
  readonly isRight: boolean
  readonly text: string
}

/**
 * @param args flags of `qpsgate run`
 * @param folder for the files of the run; the caller removes it
 * @throws UserError if the arguments are wrong, MeasurementError if nothing could be measured
 */
export async function machineRun(
  args: readonly string[],
  folder: string,
  { tell, signal }: DoctorRun,
): Promise<Result> {
  const { request } = parseRunFlags([...args, '--out', `${folder}/out`], randomSeed())
  using machine = new RealMachine(request.out, { tell, signal, openStore: storeOpener({ near: folder }) })
  return await gate(request, machine)
}
