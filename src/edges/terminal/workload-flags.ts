/** `qpsgate workload`: its flags, their help, and the request made from them. */
import { basename } from 'node:path'
import type { LoadSource, TablesSource, WorkloadRequest } from '../../core/request/workload-request.ts'
import { type Endpoint, parseDsn } from '../../core/suite/dsn.ts'
import { isDirectory } from '../files/paths.ts'
import { type Complain, type Flags, parseFlags, TEXT, wholeNumber } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { DURATION, SERVER } from './shared-flags.ts'

const DEFAULT_SECONDS = 60
const MOST_ROWS = 100_000_000
/** Folder of workloads in a repository. */
const FOLDER = 'workloads'
export const WORKLOAD_FLAGS = {
  out: {
    value: 'DIR',
    meaning: 'folder of the workload',
    otherwise: '`workloads/NAME`, named after FROM',
    form: TEXT,
  },
  tables: {
    value: 'FROM',
    meaning:
      'what makes the tables: a file of SQL, a directory of numbered files of SQL, or a server that has them, such as ' +
      '`mysql://user@host/shop?tls=off`, with their numbers of rows',
    otherwise: 'FROM, if it is a server',
    form: TEXT,
  },
  seconds: { value: 'TIME', meaning: 'time between the two snapshots', otherwise: '`60s`', form: DURATION },
  rows: {
    value: 'N',
    meaning: 'rows of the largest table; the others scale with it',
    otherwise: 'the number on the server, else 100,000',
    form: wholeNumber(MOST_ROWS),
  },
  force: { key: 'replaces', meaning: 'replace existing files' },
  server: {
    value: 'KIND',
    meaning: '`auto`, `docker`, `local` or a path: the server that reads the schema',
    otherwise: '`auto`',
    form: SERVER,
    unset: 'auto',
  },
  image: { value: 'NAME', meaning: 'image of that server', form: TEXT },
} as const satisfies Flags

export const WORKLOAD_HELP: CommandHelp = {
  name: 'workload',
  takes: 'FROM...',
  summary: 'make a workload of what your application does',
  usage: ['LOG... --tables FILE|DIR|DSN [FLAGS]', 'DSN [FLAGS]'],
  about: [
    'Writes `workload.yml`, with the statements, transactions and kinds of parameters, and `schema.sql`. Literals, comments and ' +
      'defaults are dropped; names of tables and columns stay. The source is one of:',
    [
      ['general log', 'written while your tests run, or by a server'],
      ['slow log', 'best written with `long_query_time=0`'],
      [
        'export',
        'the table `performance_schema.events_statements_summary_by_digest`, as `mysql --batch` prints it; of two ' +
          'exports, the load between them',
      ],
      ['DSN', 'a running server, of whose statement digests two snapshots are taken'],
    ],
    'A server of this machine, or of `--image`, reads the schema and tries every statement; it gets none of your data. The ' +
      'password of a DSN comes from `QPSGATE_PASSWORD`.',
  ],
  groups: [{ title: '', flags: WORKLOAD_FLAGS }],
  exits: {
    0: 'written',
    2: 'wrong input, no statement that can run, or a file that already exists',
    3: 'a server could not be started, or did not answer',
  },
  examples: [
    ['qpsgate workload general.log --tables db/migrate'],
    ['qpsgate workload "mysql://reader@db.example/shop?tls=off" --seconds 5m'],
  ],
}

/** @throws UserError with one line for every wrong flag */
export function parseWorkloadFlags(args: readonly string[]): WorkloadRequest {
  const { values, positionals, complain, check } = parseFlags('workload', WORKLOAD_FLAGS, args)
  const { rows, replaces, server, image } = values
  const from = fromOf(positionals, values.seconds, complain)
  const tables = tablesOf(values.tables, from, complain)
  if (server === 'external') complain('--server', 'external', 'auto, docker, local')
  check()
  if (from === undefined || tables === undefined) throw new RangeError('checked above')
  const name = from.kind === 'dsn' ? from.endpoint.schema : nameOf(from.paths[0])
  return { from, tables, out: values.out ?? `${FOLDER}/${name}`, rows, replaces, server, image }
}

function fromOf(
  [first, ...others]: readonly string[],
  seconds: number | undefined,
  complain: Complain,
): LoadSource | undefined {
  if (first === undefined) return complain('FROM', 'nothing', 'files of logs or digests, or a server')
  if (![first, ...others].some(isAddress)) {
    if (seconds !== undefined) complain('--seconds', 'files', 'a server, of whose digests two snapshots are taken')
    return { kind: 'files', paths: [first, ...others] }
  }
  if (others.length > 0) return complain('FROM', 'a server beside others', 'one server, or files')
  const endpoint = endpointOf('FROM', first, complain)
  return endpoint && { kind: 'dsn', endpoint, seconds: seconds ?? DEFAULT_SECONDS }
}

function tablesOf(
  path: string | undefined,
  from: LoadSource | undefined,
  complain: Complain,
): TablesSource | undefined {
  if (path === undefined && from?.kind === 'dsn') return { kind: 'dsn', endpoint: from.endpoint }
  if (path === undefined) return complain('--tables', 'nothing', 'a file, a directory or a server')
  if (!isAddress(path)) return { kind: isDirectory(path) ? 'migrations' : 'schema', path }
  const endpoint = endpointOf('--tables', path, complain)
  return endpoint && { kind: 'dsn', endpoint }
}

function isAddress(text: string): boolean {
  return text.startsWith('mysql:')
}

/** The address itself is not repeated, because it may hold a password. */
function endpointOf(name: string, text: string, complain: Complain): Endpoint | undefined {
  const parsed = parseDsn(text)
  return parsed.kind === 'ok' ? parsed.endpoint : complain(name, 'another address', parsed.allowed)
}

/** "shop-general" of "logs/shop-general.log.1". */
function nameOf(path: string): string {
  const [name = ''] = basename(path).split('.')
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'application'
}
