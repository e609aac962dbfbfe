import { describe, expect, it } from 'vitest'
import { readPlanServers } from '../../../src/core/sources/terraform-plan.ts'
import type { OptionFileReader } from '../../../src/core/suite/option-includes.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { fixture } from './terraform-folder.ts'

const NO_FILES: OptionFileReader = {
  rootOf: () => 'the repository',
  file: () => ({ kind: 'absent' }),
  directory: () => ({ kind: 'absent' }),
}

const read = (text: string) => readPlanServers(text, 'plan.json', NO_FILES)

describe('a plan', () => {
  it('says the same on one line', () => {
    const text = JSON.stringify(JSON.parse(fixture('plans/plan.json')))
    const options = read(text).servers.flatMap((server) => server.options)
    expect(options.map(({ name }) => name)).toEqual(
      read(fixture('plans/plan.json')).servers.flatMap((server) => server.options.map(({ name }) => name)),
    )
    expect(new Set(options.map(({ line }) => line))).toEqual(new Set([1]))
  })

  it('gives away no secret', () => {
    const [plan, state] = [fixture('plans/plan.json'), fixture('plans/state.json')]
    const secrets = [...new Set(`${plan}${state}`.match(/planted-secret-\d+/g))]
    expect(secrets).toHaveLength(16)
    const result = JSON.stringify([read(plan), read(state), read(plan.slice(0, -200))])
    expect(secrets.filter((secret) => result.includes(secret))).toEqual([])
    expect(result).not.toContain('planted')
  })
})

describe('bad days', () => {
  it.each(['', '{', '{"a": planted-secret}', 'resource "x" {}'])('reports %j, which is no JSON', (text) => {
    const { servers, problems } = read(text)
    expect(servers).toEqual([])
    expect(problems).toEqual([
      {
        file: 'plan.json',
        line: 1,
        path: '',
        found: 'text that is no JSON',
        allowed: 'the output of terraform show -json',
      },
    ])
  })

  it.each(['1', '"x"', '[1, {"values": {}}]', '{}', '{"values": 1}', '{"planned_values": {"root_module": []}}'])(
    'finds no server in %s',
    (text) => expect(read(text)).toEqual({ servers: [], problems: [], warnings: [] }),
  )

  const resource = (values: string) =>
    `{"planned_values":{"root_module":{"resources":[{"address":"a.b","type":"aws_db_parameter_group","values":${values}}]}}}`

  it('reads names with escapes and quotes', () => {
    const values = '{"family":"mysql8.0","parameter":[{"name":"init\\u005fconnect","value":"SET a = \\"{[,\\\\\\""}]}'
    expect(read(resource(values)).servers[0]?.options).toMatchObject([
      { name: 'init_connect', value: 'SET a = "{[,\\"' },
    ])
  })

  it.each([
    ['deep values', resource(`{"parameter":${'['.repeat(1e6)}${']'.repeat(1e6)}}`)],
    ['deep modules', `{"values":{"root_module":${'{"child_modules":['.repeat(1e5)}${']}'.repeat(1e5)}}}`],
    ['backslashes', `{"a":"${'\\\\'.repeat(2e6)}"}`],
  ])('ends soon for %s', async (_, text) => {
    expect(await cpuSeconds(() => expect(read(text).problems).toEqual([]))).toBeLessThan(5)
  })
})
