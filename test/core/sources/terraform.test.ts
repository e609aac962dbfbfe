import { describe, expect, it } from 'vitest'
import { LARGEST_MODULE_CHARACTERS } from '../../../src/core/sources/read-source.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { readFolder, readText, shown } from './terraform-folder.ts'

describe('resources of clouds', () => {
  it.each(['postgres', 'other'])('has no server for the folder %s', async (folder) => {
    const { servers, problems, syntax } = await readFolder(folder)
    expect({ servers, problems, syntax }).toEqual({ servers: [], problems: [], syntax: [] })
  })
})

describe('bad days', () => {
  it('reports an error of syntax with its line', async () => {
    const { syntax } = await readFolder('syntax-error')
    expect(syntax).toMatchObject([{ file: 'main.tf', line: 5, path: '' }])
  })

  it('gives away no value that is sensitive, and nothing but settings', async () => {
    const folders = ['sensitive', 'literals', 'cloud-sql', 'azure', 'aiven', 'modules', 'config-map', 'syntax-error']
    for (const folder of folders) expect(JSON.stringify(await readFolder(folder))).not.toContain('never-shown')
    const { servers } = await readFolder('sensitive')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :10 mysql8.0 @main.tf:11',
        '!init_connect = var.hidden @main.tf:14',
        'back_log = 80 @main.tf:18',
      ],
    ])
    const hidden = 'templatefile("my.cnf.tpl", { password = "never-shown", max = 5 })'
    const file = await readText(
      `resource "kubernetes_config_map" "a" {\n  data = {\n    "my.cnf" = ${hidden}\n  }\n}\n`,
    )
    expect(file.servers[0]?.options).toMatchObject([
      { name: '!my.cnf', value: 'templatefile("my.cnf.tpl", { max = 5, password = … })', line: 3 },
    ])
    const marked = await readText(group('sensitive("never-shown")'))
    expect(marked.servers[0]?.options).toMatchObject([{ name: '!max_connections', value: 'sensitive(…)' }])
  })

  it('shows maps of numbers where only their key is unknown, but no texts that a map has besides', async () => {
    const locals =
      'locals {\n  sizes = { dev = 1, prod = 2 }\n  mixed = { a = { n = 1, password = "never-shown" } }\n}\n'
    const numbers = await readText(`${locals}${group('local.sizes[var.stage]')}`)
    expect(numbers.servers[0]?.options).toMatchObject([{ value: '{ dev = 1, prod = 2 }[var.stage]' }])
    const texts = await readText(`${locals}${group('[for k, v in local.mixed : v.n if k == var.stage][0]')}`)
    expect(texts.servers[0]?.options).toMatchObject([{ value: '[for k, v in local.mixed : v.n if k == var.stage][0]' }])
  })

  it('reports a name that no option can have', async () => {
    const { problems, servers } = await readText(group('1').replace('max_connections', '--max connections'))
    expect(problems).toMatchObject([{ file: 'main.tf', line: 5, found: '"--max connections"' }])
    expect(servers[0]?.options).toEqual([])
  })

  it('keeps servers apart that are named alike', async () => {
    const azure = (type: string) => `resource "${type}" "a" {\nserver_name = "db"\nname = "back_log"\nvalue = 1\n}\n`
    const text = azure('azurerm_mysql_configuration') + azure('azurerm_mariadb_configuration')
    expect((await readText(text)).servers.map(({ at }) => at)).toEqual(['db', 'db#2'])
  })

  const many = (count: number, each: (index: number) => string) => Array.from({ length: count }, (_, i) => each(i))
  const locals = (...lines: string[]) => `locals {\n${lines.join('\n')}\n}\n`
  const numbers = `l = [${many(10_000, String).join(',')}]`

  it.each([
    ['nested brackets', group(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)],
    ['nested parentheses', group(`${'('.repeat(10_000)}1${')'.repeat(10_000)}`)],
    ['a chain of locals', locals('a0 = 1', ...many(9999, (i) => `a${i + 1} = local.a${i} + 1`)) + group('local.a9999')],
    [
      'texts that double',
      locals('a0 = "xx"', ...many(60, (i) => `a${i + 1} = "\${local.a${i}}\${local.a${i}}"`)) + group('local.a60'),
    ],
    [
      'lists that double',
      locals('a0 = [1]', ...many(60, (i) => `a${i + 1} = [local.a${i}, local.a${i}]`)) + group('flatten(local.a60)'),
    ],
    [
      'numbers that double',
      locals('a0 = 99999', ...many(60, (i) => `a${i + 1} = local.a${i} * local.a${i}`)) + group('local.a60'),
    ],
    [
      'loops in loops',
      locals(numbers, 'x = [for a in local.l : [for b in local.l : [for c in local.l : c]]]') + group('local.x'),
    ],
    ['joins in loops', locals(numbers, 'x = [for a in local.l : join(",", local.l)]') + group('join("", local.x)')],
  ])('ends soon for %s', async (_, text) => {
    const read = async () =>
      expect((await readText(text)).servers[0]?.options).toMatchObject([{ name: '!max_connections' }])
    expect(await cpuSeconds(read)).toBeLessThan(5)
  })

  it('reads the largest module, of thousands of groups, within a second', async () => {
    const one = (index: number) => group('var.connections').replace('"main"', `"g${index}"`)
    const text = `${many(3650, one).join('')}variable "connections" {\n  default = 5\n}\n`
    expect(text.length / LARGEST_MODULE_CHARACTERS).toBeCloseTo(1, 1)
    let servers: Awaited<ReturnType<typeof readText>>['servers'] = []
    // A second, on a machine whose other work slows us to half.
    expect(await cpuSeconds(async () => ({ servers } = await readText(text)))).toBeLessThan(2)
    expect(servers).toHaveLength(3650)
    expect(servers.at(-1)?.options).toEqual([
      { name: 'max_connections', value: '5', group: undefined, file: 'main.tf', line: 3650 * 7 + 2 },
    ])
  })
})

function group(value: string): string {
  return `resource "aws_db_parameter_group" "main" {
  family = "mysql8.0"
  parameter {
    name  = "max_connections"
    value = ${value}
  }
}
`
}
