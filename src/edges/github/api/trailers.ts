/** Trailers of a commit's message ("Key: value" lines at its end), as git reads them. */

/** Lines that git writes itself: with one of them, a quarter of the last paragraph's lines suffice. */
const BY_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/
const TRAILER = /^([A-Za-z\d-]+)[ \t]*:(.*)$/
const CONTINUED = /^[ \t]/
const LEAST_SHARE = 1 / 4

export interface Trailer {
  readonly key: string
  /** Text on one line; may be empty. */
  readonly value: string
}

/** Trailers in the order of the message; none where its last paragraph is prose, or where it has but one. */
export function parseTrailers(message: string): Trailer[] {
  const lines = lastParagraph(message)
  if (lines.length === 0 || !isBlock(lines)) return []
  const found: Trailer[] = []
  let open = false
  for (const line of lines) {
    const [, key, value] = TRAILER.exec(line) ?? []
    const last = found.at(-1)
    if (CONTINUED.test(line)) {
      if (open && last !== undefined) found.splice(-1, 1, { ...last, value: joined(last.value, line) })
      continue
    }
    open = key !== undefined
    if (key !== undefined && value !== undefined) found.push({ key, value: value.trim() })
  }
  return found
}

/** The first paragraph is the subject and never counts. */
function lastParagraph(message: string): string[] {
  const lines = message.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const blank = lines.findLastIndex((line) => line.trim() === '')
  const subject = lines.findIndex((line) => line.trim() !== '')
  return blank <= subject ? [] : lines.slice(blank + 1)
}

function isBlock(lines: readonly string[]): boolean {
  let trailers = 0
  let others = 0
  let byGit = false
  let afterTrailer = false
  for (const line of lines) {
    if (CONTINUED.test(line)) {
      if (!afterTrailer) others += 1
      continue
    }
    const known = BY_GIT.test(line)
    byGit ||= known
    afterTrailer = known || TRAILER.test(line)
    if (afterTrailer) trailers += 1
    else others += 1
  }
  if (trailers === 0) return false
  return others === 0 || (byGit && trailers / (trailers + others) >= LEAST_SHARE)
}

function joined(value: string, line: string): string {
  return `${value} ${line.trim()}`.trim()
}
