/** Packages of the lock file: their licences, their sources, and programs that would run during installation. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** SPDX identifiers that may be bundled into a program under Apache-2.0. */
const ALLOWED =
  'MIT ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD Unlicense OFL-1.1 MPL-2.0 BlueOak-1.0.0 CC0-1.0'.split(' ')
/** Packages whose manifest names a file in place of an identifier, and how that file begins. */
const READ: Readonly<Record<string, string>> = { 'lib-r-math.js': 'The MIT License (MIT)' }
/** Downloads the program of its name. */
const RUNS_SCRIPTS = ['node_modules/node']

interface LockedPackage {
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const { devDependencies, dependencies, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>
  readonly dependencies?: object
  readonly scripts: Readonly<Record<string, string>>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Whether one may take it under allowed licences: all that are joined by AND, one of those joined by OR. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)))
}

/** Whether a runner of ours takes it: not every registry has the packages of all other systems, and so their hashes. */
function isInstalledHere({ optional, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockedPackage): boolean {
  return !optional || (os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'))
}

/** Whether npm would run something when it installs the package, whatever the lock file says. */
function runsScript(path: string): boolean {
  const manifest = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as { readonly scripts?: object }
  const names = Object.keys(manifest.scripts ?? {})
  return names.some((name) => /^(?:pre|post)?install$/.test(name)) || existsSync(join(ROOT, path, 'binding.gyp'))
}

describe('the packages in package-lock.json', () => {
  test('have allowed licences', () => {
    const others = locked.filter(([path, { license = 'none' }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return READ[name] === undefined && !isAllowed(license)
    })
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
    expect(locked.length).toBeGreaterThan(100)
  })

  test.each(Object.entries(READ))('include %s, whose licence file begins with "%s"', (name, begins) => {
    const text = readFileSync(join(ROOT, 'node_modules', name, 'LICENSE.txt'), 'utf8')
    expect(text.startsWith(begins)).toBe(true)
  })

  test('come from the configured registry, and each has its hash', () => {
    for (const [path, { integrity, resolved, ...entry }] of locked) {
      if (isInstalledHere(entry)) expect(integrity, path).toMatch(/^sha512-/)
      // npm would be asked for the package at another address, whatever its configuration.
      expect(resolved, path).toBeUndefined()
    }
  })

  test('include every package that is needed, so that installing looks nothing up', () => {
    const { stderr, status } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(stderr).not.toContain('npm error')
    expect(status).toBe(0)
  })

  test('run no install script, except node', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)
    expect(scripted.map(([path]) => path)).toEqual(RUNS_SCRIPTS)
    // Some packages for other systems are not installed.
    const installed = locked.filter(([path]) => existsSync(join(ROOT, path, 'package.json')))
    expect(installed.map(([path]) => path).filter(runsScript)).toEqual(RUNS_SCRIPTS)
  })

  test('have exactly the versions in package.json', () => {
    expect(dependencies).toBeUndefined()
    for (const [name, version] of Object.entries(devDependencies)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(packages[`node_modules/${name}`], name).toMatchObject({ version })
    }
  })

  test('include the version of vitest that the mutation tests use', () =>
    expect(scripts.mutation).toContain(`--package=vitest@${devDependencies.vitest} `))
})
