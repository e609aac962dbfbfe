import { expect, it } from 'vitest'
import { mountedImage } from '../../../src/core/sources/mounting.ts'
import { SideTexts } from '../../../src/core/sources/read-source.ts'
import { readerOf } from './corpus.ts'

const OPTIONS = '[mysqld]\nsync_binlog=0\n'
const service = (image: string, mounted: string) =>
  `services:\n  db:\n    image: ${image}\n    volumes:\n      - ${mounted}:/etc/mysql/conf.d/my.cnf\n  other:\n    image: mariadb:11.8\n`

function imageOf(option: string, files: Readonly<Record<string, string>>) {
  const texts = new SideTexts(readerOf(new Map(Object.entries({ [option]: OPTIONS, ...files }))))
  return mountedImage([option], texts)
}

it.each([
  ['beside it', 'my.cnf', { 'compose.yml': service('mysql:9.7', './my.cnf') }, 'mysql:9.7'],
  ['above it', 'db/conf/my.cnf', { 'compose.yml': service('mysql:9.7', './db/conf/my.cnf') }, 'mysql:9.7'],
  [
    'of two files that agree',
    'my.cnf',
    {
      'a.yml': service('mysql:9.7', './my.cnf'),
      'b.yml': service('mysql:9.7', './my.cnf'),
    },
    'mysql:9.7',
  ],
  ['of none that mounts another file', 'my.cnf', { 'compose.yml': service('mysql:9.7', './other.cnf') }, undefined],
  [
    'of none where two differ',
    'my.cnf',
    {
      'a.yml': service('mysql:9.7', './my.cnf'),
      'b.yml': service('mysql:8.4', './my.cnf'),
    },
    undefined,
  ],
  ['of none where only a variable tells', 'my.cnf', { 'compose.yml': service('$IMAGE', './my.cnf') }, undefined],
  ['of none without such files', 'my.cnf', {}, undefined],
] as const)('an option file has the image of a server that mounts it, %s', (_, option, files, image) =>
  expect(imageOf(option, files)?.value).toBe(image),
)
