/** A server program that is asked again and again what it reads of arguments; it never starts. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** It needs a tenth of a second; a busy machine may need far more. */
const MOST_SECONDS = 60
/** MySQL knows all names only when it validates, and 5.7 logs only with a number. */
const QUESTION = ['--datadir=data', '--tmpdir=tmp', '--server-id=1', '--loose-validate-config', '--verbose', '--help']

/** What the program says to some arguments. */
export interface Answer {
  readonly exitCode: number
  readonly help: string
  /** Errors and warnings. */
  readonly said: string
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** One shell runs program after program, because a container for each takes longer than the program. */
export class AskedServer implements Disposable {
  readonly #shell: ChildProcessWithoutNullStreams
  readonly #program: readonly string[]
  readonly #waiting: Waiting[] = []
  #printed = Buffer.alloc(0)

  /**
   * @param shell command of a POSIX shell beside the program, which reads its standard input
   * @param program the program, and arguments that precede all others
   */
  constructor([command = 'sh', ...args]: readonly string[], program: readonly string[]) {
    this.#program = [...program, ...QUESTION]
    this.#shell = spawn(command, args, { stdio: 'pipe' })
    this.#shell.stdout.on('data', (chunk: Buffer) => this.#take(chunk))
    this.#shell.once('close', (code) => this.#end(new Error(`the shell beside the server ended with code ${code}`)))
    this.#shell.once('error', (error) => this.#end(error))
    this.#shell.stdin.write('cd "$(mktemp -d)" && mkdir data tmp\n')
  }

  ask(args: readonly string[]): Promise<Answer> {
    const command = [...this.#program, ...args].map((each) => `'${each.replaceAll("'", "'\\''")}'`).join(' ')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#shell.stdin.write(
        `timeout ${MOST_SECONDS} ${command} > out 2> said < /dev/null; ` +
          `printf '%d %d %d\\n' $? $(wc -c < out) $(wc -c < said); cat out said\n`,
      )
    })
  }

  [Symbol.dispose](): void {
    this.#shell.stdin.end('rm -r "$PWD"\n')
  }

  #take(chunk: Buffer): void {
    this.#printed = Buffer.concat([this.#printed, chunk])
    const end = this.#printed.indexOf('\n')
    const [exitCode = 0, out = 0, said = 0] = this.#printed.toString('latin1', 0, end).split(' ').map(Number)
    const [start, middle, whole] = [end + 1, end + 1 + out, end + 1 + out + said]
    if (end < 0 || this.#printed.length < whole) return
    const text = (from: number, to: number) => this.#printed.toString('utf8', from, to)
    const answer = { exitCode, help: text(start, middle), said: text(middle, whole) }
    this.#printed = this.#printed.subarray(whole)
    this.#waiting.shift()?.resolve(answer)
  }

  #end(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
