/** A suite's text, with the keys that it inherits from another suite. */
import { describeValue, type KeyPath, type ProblemDraft } from '../problems.ts'
import { joinPath, type OptionFileReader, whyUnusable } from '../sources/option-includes.ts'
import { isMap, readYaml, type YamlTree } from '../yaml-tree.ts'

const OWN_KEYS: readonly string[] = ['name', 'extends']

export const EXTENDS_FORM =
  'the name of a suite file in the same folder, such as pfs.yml, or of one that comes with qpsgate'

/** Name of a suite that another one extends. It has no slash, so that the file is in the same folder. */
export const NAME_OF_SUITE = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/

export interface TextFile {
  readonly file: string
  readonly text: string
}

export type SuiteFinder = (name: string) => TextFile | undefined

export interface SuiteText {
  readonly tree: YamlTree
  readonly fileAt: (path: KeyPath) => string
}

type SuiteTextReading = SuiteText | { readonly file: string; readonly drafts: readonly ProblemDraft[] }

/**
 * Reads a suite and the one that it extends. It never throws because of a text; only errors of the reader are thrown.
 */
export function readSuiteText(suite: TextFile, reader: OptionFileReader, shipped: SuiteFinder): SuiteTextReading {
  const { file, text } = suite
  const read = readYaml(text)
  if ('drafts' in read) return { file, drafts: read.drafts }
  const { tree } = read
  const name = isMap(tree.value) ? tree.value.extends : undefined
  if (name === undefined) return { tree, fileAt: () => file }
  // If the extended suite cannot be read, only this is reported: all keys that it defines would seem missing.
  const refusal = (why: string, allowed = EXTENDS_FORM) => {
    const draft = {
      path: ['extends'],
      position: tree.positionOf(['extends']),
      actual: `${describeValue(name)}${why}`,
      allowed,
    }
    return { file, drafts: [draft] }
  }
  if (typeof name !== 'string' || !NAME_OF_SUITE.test(name)) return refusal('')
  const reading = reader.file(name, name)
  if (reading.kind !== 'text' && reading.kind !== 'absent') {
    const { actual, allowed } = whyUnusable(reading, reader.rootOf(name), 'a suite')
    return refusal(`, ${actual}`, allowed)
  }
  const other = reading.kind === 'text' ? { file: joinPath(file, name), text: reading.text } : shipped(name)
  if (other === undefined) return refusal(', which does not exist')
  const readOther = readYaml(other.text)
  if ('drafts' in readOther) return { file: other.file, drafts: readOther.drafts }
  if (!isMap(readOther.tree.value)) return refusal(', which is no suite')
  if ('extends' in readOther.tree.value) return refusal(', which extends another one', 'a suite that extends none')
  return mergeSuites({ file, tree }, { file: other.file, tree: readOther.tree })
}

function mergeSuites(suite: FileTree, other: FileTree): SuiteText {
  const values = new Map(Object.entries(isMap(other.tree.value) ? other.tree.value : {}))
  for (const key of [...OWN_KEYS, ...Object.keys(isMap(suite.tree.value) ? suite.tree.value : {})]) values.delete(key)
  const at = ([key]: KeyPath) => (values.has(String(key)) ? other : suite)
  const value = { ...Object.fromEntries(values), ...(isMap(suite.tree.value) ? suite.tree.value : {}) }
  return {
    tree: {
      value,
      has: (path) => at(path).tree.has(path),
      positionOf: (path) => at(path).tree.positionOf(path),
      keyPositionOf: (path) => at(path).tree.keyPositionOf(path),
      textOf: (path) => at(path).tree.textOf(path),
    },
    fileAt: (path) => at(path).file,
  }
}

interface FileTree {
  readonly file: string
  readonly tree: YamlTree
}
