/** What `qpsgate doctor` is asked to look for on this machine. */
import type { ServerChoice } from './server-choice.ts'

export interface DoctorRequest {
  readonly server: ServerChoice
  readonly image: string | undefined
  readonly install: boolean
  /** Time for measuring the machine's noise. */
  readonly budgetSeconds: number
  readonly seed: number
}
