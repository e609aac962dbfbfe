import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './command.ts'
import { installPackages } from './packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
/** Flags of a browser that sends no requests of its own, because tests look at the requests of pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser for pages that people open. The first test that needs it installs it. */
export async function ensureChromium(...flags: readonly string[]): Promise<Browser> {
  if (findChromium() === undefined) await installPackages(['chromium'])
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('chromium is still missing after installing it')
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] })
}

function findChromium(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined)
}
