import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseNotes, requireDocumented, requireLater, withRelease, withVersion } from '../../scripts/release.ts'

const ROOT = join(import.meta.dirname, '../..')
const CHANGELOG = `# Changelog

## Unreleased

### Added

- A flag, for $1 and $\`.

## 1.1.0 - 2026-01-02

- Older.
`

describe('the preparation of a release', () => {
  it('moves the unreleased notes below a heading with version and day, and leaves an empty list above', () => {
    const changelog = withRelease(CHANGELOG, '1.2.0', '2026-03-04')
    expect(changelog).toContain('## Unreleased\n\n## 1.2.0 - 2026-03-04\n\n### Added\n\n- A flag')
    expect(changelog.replace('## 1.2.0 - 2026-03-04\n\n', '')).toBe(CHANGELOG)
    expect(releaseNotes(changelog, '1.2.0')).toBe('### Added\n\n- A flag, for $1 and $`.\n')
    expect(releaseNotes(changelog, '1.1.0')).toBe('- Older.\n')
  })

  it.each(['1.1.0', '1.2.0'])('is refused if there are no unreleased notes, and finds no notes for %s', (version) => {
    const released = withRelease(CHANGELOG, '1.1.1', '2026-03-04')
    expect(() => withRelease(released, version, '2026-03-05')).toThrow('CHANGELOG.md has nothing unreleased')
    expect(() => releaseNotes('# Changelog\n', version)).toThrow(`CHANGELOG.md has nothing of ${version}`)
  })

  it('does not take the notes of 1.2.0 for those of 1.2', () =>
    expect(() => releaseNotes(withRelease(CHANGELOG, '1.2.0', '2026-03-04'), '1.2')).toThrow())

  it.each(['package.json', 'package-lock.json'])("changes nothing but the package's version in %s", (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8')
    const { version } = JSON.parse(text)
    const changed = withVersion(text, '98.7.6')
    expect(JSON.parse(changed)).toMatchObject({ name: 'qpsgate', version: '98.7.6' })
    expect(changed.split('98.7.6').length - 1).toBe(name === 'package.json' ? 1 : 2)
    expect(changed.replaceAll('98.7.6', version)).toBe(text)
  })

  it.each([
    ['1.2.0', '1.1.9'],
    ['1.10.0', '1.9.0'],
    ['2.0.0', '1.99.99'],
    ['1.2.0', '1.2.0-rc.1'],
    ['1.2.0-rc.2', '1.2.0-rc.1'],
    ['1.3.0-rc.1', '1.2.0'],
  ])('allows version %s after %s, but not the other way round', (version, before) => {
    expect(() => requireLater(version, before)).not.toThrow()
    expect(() => requireLater(before, version)).toThrow(`${before} does not come after ${version}`)
  })

  it.each(['1.2.0', 'v1.3.0', '1.3', '1.3.0+build', '01.3.0', 'latest'])(
    'refuses the version %s after 1.2.0',
    (version) => expect(() => requireLater(version, '1.2.0')).toThrow(version),
  )

  it('refuses a major version other than the one that the README names, even for the first release', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    expect(() => requireDocumented('1.0.0', readme)).not.toThrow()
    expect(() => requireDocumented('1.0.0-rc.1', readme)).not.toThrow()
    expect(() => requireDocumented('0.2.0', readme)).toThrow(
      'README.md tells users to take v1, and 0.2.0 is found as v0',
    )
  })
})
