import { describe, expect, it } from 'vitest'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { parseOptionFile } from '../../../src/core/sources/option-file.ts'
import { placeRendered } from '../../../src/core/sources/rendered.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'

const COMMAND = 'erb my.cnf.erb'

function printed(text: string): readonly Setting[] {
  return parseOptionFile(text, COMMAND).items.flatMap((item) => (item.kind === 'option' ? [item.option] : []))
}

function placed(text: string, templates: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(templates).map(([file, content]) => ({ file, text: content }))
  return placeRendered(printed(text), files, COMMAND).map(
    ({ name, text, file, line }) => `${file}:${line} ${name}=${text}`,
  )
}

describe('an option that a command printed', () => {
  it('is placed on the only line that begins with its name', () => {
    const template = '[mysqld]\n{% if big %}\n  innodb_buffer_pool_size = {{ pool }}\n{% endif %}\nskip-name-resolve\n'
    expect(placed('[mysqld]\ninnodb_buffer_pool_size = 4G\nskip-name-resolve\n', { 'my.cnf.j2': template })).toEqual([
      'my.cnf.j2:3 innodb_buffer_pool_size=4G',
      'my.cnf.j2:5 skip-name-resolve=undefined',
    ])
  })

  it('is placed on a line with its name in any spelling', () => {
    const template = '[mysqld]\nLoose-Max-Connections={{ n }}\r\nloose_sync_binlog\t= 1\n'
    expect(placed('[mysqld]\nmax_connections=9\nsync-binlog=1\n', { t: template })).toEqual([
      't:2 max_connections=9',
      't:3 sync-binlog=1',
    ])
  })

  it('keeps name, value and group as printed', () => {
    const [option] = placeRendered(
      printed('[mysqld]\nMAX_connections=9\n'),
      [{ file: 't', text: 'max-connections' }],
      COMMAND,
    )
    expect(option).toMatchObject({ name: 'MAX_connections', text: '9', group: 'mysqld', file: 't', line: 1 })
  })

  it('is placed on the command if several lines begin with its name, in one file or in two', () => {
    expect(placed('[mysqld]\n\nmax_connections=9\n', { t: 'max_connections=1\nmax-connections=2' })).toEqual([
      `${COMMAND}:3 max_connections=9`,
    ])
    expect(placed('[mysqld]\nmax_connections=9\n', { t: 'max_connections=1', u: 'max_connections=2' })).toEqual([
      `${COMMAND}:2 max_connections=9`,
    ])
  })

  it('is placed on the command if its name begins no line', () => {
    const template = '# max_connections = 1\n{{ max_connections }}\nmax_connections_more = 1\nmax_conn'
    expect(placed('[mysqld]\nmax_connections=9\n', { t: template })).toEqual([`${COMMAND}:2 max_connections=9`])
    expect(placed('[mysqld]\nmax_connections=9\n', {})).toEqual([`${COMMAND}:2 max_connections=9`])
  })

  it('is placed on the same line as often as a loop prints that line', () => {
    const text = '[mysqld]\nmax_connections=9\n[mysqld-8.4]\nmax_connections=10\n'
    expect(placed(text, { t: '{% for v in versions %}\nmax_connections = {{ v }}\n' })).toEqual([
      't:2 max_connections=9',
      't:2 max_connections=10',
    ])
  })

  it('is placed on its line even if no server that qpsgate starts reads its group', () => {
    const [option] = placeRendered(
      printed('[mysqld-extra]\nmax_connections=9\n'),
      [{ file: 't', text: 'max_connections=9' }],
      COMMAND,
    )
    expect(option).toMatchObject({ name: '[mysqld-extra] max_connections', file: 't', line: 1 })
  })

  it('may have the name of a property of every JavaScript object, such as "constructor"', () => {
    expect(placed('[mysqld]\nconstructor=1\n', { t: 'x=1' })).toEqual([`${COMMAND}:2 constructor=1`])
  })
})

it('an option is looked for in lines of a megabyte in less than two seconds of CPU time', async () => {
  const text = `${' '.repeat(1_000_000)}\n${'a'.repeat(1_000_000)}:\n${'a-'.repeat(500_000)}\n${'loose-'.repeat(200_000)}x=1\n`
  const places = () => placed('[mysqld]\nmax_connections=9\n', { t: text })
  expect(await cpuSeconds(() => expect(places()).toEqual([`${COMMAND}:2 max_connections=9`]))).toBeLessThan(2)
})
