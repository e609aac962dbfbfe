import { execFileSync, spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readHelp } from '../../../scripts/option-list.ts'
import { familyOf } from '../../../src/core/families/families.ts'
import type { Product, ServerVersion } from '../../../src/core/families/family.ts'
import { factsFor, OPTIONS, removedOption } from '../../../src/core/options/option-table.ts'
import { helpValues } from '../../../src/core/setting/help-values.ts'
import { knowledgeOf, speedOf, takesEffect } from '../../../src/core/setting/knowledge.ts'
import { sqlLiteral } from '../../../src/core/switching/switch-statements.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { atNight } from '../../setup/linters.ts'
import { ensureOldServers, OLD_SERVERS } from '../../setup/old-servers.ts'
import { serverForAll, studySuite } from './study-servers.ts'

const LOCAL = findLocalServer() ?? 'mariadbd'
const HELP = ['--no-defaults', '--verbose', '--help']
/** The user in test/setup/mysql-image.ts. */
const SERVER_USER = '999'

const ROWS = new Map(OPTIONS.map((row) => [row.name, row]))

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const IN_CONTAINER = ['docker', 'run', '--rm', '--network=none', `--user=${SERVER_USER}`, '--entrypoint=mysqld', image]

async function variablesOf({ session }: RunningServer): Promise<string[]> {
  const rows = await session.rows('SHOW GLOBAL VARIABLES')
  return rows.map((row) => String(row.Variable_name))
}

/** The server's own version. */
async function versionOf({ session }: RunningServer): Promise<ServerVersion> {
  const [row] = await session.rows('SELECT VERSION() AS version')
  const version = String(row?.version)
  return { product: version.includes('MariaDB') ? 'MariaDB' : 'MySQL', version }
}

function countersOf(names: readonly string[], product: Product): string[] {
  return [...new Set(names.flatMap((name) => knowledgeOf(name, product)?.counters ?? []))]
}

describe.each([
  { what: 'the server that is installed here', isHere: true, choice: 'local' as const },
  { what: 'MySQL in a container', isHere: engine.kind === 'ready', choice: 'docker' as const },
])('the option table, compared with $what', ({ isHere, choice }) => {
  describe.runIf(isHere)('while the server runs,', () => {
    const server = serverForAll('pfson_default', choice, choice === 'docker' ? image : undefined)

    it('has a row for each variable that the server shows', async () => {
      const names = await variablesOf(server)
      expect(names.length).toBeGreaterThan(500)
      const unknown = names.filter((name) => speedOf(name) === 'unknown')
      expect(unknown).toEqual([])
    })

    it('names only counters that exist on the server as numbers', async () => {
      const { product } = await versionOf(server)
      const counters = countersOf(await variablesOf(server), product)
      expect(counters.length).toBeGreaterThan(40)
      const status = await server.session.rows('SHOW GLOBAL STATUS')
      const metrics = 'SELECT NAME AS Variable_name, COUNT AS Value FROM information_schema.INNODB_METRICS'
      const rows = [...status, ...(await server.session.rows(metrics))]
      const values = new Map(rows.map((row) => [String(row.Variable_name), Number.parseFloat(String(row.Value))]))
      expect(counters.filter((counter) => !Number.isFinite(values.get(counter)))).toEqual([])
    })

    it('does not call a variable removed that the server still has', async () => {
      const { product, version } = await versionOf(server)
      const names = await variablesOf(server)
      expect(names.filter((name) => removedOption(name, familyOf(product).fork, version) !== undefined)).toEqual([])
    })
  })
})

const old = await atNight(ensureOldServers)
const programs = old.kind === 'ready' ? old.path : []
/** Help has another text for them than a server that runs. */
const TOLD_OTHERWISE = new Set(['log_bin', 'innodb_flush_method', 'innodb_change_buffering'])
/** Values among which each variable takes one that it does not have yet. */
const OTHER_VALUES = [
  ...["'ON'", "'OFF'", '3', '1024', '4096', '33554432', "'READ-COMMITTED'", "'IDEMPOTENT'", "'ALL_LOSSY'"],
  ...["'MyISAM'", "'SELECT 1'", "'other.log'", "'SERIALIZABLE'", "'STRICT'", "'ALL_NON_LOSSY'", "'InnoDB'"],
]

describe.each([
  { what: 'the server that is installed here', isHere: true, server: undefined, command: [LOCAL] },
  {
    what: 'MySQL in a container',
    isHere: engine.kind === 'ready',
    server: { kind: 'image', name: image } as const,
    command: IN_CONTAINER,
  },
  ...OLD_SERVERS.map(({ product, version }, index) => ({
    what: `${product} ${version}`,
    isHere: old.kind === 'ready',
    server: { kind: 'binary', name: programs[index] ?? '' } as const,
    command: [programs[index] ?? ''],
  })),
])('the rows of the option table, compared with $what', ({ isHere, server: of, command: [program = '', ...args] }) => {
  it.runIf(isHere)('have the same defaults as the server', () => {
    const ask = (asked: readonly string[]) =>
      execFileSync(program, [...args, ...asked], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [told, text] = [helpValues(ask(HELP)), ask(['--version'])]
    const [, version = ''] = /Ver ([\d.]+)/.exec(text) ?? []
    const fork = text.includes('MariaDB') ? 'mariadb' : 'mysql'
    const known = OPTIONS.flatMap((row): [string, string | undefined][] => {
      const { usual } = factsFor(row, fork, version)
      return usual === undefined || TOLD_OTHERWISE.has(row.name) || !told.has(row.name) ? [] : [[row.name, usual]]
    })
    expect(known.length).toBeGreaterThan(10)
    expect(known.map(([name]) => [name, inWords(told.get(name))])).toEqual(known)
  })

  describe.runIf(isHere)('while the server runs,', () => {
    const suite = { ...studySuite(), server: of ?? studySuite().server }
    const server = serverForAll('pfson_default', of?.kind === 'image' ? 'docker' : 'local', undefined, suite)
    let values: Map<string, string>
    let version: ServerVersion
    beforeAll(async () => {
      version = await versionOf(server)
      values = await valuesOf(server)
    })

    it('tell the variables that only a restart changes from the others', async () => {
      const known = [...values.keys()].filter((name) => isDescribed(name, version.product))
      expect(known.length).toBeGreaterThan(250)
      const wrong: string[] = []
      for (const name of known) {
        const answer = await refusal(server, `SET GLOBAL \`${name}\` = ${sqlLiteral(values.get(name) ?? '')}`)
        const found = /\bread.only\b/i.test(answer) ? 'start' : 'live'
        if (takesEffect(name, version) !== found) wrong.push(`${name}: ${found}`)
      }
      expect(wrong).toEqual([])
    })

    it('give the same variable to names that change together', async () => {
      const groups = [...Map.groupBy(OPTIONS, ({ variable }) => variable).values()]
        .map((rows) => rows.map(({ name }) => name).filter((name) => values.has(name)))
        .filter((names) => names.length > 1)
      expect(groups.length).toBeGreaterThanOrEqual(version.product === 'MariaDB' ? 5 : 0)
      for (const names of groups) {
        for (const name of names) {
          const changed = await change(server, name)
          const isLive = takesEffect(name, version) === 'live'
          expect([name, new Set(names.map((each) => changed.get(each))).size]).toEqual([name, 1])
          if (isLive && ROWS.get(name)?.speed === undefined) expect(changed.get(name), name).not.toBe(values.get(name))
          values = changed
        }
      }
    })
  })
})

function inWords(value = ''): string {
  return { TRUE: 'ON', FALSE: 'OFF' }[value] ?? value
}

async function valuesOf({ session }: RunningServer): Promise<Map<string, string>> {
  const rows = await session.rows('SHOW GLOBAL VARIABLES')
  return new Map(rows.map((row) => [String(row.Variable_name), String(row.Value)]))
}

/** The server's objection to a statement; empty if it takes it. */
async function refusal({ session }: RunningServer, sql: string): Promise<string> {
  try {
    await session.execute(sql)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** Whether a variable has a description of its own, and not only one as one of several. */
function isDescribed(name: string, product: Product): boolean {
  return knowledgeOf(name, product) !== undefined && ROWS.get(name)?.exercisedBy !== undefined
}

/** All variables after one of them has got another value, if it takes any of the tried ones. */
async function change(server: RunningServer, name: string): Promise<Map<string, string>> {
  const before = await valuesOf(server)
  for (const value of OTHER_VALUES) {
    await refusal(server, `SET GLOBAL \`${name}\` = ${value}`)
    const after = await valuesOf(server)
    if (after.get(name) !== before.get(name)) return after
  }
  return before
}

describe('options that MariaDB has removed', () => {
  const version = execFileSync(LOCAL, ['--version'], { encoding: 'utf8' })
  const [, number = ''] = /Ver ([\d.]+)-MariaDB/.exec(version) ?? []
  const namesOf = (consequence: string) =>
    OPTIONS.map(({ name }) => name).filter(
      (name) => removedOption(name, 'mariadb', number)?.onceRemoved === consequence,
    )

  it.runIf(number !== '')('are ignored with a warning if the table says "ignored"', () => {
    const ignored = namesOf('ignored')
    const run = spawnSync(LOCAL, ['--no-defaults', ...ignored.map((name) => `--${name}=1`), '--help', '--verbose'])
    const warned = String(run.stderr).matchAll(/'([\w-]+)' was removed/g)
    expect([...warned].map(([, name = '']) => name.replaceAll('-', '_')).toSorted()).toEqual(ignored.toSorted())
    expect(ignored.length).toBeGreaterThan(20)
  })

  it.runIf(number !== '').each([
    ['table-cache=777', 'table-open-cache', '777'],
    ['key-buffer=9437184', 'key-buffer-size', '9437184'],
    ['thread-cache=33', 'thread-cache-size', '33'],
    ['myisam-recover=FORCE', 'myisam-recover-options', 'FORCE'],
    ['x.sort-buffer-size=1048576', 'sort-buffer-size', '1048576'],
  ])('may still be other names of options: --%s sets %s', (option, name, value) => {
    const { status, stdout } = spawnSync(LOCAL, ['--no-defaults', `--${option}`, '--verbose', '--help'], {
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(readHelp(stdout).get(name)).toBe(value)
  })

  it.runIf(number !== '').each(namesOf('no-start'))(
    'keep the server from starting if the table says so: %s',
    (name) => {
      const run = spawnSync(LOCAL, ['--no-defaults', `--${name}=1`, '--help', '--verbose'])
      expect(String(run.stderr)).toContain(`unknown variable '${name}=1'`)
    },
  )
})
