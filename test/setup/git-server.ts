/** A real git server on loopback, like those of hosts: HTTP in front of git's own `http-backend`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { run } from './command.ts'

/** A new repository is empty, and accepts pushes. Its hooks are shell scripts by name, such as `pre-receive`. */
export interface RepositoryOptions {
  readonly hooks?: Readonly<Record<string, string>>
  readonly objectFormat?: 'sha1' | 'sha256'
}

export interface GitServerOptions {
  /** Folder with the bare repositories. */
  readonly root: string
  /** Required Basic authorization, "user:password"; default: none is required. */
  readonly credentials?: string
  /**
   * Called before each request. A number is sent as the status, and git never sees the request. A lost answer is one
   * that git gave and nobody received.
   */
  readonly disturb?: (request: GitRequest) => number | 'lost answer' | undefined
}

export interface GitRequest {
  readonly method: string
  /** Path with query. */
  readonly url: string
  readonly authorization: string | undefined
}

export interface GitServer extends AsyncDisposable {
  /** Address of a repository below the root, e.g. `http://127.0.0.1:1234/store.git`. */
  url(repository: string): string
  /** All requests so far, in the order in which they came. */
  readonly requests: readonly GitRequest[]
  /** Bytes of the bodies of all answers so far. */
  readonly bytesSent: number
  /** Stops answering. */
  close(): Promise<void>
}

/** Makes a bare repository. Returns its path. */
export async function createRepository(root: string, name: string, options: RepositoryOptions = {}): Promise<string> {
  const path = join(root, name)
  mkdirSync(path, { recursive: true })
  const format = `--object-format=${options.objectFormat ?? 'sha1'}`
  await run(['git', 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', format, path])
  for (const setting of ['http.receivepack', 'uploadpack.allowFilter'])
    await run(['git', '--git-dir', path, 'config', setting, 'true'])
  mkdirSync(join(path, 'hooks'))
  for (const [hook, script] of Object.entries(options.hooks ?? {})) {
    writeFileSync(join(path, 'hooks', hook), `#!/bin/sh\n${script}\n`)
    chmodSync(join(path, 'hooks', hook), 0o755)
  }
  return path
}

export async function startGitServer(options: GitServerOptions): Promise<GitServer> {
  const requests: GitRequest[] = []
  let bytesSent = 0
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const seen = { method, url, authorization: headers.authorization }
    requests.push(seen)
    const disturbance = isWelcome(seen, options) ? options.disturb?.(seen) : 401
    if (typeof disturbance === 'number') {
      response.writeHead(disturbance, disturbance === 401 ? { 'WWW-Authenticate': 'Basic realm="git"' } : {}).end()
      request.resume()
      return
    }
    answerOf(request, options.root).then(
      ({ status, headers, body }) => {
        if (disturbance === 'lost answer') return response.destroy()
        bytesSent += body.length
        return response.writeHead(status, headers).end(body)
      },
      () => response.destroy(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    url: (repository) => `http://127.0.0.1:${port}/${repository}`,
    requests,
    get bytesSent() {
      return bytesSent
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

function isWelcome({ authorization }: GitRequest, { credentials }: GitServerOptions): boolean {
  return credentials === undefined || authorization === `Basic ${Buffer.from(credentials).toString('base64')}`
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The answer of git's CGI program to a request. */
async function answerOf(request: IncomingMessage, root: string): Promise<Answer> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  })
  request.on('error', () => child.kill()).pipe(child.stdin.on('error', () => {}))
  const answer = await buffer(child.stdout)
  const endOfHead = answer.indexOf('\r\n\r\n')
  if (endOfHead < 0) throw new Error('git http-backend gave no answer')
  const head = answer.toString('latin1', 0, endOfHead).split('\r\n')
  const headers = Object.fromEntries(
    head.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  return { status: Number.parseInt(headers.Status ?? '200', 10), headers, body: answer.subarray(endOfHead + 4) }
}
