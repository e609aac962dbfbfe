/** Drafts a workload from a log file, which is read line by line, because logs may be larger than memory. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { WorkloadDrafter } from '../../core/own-workload/draft-workload.ts'
import { LogReader } from '../../core/own-workload/read-log.ts'
import type { SchemaTables } from '../../core/own-workload/schema-tables.ts'
import { reasonOf, UserError } from '../../errors.ts'

/** @throws UserError if the file cannot be read, or is neither a general log nor a slow log */
export async function draftFromLog(path: string, tables: SchemaTables) {
  const drafter = new WorkloadDrafter(tables)
  const log = new LogReader((sql, isPrepared) => drafter.add(sql, isPrepared))
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) log.push(line)
  } catch (cause) {
    throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause })
  }
  log.end()
  if (log.kind === undefined)
    throw new UserError(`${path}: found no log that is known; allowed: a general log, or a slow log`)
  return { drafter, kind: log.kind }
}
