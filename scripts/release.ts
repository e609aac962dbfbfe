/**
 * Steps of a release. Before the merge, `prepare VERSION` updates the version and the date in all files; after it,
 * `notes VERSION` prints the changelog's section, and `tag VERSION` moves the tag of its major version to the current
 * commit. Run by Node 24: node scripts/release.ts prepare 1.2.0
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const [CHANGELOG, MANIFEST, LOCK] = ['CHANGELOG.md', 'package.json', 'package-lock.json'] as const
/** The file with the version of the action that users copy into their workflows. */
const README = 'README.md'
const UNRELEASED = '## Unreleased'
/** Semantic Versioning 2.0.0, without build metadata, which npm drops. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9a-z.-]+))?$/i

/** The changelog's section about a version. Throws if there is none. */
export function releaseNotes(changelog: string, version: string): string {
  const section = sectionsOf(changelog).find(({ title }) => title.startsWith(`## ${version} `))
  if (section === undefined || section.text === '') throw new Error(`${CHANGELOG} has nothing of ${version}`)
  return `${section.text}\n`
}

/**
 * The changelog, with its unreleased part turned into a version with a date.
 *
 * @param date such as 2026-11-22
 */
export function withRelease(changelog: string, version: string, date: string): string {
  const unreleased = sectionsOf(changelog).find(({ title }) => title === UNRELEASED)
  if (unreleased === undefined || unreleased.text === '') throw new Error(`${CHANGELOG} has nothing unreleased`)
  return changelog.replace(`${UNRELEASED}\n`, () => `${UNRELEASED}\n\n## ${version} - ${date}\n`)
}

/** A manifest or lock file in which only the version of the package itself is changed. */
export function withVersion(manifest: string, version: string): string {
  const { name } = JSON.parse(manifest) as { readonly name: string }
  // The lock file has the version twice, each time right after the name.
  const own = new RegExp(`("name": "${name}",\\s+"version": )"[^"]*"`, 'g')
  return manifest.replaceAll(own, (_, before: string) => `${before}"${version}"`)
}

/** Throws if a version is invalid, or not later than the previous one. */
export function requireLater(version: string, before: string): void {
  const [later, earlier] = [partsOf(version), partsOf(before)]
  const at = later.findIndex((part, index) => part !== earlier[index])
  const [one, other] = [later[at], earlier[at]]
  if (one === undefined || other === undefined || !(one > other))
    throw new Error(`${version} does not come after ${before}`)
}

/** Throws if users who copy the action's version from the README would not get this version. */
export function requireDocumented(version: string, readme: string): void {
  const major = majorTag(version)
  const documented = new Set([...readme.matchAll(/qpsgate\/qpsgate@(v\d+)/g)].map(([, tag]) => tag))
  const others = [...documented].filter((tag) => tag !== major)
  if (documented.size === 0 || others.length > 0)
    throw new Error(
      `${README} tells users to take ${others.join(', ') || 'no version'}, and ${version} is found as ${major}`,
    )
}

/** The tag that users name in their workflows: v1 for 1.2.0. Throws if the text is not a version. */
function majorTag(version: string): string {
  return `v${partsOf(version)[0]}`
}

/**
 * Parts of a version to compare, the most significant first. The last part is a pre-release's name. A final version has
 * `~` there, which sorts after every name, so that its pre-releases come before it.
 */
function partsOf(version: string): (number | string)[] {
  const [, major, minor, patch, trial = '~'] = VERSION.exec(version) ?? []
  if (major === undefined) throw new Error(`${version} is no version, such as 1.2.0 or 1.2.0-rc.1`)
  return [...[major, minor, patch].map(Number), trial]
}

function sectionsOf(changelog: string): { readonly title: string; readonly text: string }[] {
  return changelog.split(/^(?=## )/m).map((section) => {
    const [title = '', ...lines] = section.split('\n')
    return { title: title.trim(), text: lines.join('\n').trim() }
  })
}

function prepare(version: string): void {
  const read = (name: string) => readFileSync(resolve(ROOT, name), 'utf8')
  const { version: before } = JSON.parse(read(MANIFEST)) as { readonly version: string }
  requireLater(version, before)
  requireDocumented(version, read(README))
  const changelog = withRelease(read(CHANGELOG), version, new Date().toISOString().slice(0, 10))
  const manifests = [MANIFEST, LOCK].map((name) => [name, withVersion(read(name), version)] as const)
  for (const [name, text] of [[CHANGELOG, changelog] as const, ...manifests]) writeFileSync(resolve(ROOT, name), text)
}

/** Moves the tag of the major version at the remote, unless the version is a pre-release, which users must not get. */
function tag(version: string): void {
  const major = majorTag(version)
  if (version.includes('-')) throw new Error(`${version} is for trial, so ${major} stays where it is`)
  execFileSync('git', ['push', '--force', 'origin', `HEAD:refs/tags/${major}`], { cwd: ROOT, stdio: 'inherit' })
}

if (import.meta.main) {
  const [task, version = ''] = process.argv.slice(2)
  if (task === 'prepare') prepare(version)
  else if (task === 'notes') process.stdout.write(releaseNotes(readFileSync(resolve(ROOT, CHANGELOG), 'utf8'), version))
  else if (task === 'tag') tag(version)
  else throw new Error('give prepare VERSION, notes VERSION or tag VERSION')
}
