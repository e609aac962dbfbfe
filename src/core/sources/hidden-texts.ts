/** Texts that nobody may see, and long ones that nobody reads: shown is only which of them are equal. */

const known = new Map<string, number>()

/** Says of a text only whether it is that of another place: its number is that of its first appearance. */
export function hidden(text: string): string {
  const number = known.get(text) ?? known.size + 1
  known.set(text, number)
  return `a value that is not shown (${number})`
}

/** The beginning of a long text; texts that differ only behind it stay different. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`
}
