/** Texts that nobody may see, and long ones that nobody reads: shown is only which of them are equal. */

/** Numbers texts: that of each is the number of its first appearance. */
export function numbering(): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const number = known.get(text) ?? known.size + 1
    known.set(text, number)
    return number
  }
}

const hiddenNumber = numbering()

/** Says of a text only whether it is that of another place. */
export function hidden(text: string): string {
  return `a value that is not shown (${hiddenNumber(text)})`
}

/** The beginning of a long text; texts that differ only behind it stay different. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`
}
