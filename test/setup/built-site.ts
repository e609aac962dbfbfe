/** The documents' site, built into a folder of its own and served as GitHub Pages does. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { listen, stop } from '../fakes/loopback-server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
}

export interface BuiltSite extends AsyncDisposable {
  readonly folder: string
  /** Files, as paths below the folder. */
  readonly files: readonly string[]
  /** Address of the home page, with a slash at the end. */
  readonly address: string
}

/** @param base path of the site at its host, with a slash at both ends: projects share one on GitHub Pages */
export async function buildSite(base: string): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-site-'))
  const vitepress = join(ROOT, 'node_modules/vitepress/bin/vitepress.js')
  const args = [vitepress, 'build', 'docs', '--outDir', folder, '--base', base]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the site cannot be built:\n${stdout}${stderr}`)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1')
    const found = pathname.startsWith(base) ? fileOf(folder, decodeURI(pathname.slice(base.length))) : undefined
    const file = found ?? join(folder, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': type })
    response.end(readFileSync(file))
  })
  const address = `${await listen(server)}${base}`
  return {
    folder,
    files: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
    address,
    [Symbol.asyncDispose]: async () => {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A page has no ending in its address. */
export function fileOf(folder: string, path: string): string | undefined {
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [`${path}.html`, path]
  return names.map((name) => join(folder, name)).find((file) => existsSync(file))
}
