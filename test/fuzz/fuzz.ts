/** Parsers tried with generated inputs: the promises of each for any input. */
import fc from 'fast-check'

/** The words of a megabyte of SQL: how fast this machine reads. */
const YARDSTICK = 'INSERT INTO t VALUES (1, 2);\n'.repeat(36_000)
/** CPU time that any input may take without a question, in ms. */
const SHORT_MS = 1000
/**
 * An input that takes longer is tried once more, because there may have been garbage to collect. It may then take as
 * long as reading the yardstick fifty times, timed beside it: a busy machine slows both.
 */
const LONGEST_YARDSTICKS = 50

export interface Parser<Input = unknown> {
  readonly name: string
  readonly inputs: fc.Arbitrary<Input>
  /** Throws where the parser broke a promise with this input. */
  readonly check: (input: Input) => void | Promise<void>
  /** How many texts one input holds; default: 1. */
  readonly texts?: number | undefined
}

/** Parsers of different inputs side by side. */
export function parser<Input>(one: Parser<Input>): Parser {
  return one as Parser
}

export interface Fuzzed {
  readonly inputs: number
  readonly seconds: number
  /** The failure of the smallest input that was found, and the way to see it again. */
  readonly failure: string | undefined
}

export interface FuzzLimits {
  readonly inputs: number
  readonly seconds: number
}

export async function fuzz({ inputs, check, texts = 1 }: Parser, limits: FuzzLimits): Promise<Fuzzed> {
  const began = performance.now()
  let tried = 0
  const details = await fc.check(
    fc.asyncProperty(inputs, async (input) => {
      tried += texts
      await checkInTime(check, input)
      checkPrototypes()
    }),
    { numRuns: Math.ceil(limits.inputs / texts), interruptAfterTimeLimit: limits.seconds * 1000 },
  )
  const failure = details.failed && !(details.interrupted && details.counterexample === null)
  return {
    inputs: tried,
    seconds: (performance.now() - began) / 1000,
    failure: failure ? `${wordsOf(details.errorInstance)}\n${fc.defaultReportMessage(details)}` : undefined,
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function checkInTime(check: Parser['check'], input: unknown): Promise<void> {
  const first = await timed(check, input)
  if (first <= SHORT_MS) return
  const second = await timed(check, input)
  const yardstick = await timed(() => void [...YARDSTICK.matchAll(/[A-Z]+|\d+/g)], undefined)
  const longest = Math.max(SHORT_MS, LONGEST_YARDSTICKS * yardstick)
  if (second > longest) {
    throw new Error(`it took ${first.toFixed(0)} ms, then ${second.toFixed(0)} ms; at most ${longest.toFixed(0)} ms`)
  }
}

async function timed(check: Parser['check'], input: unknown): Promise<number> {
  const began = process.cpuUsage()
  await check(input)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

const KNOWN_NAMES = namesOfPrototypes()

/** Properties that every object inherits are unchanged. */
export function checkPrototypes(): void {
  const found = namesOfPrototypes()
  if ('polluted' in {} || found !== KNOWN_NAMES) throw new Error(`a prototype was changed: ${found}`)
}

function namesOfPrototypes(): string {
  return [Object.prototype, Array.prototype, Function.prototype].map((one) => Reflect.ownKeys(one).length).join(' ')
}
