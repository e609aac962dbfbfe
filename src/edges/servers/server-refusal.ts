/** Refusals of servers as exceptions, until a step knows whether the change is at fault. */
import type { Refusal } from '../../core/setting/refusal.ts'
import { UserError } from '../../errors.ts'

/**
 * A server refuses its options, the tables or statements. A step that knows that the server took the side before the
 * change reports a regression; anywhere else the user's input is at fault.
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

/** A server of an arm refuses its options at its start. */
export class StartRefusal extends ServerRefusal {
  /** The arm's name. */
  readonly arm: string

  constructor(arm: string, refusal: Refusal) {
    super(refusal)
    this.arm = arm
  }
}
