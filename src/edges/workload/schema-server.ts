/** A server of ours for reading schemas and trying statements; it has no rows, and goes with the run's directory. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnData } from '../../core/suite/own-workload.ts'
import { UserError } from '../../errors.ts'
import { giveTo } from '../machine/file-trees.ts'
import type { Session } from '../servers/connection.ts'
import type { Launcher } from '../servers/launcher.ts'
import { initialise } from '../servers/make-seed.ts'
import { seedArguments } from '../servers/owned-options.ts'
import { startServer } from '../servers/running-server.ts'
import { isRefusal } from '../switching/switched-server.ts'
import { applySql } from './apply-sql.ts'

const STATEMENT_SECONDS = 600

export interface SchemaServer extends AsyncDisposable {
  readonly session: Session
  /** "MariaDB 10.11.19". */
  readonly name: string
}

/** @throws MeasurementError if it cannot be started */
export async function openSchemaServer(
  launcher: Launcher,
  runDirectory: string,
  signal: AbortSignal,
): Promise<SchemaServer> {
  const directory = mkdtempSync(join(runDirectory, 'schema'))
  mkdirSync(join(directory, 'data'), { mode: 0o700 })
  mkdirSync(join(directory, 'tmp'))
  if (launcher.account !== undefined) await giveTo(launcher.account, directory, { runDirectory, signal })
  await initialise(launcher, directory, signal)
  const { build } = launcher
  const how = { name: 'the schema', directory, args: seedArguments(build), options: [], cpus: [] }
  const server = await startServer(launcher, how, signal)
  return {
    session: server.session,
    name: `${build.product} ${build.version}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/**
 * Runs the statements of the files in a new schema, which is used from then on.
 *
 * @throws UserError with file and line if the server refuses one, with only its codes: its message repeats the
 * statement
 */
export async function runSchemaFiles(
  { session, name: server }: SchemaServer,
  schema: string,
  files: OwnData['schema'],
): Promise<void> {
  await session.execute(`CREATE DATABASE ${schema}`)
  await session.execute(`USE ${schema}`)
  // Tables may refer to others that come later.
  await session.execute('SET SESSION foreign_key_checks = OFF')
  await applySql(session, files, async (_, sql, place) => {
    const code = await refusalOf(session.execute(sql, STATEMENT_SECONDS))
    if (code === undefined) return
    throw new UserError(
      `${server} refuses this statement (${code}); correct it, or have the schema read by the server that it is for, ` +
        'such as with --image mysql:9.7',
      { place },
    )
  })
}

/** The error code of a server that refuses; undefined: it does not. */
async function refusalOf(answer: Promise<unknown>): Promise<string | undefined> {
  try {
    await answer
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { errno, code = 'without a name' } = error as { errno: number; code?: string }
    return `error ${errno}, ${code}`
  }
}

/** Statements that the server does not prepare. */
export async function refusedStatements(
  { session }: SchemaServer,
  statements: readonly string[],
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  for (const sql of new Set(statements)) if ((await refusalOf(session.prepare(sql))) !== undefined) refused.add(sql)
  return refused
}
