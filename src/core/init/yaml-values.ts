/** Names and paths in YAML files that may have any form. */

/** Longer names and paths are no one's, and expressions that take texts apart would take their time for them. */
const LONGEST_TEXT = 1000

/** A name or path; undefined where it is something else. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined
}
