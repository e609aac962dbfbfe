/** `qpsgate doctor`: whether this machine can measure, and how well. */

import type { Tell } from '../../core/progress/progress-event.ts'
import { tellers } from '../../core/progress/tellers.ts'
import type { DoctorRequest } from '../../core/request/doctor-request.ts'
import { type Diagnosis, renderDiagnosis } from '../../core/views/diagnosis-text.ts'
import { interruptible } from '../../edges/machine/interrupt.ts'
import { parseDoctorFlags } from '../../edges/terminal/doctor-flags.ts'
import { randomSeed } from '../../edges/terminal/flag-values.ts'
import { print, printJson } from '../../edges/terminal/output.ts'
import { progressScreen, quietScreen } from '../../edges/terminal/progress.ts'
import { EXIT } from '../../errors.ts'
import { checksOf } from './checks.ts'
import { inspectMachine } from './machine-facts.ts'
import { measureNoise } from './noise.ts'
import { restoreEndpoints } from './restore.ts'

export async function doctorCommand(args: readonly string[]): Promise<number> {
  const { request, json, quiet, restore } = parseDoctorFlags(args, randomSeed())
  if (restore) return restoreEndpoints()
  using interrupt = interruptible()
  using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const diagnosis = await doctor(request, screen.tell, interrupt.signal)
  screen[Symbol.dispose]()
  if (json) printJson(diagnosis)
  else print(renderDiagnosis(diagnosis))
  return diagnosis.noise === null ? EXIT.userError : EXIT.pass
}

async function doctor(request: DoctorRequest, tell: Tell, signal: AbortSignal): Promise<Diagnosis> {
  const checks = checksOf(await inspectMachine(tellers(tell), signal), request)
  if (checks.some(({ state }) => state === 'missing')) return { checks, noise: null }
  tell({ kind: 'phase', phase: { code: 'check-noise', seconds: request.budgetSeconds } })
  return { checks, noise: await measureNoise(request, tell, signal) }
}
