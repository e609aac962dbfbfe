/** Runs before every test file with real servers: waits for the image of MySQL while it is still being made. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

const READ_AGAIN_MS = 100

const state = inject('imageState')
if (state !== undefined) {
  const read = () => (existsSync(state) ? readFileSync(state, 'utf8') : '')
  while (read() === '') await sleep(READ_AGAIN_MS)
  if (read() !== 'ready') throw new Error(read())
}
