/** `qpsgate doctor`: whether this machine can measure, and how well. */

import { type Tell, tellers } from '../../core/progress/progress-event.ts'
import { endpointName } from '../../core/suite/dsn.ts'
import { type Diagnosis, renderDiagnosis } from '../../core/views/diagnosis-text.ts'
import { certificatesOf, passwordOf } from '../../edges/endpoint/credentials.ts'
import { endpointIn, type FoundJournal, listJournals, removeJournal } from '../../edges/endpoint/journal.ts'
import { ANSWER_SECONDS, restoreTexts } from '../../edges/endpoint/open-endpoint.ts'
import { restoreFromJournal } from '../../edges/endpoint/restore-settings.ts'
import { interruptible } from '../../edges/machine/interrupt.ts'
import { Session } from '../../edges/servers/connection.ts'
import { type DoctorRequest, parseDoctorFlags } from '../../edges/terminal/doctor-flags.ts'
import { print, printJson } from '../../edges/terminal/output.ts'
import { progressScreen, quietScreen } from '../../edges/terminal/screen.ts'
import { randomSeed } from '../../edges/terminal/shared-flags.ts'
import { describeError, EXIT } from '../../errors.ts'
import { checksOf, inspectMachine } from './checks.ts'
import { measureNoise } from './noise.ts'

export async function doctorCommand(args: readonly string[]): Promise<number> {
  const { json, quiet, restore, ...request } = parseDoctorFlags(args, randomSeed())
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

/** @returns exit code: 0 if nothing is left switched */
export async function restoreEndpoints(): Promise<number> {
  const journals = listJournals()
  if (journals.length === 0) print('nothing to restore: no run has left a server switched\n')
  let failed = 0
  for (const found of journals) if (!(await restoreOne(found))) failed++
  return failed === 0 ? EXIT.pass : EXIT.couldNotMeasure
}

async function restoreOne({ path, journal, isOwned }: FoundJournal): Promise<boolean> {
  const endpoint = endpointIn(journal)
  const name = endpointName(endpoint)
  if (isOwned) {
    print(`${name} is being measured by process ${journal.owner.pid}, which restores it itself\n`)
    return false
  }
  try {
    const password = passwordOf(endpoint)
    await using session = await Session.open({
      kind: 'endpoint',
      endpoint,
      password,
      certificates: certificatesOf(endpoint),
      patience: { seconds: ANSWER_SECONDS },
    })
    const report = await restoreFromJournal(session, journal)
    const texts = restoreTexts(name, report)
    print(`${(texts.length > 0 ? texts : [`${name} is as it was`]).join('\n')}\n`)
    if (report.refused.length > 0) return false
    removeJournal(path)
    return true
  } catch (error) {
    print(`${name} could not be restored: ${describeError(error)}\n`)
    return false
  }
}
