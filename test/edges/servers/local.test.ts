import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appArmorHint } from '../../../src/edges/servers/local.ts'

const DENIED = "mysqld: Can't create directory '/tmp/qpsgate-x/t1a0/data/' (OS errno 13 - Permission denied)"

describe('the advice to unload an AppArmor profile', () => {
  let folder: string
  const places = () => ({ profiles: folder, enabled: join(folder, 'enabled') })
  const hint = (output = DENIED) => appArmorHint('/usr/sbin/mysqld', output, places())

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
    writeFileSync(join(folder, 'usr.sbin.mysqld'), '')
    writeFileSync(join(folder, 'enabled'), 'Y\n')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('names the command that unloads the profile of the server', () => {
    expect(hint()).toContain(`sudo apparmor_parser -R ${join(folder, 'usr.sbin.mysqld')}`)
  })

  it('is not given if the server fails for another reason', () => {
    expect(hint("unknown variable 'x=1'")).toBeUndefined()
  })

  it('is not given if the server has no profile', () => {
    rmSync(join(folder, 'usr.sbin.mysqld'))
    expect(hint()).toBeUndefined()
  })

  it('is not given if the profile is disabled', () => {
    mkdirSync(join(folder, 'disable'))
    writeFileSync(join(folder, 'disable/usr.sbin.mysqld'), '')
    expect(hint()).toBeUndefined()
  })

  it.each(['N\n', undefined])('is not given if AppArmor is switched off in the kernel (%j)', (enabled) => {
    if (enabled === undefined) rmSync(join(folder, 'enabled'))
    else writeFileSync(join(folder, 'enabled'), enabled)
    expect(hint()).toBeUndefined()
  })
})
