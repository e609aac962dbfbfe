/** A server on loopback that speaks MySQL's protocol and means harm: it asks for passwords and files, or never ends. */
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Ways to log in that the server may demand. */
export type Plugin =
  | 'mysql_native_password'
  | 'caching_sha2_password'
  | 'sha256_password'
  | 'mysql_clear_password'
  | 'mysql_old_password'
  | 'dialog'

/** Answer to a statement: rows with their column names, or something that no honest server sends. */
export type Answer =
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] }
  | 'ok'
  | 'endless rows'
  | 'endless columns'
  | 'half a packet'
  | 'nonsense'
  | { readonly wantsFile: string }
  | { readonly error: string }

export interface HostileServer extends AsyncDisposable {
  readonly port: number
  /** Statements that clients sent. */
  readonly statements: readonly string[]
  /** Everything that clients sent, both as it came and decrypted with the server's key. */
  readonly learned: () => string
}

interface Behaviour {
  /** The demanded way to log in; default: mysql_native_password. */
  readonly plugin?: Plugin
  /** Whether it names the plugin in its greeting, or switches to it afterwards. Default: it switches. */
  readonly isAdvertised?: boolean
  /** Answers to statements; default: "ok" to all. */
  readonly answer?: (sql: string) => Answer
}

const SILENCE_MS = 2000
const NONCE = 'abcdefghijklmnopqrst'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PUBLIC_KEY = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }) as string)
/** All capabilities except TLS, compression, session state, the newer end of rows, and query attributes. */
const ABILITIES = 0xffffffff & ~((1 << 11) | (1 << 5) | (1 << 23) | (1 << 24) | (1 << 26) | (1 << 27))
const OK = Buffer.from([0, 0, 0, 2, 0, 0, 0])
const END = Buffer.from([0xfe, 0, 0, 2, 0])

export async function startHostileServer(behaviour: Behaviour = {}): Promise<HostileServer> {
  const statements: string[] = []
  const learned: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    // Closes silent connections, because otherwise a client that waits for more would wait for ever.
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    new Client(socket, behaviour, statements, learned).serve().catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    statements,
    learned: () => learned.join('\n'),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

class Client {
  readonly #socket: Socket
  readonly #behaviour: Behaviour
  readonly #statements: string[]
  readonly #learned: string[]
  readonly #packets: AsyncGenerator<Buffer>
  #sequence = 0

  constructor(socket: Socket, behaviour: Behaviour, statements: string[], learned: string[]) {
    this.#socket = socket
    this.#behaviour = behaviour
    this.#statements = statements
    this.#learned = learned
    this.#packets = this.#packetsOf(socket)
  }

  async serve(): Promise<void> {
    const { answer = () => 'ok' } = this.#behaviour
    await this.#logIn()
    for (;;) {
      const packet = await this.#next()
      const [command] = packet
      if (command === 1) return void this.#socket.end()
      const sql = packet.subarray(1).toString()
      // Only statements, also those to be prepared, get the test's answer.
      if (command !== 3 && command !== 22) this.#send(OK)
      else {
        this.#statements.push(sql)
        await this.#answer(answer(sql))
      }
    }
  }

  async #logIn(): Promise<void> {
    const { plugin = 'mysql_native_password', isAdvertised = false } = this.#behaviour
    const word = (value: number) => Buffer.from([value & 255, (value >> 8) & 255])
    const greeting = isAdvertised ? plugin : 'mysql_native_password'
    this.#send(
      ...[Buffer.from(`\n8.0.40\0\x07\0\0\0${NONCE.slice(0, 8)}\0`), word(ABILITIES), Buffer.from([45, 2, 0])],
      ...[word(ABILITIES >>> 16), Buffer.from([21]), Buffer.alloc(10)],
      Buffer.from(`${NONCE.slice(8)}\0${greeting}\0`),
    )
    await this.#next()
    if (plugin === 'mysql_old_password') this.#send(Buffer.from([0xfe]))
    else if (!isAdvertised) this.#send(Buffer.from(`\xfe${plugin}\0${NONCE}\0`, 'latin1'))
    if (!isAdvertised) await this.#next()
    if (plugin === 'caching_sha2_password') this.#send(Buffer.from([1, 4]))
    if (plugin === 'caching_sha2_password' || plugin === 'sha256_password') {
      // The client asks for the key, or sends the password.
      if (!isAdvertised || plugin === 'caching_sha2_password') await this.#next()
      this.#send(Buffer.from([1]), PUBLIC_KEY)
      this.#open(await this.#next())
    }
    this.#send(OK)
  }

  /** Decrypts a password that was encrypted with the server's public key, and notes it. */
  #open(sealed: Buffer): void {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const opened = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha1' }, sealed)
    const password = opened.map((byte, at) => byte ^ NONCE.charCodeAt(at % NONCE.length))
    this.#learned.push(Buffer.from(password).toString('latin1'))
  }

  async #answer(answer: Answer): Promise<void> {
    if (answer === 'ok') this.#send(OK)
    else if (answer === 'nonsense') this.#send(Buffer.alloc(300_000, 0xfd))
    else if (answer === 'half a packet') this.#socket.write(Buffer.from([255, 255, 255, 1, 5]))
    else if (answer === 'endless columns') {
      this.#send(Buffer.from([0xfd, 255, 255, 255]))
      for (;;) await this.#flood(columnOf('c'.repeat(60_000)))
    } else if (answer === 'endless rows') {
      this.#send(Buffer.from([1]))
      this.#send(columnOf('c'))
      this.#send(END)
      for (;;) await this.#flood(field('x'.repeat(60_000)))
    } else if ('wantsFile' in answer) {
      this.#send(Buffer.from(`\xfb${answer.wantsFile}`, 'latin1'))
      while ((await this.#next()).length > 0);
      this.#send(OK)
    } else if ('error' in answer) this.#send(Buffer.from(`\xff\x28\x04#42000${answer.error}`, 'latin1'))
    else {
      this.#send(Buffer.from([answer.columns.length]))
      for (const name of answer.columns) this.#send(columnOf(name))
      this.#send(END)
      for (const row of answer.rows)
        this.#send(...row.map((value) => (value === null ? Buffer.from([0xfb]) : field(value))))
      this.#send(END)
    }
  }

  async #flood(packet: Buffer): Promise<void> {
    if (this.#send(packet)) await new Promise(setImmediate)
    else await once(this.#socket, 'drain')
  }

  #send(...parts: readonly Buffer[]): boolean {
    const content = Buffer.concat(parts)
    const head = Buffer.alloc(4)
    head.writeUIntLE(content.length, 0, 3)
    head[3] = this.#sequence++ & 255
    return this.#socket.write(Buffer.concat([head, content]))
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#packets.next()
    if (done) throw new Error('the client has gone')
    return value
  }

  async *#packetsOf(socket: Socket): AsyncGenerator<Buffer> {
    let left = Buffer.alloc(0)
    for await (const chunk of socket) {
      this.#learned.push((chunk as Buffer).toString('latin1'))
      left = Buffer.concat([left, chunk as Buffer])
      for (let length = lengthOf(left); left.length >= 4 + length; length = lengthOf(left)) {
        this.#sequence = (left[3] ?? 0) + 1
        yield left.subarray(4, 4 + length)
        left = left.subarray(4 + length)
      }
    }
  }
}

function lengthOf(packets: Buffer): number {
  return packets.length < 4 ? Number.POSITIVE_INFINITY : packets.readUIntLE(0, 3)
}

/** Bytes of a text, after its length. */
function field(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUIntLE(bytes.length, 1, 3)
  length[0] = 0xfd
  return Buffer.concat([bytes.length < 251 ? Buffer.from([bytes.length]) : length, bytes])
}

function columnOf(name: string): Buffer {
  const none = Buffer.from([0])
  const form = Buffer.from([12, 45, 0, 255, 255, 0, 0, 253, 0, 0, 0, 0, 0])
  return Buffer.concat([field('def'), none, none, none, field(name), field(name), form])
}
