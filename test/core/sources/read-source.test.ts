import { describe, expect, it } from 'vitest'
import { readSource } from '../../../src/core/sources/read-source.ts'
import { readTerraformServers } from '../../../src/core/sources/terraform.ts'
import { parseHcl } from '../../../src/edges/sources/hcl-tree.ts'

const GROUP = `resource "aws_db_parameter_group" "g" {
  family = "mysql8.0"
  parameter {
    name  = "performance_schema"
    value = "1"
  }
}
`

const absent = { kind: 'absent' } as const

/** Form and group of each option. */
function formsIn(path: string, text: string): string[] {
  const reader = {
    rootOf: () => 'the repository',
    file: (name: string) => (name === path ? ({ kind: 'text', text } as const) : absent),
    directory: () => absent,
  }
  const read = readSource({ path, reader, module: undefined }, undefined)
  const options = read.kind === 'read' ? read.servers.flatMap((server) => server.options) : []
  return options.map(({ form, group }) => form ?? `[${group}]`)
}

describe('how an option is written', () => {
  it.each([
    ['my.cnf', '[mysqld]\nperformance_schema=ON\n', ['[mysqld]']],
    ['my.cnf.j2', '[mysqld]\nperformance_schema=ON\nport={{ p }}\n', ['[mysqld]', '[undefined]']],
    ['compose.yml', 'services: { db: { image: mysql, command: --performance-schema=ON } }', ['flag']],
    ['Dockerfile', 'FROM mysql:8.4\nCMD ["--performance-schema=ON"]\n', ['flag']],
    ['values.yaml', 'primary:\n  configuration: |\n    [mysqld]\n    performance_schema=ON\n', ['[mysqld]']],
    ['values.yaml', 'mysqld:\n  innodb_io_capacity: 100\n  performance_schema: true\n', ['key', 'key']],
    [
      'stack.yaml',
      'Resources: { G: { Type: AWS::RDS::DBParameterGroup, Properties: { Family: mysql8.0, Parameters: { performance_schema: 1 } } } }',
      ['key'],
    ],
  ])('is told by %s', (path, text, forms) => {
    expect(formsIn(path, text)).toEqual(forms)
  })

  it('is told by a module of Terraform', async () => {
    const reading = await parseHcl(GROUP, 'rds.tf')
    expect(readTerraformServers([reading.tree]).servers).toHaveLength(1)
    const reader = { rootOf: () => '', file: () => absent, directory: () => absent }
    const read = readSource({ path: 'rds.tf', reader, module: { files: [reading], variables: [] } }, undefined)
    expect(read).toMatchObject({ servers: [{ options: [{ name: 'performance_schema', form: 'key', line: 5 }] }] })
  })
})
