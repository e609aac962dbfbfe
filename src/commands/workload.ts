/** `qpsgate workload`: an observed load and its tables → a workload that can run → its files. */
import { relative, resolve } from 'node:path'
import { endpointName } from '../core/suite/dsn.ts'
import type { LeftOut, OwnWorkload, SchemaSource } from '../core/suite/own-workload.ts'
import { quote } from '../core/suite/problems.ts'
import { renderLeftOut, renderMix, renderWritten } from '../core/views/workload-text.ts'
import { inferWorkload } from '../core/workload/infer-workload.ts'
import { neutralTable } from '../core/workload/neutral-schema.ts'
import { observeDigests } from '../core/workload/observe-digests.ts'
import type { ObservedLoad } from '../core/workload/observed.ts'
import { nameWithComma, type Table } from '../core/workload/tables.ts'
import { renderWorkload } from '../core/workload/workload-file.ts'
import { refuseExisting, writeAllNew } from '../edges/files/write-new.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { RunDirectory } from '../edges/machine/run-directory.ts'
import { chooseLauncher } from '../edges/servers/choose.ts'
import { print, programWords, say } from '../edges/terminal/output.ts'
import { parseWorkloadFlags, type WorkloadRequest } from '../edges/terminal/workload-flags.ts'
import { openEndpointSession, readCreates, watchDigests } from '../edges/workload/endpoint-load.ts'
import { readLoad } from '../edges/workload/read-load.ts'
import { readTables } from '../edges/workload/read-tables.ts'
import { readSchemaFiles } from '../edges/workload/schema-files.ts'
import {
  openSchemaServer,
  refusedStatements,
  runSchemaFiles,
  type SchemaServer,
} from '../edges/workload/schema-server.ts'
import { EXIT, UserError } from '../errors.ts'

/** Schemas on our own server: the user's, and the one that we write. */
const [READ_SCHEMA, WRITTEN_SCHEMA] = ['qpsgate_read', 'qpsgate_written']
/** Once refused statements are removed, others may be chosen, which are tried as well. */
const MOST_ROUNDS = 5
const WORKLOAD_FILE = 'workload.yml'
const SCHEMA_FILE = 'schema.sql'

export async function workloadCommand(args: readonly string[]): Promise<number> {
  const request = parseWorkloadFlags(args)
  const files = [WORKLOAD_FILE, ...(request.tables.kind === 'migrations' ? [] : [SCHEMA_FILE])]
  const paths = files.map((name) => `${relative(process.cwd(), resolve(request.out)) || '.'}/${name}`)
  const unwritten = paths.map((path) => ({ path, text: '' }))
  if (!request.replaces) refuseExisting(process.cwd(), unwritten)
  using interrupt = interruptible()
  using run = new RunDirectory()
  const { workload, leftOut, schema, load, notes } = await makeWorkload(request, run, interrupt.signal)
  const texts = [renderWorkload(workload), schema]
  const written = paths.map((path, at) => ({ path, text: texts[at] ?? '' }))
  if (request.replaces) for (const { path, text } of written) writeWhole(process.cwd(), path, text)
  else writeAllNew(process.cwd(), written)
  print(renderMix(workload, load))
  print(renderLeftOut(leftOut))
  print(renderWritten(workload, request.out, paths, { notes, program: programWords() }))
  return EXIT.pass
}

/** @throws UserError if no observed statement can run, and errors from reading and starting servers */
async function makeWorkload(request: WorkloadRequest, run: RunDirectory, signal: AbortSignal) {
  const { image } = request
  const context = { runDirectory: run.path, runId: run.id, signal, note: say }
  const source = image === undefined ? ({ kind: 'auto' } as const) : ({ kind: 'image', name: image } as const)
  const launcher = await chooseLauncher({ ...context, server: request.server, source })
  await using server = await openSchemaServer(launcher, run.path, signal)
  const { tables, schema } = await findTables(request, server, signal)
  const { load, source: seen } = await seeLoad(request, signal)
  const refusal = await schemaRefusal(server, schema)
  const trying = refusal === undefined ? server : undefined
  const { workload, leftOut } = await inferAccepted(request, { load, tables }, trying)
  const statements = load.digests.reduce((sum, { executions }) => sum + executions, 0)
  return {
    workload,
    leftOut,
    schema,
    load: { source: seen, statements, isTimed: load.isTimed, unreadLines: load.unreadLines },
    notes:
      refusal === undefined
        ? []
        : [`${server.name} does not take the schema as it is written, so no statement was tried: ${refusal}`],
  }
}

async function findTables({ tables: source }: WorkloadRequest, server: SchemaServer, signal: AbortSignal) {
  if (source.kind === 'dsn') {
    await using session = await openEndpointSession(source.endpoint, signal)
    const { schema } = source.endpoint
    return await tablesIn(session, schema, `schema ${schema} of ${endpointName(source.endpoint)}`)
  }
  await runSchemaFiles(server, READ_SCHEMA, readSchemaFiles(source.kind, source.path))
  return await tablesIn(server.session, READ_SCHEMA, source.path)
}

/** @param where names the schema for messages */
async function tablesIn(session: SchemaServer['session'], schema: string, where: string) {
  const tables = await readTables(session, schema)
  const odd = nameWithComma(tables)
  if (odd !== undefined) throw new UserError(`${where} has the name ${quote(odd)}; allowed: names without a comma`)
  if (tables.length === 0) throw new UserError(`${where} makes no table; name what makes those that the load works on`)
  const names = tables.map(({ name }) => name)
  return { tables, schema: schemaText(await readCreates(session, schema, names)) }
}

/** Tables may refer to others that come later. */
function schemaText(creates: readonly string[]): string {
  const tables = creates.map((create) => `${neutralTable(create)};\n`)
  return ['SET foreign_key_checks = OFF;\n', ...tables, 'SET foreign_key_checks = ON;\n'].join('\n')
}

async function seeLoad(
  { from }: WorkloadRequest,
  signal: AbortSignal,
): Promise<{ readonly load: ObservedLoad; readonly source: string }> {
  if (from.kind === 'dsn') {
    await using session = await openEndpointSession(from.endpoint, signal)
    const counts = await watchDigests(session, from.endpoint, from.seconds, signal)
    return { load: observeDigests(counts), source: `${from.seconds} s of ${endpointName(from.endpoint)}` }
  }
  const { load, format } = await readLoad(from.paths, from.format, signal)
  return { load, source: `${format.replace('-', ' ')} ${from.paths.map(quote).join(', ')}` }
}

/** Why our server refuses the written schema; undefined if it accepts it. */
async function schemaRefusal(server: SchemaServer, schema: string): Promise<string | undefined> {
  try {
    await runSchemaFiles(server, WRITTEN_SCHEMA, [{ file: SCHEMA_FILE, text: schema }])
    return undefined
  } catch (thrown) {
    if (thrown instanceof UserError) return `${thrown.place?.file}:${thrown.place?.line}: ${thrown.message}`
    throw thrown
  }
}

/** @param server that tries the statements; undefined: no server can */
async function inferAccepted(
  request: WorkloadRequest,
  seen: { readonly load: ObservedLoad; readonly tables: readonly Table[] },
  server: SchemaServer | undefined,
): Promise<{ readonly workload: OwnWorkload; readonly leftOut: readonly LeftOut[] }> {
  const folder = resolve(request.out)
  const schema: SchemaSource =
    request.tables.kind === 'migrations'
      ? { kind: 'migrations', path: relative(folder, resolve(request.tables.path)) }
      : { kind: 'schema', path: SCHEMA_FILE }
  const about = { name: folder.split('/').at(-1) || 'workload', file: `${request.out}/${WORKLOAD_FILE}`, schema }
  const refused = new Set<string>()
  for (let round = 1; ; round++) {
    const { workload, leftOut } = inferWorkload({ ...seen, ...about, rows: request.rows, refused })
    if (workload === undefined)
      throw new UserError(`none of the statements can run by itself\n${renderLeftOut(leftOut).trimEnd()}`)
    if (server === undefined || round > MOST_ROUNDS) return { workload, leftOut }
    const all = workload.transactions.flatMap(({ statements }) => statements.map(({ sql }) => sql))
    const now = await refusedStatements(server, all)
    if (now.size === 0) return { workload, leftOut }
    for (const sql of now) refused.add(sql)
  }
}
