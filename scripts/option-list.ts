/**
 * Writes the names of a server's options, one a line, from the help that it prints:
 * mariadbd --no-defaults --verbose --help | node scripts/option-list.ts > docs/option-lists/mariadb-10.11.txt
 */
import { text } from 'node:stream/consumers'

/** Two columns of dashes precede the values. */
const VALUES = /^-{9,} -{9,}$/
/** "  -a, --ansi", "  --basedir=name"; lines with more indentation continue a description. */
const OPTION = /^(?: {2})?(?:-\S, )?--([A-Za-z0-9][\w-]*)/
const VALUE = /^([A-Za-z0-9][\w.-]*)(?: +(.*))?$/

/**
 * The options that a MySQL or MariaDB server prints with --no-defaults --verbose --help, by name: in lower case with
 * dashes, and with their default values, empty if the server shows none. Throws if it finds no values.
 */
export function readHelp(help: string): ReadonlyMap<string, string> {
  const lines = help.split('\n')
  const start = lines.findIndex((line) => VALUES.test(line))
  if (start < 0) throw new Error('found no table of values; allowed: what a server prints with --verbose --help')
  const end = lines.indexOf('', start)
  const named = lines.slice(0, start).flatMap((line): [string, string][] => pair(OPTION.exec(line)?.[1], ''))
  const valued = lines.slice(start + 1, end < 0 ? undefined : end).flatMap((line): [string, string][] => {
    const [, name, value = ''] = VALUE.exec(line) ?? []
    return pair(name, value)
  })
  return new Map([...named, ...valued].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function pair(name: string | undefined, value: string): [string, string][] {
  return name === undefined ? [] : [[name.toLowerCase().replaceAll('_', '-'), value]]
}

if (import.meta.main) {
  const names = readHelp(await text(process.stdin)).keys()
  process.stdout.write([...names].map((name) => `${name}\n`).join(''))
}
