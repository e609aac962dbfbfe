/** Servers of a file's objects, put together from their parts. */

import { UNREAD_MARK } from '../names.ts'
import { isMap } from '../suite/consistency.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located } from '../suite/suite.ts'
import { holdsServer } from './images.ts'
import { type FilePart, filePartsOf, mountedFiles } from './manifest-files.ts'
import { flagsBeside, flagsOfContainer, hasCommand } from './manifest-flags.ts'
import { imageAround, imageIn } from './manifest-images.ts'
import {
  CLIENT_KINDS,
  DEFINITIONS_KEY,
  ENCLOSING_KEYS,
  FILE_KINDS,
  FILES_OF_ONE,
  OUR_FAMILY,
  POD_KINDS,
  SERVER_KINDS,
  SETTING_KINDS,
  type ServerKind,
} from './manifest-kinds.ts'
import type { ManifestObject } from './manifest-objects.ts'
import { optionAt, type Part, partAt, textPart, valuesOf, variablesPart } from './manifest-parts.ts'
import { containersOf, type Mount } from './manifest-pods.ts'
import { MOST_OPTIONS } from './source.ts'
import { areServerVariables } from './variable-names.ts'
import { asMap, keyLine, knownText, pathsTo, valueAt } from './yaml-source.ts'

/** A server whose name is not yet chosen among those of its file. */
export interface ServerDraft extends Omit<Part, 'path'> {
  /** Names that it may have, the shortest first. */
  readonly names: readonly string[]
  readonly image: Located<string> | undefined
  readonly family?: Located<string> | undefined
}

/** Pods may mount the same files in any number, and each pod is a server with all their options. */
const MOST_USES = 2000

/** Servers in the order of their lines; undefined if there are implausibly many. */
export function serversOf(objects: readonly ManifestObject[]): ServerDraft[] | undefined {
  const users = objects.flatMap((object) => [...usersInPod(object), ...usersOfKind(object)])
  if (users.length > MOST_USES) return undefined
  const readAsVariables = new Set(
    users.flatMap(({ takesVariables, mounts }) =>
      takesVariables ? mounts.map(({ kind, name }) => `${kind}/${name}`) : [],
    ),
  )
  const files = objects.flatMap((object) => filePartsOf(object, readAsVariables.has(`${object.kind}/${object.name}`)))
  const byObject = Map.groupBy(files, ({ object: { kind, name } }) => `${kind}/${name}`)
  const mounted: MountedUser[] = []
  let optionsLeft = MOST_OPTIONS
  for (const user of users) {
    const near = [...new Set(user.mounts.map(({ kind, name }) => `${kind}/${name}`))].flatMap(
      (key) => byObject.get(key) ?? [],
    )
    const { read, copied } = mountedFiles(user.mounts, user.object.namespace, near)
    for (const { options } of [...read, ...copied, ...user.own]) optionsLeft -= options.length + 1
    if (optionsLeft < 0 || near.length * user.mounts.length > MOST_OPTIONS) return undefined
    if (isServer(user, read)) mounted.push({ user, read, copied })
  }
  const uses = usesOf(mounted)
  const used = new Set(mounted.flatMap(({ read, copied }) => [...read, ...copied]))
  return [
    ...mounted.flatMap((each) => serversOfUser(each, uses)),
    ...files.filter((file) => !used.has(file)).map((file) => ({ ...file, names: namesOfFile(file), image: undefined })),
    ...objects.flatMap(otherServers),
    ...serversOfSettings(objects),
  ].toSorted((one, other) => one.line - other.line)
}

/** How many servers have files of an object. */
function usesOf(mounted: readonly MountedUser[]): Map<ManifestObject, number> {
  const objects = mounted.flatMap(({ read, copied }) => [...new Set([...read, ...copied].map(({ object }) => object))])
  return new Map([...Map.groupBy(objects, (object) => object)].map(([object, { length }]) => [object, length]))
}

/** A container or an object of an operator, that is a server or reads the files of one. */
interface User {
  readonly object: ManifestObject
  readonly names: readonly string[]
  readonly line: number
  readonly own: readonly Part[]
  readonly mounts: readonly Mount[]
  readonly image: Located<string> | undefined
  readonly family?: Located<string> | undefined
  /** Whether it is known to be a server; otherwise its options tell. */
  readonly isServer: boolean
  /** Whether it reads keys as variables, not as names of files. */
  readonly takesVariables: boolean
}

function isServer({ isServer: isKnown, own }: User, read: readonly FilePart[]): boolean {
  return isKnown || read.length > 0 || areServerVariables(own.flatMap(namesIn))
}

function namesIn({ options }: Part): string[] {
  return options.map(({ name }) => (name.startsWith(UNREAD_MARK) ? name.slice(UNREAD_MARK.length) : name))
}

function usersInPod(object: ManifestObject): User[] {
  const { source } = object
  return containersOf(object).flatMap(({ path, name, mounts }) => {
    const named = imageIn(source, path)
    if (named?.kind === 'other') return []
    const container = asMap(valueAt(source.tree.value, path))
    return [
      {
        object,
        names: namesOf(object, name === undefined ? [] : [name]),
        line: keyLine(source, path),
        own: hasCommand(container) ? [flagsOfContainer(source, path)] : [],
        mounts,
        image: named?.image,
        isServer: named !== undefined && holdsServer(named.image.value),
        takesVariables: false,
      },
    ]
  })
}

function ruleOf({ kind = '', api }: ManifestObject): ServerKind | undefined {
  return SERVER_KINDS.find((rule) => rule.kinds.includes(kind) && rule.api.test(api))
}

/** The first of several paths at which there is a text that is known. */
function firstText(
  { source, path, value }: ManifestObject,
  patterns: readonly (readonly string[])[],
): Located<string> | undefined {
  const paths = patterns.flatMap((pattern) => pathsTo(value, pattern, path))
  return paths.map((each) => knownText(source, each)).find((text) => text !== undefined)
}

function usersOfKind(object: ManifestObject): User[] {
  const rule = ruleOf(object)
  if (rule === undefined) return []
  const family = firstText(object, rule.family ?? [])
  if (family !== undefined && !OUR_FAMILY.test(family.value)) return []
  const texts = handledPaths(object, rule.texts).filter(
    (path) => typeof valueAt(object.source.tree.value, path) === 'string',
  )
  const own = [
    ...texts.map((path) => textPart(object.source, path)),
    ...handledPaths(object, rule.variables).map((path) => variablesPart(object.source, path)),
  ]
  return [
    {
      object,
      names: namesOf(object, []),
      line: own[0]?.line ?? keyLine(object.source, [...object.path, 'kind']),
      own,
      mounts: texts.length > 0 ? [] : readsOf(object, rule),
      image: imageOfKind(object, rule),
      family,
      isServer: family !== undefined || (rule.family === undefined && (rule.isServer || own.length > 0)),
      takesVariables: rule.texts === undefined && rule.variables === undefined,
    },
  ]
}

function handledPaths({ value, path }: ManifestObject, patterns: readonly (readonly string[])[] = []): KeyPath[] {
  return patterns.flatMap((pattern) => pathsTo(value, pattern, path))
}

function readsOf(object: ManifestObject, { reads = [] }: ServerKind): Mount[] {
  return reads.flatMap(({ kind, at, key, suffix = '' }) => {
    const name = firstText(object, [at])?.value
    const file = key === undefined ? undefined : firstText(object, [key])?.value
    return name === undefined
      ? []
      : [{ kind, name: name + suffix, keys: file === undefined ? undefined : [file], target: '/' }]
  })
}

function imageOfKind(object: ManifestObject, { image, version }: ServerKind): Located<string> | undefined {
  for (const path of handledPaths(object, image)) {
    const named = imageIn(object.source, path)
    if (named !== undefined && named.kind !== 'other') return named.image
  }
  const written = version === undefined ? undefined : firstText(object, [version.at])
  return version === undefined || written === undefined
    ? undefined
    : { ...written, value: `${version.image}:${written.value}` }
}

interface MountedUser {
  readonly user: User
  readonly read: readonly FilePart[]
  readonly copied: readonly FilePart[]
}

function serversOfUser({ user, read, copied }: MountedUser, uses: ReadonlyMap<ManifestObject, number>): ServerDraft[] {
  const { image, family, own } = user
  const whole = { ...merged([...read, ...own], user.line), names: namesWith(user, read, uses), image, family }
  const parts = copied.map((file) => ({
    ...merged([file, ...own], file.line),
    names: namesOfFile(file),
    image,
    family,
  }))
  return read.length > 0 || copied.length === 0 ? [whole, ...parts] : parts
}

/** @param line used if there is no part */
function merged(parts: readonly Part[], line: number): Omit<Part, 'path'> {
  return {
    line: parts[0]?.line ?? line,
    options: parts.flatMap(({ options }) => options),
    problems: parts.flatMap(({ problems }) => problems),
    warnings: parts.flatMap(({ warnings }) => warnings),
  }
}

/** A server is named after the one object that only it reads, else after itself. */
function namesWith(
  user: User,
  read: readonly FilePart[],
  uses: ReadonlyMap<ManifestObject, number>,
): readonly string[] {
  const [first, ...others] = read
  if (first === undefined || others.some(({ object }) => object !== first.object) || uses.get(first.object) !== 1)
    return user.names
  return others.length === 0 ? namesOfFile(first) : namesOf(first.object, [])
}

function namesOfFile({ object, key }: FilePart): string[] {
  return namesOf(object, key === undefined ? [] : [key])
}

/** Names of something in an object: the object's, with the inner one's if that is not enough. */
function namesOf({ kind, name, namespace }: ManifestObject, inner: readonly string[]): string[] {
  const own = name ?? kind ?? ''
  const joined = inner.map((each) => (own === '' ? each : `${own}.${each}`))
  const longest = joined.at(-1) ?? own
  const names = [own, ...joined, kind === undefined ? longest : `${kind}/${longest}`]
  return namespace === undefined ? names : [...names, `${namespace}/${kind ?? ''}/${longest}`]
}

/** Servers of an object besides that of its kind: parts anywhere in it. */
function otherServers(object: ManifestObject): ServerDraft[] {
  const { kind = '', source, path, value } = object
  const isOther = [POD_KINDS, FILE_KINDS].some((kinds) => Object.hasOwn(kinds, kind)) || CLIENT_KINDS.includes(kind)
  const rule = ruleOf(object)
  const family = firstText(object, rule?.family ?? [])
  if (isOther || (family !== undefined && !OUR_FAMILY.test(family.value))) return []
  const handled = new Set(
    [...handledPaths(object, rule?.texts), ...handledPaths(object, rule?.variables)].map((each) => each.join('\n')),
  )
  const isDefinition = ([key]: KeyPath) => typeof key === 'string' && DEFINITIONS_KEY.test(key)
  const isPassedOver = (each: KeyPath) =>
    isDefinition(each.slice(path.length)) || (handled.size > 0 && handled.has(each.join('\n')))
  const values = [...valuesOf(value, path, isPassedOver)]
  const parts = groupParts(
    values.flatMap((each) => partsOf(object, each)),
    object,
  )
  const configured = parts.map((part) => ({
    ...merged([part], part.line),
    names: namesInside(object, part.path),
    image: imageAround(source, [...part.path, ''], path),
  }))
  const paths = rule === undefined ? values.flatMap((each) => (isMap(each.value) ? [each.path] : [])) : []
  return [...configured, ...serversOfImages(object, paths, new Set(configured.map(({ image }) => image?.line)))]
}

/** Servers for which a chart’s values give only the image. @param lines of images that other servers have */
function serversOfImages(
  object: ManifestObject,
  paths: readonly KeyPath[],
  lines: ReadonlySet<number | undefined>,
): ServerDraft[] {
  return paths.flatMap((path) => {
    const named = imageIn(object.source, path)
    if (named?.kind !== 'server' || lines.has(named.image.line)) return []
    const here = [...path, 'image']
    const line = keyLine(object.source, here)
    return { ...merged([], line), names: namesInside(object, here), image: named.image }
  })
}

function partsOf(object: ManifestObject, { path, value }: { path: KeyPath; value: unknown }): Part[] {
  const { source } = object
  const part = partAt(object, path, value)
  if (part !== undefined) return [part]
  const map = asMap(value)
  if (hasCommand(map) && imageIn(source, path)?.kind === 'server') return [{ ...flagsOfContainer(source, path), path }]
  const flags = flagsBeside(source, path)
  if (flags === undefined || isBesideOptions(object, path, map)) return []
  const isOurs = areServerVariables(namesIn(flags)) || imageAround(source, flags.path, object.path) !== undefined
  return isOurs ? [flags] : []
}

function isBesideOptions(object: ManifestObject, path: KeyPath, map: ReturnType<typeof asMap>): boolean {
  return Object.entries(map).some(([key, value]) => partAt(object, [...path, key], value) !== undefined)
}

/** Files of one server as one part, and flags after the options next to them. */
function groupParts(parts: readonly Part[], { source }: ManifestObject): Part[] {
  const groups = Map.groupBy(parts, ({ path }) => {
    const around = path.slice(0, -1)
    return (FILES_OF_ONE.includes(String(around.at(-1))) ? around : path).join('\n')
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const around = first.path.slice(0, -1)
    const isOfOne = FILES_OF_ONE.includes(String(around.at(-1)))
    const flags = isOfOne ? undefined : flagsBeside(source, around)
    const isFlags = flags?.path.join('\n') === first.path.join('\n')
    const all = flags === undefined || isFlags ? group : [...group, flags]
    return [{ ...merged(all, first.line), path: isOfOne ? around : first.path }]
  })
}

function namesInside(object: ManifestObject, path: KeyPath): string[] {
  const inside = path.slice(object.path.length)
  const start = inside.findIndex((step) => !ENCLOSING_KEYS.includes(String(step)))
  const shown = dotted(start < 0 ? inside : inside.slice(start))
  if (object.name === undefined && object.kind === undefined) return [shown, dotted(inside)]
  const key = String(inside.findLast((step) => typeof step === 'string') ?? '')
  return namesOf(object, key === shown ? [shown] : [key, shown])
}

function dotted(path: KeyPath): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')
}

/** Servers whose variables are each an object of its own. */
function serversOfSettings(objects: readonly ManifestObject[]): ServerDraft[] {
  const settings = objects.flatMap((object) => {
    const rule = SETTING_KINDS.find(({ kinds, api }) => kinds.includes(object.kind ?? '') && api.test(object.api))
    if (rule === undefined) return []
    const name = firstText(object, rule.name)
    const server = firstText(object, rule.server)?.value ?? object.kind ?? ''
    if (name === undefined) return []
    const option = optionAt(object.source, [...object.path, ...rule.value], name.value)
    return [
      {
        server: server.split('/').at(-1) ?? server,
        option,
        line: keyLine(object.source, [...object.path, 'kind']),
        kind: object.kind,
      },
    ]
  })
  return [...Map.groupBy(settings, ({ server }) => server)].map(([server, group]) => ({
    names: [server, `${group[0]?.kind}/${server}`],
    line: group[0]?.line ?? 1,
    options: group.map(({ option }) => option),
    problems: [],
    warnings: [],
    image: undefined,
  }))
}
