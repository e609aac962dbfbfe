/**
 * Costly settings in the usual kinds of files: real servers show the cost, and the report names the line. They run at
 * night only, because each is measured for a minute.
 */

import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

interface CostlyChange {
  readonly file: string
  readonly before: string
  /** Text that the change adds at the end of the file. */
  readonly added: string
  readonly line: number
  /** Command that makes an option file from the file; undefined: the file itself is read. */
  readonly render?: string
}

const CHANGES: Readonly<Record<string, CostlyChange>> = {
  'a flag of a compose file': {
    file: 'compose.yml',
    before: 'services:\n  db:\n    image: mariadb:10.11\n    command:\n      - --max-connections=200\n',
    added: '      - --general-log=ON\n',
    line: 6,
  },
  'an option file in a ConfigMap': {
    file: 'mysql.yaml',
    before:
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: mysql\ndata:\n  my.cnf: |\n    [mysqld]\n    max_connections = 200\n',
    added: '    general_log = ON\n',
    line: 9,
  },
  'a parameter of Terraform': {
    file: 'rds.tf',
    before: 'resource "aws_db_parameter_group" "main" {\n  family = "mariadb10.11"\n}\n',
    added:
      'resource "aws_db_parameter_group" "other" {\n  family = "mariadb10.11"\n  parameter {\n    name  = "general_log"\n    value = "1"\n  }\n}\n',
    line: 8,
  },
  'a template that a command renders': {
    file: 'my.cnf.in',
    before: '[mysqld]\nmax_connections = @CONNECTIONS@\n',
    added: 'general_log = ON\n',
    line: 3,
    render: 'render: sed s/@CONNECTIONS@/200/ my.cnf.in',
  },
}

describe.runIf(IS_NIGHTLY)('a costly change', () => {
  it.each(Object.keys(CHANGES))('in %s is red, and its line is named as the cause', async (kind) => {
    const { file, before, added, line, render = file } = CHANGES[kind] as CostlyChange
    using place = new Workplace()
    place.write(file, before)
    place.commit()
    place.write(file, before + added)
    const flags = ['--server', 'local', '--budget', '60s', '--workloads', 'oltp_read_only', '--quiet', '--out', 'out']
    const { code, stdout, stderr } = await place.run(['run', '--config', render, '--base', 'HEAD', ...flags])
    expect(code, `${stdout}\n${stderr}`).toBe(1)
    expect(stdout).toContain(`Cause: general-log (${file}:${line})`)
    const { causes, seconds } = resultSchema.parse(place.result())
    expect(causes.find(({ verdict }) => verdict === 'to blame')?.settings[0]?.place).toEqual({ file, line })
    expect(seconds).toBeLessThan(100)
  })
})
