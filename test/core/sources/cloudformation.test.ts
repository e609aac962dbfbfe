import { describe, expect, it } from 'vitest'
import { readCloudFormationServers } from '../../../src/core/sources/cloudformation.ts'
import { fixture, readText, shown } from './shown-servers.ts'

function read(text: string) {
  return readText(readCloudFormationServers, text)
}

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
