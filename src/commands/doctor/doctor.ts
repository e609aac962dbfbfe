/** `qpsgate doctor`: whether this machine can measure, and how well. */
import type { DoctorRequest } from '../../core/request/doctor-request.ts'
import { type Diagnosis, renderDiagnosis } from '../../core/views/diagnosis-text.ts'
import { interruptible } from '../../edges/machine/interrupt.ts'
import { parseDoctorFlags } from '../../edges/terminal/doctor-flags.ts'
import { randomSeed } from '../../edges/terminal/flag-values.ts'
import { print, printJson } from '../../edges/terminal/output.ts'
import { progressScreen, quietScreen } from '../../edges/terminal/progress.ts'
import type { Screen } from '../../edges/terminal/screen.ts'
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
  const diagnosis = await doctor(request, screen, interrupt.signal)
  screen[Symbol.dispose]()
  if (json) printJson(diagnosis)
  else print(renderDiagnosis(diagnosis))
  return diagnosis.noise === null ? EXIT.userError : EXIT.pass
}

async function doctor(request: DoctorRequest, screen: Screen, signal: AbortSignal): Promise<Diagnosis> {
  const checks = checksOf(await inspectMachine(screen, signal), request)
  if (checks.some(({ state }) => state === 'missing')) return { checks, noise: null }
  screen.phase(`measuring two equal servers for ${request.budgetSeconds} s`)
  return { checks, noise: await measureNoise(request, screen, signal) }
}
