/** The fonts of the pictures have only some letters; our own texts use no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAsset } from '../../../src/edges/files/assets.ts'

const CORE = join(import.meta.dirname, '../../../src/core')
/** Format of a map by segments, and the last character that it can hold. */
const SEGMENTS = 4
const END = 0xffff

/** Characters that a TrueType font maps to glyphs, by its table cmap in format 4 (OpenType specification 1.9, cmap). */
function charactersOf(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (cmap === undefined) throw new RangeError('the font has no table cmap')
  const start = font.readUInt32BE(cmap + 8)
  const maps = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, index) => start + font.readUInt32BE(start + 8 + 8 * index),
  )
  const map = maps.find((at) => font.readUInt16BE(at) === SEGMENTS)
  if (map === undefined) throw new RangeError('the font has no map of format 4')
  const twice = font.readUInt16BE(map + 6)
  const ranges = Array.from({ length: twice / 2 }, (_, index) => {
    const end = font.readUInt16BE(map + 14 + 2 * index)
    return { first: font.readUInt16BE(map + 16 + twice + 2 * index), end }
  })
  const all = ranges.flatMap(({ first, end }) => Array.from({ length: end - first + 1 }, (_, index) => first + index))
  return new Set(all.filter((character) => character < END))
}

/** Characters of the folders whose sentences are in pictures, without those of comments. */
function writtenIn(...folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(CORE, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(CORE, folder, name)),
  )
  const code = files
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  return [...new Set(code.join(''))].filter((character) => /\P{Cc}/u.test(character)).sort()
}

describe.each(['inter-regular.ttf', 'inter-bold.ttf'] as const)('the font %s', (name) => {
  it('has every character that qpsgate writes into charts', async () => {
    const has = charactersOf(await readAsset(name))
    const written = writtenIn('wording', 'views/chart')
    expect(written).toEqual(expect.arrayContaining(['A', '%', '−', '…', '·']))
    expect(written.filter((character) => !has.has(character.codePointAt(0) ?? 0))).toEqual([])
  })

  it('has the letters of European languages', async () => {
    const has = charactersOf(await readAsset(name))
    const letters = 'áčďéěíňóřšťúůýž äöüß åæø ąćęłńśźż ğış ñ ç αβγΩ дежзийя'.replaceAll(' ', '')
    expect([...letters].filter((character) => !has.has(character.codePointAt(0) ?? 0))).toEqual([])
  })

  it('is smaller than 100 kB', async () => expect((await readAsset(name)).length).toBeLessThan(100_000))
})
