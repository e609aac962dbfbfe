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

describe('a compose file', () => {
  it('is about its servers alone, and shows no secret', () => {
    const { servers, problems, warnings } = read('shop/compose.yaml')
    expect(servers.map(({ at }) => at)).toEqual(['db'])
    expect(servers[0]?.image).toMatchObject({ value: 'mysql:8.4.3', line: 7 })
    expect([problems, warnings]).toEqual([[], []])
    expect(JSON.stringify(servers)).not.toContain('topsecret')
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

  it('has unknown settings where it extends a service of a file that cannot be read', () => {
    const text = 'services:\n  db:\n    image: mysql\n    extends:\n      file: gone.yml\n      service: db\n'
    expect(shown(readText(readComposeServers, text))).toEqual({ 'db :2 image mysql :3': ['5 !extends=gone.yml'] })
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
