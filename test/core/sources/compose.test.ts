import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readComposeServers } from '../../../src/core/sources/compose.ts'
import { readDockerfileServers } from '../../../src/core/sources/dockerfile.ts'
import { diskOptionFiles } from '../../../src/edges/files/option-files.ts'
import { readText, shown } from './shown-servers.ts'

const FOLDER = 'test/fixtures/sources/compose'

function read(path: string) {
  const file = `${FOLDER}/${path}`
  return readComposeServers(readFileSync(file, 'utf8'), file, diskOptionFiles('.'))
}

function places(path: string, at: string) {
  const options = read(path).servers.find((server) => server.at === at)?.options ?? []
  return options.map(({ name, value, file, line }) => `${file.slice(FOLDER.length + 1)}:${line} ${name}=${value ?? ''}`)
}

describe('a compose file', () => {
  it('has mounted option files first, then flags, each with its line, also in a folded text', () => {
    expect(places('shop/compose.yaml', 'db')).toEqual([
      'shop/conf/my.cnf:2 slow_query_log=ON',
      'shop/compose.yaml:9 innodb-buffer-pool-size=1G',
      'shop/compose.yaml:10 innodb-flush-log-at-trx-commit=2',
      'shop/compose.yaml:11 skip-name-resolve=',
      'shop/.env:2 max-connections=300',
      `shop/compose.yaml:13 !sort-buffer-size=\${SORT_BUFFER}`,
    ])
  })

  it('is about its servers alone, and shows no secret', () => {
    const { servers, problems, warnings } = read('shop/compose.yaml')
    expect(servers.map(({ at }) => at)).toEqual(['db'])
    expect(servers[0]?.image).toMatchObject({ value: 'mysql:8.4.3', line: 7 })
    expect([problems, warnings]).toEqual([[], []])
    expect(JSON.stringify(servers)).not.toContain('topsecret')
  })

  it('may have services that share an anchor, whose lines are those of the anchor', () => {
    expect(shown(read('blog/docker-compose.yml'))).toEqual({
      'primary :8 image mysql:8.0.36 :2': ['5 innodb-buffer-pool-size=512M', '6 performance-schema=OFF'],
      'replica :10 image mysql:8.0.36 :2': ['14 innodb-buffer-pool-size=256M', '15 read-only'],
      'reports :16 image mysql:8.0.36 :17': ['5 innodb-buffer-pool-size=512M', '6 performance-schema=OFF'],
      'scripted :19 image mariadb:11.4 :20': [
        '21 !command=sh -c exec docker-entrypoint.sh mariadbd --max-connections=$N',
      ],
      'variable :23 image mysql:8.4 :24': [`25 !command=\${DATABASE_FLAGS}`],
    })
  })

  it('has the image, the copied files and the command of what it builds, and its own texts', () => {
    const [server] = read('built/compose.yml').servers
    expect(server?.image).toMatchObject({
      value: 'mariadb:10.11.9',
      file: `${FOLDER}/built/docker/Dockerfile`,
      line: 3,
    })
    expect(places('built/compose.yml', 'db')).toEqual([
      'built/docker/server.cnf:2 sync_binlog=0',
      'built/compose.yml:14 query_cache_type=0',
      `built/compose.yml:15 !max_connections=\${LIMIT}`,
      'built/docker/Dockerfile:6 innodb-io-capacity=400',
    ])
  })

  it('has flags in variables of the image, and files that the repository lacks are unknown', () => {
    const { servers, warnings } = read('bitnami/docker-compose.yml')
    expect(shown({ servers, problems: [], warnings: [] })).toEqual({
      'mariadb :3 image docker.io/bitnami/mariadb:11.4 :4': [
        '10 !/srv/host.cnf=/etc/my.cnf',
        `9 !${FOLDER}/bitnami/absent.cnf=/opt/bitnami/mariadb/conf/my_custom.cnf`,
        '7 max-connections=77',
        '7 slow-query-log=1',
      ],
    })
    expect(warnings.map(({ code, line }) => `${code} ${line}`)).toEqual(['include-missing 10', 'include-missing 9'])
  })

  it('extends services of its own and of other files', () => {
    expect(places('extended/docker-compose.yml', 'db')).toEqual([
      'extended/common/tuned.cnf:2 max_connections=10',
      'extended/docker-compose.yml:6 max-connections=50',
    ])
    const images = read('extended/docker-compose.yml').servers.map(({ image }) => `${image?.value} ${image?.line}`)
    expect(images).toEqual(['mysql:8.4 3', 'mysql:9.1 9'])
  })

  it('may be of the first version, with its services at the top', () => {
    expect(shown(read('legacy/docker-compose.yml'))).toEqual({
      'database :1 image percona:8.0 :2': ['3 max_allowed_packet=64M'],
    })
  })

  it('never reads what leads out of the repository', () => {
    const text =
      'services:\n  db:\n    image: mysql:8.4\n    volumes:\n      - ../../../../../../etc/hostname:/etc/my.cnf\n'
    const file = `${FOLDER}/hostile.yml`
    const { servers } = readComposeServers(text, file, diskOptionFiles('.'))
    expect(servers[0]?.options.map(({ name }) => name.slice(0, 1))).toEqual(['!'])
  })

  it('has an unknown image where a tag is a variable without a value', () => {
    const text = `services:\n  db:\n    image: mysql:\${TAG}\n    command: --max-connections=5\n`
    expect(shown(readText(readComposeServers, text))).toEqual({
      'db :2': ['4 max-connections=5', `3 !image=mysql:\${TAG}`],
    })
  })

  it('ends where services extend each other, and says where it is no YAML', () => {
    const text = 'services:\n  a: {extends: b, image: mysql}\n  b: {extends: a}\n'
    expect(readText(readComposeServers, text).servers).toHaveLength(2)
    expect(readText(readComposeServers, 'services:\n\tdb: {}\n').problems).toMatchObject([{ line: 2 }])
  })
})

describe('a Dockerfile', () => {
  it('is a server where its last stage begins with one', () => {
    const text =
      'FROM golang:1.24 AS tool\nRUN go build\nFROM mysql:8.4\nCOPY --from=tool /x /etc/mysql/conf.d/\nCMD ["--max-connections=9"]\n'
    expect(shown(readText(readDockerfileServers, text))).toEqual({ ' :3 image mysql:8.4 :3': ['5 max-connections=9'] })
    expect(readText(readDockerfileServers, 'FROM node:24\n').servers).toEqual([])
  })

  it('has an unknown command where that is a script', () => {
    const text = 'FROM mysql:8.4\nCMD exec mysqld --max-connections=$N\n'
    expect(shown(readText(readDockerfileServers, text))).toEqual({
      ' :1 image mysql:8.4 :1': ['2 !command=sh -c exec mysqld --max-connections=$N'],
    })
  })
})
