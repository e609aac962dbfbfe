/** Whoever shows how a run goes on. */
import type { Tell } from '../../core/progress/progress-event.ts'

/** Takes all events of a run; what it shows meanwhile is gone, or closed, when it is disposed of. */
export interface Screen extends Disposable {
  readonly tell: Tell
}

/** One that hands every event to all of them, and disposes of none. */
export function everyScreen(screens: readonly Pick<Screen, 'tell'>[]): Tell {
  return (event) => {
    for (const { tell } of screens) tell(event)
  }
}
