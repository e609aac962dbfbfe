/** Lines of an interrupted run that can be used again: those of cells that were measured to their end. */
import type { RunLine } from './measurement.ts'

/**
 * Lines up to the last look after a complete cell or trial, because such a look says which share of the budget was
 * over. A cell that was cut off has no totals, so it is measured again.
 */
export function linesOfWholeCells(lines: readonly RunLine[]): readonly RunLine[] {
  const isAtEnd = (line: RunLine, nth: number) =>
    line.kind === 'look' && (line.workload === null || lines[nth - 1]?.kind === 'cell')
  return lines.slice(0, lines.findLastIndex(isAtEnd) + 1)
}
