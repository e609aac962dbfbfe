/** Plays a noisy neighbour: a fifth of the time, in bursts, it strides through more memory than caches hold. */
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../src/core/plan/random.ts'

const BYTES = 64 * 1024 ** 2
/** Bytes of a page and one cache line, so that each step touches another page. */
const STRIDE = 4160
const STRIDES = 2000
const BURST_MS = [5, 50] as const
const SHARE = 0.2

const memory = new Uint8Array(BYTES)
const random = seededRandom(1)
let place = 0
for (;;) {
  const [least, most] = BURST_MS
  const burstMs = least + (most - least) * random()
  for (const end = performance.now() + burstMs; performance.now() < end; ) {
    for (let nth = 0; nth < STRIDES; nth++) {
      place = (place + STRIDE) % BYTES
      memory[place] = (memory[place] ?? 0) + 1
    }
  }
  await sleep((burstMs * (1 - SHARE)) / SHARE)
}
