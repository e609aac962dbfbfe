/** `qpsgate doctor --restore`: gives endpoints back the settings that a killed run has left switched. */
import { endpointName } from '../../core/suite/dsn.ts'
import { passwordOf } from '../../edges/endpoint/credentials.ts'
import { endpointIn, type FoundJournal, listJournals, removeJournal } from '../../edges/endpoint/journal.ts'
import { certificatesOf, restoreTexts } from '../../edges/endpoint/open-endpoint.ts'
import { restoreFromJournal } from '../../edges/endpoint/restore.ts'
import { Session } from '../../edges/servers/connection.ts'
import { print } from '../../edges/terminal/output.ts'
import { describeError, EXIT } from '../../errors.ts'

/** @returns exit code: 0 where nothing is left switched */
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
    const password = passwordOf('', endpoint)
    await using session = await Session.open({
      kind: 'endpoint',
      endpoint,
      password,
      certificates: certificatesOf(endpoint),
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
