/** Servers on loopback. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts listening on a free port. Returns the address, "http://…" without a slash at the end. */
export function listen(server: Server): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.once('error', reject)
  // A server listening on a port of this machine has an address with a port, never a socket's path.
  server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  return promise
}

/** Stops a server, and ends its connections. */
export function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  return promise
}

/** A free port, for a program that needs one as an argument. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const address = await listen(server)
  await stop(server)
  return Number(new URL(address).port)
}

/** The body of a request, as UTF-8. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
