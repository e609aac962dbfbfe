import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ServerDirectory } from '../../../src/edges/servers/server-directory.ts'

let folder: string
let path: string
let made: ServerDirectory
const servers: Server[] = []
const ourselves = process.getuid?.()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-test-'))
  path = join(folder, 'made')
  mkdirSync(path)
  made = new ServerDirectory(path)
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true })
})

async function listen(at: string, says: string): Promise<void> {
  const server = createServer((socket) => socket.end(says))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(at, resolve))
}

async function answerAt(at: string): Promise<string> {
  let answer = ''
  for await (const chunk of connect(at).setEncoding('utf8')) answer += chunk
  return answer
}

describe('the directory that a server has written', () => {
  it('is listed with every file and folder in it', () => {
    mkdirSync(join(path, 'a'))
    writeFileSync(join(path, 'a/b'), 'text')
    expect(made.entries()).toMatchObject([
      { path: join(path, 'a'), isDirectory: true },
      { path: join(path, 'a/b'), isDirectory: false },
    ])
  })

  it.each([
    ['a link', () => symlinkSync(folder, path), /but a symbolic link/],
    ['another directory', () => mkdirSync(path), /but a directory/],
    ['a file', () => writeFileSync(path, ''), /but a file/],
    ['nothing', () => {}, /but nothing/],
  ])('is refused if %s has taken its place', (_, replace, message) => {
    renameSync(path, join(folder, 'kept'))
    replace()
    expect(() => made.check()).toThrow(message)
    expect(() => made.entries()).toThrow(message)
  })

  it('is refused if it holds a link or a socket', async () => {
    mkdirSync(join(path, 'a'))
    symlinkSync('b', join(path, 'a/link'))
    expect(() => made.entries()).toThrow(`${path}/a/link is a symbolic link`)
    rmSync(join(path, 'a/link'))
    await listen(join(path, 'a/s'), '')
    expect(() => made.entries()).toThrow(`${path}/a/s is a socket`)
  })
})

describe("the open handle of a server's socket", () => {
  it('is missing before the socket exists', () => {
    expect(made.holdSocket(join(path, 's'), ourselves)).toBeUndefined()
  })

  it('still leads to the server after a link has taken the place of the socket', async () => {
    await listen(join(path, 's'), 'the server')
    await listen(join(folder, 'other'), 'another server')
    using held = made.holdSocket(join(path, 's'), ourselves)
    renameSync(join(path, 's'), join(path, 'moved'))
    symlinkSync(join(folder, 'other'), join(path, 's'))
    expect(await answerAt(join(path, 's'))).toBe('another server')
    expect(await answerAt(held?.path ?? '')).toBe('the server')
  })

  it.each([
    ['a link', () => symlinkSync(join(folder, 'other'), join(path, 's')), /but a symbolic link/],
    ['a file', () => writeFileSync(join(path, 's'), ''), /but a file/],
  ])('is refused if the socket is %s', async (_, make, message) => {
    await listen(join(folder, 'other'), '')
    make()
    expect(() => made.holdSocket(join(path, 's'), ourselves)).toThrow(message)
  })

  it('is refused if the socket belongs to another user', async () => {
    await listen(join(path, 's'), '')
    expect(() => made.holdSocket(join(path, 's'), 12_345)).toThrow(/a socket of user \d+, as whom the server does not/)
  })

  it('is refused if the directory of the socket was replaced', async () => {
    renameSync(path, join(folder, 'kept'))
    mkdirSync(path)
    await listen(join(path, 's'), '')
    expect(() => made.holdSocket(join(path, 's'), ourselves)).toThrow(/is not the directory any more/)
  })

  it('leaves no file descriptor open once it is released', async () => {
    await listen(join(path, 's'), '')
    const held = made.holdSocket(join(path, 's'), ourselves)
    held?.[Symbol.dispose]()
    expect(() => readFileSync(held?.path ?? '')).toThrow(/ENOENT/)
  })
})
