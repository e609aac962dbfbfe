import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, stop } from '../fakes/loopback-server.ts'
import { accessibilityFailures } from './accessibility.ts'
import { ensureChromium } from './chromium.ts'
import { IS_NIGHTLY } from './nightly.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>@media (prefers-color-scheme: dark) { p { color: #555; background: #444 } }</style></head>
<body><main><h1>Page</h1><p>faint where it is dark</p></main></body></html>`

const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
let browser: Browser
let address: string

beforeAll(async () => {
  browser = await ensureChromium()
  address = await listen(server)
})
afterAll(async () => {
  await browser?.close()
  await stop(server)
})

it('finds nothing where there is nothing', async () =>
  expect(await accessibilityFailures(browser, address)).toEqual([]))

it('names what fails in the dark, whatever the policy of the page', async () => {
  const failures = await accessibilityFailures(browser, address, 'dark')
  // Lighthouse, which looks too by night, leaves the text out.
  for (const failure of failures) expect(failure).toMatch(/^color-contrast: <p>/)
  expect(failures).toHaveLength(IS_NIGHTLY ? 2 : 1)
})
