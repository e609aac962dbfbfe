const ANSI = {
  slower: '\u001b[31m',
  plain: '',
  faint: '\u001b[2m',
  bold: '\u001b[1m',
  reset: '\u001b[0m',
} as const

export type Paint = (text: string, tone: 'slower' | 'plain' | 'faint' | 'bold') => string

export function painter(colour: boolean): Paint {
  return (text, tone) => (colour && ANSI[tone] !== '' ? `${ANSI[tone]}${text}${ANSI.reset}` : text)
}

export function alignedRows(
  rows: readonly (readonly string[])[],
  isRight: (column: number) => boolean = () => false,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) => (isRight(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
