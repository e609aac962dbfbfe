/** Reads the table of values that a server prints with --verbose --help. */

const HEAD = /^-{9,} -{9,}$/
const VALUE = /^([A-Za-z0-9][\w.-]*)(?: +(.*))?$/

/**
 * Values of a server's variables after it has read its options, by name in lower case with underscores. An empty text
 * is a value that the server hides or lacks. The map is empty if the text contains no such table.
 */
export function helpValues(help: string): ReadonlyMap<string, string> {
  const lines = help.split('\n')
  const start = lines.findIndex((line) => HEAD.test(line))
  const end = lines.indexOf('', start)
  const rows = start < 0 ? [] : lines.slice(start + 1, end < 0 ? undefined : end)
  return new Map(
    rows.flatMap((line): [string, string][] => {
      const [, name, value = ''] = VALUE.exec(line) ?? []
      return name === undefined
        ? []
        : [[name.toLowerCase().replaceAll('-', '_'), value.replace('(No default value)', '')]]
    }),
  )
}
