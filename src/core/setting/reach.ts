/**
 * What server options reach in production: files, networks and other servers, which a test server does not have. It
 * tells a reader why a test server does not get an option. It does not protect the machine; the server's sandbox does.
 */

import { type LiveReach, OptionIndex } from '../options/option-table.ts'
import type { OptionReach } from '../warnings/warnings.ts'
import { variableByAbbreviation, variableForms } from './option-name.ts'
import { needsProduction } from './plugins.ts'
import type { Setting } from './setting.ts'

type NameAndText = Pick<Setting, 'name' | 'text'> & Partial<Pick<Setting, 'value'>>

const REACH = new OptionIndex(({ reach }) => reach)
const IS_LISTED = new OptionIndex(() => true as const)

/**
 * Statements that only set variables. Others may need tables, routines or accounts of production, so test servers do
 * not get them.
 */
const ONLY_SETS = /^["']?\s*(?:set\s[^;]*(?:;\s*|(?=["']?$)))*["']?$/i

/** Reason why a test server does not get the option; undefined if it gets it. */
export function optionReach({ name, text = '', value }: NameAndText): OptionReach | undefined {
  if (value?.kind === 'expression') return 'path'
  const reach = REACH.find(...allForms(name))
  if (reach === 'statement') return ONLY_SETS.test(text) ? undefined : reach
  if (reach !== undefined) return reach === 'text' ? undefined : reach
  if (/[/\\]/.test(text)) return 'path'
  return needsProduction(name, text) ? 'library' : undefined
}

function allForms(name: string): readonly string[] {
  const forms = variableForms(name)
  return [...forms, ...forms.flatMap((form) => variableByAbbreviation(form) ?? [])]
}

const LIVE_REACH = new OptionIndex(({ liveReach }) => liveReach)

/**
 * Parts of names of options that may reach out of a server. If the table has no row for such an option, nobody has
 * checked it, so qpsgate does not set it.
 */
const LOOKS =
  /(?:^|[-_.])(?:\w*dir|\w*path|home|chroot|files?|filenames?|cert\w*|ca|crl|keyring|sockets?|ports?|addr\w*|hosts?|urls?|bind|plugins?|librar\w+|components?|init|scripts?|cmd|commands?|programs?|users?|grants?)(?:$|[-_.])/i

/**
 * Reason why a variable must not be set on an external server, which runs outside of a sandbox: the value would reach
 * out of the server, or could not be undone. Undefined if the variable may be set.
 */
export function assignmentReach(assigned: NameAndText): OptionReach | LiveReach | 'unknown' | undefined {
  const { name } = assigned
  // The look-up also tries the name without the part before a dot, because that part is the name of a key cache, or of
  // the component that has the variable.
  const listed = LIVE_REACH.find(name, name.replace(/^.*\./, '')) ?? optionReach(assigned)
  if (listed !== undefined || IS_LISTED.find(...allForms(name))) return listed
  return LOOKS.test(name) ? 'unknown' : undefined
}

/** Whether a setting switches the binary log on. Its text names a file, so even the text OFF switches the log on. */
export function isBinaryLog({ variable, value }: Pick<Setting, 'variable' | 'value'>): boolean {
  return variable === 'log_bin' && (value.kind !== 'switch' || value.isOn)
}

/**
 * Whether a setting names a certificate or its key. Test servers get others instead, because their sandbox lacks
 * production's files.
 */
export function isCertificate({ variable }: Pick<Setting, 'variable'>): boolean {
  return variable === 'ssl_cert' || variable === 'ssl_key'
}
