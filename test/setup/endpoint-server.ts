/**
 * A MariaDB server on loopback with TLS and a user for qpsgate, which takes the place of a server that runs already.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Session } from '../../src/edges/servers/connection.ts'
import { socketAddress } from '../../src/edges/servers/server-address.ts'
import { freePort } from '../fakes/loopback-server.ts'
import { findProgram, oneAtATime, run } from './command.ts'
import { installPackages } from './packages.ts'

export const ENDPOINT_PASSWORD = 'secret#1'
export const ENDPOINT_USER = 'bench'
/** Environment in which qpsgate sends the password to the server. */
export const ENDPOINT_HOSTS = { QPSGATE_PASSWORD_HOSTS: 'localhost 127.0.0.1' }
const TRIES = 100
/** Days for which certificates are valid, because they are kept. */
const DAYS = '3650'
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'qpsgate-tests', 'endpoints')

export interface EndpointServer extends AsyncDisposable {
  readonly port: number
  /** Path of its socket. */
  readonly socket: string
  /** Address with TLS and verified certificates. */
  readonly dsn: string
  /** Session of its administrator. */
  readonly session: Session
  /** Ends the server, whose files stay. */
  readonly kill: () => Promise<void>
  /** Stops the server. The kernel still accepts connections to it, but nothing answers. */
  readonly freeze: () => void
}

/** @param options of the server, besides those that it needs */
export async function startEndpointServer(options: readonly string[] = []): Promise<EndpointServer> {
  const program = findProgram('mariadbd') ?? 'mariadbd'
  const beginning = await oneAtATime('endpoint', () => beginningOf(program))
  const folder = mkdtempSync(join(tmpdir(), 'qe-'))
  await run(['cp', '--archive', `${beginning}/.`, folder])
  const { ca, cert, key, clientCert, clientKey } = certificatesIn(folder)
  // For this process, and for those that tests start.
  process.env.QPSGATE_CERTIFICATES = [process.env.QPSGATE_CERTIFICATES ?? [], folder].flat().join(':')
  const { username } = userInfo()
  const port = await freePort()
  const socket = join(folder, 's')
  const server = spawn(
    program,
    [
      ...[
        '--no-defaults',
        `--datadir=${join(folder, 'data')}`,
        `--socket=${socket}`,
        `--port=${port}`,
        `--user=${username}`,
        temporaryIn(folder),
      ],
      ...['--bind-address=127.0.0.1', `--ssl-ca=${ca}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`],
      ...['--performance-schema=ON', '--innodb-buffer-pool-size=64M', `--pid-file=${join(folder, 'pid')}`, ...options],
    ],
    { stdio: 'ignore' },
  )
  const session = await connected(socket)
  for (const host of ['localhost', '127.0.0.1', '%']) {
    await session.execute(`CREATE USER ${ENDPOINT_USER}@'${host}' IDENTIFIED BY '${ENDPOINT_PASSWORD}'`)
    await session.execute(`GRANT ALL ON *.* TO ${ENDPOINT_USER}@'${host}'`)
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    port,
    socket,
    kill,
    freeze: () => server.kill('SIGSTOP'),
    dsn: `mysql://${ENDPOINT_USER}@localhost:${port}/qpsgate?tls=verify&ca=${ca}&cert=${clientCert}&key=${clientKey}`,
    session,
    [Symbol.asyncDispose]: async () => {
      await session[Symbol.asyncDispose]()
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function connected(socket: string): Promise<Session> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await Session.open(socketAddress(socket))
    } catch (error) {
      if (attempt === TRIES) throw error
      await sleep(100)
    }
  }
}

/**
 * A temporary folder of the server's own. In the usual one, a starting server removes files that other servers may be
 * using.
 */
function temporaryIn(folder: string): string {
  return `--tmpdir=${folder}`
}

/**
 * The folder of which every server of a program gets a copy. It is made once, because its data and certificates take
 * seconds.
 */
async function beginningOf(program: string): Promise<string> {
  const version = await run([program, '--version'])
  const kept = join(CACHE, version.replaceAll(/[^\w.+-]+/g, '-'))
  if (existsSync(kept)) return kept
  if (findProgram('openssl') === undefined) await installPackages(['openssl'])
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'new-'))
  chmodSync(folder, 0o755)
  await makeCertificates(folder)
  const data = [`--datadir=${join(folder, 'data')}`, `--user=${userInfo().username}`, temporaryIn(folder)]
  await run(['mariadb-install-db', '--no-defaults', '--skip-test-db', ...data])
  renameSync(folder, kept)
  return kept
}

function pemIn(folder: string): (name: string) => string {
  return (name) => join(folder, `${name}.pem`)
}

function certificatesIn(folder: string) {
  const at = pemIn(folder)
  const [client, clientKey] = [at('client'), at('client-key')]
  return { ca: at('ca'), cert: at('server'), key: at('server-key'), clientCert: client, clientKey }
}

/** Makes a certificate authority, and certificates of the server and of its clients. */
async function makeCertificates(folder: string): Promise<void> {
  const at = pemIn(folder)
  const request = (name: string, subject: string) =>
    run([
      'openssl',
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      at(`${name}-key`),
      '-out',
      at(`${name}-request`),
      '-subj',
      `/CN=${subject}`,
    ])
  await run([
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    DAYS,
    '-keyout',
    at('ca-key'),
    '-out',
    at('ca'),
    '-subj',
    '/CN=test',
  ])
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1')
  for (const [name, subject] of [
    ['server', 'localhost'],
    ['client', 'qpsgate'],
  ] as const) {
    await request(name, subject)
    await run([
      ...[
        'openssl',
        'x509',
        '-req',
        '-days',
        DAYS,
        '-in',
        at(`${name}-request`),
        '-CA',
        at('ca'),
        '-CAkey',
        at('ca-key'),
      ],
      ...['-CAcreateserial', '-out', at(name), '-extfile', join(folder, 'names')],
    ] as [string, ...string[]])
  }
}
