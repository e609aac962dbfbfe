/**
 * Templates of CloudFormation, in YAML or JSON: the parameter groups of RDS and Aurora that are MySQL's or MariaDB's.
 */

import { isMap } from '../suite/consistency.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import { isOpen } from './embedded-options.ts'
import { OUR_FAMILY } from './manifest-kinds.ts'
import { describe } from './manifest-parts.ts'
import { chooseNames } from './server-names.ts'
import { type ConfiguredServer, type ServerReader, unknownOption } from './source.ts'
import { areServerVariables } from './variable-names.ts'
import { readYamlDocuments } from './yaml-documents.ts'
import { asMap, keyLine, valueAt, valueLine, type YamlSource } from './yaml-source.ts'

const GROUP_TYPES: readonly string[] = ['AWS::RDS::DBParameterGroup', 'AWS::RDS::DBClusterParameterGroup']

/** Paths of the resources in templates: the usual one, and the one in a file of the Serverless Framework. */
const TOPS: readonly (readonly string[])[] = [[], ['resources']]

/**
 * Reads the parameter groups of a template: each is a server, by its logical id. `Ref` and `Fn::Sub` of the template's
 * parameters are their defaults, with the line of the default or of the text; all other functions are unknown. RDS's
 * formulas, such as `{DBInstanceClassMemory*3/4}`, stay as they are written.
 */
export const readCloudFormationServers: ServerReader = (text, file) => {
  const { documents, problems, text: read, expressions } = readYamlDocuments(text, file)
  const lines = read.split('\n')
  const servers = documents.flatMap((tree) => {
    const source: YamlSource = { tree, file, lines, lineOf: (line) => line, expressions }
    return TOPS.flatMap((top) => groupsIn(source, top))
  })
  const names = chooseNames(servers.map(({ at }) => [at]))
  return { servers: servers.map((server, index) => ({ ...server, at: names[index] ?? '' })), problems, warnings: [] }
}

function groupsIn(source: YamlSource, top: KeyPath): ConfiguredServer[] {
  const template: Template = { source, top }
  const resources: KeyPath = [...top, 'Resources']
  return Object.entries(asMap(valueAt(source.tree.value, resources))).flatMap(([id, resource]) => {
    const isGroup = GROUP_TYPES.includes(String(asMap(resource).Type))
    return isGroup ? groupAt(template, id, [...resources, id]) : []
  })
}

interface Template {
  readonly source: YamlSource
  /** Path of the template within the file. */
  readonly top: KeyPath
}

function groupAt(template: Template, id: string, path: KeyPath): ConfiguredServer[] {
  const { source } = template
  const family = resolve(template, [...path, 'Properties', 'Family'])
  const here: KeyPath = [...path, 'Properties', 'Parameters']
  const value = valueAt(source.tree.value, here)
  const isOurs = family === undefined ? areServerVariables(Object.keys(asMap(value))) : OUR_FAMILY.test(family.value)
  if (!isOurs) return []
  const server = {
    at: id,
    file: source.file,
    line: keyLine(source, path),
    options: optionsAt(template, here, value),
    image: undefined,
  }
  return [family === undefined ? server : { ...server, family }]
}

/** Keys and tags that mark a function in place of a value. */
const FUNCTION = /^(?:!|Fn::|Ref$)/

function optionsAt(template: Template, path: KeyPath, value: unknown): ServerOption[] {
  const { source } = template
  const names = Object.keys(asMap(value))
  if (names.some((name) => FUNCTION.test(name)) || (value !== undefined && value !== null && !isMap(value))) {
    const place = { file: source.file, line: keyLine(source, path) }
    return [unknownOption('Parameters', describe(source, path), place)]
  }
  return names.map((name) => {
    const here = [...path, name]
    const known = resolve(template, here)
    if (known !== undefined) return { name, value: known.value, group: undefined, file: known.file, line: known.line }
    return unknownOption(name, describe(source, here), { file: source.file, line: keyLine(source, here) })
  })
}

/** A value with its functions evaluated; undefined if that is impossible, or there is none. */
function resolve(template: Template, path: KeyPath): Located<string> | undefined {
  const { source } = template
  const text = source.tree.textOf(path)
  if (text !== undefined) {
    const isUnknown = isOpen(text) || valueAt(source.tree.value, path) === null
    return isUnknown ? undefined : { value: text, file: source.file, line: valueLine(source, path) }
  }
  const [name, ...others] = Object.keys(asMap(valueAt(source.tree.value, path)))
  if (name === undefined || others.length > 0) return undefined
  const inside = [...path, name]
  if (name === 'Ref' || name === '!Ref') return defaultOf(template, source.tree.textOf(inside) ?? '')
  return name === 'Fn::Sub' || name === '!Sub' ? substituted(template, inside) : undefined
}

/** Types of parameters whose default is the name of a value elsewhere. */
const ELSEWHERE = /^AWS::SSM::/

function defaultOf({ source, top }: Template, name: string): Located<string> | undefined {
  const path: KeyPath = [...top, 'Parameters', name]
  const parameter = asMap(valueAt(source.tree.value, path))
  if (ELSEWHERE.test(String(parameter.Type)) || isSecret(parameter.NoEcho)) return undefined
  const here = [...path, 'Default']
  const value = source.tree.textOf(here)
  if (value === undefined || value.length > LONGEST_VALUE || isOpen(value)) return undefined
  return { value, file: source.file, line: valueLine(source, here) }
}

function isSecret(noEcho: unknown): boolean {
  return String(noEcho) === 'true'
}

/**
 * `${Name}` in a text, or in the first item of a list whose second item has more names. Texts longer than option values
 * are not evaluated.
 */
function substituted(template: Template, path: KeyPath): Located<string> | undefined {
  const { source } = template
  const isList = source.tree.textOf(path) === undefined
  const at = isList ? [...path, 0] : path
  const text = source.tree.textOf(at)
  if (text === undefined || text.length > LONGEST_VALUE) return undefined
  let isKnown = !text.includes('{{')
  const value = text.replace(/\$\{(!?)([^}]*)\}/g, (_, literal: string, name: string) => {
    if (literal !== '') return `\${${name}}`
    const own = [...path, 1, name]
    const found = isList && source.tree.has(own) ? simple(template, own) : defaultOf(template, name)
    isKnown &&= found !== undefined
    return found?.value ?? ''
  })
  return isKnown && value.length <= LONGEST_VALUE
    ? { value, file: source.file, line: valueLine(source, at) }
    : undefined
}

/** A value, or a reference to a parameter; no text in which others are put, as each could be in the next. */
function simple(template: Template, path: KeyPath): Located<string> | undefined {
  const [name = ''] = Object.keys(asMap(valueAt(template.source.tree.value, path)))
  return /Sub$/.test(name) ? undefined : resolve(template, path)
}

const LONGEST_VALUE = 4096
