/** For other people's code in the bundle: the notices that its licences ask for, and a bill of materials. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that has code or a file in the bundle. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** Address of its source, which the MPL asks for. */
  readonly source: string
  /** Its licence and notices, as it ships them. */
  readonly text: string
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly repository?: string | { readonly url?: string }
}

const FOREWORD = `The files beside this one hold parts of the packages below, under the licences of these. The fonts have theirs in
inter-license.txt, turns.lua and rotor.lua in COPYING.
`
/** Texts of licences, by SPDX identifier, for packages that do not ship the text of the licence they name. */
const SHARED_TEXTS = join(import.meta.dirname, 'licences')
const NOTICES = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/**
 * The packages that modules come from, in the order of their names.
 *
 * @param modules paths of files
 * @throws Error if a package has no text of its licence
 */
export function packagesOf(modules: Iterable<string>): readonly BundledPackage[] {
  const folders = new Set([...modules].flatMap((path) => PACKAGE.exec(path)?.[1] ?? []))
  const all = [...folders].map(readPackage)
  const byName = Map.groupBy(all, ({ name, version }) => `${name}@${version}`)
  return [...byName.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first]]) => first ?? [])
}

function readPackage(folder: string): BundledPackage {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license: licence, repository } = manifest as Manifest
  const source = typeof repository === 'string' ? repository : repository?.url
  if (name === undefined || version === undefined || licence === undefined || source === undefined)
    throw new Error(
      `${folder}/package.json lacks name, version, licence or repository: the bundle cannot say whose code it is`,
    )
  const files = readdirSync(folder)
    .filter((file) => NOTICES.test(file))
    .toSorted()
  const paths = files.length > 0 ? files.map((file) => join(folder, file)) : [join(SHARED_TEXTS, `${licence}.txt`)]
  return {
    name,
    version,
    licence,
    source: addressOf(source),
    text: paths.map((path) => readFileSync(path, 'utf8').trim()).join('\n\n'),
  }
}

/** Address for a browser, because manifests may shorten addresses on GitHub, or give those of other protocols. */
function addressOf(source: string): string {
  const [, name] =
    /^(?:github:|(?:git\+)?\w+:\/\/github\.com\/|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(source) ?? []
  return name === undefined ? source.replace(/^git\+/, '') : `https://github.com/${name}`
}

/** Text for people: each package with its licence. */
export function noticesText(packages: readonly BundledPackage[]): string {
  const each = packages.map(
    ({ name, version, licence, source, text }) => `${name} ${version} (${licence})\n${source}\n\n${text}\n`,
  )
  const rule = `\n${'-'.repeat(78)}\n\n`
  return [FOREWORD, ...each].join(rule)
}

/** Bill of materials in CycloneDX 1.6. The same packages always give the same text. */
export function billOfMaterials(packages: readonly BundledPackage[]): string {
  const components = packages.map(({ name, version, licence }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: licence }],
  }))
  // qpsgate's own version is left out, because with it each release would have to build dist/ again.
  const component = { type: 'application', name: 'qpsgate' }
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components }
  return `${JSON.stringify(bill, null, 2)}\n`
}
