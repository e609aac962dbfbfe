/** The rows of a file, one after the other, without the file ever being whole in memory. */
import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

const CHUNK_BYTES = 1 << 16

/**
 * Text between line feeds, the rest after the last one included, by lists of as many as are read at a time.
 *
 * @param most characters of a row; after one that has more, and is read to no more than a chunk beyond them, none come
 * @throws what the system says where the file cannot be read
 */
export function* readRows(file: string, most: number): Generator<string[]> {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  const decoder = new StringDecoder('utf8')
  const descriptor = openSync(file, 'r')
  try {
    let rest = ''
    let bytes = 1
    while (bytes > 0 && rest.length <= most) {
      bytes = readSync(descriptor, chunk)
      const text = bytes === 0 ? decoder.end() : decoder.write(chunk.subarray(0, bytes))
      const [first = '', ...others] = text.split('\n')
      // Joined only where it ends: a long row is not looked through again and again.
      const last = others.pop()
      if (last !== undefined) yield [rest + first, ...others]
      rest = last ?? rest + first
    }
    yield [rest]
  } finally {
    closeSync(descriptor)
  }
}
