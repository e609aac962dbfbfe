/** How much memory a configuration may come to need. */
import { sizeOf } from '../suite/settings.ts'
import type { Fork } from './manual-pages.ts'

/** Values by variable, as text. What is not in it has the server's default. */
export type SettingValues = Readonly<Record<string, string>>

const MIB = 1024 ** 2
const POOL = 'innodb_buffer_pool_size'
const CONNECTIONS = 'max_connections'

/** Defaults of what each connection may take, where it needs all of it at once: bytes, of MySQL 9.7 and MariaDB 10.11. */
const OF_A_CONNECTION: Readonly<Record<Fork, Readonly<Record<string, number>>>> = {
  mysql: {
    sort_buffer_size: 262_144,
    join_buffer_size: 262_144,
    read_buffer_size: 131_072,
    read_rnd_buffer_size: 262_144,
    thread_stack: MIB,
    binlog_cache_size: 32_768,
    binlog_stmt_cache_size: 32_768,
    net_buffer_length: 16_384,
  },
  // Its temporary tables are each connection's own; MySQL's share temptable_max_ram.
  mariadb: {
    sort_buffer_size: 2 * MIB,
    join_buffer_size: 262_144,
    read_buffer_size: 131_072,
    read_rnd_buffer_size: 262_144,
    thread_stack: 299_008,
    binlog_cache_size: 32_768,
    binlog_stmt_cache_size: 32_768,
    net_buffer_length: 16_384,
    tmp_table_size: 16 * MIB,
  },
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
