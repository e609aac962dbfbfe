/** AppArmor's profile of the packaged server, which keeps it from directories that are not its own. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const DENIED = /permission denied|errno:? 13\b|can't (?:create|change|write|open)/i
const ENABLED = '/sys/module/apparmor/parameters/enabled'

/** Where the system keeps what is asked for here; tests have their own. */
export interface AppArmorPlaces {
  readonly profiles: string
  readonly enabled: string
}

const PLACES: AppArmorPlaces = { profiles: '/etc/apparmor.d', enabled: ENABLED }

/**
 * What to do where the profile may be why a server could not work; undefined where it cannot be.
 *
 * @param binary real path of the server program
 * @param output what it printed
 */
export function appArmorHint(binary: string, output: string, places: AppArmorPlaces = PLACES): string | undefined {
  const profile = binary.slice(1).replaceAll('/', '.')
  const path = join(places.profiles, profile)
  if (!DENIED.test(output) || !existsSync(path) || existsSync(join(places.profiles, 'disable', profile)))
    return undefined
  if (!isEnabled(places.enabled)) return undefined
  return (
    `an AppArmor profile lets ${basename(binary)} use the directories of its package only; ` +
    `take it away for this machine: sudo apparmor_parser -R ${path}`
  )
}

function isEnabled(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').trim() === 'Y'
  } catch {
    return false
  }
}
