/**
 * `qpsgate workload`: drafts a workload from a log of statements and from the tables that they use. It leaves out
 * statements that it cannot draft, and fails if it can draft none.
 */
import { relative, resolve } from 'node:path'
import { readSchema } from '../core/own-workload/read-own-load.ts'
import { schemaTables } from '../core/own-workload/schema-tables.ts'
import { renderDraft } from '../core/views/workload-text.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { refuseExisting, writeNew } from '../edges/files/write-new.ts'
import { draftFromLog } from '../edges/own-workload/draft-from-log.ts'
import { print, programWords } from '../edges/terminal/output.ts'
import { parseWorkloadFlags } from '../edges/terminal/workload-flags.ts'
import { EXIT, UserError } from '../errors.ts'

const MOST_LEFT_OUT = 15

export async function workloadCommand(args: readonly string[]): Promise<number> {
  const { log, tables, out } = parseWorkloadFlags(args)
  const path = `${relative(process.cwd(), resolve(out)) || '.'}/workload.yml`
  refuseExisting(path)
  const schema = readSchema(tables.kind, tables.path, diskOptionFiles('.'))
  if ('actual' in schema) throw new UserError(`--tables leads to ${schema.actual}; allowed: ${schema.allowed}`)
  const { drafter, kind } = await draftFromLog(log, schemaTables(schema.files))
  const draft = drafter.finish({ kind: tables.kind, path: relative(resolve(out), resolve(tables.path)) })
  if (draft.statements === 0)
    throw new UserError(
      ['no statement of the log can be drafted', ...draft.leftOut.slice(0, MOST_LEFT_OUT)].join('\n  '),
    )
  writeNew(path, draft.text)
  print(renderDraft(draft, { log: `${kind} log ${log}`, out, path, program: programWords() }))
  return EXIT.pass
}
