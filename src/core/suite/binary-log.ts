/** The option that switches the binary log on: its value is the name of a file, also where that is OFF. */
import type { ServerOption } from './suite.ts'

/** A key cache's name stands before any option of MariaDB's, see option-reach.ts. */
const SWITCHES_ON = /^(?:loose-|\w+\.)*(enable-)?log-bin$/

/** Whether servers log with it, whatever stands in front of its name; `enable-log-bin=0` is off (mysys/my_getopt.c). */
export function isBinaryLog({ name, value }: Pick<ServerOption, 'name' | 'value'>): boolean {
  const [found, enable] = SWITCHES_ON.exec(name.toLowerCase().replaceAll('_', '-')) ?? []
  return found !== undefined && (enable === undefined || value !== '0')
}
