/** A run that only sends events, to the standard error of this process. */
import { setTimeout as sleep } from 'node:timers/promises'
import { progressScreen } from '../../../src/edges/terminal/screen.ts'
import { MEASURING } from '../../core/progress/live-run.ts'

using screen = progressScreen(process.stderr)
for (const event of MEASURING) screen.tell(event)
await sleep(600)
screen.tell({ kind: 'gap' })
screen.tell({ kind: 'note', text: 'a note' })
