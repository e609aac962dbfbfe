/** What the fuzzer calls with the bytes that it made; guided.ts builds this into one file, which is instrumented. */
import { checkPrototypes } from './fuzz.ts'
import { Parsers } from './parsers.ts'

const parser = new Parsers().all.find(({ name }) => name === process.env.QPSGATE_PARSER)

export async function fuzz(bytes: Buffer): Promise<void> {
  const input = parser?.guided?.inputOf(bytes.toString())
  if (input === undefined) return
  await parser?.check(input)
  checkPrototypes()
}
