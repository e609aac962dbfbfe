/** Says what servers get for settings that no configuration has, because readers must know what the test added. */

import type { OwnDefaultsReason } from '../plan/base-options.ts'

const REASONS: Readonly<Record<NonNullable<OwnDefaultsReason>, string>> = {
  'servers-compared': 'because servers are compared',
  'server-changed': 'because the server itself changes',
  'durability-changed': 'because the change concerns what a commit promises',
  'logs-changed': 'because the change concerns the redo log or the binary log',
}

/** Example: "servers: their own defaults where files are silent, because servers are compared". */
export function ownDefaultsText(reason: NonNullable<OwnDefaultsReason>): string {
  return `servers: their own defaults where files are silent, ${REASONS[reason]}`
}

export function testOptionsText(ownDefaults: OwnDefaultsReason): string {
  return ownDefaults === null
    ? 'Where a configuration is silent, the test set these for every server, so that figures are steady:'
    : `Where a configuration is silent, servers had their own defaults, ${REASONS[ownDefaults]}; the test set only what clients and the test data need:`
}
