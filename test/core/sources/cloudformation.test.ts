import { describe, expect, it } from 'vitest'
import { readCloudFormationServers } from '../../../src/core/sources/cloudformation.ts'
import { fixture, readText, shown, shownFixture } from './shown-servers.ts'

function serversIn(path: string) {
  return shownFixture(readCloudFormationServers, `cloudformation/${path}`)
}

function read(text: string) {
  return readText(readCloudFormationServers, text)
}

describe('templates of CloudFormation', () => {
  it('resolves references to defaults, and leaves all else unknown', () => {
    expect(serversIn('rds.yaml')).toEqual({
      'Parameters :16 family mysql8.0 :11': [
        '5 max_connections=600',
        '23 innodb_buffer_pool_size={DBInstanceClassMemory*3/4}',
        '24 !innodb_io_capacity=!Ref FromStore',
        '25 !init_connect=!Ref Secret',
        '26 !long_query_time=!Ref Open',
        '27 !sync_binlog=!If [IsProduction, 1, 0]',
        '28 !table_open_cache=!FindInMap [Sizes, !Ref AWS::Region, cache]',
        '31 innodb_log_file_size=1073741824',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a pseudo parameter of CloudFormation
        '33 !time_zone=!Sub ${AWS::Region}',
        '34 slow_query_log=1',
      ],
      'ClusterParameters :35 family aurora-mysql5.7 :38': [
        '39 !Parameters=!If [IsProduction, {sync_binlog: 1}, !Ref AWS::NoValue]',
      ],
      'Empty :45 family mariadb10.11 :47': [],
      'Unknown :48': ['52 innodb_purge_threads=2'],
    })
  })

  it('reads JSON with tabs', () => {
    expect(serversIn('aurora.json')).toEqual({
      'Aurora :4 family aurora-mysql8.0 :7': [
        '9 binlog_format=ROW',
        '2 innodb_buffer_pool_size=8G',
        '11 !max_connections={Fn::ImportValue: max}',
      ],
    })
  })

  it('reads the resources inside of a file of the Serverless Framework', () => {
    expect(serversIn('serverless.yml')).toEqual({
      'Settings :8 family mysql5.7 :11': [
        '6 innodb_lock_wait_timeout=20',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the Serverless Framework
        '14 !max_connections=${self:custom.connections}',
      ],
    })
  })
})

describe('bad days of templates', () => {
  it('finds no server in other YAML, and says what is broken', () => {
    expect(read('a: 1')).toEqual({ servers: [], problems: [], warnings: [] })
    expect(read('Resources:\n  A: [').problems).toMatchObject([{ line: 2 }])
    expect(read('Resources: []').servers).toEqual([])
  })

  it('does not let texts grow by putting one into another', () => {
    const levels = Array.from({ length: 20 }, () => `!Sub ["\${a}\${a}", {a: `).join('')
    const text = `Resources:\n  G:\n    Type: AWS::RDS::DBParameterGroup\n    Properties:\n      Family: mysql8.0\n      Parameters:\n        sql_mode: ${levels}x${'}]'.repeat(20)}\n`
    const { servers, problems } = read(text)
    expect([servers.flatMap(({ options }) => options.map(({ name }) => name)), problems.length]).toEqual([[], 1])
  })

  it('takes no secret and no value of elsewhere for known', () => {
    const known = Object.values(shown(readText(readCloudFormationServers, fixture('cloudformation/rds.yaml')))).flat()
    expect(known.join()).not.toMatch(/hidden|\/shop\/io/)
  })
})
