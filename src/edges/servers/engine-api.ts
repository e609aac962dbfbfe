/**
 * The container engine's API over its socket: quicker than its command where a server's process is out of our reach.
 */
import { z } from 'zod'

const DEFAULT_SOCKET = '/var/run/docker.sock'

const statsSchema = z.object({
  cpu_stats: z.object({ cpu_usage: z.object({ total_usage: z.number() }) }),
  memory_stats: z.looseObject({ usage: z.number().optional() }),
})

/** CPU time and memory of a container; undefined if the engine does not tell. */
export async function containerUsage(
  container: string,
): Promise<{ cpuSeconds: number; residentBytes: number } | undefined> {
  const text = await call(`/containers/${encodeURIComponent(container)}/stats?stream=false&one-shot=true`).catch(
    () => '',
  )
  const stats = text === '' ? undefined : statsSchema.safeParse(JSON.parse(text)).data
  if (stats === undefined) return undefined
  return { cpuSeconds: stats.cpu_stats.cpu_usage.total_usage / 1e9, residentBytes: stats.memory_stats.usage ?? 0 }
}

async function call(path: string): Promise<string> {
  // Runs that start no container need not load it.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const sent = request({ ...address(), path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => ((response.statusCode ?? 500) < 400 ? resolve(body) : reject(new Error(body))))
    })
    sent.on('error', reject)
    sent.end()
  })
}

function address(): { socketPath: string } | { host: string; port: number } {
  const host = process.env.DOCKER_HOST ?? ''
  if (host.startsWith('tcp://')) {
    const { hostname, port } = new URL(host)
    return { host: hostname, port: Number(port || 2375) }
  }
  return { socketPath: host.startsWith('unix://') ? host.slice('unix://'.length) : DEFAULT_SOCKET }
}
