/** Numbers in the place of texts that nobody may see, or that are too long to read: they show which texts are equal. */

/** Numbers texts in the order in which they first appear; equal texts have one number. */
export function numbering(): (text: string) => number {
  const numbers = new Map<string, number>()
  return (text) => {
    const number = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, number)
    return number
  }
}

const hiddenNumber = numbering()

/** A label that tells only whether two texts are equal. */
export function hidden(text: string): string {
  return `a value that is not shown (${hiddenNumber(text)})`
}

/** The beginning of a long text; texts that differ only behind it stay different. */
export function shortText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} … and ${hidden(text)}`
}
