/**
 * The reach of server options. Strangers configure our servers by pull requests, so a server may touch nothing but its
 * directory and its socket. The table of options has each option of MySQL 5.7 to 9.7 and MariaDB 10.11 and 11.4 that reaches
 * further, and tests ask the servers themselves whether one is missing; any other option is judged by its form.
 */

import { type LiveReach, OptionIndex } from '../options/option-table.ts'
import type { OptionReach } from '../warnings/warnings.ts'
import { begunVariable, variableForms } from './option-name.ts'
import { loadsOnlyKnown } from './plugins.ts'
import type { Setting } from './setting.ts'

type NameAndText = Pick<Setting, 'name' | 'text'> & Partial<Pick<Setting, 'value'>>

const REACH = new OptionIndex(({ reach }) => reach)

/** Parts of names that reveal what kind of value an option has. */
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

const CHARSET = `names\\s+['"]?\\w+['"]?(?:\\s+collate\\s+['"]?\\w+['"]?)?`
/** No value is computed, and no variable of other sessions or password is set. */
const ASSIGNED = `(?:session\\s+|local\\s+|@@(?:session\\.|local\\.)?|@)?(?!password\\b)\\w+\\s*:?=\\s*(?:-?[\\w.]+|'[^'"\\\\]*'|"[^'"\\\\]*")`
const SET_SESSION = `set\\s+(?:${CHARSET}|${ASSIGNED}(?:\\s*,\\s*${ASSIGNED})*)`
/** Statements that change nothing but the client's own session. */
const OF_SESSION = new RegExp(`^["']?\\s*(?:${SET_SESSION}\\s*(?:;\\s*|(?=["']?$)))*["']?$`, 'i')

/** Why the server does not get the option; undefined if it gets it, because the option reaches nothing outside. */
export function optionReach({ name, text = '', value }: NameAndText): OptionReach | undefined {
  if (value?.kind === 'expression') return 'path'
  if (loadsOnlyKnown(name, text)) return undefined
  const reaches = listedReaches(name)
  const refused = reaches.find((reach) => reach !== 'nothing' && reach !== 'text')
  if (refused === 'statement') return OF_SESSION.test(text) ? undefined : refused
  if (refused !== undefined || reaches.includes('text')) return refused
  if (/\.so(?:\b|$)/i.test(text)) return 'library'
  if (/[/\\]/.test(text)) return 'path'
  return reaches.includes('nothing') ? undefined : nameReach(name)
}

/** The rows of all names for which a server may take this one. */
function listedReaches(name: string) {
  const forms = variableForms(name)
  return [...forms, ...forms.flatMap((form) => begunVariable(form) ?? [])].flatMap((form) => REACH.find(form) ?? [])
}

const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach)

/**
 * Why a variable must not be set on an external server: it would reach out of the server, or could not be undone there;
 * undefined if it may be set.
 */
export function assignmentReach(assigned: NameAndText): OptionReach | LiveReach | undefined {
  const { name } = assigned
  // The part before a dot is a key cache, or the component of the variable.
  return LIVE_REACH.find(name, name.replace(/^.*\./, '')) ?? optionReach(assigned)
}

/** The reach that an option's name suggests. */
export function nameReach(name: string): OptionReach | undefined {
  const parts = name.toLowerCase().split(/[-_.]/)
  return parts
    .map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? 'directory' : undefined))
    .find((why) => why !== undefined)
}

/** Whether the table of options decides about it, so that its form does not matter. */
export function isDecided(name: string): boolean {
  return listedReaches(name).length > 0
}

function named(why: OptionReach, names: string): [string, OptionReach][] {
  return names.split(' ').map((name) => [name, why])
}

/** Whether it switches the binary log on: its text is a file name, even the text OFF. */
export function isBinaryLog({ variable, value }: Pick<Setting, 'variable' | 'value'>): boolean {
  return variable === 'log_bin' && (value.kind !== 'switch' || value.isOn)
}

/** Whether it names a certificate or its key, in place of which servers get ours. */
export function isCertificate({ variable }: Pick<Setting, 'variable'>): boolean {
  return variable === 'ssl_cert' || variable === 'ssl_key'
}
