/** `qpsgate workload`: an observed load and its tables → a workload that can run → its files. */
import { relative, resolve } from 'node:path'
import type { WorkloadRequest } from '../core/request/workload-request.ts'
import { endpointName } from '../core/suite/dsn.ts'
import type { SchemaSource } from '../core/suite/own-workload.ts'
import { quote } from '../core/suite/problems.ts'
import { renderLeftOut, renderMix, renderWritten } from '../core/views/workload-text.ts'
import { inferWorkload, type Understanding, understandLoad } from '../core/workload/infer-workload.ts'
import { neutralTable } from '../core/workload/neutral-schema.ts'
import { observeDigests } from '../core/workload/observe-digests.ts'
import { readSchema } from '../core/workload/read-own-load.ts'
import { renderWorkload } from '../core/workload/workload-file.ts'
import { endpointAddress } from '../edges/endpoint/credentials.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { refuseExisting, writeAllNew } from '../edges/files/write-new.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { RunDirectory } from '../edges/machine/run-directory.ts'
import { chooseLauncher } from '../edges/servers/choose.ts'
import { Session } from '../edges/servers/connection.ts'
import { print, programWords, say } from '../edges/terminal/output.ts'
import { parseWorkloadFlags } from '../edges/terminal/workload-flags.ts'
import { readCreates, watchDigests } from '../edges/workload/endpoint-load.ts'
import { readLoad } from '../edges/workload/read-load.ts'
import { readTables } from '../edges/workload/read-tables.ts'
import {
  openSchemaServer,
  refusedStatements,
  runSchemaFiles,
  type SchemaServer,
} from '../edges/workload/schema-server.ts'
import { EXIT, UserError } from '../errors.ts'

/** Schemas on the server that we start: the user's, and the one for the workload. */
const USER_SCHEMA = 'qpsgate_read'
const WORKLOAD_SCHEMA = 'qpsgate_written'
const WORKLOAD_FILE = 'workload.yml'
const SCHEMA_FILE = 'schema.sql'

export async function workloadCommand(args: readonly string[]): Promise<number> {
  const request = parseWorkloadFlags(args)
  const files = [WORKLOAD_FILE, ...(request.tables.kind === 'migrations' ? [] : [SCHEMA_FILE])]
  const paths = files.map((name) => `${relative(process.cwd(), resolve(request.out)) || '.'}/${name}`)
  if (!request.replaces) refuseExisting(process.cwd(), withTexts(paths))
  using interrupt = interruptible()
  using run = new RunDirectory()
  const { workload, leftOut, schema, load } = await makeWorkload(request, run, interrupt.signal)
  const outputs = withTexts(paths, renderWorkload(workload), schema)
  if (request.replaces) for (const { path, text } of outputs) writeWhole(process.cwd(), path, text)
  else writeAllNew(process.cwd(), outputs)
  print(renderMix(workload, load))
  print(renderLeftOut(leftOut))
  print(renderWritten(workload, request.out, paths, programWords()))
  return EXIT.pass
}

function withTexts(paths: readonly string[], ...texts: readonly string[]) {
  return paths.map((path, at) => ({ path, text: texts[at] ?? '' }))
}

/** @throws UserError if no observed statement can run, and errors from reading and starting servers */
async function makeWorkload(request: WorkloadRequest, run: RunDirectory, signal: AbortSignal) {
  const { image } = request
  const context = { runDirectory: run.path, runId: run.id, signal, note: say }
  const source = image === undefined ? ({ kind: 'auto' } as const) : ({ kind: 'image', name: image } as const)
  const launcher = await chooseLauncher({ ...context, server: request.server, source })
  await using server = await openSchemaServer(launcher, run.path, signal)
  const { tables, schema } = await readSourceTables(request, server, signal)
  const { load, source: observed } = await observeLoad(request, signal)
  await runSchemaFiles(server, WORKLOAD_SCHEMA, [{ file: SCHEMA_FILE, text: schema }])
  const readings = understandLoad(load, tables)
  const statements = readings.flatMap((reading) => (typeof reading === 'object' ? [reading.sql] : []))
  const refused = await refusedStatements(server, statements)
  const understood = readings.map(
    (reading): Understanding => (typeof reading === 'object' && refused.has(reading.sql) ? 'not understood' : reading),
  )
  const { workload, leftOut } = inferWorkload({ load, understood, tables, rows: request.rows, ...namesFor(request) })
  if (workload === undefined)
    throw new UserError(`none of the statements can run by itself\n${renderLeftOut(leftOut).trimEnd()}`)
  const executed = load.digests.reduce((sum, { executions }) => sum + executions, 0)
  const { isTimed, brokenLines } = load
  return { workload, leftOut, schema, load: { source: observed, statements: executed, isTimed, brokenLines } }
}

function namesFor({ out, tables }: WorkloadRequest) {
  const folder = resolve(out)
  const schema: SchemaSource =
    tables.kind === 'migrations'
      ? { kind: 'migrations', path: relative(folder, resolve(tables.path)) }
      : { kind: 'schema', path: SCHEMA_FILE }
  return { name: folder.split('/').at(-1) || 'workload', file: `${out}/${WORKLOAD_FILE}`, schema }
}

async function readSourceTables({ tables: source }: WorkloadRequest, server: SchemaServer, signal: AbortSignal) {
  if (source.kind === 'dsn') {
    await using session = await Session.open(endpointAddress(source.endpoint, signal))
    const { schema } = source.endpoint
    return await tablesIn(session, schema, `schema ${schema} of ${endpointName(source.endpoint)}`)
  }
  const read = readSchema(source.kind, source.path, diskOptionFiles('.'))
  if ('actual' in read) throw new UserError(`--tables leads to ${read.actual}; allowed: ${read.allowed}`)
  await runSchemaFiles(server, USER_SCHEMA, read.files)
  return await tablesIn(server.session, USER_SCHEMA, source.path)
}

/** @param where names the schema for messages */
async function tablesIn(session: Session, schema: string, where: string) {
  const tables = await readTables(session, schema)
  // A workload file cannot hold others, because commas end names there.
  const all = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)])
  const odd = all.find((name) => name.includes(','))
  if (odd !== undefined) throw new UserError(`${where} has the name ${quote(odd)}; allowed: names without a comma`)
  if (tables.length === 0) throw new UserError(`${where} makes no table; name what makes those that the load works on`)
  const names = tables.map(({ name }) => name)
  const creates = (await readCreates(session, schema, names)).map((create) => `${neutralTable(create)};\n`)
  // Tables may refer to others that come later.
  return {
    tables,
    schema: ['SET foreign_key_checks = OFF;\n', ...creates, 'SET foreign_key_checks = ON;\n'].join('\n'),
  }
}

async function observeLoad({ from }: WorkloadRequest, signal: AbortSignal) {
  if (from.kind === 'dsn') {
    await using session = await Session.open(endpointAddress(from.endpoint, signal))
    const counts = await watchDigests(session, from.endpoint, from.seconds, signal)
    return { load: observeDigests(counts), source: `${from.seconds} s of ${endpointName(from.endpoint)}` }
  }
  const { load, format } = await readLoad(from.paths, signal)
  return { load, source: `${format.replace('-', ' ')} ${from.paths.map(quote).join(', ')}` }
}
