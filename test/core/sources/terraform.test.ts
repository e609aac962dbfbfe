import { describe, expect, it } from 'vitest'
import { readFolder, readText, shown } from './terraform-folder.ts'

describe('resources of clouds', () => {
  it('reads parameter groups of RDS and Aurora, in the order of their blocks', async () => {
    const { servers, problems, syntax } = await readFolder('literals')
    expect([problems, syntax]).toEqual([[], []])
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :2 mysql8.0 @main.tf:4',
        'innodb_flush_log_at_trx_commit = 2 @main.tf:8',
        'innodb_buffer_pool_size = {DBInstanceClassMemory*3/4} @main.tf:13',
        'performance_schema = true @main.tf:19',
      ],
      ['aws_rds_cluster_parameter_group.orders :28 aurora-mysql8.0 @main.tf:29', 'binlog_format = ROW @main.tf:32'],
    ])
    expect(servers.every(({ image }) => image === undefined)).toBe(true)
  })

  it('reads flags of Cloud SQL, also those that a dynamic block makes of a default', async () => {
    const { servers } = await readFolder('cloud-sql')
    expect(servers.map(shown)).toEqual([
      [
        'google_sql_database_instance.orders :1 MYSQL_8_0 @main.tf:3',
        'innodb_buffer_pool_size = 8589934592 @main.tf:11',
        'slow_query_log = on @main.tf:29',
      ],
    ])
  })

  it('takes all settings of one server of Azure together, with the version of the server', async () => {
    const { servers } = await readFolder('azure')
    expect(servers.map(shown)).toEqual([
      [
        'azurerm_mysql_flexible_server.orders :7 mysql8.0.21 @main.tf:3',
        'max_connections = 600 @main.tf:11',
        'interactive_timeout = 600 @main.tf:16',
        'wait_timeout = 300 @main.tf:17',
      ],
      ['legacy :24 mariadb @main.tf:24', 'innodb_io_capacity = 400 @main.tf:27'],
      [
        'var.single_server :30 mysql @main.tf:30',
        'sort_buffer_size = 262144 @main.tf:33',
        '!configuration = each.key of var.several = var.several[each.key] @main.tf:37',
      ],
    ])
  })

  it('takes the attributes of DigitalOcean for variables, but for those of the service', async () => {
    const { servers } = await readFolder('digitalocean')
    expect(servers.map(shown)).toEqual([
      [
        'digitalocean_database_mysql_config.orders :7 mysql8 @main.tf:4',
        'connect_timeout = 10 @main.tf:9',
        'innodb_print_all_deadlocks = true @main.tf:11',
        'sql_mode = ANSI,STRICT_ALL_TABLES @main.tf:12',
        '!long_query_time = var.slow @main.tf:14',
      ],
    ])
  })

  it('reads the inner block of Aiven, and nothing else of its configuration', async () => {
    const { servers } = await readFolder('aiven')
    expect(servers.map(shown)).toEqual([
      [
        'aiven_mysql.orders :1 mysql8 @main.tf:6',
        'sql_mode = ANSI,TRADITIONAL @main.tf:10',
        'innodb_lock_wait_timeout = 50 @main.tf:11',
      ],
    ])
  })

  it('reads parameters of Alibaba Cloud', async () => {
    const { servers } = await readFolder('alicloud')
    expect(servers.map(shown)).toEqual([
      [
        'alicloud_db_instance.orders :1 MySQL8.0 @main.tf:3',
        'innodb_large_prefix = ON @main.tf:8',
        'connect_timeout = 50 @main.tf:12',
      ],
    ])
  })

  it('takes the arguments of well known modules, and passes over others', async () => {
    const { servers } = await readFolder('modules')
    expect(servers.map(shown)).toEqual([
      [
        'module.db :1 mysql8.0 @main.tf:6',
        'character_set_server = utf8mb4 @main.tf:12',
        'max_connections = 900 @main.tf:19',
      ],
      [
        'module.aurora :22 aurora-mysql8.0 @main.tf:27',
        'innodb_lock_wait_timeout = 300 @main.tf:29',
        '!db_parameter_group_parameters = var.instance_parameters @main.tf:31',
      ],
      [
        'module.newer :34 aurora-mysql8.0 @main.tf:38',
        'connect_timeout = 120 @main.tf:39',
        'general_log = 0 @main.tf:44',
      ],
      ['module.part :49 mysql8.4 @main.tf:51', 'back_log = 100 @main.tf:54'],
    ])
  })

  it.each(['postgres', 'other'])('has no server for the folder %s', async (folder) => {
    const { servers, problems, syntax } = await readFolder(folder)
    expect({ servers, problems, syntax }).toEqual({ servers: [], problems: [], syntax: [] })
  })
})

describe('option files in config maps', () => {
  it('have the lines of the heredoc, or of the value that is the whole of an option', async () => {
    const { servers, problems, warnings } = await readFolder('config-map')
    expect(servers.map(shown)).toEqual([
      [
        'kubernetes_config_map.mysql :17',
        '[mysqld] max_connections = 400 @main.tf:26',
        `!innodb_buffer_pool_size = \${var.pool} @main.tf:27`,
        '[mysqld] innodb_io_capacity = 4000 @main.tf:10',
        '[mysqld] innodb_io_capacity_max = 40000 @main.tf:31',
        '!includedir /etc/mysql/conf.d = /etc/mysql/conf.d @main.tf:32',
        `!my.cnf = \${var.extra} @main.tf:29`,
      ],
      [
        'kubernetes_config_map_v1.replica :41',
        '[mysqld] read_only = ON @main.tf:4',
        '[mysqld] innodb_io_capacity = 4000 @main.tf:10',
      ],
      ['kubernetes_config_map.file :47', `!my.cnf = file("\${path.module}/my.cnf") @main.tf:49`],
      [
        'kubernetes_config_map.quoted :54',
        '[mysqld] max_connections = 10 @main.tf:56',
        '[mysqld] wait_timeout = 20 @main.tf:56',
      ],
    ])
    expect(problems).toEqual([])
    expect(warnings).toMatchObject([{ code: 'include-skipped', file: 'main.tf', line: 32 }])
  })
})

describe('values', () => {
  it('stand where a person changes them: a default, a file of variables, a local', async () => {
    const { servers } = await readFolder('variables')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :1 mysql8.4 @main.tf:2',
        'max_connections = 500 @variables.tf:7',
        'innodb_io_capacity = 3000 @b.auto.tfvars:2',
        'table_open_cache = 4000 @variables.tf:30',
        '!sort_buffer_size = var.sort_buffer @main.tf:17',
        'long_query_time = 2 @terraform.tfvars:2',
        'init_connect = SET NAMES utf8mb4 @main.tf:25',
        '!tmp_table_size = 4000 * var.unset_factor @main.tf:29',
        '!read_buffer_size = data.external.sizes.result["read_buffer"] @main.tf:33',
      ],
    ])
  })

  it('are computed exactly where all of an expression is known', async () => {
    const { servers } = await readFolder('functions')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :14 mysql8.0 @main.tf:15',
        'innodb_buffer_pool_size = 12025908428 @main.tf:18',
        'innodb_log_file_size = 2147483648 @main.tf:22',
        'max_connections = 500 @main.tf:8',
        'thread_cache_size = 16 @main.tf:30',
        'sql_mode = ANSI,NO_ZERO_DATE @main.tf:34',
        'init_connect = SET a=1 @main.tf:38',
        'table_open_cache = 4 @main.tf:42',
        '!max_allowed_packet = 17179869184 / 3 @main.tf:46',
        '!tmp_table_size = 1073741824 * var.unset @main.tf:50',
        '!wait_timeout = var.unset == "x" ? 100 : 5 @main.tf:54',
        '!ft_stopword_file = filemd5("x.txt") @main.tf:58',
        'max_binlog_cache_size = 18446744073709551615 @main.tf:62',
        'eq_range_index_dive_limit = 7 @main.tf:66',
        'back_log = 500 @main.tf:8',
        'long_query_time = 0.5 @main.tf:74',
        '!parameter = var.unset = "1" @main.tf:77',
      ],
    ])
  })

  it('come from dynamic blocks; one whose collection is not known is one setting', async () => {
    const { servers } = await readFolder('dynamic')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :25 mariadb10.11 @main.tf:26',
        'sync_binlog = 1 @main.tf:30',
        'max_connections = 800 @main.tf:3',
        'wait_timeout = 300 @main.tf:4',
        'innodb_io_capacity = 2000 @main.tf:7',
        'innodb_log_buffer_size = 67108864 @main.tf:10',
        '!parameter = var.more @main.tf:52',
        '!parameter = concat([{ name = "skip_name_resolve", value = "1" }], var.more) @main.tf:76',
      ],
    ])
  })

  it('differ by the key of for_each; a count of 0 is no server', async () => {
    const { servers } = await readFolder('for-each')
    expect(servers.map(shown)).toEqual([
      ['aws_db_parameter_group.tier["large"] :1 mysql8.0 @main.tf:7', 'max_connections = 4000 @main.tf:3'],
      ['aws_db_parameter_group.tier["small"] :1 mysql8.0 @main.tf:7', 'max_connections = 200 @main.tf:4'],
      ['aws_db_parameter_group.region["eu"] :14 mysql8.0 @main.tf:16', 'server_id_bits = 31 @main.tf:19'],
      ['aws_db_parameter_group.region["us"] :14 mysql8.0 @main.tf:16', 'server_id_bits = 32 @main.tf:19'],
      ['aws_db_parameter_group.maybe :32 mysql8.0 @main.tf:34', '!max_connections = 100 + count.index @main.tf:37'],
      [
        'aws_db_parameter_group.open :47 mysql8.0 @main.tf:49',
        '!max_connections = var.groups[each.key].connections @main.tf:48',
      ],
    ])
  })

  it('of heredocs have the line of their text', async () => {
    const { servers } = await readFolder('heredocs')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :1 mysql8.0 @main.tf:7',
        `init_connect = SET a = 1,\n  b = "\${c}"\n @main.tf:11`,
        '!sql_mode = <<SQL\n%{ if var.strict }STRICT_ALL_TABLES%{ else }ANSI%{ endif }\nSQL @main.tf:18',
        'back_log = 90 @main.tf:25',
      ],
    ])
  })
})

describe('bad days', () => {
  it('takes locals that lead back to themselves for unknown', async () => {
    const { servers } = await readFolder('cycle')
    expect(servers.map(shown)).toEqual([
      [
        'aws_db_parameter_group.main :8 mysql8.0 @main.tf:9',
        '!max_connections = local.a + 1 @main.tf:2',
        `!wait_timeout = "\${local.self}x" @main.tf:5`,
        'back_log = 80 @main.tf:20',
      ],
    ])
  })

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
    const start = performance.now()
    const { servers } = await readText(text)
    expect(servers[0]?.options).toMatchObject([{ name: '!max_connections' }])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('reads a file of 1 MB with thousands of groups', async () => {
    const one = (index: number) => group('var.connections').replace('"main"', `"g${index}"`)
    const text = `${many(9000, one).join('')}variable "connections" {\n  default = 5\n}\n`
    expect(text.length).toBeGreaterThan(1024 ** 2)
    const start = performance.now()
    const { servers } = await readText(text)
    expect(servers).toHaveLength(9000)
    expect(servers.at(-1)?.options).toEqual([
      { name: 'max_connections', value: '5', group: undefined, file: 'main.tf', line: 9000 * 7 + 2 },
    ])
    expect(performance.now() - start).toBeLessThan(5000)
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
