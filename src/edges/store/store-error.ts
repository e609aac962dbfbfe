import { MeasurementError, UserError } from '../../errors.ts'

/** The store of runs could not be read or written: says what was found, where, and what to do. Never a verdict. */
export class StoreError extends UserError {}

/** What was thrown, or a StoreError in its place where this machine failed us (disk full, no temporary directory). */
export function asStoreError(thrown: unknown, doing: string): unknown {
  const isFromSystem = thrown instanceof MeasurementError || (thrown instanceof Error && 'syscall' in thrown)
  return isFromSystem ? new StoreError(`${doing}: ${thrown.message}`, { cause: thrown }) : thrown
}
