/** Errors for refusals of servers. The step that catches them knows whether the change is at fault. */
import type { Refusal } from '../../core/setting/refusal.ts'
import { UserError } from '../../errors.ts'

/**
 * Error of a server that refuses its options, tables or statements. A step that knows that the server took the
 * configuration before the change reports a regression; everywhere else the user's input is at fault.
 */
export class ServerRefusal extends UserError {
  override readonly name = 'ServerRefusal'
  readonly refusal: Refusal

  constructor(refusal: Refusal, options: { cause?: unknown } = {}) {
    const { file, line } = refusal.lines[0] ?? {}
    super(refusal.message, { ...options, place: file === undefined || line === undefined ? undefined : { file, line } })
    this.refusal = refusal
  }
}

export class StartRefusal extends ServerRefusal {
  readonly arm: string

  constructor(arm: string, refusal: Refusal) {
    super(refusal)
    this.arm = arm
  }
}
