/** `qpsgate doctor`: whether this machine can measure. */

import { endpointName } from '../../core/scenario/endpoint.ts'
import { alignedRows } from '../../core/views/text-table.ts'
import { endpointAddress } from '../../edges/endpoint/credentials.ts'
import {
  type JournalContent,
  journalPaths,
  lockJournal,
  readJournal,
  removeJournal,
} from '../../edges/endpoint/journal.ts'
import { restoreTexts } from '../../edges/endpoint/open-endpoint.ts'
import { restoreFromJournal } from '../../edges/endpoint/restore-settings.ts'
import { sessionTo } from '../../edges/endpoint/servers-behind.ts'
import { interruptible } from '../../edges/machine/interrupt.ts'
import { parseDoctorFlags } from '../../edges/terminal/doctor-flags.ts'
import { print } from '../../edges/terminal/output.ts'
import { progressScreen } from '../../edges/terminal/screen.ts'
import { describeError, EXIT } from '../../errors.ts'
import { runCanary } from './canary.ts'
import { checksOf, inspectMachine } from './checks.ts'
import { measureNoise } from './noise.ts'

export async function doctorCommand(args: readonly string[]): Promise<number> {
  const { restore, canary, noise, image } = parseDoctorFlags(args)
  if (restore) return restoreEndpoints()
  if (canary || noise) return measure(image, canary)
  using _interrupt = interruptible()
  const checks = checksOf(await inspectMachine(), image)
  const missing = checks.flatMap(({ name, state }) => (state === 'missing' ? [name] : []))
  const rows = alignedRows(checks.map(({ name, state, finding }) => [`${MARKS[state]} ${name}`, finding]))
  const answer = missing.length === 0 ? 'ready to measure' : `not ready to measure: ${missing.join(', ')}`
  print([...rows, '', answer, ''].join('\n'))
  return missing.length === 0 ? EXIT.pass : EXIT.userError
}

/** @param isCanary whether to measure a slow change, which the run must find, instead of two equal servers */
async function measure(image: string | undefined, isCanary = false): Promise<number> {
  using interrupt = interruptible()
  using screen = progressScreen(process.stderr)
  const server = image === undefined ? [] : ['--image', image]
  const edges = { tell: screen.tell, signal: interrupt.signal }
  const { isRight, text } = await (isCanary ? runCanary : measureNoise)(server, edges)
  screen[Symbol.dispose]()
  print(`${text}\n`)
  return isRight ? EXIT.pass : EXIT.couldNotMeasure
}

const MARKS = { ok: '✓', note: '·', missing: '✗' } as const

/** @returns the exit code: 0 if no server is left with settings that a run has switched */
export async function restoreEndpoints(): Promise<number> {
  const paths = journalPaths()
  if (paths.length === 0) print('nothing to restore: no run has left a server switched\n')
  let failed = 0
  for (const path of paths) if (!(await restoreOrSay(path))) failed++
  return failed === 0 ? EXIT.pass : EXIT.couldNotMeasure
}

/**
 * Restores a server from its journal, the file with the server's settings from before a run switched them. A journal
 * that cannot be read is reported instead of thrown, so that the servers of other journals are still restored.
 */
async function restoreOrSay(path: string): Promise<boolean> {
  try {
    await using lock = await lockJournal(path)
    const journal = readJournal(path)
    if (journal === undefined) return true
    if (lock !== undefined) return await restoreEndpoint(path, journal)
    const name = endpointName(journal.endpoint)
    print(`${name} is being measured by process ${journal.pid}, which restores it itself\n`)
  } catch (error) {
    print(`${describeError(error)}\n`)
  }
  return false
}

async function restoreEndpoint(path: string, journal: JournalContent): Promise<boolean> {
  const { endpoint } = journal
  const name = endpointName(endpoint)
  try {
    await using session = await sessionTo(endpointAddress(endpoint), journal.server)
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
