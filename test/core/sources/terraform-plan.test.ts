import { describe, expect, it } from 'vitest'
import { readPlanServers } from '../../../src/core/sources/terraform-plan.ts'
import type { OptionFileReader } from '../../../src/core/suite/option-includes.ts'
import { fixture, shown } from './terraform-folder.ts'

const NO_FILES: OptionFileReader = {
  rootOf: () => 'the repository',
  file: () => ({ kind: 'absent' }),
  directory: () => ({ kind: 'absent' }),
}

const read = (text: string) => readPlanServers(text, 'plan.json', NO_FILES)

describe('a plan', () => {
  it('has the servers of all its modules, with the lines of the names of settings', () => {
    const { servers, problems, warnings } = read(fixture('plans/plan.json'))
    expect([problems, warnings]).toEqual([[], []])
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :35 mysql8.0 @plan.json:44',
        'innodb_flush_log_at_trx_commit = 2 @plan.json:49',
        '!max_connections = (known after apply) @plan.json:52',
        '!init_connect = (sensitive value) @plan.json:58',
      ],
      ['aws_db_parameter_group.later :77 mysql8.4 @plan.json:85', '!parameter = (known after apply) @plan.json:84'],
      ['orders :108 mysql @plan.json:108', 'wait_timeout = 300 @plan.json:117', 'max_connections = 600 @plan.json:132'],
      [
        'digitalocean_database_mysql_config.orders :158 mysql @plan.json:158',
        'connect_timeout = 10 @plan.json:167',
        'sql_mode = ANSI @plan.json:168',
        // Others that are known later are set by no file.
        '!long_query_time = (known after apply) @plan.json:165',
      ],
      ['google_sql_database_instance.orders :173 MYSQL_8_0 @plan.json:181', 'slow_query_log = on @plan.json:188'],
      ['kubernetes_config_map.mysql :202', '[mysqld] max_connections = 300 @plan.json:211'],
      [
        'module.db.module.cluster["eu.west"].aws_rds_cluster_parameter_group.this[0] :246 aurora-mysql8.0 @plan.json:255',
        'binlog_format = ROW @plan.json:259',
      ],
    ])
  })

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

describe('a state', () => {
  it('has the values as they are', () => {
    expect(read(fixture('plans/state.json')).servers.map(shown)).toEqual([
      [
        'aiven_mysql.orders :1 mysql8 @plan.json:1',
        'sql_mode = ANSI @plan.json:1',
        'innodb_lock_wait_timeout = 50 @plan.json:1',
        'long_query_time = 0.5 @plan.json:1',
      ],
      ['alicloud_db_instance.orders :1 MySQL8.0 @plan.json:1', 'connect_timeout = 50 @plan.json:1'],
    ])
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
  ])('ends soon for %s', (_, text) => {
    const start = performance.now()
    expect(read(text).problems).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('reads 10 MB in a second', () => {
    const plan = JSON.parse(fixture('plans/plan.json'))
    const { resources } = plan.planned_values.root_module
    const [instance, parameters] = resources
    for (let number = 0; number < 4500; number++) {
      resources.push({ ...parameters, address: `aws_db_parameter_group.g${number}` })
      resources.push({ ...instance, values: { ...instance.values, user_data: '\\"x'.repeat(300) } })
    }
    const text = JSON.stringify(plan, null, 2)
    expect(text.length).toBeGreaterThan(10 * 1024 ** 2)
    const start = performance.now()
    expect(read(text).servers).toHaveLength(4507)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
