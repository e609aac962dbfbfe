/**
 * The reach of server options: options come from a pull request, and a server that strangers configure may touch
 * nothing but its directory and its socket. The table of options decides each option of MySQL 5.7 to 9.7 and
 * MariaDB 10.11 and 11.4 that could, and tests ask the servers themselves whether one is missing; others are decided by
 * their form.
 */

import { type LiveReach, OptionIndex } from '../options/option-table.ts'
import type { OptionReach } from '../warnings/warnings.ts'
import { begunVariable, variableForms } from './option-name.ts'
import { loadsOnlyKnown } from './plugins.ts'
import type { Setting } from './setting.ts'

type Named = Pick<Setting, 'name' | 'text'> & Partial<Pick<Setting, 'value'>>

const REACH = new OptionIndex(({ reach }) => reach)

/** Parts of names that tell the kind of an option's value. */
const LOOKS = new Map<string, OptionReach>([
  ...named('directory', 'dir dirs directory directories path paths home chroot'),
  ...named('file', 'file files filename filenames basename ssl tls cert certs certificate certificates ca crl'),
  ...named('file', 'key keys keyring'),
  ...named('address', 'socket sockets port ports address addresses addr host hosts url uri listen listener bind'),
  ...named('address', 'network networks networking connectstring'),
  ...named('user', 'user users'),
  ...named('library', 'plugin plugins library libraries lib provider component components'),
  ...named('program', 'init script scripts command commands cmd program programs'),
  ...named('access', 'grant grants privilege privileges authentication proxy infile'),
])

/** Statements that are the same for every client. */
const NAMES_CHARSET = /^["']?\s*(?:set\s+names\s+['"]?\w+['"]?(?:\s+collate\s+['"]?\w+['"]?)?\s*;?\s*)?["']?$/i

/** Why the option is left out; undefined if it reaches nothing, and so is given to the server. */
export function optionReach({ name, text = '', value }: Named): OptionReach | undefined {
  if (value?.kind === 'expression') return 'path'
  if (loadsOnlyKnown(name, text)) return undefined
  const reaches = listedReaches(name)
  const refused = reaches.find((reach) => reach !== 'nothing' && reach !== 'text')
  if (refused === 'statement') return NAMES_CHARSET.test(text) ? undefined : refused
  if (refused !== undefined || reaches.includes('text')) return refused
  if (/\.so(?:\b|$)/i.test(text)) return 'library'
  if (/[/\\]/.test(text)) return 'path'
  return reaches.includes('nothing') ? undefined : nameReach(name)
}

/** What the table says of every name that a server may take it for. */
function listedReaches(name: string) {
  const forms = variableForms(name)
  return [...forms, ...forms.flatMap((form) => begunVariable(form) ?? [])].flatMap((form) => REACH.find(form) ?? [])
}

const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach)

/**
 * Reason why a variable, once set, would reach out of an external server, or not be undone there; undefined if it would
 * do neither.
 */
export function assignmentReach(assigned: Named): OptionReach | LiveReach | undefined {
  const { name } = assigned
  // Before the dot stands a key cache, or the component that has the variable.
  return LIVE_REACH.find(name, name.replace(/^.*\./, '')) ?? optionReach(assigned)
}

/** The reach that an option's name suggests. */
export function nameReach(name: string): OptionReach | undefined {
  const parts = name.toLowerCase().split(/[-_.]/)
  return parts
    .map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? 'directory' : undefined))
    .find((why) => why !== undefined)
}

/** Whether the option is decided by its name, and not only by how name and value look. */
export function isDecided(name: string): boolean {
  return listedReaches(name).length > 0
}

function named(why: OptionReach, names: string): [string, OptionReach][] {
  return names.split(' ').map((name) => [name, why])
}

/** Whether it switches the binary log on: its text is the name of a file, even if that is OFF. */
export function isBinaryLog({ variable, value }: Pick<Setting, 'variable' | 'value'>): boolean {
  return variable === 'log_bin' && (value.kind !== 'switch' || value.isOn)
}

/** Whether it names a certificate or its key: where servers need them, they get ours in their place. */
export function isCertificate({ variable }: Pick<Setting, 'variable'>): boolean {
  return variable === 'ssl_cert' || variable === 'ssl_key'
}
