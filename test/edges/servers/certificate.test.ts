/** Encrypted connections to real servers. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ServerChoice } from '../../../src/core/request/measured-request.ts'
import { certificateArguments } from '../../../src/edges/servers/certificate.ts'
import { option } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureOldServerOf } from '../../setup/old-servers.ts'
import { drive } from '../sysbench/drive.ts'
import { StudyServers, suiteOf } from './study-servers.ts'

const DATASET = { tables: 2, rows: 2000 }
const SUITE = suiteOf(`name: encryption
dataset: { tables: 2, rows: 2000 }
workloads: [encrypted]
threads: [1]
control: usual
scenarios:
  usual: {}
  with: { options: { ssl_cert: /etc/mysql/cert.pem } }
  without: { options: { ssl_cert: /etc/mysql/cert.pem, ssl: 'OFF' } }
`)
const engine = inject('engine')
const PLACES = [
  { name: 'MariaDB 10.11', open: async () => 'local' as const, usual: 0, isNightly: false },
  { name: 'MariaDB 11.4', open: () => ensureOldServerOf('11.4.5'), usual: 1, isNightly: true },
  ...(engine.kind === 'ready'
    ? [{ name: 'MySQL in a container', open: async () => 'docker' as const, usual: 1, isNightly: true }]
    : []),
  { name: 'MySQL 8.0', open: () => ensureOldServerOf('8.0.15'), usual: 1, isNightly: true },
]

describe.for(PLACES.filter(({ isNightly }) => IS_NIGHTLY || !isNightly))(
  'encrypted connections on $name',
  ({ name, open, usual }) => {
    let servers: StudyServers
    beforeAll(async () => {
      const choice = (await open()) as ServerChoice
      const image = choice === 'docker' && engine.kind === 'ready' ? engine.image : undefined
      servers = await StudyServers.open(choice, image, SUITE)
    })
    afterAll(() => servers?.[Symbol.asyncDispose]())

    it.for([
      ['usual', usual],
      ['with', 1],
      ['without', 0],
    ] as const)('are this share of all connections in the scenario "%s": %i', async ([scenario, share], { skip }) => {
      if (name.endsWith('container') && scenario === 'without') skip('its newest versions have no such option')
      const certificate = await servers.certificate()
      await using server = await servers.start(scenario)
      const counted = await drive(server, { script: 'encrypted', threads: 2, dataset: DATASET, certificate })
      expect(counted.errors).toBe(0)
      expect(counted.perTransaction('Connections')).toBeGreaterThan(0.9)
      expect(Math.round(counted.perTransaction('Ssl_accepts'))).toBe(share)
      expect(Math.round(counted.perTransaction('Com_select'))).toBe(50)
    })
  },
)

describe("the options by which a server gets qpsgate's certificate", () => {
  const named = option('ssl_cert', '/x')

  it.for([
    [{ product: 'MariaDB', version: '10.11.19' }, [], false],
    [{ product: 'MariaDB', version: '10.11.19' }, [named], true],
    [{ product: 'MariaDB', version: '11.4.5' }, [], true],
    [{ product: 'MySQL', version: '5.7.44' }, [], true],
  ] as const)('are passed to %j with the options %j: %j', ([server, options, isGiven]) => {
    const given = certificateArguments(server, options, '/run/s')
    expect(given.includes('--ssl-key=/run/s/certificate/client-key.pem')).toBe(isGiven)
  })
})
