import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, stop } from '../fakes/loopback-server.ts'
import { accessibilityOf } from './lighthouse.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
<style>@media (prefers-color-scheme: dark) { p { color: #555; background: #444 } }</style></head>
<body><main><p>faint where it is dark</p></main></body></html>`

const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
let address: string

beforeAll(async () => {
  address = await listen(server)
})
afterAll(() => stop(server))

it('finds nothing where there is nothing', async () =>
  expect(await accessibilityOf(address)).toEqual({ score: 100, failures: [] }))

it('names what fails in the dark', async () => {
  const { score, failures } = await accessibilityOf(address, 'dark')
  expect(score).toBeLessThan(95)
  expect(failures).toEqual(['color-contrast: <p>'])
})
