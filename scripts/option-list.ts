/**
 * Writes the names of a server's options, one a line, from the help that it prints:
 * mariadbd --no-defaults --verbose --help | node scripts/option-list.ts > docs/option-lists/mariadb-10.11.txt
 */
import { text } from 'node:stream/consumers'
import { helpValues } from '../src/core/setting/help-values.ts'

/** Matches lines such as "  -a, --ansi" and "  --basedir=name". Lines with more indentation continue a description. */
const OPTION = /^(?: {2})?(?:-\S, )?--([A-Za-z0-9][\w-]*)/

/**
 * Default values of the options that a MySQL or MariaDB server prints with --no-defaults --verbose --help, by the
 * options' names in lower case with dashes; empty where the server shows none. Throws if it finds no values.
 */
export function readHelp(help: string): ReadonlyMap<string, string> {
  const values = helpValues(help)
  if (values.size === 0)
    throw new Error('found no table of values; allowed: what a server prints with --verbose --help')
  const named = help.split('\n').flatMap((line) => OPTION.exec(line)?.[1] ?? [])
  const all = [...named.map((name) => [name, ''] as const), ...values].map(
    ([name, value]) => [name.toLowerCase().replaceAll('_', '-'), value] as const,
  )
  return new Map(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

if (import.meta.main) {
  const names = readHelp(await text(process.stdin)).keys()
  process.stdout.write([...names].map((name) => `${name}\n`).join(''))
}
