/** Servers of tests: a local MariaDB, and MySQL where there are containers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { parseWorkload } from '../../../src/core/own-workload/workload-file.ts'
import type { OwnWorkload } from '../../../src/core/scenario/own-load.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { SERVER_SCHEMA } from '../../../src/edges/servers/server-address.ts'

const engine = inject('engine')

/** Both, as far as they are here. */
export const PLACES = [
  { name: 'a local MariaDB', choice: 'local', image: undefined, product: 'MariaDB', isHere: true },
  {
    name: 'MySQL in a container',
    choice: 'docker',
    image: engine.kind === 'ready' ? engine.image : undefined,
    product: 'MySQL',
    isHere: engine.kind === 'ready',
  },
] as const

const FIXTURES = join(import.meta.dirname, '../../fixtures/workloads')

/** Gives a server whose schema of ours is empty. */
export async function emptied({
  session,
  address,
}: RunningServer): Promise<Pick<RunningServer, 'session' | 'address'>> {
  await session.execute(`DROP DATABASE IF EXISTS ${SERVER_SCHEMA}`)
  await session.execute(`CREATE DATABASE ${SERVER_SCHEMA}`)
  await session.execute(`USE ${SERVER_SCHEMA}`)
  return { session, address }
}

export function fixture(folder: string): { readonly workload: OwnWorkload; readonly schema: string } {
  const file = join(FIXTURES, folder, 'workload.yml')
  const parsed = parseWorkload(readFileSync(file, 'utf8'), file)
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return { workload: parsed.workload, schema: readFileSync(join(FIXTURES, folder, 'schema.sql'), 'utf8') }
}
