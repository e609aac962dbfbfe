/** Text for a terminal: its colours, and the characters to remove. */

export interface TerminalStyle {
  readonly colour: boolean
}

const ANSI = {
  slower: '\u001b[31m',
  faster: '\u001b[32m',
  plain: '',
  faint: '\u001b[2m',
  bold: '\u001b[1m',
  reset: '\u001b[0m',
} as const

/** Names come from files that anybody may have written: no control characters reach the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}/gu, '�')
}

export function paint(text: string, tone: keyof typeof ANSI, { colour }: TerminalStyle): string {
  return colour && ANSI[tone] !== '' ? `${ANSI[tone]}${text}${ANSI.reset}` : text
}
