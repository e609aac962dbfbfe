import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { readHelp } from '../../../scripts/option-list.ts'
import { isDecided, nameReach } from '../../../src/core/setting/reach.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import { atNight } from '../../setup/linters.ts'
import { ensureOldServers, OLD_SERVERS } from '../../setup/old-servers.ts'

const HELP = ['--no-defaults', '--verbose', '--help']
/** The user in test/setup/mysql-image.ts: no server prints its options as root. */
const SERVER_USER = '999'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'

const old = await atNight(ensureOldServers)
const programs = old.kind === 'ready' ? old.path : []
const asServer = process.getuid?.() === 0 ? ['setpriv', `--reuid=${SERVER_USER}`, '--clear-groups'] : []

const SERVERS = [
  ...OLD_SERVERS.map(({ product, version }, index) => {
    const program = programs[index] ?? ''
    const [first = '', ...others] = HELP
    const command = [...asServer, program, first, `--lc-messages-dir=${dirname(dirname(program))}/share`, ...others]
    return { what: `${product} ${version}`, isHere: old.kind === 'ready', command }
  }),
  { what: 'the server that is installed here', isHere: true, command: [findLocalServer() ?? 'mariadbd', ...HELP] },
  {
    what: 'MySQL in a container',
    isHere: engine.kind === 'ready',
    command: [
      ...['docker', 'run', '--rm', '--network=none', `--user=${SERVER_USER}`, '--entrypoint=mysqld', image],
      ...HELP,
    ],
  },
]

/** A path, or a file's name such as tc.log. */
function isPath(value: string): boolean {
  return /[/\\]/.test(value) || /^[\w-]+\.(?:cnf|dat|err|index|info|log|pem|pid|so|sock)$/.test(value)
}

/** Options that look like reaching something, by name or by default value, and are not decided. */
function undecided(options: ReadonlyMap<string, string>): string[] {
  return [...options].filter(([name, value]) => isReaching(name, value) && !isDecided(name)).map(([name]) => name)
}

function isReaching(name: string, value: string): boolean {
  return nameReach(name) !== undefined || isPath(value)
}

describe.each(SERVERS)('the options that $what tells', ({ isHere, command }) => {
  it.runIf(isHere)('are all decided where they may reach something', () => {
    const [program = '', ...args] = command
    const options = readHelp(execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    expect(options.size).toBeGreaterThan(500)
    expect(options.get('datadir')).toMatch(/^\//)
    expect([...options.keys()]).toContain('defaults-file')
    expect([...options].filter(([name, value]) => isReaching(name, value)).length).toBeGreaterThan(100)
    expect(undecided(options)).toEqual([])
  })
})

it.each([
  ['by its name', 'new-spool-dir', ''],
  ['by its value', 'spool', '/var/spool/mysql'],
  ['by the file that it names', 'journal', 'journal.log'],
])('an option that a server brings and that shows %s what it reaches is noticed', (_, name, value) => {
  const known = new Map([
    ['datadir', '/var/lib/mysql/'],
    ['sort-buffer-size', '262144'],
  ])
  expect(undecided(known)).toEqual([])
  expect(undecided(new Map([...known, [name, value]]))).toEqual([name])
})
