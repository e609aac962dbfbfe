import { expect, it } from 'vitest'
import type { Product } from '../../../src/core/families/family.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import type { ServerBuild } from '../../../src/edges/servers/launcher.ts'
import { endsStatements } from '../../../src/edges/testbed/conductor.ts'

it.each<[Product, string, string, boolean]>([
  ['MySQL', 'max_execution_time', '0', false],
  ['MySQL', 'max_execution_time', '5', true],
  ['Percona Server', 'max_execution_time', '1000', true],
  ['MariaDB', 'max_statement_time', '0.000000', false],
  ['MariaDB', 'max_statement_time', '0.005000', true],
  ['MariaDB', 'max_execution_time', '5', false],
])(
  'a statement limit of %s, %s = %s, goes on counting while the server is frozen: %s',
  (product, variable, value, isTimed) => {
    const settings = new Map([[switchKey('variable', variable), value]])
    expect(endsStatements({ build: { product } as ServerBuild, settings })).toBe(isTimed)
  },
)
