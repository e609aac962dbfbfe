import { describe, expect, it } from 'vitest'
import { readDockerfile } from '../../../src/core/init/dockerfile.ts'

const imagesOf = (text: string) => readDockerfile(text, 'Dockerfile').images.map(({ image }) => image)
const usesOf = (text: string, path = 'db/Dockerfile') =>
  readDockerfile(text, path).uses.map(({ candidates, target }) => [...candidates, target])

describe('readDockerfile finds', () => {
  it.each([
    ['the image', 'FROM mysql:8.4\n', ['mysql:8.4']],
    ['it in small letters, with a platform and a name', 'from --platform=linux/amd64 mysql:8.4 as db', ['mysql:8.4']],
    ['it by an argument', `ARG VERSION=8.4\nFROM mysql:\${VERSION}`, ['mysql:8.4']],
    ['it by a whole argument in quotes', 'ARG BASE="mariadb:11.4"\nFROM $BASE', ['mariadb:11.4']],
    ['none of others', 'FROM node:24\nRUN apt-get install mysql-client', []],
  ])('%s', (_, text, images) => expect(imagesOf(text)).toEqual(images))

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
  ])('copied: %s', (_, text, uses) => expect(usesOf(text)).toEqual(uses))
})
