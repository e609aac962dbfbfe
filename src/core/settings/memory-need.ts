/** How much memory a configuration may come to need. */
import type { Fork } from '../families/family.ts'
import { factsFor, OPTIONS } from '../options/option-table.ts'
import { sizeOf } from '../suite/quantities.ts'

/** Values by variable, as text. Missing ones have the server's default. */
export type SettingValues = Readonly<Record<string, string>>

const MIB = 1024 ** 2
const POOL = 'innodb_buffer_pool_size'
const CONNECTIONS = 'max_connections'

/**
 * Defaults of memory that each connection may take, if it needs all of it at once: bytes, in MySQL 9.7 and MariaDB
 * 10.11.
 */
const OF_A_CONNECTION = { mysql: bytesByVariable('mysql'), mariadb: bytesByVariable('mariadb') }

function bytesByVariable(fork: Fork): Readonly<Record<string, number>> {
  const defaults = OPTIONS.map((row) => [row.name, factsFor(row, fork).bytesPerConnection] as const)
  return Object.fromEntries(defaults.flatMap(([name, bytes]) => (bytes === undefined ? [] : [[name, bytes]])))
}

const OF_THE_SERVER = { [POOL]: 128 * MIB, [CONNECTIONS]: 151 } as const

/** Every default that this file counts on. */
export function memoryDefaults(fork: Fork): Readonly<Record<string, number>> {
  return { ...OF_A_CONNECTION[fork], ...OF_THE_SERVER }
}

/** Memory that a configuration may come to need: of the buffer pool, and of all connections at once. */
export interface MemoryNeed {
  readonly poolBytes: number
  readonly connections: number
  readonly bytesPerConnection: number
}

export function memoryNeed(settings: SettingValues, fork: Fork): MemoryNeed {
  const perConnection = Object.entries(OF_A_CONNECTION[fork])
  return {
    poolBytes: settingOf(settings, POOL, OF_THE_SERVER[POOL]),
    connections: settingOf(settings, CONNECTIONS, OF_THE_SERVER[CONNECTIONS]),
    bytesPerConnection: perConnection.reduce((sum, [name, usual]) => sum + settingOf(settings, name, usual), 0),
  }
}

/** Bytes in all. */
export function totalBytes({ poolBytes, connections, bytesPerConnection }: MemoryNeed): number {
  return poolBytes + connections * bytesPerConnection
}

function settingOf(settings: SettingValues, name: string, usual: number): number {
  return numberOf(settings[name]) ?? usual
}

/** A whole number or a size as servers read it; undefined for anything else. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const size = sizeOf(text)
  return size === undefined ? undefined : Number(size)
}
