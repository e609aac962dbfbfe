import { dirname } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import { atNight } from '../../setup/linters.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureOldServers, OLD_SERVERS } from '../../setup/old-servers.ts'
import { AskedServer } from './spellings/asked-server.ts'
import { compareReadings } from './spellings/claims.ts'
import { listedVariables } from './spellings/listed-variables.ts'
import { spellingsOf } from './spellings/spellings.ts'

/** By day a server is asked about so many spellings, from all over the list; at night about all that can tell something. */
const BY_DAY = 200
/** The user in test/setup/mysql-image.ts: no server prints its options as root. */
const SERVER_USER = '999'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const old = await atNight(ensureOldServers)
const programs = old.kind === 'ready' ? old.path : []
const shell = process.getuid?.() === 0 ? ['setpriv', `--reuid=${SERVER_USER}`, '--clear-groups', 'sh'] : ['sh']

const SERVERS = [
  ...OLD_SERVERS.map(({ product, version }, index) => {
    const program = programs[index] ?? ''
    const messages = `--lc-messages-dir=${dirname(dirname(program))}/share`
    return {
      what: `${product} ${version}`,
      isHere: old.kind === 'ready',
      shell,
      program: [program, '--no-defaults', messages],
    }
  }),
  {
    what: 'the server that is installed here',
    isHere: true,
    shell,
    program: [findLocalServer() ?? 'mariadbd', '--no-defaults'],
  },
  {
    what: 'MySQL in a container',
    // By day it is asked for the table of settings only.
    isHere: engine.kind === 'ready' && IS_NIGHTLY,
    shell: [
      'docker',
      'run',
      '--rm',
      '--interactive',
      '--network=none',
      `--user=${SERVER_USER}`,
      '--entrypoint=sh',
      image,
    ],
    program: ['mysqld', '--no-defaults'],
  },
]

describe.each(SERVERS)('settings in every spelling, as $what reads them,', ({ isHere, shell: command, program }) => {
  it.runIf(isHere)('have the effect that qpsgate expects of them', { timeout: 1_800_000 }, async () => {
    using server = new AskedServer(command, program)
    const variables = await listedVariables(server)
    const all = spellingsOf(variables)
    const chosen = IS_NIGHTLY ? all : all.filter((_, nth) => nth % Math.ceil(all.length / BY_DAY) === 0)
    const { otherwise, tried, telling } = await compareReadings(server, chosen, inject('inputsSeed'))
    expect(otherwise).toEqual([])
    expect(tried).toBeGreaterThan(chosen.length / 20)
    expect(telling).toBeGreaterThan(tried / 5)
  })
})
