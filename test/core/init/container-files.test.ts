import { describe, expect, it } from 'vitest'
import { readCompose, readDockerfile } from '../../../src/core/init/container-files.ts'
import { readVariables } from '../../../src/core/sources/interpolation.ts'

const read = (text: string, path = 'compose.yml', env = '') => readCompose(text, path, readVariables(env))
const imagesOf = (text: string, env = '') => read(text, 'compose.yml', env)?.images.map(({ image }) => image)
const fromsOf = (text: string, path = 'compose.yml') =>
  read(text, path)?.uses.map(({ candidates, target }) => [candidates[0], target])

/** A service with one line of its own. */
const db = (line: string) => `services:\n  db:\n    ${line}\n`
const mounted = (volume: string) => db(`volumes: [${JSON.stringify(volume)}]`)

describe('readCompose finds images', () => {
  it.each([
    ['as they are', 'image: mysql:8.4', '', ['mysql:8.4']],
    [
      'of other registries',
      'image: registry.example.com:5000/team/mysql:8.0.36',
      '',
      ['registry.example.com:5000/team/mysql:8.0.36'],
    ],
    ['with digests', `image: mariadb:11.4@sha256:${'a'.repeat(64)}`, '', [`mariadb:11.4@sha256:${'a'.repeat(64)}`]],
    ['of Percona and Bitnami', 'image: bitnami/mysql:8.4', '', ['bitnami/mysql:8.4']],
    ['by their defaults', `image: \${DB_IMAGE:-mysql:8.4}`, '', ['mysql:8.4']],
    ['by a tag’s default', `image: mysql:\${VERSION-8.0}`, '', ['mysql:8.0']],
    ['by the environment file', `image: mysql:\${VERSION:-8.0}`, 'VERSION="8.4" # LTS', ['mysql:8.4']],
    ['by a bare variable', 'image: mysql:$VERSION', 'export VERSION=9.1', ['mysql:9.1']],
    ['of servers only', 'image: prom/mysqld-exporter:v0.15', '', []],
    ['and no clients', 'image: phpmyadmin/phpmyadmin', '', []],
    ['and no backups', 'image: percona/percona-xtrabackup:8.0', '', []],
  ])('%s', (_, line, env, images) => expect(imagesOf(db(line), env)).toEqual(images))

  it('whose name is known later, and says so', () => {
    expect(read(db(`image: mysql:\${VERSION}`))?.open).toEqual([
      { written: `mysql:\${VERSION}`, source: { kind: 'compose', path: 'compose.yml', service: 'db' } },
    ])
    expect(read(db(`image: redis:\${VERSION}`))?.open).toEqual([])
  })

  it('through anchors and merges, and in files of the first version', () => {
    expect(imagesOf('x-db: &db\n  image: mysql:8.4\nservices:\n  one:\n    <<: *db\n')).toEqual(['mysql:8.4'])
    expect(imagesOf('db:\n  image: mysql:5.7\nweb:\n  image: nginx\n')).toEqual(['mysql:5.7'])
  })
})

describe('readCompose finds what is mounted where servers look', () => {
  it.each([
    ['a file', './config/my.cnf:/etc/mysql/conf.d/my.cnf:ro', 'config/my.cnf'],
    ['a folder', './docker/mysql/conf.d:/etc/mysql/conf.d', 'docker/mysql/conf.d'],
    ['by the working directory', `\${PWD}/my.cnf:/etc/my.cnf`, 'my.cnf'],
    ['by a variable’s default', `\${CONF:-./conf}/custom.cnf:/etc/mysql/conf.d/custom.cnf`, 'conf/custom.cnf'],
    ['for Bitnami’s image', './my_custom.cnf:/opt/bitnami/mysql/conf/my_custom.cnf', 'my_custom.cnf'],
  ])('%s', (_, volume, path) => expect(fromsOf(mounted(volume))?.map(([from]) => from)).toEqual([path]))

  it('from the folder of the file', () =>
    expect(fromsOf(mounted('../conf/my.cnf:/etc/my.cnf'), 'docker/compose.yml')).toEqual([
      ['conf/my.cnf', '/etc/my.cnf'],
    ]))

  it('written as a map, or as a config', () => {
    expect(fromsOf(db('volumes: [{ type: bind, source: ./my.cnf, target: /etc/my.cnf }]'))).toEqual([
      ['my.cnf', '/etc/my.cnf'],
    ])
    const config = `${db('configs: [{ source: mine, target: /etc/mysql/conf.d/a.cnf }]')}configs:\n  mine: { file: ./a.cnf }\n`
    expect(fromsOf(config)).toEqual([['a.cnf', '/etc/mysql/conf.d/a.cnf']])
  })

  it.each([
    ['a volume’s name', 'data:/etc/mysql'],
    ['data', './data:/var/lib/mysql'],
    ['what leads out of the repository', '../../my.cnf:/etc/my.cnf'],
    ['a place of the machine', '/etc/mysql/my.cnf:/etc/my.cnf'],
    ['a home', '~/my.cnf:/etc/my.cnf'],
    ['what is known later', `\${CONF}/my.cnf:/etc/my.cnf`],
  ])('but not %s', (_, volume) => expect(fromsOf(mounted(volume))).toEqual([]))
})

describe('readCompose', () => {
  it('knows the Dockerfile of what is built', () => {
    const built = (build: string) =>
      read(db(`build: ${build}`), 'docker/compose.yml')?.builds.map(({ dockerfile }) => dockerfile)
    expect(built('./mysql')).toEqual(['docker/mysql/Dockerfile'])
    expect(built('{ context: .., dockerfile: db.Dockerfile }')).toEqual(['db.Dockerfile'])
    expect(built('https://github.com/x/y.git')).toEqual([])
  })

  it.each([
    ['no YAML', 'services: [', undefined],
    ['a bomb of aliases', bomb(), undefined],
    ['a list', '- a', []],
    ['services that are none', 'services: 5', []],
    ['a service that is none', 'services: { db: mysql }', []],
    ['an image that is none', 'services: { db: { image: [mysql] } }', []],
  ])('makes nothing of %s', (_, text, images) => expect(imagesOf(text)).toEqual(images))
})

/** A few lines that stand for more values than fit into any memory. */
function bomb(): string {
  const lines = Array.from({ length: 20 }, (_, nth) => `a${nth + 1}: &a${nth + 1} [${`*a${nth}, `.repeat(9)}]`)
  return ['a0: &a0 [x]', ...lines].join('\n')
}

const fromsIn = (text: string) => readDockerfile(text, 'Dockerfile').images.map(({ image }) => image)
const copiedBy = (text: string, path = 'db/Dockerfile') =>
  readDockerfile(text, path).uses.map(({ candidates, target }) => [...candidates, target])

describe('readDockerfile finds', () => {
  it.each([
    ['the image', 'FROM mysql:8.4\n', ['mysql:8.4']],
    ['it in small letters, with a platform and a name', 'from --platform=linux/amd64 mysql:8.4 as db', ['mysql:8.4']],
    ['it by an argument', `ARG VERSION=8.4\nFROM mysql:\${VERSION}`, ['mysql:8.4']],
    ['it by a whole argument in quotes', 'ARG BASE="mariadb:11.4"\nFROM $BASE', ['mariadb:11.4']],
    ['none of others', 'FROM node:24\nRUN apt-get install mysql-client', []],
  ])('%s', (_, text, images) => expect(fromsIn(text)).toEqual(images))

  it('an image that is known later', () =>
    expect(readDockerfile(`ARG V\nFROM mysql:\${V}`, 'Dockerfile').open).toEqual([
      { written: `mysql:\${V}`, source: { kind: 'dockerfile', path: 'Dockerfile' } },
    ]))

  it.each([
    ['a file', 'COPY my.cnf /etc/mysql/conf.d/my.cnf', [['db/my.cnf', 'my.cnf', '/etc/mysql/conf.d/my.cnf']]],
    ['with flags', 'ADD --chown=mysql --chmod=644 my.cnf /etc/my.cnf', [['db/my.cnf', 'my.cnf', '/etc/my.cnf']]],
    ['a folder', 'COPY ./conf.d/ /etc/mysql/conf.d/', [['db/conf.d', 'conf.d', '/etc/mysql/conf.d/']]],
    ['all of a folder', 'COPY conf/*.cnf /etc/mysql/conf.d/', [['db/conf', 'conf', '/etc/mysql/conf.d/']]],
    ['a list', 'COPY ["my.cnf", "/etc/my.cnf"]', [['db/my.cnf', 'my.cnf', '/etc/my.cnf']]],
    [
      'several on several lines',
      'COPY a.cnf \\\n  # the second\n  b.cnf \\\n  /etc/mysql/conf.d/',
      [
        ['db/a.cnf', 'a.cnf', '/etc/mysql/conf.d/'],
        ['db/b.cnf', 'b.cnf', '/etc/mysql/conf.d/'],
      ],
    ],
    ['nothing that goes elsewhere', 'COPY init.sql /docker-entrypoint-initdb.d/', []],
    ['nothing of another stage', 'COPY --from=build /my.cnf /etc/my.cnf', []],
    ['nothing outside', 'COPY ../../my.cnf /etc/my.cnf', [['/etc/my.cnf']]],
  ])('copied: %s', (_, text, uses) => expect(copiedBy(text)).toEqual(uses))
})
