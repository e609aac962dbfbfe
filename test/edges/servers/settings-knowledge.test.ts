import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readHelp } from '../../../scripts/option-list.ts'
import { memoryDefaults } from '../../../src/core/settings/memory-need.ts'
import { REMOVED_OPTIONS, removedOption } from '../../../src/core/settings/removed-options.ts'
import { classOf, forkOf, knowledgeOf } from '../../../src/core/settings/settings-knowledge.ts'
import type { Product, ServerVersion } from '../../../src/core/suite/option-groups.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { REVIEWED_AS_UNKNOWN } from '../../core/settings/fixtures.ts'
import { StudyServers } from './study-servers.ts'

const LOCAL = findLocalServer() ?? 'mariadbd'
const HELP = ['--no-defaults', '--verbose', '--help']
/** As test/setup/mysql-image.ts makes it. */
const SERVER_USER = '999'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const IN_CONTAINER = ['docker', 'run', '--rm', '--network=none', `--user=${SERVER_USER}`, '--entrypoint=mysqld', image]

async function variablesOf({ session }: RunningServer): Promise<string[]> {
  const rows = await session.rows('SHOW GLOBAL VARIABLES')
  return rows.map((row) => String(row.Variable_name))
}

/** What the server says that it is. */
async function versionOf({ session }: RunningServer): Promise<ServerVersion> {
  const [row] = await session.rows('SELECT VERSION() AS version')
  const version = String(row?.version)
  return { product: version.includes('MariaDB') ? 'MariaDB' : 'MySQL', version }
}

function countersOf(names: readonly string[], product: Product): string[] {
  return [...new Set(names.flatMap((name) => knowledgeOf(name, product)?.counters ?? []))]
}

describe.each([
  { what: 'the server that is installed here', isHere: true, choice: 'local' as const, command: [LOCAL] },
  { what: 'MySQL in a container', isHere: engine.kind === 'ready', choice: 'docker' as const, command: IN_CONTAINER },
])('what is known of settings, asked of $what', ({ isHere, choice, command }) => {
  describe.runIf(isHere)('while it runs', () => {
    let servers: StudyServers
    let server: RunningServer
    beforeAll(async () => {
      servers = await StudyServers.open(choice, choice === 'docker' ? image : undefined)
      server = await servers.start('pfson_default')
    })
    afterAll(async () => {
      await server[Symbol.asyncDispose]()
      await servers[Symbol.asyncDispose]()
    })

    it('leaves none of its variables out', async () => {
      const names = await variablesOf(server)
      expect(names.length).toBeGreaterThan(500)
      const unknown = names.filter((name) => classOf(name) === 'unknown')
      const reviewed = Object.values(REVIEWED_AS_UNKNOWN).flat()
      expect(unknown.filter((name) => !reviewed.includes(name))).toEqual([])
    })

    it('names counters that it has, and that are numbers', async () => {
      const { product } = await versionOf(server)
      const counters = countersOf(await variablesOf(server), product)
      expect(counters.length).toBeGreaterThan(40)
      const rows = await server.session.rows('SHOW GLOBAL STATUS')
      const values = new Map(rows.map((row) => [String(row.Variable_name), Number.parseFloat(String(row.Value))]))
      expect(counters.filter((counter) => !Number.isFinite(values.get(counter)))).toEqual([])
    })

    it('lists none that it is said not to have', async () => {
      const { product, version } = await versionOf(server)
      const names = await variablesOf(server)
      expect(names.filter((name) => removedOption(name, forkOf(product), version) !== undefined)).toEqual([])
    })
  })

  // The defaults are those of MySQL 9.7 and MariaDB 10.11.
  it.runIf(isHere)('has the defaults that are counted on', () => {
    const [program = '', ...args] = [...command, ...HELP]
    const options = readHelp(execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    const defaults = memoryDefaults(options.has('query-cache-size') ? 'mariadb' : 'mysql')
    const told = Object.keys(defaults).map((name) => [name, Number(options.get(name.replaceAll('_', '-')))])
    expect(Object.fromEntries(told)).toEqual(defaults)
  })
})

describe('options that MariaDB does not have any more', () => {
  const version = execFileSync(LOCAL, ['--version'], { encoding: 'utf8' })
  const [, number = ''] = /Ver ([\d.]+)-MariaDB/.exec(version) ?? []
  const removed = REMOVED_OPTIONS.filter(({ name }) => removedOption(name, 'mariadb', number)?.consequence != null)
  const namesOf = (consequence: string) =>
    removed.filter((option) => option.fork === 'mariadb' && option.consequence === consequence).map(({ name }) => name)

  it.runIf(number !== '')('are passed over where that is said, each with a warning', () => {
    const ignored = namesOf('ignored')
    const run = spawnSync(LOCAL, ['--no-defaults', ...ignored.map((name) => `--${name}=1`), '--help', '--verbose'])
    const warned = String(run.stderr).matchAll(/'([\w-]+)' was removed/g)
    expect([...warned].map(([, name = '']) => name.replaceAll('-', '_')).toSorted()).toEqual(ignored.toSorted())
    expect(ignored.length).toBeGreaterThan(20)
  })

  it.runIf(number !== '').each(namesOf('no-start'))('stop the server where that is said: %s', (name) => {
    const run = spawnSync(LOCAL, ['--no-defaults', `--${name}=1`, '--help', '--verbose'])
    expect(String(run.stderr)).toContain(`unknown variable '${name}=1'`)
  })
})
